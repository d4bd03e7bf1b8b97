//! Servers that are refused, and why; tables that are made once, by whoever may.

use crate::{connect, open};
use journal::EventStore;
use std::error::Error;
use std::sync::Barrier;
use std::thread;
use store_postgres::{ConnectError, PgOptions, PostgresStore};
use testkit::servers::{self, Server};
use testkit::store_suite::Writer;

const ROLES: &str = include_str!("../../migrations/roles.sql");

fn refused(url: &str) -> ConnectError {
    let error = connect(url, PgOptions::default()).expect_err("it is refused");
    let mut said = format!("{error:?}");
    let mut next: Option<&dyn Error> = Some(&error);
    while let Some(error) = next {
        said.push_str(&error.to_string());
        next = error.source();
    }
    assert!(!said.contains("s3cret"), "a password is shown: {said}");
    error
}

#[test]
fn a_server_that_may_lose_what_it_committed_is_refused() {
    let Some(server) = servers::start(&[("fsync", "off")]) else {
        return;
    };
    let url = server.url("postgres");
    let setting = |error| match error {
        ConnectError::Refused { setting, .. } => setting,
        other => panic!("it is a setting that is refused, not {other:?}"),
    };
    assert_eq!(setting(refused(&url)), "fsync");
    drop(server);
    let server = servers::start(&[]).expect("as before");
    let url = server.url("postgres");
    server.set("full_page_writes", "off");
    assert_eq!(setting(refused(&url)), "full_page_writes");
    server.set("full_page_writes", "on");
    for weak in ["off", "local"] {
        server.sql(
            "postgres",
            &format!("alter role takeback set synchronous_commit = {weak}"),
        );
        assert_eq!(setting(refused(&url)), "synchronous_commit");
    }
    server.sql("postgres", "alter role takeback reset synchronous_commit");
    open(&url);
    server.sql(
        "postgres",
        "create database latin encoding 'LATIN1' template template0",
    );
    assert_eq!(setting(refused(&server.url("latin"))), "server_encoding");
}

#[test]
fn another_version_another_place_and_nobody_there_are_told_apart() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    let (one, two) = (server.database("one"), server.database("two"));
    let both = format!("{one};{two}");
    open(&both);
    let found = |error| match error {
        ConnectError::Shard { found, wanted, .. } => (found, wanted),
        other => panic!("it is the place that is wrong, not {other:?}"),
    };
    assert_eq!(found(refused(&one)), ((0, 2), (0, 1)));
    assert_eq!(found(refused(&format!("{two};{one}"))), ((1, 2), (0, 2)));
    server.sql("two", "update takeback set version = 9");
    let later = refused(&both);
    let known = matches!(
        later,
        ConnectError::Schema {
            found: 9,
            known: 1,
            ..
        }
    );
    assert!(known, "{later:?}");
    let port = server.port();
    let absent = format!("postgres://me:s3cret@127.0.0.1:{port}/absent");
    assert!(matches!(refused(&absent), ConnectError::Unreachable { .. }));
    drop(server);
    let url = format!("postgres://me:s3cret@127.0.0.1:{port}/one");
    assert!(matches!(refused(&url), ConnectError::Unreachable { .. }));
}

#[test]
fn programs_that_come_at_once_make_the_tables_once() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    for round in 0..5 {
        let url = server.database(&format!("at_once_{round}"));
        let barrier = Barrier::new(6);
        let store = || {
            barrier.wait();
            open(&url)
        };
        let stores: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..6).map(|_| scope.spawn(store)).collect();
            threads
                .into_iter()
                .map(|t| t.join().expect("no panic"))
                .collect()
        });
        Writer::new(1, 1).write(&*stores[0], 1, 20);
        assert_eq!(stores[5].duels(None, 9).expect("it can be read").len(), 1);
    }
}

#[test]
fn a_user_who_may_only_write_duels_is_told_what_to_run_and_then_writes() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    server.database("duels");
    server.sql(
        "duels",
        "create role clerk login; create role guest login; \
                         revoke create on schema public from public",
    );
    let clerk = server.url_as("clerk", "duels");
    let ConnectError::MayNotMigrate { sql, .. } = refused(&clerk) else {
        panic!("it has no tables, and the user may not make any");
    };
    let may_not = PgOptions::default();
    let asked = |migrate| {
        let mut options = may_not.clone();
        options.migrate = migrate;
        connect(&server.url("duels"), options)
    };
    assert!(matches!(
        asked(false),
        Err(ConnectError::MayNotMigrate { .. })
    ));
    server.sql("duels", &sql);
    server.sql("duels", ROLES);
    server.sql(
        "duels",
        "grant takeback_writer to clerk; grant takeback_reader to guest",
    );
    everything(
        &open(&clerk),
        &open(&server.url_as("guest", "duels")),
        &server,
    );
}

/// Whatever a store does is allowed to the one, and reading to the other.
fn everything(clerk: &PostgresStore, guest: &PostgresStore, server: &Server) {
    let mut writer = Writer::new(1, 1);
    writer.write(clerk, 2, 40);
    writer.write(clerk, 2, 40);
    let written = writer.head;
    let mut again = Writer::new(1, 1);
    let before = again.head;
    let repeated = clerk.append(again.duel, before, &again.next(2, 40));
    assert!(repeated.expect("it is there").repeated);
    clerk.put_beside(writer.duel, &[]).expect("it may");
    clerk.rename(writer.duel, "final").expect("it may");
    let mut trace = crate::keeping::trace(journal::Deed::Archived, writer.duel, written);
    clerk.archive(&trace).expect("it may");
    assert_eq!(guest.head(writer.duel).expect("it may read"), written);
    assert_eq!(crate::all(guest, writer.duel).len(), 2);
    let refused = guest.rename(writer.duel, "mine");
    assert!(
        matches!(refused, Err(journal::AppendError::Io(_))),
        "{refused:?}"
    );
    trace.deed = journal::Deed::Removed;
    clerk.remove(&trace).expect("it may");
    assert_eq!(guest.traces(0, 9).expect("it may read").len(), 2);
    let rows = server.sql("duels", "select count(*) from batch, archive, beside");
    assert_eq!(rows.trim(), "0", "nothing of a removed duel stays");
}
