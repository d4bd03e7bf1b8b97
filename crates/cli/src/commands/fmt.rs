//! `takeback fmt`: written duels in their canonical form.

use crate::arguments::Fmt;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::scripts::Written;
use serde_json::json;
use std::io::Read;
use std::path::Path;
use wording::args;

/// Formats every file, or names those that aren't. A mistake in one keeps none of the others back.
pub(super) fn run(options: &Fmt, context: &mut Context) -> Outcome {
    let mut exit = Exit::Done;
    for path in &options.files {
        let ended = match one(path, options.check, context) {
            Ok(ended) => ended,
            Err(failure) => context.fail(&failure),
        };
        exit = exit.max(ended);
    }
    Ok(exit)
}

fn one(path: &Path, check: bool, context: &mut Context) -> Outcome {
    if path.as_os_str() == "-" {
        let written = Written::of(path, standard_input()?, &context.words)?;
        context.out.line(written.script.to_string().trim_end());
        return Ok(Exit::Done);
    }
    let written = Written::read(path, &context.words)?;
    let formatted = written.script.to_string();
    let changes = formatted != written.text;
    if changes && !check {
        replace(path, &formatted)?;
    }
    let shown = path.display().to_string();
    context.object(json!({
        "kind": "formatted", "path": shown, "changed": changes, "written": changes && !check,
    }));
    if !changes {
        return Ok(Exit::Done);
    }
    let key = if check { "fmt-not-yet" } else { "fmt-done" };
    context.say(key, args![path: wording::visible(&shown)]);
    Ok(if check { Exit::Findings } else { Exit::Done })
}

/// Puts a text in the place of a file's, at once: a reader finds the old one or the new one.
fn replace(path: &Path, text: &str) -> Outcome<()> {
    let io = |error: std::io::Error| Failure::io(path, &error);
    let whole = std::fs::canonicalize(path).map_err(io)?;
    let beside = whole.with_extension("duel.new");
    let rights = std::fs::metadata(&whole).map_err(io)?.permissions();
    std::fs::write(&beside, text).map_err(io)?;
    std::fs::set_permissions(&beside, rights).map_err(io)?;
    std::fs::rename(&beside, &whole).map_err(io)
}

fn standard_input() -> Outcome<String> {
    let mut text = String::new();
    let most = notation::MOST_BYTES as u64 + 1;
    let read = std::io::stdin().lock().take(most).read_to_string(&mut text);
    read.map_err(|_| Failure::new(Code::NotText).with("path", "-"))?;
    Ok(text)
}
