//! Transcripts: Markdown files whose console blocks are run and compared.
//!
//! In a block opened by ```` ```console ````, a line that begins with `$ ` is a command for the
//! shell (lines that begin with `> ` go on with it); what follows, up to the next command, is what
//! it has to print on both streams. A command that ends with another code than 0 is followed by
//! `[exit N]`. A line `…` stands for any number of lines.
//!
//! A block of another kind whose opening names a file, as in ```` ```ron my-cards/waboku.ron ````,
//! is written to that file in the home directory before the commands after it are run.

use crate::{Outcome, Sandbox};
use std::fmt::Write as _;

/// A piece of the file.
#[derive(Debug)]
enum Piece {
    /// Text, kept as it is.
    Text(String),
    /// A file to write, whose text stands in a block.
    File { name: String, text: String },
    /// A command and what it is expected to print.
    Command {
        lines: Vec<String>,
        expected: Vec<String>,
    },
}

/// What came of running a transcript.
#[derive(Debug)]
pub struct Run {
    /// The file as it would have to be: blocks that matched are kept as written.
    pub rewritten: String,
    /// For each command that printed something else: the command, expected, printed.
    pub differences: Vec<String>,
    /// How many commands were run.
    pub commands: usize,
}

/// Runs every command of the file in the sandbox.
pub fn run(text: &str, sandbox: &mut Sandbox) -> Run {
    let mut run = Run {
        rewritten: String::new(),
        differences: Vec::new(),
        commands: 0,
    };
    for piece in parse(text) {
        match piece {
            Piece::Text(text) => run.rewritten.push_str(&text),
            Piece::File { name, text } => {
                sandbox.write(&name, &text);
                run.rewritten.push_str(&text);
            }
            Piece::Command { lines, expected } => command(&lines, &expected, sandbox, &mut run),
        }
    }
    run
}

fn command(lines: &[String], expected: &[String], sandbox: &mut Sandbox, run: &mut Run) {
    run.commands += 1;
    let printed = printed(&sandbox.run(&lines.join("\n")));
    let same = matches(expected, &printed);
    let kept = if same { expected } else { &printed };
    let marks = std::iter::once("$ ").chain(std::iter::repeat("> "));
    for (mark, line) in marks.zip(lines) {
        let _ = writeln!(run.rewritten, "{}", format!("{mark}{line}").trim_end());
    }
    kept.iter().for_each(|line| {
        let _ = writeln!(run.rewritten, "{line}");
    });
    if !same {
        run.differences.push(format!(
            "$ {}\n--- expected\n{}\n--- printed\n{}\n",
            lines.join("\n> "),
            expected.join("\n"),
            printed.join("\n")
        ));
    }
}

fn printed(outcome: &Outcome) -> Vec<String> {
    let mut lines: Vec<String> = outcome
        .printed
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect();
    match outcome.code {
        Some(0) => {}
        Some(code) => lines.push(format!("[exit {code}]")),
        None => lines.push("[ended by a signal]".to_owned()),
    }
    lines
}

/// True when the lines are those expected, `…` standing for any number of them.
fn matches(expected: &[String], printed: &[String]) -> bool {
    match expected.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first.trim() == "…" => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        Some((first, rest)) => printed
            .split_first()
            .is_some_and(|(p, others)| first == p && matches(rest, others)),
    }
}

/// What kind of block a line stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    None,
    Console,
    File,
    Other,
}

fn parse(text: &str) -> Vec<Piece> {
    let mut pieces = vec![Piece::Text(String::new())];
    let mut block = Block::None;
    for line in text.lines() {
        if let Some(opening) = line.strip_prefix("```") {
            add_text(&mut pieces, line);
            block = match block {
                Block::None => opened(opening, &mut pieces),
                _ => Block::None,
            };
            continue;
        }
        match block {
            Block::Console => add_console(&mut pieces, line),
            Block::File => add_to_file(&mut pieces, line),
            Block::None | Block::Other => add_text(&mut pieces, line),
        }
    }
    pieces
}

/// The block that an opening line begins: `console`, `ron my-cards/waboku.ron`, or another.
fn opened(opening: &str, pieces: &mut Vec<Piece>) -> Block {
    match opening.split_once(' ') {
        None if opening == "console" => Block::Console,
        Some((_, name)) => {
            pieces.push(Piece::File {
                name: name.trim().to_owned(),
                text: String::new(),
            });
            Block::File
        }
        None => Block::Other,
    }
}

fn add_to_file(pieces: &mut [Piece], line: &str) {
    if let Some(Piece::File { text, .. }) = pieces.last_mut() {
        let _ = writeln!(text, "{line}");
    }
}

fn add_text(pieces: &mut Vec<Piece>, line: &str) {
    match pieces.last_mut() {
        Some(Piece::Text(text)) => {
            let _ = writeln!(text, "{line}");
        }
        _ => pieces.push(Piece::Text(format!("{line}\n"))),
    }
}

fn add_console(pieces: &mut Vec<Piece>, line: &str) {
    if let Some(command) = line.strip_prefix("$ ") {
        let lines = vec![command.to_owned()];
        pieces.push(Piece::Command {
            lines,
            expected: Vec::new(),
        });
        return;
    }
    match pieces.last_mut() {
        Some(Piece::Command { lines, expected }) => match line.strip_prefix('>') {
            Some(more) if expected.is_empty() => {
                lines.push(more.strip_prefix(' ').unwrap_or(more).to_owned());
            }
            _ => expected.push(line.trim_end().to_owned()),
        },
        _ => add_text(pieces, line),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn an_ellipsis_stands_for_any_number_of_lines_and_nothing_else_does() {
        assert!(matches(&lines("a\n…\nd"), &lines("a\nb\nc\nd")));
        assert!(matches(&lines("a\n…\nd"), &lines("a\nd")));
        assert!(!matches(&lines("a\n…\nd"), &lines("a\nb")));
        assert!(!matches(&lines("a\nb"), &lines("a\nb\nc")));
    }

    #[test]
    fn a_transcript_that_holds_is_written_back_as_it_was() {
        let text = "# Head\n\n```console\n$ echo one\none\n$ cat <<END\n> two\n> END\ntwo\n$ exit 3\n[exit 3]\n```\n";
        let run = run(text, &mut Sandbox::new("/bin/true"));
        assert_eq!(run.rewritten, text);
        assert_eq!((run.differences.len(), run.commands), (0, 3));
    }

    #[test]
    fn a_block_that_names_a_file_is_written_before_the_commands_after_it() {
        let text = "```txt a/b.txt\none\ntwo\n```\n```console\n$ cat ~/a/b.txt\none\ntwo\n```\n";
        let run = run(text, &mut Sandbox::new("/bin/true"));
        assert_eq!(run.rewritten, text);
        assert!(run.differences.is_empty(), "{:?}", run.differences);
    }

    #[test]
    fn a_transcript_that_does_not_hold_is_found_and_corrected() {
        let wrong = "```console\n$ echo two\none\n```\n";
        let run = run(wrong, &mut Sandbox::new("/bin/true"));
        assert_eq!(run.differences.len(), 1);
        assert_eq!(run.rewritten, "```console\n$ echo two\ntwo\n```\n");
    }
}
