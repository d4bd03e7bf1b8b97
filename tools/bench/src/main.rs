//! `bench`: measures the engine and prints one row per figure.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is a command line tool"
)]

use bench::machine::Machine;
use bench::report;
use simulate::Book;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
usage: bench [--json | --write]
  --json    one object a line
  --write   writes docs/performance.md as well";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (json, write) = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => (false, false),
        ["--json"] => (true, false),
        ["--write"] => (false, true),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let rows = bench::rows(&Book::shipped());
    if json {
        print!("{}", report::objects(&rows));
    } else {
        print!("{}", report::table(&rows));
    }
    if write && let Err(error) = std::fs::write(page(), report::page(&rows, &Machine::here())) {
        eprintln!("docs/performance.md could not be written: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/performance.md")
}
