//! What a role may not know changes no byte of what it reads: on duels played by the engine.

use duel::{Mode, Passcode, Reading, Seat};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use std::sync::LazyLock;
use testkit::pairs::{Case, Side, check};

static CARDS: LazyLock<rules::Catalogue> = LazyLock::new(cards::catalogue);

fn face() -> impl Strategy<Value = Passcode> {
    let faces: Vec<Passcode> = CARDS.iter().map(|def| def.passcode).collect();
    proptest::sample::select(faces)
}

fn side() -> impl Strategy<Value = Side> {
    use proptest::collection::vec;
    (vec(face(), 2..6), vec(face(), 0..4), vec(face(), 3..8)).prop_map(|(hand, set, deck)| Side {
        hand,
        set,
        deck,
    })
}

fn case() -> impl Strategy<Value = Case> {
    use proptest::collection::vec;
    let ways = prop_oneof![
        Just((Mode::Strict, Reading::Written)),
        Just((Mode::Strict, Reading::Implied)),
        Just((Mode::Witness, Reading::Written)),
        Just((Mode::Witness, Reading::Implied)),
    ];
    let profiles = proptest::sample::select(cards::profiles());
    let hidden = proptest::sample::select(vec![Seat::A, Seat::B]);
    let numbers = (vec(any::<u8>(), 1..12), vec(any::<u16>(), 1..60));
    (ways, profiles, side(), side(), hidden, numbers).prop_map(
        |((mode, reading), profile, a, b, hidden, (exchange, choices))| Case {
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(std::env::var("CASES").map_or(300, |n| n.parse().expect("a number"))))]

    #[test]
    fn exchanging_what_a_role_may_not_know_changes_no_byte_of_what_it_reads(case in case()) {
        if let Err(difference) = check(&CARDS, &case) {
            let (first, second) = (&difference.first, &difference.second);
            prop_assert!(false, "{:?} reads\n{first}\nor\n{second}", difference.role);
        }
    }
}

#[test]
fn the_pairs_that_are_compared_differ_and_go_on_for_a_while() {
    let mut runner = TestRunner::deterministic();
    let (mut events, mut exchanged, mut swapped) = (0, 0, 0);
    for _ in 0..500 {
        let case = case().new_tree(&mut runner).expect("a case").current();
        let compared = check(&CARDS, &case).unwrap_or_else(|d| panic!("{:?} {}", d.role, d.second));
        events += compared.events;
        exchanged += usize::from(compared.exchanged > 1);
        swapped += usize::from(compared.swapped);
    }
    assert!(events > 500 * 60, "{events} events");
    assert!(exchanged > 300, "{exchanged} with cards exchanged");
    assert!(swapped > 4, "{swapped} with another card set");
}
