//! "I would have used that card then": owed, asked, held, legal, the last moment, the cost.

mod support;

use duel::{Action, Event, How, Seat, WindowKind, Zone};
use judge::{Claim, Claimed, Cost, FoldError, Given, Held, Stands, claim};
use rules::{Rule, Truth};
use support::{Table, too_fast};

fn claimed(table: &Table, by: Seat, card: &str, when: Option<u32>) -> Claimed {
    Claimed {
        by,
        card: table.face(card),
        naming: Vec::new(),
        when,
    }
}

fn answer(table: &Table, claimed: Claimed) -> Claim {
    let line = table.history.current().id;
    claim(&table.history, &table.cards, line, claimed).expect("a line that folds")
}

/// The record of a link, from 1.
fn link(table: &Table, number: usize) -> u32 {
    let mut links = table.history.records().iter();
    let found = links
        .by_ref()
        .filter(|record| matches!(record.event, Event::LinkAdded { .. }))
        .nth(number - 1);
    found.expect("a link").number
}

#[test]
fn a_claim_about_a_window_nobody_asked_about_stands() {
    let table = too_fast(&["Mind Crush"]);
    let when = Some(link(&table, 1));
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", when));
    assert_eq!(found.stands(), Stands::Yes);
    let moment = found.moment.as_ref().expect("a window");
    assert_eq!(
        (moment.kind, moment.given),
        (WindowKind::Free, Given::NotAsked)
    );
    assert_eq!((moment.held, moment.legal()), (Held::Yes, Truth::Yes));
    assert_eq!(moment.place.map(|place| place.zone), Some(Zone::Spell));
    let there = table.history.position_at(moment.go_back_to);
    assert_eq!(there.expect("a position").holder(), Some(Seat::B));
    let line = table.history.current().id;
    let cost = Cost::since(&table.history, line, moment.go_back_to);
    assert_eq!(found.cost, cost.ok());
}

#[test]
fn without_a_moment_it_is_the_nearest_to_the_end_in_which_nobody_asked() {
    let table = too_fast(&["Mind Crush"]);
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", None));
    let moment = found.moment.as_ref().expect("a window");
    let others = found
        .elsewhere
        .iter()
        .filter(|one| one.given == Given::NotAsked);
    assert!(others.clone().count() >= 2);
    assert_eq!(found.later, 0, "it is the last one");
    assert!(others.into_iter().all(|one| one.at < moment.at));
    assert_eq!(found.stands(), Stands::Yes);
}

#[test]
fn a_card_that_was_not_held_does_not_stand() {
    let table = too_fast(&["Mind Crush"]);
    let when = Some(link(&table, 1));
    let found = answer(&table, claimed(&table, Seat::B, "Waboku", when));
    let moment = found.moment.as_ref().expect("a window");
    assert_eq!((moment.held, moment.legal()), (Held::No, Truth::No));
    assert_eq!(found.stands(), Stands::No);
    assert_eq!(found.elsewhere, []);
}

#[test]
fn a_card_the_record_does_not_know_may_have_been_it() {
    let table = too_fast(&[""]);
    let when = Some(link(&table, 1));
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", when));
    let moment = found.moment.as_ref().expect("a window");
    assert_eq!((moment.held, moment.legal()), (Held::Possible, Truth::Yes));
    assert_eq!(found.stands(), Stands::CannotTell);
    let never = answer(&table, claimed(&table, Seat::B, "Gemini Elf", when));
    assert_eq!(never.stands(), Stands::No);
}

#[test]
fn what_could_not_legally_be_used_names_the_rules() {
    let table = too_fast(&["Trap Hole"]);
    let when = Some(link(&table, 1));
    let found = answer(&table, claimed(&table, Seat::B, "Trap Hole", when));
    let moment = found.moment.as_ref().expect("a window");
    assert_eq!((moment.held, moment.legal()), (Held::Yes, Truth::No));
    let fails = moment.conditions.iter().filter(|c| c.truth == Truth::No);
    let fails: Vec<Rule> = fails.map(|check| check.rule).collect();
    assert!(fails.contains(&Rule::Answers), "{fails:?}");
    assert_eq!(found.stands(), Stands::No);
    // It would have been legal after the summon, and that is said.
    let after = found.elsewhere.first().expect("another moment");
    assert_eq!(after.kind, WindowKind::Free);
}

#[test]
fn the_answer_is_legal_exactly_where_the_seat_could_have_said_it() {
    let table = too_fast(&["Mind Crush"]);
    let line = table.history.current().id;
    let ledger = judge::ledger(&table.history, &table.cards, line, 0).expect("a line that folds");
    for entry in ledger {
        let Some(owed) = entry.owed.iter().find(|owed| owed.seat == Seat::B) else {
            continue;
        };
        let when = Some(entry.opened);
        let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", when));
        let all = found.moment.iter().chain(&found.elsewhere);
        let same = all.into_iter().find(|one| one.window == entry.window);
        let legal = same.is_some_and(|one| one.legal() == Truth::Yes);
        if same.is_some() && owed.given != Given::Acted {
            assert_eq!(legal, !owed.could.is_empty(), "window {}", entry.window);
        }
    }
}

#[test]
fn who_was_asked_and_passed_has_no_claim_there() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Waboku"])
        .give(Seat::B, Zone::Spell, &["Mind Crush"])
        .begin();
    let card = table.card(Seat::A, "Waboku");
    table.say(Seat::A, Action::SetSpell { card });
    table.say(Seat::A, Action::Ask);
    table.say(Seat::B, Action::Pass(How::Spoken));
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", None));
    let moment = found.moment.as_ref().expect("a window");
    assert_eq!(moment.not_asked(), Truth::No);
    assert!(moment.asked.is_some());
    assert_eq!(found.stands(), Stands::No);
}

#[test]
fn a_seat_that_is_owed_no_window_there_is_told_so() {
    let table = too_fast(&["Mind Crush"]);
    // The last window is the open state: it is A's.
    let when = Some(table.history.last());
    let set = table.first(|event| matches!(event, Event::CardSet { .. }));
    let open = table.first(|event| matches!(event, Event::WindowOpened { .. }));
    assert!(set > open);
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", Some(open)));
    assert_eq!(found.moment, None);
    assert_eq!(found.stands(), Stands::No);
    assert!(!found.elsewhere.is_empty());
    assert!(
        answer(&table, claimed(&table, Seat::B, "Mind Crush", when))
            .moment
            .is_some()
    );
}

#[test]
fn what_has_happened_since_is_told_as_facts() {
    let table = too_fast(&["Mind Crush"]);
    let when = Some(link(&table, 1));
    let hero = table.face("Elemental HERO Sparkman");
    let naming = Claimed {
        naming: vec![hero],
        ..claimed(&table, Seat::B, "Mind Crush", when)
    };
    let found = answer(&table, naming);
    let since = found.since.as_ref().expect("a moment");
    assert!(since.acted.is_empty(), "{:?}", since.acted);
    // B answered the second chain.
    assert_eq!(since.passed.len(), 1);
    let [shown] = &since.shown[..] else {
        panic!("{:?}", since.shown)
    };
    assert_eq!((shown.face, shown.of), (hero, Seat::A));
    assert!(shown.at > found.moment.as_ref().expect("a window").go_back_to);
}

#[test]
fn a_record_that_is_not_on_the_line_is_an_error() {
    let table = too_fast(&["Mind Crush"]);
    let when = Some(table.history.last() + 1);
    let line = table.history.current().id;
    let claimed = claimed(&table, Seat::B, "Mind Crush", when);
    let found = claim(&table.history, &table.cards, line, claimed);
    assert!(matches!(found, Err(FoldError::NoSuchRecord { .. })));
}

#[test]
fn a_claim_about_the_window_that_is_open_needs_no_going_back() {
    let search = "Reinforcement of the Army";
    let mut table = Table::new()
        .give(Seat::A, Zone::Deck, &["Elemental HERO Stratos"])
        .give(Seat::A, Zone::Hand, &[search, "Waboku"])
        .give(Seat::B, Zone::Spell, &["Mind Crush"])
        .begin();
    let card = table.card(Seat::A, search);
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", None));
    let moment = found.moment.as_ref().expect("a window");
    assert_eq!((moment.given, moment.open), (Given::Awaited, true));
    assert_eq!(found.stands(), Stands::Open, "{:?}", moment.conditions);
    // On a line that was left the window is open for nobody.
    let (old, tip) = (table.history.current().id, table.history.tip());
    let first = table.first(|event| matches!(event, Event::Said { .. }));
    table.rewind(first);
    let claimed = claimed(&table, Seat::B, "Mind Crush", Some(tip));
    let left = claim(&table.history, &table.cards, old, claimed).expect("a line that folds");
    assert_ne!(left.stands(), Stands::Open);
}

#[test]
fn passing_is_no_answer_where_the_card_had_to_be_activated() {
    let table = support::sangan_forgotten();
    let met = table.first(|event| matches!(event, Event::TriggerMet { .. }));
    let found = answer(&table, claimed(&table, Seat::A, "Sangan", Some(met)));
    let moment = found.moment.as_ref().expect("a window");
    assert!(moment.had_to, "{moment:?}");
    assert_eq!(moment.not_asked(), Truth::Yes);
    assert_eq!(found.stands(), Stands::Yes);
}

#[test]
fn what_was_passed_as_agreed_before_is_no_pass_since_and_the_agreement_is_listed() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Waboku"])
        .give(Seat::B, Zone::Spell, &["Mind Crush"])
        .begin();
    let card = table.card(Seat::A, "Waboku");
    table.say(Seat::A, Action::SetSpell { card });
    table.say(Seat::A, Action::Ask);
    let start = table.history.tip();
    let to = duel::Phase::End;
    table.say(Seat::B, Action::AgreeUpTo { to });
    let to = Some(duel::Phase::Battle);
    table.say(Seat::A, Action::MoveOn { to });
    let passed = |event: &Event| {
        let answer = duel::Answer::Passed(How::AgreedUpTo);
        matches!(event, Event::WindowAnswered { seat: Seat::B, answer: a, .. } if *a == answer)
    };
    assert!(table.first(passed) > start);
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", Some(start)));
    let since = found.since.expect("a moment");
    assert_eq!((since.passed, since.acted), (Vec::new(), Vec::new()));
    assert_eq!(since.agreed.len(), 1, "the agreement itself");
}

#[test]
fn a_record_inside_a_window_is_answered_about_that_window() {
    let table = too_fast(&["Mind Crush"]);
    let chain = table.first(|event| {
        matches!(
            event,
            Event::WindowOpened {
                kind: WindowKind::Chain,
                ..
            }
        )
    });
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", Some(chain)));
    let moment = found.moment.as_ref().expect("a window");
    assert!(found.within);
    assert_eq!((moment.kind, moment.opened), (WindowKind::Chain, chain));
    assert!(
        matches!(moment.given, Given::Passed { .. }),
        "B passed there"
    );
    let before = Some(link(&table, 1));
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", before));
    assert!(
        !found.within,
        "a link is in no window: another one is taken, and said to be"
    );
}

#[test]
fn every_moment_is_named_or_counted_and_what_was_passed_later_is_named() {
    let table = too_fast(&["Mind Crush"]);
    let chain = table.first(|event| {
        matches!(
            event,
            Event::WindowOpened {
                kind: WindowKind::Chain,
                ..
            }
        )
    });
    let found = answer(&table, claimed(&table, Seat::B, "Mind Crush", Some(chain)));
    let chosen = found
        .moment
        .as_ref()
        .is_some_and(|one| one.legal() == Truth::Yes);
    let named = found.elsewhere.len() + usize::from(chosen);
    assert_eq!(named + found.more, found.moments);
    let at = found.moment.as_ref().map(|one| one.go_back_to);
    let passed = |one: &judge::Moment| {
        matches!(one.given, Given::Passed { .. }) && Some(one.go_back_to) > at
    };
    assert!(found.elsewhere.iter().any(passed), "{:?}", found.elsewhere);
}

#[test]
fn a_card_that_cannot_be_there_was_not_held() {
    let table = too_fast(&["", "Waboku"]);
    for (card, held) in [
        ("Mind Crush", Held::Possible),
        ("Summoned Skull", Held::No),
        ("Stardust Dragon", Held::No),
    ] {
        let found = answer(&table, claimed(&table, Seat::B, card, None));
        assert_eq!(found.moment.expect("a window").held, held, "{card}");
    }
}

#[test]
fn a_trap_that_may_only_be_in_the_hand_was_not_held() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Gemini Elf"])
        .give(Seat::B, Zone::Hand, &[""])
        .give(Seat::B, Zone::Spell, &["Waboku"])
        .begin();
    let card = table.card(Seat::A, "Gemini Elf");
    table.say(Seat::A, Action::Summon { card });
    let found = answer(&table, claimed(&table, Seat::B, "Trap Hole", None));
    assert_eq!((found.moments, found.windows > 0), (0, true));
    let moment = found.moment.expect("a window");
    assert_eq!(
        (moment.held, moment.not_held),
        (Held::No, Some(judge::NotHeld::NotSet))
    );
    let found = answer(&table, claimed(&table, Seat::B, "Kuriboh", None));
    assert_eq!(found.moment.expect("a window").held, Held::Possible);
}
