//! Where the two accounts differ.

/// Kinds of differences.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize)]
pub enum Kind {
    /// The trace couldn't be played: something is missing here, or our engine broke.
    Broken,
    /// The peer lets a player do something that we refuse.
    OfferMissing,
    /// We let a player do something that the peer doesn't offer.
    OfferExtra,
    /// Both offer it, with another number of copies.
    OfferCopies,
    /// What the peer's player did is refused here.
    Refused,
    /// A choice is asked here that the trace has no answer to.
    Choice,
    /// Other things happened.
    Events,
    /// Cards lie otherwise, or life points differ.
    Zones,
    /// One duel is over, the other isn't.
    Ending,
}

/// A difference between the two accounts.
#[derive(Clone, Debug)]
pub struct Difference {
    /// Of which kind.
    pub kind: Kind,
    /// At which step of the trace.
    pub step: usize,
    /// The cards it is about.
    pub cards: Vec<String>,
    /// The rule that refused it here.
    pub rule: Option<String>,
    /// The window it was found in.
    pub window: Option<String>,
    /// The peer's rule set.
    pub profile: String,
    /// What the peer says.
    pub theirs: Vec<String>,
    /// What we say.
    pub ours: Vec<String>,
    /// The wanted difference it is one of, by its place in the list.
    pub explained: Option<usize>,
}

impl Difference {
    pub(crate) fn broken(why: String) -> Self {
        Self {
            kind: Kind::Broken,
            step: 0,
            cards: Vec::new(),
            rule: None,
            window: None,
            profile: String::new(),
            theirs: vec![why],
            ours: Vec::new(),
            explained: None,
        }
    }

    /// What it is, in a line that is the same for differences of one cause.
    #[must_use]
    pub fn head(&self) -> String {
        let cards = self.cards.join(", ");
        let rule = self.rule.as_deref().unwrap_or("-");
        let window = self.window.as_deref().unwrap_or("-");
        format!(
            "{:?} | {} | {cards} | {rule} | {window}",
            self.kind, self.profile
        )
    }
}
