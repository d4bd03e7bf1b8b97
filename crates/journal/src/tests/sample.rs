//! A small duel whose events fold, told without any rules, and a store that can be tampered with.

use crate::{
    AppendError, Appended, Beside, DuelEntry, DuelId, Entry, EventStore, Follows, Head, Knowledge,
    Limits, MemoryStore, ReadError, SealedBatch, Sealer, SeededChance, Source, StoredBatch, Time,
    Words,
};
use duel::{
    Action, Answer, Audience, Because, CardId, Cause, Digest, Engine, Event, How, Knowing, Mode,
    Passcode, Phase, Place, Posture, Profile, Reading, RewindKind, Seat, WindowKind, Zone,
};
use std::time::Duration;

pub(super) const START: Time = Time(1_770_000_000_000);

pub(super) fn entry(event: Event) -> Entry {
    let follows = (!event.is_desk()).then_some(Follows::EntryBefore);
    Entry {
        follows,
        happened_at: None,
        source: Source::Engine,
        knowledge: Knowledge::Decided,
        event,
        words: None,
    }
}

pub(super) fn rewound(to: u32) -> Event {
    Event::Rewound {
        to,
        kind: RewindKind::Judge,
        undoes: None,
        extension: None,
    }
}

/// A window that the turn player passes in, opened and closed.
pub(super) fn window(number: u32, how: How) -> Vec<Event> {
    let (window, seat) = (number, Seat::A);
    vec![
        Event::WindowOpened {
            window,
            kind: WindowKind::Open,
            owed: (seat, None),
            because: Because::AllPassed,
        },
        Event::WindowAnswered {
            window,
            seat,
            answer: Answer::Passed(how),
        },
        Event::WindowClosed { window },
    ]
}

pub(super) fn set_up() -> Vec<Event> {
    let cards = |seat, zone, count| Event::CardsEntered {
        owner: seat,
        to: Place::pile(seat, zone),
        count,
        posture: Posture::FaceDown,
    };
    let known = |row, face, to| Event::CardKnown {
        card: CardId(row),
        face: Passcode(face),
        to,
        how: Knowing::Told,
    };
    vec![
        Event::DuelBegan {
            profile_name: "P7".into(),
            profile: profile(),
            mode: Mode::Witness,
            reading: Reading::Written,
            catalogue: Digest([9; 32]),
            engine: Engine(1),
        },
        cards(Seat::A, Zone::Deck, 35),
        cards(Seat::A, Zone::Hand, 5),
        cards(Seat::B, Zone::Hand, 5),
        known(35, 32_807_846, Audience::Seat(Seat::A)),
        known(40, 15_800_838, Audience::Seat(Seat::B)),
        known(41, 5_318_639, Audience::Judge),
        known(36, 40_044_918, Audience::All),
        Event::LpChanged {
            seat: Seat::A,
            by: -1_500,
            to: 6_500,
            cause: Cause::SET_UP,
        },
        Event::PlayBegan {
            turn: 3,
            seat: Seat::A,
            phase: Some(Phase::Main1),
        },
    ]
}

fn profile() -> Profile {
    Profile {
        ignition: duel::Ignition::None,
        hidden_triggers: duel::HiddenTriggers::OwnTier,
        early_trigger: false,
        trigger_location: duel::TriggerLocation::PublicOnly,
        negated_summon_counts: false,
        replay: duel::Replay::SameOtherOrNone,
        damage_step: duel::DamageStep::Five,
        one_chain_per_damage_timing: true,
        phase_trigger_again: false,
        first_turn_draw: false,
        one_field_spell: false,
        zones: duel::Zones::ExtraMonsterZonesEased,
        trap_monster_zones: duel::TrapMonsterZones::Both,
        duel_ends: duel::DuelEnds::AtOnce,
        negation_first: duel::NegationFirst::TurnPlayer,
        texts: 20_100_424,
        zones_each: 5,
        main_phase_2: true,
        normal_draw: duel::NormalDraw::One,
        first_turn_battle: false,
    }
}

/// Writes a duel batch by batch.
pub(super) struct Writer {
    pub(super) store: MemoryStore,
    pub(super) sealer: Sealer,
    pub(super) chance: SeededChance,
    /// The record the next duel event follows.
    pub(super) tip: Option<u32>,
    at: Time,
}

impl Writer {
    pub(super) fn new(seed: u64) -> Self {
        let mut chance = SeededChance::new(seed);
        let duel = DuelId::random(&mut chance).expect("a seed gives bytes");
        let sealer = Sealer::begin(duel, "table 4", &mut chance).expect("a seed gives bytes");
        Self {
            store: MemoryStore::default(),
            sealer,
            chance,
            tip: None,
            at: START,
        }
    }

    pub(super) fn duel(&self) -> DuelId {
        self.sealer.duel()
    }

    pub(super) fn events(&mut self, events: Vec<Event>) {
        self.entries(events.into_iter().map(entry).collect());
    }

    /// Appends entries; the first duel event follows the tip.
    pub(super) fn entries(&mut self, mut entries: Vec<Entry>) {
        let first = entries.iter_mut().take(1);
        for entry in first.filter(|entry| entry.follows == Some(Follows::EntryBefore)) {
            entry.follows = self.tip.map(Follows::Record);
        }
        let sealed = self
            .sealer
            .seal(self.at, entries, &mut self.chance)
            .expect("it can be sealed");
        let records = self
            .sealer
            .append(&self.store, sealed)
            .expect("it can be appended");
        for record in records {
            match record.event {
                Event::Rewound { to, .. } => self.tip = Some(to),
                event if event.is_desk() => {}
                _ => self.tip = Some(record.number),
            }
        }
        self.at = Time(self.at.0 + 1_500);
    }
}

/// A journal of a few batches with everything in it that is checked: hidden parts of each
/// audience, words, other times, a rewind into the middle of a batch, a note.
pub(super) fn sample() -> Writer {
    let mut writer = Writer::new(7);
    writer.events(set_up());
    let mut entries: Vec<Entry> = window(1, How::Gesture).into_iter().map(entry).collect();
    entries[1].words = Some(Words {
        text: Some("ok, go on".to_owned()),
        by: vec!["Anna".to_owned()],
        statements: [Some("as it is".to_owned()), None],
    });
    entries[1].source = Source::Seat(Seat::A);
    entries[1].knowledge = Knowledge::Told;
    entries[1].happened_at = Some(Time(START.0 - 60_000));
    writer.entries(entries);
    let mut second = window(2, How::NoResponse);
    second.insert(
        0,
        Event::Said {
            by: Seat::B,
            action: Action::MoveOn { to: None },
        },
    );
    writer.events(second);
    let mut back = entry(rewound(12));
    back.words = Some(Words::said("B was not asked"));
    back.source = Source::Judge;
    let mut again = vec![back, entry(Event::WindowClosed { window: 1 })];
    again.extend(window(2, How::MovedOn).into_iter().map(entry));
    writer.entries(again);
    writer.entries(vec![entry(Event::Note)]);
    writer.events(window(3, How::Setting));
    writer
}

/// A store whose contents can be changed behind its back.
#[derive(Clone, Debug)]
pub(super) struct Altered {
    pub(super) entry: DuelEntry,
    pub(super) batches: Vec<StoredBatch>,
    pub(super) beside: Vec<Beside>,
}

impl Altered {
    pub(super) fn of(writer: &Writer) -> Self {
        let (store, duel) = (&writer.store, writer.duel());
        let all = Limits {
            records: usize::MAX,
            bytes: usize::MAX,
        };
        Self {
            entry: store.duel(duel).expect("it is there"),
            batches: store.read(duel, 1, all).expect("it is there"),
            beside: store.beside(duel, 0, u32::MAX).expect("it is there"),
        }
    }
}

impl EventStore for Altered {
    fn append(&self, _: DuelId, _: Head, _: &SealedBatch) -> Result<Appended, AppendError> {
        Err(AppendError::Io("it is only read".into()))
    }

    fn read(&self, _: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        let batches = self.batches.iter().filter(|batch| batch.last() >= from);
        Ok(batches.take(limits.records.max(1)).cloned().collect())
    }

    fn head(&self, _: DuelId) -> Result<Head, ReadError> {
        Ok(self.entry.head)
    }

    fn duels(&self, _: Option<DuelId>, _: usize) -> Result<Vec<DuelEntry>, ReadError> {
        Ok(vec![self.entry.clone()])
    }

    fn duel(&self, _: DuelId) -> Result<DuelEntry, ReadError> {
        Ok(self.entry.clone())
    }

    fn follow(&self, _: DuelId, _: u32, _: Duration) -> Result<Vec<StoredBatch>, ReadError> {
        Ok(Vec::new())
    }

    fn beside(&self, _: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        let about = |entry: &&Beside| (first..=last).contains(&entry.key.about);
        Ok(self.beside.iter().filter(about).cloned().collect())
    }

    fn put_beside(&self, _: DuelId, _: &[Beside]) -> Result<(), AppendError> {
        Err(AppendError::Io("it is only read".into()))
    }
}
