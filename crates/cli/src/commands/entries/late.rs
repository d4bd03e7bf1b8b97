//! `takeback late`: writes down what nobody knew then about an old record, and says what changes by
//! it: what would have been owed there, what would have come of it, and the steps that put it right
//! now.

use super::{duel_and, enter, signed};
use crate::arguments::Late;
use crate::commands::missed::cost_json;
use crate::context::Context;
use crate::error::Outcome;
use crate::lookup::Names;
use crate::noted;
use crate::opened::Opened;
use crate::responses::{answered, given, position_at, unfolded};
use crate::signing;
use duel::{Desk, Place, Position, Zone};
use judge::{Breaks, Changes, Due, LpThere, Repair};
use rules::Catalogue;
use serde_json::{Value, json};
use wording::{args, contract::check_json};

/// Writes it down, and says what changes.
pub(in crate::commands) fn late(options: &Late, context: &mut Context) -> Outcome {
    let wanted = ("late", ["<PLACE>", "<TEXT>"]);
    let (opened, [place, text]) = duel_and(&options.words, wanted, &options.writing, context)?;
    let about = super::rulings::record(&opened, place, context)?;
    let rule = options.rule.as_deref();
    let rule = rule
        .map(|id| super::rulings::rule(id, context))
        .transpose()?;
    let entry = Desk::LateFact { about, rule };
    let line = opened.history.line_with(about, opened.history.current().id);
    let changes = judge::changes(&opened.history, &context.cards, line, about);
    let words = signed(text, signing::by(&options.by, true, context));
    let exit = enter(&opened, entry, words, &options.writing, context)?;
    // A record of the desk, or of the set-up, is no place of the duel.
    if opened.history.base(about).is_some() {
        let changes = changes.map_err(|error| unfolded(&opened, &error))?;
        tell(&changes, &opened, context)?;
    }
    Ok(exit)
}

fn tell(changes: &Changes, opened: &Opened, context: &mut Context) -> Outcome<()> {
    let tip = position_at(opened, opened.history.tip())?;
    let object = changes_json(changes, &tip, opened, context)?;
    context.say("late-head", args![at: changes.about]);
    for due in &changes.due {
        tell_due(due, changes, (opened, &tip), context)?;
    }
    if let Some(breaks) = &changes.breaks {
        tell_breaks(breaks, context);
    }
    if let Some(lp) = changes.lp {
        tell_lp(lp, changes, opened, context);
    }
    if changes.due.is_empty() && changes.breaks.is_none() && changes.lp.is_none() {
        context.say("late-nothing", args![]);
    }
    let (history, words) = (&opened.history, &context.words);
    let mut lines = noted::lines(&changes.notes, history, words, &context.cards);
    lines.extend(noted::repairs(&changes.repairs, words));
    lines.push(crate::responses::cost(&changes.cost, context));
    for line in lines {
        context.out.line(format!("  {line}"));
    }
    context.object(object);
    Ok(())
}

fn tell_due(
    due: &Due,
    changes: &Changes,
    (opened, tip): (&Opened, &Position),
    context: &mut Context,
) -> Outcome<()> {
    let there = position_at(opened, due.go_back_to)?;
    let card = context.words.card(&there, &context.cards, due.card);
    let seat = context.words.player(due.seat).to_owned();
    let answer = answered(&context.words, due.seat, due.given);
    let args = args![
        card: card, effect: u32::from(due.effect) + 1, seat: seat,
        mandatory: if due.mandatory { "yes" } else { "no" }, answer: answer,
        at: due.at.unwrap_or(due.go_back_to), back: due.go_back_to,
    ];
    context.say("late-due", args);
    for number in &due.led.chosen {
        if let Some((said, before)) = due.led.said.get(*number) {
            let line = context.words.said(said, before, &context.cards);
            context.say("late-example", args![line: line]);
        }
    }
    let (steps, whole) = steps(&due.led.repairs, tip, &context.cards);
    if due.led.open || !whole {
        context.say("late-open", args![]);
    }
    let reason = context.text("late-reason", args![card: due_name(due, context)]);
    adjust(&steps, &reason, changes.about, opened, context);
    Ok(())
}

fn due_name(due: &Due, context: &Context) -> String {
    let name = context.words.face(&context.cards, due.face);
    name.unwrap_or_else(|| context.text("card-some", args![]))
}

/// The command that puts it right now; none where no step can be written.
fn adjust(steps: &[String], reason: &str, about: u32, opened: &Opened, context: &mut Context) {
    if steps.is_empty() {
        return;
    }
    let about = about.to_string();
    let mut command = vec!["adjust", opened.entry.name.as_str()];
    command.extend(steps.iter().map(String::as_str));
    command.extend(["--about", &about, "--reason", reason]);
    context.next_step("late-adjust", &command);
}

fn tell_breaks(breaks: &Breaks, context: &mut Context) {
    let line = context
        .words
        .said(&breaks.said, &breaks.before, &context.cards);
    context.say("late-breaks", args![line: line]);
    for check in &breaks.failing {
        let text = context.words.check(check);
        context
            .out
            .line(format!("     {:<16}  {text}", check.rule.id()));
    }
}

fn tell_lp(lp: LpThere, changes: &Changes, opened: &Opened, context: &mut Context) {
    let seat = context.words.player(lp.seat).to_owned();
    let args = args![
        seat: seat, by: lp.by.unsigned_abs(), gain: if lp.by > 0 { "yes" } else { "no" },
        at: changes.about, to: lp.to, now: lp.now,
    ];
    context.say("late-lp", args);
    let without = i64::from(lp.now) - i64::from(lp.by);
    let step = format!("{} has {} LP", lp.seat.letter(), without.max(0));
    let reason = context.text("late-reason-lp", args![at: changes.about]);
    adjust(&[step], &reason, changes.about, opened, context);
}

/// The steps of a repair, as they can be written where the duel stands; false beside them where not
/// all of it can.
fn steps(repairs: &[Repair], tip: &Position, cards: &Catalogue) -> (Vec<String>, bool) {
    let mut position = tip.clone();
    let mut written = Vec::new();
    for repair in repairs {
        let step = step(repair, cards).filter(|step| takes(&mut position, step, cards));
        written.extend(step);
    }
    let whole = written.len() == repairs.len();
    (written, whole)
}

fn step(repair: &Repair, cards: &Catalogue) -> Option<String> {
    match repair {
        Repair::Lp { seat, by } => {
            let verb = if *by < 0 { "loses" } else { "gains" };
            Some(format!("{} {verb} {} LP", seat.letter(), by.unsigned_abs()))
        }
        Repair::Moved {
            owner,
            face,
            from,
            to,
        } => {
            let (owner, name) = (owner.letter(), wording::spelled(cards, *face));
            Some(format!(
                "{owner}'s {name}{} to {owner}'s {}",
                lay(*from),
                pile(to.zone)?
            ))
        }
        Repair::Shuffled(seat) => Some(format!("{}'s deck is shuffled", seat.letter())),
    }
}

/// From which zone of the field a card goes; it may lie elsewhere by now.
fn lay(from: Place) -> String {
    match from.zone {
        zone if zone.on_field() => format!(" in zone {}", from.slot + 1),
        _ => String::new(),
    }
}

const fn pile(zone: Zone) -> Option<&'static str> {
    match zone {
        Zone::Hand => Some("hand"),
        Zone::Deck => Some("deck"),
        Zone::Graveyard => Some("graveyard"),
        Zone::Banished => Some("banished cards"),
        Zone::Extra => Some("extra deck"),
        _ => None,
    }
}

/// Whether a step can be taken where the position stands; it is taken then.
fn takes(position: &mut Position, step: &str, cards: &Catalogue) -> bool {
    let read = notation::parse_repair(step)
        .and_then(|written| notation::repair(&written, position, cards, &Names(cards)));
    let mut tried = position.clone();
    let taken = read.is_ok_and(|events| events.iter().all(|event| tried.apply(event).is_ok()));
    if taken {
        *position = tried;
    }
    taken
}

fn changes_json(
    changes: &Changes,
    tip: &Position,
    opened: &Opened,
    context: &Context,
) -> Outcome<Value> {
    let due = changes.due.iter().map(|due| due_json(due, tip, context));
    let breaks = changes.breaks.as_ref().map(|breaks| {
        let failing = breaks.failing.iter();
        let conditions: Vec<_> = failing
            .map(|check| check_json(&context.words, check))
            .collect();
        let line = context
            .words
            .said(&breaks.said, &breaks.before, &context.cards);
        json!({"line": line, "conditions": conditions})
    });
    let lp = changes
        .lp
        .map(|lp| json!({"seat": lp.seat.letter(), "by": lp.by, "to": lp.to, "now": lp.now}));
    Ok(json!({
        "kind": "late", "about": changes.about, "due": due.collect::<Vec<_>>(),
        "breaks": breaks, "lp": lp, "cost": cost_json(&changes.cost),
        "notes": noted::notes_json(&changes.notes, &opened.history),
        "repairs_since": changes.repairs,
    }))
}

fn due_json(due: &Due, tip: &Position, context: &Context) -> Value {
    let (answer, _) = given(due.given);
    let (steps, whole) = steps(&due.led.repairs, tip, &context.cards);
    let said = due.led.said.iter();
    let said: Vec<String> = said
        .map(|(said, before)| context.words.said(said, before, &context.cards))
        .collect();
    json!({
        "seat": due.seat.letter(), "card": crate::responses::face_or_none(due.face, context),
        "effect": u32::from(due.effect) + 1, "mandatory": due.mandatory, "answer": answer,
        "at": due.at, "go_back_to": due.go_back_to, "said": said,
        "for_example": !due.led.chosen.is_empty(), "adjust": steps,
        "whole": whole && !due.led.open,
    })
}
