//! The names of cards and rules, as written duels have them. What random duels name is looked up at
//! once; anything else as everywhere.

use crate::book::Book;
use cards::Asked;
use notation::script::{Rules, RulesBase};
use notation::{Found, Lookup, NoRules, Ruleset};
use rules::vocabulary::CardDef;

impl Lookup for Book {
    fn card(&self, text: &str) -> Found {
        if let Some(face) = self.names.get(text) {
            return Found::One(*face);
        }
        let names = |all: Vec<&CardDef>| {
            let names = all.into_iter().map(|def| def.names.en.clone());
            names.collect()
        };
        match cards::find(&self.cards, text) {
            cards::Found::One(def) => Found::One(def.passcode),
            cards::Found::Several(all) => Found::Several(names(all)),
            cards::Found::None { nearest } => Found::None {
                nearest: names(nearest),
            },
        }
    }

    fn rules(&self, rules: &Rules) -> Result<Ruleset, NoRules> {
        let changes = rules.changes.iter();
        let changes: Vec<(String, String)> = changes
            .map(|change| (change.flag.value.clone(), change.value.value.clone()))
            .collect();
        let asked = match &rules.base.value {
            RulesBase::Named(name) => {
                if let (true, Some(known)) = (changes.is_empty(), self.ruleset(name)) {
                    return Ok(known.clone());
                }
                Asked::Named(name.clone())
            }
            RulesBase::Held(region, day) => Asked::Held(*region, day.clone()),
        };
        ruleset(&asked, &changes).ok_or_else(|| NoRules::Unknown {
            known: self.rulesets().map(str::to_owned).collect(),
        })
    }
}

/// The rules that are asked for, with flags changed.
pub(crate) fn ruleset(asked: &Asked, changes: &[(String, String)]) -> Option<Ruleset> {
    let found = cards::ruleset(asked, changes).ok()?;
    Some(Ruleset {
        profile: found.profile,
        lp: found.lp(),
        hand: found.hand(),
        deck: found.deck(),
        name: found.name,
    })
}
