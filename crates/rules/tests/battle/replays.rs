//! Attacks whose targets have changed, in the manner of each era.

use crate::support::{PASS, Table};
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::{Next, Question, Rule};

/// A attacks the dwarf, B calls a giant back: the monsters to attack have changed.
fn replayed(profile: &str) -> Table {
    let b = Has {
        attack: &["Dwarf"],
        set: &["Call", "Burn"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle(profile, attackers(&["Soldier", "Lancer"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Call"));
    t.pass_all();
    t
}

fn is_choice(t: &Table) -> bool {
    matches!(rules::next(&t.position, &t.cards), Next::Ask(ask) if ask.question == Question::Choice(ChoiceKind::AttackTarget))
}

#[test]
fn in_goat_a_replayed_attack_is_taken_back_and_may_be_declared_again() {
    let mut t = replayed("P2g");
    assert!(t.position.attack.is_none());
    t.pass_all();
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    assert!(t.position.attack.is_some());
}

#[test]
fn elsewhere_a_replayed_attack_takes_another_target_or_ends_and_counts() {
    for profile in ["P2e", "P5"] {
        let mut t = replayed(profile);
        assert!(is_choice(&t));
        assert!(offered(&t, A, t.choose(B, &["Giant"])));
        assert!(offered(&t, A, t.choose(B, &["Dwarf"])));
        assert!(!offered(&t, A, Action::Choose(Picked::Whether(true))));
        assert!(!offered(&t, A, t.choose(A, &["Lancer"])));
        t.ok(A, Action::Choose(Picked::Whether(false)));
        assert!(t.position.attack.is_none());
        t.pass_all();
        assert_eq!(
            t.refused(A, attack(&t, "Soldier", "Dwarf")),
            Rule::AttackOnce
        );
        assert!(offered(&t, A, attack(&t, "Lancer", "Dwarf")));
    }
}

#[test]
fn a_replay_that_takes_another_target_is_no_new_declaration() {
    // C94.
    let b = Has {
        attack: &["Dwarf"],
        set: &["Call", "Armor"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P5", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Call"));
    t.pass_all();
    t.ok(A, t.choose(B, &["Giant"]));
    t.ok(A, PASS);
    assert_eq!(t.refused(B, t.activate(B, "Armor")), Rule::Answers);
    t.ok(B, PASS);
    leave(&mut t);
    through_damage(&mut t);
    assert_eq!(
        (t.zone_of(A, "Soldier"), lp(&t)),
        (Zone::Graveyard, (7500, 8000))
    );
}

#[test]
fn under_the_tcg_rulebook_another_monster_may_attack_instead() {
    let mut t = replayed("P7");
    assert!(is_choice(&t));
    let instead = [t.card(A, "Lancer"), t.card(B, "Dwarf")];
    let instead = Action::Choose(Picked::Cards(instead.into_iter().collect()));
    assert!(offered(&t, A, instead.clone()));
    t.ok(A, instead);
    let Which::Card(lancer) = t.card(A, "Lancer") else {
        panic!("a card")
    };
    assert_eq!(t.position.attack.map(|attack| attack.card), Some(lancer));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(t.zone_of(B, "Dwarf"), Zone::Graveyard);
    assert_eq!(
        t.refused(A, attack(&t, "Soldier", "Giant")),
        Rule::AttackOnce
    );
}

#[test]
fn a_target_that_left_alone_leaves_a_direct_attack_or_none() {
    let b = Has {
        attack: &["Dwarf"],
        set: &["Bounce"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Bounce"));
    t.ok(B, t.choose(B, &["Dwarf"]));
    t.pass_all();
    assert!(is_choice(&t));
    t.ok(A, Action::Choose(Picked::Whether(true)));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 6500));
}

#[test]
fn a_change_on_the_attackers_own_side_replays_nothing() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Call"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P7", a, Has::default());
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, t.activate(A, "Call"));
    t.pass_all();
    assert!(!is_choice(&t));
    assert!(t.position.attack.is_some());
}

#[test]
fn there_is_no_replay_in_the_damage_step() {
    let b = Has {
        set: &["Call"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    to_damage(&mut t);
    t.ok(A, PASS);
    assert_eq!(t.refused(B, t.activate(B, "Call")), Rule::DamageStep);
}
