//! What a seat says, as the lines of a written duel.

use crate::common::*;
use duel::*;
use rules::Said;
use smallvec::smallvec;
use wording::{Language, Wording};

fn line(by: Seat, action: Action<Which>) -> String {
    line_in(Language::En, &after(&set_up()), by, action)
}

fn line_in(language: Language, position: &Position, by: Seat, action: Action<Which>) -> String {
    Wording::new(language).said(&Said { by, action }, position, &catalogue())
}

#[test]
fn every_action_is_a_line() {
    let card: Which = A_STRATOS.into();
    let lines = [
        (Action::Pass(How::Spoken), "A passes"),
        (Action::Pass(How::Gesture), "A passes by gesture"),
        (Action::Pass(How::Silence), "A passes in silence"),
        (Action::Pass(How::Setting), "A passes automatically"),
        (Action::Pass(How::NoResponse), "A passes with no response"),
        (Action::Pass(How::AskedTheOther), "A asks"),
        (Action::Ask, "A asks"),
        (Action::Hold, "A holds"),
        (
            Action::Automatic { on: true },
            "A turns automatic passing on",
        ),
        (
            Action::Automatic { on: false },
            "A turns automatic passing off",
        ),
        (Action::MoveOn { to: None }, "A moves on"),
        (
            Action::MoveOn {
                to: Some(Phase::Battle),
            },
            "A moves to battle phase",
        ),
        (Action::EndTurn, "A ends the turn"),
        (
            Action::AgreeUpTo { to: Phase::Battle },
            "A agrees until the battle phase",
        ),
        (
            Action::Activate { card, effect: 0 },
            "A activates Elemental HERO Stratos",
        ),
        (
            Action::Activate { card, effect: 1 },
            "A activates Elemental HERO Stratos effect 2",
        ),
        (Action::Summon { card }, "A summons Elemental HERO Stratos"),
        (
            Action::SetMonster { card },
            "A sets Elemental HERO Stratos in defense",
        ),
        (
            Action::SetSpell {
                card: A_ROTA.into(),
            },
            "A sets Reinforcement of the Army",
        ),
        (
            Action::FlipSummon { card },
            "A flip summons Elemental HERO Stratos",
        ),
        (
            Action::ChangePosition { card },
            "A changes the position of Elemental HERO Stratos",
        ),
        (
            Action::SpecialSummon { card, way: 0 },
            "A special summons Elemental HERO Stratos",
        ),
        (
            Action::SpecialSummon { card, way: 2 },
            "A special summons Elemental HERO Stratos by way 3",
        ),
        (Action::PendulumSummon, "A pendulum summons"),
        (
            Action::GeminiSummon { card },
            "A gemini summons Elemental HERO Stratos",
        ),
        (
            Action::Attack { card, target: None },
            "A attacks directly with Elemental HERO Stratos",
        ),
        (
            Action::Attack {
                card,
                target: Some(B_WABOKU.into()),
            },
            "A attacks Waboku with Elemental HERO Stratos",
        ),
        (Action::Choose(Picked::Mode(0)), "A chooses mode 1"),
        (Action::Choose(Picked::Whether(true)), "A chooses yes"),
        (Action::Choose(Picked::Whether(false)), "A chooses no"),
        (Action::Choose(Picked::Number(3)), "A chooses 3"),
        (
            Action::Choose(Picked::Word(word("Aqua"))),
            "A declares Aqua",
        ),
        (
            Action::Choose(Picked::Posture(Posture::FaceUpDefense)),
            "A chooses defense position",
        ),
        (Action::Outcome(Picked::Number(4)), "die: 4"),
        (
            Action::Choose(Picked::Name(STRATOS)),
            "A declares Elemental HERO Stratos",
        ),
        (
            Action::Choose(Picked::Phase(Phase::Main2)),
            "A chooses main phase 2",
        ),
        (
            Action::Choose(Picked::Cards(smallvec![])),
            "A chooses nothing",
        ),
        (Action::Choose(Picked::Unknown), "A chooses something"),
        (
            Action::Outcome(Picked::Cards(smallvec![card])),
            "chance picks Elemental HERO Stratos",
        ),
        (
            Action::Show {
                card,
                face: STRATOS,
                open: true,
            },
            "A shows Elemental HERO Stratos",
        ),
        (
            Action::Show {
                card,
                face: STRATOS,
                open: false,
            },
            "A has Elemental HERO Stratos",
        ),
        (Action::Concede, "A concedes"),
    ];
    for (action, expected) in lines {
        assert_eq!(line(Seat::A, action), expected);
    }
}

#[test]
fn a_card_of_which_there_are_two_is_told_by_its_place() {
    let own = line(
        Seat::A,
        Action::Summon {
            card: A_SANGAN.into(),
        },
    );
    assert_eq!(own, "A summons Sangan from the hand");
    let both = Picked::Cards(smallvec![A_MONSTER.into(), A_SANGAN.into()]);
    let picked = line(Seat::B, Action::Choose(both));
    assert_eq!(
        picked,
        "B chooses A's Sangan in zone 3, A's Sangan from the hand"
    );
}

#[test]
fn a_card_nobody_has_identified_is_told_by_how_it_lies() {
    let mut events = set_up();
    events.retain(|event| !matches!(event, Event::CardKnown { .. }));
    let position = after(&events);
    let line = |by, action| line_in(Language::En, &position, by, action);
    let target = Action::Choose(Picked::Cards(smallvec![B_SET.into()]));
    assert_eq!(line(Seat::A, target), "A chooses B's set card in zone 1");
    let told = Which::Unseen {
        seat: Seat::B,
        zone: Zone::Hand,
        face: MST,
    };
    let activate = Action::Activate {
        card: told,
        effect: 0,
    };
    assert_eq!(
        line(Seat::B, activate),
        "B activates Mystical Space Typhoon"
    );
    let set = Action::SetSpell {
        card: B_HAND.into(),
    };
    assert_eq!(line(Seat::B, set), "B sets a card from the hand");
}

#[test]
fn a_card_nobody_describes_is_written_by_its_passcode() {
    let show = |face| Action::Show {
        card: B_HAND.into(),
        face,
        open: true,
    };
    assert_eq!(line(Seat::B, show(UNDESCRIBED)), "B shows 99999999");
    assert_eq!(line(Seat::B, show(Passcode(0))), "B shows a card");
}

#[test]
fn lines_are_english_in_every_language() {
    let position = after(&set_up());
    for language in Language::ALL {
        let activate = Action::Activate {
            card: A_ROTA.into(),
            effect: 0,
        };
        let line = line_in(language, &position, Seat::A, activate);
        assert_eq!(line, "A activates Reinforcement of the Army");
    }
}

#[test]
fn the_answer_to_a_replay_and_to_the_hand_limit_is_said_as_players_say_it() {
    let line = |what, picked| {
        let mut position = after(&set_up());
        position.choice = Some(Choice {
            seat: Seat::A,
            what,
            least: 0,
            most: 2,
        });
        line_in(Language::En, &position, Seat::A, Action::Choose(picked))
    };
    let target = ChoiceKind::AttackTarget;
    let waboku = || Picked::Cards(smallvec![B_WABOKU.into()]);
    assert_eq!(line(target, waboku()), "A attacks Waboku");
    assert_eq!(line(target, Picked::Whether(true)), "A attacks directly");
    let cancels = "A cancels the attack";
    assert_eq!(line(target, Picked::Whether(false)), cancels);
    assert_eq!(line(target, Picked::Cards(smallvec![])), cancels);
    let rota = Picked::Cards(smallvec![A_ROTA.into()]);
    assert_eq!(
        line(ChoiceKind::HandLimit, rota),
        "A discards Reinforcement of the Army"
    );
}
