//! What the tests share. For tests only: what is wrong is said with a panic.
#![forbid(unsafe_code)]

pub mod agreement;
pub mod faulty;
pub mod mirror;
pub mod pairs;
pub mod play;
pub mod proof;
#[cfg(unix)]
pub mod servers;
pub mod sound;
pub mod store_suite;
pub mod window_model;
