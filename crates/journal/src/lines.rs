//! The journal as JSON Lines: the canonical text form, for eyes and for other programs.
//!
//! The first line is the journal's head, then comes one for each record, then what lies beside that
//! is sealed by nothing, and the end with a check of all lines. There is one way to write each line, so reading seals every record again
//! *and* writes it again and compares: nothing that can be read was changed unnoticed. The schema is
//! `docs/schema/journal-lines.json`.

use crate::beside::{Secrets, WORDS, kept_words};
use crate::portable::{ExportError, FileDamage, FileError, FileWrong, WrittenFile};
use crate::reader::{Batch, Reader, Sealing, Standing};
use crate::record::{hex_of, unhex};
use crate::seal::{TAG, lines_hasher};
use crate::wire::{self, BatchHead, Packed};
use crate::{
    Begins, Beside, BesideKey, DuelId, EventStore, Head, Knowledge, MemoryStore, Record, Seal,
    SealedBatch, Source, StoredBatch, Time, Words,
};
use blake3::Hasher;
use duel::Event;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::io::{self, BufRead, Read, Write};

/// The version of the lines.
const LINES_VERSION: u8 = 1;
/// No line is longer: a batch has 1 MiB at most, and text takes more room than bytes.
const LINE_BYTES_MOST: u64 = 16 << 20;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadLine {
    kind: String,
    version: u8,
    duel: String,
    name: String,
    created_ms: i64,
    records: u32,
    batches: u32,
    seal: String,
    secrets: SecretsLine,
}

/// The secrets by which hidden parts can be checked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretsLine {
    #[serde(rename = "A")]
    a: Option<String>,
    #[serde(rename = "B")]
    b: Option<String>,
    judge: Option<String>,
}

/// A record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordLine {
    kind: String,
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    follows: Option<u32>,
    batch: u32,
    /// In the first record of a batch, in no other.
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<String>,
    at_ms: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    happened_at_ms: Option<i64>,
    source: String,
    knowledge: String,
    event: Value,
    /// The commitment to its words; stays when they were erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    words_commitment: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words_salt: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<WordsLine>,
    seal: String,
}

/// Words beside a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WordsLine {
    text: Option<String>,
    by: Vec<String>,
    statements: [Option<String>; 2],
}

/// An entry beside the journal that isn't sealed with a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BesideLine {
    kind: String,
    about: u32,
    entry: u8,
    bytes: String,
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    kind: String,
    /// How many lines come before it.
    lines: u32,
    /// The hash of their bytes.
    check: String,
}

/// Writes a duel with everything in it as JSON Lines. Every record is checked on the way. The same
/// journal gives the same lines, wherever it is kept.
///
/// # Errors
/// When the journal can't be read or a record is wrong, or the lines can't be written. What has
/// been written by then is no whole journal.
pub fn write_lines(
    store: &dyn EventStore,
    duel: DuelId,
    out: &mut dyn Write,
) -> Result<WrittenFile, ExportError> {
    let entry = store.duel(duel)?;
    let mut reader = Reader::up_to(store, duel, entry.head)?;
    let batches = crate::reader::batch_of(store, duel, entry.head)?;
    let mut out = Out::new(out);
    let begins = Begins {
        name: entry.name,
        created: entry.created,
    };
    let secrets = Secrets::sound(duel, &store.beside(duel, 0, 0)?);
    out.line(&head_line(duel, &begins, entry.head, batches, &secrets))?;
    while let Some((stored, batch)) = reader.next_stored()? {
        let beside: Vec<Beside> = reader
            .beside(stored.first, stored.last())
            .cloned()
            .collect();
        for line in record_lines(&stored, &batch, &beside) {
            out.line(&line)?;
        }
    }
    for entry in store.beside(duel, 0, entry.head.number)? {
        if entry.key.kind > WORDS && !entry.bytes.is_empty() {
            out.line(&beside_line(&entry))?;
        }
    }
    let end = end_line(out.lines, &out.hasher);
    out.line(&end)?;
    out.out.flush()?;
    Ok(WrittenFile {
        duel,
        head: entry.head,
        bytes: out.bytes,
    })
}

struct Out<'a> {
    out: &'a mut dyn Write,
    hasher: Hasher,
    lines: u32,
    bytes: u64,
}

impl<'a> Out<'a> {
    fn new(out: &'a mut dyn Write) -> Self {
        Self {
            out,
            hasher: lines_hasher(),
            lines: 0,
            bytes: 0,
        }
    }

    fn line<T: Serialize>(&mut self, line: &T) -> io::Result<()> {
        let text = text(line);
        self.bytes += text.len() as u64;
        self.lines = self.lines.saturating_add(1);
        self.hasher.update(&text);
        self.out.write_all(&text)
    }
}

/// A line as it is written.
fn text<T: Serialize>(line: &T) -> Vec<u8> {
    let mut text = serde_json::to_vec(line).expect("the lines have nothing JSON can't say");
    text.push(b'\n');
    text
}

fn head_line(
    duel: DuelId,
    begins: &Begins,
    head: Head,
    batches: u32,
    secrets: &Secrets,
) -> HeadLine {
    let [a, b, judge] = secrets
        .all()
        .map(|secret| secret.map(|secret| hex_of(&secret)));
    HeadLine {
        kind: "journal".to_owned(),
        version: LINES_VERSION,
        duel: duel.to_string(),
        name: begins.name.clone(),
        created_ms: begins.created.0,
        records: head.number,
        batches,
        seal: head.seal.to_string(),
        secrets: SecretsLine { a, b, judge },
    }
}

/// The lines of a batch that was read and found sound.
fn record_lines(stored: &StoredBatch, batch: &Batch, beside: &[Beside]) -> Vec<RecordLine> {
    let mut parts = wire::Stored::open(stored.first, stored.count, &stored.bytes)
        .expect("a batch that was read can be read again");
    let head = parts.head;
    let mut lines = Vec::with_capacity(batch.records.len());
    let records = batch.records.iter().zip(&batch.seals);
    for (record, seal) in records {
        let packed = parts.next().ok().flatten();
        let committed = packed.and_then(|packed| packed.words);
        let nonce = lines.is_empty().then(|| hex_of(&head.nonce));
        lines.push(record_line(record, *seal, nonce, committed, beside));
    }
    lines
}

fn record_line(
    record: &Record,
    seal: Seal,
    nonce: Option<String>,
    committed: Option<[u8; 32]>,
    beside: &[Beside],
) -> RecordLine {
    let salt = kept_words(record.number, beside).and_then(|bytes| bytes.first_chunk::<16>());
    RecordLine {
        kind: "record".to_owned(),
        number: record.number,
        follows: record.follows,
        batch: record.batch,
        nonce,
        at_ms: record.at.0,
        happened_at_ms: record.happened_at.map(|time| time.0),
        source: record.source.as_str().to_owned(),
        knowledge: record.knowledge.as_str().to_owned(),
        event: wire::event_to_json(&record.event),
        words_commitment: committed.map(|hash| hex_of(&hash)),
        words_salt: salt.map(|salt| hex_of(salt)),
        words: record.words.as_ref().map(|words| WordsLine {
            text: words.text.clone(),
            by: words.by.clone(),
            statements: words.statements.clone(),
        }),
        seal: seal.to_string(),
    }
}

fn end_line(lines: u32, hasher: &Hasher) -> EndLine {
    EndLine {
        kind: "end".to_owned(),
        lines,
        check: hasher.finalize().to_hex().to_string(),
    }
}

fn beside_line(entry: &Beside) -> BesideLine {
    BesideLine {
        kind: "beside".to_owned(),
        about: entry.key.about,
        entry: entry.key.kind,
        bytes: hex_of(&entry.bytes),
    }
}

/// Reads a journal from JSON Lines into a store of its own in memory: every record sealed again and
/// compared with its seal, every line written again and compared with what stands there.
///
/// # Errors
/// When it is no journal or of a later version, at the first line that is wrong (`block` is its
/// number, from 0), or when it can't be read.
pub fn read_lines(from: &mut dyn BufRead) -> Result<(MemoryStore, DuelId), FileError> {
    let first = next_line(from, 0)?.unwrap_or_default();
    let mut reading = Reading::begin(&first)?;
    while let Some(text) = next_line(from, reading.line)? {
        reading.take(text)?;
    }
    reading.finish()
}

/// The next line with its end; `None` behind the last.
fn next_line(from: &mut dyn BufRead, line: u32) -> Result<Option<Vec<u8>>, FileError> {
    let mut text = Vec::new();
    from.take(LINE_BYTES_MOST).read_until(b'\n', &mut text)?;
    match text.last() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(text)),
        // The first line tells whether it is a journal at all.
        Some(_) if line == 0 => Ok(Some(text)),
        Some(_) => Err(FileDamage::whole(line, FileWrong::CutOff).into()),
    }
}

/// A journal that is being read from lines.
struct Reading {
    store: MemoryStore,
    begins: Begins,
    end: Head,
    batches: u32,
    standing: Standing,
    /// The entries that go with the first batch.
    secrets: Vec<Beside>,
    /// The lines of the batch under way, as read and as they stand there.
    open: Vec<(RecordLine, Vec<u8>)>,
    /// The number of the next line.
    line: u32,
    /// The last entry behind the records.
    last_beside: Option<BesideKey>,
    /// The hash of the lines so far.
    hasher: Hasher,
    /// True once the end was read.
    ended: bool,
}

impl Reading {
    fn begin(text: &[u8]) -> Result<Self, FileError> {
        let value: Value = serde_json::from_slice(text).map_err(|_| FileError::NotOurs)?;
        if value["kind"] != "journal" || !value["duel"].is_string() {
            return Err(FileError::NotOurs);
        }
        match value["version"].as_u64() {
            Some(version) if version == u64::from(LINES_VERSION) => {}
            version => {
                let found = version.and_then(|found| u8::try_from(found).ok());
                let (found, known) = (found.unwrap_or(u8::MAX), LINES_VERSION);
                return Err(FileError::Version { found, known });
            }
        }
        let wrong = || FileDamage::whole(0, FileWrong::NotCanonical);
        let line: HeadLine = serde_json::from_slice(text).map_err(|_| wrong())?;
        let mut reading = Self::of(&line).ok_or_else(wrong)?;
        let secrets = &reading.standing.secrets;
        let (begins, duel) = (&reading.begins, reading.standing.duel);
        let again = head_line(duel, begins, reading.end, reading.batches, secrets);
        reading.hasher.update(text);
        match self::text(&again) == text && reading.end.number > 0 {
            true => Ok(reading),
            false => Err(wrong().into()),
        }
    }

    fn of(line: &HeadLine) -> Option<Self> {
        let duel: DuelId = line.duel.parse().ok()?;
        let given = [&line.secrets.a, &line.secrets.b, &line.secrets.judge];
        let mut secrets = [None; 3];
        for (place, given) in secrets.iter_mut().zip(given) {
            *place = match given {
                Some(text) => Some(unhex(text)?),
                None => None,
            };
        }
        let secrets = Secrets::of(secrets);
        Some(Self {
            store: MemoryStore::default(),
            begins: Begins {
                name: line.name.clone(),
                created: Time(line.created_ms),
            },
            end: Head {
                number: line.records,
                seal: line.seal.parse().ok()?,
            },
            batches: line.batches,
            secrets: secrets.entries(duel),
            standing: Standing {
                duel,
                secrets,
                head: Head::before_all(duel),
                batch: 0,
            },
            open: Vec::new(),
            line: 1,
            last_beside: None,
            hasher: lines_hasher(),
            ended: false,
        })
    }

    /// Damage at a line, from a record on.
    fn damage(&self, line: u32, first: u32, what: FileWrong) -> FileDamage {
        let last = self.end.number;
        if first == 0 || first > last {
            return FileDamage::whole(line, what);
        }
        FileDamage {
            block: line,
            first,
            last,
            what,
        }
    }

    /// The number of the next record.
    fn next(&self) -> u32 {
        let open = self.open.len() as u32;
        self.standing.head.number.saturating_add(open + 1)
    }

    fn take(&mut self, text: Vec<u8>) -> Result<(), FileDamage> {
        let wrong = self.damage(self.line, self.next(), FileWrong::NotCanonical);
        if self.ended {
            return Err(FileDamage::whole(self.line, FileWrong::Trailing));
        }
        if text.starts_with(b"{\"kind\":\"end\"") {
            return self.end(&text);
        }
        self.hasher.update(&text);
        if text.starts_with(b"{\"kind\":\"beside\"") {
            self.close()?;
            self.beside(&text).ok_or(wrong)?;
        } else {
            let line: RecordLine = serde_json::from_slice(&text).map_err(|_| wrong.clone())?;
            if line.number != self.next() || self.last_beside.is_some() {
                return Err(FileDamage {
                    what: FileWrong::Order,
                    ..wrong
                });
            }
            if line.nonce.is_some() {
                self.close()?;
            }
            self.open.push((line, text));
        }
        self.line = self.line.saturating_add(1);
        Ok(())
    }

    fn end(&mut self, text: &[u8]) -> Result<(), FileDamage> {
        self.close()?;
        self.ended = true;
        let end = end_line(self.line, &self.hasher);
        match self::text(&end) == text {
            true => Ok(()),
            false => Err(FileDamage::whole(self.line, FileWrong::Check)),
        }
    }

    fn beside(&mut self, text: &[u8]) -> Option<()> {
        let line: BesideLine = serde_json::from_slice(text).ok()?;
        let entry = Beside {
            key: BesideKey {
                about: line.about,
                kind: line.entry,
            },
            bytes: crate::record::unhex_all(&line.bytes)?,
        };
        let behind = self.last_beside.is_none_or(|before| before < entry.key);
        let right = behind
            && entry.key.kind > WORDS
            && !entry.bytes.is_empty()
            && entry.key.about <= self.standing.head.number
            && self::text(&beside_line(&entry)) == text;
        self.last_beside = Some(entry.key);
        let kept = self.store.put_beside(self.standing.duel, &[entry]);
        (right && kept.is_ok()).then_some(())
    }

    /// Seals the batch whose lines have been read.
    fn close(&mut self) -> Result<(), FileDamage> {
        let lines = std::mem::take(&mut self.open);
        if lines.is_empty() {
            return Ok(());
        }
        let first_line = self.line - lines.len() as u32;
        let first = self.standing.head.number + 1;
        let wrong = |at: usize, what| {
            let at = at as u32;
            self.damage(first_line + at, first.saturating_add(at), what)
        };
        let (batch, found) = seal(&self.standing, &lines).map_err(|(at, what)| wrong(at, what))?;
        let again = record_lines(&batch.stored, &found, &batch.beside);
        let same = again
            .iter()
            .zip(&lines)
            .take_while(|(line, (_, there))| text(line) == *there);
        let same = same.count();
        if same < lines.len() {
            let seal = again
                .get(same)
                .is_some_and(|line| line.seal != lines[same].0.seal);
            return Err(wrong(
                same,
                match seal {
                    true => FileWrong::Journal(crate::Wrong::Seal),
                    false => FileWrong::NotCanonical,
                },
            ));
        }
        self.append(batch, first_line)
    }

    fn append(&mut self, mut batch: SealedBatch, line: u32) -> Result<(), FileDamage> {
        let after = self.standing.head;
        if after.number == 0 {
            batch.begins = Some(self.begins.clone());
            batch.beside.splice(0..0, std::mem::take(&mut self.secrets));
        }
        let appended = self.store.append(self.standing.duel, after, &batch);
        if appended.is_err() {
            return Err(self.damage(line, after.number + 1, FileWrong::NotCanonical));
        }
        self.standing.head = batch.head;
        self.standing.batch += 1;
        Ok(())
    }

    fn finish(mut self) -> Result<(MemoryStore, DuelId), FileError> {
        self.close()?;
        let (head, line) = (self.standing.head, self.line);
        if head.number < self.end.number {
            return Err(self.damage(line, head.number + 1, FileWrong::CutOff).into());
        }
        if head != self.end || self.standing.batch != self.batches {
            let what = FileWrong::Journal(crate::Wrong::Head);
            return Err(self.damage(0, head.number, what).into());
        }
        if !self.ended {
            return Err(FileDamage::whole(line, FileWrong::CutOff).into());
        }
        Ok((self.store, self.standing.duel))
    }
}

/// What is wrong with which line of a batch.
type InLine = (usize, FileWrong);

/// A batch made of its lines, sealed by what they say.
fn seal(
    standing: &Standing,
    lines: &[(RecordLine, Vec<u8>)],
) -> Result<(SealedBatch, Batch), InLine> {
    let mut packed = Vec::with_capacity(lines.len());
    let mut beside = Vec::new();
    for (at, (line, _)) in lines.iter().enumerate() {
        let (record, words) = unpack(line).ok_or((at, FileWrong::NotCanonical))?;
        packed.push(record);
        beside.extend(words);
    }
    let first = &lines[0].0;
    let head = BatchHead {
        version: wire::lowest_version(packed.iter().map(|record| &record.event)),
        batch: first.batch,
        at: first.at_ms,
        nonce: first
            .nonce
            .as_deref()
            .and_then(unhex)
            .ok_or((0, FileWrong::NotCanonical))?,
    };
    let mut stored = wire::pack_head(&head);
    let mut sealing = Sealing::after(standing, head);
    let mut before = None;
    for (at, record) in packed.into_iter().enumerate() {
        stored.extend(wire::pack(&head, before, &record));
        if !record.event.is_desk() {
            before = Some(record.number);
        }
        sealing
            .add(record)
            .map_err(|what| (at, FileWrong::Journal(what)))?;
    }
    stored.extend(sealing.after.tag::<TAG>());
    let batch = sealing.finish(&beside).map_err(|damage| {
        let at = damage.first.saturating_sub(first.number) as usize;
        (at, FileWrong::Journal(damage.what))
    })?;
    let sealed = SealedBatch {
        stored: StoredBatch {
            first: first.number,
            count: lines.len() as u32,
            bytes: stored,
        },
        beside,
        head: batch.head,
        begins: None,
    };
    Ok((sealed, batch))
}

/// A record and what lies beside it, from its line; `None` when the line can't mean one.
fn unpack(line: &RecordLine) -> Option<(Packed, Option<Beside>)> {
    let committed = match &line.words_commitment {
        Some(text) => Some(unhex(text)?),
        None => None,
    };
    let words = match (&line.words, &line.words_salt) {
        (Some(words), Some(salt)) => {
            let words = Words {
                text: words.text.clone(),
                by: words.by.clone(),
                statements: words.statements.clone(),
            };
            let mut bytes = unhex::<16>(salt)?.to_vec();
            bytes.extend(wire::encode_words(&words));
            let (about, kind) = (line.number, WORDS);
            let key = BesideKey { about, kind };
            Some(Beside { key, bytes })
        }
        (None, None) => None,
        _ => return None,
    };
    let event: Event = wire::event_from_json(&line.event)?;
    let packed = Packed {
        number: line.number,
        follows: line.follows,
        happened_at: line.happened_at_ms.map(Time),
        source: Source::named(&line.source)?,
        knowledge: Knowledge::named(&line.knowledge)?,
        event,
        words: committed,
    };
    Some((packed, words))
}
