//! What is found at most once of a position, for all the questions asked of it.

use crate::continuous::InForce;
use crate::game::Game;
use alloc::vec::Vec;
use core::cell::OnceCell;
use duel::{Place, Row, Zone};

/// So many cards lie face-up on the field at most as a rule.
const USUAL: usize = 12;

/// What was found so far. Belongs to one position and one catalogue.
#[derive(Debug, Default)]
pub(crate) struct Gathered<'a> {
    /// The standing effects in force.
    pub(crate) in_force: OnceCell<Vec<InForce<'a>>>,
    laid: OnceCell<Laid<'a>>,
}

/// The cards on the field.
#[derive(Debug, Default)]
pub(crate) struct Laid<'a> {
    /// The numbers of their rows, one bit each: a record has 255 at most.
    all: [u64; 4],
    /// Those that lie face-up, in the order that tells nothing.
    pub(crate) open: Vec<&'a Row>,
    /// Those of them whose texts have something standing, and whether that negates anything.
    pub(crate) standing: Vec<(&'a Row, bool)>,
    /// Whether any card, on the field or not, is a material, equips another or is bound to one.
    pub(crate) bonds: bool,
}

impl<'a> Game<'a> {
    /// The cards on the field.
    pub(crate) fn laid(&self) -> &'a Laid<'a> {
        self.gathered.laid.get_or_init(|| self.lay_out())
    }

    fn lay_out(&self) -> Laid<'a> {
        let mut laid = Laid {
            open: Vec::with_capacity(USUAL),
            ..Laid::default()
        };
        for (number, row) in self.p.rows.iter().enumerate() {
            if row.place.zone.on_field() {
                laid.all[number / 64] |= 1 << (number % 64);
                if row.posture.face_up() {
                    laid.open.push(row);
                }
            }
            laid.bonds |= row.attached.is_some() || row.place.zone == Zone::Material;
        }
        self.in_order(&mut laid.open);
        for row in &laid.open {
            let marks = self.cards.marks(row);
            if marks.continuous {
                laid.standing.push((*row, marks.negates));
            }
        }
        laid
    }

    /// The cards on the field, in the order of the rows.
    pub(crate) fn on_field(&self) -> impl Iterator<Item = &'a Row> {
        let rows = &self.p.rows;
        let all = self.laid().all.iter().enumerate();
        all.flat_map(move |(word, bits)| Bits(*bits).map(move |bit| &rows[64 * word + bit]))
    }

    /// The card in a numbered zone of the field.
    pub(crate) fn at(&self, place: Place) -> Option<&'a Row> {
        self.on_field().find(|row| row.place == place)
    }
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
