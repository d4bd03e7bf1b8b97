//! Who speaks when in a battle, with cards of the rulings.

use crate::support::PASS;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;

#[test]
fn a_face_up_trigger_of_the_other_seat_speaks_before_the_turn_player_answers_the_attack() {
    // C17.
    let b = attackers(&["Linkuriboh"]);
    let mut t = battle("P5", attackers(&["Giant"]), b);
    t.ok(A, attack(&t, "Giant", "Linkuriboh"));
    assert_eq!(t.asked(), Some((B, WindowKind::Trigger)));
    t.ok(B, PASS);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
}

/// A dragon attacks a dragon of the same strength, both players hold an Honest.
fn honest() -> crate::support::Table {
    let has = Has {
        attack: &["Blue-Eyes White Dragon"],
        hand: &["Honest"],
        ..Has::default()
    };
    let mut t = battle("P5", has, has);
    t.ok(
        A,
        attack(&t, "Blue-Eyes White Dragon", "Blue-Eyes White Dragon"),
    );
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::BeforeCalculation);
    let effect = Action::Activate {
        card: t.card(A, "Honest"),
        effect: 1,
    };
    t.ok(A, effect);
    t
}

#[test]
fn of_two_that_change_atk_on_one_chain_the_first_to_resolve_counts_less() {
    // C100 (a).
    let mut t = honest();
    let effect = Action::Activate {
        card: t.card(B, "Honest"),
        effect: 1,
    };
    t.ok(B, effect);
    through_damage(&mut t);
    assert_eq!(t.zone_of(B, "Blue-Eyes White Dragon"), Zone::Graveyard);
    assert_eq!(lp(&t), (8000, 5000));
}

#[test]
fn before_calculation_another_chain_may_follow_the_first() {
    // C100 (b).
    let mut t = honest();
    t.pass_all();
    assert_eq!(t.position.timing, Some(DamageTiming::BeforeCalculation));
    t.ok(A, PASS);
    let effect = Action::Activate {
        card: t.card(B, "Honest"),
        effect: 1,
    };
    t.ok(B, effect);
    through_damage(&mut t);
    assert_eq!(t.zone_of(A, "Blue-Eyes White Dragon"), Zone::Graveyard);
    assert_eq!(lp(&t), (5000, 8000));
}

#[test]
fn an_effect_of_the_damage_step_is_used_in_no_other_step() {
    let a = Has {
        attack: &["Blue-Eyes White Dragon"],
        hand: &["Honest"],
        ..Has::default()
    };
    let mut t = battle("P5", a, attackers(&["Giant"]));
    t.ok(A, attack(&t, "Blue-Eyes White Dragon", "Giant"));
    let effect = Action::Activate {
        card: t.card(A, "Honest"),
        effect: 1,
    };
    assert_eq!(t.refused(A, effect), rules::Rule::DamageStep);
}

#[test]
fn where_passes_are_implied_an_effect_of_the_damage_step_leads_there() {
    let has = Has {
        attack: &["Blue-Eyes White Dragon"],
        hand: &["Honest"],
        ..Has::default()
    };
    let way = (Mode::Witness, Reading::Implied);
    let mut t = written("P5", way, has, has);
    to_battle(&mut t);
    t.ok(
        A,
        attack(&t, "Blue-Eyes White Dragon", "Blue-Eyes White Dragon"),
    );
    let effect = Action::Activate {
        card: t.card(B, "Honest"),
        effect: 1,
    };
    t.ok(B, effect);
    assert_eq!(t.position.step, Some(Step::Damage));
    assert_eq!(irregular(&t), Vec::<String>::new());
}

#[test]
fn what_must_be_used_at_calculation_goes_on_one_chain_the_turn_player_first() {
    // C101.
    let mut t = battle("P5", attackers(&["Crystal"]), attackers(&["Crystal"]));
    t.ok(A, attack(&t, "Crystal", "Crystal"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::Calculation);
    let seats: Vec<Seat> = t.position.chain.iter().map(|link| link.seat).collect();
    assert_eq!(seats, [A, B]);
    through_damage(&mut t);
    assert_eq!(lp(&t), (7900, 7900));
}

#[test]
fn a_monster_that_destroyed_another_by_battle_triggers_at_the_end() {
    let mut t = battle("P7", attackers(&["Victor"]), attackers(&["Dwarf"]));
    t.ok(A, attack(&t, "Victor", "Dwarf"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::End);
    assert_eq!(t.position.chain.len(), 1);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 6700));
}

#[test]
fn the_defender_that_destroys_the_attacker_triggers_too() {
    let t = fight(
        "P7",
        attackers(&["Dwarf"]),
        attackers(&["Victor"]),
        "Victor",
    );
    assert_eq!(lp(&t), (6700, 8000));
}

#[test]
fn where_there_is_no_main_phase_2_the_end_phase_follows_the_battle() {
    let way = (duel::Mode::Strict, Reading::Written);
    let mut t = set_up("P7", way, attackers(&["Soldier"]), Has::default());
    if let Some(profile) = &mut t.position.profile {
        profile.main_phase_2 = false;
    }
    begin(&mut t, 3);
    let main_2 = Action::MoveOn {
        to: Some(Phase::Main2),
    };
    assert_eq!(t.refused(A, main_2), rules::Rule::PhaseOrder);
    to_battle(&mut t);
    leave(&mut t);
    leave(&mut t);
    assert_eq!(t.position.phase, Phase::End);
}

#[test]
fn a_counter_trap_is_activated_in_the_damage_step_though_it_negates_nothing() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Barrel Behind the Door"],
        ..Has::default()
    };
    let b = Has {
        down: &["Flipper"],
        ..Has::default()
    };
    let mut t = battle("P7", a, b);
    t.ok(A, attack(&t, "Soldier", "Flipper"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::AfterCalculation);
    t.ok(A, t.activate(A, "Barrel Behind the Door"));
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 7500));
}

#[test]
fn what_may_trigger_by_something_else_than_the_battle_does_not_in_the_damage_step() {
    let b = Has {
        down: &["Flipper"],
        set: &["Burn"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier", "Watcher"]), b);
    t.ok(A, attack(&t, "Soldier", "Flipper"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Burn"));
    t.pass_all();
    assert_eq!(t.asked(), Some((A, WindowKind::Trigger)));
    t.ok(A, PASS);
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (7200, 8000));
    let triggers = t.windows();
    let triggers = triggers.iter().filter(|w| w.0 == WindowKind::Trigger);
    assert_eq!(triggers.count(), 1);
}
