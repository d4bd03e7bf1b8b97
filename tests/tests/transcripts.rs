//! Every command, run and compared: the files under `tests/transcripts/`, the README's tour, and
//! the guides.
//!
//! `cargo xtask bless` writes them anew; what changed is then for a person to read.

use system_tests::{Sandbox, files, root, transcript};

fn check(path: &std::path::Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let run = transcript::run(&text, &mut sandbox);
    if run.commands == 0 {
        return Err(format!("{}: no commands", path.display()));
    }
    if std::env::var_os("TAKEBACK_BLESS").is_some() {
        return std::fs::write(path, run.rewritten).map_err(|e| e.to_string());
    }
    if run.differences.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}\n{}",
        path.display(),
        run.differences.join("\n")
    ))
}

#[test]
fn every_transcript_prints_what_it_says() {
    let all = files(&root().join("tests/transcripts"), "md");
    assert!(!all.is_empty(), "tests/transcripts holds no transcripts");
    let failures: Vec<String> = all.iter().filter_map(|path| check(path).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    if let Err(failure) = check(&root().join("README.md")) {
        panic!("{failure}");
    }
}

#[test]
fn every_guide_shows_what_the_program_prints() {
    let all = files(&root().join("docs/guides"), "md");
    assert!(!all.is_empty(), "docs/guides holds no guides");
    let failures: Vec<String> = all.iter().filter_map(|path| check(path).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
