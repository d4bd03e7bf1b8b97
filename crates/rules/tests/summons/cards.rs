//! The cards of these tests, as their files would say them.

use rules::Catalogue;
use std::path::Path;

/// Name, printed values, and whatever follows them in a card file.
type Entry = (&'static str, &'static str, &'static str);

const MONSTERS: &[Entry] = &[
    ("Knight", "level: 4, atk: 1500, def: 0", ""),
    ("Squire", "level: 4, atk: 1000, def: 0", ""),
    ("Page", "level: 1, atk: 100, def: 0", ""),
    ("Piper", "level: 3, atk: 500, def: 0, tuner: true", ""),
    ("Ogre", "level: 6, atk: 2300, def: 0", ""),
    ("Giant", "level: 8, atk: 2800, def: 0", ""),
    ("Colossus", "level: 8, atk: 3000, def: 0", "summoning: (tributes: 3),"),
    (
        "Monk",
        "level: 4, atk: 500, def: 0",
        "effects: [(kind: Continuous([Has(
            of: (side: Own, places: [Monsters], filter: (this: true)), what: NotTributed)]))],",
    ),
    (
        "Mourner",
        "level: 2, atk: 0, def: 0",
        "effects: [
            (kind: Trigger(mandatory: true, timing: If, event: Moved(
                what: This, to: [Graveyard], why: [Tributed])),
             modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(100)))])]),
            (kind: Trigger(mandatory: true, timing: If, event: Moved(
                what: This, to: [Graveyard], why: [Material])),
             modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(10)))])]),
        ],",
    ),
    (
        "Keeper",
        "level: 2, atk: 0, def: 0",
        "effects: [(kind: Trigger(mandatory: false, timing: When, event: Moved(
            what: This, to: [Graveyard])),
         modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(100)))])])],",
    ),
    (
        "Twin",
        "level: 4, atk: 1700, def: 0, gemini: true",
        "effects: [(kind: Ignition, modes: [(resolve: [
            (act: Damage(side: Opponent, amount: Fixed(500)))])])],",
    ),
    (
        "Envoy",
        "level: 8, atk: 3000, def: 0",
        "summoning: (
            no_normal: true,
            special: OwnWayOnly,
            ways: [(
                cost: [(act: Banish(Picked(
                    pool: (side: Own, places: [Graveyard], filter: (class: [Monster])),
                    least: Fixed(1), most: Fixed(1))))],
            )],
        ),",
    ),
    (
        "Lancer",
        "level: 5, atk: 2100, def: 0",
        "summoning: (ways: [(
            requires: [
                None(side: Own, places: [Monsters]),
                Exists(side: Opponent, places: [Monsters]),
            ],
            limit: OncePerTurnByName,
            facing: Defense,
        )]),",
    ),
    ("Wyrm", "kind: Synchro, level: 7, atk: 2500, def: 0", SYNCHRO),
    (
        "Drake",
        "kind: Synchro, level: 7, atk: 2400, def: 0",
        "summoning: (ways: [(
            method: Synchro,
            materials: (parts: [
                (filter: (tuner: true), least: 1, most: 1),
                (filter: (tuner: false), least: 1, most: 9),
            ]),
            limit: OncePerTurnByName,
        )]),",
    ),
    (
        "Tower",
        "kind: Xyz, level: 4, atk: 2000, def: 0",
        "summoning: (materials: (parts: [
            (filter: (level_at_least: 4, level_at_most: 4), least: 2, most: 2)])),",
    ),
    (
        "Spire",
        "kind: Xyz, level: 5, atk: 2600, def: 0",
        "summoning: (
            materials: (parts: [
                (filter: (level_at_least: 5, level_at_most: 5), least: 3, most: 3)]),
            ways: [(
                method: Xyz,
                materials: (parts: [(filter: (name: [\"Tower\"]), least: 1, most: 1)]),
                on_top: true,
            )],
        ),",
    ),
    (
        "Gate",
        "kind: Link, level: 2, atk: 1400, arrows: [BottomLeft, BottomRight]",
        "summoning: (materials: (parts: [(least: 2, most: 2)])),",
    ),
    (
        "Arch",
        "kind: Link, level: 3, atk: 2300, arrows: [Top, Left, Right]",
        "summoning: (materials: (parts: [(least: 2, most: 3)])),",
    ),
    (
        "Chimera",
        "kind: Fusion, level: 6, atk: 2300, def: 0",
        "summoning: (
            materials: (parts: [
                (filter: (name: [\"Knight\"]), least: 1, most: 1),
                (filter: (class: [Monster]), least: 1, most: 1),
            ]),
            ways: [(
                method: Special,
                cost: [(act: Banish(Picked(
                    pool: (side: Own, places: [Monsters], filter: (name: [\"Squire\"], face_up: true)),
                    least: Fixed(2), most: Fixed(2))))],
            )],
        ),",
    ),
    ("Idol", "kind: Ritual, level: 6, atk: 2400, def: 0", ""),
    ("Low", "level: 4, atk: 100, def: 0, scale: 1", ""),
    ("High", "level: 4, atk: 200, def: 0, scale: 8", ""),
];

const SYNCHRO: &str = "summoning: (materials: (parts: [
    (filter: (tuner: true), least: 1, most: 1),
    (filter: (tuner: false), least: 1, most: 9),
])),";

const OTHERS: &[Entry] = &[
    (
        "Halt",
        "Trap(Counter)",
        "effects: [(kind: CardActivation, modes: [(
            answers: SummonAttempt(by: Either),
            resolve: [(act: NegateSummon), (act: Destroy(Negated), when: IfDone)],
        )])],",
    ),
    (
        "Halt One",
        "Trap(Counter)",
        "effects: [(kind: CardActivation, modes: [(
            answers: SummonAttempt(by: Either, single: true),
            resolve: [(act: NegateSummon), (act: Destroy(Negated), when: IfDone)],
        )])],",
    ),
    (
        "Fuse",
        "Spell(Normal)",
        "effects: [(kind: CardActivation, modes: [(resolve: [(act: FusionSummon(
            materials: (side: Own, places: [Hand, Monsters], filter: (class: [Monster]))))])])],",
    ),
    (
        "Grand Fuse",
        "Spell(QuickPlay)",
        "effects: [(
            kind: CardActivation,
            unanswerable: Either,
            cost: [(act: Discard(Picked(
                pool: (side: Own, places: [Hand]), least: Fixed(1), most: Fixed(1))))],
            modes: [(resolve: [(act: FusionSummon(
                materials: (places: [Monsters])))])],
        )],",
    ),
    (
        "Rite",
        "Spell(Ritual)",
        "effects: [(kind: CardActivation, modes: [(resolve: [(act: RitualSummon(
            what: (name: [\"Idol\"]),
            tributes: (side: Own, places: [Hand, Monsters], filter: (class: [Monster]))))])])],",
    ),
    (
        "Offer",
        "Trap(Continuous)",
        "effects: [
            (kind: CardActivation, modes: [()]),
            (kind: Quick, cost: [(act: PayLp(Fixed(500)))],
             modes: [(resolve: [(act: NormalSummonAfter(what: ()))])]),
        ],",
    ),
    (
        "Rebirth",
        "Spell(Normal)",
        "effects: [(kind: CardActivation, modes: [(
            targets: (
                pool: (side: Own, places: [Graveyard], filter: (class: [Monster], summonable: true)),
                least: 1, most: 1),
            resolve: [(act: SpecialSummon(what: Targets))],
        )])],",
    ),
    (
        "Beam",
        "Trap(Normal)",
        "effects: [(kind: CardActivation, modes: [(
            targets: (
                pool: (places: [Monsters], filter: (same_column: true)), least: 1, most: 1),
            resolve: [(act: Destroy(Targets))],
        )])],",
    ),
    (
        "Mend",
        "Trap(Normal)",
        "effects: [(kind: CardActivation, modes: [(resolve: [
            (act: GainLp(side: Own, amount: Fixed(1000)))])])],",
    ),
];

/// All of them. A name in a filter stands for the passcode of the card with that name.
pub(crate) fn catalogue() -> Catalogue {
    let monsters = MONSTERS.iter().map(|(name, kind, rest)| {
        (
            *name,
            format!("Monster(attribute: \"EARTH\", race: \"Warrior\", {kind})"),
            *rest,
        )
    });
    let others = OTHERS
        .iter()
        .map(|(name, kind, rest)| (*name, (*kind).to_owned(), *rest));
    let all: Vec<_> = monsters.chain(others).collect();
    let number = |at: usize| 1001 + at;
    let cards = all.iter().enumerate().map(|(at, (name, kind, rest))| {
        let mut text = format!(
            "(passcode: {}, names: (en: \"{name}\"), kind: {kind}, {rest})",
            number(at)
        );
        for (other, (name, _, _)) in all.iter().enumerate() {
            let (said, meant) = (format!("name: [\"{name}\"]"), number(other));
            text = text.replace(&said, &format!("name: [{meant}]"));
        }
        let file = format!("{name}.ron");
        cards::read_text(Path::new(&file), &text).unwrap_or_else(|wrong| panic!("{wrong:?}"))
    });
    cards::catalogue_of(cards.collect())
}
