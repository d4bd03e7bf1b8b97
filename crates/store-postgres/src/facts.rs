//! What a server says about itself when it is connected to, and what is refused of it.

use crate::ConnectError;
use tokio_postgres::Row;

/// The oldest server whose statements are used here.
const OLDEST: i32 = 130_000;
/// The first server that notices while it waits that nobody is there any more.
const NOTICES: i32 = 140_000;

/// What is asked of a new connection.
pub(crate) const ASKED: &str = "select current_setting('fsync'), \
    current_setting('full_page_writes'), current_setting('synchronous_commit'), \
    current_setting('server_encoding'), current_setting('server_version_num')";

/// What a server is set to.
pub(crate) struct Facts {
    fsync: String,
    full_page_writes: String,
    synchronous_commit: String,
    encoding: String,
    version: String,
}

impl Facts {
    /// From the row that answers [`ASKED`].
    pub(crate) fn read(row: &Row) -> Result<Self, tokio_postgres::Error> {
        Ok(Self {
            fsync: row.try_get(0)?,
            full_page_writes: row.try_get(1)?,
            synchronous_commit: row.try_get(2)?,
            encoding: row.try_get(3)?,
            version: row.try_get(4)?,
        })
    }

    fn version(&self) -> i32 {
        self.version.parse().unwrap_or(0)
    }

    /// Refuses a server on which a commit that was answered may be lost.
    pub(crate) fn check(&self, place: &str) -> Result<(), ConnectError> {
        let refused = |setting, found: &str, wanted| {
            Err(ConnectError::Refused {
                place: place.to_owned(),
                setting,
                found: found.to_owned(),
                wanted,
            })
        };
        if self.version() < OLDEST {
            return refused("server_version_num", &self.version, "130000 or more");
        }
        if self.fsync != "on" {
            return refused("fsync", &self.fsync, "on");
        }
        if self.full_page_writes != "on" {
            return refused("full_page_writes", &self.full_page_writes, "on");
        }
        if matches!(&*self.synchronous_commit, "off" | "local") {
            return refused("synchronous_commit", &self.synchronous_commit, "on");
        }
        if self.encoding != "UTF8" {
            return refused("server_encoding", &self.encoding, "UTF8");
        }
        Ok(())
    }

    /// What is set for a connection, whatever the server's own settings are: every commit waits
    /// for the disk and the standbys, and nothing but the caller's deadline ends a wait.
    pub(crate) fn settings(&self) -> String {
        let commit = match &*self.synchronous_commit {
            "remote_apply" => "remote_apply",
            _ => "on",
        };
        let mut text = format!(
            "set synchronous_commit = {commit}; \
             set default_transaction_isolation = 'read committed'; \
             set statement_timeout = 0; set lock_timeout = 0; \
             set idle_in_transaction_session_timeout = '60s'; \
             set client_min_messages = warning"
        );
        if self.version() >= NOTICES {
            text.push_str("; set client_connection_check_interval = '5s'");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts() -> Facts {
        Facts {
            fsync: "on".into(),
            full_page_writes: "on".into(),
            synchronous_commit: "on".into(),
            encoding: "UTF8".into(),
            version: "150014".into(),
        }
    }

    fn refused(facts: &Facts) -> Option<&'static str> {
        match facts.check("there") {
            Err(ConnectError::Refused { setting, .. }) => Some(setting),
            _ => None,
        }
    }

    #[test]
    fn only_a_server_that_syncs_what_it_commits_is_taken() {
        assert_eq!(refused(&facts()), None);
        let with = |change: fn(&mut Facts)| {
            let mut facts = facts();
            change(&mut facts);
            refused(&facts)
        };
        assert_eq!(with(|f| f.fsync = "off".into()), Some("fsync"));
        assert_eq!(
            with(|f| f.full_page_writes = "off".into()),
            Some("full_page_writes")
        );
        for weak in ["off", "local"] {
            let mut facts = facts();
            facts.synchronous_commit = weak.into();
            assert_eq!(refused(&facts), Some("synchronous_commit"));
        }
        assert_eq!(
            with(|f| f.version = "120001".into()),
            Some("server_version_num")
        );
        assert_eq!(
            with(|f| f.encoding = "SQL_ASCII".into()),
            Some("server_encoding")
        );
    }

    #[test]
    fn a_connection_waits_for_the_standbys_disk_at_least() {
        let commit = |set: &str| {
            let mut facts = facts();
            facts.synchronous_commit = set.into();
            facts.settings()
        };
        assert!(commit("remote_write").contains("synchronous_commit = on;"));
        assert!(commit("remote_apply").contains("synchronous_commit = remote_apply;"));
    }
}
