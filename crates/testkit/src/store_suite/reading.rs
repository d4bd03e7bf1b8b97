//! Checks of what is read, followed and listed.

use super::*;

pub(super) fn follow_gives_every_batch_once(bed: &dyn Bed) {
    const BATCHES: usize = 150;
    let (store, other) = (bed.open(), bed.open());
    let mut writer = Writer::new(1, 1);
    let first = writer.write(&*store, 2, 30);
    let (duel, until) = (writer.duel, Instant::now() + Duration::from_secs(60));
    let follow = |store: &dyn EventStore| {
        let mut seen: Vec<StoredBatch> = Vec::new();
        while seen.len() < BATCHES && Instant::now() < until {
            let last = seen.last().map_or(0, StoredBatch::last);
            let more = store.follow(duel, last, Duration::from_secs(5));
            seen.extend(more.expect("the journal is sound"));
        }
        seen
    };
    let (written, followed) = thread::scope(|scope| {
        let followers = [&store, &store, &other];
        let threads = followers.map(|store| scope.spawn(|| follow(&**store)));
        let mut written = vec![first];
        written.extend((1..BATCHES).map(|n| writer.write(&*store, 1 + n as u32 % 3, 30)));
        (
            written,
            threads.map(|thread| thread.join().expect("no panic")),
        )
    });
    for seen in followed {
        assert_eq!(seen, stored(&written));
    }
}

pub(super) fn follow_ends(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 2, 30);
    let before = Instant::now();
    let more = store
        .follow(writer.duel, 2, Duration::from_millis(60))
        .expect("it is there");
    assert_eq!(more, Vec::new());
    assert!(
        before.elapsed() >= Duration::from_millis(60),
        "it waits as long as it was told"
    );
    assert!(
        before.elapsed() < Duration::from_secs(20),
        "and not much longer"
    );
}

pub(super) fn follow_goes_on(bed: &dyn Bed) {
    let mut writer = Writer::new(1, 1);
    let mut seen = Vec::new();
    let mut written = Vec::new();
    for _ in 0..4 {
        let store = bed.open();
        written.extend((0..3).map(|_| writer.write(&*store, 2, 30)));
        let last = seen.last().map_or(0, StoredBatch::last);
        seen.extend(
            store
                .follow(writer.duel, last, Duration::ZERO)
                .expect("it is there"),
        );
        assert_eq!(seen, stored(&written));
    }
}

pub(super) fn read_begins_inside_a_batch(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches: Vec<_> = (0..90)
        .map(|n| writer.write(&*store, 1 + n % 4, 30))
        .collect();
    for (index, batch) in batches.iter().enumerate() {
        for from in batch.stored.first..=batch.stored.last() {
            let read = store
                .read(writer.duel, from, Limits::default())
                .expect("it is sound");
            assert_eq!(read, stored(&batches[index..]), "from record {from}");
        }
    }
    let beyond = store.read(writer.duel, writer.head.number + 1, Limits::default());
    assert_eq!(
        beyond.expect("there is nothing, and that is no error"),
        Vec::new()
    );
    let zero = store
        .read(writer.duel, 0, Limits::default())
        .expect("it is sound");
    assert_eq!(zero, stored(&batches));
}

pub(super) fn read_keeps_to_its_limits(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches: Vec<_> = (0..100).map(|_| writer.write(&*store, 2, 50)).collect();
    let read = |records, bytes| {
        let read = store.read(writer.duel, 1, Limits { records, bytes });
        read.expect("it is sound").len()
    };
    assert_eq!(
        (read(10, 1_000), read(11, 1_000), read(100, 150)),
        (5, 5, 3)
    );
    assert_eq!(
        (read(0, 0), read(1, 1)),
        (1, 1),
        "one batch is given whatever its size"
    );
    let mut paged = Vec::new();
    while paged.len() < batches.len() {
        let from = paged
            .last()
            .map_or(1, |batch: &StoredBatch| batch.last() + 1);
        let limits = Limits {
            records: 14,
            bytes: 10_000,
        };
        paged.extend(store.read(writer.duel, from, limits).expect("it is sound"));
    }
    assert_eq!(paged, stored(&batches));
}

pub(super) fn a_long_journal(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let sizes = (0..700_u32).map(|n| (1 + n * 7 % 5, 16 + (n * 37 % 211) as usize));
    let batches: Vec<_> = sizes
        .map(|(count, bytes)| writer.write(&*store, count, bytes))
        .collect();
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    drop(store);
    assert_eq!(all(&*bed.open(), writer.duel), stored(&batches));
}

pub(super) fn large_batches(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let sizes = [
        1_000, 40_000, 20, 200_000, 70_000, 1_000_000, 30, 40, 33_000, 33_000,
    ];
    let batches: Vec<_> = sizes.map(|bytes| writer.write(&*store, 60, bytes)).into();
    let many = writer.write(&*store, 4_000, 90_000);
    let batches: Vec<_> = batches.into_iter().chain([many]).collect();
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    drop(store);
    assert_eq!(all(&*bed.open(), writer.duel), stored(&batches));
}

pub(super) fn an_unknown_duel(bed: &dyn Bed) {
    let store = bed.open();
    Writer::new(1, 1).write(&*store, 1, 20);
    let id = Writer::new(2, 2).duel;
    let unknown = |error: ReadError| matches!(error, ReadError::NoSuchDuel(named) if named == id);
    assert!(store.head(id).is_err_and(unknown));
    assert!(store.duel(id).is_err_and(unknown));
    assert!(store.read(id, 1, Limits::default()).is_err_and(unknown));
    assert!(store.beside(id, 0, 9).is_err_and(unknown));
    assert!(store.follow(id, 0, Duration::ZERO).is_err_and(unknown));
    let put = refusal(|| store.put_beside(id, &[entry(0, 1, b"a")]));
    assert!(
        matches!(put, AppendError::NoSuchDuel(named) if named == id),
        "{put:?}"
    );
}

pub(super) fn the_list_comes_in_pages(bed: &dyn Bed) {
    let store = bed.open();
    assert_eq!(store.duels(None, 10).expect("it can be read"), Vec::new());
    let mut writers: Vec<_> = (0..23).map(|number| Writer::new(number, number)).collect();
    for writer in &mut writers {
        writer.write(&*store, 1, 20);
        writer.write(&*store, 2, 20);
    }
    writers.sort_by_key(|writer| writer.duel);
    let (mut listed, mut after) = (Vec::new(), None);
    loop {
        let page = store.duels(after, 5).expect("it can be read");
        assert!(page.len() <= 5);
        let Some(last) = page.last() else { break };
        after = Some(last.id);
        listed.extend(page);
    }
    let found: Vec<_> = listed.iter().map(|entry| (entry.id, entry.head)).collect();
    let expected: Vec<_> = writers
        .iter()
        .map(|writer| (writer.duel, writer.head))
        .collect();
    assert_eq!(found, expected);
    for (entry, writer) in listed.iter().zip(&writers) {
        assert_eq!(entry.name, format!("duel {}", writer.nonce));
        assert_eq!(&store.duel(writer.duel).expect("it is there"), entry);
    }
}
