//! What is so where something else has to be, in words.

use super::any_of;
use crate::check::Instead;
use crate::parse::words::{self, word};
use crate::script::{Check, Fate, State};
use duel::{DamageTiming, DuelResult, Position, ResultReason, Step};
use wording::{Wording, args};

impl Instead {
    /// What is so, as a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Wording, check: &Check, position: &Position) -> String {
        match self {
            Self::Answer(answer) => {
                let (Check::NotAsked(seat, _) | Check::Passed(seat, _)) = check else {
                    return String::new();
                };
                let who = words.player(*seat);
                match answer {
                    None => words.text("check-no-answer", args![seat: who]),
                    Some(answer) => {
                        let answer = words.answer(*seat, *answer);
                        words.text("check-answer", args![seat: who, answer: answer])
                    }
                }
            }
            Self::Lp(lp) => words.text("check-lp", args![lp: lp.to_string()]),
            Self::Count(count) => words.text("check-count", args![count: *count]),
            Self::Chain(links) => words.text("check-chain", args![links: *links]),
            Self::Link(_) | Self::LinkIs(_) | Self::LinkSpeed(_) => self.about_a_link(words, check),
            Self::Awaited(next) => {
                let awaited = words.awaited(next, position).unwrap_or_default();
                words.text("check-awaited", args![awaited: awaited])
            }
            Self::Irregularities(rules) if rules.is_empty() => words.text("check-regular", args![]),
            Self::Irregularities(rules) => {
                let rules = any_of(words, rules.iter().map(ToString::to_string));
                words.text("check-irregular", args![rules: rules])
            }
            Self::NotBegun => words.text("check-not-begun", args![]),
            Self::NoLoop => words.text("check-no-loop", args![]),
            Self::Turn(moment) => {
                let phase = moment.phase.map_or_else(String::new, |p| words.phase(p));
                let (turn, seat) = (moment.turn.to_string(), words.player(moment.seat));
                words.text("check-turn", args![turn: turn, seat: seat, phase: phase])
            }
            Self::Step(step, timing) => self::step(words, *step, *timing),
            Self::Attack(attack) => self::attack(words, attack.as_ref()),
            Self::Summon(card) => one_or_none(words, "check-summon", card.as_deref()),
            Self::Tied(card) => one_or_none(words, "check-tied", card.as_deref()),
            Self::State(state) => one_or_none(words, "check-state", state_of(state).as_deref()),
            Self::Trigger(fate) => words.text("check-trigger", args![fate: fate_of(*fate)]),
            Self::Lingering(names) => {
                let name = Some(any_of(words, names.iter().cloned()));
                let name = name.filter(|_| !names.is_empty());
                one_or_none(words, "check-lingering", name.as_deref())
            }
            Self::Result(result) => self::result(words, *result),
        }
    }

    fn about_a_link(&self, words: &Wording, check: &Check) -> String {
        let (Check::Link(link, _) | Check::LinkIs(link, _) | Check::LinkSpeed(link, _)) = check
        else {
            return String::new();
        };
        match self {
            Self::Link(Some(outcome)) => {
                let outcome = word(&words::OUTCOMES, outcome);
                words.text("check-link", args![link: *link, outcome: outcome])
            }
            Self::Link(None) => words.text("check-no-link", args![link: *link]),
            Self::LinkIs(Some((seat, name))) => {
                let (seat, name) = (words.player(*seat), name.as_str());
                words.text("check-link-is", args![link: *link, seat: seat, name: name])
            }
            Self::LinkSpeed(Some(speed)) => {
                words.text("check-link-speed", args![link: *link, speed: *speed])
            }
            _ => words.text("check-no-such-link", args![link: *link]),
        }
    }
}

/// A sentence with a name, or the one that says that there is none.
fn one_or_none(words: &Wording, key: &str, name: Option<&str>) -> String {
    let (some, name) = (
        if name.is_some() { "yes" } else { "no" },
        name.unwrap_or(""),
    );
    words.text(key, args![some: some, name: name])
}

fn step(words: &Wording, step: Option<Step>, timing: Option<DamageTiming>) -> String {
    let timing = timing.map(|timing| format!(", {}", word(&words::TIMINGS, &timing)));
    let now = step.map(|step| {
        let step = word(&words::STEPS, &step);
        format!("{step}{}", timing.unwrap_or_default())
    });
    one_or_none(words, "check-step", now.as_deref())
}

fn attack(words: &Wording, attack: Option<&(String, Option<String>)>) -> String {
    let (how, attacker, target) = match attack {
        None => ("none", "", ""),
        Some((attacker, None)) => ("direct", attacker.as_str(), ""),
        Some((attacker, Some(target))) => ("at", attacker.as_str(), target.as_str()),
    };
    words.text(
        "check-attack",
        args![how: how, attacker: attacker, target: target],
    )
}

fn state_of(state: &Option<State>) -> Option<String> {
    state.as_ref().map(ToString::to_string)
}

const fn fate_of(fate: Option<Fate>) -> &'static str {
    match fate {
        None => "none",
        Some(Fate::Met) => "met",
        Some(Fate::Missed) => "missed",
    }
}

fn result(words: &Wording, result: Option<(DuelResult, ResultReason)>) -> String {
    let Some((result, reason)) = result else {
        return words.text("check-goes-on", args![]);
    };
    let reason = word(&words::REASONS, &reason);
    match result {
        DuelResult::Won(seat) => {
            let seat = words.player(seat);
            words.text("check-won", args![seat: seat, reason: reason])
        }
        DuelResult::Draw => words.text("check-draw", args![reason: reason]),
    }
}
