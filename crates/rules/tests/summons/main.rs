//! Summons of every kind: what they take, where they go, what negates them, what becomes of it.

#[path = "../support/mod.rs"]
mod support;

mod at_random;
mod cards;
mod effects;
mod normal;
mod own_ways;
mod pendulum;
mod table;
mod zones;
