//! Saying that a test was left out, so that it is never taken for one that passed.

/// Says that the test that calls this is left out, and why.
///
/// # Panics
/// Where `TAKEBACK_NO_SKIP=1` is set: there nothing may be left out.
#[expect(
    clippy::print_stderr,
    reason = "it is what a person reads about the tests"
)]
pub fn skipped(reason: &str) {
    let never = std::env::var_os("TAKEBACK_NO_SKIP").is_some_and(|set| set == "1");
    assert!(!never, "left out, and nothing may be here: {reason}");
    eprintln!("skipped: {reason}");
}
