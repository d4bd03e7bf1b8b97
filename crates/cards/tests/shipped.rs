//! The shipped profiles: they are what their files say.

use cards::{NamedProfile, profile, profiles};
use duel::{HiddenTriggers, Ignition, TriggerLocation};
use std::path::{Path, PathBuf};

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../data")
        .join(folder)
}

fn files(folder: &str) -> usize {
    std::fs::read_dir(data(folder)).expect("a folder").count()
}

#[test]
fn every_shipped_profile_is_sound_and_compiled_in() {
    assert_eq!(cards::check_profiles(&data("rules")), []);
    assert_eq!(profiles().len(), files("rules"));
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
