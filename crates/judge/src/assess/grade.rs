//! What a policy makes of the facts.

use super::{Case, Important, Lesson, Unknown, Weight};
use crate::{Chance, Plan};
use duel::{BySeat, Seat};
use rules::policy::{Criterion, Says};

/// So many decisions make a case complex. The tool's own number: no document gives one.
const MANY: u32 = 8;
/// After so many it is late. The tool's own number.
const LATE: u32 = 20;

/// What going back would be. Ordered: where reasons speak for several, the highest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Only the last action, and nobody has learned anything.
    Simple,
    /// All that happened is clear and little of it weighs.
    Repairable,
    /// It can be done, and it will cost.
    Complex,
    /// The record doesn't know enough to say.
    CannotTell,
    /// It can't be put back as it was.
    Irreparable,
    /// Both have played on, and the policy lets it stand.
    Accepted,
}

/// A fact that speaks for a grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Nothing has happened since.
    Nothing,
    /// Only the last action has happened since.
    LastAction,
    /// So many decisions were taken since.
    Decisions(BySeat<u32>),
    /// So many turns have begun since.
    Turns(u32),
    /// Important decisions were taken after the first action: how many, the first record of them.
    Important(usize, u32),
    /// The duel has gone on since. Whether neither noticed, the players say.
    WentOn,
    /// So much has happened that it is late.
    Late,
    /// A seat wasn't asked at that point.
    Skipped(Seat),
    /// A seat learned so many cards the other holds or has set.
    Heavy(Seat, usize),
    /// A seat has drawn so many cards.
    Drawn(Seat, usize),
    /// A seat saw so many cards of decks.
    Light(Seat, usize),
    /// A seat looked through its deck so many times.
    Searched(Seat, usize),
    /// A seat has heard of so many cards in claims.
    Claimed(Seat, usize),
    /// Chance decided so many times.
    Chance(usize),
    /// A seat's deck was shuffled.
    Shuffled(Seat),
    /// So many cards have to be picked at random.
    Picks(usize),
    /// So many cards went into a deck and can't be told from it.
    Lost(usize),
    /// So many choices aren't known to the record.
    Choices(usize),
    /// So many cards were used that no file describes.
    Undescribed(usize),
}

/// Why a grade.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The grade it speaks for.
    pub grade: Grade,
    /// The fact.
    pub ground: Ground,
    /// The policy's criterion; none: the tool's own.
    pub criterion: Option<Criterion>,
}

/// What a grade is worked out from.
pub(super) struct Facts<'a> {
    pub(super) case: &'a Case<'a>,
    pub(super) lessons: &'a BySeat<Vec<Lesson>>,
    pub(super) important: &'a [Important],
    pub(super) unknown: &'a [Unknown],
    pub(super) skipped: Option<Seat>,
    pub(super) plan: &'a Plan,
}

impl Facts<'_> {
    /// All reasons, those of the highest grade first.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        let mut reasons = self.of_going_on();
        reasons.extend(self.of_the_unknown());
        reasons.extend(self.of_lessons());
        reasons.extend(self.of_chance());
        reasons.extend(self.of_decisions());
        reasons.sort_by_key(|reason| std::cmp::Reverse(reason.grade));
        reasons
    }

    fn reason(&self, grade: Grade, ground: Ground, says: impl Fn(Says) -> bool) -> Reason {
        Reason {
            grade,
            ground,
            criterion: self.case.policy.find(says).cloned(),
        }
    }

    /// A reason that is one only under a policy that says so.
    fn only_if_asked(&self, grade: Grade, ground: Ground, says: Says) -> Option<Reason> {
        let asked = self.case.policy.asks(says).is_some();
        asked.then(|| self.reason(grade, ground, |s| s == says))
    }

    /// Whether the duel goes on as it is.
    fn of_going_on(&self) -> Vec<Reason> {
        if let Some(seat) = self.skipped {
            let (ground, says) = (Ground::Skipped(seat), Says::SkippedQuestionIsAsked);
            if let Some(reason) = self.only_if_asked(Grade::Repairable, ground, says) {
                return vec![reason];
            }
        }
        let cost = &self.case.cost;
        let all: u32 = cost.decisions.0.iter().sum();
        let important = self.important.first().and_then(|first| {
            let ground = Ground::Important(self.important.len(), first.at);
            self.only_if_asked(Grade::Accepted, ground, Says::ImportantDecision)
        });
        let went_on = !self.case.after_the_first().is_empty() && !self.important.is_empty();
        let went_on = went_on
            .then(|| self.only_if_asked(Grade::Accepted, Ground::WentOn, Says::UnnoticedStands));
        let late = cost.turns > 1 || all > LATE;
        let late = late
            .then(|| self.only_if_asked(Grade::Accepted, Ground::Late, Says::AcceptedWhenTooLate));
        let all = [important, went_on.flatten(), late.flatten()];
        all.into_iter().flatten().collect()
    }

    fn of_the_unknown(&self) -> Vec<Reason> {
        let count = |is: fn(&Unknown) -> bool| self.unknown.iter().filter(|u| is(u)).count();
        let lost = count(|u| matches!(u, Unknown::Lost(_)));
        let choices = count(|u| matches!(u, Unknown::Choice { .. }));
        let undescribed = count(|u| matches!(u, Unknown::Undescribed { .. }));
        let own = |grade, ground| self.reason(grade, ground, |_| false);
        let unverifiable = |says| matches!(says, Says::UnverifiableCard | Says::HandIntoDeck);
        let lost =
            (lost > 0).then(|| self.reason(Grade::Irreparable, Ground::Lost(lost), unverifiable));
        let choices = (choices > 0).then(|| own(Grade::CannotTell, Ground::Choices(choices)));
        let undescribed =
            (undescribed > 0).then(|| own(Grade::CannotTell, Ground::Undescribed(undescribed)));
        [lost, choices, undescribed].into_iter().flatten().collect()
    }

    fn of_lessons(&self) -> Vec<Reason> {
        let informs = |says| matches!(says, Says::Information(_));
        let mut reasons = Vec::new();
        for seat in Seat::BOTH {
            let count = |is: fn(Weight) -> bool| {
                let of_seat = self.lessons[seat].iter();
                of_seat.filter(|lesson| is(lesson.weight)).count()
            };
            let heavy = count(|w| w == Weight::Heavy);
            let drawn = count(|w| matches!(w, Weight::Drawn { .. }));
            let light = count(|w| w == Weight::Light);
            let searched = count(|w| w == Weight::Searched);
            let claimed = count(|w| w == Weight::Claimed);
            let found = [
                (heavy, Grade::Complex, Ground::Heavy(seat, heavy)),
                (drawn, Grade::Repairable, Ground::Drawn(seat, drawn)),
                (light, Grade::Repairable, Ground::Light(seat, light)),
                (
                    searched,
                    Grade::Repairable,
                    Ground::Searched(seat, searched),
                ),
                (claimed, Grade::Repairable, Ground::Claimed(seat, claimed)),
            ];
            for (count, grade, ground) in found {
                let reason = || self.reason(grade, ground, informs);
                reasons.extend((count > 0).then(reason));
            }
        }
        reasons
    }

    fn of_chance(&self) -> Vec<Reason> {
        let lots = &self.case.cost.random;
        let outcomes = lots
            .iter()
            .filter(|lot| matches!(lot.what, Chance::Outcome { .. }))
            .count();
        let picks = self.plan.picks.len();
        let chance = (outcomes > 0).then(|| {
            let ground = Ground::Chance(outcomes);
            self.reason(Grade::Complex, ground, |says| says == Says::Chance)
        });
        let picks = (picks > 0).then(|| {
            let among = |says| says == Says::RandomAmongCandidates;
            self.reason(Grade::Complex, Ground::Picks(picks), among)
        });
        let shuffled = Seat::BOTH.into_iter().filter(|s| self.plan.shuffled[*s]);
        let shuffled = shuffled.map(|seat| {
            let part = |says| says == Says::ShuffleOnlyTheRandomPart;
            self.reason(Grade::Repairable, Ground::Shuffled(seat), part)
        });
        chance.into_iter().chain(picks).chain(shuffled).collect()
    }

    fn of_decisions(&self) -> Vec<Reason> {
        let cost = &self.case.cost;
        let many = |says| says == Says::Decisions;
        let mut reasons = Vec::new();
        if cost.turns > 0 {
            reasons.push(self.reason(Grade::Complex, Ground::Turns(cost.turns), many));
        }
        let all: u32 = cost.decisions.0.iter().sum();
        let ground = Ground::Decisions(cost.decisions);
        let clear = |says| says == Says::RepairWhatIsClear;
        let last = |says| says == Says::SimpleIsTheLastAction;
        reasons.push(match () {
            () if self.case.rest().is_empty() => {
                self.reason(Grade::Simple, Ground::Nothing, |_| false)
            }
            () if self.case.after_the_first().is_empty() => {
                self.reason(Grade::Simple, Ground::LastAction, last)
            }
            () if all > MANY => self.reason(Grade::Complex, ground, many),
            () => self.reason(Grade::Repairable, ground, clear),
        });
        reasons
    }
}
