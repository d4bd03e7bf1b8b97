//! From a written line to what is said to the engine.
//!
//! A name can mean several cards: the one that can do what the line says is taken, and where two
//! could, the line has to say which.

mod battle;
mod choose;
mod summons;
mod telling;
mod which;

pub(crate) use choose::Answer;
pub(crate) use which::spoken;

use crate::ahead;
use crate::candidates::Use;
use crate::error::{Mistake, NotationError};
use crate::lookup::Lookup;
use crate::script::{As, At, CardRef, Deed, Line, Noun, Paid, Pick, Span, Verb};
use duel::{Action, How, Lot, Picked, Position, Seat, Which};
use rules::vocabulary::{CardDef, CardKind, Effect, EffectKind};
use rules::{Catalogue, Next, Said};

/// What one line says, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// What is said, one batch each.
    pub steps: Vec<Step>,
    /// Choices to answer when they are asked.
    pub picks: Vec<At<Pick>>,
}

/// One thing said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What.
    pub said: Said,
    /// Only while this window is open.
    pub in_window: Option<u32>,
}

type Read<T> = Result<T, NotationError>;

/// Reads a line in a position.
///
/// # Errors
/// A name nobody knows, a card that isn't there, a card that could be one of several.
pub fn interpret(
    line: &At<Line>,
    position: &Position,
    catalogue: &Catalogue,
    lookup: &dyn Lookup,
) -> Result<Plan, NotationError> {
    let reader = Reader {
        position,
        catalogue,
        lookup,
    };
    reader.line(line)
}

/// Reads what is written in a position.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) position: &'a Position,
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) lookup: &'a dyn Lookup,
}

impl Reader<'_> {
    fn line(&self, line: &At<Line>) -> Read<Plan> {
        match &line.value.deed {
            // What follows the first window is passed there (`through`).
            Deed::BothPass(how) | Deed::BothPassUntil(how, _) => Ok(self.both_pass(*how)),
            Deed::Chance(cards) => self.chance(cards),
            Deed::Coin(heads) => self.thrown("coin", u32::from(*heads), line.span),
            Deed::Die(number) => self.thrown("die", u32::from(*number), line.span),
            Deed::Told { also, tell } => self.told(*also, tell),
            Deed::Seat { by, verb } => self.verb(*by, verb),
        }
    }

    fn both_pass(&self, how: How) -> Plan {
        let action = Action::Pass(how);
        let open = self.position.window.filter(|w| w.holder().is_some());
        // Where nobody is awaited in a window, the rules say what comes first.
        let Some(window) = open else {
            let by = self.position.turn_seat;
            return one(Said { by, action });
        };
        let owed = [Some(window.owed.0), window.owed.1];
        let answers = window.answers;
        let left = owed.into_iter().zip(answers).filter(|(_, a)| a.is_none());
        let steps = left.filter_map(|(seat, _)| seat).map(|by| Step {
            said: Said {
                by,
                action: action.clone(),
            },
            in_window: Some(window.number),
        });
        Plan {
            steps: steps.collect(),
            picks: Vec::new(),
        }
    }

    /// What chance picks, at once or, where passes are implied, after them.
    fn chance(&self, cards: &[CardRef]) -> Read<Plan> {
        let (by, what) = match rules::next(self.position, self.catalogue) {
            Next::Chance {
                lot: Lot::Cards { seat: of, zone, .. },
                seat,
            } => (seat, Use::Lot(of, zone)),
            Next::Chance { seat, .. } => (seat, Use::Pick),
            _ => (self.position.turn_seat, Use::Pick),
        };
        Ok(one(self.cards(by, cards, what, &Action::Outcome)?))
    }

    /// The face of a coin or a die: of whichever of them chance is asked for.
    fn thrown(&self, what: &'static str, number: u32, at: Span) -> Read<Plan> {
        let by = match rules::next(self.position, self.catalogue) {
            Next::Chance { seat, .. } => seat,
            _ => self.position.turn_seat,
        };
        let action = Action::Outcome(Picked::Number(number));
        let said = Said { by, action };
        let asked = ahead::place(self.position, self.catalogue, &said);
        let lot = asked.map(|asked| rules::next(&asked, self.catalogue));
        match (lot, what) {
            (Some(Next::Chance { lot: Lot::Die, .. }), "coin")
            | (Some(Next::Chance { lot: Lot::Coin, .. }), "die") => {
                Err(NotationError::new(at, Mistake::NotAskedFor { what }))
            }
            _ => Ok(one(said)),
        }
    }

    /// The followed cards a spoken-of card may be, wherever they are.
    pub(crate) fn could_be(&self, by: Seat, card: &CardRef) -> Result<Vec<Which>, NotationError> {
        let found = self.candidates(by, card, Use::Pick)?;
        Ok(found.into_iter().map(|candidate| candidate.which).collect())
    }

    const fn at<'b>(&'b self, position: &'b Position) -> Reader<'b> {
        Reader {
            position,
            catalogue: self.catalogue,
            lookup: self.lookup,
        }
    }

    fn verb(&self, by: Seat, verb: &Verb) -> Read<Plan> {
        let say = |action| Ok(one(Said { by, action }));
        match verb {
            Verb::Pass(how) => say(Action::Pass(*how)),
            Verb::Ask => say(Action::Ask),
            Verb::Hold => say(Action::Hold),
            Verb::Automatic(on) => say(Action::Automatic { on: *on }),
            Verb::MoveOn(to) => say(Action::MoveOn { to: *to }),
            Verb::EndTurn => say(Action::EndTurn),
            Verb::AgreeUntil(to) => say(Action::AgreeUpTo { to: *to }),
            Verb::Concede => say(Action::Concede),
            Verb::Declare(name) => self.declare(by, name),
            Verb::Choose { chosen, picks } => self.choose(by, chosen, picks),
            Verb::Discard(cards) => {
                Ok(one(self.cards(by, cards, Use::Discard, &Action::Choose)?))
            }
            Verb::Show { card, open } => self.show(by, card, *open),
            Verb::Activate {
                card,
                effect,
                picks,
            } => self.activate(by, card, *effect, picks),
            Verb::Summon { card, tributes } => {
                let plan = self.card(by, card, Use::FromHand, &|card| {
                    vec![Action::Summon { card }]
                })?;
                Ok(with_tributes(plan, tributes.as_ref()))
            }
            Verb::Set {
                card,
                in_defense,
                tributes,
            } => {
                let monster = *in_defense || self.is_monster(card)?;
                let plan = self.card(by, card, Use::FromHand, &|card| match monster {
                    true => vec![Action::SetMonster { card }],
                    false => vec![Action::SetSpell { card }],
                })?;
                Ok(with_tributes(plan, tributes.as_ref()))
            }
            Verb::GeminiSummon(card) => self.card(by, card, Use::Turn, &|card| {
                vec![Action::GeminiSummon { card }]
            }),
            Verb::SpecialSummon {
                manner,
                card,
                way,
                picks,
            } => self.special_summon(by, *manner, card, way.as_ref(), picks),
            Verb::PendulumSummon { cards, lies } => {
                let action = Action::PendulumSummon;
                Ok(summons::pendulum(
                    Said { by, action },
                    cards.as_ref(),
                    lies.as_ref(),
                ))
            }
            Verb::Attack { with, target } => self.attack(by, with, target.as_ref()),
            Verb::AttackAnew(target) => self.attack_anew(by, target.as_ref()),
            Verb::CancelAttack => say(Action::Choose(Picked::Whether(false))),
            Verb::FlipSummon(card) => self.card(by, card, Use::Turn, &|card| {
                vec![Action::FlipSummon { card }]
            }),
            Verb::ChangePosition(card) => self.card(by, card, Use::Turn, &|card| {
                vec![Action::ChangePosition { card }]
            }),
        }
    }

    fn show(&self, by: Seat, card: &CardRef, open: bool) -> Read<Plan> {
        let face = match &card.noun {
            Noun::Name(name) => self.named(name, card)?,
            Noun::Card | Noun::Monster => {
                let mistake = Mistake::Expected {
                    wanted: vec!["a card name"],
                    found: card.to_string(),
                    nearest: None,
                };
                return Err(NotationError::new(card.at.span, mistake));
            }
        };
        let mut found = self.candidates(by, card, Use::Show)?;
        for candidate in &mut found {
            candidate.tell = None;
        }
        let first = found[0];
        let action = Action::Show {
            card: first.which,
            face,
            open,
        };
        Ok(one(Said { by, action }))
    }

    fn activate(
        &self,
        by: Seat,
        card: &CardRef,
        effect: Option<u8>,
        picks: &[At<Pick>],
    ) -> Read<Plan> {
        let manner = picks.iter().find_map(|pick| match pick.value {
            Pick::As(how) => Some((how, pick.span)),
            _ => None,
        });
        let effects = match manner {
            Some((how, at)) => vec![self.used_as(card, how, at)?],
            None => self.effects(card, effect)?,
        };
        let mut plan = self.card(by, card, Use::Activate, &|card| {
            let number = |effect: &u8| Action::Activate {
                card,
                effect: *effect,
            };
            effects.iter().map(number).collect()
        })?;
        let chosen = |pick: &&At<Pick>| !matches!(pick.value, Pick::As(_));
        plan.picks = picks.iter().filter(chosen).cloned().collect();
        Ok(plan)
    }

    /// The effect of a declared card that is used so.
    fn used_as(&self, card: &CardRef, how: As, at: Span) -> Read<u8> {
        let Noun::Name(name) = &card.noun else {
            return Err(NotationError::new(at, Mistake::NotDeclared));
        };
        let definition = self.catalogue.get(self.named(name, card)?);
        definition
            .and_then(|definition| telling::used_as(definition, how))
            .ok_or_else(|| NotationError::new(at, Mistake::NotDeclared))
    }

    /// The effects that may be meant, from 0, the likeliest first. One the card doesn't have is
    /// left to the rules to refuse.
    fn effects(&self, card: &CardRef, written: Option<u8>) -> Read<Vec<u8>> {
        let Noun::Name(name) = &card.noun else {
            return Ok(vec![written.map_or(0, |effect| effect - 1)]);
        };
        let face = self.named(name, card)?;
        let effects = match self.catalogue.get(face) {
            Some(definition) => self.effects_of(definition),
            None => &[],
        };
        if written.is_some() || effects.is_empty() {
            return Ok(vec![written.map_or(0, |effect| effect - 1)]);
        }
        let mut all: Vec<u8> = (0..=u8::MAX).take(effects.len()).collect();
        // As a trigger, or to negate a summon, a declared card is used only where that is said.
        if let Some(definition) = self.catalogue.get(face).filter(|card| card.declared) {
            all.retain(|effect| telling::goes_without_saying(definition, *effect));
        }
        all.sort_by_key(|effect| {
            let kind = &effects[usize::from(*effect)].kind;
            matches!(kind, EffectKind::Trigger { .. })
        });
        Ok(all)
    }

    /// The effects its text gives a card on the day whose texts are played with.
    pub(crate) fn effects_of<'d>(&self, definition: &'d CardDef) -> &'d [Effect] {
        let day = self.position.profile.map_or(0, |profile| profile.texts);
        definition.effects_on(day)
    }

    fn is_monster(&self, card: &CardRef) -> Read<bool> {
        let name = match &card.noun {
            Noun::Card => return Ok(false),
            Noun::Monster => return Ok(true),
            Noun::Name(name) => name,
        };
        let definition = self.catalogue.get(self.named(name, card)?);
        Ok(definition.is_some_and(|card| matches!(card.kind, CardKind::Monster(_))))
    }
}

fn one(said: Said) -> Plan {
    Plan {
        steps: vec![step(said)],
        picks: Vec::new(),
    }
}

const fn step(said: Said) -> Step {
    Step {
        said,
        in_window: None,
    }
}

fn with_tributes(mut plan: Plan, tributes: Option<&At<Vec<CardRef>>>) -> Plan {
    plan.picks.extend(tributes.map(|At { value, span }| At {
        value: Pick::Cost(Paid::Tributing, value.clone()),
        span: *span,
    }));
    plan
}
