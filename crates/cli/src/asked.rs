//! What `why` is asked about, read from text against a position: `B.lp`, `chain.2`, `Sangan.atk`.

use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use cards::Found;
use duel::{Passcode, Place, Position, Row, Seat, Value, Zone};
use timeline::What;
use wording::args;

/// What a text means in a position: several things where several cards are called so.
///
/// # Errors
/// When it can't be read, or there is no such thing in the position.
pub(crate) fn asked(
    text: &str,
    position: &Position,
    at: u32,
    context: &Context,
) -> Outcome<Vec<What>> {
    let text = text.trim().trim_matches('"');
    let found = match simple(text).or_else(|| seat_part(text)) {
        Some(what) => what.map(|what| vec![what]),
        None => card(text, position, context)?,
    };
    let found = found.ok_or_else(|| bad(text))?;
    let there: Vec<What> = found.into_iter().filter(|w| w.is_in(position)).collect();
    match there.is_empty() {
        true => Err(Failure::new(Code::NoWhat)
            .with("text", text)
            .count("at", at)),
        false => Ok(there),
    }
}

fn bad(text: &str) -> Failure {
    Failure::new(Code::BadWhat).with("text", text)
}

/// The words that need nothing else, and the links. `None`: not one of them; `Some(None)`: one
/// that goes on in a way that can't be read.
fn simple(text: &str) -> Option<Option<What>> {
    let text = text.to_ascii_lowercase();
    let (head, rest) = match text.split_once('.') {
        Some((head, rest)) => (head, Some(rest)),
        None => (text.as_str(), None),
    };
    let alone = |what| Some(rest.is_none().then_some(what));
    match head {
        "priority" => alone(What::Priority),
        "window" => alone(What::Window),
        "turn" => alone(What::Turn),
        "phase" => alone(What::Phase),
        "chain" => {
            let number = rest.and_then(|digits| digits.parse().ok());
            Some(number.filter(|number| *number > 0).map(What::Link))
        }
        _ => None,
    }
}

/// `A.lp`, `B.monster.2`: what belongs to a seat.
fn seat_part(text: &str) -> Option<Option<What>> {
    let (seat, rest) = text.split_once('.')?;
    let seat = match seat {
        "A" | "a" => Seat::A,
        "B" | "b" => Seat::B,
        _ => return None,
    };
    let rest = rest.to_ascii_lowercase();
    let (zone, number) = rest.split_once('.').unwrap_or((&rest, "1"));
    let most: u8 = if zone == "monster" { 7 } else { 5 };
    let slot = number.parse().ok().filter(|n| (1..=most).contains(n));
    let at = |zone| {
        slot.map(|n: u8| {
            What::Zone(Place {
                seat,
                zone,
                slot: n - 1,
            })
        })
    };
    Some(match (zone, rest.as_str()) {
        (_, "lp") => Some(What::LifePoints(seat)),
        ("monster", _) => at(Zone::Monster),
        ("spell", _) => at(Zone::Spell),
        ("pendulum", _) => at(Zone::Pendulum),
        (_, "field") => at(Zone::Field),
        _ => None,
    })
}

/// A card by its name or passcode, and what of it. The end of a name is only taken for that where
/// no card has the whole name.
fn card(text: &str, position: &Position, context: &Context) -> Outcome<Option<Vec<What>>> {
    let parts = text.rsplit_once('.');
    let of = parts.and_then(|(name, end)| Some((name.trim_matches('"'), part(end)?)));
    let (name, what) = of.unwrap_or((text, What::Card));
    let face = face(name, context)?;
    Ok(Some(
        rows(position, face)
            .into_iter()
            .map(|row| what(row.id))
            .collect(),
    ))
}

type OfCard = fn(duel::CardId) -> What;

fn part(end: &str) -> Option<OfCard> {
    Some(match end.trim().to_ascii_lowercase().as_str() {
        "atk" => |card| What::Value(card, Value::Atk),
        "def" => |card| What::Value(card, Value::Def),
        "level" => |card| What::Value(card, Value::Level),
        "position" => What::Posture,
        "place" | "zone" => What::Card,
        _ => return None,
    })
}

/// The cards with this face that the reader can tell, those of a deck only when there is no other.
fn rows(position: &Position, face: Passcode) -> Vec<&Row> {
    let rows = position.rows.iter().filter(|row| row.face == Some(face));
    let (deck, rest): (Vec<&Row>, Vec<&Row>) = rows.partition(|row| row.place.zone == Zone::Deck);
    if rest.is_empty() { deck } else { rest }
}

fn face(name: &str, context: &Context) -> Outcome<Passcode> {
    let names = |cards: &[&rules::vocabulary::CardDef]| {
        let names = cards.iter().map(|card| context.words.name(&card.names));
        context.words.joined(&names.collect::<Vec<_>>())
    };
    match cards::find(&context.cards, name) {
        Found::One(card) => Ok(card.passcode),
        Found::Several(could) => Err(Failure::new(Code::Cards)
            .with("name", name)
            .with("could", names(&could))),
        Found::None { .. } => Err(bad(name)),
    }
}

/// What is asked about, in words.
#[must_use]
pub(crate) fn named(what: What, position: &Position, context: &Context) -> String {
    let words = &context.words;
    let card = |id| words.card(position, &context.cards, id);
    let seat = |seat| words.player(seat);
    match what {
        What::LifePoints(of) => context.text("why-lp", args![seat: seat(of)]),
        What::Card(id) => context.text("why-place", args![card: card(id)]),
        What::Posture(id) => context.text("why-posture", args![card: card(id)]),
        What::Value(id, value) => {
            let value = wording::ids::value(value);
            context.text("why-value", args![card: card(id), value: value])
        }
        What::Zone(place) => words.location(place),
        What::Link(link) => context.text("why-link", args![link: link]),
        What::Priority => context.text("why-priority", args![]),
        What::Window => context.text("why-window", args![]),
        What::Turn => context.text("why-turn", args![]),
        What::Phase => context.text("why-phase", args![]),
    }
}

/// How it stands, in words.
#[must_use]
pub(crate) fn stands(what: What, position: &Position, context: &Context) -> String {
    let words = &context.words;
    let card = |id| words.card(position, &context.cards, id);
    let row = |id| position.card(id);
    match what {
        What::LifePoints(seat) => position.lp[seat].to_string(),
        What::Card(id) => row(id).map_or_else(String::new, |row| words.location(row.place)),
        What::Posture(id) => row(id).map_or_else(String::new, |row| words.posture(row.posture)),
        What::Value(id, value) => value_of(id, value, position, context),
        What::Zone(place) => match position.at(place) {
            Some(row) => card(row.id),
            None => context.text("why-empty", args![]),
        },
        What::Link(link) => match position.link(link) {
            Some(link) => words
                .face(&context.cards, link.face)
                .unwrap_or_else(|| card(link.card)),
            None => String::new(),
        },
        What::Priority => match position
            .choice
            .map(|choice| choice.seat)
            .or(position.holder())
        {
            Some(seat) => words.player(seat).to_owned(),
            None => context.text("why-nobody", args![]),
        },
        What::Window => match position.window {
            Some(open) => words.window(open.kind, open.because),
            None => context.text("why-no-window", args![]),
        },
        What::Turn => position.turn.to_string(),
        What::Phase => words.phase(position.phase),
    }
}

/// The changed value, or the printed one.
fn value_of(id: duel::CardId, value: Value, position: &Position, context: &Context) -> String {
    let mut values = position.values.iter();
    let changed = values.find(|(of, what, _)| *of == id && *what == value);
    if let Some((.., to)) = changed {
        return to.to_string();
    }
    let known = position.card(id).and_then(|row| context.cards.of(row));
    let printed = known.and_then(|card| printed(card, value));
    match printed {
        Some(number) => context.text("why-printed", args![number: number.to_string()]),
        None => context.text("why-no-value", args![]),
    }
}

fn printed(card: &rules::vocabulary::CardDef, value: Value) -> Option<i32> {
    let monster = card.monster()?;
    match value {
        Value::Atk => monster.atk,
        Value::Def => monster.def,
        Value::Level => Some(i32::from(monster.level)),
        Value::Negated => None,
    }
}
