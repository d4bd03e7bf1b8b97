//! Reading a position with the catalogue: values, filters and pools of cards.
//!
//! Nothing here decides what is allowed; it answers what is there. A question about a card whose
//! face the record doesn't know is answered [`Truth::Unknown`], never guessed.

use crate::vocabulary::{CardDef, CardKind, Class, Condition, Filter, Mode, Places, Pool, Side};
use crate::{Catalogue, Truth};
use alloc::vec::Vec;
use duel::{CardId, Passcode, Place, Position, Profile, Row, Seat, Value, Zone};

/// A position and the catalogue it is read with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game<'a> {
    pub(crate) p: &'a Position,
    pub(crate) cards: &'a Catalogue,
}

/// The one who uses an effect, as filters see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) declared: Option<Passcode>,
}

/// The cards of a pool: those that fit, and those that may fit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    pub(crate) sure: Vec<CardId>,
    pub(crate) perhaps: Vec<CardId>,
}

impl Found {
    /// Whether there are at least so many.
    pub(crate) fn at_least(&self, count: usize) -> Truth {
        if self.sure.len() >= count {
            Truth::Yes
        } else if self.sure.len() + self.perhaps.len() >= count {
            Truth::Unknown
        } else {
            Truth::No
        }
    }
}

impl Truth {
    /// `Yes` or `No`.
    pub(crate) const fn of(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }

    /// The conjunction: `No` before `Unknown` before `Yes`.
    pub(crate) fn and(self, other: impl FnOnce() -> Self) -> Self {
        match self {
            Self::No => Self::No,
            Self::Yes => other(),
            Self::Unknown => match other() {
                Self::No => Self::No,
                _ => Self::Unknown,
            },
        }
    }

    /// True unless it is `No`.
    pub(crate) const fn may(self) -> bool {
        !matches!(self, Self::No)
    }
}

impl<'a> Game<'a> {
    /// The rules in force.
    pub(crate) fn profile(&self) -> &'a Profile {
        self.p
            .profile
            .as_ref()
            .expect("play began, so the first event pinned a profile")
    }

    pub(crate) fn turn_player(&self) -> Seat {
        self.p.turn_seat
    }

    /// The definition of a card whose face the record knows.
    pub(crate) fn def(&self, card: CardId) -> Option<&'a CardDef> {
        self.cards.of(self.p.card(card)?)
    }

    /// A value of a monster as it is now: what an effect in force made it, or what is printed.
    pub(crate) fn value(&self, row: &Row, what: Value) -> Option<i32> {
        let changed = self
            .p
            .values
            .iter()
            .find(|(id, value, _)| (*id, *value) == (row.id, what));
        if let Some((_, _, value)) = changed {
            return Some(*value);
        }
        let monster = self.cards.of(row)?.monster()?;
        match what {
            Value::Atk => monster.atk,
            Value::Def => monster.def,
            Value::Level => Some(i32::from(monster.level)),
        }
    }

    /// Whether a card fits a filter, seen by the user of an effect.
    pub(crate) fn fits(&self, row: &Row, filter: &Filter, user: User) -> Truth {
        let plain =
            (!filter.other || row.id != user.card) && (!filter.face_up || row.posture.face_up());
        Truth::of(plain)
            .and(|| self.fits_class(row, filter))
            .and(|| self.fits_print(row, filter, user))
    }

    fn fits_class(&self, row: &Row, filter: &Filter) -> Truth {
        if filter.class.is_empty() {
            return Truth::Yes;
        }
        // Whatever lies in a monster zone is a monster; spells and traps lie in the others.
        match row.place.zone {
            Zone::Monster => return Truth::of(filter.class.contains(&Class::Monster)),
            Zone::Spell | Zone::Field
                if filter.class.contains(&Class::Spell) && filter.class.contains(&Class::Trap) =>
            {
                return Truth::Yes;
            }
            _ => {}
        }
        let Some(def) = self.cards.of(row) else {
            return Truth::Unknown;
        };
        Truth::of(filter.class.contains(&class_of(def)))
    }

    fn fits_print(&self, row: &Row, filter: &Filter, user: User) -> Truth {
        if !asks_for_print(filter) {
            return Truth::Yes;
        }
        let Some(def) = self.cards.of(row) else {
            return Truth::Unknown;
        };
        Truth::of(
            self.fits_values(row, filter)
                && fits_words(def, filter)
                && filter.name.is_none_or(|name| name == def.passcode)
                && (!filter.declared_name || user.declared == Some(def.passcode)),
        )
    }

    fn fits_values(&self, row: &Row, filter: &Filter) -> bool {
        let value = |what| self.value(row, what);
        filter
            .level_at_most
            .is_none_or(|most| value(Value::Level).is_some_and(|level| level <= i32::from(most)))
            && filter
                .atk_at_most
                .is_none_or(|most| value(Value::Atk).is_some_and(|v| v <= most))
            && filter
                .atk_at_least
                .is_none_or(|least| value(Value::Atk).is_some_and(|v| v >= least))
    }

    /// All cards, in an order that tells nothing: by their places, and in a hand or a deck, where
    /// a place says when a card came there, by what everybody knows and by their faces.
    pub(crate) fn by_place(&self) -> Vec<&'a Row> {
        let mut rows: Vec<&Row> = self.p.rows.iter().collect();
        rows.sort_unstable_by_key(|row| {
            let Place { seat, zone, slot } = row.place;
            let unseen = zone.hidden().then_some((row.known_to != 3, row.face));
            (seat, zone, unseen, slot)
        });
        rows
    }

    /// The cards of a pool.
    pub(crate) fn find(&self, pool: &Pool, user: User) -> Found {
        let mut found = Found::default();
        for row in self.by_place() {
            if !pool.side.covers(user.seat, row.place.seat) || !self.is_in(row, pool.place) {
                continue;
            }
            match self.fits(row, &pool.filter, user) {
                Truth::Yes => found.sure.push(row.id),
                Truth::Unknown => found.perhaps.push(row.id),
                Truth::No => {}
            }
        }
        self.settle_pooled(pool, user, &mut found);
        found
    }

    /// Among cards that are only a pool of faces, "perhaps" ends where no face left fits.
    fn settle_pooled(&self, pool: &Pool, user: User, found: &mut Found) {
        found.perhaps.retain(|&id| {
            self.p
                .card(id)
                .is_none_or(|row| !row.pooled || self.pool_may_hold(row, pool, user))
        });
    }

    fn pool_may_hold(&self, row: &Row, pool: &Pool, user: User) -> bool {
        let faces = &self.p.pool[row.owner];
        let pooled = self
            .p
            .rows
            .iter()
            .filter(|r| r.pooled && r.owner == row.owner)
            .count();
        pooled > faces.len()
            || faces.iter().any(|&face| {
                self.fits(
                    &Row {
                        face: Some(face),
                        ..*row
                    },
                    &pool.filter,
                    user,
                )
                .may()
            })
    }

    fn is_in(&self, row: &Row, place: Places) -> bool {
        let zone = row.place.zone;
        match place {
            Places::Monsters => zone == Zone::Monster,
            Places::SpellsAndTraps => matches!(zone, Zone::Spell | Zone::Field),
            Places::Field => zone.on_field(),
            Places::Hand => zone == Zone::Hand,
            Places::Deck => zone == Zone::Deck,
            Places::Graveyard => zone == Zone::Graveyard,
            Places::Occasion => zone == Zone::Monster && self.is_occasion(row.id),
        }
    }

    fn is_occasion(&self, card: CardId) -> bool {
        // While a chain resolves the occasion is past: what was targeted then stays the target.
        if self
            .p
            .frame
            .as_ref()
            .is_some_and(|frame| frame.part == duel::Part::Effect)
        {
            return true;
        }
        self.p.occasion.iter().any(|happening| {
            matches!(happening.what, duel::Happened::Summoned { card: summoned, .. }
                if summoned == card)
        })
    }

    /// Whether a condition of a card file holds.
    pub(crate) fn holds(&self, condition: &Condition, user: User) -> Truth {
        match condition {
            Condition::Exists(pool) => self.find(pool, user).at_least(1),
            Condition::None(pool) => match self.find(pool, user).at_least(1) {
                Truth::Yes => Truth::No,
                Truth::No => Truth::Yes,
                Truth::Unknown => Truth::Unknown,
            },
        }
    }

    /// The mode of an effect of a card.
    pub(crate) fn mode(&self, face: Option<Passcode>, effect: u8, mode: u8) -> Option<&'a Mode> {
        let def = self.cards.get(face?)?;
        def.effects
            .get(usize::from(effect))?
            .modes
            .get(usize::from(mode))
    }
}

impl Side {
    /// Whether a seat is on this side, seen from `own`.
    pub(crate) fn covers(self, own: Seat, seat: Seat) -> bool {
        match self {
            Self::Either => true,
            Self::Own => seat == own,
            Self::Opponent => seat != own,
        }
    }
}

impl Condition {
    /// The pool it is about.
    pub(crate) const fn pool(&self) -> &Pool {
        match self {
            Self::Exists(pool) | Self::None(pool) => pool,
        }
    }
}

impl Pool {
    /// True when everybody can see which cards are in it.
    pub(crate) fn is_public(&self) -> bool {
        !matches!(self.place, Places::Hand | Places::Deck)
            && (self.filter.face_up
                || !asks_for_print(&self.filter)
                || matches!(self.place, Places::Graveyard | Places::Occasion))
    }
}

fn class_of(def: &CardDef) -> Class {
    match def.kind {
        CardKind::Monster(_) => Class::Monster,
        CardKind::Spell(_) => Class::Spell,
        CardKind::Trap(_) => Class::Trap,
    }
}

fn asks_for_print(filter: &Filter) -> bool {
    filter.level_at_most.is_some()
        || filter.atk_at_most.is_some()
        || filter.atk_at_least.is_some()
        || filter.race.is_some()
        || filter.attribute.is_some()
        || filter.archetype.is_some()
        || filter.name.is_some()
        || filter.declared_name
}

fn fits_words(def: &CardDef, filter: &Filter) -> bool {
    let monster = def.monster();
    filter
        .race
        .as_ref()
        .is_none_or(|race| monster.is_some_and(|m| m.race == *race))
        && filter
            .attribute
            .as_ref()
            .is_none_or(|attribute| monster.is_some_and(|m| m.attribute == *attribute))
        && filter
            .archetype
            .as_ref()
            .is_none_or(|name| def.archetypes.contains(name))
}
