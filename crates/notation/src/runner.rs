//! Plays a written duel, line by line, over anything that takes what is said.

use crate::check::{Ground, History, Instead};
use crate::decided::Decided;
use crate::error::{Mistake, NotationError};
use crate::interpret::{Answer, Plan, Reader, interpret};
use crate::lookup::Lookup;
use crate::script::{At, CardRef, Check, Deed, Line, Pick, Span, Statement};
use crate::trial::{self, Trial};
use duel::{Action, ChoiceKind, Event, Picked, Position, Seat, Which, WindowKind};
use rules::{Catalogue, Next, Question, Refusal, Rule, Said};

/// Takes what is said and keeps the duel.
pub trait Sink {
    /// Why it couldn't keep something.
    type Error;

    /// The position now.
    fn position(&self) -> &Position;

    /// The seat whose lines these are, where it is no judge who writes them.
    fn eyes(&self) -> Option<Seat> {
        None
    }

    /// Shows every event that led there, the oldest first, so that checks may look back at them.
    fn past(&self, see: &mut dyn FnMut(&Event));

    /// Records what is said as one batch, with the words that were spoken, and gives the batch's
    /// events.
    ///
    /// # Errors
    /// [`SinkError::Refused`] when the rules say no; nothing is recorded then.
    fn say(
        &mut self,
        said: &Said,
        words: Option<&str>,
    ) -> Result<Vec<Event>, SinkError<Self::Error>>;
}

/// Why something said wasn't recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SinkError<E> {
    /// The rules said no.
    Refused(Refusal),
    /// It couldn't be kept.
    Failed(E),
}

/// Why a line couldn't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RunError<E> {
    /// The line is mistaken.
    Mistaken(NotationError),
    /// The rules said no.
    Refused {
        /// Where.
        at: Span,
        /// What was said.
        said: Box<Said>,
        /// What they said.
        refusal: Refusal,
    },
    /// The card isn't where it would have to be: the rules refuse it before it comes to what is
    /// said of it.
    Absent {
        /// Where, and which card.
        error: NotationError,
        /// What the rules say.
        refusal: Refusal,
    },
    /// What should be refused isn't, or by another rule. It was only tried.
    NotRefused {
        /// Where.
        at: Span,
        /// The rule that should have refused it.
        rule: String,
        /// What refused it instead.
        instead: Option<Refusal>,
    },
    /// Something that must be so isn't.
    Check {
        /// Where.
        at: Span,
        /// What must be so.
        check: Box<Check>,
        /// What is so instead.
        instead: Box<Instead>,
    },
    /// It couldn't be kept.
    Failed {
        /// Where.
        at: Span,
        /// Why.
        error: E,
    },
}

impl<E> RunError<E> {
    /// Where in the file.
    #[must_use]
    pub const fn at(&self) -> Span {
        match self {
            Self::Mistaken(error) | Self::Absent { error, .. } => error.at,
            Self::Refused { at, .. }
            | Self::NotRefused { at, .. }
            | Self::Check { at, .. }
            | Self::Failed { at, .. } => *at,
        }
    }
}

impl<E> From<NotationError> for RunError<E> {
    fn from(error: NotationError) -> Self {
        Self::Mistaken(error)
    }
}

/// Plays lines over a sink.
pub struct Runner<'a, S> {
    sink: S,
    catalogue: &'a Catalogue,
    lookup: &'a dyn Lookup,
    history: History,
    actions: usize,
}

impl<'a, S: Sink> Runner<'a, S> {
    /// A runner that goes on from where the sink stands.
    pub fn new(sink: S, catalogue: &'a Catalogue, lookup: &'a dyn Lookup) -> Self {
        let mut history = History::default();
        sink.past(&mut |event| history.see(event));
        Self {
            sink,
            catalogue,
            lookup,
            history,
            actions: 0,
        }
    }

    /// The sink.
    pub const fn sink(&self) -> &S {
        &self.sink
    }

    /// Gives the sink back.
    pub fn into_sink(self) -> S {
        self.sink
    }

    /// How many lines have been recorded.
    pub const fn actions(&self) -> usize {
        self.actions
    }

    /// Plays everything a file says, up to the first line that can't be.
    ///
    /// # Errors
    /// Why that line can't be played. What was recorded before it stands.
    pub fn play<'s>(
        &mut self,
        lines: impl IntoIterator<Item = &'s At<Statement>>,
    ) -> Result<(), RunError<S::Error>> {
        lines.into_iter().try_for_each(|line| {
            self.line(line)?;
            Ok(())
        })
    }

    /// Plays one line, and gives the events that were recorded.
    ///
    /// # Errors
    /// Why it can't be played. Nothing of the line is recorded then, unless the sink fails in the
    /// middle of one that leads to several batches.
    pub fn line(&mut self, line: &At<Statement>) -> Result<Vec<Event>, RunError<S::Error>> {
        let at = line.span;
        match &line.value {
            Statement::Line(action) => {
                let action = At {
                    value: action.clone(),
                    span: at,
                };
                let events = self.action(&action)?;
                self.actions += 1;
                Ok(events)
            }
            Statement::Refused { rule, line } => {
                let line = At {
                    value: line.clone(),
                    span: at,
                };
                self.refused(&rule.value, &line)?;
                Ok(Vec::new())
            }
            Statement::Check(check) => {
                self.check(check, at)?;
                Ok(Vec::new())
            }
            Statement::Blank | Statement::Header(_) | Statement::SetUp(_) | Statement::Card(_) => {
                Ok(Vec::new())
            }
        }
    }

    /// An action: tried first where it leads to several batches, so that it is recorded whole or
    /// not at all.
    ///
    /// Where both pass a window that is only about what a hand could hold, they pass the one after
    /// it with the same words.
    fn action(&mut self, line: &At<Line>) -> Result<Vec<Event>, RunError<S::Error>> {
        let over = self.reader().end_of_telling();
        if let Some(over) = over.filter(|_| !matches!(line.value.deed, Deed::Told { .. })) {
            return self.after_telling(&over, line);
        }
        if let Deed::BothPassUntil(how, to) = line.value.deed {
            let tried = self.trial().pass_until(line, how, to);
            trial::outcome(tried).transpose()?;
            return self.pass_until(line, how, to);
        }
        let position = self.sink.position();
        let number = position.window.map_or(0, |window| window.number);
        let through = matches!(line.value.deed, Deed::BothPass(_))
            && rules::asks_about_a_hand(position, self.catalogue);
        let mut events = self.once(line)?;
        let next = self.sink.position().window;
        let next = next.filter(|next| next.number == number + 1 && next.kind != WindowKind::Open);
        if through && next.is_some() {
            events.extend(self.action(line)?);
        }
        Ok(events)
    }

    /// Whoever goes on has told all that the effect does. It is tried first, so that nothing is
    /// recorded where the line can't be.
    fn after_telling(
        &mut self,
        over: &Said,
        line: &At<Line>,
    ) -> Result<Vec<Event>, RunError<S::Error>> {
        let mut trial = self.trial();
        let tried = trial
            .say(over, None, line.span)
            .and_then(|_| trial.action(line));
        trial::outcome(tried).transpose()?;
        let mut events = self.say(over, None, line.span)?;
        events.extend(self.action(line)?);
        Ok(events)
    }

    fn once(&mut self, line: &At<Line>) -> Result<Vec<Event>, RunError<S::Error>> {
        let plan = self.plan(line)?;
        if plan.steps.len() > 1 || !plan.picks.is_empty() {
            let tried = self.trial().carry_out(line, plan.clone());
            trial::outcome(tried).transpose()?;
        }
        self.carry_out(line, plan)
    }

    fn plan(&self, line: &At<Line>) -> Result<Plan, RunError<S::Error>> {
        let plan = interpret(line, self.sink.position(), self.catalogue, self.lookup);
        plan.map_err(|error| self.mistaken(error))
    }

    /// A runner over a copy of the duel.
    fn trial(&self) -> Runner<'a, Trial<'a>> {
        let sink = Trial {
            position: self.sink.position().clone(),
            eyes: self.sink.eyes(),
            catalogue: self.catalogue,
        };
        Runner {
            sink,
            catalogue: self.catalogue,
            lookup: self.lookup,
            history: self.history.clone(),
            actions: self.actions,
        }
    }

    /// What is wrong with a line: it is mistaken, or the rules refuse what it says.
    fn mistaken(&self, error: NotationError) -> RunError<S::Error> {
        let Mistake::NotThere { by, rule, .. } = error.mistake else {
            return RunError::Mistaken(error);
        };
        let position = self.sink.position();
        let awaited = position
            .choice
            .map_or_else(|| position.holder(), |choice| Some(choice.seat));
        let refusal = Refusal {
            rule,
            seat: by,
            card: None,
            awaited: awaited.filter(|awaited| *awaited != by),
            impossible: true,
        };
        RunError::Absent { error, refusal }
    }

    fn carry_out(&mut self, line: &At<Line>, plan: Plan) -> Result<Vec<Event>, RunError<S::Error>> {
        let before = self.sink.position().clone();
        self.history.next_action();
        let words = line.value.words.as_deref();
        let mut events = Vec::new();
        for (n, step) in plan.steps.iter().enumerate() {
            let open = self.sink.position().window.map(|window| window.number);
            if step.in_window.is_some() && step.in_window != open {
                break;
            }
            let words = words.filter(|_| n + 1 == plan.steps.len());
            events.extend(self.say(&step.said, words, line.span)?);
        }
        if let Some(by) = plan.steps.first().map(|step| step.said.by) {
            let left = self.answer(by, plan.picks, line.span, &mut events)?;
            let decided = Decided {
                by,
                before: &before,
                after: self.sink.position(),
                catalogue: self.catalogue,
                lookup: self.lookup,
                events: &events,
            };
            for pick in &left {
                if let Err(error) = decided.must_be(pick) {
                    return Err(self.not_decided(&decided, pick, error));
                }
            }
        }
        Ok(events)
    }

    /// What is wrong with something written that isn't what came of the line: the rules allowed only
    /// another card, the duel is over, or the duel never asked.
    fn not_decided(
        &self,
        decided: &Decided<'_>,
        pick: &At<Pick>,
        error: NotationError,
    ) -> RunError<S::Error> {
        let at = pick.span;
        if let Some(said) = decided.not_allowed(pick) {
            let refusal = Refusal {
                rule: Rule::Choice,
                seat: said.by,
                card: None,
                awaited: None,
                impossible: true,
            };
            let said = Box::new(said);
            return RunError::Refused { at, said, refusal };
        }
        match decided.after.result {
            Some(_) => {
                let what = pick.value.word();
                RunError::Mistaken(NotationError::new(at, Mistake::OverBefore { what }))
            }
            None => RunError::Mistaken(error),
        }
    }

    fn reader(&self) -> Reader<'_> {
        Reader {
            position: self.sink.position(),
            catalogue: self.catalogue,
            lookup: self.lookup,
        }
    }

    /// Answers choices that are asked with what was written beforehand, and gives back what wasn't
    /// asked for, or only in part.
    fn answer(
        &mut self,
        by: Seat,
        picks: Vec<At<Pick>>,
        line: Span,
        events: &mut Vec<Event>,
    ) -> Result<Vec<At<Pick>>, RunError<S::Error>> {
        let mut queue: Vec<Queued> = picks.into_iter().map(Queued::new).collect();
        while let Some(asked) = self.asked(by) {
            let Some((n, answer)) = self.fitting(by, asked, &queue)? else {
                if let Some(said) = self.reader().unsaid(by, asked) {
                    events.extend(self.say(&said, None, line)?);
                    continue;
                }
                // What has only one answer doesn't keep the rest of the line from being said.
                let waits = queue.iter().find(|queued| !queued.done);
                let Some((said, at)) = self.only_answer(by).zip(waits.map(|w| w.now.span)) else {
                    break;
                };
                events.extend(self.say(&said, None, at)?);
                continue;
            };
            let at = queue[n].now.span;
            queue[n].take(answer.left);
            events.extend(self.say(&answer.said, None, at)?);
        }
        Ok(queue.into_iter().filter_map(Queued::unanswered).collect())
    }

    /// The cards that have to be picked, where there is one way to pick them.
    fn only_answer(&self, by: Seat) -> Option<Said> {
        let offers = rules::offers(self.sink.position(), self.catalogue, by);
        let mut answers = offers.iter().take(2);
        let only = answers.next()?;
        let picks = matches!(only.action, Action::Choose(Picked::Cards(_)));
        (picks && answers.next().is_none()).then_some(only)
    }

    /// Which of what was written answers the choice: the first that the rules take.
    fn fitting(
        &self,
        by: Seat,
        asked: ChoiceKind,
        queue: &[Queued],
    ) -> Result<Option<(usize, Answer)>, RunError<S::Error>> {
        let mut first = None;
        for (n, queued) in queue.iter().enumerate() {
            if queued.done || !queued.now.value.answers().contains(&asked) {
                continue;
            }
            let answer = self.reader().answer(by, &queued.now, asked);
            match answer {
                Ok(answer) if answer.legal => return Ok(Some((n, answer))),
                answer => {
                    first.get_or_insert((n, answer));
                }
            }
        }
        let Some((n, answer)) = first else {
            return Ok(None);
        };
        let answer = answer.map_err(|error| self.mistaken(error))?;
        Ok(Some((n, answer)))
    }

    /// The choice this seat is asked for.
    fn asked(&self, by: Seat) -> Option<ChoiceKind> {
        match rules::next(self.sink.position(), self.catalogue) {
            Next::Ask(ask) if ask.seat == by => match ask.question {
                Question::Choice(kind) => Some(kind),
                Question::Window(_) => None,
            },
            _ => None,
        }
    }

    /// Takes what is said by identities, and gives the events that were recorded. `at` is where an
    /// error is said to be.
    ///
    /// # Errors
    /// Why it isn't recorded.
    pub fn say(
        &mut self,
        said: &Said,
        words: Option<&str>,
        at: Span,
    ) -> Result<Vec<Event>, RunError<S::Error>> {
        let blind = self.sink.eyes().and_then(|seat| names_another(said, seat));
        let taken = match blind {
            Some(refusal) => Err(SinkError::Refused(refusal)),
            None => self.sink.say(said, words),
        };
        match taken {
            Ok(events) => {
                events.iter().for_each(|event| self.history.see(event));
                Ok(events)
            }
            Err(SinkError::Failed(error)) => Err(RunError::Failed { at, error }),
            Err(SinkError::Refused(refusal)) => {
                let said = Box::new(said.clone());
                Err(RunError::Refused { at, said, refusal })
            }
        }
    }

    fn refused(&mut self, rule: &str, line: &At<Line>) -> Result<(), RunError<S::Error>> {
        let plan = self.plan(line);
        let tried = plan.and_then(|plan| {
            let tried = self.trial().carry_out(line, plan.clone());
            trial::outcome(tried).unwrap_or_else(|| self.carry_out(line, plan))
        });
        let instead = match tried {
            Ok(_) => None,
            Err(RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. }) => {
                Some(refusal)
            }
            Err(other) => return Err(other),
        };
        match instead {
            Some(refusal) if refusal.rule.id() == rule => Ok(()),
            instead => Err(RunError::NotRefused {
                at: line.span,
                rule: rule.to_owned(),
                instead,
            }),
        }
    }

    fn check(&self, check: &Check, at: Span) -> Result<(), RunError<S::Error>> {
        let position = self.sink.position();
        let next = rules::next(position, self.catalogue);
        let ground = Ground {
            reader: self.reader(),
            next: &next,
            history: &self.history,
        };
        match ground.fails(check)? {
            None => Ok(()),
            Some(instead) => Err(RunError::Check {
                at,
                check: Box::new(check.clone()),
                instead: Box::new(instead),
            }),
        }
    }
}

/// Something written beforehand, as far as it has answered choices.
struct Queued {
    /// As it was written.
    written: At<Pick>,
    /// What is left of it.
    now: At<Pick>,
    /// Nothing of it is left to answer with.
    done: bool,
    /// It has answered a choice.
    answered: bool,
}

impl Queued {
    fn new(written: At<Pick>) -> Self {
        Self {
            now: written.clone(),
            written,
            done: false,
            answered: false,
        }
    }

    /// It answered a choice, all but these cards. How a monster lies may be asked of several.
    fn take(&mut self, left: Vec<CardRef>) {
        self.answered = true;
        match &mut self.now.value {
            Pick::Lies(_) => {}
            Pick::Cost(_, cards) if !left.is_empty() => *cards = left,
            _ => self.done = true,
        }
    }

    /// What was written, if it hasn't answered in full.
    fn unanswered(self) -> Option<At<Pick>> {
        let lies = matches!(self.written.value, Pick::Lies(_));
        let answered = self.done || (lies && self.answered);
        (!answered).then_some(self.written)
    }
}

/// What a seat hears that names a card of the other's by a face it can't know: the same whether the
/// name is right or wrong.
fn names_another(said: &Said, seat: Seat) -> Option<Refusal> {
    let mut named = false;
    let look = |which: &Which| {
        named |= matches!(which, Which::Unseen { seat: whose, .. } if *whose != seat);
        Some(())
    };
    said.action.map(look)?;
    named.then_some(Refusal {
        rule: Rule::Physics,
        seat,
        card: None,
        awaited: None,
        impossible: true,
    })
}
