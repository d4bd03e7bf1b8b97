//! Random duels on the engine alone: what must hold after every event, whatever is played.

mod support;

use duel::*;
use proptest::prelude::*;
use rules::{Next, Said, Truth, answer, makes_way, next, offers, whynot};
use support::{Side, Table};

const HAND: &[&str] = &[
    "Mystical Space Typhoon",
    "Reinforcement of the Army",
    "Elemental HERO Stratos",
    "Sangan",
    "Cannon Soldier",
    "Red Gadget",
    "Yellow Gadget",
    "Summoned Skull",
    "Waboku",
    "Gemini Elf",
    "Elemental HERO Sparkman",
    "Blue-Eyes White Dragon",
    "Trap Hole",
];
const SET: &[&str] = &[
    "Solemn Warning",
    "Torrential Tribute",
    "Mind Crush",
    "Seven Tools of the Bandit",
    "Compulsory Evacuation Device",
    "Trap Hole",
    "Waboku",
    "Mystical Space Typhoon",
];
const DECK: &[&str] = &[
    "Elemental HERO Stratos",
    "Yellow Gadget",
    "Sangan",
    "Elemental HERO Avian",
    "Green Gadget",
    "Cannon Soldier",
    "Gemini Elf",
    "Red Gadget",
    "Mystical Space Typhoon",
    "Torrential Tribute",
];

fn pick<'a>(from: &'a [&'a str], bits: u64, count: usize) -> Vec<&'a str> {
    (0..count)
        .map(|n| from[(bits >> (n * 5)) as usize % from.len()])
        .collect()
}

fn table(seed: u64, mode: Mode, reading: Reading, profile: &str) -> Table {
    let (a_hand, b_hand) = (pick(HAND, seed, 5), pick(HAND, seed >> 7, 5));
    let (a_set, b_set) = (pick(SET, seed >> 3, 3), pick(SET, seed >> 11, 4));
    let deck = pick(DECK, seed >> 2, 9);
    Table::with_reading(
        profile,
        mode,
        reading,
        Side {
            hand: &a_hand,
            set: &a_set,
            deck: &deck,
            ..Side::default()
        },
        Side {
            hand: &b_hand,
            set: &b_set,
            monsters: &["Sangan"],
            deck: &deck,
            ..Side::default()
        },
    )
}

/// A table with any of the cards there are, everywhere.
fn with_every_card(seed: u64, mode: Mode, reading: Reading, profile: &str) -> Table {
    use rules::vocabulary::{CardDef, CardKind, Spell};
    let cards = cards::catalogue();
    let of = |fits: fn(&CardDef) -> bool| -> Vec<&str> {
        let fitting = cards.iter().filter(|def| fits(def));
        fitting.map(|def| def.names.en.as_str()).collect()
    };
    let main = of(|def| !def.is_extra() && !def.monster().is_some_and(|m| m.token));
    let extra = of(CardDef::is_extra);
    let monsters = of(|def| def.monster().is_some_and(|monster| !monster.token));
    let set = of(|def| {
        !matches!(
            def.kind,
            CardKind::Monster(_) | CardKind::Spell(Spell::Field)
        )
    });
    let side = |turn: u32| {
        let seed = seed.rotate_left(turn);
        [
            wide(&main, seed, 5),
            wide(&set, seed >> 5, 3),
            wide(&monsters, seed >> 9, 3),
            wide(&main, seed >> 13, 9),
            wide(&extra, seed >> 17, 4),
            wide(&main, seed >> 19, 5),
        ]
    };
    let (a, b) = (side(0), side(29));
    Table::with_reading(profile, mode, reading, laid_out(&a), laid_out(&b))
}

fn laid_out<'a>(lists: &'a [Vec<&'a str>; 6]) -> Side<'a> {
    Side {
        hand: &lists[0],
        set: &lists[1],
        monsters: &lists[2],
        deck: &lists[3],
        extra: &lists[4],
        graveyard: &lists[5],
    }
}

/// So many names, spread over a long list.
fn wide<'a>(from: &[&'a str], seed: u64, count: u64) -> Vec<&'a str> {
    let mixed = |n: u64| (seed ^ (n + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    (0..count)
        .map(|n| from[mixed(n) as usize % from.len()])
        .collect()
}

/// Things somebody might say here, most of them wrong.
fn mutations(t: &Table, pick: u64) -> Vec<Said> {
    let rows = &t.position.rows;
    let card = Which::Card(rows[pick as usize % rows.len()].id);
    let by = if pick & 1 == 0 { Seat::A } else { Seat::B };
    let face = t.face(HAND[(pick >> 8) as usize % HAND.len()]);
    let unseen = Which::Unseen {
        seat: by,
        zone: Zone::Hand,
        face,
    };
    let dead = Which::Card(CardId(0xff00));
    [
        Action::Pass(How::Spoken),
        Action::Ask,
        Action::Activate {
            card,
            effect: (pick >> 16) as u8 % 3,
        },
        Action::Activate {
            card: unseen,
            effect: 0,
        },
        Action::Activate {
            card: dead,
            effect: 0,
        },
        Action::Summon { card },
        Action::Summon { card: unseen },
        Action::SetMonster { card },
        Action::SetSpell { card },
        Action::FlipSummon { card },
        Action::ChangePosition { card },
        Action::SpecialSummon {
            card,
            way: (pick >> 12) as u8 % 3,
        },
        Action::PendulumSummon,
        Action::GeminiSummon { card },
        Action::Attack { card, target: None },
        Action::Attack {
            card,
            target: Some(Which::Card(rows[(pick >> 24) as usize % rows.len()].id)),
        },
        Action::Choose(Picked::Whether(pick & 8 == 0)),
        Action::Choose(Picked::Posture(Posture::FaceUpDefense)),
        Action::Choose(Picked::Number((pick >> 5) as u32 % 9)),
        Action::Choose(Picked::Word(Word::new("Aqua").expect("a word"))),
        Action::Outcome(Picked::Number((pick >> 6) as u32 % 8)),
        Action::MoveOn { to: None },
        Action::Choose(Picked::Cards([card].into_iter().collect())),
        Action::Choose(Picked::Cards([card, card].into_iter().collect())),
        Action::Choose(Picked::Mode((pick >> 4) as u8 % 3)),
        Action::Choose(Picked::Phase(Phase::Battle)),
        Action::Choose(Picked::Name(face)),
        Action::Choose(Picked::Unknown),
        Action::Outcome(Picked::Cards([card].into_iter().collect())),
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
        Action::AgreeUpTo { to: Phase::End },
        Action::EndTurn,
        Action::Concede,
        Action::Show {
            card,
            face,
            open: true,
        },
    ]
    .into_iter()
    .map(|action| Said { by, action })
    .collect()
}

/// Whether the engine records this as legal, with nothing jumped over before it.
fn accepted(t: &Table, said: &Said) -> bool {
    let mut position = t.position.clone();
    let Ok(event) = answer(&position, &t.cards, said) else {
        return false;
    };
    if makes_way(&event, said) {
        if !matches!(event, Event::CardKnown { .. }) {
            return false;
        }
        position.apply(&event).expect("what answer gives can be");
        return accepted(
            &Table {
                position,
                ..t.clone()
            },
            said,
        );
    }
    position.apply(&event).expect("what answer gives can be");
    !matches!(
        next(&position, &t.cards),
        Next::Event(Event::Irregularity { .. })
    )
}

fn check(t: &Table) {
    let p = &t.position;
    for seat in Seat::BOTH {
        for zone in [
            Zone::Deck,
            Zone::Hand,
            Zone::Graveyard,
            Zone::Banished,
            Zone::Extra,
            Zone::Material,
        ] {
            let slots: Vec<u8> = p
                .zone_in_order(seat, zone)
                .iter()
                .map(|r| r.place.slot)
                .collect();
            let ranks: Vec<u8> = (0..slots.len() as u8).collect();
            assert_eq!(slots, ranks, "{seat} {zone:?}");
        }
    }
    for (n, row) in p.rows.iter().enumerate() {
        let twin = p.rows[..n].iter().find(|other| other.place == row.place);
        assert!(
            twin.is_none() || matches!(row.place.zone, Zone::Limbo | Zone::Gone),
            "{row:?} {twin:?}"
        );
    }
    if p.frame
        .as_ref()
        .is_some_and(|frame| frame.part == Part::Effect)
    {
        assert!(
            p.window.is_none(),
            "nobody holds priority while a chain resolves"
        );
    }
    if let Some(window) = &p.window {
        let settled = p.chain.is_empty() && p.summon.is_none();
        let calm = matches!(
            window.kind,
            WindowKind::Open | WindowKind::Free | WindowKind::PhaseEnd
        );
        assert!(settled || !calm, "a chain or a summon is left behind");
    }
    somebody_can_go_on(t);
    windows_are_answered(&t.events);
}

/// Whoever is asked can answer with something that moves the duel on.
fn somebody_can_go_on(t: &Table) {
    let Next::Ask(ask) = next(&t.position, &t.cards) else {
        return;
    };
    // A declared name and unidentified cards aren't listed: there the question itself is enough.
    let names = ask.question == rules::Question::Choice(ChoiceKind::Name);
    let moves_on = offers(&t.position, &t.cards, ask.seat)
        .iter()
        .any(|said| !matches!(said.action, Action::Ask | Action::Hold | Action::Concede));
    assert!(names || moves_on, "{ask:?} can do nothing");
}

/// Every window that closed was answered by its owed seats, or somebody acted in it.
fn windows_are_answered(events: &[Event]) {
    let mut open: Option<(Seat, Option<Seat>)> = None;
    let mut answers: Vec<(Seat, Answer)> = Vec::new();
    for event in events {
        match event {
            Event::WindowOpened { owed, .. } => {
                open = Some(*owed);
                answers.clear();
            }
            Event::WindowAnswered { seat, answer, .. } => answers.push((*seat, *answer)),
            Event::WindowClosed { .. } => {
                let (first, second) = open.take().expect("an open window");
                let acted = answers.iter().any(|(_, answer)| *answer == Answer::Acted);
                let all = answers.iter().any(|(seat, _)| *seat == first)
                    && second.is_none_or(|s| answers.iter().any(|(seat, _)| *seat == s));
                let irregular = events
                    .iter()
                    .any(|e| matches!(e, Event::Irregularity { .. }));
                assert!(acted || all || irregular);
            }
            _ => {}
        }
    }
}

fn play(mut t: Table, choices: &[u64]) {
    for &choice in choices {
        for said in mutations(&t, choice) {
            let offered = offers(&t.position, &t.cards, said.by).contains(&said);
            let checks = whynot(&t.position, &t.cards, &said);
            let fails = checks.iter().any(|check| check.truth == Truth::No);
            let shows = matches!(said.action, Action::Show { .. });
            assert!(shows || offered != fails, "{said:?} {checks:?}");
            assert_eq!(
                offered,
                accepted(&t, &said),
                "{said:?} {:?} {:?}",
                t.position.choice,
                t.position.intent
            );
        }
        let mut possible: Vec<Said> = Seat::BOTH
            .iter()
            .flat_map(|&seat| {
                offers(&t.position, &t.cards, seat)
                    .iter()
                    .collect::<Vec<_>>()
            })
            .filter(|said| said.action != Action::Concede)
            .collect();
        if let Next::Chance {
            lot: Lot::Coin | Lot::Die,
            seat,
        } = next(&t.position, &t.cards)
        {
            let action = Action::Outcome(Picked::Number(1));
            possible = vec![Said { by: seat, action }];
        }
        if let Next::Chance {
            lot: Lot::Cards { seat, zone, count },
            ..
        } = next(&t.position, &t.cards)
        {
            let cards = t
                .position
                .zone(seat, zone)
                .take(count.into())
                .map(|r| Which::Card(r.id));
            let action = Action::Outcome(Picked::Cards(cards.collect()));
            possible = vec![Said { by: seat, action }];
        }
        if choice & 0x700 == 0 {
            // Now and then something that may be wrong: in a witness record it may stand.
            possible = mutations(&t, choice >> 3);
        }
        if possible.is_empty() {
            assert!(
                matches!(next(&t.position, &t.cards), Next::Over),
                "nobody can do anything"
            );
            return;
        }
        let said = &possible[(choice >> 20) as usize % possible.len()];
        assert!(
            accepted(&t, said) || choice & 0x700 == 0,
            "{said:?} {:?} {:?}",
            t.position.choice,
            t.position.intent
        );
        let _ = t.say(said);
        check(&t);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_played_the_position_stays_sound(
        seed: u64,
        choices in prop::collection::vec(any::<u64>(), 1..70),
        witness: bool,
        implied: bool,
        old: bool,
    ) {
        let mode = if witness { Mode::Witness } else { Mode::Strict };
        let reading = if implied { Reading::Implied } else { Reading::Written };
        play(table(seed, mode, reading, if old { "P2e" } else { "P7" }), &choices);
    }

    #[test]
    fn whatever_is_played_with_any_card_the_position_stays_sound(
        seed: u64,
        choices in prop::collection::vec(any::<u64>(), 1..50),
        witness: bool,
        implied: bool,
        profile in prop::sample::select(vec!["P1", "P2g", "P2e", "P3b", "P4b", "P4c", "P5", "P6a", "P7"]),
    ) {
        let mode = if witness { Mode::Witness } else { Mode::Strict };
        let reading = if implied { Reading::Implied } else { Reading::Written };
        play(with_every_card(seed, mode, reading, profile), &choices);
    }
}
