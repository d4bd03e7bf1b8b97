//! The canonical form of a written duel. What is printed reads back as the same script.

use crate::parse::cursor::same;
use crate::parse::words::{self, word};
use crate::script::{
    Awaited, CardRef, Check, CheckWhat, Chosen, Deed, Entry, Facing, Header, Lies, Line, Moment,
    Noun, Pick, Rules, RulesBase, Script, SetUp, SetUpCard, SetUpPart, SetUpPlace, SetUpWhat, Spot,
    Statement, Verb,
};
use duel::{How, Seat, WindowKind};
use std::fmt::{Display, Formatter, Result};

/// A file in its canonical form.
///
/// # Errors
/// The first mistake in it.
pub fn format(text: &str) -> std::result::Result<String, crate::NotationError> {
    Ok(crate::parse(text)?.to_string())
}

impl Display for Script {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.entries
            .iter()
            .try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

impl Display for Entry {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let blank = self.says.value == Statement::Blank;
        write!(f, "{}", self.says.value)?;
        match &self.comment {
            None => Ok(()),
            Some(comment) => {
                let gap = if blank { "" } else { "  " };
                let space = if comment.is_empty() { "" } else { " " };
                write!(f, "{gap};{space}{comment}")
            }
        }
    }
}

impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Blank => Ok(()),
            Self::Header(header) => header.fmt(f),
            Self::SetUp(set_up) => set_up.fmt(f),
            Self::Line(line) => line.fmt(f),
            Self::Refused { rule, line } => write!(f, "refused {}: {line}", rule.value),
            Self::Check(check) => write!(f, "! {check}"),
        }
    }
}

impl Display for Header {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Title(text) => write!(f, "title {text}"),
            Self::Event(text) => write!(f, "event {text}"),
            Self::Round(text) => write!(f, "round {text}"),
            Self::Table(text) => write!(f, "table {text}"),
            Self::Date(text) => write!(f, "date {text}"),
            Self::Player(seat, name) => write!(f, "player {seat} {name}"),
            Self::Rules(rules) => write!(f, "rules {rules}"),
            Self::Mode(mode) => write!(f, "mode {}", word(&words::MODES, mode)),
            Self::Passes(reading) => write!(f, "passes {}", word(&words::READINGS, reading)),
            Self::Turn(moment) => write!(f, "turn {moment}"),
        }
    }
}

impl Display for Rules {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        self.base.value.fmt(f)?;
        for (n, change) in self.changes.iter().enumerate() {
            let joined = if n == 0 { " with" } else { "," };
            write!(f, "{joined} {}: {}", change.flag.value, change.value.value)?;
        }
        Ok(())
    }
}

impl Display for RulesBase {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Named(name) => f.write_str(name),
            Self::Held(region, day) => write!(f, "{} {day}", region.letters()),
        }
    }
}

impl Display for Moment {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} of {}", self.turn, self.seat)?;
        match &self.phase {
            Some(phase) => write!(f, ", {}", word(&words::PHASES, phase)),
            None => Ok(()),
        }
    }
}

impl Display for SetUp {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "seat {}", self.seat)?;
        for part in &self.parts {
            match part {
                SetUpPart::Lp(lp) => write!(f, "  lp: {lp}")?,
                SetUpPart::Cards { place, cards } => {
                    write!(f, "  {}: ", word(&SetUpPlace::ALL, &place.value))?;
                    list(f, cards.iter().map(|card| &card.value))?;
                }
            }
        }
        Ok(())
    }
}

impl Display for SetUpCard {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.what {
            SetUpWhat::Named(name) => write_name(f, name)?,
            SetUpWhat::Unidentified(1) => write!(f, "1 card")?,
            SetUpWhat::Unidentified(count) => write!(f, "{count} cards")?,
        }
        match self.lies {
            None => {}
            Some(Lies::Attack) => write!(f, " in attack")?,
            Some(Lies::Defense) => write!(f, " in defense")?,
            Some(Lies::Set) => write!(f, " set")?,
        }
        match self.zone {
            Some(zone) => write!(f, " in zone {zone}"),
            None => Ok(()),
        }
    }
}

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
            Self::Chance(cards) => {
                write!(f, "chance picks ")?;
                list(f, cards)
            }
        }
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
                picks
                    .iter()
                    .try_for_each(|pick| write!(f, " {}", pick.value))
            }
            Self::Pass(how) => write!(f, "passes{}", Given(*how)),
            Self::Ask => write!(f, "asks"),
            Self::Hold => write!(f, "holds"),
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
            Self::ChangePosition(card) => write!(f, "changes the position of {card}"),
            Self::MoveOn(None) => write!(f, "moves on"),
            Self::MoveOn(Some(phase)) => write!(f, "moves to {}", word(&words::PHASES, phase)),
            Self::EndTurn => write!(f, "ends the turn"),
            Self::AgreeUntil(phase) => {
                write!(f, "agrees until the {}", word(&words::PHASES, phase))
            }
            Self::Choose(chosen) => write!(f, "chooses {chosen}"),
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

impl Display for Pick {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{} ", self.word())?;
        match self {
            Self::Mode(mode) => mode.fmt(f),
            Self::Name(name) => write_name(f, &name.value),
            Self::Cost(cards) | Self::Target(cards) => list(f, cards),
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

impl Display for Check {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::NotAsked(seat, window) => write!(f, "{seat} was not asked{}", In(*window)),
            Self::Passed(seat, window) => write!(f, "{seat} passed{}", In(*window)),
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
            Self::Awaited(awaited) => match awaited {
                Awaited::ToAnswer(seat, window) => write!(f, "{seat} to answer{}", In(*window)),
                Awaited::ToChoose(seat) => write!(f, "{seat} to choose"),
                Awaited::Chance => write!(f, "chance to decide"),
                Awaited::Over => write!(f, "the duel is over"),
            },
            Self::Irregularity(None) => write!(f, "no irregularity"),
            Self::Irregularity(Some(rule)) => write!(f, "irregularity {}", rule.value),
            Self::Turn(moment) => write!(f, "turn {moment}"),
            Self::AtFirst(check) => write!(f, "at first {check}"),
        }
    }
}

/// The kind of window, where one is named.
struct In(Option<WindowKind>);

impl Display for In {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.0 {
            Some(kind) => write!(f, " {}", word(&words::WINDOWS, kind)),
            None => Ok(()),
        }
    }
}

fn where_(f: &mut Formatter<'_>, seat: Seat, place: Spot) -> Result {
    let preposition = match place {
        Spot::Field => "on",
        Spot::Banished => "among",
        _ => "in",
    };
    let side = word(&words::SIDES, &seat);
    write!(f, " {preposition} {side} {}", word(&words::PILES, &place))
}

fn list<T: Display>(f: &mut Formatter<'_>, all: impl IntoIterator<Item = T>) -> Result {
    for (n, one) in all.into_iter().enumerate() {
        let comma = if n > 0 { ", " } else { "" };
        write!(f, "{comma}{one}")?;
    }
    Ok(())
}

fn write_name(f: &mut Formatter<'_>, name: &str) -> Result {
    if needs_brackets(name) {
        write!(f, "[{name}]")
    } else {
        f.write_str(name)
    }
}

/// True when a name could be read as something else.
fn needs_brackets(name: &str) -> bool {
    const FIRST: [&str; 11] = [
        "A's",
        "B's",
        "a",
        "the",
        "set",
        "face-down",
        "face-up",
        "no",
        "card",
        "cards",
        "monster",
    ];
    const WHOLE: [&str; 12] = [
        "nothing",
        "something",
        "turn",
        "chain",
        "link",
        "irregularity",
        "at",
        "A",
        "B",
        "mode",
        "chance",
        "the",
    ];
    const ANYWHERE: [&str; 9] = [
        "targeting",
        "tributing",
        "discarding",
        "declaring",
        "choosing",
        "effect",
        "zone",
        "cards",
        "card",
    ];
    const PLACES: [&str; 12] = [
        "hand",
        "deck",
        "graveyard",
        "field",
        "attack",
        "defense",
        "defence",
        "banished",
        "set",
        "face-down",
        "A's",
        "B's",
    ];
    let words: Vec<&str> = name.split(' ').collect();
    let any = |list: &[&str], word: &str| list.iter().any(|one| same(one, word));
    let number = |word: &str| word.parse::<u32>().is_ok();
    name.contains([',', ';', ':', '"'])
        || words
            .first()
            .is_some_and(|w| any(&FIRST, w) || any(&WHOLE, w))
        || words.iter().any(|w| any(&ANYWHERE, w))
        || words.iter().skip(1).any(|w| any(&PLACES, w))
        || (words.len() > 1 && number(words[0]))
        || words::PHASES.iter().any(|(_, phase)| same(phase, name))
}
