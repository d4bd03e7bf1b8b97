//! What has to be done at the table when the duel goes on from another place: after a going back
//! was taken back, or taken back again, and when it goes on along another line.

use crate::assessed::{self, Assessed, Wanted};
use crate::context::Context;
use crate::error::Outcome;
use crate::opened::Opened;
use duel::Event;
use judge::Request;
use serde_json::json;
use timeline::{Batch, History};

/// True for an operation that went to another place: back, or to another line.
#[must_use]
pub(crate) fn moves(history: &History, batch: &Batch) -> bool {
    let mut records = (batch.first..=batch.last).filter_map(|number| history.record(number));
    records.any(|record| match &record.event {
        Event::Rewound { undoes, .. } => undoes.is_none(),
        Event::Desk(entry) => matches!(entry, duel::Desk::LineSwitched { .. }),
        _ => false,
    })
}

/// The plan for the table, from where the duel stood to where it stands now. Nothing where the
/// cards lie alike, and nothing for what is only looked at.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn say(before: &Opened, after: &History, context: &mut Context) -> Outcome<()> {
    let left = before.history.current().id;
    let tried = |history: &History| history.is_what_if(history.current().id);
    let Some(to) = stood(&before.history, after) else {
        return Ok(());
    };
    if tried(&before.history) || tried(after) {
        return Ok(());
    }
    let policy = assessed::policy(None, context)?;
    let wanted = Wanted {
        place: (left, to),
        request: Request::default(),
        seed: None,
    };
    let it = assessed::assess(before, wanted, &policy, context)?;
    let assessed = Assessed {
        words: &context.words,
        cards: &context.cards,
        policy: &policy,
        it: &it,
        opened: before,
    };
    let (net, back) = (assessed.net(), assessed.back());
    if net.is_empty() && back.is_empty() {
        return Ok(());
    }
    let lines = assessed.net_lines().into_iter();
    let lines: Vec<String> = lines.chain(assessed.back_lines()).collect();
    lines.into_iter().for_each(|line| context.out.line(line));
    context.object(json!({"kind": "plan", "to": to, "net": net, "back": back}));
    Ok(())
}

/// The last record on the way to where the duel stands now that was there before.
fn stood(before: &History, after: &History) -> Option<u32> {
    let path = after.path_of(after.current().id);
    let last = path.iter().rev().find(|number| **number <= before.last());
    before.base(*last?)
}
