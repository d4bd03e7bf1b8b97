//! `takeback call`: a judge is called, the call ends, time is called in the round.

use super::{duel_and, enter_as_of};
use crate::arguments::Call;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::rounds;
use duel::Desk;
use journal::{Record, Time, Words};
use wording::args;

/// Writes it down, and says what the clock shows.
pub(in crate::commands) fn call(options: &Call, context: &mut Context) -> Outcome {
    let (opened, []) = duel_and(&options.words, ("call", []), &options.writing, context)?;
    let happened_at = super::moment(options.happened_at.as_deref(), context)?;
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
    context: &mut Context,
) -> Outcome<Desk> {
    let open = opened.history.open_calls();
    let call = *open.last().ok_or_else(|| Failure::new(Code::NoCall))?;
    let now = happened_at.unwrap_or_else(|| context.now());
    let began = opened.history.record(call).map_or(now, began);
    if happened_at.is_some() && now.0 < began.0 {
        let what = context.text("call-before", args![began: context.moment(began)]);
        return Err(Failure::new(Code::Usage).with("what", what));
    }
    let clock = rounds::clock(opened, context)?;
    let extension = match options.extension {
        Some(extension) => within(extension, clock.minutes, context)?,
        None => {
            let owed = clock.owed(call, now);
            let took = now.0.saturating_sub(began.0) / 1_000;
            // Where less than a second is missing it is only cut off.
            if i64::from(owed) + 1 < took {
                let took = rounds::span(u32::try_from(took).unwrap_or(u32::MAX));
                context.note("call-less", args![took: took]);
            }
            u16::try_from(owed).unwrap_or(u16::MAX)
        }
    };
    Ok(Desk::CallEnded { call, extension })
}

/// When a record's event happened.
fn began(record: &Record) -> Time {
    record.happened_at.unwrap_or(record.at)
}

/// No extension is longer than the round.
fn within(extension: u16, minutes: Option<u16>, context: &Context) -> Outcome<u16> {
    let Some(minutes) = minutes.filter(|minutes| extension / 60 >= *minutes) else {
        return Ok(extension);
    };
    let args = args![time: rounds::span(extension.into()), minutes: u32::from(minutes)];
    let what = context.text("call-too-long", args);
    Err(Failure::new(Code::Usage).with("what", what))
}
