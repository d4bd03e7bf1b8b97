//! Cards that enter, move, are summoned, set and turned: the physics of places.

use super::Mismatch;
use crate::{
    Because, CardId, Cause, Happened, Method, Move, PendingSummon, Place, Point, Position, Posture,
    Reason, Row, Seat, Use, Zone,
};

impl Position {
    pub(super) fn enter(
        &mut self,
        owner: Seat,
        to: Place,
        count: u8,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        let cards = self.rows.len() + usize::from(count);
        if cards > 255 {
            return Err(Mismatch::TooManyCards { cards });
        }
        if let Some(there) = self.at(to).filter(|_| to.zone.on_field()) {
            return Err(Mismatch::Occupied {
                place: to,
                by: there.id,
            });
        }
        if to.zone.on_field() && count > 1 {
            return Err(Mismatch::OutOfOrder("a second card for the same zone"));
        }
        let first = if to.zone.is_pile() {
            self.count(to.seat, to.zone)
        } else {
            to.slot
        };
        for n in 0..count {
            let row = self.rows.len() as u8;
            self.rows.push(Row {
                id: CardId::first(row),
                face: None,
                owner,
                place: Place {
                    slot: first + n,
                    ..to
                },
                posture,
                known_to: 0,
                pooled: false,
                set_turn: 0,
                moved_turn: 0,
                since: self.moment,
                since_earliest: self.moment,
            });
        }
        Ok(())
    }

    pub(super) fn move_cards(&mut self, moves: &[Move], cause: Cause) -> Result<(), Mismatch> {
        for (n, step) in moves.iter().enumerate() {
            let row = self
                .card(step.card)
                .ok_or(Mismatch::NoSuchCard(step.card))?;
            let same_pile = (row.place.seat, row.place.zone) == (step.from.seat, step.from.zone);
            if !same_pile || (step.from.zone.on_field() && row.place.slot != step.from.slot) {
                let (card, said, is) = (step.card, step.from, row.place);
                return Err(Mismatch::NotThere { card, said, is });
            }
            if step.to.zone.on_field() {
                self.free(step.to)?;
            }
            if let Some(twice) = moves[..n]
                .iter()
                .find(|m| m.card == step.card || (m.to == step.to && step.to.zone.on_field()))
            {
                return Err(Mismatch::Occupied {
                    place: step.to,
                    by: twice.card,
                });
            }
        }
        for step in moves {
            let row = self.rows[step.card.row()];
            self.relocate(step.card, step.to, step.posture);
            let what = Happened::Moved {
                card: step.card,
                face: row.face,
                from: row.place,
                to: step.to,
                was_face_up: row.posture.face_up(),
            };
            self.push_happening(what, cause);
            if cause.reason == Reason::Summon {
                self.rows[step.card.row()].moved_turn = self.turn;
                let by = cause.by.unwrap_or(step.to.seat);
                let card = step.card;
                self.push_happening(
                    Happened::Summoned {
                        card,
                        by,
                        method: Method::Special,
                    },
                    cause,
                );
            }
        }
        if self.frame.is_none() {
            self.group += 1;
            self.note_draw(cause);
        }
        self.remember_moved(moves.iter().map(|m| m.card).collect());
        self.count_step(true);
        Ok(())
    }

    /// The normal draw is an action of the draw phase: the free window follows it.
    pub(super) fn note_draw(&mut self, cause: Cause) {
        if self.point == Point::PhaseEntered && cause.reason == Reason::Rule {
            self.because = Because::Drawn;
            self.point = Point::Happened;
        }
    }

    /// Sets a card. An unidentified card of a hand comes from among all of them: the event names
    /// it by its renewed identity, and what is left of the hand can't be told apart any more.
    pub(super) fn set_card(
        &mut self,
        seat: Seat,
        card: CardId,
        to: Place,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        self.free(to)?;
        let row = self
            .rows
            .get(card.row())
            .ok_or(Mismatch::NoSuchCard(card))?;
        if row.face.is_none() && row.id.renewed() == card {
            self.lose_sight(row.place.seat, row.place.zone);
        }
        self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        self.mix(seat, Zone::Hand);
        self.relocate(card, to, posture);
        self.rows[card.row()].set_turn = self.turn;
        if to.zone == Zone::Monster {
            self.rows[card.row()].moved_turn = self.turn;
            self.used.push(Use::NormalSummon(seat));
        }
        self.intent = None;
        self.note(Happened::Set { card }, Cause::action(Reason::Set, seat));
        self.because = Because::CardSet;
        self.point = Point::Happened;
        Ok(())
    }

    pub(super) fn turn_card(
        &mut self,
        card: CardId,
        to: Posture,
        cause: Cause,
    ) -> Result<(), Mismatch> {
        self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        let row = &mut self.rows[card.row()];
        row.posture = to;
        if cause.reason == Reason::Activation {
            return Ok(());
        }
        self.note(Happened::Turned { card }, cause);
        if self.frame.is_some() {
            self.count_step(true);
        } else {
            self.rows[card.row()].moved_turn = self.turn;
            self.intent = None;
            self.because = Because::PositionChanged;
            self.point = Point::Happened;
        }
        Ok(())
    }

    pub(super) fn declare_summon(
        &mut self,
        seat: Seat,
        card: CardId,
        method: Method,
        to: Place,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        let row = *self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        if self.summon.is_some() {
            return Err(Mismatch::OutOfOrder("a summon while another is under way"));
        }
        if method == Method::Flip {
            self.rows[card.row()].posture = posture;
        } else {
            self.free(to)?;
            self.relocate(
                card,
                Place {
                    zone: Zone::Limbo,
                    ..to
                },
                row.posture,
            );
        }
        if matches!(method, Method::Normal | Method::Tribute) {
            self.used.push(Use::NormalSummon(seat));
        }
        self.summon = Some(PendingSummon {
            seat,
            card,
            method,
            to,
            posture,
            asked: false,
        });
        self.intent = None;
        self.because = Because::SummonDeclared;
        self.point = Point::Declared;
        Ok(())
    }

    pub(super) fn succeed_summon(&mut self, card: CardId) -> Result<(), Mismatch> {
        let summon = self.pending_summon(card)?;
        if summon.method != Method::Flip {
            self.free(summon.to)?;
            self.relocate(card, summon.to, summon.posture);
        }
        self.rows[card.row()].moved_turn = self.turn;
        self.rows[card.row()].set_turn = 0;
        self.summon = None;
        let what = Happened::Summoned {
            card,
            by: summon.seat,
            method: summon.method,
        };
        self.note(what, Cause::action(Reason::Summon, summon.seat));
        self.because = Because::SummonSucceeded;
        self.point = Point::Happened;
        Ok(())
    }

    pub(super) fn pending_summon(&self, card: CardId) -> Result<PendingSummon, Mismatch> {
        self.summon
            .filter(|s| s.card == card)
            .ok_or(Mismatch::NothingUnderWay("summon of this card"))
    }

    pub(super) fn free(&self, place: Place) -> Result<(), Mismatch> {
        match self.at(place) {
            Some(there) if place.zone.on_field() => Err(Mismatch::Occupied {
                place,
                by: there.id,
            }),
            _ => Ok(()),
        }
    }

    /// Moves a row, keeping the ranks of the piles it leaves and enters.
    pub(super) fn relocate(&mut self, card: CardId, to: Place, posture: Posture) {
        let from = self.rows[card.row()].place;
        let slot = if to.zone.is_pile() {
            let same = (from.seat, from.zone) == (to.seat, to.zone);
            self.count(to.seat, to.zone) - u8::from(same)
        } else {
            to.slot
        };
        if from.zone.is_pile() {
            for row in &mut self.rows {
                if (row.place.seat, row.place.zone) == (from.seat, from.zone)
                    && row.place.slot > from.slot
                {
                    row.place.slot -= 1;
                }
            }
        } else {
            self.values.retain(|(id, _, _)| *id != card);
        }
        let moment = self.moment;
        let row = &mut self.rows[card.row()];
        row.place = Place { slot, ..to };
        row.posture = posture;
        row.set_turn = 0;
        row.moved_turn = 0;
        row.since = moment;
        row.since_earliest = moment;
    }
}
