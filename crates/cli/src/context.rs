//! What every command works with: where it prints, the words, the catalogue, the store.

use crate::arguments::{As, Everywhere};
use crate::clock::{Clock, Lots};
use crate::declared;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::output::Output;
use crate::own;
use crate::report::Report;
use crate::scripts::Written;
use crate::shelf::{self, Shelf};
use crate::started::Started;
use crate::zone::Zone;
use journal::DuelEntry;
use rules::Catalogue;
use serde_json::Value;
use std::sync::Arc;
use table::Tools;
use wording::{Arg, Language, Wording, args};

/// So much two clocks of a table may differ, in milliseconds: ten minutes.
const DIFFER_MOST: i64 = 600_000;

/// What every command works with.
pub(crate) struct Context {
    /// Where it prints.
    pub(crate) out: Output,
    /// The words it prints.
    pub(crate) words: Wording,
    /// How the program was started.
    pub(crate) started: Started,
    /// The cards, with those that the duel at hand declares.
    pub(crate) cards: Arc<Catalogue>,
    /// The cards without them.
    known: Arc<Catalogue>,
    clock: Clock,
    lots: Lots,
    zone: Zone,
    everywhere: Everywhere,
    /// What this command recorded: each duel with its last record.
    recorded: Vec<(String, u32)>,
    /// The role it was said to read as.
    reads_as: Option<As>,
}

impl Context {
    /// Makes it from the options that every command takes.
    ///
    /// # Errors
    /// When the environment doesn't read.
    pub(crate) fn new(everywhere: Everywhere) -> Outcome<Self> {
        let own = locale();
        let asked = everywhere.lang.as_deref();
        let asked = asked.map(|tag| language("--lang", tag, &Wording::new(own)));
        let words = Wording::new(asked.transpose()?.unwrap_or(own));
        let known = Arc::new(own::catalogue(everywhere.cards.as_deref())?);
        Ok(Self {
            out: Output::to_process(everywhere.json),
            started: Started::detect(everywhere.store.as_deref(), everywhere.cards.as_deref()),
            cards: Arc::clone(&known),
            known,
            clock: Clock::from_environment(&words)?,
            lots: Lots::from_environment(&words)?,
            zone: Zone::from_environment(&words)?,
            words,
            everywhere,
            recorded: Vec::new(),
            reads_as: None,
        })
    }

    /// Opens the store.
    ///
    /// # Errors
    /// When it can't be opened.
    pub(crate) fn shelf(&self) -> Outcome<Shelf> {
        Shelf::open(shelf::folder(self.everywhere.store.as_deref())?)
    }

    /// Opens a duel of the store; the cards it declares are known from then on.
    ///
    /// # Errors
    /// When there is no such duel, or it can't be read.
    pub(crate) fn open(&mut self, duel: Option<&str>) -> Outcome<Opened> {
        let shelf = self.shelf()?;
        let opened = shelf.read(duel)?;
        self.adopt(&shelf, &opened.entry)?;
        Ok(opened)
    }

    /// From now on the cards that a duel of the store declares are known.
    ///
    /// # Errors
    /// When what lies beside it can't be read.
    pub(crate) fn adopt(&mut self, shelf: &Shelf, entry: &DuelEntry) -> Outcome<()> {
        self.cards = declared::of(shelf.store(), entry, &self.known)?;
        Ok(())
    }

    /// From now on the cards that lines for a duel of the store declare are known as well, and the
    /// imported ones they name; they are kept beside it unless it is only tried.
    ///
    /// # Errors
    /// When they declare a card whose text is known, or one twice, or can't be kept.
    pub(crate) fn declare_more(
        &mut self,
        written: &Written,
        shelf: &Shelf,
        entry: &DuelEntry,
        only_tried: bool,
    ) -> Outcome<()> {
        let lines = declared::lines(written, &self.cards)?;
        if lines.is_empty() {
            return Ok(());
        }
        self.cards = declared::checked(written, &self.cards, &self.words)?;
        match only_tried {
            true => Ok(()),
            false => declared::keep(&lines, shelf.store(), entry),
        }
    }

    /// From now on the cards that a file declares are known.
    ///
    /// # Errors
    /// When it declares a card whose text is known, or one twice.
    pub(crate) fn declare(&mut self, written: &Written) -> Outcome<()> {
        self.cards = declared::checked(written, &self.known, &self.words)?;
        Ok(())
    }

    /// The time zone people read moments in.
    #[must_use]
    pub(crate) const fn zone(&self) -> &Zone {
        &self.zone
    }

    /// A moment as people read it.
    #[must_use]
    pub(crate) fn moment(&self, time: journal::Time) -> String {
        self.zone.moment(time)
    }

    /// True for a time that hasn't come yet, by more than two clocks of a table differ.
    #[must_use]
    pub(crate) fn is_to_come(&self, time: journal::Time) -> bool {
        time.0.saturating_sub(self.clock.shows().0) > DIFFER_MOST
    }

    /// The language that was asked for with `--lang`.
    #[must_use]
    pub(crate) fn asked_language(&self) -> Option<Language> {
        Language::from_tag(self.everywhere.lang.as_deref()?)
    }

    /// The folder of the store, whether or not there is one.
    ///
    /// # Errors
    /// When the system doesn't say where the user's data goes.
    pub(crate) fn store_folder(&self) -> Outcome<std::path::PathBuf> {
        shelf::folder(self.everywhere.store.as_deref())
    }

    /// The time it is.
    #[must_use]
    pub(crate) fn now(&self) -> journal::Time {
        self.clock.now()
    }

    /// What a table over this store works with.
    #[must_use]
    pub(crate) fn tools(&self, shelf: &Shelf) -> Tools {
        let clock = self.clock.clone();
        Tools {
            store: shelf.shared(),
            catalogue: Arc::clone(&self.cards),
            clock: Box::new(move || clock.now()),
            chance: Box::new(self.lots.clone()),
        }
    }

    /// Random bytes.
    #[must_use]
    pub(crate) fn chance(&self) -> Lots {
        self.lots.clone()
    }

    fn report(&self) -> Report<'_> {
        Report {
            words: &self.words,
            started: &self.started,
        }
    }

    /// What went wrong, as a person reads it.
    #[must_use]
    pub(crate) fn told(&self, failure: &Failure) -> String {
        self.report().for_people(failure)
    }

    /// Says what went wrong and goes on. Gives how the program ends for it.
    pub(crate) fn fail(&mut self, failure: &Failure) -> Exit {
        let report = Report {
            words: &self.words,
            started: &self.started,
        };
        for object in report.for_programs(failure) {
            self.out.object(&object);
        }
        self.out.flush();
        crate::output::complain(&report.for_people(failure));
        failure.code.exit()
    }

    /// Remembers that a duel's records up to this one are durable.
    pub(crate) fn recorded(&mut self, duel: &str, last: u32) {
        self.recorded.retain(|(name, _)| name != duel);
        self.recorded.push((duel.to_owned(), last));
    }

    /// An output that couldn't be written: what was recorded stands all the same.
    #[must_use]
    pub(crate) fn unprinted(&self, error: &std::io::Error) -> Failure {
        let failure = crate::output::failure(error);
        let stands: Vec<String> = self
            .recorded
            .iter()
            .map(|(duel, last)| {
                self.words
                    .text("output-stands", args![duel: duel.as_str(), last: *last])
            })
            .collect();
        match stands.is_empty() {
            true => failure,
            false => failure.hint(stands.join("; ")),
        }
    }

    /// A message of the locale files.
    #[must_use]
    pub(crate) fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.text(key, args)
    }

    /// Prints a message for people.
    pub(crate) fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        let text = self.words.text(key, args);
        self.out.line(text);
    }

    /// Prints a note beside the result, for people.
    pub(crate) fn note(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        let text = self.words.text(key, args);
        self.out.note(text);
    }

    /// Prints an object for programs.
    pub(crate) fn object(&mut self, object: impl Into<Value>) {
        self.out.object(&object.into());
    }

    /// Prints what to type next.
    pub(crate) fn next_step(&mut self, key: &str, words: &[&str]) {
        let command = self.started.command(words);
        self.say(key, &[("command", Arg::from(command))]);
    }

    /// Reads as this role from now on, and says so, once.
    pub(crate) fn read_as(&mut self, role: As) {
        let words = std::mem::replace(&mut self.words, Wording::new(Language::En));
        self.words = words.for_viewer(role.viewer());
        if self.reads_as.replace(role) != Some(role) {
            self.note("reading-as", &[("role", Arg::from(role.typed()))]);
        }
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context")
            .field("everywhere", &self.everywhere)
            .finish_non_exhaustive()
    }
}

/// The language an option asks for, said in these words where there is none.
///
/// # Errors
/// When a language is asked for that we don't have.
pub(crate) fn language(option: &str, tag: &str, words: &Wording) -> Outcome<Language> {
    Language::from_tag(tag).ok_or_else(|| {
        let known = Language::ALL.map(Language::tag).join(", ");
        let lang = wording::visible(tag);
        let text = words.text(
            "lang-unknown",
            args![option: option, lang: lang, known: known],
        );
        Failure::new(Code::Usage).with("what", text)
    })
}

/// The locale's language.
#[must_use]
pub(crate) fn locale() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}
