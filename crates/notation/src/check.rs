//! Checks: whether what a file says of a position is so.

use crate::error::NotationError;
use crate::lookup::{self, Lookup};
use crate::script::{Awaited, Check, CheckWhat, Moment, Spot};
use duel::{Answer, Event, Outcome, Position, Row, RuleId, Seat, WindowKind};
use rules::{Ask, Next, Question};

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
}

/// What checks remember of the duel.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    windows: Vec<(u32, WindowKind)>,
    /// For each window answered: its number, the seat, the answer.
    answers: Vec<(u32, Seat, Answer)>,
    links: Vec<(u8, Outcome)>,
    irregularities: Vec<RuleId>,
}

impl History {
    pub(crate) fn see(&mut self, event: &Event) {
        match event {
            Event::WindowOpened { window, kind, .. } => self.windows.push((*window, *kind)),
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => self.answers.push((*window, *seat, *answer)),
            Event::LinkResolved { link, outcome } => self.links.push((*link, *outcome)),
            Event::Irregularity { rule, .. } => self.irregularities.push(rule.clone()),
            _ => {}
        }
    }

    /// Another action begins: its irregularities are its own.
    pub(crate) fn next_action(&mut self) {
        self.irregularities.clear();
    }

    /// The seat's last answer in a window (of this kind).
    fn answer(&self, seat: Seat, kind: Option<WindowKind>) -> Option<Answer> {
        let of_kind = |window: u32| {
            let found = self.windows.iter().rev().find(|(n, _)| *n == window);
            kind.is_none() || found.map(|(_, kind)| *kind) == kind
        };
        let answers = self.answers.iter().rev();
        let mut fits = answers.filter(|(window, by, _)| *by == seat && of_kind(*window));
        fits.next().map(|(_, _, answer)| *answer)
    }

    fn outcome(&self, link: u8) -> Option<Outcome> {
        let mut links = self.links.iter().rev();
        links.find(|(n, _)| *n == link).map(|(_, outcome)| *outcome)
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
