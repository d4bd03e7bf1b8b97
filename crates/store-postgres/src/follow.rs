//! Following: one thread looks at the heads of all followed duels together, and fetches what is
//! new once for everybody who waits for it.
//!
//! Nothing is sent by the servers on their own: notifying inside a commit makes every commit wait.

use crate::body::unframed;
use crate::read::batch_of;
use crate::shard::Shard;
use crate::sql;
use crate::store::Inner;
use crate::trouble::Trouble;
use crate::types::{Id, column, count, param};
use crate::watch::{Given, Watch, Watched};
use journal::{DuelId, Limits, ReadError, StoredBatch};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

/// How long a duel that nobody waits for is still remembered.
const REMEMBERED: Duration = Duration::from_secs(20);
/// How long the thread rests when nothing is followed.
const REST: Duration = Duration::from_secs(5);

/// Every followed duel.
#[derive(Debug, Default)]
pub(crate) struct Follows {
    books: Mutex<Books>,
}

#[derive(Debug, Default)]
struct Books {
    watches: BTreeMap<DuelId, Arc<Watch>>,
    looker: Option<Thread>,
}

impl Follows {
    fn locked(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The watch of a duel, and whether it is a new one.
    fn watch(&self, duel: DuelId) -> (Arc<Watch>, bool) {
        let mut books = self.locked();
        let known = books.watches.len();
        let watch = books.watches.entry(duel);
        let watch = Arc::clone(watch.or_insert_with(|| Arc::new(Watch::new())));
        (watch, books.watches.len() > known)
    }

    /// Makes sure that somebody looks, and soon.
    fn wake(&self, store: &Arc<Inner>) -> std::io::Result<()> {
        let mut books = self.locked();
        if let Some(looker) = &books.looker {
            looker.unpark();
            return Ok(());
        }
        let weak = Arc::downgrade(store);
        let looker = thread::Builder::new().name("takeback-follow".into());
        let looker = looker.spawn(move || look_again(&weak))?;
        books.looker = Some(looker.thread().clone());
        Ok(())
    }

    /// The duels somebody waits for. Those nobody asked about for long are forgotten.
    fn wanted(&self) -> Vec<Watched> {
        let mut books = self.locked();
        if let Some(then) = Instant::now().checked_sub(REMEMBERED) {
            books
                .watches
                .retain(|_, watch| !watch.is_unused_since(then));
        }
        let wanted = books.watches.iter().filter(|(_, watch)| watch.is_wanted());
        wanted
            .map(|(duel, watch)| (*duel, Arc::clone(watch)))
            .collect()
    }
}

impl Inner {
    /// Waits for what comes after a record.
    pub(crate) fn follow(
        self: &Arc<Self>,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        let until = Instant::now() + timeout;
        let shard = self.shard(duel);
        let read = || shard.read(duel, last.saturating_add(1), Limits::default());
        let (watch, new) = self.follows.watch(duel);
        if let Given::These(batches) = watch.after(last) {
            return Ok(batches);
        }
        if new || timeout < 2 * self.options.look {
            let batches = read()?;
            if !batches.is_empty() {
                return Ok(batches);
            }
        }
        let waking = self.follows.wake(self);
        waking.map_err(|error| ReadError::Io(Box::new(error)))?;
        loop {
            match watch.wait(last, until) {
                Given::These(batches) => return Ok(batches),
                Given::Nothing => return Ok(Vec::new()),
                Given::Read => {}
            }
            // A server that is away for a moment is waited for; when the time is up, it is told.
            let left = until.saturating_duration_since(Instant::now());
            match read() {
                Ok(batches) if !batches.is_empty() || left.is_zero() => return Ok(batches),
                Err(error @ ReadError::Io(_)) if left.is_zero() => return Err(error),
                Ok(_) | Err(ReadError::Io(_)) => thread::sleep(left.min(self.options.look)),
                Err(error) => return Err(error),
            }
        }
    }

    /// Looks once at everything that is followed. Gives how many duels that were.
    fn look(&self) -> usize {
        let wanted = self.follows.wanted();
        let mut of_each: BTreeMap<usize, Vec<Watched>> = BTreeMap::new();
        for (duel, watch) in &wanted {
            let place = self.place(*duel);
            let of_this = of_each.entry(place).or_default();
            of_this.push((*duel, Arc::clone(watch)));
        }
        for (place, watched) in &of_each {
            if self.shards[*place].look_at(watched).is_err() {
                watched.iter().for_each(|(_, watch)| watch.lose());
            }
        }
        wanted.len()
    }
}

impl Shard {
    /// Looks at the heads of these duels and fetches what is new.
    fn look_at(&self, watched: &[Watched]) -> Result<(), Trouble> {
        let watches: BTreeMap<DuelId, &Watch> = watched
            .iter()
            .map(|(duel, watch)| (*duel, &**watch))
            .collect();
        let behind = self.behind(&watches)?;
        if behind.is_empty() {
            return Ok(());
        }
        let rows = self.look(sql::NEWS, || {
            let ids: Vec<Id> = behind.keys().map(|duel| Id(*duel)).collect();
            let ends: Vec<i64> = behind.values().map(|(end, _)| i64::from(*end)).collect();
            vec![param(ids), param(ends)]
        })?;
        let mut came: BTreeMap<DuelId, u32> = BTreeMap::new();
        for row in &rows {
            let Id(duel) = column(row, 0)?;
            let (first, count, body) = batch_of(row, 1)?;
            // A damaged one stays away: whoever waits for it is told by reading it.
            if let (Ok(batch), Some(watch)) =
                (unframed(duel, first, count, body), watches.get(&duel))
            {
                watch.add(batch);
                *came.entry(duel).or_default() += 1;
            }
        }
        // Archived meanwhile, or damaged.
        let nothing_came = behind.iter().filter(|(duel, _)| !came.contains_key(duel));
        let full = rows.len() >= 4096;
        for (duel, (_, head)) in nothing_came.filter(|_| !full) {
            watches[duel].skip_to(*head);
        }
        Ok(())
    }

    /// The duels with something new: from where on, and where they end now.
    fn behind(
        &self,
        watches: &BTreeMap<DuelId, &Watch>,
    ) -> Result<BTreeMap<DuelId, (u32, u32)>, Trouble> {
        let ids: Vec<Id> = watches.keys().map(|duel| Id(*duel)).collect();
        let rows = self.look(sql::HEADS, || vec![param(ids.clone())])?;
        let mut behind = BTreeMap::new();
        let mut seen = 0;
        for row in &rows {
            let Id(duel) = column(row, 0)?;
            let head = count(row, 1)?;
            let Some(watch) = watches.get(&duel) else {
                continue;
            };
            seen += 1;
            if column::<i16>(row, 2)? > 1 {
                watch.lose();
            } else if let Some(end) = watch.seen(head) {
                behind.insert(duel, (end, head));
            }
        }
        if seen < watches.len() {
            let there: Vec<DuelId> = rows
                .iter()
                .map(|row| column::<Id>(row, 0).map(|id| id.0))
                .collect::<Result<_, _>>()?;
            let gone = watches.iter().filter(|(duel, _)| !there.contains(duel));
            gone.for_each(|(_, watch)| watch.lose());
        }
        Ok(behind)
    }
}

/// The thread that looks, for as long as the store is there. Looking takes a fifth of the time at
/// most, however much is followed.
fn look_again(store: &Weak<Inner>) {
    loop {
        let Some(inner) = store.upgrade() else { return };
        let start = Instant::now();
        let looked_at = inner.look();
        let look = inner.options.look.max(4 * start.elapsed());
        drop(inner);
        match looked_at {
            0 => thread::park_timeout(REST),
            _ => thread::sleep(look),
        }
    }
}
