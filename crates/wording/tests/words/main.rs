//! What people and programs read, on a small duel folded by hand.

mod common;
mod contract;
mod every;
mod keys;
mod later;
mod lines;
mod positions;
mod sentences;
