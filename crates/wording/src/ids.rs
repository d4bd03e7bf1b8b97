//! The one spelling of every small vocabulary: the words of the JSON contract, which the locale
//! files also select by. None of them may be renamed once released.

use duel::{
    Answer, Asker, Audience, Because, ChoiceKind, How, Knowing, LinkKind, Method, Mode, Negation,
    Outcome, Part, Phase, Posture, Reading, Reason, ResultReason, RewindKind, Step, Value,
    WindowKind, Zone,
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

/// The kinds of places.
#[must_use]
pub const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Monster => "monster",
        Zone::Spell => "spell",
        Zone::Field => "field",
        Zone::Graveyard => "graveyard",
        Zone::Banished => "banished",
        Zone::Extra => "extra",
        Zone::Limbo => "limbo",
        Zone::Gone => "gone",
    }
}

/// How a card lies.
#[must_use]
pub const fn posture(posture: Posture) -> &'static str {
    match posture {
        Posture::FaceUpAttack => "face_up_attack",
        Posture::FaceUpDefense => "face_up_defense",
        Posture::FaceDownDefense => "face_down_defense",
        Posture::FaceUp => "face_up",
        Posture::FaceDown => "face_down",
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

/// `all`, `judge`, or the seat's letter.
#[must_use]
pub const fn audience(audience: Audience) -> &'static str {
    match audience {
        Audience::All => "all",
        Audience::Seat(seat) => seat.letter(),
        Audience::Judge => "judge",
    }
}

/// How a face came to be known.
#[must_use]
pub const fn knowing(knowing: Knowing) -> &'static str {
    match knowing {
        Knowing::Shown => "shown",
        Knowing::Told => "told",
        Knowing::OneOf => "one_of",
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
    }
}

/// How a monster is summoned.
#[must_use]
pub const fn method(method: Method) -> &'static str {
    match method {
        Method::Normal => "normal",
        Method::Tribute => "tribute",
        Method::Flip => "flip",
        Method::Special => "special",
    }
}

/// What kind of activation made a link.
#[must_use]
pub const fn link_kind(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::SpellCard => "spell_card",
        LinkKind::TrapCard => "trap_card",
        LinkKind::SpellEffect => "spell_effect",
        LinkKind::TrapEffect => "trap_effect",
        LinkKind::MonsterEffect => "monster_effect",
    }
}

/// Cost or effect.
#[must_use]
pub const fn part(part: Part) -> &'static str {
    match part {
        Part::Cost => "cost",
        Part::Effect => "effect",
    }
}

/// What of a link was negated.
#[must_use]
pub const fn negation(negation: Negation) -> &'static str {
    match negation {
        Negation::Activation => "activation",
        Negation::Effect => "effect",
    }
}

/// How a link resolved.
#[must_use]
pub const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Applied => "applied",
        Outcome::NoEffect => "no_effect",
        Outcome::NegatedActivation => "negated_activation",
        Outcome::NegatedEffect => "negated_effect",
    }
}

/// Under which head something happened.
#[must_use]
pub const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Cost => "cost",
        Reason::Effect => "effect",
        Reason::Destroyed => "destroyed",
        Reason::Material => "material",
        Reason::Tributed => "tributed",
        Reason::Discarded => "discarded",
        Reason::Battle => "battle",
        Reason::Activation => "activation",
        Reason::Summon => "summon",
        Reason::Set => "set",
        Reason::Rule => "rule",
        Reason::SetUp => "set_up",
    }
}

/// A value of a card.
#[must_use]
pub const fn value(value: Value) -> &'static str {
    match value {
        Value::Atk => "atk",
        Value::Def => "def",
        Value::Level => "level",
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
    }
}
