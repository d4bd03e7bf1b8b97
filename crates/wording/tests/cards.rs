//! Cards said back in words, from their definitions.

use duel::{Digest, Method, Passcode};
use rules::{
    Catalogue,
    vocabulary::{
        Act, Activation, Amount, Answers, CardDef, CardKind, Class, Condition, Does, Effect,
        EffectKind, Filter, Gate, Instruction, Limit, Linger, Mode, Monster, Names, Objects,
        Occasion, Places, Pool, Side, Spell, Subject, Targets, Timing, Trap,
    },
};
use wording::{Language, Wording};

fn card(name: &str, kind: CardKind, effects: Vec<Effect>) -> CardDef {
    CardDef {
        passcode: Passcode(4_206_964),
        names: Names {
            en: name.to_owned(),
            it: None,
            zh_hant: None,
            ja: None,
        },
        kind,
        archetypes: Vec::new(),
        effects,
    }
}

fn golem() -> CardKind {
    CardKind::Monster(Monster {
        attribute: "EARTH".to_owned(),
        race: "Rock".to_owned(),
        level: 3,
        atk: Some(1300),
        def: None,
        extra: false,
    })
}

fn effect(kind: EffectKind, modes: Vec<Mode>) -> Effect {
    Effect {
        kind,
        limit: None,
        cost: Vec::new(),
        modes,
    }
}

fn mode(resolve: Vec<Instruction>) -> Mode {
    Mode {
        answers: None,
        requires: Vec::new(),
        declares_name: false,
        targets: None,
        resolve,
    }
}

fn act(act: Act) -> Instruction {
    Instruction {
        act,
        when: Gate::Always,
    }
}

fn done(act: Act) -> Instruction {
    Instruction {
        act,
        when: Gate::IfDone,
    }
}

fn pool(side: Side, place: Places, filter: Filter) -> Pool {
    Pool {
        side,
        place,
        filter,
    }
}

fn words(card: &CardDef) -> String {
    let cards = Catalogue::new(vec![card.clone()], Digest([0; 32]));
    Wording::new(Language::En)
        .card_in_words(card, &cards)
        .join("\n")
}

/// What the only mode of a trap says, under its head.
fn trap(mode: Mode) -> String {
    let kind = CardKind::Trap(Trap::Normal);
    let said = words(&card(
        "Test",
        kind,
        vec![effect(EffectKind::CardActivation, vec![mode])],
    ));
    let head = "Test (passcode 04206964)\nNormal trap\nEffect 1: activation of the card\n";
    said.strip_prefix(head)
        .unwrap_or_else(|| panic!("{said}"))
        .to_owned()
}

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
        archetype: Some("HERO".to_owned()),
        other: true,
        ..Filter::default()
    };
    let methods = vec![Method::Normal, Method::Tribute, Method::Special];
    let event = Occasion::Summoned {
        what: Subject::This,
        by: Side::Either,
        methods,
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
            done(Act::Destroy(Objects::Negated)),
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
            that: Some(Does::SpecialSummons),
        }),
        ..mode(negates())
    };
    assert_eq!(
        trap(activation),
        "  Answers: the activation of a spell card, a trap card or a monster's effect of the opponent that would Special Summon, right under it on the chain\n  \
         Resolves: negate the activation; if you do, destroy what was negated"
    );
    let attempt = Mode {
        answers: Some(Answers::SummonAttempt { by: Side::Either }),
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
        "  Answers: what just happened: a monster (face-up, ATK 1000 or more) is summoned by the opponent\n  \
         Targets: 1 monster (face-up, ATK 1000 or more) that this is about\n  \
         Resolves: destroy the target"
    );
}

#[test]
fn a_declared_name_and_what_must_be_so_are_said() {
    let declared = Filter {
        declared_name: true,
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
        declares_name: true,
        ..mode(vec![
            act(Act::Discard(Objects::Each(pool(
                Side::Opponent,
                Places::Hand,
                declared,
            )))),
            Instruction {
                act: random,
                when: Gate::IfNotDone,
            },
        ])
    };
    assert_eq!(
        trap(crush),
        "  Only if there is a card in the opponent's hand\n  Declares: a card name\n  \
         Resolves: discard all cards (of the declared name) in the opponent's hand; if nothing was done, discard 1 card at random from your hand"
    );
}

#[test]
fn what_lasts_and_a_card_named_by_another_are_said() {
    let own = |name| Filter {
        name: Some(Passcode(name)),
        ..Filter::default()
    };
    let said = trap(mode(vec![
        act(Act::AddFromDeck {
            filter: own(4_206_964),
            count: 1,
        }),
        done(Act::Linger {
            side: Side::Own,
            rule: Linger::CannotActivateMoved,
        }),
    ]));
    assert_eq!(
        said,
        "  Resolves: add 1 card (named Test) from your deck to your hand, show what was added, and shuffle; if you do, you can't activate cards or effects of that name for the rest of the turn"
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
