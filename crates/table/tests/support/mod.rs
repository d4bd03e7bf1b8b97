//! A table for tests: set up by card names, over a memory store, under a fixed clock.
#![allow(dead_code, reason = "every test binary uses another part of it")]

use duel::*;
use journal::{EventStore, MemoryStore, Record, SeededChance, Source, Time};
use rules::{Ask, Catalogue, Next, Question, Said};
use std::sync::Arc;
use table::{Batch, SetUp, Table, TableError, Tools};

/// A spoken pass.
pub(crate) const PASS: Action<Which> = Action::Pass(How::Spoken);

/// What a seat starts with, by card names.
#[derive(Clone, Copy, Default)]
pub(crate) struct Side<'a> {
    pub(crate) hand: &'a [&'a str],
    pub(crate) set: &'a [&'a str],
    pub(crate) deck: &'a [&'a str],
}

/// Tools over a store: each batch a second after the one before.
pub(crate) fn tools(store: Arc<dyn EventStore>, seed: u64) -> Tools {
    let mut now = 0;
    Tools {
        store,
        catalogue: Arc::new(cards::catalogue()),
        clock: Box::new(move || {
            now += 1000;
            Time(now)
        }),
        chance: Box::new(SeededChance::new(seed)),
    }
}

/// The passcode of a card by its English name.
pub(crate) fn face(name: &str) -> Passcode {
    let catalogue = cards::catalogue();
    let found = catalogue.iter().find(|def| def.names.en == name);
    found.expect(name).passcode
}

/// A set-up in main phase 1 of turn 3, A's.
pub(crate) fn set_up(mode: Mode, a: Side<'_>, b: Side<'_>) -> SetUp {
    let profile = cards::profile("P7").expect("it is shipped");
    let mut events = vec![Event::DuelBegan {
        profile_name: "P7".into(),
        profile: profile.flags,
        mode,
        reading: Reading::Written,
        catalogue: cards::catalogue().digest(),
        engine: rules::ENGINE,
    }];
    let mut told = Vec::new();
    for (owner, side) in [(Seat::A, a), (Seat::B, b)] {
        let deck: Vec<&str> = side.deck.iter().rev().copied().collect();
        for (zone, names) in [
            (Zone::Deck, &deck[..]),
            (Zone::Hand, side.hand),
            (Zone::Spell, side.set),
        ] {
            enter(&mut events, &mut told, (owner, zone), names);
        }
    }
    events.append(&mut told);
    events.push(Event::PlayBegan {
        turn: 3,
        seat: Seat::A,
        phase: Some(Phase::Main1),
    });
    SetUp {
        name: "a duel".to_owned(),
        events,
        source: Source::Judge,
        words: None,
        happened_at: None,
        declared: String::new(),
    }
}

fn enter(events: &mut Vec<Event>, told: &mut Vec<Event>, to: (Seat, Zone), names: &[&str]) {
    let (owner, zone) = to;
    for (slot, name) in (0..).zip(names) {
        let to = Place {
            seat: owner,
            zone,
            slot,
        };
        events.push(Event::CardsEntered {
            owner,
            to,
            count: 1,
            posture: Posture::FaceDown,
        });
        let to = if zone == Zone::Deck {
            Audience::Judge
        } else {
            Audience::Seat(owner)
        };
        let card = CardId(told.len() as u32);
        told.push(Event::CardKnown {
            card,
            face: face(name),
            to,
            how: Knowing::Told,
        });
    }
}

/// A table under test, with its store.
pub(crate) struct Test {
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) table: Table,
}

impl Test {
    pub(crate) fn new(mode: Mode, a: Side<'_>, b: Side<'_>) -> Self {
        let store = Arc::new(MemoryStore::default());
        let set_up = set_up(mode, a, b);
        let (table, _) = Table::begin(tools(store.clone(), 1), set_up).expect("it begins");
        Self { store, table }
    }

    /// The duel of the story: A searches Stratos; B holds Mind Crush, set.
    pub(crate) fn story(mode: Mode) -> Self {
        let a = Side {
            hand: &["Reinforcement of the Army", "Mystical Space Typhoon"],
            deck: &[
                "Gemini Elf",
                "Elemental HERO Stratos",
                "Elemental HERO Sparkman",
            ],
            ..Side::default()
        };
        let b = Side {
            set: &["Mind Crush", "Waboku"],
            deck: &["Sangan"],
            ..Side::default()
        };
        Self::new(mode, a, b)
    }

    pub(crate) fn say(&mut self, by: Seat, action: Action<Which>) -> Result<Batch, TableError> {
        self.table.say(&Said { by, action }, None, None)
    }

    pub(crate) fn ok(&mut self, by: Seat, action: Action<Which>) -> Batch {
        let said = Said { by, action };
        let batch = self.table.say(&said, None, None);
        batch.unwrap_or_else(|error| panic!("{said:?}: {error:?}"))
    }

    pub(crate) fn card(&self, seat: Seat, name: &str) -> Which {
        let wanted = face(name);
        let rows = &self.table.position().rows;
        let mut found: Vec<&Row> = rows
            .iter()
            .filter(|r| r.place.seat == seat && r.face == Some(wanted))
            .collect();
        found.sort_by_key(|row| (!row.place.zone.on_field(), row.place.zone != Zone::Hand));
        Which::Card(found.first().unwrap_or_else(|| panic!("no {name}")).id)
    }

    pub(crate) fn activate(&self, seat: Seat, name: &str) -> Action<Which> {
        Action::Activate {
            card: self.card(seat, name),
            effect: 0,
        }
    }

    pub(crate) fn summon(&self, seat: Seat, name: &str) -> Action<Which> {
        Action::Summon {
            card: self.card(seat, name),
        }
    }

    pub(crate) fn choose(&self, seat: Seat, name: &str) -> Action<Which> {
        Action::Choose(Picked::Cards([self.card(seat, name)].into_iter().collect()))
    }

    /// A searches Stratos with everybody asked, up to the free window after the chain.
    pub(crate) fn search(&mut self) {
        self.ok(Seat::A, self.activate(Seat::A, "Reinforcement of the Army"));
        self.ok(Seat::B, PASS);
        self.ok(Seat::A, PASS);
        self.ok(Seat::A, self.choose(Seat::A, "Elemental HERO Stratos"));
    }

    /// Who is asked, and in which kind of window.
    pub(crate) fn asked(&self) -> Option<(Seat, WindowKind)> {
        asked(&self.table.awaited())
    }

    pub(crate) fn event(&self, number: u32) -> &Event {
        &self.record(number).event
    }

    pub(crate) fn record(&self, number: u32) -> &Record {
        self.table
            .history()
            .record(number)
            .expect("there is such a record")
    }

    /// The last record whose event is like this.
    pub(crate) fn find(&self, like: impl Fn(&Event) -> bool) -> u32 {
        let records = self.table.history().records();
        records
            .iter()
            .rfind(|r| like(&r.event))
            .expect("there is one")
            .number
    }

    /// Opens the same duel again from the store.
    pub(crate) fn reopened(&self) -> Table {
        Table::open(tools(self.store.clone(), 2), self.table.duel()).expect("it opens")
    }

    /// What a new process reads is what this table holds.
    pub(crate) fn check(&self) {
        let again = self.reopened();
        assert_eq!(again.position(), self.table.position());
        assert_eq!(again.history().records(), self.table.history().records());
        assert_eq!(again.head(), self.table.head());
        assert_eq!(again.awaited(), self.table.awaited());
        let verified = journal::verify(&*self.store, self.table.duel()).expect("it is sound");
        assert_eq!(verified.records, self.table.history().last());
    }
}

pub(crate) fn asked(next: &Next) -> Option<(Seat, WindowKind)> {
    match next {
        Next::Ask(Ask {
            seat,
            question: Question::Window(kind),
        }) => Some((*seat, *kind)),
        _ => None,
    }
}

/// A catalogue with the same cards and another digest.
pub(crate) fn other_catalogue() -> Arc<Catalogue> {
    let cards = cards::catalogue().iter().cloned().collect();
    Arc::new(Catalogue::new(cards, Digest([7; 32])))
}
