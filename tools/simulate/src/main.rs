//! `takeback-simulate`: plays random duels and says what doesn't hold in one.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is a command line tool"
)]

use simulate::{Book, Failed, Options, Played, run, shrink, written};
use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

const USAGE: &str = "\
usage: takeback-simulate [--duels N] [--seed S] [--jobs J] [--profile P] [--duel N] [--all]
  --duels N    how many duels (1000)
  --seed S     the seed: the same seed plays the same duels (1)
  --jobs J     how many at once (as many as there are processors)
  --profile P  only under this rule profile or format
  --duel N     only the duel with this number
  --all        go on after a duel that fails, and show one of each kind";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(options) = read(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let book = Book::shipped();
    if let Some(rules) = &options.rules
        && !book.rulesets().any(|name| name == rules)
    {
        let known: Vec<&str> = book.rulesets().collect();
        eprintln!(
            "no rules are called {rules}; there are {}",
            known.join(", ")
        );
        return ExitCode::from(2);
    }
    let start = Instant::now();
    let outcome = run(&book, &options);
    for kind in by_kind(&outcome.failed) {
        println!("{}", told(&book, &options, &kind));
    }
    if outcome.failed.is_empty() {
        let seconds = start.elapsed().as_secs_f64();
        println!("{}", summary(&book, &options, &outcome.played, seconds));
        return ExitCode::SUCCESS;
    }
    ExitCode::FAILURE
}

/// The failed duels by the place that says so.
fn by_kind(failed: &[Failed]) -> Vec<Vec<&Failed>> {
    let mut kinds: BTreeMap<&str, Vec<&Failed>> = BTreeMap::new();
    for failed in failed {
        kinds.entry(&failed.failure.place).or_default().push(failed);
    }
    kinds.into_values().collect()
}

fn read(arguments: &[String]) -> Option<Options> {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    let mut options = Options {
        duels: 1000,
        first: 0,
        seed: 1,
        jobs,
        rules: None,
        keep_going: arguments.iter().any(|argument| argument == "--all"),
    };
    let with_values: Vec<&String> = arguments.iter().filter(|a| *a != "--all").collect();
    let (pairs, rest) = with_values.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    for [name, value] in pairs {
        match name.as_str() {
            "--duels" => options.duels = value.parse().ok()?,
            "--seed" => options.seed = value.parse().ok()?,
            "--jobs" => options.jobs = value.parse().ok()?,
            "--profile" => options.rules = Some((*value).clone()),
            "--duel" => (options.first, options.duels) = (value.parse().ok()?, 1),
            _ => return None,
        }
    }
    Some(options)
}

fn summary(book: &Book, options: &Options, played: &Played, seconds: f64) -> String {
    let Options { duels, seed, .. } = options;
    let said: u64 = played.said.values().sum();
    let refused: u64 = played.refused.values().sum();
    let listed = |counts: &BTreeMap<&'static str, u64>| {
        let all: Vec<String> = counts
            .iter()
            .map(|(what, n)| format!("{n} {what}"))
            .collect();
        all.join(", ")
    };
    let idle: Vec<String> = played
        .there
        .difference(&played.activated)
        .filter_map(|face| {
            let def = book.cards.get(*face)?;
            (!def.effects.is_empty()).then(|| def.names.en.clone())
        })
        .collect();
    format!(
        "{duels} duels of seed {seed} hold ({seconds:.0} s)\n\n\
         said: {said} ({})\n\
         refused: {refused}, by {} rules ({})\n\
         events: {} ({}; the longest chain has {} links)\n\
         asked whether it could be said: {}\n\
         cards: {} were there, {} were activated; never: {}",
        listed(&played.said),
        played.refused.len(),
        listed(&played.refused),
        played.events,
        listed(&played.happened),
        played.longest,
        played.asked,
        played.there.len(),
        played.activated.len(),
        if idle.is_empty() {
            "none".to_owned()
        } else {
            idle.join(", ")
        },
    )
}

/// One of the duels that fail alike, cut down.
fn told(book: &Book, options: &Options, failed: &[&Failed]) -> String {
    let first = failed[0];
    let short = shrink::shrunk(book, first.case.clone(), &first.failure);
    let failure = short.again(book).err().unwrap_or(first.failure.clone());
    let rules = options.rules.as_ref();
    let profile = rules.map_or(String::new(), |rules| format!(" --profile {rules}"));
    format!(
        "; duel {number} of seed {seed} fails, and {more} more like it\n\
         ; says {place}\n\
         ; again: --seed {seed}{profile} --duel {number}\n{written}",
        number = first.number,
        seed = options.seed,
        more = failed.len() - 1,
        place = first.failure.place,
        written = written::written(book, &short, &failure),
    )
}
