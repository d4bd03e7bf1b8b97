//! The edition of the engine: what a duel of another edition looks like to an audit, and that the
//! rules don't give other outcomes under the same edition.

mod support;

use duel::{Engine, Event};
use judge::audit;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use support::too_fast;
use support::written::{self, Shipped};
use timeline::History;

/// What the duels came to when the edition was given, beside the edition itself.
const PINNED: &str = "../rules/edition.txt";

#[test]
fn a_duel_that_another_edition_played_is_named_as_such_where_it_differs() {
    let table = too_fast(&["Mind Crush"]);
    let mut records = table.history.records().to_vec();
    let other = Engine(rules::ENGINE.0 + 1);
    let began = records
        .iter_mut()
        .find_map(|record| match &mut record.event {
            Event::DuelBegan { engine, .. } => Some(engine),
            _ => None,
        });
    *began.expect("it begins") = other;
    let closed = |event: &Event| matches!(event, Event::WindowClosed { .. });
    let wrong = table.first(closed);
    let stated = History::new(records.clone()).expect("the order is the same");
    let found = audit(&stated, &table.cards).expect("it folds");
    let [(1, used)] = found.others[..] else {
        panic!("{:?}", found.others)
    };
    assert_eq!(used.engine, other);
    assert!(found.divergences.is_empty(), "{:?}", found.divergences);
    // Where it differs as well, the difference is laid to the other edition.
    if let Event::WindowClosed { window } = &mut records[wrong as usize - 1].event {
        *window += 1;
    }
    let differs = History::new(records).expect("the order is the same");
    let Ok(found) = audit(&differs, &table.cards) else {
        return;
    };
    let first = found.divergences.first().expect("it is found");
    assert_eq!(first.others.map(|used| used.engine), Some(other));
}

/// A duel's text with the definitions of the cards in it, and what came of it: a digest of each.
type Outcome = (String, String);

fn digest(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..16].to_owned()
}

fn outcomes() -> BTreeMap<String, Outcome> {
    let cards = Shipped(cards::catalogue());
    let of = |(path, text): (String, String)| {
        let events = written::played(&text, &cards);
        let faces: BTreeSet<_> = events
            .iter()
            .filter_map(|(_, event)| match event {
                Event::CardKnown { face, .. } | Event::TokenMade { face, .. } => Some(*face),
                _ => None,
            })
            .collect();
        let mut given = text;
        for def in faces.iter().filter_map(|face| cards.0.get(*face)) {
            let _ = write!(given, "{def:?}");
        }
        let came = |(_, event): &(u32, Event)| match event {
            // Which cards there are, and which edition it is, is no outcome.
            Event::DuelBegan { .. } => String::new(),
            event => format!("{event:?}"),
        };
        let came: Vec<String> = events.iter().map(came).collect();
        let name = path.rsplit_once("data/duels/").map(|(_, name)| name);
        let name = name.expect("it lies there").to_owned();
        (name, (digest(&given), digest(&came.join("\n"))))
    };
    // The cards that a duel declares itself are no part of the catalogue.
    let fixed = |path: &str| ["/seeds/", "/basics/"].iter().any(|of| path.contains(of));
    let all = written::all().into_iter();
    all.filter(|(path, _)| fixed(path)).map(of).collect()
}

/// When this fails, the rules give another outcome than the edition they say they are: raise
/// `rules::ENGINE`, and write down what comes of the duels now with
/// `TAKEBACK_BLESS=1 cargo test -p takeback-judge --test edition`.
#[test]
fn the_outcomes_of_the_written_duels_are_those_of_this_edition() {
    let found = outcomes();
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join(PINNED);
    if std::env::var_os("TAKEBACK_BLESS").is_some() {
        let mut text = format!("edition {}\n", rules::ENGINE.0);
        for (name, (given, came)) in &found {
            let _ = writeln!(text, "{given} {came} {name}");
        }
        std::fs::write(&path, text).expect("it can be written");
    }
    let pinned = std::fs::read_to_string(&path).expect("it is there");
    let mut lines = pinned.lines();
    let edition = format!("edition {}", rules::ENGINE.0);
    assert_eq!(
        lines.next(),
        Some(edition.as_str()),
        "the edition was raised: bless it"
    );
    let mut compared = 0;
    for line in lines {
        let mut parts = line.splitn(3, ' ');
        let (given, came) = (parts.next(), parts.next());
        let name = parts.next().expect("a line of three parts");
        // A duel that was written anew, or whose cards were, says nothing about the rules.
        let Some((now, comes)) = found
            .get(name)
            .filter(|(now, _)| Some(now.as_str()) == given)
        else {
            continue;
        };
        compared += 1;
        assert_eq!(
            Some(comes.as_str()),
            came,
            "{name} ({now}) comes to something else"
        );
    }
    assert!(
        compared * 10 > found.len() * 9,
        "{compared} of {}: bless them",
        found.len()
    );
}
