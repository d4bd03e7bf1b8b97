//! What both accounts of a duel are reduced to before they are compared.
//!
//! Cards are told by their faces: copies of one card in one place are the same. What happens at
//! once has no order, so facts are compared in groups between the marks of a chain.

use duel::{CardId, Event, Passcode, Phase, Position, Seat, Step, Zone};

/// A side's place, as far as it is compared: which of several zones is left out.
pub(crate) type Where = (Seat, Zone);

/// A card of ours as it was when something happened to it: a shuffle may forget its face.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen {
    /// The card.
    pub(crate) card: CardId,
    /// Its face, if it was known then.
    pub(crate) face: Option<Passcode>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fact<C> {
    /// A turn began.
    Turn(Seat, u16),
    /// A phase began.
    Phase(Phase),
    /// A link was added.
    Link(u8, Seat, C),
    /// The activation of a link was negated.
    Negated(u8),
    /// A link begins to resolve.
    Solving(u8),
    /// The chain is over.
    ChainEnd,
    /// An attack was declared.
    Attack(C, Option<C>),
    /// The damage step began.
    DamageStep,
    /// A card moved; `None`: it came from nowhere, or is nowhere now.
    Moved(C, Option<Where>, Option<Where>),
    /// Life points changed.
    Lp(Seat, i64),
}

impl<C: Copy> Fact<C> {
    /// The same with cards told in another way.
    pub(crate) fn map<D>(&self, name: impl Fn(C) -> D) -> Fact<D> {
        match *self {
            Self::Turn(seat, n) => Fact::Turn(seat, n),
            Self::Phase(phase) => Fact::Phase(phase),
            Self::Link(link, seat, card) => Fact::Link(link, seat, name(card)),
            Self::Negated(link) => Fact::Negated(link),
            Self::Solving(link) => Fact::Solving(link),
            Self::ChainEnd => Fact::ChainEnd,
            Self::Attack(card, target) => Fact::Attack(name(card), target.map(&name)),
            Self::DamageStep => Fact::DamageStep,
            Self::Moved(card, from, to) => Fact::Moved(name(card), from, to),
            Self::Lp(seat, by) => Fact::Lp(seat, by),
        }
    }

    /// True for a move that leads nowhere else.
    pub(crate) fn is_nothing(&self) -> bool {
        matches!(self, Self::Moved(_, from, to) if from == to)
    }

    /// True for what orders the facts around it. A negation is done together with what its effect
    /// does besides.
    pub(crate) const fn is_mark(&self) -> bool {
        !matches!(self, Self::Moved(..) | Self::Lp(..) | Self::Negated(..))
    }
}

/// Facts with what happened between two marks in one order.
pub(crate) fn in_groups(mut facts: Vec<Fact<Passcode>>) -> Vec<Fact<Passcode>> {
    facts.retain(|fact| !fact.is_nothing());
    for group in facts.split_mut(Fact::is_mark) {
        group.sort();
    }
    facts
}

/// What an event of ours is reduced to. A card between declaration and success of its summon
/// counts as standing on the field already, as the peer has it.
pub(crate) fn of_event(event: &Event, before: &Position, facts: &mut Vec<Fact<Seen>>) {
    let place = |seat: Seat, zone: Zone| match zone {
        Zone::Gone | Zone::Material => None,
        Zone::Limbo => Some((seat, Zone::Monster)),
        zone => Some((seat, zone)),
    };
    let seen = |card: &CardId| Seen {
        card: *card,
        face: before.card(*card).and_then(|row| row.face),
    };
    match event {
        Event::TurnBegan { turn, seat } => facts.push(Fact::Turn(*seat, *turn)),
        Event::PhaseEntered { phase } => facts.push(Fact::Phase(*phase)),
        Event::StepEntered { step: Step::Damage } => facts.push(Fact::DamageStep),
        Event::LinkAdded {
            link, seat, card, ..
        } => facts.push(Fact::Link(*link, *seat, seen(card))),
        Event::LinkNegated {
            link,
            what: duel::Negation::Activation,
            ..
        } => facts.push(Fact::Negated(*link)),
        Event::LinkResolving { link } => facts.push(Fact::Solving(*link)),
        Event::ChainEnded => facts.push(Fact::ChainEnd),
        Event::AttackDeclared { card, target, .. } => {
            facts.push(Fact::Attack(seen(card), target.as_ref().map(seen)))
        }
        Event::AttackRetargeted { card, target } => {
            facts.push(Fact::Attack(seen(card), target.as_ref().map(seen)))
        }
        Event::LpChanged { seat, by, .. } if *by != 0 => {
            facts.push(Fact::Lp(*seat, i64::from(*by)));
        }
        Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
            facts.extend(moves.iter().map(|m| {
                let from = place(m.from.seat, m.from.zone);
                Fact::Moved(seen(&m.card), from, place(m.to.seat, m.to.zone))
            }));
        }
        Event::CardSet { card, to, .. }
        | Event::SummonDeclared { card, to, .. }
        | Event::SummonJoined { card, to, .. } => {
            let from = before
                .card(*card)
                .and_then(|row| place(row.place.seat, row.place.zone));
            facts.push(Fact::Moved(seen(card), from, place(to.seat, to.zone)));
        }
        Event::TokenMade { card, to, .. } => {
            facts.push(Fact::Moved(seen(card), None, place(to.seat, to.zone)));
        }
        _ => {}
    }
}
