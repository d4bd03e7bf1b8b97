//! Languages and their messages: [`Wording`] finds a message by its key and fills in arguments.

use crate::{Arg, Viewer, args, visible};
use duel::{BySeat, Seat};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use std::sync::OnceLock;

/// The messages of one language.
type Messages = FluentBundle<FluentResource>;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// Traditional Chinese.
    ZhHant,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::It, Self::ZhHant];

    /// Its tag, as `--lang` and the names of locale folders spell it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::ZhHant => "zh-Hant",
        }
    }

    /// The language of a tag or of a locale's name (`it_IT.UTF-8`); `None` for one we don't have.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase().replace('_', "-");
        let begins = |with: &str| {
            tag.strip_prefix(with)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '.', '@']))
        };
        match () {
            () if begins("en") => Some(Self::En),
            () if begins("it") => Some(Self::It),
            () if ["zh-hant", "zh-tw", "zh-hk", "zh-mo"]
                .into_iter()
                .any(begins) =>
            {
                Some(Self::ZhHant)
            }
            () => None,
        }
    }

    /// The texts of its locale files, each with the name of its file.
    #[must_use]
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::En => ENGLISH,
            Self::It => ITALIAN,
            Self::ZhHant => CHINESE,
        }
    }
}

macro_rules! files {
    ($folder:literal) => {
        files!($folder: "acts.ftl", "assess.ftl", "audit.ftl", "cards.ftl", "care.ftl", "claims.ftl", "cli.ftl", "events.ftl", "evidence.ftl", "help.ftl", "imports.ftl", "lines.ftl",
            "lingering.ftl", "notation.ftl", "occasions.ftl", "phrases.ftl", "position.ftl",
            "profiles.ftl", "questions.ftl", "report.ftl", "rules.ftl", "signed.ftl", "sources.ftl", "step.ftl", "told.ftl", "travel.ftl", "which.ftl")
    };
    ($folder:literal: $($name:literal),*) => {
        &[$((
            $name,
            include_str!(concat!("../../../data/locales/", $folder, "/", $name)),
        )),*]
    };
}

const ENGLISH: &[(&str, &str)] = files!("en");
const ITALIAN: &[(&str, &str)] = files!("it");
const CHINESE: &[(&str, &str)] = files!("zh-Hant");

/// Says things in one language, to one reader.
///
/// ```
/// use wording::{Language, Wording, args};
///
/// let words = Wording::new(Language::En);
/// assert_eq!(words.text("count-links", args![count: 1]), "1 link");
/// ```
#[derive(Clone)]
pub struct Wording {
    language: Language,
    own: &'static Messages,
    english: &'static Messages,
    players: BySeat<Option<String>>,
    viewer: Viewer,
}

impl Wording {
    /// The wording of a language, as a judge reads it, with the players by their seats.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            own: messages(language),
            english: messages(Language::En),
            players: BySeat([None, None]),
            viewer: Viewer::Judge,
        }
    }

    /// The same, with the players called by these names.
    #[must_use]
    pub fn with_players(self, players: BySeat<Option<String>>) -> Self {
        let shown = |name: String| visible(&name).into_owned();
        let players = BySeat(players.0.map(|name| name.map(shown)));
        Self { players, ..self }
    }

    /// The same, as this reader may read it.
    #[must_use]
    pub fn for_viewer(self, viewer: Viewer) -> Self {
        Self { viewer, ..self }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The reader.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What a player is called: the name, or the seat's letter.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &str {
        self.players[seat].as_deref().unwrap_or(seat.letter())
    }

    /// The message with this key (`key.attribute` for an attribute), its arguments filled in.
    /// In English where the language doesn't have it; the key itself where nobody has it.
    #[must_use]
    pub fn text(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        format(self.own, key, args)
            .or_else(|| format(self.english, key, args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// Whether some language file has a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        has(self.own, key) || has(self.english, key)
    }

    /// The English message, whatever the language: what a written duel is written in.
    pub(crate) fn english(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        format(self.english, key, args).unwrap_or_else(|| key.to_owned())
    }

    /// A message as a sentence: its first letter is a capital.
    pub(crate) fn sentence(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        capital(&self.text(key, args))
    }

    /// "X", "X and Y", "X, Y and Z".
    pub(crate) fn list(&self, things: &[String]) -> String {
        let Some((last, before)) = things.split_last() else {
            return String::new();
        };
        match before {
            [] => last.clone(),
            before => {
                let first = self.joined(before);
                self.text("list-last", args![first: first, last: last.as_str()])
            }
        }
    }

    /// "X", "X, Y", "X, Y, Z"; empty for none.
    #[must_use]
    pub fn joined<T: AsRef<str>>(&self, things: &[T]) -> String {
        let things = things.iter().map(|thing| thing.as_ref().to_owned());
        let join = |first, next| self.text("list-more", args![first: first, next: next]);
        things.reduce(join).unwrap_or_default()
    }

    /// What stands between two words, or between two sentences.
    #[must_use]
    pub fn gap(&self) -> String {
        self.text("gap", &[])
    }

    /// What an English text describes, said by a message that knows it by its first three words
    /// (`a-card-name`), and else the text itself.
    #[must_use]
    pub fn described(&self, key: &str, text: &str) -> String {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).take(3).collect();
        self.text(key, args![id: words.join("-"), text: text])
    }

    /// A sentence without its full stop.
    #[must_use]
    pub fn unstopped(sentence: &str) -> &str {
        sentence.trim_end_matches(['.', '。'])
    }
}

impl std::fmt::Debug for Wording {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Wording")
            .field("language", &self.language)
            .field("players", &self.players)
            .field("viewer", &self.viewer)
            .finish_non_exhaustive()
    }
}

/// The text with a capital first letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// The messages of a language, read when they are first needed.
fn messages(language: Language) -> &'static Messages {
    static READ: [OnceLock<Messages>; 3] = [const { OnceLock::new() }; 3];
    READ[language as usize].get_or_init(|| bundle(language))
}

/// Reads a language's files. What can't be read in one of them is left out: a test reads them all.
fn bundle(language: Language) -> Messages {
    let tag = language
        .tag()
        .parse()
        .expect("the tags of Language are well-formed");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for (_, text) in language.files() {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &Messages, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
    let (key, attribute) = parts(key);
    let message = bundle.get_message(key)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let args: FluentArgs<'_> = args
        .iter()
        .map(|(name, value)| (*name, value.clone()))
        .collect();
    let mut errors = Vec::new();
    Some(
        bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned(),
    )
}

fn has(bundle: &Messages, key: &str) -> bool {
    let (key, attribute) = parts(key);
    bundle
        .get_message(key)
        .is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
}

fn parts(key: &str) -> (&str, Option<&str>) {
    key.split_once('.')
        .map_or((key, None), |(key, attribute)| (key, Some(attribute)))
}
