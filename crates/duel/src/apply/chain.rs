//! Links, steps, and the memory of what happened.

use super::Mismatch;
use crate::{
    Because, CardId, Cause, Frame, Happened, Happening, Link, Part, Point, Position, Reason, Seat,
    Trigger, TriggerFate, Use,
};
use smallvec::SmallVec;

impl Position {
    pub(super) fn expect_link(&self, said: u8, right: u8) -> Result<(), Mismatch> {
        if said == right && said > 0 {
            Ok(())
        } else {
            Err(Mismatch::NotThisLink { said, right })
        }
    }

    pub(super) fn add_link(&mut self, link: Link) {
        // A chain that answers a summon attempt leaves what happened before (the tributes) for the
        // triggers after it.
        if self.chain.is_empty() && self.summon.is_none() {
            self.take_occasion();
        }
        if let Some(name) = link.face {
            let (seat, effect, card) = (link.seat, link.effect, link.card);
            let number = self.next_link();
            self.used.push(Use::Effect {
                seat,
                name,
                effect,
                card,
                left: false,
                link: number,
                negated: false,
            });
            if !self.used_ever.contains(&(seat, name, effect)) {
                self.used_ever.push((seat, name, effect));
            }
        }
        self.note_activation(&link);
        for trigger in &mut self.triggers {
            if (trigger.card, trigger.effect, trigger.seat) == (link.card, link.effect, link.seat)
                && trigger.fate == TriggerFate::Met
            {
                trigger.fate = TriggerFate::Placed;
                break;
            }
        }
        self.chain.push(link);
        self.intent = None;
        self.frame = None;
        self.because = Because::LinkAdded {
            link: self.chain.len() as u8,
        };
        self.point = Point::Linked;
    }

    /// A chain begun by triggers answers what happened before its first link was activated; what
    /// that activation did itself (its cost) is kept for the triggers after the chain.
    pub(super) fn take_occasion(&mut self) {
        let last = self
            .intent
            .as_ref()
            .map_or(self.group, |intent| intent.group);
        // What is kept for later is among what the window answers already.
        let before = |one: &&Happening| one.group <= last;
        let mut happened = self.happened.iter().filter(before);
        if happened.all(|one| self.occasion.contains(one)) {
            return;
        }
        let timing = self.timing;
        self.occasion.clear();
        let happened = self.happened.iter().filter(before);
        self.occasion.extend(happened.copied());
        self.happened
            .retain(|one| one.group > last || Self::is_for_later(timing, one));
    }

    /// A link that has resolved came after what the links before it did, even where nothing that it
    /// did is kept.
    pub(super) fn note_resolution(&mut self, link: u8) {
        let since = self.resolving_since;
        if self.happened.iter().any(|one| one.group > since) {
            return;
        }
        let by = self.link(link).map(|link| (link.seat, link.card));
        let cause = Cause {
            reason: Reason::Effect,
            by: by.map(|(seat, _)| seat),
            card: by.map(|(_, card)| card),
            link,
        };
        self.group += 1;
        self.push_happening(Happened::Resolved, cause);
    }

    /// An activation is something that happened, in no group of its own.
    fn note_activation(&mut self, link: &Link) {
        let cause = Cause {
            reason: Reason::Activation,
            by: Some(link.seat),
            card: Some(link.card),
            link: self.next_link(),
        };
        let what = Happened::Activated {
            card: link.card,
            by: link.seat,
            kind: link.kind,
        };
        self.push_happening(what, cause);
    }

    /// What the cost of the activation under way moved last.
    pub(super) fn paid(&self) -> SmallVec<[CardId; 4]> {
        self.frame
            .as_ref()
            .filter(|frame| frame.part == Part::Cost)
            .map(|frame| frame.moved.iter().copied().collect())
            .unwrap_or_default()
    }

    /// A link has resolved. A card that was activated applies from then on.
    pub(super) fn end_link(&mut self, index: usize) {
        let link = &mut self.chain[index];
        link.resolved = true;
        let (card, activated) = (link.card, link.kind.is_card());
        if let Some(row) = self.rows.get_mut(card.row()).filter(|row| row.id == card)
            && activated
        {
            row.applies_since = self.moment;
        }
    }

    /// A use whose activation was negated.
    pub(super) fn forget_use(&mut self, number: u8) {
        for used in &mut self.used {
            if let Use::Effect { link, negated, .. } = used
                && *link == number
            {
                *negated = true;
            }
        }
    }

    /// The chain is over: what was used in it was used in no chain any more.
    pub(super) fn end_uses(&mut self) {
        for used in &mut self.used {
            if let Use::Effect { link, .. } = used {
                *link = 0;
            }
        }
    }

    pub(super) fn begin_step(
        &mut self,
        link: u8,
        part: Part,
        step: u8,
        together: bool,
    ) -> Result<(), Mismatch> {
        let right = match part {
            Part::Cost => self.next_link(),
            Part::Effect => self.link_on_top().unwrap_or(0),
        };
        self.expect_link(link, right)?;
        let frame = self.frame.get_or_insert_with(|| frame(part, link));
        frame.step = Some(step);
        frame.stage = 0;
        frame.did_before = frame.did;
        frame.did = 0;
        frame.picked = None;
        frame.picks = 0;
        frame.shuffled = false;
        frame.whether = None;
        frame.materials = None;
        frame.posture = None;
        frame.telling = frame.told.is_some();
        if !together {
            self.group += 1;
        }
        Ok(())
    }

    pub(super) fn note_trigger(
        &mut self,
        seat: Seat,
        card: CardId,
        effect: u8,
        mandatory: bool,
        fate: TriggerFate,
    ) {
        self.triggers.push(Trigger {
            seat,
            card,
            effect,
            mandatory,
            fate,
        });
    }

    pub(super) fn note(&mut self, what: Happened, cause: Cause) {
        if self.frame.is_none() {
            self.group += 1;
        }
        self.push_happening(what, cause);
    }

    pub(super) fn push_happening(&mut self, what: Happened, cause: Cause) {
        self.happened.push(Happening {
            what,
            cause,
            group: self.group,
        });
    }

    pub(super) fn remember_moved(&mut self, cards: impl IntoIterator<Item = CardId>) {
        if let Some(frame) = &mut self.frame {
            frame.moved.clear();
            frame.moved.extend(cards);
        }
    }

    /// Counts an event of the step under way; `did` when it changed something.
    pub(super) fn count_step(&mut self, did: bool) {
        if let Some(frame) = &mut self.frame {
            frame.stage = frame.stage.saturating_add(1);
            if did {
                frame.did = frame.did.saturating_add(1);
                frame.did_in_all = frame.did_in_all.saturating_add(1);
            }
        }
    }
}

pub(super) fn frame(part: Part, link: u8) -> Frame {
    Frame {
        part,
        link,
        step: None,
        stage: 0,
        did: 0,
        did_before: 0,
        did_in_all: 0,
        picked: None,
        picks: 0,
        moved: SmallVec::new(),
        shuffled: false,
        whether: None,
        number: None,
        materials: None,
        posture: None,
        amount: 0,
        into_deck: crate::BySeat::default(),
        excavated: SmallVec::new(),
        told: None,
        telling: false,
    }
}
