//! The fields of what is done at the desk. The names are the contract's where it has one.

use crate::ids;
use duel::{Desk, Seat};
use serde_json::{Value as Json, json};

/// The name of an entry of the desk.
pub(super) const fn name(entry: &Desk) -> &'static str {
    match entry {
        Desk::Marked { .. } => "marked",
        Desk::LineNamed { .. } => "line_named",
        Desk::LineSwitched { .. } => "line_switched",
        Desk::StandingGiven { .. } => "finding",
        Desk::Claimed { .. } => "claim",
        Desk::Ruled { .. } => "ruling",
        Desk::Appealed { .. } => "appeal",
        Desk::LateFact { .. } => "late_fact",
        Desk::JudgeCalled { .. } => "judge_called",
        Desk::CallEnded { .. } => "call_ended",
        Desk::TimeCalled => "time_called",
        Desk::PenaltyEntered { .. } => "penalty",
        Desk::MatchStated { .. } => "match",
        Desk::PutRight { .. } => "put_right",
        Desk::RandomPick { .. } => "random_pick",
        Desk::Erased { .. } => "erased",
    }
}

/// The own fields of an entry of the desk.
#[must_use]
pub fn fields(entry: &Desk) -> Json {
    match entry {
        Desk::Marked { at } => json!({ "at_record": at }),
        Desk::LineNamed { line } => json!({ "line_id": line }),
        Desk::LineSwitched { line, to } => json!({ "line_id": line, "to": to }),
        Desk::StandingGiven { line, standing } => json!({
            "line_id": line, "standing": ids::line_standing(*standing),
            "seat": standing.seat().map(Seat::letter),
        }),
        Desk::Claimed { by, at, named } => json!({
            "seat": by.letter(), "at_record": at, "passcode": named.map(|face| face.0),
        }),
        Desk::Ruled { about, by, appeals } => json!({
            "about": about, "by": ids::bench(*by), "appeals": appeals,
        }),
        Desk::Appealed { by, ruling } => json!({ "seat": by.letter(), "ruling": ruling }),
        Desk::LateFact { about, rule } => json!({
            "about": about, "rule": rule.as_ref().map(|rule| &rule.0),
        }),
        Desk::JudgeCalled { by } => json!({ "seat": by.map(Seat::letter) }),
        Desk::CallEnded { call, extension } => json!({ "call": call, "extension": extension }),
        Desk::TimeCalled => json!({}),
        Desk::PenaltyEntered { seat, about } => json!({ "seat": seat.letter(), "about": about }),
        Desk::MatchStated {
            round,
            table,
            game,
            best_of,
            score,
            began,
            sided,
            minutes,
        } => json!({
            "round": round, "table": table, "game": game, "best_of": best_of,
            "score": { "A": score.0, "B": score.1 }, "began": began.map(Seat::letter),
            "sided": { "A": sided.0, "B": sided.1 }, "minutes": minutes,
        }),
        Desk::PutRight { about } | Desk::Erased { about } => json!({ "about": about }),
        Desk::RandomPick {
            seed,
            to,
            of,
            number,
            card,
        } => json!({
            "seed": seed, "seat": to.seat.letter(), "zone": ids::zone(to.zone), "of": of,
            "picked": number, "card_id": card.0,
        }),
    }
}
