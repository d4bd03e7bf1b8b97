//! What is done at the desk, as sentences.

use super::Teller;
use crate::{args, ids};
use duel::{Desk, Passcode, Seat};

impl Teller<'_> {
    /// An entry of the desk. What lies beside it (a statement, a name) is told beside it.
    pub(super) fn desk(&self, entry: &Desk) -> String {
        match entry {
            Desk::Marked { at } => self.say("event-marked", args![at: *at]),
            Desk::LineNamed { line } => self.say("event-line-named", args![line: line_name(*line)]),
            Desk::LineSwitched { line, to } => self.say(
                "event-line-switched",
                args![line: line_name(*line), to: *to],
            ),
            Desk::StandingGiven { line, standing } => {
                let seat = standing.seat().map_or("", |seat| self.player(seat));
                let standing = ids::line_standing(*standing);
                let args = args![line: line_name(*line), standing: standing, seat: seat];
                self.say("event-standing-given", args)
            }
            Desk::Claimed { by, at, named } => self.claimed(*by, *at, *named),
            Desk::Ruled { about, by, appeals } => {
                let by = ids::bench(*by);
                let appeals = appeals.map_or_else(|| "none".to_owned(), |n| n.to_string());
                self.say(
                    "event-ruled",
                    args![about: *about, by: by, appeals: appeals],
                )
            }
            Desk::Appealed { by, ruling } => {
                let seat = self.player(*by);
                self.say("event-appealed", args![seat: seat, ruling: *ruling])
            }
            Desk::LateFact { about, rule } => {
                let rule = rule.as_ref().map_or("none", |rule| &rule.0);
                self.say("event-late-fact", args![about: *about, rule: rule])
            }
            Desk::JudgeCalled { by } => {
                let seat = self.somebody(*by);
                self.say("event-judge-called", args![seat: seat])
            }
            Desk::CallEnded { call, extension } => self.call_ended(*call, *extension),
            Desk::TimeCalled => self.say("event-time-called", args![]),
            Desk::PenaltyEntered { seat, about } => {
                let seat = self.player(*seat);
                let about = about.map_or_else(|| "none".to_owned(), |n| n.to_string());
                self.say("event-penalty-entered", args![seat: seat, about: about])
            }
            Desk::MatchStated { .. } => self.match_stated(entry),
            Desk::PutRight { about } => self.say("event-put-right", args![about: *about]),
            Desk::Erased { about } => self.say("event-erased", args![about: *about]),
            Desk::RandomPick {
                seed,
                to,
                of,
                number,
                ..
            } => {
                let place = self.words.located("place-to", *to);
                self.say(
                    "event-random-pick",
                    args![place: place, of: *of, number: *number, seed: seed.to_string()],
                )
            }
        }
    }

    fn claimed(&self, by: Seat, at: Option<u32>, named: Option<Passcode>) -> String {
        let card = self.words.face(self.cards, named);
        let card = card.unwrap_or_else(|| "none".to_owned());
        let seat = self.player(by);
        let at = at.map_or_else(|| "none".to_owned(), |at| at.to_string());
        self.say("event-claimed", args![seat: seat, at: at, card: card])
    }

    fn call_ended(&self, call: u32, extension: u16) -> String {
        let args = args![call: call, time: time(extension)];
        self.say("event-call-ended", args)
    }

    fn match_stated(&self, entry: &Desk) -> String {
        let Desk::MatchStated {
            round,
            table,
            game,
            best_of,
            score,
            began,
            sided,
            minutes,
        } = entry
        else {
            return String::new();
        };
        let began = self.somebody(*began);
        let args = args![
            round: *round, table: *table, game: *game, of: *best_of, a: score.0, b: score.1,
            began: began, exchanged_a: sided.0, exchanged_b: sided.1,
            minutes: minutes.unwrap_or(0),
        ];
        self.say("event-match-stated", args)
    }

    /// A seat's player, or `none`.
    fn somebody(&self, seat: Option<Seat>) -> &str {
        seat.map_or("none", |seat| self.player(seat))
    }
}

/// Seconds as minutes and seconds.
pub(super) fn time(seconds: u16) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The first line is called main; the others go by their numbers.
fn line_name(line: u32) -> String {
    match line {
        1 => "main".to_owned(),
        number => number.to_string(),
    }
}
