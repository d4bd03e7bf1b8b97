//! `conformance FILE…`: plays traces of the peer engine and tells where our account differs.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "it is a command line tool"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use takeback_conformance::{Bench, Difference, Played, files, read, trace::Trace};

const USAGE: &str = "\
usage: conformance [--every N] [--only ID] [--brief] [--cards DIR] FILE…
  FILE      duels, one a line, in the peer's trace format: .jsonl or .jsonl.zst; or a folder of such
  --every   plays every Nth duel only
  --only    plays the duel of this name only
  --cards   card files that are used besides the shipped ones
  --brief   leaves out the accounts of each difference";

struct Asked {
    files: Vec<PathBuf>,
    every: usize,
    only: Option<String>,
    brief: bool,
    cards: Option<PathBuf>,
}

fn main() -> ExitCode {
    let asked = match arguments(std::env::args().skip(1)) {
        Some(asked) => asked,
        None => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match report(&asked) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn arguments(mut words: impl Iterator<Item = String>) -> Option<Asked> {
    let mut asked = Asked {
        files: Vec::new(),
        every: 1,
        only: None,
        brief: false,
        cards: None,
    };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--every" => asked.every = words.next()?.parse().ok().filter(|n| *n > 0)?,
            "--only" => asked.only = Some(words.next()?),
            "--cards" => asked.cards = Some(PathBuf::from(words.next()?)),
            "--brief" => asked.brief = true,
            word if word.starts_with("--") => return None,
            file => asked.files.push(PathBuf::from(file)),
        }
    }
    (!asked.files.is_empty()).then_some(asked)
}

fn report(asked: &Asked) -> Result<bool, String> {
    let bench = Bench::load(asked.cards.as_deref())?;
    let (mut clean, mut duels) = (true, 0);
    for path in &asked.files {
        for file in files(path)? {
            let (agrees, played) = file_report(&bench, asked, &file)?;
            clean &= agrees;
            duels += played;
        }
    }
    match &asked.only {
        Some(id) if duels == 0 => Err(format!("no duel there is called {id}")),
        None if duels == 0 => Err("there is no duel".to_owned()),
        _ => Ok(clean),
    }
}

fn file_report(bench: &Bench, asked: &Asked, file: &Path) -> Result<(bool, usize), String> {
    let all = read(file)?;
    let chosen: Vec<&Trace> = all
        .iter()
        .step_by(asked.every)
        .filter(|trace| asked.only.as_ref().is_none_or(|id| *id == trace.id))
        .collect();
    let played = play_all(bench, &chosen);
    let mut kinds: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut wanted: BTreeMap<usize, usize> = BTreeMap::new();
    let (mut decisions, mut answers, mut compared, mut differing) = (0, 0, 0, 0);
    for (trace, played) in chosen.iter().zip(&played) {
        decisions += played.decisions;
        answers += played.answers;
        compared += played.compared;
        for difference in &played.differences {
            match difference.explained {
                Some(n) => *wanted.entry(n).or_default() += 1,
                None => {
                    kinds
                        .entry(difference.head())
                        .or_insert_with(|| (0, trace.id.clone()))
                        .0 += 1;
                }
            }
        }
        let first = played.differences.iter().find(|d| d.explained.is_none());
        if asked.only.is_some() {
            played
                .differences
                .iter()
                .for_each(|difference| tell(trace, difference));
        }
        if let Some(first) = first {
            differing += 1;
            if !asked.brief {
                if asked.only.is_none() {
                    tell(trace, first);
                }
                write_down(bench, trace, first);
            }
        }
    }
    println!(
        "{}: {} duels, {decisions} of {answers} decisions given again, {compared} questions compared",
        file.display(),
        chosen.len()
    );
    for (n, count) in wanted {
        println!("  wanted     {count:6} × {}", bench.wanted.0[n].name);
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (head, (count, example)) in &kinds {
        println!("  unexplained {count:5} × {head}   [{example}]");
    }
    let early = |one: &&Played| {
        let last = one.differences.last().filter(|_| one.stopped);
        last.is_some_and(|last| last.explained.is_some())
    };
    let early = played.iter().filter(early).count();
    println!("  {early} duels ended early by a wanted difference");
    println!("  {differing} duels with an unexplained difference");
    Ok((differing == 0, chosen.len()))
}

fn tell(trace: &Trace, difference: &Difference) {
    println!(
        "== {} ({}), step {}: {}",
        trace.id,
        trace.about,
        difference.step,
        difference.head()
    );
    for line in &difference.theirs {
        println!("   peer: {line}");
    }
    for line in &difference.ours {
        println!("   ours: {line}");
    }
}

/// The duel up to there as a written one, with both accounts beside it.
fn write_down(bench: &Bench, trace: &Trace, first: &Difference) {
    let Some(written) = bench.write(trace) else {
        return;
    };
    println!("{written}");
    let told = |who: &str, account: &[String]| {
        for line in account {
            println!("; {who}: {line}");
        }
    };
    told("peer", &first.theirs);
    told("ours", &first.ours);
    println!();
}

fn play_all(bench: &Bench, traces: &[&Trace]) -> Vec<Played> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = traces.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let work = |part: &'_ [&'_ Trace]| {
            part.iter()
                .map(|trace| bench.play(trace))
                .collect::<Vec<_>>()
        };
        let running: Vec<_> = traces
            .chunks(share)
            .map(|part| scope.spawn(move || work(part)))
            .collect();
        let done = running
            .into_iter()
            .map(|thread| thread.join().expect("playing a trace never panics"));
        done.flatten().collect()
    })
}
