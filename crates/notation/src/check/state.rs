//! How a card on the field is, and what fights.

use super::{Ground, Instead, Judged};
use crate::error::{Mistake, NotationError};
use crate::interpret::spoken;
use crate::script::{CardRef, Lies, State, Tie};
use duel::{CardId, Posture, Row, Seat, Value, Which, Word, Zone};

impl Ground<'_> {
    pub(super) fn attack(&self, attacker: &CardRef, target: Option<&CardRef>) -> Judged {
        let attack = self.position().attack;
        let attacks = match attack {
            None => false,
            Some(attack) => {
                let aimed = match (attack.target, target) {
                    (None, None) => true,
                    (Some(at), Some(target)) => self.means(target, at)?,
                    _ => false,
                };
                aimed && self.means(attacker, attack.card)?
            }
        };
        Ok((attacks, self.attacking()))
    }

    /// What fights now.
    pub(super) fn attacking(&self) -> Instead {
        let name = |card: CardId| self.called(self.position().card(card).and_then(|row| row.face));
        let attack = self.position().attack;
        Instead::Attack(attack.map(|attack| (name(attack.card), attack.target.map(name))))
    }

    pub(super) fn is(&self, card: &CardRef, state: &State) -> Judged {
        let Some(row) = self.on_the_field(card)? else {
            return Ok((false, Instead::State(None)));
        };
        let found = match state {
            State::Atk(_) => State::Atk(self.value(row, Value::Atk)),
            State::Def(_) => State::Def(self.value(row, Value::Def)),
            State::Level(_) => State::Level(self.value(row, Value::Level).unsigned_abs()),
            State::Negated(_) => State::Negated(self.value(row, Value::Negated) != 0),
            State::Counters(_, word) => State::Counters(self.counters(row, *word), *word),
            State::Materials(_) => State::Materials(self.materials(row)),
            State::Zone(_) => State::Zone(row.place.slot + 1),
            State::Lies(wanted) => State::Lies(lies(row.posture, *wanted)),
            State::Tied(tie, to) => return self.tied(row, *tie, to),
        };
        Ok((found == *state, Instead::State(Some(found))))
    }

    fn tied(&self, row: &Row, _: Tie, to: &CardRef) -> Judged {
        let holds = match row.attached {
            Some(monster) => self.means(to, monster)?,
            None => false,
        };
        let name = |card| self.called(self.position().card(card).and_then(|row| row.face));
        Ok((holds, Instead::Tied(row.attached.map(name))))
    }

    /// Whether a spoken-of card may be this one.
    fn means(&self, card: &CardRef, id: CardId) -> Result<bool, NotationError> {
        let could = self.could_be(card)?;
        Ok(could.contains(&id))
    }

    /// The followed cards a spoken-of card may be; none where there is no such card.
    fn could_be(&self, card: &CardRef) -> Result<Vec<CardId>, NotationError> {
        let found = match self.reader.could_be(Seat::A, card) {
            Ok(found) => found,
            Err(error) if matches!(error.mistake, Mistake::NotThere { .. }) => Vec::new(),
            Err(error) => return Err(error),
        };
        let followed = |which: Which| match which {
            Which::Card(id) => Some(id),
            Which::Unseen { .. } => None,
        };
        Ok(found.into_iter().filter_map(followed).collect())
    }

    /// The one card of the field that is meant.
    fn on_the_field(&self, card: &CardRef) -> Result<Option<&Row>, NotationError> {
        let could = self.could_be(card)?;
        let rows = could.into_iter().filter_map(|id| self.position().card(id));
        let there: Vec<&Row> = rows.filter(|row| row.place.zone.on_field()).collect();
        if let [] | [_] = there.as_slice() {
            return Ok(there.first().copied());
        }
        let mistake = Mistake::WhichOne {
            name: card.to_string(),
            could: there.into_iter().map(|row| spoken(row.place)).collect(),
        };
        Err(NotationError::new(card.at.span, mistake))
    }

    /// A value as it is now: as an effect changed it, or as it is printed.
    fn value(&self, row: &Row, what: Value) -> i32 {
        let mut changed = self.position().values.iter();
        if let Some((.., value)) = changed.find(|(id, of, _)| (*id, *of) == (row.id, what)) {
            return *value;
        }
        let Some(monster) = self
            .reader
            .catalogue
            .of(row)
            .and_then(|card| card.monster())
        else {
            return 0;
        };
        match what {
            Value::Atk => monster.atk.unwrap_or(0),
            Value::Def => monster.def.unwrap_or(0),
            Value::Level => i32::from(monster.level),
            Value::Negated => 0,
        }
    }

    fn counters(&self, row: &Row, word: Word) -> u16 {
        let mut counters = self.position().counters.iter();
        let found = counters.find(|(id, of, _)| (*id, *of) == (row.id, word));
        found.map_or(0, |(.., count)| *count)
    }

    fn materials(&self, row: &Row) -> u8 {
        let under =
            |other: &&Row| other.place.zone == Zone::Material && other.attached == Some(row.id);
        self.position().rows.iter().filter(under).count() as u8
    }
}

/// How a card lies, in the words that were asked with: face-up says nothing of attack or defense.
const fn lies(posture: Posture, asked: Lies) -> Lies {
    match (posture, asked) {
        (posture, Lies::Up) if posture.face_up() => Lies::Up,
        (Posture::FaceUpAttack, _) => Lies::Attack,
        (Posture::FaceUpDefense, _) => Lies::Defense,
        (Posture::FaceUp, _) => Lies::Up,
        (Posture::FaceDownDefense | Posture::FaceDown, _) => Lies::Set,
    }
}
