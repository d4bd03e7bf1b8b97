//! A small table for the tests: a few cards, and a position that events are folded into.

use duel::*;
use rules::Catalogue;
use rules::vocabulary::{CardDef, CardKind, Monster, MonsterKind, Names, Spell, Summoning, Trap};
use smallvec::smallvec;
use wording::{Language, Wording};

pub(crate) const ROTA: Passcode = Passcode(32807846);
pub(crate) const STRATOS: Passcode = Passcode(40044918);
pub(crate) const MIND_CRUSH: Passcode = Passcode(15800838);
pub(crate) const WABOKU: Passcode = Passcode(12607053);
pub(crate) const MST: Passcode = Passcode(5318639);
pub(crate) const SANGAN: Passcode = Passcode(26202165);
pub(crate) const UNDESCRIBED: Passcode = Passcode(99999999);

pub(crate) fn word(text: &str) -> Word {
    Word::new(text).expect("the test's words are words")
}

/// The cards the tests know.
pub(crate) fn catalogue() -> Catalogue {
    let monster = |level, atk, def| {
        CardKind::Monster(Monster {
            attribute: word("DARK"),
            race: word("Warrior"),
            level,
            atk: Some(atk),
            def: Some(def),
            kind: MonsterKind::Main,
            tuner: false,
            flip: false,
            spirit: false,
            gemini: false,
            token: false,
            scale: None,
            arrows: Vec::new(),
        })
    };
    let card = |passcode, en: &str, kind| CardDef {
        passcode,
        names: Names {
            en: en.into(),
            it: Some(format!("it:{en}")),
            zh_hant: None,
            ja: None,
        },
        kind,
        archetypes: Vec::new(),
        treated_as: None,
        summoning: Summoning::default(),
        effects: Vec::new(),
        earlier: Vec::new(),
        declared: false,
    };
    let cards = vec![
        card(
            ROTA,
            "Reinforcement of the Army",
            CardKind::Spell(Spell::Normal),
        ),
        card(STRATOS, "Elemental HERO Stratos", monster(4, 1800, 300)),
        card(MIND_CRUSH, "Mind Crush", CardKind::Trap(Trap::Normal)),
        card(WABOKU, "Waboku", CardKind::Trap(Trap::Normal)),
        card(
            MST,
            "Mystical Space Typhoon",
            CardKind::Spell(Spell::QuickPlay),
        ),
        card(SANGAN, "Sangan", monster(3, 1000, 600)),
    ];
    Catalogue::new(cards, Digest([7; 32]))
}

/// Modern rules, as far as the tests care.
pub(crate) const PROFILE: Profile = Profile {
    ignition: Ignition::None,
    hidden_triggers: HiddenTriggers::WithOptional,
    early_trigger: false,
    trigger_location: TriggerLocation::MustStay,
    negated_summon_counts: false,
    replay: Replay::SameOtherOrNone,
    damage_step: DamageStep::Five,
    one_chain_per_damage_timing: false,
    phase_trigger_again: false,
    first_turn_draw: false,
    one_field_spell: false,
    zones: Zones::ExtraMonsterZonesEased,
    trap_monster_zones: TrapMonsterZones::MonsterOnly,
    duel_ends: DuelEnds::AtOnce,
    negation_first: NegationFirst::TurnPlayer,
    texts: 0,
    zones_each: 5,
    main_phase_2: true,
    normal_draw: duel::NormalDraw::One,
    first_turn_battle: false,
};

pub(crate) const fn pile(seat: Seat, zone: Zone) -> Place {
    Place::pile(seat, zone)
}

pub(crate) const fn zone(seat: Seat, zone: Zone, number: u8) -> Place {
    Place {
        seat,
        zone,
        slot: number - 1,
    }
}

/// A cause in the resolution of a link.
pub(crate) const fn effect(reason: Reason, by: Seat, card: CardId, link: u8) -> Cause {
    Cause {
        reason,
        by: Some(by),
        card: Some(card),
        link,
    }
}

pub(crate) fn entered(owner: Seat, to: Place, count: u8, posture: Posture) -> Event {
    Event::CardsEntered {
        owner,
        to,
        count,
        posture,
    }
}

pub(crate) fn told(card: CardId, face: Passcode, to: Seat) -> Event {
    Event::CardKnown {
        card,
        face,
        to: Audience::Seat(to),
        how: Knowing::Told,
    }
}

pub(crate) fn moved(card: CardId, from: Place, to: Place, posture: Posture, cause: Cause) -> Event {
    Event::CardsMoved {
        moves: vec![Move {
            card,
            from,
            to,
            posture,
        }],
        cause,
    }
}

pub(crate) fn link(link: u8, seat: Seat, card: CardId, speed: u8, kind: LinkKind) -> Event {
    Event::LinkAdded {
        link,
        seat,
        card,
        effect: 0,
        mode: 0,
        kind,
        speed,
        targets: smallvec![],
        declared: None,
        word: None,
    }
}

pub(crate) fn opened(
    window: u32,
    kind: WindowKind,
    owed: (Seat, Option<Seat>),
    because: Because,
) -> Event {
    Event::WindowOpened {
        window,
        kind,
        owed,
        because,
    }
}

pub(crate) fn answered(window: u32, seat: Seat, answer: Answer) -> Event {
    Event::WindowAnswered {
        window,
        seat,
        answer,
    }
}

// The cards of the set-up, in the order in which they enter.
pub(crate) const A_ROTA: CardId = CardId(0);
pub(crate) const A_SANGAN: CardId = CardId(1);
pub(crate) const A_STRATOS: CardId = CardId(2);
pub(crate) const A_DECK: CardId = CardId(3);
pub(crate) const B_SET: CardId = CardId(4);
pub(crate) const B_WABOKU: CardId = CardId(5);
pub(crate) const B_HAND: CardId = CardId(6);
pub(crate) const A_MONSTER: CardId = CardId(7);

/// The set-up: A holds two known cards and has Stratos in the deck; B has set Mind Crush and
/// Waboku and holds an unidentified card; A has Sangan on the field.
pub(crate) fn set_up() -> Vec<Event> {
    use Posture::{FaceDown, FaceUpAttack};
    vec![
        Event::DuelBegan {
            profile_name: "P7".into(),
            profile: PROFILE,
            mode: Mode::Witness,
            reading: Reading::Written,
            catalogue: Digest([7; 32]),
            engine: Engine(1),
        },
        entered(Seat::A, pile(Seat::A, Zone::Hand), 2, FaceDown),
        entered(Seat::A, pile(Seat::A, Zone::Deck), 2, FaceDown),
        entered(Seat::B, zone(Seat::B, Zone::Spell, 1), 1, FaceDown),
        entered(Seat::B, zone(Seat::B, Zone::Spell, 2), 1, FaceDown),
        entered(Seat::B, pile(Seat::B, Zone::Hand), 1, FaceDown),
        entered(Seat::A, zone(Seat::A, Zone::Monster, 3), 1, FaceUpAttack),
        told(A_ROTA, ROTA, Seat::A),
        told(A_SANGAN, SANGAN, Seat::A),
        told(A_STRATOS, STRATOS, Seat::A),
        told(B_SET, MIND_CRUSH, Seat::B),
        told(B_WABOKU, WABOKU, Seat::B),
        Event::CardKnown {
            card: A_MONSTER,
            face: SANGAN,
            to: Audience::All,
            how: Knowing::Told,
        },
        Event::LpChanged {
            seat: Seat::B,
            by: -500,
            to: 7500,
            cause: Cause::SET_UP,
        },
        Event::PlayBegan {
            turn: 3,
            seat: Seat::A,
            phase: Some(Phase::Main1),
        },
    ]
}

/// The position after these events.
pub(crate) fn after(events: &[Event]) -> Position {
    let mut position = Position::new();
    for event in events {
        position
            .apply(event)
            .expect("the test's events are possible");
    }
    position
}

/// Each event as its sentence, folding as it goes.
pub(crate) fn tell(words: &Wording, events: &[Event]) -> Vec<String> {
    let cards = catalogue();
    let mut position = Position::new();
    let mut told = Vec::new();
    for event in events {
        let before = position.clone();
        position
            .apply(event)
            .unwrap_or_else(|e| panic!("{event:?}: {e}"));
        told.push(words.sentence_of(&before, &position, &cards, event));
    }
    told
}

/// Checks that this is a whole sentence of the language, with every variable filled in.
pub(crate) fn is_a_sentence(told: &str, words: &Wording, of: &str) {
    let tag = words.language().tag();
    assert!(!told.contains(['{', '}', '_']), "{tag} {of}: {told}");
    // English rules speak of none; elsewhere it is an argument that was shown.
    let none = words.language() != Language::En && told.contains("none");
    assert!(!told.contains("  ") && !none, "{tag} {of}: {told}");
    if words.language() == Language::ZhHant {
        assert!(told.ends_with(['。', '？']), "{tag} {of}: {told}");
        assert!(
            !told.contains("。。") && !told.contains(" 。"),
            "{tag} {of}: {told}"
        );
    } else {
        assert!(told.ends_with(['.', '?']), "{tag} {of}: {told}");
        assert!(!told.contains(".."), "{tag} {of}: {told}");
        let begins = told.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
        assert!(begins, "{tag} {of}: {told}");
    }
}
