//! What the tests of whole processes share: this test binary started again as another process,
//! which writes or reads a store.

use journal::{EventStore, Head, ReadError, SealedBatch};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use testkit::store_suite::Writer;

/// The variable that tells a process what it is to do.
pub(crate) const ROLE: &str = "TAKEBACK_STORE_TEST_ROLE";
/// The variable that tells it with which store.
pub(crate) const FOLDER: &str = "TAKEBACK_STORE_TEST_FOLDER";

/// What this process is to do, when it was started by a test; and with which store.
pub(crate) fn role() -> Option<(String, String)> {
    Some((std::env::var(ROLE).ok()?, std::env::var(FOLDER).ok()?))
}

/// The arguments that make this binary run its test `name` and show what it prints.
pub(crate) fn arguments(name: &str) -> [&str; 4] {
    [name, "--exact", "--nocapture", "--test-threads=1"]
}

/// This binary again, as a process that runs its test `name` in a role.
pub(crate) fn process(name: &str, role: &str, folder: &Path) -> Command {
    let own = std::env::current_exe().expect("a test knows where it is");
    let mut command = Command::new(own);
    command
        .args(arguments(name))
        .env(ROLE, role)
        .env(FOLDER, folder);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The batches of a duel, the same in every process: many sizes, never two alike.
pub(crate) struct Script {
    /// The writer after the last batch.
    pub(crate) writer: Writer,
    count: usize,
}

impl Script {
    /// The script of the duel with this number.
    pub(crate) fn new(duel: u64) -> Self {
        Self {
            writer: Writer::new(duel, duel),
            count: 0,
        }
    }

    /// The next batch and the head it follows.
    pub(crate) fn next(&mut self) -> (Head, SealedBatch) {
        let after = self.writer.head;
        self.count += 1;
        let records = 1 + self.count as u32 % 5;
        let bytes = 16 + self.count * 977 % 3_000;
        (after, self.writer.next(records, bytes))
    }

    /// Goes on to where the store's journal of this duel ends; checks everything up to there.
    pub(crate) fn check(&mut self, store: &dyn EventStore) -> Result<(), String> {
        let duel = self.writer.duel;
        let head = match store.head(duel) {
            Ok(head) => head,
            Err(ReadError::NoSuchDuel(_)) => return Ok(()),
            Err(error) => return Err(format!("the head: {error}")),
        };
        while self.writer.head.number < head.number {
            let from = self.writer.head.number + 1;
            let page = store.read(duel, from, journal::Limits::default());
            let page = page.map_err(|error| format!("from {from}: {error}"))?;
            if page.is_empty() {
                return Err(format!(
                    "nothing from {from} on, though the head is {head:?}"
                ));
            }
            for batch in page {
                if self.next().1.stored != batch {
                    return Err(format!("batch {} is another one", batch.first));
                }
            }
        }
        let same = self.writer.head == head;
        if same {
            Ok(())
        } else {
            Err(format!("the head is {head:?}"))
        }
    }
}

/// Copies a folder with everything in it.
pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("it is there") {
        let entry = entry.expect("it can be listed");
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).expect("it can be copied");
        }
    }
}
