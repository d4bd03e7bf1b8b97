//! Plays a trace on our engine: the same set-up, the same decisions, everything compared.
//!
//! Our engine leads. Whenever it waits, the trace is read as far as the same moment. Between two
//! things that happen lies a **stretch** of questions: in it the peer may ask twice where we ask
//! once, or leave out a player who could do nothing. What is done at the end of a stretch is done
//! in the first window of ours in which it is legal; everything before it is passes.

use crate::decide::Decided;
use crate::difference::{Difference, Kind};
use crate::effects::PeerEffects;
use crate::ours::Ours;
use crate::stretch::{Asked, Stretch, Terminal};
use crate::theirs::{Theirs, seat};
use crate::trace::{Step, Trace};
use crate::wanted::Wanted;
use crate::written::Written;
use duel::{Action, How, Passcode, Phase, Seat, Which, WindowKind};
use rules::{Ask, Catalogue, Next, Question, Refusal, Said};
use smallvec::SmallVec;

/// What is needed to play traces.
#[derive(Debug)]
pub struct Bench {
    /// The cards.
    pub cards: Catalogue,
    /// The peer's effect numbers.
    pub effects: PeerEffects,
    /// The differences we want.
    pub wanted: Wanted,
}

/// What came of a trace.
#[derive(Debug, Default)]
pub struct Played {
    /// How many answers of the peer were given here too.
    pub decisions: usize,
    /// How many the trace holds.
    pub answers: usize,
    /// How many questions were compared.
    pub compared: usize,
    /// What differed, in order; the last one may have ended the play.
    pub differences: Vec<Difference>,
    /// The last of them ended the play.
    pub stopped: bool,
    /// The duel as it went here, up to the first difference nobody explains, where it was asked
    /// for.
    pub written: Option<String>,
}

/// Why playing a trace ended early.
pub(crate) enum Stop {
    /// The accounts differ so that nothing can be compared any more.
    Differs(Box<Difference>),
    /// The trace is over.
    TraceOver,
}

pub(crate) type Going<T> = Result<T, Stop>;

impl Bench {
    /// Plays a trace to its end, or to the difference that ends it.
    #[must_use]
    pub fn play(&self, trace: &Trace) -> Played {
        self.play_as(trace, false)
    }

    /// Plays a trace up to its first difference that nobody explains, and writes the duel down.
    #[must_use]
    pub fn write(&self, trace: &Trace) -> Option<String> {
        self.play_as(trace, true).written
    }

    fn play_as(&self, trace: &Trace, writes: bool) -> Played {
        let mut played = Played {
            answers: trace
                .steps
                .iter()
                .filter(|step| matches!(step, Step::Answer(_)))
                .count(),
            ..Played::default()
        };
        match Player::begin(self, trace, writes) {
            Err(why) => played.differences.push(Difference::broken(why)),
            Ok(mut player) => {
                let stopped = player.play();
                if let Err(Stop::Differs(difference)) = stopped {
                    played.stopped = true;
                    player.differences.push(*difference);
                }
                played.decisions = player.decisions;
                played.compared = player.compared;
                played.differences = player.differences;
                played.written = player.ours.written.map(|written| written.text());
            }
        }
        for difference in &mut played.differences {
            difference.explained = self.wanted.explains(difference);
        }
        played
    }

    pub(crate) fn name(&self, face: Passcode) -> String {
        let def = self.cards.get(face);
        def.map_or_else(|| "a card".to_owned(), |def| def.names.en.clone())
    }
}

/// A question of the trace that was folded past.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    /// Its step.
    pub(crate) step: usize,
    /// The cards of its answer, as they could be named then.
    pub(crate) named: Option<Named>,
}

/// Cards as they can be named.
pub(crate) type Named = SmallVec<[Which; 4]>;

/// A trace under way.
pub(crate) struct Player<'b> {
    pub(crate) bench: &'b Bench,
    pub(crate) trace: &'b Trace,
    pub(crate) ours: Ours<'b>,
    pub(crate) theirs: Theirs,
    /// The next step that isn't folded in.
    pub(crate) at: usize,
    /// Questions folded past whose answers weren't asked for yet.
    pub(crate) pending: Vec<Pending>,
    /// How many cards of each deck came up of those shown at a step.
    pub(crate) shown: [(usize, usize); 2],
    /// The phase the turn player wants to go to.
    pub(crate) wants: Option<Phase>,
    pub(crate) stretch: Option<Stretch>,
    /// Windows so far in this stretch, by seat.
    pub(crate) windows: [usize; 2],
    pub(crate) refused: Option<(Said, Refusal)>,
    /// The chain under way was begun in the second window that the peer opens after an attack was
    /// declared.
    pub(crate) second: bool,
    pub(crate) decisions: usize,
    pub(crate) compared: usize,
    pub(crate) differences: Vec<Difference>,
}

impl<'b> Player<'b> {
    fn begin(bench: &'b Bench, trace: &'b Trace, writes: bool) -> Result<Self, String> {
        let face = |name: &str| {
            let known = bench.cards.iter().find(|def| def.names.en == name);
            known.map(|def| def.passcode)
        };
        let mut theirs = Theirs::new(trace, face)?;
        let mut at = 0;
        // The opening hands are drawn before the first turn: they belong to the set-up.
        while let Some(step) = trace
            .steps
            .get(at)
            .filter(|s| !matches!(s, Step::Turn { .. }))
        {
            theirs.fold(step);
            at += 1;
        }
        theirs.facts.clear();
        let rules = crate::rule_sets::rule_set(trace)?;
        let mut ours = Ours::new(trace, &theirs, rules.profile, &bench.cards)?;
        ours.written = writes.then(|| Written::new(trace, &theirs, &rules));
        Ok(Self {
            bench,
            trace,
            ours,
            theirs,
            at,
            pending: Vec::new(),
            shown: [(0, 0); 2],
            wants: None,
            stretch: None,
            windows: [0, 0],
            refused: None,
            second: false,
            decisions: 0,
            compared: 0,
            differences: Vec::new(),
        })
    }

    fn play(&mut self) -> Going<()> {
        loop {
            if self.is_written_far_enough() {
                return Err(Stop::TraceOver);
            }
            match self.ours.run().map_err(|why| self.broken(why))? {
                Next::Ask(Ask {
                    seat,
                    question: Question::Window(kind),
                }) => {
                    self.window(seat, kind)?;
                }
                Next::Ask(Ask {
                    seat,
                    question: Question::Choice(kind),
                }) => {
                    self.choose(seat, kind)?;
                }
                Next::Chance { lot, seat } => self.chance(lot, seat)?,
                Next::Over | Next::SetUp | Next::Event(_) => return self.over(),
            }
        }
    }

    /// A duel is written down up to where the accounts differ.
    fn is_written_far_enough(&self) -> bool {
        let unexplained = |one: &Difference| self.bench.wanted.explains(one).is_none();
        self.ours.written.is_some() && self.differences.iter().any(unexplained)
    }

    pub(crate) fn broken(&self, why: String) -> Stop {
        Stop::Differs(Box::new(self.difference(
            Kind::Broken,
            vec![why],
            Vec::new(),
        )))
    }

    pub(crate) fn difference(
        &self,
        kind: Kind,
        theirs: Vec<String>,
        ours: Vec<String>,
    ) -> Difference {
        Difference {
            kind,
            step: self.at,
            cards: Vec::new(),
            rule: None,
            window: None,
            profile: self.trace.rules.clone(),
            theirs,
            ours,
            explained: None,
        }
    }

    /// The duel is over here: so it has to be there, and for the same player.
    fn over(&mut self) -> Going<()> {
        self.read_on();
        let rest = &self.trace.steps[self.at.min(self.trace.steps.len())..];
        // Nothing is asked any more where the peer's duel ends as well.
        let asked = rest.iter().any(|step| matches!(step, Step::Answer(_)));
        let won = self.trace.steps.iter().rev().find_map(|step| match step {
            Step::Win { p } => Some(p.as_u64().and_then(|p| u8::try_from(p).ok()).map(seat)),
            _ => None,
        });
        let winner = match self.ours.position.result {
            Some((duel::DuelResult::Won(seat), _)) => Some(seat),
            _ => None,
        };
        if won == Some(winner) && !asked {
            return self.ends_alike();
        }
        let ours = vec![format!("the duel is over: {:?}", self.ours.position.result)];
        let theirs = vec![match won.filter(|_| !asked) {
            Some(won) => format!("the duel is over, and this seat has won: {won:?}"),
            None => "the duel goes on".to_owned(),
        }];
        Err(Stop::Differs(Box::new(self.difference(
            Kind::Ending,
            theirs,
            ours,
        ))))
    }

    /// Both accounts of the duel are over: the last things that happened, and how the cards lie.
    fn ends_alike(&mut self) -> Going<()> {
        for step in &self.trace.steps[self.at..] {
            self.theirs.fold(step);
        }
        self.at = self.trace.steps.len();
        let (ours, theirs) = self.accounts();
        if ours != theirs {
            return Err(Stop::Differs(Box::new(self.of_facts(&theirs, &ours))));
        }
        self.ours.bind(&self.theirs);
        self.compare_lying()?;
        Err(Stop::TraceOver)
    }

    /// Reads the trace up to the next question of a window, and compares what happened.
    fn meet(&mut self) -> Going<()> {
        self.read_on();
        self.skip_empty_windows();
        self.ours.bind(&self.theirs);
        self.ours
            .reveal(&self.theirs)
            .map_err(|why| self.broken(why))?;
        self.ours.bind(&self.theirs);
        let stretch = if self.compare_facts()? {
            self.pending.clear();
            self.compare_lying()?;
            self.stretch_here()
        } else {
            Stretch::silent(self.at)
        };
        self.stretch = Some(stretch);
        self.windows = [0, 0];
        Ok(())
    }

    /// The peer asks in windows that the rules don't open, and nobody can do anything: we are past
    /// them.
    fn skip_empty_windows(&mut self) {
        loop {
            let (ours, theirs) = self.accounts();
            if ours.len() <= theirs.len() || !ours.starts_with(&theirs) {
                return;
            }
            let stretch = self.stretch_here();
            let nothing = |asked: &Asked| asked.ask.n == Some(0);
            if stretch.asked.is_empty()
                || stretch.terminal.is_some()
                || !stretch.asked.iter().all(nothing)
            {
                return;
            }
            for step in &self.trace.steps[self.at..stretch.end] {
                self.theirs.fold(step);
            }
            self.at = stretch.end;
            self.read_on();
        }
    }

    fn stretch_here(&self) -> Stretch {
        let over = self.at >= self.trace.steps.len();
        if over || Stretch::begins_at(self.trace, self.at) {
            Stretch::read(self.trace, self.at)
        } else {
            Stretch::silent(self.at)
        }
    }

    /// Folds the trace up to the next question of a window; or up to a choice that is asked where
    /// our account stands now, which then is asked in no window at all.
    fn read_on(&mut self) {
        while let Some(step) = self.trace.steps.get(self.at) {
            if Stretch::begins_at(self.trace, self.at) {
                return;
            }
            if let Step::Ask(ask) = step
                && ask.what != "place"
            {
                if self.accounts_are_equal() {
                    return;
                }
                self.remember_question(self.at);
            }
            self.theirs.fold(step);
            self.at += 1;
        }
    }

    /// A window of ours: what could be done is compared, then the trace's deed is done, or a pass.
    fn window(&mut self, seat: Seat, kind: WindowKind) -> Going<()> {
        let happened = !self.ours.facts.is_empty() || self.stretch.is_none();
        if happened {
            self.leave_stretch()?;
            self.meet()?;
        }
        let Some(stretch) = self.stretch.clone() else {
            return Err(Stop::TraceOver);
        };
        if stretch.is_trace_end && self.has_winner() {
            let theirs = vec!["the duel is over".to_owned()];
            let ours = vec![format!("{seat} is asked in the {kind:?} window")];
            let ending = self.difference(Kind::Ending, theirs, ours);
            return Err(Stop::Differs(Box::new(ending)));
        }
        if stretch.is_trace_end {
            return Err(Stop::TraceOver);
        }
        self.compare_offers(seat, kind, &stretch);
        self.windows[seat.index()] += 1;
        if let Some(terminal) = &stretch.terminal
            && seat == terminal.seat
            && self.does(seat, kind, terminal, &stretch)?
        {
            return Ok(());
        }
        match self
            .unasked(seat, &stretch)
            .filter(|_| stretch.terminal.is_none())
        {
            Some(said) => self.say(&said),
            None => self.pass(seat, kind),
        }
    }

    /// Leaves the stretch of questions where something has happened since.
    pub(crate) fn leave_stretch_behind(&mut self) -> Going<()> {
        if self.ours.facts.is_empty() {
            return Ok(());
        }
        self.leave_stretch()
    }

    /// Leaves a stretch in which nobody does anything: what asks for a choice now comes after it.
    pub(crate) fn leave_passes_behind(&mut self) -> Going<()> {
        match &self.stretch {
            Some(stretch) if stretch.terminal.is_none() => self.leave_stretch(),
            _ => Ok(()),
        }
    }

    /// Everybody has passed, and something happened: the trace must not have had a deed there.
    fn leave_stretch(&mut self) -> Going<()> {
        let Some(stretch) = self.stretch.take().filter(|stretch| !stretch.silent) else {
            return Ok(());
        };
        if let Some(terminal) = &stretch.terminal {
            let theirs = vec![self.tell_deed(terminal)];
            let refused = self.refused.take();
            let rule = refused
                .as_ref()
                .map(|(_, refusal)| refusal.rule.id().to_owned());
            let ours = vec![
                rule.clone()
                    .map_or("no window of ours allows it".to_owned(), |rule| {
                        format!("refused by {rule}")
                    }),
            ];
            let mut difference = self.difference(Kind::Refused, theirs, ours);
            difference.rule = rule;
            difference.cards = terminal
                .answer
                .card
                .map(|id| self.bench.name(self.theirs.face(id)))
                .into_iter()
                .collect();
            return Err(Stop::Differs(Box::new(difference)));
        }
        for step in &self.trace.steps[self.at..stretch.end] {
            self.theirs.fold(step);
        }
        self.decisions += stretch.answers;
        self.at = stretch.end;
        Ok(())
    }

    fn tell_deed(&self, terminal: &Terminal) -> String {
        let answer = &terminal.answer;
        let card = answer.card.or(terminal.ask.card);
        let name = card.map_or_else(String::new, |id| self.bench.name(self.theirs.face(id)));
        let effect = answer
            .effect
            .map_or_else(String::new, |n| format!(" (its effect {n})"));
        format!("{} {} {name}{effect}", terminal.seat, answer.deed)
    }

    /// Does what the trace does here, if this is the window for it.
    fn does(
        &mut self,
        seat: Seat,
        kind: WindowKind,
        terminal: &Terminal,
        stretch: &Stretch,
    ) -> Going<bool> {
        if !stretch.is_time_for(terminal, kind, &self.ours.position) {
            return Ok(false);
        }
        match self.decided(seat, terminal) {
            Decided::Say(choices) => {
                if self.ours.position.chain.is_empty() {
                    self.second = terminal.step == Some(duel::Step::Battle)
                        && self.ours.position.attack.is_some();
                }
                for said in choices {
                    if rules::offers(&self.ours.position, self.ours.cards, seat).contains(&said) {
                        self.consume(stretch);
                        return self.say(&said).map(|()| true);
                    }
                    if let Some(refusal) = self.ours.refuses(&said) {
                        self.refused = Some((said, refusal));
                    }
                }
                Ok(false)
            }
            Decided::MoveOn(phase) => {
                self.wants = Some(phase);
                self.consume(stretch);
                let said = Said {
                    by: seat,
                    action: Action::MoveOn { to: None },
                };
                self.say(&said).map(|()| true)
            }
        }
    }

    /// The trace's answer is given here too.
    fn consume(&mut self, stretch: &Stretch) {
        for step in &self.trace.steps[self.at..stretch.end] {
            self.theirs.fold(step);
        }
        self.at = stretch.end;
        self.decisions += stretch.answers;
        self.stretch = None;
        self.refused = None;
        self.windows = [0, 0];
    }

    pub(crate) fn say(&mut self, said: &Said) -> Going<()> {
        self.ours.coming = self.coming();
        match self.ours.say(said) {
            Err(why) => Err(self.broken(why)),
            Ok(Ok(())) => Ok(()),
            Ok(Err(refusal)) => {
                let theirs = vec![crate::tell::said(self.bench, &self.ours, said)];
                let ours = vec![format!("refused by {}", refusal.rule.id())];
                let mut difference = self.difference(Kind::Refused, theirs, ours);
                difference.rule = Some(refusal.rule.id().to_owned());
                Err(Stop::Differs(Box::new(difference)))
            }
        }
    }

    /// The cards that leave a deck for an open place before the trace's next turn.
    fn coming(&self) -> Vec<(Seat, Passcode)> {
        let ahead = self.trace.steps[self.at..].iter();
        let ahead = ahead.take_while(|step| !matches!(step, Step::Turn { .. }));
        let milled = ahead.filter_map(|step| match step {
            Step::Move {
                card,
                from: Some(from),
                to: Some(to),
            } if from.zone == "deck" && matches!(to.zone.as_str(), "grave" | "banished") => {
                Some((seat(from.player), self.theirs.face(*card)))
            }
            _ => None,
        });
        milled.collect()
    }

    fn pass(&mut self, by: Seat, kind: WindowKind) -> Going<()> {
        let passes = [Action::Pass(How::Spoken), Action::MoveOn { to: None }];
        let offers = rules::offers(&self.ours.position, self.ours.cards, by);
        let passes = passes.into_iter().map(|action| Said { by, action });
        // Something that must be used is used, in whatever order.
        let must = || {
            offers
                .iter()
                .find(|said| matches!(said.action, Action::Activate { .. }))
        };
        let said = passes
            .into_iter()
            .find(|said| offers.contains(said))
            .or_else(must);
        match said {
            Some(said) => self.say(&said),
            None => Err(self.broken(format!("nothing can be said in a window ({kind:?})"))),
        }
    }

    pub(crate) fn seat_of(&self, step: usize) -> Option<Seat> {
        match self.trace.steps.get(step)? {
            Step::Ask(ask) => Some(seat(ask.p)),
            _ => None,
        }
    }
}
