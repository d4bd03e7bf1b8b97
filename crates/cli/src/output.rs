//! Printing: sentences or JSON Lines on the standard output, notes on the standard error.
//!
//! A reader that goes away (`takeback log | head`) ends the printing quietly.

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

    /// A line for people. Programs don't get it.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) {
        if !self.json {
            self.write(text.as_ref());
        }
    }

    /// An object for programs. People don't get it.
    pub(crate) fn object(&mut self, object: &Value) {
        if self.json {
            self.write(&object.to_string());
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
    pub(crate) fn end(mut self) -> Result<(), io::Error> {
        self.flush();
        self.failed.map_or(Ok(()), Err)
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
    let _ = writeln!(io::stderr(), "{text}");
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
}
