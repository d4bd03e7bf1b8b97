//! Whatever bytes a card file holds, reading it gives a card or a mistake with a place.

use cards::check_text;
use proptest::prelude::*;
use std::{fs, path::Path};

/// The shipped card files.
fn shipped() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/cards");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .expect("the shipped cards")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let texts = paths.iter().map(fs::read_to_string);
    texts.map(|text| text.expect("text")).collect()
}

/// Pieces a card file is made of, to put where they don't belong.
const PIECES: [&str; 30] = [
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "//",
    "/*",
    "*/",
    "None",
    "Some(",
    "0",
    "-1",
    "99999999999",
    "1e9",
    "Fixed(0)",
    "This",
    "Targets",
    "Done",
    "act: ",
    "when: IfDone",
    "effects: [",
    "This(",
    "'",
    "\\",
    "r#\"",
    "()",
    "Own",
    "Each(places: [Deck])",
];

/// What is done to a text: something is cut out, put in, or said twice.
#[derive(Clone, Debug)]
enum Change {
    Cut {
        at: prop::sample::Index,
        length: usize,
    },
    Put {
        at: prop::sample::Index,
        piece: &'static str,
    },
    Copy {
        from: prop::sample::Index,
        length: usize,
        to: prop::sample::Index,
    },
    Swap {
        one: prop::sample::Index,
        piece: char,
    },
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<prop::sample::Index>;
    prop_oneof![
        (index(), 1..40_usize).prop_map(|(at, length)| Change::Cut { at, length }),
        (index(), prop::sample::select(PIECES.to_vec()))
            .prop_map(|(at, piece)| Change::Put { at, piece }),
        (index(), 1..80_usize, index()).prop_map(|(from, length, to)| Change::Copy {
            from,
            length,
            to
        }),
        (index(), any::<char>()).prop_map(|(one, piece)| Change::Swap { one, piece }),
    ]
}

fn changed(text: &str, change: &Change) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    if letters.is_empty() {
        return String::new();
    }
    let count = letters.len();
    let end = |at: usize, length: usize| (at + length).min(count);
    match change {
        Change::Cut { at, length } => {
            let at = at.index(count);
            letters.drain(at..end(at, *length));
        }
        Change::Put { at, piece } => {
            let at = at.index(count);
            letters.splice(at..at, piece.chars());
        }
        Change::Copy { from, length, to } => {
            let from = from.index(count);
            let copy = letters[from..end(from, *length)].to_vec();
            let to = to.index(count);
            letters.splice(to..to, copy);
        }
        Change::Swap { one, piece } => letters[one.index(count)] = *piece,
    }
    letters.into_iter().collect()
}

/// Every mistake is in the text, and says something.
fn places_are_in(text: &str) {
    let lines = text.lines().count().max(1) + 1;
    for error in check_text(Path::new("fuzzed.ron"), text) {
        assert!(!error.message.is_empty(), "{text}");
        assert!((1..=lines).contains(&error.line), "{error}\n{text}");
        assert!(error.column >= 1, "{error}\n{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_changed_card_file_gives_a_card_or_a_mistake_with_a_place(
        file in any::<prop::sample::Index>(),
        changes in prop::collection::vec(change(), 1..6),
    ) {
        let all = SHIPPED.get_or_init(shipped);
        let text = all[file.index(all.len())].clone();
        places_are_in(&changes.iter().fold(text, |text, change| changed(&text, change)));
    }

    #[test]
    fn any_text_gives_a_card_or_a_mistake_with_a_place(text in "\\PC{0,200}") {
        places_are_in(&text);
    }

    #[test]
    fn any_bytes_in_a_file_give_a_mistake(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("bytes.ron");
        fs::write(&path, &bytes).expect("written");
        prop_assert!(!cards::check(&path).is_empty());
    }

    #[test]
    fn pieces_in_any_order_give_a_card_or_a_mistake_with_a_place(
        pieces in prop::collection::vec(prop::sample::select(PIECES.to_vec()), 0..60),
    ) {
        places_are_in(&pieces.concat());
    }
}

static SHIPPED: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();

#[test]
fn brackets_without_end_are_a_mistake_and_no_overflow() {
    for piece in ["(", "[", "Not(", "effects: [(modes: [("] {
        places_are_in(&piece.repeat(100_000));
    }
    let deep = format!(
        "requires: [{}Turn(Own){}], resolve: [(act: EndBattlePhase)]",
        "Not(".repeat(5_000),
        ")".repeat(5_000)
    );
    let text = crate::common::trap(&deep);
    let found = check_text(Path::new("deep.ron"), &text);
    assert_eq!(found.len(), 1, "{found:?}");
}
