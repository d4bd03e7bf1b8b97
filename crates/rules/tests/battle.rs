//! The battle phase, rule by rule: steps, attacks, replays, the damage step, the hand limit.

mod support;

use duel::{
    Action, Audience, CardId, DamageTiming, Event, Forbidden, Knowing, Mode, Passcode, Phase,
    Picked, Place, Position, Posture, Reading, Seat, Seat::A, Seat::B, Step, Value, Which,
    WindowKind, Word, Zone,
};
use rules::vocabulary::*;
use rules::{Catalogue, Next, Question, Rule, Said, offers};
use support::{PASS, Table};

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

fn catalogue() -> Catalogue {
    let mut cards = fighters();
    cards.extend(traps());
    Catalogue::new(cards, duel::Digest([0; 32]))
}

/// What a seat starts with.
#[derive(Clone, Copy, Default)]
struct Has<'a> {
    attack: &'a [&'a str],
    defense: &'a [&'a str],
    down: &'a [&'a str],
    set: &'a [&'a str],
    grave: &'a [&'a str],
    hand: &'a [&'a str],
    deck: &'a [&'a str],
}

/// A duel in main phase 1 of turn 3, A's.
fn duel(profile: &str, a: Has<'_>, b: Has<'_>) -> Table {
    written(profile, (Mode::Strict, Reading::Written), a, b)
}

fn written(profile: &str, way: (Mode, Reading), a: Has<'_>, b: Has<'_>) -> Table {
    let mut t = set_up(profile, way, a, b);
    begin(&mut t, 3);
    t
}

fn begin(t: &mut Table, turn: u16) {
    let (seat, phase) = (A, Some(Phase::Main1));
    t.put(Event::PlayBegan { turn, seat, phase });
    t.run();
}

fn set_up(profile: &str, (mode, reading): (Mode, Reading), a: Has<'_>, b: Has<'_>) -> Table {
    let flags = cards::profile(profile).expect("a shipped profile").flags;
    let mut t = Table {
        position: Position::new(),
        events: Vec::new(),
        cards: catalogue(),
    };
    t.put(Event::DuelBegan {
        profile_name: profile.to_owned().into(),
        profile: flags,
        mode,
        reading,
        catalogue: t.cards.digest(),
    });
    for (seat, has) in [(A, a), (B, b)] {
        give(&mut t, seat, has);
    }
    t
}

fn give(t: &mut Table, seat: Seat, has: Has<'_>) {
    let mut slot = 0;
    let lying = [
        (has.attack, Posture::FaceUpAttack),
        (has.defense, Posture::FaceUpDefense),
        (has.down, Posture::FaceDownDefense),
    ];
    for (names, posture) in lying {
        for name in names {
            enter(t, seat, (Zone::Monster, slot), posture, name);
            slot += 1;
        }
    }
    for (n, name) in has.set.iter().enumerate() {
        enter(t, seat, (Zone::Spell, n as u8), Posture::FaceDown, name);
    }
    for name in has.grave {
        enter(t, seat, (Zone::Graveyard, 0), Posture::FaceUp, name);
    }
    for name in has.hand {
        enter(t, seat, (Zone::Hand, 0), Posture::FaceDown, name);
    }
    for name in has.deck {
        enter(t, seat, (Zone::Deck, 0), Posture::FaceDown, name);
    }
}

fn enter(t: &mut Table, owner: Seat, (zone, slot): (Zone, u8), posture: Posture, name: &str) {
    let card = CardId(t.position.rows.len() as u32);
    t.put(Event::CardsEntered {
        owner,
        to: Place {
            seat: owner,
            zone,
            slot,
        },
        count: 1,
        posture,
    });
    if name == "?" {
        return;
    }
    let to = match (zone, posture.face_up()) {
        (_, true) => Audience::All,
        (Zone::Deck, _) => Audience::Judge,
        _ => Audience::Seat(owner),
    };
    t.put(Event::CardKnown {
        card,
        face: t.face(name),
        to,
        how: Knowing::Told,
    });
}

/// A moves on, B passes.
fn leave(t: &mut Table) {
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, PASS);
}

/// From main phase 1 to the open state of the Battle Step.
fn to_battle(t: &mut Table) {
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    leave(t);
    assert_eq!(t.position.step, Some(Step::Battle));
}

fn battle(profile: &str, a: Has<'_>, b: Has<'_>) -> Table {
    let mut t = duel(profile, a, b);
    to_battle(&mut t);
    t
}

fn attack(t: &Table, card: &str, target: &str) -> Action<Which> {
    Action::Attack {
        card: t.card(A, card),
        target: Some(t.card(B, target)),
    }
}

fn directly(t: &Table, card: &str) -> Action<Which> {
    Action::Attack {
        card: t.card(A, card),
        target: None,
    }
}

/// From the declaration to the damage step: nobody acts.
fn to_damage(t: &mut Table) {
    t.pass_all();
    leave(t);
    assert_eq!(t.position.step, Some(Step::Damage));
}

/// Both pass until this timing of the damage step.
fn to_timing(t: &mut Table, timing: DamageTiming) {
    while t.position.timing != Some(timing) {
        t.pass_all();
    }
}

/// The whole damage step, nobody acts.
fn through_damage(t: &mut Table) {
    while t.position.step == Some(Step::Damage) {
        t.pass_all();
    }
}

fn fight(profile: &str, a: Has<'_>, b: Has<'_>, target: &str) -> Table {
    let mut t = battle(profile, a, b);
    t.ok(A, attack(&t, a.attack[0], target));
    to_damage(&mut t);
    through_damage(&mut t);
    t
}

const fn attackers<'a>(attack: &'a [&'a str]) -> Has<'a> {
    Has {
        attack,
        defense: &[],
        down: &[],
        set: &[],
        grave: &[],
        hand: &[],
        deck: &[],
    }
}

fn lp(t: &Table) -> (u32, u32) {
    (t.position.lp[A], t.position.lp[B])
}

fn timings(t: &Table) -> Vec<DamageTiming> {
    let entered = t.events.iter().filter_map(|event| match event {
        Event::TimingEntered { timing } => Some(*timing),
        _ => None,
    });
    entered.collect()
}

fn irregular(t: &Table) -> Vec<String> {
    let broken = t.events.iter().filter_map(|event| match event {
        Event::Irregularity { rule, .. } => Some(rule.to_string()),
        _ => None,
    });
    broken.collect()
}

fn offered(t: &Table, by: Seat, action: Action<Which>) -> bool {
    let listed = offers(&t.position, &t.cards, by)
        .iter()
        .any(|said| said.action == action);
    let held = offers(&t.position, &t.cards, by).contains(&Said { by, action });
    assert_eq!(listed, held);
    held
}

// Steps

#[test]
fn every_step_of_the_battle_phase_ends_by_an_exchange() {
    let mut t = duel("P7", attackers(&["Soldier"]), Has::default());
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    for step in [Step::Start, Step::Battle] {
        assert_eq!(t.position.step, Some(step));
        assert_eq!(t.asked(), Some((A, WindowKind::Open)));
        t.ok(A, Action::MoveOn { to: None });
        assert_eq!(t.asked(), Some((B, WindowKind::StepEnd)));
        t.ok(B, PASS);
    }
    assert_eq!(t.position.step, Some(Step::End));
    t.ok(A, Action::MoveOn { to: None });
    assert_eq!(t.asked(), Some((B, WindowKind::PhaseEnd)));
    t.ok(B, PASS);
    t.ok(A, Action::Choose(Picked::Phase(Phase::Main2)));
    assert_eq!((t.position.phase, t.position.step), (Phase::Main2, None));
}

#[test]
fn an_effect_at_the_end_of_the_start_step_leaves_the_duel_in_it() {
    let b = Has {
        set: &["Burn"],
        ..Has::default()
    };
    let mut t = duel("P5", attackers(&["Soldier"]), b);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, t.activate(B, "Burn"));
    t.pass_all();
    t.pass_all();
    assert_eq!(t.position.step, Some(Step::Start));
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
}

#[test]
fn a_goal_beyond_the_battle_phase_leads_through_its_steps() {
    let mut t = duel("P7", attackers(&["Soldier"]), Has::default());
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Main2),
        },
    );
    for _ in 0..4 {
        t.ok(B, PASS);
    }
    assert_eq!(t.position.phase, Phase::Main2);
}

#[test]
fn the_end_of_the_turn_said_with_an_attack_under_way_carries_it_through() {
    let mut t = battle("P7", attackers(&["Soldier"]), Has::default());
    t.ok(A, directly(&t, "Soldier"));
    t.pass_all();
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Main2),
        },
    );
    while t.position.phase == Phase::Battle {
        t.ok(B, PASS);
    }
    assert_eq!((t.position.phase, lp(&t)), (Phase::Main2, (8000, 6500)));
}

#[test]
fn there_is_no_battle_in_the_first_turn() {
    let way = (Mode::Strict, Reading::Written);
    let mut t = set_up("P7", way, attackers(&["Soldier"]), Has::default());
    begin(&mut t, 1);
    let to_battle = Action::MoveOn {
        to: Some(Phase::Battle),
    };
    assert_eq!(t.refused(A, to_battle), Rule::FirstTurnBattle);
}

// Attacks

#[test]
fn in_a_strict_record_the_start_step_is_left_before_an_attack() {
    let mut t = duel("P7", attackers(&["Soldier"]), Has::default());
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::BattleStep);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::BattleStep);
}

#[test]
fn where_passes_are_implied_an_attack_leaves_the_start_step_by_itself() {
    for mode in [Mode::Strict, Mode::Witness] {
        let a = attackers(&["Soldier", "Giant"]);
        let mut t = written("P7", (mode, Reading::Implied), a, Has::default());
        t.ok(
            A,
            Action::MoveOn {
                to: Some(Phase::Battle),
            },
        );
        t.ok(B, PASS);
        t.ok(A, directly(&t, "Soldier"));
        assert_eq!(t.position.step, Some(Step::Battle));
        // And the next attack says that the first went through.
        t.ok(A, directly(&t, "Giant"));
        assert_eq!(lp(&t), (8000, 6500));
        assert_eq!(irregular(&t), Vec::<String>::new());
    }
}

#[test]
fn a_witness_record_notes_who_was_not_asked_before_an_early_attack() {
    let a = attackers(&["Soldier"]);
    let mut t = written("P7", (Mode::Witness, Reading::Written), a, Has::default());
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    t.ok(A, directly(&t, "Soldier"));
    let skipped = |e: &&Event| {
        matches!(
            e,
            Event::WindowAnswered {
                seat: B,
                answer: duel::Answer::Skipped,
                ..
            }
        )
    };
    assert_eq!(t.events.iter().filter(skipped).count(), 1);
}

#[test]
fn a_monster_attacks_once_a_turn_and_does_not_change_its_position_then() {
    let b = Has {
        defense: &["Rock"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Rock"));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(
        t.refused(A, attack(&t, "Soldier", "Rock")),
        Rule::AttackOnce
    );
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Main2),
        },
    );
    while t.position.phase == Phase::Battle {
        t.ok(B, PASS);
    }
    let turn = Action::ChangePosition {
        card: t.card(A, "Soldier"),
    };
    assert_eq!(t.refused(A, turn), Rule::PositionChange);
}

#[test]
fn an_effect_may_give_a_second_attack_or_one_on_each_monster() {
    let b = Has {
        defense: &["Rock", "Mountain"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Twin", "Sweeper"]), b);
    for (card, target) in [
        ("Twin", "Rock"),
        ("Twin", "Rock"),
        ("Sweeper", "Rock"),
        ("Sweeper", "Mountain"),
    ] {
        t.ok(A, attack(&t, card, target));
        to_damage(&mut t);
        through_damage(&mut t);
    }
    assert_eq!(t.refused(A, attack(&t, "Twin", "Rock")), Rule::AttackOnce);
    assert_eq!(
        t.refused(A, attack(&t, "Sweeper", "Rock")),
        Rule::AttackOnce
    );
}

#[test]
fn only_a_monster_in_attack_position_that_can_attack_does() {
    let a = Has {
        attack: &["Mountain"],
        defense: &["Soldier"],
        down: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P7", a, Has::default());
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::Attacker);
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::Attacker);
    assert_eq!(t.refused(A, directly(&t, "Mountain")), Rule::Forbidden);
}

#[test]
fn a_player_with_monsters_is_attacked_directly_only_by_an_effect() {
    let b = Has {
        down: &["Rock"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier", "Sniper"]), b);
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::DirectAttack);
    assert!(!offered(&t, A, directly(&t, "Soldier")));
    assert!(offered(&t, A, attack(&t, "Soldier", "Rock")));
    t.ok(A, directly(&t, "Sniper"));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 7200));
}

#[test]
fn while_an_attack_is_under_way_no_other_is_declared() {
    let mut t = battle("P7", attackers(&["Soldier", "Giant"]), Has::default());
    t.ok(A, directly(&t, "Soldier"));
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::OpenState);
    t.pass_all();
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::AttackUnderWay);
}

#[test]
fn after_a_declaration_the_turn_player_speaks_first_and_then_the_battle_step_goes_on() {
    let b = Has {
        set: &["Burn"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    assert_eq!(t.asked(), Some((A, WindowKind::Free)));
    t.ok(A, PASS);
    assert_eq!(t.asked(), Some((B, WindowKind::Free)));
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    assert_eq!(t.asked(), Some((B, WindowKind::StepEnd)));
    t.ok(B, t.activate(B, "Burn"));
    t.pass_all();
    t.pass_all();
    assert_eq!(
        (t.position.step, t.position.attack.is_some()),
        (Some(Step::Battle), true)
    );
    leave(&mut t);
    assert_eq!(t.position.step, Some(Step::Damage));
}

#[test]
fn an_illegal_attack_stands_in_a_witness_record_as_an_irregularity() {
    let a = attackers(&["Soldier"]);
    let b = Has {
        defense: &["Dwarf"],
        ..Has::default()
    };
    let mut t = written("P7", (Mode::Witness, Reading::Written), a, b);
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, PASS);
    t.ok(A, directly(&t, "Soldier"));
    assert_eq!(irregular(&t), ["BATTLE-DIRECT"]);
    assert!(t.position.attack.is_some());
}

// What stops an attack

#[test]
fn a_negated_attack_is_over_and_counts() {
    let b = Has {
        set: &["Shield"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Shield"));
    t.pass_all();
    assert!(t.position.attack.is_none());
    t.pass_all();
    assert_eq!(t.refused(A, directly(&t, "Soldier")), Rule::AttackOnce);
}

#[test]
fn an_attacker_that_leaves_stops_the_attack_and_nothing_is_replayed() {
    // C93: the call makes another target, but the attacker is gone after the chain.
    let b = Has {
        set: &["Armor", "Call"],
        grave: &["Dwarf"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Armor"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Call"));
    t.pass_all();
    assert_eq!(t.zone_of(A, "Soldier"), Zone::Graveyard);
    assert_eq!(t.zone_of(B, "Dwarf"), Zone::Monster);
    assert!(t.position.attack.is_none() && t.position.choice.is_none());
    let stops = |e: &&Event| {
        matches!(
            e,
            Event::AttackStopped {
                taken_back: false,
                ..
            }
        )
    };
    assert_eq!(t.events.iter().filter(stops).count(), 1);
}

#[test]
fn a_ban_on_declaring_attacks_does_not_stop_one() {
    // C96.
    let b = Has {
        set: &["Roar"],
        ..Has::default()
    };
    let mut t = battle("P5", attackers(&["Soldier", "Giant"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Roar"));
    t.pass_all();
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 6500));
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::Forbidden);
}

#[test]
fn an_effect_that_ends_the_battle_phase_leads_to_its_end_step() {
    let b = Has {
        set: &["Fade"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier", "Giant"]), b);
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Fade"));
    t.pass_all();
    assert_eq!(
        (t.position.phase, t.position.step),
        (Phase::Battle, Some(Step::End))
    );
    assert!(t.position.lingering.is_empty());
    assert_eq!(t.refused(A, directly(&t, "Giant")), Rule::BattleStep);
}

// Replays

/// A attacks the dwarf, B calls a giant back: the monsters to attack have changed.
fn replayed(profile: &str) -> Table {
    let b = Has {
        attack: &["Dwarf"],
        set: &["Call", "Burn"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle(profile, attackers(&["Soldier", "Lancer"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Call"));
    t.pass_all();
    t
}

fn is_choice(t: &Table) -> bool {
    matches!(rules::next(&t.position, &t.cards), Next::Ask(ask) if ask.question == Question::Choice(duel::ChoiceKind::AttackTarget))
}

#[test]
fn in_goat_a_replayed_attack_is_taken_back_and_may_be_declared_again() {
    let mut t = replayed("P2g");
    assert!(t.position.attack.is_none());
    t.pass_all();
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    assert!(t.position.attack.is_some());
}

#[test]
fn elsewhere_a_replayed_attack_takes_another_target_or_ends_and_counts() {
    for profile in ["P2e", "P5"] {
        let mut t = replayed(profile);
        assert!(is_choice(&t));
        assert!(offered(&t, A, t.choose(B, &["Giant"])));
        assert!(offered(&t, A, t.choose(B, &["Dwarf"])));
        assert!(!offered(&t, A, Action::Choose(Picked::Whether(true))));
        assert!(!offered(&t, A, t.choose(A, &["Lancer"])));
        t.ok(A, Action::Choose(Picked::Whether(false)));
        assert!(t.position.attack.is_none());
        t.pass_all();
        assert_eq!(
            t.refused(A, attack(&t, "Soldier", "Dwarf")),
            Rule::AttackOnce
        );
        assert!(offered(&t, A, attack(&t, "Lancer", "Dwarf")));
    }
}

#[test]
fn a_replay_that_takes_another_target_is_no_new_declaration() {
    // C94.
    let b = Has {
        attack: &["Dwarf"],
        set: &["Call", "Armor"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P5", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Call"));
    t.pass_all();
    t.ok(A, t.choose(B, &["Giant"]));
    t.ok(A, PASS);
    assert_eq!(t.refused(B, t.activate(B, "Armor")), Rule::Answers);
    t.ok(B, PASS);
    leave(&mut t);
    through_damage(&mut t);
    assert_eq!(
        (t.zone_of(A, "Soldier"), lp(&t)),
        (Zone::Graveyard, (7500, 8000))
    );
}

#[test]
fn under_the_tcg_rulebook_another_monster_may_attack_instead() {
    let mut t = replayed("P7");
    assert!(is_choice(&t));
    let instead = [t.card(A, "Lancer"), t.card(B, "Dwarf")];
    let instead = Action::Choose(Picked::Cards(instead.into_iter().collect()));
    assert!(offered(&t, A, instead.clone()));
    t.ok(A, instead);
    let Which::Card(lancer) = t.card(A, "Lancer") else {
        panic!("a card")
    };
    assert_eq!(t.position.attack.map(|attack| attack.card), Some(lancer));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(t.zone_of(B, "Dwarf"), Zone::Graveyard);
    assert_eq!(
        t.refused(A, attack(&t, "Soldier", "Giant")),
        Rule::AttackOnce
    );
}

#[test]
fn a_target_that_left_alone_leaves_a_direct_attack_or_none() {
    let b = Has {
        attack: &["Dwarf"],
        set: &["Bounce"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Bounce"));
    t.ok(B, t.choose(B, &["Dwarf"]));
    t.pass_all();
    assert!(is_choice(&t));
    t.ok(A, Action::Choose(Picked::Whether(true)));
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(lp(&t), (8000, 6500));
}

#[test]
fn a_change_on_the_attackers_own_side_replays_nothing() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Call"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P7", a, Has::default());
    t.ok(A, directly(&t, "Soldier"));
    t.ok(A, t.activate(A, "Call"));
    t.pass_all();
    assert!(!is_choice(&t));
    assert!(t.position.attack.is_some());
}

#[test]
fn there_is_no_replay_in_the_damage_step() {
    let b = Has {
        set: &["Call"],
        grave: &["Giant"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, directly(&t, "Soldier"));
    to_damage(&mut t);
    t.ok(A, PASS);
    assert_eq!(t.refused(B, t.activate(B, "Call")), Rule::DamageStep);
}

// Damage

#[test]
fn the_weaker_of_two_attackers_is_destroyed_and_its_player_takes_the_difference() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 7500))
    );
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Giant"]),
        "Giant",
    );
    assert_eq!(
        (t.zone_of(A, "Soldier"), lp(&t)),
        (Zone::Graveyard, (7500, 8000))
    );
    assert_eq!(t.zone_of(B, "Giant"), Zone::Monster);
}

#[test]
fn equal_atk_destroys_both_at_once_unless_it_is_0() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Soldier"]),
        "Soldier",
    );
    let both = |e: &Event| matches!(e, Event::CardsMoved { moves, cause } if moves.len() == 2 && cause.reason == duel::Reason::Battle);
    assert!(t.events.iter().any(both));
    let t = fight(
        "P7",
        attackers(&["Nought"]),
        attackers(&["Nought"]),
        "Nought",
    );
    assert_eq!(
        (t.zone_of(A, "Nought"), t.zone_of(B, "Nought")),
        (Zone::Monster, Zone::Monster)
    );
}

#[test]
fn defense_destroys_nothing_and_gives_damage_only_to_the_attacker() {
    let wall = |defense| Has {
        defense,
        ..Has::default()
    };
    let t = fight("P7", attackers(&["Soldier"]), wall(&["Rock"]), "Rock");
    assert_eq!(
        (t.zone_of(A, "Soldier"), lp(&t)),
        (Zone::Monster, (7000, 8000))
    );
    let t = fight("P7", attackers(&["Soldier"]), wall(&["Dwarf"]), "Dwarf");
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 8000))
    );
    let t = fight("P7", attackers(&["Giant"]), wall(&["Giant"]), "Giant");
    assert_eq!(
        (t.zone_of(B, "Giant"), lp(&t)),
        (Zone::Monster, (8000, 8000))
    );
}

#[test]
fn piercing_damage_goes_through_defense() {
    let b = Has {
        defense: &["Dwarf"],
        ..Has::default()
    };
    let t = fight("P7", attackers(&["Lancer"]), b, "Dwarf");
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 6600))
    );
}

#[test]
fn a_monster_that_battles_do_not_destroy_stays_and_its_player_takes_the_damage() {
    let t = fight("P7", attackers(&["Soldier"]), attackers(&["Rock"]), "Rock");
    assert_eq!(
        (t.zone_of(B, "Rock"), lp(&t)),
        (Zone::Monster, (8000, 6800))
    );
}

#[test]
fn a_player_who_takes_no_battle_damage_takes_none() {
    let b = Has {
        attack: &["Dwarf"],
        set: &["Peace"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Dwarf"));
    t.ok(A, PASS);
    t.ok(B, t.activate(B, "Peace"));
    t.pass_all();
    to_damage(&mut t);
    through_damage(&mut t);
    assert_eq!(
        (t.zone_of(B, "Dwarf"), lp(&t)),
        (Zone::Graveyard, (8000, 8000))
    );
}

#[test]
fn battle_damage_that_takes_the_last_life_points_ends_the_duel() {
    let mut t = battle("P7", attackers(&["Soldier"]), Has::default());
    t.position.lp[B] = 1200;
    t.ok(A, directly(&t, "Soldier"));
    to_damage(&mut t);
    while t.position.result.is_none() {
        t.pass_all();
    }
    assert_eq!(
        t.position.result,
        Some((duel::DuelResult::Won(A), duel::ResultReason::LifePoints))
    );
}

#[test]
fn damage_and_battle_are_one_moment() {
    let mut t = battle("P7", attackers(&["Soldier"]), Has::default());
    t.ok(A, directly(&t, "Soldier"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::AfterCalculation);
    let groups: Vec<u32> = t
        .position
        .occasion
        .iter()
        .map(|happening| happening.group)
        .collect();
    assert_eq!(groups.len(), 2);
    assert_eq!(groups[0], groups[1]);
}

// Timings

#[test]
fn the_damage_step_has_five_timings_and_seven_in_the_old_rules() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    assert_eq!(timings(&t), DamageTiming::FIVE);
    let t = fight(
        "P2g",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    assert_eq!(timings(&t), DamageTiming::SEVEN);
}

#[test]
fn each_timing_asks_the_turn_player_and_then_the_other() {
    let t = fight(
        "P7",
        attackers(&["Soldier"]),
        attackers(&["Dwarf"]),
        "Dwarf",
    );
    let asked: Vec<Seat> = t
        .windows()
        .into_iter()
        .filter(|w| w.0 == WindowKind::DamageStep)
        .map(|w| w.1)
        .collect();
    assert_eq!(asked, [A; 5]);
    // And no window for the other on the way back to the Battle Step.
    assert_eq!(t.windows().last(), Some(&(WindowKind::Open, A)));
    assert_eq!(t.position.step, Some(Step::Battle));
}

#[test]
fn a_face_down_target_is_flipped_before_calculation_and_has_its_say_after() {
    for profile in ["P7", "P2g"] {
        let b = Has {
            down: &["Flipper"],
            ..Has::default()
        };
        let mut t = battle(profile, attackers(&["Soldier"]), b);
        t.ok(A, attack(&t, "Soldier", "Flipper"));
        to_damage(&mut t);
        let lies = |t: &Table| {
            t.position
                .rows
                .iter()
                .find(|r| r.owner == B)
                .map(|r| r.posture)
        };
        assert_eq!(lies(&t), Some(Posture::FaceDownDefense));
        to_timing(&mut t, DamageTiming::BeforeCalculation);
        assert_eq!(lies(&t), Some(Posture::FaceUpDefense));
        assert!(t.position.chain.is_empty());
        to_timing(&mut t, DamageTiming::AfterCalculation);
        assert_eq!(t.position.chain.len(), 1, "{profile}");
        through_damage(&mut t);
        assert_eq!(
            (t.zone_of(B, "Flipper"), lp(&t)),
            (Zone::Graveyard, (7500, 8000))
        );
    }
}

#[test]
fn destroyed_monsters_leave_at_the_end_and_trigger_there() {
    let b = Has {
        attack: &["Tomato"],
        set: &["Signal"],
        ..Has::default()
    };
    let mut t = battle("P7", attackers(&["Soldier"]), b);
    t.ok(A, attack(&t, "Soldier", "Tomato"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::AfterCalculation);
    assert_eq!(t.zone_of(B, "Tomato"), Zone::Monster);
    to_timing(&mut t, DamageTiming::End);
    assert_eq!(t.zone_of(B, "Tomato"), Zone::Graveyard);
    assert_eq!(t.asked(), Some((B, WindowKind::Trigger)));
    t.ok(B, t.activate(B, "Tomato"));
    t.ok(A, PASS);
    // What answers the destruction goes on the same chain.
    t.ok(B, t.activate(B, "Signal"));
    through_damage(&mut t);
    assert_eq!(lp(&t), (7100, 7900));
}

#[test]
fn a_monster_that_is_gone_before_calculation_leaves_no_damage() {
    for (profile, after) in [("P7", 0), ("P2g", 1)] {
        let b = Has {
            down: &["Flipper"],
            ..Has::default()
        };
        let mut t = battle(profile, attackers(&["Soldier"]), b);
        t.ok(A, attack(&t, "Soldier", "Flipper"));
        to_damage(&mut t);
        to_timing(&mut t, DamageTiming::BeforeCalculation);
        let row = *t
            .position
            .rows
            .iter()
            .find(|row| row.owner == B)
            .expect("it is there");
        t.put(Event::CardsMoved {
            moves: vec![duel::Move {
                card: row.id,
                from: row.place,
                to: Place::pile(B, Zone::Graveyard),
                posture: Posture::FaceUp,
            }],
            cause: duel::Cause::RULE,
        });
        through_damage(&mut t);
        assert!(
            !t.events
                .iter()
                .any(|e| matches!(e, Event::DamageCalculated { .. }))
        );
        // C99: the flip has its say where the card needn't have stayed.
        let links = t
            .events
            .iter()
            .filter(|e| matches!(e, Event::LinkAdded { .. }))
            .count();
        assert_eq!(links, after, "{profile}");
    }
}

#[test]
fn an_unidentified_target_is_told_before_it_is_flipped() {
    let a = attackers(&["Soldier"]);
    let b = Has {
        down: &["?"],
        ..Has::default()
    };
    let mut t = written("P7", (Mode::Witness, Reading::Written), a, b);
    to_battle(&mut t);
    let target = t
        .position
        .rows
        .iter()
        .find(|row| row.owner == B)
        .expect("it is there")
        .id;
    t.ok(
        A,
        Action::Attack {
            card: t.card(A, "Soldier"),
            target: Some(target.into()),
        },
    );
    to_damage(&mut t);
    t.ok(A, PASS);
    assert_eq!(t.refused(B, PASS), Rule::BattleFace);
    let face = t.face("Dwarf");
    t.ok(
        B,
        Action::Show {
            card: target.into(),
            face,
            open: false,
        },
    );
    t.ok(B, PASS);
    through_damage(&mut t);
    assert_eq!(t.zone_of(B, "Dwarf"), Zone::Graveyard);
}

// What may be activated

#[test]
fn changes_of_atk_are_allowed_up_to_damage_calculation() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Boost"],
        ..Has::default()
    };
    let mut t = battle("P7", a, attackers(&["Giant"]));
    t.ok(A, attack(&t, "Soldier", "Giant"));
    to_damage(&mut t);
    for timing in DamageTiming::FIVE {
        to_timing(&mut t, timing);
        let boost = t.activate(A, "Boost");
        assert_eq!(
            offered(&t, A, boost),
            timing <= DamageTiming::BeforeCalculation
        );
    }
}

#[test]
fn a_boost_before_calculation_decides_the_battle() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Boost"],
        ..Has::default()
    };
    let mut t = battle("P7", a, attackers(&["Giant"]));
    t.ok(A, attack(&t, "Soldier", "Giant"));
    to_damage(&mut t);
    to_timing(&mut t, DamageTiming::BeforeCalculation);
    t.ok(A, t.activate(A, "Boost"));
    t.ok(A, t.choose(A, &["Soldier"]));
    through_damage(&mut t);
    assert_eq!(
        (t.zone_of(B, "Giant"), lp(&t)),
        (Zone::Graveyard, (8000, 7500))
    );
}

#[test]
fn in_the_damage_step_other_fast_effects_are_refused_but_counter_traps_are_not() {
    let a = Has {
        attack: &["Soldier"],
        set: &["Boost"],
        ..Has::default()
    };
    let b = Has {
        attack: &["Giant"],
        set: &["Burn", "Stop"],
        ..Has::default()
    };
    let mut t = battle("P7", a, b);
    t.ok(A, attack(&t, "Soldier", "Giant"));
    to_damage(&mut t);
    t.ok(A, t.activate(A, "Boost"));
    t.ok(A, t.choose(A, &["Soldier"]));
    assert_eq!(t.refused(B, t.activate(B, "Burn")), Rule::DamageStep);
    t.ok(B, t.activate(B, "Stop"));
    through_damage(&mut t);
    assert_eq!(t.zone_of(A, "Soldier"), Zone::Graveyard);
}

#[test]
fn what_names_its_timing_is_used_then_and_only_on_the_first_chain() {
    let a = attackers(&["Pumper", "Pumper"]);
    let mut t = battle("P7", a, attackers(&["Giant"]));
    let pumpers: Vec<CardId> = t
        .position
        .zone_in_order(A, Zone::Monster)
        .iter()
        .map(|row| row.id)
        .collect();
    let pump = |n: usize| Action::Activate {
        card: Which::Card(pumpers[n]),
        effect: 0,
    };
    assert!(!offered(&t, A, pump(0)));
    t.ok(
        A,
        Action::Attack {
            card: Which::Card(pumpers[0]),
            target: Some(t.card(B, "Giant")),
        },
    );
    to_damage(&mut t);
    assert!(!offered(&t, A, pump(0)));
    to_timing(&mut t, DamageTiming::Calculation);
    t.ok(A, pump(0));
    t.ok(
        A,
        Action::Choose(Picked::Cards(
            [Which::Card(pumpers[0])].into_iter().collect(),
        )),
    );
    t.pass_all();
    assert_eq!(t.position.timing, Some(DamageTiming::Calculation));
    assert!(!offered(&t, A, pump(1)));
}

#[test]
fn in_goat_a_timing_has_one_chain() {
    for (profile, again) in [("P7", true), ("P2g", false)] {
        let a = Has {
            attack: &["Soldier"],
            set: &["Boost", "Boost"],
            ..Has::default()
        };
        let mut t = battle(profile, a, attackers(&["Giant"]));
        t.ok(A, attack(&t, "Soldier", "Giant"));
        to_damage(&mut t);
        t.ok(A, t.activate(A, "Boost"));
        t.ok(A, t.choose(A, &["Soldier"]));
        t.pass_all();
        assert_eq!(t.position.timing == Some(DamageTiming::Start), again);
    }
}

// The hand limit

const SEVEN: [&str; 7] = [
    "Danger", "Soldier", "Giant", "Dwarf", "Nought", "Lancer", "Twin",
];

fn to_the_end(t: &mut Table) {
    t.ok(A, Action::EndTurn);
    while t.position.holder() == Some(B) {
        t.ok(B, PASS);
    }
}

fn asks_for_the_hand(t: &Table) -> bool {
    matches!(rules::next(&t.position, &t.cards), Next::Ask(ask) if ask.question == Question::Choice(duel::ChoiceKind::HandLimit))
}

#[test]
fn at_the_end_of_the_turn_a_hand_goes_down_to_six_cards() {
    let a = Has {
        hand: &SEVEN,
        ..Has::default()
    };
    let mut t = duel(
        "P7",
        a,
        Has {
            deck: &["Soldier"],
            ..Has::default()
        },
    );
    to_the_end(&mut t);
    assert!(asks_for_the_hand(&t));
    assert_eq!(
        t.refused(A, t.choose(A, &["Soldier", "Giant"])),
        Rule::Choice
    );
    assert_eq!(t.refused(A, Action::Choose(Picked::Unknown)), Rule::Choice);
    assert!(offered(&t, A, t.choose(A, &["Soldier"])));
    t.ok(A, t.choose(A, &["Soldier"]));
    assert_eq!((t.position.turn, t.position.count(A, Zone::Hand)), (4, 6));
    assert_eq!(t.zone_of(A, "Soldier"), Zone::Graveyard);
}

#[test]
fn six_cards_stay() {
    let a = Has {
        hand: &SEVEN[..6],
        ..Has::default()
    };
    let mut t = duel(
        "P7",
        a,
        Has {
            deck: &["Soldier"],
            ..Has::default()
        },
    );
    to_the_end(&mut t);
    assert_eq!(t.position.turn, 4);
}

#[test]
fn one_chain_follows_the_discard_and_a_second_discard_sets_nothing_off() {
    // C103.
    let a = Has {
        hand: &SEVEN,
        deck: &["Danger"],
        ..Has::default()
    };
    let mut t = duel(
        "P5",
        a,
        Has {
            deck: &["Soldier"],
            ..Has::default()
        },
    );
    to_the_end(&mut t);
    t.ok(A, t.choose(A, &["Danger"]));
    assert_eq!(t.asked(), Some((A, WindowKind::Trigger)));
    t.ok(A, t.activate(A, "Danger"));
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.pass_all();
    assert!(asks_for_the_hand(&t));
    t.ok(A, t.choose(A, &["Danger"]));
    assert_eq!(t.position.turn, 4);
    let links = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::LinkAdded { .. }))
        .count();
    assert_eq!(links, 1);
}
