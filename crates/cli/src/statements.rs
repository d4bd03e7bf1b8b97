//! What the players said beside a ruling to go back, shown one line each.

use crate::context::Context;
use duel::Seat;
use journal::Words;
use serde_json::{Value, json};
use wording::args;

/// The statements as lines.
#[must_use]
pub(crate) fn lines(words: &Words, context: &Context) -> Vec<String> {
    let line = |(seat, text): (Seat, &str)| {
        let (seat, text) = (context.words.player(seat), wording::visible(text));
        context.text("statement", args![seat: seat, text: text])
    };
    words.statements().map(line).collect()
}

/// The statements of both seats, as programs read them.
#[must_use]
pub(crate) fn json(words: &Words) -> Value {
    let [a, b] = &words.statements;
    json!({ "A": a, "B": b })
}
