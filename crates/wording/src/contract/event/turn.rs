//! The fields of the course of a duel: turns, what was said, windows, choices, the end.

use crate::contract::facts::{Around, lot_json, phase_json};
use crate::viewer::pass_as_read;
use crate::{Language, Viewer, Wording, ids};
use duel::{Answer, Because, CardId, Event, Seat};
use rules::Said;
use serde_json::{Value as Json, json};

pub(super) fn course(event: &Event) -> Json {
    match event {
        Event::DuelBegan { .. } => duel_began(event),
        Event::DefinitionsChanged { catalogue, engine } => {
            json!({ "catalogue": catalogue.to_string(), "engine": engine.0 })
        }
        Event::PlayBegan { turn, seat, phase } => {
            json!({ "turn": turn, "seat": seat.letter(), "phase": phase_json(*phase) })
        }
        Event::TurnBegan { turn, seat } => json!({ "turn": turn, "seat": seat.letter() }),
        Event::PhaseEntered { phase } => json!({ "phase": ids::phase(*phase) }),
        Event::StepEntered { step } => json!({ "step": ids::step(*step) }),
        Event::TimingEntered { timing } => json!({ "timing": ids::timing(*timing) }),
        Event::LoopFound { length } => json!({ "length": length }),
        Event::Irregularity { rule, by, wronged } => json!({
            "rule": rule.0, "by": by.letter(), "wronged": wronged.map(Seat::letter),
            "about": null,
        }),
        Event::DuelEnded { result, reason } => json!({
            "result": ids::result(*result), "reason": ids::result_reason(*reason),
        }),
        Event::Rewound {
            to,
            kind,
            undoes,
            extension,
        } => json!({
            "to": to, "rewind_kind": ids::rewind_kind(*kind), "reason": null, "by": null,
            "statements": { "A": null, "B": null }, "extension": extension, "undoes": undoes,
        }),
        Event::Adjusted { steps } => json!({ "steps": steps, "by": null, "reason": null }),
        _ => json!({}),
    }
}

fn duel_began(event: &Event) -> Json {
    let Event::DuelBegan {
        profile_name,
        mode,
        reading,
        catalogue,
        engine,
        ..
    } = event
    else {
        return Json::Null;
    };
    json!({
        "profile": profile_name, "mode": ids::mode(*mode), "passes": ids::reading(*reading),
        "catalogue": catalogue.to_string(), "engine": engine.0,
    })
}

/// What was said, as the line of a written duel. A pass is said as the viewer may read it.
pub(super) fn said(around: Around<'_>, by: Seat, action: &duel::Action, viewer: Viewer) -> Json {
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

pub(super) fn choice(around: Around<'_>, event: &Event) -> Json {
    match event {
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
        Event::RandomOutcome { lot, picked } => {
            json!({ "lot": lot_json(*lot), "picked": around.picked(picked) })
        }
        _ => json!({}),
    }
}

pub(super) fn window(event: &Event, viewer: Viewer) -> Json {
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
                Some((key, value)) => super::with(first, key, value),
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
        Event::SettingChanged {
            seat,
            passes,
            suspended,
        } => json!({ "seat": seat.letter(), "passes": passes, "suspended": suspended }),
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
        Because::LeavesStep(step) | Because::StepBegan(step) => {
            Some(("step", Json::from(ids::step(step))))
        }
        Because::TimingBegan(timing) => Some(("timing", Json::from(ids::timing(timing)))),
        Because::AllPassed
        | Because::SummonDeclared
        | Because::SummonSucceeded
        | Because::CardSet
        | Because::PositionChanged
        | Because::Drawn
        | Because::AttackDeclared
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
