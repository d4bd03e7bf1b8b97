//! Headers: what the duel is called, and what it is played under.

use super::cursor::{Cursor, Parsed};
use super::{rules, words};
use crate::script::{Header, Moment};
use duel::Seat;

/// The kinds of headers. Each may stand once (a player for each seat).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Title,
    Event,
    Round,
    Table,
    Date,
    Player(Seat),
    Rules,
    Mode,
    Passes,
    Turn,
}

pub(super) const KEYS: [(Key, &str); 11] = [
    (Key::Title, "title"),
    (Key::Event, "event"),
    (Key::Round, "round"),
    (Key::Table, "table"),
    (Key::Date, "date"),
    (Key::Player(Seat::A), "player A"),
    (Key::Player(Seat::B), "player B"),
    (Key::Rules, "rules"),
    (Key::Mode, "mode"),
    (Key::Passes, "passes"),
    (Key::Turn, "turn"),
];

pub(super) fn word(key: Key) -> &'static str {
    words::word(&KEYS, &key)
}

pub(super) const fn key(header: &Header) -> Key {
    match header {
        Header::Title(_) => Key::Title,
        Header::Event(_) => Key::Event,
        Header::Round(_) => Key::Round,
        Header::Table(_) => Key::Table,
        Header::Date(_) => Key::Date,
        Header::Player(seat, _) => Key::Player(*seat),
        Header::Rules(_) => Key::Rules,
        Header::Mode(_) => Key::Mode,
        Header::Passes(_) => Key::Passes,
        Header::Turn(_) => Key::Turn,
    }
}

pub(super) fn header(cursor: &mut Cursor<'_>, key: Key) -> Parsed<Header> {
    if cursor.is_done() {
        let wanted = match key {
            Key::Rules => "a rule profile",
            Key::Mode => "strict or witness",
            Key::Passes => "written or implied",
            Key::Turn => "the number of the turn",
            _ => "words",
        };
        return Err(cursor.expected(vec![wanted]));
    }
    let header = match key {
        Key::Title => Header::Title(cursor.text()?),
        Key::Event => Header::Event(cursor.text()?),
        Key::Round => Header::Round(cursor.text()?),
        Key::Table => Header::Table(cursor.text()?),
        Key::Date => Header::Date(cursor.text()?),
        Key::Player(seat) => Header::Player(seat, cursor.text()?),
        Key::Rules => Header::Rules(rules::rules(cursor)?),
        Key::Mode => Header::Mode(cursor.expect_one_of(&words::MODES)?),
        Key::Passes => Header::Passes(cursor.expect_one_of(&words::READINGS)?),
        Key::Turn => Header::Turn(moment(cursor)?),
    };
    cursor.finish()?;
    Ok(header)
}

/// No duel begins later. (A record numbers its turns up to 65,535: this leaves room to play on.)
const LATEST_TURN: u32 = 9_999;

/// `3 of A, main phase 1`, after the word "turn".
pub(super) fn moment(cursor: &mut Cursor<'_>) -> Parsed<Moment> {
    let turn = cursor.number(1, LATEST_TURN)? as u16;
    cursor.expect("of")?;
    let seat = cursor.expect_one_of(&words::SEATS)?;
    let phase = if cursor.take(",") {
        Some(cursor.expect_one_of(&words::PHASES)?)
    } else {
        None
    };
    Ok(Moment { turn, seat, phase })
}
