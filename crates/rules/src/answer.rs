//! Taking what a seat says: one event, or a refusal.
//!
//! In a witness record an action that isn't legal yet makes way for itself: the windows before it
//! are answered as the record reads them, until it is legal, or until that would change the phase
//! or take a choice nobody said. If it never becomes legal it stands where it was said, and
//! `next` adds the irregularity.

use crate::game::Game;
use crate::{Catalogue, Next, Refusal, Rule, Said, next};
use alloc::vec::Vec;
use duel::{
    Action, Answer, Audience, Because, CardId, Event, How, Knowing, Lot, Mode, Passcode, Place,
    Point, Position, Reading, Seat, Which, WindowKind, Zone,
};

/// No way to an action leads over more windows than this.
const FARTHEST: usize = 64;

/// Takes what a seat says. Gives exactly one event: what was said, or, where something has to be
/// recorded before it (an identity, a window that is jumped over), that; see
/// [`makes_way`](crate::makes_way).
///
/// # Errors
/// A [`Refusal`] with the rule. In a witness record only what cannot have happened is refused.
pub fn answer(position: &Position, cards: &Catalogue, said: &Said) -> Result<Event, Refusal> {
    let game = Game { p: position, cards };
    if position.result.is_some() || position.point == Point::SettingUp {
        return Err(refusal(said, Rule::NotPlaying));
    }
    let (action, told) = game.identify(said)?;
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
    answer(&after, cards, said)?;
    Ok(told)
}

/// True exactly when `answer` records this as legal now, without a window jumped over before it.
pub(crate) fn is_offered(position: &Position, cards: &Catalogue, said: &Said) -> bool {
    let game = Game { p: position, cards };
    if position.result.is_some() || position.point == Point::SettingUp {
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
    fn identify(&self, said: &Said) -> Result<(Action, Option<Event>), Refusal> {
        let mut told = None;
        let mut wrong = Rule::Physics;
        let mut named: Vec<CardId> = Vec::new();
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
        if matches!(said.action, Action::Show { .. }) && seat != said.by {
            return Err(Rule::Physics);
        }
        let known = self.by_place().into_iter().find(|row| {
            (row.place.seat, row.place.zone, row.face) == (seat, zone, Some(face))
                && !named.contains(&row.id)
        });
        if let Some(known) = known {
            return Ok((known.id, None));
        }
        if self.p.unidentified(seat, zone).next().is_none() {
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

    fn hear(&self, by: Seat, action: &Action) -> Result<Event, Refusal> {
        let refused = match self.verdict(by, action) {
            Ok(()) => return Ok(self.recorded(by, action)),
            Err(refused) => refused,
        };
        if self.p.mode == Mode::Strict && self.p.reading == Reading::Written {
            return Err(refused);
        }
        if moves_the_duel_on(action)
            && let Some(event) = self.way(by, action)
        {
            return Ok(event);
        }
        let stands = self.p.mode == Mode::Witness
            && self.p.window.is_some()
            && !refused.impossible
            && can_be_irregular(action);
        if stands {
            Ok(self.recorded(by, action))
        } else {
            Err(refused)
        }
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
            | Action::FlipSummon { card } => self.reveal(&[*card]),
            _ => None,
        }
    }

    /// The first event on the way to where the action is legal, if there is such a way.
    fn way(&self, by: Seat, action: &Action) -> Option<Event> {
        let mut position = self.p.clone();
        let mut first = None;
        for _ in 0..FARTHEST {
            let event = Game {
                p: &position,
                cards: self.cards,
            }
            .jump(by)?;
            position.apply(&event).ok()?;
            first.get_or_insert(event);
            while let Next::Event(event) = next(&position, self.cards) {
                position.apply(&event).ok()?;
            }
            if (Game {
                p: &position,
                cards: self.cards,
            })
            .verdict(by, action)
            .is_ok()
            {
                return first;
            }
            // A choice on the way has to be said first; only its answer leads up to it.
            if position.result.is_some() || position.choice.is_some() {
                return None;
            }
        }
        None
    }

    /// The answer that a jump over the open window records for the seat that is awaited: the
    /// speaker passed by moving on; another was not asked, or passed in silence where passes are
    /// implied.
    fn jump(&self, by: Seat) -> Option<Event> {
        let window = self.p.window.as_ref()?;
        let seat = window.holder()?;
        // Leaving the open state would be leaving the phase: nobody does that unsaid.
        if window.kind == WindowKind::Open {
            return None;
        }
        let mandatory = window.because == Because::TriggersMet { mandatory: true };
        let answer = match self.p.reading {
            _ if mandatory && self.p.mode == Mode::Strict => return None,
            _ if mandatory => Answer::Skipped,
            _ if seat == by => Answer::Passed(How::MovedOn),
            Reading::Written if self.p.mode == Mode::Witness => Answer::Skipped,
            Reading::Written => return None,
            Reading::Implied => Answer::Passed(How::Silence),
        };
        Some(Event::WindowAnswered {
            window: window.number,
            seat,
            answer,
        })
    }
}

fn shown_to(seat: Seat, open: bool) -> Audience {
    if open {
        Audience::All
    } else {
        Audience::Seat(seat)
    }
}

/// Whether saying this says that the windows before it are over. A question or a "wait" says no
/// such thing; an answer to a choice, or what chance decided, says that it was asked for.
const fn moves_the_duel_on(action: &Action) -> bool {
    !matches!(action, Action::Ask | Action::Hold | Action::Show { .. })
}

/// Only what is done with cards can break a rule and still have happened.
const fn can_be_irregular(action: &Action) -> bool {
    matches!(
        action,
        Action::Activate { .. }
            | Action::Summon { .. }
            | Action::SetMonster { .. }
            | Action::SetSpell { .. }
            | Action::FlipSummon { .. }
            | Action::ChangePosition { .. }
    )
}
