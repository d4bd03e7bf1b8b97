//! What the desk has written about a record since, in words and for programs. For a judge alone.

use duel::{Event, Position};
use journal::Words;
use judge::{Note, Noted};
use rules::Catalogue;
use serde_json::{Value, json};
use timeline::History;
use wording::{Wording, args};

/// Each entry as a sentence with its record: what it says, and the words beside it.
#[must_use]
pub(crate) fn lines(
    notes: &[Note],
    history: &History,
    words: &Wording,
    cards: &Catalogue,
) -> Vec<String> {
    let line = |note: &Note| {
        let record = history.record(note.at)?;
        let nowhere = Position::new();
        let said = words.sentence_of(&nowhere, &nowhere, cards, &record.event);
        let beside = record.words.as_ref().filter(|words| !words.is_empty());
        let beside = beside.map_or_else(String::new, |beside| quoted(beside, words));
        Some(words.text("noted", args![at: note.at, text: said + &beside]))
    };
    notes.iter().filter_map(line).collect()
}

/// The same for programs.
#[must_use]
pub(crate) fn notes_json(notes: &[Note], history: &History) -> Value {
    let one = |note: &Note| {
        let beside = history.record(note.at).and_then(|record| {
            let text = record.words.as_ref()?.text.clone();
            matches!(record.event, Event::Desk(_)).then_some(text?)
        });
        let (what, rule) = match &note.what {
            Noted::LateFact { rule } => ("late_fact", rule.as_ref().map(ToString::to_string)),
            Noted::PutRight => ("repair", None),
            Noted::Ruled => ("ruling", None),
        };
        json!({"at": note.at, "about": note.about, "what": what, "rule": rule, "text": beside})
    };
    notes.iter().map(one).collect()
}

/// The words beside a record, with the names of those who said or decided it.
#[must_use]
pub(crate) fn quoted(beside: &Words, words: &Wording) -> String {
    let text = wording::visible(beside.text.as_deref().unwrap_or_default());
    let by = beside.by.iter().map(|by| wording::visible(by).into_owned());
    let by: Vec<String> = by.collect();
    match by.is_empty() {
        true => words.text("spoken", args![text: text]),
        false => words.text("spoken-by", args![text: text, by: words.joined(&by)]),
    }
}

/// The repairs made since that don't say what they put right; none where there are none.
#[must_use]
pub(crate) fn repairs(repairs: &[u32], words: &Wording) -> Option<String> {
    let all: Vec<String> = repairs.iter().map(u32::to_string).collect();
    let args = args![count: repairs.len(), records: words.joined(&all)];
    (!repairs.is_empty()).then(|| words.text("noted-repairs", args))
}
