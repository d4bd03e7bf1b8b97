//! The physics of moves: ranks, zones, what leaves with a card and what stays with it.

mod table;

use duel::{
    Event, Lingering, LingeringRule, Mismatch, Passcode, Place, Posture, Seat, Until, Value, Word,
    Zone,
};
use proptest::prelude::*;
use table::{BY_EFFECT, Table, monster};

fn bottom(seat: Seat, zone: Zone) -> Place {
    let slot = Place::BOTTOM;
    Place { seat, zone, slot }
}

fn counters(table: &Table, row: usize, by: i32, to: u16) -> Event {
    Event::CountersChanged {
        card: table.id(row),
        counter: Word::new("Spell").expect("short"),
        by,
        to,
        cause: BY_EFFECT,
    }
}

fn about(table: &Table, row: usize, rule: LingeringRule) -> Event {
    let lingering = Lingering {
        rule,
        seat: Seat::A,
        card: Some(table.id(row)),
        until: Until::Leaves,
        source: table.id(8),
    };
    Event::LingeringBegan {
        lingering,
        cause: BY_EFFECT,
    }
}

/// A monster with everything a card on the field can have, and a material.
fn laden() -> Table {
    let mut table = Table::new();
    table.stand(5, 0);
    table.add(counters(&table, 5, 2, 2));
    table.add(about(&table, 5, LingeringRule::NoEffectDestruction));
    table.add(about(&table, 5, LingeringRule::Returns));
    table.add(about(&table, 5, LingeringRule::GoesBack(Seat::B)));
    table.add(Event::ValueChanged {
        card: table.id(5),
        what: Value::Atk,
        to: Some(2500),
        cause: BY_EFFECT,
    });
    table.add(Event::MaterialsAttached {
        cards: [table.id(0)].into_iter().collect(),
        to: table.id(5),
        cause: BY_EFFECT,
    });
    table
}

fn burdens(table: &Table) -> (usize, usize, usize) {
    let p = &table.position;
    (p.counters.len(), p.values.len(), p.lingering.len())
}

#[test]
fn a_card_put_at_the_bottom_is_under_all_the_others() {
    let mut table = Table::new();
    table.go(5, bottom(Seat::A, Zone::Deck), Posture::FaceDown);
    assert_eq!(table.pile(Seat::A, Zone::Deck), [5, 0, 1, 2, 3, 4]);
    table.go(3, bottom(Seat::A, Zone::Deck), Posture::FaceDown);
    assert_eq!(table.pile(Seat::A, Zone::Deck), [3, 5, 0, 1, 2, 4]);
    table.go(0, Place::pile(Seat::A, Zone::Deck), Posture::FaceDown);
    assert_eq!(table.pile(Seat::A, Zone::Deck), [3, 5, 1, 2, 4, 0]);
}

#[test]
fn two_monsters_may_change_sides_into_each_others_zones() {
    let mut table = Table::new();
    table.stand(5, 0);
    table.stand(11, 2);
    let up = Posture::FaceUpAttack;
    let moves = vec![
        table.step(5, monster(Seat::B, 2), up),
        table.step(11, monster(Seat::A, 0), up),
    ];
    table.add(Event::CardsMoved {
        moves,
        cause: BY_EFFECT,
    });
    assert_eq!(table.row(5).place, monster(Seat::B, 2));
    assert_eq!(table.row(11).place, monster(Seat::A, 0));
}

#[test]
fn two_cards_do_not_come_to_one_zone() {
    let mut table = Table::new();
    let to = monster(Seat::A, 1);
    let moves = vec![
        table.step(5, to, Posture::FaceUpAttack),
        table.step(6, to, Posture::FaceUpAttack),
    ];
    let cause = BY_EFFECT;
    let mismatch = table.refused(Event::CardsMoved { moves, cause });
    assert!(matches!(mismatch, Mismatch::Occupied { .. }));
}

#[test]
fn what_is_so_of_a_card_ends_when_it_leaves_the_field_except_its_return() {
    let mut table = laden();
    assert_eq!(burdens(&table), (1, 1, 3));
    table.go(5, Place::pile(Seat::A, Zone::Banished), Posture::FaceUp);
    assert_eq!(burdens(&table), (0, 0, 1));
    assert_eq!(table.position.lingering[0].rule, LingeringRule::Returns);
}

#[test]
fn what_is_so_of_a_card_ends_when_it_is_turned_down_except_whose_it_will_be() {
    let mut table = laden();
    table.add(Event::PositionChanged {
        card: table.id(5),
        to: Posture::FaceDownDefense,
        cause: BY_EFFECT,
    });
    assert_eq!(burdens(&table), (0, 0, 2));
}

#[test]
fn a_monster_that_changes_sides_keeps_everything_and_its_materials_come_along() {
    let mut table = laden();
    table.position.rows[5].attacks = 1;
    let before = table.row(5);
    table.go(5, monster(Seat::B, 4), Posture::FaceUpAttack);
    assert_eq!(burdens(&table), (1, 1, 3));
    let after = table.row(5);
    assert_eq!(after.place, monster(Seat::B, 4));
    assert_eq!((after.owner, after.attacks), (before.owner, 1));
    assert_eq!(table.pile(Seat::B, Zone::Material), [0]);
    assert_eq!(table.row(0).attached, Some(after.id));
}

#[test]
fn a_lingering_effect_about_a_card_in_the_hand_goes_on_when_the_card_comes_out() {
    let mut table = Table::new();
    table.add(about(&table, 6, LingeringRule::DestroyedLater));
    table.stand(6, 0);
    assert_eq!(table.position.lingering.len(), 1);
}

#[test]
fn a_material_taken_off_lies_in_its_pile_and_is_attached_to_nothing() {
    let mut table = laden();
    table.add(Event::MaterialsAttached {
        cards: [table.id(1), table.id(6)].into_iter().collect(),
        to: table.id(5),
        cause: BY_EFFECT,
    });
    assert_eq!(table.pile(Seat::A, Zone::Material), [0, 1, 6]);
    table.go(1, Place::pile(Seat::A, Zone::Graveyard), Posture::FaceUp);
    assert_eq!(table.pile(Seat::A, Zone::Material), [0, 6]);
    assert_eq!(table.row(1).attached, None);
}

#[test]
fn no_card_is_its_own_material_and_none_is_a_material_twice() {
    let mut table = Table::new();
    table.stand(5, 0);
    for cards in [[table.id(5), table.id(6)], [table.id(6), table.id(6)]] {
        table.refused(Event::MaterialsAttached {
            cards: cards.into_iter().collect(),
            to: table.id(5),
            cause: BY_EFFECT,
        });
    }
}

#[test]
fn counters_add_up() {
    let mut table = Table::new();
    table.stand(5, 0);
    table.add(counters(&table, 5, 3, 3));
    table.add(counters(&table, 5, -1, 2));
    assert_eq!(table.position.counters[0].2, 2);
    for (by, to) in [(1, 2), (-3, 0), (i32::MAX, 1), (i32::MIN, 0)] {
        let mismatch = table.refused(counters(&table, 5, by, to));
        assert!(matches!(mismatch, Mismatch::Counters { was: 2, .. }));
    }
    table.add(counters(&table, 5, -2, 0));
    assert!(table.position.counters.is_empty());
}

#[test]
fn counters_lie_on_cards_of_the_field_only() {
    let mut table = Table::new();
    table.refused(counters(&table, 5, 1, 1));
}

#[test]
fn an_equip_card_is_attached_until_it_leaves() {
    let mut table = Table::new();
    table.stand(5, 0);
    let spell = Place {
        zone: Zone::Spell,
        ..monster(Seat::A, 2)
    };
    table.go(6, spell, Posture::FaceUp);
    let attach = |table: &Table, to| Event::Attached {
        card: table.id(6),
        to,
        cause: BY_EFFECT,
    };
    table.add(attach(&table, Some(table.id(5))));
    assert_eq!(table.row(6).attached, Some(table.id(5)));
    table.refused(attach(&table, Some(table.id(5).renewed())));
    table.go(6, Place::pile(Seat::A, Zone::Hand), Posture::FaceDown);
    assert_eq!(table.row(6).attached, None);
}

#[test]
fn cards_set_face_down_from_a_hand_leave_the_rest_of_it_unknown_to_the_other() {
    let mut table = Table::new();
    table.position.rows[5].known_to = 3;
    table.go(6, bottom(Seat::A, Zone::Deck), Posture::FaceDown);
    assert!(!table.row(5).known_by(Seat::B));
    assert!(table.row(5).known_by(Seat::A));
}

#[test]
fn cards_that_leave_a_hand_openly_leave_the_rest_of_it_known() {
    let mut table = Table::new();
    table.position.rows[5].known_to = 3;
    table.stand(6, 0);
    table.go(7, Place::pile(Seat::A, Zone::Graveyard), Posture::FaceUp);
    assert!(table.row(5).known_by(Seat::B));
}

#[test]
fn a_token_gets_the_next_identity_and_no_other() {
    let mut table = Table::new();
    let token = |card, slot| Event::TokenMade {
        seat: Seat::A,
        card,
        face: Passcode(73_915_052),
        to: monster(Seat::A, slot),
        posture: Posture::FaceUpDefense,
        cause: BY_EFFECT,
    };
    table.refused(token(duel::CardId(3), 0));
    table.add(token(duel::CardId(14), 0));
    table.refused(token(duel::CardId(15), 0));
    table.add(token(duel::CardId(15), 1));
    assert!(table.row(14).token && table.row(14).known_by(Seat::B));
    assert_eq!(table.row(15).place, monster(Seat::A, 1));
}

/// Somewhere a card may be sent, often enough the same.
fn anywhere() -> impl Strategy<Value = (Place, Posture)> {
    let seat = prop_oneof![Just(Seat::A), Just(Seat::B)];
    let zone = prop_oneof![
        Just(Zone::Deck),
        Just(Zone::Hand),
        Just(Zone::Monster),
        Just(Zone::Spell),
        Just(Zone::Graveyard),
        Just(Zone::Material),
        Just(Zone::Extra),
    ];
    let slot = prop_oneof![0..3_u8, Just(Place::BOTTOM)];
    let posture = prop_oneof![Just(Posture::FaceUpAttack), Just(Posture::FaceDownDefense)];
    let place = (seat, zone, slot).prop_map(|(seat, zone, slot)| Place { seat, zone, slot });
    (place, posture)
}

#[derive(Clone, Debug)]
enum Doing {
    Move(Vec<(usize, Place, Posture)>),
    Attach(Vec<usize>, usize),
}

fn doing() -> impl Strategy<Value = Doing> {
    let one = (0..14_usize, anywhere()).prop_map(|(row, (place, up))| (row, place, up));
    prop_oneof![
        4 => prop::collection::vec(one, 1..4).prop_map(Doing::Move),
        1 => (prop::collection::vec(0..14_usize, 1..3), 0..14_usize)
            .prop_map(|(cards, to)| Doing::Attach(cards, to)),
    ]
}

fn event(table: &Table, doing: Doing) -> Event {
    let cause = BY_EFFECT;
    match doing {
        Doing::Move(moves) => {
            let moves = moves.into_iter();
            let moves = moves.map(|(row, to, up)| table.step(row, to, up)).collect();
            Event::CardsMoved { moves, cause }
        }
        Doing::Attach(cards, to) => Event::MaterialsAttached {
            cards: cards.into_iter().map(|row| table.id(row)).collect(),
            to: table.id(to),
            cause,
        },
    }
}

/// Every card is in one place, every pile has the ranks from 0 up, and materials lie on the side
/// of their monster.
fn is_sound(table: &Table) {
    let mut places: Vec<Place> = table.position.rows.iter().map(|row| row.place).collect();
    places.sort();
    for pair in places.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
    for place in places.iter().filter(|place| place.zone.is_pile()) {
        assert!(place.slot < table.position.count(place.seat, place.zone));
    }
    for row in &table.position.rows {
        let over = row.attached.and_then(|id| table.position.card(id));
        if let Some(monster) = over.filter(|_| row.place.zone == Zone::Material)
            && monster.place.zone == Zone::Monster
        {
            assert_eq!(monster.place.seat, row.place.seat);
        }
    }
}

proptest! {
    #[test]
    fn whatever_moves_every_card_has_a_place_of_its_own(
        doings in prop::collection::vec(doing(), 1..30),
    ) {
        let mut table = Table::new();
        for doing in doings {
            let event = event(&table, doing);
            let before = table.position.clone();
            if table.position.apply(&event).is_err() {
                prop_assert_eq!(&before, &table.position);
            }
            is_sound(&table);
        }
    }
}
