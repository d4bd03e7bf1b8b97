//! Why a place can't be gone to, in words.

use timeline::PlaceError;
use wording::{Wording, args};

/// Why, as a part of a sentence.
#[must_use]
pub(crate) fn why(error: &PlaceError, words: &Wording) -> String {
    let say =
        |key: &str, args: &[(&str, wording::Arg<'_>)]| words.text(&format!("place-{key}"), args);
    match error {
        PlaceError::Syntax {
            column, expected, ..
        } => {
            let expected = words.described("place-wanted", expected);
            say("syntax", args![column: *column, expected: expected])
        }
        PlaceError::TooLarge { number } => say("too-large", args![number: number.as_str()]),
        PlaceError::NoSuchRecord { number, last } => {
            say("no-record", args![number: *number, last: *last])
        }
        PlaceError::TooFarBack { back, most } => {
            say("too-far-back", args![back: *back, most: *most])
        }
        PlaceError::NoSuchTurn {
            turn,
            line,
            first,
            last,
        } => say(
            "no-turn",
            args![turn: u32::from(*turn), line: line.as_str(), first: u32::from(*first), last: u32::from(*last)],
        ),
        PlaceError::NoSuchPhase { turn, phase, line } => say(
            "no-phase",
            args![turn: u32::from(*turn), phase: words.phase(*phase), line: line.as_str()],
        ),
        PlaceError::NoSuchChain {
            turn,
            chain,
            chains,
            line,
        } => say(
            "no-chain",
            args![turn: u32::from(*turn), chain: *chain, chains: *chains, line: line.as_str()],
        ),
        PlaceError::NoSuchLink { .. } => no_link(error, words),
        PlaceError::NoSuchLine { name } => say("no-line", args![line: name.as_str()]),
        PlaceError::NotOnLine { number, line, own } => say(
            "not-on-line",
            args![number: *number, line: line.as_str(), own: own.as_str()],
        ),
        PlaceError::NoSuchSeal { prefix } => say("no-seal", args![seal: prefix.as_str()]),
        PlaceError::AmbiguousSeal { prefix, numbers } => {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            say(
                "seals",
                args![seal: prefix.as_str(), records: words.joined(&numbers)],
            )
        }
        PlaceError::NoSuchMark { name } => say("no-mark", args![name: name.as_str()]),
        PlaceError::Backwards { start, end } => say("backwards", args![first: *start, last: *end]),
    }
}

fn no_link(error: &PlaceError, words: &Wording) -> String {
    let PlaceError::NoSuchLink {
        turn,
        chain,
        link,
        links,
        line,
    } = error
    else {
        return String::new();
    };
    words.text(
        "place-no-link",
        args![
            turn: u32::from(*turn), chain: *chain, link: u32::from(*link),
            links: u32::from(*links), line: line.as_str(),
        ],
    )
}
