//! The only place that touches the encoder. Everything else sees types or bytes.

use bincode::config::{Configuration, Limit, LittleEndian, Varint};
use bincode::error::DecodeError;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// No value on the wire is longer than this.
const VALUE_BYTES_MOST: usize = 1 << 20;

const CONFIG: Configuration<LittleEndian, Varint, Limit<VALUE_BYTES_MOST>> =
    bincode::config::standard().with_limit::<VALUE_BYTES_MOST>();

/// What is wrong with bytes that should be records.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// The bytes end in the middle of something.
    #[error("the bytes end too early")]
    CutShort,
    /// They were written by a version this one doesn't know.
    #[error("wire version {0} is not known here, only up to {known}; a newer takeback may read it", known = crate::WIRE_VERSION)]
    UnknownVersion(u8),
    /// They are no record at all.
    #[error("the bytes are no record")]
    Undecodable,
    /// They mean a record, but are not how it is written.
    #[error("the bytes are not the one way this record is written")]
    NotCanonical,
    /// More bytes follow than there should be.
    #[error("{0} bytes too many follow")]
    Trailing(usize),
}

/// The bytes of a value.
pub(crate) fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    bincode::serde::encode_to_vec(value, CONFIG)
        .expect("the types of the wire have no values that can't be written to memory")
}

/// The value that begins the bytes, and how many of them it takes.
pub(crate) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<(T, usize), Fault> {
    bincode::serde::decode_from_slice(bytes, CONFIG).map_err(|error| match error {
        DecodeError::UnexpectedEnd { .. } => Fault::CutShort,
        _ => Fault::Undecodable,
    })
}
