//! Checks of what refers to something else: to the targets, the cost, the instruction before, what
//! is answered. Where nothing gives it, it is a mistake.

use super::walk::{At, Parts, parts};
use crate::data::locate::{Mistake, Step};
use rules::vocabulary::{
    Act, Amount, Answers, Condition, Effect, EffectKind, Gate, Instruction, Linger, Mode, Objects,
    Occasion, Places,
};

/// What one list of instructions refers to that nothing gives. `paid` is the cost before it.
pub(super) fn in_list(list: &[Instruction]) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (number, done) in list.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &list[before].act);
        let earlier = &list[..number];
        let found = gate(done, before)
            .into_iter()
            .chain(moved(done, earlier))
            .chain(rolled(done, earlier))
            .chain(name_moved(done, earlier))
            .chain(negated(done, earlier))
            .chain(gone(done, earlier));
        mistakes.extend(found.map(|mistake| mistake.under(&[Step::Item(number)])));
    }
    mistakes
}

/// "If you do" needs something before it.
fn gate(done: &Instruction, before: Option<&Act>) -> Option<Mistake> {
    let depends = matches!(
        done.when,
        Gate::Also | Gate::IfDone | Gate::Then | Gate::IfNotDone
    );
    (depends && before.is_none()).then(|| {
        let message = "the first instruction has none before it to depend on";
        Mistake::at(&[Step::Field("when")], message)
    })
}

/// True for an act that moves cards.
pub(super) const fn moves_cards(act: &Act) -> bool {
    matches!(
        act,
        Act::Tribute(_)
            | Act::Destroy(_)
            | Act::DestroyAndBanish(_)
            | Act::SendToGraveyard(_)
            | Act::Banish(_)
            | Act::BanishFaceDown(_)
            | Act::ReturnToHand(_)
            | Act::ReturnToDeck(..)
            | Act::AddFromDeck { .. }
            | Act::Discard(_)
            | Act::DiscardAtRandom { .. }
            | Act::Draw { .. }
            | Act::Reveal(_)
            | Act::Detach(_)
            | Act::Attach(_)
            | Act::SpecialSummon { .. }
            | Act::FusionSummon { .. }
            | Act::RitualSummon { .. }
            | Act::NormalSummonAfter { .. }
            | Act::MakeToken { .. }
            | Act::Set(_)
            | Act::ChangePosition { .. }
            | Act::TakeControl { .. }
            | Act::SwapControl(_)
            | Act::Equip(_)
            | Act::Bind(_)
            | Act::PutCounters { .. }
            | Act::TakeCounters { .. }
    )
}

/// "Those cards" and "that many" are what an instruction before moved.
fn moved(done: &Instruction, earlier: &[Instruction]) -> Vec<Mistake> {
    let parts = parts(done);
    let cards = earlier.iter().any(|done| moves_cards(&done.act));
    let points = matches!(
        earlier.last().map(|done| &done.act),
        Some(Act::PayLp(_) | Act::Damage { .. } | Act::GainLp { .. })
    );
    let no_cards = "no instruction before this moves a card";
    let no_points = "the instruction before this moves no life points";
    let objects = objects_that(&parts, &Objects::Done);
    let objects = objects.filter(|_| !cards).map(|at| at.mistake(no_cards));
    let counts = amounts_that(&parts, &Amount::Done);
    let counts = counts.filter(|_| !cards).map(|at| at.mistake(no_cards));
    let decks = amounts_that(&parts, &Amount::ToDeck);
    let decks = decks.filter(|_| !cards).map(|at| at.mistake(no_cards));
    let sums = amounts_that(&parts, &Amount::Moved);
    let sums = sums.filter(|_| !points).map(|at| at.mistake(no_points));
    let mut mistakes: Vec<Mistake> = objects.chain(counts).chain(decks).chain(sums).collect();
    if !cards {
        mistakes.extend(asking(&parts, Places::Done, no_cards));
    }
    let excavates = |done: &Instruction| matches!(done.act, Act::Excavate { .. });
    if !earlier.iter().any(excavates) {
        let message = "no instruction before this excavates";
        mistakes.extend(asking(&parts, Places::Excavated, message));
    }
    mistakes
}

/// A number of a die needs a die.
fn rolled(done: &Instruction, earlier: &[Instruction]) -> Vec<Mistake> {
    let chance = |done: &Instruction| matches!(done.act, Act::TossCoin | Act::RollDie);
    if earlier.iter().any(chance) {
        return Vec::new();
    }
    let message = "nothing is rolled or tossed before this";
    let parts = parts(done);
    let amounts = parts.amounts.iter();
    let amounts = amounts.filter(|at| *at.part == Amount::Number);
    let conditions = parts.conditions.iter();
    let conditions = conditions.filter(|at| matches!(at.part, Condition::Rolled(..)));
    amounts
        .map(|at| at.mistake(message))
        .chain(conditions.map(|at| at.mistake(message)))
        .collect()
}

fn name_moved(done: &Instruction, earlier: &[Instruction]) -> Option<Mistake> {
    let locks = matches!(
        done.act,
        Act::Linger {
            rule: Linger::CannotActivateMoved,
            ..
        }
    );
    let moved = earlier.iter().any(|done| moves_cards(&done.act));
    (locks && !moved).then(|| {
        let message = "no instruction before this moves a card whose name could be meant";
        Mistake::at(&[Step::Field("act"), Step::Field("rule")], message)
    })
}

/// Nothing is done to what was negated before it is negated.
fn negated(done: &Instruction, earlier: &[Instruction]) -> Vec<Mistake> {
    let negates = |done: &Instruction| {
        matches!(
            done.act,
            Act::NegateSummon | Act::NegateActivation | Act::NegateEffect
        )
    };
    if earlier.iter().any(negates) {
        return Vec::new();
    }
    let parts = parts(done);
    let lost = parts.objects.iter();
    lost.filter(|at| *at.part == Objects::Negated)
        .map(|at| at.mistake("nothing is negated before this"))
        .collect()
}

/// What has moved since is another card: after it moved itself, a card is what was moved last.
fn gone(done: &Instruction, earlier: &[Instruction]) -> Vec<Mistake> {
    let surely = |done: &&Instruction| !done.may && matches!(done.when, Gate::Always | Gate::Also);
    let moved = earlier.iter().filter(surely);
    if !moved.clone().any(|done| takes_this_away(&done.act)) {
        return Vec::new();
    }
    let parts = parts(done);
    let lost = objects_that(&parts, &Objects::This).map(|at| {
        let message = "this card has moved before this, so it is another one now";
        at.mistake(message).hint("write `Done`")
    });
    lost.collect()
}

/// True for an act that moves the card with the effect.
const fn takes_this_away(act: &Act) -> bool {
    matches!(
        act,
        Act::Tribute(Objects::This)
            | Act::Destroy(Objects::This)
            | Act::DestroyAndBanish(Objects::This)
            | Act::SendToGraveyard(Objects::This)
            | Act::Banish(Objects::This)
            | Act::BanishFaceDown(Objects::This)
            | Act::ReturnToHand(Objects::This)
            | Act::ReturnToDeck(Objects::This, _)
            | Act::Discard(Objects::This)
            | Act::SpecialSummon {
                what: Objects::This,
                ..
            }
    )
}

/// What a mode refers to beyond its own list.
pub(super) struct Around<'a> {
    /// The effects of the text.
    pub(super) effects: &'a [Effect],
    /// The effect.
    pub(super) effect: &'a Effect,
    /// The mode.
    pub(super) mode: &'a Mode,
}

type OfMode = fn(&Around<'_>, &Parts<'_>) -> Vec<Mistake>;

const OF_MODE: [OfMode; 9] = [
    targets, paid, told, answered, damage, remembered, occasion, materials, declared,
];

impl Around<'_> {
    /// Every such mistake of the mode.
    pub(super) fn mistakes(&self) -> Vec<Mistake> {
        let parts = parts(self.mode);
        let found = OF_MODE.iter().flat_map(|check| check(self, &parts));
        found.collect()
    }

    /// What happened before the effect is used: what set it off, or what it answers.
    fn happened(&self) -> Option<&Occasion> {
        match (&self.effect.kind, &self.mode.answers) {
            (EffectKind::Trigger { event, .. }, _) => Some(event),
            (_, Some(Answers::Happening(occasion))) => Some(occasion),
            _ => None,
        }
    }
}

fn objects_that<'p>(
    parts: &'p Parts<'_>,
    wanted: &'p Objects,
) -> impl Iterator<Item = &'p At<'p, Objects>> {
    parts.objects.iter().filter(move |at| at.part == wanted)
}

fn amounts_that<'p>(
    parts: &'p Parts<'_>,
    wanted: &'p Amount,
) -> impl Iterator<Item = &'p At<'p, Amount>> {
    parts.amounts.iter().filter(move |at| at.part == wanted)
}

/// Targets are chosen, and something is done to them.
fn targets(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    let used: Vec<_> = objects_that(parts, &Objects::Targets).collect();
    match (&around.mode.targets, used.is_empty()) {
        // What is done to them is told.
        (Some(_), true) if around.effect.is_told() => Vec::new(),
        (Some(_), true) => {
            let message = "it targets, but nothing under `resolve` is done to the targets";
            vec![Mistake::at(&[Step::Field("targets")], message)]
        }
        (None, false) => {
            let message = "something is done to the targets, but the mode has no `targets`";
            used.iter().map(|at| at.mistake(message)).collect()
        }
        _ => Vec::new(),
    }
}

fn paid(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    let costs = around.effect.cost.iter().chain(&around.mode.cost);
    let given = costs.into_iter().any(|paid| moves_cards(&paid.act));
    if given {
        return Vec::new();
    }
    let message = "the effect's cost moves no card";
    let objects = objects_that(parts, &Objects::Paid).map(|at| at.mistake(message));
    let amounts = amounts_that(parts, &Amount::Paid).map(|at| at.mistake(message));
    objects.chain(amounts).collect()
}

/// Only the engine itself fills in what is told.
fn told(_: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    let message = "cards that are told of stand in no card file";
    objects_that(parts, &Objects::Told)
        .map(|at| at.mistake(message).hint("write `AsTold` as the act"))
        .collect()
}

/// The card of the link answered needs a link that is answered.
fn answered(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    if matches!(around.mode.answers, Some(Answers::Activation { .. })) {
        return Vec::new();
    }
    let message = "the mode answers no activation";
    objects_that(parts, &Objects::Answered)
        .map(|at| at.mistake(message).hint("write `answers: Activation(…)`"))
        .collect()
}

fn damage(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    if matches!(around.happened(), Some(Occasion::Damaged { .. })) {
        return Vec::new();
    }
    let message = "no damage sets the effect off";
    amounts_that(parts, &Amount::DamageTaken)
        .map(|at| at.mistake(message))
        .collect()
}

fn parts_of(amount: &Amount) -> Vec<&Amount> {
    let amounts = parts(amount).amounts.into_iter();
    amounts.map(|at| at.part).collect()
}

/// A number is remembered by another instruction of the card, from something else than itself.
fn remembered(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    let anew = |amount: &Amount| !parts_of(amount).contains(&&Amount::Remembered);
    let remembers = |done: &Instruction| matches!(&done.act, Act::Remember(n) if anew(n));
    let any = around.effects.iter().any(|effect| {
        let modes = effect.modes.iter();
        let done = modes.flat_map(|mode| mode.cost.iter().chain(&mode.resolve));
        effect.cost.iter().chain(done).any(remembers)
    });
    if any {
        return Vec::new();
    }
    amounts_that(parts, &Amount::Remembered)
        .map(|at| {
            at.mistake("nothing on this card remembers a number")
                .hint("write `Remember(…)`")
        })
        .collect()
}

/// "That monster" needs something that happened, or that is answered.
fn occasion(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    if around.happened().is_some() || around.mode.answers.is_some() {
        return Vec::new();
    }
    let message = "`Occasion` is what set the effect off or is answered, and nothing is";
    asking(parts, Places::Occasion, message)
}

fn materials(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    let summon = matches!(around.happened(), Some(Occasion::Summoned { .. }));
    if summon || matches!(around.mode.answers, Some(Answers::SummonAttempt { .. })) {
        return Vec::new();
    }
    let message = "no summon sets the effect off, so there are no materials of one";
    asking(parts, Places::UsedAsMaterial, message)
}

/// The pools that look in a place.
fn asking(parts: &Parts<'_>, place: Places, message: &str) -> Vec<Mistake> {
    let found = parts.pools.iter().filter_map(|at| {
        let number = at.part.places.iter().position(|other| *other == place)?;
        let path = [Step::Field("places"), Step::Item(number)];
        Some(Mistake::at(&path, message).under(&at.path))
    });
    found.collect()
}

fn declared(around: &Around<'_>, parts: &Parts<'_>) -> Vec<Mistake> {
    let used = parts.filters.iter().filter(|at| at.part.declared);
    let used: Vec<_> = used.collect();
    match (around.mode.declares, used.is_empty()) {
        (Some(_), true) => {
            let message = "something is declared, but nothing asks for it";
            let mistake = Mistake::at(&[Step::Field("declares")], message);
            vec![mistake.hint("write `declared: true` in a filter")]
        }
        (None, false) => {
            let message = "what was declared is asked for, but the mode declares nothing";
            let mistake = |at: &&At<'_, _>| {
                let path = [Step::Field("declared")];
                let mistake = Mistake::at(&path, message).under(&at.path);
                mistake.hint("write `declares: Name`, `Race` or `Attribute` in the mode")
            };
            used.iter().map(mistake).collect()
        }
        _ => Vec::new(),
    }
}
