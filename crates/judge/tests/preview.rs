//! What a response would have led to: on a scratch line, with the rest of the real line said again.

mod support;

use duel::{Action, Event, How, Phase, Picked, Seat, Which, Zone};
use judge::{Left, Rest, Scratch, Standing, missed, rest_of_line};
use rules::{Next, Rule, Said};
use support::{Table, sangan_forgotten, sangan_forgotten_over, too_fast};

/// The record at which B is asked after the first chain.
fn after_the_first_chain(table: &Table) -> u32 {
    let all = missed(&table.history, &table.cards, judge::Filter::default());
    let all = all.expect("a line that folds");
    let could = all.iter().filter(|one| one.standing() == Standing::Could);
    could.map(|one| one.go_back_to).min().expect("a window")
}

fn rest(table: &Table, scratch: &mut Scratch<'_>, at: u32) -> Rest {
    let line = table.history.current().id;
    rest_of_line(scratch, &table.history, line, at).expect("a line that folds")
}

/// B activates Mind Crush there and declares this name.
fn mind_crush<'t>(table: &'t Table, at: u32, name: &str) -> Scratch<'t> {
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    let card = table.card(Seat::B, "Mind Crush");
    let by = Seat::B;
    let action = Action::Activate { card, effect: 0 };
    scratch.say(&Said { by, action }).expect("it is legal");
    let action = Action::Choose(Picked::Name(table.face(name)));
    scratch.say(&Said { by, action }).expect("a name");
    scratch
}

#[test]
fn a_response_that_hits_nothing_leaves_the_rest_of_the_line_legal() {
    let table = too_fast(&["Mind Crush"]);
    let at = after_the_first_chain(&table);
    let mut scratch = mind_crush(&table, at, "Elemental HERO Sparkman");
    let rest = rest(&table, &mut scratch, at);
    assert_eq!(rest.stop, None);
    assert_eq!(rest.legal.len(), 4);
    let spells = |position: &duel::Position| position.count(Seat::B, Zone::Spell);
    assert_eq!(
        (spells(&table.position), spells(scratch.position())),
        (1, 0)
    );
    // What follows the response comes before what is said again of the line.
    let follows = &scratch.events()[..rest.settled];
    assert!(follows.contains(&Event::ChainEnded));
    let last = follows.last().expect("a window");
    assert!(matches!(last, Event::WindowOpened { .. }), "{last:?}");
}

#[test]
fn what_was_discarded_can_not_be_summoned_any_more() {
    let table = too_fast(&["Mind Crush"]);
    let all = missed(&table.history, &table.cards, judge::Filter::default());
    let all = all.expect("a line that folds");
    let could = all.iter().filter(|one| one.standing() == Standing::Could);
    // The newest comes first.
    let second = could.rev().nth(1);
    let at = second.expect("after the second chain").go_back_to;
    let mut scratch = mind_crush(&table, at, "Elemental HERO Sparkman");
    let rest = rest(&table, &mut scratch, at);
    let stop = rest.stop.as_ref().expect("the summon is no longer legal");
    assert!(matches!(stop.said.action, Action::Summon { .. }));
    assert_eq!(stop.conditions[0].rule, Rule::Physics);
    assert!(rest.legal.is_empty(), "{:?}", rest.legal);
    assert_eq!(rest.passes, 4);
    let graveyard = scratch.position().zone_in_order(Seat::A, Zone::Graveyard);
    let faces: Vec<_> = graveyard.iter().filter_map(|row| row.face).collect();
    assert!(faces.contains(&table.face("Elemental HERO Sparkman")));
    // The end is compared with the line right before that action.
    let record = table.history.record(rest.compared + 1).expect("a record");
    assert!(record.number <= stop.record);
}

#[test]
fn if_the_seat_only_passes_the_rest_of_the_line_is_the_same() {
    let table = too_fast(&["Mind Crush"]);
    let at = after_the_first_chain(&table);
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    let (by, action) = (Seat::B, Action::Pass(How::Spoken));
    scratch.say(&Said { by, action }).expect("a pass");
    let rest = rest(&table, &mut scratch, at);
    assert_eq!(rest.stop, None);
    assert!(rest.dropped.is_empty(), "{:?}", rest.dropped);
    assert_eq!(rest.legal.len(), 4, "{rest:?}");
    assert_eq!(scratch.position().lp, table.position.lp);
    for seat in Seat::BOTH {
        for zone in [Zone::Hand, Zone::Monster, Zone::Spell, Zone::Graveyard] {
            let count = |position: &duel::Position| position.count(seat, zone);
            assert_eq!(
                count(scratch.position()),
                count(&table.position),
                "{zone:?}"
            );
        }
    }
}

#[test]
fn a_choice_that_nobody_has_made_yet_is_awaited_before_the_line_goes_on() {
    let table = sangan_forgotten();
    let all = missed(&table.history, &table.cards, judge::Filter::default());
    let all = all.expect("a line that folds");
    assert_eq!(all[0].left, Left::Forgotten);
    let at = all[0].go_back_to;
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    scratch.say(&all[0].could[0].said).expect("it is legal");
    let rest = rest(&table, &mut scratch, at);
    // Nothing is said of what comes after it: the line itself may be as legal as it was.
    assert!(rest.waits && rest.stop.is_none(), "{rest:?}");
    assert!(rest.legal.is_empty() && rest.dropped.is_empty());
    assert!(matches!(scratch.awaited(), Next::Ask(ask) if ask.seat == Seat::A));
}

#[test]
fn a_record_that_is_not_on_the_line_is_an_error() {
    let mut table = too_fast(&["Mind Crush"]);
    let (at, old) = (after_the_first_chain(&table), table.history.tip());
    table.rewind(at);
    table.say(Seat::B, Action::Pass(How::Spoken));
    let line = table.history.current().id;
    let mut scratch = Scratch::at(&table.history, &table.cards, old).expect("a position");
    let rest = rest_of_line(&mut scratch, &table.history, line, old);
    assert!(matches!(rest, Err(judge::FoldError::NoSuchRecord { .. })));
    // On the line it was written on it is there.
    let line = table.history.line_with(old, line);
    let mut scratch = Scratch::at(&table.history, &table.cards, old).expect("a position");
    assert!(rest_of_line(&mut scratch, &table.history, line, old).is_ok());
}

#[test]
fn nothing_of_it_is_kept() {
    let table = too_fast(&["Mind Crush"]);
    let last = table.history.last();
    let at = after_the_first_chain(&table);
    let mut scratch = mind_crush(&table, at, "Elemental HERO Sparkman");
    let _ = rest(&table, &mut scratch, at);
    assert_eq!(table.history.last(), last);
    assert!(scratch.events().contains(&Event::ChainEnded));
}

#[test]
fn what_the_rules_refuse_leaves_it_where_it_stood() {
    let table = too_fast(&["Mind Crush"]);
    let at = after_the_first_chain(&table);
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    let before = scratch.position().clone();
    let action = Action::Choose(Picked::Mode(3));
    let by = Seat::B;
    assert!(scratch.say(&Said { by, action }).is_err());
    assert_eq!(*scratch.position(), before);
}

#[test]
fn a_card_that_was_told_from_a_pile_is_followed_by_its_face() {
    let mut table = sangan_forgotten_over(&["", "", "", ""]);
    let stratos = "Elemental HERO Stratos";
    let card = table.card(Seat::A, stratos);
    table.say(Seat::A, Action::Summon { card });
    let all = missed(&table.history, &table.cards, judge::Filter::default());
    let all = all.expect("a line that folds");
    let at = all[0].go_back_to;
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    scratch.say(&all[0].could[0].said).expect("it is legal");
    for seat in [Seat::B, Seat::A] {
        let (by, action) = (seat, Action::Pass(How::Spoken));
        scratch.say(&Said { by, action }).expect("a pass");
    }
    let picked = [table.told("Kuriboh", Zone::Deck)].into_iter().collect();
    let (by, action) = (Seat::A, Action::Choose(Picked::Cards(picked)));
    scratch
        .say(&Said { by, action })
        .expect("a card of the deck");
    let rest = rest(&table, &mut scratch, at);
    assert_eq!(rest.stop, None);
    // The summon is declared: it has left the hand.
    let mut rows = scratch.position().rows.iter();
    let summoned = rows.find(|row| row.face == Some(table.face(stratos)));
    assert_eq!(summoned.map(|row| row.place.zone), Some(Zone::Limbo));
    let mut hand = scratch.position().zone(Seat::A, Zone::Hand);
    assert!(hand.any(|row| row.face == Some(table.face("Kuriboh"))));
}

/// A summons Gemini Elf beside Cannon Soldier, which it then tributes for the Soldier's effect.
fn tributed() -> Table {
    let mut table = Table::new()
        .give(Seat::A, Zone::Monster, &["Cannon Soldier"])
        .give(Seat::A, Zone::Hand, &["Gemini Elf", "Kuriboh"])
        .give(Seat::B, Zone::Spell, &["Trap Hole", "Waboku"])
        .begin();
    let card = table.card(Seat::A, "Gemini Elf");
    table.say(Seat::A, Action::Summon { card });
    let card = table.card(Seat::A, "Cannon Soldier");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let picked = [table.card(Seat::A, "Gemini Elf")].into_iter().collect();
    table.say(Seat::A, Action::Choose(Picked::Cards(picked)));
    table.both_pass();
    table
}

/// B's card is activated in the window that fits first, and passed through.
fn responded<'t>(table: &'t Table, at: u32, name: &str) -> Scratch<'t> {
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    let card = table.card(Seat::B, name);
    let (by, action) = (Seat::B, Action::Activate { card, effect: 0 });
    scratch.say(&Said { by, action }).expect("it is legal");
    scratch
}

/// The record after which B could have used this card first.
fn could_have(table: &Table, name: &str) -> u32 {
    let all = missed(&table.history, &table.cards, judge::Filter::default());
    let all = all.expect("a line that folds");
    let card = table.card(Seat::B, name);
    let names = |one: &&judge::Missed| {
        let mut could = one.could.iter();
        could.any(|could| could.said.action.card() == Some(&card))
    };
    let fitting = all.iter().filter(names);
    fitting.map(|one| one.go_back_to).min().expect("a window")
}

#[test]
fn a_cost_that_can_only_be_paid_with_another_card_than_the_lines_ends_it_there() {
    let table = tributed();
    let at = could_have(&table, "Trap Hole");
    let mut scratch = responded(&table, at, "Trap Hole");
    let rest = rest(&table, &mut scratch, at);
    let paid = |event: &Event| {
        let cards = |picked: &Picked| matches!(picked, Picked::Cards(cards) if cards.len() == 1);
        matches!(event, Event::ChoiceMade { seat: Seat::A, picked, .. } if cards(picked))
    };
    let stop = rest.stop.as_ref().expect("the Elf is gone");
    assert_eq!(stop.record, table.first(paid));
    assert!(matches!(stop.said.action, Action::Choose(_)));
    assert_eq!(stop.conditions[0].rule, Rule::Choice);
    // The Soldier isn't paid with instead.
    let soldier = table.row(Seat::A, "Cannon Soldier").id;
    let there = scratch.position().card(soldier);
    assert_eq!(there.map(|row| row.place.zone), Some(Zone::Monster));
    assert!(rest.dropped.is_empty(), "{:?}", rest.dropped);
}

#[test]
fn a_cost_that_is_still_paid_with_the_lines_card_is_legal() {
    let table = tributed();
    let at = could_have(&table, "Waboku");
    let mut scratch = responded(&table, at, "Waboku");
    let rest = rest(&table, &mut scratch, at);
    assert_eq!(rest.stop, None);
    assert_eq!(
        rest.legal.len(),
        2,
        "the activation and what it is paid with"
    );
    assert!(rest.dropped.is_empty(), "{:?}", rest.dropped);
}

#[test]
fn who_was_ending_the_turn_ends_it_again_after_the_response() {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Kuriboh"; 7])
        .give(Seat::B, Zone::Spell, &["Waboku"])
        .give(Seat::B, Zone::Deck, &["Gemini Elf"])
        .begin();
    table.say(Seat::A, Action::EndTurn);
    let ended = table.first(|event| matches!(event, Event::Said { .. }));
    while table.position.choice.is_none() {
        let by = table.position.holder().expect("somebody passes");
        table.say(by, Action::Pass(How::Spoken));
    }
    let hand = table.position.zone_in_order(Seat::A, Zone::Hand);
    let discarded = [Which::Card(hand[0].id)].into_iter().collect();
    table.say(Seat::A, Action::Choose(Picked::Cards(discarded)));
    let to = Some(Phase::Main1);
    table.say(Seat::B, Action::MoveOn { to });
    // A has passed by that, and B is awaited.
    let at = ended + 1;
    let mut scratch = responded(&table, at, "Waboku");
    let rest = rest(&table, &mut scratch, at);
    assert_eq!(rest.stop, None, "{rest:?}");
    assert_eq!(rest.again, Some(ended));
    assert_eq!(rest.legal.len(), 2, "the discard, and B's moving on");
    assert!(rest.dropped.is_empty(), "{:?}", rest.dropped);
    assert_eq!(scratch.position().turn_seat, Seat::B);
}

fn attack(table: &mut Table, attacker: &str, target: Option<&str>) {
    let card = table.card(Seat::A, attacker);
    let target = target.map(|name| table.card(Seat::B, name));
    table.say(Seat::A, Action::Attack { card, target });
}

/// A summons, attacks twice and ends the turn, and B acts in a turn that nobody began aloud.
fn straight_to_battle() -> Table {
    let mut table = Table::new()
        .give(Seat::A, Zone::Hand, &["Luster Dragon"])
        .give(Seat::A, Zone::Monster, &["Vorse Raider"])
        .give(Seat::B, Zone::Hand, &["Pot of Greed"])
        .give(Seat::B, Zone::Monster, &["Gemini Elf"])
        .give(Seat::B, Zone::Spell, &["Scapegoat", "Enemy Controller"])
        .give(Seat::B, Zone::Deck, &["Sangan", "Kuriboh", "Waboku"])
        .begin();
    let card = table.card(Seat::A, "Luster Dragon");
    table.say(Seat::A, Action::Summon { card });
    table.both_pass();
    attack(&mut table, "Luster Dragon", Some("Gemini Elf"));
    table.say(Seat::B, Action::Pass(How::Spoken));
    attack(&mut table, "Vorse Raider", None);
    table.say(Seat::A, Action::EndTurn);
    let card = table.card(Seat::B, "Pot of Greed");
    table.say(Seat::B, Action::Activate { card, effect: 0 });
    table
}

/// Two attacks whose steps nobody named, and an effect of the second damage step.
fn two_battles() -> Table {
    let mut table = Table::new()
        .give(
            Seat::A,
            Zone::Monster,
            &["Summoned Skull", "Injection Fairy Lily"],
        )
        .give(Seat::B, Zone::Hand, &["Honest"])
        .give(
            Seat::B,
            Zone::Monster,
            &["Shining Angel", "Airknight Parshath"],
        )
        .give(Seat::B, Zone::Deck, &["Sangan", "Kuriboh"])
        .begin();
    attack(&mut table, "Summoned Skull", Some("Shining Angel"));
    table.say(Seat::B, Action::Pass(How::Spoken));
    attack(
        &mut table,
        "Injection Fairy Lily",
        Some("Airknight Parshath"),
    );
    table.say(Seat::B, Action::Pass(How::Spoken));
    let card = table.card(Seat::A, "Injection Fairy Lily");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    table.both_pass();
    table
}

/// The records of what was done and chosen after a record.
fn done_after(table: &Table, at: u32) -> Vec<u32> {
    let line = table.history.current().id;
    let all = judge::decisions(&table.history, line).expect("a line that folds");
    let done = all.iter().filter(|one| one.record > at);
    done.filter(|one| !matches!(one.said.action, Action::Pass(_) | Action::Ask))
        .map(|one| one.record)
        .collect()
}

/// Whoever let a window go by does so again, in every window that was closed so: the line stays as it
/// was. Gives how many there were.
fn passed_again(table: &Table) -> usize {
    let mut windows = 0;
    for record in table.history.records() {
        let before = record.number - 1;
        let Event::WindowAnswered { seat, answer, .. } = &record.event else {
            continue;
        };
        let mut scratch = Scratch::at(&table.history, &table.cards, before).expect("a position");
        let (by, action) = (*seat, Action::Pass(How::Spoken));
        let opened = scratch.position().window.map(|window| window.kind);
        if *answer == duel::Answer::Acted || opened == Some(duel::WindowKind::Open) {
            continue;
        }
        scratch.say(&Said { by, action }).expect("a pass");
        let rest = rest(table, &mut scratch, before);
        let number = record.number;
        assert_eq!(rest.stop, None, "record {number}: {:?}", record.event);
        assert!(!rest.waits, "record {number}");
        assert_eq!(rest.legal, done_after(table, number), "record {number}");
        assert!(rest.dropped.is_empty(), "record {number}: {rest:?}");
        windows += 1;
    }
    windows
}

#[test]
fn what_was_said_is_legal_again_where_nobody_named_the_phases() {
    assert!(passed_again(&straight_to_battle()) > 20);
}

#[test]
fn what_was_said_is_legal_again_where_nobody_named_the_steps() {
    assert!(passed_again(&two_battles()) > 10);
}

#[test]
fn a_response_before_a_phase_that_nobody_named_leaves_the_attack_legal() {
    let table = straight_to_battle();
    let ends = |event: &Event| matches!(event, Event::WindowOpened { kind, .. } if *kind == duel::WindowKind::PhaseEnd);
    let at = table.first(ends);
    let mut scratch = responded(&table, at, "Scapegoat");
    let found = rest(&table, &mut scratch, at);
    // The Tokens are in the way of the second, direct attack, and of nothing before it.
    assert_eq!(found.legal.len(), 1, "{found:?}");
    let stop = found.stop.expect("no direct attack");
    assert!(matches!(
        stop.said.action,
        Action::Attack { target: None, .. }
    ));
    assert_eq!(stop.conditions[0].rule, Rule::DirectAttack);
}

#[test]
fn an_effect_of_a_later_damage_step_stays_legal_after_a_response_in_the_first() {
    let table = two_battles();
    let before = |event: &Event| matches!(event, Event::TimingEntered { timing } if *timing == duel::DamageTiming::BeforeCalculation);
    let at = table.first(before) + 1;
    let mut scratch = Scratch::at(&table.history, &table.cards, at).expect("a position");
    let by = Seat::A;
    let action = Action::Pass(How::Spoken);
    if scratch.position().holder() == Some(by) {
        scratch.say(&Said { by, action }).expect("a pass");
    }
    let (by, card) = (Seat::B, table.card(Seat::B, "Honest"));
    let action = Action::Activate { card, effect: 1 };
    scratch.say(&Said { by, action }).expect("it is legal");
    let rest = rest(&table, &mut scratch, at);
    assert_eq!(rest.stop, None);
    assert_eq!(rest.legal.len(), 2, "the attack, and the effect: {rest:?}");
}
