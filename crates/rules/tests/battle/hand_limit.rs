//! The hand limit at the end of the turn.

use crate::support::{PASS, Table};
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::{Next, Question, Rule};

const SEVEN: [&str; 7] = [
    "Danger", "Soldier", "Giant", "Dwarf", "Nought", "Lancer", "Twin",
];

fn to_the_end(t: &mut Table) {
    t.ok(A, Action::EndTurn);
    while t.position.holder() == Some(B) {
        t.ok(B, PASS);
    }
}

fn asks_for_the_hand(t: &Table) -> bool {
    matches!(rules::next(&t.position, &t.cards), Next::Ask(ask) if ask.question == Question::Choice(ChoiceKind::HandLimit))
}

#[test]
fn at_the_end_of_the_turn_a_hand_goes_down_to_six_cards() {
    let a = Has {
        hand: &SEVEN,
        ..Has::default()
    };
    let mut t = duel(
        "P7",
        a,
        Has {
            deck: &["Soldier"],
            ..Has::default()
        },
    );
    to_the_end(&mut t);
    assert!(asks_for_the_hand(&t));
    assert_eq!(
        t.refused(A, t.choose(A, &["Soldier", "Giant"])),
        Rule::Choice
    );
    assert_eq!(t.refused(A, Action::Choose(Picked::Unknown)), Rule::Choice);
    assert!(offered(&t, A, t.choose(A, &["Soldier"])));
    t.ok(A, t.choose(A, &["Soldier"]));
    assert_eq!((t.position.turn, t.position.count(A, Zone::Hand)), (4, 6));
    assert_eq!(t.zone_of(A, "Soldier"), Zone::Graveyard);
}

#[test]
fn six_cards_stay() {
    let a = Has {
        hand: &SEVEN[..6],
        ..Has::default()
    };
    let mut t = duel(
        "P7",
        a,
        Has {
            deck: &["Soldier"],
            ..Has::default()
        },
    );
    to_the_end(&mut t);
    assert_eq!(t.position.turn, 4);
}

#[test]
fn one_chain_follows_the_discard_and_a_second_discard_sets_nothing_off() {
    // C103.
    let a = Has {
        hand: &SEVEN,
        deck: &["Danger"],
        ..Has::default()
    };
    let mut t = duel(
        "P5",
        a,
        Has {
            deck: &["Soldier"],
            ..Has::default()
        },
    );
    to_the_end(&mut t);
    t.ok(A, t.choose(A, &["Danger"]));
    assert_eq!(t.asked(), Some((A, WindowKind::Trigger)));
    t.ok(A, t.activate(A, "Danger"));
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.pass_all();
    assert!(asks_for_the_hand(&t));
    t.ok(A, t.choose(A, &["Danger"]));
    assert_eq!(t.position.turn, 4);
    let links = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::LinkAdded { .. }))
        .count();
    assert_eq!(links, 1);
}
