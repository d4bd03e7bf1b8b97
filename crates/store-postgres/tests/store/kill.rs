//! A server is killed again and again while it is written to. Its processes get no warning.

use crate::open;
use crate::writing::Desk;
use std::thread;
use std::time::Duration;
use testkit::proof::{proven, times};
use testkit::servers;

#[test]
fn a_killed_server_has_everything_it_acknowledged_and_writing_goes_on() {
    let Some(mut server) = servers::start(&[]) else {
        return;
    };
    let url = server.database("duels");
    let store = open(&url);
    let desk = Desk::new(6);
    let kills = times(3, 100);
    desk.write(&*store, || {
        for round in 0..kills {
            desk.wait_for(60);
            thread::sleep(Duration::from_micros(round * 1_733 % 40_000));
            server.kill9();
            server.restart();
            desk.check(&*open(&url));
        }
        desk.wait_for(60);
    });
    desk.check(&*store);
    proven("kills of PostgreSQL, nothing acknowledged gone", kills);
    proven("batches acknowledged around them", desk.told() as u64);
}
