//! The facts, what is unknown, the grade, and what could be done instead.

use super::Assessed;
use duel::{CardId, Lot, Passcode, Place, Seat};
use judge::{Chance, Conduct, Cost, Grade, Ground, Lesson, Lottery, Reason, Unknown, Way, Weight};
use wording::{Wording, args};

impl Assessed<'_> {
    /// The facts, then what is unknown.
    pub(crate) fn facts(&self) -> Vec<String> {
        let mut lines = self.cost_lines();
        for seat in Seat::BOTH {
            lines.extend(self.learned(seat));
        }
        lines.extend(self.notes());
        lines.extend(self.random());
        lines.extend(self.important());
        lines.extend(self.conduct());
        lines.extend(self.unknown_lines());
        lines
    }

    /// What lies between, the draw that stays, and whether time was called.
    pub(crate) fn cost_lines(&self) -> Vec<String> {
        let mut lines = vec![cost(&self.it.cost, self.words)];
        if let Some(at) = self.it.kept_draw {
            lines.push(self.words.text("assess-kept-draw", args![at: at]));
        }
        if let Some(at) = self.it.time_called {
            lines.push(self.words.text("assess-time", args![at: at]));
        }
        lines
    }

    /// What chance did since, under a head; none when it did nothing.
    pub(crate) fn random(&self) -> Vec<String> {
        let lots = self.it.cost.random.iter().map(|lot| self.lot(lot));
        let head = self.words.text("assess-random", args![]);
        let head = (!self.it.cost.random.is_empty()).then_some(head);
        head.into_iter().chain(lots).collect()
    }

    /// What the desk has written about the point and what came after it, under a head; none when it
    /// is nothing.
    pub(crate) fn notes(&self) -> Vec<String> {
        let history = &self.opened.history;
        let notes = crate::noted::lines(&self.it.notes, history, self.words, self.cards);
        let head = (!notes.is_empty()).then(|| self.words.text("assess-notes", args![]));
        let notes = notes.into_iter().map(|note| format!("  {note}"));
        head.into_iter().chain(notes).collect()
    }

    /// Important decisions since.
    fn important(&self) -> Option<String> {
        let first = self.it.important.first()?;
        let (count, seat) = (self.it.important.len(), self.words.player(first.seat));
        let args = args![count: count, at: first.at, seat: seat];
        Some(self.words.text("assess-important", args))
    }

    /// What a seat has learned since, under a head; none when it is nothing.
    pub(crate) fn learned(&self, seat: Seat) -> Vec<String> {
        let lessons = &self.it.lessons[seat];
        if lessons.is_empty() {
            return Vec::new();
        }
        let head = args![seat: self.words.player(seat)];
        let head = self.words.text("assess-learned", head);
        let alike = lessons.chunk_by(alike);
        let lessons = alike.map(|these| self.lesson(seat, &these[0], these.len()));
        std::iter::once(head).chain(lessons).collect()
    }

    /// A lesson, or so many of them that are alike.
    pub(super) fn lesson(&self, seat: Seat, lesson: &Lesson, count: usize) -> String {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let (normal, again) = match lesson.weight {
            Weight::Drawn { normal, again } => (yes(normal), yes(again)),
            _ => ("no", "no"),
        };
        let place = Place {
            seat: lesson.of,
            zone: lesson.zone,
            slot: lesson.slot,
        };
        let said = self.words.text(
            "assess-lesson",
            args![
                weight: weight(lesson.weight),
                card: self.cards(lesson.face, count),
                count: count,
                seat: self.words.player(seat),
                other: self.words.player(seat.other()),
                place: self.words.located("place-in", place),
                at: lesson.at,
                normal: normal,
                again: again,
            ],
        );
        match lesson.left {
            true => self.words.text("assess-lesson-left", args![lesson: said]),
            false => said,
        }
    }

    /// A card by its face; "a card" where none is known.
    pub(super) fn face(&self, face: Option<Passcode>) -> String {
        let known = self.words.face(self.cards, face);
        known.unwrap_or_else(|| self.words.text("card-some", args![]))
    }

    /// So many cards by their face.
    fn cards(&self, face: Option<Passcode>, count: usize) -> String {
        match self.words.face(self.cards, face) {
            Some(name) => name,
            None => self.words.text("count-cards", args![count: count]),
        }
    }

    /// A card by its identity now: by its name, or by where it lies.
    pub(super) fn card(&self, card: CardId) -> String {
        self.words.card(&self.it.plan.now, self.cards, card)
    }

    pub(super) fn lot(&self, lottery: &Lottery) -> String {
        let (what, seat) = match &lottery.what {
            Chance::Shuffled(seat) => ("shuffled", Some(*seat)),
            Chance::Outcome { lot: Lot::Coin, .. } => ("coin", None),
            Chance::Outcome { lot: Lot::Die, .. } => ("die", None),
            Chance::Outcome { .. } => ("cards", None),
        };
        let seat = seat.map_or("none", |seat| self.words.player(seat));
        let args = args![what: what, seat: seat, at: lottery.at];
        self.words.text("assess-lot", args)
    }

    /// What nobody knows, under a head.
    pub(crate) fn unknown_lines(&self) -> Vec<String> {
        if self.it.unknown.is_empty() {
            return vec![self.words.text("assess-unknown-none", args![])];
        }
        let head = self.words.text("assess-unknown", args![]);
        let all = self.it.unknown.iter();
        let all = all.map(|unknown| format!("  {}", self.unknown(unknown)));
        std::iter::once(head).chain(all).collect()
    }

    pub(super) fn unknown(&self, unknown: &Unknown) -> String {
        match *unknown {
            Unknown::Cards { seat, zone, count } => {
                let zone = wording::ids::zone(zone);
                let args = args![seat: self.words.player(seat), zone: zone, count: count];
                self.words.text("assess-unknown-cards", args)
            }
            Unknown::Choice { at, seat } => {
                let args = args![seat: self.words.player(seat), at: at];
                self.words.text("assess-unknown-choice", args)
            }
            Unknown::Undescribed { at, face, .. } => {
                let args = args![card: self.face(face), at: at];
                self.words.text("assess-unknown-card", args)
            }
            Unknown::Open { at, seat } => {
                let args = args![seat: self.words.player(seat), at: at];
                self.words.text("assess-unknown-open", args)
            }
            Unknown::Lost(place) => {
                let args = args![place: self.words.located("place-in", place)];
                self.words.text("assess-unknown-lost", args)
            }
        }
    }

    /// What happened since that a judge may weigh, under a head; none when it is nothing.
    pub(crate) fn conduct(&self) -> Vec<String> {
        let facts = self.it.conduct.iter();
        let facts: Vec<String> = facts.map(|f| format!("  {}", self.fact(f))).collect();
        let head = (!facts.is_empty()).then(|| self.words.text("assess-conduct", args![]));
        head.into_iter().chain(facts).collect()
    }

    pub(super) fn fact(&self, fact: &Conduct) -> String {
        match *fact {
            Conduct::Acted {
                seat,
                times,
                objected,
            } => {
                let objected = objected.map_or_else(|| "none".to_owned(), |at| at.to_string());
                let seat = self.words.player(seat);
                let args = args![seat: seat, times: times, objected: objected];
                self.words.text("assess-acted", args)
            }
            Conduct::Shown { seat, face, at } => {
                let (seat, card) = (self.words.player(seat), self.face(Some(face)));
                let args = args![seat: seat, card: card, at: at];
                self.words.text("assess-shown", args)
            }
            Conduct::Claims { seat, times, last } => {
                let args = args![seat: self.words.player(seat), times: times, at: last];
                self.words.text("assess-claims", args)
            }
            Conduct::TakenBack { times, last } => {
                let args = args![times: times, at: last];
                self.words.text("assess-taken-back", args)
            }
        }
    }

    /// The grade with its reasons.
    pub(crate) fn grade(&self) -> Vec<String> {
        let grade = grade(self.it.grade);
        let args = args![policy: self.words.policy_title(self.policy), grade: grade];
        let mut lines = vec![self.words.text("assess-grade", args)];
        lines.extend(self.other_game());
        let reasons = &self.it.reasons;
        lines.extend(reasons.iter().map(|reason| {
            let criterion = reason.criterion.as_ref();
            let source = criterion.map(|one| self.words.policy_source(self.policy, one));
            self.sourced(&self.ground(reason), source)
        }));
        let own = reasons.iter().any(|reason| reason.criterion.is_none());
        lines.extend(own.then(|| self.words.text("policy-own", args![])));
        lines
    }

    /// What the policy asks besides: what is from one place of a document on one line.
    pub(crate) fn procedure(&self) -> Vec<String> {
        let mut asked: Vec<(String, String)> = Vec::new();
        for criterion in &self.it.procedure {
            let source = self.words.policy_source(self.policy, criterion);
            let says = self.words.demand(criterion.says);
            let says = Wording::unstopped(&says);
            match asked.iter_mut().find(|(of, _)| *of == source) {
                Some((_, all)) => {
                    let args = args![first: all.as_str(), next: says];
                    *all = self.words.text("assess-demands", args);
                }
                None => asked.push((source, says.to_owned())),
            }
        }
        let head = self.words.text("assess-procedure", args![]);
        let head = (!asked.is_empty()).then_some(head);
        let asked = asked.into_iter();
        let asked = asked.map(|(source, all)| self.sourced(&all, Some(source)));
        head.into_iter().chain(asked).collect()
    }

    fn sourced(&self, reason: &str, source: Option<String>) -> String {
        let reason = capital(Wording::unstopped(reason));
        let source = source.unwrap_or_else(|| "none".to_owned());
        let args = args![reason: reason, source: source];
        self.words.text("assess-reason", args)
    }

    /// The fact of a reason, as a sentence.
    pub(super) fn ground(&self, reason: &Reason) -> String {
        let (mut count, mut at, mut seat) = (0, 0, "none");
        match reason.ground {
            Ground::Important(many, first) => (count, at) = (many, first),
            Ground::Turns(turns) => count = turns as usize,
            Ground::Heavy(of, many)
            | Ground::Drawn(of, many)
            | Ground::Light(of, many)
            | Ground::Searched(of, many)
            | Ground::Claimed(of, many) => {
                (seat, count) = (self.words.player(of), many);
            }
            Ground::Skipped(of) | Ground::Shuffled(of) => seat = self.words.player(of),
            Ground::Chance(many)
            | Ground::Picks(many)
            | Ground::Lost(many)
            | Ground::Choices(many)
            | Ground::Undescribed(many) => count = many,
            _ => {}
        }
        let decisions = self.it.cost.decisions;
        self.words.text(
            "assess-ground",
            args![
                ground: ground(reason.ground), count: count, at: at, seat: seat,
                a: decisions[Seat::A], b: decisions[Seat::B],
            ],
        )
    }

    /// What could be done instead.
    pub(crate) fn ways(&self) -> Vec<String> {
        let head = self.words.text("assess-ways", args![]);
        let ways = self.it.ways.iter();
        let ways = ways.map(|way| format!("  {}", self.way(way)));
        std::iter::once(head).chain(ways).collect()
    }

    /// The seat that is asked at a record, and in which window; `none` where nobody is.
    fn asked_at(&self, record: u32) -> (String, String) {
        // It was folded when the journal was read, so it folds again.
        let position = self.opened.history.position_at(record).unwrap_or_default();
        let window = position.window.as_ref();
        match window.and_then(|open| Some((open, open.holder()?))) {
            None => ("none".to_owned(), String::new()),
            Some((open, seat)) => (
                self.words.player(seat).to_owned(),
                self.words.window(open.kind, open.because),
            ),
        }
    }

    pub(super) fn way(&self, way: &Way) -> String {
        let say = |args| self.words.text("assess-way", args);
        match way {
            Way::Leave {
                not_asked,
                irregular,
            } => say(args![way: "leave", count: *not_asked, irregular: *irregular]),
            Way::ApplyNow {
                at,
                seat,
                face,
                effect,
                still_there,
                ruled,
                repairs,
                ..
            } => {
                let said = say(args![
                    way: "apply_now",
                    effect: u32::from(*effect) + 1,
                    card: self.face(*face),
                    seat: self.words.player(*seat),
                    at: *at,
                    there: if *still_there { "yes" } else { "no" },
                ]);
                let ruled = ruled.map(|at| self.words.text("assess-way-ruled", args![at: at]));
                let repairs = crate::noted::repairs(repairs, self.words);
                let all = std::iter::once(said).chain(ruled).chain(repairs);
                all.collect::<Vec<String>>().join(&self.words.gap())
            }
            Way::AskNow {
                seat,
                at,
                face,
                effect,
            } => say(args![
                way: "ask_now",
                seat: self.words.player(*seat),
                at: *at,
                card: self.face(Some(*face)),
                effect: u32::from(*effect) + 1,
            ]),
            Way::PutRight {
                at,
                seat,
                face,
                effect,
                by,
            } => say(args![
                way: "put_right",
                effect: u32::from(*effect) + 1,
                card: self.face(*face),
                seat: self.words.player(*seat),
                at: *at,
                by: *by,
            ]),
            Way::AtRest {
                record,
                cost: since,
            }
            | Way::AfterTheLessons {
                record,
                cost: since,
            } => {
                let (seat, window) = self.asked_at(*record);
                say(args![
                    way: way_id(way),
                    at: *record,
                    seat: seat,
                    window: window,
                    cost: cost(since, self.words),
                ])
            }
        }
    }
}

/// Cards without a known face that were learned at once and in the same way.
fn alike(one: &Lesson, other: &Lesson) -> bool {
    let same = |lesson: &Lesson| (lesson.at, lesson.weight, lesson.zone, lesson.left);
    one.face.is_none() && other.face.is_none() && same(one) == same(other)
}

/// With a capital first letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// What lies between, in words.
pub(crate) fn cost(cost: &Cost, words: &Wording) -> String {
    let learned = |seat: Seat| cost.learned[seat].len();
    words.text(
        "cost",
        args![
            records: cost.records, a: cost.decisions[Seat::A], b: cost.decisions[Seat::B],
            turns: cost.turns, phases: cost.phases, learned_a: learned(Seat::A),
            learned_b: learned(Seat::B), random: cost.random.len(),
            searched: cost.searched.0.iter().map(Vec::len).sum::<usize>(),
        ],
    )
}

/// The grade, as the JSON contract spells it.
pub(super) const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Simple => "simple",
        Grade::Repairable => "repairable",
        Grade::Complex => "complex",
        Grade::CannotTell => "cannot_tell",
        Grade::Irreparable => "irreparable",
        Grade::Accepted => "accepted",
    }
}

pub(super) const fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::Heavy => "heavy",
        Weight::Drawn { .. } => "drawn",
        Weight::Light => "light",
        Weight::Searched => "searched",
        Weight::Claimed => "claimed",
        Weight::Mixed => "mixed",
    }
}

pub(super) const fn way_id(way: &Way) -> &'static str {
    match way {
        Way::Leave { .. } => "leave",
        Way::ApplyNow { .. } => "apply_now",
        Way::PutRight { .. } => "put_right",
        Way::AskNow { .. } => "ask_now",
        Way::AtRest { .. } => "at_rest",
        Way::AfterTheLessons { .. } => "after_the_lessons",
    }
}

pub(super) const fn ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Nothing => "nothing",
        Ground::LastAction => "last_action",
        Ground::Decisions(_) => "decisions",
        Ground::Turns(_) => "turns",
        Ground::Important(..) => "important",
        Ground::WentOn => "went_on",
        Ground::Late => "late",
        Ground::Skipped(_) => "not_asked",
        Ground::Heavy(..) => "heavy",
        Ground::Drawn(..) => "drawn",
        Ground::Light(..) => "light",
        Ground::Searched(..) => "searched",
        Ground::Claimed(..) => "claimed",
        Ground::Chance(_) => "chance",
        Ground::Shuffled(_) => "shuffled",
        Ground::Picks(_) => "picks",
        Ground::Lost(_) => "lost",
        Ground::Choices(_) => "choices",
        Ground::Undescribed(_) => "undescribed",
    }
}
