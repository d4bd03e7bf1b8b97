//! Reading data files: RON text to typed definitions, with every mistake at its line and column.
//!
//! The library and its build script both compile this folder: what `takeback cards check` says of
//! a file is what stops a build.

mod checks;
mod day;
mod error;
mod folder;
mod format;
mod locate;
mod policy;
mod profile;
mod reading;
mod spelling;

pub use day::Day;
pub use error::CardError;
pub(crate) use folder::{cards_in, formats_in, policies_in, profiles_in};
pub use format::{Change, Format, Kind, Known, List, OtherGame, Size};
pub use profile::{NamedProfile, Sourced};
pub use reading::{check_text, read, read_text};
