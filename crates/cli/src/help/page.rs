//! One page of help: what the command does, how it is typed, its commands, arguments and options.

use super::{find, keys, named, usage};
use crate::cells::{width, wrapped};
use clap::{Arg, Command};
use wording::{Wording, args};

/// How wide a page is, in cells.
const CELLS: usize = 80;
/// How wide the left column may get.
const LEFT: usize = 30;

/// What is listed: the name, and what is said of it.
type Pair = (String, String);

/// The page of the command at a path such as `takeback cards show`.
#[must_use]
pub(crate) fn page(root: &Command, path: &str, words: &Wording) -> String {
    let (command, key) = (find(root, path), keys::of(path));
    let mut page = wrapped(&keys::about(command, &key, words), CELLS);
    let usage = command.clone().render_usage().to_string();
    let usage = usage::lines(&usage, words).into_iter();
    section(&mut page, &words.text("help-usage", args![]), usage);
    let parts = [
        ("help-commands", commands(command, path, words)),
        (
            keys::ARGUMENTS,
            listed(command, &key, words, Arg::is_positional),
        ),
        (keys::OPTIONS, listed(command, &key, words, of_its_own)),
        (
            keys::EVERYWHERE,
            listed(command, &key, words, of_every_command),
        ),
    ];
    for (heading, rows) in parts.into_iter().filter(|(_, rows)| !rows.is_empty()) {
        section(&mut page, &words.text(heading, args![]), table(&rows));
    }
    let after = format!("{key}.after");
    if words.has(&after) {
        page.push(String::new());
        page.extend(wrapped(&words.text(&after, args![]), CELLS));
    }
    page.join("\n")
}

fn section(page: &mut Vec<String>, heading: &str, lines: impl IntoIterator<Item = String>) {
    page.extend([String::new(), heading.to_owned()]);
    page.extend(
        lines
            .into_iter()
            .map(|line| format!("  {line}").trim_end().to_owned()),
    );
}

fn of_its_own(arg: &Arg) -> bool {
    !arg.is_positional() && !of_every_command(arg)
}

fn of_every_command(arg: &Arg) -> bool {
    arg.is_global_set() || ["help", "version"].contains(&arg.get_id().as_str())
}

fn commands(command: &Command, path: &str, words: &Wording) -> Vec<Pair> {
    let row = |sub: &Command| {
        let key = keys::of(&format!("{path} {}", sub.get_name()));
        (sub.get_name().to_owned(), keys::about(sub, &key, words))
    };
    command.get_subcommands().map(row).collect()
}

fn listed(command: &Command, key: &str, words: &Wording, which: fn(&Arg) -> bool) -> Vec<Pair> {
    let mut all: Vec<&Arg> = command.get_arguments().filter(|arg| which(arg)).collect();
    all.sort_by_key(|arg| arg.get_id() == "help" || arg.get_id() == "version");
    let row = |arg: &Arg| (typed(arg, words), said(arg, key, words));
    all.into_iter().map(row).collect()
}

/// As it is typed: `-h, --help`, `--at <PLACE>`.
fn typed(arg: &Arg, words: &Wording) -> String {
    let short = arg.get_short().map(|short| format!("-{short}, "));
    let text = arg.to_string();
    short.unwrap_or_default() + &named(&text, words)
}

/// What it means, what it is where it is left out, and the values it can have.
fn said(arg: &Arg, key: &str, words: &Wording) -> String {
    let mut said = keys::meant(key, arg, words);
    let left_out = arg.get_default_values().iter();
    let left_out: Vec<_> = left_out.map(|value| value.to_string_lossy()).collect();
    if arg.get_action().takes_values() && !left_out.is_empty() {
        let value = words.joined(&left_out);
        said += &words.gap();
        said += &words.text("help-default", args![value: value]);
    }
    let values = keys::values(key, arg, words);
    if values.iter().all(|(_, text)| text.is_none()) && !values.is_empty() {
        let values: Vec<_> = values.into_iter().map(|(value, _)| value).collect();
        let values = words.joined(&values);
        return said + &words.gap() + &words.text("help-values", args![values: values]);
    }
    for (value, text) in values {
        let text = text.unwrap_or_default();
        said += "\n";
        said += &words.text("help-value", args![value: value, text: text]);
    }
    said
}

/// Rows in two columns.
fn table(rows: &[Pair]) -> Vec<String> {
    let widest = rows
        .iter()
        .map(|(left, _)| width(left))
        .filter(|cells| *cells <= LEFT)
        .max();
    let column = widest.unwrap_or(LEFT) + 2;
    rows.iter()
        .flat_map(|(left, right)| row(left, right, column))
        .collect()
}

fn row(left: &str, right: &str, column: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut left = left.to_owned();
    if width(&left) + 2 > column {
        lines.push(std::mem::take(&mut left));
    }
    for text in wrapped(right, CELLS.saturating_sub(column + 2)) {
        let gap = column.saturating_sub(width(&left));
        lines.push(format!("{left}{}{text}", " ".repeat(gap)));
        left.clear();
    }
    lines
}
