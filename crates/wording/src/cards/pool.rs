//! Which cards, and where: pools, numbers of cards from them, places.

use super::filter::called;
use super::{Speaker, Things, spelling};
use crate::args;
use rules::vocabulary::{Amount, Filter, Places, Pool, Side, Targets};

/// From this number on, "at most so many" is no limit.
const NO_LIMIT: u32 = 20;

/// How many things.
pub(super) struct Quantity {
    how: &'static str,
    least: u32,
    most: u32,
}

impl Quantity {
    /// The number that the form of the noun depends on.
    pub(super) const fn plural(&self) -> u32 {
        self.most
    }
}

/// "2", "1 to 3", "up to 2", "1 or more", "any number of".
pub(super) fn quantity(least: u32, most: u32) -> Quantity {
    let how = match (least, most) {
        (0, NO_LIMIT..) => "any",
        (_, NO_LIMIT..) => "or_more",
        (least, most) if least == most => "exactly",
        (0, _) => "up_to",
        _ => "between",
    };
    Quantity { how, least, most }
}

impl Speaker<'_> {
    /// "1 or more monsters".
    pub(super) fn so_many(
        &self,
        count: &Quantity,
        filter: &Filter,
        otherwise: &'static str,
    ) -> String {
        let noun = self.noun(filter, otherwise, count.plural());
        let class = called(filter, otherwise);
        let (how, least, most) = (count.how, count.least, count.most);
        let said = args![how: how, least: least, most: most, noun: noun, class: class];
        self.text("defined-so-many", said)
    }

    /// The same of a pool, without its places.
    pub(super) fn so_many_of(&self, pool: &Pool, count: &Quantity) -> String {
        self.so_many(count, &pool.filter, usual_noun(pool))
    }

    /// "1 monster in the monster zones".
    pub(super) fn targets(&self, targets: &Targets) -> String {
        let (least, most) = (u32::from(targets.least), u32::from(targets.most));
        self.some(&targets.pool, &Amount::Fixed(least), &Amount::Fixed(most))
            .text
    }

    /// "all monsters in the monster zones", "this card", "the attacking monster".
    pub(super) fn all(&self, pool: &Pool) -> Things {
        if let Some(one) = self.definite(pool) {
            return Things::one(one);
        }
        let noun = self.noun_of_all(&pool.filter, usual_noun(pool));
        let all = self.text("defined-all", args![noun: noun]);
        Things::many(self.all_placed(all, pool))
    }

    /// A pool of which everybody knows the one card.
    fn definite(&self, pool: &Pool) -> Option<String> {
        if pool.filter.this {
            return Some(self.this(pool));
        }
        let card = match pool.places.as_slice() {
            [Places::Attacker] => "defined-attacker",
            [Places::Attacked] => "defined-attacked",
            [Places::Bearer] => "defined-bearer",
            _ => return None,
        };
        let card = self.text(card, &[]) + &self.of_side(pool.side);
        Some(self.with(card, &pool.filter))
    }

    /// "this card"; where it is looked for elsewhere than on the field, with the place.
    fn this(&self, pool: &Pool) -> String {
        let this = self.with(self.text("defined-this", &[]), &pool.filter);
        let field = [Places::Monsters, Places::SpellsAndTraps, Places::Field];
        if pool.places.iter().all(|place| field.contains(place)) {
            return this;
        }
        self.at(this, pool)
    }

    /// So many cards of a pool.
    pub(super) fn some(&self, pool: &Pool, least: &Amount, most: &Amount) -> Things {
        let (Amount::Fixed(least), Amount::Fixed(most)) = (least, most) else {
            return Things::many(self.up_to(pool, least, most));
        };
        let count = quantity(*least, *most);
        let things = self.so_many_of(pool, &count);
        Things {
            text: self.placed(things, pool),
            one: *most == 1,
        }
    }

    /// As many cards as a number that isn't written says.
    fn up_to(&self, pool: &Pool, least: &Amount, most: &Amount) -> String {
        let noun = self.noun_in(pool, 2);
        let limit = self.amount(most);
        let class = called(&pool.filter, usual_noun(pool));
        let (how, least) = match least {
            Amount::Fixed(least) => ("up_to", *least),
            _ => ("as_many", 0),
        };
        let said = args![how: how, least: least, noun: noun, limit: limit, class: class];
        self.placed(self.text("defined-up-to", said), pool)
    }

    /// "1 card at random in the opponent's hand".
    pub(super) fn at_random(&self, pool: &Pool, count: u8) -> Things {
        let things = self.so_many_of(pool, &quantity(u32::from(count), u32::from(count)));
        let things = self.text("defined-random", args![things: things]);
        Things {
            text: self.placed(things, pool),
            one: count == 1,
        }
    }

    /// "monsters (“HERO”) in your monster zones", to be counted.
    pub(super) fn counted(&self, pool: &Pool) -> String {
        self.all_placed(self.noun_in(pool, 2), pool)
    }

    /// "a monster in your monster zones".
    pub(super) fn one_of(&self, pool: &Pool) -> String {
        let noun = self.noun_of_one(&pool.filter, usual_noun(pool), "one");
        self.placed(self.a(&noun), pool)
    }

    /// "monster in your monster zones", after "no".
    pub(super) fn bare(&self, pool: &Pool) -> String {
        let noun = self.noun_of_one(&pool.filter, usual_noun(pool), "none");
        self.placed(noun, pool)
    }

    pub(super) fn noun_in(&self, pool: &Pool, count: u32) -> String {
        self.noun(&pool.filter, usual_noun(pool), count)
    }

    /// The things with what they must be, and where: "in your hand or in your graveyard".
    pub(super) fn placed(&self, things: String, pool: &Pool) -> String {
        self.at(self.that_fit(things, pool), pool)
    }

    /// The same where all of them are meant: "in both hands and on the field".
    fn all_placed(&self, things: String, pool: &Pool) -> String {
        let things = self.with_side(self.that_fit(things, pool), pool);
        let places = self.where_all(pool);
        self.there(things, places)
    }

    /// "monsters (level 4) with the highest ATK".
    fn that_fit(&self, things: String, pool: &Pool) -> String {
        let things = self.with(things, &pool.filter);
        let (how, value) = match (pool.lowest, pool.highest) {
            (Some(value), _) => ("lowest", value),
            (None, Some(value)) => ("highest", value),
            (None, None) => return things,
        };
        let value = self.words.value(value);
        self.text(
            "defined-extreme",
            args![things: things, how: how, value: value],
        )
    }

    fn at(&self, things: String, pool: &Pool) -> String {
        let side = self.named_side(pool);
        let places = self.where_at(&pool.places, side);
        self.there(self.with_side(things, pool), places)
    }

    /// The things with their side, where the names of the places don't say it.
    fn with_side(&self, things: String, pool: &Pool) -> String {
        match self.named_side(pool) == pool.side {
            true => things,
            false => things + &self.of_side(pool.side),
        }
    }

    fn there(&self, things: String, places: String) -> String {
        match places.is_empty() {
            true => things,
            false => self.text("defined-there", args![things: things, where: places]),
        }
    }

    /// Whose places the names of the places say: places of the battle and the like are nobody's.
    fn named_side(&self, pool: &Pool) -> Side {
        match pool.places.iter().all(|place| is_nobodys(*place)) {
            true => Side::Either,
            false => pool.side,
        }
    }

    /// " of yours".
    fn of_side(&self, side: Side) -> String {
        self.text("defined-of-side", args![side: spelling::side(side)])
    }

    fn where_all(&self, pool: &Pool) -> String {
        let side = self.named_side(pool);
        let said = |place: &Places| {
            let (place, side) = (spelling::place(*place), spelling::side(side));
            self.text("defined-where", args![place: place, side: side, all: "yes"])
        };
        let places: Vec<String> = pool.places.iter().map(said).collect();
        match pool.places.iter().all(|place| is_nobodys(*place)) {
            true => self.either(&places),
            false => self.words.list(&places),
        }
    }

    /// "in your hand or in your graveyard"; empty for no places.
    pub(super) fn where_at(&self, places: &[Places], side: Side) -> String {
        self.each_place("defined-where", places, side)
    }

    /// "from your hand or from your graveyard"; empty for no places.
    pub(super) fn whence(&self, places: &[Places], side: Side) -> String {
        self.each_place("defined-from", places, side)
    }

    /// The same with a gap before it.
    pub(super) fn and_whence(&self, places: &[Places], side: Side) -> String {
        match self.whence(places, side) {
            none if none.is_empty() => none,
            from => self.words.gap() + &from,
        }
    }

    /// "to the hand or to the deck"; empty for no places.
    pub(super) fn whither(&self, places: &[Places]) -> String {
        self.each_place("defined-to", places, Side::Either)
    }

    fn each_place(&self, key: &str, places: &[Places], side: Side) -> String {
        let said = |place: &Places| {
            let (place, side) = (spelling::place(*place), spelling::side(side));
            self.text(key, args![place: place, side: side, all: "no"])
        };
        self.either(&places.iter().map(said).collect::<Vec<_>>())
    }

    /// What is taken from the deck by a search: "1 monster (level 4 or lower)".
    pub(super) fn searched(&self, filter: &Filter, count: u8) -> String {
        let count = quantity(u32::from(count), u32::from(count));
        self.with(self.so_many(&count, filter, "card"), filter)
    }
}

/// What the cards of a pool are called where their filter says nothing of their kind.
fn usual_noun(pool: &Pool) -> &'static str {
    let all = |of: &[Places]| {
        let places = &pool.places;
        !places.is_empty() && places.iter().all(|place| of.contains(place))
    };
    let monsters = [
        Places::Monsters,
        Places::Occasion,
        Places::Attacker,
        Places::Attacked,
        Places::Bearer,
    ];
    match () {
        () if all(&monsters) => "monster",
        () if all(&[Places::SpellsAndTraps]) => "spell_or_trap",
        () if all(&[Places::OwnMaterials, Places::Materials]) => "material",
        () => "card",
    }
}

/// True for places that are named by what the cards in them do, or belong to.
const fn is_nobodys(place: Places) -> bool {
    matches!(
        place,
        Places::OwnMaterials
            | Places::UsedAsMaterial
            | Places::Occasion
            | Places::Done
            | Places::Attacker
            | Places::Attacked
            | Places::Bearer
            | Places::AttachedToThis
            | Places::Excavated
    )
}
