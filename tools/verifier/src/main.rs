//! `takeback-verifier FILE [NOTE KEY]…`: prints what it found and ends with 0, or with 1 and the
//! reason.
#![forbid(unsafe_code)]

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (text, code) = match verifier::run(&arguments) {
        Ok(found) => (found, ExitCode::SUCCESS),
        Err(wrong) => (format!("wrong: {wrong}"), ExitCode::FAILURE),
    };
    // Whoever doesn't listen misses nothing but the text.
    let _ = writeln!(std::io::stdout(), "{text}");
    code
}
