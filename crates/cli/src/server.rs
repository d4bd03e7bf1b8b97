//! A store that is named by an address instead of a folder: `postgres://…`, where this program was
//! built with it. An address is never shown with its password.

use crate::error::{Code, Failure, Outcome};
use journal::EventStore;
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

/// True for what is meant as an address.
#[must_use]
pub(crate) fn is_address(given: &Path) -> bool {
    given.to_string_lossy().contains("://")
}

/// What is shown of a folder or an address: all of a folder, an address without its password and
/// its options.
#[must_use]
pub(crate) fn shown(given: &Path) -> String {
    let text = given.to_string_lossy();
    match is_address(given) {
        true => text.split(';').map(one).collect::<Vec<_>>().join(";"),
        false => text.into_owned(),
    }
}

fn one(address: &str) -> String {
    let Some((scheme, rest)) = address.trim().split_once("://") else {
        return String::new();
    };
    let end = |text: &str| text.split('?').next().unwrap_or_default().to_owned();
    // A password may hold any sign, so the last one ends it.
    let Some((user, place)) = rest.rsplit_once('@') else {
        return format!("{scheme}://{}", end(rest));
    };
    let user = user.split([':', '?']).next().unwrap_or_default();
    format!("{scheme}://{user}@{}", end(place))
}

/// Connects to the servers of an address.
///
/// # Errors
/// When that can't be done, or this program has no such stores.
pub(crate) fn open(given: &Path) -> Outcome<Arc<dyn EventStore>> {
    #[cfg(feature = "postgres")]
    if let Some(opened) = postgres::open(given) {
        return opened;
    }
    Err(Failure::new(Code::StoreKind).with("path", shown(given)))
}

/// The reason a server couldn't be connected to, where that is what lies behind an error.
#[must_use]
pub(crate) fn behind(error: &(dyn Error + 'static)) -> Option<Failure> {
    #[cfg(feature = "postgres")]
    return store_postgres::ConnectError::behind(error).map(postgres::not_connected);
    #[cfg(not(feature = "postgres"))]
    {
        let _ = error;
        None
    }
}

#[cfg(feature = "postgres")]
mod postgres {
    //! PostgreSQL.

    use super::{Arc, Code, EventStore, Failure, Outcome, Path, shown};
    use crate::opened::with_causes;
    use store_postgres::{ConnectError, PgOptions, PostgresStore, StoreUrl, UrlError};

    /// Connects; nothing where it is another kind of address.
    pub(super) fn open(given: &Path) -> Option<Outcome<Arc<dyn EventStore>>> {
        let text = given.to_string_lossy();
        if !StoreUrl::is_one(&text) {
            return None;
        }
        let url: StoreUrl = match text.parse() {
            Ok(url) => url,
            Err(error) => return Some(Err(misread(given, &error))),
        };
        let store = PostgresStore::connect(&url, PgOptions::default());
        let store = store.map(|store| Arc::new(store) as Arc<dyn EventStore>);
        Some(store.map_err(|error| not_connected(&error)))
    }

    fn misread(given: &Path, error: &UrlError) -> Failure {
        let wrong = match error {
            UrlError::Tls(_) => "tls",
            _ => "form",
        };
        let failure = Failure::new(Code::BadAddress).with("path", shown(given));
        failure.with("wrong", wrong)
    }

    /// A server that can't be used, as a failure.
    pub(super) fn not_connected(error: &ConnectError) -> Failure {
        let at = |code, place: &str| Failure::new(code).with("path", place);
        match error {
            ConnectError::Refused {
                place,
                setting,
                found,
                wanted,
            } => at(Code::ServerSetting, place)
                .with("setting", setting)
                .with("found", found)
                .with("wanted", wanted),
            ConnectError::Schema { place, found, .. } => {
                at(Code::Version, place).with("found", found)
            }
            ConnectError::MayNotMigrate { place, sql } => {
                at(Code::ServerTables, place).excerpt(sql.as_str())
            }
            ConnectError::Shard {
                place,
                found,
                wanted,
            } => at(Code::ServerOrder, place)
                .with("found", of(*found))
                .with("wanted", of(*wanted)),
            ConnectError::Unreachable { place, .. }
            | ConnectError::Late { place, .. }
            | ConnectError::Migration { place, .. } => {
                at(Code::Server, place).with("what", with_causes(error))
            }
            other => Failure::bug(with_causes(other)),
        }
    }

    fn of((place, all): (i32, i32)) -> String {
        format!("{}/{all}", place.saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_password_and_options() {
        let shown = |text: &str| shown(Path::new(text));
        assert_eq!(shown("duels/s3cret"), "duels/s3cret");
        assert_eq!(
            shown("postgres://me:s3c@r?t@one:5/a?password=s3cret;postgres://two/b"),
            "postgres://me@one:5/a;postgres://two/b"
        );
    }
}
