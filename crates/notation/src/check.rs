//! Checks: whether what a file says of a position is so.

use crate::error::NotationError;
use crate::lookup::{self, Lookup};
use crate::script::{Awaited, Check, CheckWhat, Moment, Spot};
use duel::{Answer, Event, Outcome, Position, Row, RuleId, Seat, WindowKind};
use rules::{Ask, Next, Question};
use std::collections::BTreeMap;

/// What is so instead of what a check says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Instead {
    /// The seat's answer in that window; none: there was no such window yet.
    Answer(Option<Answer>),
    /// These life points.
    Lp(u32),
    /// So many such cards.
    Count(usize),
    /// A chain of so many links.
    Chain(usize),
    /// The link resolved so; none: it hasn't.
    Link(Option<Outcome>),
    /// This is awaited.
    Awaited(Next),
    /// These rules were broken.
    Irregularities(Vec<RuleId>),
    /// It is this turn and phase.
    Turn(Moment),
    /// How the duel began isn't known.
    NotBegun,
}

/// What checks remember of the duel.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    /// The window opened last.
    window: Option<(u32, WindowKind)>,
    /// Each seat's last answer in each kind of window, the last one given at the end.
    answers: Vec<(Seat, WindowKind, Answer)>,
    /// How the links with each number resolved the last time.
    links: BTreeMap<u8, Outcome>,
    irregularities: Vec<RuleId>,
    /// The position as the set-up made it, and whether play has begun.
    first: Option<(Position, bool)>,
}

impl History {
    pub(crate) fn see(&mut self, event: &Event) {
        match event {
            Event::WindowOpened { window, kind, .. } => self.window = Some((*window, *kind)),
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => self.answered(*window, *seat, *answer),
            Event::LinkResolved { link, outcome } => {
                self.links.insert(*link, *outcome);
            }
            Event::Irregularity { rule, .. } => self.irregularities.push(rule.clone()),
            _ => self.set_up(event),
        }
    }

    fn answered(&mut self, window: u32, seat: Seat, answer: Answer) {
        let Some((_, kind)) = self.window.filter(|(number, _)| *number == window) else {
            return;
        };
        self.answers
            .retain(|(by, of, _)| (*by, *of) != (seat, kind));
        self.answers.push((seat, kind, answer));
    }

    /// Follows the set-up to its end.
    fn set_up(&mut self, event: &Event) {
        if matches!(event, Event::DuelBegan { .. }) {
            self.first = Some((Position::new(), false));
        }
        let Some((position, playing @ false)) = &mut self.first else {
            return;
        };
        if matches!(event, Event::PlayBegan { .. }) {
            *playing = true;
        } else if position.apply(event).is_err() {
            self.first = None;
        }
    }

    /// The position when the set-up was complete.
    fn at_first(&self) -> Option<&Position> {
        self.first.as_ref().map(|(position, _)| position)
    }

    /// Another action begins: its irregularities are its own.
    pub(crate) fn next_action(&mut self) {
        self.irregularities.clear();
    }

    /// The seat's last answer in a window (of this kind).
    fn answer(&self, seat: Seat, kind: Option<WindowKind>) -> Option<Answer> {
        let mut answers = self.answers.iter().rev();
        let found = answers.find(|(by, of, _)| *by == seat && kind.is_none_or(|kind| kind == *of));
        found.map(|(_, _, answer)| *answer)
    }

    fn outcome(&self, link: u8) -> Option<Outcome> {
        self.links.get(&link).copied()
    }
}

/// What is so instead, when the check fails.
pub(crate) fn fails(
    check: &Check,
    position: &Position,
    next: &Next,
    history: &History,
    lookup: &dyn Lookup,
) -> Result<Option<Instead>, NotationError> {
    let (holds, instead) = match check {
        Check::NotAsked(seat, kind) => {
            let answer = history.answer(*seat, *kind);
            (answer == Some(Answer::Skipped), Instead::Answer(answer))
        }
        Check::Passed(seat, kind) => {
            let answer = history.answer(*seat, *kind);
            let passed = matches!(answer, Some(Answer::Passed(_)));
            (passed, Instead::Answer(answer))
        }
        Check::Lp(seat, lp) => (position.lp[*seat] == *lp, Instead::Lp(position.lp[*seat])),
        Check::In { what, seat, place } => {
            let (holds, count) = cards(what, *seat, *place, position, lookup)?;
            (holds, Instead::Count(count))
        }
        Check::AtFirst(check) => {
            return match history.at_first() {
                None => Ok(Some(Instead::NotBegun)),
                Some(first) => fails(check, first, next, history, lookup),
            };
        }
        Check::Chain(links) => {
            let chain = position.chain.len();
            (chain == usize::from(*links), Instead::Chain(chain))
        }
        Check::Link(link, outcome) => {
            let found = history.outcome(*link);
            (found == Some(*outcome), Instead::Link(found))
        }
        Check::Awaited(awaited) => (awaits(*awaited, next), Instead::Awaited(next.clone())),
        Check::Irregularity(rule) => {
            let broken = &history.irregularities;
            let holds = match rule {
                None => broken.is_empty(),
                Some(rule) => broken.iter().any(|id| id.0 == rule.value),
            };
            (holds, Instead::Irregularities(broken.clone()))
        }
        Check::Turn(moment) => {
            let now = Moment {
                turn: position.turn,
                seat: position.turn_seat,
                phase: Some(position.phase),
            };
            let holds = (moment.turn, moment.seat) == (now.turn, now.seat)
                && (moment.phase.is_none() || moment.phase == now.phase);
            (holds, Instead::Turn(now))
        }
    };
    Ok((!holds).then_some(instead))
}

fn cards(
    what: &CheckWhat,
    seat: Seat,
    place: Spot,
    position: &Position,
    lookup: &dyn Lookup,
) -> Result<(bool, usize), NotationError> {
    let rows = position
        .rows
        .iter()
        .filter(|row| row.place.seat == seat && is_in(row, place));
    Ok(match what {
        CheckWhat::Count(wanted) => {
            let count = rows.count();
            (count == usize::from(*wanted), count)
        }
        CheckWhat::Some(name) | CheckWhat::No(name) => {
            let face = lookup::face(lookup, &name.value, name.span)?;
            let count = rows.filter(|row| row.face == Some(face)).count();
            let wanted = matches!(what, CheckWhat::Some(_));
            ((count > 0) == wanted, count)
        }
    })
}

fn is_in(row: &Row, place: Spot) -> bool {
    use duel::Zone;
    match place {
        Spot::Hand => row.place.zone == Zone::Hand,
        Spot::Deck => row.place.zone == Zone::Deck,
        Spot::Graveyard => row.place.zone == Zone::Graveyard,
        Spot::Banished => row.place.zone == Zone::Banished,
        Spot::Field | Spot::Zone(_) => row.place.zone.on_field(),
    }
}

fn awaits(awaited: Awaited, next: &Next) -> bool {
    match (awaited, next) {
        (
            Awaited::ToAnswer(seat, kind),
            Next::Ask(Ask {
                seat: who,
                question,
            }),
        ) => {
            let Question::Window(open) = question else {
                return false;
            };
            seat == *who && kind.is_none_or(|kind| kind == *open)
        }
        (
            Awaited::ToChoose(seat),
            Next::Ask(Ask {
                seat: who,
                question,
            }),
        ) => seat == *who && matches!(question, Question::Choice(_)),
        (Awaited::Chance, Next::Chance { .. }) | (Awaited::Over, Next::Over) => true,
        _ => false,
    }
}
