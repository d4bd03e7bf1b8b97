//! `takeback replay`: what a recording of another program is, what it says, and what it doesn't.

use crate::arguments::Replay;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::{files, imported};
use duel::{Passcode, Position, Role};
use interop::{Deck, Form, Gap, GapKind, ReadError, Recording, Told, Under, read, retell};
use notation::TraceLine;
use serde_json::{Value, json};
use std::path::Path;
use wording::{args, contract::event_json};

/// Reads it.
pub(super) fn run(options: &Replay, context: &mut Context) -> Outcome {
    let bytes = files::read_up_to(interop::MOST_BYTES as u64, &options.file)?;
    let recording = read(&bytes).map_err(|error| unreadable(error, &options.file))?;
    let named = recording.named();
    context.cards = imported::with(&named, &context.cards)?;
    say_what_it_is(&recording, context);
    if recording.header.form != Form::YrpX {
        context.say("replay-answers-only", args![]);
        return Ok(Exit::Done);
    }
    let told = tell(&recording, context);
    if !options.brief {
        moments(&told, context);
    }
    say_gaps(&told, context);
    Ok(Exit::Done)
}

fn unreadable(error: ReadError, path: &Path) -> Failure {
    let failure = |code| Failure::new(code).with("path", path.display());
    match error {
        ReadError::Other => failure(Code::Recording).with("why", "other"),
        ReadError::Version(found) => failure(Code::Recording)
            .with("why", "version")
            .with("found", found),
        ReadError::TooLarge => failure(Code::TooLarge),
        ReadError::CutOff(at) => failure(Code::RecordingDamaged)
            .with("why", "cut")
            .with("at", at),
        ReadError::Packed => failure(Code::RecordingDamaged).with("why", "packed"),
        ReadError::Number(at) => failure(Code::RecordingDamaged)
            .with("why", "number")
            .with("at", at),
    }
}

/// The recording told under the rules of now.
fn tell(recording: &Recording, context: &Context) -> Told {
    let rules = cards::profile("P7").expect("the rules of now are shipped");
    let under = Under {
        name: &rules.id,
        profile: rules.flags,
        cards: &context.cards,
    };
    retell(recording, &under)
}

fn say_what_it_is(recording: &Recording, context: &mut Context) {
    context.object(recording_json(recording));
    let played = recording.played();
    let names = |side: usize| {
        let names = recording.players[side]
            .iter()
            .map(|name| wording::visible(name).into_owned());
        context.words.joined(&names.collect::<Vec<_>>())
    };
    let (first, second) = (names(0), names(1));
    context.say(
        "replay-head",
        args![form: recording.header.form.id(), first: first, second: second],
    );
    if let Some(parameters) = played.parameters {
        context.say(
            "replay-parameters",
            args![lp: parameters.lp, hand: parameters.hand, draw: parameters.draw],
        );
    }
    let players: Vec<String> = recording.players.iter().flatten().cloned().collect();
    for (deck, name) in played.decks.iter().zip(&players) {
        say_deck(deck, name, context);
    }
    let none = recording.header.form == Form::YrpX && recording.embedded.is_none();
    match none {
        true => context.say("replay-no-answers", args![]),
        false => context.say("replay-answers", args![count: played.answers.count]),
    }
}

fn say_deck(deck: &Deck, name: &str, context: &mut Context) {
    let name = wording::visible(name).into_owned();
    context.say(
        "replay-deck",
        args![name: name, main: deck.main.len(), extra: deck.extra.len()],
    );
    for cards in [&deck.main, &deck.extra]
        .into_iter()
        .filter(|cards| !cards.is_empty())
    {
        let line = counted(cards, context);
        context.out.line(format!("  {line}"));
    }
}

/// The cards of a deck in the order they stand in first, with how many there are of each.
fn counted(cards: &[Passcode], context: &Context) -> String {
    let mut counts: Vec<(Passcode, usize)> = Vec::new();
    for card in cards {
        match counts.iter_mut().find(|(other, _)| other == card) {
            Some((_, count)) => *count += 1,
            None => counts.push((*card, 1)),
        }
    }
    let said = counts.into_iter().map(|(card, count)| match count {
        1 => name(card, context),
        count => format!("{} ×{count}", name(card, context)),
    });
    context.words.joined(&said.collect::<Vec<_>>())
}

fn name(card: Passcode, context: &Context) -> String {
    match context.cards.get(card) {
        Some(def) => context.words.name(&def.names).to_owned(),
        None => card.0.to_string(),
    }
}

fn recording_json(recording: &Recording) -> Value {
    let played = recording.played();
    let cards = |cards: &[Passcode]| cards.iter().map(|card| card.0).collect::<Vec<_>>();
    let decks = played
        .decks
        .iter()
        .map(|deck| json!({"main": cards(&deck.main), "extra": cards(&deck.extra)}));
    json!({
        "kind": "recording", "form": recording.header.form.id(),
        "version": recording.header.version, "flags": recording.header.flags,
        "stamp": recording.header.stamp, "options": recording.options,
        "players": recording.players, "decks": decks.collect::<Vec<_>>(),
        "lp": played.parameters.map(|p| p.lp), "hand": played.parameters.map(|p| p.hand),
        "draw": played.parameters.map(|p| p.draw), "rule_cards": cards(&played.rule_cards),
        "answers": played.answers.count, "answers_cut_off": played.answers.cut,
        "messages": recording.messages(), "embedded": recording.embedded.is_some(),
    })
}

/// What happened, with each gap at its place.
fn moments(told: &Told, context: &mut Context) {
    let mut position = Position::new();
    let mut gaps = told.gaps.iter().peekable();
    for (number, event) in told.events.iter().enumerate() {
        while let Some(gap) = gaps.next_if(|gap| gap.after <= number) {
            say_gap(gap, context);
        }
        let before = position.clone();
        if position.apply(event).is_err() {
            // Every event was folded when it was told.
            break;
        }
        let catalogue = context.cards.clone();
        let line = TraceLine::of(&context.words, &catalogue, &before, &position, event);
        let text = line.map(|line| line.to_string());
        let mut object =
            json!({"kind": "recorded_event", "number": number + 1, "source": "import"});
        let fields = event_json(&before, &position, &catalogue, event, Role::Judge);
        object.as_object_mut().expect("it is one").extend(fields);
        object["text"] = json!(text);
        context.object(object);
        if let Some(text) = text {
            context.out.line(format!("{:>5}  {text}", number + 1));
        }
    }
    for gap in gaps {
        say_gap(gap, context);
    }
}

fn gap_text(gap: &Gap, context: &Context) -> String {
    let key = format!("gap-{}", gap.kind.id());
    match gap.kind {
        GapKind::Effect { card } | GapKind::Materials { card } => {
            context.text(&key, args![card: name(card, context)])
        }
        GapKind::NotTold { number } | GapKind::Misfit { number } | GapKind::Short { number } => {
            context.text(&key, args![message: gap.message, number: number])
        }
        _ => context.text(&key, args![]),
    }
}

fn say_gap(gap: &Gap, context: &mut Context) {
    let text = gap_text(gap, context);
    context.object(json!({
        "kind": "gap", "after": gap.after, "message": gap.message, "gap": gap.kind.id(), "text": text,
    }));
    context.out.line(format!("       ? {text}"));
}

/// How many gaps there are of each kind, in a sentence each.
fn say_gaps(told: &Told, context: &mut Context) {
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for gap in &told.gaps {
        let id = gap.kind.id();
        match counts.iter_mut().find(|(other, _)| *other == id) {
            Some((_, count)) => *count += 1,
            None => counts.push((id, 1)),
        }
    }
    context.say(
        "replay-told",
        args![events: told.events.len(), gaps: told.gaps.len()],
    );
    for (id, count) in counts {
        context.say(&format!("gaps-{id}"), args![count: count]);
    }
    context.object(json!({"kind": "retold", "events": told.events.len(), "gaps": told.gaps.len()}));
}
