//! What a role may not know changes nothing in its copy of a journal but hashes: on duels played by
//! the engine, written down, and redacted.

use duel::{Mode, Passcode, Reading, Role, Seat};
use journal::{
    CopyRecord, DuelId, Entry, Follows, Knowledge, MemoryStore, Sealer, SeededChance, Source, Time,
    check_file, read_copy, write_redacted,
};
use proptest::prelude::*;
use std::sync::LazyLock;
use testkit::pairs::{Case, Side, both};
use testkit::play::Play;

static CARDS: LazyLock<rules::Catalogue> = LazyLock::new(cards::catalogue);

fn side() -> impl Strategy<Value = Side> {
    use proptest::collection::vec;
    let faces: Vec<Passcode> = CARDS.iter().map(|def| def.passcode).collect();
    let face = || proptest::sample::select(faces.clone());
    (vec(face(), 2..6), vec(face(), 0..4), vec(face(), 3..8)).prop_map(|(hand, set, deck)| Side {
        hand,
        set,
        deck,
    })
}

fn case() -> impl Strategy<Value = Case> {
    use proptest::collection::vec;
    let modes = prop_oneof![Just(Mode::Strict), Just(Mode::Witness)];
    let readings = prop_oneof![Just(Reading::Written), Just(Reading::Implied)];
    let profiles = proptest::sample::select(cards::profiles());
    let hidden = proptest::sample::select(vec![Seat::A, Seat::B]);
    let numbers = (vec(any::<u8>(), 1..12), vec(any::<u16>(), 1..60));
    (modes, readings, profiles, side(), side(), hidden, numbers).prop_map(
        |(mode, reading, profile, a, b, hidden, (exchange, choices))| Case {
            profile: profile.flags,
            mode,
            reading,
            sides: [a, b],
            hidden,
            exchange,
            choices,
        },
    )
}

/// The journal of a duel, in batches of a few records, always with the same id and secrets.
fn written(play: &Play<'_>) -> (MemoryStore, DuelId) {
    let store = MemoryStore::default();
    let mut chance = SeededChance::new(1);
    let duel = DuelId::random(&mut chance).expect("a seed gives bytes");
    let mut sealer = Sealer::begin(duel, "table 4", &mut chance).expect("a seed gives bytes");
    let mut tip = None;
    for events in play.events.chunks(7) {
        let entries = events.iter().enumerate().map(|(at, event)| Entry {
            follows: match at {
                0 => tip.map(Follows::Record),
                _ => Some(Follows::EntryBefore),
            },
            happened_at: None,
            source: Source::Engine,
            knowledge: Knowledge::Decided,
            event: event.clone(),
            words: None,
        });
        let sealed = sealer
            .seal(Time(0), entries.collect(), &mut chance)
            .expect("it seals");
        let records = sealer.append(&store, sealed).expect("it is kept");
        tip = records.last().map(|record| record.number);
    }
    (store, duel)
}

fn copy(play: &Play<'_>, role: Role) -> (usize, Vec<CopyRecord>) {
    let (store, duel) = written(play);
    let mut file = Vec::new();
    write_redacted(&store, duel, role, &mut file).expect("it is written");
    check_file(&mut &file[..]).expect("it is sound");
    (file.len(), read_copy(&mut &file[..]).expect("it is sound"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(std::env::var("CASES").map_or(60, |n| n.parse().expect("a number"))))]

    #[test]
    fn exchanging_what_a_role_may_not_know_changes_nothing_but_hashes_in_its_copy(case in case()) {
        let (first, second) = both(&CARDS, &case);
        for role in [Role::Seat(case.hidden.other()), Role::Spectator] {
            let (one, other) = (copy(&first, role), copy(&second, role));
            for (one, other) in one.1.iter().zip(&other.1) {
                prop_assert_eq!(one, other, "{:?}", role);
            }
            prop_assert_eq!(one.0, other.0, "bytes of the copy of {:?}", role);
        }
    }
}
