//! What is found at most once of a position, for all the questions asked of it.

use crate::continuous::InForce;
use alloc::vec::Vec;
use core::cell::OnceCell;

/// What was found so far. Belongs to one position and one catalogue.
#[derive(Debug, Default)]
pub(crate) struct Gathered<'a> {
    /// The standing effects in force.
    pub(crate) in_force: OnceCell<Vec<InForce<'a>>>,
}
