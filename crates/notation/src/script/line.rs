//! Something done: the actions of a duel.

use super::{At, CardRef, Lies, Tell};
use duel::{How, Method, Phase, Seat, Step};

/// Something done: a line of the duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What.
    pub deed: Deed,
    /// The words that were spoken.
    pub words: Option<String>,
}

/// What is done, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A seat does something.
    Seat {
        /// The seat.
        by: Seat,
        /// What.
        verb: Verb,
    },
    /// Every seat still owed an answer in the open window passes.
    BothPass(How),
    /// Every seat passes, window after window, up to there.
    BothPassUntil(How, UpTo),
    /// Chance picks cards.
    Chance(Vec<CardRef>),
    /// A coin was tossed: true for heads.
    Coin(bool),
    /// A die was rolled.
    Die(u8),
    /// A declared card does something.
    Told {
        /// At the same time as what was told before it.
        also: bool,
        /// What.
        tell: Tell,
    },
}

/// How far both go on passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpTo {
    /// The next open state.
    OpenState,
    /// A step of the battle phase.
    Step(Step),
    /// A later phase of the turn.
    Phase(Phase),
}

/// What a seat does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Activates a card or an effect.
    Activate {
        /// The card.
        card: CardRef,
        /// The effect's number, from 1.
        effect: Option<u8>,
        /// What is chosen with it.
        picks: Vec<At<Pick>>,
    },
    /// Passes.
    Pass(How),
    /// Asks the other seat.
    Ask,
    /// "Wait."
    Hold,
    /// Turns automatic passing on or off.
    Automatic(bool),
    /// Summons.
    Summon {
        /// The monster.
        card: CardRef,
        /// The tributes.
        tributes: Option<At<Vec<CardRef>>>,
    },
    /// Sets.
    Set {
        /// The card.
        card: CardRef,
        /// As a monster, said with "in defense".
        in_defense: bool,
        /// The tributes.
        tributes: Option<At<Vec<CardRef>>>,
    },
    /// Flip Summons.
    FlipSummon(CardRef),
    /// Summons a Gemini monster again.
    GeminiSummon(CardRef),
    /// Special Summons a monster in a way of its own.
    SpecialSummon {
        /// Which kind of summon was said.
        manner: Manner,
        /// The monster.
        card: CardRef,
        /// Which of its ways, from 1, where that is said.
        way: Option<At<u8>>,
        /// What is chosen with it.
        picks: Vec<At<Pick>>,
    },
    /// Pendulum Summons.
    PendulumSummon {
        /// The monsters, where they are said at once.
        cards: Option<At<Vec<CardRef>>>,
        /// How they lie, where that is said.
        lies: Option<At<Lies>>,
    },
    /// Changes the battle position.
    ChangePosition(CardRef),
    /// Declares an attack.
    Attack {
        /// The attacker.
        with: CardRef,
        /// The monster attacked; none for a direct attack.
        target: Option<CardRef>,
    },
    /// Goes on with an attack whose targets have changed, against this monster; none: directly.
    AttackAnew(Option<CardRef>),
    /// Cancels an attack whose targets have changed.
    CancelAttack,
    /// Moves on, to the end of the phase or to a named one.
    MoveOn(Option<Phase>),
    /// Ends the turn.
    EndTurn,
    /// Agrees to go on until a phase.
    AgreeUntil(Phase),
    /// Answers a choice.
    Choose {
        /// With what.
        chosen: Chosen,
        /// What is chosen after it, where cards are chosen.
        picks: Vec<At<Pick>>,
    },
    /// Answers a choice with cards that are discarded.
    Discard(Vec<CardRef>),
    /// Declares a card name, a type, an attribute or a number.
    Declare(At<String>),
    /// Tells the face of one of its cards.
    Show {
        /// The card.
        card: CardRef,
        /// True when the other seat sees it.
        open: bool,
    },
    /// Gives up.
    Concede,
}

/// The kinds of summons a monster can have a way of its own for, as they are said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// "special summons": any of them.
    Special,
    /// "synchro summons".
    Synchro,
    /// "xyz summons".
    Xyz,
    /// "link summons".
    Link,
    /// "fusion summons".
    Fusion,
    /// "ritual summons".
    Ritual,
}

impl Manner {
    /// True when a summon of this kind may be called so.
    #[must_use]
    pub const fn covers(self, method: Method) -> bool {
        matches!(
            (self, method),
            (Self::Special, _)
                | (Self::Synchro, Method::Synchro)
                | (Self::Xyz, Method::Xyz)
                | (Self::Link, Method::Link)
                | (Self::Fusion, Method::Fusion)
                | (Self::Ritual, Method::Ritual)
        )
    }
}

/// What is chosen together with an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// The mode, from 1.
    Mode(u8),
    /// A number.
    Number(u32),
    /// The declared name, type, attribute or number.
    Declared(At<String>),
    /// The materials of a summon.
    Material(Vec<CardRef>),
    /// What the cost is paid with, and how.
    Cost(Paid, Vec<CardRef>),
    /// The life points the cost of a declared card takes.
    Paid(u32),
    /// How a declared card is used.
    As(As),
    /// The targets.
    Target(Vec<CardRef>),
    /// How the monster lies.
    Lies(Lies),
}

/// How a declared card is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum As {
    /// As an ignition effect.
    Ignition,
    /// As a quick effect, or an effect of a trap.
    Quick,
    /// As an optional trigger.
    Trigger,
    /// As a mandatory trigger.
    MandatoryTrigger,
    /// To negate a summon.
    Negation,
}

/// What is done to the cards a cost is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paid {
    /// Tributed.
    Tributing,
    /// Discarded.
    Discarding,
    /// Banished.
    Banishing,
    /// Taken off an Xyz monster.
    Detaching,
    /// Sent to the graveyard.
    Sending,
    /// Returned to the hand or the deck.
    Returning,
    /// Shown.
    Revealing,
}

/// The answer to a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// Cards.
    Cards(Vec<CardRef>),
    /// No card.
    Nothing,
    /// Something, nobody can say what.
    Something,
    /// A mode, from 1.
    Mode(u8),
    /// A phase.
    Phase(Phase),
    /// Whether something optional is done.
    Whether(bool),
    /// A number.
    Number(u32),
    /// How a monster lies.
    Lies(Lies),
}
