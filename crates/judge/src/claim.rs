//! A claim: "I would have used that card then".
//!
//! [`claim`] answers it question by question: was the seat owed a window there, was it asked, did
//! it hold the card then, could it legally have used it, which was the last moment for it, what
//! would going back take away. What has happened since is listed beside it as bare facts: whether
//! a claim is honest is nobody's to compute.

mod near;

pub use near::Soon;

use crate::claimed::{Card, NotHeld, conditions};
use crate::ledger::{Entry, Given, Owed, path, windows};
use crate::since::Since;
use crate::{Cost, FoldError, Held, Note, due, noted, walk};
use duel::{Asker, Because, Passcode, Phase, Place, Seat, Step, WindowKind};
use rules::{Catalogue, Check, Truth};
use timeline::History;

/// How many other moments an answer names at most; as many besides of those that came later, and the
/// last one.
const ELSEWHERE: usize = 3;

/// What a player says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// Who.
    pub by: Seat,
    /// The card that would have been used.
    pub card: Passcode,
    /// Cards the claim names beside it: what would have been declared or targeted.
    pub naming: Vec<Passcode>,
    /// The record the claim is about; `None` when it names no moment.
    pub when: Option<u32>,
}

/// The answer to a claim. For a judge alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// What was claimed.
    pub claimed: Claimed,
    /// The moment it is judged by: the one it names, or the likeliest. `None` when the seat was
    /// owed no window there.
    pub moment: Option<Moment>,
    /// The window in which it can be used as soon as the one that is open has been passed: nothing has
    /// to be taken back for it. Only looked for where the claim names no moment; where the likeliest one
    /// is another occasion of the same kind, there is no `moment` beside it.
    pub soon: Option<Soon>,
    /// The other seat had to activate the card and it was left out: the record to go back to.
    pub others: Option<u32>,
    /// How many moments the record doesn't tell apart from the one the claim is judged by, that one
    /// among them: not asked in the same way, and as far legal.
    pub alike: usize,
    /// The last moment for it: after that the duel went on with another action.
    pub last: Option<Moment>,
    /// False where the claim names a record that lies in no window the seat was owed: the moment is
    /// the likeliest one after it, up to the next action.
    pub within: bool,
    /// How many windows the seat was owed in all.
    pub windows: usize,
    /// In how many of them it could have been used.
    pub moments: usize,
    /// In how many moments after that action it could have been used as well.
    pub later: usize,
    /// Other moments in which the card could have been used, those the seat wasn't asked in first,
    /// then the nearest to the end; after them the next ones that came later.
    pub elsewhere: Vec<Moment>,
    /// How many moments more there are in which it could have been used.
    pub more: usize,
    /// What going back to the moment would take away.
    pub cost: Option<Cost>,
    /// What has happened since the moment that bears on the claim.
    pub since: Option<Since>,
}

/// A window as the claim sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The window's number.
    pub window: u32,
    /// What it was for.
    pub kind: WindowKind,
    /// Why it opened.
    pub because: Because,
    /// The turn it was in.
    pub turn: u16,
    /// The phase it was in.
    pub phase: Phase,
    /// The step of the battle phase it was in.
    pub step: Option<Step>,
    /// The record that opened it.
    pub opened: u32,
    /// The record that says it was asked aloud, and who asked.
    pub asked: Option<(u32, Asker)>,
    /// The answer the record has for the seat.
    pub given: Given,
    /// The record of that answer.
    pub at: Option<u32>,
    /// The record to go back to: there it is the seat's turn to answer.
    pub go_back_to: u32,
    /// Whether the seat held the card.
    pub held: Held,
    /// Why not, where it was there or may have been all the same.
    pub not_held: Option<NotHeld>,
    /// Where, if the record can say.
    pub place: Option<Place>,
    /// The later record that tells that it was this card, where the record didn't know it then.
    pub known_since: Option<u32>,
    /// Which effect of the card fits best.
    pub effect: u8,
    /// The card had to be activated there: passing was no answer.
    pub had_to: bool,
    /// The window is open on the line that goes on: the seat may still answer.
    pub open: bool,
    /// What the desk has written about the window since.
    pub notes: Vec<Note>,
    /// Every condition of using it there, those that fail first.
    pub conditions: Vec<Check>,
}

/// Whether a claim stands, as far as the record can say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stands {
    /// There is nothing to go back for: the window is still open, and the card may be used.
    Open,
    /// It was owed, not asked, held and legal.
    Yes,
    /// The record can't tell.
    CannotTell,
    /// It doesn't.
    No,
}

impl Moment {
    /// Whether using the card there was legal: no condition fails. `Unknown` where the record
    /// doesn't know a card it would take to say.
    #[must_use]
    pub fn legal(&self) -> Truth {
        let says = |truth| self.conditions.iter().any(|check| check.truth == truth);
        match () {
            () if self.conditions.is_empty() || says(Truth::No) => Truth::No,
            () if says(Truth::Unknown) => Truth::Unknown,
            () => Truth::Yes,
        }
    }

    /// Whether the seat was not asked: `Unknown` where the recording doesn't mention it. Where the
    /// card had to be activated, no pass of the seat's is an answer.
    #[must_use]
    pub const fn not_asked(&self) -> Truth {
        match self.given {
            Given::Passed { .. } if self.had_to => Truth::Yes,
            Given::NotAsked => Truth::Yes,
            Given::Passed {
                mentioned: false, ..
            } => Truth::Unknown,
            _ => Truth::No,
        }
    }

    /// Whether the claim stands there.
    #[must_use]
    pub fn stands(&self) -> Stands {
        let held = match self.held {
            Held::Yes => Truth::Yes,
            Held::Possible => Truth::Unknown,
            Held::No => Truth::No,
        };
        let all = [self.not_asked(), held, self.legal()];
        match () {
            () if self.open && self.usable() => Stands::Open,
            () if all.contains(&Truth::No) => Stands::No,
            () if all.contains(&Truth::Unknown) => Stands::CannotTell,
            () => Stands::Yes,
        }
    }

    fn usable(&self) -> bool {
        self.held != Held::No && self.legal() != Truth::No
    }

    /// What tells it apart from the others: not asked before asked, what can be used before what can't.
    fn merit(&self) -> (bool, u8, Stands) {
        let asked = match self.not_asked() {
            _ if self.open && self.usable() => 0,
            Truth::Yes => 0,
            Truth::Unknown => 1,
            Truth::No => 2,
        };
        (!self.usable(), asked, self.stands())
    }

    /// The weightiest first, then the nearest to the end.
    fn rank(&self) -> ((bool, u8, Stands), std::cmp::Reverse<u32>) {
        (self.merit(), std::cmp::Reverse(self.go_back_to))
    }
}

impl Claim {
    /// Whether the claim stands.
    #[must_use]
    pub fn stands(&self) -> Stands {
        let moment = self.moment.as_ref();
        let soon = self.soon.map_or(Stands::No, |_| Stands::Open);
        moment.map_or(soon, Moment::stands)
    }
}

/// Answers a claim on a line.
///
/// For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when there is no such line or record, or the line can't be folded.
pub fn claim(
    history: &History,
    cards: &Catalogue,
    line: u32,
    claimed: Claimed,
) -> Result<Claim, FoldError> {
    let path = path(history, line)?;
    let desk = Desk {
        history,
        cards,
        path: &path,
        line,
        card: Card::new(claimed.by, claimed.card),
    };
    desk.answer(claimed)
}

/// What a claim is held against.
struct Desk<'a> {
    history: &'a History,
    cards: &'a Catalogue,
    path: &'a [u32],
    line: u32,
    card: Card,
}

impl Desk<'_> {
    fn answer(&self, claimed: Claimed) -> Result<Claim, FoldError> {
        let entries = windows(self.history, self.path)?;
        let mut all = Vec::new();
        for entry in &entries {
            all.extend(self.moment(entry)?);
        }
        let (chosen, within) = match claimed.when {
            Some(when) => {
                let base = walk::base(self.history, self.path, when)?;
                match within(&entries, &all, (when, base)) {
                    Some(one) => (Some(one), true),
                    None => (best(all.iter().filter(there(&entries, base))), false),
                }
            }
            None => (
                best(all.iter().filter(|one| one.usable())).or_else(|| nearest(&all)),
                true,
            ),
        };
        let open = all.iter().any(|one| one.open && one.usable());
        let soon = match claimed.when.is_none() && !open {
            true => self.soon()?,
            false => None,
        };
        // Of two occasions of one kind the newest counts, and that one is still to come.
        let comes = |one: &Moment| soon.is_some_and(|soon| soon.because == one.because);
        let moment = chosen.filter(|one| !(comes(one) || soon.is_some() && !one.usable()));
        let moment = moment.cloned();
        let others = match all.iter().any(Moment::usable) {
            true => None,
            false => self.others(&entries)?,
        };
        let merit = moment.as_ref().map(Moment::merit);
        let same = |one: &&Moment| Some(one.merit()) == merit;
        let alike = all.iter().filter(same).count();
        let segment = moment.as_ref().map(|one| said(&entries, one));
        let mut same = all
            .iter()
            .filter(|one| Some(said(&entries, one)) == segment);
        let last = same.rfind(|one| one.usable()).cloned();
        let after = |one: &&Moment| segment.is_some_and(|this| said(&entries, one) > this);
        let moments = all.iter().filter(|one| one.usable()).count();
        let later = all.iter().filter(|one| one.usable()).filter(after).count();
        let cost = moment
            .as_ref()
            .map(|one| Cost::since(self.history, self.line, one.go_back_to));
        let since = moment
            .as_ref()
            .map(|one| Since::of(self.history, self.path, &claimed, one.go_back_to));
        let windows = all.len();
        let (elsewhere, more) = elsewhere(all, moment.as_ref());
        Ok(Claim {
            cost: cost.transpose()?,
            since: since.transpose()?,
            within,
            soon,
            others,
            alike,
            windows,
            elsewhere,
            more,
            claimed,
            moment,
            last,
            moments,
            later,
        })
    }

    /// A window as the claim sees it, if the seat was owed it.
    fn moment(&self, entry: &Entry) -> Result<Option<Moment>, FoldError> {
        let owed = entry.owed.iter().find(|owed| owed.seat == self.card.seat);
        let Some(owed) = owed else { return Ok(None) };
        let stood = owed.go_back_to.unwrap_or(entry.opened);
        let position = self.history.position_at(stood)?;
        let then = self.card.look(
            self.history,
            self.cards,
            self.path,
            self.line,
            stood,
            position,
        )?;
        let (effect, conditions) = conditions(&then, self.cards, &self.card);
        let had_to = due::left_out(entry.because, owed.given).is_some()
            && due::triggers(&then.position, owed.seat)
                .any(|trigger| self.card.is_at(&then.position, trigger.card));
        let open = owed.given == Given::Awaited && self.goes_on();
        let moment = Moment {
            had_to,
            open,
            notes: noted::notes(self.history, self.line, |record| entry.is_meant(record)),
            ..moment(entry, owed, stood)
        };
        Ok(Some(moment.with(then, effect, conditions)))
    }
}

fn moment(entry: &Entry, owed: &Owed, go_back_to: u32) -> Moment {
    Moment {
        window: entry.window,
        kind: entry.kind,
        because: entry.because,
        turn: entry.turn,
        phase: entry.phase,
        step: entry.step,
        opened: entry.opened,
        asked: owed.asked,
        given: owed.given,
        at: owed.at,
        go_back_to,
        held: Held::No,
        not_held: None,
        place: None,
        known_since: None,
        effect: 0,
        had_to: false,
        open: false,
        notes: Vec::new(),
        conditions: Vec::new(),
    }
}

impl Moment {
    fn with(self, then: crate::claimed::Then, effect: u8, conditions: Vec<Check>) -> Self {
        let not_held = then.not_held(&conditions);
        Self {
            held: match not_held {
                Some(_) => Held::No,
                None => then.held,
            },
            not_held,
            place: then.place,
            known_since: then.known_since,
            effect,
            conditions,
            ..self
        }
    }
}

/// The windows that were open at a record, or opened after it before the next action.
fn there(entries: &[Entry], when: u32) -> impl Fn(&&Moment) -> bool {
    let after = |entry: &&Entry| entry.closed.is_none_or(|closed| closed > when);
    let first = entries.iter().find(after).map(|entry| entry.said);
    let windows: Vec<u32> = entries
        .iter()
        .filter(|entry| after(entry) && Some(entry.said) == first)
        .map(|entry| entry.window)
        .collect();
    move |one| windows.contains(&one.window)
}

/// How many actions had been said before a moment.
fn said(entries: &[Entry], moment: &Moment) -> u32 {
    let entry = entries.iter().find(|entry| entry.window == moment.window);
    entry.map_or(0, |entry| entry.said)
}

fn best<'m>(moments: impl Iterator<Item = &'m Moment>) -> Option<&'m Moment> {
    moments.min_by_key(|one| one.rank())
}

/// The moment a record lies in, or is the answer of.
fn within<'m>(
    entries: &[Entry],
    all: &'m [Moment],
    (when, base): (u32, u32),
) -> Option<&'m Moment> {
    let lies = |one: &&Moment| {
        let entry = entries.iter().find(|entry| entry.window == one.window);
        let inside = entry
            .is_some_and(|entry| (entry.opened..=entry.closed.unwrap_or(u32::MAX)).contains(&base));
        inside || one.at == Some(when)
    };
    all.iter().rev().find(lies)
}

/// Where it could be used nowhere: the moment with the fewest reasons against it.
fn nearest(all: &[Moment]) -> Option<&Moment> {
    let against = |one: &Moment| {
        let failing = one
            .conditions
            .iter()
            .filter(|check| check.truth == Truth::No);
        (
            one.held == Held::No && one.not_held.is_none(),
            failing.count(),
            one.rank(),
        )
    };
    all.iter().min_by_key(|one| against(one))
}

/// The others in which the card could have been used, and how many are left out: first as they are
/// ranked, then the next ones after the one chosen, which the seat passed or acted in; the last of all
/// is among them where it comes later.
fn elsewhere(mut all: Vec<Moment>, chosen: Option<&Moment>) -> (Vec<Moment>, usize) {
    all.retain(|one| one.usable() && chosen.is_none_or(|other| other.window != one.window));
    let count = all.len();
    let is_later = |one: &&Moment| chosen.is_some_and(|other| other.go_back_to < one.go_back_to);
    let mut later: Vec<Moment> = all.iter().filter(is_later).cloned().collect();
    later.sort_by_key(|one| one.go_back_to);
    let last = later.last().cloned();
    all.sort_by_key(Moment::rank);
    all.truncate(ELSEWHERE);
    let mut named = all;
    let missing = |named: &[Moment], one: &Moment| named.iter().all(|m| m.window != one.window);
    later.retain(|one| one.not_asked() == Truth::No && missing(&named, one));
    later.truncate(ELSEWHERE);
    named.extend(later);
    named.extend(last.filter(|last| missing(&named, last)));
    let more = count - named.len();
    (named, more)
}
