//! Who reads, as far as it changes a sentence: how a pass was given is the passing seat's secret.

use duel::{How, Role, Seat};

/// How a seat passed, where this reader may know it; `None` reads just "passed".
pub(crate) fn pass_as_read(viewer: Role, seat: Seat, how: How) -> Option<How> {
    let entitled = how.open() || viewer == Role::Judge || viewer == Role::Seat(seat);
    entitled.then_some(how)
}
