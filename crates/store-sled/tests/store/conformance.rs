//! The conformance suite, on the store in memory, on one that fails now and then, and on the one on
//! disk.

use journal::{EventStore, MemoryStore};
use std::sync::Arc;
use store_sled::{Options, SledStore};
use testkit::faulty::{Faulty, Plan};
use testkit::store_suite;

#[test]
fn the_store_in_memory_keeps_every_promise() {
    store_suite::run(|| {
        let store: Arc<dyn EventStore> = Arc::new(MemoryStore::default());
        move || Arc::clone(&store)
    });
}

#[test]
fn a_store_that_fails_now_and_then_keeps_every_promise_to_those_who_ask_again() {
    for seed in 1..=3 {
        let made = std::cell::RefCell::new(Vec::new());
        store_suite::run(|| {
            let store = Faulty::new(MemoryStore::default(), Plan::rough(seed));
            let store = Arc::new(store);
            made.borrow_mut().push(Arc::clone(&store));
            move || Arc::clone(&store) as Arc<dyn EventStore>
        });
        let mishaps = made.take().into_iter().map(|store| store.mishaps());
        let lost: u64 = mishaps
            .map(|all| all.done_and_lost + all.undone_and_lost)
            .sum();
        assert!(lost > 500, "answers were lost: {lost}");
    }
}

#[test]
fn the_store_on_disk_keeps_every_promise() {
    store_suite::run(|| {
        let folder = tempfile::tempdir().expect("a folder can be made");
        move || {
            let store = SledStore::open(folder.path(), Options::default());
            Arc::new(store.expect("it can be opened")) as Arc<dyn EventStore>
        }
    });
}
