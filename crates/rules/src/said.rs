//! What goes in and comes out: what is said, what is asked, what is refused.

use alloc::borrow::Cow;
use duel::{
    Action, Answer, CardId, ChoiceKind, Event, How, Lot, Position, RuleId, Seat, Which, WindowKind,
};

/// What a seat says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Said {
    /// Who.
    pub by: Seat,
    /// What.
    pub action: Action<Which>,
}

/// What follows by itself, or whom the duel waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// This event follows.
    Event(Event),
    /// A seat is asked.
    Ask(Ask),
    /// Chance is asked: say an outcome.
    Chance {
        /// What about.
        lot: Lot,
        /// The seat whose duel it is about.
        seat: Seat,
    },
    /// The set-up isn't complete, or a judge's repair: what comes is told.
    SetUp,
    /// Nobody: the duel is over.
    Over,
}

impl Next {
    /// The seat that is awaited in the open window, with the window's number. One that would pass
    /// because of what it said ahead is awaited too: it is asked aloud once the duel goes back there.
    #[must_use]
    pub fn in_window(&self, position: &Position) -> Option<(u32, Seat)> {
        let open = position.window?;
        match self {
            Self::Ask(Ask {
                seat,
                question: Question::Window(_),
            }) => Some((open.number, *seat)),
            Self::Event(Event::WindowAnswered {
                window,
                seat,
                answer: Answer::Passed(_),
            }) => Some((*window, *seat)),
            _ => None,
        }
    }
}

/// A seat, and what it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ask {
    /// The seat.
    pub seat: Seat,
    /// The question.
    pub question: Question,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Whether it acts in the open window.
    Window(WindowKind),
    /// A choice.
    Choice(ChoiceKind),
}

/// Whether a condition holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Truth {
    /// It holds.
    Yes,
    /// It doesn't.
    No,
    /// The record doesn't know a card it would take to say.
    Unknown,
}

/// The rules said no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule.
    pub rule: Rule,
    /// Who was refused.
    pub seat: Seat,
    /// The card it is about.
    pub card: Option<CardId>,
    /// Who is awaited instead, if somebody is.
    pub awaited: Option<Seat>,
    /// True when it can't be recorded in a witness record either: it cannot have happened so.
    pub impossible: bool,
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        /// The rules the engine decides by. Their ids are those of `docs/rules-model.md`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule { $($(#[$doc])* $name,)* }

        impl Rule {
            /// Every rule.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Its id.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
        }
    };
}

rules! {
    /// The one who is awaited acts, nobody else.
    Holder = "FET-HOLDER",
    /// Actions, ignition effects and spell speed 1 belong to the open state of the turn player.
    OpenState = "FET-OPEN",
    /// In the open state the turn player doesn't pass but moves on.
    OpenPass = "FET-OPEN-PASS",
    /// Summons, sets and position changes belong to the main phases.
    MainPhase = "FET-MAIN",
    /// A free window takes fast effects only.
    FastEffect = "FET-FREE",
    /// A summon attempt is answered only by what negates it.
    NegationOnly = "FET-NEG",
    /// A chain is answered at spell speed 2 or more, and at no less than the link on top.
    SpellSpeed = "SPEED-CHAIN",
    /// A chain has so many links at most as a record can number.
    LongestChain = "CHAIN-MOST",
    /// While a chain resolves nobody acts.
    Resolving = "CHAIN-RESOLVE",
    /// A trigger window takes the triggers that met their condition.
    TriggerOnly = "TRIG-ONLY",
    /// A mandatory trigger is activated.
    Mandatory = "TRIG-MANDATORY",
    /// A trigger effect is used when it met its condition, not otherwise.
    NotATrigger = "TRIG-MET",
    /// An effect that answers something needs that something.
    Answers = "ACT-ANSWERS",
    /// An effect is used from its own place.
    From = "ACT-FROM",
    /// A trap, and a set quick-play spell, waits a turn.
    SetThisTurn = "ACT-SET-TURN",
    /// A quick-play spell leaves the hand in one's own turn only.
    QuickPlayTurn = "ACT-QUICK-PLAY",
    /// A card needs a free zone.
    Zone = "ACT-ZONE",
    /// An effect is used as often as it says.
    Limit = "ACT-LIMIT",
    /// A lingering or continuous effect forbids it.
    Forbidden = "ACT-FORBIDDEN",
    /// A continuous effect applies by itself, and a card without its effects has none to use.
    Continuous = "ACT-CONTINUOUS",
    /// A text keeps a side from chaining to the link on top.
    Unanswerable = "ACT-UNANSWERABLE",
    /// One optional trigger in a chain that summons itself from a player's hand.
    SelfSummon = "SEGOC-SELF",
    /// In the damage step only what the step allows is activated.
    DamageStep = "DAMAGE-ONLY",
    /// What the effect requires must be so.
    Requires = "ACT-REQUIRES",
    /// The cost must be payable.
    Cost = "ACT-COST",
    /// There must be something to target.
    Target = "ACT-TARGET",
    /// The card has no such effect.
    NoSuchEffect = "ACT-EFFECT",
    /// One Normal Summon or Set a turn.
    NormalSummon = "SUMMON-ONCE",
    /// Levels 5 and 6 take one tribute, 7 and more two.
    Tributes = "SUMMON-TRIBUTE",
    /// Only a monster that can be is summoned or set so.
    Summonable = "SUMMON-CARD",
    /// Only a face-down monster is Flip Summoned, not in the turn it was set.
    FlipSummon = "SUMMON-FLIP",
    /// A monster is Special Summoned in a way that its text or its kind gives it.
    SummonWay = "SUMMON-WAY",
    /// The materials of a summon are those it asks for.
    SummonMaterial = "SUMMON-MATERIAL",
    /// A monster that is summoned needs a zone it may be summoned to.
    SummonZone = "SUMMON-ZONE",
    /// A way of summoning is used as often as the text says.
    SummonLimit = "SUMMON-LIMIT",
    /// What must first be summoned in its own way isn't summoned otherwise before.
    Proper = "SUMMON-PROPER",
    /// Only a face-up Gemini monster on the field that has no effects yet is summoned again.
    Gemini = "SUMMON-GEMINI",
    /// A Pendulum Summon takes two scales and monsters with levels between them.
    Pendulum = "SUMMON-PENDULUM",
    /// One Pendulum Summon a turn.
    PendulumOnce = "SUMMON-PENDULUM-ONCE",
    /// A monster changes its position once a turn, not in the turn it came.
    PositionChange = "POSITION-ONCE",
    /// A phase is left for one that comes after it.
    PhaseOrder = "PHASE-ORDER",
    /// No battle phase in the first turn of the duel.
    FirstTurnBattle = "PHASE-FIRST-BATTLE",
    /// An attack is declared in the open state of the Battle Step.
    BattleStep = "BATTLE-STEP",
    /// One attack at a time.
    AttackUnderWay = "BATTLE-ONE",
    /// A monster attacks from face-up Attack Position.
    Attacker = "BATTLE-ATTACKER",
    /// A monster attacks once a turn.
    AttackOnce = "BATTLE-ONCE",
    /// The monster attacked can be attacked.
    AttackTarget = "BATTLE-TARGET",
    /// A direct attack needs an opponent without monsters.
    DirectAttack = "BATTLE-DIRECT",
    /// Damage is calculated between cards the record knows.
    BattleFace = "DAMAGE-FACE",
    /// The answer must be one of those asked for.
    Choice = "CHOICE-OFFERED",
    /// Somebody's choice, or chance, is awaited first.
    ChoiceFirst = "CHOICE-FIRST",
    /// The card is not where it would have to be.
    Physics = "CARD-PLACE",
    /// The card's face is another, or its pile holds no such card.
    Face = "CARD-FACE",
    /// The duel is over, or has not begun.
    NotPlaying = "DUEL-PLAYING",
    /// The normal draw is compulsory.
    NormalDraw = "TURN-DRAW",
    /// A duel ends when life points reach 0, or a card has to be drawn from an empty deck.
    DuelEnd = "DUEL-END",
    /// A seat that is owed the chance to act is asked.
    NotAsked = "FET-ASK",
}

impl Rule {
    /// The id as events carry it.
    #[must_use]
    pub const fn rule_id(self) -> RuleId {
        RuleId(Cow::Borrowed(self.id()))
    }
}

/// True when the event `answer` gave is not yet what was said, but makes way for it: a window
/// jumped over, the phase that follows, or a card told from the others. `answer` is then called again after `next` has
/// run out.
#[must_use]
pub fn makes_way(event: &Event, said: &Said) -> bool {
    match event {
        Event::WindowAnswered { answer, seat, .. } => {
            let own = match said.action {
                Action::Pass(how) => Some(Answer::Passed(how)),
                Action::Ask => Some(Answer::Passed(How::AskedTheOther)),
                _ => None,
            };
            *seat != said.by || own != Some(*answer)
        }
        Event::CardKnown { .. } => !matches!(said.action, Action::Show { .. }),
        Event::ChoiceMade { .. } => !matches!(said.action, Action::Choose(_)),
        _ => false,
    }
}
