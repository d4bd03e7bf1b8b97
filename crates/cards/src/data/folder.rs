//! A folder of files: each of them read and checked, and all of them against each other.

use super::{
    CardError, NamedProfile,
    checks::{self, Knows},
    locate::{self, Mistake, Step},
    profile, reading,
};
use rules::vocabulary::CardDef;
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
    let (files, mut errors) = read_all::<NamedProfile>(folder);
    errors.extend(twice(&files, "id", |profile| {
        profile.names().map(str::to_lowercase).collect()
    }));
    for file in &files {
        let dates = [("since", &file.value.since), ("until", &file.value.until)];
        let wrong = dates
            .into_iter()
            .filter(|(_, date)| date.as_deref().is_some_and(|date| !profile::is_date(date)));
        errors.extend(wrong.map(|(field, _)| {
            let message = format!("`{field}` is no date");
            let mistake = Mistake::at(&[Step::Field(field)], message);
            file.error(mistake.hint("write 2021, 2021-11 or 2021-11-08"))
        }));
    }
    (files.into_iter().map(|file| file.value).collect(), errors)
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
