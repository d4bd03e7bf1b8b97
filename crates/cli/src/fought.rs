//! Why battle damage is what it is: the values that were counted in the battle, each with the record
//! that made it so, as the reader's role may know them.

use crate::asked::{named, stands};
use crate::context::Context;
use crate::error::Outcome;
use crate::reading::Reading;
use crate::seen::Walk;
use crate::trail::{Recounted, causes, tell};
use duel::{CardId, Event, Position, Reason, Value};
use serde_json::{Value as Json, json};
use timeline::{Watch, What};
use wording::args;

/// A value that was counted.
#[derive(Debug)]
pub(crate) struct Counted {
    about: String,
    value: String,
    made_by: Option<Recounted>,
}

/// The values behind a record, if it is battle damage; none otherwise.
///
/// # Errors
/// When the journal can't be this game.
pub(crate) fn counted(reading: &Reading, number: u32, context: &Context) -> Outcome<Vec<Counted>> {
    let Some(before) = before(reading, number)? else {
        return Ok(Vec::new());
    };
    let Some(attack) = before.attack else {
        return Ok(Vec::new());
    };
    let mut whats = vec![What::Value(attack.card, Value::Atk)];
    whats.extend(attack.target.map(|card| counts(&before, card)));
    let mut watches: Vec<Watch> = whats.iter().map(|what| Watch::new(*what)).collect();
    causes(reading, number, &mut watches)?;
    let pairs = whats.into_iter().zip(watches);
    pairs
        .map(|(what, watch)| {
            // What is printed on the card no record has made.
            let made = is_changed(&before, what).then(|| watch.since());
            let made_by = match made {
                Some(since) => tell(reading, &[since], context)?.pop(),
                None => None,
            };
            Ok(Counted {
                about: named(what, &before, context),
                value: stands(what, &before, context),
                made_by,
            })
        })
        .collect()
}

/// The position before battle damage, as the role reads it.
fn before(reading: &Reading, number: u32) -> Outcome<Option<Position>> {
    let history = &reading.opened.history;
    let mut walk = Walk::new(history, reading.line, number, reading.role.role());
    let mut found = None;
    while let Some((seen, _)) = walk.step().map_err(|error| reading.mismatch(&error))? {
        let battle =
            matches!(&seen.event, Event::LpChanged { cause, .. } if cause.reason == Reason::Battle);
        if seen.number == number && battle {
            found = Some(seen.before);
        }
    }
    Ok(found)
}

/// The value that counts of a monster that is attacked: its ATK, or its DEF where it defends.
fn counts(position: &Position, card: CardId) -> What {
    let row = position.card(card);
    let attacks = row.is_some_and(|row| row.posture == duel::Posture::FaceUpAttack);
    let value = if attacks { Value::Atk } else { Value::Def };
    What::Value(card, value)
}

fn is_changed(position: &Position, what: What) -> bool {
    let mut values = position.values.iter();
    values.any(|(card, value, _)| What::Value(*card, *value) == what)
}

impl Counted {
    /// For people.
    pub(crate) fn line(&self, context: &Context) -> String {
        let made = self.made_by.as_ref();
        let args = args![
            about: self.about.as_str(), value: self.value.as_str(),
            at: made.map_or(0, |told| told.number),
            text: made.map_or("", |told| told.text.as_str()),
        ];
        context.text("why-counted", args)
    }

    /// For programs.
    pub(crate) fn json(&self) -> Json {
        let made = self.made_by.as_ref();
        json!({
            "about": self.about, "value": self.value,
            "made_by": made.map(|told| told.object.clone()),
        })
    }
}
