//! Words for cards: where and how they lie, how they are summoned, what links and effects do.

use duel::{
    Audience, Fate, Forbidden, Knowing, LingeringRule, LinkKind, Method, Negation, Outcome, Part,
    Posture, Reason, Value, Zone,
};

/// The kinds of places.
#[must_use]
pub const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Monster => "monster",
        Zone::Spell => "spell",
        Zone::Field => "field",
        Zone::Pendulum => "pendulum",
        Zone::Material => "material",
        Zone::Graveyard => "graveyard",
        Zone::Banished => "banished",
        Zone::Extra => "extra",
        Zone::Limbo => "limbo",
        Zone::Gone => "gone",
    }
}

/// How a card lies.
#[must_use]
pub const fn posture(posture: Posture) -> &'static str {
    match posture {
        Posture::FaceUpAttack => "face_up_attack",
        Posture::FaceUpDefense => "face_up_defense",
        Posture::FaceDownDefense => "face_down_defense",
        Posture::FaceUp => "face_up",
        Posture::FaceDown => "face_down",
    }
}

/// `all`, `judge`, or the seat's letter.
#[must_use]
pub const fn audience(audience: Audience) -> &'static str {
    match audience {
        Audience::All => "all",
        Audience::Seat(seat) => seat.letter(),
        Audience::Judge => "judge",
    }
}

/// How a face came to be known.
#[must_use]
pub const fn knowing(knowing: Knowing) -> &'static str {
    match knowing {
        Knowing::Shown => "shown",
        Knowing::Told => "told",
        Knowing::OneOf => "one_of",
    }
}

/// How a monster is summoned.
#[must_use]
pub const fn method(method: Method) -> &'static str {
    match method {
        Method::Normal => "normal",
        Method::Tribute => "tribute",
        Method::Flip => "flip",
        Method::Special => "special",
        Method::Gemini => "gemini",
        Method::Fusion => "fusion",
        Method::Ritual => "ritual",
        Method::Synchro => "synchro",
        Method::Xyz => "xyz",
        Method::Link => "link",
        Method::Pendulum => "pendulum",
    }
}

/// What kind of activation made a link.
#[must_use]
pub const fn link_kind(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::SpellCard => "spell_card",
        LinkKind::TrapCard => "trap_card",
        LinkKind::SpellEffect => "spell_effect",
        LinkKind::TrapEffect => "trap_effect",
        LinkKind::MonsterEffect => "monster_effect",
    }
}

/// Cost or effect.
#[must_use]
pub const fn part(part: Part) -> &'static str {
    match part {
        Part::Cost => "cost",
        Part::Effect => "effect",
    }
}

/// What of a link was negated.
#[must_use]
pub const fn negation(negation: Negation) -> &'static str {
    match negation {
        Negation::Activation => "activation",
        Negation::Effect => "effect",
    }
}

/// What becomes of cards that are told of.
#[must_use]
pub const fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Destroyed => "destroyed",
        Fate::Sent => "sent",
        Fate::Discarded => "discarded",
        Fate::Tributed => "tributed",
        Fate::Banished => "banished",
        Fate::BanishedFaceDown => "banished_face_down",
        Fate::ToHand => "to_hand",
        Fate::OntoDeck => "onto_deck",
        Fate::UnderDeck => "under_deck",
        Fate::IntoDeck => "into_deck",
        Fate::Detached => "detached",
        Fate::Set => "set",
    }
}

/// How a link resolved.
#[must_use]
pub const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Applied => "applied",
        Outcome::NoEffect => "no_effect",
        Outcome::NegatedActivation => "negated_activation",
        Outcome::NegatedEffect => "negated_effect",
    }
}

/// Under which head something happened.
#[must_use]
pub const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Cost => "cost",
        Reason::Effect => "effect",
        Reason::Destroyed => "destroyed",
        Reason::Material => "material",
        Reason::Tributed => "tributed",
        Reason::Discarded => "discarded",
        Reason::Drawn => "drawn",
        Reason::Detached => "detached",
        Reason::Battle => "battle",
        Reason::Activation => "activation",
        Reason::Summon => "summon",
        Reason::Set => "set",
        Reason::Rule => "rule",
        Reason::SetUp => "set_up",
        Reason::Repair => "repair",
    }
}

/// A value of a card.
#[must_use]
pub const fn value(value: Value) -> &'static str {
    match value {
        Value::Atk => "atk",
        Value::Def => "def",
        Value::Level => "level",
        Value::Negated => "negated",
    }
}

/// What a seat may not do.
#[must_use]
pub const fn forbidden(what: Forbidden) -> &'static str {
    match what {
        Forbidden::Activate => "activate",
        Forbidden::ActivateSpells => "activate_spells",
        Forbidden::ActivateTraps => "activate_traps",
        Forbidden::ActivateMonsterEffects => "activate_monster_effects",
        Forbidden::NormalSummon => "normal_summon",
        Forbidden::SpecialSummon => "special_summon",
        Forbidden::SetSpells => "set_spells",
        Forbidden::DeclareAttack => "declare_attack",
        Forbidden::Attack => "attack",
        Forbidden::AttackDirectly => "attack_directly",
        Forbidden::ChangePosition => "change_position",
        Forbidden::BattlePhase => "battle_phase",
        Forbidden::Summon => "summon",
        Forbidden::BanishFromGraveyard => "banish_from_graveyard",
    }
}

/// What a lingering effect does.
#[must_use]
pub const fn lingering(rule: LingeringRule) -> &'static str {
    match rule {
        LingeringRule::NoBattleDamage => "no_battle_damage",
        LingeringRule::NoEffectDamage => "no_effect_damage",
        LingeringRule::NoBattleDestruction => "no_battle_destruction",
        LingeringRule::NoEffectDestruction => "no_effect_destruction",
        LingeringRule::CannotActivate(_) => "cannot_activate",
        LingeringRule::Forbids(_) => "forbids",
        LingeringRule::Change(..) => "change",
        LingeringRule::Becomes(..) => "becomes",
        LingeringRule::Negated => "negated",
        LingeringRule::ColumnNegated(_) => "column_negated",
        LingeringRule::TrapsNegated => "traps_negated",
        LingeringRule::UnaffectedBySpellsAndTraps => "unaffected_by_spells_and_traps",
        LingeringRule::ReturnsToHand => "returns_to_hand",
        LingeringRule::AttacksEach => "attacks_each",
        LingeringRule::BanishedWhenItLeaves => "banished_when_it_leaves",
        LingeringRule::Returns => "returns",
        LingeringRule::DestroyedLater => "destroyed_later",
        LingeringRule::GoesBack(_) => "goes_back",
        LingeringRule::BattleEnds => "battle_ends",
        LingeringRule::Loses(_) => "loses",
        LingeringRule::Spent(_) => "spent",
        LingeringRule::Remembers(_) => "remembers",
        LingeringRule::DrawsOnSpecialSummon(_) => "draws_on_special_summon",
        LingeringRule::NotTributedForSummon => "not_tributed_for_summon",
        LingeringRule::BurnsWhenDestroyed(_) => "burns_when_destroyed",
        LingeringRule::Skips(_) => "skips",
        LingeringRule::BanishesNamed(_) => "banishes_named",
        LingeringRule::OriginalBecomes(..) => "original_becomes",
        LingeringRule::SummonedLater(_) => "summoned_later",
        LingeringRule::BattleDamageToOther => "battle_damage_to_other",
        LingeringRule::DamageOfLinkToOther(_) => "damage_of_link_to_other",
    }
}
