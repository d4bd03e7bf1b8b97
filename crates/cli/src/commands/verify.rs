//! `takeback verify`: seals, order and a fold of everything, duel by duel.

use crate::arguments::{As, Verify};
use crate::context::Context;
use crate::damages;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::opened::{store_error, with_causes};
use journal::{DuelEntry, VerifyError};
use serde_json::json;
use wording::args;

/// Checks the duels named, or all of them.
pub(super) fn run(options: &Verify, context: &mut Context) -> Outcome {
    if options.role != As::Judge {
        context.read_as(options.role);
    }
    let shelf = context.shelf()?;
    let entries = if options.duels.is_empty() {
        shelf.entries()?
    } else {
        options
            .duels
            .iter()
            .map(|name| shelf.find(name))
            .collect::<Outcome<Vec<_>>>()?
    };
    let mut exit = Exit::Done;
    for entry in &entries {
        exit = exit.max(one(shelf.store(), entry, context)?);
    }
    if entries.is_empty() {
        context.say("duels-none", args![]);
    }
    Ok(exit)
}

fn one(store: &dyn journal::EventStore, entry: &DuelEntry, context: &mut Context) -> Outcome {
    let (id, name) = (entry.id.to_string(), entry.name.as_str());
    match journal::verify(store, entry.id) {
        Ok(verified) => {
            let (records, seal) = (verified.records, verified.seal.to_string());
            context.object(json!({
                "kind": "verified", "duel": id, "name": name, "records": records, "seal": seal,
            }));
            context.say(
                "verify-good",
                args![duel: name, records: records, seal: seal],
            );
            Ok(Exit::Done)
        }
        Err(VerifyError::Damage(damage)) => {
            let (record, last) = (damage.first, damage.last);
            let what = with_causes(&damage);
            context.object(json!({
                "kind": "damage", "duel": id, "name": name, "record": record, "last": last,
                "what": what,
            }));
            let sound = record.saturating_sub(1);
            let what = damages::what(&damage, &context.words);
            context.say("verify-bad", args![duel: name, what: what, sound: sound]);
            Ok(Exit::Damaged)
        }
        Err(VerifyError::Store(error)) => Err(store_error(name, &error)),
    }
}
