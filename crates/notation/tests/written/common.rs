//! What the tests share: the shipped cards as a [`Lookup`], and a duel kept in memory.

use duel::{Event, Position};
use notation::script::{Rules, RulesBase};
use notation::{Found, Lookup, NoRules, Options, Ruleset, RunError, Runner, Sink, SinkError};
use rules::{Catalogue, Next, Said};

/// The shipped cards and profiles, and the cards that the repository's duels declare.
pub(crate) struct Shipped(pub(crate) Catalogue);

impl Shipped {
    pub(crate) fn new() -> Self {
        let shipped = cards::catalogue();
        let all = declared().chain(shipped.iter().cloned()).collect();
        Self(cards::catalogue_of(all))
    }

    /// The shipped cards, and those that a text declares.
    pub(crate) fn with(text: &str) -> Self {
        let script = notation::parse(text).unwrap_or_else(|error| panic!("{error:?}"));
        let shipped = Self(cards::catalogue());
        let own = notation::declared(&script, &shipped).expect("none of them is known");
        let all = own.into_iter().chain(shipped.0.iter().cloned()).collect();
        Self(cards::catalogue_of(all))
    }
}

fn declared() -> impl Iterator<Item = rules::vocabulary::CardDef> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/duels/declared");
    let files = std::fs::read_dir(folder).expect("the folder is there");
    files.flat_map(|file| {
        let text = std::fs::read_to_string(file.expect("it can be listed").path());
        let script = notation::parse(&text.expect("it is text")).expect("a written duel");
        script
            .cards()
            .map(notation::declaration)
            .collect::<Vec<_>>()
    })
}

impl Lookup for Shipped {
    fn card(&self, text: &str) -> Found {
        let names = |all: Vec<&rules::vocabulary::CardDef>| {
            all.into_iter().map(|card| card.names.en.clone()).collect()
        };
        match cards::find(&self.0, text) {
            cards::Found::One(card) => Found::One(card.passcode),
            cards::Found::Several(all) => Found::Several(names(all)),
            cards::Found::None { nearest } => Found::None {
                nearest: names(nearest),
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
        match cards::ruleset(&asked, &changes) {
            Ok(found) => Ok(Ruleset {
                profile: found.profile,
                lp: found.lp(),
                hand: found.hand(),
                deck: found.deck(),
                name: found.name,
            }),
            Err(cards::RulesetError::NoFlag { change }) => Err(NoRules::NoFlag { change }),
            Err(cards::RulesetError::NoValue { change, flag, kind }) => {
                let flag = flag.to_owned();
                Err(NoRules::NoValue { change, flag, kind })
            }
            Err(_) => Err(NoRules::Unknown {
                known: cards::profiles().into_iter().map(|one| one.id).collect(),
            }),
        }
    }
}

/// A duel in memory: its events and the position they fold into.
pub(crate) struct Memory<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) position: Position,
    pub(crate) events: Vec<Event>,
}

impl<'a> Memory<'a> {
    pub(crate) fn begin(catalogue: &'a Catalogue, set_up: Vec<Event>) -> Self {
        let mut memory = Self {
            catalogue,
            position: Position::new(),
            events: Vec::new(),
        };
        for event in set_up {
            memory.apply(event);
        }
        memory.settle();
        memory
    }

    fn apply(&mut self, event: Event) {
        if let Err(mismatch) = self.position.apply(&event) {
            panic!("{mismatch}: {event:?}");
        }
        self.events.push(event);
    }

    fn settle(&mut self) {
        for _ in 0..1000 {
            match rules::next(&self.position, self.catalogue) {
                Next::Event(event) => self.apply(event),
                _ => return,
            }
        }
        panic!("the duel goes on by itself for ever");
    }
}

impl Sink for Memory<'_> {
    type Error = ();

    fn position(&self) -> &Position {
        &self.position
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        self.events.iter().for_each(see);
    }

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<()>> {
        let (from, before) = (self.events.len(), self.position.clone());
        loop {
            match rules::answer(&self.position, self.catalogue, said) {
                Err(refusal) => {
                    self.events.truncate(from);
                    self.position = before;
                    return Err(SinkError::Refused(refusal));
                }
                Ok(event) => {
                    let way = rules::makes_way(&event, said);
                    self.apply(event);
                    self.settle();
                    if !way {
                        return Ok(self.events[from..].to_vec());
                    }
                }
            }
        }
    }
}

/// A duel begun as a text says, with nothing played yet.
pub(crate) fn begin<'a>(
    text: &str,
    cards: &'a Shipped,
) -> (notation::script::Script, Runner<'a, Memory<'a>>) {
    let script = notation::parse(text).unwrap_or_else(|error| panic!("{error:?}"));
    let events = notation::set_up(&script, &cards.0, cards, Options::default())
        .unwrap_or_else(|error| panic!("{error:?}"));
    let memory = Memory::begin(&cards.0, events);
    (script, Runner::new(memory, &cards.0, cards))
}

/// Plays a text.
pub(crate) fn play<'a>(text: &str, cards: &'a Shipped) -> Result<Memory<'a>, RunError<()>> {
    let (script, mut runner) = begin(text, cards);
    runner.play(script.play())?;
    Ok(runner.into_sink())
}
