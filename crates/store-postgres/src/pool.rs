//! Connections to one server, each used for one statement at a time.
//!
//! A connection is never shared by two statements: when one of them has to be given up, its socket
//! is closed, and nobody else's answer is lost with it.

use crate::ConnectError;
use crate::link::{Link, Param};
use crate::trouble::{Reason, Trouble};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout_at};
use tokio_postgres::{Config, Row, Statement};

/// Connections to one server, made when they are needed and kept.
pub(crate) struct Pool {
    config: Config,
    deadline: Duration,
    places: Semaphore,
    idle: Mutex<Vec<Link>>,
}

impl Pool {
    /// At most so many connections.
    pub(crate) fn new(config: Config, most: usize, deadline: Duration) -> Arc<Self> {
        Arc::new(Self {
            config,
            deadline,
            places: Semaphore::new(most.max(1)),
            idle: Mutex::default(),
        })
    }

    /// Runs one statement by itself, within the deadline.
    pub(crate) async fn rows(
        self: Arc<Self>,
        sql: &'static str,
        params: Vec<Param>,
    ) -> Result<Vec<Row>, Trouble> {
        let until = Instant::now() + self.deadline;
        let place = timeout_at(until, self.places.acquire()).await;
        let Ok(Ok(_place)) = place else {
            return Err(not_sent(Reason::Crowded(self.deadline)));
        };
        let prepared = timeout_at(until, self.prepared(sql)).await;
        let (link, statement) =
            prepared.unwrap_or_else(|_| Err(not_sent(Reason::Late(self.deadline))))?;
        let answer = timeout_at(until, link.rows(&statement, &params)).await;
        let outcome = match answer {
            Err(_) => return Err(lost(Reason::Late(self.deadline))),
            Ok(Ok(None)) => return Err(lost(Reason::Warned)),
            Ok(Ok(Some(rows))) => Ok(rows),
            Ok(Err(error)) => Err(Trouble::sent(error)),
        };
        if !matches!(outcome, Err(Trouble::Lost(_))) {
            self.give_back(link);
        }
        outcome
    }

    /// A connection with the statement prepared. One that was idle may turn out to be dead.
    async fn prepared(&self, sql: &'static str) -> Result<(Link, Statement), Trouble> {
        while let Some(link) = self.take() {
            if let Ok(statement) = link.prepare(sql).await {
                return Ok((link, statement));
            }
        }
        let link = self.open().await;
        let link = link.map_err(|error| Trouble::NotSent(Box::new(error)))?;
        let statement = link.prepare(sql).await;
        let statement = statement.map_err(|error| Trouble::NotSent(Box::new(error)))?;
        Ok((link, statement))
    }

    /// A new connection.
    pub(crate) async fn open(&self) -> Result<Link, ConnectError> {
        Link::open(&self.config, self.deadline).await
    }

    fn take(&self) -> Option<Link> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.retain(|link| !link.is_closed());
        idle.pop()
    }

    /// Keeps a connection for the next statement.
    pub(crate) fn give_back(&self, link: Link) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(link);
    }
}

fn not_sent(reason: Reason) -> Trouble {
    Trouble::NotSent(Box::new(reason))
}

fn lost(reason: Reason) -> Trouble {
    Trouble::Lost(Box::new(reason))
}
