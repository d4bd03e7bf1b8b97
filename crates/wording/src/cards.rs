//! A card's definition in words: what is printed on it, and what each effect does.
//!
//! It says back what the engine will do, not what the card's own text says.

mod acts;
mod filters;

use crate::{Wording, args, names::name_in};
use rules::{
    Catalogue,
    vocabulary::{
        Activation, Answers, CardDef, CardKind, Condition, Does, Effect, EffectKind, Limit, Mode,
        Monster, Occasion, Side, Spell, Subject, Timing, Trap,
    },
};

/// How far a mode's lines stand in.
const INDENT: &str = "  ";

impl Wording {
    /// The card, line by line: its name, its other names, what is printed, and each effect with
    /// its cost, its choices, what it answers, targets and does. Lines that belong to an effect are
    /// indented.
    #[must_use]
    pub fn card_in_words(&self, card: &CardDef, cards: &Catalogue) -> Vec<String> {
        let mut lines = self.printed(card);
        if card.effects.is_empty() {
            lines.push(self.text("defined-no-effect", &[]));
        }
        for (number, effect) in card.effects.iter().enumerate() {
            lines.extend(self.effect(number + 1, effect, cards));
        }
        lines
    }

    fn printed(&self, card: &CardDef) -> Vec<String> {
        let name = name_in(self.language(), &card.names);
        let passcode = format!("{:08}", card.passcode.0);
        let mut others: Vec<&str> = card.names.all().filter(|other| *other != name).collect();
        others.dedup();
        let also = args![names: others.join(", ")];
        let archetypes = args![names: card.archetypes.join(", ")];
        let lines = [
            Some(self.text("defined-title", args![name: name, passcode: passcode])),
            (!others.is_empty()).then(|| self.text("defined-also", also)),
            Some(self.kind_of_card(&card.kind)),
            (!card.archetypes.is_empty()).then(|| self.text("defined-archetypes", archetypes)),
        ];
        lines.into_iter().flatten().collect()
    }

    fn kind_of_card(&self, kind: &CardKind) -> String {
        match kind {
            CardKind::Monster(monster) => self.monster(monster),
            CardKind::Spell(spell) => self.text("defined-spell", args![kind: spell_id(*spell)]),
            CardKind::Trap(trap) => self.text("defined-trap", args![kind: trap_id(*trap)]),
        }
    }

    fn monster(&self, monster: &Monster) -> String {
        let value = |value: Option<i32>| value.map_or_else(|| "?".to_owned(), |v| v.to_string());
        let values = args![
            attribute: monster.attribute.as_str(),
            race: monster.race.as_str(),
            level: monster.level,
            atk: value(monster.atk),
            def: value(monster.def),
            extra: if monster.extra { "yes" } else { "no" },
        ];
        self.text("defined-monster", values)
    }

    fn effect(&self, number: usize, effect: &Effect, cards: &Catalogue) -> Vec<String> {
        let limit = effect.limit.map(|limit| {
            let limit = match limit {
                Limit::OncePerTurn => "turn",
                Limit::OncePerTurnByName => "name",
            };
            self.text("defined-limit", args![limit: limit])
        });
        let kind = self.text("defined-kind", args![kind: kind_id(&effect.kind)]);
        let head = args![number: number, kind: kind, limit: limit.unwrap_or_default()];
        let mut lines = vec![self.text("defined-effect", head)];
        if let EffectKind::Trigger { event, .. } = &effect.kind {
            let occasion = self.occasion(event, cards);
            lines.push(self.indented(1, "defined-set-off", args![occasion: occasion]));
        }
        if !effect.cost.is_empty() {
            let steps = self.steps(&effect.cost, cards, 0);
            lines.push(self.indented(1, "defined-cost", args![steps: steps]));
        }
        lines.extend(self.modes(&effect.modes, cards));
        lines
    }

    fn modes(&self, modes: &[Mode], cards: &Catalogue) -> Vec<String> {
        let mut lines = Vec::new();
        let several = modes.len() > 1;
        for (number, mode) in modes.iter().enumerate() {
            if several {
                let numbers = args![number: number + 1, count: modes.len()];
                lines.push(self.indented(1, "defined-mode", numbers));
            }
            lines.extend(self.mode(1 + usize::from(several), mode, cards));
        }
        lines
    }

    fn mode(&self, depth: usize, mode: &Mode, cards: &Catalogue) -> Vec<String> {
        let answers = mode
            .answers
            .as_ref()
            .map(|answers| self.answers(answers, cards));
        let all = |conditions: &[Condition]| {
            let said = conditions.iter().map(|one| self.condition(one, cards));
            self.list(&said.collect::<Vec<_>>())
        };
        let requires = (!mode.requires.is_empty()).then(|| all(&mode.requires));
        let targets = mode
            .targets
            .as_ref()
            .map(|targets| self.targets(targets, cards));
        let most = mode.targets.as_ref().map_or(0, |targets| targets.most);
        let steps = self.steps(&mode.resolve, cards, most);
        let lines = [
            answers.map(|what| self.indented(depth, "defined-answers", args![what: what])),
            requires.map(|all| self.indented(depth, "defined-requires", args![conditions: all])),
            mode.declares_name
                .then(|| self.indented(depth, "defined-declares", &[])),
            targets.map(|things| self.indented(depth, "defined-targets", args![things: things])),
            Some(self.indented(depth, "defined-resolves", args![steps: steps])),
        ];
        lines.into_iter().flatten().collect()
    }

    fn answers(&self, answers: &Answers, cards: &Catalogue) -> String {
        match answers {
            Answers::SummonAttempt { by } => {
                self.text("defined-answers-attempt", args![who: side_id(*by)])
            }
            Answers::Activation { by, kinds, that } => {
                let kinds = kinds
                    .iter()
                    .map(|kind| self.text("defined-activation", args![kind: activation_id(*kind)]));
                let kinds = self.either(&kinds.collect::<Vec<_>>());
                let that = that.map(|does| self.text("defined-that", args![does: does_id(does)]));
                let that = that.unwrap_or_default();
                let said = args![kinds: kinds, who: side_id(*by), that: that];
                self.text("defined-answers-activation", said)
            }
            Answers::Happening(occasion) => {
                let occasion = self.occasion(occasion, cards);
                self.text("defined-answers-happening", args![occasion: occasion])
            }
        }
    }

    fn occasion(&self, occasion: &Occasion, cards: &Catalogue) -> String {
        match occasion {
            Occasion::Summoned { what, by, methods } => {
                let what = self.subject(what, "monster", cards);
                let ways = methods.iter().map(|method| {
                    self.text("defined-method", args![method: crate::ids::method(*method)])
                });
                let ways = match self.either(&ways.collect::<Vec<_>>()) {
                    none if none.is_empty() => self.text("defined-any-method", &[]),
                    ways => self.text("defined-methods", args![methods: ways]),
                };
                let said = args![what: what, methods: ways, who: side_id(*by)];
                self.text("defined-summoned", said)
            }
            Occasion::SentFromFieldToGraveyard(what) => {
                let what = self.subject(what, "card", cards);
                self.text("defined-to-graveyard", args![what: what])
            }
        }
    }

    fn subject(&self, subject: &Subject, noun: &'static str, cards: &Catalogue) -> String {
        match subject {
            Subject::This => self.text("defined-this", &[]),
            Subject::Any(filter) => {
                let noun = self.noun(filter, noun, 1);
                self.with(self.text("defined-a", args![noun: noun]), filter, cards)
            }
        }
    }

    /// "X, Y or Z"; empty for none.
    fn either(&self, things: &[String]) -> String {
        let Some((last, before)) = things.split_last() else {
            return String::new();
        };
        match self.list_before(before) {
            Some(first) => self.text("defined-or", args![first: first, last: last.as_str()]),
            None => last.clone(),
        }
    }

    fn list_before(&self, things: &[String]) -> Option<String> {
        let join = |first, next| self.text("list-more", args![first: first, next: next]);
        things.iter().cloned().reduce(join)
    }

    fn indented(&self, depth: usize, key: &str, args: &[(&str, crate::Arg<'_>)]) -> String {
        INDENT.repeat(depth) + &self.text(key, args)
    }
}

/// A side, as messages tell them apart.
const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Either => "either",
        Side::Own => "own",
        Side::Opponent => "opponent",
    }
}

const fn spell_id(spell: Spell) -> &'static str {
    match spell {
        Spell::Normal => "normal",
        Spell::QuickPlay => "quick_play",
        Spell::Continuous => "continuous",
        Spell::Equip => "equip",
        Spell::Field => "field",
        Spell::Ritual => "ritual",
    }
}

const fn trap_id(trap: Trap) -> &'static str {
    match trap {
        Trap::Normal => "normal",
        Trap::Continuous => "continuous",
        Trap::Counter => "counter",
    }
}

const fn kind_id(kind: &EffectKind) -> &'static str {
    match kind {
        EffectKind::CardActivation => "activation",
        EffectKind::Ignition => "ignition",
        EffectKind::Quick => "quick",
        EffectKind::Trigger {
            mandatory, timing, ..
        } => match (*mandatory, *timing) {
            (true, Timing::When) => "mandatory_when",
            (true, Timing::If) => "mandatory_if",
            (false, Timing::When) => "optional_when",
            (false, Timing::If) => "optional_if",
        },
    }
}

const fn activation_id(kind: Activation) -> &'static str {
    match kind {
        Activation::SpellCard => "spell_card",
        Activation::TrapCard => "trap_card",
        Activation::MonsterEffect => "monster_effect",
    }
}

const fn does_id(does: Does) -> &'static str {
    match does {
        Does::SpecialSummons => "special_summons",
        Does::DestroysOnField => "destroys_on_field",
    }
}
