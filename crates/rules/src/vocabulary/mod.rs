//! The effect vocabulary: what a card file can say, as typed data.
//!
//! Small on purpose: adding a card is writing a file. `card.rs` holds what is printed and how a
//! monster is summoned, `effect.rs` when an effect may be used, `filter.rs` which cards and what
//! must be so, `act.rs` what is done, `standing.rs` what is so while a card is face-up. The
//! reference in `docs/vocabulary.md` is made from the comments here.

#![expect(
    clippy::large_enum_variant,
    reason = "definitions are read once and never copied while a duel runs"
)]

mod act;
mod card;
mod effect;
mod filter;
mod standing;

pub use act::{
    Act, Amount, Delta, Facing, Gate, Instruction, Later, Linger, Objects, Rest, Span, Turn,
};
pub use card::{
    Arrow, CardDef, CardKind, EarlierText, Materials, Monster, MonsterKind, Names, Portion,
    Special, Spell, Summoning, Trap, Way,
};
pub use effect::{
    Activation, Answers, Declares, Does, Effect, EffectKind, Limit, Mode, Occasion, Subject,
    Targets, Timing, Why,
};
pub use filter::{Class, Condition, Filter, Places, Pool, Side, Stand};
pub use standing::{Standing, Trait};
