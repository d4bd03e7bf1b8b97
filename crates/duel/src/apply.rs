//! The fold: one event, one step of the position. Physics only.
//!
//! `apply` checks that a fact is possible (the card is where the event says it came from, the
//! window is the open one) and never whether it is allowed. On a [`Mismatch`] the position is
//! left as it was.

use crate::{
    Answer, Asker, Audience, Because, CardId, Cause, ChoiceKind, Event, Frame, Goal, Happened,
    Happening, Intent, Knowing, Link, LinkKind, Method, Move, Part, Passcode, PendingSummon, Phase,
    Picked, Place, Point, Position, Posture, Reason, Row, Seat, Trigger, TriggerFate, Use, Window,
    WindowKind, Zone,
};
use alloc::vec::Vec;
use smallvec::SmallVec;

/// A fact that can't be: the journal it came from cannot be this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// No card has this identity (any more).
    NoSuchCard(CardId),
    /// The card isn't where the event says it came from.
    NotThere {
        /// The card.
        card: CardId,
        /// Where the event says it is.
        said: Place,
        /// Where it is.
        is: Place,
    },
    /// Another card is in the zone already.
    Occupied {
        /// The zone.
        place: Place,
        /// The card in it.
        by: CardId,
    },
    /// The record knows another face of this card.
    OtherFace {
        /// The card.
        card: CardId,
        /// The face the event gives it.
        said: Passcode,
        /// The face it has.
        is: Passcode,
    },
    /// The pile it comes from has no such face left.
    NotInPool {
        /// Whose deck.
        owner: Seat,
        /// The face.
        face: Passcode,
    },
    /// More cards than a duel can have.
    TooManyCards {
        /// How many there would be.
        cards: usize,
    },
    /// Another window, or none, is open.
    NotThisWindow {
        /// The window the event names.
        said: u32,
        /// The window that is open.
        open: Option<u32>,
    },
    /// The seat isn't owed in the window, or has answered.
    NotOwed {
        /// The window.
        window: u32,
        /// The seat.
        seat: Seat,
    },
    /// Another link comes next.
    NotThisLink {
        /// The link the event names.
        said: u8,
        /// The link that would be right.
        right: u8,
    },
    /// Life points don't add up.
    LifePoints {
        /// Whose.
        seat: Seat,
        /// What they were.
        was: u32,
        /// By how much they changed.
        by: i32,
        /// What the event says they are.
        said: u32,
    },
    /// The event needs something under way that isn't: a choice, a summon, a step.
    NothingUnderWay(&'static str),
    /// The duel has begun already, or hasn't begun.
    OutOfOrder(&'static str),
}

impl core::fmt::Display for Mismatch {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NoSuchCard(card) => write!(f, "no card has the identity {}", card.0),
            Self::NotThere { card, said, is } => {
                write!(
                    f,
                    "card {} is said to be in {said:?} but is in {is:?}",
                    card.0
                )
            }
            Self::Occupied { place, by } => write!(f, "{place:?} already holds card {}", by.0),
            Self::OtherFace { card, said, is } => {
                write!(
                    f,
                    "card {} is said to be {} but is {}",
                    card.0, said.0, is.0
                )
            }
            Self::NotInPool { owner, face } => {
                write!(f, "the deck of seat {owner} has no {} left", face.0)
            }
            Self::TooManyCards { cards } => write!(f, "{cards} cards, at most 255 can be followed"),
            Self::NotThisWindow { said, open } => {
                write!(f, "the event is about window {said}, open is {open:?}")
            }
            Self::NotOwed { window, seat } => {
                write!(f, "seat {seat} owes no answer in window {window}")
            }
            Self::NotThisLink { said, right } => {
                write!(f, "the event is about link {said}, next is link {right}")
            }
            Self::LifePoints {
                seat,
                was,
                by,
                said,
            } => {
                write!(
                    f,
                    "life points of seat {seat}: {was} changed by {by} is not {said}"
                )
            }
            Self::NothingUnderWay(what) => write!(f, "no {what} is under way"),
            Self::OutOfOrder(what) => write!(f, "{what} comes out of order"),
        }
    }
}

impl core::error::Error for Mismatch {}

impl Position {
    /// Folds one event into the position.
    ///
    /// Desk events change nothing.
    ///
    /// # Errors
    /// [`Mismatch`] when the fact can't be; the position is then unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), Mismatch> {
        if event.is_desk() {
            return Ok(());
        }
        self.fold(event)?;
        self.moment += 1;
        Ok(())
    }

    fn fold(&mut self, event: &Event) -> Result<(), Mismatch> {
        match event {
            Event::DuelBegan {
                profile,
                mode,
                reading,
                ..
            } => {
                if self.profile.is_some() {
                    return Err(Mismatch::OutOfOrder("the beginning of the duel"));
                }
                self.profile = Some(*profile);
                self.mode = *mode;
                self.reading = *reading;
            }
            Event::CardsEntered {
                owner,
                to,
                count,
                posture,
            } => {
                self.enter(*owner, *to, *count, *posture)?;
            }
            Event::PlayBegan { turn, seat, phase } => self.begin_play(*turn, *seat, *phase)?,
            Event::Said { by, action } => self.hear(*by, action),
            Event::CardKnown {
                card,
                face,
                to,
                how,
            } => self.learn(*card, *face, *to, *how)?,
            Event::TurnBegan { turn, seat } => {
                self.turn = *turn;
                self.turn_seat = *seat;
                self.phase = Phase::Draw;
                self.step = None;
                self.used.clear();
                self.goals = Default::default();
                self.point = Point::TurnBegan;
            }
            Event::PhaseEntered { phase } => self.enter_phase(*phase),
            Event::StepEntered { step } => self.step = Some(*step),
            Event::WindowOpened {
                window,
                kind,
                owed,
                because,
            } => {
                self.open_window(*window, *kind, *owed, *because)?;
            }
            Event::WindowAsked { window, seat, by } => {
                let rank = self.owed_rank(*window, *seat)?;
                if let Some(open) = &mut self.window {
                    open.asked[rank] = true;
                }
                if *by == Asker::Judge {
                    self.goals[*seat] = None;
                }
            }
            Event::WindowHeld { window, seat } => {
                let rank = self.owed_rank(*window, *seat)?;
                if let Some(open) = &mut self.window {
                    open.held[rank] = true;
                }
            }
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => {
                self.answer_window(*window, *seat, *answer)?;
            }
            Event::WindowClosed { window } => self.close_window(*window)?,
            Event::ChoiceAsked {
                seat,
                what,
                least,
                most,
            } => {
                self.choice = Some(crate::Choice {
                    seat: *seat,
                    what: *what,
                    least: *least,
                    most: *most,
                });
            }
            Event::ChoiceMade { picked, .. } => self.choose(picked)?,
            Event::TriggerActivated { seat, card, effect } => {
                let action = crate::Action::Activate {
                    card: *card,
                    effect: *effect,
                };
                self.intent = Some(Intent {
                    by_rule: true,
                    settled: true,
                    ..intent(*seat, action)
                });
                self.point = Point::Acting;
            }
            Event::SummonDeclared {
                seat,
                card,
                method,
                to,
                posture,
            } => {
                self.declare_summon(*seat, *card, *method, *to, *posture)?;
            }
            Event::SummonNegated { card, .. } => {
                self.pending_summon(*card)?;
                self.summon = None;
                self.remember_moved(core::iter::once(*card).collect());
                self.count_step(true);
            }
            Event::SummonSucceeded { card } => self.succeed_summon(*card)?,
            Event::CardSet {
                seat,
                card,
                to,
                posture,
            } => {
                self.set_card(*seat, *card, *to, *posture)?;
            }
            Event::PositionChanged { card, to, cause } => self.turn_card(*card, *to, *cause)?,
            Event::LinkAdded {
                link,
                seat,
                card,
                effect,
                mode,
                kind,
                speed,
                targets,
                declared,
            } => {
                self.expect_link(*link, (self.chain.len() as u8).wrapping_add(1))?;
                let face = self.card(*card).and_then(|row| row.face);
                self.add_link(Link {
                    seat: *seat,
                    card: *card,
                    face,
                    effect: *effect,
                    mode: *mode,
                    kind: *kind,
                    speed: *speed,
                    targets: targets.clone(),
                    declared: *declared,
                    negated: None,
                    resolved: false,
                });
            }
            Event::ChainClosed { links } => {
                self.expect_link(*links, self.chain.len() as u8)?;
                self.point = Point::Resolving;
            }
            Event::LinkResolving { link } => {
                self.expect_link(*link, self.link_on_top().unwrap_or(0))?;
                self.frame = Some(frame(Part::Effect, *link));
            }
            Event::StepBegan { link, part, step } => self.begin_step(*link, *part, *step)?,
            Event::LinkNegated { link, what, .. } => {
                let index = usize::from(*link).wrapping_sub(1);
                let Some(entry) = self.chain.get_mut(index) else {
                    return Err(Mismatch::NotThisLink {
                        said: *link,
                        right: self.chain.len() as u8,
                    });
                };
                entry.negated = Some(*what);
                let card = entry.card;
                self.remember_moved(core::iter::once(card).collect());
                self.count_step(true);
            }
            Event::LinkResolved { link, .. } => {
                self.expect_link(*link, self.link_on_top().unwrap_or(0))?;
                self.chain[usize::from(*link) - 1].resolved = true;
                self.frame = None;
            }
            Event::ChainEnded => {
                self.because = Because::ChainEnded {
                    links: self.chain.len() as u8,
                };
                self.chain.clear();
                self.occasion.clear();
                self.point = Point::Happened;
            }
            Event::TriggerMet {
                seat,
                card,
                effect,
                mandatory,
            } => {
                self.note_trigger(*seat, *card, *effect, *mandatory, TriggerFate::Met);
            }
            Event::TriggerMissed {
                seat, card, effect, ..
            } => {
                self.note_trigger(*seat, *card, *effect, false, TriggerFate::Missed);
            }
            Event::CardsMoved { moves, cause } => self.move_cards(moves, *cause)?,
            Event::ValueChanged { card, what, to, .. } => {
                if self.card(*card).is_none() {
                    return Err(Mismatch::NoSuchCard(*card));
                }
                self.values
                    .retain(|(id, value, _)| (*id, *value) != (*card, *what));
                if let Some(to) = to {
                    self.values.push((*card, *what, *to));
                }
                self.count_step(true);
            }
            Event::LpChanged {
                seat,
                by,
                to,
                cause,
            } => self.change_lp(*seat, *by, *to, *cause)?,
            Event::Shuffled { seat } => self.shuffle(*seat),
            Event::RandomOutcome { picked, .. } => {
                let Some(frame) = &mut self.frame else {
                    return Err(Mismatch::NothingUnderWay("step"));
                };
                frame.picked = Some(cards_of(picked));
                self.count_step(false);
            }
            Event::LingeringBegan { lingering, .. } => {
                self.lingering.push(*lingering);
                self.count_step(true);
            }
            Event::LingeringEnded { lingering } => {
                let Some(at) = self.lingering.iter().position(|l| l == lingering) else {
                    return Err(Mismatch::NothingUnderWay("such lingering effect"));
                };
                self.lingering.remove(at);
            }
            Event::Irregularity { .. } => {
                if self
                    .intent
                    .as_ref()
                    .is_some_and(|i| i.irregular && i.settled)
                {
                    // What was said could not be carried out: nothing comes of it.
                    self.intent = None;
                    self.point = Point::Happened;
                } else if let Some(intent) = &mut self.intent {
                    intent.irregular = true;
                } else if let Some(window) = &mut self.window {
                    window.irregular = true;
                }
            }
            Event::DuelEnded { result, reason } => {
                self.result = Some((*result, *reason));
                self.window = None;
                self.intent = None;
                self.choice = None;
            }
            Event::CatalogueChanged { .. } | Event::Rewound { .. } | Event::Note => {}
        }
        Ok(())
    }

    fn enter(
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

    fn begin_play(&mut self, turn: u16, seat: Seat, phase: Option<Phase>) -> Result<(), Mismatch> {
        if self.point != Point::SettingUp || self.profile.is_none() {
            return Err(Mismatch::OutOfOrder("the beginning of play"));
        }
        self.turn = turn;
        self.turn_seat = seat;
        match phase {
            Some(phase) => self.enter_phase(phase),
            None => self.point = Point::Ready,
        }
        Ok(())
    }

    fn hear(&mut self, by: Seat, action: &crate::Action) {
        match action {
            crate::Action::MoveOn { to: None } => self.goals[by] = Some(Goal::Leave(self.phase)),
            crate::Action::MoveOn { to: Some(to) } | crate::Action::AgreeUpTo { to } => {
                self.goals[by] = Some(Goal::Reach(*to));
            }
            crate::Action::EndTurn => self.goals[by] = Some(Goal::EndTurn),
            _ => {
                self.goals = Default::default();
                self.intent = Some(intent(by, action.clone()));
            }
        }
    }

    fn enter_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.step = None;
        self.next_phase = None;
        self.because = Because::PhaseBegan(phase);
        self.point = Point::PhaseEntered;
        for goal in &mut self.goals.0 {
            if matches!(goal, Some(Goal::Leave(_))) || *goal == Some(Goal::Reach(phase)) {
                *goal = None;
            }
        }
    }

    fn open_window(
        &mut self,
        number: u32,
        kind: WindowKind,
        owed: (Seat, Option<Seat>),
        because: Because,
    ) -> Result<(), Mismatch> {
        if number != self.windows + 1 || self.window.is_some() {
            let open = self.window.map(|w| w.number);
            return Err(Mismatch::NotThisWindow { said: number, open });
        }
        self.windows = number;
        self.window = Some(Window {
            number,
            kind,
            owed,
            answers: [None; 2],
            asked: [false; 2],
            held: [false; 2],
            because,
            irregular: false,
        });
        self.point = Point::Window;
        self.remember_for(kind);
        Ok(())
    }

    /// What happened since the last window becomes what this one may answer.
    fn remember_for(&mut self, kind: WindowKind) {
        match kind {
            WindowKind::Free | WindowKind::DamageStep => {
                self.occasion = core::mem::take(&mut self.happened);
                self.triggers.clear();
            }
            WindowKind::Open | WindowKind::PhaseEnd | WindowKind::StepEnd => {
                self.occasion.clear();
                self.happened.clear();
                self.triggers.clear();
            }
            WindowKind::SummonNegation => {
                self.occasion.clear();
                if let Some(summon) = &mut self.summon {
                    summon.asked = true;
                }
            }
            WindowKind::Chain => self.triggers.clear(),
            WindowKind::Trigger => {}
        }
    }

    fn owed_rank(&self, window: u32, seat: Seat) -> Result<usize, Mismatch> {
        let open =
            self.window
                .filter(|open| open.number == window)
                .ok_or(Mismatch::NotThisWindow {
                    said: window,
                    open: self.window.map(|w| w.number),
                })?;
        open.rank(seat).ok_or(Mismatch::NotOwed { window, seat })
    }

    fn answer_window(&mut self, window: u32, seat: Seat, answer: Answer) -> Result<(), Mismatch> {
        let rank = self.owed_rank(window, seat)?;
        match &mut self.window {
            Some(open) if open.answers[rank].is_none() => {
                open.answers[rank] = Some(answer);
                Ok(())
            }
            _ => Err(Mismatch::NotOwed { window, seat }),
        }
    }

    fn close_window(&mut self, window: u32) -> Result<(), Mismatch> {
        let Some(open) = self.window.filter(|open| open.number == window) else {
            let open = self.window.map(|w| w.number);
            return Err(Mismatch::NotThisWindow { said: window, open });
        };
        self.window = None;
        if let Some(intent) = &mut self.intent {
            intent.settled = true;
            self.point = Point::Acting;
        } else {
            self.point = Point::Passed(open.kind);
        }
        if let Because::TriggersMet { mandatory } = open.because
            && !open.acted()
        {
            for trigger in &mut self.triggers {
                if (trigger.seat, trigger.mandatory) == (open.owed.0, mandatory)
                    && trigger.fate == TriggerFate::Met
                {
                    trigger.fate = TriggerFate::Declined;
                }
            }
        }
        Ok(())
    }

    fn choose(&mut self, picked: &Picked) -> Result<(), Mismatch> {
        let choice = self.choice.ok_or(Mismatch::NothingUnderWay("choice"))?;
        match choice.what {
            ChoiceKind::Phase => {
                self.next_phase = match picked {
                    Picked::Phase(phase) => Some(*phase),
                    _ => None,
                };
            }
            ChoiceKind::Cost | ChoiceKind::Cards => {
                let frame = self
                    .frame
                    .as_mut()
                    .ok_or(Mismatch::NothingUnderWay("step"))?;
                frame.picked = Some(cards_of(picked));
                self.count_step(false);
            }
            ChoiceKind::Mode | ChoiceKind::Name | ChoiceKind::Target | ChoiceKind::Tribute => {
                let intent = self
                    .intent
                    .as_mut()
                    .ok_or(Mismatch::NothingUnderWay("action"))?;
                match (choice.what, picked) {
                    (ChoiceKind::Mode, Picked::Mode(mode)) => intent.mode = Some(*mode),
                    (ChoiceKind::Name, Picked::Name(name)) => intent.declared = Some(*name),
                    (ChoiceKind::Target, picked) => intent.targets = Some(cards_of(picked)),
                    (ChoiceKind::Tribute, picked) => intent.tributes = Some(cards_of(picked)),
                    _ => return Err(Mismatch::OutOfOrder("this kind of answer")),
                }
            }
        }
        self.choice = None;
        Ok(())
    }

    fn declare_summon(
        &mut self,
        seat: Seat,
        card: CardId,
        method: Method,
        to: Place,
        posture: Posture,
    ) -> Result<(), Mismatch> {
        let row = *self.card(card).ok_or(Mismatch::NoSuchCard(card))?;
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

    fn succeed_summon(&mut self, card: CardId) -> Result<(), Mismatch> {
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

    fn pending_summon(&self, card: CardId) -> Result<PendingSummon, Mismatch> {
        self.summon
            .filter(|s| s.card == card)
            .ok_or(Mismatch::NothingUnderWay("summon of this card"))
    }

    /// Sets a card. An unidentified card of a hand comes from among all of them: the event names
    /// it by its renewed identity, and what is left of the hand can't be told apart any more.
    fn set_card(
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

    /// A card leaves a hand face-down: what others knew of that hand may be the card that left.
    fn mix(&mut self, seat: Seat, zone: Zone) {
        for row in &mut self.rows {
            if (row.place.seat, row.place.zone) == (seat, zone) {
                row.known_to &= 1 << seat.index();
            }
        }
    }

    fn turn_card(&mut self, card: CardId, to: Posture, cause: Cause) -> Result<(), Mismatch> {
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

    fn expect_link(&self, said: u8, right: u8) -> Result<(), Mismatch> {
        if said == right && said > 0 {
            Ok(())
        } else {
            Err(Mismatch::NotThisLink { said, right })
        }
    }

    fn add_link(&mut self, link: Link) {
        if self.chain.is_empty() {
            self.take_occasion();
        }
        if let Some(name) = link.face {
            let (seat, effect, card) = (link.seat, link.effect, link.card);
            self.used.push(Use::Effect {
                seat,
                name,
                effect,
                card,
            });
        }
        for trigger in &mut self.triggers {
            if (trigger.card, trigger.effect, trigger.seat) == (link.card, link.effect, link.seat)
                && trigger.fate == TriggerFate::Met
            {
                trigger.fate = TriggerFate::Placed;
                break;
            }
        }
        self.chain.push(link);
        self.intent = None;
        self.frame = None;
        self.because = Because::LinkAdded {
            link: self.chain.len() as u8,
        };
        self.point = Point::Linked;
    }

    /// A chain begun by triggers answers what happened, except what its own costs did.
    fn take_occasion(&mut self) {
        let (paid, before): (Vec<_>, Vec<_>) = self
            .happened
            .iter()
            .partition(|happening| happening.cause.link != 0);
        if !before.is_empty() {
            self.occasion = before;
            self.happened = paid;
        }
    }

    fn begin_step(&mut self, link: u8, part: Part, step: u8) -> Result<(), Mismatch> {
        let right = match part {
            // After link 255 this is 0, which no link has.
            Part::Cost => (self.chain.len() as u8).wrapping_add(1),
            Part::Effect => self.link_on_top().unwrap_or(0),
        };
        self.expect_link(link, right)?;
        let frame = self.frame.get_or_insert_with(|| frame(part, link));
        frame.step = Some(step);
        frame.stage = 0;
        frame.did_before = frame.did;
        frame.did = 0;
        frame.picked = None;
        frame.shuffled = false;
        self.group += 1;
        Ok(())
    }

    fn note_trigger(
        &mut self,
        seat: Seat,
        card: CardId,
        effect: u8,
        mandatory: bool,
        fate: TriggerFate,
    ) {
        self.triggers.push(Trigger {
            seat,
            card,
            effect,
            mandatory,
            fate,
        });
    }

    fn move_cards(&mut self, moves: &[Move], cause: Cause) -> Result<(), Mismatch> {
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
    fn note_draw(&mut self, cause: Cause) {
        if self.point == Point::PhaseEntered && cause.reason == Reason::Rule {
            self.because = Because::Drawn;
            self.point = Point::Happened;
        }
    }

    fn change_lp(&mut self, seat: Seat, by: i32, to: u32, cause: Cause) -> Result<(), Mismatch> {
        let was = self.lp[seat];
        if cause.reason != Reason::SetUp && i64::from(was) + i64::from(by) != i64::from(to) {
            return Err(Mismatch::LifePoints {
                seat,
                was,
                by,
                said: to,
            });
        }
        self.lp[seat] = to;
        if by < 0 && matches!(cause.reason, Reason::Effect | Reason::Battle) {
            self.note(
                Happened::Damaged {
                    seat,
                    by: by.unsigned_abs(),
                },
                cause,
            );
        }
        self.count_step(true);
        Ok(())
    }

    fn learn(
        &mut self,
        card: CardId,
        face: Passcode,
        to: Audience,
        how: Knowing,
    ) -> Result<(), Mismatch> {
        let index = card.row();
        let row = *self.rows.get(index).ok_or(Mismatch::NoSuchCard(card))?;
        let wanted = if how == Knowing::OneOf {
            row.id.renewed()
        } else {
            row.id
        };
        if wanted != card {
            return Err(Mismatch::NoSuchCard(card));
        }
        match row.face {
            Some(is) if is != face => {
                return Err(Mismatch::OtherFace {
                    card,
                    said: face,
                    is,
                });
            }
            Some(_) => {}
            None if row.pooled => self.take_from_pool(row.owner, face)?,
            None => {}
        }
        if how == Knowing::OneOf {
            self.lose_sight(row.place.seat, row.place.zone);
        }
        let row = &mut self.rows[index];
        row.face = Some(face);
        row.pooled = false;
        row.known_to |= match to {
            Audience::All => 3,
            Audience::Seat(seat) => 1 << seat.index(),
            Audience::Judge => 0,
        };
        if how == Knowing::Shown {
            self.count_step(false);
        }
        Ok(())
    }

    fn take_from_pool(&mut self, owner: Seat, face: Passcode) -> Result<(), Mismatch> {
        if let Some(at) = self.pool[owner].iter().position(|f| *f == face) {
            self.pool[owner].swap_remove(at);
            return Ok(());
        }
        let pooled = self
            .rows
            .iter()
            .filter(|row| row.pooled && row.owner == owner)
            .count();
        if pooled > self.pool[owner].len() {
            return Ok(());
        }
        Err(Mismatch::NotInPool { owner, face })
    }

    /// The unidentified cards of a pile can't be told apart any more.
    fn lose_sight(&mut self, seat: Seat, zone: Zone) {
        let unseen =
            || |row: &&Row| row.face.is_none() && (row.place.seat, row.place.zone) == (seat, zone);
        let since = self
            .rows
            .iter()
            .filter(unseen())
            .map(|r| r.since)
            .max()
            .unwrap_or(0);
        let earliest = self
            .rows
            .iter()
            .filter(unseen())
            .map(|r| r.since_earliest)
            .min()
            .unwrap_or(0);
        for row in &mut self.rows {
            if row.face.is_none() && (row.place.seat, row.place.zone) == (seat, zone) {
                row.id = row.id.renewed();
                row.since = since;
                row.since_earliest = earliest;
            }
        }
    }

    fn shuffle(&mut self, seat: Seat) {
        for row in &mut self.rows {
            if (row.place.seat, row.place.zone) == (seat, Zone::Deck) {
                row.id = row.id.renewed();
                row.known_to = 0;
                row.pooled = true;
                if let Some(face) = row.face.take() {
                    self.pool[row.owner].push(face);
                }
            }
        }
        if let Some(frame) = &mut self.frame {
            frame.shuffled = true;
        }
        self.count_step(false);
    }

    fn free(&self, place: Place) -> Result<(), Mismatch> {
        match self.at(place) {
            Some(there) if place.zone.on_field() => Err(Mismatch::Occupied {
                place,
                by: there.id,
            }),
            _ => Ok(()),
        }
    }

    /// Moves a row, keeping the ranks of the piles it leaves and enters.
    fn relocate(&mut self, card: CardId, to: Place, posture: Posture) {
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

    fn note(&mut self, what: Happened, cause: Cause) {
        if self.frame.is_none() {
            self.group += 1;
        }
        self.push_happening(what, cause);
    }

    fn push_happening(&mut self, what: Happened, cause: Cause) {
        self.happened.push(Happening {
            what,
            cause,
            group: self.group,
        });
    }

    fn remember_moved(&mut self, cards: SmallVec<[CardId; 4]>) {
        if let Some(frame) = &mut self.frame {
            frame.moved = cards;
        }
    }

    /// Counts an event of the step under way; `did` when it changed something.
    fn count_step(&mut self, did: bool) {
        if let Some(frame) = &mut self.frame {
            frame.stage = frame.stage.saturating_add(1);
            if did {
                frame.did = frame.did.saturating_add(1);
                frame.did_in_all = frame.did_in_all.saturating_add(1);
            }
        }
    }
}

fn intent(by: Seat, action: crate::Action) -> Intent {
    Intent {
        by,
        action,
        by_rule: false,
        irregular: false,
        settled: false,
        mode: None,
        declared: None,
        targets: None,
        tributes: None,
    }
}

fn frame(part: Part, link: u8) -> Frame {
    Frame {
        part,
        link,
        step: None,
        stage: 0,
        did: 0,
        did_before: 0,
        did_in_all: 0,
        picked: None,
        moved: SmallVec::new(),
        shuffled: false,
    }
}

fn cards_of(picked: &Picked) -> SmallVec<[CardId; 4]> {
    match picked {
        Picked::Cards(cards) => cards.clone(),
        _ => SmallVec::new(),
    }
}

impl LinkKind {
    /// True for the activation of a card, false for that of an effect.
    #[must_use]
    pub const fn is_card(self) -> bool {
        matches!(self, Self::SpellCard | Self::TrapCard)
    }
}
