//! What can be typed next at the prompt: the words the language takes there, the cards that can be
//! meant, and before the others what the seat could do now.
//!
//! Everything is made of the position as the role knows it, so what it may not know is never
//! proposed. Names of cards that are nowhere to be seen come from the catalogue, the same for
//! everybody.

use super::command::COMMANDS;
use crate::arguments::As;
use crate::offers;
use duel::{Mode, Position, Row, Seat, Zone};
use rules::Catalogue;
use std::sync::Arc;
use wording::Wording;

/// So many are proposed at most.
const MOST: usize = 60;
/// So much of a name has to be typed before the whole catalogue is looked through.
const LEAST_OF_NAME: usize = 2;

/// What completion knows: no more than the role.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    known: Position,
    cards: Arc<Catalogue>,
    role: As,
    /// The lines that could be said now.
    offered: Vec<String>,
}

impl Scene {
    /// The scene of a position as a role knows it.
    #[must_use]
    pub(super) fn new(known: Position, cards: Arc<Catalogue>, role: As, words: &Wording) -> Self {
        let speaks = |seat: &Seat| role.role().is(*seat);
        let offered = Seat::BOTH.into_iter().filter(speaks);
        let offered = offered
            .flat_map(|seat| offers::every_line(&known, &cards, seat, words))
            .collect();
        Self {
            known,
            cards,
            role,
            offered,
        }
    }

    /// True when something that can be said now begins so: the one predicate of what comes first.
    fn is_offered(&self, beginning: &str) -> bool {
        let begins = |line: &String| begins_with(line, beginning);
        self.offered.iter().any(begins)
    }

    /// What the beginning of a line can be completed to, each as a whole beginning.
    #[must_use]
    pub(super) fn complete(&self, typed: &str) -> Vec<String> {
        let mut found: Vec<String> = Vec::new();
        for at in boundaries(typed) {
            let (before, begun) = typed.split_at(at);
            for word in self.next(before, begun) {
                let whole = format!("{before}{word}");
                if begins_with(&whole, typed) && !found.contains(&whole) {
                    found.push(whole);
                }
            }
        }
        self.sorted(found)
    }

    /// What can be said now comes first; where the rules are kept, a seat is proposed nothing else.
    fn sorted(&self, found: Vec<String>) -> Vec<String> {
        let (mut first, mut rest): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|line| self.is_offered(line));
        if !first.is_empty() && self.known.mode == Mode::Strict {
            rest.retain(|line| seat_of(line).is_none());
        }
        first.extend(rest);
        first.truncate(MOST);
        first
    }

    fn next(&self, before: &str, begun: &str) -> Vec<String> {
        let expected = notation::expected(before);
        let words = expected.words.iter().map(|word| (*word).to_owned());
        let mut all: Vec<String> = match before.trim().is_empty() {
            true => words
                .filter(|word| self.may_begin(word))
                .chain(commands())
                .collect(),
            false => words.collect(),
        };
        if expected.card {
            all.extend(self.answers(before));
            all.extend(self.cards_for(before));
        }
        let seen = all.iter().any(|word| begins_with(word, begun));
        if (expected.card && !seen) || expected.name {
            all.extend(self.names(begun));
        }
        all
    }

    /// A seat says only its own lines.
    fn may_begin(&self, word: &str) -> bool {
        match self.role.role().seat() {
            _ if self.role == As::Judge => true,
            Some(seat) => word == seat.letter(),
            None => false,
        }
    }

    /// Whole answers to a choice, as they could be given.
    fn answers(&self, before: &str) -> Vec<String> {
        if verb_of(before) != "chooses" {
            return Vec::new();
        }
        let begins = |line: &&String| begins_with(line, before);
        let offered = self.offered.iter().filter(begins);
        let rest = offered.filter_map(|line| line.get(before.len()..));
        rest.map(str::to_owned).collect()
    }

    /// The cards that can be meant there.
    fn cards_for(&self, before: &str) -> Vec<String> {
        let by = seat_of(before);
        let fits = fit(before);
        let rows = self.known.rows.iter().filter(|row| fits(row, by));
        let mut all: Vec<String> = rows.filter_map(|row| self.spoken(row, by)).collect();
        all.sort();
        all.dedup();
        all
    }

    /// A card as it is spoken of.
    fn spoken(&self, row: &Row, by: Option<Seat>) -> Option<String> {
        let own = by == Some(row.place.seat);
        let whose = if own {
            String::new()
        } else {
            format!("{}'s ", row.place.seat)
        };
        let face = row.face.filter(|face| face.0 != 0);
        if let Some(face) = face {
            return Some(format!("{whose}{}", wording::spelled(&self.cards, face)));
        }
        let zone = row.place.slot + 1;
        match row.place.zone {
            Zone::Monster => Some(format!("{}'s set monster in zone {zone}", row.place.seat)),
            Zone::Spell => Some(format!("{}'s set card in zone {zone}", row.place.seat)),
            Zone::Hand if own => Some("a card".to_owned()),
            _ => None,
        }
    }

    /// Names of the catalogue in any language that begin so.
    fn names(&self, begun: &str) -> Vec<String> {
        if begun.chars().count() < LEAST_OF_NAME {
            return Vec::new();
        }
        let cards = self.cards.iter();
        let names = cards.flat_map(|card| card.names.all().map(str::to_owned).collect::<Vec<_>>());
        let fitting = names.filter(|name| begins_with(name, begun));
        let safe = |name: String| match name.contains([',', ';', ':', '"']) {
            true => None,
            false => Some(name),
        };
        let mut all: Vec<String> = fitting.filter_map(safe).collect();
        all.sort();
        all.dedup();
        all.truncate(MOST);
        all
    }
}

/// The commands, as words.
fn commands() -> impl Iterator<Item = String> {
    let words = COMMANDS.iter().flat_map(|(_, words, _)| *words);
    let words = words.filter(|word| word.chars().all(char::is_alphabetic));
    words.map(|word| (*word).to_owned())
}

/// Where the word that is being typed may begin: the beginning, and behind every space.
fn boundaries(typed: &str) -> Vec<usize> {
    let spaces = typed.char_indices().filter(|(_, c)| c.is_whitespace());
    let behind = spaces.map(|(at, c)| at + c.len_utf8());
    std::iter::once(0).chain(behind).collect()
}

/// True when a text begins so, whatever the case.
fn begins_with(text: &str, beginning: &str) -> bool {
    let mut left = text.chars().flat_map(char::to_lowercase);
    beginning
        .chars()
        .flat_map(char::to_lowercase)
        .all(|c| left.next() == Some(c))
}

fn seat_of(before: &str) -> Option<Seat> {
    let word = before.split_whitespace().next()?;
    Seat::BOTH
        .into_iter()
        .find(|seat| seat.letter().eq_ignore_ascii_case(word))
}

/// What stands behind the seat, where nothing else does yet.
fn verb_of(before: &str) -> String {
    let words: Vec<&str> = before.split_whitespace().skip(1).collect();
    words.join(" ").to_lowercase()
}

/// Whether a card can be meant at a place of a line, by who says it.
fn fit(before: &str) -> fn(&Row, Option<Seat>) -> bool {
    match verb_of(before).as_str() {
        "activates" => |row, by| {
            let zone = row.place.zone;
            let usable = zone.on_field() || matches!(zone, Zone::Hand | Zone::Graveyard);
            by == Some(row.place.seat) && usable
        },
        "summons" | "sets" | "pendulum summons" => {
            |row, by| by == Some(row.place.seat) && row.place.zone == Zone::Hand
        }
        "shows" | "has" => |row, by| {
            by == Some(row.place.seat)
                && matches!(row.place.zone, Zone::Hand | Zone::Spell | Zone::Monster)
        },
        "flip summons"
        | "gemini summons"
        | "changes the position of"
        | "attacks with"
        | "attacks directly with" => {
            |row, by| by == Some(row.place.seat) && row.place.zone == Zone::Monster
        }
        "attacks" => |row, by| by != Some(row.place.seat) && row.place.zone == Zone::Monster,
        verb if verb.ends_with(" summons") => |row, by| {
            let from = matches!(row.place.zone, Zone::Hand | Zone::Extra | Zone::Graveyard);
            by == Some(row.place.seat) && from
        },
        verb if verb.starts_with("attacks") && verb.ends_with(" with") => {
            |row, by| by == Some(row.place.seat) && row.place.zone == Zone::Monster
        }
        _ => |row, by| match row.place.zone {
            Zone::Hand | Zone::Extra => by == Some(row.place.seat),
            Zone::Graveyard | Zone::Banished | Zone::Material => row.face.is_some(),
            zone => zone.on_field(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::known::known_to;
    use crate::rehearsal::{context, recorded_of};
    use crate::scripts::Written;
    use std::path::Path;

    const TABLE: &str = "turn 3 of A, main phase 1\n\
        seat A  hand: Sangan, Waboku, 1 card  monsters: Summoned Skull  set: Mind Crush\n\
        seat B  hand: Torrential Tribute, Cannon Soldier  monsters: Gemini Elf  set: Trap Hole\n";

    fn scene(text: &str, role: As) -> Scene {
        let context = context();
        let written = Written::of(Path::new("one.duel"), text.to_owned(), &context.words);
        let written = written.unwrap_or_else(|failure| panic!("{failure:?}"));
        let mut full = Position::new();
        for record in recorded_of(&written, &context) {
            if !record.event.is_desk() {
                full.apply(&record.event).expect("it folds");
            }
        }
        let known = known_to(role.role(), &full);
        Scene::new(known, Arc::clone(&context.cards), role, &context.words)
    }

    fn all(typed: &str, role: As) -> Vec<String> {
        scene(TABLE, role).complete(typed)
    }

    #[test]
    fn a_seat_a_verb_a_card_and_a_place_are_completed() {
        assert!(all("", As::Judge).contains(&"both pass".to_owned()));
        assert!(all("A su", As::Judge).contains(&"A summons".to_owned()));
        assert_eq!(all("A summons s", As::Judge), ["A summons Sangan"]);
        assert_eq!(all("A moves to en", As::Judge), ["A moves to end phase"]);
        let places = scene(&format!("mode witness\n{TABLE}"), As::Judge);
        let places = places.complete("A summons Sangan from the h");
        assert_eq!(places, ["A summons Sangan from the hand"]);
    }

    #[test]
    fn two_words_of_a_verb_and_of_a_name_are_completed_in_their_midst() {
        let special = scene(&format!("mode witness\n{TABLE}"), As::Judge);
        assert_eq!(special.complete("a special su"), ["a special summons"]);
        let elf = special.complete("A attacks B's gemini e");
        assert_eq!(elf, ["A attacks B's Gemini Elf"]);
    }

    #[test]
    fn where_the_rules_are_kept_only_what_can_be_said_is_proposed() {
        let verbs = all("A ", As::Judge);
        assert!(verbs.contains(&"A summons".to_owned()), "{verbs:?}");
        assert!(!verbs.contains(&"A gemini summons".to_owned()), "{verbs:?}");
        let witness = scene(&format!("mode witness\n{TABLE}"), As::Judge);
        let verbs = witness.complete("A ");
        let at = |verb: &str| verbs.iter().position(|one| one == verb);
        assert!(at("A summons") < at("A gemini summons"), "{verbs:?}");
        assert!(at("A gemini summons").is_some());
    }

    #[test]
    fn a_seat_is_proposed_its_own_lines_and_never_what_the_other_holds() {
        let beginnings = [
            "",
            "A ",
            "A activates ",
            "A activates Waboku targeting ",
            "A summons ",
            "A shows ",
            "A attacks ",
            "A chooses ",
            "B ",
            "B activates ",
            "B summons ",
            "A activates T",
        ];
        let proposed = |role| -> Vec<String> {
            let scene = scene(&format!("mode witness\n{TABLE}"), role);
            beginnings
                .iter()
                .flat_map(|typed| scene.complete(typed))
                .collect()
        };
        let (judge, seat) = (proposed(As::Judge), proposed(As::A));
        let names = |all: &[String], name| all.iter().any(|line| line.contains(name));
        for hidden in ["Torrential Tribute", "Cannon Soldier", "Trap Hole"] {
            assert!(names(&judge, hidden), "a judge is proposed {hidden}");
            assert!(!names(&seat, hidden), "{seat:?}");
        }
        assert!(names(&seat, "B's set card in zone 1"));
        assert!(!seat.contains(&"B".to_owned()) && !seat.contains(&"both pass".to_owned()));
    }

    /// Two tables that differ in nothing A may know are completed alike, letter by letter.
    #[test]
    fn what_the_other_holds_changes_nothing_of_what_a_seat_is_proposed() {
        let other = TABLE
            .replace("Torrential Tribute", "Waboku")
            .replace("Trap Hole", "Mirror Force");
        let [one, two] = [TABLE, &other].map(|text| scene(&format!("mode witness\n{text}"), As::A));
        for typed in [
            "A ",
            "A activates ",
            "A activates To",
            "A activates Waboku targeting ",
            "B activates Tr",
        ] {
            assert_eq!(one.complete(typed), two.complete(typed), "{typed}");
        }
    }

    #[test]
    fn a_card_nobody_has_seen_is_completed_from_the_catalogue_in_any_language() {
        let proposed = all("A activates monster reb", As::A);
        assert!(
            proposed.contains(&"A activates Monster Reborn".to_owned()),
            "{proposed:?}"
        );
        assert!(
            all("A activates m", As::Spectator)
                .iter()
                .all(|line| !line.contains("Mind Crush"))
        );
    }
}
