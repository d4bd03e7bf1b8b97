//! Rules and refusals in words. The ids are those of `docs/rules-model.md`; the sentences lie in
//! `rules.ftl`, one message for each id.

use crate::{Wording, args};
use duel::{Place, Position};
use rules::{Ask, Catalogue, Check, Question, Refusal, Rule, Truth};

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
        let chosen = [Rule::Choice, Rule::ChoiceFirst].contains(&refusal.rule);
        let third = (refusal.impossible && witness && !chosen)
            .then(|| self.sentence("refusal-impossible", args![]));
        [Some(first), second, third]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(&self.gap())
    }

    /// A condition of an action, whether it holds, and what the record would have to know where it
    /// can't say.
    #[must_use]
    pub fn check(&self, check: &Check) -> String {
        let (title, sentence) = self.rule(check.rule);
        let missing = check.missing.iter().map(|(seat, zone, count)| {
            let place = self.located("place-in", Place::pile(*seat, *zone));
            let cards = self.text("position-unidentified", args![count: *count]);
            self.text("check-missing", args![cards: cards, place: place])
        });
        let missing = match self.list(&missing.collect::<Vec<_>>()) {
            none if none.is_empty() => "none".to_owned(),
            cards => cards,
        };
        self.sentence(
            "check",
            args![
                truth: truth(check.truth),
                title: title,
                rule: sentence,
                missing: missing,
            ],
        )
    }

    /// The open question, where somebody is awaited.
    fn instead(&self, refusal: &Refusal, position: &Position) -> Option<String> {
        let asked = position.choice.filter(|_| refusal.rule == Rule::Choice);
        let seat = refusal.awaited.or(asked.map(|choice| choice.seat))?;
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

/// `yes`, `no` or `unknown`.
const fn truth(truth: Truth) -> &'static str {
    match truth {
        Truth::Yes => "yes",
        Truth::No => "no",
        Truth::Unknown => "unknown",
    }
}
