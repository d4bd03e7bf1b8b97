//! What each message says, as events.

use super::field::{MATERIAL, place, posture, seat};
use super::{Coming, GapKind, Teller};
use crate::message::{LifePoints, Message, Spot};
use duel::{
    Audience, CardId, Cause, Event, Knowing, LinkKind, Method, Move, Negation, Outcome, Passcode,
    Phase, Place, Posture, Reason, Seat, Zone,
};
use rules::vocabulary::{CardKind, Spell, Trap};

/// Why a card moved, as bits.
mod reason {
    pub(super) const DESTROYED: u32 = 0x1;
    pub(super) const TRIBUTE: u32 = 0x2;
    pub(super) const MATERIAL: u32 = 0x8;
    pub(super) const SUMMON: u32 = 0x10;
    pub(super) const BATTLE: u32 = 0x20;
    pub(super) const EFFECT: u32 = 0x40;
    pub(super) const COST: u32 = 0x80;
    pub(super) const SPECIAL: u32 = 0x800;
    pub(super) const DISCARD: u32 = 0x4000;
    pub(super) const FUSION: u32 = 0x4_0000;
    pub(super) const SYNCHRO: u32 = 0x8_0000;
    pub(super) const RITUAL: u32 = 0x10_0000;
    pub(super) const XYZ: u32 = 0x20_0000;
    pub(super) const LINK: u32 = 0x1000_0000;
}

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
    fn known(&mut self, card: CardId, code: u32, to: Audience) {
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
    fn cause(&self, bits: u32) -> Cause {
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

    fn moved(&mut self, code: u32, from: Spot, to: Spot, bits: u32) {
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
    fn audience(&self, to: Place, posture: Posture) -> Audience {
        match to.zone {
            Zone::Deck | Zone::Hand | Zone::Extra if !posture.face_up() => Audience::Seat(to.seat),
            _ if posture.face_up() => Audience::All,
            _ => Audience::Seat(to.seat),
        }
    }

    fn moves(&mut self, coming: &Coming) {
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

    fn special_summoned(&mut self, coming: &Coming) {
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

    fn becomes_material(&mut self, card: CardId, code: u32, to: Spot, bits: u32) {
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

    fn token(&mut self, code: u32, to: Spot, bits: u32) {
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

    fn turned(&mut self, code: u32, at: Spot) {
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

    fn was_set(&mut self, at: Spot) {
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

    fn coming_to(&self, at: Spot) -> Option<usize> {
        let to = place(at)?;
        self.coming.iter().position(|coming| coming.to == to)
    }

    fn summoning(&mut self, at: Spot, special: bool) {
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

    fn flip_summoning(&mut self, code: u32, at: Spot) {
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

    fn summoned(&mut self) {
        // An effect's summon has no attempt before it, and was told as it happened.
        let Some(card) = self.position.summon.as_ref().map(|summon| summon.card) else {
            return;
        };
        if self.tell(Event::SummonSucceeded { card }) {
            self.gap(GapKind::Asked);
        }
    }

    fn chaining(&mut self, code: u32, at: Spot, from: Spot) {
        let card = self.card_at(at).or_else(|| self.card_at(from));
        let (Some(card), Some(seat)) = (card, seat(at.player)) else {
            return self.misfit();
        };
        self.known(card, code, Audience::All);
        let card = self.card_at(at).unwrap_or(card);
        self.gap(GapKind::Effect {
            card: Passcode(code),
        });
        let link = self.position.next_link();
        let (kind, speed) = self.kind_of(card, code);
        self.closed = false;
        let added = self.tell(Event::LinkAdded {
            link,
            seat,
            card,
            effect: 0,
            mode: 0,
            kind,
            speed,
            targets: Default::default(),
            declared: None,
            word: None,
        });
        if added {
            self.gap(GapKind::Asked);
        }
    }

    /// What kind of activation it is, and its spell speed as far as the kind of card says it.
    fn kind_of(&self, card: CardId, code: u32) -> (LinkKind, u8) {
        let kind = self.cards.get(Passcode(code)).map(|card| &card.kind);
        let came = self.came_just_now(card);
        match kind {
            Some(CardKind::Spell(Spell::QuickPlay)) => (LinkKind::SpellCard, 2),
            Some(CardKind::Spell(Spell::Normal | Spell::Ritual)) => (LinkKind::SpellCard, 1),
            Some(CardKind::Spell(_)) if came => (LinkKind::SpellCard, 1),
            Some(CardKind::Spell(_)) => (LinkKind::SpellEffect, 1),
            Some(CardKind::Trap(Trap::Counter)) => (LinkKind::TrapCard, 3),
            Some(CardKind::Trap(Trap::Normal)) => (LinkKind::TrapCard, 2),
            Some(CardKind::Trap(_)) if came => (LinkKind::TrapCard, 2),
            Some(CardKind::Trap(_)) => (LinkKind::TrapEffect, 2),
            Some(CardKind::Monster(_)) | None => (LinkKind::MonsterEffect, 1),
        }
    }

    /// True for a card that was put on the field or turned up just now, to be activated.
    fn came_just_now(&self, card: CardId) -> bool {
        let mut events = self.told.events.iter().rev();
        match events.find(|event| !matches!(event, Event::CardKnown { .. })) {
            Some(Event::CardsMoved { moves, .. }) => moves.iter().any(|step| step.card == card),
            Some(Event::PositionChanged { card: turned, .. }) => *turned == card,
            _ => false,
        }
    }

    fn solving(&mut self, link: u8) {
        if !self.closed {
            self.closed = true;
            let links = self.position.chain.len() as u8;
            self.tell(Event::ChainClosed { links });
        }
        self.tell(Event::LinkResolving { link });
    }

    fn solved(&mut self, link: u8) {
        let negated = usize::from(link)
            .checked_sub(1)
            .and_then(|at| self.position.chain.get(at));
        let outcome = match negated.and_then(|link| link.negated) {
            Some(Negation::Activation) => Outcome::NegatedActivation,
            Some(Negation::Effect) => Outcome::NegatedEffect,
            None => Outcome::Applied,
        };
        self.tell(Event::LinkResolved { link, outcome });
    }

    fn chain_end(&mut self) {
        if self.tell(Event::ChainEnded) {
            self.gap(GapKind::Asked);
        }
    }

    fn negated(&mut self, link: u8, whole: bool) {
        let what = if whole {
            Negation::Activation
        } else {
            Negation::Effect
        };
        let cause = self.cause(reason::EFFECT);
        self.tell(Event::LinkNegated { link, what, cause });
    }

    /// Targets are said after the link they belong to, and an event of ours says them with it.
    fn targets(&mut self, cards: &[Spot]) {
        let targets: Option<Vec<CardId>> = cards.iter().map(|spot| self.card_at(*spot)).collect();
        let at = self
            .told
            .events
            .iter()
            .rposition(|event| matches!(event, Event::LinkAdded { .. }));
        let (Some(targets), Some(at)) = (targets, at) else {
            return self.misfit();
        };
        if self.position.frame.is_some() {
            return;
        }
        if let Event::LinkAdded { targets: told, .. } = &mut self.told.events[at] {
            told.extend(targets.iter().copied());
        }
        if let Some(link) = self.position.chain.last_mut() {
            link.targets.extend(targets);
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

    fn missed_timing(&mut self, code: u32, at: Spot) {
        let (Some(card), Some(seat)) = (self.card_at(at), seat(at.player)) else {
            return self.misfit();
        };
        self.gap(GapKind::Effect {
            card: Passcode(code),
        });
        let cause = self.cause(reason::EFFECT);
        self.tell(Event::TriggerMissed {
            seat,
            card,
            effect: 0,
            cause,
        });
    }
}

/// How a monster was Special Summoned.
const fn method(bits: u32) -> Method {
    match bits {
        bits if bits & reason::FUSION != 0 => Method::Fusion,
        bits if bits & reason::SYNCHRO != 0 => Method::Synchro,
        bits if bits & reason::RITUAL != 0 => Method::Ritual,
        bits if bits & reason::XYZ != 0 => Method::Xyz,
        bits if bits & reason::LINK != 0 => Method::Link,
        _ => Method::Special,
    }
}
