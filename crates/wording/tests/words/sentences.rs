//! Sentences of the events of a small duel, word for word.

use crate::common::*;
use duel::*;
use smallvec::smallvec;
use wording::{Language, Viewer, Wording};

fn check(events: &[Event], expected: &[&str]) {
    let words = Wording::new(Language::En);
    let all: Vec<Event> = set_up().into_iter().chain(events.iter().cloned()).collect();
    let told = tell(&words, &all);
    assert_eq!(told[set_up().len()..].join("\n"), expected.join("\n"));
}

#[test]
fn a_set_up_is_told_card_by_card() {
    let words = Wording::new(Language::En);
    let expected = [
        "The duel begins under the rules P7. The record says what happened, right or wrong (witness). A player who isn't mentioned was not asked.",
        "At the beginning: 2 cards in A's hand.",
        "At the beginning: 2 cards in A's deck.",
        "At the beginning: a card face-down in B's spell and trap zone 1.",
        "At the beginning: a card face-down in B's spell and trap zone 2.",
        "At the beginning: 1 card in B's hand.",
        "At the beginning: a card face-up in attack position in A's monster zone 3.",
        "Reinforcement of the Army is in A's hand, as the record is told (only A knows it).",
        "Sangan is in A's hand, as the record is told (only A knows it).",
        "Elemental HERO Stratos is in A's deck, as the record is told (only A knows it).",
        "Mind Crush is in B's spell and trap zone 1, as the record is told (only B knows it).",
        "Waboku is in B's spell and trap zone 2, as the record is told (only B knows it).",
        "Sangan is in A's monster zone 3, as the record is told (both players know it).",
        "B has 7500 LP.",
        "Play begins in turn 3, A's turn, in main phase 1.",
    ];
    assert_eq!(tell(&words, &set_up()).join("\n"), expected.join("\n"));
}

/// A activates Reinforcement of the Army, B answers with Mind Crush, everything resolves.
fn chain() -> Vec<Event> {
    use Posture::{FaceDown, FaceUp};
    let spell = zone(Seat::A, Zone::Spell, 1);
    let [hand, deck] = [Zone::Hand, Zone::Deck].map(|zone| pile(Seat::A, zone));
    let after_link = |link| Because::LinkAdded { link };
    vec![
        opened(1, WindowKind::Open, (Seat::A, None), Because::AllPassed),
        Event::Said {
            by: Seat::A,
            action: Action::Activate {
                card: A_ROTA,
                effect: 0,
            },
        },
        answered(1, Seat::A, Answer::Acted),
        Event::WindowClosed { window: 1 },
        moved(
            A_ROTA,
            hand,
            spell,
            FaceUp,
            Cause::action(Reason::Activation, Seat::A),
        ),
        Event::CardKnown {
            card: A_ROTA,
            face: ROTA,
            to: Audience::All,
            how: Knowing::Shown,
        },
        link(1, Seat::A, A_ROTA, 1, LinkKind::SpellCard),
        opened(
            2,
            WindowKind::Chain,
            (Seat::B, Some(Seat::A)),
            after_link(1),
        ),
        Event::WindowHeld {
            window: 2,
            seat: Seat::B,
        },
        answered(2, Seat::B, Answer::Acted),
        Event::WindowClosed { window: 2 },
        Event::PositionChanged {
            card: B_SET,
            to: FaceUp,
            cause: Cause::action(Reason::Activation, Seat::B),
        },
        Event::LinkAdded {
            link: 2,
            seat: Seat::B,
            card: B_SET,
            effect: 0,
            mode: 0,
            kind: LinkKind::TrapCard,
            speed: 2,
            targets: smallvec![A_ROTA],
            declared: Some(STRATOS),
            word: None,
        },
        opened(
            3,
            WindowKind::Chain,
            (Seat::A, Some(Seat::B)),
            after_link(2),
        ),
        Event::WindowAsked {
            window: 3,
            seat: Seat::A,
            by: Asker::Seat(Seat::B),
        },
        answered(3, Seat::A, Answer::Passed(How::Gesture)),
        answered(3, Seat::B, Answer::Skipped),
        Event::WindowClosed { window: 3 },
        Event::ChainClosed { links: 2 },
        Event::LinkResolving { link: 2 },
        Event::StepBegan {
            link: 2,
            part: Part::Effect,
            step: 0,
            together: false,
        },
        Event::LinkNegated {
            link: 1,
            what: Negation::Activation,
            cause: effect(Reason::Effect, Seat::B, B_SET, 2),
        },
        Event::LinkResolved {
            link: 2,
            outcome: Outcome::Applied,
        },
        Event::LinkResolving { link: 1 },
        Event::ChoiceAsked {
            seat: Seat::A,
            what: ChoiceKind::Cards,
            least: 1,
            most: 1,
        },
        Event::ChoiceMade {
            seat: Seat::A,
            picked: Picked::Cards(smallvec![A_STRATOS]),
            hidden: false,
        },
        moved(
            A_STRATOS,
            deck,
            hand,
            FaceDown,
            effect(Reason::Effect, Seat::A, A_ROTA, 1),
        ),
        Event::CardKnown {
            card: A_STRATOS,
            face: STRATOS,
            to: Audience::All,
            how: Knowing::Shown,
        },
        Event::Shuffled { seat: Seat::A },
        Event::LinkResolved {
            link: 1,
            outcome: Outcome::NegatedActivation,
        },
        Event::ChainEnded,
        Event::CardsMoved {
            moves: vec![
                Move {
                    card: A_ROTA,
                    from: spell,
                    to: pile(Seat::A, Zone::Graveyard),
                    posture: FaceUp,
                },
                Move {
                    card: B_SET,
                    from: zone(Seat::B, Zone::Spell, 1),
                    to: pile(Seat::B, Zone::Graveyard),
                    posture: FaceUp,
                },
            ],
            cause: Cause::RULE,
        },
        opened(
            4,
            WindowKind::Free,
            (Seat::A, Some(Seat::B)),
            Because::ChainEnded { links: 2 },
        ),
        answered(4, Seat::A, Answer::Passed(How::MovedOn)),
        answered(4, Seat::B, Answer::Skipped),
        Event::Irregularity {
            rule: rules::Rule::NotAsked.rule_id(),
            by: Seat::A,
            wronged: Some(Seat::B),
        },
    ]
}

#[test]
fn a_chain_is_told_from_the_activation_to_the_window_after_it() {
    check(
        &chain(),
        &[
            "Open state after all have passed: A.",
            "A: activates Reinforcement of the Army.",
            "A acted.",
            "The open state after all have passed is closed.",
            "A puts Reinforcement of the Army face-up in A's spell and trap zone 1, to be activated.",
            "Reinforcement of the Army in A's spell and trap zone 1 is shown to both players.",
            "A activates Reinforcement of the Army (link 1, spell speed 1).",
            "Chain window after link 1: B, then A.",
            "B says: wait, I'm thinking.",
            "B acted.",
            "The chain window after link 1 is closed.",
            "Mind Crush is now face-up, to be activated.",
            "B activates Mind Crush, targeting Reinforcement of the Army, declaring Elemental HERO Stratos (link 2, spell speed 2).",
            "Chain window after link 2: A, then B.",
            "B asks A: any response?",
            "A passed by gesture.",
            "B was not asked.",
            "The chain window after link 2 is closed.",
            "Nothing more is added: the chain of 2 links resolves.",
            "Link 2 resolves: Mind Crush.",
            "Link 2: step 1 of its effect begins.",
            "The activation of Reinforcement of the Army (link 1) is negated by Mind Crush.",
            "Mind Crush (link 2) has resolved.",
            "Link 1 resolves: Reinforcement of the Army.",
            "A has to choose cards for the effect: 1 card.",
            "A chooses Elemental HERO Stratos.",
            "Elemental HERO Stratos goes from A's deck to A's hand by Reinforcement of the Army.",
            "Elemental HERO Stratos in A's hand is shown to both players.",
            "A shuffles the deck.",
            "Reinforcement of the Army (link 1) does nothing: its activation was negated.",
            "The chain is over.",
            "Reinforcement of the Army goes from A's spell and trap zone 1 to A's graveyard; Mind Crush goes from B's spell and trap zone 1 to B's graveyard.",
            "Free window after the chain of 2 links: A, then B.",
            "A passed by moving on.",
            "B was not asked.",
            "Irregular, by A (FET-ASK): A player who is owed the chance to act has to be asked. It concerns B.",
        ],
    );
}

#[test]
fn a_pass_tells_how_to_the_judge_and_the_seat_and_only_that_it_was_one_to_the_others() {
    let events = |how| {
        let window = opened(1, WindowKind::Free, (Seat::B, None), Because::CardSet);
        let pass = answered(1, Seat::B, Answer::Passed(how));
        [set_up(), vec![window, pass]].concat()
    };
    let read = |how, viewer| {
        let words = Wording::new(Language::En).for_viewer(viewer);
        tell(&words, &events(how)).pop().unwrap()
    };
    let [judge, own] = [Viewer::Judge, Viewer::Seat(Seat::B)];
    let others = [Viewer::Seat(Seat::A), Viewer::Spectator];
    for (how, sentence) in [
        (How::Spoken, "B passed in words."),
        (How::Silence, "B passed in silence."),
        (How::Setting, "B passed automatically by a setting."),
        (How::NoResponse, "B passed with no response."),
    ] {
        for entitled in [judge, own] {
            assert_eq!(read(how, entitled), sentence);
        }
        for other in others {
            assert_eq!(read(how, other), "B passed.");
        }
    }
    for other in others {
        assert_eq!(read(How::AskedTheOther, other), "B passed by asking.");
        assert_eq!(read(How::MovedOn, other), "B passed by moving on.");
    }
}

#[test]
fn a_card_without_a_face_is_named_by_where_it_lies() {
    let draw = moved(
        A_DECK,
        pile(Seat::A, Zone::Deck),
        pile(Seat::A, Zone::Hand),
        Posture::FaceDown,
        Cause::RULE,
    );
    let set = Event::CardSet {
        seat: Seat::B,
        card: B_HAND,
        to: zone(Seat::B, Zone::Monster, 2),
        posture: Posture::FaceDownDefense,
    };
    let known = Event::CardSet {
        seat: Seat::A,
        card: A_SANGAN,
        to: zone(Seat::A, Zone::Monster, 1),
        posture: Posture::FaceDownDefense,
    };
    let turned = Event::PositionChanged {
        card: B_HAND,
        to: Posture::FaceUpAttack,
        cause: Cause::action(Reason::Rule, Seat::B),
    };
    check(
        &[draw, set, known, turned],
        &[
            "A draws a card.",
            "B sets a monster face-down in B's monster zone 2.",
            "A sets Sangan face-down in A's monster zone 1.",
            "B changes the position of the set card in B's monster zone 2: it is now in face-up attack \
             position.",
        ],
    );
}

#[test]
fn a_face_that_only_another_may_know_is_told_without_a_name() {
    let known = |to, how| Event::CardKnown {
        card: B_HAND,
        face: Passcode(0),
        to,
        how,
    };
    let (words, cards, position) = (Wording::new(Language::En), catalogue(), after(&set_up()));
    let read = |event| words.sentence_of(&position, &position, &cards, &event);
    assert_eq!(
        read(known(Audience::Seat(Seat::B), Knowing::OneOf)),
        "The record is told what one of the unidentified cards in B's hand is (only B knows it)."
    );
    assert_eq!(
        read(known(Audience::Judge, Knowing::Told)),
        "The record is told what the card in B's hand is (only the judge knows it)."
    );
    assert_eq!(
        read(known(Audience::Seat(Seat::A), Knowing::Shown)),
        "A sees a card in B's hand."
    );
}

#[test]
fn a_card_shown_to_all_is_shown_by_its_holder_and_one_of_the_set_up_is_only_told() {
    let known = |how| Event::CardKnown {
        card: A_SANGAN,
        face: SANGAN,
        to: Audience::All,
        how,
    };
    let (words, cards, position) = (Wording::new(Language::En), catalogue(), after(&set_up()));
    let read = |at: &Position, event| words.sentence_of(at, at, &cards, &event);
    assert_eq!(
        read(&position, known(Knowing::OneOf)),
        "A shows to both players that one of the unidentified cards in A's hand is Sangan."
    );
    assert_eq!(
        read(&position, known(Knowing::Told)),
        "A shows Sangan in A's hand to both players."
    );
    assert_eq!(
        read(&position, known(Knowing::Shown)),
        "Sangan in A's hand is shown to both players."
    );
    let mut before_play = position;
    before_play.point = duel::Point::SettingUp;
    assert_eq!(
        read(&before_play, known(Knowing::Told)),
        "Sangan is in A's hand, as the record is told (both players know it)."
    );
}

#[test]
fn who_turns_a_monster_by_hand_is_said_and_so_is_the_card_that_turns_another() {
    let turned = |cause| Event::PositionChanged {
        card: A_MONSTER,
        to: Posture::FaceUpDefense,
        cause,
    };
    let (words, cards, position) = (Wording::new(Language::En), catalogue(), after(&set_up()));
    let read = |event| words.sentence_of(&position, &position, &cards, &event);
    let by_hand = Cause {
        card: Some(A_MONSTER),
        ..Cause::action(Reason::Rule, Seat::A)
    };
    assert_eq!(
        read(turned(by_hand)),
        "A changes the position of Sangan: it is now in face-up defense position."
    );
    assert_eq!(
        read(turned(effect(Reason::Effect, Seat::B, B_WABOKU, 1))),
        "Sangan is now in face-up defense position, by Waboku."
    );
}

#[test]
fn characters_that_cannot_be_seen_are_spelled_out_in_names_and_stored_words() {
    let names = BySeat([Some("A\u{202e}nna".to_owned()), None]);
    let words = Wording::new(Language::En).with_players(names);
    assert_eq!(words.player(Seat::A), r"A\u{202e}nna");
    let began = Event::Irregularity {
        rule: duel::RuleId("X\u{1b}[2J".into()),
        by: Seat::A,
        wronged: None,
    };
    let position = after(&set_up());
    let told = words.sentence_of(&position, &position, &catalogue(), &began);
    assert!(!told.contains(wording::is_unseen), "{told:?}");
    assert_eq!(
        wording::visible("two\nlines\tand\u{2066}more"),
        r"two\u{a}lines\u{9}and\u{2066}more"
    );
    assert_eq!(wording::visible("旋風 è un’altra"), "旋風 è un’altra");
}

#[test]
fn cards_that_take_the_same_way_at_once_are_told_together() {
    let grave = |seat| pile(seat, Zone::Graveyard);
    let step = |card, from, to| Move {
        card,
        from,
        to,
        posture: Posture::FaceUp,
    };
    let destroyed = Event::CardsMoved {
        moves: vec![
            step(B_SET, zone(Seat::B, Zone::Spell, 1), grave(Seat::B)),
            step(A_MONSTER, zone(Seat::A, Zone::Monster, 3), grave(Seat::A)),
            step(B_WABOKU, zone(Seat::B, Zone::Spell, 2), grave(Seat::B)),
        ],
        cause: effect(Reason::Destroyed, Seat::A, A_SANGAN, 0),
    };
    let discarded = Event::CardsMoved {
        moves: vec![
            step(A_SANGAN, pile(Seat::A, Zone::Hand), grave(Seat::A)),
            step(A_ROTA, pile(Seat::A, Zone::Hand), grave(Seat::A)),
        ],
        cause: Cause::action(Reason::Discarded, Seat::A),
    };
    check(
        &[destroyed, discarded],
        &[
            "Mind Crush and Waboku are destroyed by Sangan and go to B's graveyard; Sangan is destroyed by Sangan and goes to A's graveyard.",
            "Sangan and Reinforcement of the Army are discarded from A's hand.",
        ],
    );
}

#[test]
fn a_summon_is_told_when_it_is_declared_and_when_it_succeeds() {
    let declared = Event::SummonDeclared {
        seat: Seat::A,
        card: A_SANGAN,
        method: Method::Normal,
        to: zone(Seat::A, Zone::Monster, 1),
        posture: Posture::FaceUpAttack,
        way: None,
    };
    let met = Event::TriggerMet {
        seat: Seat::A,
        card: A_SANGAN,
        effect: 0,
        mandatory: true,
    };
    let missed = Event::TriggerMissed {
        seat: Seat::A,
        card: A_SANGAN,
        effect: 0,
        cause: effect(Reason::Effect, Seat::B, B_WABOKU, 2),
    };
    check(
        &[
            declared,
            opened(
                1,
                WindowKind::SummonNegation,
                (Seat::A, Some(Seat::B)),
                Because::SummonDeclared,
            ),
            answered(1, Seat::A, Answer::Passed(How::AskedTheOther)),
            answered(1, Seat::B, Answer::Passed(How::AgreedUpTo)),
            Event::WindowClosed { window: 1 },
            Event::SummonSucceeded { card: A_SANGAN },
            met,
            missed,
        ],
        &[
            "A declares the Normal Summon of Sangan.",
            "Summon negation window after the declaration of a summon: A, then B.",
            "A passed by asking.",
            "B passed, as agreed before.",
            "The summon negation window after the declaration of a summon is closed.",
            "The summon succeeds: Sangan stands in A's monster zone 1 in face-up attack position.",
            "The condition of Sangan is met: A must activate its effect.",
            "Sangan misses its timing, because of Waboku: something else followed its event. A can't activate it.",
        ],
    );
}

#[test]
fn numbers_say_what_they_were_and_what_they_are() {
    let lp = |by, to, cause| Event::LpChanged {
        seat: Seat::B,
        by,
        to,
        cause,
    };
    let by_waboku = effect(Reason::Effect, Seat::B, B_WABOKU, 1);
    let atk = |to| Event::ValueChanged {
        card: A_MONSTER,
        what: Value::Atk,
        to,
        cause: by_waboku,
    };
    let lingering = Lingering {
        rule: LingeringRule::NoBattleDamage,
        seat: Seat::B,
        card: None,
        until: Until::EndOfTurn(3),
        source: B_WABOKU,
    };
    check(
        &[
            lp(-1500, 6000, Cause::action(Reason::Cost, Seat::B)),
            lp(-600, 5400, by_waboku),
            lp(1000, 6400, Cause::RULE),
            atk(Some(2400)),
            atk(None),
            Event::LingeringBegan {
                lingering,
                cause: by_waboku,
            },
            Event::LingeringEnded { lingering },
            lp(-6400, 0, by_waboku),
            Event::DuelEnded {
                result: DuelResult::Won(Seat::A),
                reason: ResultReason::Conceded,
            },
        ],
        &[
            "B pays 1500 LP: 6000 left.",
            "B takes 600 damage from Waboku: 5400 LP left.",
            "B gains 1000 LP: 6400 now.",
            "ATK of Sangan goes from 1000 to 2400, by Waboku.",
            "ATK of Sangan is 1000 again, as printed, by Waboku.",
            "From now on B takes no battle damage until the end of turn 3 (Waboku).",
            "No longer in force: B takes no battle damage until the end of turn 3 (Waboku).",
            "B takes damage from Waboku: none of 6400 LP are left.",
            "A wins: B concedes.",
        ],
    );
}

#[test]
fn the_kinds_of_going_back_read_differently() {
    let rewound = |kind, undoes| Event::Rewound {
        to: 41,
        kind,
        undoes,
        extension: None,
    };
    let kinds = [
        RewindKind::Judge,
        RewindKind::Agreed,
        RewindKind::Correction,
        RewindKind::WhatIf,
    ];
    let told = tell(
        &Wording::new(Language::En),
        &[
            rewound(kinds[0], None),
            rewound(kinds[1], None),
            rewound(kinds[2], None),
            rewound(kinds[3], None),
            rewound(kinds[2], Some(7)),
            rewound(RewindKind::Return, Some(7)),
            Event::Note,
        ],
    );
    let expected = [
        "By a judge's ruling the duel goes back to record 41 and goes on from there, on a new line.",
        "Both players agree to go back to record 41; the duel goes on from there, on a new line.",
        "A slip of the record is corrected: the duel goes on from record 41, on a new line.",
        "A line to look at begins at record 41.",
        "What was recorded last is taken back: the duel goes on from record 41, on a new line.",
        "What was done last is taken back: the duel goes on from record 41, along a line that was there before.",
        "A note is made.",
    ];
    assert_eq!(told, expected);
}

#[test]
fn players_with_names_are_called_by_them() {
    let words = Wording::new(Language::En)
        .with_players(BySeat([Some("Anna".into()), Some("Bruno".into())]));
    let window = opened(
        1,
        WindowKind::Free,
        (Seat::A, Some(Seat::B)),
        Because::Drawn,
    );
    let skipped = [
        set_up(),
        vec![window, answered(1, Seat::B, Answer::Skipped)],
    ]
    .concat();
    let told = tell(&words, &skipped);
    assert_eq!(
        told[15],
        "Free window after the normal draw: Anna, then Bruno."
    );
    assert_eq!(told[16], "Bruno was not asked.");
}

#[test]
fn a_trace_leaves_out_what_only_moves_the_machine_on() {
    let (words, cards, position) = (Wording::new(Language::En), catalogue(), Position::new());
    let told = |event| words.event(&position, &position, &cards, &event);
    assert_eq!(told(Event::WindowClosed { window: 1 }), None);
    assert_eq!(
        told(Event::StepBegan {
            link: 1,
            part: Part::Cost,
            step: 0,
            together: false,
        }),
        None
    );
    assert_eq!(
        told(Event::ChainEnded).as_deref(),
        Some("The chain is over.")
    );
}
