//! The table: the loop in which what is said becomes records.
//!
//! ```text
//!  said ─▶ answer ─▶ apply ─▶ next ─▶ apply ─▶ … until it asks      on a copy of the position
//!       ─▶ seal ─▶ append after the stated head ─▶ durable
//!       ─▶ folded in, given back                                    only now
//! ```
//!
//! * [`Table`] stands at the tip of one duel: [`Table::say`] for the seats, [`Table::rewind`],
//!   [`Table::undo`] and [`Table::note`] for the desk.
//! * [`Batch`] is what one of them recorded, and whom the duel now waits for.
//! * [`TableError`] tells refused, conflicting, damaged and mistaken apart. After every error the
//!   table stands where it stood, and nothing of the batch is in the journal (except after
//!   [`journal::AppendError::Unknown`], where nobody can tell).
//!
//! It decides nothing about the game, that is `rules`; nothing about bytes, that is `journal`.
#![forbid(unsafe_code)]

mod batch;
mod desk;
mod draft;
mod enter;
mod error;
mod loops;
mod matches;
mod pairs;
mod set_up;
mod table;

pub use batch::Batch;
pub use desk::{Along, playable};
pub use error::{SetUpFault, TableError};
pub use matches::MatchFault;
pub use set_up::SetUp;
pub use table::{Table, Tools};
