//! Which parts of a position a condition reads, and which an event may change.

use super::field::{Flag, NumberField, WordField};
use super::test::{Number, Test};
use duel::Event;

/// A set of parts of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Parts(u16);

impl Parts {
    const NONE: Self = Self(0);
    const COURSE: Self = Self(1);
    const LP: Self = Self(2);
    const CARDS: Self = Self(4);
    const CHAIN: Self = Self(8);
    const WINDOW: Self = Self(16);
    const CHOICE: Self = Self(32);
    const ATTACK: Self = Self(64);
    const SUMMON: Self = Self(128);
    const TRIGGERS: Self = Self(256);
    const RESULT: Self = Self(512);
    /// What every event changes.
    const COUNT: Self = Self(1024);
    const EVERYTHING: Self = Self(u16::MAX);

    /// True when they have a part in common.
    #[inline]
    pub(super) const fn any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What an event may change. An event that isn't one of the small ones may change anything.
#[inline]
pub(super) const fn touched_by(event: &Event) -> Parts {
    let only = match event {
        Event::WindowOpened { .. } => Parts::WINDOW.and(Parts::TRIGGERS).and(Parts::CHOICE),
        Event::WindowAsked { .. } | Event::WindowHeld { .. } | Event::WindowAnswered { .. } => {
            Parts::WINDOW
        }
        Event::WindowClosed { .. } => Parts::WINDOW.and(Parts::TRIGGERS),
        Event::ChoiceAsked { .. } => Parts::CHOICE,
        Event::ChainClosed { .. } | Event::StepBegan { .. } | Event::LinkResolving { .. } => {
            Parts::CHAIN.and(Parts::CHOICE)
        }
        Event::TriggerMet { .. } => Parts::TRIGGERS,
        _ => Parts::EVERYTHING,
    };
    only.and(Parts::COUNT)
}

/// What a condition reads.
pub(super) fn read_by(test: &Test) -> Parts {
    match test {
        Test::Fixed(_) => Parts::NONE,
        Test::Flag(flag) => match flag {
            Flag::Window => Parts::WINDOW,
            Flag::Choice => Parts::CHOICE,
            Flag::Attack => Parts::ATTACK,
            Flag::Summon => Parts::SUMMON,
        },
        Test::Not(test) => read_by(test),
        Test::Both(both) | Test::Either(both) | Test::Same(both) => {
            read_by(&both.0).and(read_by(&both.1))
        }
        Test::Numbers(numbers) => number(&numbers.0).and(number(&numbers.2)),
        Test::Word(field, _) => word(*field),
        Test::Words(one, other) => word(*one).and(word(*other)),
        Test::Card(..) => Parts::CARDS,
        Test::Chained(_) => Parts::CHAIN,
    }
}

fn number(of: &Number) -> Parts {
    match of {
        Number::Fixed(_) => Parts::NONE,
        Number::Count(..) | Number::Value(..) => Parts::CARDS,
        Number::Sum(sum) => number(&sum.0).and(number(&sum.2)),
        Number::Field(field) => match field {
            NumberField::Turn => Parts::COURSE,
            NumberField::Record => Parts::COUNT,
            NumberField::Links | NumberField::Waiting => Parts::CHAIN,
            NumberField::Window | NumberField::Passes => Parts::WINDOW,
            NumberField::Triggers => Parts::TRIGGERS,
            NumberField::Lp(_) => Parts::LP,
            NumberField::Cards(_) => Parts::CARDS,
        },
    }
}

fn word(field: WordField) -> Parts {
    match field {
        WordField::Phase | WordField::Step | WordField::Timing | WordField::TurnSeat => {
            Parts::COURSE
        }
        WordField::Priority => Parts::WINDOW.and(Parts::CHOICE),
        WordField::LinkSeat => Parts::CHAIN,
        WordField::WindowKind => Parts::WINDOW,
        WordField::ChoiceKind | WordField::ChoiceSeat => Parts::CHOICE,
        WordField::AttackSeat => Parts::ATTACK,
        WordField::SummonSeat => Parts::SUMMON,
        WordField::Winner => Parts::RESULT,
    }
}
