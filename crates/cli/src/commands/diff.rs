//! `takeback diff --profiles ONE,OTHER`: plays the same decisions under two sets of rules, and shows
//! where they part, what each of them makes of it, and where each of them ends.

use super::missed::only_for_judges;
use super::run::set_up;
use crate::apart::{Decision, Played, parted};
use crate::arguments::{As, Diff};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::lookup::Names;
use crate::opened::Opened;
use crate::retold;
use crate::scripts::{self, Written};
use crate::shelf::Shelf;
use duel::Event;
use journal::Source;
use notation::script::{Rules, Statement};
use serde_json::{Map, Value, json};
use std::path::Path;
use table::SetUp;
use wording::args;

/// One of the two.
struct Side {
    name: String,
    played: Played,
}

/// Compares.
pub(super) fn run(options: &Diff, context: &mut Context) -> Outcome {
    if options.profiles.is_empty() {
        return super::diff_places::run(options, context);
    }
    only_for_judges(options.standing.role, "diff", context)?;
    let rules = both(&options.profiles, context)?;
    let duel = match &options.words[..] {
        [] => Duel::find(None, context)?,
        [duel] => Duel::find(Some(duel), context)?,
        _ => return Err(super::diff_places::usage(context)),
    };
    let [one, other] = rules;
    let sides = [duel.play(one, context)?, duel.play(other, context)?];
    if matches!(duel, Duel::Stored(_)) {
        context.read_as(As::Judge);
    }
    let decisions = duel.decisions()?;
    let [one, other] = &sides;
    let args = args![duel: duel.name(), one: one.name.as_str(), other: other.name.as_str()];
    context.say("diff-title", args);
    let step = parted(&one.played, &other.played, decisions.len());
    context.object(as_object(&duel, &decisions, &sides, step, context));
    match step {
        Some(step) => {
            accounts(&decisions, &sides, step, context);
            ends(&sides, context);
            Ok(Exit::Findings)
        }
        None => alike(&duel, &decisions, &sides, context),
    }
}

/// The two sets of rules.
fn both(typed: &[String], context: &Context) -> Outcome<[Rules; 2]> {
    let texts: Vec<&str> = match typed {
        [both] => both.splitn(2, ',').collect(),
        several => several.iter().map(String::as_str).collect(),
    };
    let [one, other] = texts[..] else {
        let what = context.text("diff-two", args![]);
        return Err(Failure::new(Code::Usage).with("what", what));
    };
    Ok([
        scripts::asked_rules(one.trim(), context)?,
        scripts::asked_rules(other.trim(), context)?,
    ])
}

/// The duel whose decisions are played.
enum Duel {
    Written(Box<Written>),
    Stored(Box<Opened>),
}

impl Duel {
    /// A file of this name, or else a duel of the store.
    fn find(typed: Option<&str>, context: &mut Context) -> Outcome<Self> {
        if let Some(path) = typed.filter(|typed| is_path(typed)) {
            let written = Written::read(Path::new(path), &context.words)?;
            context.declare(&written)?;
            return Ok(Self::Written(Box::new(written)));
        }
        let opened = context.open(typed)?;
        Ok(Self::Stored(Box::new(opened)))
    }

    fn name(&self) -> String {
        match self {
            Self::Written(written) => written.path.display().to_string(),
            Self::Stored(opened) => opened.entry.name.clone(),
        }
    }

    fn decisions(&self) -> Outcome<Vec<Decision>> {
        Ok(match self {
            Self::Written(written) => {
                let lines = written.script.play();
                let lines = lines.filter(|line| matches!(line.value, Statement::Line(_)));
                lines.cloned().map(Decision::Written).collect()
            }
            Self::Stored(opened) => retold::decisions(opened)?,
        })
    }

    /// Plays it under these rules.
    fn play(&self, rules: Rules, context: &Context) -> Outcome<Side> {
        let set_up = match self {
            Self::Written(written) => {
                let mut written = Written::clone(written);
                written.script.put_under(rules);
                set_up(
                    &written,
                    "diff".to_owned(),
                    None,
                    &Shelf::in_memory(),
                    context,
                )?
            }
            Self::Stored(opened) => stored_set_up(opened, &rules, context)?,
        };
        let name = match set_up.events.first() {
            Some(Event::DuelBegan { profile_name, .. }) => profile_name.to_string(),
            _ => String::new(),
        };
        let played = Played::play(set_up, &self.decisions()?, context);
        let played = played.map_err(|error| Failure::bug(error).with("duel", self.name()))?;
        Ok(Side { name, played })
    }
}

/// True for what names a file rather than a duel.
fn is_path(typed: &str) -> bool {
    let path = Path::new(typed);
    path.exists() || path.extension().is_some_and(|ending| ending == "duel") || typed.contains('/')
}

/// The set-up of a stored duel, under these rules and with the cards of now.
fn stored_set_up(opened: &Opened, rules: &Rules, context: &Context) -> Outcome<SetUp> {
    let ruleset = notation::ruleset(&Names(&context.cards), rules);
    let ruleset = ruleset.map_err(|error| Failure::bug(error.message(&context.words)))?;
    let history = &opened.history;
    let path = history.path(history.tip());
    let mut events = Vec::new();
    for record in path.into_iter().filter_map(|number| history.record(number)) {
        let mut event = record.event.clone();
        if let Event::DuelBegan {
            profile_name,
            profile,
            catalogue,
            engine,
            ..
        } = &mut event
        {
            *profile_name = ruleset.name.clone().into();
            *profile = ruleset.profile;
            *catalogue = context.cards.digest();
            *engine = rules::ENGINE;
        }
        let began = matches!(event, Event::PlayBegan { .. });
        events.push(event);
        if began {
            break;
        }
    }
    Ok(SetUp {
        name: "diff".to_owned(),
        events,
        source: Source::Judge,
        words: None,
        happened_at: None,
        declared: String::new(),
    })
}

/// Says where they part, and what each of them makes of it and of what comes after.
fn accounts(decisions: &[Decision], sides: &[Side; 2], step: usize, context: &mut Context) {
    match step.checked_sub(1).and_then(|at| decisions.get(at)) {
        None => context.say("diff-part-begin", args![]),
        Some(decision) => {
            let text = decision.text(&sides[0].played.before(step), context);
            let key = match decision.is_said() {
                true => "diff-part-said",
                false => "diff-part",
            };
            context.say(key, args![line: decision.number(), text: text]);
        }
    }
    for side in sides {
        context.say("diff-under", args![rules: side.name.as_str()]);
        account(side, step, context);
    }
    for side in sides {
        rest(side, decisions, step, context);
    }
}

/// What happened in a step, or why nothing did.
fn account(side: &Side, step: usize, context: &mut Context) {
    if step > side.played.count() {
        let text = side.played.stop.as_ref().map(|stop| stop.text.clone());
        context.say("diff-refused", args![text: text.unwrap_or_default()]);
        return;
    }
    let lines = side.played.account(step, context);
    for (line, _) in lines.iter().filter(|(line, _)| !line.is_empty()) {
        context.out.line(format!("  {line}"));
    }
    if lines.is_empty() {
        context.say("diff-nothing", args![]);
    }
}

/// What became of the lines after the one at which they part.
fn rest(side: &Side, decisions: &[Decision], step: usize, context: &mut Context) {
    let left = decisions.len().saturating_sub(step);
    let name = side.name.as_str();
    if step > side.played.count() {
        context.say("diff-rest-stops", args![rules: name, left: left]);
        return;
    }
    let stopped = side.played.stop.as_ref();
    let line = decisions
        .get(side.played.count())
        .map_or(0, Decision::number);
    let args = args![
        rules: name, left: left, played: side.played.count() - step, line: line,
        stopped: stopped.map_or("no", |stop| stop.text.as_str()),
    ];
    context.say("diff-rest", args);
}

/// What differs between the positions they end in.
fn ends(sides: &[Side; 2], context: &mut Context) {
    let [one, other] = sides;
    let both = [&one.played.end, &other.played.end];
    let found = context.words.differences(both, &context.cards);
    let key = if found.is_empty() {
        "diff-end-same"
    } else {
        "diff-end"
    };
    context.say(key, args![]);
    for difference in found {
        let [first, second] = difference.values;
        let args = args![
            about: difference.about, first: first, second: second, one: one.name.as_str(),
            other: other.name.as_str(),
        ];
        context.say("diff-end-line", args);
    }
}

/// Says that nothing differs.
///
/// # Errors
/// When the file is mistaken where both of them stop.
fn alike(duel: &Duel, decisions: &[Decision], sides: &[Side; 2], context: &mut Context) -> Outcome {
    let [one, other] = sides;
    let mistake = one
        .played
        .stop
        .as_ref()
        .and_then(|stop| stop.mistake.as_ref());
    if let (Duel::Written(written), Some(mistake)) = (duel, mistake) {
        return Err(written.mistake(mistake, &context.words));
    }
    let count = one.played.count();
    let args = args![count: count, one: one.name.as_str(), other: other.name.as_str()];
    context.say("diff-same", args);
    if let (Some(stop), Some(decision)) = (&one.played.stop, decisions.get(count)) {
        let args = args![line: decision.number(), text: stop.text.as_str()];
        context.say("diff-same-stops", args);
    }
    Ok(Exit::Done)
}

/// Everything, for programs.
fn as_object(
    duel: &Duel,
    decisions: &[Decision],
    sides: &[Side; 2],
    step: Option<usize>,
    context: &Context,
) -> Value {
    let [one, other] = sides;
    let decision = step.and_then(|step| decisions.get(step.checked_sub(1)?));
    let text = decision.zip(step).map(|(decision, step)| {
        json!({
            "line": decision.number(), "text": decision.text(&one.played.before(step), context),
        })
    });
    let accounts: Vec<Value> = sides
        .iter()
        .map(|side| side_json(side, decisions, step, context))
        .collect();
    let both = [&one.played.end, &other.played.end];
    let ends = context.words.differences(both, &context.cards);
    let ends: Vec<Value> = ends
        .into_iter()
        .map(|difference| {
            let [first, second] = difference.values;
            json!({
                "what": difference.what, "seat": difference.seat.map(duel::Seat::letter),
                "values": [first, second],
            })
        })
        .collect();
    json!({
        "kind": "diff", "duel": duel.name(), "profiles": [one.name, other.name],
        "same": step.is_none(), "parted": text, "accounts": accounts, "ends": ends,
    })
}

fn side_json(side: &Side, decisions: &[Decision], step: Option<usize>, context: &Context) -> Value {
    let played = &side.played;
    let account = step
        .map(|step| played.account(step, context))
        .unwrap_or_default();
    let events = account.into_iter().map(|(text, mut event)| {
        event.insert("text".into(), json!(text.trim()));
        Value::Object(event)
    });
    let stop = played.stop.as_ref().map(|stop| {
        let mut object = Map::new();
        let line = decisions.get(played.count()).map(Decision::number);
        object.insert("line".into(), json!(line));
        object.insert("rule".into(), json!(stop.rule));
        object.insert("text".into(), json!(stop.text));
        object
    });
    json!({
        "profile": side.name, "events": events.collect::<Vec<_>>(), "played": played.count(),
        "of": decisions.len(), "stopped": stop,
    })
}
