//! A table for tests of the rules: a position set up by card names, and things said by name.
#![allow(dead_code, reason = "every test binary uses another part of it")]

use duel::*;
use rules::{Ask, Catalogue, Next, Question, Refusal, Rule, Said, answer, makes_way, next, offers};

/// A duel under test, with everything that happened in it.
#[derive(Clone)]
pub(crate) struct Table {
    /// The catalogue.
    pub(crate) cards: Catalogue,
    /// Where the duel stands.
    pub(crate) position: Position,
    /// What happened.
    pub(crate) events: Vec<Event>,
}

/// What a seat starts with, by card names.
#[derive(Clone, Copy, Default)]
pub(crate) struct Side<'a> {
    /// Cards in the hand.
    pub(crate) hand: &'a [&'a str],
    /// Spells and traps, set in an earlier turn.
    pub(crate) set: &'a [&'a str],
    /// Monsters in face-up attack position.
    pub(crate) monsters: &'a [&'a str],
    /// Known cards of the deck, top first.
    pub(crate) deck: &'a [&'a str],
    /// Cards of the extra deck.
    pub(crate) extra: &'a [&'a str],
    /// Cards of the graveyard.
    pub(crate) graveyard: &'a [&'a str],
}

impl Table {
    /// A table in main phase 1 of turn 3, A's.
    pub(crate) fn new(profile: &str, mode: Mode, a: Side<'_>, b: Side<'_>) -> Self {
        Self::with_reading(profile, mode, Reading::Written, a, b)
    }

    /// The same, with how unmentioned windows are read.
    pub(crate) fn with_reading(
        profile: &str,
        mode: Mode,
        reading: Reading,
        a: Side<'_>,
        b: Side<'_>,
    ) -> Self {
        Self::with_cards(cards::catalogue(), (profile, mode, reading), a, b)
    }

    /// The same with other cards.
    pub(crate) fn with_cards(
        cards: Catalogue,
        (profile, mode, reading): (&str, Mode, Reading),
        a: Side<'_>,
        b: Side<'_>,
    ) -> Self {
        let named = cards::profile(profile).expect("a shipped profile");
        let mut table = Self {
            position: Position::new(),
            events: Vec::new(),
            cards,
        };
        table.put(Event::DuelBegan {
            profile_name: profile.to_owned().into(),
            profile: named.flags,
            mode,
            reading,
            catalogue: table.cards.digest(),
            engine: rules::ENGINE,
        });
        table.give(Seat::A, a);
        table.give(Seat::B, b);
        table.put(Event::PlayBegan {
            turn: 3,
            seat: Seat::A,
            phase: Some(Phase::Main1),
        });
        table.run();
        table
    }

    fn give(&mut self, seat: Seat, side: Side<'_>) {
        let deck: Vec<&str> = side.deck.iter().rev().copied().collect();
        self.enter(seat, Zone::Deck, &deck, Posture::FaceDown);
        self.enter(seat, Zone::Hand, side.hand, Posture::FaceDown);
        self.enter(seat, Zone::Spell, side.set, Posture::FaceDown);
        self.enter(seat, Zone::Monster, side.monsters, Posture::FaceUpAttack);
        self.enter(seat, Zone::Extra, side.extra, Posture::FaceDown);
        self.enter(seat, Zone::Graveyard, side.graveyard, Posture::FaceUp);
    }

    /// Puts cards there, known to whoever may look.
    pub(crate) fn enter(&mut self, owner: Seat, zone: Zone, names: &[&str], posture: Posture) {
        for (slot, name) in names.iter().enumerate() {
            let card = CardId(self.position.rows.len() as u32);
            let to = Place {
                seat: owner,
                zone,
                slot: slot as u8,
            };
            self.put(Event::CardsEntered {
                owner,
                to,
                count: 1,
                posture,
            });
            let face = self.face(name);
            let open = posture.face_up();
            let to = if open {
                Audience::All
            } else {
                Audience::Seat(owner)
            };
            if zone != Zone::Deck {
                self.put(Event::CardKnown {
                    card,
                    face,
                    to,
                    how: Knowing::Told,
                });
            } else {
                let to = Audience::Judge;
                self.put(Event::CardKnown {
                    card,
                    face,
                    to,
                    how: Knowing::Told,
                });
            }
        }
    }

    /// Begins again, with something more in the set-up.
    pub(crate) fn with_set_up(&mut self, more: impl FnOnce(&mut Self)) {
        let mut events = core::mem::take(&mut self.events);
        let play = events
            .iter()
            .position(|event| matches!(event, Event::PlayBegan { .. }))
            .expect("play began");
        let begins = events[play].clone();
        events.truncate(play);
        self.position = Position::new();
        for event in events {
            self.put(event);
        }
        more(self);
        self.put(begins);
        self.run();
    }

    /// The passcode of a card by its English name.
    pub(crate) fn face(&self, name: &str) -> Passcode {
        self.cards
            .iter()
            .find(|def| def.names.en == name)
            .expect(name)
            .passcode
    }

    /// Adds an event, which has to fit.
    pub(crate) fn put(&mut self, event: Event) {
        self.position
            .apply(&event)
            .unwrap_or_else(|wrong| panic!("{event:?}: {wrong}"));
        self.events.push(event);
    }

    /// Goes on until somebody is awaited. Checks on the way that the position, written out and
    /// read back, gives the same.
    pub(crate) fn run(&mut self) -> Next {
        for _ in 0..2_000 {
            let due = next(&self.position, &self.cards);
            let bytes = postcard::to_allocvec(&self.position).expect("positions can be written");
            let again: Position = postcard::from_bytes(&bytes).expect("and read back");
            assert_eq!(next(&again, &self.cards), due);
            match due {
                Next::Event(event) => self.put(event),
                other => return other,
            }
        }
        panic!(
            "never comes to rest: {:?}",
            &self.events[self.events.len() - 10..]
        );
    }

    /// Says something; on a refusal nothing has happened.
    pub(crate) fn say(&mut self, said: &Said) -> Result<Next, Refusal> {
        let before = self.clone();
        loop {
            let offered = offers(&self.position, &self.cards, said.by).contains(said);
            let event = match answer(&self.position, &self.cards, said) {
                Ok(event) => event,
                Err(refusal) => {
                    assert!(!offered, "offered and refused: {said:?} {refusal:?}");
                    *self = before;
                    return Err(refusal);
                }
            };
            let way = makes_way(&event, said);
            self.put(event);
            let rest = self.run();
            if !way {
                return Ok(rest);
            }
        }
    }

    /// Says something that is accepted.
    pub(crate) fn ok(&mut self, by: Seat, action: Action<Which>) -> Next {
        let said = Said { by, action };
        self.say(&said)
            .unwrap_or_else(|refusal| panic!("{said:?}: {refusal:?}"))
    }

    /// Says something that is refused, and gives the rule.
    pub(crate) fn refused(&mut self, by: Seat, action: Action<Which>) -> Rule {
        let said = Said { by, action };
        match self.say(&said) {
            Err(refusal) => refusal.rule,
            Ok(_) => panic!("accepted: {said:?}"),
        }
    }

    /// A seat's card by name, on the field, in the hand, elsewhere.
    pub(crate) fn card(&self, seat: Seat, name: &str) -> Which {
        let face = self.face(name);
        let mut rows: Vec<&Row> = self
            .position
            .rows
            .iter()
            .filter(|row| row.place.seat == seat && row.face == Some(face))
            .collect();
        rows.sort_by_key(|row| (!row.place.zone.on_field(), row.place.zone != Zone::Hand));
        Which::Card(rows.first().unwrap_or_else(|| panic!("no {name}")).id)
    }

    /// Activates the first effect of a seat's card.
    pub(crate) fn activate(&self, seat: Seat, name: &str) -> Action<Which> {
        Action::Activate {
            card: self.card(seat, name),
            effect: 0,
        }
    }

    /// Summons a monster of the hand.
    pub(crate) fn summon(&self, seat: Seat, name: &str) -> Action<Which> {
        Action::Summon {
            card: self.card(seat, name),
        }
    }

    /// Chooses a seat's cards.
    pub(crate) fn choose(&self, seat: Seat, names: &[&str]) -> Action<Which> {
        Action::Choose(Picked::Cards(
            names.iter().map(|n| self.card(seat, n)).collect(),
        ))
    }

    /// Both pass, whoever is asked first.
    pub(crate) fn pass_all(&mut self) {
        for _ in 0..2 {
            let Some(seat) = self.position.holder() else {
                return;
            };
            if self
                .position
                .window
                .is_some_and(|w| w.kind == WindowKind::Open)
            {
                return;
            }
            self.ok(seat, PASS);
        }
    }

    /// Where a seat's card of this name is.
    pub(crate) fn zone_of(&self, seat: Seat, name: &str) -> Zone {
        let face = self.face(name);
        let row = self
            .position
            .rows
            .iter()
            .find(|r| r.owner == seat && r.face == Some(face));
        row.expect(name).place.zone
    }

    /// Who is asked, and in which kind of window.
    pub(crate) fn asked(&self) -> Option<(Seat, WindowKind)> {
        match next(&self.position, &self.cards) {
            Next::Ask(Ask {
                seat,
                question: Question::Window(kind),
            }) => Some((seat, kind)),
            _ => None,
        }
    }

    /// The windows so far, as who was owed what.
    pub(crate) fn windows(&self) -> Vec<(WindowKind, Seat)> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::WindowOpened { kind, owed, .. } => Some((*kind, owed.0)),
                _ => None,
            })
            .collect()
    }
}

/// A spoken pass.
pub(crate) const PASS: Action<Which> = Action::Pass(How::Spoken);
