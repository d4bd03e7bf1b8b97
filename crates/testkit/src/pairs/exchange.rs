//! How the second duel of a pair differs from the first.

use crate::play::{Named, Play, Spoken};
use duel::{Action, Audience, CardId, Event, Knowing, Passcode, Picked, Seat, Zone};
use rules::Catalogue;
use rules::vocabulary::{CardKind, Spell};

/// The zones whose hidden cards are exchanged as long as nobody ever sees them.
const UNSEEN: [Zone; 4] = [Zone::Deck, Zone::Spell, Zone::Monster, Zone::Extra];

/// Which row has whose face in the second duel.
#[derive(Clone)]
pub(super) struct Exchange {
    /// By row of the second duel: the row of the first whose face it has.
    from: Vec<usize>,
}

impl Exchange {
    /// Exchanges cards of a seat: any of the hand, and those that nobody ever sees.
    pub(super) fn new(hidden: Seat, numbers: &[u8], first: &Play<'_>) -> Self {
        let begun = Play::laid_out(first.cards, &first.events[..first.set_up]);
        let mut exchange = Self {
            from: (0..first.position.rows.len()).collect(),
        };
        let face = |row: usize| begun.position.rows[row].face;
        let known = |row: &usize| face(*row).is_some();
        let mut numbers = numbers.iter().copied().cycle();
        let hand = begun.rows_in(hidden, Zone::Hand);
        let hand: Vec<usize> = hand.into_iter().filter(known).collect();
        exchange.shuffle(&hand, face, &mut numbers);
        for zone in UNSEEN {
            let rows = begun.rows_in(hidden, zone).into_iter().filter(known);
            let unseen: Vec<usize> = rows.filter(|row| never_seen(first, *row, zone)).collect();
            exchange.shuffle(&unseen, face, &mut numbers);
        }
        exchange
    }

    /// Cards of one face take each other's parts in the order of their rows: "the first of them",
    /// said of a card nobody points at, is then the same card in both duels.
    fn shuffle(
        &mut self,
        rows: &[usize],
        face: impl Fn(usize) -> Option<Passcode>,
        numbers: &mut impl Iterator<Item = u8>,
    ) {
        let mut parts = rows.to_vec();
        for n in (1..parts.len()).rev() {
            let other = numbers.next().map_or(0, |k| usize::from(k) % (n + 1));
            parts.swap(n, other);
        }
        let mut takers: Vec<usize> = (0..rows.len()).collect();
        takers.sort_by_key(|n| (face(parts[*n]), rows[*n]));
        parts.sort_by_key(|part| (face(*part), *part));
        for (taker, part) in takers.into_iter().zip(parts) {
            self.from[rows[taker]] = part;
        }
    }

    /// The set-up of the second duel.
    pub(super) fn set_up(&self, first: &[Event]) -> Vec<Event> {
        let told = |row: usize| {
            first.iter().find_map(|event| match event {
                Event::CardKnown { card, face, .. } if row_of(*card) == row => Some(*face),
                _ => None,
            })
        };
        let mut events = first.to_vec();
        for event in &mut events {
            if let Event::CardKnown { card, face, .. } = event
                && let Some(other) = self.from.get(row_of(*card))
            {
                *face = told(*other).unwrap_or(*face);
            }
        }
        events
    }

    /// The card of the second duel that does what this one did in the first.
    pub(super) fn named(&self, named: Named) -> Named {
        match named {
            Named::Row(row) => {
                let other = self.from.iter().position(|from| *from == row);
                Named::Row(other.unwrap_or(row))
            }
            unseen @ Named::Unseen(..) => unseen,
        }
    }

    /// Cards nobody could tell apart, after a shuffle say, are as good as each other: the one of
    /// them that was told in the first duel and the one told in the second are the same from then
    /// on.
    pub(super) fn follow(&mut self, first: &[Event], second: &[Event]) {
        for (told, again) in told_of_many(first).zip(told_of_many(second)) {
            if let Some(now) = self.from.iter().position(|from| *from == told)
                && again < self.from.len()
            {
                self.from.swap(now, again);
            }
        }
    }

    pub(super) fn moved(&self) -> usize {
        let rows = self.from.iter().enumerate();
        rows.filter(|(row, from)| row != *from).count()
    }
}

/// From one step on, two cards of a hand take each other's part: the first is set, and nobody
/// sees either of them afterwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Swap {
    step: usize,
    set: usize,
    other: usize,
}

impl Swap {
    pub(super) fn find(hidden: Seat, numbers: &[u8], first: &Play<'_>) -> Option<Self> {
        let script = first.script.iter().enumerate();
        let mut found = script.filter_map(|(step, spoken)| match spoken.action {
            Action::SetSpell {
                card: Named::Row(set),
            } if spoken.by == hidden && spoken.refused.is_none() => {
                let others = first.rows_in(hidden, Zone::Hand);
                let swaps = others.into_iter().map(|other| Self { step, set, other });
                let fits: Vec<Self> = swaps.filter(|swap| swap.fits(first)).collect();
                let number = usize::from(*numbers.first()?);
                fits.get(number % fits.len().max(1)).copied()
            }
            _ => None,
        });
        found.next()
    }

    /// Both can be set, were in the hand and known then, and are hidden and left alone ever after.
    fn fits(self, first: &Play<'_>) -> bool {
        let said = &first.script[self.step];
        let face = |row: usize| first.position.rows[row].face;
        let told = |row: usize| {
            let is_it = |event: &Event| matches!(event, Event::CardKnown { card, .. } if row_of(*card) == row);
            first.events[..said.at].iter().any(is_it)
        };
        let alone = |row: usize| {
            let now = first.position.rows[row];
            said.hand.contains(&row)
                && told(row)
                && !now.posture.face_up()
                && face(row).is_some_and(|face| goes_to_a_spell_zone(first.cards, face))
                && !seen(&first.events[said.at..], row)
                && !used(&first.script[self.step + 1..], row)
        };
        let faces = [face(self.set), face(self.other)];
        let said = first.script[self.step..].iter();
        let mut said = said.flat_map(|spoken| faces_in(&spoken.action));
        let declared = said.any(|face| faces.contains(&Some(face)));
        self.set != self.other && !declared && alone(self.set) && alone(self.other)
    }

    pub(super) fn named(self, step: usize, named: Named) -> Named {
        match named {
            Named::Row(row) if step >= self.step && row == self.set => Named::Row(self.other),
            Named::Row(row) if step >= self.step && row == self.other => Named::Row(self.set),
            named => named,
        }
    }
}

fn goes_to_a_spell_zone(cards: &Catalogue, face: Passcode) -> bool {
    cards.get(face).is_some_and(|def| match def.kind {
        CardKind::Monster(_) | CardKind::Spell(Spell::Field) => false,
        CardKind::Spell(_) | CardKind::Trap(_) => true,
    })
}

/// The low byte of an identity is its row, whatever became of the rest.
const fn row_of(card: CardId) -> usize {
    (card.0 & 0xff) as usize
}

/// The rows that were told as one of several nobody could tell apart.
fn told_of_many(events: &[Event]) -> impl Iterator<Item = usize> {
    events.iter().filter_map(|event| match event {
        Event::CardKnown { card, how, .. } if *how == Knowing::OneOf => Some(row_of(*card)),
        _ => None,
    })
}

/// True when everybody was shown a card of this row, or one moved.
fn seen(events: &[Event], row: usize) -> bool {
    let it = |card: CardId| row_of(card) == row;
    events.iter().any(|event| match event {
        Event::CardKnown { card, to, .. } => *to == Audience::All && it(*card),
        Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
            moves.iter().any(|step| it(step.card))
        }
        Event::MaterialsAttached { cards, .. } => cards.iter().any(|card| it(*card)),
        Event::SummonDeclared { card, .. } | Event::SummonJoined { card, .. } => it(*card),
        _ => false,
    })
}

fn used(script: &[Spoken], row: usize) -> bool {
    script.iter().any(|spoken| names(&spoken.action, row))
}

/// The faces that are said: a declared name, what a card is, and one of several by what it is.
fn faces_in(action: &Action<Named>) -> Vec<Passcode> {
    let mut faces = match action {
        Action::Choose(Picked::Name(face)) | Action::Show { face, .. } => vec![*face],
        _ => Vec::new(),
    };
    // Every card it names is looked at, so nothing of the other action is of use.
    let _ = action.map(|named| {
        if let Named::Unseen(_, _, face) = named {
            faces.push(*face);
        }
        Some(())
    });
    faces
}

fn names(action: &Action<Named>, row: usize) -> bool {
    let mut found = false;
    // Every card it names is looked at, so nothing of the other action is of use.
    let _ = action.map(|named| {
        found |= matches!(named, Named::Row(named) if *named == row);
        Some(())
    });
    found
}

/// True when a card stayed where it was, and nobody but its owner was shown it or acted with it.
fn never_seen(play: &Play<'_>, row: usize, zone: Zone) -> bool {
    let now = play.position.rows[row];
    let stayed = now.place.zone == zone && !now.posture.face_up();
    stayed && !seen(&play.events, row) && !used(&play.script, row)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(card: u32, how: Knowing) -> Event {
        let (card, face, to) = (CardId(card), Passcode(1), Audience::Seat(Seat::A));
        Event::CardKnown {
            card,
            face,
            to,
            how,
        }
    }

    /// Found by chance: two cards of one face had taken each other's parts, and each duel went on
    /// with the first of the two.
    #[test]
    fn cards_of_one_face_keep_their_order() {
        let face = |row: usize| [7, 7, 9, 7].get(row).map(|face| Passcode(*face));
        let exchanged = |numbers: &[u8]| {
            let from = (0..5).collect();
            let mut exchange = Exchange { from };
            exchange.shuffle(&[0, 1, 2], face, &mut numbers.iter().copied());
            exchange.from
        };
        let all = (0..6).map(|n| exchanged(&[n % 3, n / 3]));
        for parts in all {
            let sevens: Vec<usize> = parts.iter().copied().filter(|part| *part < 2).collect();
            assert_eq!(
                (sevens, &parts[3..]),
                (vec![0, 1], &[3, 4][..]),
                "{parts:?}"
            );
        }
        assert!(
            exchanged(&[0, 0]) != [0, 1, 2, 3, 4],
            "something is exchanged"
        );
    }

    /// Found by chance: the hand was shuffled into the deck, one of the cards drawn anew was told,
    /// and the second duel went on with another of them.
    #[test]
    fn a_card_told_after_a_shuffle_is_the_same_card_in_both_duels() {
        let mut exchange = Exchange {
            from: vec![2, 1, 0, 3],
        };
        exchange.follow(&[told(0, Knowing::Told)], &[told(0, Knowing::Told)]);
        assert_eq!(exchange.named(Named::Row(0)), Named::Row(2));
        exchange.follow(&[told(0, Knowing::OneOf)], &[told(0, Knowing::OneOf)]);
        let named = [0, 1, 2, 3].map(|row| exchange.named(Named::Row(row)));
        assert_eq!(named, [0, 1, 2, 3].map(Named::Row));
        exchange.follow(&[told(3, Knowing::OneOf)], &[told(1, Knowing::OneOf)]);
        let named = [0, 1, 2, 3].map(|row| exchange.named(Named::Row(row)));
        assert_eq!(named, [0, 3, 2, 1].map(Named::Row));
    }
}
