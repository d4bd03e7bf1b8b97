//! "You forgot to ask your opponent": which windows, what could have been done, what has happened
//! since.

mod support;

use duel::{Action, Answer, Event, How, Seat, Which, WindowKind, Zone};
use judge::{Chance, Cost, Filter, FoldError, Held, Standing, held, held_then, missed};
use support::{Table, too_fast};

fn all(table: &Table) -> Vec<judge::Missed> {
    missed(&table.history, &table.cards, Filter::default()).expect("a line that folds")
}

#[test]
fn windows_in_which_a_seat_could_have_acted_come_first_the_newest_before_the_others() {
    let table = too_fast(&["Mind Crush"]);
    let found = all(&table);
    let order = found.iter().map(|m| (m.kind, m.standing()));
    assert_eq!(
        order.collect::<Vec<_>>(),
        [
            (WindowKind::Free, Standing::Could),
            (WindowKind::Free, Standing::Could),
            (WindowKind::Free, Standing::Could),
            // Mind Crush negates no summon.
            (WindowKind::SummonNegation, Standing::Nothing),
        ]
    );
    assert!(found[..3].is_sorted_by_key(|m| std::cmp::Reverse(m.at)));
    assert!(found[3].at < found[0].at);
    for missed in &found[..3] {
        assert_eq!(missed.seat, Seat::B);
        assert_eq!(missed.could.len(), 1);
        assert_eq!(missed.could[0].face, table.face("Mind Crush"));
        assert_eq!(missed.could[0].known_since, None);
        assert!(missed.cannot_tell.is_empty());
    }
}

#[test]
fn at_the_record_to_go_back_to_the_seat_is_asked_in_that_window() {
    let table = too_fast(&["Mind Crush"]);
    for missed in all(&table) {
        let there = table.history.position_at(missed.go_back_to);
        let there = there.expect("a position");
        let window = there.window.expect("an open window");
        assert_eq!(window.holder(), Some(missed.seat));
        assert_eq!(window.number, missed.window);
        let skipped = &table.history.record(missed.at).expect("a record").event;
        assert!(matches!(
            skipped,
            Event::WindowAnswered { answer: Answer::Skipped, seat, .. } if *seat == missed.seat
        ));
        let offers = rules::offers(&there, &table.cards, missed.seat);
        assert!(
            missed
                .could
                .iter()
                .all(|could| offers.contains(&could.said))
        );
    }
}

#[test]
fn a_seat_that_held_nothing_is_listed_after_one_nobody_can_tell_of() {
    let nothing = all(&too_fast(&[]));
    assert!(!nothing.is_empty());
    assert!(nothing.iter().all(|m| m.standing() == Standing::Nothing));
    let unknown = all(&too_fast(&[""]));
    assert!(unknown.iter().all(|m| m.standing() == Standing::CannotTell));
    assert!(unknown.iter().all(|m| m.cannot_tell.len() == 1));
    assert!(Standing::Could < Standing::CannotTell && Standing::CannotTell < Standing::Nothing);
}

#[test]
fn nobody_is_missed_who_was_asked() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Deck, &["Elemental HERO Stratos"])
        .give(Seat::A, Zone::Hand, &["Reinforcement of the Army"])
        .give(Seat::B, Zone::Spell, &["Mind Crush"])
        .begin();
    let card = table.card(Seat::A, "Reinforcement of the Army");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    table.say(Seat::B, Action::Pass(How::Spoken));
    table.say(Seat::A, Action::Pass(How::Spoken));
    assert_eq!(all(&table), []);
}

#[test]
fn a_set_card_turned_up_later_was_that_card_then() {
    let mut table = too_fast(&[""]);
    let mind_crush = table.face("Mind Crush");
    let unknown = all(&table)[0].clone();
    let (seat, zone, face) = (Seat::B, Zone::Spell, mind_crush);
    let card = Which::Unseen { seat, zone, face };
    table.say(
        Seat::B,
        Action::Show {
            card,
            face,
            open: false,
        },
    );
    let found = all(&table);
    let now = found.iter().find(|m| m.at == unknown.at).expect("the same");
    assert_eq!(now.standing(), Standing::Could);
    assert_eq!(now.could[0].face, mind_crush);
    assert_eq!(now.could[0].known_since, Some(table.history.last()));
    assert!(now.cannot_tell.is_empty());
}

#[test]
fn the_list_is_filtered_by_seat_and_cut_to_the_first() {
    let table = too_fast(&["Mind Crush"]);
    let with = |filter| missed(&table.history, &table.cards, filter).expect("a line that folds");
    let of_a = Filter {
        seat: Some(Seat::A),
        ..Filter::default()
    };
    assert_eq!(with(of_a), []);
    let first = Filter {
        first: true,
        ..Filter::default()
    };
    assert_eq!(with(first), all(&table)[..1]);
}

#[test]
fn after_a_rewind_the_window_is_missed_on_the_old_line_only() {
    let mut table = too_fast(&["Mind Crush"]);
    let old = all(&table);
    let free = old.iter().find(|m| m.kind == WindowKind::Free);
    let free = free.expect("the free window after the chain").clone();
    table.rewind(free.go_back_to);
    let new = all(&table);
    assert!(new.iter().all(|m| m.at != free.at));
    let line = Some(timeline::MAIN);
    let main = Filter {
        line,
        ..Filter::default()
    };
    let main = missed(&table.history, &table.cards, main).expect("a line that folds");
    assert_eq!(main, old);
}

#[test]
fn a_line_that_is_not_there_is_an_error() {
    let table = too_fast(&[]);
    let filter = Filter {
        line: Some(77),
        ..Filter::default()
    };
    let found = missed(&table.history, &table.cards, filter);
    assert!(matches!(
        found,
        Err(FoldError::NoSuchRecord { number: 77, .. })
    ));
}

#[test]
fn going_back_costs_what_was_decided_learned_and_shuffled_since() {
    let table = too_fast(&["Mind Crush"]);
    let found = all(&table);
    let (first, second) = (&found[2].cost, &found[1].cost);
    // A activated, passed, chose, summoned and set; B passed once.
    assert_eq!(first.decisions.0, [5, 1]);
    assert_eq!(second.decisions.0, [2, 0]);
    assert!(matches!(&first.random[..], [lot] if lot.what == Chance::Shuffled(Seat::A)));
    assert_eq!(second.random, []);
    let sparkman = table.face("Elemental HERO Sparkman");
    let learned = &first.learned[Seat::B];
    let search = table.face("Reinforcement of the Army");
    let faces = learned.iter().map(|l| (l.face, l.of, l.zone));
    assert_eq!(
        faces.collect::<Vec<_>>(),
        [
            (Some(search), Seat::A, Zone::Hand),
            (Some(sparkman), Seat::A, Zone::Deck)
        ]
    );
    assert!(second.learned[Seat::B].is_empty());
    assert!(second.records < first.records);
    assert_eq!((first.turns, first.phases), (0, 0));
}

#[test]
fn nothing_has_happened_since_the_last_record() {
    let table = too_fast(&[]);
    let line = table.history.current().id;
    let last = table.history.last();
    assert_eq!(Cost::since(&table.history, line, last), Ok(Cost::default()));
    let beyond = Cost::since(&table.history, line, last + 1);
    assert!(matches!(beyond, Err(FoldError::NoSuchRecord { .. })));
}

#[test]
fn a_card_was_held_from_the_moment_it_came() {
    let table = too_fast(&["Mind Crush"]);
    let card = table.row(Seat::B, "Mind Crush").id;
    let came = table.position.card(card).expect("a card").since;
    assert_eq!(held(&table.position, card, came), Some(Held::No));
    assert_eq!(held(&table.position, card, came + 1), Some(Held::Yes));
    assert_eq!(held(&table.position, card.renewed(), came), None);
}

#[test]
fn held_then_is_yes_no_or_possibly() {
    let at = |table: &Table, name: &str, seat: Seat| {
        let go_back_to = all(table)[0].go_back_to;
        let line = table.history.current().id;
        let face = table.face(name);
        held_then(&table.history, line, go_back_to, seat, face).expect("a record of the line")
    };
    let known = too_fast(&["Mind Crush"]);
    assert_eq!(at(&known, "Mind Crush", Seat::B), Held::Yes);
    assert_eq!(at(&known, "Trap Hole", Seat::B), Held::No);
    assert_eq!(at(&known, "Mind Crush", Seat::A), Held::No);
    let unknown = too_fast(&[""]);
    assert_eq!(at(&unknown, "Mind Crush", Seat::B), Held::Possible);
}
