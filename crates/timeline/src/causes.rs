//! What came of what: for each record of a line, the record it came of, back to an action.
//!
//! [`Causes`] is shown the records of a line one after the other, with the positions around them:
//! as they were, or as one role reads them. What it tells is then made of nothing else, so what a
//! role may not read isn't in it.
//!
//! `causes/origin.rs` finds the origin of a record, `causes/touched.rs` which cards it is about.
//! No rule of the game is known here: events say themselves what they belong to.

mod origin;
mod touched;

use duel::{CardId, Event, Position};
use origin::Origin;
use std::collections::BTreeSet;
use touched::{Touched, changed, named};

/// What kind of record a way back ends at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Root {
    /// A seat said it.
    Said,
    /// A seat chose it, outside any effect.
    Chosen,
    /// It was given with the set-up.
    SetUp,
    /// Somebody at the table told it.
    Told,
    /// A judge put it right.
    Repaired,
    /// The course of the duel: a rule of the game brought it.
    Course,
}

/// What became of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Followed {
    /// What happened because of it, in order.
    pub came: Vec<u32>,
    /// What others did later with what it had changed, and what came of that.
    pub depends: Vec<u32>,
    /// What happened after it and is tied to it by no card, link or window.
    pub stands: Vec<u32>,
}

/// The records of a line, and what each came of.
///
/// ```
/// use duel::{Cause, Event, Position, Reason, Seat};
/// use timeline::{Causes, Root};
///
/// let mut causes = Causes::default();
/// let event = Event::TurnBegan { turn: 1, seat: Seat::A };
/// causes.note(1, &Position::new(), &event, &Position::new());
/// assert_eq!(causes.back(1), [1]);
/// // Play hadn't begun before it.
/// assert_eq!(causes.root(1), Some(Root::SetUp));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Causes {
    entries: Vec<Entry>,
    origin: Origin,
}

/// What is kept of a record.
#[derive(Clone, Debug)]
struct Entry {
    number: u32,
    from: Option<u32>,
    /// For what a seat did of its own will: the window it did it in, where that came of an action.
    answers: Option<u32>,
    root: Root,
    course: bool,
    touched: Touched,
}

impl Causes {
    /// Takes in the next record of the line. A desk event is no part of what happened.
    pub fn note(&mut self, number: u32, before: &Position, event: &Event, after: &Position) {
        if event.is_desk() {
            return;
        }
        let changed = changed(before, after);
        let from = self.origin.of(number, event, &changed);
        self.entries.push(Entry {
            number,
            from,
            answers: self.origin.answers(event, before),
            root: origin::root(event, before),
            course: origin::is_course(event),
            touched: Touched {
                named: named(event, before, after),
                changed,
                drawn_from: touched::drawn_from(event),
            },
        });
    }

    /// The record, what it came of, what that came of, and so on back to the root. Empty for a
    /// record that wasn't noted.
    #[must_use]
    pub fn back(&self, number: u32) -> Vec<u32> {
        let first = self.entry(number).map(|entry| entry.number);
        std::iter::successors(first, |n| self.entry(*n)?.from.filter(|from| from < n)).collect()
    }

    /// What kind of record this is, as the end of a way back.
    #[must_use]
    pub fn root(&self, number: u32) -> Option<Root> {
        self.entry(number).map(|entry| entry.root)
    }

    /// What came of a record along the line, what depends on it, and what stands without it.
    #[must_use]
    pub fn followed(&self, number: u32) -> Followed {
        let mut found = Followed::default();
        let (mut came, mut depends) = (BTreeSet::from([number]), BTreeSet::new());
        let mut marks = Marks::default();
        for entry in self.entries.iter().filter(|entry| entry.number >= number) {
            let from = entry.from.filter(|_| !entry.course);
            let of = |set: &BTreeSet<u32>| from.is_some_and(|from| set.contains(&from));
            let into = match () {
                () if entry.number == number => None,
                () if of(&came) => Some((&mut came, &mut found.came)),
                () if of(&depends) || marks.tie(entry, &came, &depends) => {
                    Some((&mut depends, &mut found.depends))
                }
                () => {
                    found.stands.push(entry.number);
                    marks.free(&entry.touched);
                    continue;
                }
            };
            if let Some((set, list)) = into {
                set.insert(entry.number);
                list.push(entry.number);
            }
            marks.put(&entry.touched);
        }
        found
    }

    fn entry(&self, number: u32) -> Option<&Entry> {
        let at = self.entries.binary_search_by_key(&number, |e| e.number);
        self.entries.get(at.ok()?)
    }
}

/// The cards that are as they are because of the record asked about.
#[derive(Debug, Default)]
struct Marks {
    rows: BTreeSet<u8>,
    decks: [bool; 2],
}

impl Marks {
    /// True when a record is about something that is as it is because of those.
    fn tie(&self, entry: &Entry, came: &BTreeSet<u32>, depends: &BTreeSet<u32>) -> bool {
        let answers = |window: u32| came.contains(&window) || depends.contains(&window);
        let touched = &entry.touched;
        entry.answers.is_some_and(answers)
            || touched.named.iter().any(|row| self.rows.contains(row))
            || touched.drawn_from.is_some_and(|deck| self.decks[deck])
    }

    fn put(&mut self, touched: &Touched) {
        self.rows.extend(touched.changed.rows.iter().copied());
        for (deck, mark) in touched.changed.decks.iter().zip(&mut self.decks) {
            *mark |= *deck;
        }
    }

    /// What something else moved last is no longer where those had put it.
    fn free(&mut self, touched: &Touched) {
        for row in &touched.changed.rows {
            self.rows.remove(row);
        }
    }
}

/// A card's row: the same for as long as the position is of one line.
fn row_of(id: CardId, position: &Position) -> Option<u8> {
    let at = position.rows.iter().position(|row| row.id == id)?;
    u8::try_from(at).ok()
}
