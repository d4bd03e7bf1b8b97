//! What is offered, said as a line, reads back as the same offer.

use crate::common::{Shipped, begin};
use crate::duels::all_duels;
use duel::{Action, Picked, Position, Seat};
use notation::script::{At, Statement};
use notation::{Sink, interpret, parse_line};
use rules::Said;
use wording::{Language, Wording};

/// Battles, summons and choices that the duels of the repository may not come to.
const MORE: &[&str] = &[
    crate::field::REPLAY,
    crate::field::DRAGON,
    "turn 3 of A, main phase 1
seat A  monsters: Gemini Elf, Gemini Elf, Effect Veiler, Goblindbergh  hand: Snipe Hunter
seat A  extra deck: Zoodiac Drident, Linkuriboh
seat B  monsters: Gemini Elf, Gemini Elf set
A link summons Linkuriboh using Effect Veiler
both pass
both pass
A moves to battle phase
both pass
A moves on
B passes
A attacks B's face-up Gemini Elf with Gemini Elf in zone 2
",
];

/// Two actions that come to the same: cards chosen in another order, or another copy of a card in
/// the same pile.
fn same(position: &Position, a: &Action<duel::Which>, b: &Action<duel::Which>) -> bool {
    let plain = |action: &Action<duel::Which>| {
        let named = action.map(|which| match which {
            duel::Which::Card(id) => {
                let row = position.card(*id)?;
                let slot = if row.place.zone.is_pile() {
                    0
                } else {
                    row.place.slot
                };
                Some((row.place.seat, row.place.zone, slot, row.face))
            }
            duel::Which::Unseen { seat, zone, face } => Some((*seat, *zone, 0, Some(*face))),
        });
        match named {
            Some(Action::Choose(Picked::Cards(mut cards))) => {
                cards.sort_by_key(|card| format!("{card:?}"));
                format!("{cards:?}")
            }
            other => format!("{other:?}"),
        }
    };
    plain(a) == plain(b)
}

fn reads_back(
    cards: &Shipped,
    words: &Wording,
    position: &Position,
    offer: &Said,
) -> Result<(), String> {
    let line = words.said(offer, position, &cards.0);
    let read = parse_line(&line).map_err(|error| format!("{line}: {error:?}"))?;
    let Statement::Line(action) = read.value else {
        return Err(format!("{line} is no action"));
    };
    let action = At {
        value: action,
        span: read.span,
    };
    let plan = interpret(&action, position, &cards.0, cards)
        .map_err(|error| format!("{line}: {error:?}"))?;
    match plan.steps.as_slice() {
        [step] if step.said.by == offer.by && same(position, &step.said.action, &offer.action) => {
            Ok(())
        }
        steps => Err(format!("{line}: {:?} was read as {steps:?}", offer.action)),
    }
}

#[test]
fn every_offer_is_a_line_that_means_it() {
    let cards = Shipped::new();
    let words = Wording::new(Language::En);
    let mut wrong = Vec::new();
    let mut count = 0;
    let duels = all_duels().into_iter().map(|(_, text)| text);
    for text in duels.chain(MORE.iter().map(|text| (*text).to_owned())) {
        let text = text.as_str();
        let (script, mut runner) = begin(text, &cards);
        for line in script.play() {
            let position = runner.sink().position().clone();
            for seat in Seat::BOTH {
                for offer in rules::offers(&position, &cards.0, seat).iter() {
                    count += 1;
                    wrong.extend(reads_back(&cards, &words, &position, &offer).err());
                }
            }
            runner
                .line(line)
                .unwrap_or_else(|error| panic!("{error:?}"));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(count > 3000, "only {count} offers");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
