//! Foreign recordings of duels.
//!
//! [`read`] reads EDOPro's `.yrpX`, `.yrp` and the `yrp2` of other programs: header, players, decks,
//! how many answers there are, and, for `.yrpX`, the stream of messages. [`retell`] tells the
//! messages as our events, checked by folding each into a position, and marks every gap: what the
//! recording doesn't say (who was asked, who passed) is unknown and never guessed.
//!
//! The files come from anybody, so a reader's memory and time are bounded by the constants of
//! `recording.rs`. The layouts are written down in `docs/replay-formats.md`.
#![forbid(unsafe_code)]

mod bytes;
mod message;
mod recording;
mod retell;
mod unpack;

pub use recording::{
    Answers, Deck, Form, Header, MOST_BYTES, Parameters, ReadError, Recording, Sides, read,
};
pub use retell::{Gap, GapKind, Told, Under, retell};
