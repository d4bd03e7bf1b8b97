//! The laws of a stream of events: each is noticed when it is broken.

use crate::support::{first, notices, sound, told};
use duel::{Answer, Event, Passcode, Position, RuleId, Seat};
use testkit::sound::Audit;

type Told = Vec<(Event, Position)>;

/// Follows a duel after something was done to it.
fn follow(change: impl FnOnce(&mut Told)) {
    let mut events = told(&sound());
    change(&mut events);
    let mut audit = Audit::default();
    for (event, after) in &events {
        audit.follow(event, after);
    }
}

fn is_lp(event: &Event) -> bool {
    matches!(event, Event::LpChanged { cause, .. } if cause.reason != duel::Reason::SetUp)
}

#[test]
fn a_sound_duel_keeps_every_law() {
    follow(|_| {});
}

#[test]
fn life_points_that_do_not_add_up_are_noticed() {
    notices("is said to have 7500 life points", || {
        follow(|told| {
            let at = first(told, is_lp);
            if let Event::LpChanged { by, .. } = &mut told[at].0 {
                *by += 100;
            }
        });
    });
}

#[test]
fn life_points_that_change_by_themselves_are_noticed() {
    notices("life points changed without an event", || {
        follow(|told| told.last_mut().expect("an event").1.lp[Seat::B] = 1);
    });
}

#[test]
fn a_window_that_closes_before_all_have_answered_is_noticed() {
    notices("a window closed with", || {
        follow(|told| {
            let passed = |event: &Event| matches!(event, Event::WindowAnswered { answer, .. } if *answer != Answer::Acted);
            let at = first(told, passed);
            told.remove(at);
        });
    });
}

#[test]
fn answers_out_of_turn_are_noticed() {
    notices("is out of turn", || {
        follow(|told| {
            let pair = (0..told.len() - 1).find(|n| {
                let answers = |n: usize| matches!(told[n].0, Event::WindowAnswered { answer, .. } if answer != Answer::Acted);
                answers(*n) && answers(n + 1)
            });
            let at = pair.expect("two passes in one window");
            let later = told[at + 1].0.clone();
            told[at + 1].0 = std::mem::replace(&mut told[at].0, later);
        });
    });
}

#[test]
fn an_answer_nobody_owed_is_noticed() {
    notices("wasn't owed an answer", || {
        follow(|told| {
            let open = |event: &Event| matches!(event, Event::WindowOpened { owed, .. } if owed.1.is_none());
            let at = first(told, open);
            let (Event::WindowOpened { window, owed, .. }, after) = told[at].clone() else {
                panic!("it is one");
            };
            let seat = owed.0.other();
            let answer = Answer::Acted;
            let extra = Event::WindowAnswered {
                window,
                seat,
                answer,
            };
            told.insert(at + 1, (extra, after));
        });
    });
}

#[test]
fn a_second_window_is_noticed() {
    notices("a second window opened", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::WindowOpened { .. }));
            told.insert(at, told[at].clone());
        });
    });
}

#[test]
fn the_closing_of_another_window_is_noticed() {
    notices("another window closed", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::WindowClosed { .. }));
            if let Event::WindowClosed { window } = &mut told[at].0 {
                *window += 1;
            }
        });
    });
}

#[test]
fn a_window_that_stands_open_after_it_closed_is_noticed() {
    notices("another window is open than was opened", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::WindowClosed { .. }));
            told[at].1.window = told[at - 1].1.window;
        });
    });
}

#[test]
fn a_seat_that_was_not_asked_in_a_strict_duel_is_noticed() {
    notices("wasn't asked in a strict duel", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::WindowAnswered { .. }));
            if let Event::WindowAnswered { answer, .. } = &mut told[at].0 {
                *answer = Answer::Skipped;
            }
        });
    });
}

#[test]
fn an_irregularity_in_a_strict_duel_is_noticed() {
    notices("an irregularity in a strict duel", || {
        follow(|told| {
            let irregular = Event::Irregularity {
                rule: RuleId("FET-OPEN".into()),
                by: Seat::A,
                wronged: None,
            };
            let after = told.last().expect("an event").1.clone();
            told.push((irregular, after));
        });
    });
}

#[test]
fn a_window_that_is_open_while_a_chain_resolves_is_noticed() {
    notices("a window is open while a chain resolves", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::LinkResolving { .. }));
            let open = first(told, |event| matches!(event, Event::WindowOpened { .. }));
            let (event, after) = told[open].clone();
            told.insert(
                at,
                (
                    event,
                    Position {
                        chain: told[at].1.chain.clone(),
                        ..after
                    },
                ),
            );
        });
    });
}

#[test]
fn links_out_of_order_are_noticed() {
    notices("a link out of order", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::LinkAdded { .. }));
            if let Event::LinkAdded { link, .. } = &mut told[at].0 {
                *link = 2;
            }
        });
    });
    notices("a link resolves out of order", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::LinkResolved { .. }));
            if let Event::LinkResolved { link, .. } = &mut told[at].0 {
                *link = 2;
            }
        });
    });
}

#[test]
fn a_chain_that_ends_too_early_or_loses_a_link_is_noticed() {
    notices("a chain ends with links left", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::LinkResolved { .. }));
            told[at].0 = Event::ChainEnded;
        });
    });
    notices("lost links", || {
        follow(|told| {
            let at = first(told, |event| matches!(event, Event::LinkAdded { .. }));
            told[at].1.chain.clear();
        });
    });
}

#[test]
fn a_card_that_comes_from_nowhere_is_noticed() {
    notices("a card came or went", || {
        follow(|told| {
            let row = told.last().expect("an event").1.rows[0];
            told.last_mut().expect("an event").1.rows.push(row);
        });
    });
}

#[test]
fn a_face_that_turns_into_another_or_is_forgotten_is_noticed() {
    notices("known faces instead of", || {
        follow(|told| {
            let rows = &mut told.last_mut().expect("an event").1.rows;
            let known = rows.iter_mut().find(|row| row.face.is_some());
            known.expect("a known card").face = Some(Passcode(1));
        });
    });
    notices("known faces instead of", || {
        follow(|told| told.last_mut().expect("an event").1.pool[Seat::A].clear());
    });
}
