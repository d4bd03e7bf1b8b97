//! Tests that a journal which was rewritten as a whole is found by a checkpoint, and that proofs
//! prove what they say and nothing else.

use super::sample::{Altered, Writer, sample, set_up, window};
use crate::{
    Beside, BesideKey, Checkpoint, Damage, DuelId, EventStore, GrowthProof, Proof, ProofError,
    PublicKey, RecordProof, SecretKey, SeededChance, VerifyError, Wrong, checkpoint, keep_note,
    kept_notes, verify, verify_against,
};
use duel::{Event, How, Passcode};

fn judge() -> SecretKey {
    SecretKey::random("judge", &mut SeededChance::new(99)).expect("a key")
}

fn known() -> [PublicKey; 1] {
    [judge().public().clone()]
}

fn point(writer: &Writer) -> Checkpoint {
    checkpoint(&writer.store, writer.duel())
        .expect("it is sound")
        .1
}

fn damage<T: std::fmt::Debug>(result: Result<T, VerifyError>) -> Damage {
    match result.expect_err("it must be noticed") {
        VerifyError::Damage(damage) => damage,
        error => panic!("{error}"),
    }
}

/// A duel of the set-up and so many windows, passed in this way.
fn duel(windows: u32, how: How) -> Writer {
    let mut writer = Writer::new(7);
    writer.events(set_up());
    (1..=windows).for_each(|number| writer.events(window(number, how)));
    writer
}

#[test]
fn a_journal_that_only_grew_fits_every_earlier_checkpoint() {
    let points: Vec<_> = (0..4).map(|n| point(&duel(n, How::Spoken))).collect();
    assert_eq!(
        points.iter().map(|p| p.size).collect::<Vec<_>>(),
        [10, 13, 16, 19]
    );
    let writer = duel(3, How::Spoken);
    let read = verify_against(&writer.store, writer.duel(), &points).expect("all fit");
    assert_eq!(read.1, points[3]);
    assert_eq!(Some(read.0), verify(&writer.store, writer.duel()).ok());
}

#[test]
fn a_journal_rewritten_as_a_whole_is_sound_by_itself_and_found_by_a_checkpoint() {
    let (first, second) = (point(&duel(1, How::Spoken)), point(&duel(3, How::Spoken)));
    let mut rewritten = duel(1, How::Spoken);
    rewritten.events(window(2, How::Gesture));
    rewritten.events(window(3, How::Spoken));
    let (store, id) = (&rewritten.store, rewritten.duel());
    assert_eq!(id, second.duel);
    assert!(verify(store, id).is_ok(), "its own seals fit it");
    let found = damage(verify_against(store, id, &[second, first]));
    assert_eq!((found.first, found.last), (14, 19));
    assert_eq!(found.what, Wrong::Checkpoint { size: 19 });
    assert!(
        verify_against(store, id, &[first]).is_ok(),
        "that far it is the same"
    );
}

#[test]
fn a_journal_that_ends_before_the_checkpoint_is_found() {
    let far = point(&duel(3, How::Spoken));
    let shorter = duel(2, How::Spoken);
    let found = damage(verify_against(&shorter.store, shorter.duel(), &[far]));
    assert_eq!((found.first, found.last), (17, 19));
    assert_eq!(found.what, Wrong::CheckpointBeyond { size: 19 });
}

#[test]
fn a_checkpoint_of_another_duel_or_size_is_never_accepted() {
    let writer = duel(2, How::Spoken);
    let right = point(&writer);
    let other = Checkpoint {
        duel: DuelId([1; 16]),
        ..right
    };
    let found = damage(verify_against(&writer.store, writer.duel(), &[other]));
    assert_eq!(found.what, Wrong::OtherDuel(DuelId([1; 16])));
    for size in (1..=right.size + 1).filter(|size| *size != right.size) {
        let wrong = Checkpoint { size, ..right };
        let result = verify_against(&writer.store, writer.duel(), &[wrong]);
        assert!(result.is_err(), "{size}");
    }
}

#[test]
fn damage_is_found_before_any_checkpoint_is_asked() {
    let writer = sample();
    let far = point(&writer);
    let mut altered = Altered::of(&writer);
    altered.batches[2].bytes[25] ^= 1;
    let found = damage(verify_against(&altered, writer.duel(), &[far]));
    assert!(!matches!(found.what, Wrong::Checkpoint { .. }), "{found}");
}

fn text(proof: &RecordProof) -> String {
    proof.to_string()
}

#[test]
fn every_record_is_proven_without_the_journal_and_shows_nothing_hidden() {
    let writer = sample();
    let note = point(&writer).sign(&judge());
    for number in 1..=26 {
        let proof = RecordProof::make(&writer.store, number, &note).expect("it is there");
        let Ok(Proof::Record(read)) = Proof::parse(text(&proof).as_bytes()) else {
            panic!("{proof}");
        };
        let shown = read.check(&known()).expect("it holds");
        assert_eq!((shown.record.number, shown.checkpoint.size), (number, 26));
        assert_eq!(shown.record.words, None);
        assert_eq!(shown.words, [12, 18].contains(&number), "record {number}");
        if let Event::CardKnown { face, .. } = shown.record.event {
            assert_eq!(shown.veiled, number != 8, "record {number}");
            assert_eq!(shown.veiled, face == Passcode(0), "record {number}");
        }
    }
    let none = RecordProof::make(&writer.store, 27, &note);
    assert!(matches!(none, Err(ProofError::Beyond { size: 26 })));
    let none = RecordProof::make(&writer.store, 0, &note);
    assert!(matches!(none, Err(ProofError::Beyond { size: 26 })));
}

#[test]
fn a_proof_that_was_changed_anywhere_proves_nothing() {
    let writer = sample();
    let note = point(&writer).sign(&judge());
    let proof = text(&RecordProof::make(&writer.store, 12, &note).expect("it is there"));
    for at in 0..proof.len() {
        let mut bytes = proof.as_bytes().to_vec();
        bytes[at] ^= 1;
        let holds = match Proof::parse(&bytes) {
            Ok(Proof::Record(proof)) => proof.check(&known()).is_ok(),
            Ok(Proof::Growth(_)) | Err(_) => false,
        };
        assert!(!holds, "byte {at}");
        assert!(
            Proof::parse(&proof.as_bytes()[..at]).is_err(),
            "cut at {at}"
        );
    }
}

#[test]
fn a_proof_for_a_note_nobody_known_signed_proves_nothing() {
    let writer = sample();
    let note = point(&writer).sign(&judge());
    let proof = RecordProof::make(&writer.store, 12, &note).expect("it is there");
    assert!(matches!(proof.check(&[]), Err(ProofError::Note(_))));
}

#[test]
fn growth_is_proven_from_each_checkpoint_to_a_later_one() {
    let notes: Vec<_> = (0..6)
        .map(|n| point(&duel(n, How::Spoken)).sign(&judge()))
        .collect();
    let writer = duel(5, How::Spoken);
    for (at, earlier) in notes.iter().enumerate() {
        for later in &notes[at..] {
            let proof = GrowthProof::make(&writer.store, earlier, later).expect("it grew");
            let Ok(Proof::Growth(read)) = Proof::parse(proof.to_string().as_bytes()) else {
                panic!("{proof}");
            };
            let shown = read.check(&known()).expect("it holds");
            assert!(shown.earlier.0.size <= shown.later.0.size);
        }
        for before in &notes[..at] {
            let none = GrowthProof::make(&writer.store, earlier, before);
            assert!(matches!(none, Err(ProofError::NotLater)));
        }
    }
}

#[test]
fn no_growth_is_proven_from_a_journal_that_was_rewritten() {
    let (earlier, later) = (duel(2, How::Gesture), duel(4, How::Spoken));
    let earlier = point(&earlier).sign(&judge());
    let note = point(&later).sign(&judge());
    let none = GrowthProof::make(&later.store, &earlier, &note);
    assert!(matches!(none, Err(ProofError::Journal(_))), "{none:?}");
    // Nor by putting the notes into a proof that holds for others.
    let honest = point(&duel(2, How::Spoken)).sign(&judge());
    let proof = GrowthProof::make(&later.store, &honest, &note).expect("it grew");
    let forged = proof
        .to_string()
        .replace(&honest.to_string(), &earlier.to_string());
    let Ok(Proof::Growth(read)) = Proof::parse(forged.as_bytes()) else {
        panic!("both notes are of one length");
    };
    assert!(matches!(read.check(&known()), Err(ProofError::Wrong)));
}

#[test]
fn notes_are_kept_beside_the_journal_with_every_signature() {
    let (writer, anna) = (
        sample(),
        SecretKey::random("Anna", &mut SeededChance::new(5)),
    );
    let (point, anna) = (point(&writer), anna.expect("a key"));
    let kept = || kept_notes(&writer.store, writer.duel()).expect("it is there");
    assert_eq!(kept(), []);
    for key in [judge(), anna.clone(), judge()] {
        keep_note(&writer.store, &point, &point.sign(&key)).expect("it is kept");
    }
    let [(read, note)] = &kept()[..] else {
        panic!("one note")
    };
    assert_eq!(*read, point);
    let keys = [judge().public().clone(), anna.public().clone()];
    assert_eq!(note.signers(&keys).map(|signers| signers.len()), Ok(2));
    assert!(
        verify(&writer.store, writer.duel()).is_ok(),
        "nothing hangs on it"
    );
}

#[test]
fn a_kept_note_of_another_place_or_beyond_the_end_is_seen() {
    let writer = sample();
    let right = point(&writer);
    let beyond = Checkpoint { size: 40, ..right };
    let entry = |about, checkpoint: &Checkpoint| Beside {
        key: BesideKey { about, kind: 4 },
        bytes: checkpoint.sign(&judge()).to_string().into_bytes(),
    };
    let put = |entry| {
        writer
            .store
            .put_beside(writer.duel(), &[entry])
            .expect("it is put")
    };
    put(entry(40, &beyond));
    let kept = kept_notes(&writer.store, writer.duel()).expect("it is read");
    assert_eq!(
        kept.iter().map(|(point, _)| *point).collect::<Vec<_>>(),
        [beyond]
    );
    put(entry(3, &right));
    let found = damage(kept_notes(&writer.store, writer.duel()));
    assert_eq!((found.first, found.what), (3, Wrong::NoteChanged));
}
