//! Cards that move, all at once, as one sentence: those that take the same way are named together.

use crate::event::Teller;
use crate::{args, ids};
use duel::{Action, Cause, Move, Place, Posture, Reason, Zone};

/// The moves of one event that are said together.
struct Group {
    from: Place,
    to: Place,
    moves: Vec<Move>,
}

impl Teller<'_> {
    pub(super) fn moved(&self, moves: &[Move], cause: Cause) -> String {
        let ways: Vec<String> = grouped(moves)
            .iter()
            .map(|group| self.way(group, cause))
            .collect();
        let ways = ways.into_iter().reduce(|before, next| {
            self.words
                .text("moves-more", args![before: before, next: next])
        });
        self.say("event-cards-moved", args![ways: ways.unwrap_or_default()])
    }

    fn way(&self, group: &Group, cause: Cause) -> String {
        let names: Vec<String> = group
            .moves
            .iter()
            .filter_map(|step| self.face(step.card))
            .collect();
        let cards = self.counted(names, group.moves.len());
        let by = cause.by.unwrap_or(group.from.seat);
        self.words.text(
            "moves",
            args![
                how: self.how(group, cause),
                face: if group.face_up() { "up" } else { "down" },
                holder: self.holder(group, cause),
                cards: cards,
                count: group.moves.len(),
                from: self.origin(group),
                to: self.words.located("place-to", group.to),
                place: self.words.located("place-in", group.to),
                seat: self.player(by),
                taker: self.player(group.to.seat),
                owner: self.player(group.from.seat),
                by: self.cause_name(cause),
            ],
        )
    }

    /// The key of the sentence's form.
    fn how(&self, group: &Group, cause: Cause) -> &'static str {
        match (cause.reason, group.from.zone, group.to.zone) {
            (_, Zone::Monster, Zone::Monster) if group.from.seat != group.to.seat => "control",
            (_, from, to) if from == to && from.on_field() => "shifted",
            (_, _, Zone::Material) => "attached",
            (Reason::Detached, ..) | (Reason::Cost, Zone::Material, _) => "detached",
            (Reason::Rule, Zone::Deck, Zone::Hand) | (Reason::Drawn, ..) => "draw",
            (Reason::Cost, _, Zone::Banished) => "banished_cost",
            (Reason::Cost, ..) => "cost",
            (Reason::Effect | Reason::Rule, _, Zone::Banished) => "banished",
            (Reason::Effect | Reason::Rule | Reason::SetUp | Reason::Repair, ..) => "go",
            (Reason::Material, ..) if self.is_tribute() => "tribute",
            (reason, ..) => ids::reason(reason),
        }
    }

    /// True while a monster is Normal Summoned or Set: what goes for it is tributed.
    fn is_tribute(&self) -> bool {
        let said = self.before.intent.as_ref().map(|intent| &intent.action);
        matches!(
            said,
            Some(Action::Summon { .. } | Action::SetMonster { .. })
        )
    }

    /// The monster whose materials they were, or become.
    fn holder(&self, group: &Group, cause: Cause) -> String {
        let first = group.moves.first().map(|step| step.card);
        let at = if group.to.zone == Zone::Material {
            self.after
        } else {
            self.before
        };
        let holder = first.and_then(|card| at.card(card)?.attached);
        holder.map_or_else(|| self.cause_name(cause), |card| self.name(card))
    }

    fn origin(&self, group: &Group) -> String {
        let from = group.from;
        if from.zone.on_field() && group.moves.iter().any(|step| step.from != from) {
            return self
                .words
                .text("place-from-field", args![seat: self.player(from.seat)]);
        }
        self.words.located("place-from", from)
    }

    /// The names that are known, and how many more cards there are.
    pub(super) fn counted(&self, mut names: Vec<String>, all: usize) -> String {
        let unknown = all.saturating_sub(names.len());
        if unknown > 0 || names.is_empty() {
            names.push(self.words.text("count-cards", args![count: unknown]));
        }
        self.words.list(&names)
    }
}

impl Group {
    fn face_up(&self) -> bool {
        let down = [Posture::FaceDown, Posture::FaceDownDefense];
        !self.moves.iter().all(|step| down.contains(&step.posture))
    }
}

/// Moves with the same way, in the order in which the ways first come.
fn grouped(moves: &[Move]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for step in moves {
        match groups.iter_mut().find(|group| same_way(group, step)) {
            Some(group) => group.moves.push(*step),
            None => groups.push(Group {
                from: step.from,
                to: step.to,
                moves: vec![*step],
            }),
        }
    }
    groups
}

/// From the same pile, or all from one side's field, to the same pile. Nothing else is common to
/// cards that come to the field: each has a zone of its own.
fn same_way(group: &Group, step: &Move) -> bool {
    let pile = |place: Place| (place.seat, place.zone);
    let left = pile(group.from) == pile(step.from) || both_on_field(group.from, step.from);
    left && !group.to.zone.on_field() && pile(group.to) == pile(step.to)
}

fn both_on_field(one: Place, other: Place) -> bool {
    one.seat == other.seat && one.zone.on_field() && other.zone.on_field()
}
