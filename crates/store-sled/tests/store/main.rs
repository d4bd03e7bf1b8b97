//! The store as its users meet it: what it promises, who may have it, what is left after a kill,
//! what damage does.

mod backup;
mod conformance;
mod copies;
mod damage;
mod erased;
#[cfg(unix)]
mod full;
mod kill;
mod lost;
mod processes;
mod repair;
mod trace;
mod turns;
