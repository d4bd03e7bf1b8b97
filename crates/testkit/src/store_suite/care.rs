//! Checks of what is done to duels as a whole: removing, archiving, renaming, and the traces of it.

use super::*;
use journal::{Deed, Trace};

fn trace(deed: Deed, writer: &Writer, reason: &str) -> Trace {
    Trace {
        deed,
        duel: writer.duel,
        head: writer.head,
        at: Time(1_700_000_000_000 + i64::from(writer.head.number)),
        by: "the head judge".into(),
        reason: reason.into(),
    }
}

fn traces(store: &dyn EventStore) -> Vec<Trace> {
    store.traces(0, usize::MAX).expect("they can be read")
}

pub(super) fn a_removed_duel_leaves_a_trace_only(bed: &dyn Bed) {
    let store = bed.open();
    let mut writers: Vec<_> = (1..=5).map(|number| Writer::new(number, number)).collect();
    for _ in 0..70 {
        writers.iter_mut().for_each(|writer| {
            writer.write(&*store, 2, 60);
        });
    }
    let mut writer = writers.remove(2);
    let kept = trace(Deed::Removed, &writer, "entered twice");
    done(|| store.remove(&kept));
    is_removed(&*store, &writer, &kept);
    drop(store);
    let store = bed.open();
    is_removed(&*store, &writer, &kept);
    let after = writer.head;
    let next = writer.next(1, 20);
    let more = refusal(|| store.append(writer.duel, after, &next).map(drop));
    assert!(matches!(more, AppendError::Removed { .. }), "{more:?}");
    let mut anew = Writer::new(3, 77);
    let (begin, first) = (anew.head, anew.next(1, 20));
    let again = refusal(|| store.append(anew.duel, begin, &first).map(drop));
    assert!(matches!(again, AppendError::Removed { .. }), "{again:?}");
    let put = refusal(|| store.put_beside(writer.duel, &[entry(1, 3, b"words")]));
    assert!(matches!(put, AppendError::Removed { .. }), "{put:?}");
    for writer in &mut writers {
        assert_eq!(all(&*store, writer.duel).len(), 70, "the others stay");
        writer.write(&*store, 1, 20);
    }
    assert_eq!(traces(&*store), [kept]);
}

fn is_removed(store: &dyn EventStore, writer: &Writer, kept: &Trace) {
    let duel = writer.duel;
    let is = |error: ReadError| matches!(error, ReadError::Removed { trace } if *trace == *kept);
    assert!(store.head(duel).is_err_and(is));
    assert!(store.duel(duel).is_err_and(is));
    assert!(store.read(duel, 1, Limits::default()).is_err_and(is));
    assert!(store.beside(duel, 0, 9).is_err_and(is));
    assert!(store.follow(duel, 0, Duration::ZERO).is_err_and(is));
    let listed = store.duels(None, 99).expect("it can be read");
    assert_eq!(listed.len(), 4);
    assert!(listed.iter().all(|entry| entry.id != duel));
}

pub(super) fn an_archived_duel_is_read_and_not_written(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let batches: Vec<_> = (0..80).map(|_| writer.write(&*store, 2, 60)).collect();
    let kept = trace(Deed::Archived, &writer, "the event is over");
    done(|| store.archive(&kept));
    drop(store);
    let store = bed.open();
    assert!(store.duel(writer.duel).expect("it is there").archived);
    assert_eq!(all(&*store, writer.duel), stored(&batches));
    let (again, _) = ask(&*store, writer.duel, batches[78].head, &batches[79]);
    assert!(again.expect("it is there").repeated);
    let after = writer.head;
    let next = writer.next(1, 20);
    let more = refusal(|| store.append(writer.duel, after, &next).map(drop));
    assert!(matches!(more, AppendError::Archived), "{more:?}");
    let twice = refusal(|| store.archive(&kept));
    assert!(matches!(twice, AppendError::Archived), "{twice:?}");
    // What lies beside it can still be erased.
    let first = batches[0].beside[0].key.about;
    done(|| store.put_beside(writer.duel, &[entry(first, 3, b"")]));
    let beside = store
        .beside(writer.duel, first, first)
        .expect("it is there");
    assert_eq!(beside, Vec::new());
    assert_eq!(traces(&*store), [kept]);
}

pub(super) fn a_duel_that_went_on_is_neither_removed_nor_archived(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    writer.write(&*store, 2, 60);
    let late = trace(Deed::Removed, &writer, "a mistake");
    writer.write(&*store, 1, 20);
    for error in [
        refusal(|| store.remove(&late)),
        refusal(|| store.archive(&late)),
    ] {
        let AppendError::Conflict { expected, actual } = error else {
            panic!("it went on: {error:?}")
        };
        assert_eq!((expected, actual), (late.head, writer.head));
    }
    let mut nobody = Writer::new(2, 2);
    nobody.next(1, 20);
    let unknown = refusal(|| store.remove(&trace(Deed::Removed, &nobody, "never was")));
    assert!(matches!(unknown, AppendError::NoSuchDuel(_)), "{unknown:?}");
    assert_eq!(traces(&*store), Vec::new());
    writer.write(&*store, 1, 20);
}

pub(super) fn a_renamed_duel_goes_on(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let mut other = Writer::new(2, 2);
    writer.write(&*store, 2, 60);
    other.write(&*store, 2, 60);
    done(|| store.rename(writer.duel, "table 4"));
    assert_eq!(
        store.duel(writer.duel).expect("it is there").name,
        "table 4"
    );
    writer.write(&*store, 1, 20);
    drop(store);
    let store = bed.open();
    assert_eq!(
        store.duel(writer.duel).expect("it is there").name,
        "table 4"
    );
    assert_eq!(store.duel(other.duel).expect("it is there").name, "duel 2");
    assert_eq!(all(&*store, writer.duel).len(), 2);
    let nobody = refusal(|| store.rename(Writer::new(3, 3).duel, "nobody's"));
    assert!(matches!(nobody, AppendError::NoSuchDuel(_)), "{nobody:?}");
}

pub(super) fn traces_come_in_order_and_in_pages(bed: &dyn Bed) {
    let store = bed.open();
    let mut writer = Writer::new(1, 1);
    let mut left = Vec::new();
    for number in 0..23 {
        writer.write(&*store, 1, 20);
        let deed = [Deed::Erased, Deed::Repaired][number % 2];
        left.push(trace(deed, &writer, &format!("reason {number}")));
        store
            .leave_trace(&left[number])
            .expect("nothing stands against it");
    }
    drop(store);
    let store = bed.open();
    assert_eq!(traces(&*store), left);
    let page = |skip, most| store.traces(skip, most).expect("they can be read");
    assert_eq!(page(4, 3), left[4..7]);
    assert_eq!(page(20, 9), left[20..]);
    assert_eq!(page(23, 9), Vec::new());
}
