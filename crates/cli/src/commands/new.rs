//! `takeback new`: starts a duel, from a written set-up or from nothing but the rules.

use super::run::{head, say_renamed, set_up};
use crate::arguments::{Mode as Typed, New};
use crate::context::Context;
use crate::desk::Desk;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::lookup::Names;
use crate::naming::{self, Unfit};
use crate::scripts::{self, Written};
use crate::shelf::{Shelf, short};
use duel::Mode;
use std::path::{Path, PathBuf};
use wording::args;

/// What a duel begins with when no file says so: nobody's cards are identified.
fn bare(options: &New, context: &Context) -> Outcome<String> {
    let asked = options.rules.as_deref().unwrap_or("P7");
    let rules = scripts::asked_rules(asked, context)?;
    let found = notation::ruleset(&Names(&context.cards), &rules);
    let hand = found.map_or(5, |rules| rules.hand);
    Ok(format!(
        "seat A  hand: {hand} cards\nseat B  hand: {hand} cards\nturn 1 of A\n"
    ))
}

/// Starts it.
pub(super) fn run(options: &New, context: &mut Context) -> Outcome {
    let shelf = if options.dry_run {
        Shelf::in_memory()
    } else {
        context.shelf()?
    };
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    let written = written(options, context)?;
    context.declare(&written)?;
    let (name, unfit) = name(options, &shelf)?;
    let mode = options.mode.map(|mode| match mode {
        Typed::Strict => Mode::Strict,
        Typed::Witness => Mode::Witness,
    });
    let begins = set_up(&written, name, mode, &shelf, context)?;
    let mut desk = Desk::begin(begins, &shelf, context)?;
    say_renamed(&desk.name, unfit, context);
    head(&desk, &written.script, context);
    desk.print(context)?;
    desk.say_who_is_awaited(context);
    if !options.dry_run {
        let name = desk.handle.clone();
        context.next_step("new-next", &["play", &name, "LINE"]);
    }
    Ok(Exit::Done)
}

/// The file, or the bare set-up, under the profile asked for.
fn written(options: &New, context: &Context) -> Outcome<Written> {
    let mut written = match &options.file {
        Some(path) => Written::read(path, &context.words)?,
        None => Written::of(Path::new("new"), bare(options, context)?, &context.words)?,
    };
    scripts::put_under(&mut written, options.rules.as_deref(), context)?;
    Ok(written)
}

/// The name asked for, which nobody may have yet, or one made from the file's.
fn name(options: &New, shelf: &Shelf) -> Outcome<(String, Option<Unfit>)> {
    let bare = PathBuf::from("duel");
    let Some(name) = &options.name else {
        return Ok(naming::from_file(options.file.as_ref().unwrap_or(&bare)));
    };
    if let Some(why) = naming::unfit(name) {
        return Err(Failure::new(Code::Name)
            .with("name", name)
            .with("why", why.key()));
    }
    match shelf.entries()?.iter().find(|entry| entry.name == *name) {
        Some(entry) => Err(Failure::new(Code::NameTaken)
            .with("name", name)
            .with("id", short(entry))),
        None => Ok((name.clone(), None)),
    }
}
