//! What the tests of recorded duels share.
#![allow(dead_code, reason = "every test binary uses another part of it")]

use std::path::{Path, PathBuf};
use takeback_conformance::{Bench, Played, read, trace::Trace};

/// A file of the tool.
pub(crate) fn data(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data")
        .join(file)
}

/// The recorded duels of one of its files.
pub(crate) fn recorded(file: &str) -> Vec<Trace> {
    read(&data(file)).expect("the recorded duels")
}

/// The shipped cards and lists.
pub(crate) fn bench() -> Bench {
    Bench::load(None).expect("its own lists are sound")
}

/// Whether a difference is left that nobody explains.
pub(crate) fn differs(played: &Played) -> bool {
    let unexplained =
        |difference: &takeback_conformance::Difference| difference.explained.is_none();
    played.differences.iter().any(unexplained)
}
