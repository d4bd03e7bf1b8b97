//! The rows of the sources that the first slice shows, played on the engine alone.

mod support;

use duel::Action;
use duel::{Answer, Event, Mode, Outcome, Picked, Seat::A, Seat::B, Which, WindowKind, Zone};
use rules::Rule;
use support::{PASS, Side, Table};

#[test]
fn s11_waboku_answers_the_typhoon_and_is_destroyed_after_it_applied() {
    let mut t = Table::new(
        "P7",
        Mode::Strict,
        Side {
            hand: &["Mystical Space Typhoon"],
            ..Side::default()
        },
        Side {
            set: &["Waboku"],
            ..Side::default()
        },
    );
    t.ok(A, t.activate(A, "Mystical Space Typhoon"));
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.ok(B, t.activate(B, "Waboku"));
    assert_eq!(t.asked(), Some((A, WindowKind::Chain)));
    t.ok(A, PASS);
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.ok(B, PASS);
    assert_eq!(t.position.lingering.len(), 2);
    assert_eq!(t.zone_of(B, "Waboku"), Zone::Graveyard);
    assert_eq!(t.zone_of(A, "Mystical Space Typhoon"), Zone::Graveyard);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    t.pass_all();
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
}

#[test]
fn s13_both_negation_windows_both_success_windows_and_sangan_in_a_new_chain() {
    let mut t = Table::new(
        "P7",
        Mode::Strict,
        Side {
            hand: &["Sangan"],
            set: &["Solemn Warning", "Torrential Tribute"],
            deck: &["Gemini Elf", "Cannon Soldier"],
            ..Side::default()
        },
        Side {
            set: &["Solemn Warning", "Torrential Tribute"],
            ..Side::default()
        },
    );
    t.ok(A, t.summon(A, "Sangan"));
    assert_eq!(t.asked(), Some((A, WindowKind::SummonNegation)));
    assert_eq!(
        t.refused(A, t.activate(A, "Torrential Tribute")),
        Rule::NegationOnly
    );
    t.ok(A, PASS);
    assert_eq!(t.asked(), Some((B, WindowKind::SummonNegation)));
    t.ok(B, PASS);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    assert_eq!(t.refused(A, t.activate(A, "Solemn Warning")), Rule::Answers);
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Torrential Tribute"));
    assert_eq!(t.asked(), Some((A, WindowKind::Chain)));
    t.ok(A, t.activate(A, "Torrential Tribute"));
    t.ok(B, PASS);
    t.ok(A, PASS);
    let outcomes: Vec<_> = t
        .events
        .iter()
        .filter_map(|event| match event {
            Event::LinkResolved { link, outcome } => Some((*link, *outcome)),
            _ => None,
        })
        .collect();
    assert_eq!(outcomes, [(2, Outcome::Applied), (1, Outcome::NoEffect)]);
    // Sangan's trigger is link 1 of a new chain, and B is asked.
    assert_eq!(t.position.chain.len(), 1);
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.ok(B, PASS);
    t.ok(A, PASS);
    t.ok(A, t.choose(A, &["Cannon Soldier"]));
    assert_eq!(t.zone_of(A, "Cannon Soldier"), Zone::Hand);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
}

#[test]
fn a_negated_summon_puts_the_monster_into_the_graveyard_from_nowhere() {
    let mut t = Table::new(
        "P7",
        Mode::Strict,
        Side {
            hand: &["Sangan"],
            deck: &["Cannon Soldier"],
            ..Side::default()
        },
        Side {
            set: &["Solemn Warning"],
            ..Side::default()
        },
    );
    t.ok(A, t.summon(A, "Sangan"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Solemn Warning"));
    t.pass_all();
    assert_eq!(t.position.lp[B], 6000);
    assert_eq!(t.zone_of(A, "Sangan"), Zone::Graveyard);
    // It never was on the field, so nothing triggers; its Normal Summon is used up.
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    assert!(t.position.triggers.is_empty());
}

#[test]
fn s07_ignition_priority_under_the_old_rules_only() {
    let set_up = |profile| {
        let mut t = Table::new(
            profile,
            Mode::Strict,
            Side {
                hand: &["Cannon Soldier"],
                ..Side::default()
            },
            Side {
                set: &["Trap Hole"],
                ..Side::default()
            },
        );
        t.ok(A, t.summon(A, "Cannon Soldier"));
        t.pass_all();
        t
    };
    let mut old = set_up("P2e");
    old.ok(A, old.activate(A, "Cannon Soldier"));
    assert_eq!(old.asked(), Some((B, WindowKind::Chain)));
    // The summoned monster has tributed itself: there is nothing to target.
    assert_eq!(old.refused(B, old.activate(B, "Trap Hole")), Rule::Target);
    old.pass_all();
    assert_eq!(old.position.lp[B], 7500);

    let mut new = set_up("P7");
    assert_eq!(
        new.refused(A, new.activate(A, "Cannon Soldier")),
        Rule::FastEffect
    );
    new.ok(A, PASS);
    new.ok(B, new.activate(B, "Trap Hole"));
    assert_eq!(
        new.refused(A, new.activate(A, "Cannon Soldier")),
        Rule::SpellSpeed
    );
    new.pass_all();
    assert_eq!(new.zone_of(A, "Cannon Soldier"), Zone::Graveyard);
    assert_eq!(new.position.lp[B], 8000);
}

#[test]
fn s24_the_search_still_happens_and_declining_leaves_the_opponent_a_window() {
    let set_up = || {
        let mut t = Table::new(
            "P7",
            Mode::Strict,
            Side {
                hand: &["Red Gadget"],
                deck: &["Yellow Gadget", "Gemini Elf"],
                ..Side::default()
            },
            Side {
                set: &["Compulsory Evacuation Device"],
                ..Side::default()
            },
        );
        t.ok(A, t.summon(A, "Red Gadget"));
        t.pass_all();
        assert_eq!(t.asked(), Some((A, WindowKind::Trigger)));
        t
    };
    let mut t = set_up();
    t.ok(A, t.activate(A, "Red Gadget"));
    t.ok(B, t.activate(B, "Compulsory Evacuation Device"));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Red Gadget"), Zone::Hand);
    t.ok(A, t.choose(A, &["Yellow Gadget"]));
    assert_eq!(t.zone_of(A, "Yellow Gadget"), Zone::Hand);

    let mut t = set_up();
    t.ok(A, PASS);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Compulsory Evacuation Device"));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Red Gadget"), Zone::Hand);
}

#[test]
fn s30_mind_crush_comes_before_the_summon_and_a_window_after_it() {
    let mut t = Table::new(
        "P7",
        Mode::Strict,
        Side {
            hand: &["Reinforcement of the Army"],
            deck: &["Elemental HERO Stratos", "Gemini Elf"],
            ..Side::default()
        },
        Side {
            set: &["Mind Crush"],
            ..Side::default()
        },
    );
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.ok(B, PASS);
    t.ok(A, PASS);
    t.ok(A, t.choose(A, &["Elemental HERO Stratos"]));
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    assert_eq!(
        t.refused(A, t.summon(A, "Elemental HERO Stratos")),
        Rule::OpenState
    );
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Mind Crush"));
    let stratos = t.face("Elemental HERO Stratos");
    t.ok(B, Action::Choose(Picked::Name(stratos)));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Elemental HERO Stratos"), Zone::Graveyard);
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
}

#[test]
fn s17_in_witness_mode_the_window_that_was_jumped_over_is_in_the_record() {
    let mut t = Table::new(
        "P7",
        Mode::Witness,
        Side {
            hand: &["Reinforcement of the Army"],
            deck: &["Elemental HERO Stratos", "Gemini Elf"],
            ..Side::default()
        },
        Side {
            set: &["Mind Crush"],
            ..Side::default()
        },
    );
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.ok(B, PASS);
    t.ok(A, PASS);
    t.ok(A, t.choose(A, &["Elemental HERO Stratos"]));
    t.ok(A, t.summon(A, "Elemental HERO Stratos"));
    let skipped: Vec<_> = t
        .events
        .iter()
        .filter(|e| {
            matches!(
                e,
                Event::WindowAnswered {
                    answer: Answer::Skipped,
                    seat: B,
                    ..
                }
            )
        })
        .collect();
    assert_eq!(skipped.len(), 1);
    assert!(
        !t.events
            .iter()
            .any(|e| matches!(e, Event::Irregularity { .. }))
    );
    assert_eq!(t.asked(), Some((A, WindowKind::SummonNegation)));
}

#[test]
fn an_unidentified_set_card_can_be_told_by_its_face() {
    let mut t = Table::new(
        "P7",
        Mode::Witness,
        Side {
            hand: &["Mystical Space Typhoon"],
            ..Side::default()
        },
        Side::default(),
    );
    // Two cards B set before the record, which nobody else has seen.
    t.with_set_up(|t| {
        for slot in 0..2 {
            t.put(Event::CardsEntered {
                owner: B,
                to: duel::Place {
                    seat: B,
                    zone: Zone::Spell,
                    slot,
                },
                count: 1,
                posture: duel::Posture::FaceDown,
            });
        }
    });
    t.ok(A, t.activate(A, "Mystical Space Typhoon"));
    let target = t.position.zone(B, Zone::Spell).next().expect("set").id;
    t.ok(
        A,
        Action::Choose(Picked::Cards([Which::Card(target)].into_iter().collect())),
    );
    let face = t.face("Waboku");
    let card = Which::Unseen {
        seat: B,
        zone: Zone::Spell,
        face,
    };
    t.ok(B, Action::Activate { card, effect: 0 });
    assert_eq!(t.position.chain.len(), 2);
}
