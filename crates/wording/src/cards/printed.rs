//! What is printed on a card.

use super::{Speaker, spelling};
use crate::args;
use crate::names::name_in;
use rules::vocabulary::{CardDef, CardKind, Monster, MonsterKind};

impl Speaker<'_> {
    /// Name, other names, kind and values, what its name counts as.
    pub(super) fn printed(&self, card: &CardDef) -> Vec<String> {
        let name = name_in(self.words.language(), &card.names);
        let passcode = format!("{:08}", card.passcode.0);
        let mut others: Vec<&str> = card.names.all().filter(|other| *other != name).collect();
        others.dedup();
        let also = args![names: self.words.joined(&others)];
        let archetypes = args![names: self.words.joined(&card.archetypes)];
        let treated = card
            .treated_as
            .and_then(|name| self.words.face(self.cards, Some(name)));
        let lines = [
            Some(self.text("defined-title", args![name: name, passcode: passcode])),
            (!others.is_empty()).then(|| self.text("defined-also", also)),
            Some(self.kind_of_card(&card.kind)),
            (!card.archetypes.is_empty()).then(|| self.text("defined-archetypes", archetypes)),
            treated.map(|name| self.text("defined-treated-as", args![name: name])),
        ];
        lines.into_iter().flatten().collect()
    }

    /// Monster, spell or trap, with the values.
    pub(super) fn kind_of_card(&self, kind: &CardKind) -> String {
        match kind {
            CardKind::Monster(monster) => self.monster(monster),
            CardKind::Spell(spell) => {
                let kind = spelling::spell(*spell);
                self.text("defined-spell", args![kind: kind])
            }
            CardKind::Trap(trap) => {
                let kind = spelling::trap(*trap);
                self.text("defined-trap", args![kind: kind])
            }
        }
    }

    fn monster(&self, monster: &Monster) -> String {
        let value = |value: Option<i32>| value.map_or_else(|| "?".to_owned(), |v| v.to_string());
        let def = match monster.kind {
            MonsterKind::Link => "none".to_owned(),
            _ => value(monster.def),
        };
        let scale = monster.scale.map(|scale| scale.to_string());
        let arrows: Vec<String> = monster
            .arrows
            .iter()
            .map(|arrow| self.text("defined-arrow", args![arrow: spelling::arrow(*arrow)]))
            .collect();
        let arrows = match self.words.list(&arrows) {
            none if none.is_empty() => "none".to_owned(),
            arrows => arrows,
        };
        self.text(
            "defined-monster",
            args![
                attribute: self.words.word(monster.attribute),
                race: self.words.word(monster.race),
                kinds: self.kinds(monster),
                noun: if monster.token { "token" } else { "monster" },
                kind: spelling::monster(monster.kind),
                level: monster.level,
                atk: value(monster.atk),
                def: def,
                scale: scale.unwrap_or_else(|| "none".to_owned()),
                arrows: arrows,
            ],
        )
    }

    /// "Synchro Tuner ", with a gap behind each.
    fn kinds(&self, monster: &Monster) -> String {
        let kinds = [
            (monster.kind != MonsterKind::Main).then(|| spelling::monster(monster.kind)),
            monster.scale.map(|_| "pendulum"),
            monster.flip.then_some("flip"),
            monster.spirit.then_some("spirit"),
            monster.gemini.then_some("gemini"),
            monster.tuner.then_some("tuner"),
        ];
        let kinds = kinds.into_iter().flatten();
        let gap = self.words.gap();
        kinds
            .map(|kind| self.adjective(kind, "monster", 1) + &gap)
            .collect()
    }
}
