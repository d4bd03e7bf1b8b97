//! Reading a history out of a store, every seal checked on the way.

use crate::{History, HistoryError};
use journal::{Batch, DuelId, EventStore, Reader, Sealer, VerifyError};
use thiserror::Error;

/// Why a history can't be read. Reads after "failed to read the duel: ".
#[derive(Debug, Error)]
pub enum ReadHistoryError {
    /// The store can't be read, or a record fails its check.
    #[error(transparent)]
    Verify(#[from] VerifyError),
    /// The records are sound but don't make a history.
    #[error("the records don't make a history")]
    History(#[from] HistoryError),
}

impl History {
    /// Reads a whole duel. The sealer goes on behind its last record.
    ///
    /// # Errors
    /// [`ReadHistoryError`] at the first record that is wrong.
    pub fn read(store: &dyn EventStore, duel: DuelId) -> Result<(Self, Sealer), ReadHistoryError> {
        let mut history = Self::default();
        let sealer = history.read_on(Reader::open(store, duel)?)?;
        Ok((history, sealer))
    }

    /// Adds what a reader still has to give, which must begin where this history ends.
    ///
    /// # Errors
    /// [`ReadHistoryError`] at the first record that is wrong; those before it are added.
    pub fn read_on(&mut self, mut reader: Reader<'_>) -> Result<Sealer, ReadHistoryError> {
        while let Some(batch) = reader.next_batch()? {
            self.push_batch(batch)?;
        }
        Ok(reader.into_sealer())
    }

    /// Adds a batch and the seal at its end.
    ///
    /// # Errors
    /// [`HistoryError`] at the first record that can't come next; those before it are added.
    pub fn push_batch(&mut self, batch: Batch) -> Result<(), HistoryError> {
        for record in batch.records {
            self.push(record)?;
        }
        self.put_seal(batch.head.number, batch.head.seal);
        Ok(())
    }
}
