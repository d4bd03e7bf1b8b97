//! Attacks: who attacks what, and what becomes of an attack whose targets have changed.

use super::{Plan, Read, Reader, one};
use crate::ahead::{self, Verdict};
use crate::candidates::{Candidate, Use};
use crate::script::CardRef;
use duel::{Action, ChoiceKind, Picked, Place, Seat, Which};
use rules::Said;

/// An attack that may be meant: what the rules make of it, who attacks, and what.
type Ranked = (Verdict, Candidate, Option<Candidate>);

impl Reader<'_> {
    pub(super) fn attack(&self, by: Seat, with: &CardRef, target: Option<&CardRef>) -> Read<Plan> {
        let found = self.attacks(by, with, target).or_else(|mistake| {
            let later = ahead::open_state(self.position, self.catalogue, by);
            let found = self.at(&later).attacks(by, with, target);
            found.map_err(|_| mistake)
        });
        let mut ranked = found?;
        ranked.sort_by_key(|(verdict, ..)| *verdict);
        self.unmistakable(with, target, &ranked)?;
        let (_, card, target) = ranked.swap_remove(0);
        Ok(one(self.attacks_so(by, card, target)))
    }

    fn attacks(&self, by: Seat, with: &CardRef, target: Option<&CardRef>) -> Read<Vec<Ranked>> {
        let attackers = self.candidates(by, with, Use::Turn)?;
        let targets: Vec<Option<Candidate>> = match target {
            None => vec![None],
            Some(target) => {
                let mut found = self.candidates(by, target, Use::Attacked)?;
                // Whoever attacks a face-down monster doesn't say which card it is.
                found.retain(|one| one.tell.is_none() && matches!(one.which, Which::Card(_)));
                if found.is_empty() {
                    return Err(self.not_there(by, target, Use::Attacked));
                }
                found.into_iter().map(Some).collect()
            }
        };
        let pairs = attackers
            .iter()
            .flat_map(|card| targets.iter().map(move |target| (*card, *target)));
        let rank = |(card, target)| {
            let said = self.attacks_so(by, card, target);
            let verdict = ahead::verdict(self.position, self.catalogue, &said);
            (verdict, card, target)
        };
        Ok(pairs.map(rank).collect())
    }

    /// Which of two monsters attacks or is attacked always matters.
    fn unmistakable(
        &self,
        with: &CardRef,
        target: Option<&CardRef>,
        ranked: &[Ranked],
    ) -> Read<()> {
        let attackers = ranked
            .iter()
            .map(|(verdict, card, _)| (*verdict, card.is_guess(), card.place));
        self.one_place(with, attackers, |_, _| true)?;
        let Some(target) = target else {
            return Ok(());
        };
        let first = ranked[0].1.which;
        let attacked: Vec<(Verdict, bool, Place)> = ranked
            .iter()
            .filter(|(_, card, _)| card.which == first)
            .filter_map(|(verdict, _, target)| {
                let target = target.as_ref()?;
                Some((*verdict, target.is_guess(), target.place))
            })
            .collect();
        self.one_place(target, attacked.into_iter(), |_, _| true)
    }

    pub(super) fn attack_anew(&self, by: Seat, target: Option<&CardRef>) -> Read<Plan> {
        let Some(target) = target else {
            let action = Action::Choose(Picked::Whether(true));
            return Ok(one(Said { by, action }));
        };
        let cards = std::slice::from_ref(target);
        Ok(one(self.cards(
            by,
            cards,
            Use::Attacked,
            &Action::Choose,
        )?))
    }

    /// The declaration of an attack; where an attack's targets have changed, the answer that says
    /// the same.
    fn attacks_so(&self, by: Seat, card: Candidate, target: Option<Candidate>) -> Said {
        let (card, target) = (card.which, target.map(|target| target.which));
        let asked = self.position.choice.filter(|choice| choice.seat == by);
        let anew = asked.is_some_and(|choice| choice.what == ChoiceKind::AttackTarget);
        let goes_on = |attack: duel::Attack| Which::Card(attack.card) == card;
        let action = match (anew, self.position.attack.is_some_and(goes_on), target) {
            (false, ..) => Action::Attack { card, target },
            (true, true, None) => Action::Choose(Picked::Whether(true)),
            (true, true, Some(target)) => cards(&[target]),
            (true, false, None) => cards(&[card]),
            (true, false, Some(target)) => cards(&[card, target]),
        };
        Said { by, action }
    }
}

fn cards(cards: &[Which]) -> Action<Which> {
    Action::Choose(Picked::Cards(cards.iter().copied().collect()))
}
