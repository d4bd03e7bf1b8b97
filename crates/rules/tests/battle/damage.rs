//! Battle damage and destruction.

use crate::support::PASS;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;

#[test]
fn the_weaker_of_two_attackers_is_destroyed_and_its_player_takes_the_difference() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 7500))
    );
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Giant"]),
        "Giant",
    );
    assert_eq!(
        (t.zone_of(A, "Soldier"), lp(&t)),
        (Zone::Graveyard, (7500, 8000))
    );
    assert_eq!(t.zone_of(B, "Giant"), Zone::Monster);
}

#[test]
fn equal_atk_destroys_both_at_once_unless_it_is_0() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Soldier"]),
        "Soldier",
    );
    let both = |e: &Event| matches!(e, Event::CardsMoved { moves, cause } if moves.len() == 2 && cause.reason == Reason::Battle);
    assert!(t.events.iter().any(both));
    let t = fight(
        "P7",
        attackers(&["Nought"]),
        attackers(&["Nought"]),
        "Nought",
    );
    assert_eq!(
        (t.zone_of(A, "Nought"), t.zone_of(B, "Nought")),
        (Zone::Monster, Zone::Monster)
    );
}

#[test]
fn defense_destroys_nothing_and_gives_damage_only_to_the_attacker() {
    let wall = |defense| Has {
        defense,
        ..Has::default()
    };
    let t = fight("P7", attackers(&["Soldier"]), wall(&["Rock"]), "Rock");
    assert_eq!(
        (t.zone_of(A, "Soldier"), lp(&t)),
        (Zone::Monster, (7000, 8000))
    );
    let t = fight("P7", attackers(&["Soldier"]), wall(&["Dwarf"]), "Dwarf");
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 8000))
    );
    let t = fight("P7", attackers(&["Giant"]), wall(&["Giant"]), "Giant");
    assert_eq!(
        (t.zone_of(B, "Giant"), lp(&t)),
        (Zone::Monster, (8000, 8000))
    );
}

#[test]
fn piercing_damage_goes_through_defense() {
    let b = Has {
        defense: &["Dwarf"],
        ..Has::default()
    };
    let t = fight("P7", attackers(&["Lancer"]), b, "Dwarf");
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 6600))
    );
}

#[test]
fn a_monster_that_battles_do_not_destroy_stays_and_its_player_takes_the_damage() {
    let t = fight("P7", attackers(&["Soldier"]), attackers(&["Rock"]), "Rock");
    assert_eq!(
        (t.zone_of(B, "Rock"), lp(&t)),
        (Zone::Monster, (8000, 6800))
    );
}

#[test]
fn a_player_who_takes_no_battle_damage_takes_none() {
    let b = Has {
        attack: &["Dwarf"],
        set: &["Peace"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Peace"));
    t.pass_all();
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 8000))
    );
}

#[test]
fn battle_damage_that_takes_the_last_life_points_ends_the_duel() {
    let mut t = battle("P7", attackers(&["Soldier"]), Has::default());
    t.position.lp[B] = 1200;
    t.ok(A, directly(&t, "Soldier"));
    to_damage(&mut t);
    while t.position.result.is_none() {
        t.pass_all();
    }
    assert_eq!(
        t.position.result,
        Some((DuelResult::Won(A), ResultReason::LifePoints))
    );
}

#[test]
fn damage_and_battle_are_one_moment() {
    let mut t = battle("P7", attackers(&["Soldier"]), Has::default());
    t.ok(A, directly(&t, "Soldier"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::AfterCalculation);
    let groups: Vec<u32> = t
        .position
        .occasion
        .iter()
        .filter(|happening| happening.cause.reason == Reason::Battle)
        .map(|happening| happening.group)
        .collect();
    assert_eq!(groups.len(), 2);
    assert_eq!(groups[0], groups[1]);
}
