//! Cards on a table, moved by hand: what a plan says is done to them, and what lies there then is
//! compared with a position. It knows nothing of how a plan is made.

use duel::{CardId, Passcode, Place, Position, Posture, Seat, Word, Zone};
use judge::Step;
use std::collections::BTreeMap;

/// A card on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub(crate) id: CardId,
    pub(crate) face: Option<Passcode>,
    pub(crate) owner: Seat,
    pub(crate) place: Place,
    pub(crate) posture: Posture,
    pub(crate) attached: Option<usize>,
    pub(crate) counters: BTreeMap<Word, u16>,
}

/// All cards, in the order of the position's rows, and the life points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableTop {
    pub(crate) cards: Vec<Card>,
    pub(crate) lp: [u32; 2],
}

impl TableTop {
    pub(crate) fn of(position: &Position) -> Self {
        let row_of = |id: CardId| position.rows.iter().position(|row| row.id == id);
        let counters = |id: CardId| {
            let all = position
                .counters
                .iter()
                .filter(move |(card, ..)| *card == id);
            all.map(|(_, word, count)| (*word, *count)).collect()
        };
        let cards = position.rows.iter().map(|row| Card {
            id: row.id,
            face: row.face,
            owner: row.owner,
            place: row.place,
            posture: row.posture,
            attached: row.attached.and_then(row_of),
            counters: counters(row.id),
        });
        Self {
            cards: cards.collect(),
            lp: position.lp.0,
        }
    }

    /// Does what the steps say: the moves at once, then everything else. An error says what can't
    /// be done.
    pub(crate) fn carry_out(&mut self, steps: &[Step]) -> Result<(), String> {
        self.move_all(steps)?;
        for step in steps {
            match *step {
                Step::Turn { card, to, .. } => self.card(card).posture = to,
                Step::Attach { card, to } => {
                    let bearer = to.map(|to| self.row(to));
                    self.card(card).attached = bearer;
                }
                Step::Counters {
                    card,
                    counter,
                    from,
                    to,
                } => {
                    let counters = &mut self.card(card).counters;
                    let is = counters.remove(&counter).unwrap_or(0);
                    assert_eq!(is, from, "so many counters are there");
                    if to > 0 {
                        counters.insert(counter, to);
                    }
                }
                Step::Lp { seat, from, to } => {
                    let lp = &mut self.lp[seat.index()];
                    assert_eq!(*lp, from, "so many life points are there");
                    *lp = to;
                }
                Step::Move { .. } | Step::Remove { .. } | Step::Shuffle { .. } => {}
            }
        }
        Ok(())
    }

    fn move_all(&mut self, steps: &[Step]) -> Result<(), String> {
        let mut landing = Vec::new();
        for step in steps {
            match *step {
                Step::Move {
                    card,
                    face,
                    from,
                    to,
                    posture,
                    ..
                } => {
                    let row = self.row(card);
                    assert_eq!(pile(self.cards[row].place), pile(from), "it lies there");
                    let card = &mut self.cards[row];
                    card.face = face.or(card.face);
                    landing.push((row, to, posture));
                }
                Step::Remove { card, from } => {
                    let row = self.row(card);
                    assert_eq!(self.cards[row].place, from, "it lies there");
                    let to = Place::pile(from.seat, Zone::Gone);
                    landing.push((row, to, Posture::FaceUp));
                }
                _ => {}
            }
        }
        for (row, to, _) in &landing {
            self.lift(*row, *to);
        }
        landing.sort_by_key(|(_, to, _)| (to.seat, to.zone, to.slot));
        for (row, to, posture) in landing {
            self.land(row, to, posture)?;
        }
        Ok(())
    }

    /// Takes a card up: the pile it was in closes.
    fn lift(&mut self, row: usize, to: Place) {
        let from = self.cards[row].place;
        if from.zone.is_pile() {
            for card in &mut self.cards {
                if pile(card.place) == pile(from) && card.place.slot > from.slot {
                    card.place.slot -= 1;
                }
            }
        }
        let card = &mut self.cards[row];
        if from.zone != to.zone {
            card.attached = None;
            card.counters.clear();
        }
        card.place = Place {
            seat: card.owner,
            zone: Zone::Limbo,
            slot: u8::MAX,
        };
    }

    /// Puts it down at a rank: what lies there and above moves up.
    fn land(&mut self, row: usize, to: Place, posture: Posture) -> Result<(), String> {
        if to.zone.is_pile() {
            for card in &mut self.cards {
                let in_air = card.place.slot == u8::MAX;
                if !in_air && pile(card.place) == pile(to) && card.place.slot >= to.slot {
                    card.place.slot += 1;
                }
            }
        } else if self.cards.iter().any(|card| card.place == to) {
            return Err(format!("something lies in {to:?}"));
        }
        self.cards[row].place = to;
        self.cards[row].posture = posture;
        Ok(())
    }

    fn row(&self, card: CardId) -> usize {
        let row = self.cards.iter().position(|c| c.id == card);
        row.expect("a card of the table")
    }

    fn card(&mut self, card: CardId) -> &mut Card {
        let row = self.row(card);
        &mut self.cards[row]
    }

    /// The cards of a pile or a zone, from the bottom.
    pub(crate) fn at(&self, place: Place) -> Vec<&Card> {
        let mut cards: Vec<&Card> = self
            .cards
            .iter()
            .filter(|card| pile(card.place) == pile(place))
            .collect();
        cards.sort_by_key(|card| card.place.slot);
        cards
    }

    /// Every pile and zone where something lies.
    pub(crate) fn places(&self) -> Vec<Place> {
        let mut places: Vec<Place> = self.cards.iter().map(|card| pile(card.place)).collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}

/// The pile a place is in; a zone of the field is one of its own.
pub(crate) fn pile(place: Place) -> Place {
    let slot = if place.zone.on_field() { place.slot } else { 0 };
    Place { slot, ..place }
}
