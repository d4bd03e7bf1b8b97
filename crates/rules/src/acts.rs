//! The instructions themselves: what each act of the vocabulary comes to, event by event.
//!
//! An act that moves cards gives one event with all its moves; one that changes several cards in
//! other ways gives one event for each, counted by `frame.did`. Nothing else happens in between.

use crate::Next;
use crate::game::Game;
use crate::numbers::Scene;
use crate::objects::Objective;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, Amount, Delta, EffectKind, Objects, Places, Pool, Rest, Side, Turn};
use duel::{
    CardId, Cause, ChoiceKind, Event, Frame, LingeringRule, Lot, Negation, Part, Place, Posture,
    Reason, ResultReason, Seat, Step, Zone,
};

/// What is done with the cards of an act.
type Done<'a> = fn(&Game<'a>, &[CardId], Cause) -> Event;

impl<'a> Game<'a> {
    pub(crate) fn act(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        match act {
            Act::PayLp(_) | Act::Damage { .. } | Act::GainLp { .. } => {
                self.act_on_lp(frame, act, party)
            }
            Act::Tribute(objects) => self.send(
                frame,
                objects,
                party,
                Reason::Tributed,
                Self::send_to_graveyard,
            ),
            Act::Destroy(objects) => self.destroy(frame, objects, party, Self::send_to_graveyard),
            Act::DestroyAndBanish(objects) => self.destroy(frame, objects, party, Self::banish),
            Act::SendToGraveyard(objects) => {
                let reason = head(party, Reason::Effect);
                self.send(frame, objects, party, reason, Self::send_to_graveyard)
            }
            Act::Discard(objects) => {
                let reason = head(party, Reason::Discarded);
                self.send(frame, objects, party, reason, Self::send_to_graveyard)
            }
            Act::Detach(objects) => self.send(
                frame,
                objects,
                party,
                Reason::Detached,
                Self::send_to_graveyard,
            ),
            Act::Banish(objects) => {
                let reason = head(party, Reason::Effect);
                self.send(frame, objects, party, reason, Self::banish)
            }
            Act::BanishFaceDown(objects) => {
                let reason = head(party, Reason::Effect);
                self.send(frame, objects, party, reason, Self::banish_face_down)
            }
            Act::ReturnToHand(objects) => {
                let reason = head(party, Reason::Effect);
                self.send(frame, objects, party, reason, Self::send_to_hand)
            }
            Act::ReturnToDeck(objects, rest) => self.return_to_deck(frame, objects, *rest, party),
            Act::AddFromDeck { filter, count } => {
                let pool = Pool::of(Side::Own, Places::Deck, filter.clone());
                self.add_from_deck(frame, &pool, *count, party)
            }
            Act::DiscardAtRandom { side, count } => {
                self.discard_at_random(frame, *side, *count, party)
            }
            Act::Draw { side, count } => self.draw(frame, *side, count, party),
            Act::Shuffle(side) => shuffle_once(frame, side.seat(party.user.seat)),
            Act::Excavate {
                side,
                filter,
                count,
            } => self.excavate(frame, (*side, filter), count, party),
            Act::Reveal(objects) => self.show(frame, objects, party),
            _ => self.act_on_field(frame, act, party),
        }
    }

    fn act_on_field(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        match act {
            Act::SpecialSummon { .. } => self.special_summon(frame, act, party),
            Act::FusionSummon {
                materials, banish, ..
            } => self.fusion_summon(frame, materials, *banish, party),
            Act::RitualSummon {
                tributes, exactly, ..
            } => self.ritual_summon(frame, tributes, *exactly, party),
            Act::NormalSummonAfter { .. } => self.normal_summon_after(frame, party),
            Act::MakeToken { .. } => self.make_token(frame, act, party),
            Act::Set(objects) => self.send(frame, objects, party, Reason::Effect, Self::set_down),
            Act::ChangePosition { what, to } => self.turn_monsters(frame, what, *to, party),
            Act::TakeControl { what, until } => self.take_control(frame, what, *until, party),
            Act::SwapControl(what) => self.swap_control(frame, what, party),
            Act::Attach(objects) => self.send(
                frame,
                objects,
                party,
                Reason::Effect,
                Self::attach_to_source,
            ),
            Act::Equip(objects) | Act::Bind(objects) => self.equip(frame, objects, party),
            Act::PutCounters {
                what,
                counter,
                count,
            } => self.count_on(frame, what, (*counter, count, true), party),
            Act::TakeCounters {
                what,
                counter,
                count,
            } => self.count_on(frame, what, (*counter, count, false), party),
            _ => self.act_on_rules(frame, act, party),
        }
    }

    fn act_on_rules(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        match act {
            Act::NegateSummon => self.negate_summon(frame, party),
            Act::NegateActivation => self.negate_link(frame, Negation::Activation, party),
            Act::NegateEffect => self.negate_link(frame, Negation::Effect, party),
            Act::NegateAttack => self.negate_attack(frame, party),
            Act::NegateThis => negate_this(party),
            Act::TurnDamage => {
                let link = party.user.link.saturating_sub(1);
                let rule = LingeringRule::DamageOfLinkToOther(link);
                self.begin_for_chain(frame, rule, party)
            }
            Act::TossCoin => roll(frame, Lot::Coin, party.user.seat),
            Act::RollDie => roll(frame, Lot::Die, party.user.seat),
            Act::Win(side) => {
                let loser = side.seat(party.user.seat).other();
                self.begin(
                    frame,
                    LingeringRule::Loses(ResultReason::Effect),
                    loser,
                    party,
                )
            }
            Act::Remember(amount) => {
                let number = self.count_of(amount, frame, party);
                self.begin_on_this(frame, LingeringRule::Remembers(number), party)
            }
            Act::EndBattlePhase => {
                let seat = self.turn_player();
                if self.p.phase != duel::Phase::Battle {
                    return Progress::Done;
                }
                self.begin(frame, LingeringRule::BattleEnds, seat, party)
            }
            Act::Nothing => Progress::Done,
            Act::AsTold => self.as_told(frame, party),
            act => self.act_that_lingers(frame, act, party),
        }
    }

    /// A number, as it is while an instruction is carried out.
    pub(crate) fn count_of(&self, amount: &Amount, frame: &Frame, party: &Party<'_>) -> u32 {
        self.number(amount, party.user, Some(Scene::new(frame, party)))
    }

    /// A number of a card that is changed, as it is while that is done.
    pub(crate) fn count_about(
        &self,
        amount: &Amount,
        frame: &Frame,
        party: &Party<'_>,
        card: CardId,
    ) -> i32 {
        let scene = Scene {
            about: Some(card),
            ..Scene::new(frame, party)
        };
        i32::try_from(self.number(amount, party.user, Some(scene))).unwrap_or(i32::MAX)
    }

    fn act_on_lp(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        let own = party.user.seat;
        let (seat, amount, reason) = match act {
            Act::PayLp(amount) => (own, amount, Reason::Cost),
            Act::Damage { side, amount } | Act::GainLp { side, amount } => {
                (side.seat(own), amount, Reason::Effect)
            }
            _ => return Progress::Done,
        };
        let amount = match act {
            Act::PayLp(amount) => self.price(amount, frame, party),
            _ => self.count_of(amount, frame, party),
        };
        if frame.did > 0 || amount == 0 {
            return Progress::Done;
        }
        let seat = match act {
            Act::Damage { .. } => self.who_takes_it(seat, party.user.link),
            _ => seat,
        };
        let was = self.p.lp[seat];
        let to = match act {
            Act::GainLp { .. } => was.saturating_add(amount),
            Act::Damage { .. } if self.takes_no_effect_damage(seat) => return Progress::Done,
            // What can't be paid or taken whole is paid and taken as far as it goes.
            _ => was.saturating_sub(amount),
        };
        if to == was {
            return Progress::Done;
        }
        Progress::event(Event::LpChanged {
            seat,
            by: i32::try_from(i64::from(to) - i64::from(was)).unwrap_or(0),
            to,
            cause: party.cause(reason),
        })
    }

    /// What is paid. Who pays half keeps the larger half.
    fn price(&self, amount: &Amount, frame: &Frame, party: &Party<'_>) -> u32 {
        match amount {
            Amount::Half(whole) => self.count_of(whole, frame, party) / 2,
            amount => self.count_of(amount, frame, party),
        }
    }

    /// Who takes the damage of a link's effect that a seat would take.
    fn who_takes_it(&self, seat: Seat, link: u8) -> Seat {
        let rule = LingeringRule::DamageOfLinkToOther(link);
        let turned = |l: &&duel::Lingering| l.rule == rule && l.seat == seat;
        match self.p.lingering.iter().any(|l| turned(&l)) {
            true => seat.other(),
            false => seat,
        }
    }

    /// Picks, shows and moves the objects of an instruction, all at once.
    fn send(
        &self,
        frame: &Frame,
        objects: &Objects,
        party: &Party<'_>,
        reason: Reason,
        to: Done<'a>,
    ) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        match self.chosen(frame, objects, party) {
            Ok(cards) => self.send_these(&cards, party.cause(reason), to),
            Err(progress) => progress,
        }
    }

    pub(crate) fn send_these(&self, cards: &[CardId], cause: Cause, to: Done<'a>) -> Progress {
        if cards.is_empty() {
            return Progress::Done;
        }
        let done = to(self, cards, cause);
        if matches!(&done, Event::CardsMoved { moves, .. } if moves.is_empty()) {
            return Progress::Done;
        }
        // What goes to a place everybody sees is seen; what goes to a hand isn't shown by that.
        let seen = match &done {
            Event::CardsMoved { moves, .. } => moves
                .iter()
                .any(|step| !step.to.zone.hidden() && step.posture.face_up()),
            Event::MaterialsAttached { .. } => true,
            _ => false,
        };
        let shown = if seen { self.reveal(cards) } else { None };
        Progress::event(shown.unwrap_or(done))
    }

    /// The cards of an act, once they are picked; those that are unaffected are left out.
    pub(crate) fn chosen(
        &self,
        frame: &Frame,
        objects: &Objects,
        party: &Party<'_>,
    ) -> Result<alloc::vec::Vec<CardId>, Progress> {
        match self.objective(frame, objects, party) {
            Objective::Pick(wanted) => Err(Progress::event(wanted.ask(party.part))),
            Objective::Number(least, most) => Err(Progress::event(Event::ChoiceAsked {
                seat: party.user.seat,
                what: ChoiceKind::Number,
                least,
                most,
            })),
            Objective::Lot(lot) => {
                let seat = party.user.seat;
                Err(Progress::Next(Next::Chance { lot, seat }))
            }
            Objective::Cards(mut cards) => {
                // What is told has happened.
                if party.part == Part::Effect && *objects != Objects::Told {
                    cards.retain(|card| self.is_affected(*card, party.user));
                }
                Ok(cards)
            }
        }
    }

    fn destroy(
        &self,
        frame: &Frame,
        objects: &Objects,
        party: &Party<'_>,
        to: Done<'a>,
    ) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        let mut cards = match self.chosen(frame, objects, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        if *objects != Objects::Told {
            cards.retain(|card| self.is_destroyed_by(*card, party.user.seat));
        }
        self.send_these(&cards, party.cause(Reason::Destroyed), to)
    }

    fn return_to_deck(
        &self,
        frame: &Frame,
        objects: &Objects,
        rest: Rest,
        party: &Party<'_>,
    ) -> Progress {
        let (to, shuffles): (Done<'a>, bool) = match rest {
            Rest::Top => (Self::onto_deck, false),
            Rest::Bottom => (Self::under_deck, false),
            Rest::Shuffled => (Self::onto_deck, true),
        };
        if frame.did == 0 {
            return self.send(frame, objects, party, head(party, Reason::Effect), to);
        }
        // Each deck that got a card is shuffled; a shuffled card has another identity.
        let unshuffled = |seat: &Seat| {
            frame.moved.iter().any(|&card| {
                self.p
                    .card(card)
                    .is_some_and(|row| (row.place.seat, row.place.zone) == (*seat, Zone::Deck))
            })
        };
        match self.seats().into_iter().find(unshuffled) {
            Some(seat) if shuffles => Progress::event(Event::Shuffled { seat }),
            _ => Progress::Done,
        }
    }

    /// Picks from the deck, shows, adds to the hand, shuffles.
    fn add_from_deck(&self, frame: &Frame, pool: &Pool, most: u8, party: &Party<'_>) -> Progress {
        let shuffle = Event::Shuffled {
            seat: party.user.seat,
        };
        if frame.shuffled {
            return Progress::Done;
        }
        if frame.did > 0 {
            return Progress::event(shuffle);
        }
        let Some(picked) = &frame.picked else {
            let wanted = self.search(pool, most, party);
            // A deck without such a card is looked through and shuffled all the same.
            return Progress::event(if wanted.most > 0 {
                wanted.ask(party.part)
            } else {
                shuffle
            });
        };
        if picked.is_empty() {
            return Progress::event(shuffle);
        }
        let cause = party.cause(Reason::Effect);
        Progress::event(
            self.reveal(picked)
                .unwrap_or_else(|| self.send_to_hand(picked, cause)),
        )
    }

    fn show(&self, frame: &Frame, objects: &Objects, party: &Party<'_>) -> Progress {
        match self.chosen(frame, objects, party) {
            Ok(cards) => self.reveal(&cards).map_or(Progress::Done, Progress::event),
            Err(progress) => progress,
        }
    }

    fn negate_summon(&self, frame: &Frame, party: &Party<'_>) -> Progress {
        match &self.p.summon {
            Some(summon) if frame.did == 0 => Progress::event(Event::SummonNegated {
                card: summon.card,
                cause: party.cause(Reason::Effect),
            }),
            _ => Progress::Done,
        }
    }

    fn negate_link(&self, frame: &Frame, what: Negation, party: &Party<'_>) -> Progress {
        let link = party.user.link.saturating_sub(1);
        let open = |below: &duel::Link| below.negated.is_none() && self.is_right_on(below, party);
        if frame.did > 0 || !self.p.link(link).is_some_and(open) {
            return Progress::Done;
        }
        let cause = party.cause(Reason::Effect);
        Progress::event(Event::LinkNegated { link, what, cause })
    }

    /// Whether a link lies right on the one that it answers. Of two mandatory quick effects that one
    /// activation sets off, only the first does; the other one does nothing (C75).
    fn is_right_on(&self, below: &duel::Link, party: &Party<'_>) -> bool {
        let (seat, number) = (party.user.seat, party.user.link);
        let own = self.p.link(number);
        let mode = own.and_then(|own| self.mode(own.face, own.effect, own.mode));
        let Some(answers) = mode.and_then(|mode| mode.answers.as_ref()) else {
            return true;
        };
        let must = |link: &duel::Link| {
            let effect = self.effect(link.face, link.effect);
            effect.is_some_and(|effect| effect.kind == EffectKind::MandatoryQuick)
        };
        if !own.is_some_and(must) {
            return true;
        }
        // What set it off is the first that could, under the others that were set off with it.
        let under = (1..number).rev().filter_map(|n| self.p.link(n));
        let others = under.clone().take_while(|link| must(link)).count();
        let first = under
            .take(others + 1)
            .filter(|link| answers.takes(seat, link));
        first.last().is_none_or(|link| link.moment == below.moment)
    }

    /// BATTLE-STOP: only an attack that goes on is negated, and only of a monster that the effect
    /// affects.
    fn negate_attack(&self, frame: &Frame, party: &Party<'_>) -> Progress {
        let open = frame.did == 0 && self.p.step == Some(Step::Battle);
        let negated = |card| open && self.still_attacks(card) && self.is_affected(card, party.user);
        match &self.p.attack {
            Some(attack) if negated(attack.card) => Progress::event(Event::AttackStopped {
                card: attack.card,
                taken_back: false,
                cause: party.cause(Reason::Effect),
            }),
            _ => Progress::Done,
        }
    }

    /// Monsters are turned, one event for each of those that aren't so already.
    fn turn_monsters(
        &self,
        frame: &Frame,
        what: &Objects,
        to: Turn,
        party: &Party<'_>,
    ) -> Progress {
        let cards = match self.chosen(frame, what, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let cause = party.cause(Reason::Effect);
        let turned = cards.iter().find_map(|&card| {
            let row = self.p.card(card)?;
            let posture = turned_to(row.posture, to)?;
            let open = row.place.zone == Zone::Monster && posture != row.posture;
            // "The other one" is another one again afterwards: each is turned once.
            let again = to == Turn::Other && frame.moved.contains(&card) && frame.did > 0;
            let shown = posture.face_up() && !row.posture.face_up();
            (open && !again).then(|| match self.reveal(&[card]) {
                Some(reveal) if shown => reveal,
                _ => Event::PositionChanged {
                    card,
                    to: posture,
                    cause,
                },
            })
        });
        turned.map_or(Progress::Done, Progress::event)
    }

    /// Counters are put on or taken off, one event for each card.
    fn count_on(
        &self,
        frame: &Frame,
        what: &Objects,
        (counter, count, put): (duel::Word, &Amount, bool),
        party: &Party<'_>,
    ) -> Progress {
        let mut cards = match self.chosen(frame, what, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let on_field = |row: &duel::Row| row.place.zone.on_field();
        cards.retain(|card| self.p.card(*card).is_some_and(on_field));
        let Some(&card) = cards.get(usize::from(frame.did)) else {
            return Progress::Done;
        };
        let was = self.counters(card, counter);
        let count = u16::try_from(self.count_of(count, frame, party)).unwrap_or(u16::MAX);
        let to = if put {
            was.saturating_add(count)
        } else {
            was.saturating_sub(count)
        };
        if to == was {
            return Progress::Done;
        }
        Progress::event(Event::CountersChanged {
            card,
            counter,
            by: i32::from(to) - i32::from(was),
            to,
            cause: party.cause(head(party, Reason::Effect)),
        })
    }

    /// How many of these counters a card has.
    pub(crate) fn counters(&self, card: CardId, counter: duel::Word) -> u16 {
        self.p
            .counters
            .iter()
            .find(|(id, kind, _)| (*id, *kind) == (card, counter))
            .map_or(0, |(_, _, count)| *count)
    }

    /// By how much a value changes.
    pub(crate) fn delta(&self, by: &Delta, frame: &Frame, party: &Party<'_>, of: CardId) -> i32 {
        let number = |amount| self.count_about(amount, frame, party, of);
        match by {
            Delta::Plus(amount) => number(amount),
            Delta::Minus(amount) => number(amount).saturating_neg(),
        }
    }
}

/// Under which head a thing is done: as a cost, or as what the effect does.
pub(crate) fn head(party: &Party<'_>, effect: Reason) -> Reason {
    match party.part {
        Part::Cost => Reason::Cost,
        Part::Effect => effect,
    }
}

/// What is negated mid-way does nothing more.
fn negate_this(party: &Party<'_>) -> Progress {
    Progress::event(Event::LinkNegated {
        link: party.user.link,
        what: Negation::Effect,
        cause: party.cause(Reason::Effect),
    })
}

fn shuffle_once(frame: &Frame, seat: Seat) -> Progress {
    if frame.shuffled {
        Progress::Done
    } else {
        Progress::event(Event::Shuffled { seat })
    }
}

/// Chance is asked once; what came out is in the frame.
fn roll(frame: &Frame, lot: Lot, seat: Seat) -> Progress {
    if frame.stage > 0 {
        Progress::Done
    } else {
        Progress::Next(Next::Chance { lot, seat })
    }
}

/// How a monster lies after it was turned; `None` where that can't be.
const fn turned_to(posture: Posture, to: Turn) -> Option<Posture> {
    match (to, posture) {
        (Turn::Attack, _) => Some(Posture::FaceUpAttack),
        // A face-down monster is in defense position already.
        (Turn::Defense, Posture::FaceDownDefense) => None,
        (Turn::Defense, _) => Some(Posture::FaceUpDefense),
        (Turn::FaceDown, _) => Some(Posture::FaceDownDefense),
        (Turn::FaceUp | Turn::FaceUpQuietly, Posture::FaceDownDefense) => {
            Some(Posture::FaceUpDefense)
        }
        (Turn::FaceUp | Turn::FaceUpQuietly, _) => None,
        (Turn::Other, Posture::FaceUpAttack) => Some(Posture::FaceUpDefense),
        (Turn::Other, Posture::FaceUpDefense | Posture::FaceDownDefense) => {
            Some(Posture::FaceUpAttack)
        }
        (Turn::Other, _) => None,
    }
}

/// A choice of posture for monsters that are summoned.
pub(crate) const fn ask_posture(seat: Seat) -> Event {
    Event::ChoiceAsked {
        seat,
        what: ChoiceKind::Posture,
        least: 1,
        most: 1,
    }
}

/// A place on top of a pile.
pub(crate) const fn on_top(seat: Seat, zone: Zone) -> Place {
    Place::pile(seat, zone)
}
