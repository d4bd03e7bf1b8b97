//! What is too many or unseen: cards to choose from, links, tokens, and cards nobody may guess at.

mod support;

use duel::Seat::{A, B};
use duel::{Action, Mode, Passcode, Picked, Posture, Which, Zone};
use rules::{Rule, Said, offers};
use support::{PASS, Side, Table};

const ELEVEN: [&str; 11] = [
    "Sangan",
    "Jinzo",
    "Gemini Elf",
    "Summoned Skull",
    "Cannon Soldier",
    "Waboku",
    "Mirror Force",
    "Heavy Storm",
    "Dark Hole",
    "Monster Reborn",
    "Cyber Dragon",
];

#[test]
fn eleven_cards_for_the_hand_limit_can_be_chosen_from_what_is_offered() {
    let a = Side {
        hand: &ELEVEN,
        ..Side::default()
    };
    let mut t = Table::new("P7", Mode::Strict, a, Side::default());
    t.ok(A, Action::EndTurn);
    while t.position.holder() == Some(B) {
        t.ok(B, PASS);
    }
    let ways: Vec<Said> = offers(&t.position, &t.cards, A).iter().collect();
    assert_eq!(ways.len(), 256);
    for way in &ways {
        assert!(offers(&t.position, &t.cards, A).contains(way), "{way:?}");
    }
    t.ok(A, ways[255].action.clone());
    assert_eq!(t.position.count(A, Zone::Graveyard), 5);
}

#[test]
fn a_chain_of_250_links_takes_no_more() {
    let side = Side {
        set: &["Waboku"],
        ..Side::default()
    };
    let mut t = Table::new("P7", Mode::Strict, side, side);
    t.ok(A, t.activate(A, "Waboku"));
    let link = t.position.chain[0].clone();
    t.position.chain.resize(249, link.clone());
    let said = |t: &Table| Said {
        by: B,
        action: t.activate(B, "Waboku"),
    };
    assert!(offers(&t.position, &t.cards, B).contains(&said(&t)));
    t.position.chain.push(link);
    assert!(!offers(&t.position, &t.cards, B).contains(&said(&t)));
    assert_eq!(t.refused(B, t.activate(B, "Waboku")), Rule::LongestChain);
}

#[test]
fn tokens_that_a_record_cant_follow_find_no_room() {
    let side = Side {
        set: &["Scapegoat"],
        ..Side::default()
    };
    let full = |cards: usize| {
        let mut t = Table::new("P7", Mode::Strict, side, Side::default());
        let missing = cards - t.position.rows.len();
        t.with_set_up(|t| t.enter(B, Zone::Deck, &vec!["Waboku"; missing], Posture::FaceDown));
        t
    };
    let mut room = full(251);
    room.ok(A, room.activate(A, "Scapegoat"));
    room.pass_all();
    assert_eq!(room.position.rows.len(), 255);
    let mut none = full(252);
    assert_eq!(
        none.refused(A, none.activate(A, "Scapegoat")),
        Rule::Requires
    );
}

#[test]
fn who_is_not_asked_learns_nothing_by_naming_a_card_of_the_other_hand() {
    let b = Side {
        hand: &["Jinzo"],
        ..Side::default()
    };
    let mut t = Table::new("P7", Mode::Strict, Side::default(), b);
    let named = |face: Passcode| {
        let (seat, zone) = (B, Zone::Hand);
        Picked::Cards(core::iter::once(Which::Unseen { seat, zone, face }).collect())
    };
    let (held, other) = (t.face("Jinzo"), t.face("Sangan"));
    for face in [held, other] {
        assert_eq!(t.refused(A, Action::Choose(named(face))), Rule::Choice);
        assert_eq!(t.refused(A, Action::Outcome(named(face))), Rule::Choice);
    }
}
