//! Summons that effects make.

use super::{Speaker, spelling};
use crate::args;
use duel::{Method, Passcode};
use rules::vocabulary::{Act, Amount, Facing, Pool};

impl Speaker<'_> {
    pub(super) fn summon(&self, act: &Act) -> String {
        match act {
            Act::SpecialSummon { .. } => self.special_summon(act),
            Act::FusionSummon {
                what,
                materials,
                banish,
            } => {
                let things = self.any(what, "fusion");
                let banish = if *banish { "yes" } else { "no" };
                let materials = self.materials_of(materials);
                let said = args![what: things, materials: materials, banish: banish];
                self.text("defined-act-fusion", said)
            }
            Act::RitualSummon {
                what,
                tributes,
                exactly,
            } => {
                let things = self.any(what, "ritual");
                let exactly = if *exactly { "yes" } else { "no" };
                let tributes = self.materials_of(tributes);
                let said = args![what: things, tributes: tributes, exactly: exactly];
                self.text("defined-act-ritual", said)
            }
            Act::NormalSummonAfter { what } => {
                let what = self.any(what, "monster");
                self.text("defined-act-summon-after", args![what: what])
            }
            Act::MakeToken {
                token,
                count,
                to_opponent,
                facing,
                values,
            } => {
                let to = if *to_opponent { "opponent" } else { "own" };
                let facing = self.facing(*facing, Method::Special);
                self.token(*token, *count, to, facing, values.as_ref())
            }
            _ => String::new(),
        }
    }

    /// Materials are monsters, wherever they are.
    fn materials_of(&self, pool: &Pool) -> String {
        let noun = self.noun(&pool.filter, "monster", 2);
        self.placed(noun, pool)
    }

    fn special_summon(&self, act: &Act) -> String {
        let Act::SpecialSummon {
            what,
            to_opponent,
            facing,
            ignoring,
            method,
            negated,
        } = act
        else {
            return String::new();
        };
        let flag = |is: bool| if is { "yes" } else { "no" };
        let treated = match method {
            Method::Special => "none".to_owned(),
            method => self.words.method(*method),
        };
        let things = self.objects(what);
        self.text(
            "defined-act-summon",
            args![
                what: things.text.as_str(),
                count: things.count(),
                to: if *to_opponent { "opponent" } else { "own" },
                facing: self.facing(*facing, *method),
                ignoring: flag(*ignoring),
                treated: treated,
                negated: flag(*negated),
            ],
        )
    }

    fn token(
        &self,
        token: Passcode,
        count: u8,
        to: &'static str,
        facing: String,
        values: Option<&Amount>,
    ) -> String {
        let name = self.words.face(self.cards, Some(token)).unwrap_or_default();
        let values = values.map(|amount| self.amount(amount));
        let values = values.unwrap_or_else(|| "none".to_owned());
        self.text(
            "defined-act-token",
            args![name: name, count: count, to: to, facing: facing, values: values],
        )
    }

    /// " in defense position"; empty where its player says how it lies.
    pub(super) fn facing(&self, facing: Facing, method: Method) -> String {
        // A Link monster has no other position than attack.
        if method == Method::Link {
            return String::new();
        }
        self.text("defined-facing", args![facing: spelling::facing(facing)])
    }
}
