//! Random legal duels, recorded: how they begin, what is said in them, what happens.

use crate::SEED;
use duel::{Action, Event, Mode, Position, Reading};
use notation::script::SetUpPlace;
use rules::{Catalogue, Next, Said, answer, makes_way, next};
use simulate::{Book, Laid, Random, Start, draw, player};
use testkit::play::Play;

/// Life points with which a duel isn't over before the decks are.
const PLENTY: u32 = 1_000_000;
/// How often something else is looked for where somebody would only wait.
const TRIES: usize = 8;
/// How many cards such a deck has at least.
const LARGE: usize = 60;

/// A duel in which everything that was said was legal.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// Where it stands when somebody is awaited for the first time.
    pub start: Position,
    /// What was said, outcomes of chance among it.
    pub said: Vec<Said>,
    /// Everything that happened, the set-up included.
    pub events: Vec<Event>,
}

/// So many duels with so many things said in each, from [`SEED`].
#[must_use]
pub fn many(book: &Book, count: usize, most: usize) -> Vec<Recorded> {
    let whole = |number| {
        let mut random = Random::of_duel(SEED, number);
        let start = identified(draw::start(book, None, &mut random))?;
        let duel = recorded(book, start, &mut random, |said, _| said < most);
        (duel.said.len() == most).then_some(duel)
    };
    (0..).filter_map(whole).take(count).collect()
}

/// A duel of at least so many events: from the beginning of play, with large decks and life
/// points to last.
#[must_use]
pub fn long(book: &Book, events: usize) -> Recorded {
    let whole = |number| {
        let mut random = Random::of_duel(SEED, number);
        let start = identified(draw::start(book, None, &mut random)).and_then(lasting)?;
        let duel = recorded(book, start, &mut random, |_, so_far| so_far < events);
        (duel.events.len() >= events).then_some(duel)
    };
    let found = (0..).find_map(whole);
    found.expect("some random duel lasts long enough")
}

/// The same beginning with every card in a known order, as when every card of a duel is recorded;
/// `None` where some card is unidentified.
fn identified(mut start: Start) -> Option<Start> {
    for card in &mut start.cards {
        card.name.as_ref()?;
        if card.place == SetUpPlace::ShuffledDeck {
            card.place = SetUpPlace::Deck;
        }
    }
    Some(start)
}

/// The same beginning with large decks and plenty of life points; `None` where the duel is under
/// way.
fn lasting(mut start: Start) -> Option<Start> {
    if start.moment.phase.is_some() || start.moment.turn > 1 {
        return None;
    }
    start.lp = [Some(PLENTY); 2];
    let deck: Vec<Laid> = start
        .cards
        .iter()
        .filter(|card| card.place == SetUpPlace::Deck)
        .cloned()
        .collect();
    let least = deck.len().max(1);
    (0..2 * LARGE / least).for_each(|_| start.cards.extend(deck.iter().cloned()));
    Some(start)
}

/// Plays a strict duel as long as what was said and what happened is not enough.
fn recorded(
    book: &Book,
    start: Start,
    random: &mut Random,
    goes_on: impl Fn(usize, usize) -> bool,
) -> Recorded {
    let strict = Start {
        mode: Mode::Strict,
        reading: Reading::Written,
        ..start
    };
    let set_up = strict.events(book).expect("a drawn set-up can be");
    let mut play = Play::begin(&book.cards, &set_up);
    let (start, mut said) = (play.position.clone(), Vec::new());
    while goes_on(said.len(), play.events.len()) {
        let Some(next) = decided(book, &play, random) else {
            break;
        };
        play.say(&next).expect("what is offered is legal");
        said.push(next);
    }
    Recorded {
        start,
        said,
        events: play.events,
    }
}

/// What is said next: an outcome where chance is asked, else something that is offered.
fn decided(book: &Book, play: &Play<'_>, random: &mut Random) -> Option<Said> {
    if let Some((by, outcome)) = play.lots(random.below(1 << 16)) {
        return play.spoken(by, &outcome);
    }
    match next(&play.position, &book.cards) {
        Next::Ask(ask) => {
            let mut legal = || player::legal(book, &play.position, ask.seat, random);
            // Whoever only waits decides nothing.
            (0..TRIES).find_map(|_| legal().filter(|said| said.action != Action::Hold))
        }
        _ => None,
    }
}

/// True for what counts as a decision: an action or a choice, nothing that chance says.
#[must_use]
pub const fn is_decision(said: &Said) -> bool {
    !matches!(said.action, Action::Outcome(_))
}

/// Says something again and goes on until somebody is awaited; gives how many records that made
/// and what the duel waits for.
///
/// # Panics
/// When it isn't legal there.
pub fn say_again(position: &mut Position, cards: &Catalogue, said: &Said) -> (usize, Next) {
    let mut records = 0;
    loop {
        let event = answer(position, cards, said).expect("it was legal when it was recorded");
        let way = makes_way(&event, said);
        position.apply(&event).expect("what the rules say can be");
        let (more, awaited) = run(position, cards);
        records += 1 + more;
        if !way {
            return (records, awaited);
        }
    }
}

/// Applies what follows by itself.
fn run(position: &mut Position, cards: &Catalogue) -> (usize, Next) {
    let mut records = 0;
    loop {
        match next(position, cards) {
            Next::Event(event) => {
                position.apply(&event).expect("what the rules say can be");
                records += 1;
            }
            awaited => return (records, awaited),
        }
    }
}
