//! The command line `takeback`: one file per command, sentences from `wording`, one place for
//! errors and exit codes.
//!
//! [`main`] reads the arguments, runs the command and turns a [`Failure`] into
//! a sentence and an exit code. Nothing here knows a rule of the game: the crates beneath decide,
//! this one opens the store and prints.
#![forbid(unsafe_code)]

mod arguments;
mod clock;
mod commands;
mod context;
mod desk;
mod error;
mod excerpt;
mod exit;
mod lookup;
mod naming;
mod offers;
mod opened;
mod output;
mod printer;
mod reading;
mod records;
mod scripts;
mod seen;
mod shelf;
mod started;

use arguments::Arguments;
use clap::Parser;
use context::Context;
use error::{Code, Failure, Outcome};
use exit::Exit;
use std::process::ExitCode;
use wording::Wording;

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|_| {}));
    match std::panic::catch_unwind(run) {
        Ok(exit) => exit.into(),
        Err(panic) => {
            let failure = Failure::bug(said_in(&*panic));
            report(&failure, &Wording::new(wording::Language::En), false).into()
        }
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
        Err(failure) => return report(&failure, &Wording::new(wording::Language::En), json),
    };
    let outcome = commands::run(arguments.command, &mut context);
    finish(outcome, context)
}

/// Prints what is left to print, and gives the exit.
fn finish(outcome: Outcome, mut context: Context) -> Exit {
    if let Err(failure) = &outcome {
        for object in failure.for_programs(&context.words) {
            context.object(object);
        }
    }
    let ended = context.out.end();
    match (outcome, ended) {
        (Err(failure), _) => report(&failure, &context.words, false),
        (Ok(_), Err(error)) => {
            let failure = Failure::io(std::path::Path::new("the output"), &error);
            report(&failure, &context.words, false)
        }
        (Ok(exit), Ok(())) => exit,
    }
}

/// Says what went wrong, on the standard error; for programs, where nothing else could, on the
/// standard output too.
fn report(failure: &Failure, words: &Wording, json: bool) -> Exit {
    if json {
        let mut out = output::Output::to_process(true);
        failure
            .for_programs(words)
            .iter()
            .for_each(|object| out.object(object));
        let _ = out.end();
    }
    output::complain(&failure.for_people(words));
    failure.code.exit()
}

/// What clap couldn't read, or the help that was asked for.
fn unreadable(error: &clap::Error) -> Exit {
    if !error.use_stderr() {
        let _ = error.print();
        return Exit::Done;
    }
    if std::env::args().any(|argument| argument == "--json") {
        let text = error.to_string();
        let what = text
            .lines()
            .next()
            .unwrap_or_default()
            .trim_start_matches("error: ")
            .to_owned();
        let failure = Failure::new(Code::Usage).with("what", what);
        return report(&failure, &Wording::new(wording::Language::En), true);
    }
    let _ = error.print();
    Exit::Usage
}

fn said_in(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "it stopped".into())
}
