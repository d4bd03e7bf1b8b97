//! Summons of every kind.
//!
//! A summon that nobody's effect makes is an attempt: what it takes is chosen and paid, the monster
//! is declared and is in no zone until nobody negates it, then it succeeds. What an effect summons
//! is simply there.
//!
//! * `ways`: the ways a monster can be Special Summoned by its own text or kind;
//! * `attempt`: whether a summon may be attempted, as lists of conditions;
//! * `recipes`: what each kind of summon takes ([`crate::materials`] says which sets are valid);
//! * `carry`: carrying it out, event by event;
//! * `effects`: Fusion, Ritual and Normal Summons that an effect makes;
//! * `choices`: what may be answered where a summon asks something.

mod attempt;
mod carry;
mod choices;
mod effects;
mod recipes;
mod ways;

pub(crate) use attempt::{Summon, has_effects};
pub(crate) use ways::postures;
pub use ways::{OwnWay, ways};
