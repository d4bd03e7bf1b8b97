//! The annex of the judge's copy, for an auditor: the audit form. (Every window is `windows.rs`.)

use super::judges::JudgesCopy;
use super::sheet::{Block, Section, SheetRow, Table, Text, Tongues};
use crate::assessed::Undone;
use wording::args;

impl JudgesCopy<'_> {
    /// Every record since that isn't a window's, the latest first.
    pub(super) fn order(&self) -> Section {
        let each = self.tongues.each(|words| {
            let undone = self.assessed(words).undone().into_iter();
            undone.filter(|one| !one.machinery).collect::<Vec<_>>()
        });
        let count = each.first().map_or(0, Vec::len);
        let across = |n: usize, of: fn(&Undone) -> &str| {
            let each = each.iter().filter_map(|all| all.get(n));
            Text::of(each.map(|one| of(one).to_owned()))
        };
        let rows = (0..count).map(|n| SheetRow {
            head: across(n, |one| &one.at),
            cells: vec![
                vec![across(n, |one| &one.event)],
                vec![across(n, |one| &one.doing)],
            ],
            differs: false,
        });
        form(rows.collect(), self.tongues)
    }
}

/// The audit form: what happened, the latest first, each with a box.
fn form(rows: Vec<SheetRow>, tongues: &Tongues) -> Section {
    let label = |label: &str| tongues.text("report-label", args![label: label]);
    let head = ["record", "take-back", "doing", "done"].map(label).to_vec();
    let table = Table {
        caption: tongues.text("report-caption", args![table: "order", seat: ""]),
        head,
        rows,
        boxes: true,
    };
    let said = Block::Say(tongues.text("report-order", args![]));
    tongues.section("order", vec![said, Block::Table(table)])
}
