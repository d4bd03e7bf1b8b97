//! Gives the records of a duel back, batch by batch, each checked against its seal.

use crate::beside::{Secrets, read_words};
use crate::seal::record_hash;
use crate::sealer::record;
use crate::verify::{Damage, VerifyError, Wrong};
use crate::wire::{self, BatchHead, Packed};
use crate::{Beside, DuelId, EventStore, Head, Limits, Record, Seal, Sealer, StoredBatch, Time};
use std::collections::VecDeque;
use std::time::Duration;

/// One batch, read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Batch {
    /// Its number, from 1.
    pub number: u32,
    /// When it was written.
    pub at: Time,
    /// Its records.
    pub records: Vec<Record>,
    /// The seal after each of them.
    pub seals: Vec<Seal>,
    /// The numbers of those whose words were erased.
    pub erased: Vec<u32>,
    /// The head after it.
    pub head: Head,
}

/// A place in a journal from which it can be read or written on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) duel: DuelId,
    pub(crate) secrets: Secrets,
    /// The head here.
    pub(crate) head: Head,
    /// The number of the batch that ends here.
    pub(crate) batch: u32,
}

impl Standing {
    fn secrets(store: &dyn EventStore, duel: DuelId, end: Head) -> Result<Secrets, VerifyError> {
        let entries = store.beside(duel, 0, 0)?;
        Secrets::read(duel, &entries)
            .map_err(|what| Damage::new(1, end.number, what))
            .map_err(VerifyError::Damage)
    }

    pub(crate) fn at_end(store: &dyn EventStore, duel: DuelId) -> Result<Self, VerifyError> {
        let head = store.head(duel)?;
        let secrets = Self::secrets(store, duel, head)?;
        let batch = last_batch(store, duel, head)?.batch;
        Ok(Self {
            duel,
            secrets,
            head,
            batch,
        })
    }

    /// Reads the batch that follows and checks it against the seals. `beside` is in order.
    pub(crate) fn open_batch(
        &self,
        stored: &StoredBatch,
        beside: &[Beside],
    ) -> Result<Batch, Damage> {
        let first = self.head.number.saturating_add(1);
        let last = stored.last().max(first);
        let damage = |number, what| Damage::new(number, last, what);
        if stored.first != first || stored.count == 0 {
            let found = stored.first;
            return Err(Damage::new(first, first, Wrong::Number { found }));
        }
        let mut read = wire::Stored::open(first, last - first + 1, &stored.bytes)
            .map_err(|fault| damage(first, Wrong::Bytes(fault)))?;
        let mut sealed = Sealing::after(self, read.head);
        let mut number = first;
        while let Some(packed) = read
            .next()
            .map_err(|fault| damage(number.min(last), Wrong::Bytes(fault)))?
        {
            sealed
                .add(packed)
                .map_err(|what| Damage::new(number, number, what))?;
            number = number.saturating_add(1);
        }
        if sealed.after.tag() != read.tag {
            return Err(damage(first, Wrong::Seal));
        }
        sealed.finish(beside)
    }
}

/// A batch whose seals are being computed.
pub(crate) struct Sealing<'a> {
    standing: &'a Standing,
    head: BatchHead,
    records: Vec<Packed>,
    seals: Vec<Seal>,
    /// The seal after the last record.
    pub(crate) after: Seal,
}

impl<'a> Sealing<'a> {
    /// Begins the batch after a place.
    pub(crate) const fn after(standing: &'a Standing, head: BatchHead) -> Self {
        Self {
            standing,
            head,
            records: Vec::new(),
            seals: Vec::new(),
            after: standing.head.seal,
        }
    }

    pub(crate) fn add(&mut self, packed: Packed) -> Result<(), Wrong> {
        let commit = |veiled: &_| self.standing.secrets.commit(packed.number, veiled);
        let canonical = wire::canonical(&self.head, self.records.is_empty(), &packed, commit)?;
        self.after = self.after.then(&record_hash(&canonical));
        self.seals.push(self.after);
        self.records.push(packed);
        Ok(())
    }

    /// The batch, once its seals were found to be the right ones: the rest can only be the
    /// writer's doing, or that of what lies beside.
    pub(crate) fn finish(self, beside: &[Beside]) -> Result<Batch, Damage> {
        let first = self.standing.head.number.saturating_add(1);
        let head = self.head;
        if head.batch != self.standing.batch.saturating_add(1) {
            let found = head.batch;
            return Err(Damage::new(first, first, Wrong::Batch { found }));
        }
        let number = self.records.last().map_or(0, |packed| packed.number);
        let mut batch = Batch {
            number: head.batch,
            at: Time(head.at),
            records: Vec::with_capacity(self.records.len()),
            seals: self.seals,
            erased: Vec::new(),
            head: Head {
                number,
                seal: self.after,
            },
        };
        for packed in self.records {
            let number = packed.number;
            let words = read_words(number, packed.words, beside)
                .map_err(|what| Damage::new(number, number, what))?;
            if packed.words.is_some() && words.is_none() {
                batch.erased.push(number);
            }
            batch.records.push(record(&head, packed, words));
        }
        Ok(batch)
    }
}

/// Reads a duel from a store in order, with bounded memory, and checks every seal on the way.
///
/// It reads up to the head the store had when it was opened (or last waited); what is appended
/// meanwhile comes with [`Reader::wait`].
pub struct Reader<'s> {
    store: &'s dyn EventStore,
    standing: Standing,
    end: Head,
    fetched: VecDeque<StoredBatch>,
    beside: Vec<Beside>,
    limits: Limits,
}

impl<'s> Reader<'s> {
    /// Begins at the first record.
    ///
    /// # Errors
    /// When the store can't be read or the duel's secrets are damaged.
    pub fn open(store: &'s dyn EventStore, duel: DuelId) -> Result<Self, VerifyError> {
        let end = store.head(duel)?;
        let secrets = Standing::secrets(store, duel, end)?;
        let head = Head::before_all(duel);
        let standing = Standing {
            duel,
            secrets,
            head,
            batch: 0,
        };
        Ok(Self::at(store, standing, end))
    }

    /// Begins after what a sealer or another reader has seen.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn after(store: &'s dyn EventStore, sealer: &Sealer) -> Result<Self, VerifyError> {
        let standing = sealer.standing().clone();
        let end = store.head(standing.duel)?;
        Ok(Self::at(store, standing, end))
    }

    /// Begins at the first record and ends at a head that the store has had.
    pub(crate) fn up_to(
        store: &'s dyn EventStore,
        duel: DuelId,
        end: Head,
    ) -> Result<Self, VerifyError> {
        let reader = Self::open(store, duel)?;
        Ok(Self { end, ..reader })
    }

    fn at(store: &'s dyn EventStore, standing: Standing, end: Head) -> Self {
        Self {
            store,
            standing,
            end,
            fetched: VecDeque::new(),
            beside: Vec::new(),
            limits: Limits::default(),
        }
    }

    /// Fetches no more than this from the store at a time.
    #[must_use]
    pub const fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// The head of what has been read.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.standing.head
    }

    /// The secrets of the duel.
    pub(crate) const fn secrets(&self) -> &Secrets {
        &self.standing.secrets
    }

    /// The next batch; `None` at the end.
    ///
    /// # Errors
    /// When the store can't be read, or at the first record that is wrong. Batches before it have
    /// been given.
    pub fn next_batch(&mut self) -> Result<Option<Batch>, VerifyError> {
        Ok(self.next_stored()?.map(|(_, batch)| batch))
    }

    /// The same, with the bytes it was read from.
    pub(crate) fn next_stored(&mut self) -> Result<Option<(StoredBatch, Batch)>, VerifyError> {
        if self.standing.head.number >= self.end.number {
            return self.at_end();
        }
        if self.fetched.is_empty() {
            self.fetch()?;
        }
        let Some(stored) = self.fetched.pop_front() else {
            let first = self.standing.head.number + 1;
            return Err(Damage::new(first, self.end.number, Wrong::CutOff).into());
        };
        let batch = self.standing.open_batch(&stored, &self.beside)?;
        self.standing.head = batch.head;
        self.standing.batch = batch.number;
        Ok(Some((stored, batch)))
    }

    /// What lies beside the batch that was read last.
    pub(crate) fn beside(&self, first: u32, last: u32) -> impl Iterator<Item = &Beside> {
        let about = move |entry: &&Beside| (first..=last).contains(&entry.key.about);
        self.beside.iter().filter(about)
    }

    /// Waits until something is appended after the end, at most so long. True when there is more to
    /// read.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn wait(&mut self, timeout: Duration) -> Result<bool, VerifyError> {
        let duel = self.standing.duel;
        let more = !self
            .store
            .follow(duel, self.end.number, timeout)?
            .is_empty();
        if more {
            self.end = self.store.head(duel)?;
        }
        Ok(more)
    }

    /// A sealer that goes on where this reader stands.
    #[must_use]
    pub fn into_sealer(self) -> Sealer {
        Sealer::at(self.standing)
    }

    fn fetch(&mut self) -> Result<(), VerifyError> {
        let duel = self.standing.duel;
        let first = self.standing.head.number + 1;
        self.fetched = self.store.read(duel, first, self.limits)?.into();
        if let Some(end) = self.fetched.back() {
            self.beside = self.store.beside(duel, first, end.last())?;
        }
        Ok(())
    }

    /// Everything was read: the seal must be the one the store's head states.
    fn at_end<T>(&self) -> Result<Option<T>, VerifyError> {
        let Head { number, seal } = self.standing.head;
        if number == self.end.number && seal == self.end.seal {
            return Ok(None);
        }
        Err(Damage::new(number, number, Wrong::Head).into())
    }
}

/// What stands at the head of the last batch.
fn last_batch(store: &dyn EventStore, duel: DuelId, head: Head) -> Result<BatchHead, VerifyError> {
    let one = Limits {
        records: 1,
        bytes: 1,
    };
    let number = head.number;
    let stored = store.read(duel, number, one)?;
    let last = stored
        .first()
        .filter(|batch| batch.last() == number)
        .ok_or_else(|| Damage::new(number, number, Wrong::CutOff))?;
    let (batch_head, _) = wire::unpack_head(&last.bytes)
        .map_err(|fault| Damage::new(last.first, number, Wrong::Bytes(fault)))?;
    Ok(batch_head)
}

/// The number of the batch that ends at a head.
pub(crate) fn batch_of(
    store: &dyn EventStore,
    duel: DuelId,
    head: Head,
) -> Result<u32, VerifyError> {
    last_batch(store, duel, head).map(|batch| batch.batch)
}

/// When the last batch of a duel was written, from that batch alone. Its seal isn't checked.
///
/// # Errors
/// When the store can't be read, or the batch can't.
pub fn last_written(store: &dyn EventStore, duel: DuelId) -> Result<Time, VerifyError> {
    let head = store.head(duel)?;
    last_batch(store, duel, head).map(|batch| Time(batch.at))
}

/// Reads a whole duel: its records in order, and a sealer that goes on behind them.
///
/// # Errors
/// When the store can't be read or a record is wrong.
pub fn read_all(
    store: &dyn EventStore,
    duel: DuelId,
) -> Result<(Vec<Record>, Sealer), VerifyError> {
    let mut reader = Reader::open(store, duel)?;
    let mut records = Vec::new();
    while let Some(batch) = reader.next_batch()? {
        records.extend(batch.records);
    }
    Ok((records, reader.into_sealer()))
}
