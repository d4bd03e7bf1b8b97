//! Tests of the portable file: what is written is read, and every change is found and located.

use super::sample::{START, Writer, entry, rewound, sample, set_up, window};
use crate::portable::{Header, Kind};
use crate::{
    AppendError, Beside, BesideKey, Coding, Definition, DuelId, EventStore, Export, FileDamage,
    FileError, FileVerified, FileWrong, Form, ImportError, Limits, MemoryStore, PortableFile,
    ReadError, StoredBatch, Wrong, check_file, erased_words, import, verify, write_file,
};
use duel::{Event, How};
use std::io::Cursor;

const ALL: Limits = Limits {
    records: usize::MAX,
    bytes: usize::MAX,
};

fn file_of(store: &dyn EventStore, duel: DuelId, coding: Coding) -> Vec<u8> {
    let mut bytes = Vec::new();
    let how = Export {
        coding,
        definitions: &[],
    };
    let written = write_file(store, duel, &how, &mut bytes).expect("it is sound");
    assert_eq!(written.bytes, bytes.len() as u64);
    bytes
}

fn plain(writer: &Writer) -> Vec<u8> {
    file_of(&writer.store, writer.duel(), Coding::Plain)
}

fn check(bytes: &[u8]) -> Result<FileVerified, FileError> {
    check_file(&mut &bytes[..])
}

fn damage(bytes: &[u8]) -> FileDamage {
    match check(bytes) {
        Err(FileError::Damaged(damage)) => damage,
        result => panic!("{result:?}"),
    }
}

fn open(bytes: &[u8]) -> Result<PortableFile, FileError> {
    PortableFile::open(Cursor::new(bytes.to_vec()))
}

/// A journal of several blocks: some 900 records in batches of three, some with words.
fn long() -> Writer {
    let mut writer = Writer::new(9);
    writer.events(set_up());
    for number in 1..=300 {
        let mut entries: Vec<_> = window(number, How::Gesture)
            .into_iter()
            .map(entry)
            .collect();
        if number % 50 == 0 {
            entries[1].words = Some(crate::Words::said(format!("window {number}")));
        }
        writer.entries(entries);
    }
    writer.events(vec![rewound(598)]);
    writer.events(window(197, How::Spoken));
    writer
}

fn batches(store: &dyn EventStore, duel: DuelId) -> Vec<StoredBatch> {
    store.read(duel, 1, ALL).expect("it is sound")
}

/// Every batch a file gives, however damaged it is, and how many records they have.
fn salvaged(file: &PortableFile) -> Vec<StoredBatch> {
    let (duel, mut given, mut from) = (file.id(), Vec::new(), 1);
    let end = file.head(duel).expect("it opened").number;
    while from <= end {
        match file.read(duel, from, ALL) {
            Ok(batches) => {
                from = batches.last().map_or(end, StoredBatch::last) + 1;
                given.extend(batches);
            }
            Err(ReadError::Damaged { first, last, .. }) => {
                assert!(
                    first <= last && last >= from,
                    "{first} to {last} from {from}"
                );
                from = last + 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    given
}

#[test]
fn what_is_written_is_read_in_every_coding() {
    for writer in [sample(), long()] {
        for coding in [Coding::Plain, Coding::Zstd] {
            let bytes = file_of(&writer.store, writer.duel(), coding);
            let found = check(&bytes).expect("it is sound");
            let head = writer.sealer.head();
            assert_eq!((found.records, found.seal), (head.number, head.seal));
            assert_eq!(found.batches, writer.sealer.batches());
            assert_eq!((found.form, found.name.as_str()), (Form::Full, "table 4"));
            let file = open(&bytes).expect("it is sound");
            let duel = writer.duel();
            assert_eq!(batches(&file, duel), batches(&writer.store, duel));
            assert_eq!(
                file.beside(duel, 0, u32::MAX).expect("it is sound"),
                writer.store.beside(duel, 0, u32::MAX).expect("it is there")
            );
            assert_eq!(
                verify(&file, duel).expect("it is sound"),
                verify(&writer.store, duel).expect("it is sound")
            );
            assert!(file.damage().is_none());
        }
    }
}

#[test]
fn a_long_journal_has_several_blocks_and_compresses() {
    let writer = long();
    let bytes = plain(&writer);
    assert_eq!(check(&bytes).expect("it is sound").blocks, 10);
    let packed = file_of(&writer.store, writer.duel(), Coding::Zstd);
    assert!(
        packed.len() < bytes.len(),
        "{} {}",
        packed.len(),
        bytes.len()
    );
}

#[test]
fn reading_from_any_record_gives_the_batch_that_holds_it() {
    let writer = long();
    let file = open(&plain(&writer)).expect("it is sound");
    let one = Limits {
        records: 1,
        bytes: 1,
    };
    for from in (0..=writer.sealer.head().number + 2).step_by(7) {
        let read = file.read(writer.duel(), from, one).expect("it is sound");
        let there = writer.store.read(writer.duel(), from, one);
        assert_eq!(read, there.expect("it is there"), "from {from}");
    }
}

#[test]
fn an_import_exports_to_the_same_bytes() {
    for coding in [Coding::Plain, Coding::Zstd] {
        let writer = long();
        let bytes = file_of(&writer.store, writer.duel(), coding);
        let store = MemoryStore::default();
        let file = open(&bytes).expect("it is sound");
        let imported = import(&file, file.id(), None, &store).expect("it is new");
        assert_eq!((imported.known, imported.added), (0, 914));
        assert_eq!(imported.head, writer.sealer.head());
        assert_eq!(file_of(&store, file.id(), coding), bytes);
    }
}

#[test]
fn importing_again_changes_nothing_and_a_longer_file_adds() {
    let mut writer = sample();
    let short = open(&plain(&writer)).expect("it is sound");
    writer.events(window(4, How::Spoken));
    let longer = open(&plain(&writer)).expect("it is sound");
    let (store, duel) = (MemoryStore::default(), writer.duel());
    let counts = |file: &PortableFile| {
        let imported = import(file, duel, None, &store).expect("it fits");
        (imported.known, imported.added)
    };
    assert_eq!(counts(&short), (0, 26));
    assert_eq!(counts(&short), (26, 0));
    assert_eq!(counts(&longer), (26, 3));
    assert_eq!(counts(&short), (26, 0));
    assert_eq!(store.head(duel).expect("it is there").number, 29);
    assert_eq!(file_of(&store, duel, Coding::Plain), plain(&writer));
}

#[test]
fn a_journal_that_went_another_way_is_a_conflict_and_adds_nothing() {
    let mut writer = sample();
    let store = MemoryStore::default();
    let short = open(&plain(&writer)).expect("it is sound");
    import(&short, writer.duel(), None, &store).expect("it is new");
    let mut other = writer.sealer.clone();
    let note = vec![entry(Event::Note)];
    let fork = other
        .seal(START, note, &mut writer.chance)
        .expect("it seals");
    other.append(&store, fork).expect("it is the next");
    let before = batches(&store, writer.duel());
    writer.events(window(4, How::Spoken));
    let longer = open(&plain(&writer)).expect("it is sound");
    match import(&longer, writer.duel(), None, &store) {
        Err(ImportError::Append(AppendError::Conflict { expected, actual })) => {
            assert_eq!((expected.number, actual), (26, other.head()));
        }
        result => panic!("{result:?}"),
    }
    assert_eq!(batches(&store, writer.duel()), before);
}

#[test]
fn erased_words_are_in_no_file_and_do_not_come_back() {
    let writer = sample();
    let before = open(&plain(&writer)).expect("it is sound");
    let erase = [erased_words(12)];
    let duel = writer.duel();
    writer.store.put_beside(duel, &erase).expect("it is there");
    let bytes = plain(&writer);
    let words = b"ok, go on";
    assert!(!bytes.windows(words.len()).any(|part| part == words));
    assert_eq!(check(&bytes).expect("it is sound").erased, 1);
    import(&before, duel, None, &writer.store).expect("it is the same journal");
    assert_eq!(plain(&writer), bytes);
}

/// A kind of entry that came after the kinds sealed with the records: a note about the journal.
fn note_about(about: u32) -> Beside {
    let key = BesideKey { about, kind: 4 };
    let bytes = b"a note of a later kind".to_vec();
    Beside { key, bytes }
}

#[test]
fn entries_of_later_kinds_travel_and_are_added_where_there_are_none() {
    let writer = sample();
    let (store, duel) = (MemoryStore::default(), writer.duel());
    let without = open(&plain(&writer)).expect("it is sound");
    import(&without, duel, None, &store).expect("it is new");
    writer
        .store
        .put_beside(duel, &[note_about(20)])
        .expect("it is there");
    let with = open(&plain(&writer)).expect("it is sound");
    let imported = import(&with, duel, None, &store).expect("it fits");
    assert_eq!((imported.known, imported.added), (26, 0));
    assert_eq!(file_of(&store, duel, Coding::Plain), plain(&writer));
}

#[test]
fn definitions_travel_with_the_file() {
    let writer = sample();
    let texts = ["one card", "another card", "one card"];
    let definitions = texts.map(|text| Definition::new(text.into()));
    let mut bytes = Vec::new();
    let how = Export {
        coding: Coding::Plain,
        definitions: &definitions,
    };
    write_file(&writer.store, writer.duel(), &how, &mut bytes).expect("it is sound");
    assert_eq!(check(&bytes).expect("it is sound").definitions, 2);
    let file = open(&bytes).expect("it is sound");
    let read = file.definitions().expect("they are sound");
    assert_eq!(read.len(), 2);
    assert!(read.is_sorted_by_key(|one| one.digest));
    assert!(read.contains(&definitions[0]) && read.contains(&definitions[1]));
    let at = bytes.windows(8).position(|part| part == b"one card");
    bytes[at.expect("it is in the file")] ^= 1;
    assert_eq!(damage(&bytes).what, FileWrong::Check);
    assert!(open(&bytes).expect("it opens").definitions().is_err());
}

#[test]
fn nothing_can_be_appended_to_a_file_but_what_it_has() {
    let mut writer = sample();
    let file = open(&plain(&writer)).expect("it is sound");
    let note = vec![entry(Event::Note)];
    let sealed = writer.sealer.seal(START, note, &mut writer.chance);
    let appended = writer.sealer.append(&file, sealed.expect("it seals"));
    assert!(matches!(appended, Err(AppendError::Archived)));
    let erased = file.put_beside(writer.duel(), &[erased_words(12)]);
    assert!(matches!(erased, Err(AppendError::Archived)));
    assert!(file.duel(writer.duel()).expect("it is there").archived);
}

/// Where the blocks of a file begin, and their kinds; the last is where it ends.
fn blocks(bytes: &[u8]) -> Vec<(usize, Option<Kind>)> {
    let (mut at, mut blocks) = (16, Vec::new());
    while at < bytes.len() {
        let header = bytes[at..at + 18].try_into().expect("18 bytes");
        let header = Header::read(header).expect("it is sound");
        blocks.push((at, Some(header.kind)));
        at += header.length() as usize;
    }
    blocks.push((at, None));
    blocks
}

/// Every byte of a file changed, in several ways. What is found and what can still be read.
fn flip_every_byte(writer: &Writer, step: usize) -> (u32, u32) {
    let sound = plain(writer);
    let there = batches(&writer.store, writer.duel());
    let records = blocks(&sound);
    let (mut flips, mut opened) = (0, 0);
    for at in (0..sound.len()).step_by(step) {
        for mask in [0x01, 0x80, 0xff] {
            let mut bytes = sound.clone();
            bytes[at] ^= mask;
            flips += 1;
            let found = check(&bytes).expect_err("a byte was flipped");
            let Ok(file) = open(&bytes) else {
                assert!(at < 16, "byte {at}: {found}");
                continue;
            };
            opened += 1;
            let given = salvaged(&file);
            let all = there.iter().all(|batch| given.contains(batch));
            assert!(given.iter().all(|batch| there.contains(batch)), "byte {at}");
            let in_block = records.partition_point(|(begin, _)| *begin <= at) - 1;
            let FileError::Damaged(damage) = found else {
                panic!("byte {at}: {found}");
            };
            assert_eq!(damage.block as usize, in_block, "byte {at}: {damage}");
            if records[in_block].1 != Some(Kind::Records) {
                let missed = matches!(records[in_block].1, Some(Kind::Beside));
                assert!(all || missed, "byte {at}: {damage}");
                continue;
            }
            // Whatever is before the range that is named can be read.
            let before = there.iter().filter(|batch| batch.last() < damage.first);
            assert!(
                before.clone().all(|batch| given.contains(batch)),
                "byte {at} of {}: {damage}; {:?}",
                records[in_block].0,
                before
                    .clone()
                    .find(|batch| !given.contains(batch))
                    .map(|batch| batch.first)
            );
        }
    }
    (flips, opened)
}

#[test]
fn every_flipped_byte_is_found_in_its_block_and_what_is_sound_is_read() {
    let (flips, opened) = flip_every_byte(&sample(), 1);
    assert!(flips > 2_500, "{flips}");
    assert!(opened > flips - 60, "{opened} of {flips}");
}

#[test]
fn a_flipped_byte_of_a_long_file_costs_no_more_than_its_block() {
    let (flips, _) = flip_every_byte(&long(), 61);
    assert!(flips > 300, "{flips}");
}

#[test]
fn a_flipped_byte_in_a_batch_is_located_to_the_batch() {
    let writer = sample();
    let sound = plain(&writer);
    let there = batches(&writer.store, writer.duel());
    let places = blocks(&sound);
    let at = places
        .iter()
        .position(|(_, kind)| *kind == Some(Kind::Records));
    let at = at.expect("it has records");
    // Behind the header, the seal before the block and its first batch's number.
    let mut byte = places[at].0 + 18 + 33;
    for batch in &there {
        let (head, taken) = crate::wire::unpack_head(&batch.bytes).expect("it is sound");
        let records = batch.bytes.len() - taken - 8;
        let first = batch.first == 1;
        let says = 1 + if first { 9 + 1 + 8 } else { 3 + 1 };
        assert_eq!(head.version, 1);
        for at in byte..byte + says + records + 4 {
            let mut bytes = sound.clone();
            bytes[at] ^= 0x10;
            let found = damage(&bytes);
            let place = format!("byte {at} of batch {}: {found}", batch.first);
            assert_eq!(found.first, batch.first, "{place}");
            assert_eq!(found.what, FileWrong::Batch, "{place}");
        }
        byte += says + records + 4;
    }
    assert_eq!(byte + 8, places[at + 1].0);
}

#[test]
fn every_cut_is_found_and_what_is_before_it_is_read_while_the_head_is_whole() {
    let writer = sample();
    let sound = plain(&writer);
    let there = batches(&writer.store, writer.duel());
    let places = blocks(&sound);
    for end in 0..sound.len() {
        let bytes = &sound[..end];
        let found = check(bytes).expect_err("it was cut");
        if end == 0 {
            assert!(matches!(found, FileError::NotOurs));
            continue;
        }
        let FileError::Damaged(damage) = found else {
            panic!("cut to {end}: {found}");
        };
        assert_eq!(damage.what, FileWrong::CutOff, "cut to {end}");
        if end < places[1].0 {
            assert!(open(bytes).is_err());
            continue;
        }
        let file = open(bytes).expect("its head is sound");
        assert_eq!(
            file.damage().map(|damage| damage.what.clone()),
            Some(FileWrong::CutOff)
        );
        let given = salvaged(&file);
        let records = places.iter().find(|(at, kind)| *at > end && kind.is_some());
        if records.is_none() && end >= places[places.len() - 2].0 {
            assert_eq!(given, there, "only the end is missing");
        } else {
            assert!(there.starts_with(&given));
        }
    }
}

#[test]
fn blocks_left_out_doubled_or_swapped_are_found() {
    let writer = long();
    let sound = plain(&writer);
    let there = batches(&writer.store, writer.duel());
    let places = blocks(&sound);
    let piece = |at: usize| &sound[places[at].0..places[at + 1].0];
    let count = places.len() - 1;
    let rebuilt = |order: &[usize]| {
        let pieces = order.iter().flat_map(|at| piece(*at));
        sound[..16]
            .iter()
            .chain(pieces)
            .copied()
            .collect::<Vec<u8>>()
    };
    let whole: Vec<usize> = (0..count).collect();
    assert_eq!(rebuilt(&whole), sound);
    for at in 0..count {
        let mut without = whole.clone();
        without.remove(at);
        let mut doubled = whole.clone();
        doubled.insert(at, at);
        let mut changed = vec![without, doubled];
        if at + 1 < count {
            let mut swapped = whole.clone();
            swapped.swap(at, at + 1);
            changed.push(swapped);
        }
        for order in changed {
            let bytes = rebuilt(&order);
            assert!(check(&bytes).is_err(), "{order:?}");
            let Ok(file) = open(&bytes) else { continue };
            let given = salvaged(&file);
            assert!(given.iter().all(|batch| there.contains(batch)), "{order:?}");
        }
    }
    assert_eq!(count, 10);
}

#[test]
fn a_block_of_another_file_is_found() {
    let (one, other) = (plain(&sample()), {
        let mut writer = Writer::new(8);
        writer.events(set_up());
        plain(&writer)
    });
    let (mine, theirs) = (blocks(&one), blocks(&other));
    for at in 1..mine.len() - 1 {
        let bytes = [
            &one[..mine[at].0],
            &other[theirs[at].0..theirs[at + 1].0],
            &one[mine[at + 1].0..],
        ]
        .concat();
        assert_eq!(damage(&bytes).block as usize, at);
    }
}

#[test]
fn what_follows_the_end_is_found() {
    let mut bytes = plain(&sample());
    bytes.push(0);
    assert_eq!(damage(&bytes).what, FileWrong::Trailing);
}

#[test]
fn a_later_version_is_refused_by_its_number_and_another_file_by_name() {
    let mut bytes = plain(&sample());
    bytes[12] = 2;
    let version = |result: Result<(), FileError>| match result {
        Err(FileError::Version { found, known }) => (found, known),
        result => panic!("{result:?}"),
    };
    assert_eq!(version(check(&bytes).map(drop)), (2, 1));
    assert_eq!(version(open(&bytes).map(drop)), (2, 1));
    for other in [
        &b""[..],
        b"%PDF-1.7 and more than sixteen bytes",
        b"TAKEBOOK",
    ] {
        assert!(matches!(check(other), Err(FileError::NotOurs)));
        assert!(matches!(open(other), Err(FileError::NotOurs)));
    }
}

#[test]
fn a_file_with_a_changed_record_and_right_checks_is_found_by_its_seal() {
    let writer = sample();
    let store = super::sample::Altered::of(&writer);
    let mut altered = store.clone();
    // The tag and every check of the file are made anew, as somebody would who means harm.
    altered.entry.head.seal.0[0] ^= 1;
    let how = Export::default();
    let mut bytes = Vec::new();
    assert!(write_file(&altered, writer.duel(), &how, &mut bytes).is_err());
    let sound = plain(&writer);
    let places = blocks(&sound);
    let at = places
        .iter()
        .position(|(_, kind)| *kind == Some(Kind::Records));
    let forged = super::forged::with_another_seal(&sound, &places[at.expect("it has some")]);
    let found = damage(&forged);
    assert_eq!(found.what, FileWrong::Order, "{found}");
    assert_eq!(damage(&super::forged::with_another_head(&sound)).what, {
        FileWrong::Journal(Wrong::Head)
    });
}

#[test]
fn random_bytes_are_refused_and_never_a_panic() {
    let mut maker = super::made::Maker::new(6);
    let sound = plain(&sample());
    for round in 0..900 {
        let mut bytes = sound.clone();
        let from = maker.below(bytes.len());
        let length = maker.below(40).min(bytes.len() - from);
        for byte in &mut bytes[from..from + length] {
            *byte = maker.number() as u8;
        }
        if round % 3 == 0 {
            bytes.truncate(from + length);
        }
        if bytes == sound {
            continue;
        }
        assert!(check(&bytes).is_err());
        if let Ok(file) = open(&bytes) {
            let _ = salvaged(&file);
            let _ = file.beside(file.id(), 0, u32::MAX);
            let _ = verify(&file, file.id());
        }
    }
}
