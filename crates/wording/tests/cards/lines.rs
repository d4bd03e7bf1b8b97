//! Everything a card file can say, said back.

use crate::common::{card, catalogue, effect, golem, mode, pool, word};
use crate::every::*;
use duel::{DamageTiming, Method, Value};
use rules::vocabulary::*;
use wording::{Language, Wording};

/// A card that says all of this, and so in its earlier text.
fn says(effects: Vec<Effect>) -> CardDef {
    let mut card = card("Test", golem(), effects.clone());
    card.earlier = vec![EarlierText {
        until: 20_150_101,
        effects,
    }];
    card
}

/// Every line a card can be said back in, in a language.
fn every_line(words: &Wording) -> Vec<String> {
    let mut cards: Vec<CardDef> = Vec::new();
    let mut quick = |mode: Mode| cards.push(says(vec![effect(EffectKind::Quick, vec![mode])]));
    let step = |act: Act, when: Gate, may: bool| Instruction { act, when, may };
    let does = |act: Act| mode(vec![Instruction::plain(act)]);
    for act in acts() {
        quick(does(act.clone()));
        for gate in gates() {
            let steps = [
                step(Act::RollDie, Gate::Always, false),
                step(act.clone(), gate, true),
            ];
            quick(mode(steps.to_vec()));
        }
    }
    for object in objects() {
        quick(does(Act::Destroy(object.clone())));
        quick(Mode {
            targets: Some(Targets {
                pool: monsters(),
                least: 1,
                most: 2,
            }),
            ..does(Act::ReturnToHand(object.clone()))
        });
        let change = |by| Act::Change {
            of: object.clone(),
            what: Value::Atk,
            by,
            until: Span::ThisTurn,
        };
        quick(does(change(Delta::Plus(Amount::Fixed(1)))));
        for rule in lingers() {
            let what = object.clone();
            quick(does(Act::LingerOn {
                what,
                rule,
                until: Span::ThisTurn,
            }));
        }
    }
    for amount in amounts() {
        quick(does(Act::Draw {
            side: Side::Either,
            count: amount.clone(),
        }));
        quick(does(Act::PayLp(amount.clone())));
        let by = Delta::Minus(amount.clone());
        quick(does(Act::Change {
            of: Objects::This,
            what: Value::Def,
            by,
            until: Span::Ever,
        }));
        let to = amount.clone();
        quick(does(Act::Become {
            of: Objects::This,
            what: Value::Atk,
            to,
            original: false,
            until: Span::Ever,
        }));
        let counter = word("Spell");
        quick(does(Act::PutCounters {
            what: Objects::This,
            counter,
            count: amount.clone(),
        }));
        quick(does(Act::Destroy(Objects::Top {
            side: Side::Either,
            count: amount.clone(),
        })));
        let most = amount;
        let least = Amount::Fixed(0);
        quick(does(Act::Destroy(Objects::Picked {
            pool: monsters(),
            least,
            most,
            by_opponent: false,
        })));
    }
    for pool in extremes() {
        quick(does(Act::Destroy(Objects::Each(pool))));
    }
    for place in places() {
        for side in sides() {
            for filter in filters() {
                let pool = pool(side, place, filter);
                quick(Mode {
                    requires: vec![
                        Condition::Exists(pool.clone()),
                        Condition::None(pool.clone()),
                    ],
                    ..does(Act::Destroy(Objects::Each(pool.clone())))
                });
                let count = Condition::Count {
                    pool,
                    least: 1,
                    most: 1,
                };
                quick(Mode {
                    requires: vec![count],
                    ..Mode::default()
                });
            }
            let event = moved(vec![place, Places::Hand], vec![place], whys());
            quick(Mode {
                answers: Some(Answers::Happening(event)),
                ..Mode::default()
            });
            let event = moved(vec![place], vec![place], vec![]);
            quick(Mode {
                answers: Some(Answers::Happening(event)),
                ..Mode::default()
            });
        }
    }
    for side in sides() {
        for rule in lingers() {
            for until in spans() {
                quick(does(Act::Linger { side, rule, until }));
            }
        }
        quick(does(Act::Win(side)));
        quick(does(Act::Shuffle(side)));
        quick(does(Act::DiscardAtRandom { side, count: 1 }));
        quick(does(Act::GainLp {
            side,
            amount: Amount::Fixed(1),
        }));
        quick(Mode {
            requires: vec![Condition::Turn(side)],
            ..does(Act::Damage {
                side,
                amount: Amount::Count(monsters()),
            })
        });
        let by = side;
        let attempt = Answers::SummonAttempt {
            by,
            methods: vec![],
            single: false,
        };
        quick(Mode {
            answers: Some(attempt),
            ..Mode::default()
        });
        let activation = Answers::Activation {
            by,
            kinds: activations(),
            from: vec![],
            that: does_all(),
        };
        quick(Mode {
            answers: Some(activation),
            ..Mode::default()
        });
    }
    for at in spans() {
        for then in [Later::Return, Later::Destroy] {
            quick(does(Act::Later {
                what: Objects::Done,
                then,
                at,
            }));
        }
    }
    for condition in conditions() {
        quick(Mode {
            requires: vec![condition.clone()],
            ..Mode::default()
        });
        let coin = [
            step(Act::TossCoin, Gate::Always, false),
            step(Act::Nothing, Gate::If(condition), false),
        ];
        quick(mode(coin.to_vec()));
    }
    for declares in declares() {
        let filter = Filter {
            declared: true,
            ..Filter::default()
        };
        let each = Act::Destroy(Objects::Each(pool(Side::Either, Places::Field, filter)));
        quick(Mode {
            declares: Some(declares),
            ..does(each)
        });
    }
    for answers in answers() {
        quick(Mode {
            answers: Some(answers),
            ..Mode::default()
        });
    }
    for what in subjects() {
        let event = Occasion::Flipped(what);
        quick(Mode {
            answers: Some(Answers::Happening(event)),
            ..Mode::default()
        });
    }
    for facing in facings() {
        quick(does(Act::SpecialSummon {
            what: Objects::Done,
            to_opponent: false,
            facing,
            ignoring: false,
            method: Method::Special,
            negated: false,
        }));
    }
    for to in [
        Turn::Attack,
        Turn::Defense,
        Turn::FaceDown,
        Turn::FaceUp,
        Turn::FaceUpQuietly,
        Turn::Other,
    ] {
        quick(does(Act::ChangePosition {
            what: Objects::Targets,
            to,
        }));
    }
    for rest in [Rest::Top, Rest::Bottom, Rest::Shuffled] {
        quick(does(Act::ReturnToDeck(Objects::This, rest)));
    }
    cards.push(says(occasions().into_iter().map(triggered).collect()));
    cards.push(says(
        kinds()
            .into_iter()
            .map(|kind| effect(kind, vec![]))
            .collect(),
    ));
    cards.push(says(limits().into_iter().map(limited).collect()));
    let mut standing = standings();
    for what in traits() {
        standing.push(Standing::Has { of: this(), what });
        standing.push(Standing::Has {
            of: monsters(),
            what,
        });
    }
    cards.push(says(vec![effect(EffectKind::Continuous(standing), vec![])]));
    cards.extend(summoned());
    cards
        .iter()
        .flat_map(|card| words.card_in_words(card, &catalogue(card)))
        .collect()
}

fn does_all() -> Vec<Does> {
    does()
}

fn triggered(event: Occasion) -> Effect {
    let kind = EffectKind::Trigger {
        mandatory: true,
        timing: Timing::When,
        event,
    };
    effect(kind, vec![])
}

fn limited(limit: Limit) -> Effect {
    Effect {
        limit: Some(limit),
        from: places(),
        from_hand_if: Some(Condition::WasSet),
        anyone: true,
        unanswerable: Some(Side::Either),
        damage_step: DamageTiming::SEVEN.to_vec(),
        ..effect(EffectKind::Quick, vec![])
    }
}

/// Monsters of every kind, with everything about how they are summoned.
fn summoned() -> Vec<CardDef> {
    let materials = || Materials {
        parts: [(1, 1), (1, 99), (0, 2), (2, 3)]
            .into_iter()
            .map(|(least, most)| Portion {
                filter: filters().remove(0),
                least,
                most,
            })
            .collect(),
    };
    let way = |method, facing| Way {
        method,
        from: vec![],
        requires: conditions(),
        cost: vec![Instruction::plain(Act::Banish(one_of(
            Side::Own,
            Places::Graveyard,
        )))],
        materials: Some(materials()),
        on_top: true,
        limit: Some(Limit::OncePerTurn),
        facing,
    };
    let mut cards = Vec::new();
    for kind in monster_kinds() {
        for special in specials() {
            let CardKind::Monster(monster) = golem() else {
                continue;
            };
            let monster = Monster {
                kind,
                tuner: true,
                flip: true,
                spirit: true,
                gemini: true,
                scale: Some(4),
                arrows: vec![Arrow::Top, Arrow::BottomLeft],
                ..monster
            };
            let mut card = card("Test", CardKind::Monster(monster), vec![]);
            card.treated_as = Some(card.passcode);
            card.summoning = Summoning {
                no_normal: true,
                tributes: Some(1),
                special,
                materials: Some(materials()),
                ways: facings()
                    .into_iter()
                    .map(|facing| way(Method::Synchro, facing))
                    .collect(),
            };
            cards.push(card);
        }
    }
    cards
}

#[test]
fn everything_a_card_file_can_say_is_said_back_in_whole_words_in_every_language() {
    for language in Language::ALL {
        let lines = every_line(&Wording::new(language));
        assert!(lines.len() > 4000, "{}", lines.len());
        for line in lines {
            is_whole(&line, language);
        }
    }
}

/// Checks that every variable of a line is filled in, and that nothing is left open.
fn is_whole(line: &str, language: Language) {
    let text = line.trim_start();
    assert!(!text.is_empty(), "an empty line");
    assert!(
        !text.contains("defined-") && !text.contains(['{', '}', '_']),
        "{line}"
    );
    assert!(!text.contains("  ") && !text.contains(" ,"), "{line}");
    let headed = ["Text up to", "Testo fino", "到"]
        .iter()
        .any(|head| text.starts_with(head));
    assert!(
        !text.contains("none") && !text.ends_with([' ', ':', ';', ',', '：', '；', '，']) || headed,
        "{line}"
    );
    // Chinese words stand side by side.
    let letters: Vec<char> = text.chars().collect();
    let gap = letters
        .windows(3)
        .any(|three| three[1] == ' ' && !three[0].is_ascii() && !three[2].is_ascii());
    assert!(language != Language::ZhHant || !gap, "{line}");
}
