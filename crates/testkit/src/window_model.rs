//! A reference model of the window machine: who is owed a question after any legal action.
//!
//! Written apart from the engine, from the table of windows alone, over four kinds of cards: a
//! free-chain trap, a trap that negates a summon, a counter trap that negates a trap card, and
//! monsters without effects. It knows nothing of cards, zones or events.

use duel::{Phase, Seat, WindowKind};
use proptest::prelude::*;
use proptest::sample::select;
use proptest_state_machine::ReferenceStateMachine;

/// What a seat does in the model.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Passes.
    Pass,
    /// Activates a free-chain trap (speed 2).
    Fast,
    /// Negates the summon with a counter trap (speed 3).
    NegateSummon,
    /// Negates the activation of the trap on top with a counter trap (speed 3).
    NegateTrap,
    /// Normal Summons a monster without effects.
    Summon,
    /// Moves on to the next phase, or ends the turn in the end phase.
    MoveOn,
    /// Ends the turn.
    EndTurn,
}

/// What a side still has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stock {
    /// Free-chain traps.
    pub fast: u8,
    /// Traps that negate a summon.
    pub warnings: u8,
    /// Counter traps that negate a trap card.
    pub tools: u8,
    /// Monsters in the hand.
    pub monsters: u8,
    /// Monsters on the field.
    pub summoned: u8,
    /// Life points.
    pub lp: u32,
}

/// The model's state: the window that is open and what led there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WindowModel {
    /// The turn player.
    pub turn_player: Seat,
    /// The number of the turn.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// The window that is open.
    pub window: WindowKind,
    /// Who is asked in it.
    pub holder: Seat,
    /// What each side has.
    pub stock: [Stock; 2],
    passes: u8,
    chain: Vec<(Seat, Deed)>,
    summoning: bool,
    summon_used: bool,
    ending: bool,
    heading: Option<Phase>,
    /// How many steps of the battle phase are over: the Start Step, the Battle Step.
    steps: u8,
}

impl WindowModel {
    /// The start: main phase 1 of turn 3, the turn player in the open state.
    #[must_use]
    pub fn start() -> Self {
        let stock = Stock {
            fast: 2,
            warnings: 1,
            tools: 2,
            monsters: 1,
            summoned: 0,
            lp: 8000,
        };
        Self {
            turn_player: Seat::A,
            turn: 3,
            phase: Phase::Main1,
            window: WindowKind::Open,
            holder: Seat::A,
            stock: [stock; 2],
            passes: 0,
            chain: Vec::new(),
            summoning: false,
            summon_used: false,
            ending: false,
            heading: None,
            steps: 0,
        }
    }

    fn mine(&self) -> Stock {
        self.stock[self.holder.index()]
    }

    /// Whether the holder may do this.
    #[must_use]
    pub fn may(&self, deed: Deed) -> bool {
        let mine = self.mine();
        let open = self.window == WindowKind::Open;
        let top = self.chain.last().map(|(_, deed)| *deed);
        match deed {
            Deed::Pass => !open,
            Deed::Fast => {
                let slower = matches!(top, None | Some(Deed::Fast));
                mine.fast > 0 && slower && self.window != WindowKind::SummonNegation
            }
            Deed::NegateSummon => {
                self.window == WindowKind::SummonNegation && mine.warnings > 0 && mine.lp > 2000
            }
            Deed::NegateTrap => top.is_some() && mine.tools > 0 && mine.lp > 1000,
            Deed::Summon => {
                let main = matches!(self.phase, Phase::Main1 | Phase::Main2);
                open && main && !self.summon_used && mine.monsters > 0 && mine.summoned < 5
            }
            Deed::MoveOn | Deed::EndTurn => open,
        }
    }

    /// What follows when the holder does it.
    pub fn play(&mut self, deed: Deed) {
        let who = self.holder;
        match deed {
            Deed::Pass => return self.pass(),
            Deed::Fast => self.stock[who.index()].fast -= 1,
            Deed::NegateSummon => {
                self.stock[who.index()].warnings -= 1;
                self.stock[who.index()].lp -= 2000;
            }
            Deed::NegateTrap => {
                self.stock[who.index()].tools -= 1;
                self.stock[who.index()].lp -= 1000;
            }
            Deed::Summon => {
                self.stock[who.index()].monsters -= 1;
                self.summon_used = true;
                self.summoning = true;
                return self.ask(WindowKind::SummonNegation, self.turn_player);
            }
            Deed::MoveOn | Deed::EndTurn => {
                self.ending = deed == Deed::EndTurn || self.phase == Phase::End;
                self.heading = Some(after(self.phase));
                return self.ask_to_leave();
            }
        }
        (self.ending, self.heading) = (false, None);
        self.chain.push((who, deed));
        self.ask(WindowKind::Chain, who.other());
    }

    fn ask(&mut self, window: WindowKind, holder: Seat) {
        (self.window, self.holder, self.passes) = (window, holder, 0);
    }

    /// Every step of the battle phase is left like a phase; leaving the last one is leaving it.
    fn ask_to_leave(&mut self) {
        let within = self.phase == Phase::Battle && self.steps < 2;
        let window = if within {
            WindowKind::StepEnd
        } else {
            WindowKind::PhaseEnd
        };
        self.ask(window, self.turn_player.other());
    }

    fn pass(&mut self) {
        self.passes += 1;
        let alone = matches!(self.window, WindowKind::PhaseEnd | WindowKind::StepEnd);
        if !alone && self.passes < 2 {
            self.holder = self.holder.other();
            return;
        }
        match self.window {
            WindowKind::Chain => self.resolve(),
            WindowKind::SummonNegation => self.succeed(),
            WindowKind::PhaseEnd => self.leave_phase(),
            WindowKind::StepEnd => {
                // Whoever is on the way out of the phase passes in the next step as well.
                self.steps += 1;
                self.ask_to_leave();
            }
            _ => self.ask(WindowKind::Open, self.turn_player),
        }
    }

    /// Links resolve last to first: a counter trap undoes the one right under it.
    fn resolve(&mut self) {
        let mut stands = true;
        for (_, deed) in std::mem::take(&mut self.chain).into_iter().rev() {
            let negates = stands && deed == Deed::NegateTrap;
            if stands && deed == Deed::NegateSummon {
                self.summoning = false;
            }
            stands = !negates;
        }
        if self.summoning {
            self.succeed()
        } else {
            self.ask(WindowKind::Free, self.turn_player)
        }
    }

    fn succeed(&mut self) {
        self.summoning = false;
        self.stock[self.turn_player.index()].summoned += 1;
        self.ask(WindowKind::Free, self.turn_player);
    }

    fn leave_phase(&mut self) {
        self.steps = 0;
        match self.phase {
            Phase::End => self.begin_turn(),
            _ if self.ending => {
                self.phase = match self.phase {
                    Phase::Draw => Phase::Standby,
                    Phase::Standby => Phase::Main1,
                    _ => Phase::End,
                };
                // Whoever said that the turn is over passes in the open state on the way.
                self.ask(WindowKind::PhaseEnd, self.turn_player.other());
            }
            _ => {
                self.phase = self.heading.take().unwrap_or(after(self.phase));
                self.ask(WindowKind::Open, self.turn_player);
            }
        }
    }

    fn begin_turn(&mut self) {
        self.turn += 1;
        self.turn_player = self.turn_player.other();
        self.phase = Phase::Draw;
        (self.ending, self.summon_used) = (false, false);
        // The normal draw, and the free window after it.
        self.stock[self.turn_player.index()].monsters += 1;
        self.ask(WindowKind::Free, self.turn_player);
    }
}

/// The phase that comes after one when nobody leaves any out.
#[must_use]
pub const fn after(phase: Phase) -> Phase {
    match phase {
        Phase::Draw => Phase::Standby,
        Phase::Standby => Phase::Main1,
        Phase::Main1 => Phase::Battle,
        Phase::Battle => Phase::Main2,
        Phase::Main2 | Phase::End => Phase::End,
    }
}

const DEEDS: [Deed; 7] = [
    Deed::Pass,
    Deed::Fast,
    Deed::NegateSummon,
    Deed::NegateTrap,
    Deed::Summon,
    Deed::MoveOn,
    Deed::EndTurn,
];

impl ReferenceStateMachine for WindowModel {
    type State = Self;
    type Transition = Deed;

    fn init_state() -> BoxedStrategy<Self> {
        Just(Self::start()).boxed()
    }

    fn transitions(state: &Self) -> BoxedStrategy<Deed> {
        let deeds: Vec<Deed> = DEEDS.into_iter().filter(|deed| state.may(*deed)).collect();
        select(deeds).boxed()
    }

    fn preconditions(state: &Self, deed: &Deed) -> bool {
        state.may(*deed)
    }

    fn apply(mut state: Self, deed: &Deed) -> Self {
        state.play(*deed);
        state
    }
}
