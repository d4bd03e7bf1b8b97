//! The battle phase, rule by rule, and the hand limit that ends a turn.

mod attacks;
mod cards;
mod damage;
mod hand_limit;
mod replays;
mod responses;
mod steps;
#[path = "../support/mod.rs"]
mod support;
mod table;
mod timings;
