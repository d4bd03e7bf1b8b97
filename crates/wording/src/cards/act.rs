//! What is done: the instructions of costs and effects.

use super::amount::Unit;
use super::objects::comes_back;
use super::{Speaker, Things, spelling};
use crate::args;
use rules::vocabulary::{Act, Amount, Delta, Gate, Instruction, Objects, Side, Span};

impl Speaker<'_> {
    /// Instructions in their order, as one text.
    pub(super) fn steps(&self, list: &[Instruction]) -> String {
        let mut coin = self.coin;
        let mut said = Vec::with_capacity(list.len());
        for step in list {
            said.push(Self { coin, ..*self }.step(step));
            coin = match step.act {
                Act::TossCoin => true,
                Act::RollDie => false,
                _ => coin,
            };
        }
        let join = |first, next| self.text("defined-next", args![first: first, next: next]);
        said.into_iter().reduce(join).unwrap_or_default()
    }

    fn step(&self, step: &Instruction) -> String {
        let gate = self.gate(&step.when);
        let act = self.act(&step.act);
        let act = match (step.may, has_own_subject(&step.act)) {
            (false, _) => act,
            (true, false) => self.text("defined-may", args![act: act]),
            (true, true) => self.text("defined-if-you-like", args![act: act]),
        };
        self.text("defined-step", args![gate: gate, act: act])
    }

    fn gate(&self, gate: &Gate) -> String {
        let said = |gate: &str| self.text("defined-gate", args![gate: gate]);
        match gate {
            Gate::Always => String::new(),
            Gate::Also => said("also"),
            Gate::IfDone => said("if_done"),
            Gate::Then => said("then"),
            Gate::IfNotDone => said("if_not_done"),
            Gate::If(condition) => {
                let condition = self.condition(condition);
                self.text("defined-gate-if", args![condition: condition])
            }
        }
    }

    fn act(&self, act: &Act) -> String {
        match act {
            Act::PayLp(amount) => {
                let lp = self.measure(amount, Unit::Lp);
                self.text("defined-act-pay", args![lp: lp])
            }
            Act::Tribute(what) => self.to("tribute", what),
            Act::Destroy(what) => self.to("destroy", what),
            Act::SendToGraveyard(what) => self.to("send", what),
            Act::Banish(what) => self.to("banish", what),
            Act::DestroyAndBanish(what) => self.to("destroy_and_banish", what),
            Act::BanishFaceDown(what) => self.to("banish_face_down", what),
            Act::ReturnToHand(what) if comes_back(what) => self.to("return", what),
            Act::ReturnToHand(what) => self.to("add", what),
            Act::Discard(what) => self.to("discard", what),
            Act::Reveal(what) => self.to("reveal", what),
            Act::Detach(what) => self.to("detach", what),
            Act::Attach(what) => self.to("attach", what),
            Act::Set(what) => self.to("set", what),
            Act::Equip(what) => self.to("equip", what),
            Act::Bind(what) => self.to("bind", what),
            Act::SwapControl(what) => self.to("swap", what),
            Act::ReturnToDeck(what, rest) => {
                let (what, rest) = (self.objects(what).text, spelling::rest(*rest));
                self.text("defined-act-to-deck", args![what: what, rest: rest])
            }
            Act::AddFromDeck { filter, count } => {
                let what = self.searched(filter, *count);
                self.text("defined-act-search", args![what: what])
            }
            Act::DiscardAtRandom { side, count } => {
                let said = args![who: spelling::side(*side), count: *count];
                self.text("defined-act-discard-at-random", said)
            }
            Act::Excavate {
                side,
                filter,
                count,
            } => {
                let until = match count {
                    Amount::Fixed(number) => number.to_string(),
                    amount => self.amount(amount),
                };
                let (who, what) = (
                    spelling::side(*side),
                    self.with(self.noun(filter, "card", 2), filter),
                );
                self.text(
                    "defined-act-excavate",
                    args![who: who, what: what, until: until],
                )
            }
            Act::Draw { side, count } => self.measured("draw", *side, count, Unit::Cards),
            Act::Damage { side, amount } => self.measured("damage", *side, amount, Unit::Damage),
            Act::GainLp { side, amount } => self.measured("gain", *side, amount, Unit::Lp),
            Act::Shuffle(side) => self.whose("shuffle", *side),
            Act::Win(side) => self.whose("win", *side),
            Act::NegateSummon => self.bare_act("negate_summon"),
            Act::NegateActivation => self.bare_act("negate_activation"),
            Act::NegateEffect => self.bare_act("negate_effect"),
            Act::NegateAttack => self.bare_act("negate_attack"),
            Act::NegateThis => self.bare_act("negate_this"),
            Act::TurnDamage => self.bare_act("turn_damage"),
            Act::EndBattlePhase => self.bare_act("end_battle_phase"),
            Act::TossCoin => self.bare_act("toss_coin"),
            Act::RollDie => self.bare_act("roll_die"),
            Act::Nothing => self.bare_act("nothing"),
            Act::AsTold => self.bare_act("as_told"),
            Act::SpecialSummon { .. }
            | Act::FusionSummon { .. }
            | Act::RitualSummon { .. }
            | Act::NormalSummonAfter { .. }
            | Act::MakeToken { .. } => self.summon(act),
            Act::ChangePosition { .. }
            | Act::TakeControl { .. }
            | Act::PutCounters { .. }
            | Act::TakeCounters { .. }
            | Act::Change { .. }
            | Act::Become { .. }
            | Act::NegateEffectsOf { .. }
            | Act::Remember(_)
            | Act::Later { .. }
            | Act::Linger { .. }
            | Act::LingerOn { .. } => self.change(act),
        }
    }

    /// An act with nothing but what it is done to.
    fn to(&self, act: &str, what: &Objects) -> String {
        let what = self.objects(what);
        let said = args![act: act, what: what.text.as_str(), count: what.count()];
        self.text("defined-act", said)
    }

    fn bare_act(&self, act: &str) -> String {
        self.text("defined-act-bare", args![act: act])
    }

    fn whose(&self, act: &str, side: Side) -> String {
        let said = args![act: act, who: spelling::side(side)];
        self.text("defined-act-of", said)
    }

    fn measured(&self, act: &str, side: Side, amount: &Amount, unit: Unit) -> String {
        let measure = self.measure(amount, unit);
        let said = args![act: act, who: spelling::side(side), measure: measure];
        self.text("defined-act-measured", said)
    }

    fn change(&self, act: &Act) -> String {
        match act {
            Act::ChangePosition { what, to } => {
                let (what, to) = (self.objects(what).text, spelling::turn(*to));
                self.text("defined-act-turn", args![what: what, to: to])
            }
            Act::TakeControl { what, until } => {
                let (what, until) = (self.objects(what).text, self.span(*until));
                self.text("defined-act-control", args![what: what, until: until])
            }
            Act::PutCounters {
                what,
                counter,
                count,
            } => self.counters("put", what, self.measure(count, Unit::Counters(*counter))),
            Act::TakeCounters {
                what,
                counter,
                count,
            } => self.counters("take", what, self.measure(count, Unit::Counters(*counter))),
            Act::Change {
                of,
                what,
                by,
                until,
            } => {
                let (things, until) = (self.objects(of), self.span(*until));
                let change = self.changes(&things, Unit::Value(*what), by);
                self.text("defined-until", args![what: change, until: until])
            }
            Act::Become {
                of,
                what,
                to,
                original,
                until,
            } => {
                let (of, to) = (self.objects(of).text, self.amount(to));
                let value = self.words.value(*what);
                let original = if *original { "yes" } else { "no" };
                let said = args![things: of, value: value, amount: to, original: original];
                let becomes = self.text("defined-becomes", said);
                let until = self.span(*until);
                self.text("defined-until", args![what: becomes, until: until])
            }
            Act::NegateEffectsOf { what, until } => {
                let what = self.to("negate_effects", what);
                let until = self.span(*until);
                self.text("defined-until", args![what: what, until: until])
            }
            Act::Remember(amount) => {
                let amount = self.amount(amount);
                self.text("defined-act-remember", args![amount: amount])
            }
            Act::Later { what, then, at } => {
                let things = self.objects(what);
                let (then, time) = (spelling::later(*then), self.time(*at));
                let said = args![then: then, what: things.text.as_str(), time: time];
                self.text("defined-act-later", said)
            }
            Act::Linger { side, rule, until } => self.linger(*side, *rule, *until),
            Act::LingerOn { what, rule, until } => self.linger_on(what, *rule, *until),
            _ => String::new(),
        }
    }

    fn counters(&self, act: &str, what: &Objects, counters: String) -> String {
        let what = self.objects(what).text;
        let said = args![act: act, what: what, counters: counters];
        self.text("defined-act-counters", said)
    }

    /// "the target gains 500 ATK".
    pub(super) fn changes(&self, things: &Things, unit: Unit, by: &Delta) -> String {
        let (how, amount) = match by {
            Delta::Plus(amount) => ("gain", amount),
            Delta::Minus(amount) => ("lose", amount),
        };
        let measure = self.measure(amount, unit);
        self.text(
            "defined-changes",
            args![
                things: things.text.as_str(),
                count: things.count(),
                how: how,
                measure: measure,
            ],
        )
    }

    /// "until the end of the turn".
    pub(super) fn span(&self, span: Span) -> String {
        self.timed("defined-span", span)
    }

    /// "at the end of the turn".
    fn time(&self, span: Span) -> String {
        self.timed("defined-time", span)
    }

    fn timed(&self, key: &str, span: Span) -> String {
        let (id, side, phase) = match span {
            Span::Through(side, phase, count) => {
                let phase = self.words.phase(phase);
                let said = args![whose: spelling::side(side), phase: phase, count: count];
                return self.text("defined-through", said);
            }
            Span::ThisTurn => ("this_turn", Side::Either, None),
            Span::NextTurn => ("next_turn", Side::Either, None),
            Span::DamageStep => ("damage_step", Side::Either, None),
            Span::WhileThere => ("while_there", Side::Either, None),
            Span::DamageCalculation => ("damage_calculation", Side::Either, None),
            Span::WhileAttached => ("while_attached", Side::Either, None),
            Span::Until(side, phase) => ("phase", side, Some(phase)),
            Span::UntilNextTurn(side, phase) => ("phase_of_next_turn", side, Some(phase)),
            Span::Ever => ("ever", Side::Either, None),
        };
        let phase = phase.map(|phase| self.words.phase(phase));
        let said = args![
            span: id,
            whose: spelling::side(side),
            phase: phase.unwrap_or_default(),
        ];
        self.text(key, said)
    }
}

/// True for an act that is said with a subject of its own: "the opponent draws 1 card".
fn has_own_subject(act: &Act) -> bool {
    match act {
        Act::Damage { side, .. }
        | Act::GainLp { side, .. }
        | Act::Draw { side, .. }
        | Act::Excavate { side, .. }
        | Act::DiscardAtRandom { side, .. } => *side != Side::Own,
        Act::Change { .. }
        | Act::Become { .. }
        | Act::Remember(_)
        | Act::Linger { .. }
        | Act::LingerOn { .. }
        | Act::NormalSummonAfter { .. }
        | Act::TurnDamage
        | Act::Win(_) => true,
        _ => false,
    }
}
