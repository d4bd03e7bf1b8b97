//! Cards that enter, move, are summoned, set and turned: the physics of places.

use super::Mismatch;
use crate::{
    Because, CardId, Cause, Happened, LingeringRule, Move, Phase, Place, Point, Position, Posture,
    Reason, Row, Seat, Use, Word, Zone,
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
            let slot = first + n;
            let place = Place { slot, ..to };
            let id = CardId::first(row);
            self.rows
                .push(Row::entered(id, owner, place, posture, self.moment));
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
            let negated = self.is_negated(step.card);
            self.relocate(step.card, step.to, step.posture);
            let what = Happened::Moved {
                card: step.card,
                face: row.face,
                from: row.place,
                to: step.to,
                was_face_up: row.posture.face_up(),
                attached: row.attached,
                negated,
            };
            self.push_happening(what, cause);
        }
        if self.frame.is_none() {
            self.group += 1;
            self.note_draw(cause);
        }
        self.remember_moved(moves.iter().map(|m| m.card).collect());
        self.count_step(true);
        Ok(())
    }

    /// The normal draw is an action of the draw phase: the free window follows it. So does one
    /// chain after the hand limit was seen to.
    pub(super) fn note_draw(&mut self, cause: Cause) {
        if self.point == Point::PhaseEntered && cause.reason == Reason::Rule {
            self.because = Because::Drawn;
            self.point = Point::Happened;
        }
        if self.phase == Phase::End && self.picked.take().is_some() {
            // One chain may follow; what a second discard sets off comes too late.
            if !self.hand_limit {
                self.because = Because::Happened;
            }
            self.hand_limit = true;
            self.point = Point::Happened;
        }
    }

    /// Cards become materials of an Xyz monster, all at once.
    pub(super) fn attach_materials(
        &mut self,
        cards: &[CardId],
        to: CardId,
        cause: Cause,
    ) -> Result<(), Mismatch> {
        let seat = self.card(to).ok_or(Mismatch::NoSuchCard(to))?.place.seat;
        let place = Place::pile(seat, Zone::Material);
        for card in cards {
            let row = *self.card(*card).ok_or(Mismatch::NoSuchCard(*card))?;
            self.relocate(*card, place, Posture::FaceUp);
            self.rows[card.row()].attached = Some(to);
            let what = Happened::Moved {
                card: *card,
                face: row.face,
                from: row.place,
                to: place,
                was_face_up: row.posture.face_up(),
                attached: row.attached,
                negated: false,
            };
            self.push_happening(what, cause);
        }
        self.count_step(true);
        Ok(())
    }

    pub(super) fn change_counters(
        &mut self,
        card: CardId,
        counter: Word,
        by: i32,
        to: u16,
    ) -> Result<(), Mismatch> {
        self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        let at = self
            .counters
            .iter()
            .position(|(id, kind, _)| (*id, *kind) == (card, counter));
        let was = at.map_or(0, |at| self.counters[at].2);
        if i32::from(was) + by != i32::from(to) {
            return Err(Mismatch::Counters {
                card,
                was,
                by,
                said: to,
            });
        }
        match (at, to) {
            (Some(at), 0) => {
                self.counters.remove(at);
            }
            (Some(at), _) => self.counters[at].2 = to,
            (None, _) => self.counters.push((card, counter, to)),
        }
        self.count_step(true);
        Ok(())
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
            // One that an effect makes while a chain resolves is not the turn's own.
            if self.chain.is_empty() {
                self.used.push(Use::NormalSummon(seat));
            }
        }
        self.intent = None;
        self.note(Happened::Set { card }, Cause::action(Reason::Set, seat));
        if self.frame.is_some() {
            self.remember_moved(core::iter::once(card).collect());
            self.count_step(true);
            return Ok(());
        }
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
        let from = row.posture;
        row.posture = to;
        if !to.face_up() {
            self.forget(card);
        }
        if cause.reason == Reason::Activation {
            if let Some(intent) = &mut self.intent {
                intent.was_set = true;
            }
            return Ok(());
        }
        self.note(Happened::Turned { card, from, to }, cause);
        if self.frame.is_some() {
            self.remember_moved(core::iter::once(card).collect());
            self.count_step(true);
        } else if cause.reason != Reason::Battle {
            self.rows[card.row()].moved_turn = self.turn;
            self.intent = None;
            self.because = Because::PositionChanged;
            self.point = Point::Happened;
        }
        Ok(())
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
        if from.zone.is_pile() {
            self.close_rank(from);
        }
        let slot = if to.zone.is_pile() {
            self.rank_in(card, to)
        } else {
            to.slot
        };
        for place in [from, to] {
            if place.zone == Zone::Monster {
                self.watch_targets(place.seat);
            }
        }
        let stays = from.zone == Zone::Monster && to.zone == Zone::Monster;
        if !stays {
            self.forget(card);
        }
        let moment = self.moment;
        let row = &mut self.rows[card.row()];
        row.place = Place { slot, ..to };
        row.posture = posture;
        row.proper &= !(to.zone.hidden() && !posture.face_up());
        if !stays {
            row.since = moment;
            row.since_earliest = moment;
            row.set_turn = 0;
            row.moved_turn = 0;
            row.attacks = 0;
            row.attached = None;
        }
    }

    /// The cards above a place in a pile move down.
    fn close_rank(&mut self, from: Place) {
        for row in &mut self.rows {
            if (row.place.seat, row.place.zone) == (from.seat, from.zone)
                && row.place.slot > from.slot
            {
                row.place.slot -= 1;
            }
        }
    }

    /// The rank a card gets in a pile: on top, or at the bottom with the others moved up.
    fn rank_in(&mut self, card: CardId, to: Place) -> u8 {
        if to.slot == Place::BOTTOM {
            for row in &mut self.rows {
                if row.id != card && (row.place.seat, row.place.zone) == (to.seat, to.zone) {
                    row.place.slot = row.place.slot.saturating_add(1);
                }
            }
            return 0;
        }
        let same = (
            self.rows[card.row()].place.seat,
            self.rows[card.row()].place.zone,
        ) == (to.seat, to.zone);
        self.count(to.seat, to.zone) - u8::from(same)
    }

    /// What was so of a card on the field ends when it leaves or is turned down.
    fn forget(&mut self, card: CardId) {
        self.values.retain(|(id, _, _)| *id != card);
        self.counters.retain(|(id, _, _)| *id != card);
        self.lingering
            .retain(|l| l.card != Some(card) || l.rule == LingeringRule::Returns);
        self.rows[card.row()].gemini = false;
    }
}
