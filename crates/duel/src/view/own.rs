//! Turns the record's identities into the own identities of a [`Sight`].
//!
//! Mostly that is the card's row; an event that names a card by what it was (the source of a link,
//! a trigger whose card has gone on) means the identity it had then.

use super::{mask, sight::Sight, walk};
use crate::{CardId, Cause, Event, Happened, Lingering, Position};

/// Turns the record's identities into own ones.
pub(super) struct Owning<'a> {
    sight: &'a Sight,
    before: &'a Position,
    /// The event is about cards as what happened names them, wherever they are by now.
    looks_back: bool,
    /// The event goes on with the attack under way, wherever the attacker is by now.
    of_attack: bool,
}

impl<'a> Owning<'a> {
    pub(super) const fn new(sight: &'a Sight, before: &'a Position, event: &Event) -> Self {
        let looks_back = matches!(
            event,
            Event::TriggerMet { .. } | Event::TriggerMissed { .. }
        );
        let of_attack = matches!(
            event,
            Event::AttackRetargeted { .. } | Event::AttackStopped { .. }
        );
        Self {
            sight,
            before,
            looks_back,
            of_attack,
        }
    }

    /// The own identity of the attacker, if this is it.
    fn attacker(&self, card: CardId) -> Option<CardId> {
        let theirs = self.before.attack.filter(|_| self.of_attack)?;
        let ours = self.sight.full().attack?;
        (theirs.card == card).then_some(ours.card)
    }

    /// The own identity of the card as the last happening that names it has it.
    fn remembered(&self, card: CardId) -> Option<CardId> {
        let theirs = self.before.happened.iter();
        let ours = self.sight.full().happened.iter();
        let mut both = theirs.zip(ours).rev();
        both.find_map(|(their, our)| match (their.what, our.what) {
            (Happened::Moved { card: c, .. }, Happened::Moved { card: own, .. }) if c == card => {
                Some(own)
            }
            _ => None,
        })
    }
}

impl walk::Rename for Owning<'_> {
    fn card(&mut self, card: &mut CardId) {
        let row = card.row();
        if let Some(attacker) = self.attacker(*card) {
            *card = attacker;
            return;
        }
        if row == self.before.rows.len() {
            // A card that comes into the duel with the event.
            return;
        }
        let theirs = self.before.rows.get(row).map_or(mask::LOST, |r| r.id);
        let now = self.sight.full().rows.get(row).map_or(mask::LOST, |r| r.id);
        if theirs != *card {
            let coming = theirs != mask::LOST && theirs.renewed() == *card;
            let then = self.sight.former(*card).unwrap_or(mask::LOST);
            *card = if coming { now.renewed() } else { then };
            return;
        }
        *card = if self.looks_back && !self.sight.follows(row) {
            self.remembered(*card).unwrap_or(now)
        } else {
            now
        };
    }

    /// The source of a link is the card as it was when the link was added.
    fn cause(&mut self, cause: &mut Cause) {
        let Some(card) = &mut cause.card else { return };
        let index = usize::from(cause.link).wrapping_sub(1);
        match (
            self.before.chain.get(index),
            self.sight.full().chain.get(index),
        ) {
            (Some(their), Some(our)) if their.card == *card => *card = our.card,
            _ => self.card(card),
        }
    }

    fn lingering(&mut self, lingering: &mut Lingering) {
        let theirs = self.before.lingering.iter().position(|l| l == lingering);
        if let Some(own) = theirs.and_then(|n| self.sight.full().lingering.get(n)) {
            *lingering = *own;
            return;
        }
        if let Some(card) = &mut lingering.card {
            self.card(card);
        }
        self.card(&mut lingering.source);
    }
}
