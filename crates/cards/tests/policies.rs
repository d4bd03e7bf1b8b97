//! The dispute policies: each file is sound, says where it was read, and names no penalty.

use rules::policy::{Policy, Says};
use std::path::Path;

fn folder() -> std::path::PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("a repository").join("data/policies")
}

fn policy(id: &str) -> Policy {
    cards::policy(id).unwrap_or_else(|| panic!("no policy is called {id}"))
}

#[test]
fn every_file_is_sound_and_every_one_is_compiled_in() {
    assert_eq!(cards::check_policies(&folder()), []);
    let files = std::fs::read_dir(folder()).expect("the policies");
    assert_eq!(files.count(), cards::policies().len());
    for id in [
        "kde",
        "ocg-japan",
        "ocg-chinese",
        "mtg",
        "flesh-and-blood",
        "grand-archive",
    ] {
        assert_eq!(policy(id).id, id);
    }
}

#[test]
fn every_criterion_says_in_which_document_that_was_read_it_stands() {
    for policy in cards::policies() {
        assert!(!policy.criteria.is_empty(), "{}", policy.id);
        for criterion in &policy.criteria {
            let document = policy.document(criterion).expect("a document");
            assert!(
                document.read.is_some(),
                "{} {:?}",
                policy.id,
                criterion.says
            );
            assert!(
                !criterion.at.is_empty(),
                "{} {:?}",
                policy.id,
                criterion.says
            );
            assert!(!document.name.is_empty(), "{}", policy.id);
        }
    }
}

#[test]
fn the_default_is_one_and_the_same_in_every_language() {
    let id = |tag| cards::policy_for(tag).expect("a default").id;
    assert_eq!(id("zh-Hant"), "kde");
    assert_eq!(id("en"), "kde");
    assert_eq!(id("it"), "kde");
}

#[test]
fn who_says_what() {
    assert!(policy("ocg-japan").asks(Says::ImportantDecision).is_some());
    assert!(policy("kde").asks(Says::ImportantDecision).is_none());
    assert!(policy("ocg-chinese").asks(Says::MinutesATurn(3)).is_some());
    assert!(policy("mtg").asks(Says::SimpleIsTheLastAction).is_some());
    assert!(policy("fab").asks(Says::PartialFirst).is_some());
    assert!(policy("GA").asks(Says::AcceptedWhenTooLate).is_some());
}

#[test]
fn mistakes_are_found_where_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"Policy(
    id: "house",
    title: "Our own",
    game: YuGiOh,
    documents: [
        (name: "One", version: "1", date: "yesterday", read: "here"),
        (name: "Two", version: "2"),
    ],
    criteria: [
        (says: BothHeard, document: 3, at: "x"),
        (says: LastResort, document: 2, at: "x"),
        (says: LastResort, document: 1, at: ""),
    ],
)
"#;
    std::fs::write(folder.path().join("other.ron"), text).expect("a file");
    let found = cards::check_policies(folder.path());
    let mut lines: Vec<(usize, &str)> =
        found.iter().map(|e| (e.line, e.message.as_str())).collect();
    lines.sort_unstable();
    let expected = [
        (2, "the file isn't named after the policy"),
        (6, "that is no date"),
        (10, "the policy has no such document"),
        (
            11,
            "that document couldn't be read: nothing can be known from it",
        ),
        (12, "it doesn't say where"),
        (12, "it is said twice"),
    ];
    assert_eq!(lines, expected);
}
