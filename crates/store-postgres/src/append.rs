//! Appending: one statement where all goes well, and finding out why where it doesn't.

use crate::body::framed;
use crate::link::Param;
use crate::shard::{Found, Shard, State, TRIES, changed};
use crate::sql;
use crate::trouble::{Reason, Trouble};
use crate::types::{id, number, param, seal};
use journal::{AppendError, Appended, Beside, BesideKey, DuelId, Head, SealedBatch};
use std::collections::BTreeMap;

/// What is to be appended, and after what.
struct Wish<'a> {
    duel: DuelId,
    after: Head,
    batch: &'a SealedBatch,
}

impl Shard {
    /// Appends a batch after the stated head.
    pub(crate) fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError> {
        batch.check(after)?;
        if batch
            .begins
            .as_ref()
            .is_some_and(|begins| begins.name.contains('\0'))
        {
            return Err(AppendError::Malformed("its name holds a zero character"));
        }
        let wish = Wish { duel, after, batch };
        for _ in 0..TRIES {
            if wish.could_be_first() && self.tried(&wish)? {
                let (head, repeated) = (batch.head, false);
                return Ok(Appended { head, repeated });
            }
            if let Some(appended) = self.settled(&wish)? {
                return Ok(appended);
            }
        }
        Err(AppendError::Io(Box::new(Reason::Contended)))
    }

    /// True when the batch was added.
    fn tried(&self, wish: &Wish<'_>) -> Result<bool, AppendError> {
        let statement = match wish.batch.begins {
            Some(_) => sql::BEGIN,
            None => sql::APPEND,
        };
        let rows = self.change(statement, || wish.params());
        rows.and_then(|rows| changed(&rows))
            .map_err(Trouble::appending)
    }

    /// Why it wasn't added: it is there already, or something else is. Nothing where what was in
    /// the way is gone.
    fn settled(&self, wish: &Wish<'_>) -> Result<Option<Appended>, AppendError> {
        let expected = wish.after;
        let Some(found) = self.found(wish.duel).map_err(before)? else {
            let actual = Head::before_all(wish.duel);
            return match expected == actual {
                true => Ok(None),
                false => Err(AppendError::Conflict { expected, actual }),
            };
        };
        if found.state == State::Removed {
            let trace = self.removed(&found).map_err(before)?;
            return Err(AppendError::Removed { trace });
        }
        if self.holds(wish, &found)? {
            return self.repeated(wish).map(Some);
        }
        let actual = found.entry.head;
        match found.state {
            State::Archived => Err(AppendError::Archived),
            _ if actual == expected => Ok(None),
            _ => Err(AppendError::Conflict { expected, actual }),
        }
    }

    /// True when the very same batch is there.
    fn holds(&self, wish: &Wish<'_>, found: &Found) -> Result<bool, AppendError> {
        let stored = &wish.batch.stored;
        if found.entry.head.number < stored.last() {
            return Ok(false);
        }
        let one = journal::Limits {
            records: 1,
            bytes: 1,
        };
        let there = self.read(wish.duel, stored.first, one);
        let there = there.map_err(AppendError::Damaged)?;
        Ok(there.first() == Some(stored))
    }

    /// The batch is there, but the one who wrote it may still not have been told: after a restart
    /// a server shows what its standbys may not have. So another commit is sent after it.
    fn repeated(&self, wish: &Wish<'_>) -> Result<Appended, AppendError> {
        let touched = self.change(sql::TOUCH, || vec![id(wish.duel)]);
        touched.map_err(|trouble| match trouble {
            Trouble::NotSent(cause) | Trouble::Lost(cause) => AppendError::Unknown(cause),
            Trouble::Refused(error) => AppendError::Unknown(Box::new(error)),
        })?;
        let (head, repeated) = (wish.batch.head, true);
        Ok(Appended { head, repeated })
    }

    /// Replaces entries beside a journal.
    pub(crate) fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        let last = last_of_each(entries);
        let put = self.change(sql::PUT, || {
            let erased = last.iter().filter(|(_, bytes)| bytes.is_empty());
            let erased: Vec<BesideKey> = erased.map(|(key, _)| *key).collect();
            let mut params = vec![id(duel)];
            params.push(param(abouts(&erased)));
            params.push(param(kinds(&erased)));
            params.extend(kept(&last));
            params
        });
        match put
            .and_then(|rows| changed(&rows))
            .map_err(Trouble::appending)?
        {
            true => Ok(()),
            false => Err(self.missing(duel)),
        }
    }

    /// Why nothing could be changed about a duel.
    pub(crate) fn missing(&self, duel: DuelId) -> AppendError {
        match self.there(duel) {
            Err(journal::ReadError::NoSuchDuel(duel)) => AppendError::NoSuchDuel(duel),
            Err(journal::ReadError::Removed { trace }) => AppendError::Removed { trace },
            Err(journal::ReadError::Io(cause)) => AppendError::Io(cause),
            Err(error) => AppendError::Damaged(error),
            Ok(_) => AppendError::Io(Box::new(Reason::Contended)),
        }
    }
}

/// Reading on the way of an append: nothing of the batch was added.
fn before(trouble: Trouble) -> AppendError {
    match trouble {
        Trouble::NotSent(cause) | Trouble::Lost(cause) => AppendError::Unknown(cause),
        Trouble::Refused(error) => AppendError::Io(Box::new(error)),
    }
}

impl Wish<'_> {
    /// A first batch can only follow the beginning of its own duel.
    fn could_be_first(&self) -> bool {
        self.batch.begins.is_none() || self.after == Head::before_all(self.duel)
    }

    fn params(&self) -> Vec<Param> {
        let SealedBatch {
            stored,
            beside,
            head,
            begins,
        } = self.batch;
        let second_and_third = match begins {
            Some(begins) => [param(begins.name.clone()), param(begins.created.0)],
            None => [number(self.after.number), seal(self.after.seal)],
        };
        let mut params = vec![id(self.duel)];
        params.extend(second_and_third);
        params.extend([number(head.number), seal(head.seal), number(stored.first)]);
        params.push(param(i32::try_from(stored.count).unwrap_or(i32::MAX)));
        params.push(param(framed(self.duel, stored)));
        params.extend(kept(&last_of_each(beside)));
        params
    }
}

/// Of several entries with one key the last one counts.
fn last_of_each(entries: &[Beside]) -> BTreeMap<BesideKey, &[u8]> {
    let pair = |entry: &'_ Beside| entry.key;
    entries
        .iter()
        .map(|entry| (pair(entry), &*entry.bytes))
        .collect()
}

/// The entries that are kept, as three parameters.
fn kept(entries: &BTreeMap<BesideKey, &[u8]>) -> [Param; 3] {
    let kept = entries.iter().filter(|(_, bytes)| !bytes.is_empty());
    let (keys, bytes): (Vec<BesideKey>, Vec<Vec<u8>>) =
        kept.map(|(key, bytes)| (*key, bytes.to_vec())).unzip();
    [param(abouts(&keys)), param(kinds(&keys)), param(bytes)]
}

fn abouts(keys: &[BesideKey]) -> Vec<i64> {
    keys.iter().map(|key| i64::from(key.about)).collect()
}

fn kinds(keys: &[BesideKey]) -> Vec<i16> {
    keys.iter().map(|key| i16::from(key.kind)).collect()
}
