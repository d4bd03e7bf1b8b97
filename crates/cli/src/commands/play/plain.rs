//! The prompt without a terminal: lines are read as they come. One that is refused is said with its
//! number, and the rest goes on, as it would at the prompt.

use super::session::{Heard, Session};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use std::io::{BufRead, Read};
use wording::args;

/// How many bytes are read as one line at most.
const LONGEST: u64 = 8_000;

/// Records lines until there are no more. The program ends as the first one that was refused says.
///
/// # Errors
/// When the input can't be read, or there is nothing in it.
pub(super) fn run(mut session: Session, input: &mut dyn BufRead, context: &mut Context) -> Outcome {
    let mut exit = Exit::Done;
    let mut number = 0;
    while let Some(line) = next(input)? {
        number += 1;
        if number == 1 {
            session.greet(context)?;
        }
        match session.hear(&line, number, context) {
            Ok(Heard::Over) => break,
            Ok(Heard::Done) => context.out.flush(),
            Err(failure) => {
                let refused = context.fail(&failure);
                exit = if exit == Exit::Done { refused } else { exit };
            }
        }
        if context.out.is_gone() {
            break;
        }
    }
    match number {
        0 => {
            let what = context.text("play-no-line", args![]);
            Err(Failure::new(Code::Usage).with("what", what))
        }
        _ => Ok(exit),
    }
}

/// The next line, if there is one.
fn next(input: &mut dyn BufRead) -> Outcome<Option<String>> {
    let mut line = Vec::new();
    let read = input.take(LONGEST).read_until(b'\n', &mut line);
    let unread = |error: std::io::Error| Failure::new(Code::Io).with("path", "-").because(&error);
    let count = read.map_err(unread)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
