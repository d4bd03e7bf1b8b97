//! Whatever a script says, printing it and reading it back gives the same script.

use duel::{
    ChoiceKind, DamageTiming, How, Mode, Outcome, Phase, Reading, Region, ResultReason, Seat, Step,
    WindowKind, Word,
};
use notation::script::{
    At, Awaited, CardRef, Check, CheckWhat, Chosen, Deed, Entry, Facing, Fate, FlagChange, Header,
    Lies, Line, Manner, Moment, Noun, Paid, Pick, Rules, RulesBase, Script, SetUp, SetUpCard,
    SetUpPart, SetUpPlace, SetUpWhat, Spot, State, Statement, Tie, UpTo, Verb, Whose,
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
        "with",
        "on",
        "is",
        "has",
        "of",
        "using",
        "by",
        "way",
        "->",
        "directly",
        "banishing",
        "sending",
        "counters",
        "materials",
        "equipped",
        "bound",
        "yes",
        "1800",
        "ATK",
        "missed",
        "its",
        "timing",
        "triggered",
        "step",
        "damage",
        "attack",
        "direct",
        "summon",
        "lingering",
        "loop",
        "wins",
        "extra",
        "position",
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
        (1..8_u8).prop_map(Spot::Zone),
        select(vec![
            Spot::Hand,
            Spot::Deck,
            Spot::Graveyard,
            Spot::Banished,
            Spot::Field,
            Spot::Extra,
            Spot::Material,
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

/// What costs do, each at most once.
fn costs() -> impl Strategy<Value = Vec<Pick>> {
    let paid = vec![
        Paid::Tributing,
        Paid::Discarding,
        Paid::Banishing,
        Paid::Detaching,
        Paid::Sending,
        Paid::Returning,
        Paid::Revealing,
    ];
    let cost = (select(paid), cards()).prop_map(|(paid, cards)| Pick::Cost(paid, cards));
    vec(cost, 0..3).prop_map(|mut costs| {
        costs.dedup_by(|a, b| matches!((a, b), (Pick::Cost(a, _), Pick::Cost(b, _)) if a == b));
        costs
    })
}

fn unwritten(all: Vec<Pick>) -> Vec<At<Pick>> {
    all.into_iter().map(At::unwritten).collect()
}

fn picks() -> impl Strategy<Value = Vec<At<Pick>>> {
    let mode = option::of((1..20_u8).prop_map(Pick::Mode));
    let number = option::of((0..99_999_u32).prop_map(Pick::Number));
    let declared = option::of(written(name()).prop_map(Pick::Declared));
    let target = option::of(cards().prop_map(Pick::Target));
    (mode, number, declared, costs(), target).prop_map(|(mode, number, declared, costs, target)| {
        let first = [mode, number, declared].into_iter().flatten();
        unwritten(first.chain(costs).chain(target).collect())
    })
}

fn stance() -> impl Strategy<Value = Lies> {
    select(vec![Lies::Attack, Lies::Defense, Lies::Set])
}

/// What goes with a summon.
fn summon_picks() -> impl Strategy<Value = Vec<At<Pick>>> {
    let material = option::of(cards().prop_map(Pick::Material));
    let lies = option::of(stance().prop_map(Pick::Lies));
    (material, costs(), lies).prop_map(|(material, costs, lies)| {
        unwritten(material.into_iter().chain(costs).chain(lies).collect())
    })
}

/// What goes with a choice of cards.
fn choice_picks() -> impl Strategy<Value = Vec<At<Pick>>> {
    let material = option::of(cards().prop_map(Pick::Material));
    let lies = option::of(stance().prop_map(Pick::Lies));
    (material, lies)
        .prop_map(|(material, lies)| unwritten(material.into_iter().chain(lies).collect()))
}

fn manner() -> impl Strategy<Value = Manner> {
    select(vec![
        Manner::Special,
        Manner::Synchro,
        Manner::Xyz,
        Manner::Link,
        Manner::Fusion,
        Manner::Ritual,
    ])
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
        Just(Chosen::Nothing),
        Just(Chosen::Something),
        (1..20_u8).prop_map(Chosen::Mode),
        phase().prop_map(Chosen::Phase),
        any::<bool>().prop_map(Chosen::Whether),
        (0..=99_999_u32).prop_map(Chosen::Number),
        stance().prop_map(Chosen::Lies),
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
            Verb::Automatic(true),
            Verb::Automatic(false),
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
        (chosen(), Just(Vec::new())).prop_map(|(chosen, picks)| Verb::Choose { chosen, picks }),
        (cards().prop_map(Chosen::Cards), choice_picks())
            .prop_map(|(chosen, picks)| Verb::Choose { chosen, picks }),
        written(name()).prop_map(Verb::Declare),
        (card(), any::<bool>()).prop_map(|(card, open)| Verb::Show { card, open }),
        battle_or_summon(),
    ]
}

fn battle_or_summon() -> impl Strategy<Value = Verb> {
    let way = option::of((1..20_u8).prop_map(At::unwritten));
    prop_oneof![
        (manner(), card(), way, summon_picks()).prop_map(|(manner, card, way, picks)| {
            Verb::SpecialSummon {
                manner,
                card,
                way,
                picks,
            }
        }),
        (
            option::of(cards().prop_map(At::unwritten)),
            option::of(stance().prop_map(At::unwritten))
        )
            .prop_map(|(cards, lies)| Verb::PendulumSummon { cards, lies }),
        card().prop_map(Verb::GeminiSummon),
        (card(), option::of(card())).prop_map(|(with, target)| Verb::Attack { with, target }),
        option::of(card()).prop_map(Verb::AttackAnew),
        Just(Verb::CancelAttack),
        cards().prop_map(Verb::Discard),
    ]
}

fn up_to() -> impl Strategy<Value = UpTo> {
    let steps = vec![Step::Start, Step::Battle, Step::Damage, Step::End];
    prop_oneof![
        Just(UpTo::OpenState),
        select(steps).prop_map(UpTo::Step),
        phase().prop_map(UpTo::Phase),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let deed = prop_oneof![
        5 => (seat(), verb()).prop_map(|(by, verb)| Deed::Seat { by, verb }),
        1 => how().prop_map(Deed::BothPass),
        1 => (how(), up_to()).prop_map(|(how, to)| Deed::BothPassUntil(how, to)),
        1 => cards().prop_map(Deed::Chance),
        1 => any::<bool>().prop_map(Deed::Coin),
        1 => (1..=6_u8).prop_map(Deed::Die),
    ];
    (deed, option::of(free())).prop_map(|(deed, words)| Line { deed, words })
}

fn moment() -> impl Strategy<Value = Moment> {
    (1..10_000_u16, seat(), option::of(phase())).prop_map(|(turn, seat, phase)| Moment {
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

fn what() -> impl Strategy<Value = CheckWhat> {
    prop_oneof![
        written(name()).prop_map(CheckWhat::Some),
        written(name()).prop_map(CheckWhat::No),
        any::<u8>().prop_map(CheckWhat::Count),
    ]
}

fn place() -> impl Strategy<Value = Spot> {
    select(vec![
        Spot::Hand,
        Spot::Deck,
        Spot::Graveyard,
        Spot::Banished,
        Spot::Field,
        Spot::Extra,
        Spot::Material,
    ])
}

fn cards_or_lp() -> impl Strategy<Value = Check> {
    prop_oneof![
        (seat(), 0..1_000_000_u32).prop_map(|(seat, lp)| Check::Lp(seat, lp)),
        (what(), seat(), place()).prop_map(|(what, seat, place)| Check::In { what, seat, place }),
        (card(), state()).prop_map(|(card, state)| Check::Is(card, state)),
    ]
}

fn check() -> impl Strategy<Value = Check> {
    prop_oneof![
        2 => cards_or_lp(),
        1 => cards_or_lp().prop_map(|check| Check::AtFirst(Box::new(check))),
        4 => about_windows(),
        4 => newer_check(),
    ]
}

fn about_windows() -> impl Strategy<Value = Check> {
    let outcome = select(vec![
        Outcome::Applied,
        Outcome::NoEffect,
        Outcome::NegatedActivation,
        Outcome::NegatedEffect,
    ]);
    let rule = written("[A-Z]{2,5}(-[A-Z]{2,6}){0,2}");
    prop_oneof![
        (seat(), window()).prop_map(|(seat, kind)| Check::NotAsked(seat, kind)),
        (seat(), window()).prop_map(|(seat, kind)| Check::Passed(seat, kind)),
        (seat(), window()).prop_map(|(seat, kind)| Check::Awaited(Awaited::ToAnswer(seat, kind))),
        (seat(), choice()).prop_map(|(seat, kind)| Check::Awaited(Awaited::ToChoose(seat, kind))),
        select(vec![Awaited::Chance, Awaited::Over]).prop_map(Check::Awaited),
        any::<u8>().prop_map(Check::Chain),
        (1..=255_u8, outcome).prop_map(|(link, outcome)| Check::Link(link, outcome)),
        option::of(rule).prop_map(Check::Irregularity),
        moment().prop_map(Check::Turn),
    ]
}

fn choice() -> impl Strategy<Value = Option<ChoiceKind>> {
    option::of(select(vec![
        ChoiceKind::Mode,
        ChoiceKind::Name,
        ChoiceKind::Cost,
        ChoiceKind::Target,
        ChoiceKind::Tribute,
        ChoiceKind::Cards,
        ChoiceKind::Phase,
        ChoiceKind::Material,
        ChoiceKind::Posture,
        ChoiceKind::Whether,
        ChoiceKind::Number,
        ChoiceKind::Word,
        ChoiceKind::AttackTarget,
        ChoiceKind::HandLimit,
    ]))
}

fn whose() -> impl Strategy<Value = Whose> {
    (option::of(seat()), written(name())).prop_map(|(side, name)| Whose { side, name })
}

fn word() -> impl Strategy<Value = Word> {
    let words = vec!["Spell", "Venom", "A", "Predator Plant", "with", "Number 2"];
    select(words).prop_map(|word| Word::new(word).expect("it is short"))
}

fn tie() -> impl Strategy<Value = Tie> {
    select(vec![Tie::Equipped, Tie::Bound])
}

fn state() -> impl Strategy<Value = State> {
    prop_oneof![
        (0..100_000_i32).prop_map(State::Atk),
        (0..100_000_i32).prop_map(State::Def),
        (0..=1000_u32).prop_map(State::Level),
        (any::<u16>(), word()).prop_map(|(count, word)| State::Counters(count, word)),
        any::<u8>().prop_map(State::Materials),
        any::<bool>().prop_map(State::Negated),
        select(vec![Lies::Attack, Lies::Defense, Lies::Set, Lies::Up]).prop_map(State::Lies),
        (tie(), card()).prop_map(|(tie, card)| State::Tied(tie, card)),
        (1..8_u8).prop_map(State::Zone),
    ]
}

fn newer_check() -> impl Strategy<Value = Check> {
    let timing = option::of(select(DamageTiming::SEVEN.to_vec()));
    let reason = option::of(select(vec![
        ResultReason::LifePoints,
        ResultReason::DeckOut,
        ResultReason::Conceded,
        ResultReason::Effect,
    ]));
    prop_oneof![
        (1..=255_u8, whose()).prop_map(|(link, whose)| Check::LinkIs(link, whose)),
        (1..=255_u8, 1..=3_u8).prop_map(|(link, speed)| Check::LinkSpeed(link, speed)),
        timing.prop_map(|timing| Check::Step(Step::Damage, timing)),
        select(vec![Step::Start, Step::Battle, Step::End]).prop_map(|step| Check::Step(step, None)),
        (card(), option::of(card())).prop_map(|(with, target)| Check::Attack(with, target)),
        Just(Check::NoAttack),
        option::of(whose()).prop_map(Check::Summon),
        (card(), state()).prop_map(|(card, state)| Check::Is(card, state)),
        (whose(), select(vec![Fate::Met, Fate::Missed]))
            .prop_map(|(whose, fate)| Check::Trigger(whose, fate)),
        (written(name()), any::<bool>()).prop_map(|(name, there)| Check::Lingering(name, there)),
        (option::of(seat()), reason).prop_map(|(seat, reason)| Check::Result(seat, reason)),
        Just(Check::Loop),
    ]
}

fn set_up_card() -> impl Strategy<Value = At<SetUpCard>> {
    let what = prop_oneof![
        name().prop_map(SetUpWhat::Named),
        (1..=255_u8).prop_map(SetUpWhat::Unidentified),
    ];
    let lies = option::of(select(vec![
        Lies::Attack,
        Lies::Defense,
        Lies::Set,
        Lies::Up,
    ]));
    let counters = vec((any::<u16>(), word()), 0..3).prop_map(|mut all| {
        all.dedup_by_key(|(_, word)| *word);
        all
    });
    let tied = option::of((tie(), card()));
    (what, lies, option::of(1..6_u8), counters, tied).prop_map(
        |(what, lies, zone, counters, tied)| {
            At::unwritten(SetUpCard {
                what,
                lies,
                zone,
                counters,
                tied,
            })
        },
    )
}

fn set_up() -> impl Strategy<Value = SetUp> {
    let places: Vec<SetUpPlace> = SetUpPlace::ALL.iter().map(|(place, _)| *place).collect();
    let part = prop_oneof![
        1 => (card(), vec(set_up_card(), 1..4))
            .prop_map(|(under, cards)| SetUpPart::Materials { under, cards }),
        5 => (select(places), vec(set_up_card(), 1..4)).prop_map(|(place, cards)| {
            SetUpPart::Cards {
                place: At::unwritten(place),
                cards,
            }
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
            "attacks", "with", "->", "directly", "special summons", "using", "by way", "coin",
            "die", "heads", "materials of", "3", "Spell counters", "equipped to", "has", "is",
            "ATK", "attack of", "on", "damage step", "link", "wins", "in attack", "pendulum summons",
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
