//! What is said at the table, and what of it is in the journal.

mod support;

use duel::{
    Action, Answer, Audience, CardId, Digest, Event, How, Knowing, Mode, Passcode, Phase, Picked,
    Seat::A, Seat::B, Which, WindowKind, Zone,
};
use journal::{
    AppendError, Appended, Beside, DuelEntry, DuelId, EventStore, Head, Knowledge, Limits,
    MemoryStore, ReadError, SealedBatch, Source, StoredBatch, Time, Words,
};
use rules::{Rule, Said};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use support::{PASS, Side, Test, face, other_catalogue, set_up, tools};
use table::{SetUpFault, Table, TableError};

#[test]
fn a_duel_begins_with_one_batch_that_ends_where_somebody_is_asked() {
    let t = Test::story(Mode::Strict);
    assert_eq!(t.asked(), Some((A, WindowKind::Open)));
    assert_eq!(t.table.history().batches().len(), 1);
    assert_eq!(t.record(1).source, Source::Judge);
    assert_eq!(t.record(1).knowledge, Knowledge::Told);
    let opened = t.find(|event| matches!(event, Event::WindowOpened { .. }));
    assert_eq!(t.record(opened).source, Source::Engine);
    assert_eq!(t.record(opened).knowledge, Knowledge::Decided);
    t.check();
}

#[test]
fn a_set_up_that_begins_no_duel_makes_none() {
    let good = set_up(Mode::Strict, Side::default(), Side::default());
    let store = Arc::new(MemoryStore::default());
    let fault = |change: &dyn Fn(&mut Vec<Event>)| {
        let mut set_up = good.clone();
        change(&mut set_up.events);
        match Table::begin(tools(store.clone(), 1), set_up) {
            Err(TableError::SetUp(fault)) => fault,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(fault(&|events| events.clear()), SetUpFault::Beginning);
    assert_eq!(
        fault(&|events| drop(events.remove(0))),
        SetUpFault::Beginning
    );
    assert_eq!(fault(&|events| drop(events.pop())), SetUpFault::NoPlay);
    let twice = fault(&|events| events.push(events[1].clone()));
    assert!(matches!(twice, SetUpFault::Event { number: 3, .. }));
    let other = fault(&|events| {
        if let Event::DuelBegan { catalogue, .. } = &mut events[0] {
            *catalogue = Digest([9; 32]);
        }
    });
    assert!(matches!(
        other,
        SetUpFault::Catalogue {
            said: Digest([9, ..]),
            ..
        }
    ));
    assert!(store.duels(None, 10).expect("it reads").is_empty());
}

#[test]
fn one_action_is_one_batch_whose_records_follow_one_another() {
    let mut t = Test::story(Mode::Strict);
    let before = t.table.history().last();
    let words = Some(Words::said("I play Rota"));
    let said = Said {
        by: A,
        action: t.activate(A, "Reinforcement of the Army"),
    };
    let happened_at = Some(Time(5));
    let batch = t
        .table
        .say(&said, words.clone(), happened_at)
        .expect("it is legal");
    assert_eq!(batch.number, 2);
    assert_eq!(support::asked(&batch.asks), Some((B, WindowKind::Chain)));
    // Whoever activates a card names it: everybody knows it, and then it is said.
    let (named, said) = (&batch.records[0], &batch.records[1]);
    assert_eq!((named.number, named.follows), (before + 1, Some(before)));
    let to_all = |event: &Event| {
        matches!(
            event,
            Event::CardKnown {
                to: Audience::All,
                how: Knowing::Shown,
                ..
            }
        )
    };
    assert!(to_all(&named.event));
    assert_eq!((named.source, &named.words), (Source::Seat(A), &None));
    assert_eq!(said.follows, Some(named.number));
    assert!(matches!(said.event, Event::Said { by: A, .. }));
    assert_eq!(
        (said.source, said.knowledge, &said.words),
        (Source::Seat(A), Knowledge::Seen, &words)
    );
    for pair in batch.records[1..].windows(2) {
        assert_eq!(pair[1].follows, Some(pair[0].number));
        assert_eq!(
            (pair[1].source, pair[1].knowledge),
            (Source::Engine, Knowledge::Decided)
        );
        assert_eq!(
            (pair[1].batch, pair[1].happened_at, &pair[1].words),
            (2, happened_at, &None)
        );
    }
    assert_eq!(t.store.head(t.table.duel()).expect("it reads"), batch.head);
    t.check();
}

#[test]
fn what_the_rules_refuse_appends_nothing() {
    let mut t = Test::story(Mode::Strict);
    t.search();
    let (head, position) = (t.table.head(), t.table.position().clone());
    // FET-FREE: A moves too fast; the free window after the chain isn't over.
    match t.say(A, t.summon(A, "Elemental HERO Stratos")) {
        Err(TableError::Refused(refusal)) => assert_eq!(refusal.rule, Rule::OpenState),
        other => panic!("{other:?}"),
    }
    assert!(t.say(B, PASS).is_err());
    assert_eq!((t.table.head(), t.table.position()), (head, &position));
    assert_eq!(t.store.head(t.table.duel()).expect("it reads"), head);
}

#[test]
fn in_a_witness_record_the_windows_jumped_over_come_first_in_the_same_batch() {
    let mut t = Test::story(Mode::Witness);
    t.search();
    let said = Said {
        by: A,
        action: t.summon(A, "Elemental HERO Stratos"),
    };
    let words = Some(Words::said("normal summon Stratos"));
    let batch = t
        .table
        .say(&said, words.clone(), None)
        .expect("it is recorded");
    let answers: Vec<_> = batch
        .records
        .iter()
        .take_while(|r| !matches!(r.event, Event::Said { .. }))
        .filter_map(|r| match r.event {
            Event::WindowAnswered { seat, answer, .. } => {
                Some((seat, answer, r.source, r.knowledge))
            }
            _ => None,
        })
        .collect();
    let inferred = (Source::Engine, Knowledge::Inferred);
    assert_eq!(
        answers,
        [
            (A, Answer::Passed(How::MovedOn), inferred.0, inferred.1),
            (B, Answer::Skipped, inferred.0, inferred.1),
        ]
    );
    let heard: Vec<_> = batch.records.iter().filter(|r| r.words.is_some()).collect();
    assert_eq!(heard.len(), 1);
    assert!(matches!(heard[0].event, Event::Said { by: A, .. }));
    assert_eq!(heard[0].words, words);
    t.check();
}

#[test]
fn a_card_nobody_had_seen_is_told_by_the_seat_that_plays_it() {
    let mut set_up = set_up(Mode::Witness, Side::default(), Side::default());
    let hand = duel::Place::pile(A, Zone::Hand);
    let posture = duel::Posture::FaceDown;
    set_up.events.insert(
        1,
        Event::CardsEntered {
            owner: A,
            to: hand,
            count: 3,
            posture,
        },
    );
    let store = Arc::new(MemoryStore::default());
    let (mut table, _) = Table::begin(tools(store, 1), set_up).expect("it begins");
    let card = Which::Unseen {
        seat: A,
        zone: Zone::Hand,
        face: face("Gemini Elf"),
    };
    let said = Said {
        by: A,
        action: Action::Summon { card },
    };
    let batch = table
        .say(&said, Some(Words::said("Elf")), None)
        .expect("it is recorded");
    let told = &batch.records[0];
    assert!(matches!(
        told.event,
        Event::CardKnown {
            how: Knowing::OneOf,
            ..
        }
    ));
    assert_eq!(
        (told.source, told.knowledge, &told.words),
        (Source::Seat(A), Knowledge::Told, &None)
    );
    // Then everybody is told, and then it is said, with the words.
    assert!(matches!(
        batch.records[1].event,
        Event::CardKnown {
            how: Knowing::Shown,
            ..
        }
    ));
    assert!(matches!(batch.records[2].event, Event::Said { .. }));
    assert_eq!(batch.records[2].words, Some(Words::said("Elf")));
    let spoken = batch.records.iter().filter(|r| r.words.is_some());
    assert_eq!(spoken.count(), 1);
}

#[test]
fn of_two_writers_one_wins_and_the_other_stands_behind_it() {
    let mut t = Test::story(Mode::Strict);
    let mut other = t.reopened();
    let batch = t.ok(A, t.activate(A, "Reinforcement of the Army"));
    let said = Said {
        by: A,
        action: Action::EndTurn,
    };
    let before = other.head();
    match other.say(&said, None, None) {
        Err(TableError::Conflict { expected, actual }) => {
            assert_eq!((expected, actual), (before, batch.head));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(other.position(), t.table.position());
    assert_eq!(other.history().last(), t.table.history().last());
    let pass = Said {
        by: B,
        action: PASS,
    };
    other.say(&pass, None, None).expect("the other writes on");
    assert_eq!(
        t.table.refresh().expect("it reads"),
        other.history().last() - batch.head.number
    );
    assert_eq!(t.table.refresh().expect("it reads"), 0);
    assert_eq!(t.table.position(), other.position());
    t.check();
}

#[test]
fn a_table_that_only_tries_changes_nothing_in_the_store() {
    let mut t = Test::story(Mode::Strict);
    let head = t.table.head();
    t.table.only_try();
    t.search();
    let tried = t.table.history().last();
    t.table.undo(None).expect("there is something to undo");
    t.table
        .rewind(tried, duel::RewindKind::WhatIf, None)
        .expect("it can be gone back to");
    assert!(t.table.only_tries() && t.table.history().last() > tried);
    assert_eq!(t.store.head(t.table.duel()).expect("it reads"), head);
    assert_eq!(t.reopened().head(), head);
}

#[test]
fn other_card_definitions_are_stated_before_anything_is_decided_by_them() {
    let mut t = Test::story(Mode::Strict);
    let mut tools = tools(t.store.clone(), 3);
    tools.catalogue = other_catalogue();
    let digest = tools.catalogue.digest();
    let before = t.table.history().last();
    t.table = Table::open(tools, t.table.duel()).expect("it opens");
    let batch = t.ok(A, t.activate(A, "Reinforcement of the Army"));
    assert_eq!(
        batch.records[0].event,
        Event::DefinitionsChanged {
            catalogue: digest,
            engine: rules::ENGINE
        }
    );
    assert_eq!(batch.records[0].follows, Some(before));
    assert!(matches!(batch.records[1].event, Event::CardKnown { .. }));
    assert!(matches!(batch.records[2].event, Event::Said { .. }));
    let batch = t.ok(B, PASS);
    let stated = |event: &Event| matches!(event, Event::DefinitionsChanged { .. });
    assert!(!batch.records.iter().any(|r| stated(&r.event)));
    // Going back before the change, the line has the old definitions: they are stated again.
    let batch = t
        .table
        .rewind(before, duel::RewindKind::Judge, None)
        .expect("it is there");
    assert!(stated(&batch.records[1].event));
    assert!(matches!(
        batch.records[2].event,
        Event::WindowAsked { seat: A, .. }
    ));
    assert_eq!(
        t.table.history().definitions_at(batch.head.number),
        Some(t.table.catalogue().definitions())
    );
}

#[test]
fn a_duel_is_over_when_a_seat_concedes() {
    let mut t = Test::story(Mode::Strict);
    let batch = t.ok(B, Action::Concede);
    assert_eq!(batch.asks, rules::Next::Over);
    assert!(matches!(t.say(A, PASS), Err(TableError::Refused(_))));
    t.check();
}

#[test]
fn nonsense_is_refused_in_both_modes_and_appends_nothing() {
    for mode in [Mode::Strict, Mode::Witness] {
        let mut t = Test::story(mode);
        let head = t.table.head();
        let card = Which::Card(CardId(9_999));
        let unseen = Which::Unseen {
            seat: A,
            zone: Zone::Hand,
            face: Passcode(1),
        };
        for action in [
            Action::Summon { card },
            Action::Activate {
                card: unseen,
                effect: 0,
            },
            Action::Choose(Picked::Mode(3)),
            Action::Choose(Picked::Phase(Phase::Draw)),
            Action::Outcome(Picked::Unknown),
        ] {
            let refused = t.say(A, action.clone());
            assert!(
                matches!(refused, Err(TableError::Refused(_))),
                "{mode:?} {action:?}"
            );
        }
        assert_eq!(t.table.head(), head);
        t.check();
    }
}

/// A store that behaves badly on some appends.
struct Faulty {
    inner: Arc<MemoryStore>,
    /// So many appends are made but not answered.
    unanswered: AtomicU32,
    /// So many appends fail.
    full: AtomicU32,
}

impl Faulty {
    fn due(count: &AtomicU32) -> bool {
        count
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1))
            .is_ok()
    }
}

impl EventStore for Faulty {
    fn append(
        &self,
        duel: DuelId,
        after: Head,
        batch: &SealedBatch,
    ) -> Result<Appended, AppendError> {
        if Self::due(&self.full) {
            return Err(AppendError::Full("no room".into()));
        }
        let appended = self.inner.append(duel, after, batch)?;
        if Self::due(&self.unanswered) {
            return Err(AppendError::Unknown("the line broke".into()));
        }
        Ok(appended)
    }
    fn read(&self, duel: DuelId, from: u32, limits: Limits) -> Result<Vec<StoredBatch>, ReadError> {
        self.inner.read(duel, from, limits)
    }
    fn head(&self, duel: DuelId) -> Result<Head, ReadError> {
        self.inner.head(duel)
    }
    fn duels(&self, after: Option<DuelId>, most: usize) -> Result<Vec<DuelEntry>, ReadError> {
        self.inner.duels(after, most)
    }
    fn duel(&self, duel: DuelId) -> Result<DuelEntry, ReadError> {
        self.inner.duel(duel)
    }
    fn follow(
        &self,
        duel: DuelId,
        last: u32,
        timeout: Duration,
    ) -> Result<Vec<StoredBatch>, ReadError> {
        self.inner.follow(duel, last, timeout)
    }
    fn beside(&self, duel: DuelId, first: u32, last: u32) -> Result<Vec<Beside>, ReadError> {
        self.inner.beside(duel, first, last)
    }
    fn put_beside(&self, duel: DuelId, entries: &[Beside]) -> Result<(), AppendError> {
        self.inner.put_beside(duel, entries)
    }
}

fn over_faulty() -> (Test, Arc<Faulty>) {
    let mut t = Test::story(Mode::Strict);
    let faulty = Arc::new(Faulty {
        inner: t.store.clone(),
        unanswered: AtomicU32::new(0),
        full: AtomicU32::new(0),
    });
    t.table = Table::open(tools(faulty.clone(), 4), t.table.duel()).expect("it opens");
    (t, faulty)
}

#[test]
fn a_batch_whose_answer_was_lost_is_there_once() {
    let (mut t, faulty) = over_faulty();
    faulty.unanswered.store(2, Ordering::SeqCst);
    let batch = t.ok(A, t.activate(A, "Reinforcement of the Army"));
    assert_eq!(t.store.head(t.table.duel()).expect("it reads"), batch.head);
    t.ok(B, PASS);
    t.check();
}

#[test]
fn a_store_that_never_answers_is_said_and_can_be_read_again() {
    let (mut t, faulty) = over_faulty();
    let before = t.table.head();
    faulty.unanswered.store(99, Ordering::SeqCst);
    let lost = t.say(A, t.activate(A, "Reinforcement of the Army"));
    assert!(
        matches!(lost, Err(TableError::Append(AppendError::Unknown(_)))),
        "{lost:?}"
    );
    assert_eq!(t.table.head(), before);
    faulty.unanswered.store(0, Ordering::SeqCst);
    assert!(t.table.refresh().expect("it reads") > 0);
    assert_eq!(t.asked(), Some((B, WindowKind::Chain)));
    t.check();
}

#[test]
fn a_full_store_leaves_the_table_where_it_was() {
    let (mut t, faulty) = over_faulty();
    let (head, position) = (t.table.head(), t.table.position().clone());
    faulty.full.store(1, Ordering::SeqCst);
    let full = t.say(A, t.activate(A, "Reinforcement of the Army"));
    assert!(
        matches!(full, Err(TableError::Append(AppendError::Full(_)))),
        "{full:?}"
    );
    assert_eq!((t.table.head(), t.table.position()), (head, &position));
    t.ok(A, t.activate(A, "Reinforcement of the Army"));
    t.check();
}

#[test]
fn a_duel_that_does_not_exist_is_said() {
    let store = Arc::new(MemoryStore::default());
    let none = Table::open(tools(store, 1), DuelId([3; 16]));
    assert!(matches!(
        none,
        Err(TableError::Read(ReadError::NoSuchDuel(_)))
    ));
}
