//! Writers that go on whatever happens to the server, and remember what they were told is written.

use crate::all;
use journal::{AppendError, DuelId, EventStore, Head, SealedBatch, StoredBatch};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use testkit::store_suite::Writer;

/// Duels that are being written, each with what was acknowledged of it.
pub(crate) struct Desk {
    duels: Vec<Duel>,
    stop: AtomicBool,
}

struct Duel {
    id: DuelId,
    told: Mutex<Vec<StoredBatch>>,
    /// The writer, with a batch it doesn't know the fate of.
    pen: Mutex<(Writer, Option<Pending>)>,
}

type Pending = (Head, SealedBatch);

impl Desk {
    /// So many duels.
    pub(crate) fn new(duels: u64) -> Self {
        let duel = |n| Duel {
            id: Writer::new(n, n).duel,
            told: Mutex::default(),
            pen: Mutex::new((Writer::new(n, n), None)),
        };
        Self {
            duels: (1..=duels).map(duel).collect(),
            stop: AtomicBool::new(false),
        }
    }

    /// Writes every duel, each on a thread of its own, while `meanwhile` runs. A batch whose fate
    /// isn't known in the end is the first that is written next time.
    pub(crate) fn write(&self, store: &dyn EventStore, meanwhile: impl FnOnce()) {
        self.stop.store(false, Ordering::SeqCst);
        thread::scope(|scope| {
            for duel in &self.duels {
                scope.spawn(move || self.write_one(store, duel));
            }
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(meanwhile));
            self.stop.store(true, Ordering::SeqCst);
            if let Err(panic) = done {
                std::panic::resume_unwind(panic);
            }
        });
    }

    fn write_one(&self, store: &dyn EventStore, duel: &Duel) {
        let mut pen = duel.pen.lock().expect("no panic");
        let (writer, pending) = &mut *pen;
        while !self.stop.load(Ordering::SeqCst) {
            let (after, batch) = pending.get_or_insert_with(|| {
                let after = writer.head;
                (after, writer.next(1 + after.number % 3, 200))
            });
            match store.append(duel.id, *after, batch) {
                Ok(appended) => {
                    assert_eq!(appended.head, batch.head);
                    duel.told
                        .lock()
                        .expect("no panic")
                        .push(batch.stored.clone());
                    *pending = None;
                }
                Err(AppendError::Unknown(_) | AppendError::Io(_)) => {
                    thread::sleep(Duration::from_millis(20));
                }
                Err(error) => panic!("nobody else writes {}: {error}", duel.id),
            }
        }
    }

    /// How many batches were acknowledged.
    pub(crate) fn told(&self) -> usize {
        let count = |duel: &Duel| duel.told.lock().expect("no panic").len();
        self.duels.iter().map(count).sum()
    }

    /// Waits until so many more were acknowledged.
    pub(crate) fn wait_for(&self, more: usize) {
        let until = self.told() + more;
        for _ in 0..6_000 {
            if self.told() >= until {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("writing doesn't go on");
    }

    /// Everything that was acknowledged by now is there, once and in order, and nothing half.
    pub(crate) fn check(&self, store: &dyn EventStore) {
        for duel in &self.duels {
            let told = duel.told.lock().expect("no panic").clone();
            if told.is_empty() {
                continue;
            }
            let there = all(store, duel.id);
            assert!(there.len() >= told.len(), "something acknowledged is gone");
            assert_eq!(there[..told.len()], told);
            let in_order = there
                .windows(2)
                .all(|two| two[1].first == two[0].last() + 1);
            assert!(in_order, "something is there twice, or not in order");
        }
    }
}
