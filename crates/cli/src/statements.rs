//! What the players said beside a ruling to go back: kept in the words of that record, one line
//! each after the reason, and shown one line each.

use crate::context::Context;
use duel::{Event, Seat};
use journal::Record;
use wording::args;

/// The reason and the statements as one text.
#[must_use]
pub(crate) fn beside(reason: &str, statements: [Option<&str>; 2]) -> String {
    let mut lines = vec![one_line(reason)];
    for (seat, said) in Seat::BOTH.into_iter().zip(statements) {
        lines.extend(said.map(|said| format!("{}{}", begins(seat), one_line(said))));
    }
    lines.join("\n")
}

/// The reason in a rewind's text, and what each seat said; any other text as it is.
#[must_use]
pub(crate) fn apart<'t>(record: &Record, text: &'t str) -> (&'t str, Vec<(Seat, &'t str)>) {
    if !matches!(record.event, Event::Rewound { .. }) {
        return (text, Vec::new());
    }
    let (mut rest, mut said) = (text, Vec::new());
    for seat in Seat::BOTH.into_iter().rev() {
        let last = rest.rsplit_once('\n');
        let found =
            last.and_then(|(before, line)| Some((before, line.strip_prefix(begins(seat))?)));
        if let Some((before, statement)) = found {
            rest = before;
            said.insert(0, (seat, statement));
        }
    }
    (rest, said)
}

/// The statements as lines.
#[must_use]
pub(crate) fn lines(said: &[(Seat, &str)], context: &Context) -> Vec<String> {
    let line = |(seat, text): &(Seat, &str)| {
        let (seat, text) = (context.words.player(*seat), wording::visible(text));
        context.text("statement", args![seat: seat, text: text])
    };
    said.iter().map(line).collect()
}

const fn begins(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "A: ",
        Seat::B => "B: ",
    }
}

/// A text without line ends: a line is a statement.
fn one_line(text: &str) -> String {
    text.split(['\n', '\r']).collect::<Vec<_>>().join(" ")
}
