//! How our values travel to the server and back.

use crate::link::Param;
use crate::trouble::{Reason, Trouble};
use bytes::{BufMut as _, BytesMut};
use journal::{DuelId, Seal};
use std::error::Error;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, accepts, to_sql_checked};

/// A duel's id, a `uuid` there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Id(pub(crate) DuelId);

impl ToSql for Id {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        out.put_slice(&self.0.0);
        Ok(IsNull::No)
    }

    accepts!(UUID);
    to_sql_checked!();
}

impl<'a> FromSql<'a> for Id {
    fn from_sql(_: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(DuelId(raw.try_into()?)))
    }

    accepts!(UUID);
}

/// A parameter.
pub(crate) fn param(value: impl ToSql + Send + Sync + 'static) -> Param {
    Box::new(value)
}

/// A duel's id as a parameter.
pub(crate) fn id(duel: DuelId) -> Param {
    param(Id(duel))
}

/// A number as a parameter: `bigint` there.
pub(crate) fn number(value: u32) -> Param {
    param(i64::from(value))
}

/// A seal as a parameter: `bytea` there.
pub(crate) fn seal(seal: Seal) -> Param {
    param(seal.0.to_vec())
}

/// A column of a row.
pub(crate) fn column<'a, T: FromSql<'a>>(row: &'a Row, index: usize) -> Result<T, Trouble> {
    row.try_get(index)
        .map_err(|error| Trouble::Lost(Box::new(error)))
}

/// A column that counts records.
pub(crate) fn count(row: &Row, index: usize) -> Result<u32, Trouble> {
    let value: i64 = column(row, index)?;
    u32::try_from(value).map_err(|_| answer("a number that no record has"))
}

/// A column that holds a seal.
pub(crate) fn sealed(row: &Row, index: usize) -> Result<Seal, Trouble> {
    let bytes: &[u8] = column(row, index)?;
    let bytes = bytes
        .try_into()
        .map_err(|_| answer("a seal of another length"))?;
    Ok(Seal(bytes))
}

/// An answer that can't be one of ours.
pub(crate) fn answer(what: &'static str) -> Trouble {
    Trouble::Lost(Box::new(Reason::Answer(what)))
}
