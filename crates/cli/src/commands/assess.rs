//! `takeback assess`: what going back to a place would cost, under a policy: the facts first, then
//! what is unknown, the grade last; what could be done instead; the plan for the table.
//!
//! For a judge alone: it tells what both players hold.

use super::cards::found;
use super::missed::only_for_judges;
use crate::arguments::{As, Assess, SeatName};
use crate::assessed::{self, Assessed, Wanted};
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::named::Takes;
use crate::opened::Opened;
use judge::Request;
use wording::args;

/// Assesses it.
pub(super) fn run(options: &Assess, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "assess", context)?;
    let policy = assessed::policy(options.policy.as_deref(), context)?;
    let shelf = context.shelf()?;
    let takes = Takes {
        command: "assess",
        words: ["<PLACE>"],
    };
    let (entry, [place]) = takes.split(&options.words, &shelf, context)?;
    context.adopt(&shelf, &entry)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let line = opened.line(options.standing.line.as_deref())?;
    let to = opened.place(Some(place), line, &context.words)?;
    assessed::only_in_play(&opened, to)?;
    let wanted = Wanted {
        place: (line.id, to),
        request: request(options, context)?,
        seed: options.seed,
    };
    context.read_as(As::Judge);
    opened.say_what_if(wanted.place.0, context);
    let it = assessed::assess(&opened, wanted, &policy, context)?;
    let assessed = Assessed {
        words: &context.words,
        cards: &context.cards,
        policy: &policy,
        it: &it,
        opened: &opened,
    };
    let picked = !it.plan.picks.is_empty();
    let seed = (picked || options.seed.is_some()).then_some(it.plan.seed);
    let (object, lines) = (assessed.json(), lines(&assessed, options.audit));
    context.object(object);
    for line in lines {
        context.out.line(line);
    }
    let handle = shelf.handle(opened.entry.id, &opened.entry.name);
    advise(options, &handle, (to, seed), context);
    Ok(Exit::Done)
}

/// Who asks, and for which card.
fn request(options: &Assess, context: &Context) -> Outcome<Request> {
    let names = options.naming.as_deref();
    let names = names.map(|name| found(name, context)).transpose()?;
    let names = names.map(|card| card.passcode);
    let by = options.asked_by.map(SeatName::seat);
    Ok(Request { by, names })
}

fn lines(assessed: &Assessed<'_>, audit: bool) -> Vec<String> {
    let plan = &assessed.it.plan;
    let moment = assessed.words.moment(&plan.then);
    let name = assessed.opened.entry.name.as_str();
    let args = args![record: plan.to, duel: name, moment: moment];
    let mut lines = vec![assessed.words.text("assess-head", args)];
    lines.extend(assessed.other_line());
    if audit {
        lines.extend(assessed.reverse_lines());
        return lines;
    }
    lines.extend(assessed.facts());
    lines.extend(assessed.ways());
    lines.extend(assessed.grade());
    lines.extend(assessed.procedure());
    lines.extend(assessed.net_lines());
    lines.extend(assessed.back_lines());
    lines.extend(assessed.picture());
    lines.extend(assessed.onward_lines());
    lines
}

/// What to type next. Where chance picked cards, with the number it picked them by: the same ones
/// are meant then.
fn advise(options: &Assess, handle: &str, (to, seed): (u32, Option<u64>), context: &mut Context) {
    let record = to.to_string();
    let seed = seed.map(|seed| seed.to_string());
    let with_seed = |command: &[&str]| -> Vec<String> {
        let seed = seed.iter().flat_map(|seed| ["--seed", seed.as_str()]);
        let command = command.iter().copied().chain(seed);
        command.map(str::to_owned).collect()
    };
    let mut next = |key: &str, command: &[&str]| {
        let command = with_seed(command);
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        context.next_step(key, &command);
    };
    if !options.audit {
        next("assess-next-audit", &["assess", handle, &record, "--audit"]);
    }
    next("assess-next", &["rewind", handle, &record, "--reason", "…"]);
}
