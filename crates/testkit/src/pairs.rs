//! Pairs of duels that differ only in what a role may not know: they must read the same to it,
//! byte for byte.
//!
//! [`check`] plays a duel by chance, plays it again with the hidden cards of one seat exchanged
//! (any cards of the hand, cards of the deck and set cards that nobody ever sees; another card set
//! from the hand), and compares what the other seat and a spectator read: every event, every
//! position, every refusal, and everything the other seat is offered. What the other seat guesses is
//! refused whether it is right or not.

mod chance;
mod exchange;
mod guesses;
mod offered;

pub use chance::{shows, too_fast};
pub use guesses::guesses_alike;
pub use offered::offered_alike;

use crate::play::Play;
use chance::play_by_chance;
use duel::{CardId, Event, Mode, Passcode, Position, Profile, Reading, Role, Seat, View};
use exchange::{Exchange, Swap};
use rules::{Catalogue, Rule};

/// What a seat starts with.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// Its hand.
    pub hand: Vec<Passcode>,
    /// Its set spells and traps.
    pub set: Vec<Passcode>,
    /// Its deck, bottom first.
    pub deck: Vec<Passcode>,
}

/// A duel to play by chance, and how to play it again.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its rules.
    pub profile: Profile,
    /// Strict or witness.
    pub mode: Mode,
    /// How windows nobody mentions are read.
    pub reading: Reading,
    /// What the seats start with.
    pub sides: [Side; 2],
    /// Whose hidden cards are exchanged.
    pub hidden: Seat,
    /// How they are exchanged: the same numbers give the same exchange.
    pub exchange: Vec<u8>,
    /// What is said, by its number among what can be said.
    pub choices: Vec<u16>,
}

/// Where a role reads two different things.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The role.
    pub role: Role,
    /// What it reads in the first duel.
    pub first: String,
    /// What it reads in the second.
    pub second: String,
}

/// How much was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    /// Events of the first duel.
    pub events: usize,
    /// Cards that were exchanged.
    pub exchanged: usize,
    /// True when another card of the hand was set.
    pub swapped: bool,
}

/// Plays both duels of a case and compares what the roles read that may not know the exchange.
///
/// # Errors
/// The first [`Difference`].
pub fn check(cards: &Catalogue, case: &Case) -> Result<Compared, Box<Difference>> {
    check_play(&play_by_chance(cards, case), case.hidden, &case.exchange)
}

/// Both duels of a case: as it is played by chance, and with the hidden cards exchanged.
#[must_use]
pub fn both<'a>(cards: &'a Catalogue, case: &Case) -> (Play<'a>, Play<'a>) {
    let first = play_by_chance(cards, case);
    let exchange = Exchange::new(case.hidden, &case.exchange, &first);
    let swap = Swap::find(case.hidden, &case.exchange, &first);
    let (second, _) = play_again(&first, exchange, swap);
    (first, second)
}

/// Plays a duel again with hidden cards of a seat exchanged, and compares what the roles read that
/// may not know it. The same numbers give the same exchange.
///
/// # Errors
/// The first [`Difference`].
pub fn check_play(
    first: &Play<'_>,
    hidden: Seat,
    numbers: &[u8],
) -> Result<Compared, Box<Difference>> {
    let exchange = Exchange::new(hidden, numbers, first);
    let swap = Swap::find(hidden, numbers, first);
    let exchanged = exchange.moved();
    let (second, exchanges) = play_again(first, exchange, swap);
    for role in [Role::Seat(hidden.other()), Role::Spectator] {
        compare(role, first, &second)?;
    }
    offered_alike(first, &second, hidden.other(), |step, named| {
        exchanges[step].named(swap.map_or(named, |swap| swap.named(step, named)))
    })?;
    guesses_alike(first, hidden.other())?;
    Ok(Compared {
        events: first.events.len(),
        exchanged,
        swapped: swap.is_some(),
    })
}

/// The same decisions, where every card does what the one did that it has the face of; and the
/// exchange as it was at each of them.
fn play_again<'a>(
    first: &Play<'a>,
    mut exchange: Exchange,
    swap: Option<Swap>,
) -> (Play<'a>, Vec<Exchange>) {
    let mut exchanges = Vec::with_capacity(first.script.len());
    let set_up = exchange.set_up(&first.events[..first.set_up]);
    let mut play = Play::begin(first.cards, &set_up);
    for (step, spoken) in first.script.iter().enumerate() {
        let swapped = |named| swap.map_or(named, |swap| swap.named(step, named));
        let action = spoken
            .action
            .map(|named| Some(exchange.named(swapped(*named))));
        exchanges.push(exchange.clone());
        let at = play.events.len();
        play.say_named(spoken.by, action.expect("every name has another"));
        let until = first.script.get(step + 1).map(|next| next.at);
        let there = &first.events[spoken.at..until.unwrap_or(first.events.len())];
        exchange.follow(there, play.events.get(at..).unwrap_or_default());
    }
    (play, exchanges)
}

/// Compares what a role reads of two duels: every event, every position, every refusal.
///
/// # Errors
/// The first [`Difference`].
pub fn compare(role: Role, first: &Play<'_>, second: &Play<'_>) -> Result<(), Box<Difference>> {
    let different = |first: String, second: String| {
        Box::new(Difference {
            role,
            first,
            second,
        })
    };
    let (ours, theirs) = (read(role, first), read(role, second));
    for (one, other) in ours.iter().zip(&theirs) {
        // Plain data: what is equal has equal bytes.
        if one != other {
            let (first, second) = apart(&one.words(), &other.words());
            return Err(different(first, second));
        }
    }
    if ours.len() != theirs.len() {
        let count = |n: usize| format!("{n} things to read");
        return Err(different(count(ours.len()), count(theirs.len())));
    }
    // A refusal is the speaker's own; for the role it has to be the same one.
    for (spoken, again) in first.script.iter().zip(&second.script) {
        let (one, other) = (spoken.refused, again.refused);
        let same = if role == Role::Seat(spoken.by) {
            one == other
        } else {
            one.is_some() == other.is_some()
        };
        if !same {
            let (by, action) = (spoken.by, &spoken.action);
            let told = |rule: Option<Rule>| format!("{by} says {action:?}: {rule:?}");
            return Err(different(told(one), told(other)));
        }
    }
    Ok(())
}

/// How many lines are told from where two texts part.
const TOLD: usize = 8;

/// Two texts from shortly before they part, each with its first line.
fn apart(first: &str, second: &str) -> (String, String) {
    let common = first.lines().zip(second.lines());
    let same = common.take_while(|(one, other)| one == other).count();
    let from = same.saturating_sub(TOLD / 2).max(1);
    let told = |text: &str| {
        let head = text.lines().take(1);
        let lines = head.chain(text.lines().skip(from).take(TOLD));
        lines.collect::<Vec<_>>().join("\n")
    };
    (told(first), told(second))
}

/// What a role reads of one event.
#[derive(PartialEq)]
struct Seen {
    event: Event,
    after: Position,
}

impl Seen {
    fn words(&self) -> String {
        format!("{:?}\nand then {:#?}", self.event, self.after)
    }
}

/// Everything a role reads of a duel.
fn read(role: Role, play: &Play<'_>) -> Vec<Seen> {
    let mut view = View::new(role);
    let mut position = Position::new();
    let mut all: Vec<Seen> = Vec::with_capacity(play.events.len());
    for event in &play.events {
        let seen = view.see(&position, event);
        let cards = moved(event);
        let was_there = cards.iter().map(|card| position.card(*card).is_some());
        let was_there: Vec<bool> = was_there.collect();
        position.apply(event).expect("it was applied before");
        let after = view.position(&position);
        let before = all.last().map(|last| &last.after);
        for (n, reads) in moved(&seen).into_iter().enumerate() {
            // What was said too early may be about a card that the record has lost by now.
            let there = was_there[n] || position.card(cards[n]).is_some();
            let found = before.and_then(|before| before.card(reads));
            let fits = found.or(after.card(reads)).is_some() || !there;
            assert!(fits, "{role:?} can't find {reads:?} of {seen:?}");
        }
        all.push(Seen { event: seen, after });
    }
    all
}

fn moved(event: &Event) -> Vec<CardId> {
    match event {
        Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
            moves.iter().map(|step| step.card).collect()
        }
        Event::MaterialsAttached { cards, .. } => cards.to_vec(),
        Event::CardSet { card, .. }
        | Event::CardKnown { card, .. }
        | Event::SummonDeclared { card, .. }
        | Event::SummonJoined { card, .. }
        | Event::TokenMade { card, .. }
        | Event::CountersChanged { card, .. }
        | Event::Attached { card, .. }
        | Event::LinkAdded { card, .. } => vec![*card],
        Event::AttackDeclared { card, target, .. } => {
            std::iter::once(*card).chain(*target).collect()
        }
        Event::Said { action, .. } => action.card().into_iter().copied().collect(),
        _ => Vec::new(),
    }
}
