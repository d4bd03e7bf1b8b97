//! What is said where there is no context yet, or none any more.

use crate::error::Failure;
use crate::exit::Exit;
use crate::output::{self, Output};
use crate::report::Report;
use crate::started::Started;
use crate::typed::Typed;
use wording::Wording;

/// Where and in which words it is said.
#[derive(Debug)]
pub(crate) struct Early {
    /// The words.
    pub(crate) words: Wording,
    json: bool,
}

/// As it was asked for by what was typed.
#[must_use]
pub(crate) fn early(typed: &Typed) -> Early {
    Early {
        words: Wording::new(typed.language()),
        json: typed.json(),
    }
}

impl Early {
    /// Says what went wrong.
    pub(crate) fn fails(&self, failure: &Failure) -> Exit {
        let started = Started::detect(None, None);
        let report = Report {
            words: &self.words,
            started: &started,
        };
        if self.json {
            let mut out = Output::to_process(true);
            let objects = report.for_programs(failure);
            objects.iter().for_each(|object| out.object(object));
            let _ = out.end();
        }
        output::complain(&report.for_people(failure));
        failure.code.exit()
    }

    /// Prints a text that was asked for.
    pub(crate) fn prints(&self, text: &str) -> Exit {
        let mut out = Output::to_process(false);
        out.line(text);
        match out.end() {
            Ok(()) => Exit::Done,
            Err(error) => self.fails(&output::failure(&error)),
        }
    }
}
