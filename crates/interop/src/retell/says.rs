//! What each message says, as events.

use super::field::seat;
use super::{GapKind, Teller, reason};
use crate::message::{LifePoints, Message, Spot};
use duel::{
    Audience, CardId, Cause, Event, Knowing, Move, Passcode, Phase, Place, Posture, Reason, Seat,
    Zone,
};

impl Teller<'_> {
    pub(super) fn say(&mut self, message: Message) {
        if !matches!(
            message,
            Message::Summoning { .. } | Message::WasSet { .. } | Message::Moved { .. }
        ) {
            self.arrive();
        }
        match message {
            Message::Won { player, reason } => self.won(player, reason),
            Message::Turn { player } => self.turn(player),
            Message::Phase { phase } => self.phase(phase),
            Message::Moved {
                code,
                from,
                to,
                reason,
            } => self.moved(code, from, to, reason),
            Message::Turned { code, at } => self.turned(code, at),
            Message::WasSet { at, .. } => self.was_set(at),
            Message::Summoning { at, special, .. } => self.summoning(at, special),
            Message::FlipSummoning { code, at } => self.flip_summoning(code, at),
            Message::Summoned => self.summoned(),
            Message::Chaining { code, at, from } => self.chaining(code, at, from),
            Message::Solving { link } => self.solving(link),
            Message::Solved { link } => self.solved(link),
            Message::ChainEnd => self.chain_end(),
            Message::Negated { link, whole } => self.negated(link, whole),
            Message::Targets { cards } => self.targets(&cards),
            Message::Drawn { player, codes } => self.drawn(player, &codes),
            Message::LifePoints {
                player,
                what,
                number,
            } => self.life_points(player, what, number),
            Message::Attack { by, on } => self.attack(by, on),
            Message::Battle { attacker, target } => {
                self.tell(Event::DamageCalculated { attacker, target });
            }
            Message::AttackStopped => self.attack_stopped(),
            Message::ShuffledDeck { player } => self.shuffled(player),
            Message::ShuffledHand { player, codes } => self.hand_in_order(player, &codes),
            Message::Equipped { card, to } => self.equipped(card, to),
            Message::MissedTiming { code, at } => self.missed_timing(code, at),
            Message::Start { .. } | Message::NotTold | Message::Nothing => {}
        }
    }

    pub(super) fn start(&mut self, lp: [u32; 2], decks: [u16; 2], extras: [u16; 2]) {
        if self.started {
            return self.misfit();
        }
        self.started = true;
        for (n, seat) in Seat::BOTH.into_iter().enumerate() {
            for (zone, count) in [(Zone::Deck, decks[n]), (Zone::Extra, extras[n])] {
                self.enter(seat, zone, count);
            }
        }
        for (n, seat) in Seat::BOTH.into_iter().enumerate() {
            self.lp_is(seat, lp[n], Cause::SET_UP);
        }
    }

    fn enter(&mut self, seat: Seat, zone: Zone, count: u16) {
        let first = self.position.rows.len();
        let Ok(count) = u8::try_from(count) else {
            return self.misfit();
        };
        let entered = count == 0
            || self.tell(Event::CardsEntered {
                owner: seat,
                to: Place::pile(seat, zone),
                count,
                posture: Posture::FaceDown,
            });
        if entered {
            let rows = first..first + usize::from(count);
            self.piles.of(seat, zone).extend(rows);
        }
    }

    pub(super) fn misfit(&mut self) {
        self.gap(GapKind::Misfit {
            number: self.number,
        });
    }

    /// Tells what a card is, where that isn't known yet.
    pub(super) fn known(&mut self, card: CardId, code: u32, to: Audience) {
        let face = Passcode(code & 0x7fff_ffff);
        let unknown = self
            .position
            .card(card)
            .is_some_and(|row| row.face != Some(face));
        if face.0 != 0 && unknown {
            let how = Knowing::Shown;
            self.tell(Event::CardKnown {
                card,
                face,
                to,
                how,
            });
        }
    }

    fn turn(&mut self, player: u8) {
        let Some(seat) = seat(player & 1) else {
            return self.misfit();
        };
        if !self.playing {
            self.playing = true;
            self.tell(Event::PlayBegan {
                turn: 1,
                seat,
                phase: None,
            });
            self.tell(Event::TurnBegan { turn: 1, seat });
            return;
        }
        self.gap(GapKind::Asked);
        let turn = self.position.turn.saturating_add(1);
        self.tell(Event::TurnBegan { turn, seat });
    }

    fn phase(&mut self, phase: u16) {
        let phase = match phase {
            0x1 => Phase::Draw,
            0x2 => Phase::Standby,
            0x4 => Phase::Main1,
            0x8 => Phase::Battle,
            0x100 => Phase::Main2,
            0x200 => Phase::End,
            // The steps of the battle phase, which other messages tell.
            _ => return,
        };
        if self.position.phase == phase && phase != Phase::Draw {
            return;
        }
        if phase != Phase::Draw {
            self.gap(GapKind::Asked);
        }
        self.tell(Event::PhaseEntered { phase });
    }

    /// The cause of what happens now, for a move of these reasons.
    pub(super) fn cause(&self, bits: u32) -> Cause {
        let link = self.position.frame.as_ref().map_or(0, |frame| frame.link);
        let by = match link {
            0 => self.position.turn_seat,
            link => {
                let at = usize::from(link) - 1;
                self.position
                    .chain
                    .get(at)
                    .map_or(self.position.turn_seat, |link| link.seat)
            }
        };
        let reason = match bits {
            bits if bits & reason::COST != 0 && bits & reason::TRIBUTE != 0 => Reason::Tributed,
            bits if bits & reason::COST != 0 => Reason::Cost,
            bits if bits & (reason::MATERIAL | reason::SUMMON) != 0 => Reason::Material,
            bits if bits & reason::BATTLE != 0 => Reason::Battle,
            bits if bits & reason::DESTROYED != 0 => Reason::Destroyed,
            bits if bits & reason::DISCARD != 0 && bits & reason::EFFECT != 0 => Reason::Discarded,
            bits if bits & reason::EFFECT != 0 => Reason::Effect,
            _ => Reason::Rule,
        };
        let card = self
            .position
            .chain
            .get(usize::from(link).wrapping_sub(1))
            .map(|link| link.card);
        Cause {
            reason,
            by: (reason != Reason::Rule).then_some(by),
            card,
            link,
        }
    }

    fn drawn(&mut self, player: u8, codes: &[u32]) {
        let Some(seat) = seat(player) else {
            return self.misfit();
        };
        let cause = match (self.playing, self.position.frame.is_some()) {
            (false, _) => Cause::SET_UP,
            (true, true) => Cause {
                reason: Reason::Drawn,
                ..self.cause(reason::EFFECT)
            },
            (true, false) => Cause::RULE,
        };
        let deck = self.piles.of(seat, Zone::Deck).clone();
        let rows: Vec<usize> = deck.iter().rev().take(codes.len()).copied().collect();
        if rows.len() < codes.len() {
            return self.misfit();
        }
        let to = Place::pile(seat, Zone::Hand);
        let step = |row: &usize| {
            let row = &self.position.rows[*row];
            Move {
                card: row.id,
                from: row.place,
                to,
                posture: Posture::FaceDown,
            }
        };
        let moves = rows.iter().map(step).collect();
        if !self.tell(Event::CardsMoved { moves, cause }) {
            return;
        }
        for (row, code) in rows.into_iter().zip(codes) {
            self.piles
                .of(seat, Zone::Deck)
                .retain(|other| *other != row);
            self.piles.of(seat, Zone::Hand).push(row);
            let card = self.position.rows[row].id;
            self.known(card, *code, Audience::Seat(seat));
        }
    }

    fn life_points(&mut self, player: u8, what: LifePoints, number: u32) {
        let Some(seat) = seat(player) else {
            return self.misfit();
        };
        let now = self.position.lp[seat];
        let bits = match what {
            LifePoints::Payment => reason::COST,
            LifePoints::Damage
                if self.position.attack.is_some() && self.position.frame.is_none() =>
            {
                reason::BATTLE
            }
            _ => reason::EFFECT,
        };
        let cause = self.cause(bits);
        let to = match what {
            LifePoints::Damage | LifePoints::Payment => now.saturating_sub(number),
            LifePoints::Gain => now.saturating_add(number),
            LifePoints::Now => number,
        };
        self.lp_is(seat, to, cause);
    }

    fn lp_is(&mut self, seat: Seat, to: u32, cause: Cause) {
        let by = i64::from(to) - i64::from(self.position.lp[seat]);
        let Ok(by) = i32::try_from(by) else {
            return self.misfit();
        };
        self.tell(Event::LpChanged {
            seat,
            by,
            to,
            cause,
        });
    }

    fn attack(&mut self, by: Spot, on: Option<Spot>) {
        let card = self.card_at(by);
        let target = match on {
            Some(on) => match self.card_at(on) {
                None => return self.misfit(),
                some => some,
            },
            None => None,
        };
        let (Some(card), Some(seat)) = (card, seat(by.player)) else {
            return self.misfit();
        };
        if self.tell(Event::AttackDeclared { seat, card, target }) {
            self.gap(GapKind::Asked);
        }
    }

    fn attack_stopped(&mut self) {
        let Some(card) = self.position.attack.as_ref().map(|attack| attack.card) else {
            return;
        };
        let cause = self.cause(reason::EFFECT);
        self.tell(Event::AttackStopped {
            card,
            taken_back: false,
            cause,
        });
    }

    fn shuffled(&mut self, player: u8) {
        if let Some(seat) = seat(player) {
            self.tell(Event::Shuffled { seat });
        }
    }

    /// The hand is in another order as the messages count. Nothing happened at the table.
    fn hand_in_order(&mut self, player: u8, codes: &[u32]) {
        let Some(seat) = seat(player) else {
            return self.misfit();
        };
        let mut left = self.piles.of(seat, Zone::Hand).clone();
        if left.len() != codes.len() {
            return self.misfit();
        }
        let mut ordered = Vec::new();
        for code in codes {
            let has = |row: &usize| self.position.rows[*row].face == Some(Passcode(*code));
            let at = left.iter().position(has).unwrap_or(0);
            ordered.push(left.remove(at));
        }
        *self.piles.of(seat, Zone::Hand) = ordered;
    }

    fn equipped(&mut self, card: Spot, to: Option<Spot>) {
        let Some(card) = self.card_at(card) else {
            return self.misfit();
        };
        let to = to.and_then(|to| self.card_at(to));
        let cause = self.cause(reason::EFFECT);
        self.tell(Event::Attached { card, to, cause });
    }
}
