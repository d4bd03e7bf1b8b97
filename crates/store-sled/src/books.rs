//! How duels lie on the shelf: in chunks of whole batches, read back with
//! their checks. Which key holds what is in [`values`](crate::values).

use crate::frame::Flaw;
use crate::reading::Reading;
use crate::shelf::{Shelf, ShelfFault};
use crate::values::{
    Entry, State, Sum, WHOLE, Whole, beside_key, chunk_of, entry_key, key, last_key, read_beside,
    read_value,
};
use journal::{Beside, BesideKey, DuelEntry, DuelId, Head, StoredBatch, Trace};
use std::collections::{BTreeMap, BTreeSet};

/// Why the books can't answer.
#[derive(Debug)]
pub(crate) enum BookFault {
    /// The shelf can't.
    Shelf(ShelfFault),
    /// No such duel.
    NoSuchDuel(DuelId),
    /// The duel was removed.
    Removed(Box<Trace>),
    /// Records that are not what was written.
    Damaged {
        /// The first of them.
        first: u32,
        /// The last of them.
        last: u32,
        /// What is wrong.
        what: String,
    },
}

impl From<ShelfFault> for BookFault {
    fn from(fault: ShelfFault) -> Self {
        Self::Shelf(fault)
    }
}

/// What the books answer.
pub(crate) type Answer<T> = Result<T, BookFault>;

/// The duels on a shelf.
pub(crate) struct Books {
    pub(crate) shelf: Box<dyn Shelf>,
    /// Where the duels written last go on.
    pub(crate) tails: BTreeMap<DuelId, Tail>,
    /// The duels beside whose journals everything was found to be there.
    counted: BTreeSet<DuelId>,
}

/// Where a duel's next batch goes.
#[derive(Clone)]
pub(crate) struct Tail {
    pub(crate) entry: Entry,
    pub(crate) chunk: u32,
    pub(crate) batches: u8,
    pub(crate) records: u32,
    pub(crate) bytes: usize,
}

/// The last value of a journal.
pub(crate) struct Last {
    pub(crate) head: Head,
    pub(crate) chunk: u32,
    pub(crate) place: u8,
}

impl Books {
    pub(crate) fn new(shelf: Box<dyn Shelf>) -> Self {
        let (tails, counted) = (BTreeMap::new(), BTreeSet::new());
        Self {
            shelf,
            tails,
            counted,
        }
    }

    /// Which sync of the shelf was the last; none on a shelf never written.
    pub(crate) fn generation(&self) -> Answer<Option<u64>> {
        if let Some(whole) = self.whole()? {
            return Ok(Some(whole.generation));
        }
        match self.shelf.last(&[], &[u8::MAX; 32])? {
            None => Ok(None),
            Some(_) => Err(ShelfFault::Damaged("its mark of the last sync is gone".into()).into()),
        }
    }

    pub(crate) fn whole(&self) -> Answer<Option<Whole>> {
        let value = self.shelf.get(&WHOLE)?;
        let read = value.map(|value| Whole::read(&value)).transpose();
        let damaged = |flaw| ShelfFault::Damaged(format!("its mark of the last sync: {flaw}"));
        Ok(read.map_err(damaged)?)
    }

    /// One duel of the list.
    pub(crate) fn listed(&self, duel: DuelId) -> Answer<Option<DuelEntry>> {
        Ok(self.live(duel)?.map(|entry| entry.listed(duel)))
    }

    /// What is kept about a duel that was not removed.
    pub(crate) fn live(&self, duel: DuelId) -> Answer<Option<Entry>> {
        match self.entry(duel)? {
            Some(entry) => match entry.state {
                State::Removed(trace) => Err(self.removed(trace)),
                State::Live | State::Archived => Ok(Some(entry)),
            },
            None => Ok(None),
        }
    }

    /// What is kept about a duel; none only when there never was one.
    pub(crate) fn entry(&self, duel: DuelId) -> Answer<Option<Entry>> {
        if let Some(tail) = self.tails.get(&duel) {
            return Ok(Some(tail.entry.clone()));
        }
        let damaged = |what: String| damage(1, 1, format!("the entry of duel {duel}: {what}"));
        match self.shelf.get(&entry_key(duel))? {
            Some(value) => match Entry::read(duel, &value) {
                Ok(entry) => Ok(Some(entry)),
                Err(flaw) => Err(damaged(flaw.to_string())),
            },
            None if self.is_missed(duel)? => Err(damaged("it is gone".into())),
            None => Ok(None),
        }
    }

    /// True when something speaks of a duel that has no entry.
    fn is_missed(&self, duel: DuelId) -> Answer<bool> {
        let (_, next) = self.neighbours(duel)?;
        let is_named = next.is_some_and(|next| next <= duel);
        Ok(is_named
            || self
                .shelf
                .last(&entry_key(duel), &last_key(duel))?
                .is_some())
    }

    /// The last duel before this one, and the one its entry names as the next.
    pub(crate) fn neighbours(&self, duel: DuelId) -> Answer<(Option<DuelId>, Option<DuelId>)> {
        let before = self.shelf.last(&[0; 16], &duel.0)?;
        let before = before.and_then(|(key, _)| Some(DuelId(*key.first_chunk()?)));
        match before {
            None => Ok((None, self.whole()?.and_then(|whole| whole.first))),
            Some(id) => match self.entry_there(id)? {
                Some(entry) => Ok((before, entry.next)),
                None => Err(damage(1, 1, format!("the entry of duel {id}: it is gone"))),
            },
        }
    }

    /// The entry of a duel that has something on the shelf.
    fn entry_there(&self, duel: DuelId) -> Answer<Option<Entry>> {
        let value = self.shelf.get(&entry_key(duel))?;
        let read = value.map(|value| Entry::read(duel, &value)).transpose();
        read.map_err(|flaw| damage(1, 1, format!("the entry of duel {duel}: {flaw}")))
    }

    /// A page of the list. Sound entries before damage are given first.
    pub(crate) fn duels(&self, after: Option<DuelId>, most: usize) -> Answer<Vec<DuelEntry>> {
        let mut page: Vec<DuelEntry> = Vec::new();
        let mut next = match after {
            None => self.whole()?.and_then(|whole| whole.first),
            Some(after) => match self.entry(after)? {
                Some(entry) => entry.next,
                None => self.neighbours(after)?.1,
            },
        };
        while let Some(duel) = next.filter(|_| page.len() < most) {
            match self.entry(duel) {
                Ok(Some(entry)) => {
                    next = entry.next;
                    if !matches!(entry.state, State::Removed(_)) {
                        page.push(entry.listed(duel));
                    }
                }
                Ok(None) | Err(_) if !page.is_empty() => break,
                Ok(None) => return Err(damage(1, 1, format!("duel {duel} is gone"))),
                Err(fault) => return Err(fault),
            }
        }
        Ok(page)
    }

    /// The entries beside the journal about records `first` to `last`.
    pub(crate) fn beside(&mut self, duel: DuelId, first: u32, last: u32) -> Answer<Vec<Beside>> {
        let entry = self.live(duel)?.ok_or(BookFault::NoSuchDuel(duel))?;
        if !self.counted.contains(&duel) {
            let (_, sum) = self.scan_beside(duel, 0, u32::MAX)?;
            if sum != entry.beside {
                let what = "an entry beside them is gone or another one";
                return Err(damage(1, entry.head.number, what));
            }
            self.counted.insert(duel);
        }
        Ok(self.scan_beside(duel, first, last)?.0)
    }

    fn scan_beside(&self, duel: DuelId, first: u32, last: u32) -> Answer<(Vec<Beside>, Sum)> {
        let from = beside_key(
            duel,
            BesideKey {
                about: first,
                kind: 0,
            },
        );
        let to = beside_key(
            duel,
            BesideKey {
                about: last,
                kind: u8::MAX,
            },
        );
        let (mut entries, mut sum, mut bad) = (Vec::new(), Sum::default(), None);
        self.shelf.scan(&from, &to, &mut |key, value| {
            sum.add(value);
            match read_beside(duel, value) {
                Ok((entry, _)) if beside_key(duel, entry.key) == key => {
                    if !entry.bytes.is_empty() {
                        entries.push(entry);
                    }
                }
                Ok(_) => bad = Some(Flaw::Body),
                Err(flaw) => bad = Some(flaw),
            }
            bad.is_none()
        })?;
        match bad {
            None => Ok((entries, sum)),
            Some(flaw) => {
                let first = entries.last().map_or(first, |entry| entry.key.about);
                Err(damage(first, last, format!("an entry beside them: {flaw}")))
            }
        }
    }

    /// The batch that begins with record `first`, if there is one.
    pub(crate) fn batch_at(&self, duel: DuelId, first: u32) -> Answer<Option<StoredBatch>> {
        let batches = self.read(duel, first, 1, 0)?;
        let batch = batches.into_iter().next();
        Ok(batch.filter(|batch| batch.first == first))
    }

    /// Whole batches from the one that holds `from` on.
    pub(crate) fn read(
        &self,
        duel: DuelId,
        from: u32,
        records: usize,
        bytes: usize,
    ) -> Answer<Vec<StoredBatch>> {
        let from = from.max(1);
        let end = self.end(duel)?;
        if from > end {
            return Ok(Vec::new());
        }
        let before = self
            .shelf
            .last(&key(duel, 1, 0), &key(duel, from, u8::MAX))?;
        let chunk = before.and_then(|(key, _)| chunk_of(&key)).unwrap_or(1);
        let mut reading = Reading::new(duel, from, chunk, records, bytes);
        let start = key(duel, chunk, 0);
        self.shelf
            .scan(&start, &last_key(duel), &mut |key, value| {
                reading.take(key, value)
            })?;
        reading.end(end)
    }

    /// The number of a duel's last record; beyond every record when the entry that says it is
    /// damaged, so that what is there can be read and nobody takes it for all.
    fn end(&self, duel: DuelId) -> Answer<u32> {
        match self.live(duel) {
            Ok(Some(entry)) => Ok(entry.head.number),
            Ok(None) => Err(BookFault::NoSuchDuel(duel)),
            Err(BookFault::Damaged { .. }) => Ok(u32::MAX - 1),
            Err(fault) => Err(fault),
        }
    }

    /// What lies beside a journal has changed in another way than one by one.
    pub(crate) fn forget_count(&mut self, duel: DuelId) {
        self.counted.remove(&duel);
    }

    /// Where a duel's next batch goes; none when there is no such duel.
    pub(crate) fn tail(&self, duel: DuelId) -> Answer<Option<Tail>> {
        if let Some(tail) = self.tails.get(&duel) {
            return Ok(Some(tail.clone()));
        }
        let Some(entry) = self.live(duel)? else {
            return Ok(None);
        };
        let gone = |first| damage(first, entry.head.number, "they are gone");
        let last = self.last(duel)?.ok_or_else(|| gone(1))?;
        if last.head != entry.head {
            return Err(gone(last.head.number + 1));
        }
        self.measure(duel, entry, &last).map(Some)
    }

    /// How full the last chunk is.
    fn measure(&self, duel: DuelId, entry: Entry, last: &Last) -> Answer<Tail> {
        let (chunk, batches) = (last.chunk, last.place + 1);
        let records = entry.head.number + 1 - chunk;
        let mut bytes = 0;
        let to = key(duel, chunk, u8::MAX);
        self.shelf
            .scan(&key(duel, chunk, 0), &to, &mut |_, value| {
                bytes += value.len();
                true
            })?;
        Ok(Tail {
            entry,
            chunk,
            batches,
            records,
            bytes,
        })
    }

    /// The last value of a duel's journal, where it is sound.
    fn last(&self, duel: DuelId) -> Answer<Option<Last>> {
        let Some((key, value)) = self.shelf.last(&key(duel, 1, 0), &last_key(duel))? else {
            return Ok(None);
        };
        let (chunk, place) = chunk_of(&key).zip(key.last().copied()).unwrap_or((1, 0));
        let read = read_value(duel, place, &value);
        let (batches, seal) = read.map_err(|flaw| damage(chunk, chunk, flaw))?;
        let number = batches.last().map_or(chunk, StoredBatch::last);
        let head = Head { number, seal };
        Ok(Some(Last { head, chunk, place }))
    }
}

/// Damage to records, as a fault.
pub(crate) fn damage(first: u32, last: u32, what: impl ToString) -> BookFault {
    let what = what.to_string();
    BookFault::Damaged { first, last, what }
}
