//! Reading: batches, archived or not, each checked; the list of duels; what lies beside.

use crate::body::{Item, items, unframed};
use crate::shard::{Shard, State, TRIES, found};
use crate::sql;
use crate::trouble::Trouble;
use crate::types::{Id, answer, column, count, id, number, param};
use journal::{Beside, BesideKey, DuelEntry, DuelId, Limits, ReadError, StoredBatch};
use tokio_postgres::Row;

impl Shard {
    /// Whole batches from the one that holds a record.
    pub(crate) fn read(
        &self,
        duel: DuelId,
        from: u32,
        limits: Limits,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        let from = from.max(1);
        let mut last = 0;
        for _ in 0..TRIES {
            let there = self.there(duel)?;
            last = there.entry.head.number;
            if from > last {
                return Ok(Vec::new());
            }
            let read = match there.state {
                State::Archived => self.archived(duel, from, limits),
                _ => self.live(duel, from, limits),
            };
            let rows = read.map_err(Trouble::reading)?;
            // Between the two statements the duel may have been archived.
            if !rows.0.is_empty() {
                return sound(duel, from, &rows);
            }
        }
        let what = "they are missing".to_owned();
        let first = from;
        Err(ReadError::Damaged { first, last, what })
    }

    fn live(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Rows, Trouble> {
        let rows = self.look(sql::READ, || {
            let most = |most: usize| param(i64::try_from(most).unwrap_or(i64::MAX));
            let records = limits.records.max(1);
            vec![id(duel), number(from), most(records), most(limits.bytes)]
        })?;
        let own = |row: &Row| -> Result<(u32, u32, Vec<u8>), Trouble> {
            let (first, count, body) = batch_of(row, 0)?;
            Ok((first, count, body.to_vec()))
        };
        Ok(Rows(rows.iter().map(own).collect::<Result<_, _>>()?))
    }

    fn archived(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Rows, Trouble> {
        let mut rows = Rows(Vec::new());
        let mut from = from;
        loop {
            let pieces = self.look(sql::PIECE, || vec![id(duel), number(from)])?;
            let Some(piece) = pieces.first() else {
                return Ok(rows);
            };
            let last = count(piece, 1)?;
            for item in items(column(piece, 2)?) {
                if last_of(&item) >= from && !rows.take(&item, limits) {
                    return Ok(rows);
                }
            }
            from = last.saturating_add(1);
        }
    }

    /// A page of its duels.
    pub(crate) fn duels(
        &self,
        after: Option<DuelId>,
        most: usize,
    ) -> Result<Vec<DuelEntry>, Trouble> {
        let rows = self.look(sql::DUELS, || {
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            vec![param(after.map(Id)), param(most)]
        })?;
        rows.iter().map(|row| Ok(found(row)?.entry)).collect()
    }

    /// What lies beside these records.
    pub(crate) fn beside(
        &self,
        duel: DuelId,
        first: u32,
        last: u32,
    ) -> Result<Vec<Beside>, ReadError> {
        self.there(duel)?;
        let params = || vec![id(duel), number(first), number(last.max(first))];
        let rows = self.look(sql::BESIDE, params).map_err(Trouble::reading)?;
        let entry = |row: &Row| -> Result<Beside, Trouble> {
            let kind = u8::try_from(column::<i16>(row, 1)?);
            let kind = kind.map_err(|_| answer("a kind that no entry has"))?;
            let about = count(row, 0)?;
            let key = BesideKey { about, kind };
            let bytes = column(row, 2)?;
            Ok(Beside { key, bytes })
        };
        let entries: Result<Vec<Beside>, Trouble> = rows.iter().map(entry).collect();
        entries.map_err(Trouble::reading)
    }
}

/// First, count and body of a batch, from this column on.
pub(crate) fn batch_of(row: &Row, from: usize) -> Result<Item<'_>, Trouble> {
    let records: i32 = column(row, from + 1)?;
    let records = u32::try_from(records).map_err(|_| answer("a batch without records"))?;
    Ok((count(row, from)?, records, column(row, from + 2)?))
}

/// Batches as they came, not yet checked.
struct Rows(Vec<(u32, u32, Vec<u8>)>);

impl Rows {
    /// Takes one more, unless that would be too much.
    fn take(&mut self, item: &Item<'_>, limits: Limits) -> bool {
        let (mut records, mut bytes) = (item.1 as usize, item.2.len());
        for (_, count, body) in &self.0 {
            records += *count as usize;
            bytes += body.len();
        }
        let fits = records <= limits.records
            && bytes.saturating_sub(8 * (self.0.len() + 1)) <= limits.bytes;
        if fits || self.0.is_empty() {
            self.0.push((item.0, item.1, item.2.to_vec()));
        }
        fits
    }
}

fn last_of((first, count, _): &Item<'_>) -> u32 {
    first.saturating_add(*count).saturating_sub(1)
}

/// The sound batches before the first that isn't; the reason where that is the very first.
fn sound(duel: DuelId, from: u32, rows: &Rows) -> Result<Vec<StoredBatch>, ReadError> {
    let mut given: Vec<StoredBatch> = Vec::new();
    for (first, count, body) in &rows.0 {
        let expected = given.last().map_or(from, |batch| batch.last() + 1);
        let follows = match given.is_empty() {
            true => *first <= from && last_of(&(*first, *count, body)) >= from,
            false => *first == expected,
        };
        let checked = match follows {
            true => unframed(duel, *first, *count, body),
            false => Err(ReadError::Damaged {
                first: expected,
                last: first.saturating_sub(1).max(expected),
                what: "they are missing".into(),
            }),
        };
        match checked {
            Ok(batch) => given.push(batch),
            Err(error) if given.is_empty() => return Err(error),
            Err(_) => break,
        }
    }
    Ok(given)
}
