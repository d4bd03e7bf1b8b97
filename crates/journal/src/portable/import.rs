//! Takes a duel from one store into another: a portable file into a store of its own, as a rule.

use crate::beside::WORDS;
use crate::reader::Reader;
use crate::{
    AppendError, Begins, Beside, DuelId, EventStore, Head, ReadError, SealedBatch, VerifyError,
};

/// What was taken over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The duel.
    pub duel: DuelId,
    /// Where its journal ends in what was imported.
    pub head: Head,
    /// How many of its records were there already.
    pub known: u32,
    /// How many were added.
    pub added: u32,
}

/// Why a duel wasn't imported. Reads after "failed to import the duel: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// What is to be imported can't be read, or is damaged.
    #[error("it can't be read")]
    Source(#[from] VerifyError),
    /// What the store has of it can't be read.
    #[error("the store can't be read")]
    Store(#[source] ReadError),
    /// The store doesn't take it. `Conflict`: it has other records under the same numbers.
    #[error("the store doesn't take it")]
    Append(#[from] AppendError),
}

/// Appends every batch of a duel to a store that hasn't got it yet, byte for byte: ids, nonces and
/// seals stay. Doing it again changes nothing; a longer journal adds what is new; one that went
/// another way is refused with `Conflict`, and nothing of it is added behind the fork.
///
/// What lies beside records that the store has already is left as it is there, so words that were
/// erased don't come back. Checkpoints are added where there are none.
///
/// # Errors
/// See [`ImportError`]. Batches before it have been added, and stay.
pub fn import(
    from: &dyn EventStore,
    duel: DuelId,
    name: Option<&str>,
    into: &dyn EventStore,
) -> Result<Imported, ImportError> {
    let entry = from.duel(duel).map_err(VerifyError::from)?;
    let begins = Begins {
        name: name.unwrap_or(&entry.name).to_owned(),
        created: entry.created,
    };
    let mut secrets = beside(from, duel, 0, 0)?;
    let mut reader = Reader::open(from, duel)?;
    let (mut known, mut added) = (0, 0);
    loop {
        let after = reader.head();
        let Some((stored, batch)) = reader.next_stored()? else {
            break;
        };
        let count = stored.count;
        let words = reader.beside(stored.first, stored.last());
        let mut beside = std::mem::take(&mut secrets);
        beside.extend(words.filter(sealed).cloned());
        let batch = SealedBatch {
            stored,
            beside,
            head: batch.head,
            begins: (after.number == 0).then(|| begins.clone()),
        };
        match append(into, duel, after, &batch)? {
            true => known += count,
            false => added += count,
        }
    }
    let head = reader.head();
    add_checkpoints(from, into, duel, head)?;
    Ok(Imported {
        duel,
        head,
        known,
        added,
    })
}

/// True for entries that belong to the batch of their record.
fn sealed(entry: &&Beside) -> bool {
    entry.key.kind <= WORDS && !entry.bytes.is_empty()
}

fn beside(
    from: &dyn EventStore,
    duel: DuelId,
    first: u32,
    last: u32,
) -> Result<Vec<Beside>, VerifyError> {
    let mut entries = from.beside(duel, first, last)?;
    entries.retain(|entry| sealed(&entry));
    Ok(entries)
}

/// Appends one batch; true when it was there already. A store that gives no answer is asked again.
fn append(
    into: &dyn EventStore,
    duel: DuelId,
    after: Head,
    batch: &SealedBatch,
) -> Result<bool, AppendError> {
    let appended = match into.append(duel, after, batch) {
        Err(AppendError::Unknown(_)) => into.append(duel, after, batch)?,
        appended => appended?,
    };
    Ok(appended.repeated)
}

fn add_checkpoints(
    from: &dyn EventStore,
    into: &dyn EventStore,
    duel: DuelId,
    head: Head,
) -> Result<(), ImportError> {
    let behind = |entry: &Beside| entry.key.kind > WORDS && !entry.bytes.is_empty();
    let all = from
        .beside(duel, 0, head.number)
        .map_err(VerifyError::from)?;
    let offered: Vec<Beside> = all.into_iter().filter(behind).collect();
    if offered.is_empty() {
        return Ok(());
    }
    let there = into.beside(duel, 0, head.number);
    let there = there.map_err(ImportError::Store)?;
    let missing = |entry: &Beside| there.iter().all(|other| other.key != entry.key);
    let missing: Vec<Beside> = offered.into_iter().filter(missing).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Ok(into.put_beside(duel, &missing)?)
}
