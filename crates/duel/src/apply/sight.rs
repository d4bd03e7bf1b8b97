//! What is known of cards, and how sight of them is lost.

use super::Mismatch;
use crate::{Audience, CardId, Knowing, Passcode, Position, Row, Seat, Zone};

impl Position {
    pub(super) fn learn(
        &mut self,
        card: CardId,
        face: Passcode,
        to: Audience,
        how: Knowing,
    ) -> Result<(), Mismatch> {
        let index = card.row();
        let row = *self.rows.get(index).ok_or(Mismatch::NoSuchCard(card))?;
        let wanted = if how == Knowing::OneOf {
            row.id.renewed()
        } else {
            row.id
        };
        if wanted != card {
            return Err(Mismatch::NoSuchCard(card));
        }
        match row.face {
            Some(is) if is != face => {
                return Err(Mismatch::OtherFace {
                    card,
                    said: face,
                    is,
                });
            }
            Some(_) => {}
            None if row.pooled => self.take_from_pool(row.owner, face)?,
            None => {}
        }
        if how == Knowing::OneOf {
            self.lose_sight(row.place.seat, row.place.zone);
        }
        let row = &mut self.rows[index];
        row.face = Some(face);
        row.pooled = false;
        row.known_to |= match to {
            Audience::All => 3,
            Audience::Seat(seat) => 1 << seat.index(),
            Audience::Judge => 0,
        };
        if how == Knowing::Shown {
            self.count_step(false);
        }
        Ok(())
    }

    pub(super) fn take_from_pool(&mut self, owner: Seat, face: Passcode) -> Result<(), Mismatch> {
        if let Some(at) = self.pool[owner].iter().position(|f| *f == face) {
            self.pool[owner].swap_remove(at);
            return Ok(());
        }
        let pooled = self
            .rows
            .iter()
            .filter(|row| row.pooled && row.owner == owner)
            .count();
        if pooled > self.pool[owner].len() {
            return Ok(());
        }
        Err(Mismatch::NotInPool { owner, face })
    }

    /// The unidentified cards of a pile can't be told apart any more.
    pub(super) fn lose_sight(&mut self, seat: Seat, zone: Zone) {
        let unseen =
            || |row: &&Row| row.face.is_none() && (row.place.seat, row.place.zone) == (seat, zone);
        let since = self
            .rows
            .iter()
            .filter(unseen())
            .map(|r| r.since)
            .max()
            .unwrap_or(0);
        let earliest = self
            .rows
            .iter()
            .filter(unseen())
            .map(|r| r.since_earliest)
            .min()
            .unwrap_or(0);
        for row in &mut self.rows {
            if row.face.is_none() && (row.place.seat, row.place.zone) == (seat, zone) {
                row.id = row.id.renewed();
                row.since = since;
                row.since_earliest = earliest;
            }
        }
    }

    /// A card leaves a hand face-down: what others knew of that hand may be the card that left.
    pub(super) fn mix(&mut self, seat: Seat, zone: Zone) {
        for row in &mut self.rows {
            if (row.place.seat, row.place.zone) == (seat, zone) {
                row.known_to &= 1 << seat.index();
            }
        }
    }

    pub(super) fn shuffle(&mut self, seat: Seat) {
        for row in &mut self.rows {
            if (row.place.seat, row.place.zone) == (seat, Zone::Deck) {
                row.id = row.id.renewed();
                row.known_to = 0;
                row.pooled = true;
                if let Some(face) = row.face.take() {
                    self.pool[row.owner].push(face);
                }
            }
        }
        if let Some(frame) = &mut self.frame {
            frame.shuffled = true;
        }
        self.count_step(false);
    }
}
