//! The conformance suite: on one server, on a primary whose commits wait for one of two standbys,
//! and on two primaries among which the duels are divided.

use crate::open;
use journal::EventStore;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use testkit::servers::{self, Server};
use testkit::store_suite;

/// A database of its own on each of these servers, for each check.
fn suite(servers: &[Server]) {
    let beds = AtomicU32::new(0);
    store_suite::run(|| {
        let name = format!("bed_{}", beds.fetch_add(1, Ordering::SeqCst));
        let urls: Vec<String> = servers
            .iter()
            .map(|server| server.database(&name))
            .collect();
        let url = urls.join(";");
        move || open(&url) as Arc<dyn EventStore>
    });
}

#[test]
fn one_server_keeps_every_promise() {
    let Some(server) = servers::start(&[]) else {
        return;
    };
    suite(&[server]);
}

#[test]
fn two_servers_that_divide_the_duels_keep_every_promise() {
    let (Some(one), Some(two)) = (servers::start(&[]), servers::start(&[])) else {
        return;
    };
    suite(&[one, two]);
}

#[test]
fn a_primary_that_waits_for_one_of_two_standbys_keeps_every_promise() {
    let Some([primary, _one, _two]) = crate::quorum::three() else {
        return;
    };
    suite(&[primary]);
}
