//! The rule a record rests on: the one under which what it tells could be, or had to be.
//!
//! A table over the kinds of events. What no rule of the list is about (a card that an effect
//! moves, damage) rests on the card or the battle that the record itself names.

use duel::{Action, Answer, Event, Method, Position, Reason, WindowKind};
use rules::Rule;

/// The rule, where there is one.
#[must_use]
pub(crate) fn rests_on(event: &Event, before: &Position) -> Option<Rule> {
    Some(match event {
        Event::Said { action, .. } => return said(action, before),
        Event::WindowOpened { kind, .. } => window(*kind),
        Event::WindowAsked { .. } | Event::WindowHeld { .. } => Rule::NotAsked,
        Event::WindowAnswered { answer, .. } => match answer {
            Answer::Skipped => Rule::NotAsked,
            Answer::Passed(_) | Answer::Acted => Rule::Holder,
        },
        Event::ChoiceAsked { .. } | Event::ChoiceMade { .. } => Rule::Choice,
        Event::TriggerActivated { .. } => Rule::Mandatory,
        Event::TriggerMet { mandatory, .. } => match mandatory {
            true => Rule::Mandatory,
            false => Rule::TriggerOnly,
        },
        Event::TriggerMissed { .. } => Rule::NotATrigger,
        Event::SummonDeclared { method, .. } => summon(*method),
        Event::SummonNegated { .. } => Rule::NegationOnly,
        // The first link of a chain needs no speed.
        Event::LinkAdded { link: 2.., .. } => Rule::SpellSpeed,
        Event::ChainClosed { .. } | Event::LinkResolving { .. } | Event::LinkResolved { .. } => {
            Rule::Resolving
        }
        Event::CardsMoved { cause, .. } | Event::LpChanged { cause, .. } => {
            return moved(cause.reason, before);
        }
        Event::PhaseEntered { .. } => Rule::PhaseOrder,
        Event::AttackRetargeted { .. } => Rule::AttackTarget,
        Event::AttackDeclared { .. } => Rule::BattleStep,
        Event::DuelEnded { .. } => Rule::DuelEnd,
        _ => return None,
    })
}

const fn window(kind: WindowKind) -> Rule {
    match kind {
        WindowKind::Open => Rule::OpenState,
        WindowKind::SummonNegation => Rule::NegationOnly,
        WindowKind::Free => Rule::FastEffect,
        WindowKind::Chain => Rule::SpellSpeed,
        WindowKind::Trigger => Rule::TriggerOnly,
        WindowKind::PhaseEnd | WindowKind::StepEnd => Rule::NotAsked,
        WindowKind::DamageStep => Rule::DamageStep,
    }
}

const fn summon(method: Method) -> Rule {
    match method {
        Method::Normal => Rule::NormalSummon,
        Method::Tribute => Rule::Tributes,
        Method::Flip => Rule::FlipSummon,
        Method::Gemini => Rule::Gemini,
        Method::Pendulum => Rule::Pendulum,
        _ => Rule::SummonWay,
    }
}

/// What is said is said in a window, whose rule decides what it takes.
fn said(action: &Action, before: &Position) -> Option<Rule> {
    let window = before.window.map(|open| window(open.kind));
    Some(match action {
        Action::Summon { .. } | Action::SetMonster { .. } => Rule::NormalSummon,
        Action::FlipSummon { .. } => Rule::FlipSummon,
        Action::SpecialSummon { .. } => Rule::SummonWay,
        Action::PendulumSummon => Rule::PendulumOnce,
        Action::GeminiSummon { .. } => Rule::Gemini,
        Action::ChangePosition { .. } => Rule::PositionChange,
        Action::SetSpell { .. } => Rule::MainPhase,
        Action::Attack { .. } => Rule::BattleStep,
        Action::MoveOn { .. } | Action::EndTurn => Rule::PhaseOrder,
        Action::Pass(_) | Action::Ask | Action::Hold | Action::AgreeUpTo { .. } => Rule::Holder,
        Action::Activate { .. } => return window,
        Action::Choose(_) | Action::Outcome(_) => Rule::Choice,
        Action::Show { .. } | Action::Concede | Action::Automatic { .. } => return None,
    })
}

fn moved(reason: Reason, before: &Position) -> Option<Rule> {
    let drawing = before.phase == duel::Phase::Draw && before.chain.is_empty();
    match reason {
        Reason::Cost | Reason::Tributed | Reason::Detached => Some(Rule::Cost),
        Reason::Material => Some(Rule::Tributes),
        Reason::Rule if drawing => Some(Rule::NormalDraw),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::{Because, Seat};

    #[test]
    fn a_window_rests_on_the_rule_that_says_what_it_takes() {
        let opened = |kind| Event::WindowOpened {
            window: 1,
            kind,
            owed: (Seat::A, None),
            because: Because::Happened,
        };
        let rule = |kind| rests_on(&opened(kind), &Position::new()).map(Rule::id);
        assert_eq!(rule(WindowKind::Open), Some("FET-OPEN"));
        assert_eq!(rule(WindowKind::Chain), Some("SPEED-CHAIN"));
    }

    #[test]
    fn who_was_not_asked_was_owed_the_question() {
        let answer = |answer| Event::WindowAnswered {
            window: 1,
            seat: Seat::B,
            answer,
        };
        let rule = |it| rests_on(&answer(it), &Position::new()).map(Rule::id);
        assert_eq!(rule(Answer::Skipped), Some("FET-ASK"));
        assert_eq!(rule(Answer::Acted), Some("FET-HOLDER"));
    }
}
