//! Whatever snapshot is taken gives the position that folding from the start gives.

use crate::random::Random;
use duel::Position;
use journal::Record;
use timeline::{Cursor, History};

/// How many records are stood at by way of snapshots.
const STOOD_AT: usize = 6;

/// Records of a duel to stand at, with the positions that folding from the start gives there.
#[derive(Clone, Debug, Default)]
pub struct Stops {
    wanted: Vec<usize>,
    stops: Vec<(u32, Position)>,
}

impl Stops {
    /// A few of so many records.
    #[must_use]
    pub fn of(records: usize, random: &mut Random) -> Self {
        let mut wanted: Vec<usize> = (0..STOOD_AT).map(|_| random.below(records)).collect();
        wanted.sort_unstable();
        wanted.dedup();
        Self {
            wanted,
            stops: Vec::new(),
        }
    }

    /// Notes the position after a record, if it is one to stand at.
    pub fn note(&mut self, record: &Record, position: &Position) {
        let place = record.number as usize - 1;
        if self.wanted.binary_search(&place).is_ok() {
            self.stops.push((record.number, position.clone()));
        }
    }

    /// Walks to each of them, forwards with snapshots taken on the way, then backwards from these.
    ///
    /// # Panics
    /// When a snapshot leads elsewhere.
    pub fn stand(&self, records: &[Record]) {
        let history = History::new(records.iter().cloned());
        let history = history.expect("records that follow one another");
        let mut cursor = Cursor::new(&history).with_snapshots(4, 32);
        for (number, folded) in self.stops.iter().chain(self.stops.iter().rev()) {
            let stood = cursor.go_to(*number).expect("it folds");
            assert!(
                stood == folded,
                "a snapshot leads elsewhere at record {number}"
            );
        }
        if let Some((number, folded)) = self.stops.last() {
            let fresh = history.position_at(*number).expect("it folds");
            assert!(fresh == *folded, "record {number} folds to something else");
        }
        assert_eq!(cursor.check_snapshots(), Ok(Vec::new()), "wrong snapshots");
    }
}
