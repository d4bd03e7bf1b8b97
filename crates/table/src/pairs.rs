//! What is asserted while a batch is built, in debug builds only.

use duel::Position;
use rules::{Catalogue, Next, next};

/// The position, written out and read back, gives the same next event: nothing that decides the
/// future lies outside it.
///
/// # Panics
/// When it doesn't: a bug of the rules or of the position.
pub(crate) fn assert_reads_back(position: &Position, catalogue: &Catalogue, due: &Next) {
    if !cfg!(debug_assertions) {
        return;
    }
    let bytes = postcard::to_allocvec(position).expect("a position is plain data");
    let again: Position = postcard::from_bytes(&bytes).expect("it was written just now");
    assert_eq!(&again, position, "a position reads back as it was written");
    assert_eq!(
        &next(&again, catalogue),
        due,
        "what follows depends on the position alone"
    );
}
