//! Which cards: filters, pools, conditions and numbers of them in words.

use super::side_id;
use crate::{Wording, args};
use rules::{
    Catalogue,
    vocabulary::{Amount, Class, Condition, Filter, Places, Pool, Targets},
};

impl Wording {
    /// "there is a card in the opponent's hand".
    pub(super) fn condition(&self, condition: &Condition, cards: &Catalogue) -> String {
        match condition {
            Condition::Exists(pool) => {
                let a = self.text("defined-a", args![noun: self.noun_in(pool, 1)]);
                let thing = self.there(a, pool, cards);
                self.text("defined-exists", args![thing: thing])
            }
            Condition::None(pool) => {
                let bare = self.text("defined-bare", args![noun: self.noun_in(pool, 1)]);
                let thing = self.there(bare, pool, cards);
                self.text("defined-none", args![thing: thing])
            }
        }
    }

    /// "1 monster in the monster zones".
    pub(super) fn targets(&self, targets: &Targets, cards: &Catalogue) -> String {
        let (least, most) = (u32::from(targets.least), u32::from(targets.most));
        self.some(
            &targets.pool,
            &Amount::Fixed(least),
            &Amount::Fixed(most),
            cards,
        )
    }

    /// "all monsters in the monster zones".
    pub(super) fn all(&self, pool: &Pool, cards: &Catalogue) -> String {
        let all = self.text("defined-all", args![noun: self.noun_in(pool, 2)]);
        self.there(all, pool, cards)
    }

    /// So many cards of a pool.
    pub(super) fn some(
        &self,
        pool: &Pool,
        least: &Amount,
        most: &Amount,
        cards: &Catalogue,
    ) -> String {
        let least = match least {
            Amount::Fixed(least) => *least,
            Amount::Count(_) => 0,
        };
        let things = match most {
            Amount::Fixed(most) if *most == least => {
                let noun = self.noun_in(pool, *most);
                self.text("defined-exactly", args![count: *most, noun: noun])
            }
            Amount::Fixed(most) => {
                let noun = self.noun_in(pool, *most);
                self.text(
                    "defined-range",
                    args![least: least, most: *most, noun: noun],
                )
            }
            Amount::Count(limit) => {
                let (noun, limit) = (self.noun_in(pool, 2), self.counted(limit, cards));
                self.text(
                    "defined-up-to",
                    args![least: least, noun: noun, limit: limit],
                )
            }
        };
        self.there(things, pool, cards)
    }

    /// "monsters (“HERO”) in your monster zones", to be counted.
    pub(super) fn counted(&self, pool: &Pool, cards: &Catalogue) -> String {
        let bare = self.text("defined-bare", args![noun: self.noun_in(pool, 2)]);
        self.there(bare, pool, cards)
    }

    /// The things with what they must be.
    pub(super) fn with(&self, things: String, filter: &Filter, cards: &Catalogue) -> String {
        let conditions = self.must_be(filter, cards).join(", ");
        if conditions.is_empty() {
            return things;
        }
        self.text(
            "defined-with",
            args![things: things, conditions: conditions],
        )
    }

    /// What cards that fit are called: by their class, or by this word.
    pub(super) fn noun(&self, filter: &Filter, otherwise: &'static str, count: u32) -> String {
        let noun = match filter.class.as_slice() {
            [] => otherwise,
            [Class::Monster] => "monster",
            [Class::Spell] => "spell",
            [Class::Trap] => "trap",
            classes if !classes.contains(&Class::Monster) => "spell_or_trap",
            _ => "card",
        };
        self.text("defined-noun", args![noun: noun, count: count])
    }

    fn noun_in(&self, pool: &Pool, count: u32) -> String {
        let otherwise = match pool.place {
            Places::Monsters | Places::Occasion => "monster",
            Places::SpellsAndTraps => "spell_or_trap",
            _ => "card",
        };
        self.noun(&pool.filter, otherwise, count)
    }

    fn there(&self, things: String, pool: &Pool, cards: &Catalogue) -> String {
        let things = self.with(things, &pool.filter, cards);
        let place = args![place: place_id(pool.place), side: side_id(pool.side)];
        let at = self.text("defined-where", place);
        self.text("defined-there", args![things: things, where: at])
    }

    fn must_be(&self, filter: &Filter, cards: &Catalogue) -> Vec<String> {
        let said = |what: &str, value: &str| {
            self.text("defined-condition", args![what: what, value: value])
        };
        let number = |what, value: Option<i32>| value.map(|v| said(what, &v.to_string()));
        let word = |what, value: &Option<String>| value.as_deref().map(|v| said(what, v));
        let flag = |what, on: bool| on.then(|| said(what, ""));
        let name = self.face(cards, filter.name);
        [
            flag("face_up", filter.face_up),
            word("is", &filter.attribute),
            word("is", &filter.race),
            word("archetype", &filter.archetype),
            number("level_at_most", filter.level_at_most.map(i32::from)),
            number("atk_at_most", filter.atk_at_most),
            number("atk_at_least", filter.atk_at_least),
            word("name", &name),
            flag("declared_name", filter.declared_name),
            flag("other", filter.other),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

const fn place_id(place: Places) -> &'static str {
    match place {
        Places::Monsters => "monsters",
        Places::SpellsAndTraps => "spells",
        Places::Field => "field",
        Places::Hand => "hand",
        Places::Deck => "deck",
        Places::Graveyard => "graveyard",
        Places::Occasion => "occasion",
    }
}
