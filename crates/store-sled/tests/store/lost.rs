//! A store that has lost its log, its mark or both, that has something else than a file in their
//! place, or that lies where nothing can be written: it is said at once, and nothing is made new.

use crate::processes::{Script, process, role};
use journal::EventStore;
use std::fs;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use store_sled::{OpenError, Options, SledStore};
use tempfile::TempDir;

/// A store that holds a duel.
fn store() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let store = SledStore::open(folder.path(), Options::default()).expect("it opens");
    let mut script = Script::new(1);
    for _ in 0..5 {
        let (after, batch) = script.next();
        let appended = store.append(script.writer.duel, after, &batch);
        appended.expect("nobody else writes");
    }
    drop(store);
    folder
}

fn remove(folder: &Path, names: &[&str]) {
    for name in names {
        let path = folder.join(name);
        let removed = match path.is_dir() {
            true => fs::remove_dir_all(path),
            false => fs::remove_file(path),
        };
        removed.expect("it is there");
    }
}

/// Opens a store; fails when that takes longer than any store may be waited for.
fn open(folder: &Path) -> Result<(), OpenError> {
    let (say, hear) = mpsc::channel();
    let folder = folder.to_path_buf();
    thread::spawn(move || say.send(SledStore::open(&folder, Options::default()).map(drop)));
    let heard = hear.recv_timeout(Duration::from_secs(5));
    heard.expect("a store that can't be opened says so at once")
}

fn damage(folder: &Path) -> (String, String) {
    match open(folder).expect_err("it is not what it was") {
        OpenError::Damaged { path, detail } => {
            let path = path.strip_prefix(folder).expect("it lies in the store");
            (path.to_string_lossy().into_owned(), detail)
        }
        error => panic!("{error}: {error:?}"),
    }
}

/// The names of all there is, and the bytes of all files.
fn all(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("it is there");
    let mut all: Vec<_> = entries
        .flat_map(|entry| {
            let path = entry.expect("it can be listed").path();
            let name = path.display().to_string();
            match path.is_dir() {
                true => [vec![(name, Vec::new())], all(&path)].concat(),
                false if path.is_file() => vec![(name, fs::read(&path).expect("it can be read"))],
                false => vec![(name, Vec::new())],
            }
        })
        .collect();
    all.sort();
    all
}

fn names(folder: &Path) -> Vec<String> {
    all(folder).into_iter().map(|(name, _)| name).collect()
}

#[test]
fn a_store_that_lost_log_and_sled_is_damaged_again_and_again_and_nothing_is_made_new() {
    for foreign in [false, true] {
        let folder = store();
        remove(folder.path(), &["log", "sled"]);
        if foreign {
            fs::write(folder.path().join("notes.txt"), "mine").expect("it can be written");
        }
        let before = names(folder.path());
        for _ in 0..2 {
            let (path, detail) = damage(folder.path());
            assert_eq!(path, "log");
            assert!(detail.contains("the log is gone"), "{detail}");
        }
        assert_eq!(names(folder.path()), before);
    }
}

#[test]
fn a_mark_without_anything_else_is_a_store_that_lost_everything() {
    let folder = store();
    remove(folder.path(), &["log", "sled", "LOCK", "WANT"]);
    assert_eq!(damage(folder.path()).0, "log");
}

#[test]
fn a_log_without_segments_is_damaged_and_not_begun_again() {
    for lost in [&["log/00000001.log"][..], &["log/00000001.log", "sled"]] {
        let folder = store();
        remove(folder.path(), lost);
        assert_eq!(damage(folder.path()).0, "log");
        assert_eq!(names(&folder.path().join("log")), Vec::<String>::new());
    }
}

#[test]
fn an_only_segment_that_is_cut_down_to_nothing_is_damaged_and_stays() {
    let folder = store();
    remove(folder.path(), &["sled"]);
    let segment = folder.path().join("log").join("00000001.log");
    fs::write(&segment, [0; 9]).expect("it can be written");
    assert_eq!(damage(folder.path()).0, "log/00000001.log");
    assert_eq!(fs::read(&segment).expect("it is there"), [0; 9]);
}

#[test]
fn a_damaged_mark_is_damage_while_data_lies_beside_it_and_nothing_is_touched() {
    let marks: [Option<&[u8]>; 8] = [
        None,
        Some(b""),
        Some(b"takeback sto"),
        Some(b"takeback store 1"),
        Some(b"takebacc store 1\n"),
        Some(b"takeback store q\n"),
        Some(b"takeback store 0\n"),
        Some(b"takeback store 7\0"),
    ];
    for mark in marks {
        let folder = store();
        remove(folder.path(), &["FORMAT"]);
        if let Some(mark) = mark {
            fs::write(folder.path().join("FORMAT"), mark).expect("it can be written");
        }
        let before = all(folder.path());
        let (path, detail) = damage(folder.path());
        assert_eq!(path, "FORMAT", "{detail}");
        let there = "the data beside it (log and sled) is there, untouched";
        assert!(detail.contains(there), "{detail}");
        assert_eq!(all(folder.path()), before);
    }
}

#[test]
fn a_lost_mark_is_noticed_beside_log_or_sled_alone() {
    for (lost, left) in [("sled", "(log)"), ("log", "(sled)")] {
        let folder = store();
        remove(folder.path(), &["FORMAT", lost]);
        let detail = damage(folder.path()).1;
        assert!(detail.contains("FORMAT is missing"), "{detail}");
        assert!(detail.contains(left), "{detail}");
    }
}

#[test]
fn with_its_mark_back_a_store_reads_as_before() {
    let folder = store();
    remove(folder.path(), &["FORMAT"]);
    damage(folder.path());
    fs::write(folder.path().join("FORMAT"), "takeback store 1\n").expect("it can be written");
    let store = SledStore::open(folder.path(), Options::default()).expect("it opens");
    assert_eq!(store.duels(None, 9).expect("it can be read").len(), 1);
}

#[test]
fn a_mark_that_says_something_else_is_not_ours_without_data_beside_it() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    fs::write(folder.path().join("FORMAT"), "of my letters\n").expect("it can be written");
    let error = open(folder.path()).expect_err("it is somebody else's");
    assert!(matches!(error, OpenError::NotOurs { .. }), "{error}");
    assert_eq!(names(folder.path()).len(), 1, "nothing was added");
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;
    use std::os::unix::process::CommandExt;
    use std::path::PathBuf;
    use std::process::Command;
    use testkit::proof::skip;

    /// Puts a pipe, a device and a socket there.
    const STRANGE: [fn(&Path); 3] = [
        |path| {
            let made = Command::new("mkfifo").arg(path).status();
            assert!(made.expect("it starts").success());
        },
        |path| symlink("/dev/zero", path).expect("it can be made"),
        |path| drop(UnixListener::bind(path).expect("it can be made")),
    ];

    #[test]
    fn what_is_no_file_in_the_place_of_one_is_damage_and_nobody_waits_for_it() {
        for name in ["FORMAT", "LOCK", "WANT", "log/00000001.log"] {
            for put in STRANGE {
                let folder = store();
                remove(folder.path(), &[name]);
                put(&folder.path().join(name));
                let (_, detail) = damage(folder.path());
                assert!(detail.contains("is no regular file"), "{detail}");
            }
        }
    }

    #[test]
    fn an_older_segment_that_is_no_file_is_damage_too() {
        let folder = store();
        let log = folder.path().join("log");
        for (number, put) in STRANGE.into_iter().enumerate() {
            let oldest = log.join("00000000.log");
            put(&oldest);
            let (_, detail) = damage(folder.path());
            assert!(detail.contains("is no regular file"), "{number}: {detail}");
            fs::remove_file(oldest).expect("it is there");
        }
    }

    #[test]
    fn what_is_no_file_among_those_of_sled_costs_nothing() {
        for put in STRANGE {
            let folder = store();
            remove(folder.path(), &["sled/db"]);
            put(&folder.path().join("sled").join("db"));
            open(folder.path()).expect("sled is filled again from the log");
        }
    }

    #[test]
    fn what_is_no_file_in_a_folder_that_is_no_store_yet_is_not_ours() {
        for name in ["FORMAT", "LOCK", "FORMAT.new"] {
            for put in STRANGE {
                let folder = tempfile::tempdir().expect("a folder can be made");
                put(&folder.path().join(name));
                let error = open(folder.path()).expect_err("it is somebody else's");
                assert!(matches!(error, OpenError::NotOurs { .. }), "{error}");
            }
        }
    }

    /// Not a test by itself: the process that may not write.
    #[test]
    fn the_process_that_may_not_write() {
        let Some((_, folder)) = role() else { return };
        let opened = SledStore::open(Path::new(&folder), Options::default());
        match opened.map(drop) {
            Err(OpenError::Io { cause, .. }) => println!("\nfound: {cause}"),
            other => println!("\nfound: no such error, {other:?}"),
        }
    }

    /// Takes the right to write from everybody; everybody may read.
    fn lock_up(path: &Path) {
        let is_folder = path.is_dir();
        if is_folder {
            let entries = fs::read_dir(path).expect("it is there");
            entries.for_each(|entry| lock_up(&entry.expect("it can be listed").path()));
        }
        let mode = if is_folder { 0o555 } else { 0o444 };
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    }

    fn unlock(path: &Path) {
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("it is ours");
        let entries = fs::read_dir(path).expect("it is there");
        let paths = entries.map(|entry| entry.expect("it can be listed").path());
        paths
            .filter(|path| path.is_dir())
            .for_each(|path| unlock(&path));
    }

    /// True when this process may write what nobody may.
    fn is_superuser() -> bool {
        let probe = tempfile::NamedTempFile::new().expect("a file can be made");
        lock_up(probe.path());
        fs::write(probe.path(), "").is_ok()
    }

    /// What a process that isn't the superuser is told; nothing where there can't be one.
    fn told(folder: &Path) -> Option<String> {
        let mut child = process("lost::unix::the_process_that_may_not_write", "read", folder);
        if is_superuser() {
            child.uid(65_534);
        }
        let output = child.output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let found = text.lines().find_map(|line| line.strip_prefix("found: "));
        Some(found.expect("the process says something").to_owned())
    }

    #[test]
    fn where_nothing_can_be_written_the_way_out_is_named() {
        let whole: fn(&Path) -> PathBuf = Path::to_path_buf;
        for part in [whole, |path| path.join("LOCK"), |path| path.join("log")] {
            let folder = store();
            // The process may be another user: what isn't locked up is everybody's.
            let everybody = Command::new("chmod")
                .arg("-R")
                .arg("a+rwX")
                .arg(folder.path())
                .status();
            assert!(everybody.expect("it starts").success());
            lock_up(&part(folder.path()));
            let told = told(folder.path());
            unlock(folder.path());
            let Some(told) = told else {
                skip(
                    "a proof of the store on this machine",
                    "no process of another user can be started here",
                );
                return;
            };
            assert!(
                told.starts_with("the store can't be written here"),
                "{told}"
            );
            let copy = "a copy of it in a folder that can be written to can be read";
            assert!(told.ends_with(copy), "{told}");
        }
    }
}
