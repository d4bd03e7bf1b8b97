//! Cards, rule profiles and formats by what a written duel calls them.

use cards::Found as Card;
use cards::{Asked, Neighbour, RulesetError};
use notation::script::{Rules, RulesBase};
use notation::{Found, Lookup, NoRules, Ruleset};
use rules::Catalogue;

/// Looks names up in the catalogue, and among the shipped profiles and formats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'c>(pub &'c Catalogue);

impl Lookup for Names<'_> {
    fn card(&self, text: &str) -> Found {
        let names = |cards: Vec<&rules::vocabulary::CardDef>| {
            cards
                .into_iter()
                .map(|card| card.names.en.clone())
                .collect()
        };
        match cards::find(self.0, text) {
            Card::One(card) => Found::One(card.passcode),
            Card::Several(could) => Found::Several(names(could)),
            Card::None { nearest } => Found::None {
                nearest: names(nearest),
            },
        }
    }

    fn knows(&self, name: &str) -> bool {
        match cards::find(self.0, name) {
            Card::One(card) => {
                let mut names = card.names.all().map(cards::fold);
                !card.declared && names.any(|one| one == cards::fold(name))
            }
            _ => false,
        }
    }

    fn rules(&self, rules: &Rules) -> Result<Ruleset, NoRules> {
        let asked = match &rules.base.value {
            RulesBase::Named(name) => Asked::Named(name.clone()),
            RulesBase::Held(region, day) => Asked::Held(*region, day.clone()),
        };
        let changes = rules.changes.iter();
        let changes: Vec<(String, String)> = changes
            .map(|change| (change.flag.value.clone(), change.value.value.clone()))
            .collect();
        let found = cards::ruleset(&asked, &changes).map_err(why)?;
        Ok(Ruleset {
            profile: found.profile,
            lp: found.lp(),
            hand: found.hand(),
            deck: found.deck(),
            name: found.name,
        })
    }
}

/// Why there are no such rules, for a written duel.
fn why(error: RulesetError) -> NoRules {
    match error {
        RulesetError::Unknown { .. } => NoRules::Unknown { known: known() },
        RulesetError::OtherGame(game) => NoRules::OtherGame {
            title: game.title.value,
            known: known(),
        },
        RulesetError::NeedsADay { .. } => NoRules::NeedsADay,
        RulesetError::TakesNoDay { .. } => NoRules::TakesNoDay,
        RulesetError::NoDay { text } => NoRules::NoDay { text },
        RulesetError::NothingHeld {
            region,
            day,
            before,
            after,
        } => {
            let said = |next: Neighbour| (next.id, next.day.to_string());
            NoRules::NothingHeld {
                region,
                day: day.to_string(),
                before: before.map(said),
                after: after.map(said),
            }
        }
        RulesetError::NoFlag { change } => NoRules::NoFlag { change },
        RulesetError::NoValue { change, flag, kind } => NoRules::NoValue {
            change,
            flag: flag.to_owned(),
            kind,
        },
    }
}

/// Every profile by its id, then every format that is played here.
fn known() -> Vec<String> {
    let formats = cards::formats()
        .into_iter()
        .filter_map(|known| match known {
            cards::Known::Format(format) if format.takes_a_day() => {
                Some(format!("{}:DAY", format.name))
            }
            cards::Known::Format(format) => Some(format.name),
            cards::Known::OtherGame(_) => None,
        });
    let profiles = cards::profiles().into_iter().map(|named| named.id);
    profiles.chain(formats).collect()
}
