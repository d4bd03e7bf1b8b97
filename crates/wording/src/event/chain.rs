//! Sentences about links and triggers.

use super::Teller;
use crate::{args, ids};
use duel::{CardId, Cause, Event, Negation, Outcome, Part, Seat};

impl Teller<'_> {
    pub(super) fn chain(&self, event: &Event) -> String {
        match event {
            Event::LinkAdded { .. } => self.link_added(event),
            Event::ChainClosed { links } => self.chain_closed(*links),
            Event::LinkResolving { link } => self.link_resolving(*link),
            Event::StepBegan {
                link, part, step, ..
            } => self.step_began(*link, *part, *step),
            Event::LinkNegated { link, what, cause } => self.link_negated(*link, *what, *cause),
            Event::LinkResolved { link, outcome } => self.link_resolved(*link, *outcome),
            Event::ChainEnded => self.say("event-chain-ended", args![]),
            Event::TriggerActivated { seat, card, .. } => self.trigger_activated(*seat, *card),
            Event::TriggerMet {
                seat,
                card,
                mandatory,
                ..
            } => self.trigger_met(*seat, *card, *mandatory),
            Event::TriggerMissed {
                seat, card, cause, ..
            } => self.trigger_missed(*seat, *card, *cause),
            _ => String::new(),
        }
    }

    fn link_added(&self, event: &Event) -> String {
        let Event::LinkAdded {
            link,
            seat,
            card,
            kind,
            speed,
            targets,
            declared,
            word,
            ..
        } = event
        else {
            return String::new();
        };
        let targets = if targets.is_empty() {
            "none".to_owned()
        } else {
            self.names(targets)
        };
        let word = word.map(|word| self.words.word(word));
        let declared = declared.map(|face| self.declared(face)).or(word);
        self.say(
            "event-link-added",
            args![
                seat: self.player(*seat),
                card: self.link_name(*link),
                what: if kind.is_card() { "card" } else { "effect" },
                set: if self.was_hidden(*card) { "yes" } else { "no" },
                targets: targets,
                declared: declared.unwrap_or_else(|| "none".to_owned()),
                link: *link,
                speed: *speed,
            ],
        )
    }

    fn was_hidden(&self, card: CardId) -> bool {
        self.before.card(card).is_some_and(|row| row.face.is_none())
    }

    fn chain_closed(&self, links: u8) -> String {
        let links = self.words.text("count-links", args![count: links]);
        self.say("event-chain-closed", args![links: links])
    }

    fn link_resolving(&self, link: u8) -> String {
        let card = self.link_name(link);
        self.say("event-link-resolving", args![link: link, card: card])
    }

    fn step_began(&self, link: u8, part: Part, step: u8) -> String {
        let (part, step) = (ids::part(part), u32::from(step) + 1);
        self.say(
            "event-step-began",
            args![link: link, part: part, step: step],
        )
    }

    fn link_resolved(&self, link: u8, outcome: Outcome) -> String {
        let (card, outcome) = (self.link_name(link), ids::outcome(outcome));
        self.say(
            "event-link-resolved",
            args![link: link, card: card, outcome: outcome],
        )
    }

    fn link_negated(&self, link: u8, what: Negation, cause: Cause) -> String {
        let (card, by) = (self.link_name(link), self.cause_name(cause));
        let what = ids::negation(what);
        self.say(
            "event-link-negated",
            args![link: link, card: card, what: what, by: by],
        )
    }

    fn trigger_met(&self, seat: Seat, card: CardId, mandatory: bool) -> String {
        let must = if mandatory { "yes" } else { "no" };
        let (seat, card) = (self.player(seat), self.name(card));
        self.say(
            "event-trigger-met",
            args![seat: seat, card: card, mandatory: must],
        )
    }

    fn trigger_missed(&self, seat: Seat, card: CardId, cause: Cause) -> String {
        let (seat, card) = (self.player(seat), self.name(card));
        let (link, by) = (cause.link, self.cause_name(cause));
        let reason = ids::reason(cause.reason);
        self.say(
            "event-trigger-missed",
            args![seat: seat, card: card, reason: reason, by: by, link: link],
        )
    }

    fn trigger_activated(&self, seat: Seat, card: CardId) -> String {
        let (seat, card) = (self.player(seat), self.name(card));
        self.say("event-trigger-activated", args![seat: seat, card: card])
    }
}
