//! Events and actions, as wire version 1 writes them. Order is meaning: add at the end.

use super::mirror::mirror;
use super::parts::{
    Asker, Audience, Because, Bench, Cause, ChoiceKind, DamageTiming, DuelResult, How, Knowing,
    Lingering, LinkKind, Lot, Method, Mode, Move, Negation, Outcome, Part, Phase, Picked, Place,
    Posture, Profile, Reading, ResultReason, RewindKind, Seat, Standing, Step, Value, WindowKind,
};
use duel::Word;

mirror!(enum Answer { Acted, Passed(how: How), Skipped });

mirror!(enum Action {
    Pass(how: How),
    Ask,
    Hold,
    MoveOn { to: Option<Phase> },
    EndTurn,
    AgreeUpTo { to: Phase },
    Activate { card: u32, effect: u8 },
    Summon { card: u32 },
    SetMonster { card: u32 },
    SetSpell { card: u32 },
    FlipSummon { card: u32 },
    ChangePosition { card: u32 },
    Choose(picked: Picked),
    Outcome(picked: Picked),
    Show { card: u32, face: u32, open: bool },
    Concede,
    SpecialSummon { card: u32, way: u8 },
    PendulumSummon,
    GeminiSummon { card: u32 },
    Attack { card: u32, target: Option<u32> },
    Automatic { on: bool },
});

mirror!(
    enum Desk {
        Marked {
            at: u32,
        },
        LineNamed {
            line: u32,
        },
        LineSwitched {
            line: u32,
            to: u32,
        },
        StandingGiven {
            line: u32,
            standing: Standing,
        },
        Claimed {
            by: Seat,
            at: Option<u32>,
            named: Option<u32>,
        },
        Ruled {
            about: u32,
            by: Bench,
            appeals: Option<u32>,
        },
        Appealed {
            by: Seat,
            ruling: u32,
        },
        LateFact {
            about: u32,
            rule: Option<String>,
        },
        JudgeCalled {
            by: Option<Seat>,
        },
        CallEnded {
            call: u32,
            extension: u16,
        },
        TimeCalled,
        PenaltyEntered {
            seat: Seat,
            about: Option<u32>,
        },
        MatchStated {
            round: u16,
            table: u16,
            game: u8,
            best_of: u8,
            score: (u8, u8),
            began: Option<Seat>,
            sided: (u8, u8),
            minutes: Option<u16>,
        },
        PutRight {
            about: u32,
        },
        RandomPick {
            seed: u64,
            to: Place,
            of: u8,
            number: u8,
            card: u32,
        },
        Erased {
            about: u32,
        },
    }
);

mirror!(
    enum Event {
        DuelBegan {
            profile_name: String,
            profile: Profile,
            mode: Mode,
            reading: Reading,
            catalogue: [u8; 32],
            engine: u32,
        },
        CardsEntered {
            owner: Seat,
            to: Place,
            count: u8,
            posture: Posture,
        },
        PlayBegan {
            turn: u16,
            seat: Seat,
            phase: Option<Phase>,
        },
        Said {
            by: Seat,
            action: Action,
        },
        CardKnown {
            card: u32,
            face: u32,
            to: Audience,
            how: Knowing,
        },
        DefinitionsChanged {
            catalogue: [u8; 32],
            engine: u32,
        },
        TurnBegan {
            turn: u16,
            seat: Seat,
        },
        PhaseEntered {
            phase: Phase,
        },
        StepEntered {
            step: Step,
        },
        WindowOpened {
            window: u32,
            kind: WindowKind,
            owed: (Seat, Option<Seat>),
            because: Because,
        },
        WindowAsked {
            window: u32,
            seat: Seat,
            by: Asker,
        },
        WindowHeld {
            window: u32,
            seat: Seat,
        },
        WindowAnswered {
            window: u32,
            seat: Seat,
            answer: Answer,
        },
        WindowClosed {
            window: u32,
        },
        ChoiceAsked {
            seat: Seat,
            what: ChoiceKind,
            least: u8,
            most: u8,
        },
        ChoiceMade {
            seat: Seat,
            picked: Picked,
            hidden: bool,
        },
        TriggerActivated {
            seat: Seat,
            card: u32,
            effect: u8,
        },
        SummonDeclared {
            seat: Seat,
            card: u32,
            method: Method,
            to: Place,
            posture: Posture,
            way: Option<u8>,
        },
        SummonNegated {
            card: u32,
            cause: Cause,
        },
        SummonSucceeded {
            card: u32,
        },
        CardSet {
            seat: Seat,
            card: u32,
            to: Place,
            posture: Posture,
        },
        PositionChanged {
            card: u32,
            to: Posture,
            cause: Cause,
        },
        LinkAdded {
            link: u8,
            seat: Seat,
            card: u32,
            effect: u8,
            mode: u8,
            kind: LinkKind,
            speed: u8,
            targets: Vec<u32>,
            declared: Option<u32>,
            word: Option<Word>,
        },
        ChainClosed {
            links: u8,
        },
        LinkResolving {
            link: u8,
        },
        StepBegan {
            link: u8,
            part: Part,
            step: u8,
            together: bool,
        },
        LinkNegated {
            link: u8,
            what: Negation,
            cause: Cause,
        },
        LinkResolved {
            link: u8,
            outcome: Outcome,
        },
        ChainEnded,
        TriggerMet {
            seat: Seat,
            card: u32,
            effect: u8,
            mandatory: bool,
        },
        TriggerMissed {
            seat: Seat,
            card: u32,
            effect: u8,
            cause: Cause,
        },
        CardsMoved {
            moves: Vec<Move>,
            cause: Cause,
        },
        ValueChanged {
            card: u32,
            what: Value,
            to: Option<i32>,
            cause: Cause,
        },
        LpChanged {
            seat: Seat,
            by: i32,
            to: u32,
            cause: Cause,
        },
        Shuffled {
            seat: Seat,
        },
        RandomOutcome {
            lot: Lot,
            picked: Picked,
        },
        LingeringBegan {
            lingering: Lingering,
            cause: Cause,
        },
        LingeringEnded {
            lingering: Lingering,
        },
        Irregularity {
            rule: String,
            by: Seat,
            wronged: Option<Seat>,
        },
        DuelEnded {
            result: DuelResult,
            reason: ResultReason,
        },
        Rewound {
            to: u32,
            kind: RewindKind,
            undoes: Option<u32>,
            extension: Option<u16>,
        },
        Note,
        TimingEntered {
            timing: DamageTiming,
        },
        AttackDeclared {
            seat: Seat,
            card: u32,
            target: Option<u32>,
        },
        AttackRetargeted {
            card: u32,
            target: Option<u32>,
        },
        AttackStopped {
            card: u32,
            taken_back: bool,
            cause: Cause,
        },
        DamageCalculated {
            attacker: bool,
            target: bool,
        },
        SummonJoined {
            card: u32,
            to: Place,
            posture: Posture,
        },
        SpecialSummoned {
            seat: Seat,
            method: Method,
            moves: Vec<Move>,
            cause: Cause,
        },
        MaterialsAttached {
            cards: Vec<u32>,
            to: u32,
            cause: Cause,
        },
        Attached {
            card: u32,
            to: Option<u32>,
            cause: Cause,
        },
        CountersChanged {
            card: u32,
            counter: Word,
            by: i32,
            to: u16,
            cause: Cause,
        },
        TokenMade {
            seat: Seat,
            card: u32,
            face: u32,
            to: Place,
            posture: Posture,
            cause: Cause,
        },
        LoopFound {
            length: u32,
        },
        Adjusted {
            steps: u16,
        },
        Desk(entry: Desk),
        SettingChanged {
            seat: Seat,
            passes: bool,
            suspended: bool,
        },
    }
);
