//! A duel under way for the tests of `apply`: cards where a test wants them, events one by one.

use duel::{
    CardId, Cause, Event, Mismatch, Move, Phase, Place, Position, Posture, Reason, Row, Seat, Zone,
};

/// What an effect does, outside any chain.
pub(crate) const BY_EFFECT: Cause = Cause {
    reason: Reason::Effect,
    ..Cause::RULE
};

pub(crate) struct Table {
    pub(crate) position: Position,
}

impl Table {
    /// Five cards in A's deck (0 to 4), four in its hand (5 to 8), two in its extra deck (9, 10),
    /// three in B's hand (11 to 13); A's main phase.
    pub(crate) fn new() -> Self {
        let mut table = Self {
            position: Position::new(),
        };
        for (owner, zone, count) in [
            (Seat::A, Zone::Deck, 5),
            (Seat::A, Zone::Hand, 4),
            (Seat::A, Zone::Extra, 2),
            (Seat::B, Zone::Hand, 3),
        ] {
            table.add(Event::CardsEntered {
                owner,
                to: Place::pile(owner, zone),
                count,
                posture: Posture::FaceDown,
            });
        }
        table.add(Event::TurnBegan {
            turn: 3,
            seat: Seat::A,
        });
        table.add(Event::PhaseEntered {
            phase: Phase::Main1,
        });
        table
    }

    pub(crate) fn add(&mut self, event: Event) {
        self.position.apply(&event).expect("a possible fact");
    }

    /// Why the event can't be; the position must stay what it was.
    pub(crate) fn refused(&mut self, event: Event) -> Mismatch {
        let before = self.position.clone();
        let mismatch = self.position.apply(&event).expect_err("an impossible fact");
        assert_eq!(before, self.position, "after {mismatch}");
        mismatch
    }

    pub(crate) fn row(&self, row: usize) -> Row {
        self.position.rows[row]
    }

    pub(crate) fn id(&self, row: usize) -> CardId {
        self.row(row).id
    }

    pub(crate) fn step(&self, row: usize, to: Place, posture: Posture) -> Move {
        Move {
            card: self.id(row),
            from: self.row(row).place,
            to,
            posture,
        }
    }

    pub(crate) fn go(&mut self, row: usize, to: Place, posture: Posture) {
        let moves = vec![self.step(row, to, posture)];
        let cause = BY_EFFECT;
        self.add(Event::CardsMoved { moves, cause });
    }

    /// The monster stands on its owner's field, face-up in attack position.
    pub(crate) fn stand(&mut self, row: usize, slot: u8) {
        let to = monster(self.row(row).owner, slot);
        self.go(row, to, Posture::FaceUpAttack);
    }

    /// The rows of a pile from the bottom.
    pub(crate) fn pile(&self, seat: Seat, zone: Zone) -> Vec<usize> {
        let rows = self.position.zone_in_order(seat, zone);
        rows.iter().map(|row| (row.id.0 & 0xff) as usize).collect()
    }
}

pub(crate) fn monster(seat: Seat, slot: u8) -> Place {
    let zone = Zone::Monster;
    Place { seat, zone, slot }
}
