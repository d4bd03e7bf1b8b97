//! Records and positions for programs, as the JSON contract has them.

use crate::seen::Seen;
use crate::statements;
use duel::{Event, Position};
use journal::{DuelId, Record};
use rules::{Ask, Catalogue, Next, Question};
use serde_json::{Value, json};
use timeline::History;
use wording::contract::{self, Object};
use wording::{Viewer, Wording};

/// A record, as the role of the wording reads it.
#[must_use]
pub(crate) fn record_json(
    duel: DuelId,
    history: &History,
    (seen, record): (&Seen, &Record),
    cards: &Catalogue,
    words: &Wording,
) -> Value {
    let mut object = head(duel, history, record, words.viewer());
    let Seen {
        before,
        event,
        after,
        ..
    } = seen;
    object.extend(contract::event_json(
        before,
        after,
        cards,
        event,
        words.viewer(),
    ));
    put_words(&mut object, record, words.viewer());
    object.insert("knowledge".into(), json!(record.knowledge.as_str()));
    if let Some(happened) = record.happened_at {
        object.insert("happened_at".into(), json!(happened.to_string()));
    }
    object.insert(
        "text".into(),
        json!(words.sentence_of(before, after, cards, event)),
    );
    Value::Object(object)
}

fn head(duel: DuelId, history: &History, record: &Record, viewer: Viewer) -> Object {
    let line = history.line_of(record.number);
    let mut object = Object::new();
    object.insert("kind".into(), json!("record"));
    object.insert("duel".into(), json!(duel.to_string()));
    object.insert("number".into(), json!(record.number));
    object.insert("follows".into(), json!(record.follows));
    object.insert(
        "line".into(),
        json!(line.map(|line| line_name(history, line, viewer))),
    );
    object.insert("batch".into(), json!(record.batch));
    object.insert("at".into(), json!(record.at.to_string()));
    object.insert("source".into(), json!(record.source.as_str()));
    object
}

/// What a line is called for a reader.
#[must_use]
pub(crate) fn line_name(history: &History, line: u32, viewer: Viewer) -> String {
    match viewer {
        Viewer::Judge => history.name_of(line),
        _ => History::plain_name(line),
    }
}

/// Free words beside the record: `reason` and `by` where they are a rewind's, else `words`. Nobody
/// but the judge reads them: what was spoken with a pass would tell how it was given.
fn put_words(object: &mut Object, record: &Record, viewer: Viewer) {
    let Some(words) = record.words.as_ref().filter(|_| viewer == Viewer::Judge) else {
        return;
    };
    if matches!(record.event, Event::Rewound { .. } | Event::Adjusted { .. }) {
        object.insert("reason".into(), json!(words.text));
        if matches!(record.event, Event::Rewound { .. }) {
            object.insert("statements".into(), statements::json(words));
        }
        object.insert("by".into(), json!(words.by));
    } else {
        object.insert("words".into(), json!(words.text));
        if record.event.is_desk() && !words.by.is_empty() {
            object.insert("signed".into(), json!(words.by));
        }
    }
}

/// A position after a record, with what is asked there.
#[must_use]
pub(crate) fn position_json(
    seen: &Position,
    number: u32,
    next: &Next,
    cards: &Catalogue,
) -> Object {
    let mut object = contract::position_json(seen, cards);
    object.insert("number".into(), json!(number));
    object.insert("prompt".into(), prompt(next));
    object
}

/// Whom the duel waits for.
#[must_use]
pub(crate) fn prompt(next: &Next) -> Value {
    match next {
        Next::Ask(Ask {
            seat,
            question: Question::Window(kind),
        }) => {
            json!({"seat": seat.letter(), "asked": "window", "window_kind": wording::ids::window_kind(*kind)})
        }
        Next::Ask(Ask {
            seat,
            question: Question::Choice(what),
        }) => {
            json!({"seat": seat.letter(), "asked": "choice", "what": wording::ids::choice(*what)})
        }
        Next::Chance { seat, .. } => json!({"seat": seat.letter(), "asked": "chance"}),
        Next::Event(_) | Next::SetUp | Next::Over => Value::Null,
    }
}
