//! Numbers that look random and follow from a seed (SplitMix64): the same on every machine.

/// A source of numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The numbers of the duel with this number, of a run with this seed.
    #[must_use]
    pub fn of_duel(seed: u64, number: u64) -> Self {
        let mut seeds = Self(seed);
        Self(seeds.bits() ^ number.wrapping_mul(0xd134_2543_de82_ef95))
    }

    /// Any number.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one; 0 where it is 0.
    pub const fn below(&mut self, most: usize) -> usize {
        if most == 0 {
            return 0;
        }
        (self.bits() % most as u64) as usize
    }

    /// A number from the first to the last.
    pub const fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last + 1 - first)
    }

    /// True so many times in a hundred.
    pub const fn percent(&mut self, of_a_hundred: usize) -> bool {
        self.below(100) < of_a_hundred
    }

    /// One of these.
    ///
    /// # Panics
    /// When there is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
