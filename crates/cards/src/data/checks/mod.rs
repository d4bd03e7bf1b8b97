//! What a definition must be beyond its types: a card that can't do what its file says is a
//! mistake of the file, found before anybody plays with it.
//!
//! Each file here is a table of small checks of one kind of part; `walk.rs` finds the parts and
//! the way to each. A check is handed one part and says at most one mistake.

mod act;
mod cost;
mod effect;
mod filter;
mod given;
mod known;
mod loops;
mod mode;
mod occasion;
mod printed;
mod standing;
mod summoning;
mod walk;
mod words;

pub(super) use known::{Knows, names_known_cards};

use super::locate::{Mistake, Step};
use rules::vocabulary::{CardDef, CardKind, Effect, EffectKind};

/// Every mistake that a card's own definition shows.
pub(super) fn card(card: &CardDef) -> Vec<Mistake> {
    let mut mistakes = printed::mistakes(card);
    mistakes.extend(summoning::mistakes(card));
    for (path, effects) in texts(card) {
        mistakes.extend(text(card, effects).into_iter().map(|m| m.under(&path)));
    }
    mistakes.extend(earlier(card));
    mistakes
}

/// The way to each text of a card, and the effects it gives.
fn texts(card: &CardDef) -> impl Iterator<Item = (Vec<Step>, &[Effect])> {
    let now = (vec![Step::Field("effects")], card.effects.as_slice());
    let earlier = card.earlier.iter().enumerate().map(|(number, text)| {
        let path = ["earlier", "effects"].map(Step::Field);
        let path = vec![path[0], Step::Item(number), path[1]];
        (path, text.effects.as_slice())
    });
    std::iter::once(now).chain(earlier)
}

/// Every mistake of the effects that one text gives.
fn text(card: &CardDef, effects: &[Effect]) -> Vec<Mistake> {
    let mut mistakes: Vec<Mistake> = activations(card, effects).into_iter().collect();
    for (number, effect) in effects.iter().enumerate() {
        let seen = effect::Seen {
            card,
            effects,
            effect,
        };
        let found = seen.mistakes().into_iter();
        mistakes.extend(found.map(|mistake| mistake.under(&[Step::Item(number)])));
    }
    mistakes.extend(loops::mistakes(card, effects));
    mistakes
}

/// A spell or trap is activated one way; its alternatives are modes.
fn activations(card: &CardDef, effects: &[Effect]) -> Option<Mistake> {
    let is_activation = |kind: &EffectKind| matches!(kind, EffectKind::CardActivation);
    let mut ways = effects.iter().enumerate();
    let mut next = || ways.find(|(_, effect)| is_activation(&effect.kind));
    let mistake = match (&card.kind, next(), next()) {
        (CardKind::Monster(_), _, _) | (_, Some(_), None) => return None,
        (_, None, _) => {
            let message = "no effect is the card's activation, so it can't be used";
            Mistake::at(&[], message).hint("write an effect with `kind: CardActivation`")
        }
        (_, _, Some((second, _))) => {
            let message = "several effects are the card's activation";
            Mistake::at(&[Step::Item(second)], message).hint("make them `modes` of one effect")
        }
    };
    Some(mistake)
}

/// Earlier texts: real days in order, each text another one than the next.
fn earlier(card: &CardDef) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    let mut before = 0;
    for (number, text) in card.earlier.iter().enumerate() {
        let path = [Step::Field("earlier"), Step::Item(number)];
        let next = card.earlier.get(number + 1);
        let next = next.map_or(&card.effects, |text| &text.effects);
        let until = [path[0], path[1], Step::Field("until")];
        if !is_day(text.until) {
            let message = format!("{} is no day", text.until);
            mistakes.push(Mistake::at(&until, message).hint("write it as yyyymmdd: 20141231"));
        } else if text.until <= before {
            let message = "this text ended no later than the one before it";
            mistakes.push(Mistake::at(&until, message).hint("put the oldest text first"));
        }
        if text.effects == *next {
            let message = "this text is the same as the one after it";
            mistakes.push(Mistake::at(&path, message));
        }
        before = text.until;
    }
    mistakes
}

/// True for a day of the calendar, as yyyymmdd, since the game began.
fn is_day(day: u32) -> bool {
    let (year, month, day) = (day / 10_000, day / 100 % 100, day % 100);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    (1999..=2999).contains(&year) && (1..=12).contains(&month) && (1..=days).contains(&day)
}
