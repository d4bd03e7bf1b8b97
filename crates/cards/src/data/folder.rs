//! A folder of files: each of them read and checked, and all of them against each other.

use super::{
    CardError, Day, Known, List, NamedProfile,
    checks::{self, Knows},
    locate::{self, Mistake, Step},
    policy,
    profile::ProfileFile,
    reading, spelling,
};
use duel::{FlagError, Profile};
use rules::{policy::Policy, vocabulary::CardDef};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// A file that was read, with its text.
struct File<T> {
    path: PathBuf,
    text: String,
    value: T,
}

impl<T> File<T> {
    fn error(&self, mistake: Mistake) -> CardError {
        locate::error(&self.path, &self.text, mistake)
    }

    /// The same file with its value as another type.
    fn into<U: From<T>>(self) -> File<U> {
        let value = self.value.into();
        File {
            path: self.path,
            text: self.text,
            value,
        }
    }
}

/// The card files of a folder, and every mistake in them. `elsewhere` says what is known of cards
/// that aren't in it, for effects that name one.
pub(crate) fn cards_in(folder: &Path, elsewhere: Knows<'_>) -> (Vec<CardDef>, Vec<CardError>) {
    let (files, mut errors) = read_all::<CardDef>(folder);
    let here = |code| {
        let here = files.iter().find(|file| file.value.passcode == code);
        here.map_or_else(|| elsewhere(code), |file| Some(is_token(&file.value)))
    };
    for file in &files {
        let card = &file.value;
        let mistakes = checks::card(card).into_iter();
        let named = checks::names_known_cards(card, &here);
        errors.extend(mistakes.chain(named).map(|mistake| file.error(mistake)));
        errors.extend(misnamed(file));
    }
    errors.extend(twice(&files, "passcode", |card| {
        vec![card.passcode.0.to_string()]
    }));
    errors.extend(twice(&files, "names", |card| {
        card.names.all().map(str::to_owned).collect()
    }));
    errors.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
    (files.into_iter().map(|file| file.value).collect(), errors)
}

/// True for a token, which is in no deck.
fn is_token(card: &CardDef) -> bool {
    card.monster().is_some_and(|monster| monster.token)
}

/// The rule profiles of a folder in the order of their files, and every mistake in them.
pub(crate) fn profiles_in(folder: &Path) -> (Vec<NamedProfile>, Vec<CardError>) {
    let (files, mut errors) = read_all::<ProfileFile>(folder);
    let files: Vec<File<NamedProfile>> = files.into_iter().map(File::into).collect();
    errors.extend(twice(&files, "id", |profile| {
        profile.names().map(str::to_lowercase).collect()
    }));
    for file in &files {
        let mistakes = dates(&file.value).into_iter().chain(texts(&file.value));
        errors.extend(mistakes.map(|mistake| file.error(mistake)));
    }
    (files.into_iter().map(|file| file.value).collect(), errors)
}

/// Days that aren't, and a last day before the first.
fn dates(profile: &NamedProfile) -> Vec<Mistake> {
    let dates = [("since", &profile.since), ("until", &profile.until)];
    let mut mistakes: Vec<Mistake> = dates
        .into_iter()
        .filter_map(|(field, date)| Some((field, date.as_ref()?)))
        .filter(|(_, date)| Day::first_of(&date.value).is_none())
        .map(|(field, _)| no_date(field))
        .collect();
    if let (Some(first), Some(last)) = (profile.first_day(), profile.last_day())
        && last < first
    {
        let message = format!("it ends on {last}, before it begins on {first}");
        mistakes.push(Mistake::at(&[Step::Field("until")], message));
    }
    mistakes
}

fn no_date(field: &'static str) -> Mistake {
    let path = [Step::Field(field), Step::Field("value")];
    Mistake::at(&path, format!("`{field}` is no date")).hint("write 2021, 2021-11 or 2021-11-08")
}

/// Flags whose numbers are none that a written duel could have.
fn texts(profile: &NamedProfile) -> Vec<Mistake> {
    let mut flags = profile.flags;
    let wrong = Profile::FLAGS.iter().filter(|flag| {
        let value = profile.flags.written(flag).unwrap_or_default();
        flags.set(flag, &value).is_err()
    });
    wrong
        .map(|flag| {
            let path = [
                Step::Field("flags"),
                Step::Field(flag),
                Step::Field("value"),
            ];
            Mistake::at(&path, format!("`{flag}` has no such value"))
        })
        .collect()
}

/// The formats of a folder in the order of their files, and every mistake in them.
pub(crate) fn formats_in(folder: &Path, profiles: &[NamedProfile]) -> (Vec<Known>, Vec<CardError>) {
    let (files, mut errors) = read_all::<Known>(folder);
    errors.extend(twice(&files, "name", |known| {
        known.names().map(str::to_lowercase).collect()
    }));
    for file in &files {
        let mistakes = format(&file.value, profiles);
        errors.extend(mistakes.into_iter().map(|mistake| file.error(mistake)));
        errors.extend(misplaced(file));
    }
    (files.into_iter().map(|file| file.value).collect(), errors)
}

/// What a format's file says that can't be.
fn format(known: &Known, profiles: &[NamedProfile]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    let taken = |name: &&str| profiles.iter().any(|profile| profile.answers_to(name));
    if let Some(name) = known.names().find(taken) {
        let message = format!("`{name}` is a rule profile already");
        mistakes.push(Mistake::at(&[Step::Field("name")], message));
    }
    let Known::Format(format) = known else {
        return mistakes;
    };
    if !profiles
        .iter()
        .any(|profile| profile.id == format.profile.value)
    {
        let ids: Vec<&str> = profiles.iter().map(|profile| profile.id.as_str()).collect();
        let message = format!("no rule profile is called `{}`", format.profile.value);
        let path = [Step::Field("profile"), Step::Field("value")];
        mistakes
            .push(Mistake::at(&path, message).hint(spelling::nearest(&format.profile.value, &ids)));
    }
    if let List::Of(date) = &format.list.value
        && Day::first_of(date).is_none()
    {
        mistakes.push(no_date("list"));
    }
    mistakes.extend(changes(format, profiles));
    mistakes
}

/// Changes of flags there aren't, or to values they don't take.
fn changes(format: &super::Format, profiles: &[NamedProfile]) -> Vec<Mistake> {
    let Some(mut flags) = profiles.first().map(|profile| profile.flags) else {
        return Vec::new();
    };
    let mut mistakes = Vec::new();
    for (number, change) in format.changes.iter().enumerate() {
        let at = |field| {
            [
                Step::Field("changes"),
                Step::Item(number),
                Step::Field(field),
            ]
        };
        mistakes.extend(match flags.set(&change.flag, &change.value) {
            Ok(()) => None,
            Err(FlagError::NoFlag) => {
                let message = format!("no flag is called `{}`", change.flag);
                let hint = spelling::nearest(&change.flag, Profile::FLAGS);
                Some(Mistake::at(&at("flag"), message).hint(hint))
            }
            Err(FlagError::NoValue) => {
                let message = format!("`{}` has no value `{}`", change.flag, change.value);
                Some(Mistake::at(&at("value"), message))
            }
        });
    }
    mistakes
}

/// The dispute policies of a folder in the order of their files, and every mistake in them.
pub(crate) fn policies_in(folder: &Path) -> (Vec<Policy>, Vec<CardError>) {
    let (files, mut errors) = read_all::<Policy>(folder);
    errors.extend(twice(&files, "id", |policy| {
        let names = std::iter::once(&policy.id).chain(&policy.aliases);
        names.map(|name| name.to_lowercase()).collect()
    }));
    errors.extend(twice(&files, "languages", |policy| {
        policy.languages.clone()
    }));
    for file in &files {
        let mistakes = policy::mistakes(&file.value).into_iter();
        let named = named_after(file, &file.value.id, "id", "policy");
        errors.extend(mistakes.map(|mistake| file.error(mistake)).chain(named));
    }
    (files.into_iter().map(|file| file.value).collect(), errors)
}

/// A format's file is named after it.
fn misplaced(file: &File<Known>) -> Option<CardError> {
    named_after(file, file.value.name(), "name", "format")
}

/// That a file isn't named after what it describes, where it isn't.
fn named_after<T>(
    file: &File<T>,
    name: &str,
    field: &'static str,
    what: &str,
) -> Option<CardError> {
    let right = format!("{name}.ron");
    let is = file.path.file_name()?.to_str();
    (is != Some(right.as_str())).then(|| {
        let message = format!("the file isn't named after the {what}");
        let mistake = Mistake::at(&[Step::Field(field)], message);
        file.error(mistake.hint(format!("name it {right}")))
    })
}

fn read_all<T: serde::de::DeserializeOwned>(folder: &Path) -> (Vec<File<T>>, Vec<CardError>) {
    let paths = match list(folder) {
        Ok(paths) => paths,
        Err(error) => {
            return (
                Vec::new(),
                vec![CardError::whole(folder, error.to_string())],
            );
        }
    };
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for path in paths {
        match reading::load(&path).and_then(|text| Ok((reading::parse(&path, &text)?, text))) {
            Ok((value, text)) => files.push(File { path, text, value }),
            Err(error) => errors.push(error),
        }
    }
    (files, errors)
}

/// The `.ron` files of a folder, by name.
fn list(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ron") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// A card's file is named after its English name.
fn misnamed(file: &File<CardDef>) -> Option<CardError> {
    let right = format!("{}.ron", kebab(&file.value.names.en));
    let is = file.path.file_name()?.to_str();
    (is != Some(right.as_str())).then(|| {
        let path = [Step::Field("names"), Step::Field("en")];
        let mistake = Mistake::at(&path, "the file isn't named after the card's English name");
        file.error(mistake.hint(format!("name it {right}")))
    })
}

/// "Solemn Warning" as `solemn-warning`. An apostrophe joins, everything else separates.
fn kebab(name: &str) -> String {
    let kept = name.to_lowercase().replace(['\'', '’'], "");
    let words = kept.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

/// Mistakes for what two files both claim for themselves.
fn twice<T>(
    files: &[File<T>],
    field: &'static str,
    claims: impl Fn(&T) -> Vec<String>,
) -> Vec<CardError> {
    let mut owners: BTreeMap<String, &File<T>> = BTreeMap::new();
    let mut errors = Vec::new();
    for file in files {
        for claim in claims(&file.value) {
            match owners.get(&claim) {
                Some(other) if !std::ptr::eq(*other, file) => {
                    let message = format!("{claim} is taken by {}", other.path.display());
                    errors.push(file.error(Mistake::at(&[Step::Field(field)], message)));
                }
                _ => {
                    owners.insert(claim, file);
                }
            }
        }
    }
    errors
}
