//! Answers to choices: on a line of their own, or written beforehand with the action.

use super::{Plan, Read, Reader, one, telling};
use crate::ahead;
use crate::candidates::Use;
use crate::error::{Mistake, NotationError};
use crate::game_words;
use crate::script::{At, CardRef, Chosen, Pick};
use duel::{Action, ChoiceKind, Picked, Seat, Which};
use rules::Said;
use smallvec::SmallVec;

/// What answers an asked choice with what was written beforehand.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// What is said.
    pub(crate) said: Said,
    /// The cards that weren't asked for yet, where a list pays several costs.
    pub(crate) left: Vec<CardRef>,
    /// The rules take it.
    pub(crate) legal: bool,
}

impl Reader<'_> {
    pub(super) fn choose(&self, by: Seat, chosen: &Chosen, picks: &[At<Pick>]) -> Read<Plan> {
        let picked = match chosen {
            Chosen::Nothing => Picked::Cards(SmallVec::new()),
            Chosen::Something => Picked::Unknown,
            Chosen::Mode(mode) => Picked::Mode(mode - 1),
            Chosen::Phase(phase) => Picked::Phase(*phase),
            Chosen::Whether(yes) => Picked::Whether(*yes),
            Chosen::Number(number) => Picked::Number(*number),
            Chosen::Lies(lies) => Picked::Posture(lies.of_a_monster()),
            Chosen::Cards(cards) => {
                let mut plan = one(self.cards(by, cards, Use::Pick, &Action::Choose)?);
                plan.picks = picks.to_vec();
                return Ok(plan);
            }
        };
        let action = Action::Choose(picked);
        Ok(one(Said { by, action }))
    }

    /// A declaration: what it can mean depends on what is asked.
    pub(super) fn declare(&self, by: Seat, name: &At<String>) -> Read<Plan> {
        let choice = self.position.choice.filter(|choice| choice.seat == by);
        let meanings = match choice.map(|choice| choice.what) {
            Some(kind @ (ChoiceKind::Name | ChoiceKind::Word | ChoiceKind::Number)) => {
                vec![self.declared(name, kind)?]
            }
            _ => self.meanings(name)?,
        };
        let say = |picked| {
            let action = Action::Choose(picked);
            Said { by, action }
        };
        let all = meanings.into_iter().map(say);
        let ranked = all.min_by_key(|said| ahead::verdict(self.position, self.catalogue, said));
        ranked.map(one).ok_or_else(|| unknown_word(name))
    }

    /// Everything a declared word may mean.
    fn meanings(&self, name: &At<String>) -> Read<Vec<Picked<Which>>> {
        let kinds = [ChoiceKind::Name, ChoiceKind::Word, ChoiceKind::Number];
        let all = kinds.map(|kind| self.declared(name, kind));
        let found: Vec<Picked<Which>> = all.iter().flatten().cloned().collect();
        let [first, ..] = all;
        if found.is_empty() {
            return first.map(|picked| vec![picked]);
        }
        Ok(found)
    }

    fn declared(&self, name: &At<String>, kind: ChoiceKind) -> Read<Picked<Which>> {
        match kind {
            ChoiceKind::Word => game_words::find(self.catalogue, &name.value)
                .map(Picked::Word)
                .ok_or_else(|| unknown_word(name)),
            ChoiceKind::Number => {
                let number = name.value.parse().map(Picked::Number);
                number.map_err(|_| {
                    let (found, least, most) = (name.value.clone(), 0, 99_999);
                    let mistake = Mistake::Number { found, least, most };
                    NotationError::new(name.span, mistake)
                })
            }
            _ => self.face(name).map(Picked::Name),
        }
    }

    /// What answers a choice that is asked now.
    pub(crate) fn answer(&self, by: Seat, pick: &At<Pick>, asked: ChoiceKind) -> Read<Answer> {
        let picked = match &pick.value {
            Pick::Mode(mode) => Picked::Mode(mode - 1),
            Pick::Number(number) => Picked::Number(*number),
            Pick::Declared(name) => self.declared(name, asked)?,
            Pick::Lies(lies) => Picked::Posture(lies.of_a_monster()),
            Pick::Cost(paid, cards) if asked == ChoiceKind::Telling => {
                let said = self.paid(by, *paid, cards)?;
                return Ok(self.answered(said, Vec::new()));
            }
            Pick::Paid(amount) => {
                let said = telling::life_points(by, *amount);
                return Ok(self.answered(said, Vec::new()));
            }
            // Which effect it is was settled with the activation.
            Pick::As(_) => Picked::Unknown,
            Pick::Cost(_, cards) => return self.answer_in_parts(by, cards),
            Pick::Material(cards) | Pick::Target(cards) => {
                let said = self.cards(by, cards, Use::Pick, &Action::Choose)?;
                return Ok(self.answered(said, Vec::new()));
            }
        };
        let action = Action::Choose(picked);
        Ok(self.answered(Said { by, action }, Vec::new()))
    }

    fn answered(&self, said: Said, left: Vec<CardRef>) -> Answer {
        let legal = rules::offers(self.position, self.catalogue, said.by).contains(&said);
        Answer { said, left, legal }
    }

    /// How many costs the action under way has.
    fn costs(&self) -> usize {
        let Some(intent) = &self.position.intent else {
            return 0;
        };
        let card = intent
            .action
            .card()
            .and_then(|card| self.position.card(*card));
        let Some(definition) = card.and_then(|row| self.catalogue.of(row)) else {
            return 0;
        };
        match intent.action {
            Action::Activate { effect, .. } => self
                .effects_of(definition)
                .get(usize::from(effect))
                .map_or(0, |effect| effect.cost.len()),
            Action::SpecialSummon { way, .. } => rules::ways(definition)
                .nth(usize::from(way))
                .map_or(0, |way| way.cost.len()),
            _ => 0,
        }
    }

    /// A list that pays several costs in turn: the first of its cards that this one takes.
    fn answer_in_parts(&self, by: Seat, cards: &[CardRef]) -> Read<Answer> {
        let most = self.position.choice.map_or(0, |choice| choice.most);
        if most != 1 || cards.len() == 1 || self.costs() < 2 {
            let said = self.cards(by, cards, Use::Pick, &Action::Choose)?;
            return Ok(self.answered(said, Vec::new()));
        }
        let mut first = None;
        for (n, card) in cards.iter().enumerate() {
            let one_card = std::slice::from_ref(card);
            let said = self.cards(by, one_card, Use::Pick, &Action::Choose);
            let left = [&cards[..n], &cards[n + 1..]].concat();
            let answer = said.map(|said| self.answered(said, left));
            if answer.as_ref().is_ok_and(|answer| answer.legal) {
                return answer;
            }
            first.get_or_insert(answer);
        }
        first.unwrap_or_else(|| {
            let said = self.cards(by, cards, Use::Pick, &Action::Choose)?;
            Ok(self.answered(said, Vec::new()))
        })
    }
}

fn unknown_word(written: &At<String>) -> NotationError {
    let nearest = game_words::nearest(&written.value);
    let name = written.value.clone();
    NotationError::new(written.span, Mistake::UnknownWord { name, nearest })
}
