//! A journal in memory for tests of the judge's answers: set up by card names, played by the
//! engine, kept as a history.
#![allow(dead_code, reason = "every test binary uses another part of it")]

pub(crate) mod table_top;
pub(crate) mod written;

use duel::{
    Action, Audience, CardId, Event, How, Knowing, Mode, Passcode, Phase, Picked, Place, Position,
    Posture, Reading, RewindKind, Row, Seat, Which, Zone,
};
use journal::{Knowledge, Record, Source, Time};
use rules::{Catalogue, Next, Said, answer, makes_way, next};
use timeline::History;

/// A duel at a real table.
pub(crate) struct Table {
    pub(crate) cards: Catalogue,
    pub(crate) history: History,
    pub(crate) position: Position,
    batch: u32,
}

impl Table {
    /// Nothing entered yet; what isn't mentioned wasn't asked.
    pub(crate) fn new() -> Self {
        let cards = cards::catalogue();
        let mut table = Self {
            cards,
            history: History::default(),
            position: Position::new(),
            batch: 1,
        };
        let profile = cards::profile("P7").expect("a shipped profile");
        table.put(Event::DuelBegan {
            profile_name: "P7".into(),
            profile: profile.flags,
            mode: Mode::Witness,
            reading: Reading::Written,
            catalogue: table.cards.digest(),
            engine: rules::ENGINE,
        });
        table
    }

    /// Cards a seat starts with; a name that is empty is a card the record doesn't know.
    pub(crate) fn give(mut self, seat: Seat, zone: Zone, names: &[&str]) -> Self {
        for (slot, name) in (0..).zip(names) {
            let card = CardId(self.position.rows.len() as u32);
            let (owner, open) = (seat, zone == Zone::Monster);
            let posture = if open {
                Posture::FaceUpAttack
            } else {
                Posture::FaceDown
            };
            let to = Place { seat, zone, slot };
            self.put(Event::CardsEntered {
                owner,
                to,
                count: 1,
                posture,
            });
            if name.is_empty() {
                continue;
            }
            let (face, how) = (self.face(name), Knowing::Told);
            let to = if open {
                Audience::All
            } else {
                Audience::Seat(seat)
            };
            self.put(Event::CardKnown {
                card,
                face,
                to,
                how,
            });
        }
        self
    }

    /// Play begins in main phase 1 of turn 3, A's.
    pub(crate) fn begin(self) -> Self {
        self.begin_of(Seat::A)
    }

    /// The same in a turn of this seat.
    pub(crate) fn begin_of(mut self, seat: Seat) -> Self {
        self.put(Event::PlayBegan {
            turn: 3,
            seat,
            phase: Some(Phase::Main1),
        });
        self.run();
        self
    }

    pub(crate) fn face(&self, name: &str) -> Passcode {
        let mut cards = self.cards.iter();
        cards.find(|def| def.names.en == name).expect(name).passcode
    }

    pub(crate) fn row(&self, seat: Seat, name: &str) -> Row {
        let face = self.face(name);
        let mut rows = self.position.rows.iter();
        let fits = |row: &&Row| row.place.seat == seat && row.face == Some(face);
        *rows.find(fits).expect(name)
    }

    /// A card of A's told by its face.
    pub(crate) fn told(&self, name: &str, zone: Zone) -> Which {
        let (seat, face) = (Seat::A, self.face(name));
        Which::Unseen { seat, zone, face }
    }

    pub(crate) fn card(&self, seat: Seat, name: &str) -> Which {
        Which::Card(self.row(seat, name).id)
    }

    pub(crate) fn put(&mut self, event: Event) {
        self.put_from(event, (Source::Engine, Knowledge::Decided));
    }

    fn put_from(&mut self, event: Event, origin: (Source, Knowledge)) {
        self.position.apply(&event).expect("a possible fact");
        let follows = Some(self.history.tip()).filter(|tip| *tip > 0);
        self.record(event, follows, origin);
    }

    fn record(&mut self, event: Event, follows: Option<u32>, origin: (Source, Knowledge)) {
        let (source, knowledge) = origin;
        let record = Record {
            number: self.history.last() + 1,
            follows,
            batch: self.batch,
            at: Time(0),
            happened_at: None,
            source,
            knowledge,
            event,
            words: None,
        };
        self.history.push(record).expect("the next record");
    }

    fn run(&mut self) {
        while let Next::Event(event) = next(&self.position, &self.cards) {
            self.put(event);
        }
    }

    pub(crate) fn say(&mut self, by: Seat, action: Action<Which>) {
        self.batch += 1;
        let said = Said { by, action };
        loop {
            let event = answer(&self.position, &self.cards, &said).expect("accepted");
            let way = makes_way(&event, &said);
            let origin = match event {
                Event::CardKnown { .. } => (Source::Seat(by), Knowledge::Told),
                _ if way => (Source::Engine, Knowledge::Inferred),
                _ => (Source::Seat(by), Knowledge::Seen),
            };
            self.put_from(event, origin);
            self.run();
            if !way {
                return;
            }
        }
    }

    /// B passes, then A.
    pub(crate) fn both_pass(&mut self) {
        for seat in [Seat::B, Seat::A] {
            self.say(seat, Action::Pass(How::Spoken));
        }
    }

    /// The number of the first record that fits.
    pub(crate) fn first(&self, fits: impl Fn(&Event) -> bool) -> u32 {
        let mut records = self.history.records().iter();
        let found = records.find(|record| fits(&record.event));
        found.expect("such a record").number
    }

    /// Writes an entry of the desk.
    pub(crate) fn enter(&mut self, event: Event) {
        self.batch += 1;
        self.record(event, None, (Source::Judge, Knowledge::Seen));
    }

    /// A judge takes 100 life points from a seat, to put this record right if one is named. Gives the
    /// first record of the repair.
    pub(crate) fn repair(&mut self, seat: Seat, about: Option<u32>) -> u32 {
        self.batch += 1;
        let at = self.history.last() + 1;
        self.put(Event::Adjusted { steps: 1 });
        self.put(Event::LpChanged {
            seat,
            by: -100,
            to: self.position.lp[seat] - 100,
            cause: duel::Cause::REPAIR,
        });
        self.run();
        if let Some(about) = about {
            let entry = Event::Desk(duel::Desk::PutRight { about });
            self.record(entry, None, (Source::Judge, Knowledge::Seen));
        }
        at
    }

    /// Takes back what was recorded last.
    pub(crate) fn undo_last(&mut self) {
        let undoes = Some(self.batch);
        self.batch += 1;
        let (to, kind) = (self.history.tip(), RewindKind::Correction);
        let event = Event::Rewound {
            to,
            kind,
            undoes,
            extension: None,
        };
        self.record(event, None, (Source::Judge, Knowledge::Seen));
    }

    /// Goes back to a record, on a new line.
    pub(crate) fn rewind(&mut self, to: u32) {
        self.batch += 1;
        let (kind, undoes) = (RewindKind::Judge, None);
        let event = Event::Rewound {
            to,
            kind,
            undoes,
            extension: None,
        };
        self.record(event, None, (Source::Judge, Knowledge::Seen));
        self.position = self.history.position_at(to).expect("a position");
        self.run();
    }
}

/// A searches twice, summons and sets, and asks B only while a chain is built: B is not asked
/// after the first chain, after the second, about the summon, and after it.
pub(crate) fn too_fast(b: &[&str]) -> Table {
    let heroes = ["Elemental HERO Stratos", "Elemental HERO Sparkman"];
    let search = "Reinforcement of the Army";
    let mut table = Table::new()
        .give(Seat::A, Zone::Deck, &["Gemini Elf", heroes[0], heroes[1]])
        .give(Seat::A, Zone::Hand, &[search, search, "Waboku"])
        .give(Seat::B, Zone::Spell, b)
        .begin();
    for hero in heroes {
        let card = table.told(search, Zone::Hand);
        table.say(Seat::A, Action::Activate { card, effect: 0 });
        table.say(Seat::B, Action::Pass(How::Spoken));
        table.say(Seat::A, Action::Pass(How::Spoken));
        let picked = [table.told(hero, Zone::Deck)].into_iter().collect();
        table.say(Seat::A, Action::Choose(Picked::Cards(picked)));
    }
    let card = table.card(Seat::A, heroes[1]);
    table.say(Seat::A, Action::Summon { card });
    let card = table.card(Seat::A, "Waboku");
    table.say(Seat::A, Action::SetSpell { card });
    table
}

/// A has Sangan tributed for a cost, and goes on with another summon as if nothing had to be
/// activated; two more chains end before anybody thinks of it.
pub(crate) fn sangan_forgotten() -> Table {
    sangan_forgotten_over(&[
        "Elemental HERO Stratos",
        "Elemental HERO Sparkman",
        "Elemental HERO Avian",
    ])
}

/// The same with this deck of A's.
pub(crate) fn sangan_forgotten_over(deck: &[&str]) -> Table {
    let search = "Reinforcement of the Army";
    let mut table = Table::new()
        .give(Seat::A, Zone::Monster, &["Sangan", "Cannon Soldier"])
        .give(Seat::A, Zone::Hand, &[search, search])
        .give(Seat::A, Zone::Deck, deck)
        .begin();
    let card = table.card(Seat::A, "Cannon Soldier");
    table.say(Seat::A, Action::Activate { card, effect: 0 });
    let picked = [table.card(Seat::A, "Sangan")].into_iter().collect();
    table.say(Seat::A, Action::Choose(Picked::Cards(picked)));
    table.both_pass();
    for hero in ["Elemental HERO Stratos", "Elemental HERO Sparkman"] {
        let card = table.told(search, Zone::Hand);
        table.say(Seat::A, Action::Activate { card, effect: 0 });
        table.both_pass();
        let picked = [table.told(hero, Zone::Deck)].into_iter().collect();
        table.say(Seat::A, Action::Choose(Picked::Cards(picked)));
    }
    table
}
