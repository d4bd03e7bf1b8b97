//! Loops: the duel stands where it stood before, and nobody chose anything on the way.
//!
//! A judge has to end such a loop, so the record says that it was found; nothing breaks it by
//! itself. What moves life points, counters or cards doesn't stand where it stood, and is no loop
//! of this kind.

use duel::{Action, Position, Use};

/// How many positions are kept in mind at most: a loop is shorter than that.
const FARTHEST: usize = 64;

/// The positions in which somebody was asked since anybody last chose to do something.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loops {
    /// Each with the moment it stood there first.
    seen: Vec<(u32, Position)>,
}

impl Loops {
    /// Somebody says something: unless it is only a pass, what was before leads nowhere back.
    pub(crate) fn hear<C>(&mut self, action: &Action<C>) {
        let waits = matches!(action, Action::Pass(_) | Action::Ask | Action::Hold);
        let goes_on = matches!(
            action,
            Action::MoveOn { .. }
                | Action::EndTurn
                | Action::AgreeUpTo { .. }
                | Action::Automatic { .. }
        );
        if !waits && !goes_on {
            self.seen.clear();
        }
    }

    /// How many events ago the duel stood just so, if it did.
    pub(crate) fn stands_again(&mut self, position: &Position) -> Option<u32> {
        let still = still(position);
        let before = self.seen.iter().find(|(_, seen)| *seen == still);
        if let Some((moment, _)) = before {
            let length = position.moment - moment;
            self.seen.clear();
            return Some(length);
        }
        if self.seen.len() == FARTHEST {
            self.seen.remove(0);
        }
        self.seen.push((position.moment, still));
        None
    }
}

/// A position without what only counts: two that are equal so are the same for the game.
fn still(position: &Position) -> Position {
    let mut still = position.clone();
    still.moment = 0;
    still.windows = 0;
    still.goals = Default::default();
    if let Some(window) = &mut still.window {
        window.number = 0;
        window.asked = [false; 2];
        window.held = [false; 2];
    }
    for row in &mut still.rows {
        row.since = 0;
        row.since_earliest = 0;
    }
    for link in &mut still.chain {
        link.moment = 0;
    }
    for happening in still.happened.iter_mut().chain(&mut still.occasion) {
        happening.group = position.group.saturating_sub(happening.group);
    }
    still.group = 0;
    still.resolving_since = 0;
    still.lingering_since.clear();
    // What was used in the loop is used in it again: a limit that ends it leads to another position.
    still.used.retain(|one| !matches!(one, Use::Effect { .. }));
    still.used_ever.clear();
    still
}
