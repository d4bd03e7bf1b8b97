//! What the desk writes about an old record stands wherever that record is spoken of: a fact learned
//! late, a repair, a ruling; and what changes by it.

mod support;

use duel::{Action, Desk, Event, How, Picked, Seat, Zone};
use judge::{Filter, Given, Left, Noted, Repair, Settled, Way, changes, ledger, missed, notes};
use support::{Table, sangan_forgotten};

fn line(table: &Table) -> u32 {
    table.history.current().id
}

fn assessed(table: &Table, to: u32) -> judge::Assessment {
    let policy = cards::policy_for("en").expect("a policy");
    let request = judge::Request::default();
    let place = (line(table), to);
    judge::assess(&table.history, &table.cards, place, &policy, request, 7).expect("an assessment")
}

fn first_missed(table: &Table) -> judge::Missed {
    let all = missed(&table.history, &table.cards, Filter::default()).expect("a line that folds");
    all.into_iter().next().expect("a missed window")
}

fn late(table: &mut Table, about: u32) {
    let rule = Some(rules::Rule::Mandatory.rule_id());
    table.enter(Event::Desk(Desk::LateFact { about, rule }));
}

#[test]
fn a_late_fact_stands_at_the_window_it_is_about_everywhere() {
    let mut table = sangan_forgotten();
    let go_back_to = first_missed(&table).go_back_to;
    late(&mut table, go_back_to);
    let first = first_missed(&table);
    assert!(
        matches!(first.notes[..], [judge::Note { about, what: Noted::LateFact { .. }, .. }] if about == go_back_to)
    );
    assert_eq!(first.settled, None, "a fact settles nothing");
    let all = ledger(&table.history, &table.cards, line(&table), 0).expect("a ledger");
    let noted: Vec<u32> = all
        .iter()
        .filter(|entry| !entry.notes.is_empty())
        .map(|entry| entry.window)
        .collect();
    assert_eq!(noted, [first.window]);
    assert_eq!(assessed(&table, go_back_to).notes.len(), 1);
    let claimed = judge::Claimed {
        by: Seat::A,
        card: table.face("Sangan"),
        naming: Vec::new(),
        when: None,
    };
    let claim = judge::claim(&table.history, &table.cards, line(&table), claimed);
    let moment = claim.expect("a claim").moment.expect("a moment");
    assert_eq!(moment.notes.len(), 1);
}

#[test]
fn a_late_fact_says_what_would_have_come_and_how_it_is_put_right() {
    let table = sangan_forgotten();
    let go_back_to = first_missed(&table).go_back_to;
    let it = changes(&table.history, &table.cards, line(&table), go_back_to).expect("changes");
    let [due] = &it.due[..] else {
        panic!("{:?}", it.due)
    };
    assert_eq!((due.seat, due.face), (Seat::A, Some(table.face("Sangan"))));
    assert!(due.mandatory && matches!(due.given, Given::Passed { .. }));
    assert_eq!(due.led.chosen.len(), 1, "A has to choose");
    assert!(!due.led.open);
    let [Repair::Moved { owner, to, .. }, Repair::Shuffled(Seat::A)] = repairs(due)[..] else {
        panic!("{:?}", due.led.changes)
    };
    assert_eq!((owner, to.zone), (Seat::A, Zone::Hand));
}

/// The steps that make up for what an effect would have changed.
fn repairs(due: &judge::Due) -> Vec<Repair> {
    let changes = due.led.changes.iter();
    changes.flat_map(|one| one.repairs.clone()).collect()
}

/// A has this card tributed for a cost, and what it then has to do is left out.
fn forgotten(name: &str) -> judge::Due {
    let mut table = Table::new()
        .give(Seat::A, Zone::Monster, &["Cannon Soldier", name])
        .give(Seat::B, Zone::Deck, &["", ""])
        .give(Seat::A, Zone::Hand, &["Pot of Greed"])
        .give(Seat::A, Zone::Deck, &["Gemini Elf", "Sangan"])
        .begin();
    let card = table.card(Seat::A, "Cannon Soldier");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let picked = [table.card(Seat::A, name)].into_iter().collect();
    table.say(Seat::A, Action::Choose(Picked::Cards(picked)));
    table.both_pass();
    let card = table.card(Seat::A, "Pot of Greed");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let about = first_missed(&table).go_back_to;
    let it = changes(&table.history, &table.cards, line(&table), about).expect("changes");
    it.due
        .into_iter()
        .next()
        .expect("an effect that was left out")
}

#[test]
fn what_no_step_can_make_up_for_is_named_all_the_same() {
    let due = forgotten("Dandylion");
    let tokens = due.led.changes.iter();
    let tokens = tokens.filter(|one| matches!(one.event, Event::TokenMade { .. }));
    let tokens: Vec<_> = tokens.collect();
    assert_eq!(tokens.len(), 2, "{:?}", due.led.changes);
    assert!(tokens.iter().all(|one| one.repairs.is_empty()));
}

#[test]
fn a_card_that_no_definition_describes_is_named_where_a_fact_changes_nothing() {
    let table = sangan_forgotten();
    let none = rules::Catalogue::new(Vec::new(), duel::Digest([0; 32]));
    let began = table.first(|event| matches!(event, Event::PlayBegan { .. }));
    let changes = |cards| changes(&table.history, cards, line(&table), began).expect("changes");
    assert!(changes(&table.cards).undescribed.is_empty());
    let it = changes(&none);
    assert!(it.undescribed.contains(&table.face("Sangan")), "{it:?}");
}

#[test]
fn a_late_fact_about_nothing_changes_nothing() {
    let table = sangan_forgotten();
    let it = changes(
        &table.history,
        &table.cards,
        line(&table),
        table.history.tip(),
    );
    let it = it.expect("changes");
    assert!(it.due.is_empty() && it.breaks.is_none() && it.lp.is_none());
    assert_eq!(it.cost.records, 0);
}

#[test]
fn a_late_fact_about_lost_life_points_gives_them_back() {
    let table = sangan_forgotten();
    let at = table.first(|event| matches!(event, Event::LpChanged { .. }));
    let it = changes(&table.history, &table.cards, line(&table), at).expect("changes");
    let lp = it.lp.expect("life points");
    assert_eq!((lp.seat, lp.by, lp.to, lp.now), (Seat::B, -500, 7500, 7500));
}

#[test]
fn what_was_put_right_comes_last_and_is_not_applied_again() {
    let mut table = sangan_forgotten();
    let about = first_missed(&table).go_back_to;
    let repair = table.repair(Seat::B, Some(about));
    let all = missed(&table.history, &table.cards, Filter::default()).expect("a line that folds");
    let last = all.last().expect("a missed window");
    assert_eq!(last.left, Left::Forgotten);
    assert_eq!(last.settled, Some(Settled::PutRight { at: repair + 2 }));
    assert!(last.repairs.is_empty());
    let ways = assessed(&table, about).ways;
    assert!(!ways.iter().any(|way| matches!(way, Way::ApplyNow { .. })));
    let Some(Way::PutRight {
        by, seat: Seat::A, ..
    }) = ways.last()
    else {
        panic!("{ways:?}")
    };
    assert_eq!(*by, repair + 2);
}

#[test]
fn a_repair_that_does_not_say_what_it_puts_right_is_named_beside_it() {
    let mut table = sangan_forgotten();
    let about = first_missed(&table).go_back_to;
    let repair = table.repair(Seat::B, None);
    assert_eq!(first_missed(&table).repairs, [repair]);
    let ways = assessed(&table, about).ways;
    let named = |way: &Way| matches!(way, Way::ApplyNow { repairs, .. } if *repairs == [repair]);
    assert!(ways.iter().any(named), "{ways:?}");
}

#[test]
fn nothing_that_was_taken_back_is_a_note() {
    let mut table = sangan_forgotten();
    let go_back_to = first_missed(&table).go_back_to;
    late(&mut table, go_back_to);
    let line = line(&table);
    assert_eq!(notes(&table.history, line, |n| n == go_back_to).len(), 1);
    assert!(notes(&table.history, line, |n| n != go_back_to).is_empty());
    table.undo_last();
    assert!(notes(&table.history, line, |_| true).is_empty());
}

#[test]
fn who_was_run_over_was_not_asked_and_left_nothing_out() {
    let table = run_over();
    let first = first_missed(&table);
    assert_eq!((first.seat, first.left), (Seat::A, Left::NotAsked));
    assert!(first.leaves_out(), "it stands first all the same");
    let left_out = judge::forgotten(&table.history, line(&table)).expect("a line that folds");
    assert_eq!(left_out, [first.at]);
    let ways = assessed(&table, first.go_back_to).ways;
    let Some(Way::Leave { not_asked, .. }) = ways.first() else {
        panic!("{ways:?}")
    };
    let all = missed(&table.history, &table.cards, Filter::default()).expect("a line that folds");
    let of_both = all.iter().filter(|one| one.left == Left::NotAsked).count();
    assert_eq!(*not_asked as usize, of_both);
    assert!(
        ways.iter()
            .any(|way| matches!(way, Way::ApplyNow { at, .. } if *at == first.at))
    );
}

#[test]
fn a_claim_tells_the_other_player_of_a_card_and_an_undone_one_does_not() {
    let mut table = sangan_forgotten();
    let to = first_missed(&table).go_back_to;
    let heard = |table: &Table| {
        let it = assessed(table, to);
        let all = it.lessons[Seat::A].iter();
        let heard = all.filter(|one| one.weight == judge::Weight::Claimed);
        let heard: Vec<_> = heard.map(|one| (one.of, one.face)).collect();
        let claimed = judge::Ground::Claimed(Seat::A, 1);
        let counts = it.reasons.iter().any(|reason| reason.ground == claimed);
        assert_eq!(counts, !heard.is_empty());
        heard
    };
    assert_eq!(heard(&table), []);
    let named = Some(table.face("Mind Crush"));
    let (by, at) = (Seat::B, None);
    table.enter(Event::Desk(Desk::Claimed { by, at, named }));
    assert_eq!(heard(&table), [(Seat::B, named)]);
    table.undo_last();
    assert_eq!(heard(&table), []);
}

/// B destroys A's Sangan and goes on at once: its effect has to be activated, and A isn't asked.
fn run_over() -> Table {
    let mut table = Table::new()
        .give(Seat::A, Zone::Monster, &["Sangan"])
        .give(Seat::A, Zone::Deck, &["Gemini Elf"])
        .give(Seat::B, Zone::Hand, &["Smashing Ground", "Gemini Elf"])
        .give(Seat::B, Zone::Deck, &["Waboku", "Waboku"])
        .begin_of(Seat::B);
    let card = table.card(Seat::B, "Smashing Ground");
    table.say(Seat::B, Action::Activate { card, effect: 0 });
    table.say(Seat::A, Action::Pass(How::Spoken));
    table.say(Seat::B, Action::Pass(How::Spoken));
    let card = table.card(Seat::B, "Gemini Elf");
    table.say(Seat::B, Action::Summon { card });
    table
}
