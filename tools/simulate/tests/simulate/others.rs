//! The same duel for others: with the seats exchanged, and with what is hidden exchanged.

use crate::support::{book, first, notices, played, sound, told};
use duel::{Action, Audience, Event, Role, Seat};
use rules::{Said, offers};
use simulate::checks::{mirror, nobody_can_tell};
use testkit::pairs::{check_play, compare, offered_alike};
use testkit::play::{Named, Play};

fn across(change: impl FnOnce(&mut Play<'_>)) {
    let play = sound();
    let mut other = mirror::played_across(&play);
    change(&mut other);
    mirror::compare(&play, &other);
}

#[test]
fn a_sound_duel_is_mirrored() {
    across(|_| {});
}

#[test]
fn an_event_that_is_not_mirrored_is_noticed() {
    notices("isn't mirrored", || {
        across(|other| {
            let turn = other.events.iter_mut().find_map(|event| match event {
                Event::PlayBegan { seat, .. } => Some(seat),
                _ => None,
            });
            *turn.expect("play began") = Seat::A;
        });
    });
}

#[test]
fn a_mirrored_duel_that_goes_on_or_ends_elsewhere_is_noticed() {
    notices("events of the mirrored duel", || {
        across(|other| drop(other.events.pop()));
    });
    notices("the mirrored duel ends elsewhere", || {
        across(|other| other.position.turn += 1);
    });
}

#[test]
fn a_refusal_that_is_not_mirrored_is_noticed() {
    notices("with the seats exchanged", || {
        across(|other| {
            let refused = other.script.iter_mut().find(|said| said.refused.is_some());
            refused.expect("something was refused").refused = None;
        });
    });
}

#[test]
fn an_offer_that_is_not_mirrored_is_noticed() {
    let play = sound();
    let (seat, told) = (Seat::A, told(&play));
    let at = first(&told, |event| matches!(event, Event::WindowOpened { .. }));
    let position = &told[at].1;
    let mut offered: Vec<Said> = offers(position, play.cards, seat).iter().collect();
    assert!(offered.len() > 4, "{offered:?}");
    mirror::offers_are_mirrored(position, play.cards, seat, &offered);
    let last = offered.pop();
    notices("instead", || {
        mirror::offers_are_mirrored(position, play.cards, seat, &offered);
    });
    offered.extend(last);
    offered[0].action = duel::Action::PendulumSummon;
    notices("is offered Some(PendulumSummon)", || {
        mirror::offers_are_mirrored(position, play.cards, seat, &offered);
    });
}

#[test]
fn in_a_sound_duel_nobody_can_tell_what_is_hidden() {
    let play = sound();
    for seat in Seat::BOTH {
        nobody_can_tell(&play, seat, &[3, 1, 2]);
    }
    let compared = check_play(&play, Seat::B, &[3, 1, 2]).expect("nobody can tell");
    assert!(compared.exchanged > 1, "{compared:?}");
}

/// Found by a random duel: the other card of the hand was set in the second duel, and then it was
/// told that it is in the hand.
#[test]
fn a_card_that_is_named_by_its_face_takes_nobody_elses_part() {
    let mut play = played(
        "turn 7 of B, main phase 1\nseat B  hand: Torrential Tribute, Waboku, Mirror Force\n\n\
         B sets Torrential Tribute\n",
    );
    let waboku = play.position.rows.iter().find_map(|row| {
        let name = book().name(row.face?);
        (name == "Waboku").then_some(row.face).flatten()
    });
    let face = waboku.expect("it is in the hand");
    let card = Named::Unseen(Seat::B, duel::Zone::Hand, face);
    let open = false;
    assert!(play.say_named(Seat::B, Action::Show { card, face, open }));
    let mut swapped = 0;
    for number in 0..20 {
        let compared = check_play(&play, Seat::B, &[number, 1]).expect("nobody can tell");
        swapped += usize::from(compared.swapped);
    }
    assert!(swapped > 0, "Mirror Force may be set instead");
}

/// Tells a role what B's hidden cards are, and sees whether it is noticed.
fn tells(to: Audience, role: Role) -> Option<String> {
    let (first, mut second) = (sound(), sound());
    let hidden = second
        .position
        .rows
        .iter()
        .find(|row| row.owner == Seat::B && row.place.zone == duel::Zone::Hand);
    let id = hidden.expect("B has a hand").id;
    let told = second.events.iter_mut().find_map(|event| match event {
        Event::CardKnown { card, to, .. } if *card == id => Some(to),
        _ => None,
    });
    *told.expect("the card was told") = to;
    compare(role, &first, &second).err().map(|it| it.second)
}

#[test]
fn a_face_that_others_come_to_know_is_noticed() {
    assert_eq!(tells(Audience::Seat(Seat::B), Role::Seat(Seat::A)), None);
    for role in [Role::Seat(Seat::A), Role::Spectator] {
        let read = tells(Audience::All, role).expect("they read it");
        assert!(read.contains("CardKnown"), "{read}");
    }
    let read = tells(Audience::Seat(Seat::A), Role::Seat(Seat::A));
    assert!(read.is_some(), "A was told what B hides");
}

#[test]
fn a_record_more_and_another_refusal_are_noticed() {
    let (first, mut second) = (sound(), sound());
    second.events.pop();
    let difference = compare(Role::Spectator, &first, &second).expect_err("one is left out");
    assert!(
        difference.second.ends_with("things to read"),
        "{difference:?}"
    );

    let mut second = sound();
    let refused = second.script.iter_mut().find(|said| said.refused.is_some());
    refused.expect("something was refused").refused = None;
    let difference = compare(Role::Seat(Seat::A), &first, &second).expect_err("it was refused");
    assert!(difference.first.contains("B says"), "{difference:?}");
}

#[test]
fn an_offer_that_tells_something_is_noticed() {
    let duel = |set: &str| {
        played(&format!(
            "rules P7\nmode strict\npasses written\nturn 2 of A, main phase 1\n\
             seat A  hand: {set}, Pot of Greed\n\nA sets Pot of Greed\n"
        ))
    };
    let (one, other) = (duel("Sangan"), duel("Waboku"));
    let same = offered_alike(&one, &one, Seat::A, |_, named| named);
    assert!(same.is_ok(), "{same:?}");
    let difference = offered_alike(&one, &other, Seat::A, |_, named| named);
    let difference = difference.expect_err("Sangan can be summoned, Waboku can't");
    assert!(
        difference.first.contains("A is offered Summon"),
        "{difference:?}"
    );
}
