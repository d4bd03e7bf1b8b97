//! Steps of the battle phase.

use crate::support::PASS;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::Rule;

#[test]
fn every_step_of_the_battle_phase_ends_by_an_exchange() {
    let mut t = duel("P7", attackers(&["Soldier"]), Has::default());
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    for step in [Step::Start, Step::Battle] {
        assert_eq!(t.position.step, Some(step));
        assert_eq!(t.asked(), Some((A, WindowKind::Open)));
        t.ok(A, Action::MoveOn { to: None });
        assert_eq!(t.asked(), Some((B, WindowKind::StepEnd)));
        t.ok(B, PASS);
    }
    assert_eq!(t.position.step, Some(Step::End));
    t.ok(A, Action::MoveOn { to: None });
    assert_eq!(t.asked(), Some((B, WindowKind::PhaseEnd)));
    t.ok(B, PASS);
    t.ok(A, Action::Choose(Picked::Phase(Phase::Main2)));
    assert_eq!((t.position.phase, t.position.step), (Phase::Main2, None));
}

#[test]
fn an_effect_at_the_end_of_the_start_step_leaves_the_duel_in_it() {
    let b = Has {
        set: &["Burn"],
        ..Has::default()
    };
    let mut t = duel("P5", attackers(&["Soldier"]), b);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, t.activate(B, "Burn"));
    t.pass_all();
    t.pass_all();
    assert_eq!(t.position.step, Some(Step::Start));
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
}

#[test]
fn a_goal_beyond_the_battle_phase_leads_through_its_steps() {
    let mut t = duel("P7", attackers(&["Soldier"]), Has::default());
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Main2),
        },
    );
    for _ in 0..4 {
        t.ok(B, PASS);
    }
    assert_eq!(t.position.phase, Phase::Main2);
}

#[test]
fn the_end_of_the_turn_said_with_an_attack_under_way_carries_it_through() {
    let mut t = battle("P7", attackers(&["Soldier"]), Has::default());
    t.ok(A, directly(&t, "Soldier"));
    t.pass_all();
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Main2),
        },
    );
    while t.position.phase == Phase::Battle {
        t.ok(B, PASS);
    }
    assert_eq!((t.position.phase, lp(&t)), (Phase::Main2, (8000, 6500)));
}

#[test]
fn there_is_no_battle_in_the_first_turn() {
    let way = (Mode::Strict, Reading::Written);
    let mut t = set_up("P7", way, attackers(&["Soldier"]), Has::default());
    begin(&mut t, 1);
    let to_battle = Action::MoveOn {
        to: Some(Phase::Battle),
    };
    assert_eq!(t.refused(A, to_battle), Rule::FirstTurnBattle);
}
