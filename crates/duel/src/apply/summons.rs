//! Summons of every kind: declared, joined, negated, succeeded, or done by an effect.

use super::Mismatch;
use super::turn::MOST_CARDS;
use crate::{
    Because, CardId, Cause, Happened, Joined, Method, Move, Passcode, PendingSummon, Place, Point,
    Position, Posture, Reason, Row, Seat, Use, Zone,
};

impl Position {
    pub(super) fn declare_summon(
        &mut self,
        seat: Seat,
        card: CardId,
        method: Method,
        (to, posture): (Place, Posture),
        way: Option<u8>,
    ) -> Result<(), Mismatch> {
        let row = *self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        if self.summon.is_some() {
            return Err(Mismatch::OutOfOrder("a summon while another is under way"));
        }
        match method {
            Method::Flip | Method::Gemini if row.place != to => {
                let (said, is) = (to, row.place);
                return Err(Mismatch::NotThere { card, said, is });
            }
            Method::Flip => self.rows[card.row()].posture = posture,
            Method::Gemini => {}
            _ => self.leave_for_limbo(card, to, row.posture)?,
        }
        self.use_up(seat, method, row.face, way);
        self.summon = Some(PendingSummon {
            seat,
            card,
            method,
            to,
            posture,
            from: row.place.zone,
            way,
            asked: false,
        });
        self.joined.clear();
        self.declared_one(method == Method::Pendulum);
        self.frame = None;
        self.because = Because::SummonDeclared;
        self.point = Point::Declared;
        Ok(())
    }

    /// What was said is carried out as soon as the last of the monsters it was about is declared;
    /// how the next one lies is asked anew.
    fn declared_one(&mut self, several: bool) {
        let waits = |id: &CardId| {
            self.card(*id)
                .is_some_and(|row| row.place.zone != Zone::Limbo)
        };
        let more = several
            && self
                .intent
                .as_ref()
                .is_some_and(|intent| intent.tributes.iter().flatten().any(waits));
        self.intent = self.intent.take().filter(|_| more);
        if let Some(intent) = &mut self.intent {
            intent.posture = None;
        }
    }

    fn use_up(&mut self, seat: Seat, method: Method, face: Option<Passcode>, way: Option<u8>) {
        match method {
            // One that an effect makes while a chain resolves is not the turn's own.
            Method::Normal | Method::Tribute | Method::Gemini if self.chain.is_empty() => {
                self.used.push(Use::NormalSummon(seat));
            }
            Method::Pendulum => self.used.push(Use::PendulumSummon(seat)),
            _ => {}
        }
        if let (Some(name), Some(way)) = (face, way) {
            self.used.push(Use::Way {
                seat,
                name,
                way,
                negated: false,
            });
        }
    }

    fn leave_for_limbo(
        &mut self,
        card: CardId,
        to: Place,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        self.free(to)?;
        let zone = Zone::Limbo;
        self.relocate(card, Place { zone, ..to }, posture);
        Ok(())
    }

    pub(super) fn join_summon(
        &mut self,
        card: CardId,
        to: Place,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        let row = *self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
        let summon = self.summon.ok_or(Mismatch::NothingUnderWay("summon"))?;
        let first = core::iter::once((summon.card, summon.to));
        let mut all = first.chain(self.joined.iter().map(|joined| (joined.card, joined.to)));
        if let Some((by, place)) = all.find(|(other, place)| *other == card || *place == to) {
            return Err(Mismatch::Occupied { place, by });
        }
        self.leave_for_limbo(card, to, row.posture)?;
        self.joined.push(Joined {
            card,
            to,
            posture,
            from: row.place.zone,
        });
        self.declared_one(true);
        Ok(())
    }

    /// The monsters of a negated summon are remembered as what the step was about. Who was about to
    /// summon has summoned, as far as other cards ask about the turn.
    pub(super) fn negate_summon(&mut self, card: CardId) {
        if let Some(summon) = self.summon.take() {
            self.spend_way(summon);
            self.note_summon(summon);
        }
        let joined = core::mem::take(&mut self.joined);
        let joined = joined.iter().map(|joined| joined.card);
        self.remember_moved(core::iter::once(card).chain(joined));
    }

    fn spend_way(&mut self, summon: PendingSummon) {
        let spent = self.used.iter_mut().rev().find_map(|used| match used {
            Use::Way {
                seat, way, negated, ..
            } if (*seat, Some(*way)) == (summon.seat, summon.way) => Some(negated),
            _ => None,
        });
        if let Some(spent) = spent {
            *spent = true;
        }
    }

    pub(super) fn succeed_summon(&mut self, card: CardId) -> Result<(), Mismatch> {
        let summon = self.pending_summon(card)?;
        let stays = matches!(summon.method, Method::Flip | Method::Gemini);
        if !stays {
            for place in self.joined.iter().map(|j| j.to).chain([summon.to]) {
                self.free(place)?;
            }
        }
        if self.frame.is_none() {
            self.group += 1;
        }
        let first = Joined {
            card,
            to: summon.to,
            posture: summon.posture,
            from: summon.from,
        };
        for one in core::iter::once(first).chain(core::mem::take(&mut self.joined)) {
            if !stays {
                self.relocate(one.card, one.to, one.posture);
            }
            self.stand(summon, one);
        }
        self.note_summon(summon);
        self.summon = None;
        self.because = Because::SummonSucceeded;
        // A summon "immediately after" a link that others lie under: they resolve next.
        self.point = if self.chain.is_empty() {
            Point::Happened
        } else {
            Point::Resolving
        };
        Ok(())
    }

    /// The turn's ledger has each kind of summon once for every Special Summon, and once for all
    /// others.
    fn note_summon(&mut self, summon: PendingSummon) {
        let other = Use::Summon(summon.seat);
        if summon.method.is_special() {
            self.used.push(Use::SpecialSummon(summon.seat));
        } else if !self.used.contains(&other) {
            self.used.push(other);
        }
    }

    /// One monster of a summon that succeeded stands on the field.
    fn stand(&mut self, summon: PendingSummon, one: Joined) {
        let row = &mut self.rows[one.card.row()];
        row.moved_turn = self.turn;
        row.set_turn = 0;
        row.proper |= summon.method.is_special();
        row.gemini |= summon.method == Method::Gemini;
        row.summoned = Some(summon.method);
        row.up_turn = self.turn;
        row.applies_since = self.moment;
        let what = Happened::Summoned {
            card: one.card,
            by: summon.seat,
            method: summon.method,
            from: one.from,
        };
        self.push_happening(what, Cause::action(Reason::Summon, summon.seat));
    }

    pub(super) fn pending_summon(&self, card: CardId) -> Result<PendingSummon, Mismatch> {
        self.summon
            .filter(|s| s.card == card)
            .ok_or(Mismatch::NothingUnderWay("summon of this card"))
    }

    /// Monsters an effect summons: moved and summoned in one, after what was used for them in the
    /// same step.
    pub(super) fn special_summon(
        &mut self,
        seat: Seat,
        method: Method,
        moves: &[Move],
        cause: Cause,
    ) -> Result<(), Mismatch> {
        self.check_moves(moves)?;
        // What was used for the summon in the same step was a moment before it.
        let used = self.frame.as_ref().is_none_or(|frame| frame.did > 0);
        self.group += u32::from(used);
        self.carry_moves(moves, cause);
        for step in moves {
            let row = &mut self.rows[step.card.row()];
            row.moved_turn = self.turn;
            row.proper |= method != Method::Special;
            row.summoned = Some(method);
            row.up_turn = if step.posture.face_up() { self.turn } else { 0 };
            let what = Happened::Summoned {
                card: step.card,
                by: seat,
                method,
                from: step.from.zone,
            };
            self.push_happening(what, cause);
        }
        self.used.push(Use::SpecialSummon(seat));
        self.count_step(true);
        // One that comes by no link is answered as what just happened.
        if self.frame.is_none() {
            self.posture = None;
            self.because = Because::Happened;
            self.point = Point::Happened;
        }
        Ok(())
    }

    pub(super) fn make_token(
        &mut self,
        seat: Seat,
        card: CardId,
        face: Passcode,
        (to, posture): (Place, Posture),
        cause: Cause,
    ) -> Result<(), Mismatch> {
        let row = self.rows.len();
        if row >= MOST_CARDS {
            return Err(Mismatch::TooManyCards { cards: row + 1 });
        }
        if card != CardId::first(row as u8) {
            return Err(Mismatch::NoSuchCard(card));
        }
        self.free(to)?;
        self.rows.push(Row {
            face: Some(face),
            known_to: 3,
            token: true,
            moved_turn: self.turn,
            summoned: Some(Method::Special),
            up_turn: self.turn,
            ..Row::entered(card, to.seat, to, posture, self.moment)
        });
        if to.zone == Zone::Monster {
            self.watch_targets(to.seat);
        }
        let what = Happened::Summoned {
            card,
            by: seat,
            method: Method::Special,
            from: Zone::Gone,
        };
        self.push_happening(what, cause);
        self.used.push(Use::SpecialSummon(seat));
        // The tokens of one step are remembered together.
        if let Some(frame) = &mut self.frame {
            if frame.did == 0 {
                frame.moved.clear();
            }
            frame.moved.push(card);
        }
        self.count_step(true);
        Ok(())
    }
}
