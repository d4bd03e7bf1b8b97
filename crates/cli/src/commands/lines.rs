//! `takeback lines`: the lines of a duel as a tree, each with what started it.

use crate::arguments::{As, Lines};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::opened::Opened;
use crate::operation;
use crate::printer::quoted;
use crate::records::line_name;
use crate::statements;
use duel::{Event, RewindKind};
use serde_json::{Value, json};
use timeline::LineInfo;
use wording::args;

/// Shows them.
pub(super) fn run(options: &Lines, context: &mut Context) -> Outcome {
    let opened = context.open(options.duel.as_deref())?;
    let opened = opened.read_by(options.role);
    if options.role != As::Judge {
        context.read_as(options.role);
    }
    let lines = opened.history.lines();
    let (name, count) = (opened.entry.name.as_str(), lines.len());
    context.say("lines-head", args![duel: name, count: count]);
    for info in &lines {
        let object = line_json(&opened, info, options.role, context);
        context.object(object);
        print(&opened, info, options.role, context);
    }
    Ok(Exit::Done)
}

fn line_json(opened: &Opened, info: &LineInfo, role: As, context: &Context) -> Value {
    let line = &info.line;
    let name = |line| line_name(&opened.history, line, role.viewer());
    let words = words(opened, info, role);
    json!({
        "kind": "line", "duel": opened.entry.id.to_string(), "line": name(line.id),
        "standing": standing(opened, line.id),
        "parent": line.parent.map(name), "from": line.from, "first": line.first,
        "tip": line.tip, "records": line.records, "current": info.current,
        "rewind_kind": line.kind.map(wording::ids::rewind_kind),
        "undoes": line.undoes, "undone": undone(opened, info, role, context),
        "reason": words.and_then(|words| words.text.as_deref()), "by": words.map(|words| &words.by),
        "statements": words.map(statements::json), "extension": extension(opened, info),
    })
}

fn print(opened: &Opened, info: &LineInfo, role: As, context: &mut Context) {
    let line = &info.line;
    let indent = "  ".repeat(info.depth as usize);
    let mark = if info.current { "*" } else { " " };
    let name = line_name(&opened.history, line.id, role.viewer());
    let text = match (line.kind, line.from) {
        (Some(kind), Some(from)) => context.text(
            "lines-branch",
            args![
                line: name.as_str(), kind: kind_key(kind, line.undoes.is_some()), from: from,
                tip: line.tip, records: line.records,
                undone: undone(opened, info, role, context).unwrap_or_default(),
            ],
        ),
        _ => context.text("lines-main", args![line: name.as_str(), tip: line.tip]),
    };
    context.out.line(format!("{mark} {indent}{text}"));
    for standing in opened.history.standings_of(line.id) {
        let seat = standing
            .seat()
            .map_or("", |seat| context.words.player(seat));
        let standing = wording::ids::line_standing(standing);
        let text = context.text("lines-standing", args![standing: standing, seat: seat]);
        context.out.line(format!("  {indent}  {text}"));
    }
    if let Some(words) = words(opened, info, role) {
        let reason = words.text.as_deref();
        let reason = reason.map(|reason| quoted("lines-reason", reason, &words.by, context));
        let said = statements::lines(words, context);
        for text in reason.into_iter().chain(said) {
            context.out.line(format!("  {indent}  {text}"));
        }
    }
}

/// What the account it gives counts as.
fn standing(opened: &Opened, line: u32) -> Value {
    let Some(standing) = opened.history.standing_of(line) else {
        return Value::Null;
    };
    let seat = standing.seat().map(duel::Seat::letter);
    json!({ "standing": wording::ids::line_standing(standing), "seat": seat })
}

const fn kind_key(kind: RewindKind, undo: bool) -> &'static str {
    if undo {
        "undo"
    } else {
        wording::ids::rewind_kind(kind)
    }
}

/// What an undo took back.
fn undone(opened: &Opened, info: &LineInfo, role: As, context: &Context) -> Option<String> {
    let batch = opened.history.batch(info.line.undoes?)?;
    let said = operation::said(&opened.history, batch, role.role(), context);
    Some(said)
}

/// The words beside the rewind. Nobody but the judge reads words beside a record.
fn words<'o>(opened: &'o Opened, info: &LineInfo, role: As) -> Option<&'o journal::Words> {
    info.line.kind.filter(|_| role == As::Judge)?;
    opened.history.record(info.line.id)?.words.as_ref()
}

/// The seconds that were given with the rewind.
fn extension(opened: &Opened, info: &LineInfo) -> Option<u16> {
    match opened.history.record(info.line.id)?.event {
        Event::Rewound { extension, .. } => extension,
        _ => None,
    }
}
