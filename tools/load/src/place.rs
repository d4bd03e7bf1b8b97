//! The store that is loaded: a folder, servers that are there, or servers made for the run.

use crate::options::Options;
use journal::EventStore;
use std::path::Path;
use std::sync::Arc;
use store_postgres::{PgOptions, PostgresStore, StoreUrl};
use store_sled::SledStore;
use testkit::servers::{self, Server};

/// Every server waits for one of the others.
const QUORUM: (&str, &str) = ("synchronous_standby_names", "ANY 1 (one, two)");

/// Bytes a server has written so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Written {
    /// In its tables.
    pub(crate) tables: u64,
    /// In its log, which is what its standbys get.
    pub(crate) log: u64,
    /// In the table of archived duels.
    pub(crate) archive: u64,
}

impl Written {
    /// What was written since.
    pub(crate) const fn since(self, before: Self) -> Self {
        Self {
            tables: self.tables.saturating_sub(before.tables),
            log: self.log.saturating_sub(before.log),
            archive: self.archive.saturating_sub(before.archive),
        }
    }
}

/// The store, and what it lives on.
pub(crate) struct Place {
    store: Arc<dyn EventStore>,
    shown: String,
    servers: Vec<Server>,
}

impl Place {
    /// Opens it.
    pub(crate) fn open(options: &Options) -> Result<Self, String> {
        let Some(named) = &options.store else {
            return Self::own(options);
        };
        if !StoreUrl::is_one(named) {
            let opened = SledStore::open(Path::new(named), store_sled::Options::default());
            let store = Arc::new(opened.map_err(|error| error.to_string())?);
            let shown = "a folder".to_owned();
            let servers = Vec::new();
            return Ok(Self {
                store,
                shown,
                servers,
            });
        }
        let store = connect(named, options)?;
        let shown = "PostgreSQL".to_owned();
        let servers = Vec::new();
        Ok(Self {
            store,
            shown,
            servers,
        })
    }

    fn own(options: &Options) -> Result<Self, String> {
        let settings: &[(&str, &str)] = match options.standbys {
            true => &[QUORUM],
            false => &[],
        };
        let absent = "PostgreSQL is not installed";
        let server = servers::start(settings).ok_or(absent)?;
        let mut standbys = Vec::new();
        if options.standbys {
            standbys = vec![server.standby("one"), server.standby("two")];
        }
        let store = connect(&server.database("duels"), options)?;
        let shown = match options.standbys {
            true => "PostgreSQL, each commit on one of two standbys, all on one disk",
            false => "PostgreSQL on the same machine",
        };
        standbys.push(server);
        Ok(Self {
            store,
            shown: shown.to_owned(),
            servers: standbys,
        })
    }

    /// How much the server made for the run has written; nothing where there is no such server.
    pub(crate) fn written(&self) -> Option<Written> {
        let server = self.servers.last()?;
        let asked = "select pg_database_size(current_database()), \
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'), pg_total_relation_size('archive')";
        let said = server.sql("duels", asked);
        let mut figures = said.trim().split('|').map(str::parse);
        let mut next = || figures.next().and_then(Result::ok);
        Some(Written {
            tables: next()?,
            log: next()?,
            archive: next()?,
        })
    }

    pub(crate) fn store(&self) -> &dyn EventStore {
        &*self.store
    }

    /// What it is, for people.
    pub(crate) fn shown(&self) -> String {
        self.shown.clone()
    }
}

fn connect(address: &str, options: &Options) -> Result<Arc<dyn EventStore>, String> {
    let url: StoreUrl = address.parse().map_err(|error| format!("{error}"))?;
    let mut how = PgOptions::default();
    how.connections = options.connections;
    let store = PostgresStore::connect(&url, how);
    Ok(Arc::new(store.map_err(|error| error.to_string())?))
}
