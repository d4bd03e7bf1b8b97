//! One connection to a server.

use crate::ConnectError;
use crate::facts::{ASKED, Facts};
use crate::url::place;
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio_postgres::error::Severity;
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{
    AsyncMessage, Client, Config, Connection, Error, NoTls, Row, Socket, Statement,
};

/// A connection, checked and set. Dropping it closes its socket at once, and cancels nothing.
pub(crate) struct Link {
    client: Client,
    /// Set when the server warns: a commit may then not have reached its standbys.
    warned: Arc<AtomicBool>,
    task: JoinHandle<()>,
    prepared: Mutex<BTreeMap<&'static str, Statement>>,
}

/// A parameter of a statement.
pub(crate) type Param = Box<dyn tokio_postgres::types::ToSql + Send + Sync>;

impl Link {
    /// Connects, and refuses a server on which journals aren't safe.
    pub(crate) async fn open(config: &Config, deadline: Duration) -> Result<Self, ConnectError> {
        let opened = tokio::time::timeout(deadline, Self::connect(config, deadline)).await;
        opened.unwrap_or_else(|_| {
            let place = place(config);
            let after = deadline;
            Err(ConnectError::Late { place, after })
        })
    }

    async fn connect(config: &Config, deadline: Duration) -> Result<Self, ConnectError> {
        let place = place(config);
        let unreachable = |cause: Error| ConnectError::Unreachable {
            place: place.clone(),
            cause: Arc::new(cause),
        };
        let mut config = config.clone();
        config.tcp_user_timeout(deadline);
        config.keepalives_idle(Duration::from_secs(30));
        if config.get_application_name().is_none() {
            config.application_name("takeback");
        }
        let (client, connection) = config.connect(NoTls).await.map_err(unreachable)?;
        let link = Self::drive(client, connection);
        let row = link.client.query_one(ASKED, &[]).await;
        let facts = row.and_then(|row| Facts::read(&row)).map_err(unreachable)?;
        facts.check(&place)?;
        let set = link.client.batch_execute(&facts.settings()).await;
        set.map_err(unreachable)?;
        Ok(link)
    }

    fn drive(client: Client, mut connection: Connection<Socket, NoTlsStream>) -> Self {
        let warned = Arc::new(AtomicBool::new(false));
        let warn = Arc::clone(&warned);
        let task = tokio::spawn(async move {
            // The end of the connection is told to whoever waits for an answer on it.
            while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
                let AsyncMessage::Notice(notice) = message else {
                    continue;
                };
                if notice.parsed_severity() == Some(Severity::Warning) {
                    warn.store(true, Ordering::SeqCst);
                }
            }
        });
        Self {
            client,
            warned,
            task,
            prepared: Mutex::default(),
        }
    }

    /// The client, for statements that are run once.
    pub(crate) const fn client(&self) -> &Client {
        &self.client
    }

    /// True once nothing can be asked on it any more.
    pub(crate) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// A statement ready to be run. Nothing is changed by that.
    pub(crate) async fn prepare(&self, sql: &'static str) -> Result<Statement, Error> {
        let known = self.locked().get(sql).cloned();
        if let Some(statement) = known {
            return Ok(statement);
        }
        let statement = self.client.prepare(sql).await?;
        self.locked().insert(sql, statement.clone());
        Ok(statement)
    }

    /// Runs a statement by itself. `None` where the server answered with a warning.
    pub(crate) async fn rows(
        &self,
        statement: &Statement,
        params: &[Param],
    ) -> Result<Option<Vec<Row>>, Error> {
        self.warned.store(false, Ordering::SeqCst);
        let params: Vec<&(dyn tokio_postgres::types::ToSql + Sync)> = params
            .iter()
            .map(|param| &**param as &(dyn tokio_postgres::types::ToSql + Sync))
            .collect();
        let rows = self.client.query(statement, &params).await?;
        let warned = self.warned.load(Ordering::SeqCst);
        Ok((!warned).then_some(rows))
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, BTreeMap<&'static str, Statement>> {
        self.prepared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.task.abort();
    }
}
