//! `takeback lines`: the lines of a duel as a tree, each with what started it.

use crate::arguments::Lines;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::opened::Opened;
use crate::printer::quoted;
use duel::RewindKind;
use serde_json::{Value, json};
use timeline::LineInfo;
use wording::args;

/// Shows them.
pub(super) fn run(options: &Lines, context: &mut Context) -> Outcome {
    let opened = context.shelf()?.read(options.duel.as_deref())?;
    let lines = opened.history.lines();
    let (name, count) = (opened.entry.name.as_str(), lines.len());
    context.say("lines-head", args![duel: name, count: count]);
    for info in &lines {
        let object = line_json(&opened, info);
        context.object(object);
        print(&opened, info, context);
    }
    Ok(Exit::Done)
}

fn line_json(opened: &Opened, info: &LineInfo) -> Value {
    let line = &info.line;
    let parent = line.parent.and_then(|parent| opened.history.line(parent));
    json!({
        "kind": "line", "duel": opened.entry.id.to_string(), "line": info.name,
        "parent": parent.map(timeline::Line::name), "from": line.from, "first": line.first,
        "tip": line.tip, "records": line.records, "current": info.current,
        "rewind_kind": line.kind.map(wording::ids::rewind_kind),
        "undoes": line.undoes,
        "reason": reason(opened, info), "by": by(opened, info),
    })
}

fn print(opened: &Opened, info: &LineInfo, context: &mut Context) {
    let line = &info.line;
    let indent = "  ".repeat(info.depth as usize);
    let mark = if info.current { "*" } else { " " };
    let text = match (line.kind, line.from) {
        (Some(kind), Some(from)) => context.text(
            "lines-branch",
            args![
                line: info.name.as_str(), kind: kind_key(kind, line.undoes.is_some()), from: from,
                tip: line.tip, records: line.records,
            ],
        ),
        _ => context.text("lines-main", args![line: info.name.as_str(), tip: line.tip]),
    };
    context.out.line(format!("{mark} {indent}{text}"));
    if let Some(reason) = reason(opened, info) {
        let by = by(opened, info).unwrap_or_default();
        let reason = quoted("lines-reason", reason, &by, context);
        context.out.line(format!("  {indent}  {reason}"));
    }
}

const fn kind_key(kind: RewindKind, undo: bool) -> &'static str {
    if undo {
        "undo"
    } else {
        wording::ids::rewind_kind(kind)
    }
}

fn words<'o>(opened: &'o Opened, info: &LineInfo) -> Option<&'o journal::Words> {
    info.line.kind?;
    opened.history.record(info.line.id)?.words.as_ref()
}

fn reason<'o>(opened: &'o Opened, info: &LineInfo) -> Option<&'o str> {
    words(opened, info)?.text.as_deref()
}

fn by(opened: &Opened, info: &LineInfo) -> Option<Vec<String>> {
    words(opened, info).map(|words| words.by.clone())
}
