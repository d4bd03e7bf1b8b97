//! What the peer's players decided, said to our engine.

use crate::fact::Fact;
use crate::options;
use crate::play::{Going, Named, Pending, Player, Stop};
use crate::stretch::{Stretch, Terminal};
use crate::theirs::seat;
use crate::trace::{Answer, Step};
use duel::{
    Action, CardId, ChoiceKind, Lot, Part, Passcode, Phase, Picked, Posture, Seat, Which, Word,
    Zone,
};
use rules::Said;
use smallvec::SmallVec;

/// What a deed of the trace is here.
pub(crate) enum Decided {
    /// One of these, the first that is legal.
    Say(Vec<Said>),
    /// The turn player moves on, to this phase in the end.
    MoveOn(Phase),
}

impl Player<'_> {
    pub(crate) fn decided(&self, by: Seat, terminal: &Terminal) -> Decided {
        let answer = &terminal.answer;
        let say = |actions: Vec<Action<Which>>| {
            Decided::Say(
                actions
                    .into_iter()
                    .map(|action| Said { by, action })
                    .collect(),
            )
        };
        match answer.deed.as_str() {
            "battle_phase" => return Decided::MoveOn(Phase::Battle),
            "main2" => return Decided::MoveOn(Phase::Main2),
            "end_phase" => return Decided::MoveOn(self.phase_ahead().unwrap_or(Phase::End)),
            _ => {}
        }
        let Some(id) = answer.card.or(terminal.ask.card) else {
            return say(Vec::new());
        };
        let Some(card) = self.ours.which(id, &self.theirs) else {
            return say(Vec::new());
        };
        let ways = |of: &dyn Fn(u8) -> Action<Which>| (0..4).map(of).collect();
        say(match answer.deed.as_str() {
            "summon" => vec![Action::Summon { card }],
            "special_summon" => ways(&|way| Action::SpecialSummon { card, way }),
            "set_monster" => vec![Action::SetMonster { card }],
            "set_spell_trap" => vec![Action::SetSpell { card }],
            "change_position" => vec![Action::FlipSummon { card }, Action::ChangePosition { card }],
            "attack" => vec![Action::Attack {
                card,
                target: self.attacked(),
            }],
            _ => {
                let face = self.theirs.face(id);
                let effects = options::effects(self.bench, face, answer.effect);
                effects
                    .into_iter()
                    .map(|effect| Action::Activate { card, effect })
                    .collect()
            }
        })
    }

    /// A trigger that the peer puts on the chain without asking: it is used here where it can be.
    pub(crate) fn unasked(&self, by: Seat, stretch: &Stretch) -> Option<Said> {
        let card = match (self.theirs.facts.first(), self.trace.steps.get(stretch.end)) {
            (Some(Fact::Link(_, seat, card)), _) if *seat == by => *card,
            (None, Some(Step::Chaining { p, card, .. })) if seat(*p) == by => *card,
            _ => return None,
        };
        let which = self.ours.which(card, &self.theirs)?;
        let offers = rules::offers(&self.ours.position, self.ours.cards, by);
        let effects = 0..self.bench.cards.get(self.theirs.face(card))?.effects.len() as u8;
        let say = |effect| Said {
            by,
            action: Action::Activate {
                card: which,
                effect,
            },
        };
        effects.map(say).find(|said| offers.contains(said))
    }

    /// The next phase of the trace.
    fn phase_ahead(&self) -> Option<Phase> {
        self.trace.steps[self.at..]
            .iter()
            .find_map(|step| match step {
                Step::Phase { name } => crate::theirs::phase(name),
                _ => None,
            })
    }

    /// What the attack declared next is against.
    fn attacked(&self) -> Option<Which> {
        let target = self.trace.steps[self.at..]
            .iter()
            .find_map(|step| match step {
                Step::Attack { target, .. } => Some(*target),
                _ => None,
            });
        self.ours.which(target??, &self.theirs)
    }

    /// Chance is asked: what came out there comes out here.
    pub(crate) fn chance(&mut self, lot: Lot, seat: Seat) -> Going<()> {
        self.leave_stretch_behind()?;
        let picked = match lot {
            Lot::Coin | Lot::Die => self.thrown().map(Picked::Number),
            Lot::Cards { seat, zone, .. } if zone == Zone::Deck && self.excavates(seat) => {
                self.excavated(seat)
            }
            Lot::Cards { seat, zone, count } => self.drawn_by_lot(seat, zone, count),
        };
        let Some(picked) = picked else {
            return Err(
                self.broken("chance is asked here, and nothing is left to it there".to_owned())
            );
        };
        let by = seat;
        self.say(&Said {
            by,
            action: Action::Outcome(picked),
        })
    }

    /// The step at which the link that resolves shows the uppermost cards of a deck.
    fn shown_at(&self, seat: Seat) -> Option<usize> {
        let before = &self.trace.steps[..self.at];
        let edge = |step: &Step| matches!(step, Step::ChainSolving { .. } | Step::ChainEnd);
        let edge = before.iter().rposition(edge);
        let from = match edge.map(|n| &before[n]) {
            Some(Step::ChainSolving { .. }) => edge.unwrap_or(self.at),
            _ => self.at,
        };
        let ahead = self.trace.steps[from..].iter();
        let mut within = ahead.take_while(|step| !matches!(step, Step::ChainEnd));
        let shown = within.position(|step| {
            matches!(step, Step::ConfirmDeckTop { p, .. } if crate::theirs::seat(*p) == seat)
        });
        shown.map(|n| from + n)
    }

    fn excavates(&self, seat: Seat) -> bool {
        self.shown_at(seat).is_some()
    }

    /// The next card that comes up from the top of a deck. The trace is read up to there.
    fn excavated(&mut self, seat: Seat) -> Option<Picked<Which>> {
        let shown = self.shown_at(seat)?;
        while self.at <= shown {
            self.theirs.fold(&self.trace.steps[self.at]);
            self.at += 1;
        }
        let Step::ConfirmDeckTop { cards, .. } = &self.trace.steps[shown] else {
            return None;
        };
        let (step, used) = &mut self.shown[seat.index()];
        if *step != shown {
            (*step, *used) = (shown, 0);
        }
        let id = *cards.get(*used)?;
        *used += 1;
        let face = self.theirs.face(id);
        let zone = Zone::Deck;
        let card = Which::Unseen { seat, zone, face };
        Some(Picked::Cards(core::iter::once(card).collect()))
    }

    fn thrown(&self) -> Option<u32> {
        self.trace.steps[self.at..]
            .iter()
            .find_map(|step| match step {
                Step::TossCoin { results } | Step::TossDice { results } => results.first().copied(),
                _ => None,
            })
    }

    /// The cards chance picked: named as such, or the first that leave the pile. The trace is read
    /// up to there.
    fn drawn_by_lot(&mut self, seat: Seat, zone: Zone, count: u8) -> Option<Picked<Which>> {
        let mut picked: Vec<u32> = Vec::new();
        let mut ahead = self.theirs.clone();
        for step in &self.trace.steps[self.at..] {
            let leaves = |id: &u32| {
                ahead
                    .cards
                    .get(id)
                    .is_some_and(|card| card.place == Some((seat, zone)))
            };
            match step {
                Step::RandomSelected { cards } if cards.iter().all(leaves) => {
                    picked.clone_from(cards)
                }
                Step::Move { card, .. } if leaves(card) => picked.push(*card),
                Step::Draw { cards, .. } => picked.extend(cards.iter().filter(|id| leaves(id))),
                step if self.is_past(step) => break,
                _ => {}
            }
            if picked.len() >= usize::from(count) {
                break;
            }
            if picked.is_empty() {
                self.theirs.fold(step);
                self.at += 1;
            }
            ahead.fold(step);
        }
        self.ours.bind(&self.theirs);
        let named = picked
            .iter()
            .take(usize::from(count))
            .map(|id| self.ours.which(*id, &self.theirs));
        let named: SmallVec<_> = named.collect::<Option<_>>()?;
        (!named.is_empty()).then_some(Picked::Cards(named))
    }

    /// A choice of ours: the trace's answer to the same.
    pub(crate) fn choose(&mut self, by: Seat, kind: ChoiceKind) -> Going<()> {
        if kind == ChoiceKind::Phase {
            let phase = self
                .wants
                .take()
                .or_else(|| self.phase_ahead())
                .unwrap_or(Phase::End);
            let offers = rules::offers(&self.ours.position, self.ours.cards, by);
            let wanted = Said {
                by,
                action: Action::Choose(Picked::Phase(phase)),
            };
            let first = offers.iter().next();
            let said = Some(wanted).filter(|said| offers.contains(said)).or(first);
            return self.say_or_stop(by, kind, said);
        }
        if kind == ChoiceKind::AttackTarget {
            return self.replay(by);
        }
        self.leave_stretch_behind()?;
        self.leave_passes_behind()?;
        let said = self.answered(by, kind)?;
        self.say_or_stop(by, kind, said)
    }

    fn say_or_stop(&mut self, by: Seat, kind: ChoiceKind, said: Option<Said>) -> Going<()> {
        if let Some(said) = said {
            return self.say(&said);
        }
        let next = self.trace.steps[self.at..]
            .iter()
            .find(|step| matches!(step, Step::Answer(_)));
        let theirs = vec![match next {
            Some(Step::Answer(answer)) => format!("the next answer is {answer:?}"),
            _ => "nothing is answered any more".to_owned(),
        }];
        let offers = rules::offers(&self.ours.position, self.ours.cards, by);
        let mut ours = vec![format!("{by} chooses ({kind:?})")];
        ours.extend(
            offers
                .iter()
                .take(8)
                .map(|said| crate::tell::said(self.bench, &self.ours, &said)),
        );
        if next.is_none() && self.is_cut_off_here() {
            return Err(Stop::TraceOver);
        }
        let mut difference = self.difference(crate::difference::Kind::Choice, theirs, ours);
        let link = self.ours.position.chain.last().map(|link| link.card);
        let intent = self
            .ours
            .position
            .intent
            .as_ref()
            .and_then(|intent| intent.action.card().copied());
        difference.cards = intent
            .or(link)
            .map(|card| self.bench.name(self.ours.face(card)))
            .into_iter()
            .collect();
        Err(Stop::Differs(Box::new(difference)))
    }

    /// The answer the trace has for a choice of ours.
    fn answered(&mut self, by: Seat, kind: ChoiceKind) -> Going<Option<Said>> {
        loop {
            for n in 0..self.pending.len() {
                if let Some((said, used)) = self.fitting(by, kind, n) {
                    self.decisions += used;
                    self.pending.drain(n..n + used);
                    return Ok(Some(said));
                }
            }
            if !self.read_to_choice()? {
                return Ok(self.without_asking(by, kind));
            }
        }
    }

    /// True for a step after what is being carried out here.
    fn is_past(&self, step: &Step) -> bool {
        let position = &self.ours.position;
        let resolving = position
            .frame
            .as_ref()
            .filter(|frame| frame.part == Part::Effect);
        match step {
            Step::ChainSolved { link } => resolving.is_none_or(|frame| *link <= frame.link),
            Step::Chained { link } => usize::from(*link) > position.chain.len(),
            Step::ChainEnd | Step::Phase { .. } | Step::Turn { .. } => true,
            _ => false,
        }
    }

    /// Reads on to the next question that is a choice; false when a window comes first.
    fn read_to_choice(&mut self) -> Going<bool> {
        while let Some(step) = self.trace.steps.get(self.at) {
            match step {
                Step::Ask(_) if Stretch::begins_at(self.trace, self.at) => return Ok(false),
                step if self.is_past(step) => return Ok(false),
                _ => {}
            }
            self.theirs.fold(step);
            self.at += 1;
            if let Step::Ask(ask) = step
                && !matches!(ask.what.as_str(), "place")
            {
                self.ours.bind(&self.theirs);
                self.ours
                    .reveal(&self.theirs)
                    .map_err(|why| self.broken(why))?;
                self.remember_question(self.at - 1);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// What answers the choice, among the questions folded past, from the `n`th on: one of them,
    /// or the cards of several that follow one another.
    fn fitting(&self, by: Seat, kind: ChoiceKind, n: usize) -> Option<(Said, usize)> {
        let offers = rules::offers(&self.ours.position, self.ours.cards, by);
        let first = &self.pending[n];
        if self.seat_of(first.step) != Some(by) {
            return None;
        }
        let Some(Step::Answer(answer)) = self.trace.steps.get(first.step + 1) else {
            return None;
        };
        for picked in self.picks(kind, answer, first.named.clone()) {
            let said = Said {
                by,
                action: Action::Choose(picked),
            };
            if offers.contains(&said) {
                return Some((said, 1));
            }
        }
        let mut cards: SmallVec<[Which; 4]> = SmallVec::new();
        for (used, question) in self.pending[n..].iter().enumerate() {
            let named = question.named.clone().filter(|cards| !cards.is_empty())?;
            cards.extend(named);
            let said = Said {
                by,
                action: Action::Choose(Picked::Cards(cards.clone())),
            };
            if offers.contains(&said) {
                return Some((said, used + 1));
            }
        }
        None
    }

    /// Keeps a question whose answer may be asked for later: its cards are named now, where they
    /// still are.
    pub(crate) fn remember_question(&mut self, step: usize) {
        self.ours.bind(&self.theirs);
        let named = match self.trace.steps.get(step + 1) {
            Some(Step::Answer(answer)) => self.named(answer),
            _ => None,
        };
        self.pending.push(Pending { step, named });
    }

    fn named(&self, answer: &Answer) -> Option<Named> {
        let one = answer.card.map(i64::from);
        let all = answer.cards.iter().flatten().copied().chain(one);
        all.map(|id| self.ours.which(u32::try_from(id).ok()?, &self.theirs))
            .collect()
    }

    /// What an answer may mean for a kind of choice.
    fn picks(&self, kind: ChoiceKind, answer: &Answer, named: Option<Named>) -> Vec<Picked<Which>> {
        let mut picks = Vec::new();
        picks.extend(answer.yes.map(Picked::Whether));
        picks.extend(
            answer
                .code
                .and_then(|code| self.declared(code))
                .map(Picked::Name),
        );
        picks.extend(answer.mask.and_then(race).map(Picked::Word));
        picks.extend(answer.number.map(Picked::Number));
        picks.extend(answer.pos.as_deref().and_then(posture).map(Picked::Posture));
        if let Some(i) = answer.i {
            picks.push(Picked::Mode(i as u8));
            picks.push(Picked::Whether(i == 0));
            picks.push(Picked::Number(i));
            picks.push(Picked::Number(i + 1));
        }
        if let Some(cards) = named.filter(|cards| !cards.is_empty()) {
            // An optional step of ours is done where cards were chosen for it there.
            if kind == ChoiceKind::Whether {
                picks.push(Picked::Whether(true));
            }
            picks.push(Picked::Cards(cards));
        }
        if answer.deed == "cancel" || answer.deed == "done" {
            picks.push(Picked::Cards(SmallVec::new()));
            picks.push(Picked::Whether(false));
        }
        picks
    }

    fn declared(&self, code: u32) -> Option<Passcode> {
        let known = self.bench.cards.get(Passcode(code)).map(|def| def.passcode);
        known.or_else(|| {
            let name = self.bench.effects.name(code)?;
            let def = self.bench.cards.iter().find(|def| def.names.en == name)?;
            Some(def.passcode)
        })
    }

    /// A choice that the trace doesn't ask: the only one there is, or the one whose outcome the
    /// trace tells.
    fn without_asking(&self, by: Seat, kind: ChoiceKind) -> Option<Said> {
        let offers = rules::offers(&self.ours.position, self.ours.cards, by);
        let all: Vec<Said> = offers.iter().take(400).collect();
        if let [only] = all.as_slice() {
            return Some(only.clone());
        }
        let ahead = &self.trace.steps[self.at..];
        let until = ahead.iter().position(|step| self.is_past(step));
        let ahead = &ahead[..until.unwrap_or(ahead.len())];
        if kind == ChoiceKind::Posture {
            let lies = ahead.iter().find_map(|step| match step {
                Step::SpecialSummoning { at, .. } | Step::Move { to: Some(at), .. }
                    if at.zone == "monster" && seat(at.player) == by =>
                {
                    at.position.as_deref()
                }
                _ => None,
            });
            let wanted = Said {
                by,
                action: Action::Choose(Picked::Posture(posture(lies?)?)),
            };
            return Some(wanted).filter(|said| offers.contains(said));
        }
        let mut named: Vec<CardId> = Vec::new();
        let moved = self.theirs.facts.iter().filter_map(|fact| match fact {
            Fact::Moved(id, ..) => Some(*id),
            _ => None,
        });
        let coming = ahead.iter().flat_map(|step| match step {
            Step::Move { card, .. } | Step::PosChange { card, .. } => vec![*card],
            Step::BecomeTarget { cards } | Step::RandomSelected { cards } => cards.clone(),
            _ => Vec::new(),
        });
        for id in moved.chain(coming) {
            if let Some(Which::Card(card)) = self.ours.which(id, &self.theirs) {
                named.push(card);
            }
        }
        let by_outcome = all.iter().find(|said| match &said.action {
            Action::Choose(Picked::Cards(cards)) => {
                !cards.is_empty()
                    && cards
                        .iter()
                        .all(|which| matches!(which, Which::Card(card) if named.contains(card)))
            }
            _ => false,
        });
        let nothing = all.iter().find(|said| match &said.action {
            Action::Choose(Picked::Cards(cards)) => cards.is_empty(),
            Action::Choose(Picked::Whether(yes)) => *yes == self.goes_on(),
            _ => false,
        });
        by_outcome.or(nothing).cloned()
    }

    /// The targets of an attack have changed: the trace tells whether it goes on, and against what.
    fn replay(&mut self, by: Seat) -> Going<()> {
        let mut picked = Picked::Whether(false);
        self.stretch = None;
        while let Some(step) = self.trace.steps.get(self.at) {
            match step {
                Step::DamageStepStart | Step::Phase { .. } => break,
                Step::Ask(ask) if matches!(ask.what.as_str(), "battle" | "idle") => break,
                Step::Attack { target, .. } => {
                    let target = target.and_then(|id| self.ours.which(id, &self.theirs));
                    let cards = target.map(|card| Picked::Cards([card].into_iter().collect()));
                    picked = cards.unwrap_or(Picked::Whether(true));
                }
                Step::Answer(answer) => self.decisions += usize::from(answer.deed != "pass"),
                _ => {}
            }
            self.theirs.fold(step);
            self.at += 1;
        }
        let action = Action::Choose(picked);
        self.say(&Said { by, action })
    }

    /// Whether the trace has anything happen before the link under way is over.
    fn goes_on(&self) -> bool {
        let ahead = &self.trace.steps[self.at..];
        let mut before = ahead.iter().take_while(|step| !self.is_past(step));
        before.any(|step| !matches!(step, Step::Other | Step::ShuffleDeck { .. }))
    }
}

fn posture(word: &str) -> Option<Posture> {
    Some(match word {
        "up_atk" => Posture::FaceUpAttack,
        "up_def" => Posture::FaceUpDefense,
        "down_def" => Posture::FaceDownDefense,
        _ => return None,
    })
}

/// The type that a bit of the peer's means.
fn race(mask: u32) -> Option<Word> {
    const RACES: [&str; 25] = [
        "Warrior",
        "Spellcaster",
        "Fairy",
        "Fiend",
        "Zombie",
        "Machine",
        "Aqua",
        "Pyro",
        "Rock",
        "Winged Beast",
        "Plant",
        "Insect",
        "Thunder",
        "Dragon",
        "Beast",
        "Beast-Warrior",
        "Dinosaur",
        "Fish",
        "Sea Serpent",
        "Reptile",
        "Psychic",
        "Divine-Beast",
        "Creator God",
        "Wyrm",
        "Cyberse",
    ];
    let name = RACES.get(mask.trailing_zeros() as usize)?;
    Word::new(name)
}
