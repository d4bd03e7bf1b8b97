//! What a summon takes: which sets of cards are valid materials or tributes (SUMMON-MATERIAL,
//! SUMMON-TRIBUTE).
//!
//! A [`Recipe`] says what may be used and what all of it together must be. The same recipe answers
//! whether there is a valid set at all, whether one that was chosen is valid, and which there are.

use crate::Truth;
use crate::game::{Found, Game};
use crate::zones::Ground;
use alloc::vec::Vec;
use duel::{CardId, Place, Row, Seat};
use smallvec::SmallVec;

/// How many sets are tried at most to find valid ones. Fields are small: only an effect that takes
/// its materials from whole piles comes near it, and is then answered "unknown".
const MOST_TRIES: u32 = 40_000;
/// What a card counts for whose face the record doesn't know: any level there is.
const ANY_WORTH: u64 = 0x1FFE;

/// What the materials of a summon must be together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Total {
    /// Anything.
    Any,
    /// Their levels, or what they count for, add up to this.
    Exactly(u8),
    /// They have the same level.
    Equal,
    /// Their levels add up to at least this, and none of them is more than it takes.
    AtLeast(u8),
}

/// Where what is summoned must find a zone once the materials have left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Room {
    /// One zone of this kind for the monster.
    One(Ground),
    /// A zone for each of the chosen cards: they are what is summoned.
    Each,
    /// Nowhere in particular.
    Anywhere,
}

/// A card that may be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) card: CardId,
    /// The parts it fits, one bit for each.
    pub(crate) fits: u32,
    /// The parts it may fit, as far as the record knows.
    pub(crate) may_fit: u32,
    /// What it can count for, one bit for each number.
    pub(crate) worth: u64,
}

/// What a summon takes.
#[derive(Clone, Debug)]
pub(crate) struct Recipe<'a> {
    pub(crate) game: Game<'a>,
    pub(crate) seat: Seat,
    /// How many at least and at most belong to each part.
    pub(crate) parts: SmallVec<[(u8, u8); 4]>,
    pub(crate) total: Total,
    pub(crate) room: Room,
    pub(crate) candidates: Vec<Candidate>,
    /// Not everybody sees what there is to choose from.
    pub(crate) hidden: bool,
    /// What is said is taken as it is: the action breaks a rule anyway.
    pub(crate) lenient: bool,
}

impl Candidate {
    /// A candidate for the first part.
    pub(crate) const fn plain(card: CardId, sure: bool) -> Self {
        Self {
            card,
            fits: if sure { 1 } else { 0 },
            may_fit: 1,
            worth: 1,
        }
    }

    /// Whether the record knows enough of it.
    const fn sure(&self) -> bool {
        self.fits != 0 && self.worth != ANY_WORTH
    }
}

impl<'a> Recipe<'a> {
    /// How many cards it takes, at least and at most.
    pub(crate) fn range(&self) -> (u8, u8) {
        let add = |(least, most): (u8, u8), part: &(u8, u8)| {
            (least.saturating_add(part.0), most.saturating_add(part.1))
        };
        self.parts.iter().fold((0, 0), add)
    }

    /// The cards that may be used.
    pub(crate) fn found(&self) -> Found {
        let (sure, perhaps): (Vec<_>, Vec<_>) = self.candidates.iter().partition(|c| c.sure());
        let cards = |of: Vec<Candidate>| of.iter().map(|candidate| candidate.card).collect();
        Found {
            sure: cards(sure),
            perhaps: cards(perhaps),
        }
    }

    /// The same, wherever what is summoned could stand.
    pub(crate) fn anywhere(self) -> Self {
        Self {
            room: Room::Anywhere,
            ..self
        }
    }

    /// Whether these cards are a valid set.
    pub(crate) fn valid(&self, cards: &[CardId]) -> Truth {
        let set: Option<Vec<Candidate>> = cards.iter().map(|card| self.candidate(*card)).collect();
        match set {
            Some(_) if self.lenient => Truth::Yes,
            Some(set) => self.judge(&set),
            None => Truth::No,
        }
    }

    fn candidate(&self, card: CardId) -> Option<Candidate> {
        self.candidates.iter().find(|c| c.card == card).copied()
    }

    fn judge(&self, set: &[Candidate]) -> Truth {
        let (least, most) = self.range();
        Truth::of((usize::from(least)..=usize::from(most)).contains(&set.len()))
            .and(|| self.belongs(set))
            .and(|| self.adds_up(set))
            .and(|| Truth::of(self.finds_room(set)))
    }

    /// Every card belongs to one part, and every part has its number.
    fn belongs(&self, set: &[Candidate]) -> Truth {
        let mut counts: SmallVec<[u8; 4]> = self.parts.iter().map(|_| 0).collect();
        if self.shares(set, &mut counts, |c| c.fits) {
            return Truth::Yes;
        }
        counts.iter_mut().for_each(|count| *count = 0);
        if self.shares(set, &mut counts, |c| c.may_fit) {
            Truth::Unknown
        } else {
            Truth::No
        }
    }

    fn shares(&self, set: &[Candidate], counts: &mut [u8], fits: fn(&Candidate) -> u32) -> bool {
        let Some((first, rest)) = set.split_first() else {
            return self
                .parts
                .iter()
                .zip(&*counts)
                .all(|(part, count)| part.0 <= *count);
        };
        (0..self.parts.len()).any(|part| {
            if fits(first) & (1 << part) == 0 || counts[part] >= self.parts[part].1 {
                return false;
            }
            counts[part] += 1;
            let shared = self.shares(rest, counts, fits);
            counts[part] -= 1;
            shared
        })
    }

    /// What all of them together must be.
    fn adds_up(&self, set: &[Candidate]) -> Truth {
        let holds = match self.total {
            Total::Any => return Truth::Yes,
            Total::Exactly(sum) => reachable(set) & (1 << sum.min(63)) != 0,
            Total::Equal => set.iter().fold(u64::MAX, |all, c| all & c.worth) != 0,
            Total::AtLeast(sum) => is_enough_and_no_more(set, u32::from(sum)),
        };
        match (holds, set.iter().all(Candidate::sure)) {
            (true, true) => Truth::Yes,
            (true, false) => Truth::Unknown,
            (false, _) => Truth::No,
        }
    }

    fn finds_room(&self, set: &[Candidate]) -> bool {
        let cards: SmallVec<[CardId; 8]> = set.iter().map(|c| c.card).collect();
        match self.room {
            Room::Anywhere => true,
            Room::One(ground) => {
                let zones = self.game.zones_for(self.seat, ground, &cards, &[]);
                zones.into_iter().next().is_some()
            }
            Room::Each => self.game.places_for_all(self.seat, &cards).is_some(),
        }
    }

    /// Whether there is a valid set.
    pub(crate) fn possible(&self) -> Truth {
        if self.lenient {
            return Truth::Yes;
        }
        let mut tries = MOST_TRIES;
        let mut found = Truth::No;
        self.search(&mut tries, &mut |set| {
            found = found.or(|| self.judge(set));
            found != Truth::Yes
        });
        if tries == 0 {
            found.or(|| Truth::Unknown)
        } else {
            found
        }
    }

    /// Valid sets of cards that the record knows, smallest first, so many at most.
    pub(crate) fn sets(&self, most: usize) -> Vec<Vec<CardId>> {
        let mut sets = Vec::new();
        self.search(&mut { MOST_TRIES }, &mut |set| {
            if set.iter().all(Candidate::sure) && (self.lenient || self.judge(set) == Truth::Yes) {
                sets.push(set.iter().map(|c| c.card).collect());
            }
            sets.len() < most
        });
        sets
    }

    /// The one valid set, where there is only one and everybody can see that.
    pub(crate) fn only_set(&self) -> Option<Vec<CardId>> {
        if self.hidden || self.candidates.iter().any(|c| !c.sure()) {
            return None;
        }
        let mut sets = self.sets(2);
        if sets.len() == 1 { sets.pop() } else { None }
    }

    /// Shows sets of the right size, smallest first, until the visitor has seen enough.
    fn search(&self, tries: &mut u32, visit: &mut dyn FnMut(&[Candidate]) -> bool) {
        let (least, most) = self.range();
        let most = usize::from(most).min(self.candidates.len());
        for size in usize::from(least)..=most {
            if !self.choose(0, size, &mut Vec::new(), tries, visit) {
                return;
            }
        }
    }

    /// Shows the sets of this size that go on from a beginning; false once it was enough.
    fn choose(
        &self,
        from: usize,
        size: usize,
        set: &mut Vec<Candidate>,
        tries: &mut u32,
        visit: &mut dyn FnMut(&[Candidate]) -> bool,
    ) -> bool {
        *tries = tries.saturating_sub(1);
        if *tries == 0 {
            return false;
        }
        if size == set.len() {
            return visit(set);
        }
        let last = self.candidates.len() + set.len() + 1 - size;
        for next in from..last {
            set.push(self.candidates[next]);
            let on = self.choose(next + 1, size, set, tries, visit);
            set.pop();
            if !on {
                return false;
            }
        }
        true
    }
}

/// The numbers a set can add up to, one bit for each.
fn reachable(set: &[Candidate]) -> u64 {
    set.iter().fold(1, |sums, candidate| {
        (0..16)
            .filter(|worth| candidate.worth & (1 << worth) != 0)
            .fold(0, |all, worth| all | sums << worth)
    })
}

/// For a Ritual Summon: the levels reach the number, and would not without any one of them.
fn is_enough_and_no_more(set: &[Candidate], sum: u32) -> bool {
    let level = |candidate: &Candidate| candidate.worth.trailing_zeros();
    let known = set.iter().filter(|c| c.worth != ANY_WORTH);
    let unknown = set.iter().any(|c| c.worth == ANY_WORTH);
    let levels: SmallVec<[u32; 8]> = known.map(level).collect();
    let all: u32 = levels.iter().sum();
    if unknown {
        return all < sum;
    }
    all >= sum && levels.iter().all(|level| all - level < sum)
}

impl<'a> Game<'a> {
    /// A recipe of one part with these numbers.
    pub(crate) fn recipe(&self, seat: Seat, part: (u8, u8), room: Room) -> Recipe<'a> {
        Recipe {
            game: *self,
            seat,
            parts: core::iter::once(part).collect(),
            total: Total::Any,
            room,
            candidates: Vec::new(),
            hidden: false,
            lenient: false,
        }
    }

    /// What can be chosen where an action breaks a rule anyway: any monsters of one's own.
    pub(crate) fn any_monsters(&self, seat: Seat, part: (u8, u8)) -> Recipe<'a> {
        let own = self.monsters(seat);
        Recipe {
            candidates: own
                .iter()
                .map(|row| Candidate::plain(row.id, true))
                .collect(),
            lenient: true,
            ..self.recipe(seat, part, Room::Anywhere)
        }
    }

    /// Where each of several monsters would stand that come at once, in the order of the cards:
    /// first those that are bound to certain zones.
    pub(crate) fn places_for_all(
        &self,
        seat: Seat,
        cards: &[CardId],
    ) -> Option<Vec<(CardId, Place)>> {
        let mut rows: Vec<(Ground, &Row)> = Vec::new();
        for card in cards {
            let row = self.p.card(*card)?;
            rows.push((self.ground(row, self.cards.of(row)), row));
        }
        rows.sort_by_key(|(ground, _)| *ground != Ground::ExtraOrPointed);
        let mut taken: Vec<Place> = Vec::new();
        let mut places = Vec::new();
        for (ground, row) in rows {
            let place = self.zones_for(seat, ground, &[], &taken).next()?;
            taken.push(place);
            places.push((row.id, place));
        }
        Some(places)
    }
}

/// What a card counts for with a level it has, or with any.
pub(crate) fn worth(level: Option<i32>, known: bool) -> u64 {
    match level.and_then(|level| u32::try_from(level).ok()) {
        Some(level) if level < 16 => 1 << level,
        Some(_) => 0,
        None if known => 0,
        None => ANY_WORTH,
    }
}
