//! What the desk said about records and lines: marks, names, standings. The last word counts, and
//! nothing that was taken back.

use crate::{History, MAIN};
use duel::{Desk, Event, Standing};
use journal::Record;

impl History {
    /// The entries of the desk that weren't taken back, the last one first.
    pub fn desk_entries(&self) -> impl Iterator<Item = (&Record, &Desk)> {
        let entries = self.desk.iter().rev();
        entries.filter_map(|number| {
            let record = self.record(*number)?;
            let undone = self.batch(record.batch)?.undone_by.is_some();
            match &record.event {
                Event::Desk(entry) if !undone => Some((record, entry)),
                _ => None,
            }
        })
    }

    /// The record that is marked with a name.
    #[must_use]
    pub fn marked(&self, name: &str) -> Option<u32> {
        self.marks()
            .find(|(mark, _)| *mark == name)
            .map(|(_, at)| at)
    }

    /// The same without what a judge has called things, as anybody else reads it: lines have their
    /// plain names and there are no marks, also where a place or an error names them.
    #[must_use]
    pub const fn in_plain_names(mut self) -> Self {
        self.plain = true;
        self
    }

    /// What a judge called things: nothing where the names are plain.
    fn called(&self) -> impl Iterator<Item = (&Record, &Desk)> {
        self.desk_entries().filter(|_| !self.plain)
    }

    /// Every mark with its record, the newest first.
    pub fn marks(&self) -> impl Iterator<Item = (&str, u32)> {
        self.called().filter_map(|(record, entry)| match entry {
            Desk::Marked { at } => Some((text(record)?, *at)),
            _ => None,
        })
    }

    /// What a line is called: the name it was given, `main`, or its id.
    #[must_use]
    pub fn name_of(&self, line: u32) -> String {
        let given = self.given_name(line).map(str::to_owned);
        given.unwrap_or_else(|| Self::plain_name(line))
    }

    /// `main`, or the line's id: what every role may read. (A given name is a judge's words.)
    #[must_use]
    pub fn plain_name(line: u32) -> String {
        match line {
            MAIN => "main".to_owned(),
            id => id.to_string(),
        }
    }

    /// The name a line was given, unless another line has it by now.
    fn given_name(&self, line: u32) -> Option<&str> {
        let name = self.names().find(|(named, _)| *named == line)?.1;
        let newest = self.names().find(|(_, other)| *other == name)?.0;
        (newest == line).then_some(name)
    }

    /// The line with this given name.
    pub(crate) fn line_called(&self, name: &str) -> Option<u32> {
        let line = self.names().find(|(_, given)| *given == name)?.0;
        (self.given_name(line) == Some(name)).then_some(line)
    }

    fn names(&self) -> impl Iterator<Item = (u32, &str)> {
        self.called().filter_map(|(record, entry)| match entry {
            Desk::LineNamed { line } => Some((*line, text(record)?)),
            _ => None,
        })
    }

    /// Whose accounts a line is said to be, the last word first, each once. What a judge found and
    /// what both players say is the one line that was named last.
    #[must_use]
    pub fn standings_of(&self, line: u32) -> Vec<Standing> {
        let (mut found, mut gone) = (Vec::new(), Vec::new());
        for (_, entry) in self.desk_entries() {
            let Desk::StandingGiven { line: of, standing } = entry else {
                continue;
            };
            let taken = standing.is_of_one_line() && gone.contains(standing);
            if *of == line && !taken && !found.contains(standing) {
                found.push(*standing);
            }
            gone.push(*standing);
        }
        found
    }

    /// What the account a line gives counts as, if anybody said.
    #[must_use]
    pub fn standing_of(&self, line: u32) -> Option<Standing> {
        self.standings_of(line).into_iter().next()
    }
}

fn text(record: &Record) -> Option<&str> {
    record.words.as_ref()?.text.as_deref()
}
