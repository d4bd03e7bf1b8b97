//! The written duels of the repository, played in memory and kept as histories.

use duel::{Event, Position};
use journal::{Knowledge, Record, Source, Time};
use notation::script::{Rules, RulesBase};
use notation::{Found, Lookup, NoRules, Options, Ruleset, Runner, Sink, SinkError};
use rules::{Catalogue, Next, Said};
use std::path::{Path, PathBuf};
use timeline::History;

/// The shipped cards and rules, as a written duel asks for them.
pub(crate) struct Shipped(pub(crate) Catalogue);

impl Lookup for Shipped {
    fn card(&self, text: &str) -> Found {
        match cards::find(&self.0, text) {
            cards::Found::One(card) => Found::One(card.passcode),
            _ => Found::None {
                nearest: Vec::new(),
            },
        }
    }

    fn rules(&self, rules: &Rules) -> Result<Ruleset, NoRules> {
        let asked = match &rules.base.value {
            RulesBase::Named(name) => cards::Asked::Named(name.clone()),
            RulesBase::Held(region, day) => cards::Asked::Held(*region, day.clone()),
        };
        let changes = rules.changes.iter();
        let changes: Vec<(String, String)> = changes
            .map(|change| (change.flag.value.clone(), change.value.value.clone()))
            .collect();
        let found = cards::ruleset(&asked, &changes);
        let found = found.map_err(|_| NoRules::Unknown { known: Vec::new() })?;
        Ok(Ruleset {
            profile: found.profile,
            lp: found.lp(),
            hand: found.hand(),
            deck: found.deck(),
            name: found.name,
        })
    }
}

/// A duel while it is played: every event with the number of what was said before it.
struct Memory<'a> {
    cards: &'a Catalogue,
    position: Position,
    events: Vec<(u32, Event)>,
    batch: u32,
}

impl Memory<'_> {
    fn put(&mut self, event: Event) {
        self.position.apply(&event).expect("a possible fact");
        self.events.push((self.batch, event));
    }

    fn settle(&mut self) {
        while let Next::Event(event) = rules::next(&self.position, self.cards) {
            self.put(event);
        }
    }
}

impl Sink for Memory<'_> {
    type Error = ();

    fn position(&self) -> &Position {
        &self.position
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        self.events.iter().for_each(|(_, event)| see(event));
    }

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<()>> {
        let (from, before) = (self.events.len(), self.position.clone());
        self.batch += 1;
        loop {
            match rules::answer(&self.position, self.cards, said) {
                Err(refusal) => {
                    self.events.truncate(from);
                    self.position = before;
                    return Err(SinkError::Refused(refusal));
                }
                Ok(event) => {
                    let way = rules::makes_way(&event, said);
                    self.put(event);
                    self.settle();
                    if !way {
                        let new = self.events[from..].iter();
                        return Ok(new.map(|(_, event)| event.clone()).collect());
                    }
                }
            }
        }
    }
}

/// The events of a written duel, each with the number of its batch.
pub(crate) fn played(text: &str, cards: &Shipped) -> Vec<(u32, Event)> {
    let script = notation::parse(text).expect("it can be read");
    let set_up = notation::set_up(&script, &cards.0, cards, Options::default());
    let mut memory = Memory {
        cards: &cards.0,
        position: Position::new(),
        events: Vec::new(),
        batch: 1,
    };
    for event in set_up.expect("a set-up") {
        memory.put(event);
    }
    memory.settle();
    let mut runner = Runner::new(memory, &cards.0, cards);
    let done = runner.play(script.play());
    assert!(done.is_ok(), "it plays");
    runner.into_sink().events
}

/// Events as the records of a duel without rewinds.
pub(crate) fn history(events: &[(u32, Event)]) -> History {
    let records = (1..).zip(events).map(|(number, (batch, event))| Record {
        number,
        follows: Some(number - 1).filter(|before| *before > 0),
        batch: *batch,
        at: Time(0),
        happened_at: None,
        source: Source::Engine,
        knowledge: Knowledge::Seen,
        event: event.clone(),
        words: None,
    });
    History::new(records).expect("one after the other")
}

/// The record at which play began.
pub(crate) fn play_began(events: &[(u32, Event)]) -> u32 {
    let began = events
        .iter()
        .position(|(_, event)| matches!(event, Event::PlayBegan { .. }));
    began.expect("play begins") as u32 + 1
}

/// The text of a written duel.
pub(crate) fn text(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("a written duel")
}

/// Every written duel: its path and its text.
pub(crate) fn all() -> Vec<(String, String)> {
    let mut files = Vec::new();
    collect(&folder(), &mut files);
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        (path.display().to_string(), text)
    };
    // A duel that declares its own cards is played with those, not with the shipped ones alone.
    files.retain(|path| !path.components().any(|part| part.as_os_str() == "declared"));
    files.into_iter().map(read).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/duels")
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|end| end == "duel") {
            found.push(path);
        }
    }
    found.sort();
}
