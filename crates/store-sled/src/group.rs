//! Appending in groups: one sync for all who wait.

use crate::books::BookFault;
use crate::deeds::{Touched, accepts_deed, check_trace};
use crate::error::{OpenError, holder_in_words};
use crate::item::Item;
use crate::log::{HeadLog, WriteFault};
use crate::medium::full;
use crate::session::{End, Session};
use crate::store::{Locked, Shared, State};
use crate::traces::TRACE_BYTES_MOST;
use crate::worker::Gone;
use journal::{
    AppendError, Appended, Beside, DuelId, Head, ReadError, SealedBatch, StoreCause, Trace,
};
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::Arc;

/// A group is not made longer once it has this many bytes.
const GROUP_BYTES: usize = 4 << 20;
/// Nor once it has this many wishes.
const GROUP_WISHES: usize = 1_024;

/// So much of a disk is never filled: sled needs it to stay readable, and what it writes on a full
/// disk may be damaged.
const ROOM_KEPT: u64 = 8 << 20;

type Outcome = Result<Appended, AppendError>;

/// What a writer wants, in the queue.
struct Wish {
    ticket: u64,
    /// The head it is to follow; none for entries beside a journal.
    after: Option<Head>,
    item: Item,
}

/// Wishes that wait for a group, and answers that wait for their writers.
#[derive(Default)]
pub(crate) struct Queue {
    wishes: VecDeque<Wish>,
    answers: BTreeMap<u64, Outcome>,
    next: u64,
}

/// What becomes of a wish.
enum Verdict {
    /// It goes into this group.
    Accepted,
    /// It has its answer.
    Answered(Outcome),
    /// What it depends on is in this group; the next one decides.
    Later,
}

impl Shared {
    /// Appends a batch after a head.
    pub(crate) fn append(&self, duel: DuelId, after: Head, batch: &SealedBatch) -> Outcome {
        batch.check(after)?;
        self.wish(Some(after), Item::Append(duel, batch.clone()))
    }

    /// Puts entries beside a journal.
    pub(crate) fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        let item = Item::Beside(duel, entries.to_vec());
        if item.weight() > GROUP_BYTES {
            let (records, bytes) = (0, item.weight());
            return Err(AppendError::TooLarge { records, bytes });
        }
        self.wish(None, item).map(drop)
    }

    /// Removes or archives a duel that ends where the trace says.
    pub(crate) fn do_deed(&self, trace: &Trace) -> Result<(), AppendError> {
        check_trace(trace)?;
        let item = Item::Deed(0, trace.clone());
        self.wish(Some(trace.head), item).map(drop)
    }

    /// Keeps a trace of what was done already.
    pub(crate) fn leave_trace(&self, trace: &Trace) -> Result<(), AppendError> {
        check_trace(trace)?;
        self.wish(None, Item::Note(0, trace.clone())).map(drop)
    }

    /// Gives a duel another name.
    pub(crate) fn rename(&self, duel: DuelId, name: &str) -> Result<(), AppendError> {
        if name.len() > TRACE_BYTES_MOST {
            let (records, bytes) = (0, name.len());
            return Err(AppendError::TooLarge { records, bytes });
        }
        self.wish(None, Item::Name(duel, name.to_owned())).map(drop)
    }

    fn wish(&self, after: Option<Head>, item: Item) -> Outcome {
        let mut state = self.lock();
        let ticket = state.queue.push(after, item);
        loop {
            if let Some(outcome) = state.queue.answers.remove(&ticket) {
                self.leave(state);
                return outcome;
            }
            state = if state.leading {
                self.wait(state)
            } else {
                self.lead(state)
            };
        }
    }

    /// Writes one group; whoever called it has an answer or leads again.
    fn lead<'a>(&'a self, state: Locked<'a>) -> Locked<'a> {
        let mut state = match self.enter(state) {
            Ok(state) => state,
            Err(why) => {
                let mut state = self.lock();
                state.queue.answer_all(|| refused(&why));
                self.changed.notify_all();
                return state;
            }
        };
        if state.leading {
            // While this thread waited for its turn another one began to lead.
            return state;
        }
        state.leading = true;
        let (accepted, later) = self.decide(&mut state);
        let mut state = self.write(state, accepted);
        later
            .into_iter()
            .rev()
            .for_each(|wish| state.queue.wishes.push_front(wish));
        state.leading = false;
        self.changed.notify_all();
        state
    }

    /// Decides the wishes there are, up to the size of a group.
    fn decide(&self, state: &mut State) -> (Vec<Wish>, Vec<Wish>) {
        let (mut accepted, mut later) = (Vec::new(), Vec::new());
        let (mut touched, mut bytes) = (Touched::default(), 0);
        let Some(session) = state.session.as_mut() else {
            return (accepted, later);
        };
        while let Some(mut wish) = state.queue.wishes.pop_front() {
            match self.judge(session, &touched, &mut wish) {
                Verdict::Accepted => {
                    touched.add(&wish.item);
                    bytes += wish.item.weight();
                    accepted.push(wish);
                }
                Verdict::Later => later.push(wish),
                Verdict::Answered(outcome) => {
                    state.queue.answers.insert(wish.ticket, outcome);
                }
            }
            if bytes >= GROUP_BYTES || accepted.len() >= GROUP_WISHES {
                break;
            }
        }
        (accepted, later)
    }

    fn judge(&self, session: &mut Session, touched: &Touched, wish: &mut Wish) -> Verdict {
        if touched.by(&wish.item) {
            return Verdict::Later;
        }
        match self.accepts(session, wish) {
            Ok(None) => Verdict::Accepted,
            Ok(Some(appended)) => Verdict::Answered(Ok(appended)),
            Err(error) => Verdict::Answered(Err(error)),
        }
    }

    /// Nothing when a wish may be written; what to answer when it is there already.
    fn accepts(
        &self,
        session: &mut Session,
        wish: &mut Wish,
    ) -> Result<Option<Appended>, AppendError> {
        if let Some(number) = wish.item.number_mut() {
            *number = self.asked(session.traces())? + 1;
        }
        let duel = wish.item.duel();
        if matches!(wish.item, Item::Note(..)) {
            return Ok(None);
        }
        let end = self.asked(session.end(duel))?;
        let expected = wish.after;
        match (&wish.item, expected, end) {
            (Item::Append(_, batch), Some(expected), end) => {
                self.accepts_batch(session, (duel, batch), expected, end)
            }
            (Item::Deed(_, trace), _, Some(end)) => accepts_deed(trace, end),
            (_, _, end) => end.map(|_| None).ok_or(AppendError::NoSuchDuel(duel)),
        }
    }

    fn accepts_batch(
        &self,
        session: &Session,
        (duel, batch): (DuelId, &SealedBatch),
        expected: Head,
        end: Option<End>,
    ) -> Result<Option<Appended>, AppendError> {
        let actual = end.map_or_else(|| Head::before_all(duel), |end| end.head);
        let is_archived = end.is_some_and(|end| end.is_archived);
        if actual == expected && !is_archived {
            return Ok(None);
        }
        // It doesn't follow the head: it is there already, or it comes too late.
        let first = batch.stored.first;
        let there = match end {
            Some(_) => self.asked(session.worker.ask(move |books| books.batch_at(duel, first)))?,
            None => None,
        };
        if there.as_ref() == Some(&batch.stored) {
            let (head, repeated) = (batch.head, true);
            return Ok(Some(Appended { head, repeated }));
        }
        Err(match is_archived {
            true => AppendError::Archived,
            false => AppendError::Conflict { expected, actual },
        })
    }

    fn asked<T>(&self, answer: Result<Result<T, BookFault>, Gone>) -> Result<T, AppendError> {
        match answer {
            Ok(answer) => answer.map_err(|fault| damaged(self.book_error(fault))),
            Err(gone) => Err(damaged(self.lost(&gone))),
        }
    }

    /// Writes what was accepted as one group, without keeping others from reading meanwhile.
    fn write<'a>(&'a self, mut state: Locked<'a>, accepted: Vec<Wish>) -> Locked<'a> {
        if accepted.is_empty() {
            return state;
        }
        let session = state
            .session
            .as_mut()
            .expect("it was entered, and stays while somebody leads");
        let mut log = session
            .take_log()
            .expect("only who leads takes it, and brings it back");
        let (tickets, items): (Vec<_>, Vec<_>) = accepted
            .into_iter()
            .map(|wish| (wish.ticket, wish.item))
            .unzip();
        drop(state);
        let written = self.write_group(&mut log, &items);
        let mut state = self.lock();
        if let Some(session) = state.session.as_mut() {
            session.give_log(log);
        }
        match written {
            Ok(()) => self.wrote(&mut state, &tickets, items),
            Err(fault) => state.queue.answer_each(&tickets, &Shareable::from(fault)),
        }
        state
    }

    fn write_group(&self, log: &mut HeadLog, items: &[Item]) -> Result<(), WriteFault> {
        let room = self.ground.room();
        if room < ROOM_KEPT {
            return Err(WriteFault::Full(full(room)));
        }
        log.append(items, !self.options.relaxed)
    }

    /// Hands out the answers for a group that is on the disk.
    fn wrote(&self, state: &mut State, tickets: &[u64], items: Vec<Item>) {
        let erased = items.iter().any(Item::erases);
        let outcomes: Vec<Outcome> = items.iter().map(|item| Ok(appended(item))).collect();
        let session = state.session.as_mut();
        let rotated = session.map_or(Ok(()), |session| {
            session.shelve(items);
            session.rotate(erased)
        });
        // A segment that can't be begun now is begun later, but what was to be erased is not gone.
        let failed = rotated.err().filter(|_| erased).map(Shareable::from);
        state.appended += 1;
        for (ticket, outcome) in tickets.iter().zip(outcomes) {
            let outcome = failed.as_ref().map_or(outcome, |fault| Err(fault.error()));
            state.queue.answers.insert(*ticket, outcome);
        }
    }
}

impl Queue {
    fn push(&mut self, after: Option<Head>, item: Item) -> u64 {
        self.next += 1;
        self.wishes.push_back(Wish {
            ticket: self.next,
            after,
            item,
        });
        self.next
    }

    fn answer_all(&mut self, outcome: impl Fn() -> Outcome) {
        while let Some(wish) = self.wishes.pop_front() {
            self.answers.insert(wish.ticket, outcome());
        }
    }

    fn answer_each(&mut self, tickets: &[u64], fault: &Shareable) {
        for ticket in tickets {
            self.answers.insert(*ticket, Err(fault.error()));
        }
    }
}

/// A failed write that several writers are told of.
struct Shareable {
    error: fn(StoreCause) -> AppendError,
    cause: Arc<io::Error>,
}

impl From<WriteFault> for Shareable {
    fn from(fault: WriteFault) -> Self {
        let (error, cause): (fn(StoreCause) -> AppendError, _) = match fault {
            WriteFault::Full(cause) => (AppendError::Full, cause),
            WriteFault::Io(cause) => (AppendError::Io, cause),
            WriteFault::Unknown(cause) => (AppendError::Unknown, cause),
        };
        Self {
            error,
            cause: Arc::new(cause),
        }
    }
}

impl Shareable {
    fn error(&self) -> AppendError {
        (self.error)(Box::new(Arc::clone(&self.cause)))
    }
}

fn appended(item: &Item) -> Appended {
    let nothing = Head {
        number: 0,
        seal: journal::Seal([0; 32]),
    };
    let head = match item {
        Item::Append(_, batch) => batch.head,
        Item::Deed(_, trace) => trace.head,
        Item::Beside(..) | Item::Name(..) | Item::Note(..) => nothing,
    };
    Appended {
        head,
        repeated: false,
    }
}

fn damaged(error: ReadError) -> AppendError {
    match error {
        ReadError::Busy { holder } => AppendError::Busy { holder },
        ReadError::Io(cause) => AppendError::Io(cause),
        ReadError::Removed { trace } => AppendError::Removed { trace },
        error => AppendError::Damaged(error),
    }
}

fn refused(why: &OpenError) -> Outcome {
    Err(match why {
        OpenError::Busy { holder, .. } => AppendError::Busy {
            holder: holder_in_words(*holder),
        },
        why => AppendError::Io(Box::new(why.clone())),
    })
}
