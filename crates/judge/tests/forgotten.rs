//! A trigger that has to be activated and was left out: it stands first in the list of what was
//! missed, however much later somebody thinks of it.

mod support;

use duel::{Action, Event, How, Seat, Zone};
use judge::{Filter, Left, Missed, Standing, missed};
use support::{Table, sangan_forgotten};

fn all(table: &Table) -> Vec<Missed> {
    missed(&table.history, &table.cards, Filter::default()).expect("a line that folds")
}

#[test]
fn a_mandatory_trigger_left_out_comes_first_with_the_chains_that_ended_since() {
    let table = sangan_forgotten();
    let found = all(&table);
    let first = &found[0];
    assert_eq!((first.seat, first.left), (Seat::A, Left::Forgotten));
    assert_eq!(first.standing(), Standing::Could);
    let [sangan] = &first.forgotten[..] else {
        panic!("{:?}", first.forgotten)
    };
    assert_eq!(sangan.face, Some(table.face("Sangan")));
    assert_eq!((sangan.chains, sangan.late), (2, None));
    let met = table.first(|event| matches!(event, Event::TriggerMet { .. }));
    assert_eq!(sangan.met, met);
    assert!(found[1..].iter().all(|one| one.left == Left::NotAsked));
}

#[test]
fn at_the_record_to_go_back_to_the_trigger_can_be_activated() {
    let table = sangan_forgotten();
    let first = &all(&table)[0];
    let there = table.history.position_at(first.go_back_to);
    let there = there.expect("a position");
    assert_eq!(there.holder(), Some(Seat::A));
    assert!(rules::offers(&there, &table.cards, Seat::A).contains(&first.could[0].said));
}

#[test]
fn one_that_was_activated_in_time_is_not_missed() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Monster, &["Sangan", "Cannon Soldier"])
        .give(Seat::A, Zone::Deck, &["Gemini Elf"])
        .begin();
    let card = table.card(Seat::A, "Cannon Soldier");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let sangan = table.card(Seat::A, "Sangan");
    let picked = [sangan].into_iter().collect();
    table.say(Seat::A, Action::Choose(duel::Picked::Cards(picked)));
    table.both_pass();
    let card = table.card(Seat::A, "Sangan");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    table.say(Seat::B, Action::Pass(How::Spoken));
    assert!(all(&table).iter().all(|one| one.forgotten.is_empty()));
}

#[test]
fn it_is_the_owner_who_left_it_out_and_nobody_else() {
    let table = sangan_forgotten();
    let of_b = Filter {
        seat: Some(Seat::B),
        ..Filter::default()
    };
    let found = missed(&table.history, &table.cards, of_b).expect("a line that folds");
    assert!(found.iter().all(|one| one.left != Left::Forgotten));
}
