//! `takeback diff P Q`: what differs between two positions, of one duel or of two, as a role may
//! read them.

use crate::arguments::Diff;
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::opened::Opened;
use crate::reading::Reading;
use crate::shelf::Shelf;
use duel::{Event, Position};
use serde_json::{Value, json};
use timeline::Place;
use wording::{Difference, args};

/// Compares.
pub(super) fn run(options: &Diff, context: &mut Context) -> Outcome {
    let shelf = context.shelf()?;
    let both = both(&options.words, &shelf).ok_or_else(|| usage(context))?;
    let [one, other] = both;
    let one = Side::read(one, options, &shelf, context)?;
    let other = match one.duel.as_deref() == other.0 {
        true => one.again(other.1, options, context)?,
        false => Side::read(other, options, &shelf, context)?,
    };
    context.read_as(options.standing.role);
    let seen = [&one, &other].map(|side| side.reading.stand());
    let [first, second] = seen;
    let (first, second) = (first?, second?);
    let mut found = found([first.seen(), second.seen()], context);
    let sides = [one, other];
    name_rules(&mut found, &sides);
    print(&sides, found, context)
}

/// What is said where the words can't be read.
#[must_use]
pub(super) fn usage(context: &Context) -> Failure {
    Failure::new(Code::Usage).with("what", context.text("places-what", args![]))
}

/// A duel and a place, either of which may be left out.
type Named<'w> = (Option<&'w str>, Option<&'w str>);

/// The two places. A single word after a duel is compared with the tip.
fn both<'w>(words: &'w [String], shelf: &Shelf) -> Option<[Named<'w>; 2]> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let place = |word: &str| Place::parse(word).is_ok();
    let duel = |word: &str| !place(word) || shelf.find(word).is_ok();
    match words[..] {
        [one, other] if !duel(one) => Some([(None, Some(one)), (None, Some(other))]),
        [one, other] if duel(other) && !place(other) => {
            Some([(Some(one), None), (Some(other), None)])
        }
        [one, other] => Some([(Some(one), Some(other)), (Some(one), None)]),
        [duel, one, other] => Some([(Some(duel), Some(one)), (Some(duel), Some(other))]),
        [duel, one, second, other] => Some([(Some(duel), Some(one)), (Some(second), Some(other))]),
        _ => None,
    }
}

/// One of the two.
struct Side {
    duel: Option<String>,
    reading: Reading,
}

impl Side {
    fn read(
        (duel, at): (Option<&str>, Option<&str>),
        options: &Diff,
        shelf: &Shelf,
        context: &mut Context,
    ) -> Outcome<Self> {
        let opened = shelf.read(duel)?;
        context.adopt(shelf, &opened.entry)?;
        Self::of(duel.map(str::to_owned), opened, at, options, context)
    }

    /// Another place of the same duel.
    fn again(&self, at: Option<&str>, options: &Diff, context: &Context) -> Outcome<Self> {
        let opened = self.reading.opened.clone();
        Self::of(self.duel.clone(), opened, at, options, context)
    }

    fn of(
        duel: Option<String>,
        opened: Opened,
        at: Option<&str>,
        options: &Diff,
        context: &Context,
    ) -> Outcome<Self> {
        let reading = Reading::of(opened, at, &options.standing, context)?;
        Ok(Self { duel, reading })
    }

    fn name(&self) -> String {
        format!("{} {}", self.reading.opened.entry.name, self.reading.at)
    }

    /// What the duel's rules are called.
    fn rules(&self) -> Option<String> {
        match &self.reading.opened.history.record(1)?.event {
            Event::DuelBegan { profile_name, .. } => Some(profile_name.to_string()),
            _ => None,
        }
    }

    fn as_object(&self) -> Value {
        let duel = self.reading.opened.entry.id.to_string();
        json!({"duel": duel, "at": self.reading.at})
    }
}

fn found(both: [&Position; 2], context: &Context) -> Vec<Difference> {
    context.words.every_difference(both, &context.cards)
}

/// Rules that have names of their own are called by them; others stay told flag by flag.
fn name_rules(found: &mut [Difference], sides: &[Side; 2]) {
    let [Some(one), Some(other)] = sides.each_ref().map(Side::rules) else {
        return;
    };
    let rules = found.iter_mut().find(|one| one.what == "rules");
    if let Some(rules) = rules.filter(|_| one != other) {
        rules.values = [one, other];
    }
}

fn print(sides: &[Side; 2], found: Vec<Difference>, context: &mut Context) -> Outcome {
    let [one, other] = sides;
    let names = [one.name(), other.name()];
    let list: Vec<Value> = found.iter().map(as_object).collect();
    context.object(json!({
        "kind": "diff", "from": one.as_object(), "to": other.as_object(),
        "same": found.is_empty(), "differences": list,
    }));
    let same = found.is_empty();
    for line in said(found, &names, context) {
        context.out.line(line);
    }
    Ok(if same { Exit::Done } else { Exit::Findings })
}

/// The differences of two places with these names, in words.
pub(super) fn said(found: Vec<Difference>, names: &[String; 2], context: &Context) -> Vec<String> {
    let both = args![one: names[0].as_str(), other: names[1].as_str()];
    let mut lines = vec![context.text("places-title", both)];
    if found.is_empty() {
        lines.push(context.text("places-same", args![]));
    }
    lines.extend(found.into_iter().map(|one| line(one, names, context)));
    lines
}

/// How many letters of values still go on one line.
const SHORT: usize = 60;

fn line(difference: Difference, names: &[String; 2], context: &Context) -> String {
    let [first, second] = difference.values;
    if first == second {
        return context.text("places-alone", args![about: difference.about]);
    }
    let long = first.chars().count() + second.chars().count() > SHORT;
    let args = args![
        about: difference.about, first: first, second: second,
        one: names[0].as_str(), other: names[1].as_str(),
    ];
    context.text(if long { "places-long" } else { "places-line" }, args)
}

/// A difference, for programs.
fn as_object(difference: &Difference) -> Value {
    json!({
        "what": difference.what, "seat": difference.seat.map(duel::Seat::letter),
        "about": difference.about, "values": difference.values,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rehearsal::{context, recorded, seeds};
    use crate::seen::Fold;
    use duel::{Role, Seat};

    /// Every seventh position of a duel, as a role reads it.
    fn positions(duel: &str, role: Role, context: &Context) -> Vec<Position> {
        let mut fold = Fold::new(role);
        let all = recorded(duel, context).into_iter().map(|record| {
            fold.step(&record).expect("it folds");
            fold.seen().clone()
        });
        all.step_by(7).collect()
    }

    #[test]
    fn nothing_differs_only_between_equal_positions_and_the_sides_can_be_swapped() {
        let context = context();
        let roles = [Role::Judge, Role::Seat(Seat::B), Role::Spectator];
        let mut ends = Vec::new();
        for (duel, role) in seeds().iter().zip(roles.into_iter().cycle()) {
            let all = positions(duel, role, &context);
            assert!(all.len() > 2, "{duel} is too short to tell anything");
            for (n, one) in all.iter().enumerate() {
                for (m, other) in all.iter().enumerate() {
                    compare(one, other, &context, &format!("{duel}, {role:?}: {n}, {m}"));
                }
            }
            ends.extend(all.last().cloned());
        }
        for (one, other) in ends.iter().zip(ends.iter().skip(1)) {
            compare(one, other, &context, "two duels");
        }
    }

    fn compare(one: &Position, other: &Position, context: &Context, about: &str) {
        let there = found([one, other], context);
        assert_eq!(there.is_empty(), one == other, "{about}");
        let back = found([other, one], context)
            .into_iter()
            .map(|mut difference| {
                difference.values.reverse();
                difference
            });
        assert_eq!(there, back.collect::<Vec<_>>(), "{about}");
    }

    #[test]
    fn what_a_role_may_not_know_makes_no_difference_to_it() {
        let context = context();
        let before = positions("S13-sangan-and-two-torrentials", Role::Spectator, &context);
        let (one, mut other) = (before[3].clone(), before[3].clone());
        assert!(found([&one, &other], &context).is_empty());
        // A change that no words show is found all the same.
        other.moment += 1;
        let found = found([&one, &other], &context);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].what, "unseen");
    }
}
