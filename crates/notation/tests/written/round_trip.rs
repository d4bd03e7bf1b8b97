//! Whatever a script says, printing it and reading it back gives the same script.

use duel::{How, Mode, Outcome, Phase, Reading, Region, Seat, WindowKind};
use notation::script::{
    At, Awaited, CardRef, Check, CheckWhat, Chosen, Deed, Entry, Facing, FlagChange, Header, Lies,
    Line, Moment, Noun, Pick, Rules, RulesBase, Script, SetUp, SetUpCard, SetUpPart, SetUpPlace,
    SetUpWhat, Spot, Statement, Verb,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Names, many of them made of the language's own words.
fn name() -> impl Strategy<Value = String> {
    let words = select(vec![
        "Waboku",
        "Elemental",
        "HERO",
        "of",
        "the",
        "The",
        "A",
        "a",
        "set",
        "Set",
        "in",
        "on",
        "from",
        "hand",
        "zone",
        "2",
        "3",
        "cards",
        "card",
        "monster",
        "effect",
        "targeting",
        "tributing",
        "declaring",
        "choosing",
        "discarding",
        "face-up",
        "no",
        "nothing",
        "mode",
        "main",
        "phase",
        "1",
        "chain",
        "link",
        "turn",
        "A's",
        "B's",
        "attack",
        "defense",
        "field",
        "graveyard",
        "deck:",
        "Number",
        "39:",
        "E.HERO",
        "旋風",
        "und,",
        "A;B",
        "irregularity",
        "to",
        "answer",
        "was",
        "not",
        "asked",
        "passes",
        "among",
        "banished",
        "passed",
        "cards;",
        "chance",
        "both",
        "7",
        "\"x",
        "the",
        "duel",
        "is",
        "over",
        "lp",
        "something",
    ]);
    vec(words, 1..5).prop_map(|words| words.join(" "))
}

/// Free words: of a title, a comment, or spoken.
fn free() -> impl Strategy<Value = String> {
    "[a-zA-Zà-ü旋.,:!?'()-]{1,8}( [a-zA-Z0-9:,!?'-]{1,6}){0,3}"
}

fn seat() -> impl Strategy<Value = Seat> {
    select(Seat::BOTH.to_vec())
}

fn phase() -> impl Strategy<Value = Phase> {
    select(Phase::ALL.to_vec())
}

fn card() -> impl Strategy<Value = CardRef> {
    let noun = prop_oneof![
        4 => name().prop_map(Noun::Name),
        1 => Just(Noun::Card),
        1 => Just(Noun::Monster),
    ];
    let spot = prop_oneof![
        (1..6_u8).prop_map(Spot::Zone),
        select(vec![
            Spot::Hand,
            Spot::Deck,
            Spot::Graveyard,
            Spot::Banished,
            Spot::Field
        ]),
    ];
    let facing = select(vec![Facing::Set, Facing::Up]);
    (
        option::of(seat()),
        option::of(facing),
        noun,
        option::of(spot),
    )
        .prop_map(|(side, facing, noun, place)| CardRef {
            side,
            facing,
            noun,
            place,
            ..CardRef::default()
        })
}

fn cards() -> impl Strategy<Value = Vec<CardRef>> {
    vec(card(), 1..3)
}

fn written(text: impl Strategy<Value = String>) -> impl Strategy<Value = At<String>> {
    text.prop_map(At::unwritten)
}

fn picks() -> impl Strategy<Value = Vec<At<Pick>>> {
    let mode = option::of((1..20_u8).prop_map(Pick::Mode));
    let declared = option::of(written(name()).prop_map(Pick::Name));
    let cost = option::of(cards().prop_map(Pick::Cost));
    let target = option::of(cards().prop_map(Pick::Target));
    (mode, declared, cost, target).prop_map(|(mode, declared, cost, target)| {
        let all = [mode, declared, cost, target];
        all.into_iter().flatten().map(At::unwritten).collect()
    })
}

fn how() -> impl Strategy<Value = How> {
    select(vec![
        How::Spoken,
        How::Gesture,
        How::Silence,
        How::Setting,
        How::NoResponse,
    ])
}

fn tributes() -> impl Strategy<Value = Option<At<Vec<CardRef>>>> {
    option::of(cards().prop_map(At::unwritten))
}

fn chosen() -> impl Strategy<Value = Chosen> {
    prop_oneof![
        cards().prop_map(Chosen::Cards),
        Just(Chosen::Nothing),
        Just(Chosen::Something),
        (1..20_u8).prop_map(Chosen::Mode),
        phase().prop_map(Chosen::Phase),
    ]
}

fn verb() -> impl Strategy<Value = Verb> {
    prop_oneof![
        (card(), option::of(1..20_u8), picks()).prop_map(|(card, effect, picks)| {
            Verb::Activate {
                card,
                effect,
                picks,
            }
        }),
        how().prop_map(Verb::Pass),
        select(vec![
            Verb::Ask,
            Verb::Hold,
            Verb::EndTurn,
            Verb::Concede,
            Verb::MoveOn(None)
        ]),
        (card(), tributes()).prop_map(|(card, tributes)| Verb::Summon { card, tributes }),
        (card(), any::<bool>(), tributes()).prop_map(|(card, in_defense, tributes)| Verb::Set {
            card,
            in_defense,
            tributes
        }),
        card().prop_map(Verb::FlipSummon),
        card().prop_map(Verb::ChangePosition),
        phase().prop_map(|phase| Verb::MoveOn(Some(phase))),
        phase().prop_map(Verb::AgreeUntil),
        chosen().prop_map(Verb::Choose),
        written(name()).prop_map(Verb::Declare),
        (card(), any::<bool>()).prop_map(|(card, open)| Verb::Show { card, open }),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let deed = prop_oneof![
        5 => (seat(), verb()).prop_map(|(by, verb)| Deed::Seat { by, verb }),
        1 => how().prop_map(Deed::BothPass),
        1 => cards().prop_map(Deed::Chance),
    ];
    (deed, option::of(free())).prop_map(|(deed, words)| Line { deed, words })
}

fn moment() -> impl Strategy<Value = Moment> {
    (1..u16::MAX, seat(), option::of(phase())).prop_map(|(turn, seat, phase)| Moment {
        turn,
        seat,
        phase,
    })
}

fn window() -> impl Strategy<Value = Option<WindowKind>> {
    option::of(select(vec![
        WindowKind::Open,
        WindowKind::SummonNegation,
        WindowKind::Free,
        WindowKind::Chain,
        WindowKind::Trigger,
        WindowKind::PhaseEnd,
        WindowKind::StepEnd,
        WindowKind::DamageStep,
    ]))
}

fn check() -> impl Strategy<Value = Check> {
    let what = prop_oneof![
        written(name()).prop_map(CheckWhat::Some),
        written(name()).prop_map(CheckWhat::No),
        any::<u8>().prop_map(CheckWhat::Count),
    ];
    let place = select(vec![
        Spot::Hand,
        Spot::Deck,
        Spot::Graveyard,
        Spot::Banished,
        Spot::Field,
    ]);
    let outcome = select(vec![
        Outcome::Applied,
        Outcome::NoEffect,
        Outcome::NegatedActivation,
        Outcome::NegatedEffect,
    ]);
    let rule = written("[A-Z]{2,5}(-[A-Z]{2,6}){0,2}");
    let first = prop_oneof![
        (seat(), 0..1_000_000_u32).prop_map(|(seat, lp)| Check::Lp(seat, lp)),
        (what.clone(), seat(), place.clone()).prop_map(|(what, seat, place)| Check::In {
            what,
            seat,
            place
        }),
    ];
    prop_oneof![
        first.prop_map(|check| Check::AtFirst(Box::new(check))),
        (seat(), window()).prop_map(|(seat, kind)| Check::NotAsked(seat, kind)),
        (seat(), window()).prop_map(|(seat, kind)| Check::Passed(seat, kind)),
        (seat(), window()).prop_map(|(seat, kind)| Check::Awaited(Awaited::ToAnswer(seat, kind))),
        seat().prop_map(|seat| Check::Awaited(Awaited::ToChoose(seat))),
        select(vec![Awaited::Chance, Awaited::Over]).prop_map(Check::Awaited),
        (seat(), 0..1_000_000_u32).prop_map(|(seat, lp)| Check::Lp(seat, lp)),
        (what, seat(), place).prop_map(|(what, seat, place)| Check::In { what, seat, place }),
        any::<u8>().prop_map(Check::Chain),
        (1..=255_u8, outcome).prop_map(|(link, outcome)| Check::Link(link, outcome)),
        option::of(rule).prop_map(Check::Irregularity),
        moment().prop_map(Check::Turn),
    ]
}

fn set_up() -> impl Strategy<Value = SetUp> {
    let what = prop_oneof![
        name().prop_map(SetUpWhat::Named),
        (1..=255_u8).prop_map(SetUpWhat::Unidentified),
    ];
    let lies = option::of(select(vec![Lies::Attack, Lies::Defense, Lies::Set]));
    let card = (what, lies, option::of(1..6_u8))
        .prop_map(|(what, lies, zone)| At::unwritten(SetUpCard { what, lies, zone }));
    let places: Vec<SetUpPlace> = SetUpPlace::ALL.iter().map(|(place, _)| *place).collect();
    let part = prop_oneof![
        5 => (select(places), vec(card, 1..4)).prop_map(|(place, cards)| SetUpPart::Cards {
            place: At::unwritten(place),
            cards
        }),
        1 => (1..1_000_000_u32).prop_map(SetUpPart::Lp),
    ];
    (seat(), vec(part, 1..4)).prop_map(|(seat, parts)| SetUp { seat, parts })
}

fn rules() -> impl Strategy<Value = Rules> {
    let region = prop_oneof![Just(Region::Ocg), Just(Region::Tcg)];
    let base = prop_oneof![
        "[A-Z][0-9][a-z]?".prop_map(RulesBase::Named),
        "[a-z]{3,8}:20[01][0-9]-0[1-9]-1[0-9]".prop_map(RulesBase::Named),
        (region, "20[01][0-9]-0[1-9]-1[0-9]")
            .prop_map(|(region, day)| RulesBase::Held(region, day)),
    ];
    let change = (written("[a-z_]{2,9}"), written("[A-Za-z0-9]{1,9}"));
    let change = change.prop_map(|(flag, value)| FlagChange { flag, value });
    let changes = vec(change, 0..3).prop_filter("no flag twice", |all| {
        all.iter().skip(1).all(|one| one.flag != all[0].flag)
    });
    (base, changes).prop_map(|(base, changes)| Rules {
        base: At::unwritten(base),
        changes,
    })
}

fn header() -> impl Strategy<Value = Header> {
    prop_oneof![
        free().prop_map(Header::Title),
        free().prop_map(Header::Event),
        free().prop_map(Header::Date),
        (seat(), free()).prop_map(|(seat, name)| Header::Player(seat, name)),
        rules().prop_map(Header::Rules),
        select(vec![Mode::Strict, Mode::Witness]).prop_map(Header::Mode),
        select(vec![Reading::Written, Reading::Implied]).prop_map(Header::Passes),
        moment().prop_map(Header::Turn),
    ]
}

fn entry() -> impl Strategy<Value = Entry> {
    let rule = written("[A-Z]{2,5}-[A-Z]{2,6}");
    let says = prop_oneof![
        1 => header().prop_map(Statement::Header),
        2 => set_up().prop_map(Statement::SetUp),
        5 => line().prop_map(Statement::Line),
        1 => (rule, line()).prop_map(|(rule, line)| Statement::Refused { rule, line }),
        3 => check().prop_map(Statement::Check),
        1 => Just(Statement::Blank),
    ];
    (says, option::of(free())).prop_map(|(says, comment)| Entry {
        says: At::unwritten(says),
        comment,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn every_line_reads_back_as_what_it_said(entry in entry()) {
        prop_assume!(entry.says.value != Statement::Blank || entry.comment.is_some());
        // Something to play, and blank lines around it that must not be added.
        let only_comment = entry.says.value == Statement::Blank;
        let mut entries = vec![entry];
        if only_comment {
            let says = At::unwritten(Statement::Check(Check::Chain(0)));
            entries.push(Entry { says, comment: None });
        }
        let script = Script { entries };
        let text = script.to_string();
        match notation::parse(&text) {
            Ok(read) => prop_assert_eq!(read, script, "{}", text),
            Err(error) => prop_assert!(false, "{}: {:?}", text, error),
        }
    }

    #[test]
    fn no_text_at_all_is_a_panic(text in "\\PC{0,60}(\n\\PC{0,60}){0,3}") {
        let _ = notation::parse(&text);
    }

    #[test]
    fn no_jumble_of_the_languages_words_is_a_panic(
        words in vec(select(vec![
            "A", "B", "seat", "hand", ":", ",", "activates", "chooses", "[", "]", "\"", "set",
            "in", "zone", "2", "!", ";", "was not asked", "turn", "of", "effect", "refused",
            "cards", "targeting", "a", "card", "both", "pass", "\n", "lp", "no", "chain",
        ]), 0..14)
    ) {
        let text = words.join(" ");
        if let Err(error) = notation::parse(&text) {
            // The place is in the text, so that it can be underlined.
            let line = text.lines().nth(error.at.line as usize - 1).unwrap_or_default();
            let end = (error.at.column + error.at.length) as usize;
            prop_assert!(error.at.column >= 1 && end <= line.chars().count() + 2, "{:?}", error);
        }
    }
}
