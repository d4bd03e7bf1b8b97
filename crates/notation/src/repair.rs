//! From written steps of a repair to the facts they state.

use crate::candidates::Use;
use crate::error::{Misplaced, Mistake, NotationError};
use crate::interpret::{Reader, spoken};
use crate::lookup::Lookup;
use crate::parse::MOST_LP;
use crate::script::{At, CardRef, Goal, Lies, RepairStep, Span, Spot};
use crate::zones::{FieldZones, may_lie};
use duel::{
    Audience, CardId, Cause, Event, Knowing, Link, Move, Place, Position, Posture, Row, Seat,
    Which, Word, Zone,
};
use rules::Catalogue;
use std::collections::BTreeSet;

/// The facts that one step of a repair states, in a position.
///
/// # Errors
/// A name nobody knows, a card that isn't there, or one that could be one of several.
pub fn repair(
    step: &At<RepairStep>,
    position: &Position,
    catalogue: &Catalogue,
    lookup: &dyn Lookup,
) -> Result<Vec<Event>, NotationError> {
    let reader = Reader {
        position,
        catalogue,
        lookup,
    };
    reader.repair(&step.value, step.span)
}

type Read<T> = Result<T, NotationError>;

impl Reader<'_> {
    fn repair(&self, step: &RepairStep, at: Span) -> Read<Vec<Event>> {
        match step {
            RepairStep::Lp(seat, to) => Ok(vec![self.lp(*seat, i64::from(*to), at)?]),
            RepairStep::LpBy(seat, by) => {
                let to = i64::from(self.position.lp[*seat]) + i64::from(*by);
                Ok(vec![self.lp(*seat, to, at)?])
            }
            RepairStep::Moved(card, goal) => self.moved(card, goal),
            RepairStep::Lies(card, lies) => {
                let (row, mut events) =
                    self.meant(card, |row| row.place.zone.on_field(), |_| true)?;
                let of_a_monster = matches!(lies, Lies::Attack | Lies::Defense);
                if of_a_monster && row.place.zone != Zone::Monster {
                    return Err(misplaced(card, Misplaced::Position));
                }
                let (card, to, cause) = (row.id, posture(row.place.zone, *lies), Cause::REPAIR);
                events.push(Event::PositionChanged { card, to, cause });
                Ok(events)
            }
            RepairStep::Counters(card, to, counter) => self.counted(card, *to, *counter),
            RepairStep::Shuffled(seat) => Ok(vec![Event::Shuffled { seat: *seat }]),
        }
    }

    /// Nobody has less than no life points, and nobody more than a duel can begin with.
    fn lp(&self, seat: Seat, to: i64, at: Span) -> Read<Event> {
        let to = u32::try_from(to.max(0)).unwrap_or(u32::MAX);
        if to > MOST_LP {
            let mistake = Mistake::LifePoints {
                seat,
                to,
                most: MOST_LP,
            };
            return Err(NotationError::new(at, mistake));
        }
        let by = i64::from(to) - i64::from(self.position.lp[seat]);
        Ok(Event::LpChanged {
            seat,
            by: i32::try_from(by).unwrap_or(i32::MAX),
            to,
            cause: Cause::REPAIR,
        })
    }

    fn counted(&self, card: &CardRef, to: u16, counter: Word) -> Read<Vec<Event>> {
        let (row, mut events) = self.meant(card, |row| row.place.zone.on_field(), |_| true)?;
        let counters = self.position.counters.iter();
        let mut there = counters.filter(|(id, word, _)| (*id, *word) == (row.id, counter));
        let was = there.next().map_or(0, |(_, _, count)| *count);
        events.push(Event::CountersChanged {
            card: row.id,
            counter,
            by: i32::from(to) - i32::from(was),
            to,
            cause: Cause::REPAIR,
        });
        Ok(events)
    }

    fn moved(&self, card: &CardRef, goal: &Goal) -> Read<Vec<Event>> {
        let fits = |row: &Row| !already(row, goal);
        let (row, mut events) = self.meant(card, fits, |row| owns(row, goal))?;
        self.rests(card, &row)?;
        let (to, lies) = place(&row, goal, self.position);
        let def = row.face.and_then(|face| self.catalogue.get(face));
        // In the extra deck only its own monsters lie face-down.
        let from_main = def.is_some_and(|def| !def.is_extra());
        let posture = match to.zone == Zone::Extra && from_main {
            true => Posture::FaceUp,
            false => lies,
        };
        self.belongs(card, &row, goal, posture)?;
        let step = Move {
            card: row.id,
            from: row.place,
            to,
            posture,
        };
        let cause = Cause::REPAIR;
        events.push(Event::CardsMoved {
            moves: vec![step],
            cause,
        });
        Ok(events)
    }

    /// Checks that nothing is under way with a card that would go on without it. Going back takes
    /// that back; a move doesn't.
    fn rests(&self, card: &CardRef, row: &Row) -> Read<()> {
        let mut links = self.position.chain.iter();
        let is_link = |link: &Link| link.card == row.id && link.kind.is_card();
        if row.place.zone == Zone::Limbo {
            return Err(misplaced(card, Misplaced::Summoned));
        }
        if links.any(is_link) {
            return Err(misplaced(card, Misplaced::Activated));
        }
        Ok(())
    }

    /// Checks that the zone is there, and that the card's kind may lie in it.
    fn belongs(&self, card: &CardRef, row: &Row, goal: &Goal, posture: Posture) -> Read<()> {
        let (zone, slot) = match *goal {
            Goal::Pile { side, pile, .. } => {
                let zone = zone_of(pile);
                let others = side.is_some_and(|side| side != row.owner);
                if others && zone != Zone::Material {
                    return Err(misplaced(card, Misplaced::Owner));
                }
                (zone, None)
            }
            Goal::Zone { zone, slot, .. } => (zone, Some(slot)),
        };
        let there = |slot: u8| zones(self.position).is_none_or(|all| all.has(zone, slot - 1));
        if let Some(slot) = slot.filter(|slot| !there(*slot)) {
            return Err(misplaced(card, Misplaced::NoZone { zone, slot }));
        }
        let up = posture.face_up();
        let Some(face) = row.face else {
            let hidden = slot.is_none() || !up;
            return match hidden {
                true => Ok(()),
                false => Err(misplaced(card, Misplaced::Unknown)),
            };
        };
        match self.catalogue.get(face) {
            Some(def) if !may_lie(def, zone, up) => Err(misplaced(card, Misplaced::Kind { zone })),
            _ => Ok(()),
        }
    }

    /// The card that is meant, and what has to be told of it first. What the record knows comes
    /// before what it doesn't, then what is likelier; of several that are alike in one pile any will
    /// do; of others the line has to say which.
    fn meant(
        &self,
        card: &CardRef,
        fits: impl Fn(&Row) -> bool,
        likelier: impl Fn(&Row) -> bool,
    ) -> Read<(Row, Vec<Event>)> {
        let by = card.side.unwrap_or(self.position.turn_seat);
        let found = self.candidates(by, card, Use::Pick)?;
        let rows = found.iter().map(|candidate| self.row(candidate.which));
        let fitting: Vec<(Row, Vec<Event>)> = rows.flatten().filter(|(row, _)| fits(row)).collect();
        let known = fitting.iter().any(|(_, told)| told.is_empty());
        let mut fitting: Vec<_> = fitting
            .into_iter()
            .filter(|(_, told)| told.is_empty() || !known)
            .collect();
        if fitting.iter().any(|(row, _)| likelier(row)) {
            fitting.retain(|(row, _)| likelier(row));
        }
        let Some(first) = fitting.first() else {
            return Err(self.not_there(by, card, Use::Pick));
        };
        let elsewhere = |(row, _): &&(Row, Vec<Event>)| {
            let (here, there) = (first.0.place, row.place);
            let another = row.face != first.0.face;
            (here.seat, here.zone) != (there.seat, there.zone) || here.zone.on_field() || another
        };
        let others: Vec<&(Row, Vec<Event>)> = fitting[1..].iter().filter(elsewhere).collect();
        if others.is_empty() {
            return Ok(first.clone());
        }
        let could = std::iter::once(first).chain(others);
        let mut could: Vec<String> = could.map(|(row, _)| self.told_apart(row)).collect();
        let mut named = BTreeSet::new();
        could.retain(|one| named.insert(one.clone()));
        let mistake = Mistake::WhichOne {
            name: card.to_string(),
            could,
        };
        Err(NotationError::new(card.at.span, mistake))
    }

    /// A card by what tells it from others: its place on the field, its name in a pile.
    fn told_apart(&self, row: &Row) -> String {
        let place = spoken(row.place);
        let def = row.face.and_then(|face| self.catalogue.get(face));
        match def.filter(|_| row.place.zone.is_pile()) {
            Some(def) => format!("{} in {place}", def.names.en),
            None => place,
        }
    }

    /// A card as it will be named: one of a pile that nobody has identified is told first.
    fn row(&self, which: Which) -> Option<(Row, Vec<Event>)> {
        match which {
            Which::Card(id) => Some((*self.position.card(id)?, Vec::new())),
            Which::Unseen { seat, zone, face } => {
                let mut rows = self.position.unidentified(seat, zone);
                let row = rows.next()?;
                let card: CardId = row.id.renewed();
                let told = Event::CardKnown {
                    card,
                    face,
                    to: Audience::All,
                    how: Knowing::OneOf,
                };
                Some((Row { id: card, ..*row }, vec![told]))
            }
        }
    }
}

/// The zones under the duel's rules, once they are known.
fn zones(position: &Position) -> Option<FieldZones> {
    position.profile.as_ref().map(FieldZones::new)
}

fn misplaced(card: &CardRef, why: Misplaced) -> NotationError {
    let name = card.to_string();
    NotationError::new(card.at.span, Mistake::Misplaced { name, why })
}

/// True for a card that may go there as far as its owner is concerned.
fn owns(row: &Row, goal: &Goal) -> bool {
    match *goal {
        Goal::Pile { side, pile, .. } => {
            side.is_none_or(|side| side == row.owner) || zone_of(pile) == Zone::Material
        }
        Goal::Zone { .. } => true,
    }
}

/// True for a card that lies where it is to go.
fn already(row: &Row, goal: &Goal) -> bool {
    match *goal {
        Goal::Pile { side, pile, .. } => {
            let seat = side.unwrap_or(row.owner);
            (row.place.seat, row.place.zone) == (seat, zone_of(pile))
                && row.place.zone != Zone::Deck
        }
        Goal::Zone { .. } => false,
    }
}

/// Where a card goes, and how it lies there.
fn place(row: &Row, goal: &Goal, position: &Position) -> (Place, Posture) {
    match *goal {
        Goal::Pile { side, pile, bottom } => {
            let zone = zone_of(pile);
            let seat = side.unwrap_or(row.owner);
            let slot = match bottom {
                true => Place::BOTTOM,
                false => position.count(seat, zone),
            };
            let posture = match zone {
                Zone::Graveyard | Zone::Banished | Zone::Material => Posture::FaceUp,
                _ => Posture::FaceDown,
            };
            (Place { seat, zone, slot }, posture)
        }
        Goal::Zone {
            side,
            zone,
            slot,
            lies,
        } => {
            let seat = side.unwrap_or(row.place.seat);
            let slot = slot - 1;
            let place = zones(position).map_or(Place { seat, zone, slot }, |all| {
                all.place(seat, zone, slot)
            });
            let up = match zone {
                Zone::Monster => Lies::Attack,
                _ => Lies::Up,
            };
            (place, posture(zone, lies.unwrap_or(up)))
        }
    }
}

const fn zone_of(pile: Spot) -> Zone {
    match pile {
        Spot::Hand => Zone::Hand,
        Spot::Deck => Zone::Deck,
        Spot::Banished => Zone::Banished,
        Spot::Extra => Zone::Extra,
        Spot::Material => Zone::Material,
        Spot::Graveyard | Spot::Field | Spot::Zone(_) => Zone::Graveyard,
    }
}

/// How a card lies in a zone: only monsters have a battle position.
const fn posture(zone: Zone, lies: Lies) -> Posture {
    match (zone, lies) {
        (Zone::Monster, Lies::Up) => Posture::FaceUpAttack,
        (Zone::Monster, lies) => lies.of_a_monster(),
        (_, Lies::Set) => Posture::FaceDown,
        _ => Posture::FaceUp,
    }
}
