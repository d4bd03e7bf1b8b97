//! Phases nobody names: what the turn player does next says that they were left.

mod support;

use duel::{
    Action, Answer, Event, How, Mode, Phase, Picked, Reading, Seat, Seat::A, Seat::B, Zone,
};
use rules::Rule;
use support::{PASS, Side, Table};

fn witness(a: Side<'_>, b: Side<'_>) -> Table {
    Table::new("P7", Mode::Witness, a, b)
}

fn irregular(t: &Table) -> Vec<String> {
    let rule = |e: &Event| match e {
        Event::Irregularity { rule, .. } => Some(rule.to_string()),
        _ => None,
    };
    t.events.iter().filter_map(rule).collect()
}

/// How often a seat answered so.
fn answered(t: &Table, by: Seat, with: Answer) -> usize {
    let so = |e: &&Event| matches!(e, Event::WindowAnswered { seat, answer, .. } if (*seat, *answer) == (by, with));
    t.events.iter().filter(so).count()
}

fn attack(t: &Table, by: Seat, name: &str) -> Action<duel::Which> {
    let card = t.card(by, name);
    Action::Attack { card, target: None }
}

#[test]
fn a_summon_after_the_other_has_ended_the_turn_is_made_in_the_own_main_phase() {
    let drawn = ["Sangan"];
    let elf = ["Gemini Elf"];
    let b = Side {
        hand: &elf,
        deck: &drawn,
        ..Side::default()
    };
    let mut t = witness(Side::default(), b);
    t.ok(A, Action::EndTurn);
    t.ok(B, t.summon(B, "Gemini Elf"));
    let p = &t.position;
    assert_eq!((p.turn, p.turn_seat, p.phase), (4, B, Phase::Main1));
    assert!(irregular(&t).is_empty());
    // The end of the draw phase and of the standby phase, and the window after the draw.
    assert_eq!(answered(&t, A, Answer::Skipped), 3);
    assert_eq!(t.zone_of(B, "Sangan"), Zone::Hand);
}

#[test]
fn what_was_just_drawn_is_summoned_without_a_word_about_the_phases() {
    let drawn = ["Sangan"];
    let b = Side {
        deck: &drawn,
        ..Side::default()
    };
    let mut t = witness(Side::default(), b);
    t.ok(A, Action::EndTurn);
    t.pass_all();
    t.ok(B, t.summon(B, "Sangan"));
    assert_eq!((t.position.turn, t.position.phase), (4, Phase::Main1));
    assert!(irregular(&t).is_empty());
}

#[test]
fn an_attack_says_that_the_battle_phase_has_begun() {
    let skull = ["Summoned Skull"];
    let a = Side {
        monsters: &skull,
        ..Side::default()
    };
    let mut t = witness(a, Side::default());
    t.ok(A, attack(&t, A, "Summoned Skull"));
    assert_eq!(t.position.phase, Phase::Battle);
    assert!(t.position.attack.is_some());
    assert!(irregular(&t).is_empty());
    assert_eq!(answered(&t, B, Answer::Skipped), 2);
    assert_eq!(answered(&t, A, Answer::Passed(How::MovedOn)), 2);
    let told = |e: &Event| matches!(e, Event::ChoiceMade { picked, .. } if *picked == Picked::Phase(Phase::Battle));
    assert!(t.events.iter().any(told));
    let said = |e: &Event| matches!(e, Event::Said { action, .. } if matches!(action, Action::MoveOn { .. }));
    assert!(!t.events.iter().any(said), "nobody said so");
}

#[test]
fn a_set_after_an_attack_is_made_in_main_phase_two() {
    let (skull, waboku) = (["Summoned Skull"], ["Waboku"]);
    let a = Side {
        monsters: &skull,
        hand: &waboku,
        ..Side::default()
    };
    let mut t = witness(a, Side::default());
    t.ok(A, attack(&t, A, "Summoned Skull"));
    let card = t.card(A, "Waboku");
    t.ok(A, Action::SetSpell { card });
    assert_eq!(t.position.phase, Phase::Main2);
    assert_eq!(t.position.lp[B], 5500);
    assert!(irregular(&t).is_empty());
}

#[test]
fn an_effect_of_the_standby_phase_leaves_the_draw_phase() {
    let (frog, drawn) = (["Treeborn Frog"], ["Sangan"]);
    let b = Side {
        graveyard: &frog,
        deck: &drawn,
        ..Side::default()
    };
    let mut t = witness(Side::default(), b);
    t.ok(A, Action::EndTurn);
    t.ok(B, t.activate(B, "Treeborn Frog"));
    assert_eq!((t.position.turn, t.position.phase), (4, Phase::Standby));
    assert!(irregular(&t).is_empty());
}

#[test]
fn a_spell_in_the_battle_phase_is_one_of_main_phase_two_and_a_trap_is_not() {
    let (hand, waboku) = (["Pot of Greed"], ["Waboku"]);
    let a = Side {
        hand: &hand,
        set: &waboku,
        deck: &["Sangan", "Gemini Elf"],
        ..Side::default()
    };
    let in_battle = || {
        let mut t = witness(a, Side::default());
        let to = Some(Phase::Battle);
        t.ok(A, Action::MoveOn { to });
        t.ok(B, PASS);
        t
    };
    let mut t = in_battle();
    t.ok(A, t.activate(A, "Waboku"));
    assert_eq!(t.position.phase, Phase::Battle);
    let mut t = in_battle();
    t.ok(A, t.activate(A, "Pot of Greed"));
    assert_eq!(t.position.phase, Phase::Main2);
    assert!(irregular(&t).is_empty());
}

#[test]
fn where_passes_are_implied_phases_are_as_well() {
    let skull = ["Summoned Skull"];
    let a = Side {
        monsters: &skull,
        ..Side::default()
    };
    let at = |reading| Table::with_reading("P7", Mode::Strict, reading, a, Side::default());
    let mut t = at(Reading::Implied);
    t.ok(A, attack(&t, A, "Summoned Skull"));
    assert_eq!(answered(&t, B, Answer::Passed(How::Silence)), 2);
    let mut t = at(Reading::Written);
    assert_eq!(
        t.refused(A, attack(&t, A, "Summoned Skull")),
        Rule::BattleStep
    );
}

#[test]
fn nobody_ends_a_turn_by_what_is_done_next() {
    let elf = ["Gemini Elf", "Sangan"];
    let side = Side {
        hand: &elf,
        ..Side::default()
    };
    let mut t = witness(side, side);
    t.ok(B, t.summon(B, "Gemini Elf"));
    assert_eq!((t.position.turn, t.position.phase), (3, Phase::Main1));
    assert_eq!(irregular(&t), ["FET-HOLDER"]);
    // Nor does the own End Phase lead to a main phase.
    let mut t = witness(side, side);
    let to = Some(Phase::End);
    t.ok(A, Action::MoveOn { to });
    t.ok(B, PASS);
    t.ok(A, t.summon(A, "Gemini Elf"));
    assert_eq!(t.position.phase, Phase::End);
    assert_eq!(irregular(&t), ["FET-MAIN"]);
}
