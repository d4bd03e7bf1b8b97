//! What has to be done at the table, as far as everybody may know it: the cards a spectator can
//! follow go back by name; of the piles nobody sees into, only the number of cards is told.

use super::public::Public;
use duel::{CardId, Event, Passcode, Place, Position, Posture, Row, Seat, Word, Zone};

/// Something to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Put {
    /// A card goes back.
    Move {
        /// Its face, where everybody may know it.
        face: Option<Passcode>,
        /// Where it is.
        from: Place,
        /// Where it goes.
        to: Place,
        /// How it lies there.
        posture: Posture,
    },
    /// A card goes back to its hand or its deck: it left a hand that had drawn since, so only the judge
    /// can say to which, or has it picked.
    Mixed {
        /// Its face, where everybody may know it.
        face: Option<Passcode>,
        /// Where it is.
        from: Place,
        /// Whose hand it left.
        seat: Seat,
    },
    /// A card is turned where it lies.
    Turn {
        /// Its face, where everybody may know it.
        face: Option<Passcode>,
        /// How it is to lie.
        to: Posture,
    },
    /// A card belongs to a monster again (an equip card, a material), or to none.
    Attach {
        /// Its face, where everybody may know it.
        face: Option<Passcode>,
        /// The face of the monster; `None`: to none.
        to: Option<Option<Passcode>>,
    },
    /// A token leaves.
    Remove {
        /// Its face.
        face: Option<Passcode>,
        /// Where it is.
        from: Place,
    },
    /// A card has as many counters again.
    Counters {
        /// Its face.
        face: Option<Passcode>,
        /// Which.
        counter: Word,
        /// How many.
        to: u16,
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
    /// A deck is shuffled: it had been shuffled since.
    Shuffle(Seat),
    /// So many cards in a pile nobody sees into.
    Count {
        /// Whose.
        seat: Seat,
        /// Which pile.
        zone: Zone,
        /// How many there were.
        then: u8,
        /// How many there are.
        now: u8,
    },
}

/// What has to be done to come from the later position to the earlier one.
pub(super) fn steps(public: &Public) -> Vec<Put> {
    let (then, now) = (&public.then, &public.now);
    let mut steps: Vec<Put> = Vec::new();
    let here = now.rows.iter().filter(|row| followed(row));
    steps.extend(here.filter_map(|row| away(public, row)));
    let there = then.rows.iter().filter(|row| followed(row));
    steps.extend(there.filter_map(|row| back(public, row)));
    steps.extend(attached(then, now));
    steps.extend(counters(then, now));
    for seat in Seat::BOTH {
        let (from, to) = (now.lp[seat], then.lp[seat]);
        steps.extend((from != to).then_some(Put::Lp { seat, from, to }));
    }
    for seat in Seat::BOTH {
        let shuffled = |event: &Event| *event == Event::Shuffled { seat };
        let shuffled = public.since.iter().any(|seen| shuffled(&seen.event));
        steps.extend(shuffled.then_some(Put::Shuffle(seat)));
        for zone in [Zone::Hand, Zone::Deck, Zone::Extra] {
            let (then, now) = (then.count(seat, zone), now.count(seat, zone));
            let count = Put::Count {
                seat,
                zone,
                then,
                now,
            };
            let told = told(&steps, Place::pile(seat, zone), now) == i32::from(then);
            steps.extend((!told).then_some(count));
        }
    }
    steps
}

/// How many cards a pile has when the moves that are told are made.
fn told(steps: &[Put], of: Place, now: u8) -> i32 {
    let is = |place: &Place| i32::from(pile(*place) == of);
    let moved = steps.iter().map(|put| match put {
        Put::Move { from, to, .. } => is(to) - is(from),
        _ => 0,
    });
    i32::from(now) + moved.sum::<i32>()
}

/// A card everybody can tell from the others.
fn followed(row: &Row) -> bool {
    let zone = row.place.zone;
    zone != Zone::Gone && (!zone.hidden() || row.face.is_some())
}

/// What to do with a card that is there now.
fn away(public: &Public, row: &Row) -> Option<Put> {
    let (face, from) = (row.face, row.place);
    match public.then.card(row.id).filter(|then| followed(then)) {
        Some(then) if pile(then.place) == pile(from) => {
            let turned = from.zone.on_field() && then.posture != row.posture;
            let face = face.or(then.face);
            turned.then_some(Put::Turn {
                face,
                to: then.posture,
            })
        }
        Some(then) => Some(Put::Move {
            face: face.or(then.face),
            from,
            to: then.place,
            posture: then.posture,
        }),
        None if row.token => Some(Put::Remove { face, from }),
        None => {
            let to = origin(public, row.id)?;
            if to.zone == Zone::Hand && !from.zone.hidden() && drew_before(public, row.id, to.seat)
            {
                let seat = to.seat;
                return Some(Put::Mixed { face, from, seat });
            }
            (to != pile(from)).then_some(Put::Move {
                face,
                from,
                to,
                posture: Posture::FaceDown,
            })
        }
    }
}

/// What to do with a card that was there then and can't be followed to where it is now.
fn back(public: &Public, then: &Row) -> Option<Put> {
    if public.now.card(then.id).is_some_and(followed) {
        return None;
    }
    let from = destination(public, then.id)?;
    (from != pile(then.place)).then_some(Put::Move {
        face: then.face,
        from,
        to: then.place,
        posture: then.posture,
    })
}

/// The pile a card came out of when everybody first saw it.
fn origin(public: &Public, card: CardId) -> Option<Place> {
    let mut since = public.since.iter();
    let is = |position: &Position| position.card(card).is_some_and(followed);
    let seen = since.find(|seen| !is(&seen.before) && is(&seen.after))?;
    kept(&seen.after, card).or_else(|| changed(&seen.after, &seen.before))
}

/// Whether a hand drew cards nobody else saw before a card left it.
fn drew_before(public: &Public, card: CardId, seat: Seat) -> bool {
    let seen = |position: &Position| position.card(card).is_some_and(followed);
    let draws = |event: &Event| match event {
        Event::CardsMoved { moves, .. } => moves.iter().any(|one| {
            let both = (one.from.zone, one.to.zone);
            one.from.seat == seat && both == (Zone::Deck, Zone::Hand)
        }),
        _ => false,
    };
    let before = public.since.iter().take_while(|one| !seen(&one.after));
    before.into_iter().any(|one| draws(&one.event))
}

/// The pile a card went into when everybody last saw it.
fn destination(public: &Public, card: CardId) -> Option<Place> {
    let mut since = public.since.iter().rev();
    let is = |position: &Position| position.card(card).is_some_and(followed);
    let seen = since.find(|seen| is(&seen.before) && !is(&seen.after))?;
    kept(&seen.before, card).or_else(|| changed(&seen.before, &seen.after))
}

/// The pile a card lies in where it is only shown: nobody else sees into it.
fn kept(position: &Position, card: CardId) -> Option<Place> {
    let place = position.card(card)?.place;
    place.zone.hidden().then(|| pile(place))
}

/// A pile nobody sees into that has more cards in the second position than in the first.
fn changed(fewer: &Position, more: &Position) -> Option<Place> {
    let mut piles = Seat::BOTH.into_iter().flat_map(|seat| {
        let zones = [Zone::Hand, Zone::Deck, Zone::Extra];
        zones.map(|zone| (seat, zone))
    });
    let grown = |(seat, zone): &(Seat, Zone)| more.count(*seat, *zone) > fewer.count(*seat, *zone);
    piles
        .find(grown)
        .map(|(seat, zone)| Place::pile(seat, zone))
}

/// The cards that belonged to another monster then, or to none while they stay where they are.
fn attached(then: &Position, now: &Position) -> Vec<Put> {
    let was = then.rows.iter().filter(|row| followed(row));
    let changed = was.filter_map(|row| {
        let is = now.card(row.id).filter(|now| followed(now));
        let stays = is.is_some_and(|now| now.place.zone == row.place.zone);
        let is = is.and_then(|now| now.attached);
        let face = |card: CardId| then.card(card).and_then(|row| row.face);
        let put = match (row.attached, is) {
            (then, now) if then == now => return None,
            (Some(bearer), _) => Some(face(bearer)),
            (None, _) if stays => None,
            (None, _) => return None,
        };
        Some(Put::Attach {
            face: row.face,
            to: put,
        })
    });
    changed.collect()
}

fn counters(then: &Position, now: &Position) -> Vec<Put> {
    let of = |position: &Position, card: CardId, counter: Word| {
        let mut all = position.counters.iter();
        let found = all.find(|(id, word, _)| (*id, *word) == (card, counter));
        found.map_or(0, |(.., count)| *count)
    };
    let mut all: Vec<(CardId, Word)> = Vec::new();
    for (card, counter, _) in then.counters.iter().chain(&now.counters) {
        if !all.contains(&(*card, *counter)) {
            all.push((*card, *counter));
        }
    }
    let changed = all.into_iter().filter_map(|(card, counter)| {
        let to = of(then, card, counter);
        let row = then.card(card)?;
        (to != of(now, card, counter)).then_some(Put::Counters {
            face: row.face,
            counter,
            to,
        })
    });
    changed.collect()
}

/// The pile a place is in; on the field every zone is one of its own.
fn pile(place: Place) -> Place {
    match place.zone.on_field() {
        true => place,
        false => Place::pile(place.seat, place.zone),
    }
}
