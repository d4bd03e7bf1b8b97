//! `takeback missed`: each window a seat was owed and not given, the weightiest first, with what
//! that seat could have done, the record to go back to, and what lies between.
//!
//! For a judge alone: a player would learn from it what the other one holds.

use crate::arguments::{As, Missed as Options, SeatName};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::seen::Walk;
use duel::{Position, Role, Seat};
use judge::{Cost, Filter, Missed, Standing};
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

/// Lists them.
pub(super) fn run(options: &Options, context: &mut Context) -> Outcome {
    only_for_judges(options.standing.role, "missed", context)?;
    let shelf = context.shelf()?;
    let opened = shelf.read(options.duel.as_deref())?;
    let line = opened.line(options.standing.line.as_deref())?.id;
    let at = options
        .at
        .as_deref()
        .map(|at| place(&opened, at, line, &context.words))
        .transpose()?;
    context.read_as(As::Judge);
    let found = find(&opened, options, line, at, context)?;
    for (number, missed) in found.iter().enumerate() {
        let before = before(&opened, line, missed);
        let object = missed_json(missed, &before, context);
        context.object(object);
        print(number + 1, missed, &before, &opened, context);
    }
    if found.is_empty() {
        let name = opened.entry.name.as_str();
        match options.seat.map(SeatName::seat) {
            None => context.say("missed-none", args![duel: name]),
            Some(seat) => {
                let seat = context.words.player(seat).to_owned();
                context.say("missed-none-seat", args![duel: name, seat: seat]);
            }
        }
        return Ok(Exit::Done);
    }
    let handle = shelf.handle(opened.entry.id, &opened.entry.name);
    advise(&found[0], &handle, context);
    Ok(Exit::Findings)
}

/// Refuses advice to anybody else.
pub(super) fn only_for_judges(role: As, command: &str, context: &Context) -> Outcome<()> {
    if role == As::Judge {
        return Ok(());
    }
    let what = context.text(
        &format!("role-judge-only-{command}"),
        args![role: role.typed()],
    );
    Err(Failure::new(Code::Role).with("what", what))
}

fn place(opened: &Opened, at: &str, line: u32, words: &Wording) -> Outcome<u32> {
    let line = opened
        .history
        .line(line)
        .unwrap_or_else(|| opened.history.current());
    opened.place(Some(at), line, words)
}

fn find(
    opened: &Opened,
    options: &Options,
    line: u32,
    at: Option<u32>,
    context: &mut Context,
) -> Outcome<Vec<Missed>> {
    let filter = Filter {
        seat: options.seat.map(SeatName::seat),
        first: false,
        line: Some(line),
    };
    let found = judge::missed(&opened.history, &context.cards, filter).map_err(|error| {
        Failure::new(Code::Damaged)
            .with("duel", &opened.entry.name)
            .with("what", error)
    })?;
    let mut found: Vec<Missed> = found
        .into_iter()
        .filter(|missed| at.is_none_or(|at| missed.at <= at))
        .collect();
    if !found.is_empty() {
        let (count, name) = (found.len(), opened.entry.name.as_str());
        let line = opened.history.name_of(line);
        context.say("missed-head", args![duel: name, count: count, line: line]);
    }
    if options.first {
        found.truncate(1);
    }
    Ok(found)
}

/// The position in which the seat held the window.
fn before(opened: &Opened, line: u32, missed: &Missed) -> Position {
    let walk = Walk::new(&opened.history, line, missed.go_back_to, Role::Judge);
    // The list was made by folding this very line, so it folds.
    walk.finish()
        .map(|fold| fold.full().clone())
        .unwrap_or_default()
}

fn missed_json(missed: &Missed, before: &Position, context: &Context) -> Value {
    let could = |could: &judge::Could| {
        let mut object =
            wording::contract::could_json(&context.words, before, &context.cards, &could.said);
        let known = context.cards.get(could.face);
        let name = known.map(|card| context.words.name(&card.names).to_owned());
        let name = name.or_else(|| context.words.face(&context.cards, Some(could.face)));
        let card = json!({
            "id": could.card.0, "name": name,
            "passcode": could.face.0,
        });
        object.insert("card".into(), card);
        object.insert("line".into(), json!(line(could, before, context)));
        object.insert("known_since".into(), json!(could.known_since));
        object
    };
    json!({
        "kind": "missed", "seat": missed.seat.letter(), "window": missed.window,
        "window_kind": wording::ids::window_kind(missed.kind),
        "because": wording::ids::because(missed.because),
        "turn": missed.turn, "phase": wording::ids::phase(missed.phase),
        "at": missed.at, "go_back_to": missed.go_back_to,
        "standing": standing(missed.standing()),
        "could": missed.could.iter().map(could).collect::<Vec<_>>(),
        "cannot_tell": missed.cannot_tell.len(),
        "cost": cost_json(&missed.cost),
    })
}

/// What lies between, for programs.
pub(super) fn cost_json(cost: &Cost) -> Value {
    let both = |of: &dyn Fn(Seat) -> u32| json!({"A": of(Seat::A), "B": of(Seat::B)});
    json!({
        "records": cost.records, "turns": cost.turns, "phases": cost.phases,
        "decisions": both(&|seat| cost.decisions[seat]),
        "learned": both(&|seat| cost.learned[seat].len() as u32),
        "random": cost.random.len(),
    })
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Could => "could",
        Standing::CannotTell => "cannot_tell",
        Standing::Nothing => "nothing",
    }
}

/// The line of a written duel that would have been said. A card the record knew only later is
/// named all the same: that is how it would have been said then.
fn line(could: &judge::Could, before: &Position, context: &Context) -> String {
    let mut then = before.clone();
    if let Some(row) = then.rows.iter_mut().find(|row| row.id == could.card) {
        row.face = Some(could.face);
    }
    context.words.said(&could.said, &then, &context.cards)
}

fn print(
    number: usize,
    missed: &Missed,
    before: &Position,
    opened: &Opened,
    context: &mut Context,
) {
    let words = &context.words;
    let seat = words.player(missed.seat).to_owned();
    let place = words.place(missed.turn, missed.phase, before.step);
    let window = words.window(missed.kind, missed.because);
    let args = args![
        number: number, seat: seat.as_str(), place: place, window: window, at: missed.at,
    ];
    context.say("missed-entry", args);
    could(missed, before, &seat, context);
    let text = cost(&missed.cost, context);
    context.out.line(format!("   {text}"));
    let go_back_to = missed.go_back_to;
    let name = opened.entry.name.as_str();
    context.say("missed-go-back", args![record: go_back_to, duel: name]);
}

fn could(missed: &Missed, before: &Position, seat: &str, context: &mut Context) {
    match missed.standing() {
        Standing::Could => context.say("missed-could", args![seat: seat]),
        Standing::CannotTell => {}
        Standing::Nothing => context.say("missed-nothing", args![seat: seat]),
    }
    for could in &missed.could {
        let line = line(could, before, context);
        let since = could.known_since.unwrap_or(0);
        context.say("missed-line", args![line: line, since: since]);
    }
    if !missed.cannot_tell.is_empty() {
        let count = missed.cannot_tell.len();
        context.say("missed-unknown", args![seat: seat, count: count]);
    }
}

/// What lies between, in words.
pub(super) fn cost(cost: &Cost, context: &Context) -> String {
    let learned = |seat: Seat| cost.learned[seat].len();
    context.text(
        "cost",
        args![
            records: cost.records, a: cost.decisions[Seat::A], b: cost.decisions[Seat::B],
            turns: cost.turns, phases: cost.phases, learned_a: learned(Seat::A),
            learned_b: learned(Seat::B), random: cost.random.len(),
        ],
    )
}

fn advise(first: &Missed, handle: &str, context: &mut Context) {
    let record = first.go_back_to.to_string();
    let reason = context.text("missed-reason", args![seat: first.seat.letter()]);
    context.next_step(
        "missed-next",
        &["rewind", handle, &record, "--reason", &reason],
    );
}
