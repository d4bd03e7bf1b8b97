//! Cards that come to the field, are set, summoned, turned, and go elsewhere.

use super::field::{MATERIAL, place, posture};
use super::reason::{self, method};
use super::{Coming, GapKind, Teller};
use crate::message::Spot;
use duel::{Audience, CardId, Event, Method, Move, Passcode, Place, Posture, Zone};

impl Teller<'_> {
    pub(super) fn moved(&mut self, code: u32, from: Spot, to: Spot, bits: u32) {
        if from.location == 0 {
            return self.token(code, to, bits);
        }
        let Some(card) = self.card_at(from) else {
            return self.misfit();
        };
        let Some(row) = self.row_of(card) else {
            return self.misfit();
        };
        let is = self.position.rows[row].place;
        if to.location & MATERIAL != 0 {
            return self.becomes_material(card, code, to, bits);
        }
        let goes = match to.location {
            0 => Some(Place::pile(is.seat, Zone::Gone)),
            _ => place(to),
        };
        let Some(goes) = goes else {
            return self.misfit();
        };
        let posture = posture(to.lies, goes.zone);
        // What a seat sees of its own is told before it goes where others can't look.
        self.known(card, code, self.audience(goes, posture));
        let Some(card) = self.position.rows.get(row).map(|row| row.id) else {
            return self.misfit();
        };
        let coming = Coming {
            card,
            from: is,
            to: goes,
            posture,
            reason: bits,
        };
        let summons = bits & (reason::SUMMON | reason::SPECIAL) != 0 && goes.zone == Zone::Monster;
        let hand_to_field = is.zone == Zone::Hand && goes.zone.on_field();
        if (summons || hand_to_field) && is.zone != Zone::Monster {
            self.coming.push(coming);
        } else {
            self.arrive();
            self.moves(&coming);
        }
        self.note_move(row, Some(to));
    }

    /// Who sees a card that comes to a place.
    pub(super) fn audience(&self, to: Place, posture: Posture) -> Audience {
        match to.zone {
            Zone::Deck | Zone::Hand | Zone::Extra if !posture.face_up() => Audience::Seat(to.seat),
            _ if posture.face_up() => Audience::All,
            _ => Audience::Seat(to.seat),
        }
    }

    pub(super) fn moves(&mut self, coming: &Coming) {
        let cause = self.cause(coming.reason);
        let step = Move {
            card: coming.card,
            from: coming.from,
            to: coming.to,
            posture: coming.posture,
        };
        self.tell(Event::CardsMoved {
            moves: vec![step],
            cause,
        });
    }

    /// Cards whose move waited for a message that didn't come: they just moved.
    pub(super) fn arrive(&mut self) {
        for coming in std::mem::take(&mut self.coming) {
            let special = coming.reason & reason::SPECIAL != 0 && coming.to.zone == Zone::Monster;
            match special {
                true => self.special_summoned(&coming),
                false => self.moves(&coming),
            }
        }
    }

    pub(super) fn special_summoned(&mut self, coming: &Coming) {
        let cause = self.cause(coming.reason & !(reason::MATERIAL | reason::SUMMON));
        let step = Move {
            card: coming.card,
            from: coming.from,
            to: coming.to,
            posture: coming.posture,
        };
        self.tell(Event::SpecialSummoned {
            seat: coming.to.seat,
            method: method(coming.reason),
            moves: vec![step],
            cause,
        });
    }

    pub(super) fn becomes_material(&mut self, card: CardId, code: u32, to: Spot, bits: u32) {
        self.arrive();
        let row = self.row_of(card);
        self.known(card, code, Audience::All);
        let monster = Spot {
            location: to.location & !MATERIAL,
            ..to
        };
        let (Some(monster), Some(row)) = (self.card_at(monster), row) else {
            return self.misfit();
        };
        let cards = [self.position.rows[row].id].into_iter().collect();
        let cause = self.cause(bits);
        self.tell(Event::MaterialsAttached {
            cards,
            to: monster,
            cause,
        });
        self.note_move(row, None);
    }

    pub(super) fn token(&mut self, code: u32, to: Spot, bits: u32) {
        self.arrive();
        let (Some(to), Ok(row)) = (
            place(to).map(|place| (place, posture(to.lies, place.zone))),
            u8::try_from(self.position.rows.len()),
        ) else {
            return self.misfit();
        };
        let (place, posture) = to;
        self.tell(Event::TokenMade {
            seat: place.seat,
            card: CardId(row.into()),
            face: Passcode(code),
            to: place,
            posture,
            cause: self.cause(bits),
        });
    }

    pub(super) fn turned(&mut self, code: u32, at: Spot) {
        let Some(card) = self.card_at(at) else {
            return self.misfit();
        };
        let zone = self
            .position
            .card(card)
            .map_or(Zone::Monster, |row| row.place.zone);
        let to = posture(at.lies, zone);
        if to.face_up() {
            self.known(card, code, Audience::All);
        }
        let cause = self.cause(if self.position.frame.is_some() {
            reason::EFFECT
        } else {
            0
        });
        self.tell(Event::PositionChanged { card, to, cause });
    }

    pub(super) fn was_set(&mut self, at: Spot) {
        let Some(n) = self.coming_to(at) else {
            // A monster that an effect turned face-down, which its move has told.
            return self.arrive();
        };
        let coming = self.coming.remove(n);
        self.arrive();
        let seat = coming.to.seat;
        self.tell(Event::CardSet {
            seat,
            card: coming.card,
            to: coming.to,
            posture: coming.posture,
        });
    }

    pub(super) fn coming_to(&self, at: Spot) -> Option<usize> {
        let to = place(at)?;
        self.coming.iter().position(|coming| coming.to == to)
    }

    pub(super) fn summoning(&mut self, at: Spot, special: bool) {
        let Some(n) = self.coming_to(at) else {
            self.arrive();
            return self.misfit();
        };
        if special && self.position.frame.is_some() {
            // By an effect that resolves: there is no attempt.
            return self.arrive();
        }
        let coming = self.coming.remove(n);
        self.arrive();
        let method = match special {
            true => method(coming.reason),
            false if coming.reason & reason::TRIBUTE != 0 => Method::Tribute,
            false => Method::Normal,
        };
        let face = self.position.card(coming.card).and_then(|row| row.face);
        if special {
            self.gap(GapKind::Materials {
                card: face.unwrap_or(Passcode(0)),
            });
        }
        let several = self.position.summon.is_some() && method == Method::Pendulum;
        let Coming {
            card, to, posture, ..
        } = coming;
        let declared = match several {
            true => self.tell(Event::SummonJoined { card, to, posture }),
            false => self.tell(Event::SummonDeclared {
                seat: to.seat,
                card,
                method,
                to,
                posture,
                way: None,
            }),
        };
        if declared {
            self.gap(GapKind::Asked);
        }
    }

    pub(super) fn flip_summoning(&mut self, code: u32, at: Spot) {
        let (Some(card), Some(to)) = (self.card_at(at), place(at)) else {
            return self.misfit();
        };
        self.known(card, code, Audience::All);
        let declared = self.tell(Event::SummonDeclared {
            seat: to.seat,
            card,
            method: Method::Flip,
            to,
            posture: posture(at.lies, to.zone),
            way: None,
        });
        if declared {
            self.gap(GapKind::Asked);
        }
    }

    pub(super) fn summoned(&mut self) {
        // An effect's summon has no attempt before it, and was told as it happened.
        let Some(card) = self.position.summon.as_ref().map(|summon| summon.card) else {
            return;
        };
        if self.tell(Event::SummonSucceeded { card }) {
            self.gap(GapKind::Asked);
        }
    }
}
