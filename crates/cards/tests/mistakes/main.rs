//! Mistakes in card files: each is found, at its line and column, with what could be meant.
//!
//! In the texts here a caret stands right before the place that the mistake is told at.

mod acts;
mod common;
mod effects;
mod filters;
mod folders;
mod fuzz;
mod given;
mod loops;
mod modes;
mod printed;
mod reading;
mod standing;
mod summoning;
