//! A primary whose commits wait for one of two standbys: what is acknowledged is on two machines,
//! what can't be is `Unknown`, and a promoted standby has everything.

use crate::writing::Desk;
use crate::{all, hasty, open};
use journal::{AppendError, EventStore};
use std::time::{Duration, Instant};
use testkit::proof::{proven, times};
use testkit::servers::{self, Server};
use testkit::store_suite::Writer;

/// Every server waits for one of the others as soon as it is the primary.
const QUORUM: (&str, &str) = ("synchronous_standby_names", "ANY 1 (one, two, three)");

/// A primary with two standbys.
pub(crate) fn three() -> Option<[Server; 3]> {
    let primary = servers::start(&[QUORUM])?;
    let one = primary.standby("one");
    let two = primary.standby("two");
    Some([primary, one, two])
}

#[test]
fn without_its_quorum_an_append_is_unknown_and_the_same_again_is_there_once() {
    let Some([mut primary, mut one, mut two]) = three() else {
        return;
    };
    let url = primary.database("duels");
    let store = hasty(&url, Duration::from_secs(2));
    let mut writer = Writer::new(1, 1);
    let first = writer.write(&*store, 2, 40);
    one.kill9();
    two.kill9();
    let after = writer.head;
    let batch = writer.next(2, 40);
    let unknown = || {
        let begun = Instant::now();
        let said = store.append(writer.duel, after, &batch);
        assert!(matches!(said, Err(AppendError::Unknown(_))), "{said:?}");
        assert!(begun.elapsed() < Duration::from_secs(8));
    };
    unknown();
    let head = store.head(writer.duel).expect("reading goes on");
    assert_eq!(head, after, "what isn't on two machines isn't shown");
    unknown();
    // After a restart the primary shows what only it has. That isn't enough to say it is there.
    primary.kill9();
    primary.restart();
    assert_eq!(all(&*store, writer.duel).len(), 2);
    unknown();
    one.restart();
    let said = (0..20).find_map(|_| store.append(writer.duel, after, &batch).ok());
    assert!(said.expect("the quorum is back").repeated);
    assert_eq!(all(&*store, writer.duel), [first.stored, batch.stored]);
}

#[test]
fn a_standby_is_read_from_and_not_written_to() {
    let Some([primary, one, _two]) = three() else {
        return;
    };
    let mut writer = Writer::new(1, 1);
    let store = open(&primary.database("duels"));
    let first = writer.write(&*store, 2, 40);
    let standby = open(&one.url("duels"));
    let begun = Instant::now();
    while standby.head(writer.duel).ok() != Some(writer.head) {
        assert!(begun.elapsed() < Duration::from_secs(20), "it follows");
    }
    assert_eq!(all(&*standby, writer.duel), [first.stored]);
    let after = writer.head;
    let refused = standby.append(writer.duel, after, &writer.next(1, 20));
    assert!(matches!(refused, Err(AppendError::Io(_))), "{refused:?}");
}

#[test]
fn a_promoted_standby_has_everything_that_was_acknowledged() {
    let Some([primary, one, two]) = three() else {
        return;
    };
    primary.database("duels");
    let mut servers = vec![(primary, "three"), (one, "one"), (two, "two")];
    let desk = Desk::new(6);
    let promotions = times(1, 50);
    for _ in 0..promotions {
        servers = fail_over(servers, &desk);
    }
    let last = open(&servers[0].0.url("duels"));
    desk.check(&*last);
    proven(
        "promotions of a standby, nothing acknowledged gone",
        promotions,
    );
}

/// Kills the first, which is the primary, while it is written to. Gives the new primary first.
fn fail_over<'n>(mut servers: Vec<(Server, &'n str)>, desk: &Desk) -> Vec<(Server, &'n str)> {
    let store = open(&servers[0].0.url("duels"));
    desk.write(&*store, || {
        desk.wait_for(100);
        servers[0].0.kill9();
    });
    drop(store);
    let (dead, its_name) = servers.remove(0);
    drop(dead);
    // Of the standbys the one that got farther has everything the other one has.
    servers.sort_by_key(|(server, _)| std::cmp::Reverse(server.received()));
    servers[0].0.promote();
    let (left, right) = servers.split_at_mut(1);
    let (primary, (other, name)) = (&left[0].0, &mut right[0]);
    other.kill9();
    other.follow(primary, name);
    other.restart();
    desk.check(&*open(&primary.url("duels")));
    let again = primary.standby(its_name);
    servers.push((again, its_name));
    servers
}
