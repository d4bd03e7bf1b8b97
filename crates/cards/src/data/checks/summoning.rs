//! Checks of how a monster is summoned: its materials, and the ways its text gives it.

use super::{act, cost, effect, given, walk::parts};
use crate::data::locate::{Mistake, Step};
use duel::Method;
use rules::vocabulary::{
    CardDef, Filter, Materials, Monster, MonsterKind, Places, Portion, Special, Summoning, Way,
};

type OfMonster = fn(&Monster, &Summoning) -> Option<Mistake>;
type OfMaterials = fn(&Monster, &Materials) -> Option<Mistake>;
type OfWay = fn(&Monster, &Way) -> Option<Mistake>;

const OF_MONSTER: [OfMonster; 4] = [without_materials, materials_in_vain, ways_in_vain, tributes];

const OF_MATERIALS: [OfMaterials; 4] = [no_parts, synchro, link_rating, fusion];

const OF_WAY: [OfWay; 4] = [method, from, on_top, for_free];

const MATERIALS: Step = Step::Field("materials");

/// Every mistake of how a card is summoned.
pub(super) fn mistakes(card: &CardDef) -> Vec<Mistake> {
    let found = match card.monster() {
        None => not_summoned(card).into_iter().collect(),
        Some(monster) => of_monster(card, monster),
    };
    let under = |mistake: Mistake| mistake.under(&[Step::Field("summoning")]);
    found.into_iter().map(under).collect()
}

fn of_monster(card: &CardDef, monster: &Monster) -> Vec<Mistake> {
    let summoning = &card.summoning;
    let found = OF_MONSTER.iter();
    let mut mistakes: Vec<Mistake> = found
        .filter_map(|check| check(monster, summoning))
        .collect();
    if let Some(materials) = &summoning.materials {
        let found = OF_MATERIALS
            .iter()
            .filter_map(|check| check(monster, materials));
        mistakes.extend(found.map(|m| m.under(&[MATERIALS])));
        let found = of_parts(materials).into_iter();
        mistakes.extend(found.map(|m| m.under(&[MATERIALS])));
    }
    for (number, way) in summoning.ways.iter().enumerate() {
        let path = [Step::Field("ways"), Step::Item(number)];
        let found = of_way(card, monster, way).into_iter();
        mistakes.extend(found.map(|mistake| mistake.under(&path)));
    }
    mistakes
}

fn not_summoned(card: &CardDef) -> Option<Mistake> {
    if card.summoning == Summoning::default() {
        return None;
    }
    Some(Mistake::at(&[], "only monsters are summoned"))
}

fn without_materials(monster: &Monster, summoning: &Summoning) -> Option<Mistake> {
    let summoned = summoning.materials.is_some() || !summoning.ways.is_empty();
    // What has to be summoned by another card's effect may have none.
    if !monster.is_extra() || summoned || summoning.special != Special::Free {
        return None;
    }
    let kind = monster.kind;
    let message = format!("a {kind:?} monster is summoned with materials, and none are written");
    let mistake = Mistake::at(&[MATERIALS], message);
    Some(mistake.hint("write `summoning: (materials: (parts: […]))`"))
}

fn ways_in_vain(_: &Monster, summoning: &Summoning) -> Option<Mistake> {
    if summoning.special != Special::Never || summoning.ways.is_empty() {
        return None;
    }
    let message = "it is never Special Summoned, and here are ways of its own";
    let mistake = Mistake::at(&[Step::Field("special")], message);
    Some(mistake.hint("write `OwnWayOnly`"))
}

fn materials_in_vain(monster: &Monster, summoning: &Summoning) -> Option<Mistake> {
    if monster.is_extra() || summoning.materials.is_none() {
        return None;
    }
    let message = "a monster of the main deck has no materials of its own";
    Some(Mistake::at(&[MATERIALS], message).hint("write them under `ways`"))
}

fn tributes(monster: &Monster, summoning: &Summoning) -> Option<Mistake> {
    summoning.tributes?;
    if !monster.is_extra() && !summoning.no_normal {
        return None;
    }
    let message = "this monster is never Normal Summoned, so it takes no tributes";
    Some(Mistake::at(&[Step::Field("tributes")], message))
}

fn of_parts(materials: &Materials) -> Vec<Mistake> {
    let mut mistakes = effect::of_materials(materials);
    let portions = parts(materials).portions;
    for at in portions {
        let Portion { least, most, .. } = at.part;
        let (field, message) = match (least, most) {
            (_, 0) => ("most", "it takes no monster"),
            (least, most) if least > most => ("least", "the least number is over the most"),
            _ => continue,
        };
        let mistake = Mistake::at(&[Step::Field(field)], message);
        mistakes.push(mistake.under(&at.path));
    }
    mistakes
}

fn no_parts(_: &Monster, materials: &Materials) -> Option<Mistake> {
    let none = materials.parts.is_empty();
    none.then(|| Mistake::at(&[Step::Field("parts")], "it takes no monster"))
}

/// A Synchro Monster takes a Tuner and others, which are no Tuners where the text says nothing.
fn synchro(monster: &Monster, materials: &Materials) -> Option<Mistake> {
    if monster.kind != MonsterKind::Synchro || materials.parts.is_empty() {
        return None;
    }
    let tuners = |portion: &Portion| asks_tuner(&portion.filter);
    let message = match materials.parts.iter().filter(|part| tuners(part)).count() {
        0 => "a Synchro Monster takes a Tuner",
        count if count == materials.parts.len() => {
            "a Synchro Monster takes a monster beside a Tuner"
        }
        _ => return None,
    };
    let mistake = Mistake::at(&[Step::Field("parts")], message);
    Some(mistake.hint("write `(filter: (tuner: true), least: 1, most: 1)` and another part"))
}

fn asks_tuner(filter: &Filter) -> bool {
    let any = !filter.any.is_empty() && filter.any.iter().all(asks_tuner);
    filter.tuner == Some(true) || any
}

fn link_rating(monster: &Monster, materials: &Materials) -> Option<Mistake> {
    let rating = u32::from(monster.level);
    let least: u32 = materials.parts.iter().map(|p| u32::from(p.least)).sum();
    if monster.kind != MonsterKind::Link || least <= rating {
        return None;
    }
    let message = format!("{least} monsters are too many for a link rating of {rating}");
    Some(Mistake::at(&[Step::Field("parts")], message))
}

fn fusion(monster: &Monster, materials: &Materials) -> Option<Mistake> {
    let most: u32 = materials.parts.iter().map(|p| u32::from(p.most)).sum();
    if monster.kind != MonsterKind::Fusion || most != 1 {
        return None;
    }
    let message = "a Fusion Monster takes more than one monster";
    Some(Mistake::at(&[Step::Field("parts")], message))
}

fn of_way(card: &CardDef, monster: &Monster, way: &Way) -> Vec<Mistake> {
    let found = OF_WAY.iter().filter_map(|check| check(monster, way));
    let mut mistakes: Vec<Mistake> = found.collect();
    let paid = cost::mistakes(&way.cost).into_iter();
    let listed = given::in_list(&way.cost).into_iter();
    mistakes.extend(paid.chain(listed).map(|m| m.under(&[Step::Field("cost")])));
    if let Some(materials) = &way.materials {
        let found = of_parts(materials)
            .into_iter()
            .chain(no_parts(monster, materials));
        mistakes.extend(found.map(|m| m.under(&[MATERIALS])));
    }
    let parts = parts(way);
    mistakes.extend(effect::shared(&parts));
    for at in &parts.done {
        let path: Vec<Step> = [at.path.as_slice(), &[Step::Field("act")]].concat();
        let found = act::of_act(card, &at.part.act);
        mistakes.extend(found.map(|mistake| mistake.under(&path)));
    }
    mistakes
}

fn method(monster: &Monster, way: &Way) -> Option<Mistake> {
    let fits = match way.method {
        Method::Special => true,
        Method::Fusion => monster.kind == MonsterKind::Fusion,
        Method::Ritual => monster.kind == MonsterKind::Ritual,
        Method::Synchro => monster.kind == MonsterKind::Synchro,
        Method::Xyz => monster.kind == MonsterKind::Xyz,
        Method::Link => monster.kind == MonsterKind::Link,
        _ => false,
    };
    (!fits).then(|| {
        let message = "this monster isn't Special Summoned like this";
        Mistake::at(&[Step::Field("method")], message)
    })
}

fn from(monster: &Monster, way: &Way) -> Option<Mistake> {
    let fits = |place: &Places| match place {
        Places::Graveyard | Places::Banished => true,
        Places::Hand | Places::Deck => !monster.is_extra(),
        Places::ExtraDeck => monster.is_extra() || monster.scale.is_some(),
        _ => false,
    };
    let number = way.from.iter().position(|place| !fits(place))?;
    let path = [Step::Field("from"), Step::Item(number)];
    Some(Mistake::at(
        &path,
        "this monster isn't Special Summoned from there",
    ))
}

fn on_top(monster: &Monster, way: &Way) -> Option<Mistake> {
    if !way.on_top {
        return None;
    }
    let message = match &way.materials {
        _ if monster.kind != MonsterKind::Xyz => "only an Xyz monster is put on top of another",
        None => "it is put on top of no monster: `materials` says which",
        Some(_) => return None,
    };
    Some(Mistake::at(&[Step::Field("on_top")], message))
}

/// A way needs something to be so, to be paid, or to be used, or it is a Special Summon for free.
fn for_free(_: &Monster, way: &Way) -> Option<Mistake> {
    let free = way.requires.is_empty() && way.cost.is_empty() && way.materials.is_none();
    (free && way.limit.is_none()).then(|| {
        let message = "this way needs nothing, so it would never end";
        Mistake::at(&[], message).hint("write `requires`, `cost`, `materials` or `limit`")
    })
}
