//! The audit: what was recorded is what follows, and what doesn't follow is found.

mod support;

use duel::{Action, Answer, Because, Event, How, RuleId, Seat, Zone};
use journal::{Record, Source};
use judge::{Audit, Instead, WentBack, audit};
use support::{Table, too_fast};
use timeline::History;

fn audited(history: &History, table: &Table) -> Audit {
    audit(history, &table.cards).expect("it folds")
}

/// The same duel with one record changed.
fn with(table: &Table, number: u32, change: impl FnOnce(&mut Record)) -> History {
    let mut records = table.history.records().to_vec();
    change(&mut records[number as usize - 1]);
    History::new(records).expect("the order is the same")
}

#[test]
fn a_duel_that_was_played_by_the_rules_differs_nowhere() {
    let table = too_fast(&["Mind Crush"]);
    let found = audited(&table.history, &table);
    assert!(found.divergences.is_empty(), "{:?}", found.divergences);
    assert!(found.decisions > 1 && found.compared > found.decisions);
    assert_eq!(found.others, []);
    let skipped = table.history.records().iter().filter(|record| {
        let answer = Answer::Skipped;
        matches!(&record.event, Event::WindowAnswered { answer: is, .. } if *is == answer)
    });
    assert_eq!(found.not_asked.len(), skipped.count());
    assert!(found.is_clean());
}

#[test]
fn a_record_that_does_not_follow_is_named_with_what_would_stand_there() {
    let table = too_fast(&["Mind Crush"]);
    let right = table.first(|event| matches!(event, Event::WindowOpened { .. }));
    let changed = with(&table, right, |record| {
        if let Event::WindowOpened { because, .. } = &mut record.event {
            *because = Because::Happened;
        }
    });
    let found = audited(&changed, &table);
    assert_eq!(found.divergences.len(), 1, "{:?}", found.divergences);
    let divergence = &found.divergences[0];
    assert_eq!(divergence.at, right);
    let event = table
        .history
        .record(right)
        .map(|record| record.event.clone());
    assert_eq!(
        divergence.instead,
        Instead::Event(Box::new(event.expect("it is there")))
    );
}

#[test]
fn an_answer_that_nobody_may_give_is_found() {
    let table = too_fast(&["Mind Crush"]);
    let said = table.first(|event| matches!(event, Event::Said { .. }));
    let changed = with(&table, said, |record| {
        if let Event::Said { by, .. } = &mut record.event {
            *by = by.other();
        }
        record.source = Source::Seat(Seat::B);
    });
    let found = audited(&changed, &table);
    let first = found.divergences.first().expect("it is found");
    assert!(first.at <= said, "{first:?}");
}

#[test]
fn a_pass_that_is_turned_into_not_asked_is_found() {
    let table = too_fast(&["Mind Crush"]);
    let passed = table.history.last()
        - table
            .history
            .records()
            .iter()
            .rev()
            .position(|record| {
                matches!(
                    record.event,
                    Event::WindowAnswered {
                        answer: Answer::Passed(How::Spoken),
                        ..
                    }
                )
            })
            .expect("somebody passed") as u32;
    let changed = with(&table, passed, |record| {
        if let Event::WindowAnswered { answer, .. } = &mut record.event {
            *answer = Answer::Skipped;
        }
        record.source = Source::Engine;
    });
    let at: Vec<u32> = audited(&changed, &table)
        .divergences
        .iter()
        .map(|one| one.at)
        .collect();
    assert_eq!(at, [passed]);
}

#[test]
fn kinds_of_going_back_and_other_cards_are_told_apart_from_foul_play() {
    let mut table = too_fast(&["Mind Crush"]);
    let to = table.first(|event| matches!(event, Event::WindowOpened { .. }));
    table.rewind(to);
    let line = table.history.current().id;
    let found = audited(&table.history, &table);
    assert_eq!(found.went_back, [(line, WentBack::Judge)]);
    assert!(found.divergences.is_empty(), "{:?}", found.divergences);
    let other = rules::Catalogue::new(Vec::new(), duel::Digest([0; 32]));
    let found = audit(&table.history, &other).expect("it folds");
    assert_eq!(found.others, [(1, table.cards.definitions())]);
    let first = found.divergences.first().expect("there are no cards");
    assert_eq!(first.others, Some(table.cards.definitions()));
    assert!(first.not_compared > 0, "{first:?}");
}

#[test]
fn a_rule_that_was_broken_on_a_line_that_was_left_does_not_count() {
    let mut table = too_fast(&["Mind Crush"]);
    let before = table.first(|event| matches!(event, Event::WindowOpened { .. }));
    let irregular = Event::Irregularity {
        rule: RuleId("PHASE-ORDER".into()),
        by: Seat::A,
        wronged: None,
    };
    table.put(irregular);
    let at = table.history.last();
    let found = audited(&table.history, &table);
    let only = found.irregularities.last().expect("it was put there");
    assert_eq!(
        (only.at, only.line, only.stands),
        (at, timeline::MAIN, true)
    );
    assert!(!found.is_clean());
    let skipped = found.not_asked.len();
    table.rewind(before);
    let found = audited(&table.history, &table);
    assert!(found.irregularities.iter().all(|one| !one.stands));
    assert!(
        !found
            .not_asked
            .iter()
            .any(|one| one.stands && one.at > before)
    );
    assert_eq!(found.not_asked.len(), skipped);
}

/// A card that the chain under way draws is summoned in the same breath: the windows in between
/// are jumped over by what names a card that has its identity only later.
#[test]
fn what_was_told_on_the_way_to_its_use_is_told_again_by_its_face() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Pot of Greed", ""])
        .give(Seat::A, Zone::Deck, &["", "", ""])
        .give(Seat::B, Zone::Spell, &[""])
        .begin();
    let (card, effect) = (table.told("Pot of Greed", Zone::Hand), 0);
    table.say(Seat::A, Action::Activate { card, effect });
    let card = table.told("Sangan", Zone::Hand);
    let summon = Action::Summon { card };
    table.say(Seat::A, summon.clone());
    let found = audited(&table.history, &table);
    assert_eq!(found.divergences, []);
    let decided = judge::decisions(&table.history, timeline::MAIN).expect("it folds");
    assert_eq!(decided.last().map(|one| &one.said.action), Some(&summon));
}
