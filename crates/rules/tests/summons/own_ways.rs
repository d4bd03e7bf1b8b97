//! Special Summons by a monster's own kind or text: Synchro, Xyz, Link, contact fusion, others.

use crate::support::{PASS, Table};
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::{Rule, Said, offers};

#[test]
fn synchro_materials_are_a_tuner_and_others_whose_levels_add_up() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            lie(A, Zone::Monster, &["Piper", "Knight", "Squire", "Page"]),
        ],
    );
    t.ok(A, special(&t, "Wyrm", 0));
    for wrong in [
        ["Knight", "Squire"].as_slice(),
        &["Piper", "Page"],
        &["Piper", "Knight", "Page"],
        &["Piper"],
    ] {
        assert_eq!(t.refused(A, t.choose(A, wrong)), Rule::Choice);
    }
    t.ok(A, t.choose(A, &["Piper", "Knight"]));
    t.ok(A, ATTACK);
    assert_eq!(t.zone_of(A, "Knight"), Zone::Graveyard);
    assert_eq!(t.zone_of(A, "Wyrm"), Zone::Limbo);
    succeeds(&mut t);
    assert_eq!(stands(&t, "Wyrm"), (Zone::Monster, 0));
    assert_eq!(reasons(&t), [Reason::Material]);
}

#[test]
fn exactly_the_valid_sets_are_offered() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            lie(A, Zone::Monster, &["Piper", "Knight", "Squire", "Page"]),
        ],
    );
    t.ok(A, special(&t, "Wyrm", 0));
    let offered: Vec<Said> = offers(&t.position, &t.cards, A).iter().collect();
    let set = |names: &[&str]| Said {
        by: A,
        action: t.choose(A, names),
    };
    assert_eq!(
        offered,
        [set(&["Piper", "Knight"]), set(&["Piper", "Squire"])]
    );
}

#[test]
fn a_summon_without_valid_materials_is_refused() {
    let extra = lie(A, Zone::Extra, &["Wyrm", "Tower", "Gate"]);
    let mut t = duel("P7", &[extra.clone(), lie(A, Zone::Monster, &["Knight"])]);
    for name in ["Wyrm", "Tower", "Gate"] {
        assert_eq!(t.refused(A, special(&t, name, 0)), Rule::SummonMaterial);
    }
    assert_eq!(t.refused(A, special(&t, "Wyrm", 1)), Rule::SummonWay);
    assert_eq!(t.refused(A, special(&t, "Knight", 0)), Rule::SummonWay);
}

#[test]
fn the_only_set_of_materials_is_not_asked_for() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            lie(A, Zone::Monster, &["Piper", "Knight"]),
        ],
    );
    t.ok(A, special(&t, "Wyrm", 0));
    t.ok(A, DEFENSE);
    succeeds(&mut t);
    let face = t.face("Wyrm");
    let wyrm = t.position.rows.iter().find(|row| row.face == Some(face));
    assert_eq!(wyrm.map(|row| row.posture), Some(Posture::FaceUpDefense));
}

/// A Drake whose Synchro Summon was negated, and the materials for another.
fn after_a_negated_drake(profile: &str) -> Table {
    let mut t = duel(
        profile,
        &[
            lie(A, Zone::Extra, &["Drake", "Drake"]),
            lie(
                A,
                Zone::Monster,
                &["Piper", "Mourner", "Mourner", "Piper", "Knight"],
            ),
            lie(B, Zone::Spell, &["Halt"]),
        ],
    );
    t.ok(A, special(&t, "Drake", 0));
    let offered: Vec<Said> = offers(&t.position, &t.cards, A).iter().collect();
    let three =
        |said: &&Said| matches!(&said.action, Action::Choose(Picked::Cards(c)) if c.len() == 3);
    let set = offered
        .iter()
        .find(three)
        .expect("a tuner and two of level 2")
        .clone();
    t.ok(A, set.action);
    t.ok(A, ATTACK);
    negated(&mut t);
    assert_eq!(t.zone_of(A, "Drake"), Zone::Graveyard);
    assert_eq!(t.position.count(A, Zone::Monster), 2);
    // They were no materials, nor tributed: nothing triggers.
    pass(&mut t, WindowKind::Free);
    assert_eq!(t.position.lp[A], 8000);
    t
}

#[test]
fn materials_of_a_negated_summon_stay_used_and_were_no_materials() {
    let mut t = after_a_negated_drake("P7");
    t.ok(A, special(&t, "Drake", 0));
    t.ok(A, ATTACK);
    succeeds(&mut t);
}

#[test]
fn whether_a_negated_summon_counts_for_once_per_turn_is_the_profiles_say() {
    let mut t = after_a_negated_drake("P4c");
    assert_eq!(t.refused(A, special(&t, "Drake", 0)), Rule::SummonLimit);
    let mut t = after_a_negated_drake("P5");
    t.ok(A, special(&t, "Drake", 0));
}

#[test]
fn a_material_triggers_after_a_summon_that_succeeded() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            lie(A, Zone::Monster, &["Piper", "Mourner", "Keeper"]),
        ],
    );
    t.ok(A, special(&t, "Wyrm", 0));
    t.ok(A, ATTACK);
    pass(&mut t, WindowKind::SummonNegation);
    // "When it is sent" has missed its timing; "if" has not.
    let missed = t
        .events
        .iter()
        .any(|e| matches!(e, Event::TriggerMissed { .. }));
    assert!(missed, "the summon came after the materials had left");
    t.pass_all();
    assert_eq!(t.position.lp[A], 8010);
}

#[test]
fn xyz_materials_have_one_level_and_lie_under_their_monster() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Tower", "Spire"]),
            lie(A, Zone::Monster, &["Knight", "Page", "Squire", "Monk"]),
        ],
    );
    t.ok(A, special(&t, "Tower", 0));
    assert_eq!(t.refused(A, t.choose(A, &["Knight", "Page"])), Rule::Choice);
    t.ok(A, t.choose(A, &["Knight", "Squire"]));
    t.ok(A, ATTACK);
    succeeds(&mut t);
    let tower = t.card(A, "Tower");
    let under = |t: &Table, card: Which| {
        let on = |row: &&Row| Which::Card(row.attached.unwrap_or(CardId(u32::MAX))) == card;
        t.position.zone(A, Zone::Material).filter(on).count()
    };
    assert_eq!(under(&t, tower), 2);
    // On top of it goes another, with all that lies under it.
    t.ok(A, special(&t, "Spire", 1));
    t.ok(A, ATTACK);
    succeeds(&mut t);
    assert_eq!(under(&t, t.card(A, "Spire")), 3);
    assert_eq!(t.zone_of(A, "Tower"), Zone::Material);
}

#[test]
fn materials_of_a_negated_xyz_summon_go_to_the_graveyard_with_it() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Tower"]),
            lie(A, Zone::Monster, &["Knight", "Squire"]),
            lie(B, Zone::Spell, &["Halt"]),
        ],
    );
    t.ok(A, special(&t, "Tower", 0));
    t.ok(A, ATTACK);
    assert_eq!(t.zone_of(A, "Knight"), Zone::Material);
    negated(&mut t);
    for name in ["Tower", "Knight", "Squire"] {
        assert_eq!(t.zone_of(A, name), Zone::Graveyard);
    }
}

#[test]
fn a_link_monster_counts_as_one_or_as_its_rating_and_has_no_defense_position() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Arch"]),
            lie(A, Zone::Monster, &["Knight", "Squire"]),
            vec![(A, Zone::Monster, 5, "Gate")],
        ],
    );
    t.ok(A, special(&t, "Arch", 0));
    assert_eq!(
        t.refused(A, t.choose(A, &["Knight", "Squire"])),
        Rule::Choice
    );
    t.ok(A, t.choose(A, &["Gate", "Knight"]));
    // No position is asked for.
    succeeds(&mut t);
    assert_eq!(stands(&t, "Arch"), (Zone::Monster, 5));
}

#[test]
fn a_fusion_monster_may_come_by_contact_and_what_it_costs_is_paid_first() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Chimera"]),
            lie(A, Zone::Monster, &["Squire", "Squire"]),
            lie(B, Zone::Spell, &["Halt"]),
        ],
    );
    t.ok(A, special(&t, "Chimera", 0));
    t.ok(A, ATTACK);
    assert_eq!(t.position.count(A, Zone::Banished), 2);
    assert_eq!(t.asked(), Some((A, WindowKind::SummonNegation)));
    negated(&mut t);
    assert_eq!(t.zone_of(A, "Chimera"), Zone::Graveyard);
    assert_eq!(t.position.count(A, Zone::Banished), 2);
}

#[test]
fn a_monster_of_the_hand_comes_for_its_cost_in_the_position_its_text_says() {
    let hand = lie(A, Zone::Hand, &["Envoy", "Lancer", "Lancer"]);
    let mut t = duel("P7", std::slice::from_ref(&hand));
    assert_eq!(t.refused(A, special(&t, "Envoy", 0)), Rule::Cost);
    assert_eq!(t.refused(A, special(&t, "Lancer", 0)), Rule::Requires);
    let mut t = duel(
        "P7",
        &[
            hand,
            lie(A, Zone::Graveyard, &["Knight"]),
            lie(B, Zone::Monster, &["Page"]),
        ],
    );
    t.ok(A, special(&t, "Lancer", 0));
    succeeds(&mut t);
    let lancer = t.position.at(place_of(&t, "Lancer")).map(|row| row.posture);
    assert_eq!(lancer, Some(Posture::FaceUpDefense));
    t.ok(A, special(&t, "Envoy", 0));
    t.ok(A, ATTACK);
    succeeds(&mut t);
    assert_eq!(t.zone_of(A, "Knight"), Zone::Banished);
}

#[test]
fn once_per_turn_is_counted_by_name() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Lancer", "Lancer", "Giant"]),
            lie(B, Zone::Monster, &["Page"]),
        ],
    );
    let second = t.position.zone_in_order(A, Zone::Hand)[1].id;
    t.ok(A, special(&t, "Lancer", 0));
    succeeds(&mut t);
    let again = Action::SpecialSummon {
        card: Which::Card(second),
        way: 0,
    };
    // With a monster of one's own its text forbids it anyway: that is told first.
    assert_eq!(t.refused(A, again), Rule::Requires);
}

#[test]
fn a_special_summon_belongs_to_the_open_state_of_a_main_phase() {
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Wyrm", "Tower"]),
            lie(A, Zone::Monster, &["Piper", "Knight", "Squire", "Monk"]),
        ],
    );
    t.ok(A, special(&t, "Wyrm", 0));
    t.ok(A, t.choose(A, &["Piper", "Knight"]));
    t.ok(A, ATTACK);
    assert_eq!(t.refused(A, special(&t, "Tower", 0)), Rule::OpenState);
    pass(&mut t, WindowKind::SummonNegation);
    t.ok(A, PASS);
    assert_eq!(t.refused(A, special(&t, "Tower", 0)), Rule::Holder);
}

/// A has Wyrm's materials, Rebirth and a monster to tribute it for.
fn wyrm_and_rebirth(b: &[&str]) -> Table {
    duel(
        "P7",
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            lie(A, Zone::Hand, &["Rebirth", "Ogre"]),
            lie(A, Zone::Monster, &["Piper", "Knight"]),
            lie(B, Zone::Spell, b),
        ],
    )
}

#[test]
fn what_was_not_summoned_properly_does_not_come_back_from_the_graveyard() {
    let mut t = wyrm_and_rebirth(&["Halt"]);
    t.ok(A, special(&t, "Wyrm", 0));
    t.ok(A, ATTACK);
    negated(&mut t);
    pass(&mut t, WindowKind::Free);
    t.ok(A, t.activate(A, "Rebirth"));
    assert_eq!(t.refused(A, t.choose(A, &["Wyrm"])), Rule::Choice);
    t.ok(A, t.choose(A, &["Knight"]));
}

#[test]
fn what_was_summoned_properly_comes_back_from_the_graveyard() {
    let mut t = wyrm_and_rebirth(&[]);
    t.ok(A, special(&t, "Wyrm", 0));
    t.ok(A, ATTACK);
    succeeds(&mut t);
    t.ok(A, t.summon(A, "Ogre"));
    succeeds(&mut t);
    t.ok(A, t.activate(A, "Rebirth"));
    t.ok(A, t.choose(A, &["Wyrm"]));
    pass(&mut t, WindowKind::Chain);
    t.ok(A, ATTACK);
    assert_eq!(t.zone_of(A, "Wyrm"), Zone::Monster);
}

#[test]
fn a_witness_record_takes_wrong_materials_and_says_so() {
    let mut t = written(
        "P7",
        Mode::Witness,
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            lie(A, Zone::Monster, &["Knight", "Squire"]),
        ],
    );
    t.ok(A, special(&t, "Wyrm", 0));
    t.ok(A, t.choose(A, &["Knight", "Squire"]));
    t.ok(A, ATTACK);
    let rules: Vec<String> = irregular(&t);
    assert_eq!(rules, ["SUMMON-MATERIAL"]);
    assert_eq!(t.zone_of(A, "Wyrm"), Zone::Limbo);
    assert_eq!(t.position.count(A, Zone::Graveyard), 2);
}
