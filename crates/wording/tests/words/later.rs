//! Sentences and fields of battles, summons by effects, tokens, materials, counters, chance and what
//! lingers, word for word.

use crate::common::*;
use crate::every::{WABOKUS, lingering};
use duel::*;
use serde_json::{Value as Json, json};
use smallvec::smallvec;
use wording::contract::event_json;
use wording::{Language, Viewer, Wording};

/// Each event at the position after the set-up, with this changed.
fn told_at(change: impl Fn(&mut Position), events: &[Event]) -> Vec<String> {
    let words = Wording::new(Language::En);
    let mut position = after(&set_up());
    change(&mut position);
    let tell = |event| words.sentence_of(&position, &position, &catalogue(), event);
    events.iter().map(tell).collect()
}

fn told_of(events: &[Event]) -> Vec<String> {
    told_at(|_| (), events)
}

fn attack(target: Option<CardId>) -> Option<Attack> {
    Some(Attack {
        seat: Seat::A,
        card: A_MONSTER,
        target,
        changed: true,
        declared: true,
        was_face_down: false,
        calculated: false,
        doomed: [false; 2],
        reply: None,
    })
}

#[test]
fn an_attack_is_told_from_its_declaration_to_its_end() {
    let (card, seat) = (A_MONSTER, Seat::A);
    let damage = |attacker, target| Event::DamageCalculated { attacker, target };
    let stopped = |taken_back, cause| Event::AttackStopped {
        card,
        taken_back,
        cause,
    };
    let told = told_at(
        |position| position.attack = attack(Some(B_SET)),
        &[
            Event::StepEntered { step: Step::Battle },
            Event::AttackDeclared {
                seat,
                card,
                target: Some(B_SET),
            },
            Event::AttackDeclared {
                seat,
                card,
                target: None,
            },
            Event::AttackRetargeted {
                card,
                target: Some(B_SET),
            },
            Event::AttackRetargeted { card, target: None },
            stopped(false, WABOKUS),
            stopped(true, Cause::RULE),
            Event::TimingEntered {
                timing: DamageTiming::BeforeCalculation,
            },
            Event::LpChanged {
                seat: Seat::B,
                by: -1300,
                to: 6200,
                cause: Cause {
                    reason: Reason::Battle,
                    ..effect(Reason::Battle, seat, card, 0)
                },
            },
            damage(false, false),
            damage(false, true),
            damage(true, true),
        ],
    );
    let expected = [
        "The battle step begins.",
        "A attacks Mind Crush with Sangan.",
        "A attacks B directly with Sangan.",
        "Sangan goes on to attack Mind Crush.",
        "Sangan goes on to attack B directly.",
        "The attack of Sangan is stopped by Waboku.",
        "The attack of Sangan is taken back: it may attack later.",
        "Damage step: before damage calculation.",
        "B takes 1300 battle damage from Sangan: 6200 LP left.",
        "Damage is calculated: no monster is destroyed.",
        "Damage is calculated: Mind Crush is destroyed by battle at the end of the damage step.",
        "Damage is calculated: Sangan and Mind Crush are destroyed by battle at the end of the damage step.",
    ];
    assert_eq!(told.join("\n"), expected.join("\n"));
}

#[test]
fn what_the_attacker_does_after_its_targets_changed_is_told() {
    let made = |picked| Event::ChoiceMade {
        seat: Seat::A,
        picked,
        hidden: false,
    };
    let told = told_at(
        |position| {
            position.choice = Some(Choice {
                seat: Seat::A,
                what: ChoiceKind::AttackTarget,
                least: 0,
                most: 1,
            });
        },
        &[
            made(Picked::Cards(smallvec![B_SET])),
            made(Picked::Whether(true)),
            made(Picked::Cards(smallvec![])),
        ],
    );
    let expected = [
        "A goes on to attack Mind Crush.",
        "A goes on to attack directly.",
        "A stops the attack.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn what_an_effect_summons_is_told_with_its_way_and_place() {
    let summoned = |method, moves| Event::SpecialSummoned {
        seat: Seat::A,
        method,
        moves,
        cause: WABOKUS,
    };
    let step = |card, from, number| Move {
        card,
        from: pile(Seat::A, from),
        to: zone(Seat::A, Zone::Monster, number),
        posture: Posture::FaceUpDefense,
    };
    let token = Event::TokenMade {
        seat: Seat::B,
        card: CardId(8),
        face: STRATOS,
        to: zone(Seat::B, Zone::Monster, 6),
        posture: Posture::FaceUpAttack,
        cause: WABOKUS,
    };
    let told = told_of(&[
        summoned(Method::Fusion, vec![step(A_SANGAN, Zone::Extra, 1)]),
        summoned(
            Method::Special,
            vec![
                step(A_SANGAN, Zone::Hand, 1),
                step(A_STRATOS, Zone::Deck, 2),
            ],
        ),
        token,
    ]);
    let expected = [
        "A Fusion Summons Sangan from A's Extra Deck to A's monster zone 1 in face-up defense position by Waboku.",
        "A Special Summons Sangan from A's hand to A's monster zone 1 in face-up defense position by Waboku; \
         A Special Summons Elemental HERO Stratos from A's deck to A's monster zone 2 in face-up defense position by Waboku.",
        "Elemental HERO Stratos is Special Summoned to B's extra monster zone 1 in face-up attack position as a token by Waboku.",
    ];
    assert_eq!(told.join("\n"), expected.join("\n"));
}

#[test]
fn a_pendulum_summon_of_several_succeeds_for_all() {
    let told = told_at(
        |position| {
            position.joined.push(Joined {
                card: A_STRATOS,
                to: zone(Seat::A, Zone::Monster, 2),
                posture: Posture::FaceUpAttack,
                from: Zone::Extra,
            });
        },
        &[
            Event::SummonJoined {
                card: A_STRATOS,
                to: zone(Seat::A, Zone::Monster, 2),
                posture: Posture::FaceUpAttack,
            },
            Event::SummonSucceeded { card: A_SANGAN },
            Event::SummonNegated {
                card: A_SANGAN,
                cause: WABOKUS,
            },
        ],
    );
    let expected = [
        "Elemental HERO Stratos joins the summon.",
        "The summon succeeds: Sangan and Elemental HERO Stratos stand on the field.",
        "The summon of Sangan and Elemental HERO Stratos is negated by Waboku.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn what_belongs_to_a_monster_is_told_when_it_comes_and_goes() {
    let counters = |by, to| Event::CountersChanged {
        card: A_MONSTER,
        counter: word("Spell"),
        by,
        to,
        cause: WABOKUS,
    };
    let attached = |to| Event::Attached {
        card: A_ROTA,
        to,
        cause: Cause::RULE,
    };
    let told = told_of(&[
        Event::MaterialsAttached {
            cards: smallvec![A_SANGAN, A_STRATOS],
            to: A_MONSTER,
            cause: Cause::action(Reason::Summon, Seat::A),
        },
        attached(Some(A_MONSTER)),
        attached(None),
        counters(2, 2),
        counters(-1, 1),
    ]);
    let expected = [
        "Sangan and Elemental HERO Stratos become material of Sangan.",
        "Reinforcement of the Army is bound to Sangan.",
        "Reinforcement of the Army is bound to no monster any more.",
        "2 Spell Counters are put on Sangan by Waboku: 2 there now.",
        "1 Spell Counter is taken off Sangan by Waboku: 1 left.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn moves_are_told_by_what_they_are() {
    let go = |reason, card, from, to| {
        moved(
            card,
            from,
            to,
            Posture::FaceUp,
            effect(reason, Seat::B, B_WABOKU, 1),
        )
    };
    let [hand, deck, grave, banished] =
        [Zone::Hand, Zone::Deck, Zone::Graveyard, Zone::Banished].map(|zone| pile(Seat::A, zone));
    let bottom = Place {
        slot: Place::BOTTOM,
        ..deck
    };
    let there = zone(Seat::A, Zone::Monster, 3);
    let told = told_of(&[
        go(Reason::Drawn, A_DECK, deck, hand),
        go(Reason::Effect, A_SANGAN, grave, banished),
        go(Reason::Cost, A_SANGAN, grave, banished),
        go(Reason::Effect, A_SANGAN, grave, bottom),
        go(
            Reason::Effect,
            A_MONSTER,
            there,
            zone(Seat::B, Zone::Monster, 1),
        ),
        go(
            Reason::Effect,
            A_MONSTER,
            there,
            zone(Seat::A, Zone::Monster, 4),
        ),
        go(Reason::Material, A_SANGAN, hand, grave),
        go(Reason::Battle, A_MONSTER, there, pile(Seat::A, Zone::Gone)),
    ]);
    let expected = [
        "A draws a card by Waboku.",
        "Sangan is banished from A's graveyard by Waboku.",
        "B banishes Sangan from A's graveyard as the cost.",
        "Sangan goes from A's graveyard to the bottom of A's deck by Waboku.",
        "B takes control of Sangan, now in B's monster zone 1 by Waboku.",
        "Sangan moves from A's monster zone 3 to A's monster zone 4 by Waboku.",
        "B uses Sangan from A's hand as material for the summon.",
        "Sangan is destroyed by battle and goes out of the duel.",
    ];
    assert_eq!(told.join("\n"), expected.join("\n"));
}

#[test]
fn a_material_that_is_taken_off_is_detached_from_its_monster() {
    let detached = moved(
        A_SANGAN,
        pile(Seat::A, Zone::Material),
        pile(Seat::A, Zone::Graveyard),
        Posture::FaceUp,
        Cause::action(Reason::Detached, Seat::A),
    );
    let told = told_at(
        |position| {
            for row in &mut position.rows {
                if row.id == A_SANGAN {
                    row.attached = Some(A_MONSTER);
                }
            }
        },
        &[detached],
    );
    assert_eq!(told, ["A detaches Sangan from Sangan."]);
}

#[test]
fn negated_effects_are_no_number() {
    let negated = |to| Event::ValueChanged {
        card: A_MONSTER,
        what: Value::Negated,
        to,
        cause: WABOKUS,
    };
    let told = told_of(&[negated(Some(1)), negated(None)]);
    let expected = [
        "The effects of Sangan are negated, by Waboku.",
        "The effects of Sangan aren't negated any more, by Waboku.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn a_coin_and_a_die_are_told_by_what_they_show() {
    let outcome = |lot, picked| Event::RandomOutcome { lot, picked };
    let told = told_of(&[
        outcome(Lot::Coin, Picked::Number(1)),
        outcome(Lot::Coin, Picked::Number(0)),
        outcome(Lot::Die, Picked::Number(6)),
        outcome(Lot::Die, Picked::Unknown),
    ]);
    let expected = [
        "The coin shows heads.",
        "The coin shows tails.",
        "The die shows 6.",
        "The die is rolled; what it shows, the record doesn't know.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn what_lingers_holds_or_happens_later_or_soon() {
    let began = |rule, card, until| Event::LingeringBegan {
        lingering: lingering(rule, card, until),
        cause: WABOKUS,
    };
    let monster = Some(A_MONSTER);
    let told = told_of(&[
        began(
            LingeringRule::Change(Value::Atk, -800),
            monster,
            Until::EndOfTurn(3),
        ),
        began(
            LingeringRule::Forbids(Forbidden::Attack),
            monster,
            Until::Leaves,
        ),
        began(
            LingeringRule::Forbids(Forbidden::SpecialSummon),
            None,
            Until::Ever,
        ),
        began(
            LingeringRule::Returns,
            monster,
            Until::Phase(4, Phase::Standby),
        ),
        began(LingeringRule::BattleEnds, None, Until::EndOfTurn(3)),
        began(
            LingeringRule::DrawsOnSpecialSummon(1),
            None,
            Until::EndOfTurn(3),
        ),
    ]);
    let expected = [
        "From now on Sangan has 800 ATK less until the end of turn 3 (Waboku).",
        "From now on A can't attack with Sangan as long as it stays face-up on the field (Waboku).",
        "From now on A can't Special Summon monsters for the rest of the duel (Waboku).",
        "Later on Sangan returns in the standby phase of turn 4 (Waboku).",
        "The battle phase ends as soon as what is under way is over (Waboku).",
        "From now on A draws a card each time B Special Summons until the end of turn 3 (Waboku).",
    ];
    assert_eq!(told.join("\n"), expected.join("\n"));
}

fn json_of(event: &Event) -> Json {
    let position = after(&set_up());
    let json = event_json(&position, &position, &catalogue(), event, Viewer::Judge);
    Json::Object(json)
}

#[test]
fn an_attack_in_json_names_attacker_and_target() {
    let declared = json_of(&Event::AttackDeclared {
        seat: Seat::A,
        card: A_MONSTER,
        target: None,
    });
    let expected = json!({
        "event": "attack_declared", "seat": "A",
        "card": {"id": 7, "name": "Sangan", "passcode": 26202165}, "target": null,
    });
    assert_eq!(declared, expected);
}

#[test]
fn a_lingering_effect_in_json_has_what_its_rule_needs() {
    let began = |rule, until| {
        json_of(&Event::LingeringBegan {
            lingering: lingering(rule, Some(A_MONSTER), until),
            cause: WABOKUS,
        })["lingering"]
            .clone()
    };
    let change = began(
        LingeringRule::Change(Value::Atk, -800),
        Until::EndOfDamageStep,
    );
    assert_eq!(
        (&change["rule"], &change["what"], &change["by"]),
        (&json!("change"), &json!("atk"), &json!(-800))
    );
    assert_eq!(change["card"]["name"], "Sangan");
    assert_eq!(change["until"], json!({"end_of_damage_step": true}));
    let returns = began(LingeringRule::Returns, Until::Phase(4, Phase::Standby));
    assert_eq!(returns["until"], json!({"turn": 4, "phase": "standby"}));
}
