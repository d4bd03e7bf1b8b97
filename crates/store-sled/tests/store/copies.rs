//! Copies of a store: an older one is noticed by whoever wrote the newer one.

use crate::processes::copy;
use journal::{AppendError, EventStore};
use std::path::Path;
use store_sled::{Options, SledStore};
use testkit::store_suite::Writer;

fn open(folder: &Path) -> SledStore {
    SledStore::open(folder, Options::default()).expect("it opens")
}

#[test]
fn an_older_copy_of_the_store_is_noticed_whether_or_not_it_went_on() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (now, older) = (folder.path().join("now"), folder.path().join("older"));
    let mut writer = Writer::new(1, 1);
    let store = open(&now);
    (0..5).for_each(|_| drop(writer.write(&store, 2, 60)));
    drop(store);
    copy(&now, &older);
    let at_copy = writer.clone();
    let store = open(&now);
    (0..3).for_each(|_| drop(writer.write(&store, 2, 60)));
    drop(store);

    // The copy is put in the place of the store, and the writer goes on.
    let restored = open(&older);
    let (after, next) = (writer.head, writer.clone().next(1, 20));
    let actual = conflict(restored.append(writer.duel, after, &next));
    assert_eq!(actual, at_copy.head, "it is older");
    // Somebody else went on with the copy, up to the same number.
    let mut other = Writer::new(1, 2);
    other.head = at_copy.head;
    (0..3).for_each(|_| drop(other.write(&restored, 2, 60)));
    assert_eq!(other.head.number, writer.head.number);
    let actual = conflict(restored.append(writer.duel, after, &next));
    assert_eq!(actual, other.head, "the number is the same, the seal isn't");
}

fn conflict<T: std::fmt::Debug>(outcome: Result<T, AppendError>) -> journal::Head {
    match outcome {
        Err(AppendError::Conflict { actual, .. }) => actual,
        other => panic!("an older copy is a conflict, not {other:?}"),
    }
}
