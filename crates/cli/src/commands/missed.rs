//! `takeback missed`: each window a seat was owed and not given, the weightiest first, with what
//! that seat could have done, the record to go back to, and what lies between.
//!
//! For a judge alone: a player would learn from it what the other one holds.

use crate::arguments::{As, Missed as Options, SeatName};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::noted;
use crate::opened::Opened;
use crate::responses::{self, could_json, face_or_none, line, position_at, standing, unfolded};
pub(super) use crate::responses::{cost, cost_json, only_for_judges};
use duel::Position;
use judge::{Filter, Forgotten, Left, Missed, Settled, Standing};
use serde_json::{Value, json};
use timeline::History;
use wording::{Wording, args};

/// Lists them.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "missed", context)?;
    let shelf = context.shelf()?;
    let opened = shelf.read(options.duel.as_deref())?;
    context.adopt(&shelf, &opened.entry)?;
    let named = options.standing.line.as_deref();
    let stood = opened.line(named)?;
    let line = stood.id;
    let at = options
        .at
        .as_deref()
        .map(|at| place(&opened, at, line, &context.words))
        .transpose()?;
    let line = match at {
        Some(at) => opened.line_at(at, stood, named, &context.words)?,
        None => line,
    };
    context.read_as(As::Judge);
    opened.say_what_if(line, context);
    let found = find(&opened, options, line, at, context)?;
    for (number, missed) in found.iter().enumerate() {
        let before = position_at(&opened, missed.go_back_to)?;
        let object = missed_json(missed, &before, &opened.history, context);
        context.object(object);
        print(number + 1, missed, &before, &opened, context);
    }
    if found.is_empty() {
        let name = opened.entry.name.as_str();
        match options.seat.map(SeatName::seat) {
            None => context.say("missed-none", args![duel: name]),
            Some(seat) => {
                let seat = context.words.player(seat).to_owned();
                context.say("missed-none-seat", args![duel: name, seat: seat]);
            }
        }
        return Ok(Exit::Done);
    }
    let handle = shelf.handle(opened.entry.id, &opened.entry.name);
    advise(&found[0], &handle, context);
    Ok(Exit::Findings)
}

fn place(opened: &Opened, at: &str, line: u32, words: &Wording) -> Outcome<u32> {
    let line = opened
        .history
        .line(line)
        .unwrap_or_else(|| opened.history.current());
    opened.place(Some(at), line, words)
}

fn find(
    opened: &Opened,
    options: &Options,
    line: u32,
    at: Option<u32>,
    context: &mut Context,
) -> Outcome<Vec<Missed>> {
    let filter = Filter {
        seat: options.seat.map(SeatName::seat),
        first: false,
        line: Some(line),
    };
    let found = judge::missed(&opened.history, &context.cards, filter);
    let mut found = found.map_err(|error| unfolded(opened, &error))?;
    found.retain(|missed| at.is_none_or(|at| missed.at <= at));
    if !found.is_empty() {
        head(&found, opened, line, context);
    }
    if options.first {
        found.truncate(1);
    }
    Ok(found)
}

/// How many there are of each kind.
fn head(found: &[Missed], opened: &Opened, line: u32, context: &mut Context) {
    let of = |left| found.iter().filter(|missed| missed.left == left).count();
    let name = opened.entry.name.as_str();
    let line = opened.history.name_of(line);
    let asked = of(Left::NotAsked);
    let left_out = found.iter().filter(|missed| missed.leaves_out());
    let (settled, open): (Vec<_>, Vec<_>) = left_out.partition(|one| one.settled.is_some());
    let forgotten = open.len();
    if asked > 0 {
        context.say(
            "missed-head",
            args![duel: name, count: asked, line: line.as_str()],
        );
    }
    if forgotten > 0 {
        context.say(
            "missed-head-forgotten",
            args![duel: name, count: forgotten, line: line.as_str()],
        );
    }
    if !settled.is_empty() {
        context.say("missed-head-settled", args![count: settled.len()]);
    }
    let silent = of(Left::NotMentioned);
    if silent > 0 {
        context.say("missed-head-unmentioned", args![count: silent]);
    }
}

fn missed_json(missed: &Missed, before: &Position, history: &History, context: &Context) -> Value {
    let forgotten = missed.forgotten.iter();
    let forgotten: Vec<Value> = forgotten.map(|one| forgotten_json(one, context)).collect();
    json!({
        "kind": "missed", "seat": missed.seat.letter(), "window": missed.window,
        "window_kind": wording::ids::window_kind(missed.kind),
        "because": wording::ids::because(missed.because),
        "turn": missed.turn, "phase": wording::ids::phase(missed.phase),
        "at": missed.at, "go_back_to": missed.go_back_to,
        "left": left(missed.left), "standing": standing(missed.standing()),
        "could": could_json(&missed.could, before, context),
        "cannot_tell": missed.cannot_tell.len(),
        "forgotten": forgotten,
        "settled": missed.settled.map(settled_json),
        "notes": noted::notes_json(&missed.notes, history), "repairs_since": missed.repairs,
        "cost": cost_json(&missed.cost),
    })
}

fn forgotten_json(one: &Forgotten, context: &Context) -> Value {
    let mut card = face_or_none(one.face, context);
    card["id"] = json!(one.card.0);
    json!({
        "card": card, "effect": u32::from(one.effect) + 1, "met": one.met, "late": one.late,
        "chains_since": one.chains,
    })
}

fn settled_json(settled: Settled) -> Value {
    json!({"by": responses::settled(settled), "at": settled.at()})
}

const fn left(left: Left) -> &'static str {
    match left {
        Left::Forgotten => "forgotten",
        Left::NotAsked => "not_asked",
        Left::NotMentioned => "not_mentioned",
    }
}

fn print(
    number: usize,
    missed: &Missed,
    before: &Position,
    opened: &Opened,
    context: &mut Context,
) {
    let words = &context.words;
    let seat = words.player(missed.seat).to_owned();
    let place = words.place(missed.turn, missed.phase, before.step);
    let window = words.window(missed.kind, missed.because);
    let key = match missed.left {
        Left::Forgotten => "missed-entry-forgotten",
        Left::NotAsked => "missed-entry",
        Left::NotMentioned => "missed-entry-unmentioned",
    };
    let args = args![
        number: number, seat: seat.as_str(), place: place, window: window, at: missed.at,
    ];
    context.say(key, args);
    if let Some(settled) = missed.settled {
        let by = responses::settled(settled);
        context.say("missed-settled", args![by: by, at: settled.at()]);
    }
    let notes = noted::lines(
        &missed.notes,
        &opened.history,
        &context.words,
        &context.cards,
    );
    for note in notes {
        context.out.line(format!("   {note}"));
    }
    for one in &missed.forgotten {
        forgotten(one, before, &seat, context);
    }
    if missed.leaves_out()
        && missed.settled.is_none()
        && let Some(repairs) = noted::repairs(&missed.repairs, &context.words)
    {
        context.out.line(format!("   {repairs}"));
    }
    if missed.forgotten.is_empty() {
        could(missed, before, &seat, context);
    }
    let text = cost(&missed.cost, context);
    context.out.line(format!("   {text}"));
    let go_back_to = missed.go_back_to;
    let name = opened.entry.name.as_str();
    context.say("missed-go-back", args![record: go_back_to, duel: name]);
}

/// A trigger that was left out: since when, and whether it came after all.
fn forgotten(one: &Forgotten, before: &Position, seat: &str, context: &mut Context) {
    let card = context.words.card(before, &context.cards, one.card);
    context.say(
        "missed-forgotten",
        args![
            card: card, seat: seat, met: one.met, late: one.late.unwrap_or(0), chains: one.chains,
        ],
    );
}

fn could(missed: &Missed, before: &Position, seat: &str, context: &mut Context) {
    match missed.standing() {
        Standing::Could => context.say("missed-could", args![seat: seat]),
        Standing::CannotTell => {}
        Standing::Nothing => context.say("missed-nothing", args![seat: seat]),
    }
    for could in &missed.could {
        let line = line(could, before, context);
        let since = could.known_since.unwrap_or(0);
        context.say("missed-line", args![line: line, since: since]);
    }
    if !missed.cannot_tell.is_empty() {
        let count = missed.cannot_tell.len();
        context.say("missed-unknown", args![seat: seat, count: count]);
    }
}

fn advise(first: &Missed, handle: &str, context: &mut Context) {
    // What was put right, or ruled on, comes last: nothing is left to go back for.
    if first.settled.is_some() {
        return;
    }
    let record = first.go_back_to.to_string();
    let key = match first.left {
        Left::Forgotten => "missed-reason-forgotten",
        Left::NotAsked => "missed-reason",
        Left::NotMentioned => return,
    };
    let reason = context.text(key, args![seat: first.seat.letter()]);
    context.next_step(
        "missed-next",
        &["rewind", handle, &record, "--reason", &reason],
    );
}
