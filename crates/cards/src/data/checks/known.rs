//! Checks of the numbers a definition names: each is a card's, and a token's is a token's.

use super::{texts, walk::parts};
use crate::data::locate::{Mistake, Step};
use duel::Passcode;
use rules::vocabulary::{Act, CardDef, Filter};

/// What is known of a passcode: nothing, or whether it is a token's.
pub(crate) type Knows<'a> = &'a dyn Fn(Passcode) -> Option<bool>;

/// Numbers that name no card, and tokens that are none.
pub(in crate::data) fn names_known_cards(card: &CardDef, knows: Knows<'_>) -> Vec<Mistake> {
    let mut mistakes = treated_as(card, knows);
    for (path, effects) in texts(card) {
        for (number, effect) in effects.iter().enumerate() {
            let path: Vec<Step> = [path.as_slice(), &[Step::Item(number)]].concat();
            let found = in_parts(&parts(effect), knows).into_iter();
            mistakes.extend(found.map(|mistake| mistake.under(&path)));
        }
    }
    let summoning = &card.summoning;
    let under = |mistake: Mistake| mistake.under(&[Step::Field("summoning")]);
    if let Some(materials) = &summoning.materials {
        let found = in_parts(&parts(materials), knows).into_iter();
        let found = found.map(|mistake| mistake.under(&[Step::Field("materials")]));
        mistakes.extend(found.map(under));
    }
    for (number, way) in summoning.ways.iter().enumerate() {
        let path = [Step::Field("ways"), Step::Item(number)];
        let found = in_parts(&parts(way), knows).into_iter();
        mistakes.extend(found.map(|mistake| under(mistake.under(&path))));
    }
    mistakes
}

fn treated_as(card: &CardDef, knows: Knows<'_>) -> Vec<Mistake> {
    let path = [Step::Field("treated_as")];
    let name = card.treated_as.into_iter();
    name.filter_map(|code| unknown(&path, code, knows))
        .collect()
}

fn unknown(path: &[Step], code: Passcode, knows: Knows<'_>) -> Option<Mistake> {
    knows(code).is_none().then(|| {
        let message = format!("no card has the passcode {}, which this names", code.0);
        Mistake::at(path, message).hint("add that card's file to the folder")
    })
}

fn in_parts(parts: &super::walk::Parts<'_>, knows: Knows<'_>) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for at in &parts.filters {
        let found = in_filter(at.part, knows).into_iter();
        mistakes.extend(found.map(|mistake| mistake.under(&at.path)));
    }
    for at in &parts.done {
        let Act::MakeToken { token, .. } = at.part.act else {
            continue;
        };
        let found = no_token(token, knows);
        mistakes.extend(found.map(|mistake| mistake.under(&at.path)));
    }
    mistakes
}

fn in_filter(filter: &Filter, knows: Knows<'_>) -> Vec<Mistake> {
    let lists = [("name", &filter.name), ("not_name", &filter.not_name)];
    let named = lists.into_iter().flat_map(|(field, list)| {
        let numbered = list.iter().enumerate();
        numbered.map(move |(number, code)| ([Step::Field(field), Step::Item(number)], *code))
    });
    named
        .filter_map(|(path, code)| unknown(&path, code, knows))
        .collect()
}

fn no_token(token: Passcode, knows: Knows<'_>) -> Option<Mistake> {
    let path = [Step::Field("act"), Step::Field("token")];
    match knows(token) {
        Some(true) => None,
        None => unknown(&path, token, knows),
        Some(false) => {
            let message = format!("{} is a card's, and no token's", token.0);
            Some(Mistake::at(&path, message).hint("its file needs `token: true`"))
        }
    }
}
