//! The recorded duels of the peer, played here: what differs is listed, or it is a fault.

mod support;

use support::{bench, data, differs, recorded};
use takeback_conformance::{Played, trace::Step, trace::Trace};

#[test]
fn every_scenario_agrees() {
    let bench = bench();
    let scenarios = recorded("scenarios.jsonl.zst");
    assert_eq!(scenarios.len(), 130);
    let differing: Vec<&str> = scenarios
        .iter()
        .filter(|trace| differs(&bench.play(trace)))
        .map(|trace| trace.id.as_str())
        .collect();
    assert_eq!(differing, Vec::<&str>::new());
}

#[test]
fn nearly_all_decisions_of_the_scenarios_are_given_again() {
    let bench = bench();
    let scenarios = recorded("scenarios.jsonl.zst");
    let played: Vec<Played> = scenarios.iter().map(|trace| bench.play(trace)).collect();
    let given: usize = played.iter().map(|played| played.decisions).sum();
    let compared: usize = played.iter().map(|played| played.compared).sum();
    assert!(given > 1000, "{given} decisions");
    assert!(compared > 2000, "{compared} questions");
}

#[test]
fn a_sample_of_the_random_duels_agrees() {
    let bench = bench();
    for file in ["pool-a.jsonl.zst", "pool-b.jsonl.zst"] {
        for trace in recorded(file).iter().step_by(7) {
            let played = bench.play(trace);
            let first = played.differences.iter().find(|d| d.explained.is_none());
            assert!(first.is_none(), "{}: {first:?}", trace.id);
        }
    }
}

#[test]
fn a_trace_that_was_changed_is_noticed() {
    let bench = bench();
    let scenarios = recorded("scenarios.jsonl.zst");
    let noticed = |trace: &Trace| {
        let mut other = trace.clone();
        for step in &mut other.steps {
            if let Step::Damage { n, .. } = step {
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
    assert!(noticed.len() > 20, "{} traces with damage", noticed.len());
    let found = noticed.iter().filter(|found| **found).count();
    assert_eq!(found, noticed.len(), "of so many traces");
}

#[test]
fn every_wanted_difference_has_a_reason_and_a_source() {
    for want in &bench().wanted.0 {
        assert!(want.because.len() > 20, "{}", want.name);
        assert!(!want.source.is_empty(), "{}", want.name);
        assert!(!want.kinds.is_empty(), "{}", want.name);
    }
}

#[test]
fn a_folder_means_its_files_in_the_order_of_their_names() {
    let found = takeback_conformance::files(&data("")).expect("the folder of the tool");
    let names: Vec<String> = found
        .iter()
        .filter_map(|file| {
            file.file_name()
                .map(|name| name.to_string_lossy().into_owned())
        })
        .collect();
    let expected = [
        "pool-a.jsonl.zst",
        "pool-b.jsonl.zst",
        "scenarios.jsonl.zst",
    ];
    assert_eq!(names, expected);
}
