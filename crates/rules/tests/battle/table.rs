//! Duels set up for battles, and the ways through their windows.

use crate::cards::catalogue;
use crate::support::{PASS, Table};
use duel::Seat::{A, B};
use duel::*;
use rules::{Said, offers};

/// What a seat starts with.
#[derive(Clone, Copy, Default)]
pub(crate) struct Has<'a> {
    pub(crate) attack: &'a [&'a str],
    pub(crate) defense: &'a [&'a str],
    pub(crate) down: &'a [&'a str],
    pub(crate) set: &'a [&'a str],
    pub(crate) grave: &'a [&'a str],
    pub(crate) hand: &'a [&'a str],
    pub(crate) deck: &'a [&'a str],
}

/// A duel in main phase 1 of turn 3, A's.
pub(crate) fn duel(profile: &str, a: Has<'_>, b: Has<'_>) -> Table {
    written(profile, (Mode::Strict, Reading::Written), a, b)
}

pub(crate) fn written(profile: &str, way: (Mode, Reading), a: Has<'_>, b: Has<'_>) -> Table {
    let mut t = set_up(profile, way, a, b);
    begin(&mut t, 3);
    t
}

pub(crate) fn begin(t: &mut Table, turn: u16) {
    let (seat, phase) = (A, Some(Phase::Main1));
    t.put(Event::PlayBegan { turn, seat, phase });
    t.run();
}

pub(crate) fn set_up(
    profile: &str,
    (mode, reading): (Mode, Reading),
    a: Has<'_>,
    b: Has<'_>,
) -> Table {
    let flags = cards::profile(profile).expect("a shipped profile").flags;
    let mut t = Table {
        position: Position::new(),
        events: Vec::new(),
        cards: catalogue(),
    };
    t.put(Event::DuelBegan {
        profile_name: profile.to_owned().into(),
        profile: flags,
        mode,
        reading,
        catalogue: t.cards.digest(),
        engine: rules::ENGINE,
    });
    for (seat, has) in [(A, a), (B, b)] {
        give(&mut t, seat, has);
    }
    t
}

pub(crate) fn give(t: &mut Table, seat: Seat, has: Has<'_>) {
    let mut slot = 0;
    let lying = [
        (has.attack, Posture::FaceUpAttack),
        (has.defense, Posture::FaceUpDefense),
        (has.down, Posture::FaceDownDefense),
    ];
    for (names, posture) in lying {
        for name in names {
            enter(t, seat, (Zone::Monster, slot), posture, name);
            slot += 1;
        }
    }
    for (n, name) in has.set.iter().enumerate() {
        enter(t, seat, (Zone::Spell, n as u8), Posture::FaceDown, name);
    }
    for name in has.grave {
        enter(t, seat, (Zone::Graveyard, 0), Posture::FaceUp, name);
    }
    for name in has.hand {
        enter(t, seat, (Zone::Hand, 0), Posture::FaceDown, name);
    }
    for name in has.deck {
        enter(t, seat, (Zone::Deck, 0), Posture::FaceDown, name);
    }
}

pub(crate) fn enter(
    t: &mut Table,
    owner: Seat,
    (zone, slot): (Zone, u8),
    posture: Posture,
    name: &str,
) {
    let card = CardId(t.position.rows.len() as u32);
    t.put(Event::CardsEntered {
        owner,
        to: Place {
            seat: owner,
            zone,
            slot,
        },
        count: 1,
        posture,
    });
    if name == "?" {
        return;
    }
    let to = match (zone, posture.face_up()) {
        (_, true) => Audience::All,
        (Zone::Deck, _) => Audience::Judge,
        _ => Audience::Seat(owner),
    };
    t.put(Event::CardKnown {
        card,
        face: t.face(name),
        to,
        how: Knowing::Told,
    });
}

/// A moves on, B passes.
pub(crate) fn leave(t: &mut Table) {
    t.ok(A, Action::MoveOn { to: None });
    t.ok(B, PASS);
}

/// From main phase 1 to the open state of the Battle Step.
pub(crate) fn to_battle(t: &mut Table) {
    t.ok(
        A,
        Action::MoveOn {
            to: Some(Phase::Battle),
        },
    );
    t.ok(B, PASS);
    leave(t);
    assert_eq!(t.position.step, Some(Step::Battle));
}

pub(crate) fn battle(profile: &str, a: Has<'_>, b: Has<'_>) -> Table {
    let mut t = duel(profile, a, b);
    to_battle(&mut t);
    t
}

pub(crate) fn attack(t: &Table, card: &str, target: &str) -> Action<Which> {
    Action::Attack {
        card: t.card(A, card),
        target: Some(t.card(B, target)),
    }
}

pub(crate) fn directly(t: &Table, card: &str) -> Action<Which> {
    Action::Attack {
        card: t.card(A, card),
        target: None,
    }
}

/// From the declaration to the damage step: nobody acts.
pub(crate) fn to_damage(t: &mut Table) {
    t.pass_all();
    leave(t);
    assert_eq!(t.position.step, Some(Step::Damage));
}

/// Both pass until this timing of the damage step.
pub(crate) fn to_timing(t: &mut Table, timing: DamageTiming) {
    while t.position.timing != Some(timing) {
        t.pass_all();
    }
}

/// The whole damage step, nobody acts.
pub(crate) fn through_damage(t: &mut Table) {
    while t.position.step == Some(Step::Damage) {
        t.pass_all();
    }
}

pub(crate) fn fight(profile: &str, a: Has<'_>, b: Has<'_>, target: &str) -> Table {
    let mut t = battle(profile, a, b);
    t.ok(A, attack(&t, a.attack[0], target));
    to_damage(&mut t);
    through_damage(&mut t);
    t
}

pub(crate) const fn attackers<'a>(attack: &'a [&'a str]) -> Has<'a> {
    Has {
        attack,
        defense: &[],
        down: &[],
        set: &[],
        grave: &[],
        hand: &[],
        deck: &[],
    }
}

pub(crate) fn lp(t: &Table) -> (u32, u32) {
    (t.position.lp[A], t.position.lp[B])
}

pub(crate) fn timings(t: &Table) -> Vec<DamageTiming> {
    let entered = t.events.iter().filter_map(|event| match event {
        Event::TimingEntered { timing } => Some(*timing),
        _ => None,
    });
    entered.collect()
}

pub(crate) fn irregular(t: &Table) -> Vec<String> {
    let broken = t.events.iter().filter_map(|event| match event {
        Event::Irregularity { rule, .. } => Some(rule.to_string()),
        _ => None,
    });
    broken.collect()
}

pub(crate) fn offered(t: &Table, by: Seat, action: Action<Which>) -> bool {
    let listed = offers(&t.position, &t.cards, by)
        .iter()
        .any(|said| said.action == action);
    let held = offers(&t.position, &t.cards, by).contains(&Said { by, action });
    assert_eq!(listed, held);
    held
}
