//! Dispute policies in words: what a criterion says, and where that was read.

use crate::{Wording, args, ids};
use rules::policy::{Criterion, Policy, Says};

impl Wording {
    /// What a policy is called; its own title where the language has no words for it.
    #[must_use]
    pub fn policy_title(&self, policy: &Policy) -> String {
        let (id, title) = (policy.id.as_str(), policy.title.as_str());
        self.text("policy-title", args![id: id, title: title])
    }

    /// What a criterion says, as a sentence.
    #[must_use]
    pub fn says(&self, says: Says) -> String {
        crate::locale::capital(&self.demand(says))
    }

    /// The same as a part of a sentence.
    #[must_use]
    pub fn demand(&self, says: Says) -> String {
        let minutes = match says {
            Says::CallLongerThanMinutes(minutes) | Says::MinutesATurn(minutes) => minutes,
            _ => 0,
        };
        self.text(
            "policy-says",
            args![says: ids::says(says), minutes: minutes],
        )
    }

    /// The document a criterion is from, with its version, its date and the place in it.
    #[must_use]
    pub fn policy_source(&self, policy: &Policy, criterion: &Criterion) -> String {
        let Some(document) = policy.document(criterion) else {
            return policy.title.clone();
        };
        self.text(
            "policy-source",
            args![
                document: document.name.as_str(),
                version: document.version.as_deref().unwrap_or("none"),
                date: document.date.as_deref().unwrap_or("none"),
                at: self.place_in(&criterion.at),
            ],
        )
    }

    /// A place in a document, which the data of policies name in English.
    fn place_in(&self, at: &str) -> String {
        let words = at.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        let id = std::iter::once("at").chain(words).collect::<Vec<_>>();
        let id = id.join("-").to_ascii_lowercase();
        self.text("policy-at", args![id: id, text: at])
    }
}
