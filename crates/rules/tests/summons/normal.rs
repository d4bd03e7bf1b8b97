//! Normal and Tribute Summons, Sets, Flip Summons, Gemini monsters.

use crate::support::PASS;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::{Next, Question, Rule};

#[test]
fn tributes_are_the_number_the_level_or_the_card_says_and_are_chosen() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Ogre", "Giant", "Colossus"]),
            lie(A, Zone::Monster, &["Knight", "Squire"]),
        ],
    );
    assert_eq!(t.refused(A, t.summon(A, "Colossus")), Rule::Tributes);
    let asked = t.ok(A, t.summon(A, "Ogre"));
    assert!(
        matches!(asked, Next::Ask(ask) if ask.question == Question::Choice(ChoiceKind::Tribute))
    );
    assert_eq!(
        t.refused(A, t.choose(A, &["Knight", "Squire"])),
        Rule::Choice
    );
    assert_eq!(t.refused(A, t.choose(A, &["Giant"])), Rule::Choice);
    t.ok(A, t.choose(A, &["Squire"]));
    succeeds(&mut t);
    assert_eq!(t.zone_of(A, "Squire"), Zone::Graveyard);
    assert_eq!(stands(&t, "Ogre"), (Zone::Monster, 1));
}

#[test]
fn a_set_takes_the_same_tributes_and_the_only_ones_are_not_asked_for() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Giant"]),
            lie(A, Zone::Monster, &["Knight", "Squire"]),
        ],
    );
    let card = t.card(A, "Giant");
    t.ok(A, Action::SetMonster { card });
    assert_eq!(reasons(&t), [Reason::Tributed]);
    assert_eq!(stands(&t, "Giant"), (Zone::Monster, 0));
    pass(&mut t, WindowKind::Free);
}

#[test]
fn what_cannot_be_tributed_is_no_tribute() {
    let hand = lie(A, Zone::Hand, &["Ogre"]);
    let mut t = duel("P7", &[hand.clone(), lie(A, Zone::Monster, &["Monk"])]);
    assert_eq!(t.refused(A, t.summon(A, "Ogre")), Rule::Tributes);
    let mut t = duel("P7", &[hand, lie(A, Zone::Monster, &["Monk", "Knight"])]);
    t.ok(A, t.summon(A, "Ogre"));
    assert_eq!(t.zone_of(A, "Knight"), Zone::Graveyard);
}

#[test]
fn a_full_field_takes_a_tribute_summon_if_a_tribute_leaves_a_main_zone() {
    let full = ["Knight", "Squire", "Page", "Monk", "Monk"];
    let mut cards = vec![
        lie(A, Zone::Hand, &["Ogre", "Mourner"]),
        lie(A, Zone::Monster, &full),
    ];
    cards.push(vec![(A, Zone::Monster, 5, "Piper")]);
    let mut t = duel("P7", &cards);
    assert_eq!(t.refused(A, t.summon(A, "Mourner")), Rule::SummonZone);
    t.ok(A, t.summon(A, "Ogre"));
    // The one in the extra monster zone leaves no zone the monster could take.
    assert_eq!(t.refused(A, t.choose(A, &["Piper"])), Rule::Choice);
    t.ok(A, t.choose(A, &["Squire"]));
    assert_eq!(t.zone_of(A, "Ogre"), Zone::Limbo);
    succeeds(&mut t);
    assert_eq!(stands(&t, "Ogre"), (Zone::Monster, 1));
}

#[test]
fn monsters_whose_text_or_kind_says_so_are_neither_summoned_nor_set() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Envoy", "Idol", "Rite"]),
            lie(A, Zone::Monster, &["Knight", "Squire"]),
        ],
    );
    for name in ["Envoy", "Idol", "Rite"] {
        assert_eq!(t.refused(A, t.summon(A, name)), Rule::Summonable);
        let card = t.card(A, name);
        assert_eq!(t.refused(A, Action::SetMonster { card }), Rule::Summonable);
    }
}

#[test]
fn tributes_stay_tributed_when_the_summon_is_negated() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Ogre", "Knight"]),
            lie(A, Zone::Monster, &["Mourner"]),
            lie(B, Zone::Spell, &["Halt"]),
        ],
    );
    t.ok(A, t.summon(A, "Ogre"));
    negated(&mut t);
    assert_eq!(t.zone_of(A, "Ogre"), Zone::Graveyard);
    assert_eq!(t.zone_of(A, "Mourner"), Zone::Graveyard);
    t.pass_all();
    // It was tributed (100), and was no material (10).
    assert_eq!(t.position.lp[A], 8100);
    // The right to a Normal Summon is spent.
    t.pass_all();
    assert_eq!(t.refused(A, t.summon(A, "Knight")), Rule::NormalSummon);
}

#[test]
fn a_monster_is_not_flip_summoned_in_the_turn_it_was_set() {
    let mut t = duel("P7", &[lie(A, Zone::Hand, &["Knight"])]);
    let card = t.card(A, "Knight");
    t.ok(A, Action::SetMonster { card });
    pass(&mut t, WindowKind::Free);
    let card = t.card(A, "Knight");
    assert_eq!(t.refused(A, Action::FlipSummon { card }), Rule::FlipSummon);
}

#[test]
fn a_gemini_monster_has_effects_after_it_was_summoned_again() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Monster, &["Twin"]),
            lie(A, Zone::Hand, &["Page"]),
        ],
    );
    let card = t.card(A, "Twin");
    assert!(matches!(
        t.refused(A, t.activate(A, "Twin")),
        Rule::Continuous
    ));
    t.ok(A, Action::GeminiSummon { card });
    assert_eq!(stands(&t, "Twin"), (Zone::Monster, 0));
    succeeds(&mut t);
    assert_eq!(t.refused(A, t.summon(A, "Page")), Rule::NormalSummon);
    assert_eq!(t.refused(A, Action::GeminiSummon { card }), Rule::Gemini);
    t.ok(A, t.activate(A, "Twin"));
    t.pass_all();
    assert_eq!(t.position.lp[B], 7500);
}

#[test]
fn a_gemini_monster_whose_second_summon_is_negated_leaves_the_field() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Monster, &["Twin", "Page"]),
            lie(B, Zone::Spell, &["Halt"]),
        ],
    );
    let page = t.card(A, "Page");
    assert_eq!(
        t.refused(A, Action::GeminiSummon { card: page }),
        Rule::Gemini
    );
    let card = t.card(A, "Twin");
    t.ok(A, Action::GeminiSummon { card });
    negated(&mut t);
    assert_eq!(t.zone_of(A, "Twin"), Zone::Graveyard);
    let left = t.events.iter().any(|event| {
        matches!(event, Event::CardsMoved { moves, .. }
            if moves.iter().any(|step| step.from.zone == Zone::Monster))
    });
    assert!(left, "it stood on the field");
}

#[test]
fn a_monster_whose_summon_is_negated_comes_from_nowhere() {
    let mut t = duel(
        "P7",
        &[lie(A, Zone::Hand, &["Low"]), lie(B, Zone::Spell, &["Halt"])],
    );
    t.ok(A, t.summon(A, "Low"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Halt"));
    pass(&mut t, WindowKind::Chain);
    // A Pendulum monster, too, goes to the graveyard: it was not on the field.
    assert_eq!(t.zone_of(A, "Low"), Zone::Graveyard);
}
