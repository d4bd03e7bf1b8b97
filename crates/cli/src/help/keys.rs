//! Under which keys the texts of a command, of its options and of their values are found.

use clap::{Arg, Command};
use wording::{Wording, args};

/// Options that every command takes.
pub(super) const EVERYWHERE: &str = "help-everywhere";
/// The heading of options, with those that many commands take.
pub(super) const OPTIONS: &str = "help-options";
/// The heading of arguments, with those that many commands take.
pub(super) const ARGUMENTS: &str = "help-arguments";

/// The key of a command at a path such as `takeback cards show`.
#[must_use]
pub(super) fn of(path: &str) -> String {
    let names: Vec<&str> = path.split_whitespace().collect();
    match names.as_slice() {
        [only] => format!("help-{only}"),
        [.., "help"] => "help-help".to_owned(),
        [_, names @ ..] => format!("help-{}", names.join("-")),
        [] => String::new(),
    }
}

/// What a command does.
#[must_use]
pub(super) fn about(command: &Command, key: &str, words: &Wording) -> String {
    let own = || command.get_about().map(ToString::to_string);
    match words.has(key) {
        true => words.text(key, args![]),
        false => own().unwrap_or_default(),
    }
}

/// The key of what an option or argument means: its command's own, or one that many share.
#[must_use]
pub(super) fn meaning(key: &str, what: &str, words: &Wording) -> Option<String> {
    let homes = [key, OPTIONS, ARGUMENTS, EVERYWHERE];
    let mut keys = homes.iter().map(|home| format!("{home}.{what}"));
    keys.find(|key| words.has(key))
}

/// What an option or argument means.
#[must_use]
pub(super) fn meant(key: &str, arg: &Arg, words: &Wording) -> String {
    let own = || arg.get_help().map(ToString::to_string);
    match meaning(key, arg.get_id().as_str(), words) {
        Some(key) => words.text(&key, args![]),
        None => own().unwrap_or_default(),
    }
}

/// The values an option can have, each with what is said of it, where something is.
#[must_use]
pub(super) fn values(key: &str, arg: &Arg, words: &Wording) -> Vec<(String, Option<String>)> {
    let text = |value: &str| {
        let key = meaning(key, &value_of(arg, value), words);
        key.map(|key| words.text(&key, args![]))
    };
    let takes = arg.get_action().takes_values();
    let values = arg.get_possible_values().into_iter().filter(|_| takes);
    let named = values.map(|value| value.get_name().to_owned());
    named.map(|name| (name.clone(), text(&name))).collect()
}

/// The keys of what is said of an option's values.
#[cfg(test)]
pub(super) fn values_of(key: &str, arg: &Arg, words: &Wording) -> Vec<String> {
    let values = arg.get_possible_values();
    let keys = values.iter().map(|value| value_of(arg, value.get_name()));
    keys.filter_map(|what| meaning(key, &what, words)).collect()
}

/// A value of an option, by the word that stands for its values: `kind-judge`.
fn value_of(arg: &Arg, value: &str) -> String {
    let of = arg.get_value_names().and_then(<[_]>::first);
    let of = of.map(|name| name.to_lowercase()).unwrap_or_default();
    format!("{of}-{value}")
}
