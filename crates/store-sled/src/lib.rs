//! The store on this machine: a head log that is synced before every answer, and sled behind it.
//!
//! [`SledStore`] is an [`EventStore`](journal::EventStore): it sees bytes, and no event.
//!
//! # A log in front of sled
//!
//! sled's `flush` ends in `sync_file_range`, which is no promise, and a damaged sled may hang, panic
//! or lose a page without a word. So what a writer asks for is first written to a log of plain
//! files: one write and one `fdatasync` for all who wait (`log`, `group`). Then the writer is
//! told, and sled gets it. On opening, sled is brought up to the log.
//!
//! A segment of the log is dropped only after sled was flushed *and* its file synced. The
//! last 64 MiB (`Options::log_bytes`) stay beyond that: as long as the log reaches back to the
//! first batch, which it does for some hundred thousand records, a sled that is damaged, or lost
//! something, is set aside and made anew from the log, and [`SledStore::was_refilled`] says so.
//! Beyond that the damage is reported, and never taken for the end of a journal: batches are
//! numbered up to the head in the duel's entry, entries beside a journal are counted and summed
//! up, and every duel names the next (`values`).
//!
//! # The store is held while it is used, and not longer
//!
//! A process takes the store (`gate`) at its first call, keeps it while calls follow each other,
//! and gives it back 40 ms after the last one, or, when another process waits, after a turn of
//! 50 ms. A prompt that waits for its user keeps nobody out; those that read or write at the same
//! time take turns. Who waits longer than 10 s is told who has it.
//!
//! Opening for every call was weighed: sled takes 2 to 15 ms to open, an append 0.1 to 0.4, so a
//! duel of a thousand actions would take 10 s and not one. Holding it for good was weighed: then a
//! second window of the same user shows nothing but "busy".
//!
//! # Bounded in time
//!
//! sled lives on a thread of its own (`worker`), with a deadline for each answer. A panic there is
//! caught and told as damage; the thread is named [`SLED_THREAD`], so that a program's panic hook
//! can keep quiet about it. A thread that hangs is left behind.
//!
//! # What is assumed
//!
//! A disk that has said that it has synced has synced (`medium`). A process that is killed
//! between write and sync leaves bytes that the next one syncs before it believes them. After a
//! sync that failed, the same process writes the newest segment anew; another process can't know
//! of it. A disk is never filled: 8 MiB are left, because what sled writes on a full disk may be
//! damaged.

#![forbid(unsafe_code)]

mod backup;
mod books;
#[cfg(test)]
mod books_tests;
mod compact;
#[cfg(test)]
mod crash_tests;
#[cfg(test)]
mod deed_tests;
mod deeds;
mod error;
mod events;
mod found;
mod frame;
mod gate;
mod ground;
mod group;
mod item;
mod keeping;
mod log;
mod mark;
mod medium;
mod opening;
mod options;
mod places;
mod plan;
mod reading;
mod repair;
mod restore;
mod scan;
mod segment;
mod session;
mod shelf;
#[cfg(test)]
mod sim;
mod store;
mod traces;
mod values;
mod worker;

pub use backup::{BackedUp, BackupError, back_up};
pub use error::OpenError;
pub use options::Options;
pub use repair::{Order, RepairError, Repaired, RepairedDuel, put_in_place, repair};
pub use store::SledStore;
pub use worker::SLED_THREAD;
