//! The rules a name, a format, or a day and a region mean; and what there isn't.

use cards::{
    Asked, Day, Known, List, Region, Ruleset, RulesetError, bundle_on, formats, profiles, ruleset,
};
use duel::{DuelEnds, Ignition, Profile, Replay, Zones};
use std::path::Path;

fn day(text: &str) -> Day {
    Day::read(text).unwrap_or_else(|| panic!("{text} is no day"))
}

fn held(region: Region, text: &str) -> String {
    match bundle_on(region, day(text)) {
        Ok(bundle) => bundle.id,
        Err(error) => panic!("{text}: {error:?}"),
    }
}

fn named(name: &str) -> Ruleset {
    let rules = ruleset(&Asked::Named(name.into()), &[]);
    rules.unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

fn changed(name: &str, changes: &[(&str, &str)]) -> Result<Ruleset, RulesetError> {
    let changes: Vec<(String, String)> = changes
        .iter()
        .map(|(flag, value)| ((*flag).to_owned(), (*value).to_owned()))
        .collect();
    ruleset(&Asked::Named(name.into()), &changes)
}

#[test]
fn in_the_ocg_the_day_picks_the_bundle_to_the_day() {
    for (first, last, id) in [
        ("1999-02-04", "2011-03-18", "P1"),
        ("2011-03-19", "2014-03-20", "P4a"),
        ("2014-03-21", "2017-03-24", "P4b"),
        ("2017-03-25", "2020-03-31", "P4c"),
        ("2020-04-01", "2099-12-31", "P5"),
    ] {
        assert_eq!(held(Region::Ocg, first), id, "{first}");
        assert_eq!(held(Region::Ocg, last), id, "{last}");
    }
}

#[test]
fn in_the_tcg_the_day_picks_the_bundle_to_the_day() {
    for (first, last, id) in [
        ("2005-04-01", "2005-09-30", "P2g"),
        ("2010-03-01", "2012-04-24", "P2e"),
        ("2012-04-25", "2014-07-13", "P3a"),
        ("2014-07-14", "2015-03-19", "P3b"),
        ("2015-03-20", "2017-07-20", "P3c"),
        ("2017-07-21", "2020-03-31", "P6a"),
        ("2020-04-01", "2021-10-31", "P6b"),
        ("2021-11-01", "2099-12-31", "P7"),
    ] {
        assert_eq!(held(Region::Tcg, first), id, "{first}");
        assert_eq!(held(Region::Tcg, last), id, "{last}");
    }
}

#[test]
fn on_no_day_two_bundles_of_a_region_held() {
    let all = profiles();
    for one in &all {
        for other in all
            .iter()
            .filter(|o| o.id != one.id && o.region == one.region)
        {
            let first = one.first_day().expect("every bundle begins on a day");
            assert!(
                !other.held_on(first),
                "{} and {} on {first}",
                one.id,
                other.id
            );
        }
    }
}

#[test]
fn a_day_on_which_nothing_is_known_names_what_held_before_and_after() {
    let Err(RulesetError::NothingHeld { before, after, .. }) =
        bundle_on(Region::Tcg, day("2007-05-01"))
    else {
        panic!("nothing is known for 2007")
    };
    let (before, after) = (before.expect("Goat"), after.expect("Edison"));
    assert_eq!(
        (before.id.as_str(), before.day.to_string().as_str()),
        ("P2g", "2005-09-30")
    );
    assert_eq!(
        (after.id.as_str(), after.day.to_string().as_str()),
        ("P2e", "2010-03-01")
    );
    let Err(RulesetError::NothingHeld { before, after, .. }) =
        bundle_on(Region::Ocg, day("1998-01-01"))
    else {
        panic!("there were no cards in 1998")
    };
    assert_eq!(
        (before, after.map(|next| next.id)),
        (None, Some("P1".into()))
    );
}

#[test]
fn every_flag_of_every_bundle_says_where_it_is_known_from() {
    for bundle in profiles() {
        for flag in Profile::FLAGS {
            let because = bundle.because(flag).unwrap_or_default();
            assert!(because.len() > 10, "{} {flag}: {because}", bundle.id);
        }
    }
}

#[test]
fn every_shipped_format_is_sound_and_gives_rules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/formats");
    assert_eq!(cards::check_formats(&folder), []);
    let mut names = Vec::new();
    for known in formats() {
        let Known::Format(format) = known else {
            continue;
        };
        let name = match format.takes_a_day() {
            true => format!("{}:2010-04-24", format.name),
            false => format.name.clone(),
        };
        let rules = named(&name);
        assert_eq!(
            (rules.name.as_str(), rules.lp()),
            (name.as_str(), format.lp.value)
        );
        assert_eq!(rules.bundle.id, format.profile.value);
        names.push(format.name);
    }
    let all = "advanced edison genesys goat ocg speed time-wizard traditional";
    assert_eq!(names.join(" "), all);
}

#[test]
fn edison_and_an_old_list_under_the_rules_of_now_are_not_the_same() {
    let (then, now) = (named("edison"), named("time-wizard:2010-04-24"));
    assert_eq!(
        (then.profile.ignition, then.profile.texts),
        (Ignition::AfterSummon, 20_100_424)
    );
    assert_eq!(
        (now.profile.ignition, now.profile.texts),
        (Ignition::None, 0)
    );
    assert_eq!(now.day, Some(day("2010-04-24")));
    let list = then.format.map(|format| format.list.value);
    assert_eq!(list, Some(List::Of("2010-03".into())));
    assert_eq!(named("goat").profile.texts, 20_050_817);
}

#[test]
fn speed_duels_are_short_and_small() {
    let rules = named("speed");
    assert_eq!((rules.lp(), rules.hand(), rules.deck()), (4000, 4, 20));
    assert_eq!(
        (rules.profile.zones_each, rules.profile.main_phase_2),
        (3, false)
    );
    let today = named("P7");
    assert_eq!((today.lp(), today.hand(), today.deck()), (8000, 5, 40));
    assert_eq!(
        (today.profile.zones_each, today.profile.main_phase_2),
        (5, true)
    );
    assert_eq!(named("genesys").profile.zones, Zones::Classic);
}

#[test]
fn rush_is_known_and_is_another_game() {
    for name in ["rush", "Rush", "rush-duel"] {
        let Err(RulesetError::OtherGame(game)) = changed(name, &[]) else {
            panic!("{name} is played")
        };
        assert_eq!(game.title.value, "Rush Duel");
    }
}

#[test]
fn a_changed_flag_is_pinned_and_said_in_the_name() {
    let changes = [("ignition", "aftersummon"), ("Replay", "taken_back")];
    let rules = changed("P7", &changes).expect("both flags are there");
    assert_eq!(
        rules.name,
        "P7 with ignition: AfterSummon, replay: TakenBack"
    );
    assert_eq!(rules.profile.ignition, Ignition::AfterSummon);
    assert_eq!(rules.profile.replay, Replay::TakenBack);
    assert_eq!(rules.profile.duel_ends, DuelEnds::AtOnce);
}

#[test]
fn a_flag_or_value_there_is_not_is_named() {
    let wrong = changed("P7", &[("replay", "TakenBack"), ("igniton", "None")]);
    assert_eq!(wrong, Err(RulesetError::NoFlag { change: 1 }));
    for (flag, value) in [
        ("ignition", "sometimes"),
        ("early_trigger", "maybe"),
        ("texts", "2010"),
        ("texts", "20100431"),
        ("zones_each", "6"),
        ("zones_each", "0"),
        ("main_phase_2", "2"),
    ] {
        let wrong = changed("P7", &[(flag, value)]);
        assert!(
            matches!(&wrong, Err(RulesetError::NoValue { change: 0, flag: named, .. }) if *named == flag),
            "{flag}: {value}: {wrong:?}"
        );
    }
}

#[test]
fn a_day_stands_only_where_a_format_takes_one() {
    let error = |name: &str| changed(name, &[]).expect_err("it isn't so");
    assert!(matches!(
        error("time-wizard"),
        RulesetError::NeedsADay { .. }
    ));
    assert!(matches!(
        error("edison:2010-04-24"),
        RulesetError::TakesNoDay { .. }
    ));
    assert!(matches!(
        error("P7:2010-04-24"),
        RulesetError::TakesNoDay { .. }
    ));
    assert!(matches!(
        error("time-wizard:yesterday"),
        RulesetError::NoDay { .. }
    ));
    assert!(matches!(error("nothing"), RulesetError::Unknown { .. }));
}

fn mistakes(name: &str, text: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join(name), text).expect("a file");
    let found = cards::check_formats(folder.path());
    found
        .iter()
        .map(|error| format!("{}: {}", error.line, error.message))
        .collect()
}

#[test]
fn a_format_file_with_a_mistake_is_told_by_its_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/formats");
    let sound = std::fs::read_to_string(folder.join("speed.ron")).expect("a file");
    assert_eq!(mistakes("speed.ron", &sound), Vec::<String>::new());
    for (right, wrong, message) in [
        ("\"P7\"", "\"P99\"", "no rule profile is called `P99`"),
        (
            "\"zones_each\"",
            "\"zones_eech\"",
            "no flag is called `zones_eech`",
        ),
        (
            "value: \"3\"",
            "value: \"30\"",
            "`zones_each` has no value `30`",
        ),
        (
            "name: \"speed\"",
            "name: \"p7\"",
            "`p7` is a rule profile already",
        ),
        ("value: Own", "value: Of(\"2010-13\")", "`list` is no date"),
    ] {
        assert!(sound.contains(right), "{right}");
        let found = mistakes("speed.ron", &sound.replacen(right, wrong, 1));
        assert!(
            found.iter().any(|error| error.ends_with(message)),
            "{wrong}: {found:?}"
        );
        assert!(
            !found.iter().any(|error| error.starts_with("0:")),
            "{found:?}"
        );
    }
    assert!(mistakes("other.ron", &sound)[0].contains("isn't named after the format"));
}
