//! Pendulum monsters: scales, Pendulum Summons, the face-up extra deck.

use crate::support::{PASS, Table};
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::Rule;

/// A has both scales, and these cards.
fn swinging(profile: &str, more: &[Vec<Lies<'_>>]) -> Table {
    let scales = match profile {
        "P3b" => lie(A, Zone::Pendulum, &["Low", "High"]),
        _ => vec![(A, Zone::Spell, 0, "Low"), (A, Zone::Spell, 4, "High")],
    };
    let mut cards = more.to_vec();
    cards.push(scales);
    duel(profile, &cards)
}

fn choose_from_hand(t: &Table, names: &[&str]) -> Action<Which> {
    let cards = names
        .iter()
        .map(|name| out_of(t, Zone::Hand, name).expect("in the hand"));
    Action::Choose(Picked::Cards(cards.collect()))
}

#[test]
fn a_scale_is_activated_as_a_spell_card_and_stays() {
    for (profile, zones) in [("P3b", (Zone::Pendulum, 0)), ("P7", (Zone::Spell, 0))] {
        let mut t = duel(profile, &[lie(A, Zone::Hand, &["Low", "High", "Low"])]);
        t.ok(A, t.activate(A, "Low"));
        let link = t.position.chain.first().map(|link| (link.kind, link.speed));
        assert_eq!(link, Some((LinkKind::SpellCard, 1)));
        pass(&mut t, WindowKind::Chain);
        pass(&mut t, WindowKind::Free);
        let face = t.face("Low");
        let there = t.position.at(Place {
            seat: A,
            zone: zones.0,
            slot: zones.1,
        });
        assert_eq!(there.and_then(|row| row.face), Some(face));
    }
    let mut t = duel("P2e", &[lie(A, Zone::Hand, &["Low"])]);
    assert_eq!(t.refused(A, t.activate(A, "Low")), Rule::Zone);
}

#[test]
fn three_monsters_come_at_once_each_in_its_position() {
    for profile in ["P3b", "P4c", "P7"] {
        let mut t = swinging(
            profile,
            &[lie(
                A,
                Zone::Hand,
                &["Knight", "Ogre", "Piper", "Giant", "Page"],
            )],
        );
        t.ok(A, Action::PendulumSummon);
        // Level 8 and level 1 aren't between the scales 1 and 8.
        let wrong = choose_from_hand(&t, &["Knight", "Giant"]);
        assert_eq!(t.refused(A, wrong), Rule::Choice);
        let wrong = choose_from_hand(&t, &["Page"]);
        assert_eq!(t.refused(A, wrong), Rule::Choice);
        t.ok(A, choose_from_hand(&t, &["Knight", "Ogre", "Piper"]));
        t.ok(A, ATTACK);
        t.ok(A, DEFENSE);
        t.ok(A, ATTACK);
        assert_eq!(t.position.joined.len(), 2);
        succeeds(&mut t);
        let postures: Vec<Posture> = t
            .position
            .zone_in_order(A, Zone::Monster)
            .iter()
            .map(|row| row.posture)
            .collect();
        let (attack, defense) = (Posture::FaceUpAttack, Posture::FaceUpDefense);
        assert_eq!(postures, [attack, defense, attack]);
        // The right is spent; and there is nothing left to bring, which is told first.
        assert_eq!(t.refused(A, Action::PendulumSummon), Rule::Pendulum);
        assert!(t.position.used.contains(&Use::PendulumSummon(A)));
    }
}

#[test]
fn a_pendulum_summon_is_negated_as_a_whole_and_spent() {
    let mut t = swinging(
        "P7",
        &[
            lie(A, Zone::Hand, &["Knight", "Ogre", "Piper", "Squire"]),
            lie(B, Zone::Spell, &["Halt", "Halt One"]),
        ],
    );
    t.ok(A, Action::PendulumSummon);
    t.ok(A, choose_from_hand(&t, &["Knight", "Ogre", "Piper"]));
    for _ in 0..3 {
        t.ok(A, ATTACK);
    }
    t.ok(A, PASS);
    // What negates the summon of exactly one monster has nothing to negate.
    assert_eq!(t.refused(B, t.activate(B, "Halt One")), Rule::Answers);
    t.ok(B, t.activate(B, "Halt"));
    pass(&mut t, WindowKind::Chain);
    for name in ["Knight", "Ogre", "Piper"] {
        assert_eq!(t.zone_of(A, name), Zone::Graveyard);
    }
    pass(&mut t, WindowKind::Free);
    assert_eq!(t.refused(A, Action::PendulumSummon), Rule::PendulumOnce);
}

#[test]
fn it_takes_two_scales_and_somebody_between_them() {
    let mut t = duel("P7", &[lie(A, Zone::Hand, &["Knight"])]);
    assert_eq!(t.refused(A, Action::PendulumSummon), Rule::Pendulum);
    let mut t = swinging("P7", &[lie(A, Zone::Hand, &["Giant", "Mend"])]);
    assert_eq!(t.refused(A, Action::PendulumSummon), Rule::Pendulum);
    let mut t = swinging(
        "P7",
        &[
            lie(A, Zone::Hand, &["Knight"]),
            lie(A, Zone::Monster, &["Page"; 5]),
        ],
    );
    assert_eq!(t.refused(A, Action::PendulumSummon), Rule::SummonZone);
}

#[test]
fn a_pendulum_monster_goes_from_the_field_face_up_to_the_extra_deck_and_comes_back() {
    let mut t = swinging(
        "P7",
        &[
            lie(A, Zone::Monster, &["Low"]),
            lie(A, Zone::Hand, &["Ogre", "Knight"]),
        ],
    );
    t.ok(A, t.summon(A, "Ogre"));
    let row = t.position.zone(A, Zone::Extra).next().copied();
    assert_eq!(row.map(|row| row.posture), Some(Posture::FaceUp));
    succeeds(&mut t);
    t.ok(A, Action::PendulumSummon);
    let extra = out_of(&t, Zone::Extra, "Low").expect("in the extra deck");
    let knight = t.card(A, "Knight");
    t.ok(
        A,
        Action::Choose(Picked::Cards([knight, extra].into_iter().collect())),
    );
    t.ok(A, ATTACK);
    t.ok(A, ATTACK);
    succeeds(&mut t);
    // From the extra deck it is bound: to an extra monster zone, or one that is pointed to.
    let low = t
        .position
        .zone(A, Zone::Monster)
        .find(|row| Some(row.id) == id(extra));
    assert_eq!(low.map(|row| row.place.slot), Some(5));
    assert_eq!(stands(&t, "Knight"), (Zone::Monster, 1));
}

fn id(which: Which) -> Option<CardId> {
    match which {
        Which::Card(id) => Some(id),
        Which::Unseen { .. } => None,
    }
}
