//! Lines: the paths through a journal. The first is the main line; every rewind starts another.

use crate::History;
use duel::RewindKind;

/// The id of the main line.
pub const MAIN: u32 = 1;

/// One path through the journal, from the first record to its tip.
///
/// Its own records are those written on it; before them it shares its parent's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its id: the number of the rewind that started it; [`MAIN`] for the first line.
    pub id: u32,
    /// The line it branches off. `None` for the main line.
    pub parent: Option<u32>,
    /// The line that was current when it was started.
    pub left: Option<u32>,
    /// The record it goes on from: the last it shares with its parent.
    pub from: Option<u32>,
    /// The first duel event of its own, once there is one.
    pub first: Option<u32>,
    /// The duel event it stands at; `from` while it has none of its own. 0 in an empty journal.
    pub tip: u32,
    /// How many duel events of its own it has.
    pub records: u32,
    /// Which kind of going back started it.
    pub kind: Option<RewindKind>,
    /// The batch that was taken back by starting it.
    pub undoes: Option<u32>,
}

impl Line {
    pub(crate) const fn main() -> Self {
        Self {
            id: MAIN,
            parent: None,
            left: None,
            from: None,
            first: None,
            tip: 0,
            records: 0,
            kind: None,
            undoes: None,
        }
    }

    pub(crate) const fn begun(
        id: u32,
        parent: u32,
        left: u32,
        from: u32,
        kind: RewindKind,
        undoes: Option<u32>,
    ) -> Self {
        Self {
            id,
            parent: Some(parent),
            left: Some(left),
            from: Some(from),
            first: None,
            tip: from,
            records: 0,
            kind: Some(kind),
            undoes,
        }
    }
}

/// A line in the tree of lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineInfo {
    /// The line.
    pub line: Line,
    /// Its name.
    pub name: String,
    /// True for the line that goes on with the next record.
    pub current: bool,
    /// How many branchings lie between it and the main line.
    pub depth: u32,
    /// The lines that branch off it, in the order they were started.
    pub children: Vec<u32>,
}

impl History {
    /// The line that goes on with the next record: the one started or switched to last.
    #[must_use]
    pub fn current(&self) -> &Line {
        &self.lines[self.current_index()]
    }

    pub(crate) fn current_index(&self) -> usize {
        let at = self
            .lines
            .binary_search_by_key(&self.current, |line| line.id);
        at.expect("a line becomes current only where it is")
    }

    /// A line by its id.
    #[must_use]
    pub fn line(&self, id: u32) -> Option<&Line> {
        let at = self.lines.binary_search_by_key(&id, |line| line.id).ok()?;
        Some(&self.lines[at])
    }

    /// A line by its name: the one it was given, `main`, or its id written out.
    #[must_use]
    pub fn line_named(&self, name: &str) -> Option<&Line> {
        if let Some(line) = self.line_called(name) {
            return self.line(line);
        }
        if name.eq_ignore_ascii_case("main") {
            return self.line(MAIN);
        }
        self.line(name.parse().ok()?)
    }

    /// All lines as a tree: each right before the lines that branch off it.
    #[must_use]
    pub fn lines(&self) -> Vec<LineInfo> {
        let mut tree = Vec::with_capacity(self.lines.len());
        let mut open = vec![(MAIN, 0)];
        while let Some((id, depth)) = open.pop() {
            let Some(line) = self.line(id) else { continue };
            let children = self.children(id);
            open.extend(children.iter().rev().map(|child| (*child, depth + 1)));
            tree.push(LineInfo {
                line: *line,
                name: self.name_of(id),
                current: id == self.current,
                depth,
                children,
            });
        }
        tree
    }

    fn children(&self, id: u32) -> Vec<u32> {
        self.lines
            .iter()
            .filter(|line| line.parent == Some(id))
            .map(|line| line.id)
            .collect()
    }

    /// True when a record lies on a line: among its own, or among those it shares.
    #[must_use]
    pub fn is_on(&self, number: u32, line: u32) -> bool {
        let Some(home) = self.line_of(number) else {
            return false;
        };
        self.shares(line)
            .any(|(id, until)| id == home && number <= until)
    }

    /// The line a record is looked at on by somebody who stands on a line: that one where the record
    /// is on it, otherwise the one it was written on.
    ///
    /// ```
    /// assert_eq!(timeline::History::default().line_with(7, 1), 1);
    /// ```
    #[must_use]
    pub fn line_with(&self, number: u32, standing: u32) -> u32 {
        match self.is_on(number, standing) {
            true => standing,
            false => self.line_of(number).unwrap_or(standing),
        }
    }

    /// True for a what-if line and for every line that branches off one: nothing of it happened.
    #[must_use]
    pub fn is_what_if(&self, line: u32) -> bool {
        let lines = std::iter::successors(self.line(line), |line| self.line(line.parent?));
        lines
            .into_iter()
            .any(|line| line.kind == Some(RewindKind::WhatIf))
    }

    /// The ruling that no longer counts when the duel goes from one line to another: by a judge's
    /// ruling it stands on a line that the other isn't part of.
    #[must_use]
    pub fn overturned(&self, from: u32, to: u32) -> Option<u32> {
        let above = |line| std::iter::successors(Some(line), |id| self.line(*id)?.parent);
        let stays = |line: &u32| above(to).any(|above| above == *line);
        let mut left = above(from).take_while(|line| !stays(line));
        left.find(|line| {
            let line = self.line(*line);
            line.is_some_and(|line| line.kind == Some(RewindKind::Judge) && line.undoes.is_none())
        })
    }

    /// The newest line of what happened: the one that goes on with the next record, or, where that
    /// is a what-if line, the one it was left for.
    #[must_use]
    pub fn of_the_duel(&self) -> &Line {
        let mut line = self.current();
        while self.is_what_if(line.id) {
            let left = line.left.and_then(|left| self.line(left));
            let Some(before) = left.or_else(|| self.line(MAIN)) else {
                break;
            };
            line = before;
        }
        line
    }

    /// Every record of a line in append order, those it shares and the desk events among them.
    #[must_use]
    pub fn records_of(&self, line: u32) -> Vec<u32> {
        let shares: Vec<(u32, u32)> = self.shares(line).collect();
        let on_line = |number: &u32| {
            let home = self.line_of(*number);
            shares
                .iter()
                .any(|(id, until)| Some(*id) == home && number <= until)
        };
        (1..=self.last()).filter(on_line).collect()
    }

    /// A line and the lines it comes from, each with the last record that counts of it.
    fn shares(&self, line: u32) -> impl Iterator<Item = (u32, u32)> {
        std::iter::successors(self.line(line).map(|_| (line, u32::MAX)), |(id, _)| {
            let line = self.line(*id)?;
            Some((line.parent?, line.from?))
        })
    }
}
