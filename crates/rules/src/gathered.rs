//! What is found at most once of a position, for all the questions asked of it.

use crate::continuous::AllInForce;
use crate::game::{Game, Rows};
use core::cell::OnceCell;
use duel::{Place, Row, Seat, Zone};
use smallvec::SmallVec;

/// What was found so far. Belongs to one position and one catalogue.
#[derive(Debug, Default)]
pub(crate) struct Gathered<'a> {
    /// The standing effects in force.
    pub(crate) in_force: OnceCell<AllInForce<'a>>,
    /// The same, of cards whose effects are negated as well.
    pub(crate) standing: OnceCell<AllInForce<'a>>,
    /// What is forbidden to anybody, one bit each.
    pub(crate) forbidden: OnceCell<u32>,
    laid: OnceCell<Laid>,
}

/// The cards on the field.
#[derive(Debug, Default)]
pub(crate) struct Laid {
    /// The numbers of their rows, one bit each: a record has 255 at most.
    all: [u64; 4],
    /// The numbers of the zones that are taken, one bit each, by side and kind.
    taken: [[u8; 4]; 2],
    /// Those that lie face-up, in the order that tells nothing.
    open: SmallVec<[u8; 16]>,
    /// Those of them whose texts have something standing, and whether that negates anything.
    standing: SmallVec<[(u8, bool); 8]>,
    /// Whether any card, on the field or not, is a material, equips another or is bound to one.
    pub(crate) bonds: bool,
}

impl<'a> Game<'a> {
    /// The cards on the field.
    pub(crate) fn laid(&self) -> &'a Laid {
        self.gathered.laid.get_or_init(|| self.lay_out())
    }

    fn lay_out(&self) -> Laid {
        let mut laid = Laid::default();
        for (number, row) in self.p.rows.iter().enumerate() {
            if let Some((kind, bit)) = spot(row.place) {
                laid.all[number / 64] |= 1 << (number % 64);
                laid.taken[row.place.seat.index()][kind] |= bit;
                if row.posture.face_up() {
                    laid.open.push(number as u8);
                }
            }
            laid.bonds |= row.attached.is_some() || row.place.zone == Zone::Material;
        }
        let rows = &self.p.rows;
        let place = |number: &u8| self.place_in_order(&rows[usize::from(*number)]);
        laid.open.sort_unstable_by_key(place);
        for number in &laid.open {
            let marks = self.cards.marks(&rows[usize::from(*number)]);
            if marks.continuous {
                laid.standing.push((*number, marks.negates));
            }
        }
        laid
    }

    /// The cards that lie face-up on the field, in the order that tells nothing.
    pub(crate) fn lying_open(&self) -> impl Iterator<Item = &'a Row> + use<'a> {
        let rows = &self.p.rows;
        let open = self.laid().open.iter();
        open.map(move |number| &rows[usize::from(*number)])
    }

    /// Those of them whose texts have something standing, and whether that negates anything.
    pub(crate) fn have_standing(&self) -> impl Iterator<Item = (&'a Row, bool)> + use<'a> {
        let rows = &self.p.rows;
        let standing = self.laid().standing.iter();
        standing.map(move |(number, negates)| (&rows[usize::from(*number)], *negates))
    }

    /// The cards on the field, in the order of the rows.
    pub(crate) fn on_field(&self) -> impl Iterator<Item = &'a Row> {
        let rows = &self.p.rows;
        let all = self.laid().all.iter().enumerate();
        all.flat_map(move |(word, bits)| Bits(*bits).map(move |bit| &rows[64 * word + bit]))
    }

    /// The card in a numbered zone of the field.
    pub(crate) fn at(&self, place: Place) -> Option<&'a Row> {
        let (kind, bit) = spot(place)?;
        if self.laid().taken[place.seat.index()][kind] & bit == 0 {
            return None;
        }
        self.on_field().find(|row| row.place == place)
    }

    /// The monsters of a seat, lowest zone first.
    pub(crate) fn monsters(&self, seat: Seat) -> Rows<'a> {
        let there = |row: &&Row| (row.place.seat, row.place.zone) == (seat, Zone::Monster);
        let mut rows: Rows<'a> = self.on_field().filter(there).collect();
        rows.sort_by_key(|row| row.place.slot);
        rows
    }

    /// How many monsters a seat has.
    pub(crate) fn count_monsters(&self, seat: Seat) -> usize {
        let there = |row: &&Row| (row.place.seat, row.place.zone) == (seat, Zone::Monster);
        self.on_field().filter(there).count()
    }
}

/// The kind of a zone of the field, and a bit for its number; numbers that are far apart may share
/// one.
const fn spot(place: Place) -> Option<(usize, u8)> {
    let kind = match place.zone {
        Zone::Monster => 0,
        Zone::Spell => 1,
        Zone::Field => 2,
        Zone::Pendulum => 3,
        _ => return None,
    };
    Some((kind, 1 << (place.slot % 8)))
}

/// The numbers of the bits that are set, lowest first.
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let lowest = self.0.trailing_zeros() as usize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            lowest
        })
    }
}
