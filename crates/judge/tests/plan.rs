//! A plan carried out on the later position with the hands arrives at the earlier one.

mod support;

use duel::{CardId, Event, Passcode, Place, Zone};
use judge::{Plan, Step};
use support::table_top::{Card, TableTop};
use support::written::{self, Shipped};

/// Records to go back to: some dozen of them, the last ones among them.
fn targets(first: u32, last: u32) -> Vec<u32> {
    let every = ((last - first) / 9).max(1) as usize;
    let near = last.saturating_sub(2).max(first)..=last;
    (first..=last).step_by(every).chain(near).collect()
}

/// Calls `check` with plans from many records back to many, in every written duel.
fn for_many_pairs(check: impl Fn(&Plan) -> Result<(), String>) {
    let cards = Shipped(cards::catalogue());
    let (mut pairs, mut wrong) = (0, Vec::new());
    for (path, text) in written::all() {
        let events = written::played(&text, &cards);
        let first = written::play_began(&events);
        let all = events.len() as u32;
        for last in [all, first + (all - first) * 2 / 3] {
            let history = written::history(&events[..last as usize]);
            let line = history.current().id;
            for to in targets(first, last) {
                let plan = Plan::of(&history, line, to, 7).expect("a record of the line");
                pairs += 1;
                if let Err(what) = check(&plan) {
                    wrong.push(format!("{path}: from {last} back to {to}: {what}"));
                }
            }
        }
    }
    assert!(pairs > 5_000, "only {pairs} pairs");
    let count = wrong.len();
    wrong.truncate(12);
    assert!(wrong.is_empty(), "{count} of {pairs}\n{}", wrong.join("\n"));
}

#[test]
fn the_net_carried_out_arrives_at_the_earlier_position() {
    for_many_pairs(|plan| {
        let mut table = TableTop::of(&plan.now);
        table.carry_out(&plan.net)?;
        arrived(plan, &table, &|_| true)
    });
}

/// The net has nothing to spare: with any of its steps left out it arrives somewhere else.
#[test]
fn no_step_of_the_net_can_be_left_out() {
    for_many_pairs(|plan| {
        let steps = plan.net.iter().enumerate();
        for (n, step) in steps.filter(|(_, step)| !matches!(step, Step::Shuffle { .. })) {
            let mut rest = plan.net.clone();
            rest.remove(n);
            let mut table = TableTop::of(&plan.now);
            let done = table
                .carry_out(&rest)
                .and_then(|()| arrived(plan, &table, &|_| true));
            if done.is_ok() {
                return Err(format!("it arrives without {step:?}"));
            }
        }
        Ok(())
    });
}

#[test]
fn the_strict_reverse_order_arrives_there_card_by_card() {
    let cards = Shipped(cards::catalogue());
    let mut records = 0;
    for (path, text) in written::all() {
        let events = written::played(&text, &cards);
        let (first, history) = (written::play_began(&events), written::history(&events));
        let line = history.current().id;
        let plan = Plan::of(&history, line, first, 7).expect("a record of the line");
        let mut position = plan.then.clone();
        let mut tops = vec![TableTop::of(&position)];
        for (_, event) in &events[first as usize..] {
            position.apply(event).expect("a possible fact");
            tops.push(TableTop::of(&position));
        }
        assert_eq!(plan.reverse.len() as u32, history.last() - first, "{path}");
        let mut table = tops.pop().expect("the last position");
        for reverse in &plan.reverse {
            records += 1;
            let done = table.carry_out(&reverse.steps);
            assert_eq!(done, Ok(()), "{path}: record {}", reverse.at);
            let before = tops.pop().expect("the position before");
            table.cards.truncate(before.cards.len());
            for (is, was) in table.cards.iter_mut().zip(&before.cards) {
                // It is the same physical card, which a pile may have renewed, and has no other face.
                let same = is.id == was.id || is.id == was.id.renewed();
                assert!(same, "{path}: record {}: {is:?} {was:?}", reverse.at);
                let faces = is.face.zip(was.face);
                let differ = faces.filter(|(is, was)| is != was);
                assert_eq!(differ, None, "{path}: record {}", reverse.at);
                // What it was called before a pile mixed it, and who knew it then, the fold knows.
                (is.id, is.face) = (was.id, was.face);
            }
            assert_eq!(table, before, "{path}: record {}", reverse.at);
        }
        assert!(tops.is_empty());
    }
    assert!(records > 10_000, "only {records} records");
}

/// Whether the table looks as it did then.
fn arrived(plan: &Plan, table: &TableTop, follows: &dyn Fn(CardId) -> bool) -> Result<(), String> {
    let then = TableTop::of(&plan.then);
    let gone = |place: &Place| place.zone != Zone::Gone;
    if table.lp != then.lp {
        return Err(format!("life points {:?}, not {:?}", table.lp, then.lp));
    }
    let places = |top: &TableTop| top.places().into_iter().filter(gone).collect::<Vec<_>>();
    if places(table) != places(&then) {
        return Err(format!("{:?}, not {:?}", places(table), places(&then)));
    }
    for place in places(&then) {
        let (is, was) = (table.at(place), then.at(place));
        let free_order = plan.shuffled[place.seat] && place.zone == Zone::Deck;
        if is.len() != was.len() {
            return Err(format!("{place:?}: {} cards, not {}", is.len(), was.len()));
        }
        same(plan, place, &is, &was, free_order)?;
    }
    followed(table, &then, follows)
}

/// The faces known then, where order counts in order; postures, counters, what is attached.
fn same(
    plan: &Plan,
    place: Place,
    is: &[&Card],
    was: &[&Card],
    free_order: bool,
) -> Result<(), String> {
    let in_order = place.zone.on_field()
        || place.zone == Zone::Graveyard
        || (place.zone == Zone::Deck && !free_order);
    if in_order {
        for (is, was) in is.iter().zip(was) {
            let fits = was.face.is_none() || is.face == was.face || plan.lost.contains(&was.place);
            if !fits {
                return Err(format!("{place:?}: {:?}, not {:?}", is.face, was.face));
            }
        }
    }
    let known = |cards: &[&Card]| {
        let mut faces: Vec<Passcode> = cards.iter().filter_map(|card| card.face).collect();
        faces.sort_unstable();
        faces
    };
    let mut left = known(is);
    for face in known(was) {
        match left.iter().position(|f| *f == face) {
            Some(at) => drop(left.remove(at)),
            // In a shuffled deck no card has a place, and its faces are those nobody has found.
            None if free_order || plan.lost.iter().any(|p| p.zone == place.zone) => {}
            None => return Err(format!("{place:?}: {face:?} is missing")),
        }
    }
    let lies = |cards: &[&Card]| {
        let mut lies: Vec<String> = cards
            .iter()
            .map(|card| format!("{:?} {:?}", card.posture, card.counters))
            .collect();
        lies.sort();
        lies
    };
    if lies(is) != lies(was) {
        return Err(format!("{place:?}: {:?}, not {:?}", lies(is), lies(was)));
    }
    Ok(())
}

/// Cards that can be followed lie exactly where they lay, under what they were under.
fn followed(
    table: &TableTop,
    then: &TableTop,
    follows: &dyn Fn(CardId) -> bool,
) -> Result<(), String> {
    for was in then.cards.iter().filter(|card| follows(card.id)) {
        let is = table.cards.iter().find(|card| card.id == was.id);
        let Some(is) = is else { continue };
        let place = |card: &Card| match card.place.zone {
            Zone::Graveyard => card.place,
            _ => support::table_top::pile(card.place),
        };
        if place(is) != place(was) {
            return Err(format!(
                "{:?} in {:?}, not {:?}",
                was.id, is.place, was.place
            ));
        }
        let bearer = |top: &TableTop, card: &Card| {
            let at = card.attached.map(|row| &top.cards[row]);
            at.map(|bearer| (bearer.place, bearer.face))
        };
        if bearer(table, is) != bearer(then, was) {
            return Err(format!("{:?} is attached otherwise", was.id));
        }
    }
    Ok(())
}

/// From the end of one line to the records of another, in every written duel: the cards go straight
/// there.
#[test]
fn the_net_leads_to_a_record_of_another_line_as_well() {
    let cards = Shipped(cards::catalogue());
    let (mut pairs, mut wrong) = (0, Vec::new());
    for (path, text) in written::all() {
        let events = written::played(&text, &cards);
        let first = written::play_began(&events);
        let last = events.len() as u32;
        let fork = first + (last - first) / 2;
        let (mut history, mut number) = (written::history(&events), last);
        let mut push = |event: Event, follows: Option<u32>| {
            number += 1;
            let batch = 9_000_000;
            let record = journal::Record {
                number,
                follows,
                batch,
                at: journal::Time(0),
                happened_at: None,
                source: journal::Source::Judge,
                knowledge: journal::Knowledge::Seen,
                event,
                words: None,
            };
            history.push(record).expect("the next record");
            number
        };
        let (kind, undoes) = (duel::RewindKind::Judge, None);
        push(
            Event::Rewound {
                to: fork,
                kind,
                undoes,
                extension: None,
            },
            None,
        );
        // The other line says the first half of what follows again.
        let again = &events[fork as usize..(fork + (last - fork) / 2) as usize];
        let mut tip = fork;
        for (_, event) in again {
            tip = push(event.clone(), Some(tip));
        }
        let line = history.current().id;
        // What was renamed since the lines parted is another card on each of them, whatever its
        // number is.
        let parted = history.position_at(fork).expect("a record of both");
        let shared = |id: CardId| parted.card(id).is_some();
        for to in targets(fork + 1, last).into_iter().filter(|to| *to <= last) {
            let plan = Plan::of(&history, line, to, 7).expect("a record of the other line");
            pairs += 1;
            assert_eq!(plan.fork, Some(fork), "{path}");
            let mut table = TableTop::of(&plan.now);
            let done = table
                .carry_out(&plan.net)
                .and_then(|()| arrived(&plan, &table, &shared));
            // Which card of its deck somebody saw there, or of its hand somebody named there, nobody
            // has said at this table; as many cards are there.
            let unseen = |what: &str| {
                (what.contains("zone: Deck") && what.contains("None, not"))
                    || (what.contains("zone: Hand") && what.ends_with("is missing"))
            };
            if let Err(what) = done
                && !unseen(&what)
            {
                wrong.push(format!("{path}: to {to}: {what}"));
            }
        }
    }
    assert!(pairs > 1_000, "only {pairs} pairs");
    let count = wrong.len();
    wrong.truncate(12);
    assert!(wrong.is_empty(), "{count} of {pairs}\n{}", wrong.join("\n"));
}
