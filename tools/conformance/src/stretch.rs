//! A stretch of questions between two things that happen.

use crate::theirs::{Theirs, seat};
use crate::trace::{Answer, Ask, Step as TraceStep, Trace};
use duel::{DamageTiming, Position, Seat, Step, WindowKind};

/// A question of a window in a stretch.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// Who is asked.
    pub(crate) seat: Seat,
    /// The question.
    pub(crate) ask: Ask,
    /// The timing of the damage step it stands in.
    pub(crate) timing: Option<DamageTiming>,
}

impl Asked {
    /// True for a question of an open state, where anything may be done.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.ask.what.as_str(), "idle" | "battle")
    }

    /// True for a question about triggers.
    pub(crate) fn is_trigger(&self) -> bool {
        self.ask.what == "effectyn" || self.ask.stage == "trigger"
    }
}

/// What is done at the end of a stretch.
#[derive(Clone, Debug)]
pub(crate) struct Terminal {
    /// Who does it.
    pub(crate) seat: Seat,
    /// What was asked.
    pub(crate) ask: Ask,
    /// What was answered.
    pub(crate) answer: Answer,
    /// The timing of the damage step it stands in.
    pub(crate) timing: Option<DamageTiming>,
    /// The step of the battle phase that the peer names for it.
    pub(crate) step: Option<Step>,
}

/// The questions between two things that happen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stretch {
    /// The questions of windows.
    pub(crate) asked: Vec<Asked>,
    /// What is done at its end, if something is.
    pub(crate) terminal: Option<Terminal>,
    /// The step after it.
    pub(crate) end: usize,
    /// How many answers it holds.
    pub(crate) answers: usize,
    /// True when nothing is asked any more and nothing happens.
    pub(crate) is_trace_end: bool,
    /// True where the peer has gone on without asking anybody.
    pub(crate) silent: bool,
}

fn timing(window: &str) -> Option<DamageTiming> {
    Some(match window {
        "damage_step_start" => DamageTiming::Start,
        "before_damage_calculation" => DamageTiming::BeforeCalculation,
        "damage_calculation" => DamageTiming::Calculation,
        "battle_damage_dealt" => DamageTiming::Damaged,
        "after_damage_calculation" => DamageTiming::AfterCalculation,
        "damage_step_end" => DamageTiming::End,
        _ => return None,
    })
}

/// The step of the battle phase that the name of a window tells.
fn step(window: &str) -> Option<Step> {
    Some(match window {
        "battle_start" => Step::Start,
        "battle_step" | "battle_step_end" => Step::Battle,
        "battle_phase_end" => Step::End,
        _ => return None,
    })
}

/// True for a question that a window asks, not an effect under way.
fn is_of_window(trace: &Trace, at: usize) -> bool {
    let Some(TraceStep::Ask(ask)) = trace.steps.get(at) else {
        return false;
    };
    match ask.what.as_str() {
        "chain" | "idle" | "battle" => true,
        "effectyn" => !resolving(trace, at),
        _ => false,
    }
}

/// True while a link resolves.
fn resolving(trace: &Trace, at: usize) -> bool {
    let last = trace.steps[..at].iter().rev().find_map(|step| match step {
        TraceStep::ChainSolving { .. } => Some(true),
        TraceStep::ChainSolved { .. } | TraceStep::ChainEnd | TraceStep::Turn { .. } => Some(false),
        _ => None,
    });
    last.unwrap_or(false)
}

impl Stretch {
    /// True where a stretch begins: at the question of a window, or at what announces one.
    pub(crate) fn begins_at(trace: &Trace, at: usize) -> bool {
        is_of_window(trace, at)
    }

    /// A stretch without questions: whatever of ours is open in it, nobody has anything to do.
    pub(crate) fn silent(at: usize) -> Self {
        Self {
            end: at,
            silent: true,
            ..Self::default()
        }
    }

    /// The stretch from a step on.
    pub(crate) fn read(trace: &Trace, from: usize) -> Self {
        let mut stretch = Self {
            end: from,
            ..Self::default()
        };
        let mut now = timing_before(trace, from);
        let mut named = step_before(trace, from);
        while let Some(one) = trace.steps.get(stretch.end) {
            match one {
                TraceStep::Window { name } => {
                    now = timing(name).or(now);
                    named = step(name).or(named);
                }
                TraceStep::Other
                | TraceStep::PosChange { .. }
                | TraceStep::ConfirmDeckTop { .. }
                | TraceStep::ShuffleDeck { .. } => {}
                TraceStep::DamageStepEnd => now = None,
                TraceStep::Ask(ask) if is_of_window(trace, stretch.end) => {
                    if stretch.take(trace, ask, (now, named)) {
                        return stretch;
                    }
                }
                _ => return stretch,
            }
            stretch.end += 1;
        }
        stretch.is_trace_end = stretch.asked.is_empty();
        stretch
    }

    /// Takes a question in; true when its answer ends the stretch.
    fn take(&mut self, trace: &Trace, ask: &Ask, stands: Stands) -> bool {
        let (timing, step) = stands;
        let seat = seat(ask.p);
        self.asked.push(Asked {
            seat,
            ask: ask.clone(),
            timing,
        });
        let Some(TraceStep::Answer(answer)) = trace.steps.get(self.end + 1) else {
            return false;
        };
        self.answers += 1;
        let passes = answer.deed == "pass" || answer.yes == Some(false);
        if passes {
            self.end += 1;
            return false;
        }
        self.terminal = Some(Terminal {
            seat,
            ask: ask.clone(),
            answer: answer.clone(),
            timing,
            step,
        });
        self.end += 2;
        true
    }

    /// The questions of this stretch that a window of ours is compared with; `None` where it can't
    /// be compared.
    pub(crate) fn comparable(
        &self,
        seat: Seat,
        kind: WindowKind,
        ours: &Position,
        theirs: &Theirs,
    ) -> Option<Vec<&Asked>> {
        let links = ours.chain.len() as u8;
        let mine = self.asked.iter().filter(|asked| asked.seat == seat);
        if kind == WindowKind::Trigger {
            return Some(mine.filter(|asked| asked.is_trigger()).collect());
        }
        let in_open_state = kind == WindowKind::Open && is_open_state(ours);
        if in_open_state && mine.clone().any(Asked::is_open) {
            return Some(mine.filter(|asked| asked.is_open()).collect());
        }
        // The peer goes through a main phase without asking where the next phase was said before.
        if in_open_state && theirs.phase.is_some_and(duel::Phase::is_main) {
            return None;
        }
        let of_link = |asked: &&Asked| asked.ask.what == "chain" && asked.ask.link == links;
        let fast: Vec<&Asked> = mine
            .filter(|asked| !asked.is_trigger() && of_link(asked))
            .collect();
        match ours.timing.filter(|_| links == 0) {
            None => Some(fast),
            Some(timing) => self.in_timing(timing, &fast),
        }
    }

    /// The questions of one timing of the damage step; `None` when the peer has no such timing.
    fn in_timing<'s>(&self, timing: DamageTiming, fast: &[&'s Asked]) -> Option<Vec<&'s Asked>> {
        let known = self.asked.iter().any(|asked| asked.timing == Some(timing));
        let of_timing = fast.iter().filter(|asked| asked.timing == Some(timing));
        known.then(|| of_timing.copied().collect())
    }

    /// Whether what is done at the end of the stretch may be done in this window.
    pub(crate) fn is_time_for(
        &self,
        terminal: &Terminal,
        kind: WindowKind,
        ours: &Position,
    ) -> bool {
        let links = ours.chain.len() as u8;
        match terminal.ask.what.as_str() {
            "idle" | "battle" => kind == WindowKind::Open && is_open_state(ours),
            "effectyn" => true,
            _ if terminal.ask.link != links => false,
            _ if terminal.ask.stage == "trigger" => true,
            _ if links == 0 && terminal.step.is_some_and(|there| ours.step < Some(there)) => false,
            _ => match (ours.timing.filter(|_| links == 0), terminal.timing) {
                (Some(here), Some(there)) => here >= there,
                _ => true,
            },
        }
    }
}

/// Where a question stands in a battle: the timing of the damage step, the step the peer names.
type Stands = (Option<DamageTiming>, Option<Step>);

/// True in the open states the peer asks about: of a main phase and of the battle step.
fn is_open_state(ours: &Position) -> bool {
    ours.phase.is_main() || ours.step == Some(Step::Battle)
}

/// The timing of the damage step a step stands in.
fn timing_before(trace: &Trace, at: usize) -> Option<DamageTiming> {
    for step in trace.steps[..at].iter().rev() {
        match step {
            TraceStep::Window { name } => return timing(name),
            TraceStep::DamageStepStart => return Some(DamageTiming::Start),
            TraceStep::DamageStepEnd | TraceStep::Phase { .. } => return None,
            _ => {}
        }
    }
    None
}

/// The step of the battle phase that the peer last named, if nothing has happened since.
fn step_before(trace: &Trace, at: usize) -> Option<Step> {
    for one in trace.steps[..at].iter().rev() {
        match one {
            TraceStep::Window { name } => return step(name),
            TraceStep::Ask(_)
            | TraceStep::Answer(_)
            | TraceStep::ConfirmDeckTop { .. }
            | TraceStep::Other => {}
            _ => return None,
        }
    }
    None
}
