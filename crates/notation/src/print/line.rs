//! Actions and cards in their canonical form.

use super::names::{list, write_name};
use crate::parse::words::{self, word};
use crate::script::{At, CardRef, Chosen, Deed, Facing, Lies, Line, Noun, Pick, Spot, UpTo, Verb};
use duel::How;
use std::fmt::{Display, Formatter, Result};

impl Display for Line {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.deed.fmt(f)?;
        match &self.words {
            Some(words) => write!(f, " \"{words}\""),
            None => Ok(()),
        }
    }
}

impl Display for Deed {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Seat { by, verb } => write!(f, "{by} {verb}"),
            Self::BothPass(how) => write!(f, "both pass{}", Given(*how)),
            Self::BothPassUntil(how, to) => {
                write!(f, "both pass{} until the {}", Given(*how), end_of(*to))
            }
            Self::Chance(cards) => {
                write!(f, "chance picks ")?;
                list(f, cards)
            }
            Self::Coin(true) => write!(f, "coin: heads"),
            Self::Coin(false) => write!(f, "coin: tails"),
            Self::Die(number) => write!(f, "die: {number}"),
            Self::Told { also: true, tell } => write!(f, "also: {tell}"),
            Self::Told { also: false, tell } => write!(f, "effect: {tell}"),
        }
    }
}

fn end_of(to: UpTo) -> &'static str {
    match to {
        UpTo::OpenState => "open state",
        UpTo::Step(step) => word(&words::STEPS, &step),
        UpTo::Phase(phase) => word(&words::PHASES, &phase),
    }
}

/// How a pass was given, after the verb.
struct Given(How);

impl Display for Given {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match word(&words::PASSES, &self.0) {
            "" => Ok(()),
            how => write!(f, " {how}"),
        }
    }
}

impl Display for Verb {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Activate {
                card,
                effect,
                picks,
            } => {
                write!(f, "activates {card}")?;
                if let Some(effect) = effect {
                    write!(f, " effect {effect}")?;
                }
                all(f, picks)
            }
            Self::Pass(how) => write!(f, "passes{}", Given(*how)),
            Self::Ask => write!(f, "asks"),
            Self::Hold => write!(f, "holds"),
            Self::Automatic(on) => {
                let on = if *on { "on" } else { "off" };
                write!(f, "turns automatic passing {on}")
            }
            Self::Summon { card, tributes } => {
                write!(f, "summons {card}")?;
                tributing(f, tributes.as_ref().map(|t| t.value.as_slice()))
            }
            Self::Set {
                card,
                in_defense,
                tributes,
            } => {
                let how = if *in_defense { " in defense" } else { "" };
                write!(f, "sets {card}{how}")?;
                tributing(f, tributes.as_ref().map(|t| t.value.as_slice()))
            }
            Self::FlipSummon(card) => write!(f, "flip summons {card}"),
            Self::GeminiSummon(card) => write!(f, "gemini summons {card}"),
            Self::SpecialSummon {
                manner,
                card,
                way,
                picks,
            } => {
                write!(f, "{} {card}", word(&words::MANNERS, manner))?;
                if let Some(way) = way {
                    write!(f, " by way {}", way.value)?;
                }
                all(f, picks)
            }
            Self::PendulumSummon { cards, lies } => pendulum(f, cards.as_ref(), lies.as_ref()),
            Self::ChangePosition(card) => write!(f, "changes the position of {card}"),
            Self::Attack { with, target: None } => write!(f, "attacks directly with {with}"),
            Self::Attack {
                with,
                target: Some(target),
            } => write!(f, "attacks {target} with {with}"),
            Self::AttackAnew(None) => write!(f, "attacks directly"),
            Self::AttackAnew(Some(target)) => write!(f, "attacks {target}"),
            Self::CancelAttack => write!(f, "cancels the attack"),
            Self::MoveOn(None) => write!(f, "moves on"),
            Self::MoveOn(Some(phase)) => write!(f, "moves to {}", word(&words::PHASES, phase)),
            Self::EndTurn => write!(f, "ends the turn"),
            Self::AgreeUntil(phase) => {
                write!(f, "agrees until the {}", word(&words::PHASES, phase))
            }
            Self::Choose { chosen, picks } => {
                write!(f, "chooses {chosen}")?;
                all(f, picks)
            }
            Self::Discard(cards) => {
                write!(f, "discards ")?;
                list(f, cards)
            }
            Self::Declare(name) => {
                write!(f, "declares ")?;
                write_name(f, &name.value)
            }
            Self::Show { card, open: true } => write!(f, "shows {card}"),
            Self::Show { card, open: false } => write!(f, "has {card}"),
            Self::Concede => write!(f, "concedes"),
        }
    }
}

fn tributing(f: &mut Formatter<'_>, tributes: Option<&[CardRef]>) -> Result {
    match tributes {
        None => Ok(()),
        Some(cards) => {
            write!(f, " tributing ")?;
            list(f, cards)
        }
    }
}

/// Clauses, one behind the other.
fn all(f: &mut Formatter<'_>, picks: &[At<Pick>]) -> Result {
    picks
        .iter()
        .try_for_each(|pick| write!(f, " {}", pick.value))
}

fn pendulum(
    f: &mut Formatter<'_>,
    cards: Option<&At<Vec<CardRef>>>,
    lies: Option<&At<Lies>>,
) -> Result {
    write!(f, "pendulum summons")?;
    if let Some(cards) = cards {
        write!(f, " ")?;
        list(f, &cards.value)?;
    }
    match lies {
        Some(lies) => write!(f, " {}", word(&words::POSITIONS, &lies.value)),
        None => Ok(()),
    }
}

impl Display for Pick {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(self.word())?;
        if matches!(self, Self::Lies(_) | Self::As(_)) {
            return Ok(());
        }
        write!(f, " ")?;
        match self {
            Self::Mode(mode) => mode.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Declared(name) => write_name(f, &name.value),
            Self::Material(cards) | Self::Cost(_, cards) | Self::Target(cards) => list(f, cards),
            Self::Paid(amount) => write!(f, "{amount} LP"),
            Self::Lies(_) | Self::As(_) => Ok(()),
        }
    }
}

impl Display for Chosen {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Cards(cards) => list(f, cards),
            Self::Nothing => write!(f, "nothing"),
            Self::Something => write!(f, "something"),
            Self::Mode(mode) => write!(f, "mode {mode}"),
            Self::Phase(phase) => write!(f, "{}", word(&words::PHASES, phase)),
            Self::Whether(true) => write!(f, "yes"),
            Self::Whether(false) => write!(f, "no"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Lies(lies) => write!(f, "{}", word(&words::STANCES, lies)),
        }
    }
}

impl Display for CardRef {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match (self.side, &self.noun) {
            (Some(side), _) => write!(f, "{} ", word(&words::SIDES, &side))?,
            (None, Noun::Card | Noun::Monster) => write!(f, "a ")?,
            (None, Noun::Name(_)) => {}
        }
        match self.facing {
            Some(Facing::Set) => write!(f, "set ")?,
            Some(Facing::Up) => write!(f, "face-up ")?,
            None => {}
        }
        match &self.noun {
            Noun::Name(name) => write_name(f, name)?,
            Noun::Card => write!(f, "card")?,
            Noun::Monster => write!(f, "monster")?,
        }
        match self.place {
            None => Ok(()),
            Some(Spot::Zone(zone)) => write!(f, " in zone {zone}"),
            Some(spot) => write!(f, " {}", word(&words::SPOTS, &spot)),
        }
    }
}
