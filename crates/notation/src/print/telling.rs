//! What a declared card does, and what it is, in canonical form.

use super::names::{list, write_name};
use crate::parse::words::{self, FATES, STANCES, VALUES, word};
use crate::script::{CardLine, CardRef, Lies, Tell};
use duel::{Fate, Negation};
use rules::vocabulary::CardKind;
use std::fmt::{Display, Formatter, Result};

impl Display for Tell {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Moved(cards, fate) => moved(f, cards, *fate),
            Self::Summoned {
                cards,
                lies,
                across,
            } => {
                about(f, "summon", cards)?;
                position(f, *lies)?;
                f.write_str(if *across { " to the other side" } else { "" })
            }
            Self::Tokens {
                count,
                name,
                lies,
                across,
            } => {
                write!(f, "make {count} ")?;
                write_name(f, &name.value)?;
                position(f, *lies)?;
                f.write_str(if *across { " on the other side" } else { "" })
            }
            Self::Drawn(None, count) => write!(f, "draw {count}"),
            Self::Drawn(Some(seat), count) => write!(f, "{seat} draws {count}"),
            Self::LifePoints(seat, by) => {
                let way = if *by < 0 { "loses" } else { "gains" };
                write!(f, "{seat} {way} {} LP", by.unsigned_abs())
            }
            Self::Turned(cards, lies) => {
                about(f, "turn", cards)?;
                write!(f, " to {}", word(&STANCES, lies))
            }
            Self::Control { cards, this_turn } => {
                about(f, "take control of", cards)?;
                turn(f, *this_turn)
            }
            Self::Becomes {
                cards,
                what,
                to,
                this_turn,
            } => {
                write!(f, "change the {} of ", word(&VALUES, what))?;
                list(f, cards)?;
                write!(f, " to {to}")?;
                turn(f, *this_turn)
            }
            Self::EffectsNegated { cards, this_turn } => {
                about(f, "negate the effects of", cards)?;
                turn(f, *this_turn)
            }
            Self::Counters(card, kind, by) => {
                let (way, joint) = match *by < 0 {
                    true => ("remove", "from"),
                    false => ("put", "on"),
                };
                let plural = if by.unsigned_abs() == 1 { "" } else { "s" };
                write!(
                    f,
                    "{way} {} {kind} counter{plural} {joint} {card}",
                    by.unsigned_abs()
                )
            }
            Self::LinkNegated(link, Negation::Activation) => {
                write!(f, "negate the activation of link {link}")
            }
            Self::LinkNegated(link, Negation::Effect) => {
                write!(f, "negate the effect of link {link}")
            }
            Self::SummonNegated => write!(f, "negate the summon"),
            Self::AttackNegated => write!(f, "negate the attack"),
            Self::Attached(cards) => about(f, "attach", cards),
            Self::Equipped(card) => write!(f, "equip to {card}"),
            Self::Shuffled(seat) => write!(f, "shuffle {} deck", word(&words::SIDES, seat)),
            Self::Shown(cards) => about(f, "show", cards),
            Self::Won(seat) => write!(f, "{seat} wins"),
            Self::Other => write!(f, "something"),
            Self::Over => write!(f, "done"),
        }
    }
}

fn moved(f: &mut Formatter<'_>, cards: &[CardRef], fate: Fate) -> Result {
    let (verb, behind) = match fate {
        Fate::Destroyed => ("destroy", ""),
        Fate::Sent => ("send", "to the graveyard"),
        Fate::Discarded => ("discard", ""),
        Fate::Tributed => ("tribute", ""),
        Fate::Banished => ("banish", ""),
        Fate::BanishedFaceDown => ("banish", "face-down"),
        Fate::Detached => ("detach", ""),
        Fate::Set => ("set", ""),
        Fate::ToHand | Fate::OntoDeck | Fate::UnderDeck | Fate::IntoDeck => {
            ("return", word(&FATES, &fate))
        }
    };
    about(f, verb, cards)?;
    let gap = if behind.is_empty() { "" } else { " " };
    write!(f, "{gap}{behind}")
}

fn about(f: &mut Formatter<'_>, verb: &str, cards: &[CardRef]) -> Result {
    write!(f, "{verb} ")?;
    list(f, cards)
}

fn position(f: &mut Formatter<'_>, lies: Option<Lies>) -> Result {
    match lies {
        Some(lies) => write!(f, " {}", word(&words::POSITIONS, &lies)),
        None => Ok(()),
    }
}

fn turn(f: &mut Formatter<'_>, this_turn: bool) -> Result {
    f.write_str(if this_turn { " for this turn" } else { "" })
}

impl Display for CardLine {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "card ")?;
        write_name(f, &self.name.value)?;
        write!(f, ": ")?;
        match &self.kind {
            CardKind::Spell(spell) => f.write_str(word(&words::SPELLS, spell)),
            CardKind::Trap(trap) => f.write_str(word(&words::TRAPS, trap)),
            CardKind::Monster(monster) => {
                let frame = match (self.plain, monster.token) {
                    (_, true) => "token",
                    (true, _) => "normal monster",
                    (false, _) => word(&words::FRAMES, &monster.kind),
                };
                f.write_str(frame)?;
                facts(f, monster)
            }
        }
    }
}

fn facts(f: &mut Formatter<'_>, monster: &rules::vocabulary::Monster) -> Result {
    if monster.level > 0 {
        write!(f, ", level {}", monster.level)?;
    }
    for (is, word) in [
        (monster.tuner, "tuner"),
        (monster.flip, "flip"),
        (monster.spirit, "spirit"),
        (monster.gemini, "gemini"),
    ] {
        if is {
            write!(f, ", {word}")?;
        }
    }
    if let Some(scale) = monster.scale {
        write!(f, ", scale {scale}")?;
    }
    for known in [monster.attribute, monster.race] {
        if known != words::unsaid() {
            write!(f, ", {known}")?;
        }
    }
    for (value, word) in [(monster.atk, "ATK"), (monster.def, "DEF")] {
        if let Some(value) = value {
            write!(f, ", {word} {value}")?;
        }
    }
    Ok(())
}
