//! Tests of files for one role: the same root as the whole file, and nothing in them that the role
//! may not know.

use super::sample::{Writer, sample, set_up, window};
use crate::{
    Checkpoint, CopyRecord, Covered, Export, FileError, FileWrong, Form, PortableFile, Wrong,
    check_file, check_file_against, read_copy, write_file, write_redacted,
};
use duel::{Answer, Event, How, Passcode, Role, Seat};

const ROLES: [Role; 3] = [Role::Seat(Seat::A), Role::Seat(Seat::B), Role::Spectator];

fn copy(writer: &Writer, role: Role) -> Vec<u8> {
    let mut file = Vec::new();
    write_redacted(&writer.store, writer.duel(), role, &mut file).expect("it is written");
    file
}

fn whole(writer: &Writer) -> Vec<u8> {
    let mut file = Vec::new();
    let how = Export::default();
    write_file(&writer.store, writer.duel(), &how, &mut file).expect("it is written");
    file
}

fn point(writer: &Writer) -> Checkpoint {
    let made = crate::checkpoint(&writer.store, writer.duel());
    made.expect("it is sound").1
}

fn records(writer: &Writer, role: Role) -> Vec<CopyRecord> {
    read_copy(&mut &copy(writer, role)[..]).expect("it is sound")
}

#[test]
fn every_role_s_copy_leads_to_the_root_of_the_whole_journal() {
    let writer = sample();
    let point = point(&writer);
    let (verified, root) = check_file_against(&mut &whole(&writer)[..], &[point]).expect("sound");
    assert_eq!(
        (verified.form, verified.role, verified.told),
        (Form::Full, Role::Judge, 0)
    );
    assert_eq!(root, point);
    for role in ROLES {
        let file = copy(&writer, role);
        let (verified, root) = check_file_against(&mut &file[..], &[point]).expect("sound");
        assert_eq!((verified.form, verified.role), (Form::Redacted, role));
        assert_eq!((verified.records, verified.batches), (26, 6));
        assert_eq!(root, point);
        assert!(verified.told > 0 && verified.told < 20, "{verified:?}");
    }
}

#[test]
fn a_copy_of_a_rewritten_journal_is_found_by_a_checkpoint() {
    let point = point(&sample());
    let mut other = Writer::new(7);
    other.events(set_up());
    (1..=6).for_each(|number| other.events(window(number, How::Spoken)));
    for role in ROLES {
        let file = copy(&other, role);
        check_file(&mut &file[..]).expect("it is sound by itself");
        let found = check_file_against(&mut &file[..], &[point]).expect_err("it is another");
        let FileError::Damaged(found) = found else {
            panic!("{found}");
        };
        let wrong = Wrong::Checkpoint { size: 26 };
        assert_eq!(found.what, FileWrong::Journal(wrong));
    }
}

/// How a number is written as a varint.
fn spelled(number: u32) -> Vec<u8> {
    crate::wire::encode(&number)
}

fn holds(file: &[u8], bytes: &[u8]) -> bool {
    file.windows(bytes.len()).any(|window| window == bytes)
}

#[test]
fn no_face_no_word_and_no_secret_is_in_a_copy_whose_reader_may_not_know_it() {
    let writer = sample();
    let faces = [
        (32_807_846, Some(Role::Seat(Seat::A))),
        (15_800_838, Some(Role::Seat(Seat::B))),
        (5_318_639, None),
    ];
    let full = whole(&writer);
    for role in ROLES {
        let file = copy(&writer, role);
        for (face, knows) in faces {
            assert!(holds(&full, &spelled(face)), "the whole file has it");
            assert_eq!(
                holds(&file, &spelled(face)),
                knows == Some(role),
                "{face} for {role:?}"
            );
        }
        for words in ["ok, go on", "Anna", "as it is", "B was not asked"] {
            assert!(holds(&full, words.as_bytes()));
            assert!(!holds(&file, words.as_bytes()), "{words} for {role:?}");
        }
        for entry in crate::EventStore::beside(&writer.store, writer.duel(), 0, 0).expect("there") {
            assert!(holds(&full, &entry.bytes[..32]));
            assert!(!holds(&file, &entry.bytes[..32]), "a secret for {role:?}");
        }
    }
}

#[test]
fn how_a_hidden_pass_was_given_is_told_by_nothing() {
    let pass = |how, words| {
        let mut writer = Writer::new(7);
        writer.events(set_up());
        let mut entries: Vec<_> = window(1, how)
            .into_iter()
            .map(super::sample::entry)
            .collect();
        entries[1].words = words;
        writer.entries(entries);
        writer
    };
    let spoken = pass(How::Spoken, Some(crate::Words::said("ok")));
    let silent = pass(How::Setting, None);
    for role in [Role::Seat(Seat::B), Role::Spectator] {
        assert_eq!(records(&spoken, role), records(&silent, role));
        assert_eq!(copy(&spoken, role).len(), copy(&silent, role).len());
    }
    let own = records(&spoken, Role::Seat(Seat::A));
    let given = Answer::Passed(How::Spoken);
    let is = |copied: &&CopyRecord| matches!(copied.record.event, Event::WindowAnswered { answer, .. } if answer == given);
    assert_eq!(
        own.iter().find(is).map(|copied| copied.cover),
        Some(Covered::Sealed)
    );
}

#[test]
fn a_role_reads_in_its_copy_what_it_may_know() {
    let writer = sample();
    let face = |role| {
        let copied = records(&writer, role);
        [5, 6, 7, 8].map(|number: usize| match copied[number - 1].record.event {
            Event::CardKnown { face, .. } => face.0,
            _ => panic!("{number} makes a card known"),
        })
    };
    let open = 40_044_918;
    assert_eq!(face(Role::Seat(Seat::A)), [32_807_846, 0, 0, open]);
    assert_eq!(face(Role::Seat(Seat::B)), [0, 15_800_838, 0, open]);
    assert_eq!(face(Role::Spectator), [0, 0, 0, open]);
    let copied = records(&writer, Role::Spectator);
    assert!(copied.iter().all(|copied| copied.record.words.is_none()));
    assert_ne!(Passcode(0), Passcode(open));
}

#[test]
fn a_copy_that_was_changed_anywhere_is_refused() {
    let writer = sample();
    let file = copy(&writer, Role::Seat(Seat::B));
    for at in 0..file.len() {
        let mut changed = file.clone();
        changed[at] ^= 1;
        assert!(check_file(&mut &changed[..]).is_err(), "byte {at}");
        assert!(check_file(&mut &file[..at]).is_err(), "cut at {at}");
    }
}

#[test]
fn a_copy_is_no_store_and_a_judge_gets_the_whole_file() {
    let writer = sample();
    let judge = write_redacted(&writer.store, writer.duel(), Role::Judge, &mut Vec::new());
    assert!(judge.is_err());
    let file = copy(&writer, Role::Spectator);
    if let Ok(file) = PortableFile::open(std::io::Cursor::new(file)) {
        let read = crate::verify(&file, writer.duel());
        assert!(read.is_err(), "it can't be read like a whole one");
    }
}
