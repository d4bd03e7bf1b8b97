//! From a written line to what is said to the engine.
//!
//! A name can mean several cards: the one that can do what the line says is taken, and where two
//! could, the line has to say which.

mod which;

use crate::candidates::Use;
use crate::error::{Mistake, NotationError};
use crate::lookup::Lookup;
use crate::script::{At, CardRef, Chosen, Deed, Line, Noun, Pick, Verb};
use duel::{Action, ChoiceKind, How, Picked, Position, Seat, Which};
use rules::{Catalogue, Next, Said, vocabulary::CardKind, vocabulary::EffectKind};
use smallvec::SmallVec;

/// What one line says, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// What is said, one batch each.
    pub steps: Vec<Step>,
    /// Choices to answer when they are asked: their kind, and what was written.
    pub picks: Vec<(ChoiceKind, At<Pick>)>,
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

/// What answers an asked choice with what a line wrote beforehand.
///
/// # Errors
/// As [`interpret`].
pub fn answer_pick(
    by: Seat,
    pick: &At<Pick>,
    position: &Position,
    catalogue: &Catalogue,
    lookup: &dyn Lookup,
) -> Result<Said, NotationError> {
    let reader = Reader {
        position,
        catalogue,
        lookup,
    };
    let picked = match &pick.value {
        Pick::Mode(mode) => Picked::Mode(mode - 1),
        Pick::Name(name) => Picked::Name(reader.face(name)?),
        Pick::Cost(cards) | Pick::Target(cards) => {
            return reader.cards(by, cards, Use::Pick, Action::Choose);
        }
    };
    let action = Action::Choose(picked);
    Ok(Said { by, action })
}

/// The followed cards a spoken-of card may be, wherever they are.
pub(crate) fn could_be(
    by: Seat,
    card: &CardRef,
    position: &Position,
    catalogue: &Catalogue,
    lookup: &dyn Lookup,
) -> Result<Vec<Which>, NotationError> {
    let reader = Reader {
        position,
        catalogue,
        lookup,
    };
    let found = reader.candidates(by, card, Use::Pick)?;
    Ok(found.into_iter().map(|candidate| candidate.which).collect())
}

struct Reader<'a> {
    position: &'a Position,
    catalogue: &'a Catalogue,
    lookup: &'a dyn Lookup,
}

impl Reader<'_> {
    fn line(&self, line: &At<Line>) -> Read<Plan> {
        match &line.value.deed {
            Deed::BothPass(how) => Ok(self.both_pass(*how)),
            Deed::Chance(cards) => self.chance(cards),
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
            Next::Chance { lot, seat } => {
                let duel::Lot::Cards { seat: of, zone, .. } = lot;
                (seat, Use::Lot(of, zone))
            }
            _ => (self.position.turn_seat, Use::Pick),
        };
        Ok(one(self.cards(by, cards, what, Action::Outcome)?))
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
            Verb::MoveOn(to) => say(Action::MoveOn { to: *to }),
            Verb::EndTurn => say(Action::EndTurn),
            Verb::AgreeUntil(to) => say(Action::AgreeUpTo { to: *to }),
            Verb::Concede => say(Action::Concede),
            Verb::Declare(name) => say(Action::Choose(Picked::Name(self.face(name)?))),
            Verb::Choose(chosen) => self.choose(by, chosen),
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
            Verb::FlipSummon(card) => self.card(by, card, Use::Turn, &|card| {
                vec![Action::FlipSummon { card }]
            }),
            Verb::ChangePosition(card) => self.card(by, card, Use::Turn, &|card| {
                vec![Action::ChangePosition { card }]
            }),
        }
    }

    fn choose(&self, by: Seat, chosen: &Chosen) -> Read<Plan> {
        let picked = match chosen {
            Chosen::Nothing => Picked::Cards(SmallVec::new()),
            Chosen::Something => Picked::Unknown,
            Chosen::Mode(mode) => Picked::Mode(mode - 1),
            Chosen::Phase(phase) => Picked::Phase(*phase),
            Chosen::Cards(cards) => {
                return Ok(one(self.cards(by, cards, Use::Pick, Action::Choose)?));
            }
        };
        let action = Action::Choose(picked);
        Ok(one(Said { by, action }))
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
        let effects = self.effects(card, effect)?;
        let mut plan = self.card(by, card, Use::Activate, &|card| {
            let number = |effect: &u8| Action::Activate {
                card,
                effect: *effect,
            };
            effects.iter().map(number).collect()
        })?;
        plan.picks = picks.iter().map(|p| (kind(&p.value), p.clone())).collect();
        Ok(plan)
    }

    /// The effects that may be meant, from 0, the likeliest first. One the card doesn't have is
    /// left to the rules to refuse.
    fn effects(&self, card: &CardRef, written: Option<u8>) -> Read<Vec<u8>> {
        let Noun::Name(name) = &card.noun else {
            return Ok(vec![written.map_or(0, |effect| effect - 1)]);
        };
        let face = self.named(name, card)?;
        let effects = match self.catalogue.get(face) {
            Some(definition) => definition.effects.as_slice(),
            None => &[],
        };
        if written.is_some() || effects.is_empty() {
            return Ok(vec![written.map_or(0, |effect| effect - 1)]);
        }
        let mut all: Vec<u8> = (0..=u8::MAX).take(effects.len()).collect();
        all.sort_by_key(|effect| {
            let kind = &effects[usize::from(*effect)].kind;
            matches!(kind, EffectKind::Trigger { .. })
        });
        Ok(all)
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
    if let Some(At { value, span }) = tributes {
        let pick = At {
            value: Pick::Cost(value.clone()),
            span: *span,
        };
        plan.picks.push((ChoiceKind::Tribute, pick));
    }
    plan
}

const fn kind(pick: &Pick) -> ChoiceKind {
    match pick {
        Pick::Mode(_) => ChoiceKind::Mode,
        Pick::Name(_) => ChoiceKind::Name,
        Pick::Cost(_) => ChoiceKind::Cost,
        Pick::Target(_) => ChoiceKind::Target,
    }
}
