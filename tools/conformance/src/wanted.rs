//! The differences we want, each with its rule and source.

use crate::difference::{Difference, Kind};
use serde::Deserialize;

const LIST: &str = include_str!("../data/wanted.ron");

/// A difference that is as it should be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Want {
    /// What it is called.
    pub name: String,
    /// Its kinds.
    pub kinds: Vec<Kind>,
    /// Only about these cards; empty: about any.
    #[serde(default)]
    pub cards: Vec<String>,
    /// Only where this rule refuses it here.
    #[serde(default)]
    pub rule: Option<String>,
    /// Only in windows whose description has this in it.
    #[serde(default)]
    pub window: Option<String>,
    /// Only under these rule sets of the peer; empty: under any.
    #[serde(default)]
    pub profiles: Vec<String>,
    /// Why we differ.
    pub because: String,
    /// The source.
    pub source: String,
}

/// The list.
#[derive(Clone, Debug)]
pub struct Wanted(pub Vec<Want>);

impl Wanted {
    /// The list that belongs to the program.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn load() -> Result<Self, String> {
        let list = ron::from_str(LIST).map_err(|error| format!("wanted.ron: {error}"))?;
        Ok(Self(list))
    }

    /// Which of the wanted differences it is.
    #[must_use]
    pub fn explains(&self, difference: &Difference) -> Option<usize> {
        self.0.iter().position(|want| want.covers(difference))
    }
}

impl Want {
    fn covers(&self, difference: &Difference) -> bool {
        let among = |list: &[String], one: &String| list.is_empty() || list.contains(one);
        let window = difference.window.as_deref().unwrap_or_default();
        self.kinds.contains(&difference.kind)
            && among(&self.profiles, &difference.profile)
            && (self.cards.is_empty()
                || (!difference.cards.is_empty()
                    && difference
                        .cards
                        .iter()
                        .all(|card| self.cards.contains(card))))
            && self
                .rule
                .as_ref()
                .is_none_or(|rule| difference.rule.as_ref() == Some(rule))
            && self
                .window
                .as_deref()
                .is_none_or(|part| window.contains(part))
    }
}
