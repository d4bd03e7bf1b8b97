//! A duel as a written one: set-up, what was said, what was refused, and what doesn't hold.

use crate::book::Book;
use crate::case::Case;
use crate::failure::{Failure, caught};
use duel::{Action, Event, Position, Which};
use notation::{Options, Runner, Sink, SinkError};
use rules::Said;
use std::fmt::Write as _;
use testkit::play::Play;
use wording::{Language, Wording};

/// The duel as a text that `takeback run` takes, with the failure in its head.
#[must_use]
pub fn written(book: &Book, case: &Case, failure: &Failure) -> String {
    let mut text = String::new();
    for line in failure.what.lines().take(20) {
        let line: String = line.chars().take(400).collect();
        let _ = writeln!(text, "; {line}");
    }
    let (set_up, lines) = (case.start.script().to_string(), lines(book, case));
    let body = format!("{set_up}\n{}", lines.join("\n"));
    if let Some(other) = goes_another_way(book, case, &body) {
        let _ = writeln!(text, "; read back, it goes another way: {other}");
    }
    text + "\n" + &body + "\n"
}

/// What was said, line by line.
fn lines(book: &Book, case: &Case) -> Vec<String> {
    let words = Wording::new(Language::En);
    let mut lines = Vec::new();
    // Whatever breaks down, the lines up to there are known.
    let _ = caught(|| {
        let Ok(set_up) = case.start.events(book) else {
            return;
        };
        let mut play = Play::begin(&book.cards, &set_up);
        for (by, action) in &case.decisions {
            let Some(said) = play.spoken(*by, action) else {
                continue;
            };
            let line = words.said(&said, &play.position, &book.cards);
            lines.push(line + first_effect(book, &play.position, &said));
            play.say_named(*by, action.clone());
            let refused = play.script.last().and_then(|spoken| spoken.refused);
            if let (Some(rule), Some(line)) = (refused, lines.last_mut()) {
                *line = format!("refused {}: {line}", rule.id());
            }
        }
    });
    lines
}

/// The first of several effects is named too: without a number the likeliest would be meant.
fn first_effect(book: &Book, position: &Position, said: &Said) -> &'static str {
    let Action::Activate {
        card: Which::Card(card),
        effect: 0,
    } = said.action
    else {
        return "";
    };
    let def = position.card(card).and_then(|row| book.cards.of(row));
    let several = def.is_some_and(|def| def.effects.len() > 1);
    if several { " effect 1" } else { "" }
}

/// How the text, read back, differs from the duel.
fn goes_another_way(book: &Book, case: &Case, text: &str) -> Option<String> {
    let mut told = Vec::new();
    let _ = caught(|| {
        let set_up = case.start.events(book).ok()?;
        let mut play = Play::begin(&book.cards, &set_up);
        for (by, action) in &case.decisions {
            play.say_named(*by, action.clone());
            told = play.events.clone();
        }
        Some(())
    });
    let outcome = caught(|| {
        let events = read(book, text)?.events;
        let same = events[1..].iter().zip(&told[1..]).position(|(a, b)| a != b);
        match same {
            Some(n) => Err(format!("{:?} and not {:?}", events[n + 1], told[n + 1])),
            None => Ok(()),
        }
    });
    match outcome {
        Ok(Ok(())) => None,
        Ok(Err(other)) => Some(other),
        // It fails as the duel does.
        Err(_) => None,
    }
}

/// Plays a written duel.
///
/// # Errors
/// What is wrong with it.
pub fn read<'b>(book: &'b Book, text: &str) -> Result<Play<'b>, String> {
    let script = notation::parse(text).map_err(|error| format!("{error:?}"))?;
    let set_up = notation::set_up(&script, &book.cards, book, Options::default());
    let set_up = set_up.map_err(|error| format!("{error:?}"))?;
    let play = Play::begin(&book.cards, &set_up);
    let mut runner = Runner::new(Memory(play), &book.cards, book);
    let played = runner.play(script.play());
    played.map_err(|error| format!("{error:?}"))?;
    Ok(runner.into_sink().0)
}

struct Memory<'a>(Play<'a>);

impl Sink for Memory<'_> {
    type Error = String;

    fn position(&self) -> &Position {
        &self.0.position
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        self.0.events.iter().for_each(see);
    }

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<String>> {
        let from = self.0.events.len();
        match self.0.say_noted(said) {
            Ok(()) => Ok(self.0.events[from..].to_vec()),
            Err(refusal) => Err(SinkError::Refused(refusal)),
        }
    }
}
