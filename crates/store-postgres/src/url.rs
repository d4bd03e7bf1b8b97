//! The addresses of the servers a store is kept on. They are never shown with a password.

use std::fmt;
use std::str::FromStr;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// Where a store is: `postgres://USER@HOST:PORT/DATABASE`, or several with `;` between them, among
/// which the duels are divided by their ids. The order is part of the address: a server knows
/// which of how many it is.
///
/// One address may name several machines (`postgres://USER@ONE,TWO/DATABASE`) of which the first
/// that answers is taken; with `?target_session_attrs=read-write` the first that can be written to.
#[derive(Clone)]
pub struct StoreUrl {
    servers: Vec<Config>,
}

/// An address that can't be used. What was given isn't repeated: it may hold a password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum UrlError {
    /// It isn't written as an address is.
    #[error("address {0} of the store is not written as postgres://USER@HOST:PORT/DATABASE")]
    Unreadable(usize),
    /// It asks for TLS.
    #[error("address {0} of the store asks for TLS, which this program can't do")]
    Tls(usize),
}

impl StoreUrl {
    /// True for what is meant as such an address, right or wrong.
    #[must_use]
    pub fn is_one(text: &str) -> bool {
        ["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme))
    }

    pub(crate) fn servers(&self) -> &[Config] {
        &self.servers
    }
}

impl FromStr for StoreUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<Self, UrlError> {
        let parts = text.split(';').map(str::trim).enumerate();
        let servers: Result<Vec<Config>, UrlError> =
            parts.map(|(place, part)| server(place + 1, part)).collect();
        Ok(Self { servers: servers? })
    }
}

fn server(number: usize, text: &str) -> Result<Config, UrlError> {
    let unreadable = UrlError::Unreadable(number);
    if !StoreUrl::is_one(text) {
        return Err(unreadable);
    }
    let config: Config = text.parse().map_err(|_| unreadable.clone())?;
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        return Err(unreadable);
    }
    if config.get_ssl_mode() == SslMode::Require {
        return Err(UrlError::Tls(number));
    }
    Ok(config)
}

/// A server's address without its password.
pub(crate) fn place(config: &Config) -> String {
    let ports = config.get_ports();
    let port = |n: usize| ports.get(n).or(ports.first()).copied().unwrap_or(5432);
    let host = |(n, host): (usize, &Host)| match host {
        Host::Tcp(name) => format!("{name}:{}", port(n)),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    };
    let hosts: Vec<String> = match config.get_hosts() {
        [] => config
            .get_hostaddrs()
            .iter()
            .map(ToString::to_string)
            .collect(),
        hosts => hosts.iter().enumerate().map(host).collect(),
    };
    let user = config.get_user().map(|user| format!("{user}@"));
    let database = config.get_dbname().map(|name| format!("/{name}"));
    format!(
        "postgres://{}{}{}",
        user.unwrap_or_default(),
        hosts.join(","),
        database.unwrap_or_default()
    )
}

impl fmt::Display for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.servers.iter().map(place).collect();
        f.write_str(&places.join(";"))
    }
}

impl fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let url: StoreUrl =
            "postgres://me:s3cret@one:5433/duels; postgresql://two/x?password=s3cret"
                .parse()
                .expect("it is one");
        assert_eq!(
            url.to_string(),
            "postgres://me@one:5433/duels;postgres://two:5432/x"
        );
        assert!(!format!("{url:?}").contains("s3cret"));
    }

    #[test]
    fn a_wrong_address_is_refused_without_being_repeated() {
        let wrong = |text: &str| text.parse::<StoreUrl>().expect_err("it is wrong");
        assert_eq!(wrong("/var/duels"), UrlError::Unreadable(1));
        assert_eq!(wrong("postgres://a/b;"), UrlError::Unreadable(2));
        assert_eq!(wrong("postgres://a:port/b"), UrlError::Unreadable(1));
        assert_eq!(wrong("postgres://a/b?sslmode=require"), UrlError::Tls(1));
        let said = wrong("postgres://me:s3cret@a:s3cret/b?s3cret=1").to_string();
        assert!(!said.contains("s3cret"), "{said}");
    }
}
