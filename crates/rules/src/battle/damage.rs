//! The damage step: its timings, what may be activated in them, damage and destruction.
//!
//! ```text
//!  START ▶ (flip) BEFORE CALCULATION ▶ CALCULATION, then damage ▶ AFTER CALCULATION ▶ END
//!                                                                   (destroyed monsters leave)
//! ```
//!
//! The old rules have two timings more: the flip, and the damage (flag `damage_step`). At each
//! timing: triggers, then a window for the turn player and the other; both pass, and the next
//! begins.

use crate::game::Game;
use crate::vocabulary::{
    Act, Answers, CardDef, CardKind, Effect, EffectKind, Mode, Occasion, Subject, Trait, Trap, Why,
};
use duel::{
    Attack, CardId, Cause, DamageStep, DamageTiming, Event, Happened, Happening, LingeringRule,
    Posture, Reason, Row, Seat, Step, Until, Value, Window, WindowKind,
};
use smallvec::SmallVec;

/// What a battle comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Clash {
    /// Who takes how much battle damage, and from which monster.
    damage: Option<(Seat, u32, CardId)>,
    /// Whether the attacker and the monster attacked are to be destroyed.
    doomed: [bool; 2],
}

impl<'a> Game<'a> {
    /// What follows when a timing of the damage step began.
    pub(crate) fn begin_timing(&self) -> Event {
        if self.p.timing > Some(DamageTiming::Calculation)
            && let Some(over) = self.due_until(Until::EndOfCalculation)
        {
            return over;
        }
        let due = match self.p.timing {
            Some(DamageTiming::Flipped | DamageTiming::BeforeCalculation) => self.flip_due(),
            Some(DamageTiming::End) => self.destruction_due(),
            _ => None,
        };
        due.unwrap_or_else(|| self.after_happening())
    }

    /// DAMAGE-FLIP: before damage calculation the monster attacked is turned face-up.
    fn flip_due(&self) -> Option<Event> {
        let attack = self.p.attack.as_ref()?;
        let target = self
            .target_of(attack)
            .filter(|row| !row.posture.face_up())?;
        let (card, to) = (target.id, Posture::FaceUpDefense);
        let cause = battle_cause(attack.seat, attack.card);
        let turned = Event::PositionChanged { card, to, cause };
        Some(self.reveal(&[card]).unwrap_or(turned))
    }

    /// DAMAGE-TIMING: a window of the present timing; none where the old rules allow one chain for
    /// each timing and it is over.
    pub(crate) fn damage_window(&self) -> Event {
        if self.p.timing_served && self.profile().one_chain_per_damage_timing {
            return self.timing_passed();
        }
        // SEGOC-QUICK: what must be used at this timing.
        if !self.p.timing_served
            && let Some(event) = self.mandatory_quick_due()
        {
            return event;
        }
        let first = self.turn_player();
        self.open(WindowKind::DamageStep, (first, Some(first.other())))
    }

    /// Both passed: damage is calculated where it is its time, then the next timing begins; after
    /// the last the battle step goes on.
    pub(crate) fn timing_passed(&self) -> Event {
        let timing = self.p.timing.unwrap_or(DamageTiming::End);
        let attack = self.p.attack.filter(|attack| self.is_battle(attack));
        if timing == DamageTiming::Calculation
            && let Some(attack) = attack.filter(|attack| !attack.calculated)
        {
            return self.calculate(&attack);
        }
        match self.timing_after(timing, attack.is_some()) {
            Some(timing) => Event::TimingEntered { timing },
            None => self.leave_damage_step(),
        }
    }

    fn timing_after(&self, timing: DamageTiming, battle: bool) -> Option<DamageTiming> {
        let calculated = self.p.attack.is_some_and(|attack| attack.calculated);
        if battle || calculated {
            let all: &[DamageTiming] = match self.profile().damage_step {
                DamageStep::Five => &DamageTiming::FIVE,
                DamageStep::Seven | DamageStep::SevenZeroFalls => &DamageTiming::SEVEN,
            };
            return all.iter().copied().find(|next| *next > timing);
        }
        // No calculation where a monster is gone; a flip that happened still has its say.
        let flipped = self.p.happened.iter().any(is_flip);
        match timing {
            DamageTiming::End => None,
            DamageTiming::AfterCalculation => Some(DamageTiming::End),
            _ if flipped => Some(DamageTiming::AfterCalculation),
            _ => Some(DamageTiming::End),
        }
    }

    /// DAMAGE-CALC: damage is calculated only while the attacker stands in Attack Position and the
    /// monster attacked is there.
    fn is_battle(&self, attack: &Attack) -> bool {
        let attacker = self.fighter(attack.card, attack.seat);
        attacker.is_some_and(|row| row.posture == Posture::FaceUpAttack && row.attacks > 0)
            && (attack.target.is_none() || self.target_of(attack).is_some())
    }

    fn target_of(&self, attack: &Attack) -> Option<&'a Row> {
        self.fighter(attack.target?, attack.seat.other())
    }

    /// Battle damage, and what is to be destroyed: one moment, in two facts.
    fn calculate(&self, attack: &Attack) -> Event {
        let clash = self.clash(attack);
        let inflicted = self.p.happened.iter().any(|happening| {
            happening.cause.reason == Reason::Battle
                && matches!(happening.what, Happened::Damaged { .. })
        });
        match clash.damage {
            Some((seat, amount, card)) if !inflicted => {
                let amount = amount.min(self.p.lp[seat]);
                let by = self.p.card(card).map_or(seat.other(), |row| row.place.seat);
                Event::LpChanged {
                    seat,
                    by: -i32::try_from(amount).unwrap_or(i32::MAX),
                    to: self.p.lp[seat] - amount,
                    cause: battle_cause(by, card),
                }
            }
            _ => {
                let [attacker, target] = clash.doomed;
                Event::DamageCalculated { attacker, target }
            }
        }
    }

    /// DAMAGE-CALC: ATK against ATK, ATK against DEF, or ATK against the player.
    fn clash(&self, attack: &Attack) -> Clash {
        let Some(attacker) = self.fighter(attack.card, attack.seat) else {
            return Clash::default();
        };
        let atk = self.strength(attacker, Value::Atk);
        let Some(target) = self.target_of(attack) else {
            let victim = attack.seat.other();
            let damage = self.damage_to(victim, None, atk, attacker);
            return Clash {
                damage,
                doomed: [false; 2],
            };
        };
        let standing = target.posture == Posture::FaceUpAttack;
        let what = if standing { Value::Atk } else { Value::Def };
        let against = self.strength(target, what);
        let (more, less) = (atk.saturating_sub(against), against.saturating_sub(atk));
        let damage = if less > 0 {
            self.damage_to(attack.seat, Some(attacker), less, target)
        } else if standing || self.has_trait(attacker, Trait::Pierces) {
            self.damage_to(attack.seat.other(), Some(target), more, attacker)
        } else {
            None
        };
        // Equal ATK destroys both, unless it is 0; DEF destroys nothing.
        let zero_falls = self.profile().damage_step == DamageStep::SevenZeroFalls;
        let equal_falls = standing && less == more && (atk > 0 || zero_falls);
        let attacker_falls = standing && less > 0 || equal_falls;
        let target_falls = more > 0 || equal_falls;
        Clash {
            damage,
            doomed: [
                attacker_falls && self.falls_in_battle(attacker),
                target_falls && self.falls_in_battle(target),
            ],
        }
    }

    /// The battle damage a seat would take from the battle under way, as things are.
    pub(crate) fn battle_damage_to(&self, seat: Seat) -> u32 {
        let attack = self.p.attack.filter(|attack| !attack.calculated);
        let clash = attack
            .filter(|attack| self.is_battle(attack))
            .map(|attack| self.clash(&attack));
        match clash.and_then(|clash| clash.damage) {
            Some((who, amount, _)) if who == seat => amount,
            _ => 0,
        }
    }

    /// Whether a monster lost the battle under way and is to be destroyed by it.
    pub(crate) fn falls_now(&self, card: CardId) -> bool {
        self.p.attack.is_some_and(|attack| {
            (attack.card == card && attack.doomed[0])
                || (attack.target == Some(card) && attack.doomed[1])
        })
    }

    /// A value as battles take it: "?" is 0 unless an effect says what it is.
    fn strength(&self, row: &Row, what: Value) -> u32 {
        u32::try_from(self.value(row, what).unwrap_or(0)).unwrap_or(0)
    }

    fn damage_to(
        &self,
        seat: Seat,
        own: Option<&Row>,
        amount: u32,
        by: &Row,
    ) -> Option<(Seat, u32, CardId)> {
        let lingers = |rule, seat| {
            let mut all = self.p.lingering.iter();
            all.any(|l| l.rule == rule && l.seat == seat)
        };
        let turned = lingers(LingeringRule::BattleDamageToOther, seat);
        let seat = if turned { seat.other() } else { seat };
        let spared = lingers(LingeringRule::NoBattleDamage, seat)
            || own.is_some_and(|own| self.has_trait(own, Trait::NoBattleDamage));
        (amount > 0 && !spared).then_some((seat, amount, by.id))
    }

    fn falls_in_battle(&self, row: &Row) -> bool {
        let spared = self.p.lingering.iter().any(|l| {
            l.rule == LingeringRule::NoBattleDestruction
                && l.card
                    .map_or(l.seat == row.place.seat, |card| card == row.id)
        });
        !spared && !self.has_trait(row, Trait::NotDestroyedByBattle)
    }

    /// DAMAGE-END: at the end of the damage step the monsters that lost leave, at once.
    fn destruction_due(&self) -> Option<Event> {
        let attack = self.p.attack.as_ref()?;
        let attacker = attack.doomed[0]
            .then(|| self.fighter(attack.card, attack.seat))
            .flatten();
        let target = attack.doomed[1].then(|| self.target_of(attack)).flatten();
        // The cause is the monster that destroyed; where both did, the attacker.
        let cause = match (attacker, attack.target) {
            (Some(_), Some(by)) if target.is_none() => battle_cause(attack.seat.other(), by),
            _ => battle_cause(attack.seat, attack.card),
        };
        let fallen = [attacker, target].into_iter().flatten().map(|row| row.id);
        let fallen: SmallVec<[CardId; 2]> = fallen.collect();
        (!fallen.is_empty()).then(|| self.send_to_graveyard(&fallen, cause))
    }

    fn leave_damage_step(&self) -> Event {
        // No window for the other on the way back.
        let back = Event::StepEntered { step: Step::Battle };
        self.due_after_damage_step().unwrap_or(back)
    }

    /// DAMAGE-FACE: damage is calculated between cards the record knows. The last seat to pass at
    /// the start of the damage step first says which card its monster is.
    pub(crate) fn waits_for_face(&self, window: &Window) -> bool {
        let last = window
            .owed
            .1
            .is_none_or(|last| window.holder() == Some(last));
        let unseen = |card: CardId| self.p.card(card).is_some_and(|row| row.face.is_none());
        last && window.kind == WindowKind::DamageStep
            && self.p.timing == Some(DamageTiming::Start)
            && self
                .p
                .attack
                .is_some_and(|attack| self.is_battle(&attack) && attack.target.is_some_and(unseen))
    }

    /// Whether something that happened can set off triggers by now: damage when it was inflicted,
    /// flips and battles after damage calculation.
    pub(crate) fn counts_by_now(&self, happening: &Happening) -> bool {
        let Some(timing) = self.p.timing else {
            return true;
        };
        if happening.cause.reason != Reason::Battle {
            return true;
        }
        match happening.what {
            Happened::Turned { .. } | Happened::Battled { .. } => {
                timing >= DamageTiming::AfterCalculation
            }
            Happened::Damaged { .. } => timing >= DamageTiming::Damaged,
            _ => true,
        }
    }

    /// DAMAGE-ONLY: whether an effect may be activated at all in the present timing of the
    /// damage step; outside of it, whatever doesn't name a timing.
    pub(crate) fn damage_step_allows(&self, def: &CardDef, effect: &Effect) -> bool {
        let timing = self.p.timing.filter(|_| self.p.step == Some(Step::Damage));
        let named = |timing| effect.damage_step.contains(&timing) && self.is_first_chain(timing);
        // A fast effect that names timings is used in those only.
        if !effect.damage_step.is_empty() && !matches!(effect.kind, EffectKind::Trigger { .. }) {
            return timing.is_some_and(named);
        }
        let Some(timing) = timing else {
            return true;
        };
        let counter = effect.kind.is_card_activation() && def.kind == CardKind::Trap(Trap::Counter);
        // What a declared card does, and whether the step allows it, isn't known.
        counter
            || effect.is_told()
            || named(timing)
            || fits_battle(&effect.kind)
            || effect.modes.iter().any(|mode| mode_fits(mode, timing))
    }

    /// From damage calculation on, what names its timing belongs to the first chain of the timing;
    /// where the old rules allow one chain for each timing, everywhere.
    fn is_first_chain(&self, timing: DamageTiming) -> bool {
        let once =
            timing >= DamageTiming::Calculation || self.profile().one_chain_per_damage_timing;
        !(once && self.p.timing_served)
    }
}

/// A monster attacked was turned face-up by the battle.
fn is_flip(happening: &Happening) -> bool {
    happening.cause.reason == Reason::Battle && matches!(happening.what, Happened::Turned { .. })
}

fn battle_cause(by: Seat, card: CardId) -> Cause {
    Cause {
        card: Some(card),
        ..Cause::action(Reason::Battle, by)
    }
}

/// What must be activated, and triggers about their own card and about the battle.
fn fits_battle(kind: &EffectKind) -> bool {
    match kind {
        EffectKind::MandatoryQuick => true,
        EffectKind::Trigger {
            mandatory, event, ..
        } => *mandatory || is_own(event) || is_of_battle(event),
        _ => false,
    }
}

/// Whether an occasion is what happens to the card itself.
fn is_own(event: &Occasion) -> bool {
    matches!(
        event,
        Occasion::Summoned {
            what: Subject::This,
            ..
        } | Occasion::Moved {
            what: Subject::This,
            ..
        } | Occasion::Flipped(Subject::This)
            | Occasion::PositionChanged(Subject::This)
    )
}

/// Whether an occasion is one of the battle.
fn is_of_battle(event: &Occasion) -> bool {
    match event {
        Occasion::Battled(_)
        | Occasion::BattleTiming { .. }
        | Occasion::DestroysByBattle { .. } => true,
        Occasion::Damaged { battle, .. } => *battle,
        Occasion::Moved { why, .. } => why.contains(&Why::Battle),
        _ => false,
    }
}

/// Effects that negate an activation; up to damage calculation, what changes ATK or DEF; what
/// answers the battle itself.
fn mode_fits(mode: &Mode, timing: DamageTiming) -> bool {
    let does = |fits: fn(&Act) -> bool| mode.resolve.iter().any(|step| fits(&step.act));
    match &mode.answers {
        Some(Answers::Activation { .. }) if does(|act| *act == Act::NegateActivation) => true,
        Some(Answers::Happening(event)) if is_of_battle(event) => true,
        _ => timing <= DamageTiming::BeforeCalculation && does(changes_strength),
    }
}

const fn changes_strength(act: &Act) -> bool {
    matches!(
        act,
        Act::Change {
            what: Value::Atk | Value::Def,
            ..
        } | Act::Become {
            what: Value::Atk | Value::Def,
            ..
        }
    )
}
