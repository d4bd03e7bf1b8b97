//! Blocks of what lies beside the records, and of card definitions.

use super::{Definition, FileWrong};
use crate::wire::{decode, encode};
use crate::{Beside, BesideKey};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Entry {
    about: u32,
    kind: u8,
    bytes: Vec<u8>,
}

/// The payload of a block of entries.
pub(crate) fn pack<'a>(entries: impl IntoIterator<Item = &'a Beside>) -> Vec<u8> {
    let entries = entries.into_iter().map(|entry| Entry {
        about: entry.key.about,
        kind: entry.key.kind,
        bytes: entry.bytes.clone(),
    });
    entries.flat_map(|entry| encode(&entry)).collect()
}

/// Reads it: entries in order, each once, none empty.
pub(crate) fn unpack(count: u32, payload: &[u8]) -> Result<Vec<Beside>, FileWrong> {
    let mut rest = payload;
    let mut entries: Vec<Beside> = Vec::new();
    while !rest.is_empty() {
        let (entry, taken): (Entry, _) = decode(rest).map_err(|_| FileWrong::NotCanonical)?;
        let key = BesideKey {
            about: entry.about,
            kind: entry.kind,
        };
        let behind = entries.last().is_none_or(|before| before.key < key);
        if !behind || entry.bytes.is_empty() || encode(&entry) != rest[..taken] {
            return Err(FileWrong::NotCanonical);
        }
        let bytes = entry.bytes;
        entries.push(Beside { key, bytes });
        rest = &rest[taken..];
    }
    if entries.len() == count as usize && count > 0 {
        Ok(entries)
    } else {
        Err(FileWrong::NotCanonical)
    }
}

/// The payload of a block of definitions.
pub(crate) fn pack_definitions(definitions: &[Definition]) -> Vec<u8> {
    let pairs = definitions.iter().map(|one| (one.digest, &one.bytes));
    pairs.flat_map(|pair| encode(&pair)).collect()
}

/// Reads it: definitions in the order of their digests, each once.
pub(crate) fn unpack_definitions(count: u32, payload: &[u8]) -> Result<Vec<Definition>, FileWrong> {
    let mut rest = payload;
    let mut definitions: Vec<Definition> = Vec::new();
    while !rest.is_empty() {
        let ((digest, bytes), taken): (([u8; 32], Vec<u8>), _) =
            decode(rest).map_err(|_| FileWrong::NotCanonical)?;
        let definition = Definition::new(bytes);
        if definition.digest != digest {
            return Err(FileWrong::Definition);
        }
        let behind = definitions
            .last()
            .is_none_or(|before| before.digest < digest);
        if !behind || encode(&(digest, &definition.bytes)) != rest[..taken] {
            return Err(FileWrong::NotCanonical);
        }
        definitions.push(definition);
        rest = &rest[taken..];
    }
    if definitions.len() == count as usize && count > 0 {
        Ok(definitions)
    } else {
        Err(FileWrong::NotCanonical)
    }
}
