//! Positions, questions and refusals in words.

use crate::common::*;
use crate::every::{choice_kinds, goals, lingering, lingering_rules, lots, uses};
use duel::*;
use rules::{Ask, Check, Next, Question, Refusal, Rule, Truth};
use smallvec::smallvec;
use wording::{Language, Viewer, Wording};

fn words() -> Wording {
    Wording::new(Language::En)
}

/// The set-up, Waboku activated by B in a free window, A about to answer the chain.
fn in_a_chain() -> Vec<Event> {
    let waboku = Event::LinkAdded {
        link: 1,
        seat: Seat::B,
        card: B_WABOKU,
        effect: 0,
        mode: 0,
        kind: LinkKind::TrapCard,
        speed: 2,
        targets: smallvec![A_MONSTER],
        declared: None,
        word: None,
    };
    let more = [
        Event::Said {
            by: Seat::A,
            action: Action::MoveOn {
                to: Some(Phase::Battle),
            },
        },
        waboku,
        opened(
            1,
            WindowKind::Chain,
            (Seat::A, Some(Seat::B)),
            Because::LinkAdded { link: 1 },
        ),
        answered(1, Seat::A, Answer::Passed(How::Silence)),
        Event::WindowAsked {
            window: 1,
            seat: Seat::B,
            by: Asker::Seat(Seat::A),
        },
        Event::WindowHeld {
            window: 1,
            seat: Seat::B,
        },
        Event::LingeringBegan {
            lingering: Lingering {
                rule: LingeringRule::CannotActivate(STRATOS),
                seat: Seat::A,
                card: None,
                until: Until::EndOfTurn(3),
                source: B_WABOKU,
            },
            cause: Cause::RULE,
        },
    ];
    [set_up(), more.to_vec()].concat()
}

#[test]
fn a_whole_position_is_told_side_by_side() {
    let expected = "\
Turn 3, main phase 1. It is A's turn.
Chain window after link 1: A passed in silence; B is awaited (was asked) (is thinking).
Passes in a row: 1.
Link 1: Waboku, activated by B, spell speed 2, targeting Sangan.

A: 8000 LP, 2 cards in hand, 2 in the deck.
  Hand: Reinforcement of the Army; Sangan
  Monsters: 3 Sangan, face-up attack position, ATK 1000 / DEF 600

B: 7500 LP, 1 card in hand, 0 in the deck.
  Hand: 1 unidentified card
  Spells and traps: 1 Mind Crush, face-down; 2 Waboku, face-down

B has used effect 1 of Waboku this turn.
In force: A can't activate Elemental HERO Stratos or its effects until the end of turn 3 (Waboku).
A has said to go on until the battle phase begins.";
    assert_eq!(
        words().position(&after(&in_a_chain()), &catalogue()),
        expected
    );
}

#[test]
fn how_a_pass_was_given_stays_the_passing_seats_secret_in_a_position() {
    let position = after(&in_a_chain());
    let other = words().for_viewer(Viewer::Seat(Seat::B));
    assert!(
        other
            .position(&position, &catalogue())
            .contains(": A passed; B is awaited")
    );
}

#[test]
fn a_redacted_position_names_no_hidden_card() {
    let mut position = after(&set_up());
    for row in &mut position.rows {
        row.face = None;
    }
    let told = words().position(&position, &catalogue());
    for name in ["Sangan", "Mind Crush", "Waboku", "Stratos", "Reinforcement"] {
        assert!(!told.contains(name), "{told}");
    }
    assert!(
        told.contains("Spells and traps: 1 a card, face-down; 2 a card, face-down"),
        "{told}"
    );
}

#[test]
fn the_position_before_the_set_up_can_be_told() {
    let told = words().position(&Position::new(), &catalogue());
    assert!(told.starts_with("The set-up is being given.\n"), "{told}");
}

#[test]
fn a_question_says_who_is_awaited_and_what_for() {
    let window = |kind, because| {
        let mut position = after(&set_up());
        position
            .apply(&opened(1, kind, (Seat::B, None), because))
            .unwrap();
        let ask = Ask {
            seat: Seat::B,
            question: Question::Window(kind),
        };
        words().ask(&ask, &position)
    };
    let mandatory = |mandatory| Because::TriggersMet { mandatory };
    assert_eq!(
        window(WindowKind::Open, Because::PhaseBegan(Phase::Main1)),
        "B may act: open state, at the start of main phase 1."
    );
    assert_eq!(
        window(WindowKind::Free, Because::ChainEnded { links: 1 }),
        "B may respond, or passes: free window after the chain of 1 link."
    );
    assert_eq!(
        window(WindowKind::Trigger, mandatory(true)),
        "B has to activate a trigger effect."
    );
    assert_eq!(
        window(WindowKind::Trigger, mandatory(false)),
        "B may activate a trigger effect, or passes."
    );
    assert_eq!(
        window(WindowKind::PhaseEnd, Because::MovesOn(Phase::Battle)),
        "B may respond before the battle phase ends, or passes."
    );
}

#[test]
fn a_choice_says_how_many() {
    let choice = |least, most| {
        let mut position = after(&set_up());
        let what = ChoiceKind::Target;
        position
            .apply(&Event::ChoiceAsked {
                seat: Seat::A,
                what,
                least,
                most,
            })
            .unwrap();
        words().ask(
            &Ask {
                seat: Seat::A,
                question: Question::Choice(what),
            },
            &position,
        )
    };
    assert_eq!(choice(1, 1), "A has to choose the targets: 1 card.");
    assert_eq!(choice(2, 2), "A has to choose the targets: 2 cards.");
    assert_eq!(
        choice(0, 3),
        "A has to choose the targets: at most 3 cards."
    );
    assert_eq!(choice(1, 3), "A has to choose the targets: 1 to 3 cards.");
}

#[test]
fn what_a_duel_waits_for_is_said_unless_an_event_follows() {
    let position = after(&set_up());
    let lot = Lot::Cards {
        seat: Seat::B,
        zone: Zone::Hand,
        count: 1,
    };
    let awaited = |next| words().awaited(&next, &position);
    assert_eq!(awaited(Next::Event(Event::ChainEnded)), None);
    assert_eq!(
        awaited(Next::Over).as_deref(),
        Some("The duel is over: nobody is awaited.")
    );
    assert_eq!(
        awaited(Next::Chance { lot, seat: Seat::B }).as_deref(),
        Some("Chance is awaited: say what was picked, a card from B's hand.")
    );
}

#[test]
fn a_refusal_says_the_rule_and_who_is_awaited_instead() {
    let position = after(&in_a_chain());
    let refusal = |card, awaited, impossible| {
        let rule = Rule::Holder;
        let refusal = Refusal {
            rule,
            seat: Seat::A,
            card,
            awaited,
            impossible,
        };
        words().refusal(&refusal, &position, &catalogue())
    };
    assert_eq!(
        refusal(Some(A_SANGAN), Some(Seat::B), false),
        "Refused for A, Sangan: Only the player who is awaited acts. \
         B may answer the chain, or passes: after link 1."
    );
    assert_eq!(
        refusal(None, None, false),
        "Refused for A: Only the player who is awaited acts."
    );
    assert!(refusal(None, None, true).contains("a witness record doesn't take it either"));
}

#[test]
fn a_place_in_a_duel_is_said_as_a_judge_says_it() {
    assert_eq!(words().place(3, Phase::Main1, None), "turn 3, main phase 1");
    assert_eq!(
        words().place(2, Phase::Battle, Some(Step::Damage)),
        "turn 2, battle phase, damage step"
    );
}

#[test]
fn a_card_of_the_field_is_told_with_all_that_belongs_to_it() {
    let mut position = after(&set_up());
    let attach = |position: &mut Position, card: CardId, zone| {
        let row = position.rows.iter_mut().find(|row| row.id == card);
        let row = row.expect("the card is there");
        row.attached = Some(A_MONSTER);
        row.place = Place { zone, ..row.place };
    };
    attach(&mut position, A_SANGAN, Zone::Material);
    attach(&mut position, A_ROTA, Zone::Spell);
    position.values.push((A_MONSTER, Value::Atk, 2400));
    position.values.push((A_MONSTER, Value::Level, 5));
    position.values.push((A_MONSTER, Value::Negated, 1));
    position.counters.push((A_MONSTER, word("Spell"), 2));
    let told = words().position(&position, &catalogue());
    let expected = "\
  Monsters: 3 Sangan, face-up attack position, ATK 2400 / DEF 600, level 5, effects negated, \
2 Spell Counters, materials: Sangan, equipped with Reinforcement of the Army
  Spells and traps: 1 Reinforcement of the Army, face-down, bound to Sangan";
    assert!(told.contains(expected), "{told}");
}

#[test]
fn an_attack_and_the_timing_of_its_damage_step_are_told() {
    let mut position = after(&set_up());
    position.phase = Phase::Battle;
    position.step = Some(Step::Damage);
    position.timing = Some(DamageTiming::BeforeCalculation);
    let attack = |target| {
        Some(Attack {
            seat: Seat::A,
            card: A_MONSTER,
            target,
            changed: false,
            declared: true,
            was_face_down: false,
            calculated: false,
            doomed: [false; 2],
            reply: None,
        })
    };
    position.attack = attack(Some(B_SET));
    let told = words().position(&position, &catalogue());
    let expected = "Turn 3, battle phase, damage step, before damage calculation. It is A's turn.\n\
                    Attack: Sangan attacks Mind Crush.\n";
    assert!(told.starts_with(expected), "{told}");
    position.attack = attack(None);
    let told = words().position(&position, &catalogue());
    assert!(
        told.contains("Attack: Sangan attacks B directly."),
        "{told}"
    );
}

#[test]
fn a_summon_of_several_names_them_all() {
    let mut position = after(&set_up());
    position.summon = Some(PendingSummon {
        seat: Seat::A,
        card: A_SANGAN,
        method: Method::Pendulum,
        to: zone(Seat::A, Zone::Monster, 1),
        posture: Posture::FaceUpAttack,
        from: Zone::Hand,
        way: None,
        asked: false,
    });
    position.joined.push(Joined {
        card: A_STRATOS,
        to: zone(Seat::A, Zone::Monster, 2),
        posture: Posture::FaceUpAttack,
        from: Zone::Extra,
    });
    assert_eq!(
        words().chain_lines(&position, &catalogue()),
        ["Under way: A's Pendulum Summon of Sangan and Elemental HERO Stratos."]
    );
}

#[test]
fn everything_of_the_ledger_and_everything_in_force_is_a_whole_sentence() {
    let mut position = after(&set_up());
    position.used.extend(uses());
    for card in [None, Some(A_MONSTER)] {
        let rules = lingering_rules().into_iter();
        let all = rules.map(|rule| lingering(rule, card, Until::EndOfTurn(3)));
        position.lingering.extend(all);
    }
    for words in Language::ALL.map(Wording::new) {
        for goal in goals() {
            position.goals[Seat::B] = Some(goal.into());
            let told = words.position(&position, &catalogue());
            let ledger = told.split("\n\n").last().unwrap_or_default();
            assert_eq!(
                ledger.lines().count(),
                uses().len() + position.lingering.len() + 1
            );
            for line in ledger.lines() {
                is_a_sentence(line, &words, "the ledger");
            }
        }
    }
}

#[test]
fn every_choice_and_every_lot_has_its_question() {
    for what in choice_kinds() {
        for (least, most) in [(0, 1), (1, 1), (2, 3)] {
            let mut position = after(&set_up());
            let seat = Seat::A;
            position.choice = Some(Choice {
                seat,
                what,
                least,
                most,
            });
            let question = Question::Choice(what);
            let told = words().ask(&Ask { seat, question }, &position);
            assert!(
                told.starts_with("A has to choose ") && told.ends_with('.'),
                "{told}"
            );
            assert!(!told.contains(['{', '}', '_']), "{told}");
        }
    }
    for lot in lots() {
        let chance = Next::Chance { lot, seat: Seat::A };
        let told = words()
            .awaited(&chance, &Position::new())
            .unwrap_or_default();
        assert!(told.starts_with("Chance is awaited: "), "{told}");
    }
}

#[test]
fn every_question_every_lot_and_every_refusal_is_a_whole_sentence_in_every_language() {
    let seat = Seat::A;
    for words in Language::ALL.map(Wording::new) {
        let is = |told: &str, of: &str| is_a_sentence(told, &words, of);
        for what in choice_kinds() {
            for (least, most) in [(0, 1), (1, 1), (2, 3)] {
                let mut position = after(&set_up());
                position.choice = Some(Choice {
                    seat,
                    what,
                    least,
                    most,
                });
                let question = Question::Choice(what);
                is(&words.ask(&Ask { seat, question }, &position), "a choice");
            }
        }
        for lot in lots() {
            let chance = Next::Chance { lot, seat };
            let told = words.awaited(&chance, &Position::new());
            is(&told.unwrap_or_default(), "a lot");
        }
        let position = after(&in_a_chain());
        for rule in Rule::ALL {
            for (card, awaited) in [(None, None), (Some(A_SANGAN), Some(Seat::B))] {
                let refusal = Refusal {
                    rule: *rule,
                    seat,
                    card,
                    awaited,
                    impossible: awaited.is_none(),
                };
                is(&words.refusal(&refusal, &position, &catalogue()), rule.id());
            }
            for truth in [Truth::Yes, Truth::No, Truth::Unknown] {
                let missing = vec![(Seat::B, Zone::Hand, 2)];
                let check = Check {
                    rule: *rule,
                    truth,
                    missing,
                };
                is(&words.check(&check), rule.id());
            }
        }
    }
}

#[test]
fn a_condition_says_whether_it_holds_and_what_would_have_to_be_known() {
    let check = |truth, missing| {
        words().check(&Check {
            rule: Rule::Target,
            truth,
            missing,
        })
    };
    assert_eq!(
        check(Truth::No, vec![]),
        "Fails: Target. There has to be something that can be targeted."
    );
    assert_eq!(
        check(Truth::Unknown, vec![(Seat::B, Zone::Hand, 2)]),
        "Can't be told: Target. There has to be something that can be targeted. \
         The record would have to know 2 unidentified cards in B's hand."
    );
}

#[test]
fn every_flag_of_a_profile_and_each_of_its_values_has_words() {
    Language::ALL
        .map(Wording::new)
        .iter()
        .for_each(has_words_for_every_flag);
}

fn has_words_for_every_flag(words: &Wording) {
    for flag in duel::Profile::FLAGS {
        let kind = duel::Profile::kind(flag).expect("a flag of the table");
        let values: &[&str] = match kind {
            duel::FlagKind::Words(values) => values,
            duel::FlagKind::Truth => &["true", "false"],
            duel::FlagKind::Day => &["0", "20100424"],
            duel::FlagKind::Zones => &["3", "5"],
        };
        let mut said = std::collections::BTreeSet::new();
        for value in values {
            let mut profile = crate::common::PROFILE;
            profile.set(flag, value).expect("the flag takes it");
            let all = words.profile(&profile);
            let one = all
                .into_iter()
                .find(|one| one.flag == *flag)
                .expect("it is said");
            assert_eq!(one.value, *value);
            assert!(!one.text.contains("flag-"), "{}", one.text);
            assert!(!one.text.ends_with(" 0"), "{}", one.text);
            assert!(!matches!(kind, duel::FlagKind::Words(_)) || !one.text.contains(value));
            said.insert(one.text);
        }
        assert_eq!(said.len(), values.len(), "{flag}: {said:?}");
    }
}

#[test]
fn two_positions_are_told_apart_by_what_differs_alone() {
    let (words, cards) = (words(), rules::Catalogue::new(Vec::new(), Digest([0; 32])));
    let one = duel::Position::new();
    assert!(words.differences([&one, &one], &cards).is_empty());
    let mut other = one.clone();
    other.lp[Seat::B] -= 500;
    let found = words.differences([&one, &other], &cards);
    let [difference] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!((difference.what, difference.seat), ("lp", Some(Seat::B)));
    assert_eq!(difference.about, "B's life points");
    assert_eq!(difference.values, ["8000", "7500"]);
}
