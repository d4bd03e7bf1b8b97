//! Everything that holds in a random duel holds in every written one.

use crate::support::{book, complaint, played};
use simulate::checks::Running;
use simulate::{Book, written};
use std::path::{Path, PathBuf};

fn duels(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            duels(&path, found);
        } else if path.extension().is_some_and(|end| end == "duel") {
            found.push(path);
        }
    }
}

/// The shipped cards, with those that a duel declares.
fn book_of(text: &str) -> &'static Book {
    let script = notation::parse(text).expect("it reads");
    if script.cards().next().is_none() {
        return book();
    }
    let mut own = Book::shipped();
    let declared = script.cards().map(notation::declaration);
    own.cards = cards::catalogue_of(declared.chain(own.cards.iter().cloned()).collect());
    Box::leak(Box::new(own))
}

#[test]
fn every_written_duel_of_the_repository_holds() {
    let mut files = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/duels");
    duels(&folder, &mut files);
    assert!(files.len() > 300, "only {} duels", files.len());
    for path in files {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let outcome = std::panic::catch_unwind(|| {
            let book = book_of(&text);
            let play = written::read(book, &text).unwrap_or_else(|wrong| panic!("{wrong}"));
            Running::new(book, 1).whole(&play, 1)
        });
        assert!(outcome.is_ok(), "{}", path.display());
    }
}

#[test]
fn a_written_duel_with_a_mistake_is_not_played() {
    let said = complaint(|| drop(played("A summons Nobody's Card")));
    assert!(said.contains("Nobody's Card"), "{said}");
}
