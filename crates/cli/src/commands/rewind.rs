//! `takeback rewind`: goes back to a place on a new line, with the seat that is awaited there
//! asked. What it would cost is assessed first; nothing is deleted.

use super::missed::{cost_json, only_for_judges};
use super::undo::tries_key;
use crate::arguments::{Kind, Rewind};
use crate::assessed::{self, Assessed, Wanted};
use crate::context::Context;
use crate::desk::Desk;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::named::{self, Takes};
use crate::opened::Opened;
use crate::responses::unfolded;
use crate::signing;
use duel::{RewindKind, Seat};
use journal::Words;
use judge::Request;
use rules::policy::Policy;
use serde_json::json;
use table::Along;
use wording::args;

/// Goes back.
pub(super) fn run(options: &Rewind, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "rewind", context)?;
    let shelf = context.shelf()?;
    let policy = assessed::policy(options.policy.as_deref(), context)?;
    let takes = Takes {
        command: "rewind",
        words: ["<PLACE>"],
    };
    let (entry, [place]) = takes.split(&options.words, &shelf, context)?;
    named::say_which(options.words.len() > 1, &entry, &shelf, context);
    context.adopt(&shelf, &entry)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let to = opened.place(Some(place), opened.history.current(), &context.words)?;
    let mut trial = Desk::open(&opened.entry, &shelf, true, options.role, context)?;
    let tried = trial.table.rewind(to, kind(options.kind), None);
    trial.taken(tried, context)?;
    if matches!(options.kind, Kind::Agreed | Kind::Correction) {
        let tried = trial.table.history();
        let (from, line) = (opened.history.current().id, tried.current().id);
        overturns(tried.overturned(from, line), "yes", context);
    }
    let (picks, reordered) = assess(&opened, to, &policy, options, context)?;
    let mut desk = Desk::open(
        &opened.entry,
        &shelf,
        options.dry_run,
        options.role,
        context,
    )?;
    if options.dry_run {
        context.note("dry-run", args![]);
    }
    let words = Words {
        text: Some(options.reason.clone()),
        by: signing::by(&options.by, options.kind == Kind::Judge, context),
        statements: [&options.statement_a, &options.statement_b]
            .map(|said| said.as_deref().map(in_one_line)),
    };
    let along = Along {
        extension: options.extension,
        picks,
        words: Some(words.clone()),
    };
    let batch = desk.table.put_back(to, kind(options.kind), along);
    desk.taken(batch, context)?;
    let left = match options.shuffle {
        true => shuffle(&mut desk, &reordered, words, context)?,
        false => reordered,
    };
    desk.print(context)?;
    end(&opened, to, &desk, context)?;
    if !options.dry_run {
        next_steps(&desk, &left, context);
    }
    Ok(Exit::Done)
}

/// Says what going back would cost, before it is done. Gives what was picked at random and whose deck
/// was shuffled though the record knows its order, where the cards are put back for it.
fn assess(
    opened: &Opened,
    to: u32,
    policy: &Policy,
    options: &Rewind,
    context: &mut Context,
) -> Outcome<(Vec<duel::Desk>, Vec<Seat>)> {
    let wanted = Wanted {
        place: (opened.history.current().id, to),
        request: Request::default(),
        seed: options.seed,
    };
    let it = assessed::assess(opened, wanted, policy, context)?;
    let assessed = Assessed {
        words: &context.words,
        cards: &context.cards,
        policy,
        it: &it,
        opened,
    };
    let object = assessed.json();
    let mut lines: Vec<String> = assessed.other_line().into_iter().collect();
    lines.extend(assessed.facts());
    lines.extend(assessed.grade());
    lines.extend(assessed.net_lines());
    lines.extend(assessed.back_lines());
    lines.extend(assessed.onward_lines());
    lines.push(String::new());
    for line in lines {
        context.out.line(line);
    }
    context.object(object);
    context.object(json!({"kind": "cost", "to": to, "cost": cost_json(&it.cost)}));
    Ok(match options.kind {
        Kind::Judge | Kind::Agreed => (assessed::seed::picks(&it.plan), it.plan.reordered()),
        Kind::Correction | Kind::WhatIf => (Vec::new(), Vec::new()),
    })
}

/// Names the seats whose answers in the open window are taken back: each is asked aloud.
fn ask_again(desk: &Desk, context: &mut Context) {
    let Some(window) = desk.position().window else {
        return;
    };
    let owed = [Some(window.owed.0), window.owed.1];
    let open = owed.into_iter().zip(window.answers);
    let seats: Vec<duel::Seat> = open
        .filter(|(_, answer)| answer.is_none())
        .filter_map(|(seat, _)| seat)
        .collect();
    for seat in seats {
        let words = &context.words;
        let window = words.window(window.kind, window.because);
        let args = args![seat: words.player(seat), window: window];
        let line = words.text("rewind-ask-again", args);
        context.out.line(line);
    }
}

/// So many of the windows to be asked in again are named.
const MOST_UNASKED: usize = 4;

/// Names the windows of the line that was left in which a seat wasn't asked: where they come up again,
/// they are to be asked. The one that is open now is named already.
fn left_unasked(opened: &Opened, to: u32, desk: &Desk, context: &mut Context) -> Outcome<()> {
    let line = opened.history.current().id;
    let base = opened.history.base(to).unwrap_or(to);
    let open = desk.position().window.map(|window| window.number);
    if !opened.history.is_on(base, line) {
        return Ok(());
    }
    let found = judge::not_asked(&opened.history, line, base);
    let found = found.map_err(|error| unfolded(opened, &error))?;
    let others = found.iter().filter(|(entry, _)| Some(entry.window) != open);
    let count = others.clone().count();
    for (entry, seat) in others.take(MOST_UNASKED) {
        let words = &context.words;
        let place = words.place(entry.turn, entry.phase, entry.step);
        let window = words.window(entry.kind, entry.because);
        let seat = words.player(*seat).to_owned();
        let args = args![seat: seat, place: place, window: window, at: entry.opened];
        context.say("rewind-left-unasked", args);
    }
    if count > MOST_UNASKED {
        context.say("rewind-left-more", args![count: count - MOST_UNASKED]);
    }
    Ok(())
}

const fn kind(kind: Kind) -> RewindKind {
    match kind {
        Kind::Judge => RewindKind::Judge,
        Kind::Agreed => RewindKind::Agreed,
        Kind::Correction => RewindKind::Correction,
        Kind::WhatIf => RewindKind::WhatIf,
    }
}

fn end(opened: &Opened, to: u32, desk: &Desk, context: &mut Context) -> Outcome<()> {
    let history = desk.table.history();
    let line = history.name_of(history.current().id);
    context.say("rewind-end", args![line: line, tries: tries_key(desk)]);
    ask_again(desk, context);
    left_unasked(opened, to, desk, context)?;
    desk.say_who_is_awaited(context);
    Ok(())
}

/// Records that the decks were shuffled, as a repair for the same reason. Gives those that are left
/// to do: none.
fn shuffle(
    desk: &mut Desk,
    reordered: &[Seat],
    words: Words,
    context: &Context,
) -> Outcome<Vec<Seat>> {
    let steps: Vec<String> = reordered.iter().map(|seat| shuffled(*seat)).collect();
    if steps.is_empty() {
        return Ok(Vec::new());
    }
    let events = super::adjust::events(&steps, desk.table.position(), context)?;
    let words = Words {
        statements: Default::default(),
        ..words
    };
    let batch = desk.table.adjust(events, Some(words));
    desk.taken(batch, context)?;
    Ok(Vec::new())
}

/// The step of a repair that says so.
fn shuffled(seat: Seat) -> String {
    format!("{}'s deck is shuffled", seat.letter())
}

fn next_steps(desk: &Desk, reordered: &[Seat], context: &mut Context) {
    let name = desk.handle.clone();
    for seat in reordered {
        let step = shuffled(*seat);
        let command = ["adjust", &name, &step, "--reason", "…"];
        context.next_step("rewind-next-shuffled", &command);
    }
    let lines = desk.awaited_lines(context);
    if let Some(line) = lines.first() {
        context.next_step("rewind-next", &["play", &name, line]);
    }
    context.next_step("rewind-lines", &["lines", &name]);
}

/// What was spoken has no lines.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Says that a ruling no longer counts by what is written now, and whether the reason is said.
pub(super) fn overturns(ruling: Option<u32>, reason: &str, context: &mut Context) {
    if let Some(number) = ruling {
        context.note("overturns", args![number: number, reason: reason]);
    }
}
