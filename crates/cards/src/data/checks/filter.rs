//! Checks of filters: one that no card fits is a mistake.

use crate::data::locate::Mistake;
use rules::vocabulary::{Class, Filter};

/// True when the classes of a filter leave monsters out.
pub(super) fn no_monster(filter: &Filter) -> bool {
    !filter.class.is_empty() && !filter.class.contains(&Class::Monster)
}

/// Why no card can fit.
pub(super) fn mistake(filter: &Filter) -> Option<Mistake> {
    let values = filter.level_at_most.is_some()
        || filter.atk_at_most.is_some()
        || filter.atk_at_least.is_some()
        || filter.race.is_some()
        || filter.attribute.is_some();
    let crossed = matches!(
        (filter.atk_at_least, filter.atk_at_most),
        (Some(least), Some(most)) if least > most
    );
    let message = if values && no_monster(filter) {
        "no card fits: level, ATK, type and attribute are a monster's"
    } else if crossed {
        "no card fits: the least ATK is over the most"
    } else if filter.name.is_some() && filter.declared_name {
        "a filter has one name: the one written or the one declared"
    } else {
        return None;
    };
    Some(Mistake::at(&[], message))
}
