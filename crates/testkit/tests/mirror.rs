//! What is mirrored is the same with the seats exchanged, and mirrored twice it is what it was.

use duel::{
    BySeat, CardId, Event, LingeringRule, Mode, Passcode, Phase, Place, Position, Posture, Row,
    Seat, Zone,
};
use serde::{Deserialize, Serialize};
use testkit::mirror::mirrored;

#[test]
fn seats_are_exchanged_wherever_they_stand() {
    assert_eq!(mirrored(&Seat::A), Seat::B);
    assert_eq!(
        mirrored(&vec![Seat::A, Seat::A, Seat::B]),
        [Seat::B, Seat::B, Seat::A]
    );
    assert_eq!(mirrored(&Some((Seat::B, 7_u8))), Some((Seat::A, 7)));
    let event = |turn_of, lp_of| {
        [
            Event::PlayBegan {
                turn: 300,
                seat: turn_of,
                phase: Some(Phase::Main1),
            },
            Event::LpChanged {
                seat: lp_of,
                by: -1000,
                to: 7000,
                cause: duel::Cause::RULE,
            },
        ]
    };
    assert_eq!(mirrored(&event(Seat::A, Seat::B)), event(Seat::B, Seat::A));
}

#[test]
fn what_stands_by_seat_is_exchanged_however_long_its_parts_are() {
    assert_eq!(mirrored(&BySeat([1_u32, 100_000])), BySeat([100_000, 1]));
    let lists = BySeat([vec![1_u16, 2, 3], vec![]]);
    assert_eq!(mirrored(&lists), BySeat([vec![], vec![1, 2, 3]]));
    let nested = BySeat([Some(Seat::A), None]);
    assert_eq!(mirrored(&nested), BySeat([None, Some(Seat::B)]));
}

#[test]
fn numbers_words_and_bytes_stay_as_they_are() {
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Plain {
        small: (u8, i8, bool),
        large: (u64, i64, u32, i32, u16, i16),
        text: String,
        letter: char,
        list: Vec<u8>,
        nothing: Option<u8>,
        unit: (),
    }
    let plain = Plain {
        small: (255, -1, true),
        large: (u64::MAX, i64::MIN, 128, -64, 300, -300),
        text: "Überläufer".to_owned(),
        letter: 'ß',
        list: vec![0, 200],
        nothing: None,
        unit: (),
    };
    assert_eq!(mirrored(&plain), plain);
}

#[test]
fn who_may_know_a_card_is_exchanged() {
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Card {
        known_to: u8,
        other: u8,
    }
    for (seats, across) in [(0, 0), (1, 2), (2, 1), (3, 3)] {
        let card = |known_to| Card { known_to, other: 1 };
        assert_eq!(mirrored(&card(seats)), card(across));
    }
}

#[test]
fn a_column_is_counted_from_the_other_side() {
    for (column, across) in [(0, 4), (1, 3), (2, 2)] {
        let negated = LingeringRule::ColumnNegated(column);
        assert_eq!(mirrored(&negated), LingeringRule::ColumnNegated(across));
    }
}

#[test]
fn places_keep_their_zones_and_cards_their_identities() {
    let place = |seat| Place {
        seat,
        zone: Zone::Monster,
        slot: 4,
    };
    assert_eq!(mirrored(&place(Seat::A)), place(Seat::B));
    assert_eq!(mirrored(&CardId(0x1234)), CardId(0x1234));
    let known = |seat| Event::CardKnown {
        card: CardId(1),
        face: Passcode(77_777),
        to: duel::Audience::Seat(seat),
        how: duel::Knowing::Told,
    };
    assert_eq!(mirrored(&known(Seat::B)), known(Seat::A));
}

/// A position with cards of both sides.
fn position() -> Position {
    let mut p = Position::new();
    let began = Event::DuelBegan {
        profile_name: "as given".into(),
        profile: cards::profiles()[0].flags,
        mode: Mode::Strict,
        reading: duel::Reading::Written,
        catalogue: duel::Digest([7; 32]),
        engine: rules::ENGINE,
    };
    let entered = |owner, zone, count| Event::CardsEntered {
        owner,
        to: Place::pile(owner, zone),
        count,
        posture: Posture::FaceDown,
    };
    for event in [
        began,
        entered(Seat::A, Zone::Hand, 2),
        entered(Seat::B, Zone::Deck, 200),
    ] {
        p.apply(&event).expect("a set-up that can be");
    }
    p
}

#[test]
fn a_position_is_mirrored_row_by_row_and_twice_is_what_it_was() {
    let position = position();
    let other = mirrored(&position);
    assert_ne!(other, position);
    assert_eq!(mirrored(&other), position);
    let across = |row: &Row| {
        (
            row.id,
            row.owner.other(),
            row.place.seat.other(),
            row.place.zone,
        )
    };
    let theirs = |row: &Row| (row.id, row.owner, row.place.seat, row.place.zone);
    let ours: Vec<_> = position.rows.iter().map(across).collect();
    assert_eq!(ours, other.rows.iter().map(theirs).collect::<Vec<_>>());
    assert_eq!((other.moment, other.turn), (position.moment, position.turn));
    assert_eq!(other.profile, position.profile);
    assert_eq!(other.turn_seat, position.turn_seat.other());
}

#[test]
fn an_event_folded_on_the_other_side_leads_to_the_mirrored_position() {
    let drawn = Event::CardsEntered {
        owner: Seat::B,
        to: Place {
            seat: Seat::B,
            zone: Zone::Spell,
            slot: 2,
        },
        count: 1,
        posture: Posture::FaceDown,
    };
    let (mut one, mut other) = (position(), mirrored(&position()));
    one.apply(&drawn).expect("it can be");
    other.apply(&mirrored(&drawn)).expect("it can be there too");
    assert_eq!(mirrored(&one), other);
}
