//! The commands, one file each. A command reads, or appends through `table`, and prints.

mod adjust;
mod archive;
mod assess;
mod audit;
mod backup;
mod cards;
mod checkpoint;
mod claim;
mod decks;
mod diff;
mod diff_places;
mod duels;
mod entries;
mod erase;
mod explain;
mod export;
mod find;
mod fmt;
mod followed;
mod import;
mod imports;
mod keys;
mod ledger;
mod lines;
mod log;
mod missed;
mod new;
mod play;
mod preview;
mod proof;
mod redo;
mod remove;
mod repair;
mod replay;
mod report;
mod rewind;
mod rules;
mod run;
mod sheet;
mod show;
mod status;
mod step;
mod traces;
mod undo;
mod verify;
mod why;
mod whynot;

use crate::arguments::Command;
use crate::context::Context;
use crate::error::Outcome;
use entries::{calls, late, marks, matches, rulings};

/// Runs a command.
///
/// # Errors
/// When it couldn't do its work.
pub(crate) fn run(command: Command, context: &mut Context) -> Outcome {
    match command {
        Command::Run(options) => run::run(&options, context),
        Command::New(options) => new::run(&options, context),
        Command::Play(options) => play::run(&options, context),
        Command::Duels(options) => duels::run(&options, context),
        Command::Status(options) => status::run(&options, context),
        Command::Log(options) => log::run(&options, context),
        Command::Show(options) => show::run(&options, context),
        Command::Sheet(options) => sheet::run(&options, context),
        Command::Step(options) => step::run(&options, context),
        Command::Missed(options) => missed::run(&options, context),
        Command::Claim(options) => claim::run(&options, context),
        Command::Ledger(options) => ledger::run(&options, context),
        Command::Preview(options) => preview::run(&options, context),
        Command::Report(options) => report::run(&options, context),
        Command::Rewind(options) => rewind::run(&options, context),
        Command::Assess(options) => assess::run(&options, context),
        Command::Undo(options) => undo::run(&options, context),
        Command::Redo(options) => redo::run(&options, context),
        Command::Adjust(options) => adjust::run(&options, context),
        Command::Lines(options) => lines::run(&options, context),
        Command::Switch(options) => marks::switch(&options, context),
        Command::Name(options) => marks::name(&options, context),
        Command::Mark(options) => marks::mark(&options, context),
        Command::Finding(options) => rulings::finding(&options, context),
        Command::Ruling(options) => rulings::ruling(&options, context),
        Command::Appeal(options) => rulings::appeal(&options, context),
        Command::Late(options) => late::late(&options, context),
        Command::Penalty(options) => rulings::penalty(&options, context),
        Command::Note(options) => rulings::note(&options, context),
        Command::Call(options) => calls::call(&options, context),
        Command::Match(options) => matches::run(&options, context),
        Command::Audit(options) => audit::run(&options, context),
        Command::Verify(options) => verify::run(&options, context),
        Command::Checkpoint(options) => checkpoint::run(&options, context),
        Command::Proof(options) => proof::run(&options, context),
        Command::Keys(what) => keys::run(&what, context),
        Command::Export(options) => export::run(&options, context),
        Command::Import(options) => import::run(&options, context),
        Command::Repair(options) => repair::run(&options, context),
        Command::Backup(options) => backup::run(&options, context),
        Command::Erase(options) => erase::run(&options, context),
        Command::Remove(options) => remove::run(&options, context),
        Command::Archive(options) => archive::run(&options, context),
        Command::Traces(options) => traces::run(&options, context),
        Command::Why(options) => why::run(&options, context),
        Command::Find(options) => find::run(&options, context),
        Command::Followed(options) => followed::run(&options, context),
        Command::Whynot(options) => whynot::run(&options, context),
        Command::Cards(what) => cards::run(&what, context),
        Command::Deck(what) => decks::run(&what, context),
        Command::Replay(options) => replay::run(&options, context),
        Command::Diff(options) => diff::run(&options, context),
        Command::Rules => rules::run(context),
        Command::Fmt(options) => fmt::run(&options, context),
        Command::Explain(options) => explain::run(&options, context),
    }
}
