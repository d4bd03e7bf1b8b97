//! Checks of what cards must be, and of where they are looked for: what no card can be is a
//! mistake.

use super::words;
use crate::data::locate::{Mistake, Step};
use duel::Value;
use rules::vocabulary::{Class, Filter, MonsterKind, Places, Pool, Stand};
use rules::words::{ATTRIBUTES, TYPES};

type OfFilter = fn(&Filter) -> Option<Mistake>;
type OfPool = fn(&Pool) -> Option<Mistake>;

const OF_FILTER: [OfFilter; 11] = [
    kinds,
    monsters_only,
    levels,
    no_level,
    atk,
    link,
    faces,
    this_or_other,
    names,
    spelling,
    excludes_all,
];

const OF_POOL: [OfPool; 6] = [
    nowhere,
    extremes,
    class_there,
    extra_deck_there,
    face_there,
    stands_there,
];

/// Why no card can be this.
pub(super) fn of_filter(filter: &Filter) -> Option<Mistake> {
    OF_FILTER.iter().find_map(|check| check(filter))
}

/// Why no card is there.
pub(super) fn of_pool(pool: &Pool) -> Option<Mistake> {
    OF_POOL.iter().find_map(|check| check(pool))
}

/// True when the classes or kinds of a filter leave monsters out.
pub(super) fn no_monster(filter: &Filter) -> bool {
    let class = !filter.class.is_empty() && !filter.class.contains(&Class::Monster);
    class || !filter.spells.is_empty() || !filter.traps.is_empty()
}

fn at(field: &'static str, message: impl Into<String>) -> Option<Mistake> {
    Some(Mistake::at(&[Step::Field(field)], message))
}

/// Kinds of one class, with another class.
fn kinds(filter: &Filter) -> Option<Mistake> {
    let given = [
        ("monsters", Class::Monster, filter.monsters.is_empty()),
        ("spells", Class::Spell, filter.spells.is_empty()),
        ("traps", Class::Trap, filter.traps.is_empty()),
    ];
    let mut given = given.iter().filter(|(_, _, empty)| !empty);
    let (field, class, _) = given.next()?;
    if let Some((second, ..)) = given.next() {
        let message = format!("no card fits: none is of one of these and of `{field}` too");
        return at(second, message).map(|m| m.hint("write alternatives under `any`"));
    }
    if filter.class.is_empty() || filter.class.contains(class) {
        return None;
    }
    at(field, format!("no card fits: `class` has no `{class:?}`"))
}

/// What only monsters have.
fn monsters_only(filter: &Filter) -> Option<Mistake> {
    if !no_monster(filter) {
        return None;
    }
    let given = [
        ("tuner", filter.tuner.is_some()),
        ("normal", filter.normal.is_some()),
        ("flip", filter.flip.is_some()),
        ("spirit", filter.spirit.is_some()),
        ("level_at_least", filter.level_at_least.is_some()),
        ("level_at_most", filter.level_at_most.is_some()),
        ("atk_at_most", filter.atk_at_most.is_some()),
        ("atk_at_least", filter.atk_at_least.is_some()),
        ("atk_up_to", filter.atk_up_to.is_some()),
        ("def_at_most", filter.def_at_most.is_some()),
        ("race", !filter.race.is_empty()),
        ("attribute", !filter.attribute.is_empty()),
        ("stands", filter.stands.is_some()),
        ("summoned", !filter.summoned.is_empty()),
        ("unspent_attribute", filter.unspent_attribute),
    ];
    let (field, _) = given.iter().find(|(_, given)| *given)?;
    at(field, "no card fits: only monsters have this")
}

fn levels(filter: &Filter) -> Option<Mistake> {
    let (least, most) = (filter.level_at_least, filter.level_at_most);
    if least.is_some_and(|least| least > 12) {
        return at("level_at_least", "no card fits: no level is over 12");
    }
    if least? <= most? {
        return None;
    }
    at(
        "level_at_least",
        "no card fits: the least level is over the most",
    )
}

fn no_level(filter: &Filter) -> Option<Mistake> {
    let without = |kind: &MonsterKind| matches!(kind, MonsterKind::Xyz | MonsterKind::Link);
    let asked = filter.level_at_least.is_some() || filter.level_at_most.is_some();
    if !asked || filter.monsters.is_empty() || !filter.monsters.iter().all(without) {
        return None;
    }
    at(
        "monsters",
        "no card fits: Xyz and Link monsters have no level",
    )
}

fn atk(filter: &Filter) -> Option<Mistake> {
    if filter.atk_at_most.is_some_and(|most| most < 0) {
        return at("atk_at_most", "no card fits: ATK is never negative");
    }
    if filter.def_at_most.is_some_and(|most| most < 0) {
        return at("def_at_most", "no card fits: DEF is never negative");
    }
    if filter.atk_at_least? <= filter.atk_at_most? {
        return None;
    }
    at(
        "atk_at_least",
        "no card fits: the least ATK is over the most",
    )
}

fn link(filter: &Filter) -> Option<Mistake> {
    if filter.monsters != [MonsterKind::Link] {
        return None;
    }
    if filter.def_at_most.is_some() {
        return at("def_at_most", "no card fits: Link monsters have no DEF");
    }
    if filter.stands == Some(Stand::Defense) {
        return at(
            "stands",
            "no card fits: Link monsters are always in attack position",
        );
    }
    if filter.face_down {
        return at(
            "face_down",
            "no card fits: Link monsters are never face-down",
        );
    }
    None
}

fn faces(filter: &Filter) -> Option<Mistake> {
    if !(filter.face_up && filter.face_down) {
        return None;
    }
    at(
        "face_down",
        "no card fits: none is face-up and face-down at once",
    )
}

fn this_or_other(filter: &Filter) -> Option<Mistake> {
    if !(filter.this && filter.other) {
        return None;
    }
    at("other", "no card fits: none is this card and another")
}

fn names(filter: &Filter) -> Option<Mistake> {
    if !filter.name.is_empty() && filter.declared {
        let message = "no card fits: the name is the one written or the one declared";
        return at("declared", message);
    }
    let excluded = |name| filter.not_name.contains(name);
    if filter.name.is_empty() || !filter.name.iter().all(excluded) {
        return None;
    }
    at(
        "not_name",
        "no card fits: each name that is asked for is excluded",
    )
}

fn spelling(filter: &Filter) -> Option<Mistake> {
    let lists = [
        ("race", "type", &filter.race, TYPES.as_slice()),
        ("attribute", "attribute", &filter.attribute, &ATTRIBUTES),
    ];
    lists.iter().find_map(|(field, what, words, possible)| {
        words.iter().enumerate().find_map(|(number, word)| {
            let path = [Step::Field(field), Step::Item(number)];
            words::unknown(&path, what, *word, possible)
        })
    })
}

fn excludes_all(filter: &Filter) -> Option<Mistake> {
    let everything = Filter::default();
    let number = filter.none.iter().position(|inner| *inner == everything)?;
    let path = [Step::Field("none"), Step::Item(number)];
    Some(Mistake::at(&path, "no card fits: this excludes every card"))
}

fn nowhere(pool: &Pool) -> Option<Mistake> {
    if !pool.places.is_empty() {
        return None;
    }
    let mistake = Mistake::at(&[], "it looks for cards nowhere");
    Some(mistake.hint("write `places: […]`"))
}

/// The lowest and the highest of what can be compared.
fn extremes(pool: &Pool) -> Option<Mistake> {
    let given = [("lowest", pool.lowest), ("highest", pool.highest)];
    let given: Vec<_> = given
        .iter()
        .filter_map(|(field, value)| value.map(|value| (*field, value)))
        .collect();
    let (field, value) = *given.first()?;
    if given.len() > 1 {
        return at(
            "highest",
            "no card is the lowest and the highest: write one",
        );
    }
    if value == Value::Negated {
        return at(field, "this isn't a number: write `Atk`, `Def` or `Level`");
    }
    if no_monster(&pool.filter) {
        return at(field, "no card fits: only monsters have this");
    }
    None
}

/// The mistake of a filter's field, when all places of the pool are such.
fn everywhere(
    pool: &Pool,
    field: &'static str,
    such: impl Fn(Places) -> bool,
    message: &str,
) -> Option<Mistake> {
    let all = pool.places.iter().all(|place| such(*place));
    all.then(|| Mistake::at(&[Step::Field("filter"), Step::Field(field)], message))
}

fn class_there(pool: &Pool) -> Option<Mistake> {
    let class = &pool.filter.class;
    if no_monster(&pool.filter) && (!class.is_empty()) {
        let message = "no card fits: in the monster zones everything is a monster";
        let monsters = |place| place == Places::Monsters;
        return everywhere(pool, "class", monsters, message);
    }
    if *class == [Class::Monster] {
        let message = "no card fits: in these zones nothing is a monster";
        let spells = |place| {
            matches!(
                place,
                Places::SpellsAndTraps | Places::FieldZone | Places::PendulumZones
            )
        };
        return everywhere(pool, "class", spells, message);
    }
    None
}

fn extra_deck_there(pool: &Pool) -> Option<Mistake> {
    let extra = |kind: &MonsterKind| !matches!(kind, MonsterKind::Main | MonsterKind::Ritual);
    let kinds = &pool.filter.monsters;
    if kinds.is_empty() || !kinds.iter().all(extra) {
        return None;
    }
    let message = "no card fits: these monsters are never in a hand or in the main deck";
    let main = |place| matches!(place, Places::Hand | Places::Deck);
    everywhere(pool, "monsters", main, message)
}

fn face_there(pool: &Pool) -> Option<Mistake> {
    let hidden = |place| matches!(place, Places::Hand | Places::Deck);
    if pool.filter.face_up {
        let message = "no card fits: cards there aren't face-up";
        return everywhere(pool, "face_up", hidden, message);
    }
    if pool.filter.face_down {
        let message = "no card fits: cards there aren't face-down";
        let no_face = |place| {
            hidden(place)
                || matches!(
                    place,
                    Places::Graveyard | Places::Materials | Places::OwnMaterials
                )
        };
        return everywhere(pool, "face_down", no_face, message);
    }
    None
}

fn stands_there(pool: &Pool) -> Option<Mistake> {
    let off_field = |place| {
        matches!(
            place,
            Places::Hand
                | Places::Deck
                | Places::Graveyard
                | Places::Banished
                | Places::ExtraDeck
                | Places::Materials
                | Places::OwnMaterials
        )
    };
    let filter = &pool.filter;
    let given = [
        ("stands", filter.stands.is_some()),
        ("counter", filter.counter.is_some()),
        ("summoned", !filter.summoned.is_empty()),
        ("same_column", filter.same_column),
        ("pointed_to", filter.pointed_to),
    ];
    let (field, _) = given.iter().find(|(_, given)| *given)?;
    let message = "no card fits: only cards on the field have this";
    everywhere(pool, field, off_field, message)
}
