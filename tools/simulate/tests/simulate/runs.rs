//! The same seed plays the same duels, and duels begin in every way.

use crate::support::book;
use duel::Mode;
use simulate::report::{self, Proof};
use simulate::{Options, Outcome, Random, draw, run};
use std::collections::BTreeSet;

fn options(seed: u64, jobs: usize) -> Options {
    Options {
        duels: 24,
        first: 0,
        seed,
        jobs,
        rules: None,
        keep_going: true,
    }
}

fn printed(options: &Options) -> (String, String, Outcome) {
    let outcome = run(book(), options, &|_, _| {});
    let proof = Proof {
        date: "2026-01-31".to_owned(),
        seconds: 75,
    };
    // How many at once is said in the document, and changes nothing else.
    let alike = Options {
        jobs: 1,
        ..options.clone()
    };
    let document = report::document(book(), &alike, &outcome.played, &proof);
    (report::told(book(), options, &outcome), document, outcome)
}

#[test]
fn the_same_seed_twice_gives_the_same_bytes_however_many_are_played_at_once() {
    let (told, document, outcome) = printed(&options(5, 1));
    assert!(outcome.failed.is_empty(), "{told}");
    for jobs in [1, 2, 3] {
        let (again, same, _) = printed(&options(5, jobs));
        assert_eq!(told, again);
        assert_eq!(document, same);
    }
}

#[test]
fn another_seed_gives_other_duels() {
    let (one, _, _) = printed(&options(5, 1));
    let (other, _, _) = printed(&options(6, 1));
    assert_ne!(one.replace("seed 5", "seed 6"), other);
}

#[test]
fn the_document_names_day_seed_number_duration_rules_and_every_card() {
    let (_, document, outcome) = printed(&options(5, 1));
    assert_eq!(outcome.played.duels(), 24);
    for part in [
        "## 2026-01-31: 24 duels hold",
        "| seed | 5 |",
        "| duels | 24 |",
        "| duration | 1 min 15 s with 1 at once |",
        "| rules | strict | witness |",
    ] {
        assert!(document.contains(part), "{part}: {document}");
    }
    for face in &book().faces {
        let row = format!("\n| {} | ", book().name(*face));
        assert!(document.contains(&row), "{row}");
    }
}

#[test]
fn one_profile_alone_can_be_played() {
    let options = Options {
        rules: Some("P2e".to_owned()),
        duels: 6,
        ..options(5, 2)
    };
    let (_, _, outcome) = printed(&options);
    let under: Vec<&str> = outcome
        .played
        .under
        .keys()
        .map(|key| key.0.as_str())
        .collect();
    assert!(under.iter().all(|rules| *rules == "P2e"), "{under:?}");
}

#[test]
fn duels_begin_under_all_rules_in_both_modes_and_with_every_card() {
    let mut random = Random::new(9);
    let (mut rules, mut modes, mut names) = (BTreeSet::new(), [0; 2], BTreeSet::new());
    for _ in 0..600 {
        let start = draw::start(book(), None, &mut random);
        modes[usize::from(start.mode == Mode::Witness)] += 1;
        names.extend(start.cards.into_iter().filter_map(|laid| laid.name));
        rules.insert(start.rules);
    }
    let all: BTreeSet<String> = book().rulesets().map(str::to_owned).collect();
    assert_eq!(rules, all);
    assert!(all.len() > 8, "{all:?}");
    assert!(modes.iter().all(|count| *count > 100), "{modes:?}");
    let tokens = |def: &&rules::vocabulary::CardDef| def.monster().is_some_and(|it| it.token);
    let cards = book().cards.iter().filter(|def| !tokens(def));
    let missing: Vec<&str> = cards
        .map(|def| def.names.en.as_str())
        .filter(|name| !names.contains(*name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_duel_that_can_be_drawn_can_be_set_up() {
    let mut random = Random::new(10);
    for _ in 0..300 {
        let start = draw::start(book(), None, &mut random);
        let events = start.events(book());
        assert!(events.is_ok(), "{events:?}\n{}", start.script());
    }
}
