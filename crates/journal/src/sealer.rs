//! Turns entries into a sealed batch after a head, and gets it into a store once.

use crate::beside::{Secrets, keep_words};
use crate::chance::{self, Chance};
use crate::reader::Standing;
use crate::seal::{TAG, record_hash};
use crate::verify::Wrong;
use crate::wire::{self, BatchHead, Nonce, Packed};
use crate::{
    AppendError, BATCH_BYTES_MOST, BATCH_RECORDS_MOST, Begins, Beside, DuelId, Entry, EventStore,
    Follows, Head, ReadError, Record, SealedBatch, StoredBatch, Time, VerifyError,
};
use duel::{Desk, Event};
use std::io;
use std::sync::OnceLock;

/// How often a batch is appended again when the store gave no answer.
const ASKED_AGAIN_MOST: u32 = 3;

/// Seals batches of one duel, one after the other.
///
/// ```
/// use journal::{Entry, EventStore, Knowledge, MemoryStore, Sealer, SeededChance, Source, Time, DuelId};
///
/// let store = MemoryStore::default();
/// let mut chance = SeededChance::new(1);
/// let duel = DuelId::random(&mut chance)?;
/// let mut sealer = Sealer::begin(duel, "table 4", &mut chance)?;
/// let note = Entry {
///     follows: None,
///     happened_at: None,
///     source: Source::Judge,
///     knowledge: Knowledge::Seen,
///     event: duel::Event::Note,
///     words: None,
/// };
/// let sealed = sealer.seal(Time(0), vec![note], &mut chance)?;
/// let records = sealer.append(&store, sealed)?;
/// assert_eq!(records[0].number, 1);
/// assert_eq!(store.head(duel)?, sealer.head());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// It draws a nonce when it seals its first batch and seals it into each one, so two writers never
/// write the same batch. A clone is another writer and draws its own.
#[derive(Debug)]
pub struct Sealer {
    standing: Standing,
    name: String,
    nonce: OnceLock<Nonce>,
}

impl Clone for Sealer {
    fn clone(&self) -> Self {
        Self {
            standing: self.standing.clone(),
            name: self.name.clone(),
            nonce: OnceLock::new(),
        }
    }
}

/// A batch that is sealed but in no store yet, with the records it will be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// What the store gets.
    pub batch: SealedBatch,
    /// What readers will read.
    pub records: Vec<Record>,
    after: Head,
}

/// Why entries can't be sealed. Reads after "failed to seal the batch: ".
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SealError {
    /// There is nothing to seal.
    #[error("it has no records")]
    Empty,
    /// More than one batch may have.
    #[error(
        "it has {records} records in {bytes} bytes, at most {BATCH_RECORDS_MOST} in {BATCH_BYTES_MOST} may be in one"
    )]
    TooLarge {
        /// How many records.
        records: usize,
        /// How many bytes, beside entries included (0 when they weren't counted).
        bytes: usize,
    },
    /// An entry is to follow a record that isn't before it.
    #[error("record {number} is to follow {follows:?}, which is not before it")]
    Follows {
        /// The entry's number.
        number: u32,
        /// What it is to follow.
        follows: Follows,
    },
    /// The numbers of records have run out.
    #[error("no number is left after record {0}")]
    NumbersRanOut(u32),
    /// The duel's secrets don't lie beside it, so nothing hidden can be sealed.
    #[error("record {number}: {what}")]
    Secret {
        /// The record that has something hidden.
        number: u32,
        /// What is wrong.
        what: Wrong,
    },
    /// A record doesn't read back as it was (a text too long for the wire).
    #[error("record {0} doesn't fit the wire form")]
    Unwritable(u32),
    /// There are no random bytes to be had.
    #[error("there are no random bytes to be had")]
    Chance(#[from] io::Error),
}

impl Sealer {
    /// Begins a new duel, which the first batch makes. The name is for people.
    ///
    /// # Errors
    /// When there are no random bytes to be had for its secrets.
    pub fn begin(
        duel: DuelId,
        name: impl Into<String>,
        chance: &mut dyn Chance,
    ) -> io::Result<Self> {
        let secrets = Secrets::random(chance)?;
        let standing = Standing {
            duel,
            secrets,
            head: Head::before_all(duel),
            batch: 0,
        };
        Ok(Self {
            name: name.into(),
            ..Self::at(standing)
        })
    }

    /// Goes on where a stored duel ends. Reads its last batch only and checks nothing else; a
    /// [`Reader`](crate::Reader) that has read everything gives a sealer too.
    ///
    /// # Errors
    /// When the store can't be read, or the last batch or the secrets are damaged.
    pub fn open(store: &dyn EventStore, duel: DuelId) -> Result<Self, VerifyError> {
        Standing::at_end(store, duel).map(Self::at)
    }

    pub(crate) const fn at(standing: Standing) -> Self {
        Self {
            standing,
            name: String::new(),
            nonce: OnceLock::new(),
        }
    }

    pub(crate) const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The duel.
    #[must_use]
    pub const fn duel(&self) -> DuelId {
        self.standing.duel
    }

    /// The head the next batch goes after.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.standing.head
    }

    /// How many batches there are.
    #[must_use]
    pub const fn batches(&self) -> u32 {
        self.standing.batch
    }

    /// Seals a batch after the head. Changes nothing: the sealer moves on in
    /// [`append`](Self::append) or [`appended`](Self::appended).
    ///
    /// # Errors
    /// See [`SealError`].
    pub fn seal(
        &self,
        at: Time,
        entries: Vec<Entry>,
        chance: &mut dyn Chance,
    ) -> Result<Sealed, SealError> {
        self.check_numbers(entries.len())?;
        let head = BatchHead {
            version: wire::lowest_version(entries.iter().map(|entry| &entry.event)),
            batch: self.standing.batch + 1,
            at: at.0,
            nonce: self.nonce(chance)?,
        };
        let mut work = Work {
            standing: &self.standing,
            stored: wire::pack_head(&head),
            head,
            after: self.standing.head,
            before: None,
            tip: None,
            records: Vec::with_capacity(entries.len()),
            beside: self.first_beside(),
        };
        for entry in entries {
            work.add(entry, chance)?;
        }
        self.finish(work, at)
    }

    /// Appends a sealed batch and moves on. When the store gives no answer it is asked again; the
    /// same batch is never there twice.
    ///
    /// # Errors
    /// See [`AppendError`]; the sealer has then not moved.
    pub fn append(
        &mut self,
        store: &dyn EventStore,
        sealed: Sealed,
    ) -> Result<Vec<Record>, AppendError> {
        let mut asked_again = 0;
        loop {
            match store.append(self.duel(), sealed.after, &sealed.batch) {
                Err(AppendError::Unknown(_)) if asked_again < ASKED_AGAIN_MOST => asked_again += 1,
                Err(error) => return Err(error),
                Ok(_) => break,
            }
        }
        self.appended(&sealed);
        Ok(sealed.records)
    }

    /// Moves on behind a batch of its own that the store has taken.
    pub fn appended(&mut self, sealed: &Sealed) {
        if sealed.after == self.standing.head {
            self.standing.head = sealed.batch.head;
            self.standing.batch += 1;
        }
    }

    /// This writer's nonce, drawn when it is first asked for.
    fn nonce(&self, chance: &mut dyn Chance) -> io::Result<Nonce> {
        if let Some(nonce) = self.nonce.get() {
            return Ok(*nonce);
        }
        let drawn = chance::array(chance)?;
        Ok(*self.nonce.get_or_init(|| drawn))
    }

    fn check_numbers(&self, records: usize) -> Result<(), SealError> {
        if records == 0 {
            return Err(SealError::Empty);
        }
        if records > BATCH_RECORDS_MOST {
            return Err(SealError::TooLarge { records, bytes: 0 });
        }
        let last = self.standing.head.number;
        let room = (u32::MAX - 1 - last) as usize;
        if room < records || self.standing.batch == u32::MAX {
            return Err(SealError::NumbersRanOut(last));
        }
        Ok(())
    }

    fn first_beside(&self) -> Vec<Beside> {
        match self.standing.head.number {
            0 => self.standing.secrets.entries(self.standing.duel),
            _ => Vec::new(),
        }
    }

    fn finish(&self, mut work: Work<'_>, at: Time) -> Result<Sealed, SealError> {
        let after = self.standing.head;
        work.stored.extend(work.after.seal.tag::<TAG>());
        let batch = SealedBatch {
            stored: StoredBatch {
                first: after.number + 1,
                count: work.records.len() as u32,
                bytes: work.stored,
            },
            beside: work.beside,
            head: work.after,
            begins: (after.number == 0).then(|| Begins {
                name: self.name.clone(),
                created: at,
            }),
        };
        if let Err(AppendError::TooLarge { records, bytes }) = batch.check(after) {
            return Err(SealError::TooLarge { records, bytes });
        }
        let records = work.records;
        self.check_reads_back(&batch, &records)?;
        Ok(Sealed {
            batch,
            records,
            after,
        })
    }

    /// The other half of the pair: what is read is what was written.
    fn check_reads_back(&self, batch: &SealedBatch, records: &[Record]) -> Result<(), SealError> {
        let mut beside = batch.beside.clone();
        beside.sort_by_key(|entry| entry.key);
        let first = batch.stored.first;
        match self.standing.open_batch(&batch.stored, &beside) {
            Ok(read) if read.records == records && read.head == batch.head => Ok(()),
            Ok(read) => {
                let same = read.records.iter().zip(records).take_while(|(a, b)| a == b);
                Err(SealError::Unwritable(first + same.count() as u32))
            }
            Err(damage) => Err(SealError::Unwritable(damage.first)),
        }
    }
}

/// A batch while it is being sealed.
struct Work<'a> {
    standing: &'a Standing,
    head: BatchHead,
    after: Head,
    /// The last duel record of the batch so far.
    before: Option<u32>,
    /// The same, or what a rewind after it goes back to.
    tip: Option<u32>,
    stored: Vec<u8>,
    records: Vec<Record>,
    beside: Vec<Beside>,
}

impl Work<'_> {
    fn add(&mut self, entry: Entry, chance: &mut dyn Chance) -> Result<(), SealError> {
        let number = self.after.number + 1;
        let follows = self.follows(number, entry.follows)?;
        let words = entry.words.filter(|words| !words.is_empty());
        let kept = words
            .as_ref()
            .map(|words| keep_words(number, words, chance))
            .transpose()?;
        let packed = Packed {
            number,
            follows,
            happened_at: entry.happened_at,
            source: entry.source,
            knowledge: entry.knowledge,
            event: entry.event,
            words: kept.as_ref().map(|(_, commitment)| *commitment),
        };
        self.seal(&packed)?;
        self.stored
            .extend(wire::pack(&self.head, self.before, &packed));
        if let Some(to) = goes_on_from(&packed.event) {
            self.tip = Some(to);
        } else if !packed.event.is_desk() {
            (self.before, self.tip) = (Some(number), Some(number));
        }
        self.beside.extend(kept.map(|(entry, _)| entry));
        self.records.push(record(&self.head, packed, words));
        Ok(())
    }

    fn seal(&mut self, packed: &Packed) -> Result<(), SealError> {
        let number = packed.number;
        let first = self.records.is_empty();
        let commit = |veiled: &_| self.standing.secrets.commit(number, veiled);
        let canonical = wire::canonical(&self.head, first, packed, commit)
            .map_err(|what| SealError::Secret { number, what })?;
        let seal = self.after.seal.then(&record_hash(&canonical));
        self.after = Head { number, seal };
        Ok(())
    }

    fn follows(&self, number: u32, follows: Option<Follows>) -> Result<Option<u32>, SealError> {
        let Some(follows) = follows else {
            return Ok(None);
        };
        let record = match follows {
            Follows::Record(record) => Some(record),
            Follows::EntryBefore => self.tip,
        };
        record
            .filter(|record| (1..number).contains(record))
            .map(Some)
            .ok_or(SealError::Follows { number, follows })
    }
}

/// Where the duel goes on after an event of the desk that moves it.
const fn goes_on_from(event: &Event) -> Option<u32> {
    match event {
        Event::Rewound { to, .. } | Event::Desk(Desk::LineSwitched { to, .. }) => Some(*to),
        _ => None,
    }
}

/// A record as readers see it.
pub(crate) fn record(head: &BatchHead, packed: Packed, words: Option<crate::Words>) -> Record {
    Record {
        number: packed.number,
        follows: packed.follows,
        batch: head.batch,
        at: Time(head.at),
        happened_at: packed.happened_at,
        source: packed.source,
        knowledge: packed.knowledge,
        event: packed.event,
        words,
    }
}

impl From<ReadError> for VerifyError {
    fn from(error: ReadError) -> Self {
        Self::Store(error)
    }
}
