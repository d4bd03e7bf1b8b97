//! `takeback ledger`: every window since a point, and what became of the question for each seat
//! that was owed it.
//!
//! For a judge alone: it says how each pass was given and what each seat could have done.

use crate::arguments::{As, Ledger as Options, SeatName};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::noted;
use crate::opened::Opened;
use crate::responses::{
    self, asked_json, could_json, given, line, only_for_judges, position_at, standing, unfolded,
};
use crate::seen::Walk;
use duel::{Role, Seat};
use judge::{Entry, Given, Owed};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use timeline::History;
use wording::args;

/// Prints it.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "ledger", context)?;
    let opened = context.open(options.duel.as_deref())?;
    let named = options.standing.line.as_deref();
    let line = opened.line(named)?;
    let since = match options.since.as_deref() {
        None => 0,
        since => opened.place(since, line, &context.words)?,
    };
    let id = match since {
        0 => line.id,
        since => opened.line_at(since, line, named, &context.words)?,
    };
    let name = opened.history.name_of(id);
    context.read_as(As::Judge);
    opened.say_what_if(id, context);
    let seat = options.seat.map(SeatName::seat);
    let entries = entries(&opened, id, since, seat, context)?;
    let duel = opened.entry.name.as_str();
    let count = entries.len();
    context.say(
        "ledger-head",
        args![duel: duel, line: name, count: count, since: since],
    );
    let sentences = sentences(&opened, id, &entries, context);
    let mut after = None;
    for entry in &entries {
        if after != entry.after {
            after = entry.after;
            say_after(after, &sentences, context);
        }
        print(entry, &opened, context)?;
    }
    Ok(Exit::Done)
}

fn entries(
    opened: &Opened,
    line: u32,
    since: u32,
    seat: Option<Seat>,
    context: &Context,
) -> Outcome<Vec<Entry>> {
    let entries = judge::ledger(&opened.history, &context.cards, line, since);
    let mut entries = entries.map_err(|error| unfolded(opened, &error))?;
    for entry in &mut entries {
        entry
            .owed
            .retain(|owed| seat.is_none_or(|seat| seat == owed.seat));
    }
    entries.retain(|entry| !entry.owed.is_empty());
    Ok(entries)
}

/// What happened in the records after which the windows opened, each in a sentence.
fn sentences(
    opened: &Opened,
    line: u32,
    entries: &[Entry],
    context: &Context,
) -> BTreeMap<u32, String> {
    let wanted: Vec<u32> = entries.iter().filter_map(|entry| entry.after).collect();
    let last = wanted.last().copied().unwrap_or(0);
    let mut walk = Walk::new(&opened.history, line, last, Role::Judge);
    let mut sentences = BTreeMap::new();
    // The ledger was made by folding this very line, so it folds.
    while let Ok(Some((seen, _))) = walk.step() {
        if wanted.binary_search(&seen.number).is_ok() {
            let (before, after) = (&seen.before, &seen.after);
            let text = context
                .words
                .sentence_of(before, after, &context.cards, &seen.event);
            sentences.insert(seen.number, text);
        }
    }
    sentences
}

fn say_after(after: Option<u32>, sentences: &BTreeMap<u32, String>, context: &mut Context) {
    if let Some((record, text)) = after.and_then(|at| sentences.get_key_value(&at)) {
        context.say("ledger-after", args![record: *record, text: text.as_str()]);
    }
}

fn print(entry: &Entry, opened: &Opened, context: &mut Context) -> Outcome<()> {
    let words = &context.words;
    let place = words.place(entry.turn, entry.phase, entry.step);
    let window = words.window(entry.kind, entry.because);
    let head = args![place: place, window: window, opened: entry.opened];
    context.say("ledger-window", head);
    let mut owed = Vec::new();
    for one in &entry.owed {
        let at = one.go_back_to.unwrap_or(entry.opened);
        let before = position_at(opened, at)?;
        let lines: Vec<String> = one
            .could
            .iter()
            .map(|could| line(could, &before, context))
            .collect();
        let text = responses::owed(&context.words, one, &lines);
        context.out.line(text);
        let could = could_json(&one.could, &before, context);
        owed.push(owed_json(one, could));
    }
    let (words, history) = (&context.words, &opened.history);
    let notes = noted::lines(&entry.notes, history, words, &context.cards);
    for note in notes {
        context.out.line(format!("    {note}"));
    }
    let object = entry_json(entry, owed, &opened.history);
    context.object(object);
    Ok(())
}

fn owed_json(owed: &Owed, could: Value) -> Value {
    let (answer, how) = given(owed.given);
    let mentioned = !matches!(
        owed.given,
        Given::Passed {
            mentioned: false,
            ..
        }
    );
    json!({
        "seat": owed.seat.letter(), "asked": asked_json(owed.asked), "held": owed.held,
        "answer": answer, "how": how, "mentioned": mentioned,
        "at": owed.at, "go_back_to": owed.go_back_to,
        "standing": owed.standing().map(standing), "could": could,
        "cannot_tell": owed.cannot_tell.len(),
    })
}

fn entry_json(entry: &Entry, owed: Vec<Value>, history: &History) -> Value {
    json!({
        "kind": "ledger", "window": entry.window,
        "window_kind": wording::ids::window_kind(entry.kind),
        "because": wording::ids::because(entry.because),
        "turn": entry.turn, "phase": wording::ids::phase(entry.phase),
        "step": entry.step.map(wording::ids::step),
        "timing": entry.timing.map(wording::ids::timing),
        "notes": noted::notes_json(&entry.notes, history),
        "after": entry.after, "opened": entry.opened, "closed": entry.closed, "owed": owed,
    })
}
