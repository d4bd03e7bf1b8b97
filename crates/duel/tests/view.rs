//! What a role may know, on small hand-made lines. Lines played by the engine are compared in
//! `testkit::pairs`.

mod line;

use duel::{
    Action, Answer, Audience, CardId, Cause, ChoiceKind, Event, How, Knowing, Picked, Place,
    Position, Posture, Reason, Role, Seat, View, WindowKind, Zone,
};
use line::{A, B, Line, SANGAN, STRATOS, differs_to, same_to, spell};

#[test]
fn the_judge_reads_everything_as_it_is() {
    let mut line = Line::new(Role::Judge);
    let known = line.know(0, STRATOS, Audience::Judge);
    assert!(matches!(known, Event::CardKnown { card: CardId(0), face, .. } if face == STRATOS));
    assert_eq!(line.now(), &line.position);
}

#[test]
fn a_face_is_read_by_its_audience_only() {
    for (role, to, reads) in [
        (A, Audience::Seat(Seat::B), false),
        (B, Audience::Seat(Seat::B), true),
        (Role::Spectator, Audience::Seat(Seat::B), false),
        (A, Audience::All, true),
        (Role::Spectator, Audience::All, true),
        (B, Audience::Judge, false),
    ] {
        let mut line = Line::new(role);
        let Event::CardKnown { face, .. } = line.know(0, STRATOS, to) else {
            panic!("the event stays what it is");
        };
        assert_eq!(face == STRATOS, reads, "{role:?} {to:?}");
        let hand = line.zone(Seat::B, Zone::Hand);
        let known = hand.iter().any(|row| row.face == Some(STRATOS));
        assert_eq!(known, reads, "{role:?} {to:?}");
        assert_eq!(hand.len(), 3);
    }
}

#[test]
fn which_card_of_a_hand_was_set_is_nobody_elses_business() {
    same_to(A, |line, row| line.set(row, 1));
    same_to(Role::Spectator, |line, row| line.set(row, 1));
    differs_to(B, |line, row| line.set(row, 1));
}

#[test]
fn a_card_told_to_its_owner_is_not_the_one_set_next_for_the_other() {
    same_to(A, |line, row| {
        line.know(0, STRATOS, Audience::Seat(Seat::B));
        line.set(row, 1);
    });
}

#[test]
fn a_card_shown_in_a_hand_is_known_no_more_when_one_of_the_hand_was_set() {
    same_to(A, |line, row| {
        line.know(0, STRATOS, Audience::All);
        line.set(row, 1);
        let known = line.now().rows.iter().any(|row| row.face.is_some());
        assert!(!known);
    });
}

#[test]
fn a_card_shown_in_a_hand_stays_known_while_another_is_played_openly() {
    let mut line = Line::new(A);
    line.know(0, STRATOS, Audience::All);
    let shown = line.zone(Seat::B, Zone::Hand);
    let alias = shown
        .iter()
        .find(|row| row.face.is_some())
        .map(|row| row.id);
    line.know(2, SANGAN, Audience::All);
    line.move_card(
        2,
        Place::pile(Seat::B, Zone::Graveyard),
        Posture::FaceUp,
        Reason::Discarded,
    );
    let hand = line.zone(Seat::B, Zone::Hand);
    let still = hand.iter().find(|row| row.face == Some(STRATOS));
    assert_eq!(still.map(|row| row.id), alias);
    let graveyard = line.zone(Seat::B, Zone::Graveyard);
    assert_eq!(graveyard[0].face, Some(SANGAN));
}

#[test]
fn what_lies_open_is_known_without_being_told() {
    let mut line = Line::new(A);
    line.know(0, STRATOS, Audience::Seat(Seat::B));
    line.move_card(
        0,
        Place::pile(Seat::B, Zone::Graveyard),
        Posture::FaceUp,
        Reason::Discarded,
    );
    assert_eq!(line.zone(Seat::B, Zone::Graveyard)[0].face, Some(STRATOS));
}

#[test]
fn a_set_card_keeps_its_alias_until_it_is_turned_up() {
    let mut line = Line::new(A);
    line.set(1, 2);
    let set = *line.now().at(spell(2)).expect("a set card");
    assert_eq!(set.face, None);
    line.know(1, SANGAN, Audience::All);
    let card = line.id(1);
    let cause = Cause::action(Reason::Activation, Seat::B);
    line.add(Event::PositionChanged {
        card,
        to: Posture::FaceUp,
        cause,
    });
    let up = *line.now().at(spell(2)).expect("the same card");
    assert_eq!((up.id, up.face), (set.id, Some(SANGAN)));
}

#[test]
fn a_card_that_went_back_to_the_hand_unseen_comes_out_under_another_alias() {
    same_to(A, |line, row| {
        line.set(2, 2);
        let set = line.now().at(spell(2)).expect("a set card").id;
        let hand = Place::pile(Seat::B, Zone::Hand);
        line.move_card(2, hand, Posture::FaceDown, Reason::Effect);
        line.set([2, 1][row], 3);
        let again = line.now().at(spell(3)).expect("a set card").id;
        assert_ne!(set, again);
    });
}

#[test]
fn what_happened_does_not_tell_where_a_card_is_that_was_lost_from_sight() {
    // What the position remembers of the card in zone 2 names an alias no row has any more.
    same_to(A, |line, row| {
        line.set(2, 2);
        let hand = Place::pile(Seat::B, Zone::Hand);
        line.move_card(2, hand, Posture::FaceDown, Reason::Effect);
        line.set([2, 1][row], 3);
        assert!(line.now().happened.len() >= 3);
    });
}

#[test]
fn the_normal_draw_gives_the_other_a_card_it_cannot_tell_from_the_rest() {
    let mut line = Line::new(A);
    let hand = Place::pile(Seat::B, Zone::Hand);
    line.know(7, STRATOS, Audience::Judge);
    line.move_card(7, hand, Posture::FaceDown, Reason::Rule);
    line.know(7, STRATOS, Audience::Seat(Seat::B));
    let cards = line.zone(Seat::B, Zone::Hand);
    assert_eq!(cards.len(), 4);
    assert!(cards.iter().all(|row| row.face.is_none()));
    assert_eq!(line.zone(Seat::B, Zone::Deck).len(), 3);
}

#[test]
fn a_card_known_on_top_of_the_deck_is_known_in_the_hand_after_the_draw() {
    let mut line = Line::new(A);
    line.know(7, STRATOS, Audience::All);
    let hand = Place::pile(Seat::B, Zone::Hand);
    line.move_card(7, hand, Posture::FaceDown, Reason::Rule);
    let cards = line.zone(Seat::B, Zone::Hand);
    assert!(cards.iter().any(|row| row.face == Some(STRATOS)));
}

#[test]
fn a_search_shows_one_card_and_hides_where_in_the_deck_it_was() {
    same_to(A, |line, row| {
        let row = [4, 6][row];
        line.know(row as u32, STRATOS, Audience::All);
        let hand = Place::pile(Seat::B, Zone::Hand);
        line.move_card(row, hand, Posture::FaceDown, Reason::Effect);
        let cards = line.zone(Seat::B, Zone::Hand);
        assert!(cards.iter().any(|row| row.face == Some(STRATOS)));
        line.add(Event::Shuffled { seat: Seat::B });
    });
}

#[test]
fn shuffling_takes_away_what_was_known_of_a_deck() {
    let mut line = Line::new(B);
    line.know(5, STRATOS, Audience::Seat(Seat::B));
    let before: Vec<CardId> = line
        .zone(Seat::B, Zone::Deck)
        .iter()
        .map(|r| r.id)
        .collect();
    line.add(Event::Shuffled { seat: Seat::B });
    let deck = line.zone(Seat::B, Zone::Deck);
    assert!(deck.iter().all(|row| row.face.is_none()));
    assert!(deck.iter().all(|row| !before.contains(&row.id)));
    assert!(line.now().pool.0.iter().all(Vec::is_empty));
}

#[test]
fn how_a_pass_was_given_is_read_by_the_seat_itself_and_by_nobody_else() {
    for (how, others) in [
        (How::Setting, How::Silence),
        (How::NoResponse, How::Silence),
        (How::Gesture, How::Silence),
        (How::Spoken, How::Silence),
        (How::MovedOn, How::MovedOn),
        (How::AskedTheOther, How::AskedTheOther),
    ] {
        for (role, reads) in [(A, others), (Role::Spectator, others), (B, how)] {
            let mut line = Line::new(role);
            line.add(Event::WindowOpened {
                window: 1,
                kind: WindowKind::Free,
                owed: (Seat::B, Some(Seat::A)),
                because: duel::Because::Happened,
            });
            let seen = line.add(Event::WindowAnswered {
                window: 1,
                seat: Seat::B,
                answer: Answer::Passed(how),
            });
            let answer = Answer::Passed(reads);
            assert_eq!(
                seen,
                Event::WindowAnswered {
                    window: 1,
                    seat: Seat::B,
                    answer
                }
            );
            let window = line.now().window.expect("an open window");
            assert_eq!(window.answers[0], Some(answer));
        }
    }
}

#[test]
fn a_secret_pick_is_read_by_the_one_who_picked() {
    let picks = |line: &mut Line, row: usize| {
        line.step_begins();
        line.add(Event::ChoiceAsked {
            seat: Seat::B,
            what: ChoiceKind::Cost,
            least: 1,
            most: 1,
        });
        let picked = Picked::Cards([line.id(row)].into_iter().collect());
        line.add(Event::ChoiceMade {
            seat: Seat::B,
            picked,
            hidden: true,
        })
    };
    same_to(A, |line, row| {
        let Event::ChoiceMade { picked, .. } = picks(line, row) else {
            panic!("the event stays what it is");
        };
        assert_eq!(picked, Picked::Unknown);
    });
    same_to(Role::Spectator, |line, row| {
        picks(line, row);
    });
    differs_to(B, |line, row| {
        picks(line, row);
    });
}

#[test]
fn a_card_told_from_among_several_by_its_owner_tells_the_other_nothing() {
    same_to(A, |line, row| {
        let card = line.id(row).renewed();
        line.add(Event::CardKnown {
            card,
            face: SANGAN,
            to: Audience::Seat(Seat::B),
            how: Knowing::OneOf,
        });
        line.set(row, 1);
    });
}

#[test]
fn a_card_told_from_among_several_gets_a_new_alias_from_its_owner_too() {
    let mut line = Line::new(B);
    let before: Vec<CardId> = line
        .zone(Seat::B, Zone::Hand)
        .iter()
        .map(|r| r.id)
        .collect();
    let card = line.id(0).renewed();
    let seen = line.add(Event::CardKnown {
        card,
        face: SANGAN,
        to: Audience::Seat(Seat::B),
        how: Knowing::OneOf,
    });
    let Event::CardKnown { card, face, .. } = seen else {
        panic!("the event stays what it is");
    };
    assert_eq!(face, SANGAN);
    assert_eq!(line.now().card(card).and_then(|row| row.face), Some(SANGAN));
    for row in line.zone(Seat::B, Zone::Hand) {
        assert!(!before.contains(&row.id));
    }
}

#[test]
fn an_unidentified_card_is_set_under_the_identity_it_has_from_then_on() {
    for role in [A, B, Role::Spectator] {
        let mut line = Line::new(role);
        let action = Action::SetSpell { card: line.id(1) };
        line.add(Event::Said {
            by: Seat::B,
            action,
        });
        let seen = line.add(Event::CardSet {
            seat: Seat::B,
            card: line.id(1).renewed(),
            to: spell(1),
            posture: Posture::FaceDown,
        });
        let Event::CardSet { card, .. } = seen else {
            panic!("the event stays what it is");
        };
        assert_eq!(line.now().card(card).map(|row| row.place), Some(spell(1)));
    }
}

#[test]
fn a_view_that_is_put_down_in_the_middle_shows_only_what_can_be_seen_there() {
    let mut line = Line::new(Role::Judge);
    line.know(0, STRATOS, Audience::All);
    line.know(1, SANGAN, Audience::Seat(Seat::B));
    let others = View::new(A).position(&line.position);
    assert!(others.rows.iter().all(|row| row.face.is_none()));
    let own = View::new(B).position(&line.position);
    let known = own.rows.iter().filter_map(|row| row.face);
    assert_eq!(known.collect::<Vec<_>>(), [STRATOS, SANGAN]);
}

#[test]
fn desk_events_are_for_everybody() {
    let mut view = View::new(A);
    assert_eq!(view.see(&Position::new(), &Event::Note), Event::Note);
}

#[test]
fn a_card_told_to_its_owner_and_a_card_set_later_have_two_aliases() {
    let mut line = Line::new(A);
    let Event::CardKnown { card: told, .. } = line.know(0, STRATOS, Audience::Seat(Seat::B)) else {
        panic!("the event stays what it is");
    };
    line.set(0, 1);
    assert_ne!(line.now().at(spell(1)).map(|row| row.id), Some(told));
}

#[test]
fn which_card_chance_picked_of_a_hand_is_read_when_it_is_shown() {
    let picks = |line: &mut Line, row: usize| {
        line.know(0, STRATOS, Audience::All);
        line.step_begins();
        let (seat, zone, count) = (Seat::B, Zone::Hand, 1);
        line.add(Event::RandomOutcome {
            lot: duel::Lot::Cards { seat, zone, count },
            picked: Picked::Cards([line.id(row)].into_iter().collect()),
        });
    };
    same_to(A, picks);
    same_to(Role::Spectator, picks);
    differs_to(B, picks);
}

#[test]
fn a_card_known_in_a_deck_is_known_no_more_when_one_left_the_deck_unseen() {
    same_to(A, |line, row| {
        line.know(5, STRATOS, Audience::All);
        line.step_begins();
        let hand = Place::pile(Seat::B, Zone::Hand);
        line.move_card([5, 6][row], hand, Posture::FaceDown, Reason::Effect);
        assert!(line.now().rows.iter().all(|row| row.face.is_none()));
    });
}

#[test]
fn the_source_of_a_link_keeps_its_name_when_the_card_is_lost_from_sight() {
    same_to(A, |line, row| {
        line.set(2, 2);
        let card = line.id(2);
        let Event::LinkAdded { card: link, .. } = line.add(Event::LinkAdded {
            link: 1,
            seat: Seat::B,
            card,
            effect: 0,
            mode: 0,
            kind: duel::LinkKind::TrapCard,
            speed: 2,
            targets: Default::default(),
            declared: None,
            word: None,
        }) else {
            panic!("the event stays what it is");
        };
        let hand = Place::pile(Seat::B, Zone::Hand);
        line.move_card(2, hand, Posture::FaceDown, Reason::Effect);
        line.set([2, 1][row], 3);
        let cause = Cause {
            reason: Reason::Effect,
            by: Some(Seat::B),
            card: Some(card),
            link: 1,
        };
        let seen = line.add(Event::LpChanged {
            seat: Seat::A,
            by: -500,
            to: 7500,
            cause,
        });
        let Event::LpChanged { cause, .. } = seen else {
            panic!("the event stays what it is");
        };
        assert_eq!(cause.card, Some(link));
        assert_ne!(line.now().at(spell(3)).map(|row| row.id), Some(link));
    });
}
