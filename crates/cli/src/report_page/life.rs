//! The sheet of life points, change by change from the beginning, as the copy's reader may read it,
//! and a line for what each player's own sheet says.

use super::case::Case;
use super::sheet::{Block, Section, SheetRow, Table, Text, Tongues};
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use crate::seen::{Seen, Walk};
use duel::{BySeat, Event, Position, Role, Seat};
use wording::args;

/// The life points of a line.
#[derive(Debug)]
pub(crate) struct Life {
    /// What both began with.
    begun: BySeat<u32>,
    /// Every change since.
    changes: Vec<Seen>,
}

impl Life {
    /// Reads them.
    ///
    /// # Errors
    /// When the journal can't be this game.
    pub(crate) fn of(opened: &Opened, line: u32, role: Role) -> Outcome<Self> {
        let history = &opened.history;
        let mut walk = Walk::new(history, line, history.last(), role);
        let (begun, changes) = (Position::new().lp, Vec::new());
        let mut life = Self { begun, changes };
        loop {
            let step = walk.step().map_err(|mismatch| {
                let failure = Failure::new(Code::Damaged).with("duel", &opened.entry.name);
                failure.because(&mismatch)
            })?;
            let Some((seen, _)) = step else {
                return Ok(life);
            };
            match &seen.event {
                Event::PlayBegan { .. } => {
                    life.begun = seen.after.lp;
                    life.changes.clear();
                }
                Event::LpChanged { .. } => life.changes.push(seen),
                _ => {}
            }
        }
    }

    /// The section. The changes after the record that is gone back to are marked.
    pub(super) fn section(&self, case: &Case<'_>, tongues: &Tongues) -> Section {
        let label = |label: &str| tongues.text("report-label", args![label: label]);
        let both = |lp: BySeat<u32>| lp.0.map(|lp| vec![Text::plain(lp)]);
        let begun = vec![tongues.text("sheet-begun", args![])];
        let first = SheetRow {
            head: Text::plain(""),
            cells: both(self.begun).into_iter().chain([begun]).collect(),
            differs: false,
        };
        let changes = self.changes.iter().map(|seen| SheetRow {
            head: Text::plain(seen.number),
            cells: both(seen.after.lp)
                .into_iter()
                .chain([vec![tongues.say(|words| {
                    words.sentence_of(&seen.before, &seen.after, case.cards, &seen.event)
                })]])
                .collect(),
            differs: seen.number > case.to,
        });
        let player = |seat: Seat| tongues.say(|words| words.player(seat).to_owned());
        let [a, b] = Seat::BOTH.map(player);
        let table = Table {
            caption: tongues.text("report-caption", args![table: "lp", seat: ""]),
            head: vec![label("record"), a, b, label("happened")],
            rows: std::iter::once(first).chain(changes).collect(),
            boxes: false,
        };
        let account = |seat: Seat| {
            let args = args![blank: "sheet", who: seat.letter()];
            Block::Blank(tongues.text("report-blank", args))
        };
        let accounts = Seat::BOTH.map(account);
        // Where nothing has changed there is no table: both stand as they began.
        let table = (!self.changes.is_empty()).then_some(Block::Table(table));
        let blocks = table.into_iter().chain(accounts);
        tongues.section("lp", blocks.collect())
    }
}
