//! `takeback claim`: starts from what a player says ("I'd have used Mind Crush then"). Was the seat
//! owed a window there, was it asked, did it hold the card, could it legally be used, which was the
//! last moment for it, what would going back cost. Then, as bare facts, what has happened since.
//!
//! For a judge alone: it says what a seat held.

use crate::arguments::{As, Claim as Options};
use crate::commands::cards::found;
use crate::context::Context;
use crate::desk::Desk;
use crate::error::{Failure, Outcome};
use crate::exit::Exit;
use crate::misread;
use crate::named;
use crate::noted;
use crate::opened::Opened;
use crate::responses::{
    self, asked_json, cost, cost_json, face_json, given, name, only_for_judges, unfolded,
};
use crate::shelf::Shelf;
use cards::Found;
use duel::{Event, Passcode, Seat};
use journal::DuelEntry;
use judge::{Claim, Claimed, Given, Held, Moment, Since, Soon, Stands};
use rules::{Check, Truth};
use serde_json::{Value, json};
use timeline::History;
use wording::{args, contract::check_json};

/// Answers it.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "claim", context)?;
    let shelf = context.shelf()?;
    let (entry, card) = duel_and_card(&options.words, &shelf, context)?;
    named::say_which(options.words.len() > 1, &entry, &shelf, context);
    context.adopt(&shelf, &entry)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let named = options.standing.line.as_deref();
    let line = opened.line(named)?;
    let when = options.when.as_deref();
    let place = when.map(|place| opened.place(Some(place), line, &context.words));
    let naming = options.naming.iter().map(|name| face(name, context));
    let by = options.seat.seat();
    let claimed = Claimed {
        by,
        card: face(card, context).map_err(|failure| no_card(failure, card, by, &shelf, context))?,
        naming: naming.collect::<Outcome<_>>()?,
        when: place.transpose()?,
    };
    context.read_as(As::Judge);
    let id = match claimed.when {
        Some(at) => opened.line_at(at, line, named, &context.words)?,
        None => line.id,
    };
    let line = opened.history.name_of(id);
    opened.say_what_if(id, context);
    let answered = judge::claim(&opened.history, &context.cards, id, claimed);
    let claim = answered.map_err(|error| unfolded(&opened, &error))?;
    let object = claim_json(&claim, &line, &opened.history, context);
    context.object(object);
    print(&claim, &opened, &line, context);
    record(&claim, &opened, &shelf, options.dry_run, context)?;
    advise(
        &claim,
        &shelf.handle(opened.entry.id, &opened.entry.name),
        context,
    );
    Ok(match claim.stands() {
        Stands::Open | Stands::Yes => Exit::Done,
        Stands::CannotTell | Stands::No => Exit::Findings,
    })
}

/// Writes down that it was claimed, as it was told. Where no moment was named it is written at the
/// end, for what was found here is for the judge alone. What a seat has claimed is written once: to
/// look at it again, at another moment, is no other claim.
fn record(
    claim: &Claim,
    opened: &Opened,
    shelf: &Shelf,
    dry_run: bool,
    context: &mut Context,
) -> Outcome<()> {
    if dry_run {
        context.note("dry-run", args![]);
    }
    let claimed = &claim.claimed;
    if let Some(number) = on_record(claimed, &opened.history) {
        context.note("claim-on-record", args![number: number]);
        return Ok(());
    }
    let mut desk = Desk::open(&opened.entry, shelf, dry_run, As::Judge, context)?;
    let told = duel::Desk::Claimed {
        by: claimed.by,
        at: claimed.when,
        named: Some(claimed.card),
    };
    let batch = desk.table.enter(told, None);
    desk.taken(batch, context)?;
    desk.print(context)
}

/// The record that has the claim already: by the same seat, of the same card, with nothing having
/// happened in the duel since.
fn on_record(claimed: &Claimed, history: &History) -> Option<u32> {
    let same = |entry: &duel::Desk| {
        let (seat, card) = (claimed.by, Some(claimed.card));
        matches!(entry, duel::Desk::Claimed { by, named, .. } if (*by, *named) == (seat, card))
    };
    let mut entries = history.desk_entries();
    let (record, _) = entries.find(|(_, entry)| same(entry))?;
    let mut since =
        (record.number + 1..=history.last()).filter_map(|number| history.record(number));
    let still = since.all(|record| matches!(record.event, Event::Note | Event::Desk(_)));
    still.then_some(record.number)
}

/// The duel named first, or the one last written to, and the card: no duel's name, unless a card is
/// called so too.
fn duel_and_card<'w>(
    words: &'w [String],
    shelf: &Shelf,
    context: &Context,
) -> Outcome<(DuelEntry, &'w str)> {
    match words {
        [duel, card] => Ok((shelf.find(duel)?, card)),
        [card] if named::is_duel(card, shelf) && face(card, context).is_err() => {
            Err(named::only_a_duel("claim", card, "<CARD>", context))
        }
        [card] => Ok((shelf.last_written()?, card)),
        [_, _, over, ..] => Err(misread::one_too_many("claim", over, &context.words)),
        [] => Err(misread::missing("claim", "<CARD>", &context.words)),
    }
}

fn face(name: &str, context: &Context) -> Outcome<Passcode> {
    Ok(found(name, context)?.passcode)
}

/// Says what a claim can be about, where it names something that looks like no card at all.
fn no_card(failure: Failure, typed: &str, by: Seat, shelf: &Shelf, context: &Context) -> Failure {
    let looks_like = match cards::find(&context.cards, typed) {
        Found::None { nearest } => !nearest.is_empty(),
        _ => return failure,
    };
    let line = typed.starts_with("A ") || typed.starts_with("B ");
    if looks_like && !line && shelf.find(typed).is_err() {
        return failure;
    }
    let (seat, started) = (by.letter(), &context.started);
    let missed = started.command(&["missed", "--seat", seat]);
    let action = format!("{seat} …");
    let whynot = started.command(&["whynot", &action, "--at", "…"]);
    let args = args![seat: context.words.player(by), missed: missed, whynot: whynot];
    failure.hint(context.text("claim-only-use", args))
}

fn claim_json(claim: &Claim, line: &str, history: &History, context: &Context) -> Value {
    let claimed = &claim.claimed;
    let moment = claim.moment.as_ref();
    let one = |moment: &Moment| moment_json(moment, history, context);
    let naming = claimed.naming.iter().map(|face| face_json(*face, context));
    json!({
        "kind": "claim", "seat": claimed.by.letter(), "card": face_json(claimed.card, context),
        "naming": naming.collect::<Vec<_>>(), "line": line, "when": claimed.when,
        "stands": stands(claim.stands()),
        "owed": moment.is_some(),
        "asked": moment.and_then(asked),
        "held": moment.map(|one| held(one.held)),
        "legal": moment.and_then(|one| truth(one.legal())),
        "go_back_to": moment.map(|one| one.go_back_to),
        "moment": moment.map(one), "soon": claim.soon.map(|soon| soon_json(&soon)),
        "others": claim.others, "alike": claim.alike,
        "within": claim.within, "windows": claim.windows, "moments": claim.moments,
        "last": claim.last.as_ref().map(one), "later": claim.later,
        "elsewhere": claim.elsewhere.iter().map(one).collect::<Vec<_>>(), "more": claim.more,
        "cost": claim.cost.as_ref().map(cost_json),
        "since": claim.since.as_ref().map(|since| since_json(since, context)),
    })
}

fn moment_json(moment: &Moment, history: &History, context: &Context) -> Value {
    let (answer, how) = given(moment.given);
    let conditions: Vec<_> = moment
        .conditions
        .iter()
        .map(|check| check_json(&context.words, check))
        .collect();
    json!({
        "window": moment.window, "window_kind": wording::ids::window_kind(moment.kind),
        "because": wording::ids::because(moment.because),
        "turn": moment.turn, "phase": wording::ids::phase(moment.phase),
        "step": moment.step.map(wording::ids::step),
        "opened": moment.opened, "asked_aloud": asked_json(moment.asked),
        "answer": answer, "how": how, "asked": asked(moment),
        "at": moment.at, "go_back_to": moment.go_back_to,
        "held": held(moment.held), "not_held": moment.not_held.map(responses::not_held), "zone": moment.place.map(|place| wording::ids::zone(place.zone)),
        "known_since": moment.known_since, "effect": u32::from(moment.effect) + 1,
        "legal": truth(moment.legal()), "conditions": conditions,
        "notes": noted::notes_json(&moment.notes, history),
        "had_to": moment.had_to, "open": moment.open,
    })
}

fn soon_json(soon: &Soon) -> Value {
    json!({
        "window_kind": wording::ids::window_kind(soon.kind),
        "because": wording::ids::because(soon.because),
        "turn": soon.turn, "phase": wording::ids::phase(soon.phase),
        "step": soon.step.map(wording::ids::step),
    })
}

fn since_json(since: &Since, context: &Context) -> Value {
    let shown = since.shown.iter().map(|shown| {
        json!({
            "at": shown.at, "card": face_json(shown.face, context), "of": shown.of.letter(),
            "left": shown.left,
        })
    });
    json!({
        "acted": since.acted, "agreed": since.agreed, "passed": since.passed, "asked": since.asked,
        "shown": shown.collect::<Vec<_>>(),
    })
}

/// Whether the seat was asked; null where the recording doesn't mention it.
fn asked(moment: &Moment) -> Option<bool> {
    truth(moment.not_asked()).map(|not_asked| !not_asked)
}

const fn truth(truth: Truth) -> Option<bool> {
    match truth {
        Truth::Yes => Some(true),
        Truth::No => Some(false),
        Truth::Unknown => None,
    }
}

const fn held(held: Held) -> &'static str {
    match held {
        Held::Yes => "yes",
        Held::Possible => "possible",
        Held::No => "no",
    }
}

const fn stands(stands: Stands) -> &'static str {
    match stands {
        Stands::Open => "open",
        Stands::Yes => "yes",
        Stands::CannotTell => "cannot_tell",
        Stands::No => "no",
    }
}

fn print(claim: &Claim, opened: &Opened, line: &str, context: &mut Context) {
    let claimed = &claim.claimed;
    let seat = context.words.player(claimed.by).to_owned();
    let card = name(claimed.card, context).unwrap_or_default();
    let duel = opened.entry.name.as_str();
    context.say(
        "claim-head",
        args![
            duel: duel, line: line, seat: seat.as_str(), card: card.as_str(),
            when: claimed.when.unwrap_or(0),
        ],
    );
    if claimed.when.is_none() && claim.moments > 1 && claim.moment.is_some() {
        let why = match claim.alike {
            _ if claim.stands() == Stands::Open => "open",
            1 => "only",
            _ => "latest",
        };
        let args = args![
            count: claim.moments, card: card.as_str(), seat: seat.as_str(), why: why,
            alike: claim.alike,
        ];
        context.say("claim-likeliest", args);
    }
    if claimed.when.is_none() && claim.moments == 0 && claim.windows > 1 {
        let args = args![count: claim.windows, card: card.as_str(), seat: seat.as_str()];
        context.say("claim-nowhere", args);
    }
    if !claim.within && claim.moment.is_some() {
        let args = args![when: claimed.when.unwrap_or(0), seat: seat.as_str()];
        context.say("claim-not-within", args);
    }
    say_soon(claim, (&seat, &card), context);
    match &claim.moment {
        None if claim.soon.is_some() => {}
        None => context.say("claim-not-owed", args![seat: seat.as_str()]),
        Some(moment) => {
            let history = &opened.history;
            let notes = noted::lines(&moment.notes, history, &context.words, &context.cards);
            facts(claim, moment, (&seat, &card), context);
            notes.into_iter().for_each(|note| context.out.line(note));
        }
    }
    for moment in &claim.elsewhere {
        let args = args![
            place: place(moment, context), go_back_to: moment.go_back_to,
            seat: seat.as_str(), answer: answer(moment, claimed.by, context),
        ];
        context.say("claim-elsewhere", args);
    }
    if claim.more > 0 {
        context.say("claim-more", args![count: claim.more]);
    }
    let key = match (&claim.moment, claim.soon) {
        (None, Some(_)) => "soon",
        _ => stands(claim.stands()),
    };
    let owed = if claim.moment.is_some() { "yes" } else { "no" };
    context.say(
        "claim-stands",
        args![stands: key, owed: owed, seat: seat.as_str(), card: card.as_str()],
    );
    if let Some(record) = claim.others {
        let other = claimed.by.other();
        let letter = other.letter().to_owned();
        let other = context.words.player(other).to_owned();
        let args = args![
            card: card.as_str(), seat: other, letter: letter, go_back_to: record,
        ];
        context.say("claim-others", args);
    }
}

/// The window that comes as soon as the open one is passed.
fn say_soon(claim: &Claim, (seat, card): (&str, &str), context: &mut Context) {
    let Some(soon) = claim.soon else { return };
    let words = &context.words;
    let place = words.place(soon.turn, soon.phase, soon.step);
    let window = words.window(soon.kind, soon.because);
    let place = words.text("claim-place", args![place: place, window: window]);
    context.say("claim-soon", args![place: place, seat: seat, card: card]);
}

fn facts(claim: &Claim, moment: &Moment, (seat, card): (&str, &str), context: &mut Context) {
    let by = claim.claimed.by;
    let place = place(moment, context);
    context.say("claim-owed", args![place: place, opened: moment.opened]);
    let answer = answer(moment, by, context);
    let at = moment.at.unwrap_or(0);
    context.say("claim-asked", args![seat: seat, answer: answer, at: at]);
    if moment.had_to {
        let asked = match moment.given {
            Given::NotAsked => "no",
            _ => "yes",
        };
        context.say("claim-had-to", args![seat: seat, card: card, asked: asked]);
    }
    say_held(moment, seat, card, context);
    legal(moment, card, context);
    if claim.stands() == Stands::Open {
        return;
    }
    if let Some(last) = &claim.last {
        let same = if last.window == moment.window {
            "yes"
        } else {
            "no"
        };
        let place = self::place(last, context);
        context.say(
            "claim-last",
            args![
                place: place, same: same, go_back_to: last.go_back_to, later: claim.later,
            ],
        );
    }
    if let Some(between) = &claim.cost {
        let cost = cost(between, context);
        context.say("claim-cost", args![record: moment.go_back_to, cost: cost]);
    }
    if let Some(since) = &claim.since {
        say_since(since, moment, seat, context);
    }
}

/// "turn 3, main phase 1, free window after the chain of 1 link".
fn place(moment: &Moment, context: &Context) -> String {
    let place = context.words.place(moment.turn, moment.phase, moment.step);
    let window = context.words.window(moment.kind, moment.because);
    context.text("claim-place", args![place: place, window: window])
}

/// "was not asked", "passed by moving on".
fn answer(moment: &Moment, seat: Seat, context: &Context) -> String {
    crate::responses::answered(&context.words, seat, moment.given)
}

fn say_held(moment: &Moment, seat: &str, card: &str, context: &mut Context) {
    let place = moment
        .place
        .map(|place| context.words.location(place))
        .unwrap_or_default();
    context.say(
        "claim-held",
        args![
            held: held(moment.held), seat: seat, card: card, place: place,
            since: moment.known_since.unwrap_or(0),
            why: moment.not_held.map_or("none", responses::not_held),
        ],
    );
}

fn legal(moment: &Moment, card: &str, context: &mut Context) {
    let key = match moment.legal() {
        _ if moment.conditions.is_empty() => "nothing",
        Truth::Yes => "yes",
        Truth::Unknown => "unknown",
        Truth::No => "no",
    };
    context.say("claim-legal", args![legal: key, card: card]);
    let open = |check: &&Check| check.truth != Truth::Yes;
    for check in moment.conditions.iter().filter(open) {
        let text = context.words.check(check);
        let line = format!("     {:<16}  {text}", check.rule.id());
        context.out.line(line);
    }
}

fn records(all: &[u32], context: &Context) -> String {
    let all: Vec<String> = all.iter().map(u32::to_string).collect();
    context.words.joined(&all)
}

fn say_since(since: &Since, moment: &Moment, seat: &str, context: &mut Context) {
    let text = context.text(
        "claim-since",
        args![
            seat: seat, at: moment.go_back_to,
            acted: since.acted.len(), acted_at: records(&since.acted, context),
            passed: since.passed.len(), asked: since.asked.len(),
        ],
    );
    context.out.line(text);
    if !since.agreed.is_empty() {
        let at = records(&since.agreed, context);
        context.say(
            "claim-agreed",
            args![seat: seat, count: since.agreed.len(), at: at],
        );
    }
    for shown in &since.shown {
        let card = name(shown.face, context).unwrap_or_default();
        let key = if shown.left {
            "claim-shown-left"
        } else {
            "claim-shown"
        };
        context.say(key, args![card: card, at: shown.at]);
    }
}

fn advise(claim: &Claim, handle: &str, context: &mut Context) {
    if claim.moment.as_ref().is_some_and(|moment| moment.had_to) {
        context.next_step("run-next-missed", &["missed", handle]);
    }
    let asked = |moment: &&Moment| moment.not_asked() == Truth::Yes;
    let moment = claim.moment.as_ref().filter(asked);
    let Some(moment) = moment.filter(|_| claim.stands() != Stands::No) else {
        return;
    };
    let record = moment.go_back_to.to_string();
    let seat = claim.claimed.by.letter();
    let passed = moment.given != Given::NotAsked;
    let key = match moment.had_to && passed {
        true => "missed-reason-forgotten",
        false => "missed-reason",
    };
    let reason = context.text(key, args![seat: seat]);
    context.next_step(
        "missed-next",
        &["rewind", handle, &record, "--reason", &reason],
    );
}
