//! Where cards go: every move that an effect, a cost or a rule makes, with what takes its place
//! (a token leaves the duel, a pendulum monster goes to the extra deck, "banish it instead").

use crate::acts::on_top;
use crate::game::Game;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, CardDef, Facing, Objects, Span};
use alloc::vec::Vec;
use duel::{
    CardId, Cause, Event, Frame, LingeringRule, Method, Move, Place, Posture, Reason, Row, Seat,
    Zone,
};

impl<'a> Game<'a> {
    /// All cards to their owners' graveyards, at once.
    pub(crate) fn send_to_graveyard(&self, cards: &[CardId], cause: Cause) -> Event {
        self.moved(cards, cause, |game, row, def| {
            game.instead_of_graveyard(row, def)
                .unwrap_or((on_top(row.owner, Zone::Graveyard), Posture::FaceUp))
        })
    }

    pub(crate) fn banish(&self, cards: &[CardId], cause: Cause) -> Event {
        let cards = self.those_banished(cards, cause);
        self.moved(&cards, cause, |_, row, _| {
            (on_top(row.owner, Zone::Banished), Posture::FaceUp)
        })
    }

    pub(crate) fn banish_face_down(&self, cards: &[CardId], cause: Cause) -> Event {
        let cards = self.those_banished(cards, cause);
        self.moved(&cards, cause, |_, row, _| {
            (on_top(row.owner, Zone::Banished), Posture::FaceDown)
        })
    }

    /// Those of some cards that the seat whose doing it is may banish.
    fn those_banished(&self, cards: &[CardId], cause: Cause) -> Vec<CardId> {
        let may = |card: &&CardId| {
            let row = self.p.card(**card);
            cause
                .by
                .is_none_or(|by| row.is_none_or(|row| self.may_banish(row, by)))
        };
        cards.iter().filter(may).copied().collect()
    }

    /// Whether a seat may banish a card from where it is.
    pub(crate) fn may_banish(&self, row: &Row, by: Seat) -> bool {
        row.place.zone != Zone::Graveyard
            || !self.forbidden(by, duel::Forbidden::BanishFromGraveyard, Some(row))
    }

    /// All cards to their owners' hands, at once; Extra Deck monsters to the Extra Deck.
    pub(crate) fn send_to_hand(&self, cards: &[CardId], cause: Cause) -> Event {
        self.moved(cards, cause, |game, row, def| {
            game.home_or(row, def, on_top(row.owner, Zone::Hand))
        })
    }

    pub(crate) fn onto_deck(&self, cards: &[CardId], cause: Cause) -> Event {
        self.moved(cards, cause, |game, row, def| {
            game.home_or(row, def, on_top(row.owner, Zone::Deck))
        })
    }

    pub(crate) fn under_deck(&self, cards: &[CardId], cause: Cause) -> Event {
        self.moved(cards, cause, |game, row, def| {
            let slot = Place::BOTTOM;
            let bottom = on_top(row.owner, Zone::Deck);
            game.home_or(row, def, Place { slot, ..bottom })
        })
    }

    /// A hidden pile, or the extra deck for its monsters.
    fn home_or(&self, row: &Row, def: Option<&CardDef>, pile: Place) -> (Place, Posture) {
        if let Some(banished) = self.instead_of_leaving(row) {
            return banished;
        }
        let extra = def.is_some_and(CardDef::is_extra);
        let to = if extra {
            on_top(row.owner, Zone::Extra)
        } else {
            pile
        };
        (to, Posture::FaceDown)
    }

    fn moved(
        &self,
        cards: &[CardId],
        cause: Cause,
        to: fn(&Game<'a>, &Row, Option<&'a CardDef>) -> (Place, Posture),
    ) -> Event {
        let moves = cards.iter().filter_map(|&card| {
            let row = self.p.card(card)?;
            // TOKEN-GONE: a token that leaves the field is in no other place.
            let (to, posture) = if row.token {
                (on_top(row.owner, Zone::Gone), Posture::FaceUp)
            } else {
                to(self, row, self.cards.of(row))
            };
            // What is in the hand already, or in another pile of no order, isn't moved to it.
            let same = (row.place.seat, row.place.zone) == (to.seat, to.zone);
            if same && to.zone != Zone::Deck {
                return None;
            }
            Some(Move {
                card,
                from: row.place,
                to,
                posture,
            })
        });
        Event::CardsMoved {
            moves: moves.collect(),
            cause,
        }
    }

    /// Cards are set on their controller's field: spells and traps, or monsters.
    pub(crate) fn set_down(&self, cards: &[CardId], cause: Cause) -> Event {
        let seat = cause.by.unwrap_or(self.turn_player());
        let mut taken = Vec::new();
        let moves = cards.iter().filter_map(|&card| {
            let row = self.p.card(card)?;
            let monster = self
                .cards
                .of(row)
                .is_some_and(|def| def.monster().is_some());
            let (to, posture) = if monster {
                (
                    self.free_monster_zone(seat, &taken)?,
                    Posture::FaceDownDefense,
                )
            } else {
                (self.free_spell_zone(row, seat, &taken)?, Posture::FaceDown)
            };
            taken.push(to);
            Some(Move {
                card,
                from: row.place,
                to,
                posture,
            })
        });
        Event::CardsMoved {
            moves: moves.collect(),
            cause,
        }
    }

    pub(crate) fn attach_to_source(&self, cards: &[CardId], cause: Cause) -> Event {
        Event::MaterialsAttached {
            cards: cards.iter().copied().collect(),
            to: cause.card.unwrap_or(CardId(u32::MAX)),
            cause,
        }
    }

    /// Monsters summoned by an effect: picked, their position said, shown, and put on the field all
    /// at once; then the deck they came from is shuffled.
    pub(crate) fn special_summon(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        let Act::SpecialSummon {
            what,
            to_opponent,
            facing,
            ignoring,
            method,
            negated,
        } = act
        else {
            return Progress::Done;
        };
        if frame.did > 0 {
            return self.after_special_summon(frame, *negated, what, party);
        }
        let mut cards = match self.chosen(frame, what, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let seat = if *to_opponent {
            party.user.seat.other()
        } else {
            party.user.seat
        };
        cards.retain(|&card| self.may_come(card, party.user.seat, *ignoring));
        let room = self.room_for(&cards, seat);
        cards.retain(|card| room.iter().any(|(one, _)| one.id == *card));
        if cards.is_empty() {
            return self.shuffle_searched(frame, what, party);
        }
        let Some(posture) = posture_of(*facing, frame.posture, &self.link_monsters(&cards)) else {
            return Progress::event(crate::acts::ask_posture(party.user.seat));
        };
        let event = self.summoned(&cards, seat, (*method, posture), party);
        let shown = if posture.face_up() {
            self.reveal(&cards)
        } else {
            None
        };
        Progress::event(shown.unwrap_or(event))
    }

    /// Whether a card may be Special Summoned by an effect of a seat.
    pub(crate) fn may_come(&self, card: CardId, by: Seat, ignoring: bool) -> bool {
        self.p.card(card).is_some_and(|row| {
            (ignoring || self.may_be_special_summoned(row, false).may())
                && !self.forbidden(by, duel::Forbidden::SpecialSummon, Some(row))
        })
    }

    fn link_monsters(&self, cards: &[CardId]) -> bool {
        cards.iter().any(|&card| {
            self.def(card)
                .and_then(CardDef::monster)
                .is_some_and(|m| m.kind == crate::vocabulary::MonsterKind::Link)
        })
    }

    /// The event by which monsters come to the field.
    pub(crate) fn summoned(
        &self,
        cards: &[CardId],
        seat: Seat,
        (method, posture): (Method, Posture),
        party: &Party<'_>,
    ) -> Event {
        let moves = self
            .room_for(cards, seat)
            .into_iter()
            .map(|(row, to)| Move {
                card: row.id,
                from: row.place,
                to,
                posture,
            });
        Event::SpecialSummoned {
            seat: party.user.seat,
            method,
            moves: moves.collect(),
            cause: party.cause(Reason::Effect),
        }
    }

    /// SUMMON-ZONE: those of some monsters that find a zone of this side where they may stand, one
    /// after the other, and which.
    fn room_for(&self, cards: &[CardId], seat: Seat) -> Vec<(&'a Row, Place)> {
        let mut taken: Vec<Place> = Vec::new();
        let mut room = Vec::new();
        for row in cards.iter().filter_map(|&card| self.p.card(card)) {
            if let Some(to) = self.zone_for_summon(row, seat, &taken) {
                taken.push(to);
                room.push((row, to));
            }
        }
        room
    }

    fn after_special_summon(
        &self,
        frame: &Frame,
        negated: bool,
        what: &Objects,
        party: &Party<'_>,
    ) -> Progress {
        let cards: Vec<CardId> = frame.moved.to_vec();
        let due = cards.iter().find(|&&card| {
            negated
                && self
                    .p
                    .card(card)
                    .is_some_and(|row| row.place.zone == Zone::Monster)
                && !self.has_lingering(card, LingeringRule::Negated)
        });
        match due {
            Some(&card) => Progress::event(self.lingering_event(
                LingeringRule::Negated,
                (party.user.seat, Some(card)),
                Span::WhileThere,
                party,
            )),
            None => self.shuffle_searched(frame, what, party),
        }
    }

    /// A deck that was looked through is shuffled.
    pub(crate) fn shuffle_searched(
        &self,
        frame: &Frame,
        what: &Objects,
        party: &Party<'_>,
    ) -> Progress {
        let searched = what
            .pool()
            .is_some_and(|pool| pool.places.contains(&crate::vocabulary::Places::Deck));
        if searched && !frame.shuffled && frame.stage > 0 {
            let seat = party.user.seat;
            return Progress::event(Event::Shuffled { seat });
        }
        Progress::Done
    }

    /// Tokens, one event for each.
    pub(crate) fn make_token(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        let Act::MakeToken {
            token,
            count,
            to_opponent,
            facing,
            values,
        } = act
        else {
            return Progress::Done;
        };
        let own = party.user.seat;
        let seat = if *to_opponent { own.other() } else { own };
        let made = self.tokens_made(frame);
        if let Some(event) = self.values_of_token(frame, values.as_ref(), party) {
            return Progress::event(event);
        }
        // All of them, or none.
        let room = self.room_for_tokens(seat) >= usize::from(count.saturating_sub(made));
        let zone = self.free_monster_zone(seat, &[]).filter(|_| room);
        let by = Some(party.user.card);
        let forbidden = self.forbidden_to(by, own, duel::Forbidden::SpecialSummon, None);
        let (Some(to), true, false) = (zone, made < *count, forbidden) else {
            return Progress::Done;
        };
        let Some(posture) = posture_of(*facing, frame.posture, &false) else {
            return Progress::event(crate::acts::ask_posture(own));
        };
        Progress::event(Event::TokenMade {
            seat,
            card: CardId(self.p.rows.len() as u32),
            face: *token,
            to,
            posture,
            cause: party.cause(Reason::Effect),
        })
    }

    fn tokens_made(&self, frame: &Frame) -> u8 {
        if frame.did == 0 {
            return 0;
        }
        crate::objects::count(frame.moved.len())
    }

    /// The ATK and DEF an effect gives a token are what it has from the start.
    fn values_of_token(
        &self,
        frame: &Frame,
        values: Option<&crate::vocabulary::Amount>,
        party: &Party<'_>,
    ) -> Option<Event> {
        let card = *frame.moved.last().filter(|_| frame.did > 0)?;
        let value = i32::try_from(self.count_of(values?, frame, party)).unwrap_or(i32::MAX);
        let what = [duel::Value::Atk, duel::Value::Def]
            .into_iter()
            .find(|what| !self.has_lingering(card, LingeringRule::OriginalBecomes(*what, value)))?;
        let seat = party.user.seat;
        let rule = LingeringRule::OriginalBecomes(what, value);
        Some(self.lingering_event(rule, (seat, Some(card)), Span::WhileThere, party))
    }

    /// Control of monsters changes: they move to the other side, all at once.
    pub(crate) fn take_control(
        &self,
        frame: &Frame,
        what: &Objects,
        until: Span,
        party: &Party<'_>,
    ) -> Progress {
        let own = party.user.seat;
        if frame.did > 0 {
            return self.control_until(frame, until, party);
        }
        let cards = match self.chosen(frame, what, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let mut taken = Vec::new();
        let moves: Vec<Move> = cards
            .iter()
            .filter_map(|&card| {
                let row = self
                    .p
                    .card(card)
                    .filter(|r| r.place.zone == Zone::Monster)?;
                let seat = if row.place.seat == own {
                    own.other()
                } else {
                    own
                };
                let to = self.free_monster_zone(seat, &taken)?;
                taken.push(to);
                let (from, posture) = (row.place, row.posture);
                Some(Move {
                    card,
                    from,
                    to,
                    posture,
                })
            })
            .collect();
        if moves.is_empty() {
            return Progress::Done;
        }
        let cause = party.cause(Reason::Effect);
        Progress::event(Event::CardsMoved { moves, cause })
    }

    fn control_until(&self, frame: &Frame, until: Span, party: &Party<'_>) -> Progress {
        if matches!(until, Span::WhileThere | Span::Ever) {
            return self.held_for_good(frame);
        }
        let due = frame.moved.iter().find_map(|&card| {
            let row = self.p.card(card)?;
            let rule = LingeringRule::GoesBack(row.place.seat.other());
            let begun = self
                .p
                .lingering
                .iter()
                .any(|l| (l.card, l.rule, l.source) == (Some(card), rule, party.user.card));
            (!begun).then_some((card, rule))
        });
        due.map_or(Progress::Done, |(card, rule)| {
            let of = (party.user.seat, Some(card));
            Progress::event(self.lingering_event(rule, of, until, party))
        })
    }

    /// Two monsters change sides: each takes the other's zone, or, for an extra monster zone, a free
    /// one.
    pub(crate) fn swap_control(
        &self,
        frame: &Frame,
        what: &Objects,
        party: &Party<'_>,
    ) -> Progress {
        if frame.did > 0 {
            return self.held_for_good(frame);
        }
        let cards = match self.chosen(frame, what, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let rows: Vec<&Row> = cards.iter().filter_map(|&card| self.p.card(card)).collect();
        let [one, other] = rows[..] else {
            return Progress::Done;
        };
        let onto = |place: Place| match place.slot < self.profile().zones_each {
            true => Some(place),
            false => self.free_monster_zone(place.seat, &[]),
        };
        let apart = one.place.seat != other.place.seat
            && [one, other]
                .iter()
                .all(|row| row.place.zone == Zone::Monster);
        let (Some(to), Some(back), true) = (onto(other.place), onto(one.place), apart) else {
            return Progress::Done;
        };
        let moves = [(one, to), (other, back)].map(|(row, to)| Move {
            card: row.id,
            from: row.place,
            to,
            posture: row.posture,
        });
        let cause = party.cause(Reason::Effect);
        let moves = moves.to_vec();
        Progress::event(Event::CardsMoved { moves, cause })
    }

    /// The card with the effect is attached to a monster; from elsewhere than a spell and trap zone
    /// it comes to one first.
    pub(crate) fn equip(&self, frame: &Frame, objects: &Objects, party: &Party<'_>) -> Progress {
        let monster = match self.chosen(frame, objects, party) {
            Ok(cards) => cards.first().copied(),
            Err(progress) => return progress,
        };
        let this = self.p.card(party.user.card);
        let (Some(to), Some(row)) = (monster, this) else {
            return Progress::Done;
        };
        let there = self
            .p
            .card(to)
            .is_some_and(|row| row.place.zone == Zone::Monster);
        if !there || row.attached == Some(to) || !self.is_still_itself(party) {
            return Progress::Done;
        }
        let cause = party.cause(Reason::Effect);
        if !row.place.zone.on_field() || row.place.zone == Zone::Monster {
            let Some(to) = self.free_spell_zone(row, party.user.seat, &[]) else {
                return Progress::Done;
            };
            let step = Move {
                card: row.id,
                from: row.place,
                to,
                posture: Posture::FaceUp,
            };
            let moves = alloc::vec![step];
            return Progress::event(Event::CardsMoved { moves, cause });
        }
        Progress::event(Event::Attached {
            card: row.id,
            to: Some(to),
            cause,
        })
    }
}

/// How a monster that is summoned lies, once there is nothing left to ask.
fn posture_of(facing: Facing, said: Option<Posture>, link: &bool) -> Option<Posture> {
    match facing {
        Facing::Attack => Some(Posture::FaceUpAttack),
        Facing::FaceUp if *link => Some(Posture::FaceUpAttack),
        Facing::Defense => Some(Posture::FaceUpDefense),
        Facing::FaceDown => Some(Posture::FaceDownDefense),
        Facing::FaceUp => said,
    }
}
