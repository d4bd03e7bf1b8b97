//! Effects said back: what is printed, when they are used, what they answer and do.

use crate::common::{act, card, effect, gated, golem, mode, pool, resolves, trap, words};
use duel::{Digest, Method, Passcode, Phase, Value};
use rules::{
    Catalogue,
    vocabulary::{
        Act, Activation, Amount, Answers, CardKind, Class, Condition, Declares, Delta, Does,
        EffectKind, Filter, Gate, Instruction, Limit, Linger, Mode, Objects, Occasion, Places,
        Side, Span, Spell, Standing, Subject, Targets, Timing, Trait, Why,
    },
};
use wording::{Language, Wording};

#[test]
fn a_monster_without_effects_says_what_is_printed() {
    let mut golem = card("Golem", golem(), vec![]);
    golem.names.it = Some("Golem di Pietra".to_owned());
    golem.names.ja = golem.names.it.clone();
    golem.archetypes = vec!["Stone".to_owned()];
    let expected = "Golem (passcode 04206964)\nAlso called: Golem di Pietra\n\
                    EARTH Rock monster, level 3, ATK 1300, DEF ?\nCounts as: Stone\n\
                    It has no effect.";
    assert_eq!(words(&golem), expected);
}

#[test]
fn a_card_is_headed_by_its_name_in_the_language_of_the_reader() {
    let mut golem = card("Golem", golem(), vec![]);
    golem.names.it = Some("Golem di Pietra".to_owned());
    let cards = Catalogue::new(vec![golem.clone()], Digest([0; 32]));
    let said = Wording::new(Language::It).card_in_words(&golem, &cards);
    assert!(said[0].starts_with("Golem di Pietra"), "{said:?}");
    assert!(said[1].contains("Golem"), "{said:?}");
}

#[test]
fn a_trigger_says_what_sets_it_off_and_its_choices() {
    let hero = || Filter {
        archetype: vec!["HERO".to_owned()],
        other: true,
        ..Filter::default()
    };
    let methods = vec![Method::Normal, Method::Tribute, Method::Special];
    let event = Occasion::Summoned {
        what: Subject::This,
        by: Side::Either,
        methods,
        from: vec![],
        by_effect: None,
    };
    let kind = EffectKind::Trigger {
        mandatory: false,
        timing: Timing::When,
        event,
    };
    let picked = Objects::Picked {
        pool: pool(Side::Either, Places::SpellsAndTraps, Filter::default()),
        least: Amount::Fixed(1),
        most: Amount::Count(pool(Side::Own, Places::Monsters, hero())),
        by_opponent: false,
    };
    let filter = Filter {
        class: vec![Class::Monster],
        level_at_most: Some(4),
        ..Filter::default()
    };
    let mut effect = effect(
        kind,
        vec![
            mode(vec![act(Act::Destroy(picked))]),
            mode(vec![act(Act::AddFromDeck { filter, count: 1 })]),
        ],
    );
    effect.limit = Some(Limit::OncePerTurnByName);
    let said = words(&card("Airman", golem(), vec![effect]));
    let expected = "\
Effect 1: optional trigger effect, “when” (it can miss its timing), once a turn for all cards of this name
  Set off when this card is Normal, Tribute or Special Summoned
  Choice 1 of 2
    Resolves: destroy 1 or more spells or traps, up to the number of monsters (“HERO”, other than this card) in your monster zones, in the spell and trap zones
  Choice 2 of 2
    Resolves: add 1 monster (level 4 or lower) from your deck to your hand, show what was added, and shuffle";
    assert_eq!(
        said.lines().skip(2).collect::<Vec<_>>().join("\n"),
        expected
    );
}

#[test]
fn a_cost_comes_before_what_it_pays_for() {
    let mut shot = effect(
        EffectKind::Ignition,
        vec![mode(vec![act(Act::Damage {
            side: Side::Opponent,
            amount: Amount::Fixed(500),
        })])],
    );
    let tributed = Objects::Picked {
        pool: pool(Side::Own, Places::Monsters, Filter::default()),
        least: Amount::Fixed(1),
        most: Amount::Fixed(1),
        by_opponent: false,
    };
    shot.cost = vec![act(Act::Tribute(tributed))];
    let said = words(&card("Soldier", golem(), vec![shot]));
    assert!(
        said.ends_with(
            "Effect 1: ignition effect\n  Cost: tribute 1 monster in your monster zones\n  \
         Resolves: the opponent takes 500 damage"
        ),
        "{said}"
    );
}

#[test]
fn what_is_answered_is_said() {
    let negates = || {
        vec![
            act(Act::NegateActivation),
            gated(Gate::IfDone, Act::Destroy(Objects::Negated)),
        ]
    };
    let activation = Mode {
        answers: Some(Answers::Activation {
            by: Side::Opponent,
            kinds: vec![
                Activation::SpellCard,
                Activation::TrapCard,
                Activation::MonsterEffect,
            ],
            from: vec![],
            that: vec![Does::SpecialSummons],
        }),
        ..mode(negates())
    };
    assert_eq!(
        trap(activation),
        "  Answers: the activation of a spell card, a trap card or a monster's effect of the opponent that would Special Summon, right under it on the chain\n  \
         Resolves: negate the activation; and if you do, destroy what was negated"
    );
    let attempt = Mode {
        answers: Some(Answers::SummonAttempt {
            by: Side::Either,
            methods: vec![],
            single: false,
        }),
        ..mode(vec![act(Act::NegateSummon)])
    };
    assert_eq!(
        trap(attempt),
        "  Answers: a summon that can still be negated\n  Resolves: negate the summon"
    );
}

#[test]
fn the_monster_it_is_about_is_targeted() {
    let strong = || Filter {
        face_up: true,
        atk_at_least: Some(1000),
        ..Filter::default()
    };
    let summoned = Occasion::Summoned {
        what: Subject::Any(strong()),
        by: Side::Opponent,
        methods: vec![],
        from: vec![],
        by_effect: None,
    };
    let targets = Targets {
        pool: pool(Side::Either, Places::Occasion, strong()),
        least: 1,
        most: 1,
    };
    let hole = Mode {
        answers: Some(Answers::Happening(summoned)),
        targets: Some(targets),
        ..mode(vec![act(Act::Destroy(Objects::Targets))])
    };
    assert_eq!(
        trap(hole),
        "  Answers: what just happened: a face-up monster (ATK 1000 or more) is summoned by the opponent\n  \
         Targets: 1 face-up monster (ATK 1000 or more) that this is about\n  \
         Resolves: destroy the target"
    );
}

#[test]
fn a_declared_name_and_what_must_be_so_are_said() {
    let declared = Filter {
        declared: true,
        ..Filter::default()
    };
    let random = Act::DiscardAtRandom {
        side: Side::Own,
        count: 1,
    };
    let crush = Mode {
        requires: vec![Condition::Exists(pool(
            Side::Opponent,
            Places::Hand,
            Filter::default(),
        ))],
        declares: Some(Declares::Name),
        ..mode(vec![
            act(Act::Discard(Objects::Each(pool(
                Side::Opponent,
                Places::Hand,
                declared,
            )))),
            gated(Gate::IfNotDone, random),
        ])
    };
    assert_eq!(
        trap(crush),
        "  Only if there is a card in the opponent's hand\n  Declares: a card name\n  \
         Resolves: discard all cards (of the declared name) in the opponent's hand; if you don't, discard 1 card at random from your hand"
    );
}

#[test]
fn what_lasts_and_a_card_named_by_another_are_said() {
    let own = |name| Filter {
        name: vec![Passcode(name)],
        ..Filter::default()
    };
    let said = trap(mode(vec![
        act(Act::AddFromDeck {
            filter: own(4_206_964),
            count: 1,
        }),
        gated(
            Gate::IfDone,
            Act::Linger {
                side: Side::Own,
                rule: Linger::CannotActivateMoved,
                until: Span::ThisTurn,
            },
        ),
    ]));
    assert_eq!(
        said,
        "  Resolves: add 1 card (named Test) from your deck to your hand, show what was added, and shuffle; and if you do, you can't activate cards or effects of that name until the end of the turn"
    );
    let unknown = trap(mode(vec![act(Act::AddFromDeck {
        filter: own(7),
        count: 2,
    })]));
    assert!(unknown.contains("add 2 cards (named card 7)"), "{unknown}");
}

#[test]
fn a_quick_play_spell_is_called_one() {
    let destroys = Act::Destroy(Objects::Each(pool(
        Side::Either,
        Places::Field,
        Filter::default(),
    )));
    let spell = card(
        "Storm",
        CardKind::Spell(Spell::QuickPlay),
        vec![effect(
            EffectKind::CardActivation,
            vec![mode(vec![act(destroys)])],
        )],
    );
    assert!(words(&spell).contains("\nQuick-play spell\n"));
    assert!(words(&spell).ends_with("destroy all cards on the field"));
}

#[test]
fn gates_are_said_as_cards_say_them() {
    let draw = |count| Act::Draw {
        side: Side::Own,
        count: Amount::Fixed(count),
    };
    let shuffle = Act::Shuffle(Side::Own);
    let optional = Instruction {
        act: draw(2),
        when: Gate::Then,
        may: true,
    };
    let rolled = Gate::If(Condition::Rolled(2, 5));
    assert_eq!(
        resolves(vec![
            act(draw(1)),
            gated(Gate::Also, shuffle.clone()),
            optional,
            gated(Gate::IfNotDone, shuffle),
            act(Act::RollDie),
            gated(rolled, Act::Destroy(Objects::This)),
        ]),
        "draw 1 card; also, shuffle your deck; then, you can draw 2 cards; if you don't, shuffle your deck; \
         roll a die; if it was 2 to 5, destroy this card"
    );
}

#[test]
fn a_coin_falls_on_heads_or_tails_and_a_die_shows_a_number() {
    let win = |least, most| {
        gated(
            Gate::If(Condition::Rolled(least, most)),
            Act::Win(Side::Own),
        )
    };
    let coin = resolves(vec![act(Act::TossCoin), win(1, 1)]);
    assert_eq!(coin, "toss a coin; if it was heads, you win the duel");
    let die = resolves(vec![act(Act::RollDie), win(1, 1)]);
    assert_eq!(die, "roll a die; if it was 1, you win the duel");
}

#[test]
fn numbers_are_said_of_what_they_count() {
    let hand = || pool(Side::Opponent, Places::Hand, Filter::default());
    let damage = |amount| {
        resolves(vec![act(Act::Damage {
            side: Side::Opponent,
            amount,
        })])
    };
    assert_eq!(damage(Amount::Fixed(500)), "the opponent takes 500 damage");
    assert_eq!(
        damage(Amount::Times(200, Box::new(Amount::Count(hand())))),
        "the opponent takes 200 damage for each of the cards in the opponent's hand"
    );
    assert_eq!(
        damage(Amount::Times(400, Box::new(Amount::LinkNumber))),
        "the opponent takes damage equal to 400 times the number of this link in the chain"
    );
    let half = Amount::Half(Box::new(Amount::LifePoints(Side::Own)));
    assert_eq!(resolves(vec![act(Act::PayLp(half))]), "pay half of your LP");
}

#[test]
fn verbs_and_nouns_follow_the_number_of_cards() {
    let gains = |of| Act::Change {
        of,
        what: Value::Atk,
        by: Delta::Plus(Amount::Fixed(500)),
        until: Span::ThisTurn,
    };
    let all = Objects::Each(pool(Side::Own, Places::Monsters, Filter::default()));
    assert_eq!(
        resolves(vec![act(gains(all))]),
        "all monsters in your monster zones gain 500 ATK until the end of the turn"
    );
    assert_eq!(
        resolves(vec![act(gains(Objects::This))]),
        "this card gains 500 ATK until the end of the turn"
    );
    let dragon = Filter {
        monsters: vec![rules::vocabulary::MonsterKind::Xyz],
        ..Filter::default()
    };
    let there = Condition::Exists(pool(Side::Opponent, Places::Field, dragon));
    assert_eq!(
        resolves(vec![gated(Gate::If(there), Act::EndBattlePhase)]),
        "if there is an Xyz monster on the opponent's side of the field, end the battle phase"
    );
}

#[test]
fn a_card_that_moves_sets_off_what_waits_for_it() {
    let set_off = |from: Vec<Places>, to: Vec<Places>, why: Vec<Why>, side| {
        let event = Occasion::Moved {
            what: Subject::This,
            from,
            to,
            why,
            by: Side::Either,
            side,
        };
        let kind = EffectKind::Trigger {
            mandatory: true,
            timing: Timing::If,
            event,
        };
        let said = words(&card("Test", golem(), vec![effect(kind, vec![])]));
        let last = said.lines().last().unwrap_or_default().to_owned();
        last.trim_start_matches("  Set off when ").to_owned()
    };
    let (field, grave) = (vec![Places::Field], vec![Places::Graveyard]);
    assert_eq!(
        set_off(field.clone(), grave.clone(), vec![], Side::Either),
        "this card is sent from the field to the graveyard"
    );
    assert_eq!(
        set_off(field, vec![], vec![], Side::Either),
        "this card leaves the field"
    );
    assert_eq!(
        set_off(
            vec![Places::Monsters],
            grave,
            vec![Why::Battle, Why::Destroyed],
            Side::Own
        ),
        "this card in your monster zones is destroyed by battle or destroyed by an effect and sent to the graveyard"
    );
}

#[test]
fn a_continuous_effect_says_what_applies() {
    let this = || {
        let this = Filter {
            this: true,
            ..Filter::default()
        };
        pool(Side::Own, Places::Monsters, this)
    };
    let standing = vec![
        Standing::Has {
            of: this(),
            what: Trait::NotTargeted(Side::Opponent),
        },
        Standing::Forbids {
            side: Side::Either,
            what: duel::Forbidden::SpecialSummon,
            with: Filter {
                level_at_least: Some(5),
                class: vec![Class::Monster],
                ..Filter::default()
            },
        },
    ];
    let kind = EffectKind::Continuous(standing);
    let said = words(&card("Test", golem(), vec![effect(kind, vec![])]));
    let expected = "\
Effect 1: continuous effect
  While it is face-up: this card can't be targeted by the opponent's effects
  While it is face-up: nobody can Special Summon monsters (level 5 or higher)";
    assert!(said.ends_with(expected), "{said}");
}

#[test]
fn what_is_said_about_the_use_of_an_effect_comes_before_its_cost() {
    let lookout = rules::vocabulary::Effect {
        limit: Some(Limit::OneEffectPerTurnByName),
        from: vec![Places::Hand, Places::Graveyard],
        unanswerable: Some(Side::Opponent),
        damage_step: vec![duel::DamageTiming::BeforeCalculation],
        cost: vec![act(Act::Discard(Objects::This))],
        ..effect(
            EffectKind::Quick,
            vec![Mode {
                requires: vec![Condition::Phase(vec![Phase::Main1, Phase::Main2])],
                ..mode(vec![act(Act::NegateAttack)])
            }],
        )
    };
    let said = words(&card("Lookout", golem(), vec![lookout]));
    let expected = "\
Effect 1: quick effect, only one effect of all cards of this name a turn
  Used while it is in your hand or in your graveyard
  The opponent can't chain anything to its activation
  In the damage step: before damage calculation
  Cost: discard this card
  Only if it is main phase 1 or main phase 2
  Resolves: negate the attack";
    assert!(said.ends_with(expected), "{said}");
}
