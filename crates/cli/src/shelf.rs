//! The store: where it is, opening it, and finding a duel in it.

use crate::error::{Code, Failure, Outcome};
use crate::naming;
use crate::opened::{Opened, store_error, with_causes};
use crate::server;
use journal::{DuelEntry, DuelId, EventStore, MemoryStore, Time};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store_sled::{OpenError, Options, SledStore};

/// How many duels are asked for at a time.
const PAGE: usize = 256;

/// An open store with where it is.
pub(crate) struct Shelf {
    path: PathBuf,
    made: bool,
    store: Arc<dyn EventStore>,
    /// The same store, where it is a folder on this machine.
    folder: Option<Arc<SledStore>>,
}

/// Where the store is: the folder or address given, `TAKEBACK_STORE`, or the user's data directory.
///
/// # Errors
/// When the system doesn't say where the user's data goes.
pub(crate) fn folder(given: Option<&Path>) -> Outcome<PathBuf> {
    use etcetera::BaseStrategy;
    let set = || std::env::var_os("TAKEBACK_STORE").filter(|set| !set.is_empty());
    if let Some(path) = given
        .map(Path::to_path_buf)
        .or_else(|| set().map(PathBuf::from))
    {
        return Ok(path);
    }
    let base = etcetera::choose_base_strategy().map_err(|_| Failure::new(Code::NoHome))?;
    Ok(base.data_dir().join("takeback"))
}

impl Shelf {
    /// Opens the store in this folder, and makes it when there is none; or the one at this address.
    ///
    /// # Errors
    /// When it can't be opened.
    pub(crate) fn open(path: PathBuf) -> Outcome<Self> {
        if server::is_address(&path) {
            return Ok(Self {
                store: server::open(&path)?,
                path: server::shown(&path).into(),
                made: false,
                folder: None,
            });
        }
        let made = !path.exists();
        let opened = SledStore::open(&path, Options::default());
        let store = opened.map_err(|error| not_opened(&error))?;
        let store = Arc::new(store);
        Ok(Self {
            path,
            made,
            store: Arc::clone(&store) as Arc<dyn EventStore>,
            folder: Some(store),
        })
    }

    /// A store in memory, for what is only tried.
    #[must_use]
    pub(crate) fn in_memory() -> Self {
        Self {
            path: PathBuf::new(),
            made: false,
            store: Arc::new(MemoryStore::default()),
            folder: None,
        }
    }

    /// The folder, or the address without its password: to be shown.
    #[must_use]
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// True for a store that keeps nothing.
    #[must_use]
    pub(crate) fn is_in_memory(&self) -> bool {
        self.path.as_os_str().is_empty()
    }

    /// True when the folder wasn't there before.
    #[must_use]
    pub(crate) const fn made(&self) -> bool {
        self.made
    }

    /// The store.
    #[must_use]
    pub(crate) fn store(&self) -> &dyn EventStore {
        &*self.store
    }

    /// The store, to be shared with a table.
    #[must_use]
    pub(crate) fn shared(&self) -> Arc<dyn EventStore> {
        Arc::clone(&self.store)
    }

    /// Leaves nothing on the disk of what was erased or removed.
    ///
    /// # Errors
    /// When the store can't be written anew.
    pub(crate) fn compact(&self) -> Outcome<()> {
        let compacted = self.folder.as_ref().map_or(Ok(()), |store| store.compact());
        compacted.map_err(|error| not_opened(&error))
    }

    /// Every duel, in the order they were made.
    ///
    /// # Errors
    /// When the store can't be read.
    pub(crate) fn entries(&self) -> Outcome<Vec<DuelEntry>> {
        let mut all: Vec<DuelEntry> = Vec::new();
        loop {
            let after = all.last().map(|entry| entry.id);
            let page = self
                .store
                .duels(after, PAGE)
                .map_err(|e| store_error("", &e))?;
            let full = page.len() == PAGE;
            all.extend(page);
            if !full {
                break;
            }
        }
        all.sort_by_key(|entry| (entry.created, entry.id));
        Ok(all)
    }

    /// The duel of this name or of an id that begins so.
    ///
    /// # Errors
    /// When there is none, or more than one.
    pub(crate) fn find(&self, name: &str) -> Outcome<DuelEntry> {
        meant(&self.entries()?, name).cloned()
    }

    /// The name itself, or with the first number that makes it one that no duel has.
    ///
    /// # Errors
    /// When the store can't be read.
    pub(crate) fn unused(&self, name: &str) -> Outcome<String> {
        let entries = self.entries()?;
        let taken: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
        Ok(naming::unused(name, &taken))
    }

    /// What a duel is called by in a command: its name, or, where another one has that too, the
    /// beginning of its id.
    #[must_use]
    pub(crate) fn handle(&self, id: DuelId, name: &str) -> String {
        let entries = self.entries().unwrap_or_default();
        match entries.iter().any(|e| e.name == name && e.id != id) {
            true => short_id(id),
            false => name.to_owned(),
        }
    }

    /// The duel that was last written to.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn last_written(&self) -> Outcome<DuelEntry> {
        let mut last: Option<(Time, DuelEntry)> = None;
        for entry in self.entries()? {
            // A damaged duel still counts, from when it was made.
            let written = journal::last_written(self.store(), entry.id).unwrap_or(entry.created);
            if last.as_ref().is_none_or(|(time, _)| *time <= written) {
                last = Some((written, entry));
            }
        }
        let none = || Failure::new(Code::NoDuels).with("path", self.path.display());
        last.map(|(_, entry)| entry).ok_or_else(none)
    }

    /// The duel of this name, or the one last written to.
    ///
    /// # Errors
    /// When there is none, or more than one.
    pub(crate) fn entry(&self, name: Option<&str>) -> Outcome<DuelEntry> {
        name.map_or_else(|| self.last_written(), |name| self.find(name))
    }

    /// Reads a duel, the one last written to when none is named.
    ///
    /// # Errors
    /// When there is none, or it is damaged.
    pub(crate) fn read(&self, name: Option<&str>) -> Outcome<Opened> {
        Opened::read(self.store(), self.entry(name)?)
    }
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shelf")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

/// The duel a text means: by its name, or by at least four digits of its id.
fn meant<'e>(entries: &'e [DuelEntry], text: &str) -> Outcome<&'e DuelEntry> {
    let named: Vec<&DuelEntry> = entries.iter().filter(|e| e.name == text).collect();
    let begins = |e: &&DuelEntry| e.id.to_string().starts_with(&text.to_lowercase());
    let could = match named.is_empty() && naming::is_id(text) {
        true => entries.iter().filter(begins).collect(),
        false => named,
    };
    match could[..] {
        [entry] => Ok(entry),
        [] => {
            let short = !text.is_empty() && text.chars().all(|c| c.is_ascii_hexdigit());
            let short = short && !naming::is_id(text);
            let failure = Failure::new(Code::NoDuel).with("name", text);
            Err(failure.with("short", if short { "yes" } else { "no" }))
        }
        _ => Err(ambiguous(text, &could)),
    }
}

fn ambiguous(name: &str, could: &[&DuelEntry]) -> Failure {
    let names: Vec<String> = could
        .iter()
        .take(5)
        .map(|e| format!("{} ({})", e.name, short(e)))
        .collect();
    Failure::new(Code::Ambiguous)
        .with("name", name)
        .with("could", names.join(", "))
}

/// The beginning of a duel's id, as it is shown.
#[must_use]
pub(crate) fn short(entry: &DuelEntry) -> String {
    short_id(entry.id)
}

/// The beginning of an id, as it is shown.
#[must_use]
pub(crate) fn short_id(id: DuelId) -> String {
    id.to_string().chars().take(8).collect()
}

/// A store that can't be opened, as a failure.
#[must_use]
pub(crate) fn not_opened(error: &OpenError) -> Failure {
    let with = |code, path: &Path, what: &str| {
        Failure::new(code)
            .with("path", path.display())
            .with("detail", what)
    };
    match error {
        OpenError::Damaged { path, detail } => with(Code::StoreDamaged, path, detail),
        OpenError::Busy { holder, .. } => busy(holder.unwrap_or(0)),
        OpenError::NotOurs { path, found } => with(Code::NotOurs, path, found),
        OpenError::Version { path, found, .. } => {
            with(Code::Version, path, found).with("found", found)
        }
        OpenError::Io { path, cause } => {
            let code = if full(cause) { Code::Full } else { Code::Io };
            let failure = Failure::new(code).with("path", path.display());
            failure.because(&**cause)
        }
        other => Failure::bug(with_causes(other)),
    }
}

/// A duel that was removed by somebody; nobody's name is empty.
#[must_use]
pub(crate) fn removed(by: &str) -> Failure {
    let by = if by.is_empty() { "none" } else { by };
    Failure::new(Code::Removed).with("by", by)
}

/// A store in use by this process; 0 where it isn't known.
#[must_use]
pub(crate) fn busy(process: u32) -> Failure {
    Failure::new(Code::Busy).count("process", process)
}

/// A store in use by a holder as the store names it.
#[must_use]
pub(crate) fn busy_with(holder: &str) -> Failure {
    let digits: String = holder.chars().filter(char::is_ascii_digit).collect();
    busy(digits.parse().unwrap_or(0))
}

fn full(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{QuotaExceeded, StorageFull};
    matches!(error.kind(), StorageFull | QuotaExceeded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::Head;

    fn entry(id: &str, name: &str) -> DuelEntry {
        let id: DuelId = id.parse().expect("an id");
        DuelEntry {
            id,
            name: name.into(),
            created: Time(0),
            archived: false,
            head: Head::before_all(id),
        }
    }

    fn could(entries: &[DuelEntry], text: &str) -> Result<String, Code> {
        meant(entries, text)
            .map(short)
            .map_err(|failure| failure.code)
    }

    #[test]
    fn a_name_or_an_id_that_means_several_duels_means_none() {
        let all = [
            entry("abcd1111111111111111111111111111", "one"),
            entry("abcd2222222222222222222222222222", "two"),
            entry("33333333333333333333333333333333", "two"),
        ];
        assert_eq!(could(&all, "one"), Ok("abcd1111".into()));
        assert_eq!(could(&all, "ABCD1"), Ok("abcd1111".into()));
        assert_eq!(could(&all, "two"), Err(Code::Ambiguous));
        assert_eq!(could(&all, "abcd"), Err(Code::Ambiguous));
        assert_eq!(could(&all, "333"), Err(Code::NoDuel));
        assert_eq!(could(&all, "3333"), Ok("33333333".into()));
        assert_eq!(could(&all, ""), Err(Code::NoDuel));
    }
}
