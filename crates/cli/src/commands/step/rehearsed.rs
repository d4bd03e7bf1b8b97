//! What the debugger's tests step through: a duel of the repository, played in memory.

use super::tape::Tape;
use crate::arguments::As;
use crate::opened::Opened;
use crate::reading::Reading;
use crate::rehearsal::{context, recorded_in, recorded_of};
use crate::scripts::Written;
use journal::{DuelEntry, DuelId, Head, Record, Seal, Time};
use std::path::Path;
use timeline::History;

/// A reading of a duel of the repository at its tip.
pub(super) fn reading(duel: &str, role: As) -> Reading {
    reading_of(recorded_in(duel, &context()), role)
}

/// The same of a duel as it is written.
pub(super) fn reading_of_text(text: &str, role: As) -> Reading {
    let context = context();
    let written = Written::of(Path::new("one.duel"), text.to_owned(), &context.words);
    let written = written.unwrap_or_else(|failure| panic!("{failure:?}"));
    reading_of(recorded_of(&written, &context), role)
}

fn reading_of(records: Vec<Record>, role: As) -> Reading {
    let history = History::new(records).expect("it is a history");
    let (line, at) = (history.current().id, history.last());
    let head = Head {
        number: at,
        seal: Seal([0; 32]),
    };
    let entry = DuelEntry {
        id: DuelId([7; 16]),
        name: "one".to_owned(),
        created: Time(0),
        archived: false,
        head,
    };
    Reading {
        opened: Opened { entry, history },
        line,
        at,
        role,
    }
}

/// A tape of a duel at its tip.
pub(super) fn tape(duel: &str, role: As) -> Tape {
    Tape::new(reading(duel, role)).expect("it folds")
}
