//! Printing: sentences or JSON Lines on the standard output, notes on the standard error.
//!
//! A reader that goes away (`takeback log | head`) ends the printing quietly.

use crate::error::{Code, Failure};
use serde_json::Value;
use std::io::{self, BufWriter, Write};

/// Where a command prints.
pub(crate) struct Output {
    json: bool,
    out: Box<dyn Write>,
    gone: bool,
    failed: Option<io::Error>,
}

impl Output {
    /// Prints on the process's streams.
    #[must_use]
    pub(crate) fn to_process(json: bool) -> Self {
        Self::new(json, Box::new(BufWriter::new(io::stdout())))
    }

    fn new(json: bool, out: Box<dyn Write>) -> Self {
        Self {
            json,
            out,
            gone: false,
            failed: None,
        }
    }

    /// True when it prints for programs.
    #[must_use]
    pub(crate) const fn is_json(&self) -> bool {
        self.json
    }

    /// True when nobody reads any more.
    #[must_use]
    pub(crate) const fn is_gone(&self) -> bool {
        self.gone
    }

    /// A line for people. Programs don't get it.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) {
        if !self.json {
            self.write(&shown(text.as_ref()));
        }
    }

    /// An object for programs. People don't get it.
    pub(crate) fn object(&mut self, object: &Value) {
        if self.json {
            self.write(&escaped(&object.to_string()));
        }
    }

    /// A note beside the result, for people, on the standard error.
    pub(crate) fn note(&mut self, text: impl AsRef<str>) {
        self.flush();
        if !self.json {
            complain(text.as_ref());
        }
    }

    /// Gives out what was printed so far. Records are given out as they become durable.
    pub(crate) fn flush(&mut self) {
        let flushed = self.out.flush();
        self.check(flushed);
    }

    /// What kept the output from being written, unless the reader just went away.
    pub(crate) fn end(&mut self) -> Result<(), io::Error> {
        self.flush();
        self.failed.take().map_or(Ok(()), Err)
    }

    fn write(&mut self, text: &str) {
        if !self.gone {
            let written = writeln!(self.out, "{}", text.trim_end_matches('\n'));
            self.check(written);
        }
    }

    fn check(&mut self, result: io::Result<()>) {
        if let Err(error) = result {
            self.gone = true;
            if error.kind() != io::ErrorKind::BrokenPipe {
                self.failed.get_or_insert(error);
            }
        }
    }
}

impl std::fmt::Debug for Output {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Output")
            .field("json", &self.json)
            .finish_non_exhaustive()
    }
}

/// A line on the standard error. That nobody can read it is no reason to stop.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{}", shown(text));
}

/// A text with nothing in it that a terminal would obey but the ends of its lines.
fn shown(text: &str) -> String {
    let lines: Vec<_> = text.split('\n').map(wording::visible).collect();
    lines.join("\n")
}

/// The same JSON, with what a terminal would obey written as escapes of JSON.
fn escaped(json: &str) -> String {
    let mut plain = String::with_capacity(json.len());
    for c in json.chars() {
        if wording::is_unseen(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                plain.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            plain.push(c);
        }
    }
    plain
}

/// An output that can't be written, as a failure.
#[must_use]
pub(crate) fn failure(error: &io::Error) -> Failure {
    Failure::new(Code::Output).because(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Broken(io::ErrorKind);

    impl Write for Broken {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_that_goes_away_is_no_error_and_a_full_disk_is() {
        let end = |kind| {
            let mut output = Output::new(false, Box::new(Broken(kind)));
            output.line("one");
            output.end()
        };
        assert!(end(io::ErrorKind::BrokenPipe).is_ok());
        assert!(end(io::ErrorKind::StorageFull).is_err());
    }

    #[test]
    fn json_reads_back_as_it_was_without_a_character_that_is_obeyed() {
        let value = Value::from("a\u{1b}\u{7f}\u{202e}\u{e0001}三");
        let plain = escaped(&value.to_string());
        assert!(!plain.contains(wording::is_unseen), "{plain}");
        assert_eq!(serde_json::from_str::<Value>(&plain).ok(), Some(value));
    }

    #[test]
    fn what_a_terminal_would_obey_is_shown_instead() {
        assert_eq!(shown("one\ntwo\u{1b}[2J"), "one\ntwo\\u{1b}[2J");
        assert_eq!(shown("\u{202e}三眼怪"), "\\u{202e}三眼怪");
    }
}
