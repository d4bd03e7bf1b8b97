//! Summons that effects make: no attempt, nothing to negate.

use crate::support::{PASS, Table};
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::{Next, Question, Rule};

fn asks(next: &Next) -> Option<ChoiceKind> {
    match next {
        Next::Ask(ask) => match ask.question {
            Question::Choice(kind) => Some(kind),
            Question::Window(_) => None,
        },
        _ => None,
    }
}

fn chimera(t: &Table) -> Action<Which> {
    let card = out_of(t, Zone::Extra, "Chimera").expect("in the extra deck");
    Action::Choose(Picked::Cards([card].into_iter().collect()))
}

/// Both pass on the chain; the last question that follows.
fn resolve(t: &mut Table) -> Option<ChoiceKind> {
    t.pass_all();
    asks(&t.run())
}

#[test]
fn a_fusion_summon_takes_materials_of_hand_and_field_and_cannot_be_negated() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Chimera", "Wyrm"]),
            lie(A, Zone::Hand, &["Fuse", "Keeper", "Halt"]),
            lie(A, Zone::Monster, &["Knight"]),
            lie(B, Zone::Spell, &["Halt"]),
            lie(B, Zone::Monster, &["Squire"]),
        ],
    );
    t.ok(A, t.activate(A, "Fuse"));
    assert_eq!(resolve(&mut t), Some(ChoiceKind::Cards));
    let nothing = Action::Choose(Picked::Cards([].into_iter().collect()));
    assert_eq!(t.refused(A, nothing), Rule::Choice);
    t.ok(A, chimera(&t));
    assert_eq!(t.refused(A, t.choose(A, &["Keeper"])), Rule::Choice);
    let theirs = [t.card(A, "Knight"), t.card(B, "Squire")];
    let theirs = Action::Choose(Picked::Cards(theirs.into_iter().collect()));
    assert_eq!(t.refused(A, theirs), Rule::Choice);
    t.ok(A, t.choose(A, &["Knight", "Keeper"]));
    t.ok(A, ATTACK);
    assert_eq!(t.zone_of(A, "Chimera"), Zone::Monster);
    // No negation window; the material's "when" has missed its timing.
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    let missed = t
        .events
        .iter()
        .any(|e| matches!(e, Event::TriggerMissed { .. }));
    assert!(missed);
    let windows = t.windows();
    assert!(
        !windows
            .iter()
            .any(|(kind, _)| *kind == WindowKind::SummonNegation)
    );
}

#[test]
fn a_fusion_spell_without_materials_is_refused() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Chimera"]),
            lie(A, Zone::Hand, &["Fuse", "Rite"]),
            lie(A, Zone::Monster, &["Squire"]),
        ],
    );
    assert_eq!(t.refused(A, t.activate(A, "Fuse")), Rule::Requires);
    assert_eq!(t.refused(A, t.activate(A, "Rite")), Rule::Requires);
}

#[test]
fn a_fusion_may_take_the_monsters_of_both_sides_and_nobody_answers_it() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Chimera"]),
            lie(A, Zone::Hand, &["Grand Fuse", "Page"]),
            lie(B, Zone::Monster, &["Knight", "Squire"]),
            lie(B, Zone::Spell, &["Mend"]),
        ],
    );
    t.ok(A, t.activate(A, "Grand Fuse"));
    let next = t.ok(A, t.choose(A, &["Page"]));
    assert_eq!(t.zone_of(A, "Page"), Zone::Graveyard);
    assert_eq!(asks(&next), Some(ChoiceKind::Cards));
    t.ok(A, chimera(&t));
    // The only set there is was taken by itself.
    t.ok(A, ATTACK);
    assert_eq!(t.zone_of(B, "Knight"), Zone::Graveyard);
    assert_eq!(place_of(&t, "Chimera").seat, A);
}

#[test]
fn a_ritual_takes_levels_that_reach_its_own_and_no_more_than_it_takes() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Rite", "Idol", "Knight"]),
            lie(A, Zone::Monster, &["Squire", "Page", "Mourner"]),
        ],
    );
    t.ok(A, t.activate(A, "Rite"));
    assert_eq!(resolve(&mut t), Some(ChoiceKind::Cards));
    t.ok(A, t.choose(A, &["Idol"]));
    assert_eq!(t.refused(A, t.choose(A, &["Knight", "Page"])), Rule::Choice);
    let too_much = t.choose(A, &["Knight", "Squire", "Page"]);
    assert_eq!(t.refused(A, too_much), Rule::Choice);
    t.ok(A, t.choose(A, &["Knight", "Mourner"]));
    t.ok(A, DEFENSE);
    assert_eq!(t.zone_of(A, "Idol"), Zone::Monster);
    t.pass_all();
    assert_eq!(t.position.lp[A], 8100);
}

/// A has Offer face-up, and these cards in the hand.
fn with_offer(hand: &[&str], b: &[&str]) -> Table {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, hand),
            lie(A, Zone::Spell, &["Offer", "Mend"]),
            lie(A, Zone::Monster, &["Page"]),
            lie(B, Zone::Spell, b),
        ],
    );
    t.ok(A, t.activate(A, "Offer"));
    t.pass_all();
    t.pass_all();
    t
}

fn offer(t: &Table) -> Action<Which> {
    Action::Activate {
        card: t.card(A, "Offer"),
        effect: 1,
    }
}

#[test]
fn a_summon_immediately_after_link_1_can_be_negated() {
    let mut t = with_offer(&["Knight", "Ogre"], &["Halt"]);
    t.ok(A, offer(&t));
    assert_eq!(resolve(&mut t), Some(ChoiceKind::Cards));
    t.ok(A, t.choose(A, &["Ogre"]));
    t.ok(A, ATTACK);
    // The only tribute was taken by itself; the chain is over before the window.
    assert_eq!(t.zone_of(A, "Page"), Zone::Graveyard);
    assert!(t.position.chain.is_empty());
    assert_eq!(t.asked(), Some((A, WindowKind::SummonNegation)));
    negated(&mut t);
    assert_eq!(t.zone_of(A, "Ogre"), Zone::Graveyard);
    t.pass_all();
    // It was not the turn's own Normal Summon.
    t.ok(A, t.summon(A, "Knight"));
}

#[test]
fn a_summon_immediately_after_link_2_cannot_be_negated() {
    let mut t = with_offer(&["Knight", "Squire"], &["Halt"]);
    t.ok(A, t.activate(A, "Mend"));
    t.ok(B, PASS);
    t.ok(A, offer(&t));
    assert_eq!(resolve(&mut t), Some(ChoiceKind::Cards));
    t.ok(A, t.choose(A, &["Knight"]));
    t.ok(A, ATTACK);
    assert_eq!(t.zone_of(A, "Knight"), Zone::Monster);
    assert_eq!(t.position.lp[A], 8500);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    let windows = t.windows();
    assert!(
        !windows
            .iter()
            .any(|(kind, _)| *kind == WindowKind::SummonNegation)
    );
}

#[test]
fn a_monster_may_be_set_immediately_after() {
    let mut t = with_offer(&["Knight"], &[]);
    t.ok(A, offer(&t));
    assert_eq!(resolve(&mut t), Some(ChoiceKind::Cards));
    t.ok(A, t.choose(A, &["Knight"]));
    t.ok(A, Action::Choose(Picked::Posture(Posture::FaceDownDefense)));
    let row = t.position.at(place_of(&t, "Knight")).copied();
    assert_eq!(row.map(|row| row.posture), Some(Posture::FaceDownDefense));
    assert!(t.position.chain.is_empty());
}
