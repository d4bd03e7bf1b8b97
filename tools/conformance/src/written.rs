//! A trace as a written duel: its set-up, and what was said on our engine.

use crate::ours::Ours;
use crate::rule_sets::RuleSet;
use crate::theirs::{TheirCard, Theirs, seat};
use crate::trace::Trace;
use duel::{Action, Seat, Which, Zone};
use rules::Said;
use std::fmt::Write as _;
use wording::{Language, Wording};

/// A duel while it is written down.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    head: String,
    lines: Vec<String>,
}

/// The parts of a set-up in the order in which they are written.
const PARTS: [(Zone, &str); 8] = [
    (Zone::Hand, "hand"),
    (Zone::Extra, "extra deck"),
    (Zone::Graveyard, "graveyard"),
    (Zone::Banished, "banished"),
    (Zone::Monster, "monsters"),
    (Zone::Spell, "spells"),
    (Zone::Spell, SET),
    (Zone::Field, "field zone"),
];

/// The part of the face-down spells and traps.
const SET: &str = "set";

impl Written {
    /// The beginning: the rules and how the cards lie.
    pub(crate) fn new(trace: &Trace, theirs: &Theirs, rules: &RuleSet) -> Self {
        let title = format!("The recorded duel {}", trace.id);
        let mut head = format!("title {title}\nrules {}\n", rules.written());
        head.push_str("mode strict\npasses written\nturn 1 of A\n");
        for side in Seat::BOTH {
            let _ = writeln!(head, "seat {side}  lp: {}", trace.lp[side.index()]);
            for part in parts(trace, theirs, side) {
                let _ = writeln!(head, "seat {side}  {part}");
            }
        }
        Self {
            head,
            lines: Vec::new(),
        }
    }

    /// How a line is written that is said now.
    pub(crate) fn line(ours: &Ours<'_>, said: &Said) -> String {
        let words = Wording::new(Language::En);
        words.said(said, &ours.position, ours.cards) + first_effect(ours, said)
    }

    /// A line that was said.
    pub(crate) fn push(&mut self, line: String) {
        self.lines.push(line);
    }

    /// The text.
    pub(crate) fn text(&self) -> String {
        format!("{}\n{}\n", self.head, self.lines.join("\n"))
    }
}

/// The first of several effects is named too: without a number the likeliest would be meant.
fn first_effect(ours: &Ours<'_>, said: &Said) -> &'static str {
    let Action::Activate {
        card: Which::Card(card),
        effect: 0,
    } = said.action
    else {
        return "";
    };
    let def = ours.cards.get(ours.face(card));
    let several = def.is_some_and(|def| def.effects.len() > 1);
    if several { " effect 1" } else { "" }
}

fn parts(trace: &Trace, theirs: &Theirs, side: Seat) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for (zone, word) in PARTS {
        let down = (zone == Zone::Spell).then_some(word == SET);
        let mut cards: Vec<String> = lying(trace, theirs, (side, zone), down).collect();
        // Of a graveyard the card that came last lies on top.
        if zone == Zone::Graveyard {
            cards.reverse();
        }
        parts.extend(part(word, &cards));
    }
    let deck = trace.setup.decks[side.index()].iter();
    let left = deck.filter(|id| {
        let card = theirs.cards.get(id);
        card.is_some_and(|card| card.place == Some((side, Zone::Deck)))
    });
    let deck: Vec<String> = left.map(|id| name(trace, *id)).collect();
    parts.extend(part("deck", &deck));
    parts
}

fn part(word: &str, cards: &[String]) -> Option<String> {
    (!cards.is_empty()).then(|| format!("{word}: {}", cards.join(", ")))
}

/// The cards of a place before the first turn, where the opening hands are drawn; only those that
/// lie face-down, or only the others, where that is said.
fn lying<'a>(
    trace: &'a Trace,
    theirs: &'a Theirs,
    place: (Seat, Zone),
    down: Option<bool>,
) -> impl Iterator<Item = String> + 'a {
    let here = move |id: u32| {
        theirs
            .cards
            .get(&id)
            .filter(|card| card.place == Some(place))
    };
    trace.setup.cards.iter().filter_map(move |card| {
        let lies = here(card.id).filter(|card| down.is_none_or(|down| card.down == down))?;
        let zone = card.at.as_ref().filter(|at| seat(at.player) == place.0);
        let zone = zone.map_or(1, |at| at.seq + 1);
        Some(format!(
            "{}{}",
            name(trace, card.id),
            how(lies, place.1, zone)
        ))
    })
}

fn how(card: &TheirCard, zone: Zone, number: u8) -> String {
    match zone {
        Zone::Monster if card.down => format!(" set in zone {number}"),
        Zone::Monster if card.defense => format!(" in defense in zone {number}"),
        Zone::Monster => format!(" in zone {number}"),
        Zone::Spell => format!(" in zone {number}"),
        Zone::Banished if card.down => " face-down".to_owned(),
        _ => String::new(),
    }
}

/// A name in brackets, so that no word of it is read as another.
fn name(trace: &Trace, id: u32) -> String {
    let card = trace.setup.cards.iter().find(|card| card.id == id);
    card.map_or_else(|| "1 card".to_owned(), |card| format!("[{}]", card.name))
}
