//! The shipped cards and profiles: they are what their files say, and survive every encoding.

use cards::{NamedProfile, catalogue, catalogue_of, profile, profiles};
use duel::{HiddenTriggers, Ignition, Passcode, TriggerLocation};
use rules::vocabulary::{
    Act, Answers, CardDef, CardKind, Does, EffectKind, Limit, Occasion, Places, Spell, Subject,
    Timing, Trap,
};
use std::path::{Path, PathBuf};

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../data")
        .join(folder)
}

fn card(code: u32) -> CardDef {
    catalogue()
        .get(Passcode(code))
        .expect("a shipped card")
        .clone()
}

fn files(folder: &str) -> usize {
    std::fs::read_dir(data(folder)).expect("a folder").count()
}

#[test]
fn every_shipped_card_file_is_sound_and_compiled_in() {
    assert_eq!(cards::check(&data("cards")), []);
    assert_eq!(catalogue().iter().count(), files("cards"));
    let read = cards::load(&data("cards")).unwrap();
    assert_eq!(catalogue_of(read).digest(), catalogue().digest());
}

#[test]
fn every_shipped_profile_is_sound_and_compiled_in() {
    assert_eq!(cards::check_profiles(&data("rules")), []);
    assert_eq!(profiles().len(), files("rules"));
}

#[test]
fn every_shipped_card_has_names_in_italian_and_japanese() {
    for card in catalogue().iter() {
        assert!(
            card.names.it.is_some() && card.names.ja.is_some(),
            "{}",
            card.names.en
        );
    }
}

#[test]
fn a_definition_survives_ron_and_postcard() {
    for card in catalogue().iter() {
        let bytes = postcard::to_allocvec(card).unwrap();
        assert_eq!(&postcard::from_bytes::<CardDef>(&bytes).unwrap(), card);
        let extensions =
            ron::extensions::Extensions::all() - ron::extensions::Extensions::EXPLICIT_STRUCT_NAMES;
        let pretty = ron::ser::PrettyConfig::new().extensions(extensions);
        let text = ron::ser::to_string_pretty(card, pretty).unwrap();
        assert_eq!(
            cards::read_text(Path::new("printed.ron"), &text).as_ref(),
            Ok(card),
            "{text}"
        );
    }
}

#[test]
fn the_digest_depends_on_every_definition_and_not_on_their_order() {
    let mut all: Vec<CardDef> = catalogue().iter().cloned().collect();
    all.reverse();
    assert_eq!(catalogue_of(all.clone()).digest(), catalogue().digest());
    for at in 0..all.len() {
        let mut changed = all.clone();
        changed[at].names.en.push('!');
        assert_ne!(catalogue_of(changed).digest(), catalogue().digest());
    }
}

#[test]
fn of_two_definitions_with_one_passcode_the_later_counts() {
    let mut waboku = card(12_607_053);
    waboku.names.en = "Waboku, another".to_owned();
    let mut all: Vec<CardDef> = catalogue().iter().cloned().collect();
    all.push(waboku.clone());
    assert_eq!(catalogue_of(all).get(waboku.passcode), Some(&waboku));
}

#[test]
fn sangan_is_a_mandatory_if_trigger_once_a_turn_by_name() {
    let sangan = card(26_202_165);
    let [effect] = sangan.effects.as_slice() else {
        panic!()
    };
    assert_eq!(effect.limit, Some(Limit::OncePerTurnByName));
    let EffectKind::Trigger {
        mandatory,
        timing,
        event,
    } = &effect.kind
    else {
        panic!()
    };
    assert!(*mandatory);
    assert_eq!(*timing, Timing::If);
    assert_eq!(*event, Occasion::SentFromFieldToGraveyard(Subject::This));
}

#[test]
fn solemn_warning_stops_a_summon_or_an_activation_that_special_summons() {
    let warning = card(84_749_824);
    assert_eq!(warning.kind, CardKind::Trap(Trap::Counter));
    assert_eq!(warning.effects[0].cost[0].act, Act::PayLp(2000));
    let [summon, activation] = warning.effects[0].modes.as_slice() else {
        panic!()
    };
    assert!(matches!(
        summon.answers,
        Some(Answers::SummonAttempt { .. })
    ));
    assert!(matches!(
        &activation.answers,
        Some(Answers::Activation { kinds, that: Some(Does::SpecialSummons), .. }) if kinds.len() == 3
    ));
}

#[test]
fn trap_hole_targets_the_summoned_monster_and_no_other() {
    let hole = card(4_206_964);
    let targets = hole.effects[0].modes[0].targets.as_ref().unwrap();
    assert_eq!(targets.pool.place, Places::Occasion);
    assert_eq!(targets.pool.filter.atk_at_least, Some(1000));
}

#[test]
fn the_gadgets_add_each_other_in_a_ring() {
    let adds = |code| match &card(code).effects[0].modes[0].resolve[0].act {
        Act::AddFromDeck { filter, count: 1 } => filter.name.unwrap().0,
        other => panic!("{other:?}"),
    };
    let (red, yellow, green) = (86_445_415, 13_839_120, 41_172_955);
    assert_eq!([adds(red), adds(yellow), adds(green)], [yellow, green, red]);
}

#[test]
fn mystical_space_typhoon_is_a_quick_play_spell_and_reinforcement_is_not() {
    assert_eq!(card(5_318_639).kind, CardKind::Spell(Spell::QuickPlay));
    assert_eq!(card(32_807_846).kind, CardKind::Spell(Spell::Normal));
}

fn named(name: &str) -> NamedProfile {
    profile(name).unwrap_or_else(|| panic!("no profile {name}"))
}

#[test]
fn p7_has_the_rules_of_today() {
    let today = named("P7");
    assert_eq!(today.until, None);
    assert_eq!(today.flags.ignition, Ignition::None);
    assert_eq!(today.flags.hidden_triggers, HiddenTriggers::WithOptional);
    assert_eq!(today.flags.trigger_location, TriggerLocation::MustStay);
    assert!(!today.flags.early_trigger && !today.flags.negated_summon_counts);
    assert!(!today.flags.first_turn_draw && !today.flags.one_field_spell);
}

#[test]
fn p2e_has_ignition_priority_after_a_summon() {
    let edison = named("P2e");
    assert_eq!(edison.flags.ignition, Ignition::AfterSummon);
    assert_eq!(edison.flags.trigger_location, TriggerLocation::Anywhere);
    assert!(edison.flags.early_trigger && edison.flags.phase_trigger_again);
    assert!(edison.flags.first_turn_draw && edison.flags.one_field_spell);
    assert_ne!(edison.flags, named("P2g").flags);
}

#[test]
fn a_profile_answers_to_its_names_in_any_case() {
    assert_eq!(named("tcg_2010"), named("p2E"));
    assert_eq!(named("TCG").id, "P7");
    for whole in ["P1", "P2", "P3", "P4", "P5", "P6", "P7"] {
        named(whole);
    }
    assert_eq!(profile("rush"), None);
}
