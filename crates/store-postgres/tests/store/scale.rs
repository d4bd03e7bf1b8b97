//! How often things are done: few times by default, many with `TAKEBACK_PROOF=large`.

/// The first number, or the second where the large proof is asked for.
pub(crate) fn times(few: u32, many: u32) -> u32 {
    match std::env::var_os("TAKEBACK_PROOF").is_some_and(|set| set == "large") {
        true => many,
        false => few,
    }
}
