//! Events: things that happened, as facts. There is no other way to change a position.

use crate::{
    Action, Answer, Asker, Audience, Because, CardId, Cause, ChoiceKind, DamageTiming, Definitions,
    Desk, Digest, DuelResult, Engine, Knowing, Lingering, LinkKind, Lot, Method, Mode, Move,
    Negation, Outcome, Part, Passcode, Phase, Picked, Place, Posture, Profile, Reading,
    ResultReason, RewindKind, RuleId, Seat, Step, Value, WindowKind, Word,
};
use alloc::{borrow::Cow, vec::Vec};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One thing that happened.
///
/// Duel events fold along the line they follow. Desk events ([`Event::is_desk`]) belong to the
/// journal as a whole and don't touch a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The first event: what the duel is played under.
    DuelBegan {
        /// The profile's name, for people; its contents decide.
        profile_name: Cow<'static, str>,
        /// The profile's contents.
        profile: Profile,
        /// Strict or witness.
        mode: Mode,
        /// How windows nobody mentions are read.
        reading: Reading,
        /// The digest of the card definitions in use.
        catalogue: Digest,
        /// The edition of the engine in use.
        engine: Engine,
    },
    /// Cards entered the duel, unidentified, with the set-up. Their identities follow in order.
    CardsEntered {
        /// Whose cards.
        owner: Seat,
        /// Where to. On the field, one card to a zone.
        to: Place,
        /// How many.
        count: u8,
        /// How they lie.
        posture: Posture,
    },
    /// The set-up is complete and play begins, at the start of a phase or of the first turn.
    PlayBegan {
        /// The number of the turn.
        turn: u16,
        /// The turn player.
        seat: Seat,
        /// The phase it begins in; `None`: before the turn begins.
        phase: Option<Phase>,
    },
    /// What a seat said. Its consequences follow. (The words lie beside the record.)
    Said {
        /// Who.
        by: Seat,
        /// What.
        action: Action,
    },
    /// A face became known to an audience. The only event that carries a face.
    CardKnown {
        /// The card.
        card: CardId,
        /// Its face.
        face: Passcode,
        /// Who knows it now.
        to: Audience,
        /// How it came to be known.
        how: Knowing,
    },
    /// The card definitions, or the engine, in use changed.
    DefinitionsChanged {
        /// The digest of the card definitions from here on.
        catalogue: Digest,
        /// The edition of the engine from here on.
        engine: Engine,
    },
    /// A turn began.
    TurnBegan {
        /// Its number.
        turn: u16,
        /// The turn player.
        seat: Seat,
    },
    /// A phase began.
    PhaseEntered {
        /// Which.
        phase: Phase,
    },
    /// A step of the battle phase began.
    StepEntered {
        /// Which.
        step: Step,
    },
    /// One or two seats are owed the chance to act.
    WindowOpened {
        /// The window's number.
        window: u32,
        /// What it is for.
        kind: WindowKind,
        /// The seat owed first, and the one owed after it.
        owed: (Seat, Option<Seat>),
        /// Why.
        because: Because,
    },
    /// The question was asked aloud.
    WindowAsked {
        /// The window.
        window: u32,
        /// The seat asked.
        seat: Seat,
        /// Who asked.
        by: Asker,
    },
    /// The seat said that it is thinking.
    WindowHeld {
        /// The window.
        window: u32,
        /// The seat.
        seat: Seat,
    },
    /// A seat's answer.
    WindowAnswered {
        /// The window.
        window: u32,
        /// The seat.
        seat: Seat,
        /// The answer.
        answer: Answer,
    },
    /// The window is over: a seat acted or every owed seat has answered.
    WindowClosed {
        /// The window.
        window: u32,
    },
    /// A seat has to choose.
    ChoiceAsked {
        /// The seat.
        seat: Seat,
        /// What.
        what: ChoiceKind,
        /// How many at least, where it is a number of things.
        least: u8,
        /// How many at most.
        most: u8,
    },
    /// A seat chose.
    ChoiceMade {
        /// The seat.
        seat: Seat,
        /// What.
        picked: Picked,
        /// True when what was picked is the seat's secret for now.
        hidden: bool,
    },
    /// The engine puts a mandatory trigger on the chain; its choices and link follow.
    TriggerActivated {
        /// Its owner.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The effect's number.
        effect: u8,
    },
    /// A summon was declared. The monster leaves its place for limbo (a Flip Summon turns it up
    /// where it is).
    SummonDeclared {
        /// Who summons.
        seat: Seat,
        /// The monster.
        card: CardId,
        /// How.
        method: Method,
        /// Where it will stand.
        to: Place,
        /// In which posture.
        posture: Posture,
        /// Which of its own ways of being summoned it uses, where it uses one.
        way: Option<u8>,
    },
    /// The declared summon was negated. The monster's move follows.
    SummonNegated {
        /// The monster.
        card: CardId,
        /// The cause.
        cause: Cause,
    },
    /// The declared summon succeeded: the monster stands on the field.
    SummonSucceeded {
        /// The monster.
        card: CardId,
    },
    /// A card was set: it moved from the hand to the field, face-down.
    CardSet {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it lies now.
        to: Place,
        /// In which posture.
        posture: Posture,
    },
    /// A card on the field was turned.
    PositionChanged {
        /// The card.
        card: CardId,
        /// How it lies now.
        to: Posture,
        /// The cause.
        cause: Cause,
    },
    /// A link was added to the chain.
    LinkAdded {
        /// Its number, from 1.
        link: u8,
        /// Who activated.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The effect's number in its definition.
        effect: u8,
        /// The mode chosen.
        mode: u8,
        /// What kind of activation.
        kind: LinkKind,
        /// Its spell speed, 1 to 3.
        speed: u8,
        /// Its targets.
        targets: SmallVec<[CardId; 4]>,
        /// The card name declared.
        declared: Option<Passcode>,
        /// The attribute or type declared.
        word: Option<Word>,
    },
    /// Both passed: nothing can be added to the chain any more.
    ChainClosed {
        /// How many links it has.
        links: u8,
    },
    /// A link begins to resolve.
    LinkResolving {
        /// Its number.
        link: u8,
    },
    /// A step of a cost or an effect began.
    StepBegan {
        /// The link.
        link: u8,
        /// Cost or effect.
        part: Part,
        /// The step's number, from 0.
        step: u8,
        /// It happens at the same time as the step before ("and if you do", "also").
        together: bool,
    },
    /// A link was negated.
    LinkNegated {
        /// Which.
        link: u8,
        /// What of it.
        what: Negation,
        /// The cause.
        cause: Cause,
    },
    /// A link has resolved.
    LinkResolved {
        /// Which.
        link: u8,
        /// How.
        outcome: Outcome,
    },
    /// The chain is over.
    ChainEnded,
    /// A trigger met its condition.
    TriggerMet {
        /// Its owner.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The effect's number.
        effect: u8,
        /// True when it must be activated.
        mandatory: bool,
    },
    /// A trigger's event happened, but was not the last thing that happened.
    TriggerMissed {
        /// Its owner.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The effect's number.
        effect: u8,
        /// What followed its event.
        cause: Cause,
    },
    /// Cards moved, all at once.
    CardsMoved {
        /// The moves.
        moves: Vec<Move>,
        /// Their cause.
        cause: Cause,
    },
    /// A card's value was changed by an effect in force, or came back to what is printed.
    ValueChanged {
        /// The card.
        card: CardId,
        /// Which value.
        what: Value,
        /// The new value; `None`: what is printed.
        to: Option<i32>,
        /// The cause.
        cause: Cause,
    },
    /// Life points changed.
    LpChanged {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: i32,
        /// To what.
        to: u32,
        /// The cause.
        cause: Cause,
    },
    /// A seat shuffled its deck: its cards have new identities, its faces are only a pool.
    Shuffled {
        /// Whose.
        seat: Seat,
    },
    /// Chance decided.
    RandomOutcome {
        /// What about.
        lot: Lot,
        /// What came out.
        picked: Picked,
    },
    /// A lingering effect began.
    LingeringBegan {
        /// The effect.
        lingering: Lingering,
        /// Its cause.
        cause: Cause,
    },
    /// A lingering effect ended.
    LingeringEnded {
        /// The effect.
        lingering: Lingering,
    },
    /// What was just said, or left out, broke a rule.
    Irregularity {
        /// The rule.
        rule: RuleId,
        /// Who broke it.
        by: Seat,
        /// Whom it wronged.
        wronged: Option<Seat>,
    },
    /// The duel is over.
    DuelEnded {
        /// How.
        result: DuelResult,
        /// Why.
        reason: ResultReason,
    },
    /// A timing of the damage step began.
    TimingEntered {
        /// Which.
        timing: DamageTiming,
    },
    /// An attack was declared.
    AttackDeclared {
        /// Who attacks.
        seat: Seat,
        /// The attacker.
        card: CardId,
        /// The monster attacked; `None` for a direct attack.
        target: Option<CardId>,
    },
    /// The targets had changed: the attack goes on against this one. Not a new declaration.
    AttackRetargeted {
        /// The attacker.
        card: CardId,
        /// The monster attacked now; `None` for a direct attack.
        target: Option<CardId>,
    },
    /// The attack is over before damage was calculated.
    AttackStopped {
        /// The attacker.
        card: CardId,
        /// True when it was taken back: it doesn't count as declared.
        taken_back: bool,
        /// The cause.
        cause: Cause,
    },
    /// Damage was calculated. What is destroyed leaves at the end of the damage step.
    DamageCalculated {
        /// Whether the attacker is destroyed.
        attacker: bool,
        /// Whether the monster attacked is destroyed.
        target: bool,
    },
    /// Another monster of the summon under way (a Pendulum Summon of several).
    SummonJoined {
        /// The monster.
        card: CardId,
        /// Where it will stand.
        to: Place,
        /// In which posture.
        posture: Posture,
    },
    /// Monsters were summoned by an effect, all at once: no attempt, no negation.
    SpecialSummoned {
        /// Who summoned them.
        seat: Seat,
        /// How.
        method: Method,
        /// The moves.
        moves: Vec<Move>,
        /// The cause.
        cause: Cause,
    },
    /// Cards became materials of an Xyz monster.
    MaterialsAttached {
        /// The cards.
        cards: SmallVec<[CardId; 4]>,
        /// The monster.
        to: CardId,
        /// The cause.
        cause: Cause,
    },
    /// A card on the field was equipped or bound to a monster, or is no more.
    Attached {
        /// The card.
        card: CardId,
        /// The monster.
        to: Option<CardId>,
        /// The cause.
        cause: Cause,
    },
    /// Counters were put on a card or taken off it.
    CountersChanged {
        /// The card.
        card: CardId,
        /// Which counters.
        counter: Word,
        /// By how many.
        by: i32,
        /// To how many.
        to: u16,
        /// The cause.
        cause: Cause,
    },
    /// A token came to the field.
    TokenMade {
        /// Whose.
        seat: Seat,
        /// Its identity.
        card: CardId,
        /// Its face.
        face: Passcode,
        /// Where it stands.
        to: Place,
        /// In which posture.
        posture: Posture,
        /// The cause.
        cause: Cause,
    },
    /// The position stands where it stood before, and nobody chose anything on the way: a loop that
    /// a judge has to end.
    LoopFound {
        /// How many events it is long.
        length: u32,
    },
    /// A judge puts something right: the next events are the steps of the repair, nobody's action.
    Adjusted {
        /// How many.
        steps: u16,
    },
    /// How a seat passes by itself was changed: it said so, or the duel went back and what it had
    /// said ahead is suspended until it says it again. Everybody at the table hears it.
    SettingChanged {
        /// Whose.
        seat: Seat,
        /// Whether it passes automatically wherever it could only respond.
        passes: bool,
        /// That, and how far it had said to go on, doesn't count until it is said again.
        suspended: bool,
    },
    /// Desk: the duel goes on from an earlier record, on a new line. The line it left stays.
    Rewound {
        /// The record to stand at.
        to: u32,
        /// Which kind of going back.
        kind: RewindKind,
        /// The batch an `undo` takes back.
        undoes: Option<u32>,
        /// The extension that was given with it, in seconds.
        extension: Option<u16>,
    },
    /// Desk: a note. (Its words lie beside the record.)
    Note,
    /// Desk: anything else that is done there.
    Desk(Desk),
}

impl Event {
    /// True for desk events, which fold in append order and touch no position.
    #[must_use]
    pub const fn is_desk(&self) -> bool {
        matches!(self, Self::Rewound { .. } | Self::Note | Self::Desk(_))
    }

    /// The seat that was not asked, where this says so.
    ///
    /// ```
    /// use duel::{Answer, Event, Seat};
    ///
    /// let answered = |answer| Event::WindowAnswered { window: 1, seat: Seat::B, answer };
    /// assert_eq!(answered(Answer::Skipped).skipped(), Some(Seat::B));
    /// assert_eq!(answered(Answer::Acted).skipped(), None);
    /// ```
    #[must_use]
    pub const fn skipped(&self) -> Option<Seat> {
        match self {
            Self::WindowAnswered {
                seat,
                answer: Answer::Skipped,
                ..
            } => Some(*seat),
            _ => None,
        }
    }

    /// The definitions this event says are in use from then on.
    #[must_use]
    pub const fn definitions(&self) -> Option<Definitions> {
        match self {
            Self::DuelBegan {
                catalogue, engine, ..
            }
            | Self::DefinitionsChanged { catalogue, engine } => Some(Definitions {
                catalogue: *catalogue,
                engine: *engine,
            }),
            _ => None,
        }
    }
}
