//! `takeback match`: which duel of which match this is, and the duels of that match.

use super::{calls, duel_and, enter};
use crate::arguments::Match;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::printer::quoted;
use duel::{Desk, Event, Seat};
use journal::{Record, Words};
use serde_json::json;
use wording::args;

/// States it, or shows what was stated.
pub(in crate::commands) fn run(options: &Match, context: &mut Context) -> Outcome {
    let (opened, []) = duel_and(
        &options.words,
        &options.writing,
        context,
        "match DUEL [--round 4 …]",
    )?;
    if let Some(round) = options.round {
        possible(options, context)?;
        let words = Words {
            text: options.event.clone(),
            by: options.players.clone(),
            ..Words::default()
        };
        return enter(
            &opened,
            stated(options, round),
            words,
            &options.writing,
            context,
        );
    }
    pages(&opened, context)
}

/// Refuses a match that can't be.
fn possible(options: &Match, context: &Context) -> Outcome<()> {
    let (a, b) = pair(&options.score);
    let (game, best_of) = (options.game, options.best_of);
    let won = u16::from(a) + u16::from(b);
    let why = match () {
        () if matches!(&options.players[..], [one, other] if one == other) => "players",
        () if game == 0 || best_of == 0 => "none",
        () if won >= u16::from(game) => "score",
        () if a.max(b) > best_of / 2 => "over",
        () => return Ok(()),
    };
    let args = args![
        why: why, game: u32::from(game), best_of: u32::from(best_of), a: u32::from(a),
        b: u32::from(b),
    ];
    let what = context.text("match-impossible", args);
    Err(Failure::new(Code::Usage).with("what", what))
}

fn stated(options: &Match, round: u16) -> Desk {
    Desk::MatchStated {
        round,
        table: options.table,
        game: options.game,
        best_of: options.best_of,
        score: pair(&options.score),
        began: options.began.map(crate::arguments::SeatName::seat),
        sided: pair(&options.sided),
        minutes: options.minutes,
    }
}

fn pair(numbers: &[u8]) -> (u8, u8) {
    let at = |index: usize| numbers.get(index).copied().unwrap_or(0);
    (at(0), at(1))
}

/// What was stated of a duel, last.
fn stated_of(opened: &Opened) -> Option<(&Record, &Desk)> {
    let mut entries = opened.history.desk_entries();
    entries.find(|(_, entry)| matches!(entry, Desk::MatchStated { .. }))
}

/// The duels of the same event, round and table, in the order they were played.
fn pages(opened: &Opened, context: &mut Context) -> Outcome {
    opened.say_what_if(opened.history.current().id, context);
    let Some((record, entry)) = stated_of(opened) else {
        let name = opened.entry.name.as_str();
        context.say("match-none", args![duel: name]);
        return Ok(Exit::Findings);
    };
    let key = key(record, entry);
    let shelf = context.shelf()?;
    let mut duels = Vec::new();
    for other in shelf.entries()? {
        let other = Opened::read(shelf.store(), other)?;
        let same = stated_of(&other).filter(|(record, entry)| self::key(record, entry) == key);
        let game = same.map(|(_, entry)| game_of(entry));
        duels.extend(game.map(|game| (game, other)));
    }
    duels.sort_by_key(|(game, _)| *game);
    for (_, duel) in &duels {
        page(duel, context);
    }
    Ok(Exit::Done)
}

/// What makes two duels duels of one match.
fn key(record: &Record, entry: &Desk) -> Option<(u16, u16, Option<String>)> {
    let Desk::MatchStated { round, table, .. } = entry else {
        return None;
    };
    let event = record.words.as_ref().and_then(|words| words.text.clone());
    Some((*round, *table, event))
}

const fn game_of(entry: &Desk) -> u8 {
    match entry {
        Desk::MatchStated { game, .. } => *game,
        _ => 0,
    }
}

/// One duel of the match: what was stated, how it ended, and what the desk wrote.
fn page(opened: &Opened, context: &mut Context) {
    let Some((record, entry)) = stated_of(opened) else {
        return;
    };
    let event = Event::Desk(entry.clone());
    let nowhere = duel::Position::new();
    let text = context
        .words
        .sentence_of(&nowhere, &nowhere, &context.cards, &event);
    let seconds = calls::extensions(opened);
    let result = result(opened);
    let name = opened.entry.name.clone();
    let ended = context.text("match-result", args![result: result]);
    context.object(json!({
        "kind": "match", "duel": opened.entry.id.to_string(), "name": name, "text": text,
        "event": record.words.as_ref().and_then(|words| words.text.as_deref()),
        "players": record.words.as_ref().map(|words| &words.by),
        "result": result, "extension": seconds,
    }));
    context.out.line(format!("{name}: {text} {ended}"));
    if let Some(words) = &record.words {
        let event = words.text.as_deref().unwrap_or_default();
        context
            .out
            .line(quoted("spoken", event, &words.by, context));
    }
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    context.say("match-extension", args![time: time]);
    penalties(opened, context);
}

fn result(opened: &Opened) -> &'static str {
    // What was only tried out decides no duel.
    let history = &opened.history;
    let tip = history.position_at(history.of_the_duel().tip);
    match tip.ok().and_then(|position| position.result) {
        Some((duel::DuelResult::Won(Seat::A), _)) => "A",
        Some((duel::DuelResult::Won(Seat::B), _)) => "B",
        Some((duel::DuelResult::Draw, _)) => "draw",
        None => "open",
    }
}

/// The penalties that were entered.
fn penalties(opened: &Opened, context: &mut Context) {
    let mut entries: Vec<_> = opened.history.desk_entries().collect();
    entries.reverse();
    for (record, entry) in entries {
        let Desk::PenaltyEntered { seat, .. } = entry else {
            continue;
        };
        let words = record.words.clone().unwrap_or_default();
        let text = quoted(
            "spoken",
            words.text.as_deref().unwrap_or_default(),
            &words.by,
            context,
        );
        let seat = context.words.player(*seat).to_owned();
        let args = args![seat: seat, number: record.number, text: text.trim()];
        context.say("match-penalty", args);
    }
}
