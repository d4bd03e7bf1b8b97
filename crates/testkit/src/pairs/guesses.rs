//! What is refused to a seat that guesses at the other's hand may not depend on what lies there.

use super::Difference;
use crate::play::Play;
use duel::{Action, Mode, Passcode, Picked, Position, Reading, Role, Seat, Which, Zone};
use rules::{Catalogue, Next, Said, answer, next};

/// Goes through a duel, and wherever a seat isn't asked about the other's hand lets it name a card
/// that lies there and one that doesn't: both have to be refused alike.
///
/// # Errors
/// The first [`Difference`].
///
/// # Panics
/// When the events of the duel can't be.
pub fn guesses_alike(play: &Play<'_>, seat: Seat) -> Result<(), Box<Difference>> {
    let mut position = Position::new();
    let mut said = play.script.iter().map(|spoken| spoken.at).peekable();
    for (at, event) in play.events.iter().enumerate() {
        if said.next_if(|next| *next <= at).is_some() && at >= play.set_up {
            guess(&position, play.cards, seat)?;
        }
        let fits = position.apply(event);
        fits.expect("it was applied before");
    }
    Ok(())
}

fn guess(position: &Position, cards: &Catalogue, seat: Seat) -> Result<(), Box<Difference>> {
    let Some((held, other)) = held_and_not(position, cards, seat.other()) else {
        return Ok(());
    };
    // Who is asked may be asked just about that; and elsewhere than in strict records the answer to
    // a question may come before it.
    let early = (position.mode, position.reading) != (Mode::Strict, Reading::Written);
    let asked = match next(position, cards) {
        Next::Ask(_) => position.choice.is_some_and(|choice| choice.seat == seat),
        _ => true,
    };
    let kinds: [fn(Picked<Which>) -> Action<Which>; 2] = [Action::Choose, Action::Outcome];
    for kind in kinds.into_iter().filter(|_| !asked && !early) {
        let told = |face| told(position, cards, (seat, kind), face);
        let (first, second) = (told(held), told(other));
        if first != second {
            let role = Role::Seat(seat);
            return Err(Box::new(Difference {
                role,
                first,
                second,
            }));
        }
    }
    Ok(())
}

/// A face that a hand holds as the record knows, and one that it doesn't hold.
fn held_and_not(position: &Position, cards: &Catalogue, of: Seat) -> Option<(Passcode, Passcode)> {
    let hand = || position.zone(of, Zone::Hand).map(|row| row.face);
    let held = hand().find_map(|face| face)?;
    let mut faces = cards.iter().map(|def| def.passcode);
    let other = faces.find(|face| !hand().any(|one| one == Some(*face)))?;
    Some((held, other))
}

fn told(
    position: &Position,
    cards: &Catalogue,
    (by, kind): (Seat, fn(Picked<Which>) -> Action<Which>),
    face: Passcode,
) -> String {
    let (seat, zone) = (by.other(), Zone::Hand);
    let unseen = Which::Unseen { seat, zone, face };
    let action = kind(Picked::Cards(core::iter::once(unseen).collect()));
    match answer(position, cards, &Said { by, action }) {
        Ok(_) => "it is so".to_owned(),
        Err(refusal) => format!("{by} guesses at a card: {:?}", refusal.rule),
    }
}
