//! How fast the engine is on the machine at hand: one figure a row, all measured in one run.
//!
//! The inputs are random legal duels ([`Recorded`]) from a fixed seed, so that every run measures
//! the same work. Each `rows` function below measures one thing and gives its [`Row`]s; [`report`]
//! turns them into a table, JSON or `docs/performance.md`. Nothing here decides what is fast
//! enough: a row states what is wanted beside what there is.
#![forbid(unsafe_code)]

pub mod duels;
pub mod engine;
pub mod find;
pub mod fold;
pub mod machine;
pub mod measure;
pub mod offering;
pub mod report;
pub mod standing;
pub mod stored;

pub use duels::Recorded;
pub use report::Row;

use simulate::Book;
use std::path::Path;

/// The seed of everything that is measured.
pub const SEED: u64 = 20_261_130;

/// Measures everything; the whole program as well, where it is given.
#[must_use]
pub fn rows(book: &Book, program: Option<&Path>) -> Vec<Row> {
    let short = duels::many(book, 48, 60);
    let long = duels::many(book, 12, 240);
    let longest = duels::long(book, 5_000);
    let mut rows = fold::rows(&short, &longest);
    rows.extend(find::rows(&short, &longest));
    rows.extend(engine::rows(book, &short, &long));
    rows.extend(offering::rows(book, &short, &long));
    rows.extend(standing::rows(&longest));
    rows.extend(stored::rows(&short, program));
    rows
}
