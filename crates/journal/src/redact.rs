//! What of each record a role is shown, so that the seals of the rest still can be computed.
//!
//! A record is shown as it was sealed only where the role may know all of its open part: where it
//! reads there what its [`View`] reads, and where it could follow every card it names ever since
//! that card came into the duel. A card's identity is the judge's: that of a card which once lay in
//! a deck, in the other hand or face-down would tell which one it was. Where a record names such a
//! card, or where its words would tell how a hidden pass was given, the whole record is hidden behind
//! its hash, and what the role reads is told in its place, unsealed.

use crate::beside::Secrets;
use crate::seal::record_hash;
use crate::verify::Wrong;
use crate::wire::{self, BatchHead, Cover, Packed, Shown};
use duel::{Action, Answer, CardId, Event, Position, Role, Row, View, renamed};
use std::collections::BTreeSet;

/// Decides for one role, record by record.
#[derive(Debug)]
pub(crate) struct Redaction {
    role: Role,
    view: View,
    /// The rows of cards that the role couldn't always follow.
    lost: BTreeSet<usize>,
}

impl Redaction {
    pub(crate) fn new(role: Role) -> Self {
        Self {
            role,
            view: View::new(role),
            lost: BTreeSet::new(),
        }
    }

    /// The record as the role is shown it. `before` is the position it is applied to.
    pub(crate) fn show(
        &mut self,
        before: &Position,
        (head, first): (&BatchHead, bool),
        packed: Packed,
        secrets: &Secrets,
    ) -> Result<Shown, Wrong> {
        let seen = self.view.see(before, &packed.event);
        self.lose(before);
        let (open, veiled) = wire::lift(&packed.event);
        let own = veiled.as_ref().is_none_or(|v| self.role.hears(v.audience));
        let event = if own { packed.event.clone() } else { open };
        if !self.may_read(before, &packed.event, &event, &seen) || (!own && is_pass(&seen)) {
            return told(head, first, packed, seen, secrets);
        }
        let number = packed.number;
        let cover = match &veiled {
            None => Cover::Open,
            Some(veiled) if own => Cover::Shown(secrets.salt(number, veiled.audience)?),
            Some(veiled) => Cover::Veiled(secrets.commit(number, veiled)?),
        };
        let record = Packed { event, ..packed };
        Ok(Shown { cover, record })
    }

    /// Remembers the cards that the role can't follow here.
    fn lose(&mut self, position: &Position) {
        let role = self.role;
        let follows = |row: &Row| {
            let own = role == Role::Seat(row.place.seat);
            role.sees(row.place, row.posture) && (own || row.posture.face_up())
        };
        let lost = position.rows.iter().enumerate();
        let lost = lost.filter(|(_, row)| !follows(row)).map(|(at, _)| at);
        self.lost.extend(lost);
    }

    /// Whether what would be shown is what the role reads, and names no card it couldn't follow.
    fn may_read(&self, before: &Position, event: &Event, shown: &Event, seen: &Event) -> bool {
        let mut followed = true;
        let _ = renamed(event, |card| {
            followed &= self.follows(before, event, card);
            card
        });
        let plain = |event| renamed(event, |_| CardId(0));
        followed && plain(shown) == plain(seen)
    }

    fn follows(&self, before: &Position, event: &Event, card: CardId) -> bool {
        match before.rows.iter().position(|row| row.id == card) {
            Some(row) => !self.lost.contains(&row),
            // A token comes with the event itself, for everybody to see.
            None => matches!(event, Event::TokenMade { card: made, .. } if *made == card),
        }
    }
}

/// How a hidden pass was given could be told from whether there are words with it.
const fn is_pass(event: &Event) -> bool {
    matches!(
        event,
        Event::WindowAnswered {
            answer: Answer::Passed(_),
            ..
        } | Event::Said {
            action: Action::Pass(_),
            ..
        }
    )
}

fn told(
    head: &BatchHead,
    first: bool,
    packed: Packed,
    seen: Event,
    secrets: &Secrets,
) -> Result<Shown, Wrong> {
    let number = packed.number;
    let commit = |veiled: &_| secrets.commit(number, veiled);
    let canonical = wire::canonical(head, first, &packed, commit)?;
    let record = Packed {
        event: seen,
        words: None,
        ..packed
    };
    let cover = Cover::Told(record_hash(&canonical));
    Ok(Shown { cover, record })
}
