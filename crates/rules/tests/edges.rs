//! Both sides of a line in the rules that no shipped card comes to: with cards made for it.

mod support;

use duel::{Action, Event, Mode, Phase, Posture, Reading, Seat::A, Seat::B, Zone};
use rules::{Catalogue, Rule};
use std::path::Path;
use support::{PASS, Side, Table};

/// The shipped cards and those of these tests.
fn catalogue() -> Catalogue {
    let made = MADE.iter().enumerate().map(|(at, (name, rest))| {
        let text = format!("(passcode: {}, names: (en: \"{name}\"), {rest})", 1001 + at);
        cards::read_text(Path::new(&format!("{name}.ron")), &text)
            .unwrap_or_else(|wrong| panic!("{wrong:?}"))
    });
    let shipped = cards::catalogue();
    cards::catalogue_of(made.chain(shipped.iter().cloned()).collect())
}

fn table(a: Side<'_>, b: Side<'_>) -> Table {
    let rules = ("P7", Mode::Strict, Reading::Implied);
    Table::with_cards(catalogue(), rules, a, b)
}

const MADE: &[(&str, &str)] = &[
    (
        "Leaf",
        "kind: Monster(attribute: \"EARTH\", race: \"Plant\", level: 1, atk: 0, def: 0),
        effects: [(
            kind: Trigger(mandatory: true, timing: If, event: Moved(
                what: This, to: [Graveyard], why: [Discarded])),
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(100)))])],
        )],",
    ),
    (
        "Toll",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            cost: [(act: Discard(Picked(
                pool: (side: Own, places: [Hand]), least: Fixed(1), most: Fixed(1))))],
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(1000)))])],
        )],",
    ),
    (
        "Drop",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            modes: [(resolve: [(act: SendToGraveyard(Picked(
                pool: (side: Own, places: [Hand]), least: Fixed(1), most: Fixed(1))))])],
        )],",
    ),
    (
        "Fall",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            cost: [(act: SendToGraveyard(Picked(
                pool: (side: Own, places: [Monsters]), least: Fixed(1), most: Fixed(1))))],
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(1000)))])],
        )],",
    ),
    (
        "Seed",
        "kind: Monster(attribute: \"EARTH\", race: \"Plant\", level: 1, atk: 0, def: 0),
        effects: [(
            kind: Trigger(mandatory: true, timing: If, event: Moved(what: This, why: [Cost])),
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(100)))])],
        )],",
    ),
    (
        "Mill",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            cost: [(act: SendToGraveyard(Top(side: Own, count: Fixed(2))))],
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(1000)))])],
        )],",
    ),
    (
        "Hush",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            modes: [(resolve: [(act: Linger(
                side: Opponent, rule: Skips(Standby), until: Through(Opponent, Standby, 1)))])],
        )],",
    ),
    (
        "Dawn",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            modes: [(resolve: [(act: ChangePosition(
                what: Each(side: Opponent, places: [Monsters]), to: FaceUp))])],
        )],",
    ),
    (
        "Bud",
        "kind: Monster(attribute: \"EARTH\", race: \"Plant\", level: 1, atk: 0, def: 0),
        effects: [(
            kind: Trigger(mandatory: false, timing: When, event: Moved(
                what: This, to: [Graveyard])),
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(100)))])],
        )],",
    ),
    (
        "Echo",
        "kind: Trap(Normal),
        effects: [(
            kind: CardActivation,
            modes: [(
                answers: Happening(Moved(what: Any(class: [Monster]), to: [Graveyard])),
                resolve: [(act: GainLp(side: Own, amount: Fixed(1000)))],
            )],
        )],",
    ),
    (
        "Vane",
        "kind: Spell(Equip),
        effects: [
            (
                kind: CardActivation,
                modes: [(
                    targets: (pool: (places: [Monsters]), least: 1, most: 1),
                    resolve: [(act: Equip(Targets))],
                )],
            ),
            (
                kind: Trigger(mandatory: true, timing: If, event: PositionChanged(Bearer)),
                modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(100)))])],
            ),
        ],",
    ),
    (
        "Tithe",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            cost: [(act: PayLp(Times(500, Count(side: Own, places: [Monsters]))))],
            modes: [(resolve: [(act: GainLp(side: Own, amount: Fixed(1000)))])],
        )],",
    ),
    (
        "Charm",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            modes: [(
                targets: (pool: (side: Opponent, places: [Monsters]), least: 1, most: 1),
                resolve: [(act: TakeControl(what: Targets, until: Until(Either, End)))],
            )],
        )],",
    ),
    (
        "Gift",
        "kind: Spell(Normal),
        effects: [(
            kind: CardActivation,
            modes: [(resolve: [(act: TakeControl(
                what: Picked(
                    pool: (side: Own, places: [Monsters]), least: Fixed(1), most: Fixed(1)),
                until: Until(Either, End)))])],
        )],",
    ),
];

const FIVE: [&str; 5] = ["Gemini Elf"; 5];

#[test]
fn a_card_is_discarded_by_a_cost_that_says_so_and_by_nothing_else() {
    for (name, lp) in [("Toll", 9100), ("Drop", 8000), ("Fall", 9000)] {
        let a = Side {
            hand: if name == "Fall" {
                &["Fall"]
            } else {
                &[name, "Leaf"]
            },
            monsters: if name == "Fall" { &["Leaf"] } else { &[] },
            ..Side::default()
        };
        let mut t = table(a, Side::default());
        t.ok(A, t.activate(A, name));
        for _ in 0..2 {
            if t.position.choice.is_some() {
                t.ok(A, t.choose(A, &["Leaf"]));
            }
            t.pass_all();
        }
        assert_eq!(t.zone_of(A, "Leaf"), Zone::Graveyard, "{name}");
        t.pass_all();
        assert_eq!(t.position.lp[A], lp, "{name}");
    }
}

#[test]
fn control_is_taken_where_there_is_a_zone_for_the_monster() {
    let has = |monsters| Side {
        hand: &["Charm", "Gift"],
        monsters,
        ..Side::default()
    };
    for (own, theirs, charm, gift) in [
        (&FIVE[..4], &FIVE[..4], true, true),
        (&FIVE, &FIVE[..4], false, true),
        (&FIVE[..4], &FIVE, true, false),
    ] {
        for (name, may) in [("Charm", charm), ("Gift", gift)] {
            let mut t = table(has(own), has(theirs));
            if may {
                t.ok(A, t.activate(A, name));
            } else {
                assert_eq!(t.refused(A, t.activate(A, name)), Rule::Requires);
            }
        }
    }
}

#[test]
fn no_life_points_at_all_are_no_cost_that_is_paid() {
    let has = |monsters| Side {
        hand: &["Tithe"],
        monsters,
        ..Side::default()
    };
    let mut t = table(has(&[]), Side::default());
    assert_eq!(t.refused(A, t.activate(A, "Tithe")), Rule::Cost);
    let mut t = table(has(&["Leaf"]), Side::default());
    t.ok(A, t.activate(A, "Tithe"));
    t.pass_all();
    assert_eq!(t.position.lp[A], 8500);
}

#[test]
fn a_card_paid_for_an_effect_was_a_cost() {
    let a = Side {
        hand: &["Fall"],
        monsters: &["Seed"],
        ..Side::default()
    };
    let mut t = table(a, Side::default());
    t.ok(A, t.activate(A, "Fall"));
    t.pass_all();
    t.pass_all();
    assert_eq!(t.position.lp[A], 9100);
}

#[test]
fn a_card_that_an_effect_destroyed_was_no_cost() {
    let a = Side {
        hand: &["Raigeki"],
        ..Side::default()
    };
    let b = Side {
        monsters: &["Seed"],
        ..Side::default()
    };
    let mut t = table(a, b);
    t.ok(A, t.activate(A, "Raigeki"));
    t.pass_all();
    assert_eq!(t.zone_of(B, "Seed"), Zone::Graveyard);
    t.pass_all();
    assert_eq!(t.position.lp[B], 8000);
}

#[test]
fn a_tribute_for_a_summon_is_no_cost() {
    let a = Side {
        hand: &["Summoned Skull"],
        monsters: &["Seed"],
        ..Side::default()
    };
    let mut t = table(a, Side::default());
    t.ok(A, t.summon(A, "Summoned Skull"));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Seed"), Zone::Graveyard);
    t.pass_all();
    assert_eq!(t.position.lp[A], 8000);
}

#[test]
fn the_top_of_a_deck_pays_as_long_as_there_is_enough_of_it() {
    let has = |deck| Side {
        hand: &["Mill"],
        deck,
        ..Side::default()
    };
    let mut t = table(has(&["Leaf"]), Side::default());
    assert_eq!(t.refused(A, t.activate(A, "Mill")), Rule::Cost);
    let mut t = table(has(&["Leaf", "Seed"]), Side::default());
    t.ok(A, t.activate(A, "Mill"));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Leaf"), Zone::Graveyard);
}

#[test]
fn a_phase_that_is_skipped_is_not_entered() {
    let deck = &["Leaf", "Leaf"];
    let a = Side {
        hand: &["Hush"],
        deck,
        ..Side::default()
    };
    let b = Side {
        deck,
        ..Side::default()
    };
    let mut t = table(a, b);
    t.ok(A, t.activate(A, "Hush"));
    t.pass_all();
    t.ok(A, Action::EndTurn);
    t.ok(B, PASS);
    t.ok(B, PASS);
    let to = Some(Phase::Main1);
    t.ok(B, Action::MoveOn { to });
    t.ok(A, PASS);
    t.ok(A, PASS);
    assert_eq!((t.position.turn, t.position.phase), (4, Phase::Main1));
    let standby = Event::PhaseEntered {
        phase: Phase::Standby,
    };
    assert!(!t.events.contains(&standby));
}

#[test]
fn a_flip_monster_that_an_effect_turns_up_was_flipped() {
    let a = Side {
        hand: &["Dawn"],
        ..Side::default()
    };
    let mut t = table(a, Side::default());
    t.with_set_up(|t| {
        t.enter(
            B,
            Zone::Monster,
            &["Man-Eater Bug"],
            Posture::FaceDownDefense,
        )
    });
    t.ok(A, t.activate(A, "Dawn"));
    t.pass_all();
    let triggered = |event: &Event| matches!(event, Event::TriggerMet { seat: B, .. });
    assert!(t.events.iter().any(triggered));
}

#[test]
fn what_was_paid_is_nothing_that_can_be_answered() {
    for (name, owner) in [("Fall", A), ("Raigeki", B)] {
        let bud = Side {
            monsters: &["Bud"],
            ..Side::default()
        };
        let (own, theirs) = if owner == A {
            (bud, Side::default())
        } else {
            (Side::default(), bud)
        };
        let own = Side {
            hand: &[name],
            set: &["Echo"],
            ..own
        };
        let rules = ("P7", Mode::Strict, Reading::Written);
        let mut t = Table::with_cards(catalogue(), rules, own, theirs);
        t.ok(A, t.activate(A, name));
        t.ok(B, PASS);
        assert_eq!(t.zone_of(owner, "Bud") == Zone::Graveyard, owner == A);
        assert_eq!(t.refused(A, t.activate(A, "Echo")), Rule::Answers);
        if owner == B {
            t.ok(A, PASS);
            t.ok(B, PASS);
            t.ok(A, t.activate(A, "Echo"));
        }
    }
}

#[test]
fn an_equip_card_is_set_off_by_its_own_monster_only() {
    let monsters = &["Leaf", "Seed"];
    let a = Side {
        hand: &["Vane"],
        monsters,
        ..Side::default()
    };
    for (turned, lp) in [("Leaf", 8100), ("Seed", 8000)] {
        let mut t = table(a, Side::default());
        t.ok(A, t.activate(A, "Vane"));
        t.ok(A, t.choose(A, &["Leaf"]));
        t.pass_all();
        let card = t.card(A, turned);
        t.ok(A, Action::ChangePosition { card });
        t.pass_all();
        assert_eq!(t.position.lp[A], lp, "{turned}");
    }
}
