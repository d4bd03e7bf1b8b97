//! Who was asked since: the windows in which somebody wasn't, each row of its own; several of the same
//! kind one after the other in one row; of the others only how many there were.

use super::case::Case;
use super::sheet::{Block, SheetRow, Table, Text, Tongues};
use duel::{Phase, Seat, Step};
use wording::args;

/// A window, and what became of the question for each seat.
#[derive(Debug)]
pub(super) struct Asked {
    /// The turn, the phase and the step it was in.
    pub(super) place: (u16, Phase, Option<Step>),
    /// The record that opened it.
    pub(super) opened: u32,
    /// Which window.
    pub(super) head: Text,
    /// What became of it for each seat.
    pub(super) cells: Vec<Vec<Text>>,
    /// The window that is gone back to.
    pub(super) matters: bool,
    /// Somebody who was owed it wasn't asked.
    pub(super) left_out: bool,
}

/// Every window, one to a row.
pub(super) fn all(windows: Vec<Asked>, case: &Case<'_>, tongues: &Tongues) -> Vec<Block> {
    let rows = windows
        .into_iter()
        .map(|window| row(window.head, window.cells, window.matters));
    table(rows.collect(), case, tongues)
}

/// What a dispute is about: the windows in which somebody wasn't asked.
pub(super) fn short(windows: Vec<Asked>, case: &Case<'_>, tongues: &Tongues) -> Vec<Block> {
    if windows.is_empty() {
        return table(Vec::new(), case, tongues);
    }
    let (kept, others): (Vec<Asked>, Vec<Asked>) =
        windows.into_iter().partition(|window| window.left_out);
    let rows: Vec<SheetRow> = kept
        .chunk_by(|one, next| {
            (one.place, one.matters, &one.cells) == (next.place, next.matters, &next.cells)
        })
        .map(|alike| together(alike, tongues))
        .collect();
    let mut blocks = match rows.is_empty() {
        true => Vec::new(),
        false => table(rows, case, tongues),
    };
    let args = args![count: others.len(), all: if kept.is_empty() { "yes" } else { "no" }];
    blocks.push(Block::Say(tongues.text("report-other-windows", args)));
    blocks
}

/// Windows of which the same is so, in one row.
fn together(alike: &[Asked], tongues: &Tongues) -> SheetRow {
    let (first, last) = (&alike[0], &alike[alike.len() - 1]);
    let head = match alike.len() {
        1 => first.head.clone(),
        count => tongues.say(|words| {
            let (turn, phase, step) = first.place;
            let place = words.place(turn, phase, step);
            let args = args![
                place: place, count: count, first: first.opened, last: last.opened,
            ];
            words.text("report-windows", args)
        }),
    };
    row(head, first.cells.clone(), first.matters)
}

const fn row(head: Text, cells: Vec<Vec<Text>>, differs: bool) -> SheetRow {
    SheetRow {
        head,
        cells,
        differs,
    }
}

fn table(rows: Vec<SheetRow>, case: &Case<'_>, tongues: &Tongues) -> Vec<Block> {
    if rows.is_empty() {
        return vec![Block::Say(tongues.text("report-no-window", args![]))];
    }
    let player = |seat: Seat| tongues.say(|words| words.player(seat).to_owned());
    let label = tongues.text("report-label", args![label: "window"]);
    let args = args![table: "asked", seat: case.to.to_string()];
    vec![Block::Table(Table {
        caption: tongues.text("report-caption", args),
        head: vec![label, player(Seat::A), player(Seat::B)],
        rows,
        boxes: false,
    })]
}
