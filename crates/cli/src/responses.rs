//! What a seat could have done in a window, in lines and for programs: what `missed`, `ledger` and
//! `claim` have in common.

use crate::arguments::{As, SeatName};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::opened::Opened;
use duel::{Answer, Asker, Passcode, Position, Seat};
use judge::{Cost, Could, FoldError, Given, NotHeld, Owed, Settled, Standing};
use rules::Catalogue;
use serde_json::{Value, json};
use wording::{Wording, args};

impl SeatName {
    /// The seat.
    #[must_use]
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Self::A => Seat::A,
            Self::B => Seat::B,
        }
    }
}

/// Refuses advice to anybody but a judge.
///
/// # Errors
/// When the role is another.
pub(crate) fn only_for_judges(role: As, command: &str, context: &Context) -> Outcome<()> {
    if role == As::Judge {
        return Ok(());
    }
    let what = context.text(
        &format!("role-judge-only-{command}"),
        args![role: role.typed()],
    );
    Err(Failure::new(Code::Role).with("what", what))
}

/// A line that can't be folded, as a failure.
#[must_use]
pub(crate) fn unfolded(opened: &Opened, error: &FoldError) -> Failure {
    Failure::new(Code::Damaged)
        .with("duel", &opened.entry.name)
        .because(error)
}

/// The position at a record.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn position_at(opened: &Opened, record: u32) -> Outcome<Position> {
    let position = opened.history.position_at(record);
    position.map_err(|error| unfolded(opened, &error))
}

/// The line of a written duel that would have been said. A card the record knew only later is
/// named all the same: that is how it would have been said then.
#[must_use]
pub(crate) fn line(could: &Could, before: &Position, context: &Context) -> String {
    line_in(&context.words, could, before, &context.cards)
}

/// The same in a language.
#[must_use]
pub(crate) fn line_in(
    words: &Wording,
    could: &Could,
    before: &Position,
    cards: &Catalogue,
) -> String {
    let mut then = before.clone();
    if let Some(row) = then.rows.iter_mut().find(|row| row.id == could.card) {
        row.face = Some(could.face);
    }
    words.said(&could.said, &then, cards)
}

/// What became of the question for a seat, as a sentence; `lines` is what it could have said.
#[must_use]
pub(crate) fn owed(words: &Wording, owed: &Owed, lines: &[String]) -> String {
    let (asked, by) = match owed.asked {
        None => (0, "nobody"),
        Some((at, by)) => (at, wording::ids::asker(by)),
    };
    let (seat, answer) = (
        words.player(owed.seat),
        answered(words, owed.seat, owed.given),
    );
    let (held, could) = (owed.held.unwrap_or(0), could(words, owed, lines));
    words.text(
        "ledger-seat",
        args![seat: seat, answer: answer, asked: asked, by: by, held: held, could: could],
    )
}

/// How a seat answered, as a verb: "passed by moving on", "was not asked".
pub(crate) fn answered(words: &Wording, seat: Seat, given: Given) -> String {
    let said = |answer| words.answer(seat, answer);
    match given {
        Given::Acted => said(Answer::Acted),
        Given::NotAsked => said(Answer::Skipped),
        Given::Passed {
            how,
            mentioned: true,
        } => said(Answer::Passed(how)),
        Given::Passed { .. } => words.text("ledger-unmentioned", args![]),
        Given::Released => words.text("ledger-released", args![]),
        Given::Awaited => words.text("ledger-awaited", args![]),
    }
}

/// A line of a written duel in the middle of a sentence: lines are English in every language, so
/// that a sentence of another one sets them apart.
#[must_use]
pub(crate) fn as_written(words: &Wording, line: &str) -> String {
    words.text("written-line", args![line: line])
}

/// What the seat could have done instead.
fn could(words: &Wording, owed: &Owed, lines: &[String]) -> String {
    let standing = owed.standing().map_or("none", standing);
    let lines: Vec<String> = lines.iter().map(|line| as_written(words, line)).collect();
    let (lines, unknown) = (words.joined(&lines), owed.cannot_tell.len());
    words.text(
        "ledger-could",
        args![standing: standing, lines: lines, unknown: unknown],
    )
}

/// What could have been done, for programs.
#[must_use]
pub(crate) fn could_json(could: &[Could], before: &Position, context: &Context) -> Value {
    let one = |could: &Could| {
        let mut object =
            wording::contract::could_json(&context.words, before, &context.cards, &could.said);
        let mut card = face_json(could.face, context);
        card["id"] = json!(could.card.0);
        object.insert("card".into(), card);
        object.insert("line".into(), json!(line(could, before, context)));
        object.insert("known_since".into(), json!(could.known_since));
        object
    };
    could.iter().map(one).collect()
}

/// A card of which only the face matters.
#[must_use]
pub(crate) fn face_json(face: Passcode, context: &Context) -> Value {
    json!({"id": null, "name": name(face, context), "passcode": face.0})
}

/// The same, where the face may not be known.
#[must_use]
pub(crate) fn face_or_none(face: Option<Passcode>, context: &Context) -> Value {
    face.map_or_else(
        || json!({"id": null, "name": null, "passcode": null}),
        |face| face_json(face, context),
    )
}

/// What a face is called.
#[must_use]
pub(crate) fn name(face: Passcode, context: &Context) -> Option<String> {
    let known = context.cards.get(face);
    let name = known.map(|card| context.words.name(&card.names).to_owned());
    name.or_else(|| context.words.face(&context.cards, Some(face)))
}

/// How a window stands with what could have been done in it.
#[must_use]
pub(crate) const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Could => "could",
        Standing::CannotTell => "cannot_tell",
        Standing::Nothing => "nothing",
    }
}

/// The answer of an owed seat and how it was given, for programs.
#[must_use]
pub(crate) const fn given(given: Given) -> (&'static str, Option<&'static str>) {
    match given {
        Given::Acted => ("acted", None),
        Given::NotAsked => ("skipped", None),
        Given::Released => ("released", None),
        Given::Awaited => ("awaited", None),
        Given::Passed { how, .. } => (
            wording::ids::answer(Answer::Passed(how)),
            Some(wording::ids::how(how)),
        ),
    }
}

/// Who asked aloud, for programs.
#[must_use]
pub(crate) fn asked_json(asked: Option<(u32, Asker)>) -> Value {
    asked.map_or(
        Value::Null,
        |(at, by)| json!({"at": at, "by": wording::ids::asker(by)}),
    )
}

/// What lies between, for programs.
#[must_use]
pub(crate) fn cost_json(cost: &Cost) -> Value {
    let both = |of: &dyn Fn(Seat) -> u32| json!({"A": of(Seat::A), "B": of(Seat::B)});
    json!({
        "records": cost.records, "turns": cost.turns, "phases": cost.phases,
        "decisions": both(&|seat| cost.decisions[seat]),
        "learned": both(&|seat| cost.learned[seat].len() as u32),
        "random": cost.random.len(),
        "searched": both(&|seat| cost.searched[seat].len() as u32),
    })
}

/// What lies between, in words.
#[must_use]
pub(crate) fn cost(cost: &Cost, context: &Context) -> String {
    crate::assessed::cost(cost, &context.words)
}

/// Why a card wasn't held, for programs.
#[must_use]
pub(crate) const fn not_held(why: NotHeld) -> &'static str {
    match why {
        NotHeld::Lay => "lay",
        NotHeld::NotSet => "not_set",
    }
}

/// How something was settled, for programs.
#[must_use]
pub(crate) const fn settled(settled: Settled) -> &'static str {
    match settled {
        Settled::PutRight { .. } => "repair",
        Settled::Ruled { .. } => "ruling",
    }
}
