//! Witness records of people who go too fast, and other places where an engine could lose its way.
//! Each test is a fault that was found once.

mod support;

use duel::{
    Action, Answer, Asker, Audience, Event, Knowing, Mode, Phase, Picked, Seat, Seat::A, Seat::B,
    Which, Zone,
};
use rules::{Next, Question, Rule, Said};
use support::{PASS, Side, Table};

fn witness(a: Side<'_>, b: Side<'_>) -> Table {
    Table::new("P7", Mode::Witness, a, b)
}

fn strict(a: Side<'_>, b: Side<'_>) -> Table {
    Table::new("P7", Mode::Strict, a, b)
}

fn skipped(t: &Table, by: Seat) -> usize {
    t.events
        .iter()
        .filter(|e| {
            matches!(e, Event::WindowAnswered { seat, answer: Answer::Skipped, .. } if *seat == by)
        })
        .count()
}

fn irregular(t: &Table) -> Vec<String> {
    t.events
        .iter()
        .filter_map(|e| match e {
            Event::Irregularity { rule, .. } => Some(rule.to_string()),
            _ => None,
        })
        .collect()
}

#[test]
fn a_summon_that_is_too_early_and_illegal_leaves_the_question_in_the_record() {
    let mut t = witness(
        Side {
            hand: &["Reinforcement of the Army", "Summoned Skull"],
            deck: &["Elemental HERO Stratos"],
            ..Side::default()
        },
        Side {
            set: &["Mind Crush"],
            ..Side::default()
        },
    );
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.pass_all();
    t.ok(A, t.choose(A, &["Elemental HERO Stratos"]));
    t.ok(A, t.summon(A, "Summoned Skull"));
    assert_eq!(skipped(&t, B), 1);
    assert_eq!(irregular(&t), ["SUMMON-TRIBUTE"]);
}

#[test]
fn a_second_summon_in_a_turn_does_not_swallow_the_first() {
    let mut t = witness(
        Side {
            hand: &["Gemini Elf", "Sangan"],
            ..Side::default()
        },
        Side::default(),
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    t.ok(A, t.summon(A, "Sangan"));
    assert_eq!(t.zone_of(A, "Gemini Elf"), Zone::Monster);
    assert_eq!(skipped(&t, B), 2);
    assert_eq!(irregular(&t), ["SUMMON-ONCE"]);
}

#[test]
fn nothing_passes_over_a_choice_that_was_not_said() {
    let mut t = witness(
        Side {
            hand: &["Reinforcement of the Army", "Gemini Elf"],
            deck: &["Elemental HERO Stratos", "Elemental HERO Avian"],
            ..Side::default()
        },
        Side::default(),
    );
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    let action = t.summon(A, "Gemini Elf");
    let refusal = t.say(&Said { by: A, action }).expect_err("a choice first");
    assert_eq!(
        (refusal.rule, refusal.impossible),
        (Rule::ChoiceFirst, true)
    );
    assert_eq!(t.position.chain.len(), 1);
}

#[test]
fn a_turn_does_not_end_over_the_head_of_the_other_seat() {
    let mut t = witness(
        Side {
            set: &["Waboku"],
            ..Side::default()
        },
        Side {
            deck: &["Gemini Elf"],
            ..Side::default()
        },
    );
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::End),
        },
    );
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    t.ok(A, t.activate(A, "Waboku"));
    assert_eq!((t.position.turn, t.position.phase), (3, Phase::End));
    assert_eq!(irregular(&t), ["FET-HOLDER"]);
}

#[test]
fn a_trap_from_the_hand_is_recorded_as_an_irregularity() {
    let mut t = witness(
        Side {
            hand: &["Waboku"],
            ..Side::default()
        },
        Side::default(),
    );
    t.ok(A, t.activate(A, "Waboku"));
    assert_eq!(irregular(&t), ["ACT-FROM"]);
    assert_eq!(t.position.chain.len(), 1);
}

#[test]
fn whoever_answers_the_turn_player_has_been_waited_for() {
    let mut t = witness(
        Side {
            hand: &["Gemini Elf"],
            ..Side::default()
        },
        Side {
            set: &["Torrential Tribute"],
            ..Side::default()
        },
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    t.ok(B, PASS);
    assert_eq!(skipped(&t, A), 0, "A waited for B's answer");
}

#[test]
fn whoever_passes_on_an_own_chain_has_not_asked_the_other() {
    let mut t = witness(
        Side {
            hand: &["Reinforcement of the Army"],
            deck: &["Elemental HERO Stratos"],
            ..Side::default()
        },
        Side {
            set: &["Mind Crush"],
            ..Side::default()
        },
    );
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.ok(A, PASS);
    assert_eq!(skipped(&t, B), 1);
}

#[test]
fn conceding_ends_the_duel_whatever_is_asked() {
    let mut t = strict(
        Side {
            hand: &["Mystical Space Typhoon"],
            ..Side::default()
        },
        Side {
            set: &["Waboku", "Trap Hole"],
            ..Side::default()
        },
    );
    t.ok(A, t.activate(A, "Mystical Space Typhoon"));
    assert_eq!(t.ok(A, Action::Concede), Next::Over);
    assert_eq!(t.refused(A, Action::Concede), Rule::NotPlaying);
}

#[test]
fn a_trigger_that_may_not_be_used_any_more_no_longer_waits() {
    let mut t = strict(
        Side {
            hand: &["Gemini Elf"],
            set: &["Torrential Tribute"],
            monsters: &["Sangan", "Sangan", "Sangan"],
            deck: &["Cannon Soldier", "Red Gadget"],
            ..Side::default()
        },
        Side::default(),
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    t.pass_all();
    t.ok(A, t.activate(A, "Torrential Tribute"));
    t.pass_all();
    // Three Sangans must activate, one may: once per turn by name. A says which.
    let sangan = t.position.triggers[0].card;
    t.ok(
        A,
        Action::Activate {
            card: Which::Card(sangan),
            effect: 0,
        },
    );
    assert_eq!(t.position.chain.len(), 1);
    t.pass_all();
    t.ok(A, t.choose(A, &["Red Gadget"]));
    assert_eq!(t.zone_of(A, "Red Gadget"), Zone::Hand);
}

#[test]
fn mind_crush_asks_about_cards_nobody_has_seen() {
    // B's three unidentified cards come from a deck of three Sangans.
    let mut t = strict(
        Side {
            hand: &["Gemini Elf"],
            set: &["Mind Crush"],
            ..Side::default()
        },
        Side {
            deck: &["Sangan", "Sangan", "Sangan"],
            ..Side::default()
        },
    );
    t.with_set_up(|t| t.put(Event::Shuffled { seat: B }));
    t.ok(A, Action::EndTurn);
    t.ok(B, PASS);
    t.ok(B, PASS);
    // B has drawn a card that nobody has identified.
    t.ok(B, PASS);
    t.ok(A, t.activate(A, "Mind Crush"));
    let sangan = t.face("Sangan");
    t.ok(A, Action::Choose(Picked::Name(sangan)));
    t.pass_all();
    let asked = rules::next(&t.position, &t.cards);
    assert!(matches!(asked, Next::Ask(ask) if ask.seat == B
        && ask.question == Question::Choice(duel::ChoiceKind::Cards)));
    let card = Which::Unseen {
        seat: B,
        zone: Zone::Hand,
        face: sangan,
    };
    t.ok(
        B,
        Action::Choose(Picked::Cards([card].into_iter().collect())),
    );
    assert_eq!(t.zone_of(B, "Sangan"), Zone::Graveyard);
}

#[test]
fn a_face_down_monster_returned_to_the_hand_is_not_shown() {
    let mut t = strict(
        Side {
            set: &["Compulsory Evacuation Device"],
            ..Side::default()
        },
        Side {
            hand: &["Sangan"],
            deck: &["Gemini Elf"],
            ..Side::default()
        },
    );
    t.ok(A, Action::EndTurn);
    t.ok(B, PASS);
    t.ok(B, PASS);
    t.pass_all();
    t.ok(
        B,
        Action::MoveOn {
            to: Some(Phase::Main1),
        },
    );
    t.ok(A, PASS);
    t.ok(A, PASS);
    t.ok(
        B,
        Action::SetMonster {
            card: t.card(B, "Sangan"),
        },
    );
    t.ok(B, PASS);
    t.ok(A, t.activate(A, "Compulsory Evacuation Device"));
    t.pass_all();
    assert_eq!(t.zone_of(B, "Sangan"), Zone::Hand);
    let shown = t.events.iter().any(|e| {
        let face = t.face("Sangan");
        matches!(e, Event::CardKnown { face: f, to: Audience::All, how: Knowing::Shown, .. } if *f == face)
    });
    assert!(!shown);
}

#[test]
fn an_agreement_ends_where_its_goal_is_passed_over() {
    let mut t = strict(
        Side::default(),
        Side {
            deck: &["Gemini Elf"],
            ..Side::default()
        },
    );
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, Action::AgreeUpTo { to: Phase::Battle });
    t.ok(A, Action::Choose(Picked::Phase(Phase::End)));
    t.ok(A, Action::MoveOn { to: None });
    assert_eq!(t.position.holder(), Some(B), "B is asked in the end phase");
}

#[test]
fn what_was_said_ahead_ends_when_a_judge_asks() {
    let mut t = strict(Side::default(), Side::default());
    t.ok(A, Action::EndTurn);
    let window = t.position.windows;
    t.put(Event::WindowAsked {
        window,
        seat: B,
        by: Asker::Judge,
    });
    t.ok(B, PASS);
    assert!(t.position.goals.0.iter().all(Option::is_none));
}

#[test]
fn the_rule_told_is_the_one_that_is_broken() {
    let mut t = Table::new(
        "P7",
        Mode::Strict,
        Side {
            hand: &["Gemini Elf"],
            ..Side::default()
        },
        Side::default(),
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    // A holds priority in the negation window; what is wrong is the phase.
    assert_eq!(
        t.refused(
            A,
            Action::MoveOn {
                to: Some(Phase::Main1)
            }
        ),
        Rule::PhaseOrder
    );
}

#[test]
fn a_tribute_triggers_after_the_chain_that_negated_the_summon() {
    for tools in [false, true] {
        let a_set: &[&str] = if tools {
            &["Seven Tools of the Bandit"]
        } else {
            &[]
        };
        let mut t = strict(
            Side {
                hand: &["Summoned Skull"],
                set: a_set,
                monsters: &["Sangan"],
                deck: &["Cannon Soldier"],
                ..Side::default()
            },
            Side {
                set: &["Solemn Warning"],
                ..Side::default()
            },
        );
        t.ok(A, t.summon(A, "Summoned Skull"));
        t.ok(A, PASS);
        t.ok(B, t.activate(B, "Solemn Warning"));
        if tools {
            t.ok(A, t.activate(A, "Seven Tools of the Bandit"));
        }
        t.pass_all();
        // Tributes stay paid, whatever becomes of the summon.
        assert_eq!(
            t.position.chain.len(),
            1,
            "Sangan is link 1 (tools: {tools})"
        );
        let there = if tools {
            Zone::Monster
        } else {
            Zone::Graveyard
        };
        assert_eq!(t.zone_of(A, "Summoned Skull"), there);
    }
}

#[test]
fn a_trap_that_comes_a_window_too_late_still_hit_what_it_hit() {
    let mut t = witness(
        Side {
            hand: &["Gemini Elf", "Waboku"],
            ..Side::default()
        },
        Side {
            set: &["Trap Hole"],
            ..Side::default()
        },
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    t.pass_all();
    t.pass_all();
    t.ok(
        A,
        Action::SetSpell {
            card: t.card(A, "Waboku"),
        },
    );
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Trap Hole"));
    t.pass_all();
    assert_eq!(irregular(&t), ["ACT-ANSWERS"]);
    assert_eq!(t.zone_of(A, "Gemini Elf"), Zone::Graveyard);
}

#[test]
fn whoever_goes_on_over_a_mandatory_trigger_of_another_has_not_asked_for_it() {
    let set_up = || {
        let mut t = witness(
            Side {
                hand: &["Summoned Skull"],
                monsters: &["Sangan"],
                deck: &["Cannon Soldier"],
                ..Side::default()
            },
            Side {
                set: &["Trap Hole"],
                ..Side::default()
            },
        );
        t.ok(A, t.summon(A, "Summoned Skull"));
        t.pass_all();
        t
    };
    let mut t = set_up();
    t.ok(B, t.activate(B, "Trap Hole"));
    assert_eq!((skipped(&t, A), irregular(&t).len()), (2, 0));
    let mut t = set_up();
    t.ok(A, Action::EndTurn);
    assert_eq!(irregular(&t), ["TRIG-MANDATORY"]);
}

#[test]
fn a_trap_that_fits_nowhere_does_not_come_before_the_summon_succeeds() {
    let mut t = witness(
        Side {
            hand: &["Gemini Elf"],
            set: &["Trap Hole"],
            ..Side::default()
        },
        Side::default(),
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    t.ok(A, t.activate(A, "Trap Hole"));
    assert_eq!(t.zone_of(A, "Gemini Elf"), Zone::Monster);
    assert_eq!(
        (skipped(&t, B), irregular(&t)),
        (1, vec!["ACT-ANSWERS".to_owned()])
    );
}

#[test]
fn an_illegal_response_over_anothers_head_leaves_both_faults_in_the_record() {
    let mut t = witness(
        Side {
            hand: &["Gemini Elf", "Waboku"],
            ..Side::default()
        },
        Side {
            set: &["Trap Hole"],
            ..Side::default()
        },
    );
    t.ok(A, t.summon(A, "Gemini Elf"));
    t.pass_all();
    t.pass_all();
    let card = t.card(A, "Waboku");
    t.ok(A, Action::SetSpell { card });
    t.ok(B, t.activate(B, "Trap Hole"));
    assert_eq!(
        (skipped(&t, A), irregular(&t)),
        (1, vec!["ACT-ANSWERS".to_owned()])
    );
}

#[test]
fn an_action_that_breaks_several_rules_has_each_of_them_in_the_record() {
    let mut t = witness(
        Side {
            hand: &["Waboku"],
            ..Side::default()
        },
        Side {
            deck: &["Gemini Elf"],
            ..Side::default()
        },
    );
    let card = t.card(A, "Waboku");
    t.ok(A, Action::SetSpell { card });
    let to = Some(Phase::End);
    t.ok(A, Action::MoveOn { to });
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    // B is asked as the turn ends, and A's trap was set in this turn.
    t.ok(A, t.activate(A, "Waboku"));
    assert_eq!(irregular(&t), ["FET-HOLDER", "ACT-SET-TURN"]);
    let wronged = t.events.iter().filter_map(|e| match e {
        Event::Irregularity { wronged, .. } => Some(*wronged),
        _ => None,
    });
    assert_eq!(wronged.collect::<Vec<_>>(), [Some(B), None]);
    assert_eq!(t.position.chain.len(), 1);
}
