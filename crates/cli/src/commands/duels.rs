//! `takeback duels`: the duels in the store, in the order they were made.

use crate::arguments::{As, Duels};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::report::EXAMPLE;
use crate::shelf::short;
use serde_json::json;
use wording::args;

/// Lists them.
pub(super) fn run(options: &Duels, context: &mut Context) -> Outcome {
    if options.role != As::Judge {
        context.read_as(options.role);
    }
    let shelf = context.shelf()?;
    let entries = shelf.entries()?;
    let path = shelf.path().display().to_string();
    context.note("store-is", args![path: path.as_str()]);
    let widest = entries
        .iter()
        .map(|entry| entry.name.chars().count())
        .max()
        .unwrap_or(0);
    for entry in &entries {
        context.object(json!({
            "kind": "duel", "duel": entry.id.to_string(), "name": entry.name,
            "records": entry.head.number, "created": entry.created.to_string(),
            "seal": entry.head.seal.to_string(),
        }));
        let name = format!("{:widest$}", entry.name);
        let (id, made) = (short(entry), entry.created.to_string());
        let records = entry.head.number;
        context.say(
            "duels-entry",
            args![name: name, id: id, made: made, records: records],
        );
    }
    if entries.is_empty() {
        context.say("duels-none", args![]);
        context.next_step("next-step", &["run", EXAMPLE]);
    }
    Ok(Exit::Done)
}
