//! What lies between a record and the end of a line: what going back there would take away, and
//! what it can't take away, because it was seen.

use crate::{FoldError, held, walk};
use duel::{
    Answer, Audience, BySeat, CardId, Event, How, Knowing, Lot, Move, Passcode, Picked, Place,
    Position, Reason, Seat, Zone,
};
use journal::{Knowledge, Record};
use timeline::History;

/// What happened after a record, in numbers and lists. Facts only: what weighs how much is for
/// the judge.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// How many duel events.
    pub records: u32,
    /// How many decisions each seat took: actions, choices, and passes it gave itself (not those
    /// of a setting, those implied by going on, and those nobody said).
    pub decisions: BySeat<u32>,
    /// How many turns began.
    pub turns: u32,
    /// How many phases began.
    pub phases: u32,
    /// What each seat has learned: cards it didn't know, each once.
    pub learned: BySeat<Vec<Learned>>,
    /// The decks that were looked through, by whom: the records that take a card out of one that is
    /// shuffled then.
    pub searched: BySeat<Vec<u32>>,
    /// What was shuffled or decided by chance.
    pub random: Vec<Lottery>,
    /// The last card that an effect took out of a seat's deck since that was shuffled.
    taken: BySeat<Option<u32>>,
}

/// A card a seat learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Learned {
    /// The record that says so.
    pub at: u32,
    /// The card.
    pub card: CardId,
    /// Its face, if the record knows it.
    pub face: Option<Passcode>,
    /// How it learned it.
    pub how: Learning,
    /// Whose card it was then: on the field its controller, in a pile the pile's owner.
    pub of: Seat,
    /// Where it was then.
    pub zone: Zone,
    /// The number of the zone, or its rank in the pile.
    pub slot: u8,
}

/// How a seat learned a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Learning {
    /// It was shown, or seen.
    Seen,
    /// The seat drew it.
    Drawn {
        /// It was the normal draw of a turn.
        normal: bool,
    },
}

/// Something decided by chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lottery {
    /// The record that says so.
    pub at: u32,
    /// What.
    pub what: Chance,
}

/// What chance did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A seat's deck was shuffled.
    Shuffled(Seat),
    /// An outcome.
    Outcome {
        /// What about.
        lot: Lot,
        /// What came out.
        picked: Picked,
    },
}

impl Cost {
    /// What happened on a line after one of its records.
    ///
    /// # Errors
    /// [`FoldError`] when the line has no such record, or can't be folded.
    pub fn since(history: &History, line: u32, number: u32) -> Result<Self, FoldError> {
        let path = history.path_of(line);
        let base = walk::base(history, &path, number)?;
        let position = history.position_at(base)?;
        Self::of(history, walk::after(&path, base), position)
    }

    /// The cost of the records of a path, from the position before the first of them.
    pub(crate) fn of(
        history: &History,
        path: &[u32],
        position: Position,
    ) -> Result<Self, FoldError> {
        let mut cost = Self::default();
        walk::along(history, path, position, |record, before| {
            cost.add(record, before);
        })?;
        Ok(cost)
    }

    fn add(&mut self, record: &Record, before: &Position) {
        self.records += 1;
        if let Some(seat) = decided(record) {
            self.decisions[seat] += 1;
        }
        match &record.event {
            Event::TurnBegan { .. } => self.turns += 1,
            Event::PhaseEntered { .. } => self.phases += 1,
            Event::CardKnown { .. } => self.learn(record.number, before, &record.event),
            Event::Shuffled { seat } => {
                self.search(*seat);
                self.chance(record, Chance::Shuffled(*seat));
            }
            Event::CardsMoved { moves, cause } => {
                for one in moves {
                    self.moved(record.number, one, cause.reason, before);
                }
            }
            Event::RandomOutcome { lot, picked } => {
                let (lot, picked) = (*lot, picked.clone());
                self.chance(record, Chance::Outcome { lot, picked });
            }
            _ => {}
        }
    }

    fn chance(&mut self, record: &Record, what: Chance) {
        let at = record.number;
        self.random.push(Lottery { at, what });
    }

    /// What a move shows: a draw to who draws, a card that is laid open to the other.
    fn moved(&mut self, at: u32, one: &Move, reason: Reason, before: &Position) {
        let Some(row) = before.card(one.card) else {
            return;
        };
        let (from, to) = (one.from, one.to);
        let seat = from.seat;
        let draws = matches!(reason, Reason::Rule | Reason::Drawn);
        let learned = |how| Learned {
            at,
            card: one.card,
            face: row.face,
            how,
            of: seat,
            zone: from.zone,
            slot: from.slot,
        };
        if (from.zone, to.zone) == (Zone::Deck, Zone::Hand) && draws {
            let normal = reason == Reason::Rule;
            self.learned[to.seat].push(learned(Learning::Drawn { normal }));
        } else if from.zone == Zone::Deck && !draws {
            self.taken[seat] = Some(at);
        }
        // A known face is shown in a record of its own.
        let open = !to.zone.hidden() && to.zone != Zone::Gone && one.posture.face_up();
        if open && row.face.is_none() && held::keeps(row) {
            self.learned[seat.other()].push(learned(Learning::Seen));
        }
    }

    /// A deck out of which a card was taken is shuffled: it was looked through.
    fn search(&mut self, seat: Seat) {
        let taken = self.taken[seat].take();
        self.searched[seat].extend(taken);
    }

    fn learn(&mut self, at: u32, before: &Position, event: &Event) {
        let Event::CardKnown {
            card,
            face,
            to,
            how,
        } = *event
        else {
            return;
        };
        // A card told from among several has a new identity only after the event.
        let row = before
            .rows
            .iter()
            .find(|row| row.id == card || row.id.renewed() == card);
        let Some(row) = row else { return };
        for seat in Seat::BOTH {
            let told = to == Audience::All || to == Audience::Seat(seat);
            // What is only said to the record of a seat's own card that seat knew: it holds it, or
            // has its own deck's list. What it draws or turns up is news to it.
            let knew = row.known_by(seat) || (row.owner == seat && how != Knowing::Shown);
            // A card it drew is told by its face only now.
            let mut drawn = self.learned[seat].iter_mut();
            let drawn = drawn.find(|one| {
                matches!(one.how, Learning::Drawn { .. })
                    && (one.card == card || one.card == row.id)
            });
            if let Some(drawn) = drawn.filter(|_| told) {
                drawn.face.get_or_insert(face);
            } else if told && !knew {
                let Place {
                    seat: of,
                    zone,
                    slot,
                } = row.place;
                self.learned[seat].push(Learned {
                    at,
                    card,
                    face: Some(face),
                    how: Learning::Seen,
                    of,
                    zone,
                    slot,
                });
            }
        }
    }
}

/// Whose decision a record is, if it is one.
pub(crate) fn decided(record: &Record) -> Option<Seat> {
    match &record.event {
        Event::Said { by, .. } => Some(*by),
        Event::ChoiceMade { seat, .. } => Some(*seat),
        Event::WindowAnswered {
            seat,
            answer: Answer::Passed(How::Spoken | How::Gesture | How::AskedTheOther | How::Silence),
            ..
        } => Some(*seat).filter(|_| record.knowledge != Knowledge::Inferred),
        _ => None,
    }
}
