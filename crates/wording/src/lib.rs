//! Sentences for people, in each language, and the JSON contract for programs.
//!
//! [`Wording`] says every event, refusal, question and position in a judge's words. The
//! sentences lie in `data/locales/`, one folder a language, and are compiled in; a message that a
//! language doesn't have yet is said in English. [`contract`] gives the same facts to programs.
//!
//! Nothing is decided or hidden here: what a role may not know has been taken out of positions
//! and events before they come. Only how a pass was given depends on who reads it
//! ([`Viewer`]), because that is the passing seat's secret.
#![forbid(unsafe_code)]

mod ask;
mod cards;
mod changes;
mod compare;
pub mod contract;
mod event;
pub mod ids;
mod lingering;
mod locale;
mod names;
mod policy;
mod position;
mod profile;
mod rule;
mod said;
mod told;
mod unlike;
mod viewer;
mod visible;
mod ways;
mod written;

pub use compare::Difference;
pub use duel::Role as Viewer;
pub use fluent_bundle::FluentValue as Arg;
pub use locale::{Language, Wording};
pub use profile::FlagWords;
pub use visible::{is_unseen, visible};
pub use written::spelled;

/// Named arguments of a message: `args![seat: "A", count: 3]`.
#[macro_export]
macro_rules! args {
    ($($name:ident: $value:expr),* $(,)?) => {
        &[$((stringify!($name), $crate::Arg::from($value))),*]
    };
}
