//! One of everything a card file can say. A new variant of any of these doesn't compile before it
//! has a sample here.

use crate::common::{any, pool, word};
use duel::{DamageTiming, Forbidden, Method, Passcode, Phase, Value};
use rules::vocabulary::*;

/// Samples, each with the pattern it is a sample of: together the patterns are all there are.
macro_rules! every {
    ($($name:ident: $of:ty { $($pattern:pat => $sample:expr,)* })*) => {
        $(pub(crate) fn $name() -> Vec<$of> {
            let _all_there_are = |of: &$of| match of { $($pattern => (),)* };
            vec![$({
                let sample = $sample;
                assert!(matches!(sample, $pattern), "{sample:?} is a sample of something else");
                sample
            },)*]
        })*
    };
}

every! {
    sides: Side {
        Side::Either => Side::Either,
        Side::Own => Side::Own,
        Side::Opponent => Side::Opponent,
    }
    places: Places {
        Places::Monsters => Places::Monsters,
        Places::SpellsAndTraps => Places::SpellsAndTraps,
        Places::FieldZone => Places::FieldZone,
        Places::PendulumZones => Places::PendulumZones,
        Places::Field => Places::Field,
        Places::Hand => Places::Hand,
        Places::Deck => Places::Deck,
        Places::Graveyard => Places::Graveyard,
        Places::Banished => Places::Banished,
        Places::ExtraDeck => Places::ExtraDeck,
        Places::OwnMaterials => Places::OwnMaterials,
        Places::Materials => Places::Materials,
        Places::UsedAsMaterial => Places::UsedAsMaterial,
        Places::Occasion => Places::Occasion,
        Places::Done => Places::Done,
        Places::Excavated => Places::Excavated,
        Places::Attacker => Places::Attacker,
        Places::Attacked => Places::Attacked,
        Places::Bearer => Places::Bearer,
        Places::AttachedToThis => Places::AttachedToThis,
    }
    conditions: Condition {
        Condition::Exists(_) => Condition::Exists(monsters()),
        Condition::None(_) => Condition::None(monsters()),
        Condition::Count { .. } => Condition::Count { pool: monsters(), least: 2, most: 99 },
        Condition::More(..) => Condition::More(Amount::Fixed(1), Amount::LinkNumber),
        Condition::Turn(_) => Condition::Turn(Side::Opponent),
        Condition::Phase(_) => Condition::Phase(vec![Phase::Main1, Phase::Main2]),
        Condition::ChainAtLeast(_) => Condition::ChainAtLeast(2),
        Condition::NoNameTwiceInChain => Condition::NoNameTwiceInChain,
        Condition::NothingElseActivated => Condition::NothingElseActivated,
        Condition::NothingSpecialSummoned => Condition::NothingSpecialSummoned,
        Condition::NothingSummoned => Condition::NothingSummoned,
        Condition::NoBattlePhase => Condition::NoBattlePhase,
        Condition::CameUpThisTurn => Condition::CameUpThisTurn,
        Condition::WasSet => Condition::WasSet,
        Condition::SummonedBy(_) => Condition::SummonedBy(vec![Method::Synchro]),
        Condition::FallsInBattle => Condition::FallsInBattle,
        Condition::AttackedFaceDown => Condition::AttackedFaceDown,
        Condition::ZoneFree(_) => Condition::ZoneFree(Side::Own),
        Condition::UsedThisTurn(_) => Condition::UsedThisTurn(0),
        Condition::Rolled(..) => Condition::Rolled(2, 5),
        Condition::Not(_) => Condition::Not(Box::new(Condition::WasSet)),
        Condition::Any(_) => Condition::Any(vec![Condition::WasSet, Condition::ChainAtLeast(1)]),
        Condition::All(_) => Condition::All(vec![Condition::WasSet, Condition::ChainAtLeast(1)]),
    }
    amounts: Amount {
        Amount::Fixed(_) => Amount::Fixed(3),
        Amount::Count(_) => Amount::Count(monsters()),
        Amount::Times(..) => Amount::Times(200, Box::new(Amount::Count(monsters()))),
        Amount::Half(_) => Amount::Half(Box::new(Amount::LifePoints(Side::Own))),
        Amount::LinkNumber => Amount::LinkNumber,
        Amount::LifePoints(_) => Amount::LifePoints(Side::Opponent),
        Amount::Sum(..) => Amount::Sum(Value::Atk, Box::new(Objects::Targets)),
        Amount::Printed(..) => Amount::Printed(Value::Def, Box::new(Objects::Each(monsters()))),
        Amount::LevelsOrRanks(_) => Amount::LevelsOrRanks(Box::new(Objects::Targets)),
        Amount::LinkRatings(_) => Amount::LinkRatings(Box::new(Objects::This)),
        Amount::Its(_) => Amount::Its(Value::Atk),
        Amount::ItsOriginal(_) => Amount::ItsOriginal(Value::Def),
        Amount::BattleDamage(_) => Amount::BattleDamage(Side::Own),
        Amount::DamageTaken => Amount::DamageTaken,
        Amount::Moved => Amount::Moved,
        Amount::ToDeck => Amount::ToDeck,
        Amount::Remembered => Amount::Remembered,
        Amount::Done => Amount::Done,
        Amount::Paid => Amount::Paid,
        Amount::Number => Amount::Number,
    }
    spans: Span {
        Span::ThisTurn => Span::ThisTurn,
        Span::NextTurn => Span::NextTurn,
        Span::DamageStep => Span::DamageStep,
        Span::DamageCalculation => Span::DamageCalculation,
        Span::WhileAttached => Span::WhileAttached,
        Span::UntilNextTurn(..) => Span::UntilNextTurn(Side::Opponent, Phase::End),
        Span::WhileThere => Span::WhileThere,
        Span::Until(..) => Span::Until(Side::Own, Phase::Standby),
        Span::Through(..) => Span::Through(Side::Own, Phase::Draw, 2),
        Span::Ever => Span::Ever,
    }
    facings: Facing {
        Facing::FaceUp => Facing::FaceUp,
        Facing::Attack => Facing::Attack,
        Facing::Defense => Facing::Defense,
        Facing::FaceDown => Facing::FaceDown,
    }
    gates: Gate {
        Gate::Always => Gate::Always,
        Gate::Also => Gate::Also,
        Gate::IfDone => Gate::IfDone,
        Gate::Then => Gate::Then,
        Gate::IfNotDone => Gate::IfNotDone,
        Gate::If(_) => Gate::If(Condition::WasSet),
    }
    objects: Objects {
        Objects::Targets => Objects::Targets,
        Objects::Each(_) => Objects::Each(monsters()),
        Objects::EachOther(_) => Objects::EachOther(monsters()),
        Objects::Picked { .. } => Objects::Picked {
            pool: monsters(), least: Amount::Fixed(0), most: Amount::Fixed(2), by_opponent: true,
        },
        Objects::OneOfEach(_) => Objects::OneOfEach(monsters()),
        Objects::EachPicks { .. } => Objects::EachPicks { pool: monsters(), count: 2 },
        Objects::TopUpTo { .. } => Objects::TopUpTo { side: Side::Own, least: 1, most: 3 },
        Objects::Answered => Objects::Answered,
        Objects::Random { .. } => Objects::Random { pool: monsters(), count: 1 },
        Objects::Top { .. } => Objects::Top { side: Side::Own, count: Amount::LinkNumber },
        Objects::This => Objects::This,
        Objects::Negated => Objects::Negated,
        Objects::Done => Objects::Done,
        Objects::Paid => Objects::Paid,
        Objects::Told => Objects::Told,
    }
    lingers: Linger {
        Linger::NoBattleDamage => Linger::NoBattleDamage,
        Linger::BattleDamageToOther => Linger::BattleDamageToOther,
        Linger::NoEffectDamage => Linger::NoEffectDamage,
        Linger::NoBattleDestruction => Linger::NoBattleDestruction,
        Linger::NoEffectDestruction => Linger::NoEffectDestruction,
        Linger::CannotActivateMoved => Linger::CannotActivateMoved,
        Linger::Forbids(_) => Linger::Forbids(Forbidden::DeclareAttack),
        Linger::TrapsNegated => Linger::TrapsNegated,
        Linger::ColumnNegated => Linger::ColumnNegated,
        Linger::UnaffectedBySpellsAndTraps => Linger::UnaffectedBySpellsAndTraps,
        Linger::BanishedWhenItLeaves => Linger::BanishedWhenItLeaves,
        Linger::AttacksEach => Linger::AttacksEach,
        Linger::SpentAttribute => Linger::SpentAttribute,
        Linger::DrawsOnSpecialSummon(_) => Linger::DrawsOnSpecialSummon(1),
        Linger::NotTributedForSummon => Linger::NotTributedForSummon,
        Linger::BurnsWhenDestroyed(_) => Linger::BurnsWhenDestroyed(300),
        Linger::Skips(_) => Linger::Skips(Phase::Draw),
        Linger::BanishesNamesake => Linger::BanishesNamesake,
    }
    acts: Act {
        Act::PayLp(_) => Act::PayLp(Amount::Fixed(1000)),
        Act::Tribute(_) => Act::Tribute(Objects::This),
        Act::Destroy(_) => Act::Destroy(Objects::Targets),
        Act::SendToGraveyard(_) => Act::SendToGraveyard(Objects::Each(monsters())),
        Act::Banish(_) => Act::Banish(Objects::Targets),
        Act::DestroyAndBanish(_) => Act::DestroyAndBanish(Objects::Targets),
        Act::BanishFaceDown(_) => Act::BanishFaceDown(Objects::Targets),
        Act::ReturnToHand(_) => Act::ReturnToHand(Objects::Targets),
        Act::ReturnToDeck(..) => Act::ReturnToDeck(Objects::This, Rest::Bottom),
        Act::AddFromDeck { .. } => Act::AddFromDeck { filter: Filter::default(), count: 1 },
        Act::Discard(_) => Act::Discard(Objects::Done),
        Act::DiscardAtRandom { .. } => Act::DiscardAtRandom { side: Side::Opponent, count: 2 },
        Act::Excavate { .. } => Act::Excavate {
            side: Side::Either, filter: Filter::default(), count: Amount::ToDeck,
        },
        Act::Draw { .. } => Act::Draw { side: Side::Own, count: Amount::Fixed(2) },
        Act::Shuffle(_) => Act::Shuffle(Side::Own),
        Act::Reveal(_) => Act::Reveal(Objects::This),
        Act::Detach(_) => Act::Detach(one_of(Side::Own, Places::OwnMaterials)),
        Act::Attach(_) => Act::Attach(Objects::Targets),
        Act::SpecialSummon { .. } => Act::SpecialSummon {
            what: Objects::Targets, to_opponent: true, facing: Facing::Defense, ignoring: true,
            method: Method::Fusion, negated: true,
        },
        Act::FusionSummon { .. } => Act::FusionSummon {
            what: Filter::default(), materials: monsters(), banish: true,
        },
        Act::RitualSummon { .. } => Act::RitualSummon {
            what: Filter::default(), tributes: monsters(), exactly: true,
        },
        Act::NormalSummonAfter { .. } => Act::NormalSummonAfter { what: Filter::default() },
        Act::MakeToken { .. } => Act::MakeToken {
            token: Passcode(4_206_964), count: 2, to_opponent: true, facing: Facing::Defense,
            values: Some(Amount::DamageTaken),
        },
        Act::Set(_) => Act::Set(Objects::Done),
        Act::ChangePosition { .. } => {
            Act::ChangePosition { what: Objects::Targets, to: Turn::FaceDown }
        },
        Act::TakeControl { .. } => {
            Act::TakeControl { what: Objects::Targets, until: Span::ThisTurn }
        },
        Act::SwapControl(_) => Act::SwapControl(Objects::OneOfEach(monsters())),
        Act::Equip(_) => Act::Equip(Objects::Targets),
        Act::Bind(_) => Act::Bind(Objects::Targets),
        Act::PutCounters { .. } => Act::PutCounters {
            what: Objects::This, counter: word("Spell"), count: Amount::Fixed(1),
        },
        Act::TakeCounters { .. } => Act::TakeCounters {
            what: Objects::This, counter: word("Spell"), count: Amount::LinkNumber,
        },
        Act::Damage { .. } => Act::Damage { side: Side::Opponent, amount: Amount::Fixed(500) },
        Act::GainLp { .. } => Act::GainLp { side: Side::Either, amount: Amount::Moved },
        Act::Change { .. } => Act::Change {
            of: Objects::Targets, what: Value::Level, by: Delta::Minus(Amount::Fixed(1)),
            until: Span::Ever,
        },
        Act::Become { .. } => Act::Become {
            of: Objects::Targets, what: Value::Atk, to: Amount::Fixed(0), original: true,
            until: Span::NextTurn,
        },
        Act::NegateSummon => Act::NegateSummon,
        Act::NegateActivation => Act::NegateActivation,
        Act::NegateEffect => Act::NegateEffect,
        Act::NegateAttack => Act::NegateAttack,
        Act::NegateThis => Act::NegateThis,
        Act::TurnDamage => Act::TurnDamage,
        Act::NegateEffectsOf { .. } => {
            Act::NegateEffectsOf { what: Objects::Targets, until: Span::WhileThere }
        },
        Act::EndBattlePhase => Act::EndBattlePhase,
        Act::TossCoin => Act::TossCoin,
        Act::RollDie => Act::RollDie,
        Act::Remember(_) => Act::Remember(Amount::DamageTaken),
        Act::Later { .. } => Act::Later {
            what: Objects::Done, then: Later::Return, at: Span::Until(Side::Own, Phase::Standby),
        },
        Act::Linger { .. } => Act::Linger {
            side: Side::Own, rule: Linger::NoBattleDamage, until: Span::ThisTurn,
        },
        Act::LingerOn { .. } => Act::LingerOn {
            what: Objects::This, rule: Linger::NoEffectDestruction, until: Span::ThisTurn,
        },
        Act::Win(_) => Act::Win(Side::Own),
        Act::Nothing => Act::Nothing,
        Act::AsTold => Act::AsTold,
    }
    traits: Trait {
        Trait::NotDestroyedByBattle => Trait::NotDestroyedByBattle,
        Trait::NotDestroyedByEffects(_) => Trait::NotDestroyedByEffects(Side::Opponent),
        Trait::NotTargeted(_) => Trait::NotTargeted(Side::Either),
        Trait::UnaffectedBySpells => Trait::UnaffectedBySpells,
        Trait::UnaffectedByTraps => Trait::UnaffectedByTraps,
        Trait::Pierces => Trait::Pierces,
        Trait::AttacksDirectly => Trait::AttacksDirectly,
        Trait::AttacksTwice => Trait::AttacksTwice,
        Trait::AttacksEach => Trait::AttacksEach,
        Trait::CannotAttack => Trait::CannotAttack,
        Trait::CannotAttackDirectly => Trait::CannotAttackDirectly,
        Trait::NotAttacked => Trait::NotAttacked,
        Trait::NoBattleDamage => Trait::NoBattleDamage,
        Trait::NotTributed => Trait::NotTributed,
    }
    standings: Standing {
        Standing::Change { .. } => Standing::Change {
            of: monsters(), what: Value::Atk, by: Delta::Plus(Amount::Fixed(500)),
        },
        Standing::Is { .. } => Standing::Is {
            of: this(), what: Value::Def, to: Amount::Count(monsters()),
        },
        Standing::Negates(_) => Standing::Negates(monsters()),
        Standing::Forbids { .. } => Standing::Forbids {
            side: Side::Opponent, what: Forbidden::ActivateTraps, with: Filter::default(),
        },
        Standing::Has { .. } => Standing::Has { of: this(), what: Trait::Pierces },
        Standing::Unanswerable(_) => Standing::Unanswerable(Side::Opponent),
        Standing::BanishedInstead { .. } => Standing::BanishedInstead {
            side: Side::Opponent, what: Filter::default(),
        },
        Standing::DestroysBoundWhenItLeaves => Standing::DestroysBoundWhenItLeaves,
        Standing::DestroysBoundWhenDestroyed => Standing::DestroysBoundWhenDestroyed,
        Standing::DestroyedWhenTargeted => Standing::DestroyedWhenTargeted,
        Standing::DefendsAfterAttack { .. } => Standing::DefendsAfterAttack { locked: true },
        Standing::DestroyedWithBound => Standing::DestroyedWithBound,
        Standing::DestroyedWhile(_) => Standing::DestroyedWhile(Condition::None(monsters())),
        Standing::While(..) => Standing::While(
            Condition::Turn(Side::Own),
            vec![Standing::Has { of: this(), what: Trait::NotAttacked }],
        ),
        Standing::NormalElsewhere => Standing::NormalElsewhere,
    }
    does: Does {
        Does::SpecialSummons => Does::SpecialSummons,
        Does::DestroysOnField => Does::DestroysOnField,
        Does::DestroysTwoOfYours => Does::DestroysTwoOfYours,
        Does::AddsFromDeck => Does::AddsFromDeck,
        Does::SummonsFromDeck => Does::SummonsFromDeck,
        Does::SendsFromDeck => Does::SendsFromDeck,
        Does::MovesFromGraveyard => Does::MovesFromGraveyard,
        Does::Banishes => Does::Banishes,
        Does::Draws => Does::Draws,
        Does::Damages => Does::Damages,
        Does::DamagesYou => Does::DamagesYou,
        Does::TargetsThis => Does::TargetsThis,
        Does::TargetsYours => Does::TargetsYours,
    }
    activations: Activation {
        Activation::SpellCard => Activation::SpellCard,
        Activation::TrapCard => Activation::TrapCard,
        Activation::SpellEffect => Activation::SpellEffect,
        Activation::TrapEffect => Activation::TrapEffect,
        Activation::MonsterEffect => Activation::MonsterEffect,
    }
    whys: Why {
        Why::Battle => Why::Battle,
        Why::Destroyed => Why::Destroyed,
        Why::Effect => Why::Effect,
        Why::Cost => Why::Cost,
        Why::Tributed => Why::Tributed,
        Why::Material => Why::Material,
        Why::Discarded => Why::Discarded,
        Why::Drawn => Why::Drawn,
    }
    subjects: Subject {
        Subject::This => Subject::This,
        Subject::Bearer => Subject::Bearer,
        Subject::Any(_) => any(Filter::default()),
    }
    occasions: Occasion {
        Occasion::Summoned { .. } => Occasion::Summoned {
            what: Subject::This, by: Side::Opponent, methods: vec![Method::Link],
            from: vec![Places::Graveyard], by_effect: Some(1),
        },
        Occasion::Moved { .. } => moved(vec![Places::Field], vec![Places::Graveyard], vec![]),
        Occasion::Flipped(_) => Occasion::Flipped(Subject::This),
        Occasion::PositionChanged(_) => Occasion::PositionChanged(Subject::This),
        Occasion::Damaged { .. } => Occasion::Damaged {
            side: Side::Own, by: Side::Opponent, battle: true, effect: true,
            monster: Some(Subject::This), direct: true,
        },
        Occasion::BattleTiming { .. } => Occasion::BattleTiming {
            timing: DamageTiming::Start, what: Subject::This,
        },
        Occasion::Gained(_) => Occasion::Gained(Side::Opponent),
        Occasion::Told => Occasion::Told,
        Occasion::Attack { .. } => Occasion::Attack {
            by: Side::Opponent, attacker: Some(any(Filter::default())), target: Some(Subject::This),
            direct: false,
        },
        Occasion::Battled(_) => Occasion::Battled(Subject::Bearer),
        Occasion::DestroysByBattle { .. } => Occasion::DestroysByBattle {
            what: Subject::This, other: Filter::default(),
        },
        Occasion::Activated { .. } => Occasion::Activated { by: Side::Own, kinds: vec![] },
        Occasion::Phase { .. } => Occasion::Phase { phase: Phase::End, turn: Side::Own },
    }
    answers: Answers {
        Answers::SummonAttempt { .. } => Answers::SummonAttempt {
            by: Side::Opponent, methods: vec![Method::Normal, Method::Flip], single: true,
        },
        Answers::Activation { .. } => Answers::Activation {
            by: Side::Either, kinds: vec![Activation::SpellCard], from: vec![Places::Field],
            that: vec![],
        },
        Answers::Happening(_) => Answers::Happening(Occasion::Gained(Side::Own)),
    }
    limits: Limit {
        Limit::OncePerTurn => Limit::OncePerTurn,
        Limit::OncePerTurnByName => Limit::OncePerTurnByName,
        Limit::ActivatedOncePerTurnByName => Limit::ActivatedOncePerTurnByName,
        Limit::OneEffectPerTurnByName => Limit::OneEffectPerTurnByName,
        Limit::OncePerChain => Limit::OncePerChain,
        Limit::OncePerDuelByName => Limit::OncePerDuelByName,
    }
    kinds: EffectKind {
        EffectKind::CardActivation => EffectKind::CardActivation,
        EffectKind::Ignition => EffectKind::Ignition,
        EffectKind::Quick => EffectKind::Quick,
        EffectKind::MandatoryQuick => EffectKind::MandatoryQuick,
        EffectKind::Trigger { .. } => EffectKind::Trigger {
            mandatory: false, timing: Timing::If, event: Occasion::Flipped(Subject::This),
        },
        EffectKind::Continuous(_) => EffectKind::Continuous(vec![Standing::NormalElsewhere]),
    }
    specials: Special {
        Special::Free => Special::Free,
        Special::ProperFirst => Special::ProperFirst,
        Special::OwnWayOnly => Special::OwnWayOnly,
        Special::Never => Special::Never,
    }
    monster_kinds: MonsterKind {
        MonsterKind::Main => MonsterKind::Main,
        MonsterKind::Ritual => MonsterKind::Ritual,
        MonsterKind::Fusion => MonsterKind::Fusion,
        MonsterKind::Synchro => MonsterKind::Synchro,
        MonsterKind::Xyz => MonsterKind::Xyz,
        MonsterKind::Link => MonsterKind::Link,
    }
    declares: Declares {
        Declares::Name => Declares::Name,
        Declares::Race => Declares::Race,
        Declares::Attribute => Declares::Attribute,
    }
}

pub(crate) fn monsters() -> Pool {
    pool(Side::Own, Places::Monsters, Filter::default())
}

/// Pools of the lowest and of the highest.
pub(crate) fn extremes() -> [Pool; 2] {
    let (lowest, highest) = (Some(Value::Atk), Some(Value::Def));
    [
        Pool {
            lowest,
            ..monsters()
        },
        Pool {
            highest,
            ..monsters()
        },
    ]
}

pub(crate) fn this() -> Pool {
    let this = Filter {
        this: true,
        ..Filter::default()
    };
    pool(Side::Own, Places::Monsters, this)
}

pub(crate) fn one_of(side: Side, place: Places) -> Objects {
    Objects::Picked {
        pool: pool(side, place, Filter::default()),
        least: Amount::Fixed(1),
        most: Amount::Fixed(1),
        by_opponent: false,
    }
}

pub(crate) fn moved(from: Vec<Places>, to: Vec<Places>, why: Vec<Why>) -> Occasion {
    Occasion::Moved {
        what: any(Filter::default()),
        from,
        to,
        why,
        by: Side::Opponent,
        side: Side::Own,
    }
}

/// A filter with this one field given, for every field. (A new one doesn't compile before it is
/// here.)
pub(crate) fn filters() -> Vec<Filter> {
    let every = Filter {
        class: vec![Class::Monster, Class::Spell],
        monsters: monster_kinds(),
        spells: vec![Spell::QuickPlay, Spell::Normal, Spell::Ritual],
        traps: vec![Trap::Counter, Trap::Normal],
        tuner: Some(false),
        flip: Some(true),
        spirit: Some(false),
        normal: Some(true),
        level_at_least: Some(5),
        level_at_most: Some(6),
        atk_at_most: Some(1500),
        atk_at_least: Some(1500),
        atk_up_to: Some(Box::new(Amount::LifePoints(Side::Opponent))),
        def_at_most: Some(1000),
        race: vec![word("Warrior"), word("Dragon")],
        attribute: vec![word("DARK"), word("LIGHT")],
        archetype: vec!["HERO".to_owned(), "Stone".to_owned()],
        name: vec![Passcode(4_206_964)],
        not_name: vec![Passcode(7)],
        declared: true,
        same_name: true,
        other: true,
        this: false,
        face_up: true,
        face_down: true,
        stands: Some(Stand::Defense),
        counter: Some(word("Spell")),
        unspent_attribute: true,
        owner: Side::Opponent,
        summoned: vec![Method::Tribute],
        same_column: true,
        pointed_to: true,
        summonable: true,
        any: vec![
            Filter::default(),
            Filter {
                this: true,
                ..Filter::default()
            },
        ],
        none: vec![Filter {
            tuner: Some(true),
            ..Filter::default()
        }],
    };
    vec![
        every,
        Filter::default(),
        Filter {
            this: true,
            ..Filter::default()
        },
    ]
}
