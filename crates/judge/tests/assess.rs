//! What going back would cost: facts, what is unknown, the grade under each policy.

mod support;

use duel::{Event, Seat, Zone};
use judge::{Assessment, Conduct, Grade, Ground, Request, Unknown, Way, Weight, assess};
use rules::policy::{Policy, Says};
use support::written::{self, Shipped};
use timeline::History;

const DISPUTE: &str = "disputes/forgot-to-ask.duel";

/// A duel as it was written, with its history.
struct Written {
    cards: Shipped,
    events: Vec<(u32, Event)>,
    history: History,
}

impl Written {
    fn of(text: &str) -> Self {
        let cards = Shipped(cards::catalogue());
        let events = written::played(text, &cards);
        let history = written::history(&events);
        Self {
            cards,
            events,
            history,
        }
    }

    fn shipped(name: &str) -> Self {
        Self::of(&written::text(name))
    }

    /// The record of the first event like this.
    fn first(&self, is: impl Fn(&Event) -> bool) -> u32 {
        let at = self.events.iter().position(|(_, event)| is(event));
        at.expect("such an event") as u32 + 1
    }

    fn under(&self, policy: &str, to: u32) -> Assessment {
        self.asked(policy, to, Request::default(), 1)
    }

    fn asked(&self, policy: &str, to: u32, request: Request, seed: u64) -> Assessment {
        let place = (self.history.current().id, to);
        let policy = policy_of(policy);
        assess(&self.history, &self.cards.0, place, &policy, request, seed).expect("a record")
    }
}

fn policy_of(id: &str) -> Policy {
    cards::policy(id).expect("a shipped policy")
}

fn skipped(event: &Event) -> bool {
    matches!(
        event,
        Event::WindowAnswered {
            answer: duel::Answer::Skipped,
            ..
        }
    )
}

fn has(assessment: &Assessment, ground: impl Fn(Ground) -> bool) -> bool {
    assessment.reasons.iter().any(|r| ground(r.ground))
}

#[test]
fn nothing_and_the_last_action_are_simple() {
    let duel = Written::of(
        "rules P7\nmode strict\npasses implied\nturn 3 of A, main phase 1\n\
         seat A  hand: Waboku\nseat B  hand: 1 card\n\nA sets Waboku\n",
    );
    let last = duel.history.last();
    let nothing = duel.under("kde", last);
    assert_eq!(nothing.grade, Grade::Simple);
    assert!(has(&nothing, |g| g == Ground::Nothing));
    assert_eq!(nothing.plan.net, []);
    assert_eq!(nothing.plan.reverse, []);
    let before = duel.first(|e| matches!(e, Event::Said { .. })) - 1;
    let action = duel.under("mtg", before);
    assert_eq!(action.grade, Grade::Simple);
    let reason = &action.reasons[0];
    assert_eq!(reason.ground, Ground::LastAction);
    let says = reason.criterion.as_ref().map(|c| c.says);
    assert_eq!(says, Some(Says::SimpleIsTheLastAction));
    // Where no document says so, that is said too.
    assert_eq!(duel.under("kde", before).reasons[0].criterion, None);
}

#[test]
fn the_same_facts_are_graded_by_what_each_policy_says() {
    let duel = Written::shipped(DISPUTE);
    let to = duel.first(skipped) - 1;
    let grade = |id: &str| duel.under(id, to).grade;
    // An opponent has learned a card that was set.
    assert_eq!(grade("kde"), Grade::Complex);
    assert_eq!(grade("mtg"), Grade::Complex);
    assert_eq!(grade("flesh-and-blood"), Grade::Complex);
    assert_eq!(grade("grand-archive"), Grade::Complex);
    // What neither noticed isn't done again.
    assert_eq!(grade("ocg-chinese"), Grade::Accepted);
    // A question that was left out is asked all the same where that is the practice.
    let japan = duel.under("ocg-japan", to);
    assert_eq!(japan.skipped, Some(Seat::B));
    assert_eq!(japan.grade, Grade::Complex);
    assert!(has(&japan, |g| g == Ground::Skipped(Seat::B)));
}

#[test]
fn in_japan_the_duel_goes_on_after_the_next_important_decision() {
    let duel = Written::shipped(DISPUTE);
    let began = written::play_began(&duel.events);
    let said = |e: &Event| {
        matches!(
            e,
            Event::Said {
                action: duel::Action::Summon { .. },
                ..
            }
        )
    };
    let before = duel.first(said) - 5;
    assert!(before > began);
    let japan = duel.under("ocg-japan", began + 1);
    assert_eq!(japan.skipped, None);
    assert_eq!(japan.grade, Grade::Accepted);
    let reason = &japan.reasons[0];
    assert!(matches!(reason.ground, Ground::Important(5.., _)));
    let criterion = reason.criterion.as_ref().expect("a criterion");
    assert_eq!(criterion.says, Says::ImportantDecision);
    let policy = policy_of("ocg-japan");
    let document = policy.document(criterion).expect("a document");
    assert_eq!(document.date.as_deref(), Some("2011-11-05"));
}

#[test]
fn what_a_seat_learned_is_weighed() {
    let duel = Written::shipped(DISPUTE);
    let it = duel.under("kde", duel.first(skipped) - 1);
    let weights = |seat: Seat| {
        let lessons = it.lessons[seat].iter();
        lessons
            .map(|l| (l.weight, l.of, l.zone))
            .collect::<Vec<_>>()
    };
    // A has looked through its deck as well.
    let heavy = (Weight::Heavy, Seat::B, Zone::Spell);
    let searched = (Weight::Searched, Seat::A, Zone::Deck);
    assert_eq!(weights(Seat::A), [heavy, searched]);
    assert_eq!(weights(Seat::B), [(Weight::Light, Seat::A, Zone::Deck)]);
    assert!(has(&it, |g| g == Ground::Shuffled(Seat::A)));
    assert!(!has(&it, |g| matches!(
        g,
        Ground::Drawn(..) | Ground::Lost(_)
    )));
}

/// A draws in turn 3 with a deck in a known order, and again in turn 5.
const DRAWS: &str = "\
rules P7
mode strict
passes implied
turn 2 of B, main phase 1
seat A  hand: Waboku  deck: Gemini Elf, Luster Dragon, Dark Hole, 5 cards
seat B  hand: 2 cards  deck: 9 cards

B ends the turn
A moves to main phase 1
A sets Waboku
A ends the turn
B ends the turn
A moves to main phase 1
";

#[test]
fn a_normal_draw_after_the_point_is_private_and_comes_again_one_before_it_stays() {
    let duel = Written::of(DRAWS);
    let set = duel.first(|e| {
        matches!(
            e,
            Event::Said {
                action: duel::Action::SetSpell { .. },
                ..
            }
        )
    });
    let it = duel.under("mtg", set - 1);
    let drawn = &it.lessons[Seat::A];
    let (normal, again) = (true, true);
    assert!(matches!(&drawn[..], [one] if one.weight == Weight::Drawn { normal, again }));
    assert_eq!(it.lessons[Seat::B].len(), 1);
    let kept = it.kept_draw.expect("the draw of that turn");
    assert!(kept < set - 1);
    assert_eq!(it.cost.turns, 2);
    // Two turns have begun, so it is no simple case: the document says so.
    let turns = it.reasons.iter().find(|r| r.ground == Ground::Turns(2));
    let turns = turns.expect("a reason");
    assert_eq!(turns.grade, Grade::Complex);
    assert_eq!(
        turns.criterion.as_ref().map(|c| c.says),
        Some(Says::Decisions)
    );
    // The net puts both drawn cards back on top.
    let to_deck = it
        .plan
        .net
        .iter()
        .filter(|step| matches!(step, judge::Step::Move { to, .. } if to.zone == Zone::Deck));
    assert_eq!(to_deck.count(), 2);
}

#[test]
fn a_hand_nobody_knows_that_was_shuffled_into_the_deck_is_irreparable() {
    let duel = Written::shipped("cards/fiber-jar.duel");
    let it = duel.under("kde", written::play_began(&duel.events) + 1);
    assert_eq!(it.grade, Grade::Irreparable);
    let lost = |u: &&Unknown| matches!(u, Unknown::Lost(place) if place.zone == Zone::Hand);
    assert_eq!(it.unknown.iter().filter(lost).count(), 2);
    let reason = &it.reasons[0];
    assert!(matches!(reason.ground, Ground::Lost(2)));
    let criterion = reason.criterion.as_ref().expect("a criterion");
    assert_eq!(criterion.says, Says::UnverifiableCard);
    // What was known is looked for by its face.
    let looked = |step: &&judge::Step| matches!(step, judge::Step::Move { look: true, .. });
    assert!(it.plan.net.iter().filter(looked).count() >= 2);
}

/// B draws, then sets a card nobody has seen: it may be the one drawn.
const MIXED: &str = "\
rules P7
mode witness
passes implied
turn 1 of A, end phase
seat A  hand: Waboku  deck: 9 cards
seat B  hand: 3 cards  deck: 9 cards

A ends the turn
B moves to main phase 1
B sets a card
";

#[test]
fn where_nobody_can_tell_which_card_was_drawn_one_is_picked_by_a_seed_that_is_said() {
    let duel = Written::of(MIXED);
    let to = written::play_began(&duel.events);
    let it = duel.under("mtg", to);
    let pick = match &it.plan.picks[..] {
        [pick] => pick,
        picks => panic!("{picks:?}"),
    };
    assert_eq!(pick.to.zone, Zone::Deck);
    assert_eq!(pick.candidates.len(), 4);
    assert!(has(&it, |g| g == Ground::Picks(1)));
    let picked = |seed| {
        let it = duel.asked("mtg", to, Request::default(), seed);
        it.plan.picks[0].picked
    };
    assert_eq!(picked(1), pick.picked);
    let all: std::collections::BTreeSet<usize> = (0..60).map(picked).collect();
    assert_eq!(all.len(), 4, "each of them can be picked");
}

#[test]
fn a_forgotten_mandatory_effect_can_be_applied_now() {
    let duel = Written::shipped("rulings/C114-forgotten-sangan.duel");
    let it = duel.under("kde", written::play_began(&duel.events) + 1);
    let applied = it.ways.iter().find_map(|way| match way {
        Way::ApplyNow {
            seat,
            face,
            still_there,
            ..
        } => Some((*seat, *face, *still_there)),
        _ => None,
    });
    let sangan = duel.cards.0.iter().find(|card| card.names.en == "Sangan");
    let sangan = sangan.map(|card| card.passcode);
    assert_eq!(applied, Some((Seat::A, sangan, true)));
    assert!(matches!(it.ways[0], Way::Leave { irregular: 1, .. }));
}

#[test]
fn facts_about_conduct_say_what_happened_and_no_more() {
    let duel = Written::shipped(DISPUTE);
    let to = duel.first(skipped) - 1;
    let named = |name: &str| {
        let card = duel.cards.0.iter().find(|card| card.names.en == name);
        let names = card.map(|card| card.passcode);
        let by = Some(Seat::A);
        duel.asked("kde", to, Request { by, names }, 1).conduct
    };
    let shown = named("Mind Crush");
    let decisions = duel.under("kde", to).cost.decisions[Seat::A];
    let acted = Conduct::Acted {
        seat: Seat::A,
        times: decisions,
        objected: None,
    };
    assert_eq!(shown[0], acted);
    assert!(matches!(shown[1], Conduct::Shown { seat: Seat::A, .. }));
    assert_eq!(named("Waboku"), [acted]);
    // Without a name, the facts are about the seat that wasn't asked.
    let conduct = duel.under("kde", to).conduct;
    assert!(matches!(
        conduct[..],
        [Conduct::Acted { seat: Seat::B, .. }]
    ));
}

#[test]
fn a_point_in_the_middle_has_a_point_at_rest_before_it() {
    let duel = Written::shipped(DISPUTE);
    let resolving = duel.first(|e| matches!(e, Event::LinkResolving { .. }));
    let it = duel.under("kde", resolving);
    let rest = it.ways.iter().find_map(|way| match way {
        Way::AtRest { record, .. } => Some(*record),
        _ => None,
    });
    let rest = rest.expect("a point at rest");
    assert!(rest < resolving);
    let there = duel.history.position_at(rest).expect("a position");
    assert!(there.window.is_some() && there.chain.is_empty());
    // At that point itself there is nothing nearer.
    let at_rest = |way: &Way| matches!(way, Way::AtRest { .. });
    assert!(!duel.under("kde", rest).ways.iter().any(at_rest));
}

#[test]
fn every_policy_can_be_held_against_every_record() {
    let duel = Written::shipped(DISPUTE);
    for policy in cards::policies() {
        for to in written::play_began(&duel.events)..=duel.history.last() {
            let it = duel.under(&policy.id, to);
            assert!(!it.reasons.is_empty(), "{} {to}", policy.id);
            assert!(it.reasons.is_sorted_by(|a, b| a.grade >= b.grade));
            assert_eq!(it.grade, it.reasons[0].grade);
            for reason in &it.reasons {
                let known = reason.criterion.as_ref();
                assert!(known.is_none_or(|c| policy.criteria.contains(c)));
            }
        }
    }
}

/// Mirror Force and Waboku lie face-down; the second is turned up.
const TWO_SET: &str = "\
rules P7
mode witness
passes implied
turn 3 of A, main phase 1
seat A  hand: Mystical Space Typhoon  deck: 9 cards
seat B  hand: 2 cards  set: Mirror Force, Waboku  deck: 9 cards

A activates Mystical Space Typhoon targeting B's set Waboku
A moves to battle phase
";

#[test]
fn what_was_learned_names_the_zone_it_lay_in() {
    let duel = Written::of(TWO_SET);
    let it = duel.under("kde", written::play_began(&duel.events));
    let lessons = &it.lessons[Seat::A];
    let waboku = lessons.iter().find(|one| one.zone == Zone::Spell);
    let waboku = waboku.expect("a card that was set");
    assert_eq!((waboku.slot, waboku.left), (1, false));
}

#[test]
fn what_a_line_that_was_left_showed_is_learned_and_what_was_tried_out_is_not() {
    let learned = |kind: duel::RewindKind| {
        let mut duel = Written::of(TWO_SET);
        let to = written::play_began(&duel.events);
        let number = duel.history.last() + 1;
        let record = journal::Record {
            number,
            follows: None,
            batch: duel.history.record(number - 1).expect("a record").batch + 1,
            at: journal::Time(0),
            happened_at: None,
            source: journal::Source::Judge,
            knowledge: journal::Knowledge::Seen,
            event: Event::Rewound {
                to,
                kind,
                undoes: None,
                extension: None,
            },
            words: None,
        };
        duel.history.push(record).expect("the next record");
        let lessons = &duel.under("kde", to).lessons[Seat::A];
        let heavy = lessons.iter().filter(|one| one.weight == Weight::Heavy);
        heavy.map(|one| (one.slot, one.left)).collect::<Vec<_>>()
    };
    assert_eq!(learned(duel::RewindKind::Judge), [(1, true)]);
    // A slip of the record never happened at the table.
    assert_eq!(learned(duel::RewindKind::Correction), []);
    // What-if: the real line still tells what happened after the point.
    assert_eq!(learned(duel::RewindKind::WhatIf), [(1, true)]);
}

/// A draws two unknown cards, sets one that may be any of three, draws three more, and discards one
/// that may be any of six.
const UNKNOWN: &str = "\
rules P7
mode witness
passes written
turn 3 of A, main phase 1
seat A  hand: Pot of Greed, Graceful Charity, 1 card, Waboku
seat B  hand: 2 cards

A activates Pot of Greed
both pass
A sets a card
A activates Graceful Charity
both pass
A chooses Waboku, a card
";

#[test]
fn what_lies_open_was_seen_though_the_record_does_not_know_it() {
    let duel = Written::of(UNKNOWN);
    let to = duel.first(|e| matches!(e, Event::LinkAdded { .. }));
    let it = duel.under("kde", to);
    let of_a = it.lessons[Seat::B].iter().filter(|one| one.of == Seat::A);
    let unknown: Vec<u32> = of_a
        .filter(|one| one.face.is_none() && one.weight == Weight::Heavy)
        .map(|one| one.at)
        .collect();
    let [at] = unknown[..] else {
        panic!("{unknown:?}")
    };
    let seat = Seat::A;
    assert!(it.unknown.contains(&Unknown::Open { at, seat }));
    for seat in Seat::BOTH {
        let listed = it.lessons[seat].iter();
        let listed = listed.filter(|one| one.weight != Weight::Searched).count();
        assert_eq!(
            it.cost.learned[seat].len(),
            listed,
            "the sum and the list agree"
        );
    }
}

#[test]
fn whatever_may_have_been_the_card_is_a_candidate() {
    let duel = Written::of(UNKNOWN);
    let to = duel.first(|e| matches!(e, Event::LinkAdded { .. }));
    let it = duel.under("kde", to);
    let [pick] = &it.plan.picks[..] else {
        panic!("{:?}", it.plan.picks)
    };
    assert_eq!((pick.to.seat, pick.to.zone), (Seat::A, Zone::Hand));
    // The set card, the four unknown ones of the hand, the one that was discarded.
    assert_eq!(pick.candidates.len(), 6);
}

#[test]
fn who_still_has_the_card_and_may_use_it_can_be_asked_now() {
    let begun = "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
        seat A  hand: Pot of Greed, Graceful Charity, Gemini Elf\n\
        seat B  set: Waboku, Mind Crush\n\n\
        A activates Pot of Greed\nboth pass\nA activates Graceful Charity\n";
    let duel = Written::of(begun);
    let it = duel.under("kde", duel.first(skipped) - 1);
    let asks = |it: &Assessment, card: &str| {
        let face = match cards::find(&duel.cards.0, card) {
            cards::Found::One(card) => card.passcode,
            _ => panic!("{card}"),
        };
        let this =
            |way: &Way| matches!(way, Way::AskNow { seat: Seat::B, face: of, .. } if *of == face);
        it.ways.iter().any(this)
    };
    assert!(asks(&it, "Waboku"), "{:?}", it.ways);
    let gone = format!("{begun}B activates Waboku\n");
    let gone = Written::of(&gone);
    let it = gone.under("kde", gone.first(skipped) - 1);
    assert!(!asks(&it, "Waboku"), "it is used: {:?}", it.ways);
}
