//! How fast the engine and the store are on the machine at hand: one figure a row, all measured in one run.
//!
//! The inputs are random legal duels ([`Recorded`]) from a fixed seed, so that every run measures
//! the same work. Each `rows` function below measures one thing and gives its [`Row`]s; [`report`]
//! turns them into a table, JSON or `docs/performance.md`. Nothing here decides what is fast
//! enough: a row states what is wanted beside what there is.
#![forbid(unsafe_code)]

pub mod checked;
pub mod disk;
pub mod duels;
pub mod durable;
pub mod engine;
pub mod find;
pub mod fold;
pub mod machine;
pub mod measure;
pub mod offering;
pub mod opened;
pub mod report;
pub mod sealed;
pub mod standing;
pub mod stored;

pub use duels::Recorded;
pub use report::Row;

use simulate::Book;
use std::cell::OnceCell;
use std::path::Path;

/// The seed of everything that is measured.
pub const SEED: u64 = 20_261_130;

/// What is measured: the book of cards, the program where it is there, and duels that are only
/// played when something asks for them.
pub struct Inputs<'a> {
    book: &'a Book,
    program: Option<&'a Path>,
    short: OnceCell<Vec<Recorded>>,
    long: OnceCell<Vec<Recorded>>,
    longest: OnceCell<Recorded>,
}

impl<'a> Inputs<'a> {
    /// Nothing is played yet.
    #[must_use]
    pub const fn new(book: &'a Book, program: Option<&'a Path>) -> Self {
        Self {
            book,
            program,
            short: OnceCell::new(),
            long: OnceCell::new(),
            longest: OnceCell::new(),
        }
    }

    fn short(&self) -> &[Recorded] {
        self.short.get_or_init(|| duels::many(self.book, 48, 60))
    }

    fn long(&self) -> &[Recorded] {
        self.long.get_or_init(|| duels::many(self.book, 12, 240))
    }

    fn longest(&self) -> &Recorded {
        self.longest.get_or_init(|| duels::long(self.book, 5_000))
    }
}

/// One thing that is measured: its name, and how.
type Group = (&'static str, fn(&Inputs<'_>) -> Vec<Row>);

/// Everything there is.
const GROUPS: &[Group] = &[
    ("fold", |i| fold::rows(i.short(), i.longest())),
    ("find", |i| find::rows(i.short(), i.longest())),
    ("engine", |i| engine::rows(i.book, i.short(), i.long())),
    ("offers", |i| offering::rows(i.book, i.short(), i.long())),
    ("stand", |i| standing::rows(i.longest())),
    ("stored", |i| stored::rows(i.short(), i.program)),
    ("append", |i| durable::rows(i.short())),
    ("verify", |i| checked::verify_rows(i.longest())),
    ("judge", |i| checked::judge_rows(i.longest(), &i.book.cards)),
    ("size", |i| checked::size_rows(i.longest())),
    ("open", |i| opened::rows(i.short(), i.longest())),
];

/// The names of what can be measured by itself.
#[must_use]
pub fn names() -> Vec<&'static str> {
    GROUPS.iter().map(|(name, _)| *name).collect()
}

/// Measures everything, or what has this in its name.
#[must_use]
pub fn rows(inputs: &Inputs<'_>, filter: &str) -> Vec<Row> {
    let chosen = GROUPS.iter().filter(|(name, _)| name.contains(filter));
    chosen.flat_map(|(_, rows)| rows(inputs)).collect()
}
