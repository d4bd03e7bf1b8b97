//! The machine: what follows by itself.
//!
//! ```text
//!              action                     both pass
//!   OPEN ───────────────▶ happened ─▶ triggers ─▶ FREE ─────▶ OPEN
//!    │ │   summon ▶ NEGATION ▶ success ▲    │       │
//!    │ └───────────── activation ──────┼────┴───────┴──▶ link ─▶ CHAIN ─ both pass ─▶ resolve
//!    │ moves on                        └────────── chain ended ◀────────────────────────┘
//!    ▼
//!  PHASE END ─ passes ─▶ next phase (the battle phase has steps: battle.rs)
//! ```
//!
//! Windows are in capitals. Every arm below is one arrow, and gives one event.

use crate::game::Game;
use crate::gathered::Gathered;
use crate::timing::Tier;
use crate::vocabulary::{CardKind, Spell};
use crate::{Ask, Catalogue, Next, Question};
use duel::{
    Action, Answer, Asker, Audience, Because, CardId, Cause, ChoiceKind, DuelEnds, DuelResult,
    Event, Goal, How, Knowing, LingeringRule, Move, NegationFirst, NormalDraw, Part, Phase, Place,
    Point, Position, Posture, Reading, ResultReason, Row, Seat, Step, Until, Window, WindowKind,
    Zone,
};

/// Gives the one event that follows by itself, or whom the duel waits for.
///
/// The same position always gives the same answer; after a rewind onto any record, what this
/// gives is what followed.
#[must_use]
pub fn next(position: &Position, cards: &Catalogue) -> Next {
    let gathered = Gathered::default();
    let game = Game::of(position, cards, &gathered);
    if position.result.is_some() {
        return Next::Over;
    }
    if position.point == Point::SettingUp || position.repairs > 0 {
        return Next::SetUp;
    }
    if let Some(end) = game.decided() {
        return Next::Event(end);
    }
    if let Some(end) = game.conceded() {
        return Next::Event(end);
    }
    if let Some(choice) = &position.choice {
        return game.choice_due(choice);
    }
    if let Some(intent) = &position.intent {
        return game.carry_out(intent);
    }
    if let Some(frame) = position
        .frame
        .as_ref()
        .filter(|frame| frame.part == Part::Effect)
    {
        return game.resolve(frame);
    }
    match &position.window {
        Some(window) => game.window_due(window),
        None => game.follow(),
    }
}

impl Game<'_> {
    /// DUEL-END: life points reached 0.
    fn decided(&self) -> Option<Event> {
        let at_once = self.profile().duel_ends == DuelEnds::AtOnce;
        if !at_once && self.p.frame.is_some() {
            return None;
        }
        let [a, b] = Seat::BOTH.map(|seat| self.has_lost(seat));
        let (result, reason) = match (a, b) {
            (Some(reason), Some(_)) => (DuelResult::Draw, reason),
            (None, None) => return None,
            // Both draw at once: the other may lose by it as well.
            _ if self.loses_by_drawing_too() => return None,
            (Some(reason), None) => (DuelResult::Won(Seat::B), reason),
            (None, Some(reason)) => (DuelResult::Won(Seat::A), reason),
        };
        Some(Event::DuelEnded { result, reason })
    }

    fn has_lost(&self, seat: Seat) -> Option<ResultReason> {
        if self.p.lp[seat] == 0 {
            return Some(ResultReason::LifePoints);
        }
        self.p.lingering.iter().find_map(|l| match l.rule {
            LingeringRule::Loses(reason) if l.seat == seat => Some(reason),
            _ => None,
        })
    }

    /// A seat may give up at any time, whatever is asked.
    fn conceded(&self) -> Option<Event> {
        let intent = self.p.intent.as_ref()?;
        (intent.action == Action::Concede).then(|| Event::DuelEnded {
            result: DuelResult::Won(intent.by.other()),
            reason: ResultReason::Conceded,
        })
    }

    /// What an open window waits for.
    fn window_due(&self, window: &Window) -> Next {
        let mandatory = window.because == Because::TriggersMet { mandatory: true };
        let Some(seat) = window.holder() else {
            // TRIG-MANDATORY: its owner left out a trigger that had to be activated. (Where another
            // went on over the owner's head, the record says that the owner was not asked.)
            let left_out = matches!(window.answers[0], Some(Answer::Passed(_)));
            if mandatory && left_out && !window.irregular {
                let rule = crate::Rule::Mandatory.rule_id();
                let by = window.owed.0;
                return Next::Event(Event::Irregularity {
                    rule,
                    by,
                    wronged: Some(by.other()),
                });
            }
            return Next::Event(Event::WindowClosed {
                window: window.number,
            });
        };
        if let Some(event) = self.question_due(window, seat) {
            return Next::Event(event);
        }
        if let Some(how) = self.passes_by_itself(window, seat).filter(|_| !mandatory) {
            return Next::Event(Event::WindowAnswered {
                window: window.number,
                seat,
                answer: Answer::Passed(how),
            });
        }
        Next::Ask(Ask {
            seat,
            question: Question::Window(window.kind),
        })
    }

    /// FET-ASK: asking is passing, and the question itself is a fact.
    fn question_due(&self, window: &Window, seat: Seat) -> Option<Event> {
        let asked = window.answers[0] == Some(Answer::Passed(How::AskedTheOther));
        (asked && !window.asked[1]).then_some(Event::WindowAsked {
            window: window.number,
            seat,
            by: Asker::Seat(window.owed.0),
        })
    }

    /// A seat that said how far it goes on passes on the way there; one that passes automatically
    /// passes wherever it could only respond, unless it said "wait".
    fn passes_by_itself(&self, window: &Window, seat: Seat) -> Option<How> {
        if self.waits_for_face(window) {
            return None;
        }
        if self.p.goal(seat).is_some() {
            return Some(match seat == self.turn_player() {
                true => How::MovedOn,
                false => How::AgreedUpTo,
            });
        }
        let setting = self.p.settings[seat];
        let responds = !matches!(window.kind, WindowKind::Open | WindowKind::Trigger);
        let thinks = window.rank(seat).is_some_and(|rank| window.held[rank]);
        let passes = setting.passes && !setting.suspended && responds && !thinks;
        passes.then_some(How::Setting)
    }

    /// What follows when no window is open and nothing is carried out.
    fn follow(&self) -> Next {
        if let Some(event) = self.settle().or_else(|| self.between_chains()) {
            return Next::Event(event);
        }
        Next::Event(match self.p.point {
            Point::Ready => self.turn(self.p.turn.max(1), self.turn_player()),
            Point::TurnBegan => self.first_phase(),
            Point::PhaseEntered => self.begin_phase(),
            Point::StepEntered => self.begin_step(),
            Point::TimingEntered => self.begin_timing(),
            Point::Declared => self.after_declaration(),
            Point::Happened => self.after_happening(),
            Point::Linked => self.triggers_then(Self::chain_window),
            Point::Resolving => self.next_link_resolves(),
            Point::Passed(kind) => self.all_passed(kind),
            Point::SettingUp => return Next::SetUp,
            // A window is open, or something is carried out: both were asked before.
            Point::Window | Point::Acting => self.after_happening(),
        })
    }

    /// What is due where no link is carried out: draws of lingering effects, and the end of what
    /// lasted for the chain.
    fn between_chains(&self) -> Option<Event> {
        let over = || match self.p.chain.is_empty() {
            true => self.due_until(Until::EndOfChain),
            false => None,
        };
        self.draw_due().or_else(over)
    }

    pub(crate) fn open(&self, kind: WindowKind, owed: (Seat, Option<Seat>)) -> Event {
        let because = self.p.because;
        Event::WindowOpened {
            window: self.p.windows + 1,
            kind,
            owed,
            because,
        }
    }

    fn turn(&self, turn: u16, seat: Seat) -> Event {
        Event::TurnBegan { turn, seat }
    }

    /// PHASE-SKIP: the first phase of the turn that isn't skipped.
    fn first_phase(&self) -> Event {
        let skipped = |phase: &Phase| self.skips(self.turn_player(), *phase);
        let mut phases = Phase::ALL.into_iter();
        let phase = phases.find(|phase| !skipped(phase)).unwrap_or(Phase::End);
        Event::PhaseEntered { phase }
    }

    fn begin_phase(&self) -> Event {
        if let Some(due) = self.due_in_phase() {
            return due;
        }
        if self.p.phase == Phase::Draw && self.draws() {
            return self.normal_draw();
        }
        if self.p.phase == Phase::Battle {
            let step = Step::Start;
            return Event::StepEntered { step };
        }
        // FET-A: the turn player first, in the open state, at the start of every phase.
        self.open(WindowKind::Open, (self.turn_player(), None))
    }

    /// TURN-DRAW: compulsory, except for the first player's first turn in the newer rules.
    fn draws(&self) -> bool {
        (self.p.turn > 1 || self.profile().first_turn_draw)
            && self.profile().normal_draw != NormalDraw::None
    }

    /// The cards from the top, one after the other; a deck that has too few ends the duel.
    fn normal_draw(&self) -> Event {
        let seat = self.turn_player();
        let wanted = self.profile().normal_draw.cards();
        let from_top = self.p.zone_in_order(seat, Zone::Deck).into_iter().rev();
        let moves: alloc::vec::Vec<Move> = from_top.take(wanted).map(drawn).collect();
        if moves.len() < wanted {
            let result = DuelResult::Won(seat.other());
            return Event::DuelEnded {
                result,
                reason: ResultReason::DeckOut,
            };
        }
        let cause = Cause::RULE;
        Event::CardsMoved { moves, cause }
    }

    /// FET-NEG: a summon is open to negation once, then it succeeds.
    pub(crate) fn answer_summon(&self) -> Event {
        let first = self.turn_player();
        let owed = match self.profile().negation_first {
            NegationFirst::TurnPlayer => (first, Some(first.other())),
            NegationFirst::OpponentOnly => (first.other(), None),
        };
        self.open(WindowKind::SummonNegation, owed)
    }

    /// After an action or a chain: the summon under way succeeds, triggers, the free window.
    pub(crate) fn after_happening(&self) -> Event {
        if let Some(seen) = self.drawn_face() {
            return seen;
        }
        if let Some(summon) = &self.p.summon {
            return self.summon_due(summon);
        }
        if self.p.hand_limit {
            return self.after_hand_limit();
        }
        if let Some(trigger) = self.trigger_due() {
            return trigger;
        }
        self.triggers_then(Self::free_window)
    }

    /// A player sees what came to the hand, at once.
    pub(crate) fn drawn_face(&self) -> Option<Event> {
        self.p.rows.iter().find_map(|row| {
            let seat = row.place.seat;
            if row.place.zone != Zone::Hand || row.known_by(seat) {
                return None;
            }
            let (to, how) = (Audience::Seat(seat), Knowing::Shown);
            Some(Event::CardKnown {
                card: row.id,
                face: row.face?,
                to,
                how,
            })
        })
    }

    /// The window after an action or a chain; in battles, after what they come to.
    fn free_window(&self) -> Event {
        if let Some(event) = self.battle_due() {
            return event;
        }
        if self.p.step == Some(Step::Damage) {
            return self.damage_window();
        }
        let first = self.turn_player();
        self.open(WindowKind::Free, (first, Some(first.other())))
    }

    /// SEGOC: the triggers that met their condition, tier by tier, then something else.
    pub(crate) fn triggers_then(&self, then: impl Fn(&Self) -> Event) -> Event {
        // What finds no place on a chain that is full waits until it is over.
        match self.tier_due().filter(|_| !self.chain_is_full()) {
            Some(tier) => self.place(tier),
            None => then(self),
        }
    }

    /// The owner of a tier's triggers is asked; a single mandatory one has only one place.
    fn place(&self, tier: Tier) -> Event {
        let (seat, mandatory) = (tier.seat, tier.mandatory);
        if let (true, Some(only)) = (mandatory && self.engine_places(), tier.only) {
            let (card, effect) = (only.card, only.effect);
            return Event::TriggerActivated { seat, card, effect };
        }
        Event::WindowOpened {
            window: self.p.windows + 1,
            kind: WindowKind::Trigger,
            owed: (seat, None),
            because: Because::TriggersMet { mandatory },
        }
    }

    /// FET-D: the opponent of the last to activate is asked first. A side that a text keeps from
    /// chaining isn't asked; where nobody can, the chain is closed.
    fn chain_window(&self) -> Event {
        if let Some(quick) = self.mandatory_quick_due().filter(|_| !self.chain_is_full()) {
            return quick;
        }
        let links = self.p.chain.len() as u8;
        let last = self
            .p
            .chain
            .last()
            .map_or(self.turn_player(), |link| link.seat);
        let mut owed = [last.other(), last]
            .into_iter()
            .filter(|seat| self.may_chain(*seat));
        match (owed.next(), owed.next()) {
            (Some(first), second) => Event::WindowOpened {
                window: self.p.windows + 1,
                kind: WindowKind::Chain,
                owed: (first, second),
                because: Because::LinkAdded { link: links },
            },
            (None, _) => Event::ChainClosed { links },
        }
    }

    /// Whether the engine puts a single mandatory trigger on the chain itself. Where unmentioned
    /// things are read as left out, its owner has to have said it.
    fn engine_places(&self) -> bool {
        self.p.mode == duel::Mode::Strict || self.p.reading == Reading::Implied
    }

    /// Every owed seat has answered, and none acted.
    fn all_passed(&self, kind: WindowKind) -> Event {
        let first = self.turn_player();
        match kind {
            // FET-E: the turn player's declaration is a pass; the phase ends if the other passes.
            WindowKind::Open => {
                let phase_end = Event::WindowOpened {
                    window: self.p.windows + 1,
                    kind: WindowKind::PhaseEnd,
                    owed: (first.other(), None),
                    because: Because::MovesOn(self.p.phase),
                };
                self.wants_to_leave_step().unwrap_or(phase_end)
            }
            WindowKind::PhaseEnd | WindowKind::StepEnd => self.leave_step(),
            WindowKind::DamageStep => self.timing_passed(),
            WindowKind::Free => {
                let (window, kind) = (self.p.windows + 1, WindowKind::Open);
                let because = Because::AllPassed;
                Event::WindowOpened {
                    window,
                    kind,
                    owed: (first, None),
                    because,
                }
            }
            WindowKind::Chain => Event::ChainClosed {
                links: self.p.chain.len() as u8,
            },
            WindowKind::Trigger if self.p.chain.is_empty() && self.phase_effect_left_out() => {
                self.leave_step()
            }
            WindowKind::Trigger if self.p.chain.is_empty() => self.after_happening(),
            WindowKind::Trigger => self.triggers_then(Self::chain_window),
            WindowKind::SummonNegation => match &self.p.summon {
                Some(summon) => Event::SummonSucceeded { card: summon.card },
                None => self.after_happening(),
            },
        }
    }

    /// PHASE-EFFECT: what has to be used in the phase is used before it, or its step, ends.
    pub(crate) fn due_before_leaving(&self) -> Option<Event> {
        self.phase_effect_due().or_else(|| {
            let tier = self.tier_due().filter(|tier| tier.mandatory);
            tier.map(|tier| self.place(tier))
        })
    }

    pub(crate) fn leave_phase(&self) -> Event {
        if let Some(due) = self.due_before_leaving().or_else(|| self.defends_due()) {
            return due;
        }
        if self.p.phase == Phase::End {
            return self.end_turn();
        }
        let options = self.phases_after();
        let chosen = self
            .p
            .next_phase
            .or_else(|| match self.p.goal(self.turn_player()) {
                Some(Goal::EndTurn) => Some(*options.last().unwrap_or(&Phase::End)),
                // On the way to a goal, the last phase that isn't past it.
                Some(Goal::Reach(goal)) => options.iter().rev().find(|p| **p <= goal).copied(),
                Some(Goal::Leave(_) | Goal::LeaveStep(_)) | None => None,
            });
        match (chosen, options.as_slice()) {
            (Some(phase), _) => Event::PhaseEntered { phase },
            (None, [phase]) => Event::PhaseEntered { phase: *phase },
            // PHASE-NEXT: which phase follows is said only now that both have passed.
            _ => Event::ChoiceAsked {
                seat: self.turn_player(),
                what: ChoiceKind::Phase,
                least: 1,
                most: 1,
            },
        }
    }

    pub(crate) fn end_turn(&self) -> Event {
        self.hand_limit_due()
            .or_else(|| self.due_at_end_of_turn())
            .unwrap_or_else(|| self.turn(self.p.turn.saturating_add(1), self.turn_player().other()))
    }

    /// Links resolve last to first; then what doesn't stay leaves, and the chain is over.
    fn next_link_resolves(&self) -> Event {
        if let Some(link) = self.p.link_on_top() {
            return self
                .succeeds_within_chain()
                .unwrap_or(Event::LinkResolving { link });
        }
        let mut leaving: alloc::vec::Vec<CardId> = alloc::vec::Vec::new();
        for link in &self.p.chain {
            // Only an irregular activation brings a card onto a chain twice.
            if link.kind.is_card() && self.leaves(link) && !leaving.contains(&link.card) {
                leaving.push(link.card);
            }
        }
        leaving.extend(self.stranded());
        if leaving.is_empty() {
            return Event::ChainEnded;
        }
        self.send_to_graveyard(&leaving, Cause::RULE)
    }

    /// An equip spell that its own activation attached to nothing.
    fn is_unused_equip(&self, card: CardId) -> bool {
        let equip = |row: &Row| {
            row.attached.is_none()
                && self
                    .cards
                    .of(row)
                    .is_some_and(|def| matches!(def.kind, CardKind::Spell(Spell::Equip)))
        };
        self.p.card(card).is_some_and(equip)
    }

    /// CHAIN-END: normal, quick-play and ritual spells, normal and counter traps still there.
    fn leaves(&self, link: &duel::Link) -> bool {
        let stays = link
            .face
            .and_then(|face| self.cards.get(face))
            .is_some_and(|def| crate::carry::stays(&def.kind))
            && !self.is_unused_equip(link.card)
            && link.negated != Some(duel::Negation::Activation);
        let on_field = self
            .p
            .card(link.card)
            .is_some_and(|row| row.place.zone.on_field() && row.posture.face_up());
        on_field && !stays
    }
}

/// A card's way from the deck into its owner's hand.
const fn drawn(row: &Row) -> Move {
    Move {
        card: row.id,
        from: row.place,
        to: Place::pile(row.place.seat, Zone::Hand),
        posture: Posture::FaceDown,
    }
}
