//! Reading data files: RON text to typed definitions, with every mistake at its line and column.
//!
//! The library and its build script both compile this folder: what `takeback cards check` says of
//! a file is what stops a build.

mod checks;
mod error;
mod folder;
mod locate;
mod profile;
mod reading;
mod spelling;

pub use error::CardError;
pub(crate) use folder::{cards_in, profiles_in};
pub use profile::{NamedProfile, Region};
pub use reading::{check_text, read, read_text};
