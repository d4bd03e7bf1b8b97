//! Plays a duel in memory: a set-up as events, and what is said with every card named by its row,
//! so that the same decisions can be taken again in a duel that is set up a little differently.

use duel::{Action, Event, Lot, Passcode, Picked, Position, Seat, Which, Zone};
use rules::{Catalogue, Next, Refusal, Rule, Said, answer, makes_way, next};

/// After so many events by itself a duel has run into a loop, which is raised as a table does.
const LOOP: usize = 2_000;

/// A card as a script names it: by its row, or as one nobody can tell from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// The card of this row, whatever its identity is by then.
    Row(usize),
    /// One of the unidentified cards of a pile, by the face it is given.
    Unseen(Seat, Zone, Passcode),
}

/// Something that was said, and what came of it.
#[derive(Clone, Debug)]
pub struct Spoken {
    /// Who said it.
    pub by: Seat,
    /// What, every card by its row.
    pub action: Action<Named>,
    /// The rule that refused it, if one did.
    pub refused: Option<Rule>,
    /// How many events there were before it.
    pub at: usize,
    /// The hand of the one who said it, by rows.
    pub hand: Vec<usize>,
}

/// A duel as it was played: what was said, what came of it.
#[derive(Clone, Debug)]
pub struct Play<'a> {
    /// The cards it is played with.
    pub cards: &'a Catalogue,
    /// Where it stands.
    pub position: Position,
    /// What happened.
    pub events: Vec<Event>,
    /// Who said each of them; nobody, where it followed.
    pub said_by: Vec<Option<Seat>>,
    /// How many of them are the set-up.
    pub set_up: usize,
    /// What was said.
    pub script: Vec<Spoken>,
}

impl<'a> Play<'a> {
    /// Begins a duel and goes on until somebody is awaited.
    ///
    /// # Panics
    /// When the events can't begin a duel.
    #[must_use]
    pub fn begin(cards: &'a Catalogue, set_up: &[Event]) -> Self {
        let mut play = Self::laid_out(cards, set_up);
        play.run();
        play
    }

    /// Applies the set-up, and nothing that follows from it.
    pub(crate) fn laid_out(cards: &'a Catalogue, set_up: &[Event]) -> Self {
        let mut play = Self {
            cards,
            position: Position::new(),
            events: Vec::new(),
            said_by: Vec::new(),
            set_up: set_up.len(),
            script: Vec::new(),
        };
        for event in set_up {
            play.put(event.clone(), None);
        }
        play
    }

    fn put(&mut self, event: Event, by: Option<Seat>) {
        let fits = self.position.apply(&event);
        fits.unwrap_or_else(|wrong| panic!("{event:?} can't be: {wrong}"));
        self.events.push(event);
        self.said_by.push(by);
    }

    /// Goes on until somebody is awaited. A loop is raised once, which ends what was said ahead.
    fn run(&mut self) {
        for round in 0..2 {
            for _ in 0..LOOP {
                match next(&self.position, self.cards) {
                    Next::Event(event) => self.put(event, None),
                    _ => return,
                }
            }
            assert!(round == 0, "the duel never comes to rest");
            let length = LOOP as u32;
            self.put(Event::LoopFound { length }, None);
        }
    }

    /// The rows of a place.
    #[must_use]
    pub fn rows_in(&self, seat: Seat, zone: Zone) -> Vec<usize> {
        let rows = self.position.rows.iter().enumerate();
        rows.filter(|(_, row)| (row.place.seat, row.place.zone) == (seat, zone))
            .map(|(n, _)| n)
            .collect()
    }

    /// Something said with its cards named by their rows. `None` when it names one that isn't there.
    #[must_use]
    pub fn named(&self, action: &Action<Which>) -> Option<Action<Named>> {
        named(&self.position, action)
    }

    /// The same the other way round.
    #[must_use]
    pub fn spoken(&self, by: Seat, action: &Action<Named>) -> Option<Said> {
        let action = action.map(|named| match *named {
            Named::Row(row) => Some(Which::Card(self.position.rows.get(row)?.id)),
            Named::Unseen(seat, zone, face) => Some(Which::Unseen { seat, zone, face }),
        })?;
        Some(Said { by, action })
    }

    /// Says something and notes what comes of it; on a refusal nothing has happened. False when it
    /// names a card that isn't there: then nothing is said.
    pub fn say_named(&mut self, by: Seat, action: Action<Named>) -> bool {
        let said = self.spoken(by, &action);
        // What comes of it is noted, a refusal as well.
        said.map(|said| self.note(&said, action)).is_some()
    }

    /// The same for something that names cards by their identities.
    ///
    /// # Errors
    /// The refusal.
    pub fn say_noted(&mut self, said: &Said) -> Result<(), Refusal> {
        match self.named(&said.action) {
            Some(action) => self.note(said, action),
            None => self.say(said),
        }
    }

    fn note(&mut self, said: &Said, action: Action<Named>) -> Result<(), Refusal> {
        let (by, at) = (said.by, self.events.len());
        let hand = self.rows_in(by, Zone::Hand);
        let outcome = self.say(said);
        self.script.push(Spoken {
            by,
            action,
            refused: outcome.as_ref().err().map(|refusal| refusal.rule),
            at,
            hand,
        });
        outcome
    }

    /// Says something; on a refusal nothing has happened.
    ///
    /// # Errors
    /// The refusal.
    pub fn say(&mut self, said: &Said) -> Result<(), Refusal> {
        let (position, events) = (self.position.clone(), self.events.len());
        loop {
            match answer(&self.position, self.cards, said) {
                Ok(event) => {
                    let way = makes_way(&event, said);
                    let told = matches!(event, Event::CardKnown { .. });
                    self.put(event, (told || !way).then_some(said.by));
                    self.run();
                    if !way {
                        return Ok(());
                    }
                }
                Err(refusal) => {
                    self.position = position;
                    self.events.truncate(events);
                    self.said_by.truncate(events);
                    return Err(refusal);
                }
            }
        }
    }

    /// What chance says here, if it is asked, from a number.
    #[must_use]
    pub fn lots(&self, number: usize) -> Option<(Seat, Action<Named>)> {
        let Next::Chance { lot, seat } = next(&self.position, self.cards) else {
            return None;
        };
        let picked = match lot {
            Lot::Cards {
                seat: of,
                zone,
                count,
            } => some_of(&self.rows_in(of, zone), count, number),
            Lot::Coin => Picked::Number(number as u32 % 2),
            Lot::Die => Picked::Number(1 + number as u32 % 6),
        };
        Some((seat, Action::Outcome(picked)))
    }
}

/// Something said in a position, with its cards named by their rows. `None` when it names one that
/// isn't there.
#[must_use]
pub fn named(position: &Position, action: &Action<Which>) -> Option<Action<Named>> {
    action.map(|which| match *which {
        Which::Card(id) => {
            let row = position.rows.iter().position(|row| row.id == id)?;
            Some(Named::Row(row))
        }
        Which::Unseen { seat, zone, face } => Some(Named::Unseen(seat, zone, face)),
    })
}

/// So many rows, from one on that the number says.
fn some_of(rows: &[usize], count: u8, number: usize) -> Picked<Named> {
    let from = number % rows.len().max(1);
    let picked = rows.iter().cycle().skip(from).take(usize::from(count));
    Picked::Cards(picked.map(|row| Named::Row(*row)).collect())
}
