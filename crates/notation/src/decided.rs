//! What was written beforehand and never asked for: a choice with one possibility isn't asked, and
//! what was written must then be what came of it.

use crate::error::{Mistake, NotationError};
use crate::game_words;
use crate::interpret::Reader;
use crate::lookup::{self, Lookup};
use crate::script::{At, CardRef, Pick};
use duel::{Action, CardId, ChoiceKind, Event, Picked, Position, Posture, Reason, Seat, Which};
use rules::{Catalogue, Said};
use smallvec::SmallVec;

/// What a line led to.
pub(crate) struct Decided<'a> {
    pub(crate) by: Seat,
    pub(crate) before: &'a Position,
    pub(crate) after: &'a Position,
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) lookup: &'a dyn Lookup,
    pub(crate) events: &'a [Event],
}

impl Pick {
    /// The choices it answers.
    #[must_use]
    pub const fn answers(&self) -> &'static [ChoiceKind] {
        match self {
            Self::Mode(_) => &[ChoiceKind::Mode],
            Self::Number(_) => &[ChoiceKind::Number],
            Self::Declared(_) => &[ChoiceKind::Name, ChoiceKind::Word, ChoiceKind::Number],
            Self::Material(_) => &[ChoiceKind::Material],
            Self::Cost(..) => &[ChoiceKind::Cost, ChoiceKind::Tribute, ChoiceKind::Telling],
            Self::Paid(_) => &[ChoiceKind::Telling],
            Self::As(_) => &[],
            Self::Target(_) => &[ChoiceKind::Target],
            Self::Lies(_) => &[ChoiceKind::Posture],
        }
    }
}

impl Decided<'_> {
    /// A mistake when what was written isn't what came of the line.
    pub(crate) fn must_be(&self, pick: &At<Pick>) -> Result<(), NotationError> {
        let decided = match &pick.value {
            Pick::Mode(written) => self
                .events
                .iter()
                .any(|e| matches!(e, Event::LinkAdded { mode, .. } if mode + 1 == *written)),
            Pick::Number(number) => self.chose(&Picked::Number(*number)),
            Pick::Declared(name) => self.declared(name)?,
            Pick::Lies(lies) => self.lies(lies.of_a_monster()),
            Pick::As(_) => true,
            Pick::Paid(amount) => self.events.iter().any(|event| {
                matches!(event, Event::LpChanged { by, cause, .. }
                    if cause.reason == Reason::Cost && by.unsigned_abs() == *amount)
            }),
            Pick::Material(cards) | Pick::Cost(_, cards) | Pick::Target(cards) => {
                let mut decided = self.cards(&pick.value);
                cards.iter().all(|card| self.is_among(card, &mut decided))
            }
        };
        if decided {
            return Ok(());
        }
        let what = pick.value.word();
        Err(NotationError::new(pick.span, Mistake::NotAskedFor { what }))
    }

    /// What was written, where the duel asked for such cards, exactly others were allowed, and the
    /// cards written are there.
    pub(crate) fn not_allowed(&self, pick: &At<Pick>) -> Option<Said> {
        let (Pick::Material(cards) | Pick::Cost(_, cards) | Pick::Target(cards)) = &pick.value
        else {
            return None;
        };
        let kinds = pick.value.answers();
        let asks = |event: &Event| {
            matches!(event, Event::ChoiceAsked { seat, what, .. }
            if *seat == self.by && kinds.contains(what))
        };
        let as_many = self.cards(&pick.value).len() == cards.len();
        if !as_many || !self.events.iter().any(asks) {
            return None;
        }
        let there = |card: &CardRef| self.could_be(card).first().copied();
        let written: Option<SmallVec<_>> = cards.iter().map(there).collect();
        let action = Action::Choose(Picked::Cards(written?));
        Some(Said {
            by: self.by,
            action,
        })
    }

    fn chose(&self, wanted: &Picked) -> bool {
        let made =
            |event: &Event| matches!(event, Event::ChoiceMade { picked, .. } if picked == wanted);
        self.events.iter().any(made)
    }

    fn declared(&self, name: &At<String>) -> Result<bool, NotationError> {
        let meant = game_words::find(self.catalogue, &name.value);
        let said = |event: &Event| matches!(event, Event::LinkAdded { word: Some(word), .. } if Some(*word) == meant);
        if self.events.iter().any(said) {
            return Ok(true);
        }
        let face = lookup::face(self.lookup, &name.value, name.span)?;
        let named = |event: &Event| matches!(event, Event::LinkAdded { declared, .. } if *declared == Some(face));
        Ok(self.events.iter().any(named))
    }

    /// A monster was summoned in this posture.
    fn lies(&self, wanted: Posture) -> bool {
        self.events.iter().any(|event| match event {
            Event::SummonDeclared { posture, .. }
            | Event::SummonJoined { posture, .. }
            | Event::TokenMade { posture, .. } => *posture == wanted,
            Event::SpecialSummoned { moves, .. } => moves.iter().any(|m| m.posture == wanted),
            _ => false,
        })
    }

    /// The cards that were targeted, paid, tributed or used as materials.
    fn cards(&self, pick: &Pick) -> Vec<CardId> {
        let kinds = pick.answers();
        let paid = !matches!(pick, Pick::Target(_));
        let mut cards = Vec::new();
        let mut asked = None;
        for event in self.events {
            match event {
                Event::ChoiceAsked { what, .. } => asked = Some(*what),
                Event::ChoiceMade {
                    picked: Picked::Cards(picked),
                    ..
                } if asked.is_some_and(|asked| kinds.contains(&asked)) => cards.extend(picked),
                Event::LinkAdded { targets, .. } if !paid => cards.extend(targets),
                Event::MaterialsAttached { cards: under, .. } if paid => cards.extend(under),
                Event::CardsMoved { moves, cause } if paid && pays(cause.reason) => {
                    cards.extend(moves.iter().map(|one| one.card));
                }
                _ => {}
            }
        }
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    /// What the card may be, before the line and after it.
    fn could_be(&self, card: &CardRef) -> Vec<Which> {
        let could = |position| {
            let reader = Reader {
                position,
                catalogue: self.catalogue,
                lookup: self.lookup,
            };
            reader.could_be(self.by, card).unwrap_or_default()
        };
        [could(self.before), could(self.after)].concat()
    }

    /// Whether the card is one of these, which no other card of the list is then.
    ///
    /// Where passes are implied it may have come to its place only in between.
    fn is_among(&self, card: &CardRef, decided: &mut Vec<CardId>) -> bool {
        let all = self.could_be(card);
        let Some(at) = decided
            .iter()
            .position(|id| all.contains(&Which::Card(*id)))
        else {
            return false;
        };
        decided.swap_remove(at);
        true
    }
}

const fn pays(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Cost | Reason::Tributed | Reason::Material | Reason::Discarded | Reason::Detached
    )
}
