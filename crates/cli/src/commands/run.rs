//! `takeback run`: plays written duels into the store, printing what happens as it is recorded.

use crate::arguments::Run;
use crate::context::Context;
use crate::declared;
use crate::desk::{Desk, Pen};
use crate::error::Outcome;
use crate::exit::Exit;
use crate::lookup::Names;
use crate::naming::{self, Unfit};
use crate::rehearsal;
use crate::scripts::{self, Written};
use crate::shelf::{Shelf, short_id};
use duel::Mode;
use journal::{Source, Words};
use notation::script::{Header, Script};
use notation::{Options, Runner};
use serde_json::json;
use std::path::Path;
use std::sync::Arc;
use table::SetUp;
use wording::args;

/// Plays every file. A mistake in one keeps none of the others back.
pub(super) fn run(options: &Run, context: &mut Context) -> Outcome {
    let shelf = if options.dry_run {
        Shelf::in_memory()
    } else {
        context.shelf()?
    };
    if options.dry_run {
        context.note("dry-run", args![]);
    } else if shelf.made() {
        let path = shelf.path().display().to_string();
        context.note("store-is", args![path: path]);
    }
    let mut exit = Exit::Done;
    for path in &options.files {
        let ended = match one(path, options, &shelf, context) {
            Ok(ended) => ended,
            Err(failure) => context.fail(&failure),
        };
        exit = exit.max(ended);
    }
    Ok(exit)
}

fn one(path: &Path, options: &Run, shelf: &Shelf, context: &mut Context) -> Outcome {
    let mut written = Written::read(path, &context.words)?;
    context.declare(&written)?;
    scripts::put_under(&mut written, options.rules.as_deref(), context)?;
    let (name, unfit) = naming::from_file(path);
    let mut set_up = set_up(&written, name.clone(), mode(options), shelf, context)?;
    rehearsal::play(&written, set_up.clone(), context)?;
    set_up.name = shelf.unused(&name)?;
    let mut desk = Desk::begin(set_up, shelf, context)?;
    say_renamed(&desk.name, unfit, context);
    say_again(path, &name, &desk.name, context);
    head(&desk, &written.script, context);
    desk.print(context)?;
    play(&written, &mut desk, context)?;
    end(&desk, options, context)?;
    Ok(Exit::Done)
}

fn mode(options: &Run) -> Option<Mode> {
    match (options.witness, options.strict) {
        (true, _) => Some(Mode::Witness),
        (_, true) => Some(Mode::Strict),
        _ => None,
    }
}

/// The set-up of a written duel, under a name nobody has yet.
pub(super) fn set_up(
    written: &Written,
    name: String,
    mode: Option<Mode>,
    shelf: &Shelf,
    context: &Context,
) -> Outcome<SetUp> {
    let script = &written.script;
    let options = Options {
        mode,
        reading: None,
    };
    let events = notation::set_up(script, &context.cards, &Names(&context.cards), options)
        .map_err(|error| written.mistake(&error, &context.words))?;
    Ok(SetUp {
        name: shelf.unused(&name)?,
        events,
        source: Source::Judge,
        words: headers(script),
        happened_at: None,
        declared: declared::lines(written, &cards::catalogue())?,
    })
}

/// The headers that say which duel it was: words beside the first record, the players by name.
fn headers(script: &Script) -> Option<Words> {
    let mut words = Words::default();
    let mut lines = Vec::new();
    for header in script.headers() {
        match header {
            Header::Player(_, name) => words.by.push(name.clone()),
            Header::Title(_)
            | Header::Event(_)
            | Header::Round(_)
            | Header::Table(_)
            | Header::Date(_) => lines.push(header.to_string()),
            Header::Rules(_) | Header::Mode(_) | Header::Passes(_) | Header::Turn(_) => {}
        }
    }
    words.text = (!lines.is_empty()).then(|| lines.join("\n"));
    Some(words).filter(|words| !words.is_empty())
}

/// Says why a duel isn't called as its file is.
pub(super) fn say_renamed(name: &str, unfit: Option<Unfit>, context: &mut Context) {
    if let Some(why) = unfit {
        context.note("renamed", args![duel: name, why: why.key()]);
    }
}

/// Says that a duel of this file's name was there before: it stays as it is.
fn say_again(path: &Path, before: &str, now: &str, context: &mut Context) {
    if before != now {
        let path = path.display().to_string();
        let path = wording::visible(&path);
        context.note("run-again", args![path: path, before: before, now: now]);
    }
}

/// Which duel it is and how it is kept.
pub(super) fn head(desk: &Desk, script: &Script, context: &mut Context) {
    let (name, id) = (desk.name.as_str(), short_id(desk.table.duel()));
    let position = desk.table.position();
    let mode = wording::ids::mode(position.mode);
    let profile = profile_name(desk).unwrap_or_default();
    if let Some(title) = script.title() {
        context.out.line(wording::visible(title));
    }
    let args = args![duel: name, id: id, mode: mode, profile: profile];
    context.say("run-head", args);
}

fn profile_name(desk: &Desk) -> Option<String> {
    match &desk.table.history().record(1)?.event {
        duel::Event::DuelBegan { profile_name, .. } => Some(profile_name.to_string()),
        _ => None,
    }
}

/// Plays the lines up to the first that can't be.
fn play(written: &Written, desk: &mut Desk, context: &mut Context) -> Outcome<()> {
    let cards = Arc::clone(&context.cards);
    let names = Names(&cards);
    let mut runner = Runner::new(Pen { desk, context }, &cards, &names);
    let played = runner.play(written.script.play());
    let actions = runner.actions();
    let Pen { desk, context } = runner.into_sink();
    played.map_err(|error| scripts::stopped(error, actions, written, desk, context))
}

fn end(desk: &Desk, options: &Run, context: &mut Context) -> Outcome<()> {
    let records = desk.table.head().number;
    let (name, handle) = (desk.name.clone(), desk.handle.clone());
    let left = desk.left_out()?;
    context.object(json!({
        "kind": "duel", "duel": desk.table.duel().to_string(), "name": name, "records": records,
        "seal": desk.table.head().seal.to_string(), "dry_run": options.dry_run,
        "not_asked": left.not_asked, "forgotten": left.forgotten, "irregular": left.irregular,
    }));
    let irregular: Vec<String> = left.irregular.iter().map(u32::to_string).collect();
    let at = context.words.joined(&irregular);
    context.say(
        "run-end",
        args![
            duel: name.as_str(), records: records, missed: left.not_asked,
            forgotten: left.forgotten, irregular: irregular.len(), at: at,
        ],
    );
    desk.say_who_is_awaited(context);
    if options.dry_run {
        return Ok(());
    }
    if left.not_asked + left.forgotten > 0 {
        context.next_step("run-next-missed", &["missed", &handle]);
    } else {
        context.next_step("run-next-show", &["show", &handle]);
    }
    Ok(())
}
