//! The shipped cards: they are what their files say, and survive every encoding.

use cards::{catalogue, catalogue_of};
use duel::{Passcode, Value};
use rules::vocabulary::{
    Act, Amount, Answers, CardDef, CardKind, Does, Effect, EffectKind, Limit, MonsterKind, Objects,
    Occasion, Places, Special, Spell, Standing, Subject, Timing, Trap,
};
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/cards")
}

fn card(code: u32) -> CardDef {
    let all = catalogue();
    let card = all.get(Passcode(code)).cloned();
    card.unwrap_or_else(|| panic!("no shipped card has the passcode {code}"))
}

#[test]
fn every_shipped_card_file_is_sound_and_compiled_in() {
    assert_eq!(cards::check(&folder()), []);
    let files = std::fs::read_dir(folder()).expect("a folder").count();
    assert_eq!(catalogue().iter().count(), files);
    let read = cards::load(&folder()).expect("sound");
    assert_eq!(catalogue_of(read).digest(), catalogue().digest());
}

#[test]
fn every_shipped_card_has_names_in_italian_and_japanese() {
    // No public database gives other names of tokens, nor of a card that only a text mentions.
    let unnamed = [Passcode(8_715_625)];
    for card in catalogue().iter() {
        let token = card.monster().is_some_and(|monster| monster.token);
        if token || unnamed.contains(&card.passcode) {
            continue;
        }
        assert!(
            card.names.it.is_some() && card.names.ja.is_some(),
            "{}",
            card.names.en
        );
    }
}

/// The cards that the three questions of the seeds are about.
const SEEDS: [u32; 30] = [
    11384280, 4206964, 3819470, 41420027, 5318639, 12607053, 44508094, 83555666, 48130397,
    91623717, 26202165, 84749824, 53582587, 94192409, 45467446, 89631139, 97077563, 60681103,
    27053506, 51449743, 44330098, 48905153, 82301904, 86445415, 13839120, 32807846, 40044918,
    15800838, 86066372, 10045474,
];

#[test]
fn the_cards_of_the_seeds_are_all_there_with_names_in_four_languages() {
    for code in SEEDS {
        assert_eq!(card(code).names.all().count(), 4, "{code}");
    }
}

#[test]
fn a_definition_survives_ron_and_postcard() {
    for card in catalogue().iter() {
        let bytes = postcard::to_allocvec(card).expect("plain data");
        assert_eq!(
            &postcard::from_bytes::<CardDef>(&bytes).expect("read"),
            card
        );
        let extensions =
            ron::extensions::Extensions::all() - ron::extensions::Extensions::EXPLICIT_STRUCT_NAMES;
        let pretty = ron::ser::PrettyConfig::new().extensions(extensions);
        let text = ron::ser::to_string_pretty(card, pretty).expect("plain data");
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

fn trigger(effect: &Effect) -> (bool, Timing, &Occasion) {
    match &effect.kind {
        EffectKind::Trigger {
            mandatory,
            timing,
            event,
        } => (*mandatory, *timing, event),
        other => panic!("{other:?}"),
    }
}

#[test]
fn sangan_is_a_mandatory_if_trigger_once_a_turn_by_name() {
    let sangan = card(26_202_165);
    let [effect] = sangan.effects.as_slice() else {
        panic!("{sangan:?}")
    };
    assert_eq!(effect.limit, Some(Limit::OncePerTurnByName));
    let (mandatory, timing, event) = trigger(effect);
    assert!(mandatory && timing == Timing::If);
    let Occasion::Moved { what, from, to, .. } = event else {
        panic!("{event:?}")
    };
    assert_eq!(*what, Subject::This);
    assert_eq!(
        (from.as_slice(), to.as_slice()),
        ([Places::Field].as_slice(), [Places::Graveyard].as_slice())
    );
}

#[test]
fn sangan_had_no_limit_and_no_lock_before_2015() {
    let sangan = card(26_202_165);
    let before = &sangan.effects_on(20100424)[0];
    assert_eq!(before.limit, None);
    assert_eq!(before.modes[0].resolve.len(), 1);
    assert_eq!(sangan.effects_on(20150101), sangan.effects);
    assert_eq!(sangan.effects_on(0), sangan.effects);
}

#[test]
fn ring_of_destruction_hit_any_monster_in_any_turn_before_2015() {
    let ring = card(83_555_666);
    let mode = |effects: &[Effect]| effects[0].modes[0].clone();
    let (now, before) = (mode(&ring.effects), mode(ring.effects_on(20050101)));
    assert_eq!((now.requires.len(), before.requires.len()), (1, 0));
    let damages = |mode: &rules::vocabulary::Mode| {
        let damage = |act: &Act| matches!(act, Act::Damage { .. });
        mode.resolve.iter().filter(|done| damage(&done.act)).count()
    };
    assert_eq!((damages(&now), damages(&before)), (2, 2));
}

#[test]
fn chaos_emperor_dragon_is_summoned_only_in_its_own_way() {
    let dragon = card(82_301_904);
    assert!(dragon.summoning.no_normal);
    assert_eq!(dragon.summoning.special, Special::OwnWayOnly);
    assert_eq!(dragon.summoning.ways[0].cost.len(), 2);
    let cost = |day| dragon.effects_on(day)[0].cost.len();
    assert_eq!((cost(0), cost(20040101)), (2, 1), "the oath is new");
}

#[test]
fn solemn_warning_stops_a_summon_or_an_activation_that_special_summons() {
    let warning = card(84_749_824);
    assert_eq!(warning.kind, CardKind::Trap(Trap::Counter));
    assert_eq!(
        warning.effects[0].cost[0].act,
        Act::PayLp(Amount::Fixed(2000))
    );
    let [summon, activation] = warning.effects[0].modes.as_slice() else {
        panic!("{warning:?}")
    };
    assert!(matches!(
        summon.answers,
        Some(Answers::SummonAttempt { .. })
    ));
    let Some(Answers::Activation { kinds, that, .. }) = &activation.answers else {
        panic!("{activation:?}")
    };
    assert_eq!(
        (kinds.len(), that.as_slice()),
        (3, [Does::SpecialSummons].as_slice())
    );
}

#[test]
fn trap_hole_targets_the_summoned_monster_and_no_other() {
    let hole = card(4_206_964);
    let targets = hole.effects[0].modes[0]
        .targets
        .as_ref()
        .expect("it targets");
    assert_eq!(targets.pool.places, [Places::Occasion]);
    assert_eq!(targets.pool.filter.atk_at_least, Some(1000));
}

#[test]
fn the_gadgets_add_each_other_in_a_ring() {
    let adds = |code| match &card(code).effects[0].modes[0].resolve[0].act {
        Act::AddFromDeck { filter, count: 1 } => filter.name[0].0,
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

#[test]
fn what_gorz_does_follows_from_the_kind_of_damage() {
    let gorz = card(44_330_098);
    let kinds: Vec<(bool, bool)> = gorz.effects[..2]
        .iter()
        .map(|effect| match trigger(effect).2 {
            Occasion::Damaged { battle, effect, .. } => (*battle, *effect),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(kinds, [(true, false), (false, true)]);
    for (number, effect) in gorz.effects[2..].iter().enumerate() {
        let (mandatory, _, event) = trigger(effect);
        let Occasion::Summoned { by_effect, .. } = event else {
            panic!("{event:?}")
        };
        assert!(mandatory);
        assert_eq!(by_effect.map(usize::from), Some(number));
    }
    let token = card(44_330_099);
    let monster = token.monster().expect("a monster");
    assert!(monster.token && monster.atk.is_none());
}

#[test]
fn drident_is_worth_what_lies_under_it() {
    let drident = card(48_905_153);
    assert_eq!(drident.monster().map(|m| m.kind), Some(MonsterKind::Xyz));
    assert!(drident.summoning.ways[0].on_top);
    let EffectKind::Continuous(standing) = &drident.effects[0].kind else {
        panic!("{drident:?}")
    };
    let read = standing.iter().map(|one| match one {
        Standing::Is {
            what,
            to: Amount::Printed(read, objects),
            ..
        } => {
            assert!(
                matches!(&**objects, Objects::Each(pool) if pool.places == [Places::OwnMaterials])
            );
            (*what, *read)
        }
        other => panic!("{other:?}"),
    });
    let read: Vec<_> = read.collect();
    assert_eq!(read, [(Value::Atk, Value::Atk), (Value::Def, Value::Def)]);
}

#[test]
fn stardust_dragon_comes_back_only_in_the_turn_it_was_used() {
    let stardust = card(44_508_094);
    let (mandatory, _, event) = trigger(&stardust.effects[1]);
    assert!(!mandatory && matches!(event, Occasion::Phase { .. }));
    assert_eq!(stardust.effects[1].from, [Places::Graveyard]);
    assert_eq!(stardust.effects[1].modes[0].requires.len(), 1);
}
