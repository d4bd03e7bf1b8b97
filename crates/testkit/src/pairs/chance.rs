//! Duels played by chance: the set-up of a case as events, and what is said in it.

use super::{Case, Side};
use crate::play::Play;
use duel::{
    Action, Audience, CardId, Event, Knowing, Phase, Picked, Place, Position, Posture, Seat, Which,
    Zone,
};
use rules::{Ask, Catalogue, Next, Said, next, offers};

pub(super) fn play_by_chance<'a>(cards: &'a Catalogue, case: &Case) -> Play<'a> {
    let mut play = Play::begin(cards, &set_up(cards, case));
    for choice in &case.choices {
        if let Some((seat, lots)) = play.lots(usize::from(*choice)) {
            play.say_named(seat, lots);
            continue;
        }
        let Next::Ask(ask) = next(&play.position, cards) else {
            break;
        };
        let said = pick(&play, ask, *choice);
        let named = play.named(&said.action);
        play.say_named(said.by, named.expect("offers name cards that are there"));
    }
    play
}

/// What is said: mostly something that can be, now and then something that may be wrong.
fn pick(play: &Play<'_>, ask: Ask, choice: u16) -> Said {
    let position = &play.position;
    let mut said: Vec<Said> = offers(position, play.cards, ask.seat)
        .iter()
        .filter(|said| said.action != Action::Concede)
        .collect();
    if position.choice.is_none() {
        said.extend(shows(position, ask.seat));
        if choice.is_multiple_of(3) {
            said.extend(too_fast(position, position.turn_seat));
            said.extend(too_fast(position, ask.seat.other()));
        }
    }
    let at = usize::from(choice / 3) % said.len().max(1);
    said.into_iter().nth(at).unwrap_or(Said {
        by: ask.seat,
        action: Action::Choose(Picked::Cards(Default::default())),
    })
}

/// Shows a card of the hand, or tells one of the unidentified ones.
#[must_use]
pub fn shows(position: &Position, by: Seat) -> Vec<Said> {
    let hand = position.zone(by, Zone::Hand);
    let known = hand.filter_map(|row| {
        let (card, face) = (Which::Card(row.id), row.face?);
        let open = true;
        Some(Said {
            by,
            action: Action::Show { card, face, open },
        })
    });
    let mut said: Vec<Said> = known.collect();
    if position.unidentified(by, Zone::Hand).next().is_some()
        && let Some(&face) = position.pool[by].iter().min()
    {
        let (seat, zone, open) = (by, Zone::Hand, false);
        let card = Which::Unseen { seat, zone, face };
        said.push(Said {
            by,
            action: Action::Show { card, face, open },
        });
    }
    said
}

/// What somebody does who doesn't wait.
#[must_use]
pub fn too_fast(position: &Position, by: Seat) -> Vec<Said> {
    let mine = position.rows.iter().filter(|row| row.place.seat == by);
    let rows = mine.filter(|row| row.place.zone == Zone::Hand || row.place.zone.on_field());
    let actions = rows.flat_map(|row| {
        let card = Which::Card(row.id);
        [
            Action::Summon { card },
            Action::SetMonster { card },
            Action::SetSpell { card },
            Action::Activate { card, effect: 0 },
        ]
    });
    actions.map(|action| Said { by, action }).collect()
}

/// The set-up of a case.
fn set_up(cards: &Catalogue, case: &Case) -> Vec<Event> {
    let mut events = vec![Event::DuelBegan {
        profile_name: "as given".into(),
        profile: case.profile,
        mode: case.mode,
        reading: case.reading,
        catalogue: cards.digest(),
        engine: rules::ENGINE,
    }];
    let mut rows = 0;
    for (seat, side) in Seat::BOTH.into_iter().zip(&case.sides) {
        enter(&mut events, &mut rows, seat, side);
    }
    events.push(Event::PlayBegan {
        turn: 3,
        seat: Seat::A,
        phase: Some(Phase::Main1),
    });
    events
}

fn enter(events: &mut Vec<Event>, rows: &mut u32, owner: Seat, side: &Side) {
    let entered = |to, count| Event::CardsEntered {
        owner,
        to,
        count,
        posture: Posture::FaceDown,
    };
    let mut told = Vec::new();
    for (zone, cards) in [(Zone::Deck, &side.deck), (Zone::Hand, &side.hand)] {
        events.push(entered(Place::pile(owner, zone), cards.len() as u8));
        told.extend(cards.iter().map(|face| (*face, zone)));
    }
    for (slot, face) in (0..).zip(&side.set) {
        let (seat, zone) = (owner, Zone::Spell);
        events.push(entered(Place { seat, zone, slot }, 1));
        told.push((*face, zone));
    }
    for (face, zone) in told {
        let to = match zone {
            Zone::Deck => Audience::Judge,
            _ => Audience::Seat(owner),
        };
        let (card, how) = (CardId(*rows), Knowing::Told);
        *rows += 1;
        events.push(Event::CardKnown {
            card,
            face,
            to,
            how,
        });
    }
}
