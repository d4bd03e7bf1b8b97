//! How often a proof by number is repeated, and saying so.
//!
//! `TAKEBACK_PROOF=large` asks for the large numbers, which take minutes to hours. Where a machine
//! lacks what a proof needs it is skipped and says why, see [`skipped`](crate::servers::skipped).

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
