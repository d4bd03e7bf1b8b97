//! Tests of signed notes and their keys: the published examples, and everything that is refused.

use crate::base64;
use crate::note::{NOTE_BYTES_MOST, NOTE_SIGNATURES_MOST};
use crate::{
    Checkpoint, CheckpointError, DuelId, KeyError, Note, NoteError, PublicKey, SecretKey,
    SeededChance, read_checkpoint,
};

/// The example of Go's package `golang.org/x/mod/sumdb/note`.
const GO_SECRET: &str =
    "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";
const GO_PUBLIC: &str = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const GO_NOTE: &str = "If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
";
/// The example of `c2sp.org/signed-note`.
const C2SP_PUBLIC: &str = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
const C2SP_NOTE: &str = "This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
";

fn public(text: &str) -> PublicKey {
    text.parse().expect("a key")
}

fn new_key(name: &str, seed: u64) -> SecretKey {
    SecretKey::random(name, &mut SeededChance::new(seed)).expect("a key")
}

fn point() -> Checkpoint {
    Checkpoint {
        duel: DuelId([0xab; 16]),
        size: 118,
        root: [3; 32],
    }
}

fn who(note: &Note, known: &[PublicKey]) -> Result<Vec<(String, bool)>, NoteError> {
    let signers = note.signers(known)?;
    Ok(signers.into_iter().map(|s| (s.name, s.known)).collect())
}

#[test]
fn the_published_notes_are_signed_by_the_published_keys() {
    for (text, key) in [(GO_NOTE, GO_PUBLIC), (C2SP_NOTE, C2SP_PUBLIC)] {
        let note = Note::parse(text.as_bytes()).expect("a note");
        assert_eq!(note.to_string(), text);
        let key = public(key);
        let signers = who(&note, std::slice::from_ref(&key));
        assert_eq!(signers, Ok(vec![(key.name().to_owned(), true)]));
        let other = new_key("somebody", 1).public().clone();
        assert!(matches!(
            who(&note, &[other]),
            Err(NoteError::NobodyKnown { .. })
        ));
    }
}

#[test]
fn the_published_secret_key_makes_the_published_signature() {
    let secret: SecretKey = GO_SECRET.parse().expect("a key");
    assert_eq!(secret.text(), GO_SECRET);
    assert_eq!(secret.public().to_string(), GO_PUBLIC);
    let (text, _) = GO_NOTE.split_once("\n\n").expect("a note");
    assert_eq!(
        Note::sign(format!("{text}\n"), &secret).to_string(),
        GO_NOTE
    );
}

#[test]
fn a_key_that_was_changed_anywhere_is_refused() {
    for at in 0..GO_PUBLIC.len() {
        let mut bytes = GO_PUBLIC.as_bytes().to_vec();
        bytes[at] ^= 1;
        let text = String::from_utf8(bytes).expect("it stays ASCII");
        assert!(text.parse::<PublicKey>().is_err(), "{text}");
        assert!(GO_PUBLIC[..at].parse::<PublicKey>().is_err());
    }
    let error = |text: &str| text.parse::<PublicKey>().expect_err("no key");
    assert_eq!(error(GO_SECRET), KeyError::Secret);
    assert_eq!(error(&format!("x{GO_PUBLIC}")), KeyError::Id);
    assert_eq!(
        error("PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"),
        KeyError::Kind(0x65)
    );
    assert_eq!(
        error("PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY=="),
        KeyError::Form
    );
    let nothing = base64::encode(&[&[1][..], &[0; 32]].concat());
    assert_eq!(error(&format!("x+00000000+{nothing}")), KeyError::Weak);
}

#[test]
fn names_of_keys_are_one_word() {
    for name in [
        "",
        "two words",
        "a+b",
        "a\u{3000}b",
        "a\nb",
        &"x".repeat(300),
    ] {
        let made = SecretKey::random(name, &mut SeededChance::new(1));
        let kind = made.err().map(|error| error.kind());
        assert_eq!(kind, Some(std::io::ErrorKind::InvalidInput), "{name:?}");
    }
    assert_eq!(new_key("裁判/1", 1).public().name(), "裁判/1");
}

#[test]
fn what_is_not_written_as_a_note_is_refused() {
    let (text, line) = GO_NOTE.split_once("\n\n").expect("a note");
    let refused = |text: String| Note::parse(text.as_bytes()).expect_err("no note");
    assert_eq!(refused(String::new()), NoteError::Form);
    assert_eq!(refused(format!("{text}\n{line}")), NoteError::Form);
    assert_eq!(refused(format!("{text}\n\n")), NoteError::Form);
    assert_eq!(refused(GO_NOTE.trim_end().to_owned()), NoteError::Form);
    assert_eq!(refused(GO_NOTE.replace('\n', "\r\n")), NoteError::NotText);
    assert_eq!(refused(GO_NOTE.replace("you", "y\tu")), NoteError::NotText);
    for other in [
        "- PeterNeumann",
        "\u{2014}PeterNeumann",
        "\u{2014} Peter Neumann",
        "\u{2014} ",
    ] {
        let changed = GO_NOTE.replace("\u{2014} PeterNeumann", other);
        assert_eq!(refused(changed), NoteError::SignatureLine(1), "{other}");
    }
    let loose = GO_NOTE.replace("nAM=", "nAN=");
    assert_eq!(
        refused(loose),
        NoteError::SignatureLine(1),
        "bits that say nothing"
    );
    let bytes = vec![b'a'; NOTE_BYTES_MOST + 1];
    assert_eq!(Note::parse(&bytes), Err(NoteError::TooLarge));
    assert_eq!(Note::parse(b"\xff\n\n"), Err(NoteError::NotText));
    let many = format!("{text}\n\n{}", line.repeat(NOTE_SIGNATURES_MOST + 1));
    assert_eq!(refused(many), NoteError::TooManySignatures);
}

#[test]
fn a_changed_text_or_signature_is_a_forgery() {
    let key = public(GO_PUBLIC);
    let forged = Err(NoteError::Forged {
        name: "PeterNeumann".to_owned(),
    });
    for changed in [
        GO_NOTE.replace("problem is", "answer is"),
        GO_NOTE.replace("ZJkuBS9", "ZJkuBS8"),
        GO_NOTE.replace(".\n\n", ".\n\n\n"),
    ] {
        assert_ne!(changed, GO_NOTE);
        let note = Note::parse(changed.as_bytes()).expect("it still reads");
        assert_eq!(who(&note, std::slice::from_ref(&key)), forged);
    }
}

#[test]
fn unknown_signers_are_told_and_never_counted() {
    let (judge, anna, ben) = (new_key("judge", 1), new_key("Anna", 2), new_key("Ben", 3));
    let mut note = point().sign(&judge);
    point().co_sign(&mut note, &anna).expect("the same text");
    point().co_sign(&mut note, &ben).expect("the same text");
    point().co_sign(&mut note, &anna).expect("again");
    let note = Note::parse(note.to_string().as_bytes()).expect("a note");
    let told = |name: &str, known| (name.to_owned(), known);
    assert_eq!(
        who(&note, &[ben.public().clone()]),
        Ok(vec![
            told("judge", false),
            told("Anna", false),
            told("Ben", true)
        ])
    );
    // Another key of the same name is another key.
    let other = new_key("Ben", 4);
    let names = ["judge", "Anna", "Ben"].map(str::to_owned).to_vec();
    let nobody = Err(NoteError::NobodyKnown { signers: names });
    assert_eq!(who(&note, &[other.public().clone()]), nobody);
    assert_eq!(who(&note, &[]), nobody);
}

#[test]
fn a_note_with_sixteen_signatures_takes_no_more_from_elsewhere() {
    let mut note = point().sign(&new_key("judge", 0));
    for seed in 1..16 {
        point()
            .co_sign(&mut note, &new_key("p", seed))
            .expect("room");
    }
    let more = point().co_sign(&mut note, &new_key("p", 16));
    assert_eq!(more, Err(NoteError::TooManySignatures));
    assert!(note.to_string().len() < NOTE_BYTES_MOST);
    assert!(Note::parse(note.to_string().as_bytes()).is_ok());
}

#[test]
fn signatures_under_one_text_can_be_joined() {
    let (judge, anna) = (new_key("judge", 1), new_key("Anna", 2));
    let mut note = point().sign(&judge);
    note.join(&point().sign(&anna)).expect("the same text");
    note.join(&point().sign(&anna)).expect("nothing new");
    let both = [judge.public().clone(), anna.public().clone()];
    assert_eq!(note.signers(&both).map(|signers| signers.len()), Ok(2));
    let other = Checkpoint {
        size: 119,
        ..point()
    };
    assert_eq!(note.join(&other.sign(&anna)), Err(NoteError::Form));
    assert!(other.co_sign(&mut note, &anna).is_err());
}

#[test]
fn a_checkpoint_has_one_text() {
    let text = "takeback/duel/abababababababababababababababab\n118\n\
                AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM=\n";
    assert_eq!(point().text(), text);
    assert_eq!(Checkpoint::parse(text), Ok(point()));
    use CheckpointError::{Form, Origin, Root, Size};
    for (old, new, error) in [
        ("takeback/duel/", "takeback/duels/", Origin),
        ("abab", "ab", Origin),
        ("takeback/duel/ab", "takeback/duel/AB", Form),
        ("118", "0", Size),
        ("118", "-118", Size),
        ("118", "0118", Form),
        ("118", "+118", Form),
        ("118", "4294967296", Size),
        ("AwM=", "AwM", Root),
        ("AwMDAwM=", "AwM=", Root),
        ("AwM=\n", "AwM=\nan extension\n", Form),
        ("AwM=\n", "AwM=", Form),
        ("\n118", "", Form),
    ] {
        let changed = text.replacen(old, new, 1);
        assert_ne!(changed, text);
        assert_eq!(Checkpoint::parse(&changed), Err(error), "{changed}");
    }
}

#[test]
fn a_checkpoint_is_read_only_when_somebody_known_signed_it() {
    let judge = new_key("judge", 1);
    let note = point().sign(&judge).to_string();
    let known = [judge.public().clone()];
    let read = read_checkpoint(note.as_bytes(), &known).expect("it is signed");
    assert_eq!(read.0, point());
    assert!(read_checkpoint(note.as_bytes(), &[]).is_err());
    let read = read_checkpoint(GO_NOTE.as_bytes(), &[public(GO_PUBLIC)]);
    assert_eq!(read, Err(NoteError::Checkpoint(CheckpointError::Form)));
}

#[test]
fn base_64_is_read_in_its_one_form() {
    let vectors = [
        "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy",
    ];
    for (length, text) in vectors.into_iter().enumerate() {
        let bytes = &b"foobar"[..length];
        assert_eq!(base64::encode(bytes), text);
        assert_eq!(base64::decode(text).as_deref(), Some(bytes));
    }
    for other in [
        "Z", "Zg", "Zg=", "Zh==", "Zg==\n", "Zm9=", "Z===", "====", "Zm-v", "Zg==Zg==", "Zm9vÿ",
    ] {
        assert_eq!(base64::decode(other), None, "{other}");
    }
}

#[test]
fn the_document_shows_a_note_as_it_is_written() {
    let secret: SecretKey = GO_SECRET.parse().expect("a key");
    let note = point().sign(&secret);
    let document = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let document = document.join("../../docs/journal-format.md");
    let document = std::fs::read_to_string(document).expect("it is there");
    assert!(document.contains(&format!("```\n{note}```\n")), "{note}");
    assert!(document.contains(&format!("`{GO_PUBLIC}`")));
}
