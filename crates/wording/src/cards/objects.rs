//! Which cards an act is about.

use super::{Speaker, Things, spelling};
use crate::args;
use rules::vocabulary::{Amount, Objects, Places};

impl Speaker<'_> {
    /// The cards an act is about.
    pub(super) fn objects(&self, objects: &Objects) -> Things {
        let said = |object: &str, count: u8| {
            self.text("defined-object", args![object: object, count: count])
        };
        match objects {
            Objects::Targets => Things {
                text: said("targets", self.targets),
                one: self.targets == 1,
            },
            Objects::This => Things::one(self.text("defined-this", &[])),
            Objects::Negated => Things::one(said("negated", 1)),
            Objects::Done => Things::one(said("done", 1)),
            Objects::Paid => Things::one(said("paid", 1)),
            Objects::Told => Things::one(said("told", 1)),
            Objects::Each(pool) => self.all(pool),
            Objects::EachOther(pool) => {
                let all = self.all(pool);
                let text = self.text("defined-but-targets", args![things: all.text]);
                Things { text, ..all }
            }
            Objects::EachPicks { pool, count } => {
                let count = Amount::Fixed(u32::from(*count));
                let things = self.some(pool, &count, &count).text;
                let text = self.text("defined-one-of-each", args![things: things]);
                Things::many(text)
            }
            Objects::TopUpTo { side, least, most } => {
                let whose = spelling::side(*side);
                let said = args![whose: whose, least: *least, most: *most];
                Things::many(self.text("defined-top-up-to", said))
            }
            Objects::Answered => Things::one(said("answered", 1)),
            Objects::OneOfEach(pool) => {
                let some = self.some(pool, &Amount::Fixed(1), &Amount::Fixed(1));
                Things::many(self.text("defined-one-of-each", args![things: some.text]))
            }
            Objects::Random { pool, count } => self.at_random(pool, *count),
            Objects::Top { side, count } => self.top(*side, count),
            Objects::Picked {
                pool,
                least,
                most,
                by_opponent,
            } => {
                let some = self.some(pool, least, most);
                if !by_opponent {
                    return some;
                }
                let text = self.text("defined-picked-by-opponent", args![things: some.text]);
                Things { text, ..some }
            }
        }
    }
}

/// True where cards that go to the hand were on the field: they return, others are added.
pub(super) fn comes_back(objects: &Objects) -> bool {
    let pool = match objects {
        Objects::Each(pool)
        | Objects::EachOther(pool)
        | Objects::OneOfEach(pool)
        | Objects::EachPicks { pool, .. }
        | Objects::Picked { pool, .. }
        | Objects::Random { pool, .. } => pool,
        Objects::Top { .. } | Objects::TopUpTo { .. } => return false,
        _ => return true,
    };
    let elsewhere = [
        Places::Hand,
        Places::Deck,
        Places::Graveyard,
        Places::Banished,
        Places::ExtraDeck,
    ];
    !pool.places.iter().all(|place| elsewhere.contains(place))
}
