//! What people and programs read, on a small duel folded by hand.

mod common;
mod contract;
mod every;
mod keys;
mod languages;
mod later;
mod lines;
mod positions;
mod sentences;
