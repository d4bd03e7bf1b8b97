//! Declared cards: what the engine lets be told of them, and what comes of it.
//!
//! The engine knows what kind of card it is, when it may be used and what it is chained to. What its
//! text does it doesn't know: as its cost, and when it resolves, it asks whoever keeps the record,
//! and carries out what is told with the same acts that card files are made of. What is told has
//! to be possible; that the text says it is on whoever tells it.

use crate::acts::head;
use crate::game::Game;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, Amount, Facing, Objects, Rest, Side, Span, Turn};
use duel::{
    CardId, ChoiceKind, Event, Fate, Frame, Method, Mode, Negation, Part, Posture, Reason, Row,
    Seat, Told, Zone,
};

/// So many cards are drawn, or tokens made, at once at most.
const MOST_AT_ONCE: u8 = 60;
/// So many life points are gained or lost at once at most.
const MOST_LP: u32 = 99_999;

impl Game<'_> {
    /// Asks what the text does, one moment after the other, and carries it out.
    pub(crate) fn as_told(&self, frame: &Frame, party: &Party<'_>) -> Progress {
        let Some(told) = frame.told.as_ref() else {
            return ask_what(party);
        };
        if told.what == Told::Over {
            return Progress::Done;
        }
        if !frame.telling {
            return Progress::event(Event::StepBegan {
                link: party.user.link,
                part: party.part,
                step: frame.step.unwrap_or(0),
                together: told.also,
            });
        }
        if let Progress::Next(next) = self.carry_out_told(&told.what, frame, party) {
            return Progress::Next(next);
        }
        if let Some(event) = self.settle().or_else(|| self.drawn_face()) {
            return Progress::event(event);
        }
        ask_what(party)
    }

    fn carry_out_told(&self, told: &Told, frame: &Frame, party: &Party<'_>) -> Progress {
        if let Told::LinkNegated { link, what } = *told {
            return self.negate_told(frame, link, what, party);
        }
        match act_of(told, party) {
            Some(act) => self.act(frame, &act, party),
            None => Progress::Done,
        }
    }

    fn negate_told(&self, frame: &Frame, link: u8, what: Negation, party: &Party<'_>) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        let cause = party.cause(Reason::Effect);
        Progress::event(Event::LinkNegated { link, what, cause })
    }

    /// The cards that were told, those that are still there.
    pub(crate) fn told_cards(&self, frame: &Frame) -> alloc::vec::Vec<CardId> {
        let told = frame
            .told
            .as_ref()
            .map_or(&[][..], |told| told.what.cards());
        let there = |card: &&CardId| self.p.card(**card).is_some();
        told.iter().filter(there).copied().collect()
    }

    /// Whether this can have happened: the cards are where such a thing can be done to them. In a
    /// strict record the engine also holds it against what it knows of them.
    pub(crate) fn may_be_told(&self, told: &Told) -> bool {
        let Some((_, party)) = self.act_under_way() else {
            return false;
        };
        let cards = told.cards();
        let rows = || cards.iter().filter_map(|card| self.p.card(*card));
        let all_there = rows().count() == cards.len()
            && (1..cards.len()).all(|n| !cards[..n].contains(&cards[n]));
        all_there
            && rows().all(|row| self.may_happen_to(row, told, &party))
            && self.may_happen(told, &party)
            && (self.p.mode == Mode::Witness
                || party.part == Part::Cost
                || cards
                    .iter()
                    .all(|card| self.is_open_to(*card, told, &party)))
    }

    /// Whether an effect of this card can do that to it, as far as the engine knows.
    fn is_open_to(&self, card: CardId, told: &Told, party: &Party<'_>) -> bool {
        let destroys = matches!(told, Told::Moved(_, Fate::Destroyed));
        let itself = card == party.user.card;
        (itself || self.is_affected(card, party.user))
            && (!destroys || self.is_destroyed_by(card, party.user.seat))
    }

    fn may_happen_to(&self, row: &Row, told: &Told, party: &Party<'_>) -> bool {
        let zone = row.place.zone;
        let monster = || self.cards.of(row).is_none_or(|def| def.monster().is_some());
        if matches!(zone, Zone::Limbo | Zone::Gone) {
            return false;
        }
        match told {
            Told::Moved(_, fate) => match fate {
                Fate::Destroyed => zone.on_field() || matches!(zone, Zone::Hand | Zone::Deck),
                Fate::Sent => zone != Zone::Graveyard,
                Fate::Discarded => zone == Zone::Hand,
                Fate::Tributed => matches!(zone, Zone::Monster | Zone::Hand) && monster(),
                Fate::Banished => zone != Zone::Banished,
                Fate::BanishedFaceDown => zone != Zone::Banished || row.posture.face_up(),
                Fate::ToHand => zone != Zone::Hand,
                Fate::OntoDeck | Fate::UnderDeck | Fate::IntoDeck => true,
                Fate::Detached => zone == Zone::Material,
                Fate::Set => !zone.on_field() || row.posture.face_up(),
            },
            Told::Summoned { .. } => !zone.on_field() && monster(),
            Told::Turned(_, posture) => zone == Zone::Monster && row.posture != *posture,
            Told::ControlChanged { .. } | Told::Becomes { .. } | Told::Equipped(_) => {
                zone == Zone::Monster
            }
            Told::Counters { counter, by, .. } => {
                let there = i32::from(self.counters(row.id, *counter));
                zone.on_field() && *by != 0 && there.saturating_add(*by) >= 0
            }
            Told::EffectsNegated { .. } => zone.on_field() && row.posture.face_up(),
            Told::Attached(_) => row.id != party.user.card,
            _ => true,
        }
    }

    fn may_happen(&self, told: &Told, party: &Party<'_>) -> bool {
        let seat = |across: &bool| match across {
            true => party.user.seat.other(),
            false => party.user.seat,
        };
        match told {
            Told::Summoned { cards, across, .. } => {
                self.free_monster_zones(seat(across)) >= cards.len()
            }
            Told::Tokens {
                face,
                count,
                across,
                ..
            } => {
                let token = self.cards.get(*face).and_then(|def| def.monster());
                token.is_some_and(|token| token.token)
                    && *count > 0
                    && self.free_monster_zones(seat(across)).min(self.rows_left())
                        >= usize::from(*count)
            }
            Told::Drawn { count, .. } => (1..=MOST_AT_ONCE).contains(count),
            Told::LifePoints { seat, by } => {
                let amount = by.unsigned_abs();
                let pays = party.part == Part::Cost;
                let own = *seat == party.user.seat && *by < 0 && self.p.lp[*seat] >= amount;
                (1..=MOST_LP).contains(&amount) && (!pays || own)
            }
            Told::LinkNegated { link, .. } => {
                let open = |link: &duel::Link| link.negated.is_none() && !link.resolved;
                *link < party.user.link && self.p.link(*link).is_some_and(open)
            }
            Told::SummonNegated => self.p.summon.is_some(),
            Told::AttackNegated => self.p.attack.is_some(),
            Told::Attached(_) | Told::Equipped(_) => self
                .p
                .card(party.user.card)
                .is_some_and(|row| row.place.zone.on_field()),
            Told::Moved(cards, Fate::Set) => self.zones_to_set(cards, party.user.seat),
            _ => true,
        }
    }

    /// Whether a side has the zones that cards would be set in.
    fn zones_to_set(&self, cards: &[CardId], seat: Seat) -> bool {
        let monster = |card: &&CardId| {
            let row = self.p.card(**card);
            let def = row.and_then(|row| self.cards.of(row));
            def.is_some_and(|def| def.monster().is_some())
        };
        let monsters = cards.iter().filter(monster).count();
        let spells = cards.iter().filter(|card| !monster(card));
        let room = |card: &CardId| {
            let row = self.p.card(*card);
            row.is_some_and(|row| self.free_spell_zone(row, seat, &[]).is_some())
        };
        self.free_monster_zones(seat) >= monsters && spells.copied().all(|card| room(&card))
    }
}

fn ask_what(party: &Party<'_>) -> Progress {
    Progress::event(Event::ChoiceAsked {
        seat: party.user.seat,
        what: ChoiceKind::Telling,
        least: 1,
        most: 1,
    })
}

/// What is told, as an act of the vocabulary; nothing for what has no words there.
fn act_of(told: &Told, party: &Party<'_>) -> Option<Act> {
    let own = party.user.seat;
    let side = |seat: Seat| match seat == own {
        true => Side::Own,
        false => Side::Opponent,
    };
    let cards = Objects::Told;
    Some(match *told {
        Told::Moved(_, fate) => moves(fate),
        Told::Summoned {
            across, posture, ..
        } => Act::SpecialSummon {
            what: cards,
            to_opponent: across,
            facing: facing(posture),
            ignoring: true,
            method: Method::Special,
            negated: false,
        },
        Told::Tokens {
            face,
            count,
            across,
            posture,
        } => Act::MakeToken {
            token: face,
            count,
            to_opponent: across,
            facing: facing(posture),
            values: None,
        },
        Told::Drawn { seat, count } => Act::Draw {
            side: side(seat),
            count: Amount::Fixed(u32::from(count)),
        },
        Told::LifePoints { seat, by } => life_points(side(seat), by, party),
        Told::Turned(_, posture) => Act::ChangePosition {
            what: cards,
            to: turn(posture),
        },
        Told::ControlChanged { this_turn, .. } => Act::TakeControl {
            what: cards,
            until: span(this_turn),
        },
        Told::Counters { counter, by, .. } => {
            let (what, count) = (cards, Amount::Fixed(by.unsigned_abs()));
            match by > 0 {
                true => Act::PutCounters {
                    what,
                    counter,
                    count,
                },
                false => Act::TakeCounters {
                    what,
                    counter,
                    count,
                },
            }
        }
        Told::Becomes {
            what,
            to,
            this_turn,
            ..
        } => Act::Become {
            of: cards,
            what,
            to: Amount::Fixed(to),
            original: false,
            until: span(this_turn),
        },
        Told::SummonNegated => Act::NegateSummon,
        Told::AttackNegated => Act::NegateAttack,
        Told::EffectsNegated { this_turn, .. } => Act::NegateEffectsOf {
            what: cards,
            until: span(this_turn),
        },
        Told::Attached(_) => Act::Attach(cards),
        Told::Equipped(_) => Act::Equip(cards),
        Told::Shuffled(seat) => Act::Shuffle(side(seat)),
        Told::Shown(_) => Act::Reveal(cards),
        Told::Won(seat) => Act::Win(side(seat)),
        Told::LinkNegated { .. } | Told::Other | Told::Over => return None,
    })
}

const fn moves(fate: Fate) -> Act {
    let cards = Objects::Told;
    match fate {
        Fate::Destroyed => Act::Destroy(cards),
        Fate::Sent => Act::SendToGraveyard(cards),
        Fate::Discarded => Act::Discard(cards),
        Fate::Tributed => Act::Tribute(cards),
        Fate::Banished => Act::Banish(cards),
        Fate::BanishedFaceDown => Act::BanishFaceDown(cards),
        Fate::ToHand => Act::ReturnToHand(cards),
        Fate::OntoDeck => Act::ReturnToDeck(cards, Rest::Top),
        Fate::UnderDeck => Act::ReturnToDeck(cards, Rest::Bottom),
        Fate::IntoDeck => Act::ReturnToDeck(cards, Rest::Shuffled),
        Fate::Detached => Act::Detach(cards),
        Fate::Set => Act::Set(cards),
    }
}

/// Paid as a cost; damage, or a gain, as an effect.
fn life_points(side: Side, by: i32, party: &Party<'_>) -> Act {
    let amount = Amount::Fixed(by.unsigned_abs());
    match (head(party, Reason::Effect), by < 0) {
        (Reason::Cost, _) => Act::PayLp(amount),
        (_, true) => Act::Damage { side, amount },
        (_, false) => Act::GainLp { side, amount },
    }
}

const fn span(this_turn: bool) -> Span {
    match this_turn {
        true => Span::ThisTurn,
        false => Span::WhileThere,
    }
}

const fn facing(posture: Posture) -> Facing {
    match posture {
        Posture::FaceUpDefense => Facing::Defense,
        Posture::FaceDownDefense | Posture::FaceDown => Facing::FaceDown,
        Posture::FaceUpAttack | Posture::FaceUp => Facing::Attack,
    }
}

const fn turn(posture: Posture) -> Turn {
    match posture {
        Posture::FaceUpDefense => Turn::Defense,
        Posture::FaceDownDefense | Posture::FaceDown => Turn::FaceDown,
        Posture::FaceUpAttack | Posture::FaceUp => Turn::Attack,
    }
}
