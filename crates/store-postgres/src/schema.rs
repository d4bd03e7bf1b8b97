//! The tables of a server: made and changed when somebody connects who may, by one at a time.

use crate::ConnectError;
use crate::link::Link;
use std::sync::Arc;
use tokio_postgres::Error;

/// What makes each version of the tables out of the one before.
const MIGRATIONS: &[&str] = &[include_str!("../migrations/0001.sql")];
/// Held while tables are made: any number, as long as it is always the same.
const LOCK: i64 = 0x7461_6b65_6261_636b;

/// What a server is to be, and what may be done to make it so.
pub(crate) struct Wanted {
    /// Which of the servers it is, from 0.
    pub(crate) shard: i32,
    /// Of how many.
    pub(crate) shards: i32,
    /// Whether tables may be made.
    pub(crate) migrate: bool,
    /// The server, for messages.
    pub(crate) place: String,
}

/// What a server says it is.
struct Found {
    version: i32,
    shard: i32,
    shards: i32,
}

impl Wanted {
    /// Makes sure that the server has the tables of this program and is the one it should be.
    pub(crate) async fn ensure(&self, link: &Link) -> Result<(), ConnectError> {
        let known = i32::try_from(MIGRATIONS.len()).expect("there are few versions");
        let mut found = self.look(link).await?;
        if found.as_ref().is_none_or(|found| found.version < known) {
            self.may_make(link).await?;
            self.make(link).await?;
            found = self.look(link).await?;
        }
        let found = found.unwrap_or(Found {
            version: 0,
            shard: 0,
            shards: 0,
        });
        let place = self.place.clone();
        if found.version != known {
            return Err(ConnectError::Schema {
                place,
                found: found.version,
                known,
            });
        }
        let wanted = (self.shard, self.shards);
        let found = (found.shard, found.shards);
        match found == wanted {
            true => Ok(()),
            false => Err(ConnectError::Shard {
                place,
                found,
                wanted,
            }),
        }
    }

    async fn look(&self, link: &Link) -> Result<Option<Found>, ConnectError> {
        look(link).await.map_err(|cause| self.unreachable(cause))
    }

    async fn may_make(&self, link: &Link) -> Result<(), ConnectError> {
        let asked = "select coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) \
                     and not pg_is_in_recovery()";
        let row = link.client().query_one(asked, &[]).await;
        let may: bool = row
            .and_then(|row| row.try_get(0))
            .map_err(|cause| self.unreachable(cause))?;
        if may && self.migrate {
            return Ok(());
        }
        Err(ConnectError::MayNotMigrate {
            place: self.place.clone(),
            sql: self.script(0),
        })
    }

    /// Makes what is missing. Whoever comes second waits, and then finds that nothing is.
    async fn make(&self, link: &Link) -> Result<(), ConnectError> {
        let made = async {
            let client = link.client();
            client.batch_execute("begin").await?;
            client
                .batch_execute(&format!("select pg_advisory_xact_lock({LOCK})"))
                .await?;
            let version = look(link).await?.map_or(0, |found| found.version);
            let done = usize::try_from(version).unwrap_or(0);
            if done < MIGRATIONS.len() {
                client.batch_execute(&self.script(done)).await?;
            }
            client.batch_execute("commit").await
        };
        made.await.map_err(|cause: Error| ConnectError::Migration {
            place: self.place.clone(),
            cause: Arc::new(cause),
        })
    }

    /// The statements that are missing after so many versions.
    fn script(&self, done: usize) -> String {
        let mut script: String = MIGRATIONS.iter().skip(done).copied().collect();
        let (version, shard, shards) = (MIGRATIONS.len(), self.shard, self.shards);
        script.push_str(&match done {
            0 => format!(
                "\ninsert into takeback (version, shard, shards) \
                 values ({version}, {shard}, {shards});\n"
            ),
            _ => format!("\nupdate takeback set version = {version};\n"),
        });
        script
    }

    fn unreachable(&self, cause: Error) -> ConnectError {
        ConnectError::Unreachable {
            place: self.place.clone(),
            cause: Arc::new(cause),
        }
    }
}

async fn look(link: &Link) -> Result<Option<Found>, Error> {
    let client = link.client();
    let there = "select to_regclass('takeback') is not null";
    let there: bool = client.query_one(there, &[]).await?.try_get(0)?;
    if !there {
        return Ok(None);
    }
    let row = client.query_opt("select version, shard, shards from takeback", &[]);
    let Some(row) = row.await? else {
        return Ok(None);
    };
    Ok(Some(Found {
        version: row.try_get(0)?,
        shard: row.try_get(1)?,
        shards: row.try_get(2)?,
    }))
}
