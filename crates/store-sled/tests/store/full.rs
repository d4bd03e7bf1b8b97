//! A disk that is really full: a small file system is mounted and written to until nothing fits.

use crate::processes::Script;
use journal::{AppendError, EventStore};
use std::path::Path;
use std::process::Command;
use store_sled::{Options, SledStore};
use testkit::proof::{proven, skip};

/// A file system in memory; gone with this.
struct Small<'a>(&'a Path);

impl<'a> Small<'a> {
    fn mount(at: &'a Path, options: &str) -> Option<Self> {
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", options, "tmpfs"])
            .arg(at)
            .output();
        mounted
            .is_ok_and(|output| output.status.success())
            .then(|| Self(at))
    }
}

impl Drop for Small<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

/// Writes until the store says that there is no room; gives how many batches it took.
fn fill(store: &SledStore, script: &mut Script) -> u32 {
    for count in 0..100_000 {
        let before = script.writer.clone();
        let (after, batch) = script.next();
        match store.append(script.writer.duel, after, &batch) {
            Ok(_) => {}
            Err(AppendError::Full(_)) => {
                script.writer = before;
                return count;
            }
            Err(error) => panic!("a full disk is told as one, not as {error:?}"),
        }
    }
    panic!("it never gets full");
}

#[test]
fn a_real_disk_that_is_full_refuses_and_everything_acknowledged_stays() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let Some(_small) = Small::mount(folder.path(), "size=40m") else {
        skip(
            "a proof of the store on this machine",
            "no file system may be mounted here; a simulated disk is filled in crash_tests",
        );
        return;
    };
    let path = folder.path().join("store");
    let mut script = Script::new(1);
    let mut taken = 0;
    for size in ["size=56m", "size=72m", "size=90m"] {
        let store = SledStore::open(&path, Options::default()).expect("there is room to open it");
        taken += fill(&store, &mut script);
        let end = script.writer.head;
        assert_eq!(store.head(script.writer.duel).expect("it is there"), end);
        let mut again = Script::new(1);
        again
            .check(&store)
            .expect("everything acknowledged is there");
        drop(store);
        let store = SledStore::open(&path, Options::default()).expect("it opens when it is full");
        Script::new(1).check(&store).expect("and is as it was");
        drop(store);
        // The script counts its batches: the one that was refused comes again.
        script = Script::new(1);
        while script.writer.head != end {
            script.next();
        }
        let larger = Small::mount(folder.path(), &format!("remount,{size}"));
        std::mem::forget(larger.expect("it was mounted just now"));
    }
    assert!(taken > 1_000, "a good deal fitted: {taken}");
    proven("disks that got full", 3);
}
