//! Taking what a seat says: one event, or a refusal.
//!
//! In a witness record an action that comes too early makes way for itself: the windows before it
//! are answered as the record reads them, until its time has come; the turn player leaves steps and
//! phases by what is done in a later one (`implied`). That never ends a turn unsaid, and never
//! passes over a choice nobody said. What breaks a rule
//! even then stands where its time came; what never fits stands where it was said. `next` adds the
//! irregularity.

use crate::activation::Attempt;
use crate::game::Game;
use crate::gathered::Gathered;
use crate::{Catalogue, Next, Refusal, Rule, Said, makes_way, next};
use duel::{
    Action, Answer, Audience, Because, CardId, Event, How, Knowing, Lot, Mode, Passcode, Phase,
    Picked, Place, Point, Position, Reading, Seat, Which, WindowKind, Zone,
};
use smallvec::SmallVec;

/// No way to an action leads over more windows than this.
const FARTHEST: usize = 64;
/// No window leads to more events than this; a loop that nobody stops might.
const LONGEST: usize = 4096;

/// Takes what a seat says. Gives exactly one event: what was said, or, where something has to be
/// recorded before it (an identity, a window that is jumped over), that; see
/// [`makes_way`](crate::makes_way).
///
/// # Errors
/// A [`Refusal`] with the rule. In a witness record only what cannot have happened is refused.
pub fn answer(position: &Position, cards: &Catalogue, said: &Said) -> Result<Event, Refusal> {
    let gathered = Gathered::default();
    let game = Game::of(position, cards, &gathered);
    if !plays(position) {
        return Err(refusal(said, Rule::NotPlaying));
    }
    let (action, told) = match game.identify(said) {
        Err(refused) if refused.rule == Rule::Choice => return game.once_asked(said, refused),
        Err(refused) => return game.once_there(said, refused),
        Ok(found) => found,
    };
    let Some(told) = told else {
        return game.hear(said.by, &action);
    };
    if matches!(said.action, Action::Show { .. }) {
        return Ok(told);
    }
    // A card has to be told from the others first; what is said must then stand.
    let mut after = position.clone();
    if after.apply(&told).is_err() {
        return Err(refusal(said, Rule::Face));
    }
    let event = answer(&after, cards, said)?;
    // It is told where it is used: the windows on the way there come first, and what comes of them
    // may bring another card that is meant.
    let on_the_way = !matches!(event, Event::CardKnown { .. }) && makes_way(&event, said);
    Ok(if on_the_way { event } else { told })
}

/// True exactly when `answer` records this as legal now, without a window jumped over before it.
pub(crate) fn is_offered(position: &Position, cards: &Catalogue, said: &Said) -> bool {
    let gathered = Gathered::default();
    let game = Game::of(position, cards, &gathered);
    if !plays(position) {
        return false;
    }
    match game.identify(said) {
        Err(_) => false,
        Ok((action, None)) => game.verdict(said.by, &action).is_ok(),
        Ok((_, Some(_))) if matches!(said.action, Action::Show { .. }) => true,
        Ok((_, Some(told))) => {
            let mut after = position.clone();
            after.apply(&told).is_ok() && is_offered(&after, cards, said)
        }
    }
}

/// Whether the open window is there only because a hand could hold a trigger, as far as everybody at
/// the table can see (SEGOC-HIDDEN).
#[must_use]
pub fn asks_about_a_hand(position: &Position, cards: &Catalogue) -> bool {
    let gathered = Gathered::default();
    let game = Game::of(position, cards, &gathered);
    let window = position.window.as_ref();
    window.is_some_and(|window| game.asks_about_a_hand(window))
}

/// Whether anything can be said at all: play has begun and isn't over.
pub(crate) fn plays(position: &Position) -> bool {
    position.result.is_none() && position.point != Point::SettingUp
}

fn refusal(said: &Said, rule: Rule) -> Refusal {
    let (seat, card, awaited) = (said.by, None, None);
    Refusal {
        rule,
        seat,
        card,
        awaited,
        impossible: true,
    }
}

impl Game<'_> {
    /// The action with every card by its identity, and the event that tells an unidentified one
    /// from the others, if it takes one.
    pub(crate) fn identify(&self, said: &Said) -> Result<(Action, Option<Event>), Refusal> {
        let mut told = None;
        let mut wrong = Rule::Physics;
        let mut named: SmallVec<[CardId; 8]> = SmallVec::new();
        let action = said.action.map(|which| {
            let card = match *which {
                Which::Card(id) => id,
                Which::Unseen { seat, zone, face } => {
                    let found = self.tell(
                        said,
                        Place {
                            seat,
                            zone,
                            slot: 0,
                        },
                        face,
                        &named,
                    );
                    let (id, event) = found.map_err(|rule| wrong = rule).ok()?;
                    // One card is told at a time: the others after it, when this is asked again.
                    told = told.take().or(event);
                    id
                }
            };
            named.push(card);
            Some(card)
        });
        let action = action.ok_or_else(|| refusal(said, wrong))?;
        if let (Action::Show { card, face, open }, None) = (&action, &told)
            && self.verdict(said.by, &action).is_ok()
        {
            let to = shown_to(said.by, *open);
            let event = Event::CardKnown {
                card: *card,
                face: *face,
                to,
                how: Knowing::Told,
            };
            return Ok((action, Some(event)));
        }
        Ok((action, told))
    }

    /// The identity of a card told by its face: one that the record knows to have it, or one of
    /// the unidentified ones, under a new identity.
    /// Of several told by one face each is another card.
    fn tell(
        &self,
        said: &Said,
        pile: Place,
        face: Passcode,
        named: &[CardId],
    ) -> Result<(CardId, Option<Event>), Rule> {
        let Place { seat, zone, .. } = pile;
        if seat != said.by {
            self.may_name_anothers(said, (seat, zone))?;
        }
        // A seat that shows a card of its own deck knows it, where it was shown that one.
        let blind = matches!(said.action, Action::Show { .. })
            && self.p.mode == Mode::Strict
            && zone == Zone::Deck;
        let known = self.those(|row| {
            (row.place.seat, row.place.zone, row.face) == (seat, zone, Some(face))
                && !named.contains(&row.id)
                && (!blind || row.known_by(said.by))
        });
        if let Some(known) = known.first() {
            return Ok((known.id, None));
        }
        if blind || self.p.unidentified(seat, zone).next().is_none() {
            return Err(Rule::Physics);
        }
        let row = self
            .p
            .unidentified(seat, zone)
            .find(|row| self.may_be(row, face))
            .ok_or(Rule::Face)?;
        let open = matches!(said.action, Action::Show { open: true, .. });
        // On the field a card has a place of its own: there it is the one that was meant.
        let (card, how) = if zone.on_field() {
            (row.id, Knowing::Told)
        } else {
            (row.id.renewed(), Knowing::OneOf)
        };
        let to = shown_to(
            if zone.on_field() || zone == Zone::Hand {
                seat
            } else {
                said.by
            },
            open,
        );
        Ok((
            card,
            Some(Event::CardKnown {
                card,
                face,
                to,
                how,
            }),
        ))
    }

    /// Only chance, and choices of what an effect found, are about another seat's cards: what a
    /// refusal says to anybody else may not depend on them.
    fn may_name_anothers(&self, said: &Said, there: (Seat, Zone)) -> Result<(), Rule> {
        match said.action {
            Action::Choose(_) => {
                let choice = self.p.choice.ok_or(Rule::Choice)?;
                if choice.seat != said.by {
                    return Err(Rule::ChoiceFirst);
                }
                let among = self.chosen_from(&choice, there);
                among.then_some(()).ok_or(Rule::Choice)
            }
            Action::Outcome(_) => match self.lot() {
                Some(Lot::Cards { seat, zone, .. }) if (seat, zone) == there => Ok(()),
                _ => Err(Rule::Choice),
            },
            _ => Err(Rule::Physics),
        }
    }

    /// What leads to where a card is that isn't there yet (one that the chain under way draws or
    /// brings back, say), where the seat could do with it what it says.
    fn once_there(&self, said: &Said, refused: Refusal) -> Result<Event, Refusal> {
        let strict = self.p.mode == Mode::Strict && self.p.reading == Reading::Written;
        let timely = matches!(
            said.action,
            Action::Ask | Action::Hold | Action::Show { .. }
        );
        let whatever = said.action.map(|_| Some(CardId(0)));
        let Some(whatever) = whatever.filter(|_| !strict && !timely) else {
            return Err(refused);
        };
        let mut position = self.p.clone();
        let mut first = None;
        for _ in 0..FARTHEST {
            let gathered = Gathered::default();
            let game = Game::of(&position, self.cards, &gathered);
            let blocked = position.window.is_some_and(|w| game.waits_for_face(&w));
            let Some(jump) = game.jump(said.by, &whatever).filter(|_| !blocked) else {
                break;
            };
            if run(&mut position, self.cards, &jump).is_none() {
                break;
            }
            let first = first.get_or_insert(jump);
            if is_offered(&position, self.cards, said) {
                return Ok(first.clone());
            }
        }
        Err(refused)
    }

    /// What leads to the question that an answer about another seat's cards belongs to, where it
    /// is given before its time; only there it is looked at.
    fn once_asked(&self, said: &Said, refused: Refusal) -> Result<Event, Refusal> {
        let strict = self.p.mode == Mode::Strict && self.p.reading == Reading::Written;
        let mut position = self.p.clone();
        let mut first = None;
        for _ in 0..if strict { 0 } else { FARTHEST } {
            let gathered = Gathered::default();
            let game = Game::of(&position, self.cards, &gathered);
            if position.choice.is_some() || game.lot().is_some() {
                break;
            }
            let whatever = Action::Choose(Picked::Unknown);
            let ahead = game.jump(said.by, &whatever);
            let blocked = position.window.is_some_and(|w| game.waits_for_face(&w));
            let Some(jump) = ahead.filter(|_| !blocked) else {
                return Err(refused);
            };
            if run(&mut position, self.cards, &jump).is_none() {
                return Err(refused);
            }
            first.get_or_insert(jump);
        }
        match first {
            Some(first) => answer(&position, self.cards, said).map(|_| first),
            None => Err(refused),
        }
    }

    fn hear(&self, by: Seat, action: &Action) -> Result<Event, Refusal> {
        let refused = match self.verdict(by, action) {
            Ok(()) => {
                let before = self.passes_the_next_as_well(by, action);
                return Ok(before.unwrap_or_else(|| self.recorded(by, action)));
            }
            Err(refused) => refused,
        };
        let strict = self.p.mode == Mode::Strict && self.p.reading == Reading::Written;
        // A question or a "wait" doesn't say that the windows before it are over, but for the one
        // that is only about what the asker's hand could hold.
        if let Some(event) = self.asks_in_the_next(by, action) {
            return Ok(event);
        }
        if strict || matches!(action, Action::Ask | Action::Hold | Action::Show { .. }) {
            return Err(refused);
        }
        match self.spot(by, action, &refused) {
            Spot::Here => Ok(self.recorded(by, action)),
            Spot::Ahead(event) => Ok(event),
            // What is wrong with the action itself is wrong before any window is passed over.
            Spot::Behind(_) if breaks_itself(refused.rule) => Err(refused),
            Spot::Behind(rule) => Err(Refusal {
                rule,
                impossible: true,
                ..refused
            }),
            Spot::Nowhere => Err(refused),
        }
    }

    /// Who is asked only because their hand could hold a trigger, and passes, means the window after
    /// that too: nobody at a table says the same twice. That window's question is what they answer,
    /// unless the other would have to be passed over.
    fn passes_the_next_as_well(&self, by: Seat, action: &Action) -> Option<Event> {
        let window = self.p.window.as_ref()?;
        let passes = self.p.mode == Mode::Witness && matches!(action, Action::Pass(_));
        if !passes || !self.asks_about_a_hand(window) {
            return None;
        }
        let first = Event::WindowAnswered {
            window: window.number,
            seat: by,
            answer: Answer::Passed(How::MovedOn),
        };
        let (mut position, mut jump) = (self.p.clone(), first.clone());
        for _ in 0..2 {
            run(&mut position, self.cards, &jump)?;
            let after = position.window?;
            let next_one = after.number == window.number + 1 && after.kind != WindowKind::Open;
            if !next_one || after.holder() == Some(by) {
                return next_one.then_some(first);
            }
            let gathered = Gathered::default();
            let game = Game::of(&position, self.cards, &gathered);
            let waited = |event: &Event| {
                matches!(
                    event,
                    Event::WindowAnswered {
                        answer: Answer::Passed(How::Silence),
                        ..
                    }
                )
            };
            jump = game.jump(by, action).filter(waited)?;
        }
        None
    }

    /// Who is asked only because their hand could hold a trigger, and asks the other, asks about what
    /// has happened: that is the question of the window after this one.
    fn asks_in_the_next(&self, by: Seat, action: &Action) -> Option<Event> {
        let window = self.p.window.as_ref()?;
        let asks = *action == Action::Ask && window.holder() == Some(by);
        if !asks || self.p.mode != Mode::Witness || !self.asks_about_a_hand(window) {
            return None;
        }
        let first = Event::WindowAnswered {
            window: window.number,
            seat: by,
            answer: Answer::Passed(How::MovedOn),
        };
        let mut position = self.p.clone();
        run(&mut position, self.cards, &first)?;
        let gathered = Gathered::default();
        let next_one = position.windows == window.number + 1;
        let game = Game::of(&position, self.cards, &gathered);
        (next_one && game.verdict(by, action).is_ok()).then_some(first)
    }

    /// What is recorded of a thing said.
    fn recorded(&self, by: Seat, action: &Action) -> Event {
        let window = self.p.windows;
        let answered = |answer| Event::WindowAnswered {
            window,
            seat: by,
            answer,
        };
        match action {
            Action::Pass(how) => answered(Answer::Passed(*how)),
            Action::Ask if self.p.holder() == Some(by) => {
                answered(Answer::Passed(How::AskedTheOther))
            }
            Action::Ask => {
                let (seat, by) = (by.other(), duel::Asker::Seat(by));
                Event::WindowAsked { window, seat, by }
            }
            Action::Hold => Event::WindowHeld { window, seat: by },
            Action::Automatic { on } => Event::SettingChanged {
                seat: by,
                passes: *on,
                suspended: false,
            },
            Action::Choose(picked) => {
                let hidden = self.p.choice.is_some_and(|choice| self.is_hidden(&choice));
                Event::ChoiceMade {
                    seat: by,
                    picked: picked.clone(),
                    hidden,
                }
            }
            Action::Outcome(picked) => {
                let none = Lot::Cards {
                    seat: by,
                    zone: Zone::Hand,
                    count: 0,
                };
                Event::RandomOutcome {
                    lot: self.lot().unwrap_or(none),
                    picked: picked.clone(),
                }
            }
            _ => self.named_aloud(action).unwrap_or_else(|| Event::Said {
                by,
                action: action.clone(),
            }),
        }
    }

    /// Whoever activates or summons a card says which one it is: everybody knows it from then on.
    fn named_aloud(&self, action: &Action) -> Option<Event> {
        match action {
            Action::Activate { card, .. }
            | Action::Summon { card }
            | Action::FlipSummon { card }
            | Action::SpecialSummon { card, .. } => self.reveal(&[*card]),
            _ => None,
        }
    }

    /// Where an action that isn't legal here has its place.
    ///
    /// First the nearest place where it is legal, or where what it breaks isn't its timing. If
    /// there is none it stands at the nearest place where it can, best where the speaker is
    /// awaited; unless a choice that was not
    /// said lies in between, for then nobody can say whether it came too early.
    fn spot(&self, by: Seat, action: &Action, refused: &Refusal) -> Spot {
        let mut position = self.p.clone();
        let mut verdict = Err(refused.clone());
        let mut ahead: Option<Event> = None;
        let mut stand: Option<Spot> = None;
        let mut stand_in_turn = false;
        let mut unsaid = false;
        for _ in 0..FARTHEST {
            let gathered = Gathered::default();
            let game = Game::of(&position, self.cards, &gathered);
            let stands = verdict.as_ref().is_err_and(|r| game.can_stand(action, r));
            let itself = verdict.as_ref().is_err_and(|r| breaks_itself(r.rule));
            if verdict.is_ok() || (stands && itself) {
                return Spot::after(ahead);
            }
            // Where the speaker is awaited, what is wrong is the action and not who takes it.
            let in_turn = verdict.as_ref().is_err_and(|r| r.rule != Rule::Holder);
            if stands && (stand.is_none() || (in_turn && !stand_in_turn)) {
                stand = Some(Spot::after(ahead.clone()));
                stand_in_turn = in_turn;
            }
            let told = position.choice.is_some() && game.jump(by, action).is_some();
            if !told && (position.choice.is_some() || game.lot().is_some()) {
                if unsaid {
                    // A phase isn't left unsaid where that asks for something.
                    break;
                }
                // What answers just that, and not as asked, has no other place.
                let answers_it = match action {
                    Action::Choose(_) => position.choice.is_some_and(|choice| choice.seat == by),
                    Action::Outcome(_) => game.lot().is_some(),
                    _ => false,
                };
                if answers_it {
                    return Spot::Nowhere;
                }
                let answers = self.is_response(by, action) && matches!(stand, Some(Spot::Here));
                return if answers {
                    Spot::Here
                } else {
                    Spot::Behind(Rule::ChoiceFirst)
                };
            }
            let Some(jump) = game.jump(by, action) else {
                break;
            };
            let open = position.window.map(|w| w.kind) == Some(WindowKind::Open);
            unsaid |= open && game.leaves_phase_unsaid(by, action);
            if position.window.is_some_and(|w| game.waits_for_face(&w)) {
                return stand.unwrap_or(Spot::Behind(Rule::BattleFace));
            }
            if run(&mut position, self.cards, &jump).is_none() {
                break;
            }
            ahead.get_or_insert(jump);
            let gathered = Gathered::default();
            verdict = Game::of(&position, self.cards, &gathered).verdict(by, action);
        }
        stand.unwrap_or(Spot::Nowhere)
    }

    /// Whether what was said may stand here although it breaks a rule: in a witness record, for
    /// what is done with cards, where nothing under way would be lost by it.
    fn can_stand(&self, action: &Action, refused: &Refusal) -> bool {
        let settled = self.p.chain.is_empty() && self.p.summon.is_none();
        self.p.mode == Mode::Witness
            && self.p.window.is_some()
            && !refused.impossible
            && self.is_there(refused.seat, action)
            && match action {
                // Only what negates the summon has anything to do before it succeeds.
                Action::Activate { .. } => {
                    let declared =
                        self.p.window.map(|w| w.kind) == Some(WindowKind::SummonNegation);
                    !declared || breaks_itself(refused.rule)
                }
                Action::Summon { .. }
                | Action::SetMonster { .. }
                | Action::SetSpell { .. }
                | Action::FlipSummon { .. }
                | Action::SpecialSummon { .. }
                | Action::PendulumSummon
                | Action::GeminiSummon { .. }
                | Action::ChangePosition { .. } => settled,
                Action::Attack { .. } => settled && self.attack_can_stand(),
                _ => false,
            }
    }

    /// Whether the one who is awaited activates something fast: that is meant as a response.
    fn is_response(&self, by: Seat, action: &Action) -> bool {
        let Action::Activate { card, effect } = action else {
            return false;
        };
        self.p.holder() == Some(by)
            && Attempt::new(*self, by, *card, *effect).is_ok_and(|attempt| attempt.speed() > 1)
    }

    /// The answer that a jump over the open window records for the seat that is awaited.
    ///
    /// The speaker passed by moving on. Another was not asked, or passed in silence: where passes
    /// are implied, or where it had acted and waited for the speaker's pass.
    fn jump(&self, by: Seat, action: &Action) -> Option<Event> {
        if let Some(choice) = &self.p.choice {
            return self.phase_told(by, action, choice);
        }
        let window = self.p.window.as_ref()?;
        let seat = window.holder()?;
        let ends_turn = window.kind == WindowKind::PhaseEnd && self.p.phase == Phase::End;
        // Leaving the open state is leaving the phase: nobody does that unsaid, but by what is done
        // in a later one. Nor does a turn end over the head of the one who could still act in it,
        // but where its last choice, what is discarded down to the hand limit, is told.
        let stays = window.kind == WindowKind::Open && !self.leaves_unsaid(by, action);
        let last_choice = matches!(action, Action::Choose(_)) && by == self.turn_player();
        if stays || (ends_turn && seat != by && !last_choice) {
            return None;
        }
        let mandatory = window.because == Because::TriggersMet { mandatory: true };
        // Whoever acted last holds on to the right to act again; a pass that only follows on that
        // says that they waited.
        let acted_last = match window.kind {
            WindowKind::Chain => window.owed.1 == Some(seat),
            _ => seat == self.turn_player(),
        };
        let waited = acted_last && matches!(action, Action::Pass(_));
        // Whoever was asked aloud and says nothing has passed.
        let asked = window.rank(seat).is_some_and(|rank| window.asked[rank]);
        let silent = waited || asked || self.p.reading == Reading::Implied;
        if mandatory && self.p.mode == Mode::Strict {
            return None;
        }
        let answer = if seat == by {
            Answer::Passed(How::MovedOn)
        } else if silent && !mandatory {
            Answer::Passed(How::Silence)
        } else {
            Answer::Skipped
        };
        Some(Event::WindowAnswered {
            window: window.number,
            seat,
            answer,
        })
    }
}

/// Where an action that isn't legal at once has its place.
#[derive(Clone, Debug)]
enum Spot {
    /// Here, as an irregularity.
    Here,
    /// Farther on; this is the first event on the way.
    Ahead(Event),
    /// Perhaps farther on, behind what has to be said first by this rule.
    Behind(Rule),
    /// Nowhere.
    Nowhere,
}

impl Spot {
    fn after(ahead: Option<Event>) -> Self {
        ahead.map_or(Self::Here, Self::Ahead)
    }
}

/// Applies an event and what follows by itself. `None` when that can't be.
fn run(position: &mut Position, cards: &Catalogue, event: &Event) -> Option<()> {
    position.apply(event).ok()?;
    let mut events = 0;
    while let Next::Event(event) = next(position, cards) {
        position.apply(&event).ok()?;
        events += 1;
        if events == LONGEST {
            return None;
        }
    }
    position.result.is_none().then_some(())
}

/// Whether a rule is about the action itself, whenever it is taken, and not about its timing.
const fn breaks_itself(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::From
            | Rule::SetThisTurn
            | Rule::QuickPlayTurn
            | Rule::Limit
            | Rule::Forbidden
            | Rule::Cost
            | Rule::NormalSummon
            | Rule::Tributes
            | Rule::FlipSummon
            | Rule::Summonable
            | Rule::SummonWay
            | Rule::SummonMaterial
            | Rule::SummonLimit
            | Rule::Pendulum
            | Rule::PendulumOnce
            | Rule::PositionChange
            | Rule::Attacker
            | Rule::AttackOnce
            | Rule::AttackTarget
            | Rule::DirectAttack
    )
}

fn shown_to(seat: Seat, open: bool) -> Audience {
    if open {
        Audience::All
    } else {
        Audience::Seat(seat)
    }
}
