//! Everything that differs between two positions: what shows on the table in words, and of what
//! only the record remembers at least which part it is. Nothing only where the positions are equal.

use crate::{Difference, Wording, args, ids};
use duel::Position;
use rules::Catalogue;
use std::collections::BTreeSet;

/// A part of what only the record remembers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// What the table shows as well: said in words where the words differ.
    Shown,
    /// Which physical cards they are, who knows them, since when they lie there.
    Cards,
    /// What was last done, and what it may set off.
    Happened,
    /// How far what is carried out has come.
    UnderWay,
    /// How many records and windows lead here.
    Count,
    /// The rules, and how the record is kept: said in words wherever they differ.
    Rules,
}

impl Part {
    /// As the messages have it; none for what is said in words of its own.
    const fn id(self) -> Option<&'static str> {
        match self {
            Self::Shown => Some("shown"),
            Self::Cards => Some("cards"),
            Self::Happened => Some("happened"),
            Self::UnderWay => Some("under_way"),
            Self::Count => Some("count"),
            Self::Rules => None,
        }
    }
}

/// Compares two positions field by field. A field that isn't listed doesn't compile.
macro_rules! parts {
    ($both:expr; $($part:ident: $($field:ident)+;)+) => {{
        let [Position { $($($field: _,)+)+ }, _] = $both;
        let [one, other] = $both;
        let mut found = BTreeSet::new();
        $($(if one.$field != other.$field { found.insert(Part::$part); })+)+
        found
    }};
}

fn parts(both: [&Position; 2]) -> BTreeSet<Part> {
    parts! { both;
        Shown: turn turn_seat phase step timing lp values counters window choice attack chain
            summon joined lingering used used_ever goals settings result;
        Cards: rows pool;
        Happened: triggers asked_triggers happened occasion because resolving_since;
        UnderWay: point intent frame picked posture next_phase timing_served hand_limit repairs;
        Count: moment windows group lingering_since settled;
        Rules: profile mode reading;
    }
}

impl Wording {
    /// Everything that differs between two positions, as a role may read them. Empty only when
    /// they are equal; the same with the sides swapped when they are.
    ///
    /// ```
    /// use duel::{Position, Seat};
    /// use wording::{Language, Wording};
    ///
    /// let words = Wording::new(Language::En);
    /// let cards = rules::Catalogue::new(Vec::new(), duel::Digest([0; 32]));
    /// let (one, mut other) = (Position::new(), Position::new());
    /// assert!(words.every_difference([&one, &other], &cards).is_empty());
    /// other.lp[Seat::B] = 7_500;
    /// let found = words.every_difference([&one, &other], &cards);
    /// assert_eq!(found[0].values, ["8000", "7500"]);
    /// ```
    #[must_use]
    pub fn every_difference(&self, both: [&Position; 2], cards: &Catalogue) -> Vec<Difference> {
        if both[0] == both[1] {
            return Vec::new();
        }
        let seat = both.map(|one| self.player(one.turn_seat).to_owned());
        let timing = both.map(|one| match one.timing {
            Some(timing) => self.timing(timing),
            None => self.text("compare-none", args![]),
        });
        let shown = self.differences(both, cards);
        // The chain is said link by link further down.
        let mut found: Vec<Difference> = shown.into_iter().filter(|d| d.what != "chain").collect();
        let lines = [
            ("turn_seat", seat),
            ("timing", timing),
            (
                "awaited",
                both.map(|one| self.lines(&self.heading(one)[1..], false)),
            ),
            (
                "stage",
                both.map(|one| self.lines(&self.chain_lines(one, cards), false)),
            ),
            (
                "ledger",
                self.apart(both.map(|one| self.ledger(one, cards))),
            ),
        ];
        let more = lines.map(|(what, values)| self.difference(what, None, values));
        found.extend(more.into_iter().flatten());
        let unseen = self.unseen(both, found.is_empty());
        found.extend(unseen);
        found.splice(0..0, self.kept_otherwise(both));
        found
    }

    /// The rules, where they differ by at least one flag, and how the record is kept.
    fn kept_otherwise(&self, both: [&Position; 2]) -> Vec<Difference> {
        let [one, other] = both.map(|one| match &one.profile {
            Some(profile) => self.profile(profile),
            None => Vec::new(),
        });
        let unlike: Vec<_> = one.iter().zip(&other).filter(|(a, b)| a != b).collect();
        let flags = [
            self.joined(&unlike.iter().map(|(one, _)| one.said()).collect::<Vec<_>>()),
            self.joined(
                &unlike
                    .iter()
                    .map(|(_, other)| other.said())
                    .collect::<Vec<_>>(),
            ),
        ];
        let mode = both.map(|one| {
            let mode = ids::mode(one.mode);
            self.text("compare-mode", args![mode: mode])
        });
        let reading = both.map(|one| {
            let reading = ids::reading(one.reading);
            self.text("compare-reading", args![reading: reading])
        });
        let lines = [("rules", flags), ("mode", mode), ("reading", reading)];
        let found = lines.map(|(what, values)| self.difference(what, None, values));
        found.into_iter().flatten().collect()
    }

    /// What only the record remembers. What the table shows is named only where no words differ.
    fn unseen(&self, both: [&Position; 2], alone: bool) -> Option<Difference> {
        let listed = |part: &Part| alone || !matches!(part, Part::Shown | Part::Cards);
        let named = parts(both).into_iter().filter(listed).filter_map(Part::id);
        let parts: Vec<String> = named
            .map(|part| self.text("compare-part", args![part: part]))
            .collect();
        let parts_of = args![parts: self.list(&parts)];
        let about = self.text("compare-unseen", parts_of);
        let after = |one: &Position| self.text("compare-after", args![count: one.moment]);
        (!parts.is_empty()).then(|| Difference {
            what: "unseen",
            seat: None,
            about,
            values: both.map(after),
        })
    }

    /// The sentences that only one of the two has; all of them where only their order differs.
    fn apart(&self, both: [Vec<String>; 2]) -> [String; 2] {
        let [one, other] = &both;
        let without = |of: &[String], others: &[String]| -> Vec<String> {
            let only = of.iter().filter(|line| !others.contains(line));
            only.cloned().collect()
        };
        let only = [without(one, other), without(other, one)];
        if only.iter().all(Vec::is_empty) {
            return both.clone().map(|lines| self.lines(&lines, false));
        }
        let [one, other] = only;
        let shared = |of: &[String], only: &[String]| of.len() > only.len();
        let beside = [shared(&both[0], &one), shared(&both[1], &other)];
        [self.lines(&one, beside[0]), self.lines(&other, beside[1])]
    }

    /// Sentences as one text; words for none, and for none beside those that both have.
    fn lines(&self, lines: &[String], beside: bool) -> String {
        match (lines.is_empty(), beside) {
            (true, true) => self.text("compare-none-else", args![]),
            (true, false) => self.text("compare-none", args![]),
            (false, _) => lines.join(&self.gap()),
        }
    }
}
