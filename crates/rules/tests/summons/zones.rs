//! Which zones a summon may take, by the rules of each time.

use crate::support::Table;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::Rule;

/// A Synchro Summon of A's with these cards besides its materials, and where it went.
fn synchro(profile: &str, more: Vec<Lies<'_>>) -> Result<(Zone, u8), Rule> {
    let mut t = duel(
        profile,
        &[
            lie(A, Zone::Extra, &["Wyrm"]),
            vec![
                (A, Zone::Monster, 3, "Piper"),
                (A, Zone::Monster, 4, "Knight"),
            ],
            more,
        ],
    );
    goes(&mut t, "Wyrm")
}

fn goes(t: &mut Table, name: &str) -> Result<(Zone, u8), Rule> {
    let said = rules::Said {
        by: A,
        action: special(t, name, 0),
    };
    t.say(&said).map_err(|refusal| refusal.rule)?;
    if t.asked().is_none() {
        t.ok(A, ATTACK);
    }
    succeeds(t);
    Ok(stands(t, name))
}

#[test]
fn a_synchro_monster_takes_a_main_zone_an_extra_zone_and_a_main_zone_again() {
    assert_eq!(synchro("P3b", Vec::new()), Ok((Zone::Monster, 0)));
    assert_eq!(synchro("P4c", Vec::new()), Ok((Zone::Monster, 5)));
    assert_eq!(synchro("P5", Vec::new()), Ok((Zone::Monster, 0)));
}

#[test]
fn from_2017_to_2020_an_extra_deck_monster_is_bound_to_extra_and_pointed_zones() {
    let taken = vec![(A, Zone::Monster, 6, "Tower")];
    assert_eq!(synchro("P4c", taken.clone()), Err(Rule::SummonZone));
    assert_eq!(synchro("P5", taken), Ok((Zone::Monster, 0)));
    // Both are taken by the other side: x is A's 5 and B's 6.
    let both = vec![
        (B, Zone::Monster, 6, "Gate"),
        (A, Zone::Monster, 6, "Tower"),
    ];
    assert_eq!(synchro("P4c", both), Err(Rule::SummonZone));
    let other = vec![(B, Zone::Monster, 6, "Tower")];
    assert_eq!(synchro("P4c", other), Ok((Zone::Monster, 6)));
}

#[test]
fn a_link_monster_of_either_side_points_to_zones_that_may_be_taken() {
    // In A's 5, over A's zone 1, it points to A's zones 0 and 2.
    let own = vec![(A, Zone::Monster, 5, "Gate"), (A, Zone::Monster, 0, "Page")];
    assert_eq!(synchro("P4c", own), Ok((Zone::Monster, 2)));
    // In B's zone 1, over A's zone 3: up is the extra monster zone y, A's 6.
    let theirs = vec![
        (B, Zone::Monster, 1, "Arch"),
        (A, Zone::Monster, 5, "Tower"),
    ];
    assert_eq!(synchro("P4c", theirs), Err(Rule::SummonZone));
}

#[test]
fn a_link_monster_is_bound_in_every_time_and_its_materials_leave_first() {
    for profile in ["P4c", "P5", "P7"] {
        let full = ["Knight", "Squire", "Page", "Monk", "Ogre"];
        let mut t = duel(
            profile,
            &[lie(A, Zone::Extra, &["Gate"]), lie(A, Zone::Monster, &full)],
        );
        t.ok(A, special(&t, "Gate", 0));
        t.ok(A, t.choose(A, &["Knight", "Squire"]));
        succeeds(&mut t);
        assert_eq!(stands(&t, "Gate"), (Zone::Monster, 5));
    }
}

#[test]
fn a_link_monster_that_is_used_points_nowhere_any_more() {
    // The only zone for another Link monster is one that its own material points to.
    let mut t = duel(
        "P5",
        &[
            lie(A, Zone::Extra, &["Gate"]),
            vec![
                (A, Zone::Monster, 5, "Tower"),
                (A, Zone::Monster, 2, "Arch"),
                (A, Zone::Monster, 0, "Knight"),
                (A, Zone::Monster, 4, "Page"),
            ],
        ],
    );
    t.ok(A, special(&t, "Gate", 0));
    let with_arch = t.choose(A, &["Arch", "Knight"]);
    assert_eq!(t.refused(A, with_arch), Rule::Choice);
    t.ok(A, t.choose(A, &["Knight", "Page"]));
    succeeds(&mut t);
    assert_eq!(stands(&t, "Gate"), (Zone::Monster, 1));
}

#[test]
fn a_full_field_is_no_hindrance_where_materials_leave() {
    let full = ["Piper", "Knight", "Squire", "Page", "Monk"];
    for profile in ["P2e", "P7"] {
        let cards = [lie(A, Zone::Extra, &["Wyrm"]), lie(A, Zone::Monster, &full)];
        let mut t = duel(profile, &cards);
        t.ok(A, special(&t, "Wyrm", 0));
        t.ok(A, t.choose(A, &["Piper", "Knight"]));
        t.ok(A, ATTACK);
        succeeds(&mut t);
        assert_eq!(stands(&t, "Wyrm"), (Zone::Monster, 0));
    }
}

#[test]
fn without_a_zone_a_monster_does_not_come_by_itself() {
    let full = ["Piper", "Knight", "Squire", "Page", "Monk"];
    let mut t = duel(
        "P7",
        &[
            lie(A, Zone::Hand, &["Envoy"]),
            lie(A, Zone::Graveyard, &["Ogre"]),
            lie(A, Zone::Monster, &full),
        ],
    );
    assert_eq!(t.refused(A, special(&t, "Envoy", 0)), Rule::SummonZone);
}

#[test]
fn a_column_runs_over_both_sides_and_through_the_extra_monster_zones() {
    // From A's left: B's zone 3 and A's zone 1, with the extra monster zone x between them.
    for (beam, hits) in [(3, true), (0, false), (1, false)] {
        for monster in [
            (A, Zone::Monster, 1, "Knight"),
            (A, Zone::Monster, 5, "Knight"),
        ] {
            let mut t = duel("P7", &[vec![monster, (B, Zone::Spell, beam, "Beam")]]);
            t.ok(A, Action::MoveOn { to: None });
            let said = rules::Said {
                by: B,
                action: t.activate(B, "Beam"),
            };
            let refused = t.say(&said).err().map(|refusal| refusal.rule);
            assert_eq!(refused, (!hits).then_some(Rule::Target));
        }
    }
}
