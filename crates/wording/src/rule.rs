//! Rules and refusals in words. The ids are those of `docs/rules-model.md`; the sentences lie in
//! `rules.ftl`, one message for each id.

use crate::{Wording, args};
use duel::Position;
use rules::{Ask, Catalogue, Question, Refusal, Rule};

impl Wording {
    /// A rule's title, and the rule as a sentence.
    #[must_use]
    pub fn rule(&self, rule: Rule) -> (String, String) {
        let key = key(rule);
        (
            self.text(&key, args![]),
            self.text(&format!("{key}.sentence"), args![]),
        )
    }

    /// Why something was refused, and who is awaited instead.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, position: &Position, cards: &Catalogue) -> String {
        let (_, sentence) = self.rule(refusal.rule);
        let seat = self.player(refusal.seat);
        let card = match refusal.card {
            Some(card) => self.card(position, cards, card),
            None => "none".to_owned(),
        };
        let first = self.sentence("refusal", args![seat: seat, card: card, rule: sentence]);
        let second = self.instead(refusal, position);
        let witness = position.mode == duel::Mode::Witness;
        let third =
            (refusal.impossible && witness).then(|| self.sentence("refusal-impossible", args![]));
        [Some(first), second, third]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The open question, where somebody is awaited.
    fn instead(&self, refusal: &Refusal, position: &Position) -> Option<String> {
        let seat = refusal.awaited?;
        let choice = position.choice.filter(|choice| choice.seat == seat);
        let window = position.window.filter(|open| open.holder() == Some(seat));
        let question = choice
            .map(|choice| Question::Choice(choice.what))
            .or_else(|| window.map(|open| Question::Window(open.kind)));
        Some(match question {
            Some(question) => self.ask(&Ask { seat, question }, position),
            None => self.sentence("refusal-awaited", args![seat: self.player(seat)]),
        })
    }
}

/// The key of a rule's message.
pub(crate) fn key(rule: Rule) -> String {
    format!("rule-{}", rule.id())
}
