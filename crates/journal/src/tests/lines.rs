//! Tests of the JSON Lines: nothing is lost, and nothing that can be read is changed unnoticed.

use super::made::Maker;
use super::sample::{Writer, sample};
use crate::{
    Beside, BesideKey, Coding, EventStore, Export, FileDamage, FileError, FileWrong, erased_words,
    read_lines, verify, wire, write_file, write_lines,
};
use duel::{Desk, Event};
use serde_json::Value;
use std::path::Path;

fn lines_of(writer: &Writer) -> Vec<u8> {
    let mut bytes = Vec::new();
    let written = write_lines(&writer.store, writer.duel(), &mut bytes).expect("it is sound");
    assert_eq!(written.bytes, bytes.len() as u64);
    bytes
}

fn read(bytes: &[u8]) -> Result<crate::MemoryStore, FileError> {
    read_lines(&mut &bytes[..]).map(|(store, _)| store)
}

fn damage(bytes: &[u8]) -> FileDamage {
    match read(bytes) {
        Err(FileError::Damaged(damage)) => damage,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it reads"),
    }
}

/// The sample, with a digest, an entry of a later kind and erased words.
fn everything() -> Writer {
    let mut writer = sample();
    writer.events(vec![
        Event::DefinitionsChanged {
            catalogue: duel::Digest([7; 32]),
            engine: duel::Engine(2),
        },
        Event::Desk(Desk::RandomPick {
            seed: u64::MAX,
            to: duel::Place::pile(duel::Seat::A, duel::Zone::Hand),
            of: 3,
            number: 1,
            card: duel::CardId(4),
        }),
    ]);
    let key = BesideKey { about: 26, kind: 4 };
    let bytes = b"a note of a later kind".to_vec();
    let entries = [erased_words(18), Beside { key, bytes }];
    let kept = writer.store.put_beside(writer.duel(), &entries);
    kept.expect("it is there");
    writer
}

fn whole_file(store: &dyn EventStore, duel: crate::DuelId) -> Vec<u8> {
    let mut bytes = Vec::new();
    let how = Export {
        coding: Coding::Plain,
        definitions: &[],
    };
    write_file(store, duel, &how, &mut bytes).expect("it is sound");
    bytes
}

#[test]
fn nothing_is_lost_between_bytes_and_lines() {
    let writer = everything();
    let lines = lines_of(&writer);
    assert_eq!(
        lines.split(|byte| *byte == b'\n').count(),
        1 + 28 + 1 + 1 + 1
    );
    let store = read(&lines).expect("it is sound");
    let duel = writer.duel();
    assert_eq!(
        verify(&store, duel).expect("it is sound"),
        verify(&writer.store, duel).expect("it is sound")
    );
    assert_eq!(whole_file(&store, duel), whole_file(&writer.store, duel));
    let mut again = Vec::new();
    write_lines(&store, duel, &mut again).expect("it is sound");
    assert_eq!(again, lines);
}

#[test]
fn every_event_reads_back_from_its_json_form() {
    let mut maker = Maker::new(12);
    for _ in 0..20_000 {
        let event: Event = maker.make();
        let json = wire::event_to_json(&event);
        let text = serde_json::to_string(&json).expect("it is text");
        let read: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(wire::event_from_json(&read), Some(event), "{text}");
    }
}

#[test]
fn every_changed_character_is_found_at_its_line_or_in_its_batch() {
    let writer = everything();
    let lines = lines_of(&writer);
    let mut changes = 0;
    for at in (0..lines.len()).step_by(3) {
        for change in [1, 0x20] {
            let mut bytes = lines.clone();
            bytes[at] ^= change;
            let line = lines[..at].iter().filter(|byte| **byte == b'\n').count();
            match read(&bytes) {
                Err(FileError::Damaged(damage)) => {
                    let place = format!("byte {at} in line {line}: {damage}");
                    // A number changed at the head is found at the end.
                    // So is what no seal stands for: its line, and one that isn't told from it.
                    let late = line == 0 || line > 28;
                    assert!(late || damage.block as usize <= line + 7, "{place}");
                    assert!(late || damage.first as usize <= line, "{place}");
                }
                Err(_) => assert_eq!(line, 0),
                Ok(_) => panic!("byte {at} in line {line} was changed unnoticed"),
            }
            changes += 1;
        }
    }
    assert!(changes > 3_000, "{changes}");
}

#[test]
fn a_number_of_another_record_and_a_missing_or_doubled_line_are_found() {
    let lines = lines_of(&everything());
    let all: Vec<&[u8]> = lines.split_inclusive(|byte| *byte == b'\n').collect();
    for at in 1..all.len() {
        let without: Vec<u8> = [&all[..at], &all[at + 1..]].concat().concat();
        assert!(read(&without).is_err(), "without {at}");
        let doubled: Vec<u8> = [&all[..=at], &all[at..]].concat().concat();
        assert!(read(&doubled).is_err(), "doubled {at}");
    }
    let cut = &lines[..lines.len() - 1];
    assert_eq!(damage(cut).what, FileWrong::CutOff);
    let early: Vec<u8> = all[..12].concat();
    let found = damage(&early);
    assert_eq!((found.first, found.last), (12, 28), "{found}");
}

#[test]
fn another_file_and_a_later_version_are_refused() {
    assert!(matches!(read(b""), Err(FileError::NotOurs)));
    assert!(matches!(read(b"{}\n"), Err(FileError::NotOurs)));
    assert!(matches!(read(b"title A duel\n"), Err(FileError::NotOurs)));
    let lines = lines_of(&sample());
    let text = String::from_utf8(lines).expect("it is text");
    let later = text.replacen("\"version\":1", "\"version\":2", 1);
    let (found, known) = match read(later.as_bytes()) {
        Err(FileError::Version { found, known }) => (found, known),
        _ => panic!("it reads"),
    };
    assert_eq!((found, known), (2, 1));
}

/// As much of JSON Schema as the schema uses. A keyword that isn't known here fails.
fn fits(schema: &Value, root: &Value, value: &Value) -> bool {
    let rules = schema.as_object().expect("a schema is an object");
    rules.iter().all(|(rule, what)| match rule.as_str() {
        "$schema" | "title" | "description" | "$defs" => true,
        "$ref" => {
            let pointer = what.as_str().and_then(|what| what.strip_prefix('#'));
            let meant = root.pointer(pointer.expect("it is of this file"));
            fits(meant.expect("it is there"), root, value)
        }
        "oneOf" => {
            let ways = what.as_array().expect("a list");
            ways.iter().filter(|way| fits(way, root, value)).count() == 1
        }
        "anyOf" => {
            let ways = what.as_array().expect("a list");
            ways.iter().any(|way| fits(way, root, value))
        }
        "const" => what == value,
        "enum" => what.as_array().expect("a list").contains(value),
        "type" => match what.as_str() {
            Some("object") => value.is_object(),
            Some("array") => value.is_array(),
            Some("string") => value.is_string(),
            Some("integer") => value.is_i64() || value.is_u64(),
            Some("null") => value.is_null(),
            other => panic!("{other:?}"),
        },
        "minimum" => value.as_i64() >= what.as_i64(),
        "maximum" => value.as_i64() <= what.as_i64(),
        "minItems" => value
            .as_array()
            .is_none_or(|list| list.len() as u64 >= number(what)),
        "maxItems" => value
            .as_array()
            .is_none_or(|list| list.len() as u64 <= number(what)),
        "minProperties" => value
            .as_object()
            .is_none_or(|map| map.len() as u64 >= number(what)),
        "maxProperties" => value
            .as_object()
            .is_none_or(|map| map.len() as u64 <= number(what)),
        "items" => value
            .as_array()
            .is_none_or(|list| list.iter().all(|one| fits(what, root, one))),
        "required" => value.as_object().is_none_or(|map| {
            let names = what.as_array().expect("a list").iter();
            names
                .map(|name| name.as_str().expect("a name"))
                .all(|name| map.contains_key(name))
        }),
        "properties" => value.as_object().is_none_or(|map| {
            let known = |(name, value): (&String, &Value)| {
                what.get(name).is_none_or(|what| fits(what, root, value))
            };
            map.iter().all(known)
        }),
        "additionalProperties" => value.as_object().is_none_or(|map| {
            map.keys()
                .all(|name| schema["properties"].get(name).is_some())
        }),
        "pattern" => hex_digits(what.as_str().expect("a pattern"), value),
        other => panic!("{other} isn't known here"),
    })
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The patterns of the schema all mean hex digits, so many or in pairs.
fn hex_digits(pattern: &str, value: &Value) -> bool {
    let Some(text) = value.as_str() else {
        return true;
    };
    let digits = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let many = match pattern {
        "^[0-9a-f]{16}$" => text.len() == 16,
        "^[0-9a-f]{32}$" => text.len() == 32,
        "^[0-9a-f]{64}$" => text.len() == 64,
        "^([0-9a-f]{2})+$" => !text.is_empty() && text.len() % 2 == 0,
        other => panic!("{other} isn't known here"),
    };
    many && text.bytes().all(digits)
}

#[test]
fn every_line_fits_the_published_schema_and_a_changed_one_does_not() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema/journal-lines.json");
    let text = std::fs::read_to_string(path).expect("docs/schema/journal-lines.json is there");
    let schema: Value = serde_json::from_str(&text).expect("it is JSON");
    let mut writer = everything();
    writer.events(vec![Event::ChainEnded]);
    let lines = lines_of(&writer);
    let lines = lines
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty());
    let mut kinds = std::collections::BTreeSet::new();
    for line in lines {
        let line: Value = serde_json::from_slice(line).expect("it is JSON");
        assert!(fits(&schema, &schema, &line), "{line}");
        kinds.insert(line["kind"].to_string());
        let mut more = line.clone();
        more["another"] = 1.into();
        assert!(!fits(&schema, &schema, &more), "{more}");
        let fields = line.as_object().expect("an object");
        for name in fields.keys().filter(|name| *name != "event") {
            let mut wrong = line.clone();
            wrong[name] = Value::Bool(true);
            assert!(!fits(&schema, &schema, &wrong), "{wrong}");
        }
    }
    assert_eq!(kinds.len(), 4);
}

/// An event without fields is a name alone in JSON, and the schema lists these names.
#[test]
fn the_schema_names_every_event_without_fields() {
    let mut maker = Maker::new(3);
    let mut plain = std::collections::BTreeSet::new();
    for _ in 0..4_000 {
        let event: Event = maker.make();
        if let Value::String(name) = wire::event_to_json(&event) {
            plain.insert(name);
        }
    }
    assert_eq!(
        plain.into_iter().collect::<Vec<_>>(),
        ["ChainEnded", "Note"]
    );
}
