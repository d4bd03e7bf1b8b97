//! `takeback call`: a judge is called, the call ends, time is called in the round.

use super::{duel_and, enter};
use crate::arguments::Call;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use duel::Desk;
use journal::{Time, Words};

/// Writes it down.
pub(in crate::commands) fn call(options: &Call, context: &mut Context) -> Outcome {
    let (opened, []) = duel_and(
        &options.words,
        &options.writing,
        context,
        "call DUEL [--seat A]",
    )?;
    let entry = if options.time {
        Desk::TimeCalled
    } else if options.end {
        ended(&opened, options, context)?
    } else {
        let by = options.seat.map(crate::arguments::SeatName::seat);
        Desk::JudgeCalled { by }
    };
    enter(&opened, entry, Words::default(), &options.writing, context)
}

/// The extension is the time lost, unless another is given.
fn ended(opened: &Opened, options: &Call, context: &Context) -> Outcome<Desk> {
    let (call, begun) = open_call(opened).ok_or_else(|| Failure::new(Code::NoCall))?;
    let lost = (context.now().0 - begun.0).max(0) / 1000;
    let lost = u16::try_from(lost).unwrap_or(u16::MAX);
    let extension = options.extension.unwrap_or(lost);
    Ok(Desk::CallEnded { call, extension })
}

/// The last call that isn't over.
fn open_call(opened: &Opened) -> Option<(u32, Time)> {
    let mut ended = Vec::new();
    for (record, entry) in opened.history.desk_entries() {
        match entry {
            Desk::CallEnded { call, .. } => ended.push(*call),
            Desk::JudgeCalled { .. } if !ended.contains(&record.number) => {
                return Some((record.number, record.at));
            }
            _ => {}
        }
    }
    None
}

/// The seconds of extension that the calls of a duel gave.
pub(super) fn extensions(opened: &Opened) -> u32 {
    let entries = opened.history.desk_entries();
    let given = entries.filter_map(|(_, entry)| match entry {
        Desk::CallEnded { extension, .. } => Some(u32::from(*extension)),
        _ => None,
    });
    given.sum()
}
