//! Checks of what an append leaves, and what a refused one doesn't.

use super::*;

pub(super) fn a_batch_is_there_whole(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches = [writer.write(&*store, 3, 40), writer.write(&*store, 1, 20)];
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    let entries = store.beside(writer.duel, 0, 10).expect("it is there");
    let expected: Vec<Beside> = batches
        .iter()
        .flat_map(|batch| batch.beside.clone())
        .collect();
    assert_eq!(entries, expected);
}

pub(super) fn a_refused_batch_leaves_nothing(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let first = writer.write(&*store, 3, 40);
    let mut other = Writer::new(1, 2);
    let late = other.next(2, 40);
    let refused = ask(&*store, writer.duel, Head::before_all(writer.duel), &late).0;
    assert!(
        matches!(refused, Err(AppendError::Conflict { .. })),
        "{refused:?}"
    );
    assert_eq!(
        all(&*store, writer.duel),
        stored(std::slice::from_ref(&first))
    );
    assert_eq!(
        store.beside(writer.duel, 0, 10).expect("it is there"),
        first.beside
    );
    assert_eq!(store.duel(writer.duel).expect("it is there").name, "duel 1");
}

pub(super) fn the_size_of_a_batch_is_bounded(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let after = writer.head;
    let batch = writer.next(1, journal::BATCH_BYTES_MOST + 1);
    let refused = ask(&*store, writer.duel, after, &batch).0;
    assert!(
        matches!(refused, Err(AppendError::TooLarge { .. })),
        "{refused:?}"
    );
    assert!(matches!(
        store.head(writer.duel),
        Err(ReadError::NoSuchDuel(_))
    ));
    let mut malformed = Writer::new(1, 1).next(2, 40);
    malformed.stored.count = 3;
    let refused = ask(&*store, writer.duel, after, &malformed).0;
    assert!(
        matches!(refused, Err(AppendError::Malformed(_))),
        "{refused:?}"
    );
}

pub(super) fn opened_anew(bed: &dyn Bed) {
    let mut writer = Writer::new(1, 1);
    let mut batches = Vec::new();
    for round in 0..5 {
        let store = bed.open();
        assert_eq!(round == 0, store.head(writer.duel).is_err());
        batches.extend((0..7).map(|_| writer.write(&*store, 2, 50)));
        drop(store);
        let store = bed.open();
        assert_eq!(all(&*store, writer.duel), stored(&batches));
        assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    }
}

pub(super) fn another_seal_is_a_conflict(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 3, 40);
    let mut restored = writer.clone();
    restored.head.seal = Seal([9; 32]);
    let after = restored.head;
    let batch = restored.next(1, 20);
    match ask(&*store, writer.duel, after, &batch).0 {
        Err(AppendError::Conflict { expected, actual }) => {
            assert_eq!((expected, actual), (after, writer.head));
        }
        other => panic!("another seal is a conflict, not {other:?}"),
    }
    let mut foreign = Writer::new(2, 2);
    let before = Head {
        number: 0,
        seal: Seal([9; 32]),
    };
    let begin = foreign.next(1, 20);
    let refused = ask(&*store, foreign.duel, before, &begin).0;
    assert!(
        matches!(refused, Err(AppendError::Conflict { .. })),
        "{refused:?}"
    );
}

pub(super) fn a_head_never_there_is_a_conflict(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 2, 40);
    let there = writer.head;
    writer.next(2, 40);
    let ahead = writer.head;
    let batch = writer.next(2, 40);
    match ask(&*store, writer.duel, ahead, &batch).0 {
        Err(AppendError::Conflict { actual, .. }) => assert_eq!(actual, there),
        other => panic!("a head that was never there is a conflict, not {other:?}"),
    }
    let mut nowhere = Writer::new(2, 2);
    nowhere.next(1, 20);
    let after = nowhere.head;
    let next = nowhere.next(1, 20);
    match ask(&*store, nowhere.duel, after, &next).0 {
        Err(AppendError::Conflict { actual, .. }) => {
            assert_eq!(actual, Head::before_all(nowhere.duel));
        }
        other => panic!("an absent duel is a conflict, not {other:?}"),
    }
}

pub(super) fn duels_are_apart(bed: &dyn Bed) {
    let store = bed.open();
    let write = |number| {
        let mut writer = Writer::new(number, number);
        let batches: Vec<_> = (0..20)
            .map(|n| writer.write(&*store, 1 + n % 3, 30))
            .collect();
        (writer, batches)
    };
    let written: Vec<_> = thread::scope(|scope| {
        let write = &write;
        let threads: Vec<_> = (1..=8).map(|n| scope.spawn(move || write(n))).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    for (writer, batches) in &written {
        assert_eq!(all(&*store, writer.duel), stored(batches));
        assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    }
}

pub(super) fn entries_beside(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 3, 40);
    let duel = writer.duel;
    let put = |store: &dyn EventStore, entries: &[Beside]| {
        done(|| store.put_beside(duel, entries));
    };
    put(&*store, &[entry(0, 1, b"secret"), entry(2, 3, b"words")]);
    put(
        &*store,
        &[entry(2, 3, b"other words"), entry(3, 3, b"more")],
    );
    let about = |store: &dyn EventStore, first, last| store.beside(duel, first, last).expect("so");
    assert_eq!(about(&*store, 0, 0), [entry(0, 1, b"secret")]);
    assert_eq!(
        about(&*store, 2, 3),
        [entry(2, 3, b"other words"), entry(3, 3, b"more")]
    );
    put(&*store, &[entry(2, 3, b"")]);
    drop(store);
    let store = bed.open();
    assert_eq!(
        about(&*store, 2, 2),
        Vec::new(),
        "what is erased stays erased"
    );
    assert_eq!(about(&*store, 3, u32::MAX), [entry(3, 3, b"more")]);
    assert_eq!(all(&*store, duel).len(), 1, "the journal is as it was");
}
