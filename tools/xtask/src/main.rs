//! `cargo xtask check`: everything a change has to pass, in one command.
//!
//! Each step is an ordinary cargo command in the one target directory, so nothing is built twice.
//! All steps run even when one fails; the table at the end says which. What the steps check beyond
//! cargo's own tools (layering, file heads, rule ids, written duels, card files, transcripts) is in
//! the package `system-tests` under `tests/`. No check lives here but that the reference this
//! program writes (`cargo xtask vocabulary`) is up to date.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is a command line tool"
)]

mod steps;
mod vocabulary;

use std::process::ExitCode;
use steps::{STEPS, Step};

const USAGE: &str = "\
usage: cargo xtask check [STEP…]   runs every step, or only those named
       cargo xtask bless           writes the transcripts and the README's tour anew
       cargo xtask bench           measures the engine and writes docs/performance.md
       cargo xtask conformance     plays every recorded duel of the peer engine and compares
       cargo xtask proof [OPTION…] plays 100,000 random duels, checks everything in each, and writes
                                   docs/proof.md (--duels N, --seed S, --jobs J, --date DAY)
       cargo xtask golden          writes the golden journals of the version; never over one there is
       cargo xtask vocabulary      writes docs/vocabulary.md from the code and the shipped cards
       cargo xtask steps           lists the steps";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments
        .split_first()
        .map(|(first, rest)| (first.as_str(), rest))
    {
        Some(("check", names)) => check(names),
        Some(("bless", [])) => passed(steps::BLESS.run()),
        Some(("bench", [])) => passed(steps::PROGRAM.run() && steps::BENCH.run()),
        Some(("conformance", [])) => passed(steps::CONFORMANCE.run()),
        Some(("proof", options)) => passed(steps::PROOF.run_with(options)),
        Some(("golden", [])) => passed(steps::GOLDEN.run()),
        Some(("vocabulary", [])) => reference(),
        Some(("steps", [])) => {
            STEPS
                .iter()
                .for_each(|step| println!("{:10} {}", step.name, step.does));
            ExitCode::SUCCESS
        }
        _ => usage(),
    }
}

fn reference() -> ExitCode {
    let written = vocabulary::write();
    if let Err(error) = &written {
        eprintln!("docs/vocabulary.md could not be written: {error}");
    }
    passed(written.is_ok())
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

fn check(names: &[String]) -> ExitCode {
    if let Some(unknown) = names.iter().find(|name| steps::named(name).is_none()) {
        eprintln!("no step is called {unknown}");
        return usage();
    }
    let chosen = STEPS
        .iter()
        .filter(|s| names.is_empty() || names.iter().any(|n| n == s.name));
    let results: Vec<(&Step, bool, u64)> = chosen.map(timed).collect();
    println!();
    for (step, good, seconds) in &results {
        println!(
            "{:6} {:10} {:>5} s   {}",
            verdict(*good),
            step.name,
            seconds,
            step.does
        );
    }
    passed(results.iter().all(|(_, good, _)| *good))
}

fn timed(step: &'static Step) -> (&'static Step, bool, u64) {
    println!("\n== {}: {}", step.name, step.does);
    let start = std::time::Instant::now();
    let good = step.run();
    (step, good, start.elapsed().as_secs())
}

const fn verdict(good: bool) -> &'static str {
    if good { "passed" } else { "FAILED" }
}

fn passed(good: bool) -> ExitCode {
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
