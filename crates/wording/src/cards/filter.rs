//! What cards must be: nouns, what stands before them, and what follows in brackets.

use super::{Speaker, spelling};
use crate::args;
use duel::Passcode;
use rules::vocabulary::{Class, Filter, Side, Stand};

impl Speaker<'_> {
    /// The things with what they must be and a noun can't say.
    pub(super) fn with(&self, things: String, filter: &Filter) -> String {
        let conditions = self.words.joined(&self.must_be(filter));
        if conditions.is_empty() {
            return things;
        }
        self.text(
            "defined-with",
            args![things: things, conditions: conditions],
        )
    }

    /// What cards that fit are called: "face-up DARK Dragon Synchro monsters". By their class, or,
    /// where nothing is said of it, by this word.
    pub(super) fn noun(&self, filter: &Filter, otherwise: &'static str, count: u32) -> String {
        self.noun_of(filter, otherwise, count, "no")
    }

    /// The noun of all cards that fit: "spells and traps".
    pub(super) fn noun_of_all(&self, filter: &Filter, otherwise: &'static str) -> String {
        self.noun_of(filter, otherwise, 2, "yes")
    }

    /// The noun of a single card. `all` is `one` where an article stands before it, `none` after
    /// "no": a language may say both with the noun.
    pub(super) fn noun_of_one(
        &self,
        filter: &Filter,
        otherwise: &'static str,
        all: &'static str,
    ) -> String {
        self.noun_of(filter, otherwise, 1, all)
    }

    fn noun_of(
        &self,
        filter: &Filter,
        otherwise: &'static str,
        count: u32,
        all: &'static str,
    ) -> String {
        let noun = called(filter, otherwise);
        let join = |first, next| self.text("defined-adjectives", args![first: first, next: next]);
        let adjectives = self.adjectives(filter, noun, count);
        let adjectives = adjectives.into_iter().reduce(join);
        let adjectives = adjectives.unwrap_or_else(|| "none".to_owned());
        let said = args![noun: noun, count: count, all: all, adjectives: adjectives];
        self.text("defined-noun", said)
    }

    /// The noun with its article.
    pub(super) fn a(&self, noun: &str) -> String {
        let vowel = noun.starts_with(|first: char| "aeiouAEIOU".contains(first));
        let vowel = vowel || noun.starts_with("Xyz");
        let vowel = if vowel { "yes" } else { "no" };
        self.text("defined-a", args![noun: noun, vowel: vowel])
    }

    /// An adjective of so many cards that are called by this noun.
    pub(super) fn adjective(&self, what: &str, noun: &str, count: u32) -> String {
        self.text(
            "defined-adjective",
            args![what: what, noun: noun, count: count],
        )
    }

    fn adjectives(&self, filter: &Filter, noun: &str, count: u32) -> Vec<String> {
        let said = |what: &str| self.adjective(what, noun, count);
        let words = |list: &[duel::Word]| {
            let list: Vec<String> = list.iter().map(|word| self.words.word(*word)).collect();
            self.either(&list)
        };
        let one_of = |list: Vec<&str>| {
            let list: Vec<String> = list.into_iter().map(said).collect();
            self.either(&list)
        };
        let spells = filter
            .spells
            .iter()
            .map(|kind| match spelling::spell(*kind) {
                "normal" => "normal_card",
                "ritual" => "ritual_spell",
                kind => kind,
            });
        let traps = filter.traps.iter().map(|kind| match spelling::trap(*kind) {
            "normal" => "normal_card",
            kind => kind,
        });
        let monsters = filter.monsters.iter().map(|kind| spelling::monster(*kind));
        let flag = |on: Option<bool>, yes: &str, no: &str| {
            on.map(|on| said(if on { yes } else { no }))
                .unwrap_or_default()
        };
        let all = [
            flag(filter.face_up.then_some(true), "face_up", ""),
            flag(filter.face_down.then_some(true), "face_down", ""),
            words(&filter.attribute),
            words(&filter.race),
            one_of(monsters.collect()),
            one_of(spells.chain(traps).collect()),
            flag(filter.normal, "normal", "effect"),
            flag(filter.flip, "flip", "non_flip"),
            flag(filter.spirit, "spirit", "non_spirit"),
            flag(filter.tuner, "tuner", "non_tuner"),
        ];
        all.into_iter().filter(|said| !said.is_empty()).collect()
    }

    /// What cards must be, one text for each thing.
    fn must_be(&self, filter: &Filter) -> Vec<String> {
        let mut all = self.values(filter);
        all.extend(self.names(filter));
        all.extend(self.states(filter));
        all.extend(self.several(filter));
        all
    }

    fn values(&self, filter: &Filter) -> Vec<String> {
        let level = (
            filter.level_at_least.map(i32::from),
            filter.level_at_most.map(i32::from),
        );
        let up_to = filter.atk_up_to.as_ref().map(|amount| {
            let amount = self.amount(amount);
            self.text("defined-atk-up-to", args![amount: amount])
        });
        let values = [
            self.range("level", level),
            self.range("atk", (filter.atk_at_least, filter.atk_at_most)),
            up_to,
            self.range("def", (None, filter.def_at_most)),
        ];
        values.into_iter().flatten().collect()
    }

    /// "level 4", "level 4 or lower", "ATK 1000 to 1500".
    fn range(&self, what: &str, range: (Option<i32>, Option<i32>)) -> Option<String> {
        let (how, least, most) = match range {
            (None, None) => return None,
            (Some(least), Some(most)) if least == most => ("exactly", least, most),
            (Some(least), Some(most)) => ("between", least, most),
            (Some(least), None) => ("at_least", least, least),
            (None, Some(most)) => ("at_most", most, most),
        };
        Some(self.text(
            "defined-value",
            args![what: what, how: how, least: least, most: most],
        ))
    }

    fn names(&self, filter: &Filter) -> Vec<String> {
        let quoted = |name: &String| self.text("defined-quoted", args![name: name.as_str()]);
        let archetypes = self.either(&filter.archetype.iter().map(quoted).collect::<Vec<_>>());
        let declared = self.declares.map_or("name", spelling::declares);
        let said = |what: &str, value: String| {
            (!value.is_empty())
                .then(|| self.text("defined-condition", args![what: what, value: value]))
        };
        let names = [
            Some(archetypes).filter(|names| !names.is_empty()),
            said("name", self.faces(&filter.name)),
            said("not_name", self.faces(&filter.not_name)),
            filter
                .declared
                .then(|| self.text("defined-declared", args![what: declared])),
            filter
                .same_name
                .then(|| self.text("defined-condition", args![what: "same_name", value: ""])),
        ];
        names.into_iter().flatten().collect()
    }

    fn faces(&self, names: &[Passcode]) -> String {
        let named = |name: &Passcode| self.words.face(self.cards, Some(*name)).unwrap_or_default();
        self.either(&names.iter().map(named).collect::<Vec<_>>())
    }

    fn states(&self, filter: &Filter) -> Vec<String> {
        let said = |what: &str| self.text("defined-condition", args![what: what, value: ""]);
        let flag = |on: bool, what: &str| on.then(|| said(what));
        let counter = filter.counter.map(|word| {
            let counters = self.words.counters(word, 1);
            self.text("defined-condition", args![what: "counter", value: counters])
        });
        let stands = filter.stands.map(|stand| match stand {
            Stand::Attack => said("attack"),
            Stand::Defense => said("defense"),
        });
        let owner = match filter.owner {
            Side::Either => None,
            Side::Own => Some(said("owned")),
            Side::Opponent => Some(said("owned_by_opponent")),
        };
        let summoned = (!filter.summoned.is_empty()).then(|| {
            let value = self.methods(&filter.summoned);
            self.text("defined-condition", args![what: "summoned", value: value])
        });
        let states = [
            stands,
            counter,
            flag(filter.unspent_attribute, "unspent_attribute"),
            owner,
            summoned,
            flag(filter.same_column, "same_column"),
            flag(filter.pointed_to, "pointed_to"),
            flag(filter.summonable, "summonable"),
            flag(filter.other, "other"),
        ];
        states.into_iter().flatten().collect()
    }

    /// Fitting one of several filters, and none of others.
    fn several(&self, filter: &Filter) -> Vec<String> {
        let each = |filters: &[Filter]| {
            let all: Vec<String> = filters
                .iter()
                .map(|filter| match filter.this {
                    true => self.text("defined-this", &[]),
                    false => self.any(filter, "card"),
                })
                .collect();
            self.either(&all)
        };
        let said = |what: &str, value: String| {
            (!value.is_empty())
                .then(|| self.text("defined-condition", args![what: what, value: value]))
        };
        let all = [
            said("any_of", each(&filter.any)),
            said("none_of", each(&filter.none)),
        ];
        all.into_iter().flatten().collect()
    }
}

/// The noun of cards that fit: their class, or, where nothing is said of it, this word.
pub(super) fn called(filter: &Filter, otherwise: &'static str) -> &'static str {
    let monsters = !filter.monsters.is_empty()
        || filter.tuner.is_some()
        || filter.normal.is_some()
        || filter.flip.is_some()
        || filter.spirit.is_some()
        || !filter.race.is_empty()
        || !filter.attribute.is_empty();
    match filter.class.as_slice() {
        [] if !filter.spells.is_empty() => "spell",
        [] if !filter.traps.is_empty() => "trap",
        [] if monsters => "monster",
        [] => otherwise,
        [class] => spelling::class(*class),
        classes if !classes.contains(&Class::Monster) => "spell_or_trap",
        _ => "card",
    }
}
