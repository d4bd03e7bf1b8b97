//! The store on this machine: a head log that is synced before every answer, and sled behind it.

#![forbid(unsafe_code)]

mod books;
#[cfg(test)]
mod books_tests;
#[cfg(test)]
mod crash_tests;
mod error;
mod events;
mod frame;
mod gate;
mod ground;
mod group;
mod item;
mod keeping;
mod log;
mod medium;
mod opening;
mod options;
mod reading;
mod session;
mod shelf;
#[cfg(test)]
mod sim;
mod store;
mod values;
mod worker;

pub use error::OpenError;
pub use options::Options;
pub use store::SledStore;
pub use worker::SLED_THREAD;
