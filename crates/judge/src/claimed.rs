//! The card of a claim: whether a seat had it at a record, and under what conditions it could have
//! been used there.

use crate::{FoldError, Held, held, later, walk};
use duel::{Action, CardId, Passcode, Place, Position, Row, Seat, Which, Zone};
use rules::vocabulary::{CardDef, CardKind, Spell};
use rules::{Catalogue, Check, Rule, Said, Truth, whynot};
use timeline::History;

/// A card that somebody says was to be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Card {
    pub(crate) seat: Seat,
    pub(crate) face: Passcode,
}

/// A record as it was for the seat, by what the rest of the line tells as well.
#[derive(Debug)]
pub(crate) struct Then {
    pub(crate) position: Position,
    pub(crate) held: Held,
    pub(crate) place: Option<Place>,
    pub(crate) known_since: Option<u32>,
}

impl Card {
    pub(crate) const fn new(seat: Seat, face: Passcode) -> Self {
        Self { seat, face }
    }

    /// How the card lay at a record of a line, from the position there.
    #[expect(
        clippy::too_many_arguments,
        reason = "where to look, in which line, and in which position"
    )]
    pub(crate) fn look(
        &self,
        history: &History,
        cards: &Catalogue,
        path: &[u32],
        line: u32,
        at: u32,
        mut position: Position,
    ) -> Result<Then, FoldError> {
        let told = later::fill_in(history, walk::after(path, at), &mut position);
        let own = position.rows.iter().filter(|row| self.is(row)).copied();
        let own = own.min_by_key(|row| !held::keeps(row));
        let def = cards.get(self.face);
        let can_be = |row: &Row| def.is_none_or(|def| can_lie(def, row.place.zone));
        let held = match own {
            Some(_) => Held::Yes,
            None => held::held_where(history, (line, at), self.seat, self.face, can_be)?,
        };
        let since = |row: Row| told.iter().find(|l| l.card == row.id).map(|l| l.at);
        Ok(Then {
            held,
            place: own.map(|row| row.place),
            known_since: own.and_then(since),
            position,
        })
    }

    /// Whether the card with an identity has this face.
    pub(crate) fn is_at(&self, position: &Position, card: CardId) -> bool {
        let face = position.card(card).and_then(|row| row.face);
        face == Some(self.face)
    }

    /// Whether a row is this card where its holder could use it.
    fn is(&self, row: &Row) -> bool {
        row.place.seat == self.seat && row.face == Some(self.face) && row.place.zone != Zone::Deck
    }
}

/// Whether a card that nobody else sees can lie there.
fn can_lie(def: &CardDef, zone: Zone) -> bool {
    let monster = def.monster();
    match zone {
        Zone::Hand => !def.is_extra() && monster.is_none_or(|monster| !monster.token),
        Zone::Monster => monster.is_some(),
        Zone::Spell => monster.is_none(),
        Zone::Field => matches!(def.kind, CardKind::Spell(Spell::Field)),
        _ => true,
    }
}

/// Why a card wasn't held, although it was there or may have been.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotHeld {
    /// It lay where both could see it, and couldn't be used from there.
    Lay,
    /// No set card can be it, and from the hand it couldn't have been used.
    NotSet,
}

impl Then {
    /// Why the card wasn't held in a way that counts, by the conditions of using it.
    pub(crate) fn not_held(&self, conditions: &[Check]) -> Option<NotHeld> {
        let from = |check: &Check| check.rule == Rule::From && check.truth == Truth::No;
        if !conditions.iter().any(from) {
            return None;
        }
        let kept = |place: Place| {
            let mut rows = self.position.rows.iter();
            rows.any(|row| row.place == place && held::keeps(row))
        };
        match (self.held, self.place) {
            (Held::Yes, Some(place)) if !kept(place) => Some(NotHeld::Lay),
            (Held::Possible, _) => Some(NotHeld::NotSet),
            _ => None,
        }
    }
}

/// The conditions of using the card there, those that fail first, and which of its effects is meant:
/// the one that comes nearest to being legal. None where the seat can't have had it.
pub(crate) fn conditions(then: &Then, cards: &Catalogue, card: &Card) -> (u8, Vec<Check>) {
    let Some(def) = cards.get(card.face).filter(|_| then.held != Held::No) else {
        return (0, Vec::new());
    };
    let mut tried = Vec::new();
    for effect in 0..effects(def) {
        for (position, which) in ways(&then.position, def, card) {
            let action = Action::Activate {
                card: which,
                effect,
            };
            let by = card.seat;
            tried.push((effect, whynot(&position, cards, &Said { by, action })));
        }
    }
    let against = |(_, checks): &(u8, Vec<Check>)| {
        let of = |truth| checks.iter().filter(|check| check.truth == truth).count();
        (of(Truth::No), of(Truth::Unknown))
    };
    tried.into_iter().min_by_key(against).unwrap_or_default()
}

/// How many effects a card can be activated with; one that has none is asked for its first.
fn effects(def: &CardDef) -> u8 {
    def.effects.len().max(1) as u8
}

/// The card as it could be named there: each one the record knows, or each unknown one that can be
/// this card as if it were.
fn ways(then: &Position, def: &CardDef, card: &Card) -> Vec<(Position, Which)> {
    let known: Vec<CardId> = then
        .rows
        .iter()
        .filter(|row| card.is(row))
        .map(|row| row.id)
        .collect();
    if !known.is_empty() {
        let named = |id| (then.clone(), Which::Card(id));
        return known.into_iter().map(named).collect();
    }
    let unknown = |row: &&Row| {
        let own = row.place.seat == card.seat && held::keeps(row) && row.face.is_none();
        own && can_lie(def, row.place.zone)
    };
    let set = then.rows.iter().filter(unknown);
    let mut ways: Vec<(Position, Which)> = set
        .filter(|row| row.place.zone.on_field())
        .map(|row| (supposing(then, row.id, card.face), Which::Card(row.id)))
        .collect();
    if then
        .rows
        .iter()
        .any(|row| unknown(&row) && row.place.zone == Zone::Hand)
    {
        let Place { seat, zone, .. } = Place::pile(card.seat, Zone::Hand);
        let face = card.face;
        ways.push((then.clone(), Which::Unseen { seat, zone, face }));
    }
    ways
}

/// The position if an unknown card were this one.
fn supposing(then: &Position, id: CardId, face: Passcode) -> Position {
    let mut position = then.clone();
    let row = position.rows.iter_mut().find(|row| row.id == id);
    if let Some(row) = row {
        row.face = Some(face);
    }
    position
}
