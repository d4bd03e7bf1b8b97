//! `takeback-load`: many tables at one store, each with a writer that acts at a pace and a watcher
//! that follows. Prints how long appends took, and whether every batch is there, once and in order.
//!
//! The duels are random legal ones, sealed as a table seals them. A wait is counted from when the
//! action was due, so that a store that falls behind can't hide it.
#![forbid(unsafe_code)]
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is a command line tool"
)]

mod options;
mod place;
mod run;
mod table;
mod tally;
mod watcher;

use options::Options;
use place::Written;
use std::process::ExitCode;
use std::time::Duration;
use tally::Tally;

/// Above this the next faster pace isn't tried.
const SLOW: Duration = Duration::from_millis(50);

fn main() -> ExitCode {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(wrong) => {
            eprintln!("{wrong}\n{}", options::USAGE);
            return ExitCode::from(2);
        }
    };
    match load(&options) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Loads the store at the pace asked for, and at faster ones where the headroom is asked for. True
/// when nothing was lost.
fn load(options: &Options) -> Result<bool, String> {
    let place = place::Place::open(options)?;
    let book = simulate::Book::shipped();
    let duels = bench::duels::many(&book, 48, 60);
    let mut pace = options.pace;
    loop {
        let before = place.written();
        let (mut tally, tables) = run::run(place.store(), &duels, options, pace)?;
        let live = place.written();
        if let Some((before, live)) = before.zip(live) {
            run::archive(place.store(), &tables)?;
            let archived = place.written().unwrap_or_default();
            let archive = archived.since(live).archive;
            tally.written = Some(Written {
                archive,
                ..live.since(before)
            });
        }
        show(&tally, options, &place.shown(), pace);
        let enough = !options.headroom || tally.part(990) > SLOW || tally.fell_behind(pace);
        if !tally.is_whole() || enough {
            return Ok(tally.is_whole());
        }
        pace /= 2;
    }
}

fn show(tally: &Tally, options: &Options, shown: &str, pace: Duration) {
    match options.json {
        true => println!("{}", tally.object(options, shown, pace)),
        false => print!("{}", tally.text(options, shown, pace)),
    }
}
