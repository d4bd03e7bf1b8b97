//! A duel to break, and what a check says of it.

use duel::{Action, Event, Position, Seat};
use simulate::{Book, written};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use testkit::play::{Named, Play};

static BOOK: LazyLock<Book> = LazyLock::new(Book::shipped);

pub(crate) fn book() -> &'static Book {
    &BOOK
}

/// A strict duel with a search, a summon, an effect that costs the monster, and damage.
const SOUND: &str = "
rules P7
mode strict
passes implied
turn 2 of A, main phase 1
seat A  hand: Reinforcement of the Army, Cannon Soldier  shuffled deck: Elemental HERO Stratos, Sangan
seat B  hand: Kuriboh, Gemini Elf  set: Waboku, Mirror Force  deck: Raigeki, Sangan, Waboku

A activates Reinforcement of the Army
A chooses Elemental HERO Stratos
A summons Cannon Soldier
A activates Cannon Soldier tributing Cannon Soldier
B activates Waboku
A moves to end phase
B passes
";

pub(crate) fn played(text: &str) -> Play<'static> {
    written::read(book(), text).unwrap_or_else(|wrong| panic!("{wrong}"))
}

/// The duel that is broken in most of these tests.
pub(crate) fn sound() -> Play<'static> {
    let mut play = played(SOUND);
    // The last thing said is refused.
    let card = Named::Row(0);
    play.say_named(Seat::B, Action::Summon { card });
    play
}

/// What a check says that has to fail.
pub(crate) fn complaint(check: impl FnOnce()) -> String {
    let Err(said) = catch_unwind(AssertUnwindSafe(check)) else {
        panic!("nothing was noticed");
    };
    let literal = said.downcast_ref::<&str>().map(ToString::to_string);
    literal
        .or_else(|| said.downcast_ref::<String>().cloned())
        .expect("it says something")
}

/// Sees that a check fails with these words.
#[track_caller]
pub(crate) fn notices(words: &str, check: impl FnOnce()) {
    let said = complaint(check);
    assert!(said.contains(words), "it says {said:?}, not {words:?}");
}

/// Every event of a duel with the position after it.
pub(crate) fn told(play: &Play<'_>) -> Vec<(Event, Position)> {
    let mut position = Position::new();
    let all = play.events.iter().map(|event| {
        position.apply(event).expect("it was applied before");
        (event.clone(), position.clone())
    });
    all.collect()
}

/// Where the first event of a kind is.
pub(crate) fn first(events: &[(Event, Position)], is: impl Fn(&Event) -> bool) -> usize {
    let found = events.iter().position(|(event, _)| is(event));
    found.expect("the duel has one of these")
}
