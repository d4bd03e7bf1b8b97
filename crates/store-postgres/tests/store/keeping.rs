//! What is done to whole duels, compared step by step with the store in memory; and damage.

use crate::{all, open};
use journal::{
    Beside, BesideKey, Deed, DuelId, EventStore, Head, Limits, MemoryStore, ReadError, Time, Trace,
};
use std::time::Duration;
use testkit::servers;
use testkit::store_suite::Writer;

/// A trace by somebody.
pub(crate) fn trace(deed: Deed, duel: DuelId, head: Head) -> Trace {
    Trace {
        deed,
        duel,
        head,
        at: Time(1_000),
        by: "a head judge".into(),
        reason: "after the event".into(),
    }
}

/// Does the same to any store, and tells what it said to each step.
fn tell(store: &dyn EventStore) -> Vec<String> {
    let mut told = Vec::new();
    let mut say = |what: &str, said: String| told.push(format!("{what}: {said}"));
    let changed = |said: Result<(), journal::AppendError>| match said {
        Ok(()) => "done".to_owned(),
        Err(error) => error.to_string(),
    };
    let mut writer = Writer::new(1, 1);
    let begin = writer.head;
    let first = writer.write(store, 3, 40);
    for n in 0..200 {
        writer.write(store, 1 + n % 4, 3_000);
    }
    let (duel, head) = (writer.duel, writer.head);
    let key = BesideKey { about: 2, kind: 9 };
    let words = |text: &[u8]| {
        let bytes = text.to_vec();
        [Beside { key, bytes }]
    };
    say("rename", changed(store.rename(duel, "semifinal, table 4")));
    say(
        "rename nothing",
        changed(store.rename(DuelId([9; 16]), "no")),
    );
    say(
        "wrong head",
        changed(store.archive(&trace(Deed::Archived, duel, begin))),
    );
    say(
        "archive nothing",
        changed(store.archive(&trace(Deed::Archived, DuelId([9; 16]), begin))),
    );
    let archive = trace(Deed::Archived, duel, head);
    say("archive", changed(store.archive(&archive)));
    say("again", changed(store.archive(&archive)));
    say("entry", format!("{:?}", store.duel(duel)));
    say("listed", format!("{:?}", store.duels(None, 9)));
    for (from, records, bytes) in [
        (0, 9_000, 1 << 20),
        (1, 7, 1 << 20),
        (77, 50, 20_000),
        (3, 0, 0),
    ] {
        let read = store.read(duel, from, Limits { records, bytes });
        say("read", format!("{:?}", read.map(|read| (read.len(), read))));
    }
    say(
        "beyond",
        format!("{:?}", store.read(duel, head.number + 1, Limits::default())),
    );
    say(
        "followed",
        format!("{:?}", store.follow(duel, head.number - 1, Duration::ZERO)),
    );
    let appended = store.append(duel, head, &writer.clone().next(1, 20));
    say(
        "append",
        appended.map_or_else(|e| e.to_string(), |a| format!("{a:?}")),
    );
    let repeated = store.append(duel, begin, &first);
    say("the first again", format!("{:?}", repeated.ok()));
    say("words", changed(store.put_beside(duel, &words(b"said"))));
    say("beside", format!("{:?}", store.beside(duel, 0, 4)));
    say("erased", changed(store.put_beside(duel, &words(b""))));
    say("beside", format!("{:?}", store.beside(duel, 0, 4)));
    say(
        "trace",
        changed(store.leave_trace(&trace(Deed::Erased, duel, head))),
    );
    let remove = trace(Deed::Removed, duel, head);
    say(
        "wrong head",
        changed(store.remove(&trace(Deed::Removed, duel, begin))),
    );
    say("remove", changed(store.remove(&remove)));
    say("again", changed(store.remove(&remove)));
    say(
        "entry",
        store
            .duel(duel)
            .map_or_else(|e| e.to_string(), |e| format!("{e:?}")),
    );
    say("listed", format!("{:?}", store.duels(None, 9)));
    let gone =
        |said: Result<(), ReadError>| said.map_or_else(|e| e.to_string(), |()| String::new());
    say(
        "read",
        gone(store.read(duel, 1, Limits::default()).map(|_| ())),
    );
    say(
        "follow",
        gone(
            store
                .follow(duel, 1, Duration::from_millis(200))
                .map(|_| ()),
        ),
    );
    say("beside", gone(store.beside(duel, 0, 9).map(|_| ())));
    say("words", changed(store.put_beside(duel, &words(b"said"))));
    say("rename", changed(store.rename(duel, "back")));
    let begun = store.append(duel, begin, &first);
    say(
        "begun again",
        begun.map_or_else(|e| e.to_string(), |a| format!("{a:?}")),
    );
    for (skip, most) in [(0, 9), (1, 1), (2, 9), (3, 9), (0, 0)] {
        say("traces", format!("{:?}", store.traces(skip, most)));
    }
    told
}

#[test]
fn whole_duels_are_archived_removed_and_renamed_as_in_memory() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    let expected = tell(&MemoryStore::default());
    let found = tell(&*open(&server.database("duels")));
    for (expected, found) in expected.iter().zip(&found) {
        assert_eq!(expected, found);
    }
    assert_eq!(expected.len(), found.len());
}

#[test]
fn damage_is_named_and_what_is_before_it_is_read() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    let store = open(&server.database("duels"));
    let mut writer = Writer::new(1, 1);
    let batches: Vec<_> = (0..10).map(|_| writer.write(&*store, 2, 40)).collect();
    let duel = writer.duel;
    let flip = "update batch set body = set_byte(body, 20, get_byte(body, 20) # 1) where first = 7";
    server.sql("duels", flip);
    let read = |from| store.read(duel, from, Limits::default());
    assert_eq!(read(1).expect("it begins well").len(), 3);
    let range = |read: Result<_, ReadError>| match read {
        Err(ReadError::Damaged { first, last, .. }) => (first, last),
        other => panic!("it is damaged, not {other:?}"),
    };
    assert_eq!(range(read(7)), (7, 8));
    assert_eq!(read(9).expect("it goes on well").len(), 6);
    server.sql("duels", "delete from batch where first = 7");
    assert_eq!(range(read(7)), (7, 8));
    server.sql("duels", "delete from batch where first > 15");
    assert_eq!(range(read(17)), (17, 20));
    assert_eq!(
        all_before(&*store, duel),
        batches[..3]
            .iter()
            .map(|b| b.stored.clone())
            .collect::<Vec<_>>()
    );
    for n in 0..3 {
        let mut trace = trace(Deed::Erased, duel, writer.head);
        trace.at = Time(n);
        store.leave_trace(&trace).expect("it is kept");
    }
    server.sql("duels", "delete from trace where number = 2");
    assert!(store.traces(0, 9).is_err(), "a missing trace is missed");
}

fn all_before(store: &dyn EventStore, duel: DuelId) -> Vec<journal::StoredBatch> {
    store
        .read(duel, 1, Limits::default())
        .expect("it begins well")
}

#[test]
fn many_followers_of_many_duels_get_everything_while_one_thread_looks() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    let url = server.database("duels");
    let (store, other) = (open(&url), open(&url));
    let mut writers: Vec<Writer> = (0..10).map(|n| Writer::new(n, n)).collect();
    for writer in &mut writers {
        writer.write(&*store, 1, 20);
    }
    let duels: Vec<DuelId> = writers.iter().map(|writer| writer.duel).collect();
    let follow = |duel: DuelId| {
        let mut seen = Vec::new();
        while seen.len() < 31 {
            let last = seen.last().map_or(0, journal::StoredBatch::last);
            let more = other.follow(duel, last, Duration::from_secs(20));
            let more = more.expect("the journal is sound");
            assert!(!more.is_empty(), "it comes in time");
            seen.extend(more);
        }
        seen
    };
    std::thread::scope(|scope| {
        let followers: Vec<_> = (0..50)
            .map(|n| (duels[n % 10], scope.spawn(move || follow(duel_of(n)))))
            .collect();
        for round in 0..30 {
            for writer in &mut writers {
                writer.write(&*store, 1 + round % 3, 60);
            }
        }
        for (duel, follower) in followers {
            assert_eq!(follower.join().expect("no panic"), all(&*store, duel));
        }
    });
}

fn duel_of(n: usize) -> DuelId {
    Writer::new(n as u64 % 10, 0).duel
}
