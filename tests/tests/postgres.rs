//! The program over stores on PostgreSQL: the same commands, the same answers as over a folder.
#![cfg(all(feature = "postgres", unix))]

use system_tests::Sandbox;
use testkit::servers::{self, Server};

const DUEL: &str = "data/duels/disputes/forgot-to-ask.duel";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

/// What a command prints over this store, and how it ends.
fn say(sandbox: &mut Sandbox, store: &str, line: &str) -> (String, Option<i32>) {
    let said = sandbox.run(&format!("takeback {line} --store '{store}'"));
    (said.printed.replace(store, "STORE"), said.code)
}

/// Every command here does its work: a duel is played, looked at, gone back in, and audited.
const COMMANDS: &[&str] = &[
    "run DUEL",
    "run DUEL --json",
    "duels",
    "log --json",
    "show --at 5",
    "verify",
    "status",
    "missed",
    "why 12",
    "find 'chain.len >= 1'",
    "rewind 8",
    "undo",
    "new final",
    "duels --json",
    "audit",
    "verify nothing-of-that-name",
];

fn told(store: &str) -> Vec<(String, Option<i32>)> {
    let mut sandbox = sandbox();
    let lines = COMMANDS.iter().map(|line| line.replace("DUEL", DUEL));
    // A shell has to have several addresses in quotation marks.
    let same = |(said, code): (String, Option<i32>)| (said.replace("'STORE'", "STORE"), code);
    lines
        .map(|line| same(say(&mut sandbox, store, &line)))
        .collect()
}

#[test]
fn every_command_says_the_same_over_one_server_and_over_two() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store").display().to_string();
    let expected = told(&path);
    let one = server.database("duels");
    let two = format!("{};{}", server.database("left"), server.database("right"));
    for store in [one, two] {
        let found = told(&store);
        for (number, (expected, found)) in expected.iter().zip(&found).enumerate() {
            assert_eq!(lines(&expected.0), lines(&found.0), "{}", COMMANDS[number]);
            assert_eq!(expected.1, found.1, "{}", COMMANDS[number]);
        }
    }
}

fn lines(said: &str) -> Vec<&str> {
    let kept = said.lines().filter(|line| !is_about_the_store(line));
    kept.collect()
}

/// A new folder is announced; a server is always there.
fn is_about_the_store(line: &str) -> bool {
    line.contains("STORE") && !line.contains("--store")
}

#[test]
fn what_is_wrong_with_a_server_is_said_in_every_language_and_no_password_ever() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    server.database("duels");
    let mut sandbox = sandbox();
    let port = server.port();
    for lang in ["en", "it", "zh-Hant"] {
        let mut wrong = |address: &str| {
            let said = say(&mut sandbox, address, &format!("duels --lang {lang}"));
            assert!(
                !said.0.contains("s3cret"),
                "a password is shown: {}",
                said.0
            );
            assert!(!said.0.contains("bug"), "{}", said.0);
            said
        };
        let (said, code) = wrong("postgres://me:s3cret@127.0.0.1:1/duels?password=s3cret");
        assert!(said.contains("postgres://me@127.0.0.1:1/duels"), "{said}");
        assert_eq!(code, Some(6), "{said}");
        let absent = format!("postgres://takeback:s3cret@127.0.0.1:{port}/absent");
        let (said, code) = wrong(&absent);
        assert!(said.contains("does not exist"), "{said}");
        assert_eq!(code, Some(6));
        let (said, code) = wrong("postgres://me:s3cret@a:port:b/duels");
        assert!(said.contains("postgres://"), "{said}");
        assert_eq!(code, Some(2));
        let (_, code) = wrong("mysql://me:s3cret@host/duels");
        assert_eq!(code, Some(8));
    }
    refused(&server, &mut sandbox);
}

fn refused(server: &Server, sandbox: &mut Sandbox) {
    let (one, two) = (server.database("one"), server.database("two"));
    let (said, code) = say(sandbox, &format!("{one};{two}"), "duels");
    assert_eq!(code, Some(0), "{said}");
    let (said, code) = say(sandbox, &format!("{two};{one}"), "duels");
    assert!(
        said.contains("is server 2/2, and is given as 1/2"),
        "{said}"
    );
    assert_eq!(code, Some(2));
    server.sql("two", "update takeback set version = 7");
    let (said, code) = say(sandbox, &format!("{one};{two}"), "duels");
    assert!(said.contains("another version: 7"), "{said}");
    assert_eq!(code, Some(8));
    server.sql(
        "duels",
        "create role clerk login; revoke create on schema public from public",
    );
    let clerk = server.url_as("clerk", "duels");
    let (said, code) = say(sandbox, &clerk, "duels");
    assert!(said.contains("create table duel"), "{said}");
    assert_eq!(code, Some(6));
    server.set("full_page_writes", "off");
    let (said, code) = say(sandbox, &server.url("duels"), "duels");
    assert!(said.contains("set full_page_writes to on"), "{said}");
    assert_eq!(code, Some(6));
}
