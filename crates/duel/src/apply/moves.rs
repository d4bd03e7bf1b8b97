//! Cards that enter, move, are summoned, set and turned: the physics of places.

use super::Mismatch;
use super::turn::MOST_CARDS;
use crate::{
    Because, CardId, Cause, Happened, Lingering, LingeringRule, Move, Phase, Place, Point,
    Position, Posture, Reason, Row, Seat, Use, Word, Zone,
};
use smallvec::SmallVec;

impl Position {
    pub(super) fn enter(
        &mut self,
        owner: Seat,
        to: Place,
        count: u8,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        let cards = self.rows.len() + usize::from(count);
        if cards > MOST_CARDS {
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
            // What lay open before the record began came there as it should have.
            let proper = !to.zone.hidden();
            self.rows.push(Row {
                proper,
                ..Row::entered(id, owner, place, posture, self.moment)
            });
        }
        Ok(())
    }

    pub(super) fn move_cards(&mut self, moves: &[Move], cause: Cause) -> Result<(), Mismatch> {
        self.check_moves(moves)?;
        if self.frame.is_none() {
            self.group += 1;
        }
        self.carry_moves(moves, cause);
        if self.frame.is_none() {
            let drawn = moves.iter().any(|step| step.from.zone == Zone::Deck);
            self.note_draw(cause, drawn);
        }
        self.count_step(self.is_own(cause));
        Ok(())
    }

    /// Whether something is done by the instruction under way, and doesn't just follow from it.
    fn is_own(&self, cause: Cause) -> bool {
        self.frame
            .as_ref()
            .is_some_and(|frame| frame.link == cause.link)
    }

    /// Every card is where it is said to be, and no two come to one zone. A zone that one of the
    /// moves empties is free for another.
    pub(super) fn check_moves(&self, moves: &[Move]) -> Result<(), Mismatch> {
        for (n, step) in moves.iter().enumerate() {
            self.is_there(step)?;
            if let Some(there) = self.at(step.to).filter(|_| step.to.zone.on_field())
                && !moves.iter().any(|other| other.card == there.id)
            {
                let (place, by) = (step.to, there.id);
                return Err(Mismatch::Occupied { place, by });
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
        Ok(())
    }

    fn is_there(&self, step: &Move) -> Result<(), Mismatch> {
        let row = self
            .card(step.card)
            .ok_or(Mismatch::NoSuchCard(step.card))?;
        let same_pile = (row.place.seat, row.place.zone) == (step.from.seat, step.from.zone);
        if same_pile && (!step.from.zone.on_field() || row.place.slot == step.from.slot) {
            return Ok(());
        }
        let (card, said, is) = (step.card, step.from, row.place);
        Err(Mismatch::NotThere { card, said, is })
    }

    /// Moves that were checked.
    pub(super) fn carry_moves(&mut self, moves: &[Move], cause: Cause) {
        let mut before: SmallVec<[Row; 16]> = SmallVec::new();
        before.extend(moves.iter().map(|step| self.rows[step.card.row()]));
        let mut by_itself: SmallVec<[CardId; 16]> = SmallVec::new();
        let goes = |step: &&Move| self.is_banished_by_another(step, cause);
        by_itself.extend(moves.iter().filter(goes).map(|step| step.card));
        for (step, row) in moves.iter().zip(&before) {
            if leaves_hand_unseen(row, step) {
                self.mix(row.place.seat, Zone::Hand);
            }
            let negated = self.is_negated(step.card);
            self.relocate(step.card, step.to, step.posture);
            self.note_move(row, negated, step.to, cause);
        }
        if self.is_own(cause) {
            let done = |card: &CardId| !by_itself.contains(card);
            self.remember_moved(moves.iter().map(|step| step.card).filter(done));
            self.count_into_decks(moves);
        }
    }

    /// Whether a card is banished because it leaves the field, and not by the effect that made it
    /// leave: that effect has not banished it.
    fn is_banished_by_another(&self, step: &Move, cause: Cause) -> bool {
        cause.reason == Reason::Effect
            && step.from.zone.on_field()
            && step.to.zone == Zone::Banished
            && self
                .lingering
                .iter()
                .any(|l| (l.rule, l.card) == (LingeringRule::BanishedWhenItLeaves, Some(step.card)))
    }

    fn count_into_decks(&mut self, moves: &[Move]) {
        let Some(frame) = &mut self.frame else {
            return;
        };
        for seat in Seat::BOTH {
            let there = |place: Place| (place.seat, place.zone) == (seat, Zone::Deck);
            let put = moves.iter().filter(|m| there(m.to) && !there(m.from));
            frame.into_deck[seat] = put.count() as u8;
        }
    }

    fn note_move(&mut self, row: &Row, negated: bool, to: Place, cause: Cause) {
        let what = Happened::Moved {
            card: row.id,
            face: row.face,
            from: row.place,
            to,
            was_face_up: row.posture.face_up(),
            attached: row.attached,
            negated,
        };
        self.push_happening(what, cause);
    }

    /// The normal draw is an action of the draw phase: the free window follows it. So does one
    /// chain after the hand limit was seen to.
    pub(super) fn note_draw(&mut self, cause: Cause, drawn: bool) {
        if self.point == Point::PhaseEntered && cause.reason == Reason::Rule && drawn {
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
        for (n, card) in cards.iter().enumerate() {
            self.card(*card).ok_or(Mismatch::NoSuchCard(*card))?;
            if *card == to || cards[..n].contains(card) {
                return Err(Mismatch::OutOfOrder("a card as its own material, or twice"));
            }
        }
        let place = Place::pile(seat, Zone::Material);
        for card in cards {
            let row = self.rows[card.row()];
            let negated = self.is_negated(*card);
            self.relocate(*card, place, Posture::FaceUp);
            self.rows[card.row()].attached = Some(to);
            self.note_move(&row, negated, place, cause);
        }
        self.count_step(true);
        Ok(())
    }

    /// A card on the field is equipped or bound to a monster, or is no more.
    pub(super) fn attach(&mut self, card: CardId, to: Option<CardId>) -> Result<(), Mismatch> {
        for id in core::iter::once(card).chain(to) {
            self.card(id).ok_or(Mismatch::NoSuchCard(id))?;
        }
        self.rows[card.row()].attached = to;
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
        let row = self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        if !row.place.zone.on_field() {
            return Err(Mismatch::OutOfOrder("counters on a card off the field"));
        }
        let at = self
            .counters
            .iter()
            .position(|(id, kind, _)| (*id, *kind) == (card, counter));
        let was = at.map_or(0, |at| self.counters[at].2);
        if i64::from(was) + i64::from(by) != i64::from(to) {
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
            (None, 0) => {}
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
            self.remember_moved([card]);
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
        if !from.face_up() && to.face_up() {
            row.up_turn = self.turn;
        }
        if from.face_up() && !to.face_up() {
            self.forget(card, false);
            self.is_another(card);
        }
        if from.face_up() != to.face_up() {
            self.rows[card.row()].applies_since = self.moment;
        }
        if cause.reason == Reason::Activation {
            if let Some(intent) = &mut self.intent {
                intent.was_set = !from.face_up();
            }
            return Ok(());
        }
        self.note(Happened::Turned { card, from, to }, cause);
        if self.frame.is_some() {
            self.remember_moved([card]);
            self.count_step(true);
        } else if cause.by.is_some() && cause.reason != Reason::Battle {
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

    /// Moves a row, keeping the ranks of the piles it leaves and enters. A card that stays in the
    /// same kind of zone (its control changes) keeps what is so of it, and its materials come along.
    pub(super) fn relocate(&mut self, card: CardId, to: Place, posture: Posture) {
        let was = self.rows[card.row()];
        let stays = was.place.zone == to.zone && to.zone.on_field();
        let turned = was.posture.face_up() && !posture.face_up();
        if was.place.zone.on_field() && (!stays || turned) {
            self.forget(card, !stays);
        }
        for place in [was.place, to] {
            if place.zone == Zone::Monster {
                self.watch_targets(place.seat);
            }
        }
        self.put(card, to, posture);
        if to.zone == Zone::Monster {
            self.take_along(card, to.seat);
        }
        if turned || !stays {
            self.is_another(card);
        }
        if stays {
            return;
        }
        let (moment, turn) = (self.moment, self.turn);
        let row = &mut self.rows[card.row()];
        row.since = moment;
        row.since_earliest = moment;
        row.applies_since = moment;
        // What an effect sets is set as much as what a player sets.
        let set = to.zone.on_field() && !posture.face_up();
        row.set_turn = if set { turn } else { 0 };
        row.moved_turn = 0;
        row.attacks = 0;
        row.fought = false;
        row.attached = None;
        row.summoned = None;
        row.up_turn = 0;
        row.proper &= !lost_in(to.zone, posture);
    }

    /// What counts for a copy doesn't count for this one any more.
    fn is_another(&mut self, of: CardId) {
        for used in &mut self.used {
            if let Use::Effect { card, left, .. } = used {
                *left |= *card == of;
            }
        }
    }

    fn put(&mut self, card: CardId, to: Place, posture: Posture) {
        let from = self.rows[card.row()].place;
        if from.zone.is_pile() {
            self.close_rank(from);
        }
        let slot = if to.zone.is_pile() {
            self.rank_in(card, to)
        } else {
            to.slot
        };
        let row = &mut self.rows[card.row()];
        row.place = Place { slot, ..to };
        row.posture = posture;
    }

    /// The materials of a monster lie under it, on whichever side it is.
    fn take_along(&mut self, monster: CardId, seat: Seat) {
        let to = Place::pile(seat, Zone::Material);
        for n in 0..self.rows.len() {
            let row = self.rows[n];
            let its = row.attached == Some(monster) && row.place.zone == Zone::Material;
            if its && row.place.seat != seat {
                self.put(row.id, to, row.posture);
            }
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

    /// What was so of a card on the field ends when it leaves or is turned down; whose it is again
    /// later is not changed by turning it.
    fn forget(&mut self, card: CardId, leaves: bool) {
        self.values.retain(|(id, _, _)| *id != card);
        self.counters.retain(|(id, _, _)| *id != card);
        let stays = |l: &Lingering| {
            let goes_on = match l.rule {
                LingeringRule::Returns
                | LingeringRule::ReturnsToHand
                | LingeringRule::BurnsWhenDestroyed(_) => true,
                LingeringRule::SummonedLater(_) | LingeringRule::Remembers(_) => true,
                LingeringRule::GoesBack(_) => !leaves,
                _ => false,
            };
            l.card != Some(card) || goes_on
        };
        let mut kept = self.lingering.iter().map(stays);
        self.lingering_since
            .retain(|_| kept.next().unwrap_or(false));
        self.lingering.retain(|l| stays(l));
        self.rows[card.row()].gemini = false;
    }
}

/// Once nobody can tell it from the others there, a monster is as if it had never been summoned.
const fn lost_in(zone: Zone, posture: Posture) -> bool {
    matches!(zone, Zone::Deck | Zone::Hand) || (matches!(zone, Zone::Extra) && !posture.face_up())
}

/// True when others can't tell which card of a hand it was that left.
const fn leaves_hand_unseen(row: &Row, step: &Move) -> bool {
    let shown = step.posture.face_up() || matches!(step.to.zone, Zone::Graveyard);
    matches!(row.place.zone, Zone::Hand)
        && !matches!(step.to.zone, Zone::Hand)
        && !shown
        && row.known_to != 3
}
