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
mod carried;
mod causes;
mod cells;
mod clock;
mod commands;
mod context;
mod copies;
mod damages;
mod declared;
mod desk;
mod early;
mod error;
mod excerpt;
mod exit;
mod exported;
mod faces;
mod files;
mod fought;
mod help;
mod imported;
mod keyring;
mod known;
mod lookup;
mod misread;
mod named;
mod naming;
mod noted;
mod notes;
mod offers;
mod opened;
mod operation;
mod output;
mod own;
mod places;
mod printer;
mod progress;
mod proofs;
mod reading;
mod records;
mod rehearsal;
mod report;
mod report_page;
mod responses;
mod resting;
mod retold;
mod rounds;
mod rulebook;
mod rulesets;
mod scripts;
mod seen;
mod server;
mod set_off;
mod shelf;
mod signing;
mod started;
mod statements;
mod trail;
mod typed;
mod written_file;
mod zone;

use arguments::Arguments;
use clap::{FromArgMatches, error::ErrorKind};
use context::Context;
use early::early;
use error::Failure;
use exit::Exit;
use std::panic::PanicHookInfo;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use typed::Typed;

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    std::panic::set_hook(Box::new(remember));
    match std::panic::catch_unwind(run) {
        Ok(exit) => exit.into(),
        Err(_) => early(&Typed::new())
            .fails(&Failure::bug(remembered()))
            .into(),
    }
}

fn run() -> Exit {
    let typed = Typed::new();
    let mut command = help::command();
    let arguments = match read(&mut command, &typed) {
        Ok(arguments) => arguments,
        Err(error) => return unreadable(&error, &command, &typed),
    };
    let mut context = match Context::new(arguments.everywhere) {
        Ok(context) => context,
        Err(failure) => return early(&typed).fails(&failure),
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

fn read(command: &mut clap::Command, typed: &Typed) -> Result<Arguments, clap::Error> {
    let mut matches = command.try_get_matches_from_mut(typed.words())?;
    Arguments::from_arg_matches_mut(&mut matches)
}

/// What clap couldn't read, or the help that was asked for.
fn unreadable(error: &clap::Error, command: &clap::Command, typed: &Typed) -> Exit {
    let early = early(typed);
    match error.kind() {
        ErrorKind::DisplayVersion => early.prints(&error.to_string()),
        ErrorKind::DisplayHelp => {
            let path = error.to_string();
            early.prints(&help::page(command, &path, &early.words))
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand if !typed.json() => {
            let path = error.to_string();
            output::complain(&help::page(command, &path, &early.words));
            Exit::Usage
        }
        _ => early.fails(&misread::failure(error, typed, &early.words)),
    }
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
