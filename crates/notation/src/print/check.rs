//! Checks in their canonical form.

use super::Counters;
use super::names::write_name;
use crate::parse::words::{self, word};
use crate::script::{Awaited, Check, CheckWhat, Fate, Lies, Spot, State, Whose};
use duel::Seat;
use std::fmt::{Display, Formatter, Result};

impl Display for Check {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::NotAsked(seat, window) => write!(
                f,
                "{seat} was not asked{}",
                Behind(&words::WINDOWS, *window)
            ),
            Self::Passed(seat, window) => {
                write!(f, "{seat} passed{}", Behind(&words::WINDOWS, *window))
            }
            Self::Lp(seat, lp) => write!(f, "{seat}: lp {lp}"),
            Self::In { what, seat, place } => {
                match what {
                    CheckWhat::Some(name) => write_name(f, &name.value)?,
                    CheckWhat::No(name) => {
                        write!(f, "no ")?;
                        write_name(f, &name.value)?;
                    }
                    CheckWhat::Count(1) => write!(f, "1 card")?,
                    CheckWhat::Count(count) => write!(f, "{count} cards")?,
                }
                where_(f, *seat, *place)
            }
            Self::Chain(0) => write!(f, "no chain"),
            Self::Chain(links) => write!(f, "chain {links}"),
            Self::Link(link, outcome) => {
                write!(f, "link {link} {}", word(&words::OUTCOMES, outcome))
            }
            Self::LinkIs(link, card) => write!(f, "link {link} is {card}"),
            Self::LinkSpeed(link, speed) => write!(f, "link {link} has spell speed {speed}"),
            Self::Awaited(awaited) => match awaited {
                Awaited::ToAnswer(seat, window) => {
                    write!(f, "{seat} to answer{}", Behind(&words::WINDOWS, *window))
                }
                Awaited::ToChoose(seat, kind) => {
                    write!(f, "{seat} to choose{}", Behind(&words::CHOICES, *kind))
                }
                Awaited::Chance => write!(f, "chance to decide"),
                Awaited::Over => write!(f, "the duel is over"),
            },
            Self::Irregularity(None) => write!(f, "no irregularity"),
            Self::Irregularity(Some(rule)) => write!(f, "irregularity {}", rule.value),
            Self::Turn(moment) => write!(f, "turn {moment}"),
            Self::Step(step, timing) => {
                write!(f, "{}", word(&words::STEPS, step))?;
                let comma = if timing.is_some() { "," } else { "" };
                write!(f, "{comma}{}", Behind(&words::TIMINGS, *timing))
            }
            Self::Attack(attacker, None) => write!(f, "direct attack of {attacker}"),
            Self::Attack(attacker, Some(target)) => write!(f, "attack of {attacker} on {target}"),
            Self::NoAttack => write!(f, "no attack"),
            Self::Summon(None) => write!(f, "no summon"),
            Self::Summon(Some(card)) => write!(f, "summon of {card}"),
            Self::Is(card, state) => write!(f, "{card} {state}"),
            Self::Trigger(card, Fate::Met) => write!(f, "{card} triggered"),
            Self::Trigger(card, Fate::Missed) => write!(f, "{card} missed its timing"),
            Self::Lingering(name, there) => {
                let no = if *there { "" } else { "no " };
                write!(f, "{no}lingering effect of ")?;
                write_name(f, &name.value)
            }
            Self::Result(seat, reason) => {
                match seat {
                    Some(seat) => write!(f, "{seat} wins")?,
                    None => write!(f, "the duel is a draw")?,
                }
                write!(f, "{}", Behind(&words::REASONS, *reason))
            }
            Self::Loop => write!(f, "a loop was found"),
            Self::AtFirst(check) => write!(f, "at first {check}"),
        }
    }
}

impl Display for Whose {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        if let Some(side) = self.side {
            write!(f, "{} ", word(&words::SIDES, &side))?;
        }
        write_name(f, &self.name.value)
    }
}

impl Display for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Atk(atk) => write!(f, "has {atk} ATK"),
            Self::Def(def) => write!(f, "has {def} DEF"),
            Self::Level(level) => write!(f, "has level {level}"),
            Self::Counters(count, word) => write!(f, "has {}", Counters(*count, *word)),
            Self::Materials(1) => write!(f, "has 1 material"),
            Self::Materials(count) => write!(f, "has {count} materials"),
            Self::Negated(true) => write!(f, "is negated"),
            Self::Negated(false) => write!(f, "is not negated"),
            Self::Lies(Lies::Set) => write!(f, "is face-down"),
            Self::Lies(lies) => write!(f, "is {}", word(&words::LIES, lies)),
            Self::Tied(tie, to) => write!(f, "is {} {to}", word(&words::TIES, tie)),
            Self::Zone(zone) => write!(f, "is in zone {zone}"),
        }
    }
}

/// The words of a value behind a space, where there is one.
struct Behind<T: 'static>(&'static [(T, &'static str)], Option<T>);

impl<T: PartialEq> Display for Behind<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.1 {
            Some(value) => write!(f, " {}", word(self.0, value)),
            None => Ok(()),
        }
    }
}

fn where_(f: &mut Formatter<'_>, seat: Seat, place: Spot) -> Result {
    let preposition = match place {
        Spot::Field => "on",
        Spot::Banished | Spot::Material => "among",
        _ => "in",
    };
    let side = word(&words::SIDES, &seat);
    write!(f, " {preposition} {side} {}", word(&words::PILES, &place))
}
