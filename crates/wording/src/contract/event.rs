//! The event's name and its own fields, for every event.

use super::Object;
use super::facts::{
    Around, from_one, lingering_json, lot_json, name, object, phase_json, place_json,
};
use crate::changes::value_of;
use crate::viewer::pass_as_read;
use crate::{Language, Viewer, Wording, ids};
use duel::{Answer, Because, CardId, Cause, Digest, Event, Position, Seat, Value};
use rules::{Catalogue, Said};
use serde_json::{Value as Json, json};

/// The name of an event in the contract.
#[must_use]
pub const fn event_name(event: &Event) -> &'static str {
    match event {
        Event::DuelBegan { .. } => "duel_began",
        Event::CardsEntered { .. } => "cards_entered",
        Event::PlayBegan { .. } => "play_began",
        Event::Said { .. } => "said",
        Event::CardKnown { .. } => "card_known",
        Event::CatalogueChanged { .. } => "catalogue_changed",
        Event::TurnBegan { .. } => "turn_began",
        Event::PhaseEntered { .. } => "phase_entered",
        Event::StepEntered { .. } => "step_entered",
        Event::WindowOpened { .. } => "window_opened",
        Event::WindowAsked { .. } => "window_asked",
        Event::WindowHeld { .. } => "window_held",
        Event::WindowAnswered { .. } => "window_answered",
        Event::WindowClosed { .. } => "window_closed",
        Event::ChoiceAsked { .. } => "choice_asked",
        Event::ChoiceMade { .. } => "choice_made",
        Event::TriggerActivated { .. } => "trigger_activated",
        Event::SummonDeclared { .. } => "summon_declared",
        Event::SummonNegated { .. } => "summon_negated",
        Event::SummonSucceeded { .. } => "summon_succeeded",
        Event::CardSet { .. } => "card_set",
        Event::PositionChanged { .. } => "position_changed",
        Event::LinkAdded { .. } => "link_added",
        Event::ChainClosed { .. } => "chain_closed",
        Event::LinkResolving { .. } => "link_resolving",
        Event::StepBegan { .. } => "step_began",
        Event::LinkNegated { .. } => "link_negated",
        Event::LinkResolved { .. } => "link_resolved",
        Event::ChainEnded => "chain_ended",
        Event::TriggerMet { .. } => "trigger_met",
        Event::TriggerMissed { .. } => "trigger_missed",
        Event::CardsMoved { .. } => "cards_moved",
        Event::ValueChanged { .. } => "value_changed",
        Event::LpChanged { .. } => "lp_changed",
        Event::Shuffled { .. } => "shuffled",
        Event::RandomOutcome { .. } => "random_outcome",
        Event::LingeringBegan { .. } => "lingering_began",
        Event::LingeringEnded { .. } => "lingering_ended",
        Event::Irregularity { .. } => "irregularity",
        Event::DuelEnded { .. } => "duel_ended",
        Event::Rewound { .. } => "rewound",
        Event::Note => "note",
    }
}

/// `"event": NAME` and the event's own fields, between the positions before and after it, as the
/// viewer may read how passes were given. (Cards and faces are redacted before.)
#[must_use]
pub fn event_json(
    before: &Position,
    after: &Position,
    cards: &Catalogue,
    event: &Event,
    viewer: Viewer,
) -> Object {
    let mut all = Object::new();
    all.insert("event".to_owned(), Json::from(event_name(event)));
    all.extend(object(fields(
        Around {
            before,
            after,
            cards,
        },
        event,
        viewer,
    )));
    all
}

/// No wildcard: a new event doesn't compile before it has its fields.
fn fields(around: Around<'_>, event: &Event, viewer: Viewer) -> Json {
    match event {
        Event::DuelBegan { .. } => duel_began(event),
        Event::CardsEntered {
            owner,
            to,
            count,
            posture,
        } => json!({
            "owner": owner.letter(), "place": place_json(*to), "count": count,
            "position": ids::posture(*posture),
        }),
        Event::PlayBegan { turn, seat, phase } => {
            json!({ "turn": turn, "seat": seat.letter(), "phase": phase_json(*phase) })
        }
        Event::Said { by, action } => said(around, *by, action, viewer),
        Event::CardKnown { card, to, how, .. } => json!({
            "card": around.card(*card), "to": ids::audience(*to), "how": ids::knowing(*how),
        }),
        Event::CatalogueChanged { catalogue } => json!({ "catalogue": hex(catalogue) }),
        Event::TurnBegan { turn, seat } => json!({ "turn": turn, "seat": seat.letter() }),
        Event::PhaseEntered { phase } => json!({ "phase": ids::phase(*phase) }),
        Event::StepEntered { step } => json!({ "step": ids::step(*step) }),
        Event::WindowOpened { .. }
        | Event::WindowAsked { .. }
        | Event::WindowHeld { .. }
        | Event::WindowAnswered { .. }
        | Event::WindowClosed { .. } => window(event, viewer),
        Event::ChoiceAsked {
            seat,
            what,
            least,
            most,
        } => json!({
            "seat": seat.letter(), "what": ids::choice(*what),
            "domain": { "least": least, "most": most },
        }),
        Event::ChoiceMade {
            seat,
            picked,
            hidden,
        } => json!({
            "seat": seat.letter(), "picked": around.picked(picked), "hidden": hidden,
        }),
        Event::TriggerActivated { seat, card, effect } => trigger(around, *seat, *card, *effect),
        Event::SummonDeclared { .. }
        | Event::SummonNegated { .. }
        | Event::SummonSucceeded { .. } => summon(around, event),
        Event::CardSet {
            seat,
            card,
            to,
            posture,
        } => json!({
            "seat": seat.letter(), "card": around.card(*card), "place": place_json(*to),
            "position": ids::posture(*posture),
        }),
        Event::PositionChanged { card, to, cause } => json!({
            "card": around.card(*card), "to": ids::posture(*to), "cause": around.cause(*cause),
        }),
        Event::LinkAdded { .. }
        | Event::ChainClosed { .. }
        | Event::LinkResolving { .. }
        | Event::StepBegan { .. }
        | Event::LinkNegated { .. }
        | Event::LinkResolved { .. }
        | Event::ChainEnded => chain(around, event),
        Event::TriggerMet {
            seat,
            card,
            effect,
            mandatory,
        } => with(
            trigger(around, *seat, *card, *effect),
            "mandatory",
            Json::from(*mandatory),
        ),
        Event::TriggerMissed {
            seat,
            card,
            effect,
            cause,
        } => with(
            trigger(around, *seat, *card, *effect),
            "cause",
            around.cause(*cause),
        ),
        Event::CardsMoved { moves, cause } => json!({
            "moves": moves.iter().map(|step| json!({
                "card": around.card(step.card), "from": place_json(step.from),
                "to": place_json(step.to), "position": ids::posture(step.posture),
            })).collect::<Vec<_>>(),
            "reason": ids::reason(cause.reason), "cause": around.cause(*cause),
        }),
        Event::ValueChanged {
            card,
            what,
            to,
            cause,
        } => value_changed(around, *card, *what, *to, *cause),
        Event::LpChanged {
            seat,
            by,
            to,
            cause,
        } => json!({
            "seat": seat.letter(), "by": by, "to": to,
            "reason": ids::reason(cause.reason), "cause": around.cause(*cause),
        }),
        Event::Shuffled { seat } => json!({ "seat": seat.letter() }),
        Event::RandomOutcome { lot, picked } => {
            json!({ "lot": lot_json(*lot), "picked": around.picked(picked) })
        }
        Event::LingeringBegan { lingering, cause } => json!({
            "lingering": lingering_json(around.after, around.cards, lingering),
            "cause": around.cause(*cause),
        }),
        Event::LingeringEnded { lingering } => {
            json!({ "lingering": lingering_json(around.before, around.cards, lingering) })
        }
        Event::Irregularity { rule, by, wronged } => json!({
            "rule": rule.0, "by": by.letter(), "wronged": wronged.map(Seat::letter),
            "about": null,
        }),
        Event::DuelEnded { result, reason } => json!({
            "result": ids::result(*result), "reason": ids::result_reason(*reason),
        }),
        Event::Rewound { to, kind, undoes } => json!({
            "to": to, "rewind_kind": ids::rewind_kind(*kind), "reason": null, "by": null,
            "undoes": undoes,
        }),
        Event::Note => json!({}),
    }
}

fn duel_began(event: &Event) -> Json {
    let Event::DuelBegan {
        profile_name,
        mode,
        reading,
        catalogue,
        ..
    } = event
    else {
        return Json::Null;
    };
    json!({
        "profile": profile_name, "mode": ids::mode(*mode), "passes": ids::reading(*reading),
        "catalogue": hex(catalogue),
    })
}

/// What was said, as the line of a written duel. A pass is said as the viewer may read it.
fn said(around: Around<'_>, by: Seat, action: &duel::Action, viewer: Viewer) -> Json {
    let shown = match action {
        duel::Action::Pass(how) if pass_as_read(viewer, by, *how).is_none() => {
            duel::Action::Pass(duel::How::Spoken)
        }
        other => other.clone(),
    };
    let known = |card: &CardId| Some(duel::Which::Card(*card));
    let text = shown.map(known).map(|action| {
        let position = if around.after.moment > 0 {
            around.after
        } else {
            around.before
        };
        Wording::new(Language::En).said(&Said { by, action }, position, around.cards)
    });
    json!({
        "by": by.letter(), "text": text, "says": text,
        "card": action.card().map(|card| around.card(*card)),
    })
}

fn window(event: &Event, viewer: Viewer) -> Json {
    match event {
        Event::WindowOpened {
            window,
            kind,
            owed,
            because,
        } => {
            let owed: Vec<_> = [Some(owed.0), owed.1].into_iter().flatten().collect();
            let owed: Vec<_> = owed.into_iter().map(Seat::letter).collect();
            let first = json!({
                "window": window, "window_kind": ids::window_kind(*kind), "owed": owed,
                "because": ids::because(*because),
            });
            match detail(*because) {
                Some((key, value)) => with(first, key, value),
                None => first,
            }
        }
        Event::WindowAsked { window, seat, by } => {
            json!({ "window": window, "seat": seat.letter(), "by": ids::asker(*by) })
        }
        Event::WindowAnswered {
            window,
            seat,
            answer,
        } => {
            let (answer, how) = answered(*seat, *answer, viewer);
            json!({ "window": window, "seat": seat.letter(), "answer": answer, "how": how })
        }
        Event::WindowHeld { window, seat } => {
            json!({ "window": window, "seat": seat.letter() })
        }
        Event::WindowClosed { window } => json!({ "window": window }),
        _ => Json::Null,
    }
}

/// The field that completes why a window opened, where there is one.
fn detail(because: Because) -> Option<(&'static str, Json)> {
    match because {
        Because::PhaseBegan(phase) | Because::MovesOn(phase) => {
            Some(("phase", Json::from(ids::phase(phase))))
        }
        Because::ChainEnded { links } => Some(("links", Json::from(links))),
        Because::LinkAdded { link } => Some(("link", Json::from(link))),
        Because::TriggersMet { mandatory } => Some(("mandatory", Json::from(mandatory))),
        Because::AllPassed
        | Because::SummonDeclared
        | Because::SummonSucceeded
        | Because::CardSet
        | Because::PositionChanged
        | Because::Drawn
        | Because::Happened => None,
    }
}

/// `answer` and `how`, as the viewer may read them.
fn answered(seat: Seat, answer: Answer, viewer: Viewer) -> (&'static str, Option<&'static str>) {
    match answer {
        Answer::Acted | Answer::Skipped => (ids::answer(answer), None),
        Answer::Passed(how) => match pass_as_read(viewer, seat, how) {
            Some(duel::How::NoResponse) => (ids::answer(answer), None),
            Some(how) => (ids::answer(answer), Some(ids::how(how))),
            None => ("passed", None),
        },
    }
}

fn trigger(around: Around<'_>, seat: Seat, card: CardId, effect: u8) -> Json {
    json!({ "seat": seat.letter(), "card": around.card(card), "effect": from_one(effect) })
}

fn summon(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::SummonDeclared {
            seat,
            card,
            method,
            to,
            posture,
        } => json!({
            "seat": seat.letter(), "card": around.card(*card), "method": ids::method(*method),
            "place": place_json(*to), "position": ids::posture(*posture),
        }),
        Event::SummonNegated { card, cause } => {
            json!({ "card": around.card(*card), "cause": around.cause(*cause) })
        }
        Event::SummonSucceeded { card } => json!({ "card": around.card(*card) }),
        _ => Json::Null,
    }
}

fn chain(around: Around<'_>, event: &Event) -> Json {
    match event {
        Event::LinkAdded {
            link,
            seat,
            card,
            effect,
            mode,
            kind,
            speed,
            targets,
            declared,
        } => json!({
            "link": link, "seat": seat.letter(), "card": around.card(*card),
            "effect": from_one(*effect), "mode": from_one(*mode),
            "link_kind": ids::link_kind(*kind), "speed": speed,
            "targets": around.list(targets), "declared": name(around.cards, *declared),
        }),
        Event::ChainClosed { links } => json!({ "links": links }),
        Event::LinkResolving { link } => json!({ "link": link }),
        Event::StepBegan { link, part, step } => {
            json!({ "link": link, "part": ids::part(*part), "step": from_one(*step) })
        }
        Event::LinkNegated { link, what, cause } => json!({
            "link": link, "what": ids::negation(*what), "cause": around.cause(*cause),
        }),
        Event::LinkResolved { link, outcome } => {
            json!({ "link": link, "outcome": ids::outcome(*outcome) })
        }
        _ => json!({}),
    }
}

fn value_changed(
    around: Around<'_>,
    card: CardId,
    what: Value,
    to: Option<i32>,
    cause: Cause,
) -> Json {
    json!({
        "card": around.card(card), "what": ids::value(what),
        "from": value_of(around.before, around.cards, card, what),
        "to": to.or_else(|| value_of(around.after, around.cards, card, what)),
        "printed": to.is_none(), "because": around.cause(cause),
    })
}

/// The object with one field more.
fn with(value: Json, key: &str, more: Json) -> Json {
    let mut fields = object(value);
    fields.insert(key.to_owned(), more);
    Json::Object(fields)
}

fn hex(digest: &Digest) -> String {
    use std::fmt::Write as _;
    digest.0.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
