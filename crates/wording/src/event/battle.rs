//! Sentences about attacks and battles.

use super::Teller;
use crate::args;
use duel::{CardId, Event, Seat};

impl Teller<'_> {
    pub(super) fn battle(&self, event: &Event) -> String {
        match event {
            Event::AttackDeclared { seat, card, target } => {
                self.attacks("event-attack-declared", *seat, *card, *target)
            }
            Event::AttackRetargeted { card, target } => {
                let seat = self.before.attack.map(|attack| attack.seat);
                let seat = seat.unwrap_or(self.before.turn_seat);
                self.attacks("event-attack-retargeted", seat, *card, *target)
            }
            Event::AttackStopped {
                card,
                taken_back,
                cause,
            } => {
                let taken = if *taken_back { "yes" } else { "no" };
                let (card, by) = (self.name(*card), self.cause_name(*cause));
                self.say(
                    "event-attack-stopped",
                    args![card: card, taken: taken, by: by],
                )
            }
            Event::DamageCalculated { attacker, target } => self.damage(*attacker, *target),
            _ => String::new(),
        }
    }

    fn attacks(&self, key: &str, seat: Seat, card: CardId, target: Option<CardId>) -> String {
        let target = target.map_or_else(|| "none".to_owned(), |target| self.name(target));
        self.say(
            key,
            args![
                seat: self.player(seat),
                other: self.player(seat.other()),
                card: self.name(card),
                target: target,
            ],
        )
    }

    fn damage(&self, attacker: bool, target: bool) -> String {
        let attack = self.before.attack;
        let fighters = [
            attack.map(|attack| attack.card).filter(|_| attacker),
            attack.and_then(|attack| attack.target).filter(|_| target),
        ];
        let doomed: Vec<CardId> = fighters.into_iter().flatten().collect();
        self.say(
            "event-damage-calculated",
            args![count: doomed.len(), cards: self.names(&doomed)],
        )
    }
}
