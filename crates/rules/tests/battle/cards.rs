//! The cards of these tests, one for each thing a battle asks about.

use duel::{DamageTiming, Forbidden, Passcode, Value, Word};
use rules::Catalogue;
use rules::vocabulary::*;

/// A monster of the tests: its name, ATK, DEF and effects.
fn monster(name: &str, atk: i32, def: i32, effects: Vec<Effect>) -> CardDef {
    card(
        name,
        CardKind::Monster(Monster {
            attribute: Word::new("EARTH").expect("a word"),
            race: Word::new("Warrior").expect("a word"),
            level: 4,
            atk: Some(atk),
            def: Some(def),
            kind: MonsterKind::Main,
            tuner: false,
            flip: false,
            spirit: false,
            gemini: false,
            token: false,
            scale: None,
            arrows: Vec::new(),
        }),
        effects,
    )
}

fn card(name: &str, kind: CardKind, effects: Vec<Effect>) -> CardDef {
    CardDef {
        passcode: passcode(name),
        names: Names {
            en: name.to_owned(),
            it: None,
            zh_hant: None,
            ja: None,
        },
        kind,
        archetypes: Vec::new(),
        treated_as: None,
        summoning: Summoning::default(),
        effects,
        earlier: Vec::new(),
        declared: false,
    }
}

/// A number for a name, the same each time.
fn passcode(name: &str) -> Passcode {
    let sum = name.bytes().fold(7_u32, |sum, byte| {
        sum.wrapping_mul(31).wrapping_add(u32::from(byte))
    });
    Passcode(sum | 1)
}

fn effect(kind: EffectKind, mode: Mode_) -> Effect {
    Effect {
        kind,
        limit: None,
        from: Vec::new(),
        from_hand_if: None,
        anyone: false,
        unanswerable: None,
        damage_step: Vec::new(),
        cost: Vec::new(),
        modes: vec![mode],
    }
}

/// A mode of an effect (the name `Mode` is also how a journal is written).
type Mode_ = rules::vocabulary::Mode;

fn does(act: Act) -> Mode_ {
    Mode_ {
        resolve: vec![Instruction::plain(act)],
        ..Mode_::default()
    }
}

fn this() -> Pool {
    Pool::of(
        Side::Either,
        Places::Field,
        Filter {
            this: true,
            ..Filter::default()
        },
    )
}

fn has(of: Trait) -> Effect {
    Effect {
        modes: Vec::new(),
        ..effect(
            EffectKind::Continuous(vec![Standing::Has {
                of: this(),
                what: of,
            }]),
            Mode_::default(),
        )
    }
}

fn burn(amount: u32) -> Act {
    Act::Damage {
        side: Side::Opponent,
        amount: Amount::Fixed(amount),
    }
}

fn trigger(mandatory: bool, event: Occasion) -> EffectKind {
    EffectKind::Trigger {
        mandatory,
        timing: Timing::If,
        event,
    }
}

fn trap(name: &str, kind: Trap, mode: Mode_) -> CardDef {
    let activation = effect(EffectKind::CardActivation, mode);
    card(name, CardKind::Trap(kind), vec![activation])
}

fn their_attack() -> Option<Answers> {
    Some(Answers::Happening(Occasion::Attack {
        by: Side::Opponent,
        attacker: None,
        target: None,
        direct: false,
    }))
}

fn answering(mut mode: Mode_, answers: Option<Answers>) -> Mode_ {
    mode.answers = answers;
    mode
}

fn targeting(mut mode: Mode_, pool: Pool) -> Mode_ {
    mode.targets = Some(Targets {
        pool,
        least: 1,
        most: 1,
    });
    mode
}

fn monsters(side: Side) -> Pool {
    Pool::of(side, Places::Monsters, Filter::default())
}

fn moved(from: Places, why: Vec<Why>) -> Occasion {
    Occasion::Moved {
        what: Subject::This,
        from: vec![from],
        to: vec![Places::Graveyard],
        why,
        by: Side::Either,
        side: Side::Either,
    }
}

fn plus(amount: u32) -> Mode_ {
    let change = Act::Change {
        of: Objects::Targets,
        what: Value::Atk,
        by: Delta::Plus(Amount::Fixed(amount)),
        until: Span::ThisTurn,
    };
    targeting(does(change), monsters(Side::Either))
}

fn fighters() -> Vec<CardDef> {
    let mut pump = effect(EffectKind::Quick, plus(1000));
    pump.damage_step = vec![DamageTiming::Calculation];
    let tomato = effect(
        trigger(false, moved(Places::Field, vec![Why::Battle])),
        does(burn(200)),
    );
    let flipper = effect(
        trigger(true, Occasion::Flipped(Subject::This)),
        does(burn(500)),
    );
    let mut crystal = effect(EffectKind::MandatoryQuick, does(burn(100)));
    crystal.damage_step = vec![DamageTiming::Calculation];
    let hurt = Occasion::Damaged {
        side: Side::Own,
        by: Side::Opponent,
        battle: false,
        effect: true,
        monster: None,
        direct: false,
    };
    let victor = Occasion::DestroysByBattle {
        what: Subject::This,
        other: Filter::default(),
    };
    let draw = Act::Draw {
        side: Side::Own,
        count: Amount::Fixed(1),
    };
    vec![
        monster("Soldier", 1500, 1000, vec![]),
        monster("Giant", 2000, 2000, vec![]),
        monster("Dwarf", 1000, 500, vec![]),
        monster("Nought", 0, 0, vec![]),
        monster("Lancer", 1900, 1200, vec![has(Trait::Pierces)]),
        monster("Twin", 1600, 1200, vec![has(Trait::AttacksTwice)]),
        monster("Sweeper", 1700, 1200, vec![has(Trait::AttacksEach)]),
        monster("Sniper", 800, 800, vec![has(Trait::AttacksDirectly)]),
        monster("Rock", 300, 2500, vec![has(Trait::NotDestroyedByBattle)]),
        monster("Mountain", 100, 3000, vec![has(Trait::CannotAttack)]),
        monster("Flipper", 600, 800, vec![flipper]),
        monster("Tomato", 1400, 1100, vec![tomato]),
        monster("Crystal", 1800, 1200, vec![crystal]),
        monster(
            "Victor",
            1900,
            1200,
            vec![effect(trigger(true, victor), does(burn(400)))],
        ),
        monster(
            "Watcher",
            1100,
            1200,
            vec![effect(trigger(false, hurt), does(burn(150)))],
        ),
        monster("Pumper", 1200, 1200, vec![pump]),
        monster(
            "Danger",
            1500,
            500,
            vec![effect(
                trigger(false, moved(Places::Hand, Vec::new())),
                does(draw),
            )],
        ),
    ]
}

fn traps() -> Vec<CardDef> {
    let attacker = Pool::of(Side::Opponent, Places::Attacker, Filter::default());
    let destroy = targeting(does(Act::Destroy(Objects::Targets)), attacker);
    let summon = Act::SpecialSummon {
        what: Objects::Targets,
        to_opponent: false,
        facing: Facing::Attack,
        ignoring: false,
        method: duel::Method::Special,
        negated: false,
    };
    let grave = Pool::of(Side::Own, Places::Graveyard, Filter::default());
    let bounce = Act::ReturnToHand(Objects::Targets);
    let roar = Act::Linger {
        side: Side::Opponent,
        rule: Linger::Forbids(Forbidden::DeclareAttack),
        until: Span::ThisTurn,
    };
    let peace = Act::Linger {
        side: Side::Own,
        rule: Linger::NoBattleDamage,
        until: Span::ThisTurn,
    };
    let counter = Answers::Activation {
        by: Side::Opponent,
        kinds: vec![Activation::TrapCard, Activation::SpellCard],
        from: Vec::new(),
        that: Vec::new(),
    };
    let fallen = Occasion::Moved {
        what: Subject::Any(Filter::default()),
        from: vec![Places::Monsters],
        to: vec![Places::Graveyard],
        why: vec![Why::Battle],
        by: Side::Either,
        side: Side::Own,
    };
    vec![
        trap(
            "Shield",
            Trap::Normal,
            answering(does(Act::NegateAttack), their_attack()),
        ),
        trap("Armor", Trap::Normal, answering(destroy, their_attack())),
        trap(
            "Fade",
            Trap::Normal,
            answering(does(Act::EndBattlePhase), their_attack()),
        ),
        trap("Call", Trap::Normal, targeting(does(summon), grave)),
        trap(
            "Bounce",
            Trap::Normal,
            targeting(does(bounce), monsters(Side::Either)),
        ),
        trap("Roar", Trap::Normal, does(roar)),
        trap("Peace", Trap::Normal, does(peace)),
        trap("Boost", Trap::Normal, plus(1000)),
        trap("Burn", Trap::Normal, does(burn(300))),
        trap(
            "Stop",
            Trap::Counter,
            answering(does(Act::NegateActivation), Some(counter)),
        ),
        trap(
            "Signal",
            Trap::Normal,
            answering(does(burn(700)), Some(Answers::Happening(fallen))),
        ),
    ]
}

pub(crate) fn catalogue() -> Catalogue {
    let mut cards = fighters();
    cards.extend(traps());
    cards.extend(cards::catalogue().iter().cloned());
    Catalogue::new(cards, duel::Digest([0; 32]))
}
