//! The same duel with the seats exchanged: everything happens to the other side.

use testkit::mirror::mirrored;
use testkit::play::{Named, Play};

/// Plays the duel with the seats exchanged, and compares every event.
///
/// # Panics
/// At the first that isn't mirrored.
pub(crate) fn mirrors(play: &Play<'_>) {
    let set_up: Vec<_> = play.events[..play.set_up].iter().map(mirrored).collect();
    let mut other = Play::begin(play.cards, &set_up);
    for spoken in &play.script {
        let action = spoken.action.map(|named| {
            Some(match *named {
                Named::Row(row) => Named::Row(row),
                Named::Unseen(seat, zone, face) => Named::Unseen(seat.other(), zone, face),
            })
        });
        other.say_named(spoken.by.other(), action.expect("every name has another"));
    }
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
