//! Walking a journal: from any record to any other, along any line.
//!
//! * [`History`] indexes the records of one duel: what each follows, on which line it is.
//! * [`Cursor`] stands at one record and gives the position there; its snapshots are only a way
//!   to be fast and can be thrown away at any time.
//! * [`Place`] and [`Range`] are the ways people name a record (`118`, `@-3`, `t3.c2`).
//! * [`Causes`] tells what each record came of, [`Watch`] which record made something as it is.
//! * [`Condition`] is what `find` looks for, [`Search`] asks it after one event after the other.
//! * [`Road`] goes to the next and the previous [`Stop`] of a kind, and to the change of a
//!   [`Watched`] value; a cursor is one.
//! * [`Line`] and [`Batch`] are what `lines` and `undo` work on.
//!
//! Nothing here writes, and nothing here knows the rules: positions come from folding events.
#![forbid(unsafe_code)]

mod causes;
mod clock;
mod cursor;
mod desk;
mod find;
mod history;
mod line;
mod operation;
mod place;
mod range;
mod read;
mod resolve;
mod snapshots;
mod travel;
mod watch;

pub use causes::{Causes, Followed, Root};
pub use clock::RoundClock;
pub use cursor::{Cursor, FoldError, Step};
pub use find::{
    Condition, ConditionError, FIELDS, Kind, Named, Names, NoNames, Search, Watched, Worth, Wrong,
};
pub use history::{History, HistoryError};
pub use line::{Line, LineInfo, MAIN};
pub use operation::Batch;
pub use place::{Place, PlaceError, Spot, TurnPart};
pub use range::Range;
pub use read::ReadHistoryError;
pub use travel::{Road, Stop, Way};
pub use watch::{Watch, What};
