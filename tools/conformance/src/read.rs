//! Reads files of traces, plain or compressed.

use crate::trace::Trace;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The duels of a file: one a line, as JSON; compressed where the name ends in `.zst`.
///
/// # Errors
/// What is wrong, with the line.
pub fn read(path: &Path) -> Result<Vec<Trace>, String> {
    let fails = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let file = File::open(path).map_err(|error| fails(&error))?;
    let plain: Box<dyn Read> = if path.extension().is_some_and(|ending| ending == "zst") {
        let decoder = ruzstd::decoding::StreamingDecoder::new(BufReader::new(file));
        Box::new(decoder.map_err(|error| fails(&error))?)
    } else {
        Box::new(file)
    };
    let mut traces = Vec::new();
    for (n, line) in BufReader::new(plain).lines().enumerate() {
        let line = line.map_err(|error| fails(&error))?;
        if line.trim().is_empty() {
            continue;
        }
        let trace = serde_json::from_str(&line);
        traces.push(trace.map_err(|error| fails(&format!("line {}: {error}", n + 1)))?);
    }
    Ok(traces)
}

/// The files of duels that a path means: itself, or those of a folder, in the order of their names.
///
/// # Errors
/// When there is no such path, or no duel in the folder.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    let fails = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path).map_err(|error| fails(&error))?;
    let mut found = Vec::new();
    for entry in entries {
        let file = entry.map_err(|error| fails(&error))?.path();
        let name = file.to_string_lossy();
        if name.ends_with(".jsonl") || name.ends_with(".jsonl.zst") {
            found.push(file);
        }
    }
    found.sort();
    if found.is_empty() {
        return Err(fails(&"no .jsonl and no .jsonl.zst in this folder"));
    }
    Ok(found)
}
