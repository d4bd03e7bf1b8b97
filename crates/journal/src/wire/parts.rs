//! The parts events are made of, as wire version 1 writes them. Order is meaning: add at the end.

#![expect(
    clippy::enum_variant_names,
    reason = "the names are those of the crate duel"
)]

use super::mirror::mirror;
use super::telling::Telling;
use duel::Word;

mirror!(
    enum Seat {
        A,
        B,
    }
);
mirror!(
    enum Zone {
        Deck,
        Hand,
        Monster,
        Spell,
        Field,
        Graveyard,
        Banished,
        Extra,
        Limbo,
        Gone,
        Pendulum,
        Material,
    }
);
mirror!(
    struct Place {
        seat: Seat,
        zone: Zone,
        slot: u8,
    }
);
mirror!(
    enum Phase {
        Draw,
        Standby,
        Main1,
        Battle,
        Main2,
        End,
    }
);
mirror!(
    enum Step {
        Start,
        Battle,
        Damage,
        End,
    }
);
mirror!(
    enum DamageTiming {
        Start,
        Flipped,
        BeforeCalculation,
        Calculation,
        Damaged,
        AfterCalculation,
        End,
    }
);
mirror!(
    enum Posture {
        FaceUpAttack,
        FaceUpDefense,
        FaceDownDefense,
        FaceUp,
        FaceDown,
    }
);

mirror!(
    enum Mode {
        Strict,
        Witness,
    }
);
mirror!(
    enum Reading {
        Written,
        Implied,
    }
);
mirror!(enum Audience { All, Seat(seat: Seat), Judge });
mirror!(
    enum Knowing {
        Shown,
        Told,
        OneOf,
    }
);
mirror!(enum Asker { Seat(seat: Seat), Judge });
mirror!(
    enum ChoiceKind {
        Mode,
        Name,
        Cost,
        Target,
        Tribute,
        Cards,
        Phase,
        Material,
        Posture,
        Whether,
        Number,
        Word,
        AttackTarget,
        HandLimit,
        Telling,
    }
);
mirror!(
    enum Part {
        Cost,
        Effect,
    }
);
mirror!(
    enum LinkKind {
        SpellCard,
        TrapCard,
        SpellEffect,
        TrapEffect,
        MonsterEffect,
    }
);
mirror!(
    enum Negation {
        Activation,
        Effect,
    }
);
mirror!(
    enum Outcome {
        Applied,
        NoEffect,
        NegatedActivation,
        NegatedEffect,
    }
);
mirror!(
    enum Lot {
        Cards { seat: Seat, zone: Zone, count: u8 },
        Coin,
        Die,
    }
);
mirror!(
    enum Value {
        Atk,
        Def,
        Level,
        Negated,
    }
);
mirror!(
    struct Move {
        card: u32,
        from: Place,
        to: Place,
        posture: Posture,
    }
);
mirror!(enum DuelResult { Won(seat: Seat), Draw });
mirror!(
    enum ResultReason {
        LifePoints,
        DeckOut,
        Conceded,
        Effect,
    }
);
mirror!(
    enum RewindKind {
        Judge,
        Agreed,
        Correction,
        WhatIf,
        Return,
    }
);

mirror!(
    enum Reason {
        Cost,
        Effect,
        Destroyed,
        Material,
        Tributed,
        Discarded,
        Battle,
        Activation,
        Summon,
        Set,
        Rule,
        SetUp,
        Drawn,
        Detached,
        Repair,
    }
);
mirror!(
    struct Cause {
        reason: Reason,
        by: Option<Seat>,
        card: Option<u32>,
        link: u8,
    }
);
mirror!(
    enum Method {
        Normal,
        Tribute,
        Flip,
        Special,
        Gemini,
        Fusion,
        Ritual,
        Synchro,
        Xyz,
        Link,
        Pendulum,
    }
);

mirror!(enum Standing { Claimed(seat: Seat), Witnessed, Agreed, Found });
mirror!(
    enum Bench {
        Floor,
        Head,
    }
);
mirror!(
    enum WindowKind {
        Open,
        SummonNegation,
        Free,
        Chain,
        Trigger,
        PhaseEnd,
        StepEnd,
        DamageStep,
    }
);
mirror!(enum Because {
    PhaseBegan(phase: Phase),
    AllPassed,
    SummonDeclared,
    SummonSucceeded,
    CardSet,
    PositionChanged,
    Drawn,
    ChainEnded { links: u8 },
    LinkAdded { link: u8 },
    TriggersMet { mandatory: bool },
    MovesOn(phase: Phase),
    Happened,
    LeavesStep(step: Step),
    StepBegan(step: Step),
    AttackDeclared,
    TimingBegan(timing: DamageTiming),
});

mirror!(
    enum How {
        Spoken,
        Gesture,
        AskedTheOther,
        MovedOn,
        AgreedUpTo,
        Silence,
        Setting,
        NoResponse,
    }
);
mirror!(enum Picked {
    Cards(cards: Vec<u32>),
    Mode(mode: u8),
    Name(name: u32),
    Phase(phase: Phase),
    Unknown,
    Whether(yes: bool),
    Posture(posture: Posture),
    Number(number: u32),
    Word(word: Word),
    Told(telling: Telling),
});

mirror!(
    enum Forbidden {
        Activate,
        ActivateSpells,
        ActivateTraps,
        ActivateMonsterEffects,
        NormalSummon,
        SpecialSummon,
        SetSpells,
        DeclareAttack,
        Attack,
        AttackDirectly,
        ChangePosition,
        BattlePhase,
        Summon,
        BanishFromGraveyard,
    }
);
mirror!(enum LingeringRule {
    NoBattleDamage,
    NoBattleDestruction,
    CannotActivate(name: u32),
    NoEffectDamage,
    NoEffectDestruction,
    Forbids(what: Forbidden),
    Change(value: Value, by: i32),
    Becomes(value: Value, to: i32),
    Negated,
    ColumnNegated(column: u8),
    TrapsNegated,
    UnaffectedBySpellsAndTraps,
    BanishedWhenItLeaves,
    Returns,
    DestroyedLater,
    Spent(attribute: Word),
    Remembers(number: u32),
    DrawsOnSpecialSummon(cards: u8),
    GoesBack(seat: Seat),
    BattleEnds,
    Loses(reason: ResultReason),
    AttacksEach,
    ReturnsToHand,
    NotTributedForSummon,
    BurnsWhenDestroyed(amount: u32),
    Skips(phase: Phase),
    BanishesNamed(name: u32),
    OriginalBecomes(value: Value, to: i32),
    SummonedLater(seat: Seat),
    BattleDamageToOther,
    DamageOfLinkToOther(link: u8),
});
mirror!(enum Until {
    EndOfTurn(turn: u16),
    Phase(turn: u16, phase: Phase),
    EndOfDamageStep,
    Leaves,
    Ever,
    EndOfCalculation,
    EndOfChain,
    WhileAttached,
});
mirror!(
    struct Lingering {
        rule: LingeringRule,
        seat: Seat,
        until: Until,
        source: u32,
        card: Option<u32>,
    }
);

mirror!(
    enum Ignition {
        None,
        AfterSummon,
        AfterSummonOrChain,
        AnyFreeWindow,
    }
);
mirror!(
    enum HiddenTriggers {
        OwnTier,
        WithOptional,
    }
);
mirror!(
    enum TriggerLocation {
        Anywhere,
        PublicOnly,
        MustStay,
    }
);
mirror!(
    enum Replay {
        TakenBack,
        RetargetOrCancel,
        SameOtherOrNone,
    }
);
mirror!(
    enum DamageStep {
        Seven,
        Five,
        SevenZeroFalls,
    }
);
mirror!(
    enum Zones {
        Classic,
        PendulumApart,
        ExtraMonsterZones,
        ExtraMonsterZonesEased,
    }
);
mirror!(
    enum TrapMonsterZones {
        Both,
        MonsterOnly,
    }
);
mirror!(
    enum DuelEnds {
        AfterTheEffect,
        AtOnce,
    }
);
mirror!(
    enum NegationFirst {
        TurnPlayer,
        OpponentOnly,
    }
);
mirror!(
    enum NormalDraw {
        None,
        One,
        Two,
    }
);
mirror!(
    struct Profile {
        ignition: Ignition,
        hidden_triggers: HiddenTriggers,
        early_trigger: bool,
        trigger_location: TriggerLocation,
        negated_summon_counts: bool,
        replay: Replay,
        damage_step: DamageStep,
        one_chain_per_damage_timing: bool,
        phase_trigger_again: bool,
        first_turn_draw: bool,
        one_field_spell: bool,
        zones: Zones,
        trap_monster_zones: TrapMonsterZones,
        duel_ends: DuelEnds,
        negation_first: NegationFirst,
        texts: u32,
        zones_each: u8,
        main_phase_2: bool,
        normal_draw: NormalDraw,
        first_turn_battle: bool,
    }
);
