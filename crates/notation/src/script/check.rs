//! What must be so at a place of the file.

use super::{At, CardRef, Lies, Moment, Spot, Tie};
use duel::{ChoiceKind, DamageTiming, Outcome, ResultReason, Seat, Step, WindowKind, Word};

/// Something that must be so at this place of the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    /// The seat was owed an answer in the last window (of that kind) and wasn't asked.
    NotAsked(Seat, Option<WindowKind>),
    /// The seat passed in the last window (of that kind).
    Passed(Seat, Option<WindowKind>),
    /// Life points.
    Lp(Seat, u32),
    /// Cards in a place.
    In {
        /// Which cards.
        what: CheckWhat,
        /// Whose place.
        seat: Seat,
        /// The place.
        place: Spot,
    },
    /// How many links the chain has; 0 for none.
    Chain(u8),
    /// How a link resolved, the last time one with this number did.
    Link(u8, Outcome),
    /// Which card a link of the chain is, and whose.
    LinkIs(u8, Whose),
    /// The spell speed of a link of the chain.
    LinkSpeed(u8, u8),
    /// Who is awaited.
    Awaited(Awaited),
    /// The last action broke this rule; none: it broke no rule.
    Irregularity(Option<At<String>>),
    /// The turn and phase.
    Turn(Moment),
    /// The step of the battle phase, and the timing of the damage step.
    Step(Step, Option<DamageTiming>),
    /// The attack under way: the attacker, and the monster attacked; none: a direct attack.
    Attack(CardRef, Option<CardRef>),
    /// No attack is under way.
    NoAttack,
    /// The monster that is being summoned, between declaration and success; none: nothing is.
    Summon(Option<Whose>),
    /// How a card on the field is.
    Is(CardRef, State),
    /// What became of the card's trigger the last time its event happened.
    Trigger(Whose, Fate),
    /// Whether a lingering effect of a card with this name is in force.
    Lingering(At<String>, bool),
    /// How the duel ended: who won (none: nobody), and why, where that is said.
    Result(Option<Seat>, Option<ResultReason>),
    /// A loop was found since the last action.
    Loop,
    /// Cards or life points, when the set-up was complete and play had not begun.
    AtFirst(Box<Check>),
}

/// Which cards a check counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CheckWhat {
    /// At least one card of this name.
    Some(At<String>),
    /// No card known to have this name.
    No(At<String>),
    /// So many cards.
    Count(u8),
}

/// Who is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A seat, in the open window (of that kind).
    ToAnswer(Seat, Option<WindowKind>),
    /// A seat, for a choice (of that kind).
    ToChoose(Seat, Option<ChoiceKind>),
    /// Chance.
    Chance,
    /// Nobody: the duel is over.
    Over,
}

/// A card by its name, and whose it is, where that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whose {
    /// The seat.
    pub side: Option<Seat>,
    /// The name.
    pub name: At<String>,
}

/// How a card on the field is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// Its ATK now.
    Atk(i32),
    /// Its DEF now.
    Def(i32),
    /// Its level now (rank, rating).
    Level(u32),
    /// So many counters of a kind.
    Counters(u16, Word),
    /// So many materials.
    Materials(u8),
    /// Whether its effects are negated.
    Negated(bool),
    /// How it lies.
    Lies(Lies),
    /// It is equipped or bound to a monster.
    Tied(Tie, CardRef),
    /// The zone's number, from 1.
    Zone(u8),
}

/// What became of a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It met its condition.
    Met,
    /// It missed its timing.
    Missed,
}
