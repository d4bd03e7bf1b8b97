//! The command line `takeback`: one file per command, sentences from `wording`, one place for
//! errors and exit codes.
//!
//! [`main`] reads the arguments, runs the command and turns a failure into
//! a sentence and an exit code. Nothing here knows a rule of the game: the crates beneath decide,
//! this one opens the store and prints.
#![forbid(unsafe_code)]

mod apart;
mod arguments;
mod asked;
mod assessed;
mod audited;
mod clock;
mod commands;
mod context;
mod damages;
mod desk;
mod error;
mod excerpt;
mod exit;
mod faces;
mod files;
mod fought;
mod known;
mod lookup;
mod naming;
mod noted;
mod offers;
mod opened;
mod operation;
mod output;
mod own;
mod places;
mod printer;
mod progress;
mod reading;
mod records;
mod rehearsal;
mod report;
mod report_page;
mod responses;
mod resting;
mod retold;
mod rulebook;
mod rulesets;
mod scripts;
mod seen;
mod set_off;
mod shelf;
mod started;
mod statements;
mod trail;

use arguments::Arguments;
use clap::Parser;
use context::Context;
use error::{Code, Failure};
use exit::Exit;
use output::Output;
use report::Report;
use started::Started;
use std::panic::PanicHookInfo;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use wording::{Language, Wording};

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    std::panic::set_hook(Box::new(remember));
    match std::panic::catch_unwind(run) {
        Ok(exit) => exit.into(),
        Err(_) => report(&Failure::bug(remembered()), false).into(),
    }
}

fn run() -> Exit {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return unreadable(&error),
    };
    let json = arguments.everywhere.json;
    let mut context = match Context::new(arguments.everywhere) {
        Ok(context) => context,
        Err(failure) => return report(&failure, json),
    };
    let exit = match commands::run(arguments.command, &mut context) {
        Ok(exit) => exit,
        Err(failure) => context.fail(&failure),
    };
    match context.out.end() {
        Ok(()) => exit,
        Err(error) => context.fail(&context.unprinted(&error)),
    }
}

/// Says what went wrong where there is no context yet, or none any more.
fn report(failure: &Failure, json: bool) -> Exit {
    let (words, started) = (Wording::new(Language::En), Started::detect(None, None));
    let report = Report {
        words: &words,
        started: &started,
    };
    if json {
        let mut out = Output::to_process(true);
        report
            .for_programs(failure)
            .iter()
            .for_each(|object| out.object(object));
        let _ = out.end();
    }
    output::complain(&report.for_people(failure));
    failure.code.exit()
}

/// What clap couldn't read, or the help that was asked for.
fn unreadable(error: &clap::Error) -> Exit {
    if !error.use_stderr() {
        return match error.print() {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                report(&output::failure(&error), false)
            }
            _ => Exit::Done,
        };
    }
    if std::env::args_os().any(|argument| argument == "--json") {
        let text = error.to_string();
        let first = text.lines().next().unwrap_or_default();
        let what = first.trim_start_matches("error: ").to_owned();
        return report(&Failure::new(Code::Usage).with("what", what), true);
    }
    let _ = error.print();
    Exit::Usage
}

/// What the last panic said, for the message about it.
static PANIC: Mutex<String> = Mutex::new(String::new());

fn remember(panic: &PanicHookInfo<'_>) {
    let payload = panic.payload();
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let said = text.unwrap_or("it stopped");
    let place = panic
        .location()
        .map(|l| format!(" ({}:{})", l.file(), l.line()));
    let mut last = PANIC.lock().unwrap_or_else(PoisonError::into_inner);
    *last = format!("{said}{}", place.unwrap_or_default());
}

fn remembered() -> String {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).clone()
}
