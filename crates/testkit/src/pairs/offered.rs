//! What a seat is offered may not depend on what the other one hides.

use super::Difference;
use crate::play::{Named, Play, named};
use duel::{Action, Event, Picked, Position, Role, Seat};
use rules::{Ask, Catalogue, Next, next, offers};

/// Goes through both duels of a pair side by side, and compares what a seat is offered wherever it
/// is asked. `across` names a card of the second duel as the first one's is named.
///
/// # Errors
/// The first [`Difference`].
pub fn offered_alike(
    first: &Play<'_>,
    second: &Play<'_>,
    seat: Seat,
    across: impl Fn(usize, Named) -> Named,
) -> Result<(), Box<Difference>> {
    let (mut one, mut other) = (Walk::new(first), Walk::new(second));
    for (step, (said, again)) in first.script.iter().zip(&second.script).enumerate() {
        one.go(said.at);
        other.go(again.at);
        let ours = one.offered(seat).into_iter().map(|action| {
            let named = action.map(|named| Some(across(step, *named)));
            in_order(named.expect("every name has another"))
        });
        same(seat, &ours.collect::<Vec<_>>(), &other.offered(seat))?;
    }
    Ok(())
}

/// Walks through a duel that was played.
struct Walk<'p> {
    cards: &'p Catalogue,
    events: std::slice::Iter<'p, Event>,
    position: Position,
}

impl<'p> Walk<'p> {
    fn new(play: &'p Play<'_>) -> Self {
        Self {
            cards: play.cards,
            events: play.events.iter(),
            position: Position::new(),
        }
    }

    /// Goes on to the position after so many events.
    fn go(&mut self, moment: usize) {
        while (self.position.moment as usize) < moment
            && let Some(event) = self.events.next()
        {
            let fits = self.position.apply(event);
            fits.expect("it was applied before");
        }
    }

    /// What a seat is offered, if it is asked.
    fn offered(&self, seat: Seat) -> Vec<Action<Named>> {
        match next(&self.position, self.cards) {
            Next::Ask(Ask { seat: asked, .. }) if asked == seat => {
                let offered = offers(&self.position, self.cards, seat);
                let named = offered
                    .iter()
                    .filter_map(|said| named(&self.position, &said.action));
                named.map(in_order).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// In which order cards are chosen is no difference: they are listed by their rows.
fn in_order(mut action: Action<Named>) -> Action<Named> {
    if let Action::Choose(Picked::Cards(cards)) = &mut action {
        cards.sort_by_key(|named| match *named {
            Named::Row(row) => (row, None),
            Named::Unseen(seat, zone, face) => (usize::MAX, Some((seat, zone, face))),
        });
    }
    action
}

fn same(
    seat: Seat,
    ours: &[Action<Named>],
    theirs: &[Action<Named>],
) -> Result<(), Box<Difference>> {
    // Mostly they stand in the same order.
    let missing = |from: &[Action<Named>], of: &[Action<Named>]| {
        let all = of.iter().enumerate();
        all.filter(|(n, action)| from.get(*n) != Some(action) && !from.contains(action))
            .map(|(_, action)| format!("{action:?}"))
            .next()
    };
    let told = |action: Option<String>| match action {
        Some(action) => format!("{seat} is offered {action}"),
        None => format!("{seat} isn't offered that"),
    };
    let (lost, new) = (missing(theirs, ours), missing(ours, theirs));
    if lost.is_none() && new.is_none() && ours.len() == theirs.len() {
        return Ok(());
    }
    Err(Box::new(Difference {
        role: Role::Seat(seat),
        first: told(lost),
        second: told(new),
    }))
}
