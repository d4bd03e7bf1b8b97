//! `takeback match`: which duel of which match this is, the duels of that match, and the duels of
//! a player.

use super::{duel_and, enter_as_of};
use crate::arguments::{As, Match};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::misread;
use crate::opened::Opened;
use crate::printer::quoted;
use crate::rounds;
use duel::{Desk, Event, Seat};
use journal::Words;
use serde_json::{Value, json};
use table::MatchFault;
use timeline::RoundClock;
use wording::args;

/// States it, or shows what was stated.
pub(in crate::commands) fn run(options: &Match, context: &mut Context) -> Outcome {
    if says_something(options) {
        return state(options, context);
    }
    let role = options.writing.role;
    let shelf = context.shelf()?;
    match &options.player {
        Some(player) => of_player(player, role, context),
        None => {
            let opened = shelf.read(options.words.first().map(String::as_str))?;
            context.adopt(&shelf, &opened.entry)?;
            pages(&opened.read_by(role), role, context)
        }
    }
}

/// True where anything of the match is stated.
fn says_something(options: &Match) -> bool {
    let numbers = [options.round, options.table, options.minutes];
    let small = [options.game, options.best_of];
    numbers.iter().any(Option::is_some)
        || small.iter().any(Option::is_some)
        || options.event.is_some()
        || options.began.is_some()
        || options.started.is_some()
        || !(options.players.is_empty() && options.score.is_empty() && options.sided.is_empty())
}

/// Writes it down. What isn't said stays as it was stated, or as the written duel has it.
fn state(options: &Match, context: &mut Context) -> Outcome {
    let wanted = ("match", []);
    let (opened, []) = duel_and(&options.words, wanted, &options.writing, context)?;
    let earlier = rounds::stated(&opened).map(|(record, entry)| (record.clone(), entry.clone()));
    let entry = stated(
        options,
        earlier.as_ref().map(|(_, entry)| entry),
        &opened,
        context,
    )?;
    let before = earlier
        .as_ref()
        .and_then(|(record, _)| record.words.clone());
    let before = before.unwrap_or_default();
    let header = || rounds::header(&opened, "event").map(str::to_owned);
    let players = match (options.players.is_empty(), before.by.is_empty()) {
        (false, _) => options.players.clone(),
        (true, false) => before.by,
        (true, true) => rounds::players(&opened).to_vec(),
    };
    possible(&entry, &players, context)?;
    say_swapped(&opened, &players, context);
    let words = Words {
        text: options.event.clone().or(before.text).or_else(header),
        by: players,
        ..Words::default()
    };
    let began = super::moment(options.started.as_deref(), context)?;
    let began = began.or_else(|| earlier.and_then(|(record, _)| record.happened_at));
    enter_as_of(&opened, entry, words, &options.writing, began, context)?;
    Ok(Exit::Done)
}

/// Says that the written duel seats the players the other way round.
fn say_swapped(opened: &Opened, players: &[String], context: &mut Context) {
    let plain = |names: &[String]| -> Vec<String> {
        names.iter().map(|name| rounds::plain(name)).collect()
    };
    let (mut written, stated) = (plain(rounds::written_players(opened)), plain(players));
    written.reverse();
    if written.len() == 2 && written == stated {
        let written = rounds::written_players(opened);
        let args = args![a: written[0].as_str(), b: written[1].as_str()];
        context.note("match-swapped", args);
    }
}

/// Refuses a match that can't be.
fn possible(entry: &Desk, players: &[String], context: &Context) -> Outcome<()> {
    let why = match MatchFault::of(entry, players) {
        None => return Ok(()),
        Some(MatchFault::Number) => "none",
        Some(MatchFault::SamePlayers) => "players",
        Some(MatchFault::TooManyWon) => "score",
        Some(MatchFault::Over) => "over",
    };
    let Desk::MatchStated {
        game,
        best_of,
        score: (a, b),
        ..
    } = entry
    else {
        return Ok(());
    };
    let args = args![
        why: why, game: u32::from(*game), best_of: u32::from(*best_of),
        a: u32::from(*a), b: u32::from(*b),
    ];
    let what = context.text("match-impossible", args);
    Err(Failure::new(Code::Usage).with("what", what))
}

/// What is said, and else what was stated before, and else what the written duel says.
fn stated(
    options: &Match,
    before: Option<&Desk>,
    opened: &Opened,
    context: &Context,
) -> Outcome<Desk> {
    let number = |of| rounds::header(opened, of).and_then(|text| text.trim().parse::<u16>().ok());
    let mut all = match before {
        Some(before) => before.clone(),
        None => Desk::MatchStated {
            round: number("round").unwrap_or_default(),
            table: number("table").unwrap_or_default(),
            game: 1,
            best_of: 3,
            score: (0, 0),
            began: None,
            sided: (0, 0),
            minutes: None,
        },
    };
    let Desk::MatchStated {
        round,
        table,
        game,
        best_of,
        score,
        began,
        sided,
        minutes,
    } = &mut all
    else {
        return Ok(all);
    };
    *round = options.round.unwrap_or(*round);
    *table = options.table.unwrap_or(*table);
    *game = options.game.unwrap_or(*game);
    *best_of = options.best_of.unwrap_or(*best_of);
    *began = options
        .began
        .map(crate::arguments::SeatName::seat)
        .or(*began);
    *minutes = options.minutes.or(*minutes);
    if !options.score.is_empty() {
        *score = pair(&options.score);
    }
    if !options.sided.is_empty() {
        *sided = pair(&options.sided);
    }
    let missing = [(*round, "--round <N>"), (*table, "--table <N>")];
    match missing.iter().find(|(number, _)| *number == 0) {
        Some((_, missing)) => Err(misread::missing("match", missing, &context.words)),
        None => Ok(all),
    }
}

fn pair(numbers: &[u8]) -> (u8, u8) {
    let at = |index: usize| numbers.get(index).copied().unwrap_or(0);
    (at(0), at(1))
}

/// The duels of the same match, in the order they were played.
fn pages(opened: &Opened, role: As, context: &mut Context) -> Outcome {
    if role != As::Judge {
        context.read_as(role);
    }
    opened.say_what_if(opened.history.current().id, context);
    if rounds::stated(opened).is_none() {
        return Ok(unstated(opened, context));
    }
    let (mut duels, failed) = rounds::duels(&context.shelf()?)?;
    duels.retain(|other| rounds::together(opened, other));
    duels.sort_by_key(rounds::game);
    let histories: Vec<_> = duels.iter().map(|duel| &duel.history).collect();
    for (number, duel) in duels.iter().enumerate() {
        let clock = RoundClock::of(&histories[..=number]);
        let given = RoundClock::of(&[&duel.history]).extension();
        let last = number + 1 == duels.len();
        let clock = Some(clock).filter(|clock| last && clock.minutes.is_some());
        let page = Page {
            duel,
            role,
            given,
            clock,
            player: None,
        };
        page.print(context);
    }
    Ok(told(&failed, context))
}

/// What the headers of the written duel say of the match, where nothing was stated at the desk.
fn unstated(opened: &Opened, context: &mut Context) -> Exit {
    let name = opened.entry.name.as_str();
    let of = |header: &'static str| {
        let text = rounds::header(opened, header)?;
        let text = wording::visible(text).into_owned();
        Some(context.text(&format!("match-written-{header}"), args![text: text]))
    };
    let mut says: Vec<String> = ["event", "round", "table", "date"]
        .into_iter()
        .filter_map(of)
        .collect();
    if let [a, b] = rounds::written_players(opened) {
        let (a, b) = (wording::visible(a), wording::visible(b));
        says.push(context.text("match-written-players", args![a: a, b: b]));
    }
    if says.is_empty() {
        context.say("match-none", args![duel: name]);
    } else {
        let says = context.words.joined(&says);
        context.say("match-written", args![duel: name, says: says]);
    }
    let header = |of| rounds::header(opened, of);
    context.object(json!({
        "kind": "match_written", "duel": opened.entry.id.to_string(), "name": name,
        "event": header("event"), "round": header("round"), "table": header("table"),
        "date": header("date"), "players": rounds::written_players(opened),
    }));
    Exit::Findings
}

/// Every duel of a player, and the penalties that were entered for that player.
fn of_player(player: &str, role: As, context: &mut Context) -> Outcome {
    if role != As::Judge {
        context.read_as(role);
    }
    let (duels, failed) = rounds::duels(&context.shelf()?)?;
    let mut found = 0;
    for duel in &duels {
        let mut names = rounds::players(duel).iter().map(|name| rounds::plain(name));
        let Some(at) = names.position(|name| name == rounds::plain(player)) else {
            continue;
        };
        found += 1;
        let given = RoundClock::of(&[&duel.history]).extension();
        let player = Seat::BOTH.get(at).copied();
        let page = Page {
            duel,
            role,
            given,
            clock: None,
            player,
        };
        page.print(context);
    }
    let exit = told(&failed, context);
    if found > 0 {
        return Ok(exit);
    }
    context.say("match-no-player", args![player: player]);
    Ok(exit.max(Exit::Findings))
}

/// Says which duels couldn't be read.
fn told(failed: &[Failure], context: &mut Context) -> Exit {
    let exits = failed.iter().map(|failure| context.fail(failure));
    exits.max().unwrap_or(Exit::Done)
}

/// One duel of a match: what was stated, how it ended, and what the desk wrote.
struct Page<'a> {
    duel: &'a Opened,
    role: As,
    /// The seconds given back in it.
    given: u32,
    /// The clock of the round, where it is shown.
    clock: Option<RoundClock>,
    /// The seat it was looked up for.
    player: Option<Seat>,
}

impl Page<'_> {
    fn print(&self, context: &mut Context) {
        let text = self.text(context);
        let now = self.clock.as_ref().map(|_| context.now());
        let clock = self.clock.as_ref().zip(now);
        let mut object = self.json(&text, context);
        object["clock"] = clock.map_or(Value::Null, |(clock, now)| rounds::json(clock, now));
        context.object(object);
        let name = self.duel.entry.name.as_str();
        let ended = context.text("match-result", args![result: self.result()]);
        context.out.line(format!("{name}: {text} {ended}"));
        let mut lines = Vec::new();
        if let Some(words) = rounds::stated(self.duel).and_then(|(record, _)| record.words.as_ref())
        {
            let event = words.text.as_deref().unwrap_or_default();
            lines.push(quoted("spoken", event, &words.by, context));
        }
        if let Some(seat) = self.player {
            lines.push(context.text("match-seat", args![seat: seat.letter()]));
        }
        let given = args![time: rounds::span(self.given)];
        lines.push(context.text("match-extension", given));
        lines.extend(clock.and_then(|(clock, now)| rounds::line(clock, now, context)));
        lines.extend(self.penalties(context));
        lines.into_iter().for_each(|line| context.out.line(line));
    }

    /// What was stated, as a sentence.
    fn text(&self, context: &Context) -> String {
        let Some((_, entry)) = rounds::stated(self.duel) else {
            return context.text("match-unstated", args![]);
        };
        let (event, nowhere) = (Event::Desk(entry.clone()), duel::Position::new());
        context
            .words
            .sentence_of(&nowhere, &nowhere, &context.cards, &event)
    }

    fn json(&self, text: &str, context: &Context) -> Value {
        let stated = rounds::stated(self.duel);
        let words = stated.and_then(|(record, _)| record.words.as_ref());
        let fields = stated.map(|(_, entry)| wording::contract::desk_fields(entry));
        let mut object = fields.unwrap_or_else(|| json!({}));
        let own = json!({
            "kind": "match", "duel": self.duel.entry.id.to_string(),
            "name": self.duel.entry.name, "text": text,
            "event": words.and_then(|words| words.text.as_deref()),
            "players": rounds::players(self.duel), "result": self.result(),
            "extension": self.given, "seat": self.player.map(Seat::letter),
            "penalties": self.penalties_json(context),
        });
        if let (Some(object), Value::Object(own)) = (object.as_object_mut(), own) {
            object.extend(own);
        }
        object
    }

    fn result(&self) -> &'static str {
        // What was only tried out decides no duel.
        let history = &self.duel.history;
        let tip = history.position_at(history.of_the_duel().tip);
        match tip.ok().and_then(|position| position.result) {
            Some((duel::DuelResult::Won(Seat::A), _)) => "A",
            Some((duel::DuelResult::Won(Seat::B), _)) => "B",
            Some((duel::DuelResult::Draw, _)) => "draw",
            None => "open",
        }
    }

    /// The penalties that were entered, of the player looked up or of both: for a judge. A player,
    /// to whom it was said, sees the own ones.
    fn entered(&self) -> Vec<(&journal::Record, Seat)> {
        let entries = self.duel.history.desk_entries();
        let own = self.role.role().seat();
        let mut all: Vec<_> = entries
            .filter_map(|(record, entry)| match entry {
                Desk::PenaltyEntered { seat, .. } => Some((record, *seat)),
                _ => None,
            })
            .filter(|(_, seat)| self.player.is_none_or(|player| player == *seat))
            .filter(|(_, seat)| self.role == As::Judge || own == Some(*seat))
            .collect();
        all.reverse();
        all
    }

    fn penalties(&self, context: &Context) -> Vec<String> {
        let line = |(record, seat): (&journal::Record, Seat)| {
            let words = record.words.clone().unwrap_or_default();
            let text = words.text.as_deref().unwrap_or_default();
            let text = quoted("spoken", text, &words.by, context);
            let name = self.name(seat, context);
            let args = args![seat: name, number: record.number, text: text.trim()];
            context.text("match-penalty", args)
        };
        self.entered().into_iter().map(line).collect()
    }

    fn penalties_json(&self, context: &Context) -> Value {
        if self.role == As::Spectator {
            return Value::Null;
        }
        let one = |(record, seat): (&journal::Record, Seat)| {
            let words = record.words.clone().unwrap_or_default();
            json!({
                "record": record.number, "seat": seat.letter(),
                "player": self.name(seat, context), "text": words.text, "by": words.by,
                "at": record.happened_at.unwrap_or(record.at).to_string(),
            })
        };
        self.entered().into_iter().map(one).collect()
    }

    /// A player by the name that was stated, or by the seat.
    fn name(&self, seat: Seat, context: &Context) -> String {
        let stated = rounds::players(self.duel).get(seat.index());
        let stated = stated.map(|name| wording::visible(name).into_owned());
        stated.unwrap_or_else(|| context.words.player(seat).to_owned())
    }
}
