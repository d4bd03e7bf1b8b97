//! Checkpoints that lie beside a journal. They are no evidence against whoever holds the store,
//! who can take them away; they are there so that what was signed once isn't signed otherwise.

use crate::beside::NOTE;
use crate::checkpoint::Checkpoint;
use crate::note::Note;
use crate::verify::{Damage, VerifyError, Wrong};
use crate::{AppendError, Beside, BesideKey, DuelId, EventStore, ReadError};

/// How many records are looked beside at a time.
const PAGE: u32 = 4_096;

/// Keeps a note beside the journal it is about. Signatures that are kept already stay.
///
/// # Errors
/// See [`AppendError`].
pub fn keep_note(
    store: &dyn EventStore,
    checkpoint: &Checkpoint,
    note: &Note,
) -> Result<(), AppendError> {
    let Checkpoint { duel, size, .. } = *checkpoint;
    let mut note = note.clone();
    let there = store.beside(duel, size, size).map_err(not_read)?;
    let there = there.iter().find(|entry| entry.key.kind == NOTE);
    if let Some(Ok(there)) = there.map(|entry| Note::parse(&entry.bytes)) {
        // Another checkpoint over as many records has been found before; it gives way.
        let _ = note.join(&there);
    }
    let key = BesideKey {
        about: size,
        kind: NOTE,
    };
    let bytes = note.to_string().into_bytes();
    store.put_beside(duel, &[Beside { key, bytes }])
}

fn not_read(error: ReadError) -> AppendError {
    match error {
        ReadError::NoSuchDuel(duel) => AppendError::NoSuchDuel(duel),
        ReadError::Busy { holder } => AppendError::Busy { holder },
        ReadError::Io(cause) => AppendError::Io(cause),
        error => AppendError::Damaged(error),
    }
}

/// The notes beside a journal, those over the fewest records first.
///
/// # Errors
/// When the store can't be read, or what lies there is no checkpoint of this duel.
pub fn kept_notes(
    store: &dyn EventStore,
    duel: DuelId,
) -> Result<Vec<(Checkpoint, Note)>, VerifyError> {
    let last = store.head(duel)?.number;
    let mut notes = Vec::new();
    let mut first = 1;
    while first <= last {
        let end = first.saturating_add(PAGE - 1).min(last);
        read(&store.beside(duel, first, end)?, duel, &mut notes)?;
        first = end.saturating_add(1);
        if end == u32::MAX {
            return Ok(notes);
        }
    }
    // A journal that was put back to an earlier state has them beyond its end.
    read(&store.beside(duel, first, u32::MAX)?, duel, &mut notes)?;
    Ok(notes)
}

fn read(
    entries: &[Beside],
    duel: DuelId,
    notes: &mut Vec<(Checkpoint, Note)>,
) -> Result<(), Damage> {
    for entry in entries.iter().filter(|entry| entry.key.kind == NOTE) {
        let about = entry.key.about;
        let note = Note::parse(&entry.bytes).ok();
        let read = note.and_then(|note| Some((Checkpoint::parse(note.text()).ok()?, note)));
        let fits = |(checkpoint, _): &(Checkpoint, Note)| {
            (checkpoint.duel, checkpoint.size) == (duel, about)
        };
        let read = read.filter(fits);
        notes.push(read.ok_or_else(|| Damage::new(about, about, Wrong::NoteChanged))?);
    }
    Ok(())
}
