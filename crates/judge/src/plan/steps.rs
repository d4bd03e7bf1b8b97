//! What has to be done with the cards to come from one position to an earlier one.

use super::{each, matching::Matched, pile, row_of, track::Track};
use duel::{BySeat, CardId, Event, Passcode, Place, Position, Posture, Row, Seat, Word, Zone};

/// Something to do with the cards. All steps of a list are seen from the position they start at:
/// its moves happen at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A card goes back. In a pile `to` carries its rank from the bottom, once all are back.
    Move {
        /// The card.
        card: CardId,
        /// Its face, where one is known. Where `look` is set, the face to look for.
        face: Option<Passcode>,
        /// Where it is.
        from: Place,
        /// Where it goes.
        to: Place,
        /// How it lies there.
        posture: Posture,
        /// It has to be looked for in that pile by its face: nobody knows where in it it lies.
        look: bool,
    },
    /// A card is turned where it lies.
    Turn {
        /// The card.
        card: CardId,
        /// Where it lies.
        place: Place,
        /// How it is to lie.
        to: Posture,
    },
    /// A card belongs to a monster again, or to none.
    Attach {
        /// The card.
        card: CardId,
        /// The monster.
        to: Option<CardId>,
    },
    /// A card gets as many counters again.
    Counters {
        /// The card.
        card: CardId,
        /// Which counters.
        counter: Word,
        /// How many there are.
        from: u16,
        /// How many there are to be.
        to: u16,
    },
    /// A token leaves that wasn't there.
    Remove {
        /// The token.
        card: CardId,
        /// Where it is.
        from: Place,
    },
    /// Life points.
    Lp {
        /// Whose.
        seat: Seat,
        /// As they are.
        from: u32,
        /// As they are to be.
        to: u32,
    },
    /// A deck is shuffled: it had been shuffled since. Cards with a known place are put there again.
    Shuffle {
        /// Whose.
        seat: Seat,
        /// Cards whose place in it was known.
        keeps: Vec<Kept>,
    },
}

/// A card whose place in a deck was known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The card, by its identity now.
    pub card: CardId,
    /// Its face.
    pub face: Passcode,
    /// How many cards lie above it.
    pub above: u8,
}

/// The steps from `now` back to `then`. `from` gives for each card of then the row it has now;
/// a deck that isn't `ordered` is as good in any order.
pub(super) fn between(
    then: &Position,
    now: &Position,
    from: &[usize],
    ordered: BySeat<bool>,
) -> Vec<Step> {
    let two = Two {
        then,
        now,
        from,
        moved: moved(then, now, from, ordered),
    };
    let mut steps = two.tokens();
    for t in 0..from.len() {
        steps.extend(two.place(t));
    }
    for t in 0..from.len() {
        steps.extend(two.attachment(t));
        steps.extend(two.counters(t));
    }
    let lp = each(|seat| (seat, now.lp[seat], then.lp[seat]));
    let lp = lp.into_iter().filter(|(_, from, to)| from != to);
    steps.extend(lp.map(|(seat, from, to)| Step::Lp { seat, from, to }));
    steps
}

/// Two positions and which card of one is which of the other.
struct Two<'p> {
    then: &'p Position,
    now: &'p Position,
    from: &'p [usize],
    moved: Vec<bool>,
}

impl Two<'_> {
    fn rows(&self, t: usize) -> (&Row, &Row) {
        (&self.then.rows[t], &self.now.rows[self.from[t]])
    }

    /// Tokens that didn't exist.
    fn tokens(&self) -> Vec<Step> {
        let new = self.now.rows.iter().skip(self.then.rows.len());
        let there = new.filter(|row| row.place.zone != Zone::Gone);
        there
            .map(|row| Step::Remove {
                card: row.id,
                from: row.place,
            })
            .collect()
    }

    fn place(&self, t: usize) -> Option<Step> {
        let (then, now) = self.rows(t);
        if self.moved[t] {
            return Some(Step::Move {
                card: now.id,
                face: now.face.or(then.face),
                from: now.place,
                to: then.place,
                posture: then.posture,
                look: false,
            });
        }
        (then.posture != now.posture).then_some(Step::Turn {
            card: now.id,
            place: now.place,
            to: then.posture,
        })
    }

    fn attachment(&self, t: usize) -> Option<Step> {
        let (then, now) = self.rows(t);
        let wanted = then.attached.and_then(|id| row_of(self.then, id));
        let wanted = wanted.map(|bearer| self.from.get(bearer).copied());
        let is = now.attached.filter(|_| !self.leaves_zone(t));
        let is = is.and_then(|id| row_of(self.now, id)).map(Some);
        let id = |row: Option<usize>| row.map(|row| self.now.rows[row].id);
        (wanted != is).then(|| Step::Attach {
            card: now.id,
            to: wanted.and_then(id),
        })
    }

    /// Whether a card goes to a zone of another kind: what was attached to it or put on it is gone.
    fn leaves_zone(&self, t: usize) -> bool {
        let (then, now) = self.rows(t);
        then.place.zone != now.place.zone
    }

    fn counters(&self, t: usize) -> Vec<Step> {
        let (then, now) = self.rows(t);
        let count = |position: &Position, card: CardId, word: Word| {
            let mut all = position.counters.iter();
            let found = all.find(|(id, kind, _)| (*id, *kind) == (card, word));
            found.map_or(0, |(.., count)| *count)
        };
        let on = |position: &Position, card: CardId| {
            let all = position.counters.iter().copied();
            all.filter(move |(id, ..)| *id == card).collect::<Vec<_>>()
        };
        let mut words: Vec<Word> = on(self.then, then.id)
            .into_iter()
            .chain(on(self.now, now.id))
            .map(|(_, word, _)| word)
            .collect();
        words.dedup();
        let steps = words.into_iter().filter_map(|counter| {
            let to = count(self.then, then.id, counter);
            let from = match self.leaves_zone(t) {
                true => 0,
                false => count(self.now, now.id, counter),
            };
            let card = now.id;
            (from != to).then_some(Step::Counters {
                card,
                counter,
                from,
                to,
            })
        });
        steps.collect()
    }
}

/// Which cards of then lie elsewhere now, or at another rank of a pile whose order counts.
fn moved(then: &Position, now: &Position, from: &[usize], ordered: BySeat<bool>) -> Vec<bool> {
    let mut moved: Vec<bool> = from
        .iter()
        .enumerate()
        .map(|(t, n)| pile(then.rows[t].place) != pile(now.rows[*n].place))
        .collect();
    for seat in Seat::BOTH {
        let deck = ordered[seat].then_some(Zone::Deck);
        for zone in deck.into_iter().chain([Zone::Graveyard]) {
            let place = Place::pile(seat, zone);
            let mut stays: Vec<usize> = (0..from.len())
                .filter(|t| !moved[*t] && pile(then.rows[*t].place) == place)
                .collect();
            stays.sort_by_key(|t| then.rows[*t].place.slot);
            let ranks: Vec<u8> = stays
                .iter()
                .map(|t| now.rows[from[*t]].place.slot)
                .collect();
            for (at, in_order) in longest_rise(&ranks).into_iter().enumerate() {
                moved[stays[at]] |= !in_order;
            }
        }
    }
    moved
}

/// Which of the numbers are in a longest rising row of them.
fn longest_rise(numbers: &[u8]) -> Vec<bool> {
    if numbers.is_sorted() {
        return vec![true; numbers.len()];
    }
    let mut best: Vec<(usize, Option<usize>)> = Vec::new();
    for (at, number) in numbers.iter().enumerate() {
        let before = (0..at).filter(|other| numbers[*other] < *number);
        let before = before.max_by_key(|other| best[*other].0);
        best.push((before.map_or(1, |b| best[b].0 + 1), before));
    }
    let mut chosen = vec![false; numbers.len()];
    let mut at = (0..numbers.len()).max_by_key(|at| best[*at].0);
    while let Some(this) = at {
        chosen[this] = true;
        at = best[this].1;
    }
    chosen
}

/// Marks the moves whose card has to be looked for by its face.
pub(super) fn name_found(steps: &mut [Step], track: &Track, matched: &Matched) {
    for (t, wanted) in &matched.found {
        let id = track.now.rows[matched.from[*t]].id;
        for step in steps.iter_mut() {
            if let Step::Move {
                card, face, look, ..
            } = step
                && *card == id
            {
                *face = Some(*wanted);
                *look = true;
            }
        }
    }
}

/// The decks that were shuffled since are shuffled again.
pub(super) fn shuffles(track: &Track, matched: &Matched) -> Vec<Step> {
    let seats = Seat::BOTH.into_iter().filter(|seat| track.shuffled[*seat]);
    seats
        .map(|seat| {
            let keeps = keeps(track, matched, seat);
            Step::Shuffle { seat, keeps }
        })
        .collect()
}

/// The cards whose place in the deck was known then, the top one first.
fn keeps(track: &Track, matched: &Matched, seat: Seat) -> Vec<Kept> {
    let count = track.then.count(seat, Zone::Deck);
    let rows = track.then.rows.iter().enumerate();
    let mut keeps: Vec<Kept> = rows
        .filter(|(_, row)| (row.place.seat, row.place.zone) == (seat, Zone::Deck))
        .filter_map(|(t, row)| {
            Some(Kept {
                card: track.now.rows[matched.from[t]].id,
                face: row.face.filter(|_| row.known_to != 0)?,
                above: count.saturating_sub(row.place.slot + 1),
            })
        })
        .collect();
    keeps.sort_by_key(|kept| kept.above);
    keeps
}

/// A shuffle taken back in the strict order.
pub(super) fn of_shuffle(event: &Event) -> Option<Step> {
    let Event::Shuffled { seat } = event else {
        return None;
    };
    let (seat, keeps) = (*seat, Vec::new());
    Some(Step::Shuffle { seat, keeps })
}
