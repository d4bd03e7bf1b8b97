//! The written duel: what PGN is to chess.
//!
//! [`parse`] reads a file into a [`Script`](script::Script), printing one gives its canonical
//! form, [`set_up`] makes the first events of it, and a [`Runner`] plays it, line by line, over
//! anything that takes what is said (a [`Sink`]). [`trace`] writes events as an indented text.
//!
//! The language is described in `docs/duel-format.md`. This crate reads no files and knows no
//! card: names are looked up through [`Lookup`].
#![forbid(unsafe_code)]

mod ahead;
mod candidates;
mod check;
mod decided;
mod declared;
mod error;
mod expected;
mod game_words;
mod interpret;
mod lookup;
mod nearest;
mod parse;
mod print;
mod repair;
mod runner;
pub mod script;
mod sentence;
mod set_up;
mod through;
mod trace;
mod trial;
mod zones;

pub use check::Instead;
pub use declared::{declaration, declared};
pub use error::{Misplaced, Mistake, NotationError};
pub use expected::{Expected, expected};
pub use interpret::{Plan, Step, interpret};
pub use lookup::{Found, Lookup, NoRules, Ruleset, ruleset};
pub use parse::{MOST_BYTES, parse, parse_line, parse_repair, parse_rules};
pub use print::format;
pub use repair::repair;
pub use runner::{RunError, Runner, Sink, SinkError};
pub use set_up::{Options, set_up};
pub use trace::{TraceLine, trace};
