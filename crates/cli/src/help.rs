//! The pages of `--help`, in the language of the reader: `help.ftl` has every text of them.
//!
//! clap only says which page was asked for: the help text of each command is its own path. The page
//! is made here, from what clap knows of the command and from the messages of `wording`.

mod keys;
mod page;
mod usage;

pub(crate) use page::page;
pub(crate) use usage::named;

use crate::arguments::Arguments;
use clap::{Command, CommandFactory};

/// The command line, each command with its path (`takeback cards show`) in place of a help text.
#[must_use]
pub(crate) fn command() -> Command {
    let mut command = Arguments::command();
    command.build();
    let name = command.get_name().to_owned();
    pathed(command, &name)
}

fn pathed(command: Command, path: &str) -> Command {
    let below: Vec<String> = names(&command);
    let command = command.override_help(path.to_owned());
    below.iter().fold(command, |command, name| {
        command.mut_subcommand(name, |sub| pathed(sub, &format!("{path} {name}")))
    })
}

/// The command at a path of [`command`].
fn find<'a>(root: &'a Command, path: &str) -> &'a Command {
    let below = |at: &'a Command, name| at.find_subcommand(name).unwrap_or(at);
    path.split_whitespace().skip(1).fold(root, below)
}

fn names(command: &Command) -> Vec<String> {
    let names = command.get_subcommands().map(Command::get_name);
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use wording::{Language, Wording, args};

    /// What a page is made of beside what is said of a command.
    const PARTS: [&str; 8] = [
        "help-usage",
        "help-commands",
        "help-arguments",
        "help-options",
        "help-everywhere",
        "help-default",
        "help-value",
        "help-values",
    ];

    /// The keys of the locale file of the pages.
    fn written() -> BTreeSet<String> {
        let files = Language::En.files().iter();
        let (mut keys, mut message) = (BTreeSet::new(), String::new());
        for (_, text) in files.filter(|(name, _)| *name == "help.ftl") {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let Some((left, _)) = line.split_once(" =") else {
                    continue;
                };
                match left.trim().strip_prefix('.') {
                    Some(attribute) => keys.insert(format!("{message}.{attribute}")),
                    None if left.starts_with("help-") => {
                        message = left.to_owned();
                        keys.insert(message.clone())
                    }
                    None => continue,
                };
            }
        }
        keys
    }

    /// The keys that a command and those below it are said with.
    fn needed(command: &Command, path: &str, words: &Wording, all: &mut BTreeSet<String>) {
        let key = keys::of(path);
        let mut named = |text: &str| {
            usage::each(text, &mut |word| {
                all.insert(format!("help-name-{word}"));
                String::new()
            });
        };
        named(&command.clone().render_usage().to_string());
        command
            .get_arguments()
            .for_each(|arg| named(&arg.to_string()));
        for arg in command.get_arguments() {
            let own = format!("{key}.{}", arg.get_id());
            all.insert(keys::meaning(&key, arg.get_id().as_str(), words).unwrap_or(own));
            all.extend(keys::values_of(&key, arg, words));
        }
        all.insert(key);
        for sub in command
            .get_subcommands()
            .filter(|_| command.get_name() != "help")
        {
            needed(sub, &format!("{path} {}", sub.get_name()), words, all);
        }
    }

    #[test]
    fn every_command_and_option_has_its_text_and_no_text_is_left_over() {
        let (command, words) = (command(), Wording::new(Language::En));
        let mut needed_keys: BTreeSet<String> = PARTS.map(str::to_owned).into();
        needed(&command, "takeback", &words, &mut needed_keys);
        let written = written();
        // These two are the same letters in every language.
        let is_said = |key: &&String| {
            written.contains(*key) || matches!(key.as_str(), "help-name-ID" | "help-name-N")
        };
        let missing: Vec<_> = needed_keys.iter().filter(|key| !is_said(key)).collect();
        assert!(
            missing.is_empty(),
            "data/locales/*/help.ftl lack {missing:#?}"
        );
        // What stands after a page is said of a command that there is; not every one has such a text.
        let afterwards = |key: &&String| {
            let of = key.strip_suffix(".after");
            of.is_some_and(|of| needed_keys.contains(of) && !of.starts_with("help-name-"))
        };
        let over = written.difference(&needed_keys);
        let over: Vec<_> = over.filter(|key| !afterwards(key)).collect();
        assert!(over.is_empty(), "nothing has these texts: {over:#?}");
    }

    /// What stands after a page is printed, and what is to be typed is the same in every language.
    #[test]
    fn what_stands_after_a_page_is_printed_and_names_the_same_in_every_language() {
        let root = command();
        let mut pages = 0;
        for path in paths(&root, "takeback") {
            let key = format!("{}.after", keys::of(&path));
            let mut typed = BTreeSet::new();
            for language in Language::ALL {
                let words = Wording::new(language);
                if !words.has(&key) {
                    continue;
                }
                let (after, page) = (words.text(&key, args![]), page(&root, &path, &words));
                let last = page.lines().last().unwrap_or_default().trim();
                assert!(after.trim().ends_with(last), "{key} isn't printed: {last}");
                typed.insert(to_be_typed(&after));
                pages += 1;
            }
            assert!(typed.len() < 2, "{key} names other things: {typed:#?}");
        }
        assert!(pages > 0 && pages % Language::ALL.len() == 0, "{pages}");
    }

    /// The parts of a text that are typed as they stand: from a dot or a sign inside a word on. What
    /// stands before it may be a name in the reader's language: `LINE@118`, `CARD.atk`.
    fn to_be_typed(text: &str) -> BTreeSet<String> {
        const SIGNS: [char; 5] = ['.', '@', '=', '<', '&'];
        let ascii = |c: char| c.is_ascii_alphanumeric() || c == '_' || SIGNS.contains(&c);
        let words = text.split(|c| !ascii(c));
        let words = words.map(|word| word.trim_end_matches('.'));
        let coded = words.filter_map(|word| word.get(word.find(SIGNS)?..));
        coded.map(str::to_owned).collect()
    }

    /// The paths of a command and those below it.
    fn paths(command: &Command, path: &str) -> Vec<String> {
        let below = names(command).into_iter().filter(|name| name != "help");
        let below = below.flat_map(|name| {
            let sub = command
                .find_subcommand(&name)
                .map(|sub| (sub, name.clone()));
            sub.map_or_else(Vec::new, |(sub, name)| {
                paths(sub, &format!("{path} {name}"))
            })
        });
        [path.to_owned()].into_iter().chain(below).collect()
    }

    #[test]
    fn no_page_is_wider_than_a_terminal() {
        let command = command();
        for language in Language::ALL {
            let words = Wording::new(language);
            for path in paths(&command, "takeback") {
                let page = page(&command, &path, &words);
                for line in page.lines() {
                    assert!(crate::cells::width(line) <= 80, "{path}: {line}");
                }
            }
        }
    }
}
