//! The bits that say why a card moved, and what they make of a summon.

use duel::Method;

pub(super) const DESTROYED: u32 = 0x1;
pub(super) const TRIBUTE: u32 = 0x2;
pub(super) const MATERIAL: u32 = 0x8;
pub(super) const SUMMON: u32 = 0x10;
pub(super) const BATTLE: u32 = 0x20;
pub(super) const EFFECT: u32 = 0x40;
pub(super) const COST: u32 = 0x80;
pub(super) const SPECIAL: u32 = 0x800;
pub(super) const DISCARD: u32 = 0x4000;
pub(super) const FUSION: u32 = 0x4_0000;
pub(super) const SYNCHRO: u32 = 0x8_0000;
pub(super) const RITUAL: u32 = 0x10_0000;
pub(super) const XYZ: u32 = 0x20_0000;
pub(super) const LINK: u32 = 0x1000_0000;

/// How a monster was Special Summoned.
pub(super) const fn method(bits: u32) -> Method {
    match bits {
        bits if bits & FUSION != 0 => Method::Fusion,
        bits if bits & SYNCHRO != 0 => Method::Synchro,
        bits if bits & RITUAL != 0 => Method::Ritual,
        bits if bits & XYZ != 0 => Method::Xyz,
        bits if bits & LINK != 0 => Method::Link,
        _ => Method::Special,
    }
}
