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
usage: bench [FILTER] [--json] | bench --write
  FILTER    only what has this in its name
  --json    one object a line
  --write   writes docs/performance.md as well
The program takeback is measured too where it lies beside this one (cargo build --release).";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some((bench::opened::CHILD, asked)) = arguments
        .split_first()
        .map(|(first, rest)| (first.as_str(), rest))
    {
        println!("{}", bench::opened::child(asked));
        return ExitCode::SUCCESS;
    }
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (filter, json, write) = match words[..] {
        [] => ("", false, false),
        ["--json"] => ("", true, false),
        ["--write"] => ("", false, true),
        [filter] | [filter, "--json"] if !filter.starts_with('-') => {
            (filter, words.len() > 1, false)
        }
        _ => return usage(),
    };
    let program = program();
    if program.is_none() {
        eprintln!("takeback isn't beside this program: its rows are left out");
    }
    let book = Book::shipped();
    let rows = bench::rows(&bench::Inputs::new(&book, program.as_deref()), filter);
    if rows.is_empty() {
        return usage();
    }
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

fn usage() -> ExitCode {
    eprintln!("{USAGE}\nThere is: {}", bench::names().join(", "));
    ExitCode::from(2)
}

/// The program, where it was built with the same profile.
fn program() -> Option<PathBuf> {
    let beside = std::env::current_exe().ok()?.with_file_name("takeback");
    let beside = beside.with_extension(std::env::consts::EXE_EXTENSION);
    beside.is_file().then_some(beside)
}

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/performance.md")
}
