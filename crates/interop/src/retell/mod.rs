//! A stream of messages, told as our events.
//!
//! Every event is folded into a position as it is told, so what is told can be a duel of ours. A
//! message that doesn't fit is a gap, and the duel goes on after it as the messages say. What the
//! messages don't say at all is a gap at the place where it is missing: who was asked, which of its
//! effects a card used, what an unseen card is.

mod chain;
mod field;
mod moves;
mod reason;
mod says;

use crate::message::{Message, message};
use crate::recording::{Packet, Recording};
use duel::{
    CardId, DuelResult, Event, Mode, Passcode, Place, Position, Profile, Reading, ResultReason,
    Seat,
};
use field::Piles;
use rules::Catalogue;

/// What a recording tells.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// What isn't known, in the order of the places where it is missing.
    pub gaps: Vec<Gap>,
}

/// Something that the recording doesn't say, or that can't be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// After how many of the events.
    pub after: usize,
    /// The message it is about, from 1; 0 where it is about none.
    pub message: usize,
    /// What is missing.
    pub kind: GapKind,
}

/// What is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GapKind {
    /// Somebody was owed the chance to act here; who was asked and who passed isn't said.
    Asked,
    /// Which of its effects the card used, and with which spell speed, isn't said.
    Effect {
        /// The card.
        card: Passcode,
    },
    /// What a monster was summoned with or by what is said by no message.
    Materials {
        /// The monster.
        card: Passcode,
    },
    /// A message about something that isn't told here.
    NotTold {
        /// Its number.
        number: u8,
    },
    /// A message that doesn't fit what came before it.
    Misfit {
        /// Its number.
        number: u8,
    },
    /// A message that is too short for what it has to say.
    Short {
        /// Its number.
        number: u8,
    },
    /// The messages begin without the set-up: nothing can be told.
    NoStart,
    /// The stream ends in the middle of a message, or without an end of the duel.
    NoEnd,
    /// More than two players: only one of a side is at the table at a time, and who isn't said.
    Teams,
}

impl GapKind {
    /// As messages and programs name it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Effect { .. } => "effect",
            Self::Materials { .. } => "materials",
            Self::NotTold { .. } => "not-told",
            Self::Misfit { .. } => "misfit",
            Self::Short { .. } => "short",
            Self::NoStart => "no-start",
            Self::NoEnd => "no-end",
            Self::Teams => "teams",
        }
    }
}

/// Under which rules and definitions it is told.
#[derive(Clone, Copy, Debug)]
pub struct Under<'a> {
    /// The rules' name.
    pub name: &'a str,
    /// The rules.
    pub profile: Profile,
    /// The cards, to tell what kind an activated card is.
    pub cards: &'a Catalogue,
}

/// Tells a stream. (Without one, as for decks and answers, nothing is told.)
#[must_use]
pub fn retell(recording: &Recording, under: &Under<'_>) -> Told {
    let mut teller = Teller::new(under.cards);
    if recording.players.iter().any(|side| side.len() > 1) {
        teller.gap(GapKind::Teams);
    }
    teller.tell(Event::DuelBegan {
        profile_name: under.name.to_owned().into(),
        profile: under.profile,
        mode: Mode::Witness,
        reading: Reading::Written,
        catalogue: under.cards.definitions().catalogue,
        engine: under.cards.definitions().engine,
    });
    for (at, packet) in recording.packets.iter().enumerate() {
        teller.message = at + 1;
        teller.take(packet);
    }
    teller.message = 0;
    teller.end(recording.cut);
    teller.told
}

/// A monster that came to the field by a message that may belong to a summon.
#[derive(Clone, Copy, Debug)]
struct Coming {
    card: CardId,
    from: Place,
    to: Place,
    posture: duel::Posture,
    reason: u32,
}

/// Tells one message after the other.
struct Teller<'c> {
    cards: &'c Catalogue,
    told: Told,
    position: Position,
    piles: Piles,
    /// The message that is told, from 1.
    message: usize,
    number: u8,
    /// Cards whose move waits for the message that says what it was.
    coming: Vec<Coming>,
    /// True once the set-up is there.
    started: bool,
    /// True once the first turn began.
    playing: bool,
    /// True once the chain is closed: its links resolve.
    closed: bool,
}

impl<'c> Teller<'c> {
    fn new(cards: &'c Catalogue) -> Self {
        Self {
            cards,
            told: Told::default(),
            position: Position::new(),
            piles: Piles::default(),
            message: 0,
            number: 0,
            coming: Vec::new(),
            started: false,
            playing: false,
            closed: false,
        }
    }

    fn gap(&mut self, kind: GapKind) {
        self.told.gaps.push(Gap {
            after: self.told.events.len(),
            message: self.message,
            kind,
        });
    }

    /// Tells an event, if it can be. True when it could.
    fn tell(&mut self, event: Event) -> bool {
        match self.position.apply(&event) {
            Ok(()) => {
                self.told.events.push(event);
                true
            }
            Err(_) => {
                self.gap(GapKind::Misfit {
                    number: self.number,
                });
                false
            }
        }
    }

    fn take(&mut self, packet: &Packet) {
        self.number = packet.number;
        let number = packet.number;
        let Some(message) = message(packet) else {
            return self.gap(GapKind::Short { number });
        };
        match message {
            Message::Nothing => {}
            Message::NotTold => self.gap(GapKind::NotTold { number }),
            Message::Start { lp, decks, extras } => self.start(lp, decks, extras),
            _ if !self.started => {}
            message => self.say(message),
        }
    }

    fn end(&mut self, cut: bool) {
        self.arrive();
        if !self.started {
            self.told = Told::default();
            return self.gap(GapKind::NoStart);
        }
        let over = matches!(self.told.events.last(), Some(Event::DuelEnded { .. }));
        if cut || !over {
            self.gap(GapKind::NoEnd);
        }
    }

    fn won(&mut self, player: u8, reason: u8) {
        let result = match player {
            0 => DuelResult::Won(Seat::A),
            1 => DuelResult::Won(Seat::B),
            _ => DuelResult::Draw,
        };
        let reason = match reason {
            0 => ResultReason::Conceded,
            1 => ResultReason::LifePoints,
            2 => ResultReason::DeckOut,
            // 3: a player took too long; from 16 on: a card says so.
            number if number >= 16 => ResultReason::Effect,
            _ => {
                return self.gap(GapKind::NotTold {
                    number: self.number,
                });
            }
        };
        self.tell(Event::DuelEnded { result, reason });
    }
}
