//! Tests of the tool: every check can fail, a failing duel is cut down, a seed gives the same duels.

mod agree;
mod laws;
mod others;
mod positions;
mod records;
mod runs;
mod shrinking;
mod support;
mod written;
