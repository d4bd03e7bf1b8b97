//! The laws of one position: each is noticed when it is broken.

use crate::support::{first, notices, played, sound, told};
use duel::{Choice, ChoiceKind, Event, Place, Position, Row, Seat, Zone};
use rules::{Ask, Next, Question, next};
use testkit::sound;

/// Checks a position of the duel after something was done to it.
fn look(change: impl FnOnce(&mut Position)) {
    let play = sound();
    let mut position = play.position.clone();
    change(&mut position);
    sound::position(&position, play.cards);
}

fn card(p: &mut Position, seat: Seat, zone: Zone) -> &mut Row {
    let mut rows = p.rows.iter_mut();
    let found = rows.find(|row| (row.place.seat, row.place.zone) == (seat, zone));
    found.expect("there is a card")
}

#[test]
fn a_sound_position_keeps_every_law() {
    look(|_| {});
}

#[test]
fn two_cards_in_one_place_are_noticed() {
    notices("are in one place", || {
        look(|p| {
            let place = card(p, Seat::B, Zone::Spell).place;
            card(p, Seat::A, Zone::Hand).place = place;
        });
    });
    notices("are number 0", || {
        look(|p| {
            for row in &mut p.rows {
                if row.place.zone == Zone::Deck {
                    row.place.slot = 0;
                }
            }
        });
    });
}

#[test]
fn a_card_that_is_missing_in_a_pile_is_noticed() {
    notices("no card of B's Deck is number", || {
        look(|p| {
            let place = Place {
                seat: Seat::B,
                zone: Zone::Deck,
                slot: 0,
            };
            let bottom = p.rows.iter_mut().find(|row| row.place == place);
            bottom.expect("there is a deck").place.slot = 9;
        });
    });
}

#[test]
fn a_card_that_is_not_in_its_row_is_noticed() {
    notices("isn't in its row", || look(|p| p.rows.swap(0, 1)));
}

#[test]
fn a_card_in_somebody_elses_hand_is_noticed() {
    notices("isn't its owner's", || {
        look(|p| card(p, Seat::B, Zone::Hand).owner = Seat::A);
    });
}

#[test]
fn a_token_in_a_hand_and_a_card_that_left_the_duel_are_noticed() {
    notices("is a token", || {
        look(|p| card(p, Seat::B, Zone::Hand).token = true);
    });
    notices("left the duel", || {
        look(|p| card(p, Seat::B, Zone::Spell).place = Place::pile(Seat::B, Zone::Gone));
    });
}

#[test]
fn a_card_of_the_extra_deck_in_a_hand_is_noticed() {
    let book = crate::support::book();
    let extra = book.cards.iter().find(|def| def.is_extra());
    let face = extra.map(|def| def.passcode);
    notices("belongs to the extra deck", || {
        look(|p| card(p, Seat::B, Zone::Hand).face = face);
    });
}

#[test]
fn a_material_under_nothing_is_noticed() {
    notices("lies under nothing", || {
        look(|p| card(p, Seat::B, Zone::Spell).place = Place::pile(Seat::B, Zone::Material));
    });
}

#[test]
fn priority_while_a_chain_resolves_is_noticed() {
    let play = sound();
    let told = told(&play);
    let resolves = first(&told, |event| {
        matches!(
            event,
            Event::StepBegan {
                part: duel::Part::Effect,
                ..
            }
        )
    });
    let opened = first(&told, |event| matches!(event, Event::WindowOpened { .. }));
    let mut position = told[resolves].1.clone();
    sound::position(&position, play.cards);
    position.window = told[opened].1.window;
    notices("a window is open while a chain resolves", || {
        sound::position(&position, play.cards);
    });
}

#[test]
fn an_open_state_on_a_chain_is_noticed() {
    let play = sound();
    let told = told(&play);
    let linked = first(&told, |event| matches!(event, Event::LinkAdded { .. }));
    notices("a chain or a summon is left behind", || {
        look(|p| {
            p.chain = told[linked].1.chain.clone();
            let window = p.window.as_mut().expect("somebody is awaited");
            window.kind = duel::WindowKind::Open;
        });
    });
}

#[test]
fn a_card_that_is_nowhere_is_noticed() {
    let mut position = sound().position;
    sound::nothing_is_lost(&position);
    card(&mut position, Seat::B, Zone::Spell).place = Place::pile(Seat::B, Zone::Limbo);
    notices("is nowhere, and nobody summons it", || {
        sound::nothing_is_lost(&position);
    });
}

#[test]
fn asking_the_wrong_seat_or_the_wrong_question_is_noticed() {
    let play = sound();
    let Next::Ask(ask) = next(&play.position, play.cards) else {
        panic!("somebody is awaited");
    };
    sound::asks_who_is_awaited(&play.position, ask);
    let seat = ask.seat.other();
    notices("asks the wrong seat", || {
        sound::asks_who_is_awaited(&play.position, Ask { seat, ..ask });
    });
    let question = Question::Choice(ChoiceKind::Cards);
    notices("asks the wrong seat", || {
        sound::asks_who_is_awaited(&play.position, Ask { question, ..ask });
    });
}

#[test]
fn somebody_who_can_not_answer_is_noticed() {
    let play = played(
        "turn 2 of A, main phase 1\nseat A  hand: Sangan  deck: Raigeki\nseat B  deck: Waboku\n",
    );
    sound::somebody_can_go_on(&play.position, play.cards);
    let mut position = play.position.clone();
    position.choice = Some(Choice {
        seat: Seat::A,
        what: ChoiceKind::HandLimit,
        least: 200,
        most: 200,
    });
    notices("can do nothing", || {
        sound::somebody_can_go_on(&position, play.cards);
    });
}
