//! Everything that can go wrong, in one place: a code for programs, a sentence, a hint, an exit.
//!
//! A [`Failure`] carries its [`Code`] and the facts. `report.rs` makes the sentences of it: messages
//! of `wording` named after the code (`error-CODE`, `error-CODE-hint`, `explain-CODE`).

use crate::causes::Beneath;
use crate::exit::Exit;
use crate::offers::Offered;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $code:literal => $exit:ident,)*) => {
        /// What went wrong. The codes are stable: scripts rely on them.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// Every code.
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// As programs read it.
            #[must_use]
            pub(crate) const fn id(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            /// How the program ends with it.
            #[must_use]
            pub(crate) const fn exit(self) -> Exit {
                match self { $(Self::$name => Exit::$exit,)* }
            }
        }
    };
}

codes! {
    /// The command line doesn't read so.
    Usage = "usage" => Usage,
    /// A written duel has a mistake.
    Mistake = "mistake" => Usage,
    /// A card file has a mistake.
    CardFile = "card-file" => Findings,
    /// Something asserted in a written duel isn't so.
    Assertion = "assertion" => Findings,
    /// A file isn't text.
    NotText = "not-text" => Usage,
    /// A file holds nothing to play.
    Empty = "empty" => Usage,
    /// A folder stands where a file is needed.
    Folder = "folder" => Usage,
    /// Neither a file nor a folder: a pipe, a device.
    NoRegularFile = "no-regular-file" => Usage,
    /// A file that is there already and isn't one of ours.
    NotOwnFile = "not-own-file" => Usage,
    /// A file larger than any that is read.
    TooLarge = "too-large" => Usage,
    /// A folder without a card file.
    NoCardFiles = "no-card-files" => NoSuchThing,
    /// What was imported can't be read any more.
    CardsDamaged = "cards-damaged" => Damaged,
    /// This program was built without what reads databases.
    NoDatabases = "no-databases" => UnknownFormat,
    /// A file is no card database.
    NoDatabase = "no-database" => UnknownFormat,
    /// A text is no deck.
    BadDeck = "bad-deck" => Usage,
    /// A text holds no list of forbidden cards.
    BadList = "bad-list" => Usage,
    /// A file of several lists, of which none or more than one is meant.
    WhichList = "which-list" => NoSuchThing,
    /// A file is no recording that is known here.
    Recording = "recording" => UnknownFormat,
    /// A recording is cut off or damaged.
    RecordingDamaged = "recording-damaged" => Damaged,
    /// No such file.
    NoFile = "no-file" => NoSuchThing,
    /// No such duel.
    NoDuel = "no-duel" => NoSuchThing,
    /// The store holds no duels.
    NoDuels = "no-duels" => NoSuchThing,
    /// More than one duel is called or begins like this.
    Ambiguous = "ambiguous" => NoSuchThing,
    /// No such place in the duel.
    NoPlace = "no-place" => NoSuchThing,
    /// A place that can't be read.
    BadPlace = "bad-place" => Usage,
    /// No such line.
    NoLine = "no-line" => NoSuchThing,
    /// No such card.
    NoCard = "no-card" => NoSuchThing,
    /// More than one card begins like this.
    Cards = "several-cards" => NoSuchThing,
    /// What `why` is asked about can't be read.
    BadWhat = "bad-what" => Usage,
    /// Nothing of what is asked about is there.
    NoWhat = "no-what" => NoSuchThing,
    /// A condition that can't be read.
    BadCondition = "bad-condition" => Usage,
    /// No such rule profile.
    NoProfile = "no-profile" => Usage,
    /// No such rule or error.
    NoRule = "no-rule" => NoSuchThing,
    /// Nothing to take back.
    NothingToUndo = "nothing-to-undo" => NoSuchThing,
    /// Nothing that was undone can be redone.
    NothingToRedo = "nothing-to-redo" => NoSuchThing,
    /// A folder with nothing to audit.
    NothingToAudit = "nothing-to-audit" => NoSuchThing,
    /// No call of a judge is open.
    NoCall = "no-call" => NoSuchThing,
    /// A record isn't a ruling.
    NoRuling = "no-ruling" => NoSuchThing,
    /// The head judge's ruling is the last.
    LastWord = "last-word" => NotAllowed,
    /// Only the head judge decides again.
    NotTheHeadJudge = "head-judge" => NotAllowed,
    /// Nobody appealed against a ruling.
    NotAppealed = "no-appeal" => NoSuchThing,
    /// Time was called before.
    TimeWasCalled = "time-called" => NoSuchThing,
    /// A line that is only looked at.
    OnlyTried = "what-if" => NoSuchThing,
    /// A record isn't a claim.
    NoClaim = "no-claim" => NoSuchThing,
    /// A repair that can't be.
    Repair = "repair" => Refused,
    /// A record in the middle of a judge's repair.
    InRepair = "in-repair" => NoSuchThing,
    /// A name that can't be given to a line or a record.
    NoSuchName = "bad-name" => Usage,
    /// A name another line has.
    LineNameTaken = "line-name-taken" => Usage,
    /// The duel can't go back there.
    NoRewind = "no-rewind" => NoSuchThing,
    /// A name that can't be given to a duel.
    Name = "name" => Usage,
    /// A name another duel has.
    NameTaken = "name-taken" => Usage,
    /// A journal is damaged.
    Damaged = "damaged" => Damaged,
    /// A file that was exported is damaged.
    BadFile = "bad-file" => Damaged,
    /// The duel was removed from the store.
    Removed = "removed" => NoSuchThing,
    /// The duel was archived: nothing more can be appended to it.
    Archived = "archived" => NotAllowed,
    /// There are no words to erase.
    NoWords = "no-words" => NoSuchThing,
    /// Something is already where a folder is to be made.
    Exists = "exists" => Usage,
    /// A folder with something else in it than a backup.
    NotABackup = "not-a-backup" => Usage,
    /// The store is damaged.
    StoreDamaged = "store-damaged" => Damaged,
    /// The rules said no.
    Refused = "refused" => Refused,
    /// Somebody else holds the store.
    Busy = "busy" => Unavailable,
    /// Somebody else appended meanwhile.
    Conflict = "conflict" => Unavailable,
    /// Nobody can tell whether it was recorded.
    Unknown = "unknown-outcome" => Unavailable,
    /// A server that can't be used.
    Server = "server" => Unavailable,
    /// A server that may lose what it committed.
    ServerSetting = "server-setting" => Unavailable,
    /// A server without the tables, which may not be made.
    ServerTables = "server-tables" => Unavailable,
    /// Another one of several servers than the address says.
    ServerOrder = "server-order" => Usage,
    /// An address that can't be read.
    BadAddress = "bad-address" => Usage,
    /// The store has other records of the duel than a file.
    Fork = "fork" => Unavailable,
    /// The disk is full.
    Full = "full" => Unavailable,
    /// What was printed couldn't be written.
    Output = "output" => Unavailable,
    /// The system gives no random bytes.
    NoRandom = "no-random" => Unavailable,
    /// The file system said no.
    Io = "io" => Unavailable,
    /// The user's data directory can't be found.
    NoHome = "no-home" => Unavailable,
    /// This role may not.
    Role = "role" => NotAllowed,
    /// The folder holds something that isn't a store of ours.
    NotOurs = "not-ours" => UnknownFormat,
    /// A file that isn't an exported journal.
    NoJournal = "no-journal" => UnknownFormat,
    /// A copy for one role is verified, not imported.
    PartialCopy = "partial-copy" => UnknownFormat,
    /// A kind of store this program doesn't have.
    StoreKind = "store-kind" => UnknownFormat,
    /// A version this program doesn't know.
    Version = "version" => UnknownFormat,
    /// No such key.
    NoKey = "no-key" => NoSuchThing,
    /// A text or a file that is no key.
    BadKey = "bad-key" => Usage,
    /// A key of this name is there.
    KeyTaken = "key-taken" => Usage,
    /// A secret key that others can read.
    KeyMode = "key-mode" => Unavailable,
    /// A file that is no checkpoint, or a forged one.
    BadCheckpoint = "bad-checkpoint" => Damaged,
    /// A checkpoint that nobody known signed.
    UnknownSigner = "unknown-signer" => NoSuchThing,
    /// A checkpoint of another duel.
    OtherDuel = "other-duel" => NoSuchThing,
    /// A duel without a checkpoint that covers a record.
    NoCheckpoint = "no-checkpoint" => NoSuchThing,
    /// A file that proves nothing.
    BadProof = "bad-proof" => Damaged,
    /// A bug in this program.
    Bug = "bug" => Bug,
}

/// One fact of a failure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    /// A text.
    Text(String),
    /// A number.
    Number(u32),
    /// What went wrong beneath.
    Cause(Beneath),
}

/// Why a command ends without having done its work.
#[derive(Debug)]
pub(crate) struct Failure {
    /// What went wrong.
    pub(crate) code: Code,
    /// The facts, by the names the messages use.
    pub(crate) facts: Vec<(&'static str, Fact)>,
    /// Where in a file: it is said before the sentence.
    pub(crate) place: Option<String>,
    /// Text shown between the sentence and the hint: a line of a file with the place underlined.
    pub(crate) excerpt: Option<String>,
    /// What the error is made of, for a refusal.
    pub(crate) refused: Option<Box<Refused>>,
    /// A hint that replaces the usual one.
    pub(crate) hint: Option<String>,
}

/// What the rules said no to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// The rule's id.
    pub(crate) rule: &'static str,
    /// The refusal in words.
    pub(crate) text: String,
    /// What is legal now, as lines of a written duel.
    pub(crate) legal: Offered,
}

/// What a command gives.
pub(crate) type Outcome<T = Exit> = Result<T, Failure>;

impl Failure {
    /// A failure without facts yet.
    #[must_use]
    pub(crate) fn new(code: Code) -> Self {
        Self {
            code,
            facts: Vec::new(),
            place: None,
            excerpt: None,
            refused: None,
            hint: None,
        }
    }

    /// The same with one more fact.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, fact: impl ToString) -> Self {
        self.facts.push((name, Fact::Text(fact.to_string())));
        self
    }

    /// The same with one more number.
    #[must_use]
    pub(crate) fn count(mut self, name: &'static str, number: u32) -> Self {
        self.facts.push((name, Fact::Number(number)));
        self
    }

    /// The same with what it comes from.
    #[must_use]
    pub(crate) fn because(mut self, error: &(dyn std::error::Error + 'static)) -> Self {
        self.facts.push(("what", Fact::Cause(Beneath::of(error))));
        self
    }

    /// The same with the place in a file, or in what stands for one.
    #[must_use]
    pub(crate) fn at(self, path: &std::path::Path, line: u32, column: u32) -> Self {
        let place = Some(format!("{}:{line}:{column}", path.display()));
        let failure = self.with("path", path.display()).count("line", line);
        Self {
            place,
            ..failure.count("column", column)
        }
    }

    /// The same with a text that is shown under the sentence.
    #[must_use]
    pub(crate) fn excerpt(self, excerpt: impl Into<String>) -> Self {
        Self {
            excerpt: Some(excerpt.into()),
            ..self
        }
    }

    /// The same with a hint of its own.
    #[must_use]
    pub(crate) fn hint(self, hint: impl Into<String>) -> Self {
        Self {
            hint: Some(hint.into()),
            ..self
        }
    }

    /// A refusal by the rules.
    #[must_use]
    pub(crate) fn refused(refused: Refused) -> Self {
        let failure = Self::new(Code::Refused).with("rule", refused.rule);
        let failure = failure.with("text", &refused.text);
        Self {
            refused: Some(Box::new(refused)),
            ..failure
        }
    }

    /// A bug, with what is known of it.
    #[must_use]
    pub(crate) fn bug(what: impl ToString) -> Self {
        Self::new(Code::Bug).with("what", what)
    }

    /// A file system's error about a path.
    #[must_use]
    pub(crate) fn io(path: &std::path::Path, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        let code = match error.kind() {
            ErrorKind::NotFound => Code::NoFile,
            ErrorKind::IsADirectory => Code::Folder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Code::Full,
            _ => Code::Io,
        };
        Self::new(code).with("path", path.display()).because(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::{Language, Wording};

    #[test]
    fn every_code_has_a_sentence_and_an_explanation() {
        let words = Wording::new(Language::En);
        for code in Code::ALL {
            for kind in ["error", "explain"] {
                let key = format!("{kind}-{}", code.id());
                assert!(words.has(&key), "data/locales/en/cli.ftl lacks {key}");
            }
        }
    }

    #[test]
    fn no_two_codes_are_spelt_alike() {
        let mut ids: Vec<&str> = Code::ALL.iter().map(|code| code.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Code::ALL.len());
    }
}
