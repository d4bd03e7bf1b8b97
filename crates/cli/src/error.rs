//! Everything that can go wrong, in one place: a code for programs, a sentence, a hint, an exit.
//!
//! A [`Failure`] carries its [`Code`] and the facts; the sentences are messages of `wording` named
//! after the code (`error-CODE`, `error-CODE-hint`, `explain-CODE`).

use crate::exit::Exit;
use serde_json::{Map, Value, json};
use wording::{Arg, Wording};

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
    /// No such file.
    NoFile = "no-file" => NoSuchThing,
    /// No such duel.
    NoDuel = "no-duel" => NoSuchThing,
    /// The store holds no duels.
    NoDuels = "no-duels" => NoSuchThing,
    /// More than one duel begins like this.
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
    /// No such rule profile.
    NoProfile = "no-profile" => NoSuchThing,
    /// No such rule or error.
    NoRule = "no-rule" => NoSuchThing,
    /// Nothing to take back.
    NothingToUndo = "nothing-to-undo" => NoSuchThing,
    /// The duel can't go back there.
    NoRewind = "no-rewind" => NoSuchThing,
    /// A name that can't be given to a duel.
    Name = "name" => Usage,
    /// A journal is damaged.
    Damaged = "damaged" => Damaged,
    /// The store is damaged.
    StoreDamaged = "store-damaged" => Damaged,
    /// The rules said no.
    Refused = "refused" => Refused,
    /// Somebody else holds the store.
    Busy = "busy" => Unavailable,
    /// Somebody else appended meanwhile.
    Conflict = "conflict" => Unavailable,
    /// The disk is full.
    Full = "full" => Unavailable,
    /// The file system said no.
    Io = "io" => Unavailable,
    /// The user's data directory can't be found.
    NoHome = "no-home" => Unavailable,
    /// This role may not.
    Role = "role" => NotAllowed,
    /// The folder holds something that isn't a store of ours.
    NotOurs = "not-ours" => UnknownFormat,
    /// A version this program doesn't know.
    Version = "version" => UnknownFormat,
    /// A bug in this program.
    Bug = "bug" => Bug,
}

/// Why a command ends without having done its work.
#[derive(Debug)]
pub(crate) struct Failure {
    /// What went wrong.
    pub(crate) code: Code,
    /// The facts, by the names the messages use.
    facts: Vec<(&'static str, String)>,
    /// Text shown between the sentence and the hint: a line of a file with the place underlined.
    excerpt: Option<String>,
    /// What the error is made of, for a refusal.
    refused: Option<Box<Refused>>,
    /// A hint that replaces the usual one.
    hint: Option<String>,
}

/// What the rules said no to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    /// The rule's id.
    pub(crate) rule: &'static str,
    /// The refusal in words.
    pub(crate) text: String,
    /// What is legal now, as lines of a written duel.
    pub(crate) legal: Vec<String>,
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
            excerpt: None,
            refused: None,
            hint: None,
        }
    }

    /// The same with one more fact.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, fact: impl ToString) -> Self {
        self.facts.push((name, fact.to_string()));
        self
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
        Self::new(code)
            .with("path", path.display())
            .with("what", error)
    }

    /// The sentence.
    #[must_use]
    pub(crate) fn message(&self, words: &Wording) -> String {
        self.said(words, &format!("error-{}", self.code.id()))
    }

    /// The hint, where there is one.
    #[must_use]
    pub(crate) fn hint_text(&self, words: &Wording) -> Option<String> {
        let key = format!("error-{}-hint", self.code.id());
        self.hint
            .clone()
            .or_else(|| words.has(&key).then(|| self.said(words, &key)))
    }

    /// Everything a person reads.
    #[must_use]
    pub(crate) fn for_people(&self, words: &Wording) -> String {
        let mut lines = vec![words.text("error", &[("message", Arg::from(self.message(words)))])];
        lines.extend(self.excerpt.clone());
        if let Some(refused) = &self.refused {
            lines.extend(legal(refused, words));
        }
        if let Some(hint) = self.hint_text(words) {
            lines.push(words.text("hint", &[("hint", Arg::from(hint))]));
        }
        lines.join("\n")
    }

    /// The objects a program reads: the refusal, where it is one, and the error.
    #[must_use]
    pub(crate) fn for_programs(&self, words: &Wording) -> Vec<Value> {
        let refusal = self.refused.as_ref().map(|refused| {
            json!({
                "kind": "refusal", "rule": refused.rule, "text": refused.text,
                "conditions": [{"rule": refused.rule, "holds": false, "text": refused.text}],
                "legal": refused.legal,
            })
        });
        let mut error = Map::new();
        error.insert("kind".into(), json!("error"));
        error.insert("code".into(), json!(self.code.id()));
        error.insert("exit".into(), json!(self.code.exit() as u8));
        error.insert("message".into(), json!(self.message(words)));
        error.insert("hint".into(), json!(self.hint_text(words)));
        for (name, fact) in &self.facts {
            error.entry(*name).or_insert_with(|| json!(fact));
        }
        refusal.into_iter().chain([Value::Object(error)]).collect()
    }

    fn said(&self, words: &Wording, key: &str) -> String {
        let facts: Vec<(&str, Arg<'_>)> = self
            .facts
            .iter()
            .map(|(name, fact)| (*name, Arg::from(fact.as_str())))
            .collect();
        words.text(key, &facts)
    }
}

fn legal(refused: &Refused, words: &Wording) -> Vec<String> {
    let key = if refused.legal.is_empty() {
        "legal-none"
    } else {
        "legal-now"
    };
    let mut lines = vec![words.text(key, &[])];
    lines.extend(refused.legal.iter().map(|line| format!("  {line}")));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use wording::Language;

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

    #[test]
    fn a_refusal_tells_a_program_the_rule_and_the_exit() {
        let refused = Refused {
            rule: "FET-HOLDER",
            text: "no".into(),
            legal: vec![],
        };
        let objects = Failure::refused(refused).for_programs(&Wording::new(Language::En));
        assert_eq!(objects[0]["rule"], "FET-HOLDER");
        assert_eq!(objects[1]["exit"], 5);
    }
}
