//! The ways in which a monster can be Special Summoned by its own text or kind.

use crate::vocabulary::{
    CardDef, Condition, Facing, Instruction, Limit, Materials, MonsterKind, Places, Way,
};
use duel::{Method, Posture};
use smallvec::{SmallVec, smallvec};

/// One way in which a monster can be Special Summoned without an effect.
#[derive(Clone, Copy, Debug)]
pub struct OwnWay<'a> {
    /// What kind of summon it is.
    pub method: Method,
    /// What must be so.
    pub requires: &'a [Condition],
    /// What is paid, in order.
    pub cost: &'a [Instruction],
    /// What is used as materials.
    pub materials: Option<&'a Materials>,
    /// The materials stay under it with all of theirs.
    pub on_top: bool,
    /// How often.
    pub limit: Option<Limit>,
    /// How it may lie.
    pub facing: Facing,
    from: &'a [Places],
}

/// The ways of a card, by their numbers (SUMMON-WAY): first what the kind of a Synchro, Xyz or Link
/// monster gives it with the materials printed on it, then what its text gives it.
pub fn ways(def: &CardDef) -> impl Iterator<Item = OwnWay<'_>> {
    let kind = def.monster().map(|monster| monster.kind);
    let method = match kind {
        Some(MonsterKind::Synchro) => Some(Method::Synchro),
        Some(MonsterKind::Xyz) => Some(Method::Xyz),
        Some(MonsterKind::Link) => Some(Method::Link),
        _ => None,
    };
    let printed = method
        .zip(def.summoning.materials.as_ref())
        .map(|(method, materials)| OwnWay {
            method,
            requires: &[],
            cost: &[],
            materials: Some(materials),
            on_top: false,
            limit: None,
            facing: Facing::FaceUp,
            from: &[],
        });
    printed
        .into_iter()
        .chain(def.summoning.ways.iter().map(OwnWay::said))
}

impl<'a> OwnWay<'a> {
    fn said(way: &'a Way) -> Self {
        Self {
            method: way.method,
            requires: &way.requires,
            cost: &way.cost,
            materials: way.materials.as_ref(),
            on_top: way.on_top,
            limit: way.limit,
            facing: way.facing,
            from: &way.from,
        }
    }

    /// From where a card is summoned in this way: as its text says, or from the hand, or from the
    /// extra deck for its monsters.
    #[must_use]
    pub fn places(&self, def: &CardDef) -> &'a [Places] {
        match self.from {
            [] if def.is_extra() => &[Places::ExtraDeck],
            [] => &[Places::Hand],
            said => said,
        }
    }
}

/// How a monster may lie when it is Special Summoned: a Link monster has no defense position.
pub(crate) fn postures(def: Option<&CardDef>, facing: Facing) -> SmallVec<[Posture; 2]> {
    let link = def
        .and_then(CardDef::monster)
        .is_some_and(|monster| monster.kind == MonsterKind::Link);
    match facing {
        _ if link => smallvec![Posture::FaceUpAttack],
        Facing::FaceUp => smallvec![Posture::FaceUpAttack, Posture::FaceUpDefense],
        Facing::Attack => smallvec![Posture::FaceUpAttack],
        Facing::Defense => smallvec![Posture::FaceUpDefense],
        Facing::FaceDown => smallvec![Posture::FaceDownDefense],
    }
}
