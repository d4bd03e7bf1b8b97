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
use duel::{Desk, Passcode, Place, Position, Posture, Seat, Zone};
use judge::{Breaks, Change, Changes, Due, LpThere, Repair};
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
    if changes.due.is_empty() && !changes.undescribed.is_empty() {
        let cards = undescribed(changes, context).join(", ");
        context.say("late-undescribed", args![cards: cards]);
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
    let Steps { steps, left_out } = steps(&due.led.changes, tip, &context.cards);
    for change in left_out {
        let text = sentence(change, context);
        context.say("late-left-out", args![text: text]);
    }
    if due.led.open {
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

/// What an effect would have changed, as steps of a repair where the duel stands.
struct Steps<'a> {
    /// As they are written.
    steps: Vec<String>,
    /// The changes of which not all can be written.
    left_out: Vec<&'a Change>,
}

fn steps<'a>(changes: &'a [Change], tip: &Position, cards: &Catalogue) -> Steps<'a> {
    let mut position = tip.clone();
    let (mut steps, mut left_out) = (Vec::new(), Vec::new());
    for change in changes {
        let mut whole = !change.repairs.is_empty();
        for repair in &change.repairs {
            let step = step(repair, &position, cards);
            let step = step.filter(|step| takes(&mut position, step, cards));
            whole &= step.is_some();
            steps.extend(step);
        }
        if !whole {
            left_out.push(change);
        }
    }
    Steps { steps, left_out }
}

/// A change in words.
fn sentence(change: &Change, context: &Context) -> String {
    let Change {
        event,
        before,
        after,
        ..
    } = change;
    context
        .words
        .sentence_of(before, after, &context.cards, event)
}

fn undescribed(changes: &Changes, context: &Context) -> Vec<String> {
    let faces = changes.undescribed.iter();
    let names = faces.filter_map(|face| context.words.face(&context.cards, Some(*face)));
    names.collect()
}

fn step(repair: &Repair, position: &Position, cards: &Catalogue) -> Option<String> {
    let card = |owner: Seat, face: Option<Passcode>, from: Place| {
        let (owner, name) = (owner.letter(), wording::spelled(cards, face?));
        Some(format!("{owner}'s {name}{}", lay(from)))
    };
    match *repair {
        Repair::Lp { seat, by } => {
            let verb = if by < 0 { "loses" } else { "gains" };
            Some(format!("{} {verb} {} LP", seat.letter(), by.unsigned_abs()))
        }
        Repair::Moved {
            owner,
            face,
            from,
            to,
            posture,
        } => {
            let card = card(owner, face, from)?;
            let goal = match pile(to.zone) {
                Some(pile) => format!("{}'s {pile}", owner.letter()),
                None => field(to, posture)?,
            };
            Some(format!("{card} to {goal}"))
        }
        Repair::Lies {
            owner,
            face,
            at,
            posture,
        } => Some(format!(
            "{} {}",
            card(owner, face, at)?,
            lying(at.zone, posture)?
        )),
        Repair::Counters {
            owner,
            face,
            at,
            counter,
            by,
        } => {
            let row = position.at(at).filter(|row| row.face == face)?;
            let mut counters = position.counters.iter();
            let there = counters.find(|(card, word, _)| (*card, *word) == (row.id, counter));
            let count = there.map_or(0, |(_, _, count)| i32::from(*count)) + by;
            let counters = if count == 1 { "counter" } else { "counters" };
            let card = card(owner, face, at)?;
            Some(format!("{card} has {} {counter} {counters}", count.max(0)))
        }
        Repair::Shuffled(seat) => Some(format!("{}'s deck is shuffled", seat.letter())),
    }
}

/// A zone of the field a card goes to, and how it lies there.
fn field(to: Place, posture: Posture) -> Option<String> {
    let zone = match to.zone {
        Zone::Monster => "monster zone",
        Zone::Spell => "spell zone",
        _ => return None,
    };
    let (seat, slot) = (to.seat.letter(), to.slot + 1);
    Some(format!(
        "{seat}'s {zone} {slot} {}",
        lying(to.zone, posture)?
    ))
}

const fn lying(zone: Zone, posture: Posture) -> Option<&'static str> {
    match (zone, posture) {
        (Zone::Monster, Posture::FaceUpAttack) => Some("in attack position"),
        (Zone::Monster, Posture::FaceUpDefense) => Some("in defense position"),
        (Zone::Monster, Posture::FaceDownDefense) | (Zone::Spell, Posture::FaceDown) => {
            Some("face-down")
        }
        (Zone::Spell, Posture::FaceUp) => Some("face-up"),
        _ => None,
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
        "repairs_since": changes.repairs, "undescribed": undescribed(changes, context),
    }))
}

fn due_json(due: &Due, tip: &Position, context: &Context) -> Value {
    let (answer, _) = given(due.given);
    let Steps { steps, left_out } = steps(&due.led.changes, tip, &context.cards);
    let whole = left_out.is_empty() && !due.led.open;
    let left_out: Vec<String> = left_out.iter().map(|one| sentence(one, context)).collect();
    let said = due.led.said.iter();
    let said: Vec<String> = said
        .map(|(said, before)| context.words.said(said, before, &context.cards))
        .collect();
    json!({
        "seat": due.seat.letter(), "card": crate::responses::face_or_none(due.face, context),
        "effect": u32::from(due.effect) + 1, "mandatory": due.mandatory, "answer": answer,
        "at": due.at, "go_back_to": due.go_back_to, "said": said,
        "for_example": !due.led.chosen.is_empty(), "adjust": steps,
        "left_out": left_out, "whole": whole,
    })
}
