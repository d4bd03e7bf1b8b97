//! How monsters are summoned, and what cards said before.

use crate::common::{act, card, effect, golem, mode, monster, pool, words};
use duel::Method;
use rules::vocabulary::{
    Act, Amount, Arrow, CardKind, EarlierText, EffectKind, Facing, Filter, Limit, Materials,
    Monster, MonsterKind, Objects, Places, Portion, Side, Special, Way,
};

fn portion(filter: Filter, least: u8, most: u8) -> Portion {
    Portion {
        filter,
        least,
        most,
    }
}

#[test]
fn a_synchro_monster_says_its_materials() {
    let mut dragon = card(
        "Dragon",
        CardKind::Monster(monster(MonsterKind::Synchro)),
        vec![],
    );
    let tuner = |is| Filter {
        tuner: Some(is),
        ..Filter::default()
    };
    let parts = vec![portion(tuner(true), 1, 1), portion(tuner(false), 1, 99)];
    dragon.summoning.materials = Some(Materials { parts });
    let expected = "\
Dragon (passcode 04206964)
EARTH Rock Synchro monster, level 3, ATK 1300, DEF ?
Materials: 1 Tuner monster + 1 or more non-Tuner monsters
It has no effect.";
    assert_eq!(words(&dragon), expected);
}

#[test]
fn a_link_monster_has_arrows_and_no_def() {
    let talker = Monster {
        arrows: vec![Arrow::Top, Arrow::BottomLeft, Arrow::BottomRight],
        ..monster(MonsterKind::Link)
    };
    let said = words(&card("Talker", CardKind::Monster(talker), vec![]));
    let expected =
        "EARTH Rock Link monster, Link 3, ATK 1300, Link arrows: top, bottom left and bottom right";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn an_xyz_monster_has_a_rank_and_a_pendulum_monster_a_scale() {
    let rank = words(&card(
        "Rank",
        CardKind::Monster(monster(MonsterKind::Xyz)),
        vec![],
    ));
    assert!(rank.contains("EARTH Rock Xyz monster, rank 3"), "{rank}");
    let scale = Monster {
        scale: Some(8),
        ..monster(MonsterKind::Main)
    };
    let scale = words(&card("Scale", CardKind::Monster(scale), vec![]));
    assert!(
        scale.contains("EARTH Rock Pendulum monster, level 3, ATK 1300, DEF ?, pendulum scale 8"),
        "{scale}"
    );
}

#[test]
fn a_way_of_being_summoned_says_its_cost_and_what_else_is_so() {
    let mut envoy = card("Envoy", golem(), vec![]);
    let light = Filter {
        attribute: vec![crate::common::word("LIGHT")],
        ..Filter::default()
    };
    let banished = Objects::Picked {
        pool: pool(Side::Own, Places::Graveyard, light),
        least: Amount::Fixed(1),
        most: Amount::Fixed(1),
        by_opponent: false,
    };
    envoy.summoning.no_normal = true;
    envoy.summoning.special = Special::OwnWayOnly;
    envoy.summoning.ways = vec![Way {
        method: Method::Special,
        from: vec![],
        requires: vec![],
        cost: vec![act(Act::Banish(banished))],
        materials: None,
        on_top: false,
        limit: Some(Limit::OncePerTurnByName),
        facing: Facing::Attack,
    }];
    let expected = "\
It can't be Normal Summoned or Set.
It can't be Special Summoned in any other way than its own.
Way 1: Special Summon from your hand in attack position, once a turn for all cards of this name
  Cost: banish 1 LIGHT monster in your graveyard
It has no effect.";
    let said = words(&envoy);
    assert!(said.ends_with(expected), "{said}");
}

#[test]
fn an_earlier_text_is_said_with_its_last_day() {
    let draws = |count| {
        let draw = Act::Draw {
            side: Side::Own,
            count: Amount::Fixed(count),
        };
        vec![effect(EffectKind::Ignition, vec![mode(vec![act(draw)])])]
    };
    let mut greedy = card("Greedy", golem(), draws(1));
    greedy.earlier = vec![EarlierText {
        until: 20_141_231,
        effects: draws(2),
    }];
    let expected = "\
Effect 1: ignition effect
  Resolves: draw 1 card
Text up to 2014-12-31:
  Effect 1: ignition effect
    Resolves: draw 2 cards";
    let said = words(&greedy);
    assert!(said.ends_with(expected), "{said}");
}
