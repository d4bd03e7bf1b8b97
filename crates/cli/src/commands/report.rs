//! `takeback report`: the printable report about going back to a place, as one HTML file: the
//! judge's copy, or the players'.
//!
//! A judge alone makes either.

use super::missed::only_for_judges;
use crate::arguments::{As, ReportPage};
use crate::assessed::{self, Wanted};
use crate::context::{self, Context};
use crate::error::Outcome;
use crate::exit::Exit;
use crate::named::Takes;
use crate::opened::Opened;
use crate::report_page::{Case, Copy, Life, Page, Public, Tongues, named_claim, render};
use crate::responses::unfolded;
use crate::written_file;
use duel::{RewindKind, Role};
use judge::Request;
use serde_json::json;
use wording::{Viewer, Wording, args};

/// Writes it.
pub(super) fn run(options: &ReportPage, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "report", context)?;
    let policy = assessed::policy(options.policy.as_deref(), context)?;
    let tongues = tongues(options, context)?;
    let shelf = context.shelf()?;
    let takes = Takes {
        command: "report",
        words: ["<PLACE>"],
    };
    let (entry, [place]) = takes.split(&options.words, &shelf, context)?;
    context.adopt(&shelf, &entry)?;
    let opened = Opened::read(shelf.store(), entry)?;
    let line = opened.line(options.standing.line.as_deref())?;
    let to = opened.place(Some(place), line, &context.words)?;
    assessed::only_in_play(&opened, to)?;
    let case = Case {
        opened: &opened,
        cards: &context.cards,
        policy: &policy,
        line: match options.standing.line {
            Some(_) => assessed::line_of(&opened, line.id, to),
            None => disputed(&opened, line.id, to),
        },
        to,
        gone_back: gone_back(&opened, to),
        claim: named_claim(options.claim, &opened)?,
        zone: context.zone(),
        made: context.now(),
    };
    let copy = copy(options, &case, context)?;
    let page = case.page(&copy, &tongues);
    written_file::write(&options.html, &render(&page), written_file::PAGE)?;
    let (line, tip) = (case.line, case.tip());
    let object = object(options, &page, &opened, (to, line, tip, &policy.id));
    context.read_as(As::Judge);
    context.object(object);
    tell(options, &opened, context);
    Ok(Exit::Done)
}

/// The line that going back there leaves: where the duel went back there already, the one it left.
fn disputed(opened: &Opened, line: u32, to: u32) -> u32 {
    let history = &opened.history;
    let from_there = |line: u32| {
        let line = history.line(line)?;
        let ruled = line.undoes.is_none() && line.from == history.base(to);
        line.left.filter(|_| ruled)
    };
    let lines = std::iter::successors(Some(line), |line| from_there(*line));
    let line = lines.take(history.lines().len()).last().unwrap_or(line);
    assessed::line_of(opened, line, to)
}

/// The record by which the duel, as it stands, went back there already.
fn gone_back(opened: &Opened, to: u32) -> Option<u32> {
    let history = &opened.history;
    let above = |line: &timeline::Line| line.parent.and_then(|line| history.line(line));
    let lines = std::iter::successors(Some(history.of_the_duel()), |line| above(line));
    let there = |line: &timeline::Line| {
        let ruled = line.undoes.is_none() && line.kind != Some(RewindKind::WhatIf);
        ruled && line.from.is_some() && line.from == history.base(to)
    };
    let mut lines = lines.take(history.lines().len());
    lines.find(|line| there(line)).map(|line| line.id)
}

/// The languages of the page, read by the reader of the copy.
fn tongues(options: &ReportPage, context: &Context) -> Outcome<Tongues> {
    let first = context.words.language();
    let second = options.second_lang.as_deref();
    let second = second
        .map(|tag| context::language("--second-lang", tag, &context.words))
        .transpose()?;
    let second = second.filter(|second| *second != first);
    let viewer = match options.players {
        true => Viewer::Spectator,
        false => Viewer::Judge,
    };
    let languages = std::iter::once(first).chain(second);
    let words = languages.map(|language| Wording::new(language).for_viewer(viewer));
    Ok(Tongues::new(words.collect()))
}

/// What the copy is made from. The players' never sees an assessment.
fn copy(options: &ReportPage, case: &Case<'_>, context: &Context) -> Outcome<Copy> {
    let (line, to) = (case.line, case.to);
    if options.players {
        let public = Public::since(case.opened, line, to)?;
        let life = Life::of(case.opened, line, Role::Spectator)?;
        return Ok(Copy::Players(Box::new(public), life));
    }
    let wanted = Wanted {
        place: (line, to),
        request: Request::default(),
        seed: options.seed,
    };
    let assessment = assessed::assess(case.opened, wanted, case.policy, context)?;
    let ledger = judge::ledger(&case.opened.history, case.cards, line, to);
    let ledger = ledger.map_err(|error| unfolded(case.opened, &error))?;
    Ok(Copy::Judge {
        assessment: Box::new(assessment),
        claim: case.answered().map(Box::new),
        ledger,
        annex: options.annex,
        life: Life::of(case.opened, line, Role::Judge)?,
    })
}

fn object(
    options: &ReportPage,
    page: &Page,
    opened: &Opened,
    (to, line, tip, policy): (u32, u32, u32, &str),
) -> serde_json::Value {
    let sections: Vec<&str> = page.sections.iter().map(|section| section.id).collect();
    json!({
        "kind": "report", "duel": opened.entry.name, "to": to, "line": line, "tip": tip,
        "copy": if options.players { "players" } else { "judge" },
        "policy": policy, "languages": page.tags, "sections": sections,
        "path": options.html.display().to_string(),
    })
}

fn tell(options: &ReportPage, opened: &Opened, context: &mut Context) {
    let copy = if options.players { "players" } else { "judge" };
    let path = options.html.display().to_string();
    let path = wording::visible(&path).into_owned();
    let duel = opened.entry.name.as_str();
    context.say("report-written", args![copy: copy, duel: duel, path: path]);
    context.say("report-print", args![]);
}
