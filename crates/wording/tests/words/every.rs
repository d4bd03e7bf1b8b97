//! One of everything that can happen. A new variant of any of these doesn't compile before it has a
//! sample here.

use crate::common::*;
use duel::*;
use smallvec::smallvec;

/// Samples, each with the pattern it is a sample of: together the patterns are all there are.
macro_rules! every {
    ($($(#[$doc:meta])* $name:ident: $of:ty { $($pattern:pat => $sample:expr,)* })*) => {
        $($(#[$doc])*
        pub(crate) fn $name() -> Vec<$of> {
            let _all_there_are = |of: &$of| match of { $($pattern => (),)* };
            vec![$({
                let sample = $sample;
                assert!(matches!(sample, $pattern), "{sample:?} is a sample of something else");
                sample
            },)*]
        })*
    };
}

every! {
    reasons: Reason {
        Reason::Cost => Reason::Cost,
        Reason::Effect => Reason::Effect,
        Reason::Destroyed => Reason::Destroyed,
        Reason::Material => Reason::Material,
        Reason::Tributed => Reason::Tributed,
        Reason::Discarded => Reason::Discarded,
        Reason::Drawn => Reason::Drawn,
        Reason::Detached => Reason::Detached,
        Reason::Battle => Reason::Battle,
        Reason::Activation => Reason::Activation,
        Reason::Summon => Reason::Summon,
        Reason::Set => Reason::Set,
        Reason::Rule => Reason::Rule,
        Reason::SetUp => Reason::SetUp,
        Reason::Repair => Reason::Repair,
    }
    methods: Method {
        Method::Normal => Method::Normal,
        Method::Tribute => Method::Tribute,
        Method::Flip => Method::Flip,
        Method::Special => Method::Special,
        Method::Gemini => Method::Gemini,
        Method::Fusion => Method::Fusion,
        Method::Ritual => Method::Ritual,
        Method::Synchro => Method::Synchro,
        Method::Xyz => Method::Xyz,
        Method::Link => Method::Link,
        Method::Pendulum => Method::Pendulum,
    }
    timings: DamageTiming {
        DamageTiming::Start => DamageTiming::Start,
        DamageTiming::Flipped => DamageTiming::Flipped,
        DamageTiming::BeforeCalculation => DamageTiming::BeforeCalculation,
        DamageTiming::Calculation => DamageTiming::Calculation,
        DamageTiming::Damaged => DamageTiming::Damaged,
        DamageTiming::AfterCalculation => DamageTiming::AfterCalculation,
        DamageTiming::End => DamageTiming::End,
    }
    steps: Step {
        Step::Start => Step::Start,
        Step::Battle => Step::Battle,
        Step::Damage => Step::Damage,
        Step::End => Step::End,
    }
    window_kinds: WindowKind {
        WindowKind::Open => WindowKind::Open,
        WindowKind::SummonNegation => WindowKind::SummonNegation,
        WindowKind::Free => WindowKind::Free,
        WindowKind::Chain => WindowKind::Chain,
        WindowKind::Trigger => WindowKind::Trigger,
        WindowKind::PhaseEnd => WindowKind::PhaseEnd,
        WindowKind::StepEnd => WindowKind::StepEnd,
        WindowKind::DamageStep => WindowKind::DamageStep,
    }
    becauses: Because {
        Because::PhaseBegan(_) => Because::PhaseBegan(Phase::Battle),
        Because::AllPassed => Because::AllPassed,
        Because::SummonDeclared => Because::SummonDeclared,
        Because::SummonSucceeded => Because::SummonSucceeded,
        Because::CardSet => Because::CardSet,
        Because::PositionChanged => Because::PositionChanged,
        Because::Drawn => Because::Drawn,
        Because::ChainEnded { .. } => Because::ChainEnded { links: 2 },
        Because::LinkAdded { .. } => Because::LinkAdded { link: 2 },
        Because::TriggersMet { .. } => Because::TriggersMet { mandatory: true },
        Because::MovesOn(_) => Because::MovesOn(Phase::Main1),
        Because::LeavesStep(_) => Because::LeavesStep(Step::Battle),
        Because::StepBegan(_) => Because::StepBegan(Step::Start),
        Because::AttackDeclared => Because::AttackDeclared,
        Because::TimingBegan(_) => Because::TimingBegan(DamageTiming::BeforeCalculation),
        Because::Happened => Because::Happened,
    }
    choice_kinds: ChoiceKind {
        ChoiceKind::Mode => ChoiceKind::Mode,
        ChoiceKind::Name => ChoiceKind::Name,
        ChoiceKind::Cost => ChoiceKind::Cost,
        ChoiceKind::Target => ChoiceKind::Target,
        ChoiceKind::Tribute => ChoiceKind::Tribute,
        ChoiceKind::Cards => ChoiceKind::Cards,
        ChoiceKind::Phase => ChoiceKind::Phase,
        ChoiceKind::Material => ChoiceKind::Material,
        ChoiceKind::Posture => ChoiceKind::Posture,
        ChoiceKind::Whether => ChoiceKind::Whether,
        ChoiceKind::Number => ChoiceKind::Number,
        ChoiceKind::Word => ChoiceKind::Word,
        ChoiceKind::AttackTarget => ChoiceKind::AttackTarget,
        ChoiceKind::HandLimit => ChoiceKind::HandLimit,
        ChoiceKind::Telling => ChoiceKind::Telling,
    }
    picks: Picked {
        Picked::Cards(_) => Picked::Cards(smallvec![A_SANGAN]),
        Picked::Mode(_) => Picked::Mode(0),
        Picked::Name(_) => Picked::Name(STRATOS),
        Picked::Phase(_) => Picked::Phase(Phase::Main2),
        Picked::Whether(_) => Picked::Whether(true),
        Picked::Posture(_) => Picked::Posture(Posture::FaceDownDefense),
        Picked::Number(_) => Picked::Number(3),
        Picked::Word(_) => Picked::Word(word("Aqua")),
        Picked::Unknown => Picked::Unknown,
        Picked::Told(_) => Picked::Told(Box::new(Telling {
            also: false,
            what: Told::Moved(smallvec![A_SANGAN], Fate::Destroyed),
        })),
    }
    lots: Lot {
        Lot::Cards { .. } => Lot::Cards { seat: Seat::A, zone: Zone::Hand, count: 1 },
        Lot::Coin => Lot::Coin,
        Lot::Die => Lot::Die,
    }
    values: Value {
        Value::Atk => Value::Atk,
        Value::Def => Value::Def,
        Value::Level => Value::Level,
        Value::Negated => Value::Negated,
    }
    zones: Zone {
        Zone::Deck => Zone::Deck,
        Zone::Hand => Zone::Hand,
        Zone::Monster => Zone::Monster,
        Zone::Spell => Zone::Spell,
        Zone::Field => Zone::Field,
        Zone::Pendulum => Zone::Pendulum,
        Zone::Material => Zone::Material,
        Zone::Graveyard => Zone::Graveyard,
        Zone::Banished => Zone::Banished,
        Zone::Extra => Zone::Extra,
        Zone::Limbo => Zone::Limbo,
        Zone::Gone => Zone::Gone,
    }
    result_reasons: ResultReason {
        ResultReason::LifePoints => ResultReason::LifePoints,
        ResultReason::DeckOut => ResultReason::DeckOut,
        ResultReason::Conceded => ResultReason::Conceded,
        ResultReason::Effect => ResultReason::Effect,
    }
    forbidden: Forbidden {
        Forbidden::Activate => Forbidden::Activate,
        Forbidden::ActivateSpells => Forbidden::ActivateSpells,
        Forbidden::ActivateTraps => Forbidden::ActivateTraps,
        Forbidden::ActivateMonsterEffects => Forbidden::ActivateMonsterEffects,
        Forbidden::NormalSummon => Forbidden::NormalSummon,
        Forbidden::SpecialSummon => Forbidden::SpecialSummon,
        Forbidden::SetSpells => Forbidden::SetSpells,
        Forbidden::DeclareAttack => Forbidden::DeclareAttack,
        Forbidden::Attack => Forbidden::Attack,
        Forbidden::AttackDirectly => Forbidden::AttackDirectly,
        Forbidden::ChangePosition => Forbidden::ChangePosition,
        Forbidden::BattlePhase => Forbidden::BattlePhase,
        Forbidden::Summon => Forbidden::Summon,
        Forbidden::BanishFromGraveyard => Forbidden::BanishFromGraveyard,
    }
    lingering_rules: LingeringRule {
        LingeringRule::NoBattleDamage => LingeringRule::NoBattleDamage,
        LingeringRule::NoEffectDamage => LingeringRule::NoEffectDamage,
        LingeringRule::NoBattleDestruction => LingeringRule::NoBattleDestruction,
        LingeringRule::NoEffectDestruction => LingeringRule::NoEffectDestruction,
        LingeringRule::CannotActivate(_) => LingeringRule::CannotActivate(STRATOS),
        LingeringRule::Forbids(_) => LingeringRule::Forbids(Forbidden::Attack),
        LingeringRule::Change(..) => LingeringRule::Change(Value::Atk, -800),
        LingeringRule::Becomes(..) => LingeringRule::Becomes(Value::Atk, 0),
        LingeringRule::Negated => LingeringRule::Negated,
        LingeringRule::ColumnNegated(_) => LingeringRule::ColumnNegated(2),
        LingeringRule::TrapsNegated => LingeringRule::TrapsNegated,
        LingeringRule::UnaffectedBySpellsAndTraps => LingeringRule::UnaffectedBySpellsAndTraps,
        LingeringRule::BanishedWhenItLeaves => LingeringRule::BanishedWhenItLeaves,
        LingeringRule::AttacksEach => LingeringRule::AttacksEach,
        LingeringRule::ReturnsToHand => LingeringRule::ReturnsToHand,
        LingeringRule::Returns => LingeringRule::Returns,
        LingeringRule::DestroyedLater => LingeringRule::DestroyedLater,
        LingeringRule::GoesBack(_) => LingeringRule::GoesBack(Seat::B),
        LingeringRule::BattleEnds => LingeringRule::BattleEnds,
        LingeringRule::Loses(_) => LingeringRule::Loses(ResultReason::DeckOut),
        LingeringRule::Spent(_) => LingeringRule::Spent(word("DARK")),
        LingeringRule::Remembers(_) => LingeringRule::Remembers(1400),
        LingeringRule::DrawsOnSpecialSummon(_) => LingeringRule::DrawsOnSpecialSummon(1),
        LingeringRule::NotTributedForSummon => LingeringRule::NotTributedForSummon,
        LingeringRule::BurnsWhenDestroyed(_) => LingeringRule::BurnsWhenDestroyed(300),
        LingeringRule::Skips(_) => LingeringRule::Skips(Phase::Draw),
        LingeringRule::BanishesNamed(_) => LingeringRule::BanishesNamed(STRATOS),
        LingeringRule::OriginalBecomes(..) => LingeringRule::OriginalBecomes(Value::Atk, 700),
        LingeringRule::SummonedLater(_) => LingeringRule::SummonedLater(Seat::B),
        LingeringRule::BattleDamageToOther => LingeringRule::BattleDamageToOther,
        LingeringRule::DamageOfLinkToOther(_) => LingeringRule::DamageOfLinkToOther(1),
    }
    untils: Until {
        Until::EndOfTurn(_) => Until::EndOfTurn(3),
        Until::Phase(..) => Until::Phase(4, Phase::Standby),
        Until::EndOfDamageStep => Until::EndOfDamageStep,
        Until::Leaves => Until::Leaves,
        Until::Ever => Until::Ever,
        Until::EndOfCalculation => Until::EndOfCalculation,
        Until::EndOfChain => Until::EndOfChain,
        Until::WhileAttached => Until::WhileAttached,
    }
    uses: Use {
        Use::NormalSummon(_) => Use::NormalSummon(Seat::A),
        Use::PendulumSummon(_) => Use::PendulumSummon(Seat::A),
        Use::SpecialSummon(_) => Use::SpecialSummon(Seat::A),
        Use::Summon(_) => Use::Summon(Seat::A),
        Use::Battle(_) => Use::Battle(Seat::A),
        Use::Attacked { .. } => Use::Attacked { card: A_MONSTER, target: B_SET },
        Use::Way { .. } => Use::Way { seat: Seat::A, name: STRATOS, way: 1, negated: true },
        Use::Effect { .. } => Use::Effect {
            seat: Seat::A, name: STRATOS, effect: 0, card: A_STRATOS, left: false, link: 0,
            negated: true,
        },
    }
    goals: Goal {
        Goal::Leave(_) => Goal::Leave(Phase::Battle),
        Goal::LeaveStep(_) => Goal::LeaveStep(Step::Damage),
        Goal::Reach(_) => Goal::Reach(Phase::End),
        Goal::EndTurn => Goal::EndTurn,
    }
    actions: Action {
        Action::Pass(_) => Action::Pass(How::Spoken),
        Action::Ask => Action::Ask,
        Action::Hold => Action::Hold,
        Action::Automatic { .. } => Action::Automatic { on: true },
        Action::MoveOn { .. } => Action::MoveOn { to: None },
        Action::EndTurn => Action::EndTurn,
        Action::AgreeUpTo { .. } => Action::AgreeUpTo { to: Phase::End },
        Action::Activate { .. } => Action::Activate { card: A_SANGAN, effect: 0 },
        Action::Summon { .. } => Action::Summon { card: A_SANGAN },
        Action::SetMonster { .. } => Action::SetMonster { card: A_SANGAN },
        Action::SetSpell { .. } => Action::SetSpell { card: A_ROTA },
        Action::FlipSummon { .. } => Action::FlipSummon { card: A_MONSTER },
        Action::ChangePosition { .. } => Action::ChangePosition { card: A_MONSTER },
        Action::SpecialSummon { .. } => Action::SpecialSummon { card: A_SANGAN, way: 0 },
        Action::PendulumSummon => Action::PendulumSummon,
        Action::GeminiSummon { .. } => Action::GeminiSummon { card: A_MONSTER },
        Action::Attack { .. } => Action::Attack { card: A_MONSTER, target: None },
        Action::Choose(_) => Action::Choose(Picked::Whether(false)),
        Action::Outcome(_) => Action::Outcome(Picked::Number(4)),
        Action::Show { .. } => Action::Show { card: A_SANGAN, face: SANGAN, open: true },
        Action::Concede => Action::Concede,
    }
    /// One event of every kind, each possible at the position after the set-up as far as its cards
    /// go.
    one_of_every_kind: Event {
        Event::DuelBegan { .. } => set_up()[0].clone(),
        Event::CardsEntered { .. } => set_up()[1].clone(),
        Event::PlayBegan { .. } => Event::PlayBegan { turn: 1, seat: Seat::A, phase: None },
        Event::Said { .. } => Event::Said {
            by: Seat::A,
            action: Action::Activate { card: A_SANGAN, effect: 0 },
        },
        Event::CardKnown { .. } => told(A_SANGAN, SANGAN, Seat::A),
        Event::DefinitionsChanged { .. } => Event::DefinitionsChanged {
            catalogue: Digest([1; 32]),
            engine: Engine(1),
        },
        Event::TurnBegan { .. } => Event::TurnBegan { turn: 4, seat: Seat::A },
        Event::PhaseEntered { .. } => Event::PhaseEntered { phase: Phase::End },
        Event::StepEntered { .. } => Event::StepEntered { step: Step::Damage },
        Event::TimingEntered { .. } => Event::TimingEntered { timing: DamageTiming::Start },
        Event::WindowOpened { .. } => {
            opened(1, WindowKind::StepEnd, (Seat::A, None), Because::Happened)
        },
        Event::WindowAsked { .. } => {
            Event::WindowAsked { window: 1, seat: Seat::A, by: Asker::Judge }
        },
        Event::WindowHeld { .. } => Event::WindowHeld { window: 1, seat: Seat::A },
        Event::WindowAnswered { .. } => answered(1, Seat::A, Answer::Skipped),
        Event::WindowClosed { .. } => Event::WindowClosed { window: 1 },
        Event::ChoiceAsked { .. } => asked(ChoiceKind::Cost, 1, 2),
        Event::ChoiceMade { .. } => chosen(Picked::Mode(0)),
        Event::TriggerActivated { .. } => {
            Event::TriggerActivated { seat: Seat::A, card: A_SANGAN, effect: 0 }
        },
        Event::SummonDeclared { .. } => declared(Method::Normal),
        Event::SummonJoined { .. } => Event::SummonJoined {
            card: A_SANGAN,
            to: zone(Seat::A, Zone::Monster, 2),
            posture: Posture::FaceUpAttack,
        },
        Event::SummonNegated { .. } => Event::SummonNegated { card: A_SANGAN, cause: WABOKUS },
        Event::SummonSucceeded { .. } => Event::SummonSucceeded { card: A_SANGAN },
        Event::SpecialSummoned { .. } => special(Method::Special),
        Event::TokenMade { .. } => Event::TokenMade {
            seat: Seat::A,
            card: CardId(8),
            face: STRATOS,
            to: zone(Seat::A, Zone::Monster, 2),
            posture: Posture::FaceUpDefense,
            cause: WABOKUS,
        },
        Event::CardSet { .. } => Event::CardSet {
            seat: Seat::A,
            card: A_SANGAN,
            to: zone(Seat::A, Zone::Monster, 1),
            posture: Posture::FaceDownDefense,
        },
        Event::PositionChanged { .. } => Event::PositionChanged {
            card: A_SANGAN,
            to: Posture::FaceUpDefense,
            cause: WABOKUS,
        },
        Event::AttackDeclared { .. } => {
            Event::AttackDeclared { seat: Seat::A, card: A_MONSTER, target: Some(B_SET) }
        },
        Event::AttackRetargeted { .. } => {
            Event::AttackRetargeted { card: A_MONSTER, target: None }
        },
        Event::AttackStopped { .. } => {
            Event::AttackStopped { card: A_MONSTER, taken_back: false, cause: WABOKUS }
        },
        Event::DamageCalculated { .. } => {
            Event::DamageCalculated { attacker: true, target: true }
        },
        Event::LinkAdded { .. } => link(1, Seat::A, A_SANGAN, 1, LinkKind::MonsterEffect),
        Event::ChainClosed { .. } => Event::ChainClosed { links: 1 },
        Event::LinkResolving { .. } => Event::LinkResolving { link: 1 },
        Event::StepBegan { .. } => {
            Event::StepBegan { link: 1, part: Part::Cost, step: 0, together: false }
        },
        Event::LinkNegated { .. } => {
            Event::LinkNegated { link: 1, what: Negation::Effect, cause: WABOKUS }
        },
        Event::LinkResolved { .. } => {
            Event::LinkResolved { link: 1, outcome: Outcome::NegatedEffect }
        },
        Event::ChainEnded => Event::ChainEnded,
        Event::TriggerMet { .. } => {
            Event::TriggerMet { seat: Seat::A, card: A_SANGAN, effect: 0, mandatory: false }
        },
        Event::TriggerMissed { .. } => {
            Event::TriggerMissed { seat: Seat::A, card: A_SANGAN, effect: 0, cause: WABOKUS }
        },
        Event::CardsMoved { .. } => moves(Reason::Effect, Zone::Hand, Zone::Graveyard),
        Event::MaterialsAttached { .. } => Event::MaterialsAttached {
            cards: smallvec![A_SANGAN, A_STRATOS],
            to: A_MONSTER,
            cause: WABOKUS,
        },
        Event::Attached { .. } => {
            Event::Attached { card: A_ROTA, to: Some(A_MONSTER), cause: WABOKUS }
        },
        Event::CountersChanged { .. } => counters(2),
        Event::ValueChanged { .. } => value(Value::Atk, Some(1500)),
        Event::LpChanged { .. } => {
            Event::LpChanged { seat: Seat::A, by: -600, to: 7400, cause: WABOKUS }
        },
        Event::Shuffled { .. } => Event::Shuffled { seat: Seat::A },
        Event::RandomOutcome { .. } => Event::RandomOutcome {
            lot: Lot::Cards { seat: Seat::A, zone: Zone::Hand, count: 1 },
            picked: Picked::Cards(smallvec![A_SANGAN]),
        },
        Event::LingeringBegan { .. } => {
            began(LingeringRule::CannotActivate(STRATOS), None, Until::EndOfTurn(3))
        },
        Event::LingeringEnded { .. } => Event::LingeringEnded {
            lingering: lingering(LingeringRule::NoBattleDamage, None, Until::EndOfTurn(3)),
        },
        Event::LoopFound { .. } => Event::LoopFound { length: 12 },
        Event::Irregularity { .. } => Event::Irregularity {
            rule: rules::Rule::Limit.rule_id(),
            by: Seat::A,
            wronged: None,
        },
        Event::DuelEnded { .. } => {
            Event::DuelEnded { result: DuelResult::Draw, reason: ResultReason::LifePoints }
        },
        Event::Rewound { .. } => Event::Rewound { to: 3, kind: RewindKind::Judge, undoes: None, extension: Some(185) },
        Event::Note => Event::Note,
        Event::Adjusted { .. } => Event::Adjusted { steps: 2 },
        Event::SettingChanged { .. } => Event::SettingChanged { seat: Seat::B, passes: true, suspended: true },
        Event::Desk(_) => Event::Desk(Desk::TimeCalled),
    }
    /// One entry of the desk of every kind.
    desk_entries: Desk {
        Desk::Marked { .. } => Desk::Marked { at: 3 },
        Desk::LineNamed { .. } => Desk::LineNamed { line: 41 },
        Desk::LineSwitched { .. } => Desk::LineSwitched { line: 41, to: 52 },
        Desk::StandingGiven { .. } => {
            Desk::StandingGiven { line: 41, standing: Standing::Claimed(Seat::B) }
        },
        Desk::Claimed { .. } => Desk::Claimed { by: Seat::B, at: Some(7), named: Some(WABOKU) },
        Desk::Ruled { .. } => Desk::Ruled { about: 8, by: Bench::Head, appeals: Some(9) },
        Desk::Appealed { .. } => Desk::Appealed { by: Seat::A, ruling: 9 },
        Desk::LateFact { .. } => {
            Desk::LateFact { about: 3, rule: Some(rules::Rule::Limit.rule_id()) }
        },
        Desk::JudgeCalled { .. } => Desk::JudgeCalled { by: Some(Seat::A) },
        Desk::CallEnded { .. } => Desk::CallEnded { call: 12, extension: 245 },
        Desk::TimeCalled => Desk::TimeCalled,
        Desk::PenaltyEntered { .. } => Desk::PenaltyEntered { seat: Seat::A, about: Some(7) },
        Desk::MatchStated { .. } => Desk::MatchStated {
            round: 4,
            table: 12,
            game: 2,
            best_of: 3,
            score: (1, 0),
            began: Some(Seat::B),
            sided: (3, 5),
            minutes: Some(40),
        },
        Desk::PutRight { .. } => Desk::PutRight { about: 7 },
        Desk::RandomPick { .. } => Desk::RandomPick {
            seed: 413_762,
            to: duel::Place::pile(Seat::A, duel::Zone::Hand),
            of: 3,
            number: 2,
            card: duel::CardId(4),
        },
        Desk::Erased { .. } => Desk::Erased { about: 7 },
    }
}

/// An effect of the card that B has set as Waboku.
pub(crate) const WABOKUS: Cause = effect(Reason::Effect, Seat::B, B_WABOKU, 1);

pub(crate) fn lingering(rule: LingeringRule, card: Option<CardId>, until: Until) -> Lingering {
    Lingering {
        rule,
        seat: Seat::A,
        card,
        until,
        source: B_WABOKU,
    }
}

fn began(rule: LingeringRule, card: Option<CardId>, until: Until) -> Event {
    Event::LingeringBegan {
        lingering: lingering(rule, card, until),
        cause: WABOKUS,
    }
}

fn asked(what: ChoiceKind, least: u8, most: u8) -> Event {
    Event::ChoiceAsked {
        seat: Seat::A,
        what,
        least,
        most,
    }
}

fn chosen(picked: Picked) -> Event {
    Event::ChoiceMade {
        seat: Seat::A,
        picked,
        hidden: true,
    }
}

fn declared(method: Method) -> Event {
    Event::SummonDeclared {
        seat: Seat::A,
        card: A_SANGAN,
        method,
        to: zone(Seat::A, Zone::Monster, 1),
        posture: Posture::FaceUpAttack,
        way: None,
    }
}

fn special(method: Method) -> Event {
    Event::SpecialSummoned {
        seat: Seat::A,
        method,
        moves: vec![Move {
            card: A_SANGAN,
            from: pile(Seat::A, Zone::Hand),
            to: zone(Seat::A, Zone::Monster, 1),
            posture: Posture::FaceUpAttack,
        }],
        cause: WABOKUS,
    }
}

fn moves(reason: Reason, from: Zone, to: Zone) -> Event {
    let place = |is| Place {
        seat: Seat::A,
        zone: is,
        slot: 0,
    };
    let cause = Cause { reason, ..WABOKUS };
    moved(A_SANGAN, place(from), place(to), Posture::FaceUp, cause)
}

fn counters(by: i32) -> Event {
    Event::CountersChanged {
        card: A_MONSTER,
        counter: word("Spell"),
        by,
        to: 1,
        cause: WABOKUS,
    }
}

fn value(what: Value, to: Option<i32>) -> Event {
    Event::ValueChanged {
        card: A_MONSTER,
        what,
        to,
        cause: WABOKUS,
    }
}

/// Every event, with every form of what is in it.
pub(crate) fn every_form() -> Vec<Event> {
    let mut all = one_of_every_kind();
    all.extend(
        timings()
            .into_iter()
            .map(|timing| Event::TimingEntered { timing }),
    );
    all.extend(steps().into_iter().map(|step| Event::StepEntered { step }));
    for kind in window_kinds() {
        let why = becauses().into_iter();
        all.extend(why.map(|because| opened(1, kind, (Seat::A, Some(Seat::B)), because)));
    }
    for kind in choice_kinds() {
        all.extend([asked(kind, 0, 1), asked(kind, 2, 2), asked(kind, 1, 3)]);
    }
    all.extend(picks().into_iter().map(chosen));
    all.extend(methods().into_iter().map(declared));
    all.extend(methods().into_iter().map(special));
    for reason in reasons() {
        for zone in zones() {
            all.extend([
                moves(reason, Zone::Hand, zone),
                moves(reason, zone, Zone::Graveyard),
            ]);
        }
    }
    for what in values() {
        all.extend([
            value(what, None),
            value(what, Some(1)),
            value(what, Some(0)),
        ]);
    }
    for rule in lingering_rules() {
        let untils = untils().into_iter();
        all.extend(
            untils.flat_map(|until| [None, Some(A_MONSTER)].map(|card| began(rule, card, until))),
        );
    }
    let forbidden = forbidden().into_iter().map(LingeringRule::Forbids);
    all.extend(forbidden.map(|rule| began(rule, Some(A_MONSTER), Until::Leaves)));
    for lot in lots() {
        let picks = [Picked::Number(0), Picked::Number(1), Picked::Unknown];
        all.extend(picks.map(|picked| Event::RandomOutcome { lot, picked }));
    }
    for reason in result_reasons() {
        let results = [DuelResult::Draw, DuelResult::Won(Seat::A)];
        all.extend(results.map(|result| Event::DuelEnded { result, reason }));
    }
    all.extend(actions().into_iter().map(|action| Event::Said {
        by: Seat::A,
        action,
    }));
    all.extend([counters(-1), counters(1)]);
    all
}
