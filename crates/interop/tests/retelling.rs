//! A stream made message by message, told as events, with every gap at its place.

mod made;

use duel::{Event, Method, Outcome, Passcode, Place, Position, Posture, Seat, Zone};
use interop::{GapKind, Told, Under, read, retell};
use made::{Stream, yrpx};
use proptest::prelude::*;

const SANGAN: u32 = 26_202_165;
const WABOKU: u32 = 12_607_053;
const SKULL: u32 = 70_781_052;

/// Where a card is, as a message says it.
fn spot(player: u8, location: u8, number: u32, lies: u32) -> Vec<u8> {
    let mut bytes = vec![player, location];
    bytes.extend(number.to_le_bytes());
    bytes.extend(lies.to_le_bytes());
    bytes
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect()
}

fn moved(code: u32, from: Vec<u8>, to: Vec<u8>, reason: u32) -> Vec<u8> {
    [numbers(&[code]), from, to, numbers(&[reason])].concat()
}

fn drawn(player: u8, codes: &[u32]) -> Vec<u8> {
    let mut bytes = vec![player];
    bytes.extend(numbers(&[codes.len() as u32]));
    codes
        .iter()
        .for_each(|code| bytes.extend(numbers(&[*code, 10])));
    bytes
}

/// The set-up: decks of 40 and 41, extra decks of 1 and 0, and the first hands.
fn begun() -> Stream {
    let mut stream = Stream::default();
    let mut start = vec![0];
    start.extend(numbers(&[8000, 7000]));
    [40_u16, 1, 41, 0]
        .iter()
        .for_each(|count| start.extend(count.to_le_bytes()));
    stream.message(4, &start);
    stream.message(90, &drawn(0, &[SANGAN, 0, WABOKU]));
    stream.message(90, &drawn(1, &[WABOKU]));
    stream.message(40, &[0]);
    stream.message(41, &4_u16.to_le_bytes());
    stream
}

fn told(stream: &Stream) -> Told {
    let recording = read(&yrpx(stream)).expect("a recording");
    let (cards, rules) = (
        cards::catalogue(),
        cards::profile("P7").expect("it is shipped"),
    );
    let under = Under {
        name: "P7",
        profile: rules.flags,
        cards: &cards,
    };
    retell(&recording, &under)
}

/// The position after all of it: every event folds.
fn folded(told: &Told) -> Position {
    let mut position = Position::new();
    for event in &told.events {
        position
            .apply(event)
            .unwrap_or_else(|error| panic!("{event:?}: {error}"));
    }
    position
}

fn kinds(told: &Told) -> Vec<GapKind> {
    told.gaps.iter().map(|gap| gap.kind).collect()
}

#[test]
fn the_set_up_and_the_first_hands_are_told() {
    let told = told(&begun());
    let position = folded(&told);
    assert_eq!((position.lp[Seat::A], position.lp[Seat::B]), (8000, 7000));
    assert_eq!(position.count(Seat::A, Zone::Deck), 37);
    assert_eq!(position.count(Seat::B, Zone::Deck), 40);
    assert_eq!(position.count(Seat::A, Zone::Extra), 1);
    let hand: Vec<_> = position
        .zone(Seat::A, Zone::Hand)
        .map(|row| row.face)
        .collect();
    assert_eq!(hand.len(), 3);
    assert!(
        hand.contains(&Some(Passcode(SANGAN))) && hand.contains(&None),
        "what nobody saw stays unknown"
    );
    assert_eq!((position.turn, position.turn_seat), (1, Seat::A));
    assert_eq!(kinds(&told), [GapKind::Asked, GapKind::NoEnd]);
}

#[test]
fn a_summon_is_an_attempt_and_a_success_with_the_questions_unknown() {
    let mut stream = begun();
    stream.message(
        50,
        &moved(SANGAN, spot(0, 2, 0, 10), spot(0, 4, 2, 1), 0x10),
    );
    stream.message(60, &[numbers(&[SANGAN]), spot(0, 4, 2, 1)].concat());
    stream.message(61, &[]);
    let told = told(&stream);
    let position = folded(&told);
    let there = Place {
        seat: Seat::A,
        zone: Zone::Monster,
        slot: 2,
    };
    let monster = position.at(there).expect("it stands there");
    assert_eq!(
        (monster.face, monster.posture),
        (Some(Passcode(SANGAN)), Posture::FaceUpAttack)
    );
    assert_eq!(monster.summoned, Some(Method::Normal));
    let asked = kinds(&told)
        .iter()
        .filter(|kind| **kind == GapKind::Asked)
        .count();
    assert_eq!(asked, 3, "the phase, the attempt, the success");
}

#[test]
fn a_set_card_is_known_to_its_side_and_a_chain_is_told_link_by_link() {
    let mut stream = begun();
    // Waboku is the third card of the hand; then the hand is shown in another order.
    stream.message(33, &[vec![0], numbers(&[3, WABOKU, SANGAN, 0])].concat());
    stream.message(50, &moved(WABOKU, spot(0, 2, 0, 10), spot(0, 8, 1, 10), 0));
    stream.message(54, &[numbers(&[WABOKU]), spot(0, 8, 1, 10)].concat());
    stream.message(53, &[numbers(&[WABOKU]), vec![0, 8, 1, 10, 5]].concat());
    let mut chaining = [numbers(&[WABOKU]), spot(0, 8, 1, 5), vec![0, 8]].concat();
    chaining.extend(numbers(&[1, 0, 0, 1]));
    stream.message(70, &chaining);
    stream.message(71, &[1]);
    stream.message(72, &[1]);
    stream.message(91, &[vec![1], numbers(&[500])].concat());
    stream.message(73, &[1]);
    stream.message(74, &[]);
    stream.message(5, &[0, 0]);
    let told = told(&stream);
    let position = folded(&told);
    assert_eq!(position.lp[Seat::B], 6500);
    let link = told.events.iter().find_map(|event| match event {
        Event::LinkAdded { speed, seat, .. } => Some((*speed, *seat)),
        _ => None,
    });
    assert_eq!(link, Some((2, Seat::A)), "the kind of card says its speed");
    let resolved = |event: &Event| {
        matches!(
            event,
            Event::LinkResolved {
                outcome: Outcome::Applied,
                ..
            }
        )
    };
    assert!(told.events.iter().any(resolved));
    assert!(kinds(&told).contains(&GapKind::Effect {
        card: Passcode(WABOKU)
    }));
    assert!(!kinds(&told).contains(&GapKind::NoEnd), "it ended");
    assert!(
        !kinds(&told)
            .iter()
            .any(|kind| matches!(kind, GapKind::Misfit { .. })),
        "{:?}",
        told.gaps
    );
}

#[test]
fn an_effects_summon_has_no_attempt() {
    let mut stream = begun();
    stream.message(
        50,
        &moved(SANGAN, spot(0, 2, 0, 10), spot(0, 4, 0, 1), 0x10),
    );
    stream.message(60, &[numbers(&[SANGAN]), spot(0, 4, 0, 1)].concat());
    stream.message(61, &[]);
    let mut chaining = [numbers(&[SANGAN]), spot(0, 4, 0, 1), vec![0, 4]].concat();
    chaining.extend(numbers(&[0, 0, 0, 1]));
    stream.message(70, &chaining);
    stream.message(72, &[1]);
    stream.message(
        50,
        &moved(SKULL, spot(0, 1, 36, 10), spot(0, 4, 1, 4), 0x840),
    );
    stream.message(62, &[numbers(&[SKULL]), spot(0, 4, 1, 4)].concat());
    stream.message(63, &[]);
    stream.message(73, &[1]);
    stream.message(74, &[]);
    let told = told(&stream);
    let position = folded(&told);
    let special = told
        .events
        .iter()
        .filter(|event| matches!(event, Event::SpecialSummoned { .. }));
    assert_eq!(special.count(), 1);
    assert_eq!(position.count(Seat::A, Zone::Monster), 2);
    assert!(
        !kinds(&told)
            .iter()
            .any(|kind| matches!(kind, GapKind::Misfit { .. })),
        "{:?}",
        told.gaps
    );
}

#[test]
fn what_does_not_fit_is_left_out_and_told_and_the_duel_goes_on() {
    let mut stream = begun();
    stream.message(
        50,
        &moved(SANGAN, spot(0, 4, 3, 1), spot(0, 16, 0, 1), 0x41),
    );
    stream.message(99, &[1, 2, 3]);
    stream.message(91, &[1]);
    stream.message(91, &[vec![1], numbers(&[100])].concat());
    let told = told(&stream);
    let kinds = kinds(&told);
    assert!(kinds.contains(&GapKind::Misfit { number: 50 }));
    assert!(kinds.contains(&GapKind::NotTold { number: 99 }));
    assert!(kinds.contains(&GapKind::Short { number: 91 }));
    assert_eq!(folded(&told).lp[Seat::B], 6900);
}

#[test]
fn a_stream_without_a_set_up_tells_nothing() {
    let mut stream = Stream::default();
    stream.message(40, &[0]);
    let told = told(&stream);
    assert!(told.events.is_empty());
    assert_eq!(kinds(&told), [GapKind::NoStart]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn whatever_the_messages_say_what_is_told_folds(
        messages in prop::collection::vec((30_u8..125, prop::collection::vec(0_u8..20, 0..40)), 0..40),
    ) {
        let mut stream = begun();
        for (number, says) in &messages {
            stream.message(*number, says);
        }
        folded(&told(&stream));
    }
}
