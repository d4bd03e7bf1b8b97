//! The recorded duels of the peer, played here: what differs is listed, or it is a fault.

use std::path::{Path, PathBuf};
use takeback_conformance::{Bench, Kind, Played, read, trace::Trace};

fn data(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("data")
        .join(file)
}

fn bench() -> Bench {
    Bench::load(None).expect("its own lists are sound")
}

fn differs(played: &Played) -> bool {
    played
        .differences
        .iter()
        .any(|difference| difference.explained.is_none())
}

/// Scenarios that can't agree yet: they take a card that isn't shipped.
const NOT_YET: [&str; 1] = ["trig_goblin_zombie"];

#[test]
fn every_scenario_agrees_but_those_without_their_card() {
    let bench = bench();
    let scenarios = read(&data("scenarios.jsonl.zst")).expect("the recorded scenarios");
    assert_eq!(scenarios.len(), 130);
    let differing: Vec<&str> = scenarios
        .iter()
        .filter(|trace| differs(&bench.play(trace)))
        .map(|trace| trace.id.as_str())
        .collect();
    let known: Vec<&str> = NOT_YET
        .into_iter()
        .filter(|id| differing.contains(id))
        .collect();
    assert_eq!(differing, known);
}

#[test]
fn nearly_all_decisions_of_the_scenarios_are_given_again() {
    let bench = bench();
    let scenarios = read(&data("scenarios.jsonl.zst")).expect("the recorded scenarios");
    let played: Vec<Played> = scenarios.iter().map(|trace| bench.play(trace)).collect();
    let given: usize = played.iter().map(|played| played.decisions).sum();
    let compared: usize = played.iter().map(|played| played.compared).sum();
    assert!(given > 1000, "{given} decisions");
    assert!(compared > 2000, "{compared} questions");
}

#[test]
fn no_duel_breaks_the_engine() {
    let bench = bench();
    for file in ["pool-a.jsonl.zst", "pool-b.jsonl.zst"] {
        for trace in read(&data(file))
            .expect("the recorded duels")
            .iter()
            .step_by(7)
        {
            let played = bench.play(trace);
            let broken = played.differences.iter().find(|difference| {
                difference.kind == Kind::Broken && !difference.theirs[0].starts_with("no card file")
            });
            assert!(broken.is_none(), "{}: {broken:?}", trace.id);
        }
    }
}

#[test]
fn a_trace_that_was_changed_is_noticed() {
    let bench = bench();
    let scenarios = read(&data("scenarios.jsonl.zst")).expect("the recorded scenarios");
    let noticed = |trace: &Trace| {
        let mut other = trace.clone();
        for step in &mut other.steps {
            if let takeback_conformance::trace::Step::Damage { n, .. } = step {
                *n += 100;
            }
        }
        let same = format!("{:?}", other.steps) == format!("{:?}", trace.steps);
        (!same).then(|| differs(&bench.play(&other)))
    };
    let agreeing = scenarios
        .iter()
        .filter(|trace| !differs(&bench.play(trace)));
    let noticed: Vec<bool> = agreeing.filter_map(noticed).collect();
    // Where the trace ends with the damage nothing is asked after it any more.
    let found = noticed.iter().filter(|found| **found).count();
    assert!(found * 2 > noticed.len(), "{found} of {}", noticed.len());
}
