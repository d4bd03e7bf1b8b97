//! What an audit found, in words and for programs.

use super::{Audited, Report, Subject};
use crate::context::Context;
use crate::exit::Exit;
use duel::{Definitions, Digest};
use judge::{Divergence, Instead, Irregular, Left, Standing, WentBack};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use wording::{args, ids};

/// Says what was found in one duel, and how the program ends for it.
pub(crate) fn tell(subject: &Subject, audited: &Audited, context: &mut Context) -> Exit {
    let name = subject.name.as_str();
    match audited {
        Audited::Failed(failure) => {
            context.note("audit-unread", args![duel: name]);
            context.fail(failure)
        }
        Audited::Damaged { record, what } => {
            context.object(json!({
                "kind": "damage", "name": name, "record": record, "what": what,
            }));
            context.say("audit-damaged", args![duel: name, what: what.as_str()]);
            Exit::Damaged
        }
        Audited::Done(report) => {
            context.object(as_object(name, report, context));
            for line in lines(name, report, context) {
                context.out.line(line);
            }
            if report.is_clean() {
                Exit::Done
            } else {
                Exit::Findings
            }
        }
    }
}

/// Everything about a duel in lines: a head, then what was found.
pub(super) fn lines(name: &str, report: &Report, context: &Context) -> Vec<String> {
    let audit = &report.audit;
    let found = !report.is_clean();
    let head = args![
        duel: name, records: report.records, decisions: audit.decisions, lines: report.lines,
        found: if found { "yes" } else { "no" },
    ];
    let mut lines = vec![context.text("audit-head", head)];
    lines.extend(report.stopped.as_ref().map(|stopped| {
        let rule = stopped.rule.as_deref().unwrap_or_default();
        let args = args![line: stopped.line, why: stopped.why.id(), rule: rule];
        context.text("audit-stopped", args)
    }));
    lines.extend(
        audit
            .others
            .iter()
            .map(|one| others(one, report.hand, context)),
    );
    lines.extend(audit.divergences.iter().map(|one| diverges(one, context)));
    let standing = audit.irregularities.iter().filter(|one| one.stands);
    lines.extend(standing.map(|one| irregular(one, context)));
    lines.extend(not_asked(report, context));
    let left = audit.irregularities.iter().filter(|one| !one.stands);
    lines.extend(left.map(|one| irregular(one, context)));
    for (kind, count) in went_back(report) {
        lines.push(context.text("audit-went-back", args![kind: kind, count: count]));
    }
    if !audit.repairs.is_empty() {
        lines.push(context.text("audit-repairs", args![count: audit.repairs.len()]));
    }
    lines
}

/// The first record of a line that differs, and what would stand there.
fn diverges(divergence: &Divergence, context: &Context) -> String {
    let (instead, what) = instead(&divergence.instead);
    let other = if divergence.others.is_some() {
        "yes"
    } else {
        "no"
    };
    let args = args![
        at: divergence.at, instead: instead, what: what, other: other,
        rest: divergence.not_compared,
    ];
    context.text("audit-diverges", args)
}

/// A broken rule, and whether it counts.
fn irregular(one: &Irregular, context: &Context) -> String {
    let by = context.words.player(one.by);
    let rule = one.rule.0.as_ref();
    let known = rules::Rule::ALL.iter().find(|known| known.id() == rule);
    let sentence = known.map(|known| context.words.rule(*known).1);
    let sentence = sentence.unwrap_or_default();
    let left = if one.stands { "no" } else { "yes" };
    let args = args![at: one.at, rule: rule, seat: by, sentence: sentence, left: left];
    context.text("audit-irregular", args)
}

/// From where on it was played with something else than what is at hand.
fn others((at, used): &(u32, Definitions), hand: Definitions, context: &Context) -> String {
    let what = match (used.catalogue != hand.catalogue, used.engine != hand.engine) {
        (true, false) => "cards",
        (false, _) => "engine",
        (true, true) => "both",
    };
    let args = args![
        at: *at, what: what, cards: short(used.catalogue), cards_at_hand: short(hand.catalogue),
        engine: used.engine.0, engine_at_hand: hand.engine.0,
    ];
    context.text("audit-others", args)
}

/// As much of a digest as people need to tell one from another.
fn short(digest: Digest) -> String {
    format!("{digest:.8}")
}

fn definitions(used: Definitions) -> Value {
    json!({"cards": used.catalogue.to_string(), "engine": used.engine.0})
}

fn instead(instead: &Instead) -> (&'static str, String) {
    match instead {
        Instead::Event(event) => ("event", wording::contract::event_name(event).to_owned()),
        Instead::Awaited(_) => ("awaited", String::new()),
        Instead::Refused(refusal) => ("refused", refusal.rule.id().to_owned()),
    }
}

/// The windows that were missed on the line the duel stands on, and what is known of them.
fn not_asked(report: &Report, context: &Context) -> Option<String> {
    let count = |wanted: Standing| {
        let missed = report.missed.iter();
        missed.filter(|one| one.standing() == wanted).count()
    };
    let forgotten = report
        .missed
        .iter()
        .filter(|one| one.left == Left::Forgotten && one.settled.is_none());
    let settled = report.missed.iter().filter(|one| one.settled.is_some());
    let args = args![
        count: report.missed.len(), could: count(Standing::Could),
        cannot_tell: count(Standing::CannotTell), nothing: count(Standing::Nothing),
        forgotten: forgotten.count(), settled: settled.count(),
    ];
    (!report.missed.is_empty()).then(|| context.text("audit-not-asked", args))
}

/// How often each kind of going back occurs, told apart.
fn went_back(report: &Report) -> BTreeMap<&'static str, usize> {
    let mut kinds = BTreeMap::new();
    for (_, kind) in &report.audit.went_back {
        let key = match kind {
            WentBack::Judge => "judge",
            WentBack::Agreed => "agreed",
            WentBack::Correction => "correction",
            WentBack::WhatIf => "what_if",
            WentBack::Undo => "undo",
            WentBack::Redo => "redo",
            WentBack::Overturned => "overturned",
        };
        *kinds.entry(key).or_insert(0) += 1;
    }
    kinds
}

fn as_object(name: &str, report: &Report, context: &Context) -> Value {
    let audit = &report.audit;
    let diverges = audit.divergences.iter().map(|one| {
        let (kind, what) = instead(&one.instead);
        json!({
            "record": one.at, "line": one.line, "instead": kind, "what": what,
            "others": one.others.map(definitions), "not_compared": one.not_compared,
            "text": diverges(one, context),
        })
    });
    let irregular = audit.irregularities.iter().map(|one| {
        json!({
            "record": one.at, "line": one.line, "stands": one.stands, "rule": one.rule.0,
            "by": one.by.letter(),
        })
    });
    let not_asked = audit.not_asked.iter().map(|one| {
        json!({
            "record": one.at, "line": one.line, "stands": one.stands,
            "seat": one.seat.letter(),
        })
    });
    let others = audit.others.iter().map(|(at, used)| {
        json!({
            "record": at, "cards": used.catalogue.to_string(), "engine": used.engine.0,
        })
    });
    let missed = report.missed.iter().map(|one| {
        json!({
            "at": one.at, "seat": one.seat.letter(), "window_kind": ids::window_kind(one.kind),
            "go_back_to": one.go_back_to, "forgotten": one.left == Left::Forgotten,
            "could": !one.could.is_empty(), "cannot_tell": !one.cannot_tell.is_empty(),
        })
    });
    let stopped = report.stopped.as_ref().map(
        |stopped| json!({"line": stopped.line, "why": stopped.why.id(), "rule": stopped.rule}),
    );
    json!({
        "kind": "audit", "name": name, "records": report.records, "lines": report.lines,
        "compared": audit.compared, "decisions": audit.decisions,
        "diverges": diverges.collect::<Vec<_>>(),
        "irregularities": irregular.collect::<Vec<_>>(),
        "not_asked": not_asked.collect::<Vec<_>>(), "missed": missed.collect::<Vec<_>>(),
        "went_back": went_back(report), "repairs": audit.repairs,
        "others": others.collect::<Vec<_>>(),
        "at_hand": definitions(report.hand),
        "stopped": stopped,
    })
}

/// Says what was found in all of them.
pub(crate) fn total(found: &[Audited], context: &mut Context) {
    let mut counts = [0_usize; 4];
    for audited in found {
        let kind = match audited {
            Audited::Done(report) if report.is_clean() => 0,
            Audited::Done(_) => 1,
            Audited::Damaged { .. } => 2,
            Audited::Failed(_) => 3,
        };
        counts[kind] += 1;
    }
    let [clean, findings, damaged, unread] = counts;
    context.object(json!({
        "kind": "audited", "duels": found.len(), "clean": clean, "findings": findings,
        "damaged": damaged, "unread": unread,
    }));
    let args = args![
        duels: found.len(), clean: clean, findings: findings, damaged: damaged, unread: unread,
    ];
    context.say("audit-total", args);
}
