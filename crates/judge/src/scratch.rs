//! A scratch line: a duel that goes on from a record in memory, without a word being written.

use crate::FoldError;
use duel::{Answer, Asker, Audience, CardId, Event, How, Knowing, Passcode, Position};
use rules::{Catalogue, Next, Refusal, Rule, Said, answer, makes_way, next};
use timeline::History;

/// No action leads to more events than this; a loop that nobody stops might.
const LONGEST: usize = 8192;

/// A duel that goes on from a record, and of which nothing is kept.
///
/// ```
/// use duel::Position;
/// use rules::Next;
///
/// let cards = rules::Catalogue::new(Vec::new(), duel::Digest([0; 32]));
/// let scratch = judge::Scratch::from(Position::new(), &cards);
/// assert_eq!(scratch.awaited(), Next::SetUp);
/// ```
#[derive(Clone, Debug)]
pub struct Scratch<'c> {
    cards: &'c Catalogue,
    start: Position,
    position: Position,
    events: Vec<Event>,
}

impl<'c> Scratch<'c> {
    /// Stands at a record as after a judge's ruling: whoever is awaited there in a window is asked
    /// aloud, and what the seats had said ahead is suspended.
    ///
    /// # Errors
    /// [`FoldError`] when there is no such record.
    pub fn at(history: &History, cards: &'c Catalogue, record: u32) -> Result<Self, FoldError> {
        let mut scratch = Self::from(history.position_at(record)?, cards);
        scratch.ask_aloud();
        Ok(scratch)
    }

    /// Stands at a position.
    #[must_use]
    pub fn from(position: Position, cards: &'c Catalogue) -> Self {
        Self {
            cards,
            start: position.clone(),
            position,
            events: Vec::new(),
        }
    }

    /// The position it began at.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position it stands at.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What has happened on it.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The cards it is played with.
    #[must_use]
    pub const fn cards(&self) -> &'c Catalogue {
        self.cards
    }

    /// Whom it waits for.
    #[must_use]
    pub fn awaited(&self) -> Next {
        next(&self.position, self.cards)
    }

    /// Whether this is legal here and now, with no window jumped over before it.
    #[must_use]
    pub fn offers(&self, said: &Said) -> bool {
        rules::offers(&self.position, self.cards, said.by).contains(said)
    }

    /// Takes what a seat says, and everything that follows. Gives what happened by it.
    ///
    /// # Errors
    /// The [`Refusal`]; it then stands where it stood.
    pub fn say(&mut self, said: &Said) -> Result<Vec<Event>, Refusal> {
        let mut tried = self.clone();
        loop {
            let event = answer(&tried.position, self.cards, said)?;
            let way = makes_way(&event, said);
            if !tried.put(event) || !tried.run() {
                return Err(lost(said));
            }
            if !way {
                break;
            }
        }
        let before = self.events.len();
        *self = tried;
        Ok(self.events[before..].to_vec())
    }

    /// Stands again where it stood before one of its events, and what came after.
    pub(crate) fn back_to(&mut self, event: usize) {
        self.events.truncate(event);
        let mut position = self.start.clone();
        for event in &self.events {
            // Each of them was put there, so each fits.
            let _ = position.apply(event);
        }
        self.position = position;
    }

    /// The record is told a face it doesn't know.
    pub(crate) fn learn(&mut self, card: CardId, face: Passcode) {
        let row = self.position.card(card);
        if row.is_some_and(|row| row.face.is_none()) {
            let (to, how) = (Audience::Judge, Knowing::Told);
            self.put(Event::CardKnown {
                card,
                face,
                to,
                how,
            });
        }
    }

    /// One step of a repair that a judge made, and, after its last, what follows. False when it can't
    /// be here.
    pub(crate) fn repair(&mut self, step: &Event) -> bool {
        self.put(step.clone()) && (self.position.repairs > 0 || self.run())
    }

    /// Leaves the open state, or tells the phase that follows, where whoever says this says that as
    /// well, as the record reads it. False when it says nothing of the kind.
    pub(crate) fn make_way(&mut self, said: &Said) -> bool {
        let Ok(event) = answer(&self.position, self.cards, said) else {
            return false;
        };
        let leaves = matches!(
            event,
            Event::WindowAnswered { .. } | Event::ChoiceMade { .. }
        );
        leaves && makes_way(&event, said) && self.put(event) && self.run()
    }

    /// Whoever is awaited in the open window passes that one and no other.
    pub(crate) fn pass_one(&mut self) -> bool {
        let open = self.position.window.zip(self.position.holder());
        let passed = open.is_some_and(|(window, seat)| {
            let answer = Answer::Passed(How::MovedOn);
            let window = window.number;
            self.put(Event::WindowAnswered {
                window,
                seat,
                answer,
            })
        });
        passed && self.run()
    }

    fn ask_aloud(&mut self) {
        if let Some((window, seat)) = self.awaited().in_window(&self.position) {
            let by = Asker::Judge;
            self.put(Event::WindowAsked { window, seat, by });
        }
        for suspended in self.position.suspensions() {
            self.put(suspended);
        }
        self.run();
    }

    fn run(&mut self) -> bool {
        for _ in 0..LONGEST {
            let Next::Event(event) = self.awaited() else {
                return true;
            };
            if !self.put(event) {
                return false;
            }
        }
        false
    }

    fn put(&mut self, event: Event) -> bool {
        let fits = self.position.apply(&event).is_ok();
        if fits {
            self.events.push(event);
        }
        fits
    }
}

/// What leads nowhere can't have been said.
const fn lost(said: &Said) -> Refusal {
    Refusal {
        rule: Rule::Physics,
        seat: said.by,
        card: None,
        awaited: None,
        impossible: true,
    }
}
