//! Tests that `docs/journal-format.md` describes the bytes there are.

use super::made::Maker;
use crate::wire;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document() -> String {
    let document = root().join("docs/journal-format.md");
    std::fs::read_to_string(document).expect("docs/journal-format.md is there")
}

fn wire_hash() -> String {
    let wire = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wire");
    let mut files: Vec<PathBuf> = std::fs::read_dir(wire)
        .expect("the wire module is a folder")
        .map(|file| file.expect("it can be listed").path())
        .collect();
    files.sort();
    let mut hasher = blake3::Hasher::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("it is text");
        hasher.update(text.replace("\r\n", "\n").as_bytes());
    }
    hasher.finalize().to_hex()[..16].to_owned()
}

#[test]
fn the_document_was_read_again_since_the_wire_module_changed() {
    let document = document();
    let line = format!("Wire module: `{}`", wire_hash());
    assert!(
        document.contains(&line),
        "crates/journal/src/wire has changed. If the bytes have: change docs/journal-format.md too \
         (after the first release: make a new version instead). Then put this line in it:\n{line}"
    );
}

#[test]
fn every_event_and_every_part_is_in_the_document_with_its_number() {
    let document = document();
    let mut maker = Maker::new(1);
    for _ in 0..2_000 {
        wire::any_event(&mut maker).expect("every event can be made");
    }
    for (name, variants) in &maker.made {
        for (number, (variant, _)) in variants.iter().enumerate() {
            if *name == "Event" {
                let row = format!("| {number} | `{variant}` |");
                let line = document.lines().find(|line| line.starts_with(&row));
                let line = line.expect(&row);
                for field in maker
                    .fields
                    .get(&("Event", *variant))
                    .into_iter()
                    .copied()
                    .flatten()
                {
                    assert!(line.contains(&format!(" {field}: ")), "{field}: {line}");
                }
            } else {
                let begins = format!("| {name} | ");
                let mut lines = document.lines();
                let row = lines.find(|line| line.starts_with(&begins)).expect(name);
                assert!(
                    row.contains(&format!(" {number} {variant}")),
                    "{name}: {row}"
                );
            }
        }
    }
}
