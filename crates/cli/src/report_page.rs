//! The printable report about going back to a place: one page of HTML by itself, with nothing to
//! run or to fetch.
//!
//! There are two copies. The judge's is made from an [assessment](judge::Assessment) and the
//! ledger. The players' is made from a spectator's reading of the journal alone ([`Public`]), and
//! never sees the assessment: two duels that a spectator can't tell apart give the same page.
//!
//! Both are a [`Page`] of typed sections first, each text in one language or two; `render.rs`
//! alone knows HTML.

mod annex;
mod answers;
mod case;
mod common;
mod judges;
mod life;
mod players;
mod public;
mod render;
mod sheet;
mod steps;
mod windows;

pub(crate) use case::{Case, Copy, named_claim};
pub(crate) use life::Life;
pub(crate) use public::Public;
pub(crate) use render::render;
pub(crate) use sheet::{Page, Tongues};
