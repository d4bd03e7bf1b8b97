//! Checks a whole journal: bytes, seals, order, and that it folds into this game at all.
//!
//! Reads in a stream: what is kept is one page of records, some snapshots of the position, and a
//! few numbers for each desk record. It compiles no rules: whether an action was legal is not its
//! question.

use crate::reader::{Batch, Reader};
use crate::wire::{self, Fault};
use crate::{DuelId, EventStore, Limits, ReadError, Record, Seal};
use duel::{Audience, Event, Mismatch, Position};

/// What was found sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The duel.
    pub duel: DuelId,
    /// How many records it has.
    pub records: u32,
    /// How many batches.
    pub batches: u32,
    /// How many lines.
    pub lines: u32,
    /// How many records had words that were erased since.
    pub erased: u32,
    /// The seal after the last record.
    pub seal: Seal,
}

/// The first thing that is wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}: {what}", range(*first, *last))]
pub struct Damage {
    /// The first record that is wrong or missing. All before it are sound.
    pub first: u32,
    /// The last record the damage reaches to, as far as it can be told.
    pub last: u32,
    /// What is wrong.
    pub what: Wrong,
}

/// Kinds of damage.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Wrong {
    /// The stored bytes are no record.
    #[error("{0}")]
    Bytes(Fault),
    /// The record's bytes were changed, or the head of its batch when it is the first of one.
    #[error("its seal doesn't fit its bytes")]
    Seal,
    /// Another number comes where this record should.
    #[error("record {found} comes in its place")]
    Number {
        /// The number that was found.
        found: u32,
    },
    /// Its batch isn't the one that comes next.
    #[error("batch {found} comes out of order")]
    Batch {
        /// The batch it says it belongs to.
        found: u32,
    },
    /// The journal ends before its head.
    #[error("the journal ends before it should")]
    CutOff,
    /// All records are sound, but the head states another seal or number.
    #[error("the journal's head doesn't fit its records")]
    Head,
    /// It follows another record than the one its line is at.
    #[error("it follows {found:?}, its line is at {right:?}")]
    Follows {
        /// What it says it follows.
        found: Option<u32>,
        /// The record its line is at.
        right: Option<u32>,
    },
    /// It goes back to a record that isn't before it.
    #[error("it goes back to record {0}, which isn't before it")]
    RewindTo(u32),
    /// It goes on along a line that doesn't stand there.
    #[error("it goes on along line {line} at {to}, where that line doesn't stand")]
    SwitchTo {
        /// The line.
        line: u32,
        /// Where it says the line stands.
        to: u32,
    },
    /// It undoes a batch that isn't before it.
    #[error("it undoes batch {0}, which isn't before it")]
    Undoes(u32),
    /// It can't have happened where it says it did.
    #[error("it can't be: {0}")]
    Mismatch(Mismatch),
    /// The secret that an audience's hidden parts are sealed with isn't there.
    #[error("the secret of {} is missing, so what was hidden can't be checked", name(*.0))]
    SecretMissing(Audience),
    /// The secret that an audience's hidden parts are sealed with was changed.
    #[error("the secret of {} was changed, so what was hidden can't be checked", name(*.0))]
    SecretChanged(Audience),
    /// The words beside the record aren't the ones that were sealed.
    #[error("the words beside it aren't the ones that were sealed")]
    WordsChanged,
    /// Words lie beside a record that was sealed without any.
    #[error("words lie beside it, but it was sealed without any")]
    WordsUncommitted,
    /// The checkpoint it is compared with is of another duel.
    #[error("the checkpoint is of duel {0}, not of this one")]
    OtherDuel(DuelId),
    /// The checkpoint that lies beside the record is none of this duel up to that record.
    #[error("the checkpoint beside it is none of this duel up to that record")]
    NoteChanged,
    /// All seals fit each other, but these aren't the records a checkpoint was made of.
    #[error("these aren't the records that the checkpoint over {size} records was made of")]
    Checkpoint {
        /// Over how many records the checkpoint was made.
        size: u32,
    },
    /// A checkpoint was made over more records than the journal has.
    #[error("a checkpoint was made over {size} records, and the journal ends before that")]
    CheckpointBeyond {
        /// Over how many records the checkpoint was made.
        size: u32,
    },
}

/// Why a journal couldn't be verified, or read.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// It is damaged.
    #[error(transparent)]
    Damage(#[from] Damage),
    /// The store couldn't be read.
    #[error(transparent)]
    Store(ReadError),
}

impl Damage {
    pub(crate) fn new(first: u32, last: u32, what: Wrong) -> Self {
        let last = last.max(first);
        Self { first, last, what }
    }
}

fn range(first: u32, last: u32) -> String {
    if first == last {
        format!("record {first}")
    } else {
        format!("records {first} to {last}")
    }
}

const fn name(audience: Audience) -> &'static str {
    match audience {
        Audience::Seat(duel::Seat::A) => "seat A",
        Audience::Seat(duel::Seat::B) => "seat B",
        Audience::Judge | Audience::All => "the judge",
    }
}

/// Checks everything there is to check about a duel without rules or cards.
///
/// # Errors
/// The first record that is wrong, and how; or why the store can't be read.
pub fn verify(store: &dyn EventStore, duel: DuelId) -> Result<Verified, VerifyError> {
    verify_with(store, duel, &mut |_| Ok(()))
}

/// The same, while somebody looks on batch by batch and may find more that is wrong.
pub(crate) fn verify_with(
    store: &dyn EventStore,
    duel: DuelId,
    each: &mut dyn FnMut(&Batch) -> Result<(), Damage>,
) -> Result<Verified, VerifyError> {
    let mut reader = Reader::open(store, duel)?;
    let mut fold = Fold::new(store, duel);
    let mut verified = Verified {
        duel,
        records: 0,
        batches: 0,
        lines: 1,
        erased: 0,
        seal: reader.head().seal,
    };
    while let Some(batch) = reader.next_batch()? {
        for record in &batch.records {
            fold.add(record)?;
        }
        each(&batch)?;
        verified.count(&batch);
    }
    verified.lines = fold.tips.len() as u32;
    Ok(verified)
}

impl Verified {
    fn count(&mut self, batch: &Batch) {
        self.records = batch.head.number;
        self.batches = batch.number;
        self.erased += batch.erased.len() as u32;
        self.seal = batch.head.seal;
    }
}

/// The most snapshots kept while folding.
const SNAPSHOTS_MOST: usize = 32;
/// How many records lie between two of them at first.
const SNAPSHOT_SPACING: u32 = 1_024;

/// A desk record, and the duel record at which one stands after it.
struct AtDesk {
    number: u32,
    stands_at: Option<u32>,
}

/// The main line's id.
const MAIN: u32 = 1;

/// Folds every line of a journal as its records come in.
pub(crate) struct Fold<'s> {
    store: &'s dyn EventStore,
    duel: DuelId,
    position: Position,
    /// The duel record the present line is at.
    tip: Option<u32>,
    /// All desk records, in order.
    desk: Vec<AtDesk>,
    /// After which of them the duel goes on from elsewhere, in order.
    jumps: Vec<usize>,
    /// Every line, with the duel record it is at; the one that goes on last.
    tips: Vec<(u32, Option<u32>)>,
    snapshots: Vec<(u32, Position)>,
    spacing: u32,
}

impl<'s> Fold<'s> {
    pub(crate) fn new(store: &'s dyn EventStore, duel: DuelId) -> Self {
        Self {
            store,
            duel,
            position: Position::new(),
            tip: None,
            desk: Vec::new(),
            jumps: Vec::new(),
            tips: vec![(MAIN, None)],
            snapshots: Vec::new(),
            spacing: SNAPSHOT_SPACING,
        }
    }

    /// The position that the next duel record is applied to.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn add(&mut self, record: &Record) -> Result<(), VerifyError> {
        match record.event {
            Event::Rewound { to, undoes, .. } => self.rewind(record, to, undoes),
            Event::Desk(duel::Desk::LineSwitched { line, to }) => self.switch(record, line, to),
            ref event if event.is_desk() => {
                self.note_desk(record.number, self.tip);
                follows_nothing(record).map_err(Into::into)
            }
            _ => self.step(record).map_err(Into::into),
        }
    }

    fn step(&mut self, record: &Record) -> Result<(), Damage> {
        let number = record.number;
        let wrong = |what| Damage::new(number, number, what);
        let follows = record.follows.filter(|&follows| follows < number);
        if follows != record.follows || follows.and_then(|to| self.stands_at(to)) != self.tip {
            let (found, right) = (record.follows, self.tip);
            return Err(wrong(Wrong::Follows { found, right }));
        }
        self.position
            .apply(&record.event)
            .map_err(|mismatch| wrong(Wrong::Mismatch(mismatch)))?;
        self.tip = Some(number);
        if let Some((_, tip)) = self.tips.last_mut() {
            *tip = Some(number);
        }
        if number.is_multiple_of(self.spacing) {
            self.keep(number);
        }
        Ok(())
    }

    fn rewind(&mut self, record: &Record, to: u32, undoes: Option<u32>) -> Result<(), VerifyError> {
        let number = record.number;
        let wrong = |what| VerifyError::from(Damage::new(number, number, what));
        follows_nothing(record)?;
        if to == 0 || to >= number {
            return Err(wrong(Wrong::RewindTo(to)));
        }
        if let Some(batch) = undoes.filter(|&batch| batch == 0 || batch >= record.batch) {
            return Err(wrong(Wrong::Undoes(batch)));
        }
        let stands_at = self.stands_at(to);
        self.tips.push((number, stands_at));
        self.jump(number, stands_at)
    }

    /// The duel goes on along another line, from where that stands.
    fn switch(&mut self, record: &Record, line: u32, to: u32) -> Result<(), VerifyError> {
        let number = record.number;
        follows_nothing(record)?;
        let stands = |tip: &&(u32, Option<u32>)| **tip == (line, Some(to));
        let Some(at) = self.tips.iter().position(|tip| stands(&tip)) else {
            return Err(Damage::new(number, number, Wrong::SwitchTo { line, to }).into());
        };
        let tip = self.tips.remove(at);
        self.tips.push(tip);
        self.jump(number, Some(to))
    }

    fn jump(&mut self, number: u32, stands_at: Option<u32>) -> Result<(), VerifyError> {
        if stands_at != self.tip {
            self.position = self.position_at(stands_at)?;
            self.tip = stands_at;
        }
        self.jumps.push(self.desk.len());
        self.note_desk(number, stands_at);
        Ok(())
    }

    fn note_desk(&mut self, number: u32, stands_at: Option<u32>) {
        self.desk.push(AtDesk { number, stands_at });
    }

    /// The duel record at which one stands after a record.
    fn stands_at(&self, number: u32) -> Option<u32> {
        match self.desk.binary_search_by_key(&number, |desk| desk.number) {
            Ok(at) => self.desk[at].stands_at,
            Err(_) => Some(number),
        }
    }

    fn keep(&mut self, number: u32) {
        if self.snapshots.len() == SNAPSHOTS_MOST {
            self.spacing = self.spacing.saturating_mul(2);
            let spacing = self.spacing;
            self.snapshots
                .retain(|(number, _)| number.is_multiple_of(spacing));
        }
        if number.is_multiple_of(self.spacing) {
            self.snapshots.push((number, self.position.clone()));
        }
    }

    /// Folds the line of a duel record again, from the nearest snapshot on it.
    fn position_at(&self, number: Option<u32>) -> Result<Position, VerifyError> {
        let mut ranges = Vec::new();
        let mut position = Position::new();
        let mut end = number;
        while let Some(last) = end {
            let (first, before) = self.line_of(last);
            if let Some((number, snapshot)) = self.snapshot_in(first, last) {
                position = snapshot.clone();
                ranges.push((number + 1, last));
                break;
            }
            ranges.push((first, last));
            end = before;
        }
        for (first, last) in ranges.into_iter().rev() {
            self.fold_range(&mut position, first, last)?;
        }
        Ok(position)
    }

    /// Where the line of a record begins, and the duel record it goes on from.
    fn line_of(&self, number: u32) -> (u32, Option<u32>) {
        let after = self
            .jumps
            .partition_point(|&at| self.desk[at].number < number);
        match after.checked_sub(1) {
            Some(at) => {
                let start = &self.desk[self.jumps[at]];
                (start.number + 1, start.stands_at)
            }
            None => (1, None),
        }
    }

    fn snapshot_in(&self, first: u32, last: u32) -> Option<&(u32, Position)> {
        let within = |(number, _): &&(u32, Position)| (first..=last).contains(number);
        self.snapshots.iter().rev().find(within)
    }

    fn fold_range(
        &self,
        position: &mut Position,
        first: u32,
        last: u32,
    ) -> Result<(), VerifyError> {
        let mut next = first;
        while next <= last {
            let batches = self.store.read(self.duel, next, Limits::default())?;
            if batches.is_empty() {
                return Err(Damage::new(next, last, Wrong::CutOff).into());
            }
            for batch in batches.into_iter().filter(|batch| batch.first <= last) {
                let events = wire::events(batch.first, batch.count, &batch.bytes).map_err(
                    |(number, fault)| Damage::new(number, batch.last(), Wrong::Bytes(fault)),
                )?;
                for (number, event) in events {
                    if (next..=last).contains(&number) {
                        apply(position, number, &event)?;
                    }
                }
                next = next.max(batch.last().saturating_add(1));
            }
        }
        Ok(())
    }
}

fn apply(position: &mut Position, number: u32, event: &Event) -> Result<(), Damage> {
    position
        .apply(event)
        .map_err(|mismatch| Damage::new(number, number, Wrong::Mismatch(mismatch)))
}

/// Desk records belong to no line.
fn follows_nothing(record: &Record) -> Result<(), Damage> {
    let (number, found) = (record.number, record.follows);
    if found.is_none() {
        return Ok(());
    }
    let right = None;
    Err(Damage::new(number, number, Wrong::Follows { found, right }))
}
