//! Every written duel under `data/duels/` plays, with all its checks.

use crate::common::{Shipped, begin, play};
use duel::{ChoiceKind, DamageTiming, Outcome, ResultReason, Step, WindowKind};
use notation::RunError;
use notation::script::{
    At, Awaited, CardRef, Check, CheckWhat, Fate, Lies, Moment, Noun, State, Statement, Whose,
};
use std::path::{Path, PathBuf};

fn duels(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            duels(&path, found);
        } else if path.extension().is_some_and(|end| end == "duel") {
            found.push(path);
        }
    }
    found.sort();
}

pub(crate) fn all_duels() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/duels");
    duels(&folder, &mut files);
    assert!(files.len() >= 10, "only {} duels", files.len());
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        (path.display().to_string(), text)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_duel_of_the_repository_plays_with_its_checks() {
    let cards = Shipped::new();
    let mut failed = Vec::new();
    for (path, text) in all_duels() {
        if let Err(error) = play(&text, &cards) {
            failed.push(format!("{path}: line {}: {error:?}", error.at().line));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[test]
fn every_duel_of_the_repository_is_in_its_canonical_form() {
    for (path, text) in all_duels() {
        let canonical = notation::format(&text).expect("it can be read");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, canonical).expect("the file can be written");
            continue;
        }
        assert!(canonical == text, "{path} should be\n{canonical}");
    }
}

/// Checks that say something else than this one: all must fail where it holds.
fn falsified(check: &Check) -> Vec<Check> {
    match check.clone() {
        Check::NotAsked(seat, kind) => vec![
            Check::Passed(seat, kind),
            Check::NotAsked(seat, Some(WindowKind::DamageStep)),
        ],
        Check::Passed(seat, kind) => vec![
            Check::NotAsked(seat, kind),
            Check::Passed(seat, Some(WindowKind::DamageStep)),
        ],
        Check::Lp(seat, lp) => vec![Check::Lp(seat, lp + 1), Check::Lp(seat.other(), lp - 1)],
        Check::In { what, seat, place } => {
            let others = match what {
                CheckWhat::Some(name) => vec![CheckWhat::No(name)],
                CheckWhat::No(name) => vec![CheckWhat::Some(name)],
                CheckWhat::Count(count) => vec![CheckWhat::Count(count + 1)],
            };
            let with = |what| Check::In { what, seat, place };
            others.into_iter().map(with).collect()
        }
        Check::Chain(links) => vec![Check::Chain(links + 1)],
        Check::Link(link, outcome) => {
            let other = match outcome {
                Outcome::Applied => Outcome::NoEffect,
                _ => Outcome::Applied,
            };
            vec![Check::Link(link, other), Check::Link(link + 10, outcome)]
        }
        Check::Awaited(Awaited::ToAnswer(seat, kind)) => vec![
            Check::Awaited(Awaited::ToAnswer(seat.other(), kind)),
            Check::Awaited(Awaited::ToAnswer(seat, Some(WindowKind::DamageStep))),
            Check::Awaited(Awaited::ToChoose(seat, None)),
        ],
        Check::Awaited(Awaited::ToChoose(seat, kind)) => vec![
            Check::Awaited(Awaited::ToChoose(seat.other(), kind)),
            Check::Awaited(Awaited::ToChoose(seat, Some(ChoiceKind::HandLimit))),
            Check::Awaited(Awaited::ToAnswer(seat, None)),
        ],
        Check::Awaited(_) => vec![Check::Awaited(Awaited::ToChoose(duel::Seat::A, None))],
        Check::LinkIs(link, whose) => vec![
            Check::LinkIs(link + 10, whose.clone()),
            Check::LinkIs(
                link,
                Whose {
                    name: At::unwritten("Gemini Elf".to_owned()),
                    ..whose
                },
            ),
        ],
        Check::LinkSpeed(link, speed) => vec![Check::LinkSpeed(link, speed % 3 + 1)],
        Check::Step(step, timing) => {
            let other = match step {
                Step::End => Step::Start,
                _ => Step::End,
            };
            let timed = match timing {
                Some(DamageTiming::End) => DamageTiming::Start,
                _ => DamageTiming::End,
            };
            vec![Check::Step(other, None), Check::Step(step, Some(timed))]
        }
        Check::Attack(attacker, target) => {
            let other = target.is_none().then(|| attacker.clone());
            vec![Check::Attack(attacker, other), Check::NoAttack]
        }
        Check::NoAttack => vec![Check::Attack(named("Gemini Elf"), None)],
        Check::Summon(Some(_)) => vec![Check::Summon(None)],
        Check::Summon(None) => vec![Check::Summon(Some(Whose {
            side: None,
            name: At::unwritten("Gemini Elf".to_owned()),
        }))],
        Check::Is(card, state) => vec![Check::Is(card, otherwise(state))],
        Check::Trigger(whose, fate) => {
            let other = match fate {
                Fate::Met => Fate::Missed,
                Fate::Missed => Fate::Met,
            };
            vec![Check::Trigger(whose, other)]
        }
        Check::Lingering(name, there) => vec![Check::Lingering(name, !there)],
        Check::Result(seat, reason) => vec![
            Check::Result(seat.map_or(Some(duel::Seat::A), |_| None), reason),
            Check::Result(
                seat,
                Some(match reason {
                    Some(ResultReason::LifePoints) => ResultReason::DeckOut,
                    _ => ResultReason::LifePoints,
                }),
            ),
        ],
        Check::Loop => vec![Check::Awaited(Awaited::Over)],
        Check::Irregularity(Some(_)) => vec![
            Check::Irregularity(None),
            Check::Irregularity(Some(At::unwritten("NO-RULE".to_owned()))),
        ],
        Check::Irregularity(None) => {
            vec![Check::Irregularity(Some(At::unwritten(
                "FET-OPEN".to_owned(),
            )))]
        }
        Check::AtFirst(check) => {
            let at_first = |check| Check::AtFirst(Box::new(check));
            falsified(&check).into_iter().map(at_first).collect()
        }
        Check::Turn(moment) => vec![
            Check::Turn(Moment {
                turn: moment.turn + 1,
                ..moment
            }),
            Check::Turn(Moment {
                seat: moment.seat.other(),
                ..moment
            }),
        ],
    }
}

fn named(name: &str) -> CardRef {
    CardRef {
        noun: Noun::Name(name.to_owned()),
        ..CardRef::default()
    }
}

/// A state that a card which is in this one isn't in.
fn otherwise(state: State) -> State {
    match state {
        State::Atk(value) => State::Atk(value + 100),
        State::Def(value) => State::Def(value + 100),
        State::Level(level) => State::Level(level + 1),
        State::Counters(count, word) => State::Counters(count + 1, word),
        State::Materials(count) => State::Materials(count + 1),
        State::Negated(negated) => State::Negated(!negated),
        State::Lies(Lies::Set) => State::Lies(Lies::Up),
        State::Lies(_) => State::Lies(Lies::Set),
        State::Tied(tie, _) => State::Tied(tie, named("Raigeki")),
        State::Zone(zone) => State::Zone(zone % 7 + 1),
    }
}

#[test]
fn every_check_of_every_duel_can_fail() {
    let cards = Shipped::new();
    let mut tried = 0;
    for (path, text) in all_duels() {
        let (script, mut runner) = begin(&text, &cards);
        for line in script.play() {
            let checks = match &line.value {
                Statement::Check(check) => falsified(check),
                _ => Vec::new(),
            };
            for check in checks {
                tried += 1;
                let shown = check.to_string();
                let wrong = At {
                    value: Statement::Check(check),
                    span: line.span,
                };
                let failed = matches!(runner.line(&wrong), Err(RunError::Check { .. }));
                assert!(failed, "{path}: line {}: {shown} holds", line.span.line);
            }
            runner
                .line(line)
                .unwrap_or_else(|error| panic!("{path}: {error:?}"));
        }
    }
    assert!(tried > 100, "only {tried} checks");
}

#[test]
fn every_refusal_of_every_duel_names_the_one_rule_that_refuses() {
    let cards = Shipped::new();
    for (path, text) in all_duels() {
        let (script, mut runner) = begin(&text, &cards);
        for line in script.play() {
            if let Statement::Refused { line: tried, .. } = &line.value {
                let wrong = At {
                    value: Statement::Refused {
                        rule: At::unwritten("NO-RULE".to_owned()),
                        line: tried.clone(),
                    },
                    span: line.span,
                };
                let error = runner.line(&wrong);
                assert!(matches!(error, Err(RunError::NotRefused { .. })), "{path}");
            }
            runner
                .line(line)
                .unwrap_or_else(|error| panic!("{path}: {error:?}"));
        }
    }
}
