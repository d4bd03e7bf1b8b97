//! The store of many machines: duels in PostgreSQL, so that many processes write and many follow.
//!
//! The whole protocol is a compare-and-set: a duel's row says where its journal ends, and one
//! statement moves it on *and* adds the batch, where the head is still the one the writer knows.
//! Of several writers the server lets one through. There is one row for a batch.
//!
//! * An answer that doesn't come in time is `Unknown`: the socket is closed, and nothing is ever
//!   cancelled at the server (a cancelled commit that waits for its standbys says it succeeded).
//! * A batch that is found to be there already is told as repeated only after another commit went
//!   the same way, so that it is on as many machines as one that was written now.
//! * A server that doesn't sync what it commits is refused, and so is one with a later schema.
//! * Duels are routed to several servers by their ids; see [`StoreUrl`].
//!
//! Nothing here is asynchronous to the outside: one thread speaks to the servers, callers wait.
#![forbid(unsafe_code)]

mod append;
mod body;
mod care;
mod error;
mod facts;
mod follow;
mod io;
mod link;
mod options;
mod pool;
mod read;
mod schema;
mod shard;
mod sql;
mod store;
mod trace;
mod trouble;
mod types;
mod url;
mod watch;

pub use error::ConnectError;
pub use options::PgOptions;
pub use store::PostgresStore;
pub use url::{StoreUrl, UrlError};
