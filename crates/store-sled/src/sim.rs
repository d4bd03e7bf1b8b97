//! A disk and a shelf for tests: they keep what was synced, and of the rest whatever a crash
//! happens to leave.
//!
//! Every operation on either leaves an [`Image`] of the whole world at that moment, so a test can
//! let the power fail at any of them, in as many ways as it likes.

use crate::gate::GateFault;
use crate::ground::Ground;
use crate::medium::Medium;
use crate::shelf::{Change, Pair, Shelf, ShelfFault};
use crate::worker::Opening;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// The part of a file the disk writes as one.
const SECTOR: usize = 512;

/// Numbers that look random and are the same for the same seed.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x2545_F491_4F6C_DD1D)
    }

    /// A number below `sides`.
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % sides
    }
}

/// A change to a file that was not synced yet.
#[derive(Clone)]
enum Pending {
    Write(usize, Vec<u8>),
    Cut(usize),
}

#[derive(Clone, Default)]
struct SimFile {
    /// What a reader sees.
    seen: Vec<u8>,
    /// What is on the disk for certain.
    durable: Vec<u8>,
    pending: Vec<Pending>,
}

/// How much a crash leaves of what was not synced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crash {
    /// Nothing.
    Strict,
    /// Everything: only the process died.
    Killed,
    /// Any part, in any order, torn at sectors.
    Torn,
}

impl SimFile {
    /// What is pending reaches the disk.
    fn settle(&mut self) {
        for change in self.pending.drain(..) {
            match change {
                Pending::Write(at, written) => put(&mut self.durable, at, &written),
                Pending::Cut(length) => self.durable.truncate(length),
            }
        }
    }

    fn crashed(&self, crash: Crash, dice: &mut Dice) -> Self {
        let mut bytes = self.durable.clone();
        match crash {
            Crash::Strict => {}
            Crash::Killed => bytes.clone_from(&self.seen),
            Crash::Torn => self
                .pending
                .iter()
                .for_each(|change| tear(&mut bytes, change, dice)),
        }
        let (seen, durable) = (bytes.clone(), bytes);
        Self {
            seen,
            durable,
            pending: Vec::new(),
        }
    }
}

fn tear(bytes: &mut Vec<u8>, change: &Pending, dice: &mut Dice) {
    match change {
        Pending::Cut(length) if dice.roll(2) == 0 => bytes.truncate(*length),
        Pending::Cut(_) => {}
        Pending::Write(at, written) => {
            let mut from = 0;
            while from < written.len() {
                let to = (((at + from) / SECTOR + 1) * SECTOR - at).min(written.len());
                if dice.roll(3) > 0 {
                    put(bytes, at + from, &written[from..to]);
                }
                from = to;
            }
        }
    }
}

/// Writes bytes at a place; what is skipped reads as zeros.
fn put(bytes: &mut Vec<u8>, at: usize, written: &[u8]) {
    if bytes.len() < at + written.len() {
        bytes.resize(at + written.len(), 0);
    }
    bytes[at..at + written.len()].copy_from_slice(written);
}

#[derive(Clone, Default)]
struct SimShelf {
    durable: BTreeMap<Vec<u8>, Vec<u8>>,
    pending: Vec<Vec<Change>>,
    seen: BTreeMap<Vec<u8>, Vec<u8>>,
}

impl SimShelf {
    /// A shelf forgets from the end only: any number of its last changes.
    fn crashed(&self, crash: Crash, dice: &mut Dice) -> Self {
        let kept = match crash {
            Crash::Strict => 0,
            Crash::Killed | Crash::Torn => dice.roll(self.pending.len() + 1),
        };
        let mut seen = self.durable.clone();
        self.pending[..kept]
            .iter()
            .for_each(|changes| change(&mut seen, changes));
        Self {
            durable: seen.clone(),
            pending: Vec::new(),
            seen,
        }
    }
}

fn change(map: &mut BTreeMap<Vec<u8>, Vec<u8>>, changes: &[Change]) {
    for (key, value) in changes {
        match value {
            Some(value) => map.insert(key.clone(), value.clone()),
            None => map.remove(key),
        };
    }
}

/// What goes wrong next.
#[derive(Clone, Default)]
pub(crate) struct Faults {
    /// Bytes that can still be written.
    pub(crate) room: Option<usize>,
    /// Each sync of a file fails that often in ten times.
    pub(crate) bad_syncs: usize,
    /// A file can't be cut.
    pub(crate) no_cuts: bool,
}

/// A disk with its files and a shelf.
#[derive(Clone)]
pub(crate) struct World {
    files: BTreeMap<usize, SimFile>,
    /// Which name means which file.
    names: BTreeMap<String, usize>,
    /// The same, as it is on the disk for certain.
    durable_names: BTreeMap<String, usize>,
    shelf: SimShelf,
    /// One that is being made to take its place.
    fresh: SimShelf,
    pub(crate) faults: Faults,
    dice: Dice,
    /// What the test has seen acknowledged.
    pub(crate) acknowledged: usize,
    /// What was done, for tests of the order of things.
    pub(crate) trace: Vec<String>,
}

/// The world at one moment.
pub(crate) type Image = World;

/// Ground made of a simulated world. Clones share it.
#[derive(Clone)]
pub(crate) struct SimGround {
    world: Arc<Mutex<World>>,
    /// As a shelf it is the one that is being made.
    is_fresh: bool,
    images: Arc<Mutex<Vec<Image>>>,
}

impl World {
    fn new(seed: u64) -> Self {
        Self {
            files: BTreeMap::new(),
            names: BTreeMap::new(),
            durable_names: BTreeMap::new(),
            shelf: SimShelf::default(),
            fresh: SimShelf::default(),
            faults: Faults::default(),
            dice: Dice::new(seed),
            acknowledged: 0,
            trace: Vec::new(),
        }
    }

    /// The same disk with the shelf of another moment.
    pub(crate) fn with_shelf_of(&self, other: &Self) -> Self {
        Self {
            shelf: other.shelf.clone(),
            ..self.clone()
        }
    }

    pub(crate) fn shelf_keys(&self) -> Vec<Vec<u8>> {
        self.shelf.seen.keys().cloned().collect()
    }

    pub(crate) fn lose(&mut self, keys: &[Vec<u8>]) {
        keys.iter()
            .for_each(|key| drop(self.shelf.seen.remove(key)));
    }

    /// Puts the value of one key under another one too; false when that changes nothing.
    pub(crate) fn swap(&mut self, key: &[u8], other: &[u8]) -> bool {
        let value = self.shelf.seen[other].clone();
        self.shelf.seen.insert(key.to_vec(), value.clone()) != Some(value)
    }

    pub(crate) fn log_length(&self, name: &str) -> usize {
        self.files[&self.names[name]].seen.len()
    }

    pub(crate) fn flip(&mut self, name: &str, at: usize) {
        let file = file(self, name).expect("the test names a file there is");
        file.seen[at] ^= 0x10;
        file.durable.clone_from(&file.seen);
    }

    pub(crate) fn log_holds(&self, bytes: &[u8]) -> bool {
        let holds = |file: &SimFile| file.seen.windows(bytes.len()).any(|part| part == bytes);
        self.names.values().any(|id| holds(&self.files[id]))
    }

    /// The world after the power failed at this moment.
    pub(crate) fn crashed(&self, crash: Crash, seed: u64) -> SimGround {
        let mut dice = Dice::new(seed);
        let mut world = Self::new(seed);
        for (name, id) in self.names_after(crash, &mut dice) {
            let file = self.files[&id].crashed(crash, &mut dice);
            world.names.insert(name, world.files.len());
            world.files.insert(world.files.len(), file);
        }
        world.durable_names.clone_from(&world.names);
        world.shelf = self.shelf.crashed(crash, &mut dice);
        world.acknowledged = self.acknowledged;
        SimGround::of(world)
    }
}

impl World {
    fn names_after(&self, crash: Crash, dice: &mut Dice) -> BTreeMap<String, usize> {
        let mut names = self.durable_names.clone();
        match crash {
            Crash::Strict => {}
            Crash::Killed => names.clone_from(&self.names),
            Crash::Torn => {
                let all = self.names.keys().chain(self.durable_names.keys());
                for name in all.filter(|_| dice.roll(2) == 0) {
                    match self.names.get(name) {
                        Some(id) => names.insert(name.clone(), *id),
                        None => names.remove(name),
                    };
                }
            }
        }
        names
    }
}

impl SimGround {
    pub(crate) fn new(seed: u64) -> Self {
        let ground = Self::of(World::new(seed));
        crate::log::begin(&mut ground.clone()).expect("nothing goes wrong yet");
        ground.world().trace.clear();
        ground.images.lock().expect("as above").clear();
        ground
    }

    fn of(world: World) -> Self {
        Self {
            world: Arc::new(Mutex::new(world)),
            is_fresh: false,
            images: Arc::default(),
        }
    }

    /// The shelf of a world that this is.
    fn on<'a>(&self, world: &'a mut World) -> &'a mut SimShelf {
        match self.is_fresh {
            true => &mut world.fresh,
            false => &mut world.shelf,
        }
    }

    /// The same world, as a world of its own.
    pub(crate) fn apart(&self) -> Self {
        Self::of(self.world().clone())
    }

    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world
            .lock()
            .expect("no test panics with the world in hand")
    }

    /// The world at every operation so far, and now.
    pub(crate) fn images(&self) -> Vec<Image> {
        let mut images = std::mem::take(&mut *self.images.lock().expect("as above"));
        images.push(self.world().clone());
        images
    }

    /// Does something to the world, and keeps an image of it.
    fn act<T>(&self, what: String, act: impl FnOnce(&mut World) -> io::Result<T>) -> io::Result<T> {
        let mut world = self.world();
        let done = act(&mut world);
        world.trace.push(what);
        let trace = std::mem::take(&mut world.trace);
        self.images.lock().expect("as above").push(world.clone());
        world.trace = trace;
        done
    }
}

fn file<'a>(world: &'a mut World, name: &str) -> io::Result<&'a mut SimFile> {
    let id = world.names.get(name);
    let file = id.and_then(|id| world.files.get_mut(id));
    file.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
}

impl Medium for SimGround {
    fn names(&self) -> io::Result<Vec<String>> {
        Ok(self.world().names.keys().cloned().collect())
    }

    fn read(&self, name: &str, _: u64) -> io::Result<Vec<u8>> {
        Ok(file(&mut self.world(), name)?.seen.clone())
    }

    fn length(&self, name: &str) -> io::Result<u64> {
        Ok(file(&mut self.world(), name)?.seen.len() as u64)
    }

    fn create(&mut self, name: &str) -> io::Result<()> {
        self.act(format!("create {name}"), |world| {
            let id = world.files.len();
            world.files.insert(id, SimFile::default());
            world.names.insert(name.to_owned(), id);
            Ok(())
        })
    }

    fn append(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.act(format!("append {name}"), |world| {
            let fits = world
                .faults
                .room
                .map_or(bytes.len(), |room| room.min(bytes.len()));
            world.faults.room = world.faults.room.map(|room| room - fits);
            let file = file(world, name)?;
            let at = file.seen.len();
            file.seen.extend_from_slice(&bytes[..fits]);
            file.pending
                .push(Pending::Write(at, bytes[..fits].to_vec()));
            if fits < bytes.len() {
                return Err(io::Error::from(io::ErrorKind::StorageFull));
            }
            Ok(())
        })
    }

    fn cut(&mut self, name: &str, length: u64) -> io::Result<()> {
        self.act(format!("cut {name}"), |world| {
            if world.faults.no_cuts {
                return Err(io::Error::other("no cuts today"));
            }
            let file = file(world, name)?;
            file.seen.truncate(length as usize);
            file.pending.push(Pending::Cut(length as usize));
            Ok(())
        })
    }

    fn sync(&mut self, name: &str) -> io::Result<()> {
        self.act(format!("sync {name}"), |world| {
            if world.dice.roll(10) < world.faults.bad_syncs {
                // As Linux does it: what couldn't be written is taken for written from now on.
                file(world, name)?.pending.clear();
                return Err(io::Error::other("the disk didn't take it"));
            }
            file(world, name)?.settle();
            Ok(())
        })
    }

    fn rename(&mut self, from: &str, to: &str) -> io::Result<()> {
        self.act(format!("rename {from} {to}"), |world| {
            let missing = || io::Error::from(io::ErrorKind::NotFound);
            let id = world.names.remove(from).ok_or_else(missing)?;
            world.names.insert(to.to_owned(), id);
            Ok(())
        })
    }

    fn remove(&mut self, name: &str) -> io::Result<()> {
        self.act(format!("remove {name}"), |world| {
            world.names.remove(name);
            Ok(())
        })
    }

    fn sync_names(&mut self) -> io::Result<()> {
        self.act("sync names".into(), |world| {
            world.durable_names.clone_from(&world.names);
            Ok(())
        })
    }
}

impl Shelf for SimGround {
    fn get(&self, key: &[u8]) -> Result<Option<Vec<u8>>, ShelfFault> {
        Ok(self.on(&mut self.world()).seen.get(key).cloned())
    }

    fn scan(
        &self,
        from: &[u8],
        to: &[u8],
        each: &mut dyn FnMut(&[u8], &[u8]) -> bool,
    ) -> Result<(), ShelfFault> {
        let mut world = self.world();
        let mut pairs = self.on(&mut world).seen.range(from.to_vec()..=to.to_vec());
        pairs.all(|(key, value)| each(key, value));
        Ok(())
    }

    fn last(&self, from: &[u8], to: &[u8]) -> Result<Option<Pair>, ShelfFault> {
        let mut world = self.world();
        let last = self
            .on(&mut world)
            .seen
            .range(from.to_vec()..=to.to_vec())
            .next_back();
        Ok(last.map(|(key, value)| (key.clone(), value.clone())))
    }

    fn apply(&mut self, changes: Vec<Change>) -> Result<(), ShelfFault> {
        let applied = self.act("apply".into(), |world| {
            let shelf = self.on(world);
            change(&mut shelf.seen, &changes);
            shelf.pending.push(changes);
            Ok(())
        });
        applied.map_err(ShelfFault::Io)
    }

    fn sync(&mut self) -> Result<(), ShelfFault> {
        let synced = self.act("sync shelf".into(), |world| {
            let shelf = self.on(world);
            shelf.pending.clear();
            shelf.durable.clone_from(&shelf.seen);
            Ok(())
        });
        synced.map_err(ShelfFault::Io)
    }
}

impl Ground for SimGround {
    fn path(&self) -> &Path {
        Path::new("simulated")
    }

    fn enter(&self, _: Duration) -> Result<(), GateFault> {
        Ok(())
    }

    fn leave(&self) {}

    fn is_wanted(&self) -> bool {
        false
    }

    fn medium(&self) -> io::Result<Box<dyn Medium>> {
        Ok(Box::new(self.clone()))
    }

    fn shelf(&self) -> Opening {
        let shelf = self.clone();
        Box::new(move || Ok(Box::new(shelf) as Box<dyn Shelf>))
    }

    fn fresh(&self) -> Opening {
        self.world().fresh = SimShelf::default();
        let shelf = Self {
            is_fresh: true,
            ..self.clone()
        };
        Box::new(move || Ok(Box::new(shelf) as Box<dyn Shelf>))
    }

    fn renew(&self) -> io::Result<()> {
        self.act("renew shelf".into(), |world| {
            world.shelf = std::mem::take(&mut world.fresh);
            Ok(())
        })
    }

    fn tidy(&self) -> io::Result<()> {
        self.world().fresh = SimShelf::default();
        Ok(())
    }

    fn set_aside(&self) -> io::Result<()> {
        self.world().shelf = SimShelf::default();
        Ok(())
    }

    fn room(&self) -> u64 {
        u64::MAX
    }

    fn stamp(&self) -> (String, u64) {
        (String::new(), 0)
    }
}
