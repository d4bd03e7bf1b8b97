//! How often a proof by number is repeated, and what is done where one can't be made.
//!
//! `TAKEBACK_PROOF=large` asks for the large numbers, which take minutes to hours. Where a machine
//! lacks what a proof needs, it is skipped and says why; `TAKEBACK_NO_SKIP=1` makes that a failure.

/// The small number, or the large one where that was asked for.
#[must_use]
pub fn times(small: u64, large: u64) -> u64 {
    match is_large() {
        true => large,
        false => small,
    }
}

/// True when the large numbers were asked for.
#[must_use]
pub fn is_large() -> bool {
    std::env::var_os("TAKEBACK_PROOF").is_some_and(|scale| scale == "large")
}

/// Prints what was proven, and how often.
#[expect(clippy::print_stdout, reason = "a proof says what it proved")]
pub fn proven(what: &str, times: u64) {
    println!("proven: {what}: {times}");
}

/// Says that a proof can't be made here, and why.
///
/// # Panics
/// Where nothing may be skipped.
#[expect(clippy::print_stdout, reason = "a proof says why it proved nothing")]
pub fn skip(what: &str, why: &str) {
    let strict = std::env::var_os("TAKEBACK_NO_SKIP").is_some_and(|set| set == "1");
    assert!(!strict, "{what} was skipped, and nothing may be: {why}");
    println!("skipped: {what}: {why}");
}
