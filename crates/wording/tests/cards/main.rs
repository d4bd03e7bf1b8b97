//! Cards said back in words, from their definitions.

mod common;
mod effects;
mod every;
mod lines;
mod summoning;
