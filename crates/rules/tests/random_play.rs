//! Random duels on the engine alone: what must hold after every event, whatever is played.

mod support;

use duel::*;
use proptest::prelude::*;
use rules::{Next, Said, next, offers};
use support::{Side, Table};
use testkit::agreement::{self, MUTATIONS, mutation};
use testkit::sound::{self, Audit};

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

fn check(t: &Table) {
    sound::position(&t.position, &t.cards);
    sound::somebody_can_go_on(&t.position, &t.cards);
    let (mut audit, mut position) = (Audit::default(), Position::new());
    for event in &t.events {
        position.apply(event).expect("it was applied before");
        audit.follow(event, &position);
    }
}

/// What chance says.
fn lots(t: &Table) -> Option<Said> {
    let Next::Chance { lot, seat } = next(&t.position, &t.cards) else {
        return None;
    };
    let picked = match lot {
        Lot::Coin | Lot::Die => Picked::Number(1),
        Lot::Cards { seat, zone, count } => {
            let cards = t.position.zone(seat, zone).take(count.into());
            Picked::Cards(cards.map(|row| Which::Card(row.id)).collect())
        }
    };
    let action = Action::Outcome(picked);
    Some(Said { by: seat, action })
}

fn possible(t: &Table) -> Vec<Said> {
    if let Some(said) = lots(t) {
        return vec![said];
    }
    let offered = |seat: Seat| offers(&t.position, &t.cards, seat).iter();
    Seat::BOTH
        .into_iter()
        .flat_map(offered)
        .filter(|said| said.action != Action::Concede)
        .collect()
}

fn play(mut t: Table, choices: &[u64]) {
    let faces: Vec<Passcode> = HAND.iter().map(|name| t.face(name)).collect();
    for &choice in choices {
        for kind in 0..MUTATIONS {
            let said = mutation(&t.position, &faces, kind, choice);
            agreement::check(&t.position, &t.cards, &said);
        }
        // Now and then something that may be wrong: in a witness record it may stand.
        let wrong = choice & 0x700 == 0;
        let said = if wrong {
            mutation(&t.position, &faces, choice >> 20, choice >> 3)
        } else {
            let possible = possible(&t);
            if possible.is_empty() {
                let over = matches!(next(&t.position, &t.cards), Next::Over);
                assert!(over, "nobody can do anything");
                return;
            }
            possible[(choice >> 20) as usize % possible.len()].clone()
        };
        let legal = agreement::check(&t.position, &t.cards, &said);
        assert!(legal || wrong, "{said:?} {:?}", t.position.choice);
        let _ = t.say(&said);
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
