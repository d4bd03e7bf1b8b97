//! The rules of a duel: a name, or a region and a day, and what is changed in them.

use super::cursor::{Cursor, Parsed, name};
use crate::error::Mistake;
use crate::error::NotationError;
use crate::script::{At, FlagChange, Rules, RulesBase};
use duel::Region;

const REGIONS: [(Region, &str); 2] = [(Region::Ocg, "OCG"), (Region::Tcg, "TCG")];
/// What stands before the changes.
const WITH: &str = "with";

/// `P7`, `time-wizard:2010-04-24`, `TCG 2010-04-24`, each with `with ignition: AfterSummon, …`
/// behind it or not.
pub(super) fn rules(cursor: &mut Cursor<'_>) -> Parsed<Rules> {
    let from = cursor.at();
    let value = base(cursor)?;
    let span = cursor.since(from);
    Ok(Rules {
        base: At { value, span },
        changes: changes(cursor)?,
    })
}

fn base(cursor: &mut Cursor<'_>) -> Parsed<RulesBase> {
    let alone = |cursor: &Cursor<'_>| cursor.is_done() || cursor.sees(WITH);
    if cursor.is_done() || cursor.sees(WITH) || cursor.sees(":") || cursor.sees(",") {
        return Err(cursor.expected(vec!["a rule profile", "a format", "OCG", "TCG"]));
    }
    let mut ahead = cursor.clone();
    if let Some(region) = ahead.one_of(&REGIONS)
        && !alone(&ahead)
    {
        *cursor = ahead;
        return Ok(RulesBase::Held(region, name(cursor.word())?.value));
    }
    let first = name(cursor.word())?.value;
    if cursor.take(":") {
        if alone(cursor) {
            return Err(cursor.expected(vec!["a day such as 2010-04-24"]));
        }
        return Ok(RulesBase::Named(format!(
            "{first}:{}",
            name(cursor.word())?.value
        )));
    }
    let is_day = first.contains('-') && first.starts_with(|c: char| c.is_ascii_digit());
    if is_day {
        return Ok(RulesBase::Held(cursor.expect_one_of(&REGIONS)?, first));
    }
    Ok(RulesBase::Named(first))
}

fn changes(cursor: &mut Cursor<'_>) -> Parsed<Vec<FlagChange>> {
    let mut changes: Vec<FlagChange> = Vec::new();
    if !cursor.take(WITH) {
        return Ok(changes);
    }
    loop {
        let change = change(cursor)?;
        let same = |other: &FlagChange| other.flag.value.eq_ignore_ascii_case(&change.flag.value);
        if changes.iter().any(same) {
            let mistake = Mistake::Twice { what: "a flag" };
            return Err(NotationError::new(change.flag.span, mistake));
        }
        changes.push(change);
        if !cursor.take(",") {
            return Ok(changes);
        }
    }
}

fn change(cursor: &mut Cursor<'_>) -> Parsed<FlagChange> {
    let flag = part(cursor, "a flag such as ignition")?;
    cursor.expect(":")?;
    let value = part(cursor, "a value such as AfterSummon")?;
    Ok(FlagChange { flag, value })
}

/// A word that is no mark.
fn part(cursor: &mut Cursor<'_>, wanted: &'static str) -> Parsed<At<String>> {
    if cursor.is_done()
        || [",", ":", "\"", "[", "]"]
            .iter()
            .any(|mark| cursor.sees(mark))
    {
        return Err(cursor.expected(vec![wanted]));
    }
    name(cursor.word())
}
