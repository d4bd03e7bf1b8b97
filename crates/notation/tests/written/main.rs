//! The written duel, as one test binary.

mod common;
mod declared;
mod document;
mod duels;
mod field;
mod folding;
mod limits;
mod lines;
mod mistakes;
mod modes;
mod one_sentence;
mod play;
mod refusals;
mod round_trip;
mod said;
