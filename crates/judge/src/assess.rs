//! What going back to a record would cost: the facts first, then what nobody knows, the grade last.
//!
//! The grade is what a published policy, held as data, makes of the facts; every reason names the
//! criterion it comes from, or says that it is this tool's own. The thresholds below are the tool's
//! own too. Nothing here accuses and nothing names a penalty.

mod facts;
mod grade;
mod lessons;
mod ways;

pub use facts::{Conduct, Important, Unknown};
pub use grade::{Grade, Ground, Reason};
pub use lessons::{Lesson, Weight};
pub use ways::Way;

use crate::{Cost, FoldError, Note, Plan, noted, walk};
use duel::{BySeat, Passcode, Position, Seat};
use rules::{
    Catalogue,
    policy::{Criterion, Policy, Says},
};
use timeline::History;

/// Who asks for the duel to be taken back, and what for, as far as that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// Who asks. Without it: the seat that wasn't asked at that point.
    pub by: Option<Seat>,
    /// The card the request names.
    pub names: Option<Passcode>,
}

/// What going back would cost, held against a policy. For a judge alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessment {
    /// The record to stand at.
    pub to: u32,
    /// The line the record lies on.
    pub line: u32,
    /// The line whose end the plan starts from: the cards as they lie on the table.
    pub table: u32,
    /// The id of the policy.
    pub policy: String,
    /// What happened since, in numbers and lists.
    pub cost: Cost,
    /// What each seat has learned since, the weightiest first.
    pub lessons: BySeat<Vec<Lesson>>,
    /// The normal draw of the turn, where it lies before the point: it stays.
    pub kept_draw: Option<u32>,
    /// When time was called since.
    pub time_called: Option<u32>,
    /// Important decisions after the first action: activations, summons, sets, attacks, ends of
    /// turns. What counts as important no document says; these are what the tool counts.
    pub important: Vec<Important>,
    /// The seat that wasn't asked at that point.
    pub skipped: Option<Seat>,
    /// What nobody can say.
    pub unknown: Vec<Unknown>,
    /// What the desk has written about the point and what came after it.
    pub notes: Vec<Note>,
    /// Facts about conduct.
    pub conduct: Vec<Conduct>,
    /// What the policy makes of it.
    pub grade: Grade,
    /// Why: those of the grade first.
    pub reasons: Vec<Reason>,
    /// What the policy asks for besides.
    pub procedure: Vec<Criterion>,
    /// What could be done instead, and what comes of it.
    pub ways: Vec<Way>,
    /// How it would be done at the table.
    pub plan: Plan,
}

/// What everything is worked out from.
struct Case<'a> {
    history: &'a History,
    cards: &'a Catalogue,
    policy: &'a Policy,
    line: u32,
    /// The line from its first record.
    path: Vec<u32>,
    /// The record to stand at.
    base: u32,
    then: Position,
    now: Position,
    cost: Cost,
    /// Whether a seat's deck lies as it lay, once the plan is carried out.
    same_deck: BySeat<bool>,
}

impl Case<'_> {
    /// The records since.
    fn rest(&self) -> &[u32] {
        walk::after(&self.path, self.base)
    }

    /// The records after the first thing said since: what came of the disputed action itself is no
    /// decision taken after it.
    fn after_the_first(&self) -> &[u32] {
        let rest = self.rest();
        let batch = |n: &u32| self.history.record(*n).map(|record| record.batch);
        let first = rest.first().and_then(batch);
        let at = rest.iter().position(|n| batch(n) != first);
        at.map_or(&[], |at| &rest[at..])
    }
}

/// Says what going back to a record would cost, seen from a line: the plan starts where that ends.
/// A record that isn't on it is held against the line it is on.
///
/// For a judge alone: it names what the seats hold. `seed` decides where a card has to be picked
/// at random.
///
/// # Errors
/// [`FoldError`] when the line has no such record, or can't be folded.
pub fn assess(
    history: &History,
    cards: &Catalogue,
    (line, to): (u32, u32),
    policy: &Policy,
    request: Request,
    seed: u64,
) -> Result<Assessment, FoldError> {
    let (table, line) = (line, history.line_with(to, line));
    let plan = Plan::of(history, table, to, seed)?;
    let now = match table == line {
        true => plan.now.clone(),
        false => history.position_at(history.line(line).map_or(to, |line| line.tip))?,
    };
    let case = Case {
        history,
        cards,
        policy,
        line,
        path: history.path_of(line),
        base: history.base(to).unwrap_or(0),
        then: plan.then.clone(),
        now,
        cost: Cost::since(history, line, to)?,
        same_deck: BySeat(Seat::BOTH.map(|seat| plan.keeps_deck(seat))),
    };
    let lessons = lessons::lessons(&case)?;
    let skipped = facts::skipped(&case);
    let important = facts::important(&case);
    let unknown = facts::unknown(&case, &plan);
    let reasons = grade::Facts {
        case: &case,
        lessons: &lessons,
        important: &important,
        unknown: &unknown,
        skipped,
        plan: &plan,
    }
    .reasons();
    Ok(Assessment {
        to,
        line,
        table,
        policy: policy.id.clone(),
        kept_draw: facts::kept_draw(&case),
        time_called: facts::time_called(&case),
        conduct: facts::conduct(&case, &lessons, request.by.or(skipped), request.names),
        grade: reasons.first().map_or(Grade::Simple, |r| r.grade),
        notes: notes(&case, to),
        procedure: procedure(policy, &reasons),
        ways: ways::ways(&case, &lessons)?,
        cost: case.cost,
        lessons,
        important,
        skipped,
        unknown,
        reasons,
        plan,
    })
}

/// What the desk has written about the point, the window it lies in, and what came after it.
fn notes(case: &Case<'_>, to: u32) -> Vec<Note> {
    let window = noted::around(case.history, &case.path, case.base);
    let since = |record: u32| {
        let base = case.history.base(record);
        record == to || base.is_some_and(|base| base > case.base || window.contains(&base))
    };
    noted::notes(case.history, case.line, since)
}

/// What a policy asks for whatever the facts are.
fn procedure(policy: &Policy, reasons: &[Reason]) -> Vec<Criterion> {
    let of_procedure = |says: Says| {
        matches!(
            says,
            Says::Authorised(_)
                | Says::Reach(_)
                | Says::BothHeard
                | Says::FactsFirst
                | Says::LastResort
                | Says::PartialFirst
                | Says::NotADecision
                | Says::RepairWhatIsClear
                | Says::SkippedQuestionIsAsked
                | Says::EveryActionReversed
                | Says::TimeLostAtMostWhatWasLeft
                | Says::CallLongerThanMinutes(_)
                | Says::MinutesATurn(_)
                | Says::AppealAfterTheRuling
                | Says::HeadJudgeFinal
        )
    };
    let criteria = policy.criteria.iter();
    let used = |c: &Criterion| reasons.iter().any(|r| r.criterion.as_ref() == Some(c));
    let rest = criteria.filter(|c| of_procedure(c.says) && !used(c));
    rest.cloned().collect()
}
