//! `takeback show`: the whole position at a place, as a role may see it.

use crate::arguments::Read;
use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::reading::Reading;
use crate::records::position_json;
use wording::args;

/// Shows it.
pub(super) fn run(options: &Read, context: &mut Context) -> Outcome {
    let (duel, at) = (options.duel.as_deref(), options.at.as_deref());
    let reading = Reading::open(duel, at, &options.standing, context)?;
    let stands = reading.stand()?;
    let next = rules::next(stands.full(), &context.cards);
    let object = position_json(stands.seen(), reading.at, &next, &context.cards);
    context.object(object);
    context.say(
        "show-head",
        args![duel: reading.opened.entry.name.as_str(), at: reading.at],
    );
    let text = context.words.position(stands.seen(), &context.cards);
    context.out.line(text);
    Ok(Exit::Done)
}
