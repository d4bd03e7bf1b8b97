//! Which physical cards a spoken-of card may be, the likeliest first.

use crate::script::{CardRef, Facing, Noun, Spot};
use duel::{Passcode, Place, Position, Row, Seat, Which, Zone};
use rules::{Catalogue, Rule, vocabulary::CardKind};

/// What the card is spoken of for. It says where to look, and in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// Something its owner activates.
    Activate,
    /// Something that leaves the hand for the field.
    FromHand,
    /// A monster that is summoned in a way of its own.
    Special,
    /// A monster on the field that its controller turns or attacks with.
    Turn,
    /// A monster that is attacked.
    Attacked,
    /// A card that is discarded.
    Discard,
    /// A card whose face is told.
    Show,
    /// Something chosen: anything anywhere.
    Pick,
    /// Something chance picks from a pile.
    Lot(Seat, Zone),
}

/// A card that may be meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    /// How it is named to the engine.
    pub(crate) which: Which,
    /// Where it is; the slot is 0 for a card of a pile nobody can tell apart.
    pub(crate) place: Place,
    /// The face, when it has to be told first because the record doesn't know it.
    pub(crate) tell: Option<Passcode>,
}

impl Candidate {
    /// Whether the record doesn't know it by the name it is called: it may be that card.
    pub(crate) const fn is_guess(&self) -> bool {
        matches!(self.which, Which::Unseen { .. }) || self.tell.is_some()
    }
}

/// Looks for what a spoken-of card may be.
pub(crate) struct Search<'a> {
    pub(crate) position: &'a Position,
    pub(crate) catalogue: &'a Catalogue,
    /// Who speaks.
    pub(crate) by: Seat,
    pub(crate) what: Use,
}

impl Search<'_> {
    /// What the card may be. `face` is what its name means, for a card that is named.
    pub(crate) fn all(&self, card: &CardRef, face: Option<Passcode>) -> Vec<Candidate> {
        let mut found = Vec::new();
        for (seat, zone) in self.order(card) {
            if !fits_place(card, zone) {
                continue;
            }
            let fits_kind = self.fits_kind(card, zone, face);
            let mut rows = self.position.zone_in_order(seat, zone);
            if zone == Zone::Deck {
                rows.reverse();
            }
            // What lies in a zone for another kind of card is known to lie there.
            rows.retain(|row| fits_row(card, row) && (fits_kind || row.face == face));
            match face {
                None if !fits_kind => {}
                Some(face) => named(&rows, card, face, &mut found),
                None => found.extend(rows.into_iter().filter(|r| self.unnamed(r)).map(plain)),
            }
        }
        self.known_first(found)
    }

    /// Cards the record can follow come before those nobody has identified, except where an
    /// unidentified one is being told.
    fn known_first(&self, mut found: Vec<Candidate>) -> Vec<Candidate> {
        let showing = self.what == Use::Show;
        found.sort_by_key(|candidate| candidate.is_guess() != showing);
        found
    }

    /// "A sets a card": one nobody has identified.
    fn unnamed(&self, row: &Row) -> bool {
        self.what != Use::FromHand || row.face.is_none()
    }

    fn order(&self, card: &CardRef) -> Vec<(Seat, Zone)> {
        use Zone::{
            Banished, Deck, Extra, Field, Graveyard, Hand, Limbo, Material, Monster, Pendulum,
            Spell,
        };
        let zones: &[Zone] = match self.what {
            // A monster between declaration and success is on the field when its trigger is used.
            Use::Activate => &[
                Spell, Field, Pendulum, Monster, Limbo, Hand, Graveyard, Banished, Extra,
            ],
            Use::FromHand | Use::Discard => &[Hand],
            Use::Special => &[Hand, Extra, Graveyard, Banished],
            Use::Turn | Use::Attacked => &[Monster],
            Use::Show => &[Hand, Spell, Monster, Field, Deck, Extra],
            Use::Pick => &[
                Monster, Spell, Field, Pendulum, Hand, Deck, Graveyard, Banished, Extra, Material,
                Limbo,
            ],
            Use::Lot(seat, zone) => return vec![(seat, zone)],
        };
        let seats = match (card.side, self.what) {
            (Some(side), _) => vec![side],
            (None, Use::Pick) => vec![self.by.other(), self.by],
            (None, Use::Attacked) => vec![self.by.other()],
            (None, _) => vec![self.by],
        };
        let of = |seat: Seat| zones.iter().map(move |zone| (seat, *zone));
        seats.into_iter().flat_map(of).collect()
    }

    /// The kind of card the place is for.
    fn fits_kind(&self, card: &CardRef, zone: Zone, face: Option<Passcode>) -> bool {
        let monster = match (&card.noun, face.and_then(|face| self.catalogue.get(face))) {
            (Noun::Name(_), Some(card)) => Some(matches!(card.kind, CardKind::Monster(_))),
            (Noun::Name(_), None) => None,
            (Noun::Monster, _) => Some(true),
            (Noun::Card, _) => Some(false),
        };
        match zone {
            Zone::Monster => monster != Some(false),
            Zone::Spell | Zone::Field => monster != Some(true),
            _ => true,
        }
    }
}

/// The place said, and that a card lies face-down only where that can be seen.
fn fits_place(card: &CardRef, zone: Zone) -> bool {
    let facing = card.facing.is_none() || zone.on_field() || card.facing == Some(Facing::Up);
    facing && in_spot(card, zone)
}

/// The zone is the one that is said, if one is.
fn in_spot(card: &CardRef, zone: Zone) -> bool {
    match card.place {
        None => true,
        Some(Spot::Zone(_) | Spot::Field) => zone.on_field(),
        Some(Spot::Hand) => zone == Zone::Hand,
        Some(Spot::Deck) => zone == Zone::Deck,
        Some(Spot::Graveyard) => zone == Zone::Graveyard,
        Some(Spot::Banished) => zone == Zone::Banished,
        Some(Spot::Extra) => zone == Zone::Extra,
        Some(Spot::Material) => zone == Zone::Material,
    }
}

/// The rule that refuses a use of a card that isn't where it would have to be. It depends on
/// nothing the seat may not know.
pub(crate) fn absent(
    by: Seat,
    what: Use,
    card: &CardRef,
    face: Option<Passcode>,
    position: &Position,
) -> Rule {
    let lies_there = |row: &&Row| {
        face.is_some()
            && row.face == face
            && row.known_by(by)
            && card.side.is_none_or(|side| side == row.place.seat)
            && in_spot(card, row.place.zone)
            && fits_row(card, row)
    };
    match what {
        // The card is where it is said to be; only, nothing is activated there by this seat.
        Use::Activate if position.rows.iter().any(|row| lies_there(&row)) => Rule::From,
        Use::Pick | Use::Discard | Use::Lot(..) => Rule::Choice,
        _ => Rule::Physics,
    }
}

/// How the card lies, and its zone's number.
fn fits_row(card: &CardRef, row: &Row) -> bool {
    let facing = match card.facing {
        None => true,
        Some(Facing::Set) => !row.posture.face_up(),
        Some(Facing::Up) => row.posture.face_up(),
    };
    let slot = match card.place {
        Some(Spot::Zone(number)) => row.place.slot + 1 == number,
        _ => true,
    };
    facing && slot
}

fn plain(row: &Row) -> Candidate {
    Candidate {
        which: row.id.into(),
        place: row.place,
        tell: None,
    }
}

/// The cards of one place that have this face, and, if some there have none, one of those.
fn named(rows: &[&Row], card: &CardRef, face: Passcode, found: &mut Vec<Candidate>) {
    let known = rows.iter().filter(|row| row.face == Some(face));
    found.extend(known.map(|row| plain(row)));
    let Some(unseen) = rows.iter().find(|row| row.face.is_none()) else {
        return;
    };
    let Place { seat, zone, .. } = unseen.place;
    let followed = matches!(card.place, Some(Spot::Zone(_)));
    let lies = match zone.on_field() {
        true => unseen.place,
        false => Place::pile(seat, zone),
    };
    found.push(Candidate {
        which: if followed {
            unseen.id.into()
        } else {
            Which::Unseen { seat, zone, face }
        },
        place: lies,
        tell: followed.then_some(face),
    });
}
