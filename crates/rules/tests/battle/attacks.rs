//! Attacks and what stops them.

use crate::support::PASS;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::Rule;

#[test]
fn in_a_strict_record_the_start_step_is_left_before_an_attack() {
    let mut t = duel("P7", attackers(&["Soldier"]), Has::default());
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::BattleStep);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::BattleStep);
}

#[test]
fn where_passes_are_implied_an_attack_leaves_the_start_step_by_itself() {
    for mode in [Mode::Strict, Mode::Witness] {
        let a = attackers(&["Soldier", "Giant"]);
        let mut t = written("P7", (mode, Reading::Implied), a, Has::default());
        t.ok(
            A,
            Action::MoveOn {
                to: Some(Phase::Battle),
            },
        );
        t.ok(B, PASS);
        t.ok(A, directly(&t, "Soldier"));
        assert_eq!(t.position.step, Some(Step::Battle));
        // And the next attack says that the first went through.
        t.ok(A, directly(&t, "Giant"));
        assert_eq!(lp(&t), (8000, 6500));
        assert_eq!(irregular(&t), Vec::<String>::new());
    }
}

#[test]
fn a_witness_record_notes_who_was_not_asked_before_an_early_attack() {
    let a = attackers(&["Soldier"]);
    let mut t = written("P7", (Mode::Witness, Reading::Written), a, Has::default());
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    t.ok(A, directly(&t, "Soldier"));
    let skipped = |e: &&Event| {
        matches!(
            e,
            Event::WindowAnswered {
                seat: B,
                answer: Answer::Skipped,
                ..
            }
        )
    };
    assert_eq!(t.events.iter().filter(skipped).count(), 1);
}

#[test]
fn a_monster_attacks_once_a_turn_and_does_not_change_its_position_then() {
    let b = Has {
        defense: &["Rock"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Rock"));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(
        t.refused(A, attack(&t, "Soldier", "Rock")),
        Rule::AttackOnce
    );
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Main2),
        },
    );
    while t.position.phase == Phase::Battle {
        t.ok(B, PASS);
    }
    let turn = Action::ChangePosition {
        card: t.card(A, "Soldier"),
    };
    assert_eq!(t.refused(A, turn), Rule::PositionChange);
}

#[test]
fn an_effect_may_give_a_second_attack_or_one_on_each_monster() {
    let b = Has {
        defense: &["Rock", "Mountain"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Twin", "Sweeper"]), b);
    for (card, target) in [
        ("Twin", "Rock"),
        ("Twin", "Rock"),
        ("Sweeper", "Rock"),
        ("Sweeper", "Mountain"),
    ] {
        t.ok(A, attack(&t, card, target));
        to_damage(&mut t);
        through_damage(&mut t);
    }
    assert_eq!(t.refused(A, attack(&t, "Twin", "Rock")), Rule::AttackOnce);
    assert_eq!(
        t.refused(A, attack(&t, "Sweeper", "Rock")),
        Rule::AttackOnce
    );
}

#[test]
fn only_a_monster_in_attack_position_that_can_attack_does() {
    let a = Has {
        attack: &["Mountain"],
        defense: &["Soldier"],
        down: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P7", a, Has::default());
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::Attacker);
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::Attacker);
    assert_eq!(t.refused(A, directly(&t, "Mountain")), Rule::Forbidden);
}

#[test]
fn a_player_with_monsters_is_attacked_directly_only_by_an_effect() {
    let b = Has {
        down: &["Rock"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier", "Sniper"]), b);
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::DirectAttack);
    assert!(!offered(&t, A, directly(&t, "Soldier")));
    assert!(offered(&t, A, attack(&t, "Soldier", "Rock")));
    t.ok(A, directly(&t, "Sniper"));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 7200));
}

#[test]
fn while_an_attack_is_under_way_no_other_is_declared() {
    let mut t = battle("P7", attackers(&["Soldier", "Giant"]), Has::default());
    t.ok(A, directly(&t, "Soldier"));
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::OpenState);
    t.pass_all();
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::AttackUnderWay);
}

#[test]
fn after_a_declaration_the_turn_player_speaks_first_and_then_the_battle_step_goes_on() {
    let b = Has {
        set: &["Burn"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    t.ok(A, PASS);
    assert_eq!(t.asked(), Some((B, WindowKind::Free)));
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    assert_eq!(t.asked(), Some((B, WindowKind::StepEnd)));
    t.ok(B, t.activate(B, "Burn"));
    t.pass_all();
    t.pass_all();
    assert_eq!(
        (t.position.step, t.position.attack.is_some()),
        (Some(Step::Battle), true)
    );
    leave(&mut t);
    assert_eq!(t.position.step, Some(Step::Damage));
}

#[test]
fn an_illegal_attack_stands_in_a_witness_record_as_an_irregularity() {
    let a = attackers(&["Soldier"]);
    let b = Has {
        defense: &["Dwarf"],
        ..Has::default()
    };
    let mut t = written("P7", (Mode::Witness, Reading::Written), a, b);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, PASS);
    t.ok(A, directly(&t, "Soldier"));
    assert_eq!(irregular(&t), ["BATTLE-DIRECT"]);
    assert!(t.position.attack.is_some());
}

// What stops an attack

#[test]
fn a_negated_attack_is_over_and_counts() {
    let b = Has {
        set: &["Shield"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Shield"));
    t.pass_all();
    assert!(t.position.attack.is_none());
    t.pass_all();
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::AttackOnce);
}

#[test]
fn an_attacker_that_leaves_stops_the_attack_and_nothing_is_replayed() {
    // C93: the call makes another target, but the attacker is gone after the chain.
    let b = Has {
        set: &["Armor", "Call"],
        grave: &["Dwarf"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Armor"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Call"));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Soldier"), Zone::Graveyard);
    assert_eq!(t.zone_of(B, "Dwarf"), Zone::Monster);
    assert!(t.position.attack.is_none() && t.position.choice.is_none());
    let stops = |e: &&Event| {
        matches!(
            e,
            Event::AttackStopped {
                taken_back: false,
                ..
            }
        )
    };
    assert_eq!(t.events.iter().filter(stops).count(), 1);
}

#[test]
fn a_ban_on_declaring_attacks_does_not_stop_one() {
    // C96.
    let b = Has {
        set: &["Roar"],
        ..Has::default()
    };
    let mut t = battle("P5", attackers(&["Soldier", "Giant"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Roar"));
    t.pass_all();
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 6500));
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::Forbidden);
}

#[test]
fn an_effect_that_ends_the_battle_phase_leads_to_its_end_step() {
    let b = Has {
        set: &["Fade"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier", "Giant"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Fade"));
    t.pass_all();
    assert_eq!(
        (t.position.phase, t.position.step),
        (Phase::Battle, Some(Step::End))
    );
    assert!(t.position.lingering.is_empty());
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::BattleStep);
}
