//! A second verifier: reads a portable file, whole or redacted, and checks its bytes, its seals, its
//! root and the checkpoints it is held against. It shares no code with takeback.
//!
//! Everything it knows is in `docs/journal-format.md`: even the events are read by the tables there,
//! which are compiled in and parsed when it starts (`tables.rs`).
//!
//! [`run`] is all of it.
#![forbid(unsafe_code)]

mod file;
mod note;
mod records;
mod tables;
mod values;

/// What went wrong, in words.
type Checked<T> = Result<T, String>;

/// Checks a file, and the notes behind it, each with the key it is checked with. Gives what was
/// found, a line for each fact.
///
/// # Errors
/// The first thing that is wrong, in words.
pub fn run(arguments: &[String]) -> Result<String, String> {
    let (path, notes) = arguments
        .split_first()
        .ok_or("usage: takeback-verifier FILE [NOTE KEY]...")?;
    let tables = tables::Tables::read()?;
    let found = file::check(&read(path)?, &tables)?;
    let mut lines = vec![
        format!("form {}", if found.role == 0 { "full" } else { "redacted" }),
        format!("duel {}", hex(&found.duel)),
        format!("records {}", found.seals.len()),
        format!("told {}", found.told),
        format!(
            "seal {}",
            found.seals.last().map_or(String::new(), |seal| hex(seal))
        ),
        format!("root {}", note::base64(&note::root(&found.seals))),
    ];
    for pair in notes.chunks(2) {
        let [path, key] = pair else {
            return Err("a note is followed by the key it is checked with".into());
        };
        let (name, size) = note::check(&read(path)?, key, &found.duel, &found.seals)?;
        lines.push(format!("signed {name} {size}"));
    }
    Ok(lines.join("\n"))
}

fn read(path: &str) -> Checked<Vec<u8>> {
    std::fs::read(path).map_err(|error| format!("{path}: {error}"))
}

/// Bytes as lower-case hex digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
