//! PostgreSQL servers for tests: made in a folder of their own, killed, copied and promoted.
//!
//! A server runs as an ordinary user (PostgreSQL refuses to run as root), listens on this machine
//! only, and is gone with its folder when it is dropped. Where PostgreSQL isn't installed,
//! [`start`] says so and gives nothing; `TAKEBACK_NO_SKIP=1` makes that a failure.

mod install;
#[cfg(test)]
mod tests;

use install::Install;
use std::fs::{self, File};
use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a server may take to answer.
const START: Duration = Duration::from_secs(90);
/// The user of the databases.
pub const USER: &str = "takeback";

/// A running server, or one that was killed and can be started again.
#[derive(Debug)]
pub struct Server {
    install: Install,
    folder: TempDir,
    port: u16,
    settings: Vec<(String, String)>,
    child: Option<Child>,
}

/// Starts a new server with these settings beside the usual ones; nothing where PostgreSQL isn't
/// installed.
///
/// # Panics
/// When it is installed and doesn't start.
#[must_use]
pub fn start(settings: &[(&str, &str)]) -> Option<Server> {
    match Install::find() {
        Ok(install) => Some(Server::new(install, settings)),
        Err(reason) => {
            crate::proof::skip("what needs PostgreSQL", &reason);
            None
        }
    }
}

impl Server {
    fn new(install: Install, settings: &[(&str, &str)]) -> Self {
        let mut server = Self::empty(install, settings);
        let mut initdb = server.install.command("initdb");
        initdb.args(["--no-sync", "--auth=trust", "--encoding=UTF8"]);
        initdb.args(["--locale=C", "--username", USER, "-D"]);
        install::run(initdb.arg(server.data()));
        server.launch();
        server
    }

    fn empty(install: Install, settings: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        install.give(folder.path());
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Self {
            install,
            folder,
            port: 0,
            settings: settings.iter().map(own).collect(),
            child: None,
        }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A free port is taken by asking for any and giving it back, so somebody else may be quicker.
    fn launch(&mut self) {
        for _ in 0..5 {
            self.port = free_port();
            if self.begin() {
                return;
            }
        }
        panic!("no server starts: {}", self.log());
    }

    /// Starts the process on its port; true once it answers.
    fn begin(&mut self) -> bool {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.path().join("log"))
            .expect("a log can be written");
        let mut command = self.install.command("postgres");
        command.arg("-D").arg(self.data());
        for (name, value) in self.all_settings() {
            command.arg("-c").arg(format!("{name}={value}"));
        }
        command.stdin(Stdio::null()).stdout(Stdio::null());
        self.child = Some(command.stderr(log).spawn().expect("it can be run"));
        self.answers()
    }

    fn all_settings(&self) -> Vec<(String, String)> {
        let fixed = [
            ("port", self.port.to_string()),
            ("listen_addresses", "127.0.0.1".into()),
            ("unix_socket_directories", String::new()),
            ("shared_buffers", "64MB".into()),
            ("max_connections", "60".into()),
        ];
        let fixed = fixed.map(|(name, value)| (name.to_owned(), value));
        fixed.into_iter().chain(self.settings.clone()).collect()
    }

    fn answers(&mut self) -> bool {
        let until = Instant::now() + START;
        while Instant::now() < until {
            let child = self.child.as_mut().expect("it was started");
            if !matches!(child.try_wait(), Ok(None)) {
                self.child = None;
                return false;
            }
            let mut ready = self.install.command("pg_isready");
            let port = self.port.to_string();
            ready.args(["-q", "-h", "127.0.0.1", "-p", &port]);
            if ready.status().is_ok_and(|status| status.success()) {
                return true;
            }
            thread::sleep(Duration::from_millis(50));
        }
        false
    }

    /// What it wrote about itself.
    #[must_use]
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// The address of a database on it.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        self.url_as(USER, database)
    }

    /// The address of a database on it, for another of its users.
    #[must_use]
    pub fn url_as(&self, user: &str, database: &str) -> String {
        format!("postgres://{user}@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes a database.
    ///
    /// # Panics
    /// When the server refuses.
    pub fn database(&self, name: &str) -> String {
        self.sql("postgres", &format!("create database \"{name}\""));
        self.url(name)
    }

    /// Runs statements and gives what they say, a row a line, `|` between the columns.
    ///
    /// # Panics
    /// When the server refuses.
    pub fn sql(&self, database: &str, text: &str) -> String {
        let mut psql = self.install.command("psql");
        let url = self.url(database);
        psql.args(["-XAtq", "-v", "ON_ERROR_STOP=1", "-d", &url, "-c", text]);
        install::run(&mut psql)
    }

    /// Kills the server and every process of it, without a warning.
    pub fn kill9(&mut self) {
        let Some(mut child) = self.child.take() else {
            return;
        };
        let others = install::children(child.id());
        // The parent first: it would clean up behind the others.
        let _ = child.kill();
        install::kill(&others);
        let _ = child.wait();
    }

    /// Starts it again, on the same port and with the same data.
    ///
    /// # Panics
    /// When it doesn't start.
    pub fn restart(&mut self) {
        let until = Instant::now() + START;
        while Instant::now() < until {
            if self.begin() {
                return;
            }
            // Processes of the one before may still be ending.
            thread::sleep(Duration::from_millis(100));
        }
        panic!("it doesn't start again: {}", self.log());
    }

    /// Changes a setting of the running server.
    ///
    /// # Panics
    /// When the server refuses.
    pub fn set(&self, name: &str, value: &str) {
        self.sql("postgres", &format!("alter system set {name} = '{value}'"));
        self.sql("postgres", "select pg_reload_conf()");
    }

    /// A running copy of it that follows what it writes under this name.
    ///
    /// # Panics
    /// When it can't be copied.
    #[must_use]
    pub fn standby(&self, name: &str) -> Self {
        let mut copy = Self::empty(self.install.clone(), &[]);
        copy.settings.clone_from(&self.settings);
        let port = self.port.to_string();
        let mut backup = self.install.command("pg_basebackup");
        backup.args(["-h", "127.0.0.1", "-p", &port, "-U", USER, "--no-sync"]);
        backup.args(["-X", "stream", "--checkpoint=fast", "-D"]);
        install::run(backup.arg(copy.data()));
        copy.follow(self, name);
        copy.launch();
        copy
    }

    /// Makes a server that doesn't run follow another one, from its next start on.
    ///
    /// # Panics
    /// When its folder can't be written.
    pub fn follow(&self, primary: &Self, name: &str) {
        let data = self.data();
        let port = primary.port;
        let line = format!(
            "primary_conninfo = 'host=127.0.0.1 port={port} user={USER} application_name={name}'\n"
        );
        let conf = File::options()
            .append(true)
            .open(data.join("postgresql.auto.conf"));
        let written = conf.and_then(|mut file| file.write_all(line.as_bytes()));
        written.expect("its settings can be written");
        let signal = data.join("standby.signal");
        File::create(&signal).expect("its folder can be written");
        self.install.give(&signal);
    }

    /// Makes a standby a server that can be written to.
    ///
    /// # Panics
    /// When it refuses.
    pub fn promote(&self) {
        let mut promote = self.install.command("pg_ctl");
        install::run(promote.args(["promote", "-w", "-D"]).arg(self.data()));
    }

    /// How far a standby got: bytes of the log it has on its disk.
    ///
    /// # Panics
    /// When it is none.
    #[must_use]
    pub fn received(&self) -> u64 {
        let text = "select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')";
        let said = self.sql("postgres", text);
        said.trim().parse().expect("a standby has received a log")
    }

    /// Where it is kept.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The port it listens on.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill9();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there are free ports");
    listener.local_addr().expect("it is bound").port()
}
