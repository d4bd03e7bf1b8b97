//! Attacks, the timings of the damage step, and summons of every kind, as facts.

mod table;

use duel::{
    CardId, Cause, ChoiceKind, DamageTiming, Event, Happened, Method, Mismatch, Passcode, Phase,
    Picked, Place, Posture, Reason, Reply, Seat, Step, Use, Zone,
};
use table::{BY_EFFECT, Table, monster};

/// A's cards 5 and 6 stand, B's 11 stands and 12 lies face-down; A's battle step.
fn battle() -> Table {
    let mut table = Table::new();
    table.stand(5, 0);
    table.stand(6, 1);
    table.stand(11, 0);
    table.go(12, monster(Seat::B, 1), Posture::FaceDownDefense);
    table.add(Event::PhaseEntered {
        phase: Phase::Battle,
    });
    table.add(Event::StepEntered { step: Step::Battle });
    table
}

fn attacks(table: &Table, card: usize, target: Option<usize>) -> Event {
    Event::AttackDeclared {
        seat: Seat::A,
        card: table.id(card),
        target: target.map(|row| table.id(row)),
    }
}

fn timing(timing: DamageTiming) -> Event {
    Event::TimingEntered { timing }
}

fn gone(row: usize, table: &mut Table) {
    let seat = table.row(row).owner;
    table.go(row, Place::pile(seat, Zone::Graveyard), Posture::FaceUp);
}

#[test]
fn a_battle_phase_is_used_when_its_first_step_begins() {
    let mut table = battle();
    table.add(Event::StepEntered { step: Step::End });
    let battles = table.position.used.iter();
    assert_eq!(battles.filter(|u| **u == Use::Battle(Seat::A)).count(), 1);
}

#[test]
fn an_attack_counts_for_the_attacker_unless_it_is_taken_back() {
    for (taken_back, counted) in [(false, 1), (true, 0)] {
        let mut table = battle();
        table.add(attacks(&table, 5, Some(11)));
        assert_eq!(table.row(5).attacks, 1);
        table.add(Event::AttackStopped {
            card: table.id(5),
            taken_back,
            cause: Cause::RULE,
        });
        assert_eq!(table.row(5).attacks, counted);
        assert_eq!(table.position.attack, None);
    }
}

#[test]
fn only_monsters_on_the_field_battle() {
    let mut table = battle();
    table.refused(attacks(&table, 7, None));
    table.refused(attacks(&table, 5, Some(13)));
}

#[test]
fn an_attack_has_other_targets_once_a_monster_comes_to_or_leaves_the_side_attacked() {
    type Change = fn(&mut Table);
    let changes: [(Change, bool); 5] = [
        (|table| gone(11, table), true),
        (|table| table.stand(13, 2), true),
        (
            |table| table.go(5, monster(Seat::B, 3), Posture::FaceUpAttack),
            true,
        ),
        (|table| table.stand(7, 2), false),
        (|table| gone(6, table), false),
    ];
    for (n, (change, changed)) in changes.into_iter().enumerate() {
        let mut table = battle();
        table.add(attacks(&table, 6, Some(11)));
        change(&mut table);
        let attack = table.position.attack.expect("under way");
        assert_eq!(attack.changed, changed, "change {n}");
    }
}

#[test]
fn in_the_damage_step_the_targets_do_not_change_any_more() {
    let mut table = battle();
    table.add(attacks(&table, 5, Some(11)));
    table.add(Event::StepEntered { step: Step::Damage });
    gone(11, &mut table);
    assert!(!table.position.attack.expect("under way").changed);
}

#[test]
fn the_reply_to_changed_targets_is_kept_until_the_attack_goes_on() {
    let mut table = battle();
    table.add(attacks(&table, 5, Some(11)));
    gone(11, &mut table);
    table.add(Event::ChoiceAsked {
        seat: Seat::A,
        what: ChoiceKind::AttackTarget,
        least: 0,
        most: 1,
    });
    let picked = Picked::Cards([table.id(12)].into_iter().collect());
    table.add(Event::ChoiceMade {
        seat: Seat::A,
        picked,
        hidden: false,
    });
    let attack = table.position.attack.expect("under way");
    assert_eq!(attack.reply, Some(Reply::Against(table.id(12))));
    let again = |card: CardId, target| Event::AttackRetargeted {
        card,
        target: Some(target),
    };
    table.refused(again(table.id(6), table.id(12)));
    table.refused(again(table.id(5), table.id(11)));
    table.add(again(table.id(5), table.id(12)));
    let attack = table.position.attack.expect("under way");
    assert_eq!(
        (attack.target, attack.changed, attack.reply),
        (Some(table.id(12)), false, None)
    );
    assert_eq!(table.row(5).attacks, 1);
}

#[test]
fn a_target_that_lay_face_down_is_remembered_when_it_is_flipped() {
    for (target, down) in [(11, false), (12, true)] {
        let mut table = battle();
        table.add(attacks(&table, 5, Some(target)));
        table.add(Event::StepEntered { step: Step::Damage });
        table.add(timing(DamageTiming::Start));
        table.add(Event::PositionChanged {
            card: table.id(target),
            to: Posture::FaceUpDefense,
            cause: Cause {
                reason: Reason::Battle,
                ..Cause::RULE
            },
        });
        table.add(timing(DamageTiming::BeforeCalculation));
        let attack = table.position.attack.expect("under way");
        assert_eq!(attack.was_face_down, down);
    }
}

#[test]
fn who_is_to_be_destroyed_is_kept_to_the_end_of_the_damage_step() {
    let mut table = battle();
    table.refused(Event::DamageCalculated {
        attacker: true,
        target: true,
    });
    table.add(attacks(&table, 5, Some(11)));
    table.add(Event::StepEntered { step: Step::Damage });
    table.add(Event::DamageCalculated {
        attacker: false,
        target: true,
    });
    table.add(timing(DamageTiming::End));
    let attack = table.position.attack.expect("under way");
    assert!(attack.calculated);
    assert_eq!(attack.doomed, [false, true]);
    table.add(Event::StepEntered { step: Step::Battle });
    assert_eq!((table.position.attack, table.position.timing), (None, None));
}

#[test]
fn a_battle_phase_that_is_cut_short_leaves_no_attack_behind() {
    let mut table = battle();
    table.add(attacks(&table, 5, None));
    table.add(Event::StepEntered { step: Step::Damage });
    table.add(timing(DamageTiming::Start));
    table.add(Event::PhaseEntered {
        phase: Phase::Main2,
    });
    let p = &table.position;
    assert_eq!((p.step, p.timing, p.attack), (None, None, None));
}

#[test]
fn how_often_a_monster_attacked_is_counted_anew_each_turn() {
    let mut table = battle();
    table.add(attacks(&table, 5, None));
    table.add(Event::TurnBegan {
        turn: 4,
        seat: Seat::B,
    });
    assert_eq!(table.row(5).attacks, 0);
}

fn declared(table: &Table, row: usize, method: Method, to: Place) -> Event {
    Event::SummonDeclared {
        seat: Seat::A,
        card: table.id(row),
        method,
        to,
        posture: Posture::FaceUpAttack,
        way: None,
    }
}

fn joins(table: &Table, row: usize, slot: u8) -> Event {
    Event::SummonJoined {
        card: table.id(row),
        to: monster(Seat::A, slot),
        posture: Posture::FaceUpDefense,
    }
}

/// A Pendulum Summon of 5 and 6 from the hand and 9 from the extra deck, declared.
fn pendulum() -> Table {
    let mut table = Table::new();
    table.add(declared(&table, 5, Method::Pendulum, monster(Seat::A, 0)));
    table.add(joins(&table, 6, 1));
    table.add(joins(&table, 9, 2));
    table
}

#[test]
fn monsters_summoned_together_stand_together_and_each_came_from_its_own_place() {
    let mut table = pendulum();
    assert_eq!(table.pile(Seat::A, Zone::Limbo), [5, 6, 9]);
    table.add(Event::SummonSucceeded { card: table.id(5) });
    let happened = table.position.happened.iter().rev().take(3);
    let mut groups = Vec::new();
    let mut from = Vec::new();
    for happening in happened {
        groups.push(happening.group);
        if let Happened::Summoned { from: zone, .. } = happening.what {
            from.push(zone);
        }
    }
    assert_eq!(from, [Zone::Extra, Zone::Hand, Zone::Hand]);
    assert!(groups.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(table.row(9).place, monster(Seat::A, 2));
    assert!(table.position.joined.is_empty());
    let used = &table.position.used;
    let summons = used.iter().filter(|u| **u == Use::SpecialSummon(Seat::A));
    assert_eq!(summons.count(), 1);
    assert!(used.contains(&Use::PendulumSummon(Seat::A)));
}

#[test]
fn nobody_joins_a_summon_twice_or_in_a_zone_that_is_spoken_for() {
    let mut table = pendulum();
    table.refused(joins(&table, 6, 3));
    table.refused(joins(&table, 7, 1));
    table.refused(joins(&table, 7, 0));
    let mut table = Table::new();
    table.refused(joins(&table, 7, 0));
}

#[test]
fn a_summon_whose_zone_was_taken_meanwhile_does_not_half_succeed() {
    let mut table = pendulum();
    table.stand(7, 2);
    let mismatch = table.refused(Event::SummonSucceeded { card: table.id(5) });
    assert!(matches!(mismatch, Mismatch::Occupied { .. }));
}

#[test]
fn a_negated_summon_of_several_leaves_all_of_them_in_limbo() {
    let mut table = pendulum();
    table.add(Event::SummonNegated {
        card: table.id(5),
        cause: BY_EFFECT,
    });
    assert_eq!(table.pile(Seat::A, Zone::Limbo), [5, 6, 9]);
    assert!(table.position.joined.is_empty());
    table.refused(Event::SummonSucceeded { card: table.id(5) });
}

#[test]
fn a_negated_summon_by_a_way_of_its_own_marks_that_use_and_no_others() {
    let mut table = Table::new();
    table.position.rows[5].face = Some(Passcode(1));
    table.position.used.push(Use::Way {
        seat: Seat::B,
        name: Passcode(2),
        way: 1,
        negated: false,
    });
    let mut event = declared(&table, 5, Method::Special, monster(Seat::A, 0));
    if let Event::SummonDeclared { way, .. } = &mut event {
        *way = Some(1);
    }
    table.add(event);
    table.add(Event::SummonNegated {
        card: table.id(5),
        cause: BY_EFFECT,
    });
    let negated = table.position.used.iter().filter_map(|used| match used {
        Use::Way { seat, negated, .. } => Some((*seat, *negated)),
        _ => None,
    });
    let negated: Vec<_> = negated.collect();
    assert_eq!(negated, [(Seat::B, false), (Seat::A, true)]);
}

#[test]
fn a_gemini_monster_is_summoned_again_where_it_stands_and_forgets_it_when_it_leaves() {
    let mut table = Table::new();
    table.stand(5, 0);
    table.refused(declared(&table, 5, Method::Gemini, monster(Seat::A, 1)));
    table.add(declared(&table, 5, Method::Gemini, monster(Seat::A, 0)));
    assert_eq!(table.row(5).place, monster(Seat::A, 0));
    table.add(Event::SummonSucceeded { card: table.id(5) });
    assert!(table.row(5).gemini);
    assert!(table.position.used.contains(&Use::NormalSummon(Seat::A)));
    gone(5, &mut table);
    assert!(!table.row(5).gemini);
}

#[test]
fn monsters_summoned_by_an_effect_moved_and_were_summoned_at_once() {
    let mut table = Table::new();
    let up = Posture::FaceUpAttack;
    let moves = vec![
        table.step(4, monster(Seat::A, 0), up),
        table.step(5, monster(Seat::A, 1), up),
    ];
    table.add(Event::SpecialSummoned {
        seat: Seat::A,
        method: Method::Special,
        moves,
        cause: BY_EFFECT,
    });
    let happened = &table.position.happened;
    let last: Vec<u32> = happened.iter().rev().take(4).map(|h| h.group).collect();
    assert!(last.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(table.row(4).moved_turn, 3);
    assert!(table.position.summon.is_none());
}

#[test]
fn a_proper_summon_is_remembered_where_the_card_can_be_followed() {
    let mut table = Table::new();
    for method in [Method::Special, Method::Fusion] {
        let up = Posture::FaceUpAttack;
        let row = if method == Method::Fusion { 9 } else { 10 };
        let moves = vec![table.step(row, monster(Seat::A, 0), up)];
        table.add(Event::SpecialSummoned {
            seat: Seat::A,
            method,
            moves,
            cause: BY_EFFECT,
        });
        let proper = method == Method::Fusion;
        assert_eq!(table.row(row).proper, proper);
        gone(row, &mut table);
        assert_eq!(table.row(row).proper, proper);
    }
    table.go(9, Place::pile(Seat::A, Zone::Extra), Posture::FaceDown);
    assert!(!table.row(9).proper);
}
