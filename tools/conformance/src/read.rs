//! Reads files of traces, plain or compressed.

use crate::trace::Trace;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

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
