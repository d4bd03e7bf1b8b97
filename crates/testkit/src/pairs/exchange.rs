//! How the second duel of a pair differs from the first.

use super::Case;
use super::play::{Named, Play};
use duel::{Action, Audience, CardId, Event, Passcode, Picked, Seat, Zone};
use rules::Catalogue;
use rules::vocabulary::{CardKind, Spell};

/// Which row has whose face in the second duel.
pub(super) struct Exchange {
    /// By row of the second duel: the row of the first whose face it has.
    from: Vec<usize>,
}

impl Exchange {
    pub(super) const fn none() -> Self {
        Self { from: Vec::new() }
    }

    pub(super) fn new(case: &Case, first: &Play<'_>) -> Self {
        let mut exchange = Self {
            from: (0..first.position.rows.len()).collect(),
        };
        let begun = Play::begin(first.cards, case, &Self::none());
        let mut numbers = case.exchange.iter().copied().cycle();
        exchange.shuffle(begun.rows_in(case.hidden, Zone::Hand), &mut numbers);
        for zone in [Zone::Deck, Zone::Spell] {
            let rows = begun.rows_in(case.hidden, zone);
            let unseen = rows.into_iter().filter(|row| never_seen(first, *row, zone));
            exchange.shuffle(unseen.collect(), &mut numbers);
        }
        exchange
    }

    pub(super) fn shuffle(&mut self, rows: Vec<usize>, numbers: &mut impl Iterator<Item = u8>) {
        for n in (1..rows.len()).rev() {
            let other = numbers.next().map_or(0, |k| usize::from(k) % (n + 1));
            self.from.swap(rows[n], rows[other]);
        }
    }

    pub(super) fn face_of(&self, row: usize) -> usize {
        self.from.get(row).copied().unwrap_or(row)
    }

    /// The card of the second duel that does what this one did in the first.
    pub(super) fn named(&self, named: Named) -> Named {
        match named {
            Named::Row(row) => Named::Row(
                self.from
                    .iter()
                    .position(|from| *from == row)
                    .unwrap_or(row),
            ),
            unseen @ Named::Unseen(..) => unseen,
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
    pub(super) fn find(case: &Case, first: &Play<'_>) -> Option<Self> {
        let script = first.script.iter().enumerate();
        let mut found = script.filter_map(|(step, (by, action))| match action {
            Action::SetSpell {
                card: Named::Row(set),
            } if *by == case.hidden && first.refused[step].is_none() => {
                let others = first.rows_in(case.hidden, Zone::Hand);
                let swaps = others.into_iter().map(|other| Self {
                    step,
                    set: *set,
                    other,
                });
                let fits: Vec<Self> = swaps.filter(|swap| swap.fits(first)).collect();
                let number = usize::from(*case.exchange.first()?);
                fits.get(number % fits.len().max(1)).copied()
            }
            _ => None,
        });
        found.next()
    }

    /// Both can be set, were in the hand then, and are hidden and left alone ever after.
    pub(super) fn fits(self, first: &Play<'_>) -> bool {
        let from = first.said_at[self.step];
        let hand = &first.hands[self.step];
        let face = |row: usize| first.position.rows[row].face;
        let alone = |row: usize| {
            let now = first.position.rows[row];
            hand.contains(&row)
                && !now.posture.face_up()
                && face(row).is_some_and(|face| goes_to_a_spell_zone(first.cards, face))
                && !seen(&first.events[from..], row)
                && !used(&first.script[self.step + 1..], row)
        };
        let faces = [face(self.set), face(self.other)];
        let declared = first.script[self.step..].iter().any(|(_, action)| {
            matches!(action, Action::Choose(Picked::Name(said)) if faces.contains(&Some(*said)))
        });
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

pub(super) fn goes_to_a_spell_zone(cards: &Catalogue, face: Passcode) -> bool {
    cards.get(face).is_some_and(|def| match def.kind {
        CardKind::Monster(_) | CardKind::Spell(Spell::Field) => false,
        CardKind::Spell(_) | CardKind::Trap(_) => true,
    })
}

/// True when everybody was shown a card of this row, or one moved.
pub(super) fn seen(events: &[Event], row: usize) -> bool {
    // The low byte of an identity is its row, whatever became of the rest.
    let it = |card: CardId| (card.0 & 0xff) as usize == row;
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

pub(super) fn used(script: &[(Seat, Action<Named>)], row: usize) -> bool {
    script.iter().any(|(_, action)| names(action, row))
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
pub(super) fn never_seen(play: &Play<'_>, row: usize, zone: Zone) -> bool {
    let now = play.position.rows[row];
    let stayed = now.place.zone == zone && !now.posture.face_up();
    stayed && !seen(&play.events, row) && !used(&play.script, row)
}
