//! Words for the course of a duel: phases, windows, answers, choices, how it is written and ends.

use duel::{
    Answer, Asker, Because, Bench, ChoiceKind, DamageTiming, How, Mode, Phase, Reading,
    ResultReason, RewindKind, Standing, Step, WindowKind,
};

/// `draw`, `standby`, `main1`, `battle`, `main2`, `end`.
#[must_use]
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw",
        Phase::Standby => "standby",
        Phase::Main1 => "main1",
        Phase::Battle => "battle",
        Phase::Main2 => "main2",
        Phase::End => "end",
    }
}

/// `start`, `battle`, `damage`, `end`.
#[must_use]
pub const fn step(step: Step) -> &'static str {
    match step {
        Step::Start => "start",
        Step::Battle => "battle",
        Step::Damage => "damage",
        Step::End => "end",
    }
}

/// The timings of the damage step.
#[must_use]
pub const fn timing(timing: DamageTiming) -> &'static str {
    match timing {
        DamageTiming::Start => "start",
        DamageTiming::Flipped => "flipped",
        DamageTiming::BeforeCalculation => "before_calculation",
        DamageTiming::Calculation => "calculation",
        DamageTiming::Damaged => "damaged",
        DamageTiming::AfterCalculation => "after_calculation",
        DamageTiming::End => "end",
    }
}

/// The kinds of windows.
#[must_use]
pub const fn window_kind(kind: WindowKind) -> &'static str {
    match kind {
        WindowKind::Open => "open",
        WindowKind::SummonNegation => "summon_negation",
        WindowKind::Free => "free",
        WindowKind::Chain => "chain",
        WindowKind::Trigger => "trigger",
        WindowKind::PhaseEnd => "phase_end",
        WindowKind::StepEnd => "step_end",
        WindowKind::DamageStep => "damage_step",
    }
}

/// Why a window opened.
#[must_use]
pub const fn because(because: Because) -> &'static str {
    match because {
        Because::PhaseBegan(_) => "phase_began",
        Because::AllPassed => "all_passed",
        Because::SummonDeclared => "summon_declared",
        Because::SummonSucceeded => "summon_succeeded",
        Because::CardSet => "card_set",
        Because::PositionChanged => "position_changed",
        Because::Drawn => "drawn",
        Because::ChainEnded { .. } => "chain_ended",
        Because::LinkAdded { .. } => "link_added",
        Because::TriggersMet { .. } => "triggers_met",
        Because::MovesOn(_) => "moves_on",
        Because::LeavesStep(_) => "leaves_step",
        Because::StepBegan(_) => "step_began",
        Because::AttackDeclared => "attack_declared",
        Because::TimingBegan(_) => "timing_began",
        Because::Happened => "happened",
    }
}

/// How a pass was given. `no_response` is an answer of its own in the contract.
#[must_use]
pub const fn how(how: How) -> &'static str {
    match how {
        How::Spoken => "spoken",
        How::Gesture => "gesture",
        How::AskedTheOther => "asked_the_other",
        How::MovedOn => "moved_on",
        How::AgreedUpTo => "agreed_up_to",
        How::Silence => "silence",
        How::Setting => "setting",
        How::NoResponse => "no_response",
    }
}

/// The answer, as the judge and the seat itself read it.
#[must_use]
pub const fn answer(answer: Answer) -> &'static str {
    match answer {
        Answer::Acted => "acted",
        Answer::Passed(How::Setting) => "passed_automatically",
        Answer::Passed(How::NoResponse) => "no_response",
        Answer::Passed(_) => "passed",
        Answer::Skipped => "skipped",
    }
}

/// `judge`, or the seat's letter.
#[must_use]
pub const fn asker(asker: Asker) -> &'static str {
    match asker {
        Asker::Seat(seat) => seat.letter(),
        Asker::Judge => "judge",
    }
}

/// What a seat is asked to choose.
#[must_use]
pub const fn choice(choice: ChoiceKind) -> &'static str {
    match choice {
        ChoiceKind::Mode => "mode",
        ChoiceKind::Name => "name",
        ChoiceKind::Cost => "cost",
        ChoiceKind::Target => "target",
        ChoiceKind::Tribute => "tribute",
        ChoiceKind::Cards => "cards",
        ChoiceKind::Phase => "phase",
        ChoiceKind::Material => "material",
        ChoiceKind::Posture => "position",
        ChoiceKind::Whether => "whether",
        ChoiceKind::Number => "number",
        ChoiceKind::Word => "word",
        ChoiceKind::AttackTarget => "attack_target",
        ChoiceKind::HandLimit => "hand_limit",
        ChoiceKind::Telling => "telling",
    }
}

/// Strict or witness.
#[must_use]
pub const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Strict => "strict",
        Mode::Witness => "witness",
    }
}

/// How windows nobody mentions are read.
#[must_use]
pub const fn reading(reading: Reading) -> &'static str {
    match reading {
        Reading::Written => "written",
        Reading::Implied => "implied",
    }
}

/// How a duel ended: `A`, `B` or `draw`.
#[must_use]
pub const fn result(result: duel::DuelResult) -> &'static str {
    match result {
        duel::DuelResult::Won(seat) => seat.letter(),
        duel::DuelResult::Draw => "draw",
    }
}

/// Why a duel ended.
#[must_use]
pub const fn result_reason(reason: ResultReason) -> &'static str {
    match reason {
        ResultReason::LifePoints => "life_points",
        ResultReason::DeckOut => "deck_out",
        ResultReason::Conceded => "conceded",
        ResultReason::Effect => "effect",
    }
}

/// Which kind of going back.
#[must_use]
pub const fn rewind_kind(kind: RewindKind) -> &'static str {
    match kind {
        RewindKind::Judge => "judge",
        RewindKind::Agreed => "agreed",
        RewindKind::Correction => "correction",
        RewindKind::WhatIf => "what_if",
        RewindKind::Return => "return",
    }
}

/// What an account of what happened counts as.
#[must_use]
pub const fn line_standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Claimed(_) => "claimed",
        Standing::Witnessed => "witnessed",
        Standing::Agreed => "agreed",
        Standing::Found => "found",
    }
}

/// `floor`, `head`.
#[must_use]
pub const fn bench(bench: Bench) -> &'static str {
    match bench {
        Bench::Floor => "floor",
        Bench::Head => "head",
    }
}
