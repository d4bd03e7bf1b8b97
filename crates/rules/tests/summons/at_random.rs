//! Whatever is offered is accepted, and the duel never stands still: random duels with summons of
//! every kind, under every profile of zones.

use crate::support::Table;
use crate::table::*;
use duel::Seat::{A, B};
use duel::*;
use rules::{Next, Said, offers};

/// A small generator: the same duels every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % most
    }
}

fn table(profile: &str) -> Table {
    let extra = ["Wyrm", "Drake", "Tower", "Spire", "Gate", "Arch", "Chimera"];
    let hand = [
        "Knight", "Piper", "Ogre", "Envoy", "Low", "High", "Fuse", "Rite", "Idol", "Rebirth",
    ];
    let mut cards = Vec::new();
    for seat in [A, B] {
        cards.push(lie(seat, Zone::Extra, &extra));
        cards.push(lie(seat, Zone::Hand, &hand));
        cards.push(lie(seat, Zone::Spell, &["Halt", "Offer", "Mend"]));
        cards.push(lie(
            seat,
            Zone::Monster,
            &["Squire", "Mourner", "Twin", "Keeper"],
        ));
        cards.push(lie(seat, Zone::Deck, &["Page"; 6]));
    }
    duel(profile, &cards)
}

/// What is said next: one of what is offered, nothing that only passes time.
fn pick(t: &Table, seat: Seat, dice: &mut Dice) -> Said {
    let all: Vec<Said> = offers(&t.position, &t.cards, seat)
        .iter()
        .filter(|said| !matches!(said.action, Action::Concede | Action::Hold | Action::Ask))
        .collect();
    assert!(
        !all.is_empty(),
        "{seat:?} has nothing to say: {:?}",
        t.position.choice
    );
    let acts: Vec<&Said> = all.iter().filter(|said| is_summon(&said.action)).collect();
    let from = if acts.is_empty() || dice.below(3) == 0 {
        all.iter().collect()
    } else {
        acts
    };
    from[dice.below(from.len())].clone()
}

fn is_summon(action: &Action<Which>) -> bool {
    matches!(
        action,
        Action::SpecialSummon { .. }
            | Action::PendulumSummon
            | Action::GeminiSummon { .. }
            | Action::Activate { .. }
    )
}

#[test]
fn what_is_offered_is_accepted_and_something_is_always_offered() {
    let mut summons = 0;
    for (number, profile) in ["P2e", "P3b", "P4c", "P7"]
        .iter()
        .cycle()
        .take(40)
        .enumerate()
    {
        let mut dice = Dice(number as u64 + 1);
        let mut t = table(profile);
        for _ in 0..40 {
            let seat = match t.run() {
                Next::Ask(ask) => ask.seat,
                _ => break,
            };
            let said = pick(&t, seat, &mut dice);
            t.ok(said.by, said.action);
        }
        let one = |e: &&Event| {
            matches!(
                e,
                Event::SummonSucceeded { .. } | Event::SpecialSummoned { .. }
            )
        };
        summons += t.events.iter().filter(one).count();
        assert!(
            !t.events
                .iter()
                .any(|e| matches!(e, Event::Irregularity { .. }))
        );
    }
    assert!(summons > 60, "only {summons} monsters were summoned");
}
