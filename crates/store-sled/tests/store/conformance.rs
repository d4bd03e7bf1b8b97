//! The conformance suite, on the store in memory and on the one on disk.

use journal::{EventStore, MemoryStore};
use std::sync::Arc;
use store_sled::{Options, SledStore};
use testkit::store_suite;

#[test]
fn the_store_in_memory_keeps_every_promise() {
    store_suite::run(|| {
        let store: Arc<dyn EventStore> = Arc::new(MemoryStore::default());
        move || Arc::clone(&store)
    });
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
