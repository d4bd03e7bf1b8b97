//! The written duel, as one test binary.

mod common;
mod document;
mod duels;
mod lines;
mod mistakes;
mod play;
mod round_trip;
mod said;
