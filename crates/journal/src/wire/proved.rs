//! Reads a record from its canonical bytes, as a proof of it carries them.

use super::bytes::{Fault, decode, encode};
use super::mirror::Mirror;
use super::{Canonical, knowledge_bits, knowledge_of, source_of};
use crate::{Record, Time};
use duel::Event;

/// A record with its open part, and the commitments to the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OpenRecord {
    /// Its event is the open part; words aren't there.
    pub(crate) record: Record,
    /// The commitment to its veiled part.
    pub(crate) veiled: Option<[u8; 32]>,
    /// The commitment to its words.
    pub(crate) words: Option<[u8; 32]>,
}

/// The record that was sealed with these bytes. Refuses every spelling but the canonical one.
pub(crate) fn read_canonical(bytes: &[u8]) -> Result<OpenRecord, Fault> {
    let (read, taken): (Canonical, _) = decode(bytes)?;
    if taken != bytes.len() {
        return Err(Fault::Trailing(bytes.len() - taken));
    }
    if encode(&read) != bytes {
        return Err(Fault::NotCanonical);
    }
    let source = source_of(read.source).ok_or(Fault::Undecodable)?;
    let knowledge = knowledge_of(read.knowledge);
    if knowledge_bits(knowledge) != read.knowledge {
        return Err(Fault::Undecodable);
    }
    Ok(OpenRecord {
        record: Record {
            number: read.number,
            follows: read.follows,
            batch: read.batch,
            at: Time(read.at),
            happened_at: read.happened_at.map(Time),
            source,
            knowledge,
            event: Event::from_wire(read.event),
            words: None,
        },
        veiled: read.veiled,
        words: read.words,
    })
}
