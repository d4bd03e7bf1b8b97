//! Hand-made journals: a list of events becomes records with numbers, lines and batches.
#![allow(dead_code)]

use duel::{
    Because, CardId, Cause, DamageStep, Digest, DuelEnds, Engine, Event, HiddenTriggers, Ignition,
    LinkKind, Mode, NegationFirst, Outcome, Phase, Profile, Reading, Replay, RewindKind, Seat,
    TrapMonsterZones, TriggerLocation, WindowKind, Zones,
};
use journal::{Knowledge, Record, Source, Time};
use timeline::History;

pub(crate) const PROFILE: Profile = Profile {
    ignition: Ignition::None,
    hidden_triggers: HiddenTriggers::WithOptional,
    early_trigger: false,
    trigger_location: TriggerLocation::PublicOnly,
    negated_summon_counts: true,
    replay: Replay::RetargetOrCancel,
    damage_step: DamageStep::Five,
    one_chain_per_damage_timing: true,
    phase_trigger_again: false,
    first_turn_draw: false,
    one_field_spell: false,
    zones: Zones::Classic,
    trap_monster_zones: TrapMonsterZones::MonsterOnly,
    duel_ends: DuelEnds::AfterTheEffect,
    negation_first: NegationFirst::TurnPlayer,
    texts: 0,
    zones_each: 5,
    main_phase_2: true,
    normal_draw: duel::NormalDraw::One,
    first_turn_battle: false,
};

/// Writes records one after the other, each batch given as a list of events.
#[derive(Clone, Default)]
pub(crate) struct Script {
    pub(crate) history: History,
    batch: u32,
}

impl Script {
    /// A duel that began on turn 1 in main phase 1 with a lingering chain of nothing: 2 records.
    pub(crate) fn begun() -> Self {
        let mut script = Self::default();
        script.batch(vec![
            Event::DuelBegan {
                profile_name: "P7".into(),
                profile: PROFILE,
                mode: Mode::Witness,
                reading: Reading::Written,
                catalogue: Digest([1; 32]),
                engine: Engine(1),
            },
            Event::PlayBegan {
                turn: 1,
                seat: Seat::A,
                phase: Some(Phase::Main1),
            },
        ]);
        script
    }

    /// Writes one batch and gives the number of its last record.
    pub(crate) fn batch(&mut self, events: Vec<Event>) -> u32 {
        self.batch += 1;
        for event in events {
            let record = self.next(event);
            self.history.push(record).expect("the script makes sense");
        }
        self.history.last()
    }

    /// Writes one event at a time, and when it happened where that is another one. Gives its record.
    pub(crate) fn written(&mut self, at: Time, happened_at: Option<Time>, event: Event) -> u32 {
        self.batch += 1;
        let record = self.next(event);
        let record = Record {
            at,
            happened_at,
            ..record
        };
        self.history.push(record).expect("the script makes sense");
        self.history.last()
    }

    /// The record that would come next.
    pub(crate) fn next(&self, event: Event) -> Record {
        let tip = Some(self.history.tip()).filter(|tip| *tip > 0);
        Record {
            number: self.history.last() + 1,
            follows: tip.filter(|_| !event.is_desk()),
            batch: self.batch,
            at: Time(0),
            happened_at: None,
            source: Source::Engine,
            knowledge: Knowledge::Decided,
            event,
            words: None,
        }
    }

    pub(crate) fn rewind(&mut self, to: u32) -> u32 {
        self.batch(vec![rewound(to, None)])
    }

    /// Does what an undo does: takes back the batch the history says is next.
    pub(crate) fn undo(&mut self) -> u32 {
        let batch = *self.history.to_undo().expect("there is something to undo");
        self.batch(vec![rewound(batch.before, Some(batch.number))])
    }
}

pub(crate) fn rewound(to: u32, undoes: Option<u32>) -> Event {
    let kind = if undoes.is_some() {
        RewindKind::Correction
    } else {
        RewindKind::Judge
    };
    Event::Rewound {
        to,
        kind,
        undoes,
        extension: None,
    }
}

/// A gain of life points: every position on a line differs from the one before.
pub(crate) fn gain(was: u32) -> Event {
    Event::LpChanged {
        seat: Seat::A,
        by: 100,
        to: was + 100,
        cause: Cause::RULE,
    }
}

/// A gain that folds wherever it stands.
pub(crate) fn set_lp(to: u32) -> Event {
    Event::LpChanged {
        seat: Seat::B,
        by: 0,
        to,
        cause: Cause::SET_UP,
    }
}

pub(crate) fn turn(turn: u16) -> Event {
    Event::TurnBegan {
        turn,
        seat: Seat::A,
    }
}

pub(crate) fn phase(phase: Phase) -> Event {
    Event::PhaseEntered { phase }
}

pub(crate) fn window(window: u32) -> Event {
    Event::WindowOpened {
        window,
        kind: WindowKind::Open,
        owed: (Seat::A, None),
        because: Because::AllPassed,
    }
}

pub(crate) fn link(link: u8) -> Event {
    Event::LinkAdded {
        link,
        seat: Seat::A,
        card: CardId(0),
        effect: 0,
        mode: 0,
        kind: LinkKind::SpellCard,
        speed: 2,
        targets: Default::default(),
        declared: None,
        word: None,
    }
}

/// A whole chain of so many links: 2 + 3 times as many events.
pub(crate) fn chain(links: u8) -> Vec<Event> {
    let mut events: Vec<Event> = (1..=links).map(link).collect();
    events.push(Event::ChainClosed { links });
    for link in (1..=links).rev() {
        let outcome = Outcome::NoEffect;
        events.push(Event::LinkResolving { link });
        events.push(Event::LinkResolved { link, outcome });
    }
    events.push(Event::ChainEnded);
    events
}
