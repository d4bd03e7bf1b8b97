//! Files for one role: what it may know, with commitments in the place of the rest.
//!
//! Neither secrets nor words nor card definitions are in one: which cards are defined would tell
//! what lies in the decks. It leads to the same seals as the whole file.

use super::batches::{Packer, Unpacked};
use super::check::{CopyRecord, Covered};
use super::front::Front;
use super::write::{BYTES_A_BLOCK, ExportError, Out, RECORDS_A_BLOCK, WrittenFile};
use super::{Coding, FileWrong, Form};
use crate::beside::NOTE;
use crate::reader::Reader;
use crate::redact::Redaction;
use crate::sealer;
use crate::verify::{Damage, Fold, Wrong};
use crate::wire::{self, Cover, Shown};
use crate::{Beside, DuelId, EventStore, Seal, StoredBatch};
use duel::{Role, Seat};
use std::io;

/// How a file says whose copy it is.
pub(crate) const fn number_of(role: Role) -> u8 {
    match role {
        Role::Judge => 0,
        Role::Seat(Seat::A) => 1,
        Role::Seat(Seat::B) => 2,
        Role::Spectator => 3,
    }
}

/// Whose copy it is, for a file of this form.
pub(crate) const fn role_of(form: Form, number: u8) -> Result<Role, FileWrong> {
    match (form, number) {
        (Form::Full, 0) => Ok(Role::Judge),
        (Form::Redacted, 1) => Ok(Role::Seat(Seat::A)),
        (Form::Redacted, 2) => Ok(Role::Seat(Seat::B)),
        (Form::Redacted, 3) => Ok(Role::Spectator),
        _ => Err(FileWrong::Header),
    }
}

/// Writes what a role may know of a duel as one file. Every record is checked on the way.
///
/// # Errors
/// When the journal can't be read or a record is wrong, when it is asked for a judge, who gets the
/// whole file, or when the file can't be written. What has been written by then is no whole file.
pub fn write_redacted(
    store: &dyn EventStore,
    duel: DuelId,
    role: Role,
    out: &mut dyn io::Write,
) -> Result<WrittenFile, ExportError> {
    if role == Role::Judge {
        return Err(ExportError::NothingHidden);
    }
    let entry = store.duel(duel)?;
    let mut reader = Reader::up_to(store, duel, entry.head)?;
    let front = Front {
        duel: duel.0,
        created: entry.created.0,
        records: entry.head.number,
        batches: crate::reader::batch_of(store, duel, entry.head)?,
        seal: entry.head.seal.0,
        role: number_of(role),
        name: entry.name,
    };
    let mut out = Out::begin(out, &front, Form::Redacted, Coding::Plain)?;
    let mut copy = Copy {
        redaction: Redaction::new(role),
        fold: Fold::new(store, duel),
    };
    let mut packer = Packer::after(duel, reader.head(), 0);
    let mut notes = Vec::new();
    while let Some((stored, batch)) = reader.next_stored()? {
        let beside = reader.beside(stored.first, stored.last());
        notes.extend(beside.filter(is_note).cloned());
        copy.add(&stored, &batch.records, &reader, &mut packer)?;
        if packer.count >= RECORDS_A_BLOCK || packer.payload.len() >= BYTES_A_BLOCK {
            out.records(&packer, &std::mem::take(&mut notes))?;
            packer = Packer::after(duel, batch.head, batch.number);
        }
    }
    out.records(&packer, &notes)?;
    out.finish(&front)
}

/// A checkpoint that was signed is for everybody.
fn is_note(entry: &&Beside) -> bool {
    entry.key.kind == NOTE && !entry.bytes.is_empty()
}

/// A copy while it is being made.
struct Copy<'s> {
    redaction: Redaction,
    fold: Fold<'s>,
}

impl Copy<'_> {
    fn add(
        &mut self,
        stored: &StoredBatch,
        records: &[crate::Record],
        reader: &Reader<'_>,
        packer: &mut Packer,
    ) -> Result<(), ExportError> {
        let bytes = |fault| Damage::new(stored.first, stored.last(), Wrong::Bytes(fault));
        let open = wire::Stored::open(stored.first, stored.count, &stored.bytes);
        let mut open = open.map_err(|fault| ExportError::Journal(bytes(fault).into()))?;
        let (head, mut packed, mut before) = (open.head, Vec::new(), None);
        for record in records {
            let next = open
                .next()
                .map_err(|fault| ExportError::Journal(bytes(fault).into()))?;
            let Some(next) = next else { break };
            let first = packed.is_empty();
            let position = self.fold.position();
            let shown = self
                .redaction
                .show(position, (&head, first), next, reader.secrets());
            let number = record.number;
            let shown = shown
                .map_err(|what| ExportError::Journal(Damage::new(number, number, what).into()))?;
            packed.extend(wire::pack_shown(&head, before, &shown));
            if !shown.record.event.is_desk() {
                before = Some(number);
            }
            self.fold.add(record)?;
        }
        packer.add_records(&head, stored.count, &packed);
        Ok(())
    }
}

/// The records of a batch, for their reader.
pub(super) fn copied(batch: Unpacked<Shown>) -> impl Iterator<Item = CopyRecord> {
    let Unpacked { head, records } = batch;
    records
        .into_iter()
        .map(move |Shown { cover, record }| CopyRecord {
            cover: match cover {
                Cover::Shown(_) | Cover::Open => Covered::Sealed,
                Cover::Veiled(_) => Covered::Veiled,
                Cover::Told(_) => Covered::Told,
            },
            record: sealer::record(&head, record, None),
        })
}

/// How many records of a redacted file are only told, and the seals after each of a batch.
pub(super) fn seals(
    mut seal: Seal,
    batch: &Unpacked<Shown>,
) -> Result<(u32, Vec<Seal>), (u32, FileWrong)> {
    let (mut told, mut seals) = (0, Vec::new());
    for shown in &batch.records {
        let number = shown.record.number;
        let hash = wire::record_hash_of(&batch.head, seals.is_empty(), shown);
        let hash = hash.map_err(|fault| (number, FileWrong::Journal(Wrong::Bytes(fault))))?;
        told += u32::from(matches!(shown.cover, Cover::Told(_)));
        seal = seal.then(&hash);
        seals.push(seal);
    }
    Ok((told, seals))
}
