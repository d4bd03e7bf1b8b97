//! What lasts after the link that made it.

use super::{Speaker, spelling};
use crate::args;
use rules::vocabulary::{Linger, Objects, Side, Span};

impl Speaker<'_> {
    /// "you take no battle damage until the end of the turn".
    pub(super) fn linger(&self, side: Side, rule: Linger, until: Span) -> String {
        let forbidden = match rule {
            Linger::Forbids(what) => self.words.forbidden(what, None),
            _ => String::new(),
        };
        let said = args![
            rule: spelling::linger(rule),
            who: spelling::side(side),
            forbidden: forbidden,
            count: drawn(rule),
            phase: self.skipped(rule),
        ];
        let what = self.text("defined-linger", said);
        let until = self.span(until);
        self.text("defined-until", args![what: what, until: until])
    }

    /// The phase it skips.
    fn skipped(&self, rule: Linger) -> String {
        match rule {
            Linger::Skips(phase) => self.words.phase(phase),
            _ => String::new(),
        }
    }

    /// "the target isn't destroyed by effects until the end of the turn".
    pub(super) fn linger_on(&self, what: &Objects, rule: Linger, until: Span) -> String {
        let things = self.objects(what);
        let forbidden = match rule {
            Linger::Forbids(forbidden) => {
                self.words.forbidden(forbidden, Some(things.text.clone()))
            }
            _ => String::new(),
        };
        let said = args![
            rule: spelling::linger(rule),
            things: things.text.as_str(),
            one: things.count(),
            forbidden: forbidden,
            count: drawn(rule),
            phase: self.skipped(rule),
        ];
        let what = self.text("defined-linger-on", said);
        // It says itself how long it lasts.
        if (rule, until) == (Linger::BanishedWhenItLeaves, Span::WhileThere) {
            return what;
        }
        let until = self.span(until);
        self.text("defined-until", args![what: what, until: until])
    }
}

/// How many cards it draws, or how much damage it brings.
const fn drawn(rule: Linger) -> u32 {
    match rule {
        Linger::DrawsOnSpecialSummon(count) => count as u32,
        Linger::BurnsWhenDestroyed(amount) => amount,
        _ => 0,
    }
}
