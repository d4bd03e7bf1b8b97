//! `takeback traces`: what was done to whole duels, by whom and why.

use super::missed::only_for_judges;
use crate::arguments::Traces;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::opened::store_error;
use crate::shelf::short_id;
use journal::{Deed, Trace};
use serde_json::json;
use wording::args;

/// So many are asked for at a time.
const PAGE: usize = 256;

/// Lists them in the order in which they were left.
pub(super) fn run(options: &Traces, context: &mut Context) -> Outcome {
    only_for_judges(options.role, "care", context)?;
    let shelf = context.shelf()?;
    let mut count = 0;
    loop {
        let page = shelf.store().traces(count, PAGE);
        let page = page.map_err(|error| store_error("", &error))?;
        if page.is_empty() {
            break;
        }
        for trace in &page {
            count += 1;
            tell(count, trace, context);
        }
    }
    if count == 0 {
        context.say("traces-none", args![]);
    }
    Ok(Exit::Done)
}

/// Says one, under its number.
fn tell(number: usize, trace: &Trace, context: &mut Context) {
    let (deed, at) = (word(trace.deed), trace.at.to_string());
    context.object(json!({
        "kind": "trace", "number": number, "deed": deed, "duel": trace.duel.to_string(),
        "records": trace.head.number, "seal": trace.head.seal.to_string(), "at": at,
        "by": trace.by, "reason": trace.reason,
    }));
    let (id, records) = (short_id(trace.duel), trace.head.number);
    context.say(
        "trace",
        args![
            deed: deed, duel: id, at: at, records: records,
            by: trace.by.as_str(), reason: trace.reason.as_str(),
        ],
    );
}

/// A deed as programs read it.
#[must_use]
pub(super) const fn word(deed: Deed) -> &'static str {
    match deed {
        Deed::Removed => "removed",
        Deed::Archived => "archived",
        Deed::Erased => "erased",
        Deed::Repaired => "repaired",
    }
}
