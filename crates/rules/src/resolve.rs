//! The interpreter: one instruction of a cost or an effect, one event at a time.
//!
//! Where it stands (link, step, what was picked, what moved) is in the position's frame, so that
//! it goes on from any record.

use crate::carry::stays;
use crate::game::{Game, User};
use crate::objects::Objective;
use crate::vocabulary::{
    Act, Amount, CardDef, Gate, Instruction, Linger, Objects, Places, Pool, Side,
};
use crate::{Next, Truth};
use duel::{
    CardId, Cause, Event, Frame, Intent, Lingering, LingeringRule, Link, Lot, Move, Negation,
    Outcome, Part, Place, Posture, Reason, Row, Seat, Until, Zone,
};

/// Whether an instruction is through, or what comes next of it.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// It is through.
    Done,
    /// This comes next.
    Next(Next),
}

impl Progress {
    pub(crate) fn event(event: Event) -> Self {
        Self::Next(Next::Event(event))
    }
}

/// On whose behalf an instruction is carried out, and for which link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Party<'a> {
    pub(crate) user: User,
    link: u8,
    pub(crate) part: Part,
    /// The targets, and the pool they were chosen from.
    pub(crate) targets: Option<(&'a [CardId], &'a Pool)>,
}

impl<'a> Game<'a> {
    /// What comes next of the link that resolves.
    pub(crate) fn resolve(&self, frame: &'a Frame) -> Next {
        let Some(link) = self.p.link(frame.link) else {
            return Next::Over;
        };
        let resolved = |outcome| {
            Next::Event(Event::LinkResolved {
                link: frame.link,
                outcome,
            })
        };
        match link.negated {
            Some(Negation::Activation) => return resolved(Outcome::NegatedActivation),
            Some(Negation::Effect) => return resolved(Outcome::NegatedEffect),
            None => {}
        }
        let Some(mode) = self.mode(link.face, link.effect, link.mode) else {
            return resolved(Outcome::NoEffect);
        };
        if frame.step.is_none() && self.has_left(link) {
            return resolved(Outcome::NoEffect);
        }
        let party = self.party_of_link(frame.link, link);
        if let Some(step) = frame.step
            && let Some(instruction) = mode.resolve.get(usize::from(step))
            && let Progress::Next(next) = self.instruct(frame, instruction, &party)
        {
            return next;
        }
        let due = frame.step.map_or(0, |step| step + 1);
        if usize::from(due) < mode.resolve.len() {
            let (link, part) = (frame.link, Part::Effect);
            return Next::Event(Event::StepBegan {
                link,
                part,
                step: due,
            });
        }
        resolved(if frame.did_in_all > 0 {
            Outcome::Applied
        } else {
            Outcome::NoEffect
        })
    }

    /// RES-STAY: a continuous, field or equip card must be face-up on the field to do what its
    /// activation does.
    fn has_left(&self, link: &Link) -> bool {
        let stays = link
            .face
            .and_then(|face| self.cards.get(face))
            .is_some_and(|d| stays(&d.kind));
        link.kind.is_card()
            && stays
            && !self
                .p
                .card(link.card)
                .is_some_and(|row| row.place.zone.on_field() && row.posture.face_up())
    }

    /// The party of an activation that is being paid for.
    pub(crate) fn party(&self, intent: &'a Intent) -> Party<'a> {
        Party {
            user: self.user_of(intent),
            link: self.p.chain.len() as u8 + 1,
            part: Part::Cost,
            targets: None,
        }
    }

    pub(crate) fn party_of_link(&self, number: u8, link: &'a Link) -> Party<'a> {
        let mode = self.mode(link.face, link.effect, link.mode);
        let pool = mode
            .and_then(|mode| mode.targets.as_ref())
            .map(|targets| &targets.pool);
        Party {
            user: User {
                seat: link.seat,
                card: link.card,
                declared: link.declared,
            },
            link: number,
            part: Part::Effect,
            targets: pool.map(|pool| (link.targets.as_slice(), pool)),
        }
    }

    /// What comes next of an instruction.
    pub(crate) fn instruct(
        &self,
        frame: &Frame,
        instruction: &Instruction,
        party: &Party<'_>,
    ) -> Progress {
        // What has begun is not gated again: the gate was asked when its turn came.
        if frame.stage == 0 && !self.gate_opens(frame, &instruction.when, party) {
            return Progress::Done;
        }
        match &instruction.act {
            Act::PayLp(amount) => self.pay_lp(frame, *amount, party),
            Act::Tribute(objects) => self.send(
                frame,
                objects,
                party,
                Reason::Tributed,
                Self::send_to_graveyard,
            ),
            Act::Destroy(objects) => self.send(
                frame,
                objects,
                party,
                Reason::Destroyed,
                Self::send_to_graveyard,
            ),
            Act::Discard(objects) => {
                let reason = if party.part == Part::Cost {
                    Reason::Cost
                } else {
                    Reason::Discarded
                };
                self.send(frame, objects, party, reason, Self::send_to_graveyard)
            }
            Act::ReturnToHand(objects) => {
                self.send(frame, objects, party, Reason::Effect, Self::send_to_hand)
            }
            Act::AddFromDeck { filter, count } => self.add_from_deck(
                frame,
                &Pool {
                    side: Side::Own,
                    place: Places::Deck,
                    filter: filter.clone(),
                },
                *count,
                party,
            ),
            Act::DiscardAtRandom { side, count } => {
                self.discard_at_random(frame, *side, *count, party)
            }
            Act::Damage { side, amount } => self.damage(frame, *side, amount, party),
            Act::NegateSummon => self.negate_summon(frame, party),
            Act::NegateActivation => self.negate_activation(frame, party),
            Act::Linger { side, rule } => self.linger(frame, *side, *rule, party),
        }
    }

    fn gate_opens(&self, frame: &Frame, gate: &Gate, party: &Party<'_>) -> bool {
        match gate {
            Gate::Always => true,
            Gate::IfDone => frame.did_before > 0,
            Gate::IfNotDone => frame.did_before == 0,
            Gate::If(condition) => self.holds(condition, party.user) == Truth::Yes,
        }
    }

    fn cause(&self, reason: Reason, party: &Party<'_>) -> Cause {
        let (by, card) = (Some(party.user.seat), Some(party.user.card));
        Cause {
            reason,
            by,
            card,
            link: party.link,
        }
    }

    fn pay_lp(&self, frame: &Frame, amount: u32, party: &Party<'_>) -> Progress {
        let seat = party.user.seat;
        // Only an irregular activation can't pay it all: what is there is paid.
        let amount = amount.min(self.p.lp[seat]);
        if frame.did > 0 || amount == 0 {
            return Progress::Done;
        }
        let to = self.p.lp[seat] - amount;
        let by = -i32::try_from(amount).unwrap_or(i32::MAX);
        Progress::event(Event::LpChanged {
            seat,
            by,
            to,
            cause: self.cause(Reason::Cost, party),
        })
    }

    /// Picks, shows and moves the objects of an instruction, all at once.
    fn send(
        &self,
        frame: &Frame,
        objects: &Objects,
        party: &Party<'_>,
        reason: Reason,
        to: fn(&Self, &[CardId], Cause) -> Event,
    ) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        let cards = match self.objective(frame, objects, party) {
            Objective::Pick(wanted) => return Progress::event(wanted.ask(party.part)),
            Objective::Cards(cards) => cards,
        };
        if cards.is_empty() {
            return Progress::Done;
        }
        let moved = to(self, &cards, self.cause(reason, party));
        // What goes to a place everybody sees is seen; what goes to a hand isn't shown by that.
        let seen = matches!(&moved, Event::CardsMoved { moves, .. }
            if moves.iter().any(|step| !step.to.zone.hidden()));
        let shown = if seen { self.reveal(&cards) } else { None };
        Progress::event(shown.unwrap_or(moved))
    }

    /// All cards to their owners' graveyards, at once.
    pub(crate) fn send_to_graveyard(&self, cards: &[CardId], cause: Cause) -> Event {
        self.moved(cards, cause, |row, _| {
            (Place::pile(row.owner, Zone::Graveyard), Posture::FaceUp)
        })
    }

    /// All cards to their owners' hands, at once; Extra Deck monsters to the Extra Deck.
    fn send_to_hand(&self, cards: &[CardId], cause: Cause) -> Event {
        self.moved(cards, cause, |row, def| {
            let zone = if def.is_some_and(CardDef::is_extra) {
                Zone::Extra
            } else {
                Zone::Hand
            };
            (Place::pile(row.owner, zone), Posture::FaceDown)
        })
    }

    fn moved(
        &self,
        cards: &[CardId],
        cause: Cause,
        to: fn(&Row, Option<&CardDef>) -> (Place, Posture),
    ) -> Event {
        let moves = cards.iter().filter_map(|&card| {
            let row = self.p.card(card)?;
            let (to, posture) = to(row, self.cards.of(row));
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

    /// Picks from the deck, shows, adds to the hand, shuffles.
    fn add_from_deck(&self, frame: &Frame, pool: &Pool, most: u8, party: &Party<'_>) -> Progress {
        if frame.shuffled {
            return Progress::Done;
        }
        if frame.did > 0 {
            return Progress::event(Event::Shuffled {
                seat: party.user.seat,
            });
        }
        let Some(picked) = &frame.picked else {
            let wanted = self.search(pool, most, party);
            // A deck without such a card is looked through and shuffled all the same.
            return Progress::event(if wanted.most > 0 {
                wanted.ask(party.part)
            } else {
                Event::Shuffled {
                    seat: party.user.seat,
                }
            });
        };
        if picked.is_empty() {
            return Progress::event(Event::Shuffled {
                seat: party.user.seat,
            });
        }
        let cause = self.cause(Reason::Effect, party);
        Progress::event(
            self.reveal(picked)
                .unwrap_or_else(|| self.send_to_hand(picked, cause)),
        )
    }

    fn discard_at_random(
        &self,
        frame: &Frame,
        side: Side,
        most: u8,
        party: &Party<'_>,
    ) -> Progress {
        let seat = side.seat(party.user.seat);
        let count = most.min(self.p.count(seat, Zone::Hand));
        if frame.did > 0 || count == 0 {
            return Progress::Done;
        }
        let Some(picked) = &frame.picked else {
            let lot = Lot::Cards {
                seat,
                zone: Zone::Hand,
                count,
            };
            return Progress::Next(Next::Chance { lot, seat });
        };
        let cause = self.cause(Reason::Discarded, party);
        Progress::event(
            self.reveal(picked)
                .unwrap_or_else(|| self.send_to_graveyard(picked, cause)),
        )
    }

    fn damage(&self, frame: &Frame, side: Side, amount: &Amount, party: &Party<'_>) -> Progress {
        let seat = side.seat(party.user.seat);
        let amount = self.amount(amount, party).min(self.p.lp[seat]);
        if frame.did > 0 || amount == 0 {
            return Progress::Done;
        }
        let by = -i32::try_from(amount).unwrap_or(i32::MAX);
        let cause = self.cause(Reason::Effect, party);
        Progress::event(Event::LpChanged {
            seat,
            by,
            to: self.p.lp[seat] - amount,
            cause,
        })
    }

    fn negate_summon(&self, frame: &Frame, party: &Party<'_>) -> Progress {
        match &self.p.summon {
            Some(summon) if frame.did == 0 => {
                let cause = self.cause(Reason::Effect, party);
                Progress::event(Event::SummonNegated {
                    card: summon.card,
                    cause,
                })
            }
            _ => Progress::Done,
        }
    }

    fn negate_activation(&self, frame: &Frame, party: &Party<'_>) -> Progress {
        let link = party.link.saturating_sub(1);
        if frame.did > 0 || self.p.link(link).is_none() {
            return Progress::Done;
        }
        let cause = self.cause(Reason::Effect, party);
        Progress::event(Event::LinkNegated {
            link,
            what: Negation::Activation,
            cause,
        })
    }

    fn linger(&self, frame: &Frame, side: Side, rule: Linger, party: &Party<'_>) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        let rule = match rule {
            Linger::NoBattleDamage => LingeringRule::NoBattleDamage,
            Linger::NoBattleDestruction => LingeringRule::NoBattleDestruction,
            Linger::CannotActivateMoved => {
                let face = frame
                    .moved
                    .first()
                    .and_then(|&card| self.p.card(card)?.face);
                let Some(face) = face else {
                    return Progress::Done;
                };
                LingeringRule::CannotActivate(face)
            }
        };
        let lingering = Lingering {
            rule,
            seat: side.seat(party.user.seat),
            until: Until::EndOfTurn(self.p.turn),
            source: party.user.card,
        };
        let cause = self.cause(Reason::Effect, party);
        Progress::event(Event::LingeringBegan { lingering, cause })
    }
}

impl Side {
    /// The seat of a side, where it is one seat.
    fn seat(self, own: Seat) -> Seat {
        match self {
            Self::Opponent => own.other(),
            Self::Own | Self::Either => own,
        }
    }
}
