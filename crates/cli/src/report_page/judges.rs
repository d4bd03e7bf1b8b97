//! The judge's copy: the questions that were not asked with what could have been done, the plan, what
//! each seat has learned, the grade with its reasons, the seals; in the annex every window, and the
//! audit form.

use super::case::Case;
use super::life::Life;
use super::sheet::{Block, Section, SheetRow, Table, Text, Tongues};
use super::windows::{self, Asked};
use super::{answers, common};
use crate::assessed::Assessed;
use crate::noted;
use crate::responses::{line_in, owed, position_at};
use duel::Seat;
use judge::{Assessment, Claim, Entry, Given, Owed};
use wording::{Viewer, Wording, args};

/// What it is made from.
pub(super) struct JudgesCopy<'a> {
    pub(super) case: &'a Case<'a>,
    pub(super) it: &'a Assessment,
    pub(super) tongues: &'a Tongues,
    pub(super) life: &'a Life,
}

impl JudgesCopy<'_> {
    /// Its sections, in order.
    pub(super) fn sections(
        &self,
        ledger: &[Entry],
        claim: Option<&Claim>,
        annex: bool,
    ) -> Vec<Section> {
        let Self {
            case,
            it,
            tongues,
            life,
        } = self;
        let (then, now) = (&it.plan.then, &it.plan.now);
        let answers = claim.and_then(|claim| answers::told(claim, case, tongues));
        let asked = windows::short(self.windows(ledger), case, tongues);
        let mut sections = vec![
            common::case(case, then, now, tongues),
            common::claim(case, Viewer::Judge, answers, tongues),
            common::board(case, (then, now), tongues),
            life.section(case, tongues),
            tongues.section("asked", asked),
            self.plan(),
            self.learned(),
            self.grade(),
            common::rulings(case, Viewer::Judge, tongues),
            self.seals(),
            common::sign(case, tongues),
        ];
        if annex {
            let windows = windows::all(self.windows(ledger), case, tongues);
            sections.push(tongues.section("windows", windows));
            sections.push(self.order());
            let asks = self.listed(|it| it.procedure()).into_iter().collect();
            sections.push(tongues.section("procedure", asks));
        }
        sections
    }

    /// The assessment in one language.
    pub(super) fn assessed<'w>(&'w self, words: &'w Wording) -> Assessed<'w> {
        Assessed {
            words,
            cards: self.case.cards,
            policy: self.case.policy,
            it: self.it,
            opened: self.case.opened,
        }
    }

    /// Lines of the assessment in each language.
    fn all(&self, of: impl Fn(&Assessed<'_>) -> Vec<String>) -> Vec<Text> {
        self.tongues.all(|words| of(&self.assessed(words)))
    }

    /// Lines of the assessment under the first of them.
    fn listed(&self, of: impl Fn(&Assessed<'_>) -> Vec<String>) -> Option<Block> {
        self.tongues.listed(|words| of(&self.assessed(words)))
    }

    /// Every window since, with what became of the question for each seat.
    fn windows(&self, ledger: &[Entry]) -> Vec<Asked> {
        let window = |entry: &Entry| {
            let head = self.tongues.say(|words| {
                let place = words.place(entry.turn, entry.phase, entry.step);
                let window = words.window(entry.kind, entry.because);
                let args = args![place: place, window: window, record: entry.opened];
                let window = words.text("report-window", args);
                let history = &self.case.opened.history;
                let notes = noted::lines(&entry.notes, history, words, self.case.cards);
                let all = std::iter::once(window).chain(notes);
                all.collect::<Vec<String>>().join(&words.gap())
            });
            let cell = |seat: Seat| {
                let mut owed = entry.owed.iter().filter(|owed| owed.seat == seat);
                owed.next()
                    .map_or_else(Vec::new, |owed| vec![self.owed(entry, owed)])
            };
            Asked {
                place: (entry.turn, entry.phase, entry.step),
                opened: entry.opened,
                head,
                cells: Seat::BOTH.map(cell).to_vec(),
                matters: self
                    .it
                    .plan
                    .then
                    .window
                    .as_ref()
                    .is_some_and(|open| open.number == entry.window),
                left_out: !entry.notes.is_empty()
                    || entry.owed.iter().any(|owed| owed.given == Given::NotAsked),
            }
        };
        ledger.iter().map(window).collect()
    }

    fn owed(&self, entry: &Entry, one: &Owed) -> Text {
        let at = one.go_back_to.unwrap_or(entry.opened);
        // The ledger was made by folding up to there, so it folds.
        let before = position_at(self.case.opened, at).unwrap_or_default();
        self.tongues.say(|words| {
            let could = one.could.iter();
            let lines = could.map(|could| line_in(words, could, &before, self.case.cards));
            owed(words, one, &lines.collect::<Vec<_>>())
        })
    }

    /// What to do at the table.
    fn plan(&self) -> Section {
        let net = self.all(|it| it.net());
        let back = self.all(|it| it.back());
        let mut plan = common::plan(self.case, net, back, self.tongues);
        plan.blocks.extend(self.listed(|it| it.by_itself_lines()));
        let reordered = self.all(|it| it.reordered()).into_iter();
        plan.blocks.extend(reordered.map(Block::Say));
        plan
    }

    /// What each seat has learned since, what chance did, what nobody knows.
    fn learned(&self) -> Section {
        let mut blocks = Vec::new();
        for seat in Seat::BOTH {
            let none = || {
                let none = |words: &Wording| {
                    let seat = words.player(seat);
                    words.text("report-learned-none", args![seat: seat])
                };
                Block::Say(self.tongues.say(none))
            };
            let learned = self.listed(|it| it.learned(seat));
            blocks.push(learned.unwrap_or_else(none));
        }
        blocks.extend(self.listed(|it| it.random()));
        blocks.extend(self.listed(|it| it.unknown_lines()));
        self.tongues.section("learned", blocks)
    }

    /// What happened besides, what could be done instead, and last the grade with its reasons.
    fn grade(&self) -> Section {
        let mut blocks: Vec<Block> = Vec::new();
        let notes = self.all(|it| it.cost_lines());
        blocks.extend(notes.into_iter().map(Block::Say));
        let parts: [fn(&Assessed<'_>) -> Vec<String>; 3] =
            [|it| it.conduct(), |it| it.ways(), |it| it.grade()];
        blocks.extend(parts.into_iter().filter_map(|part| self.listed(part)));
        self.tongues.section("grade", blocks)
    }

    /// The seals: with them anybody who has the journal can check that this is its record.
    fn seals(&self) -> Section {
        let (case, tongues) = (self.case, self.tongues);
        let rows = [("to", case.to), ("from", case.tip())]
            .into_iter()
            .filter_map(|(at, record)| {
                let mut seals = case.opened.history.seals();
                let (sealed, seal) = seals.find(|(number, _)| *number >= record)?;
                Some(SheetRow {
                    head: tongues.text(
                        "report-sealed",
                        args![at: at, record: record, sealed: sealed],
                    ),
                    cells: vec![vec![Text::plain(seal)]],
                    differs: false,
                })
            });
        let label = |label: &str| tongues.text("report-label", args![label: label]);
        let table = Table {
            caption: tongues.text("report-caption", args![table: "seals", seat: ""]),
            head: vec![label("record"), label("seal")],
            rows: rows.collect(),
            boxes: false,
        };
        let said = tongues.text("report-seals", args![]);
        let documents = common::documents(case, tongues);
        tongues.section(
            "seals",
            vec![Block::Say(documents), Block::Say(said), Block::Table(table)],
        )
    }
}
