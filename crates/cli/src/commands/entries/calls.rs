//! `takeback call`: a judge is called, the call ends, time is called in the round.

use super::{duel_and, enter_as_of};
use crate::arguments::Call;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::rounds;
use duel::Desk;
use journal::{Time, Words};

/// Writes it down, and says what the clock shows.
pub(in crate::commands) fn call(options: &Call, context: &mut Context) -> Outcome {
    let (opened, []) = duel_and(&options.words, ("call", []), &options.writing, context)?;
    let happened_at = super::moment(options.happened_at.as_deref())?;
    let entry = if options.time {
        Desk::TimeCalled
    } else if options.end {
        ended(&opened, options, happened_at, context)?
    } else {
        let by = options.seat.map(crate::arguments::SeatName::seat);
        Desk::JudgeCalled { by }
    };
    let writing = &options.writing;
    let history = enter_as_of(
        &opened,
        entry,
        Words::default(),
        writing,
        happened_at,
        context,
    )?;
    let after = Opened { history, ..opened };
    let clock = rounds::clock(&after, context)?;
    if clock.minutes.is_some() {
        let line = rounds::line(&clock, context.now(), context);
        line.into_iter()
            .for_each(|line| context.out.line(line.trim_start()));
    }
    Ok(Exit::Done)
}

/// The extension is the time lost, unless another is given.
fn ended(
    opened: &Opened,
    options: &Call,
    happened_at: Option<Time>,
    context: &Context,
) -> Outcome<Desk> {
    let open = opened.history.open_calls();
    let call = *open.last().ok_or_else(|| Failure::new(Code::NoCall))?;
    let extension = match options.extension {
        Some(extension) => extension,
        None => {
            let now = happened_at.unwrap_or_else(|| context.now());
            let owed = rounds::clock(opened, context)?.owed(call, now);
            u16::try_from(owed).unwrap_or(u16::MAX)
        }
    };
    Ok(Desk::CallEnded { call, extension })
}
