//! `takeback step`: the debugger. It stands at a record of a duel and goes forwards and backwards
//! along the line: to the next window, chain, phase, question, change of a watched value.
//!
//! `step/tape.rs` is the line as the role reads it, `step/model.rs` what the commands do to it,
//! `step/answers.rs` what is said of the place; `step/view.rs` draws into a buffer, `step/screen.rs`
//! is the terminal, `step/plain.rs` the mode without one. Only the last two read keys or lines.

mod answers;
mod command;
mod keys;
mod model;
mod plain;
mod screen;
mod tape;
mod view;

#[cfg(test)]
mod drawn;
#[cfg(test)]
mod rehearsed;

use crate::arguments::Step;
use crate::context::Context;
use crate::error::Outcome;
use crate::reading::Reading;
use model::Model;
use std::io::IsTerminal;

/// Steps through a duel.
pub(super) fn run(options: &Step, context: &mut Context) -> Outcome {
    let (duel, at) = (options.duel.as_deref(), options.at.as_deref());
    let reading = Reading::open(duel, at, &options.standing, context)?;
    let model = Model::new(reading)?;
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if options.plain || context.out.is_json() || !terminal {
        return plain::run(model, &mut std::io::stdin().lock(), context);
    }
    screen::run(model, context)
}
