//! `takeback-simulate`: plays random duels and says what doesn't hold in one.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is a command line tool"
)]

mod arguments;
mod progress;

use arguments::Arguments;
use simulate::report::{self, Proof};
use simulate::{Book, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let Some(arguments) = Arguments::read(&given) else {
        eprintln!("{}", arguments::USAGE);
        return ExitCode::from(2);
    };
    let book = Book::shipped();
    let options = &arguments.options;
    if let Some(rules) = &options.rules
        && !book.rulesets().any(|name| name == rules)
    {
        let known: Vec<&str> = book.rulesets().collect();
        let known = known.join(", ");
        eprintln!("no rules are called {rules}; there are {known}");
        return ExitCode::from(2);
    }
    let progress = progress::Progress::new(options.duels);
    let outcome = run(&book, options, &|played, failed| {
        progress.show(played, failed)
    });
    let seconds = progress.end();
    println!("{}", report::told(&book, options, &outcome));
    if !outcome.failed.is_empty() {
        return ExitCode::FAILURE;
    }
    let rate = options.duels as f64 / seconds.max(0.001);
    println!("{seconds:.0} s, {rate:.1} duels a second");
    let Some(path) = &arguments.proof else {
        return ExitCode::SUCCESS;
    };
    let proof = Proof {
        date: arguments.date.clone().unwrap_or_else(today),
        seconds: seconds.round() as u64,
    };
    let document = report::document(&book, options, &outcome.played, &proof);
    if let Err(error) = std::fs::write(path, document) {
        eprintln!("{path} could not be written: {error}");
        return ExitCode::FAILURE;
    }
    println!("{path} says so");
    ExitCode::SUCCESS
}

/// The day it is, in UTC.
#[expect(
    clippy::disallowed_methods,
    reason = "a proof is dated, and the day can be given instead"
)]
fn today() -> String {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let millis = since.map_or(0, |since| since.as_millis());
    let now = journal::Time(i64::try_from(millis).unwrap_or(i64::MAX)).to_string();
    now.chars().take("yyyy-mm-dd".len()).collect()
}
