//! How the vocabulary is spelled where the locale files select by it.

use duel::Value;
use rules::vocabulary::{
    Activation, Arrow, Class, Declares, Does, EffectKind, Facing, Later, Limit, Linger,
    MonsterKind, Places, Rest, Side, Special, Spell, Timing, Trait, Trap, Turn, Why,
};

macro_rules! spelled {
    ($($(#[$doc:meta])* $name:ident($of:ty) { $($pattern:pat => $id:literal,)* })*) => {
        $($(#[$doc])*
        pub(super) const fn $name(of: $of) -> &'static str {
            match of { $($pattern => $id,)* }
        })*
    };
}

spelled! {
    /// Whose, seen from the card's player.
    side(Side) {
        Side::Either => "either",
        Side::Own => "own",
        Side::Opponent => "opponent",
    }
    /// Kinds of spells.
    spell(Spell) {
        Spell::Normal => "normal",
        Spell::QuickPlay => "quick_play",
        Spell::Continuous => "continuous",
        Spell::Equip => "equip",
        Spell::Field => "field",
        Spell::Ritual => "ritual",
    }
    /// Kinds of traps.
    trap(Trap) {
        Trap::Normal => "normal",
        Trap::Continuous => "continuous",
        Trap::Counter => "counter",
    }
    /// Kinds of monsters.
    monster(MonsterKind) {
        MonsterKind::Main => "main",
        MonsterKind::Ritual => "ritual",
        MonsterKind::Fusion => "fusion",
        MonsterKind::Synchro => "synchro",
        MonsterKind::Xyz => "xyz",
        MonsterKind::Link => "link",
    }
    /// The arrows of a Link monster.
    arrow(Arrow) {
        Arrow::TopLeft => "top_left",
        Arrow::Top => "top",
        Arrow::TopRight => "top_right",
        Arrow::Left => "left",
        Arrow::Right => "right",
        Arrow::BottomLeft => "bottom_left",
        Arrow::Bottom => "bottom",
        Arrow::BottomRight => "bottom_right",
    }
    /// Monster, spell or trap.
    class(Class) {
        Class::Monster => "monster",
        Class::Spell => "spell",
        Class::Trap => "trap",
    }
    /// What other summons need.
    special(Special) {
        Special::Free => "free",
        Special::ProperFirst => "proper_first",
        Special::OwnWayOnly => "own_way_only",
        Special::Never => "never",
    }
    /// How often an effect may be used.
    limit(Limit) {
        Limit::OncePerTurn => "turn",
        Limit::OncePerTurnByName => "name",
        Limit::ActivatedOncePerTurnByName => "activated",
        Limit::OneEffectPerTurnByName => "one_effect",
        Limit::OncePerChain => "chain",
        Limit::OncePerDuelByName => "duel",
    }
    /// What is declared.
    declares(Declares) {
        Declares::Name => "name",
        Declares::Race => "race",
        Declares::Attribute => "attribute",
    }
    /// Kinds of activations.
    activation(Activation) {
        Activation::SpellCard => "spell_card",
        Activation::TrapCard => "trap_card",
        Activation::SpellEffect => "spell_effect",
        Activation::TrapEffect => "trap_effect",
        Activation::MonsterEffect => "monster_effect",
    }
    /// What an effect would do.
    does(Does) {
        Does::SpecialSummons => "special_summons",
        Does::DestroysOnField => "destroys_on_field",
        Does::DestroysTwoOfYours => "destroys_two_of_yours",
        Does::AddsFromDeck => "adds_from_deck",
        Does::SummonsFromDeck => "summons_from_deck",
        Does::SendsFromDeck => "sends_from_deck",
        Does::MovesFromGraveyard => "moves_from_graveyard",
        Does::Banishes => "banishes",
        Does::Draws => "draws",
        Does::Damages => "damages",
        Does::DamagesYou => "damages_you",
        Does::TargetsThis => "targets_this",
        Does::TargetsYours => "targets_yours",
    }
    /// Why a card moved.
    why(Why) {
        Why::Battle => "battle",
        Why::Destroyed => "destroyed",
        Why::Effect => "effect",
        Why::Cost => "cost",
        Why::Tributed => "tributed",
        Why::Material => "material",
        Why::Discarded => "discarded",
        Why::Drawn => "drawn",
    }
    /// Where cards are looked for.
    place(Places) {
        Places::Monsters => "monsters",
        Places::SpellsAndTraps => "spells",
        Places::FieldZone => "field_zone",
        Places::PendulumZones => "pendulum_zones",
        Places::Field => "field",
        Places::Hand => "hand",
        Places::Deck => "deck",
        Places::Graveyard => "graveyard",
        Places::Banished => "banished",
        Places::ExtraDeck => "extra",
        Places::OwnMaterials => "own_materials",
        Places::Materials => "materials",
        Places::UsedAsMaterial => "used_as_material",
        Places::Occasion => "occasion",
        Places::Done => "done",
        Places::Attacker => "attacker",
        Places::Attacked => "attacked",
        Places::Bearer => "bearer",
        Places::AttachedToThis => "attached",
        Places::Excavated => "excavated",
    }
    /// How a summoned monster may lie.
    facing(Facing) {
        Facing::FaceUp => "face_up",
        Facing::Attack => "attack",
        Facing::Defense => "defense",
        Facing::FaceDown => "face_down",
    }
    /// How a monster lies after its position was changed.
    turn(Turn) {
        Turn::Attack => "attack",
        Turn::Defense => "defense",
        Turn::FaceDown => "face_down",
        Turn::FaceUp => "face_up",
        Turn::FaceUpQuietly => "face_up_quietly",
        Turn::Other => "other",
    }
    /// Where in the deck a card goes.
    rest(Rest) {
        Rest::Top => "top",
        Rest::Bottom => "bottom",
        Rest::Shuffled => "shuffled",
    }
    /// What happens to cards later.
    later(Later) {
        Later::Return => "return",
        Later::Destroy => "destroy",
        Later::Summon => "summon",
    }
    /// What a lingering effect does.
    linger(Linger) {
        Linger::NoBattleDamage => "no_battle_damage",
        Linger::NoEffectDamage => "no_effect_damage",
        Linger::BattleDamageToOther => "battle_damage_to_other",
        Linger::NoBattleDestruction => "no_battle_destruction",
        Linger::NoEffectDestruction => "no_effect_destruction",
        Linger::CannotActivateMoved => "cannot_activate_moved",
        Linger::Forbids(_) => "forbids",
        Linger::TrapsNegated => "traps_negated",
        Linger::ColumnNegated => "column_negated",
        Linger::UnaffectedBySpellsAndTraps => "unaffected",
        Linger::AttacksEach => "attacks_each",
        Linger::BanishedWhenItLeaves => "banished_when_it_leaves",
        Linger::SpentAttribute => "spent_attribute",
        Linger::DrawsOnSpecialSummon(_) => "draws",
        Linger::NotTributedForSummon => "not_tributed_for_summon",
        Linger::BurnsWhenDestroyed(_) => "burns",
        Linger::Skips(_) => "skips",
        Linger::BanishesNamesake => "banishes_namesake",
    }
    /// What a card can have.
    of_trait(Trait) {
        Trait::NotDestroyedByBattle => "not_destroyed_by_battle",
        Trait::NotDestroyedByEffects(_) => "not_destroyed_by_effects",
        Trait::NotTargeted(_) => "not_targeted",
        Trait::UnaffectedBySpells => "unaffected_by_spells",
        Trait::UnaffectedByTraps => "unaffected_by_traps",
        Trait::Pierces => "pierces",
        Trait::AttacksDirectly => "attacks_directly",
        Trait::AttacksTwice => "attacks_twice",
        Trait::AttacksEach => "attacks_each",
        Trait::CannotAttack => "cannot_attack",
        Trait::CannotAttackDirectly => "cannot_attack_directly",
        Trait::NotAttacked => "not_attacked",
        Trait::NoBattleDamage => "no_battle_damage",
        Trait::NotTributed => "not_tributed",
    }
    /// What a number counts, for a value.
    unit(Value) {
        Value::Atk => "atk",
        Value::Def => "def",
        Value::Level => "level",
        Value::Negated => "negated",
    }
}

/// The kind of an effect, by which its rules are known.
pub(super) const fn effect(kind: &EffectKind) -> &'static str {
    match kind {
        EffectKind::CardActivation => "activation",
        EffectKind::Ignition => "ignition",
        EffectKind::Quick => "quick",
        EffectKind::MandatoryQuick => "mandatory_quick",
        EffectKind::Trigger {
            mandatory, timing, ..
        } => match (*mandatory, *timing) {
            (true, Timing::When) => "mandatory_when",
            (true, Timing::If) => "mandatory_if",
            (false, Timing::When) => "optional_when",
            (false, Timing::If) => "optional_if",
        },
        EffectKind::Continuous(_) => "continuous",
    }
}
