//! What things are called inside a sentence: cards, places, phases, windows.

use crate::{Language, Wording, args, ids};
use duel::{
    Because, CardId, DamageTiming, Forbidden, Method, Passcode, Phase, Place, Position, Posture,
    Row, Seat, Step, Value, WindowKind, Word, Zone,
};
use rules::{Catalogue, vocabulary::Names};

impl Wording {
    /// A card's name as a sentence has it; "card 12345678" for one the catalogue doesn't describe.
    /// `None` when the face isn't known (0 stands for a face this reader may not know).
    #[must_use]
    pub fn face(&self, cards: &Catalogue, face: Option<Passcode>) -> Option<String> {
        let face = face.filter(|face| face.0 != 0)?;
        Some(match cards.get(face) {
            Some(card) => self.text("card-named", args![name: self.name(&card.names)]),
            None => self.text("card-undescribed", args![passcode: face.0.to_string()]),
        })
    }

    /// What a card is called: its name, or, where the face isn't known, where it lies ("the set
    /// card in B's spell and trap zone 2").
    #[must_use]
    pub fn card(&self, position: &Position, cards: &Catalogue, card: CardId) -> String {
        match position.card(card) {
            Some(row) => self.row(cards, row),
            None => self.text("card-some", &[]),
        }
    }

    /// The same for a card that is at hand.
    pub(crate) fn row(&self, cards: &Catalogue, row: &Row) -> String {
        self.face(cards, row.face).unwrap_or_else(|| {
            let (zone, number) = zone_and_number(row.place);
            self.text(
                "card-unknown",
                args![zone: zone, seat: self.player(row.place.seat), number: number],
            )
        })
    }

    /// "B's spell and trap zone 2".
    #[must_use]
    pub fn location(&self, place: Place) -> String {
        self.located("place", place)
    }

    /// "to B's graveyard", "from B's hand": the key says which.
    #[must_use]
    pub fn located(&self, key: &str, place: Place) -> String {
        let (zone, number) = zone_and_number(place);
        self.text(
            key,
            args![zone: zone, seat: self.player(place.seat), number: number],
        )
    }

    /// "main phase 1".
    #[must_use]
    pub fn phase(&self, phase: Phase) -> String {
        self.text("phase", args![phase: ids::phase(phase)])
    }

    /// "the battle phase", as a sentence has it.
    pub(crate) fn the_phase(&self, phase: Phase) -> String {
        self.text("the-phase", args![phase: ids::phase(phase)])
    }

    /// "damage step".
    #[must_use]
    pub fn step(&self, step: Step) -> String {
        self.text("step", args![step: ids::step(step)])
    }

    /// "before damage calculation", in the damage step.
    #[must_use]
    pub fn timing(&self, timing: DamageTiming) -> String {
        self.text("timing", args![timing: ids::timing(timing)])
    }

    /// "Tribute Summon".
    pub(crate) fn method(&self, method: Method) -> String {
        self.text("method", args![method: ids::method(method)])
    }

    /// "ATK".
    pub(crate) fn value(&self, value: Value) -> String {
        self.text("value", args![value: ids::value(value)])
    }

    /// An attribute or a type.
    pub(crate) fn word(&self, word: Word) -> String {
        // A key of a locale file has no spaces.
        let id = word.as_str().replace(' ', "-");
        self.text("word", args![word: word.as_str(), id: id])
    }

    /// "2 Spell Counters".
    #[must_use]
    pub fn counters(&self, counter: Word, count: u32) -> String {
        self.text("counters", args![word: counter.as_str(), count: count])
    }

    /// "Special Summon monsters", "attack with Sangan": what may not be done, and with what.
    pub(crate) fn forbidden(&self, what: Forbidden, cards: Option<String>) -> String {
        let cards = cards.unwrap_or_else(|| "none".to_owned());
        self.text("forbidden", args![what: ids::forbidden(what), cards: cards])
    }

    /// "in face-up attack position", "face-up".
    #[must_use]
    pub fn in_posture(&self, posture: Posture) -> String {
        self.text("posture-in", args![posture: ids::posture(posture)])
    }

    /// "face-up attack position".
    #[must_use]
    pub fn posture(&self, posture: Posture) -> String {
        self.text("posture", args![posture: ids::posture(posture)])
    }

    /// "turn 3, main phase 1".
    #[must_use]
    pub fn place(&self, turn: u16, phase: Phase, step: Option<Step>) -> String {
        let phase = self.phase(phase);
        match step {
            Some(step) => self.text(
                "moment-step",
                args![turn: turn, phase: phase, step: self.step(step)],
            ),
            None => self.text("moment", args![turn: turn, phase: phase]),
        }
    }

    /// "the free window after the chain of 1 link".
    #[must_use]
    pub fn window(&self, kind: WindowKind, because: Because) -> String {
        let kind = self.text("window", args![kind: ids::window_kind(kind)]);
        self.text(
            "window-because",
            args![window: kind, because: self.because(because)],
        )
    }

    /// "after the chain of 1 link".
    pub(crate) fn because(&self, because: Because) -> String {
        let phase = match because {
            Because::PhaseBegan(phase) | Because::MovesOn(phase) => self.the_phase(phase),
            _ => String::new(),
        };
        let step = match because {
            Because::LeavesStep(step) | Because::StepBegan(step) => self.step(step),
            _ => String::new(),
        };
        let timing = match because {
            Because::TimingBegan(timing) => self.timing(timing),
            _ => String::new(),
        };
        let links = match because {
            Because::ChainEnded { links } => links,
            Because::LinkAdded { link } => link,
            _ => 0,
        };
        let links_text = self.text("count-links", args![count: links]);
        let must = matches!(because, Because::TriggersMet { mandatory: true });
        self.text(
            "because",
            args![
                because: ids::because(because),
                phase: phase,
                step: step,
                timing: timing,
                links: links_text,
                link: links,
                mandatory: if must { "yes" } else { "no" },
            ],
        )
    }

    /// The players in order: "A, then B".
    pub(crate) fn order(&self, owed: (Seat, Option<Seat>)) -> String {
        let first = self.player(owed.0);
        match owed.1 {
            Some(second) => self.text("order", args![first: first, second: self.player(second)]),
            None => first.to_owned(),
        }
    }
}

impl Wording {
    /// The name of a card in the reader's language, where the card has one.
    #[must_use]
    pub fn name<'n>(&self, names: &'n Names) -> &'n str {
        name_in(self.language(), names)
    }
}

/// The name in a language, English where it has none.
pub(crate) fn name_in(language: Language, names: &Names) -> &str {
    let own = match language {
        Language::En => None,
        Language::It => names.it.as_deref(),
        Language::ZhHant => names.zh_hant.as_deref(),
    };
    own.unwrap_or(&names.en)
}

/// The number people give a zone of the field, from 1.
pub(crate) const fn number(place: Place) -> u8 {
    place.slot.saturating_add(1)
}

/// The zone as messages tell places apart, and its number: the extra monster zones count apart, and
/// the bottom of a deck is a place of its own.
pub(crate) const fn zone_and_number(place: Place) -> (&'static str, u8) {
    match (place.zone, place.slot) {
        (Zone::Monster, EXTRA_ZONES..) => ("extra_monster", number(place) - EXTRA_ZONES),
        (Zone::Deck, Place::BOTTOM) => ("bottom", 0),
        (zone, _) => (ids::zone(zone), number(place)),
    }
}

/// From this number on, monster zones are extra monster zones.
const EXTRA_ZONES: u8 = 5;
