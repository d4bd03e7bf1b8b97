//! One server of the store: statements on it, and the rows they give.

use crate::io::Io;
use crate::link::Param;
use crate::pool::Pool;
use crate::schema::Wanted;
use crate::sql;
use crate::trouble::{Reason, Trouble};
use crate::types::{column, count, id, sealed};
use crate::url::place;
use crate::{ConnectError, PgOptions, trace};
use journal::{DuelEntry, DuelId, Head, ReadError, Time, Trace};
use std::sync::Arc;
use tokio_postgres::{Config, Row};

/// How many connections only read.
const READERS: usize = 2;
/// How often what somebody else was in the way of is tried again.
pub(crate) const TRIES: usize = 8;

/// One server.
pub(crate) struct Shard {
    io: Arc<Io>,
    writers: Arc<Pool>,
    readers: Arc<Pool>,
}

/// Whether a duel can be written to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Live,
    Archived,
    Removed,
}

/// A duel's row.
pub(crate) struct Found {
    pub(crate) entry: DuelEntry,
    pub(crate) state: State,
}

impl Shard {
    /// Connects to it, and makes its tables where there are none.
    pub(crate) fn connect(
        io: &Arc<Io>,
        config: &Config,
        (shard, shards): (usize, usize),
        options: &PgOptions,
    ) -> Result<Self, ConnectError> {
        let deadline = options.deadline;
        let writers = Pool::new(config.clone(), options.connections, deadline);
        let wanted = Wanted {
            shard: i32::try_from(shard).unwrap_or(i32::MAX),
            shards: i32::try_from(shards).unwrap_or(i32::MAX),
            migrate: options.migrate,
            place: place(config),
        };
        let pool = Arc::clone(&writers);
        let connected = io.run(async move {
            let link = pool.open().await?;
            let ready = tokio::time::timeout(deadline, wanted.ensure(&link)).await;
            ready.unwrap_or(Err(ConnectError::Late {
                place: wanted.place,
                after: deadline,
            }))?;
            pool.give_back(link);
            Ok(())
        });
        let gone = || {
            Err(ConnectError::Io(Arc::new(
                std::io::ErrorKind::BrokenPipe.into(),
            )))
        };
        connected.unwrap_or_else(gone)?;
        Ok(Self {
            io: Arc::clone(io),
            writers,
            readers: Pool::new(config.clone(), READERS, deadline),
        })
    }

    /// Runs a statement that changes something.
    pub(crate) fn change(
        &self,
        sql: &'static str,
        params: impl Fn() -> Vec<Param>,
    ) -> Result<Vec<Row>, Trouble> {
        self.ask(&self.writers, sql, params)
    }

    /// Runs a statement that reads.
    pub(crate) fn look(
        &self,
        sql: &'static str,
        params: impl Fn() -> Vec<Param>,
    ) -> Result<Vec<Row>, Trouble> {
        let first = self.ask(&self.readers, sql, &params);
        // Reading again does no harm, whatever came of the first time.
        match first {
            Err(Trouble::Lost(_)) => self.ask(&self.readers, sql, params),
            other => other,
        }
    }

    /// What was never sent, or was undone for somebody else's sake, is tried again.
    fn ask(
        &self,
        pool: &Arc<Pool>,
        sql: &'static str,
        params: impl Fn() -> Vec<Param>,
    ) -> Result<Vec<Row>, Trouble> {
        let mut tries = 0;
        loop {
            tries += 1;
            let rows = self.io.run(Arc::clone(pool).rows(sql, params()));
            match rows.unwrap_or_else(|| Err(closing())) {
                Err(Trouble::NotSent(_)) if tries < 2 => {}
                Err(trouble @ Trouble::Refused(_)) if trouble.is_passing() && tries < TRIES => {}
                other => return other,
            }
        }
    }

    /// The duel's row, where there is one.
    pub(crate) fn found(&self, duel: DuelId) -> Result<Option<Found>, Trouble> {
        let rows = self.look(sql::DUEL, || vec![id(duel)])?;
        rows.first().map(found).transpose()
    }

    /// The duel's row.
    pub(crate) fn there(&self, duel: DuelId) -> Result<Found, ReadError> {
        match self.found(duel).map_err(Trouble::reading)? {
            None => Err(ReadError::NoSuchDuel(duel)),
            Some(found) if found.state == State::Removed => {
                let trace = self.removed(&found).map_err(Trouble::reading)?;
                Err(ReadError::Removed { trace })
            }
            Some(found) => Ok(found),
        }
    }

    /// The trace of a removed duel. One that is gone itself says what the row still does.
    pub(crate) fn removed(&self, found: &Found) -> Result<Box<Trace>, Trouble> {
        let DuelEntry { id: duel, head, .. } = found.entry;
        let rows = self.look(sql::REMOVED, || vec![id(duel)])?;
        let body = rows
            .first()
            .map(|row| column::<&[u8]>(row, 0))
            .transpose()?;
        let trace = body.and_then(trace::unpacked);
        Ok(Box::new(trace.unwrap_or(Trace {
            deed: journal::Deed::Removed,
            duel,
            head,
            at: found.entry.created,
            by: String::new(),
            reason: String::new(),
        })))
    }
}

/// The duel in a row of `DUEL` or `DUELS`.
pub(crate) fn found(row: &Row) -> Result<Found, Trouble> {
    let id: crate::types::Id = column(row, 0)?;
    let number = count(row, 3)?;
    let seal = sealed(row, 4)?;
    let state = match column::<i16>(row, 5)? {
        0 => State::Live,
        1 => State::Archived,
        _ => State::Removed,
    };
    let entry = DuelEntry {
        id: id.0,
        name: column(row, 1)?,
        created: Time(column(row, 2)?),
        head: Head { number, seal },
        archived: state == State::Archived,
    };
    Ok(Found { entry, state })
}

/// The number in the one row of a statement that counts what it changed.
pub(crate) fn changed(rows: &[Row]) -> Result<bool, Trouble> {
    let row = rows.first().ok_or_else(|| crate::types::answer("no row"))?;
    Ok(column::<i64>(row, 0)? > 0)
}

fn closing() -> Trouble {
    Trouble::Lost(Box::new(Reason::Closing))
}
