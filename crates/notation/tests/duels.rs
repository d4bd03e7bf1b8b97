//! Every written duel under `data/duels/` plays, with all its checks.

mod common;

use common::{Shipped, play};
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
    found.sort();
}

#[test]
fn every_duel_of_the_repository_plays_with_its_checks() {
    let cards = Shipped::new();
    let mut files = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/duels");
    duels(&folder, &mut files);
    assert!(files.len() >= 10, "only {} duels", files.len());
    let mut failed = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        if let Err(error) = play(&text, &cards) {
            failed.push(format!(
                "{}: line {}: {error:?}",
                path.display(),
                error.at().line
            ));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}
