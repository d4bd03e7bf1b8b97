//! The judge's copy: the ledger with what could have been done, the plan, what each seat has
//! learned, the grade with its reasons, the seals.

use super::case::Case;
use super::common;
use super::sheet::{Block, Row, Section, Table, Text, Tongues};
use crate::assessed::{Assessed, Undone};
use crate::responses::{line_in, owed, position_at};
use duel::Seat;
use judge::{Assessment, Entry, Owed};
use wording::{Viewer, Wording, args};

/// Its sections, in order.
pub(super) fn sections(
    case: &Case<'_>,
    it: &Assessment,
    ledger: &[Entry],
    tongues: &Tongues,
) -> Vec<Section> {
    let (then, now) = (&it.plan.then, &it.plan.now);
    let told = Told { case, it, tongues };
    vec![
        common::case(case, then, now, tongues),
        common::claim(case, Viewer::Judge, tongues),
        common::board(case, (then, now), tongues),
        told.asked(ledger),
        told.plan(),
        told.learned(),
        told.grade(),
        common::rulings(case, Viewer::Judge, tongues),
        told.order(),
        told.seals(),
        common::sign(case, tongues),
    ]
}

struct Told<'a> {
    case: &'a Case<'a>,
    it: &'a Assessment,
    tongues: &'a Tongues,
}

impl Told<'_> {
    /// The assessment in one language.
    fn assessed<'w>(&'w self, words: &'w Wording) -> Assessed<'w> {
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
    fn asked(&self, ledger: &[Entry]) -> Section {
        let tongues = self.tongues;
        let rows = ledger.iter().map(|entry| {
            let window = tongues.say(|words| {
                let place = words.place(entry.turn, entry.phase, entry.step);
                let window = words.window(entry.kind, entry.because);
                let args = args![place: place, window: window, record: entry.opened];
                words.text("report-window", args)
            });
            let cell = |seat: Seat| {
                let mut owed = entry.owed.iter().filter(|owed| owed.seat == seat);
                owed.next()
                    .map_or_else(Vec::new, |owed| vec![self.owed(entry, owed)])
            };
            Row {
                head: window,
                cells: Seat::BOTH.map(cell).to_vec(),
                differs: false,
            }
        });
        let rows: Vec<Row> = rows.collect();
        tongues.section("asked", common::asked(rows, self.case, tongues))
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
        common::plan(net, back, self.tongues)
    }

    /// Every record since that isn't a window's, the latest first.
    fn order(&self) -> Section {
        let each = self.tongues.each(|words| {
            let undone = self.assessed(words).undone().into_iter();
            undone.filter(|one| !one.machinery).collect::<Vec<_>>()
        });
        let count = each.first().map_or(0, Vec::len);
        let across = |n: usize, of: fn(&Undone) -> &str| {
            let each = each.iter().filter_map(|all| all.get(n));
            Text::of(each.map(|one| of(one).to_owned()))
        };
        let rows = (0..count).map(|n| Row {
            head: across(n, |one| &one.at),
            cells: vec![
                vec![across(n, |one| &one.event)],
                vec![across(n, |one| &one.doing)],
            ],
            differs: false,
        });
        common::order(rows.collect(), true, self.tongues)
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

    /// The grade with its reasons, what happened besides, and what could be done instead.
    fn grade(&self) -> Section {
        let mut blocks: Vec<Block> = Vec::new();
        let notes = self.all(|it| it.cost_lines());
        blocks.extend(notes.into_iter().map(Block::Say));
        let parts: [fn(&Assessed<'_>) -> Vec<String>; 4] = [
            |it| it.grade(),
            |it| it.procedure(),
            |it| it.conduct(),
            |it| it.ways(),
        ];
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
                Some(Row {
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
        let id = case.opened.entry.id.to_string();
        let said = tongues.text("report-seals", args![id: id]);
        tongues.section("seals", vec![Block::Say(said), Block::Table(table)])
    }
}
