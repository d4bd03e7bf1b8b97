//! What effects answer, and what sets triggers off.

use super::{Speaker, spelling};
use crate::{args, ids};
use duel::Method;
use rules::vocabulary::{Activation, Answers, Does, Filter, Occasion, Places, Side, Subject, Why};

/// Every kind of activation.
const EVERY: [Activation; 5] = [
    Activation::SpellCard,
    Activation::TrapCard,
    Activation::SpellEffect,
    Activation::TrapEffect,
    Activation::MonsterEffect,
];

/// What a card has to be for a "moved" occasion, how it moves, by whom and where from.
struct Moved<'a> {
    what: &'a Subject,
    from: &'a [Places],
    to: &'a [Places],
    why: &'a [Why],
    by: Side,
    side: Side,
}

impl Speaker<'_> {
    /// "the activation of a spell card of the opponent, right under it on the chain".
    pub(super) fn answers(&self, answers: &Answers) -> String {
        match answers {
            Answers::SummonAttempt {
                by,
                methods,
                single,
            } => {
                let methods = self.methods(methods);
                let single = if *single { "yes" } else { "no" };
                let said = args![who: spelling::side(*by), methods: methods, single: single];
                self.text("defined-answers-attempt", said)
            }
            Answers::Activation {
                by,
                kinds,
                from,
                that,
            } => {
                let kinds = self.activations(kinds);
                let said = args![
                    kinds: kinds,
                    who: spelling::side(*by),
                    from: self.and_whence(from, Side::Either),
                    that: self.that(that),
                ];
                self.text("defined-answers-activation", said)
            }
            Answers::Happening(occasion) => {
                let occasion = self.occasion(occasion);
                self.text("defined-answers-happening", args![occasion: occasion])
            }
        }
    }

    /// "a spell card or a monster's effect"; any when there is none.
    fn activations(&self, kinds: &[Activation]) -> String {
        let said = |kind: &'static str| self.text("defined-activation", args![kind: kind]);
        match kinds {
            [] => said("any"),
            kinds if EVERY.iter().all(|kind| kinds.contains(kind)) => said("any"),
            kinds => {
                let kinds = kinds.iter().map(|kind| said(spelling::activation(*kind)));
                self.either(&kinds.collect::<Vec<_>>())
            }
        }
    }

    /// " that would draw or inflict damage"; empty for none.
    fn that(&self, that: &[Does]) -> String {
        let said = |does: &Does| {
            let does = spelling::does(*does);
            self.text("defined-does", args![does: does])
        };
        match self.either(&that.iter().map(said).collect::<Vec<_>>()) {
            none if none.is_empty() => none,
            does => self.text("defined-that", args![does: does]),
        }
    }

    /// "Normal or Special Summoned" without its verb: "Normal or Special".
    pub(super) fn methods(&self, methods: &[Method]) -> String {
        let said = |method: &Method| {
            let method = ids::method(*method);
            self.text("defined-method", args![method: method])
        };
        match self.either(&methods.iter().map(said).collect::<Vec<_>>()) {
            none if none.is_empty() => "none".to_owned(),
            methods => methods,
        }
    }

    /// "this card was Normal or Special Summoned".
    pub(super) fn summoned_by(&self, methods: &[Method]) -> String {
        let methods = self.methods(methods);
        self.text("defined-summoned-by", args![methods: methods])
    }

    /// "this card is destroyed by battle".
    pub(super) fn occasion(&self, occasion: &Occasion) -> String {
        match occasion {
            Occasion::Summoned { .. } => self.summoned(occasion),
            Occasion::Moved {
                what,
                from,
                to,
                why,
                by,
                side,
            } => self.moved(&Moved {
                what,
                from,
                to,
                why,
                by: *by,
                side: *side,
            }),
            Occasion::Flipped(what) => self.monster_that("defined-flipped", what),
            Occasion::PositionChanged(what) => self.monster_that("defined-turned", what),
            Occasion::Battled(what) => self.monster_that("defined-battled", what),
            Occasion::BattleTiming { timing, what } => {
                let what = self.subject(what, "monster");
                let timing = self.words.timing(*timing);
                self.text("defined-battle-timing", args![what: what, timing: timing])
            }
            Occasion::DestroysByBattle { what, other } => {
                let (what, other) = (self.subject(what, "monster"), self.any(other, "monster"));
                self.text("defined-destroys", args![what: what, other: other])
            }
            Occasion::Gained(side) => {
                self.text("defined-gained", args![who: spelling::side(*side)])
            }
            Occasion::Activated { by, kinds } => {
                let (who, kinds) = (spelling::side(*by), self.activations(kinds));
                self.text("defined-activated", args![who: who, kinds: kinds])
            }
            Occasion::Phase { phase, turn } => {
                let (whose, the_phase) = (spelling::side(*turn), self.words.the_phase(*phase));
                let phase = self.words.phase(*phase);
                self.text(
                    "defined-phase",
                    args![phase: phase, the: the_phase, whose: whose],
                )
            }
            Occasion::Told => self.text("defined-told", args![]),
            Occasion::Damaged { .. } | Occasion::Attack { .. } => self.fight(occasion),
        }
    }

    fn monster_that(&self, key: &str, what: &Subject) -> String {
        let what = self.subject(what, "monster");
        self.text(key, args![what: what])
    }

    fn summoned(&self, occasion: &Occasion) -> String {
        let Occasion::Summoned {
            what,
            by,
            methods,
            from,
            by_effect,
        } = occasion
        else {
            return String::new();
        };
        let effect = by_effect.map(|effect| (u32::from(effect) + 1).to_string());
        self.text(
            "defined-summoned",
            args![
                what: self.subject(what, "monster"),
                methods: self.methods(methods),
                from: self.and_whence(from, Side::Either),
                who: spelling::side(*by),
                effect: effect.unwrap_or_else(|| "none".to_owned()),
            ],
        )
    }

    fn moved(&self, moved: &Moved<'_>) -> String {
        let why = moved.why.iter().map(|why| {
            let why = spelling::why(*why);
            self.text("defined-why", args![why: why])
        });
        let why = self.either(&why.collect::<Vec<_>>());
        let what = self.subject(moved.what, "card");
        let to = match moved.to {
            [] => "nowhere",
            [Places::Graveyard] => "graveyard",
            [Places::Banished] => "banished",
            _ => "elsewhere",
        };
        let from = match moved.from {
            [] => "anywhere",
            [Places::Field] if moved.side == Side::Either => "field",
            _ => "somewhere",
        };
        self.text(
            if why.is_empty() {
                "defined-moved"
            } else {
                "defined-moved-why"
            },
            args![
                what: what,
                why: why,
                way: to,
                origin: from,
                from: self.and_whence(moved.from, moved.side),
                place: self.where_at(moved.from, moved.side),
                to: self.whither(moved.to),
                side: spelling::side(moved.side),
                who: spelling::side(moved.by),
            ],
        )
    }

    fn fight(&self, occasion: &Occasion) -> String {
        match occasion {
            Occasion::Damaged {
                side,
                by,
                battle,
                effect,
                monster,
                direct,
            } => {
                let kind = match (battle, effect) {
                    (true, false) => "battle",
                    (false, true) => "effect",
                    _ => "any",
                };
                let (who, by) = (spelling::side(*side), spelling::side(*by));
                let monster = monster.as_ref();
                let monster = monster.map(|monster| self.subject(monster, "monster"));
                let said = args![
                    who: who,
                    by: by,
                    kind: kind,
                    monster: monster.unwrap_or_else(|| "none".to_owned()),
                    direct: if *direct { "yes" } else { "no" },
                ];
                self.text("defined-damaged", said)
            }
            Occasion::Attack {
                by,
                attacker,
                target,
                direct,
            } => {
                let said = |subject: &Option<Subject>| {
                    let subject = subject.as_ref();
                    let subject = subject.map(|subject| self.subject(subject, "monster"));
                    subject.unwrap_or_else(|| "none".to_owned())
                };
                let (card, target) = (said(attacker), said(target));
                let (who, direct) = (spelling::side(*by), if *direct { "yes" } else { "no" });
                self.text(
                    "defined-attack",
                    args![who: who, card: card, target: target, direct: direct],
                )
            }
            _ => String::new(),
        }
    }

    fn subject(&self, subject: &Subject, noun: &'static str) -> String {
        match subject {
            Subject::This => self.text("defined-this", &[]),
            Subject::Bearer => self.text("defined-bearer", &[]),
            Subject::Any(filter) => self.any(filter, noun),
        }
    }

    /// "a monster (level 4 or lower)".
    pub(super) fn any(&self, filter: &Filter, noun: &'static str) -> String {
        let noun = self.noun_of_one(filter, noun, "one");
        self.with(self.a(&noun), filter)
    }
}
