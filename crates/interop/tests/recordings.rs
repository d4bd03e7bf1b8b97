//! Recordings read: made here byte by byte, cut off, damaged, hostile; and real ones where they are.

mod made;

use duel::Passcode;
use interop::{Form, ReadError, read};
use made::{Stream, packed, yrp1, yrp2, yrpx};
use proptest::prelude::*;
use std::path::PathBuf;

#[test]
fn decks_and_answers_are_read_from_every_form() {
    for (bytes, form) in [(yrp1(&[]), Form::Yrp1), (yrp2(&[]), Form::Yrp2)] {
        let recording = read(&bytes).expect("a recording");
        assert_eq!(recording.header.form, form);
        assert_eq!(recording.players, [["Anna"], ["Bruno"]]);
        let parameters = recording.parameters.expect("it says so");
        assert_eq!(
            (parameters.lp, parameters.hand, parameters.draw),
            (8000, 5, 1)
        );
        assert_eq!(recording.decks.len(), 2);
        assert_eq!(recording.decks[0].main, [Passcode(11), Passcode(12)]);
        assert_eq!(recording.decks[1].extra, [Passcode(21)]);
        assert_eq!((recording.answers.count, recording.answers.cut), (0, false));
    }
}

#[test]
fn answers_are_counted_and_one_that_is_cut_off_is_told() {
    let whole = read(&yrp1(&[1, 7, 4, 1, 2, 3, 4])).expect("a recording");
    assert_eq!((whole.answers.count, whole.answers.cut), (2, false));
    let cut = read(&yrp1(&[1, 7, 4, 1, 2])).expect("a recording");
    assert_eq!((cut.answers.count, cut.answers.cut), (1, true));
}

#[test]
fn a_stream_carries_the_recording_of_its_decks() {
    let mut stream = Stream::default();
    stream.message(40, &[0]);
    stream.message(231, &yrp1(&[1, 7]));
    let recording = read(&yrpx(&stream)).expect("a recording");
    assert_eq!(recording.messages(), 1);
    assert_eq!(recording.played().answers.count, 1);
    assert!(recording.embedded.is_some() && !recording.cut);
}

#[test]
fn a_stream_that_ends_in_the_middle_is_read_as_far_as_it_goes() {
    let mut stream = Stream::default();
    stream.message(40, &[0]);
    stream.bytes.extend([41, 200, 0, 0, 0, 1]);
    let recording = read(&yrpx(&stream)).expect("a recording");
    assert_eq!((recording.messages(), recording.cut), (1, true));
}

#[test]
fn what_is_no_recording_is_refused() {
    assert_eq!(read(b""), Err(ReadError::Other));
    assert_eq!(read(b"something else entirely"), Err(ReadError::Other));
    let whole = yrp2(&[]);
    for at in 4..80 {
        assert!(
            matches!(read(&whole[..at]), Err(ReadError::CutOff(_))),
            "cut at {at}"
        );
    }
    for at in 80..whole.len() {
        assert!(read(&whole[..at]).is_err(), "cut at {at}");
    }
    let mut later = yrpx(&Stream::default());
    later[32] = 2;
    assert_eq!(read(&later), Err(ReadError::Version(2)));
}

#[test]
fn numbers_that_cannot_be_are_refused_before_anything_is_made_of_them() {
    let mut players = yrpx(&Stream::default());
    players[72..76].copy_from_slice(&u32::MAX.to_le_bytes());
    assert!(matches!(read(&players), Err(ReadError::Number(0))));
    let mut size = packed(b"yrpX", &[0; 100]);
    size[16..20].copy_from_slice(&u32::MAX.to_le_bytes());
    assert_eq!(read(&size), Err(ReadError::TooLarge));
    assert_eq!(
        read(&vec![b'y'; interop::MOST_BYTES + 1]),
        Err(ReadError::TooLarge)
    );
}

#[test]
fn a_little_that_unpacks_to_much_is_unpacked_to_the_size_it_states_and_no_further() {
    // A hundred bytes are stated, and a million would come out.
    let mut bomb = packed(b"yrpX", &vec![0; 1_000_000]);
    assert!(bomb.len() < 50_000, "it packs well: {}", bomb.len());
    bomb[16..20].copy_from_slice(&100_u32.to_le_bytes());
    let recording = read(&bomb).expect("a hundred bytes are names and three messages");
    assert_eq!((recording.messages(), recording.cut), (3, true));
}

#[test]
fn a_recording_in_a_recording_in_a_recording_is_not_opened() {
    let mut inner = Stream::default();
    inner.message(231, &yrp1(&[]));
    let mut middle = Stream::default();
    middle.message(231, &yrpx(&inner));
    let outer = read(&yrpx(&middle)).expect("a recording");
    let embedded = outer.embedded.expect("one is opened");
    assert!(embedded.embedded.is_none());
}

/// Real recordings, where the folder with them is: TAKEBACK_REPLAYS, or `shared/replays` beside the
/// workspace.
fn real() -> Vec<PathBuf> {
    let beside = || {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let root = root.ancestors().nth(3).map(PathBuf::from);
        root.map(|root| root.join("shared").join("replays"))
    };
    let folder = std::env::var_os("TAKEBACK_REPLAYS")
        .map(PathBuf::from)
        .or_else(beside);
    let Some(entries) = folder.and_then(|folder| std::fs::read_dir(folder).ok()) else {
        return Vec::new();
    };
    let files = entries.flatten().map(|entry| entry.path());
    files
        .filter(|path| path.extension().is_some_and(|ending| ending == "yrp"))
        .collect()
}

#[test]
fn real_recordings_are_read_whole() {
    let files = real();
    if files.is_empty() {
        eprintln!(
            "skipped: no recordings in TAKEBACK_REPLAYS or in shared/replays beside the workspace"
        );
        return;
    }
    for path in files {
        let bytes = std::fs::read(&path).expect("a file");
        let recording = read(&bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(recording.players, [["P1"], ["P2"]], "{}", path.display());
        let sound =
            |deck: &interop::Deck| (40..=60).contains(&deck.main.len()) && deck.extra.len() <= 15;
        assert!(
            recording.decks.len() == 2 && recording.decks.iter().all(sound),
            "{}",
            path.display()
        );
        assert!(
            recording.answers.count > 0 && !recording.answers.cut,
            "{}",
            path.display()
        );
        assert_eq!(
            recording.parameters.map(|p| p.lp),
            Some(8000),
            "{}",
            path.display()
        );
    }
}

proptest! {
    #[test]
    fn no_bytes_stop_the_reader(
        head in prop::sample::select(vec![*b"yrp1", *b"yrp2", *b"yrpX"]),
        flags in prop::sample::select(vec![0_u32, 1, 0x31, 0x331, 0x20, 0x330, 0x8, 0x48]),
        rest in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let mut bytes = head.to_vec();
        bytes.extend([0; 4]);
        bytes.extend(flags.to_le_bytes());
        bytes.extend(rest);
        let _ = read(&bytes);
    }

    #[test]
    fn a_changed_recording_is_read_or_refused(at in 0_usize..400, to in any::<u8>()) {
        for mut bytes in [yrp1(&[1, 7]), yrp2(&[1, 7]), packed(b"yrpX", &[0; 300])] {
            let at = at % bytes.len();
            bytes[at] = to;
            let _ = read(&bytes);
        }
    }
}
