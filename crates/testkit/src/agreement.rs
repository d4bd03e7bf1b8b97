//! `offers`, `answer` and `whynot` decide by the same conditions: whatever is said, they agree.

use duel::{
    Action, Event, How, Passcode, Phase, Picked, Position, Posture, Seat, Which, Word, Zone,
};
use rules::{
    Catalogue, Check, Next, Said, Truth, answer, asks_about_a_hand, makes_way, next, offers, whynot,
};

/// What each of the three says of something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opinions {
    /// It is among what is offered.
    pub offered: bool,
    /// It is accepted as legal.
    pub accepted: bool,
    /// Its conditions, one by one.
    pub conditions: Vec<Check>,
}

impl Opinions {
    /// Asks the three.
    ///
    /// # Panics
    /// When what the engine answers can't be.
    #[must_use]
    pub fn of(position: &Position, cards: &Catalogue, said: &Said) -> Self {
        Self {
            offered: offers(position, cards, said.by).contains(said),
            accepted: accepted(position, cards, said),
            conditions: whynot(position, cards, said),
        }
    }

    /// Checks that they say the same.
    ///
    /// # Panics
    /// When they don't.
    pub fn agree(&self, said: &Said) {
        let (offered, accepted) = (self.offered, self.accepted);
        assert_eq!(
            offered, accepted,
            "{said:?}: is it offered, is it accepted?"
        );
        // What a card is may be told at any time, whatever else is wrong.
        let told = matches!(said.action, Action::Show { .. });
        let conditions = &self.conditions;
        let fails = conditions.iter().any(|check| check.truth == Truth::No);
        assert!(
            told || offered != fails,
            "{said:?}: offered: {offered}, {conditions:?}"
        );
    }
}

/// Checks that the three say the same of something said here, and gives whether it is legal.
///
/// # Panics
/// When they don't.
pub fn check(position: &Position, cards: &Catalogue, said: &Said) -> bool {
    let opinions = Opinions::of(position, cards, said);
    opinions.agree(said);
    opinions.accepted
}

/// Whether the engine records this as legal, with nothing jumped over before it.
///
/// # Panics
/// When what the engine answers can't be.
#[must_use]
pub fn accepted(position: &Position, cards: &Catalogue, said: &Said) -> bool {
    let Ok(event) = answer(position, cards, said) else {
        return false;
    };
    let way = makes_way(&event, said);
    // A pass that means the window after this as well passes this one.
    let own = matches!(event, Event::WindowAnswered { seat, .. } if seat == said.by);
    if own && matches!(said.action, Action::Pass(_)) && asks_about_a_hand(position, cards) {
        return true;
    }
    if way && !matches!(event, Event::CardKnown { .. }) {
        return false;
    }
    let mut after = position.clone();
    let fits = after.apply(&event);
    fits.unwrap_or_else(|wrong| panic!("{said:?} is answered by {event:?}: {wrong}"));
    if way {
        return accepted(&after, cards, said);
    }
    !matches!(next(&after, cards), Next::Event(Event::Irregularity { .. }))
}

/// How many kinds of things [`mutation`] says.
pub const MUTATIONS: u64 = 34;

/// Something somebody might say here, most likely wrong: which kind, and about what.
#[must_use]
pub fn mutation(position: &Position, faces: &[Passcode], kind: u64, about: u64) -> Said {
    let row = |bits: u64| {
        position
            .rows
            .get(bits as usize % position.rows.len().max(1))
    };
    let nobody = Which::Card(duel::CardId(0xff00));
    let card = row(about).map_or(nobody, |row| Which::Card(row.id));
    let other = row(about >> 24).map_or(nobody, |row| Which::Card(row.id));
    let by = if about >> 7 & 1 == 0 {
        Seat::A
    } else {
        Seat::B
    };
    let face = faces[(about >> 8) as usize % faces.len()];
    let zone = Zone::Hand;
    let unseen = Which::Unseen {
        seat: by,
        zone,
        face,
    };
    let effect = (about >> 16) as u8 % 3;
    let action = match kind % MUTATIONS {
        0 => Action::Pass(How::Spoken),
        1 => Action::Ask,
        2 => Action::Activate { card, effect },
        3 => Action::Activate {
            card: unseen,
            effect: 0,
        },
        4 => Action::Activate {
            card: nobody,
            effect: 0,
        },
        5 => Action::Summon { card },
        6 => Action::Summon { card: unseen },
        7 => Action::SetMonster { card },
        8 => Action::SetSpell { card },
        9 => Action::FlipSummon { card },
        10 => Action::ChangePosition { card },
        11 => Action::SpecialSummon { card, way: effect },
        12 => Action::PendulumSummon,
        13 => Action::GeminiSummon { card },
        14 => Action::Attack { card, target: None },
        15 => Action::Attack {
            card,
            target: Some(other),
        },
        16 => Action::MoveOn { to: None },
        17 => Action::MoveOn {
            to: Some(Phase::Battle),
        },
        18 => Action::AgreeUpTo { to: Phase::End },
        19 => Action::EndTurn,
        20 => Action::Concede,
        21 => Action::Hold,
        22 => Action::Show {
            card,
            face,
            open: true,
        },
        23 => Action::Show {
            card: unseen,
            face,
            open: false,
        },
        24 => Action::Outcome(Picked::Cards([card].into_iter().collect())),
        25 => Action::Outcome(Picked::Number(about as u32 % 8)),
        kind => Action::Choose(choice(kind, about, [card, other], face)),
    };
    Said { by, action }
}

fn choice(kind: u64, about: u64, [card, other]: [Which; 2], face: Passcode) -> Picked<Which> {
    match kind {
        26 => Picked::Cards([card].into_iter().collect()),
        27 => Picked::Cards([card, other].into_iter().collect()),
        28 => Picked::Mode((about >> 4) as u8 % 3),
        29 => Picked::Phase(Phase::Battle),
        30 => Picked::Name(face),
        31 => Picked::Whether(about & 8 == 0),
        32 => Picked::Posture(Posture::FaceUpDefense),
        _ => match about % 3 {
            0 => Picked::Number((about >> 5) as u32 % 9),
            1 => Picked::Word(Word::new("Aqua").expect("a short word")),
            _ => Picked::Unknown,
        },
    }
}
