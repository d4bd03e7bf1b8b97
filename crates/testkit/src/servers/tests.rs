//! The servers themselves: they answer, come back after a kill, and a copy follows and takes over.

use super::start;
use std::thread;
use std::time::Duration;

#[test]
fn a_server_comes_back_and_a_copy_of_it_takes_over() {
    let Some(mut server) = start(&[]) else { return };
    server.sql(
        "postgres",
        "create table a (n int); insert into a values (1)",
    );
    server.kill9();
    server.restart();
    assert_eq!(server.sql("postgres", "select n from a"), "1\n");
    let copy = server.standby("one");
    server.sql("postgres", "insert into a values (2)");
    let counted = || copy.sql("postgres", "select count(*) from a") == "2\n";
    let soon = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(20));
        counted()
    });
    assert!(soon, "the copy follows");
    server.kill9();
    copy.promote();
    copy.sql("postgres", "insert into a values (3)");
    assert_eq!(copy.sql("postgres", "select sum(n) from a"), "6\n");
}
