//! The same duel with the seats exchanged: everything happens to the other side.

use duel::{Action, Picked, Position, Seat, Told, Which};
use rules::{Catalogue, Said, offers};
use testkit::mirror::mirrored;
use testkit::play::{Named, Play};

/// Plays the duel with the seats exchanged, and compares every event.
///
/// # Panics
/// At the first that isn't mirrored.
pub fn mirrors(play: &Play<'_>) {
    let other = played_across(play);
    compare(play, &other);
}

/// The same duel with the seats exchanged: the mirrored set-up, and the same said by the other seat.
#[must_use]
pub fn played_across<'a>(play: &Play<'a>) -> Play<'a> {
    let set_up: Vec<_> = play.events[..play.set_up].iter().map(mirrored).collect();
    let mut other = Play::begin(play.cards, &set_up);
    for spoken in &play.script {
        let action = spoken.action.map(|named| {
            Some(match *named {
                Named::Row(row) => Named::Row(row),
                Named::Unseen(seat, zone, face) => Named::Unseen(seat.other(), zone, face),
            })
        });
        let mut action = action.expect("every name has another");
        if let Action::Choose(Picked::Told(telling)) = &mut action {
            across(&mut telling.what);
        }
        other.say_named(spoken.by.other(), action);
    }
    other
}

/// What is told of a seat is told of the other one.
const fn across(told: &mut Told<Named>) {
    if let Told::Drawn { seat, .. }
    | Told::LifePoints { seat, .. }
    | Told::Shuffled(seat)
    | Told::Won(seat) = told
    {
        *seat = seat.other();
    }
}

/// Compares a duel with the one in which the seats are exchanged.
///
/// # Panics
/// At the first event that isn't mirrored.
pub fn compare(play: &Play<'_>, other: &Play<'_>) {
    for (n, (event, across)) in play.events.iter().zip(&other.events).enumerate() {
        let expected = mirrored(event);
        assert!(
            expected == *across,
            "event {n} isn't mirrored: {event:?} and, with the seats exchanged, {across:?}"
        );
    }
    for (spoken, across) in play.script.iter().zip(&other.script) {
        let (one, two) = (spoken.refused, across.refused);
        assert_eq!(
            one, two,
            "{:?} by {}, with the seats exchanged",
            spoken.action, spoken.by
        );
    }
    assert_eq!(
        play.events.len(),
        other.events.len(),
        "events of the mirrored duel"
    );
    let end = mirrored(&play.position);
    assert!(end == other.position, "the mirrored duel ends elsewhere");
}

/// What a seat is offered is what the other one is offered with the seats exchanged.
///
/// # Panics
/// When it isn't.
pub fn offers_are_mirrored(position: &Position, cards: &Catalogue, seat: Seat, offered: &[Said]) {
    let across = mirrored(position);
    let theirs = offers(&across, cards, seat.other()).iter();
    let theirs: Vec<Action<Which>> = theirs.map(|said| said.action).collect();
    let ours: Vec<Action<Which>> = offered.iter().map(|said| mirrored(&said.action)).collect();
    let lost = ours.iter().find(|action| !theirs.contains(action));
    let new = theirs.iter().find(|action| !ours.contains(action));
    assert!(
        (lost, new) == (None, None),
        "{seat} is offered {lost:?}, with the seats exchanged {new:?} instead"
    );
}
