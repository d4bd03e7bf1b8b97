//! What the texts of a card have at all, found once when a catalogue is made: whether a row is
//! worth a closer look. A mark that is missing says no for every text the card ever had; one that
//! is there says nothing more than that somebody has to look.

use crate::vocabulary::{CardDef, Effect, EffectKind, Occasion, Places, Standing};

/// What the texts of a card have.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Marks {
    /// Effects that are so while the card is face-up on the field.
    pub(crate) continuous: bool,
    /// One of these negates others.
    pub(crate) negates: bool,
    /// Triggers, but for those of a phase.
    pub(crate) trigger: bool,
    /// Mandatory triggers of a phase.
    pub(crate) phase: bool,
    /// Effects that say from where they are activated.
    pub(crate) placed: bool,
    /// How many ways of Special Summoning itself it has.
    pub(crate) ways: u8,
    /// Mandatory quick effects.
    pub(crate) mandatory_quick: bool,
    /// Effects that either player may use.
    pub(crate) anyone: bool,
}

impl Marks {
    /// The marks of a card.
    pub(crate) fn of(def: &CardDef) -> Self {
        let earlier = def.earlier.iter().flat_map(|text| &text.effects);
        let mut marks = Self {
            ways: crate::ways(def).count() as u8,
            ..Self::default()
        };
        for effect in def.effects.iter().chain(earlier) {
            marks.add(effect);
        }
        marks
    }

    fn add(&mut self, effect: &Effect) {
        self.placed |= !effect.from.is_empty();
        self.anyone |= effect.anyone;
        match &effect.kind {
            EffectKind::Continuous(all) => {
                self.continuous = true;
                self.negates |= all.iter().any(negates);
            }
            EffectKind::Trigger {
                mandatory,
                event: Occasion::Phase { .. },
                ..
            } => self.phase |= *mandatory,
            EffectKind::Trigger {
                event: Occasion::Told,
                ..
            } => {}
            EffectKind::Trigger { .. } => self.trigger = true,
            EffectKind::MandatoryQuick => self.mandatory_quick = true,
            _ => {}
        }
    }
}

/// Whether a card can be Special Summoned out of a deck in a way of its own.
pub(crate) fn comes_from_deck(def: &CardDef) -> bool {
    let deck = |place: &Places| {
        matches!(
            place,
            Places::Deck | Places::Excavated | Places::Done | Places::Bearer
        )
    };
    crate::ways(def).any(|way| way.places(def).iter().any(deck))
}

fn negates(standing: &Standing) -> bool {
    match standing {
        Standing::Negates(_) => true,
        Standing::While(_, inner) => inner.iter().any(negates),
        _ => false,
    }
}
