//! The timings of the damage step and what may be activated in them.

use crate::support::{PASS, Table};
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::Rule;

#[test]
fn the_damage_step_has_five_timings_and_seven_in_the_old_rules() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    assert_eq!(timings(&t), DamageTiming::FIVE);
    let t = fight(
        "P2g",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    assert_eq!(timings(&t), DamageTiming::SEVEN);
}

#[test]
fn each_timing_asks_the_turn_player_and_then_the_other() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    let asked: Vec<Seat> = t
        .windows()
        .into_iter()
        .filter(|w| w.0 == WindowKind::DamageStep)
        .map(|w| w.1)
        .collect();
    assert_eq!(asked, [A; 5]);
    // And no window for the other on the way back to the Battle Step.
    assert_eq!(t.windows().last(), Some(&(WindowKind::Open, A)));
    assert_eq!(t.position.step, Some(Step::Battle));
}

#[test]
fn a_face_down_target_is_flipped_before_calculation_and_has_its_say_after() {
    for profile in ["P7", "P2g"] {
        let b = Has {
            down: &["Flipper"],
            ..Has::default()
        };
        let mut t = battle(profile, attackers(&["Soldier"]), b);
        t.ok(A, attack(&t, "Soldier", "Flipper"));
        to_damage(&mut t);
        let lies = |t: &Table| {
            t.position
                .rows
                .iter()
                .find(|r| r.owner == B)
                .map(|r| r.posture)
        };
        assert_eq!(lies(&t), Some(Posture::FaceDownDefense));
        to_timing(&mut t, DamageTiming::BeforeCalculation);
        assert_eq!(lies(&t), Some(Posture::FaceUpDefense));
        assert!(t.position.chain.is_empty());
        to_timing(&mut t, DamageTiming::AfterCalculation);
        assert_eq!(t.position.chain.len(), 1, "{profile}");
        through_damage(&mut t);
        assert_eq!(
            (t.zone_of(B, "Flipper"), lp(&t)),
            (Zone::Graveyard, (7500, 8000))
        );
    }
}

#[test]
fn destroyed_monsters_leave_at_the_end_and_trigger_there() {
    let b = Has {
        attack: &["Tomato"],
        set: &["Signal"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Tomato"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::AfterCalculation);
    assert_eq!(t.zone_of(B, "Tomato"), Zone::Monster);
    to_timing(&mut t, DamageTiming::End);
    assert_eq!(t.zone_of(B, "Tomato"), Zone::Graveyard);
    assert_eq!(t.asked(), Some((B, WindowKind::Trigger)));
    t.ok(B, t.activate(B, "Tomato"));
    t.ok(A, PASS);
    // What answers the destruction goes on the same chain.
    t.ok(B, t.activate(B, "Signal"));
    through_damage(&mut t);
    assert_eq!(lp(&t), (7100, 7900));
}

#[test]
fn a_monster_that_is_gone_before_calculation_leaves_no_damage() {
    for (profile, after) in [("P7", 0), ("P2g", 1)] {
        let b = Has {
            down: &["Flipper"],
            ..Has::default()
        };
        let mut t = battle(profile, attackers(&["Soldier"]), b);
        t.ok(A, attack(&t, "Soldier", "Flipper"));
        to_damage(&mut t);
        to_timing(&mut t, DamageTiming::BeforeCalculation);
        let row = *t
            .position
            .rows
            .iter()
            .find(|row| row.owner == B)
            .expect("it is there");
        t.put(Event::CardsMoved {
            moves: vec![Move {
                card: row.id,
                from: row.place,
                to: Place::pile(B, Zone::Graveyard),
                posture: Posture::FaceUp,
            }],
            cause: Cause::RULE,
        });
        through_damage(&mut t);
        assert!(
            !t.events
                .iter()
                .any(|e| matches!(e, Event::DamageCalculated { .. }))
        );
        // C99: the flip has its say where the card needn't have stayed.
        let links = t
            .events
            .iter()
            .filter(|e| matches!(e, Event::LinkAdded { .. }))
            .count();
        assert_eq!(links, after, "{profile}");
    }
}

#[test]
fn an_unidentified_target_is_told_before_it_is_flipped() {
    let a = attackers(&["Soldier"]);
    let b = Has {
        down: &["?"],
        ..Has::default()
    };
    let mut t = written("P7", (Mode::Witness, Reading::Written), a, b);
    to_battle(&mut t);
    let target = t
        .position
        .rows
        .iter()
        .find(|row| row.owner == B)
        .expect("it is there")
        .id;
    t.ok(
        A,
        Action::Attack {
            card: t.card(A, "Soldier"),
            target: Some(target.into()),
        },
    );
    to_damage(&mut t);
    t.ok(A, PASS);
    assert_eq!(t.refused(B, PASS), Rule::BattleFace);
    let face = t.face("Dwarf");
    t.ok(
        B,
        Action::Show {
            card: target.into(),
            face,
            open: false,
        },
    );
    t.ok(B, PASS);
    through_damage(&mut t);
    assert_eq!(t.zone_of(B, "Dwarf"), Zone::Graveyard);
}

// What may be activated

#[test]
fn changes_of_atk_are_allowed_up_to_damage_calculation() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Boost"],
        ..Has::default()
    };
    let mut t = battle("P7", a, attackers(&["Giant"]));
    t.ok(A, attack(&t, "Soldier", "Giant"));
    to_damage(&mut t);
    for timing in DamageTiming::FIVE {
        to_timing(&mut t, timing);
        let boost = t.activate(A, "Boost");
        assert_eq!(
            offered(&t, A, boost),
            timing <= DamageTiming::BeforeCalculation
        );
    }
}

#[test]
fn a_boost_before_calculation_decides_the_battle() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Boost"],
        ..Has::default()
    };
    let mut t = battle("P7", a, attackers(&["Giant"]));
    t.ok(A, attack(&t, "Soldier", "Giant"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::BeforeCalculation);
    t.ok(A, t.activate(A, "Boost"));
    t.ok(A, t.choose(A, &["Soldier"]));
    through_damage(&mut t);
    assert_eq!(
        (t.zone_of(B, "Giant"), lp(&t)),
        (Zone::Graveyard, (8000, 7500))
    );
}

#[test]
fn in_the_damage_step_other_fast_effects_are_refused_but_counter_traps_are_not() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Boost"],
        ..Has::default()
    };
    let b = Has {
        attack: &["Giant"],
        set: &["Burn", "Stop"],
        ..Has::default()
    };
    let mut t = battle("P7", a, b);
    t.ok(A, attack(&t, "Soldier", "Giant"));
    to_damage(&mut t);
    t.ok(A, t.activate(A, "Boost"));
    t.ok(A, t.choose(A, &["Soldier"]));
    assert_eq!(t.refused(B, t.activate(B, "Burn")), Rule::DamageStep);
    t.ok(B, t.activate(B, "Stop"));
    through_damage(&mut t);
    assert_eq!(t.zone_of(A, "Soldier"), Zone::Graveyard);
}

#[test]
fn what_names_its_timing_is_used_then_and_only_on_the_first_chain() {
    let a = attackers(&["Pumper", "Pumper"]);
    let mut t = battle("P7", a, attackers(&["Giant"]));
    let pumpers: Vec<CardId> = t
        .position
        .zone_in_order(A, Zone::Monster)
        .iter()
        .map(|row| row.id)
        .collect();
    let pump = |n: usize| Action::Activate {
        card: Which::Card(pumpers[n]),
        effect: 0,
    };
    assert!(!offered(&t, A, pump(0)));
    t.ok(
        A,
        Action::Attack {
            card: Which::Card(pumpers[0]),
            target: Some(t.card(B, "Giant")),
        },
    );
    to_damage(&mut t);
    assert!(!offered(&t, A, pump(0)));
    to_timing(&mut t, DamageTiming::Calculation);
    t.ok(A, pump(0));
    t.ok(
        A,
        Action::Choose(Picked::Cards(
            [Which::Card(pumpers[0])].into_iter().collect(),
        )),
    );
    t.pass_all();
    assert_eq!(t.position.timing, Some(DamageTiming::Calculation));
    assert!(!offered(&t, A, pump(1)));
}

#[test]
fn in_goat_a_timing_has_one_chain() {
    for (profile, again) in [("P7", true), ("P2g", false)] {
        let a = Has {
            attack: &["Soldier"],
            set: &["Boost", "Boost"],
            ..Has::default()
        };
        let mut t = battle(profile, a, attackers(&["Giant"]));
        t.ok(A, attack(&t, "Soldier", "Giant"));
        to_damage(&mut t);
        t.ok(A, t.activate(A, "Boost"));
        t.ok(A, t.choose(A, &["Soldier"]));
        t.pass_all();
        assert_eq!(t.position.timing == Some(DamageTiming::Start), again);
    }
}
