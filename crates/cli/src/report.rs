//! Failures as people and programs read them.

use crate::error::{Code, Fact, Failure, Refused};
use crate::started::Started;
use serde_json::{Map, Value, json};
use wording::{Arg, Wording, args};

/// The written duel that `run` is shown with.
pub(crate) const EXAMPLE: &str = "data/duels/disputes/forgot-to-ask.duel";

/// Says what went wrong, and what to type next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Report<'a> {
    /// The words.
    pub(crate) words: &'a Wording,
    /// How the program was started.
    pub(crate) started: &'a Started,
}

impl Report<'_> {
    /// Everything a person reads.
    #[must_use]
    pub(crate) fn for_people(&self, failure: &Failure) -> String {
        let mut lines = vec![
            self.words
                .text("error", args![message: self.message(failure)]),
        ];
        lines.extend(failure.excerpt.clone());
        if let Some(refused) = &failure.refused {
            lines.extend(self.legal(refused));
        }
        if let Some(hint) = self.hint(failure) {
            lines.push(self.words.text("hint", args![hint: hint]));
        }
        lines.join("\n")
    }

    /// The objects a program reads: the refusal, where it is one, and the error.
    #[must_use]
    pub(crate) fn for_programs(&self, failure: &Failure) -> Vec<Value> {
        let refusal = failure.refused.as_ref().map(|refused| {
            json!({
                "kind": "refusal", "rule": refused.rule, "text": refused.text,
                "conditions": [{"rule": refused.rule, "holds": false, "text": refused.text}],
                "legal": refused.legal.lines, "more": refused.legal.more,
                "more_at_least": refused.legal.at_least,
            })
        });
        let mut error = Map::new();
        error.insert("kind".into(), json!("error"));
        error.insert("code".into(), json!(failure.code.id()));
        error.insert("exit".into(), json!(failure.code.exit() as u8));
        error.insert("message".into(), json!(self.message(failure)));
        error.insert("hint".into(), json!(self.hint(failure)));
        for (name, fact) in &failure.facts {
            error.entry(*name).or_insert_with(|| match fact {
                Fact::Text(text) => json!(text),
                Fact::Number(number) => json!(number),
                Fact::Cause(cause) => json!(cause.said(self.words)),
            });
            if let Fact::Cause(cause) = fact {
                error.insert("detail".into(), json!(cause.detail));
            }
        }
        refusal.into_iter().chain([Value::Object(error)]).collect()
    }

    fn message(&self, failure: &Failure) -> String {
        let said = self.said(failure, &format!("error-{}", failure.code.id()));
        match &failure.place {
            Some(place) => format!("{}: {said}", wording::visible(place)),
            None => said,
        }
    }

    fn hint(&self, failure: &Failure) -> Option<String> {
        let key = format!("error-{}-hint", failure.code.id());
        let usual = || self.words.has(&key).then(|| self.said(failure, &key));
        failure.hint.clone().or_else(usual)
    }

    fn said(&self, failure: &Failure, key: &str) -> String {
        let fact = |(name, fact): &(&'static str, Fact)| match fact {
            Fact::Text(text) => (*name, Arg::from(wording::visible(text).into_owned())),
            Fact::Number(number) => (*name, Arg::from(*number)),
            Fact::Cause(cause) => (*name, Arg::from(cause.said(self.words))),
        };
        let mut facts: Vec<(&str, Arg<'_>)> = failure.facts.iter().map(fact).collect();
        facts.push(("command", Arg::from(self.next_command(failure))));
        self.words.text(key, &facts)
    }

    /// The command that helps on.
    fn next_command(&self, failure: &Failure) -> String {
        let fact = |wanted: &str| {
            let text = failure.facts.iter().find(|(name, _)| *name == wanted);
            match text {
                Some((_, Fact::Text(text))) => text.as_str(),
                _ => "",
            }
        };
        match failure.code {
            Code::NoDuels => self.started.command(&["run", EXAMPLE]),
            Code::Damaged => self.started.command(&["verify", fact("duel")]),
            Code::StoreDamaged => self.started.command(&["repair", "--into", "repaired"]),
            Code::Removed => self.started.command(&["traces"]),
            Code::Conflict => self.started.command(&["log", fact("duel")]),
            Code::Refused => self.started.command(&["explain", fact("rule")]),
            _ => self.started.command(&["duels"]),
        }
    }

    fn legal(&self, refused: &Refused) -> Vec<String> {
        let key = if refused.legal.lines.is_empty() {
            "legal-none"
        } else {
            "legal-now"
        };
        let mut lines = vec![self.words.text(key, args![])];
        lines.extend(refused.legal.listed(self.words));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::Offered;
    use wording::Language;

    fn started() -> Started {
        Started::detect(None, None)
    }

    #[test]
    fn a_refusal_tells_a_program_the_rule_and_the_exit() {
        let refused = Refused {
            rule: "FET-HOLDER",
            text: "no".into(),
            legal: Offered::default(),
        };
        let (words, started) = (Wording::new(Language::En), started());
        let report = Report {
            words: &words,
            started: &started,
        };
        let objects = report.for_programs(&Failure::refused(refused));
        assert_eq!(objects[0]["rule"], "FET-HOLDER");
        assert_eq!(objects[1]["exit"], 5);
    }

    #[test]
    fn a_person_reads_what_where_and_how_to_go_on() {
        let (words, started) = (Wording::new(Language::En), started());
        let report = Report {
            words: &words,
            started: &started,
        };
        let failure = Failure::new(Code::NoDuel).with("name", "nobody");
        let text = report.for_people(&failure);
        assert!(
            text.starts_with("error: no duel is called nobody"),
            "{text}"
        );
        assert!(text.ends_with(" duels lists the duels"), "{text}");
    }
}
