//! What is done to a duel as a whole, and the traces of it.

use crate::link::Param;
use crate::shard::{Shard, State, TRIES, changed};
use crate::sql;
use crate::trace::{BEFORE_ALL, chained, number as deed, packed, unpacked};
use crate::trouble::{Reason, Trouble};
use crate::types::{column, id, number, param, seal};
use journal::{AppendError, DuelId, ReadError, Trace};

/// A trace with its place among the others.
struct Placed {
    number: i64,
    body: Vec<u8>,
    chain: [u8; 32],
}

impl Shard {
    /// Gives a duel another name.
    pub(crate) fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        if name.contains('\0') {
            return Err(AppendError::Malformed("its name holds a zero character"));
        }
        let renamed = self.change(sql::RENAME, || vec![id(duel), param(name.to_owned())]);
        match renamed
            .and_then(|rows| changed(&rows))
            .map_err(Trouble::appending)?
        {
            true => Ok(()),
            false => Err(self.missing(duel)),
        }
    }

    /// Takes a duel out.
    pub(crate) fn remove(&self, trace: &Trace) -> Result<(), AppendError> {
        self.done_once(sql::REMOVE, trace)
    }

    /// Packs a finished duel.
    pub(crate) fn archive(&self, trace: &Trace) -> Result<(), AppendError> {
        self.done_once(sql::ARCHIVE, trace)
    }

    fn done_once(&self, statement: &'static str, trace: &Trace) -> Result<(), AppendError> {
        for _ in 0..TRIES {
            let placed = self.placed(trace)?;
            let head = trace.head;
            let params = || {
                let mut params = vec![id(trace.duel), number(head.number), seal(head.seal)];
                params.extend(placed.params(trace));
                params
            };
            match self
                .change(statement, params)
                .and_then(|rows| changed(&rows))
            {
                Ok(true) => return Ok(()),
                // Somebody else left a trace in this place.
                Err(trouble) if trouble.is_passing() => continue,
                Err(trouble) => return Err(trouble.appending()),
                Ok(false) => {}
            }
            let found = match self.there(trace.duel) {
                Ok(found) => found,
                Err(_) => return Err(self.missing(trace.duel)),
            };
            let (expected, actual) = (head, found.entry.head);
            if expected != actual {
                return Err(AppendError::Conflict { expected, actual });
            }
            if found.state == State::Archived && statement == sql::ARCHIVE {
                return Err(AppendError::Archived);
            }
        }
        Err(AppendError::Io(Box::new(Reason::Contended)))
    }

    /// Leaves a trace by itself.
    pub(crate) fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        for _ in 0..TRIES {
            let placed = self.placed(trace)?;
            let params = || {
                let mut params = vec![id(trace.duel)];
                params.extend(placed.params(trace));
                params
            };
            match self.change(sql::TRACE, params) {
                Ok(_) => return Ok(()),
                Err(trouble) if trouble.is_passing() => {}
                Err(trouble) => return Err(trouble.appending()),
            }
        }
        Err(AppendError::Io(Box::new(Reason::Contended)))
    }

    /// The place after the last trace there is.
    fn placed(&self, trace: &Trace) -> Result<Placed, AppendError> {
        let last = || -> Result<(i64, Vec<u8>), Trouble> {
            let rows = self.look(sql::LAST_TRACE, Vec::new)?;
            match rows.first() {
                Some(row) => Ok((column(row, 0)?, column(row, 1)?)),
                None => Ok((0, BEFORE_ALL.to_vec())),
            }
        };
        let nothing_done = |trouble: Trouble| match trouble.appending() {
            AppendError::Unknown(cause) => AppendError::Io(cause),
            other => other,
        };
        let (number, before) = last().map_err(nothing_done)?;
        let body = packed(trace);
        let chain = chained(&before, &body);
        let number = number + 1;
        Ok(Placed {
            number,
            body,
            chain,
        })
    }

    /// All traces after the first `skip`, at most `most`, as long as none is missing.
    pub(crate) fn traces(&self, skip: usize, most: usize) -> Result<Vec<Trace>, ReadError> {
        let at_most = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let (skip, limit) = (at_most(skip), at_most(most).saturating_add(1));
        let rows = self.look(sql::TRACES, || vec![param(skip), param(limit)]);
        let rows = rows.map_err(Trouble::reading)?;
        let mut before = (skip == 0).then(|| BEFORE_ALL.to_vec());
        let mut traces = Vec::new();
        for (row, expected) in rows.iter().zip(skip.max(1)..) {
            let read = || -> Result<(i64, &[u8], Vec<u8>), Trouble> {
                Ok((column(row, 0)?, column(row, 1)?, column(row, 2)?))
            };
            let (number, body, chain) = read().map_err(Trouble::reading)?;
            // The one before the first asked for only says what its chain is.
            if let Some(before) = &before {
                let sound = number == expected && chained(before, body) == *chain;
                let trace = unpacked(body).filter(|_| sound);
                traces.push(trace.ok_or_else(|| not_as_left(expected))?);
            }
            before = Some(chain);
        }
        traces.truncate(most);
        Ok(traces)
    }
}

impl Placed {
    fn params(&self, trace: &Trace) -> [Param; 4] {
        [
            param(self.number),
            param(deed(trace.deed)),
            param(self.body.clone()),
            param(self.chain.to_vec()),
        ]
    }
}

fn not_as_left(number: i64) -> ReadError {
    ReadError::Damaged {
        first: 0,
        last: 0,
        what: format!("trace {number} is missing or isn't what was left"),
    }
}
