//! Checks of several writers at once, and of batches that are asked for again.

use super::*;
use crate::proof::{proven, times};
use std::sync::Barrier;

/// How many races are run and answers lost, unless the large number is asked for; and that.
const ROUNDS: (u64, u64) = (100, 1_000);

pub(super) fn one_of_two_wins(bed: &dyn Bed) {
    races(bed, 2);
}

pub(super) fn one_of_six_wins(bed: &dyn Bed) {
    races(bed, 6);
}

fn races(bed: &dyn Bed, writers: u64) {
    let rounds = times(ROUNDS.0, ROUNDS.1);
    let store = bed.open();
    let mut duel = Writer::new(1, 99);
    duel.write(&*store, 1, 20);
    for round in 0..rounds {
        race(&*store, &mut duel, writers, round);
    }
    let batches = all(&*store, duel.duel).len() as u64;
    assert_eq!(batches, rounds + 1, "one batch a race, and the first");
    proven(&format!("races of {writers} writers"), rounds);
}

/// Several writers append after the same head at the same time.
fn race(store: &dyn EventStore, duel: &mut Writer, writers: u64, round: u64) {
    let after = duel.head;
    let barrier = Barrier::new(writers as usize);
    let attempt = |nonce| {
        let mut writer = Writer {
            nonce: 1_000 + 100 * round + nonce,
            ..duel.clone()
        };
        let batch = writer.next(2, 30);
        barrier.wait();
        (ask(store, duel.duel, after, &batch).0, writer)
    };
    let outcomes: Vec<_> = thread::scope(|scope| {
        let attempt = &attempt;
        let threads: Vec<_> = (0..writers)
            .map(|n| scope.spawn(move || attempt(n)))
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    let winners: Vec<_> = outcomes
        .iter()
        .filter(|(outcome, _)| outcome.is_ok())
        .collect();
    assert_eq!(winners.len(), 1, "exactly one wins: {outcomes:?}");
    duel.head = winners[0].1.head;
    for (outcome, _) in &outcomes {
        if let Err(error) = outcome {
            let AppendError::Conflict { expected, actual } = error else {
                panic!("the others get a conflict, not {error:?}");
            };
            assert_eq!((*expected, *actual), (after, duel.head));
        }
    }
    assert_eq!(store.head(duel.duel).expect("it is there"), duel.head);
}

pub(super) fn the_same_batch_is_repeated(bed: &dyn Bed) {
    let rounds = times(ROUNDS.0, ROUNDS.1) as usize;
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let heads: Vec<Head> = std::iter::once(writer.head)
        .chain((0..rounds).map(|_| writer.write(&*store, 1, 40).head))
        .collect();
    let mut again = Writer::new(1, 1);
    for after in &heads[..rounds] {
        let batch = again.next(1, 40);
        let (appended, _) = ask(&*store, again.duel, *after, &batch);
        let appended = appended.expect("it is there");
        assert_eq!((appended.head, appended.repeated), (batch.head, true));
    }
    assert_eq!(all(&*store, writer.duel).len(), rounds);
    assert_eq!(store.head(writer.duel).expect("it is there"), writer.head);
    proven("batches repeated as after a lost answer", rounds as u64);
}

pub(super) fn the_same_batch_from_many(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let after = writer.head;
    let batch = writer.next(2, 40);
    let outcomes: Vec<_> = thread::scope(|scope| {
        let append = || {
            let (appended, lost) = ask(&*store, writer.duel, after, &batch);
            (appended.expect("it is there"), lost)
        };
        let threads: Vec<_> = (0..6).map(|_| scope.spawn(append)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    });
    let first = outcomes.iter().filter(|(done, _)| !done.repeated).count();
    let lost = outcomes.iter().any(|(_, lost)| *lost);
    assert!(
        first == 1 || (first == 0 && lost),
        "it is there once, and one of them was the first: {outcomes:?}"
    );
    assert!(outcomes.iter().all(|(done, _)| done.head == batch.head));
    assert_eq!(all(&*store, writer.duel), vec![batch.stored]);
}
