//! The command line `takeback`: one file per command, sentences from `wording`, one place for
//! errors and exit codes.
//!
//! Nothing here knows a rule of the game: the crates beneath decide, this one reads what was
//! typed, opens the store, and prints.
#![forbid(unsafe_code)]

pub mod arguments;

use std::process::ExitCode;

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
