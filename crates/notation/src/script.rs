//! A written duel as data: what each line says, before any card is looked up.
//!
//! Places in the file ([`Span`]) are kept for messages; they never count when two scripts are
//! compared.

mod rules;

pub use rules::{FlagChange, Rules, RulesBase};

use duel::{How, Mode, Outcome, Phase, Reading, Seat, WindowKind};

/// A stretch of a line: where something is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The line, from 1; 0 for something that was never written.
    pub line: u32,
    /// The first character, from 1.
    pub column: u32,
    /// How many characters.
    pub length: u32,
}

/// Something written, with its place. The place doesn't count in comparisons.
#[derive(Clone, Debug, Default)]
pub struct At<T> {
    /// What.
    pub value: T,
    /// Where.
    pub span: Span,
}

impl<T> At<T> {
    /// Something that was never written.
    pub const fn unwritten(value: T) -> Self {
        let span = Span {
            line: 0,
            column: 0,
            length: 0,
        };
        Self { value, span }
    }
}

impl<T: PartialEq> PartialEq for At<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for At<T> {}

/// A whole file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// Its lines, in order. Of several empty lines in a row one is kept.
    pub entries: Vec<Entry>,
}

/// One line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it says.
    pub says: At<Statement>,
    /// What stands behind the `;`.
    pub comment: Option<String>,
}

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// Nothing: an empty line, or one with only a comment.
    Blank,
    /// A header.
    Header(Header),
    /// Cards and life points a seat begins with.
    SetUp(SetUp),
    /// Something is done.
    Line(Line),
    /// Something is tried and refused.
    Refused {
        /// By which rule.
        rule: At<String>,
        /// What was tried.
        line: Line,
    },
    /// Something must be so here.
    Check(Check),
}

/// A header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Header {
    /// What the duel is called.
    Title(String),
    /// The event it was played at.
    Event(String),
    /// The round.
    Round(String),
    /// The table.
    Table(String),
    /// The date.
    Date(String),
    /// The name of the player at a seat.
    Player(Seat, String),
    /// The rules.
    Rules(Rules),
    /// Strict or witness.
    Mode(Mode),
    /// How passes nobody wrote are read.
    Passes(Reading),
    /// When the record begins.
    Turn(Moment),
}

/// A turn, or a phase of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of the turn.
    pub turn: u16,
    /// Whose turn.
    pub seat: Seat,
    /// The phase; none: before the turn begins.
    pub phase: Option<Phase>,
}

/// What a seat begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// The seat.
    pub seat: Seat,
    /// What, in the order written.
    pub parts: Vec<SetUpPart>,
}

/// One part of a seat's set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpPart {
    /// Cards in a place.
    Cards {
        /// Where.
        place: At<SetUpPlace>,
        /// Which; the top card first in a pile.
        cards: Vec<At<SetUpCard>>,
    },
    /// Life points.
    Lp(u32),
}

/// A place cards begin in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetUpPlace {
    /// The hand.
    Hand,
    /// The deck, in this order, top first.
    Deck,
    /// The deck, in an order nobody knows.
    ShuffledDeck,
    /// Set: spells and traps, and monsters face-down.
    Set,
    /// Monsters on the field.
    Monsters,
    /// Face-up spells and traps.
    Spells,
    /// The field zone.
    FieldZone,
    /// The graveyard, top first.
    Graveyard,
    /// Banished cards.
    Banished,
    /// The extra deck.
    ExtraDeck,
}

impl SetUpPlace {
    /// All places, with their words.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::Hand, "hand"),
        (Self::ShuffledDeck, "shuffled deck"),
        (Self::ExtraDeck, "extra deck"),
        (Self::Deck, "deck"),
        (Self::Set, "set"),
        (Self::Monsters, "monsters"),
        (Self::Spells, "spells"),
        (Self::FieldZone, "field zone"),
        (Self::Graveyard, "graveyard"),
        (Self::Banished, "banished"),
    ];
}

/// A card, or unidentified cards, of a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUpCard {
    /// Which.
    pub what: SetUpWhat,
    /// How it lies, where that is said.
    pub lies: Option<Lies>,
    /// The zone's number, from 1, where it is said.
    pub zone: Option<u8>,
}

/// A known card, or a number of unidentified ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpWhat {
    /// A card by its name.
    Named(String),
    /// So many cards nobody has identified.
    Unidentified(u8),
}

/// How a monster lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lies {
    /// Face-up attack position.
    Attack,
    /// Face-up defense position.
    Defense,
    /// Face-down.
    Set,
}

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
    /// Chance picks cards.
    Chance(Vec<CardRef>),
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
    /// Changes the battle position.
    ChangePosition(CardRef),
    /// Moves on, to the end of the phase or to a named one.
    MoveOn(Option<Phase>),
    /// Ends the turn.
    EndTurn,
    /// Agrees to go on until a phase.
    AgreeUntil(Phase),
    /// Answers a choice.
    Choose(Chosen),
    /// Declares a card name.
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

/// What is chosen together with an activation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// The mode, from 1.
    Mode(u8),
    /// The declared name.
    Name(At<String>),
    /// What the cost is paid with.
    Cost(Vec<CardRef>),
    /// The targets.
    Target(Vec<CardRef>),
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
}

/// A card as it is spoken of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CardRef {
    /// Whose side it is on, where that is said.
    pub side: Option<Seat>,
    /// Set or face-up, where that is said.
    pub facing: Option<Facing>,
    /// Its name, or only "card" or "monster".
    pub noun: Noun,
    /// Where it is, where that is said.
    pub place: Option<Spot>,
    /// Where it is written.
    pub at: At<()>,
}

/// What a card is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Noun {
    /// By its name or passcode.
    Name(String),
    /// "card": a spell or trap, or any card of a pile.
    #[default]
    Card,
    /// "monster".
    Monster,
}

/// Face-up or set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Face-down on the field.
    Set,
    /// Face-up.
    Up,
}

/// A place a spoken-of card is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A numbered zone of the field, from 1.
    Zone(u8),
    /// The hand.
    Hand,
    /// The deck.
    Deck,
    /// The graveyard.
    Graveyard,
    /// Banished.
    Banished,
    /// The field.
    Field,
}

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
    /// Who is awaited.
    Awaited(Awaited),
    /// The last action broke this rule; none: it broke no rule.
    Irregularity(Option<At<String>>),
    /// The turn and phase.
    Turn(Moment),
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
    /// A seat, for a choice.
    ToChoose(Seat),
    /// Chance.
    Chance,
    /// Nobody: the duel is over.
    Over,
}

impl Script {
    /// The headers, in order.
    pub fn headers(&self) -> impl Iterator<Item = &Header> {
        self.entries
            .iter()
            .filter_map(|entry| match &entry.says.value {
                Statement::Header(header) => Some(header),
                _ => None,
            })
    }

    /// The title.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        self.headers().find_map(|header| match header {
            Header::Title(title) => Some(title.as_str()),
            _ => None,
        })
    }

    /// Strict unless the file says witness.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.said_mode().unwrap_or(Mode::Strict)
    }

    /// The mode the file itself names, if it does.
    #[must_use]
    pub fn said_mode(&self) -> Option<Mode> {
        self.headers().find_map(|header| match header {
            Header::Mode(mode) => Some(*mode),
            _ => None,
        })
    }

    /// How unwritten passes are read where a file doesn't say: written in a witness record,
    /// implied in a strict one.
    #[must_use]
    pub const fn usual_reading(mode: Mode) -> Reading {
        match mode {
            Mode::Strict => Reading::Implied,
            Mode::Witness => Reading::Written,
        }
    }

    /// How the file says unwritten passes are read, if it says so.
    #[must_use]
    pub fn reading(&self) -> Option<Reading> {
        self.headers().find_map(|header| match header {
            Header::Passes(reading) => Some(*reading),
            _ => None,
        })
    }

    /// The lines that play the duel: actions, refusals and checks, in order.
    pub fn play(&self) -> impl Iterator<Item = &At<Statement>> {
        self.entries.iter().map(|entry| &entry.says).filter(|says| {
            !matches!(
                says.value,
                Statement::Blank | Statement::Header(_) | Statement::SetUp(_)
            )
        })
    }
}
