//! What follows once the plan is carried out: what then happens by itself, and what the record can't
//! know of a deck that was shuffled.

use super::Assessed;
use crate::printer::machinery;
use duel::{Event, Position};
use judge::Scratch;
use wording::args;

impl Assessed<'_> {
    /// What happens by itself from the point on, until somebody is awaited; then the decks whose order
    /// the record has and the table hasn't.
    pub(crate) fn onward(&self) -> Vec<String> {
        self.by_itself()
            .into_iter()
            .chain(self.reordered())
            .collect()
    }

    /// The decks whose order the record has and the table hasn't.
    pub(crate) fn reordered(&self) -> Vec<String> {
        let plan = &self.it.plan;
        let shuffled = plan.reordered().into_iter().map(|seat| {
            let args = args![seat: self.words.player(seat), letter: seat.letter()];
            self.words.text("plan-reordered", args)
        });
        shuffled.collect()
    }

    /// The same in lines: what happens by itself under its head.
    pub(crate) fn onward_lines(&self) -> Vec<String> {
        let onward = self.by_itself_lines();
        let reordered = self.reordered();
        let gap = (!reordered.is_empty()).then(String::new);
        onward.into_iter().chain(gap).chain(reordered).collect()
    }

    /// What happens by itself as a list with a head; none when it is nothing.
    pub(crate) fn by_itself_lines(&self) -> Vec<String> {
        let onward = self.by_itself();
        let head = (!onward.is_empty()).then(|| self.words.text("plan-onward", args![]));
        let onward = onward.into_iter().map(|line| format!("  {line}"));
        head.into_iter().chain(onward).collect()
    }

    /// What happens by itself, where any of it is done with the cards or the life points.
    fn by_itself(&self) -> Vec<String> {
        let plan = &self.it.plan;
        let Ok(scratch) = Scratch::at(&self.opened.history, self.cards, plan.to) else {
            return Vec::new();
        };
        let mut before = scratch.start().clone();
        let mut said = Vec::new();
        for event in scratch.events() {
            let mut after = before.clone();
            // The events were folded when they were made, so they fold.
            let _ = after.apply(event);
            if !machinery(event) && !matches!(event, Event::WindowAsked { .. }) {
                said.extend(self.words.event(&before, &after, self.cards, event));
            }
            before = after;
        }
        match table(scratch.start()) == table(&before) {
            true => Vec::new(),
            false => said,
        }
    }
}

/// What lies on the table: every card's place and posture, and the life points.
fn table(position: &Position) -> (Vec<(duel::Place, duel::Posture)>, [u32; 2]) {
    let rows = position.rows.iter().map(|row| (row.place, row.posture));
    (rows.collect(), position.lp.0)
}
