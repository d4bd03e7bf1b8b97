//! The debugger line by line: a command is read from the standard input, one or two sentences come
//! back. For screen readers, for scripts, and where there is no terminal.

use super::answers;
use super::command::Command;
use super::model::{Model, Said, unknown};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::records::record_json;
use std::io::{BufRead, Read};

/// How many bytes are read as one line at most.
const LONGEST: u64 = 4_000;

/// Reads commands until there are no more.
///
/// # Errors
/// When the input can't be read.
pub(super) fn run(mut model: Model, input: &mut dyn BufRead, context: &mut Context) -> Outcome {
    let place = answers::here(&model.tape, context);
    let arrived = Said {
        place,
        ..Said::default()
    };
    print(&model, &arrived, context);
    while let Some(text) = next(input)? {
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        match obey(&mut model, text, context) {
            Ok(said) => print(&model, &said, context),
            Err(failure) => {
                context.fail(&failure);
            }
        }
        if context.out.is_gone() || Command::read(text) == Some(Command::Quit) {
            break;
        }
    }
    Ok(Exit::Done)
}

/// The next line, if there is one.
fn next(input: &mut dyn BufRead) -> Outcome<Option<String>> {
    let mut line = Vec::new();
    let read = input.take(LONGEST).read_until(b'\n', &mut line);
    let unread = |error: std::io::Error| Failure::new(Code::Io).with("path", "-").because(&error);
    let count = read.map_err(unread)?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

fn obey(model: &mut Model, text: &str, context: &Context) -> Outcome<Said> {
    let command = Command::read(text).ok_or_else(|| unknown(text, context))?;
    model.act(&command, context)
}

fn print(model: &Model, said: &Said, context: &mut Context) {
    if !said.place.is_empty()
        && let Some((seen, record)) = model.tape.record()
    {
        let opened = &model.tape.reading().opened;
        let (id, history) = (opened.entry.id, &opened.history);
        let object = record_json(id, history, (seen, record), &context.cards, &context.words);
        context.object(object);
    }
    for line in said.answer.iter().chain(&said.place) {
        context.out.line(line);
    }
    context.out.flush();
}
