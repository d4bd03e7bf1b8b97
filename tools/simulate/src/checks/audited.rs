//! What a table recorded is what the audit finds to follow, answer by answer.

use journal::Record;
use rules::Catalogue;
use timeline::History;

/// Every answer given again leads to the same records, and what was decided can be read out of
/// them.
///
/// # Panics
/// At the first record that differs.
pub fn differs_nowhere(records: &[Record], cards: &Catalogue) {
    let history = History::new(records.iter().cloned());
    let history = history.expect("records that follow one another");
    let audit = judge::audit(&history, cards).expect("it folds");
    if let Some(first) = audit.divergences.first() {
        let event = history.record(first.at).map(|record| &record.event);
        panic!(
            "the audit says that record {} ({event:?}) differs: {:?}",
            first.at, first.instead
        );
    }
}
