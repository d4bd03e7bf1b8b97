//! Checks: whether what a file says of a position is so.

mod history;
mod state;

pub(crate) use history::History;

use crate::error::NotationError;
use crate::interpret::Reader;
use crate::lookup;
use crate::script::{At, Awaited, Check, CheckWhat, Fate, Moment, Spot, State, Whose};
use duel::{
    Answer, DamageTiming, DuelResult, Outcome, Passcode, Position, ResultReason, Row, RuleId, Seat,
    Step,
};
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
    /// The link is this card, of this seat; none: there is no such link.
    LinkIs(Option<(Seat, String)>),
    /// The link has this spell speed; none: there is no such link.
    LinkSpeed(Option<u8>),
    /// This is awaited.
    Awaited(Next),
    /// These rules were broken.
    Irregularities(Vec<RuleId>),
    /// It is this turn and phase.
    Turn(Moment),
    /// It is this step and timing.
    Step(Option<Step>, Option<DamageTiming>),
    /// These fight: the attacker, and what it attacks.
    Attack(Option<(String, Option<String>)>),
    /// This is being summoned.
    Summon(Option<String>),
    /// The card is so; none: no such card is on the field.
    State(Option<State>),
    /// It is tied to this; none: to nothing.
    Tied(Option<String>),
    /// This became of the trigger; none: its event never happened.
    Trigger(Option<Fate>),
    /// Lingering effects of these are in force.
    Lingering(Vec<String>),
    /// The duel ended so; none: it goes on.
    Result(Option<(DuelResult, ResultReason)>),
    /// No loop was found.
    NoLoop,
    /// How the duel began isn't known.
    NotBegun,
}

type Judged = Result<(bool, Instead), NotationError>;

/// What a check is held against.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) reader: Reader<'a>,
    pub(crate) next: &'a Next,
    pub(crate) history: &'a History,
}

impl<'a> Ground<'a> {
    /// What is so instead, when the check fails.
    pub(crate) fn fails(&self, check: &Check) -> Result<Option<Instead>, NotationError> {
        if let Check::AtFirst(check) = check {
            return match self.history.at_first() {
                None => Ok(Some(Instead::NotBegun)),
                Some(first) => self.at(first).fails(check),
            };
        }
        let (holds, instead) = self.judge(check)?;
        Ok((!holds).then_some(instead))
    }

    fn at<'b>(&'b self, position: &'b Position) -> Ground<'b> {
        let reader = Reader {
            position,
            ..self.reader
        };
        Ground { reader, ..*self }
    }

    const fn position(&self) -> &'a Position {
        self.reader.position
    }

    fn judge(&self, check: &Check) -> Judged {
        match check {
            Check::In { what, seat, place } => self.cards(what, *seat, *place),
            Check::LinkIs(link, whose) => self.link_is(*link, whose),
            Check::Summon(whose) => self.summon(whose.as_ref()),
            Check::Attack(attacker, target) => self.attack(attacker, target.as_ref()),
            Check::Is(card, state) => self.is(card, state),
            Check::Trigger(whose, fate) => {
                let found = self.history.fate(whose.side, self.face(&whose.name)?);
                Ok((found == Some(*fate), Instead::Trigger(found)))
            }
            Check::Lingering(name, there) => self.lingering(name, *there),
            check => Ok(self.plainly(check)),
        }
    }

    /// What takes no card to be looked up.
    fn plainly(&self, check: &Check) -> (bool, Instead) {
        let position = self.position();
        match check {
            Check::NotAsked(seat, kind) => {
                let answer = self.history.answer(*seat, *kind);
                (answer == Some(Answer::Skipped), Instead::Answer(answer))
            }
            Check::Passed(seat, kind) => {
                let answer = self.history.answer(*seat, *kind);
                let passed = matches!(answer, Some(Answer::Passed(_)));
                (passed, Instead::Answer(answer))
            }
            Check::Lp(seat, lp) => (position.lp[*seat] == *lp, Instead::Lp(position.lp[*seat])),
            Check::Chain(links) => {
                let chain = position.chain.len();
                (chain == usize::from(*links), Instead::Chain(chain))
            }
            Check::Link(link, outcome) => {
                let found = self.history.outcome(*link);
                (found == Some(*outcome), Instead::Link(found))
            }
            Check::LinkSpeed(link, speed) => {
                let found = position.link(*link).map(|link| link.speed);
                (found == Some(*speed), Instead::LinkSpeed(found))
            }
            Check::Awaited(awaited) => (
                awaits(*awaited, self.next),
                Instead::Awaited(self.next.clone()),
            ),
            Check::Irregularity(rule) => {
                let broken = self.history.irregularities();
                let holds = match rule {
                    None => broken.is_empty(),
                    Some(rule) => broken.iter().any(|id| id.0 == rule.value),
                };
                (holds, Instead::Irregularities(broken.to_vec()))
            }
            Check::Turn(moment) => turn(moment, position),
            Check::Step(step, timing) => {
                let now = (position.step, position.timing);
                let holds = now.0 == Some(*step) && (timing.is_none() || *timing == now.1);
                (holds, Instead::Step(now.0, now.1))
            }
            Check::Result(seat, reason) => result(*seat, *reason, position),
            Check::Loop => (self.history.looped(), Instead::NoLoop),
            _ => (position.attack.is_none(), self.attacking()),
        }
    }

    fn cards(&self, what: &CheckWhat, seat: Seat, place: Spot) -> Judged {
        let rows = self.position().rows.iter();
        let rows = rows.filter(|row| row.place.seat == seat && is_in(row, place));
        let (holds, count) = match what {
            CheckWhat::Count(wanted) => {
                let count = rows.count();
                (count == usize::from(*wanted), count)
            }
            CheckWhat::Some(name) | CheckWhat::No(name) => {
                let face = self.face(name)?;
                let count = rows.filter(|row| row.face == Some(face)).count();
                let wanted = matches!(what, CheckWhat::Some(_));
                ((count > 0) == wanted, count)
            }
        };
        Ok((holds, Instead::Count(count)))
    }

    fn link_is(&self, link: u8, whose: &Whose) -> Judged {
        let face = self.face(&whose.name)?;
        let found = self.position().link(link);
        let right = |link: &&duel::Link| {
            link.face == Some(face) && whose.side.is_none_or(|side| side == link.seat)
        };
        let instead = found.map(|link| (link.seat, self.called(link.face)));
        Ok((found.filter(right).is_some(), Instead::LinkIs(instead)))
    }

    fn summon(&self, whose: Option<&Whose>) -> Judged {
        let under_way = self.position().summon;
        let row = under_way.and_then(|summon| self.position().card(summon.card));
        let instead = Instead::Summon(under_way.map(|_| self.called(row.and_then(|r| r.face))));
        let Some(whose) = whose else {
            return Ok((under_way.is_none(), instead));
        };
        let face = self.face(&whose.name)?;
        let by = under_way.is_some_and(|s| whose.side.is_none_or(|side| side == s.seat));
        let holds = by && row.is_some_and(|row| row.face == Some(face));
        Ok((holds, instead))
    }

    fn lingering(&self, name: &At<String>, there: bool) -> Judged {
        let face = self.face(name)?;
        let position = self.position();
        let sources = position.lingering.iter().map(|lingering| lingering.source);
        let faces: Vec<Option<Passcode>> = sources
            .map(|source| position.card(source).and_then(|row| row.face))
            .collect();
        let found = faces.contains(&Some(face));
        let names = faces.into_iter().map(|face| self.called(face)).collect();
        Ok((found == there, Instead::Lingering(names)))
    }

    fn face(&self, name: &At<String>) -> Result<Passcode, NotationError> {
        lookup::face(self.reader.lookup, &name.value, name.span)
    }

    /// A face by its English name.
    fn called(&self, face: Option<Passcode>) -> String {
        let card = face.and_then(|face| self.reader.catalogue.get(face));
        match (card, face) {
            (Some(card), _) => card.names.en.clone(),
            (None, Some(face)) => face.0.to_string(),
            (None, None) => "?".to_owned(),
        }
    }
}

fn turn(moment: &Moment, position: &Position) -> (bool, Instead) {
    let now = Moment {
        turn: position.turn,
        seat: position.turn_seat,
        phase: Some(position.phase),
    };
    let holds = (moment.turn, moment.seat) == (now.turn, now.seat)
        && (moment.phase.is_none() || moment.phase == now.phase);
    (holds, Instead::Turn(now))
}

fn result(
    seat: Option<Seat>,
    reason: Option<ResultReason>,
    position: &Position,
) -> (bool, Instead) {
    let wanted = match seat {
        Some(seat) => DuelResult::Won(seat),
        None => DuelResult::Draw,
    };
    let holds = position
        .result
        .is_some_and(|(ended, why)| ended == wanted && reason.is_none_or(|reason| reason == why));
    (holds, Instead::Result(position.result))
}

fn is_in(row: &Row, place: Spot) -> bool {
    use duel::Zone;
    match place {
        Spot::Hand => row.place.zone == Zone::Hand,
        Spot::Deck => row.place.zone == Zone::Deck,
        Spot::Graveyard => row.place.zone == Zone::Graveyard,
        Spot::Banished => row.place.zone == Zone::Banished,
        Spot::Extra => row.place.zone == Zone::Extra,
        Spot::Material => row.place.zone == Zone::Material,
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
            Awaited::ToChoose(seat, kind),
            Next::Ask(Ask {
                seat: who,
                question,
            }),
        ) => {
            let Question::Choice(asked) = question else {
                return false;
            };
            seat == *who && kind.is_none_or(|kind| kind == *asked)
        }
        (Awaited::Chance, Next::Chance { .. }) | (Awaited::Over, Next::Over) => true,
        _ => false,
    }
}
