//! `offers`, `answer` and `whynot`: where one of them thinks otherwise, it is noticed.

use crate::support::{book, notices, sound};
use duel::{Action, How, Seat};
use rules::{Check, Rule, Said, Truth};
use simulate::Random;
use std::collections::BTreeSet;
use testkit::agreement::{MUTATIONS, Opinions, check, mutation};

fn pass() -> Said {
    Said {
        by: Seat::A,
        action: Action::Pass(How::Spoken),
    }
}

fn opinions(offered: bool, accepted: bool, truth: Truth) -> Opinions {
    let rule = Rule::ALL[0];
    let missing = Vec::new();
    let conditions = vec![Check {
        rule,
        truth,
        missing,
    }];
    Opinions {
        offered,
        accepted,
        conditions,
    }
}

#[test]
fn three_that_agree_are_left_alone() {
    opinions(true, true, Truth::Yes).agree(&pass());
    opinions(true, true, Truth::Unknown).agree(&pass());
    opinions(false, false, Truth::No).agree(&pass());
}

#[test]
fn what_is_offered_and_refused_is_noticed_and_the_other_way_round() {
    let words = "is it offered, is it accepted?";
    notices(words, || opinions(true, false, Truth::Yes).agree(&pass()));
    notices(words, || opinions(false, true, Truth::No).agree(&pass()));
}

#[test]
fn conditions_that_say_otherwise_are_noticed() {
    notices("offered: true", || {
        opinions(true, true, Truth::No).agree(&pass());
    });
    notices("offered: false", || {
        opinions(false, false, Truth::Yes).agree(&pass());
    });
}

#[test]
fn what_may_be_wrong_has_every_kind_of_action_and_is_sometimes_right() {
    let play = sound();
    let (mut random, mut kinds, mut legal) = (Random::new(1), BTreeSet::new(), 0);
    for _ in 0..40 {
        for kind in 0..MUTATIONS {
            let said = mutation(&play.position, &book().faces, kind, random.bits());
            legal += usize::from(check(&play.position, play.cards, &said));
            let words = format!("{:?}", said.action);
            let name = words.split(|c: char| !c.is_alphanumeric()).next();
            kinds.insert(name.unwrap_or_default().to_owned());
        }
    }
    assert_eq!(kinds.len(), 20, "{kinds:?}");
    assert!(legal > 40, "only {legal} were legal");
}
