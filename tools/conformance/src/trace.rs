//! A duel as the peer engine recorded it: the types of the trace format.

use serde::Deserialize;

/// One recorded duel.
#[derive(Clone, Debug, Deserialize)]
pub struct Trace {
    /// Its name.
    pub id: String,
    /// What a written scenario looks at.
    #[serde(default)]
    pub about: String,
    /// The peer's rule set.
    pub rules: String,
    /// Further switches.
    #[serde(default)]
    pub flags: Vec<String>,
    /// The life points at the start.
    pub lp: [u32; 2],
    /// How many cards the draw phase gives.
    pub draw_per_turn: u8,
    /// The cards before the first step.
    pub setup: Setup,
    /// Tokens made during the duel.
    #[serde(default)]
    pub tokens: Vec<Card>,
    /// What happened, in order.
    pub steps: Vec<Step>,
}

/// The cards before the first step.
#[derive(Clone, Debug, Deserialize)]
pub struct Setup {
    /// All of them.
    pub cards: Vec<Card>,
    /// Each player's deck, top first.
    pub decks: [Vec<u32>; 2],
}

/// One physical card.
#[derive(Clone, Debug, Deserialize)]
pub struct Card {
    /// Its number in the trace.
    pub id: u32,
    /// Whose it is.
    pub owner: u8,
    /// Its English name.
    pub name: String,
    /// Where it begins.
    #[serde(default)]
    pub at: Option<At>,
}

/// A place: `[player, zone, seq]` or `[player, zone, seq, position]`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Vec<serde_json::Value>")]
pub struct At {
    /// The controller.
    pub player: u8,
    /// The zone's name.
    pub zone: String,
    /// Its number.
    pub seq: u8,
    /// How the card lies there.
    pub position: Option<String>,
}

impl TryFrom<Vec<serde_json::Value>> for At {
    type Error = String;

    fn try_from(parts: Vec<serde_json::Value>) -> Result<Self, Self::Error> {
        let wrong = || format!("no place: {parts:?}");
        let number = |n: usize| {
            let number = parts.get(n).and_then(serde_json::Value::as_u64);
            number.and_then(|n| u8::try_from(n).ok()).ok_or_else(wrong)
        };
        let text = |n: usize| {
            parts
                .get(n)
                .and_then(|part| part.as_str())
                .map(str::to_owned)
        };
        Ok(Self {
            player: number(0)?,
            zone: text(1).ok_or_else(wrong)?,
            seq: number(2)?,
            position: text(3),
        })
    }
}

/// An option of a question: something to do, with a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Choice {
    /// What is done (`idle` and `battle` questions).
    #[serde(default, rename = "do")]
    pub deed: String,
    /// The card.
    #[serde(default)]
    pub card: Option<u32>,
    /// The number of its effect.
    #[serde(default)]
    pub effect: Option<u8>,
}

/// A question.
#[derive(Clone, Debug, Deserialize)]
pub struct Ask {
    /// Who is asked.
    pub p: u8,
    /// What for.
    pub what: String,
    /// Triggers, or fast effects.
    #[serde(default)]
    pub stage: String,
    /// The length of the chain.
    #[serde(default)]
    pub link: u8,
    /// How many options there are; absent where it isn't a number of things.
    #[serde(default)]
    pub n: Option<u32>,
    /// What is chosen for, as a hint.
    #[serde(default)]
    pub purpose: Option<String>,
    /// What is asked, as a hint.
    #[serde(default)]
    pub desc: Option<String>,
    /// The card of a trigger.
    #[serde(default)]
    pub card: Option<u32>,
    /// The options.
    #[serde(default)]
    pub options: serde_json::Value,
}

impl Ask {
    /// The options, where they are deeds with cards.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        serde_json::from_value(self.options.clone()).unwrap_or_default()
    }
}

/// An answer.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Answer {
    /// Who.
    pub p: u8,
    /// What is done.
    #[serde(default, rename = "do")]
    pub deed: String,
    /// Which option.
    #[serde(default)]
    pub i: Option<u32>,
    /// With which card.
    #[serde(default)]
    pub card: Option<u32>,
    /// With which of its effects.
    #[serde(default)]
    pub effect: Option<u8>,
    /// Yes or no.
    #[serde(default)]
    pub yes: Option<bool>,
    /// The chosen cards; below zero a passcode.
    #[serde(default)]
    pub cards: Option<Vec<i64>>,
    /// The chosen position.
    #[serde(default)]
    pub pos: Option<String>,
    /// The declared card.
    #[serde(default)]
    pub code: Option<u32>,
    /// The declared types, as bits.
    #[serde(default)]
    pub mask: Option<u32>,
    /// The declared number.
    #[serde(default)]
    pub number: Option<u32>,
}

/// One step of a trace.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum Step {
    /// A turn starts.
    Turn {
        /// Whose.
        p: u8,
        /// Its number.
        n: u16,
    },
    /// A phase starts.
    Phase {
        /// Which.
        name: String,
    },
    /// Why the peer is about to ask for fast effects.
    Window {
        /// Its name.
        name: String,
    },
    /// The damage step of a battle begins.
    DamageStepStart,
    /// It is over.
    DamageStepEnd,
    /// The duel is over.
    Win {
        /// Who won.
        p: serde_json::Value,
    },
    /// An effect is activated.
    Chaining {
        /// The link.
        link: u8,
        /// Who.
        p: u8,
        /// The card.
        card: u32,
    },
    /// Targets are chosen.
    BecomeTarget {
        /// Which.
        cards: Vec<u32>,
    },
    /// The link stands.
    Chained {
        /// Which.
        link: u8,
    },
    /// A link begins to resolve.
    ChainSolving {
        /// Which.
        link: u8,
    },
    /// A link has resolved.
    ChainSolved {
        /// Which.
        link: u8,
    },
    /// The activation of a link was negated.
    ChainNegated {
        /// Which.
        link: u8,
    },
    /// The effect of a link was negated.
    ChainDisabled {
        /// Which.
        link: u8,
    },
    /// The chain is over.
    ChainEnd,
    /// Cards are drawn.
    Draw {
        /// By whom.
        p: u8,
        /// Which.
        cards: Vec<u32>,
    },
    /// A card moves.
    Move {
        /// Which.
        card: u32,
        /// From where.
        from: Option<At>,
        /// To where.
        to: Option<At>,
    },
    /// A card is turned.
    PosChange {
        /// Which.
        card: u32,
        /// How it lies now.
        to: String,
    },
    /// A Normal Summon begins.
    Summoning {
        /// Which monster.
        card: u32,
        /// Where, and how it lies.
        at: At,
    },
    /// A Flip Summon begins.
    FlipSummoning {
        /// Which monster.
        card: u32,
        /// Where, and how it lies.
        at: At,
    },
    /// A Special Summon begins.
    SpecialSummoning {
        /// Which monster.
        card: u32,
        /// Where, and how it lies.
        at: At,
    },
    /// An attack is declared.
    Attack {
        /// The attacker.
        card: u32,
        /// What it attacks.
        target: Option<u32>,
    },
    /// Life points are lost.
    Damage {
        /// Whose.
        p: u8,
        /// How many.
        n: u32,
    },
    /// Life points are gained.
    Recover {
        /// Whose.
        p: u8,
        /// How many.
        n: u32,
    },
    /// Life points are paid.
    PayLp {
        /// Whose.
        p: u8,
        /// How many.
        n: u32,
    },
    /// A deck is shuffled.
    ShuffleDeck {
        /// Whose.
        p: u8,
    },
    /// Monsters change sides.
    Swap {
        /// Which.
        cards: Vec<u32>,
        /// Where they are now.
        now_at: Vec<At>,
    },
    /// Set cards are shuffled among their zones.
    ShuffleSetCards {
        /// Which.
        cards: Vec<u32>,
        /// Where they are now.
        now_at: Vec<At>,
    },
    /// The uppermost cards of a deck are shown.
    ConfirmDeckTop {
        /// Whose.
        p: u8,
        /// Which, the uppermost first.
        cards: Vec<u32>,
    },
    /// Chance picked cards.
    RandomSelected {
        /// Which.
        cards: Vec<u32>,
    },
    /// Coins were tossed.
    TossCoin {
        /// What came up.
        results: Vec<u32>,
    },
    /// Dice were rolled.
    TossDice {
        /// What came up.
        results: Vec<u32>,
    },
    /// A question.
    Ask(Ask),
    /// An answer.
    Answer(Answer),
    /// Anything that isn't compared.
    #[serde(other)]
    Other,
}
