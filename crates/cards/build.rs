//! Compiles `data/cards/`, `data/rules/`, `data/formats/` and `data/policies/` in: reads and checks
//! them once, here, so that a started program parses nothing. A mistake in a file stops the build at its line and column.

#[expect(
    dead_code,
    unreachable_pub,
    unused_imports,
    reason = "it is a part of the library, which uses and exports more of it"
)]
#[path = "src/data/mod.rs"]
mod data;

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    let root = root
        .ok_or("the crate is in crates/ of the repository")?
        .join("data");
    let (cards, rules) = (root.join("cards"), root.join("rules"));
    let (formats, policies) = (root.join("formats"), root.join("policies"));
    let source = Path::new("src/data");
    for watched in [cards.as_path(), &rules, &formats, &policies, source] {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let (mut definitions, mut mistakes) = data::cards_in(&cards, &|_| None);
    let (profiles, more) = data::profiles_in(&rules);
    mistakes.extend(more);
    let (formats, more) = data::formats_in(&formats, &profiles);
    mistakes.extend(more);
    let (policies, more) = data::policies_in(&policies);
    mistakes.extend(more);
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
    definitions.sort_by_key(|card| card.passcode);
    let out = env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?;
    let out = Path::new(&out);
    fs::write(
        out.join("cards.postcard"),
        postcard::to_allocvec(&definitions)?,
    )?;
    fs::write(
        out.join("rules.postcard"),
        postcard::to_allocvec(&profiles)?,
    )?;
    fs::write(
        out.join("formats.postcard"),
        postcard::to_allocvec(&formats)?,
    )?;
    fs::write(
        out.join("policies.postcard"),
        postcard::to_allocvec(&policies)?,
    )?;
    Ok(())
}
