//! Whether an effect may be activated: one list of conditions, in one order, for everybody who
//! asks (`answer`, `offers`, and whoever explains a refusal).

use crate::game::{Game, User};
use crate::timing::home;
use crate::vocabulary::{
    Act, Activation, Amount, Answers, CardDef, CardKind, Does, Effect, EffectKind, Gate,
    Instruction, Limit, Mode, Objects, Places, Pool, Side, Spell, Trap,
};
use crate::{Rule, Truth};
use duel::{
    Because, CardId, Happened, Ignition, LingeringRule, Link, LinkKind, Row, Seat, TriggerLocation,
    Use, Window, WindowKind, Zone,
};

/// How many spell and trap zones a side has.
pub(crate) const SPELL_ZONES: u8 = 5;
/// How many main monster zones a side has.
pub(crate) const MONSTER_ZONES: u8 = 5;

/// An effect that a seat wants to activate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attempt<'a> {
    game: Game<'a>,
    seat: Seat,
    row: &'a Row,
    def: &'a CardDef,
    number: u8,
    effect: &'a Effect,
}

/// A condition of an activation, and the rule it is by.
type Condition<A> = (Rule, fn(&A) -> Truth);

impl<'a> Attempt<'a> {
    /// Every condition of an activation beside its window and its modes, in the order they are
    /// told.
    const CONDITIONS: [Condition<Self>; 7] = [
        (Rule::From, Self::is_in_its_place),
        (Rule::SetThisTurn, Self::waited_a_turn),
        (Rule::QuickPlayTurn, Self::quick_play_in_own_turn),
        (Rule::Zone, Self::has_a_zone),
        (Rule::Limit, Self::within_its_limit),
        (Rule::Forbidden, Self::not_forbidden),
        (Rule::Cost, Self::can_pay),
    ];

    /// The attempt, where the record knows the card and the card has such an effect.
    pub(crate) fn new(game: Game<'a>, seat: Seat, card: CardId, number: u8) -> Result<Self, Rule> {
        let row = game.p.card(card).ok_or(Rule::Physics)?;
        let def = game.cards.of(row).ok_or(Rule::NoSuchEffect)?;
        let effect = def
            .effects
            .get(usize::from(number))
            .ok_or(Rule::NoSuchEffect)?;
        Ok(Self {
            game,
            seat,
            row,
            def,
            number,
            effect,
        })
    }

    /// The first rule it breaks in this window.
    pub(crate) fn check(&self, window: &Window) -> Result<(), Rule> {
        self.in_this_window(window)?;
        for (rule, condition) in Self::CONDITIONS {
            if !condition(self).may() {
                return Err(rule);
            }
        }
        self.some_mode()
    }

    pub(crate) fn user(&self) -> User {
        User {
            seat: self.seat,
            card: self.row.id,
            declared: None,
        }
    }

    pub(crate) fn speed(&self) -> u8 {
        speed(self.def, self.effect)
    }

    /// Whether the window takes this kind of activation at all.
    fn in_this_window(&self, window: &Window) -> Result<(), Rule> {
        let trigger = matches!(self.effect.kind, EffectKind::Trigger { .. });
        match window.kind {
            WindowKind::Trigger => return self.is_waiting_trigger(window),
            _ if trigger => return Err(Rule::NotATrigger),
            // FET-A: spell speed 1 belongs to the open state of a main phase.
            WindowKind::Open if self.speed() < 2 && !self.game.p.phase.is_main() => {
                return Err(Rule::MainPhase);
            }
            WindowKind::Open => {}
            WindowKind::SummonNegation => {
                let negates =
                    |mode: &Mode| matches!(mode.answers, Some(Answers::SummonAttempt { .. }));
                if !self.effect.modes.iter().any(negates) {
                    return Err(Rule::NegationOnly);
                }
            }
            // SPEED-CHAIN: speed 2 or more, and at least that of the link on top.
            WindowKind::Chain => {
                let top = self.game.p.chain.last().map_or(0, |link| link.speed);
                if self.speed() < 2 || self.speed() < top {
                    return Err(Rule::SpellSpeed);
                }
            }
            WindowKind::Free if self.speed() < 2 && self.has_ignition_right(window) => {}
            WindowKind::Free
            | WindowKind::PhaseEnd
            | WindowKind::StepEnd
            | WindowKind::DamageStep => {
                if self.speed() < 2 {
                    return Err(Rule::FastEffect);
                }
            }
        }
        Ok(())
    }

    fn is_waiting_trigger(&self, window: &Window) -> Result<(), Rule> {
        let mandatory = matches!(window.because, Because::TriggersMet { mandatory: true });
        let mut waiting = self.game.waiting(self.seat, mandatory);
        if waiting.any(|t| (t.card, t.effect) == (self.row.id, self.number)) {
            Ok(())
        } else {
            Err(Rule::TriggerOnly)
        }
    }

    /// IGN-PRIORITY: the old rules let the turn player's first right after a summon cover
    /// ignition effects of any own monster.
    fn has_ignition_right(&self, window: &Window) -> bool {
        let first_right = window.owed.0 == self.seat
            && self.seat == self.game.turn_player()
            && window.answers[0].is_none();
        let after_summon = self.game.p.occasion.iter().any(
            |happening| matches!(happening.what, Happened::Summoned { by, .. } if by == self.seat),
        );
        let after_chain = matches!(window.because, Because::ChainEnded { .. });
        self.effect.kind == EffectKind::Ignition
            && self.game.p.phase.is_main()
            && match self.game.profile().ignition {
                Ignition::None => false,
                // After a chain only fast effects, even where a summon was part of it.
                Ignition::AfterSummon => first_right && after_summon && !after_chain,
                Ignition::AfterSummonOrChain => first_right && (after_summon || after_chain),
                Ignition::AnyFreeWindow => first_right,
            }
    }

    fn is_in_its_place(&self) -> Truth {
        let place = self.row.place;
        let own = place.seat == self.seat;
        let face_up = self.row.posture.face_up();
        Truth::of(
            own && match &self.effect.kind {
                EffectKind::CardActivation => match self.def.kind {
                    CardKind::Spell(_) => {
                        place.zone == Zone::Hand || (is_spell_zone(place.zone) && !face_up)
                    }
                    CardKind::Trap(_) => is_spell_zone(place.zone) && !face_up,
                    CardKind::Monster(_) => false,
                },
                EffectKind::Ignition | EffectKind::Quick => place.zone == Zone::Monster && face_up,
                EffectKind::Trigger { event, .. } => {
                    let stayed = place.zone == home(event) && face_up;
                    match self.game.profile().trigger_location {
                        TriggerLocation::MustStay => stayed,
                        TriggerLocation::PublicOnly => {
                            !matches!(place.zone, Zone::Deck | Zone::Hand)
                        }
                        TriggerLocation::Anywhere => true,
                    }
                }
            },
        )
    }

    fn waited_a_turn(&self) -> Truth {
        let waits = self.effect.kind == EffectKind::CardActivation
            && matches!(
                self.def.kind,
                CardKind::Trap(_) | CardKind::Spell(Spell::QuickPlay)
            );
        let set_now = self.row.place.zone.on_field()
            && self.row.set_turn != 0
            && self.row.set_turn == self.game.p.turn;
        Truth::of(!(waits && set_now))
    }

    fn quick_play_in_own_turn(&self) -> Truth {
        let quick_play = matches!(self.def.kind, CardKind::Spell(Spell::QuickPlay));
        let from_hand = self.row.place.zone == Zone::Hand;
        Truth::of(!(quick_play && from_hand) || self.seat == self.game.turn_player())
    }

    fn has_a_zone(&self) -> Truth {
        let needs_one =
            self.effect.kind == EffectKind::CardActivation && self.row.place.zone == Zone::Hand;
        Truth::of(!needs_one || self.game.place_for_spell(self.row, self.seat).is_some())
    }

    fn within_its_limit(&self) -> Truth {
        let used = self
            .game
            .p
            .used
            .iter()
            .any(|used| match (used, self.effect.limit) {
                (Use::Effect { effect, card, .. }, Some(Limit::OncePerTurn)) => {
                    (*effect, *card) == (self.number, self.row.id)
                }
                (
                    Use::Effect {
                        seat, name, effect, ..
                    },
                    Some(Limit::OncePerTurnByName),
                ) => (*seat, *name, *effect) == (self.seat, self.def.passcode, self.number),
                _ => false,
            });
        Truth::of(!used)
    }

    fn not_forbidden(&self) -> Truth {
        Truth::of(!self.game.p.lingering.iter().any(|l| {
            l.seat == self.seat && l.rule == LingeringRule::CannotActivate(self.def.passcode)
        }))
    }

    fn can_pay(&self) -> Truth {
        self.effect
            .cost
            .iter()
            .fold(Truth::Yes, |so_far, instruction| {
                so_far.and(|| self.can_do(&instruction.act))
            })
    }

    /// Whether an instruction that has to be carried out can be.
    fn can_do(&self, act: &Act) -> Truth {
        match act {
            Act::PayLp(amount) => Truth::of(self.game.p.lp[self.seat] >= *amount),
            Act::Tribute(Objects::Picked {
                pool,
                least: Amount::Fixed(least),
                ..
            })
            | Act::Discard(Objects::Picked {
                pool,
                least: Amount::Fixed(least),
                ..
            }) => {
                let mut found = self.game.find(pool, self.user());
                if pool.place == Places::Hand {
                    // The card that is activated has left the hand by then.
                    found.sure.retain(|id| *id != self.row.id);
                    found.perhaps.retain(|id| *id != self.row.id);
                }
                found.at_least(*least as usize)
            }
            Act::AddFromDeck { filter, count } => {
                let deck = Pool {
                    side: Side::Own,
                    place: Places::Deck,
                    filter: filter.clone(),
                };
                self.game
                    .find(&deck, self.user())
                    .at_least(usize::from(*count))
            }
            _ => Truth::Yes,
        }
    }

    /// At least one mode can be used; of a single one the rule it breaks is told.
    fn some_mode(&self) -> Result<(), Rule> {
        let mut broken = Rule::Requires;
        for mode in &self.effect.modes {
            match self.check_mode(mode) {
                Ok(()) => return Ok(()),
                Err(rule) => broken = rule,
            }
        }
        Err(broken)
    }

    fn check_mode(&self, mode: &Mode) -> Result<(), Rule> {
        self.check_open_part(mode)?;
        let hidden = mode.requires.iter().fold(Truth::Yes, |so_far, condition| {
            so_far.and(|| self.game.holds(condition, self.user()))
        });
        let possible = hidden.and(|| self.could_resolve(mode));
        if possible.may() {
            Ok(())
        } else {
            Err(Rule::Requires)
        }
    }

    /// What everybody can see of whether a mode can be used: whether a choice of modes is asked
    /// for may depend on nothing else.
    fn check_open_part(&self, mode: &Mode) -> Result<(), Rule> {
        if !self.answers(mode).may() {
            return Err(Rule::Answers);
        }
        for condition in &mode.requires {
            if condition.pool().is_public() && !self.game.holds(condition, self.user()).may() {
                return Err(Rule::Requires);
            }
        }
        match &mode.targets {
            Some(targets)
                if !self
                    .game
                    .find(&targets.pool, self.user())
                    .at_least(usize::from(targets.least))
                    .may() =>
            {
                Err(Rule::Target)
            }
            _ => Ok(()),
        }
    }

    fn could_resolve(&self, mode: &Mode) -> Truth {
        if matches!(
            self.effect.kind,
            EffectKind::Trigger {
                mandatory: true,
                ..
            }
        ) {
            return Truth::Yes;
        }
        match mode.resolve.first() {
            Some(Instruction {
                act,
                when: Gate::Always,
            }) => self.can_do(act),
            _ => Truth::Yes,
        }
    }

    /// The modes that can be used as far as everybody can see.
    pub(crate) fn open_modes(&self) -> impl Iterator<Item = u8> + use<'a> {
        let this = *self;
        (0..this.effect.modes.len() as u8).filter(move |&n| {
            this.check_open_part(&this.effect.modes[usize::from(n)])
                .is_ok()
        })
    }

    /// Whether this mode can be used, hidden facts included.
    pub(crate) fn mode_may_be_used(&self, mode: u8) -> bool {
        self.effect
            .modes
            .get(usize::from(mode))
            .is_some_and(|mode| self.check_mode(mode).is_ok())
    }

    fn answers(&self, mode: &Mode) -> Truth {
        match &mode.answers {
            None => Truth::of(self.window_kind() != Some(WindowKind::SummonNegation)),
            Some(Answers::SummonAttempt { by }) => {
                // FET-NEG: only the first link of the window negates the summon.
                let attempt = self.game.p.summon.filter(|_| self.game.p.chain.is_empty());
                Truth::of(attempt.is_some_and(|summon| by.covers(self.seat, summon.seat)))
            }
            Some(Answers::Activation { by, kinds, that }) => match self.game.p.chain.last() {
                Some(link) if by.covers(self.seat, link.seat) => {
                    Truth::of(kinds.iter().any(|kind| kind.covers(link.kind)))
                        .and(|| that.map_or(Truth::Yes, |that| self.game.would(link, that)))
                }
                _ => Truth::No,
            },
            Some(Answers::Happening(occasion)) => self.game.answers_occasion(occasion, self.user()),
        }
    }

    /// The window the activation is said in; once it is settled, there is none.
    fn window_kind(&self) -> Option<WindowKind> {
        self.game.p.window.map(|window| window.kind)
    }
}

impl Game<'_> {
    /// Whether a trigger may be used as far as its place, its limits and lingering effects go.
    pub(crate) fn may_be_used(&self, row: &Row, number: u8, effect: &Effect, seat: Seat) -> bool {
        let Some(def) = self.cards.of(row) else {
            return false;
        };
        let attempt = Attempt {
            game: *self,
            seat,
            row,
            def,
            number,
            effect,
        };
        attempt.is_in_its_place().may()
            && attempt.within_its_limit().may()
            && attempt.not_forbidden().may()
    }

    /// Whether a link's effect would do something, as other cards ask about it.
    fn would(&self, link: &Link, does: Does) -> Truth {
        let Some(mode) = self.mode(link.face, link.effect, link.mode) else {
            return Truth::Unknown;
        };
        Truth::of(
            mode.resolve
                .iter()
                .any(|instruction| match (does, &instruction.act) {
                    (Does::DestroysOnField, Act::Destroy(objects)) => objects.on_field(),
                    // No act of the vocabulary Special Summons yet.
                    (Does::SpecialSummons, _) | (Does::DestroysOnField, _) => false,
                }),
        )
    }
}

impl Objects {
    fn on_field(&self) -> bool {
        match self {
            Self::Targets | Self::This | Self::Negated => true,
            Self::Each(pool) | Self::Picked { pool, .. } => matches!(
                pool.place,
                Places::Monsters | Places::SpellsAndTraps | Places::Field | Places::Occasion
            ),
        }
    }
}

impl Activation {
    fn covers(self, kind: LinkKind) -> bool {
        matches!(
            (self, kind),
            (Self::SpellCard, LinkKind::SpellCard)
                | (Self::TrapCard, LinkKind::TrapCard)
                | (Self::MonsterEffect, LinkKind::MonsterEffect)
        )
    }
}

/// The spell speed of an effect (SPEED-TABLE).
pub(crate) fn speed(def: &CardDef, effect: &Effect) -> u8 {
    match (&effect.kind, &def.kind) {
        (EffectKind::CardActivation, CardKind::Trap(Trap::Counter)) => 3,
        (EffectKind::CardActivation, CardKind::Trap(_))
        | (EffectKind::CardActivation, CardKind::Spell(Spell::QuickPlay))
        | (EffectKind::Quick, _) => 2,
        _ => 1,
    }
}

/// What kind of link the activation makes.
pub(crate) fn link_kind(def: &CardDef, effect: &Effect) -> LinkKind {
    let card = effect.kind == EffectKind::CardActivation;
    match def.kind {
        CardKind::Spell(_) if card => LinkKind::SpellCard,
        CardKind::Spell(_) => LinkKind::SpellEffect,
        CardKind::Trap(_) if card => LinkKind::TrapCard,
        CardKind::Trap(_) => LinkKind::TrapEffect,
        CardKind::Monster(_) => LinkKind::MonsterEffect,
    }
}

fn is_spell_zone(zone: Zone) -> bool {
    matches!(zone, Zone::Spell | Zone::Field)
}
