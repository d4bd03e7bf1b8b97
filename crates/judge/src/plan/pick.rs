//! Where a card's identity is unknown: one of those it may be, picked at random by a seed that is
//! said, so that the pick can be made again by anybody.

use super::{matching::Matched, pile, track::Track};
use duel::{CardId, Passcode, Place, Seat};

/// A card picked at random.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Where a card has to go back to.
    pub to: Place,
    /// Whose cards they are.
    pub owner: Seat,
    /// The cards it may be, by their identities now, in the order of the record.
    pub candidates: Vec<CardId>,
    /// Which of them was picked, from 0.
    pub picked: usize,
    /// The faces it may have, as the registered list leaves them: with how many times each is
    /// left. Empty where no record has the list.
    pub faces: Vec<(Passcode, u8)>,
}

/// Picks for every group of cards that can't be told apart and came from more than one place.
pub(super) fn pick(track: &Track, matched: &mut Matched, seed: u64) -> Vec<Pick> {
    let mut lots = Lots(seed);
    let groups = track.groups().into_iter();
    groups
        .flat_map(|group| of_group(track, matched, &group, &mut lots))
        .collect()
}

fn of_group(track: &Track, matched: &mut Matched, group: &[usize], lots: &mut Lots) -> Vec<Pick> {
    let place = |t: usize| pile(track.then.rows[t].place);
    let most = group
        .iter()
        .max_by_key(|t| group.iter().filter(|o| place(**o) == place(**t)).count());
    let Some(most) = most.map(|t| place(*t)) else {
        return Vec::new();
    };
    let apart: Vec<usize> = group
        .iter()
        .copied()
        .filter(|t| place(*t) != most)
        .collect();
    let mut left: Vec<usize> = group.iter().map(|t| matched.from[*t]).collect();
    left.sort_unstable();
    let mut picks = Vec::new();
    for t in &apart {
        let picked = lots.below(left.len());
        picks.push(Pick {
            to: track.then.rows[*t].place,
            owner: track.then.rows[*t].owner,
            candidates: left.iter().map(|n| track.now.rows[*n].id).collect(),
            picked,
            faces: faces(track, &left),
        });
        matched.from[*t] = left.remove(picked);
    }
    fill(track, matched, group, &apart, left);
    picks
}

/// The others: each stays what it is where that is still free.
fn fill(
    track: &Track,
    matched: &mut Matched,
    group: &[usize],
    apart: &[usize],
    mut left: Vec<usize>,
) {
    let mut rest: Vec<usize> = group
        .iter()
        .copied()
        .filter(|t| !apart.contains(t))
        .collect();
    let same = |t: usize, n: usize| pile(track.then.rows[t].place) == pile(track.now.rows[n].place);
    let fits: [&dyn Fn(usize, usize) -> bool; 3] =
        [&|t, n| t == n && same(t, n), &same, &|_, _| true];
    for fit in fits {
        rest.retain(|t| {
            let at = left.iter().position(|n| fit(*t, *n));
            if let Some(at) = at {
                matched.from[*t] = left.remove(at);
            }
            at.is_none()
        });
    }
}

/// What the candidates may be.
fn faces(track: &Track, candidates: &[usize]) -> Vec<(Passcode, u8)> {
    let rows = candidates.iter().map(|n| &track.now.rows[*n]);
    let known = rows.clone().filter_map(|row| row.face);
    let owner = rows.clone().find(|row| row.pooled).map(|row| row.owner);
    let pool = owner.map(|owner| track.now.pool[owner].clone());
    let mut all: Vec<Passcode> = known.chain(pool.unwrap_or_default()).collect();
    all.sort_unstable();
    let mut counted: Vec<(Passcode, u8)> = Vec::new();
    for face in all {
        match counted.last_mut() {
            Some((last, count)) if *last == face => *count = count.saturating_add(1),
            _ => counted.push((face, 1)),
        }
    }
    counted
}

/// Numbers that look random and follow from a seed: SplitMix64.
struct Lots(u64);

impl Lots {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below this one, each as likely as the others.
    fn below(&mut self, count: usize) -> usize {
        let count = count.max(1) as u64;
        let most = u64::MAX - u64::MAX % count;
        loop {
            let number = self.next();
            if number < most {
                return (number % count) as usize;
            }
        }
    }
}
