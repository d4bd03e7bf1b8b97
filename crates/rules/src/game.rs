//! Reading a position with the catalogue: values, filters and pools of cards.
//!
//! Nothing here decides what is allowed; it answers what is there. A question about a card whose
//! face the record doesn't know is answered [`Truth::Unknown`], never guessed.

use crate::gathered::Gathered;
use crate::vocabulary::{
    CardDef, CardKind, Class, Effect, Filter, Mode, MonsterKind, Places, Pool, Side, Stand,
};
use crate::{Catalogue, Truth};
use alloc::vec::Vec;
use duel::{
    CardId, LingeringRule, Passcode, Place, Position, Posture, Profile, Row, Seat, Value, Word,
    Zone,
};
use smallvec::SmallVec;

/// A position and the catalogue it is read with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game<'a> {
    pub(crate) p: &'a Position,
    pub(crate) cards: &'a Catalogue,
    pub(crate) gathered: &'a Gathered<'a>,
}

/// Some cards of a position.
pub(crate) type Rows<'a> = SmallVec<[&'a Row; 16]>;

/// The one who uses an effect, as filters and numbers see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    /// The effect's number.
    pub(crate) effect: u8,
    /// The card name declared.
    pub(crate) declared: Option<Passcode>,
    /// The type or attribute declared.
    pub(crate) word: Option<Word>,
    /// The link it is, or would be.
    pub(crate) link: u8,
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

    /// Whether there are at most so many.
    pub(crate) fn at_most(&self, count: usize) -> Truth {
        self.at_least(count + 1).not()
    }

    pub(crate) fn all(&self) -> Vec<CardId> {
        [self.sure.as_slice(), &self.perhaps].concat()
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

    /// The disjunction: `Yes` before `Unknown` before `No`.
    pub(crate) fn or(self, other: impl FnOnce() -> Self) -> Self {
        match self {
            Self::Yes => Self::Yes,
            Self::No => other(),
            Self::Unknown => match other() {
                Self::Yes => Self::Yes,
                _ => Self::Unknown,
            },
        }
    }

    /// The opposite.
    pub(crate) const fn not(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
            Self::Unknown => Self::Unknown,
        }
    }

    /// True unless it is `No`.
    pub(crate) const fn may(self) -> bool {
        !matches!(self, Self::No)
    }
}

impl<'a> Game<'a> {
    /// A position with its catalogue, and nothing gathered of it yet.
    pub(crate) const fn of(
        position: &'a Position,
        cards: &'a Catalogue,
        gathered: &'a Gathered<'a>,
    ) -> Self {
        Self {
            p: position,
            cards,
            gathered,
        }
    }

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

    /// The effects of a definition, as the texts of the duel give them (flag `texts`).
    pub(crate) fn effects(&self, def: &'a CardDef) -> &'a [Effect] {
        def.effects_on(self.texts())
    }

    /// The day whose card texts are played with; 0: the current ones.
    fn texts(&self) -> u32 {
        self.profile().texts
    }

    /// An effect of a face.
    pub(crate) fn effect(&self, face: Option<Passcode>, number: u8) -> Option<&'a Effect> {
        self.effects(self.cards.get(face?)?)
            .get(usize::from(number))
    }

    /// The mode of an effect of a card.
    pub(crate) fn mode(&self, face: Option<Passcode>, effect: u8, mode: u8) -> Option<&'a Mode> {
        self.effect(face, effect)?.modes.get(usize::from(mode))
    }

    /// A value of a monster as it is now: what an effect in force made it, or what is printed.
    pub(crate) fn value(&self, row: &Row, what: Value) -> Option<i32> {
        let changed = self
            .p
            .values
            .iter()
            .find(|(id, value, _)| (*id, *value) == (row.id, what));
        match changed {
            Some((_, _, value)) => Some(*value),
            None => self.printed(row, what),
        }
    }

    /// A value as it is printed. Xyz and Link monsters have no level.
    pub(crate) fn printed(&self, row: &Row, what: Value) -> Option<i32> {
        let monster = self.cards.of(row)?.monster()?;
        match what {
            Value::Atk => monster.atk,
            Value::Def => monster.def,
            Value::Level if matches!(monster.kind, MonsterKind::Xyz | MonsterKind::Link) => None,
            Value::Level => Some(i32::from(monster.level)),
            Value::Negated => Some(0),
        }
    }

    /// CONT-ORIGINAL: a value as it is printed, or as an effect made the original one.
    pub(crate) fn original(&self, row: &Row, what: Value) -> Option<i32> {
        let made = self.p.lingering.iter().rev().find_map(|l| match l.rule {
            LingeringRule::OriginalBecomes(of, to) if of == what => {
                (l.card == Some(row.id)).then_some(to)
            }
            _ => None,
        });
        made.or_else(|| self.printed(row, what))
    }

    /// Whether a card fits a filter, seen by the user of an effect.
    pub(crate) fn fits(&self, row: &Row, filter: &Filter, user: User) -> Truth {
        Truth::of(self.fits_plainly(row, filter, user))
            .and(|| self.fits_class(row, filter))
            .and(|| self.fits_print(row, filter, user))
            .and(|| self.fits_filters(row, filter, user))
    }

    /// What everybody can see of a card, whatever its face is.
    fn fits_plainly(&self, row: &Row, filter: &Filter, user: User) -> bool {
        let field = row.place.zone == Zone::Monster;
        (!filter.other || row.id != user.card)
            && (!filter.this || row.id == user.card)
            && (!filter.face_up || row.posture.face_up())
            && (!filter.face_down || !row.posture.face_up())
            && filter.owner.covers(user.seat, row.owner)
            && filter
                .stands
                .is_none_or(|stand| field && stands(row.posture, stand))
            && filter
                .counter
                .is_none_or(|kind| self.p.counters.iter().any(|c| (c.0, c.1) == (row.id, kind)))
            && (filter.summoned.is_empty()
                || row
                    .summoned
                    .is_some_and(|method| crate::numbers::covers(&filter.summoned, method)))
            && (!filter.same_column || self.same_column(row, user.card))
            && (!filter.pointed_to || self.is_pointed_to(row, user.card))
    }

    fn fits_class(&self, row: &Row, filter: &Filter) -> Truth {
        if filter.class.is_empty() {
            return Truth::Yes;
        }
        // Whatever lies in a monster zone is a monster; spells and traps lie in the others.
        match row.place.zone {
            Zone::Monster => return Truth::of(filter.class.contains(&Class::Monster)),
            Zone::Spell | Zone::Field | Zone::Pendulum
                if filter.class.contains(&Class::Spell) && filter.class.contains(&Class::Trap) =>
            {
                return Truth::Yes;
            }
            _ => {}
        }
        let Some(def) = self.cards.of(row) else {
            return Truth::Unknown;
        };
        // A pendulum monster in a pendulum zone is a spell.
        let class = match (row.place.zone, class_of(def)) {
            (Zone::Spell | Zone::Pendulum, Class::Monster) => Class::Spell,
            (_, class) => class,
        };
        Truth::of(filter.class.contains(&class))
    }

    fn fits_print(&self, row: &Row, filter: &Filter, user: User) -> Truth {
        if !asks_for_print(filter) {
            return Truth::Yes;
        }
        let Some(def) = self.cards.of(row) else {
            return Truth::Unknown;
        };
        Truth::of(
            self.fits_values(row, filter, user)
                && fits_kind(def, filter)
                && fits_words(def, filter)
                && filter
                    .normal
                    .is_none_or(|normal| self.is_normal(row, def) == normal)
                && (filter.name.is_empty() || filter.name.contains(&def.name()))
                && !filter.not_name.contains(&def.name())
                && (!filter.declared || is_declared(def, user))
                && (!filter.same_name || self.is_namesake(def))
                && (!filter.unspent_attribute || self.is_unspent(def, user)),
        )
        .and(|| {
            if filter.summonable {
                self.may_be_special_summoned(row, false)
            } else {
                Truth::Yes
            }
        })
    }

    fn fits_filters(&self, row: &Row, filter: &Filter, user: User) -> Truth {
        let any = if filter.any.is_empty() {
            Truth::Yes
        } else {
            let fits = |truth: Truth, one: &Filter| truth.or(|| self.fits(row, one, user));
            filter.any.iter().fold(Truth::No, fits)
        };
        let none = |truth: Truth, one: &Filter| truth.and(|| self.fits(row, one, user).not());
        filter.none.iter().fold(any, none)
    }

    /// A Normal Monster: one without effects (a token too), a Gemini monster that was not summoned again, and one
    /// whose own text makes it one outside the field.
    fn is_normal(&self, row: &Row, def: &'a CardDef) -> bool {
        def.monster().is_some()
            && (is_without_text(def)
                || !self.has_effects(row)
                || (!row.place.zone.on_field() && crate::continuous::normal_elsewhere(def)))
    }

    fn is_unspent(&self, def: &CardDef, user: User) -> bool {
        let attribute = def.monster().map(|monster| monster.attribute);
        !self.p.lingering.iter().any(|l| {
            (l.source == user.card || l.card == Some(user.card))
                && matches!(l.rule, LingeringRule::Spent(word) if Some(word) == attribute)
        })
    }

    fn fits_values(&self, row: &Row, filter: &Filter, user: User) -> bool {
        let at_least = |what, least: Option<i32>| {
            least.is_none_or(|least| self.value(row, what).is_some_and(|value| value >= least))
        };
        let at_most = |what, most: Option<i32>| {
            most.is_none_or(|most| self.value(row, what).is_some_and(|value| value <= most))
        };
        at_least(Value::Level, filter.level_at_least.map(i32::from))
            && at_most(Value::Level, filter.level_at_most.map(i32::from))
            && at_least(Value::Atk, filter.atk_at_least)
            && at_most(Value::Atk, filter.atk_at_most)
            && at_most(Value::Def, filter.def_at_most)
            && filter.atk_up_to.as_ref().is_none_or(|amount| {
                let most = self.number(amount, user, None);
                at_most(Value::Atk, i32::try_from(most).ok())
            })
    }

    /// The cards of which something is so, in an order that tells nothing: by their places, the turn
    /// player's first, and in a hand or a deck, where a place says when a card came there, by what
    /// everybody knows and by their faces.
    pub(crate) fn those(&self, which: impl FnMut(&&'a Row) -> bool) -> Rows<'a> {
        let mut rows: Rows<'a> = self.p.rows.iter().filter(which).collect();
        self.in_order(&mut rows);
        rows
    }

    /// Puts cards in that order.
    pub(crate) fn in_order(&self, rows: &mut [&Row]) {
        rows.sort_unstable_by_key(|row| self.place_in_order(row));
    }

    /// Where a card is in that order.
    pub(crate) fn place_in_order(&self, row: &Row) -> PlaceInOrder {
        (row.place.seat != self.turn_player(), telling_nothing(row))
    }

    /// The seats, the turn player first.
    pub(crate) fn seats(&self) -> [Seat; 2] {
        [self.turn_player(), self.turn_player().other()]
    }

    /// The cards of a pool.
    pub(crate) fn find(&self, pool: &Pool, user: User) -> Found {
        let looked_at = |row: &&Row| self.looks_at(row, pool, user);
        let rows = if pool.places.iter().all(|place| place.is_on_field()) {
            let mut rows: Rows<'_> = self.on_field().filter(looked_at).collect();
            self.in_order(&mut rows);
            rows
        } else {
            self.those(looked_at)
        };
        let mut found = Found::default();
        for row in rows {
            match self.fits(row, &pool.filter, user) {
                Truth::Yes => found.sure.push(row.id),
                Truth::Unknown => found.perhaps.push(row.id),
                Truth::No => {}
            }
        }
        self.settle_pooled(pool, user, &mut found);
        self.keep_extremes(pool, &mut found);
        found
    }

    pub(crate) fn looks_at(&self, row: &Row, pool: &Pool, user: User) -> bool {
        pool.side.covers(user.seat, row.place.seat)
            && pool
                .places
                .iter()
                .any(|place| self.is_in(row, *place, user))
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
        let fits = |face| {
            let face = Some(face);
            self.fits(&Row { face, ..*row }, &pool.filter, user).may()
        };
        pooled > faces.len() || faces.iter().any(|&face| fits(face))
    }

    /// How many of the unidentified cards of a deck fit for certain, by the list of what was shuffled
    /// into it: none where the list isn't whole, and none for those that may have left the deck.
    pub(crate) fn deck_must_hold(&self, seat: Seat, pool: &Pool, user: User) -> usize {
        let faces = &self.p.pool[seat];
        let pooled = |row: &&Row| row.pooled && row.owner == seat;
        let rows = || self.p.rows.iter().filter(pooled);
        let here = |row: &&Row| (row.place.seat, row.place.zone) == (seat, Zone::Deck);
        let Some(row) = rows().find(here).filter(|_| rows().count() == faces.len()) else {
            return 0;
        };
        let elsewhere = rows().filter(|row| !here(row)).count();
        let fits = faces.iter().filter(|face| {
            let face = Some(**face);
            self.fits(&Row { face, ..*row }, &pool.filter, user) == Truth::Yes
        });
        fits.count().saturating_sub(elsewhere)
    }

    /// Whether a card is in a place, as cards name it.
    pub(crate) fn is_in(&self, row: &Row, place: Places, user: User) -> bool {
        let zone = row.place.zone;
        let attack = self.p.attack.as_ref();
        match place {
            Places::OwnMaterials => zone == Zone::Material && row.attached == Some(user.card),
            Places::UsedAsMaterial => !zone.hidden() && self.was_material(row.id),
            Places::Occasion => zone == Zone::Monster && self.is_occasion(row.id),
            Places::Done => self.was_moved(row.id),
            Places::Attacker => zone == Zone::Monster && attack.is_some_and(|a| a.card == row.id),
            Places::Attacked => {
                zone == Zone::Monster && attack.is_some_and(|a| a.target == Some(row.id))
            }
            Places::Bearer => self
                .p
                .card(user.card)
                .is_some_and(|this| this.attached == Some(row.id)),
            Places::AttachedToThis => zone.on_field() && row.attached == Some(user.card),
            Places::Excavated => self.excavated(row).is_some(),
            _ => lies_in(zone, row.place.slot, place, self.pendulum_slots()),
        }
    }

    /// Whether the link that resolves moved a card with its last step that moved any.
    fn was_moved(&self, card: CardId) -> bool {
        let frame = self.p.frame.as_ref();
        frame.is_some_and(|frame| frame.moved.contains(&card))
    }

    /// Whether a card has the name of one that the link that resolves moved with its last step that
    /// moved any.
    fn is_namesake(&self, def: &CardDef) -> bool {
        let frame = self.p.frame.as_ref();
        frame.is_some_and(|frame| {
            let named = |card: &CardId| self.def(*card).is_some_and(|it| it.name() == def.name());
            frame.moved.iter().any(named)
        })
    }

    fn pendulum_slots(&self) -> bool {
        !matches!(
            self.profile().zones,
            duel::Zones::Classic | duel::Zones::PendulumApart
        )
    }
}

/// Whether a zone is one of the places that are the same for everybody.
pub(crate) fn lies_in(zone: Zone, slot: u8, place: Places, outer_are_pendulum: bool) -> bool {
    match place {
        Places::Monsters => zone == Zone::Monster,
        Places::SpellsAndTraps => zone.on_field() && zone != Zone::Monster,
        Places::FieldZone => zone == Zone::Field,
        Places::PendulumZones => {
            zone == Zone::Pendulum
                || (outer_are_pendulum && zone == Zone::Spell && matches!(slot, 0 | 4))
        }
        Places::Field => zone.on_field(),
        Places::Hand => zone == Zone::Hand,
        Places::Deck => zone == Zone::Deck,
        Places::Graveyard => zone == Zone::Graveyard,
        Places::Banished => zone == Zone::Banished,
        Places::ExtraDeck => zone == Zone::Extra,
        Places::Materials => zone == Zone::Material,
        Places::OwnMaterials
        | Places::UsedAsMaterial
        | Places::Occasion
        | Places::Done
        | Places::Attacker
        | Places::Attacked
        | Places::Bearer
        | Places::AttachedToThis
        | Places::Excavated => false,
    }
}

impl Places {
    /// Whether only cards on the field are there.
    const fn is_on_field(self) -> bool {
        matches!(
            self,
            Self::Monsters
                | Self::SpellsAndTraps
                | Self::FieldZone
                | Self::PendulumZones
                | Self::Field
                | Self::Occasion
                | Self::Attacker
                | Self::Attacked
                | Self::AttachedToThis
        )
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

    /// The seats of a side, the user's own first.
    pub(crate) fn seats(self, own: Seat) -> impl Iterator<Item = Seat> {
        [own, own.other()]
            .into_iter()
            .filter(move |seat| self.covers(own, *seat))
    }

    /// The seat of a side, where it is one seat.
    pub(crate) const fn seat(self, own: Seat) -> Seat {
        match self {
            Self::Opponent => own.other(),
            Self::Own | Self::Either => own,
        }
    }
}

impl Pool {
    /// True when everybody can see which cards are in it.
    pub(crate) fn is_public(&self) -> bool {
        let open = |place: &Places| {
            !matches!(place, Places::Hand | Places::Deck | Places::ExtraDeck)
                && (self.filter.face_up
                    || !self.asks_for_print()
                    || !matches!(
                        place,
                        Places::Monsters
                            | Places::SpellsAndTraps
                            | Places::FieldZone
                            | Places::Field
                    ))
        };
        self.places.iter().all(open)
    }

    fn asks_for_print(&self) -> bool {
        asks_for_print(&self.filter) || self.lowest.is_some() || self.highest.is_some()
    }

    /// The cards of its places, whatever they are.
    pub(crate) fn unfiltered(&self) -> Self {
        Self {
            side: self.side,
            places: self.places.clone(),
            ..Self::default()
        }
    }
}

/// A key by which an order of cards tells nothing that isn't open.
type TellingNothing = (Zone, Option<(bool, Option<Passcode>)>, u8);
/// The same, after whose side it is.
pub(crate) type PlaceInOrder = (bool, TellingNothing);

fn telling_nothing(row: &Row) -> TellingNothing {
    let Place { zone, slot, .. } = row.place;
    let unseen = zone.hidden().then_some((row.known_to != 3, row.face));
    (zone, unseen, slot)
}

const fn stands(posture: Posture, stand: Stand) -> bool {
    match stand {
        Stand::Attack => matches!(posture, Posture::FaceUpAttack),
        Stand::Defense => {
            matches!(posture, Posture::FaceUpDefense | Posture::FaceDownDefense)
        }
    }
}

pub(crate) const fn class_of(def: &CardDef) -> Class {
    match def.kind {
        CardKind::Monster(_) => Class::Monster,
        CardKind::Spell(_) => Class::Spell,
        CardKind::Trap(_) => Class::Trap,
    }
}

/// Whether a filter asks for something printed on the card.
fn asks_for_print(filter: &Filter) -> bool {
    let inner = |filters: &[Filter]| {
        let asks = |filter: &Filter| asks_for_print(filter) || !filter.class.is_empty();
        filters.iter().any(asks)
    };
    asks_for_kind(filter)
        || filter.level_at_least.is_some()
        || filter.level_at_most.is_some()
        || filter.atk_at_most.is_some()
        || filter.atk_at_least.is_some()
        || filter.atk_up_to.is_some()
        || filter.def_at_most.is_some()
        || filter.declared
        || filter.same_name
        || filter.unspent_attribute
        || filter.summonable
        || inner(&filter.any)
        || inner(&filter.none)
}

/// A monster without effects. A text about how it is summoned makes it an Effect monster too.
fn is_without_text(def: &CardDef) -> bool {
    let summoning = &def.summoning;
    def.effects.is_empty() && summoning.ways.is_empty() && summoning.tributes.is_none()
}

fn asks_for_kind(filter: &Filter) -> bool {
    !filter.monsters.is_empty()
        || !filter.spells.is_empty()
        || !filter.traps.is_empty()
        || filter.tuner.is_some()
        || filter.normal.is_some()
        || filter.flip.is_some()
        || filter.spirit.is_some()
        || !filter.race.is_empty()
        || !filter.attribute.is_empty()
        || !filter.archetype.is_empty()
        || !filter.name.is_empty()
        || !filter.not_name.is_empty()
}

fn fits_kind(def: &CardDef, filter: &Filter) -> bool {
    let any = |empty: bool, fits: bool| empty || fits;
    let monster = def.monster();
    any(
        filter.monsters.is_empty(),
        monster.is_some_and(|m| filter.monsters.contains(&m.kind)),
    ) && any(
        filter.spells.is_empty(),
        matches!(&def.kind, CardKind::Spell(spell) if filter.spells.contains(spell)),
    ) && any(
        filter.traps.is_empty(),
        matches!(&def.kind, CardKind::Trap(trap) if filter.traps.contains(trap)),
    ) && [
        (filter.tuner, monster.map(|m| m.tuner)),
        (filter.flip, monster.map(|m| m.flip)),
        (filter.spirit, monster.map(|m| m.spirit)),
    ]
    .iter()
    .all(|(wanted, is)| wanted.is_none() || wanted == is)
}

fn fits_words(def: &CardDef, filter: &Filter) -> bool {
    let monster = def.monster();
    let one_of = |words: &[Word], word: Option<Word>| {
        words.is_empty() || word.is_some_and(|word| words.contains(&word))
    };
    one_of(&filter.race, monster.map(|m| m.race))
        && one_of(&filter.attribute, monster.map(|m| m.attribute))
        && (filter.archetype.is_empty()
            || filter
                .archetype
                .iter()
                .any(|name| def.archetypes.contains(name)))
}

/// The name, type or attribute declared on activation.
fn is_declared(def: &CardDef, user: User) -> bool {
    let words = def.monster().map(|m| [m.race, m.attribute]);
    user.declared == Some(def.name())
        || user
            .word
            .is_some_and(|word| words.is_some_and(|words| words.contains(&word)))
}
