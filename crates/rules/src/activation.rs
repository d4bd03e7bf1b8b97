//! Whether an effect may be activated: one list of conditions, in one order, for everybody who
//! asks (`answer`, `offers`, `whynot`, and the triggers that wait for their place).

mod modes;
mod window;

use crate::game::{Game, User};
use crate::inquiry::Inquiry;
use crate::marks::Marks;
use crate::verdict::Broken;
use crate::vocabulary::{
    Activation, Answers, CardDef, CardKind, Effect, EffectKind, Instruction, Limit, Mode, Objects,
    Occasion, Places, Spell, Targets, Trap,
};
use crate::{Rule, Truth};
use duel::{
    CardId, HiddenTriggers, LingeringRule, Link, LinkKind, Row, Seat, Use, Window, WindowKind, Zone,
};

/// An effect that a seat wants to activate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attempt<'a> {
    pub(crate) game: Game<'a>,
    pub(crate) seat: Seat,
    pub(crate) row: &'a Row,
    pub(crate) def: &'a CardDef,
    pub(crate) number: u8,
    pub(crate) effect: &'a Effect,
}

/// So many links a chain has at most.
const MOST_LINKS: usize = 250;

/// A condition of an activation, and the rule it is by.
type Condition<A> = (Rule, fn(&A) -> Truth);

/// A condition of one mode of it, and the rule it is by.
type ModeCondition<A> = (Rule, fn(&A, &Mode) -> Truth);

impl<'a> Attempt<'a> {
    /// Every condition of an activation beside what it is, its window and its modes, in the order they are
    /// told.
    pub(crate) const CONDITIONS: [Condition<Self>; 10] = [
        (Rule::From, Self::is_in_its_place),
        (Rule::SetThisTurn, Self::waited_a_turn),
        (Rule::QuickPlayTurn, Self::quick_play_in_own_turn),
        (Rule::Zone, Self::has_a_zone),
        (Rule::Limit, Self::within_its_limit),
        (Rule::Forbidden, Self::not_forbidden),
        (Rule::Unanswerable, Self::may_answer),
        (Rule::SelfSummon, Self::first_to_summon_itself),
        (Rule::DamageStep, Self::fits_the_damage_step),
        (Rule::Cost, Self::can_pay),
    ];

    /// The conditions of one mode that everybody can see.
    const OPEN_PART: [ModeCondition<Self>; 4] = [
        (Rule::Answers, Self::answers),
        (Rule::Requires, Self::requires_openly),
        (Rule::Cost, Self::pays_openly),
        (Rule::Target, Self::has_targets),
    ];

    /// The conditions of one mode that need not be seen.
    const HIDDEN_PART: [ModeCondition<Self>; 2] = [
        (Rule::Cost, Self::pays),
        (Rule::Requires, Self::requires_and_could_resolve),
    ];

    /// The attempt, where the record knows the card and the card has such an effect.
    pub(crate) fn new(game: Game<'a>, seat: Seat, card: CardId, number: u8) -> Result<Self, Rule> {
        let row = game.p.card(card).ok_or(Rule::Physics)?;
        let def = game.cards.of(row).ok_or(Rule::NoSuchEffect)?;
        Self::of_row(game, seat, (row, def), number)
    }

    fn of_row(
        game: Game<'a>,
        seat: Seat,
        (row, def): (&'a Row, &'a CardDef),
        number: u8,
    ) -> Result<Self, Rule> {
        let effect = game.effects(def).get(usize::from(number));
        let effect = effect.or_else(|| game.scale_effect(def, number));
        Ok(Self {
            game,
            seat,
            row,
            def,
            number,
            effect: effect.ok_or(Rule::NoSuchEffect)?,
        })
    }

    /// Asks every condition of it in this window.
    pub(crate) fn check(&self, window: &Window, inquiry: &mut Inquiry) -> Result<(), Broken> {
        self.ask(Rule::Continuous, self.is_activated_at_all(), inquiry)?;
        inquiry.ask_for(self.window_rule(window), self.in_this_window(window))?;
        // Hardly worth telling where it isn't so.
        if self.game.chain_is_full() {
            inquiry.ask(Broken::impossible(Rule::LongestChain), Truth::No)?;
        }
        let hidden_cost = !self.effect.cost.iter().all(Instruction::is_public);
        for &(rule, condition) in &Self::CONDITIONS {
            if inquiry.hears_only_open() && rule == Rule::Cost && hidden_cost {
                continue;
            }
            self.ask(rule, condition(self), inquiry)?;
        }
        self.ask_modes(inquiry)
    }

    #[inline]
    fn ask(&self, rule: Rule, truth: Truth, inquiry: &mut Inquiry) -> Result<(), Broken> {
        if inquiry.hears_all() && truth == Truth::Unknown {
            inquiry.hear(rule, truth, self.missing(rule));
            return Ok(());
        }
        inquiry.ask(rule, truth)
    }

    /// Some mode has to be usable: of several, the conditions of one that is are told, else of the
    /// last.
    fn ask_modes(&self, inquiry: &mut Inquiry) -> Result<(), Broken> {
        if !inquiry.hears_all() {
            return Ok(self.some_mode()?);
        }
        let modes = &self.effect.modes;
        let told = if inquiry.hears_only_open() {
            Self::OPEN_PART.len()
        } else {
            Self::OPEN_PART.len() + Self::HIDDEN_PART.len()
        };
        let told = |mode| self.mode_conditions(mode).take(told);
        let usable = |mode: &&'a Mode| told(*mode).all(|(_, truth)| truth.may());
        let Some(mode) = modes.iter().find(usable).or(modes.last()) else {
            return Ok(());
        };
        for (rule, truth) in told(mode) {
            self.ask(rule, truth, inquiry)?;
        }
        Ok(())
    }

    /// The rule by which a window takes an activation.
    const fn window_rule(&self, window: &Window) -> Rule {
        match (window.kind, &self.effect.kind) {
            (_, EffectKind::Trigger { .. }) => Rule::NotATrigger,
            (WindowKind::Trigger, _) => Rule::TriggerOnly,
            (WindowKind::Open, _) => Rule::OpenState,
            (WindowKind::SummonNegation, _) => Rule::NegationOnly,
            (WindowKind::Chain, _) => Rule::SpellSpeed,
            _ => Rule::FastEffect,
        }
    }

    pub(crate) fn user(&self) -> User {
        User {
            seat: self.seat,
            card: self.row.id,
            effect: self.number,
            declared: None,
            word: None,
            link: self.game.p.next_link(),
        }
    }

    pub(crate) fn speed(&self) -> u8 {
        speed(self.def, self.effect, self.row)
    }

    pub(crate) fn is_activated_at_all(&self) -> Truth {
        let silent = self.row.place.zone.on_field()
            && !self.effect.kind.is_card_activation()
            && !crate::summons::has_effects(self.row, self.def);
        Truth::of(!silent && !matches!(self.effect.kind, EffectKind::Continuous(_)))
    }

    fn is_in_its_place(&self) -> Truth {
        let place = self.row.place;
        let own = place.seat == self.seat || (self.effect.anyone && place.zone.on_field());
        // A card that stays has nothing but its own activation before that has resolved.
        let comes = self.effect.kind != EffectKind::CardActivation
            && place.zone.on_field()
            && self.game.is_being_activated(self.row);
        if !own || comes {
            return Truth::No;
        }
        let face_up = self.row.posture.face_up();
        match &self.effect.kind {
            EffectKind::CardActivation => self.activated_from(),
            EffectKind::Trigger {
                event: Occasion::Told,
                ..
            } => Truth::of(self.is_in_a_named_place()),
            EffectKind::Trigger { event, .. } => {
                Truth::of(self.game.trigger_is_there(self.row, self.effect, event))
            }
            _ if !self.effect.from.is_empty() => Truth::of(self.is_in_a_named_place()),
            _ => Truth::of(face_up && place.zone.on_field() && self.is_at_home()),
        }
    }

    fn is_in_a_named_place(&self) -> bool {
        let user = self.user();
        let there = |place: &Places| self.game.is_in(self.row, *place, user);
        self.effect.from.iter().any(there)
            && (self.row.posture.face_up() || self.row.place.zone == Zone::Hand)
    }

    /// Monsters use their effects in monster zones, spells and traps in theirs.
    fn is_at_home(&self) -> bool {
        let monster = self.row.place.zone == Zone::Monster;
        monster || self.def.monster().is_none() || self.row.attached.is_some()
    }

    /// A spell from the hand or where it was set; a trap where it was set, or from the hand where
    /// its text says so.
    fn activated_from(&self) -> Truth {
        let (zone, face_up) = (self.row.place.zone, self.row.posture.face_up());
        let set = is_spell_zone(zone) && !face_up;
        match (&self.def.kind, &self.effect.from_hand_if) {
            (CardKind::Spell(_), _) => Truth::of(set || zone == Zone::Hand),
            (CardKind::Trap(_), Some(condition)) if zone == Zone::Hand => {
                self.game.holds(condition, self.user(), None)
            }
            (CardKind::Trap(_), _) => Truth::of(set),
            (CardKind::Monster(_), _) => Truth::of(zone == Zone::Hand && self.is_scale()),
        }
    }

    fn is_scale(&self) -> bool {
        self.game.scale_effect(self.def, self.number).is_some()
    }

    fn waited_a_turn(&self) -> Truth {
        let waits = self.effect.kind.is_card_activation()
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
        let quick_play = self.effect.kind.is_card_activation()
            && matches!(self.def.kind, CardKind::Spell(Spell::QuickPlay));
        let from_hand = self.row.place.zone == Zone::Hand;
        Truth::of(!(quick_play && from_hand) || self.seat == self.game.turn_player())
    }

    fn has_a_zone(&self) -> Truth {
        let needs_one = self.effect.kind.is_card_activation() && self.row.place.zone == Zone::Hand;
        Truth::of(!needs_one || self.game.place_to_activate(self.row, self.seat).is_some())
    }

    pub(crate) fn within_its_limit(&self) -> Truth {
        let p = self.game.p;
        let name = self.def.name();
        let used = match self.effect.limit {
            Some(Limit::OncePerDuelByName) => {
                p.used_ever
                    .contains(&(self.seat, self.def.passcode, self.number))
            }
            Some(limit) => p.used.iter().any(|used| self.counts_for(limit, used, name)),
            None => false,
        };
        Truth::of(!used && !self.used_in_phase())
    }

    fn counts_for(&self, limit: Limit, used: &Use, own: duel::Passcode) -> bool {
        let Use::Effect {
            seat,
            name,
            effect,
            card,
            left,
            link,
            negated,
        } = used
        else {
            return false;
        };
        // A card that left its place, or was turned face-down, is another one.
        let copy = (*effect, *card, *left) == (self.number, self.row.id, false);
        let by_name = *seat == self.seat
            && self
                .game
                .cards
                .get(*name)
                .is_some_and(|def| def.name() == own);
        match limit {
            Limit::OncePerTurn => copy,
            Limit::OncePerChain => copy && *link > 0,
            Limit::OncePerTurnByName => by_name && *effect == self.number,
            Limit::ActivatedOncePerTurnByName => by_name && *effect == self.number && !negated,
            Limit::OneEffectPerTurnByName => by_name,
            Limit::OncePerDuelByName => false,
        }
    }

    /// PHASE-EFFECT: a phase effect is used once in its phase. A mandatory one whose activation was
    /// negated is used again where the profile says so.
    fn used_in_phase(&self) -> bool {
        let EffectKind::Trigger {
            event: Occasion::Phase { .. },
            mandatory,
            ..
        } = &self.effect.kind
        else {
            return false;
        };
        let again = *mandatory && self.game.profile().phase_trigger_again;
        self.game.p.used.iter().any(|used| {
            matches!(used, Use::Effect { effect, card, left: false, negated, .. }
                if (*effect, *card) == (self.number, self.row.id) && !(again && *negated))
        })
    }

    pub(crate) fn not_forbidden(&self) -> Truth {
        let by_name = self.game.p.lingering.iter().any(|l| {
            l.seat == self.seat && l.rule == LingeringRule::CannotActivate(self.def.name())
        });
        let kind = link_kind(self.def, self.effect);
        Truth::of(!by_name && !self.game.activation_forbidden(self.seat, kind, self.row))
    }

    /// ACT-UNANSWERABLE: a text keeps this side from chaining to the link on top.
    fn may_answer(&self) -> Truth {
        Truth::of(self.game.p.chain.is_empty() || self.game.may_chain(self.seat))
    }

    /// SEGOC-SELF: one optional trigger a chain that summons itself from the hand (OCG).
    pub(crate) fn first_to_summon_itself(&self) -> Truth {
        let game = &self.game;
        if game.profile().hidden_triggers == HiddenTriggers::WithOptional
            || !game.summons_itself_from_hand(self.row.place.zone, self.effect)
        {
            return Truth::Yes;
        }
        let another = game.p.chain.iter().any(|link| {
            link.seat == self.seat
                && game
                    .effect(link.face, link.effect)
                    .is_some_and(|effect| game.summons_itself_from_hand(link.from.zone, effect))
        });
        Truth::of(!another)
    }

    fn fits_the_damage_step(&self) -> Truth {
        Truth::of(self.game.damage_step_allows(self.def, self.effect))
    }

    fn can_pay(&self) -> Truth {
        // Where every way costs something of its own, that is asked with the way.
        let modes = &self.effect.modes;
        if !modes.is_empty() && modes.iter().all(|mode| !mode.cost.is_empty()) {
            return Truth::Yes;
        }
        self.game.payable(&self.effect.cost, self.user())
    }
}

impl<'a> Game<'a> {
    /// Whether a card may have an effect that can be activated where it is. One that lies face-down
    /// in a pile has only triggers that waited, one off the field besides only what says from where.
    pub(crate) fn has_something_to_activate(
        &self,
        row: &Row,
        marks: Marks,
        window: &Window,
    ) -> bool {
        let zone = row.place.zone;
        match zone {
            Zone::Deck | Zone::Extra if !row.posture.face_up() => {
                window.kind == WindowKind::Trigger && marks.trigger
            }
            _ if zone.on_field() || zone == Zone::Hand => true,
            _ => marks.trigger || marks.phase || marks.placed,
        }
    }

    /// Whether a seat may activate an effect of a card on its side in this window, which waits for
    /// it.
    pub(crate) fn may_activate(
        &self,
        row: &'a Row,
        def: &'a CardDef,
        number: u8,
        window: &Window,
    ) -> bool {
        Attempt::of_row(*self, row.place.seat, (row, def), number)
            .is_ok_and(|attempt| attempt.check(window, &mut Inquiry::first()).is_ok())
    }

    /// Whether a trigger may be used as far as its place, its limits and lingering effects go.
    pub(crate) fn may_be_used(
        &self,
        row: &'a Row,
        number: u8,
        effect: &'a Effect,
        seat: Seat,
    ) -> bool {
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
        attempt.is_activated_at_all().may()
            && attempt.is_in_its_place().may()
            && attempt.within_its_limit().may()
            && attempt.not_forbidden().may()
            && attempt.fits_the_damage_step().may()
    }

    /// The cards an effect can target: those that fit and may be targeted.
    /// What can't be done to a card by anybody's effect isn't aimed at it.
    pub(crate) fn targetable(
        &self,
        targets: &Targets,
        mode: Option<&Mode>,
        user: User,
    ) -> crate::game::Found {
        let mut found = self.find(&targets.pool, user);
        let first = mode.and_then(|mode| mode.resolve.first());
        let aimed = first.filter(|one| one.act.objects() == Some(&Objects::Targets));
        let may = |card: &CardId| {
            self.p.card(*card).is_some_and(|row| {
                self.may_be_targeted(row, user.seat)
                    && aimed.is_none_or(|one| self.this_can(&one.act, *card, user.seat))
            })
        };
        found.sure.retain(may);
        found.perhaps.retain(may);
        self.leave_fallen(&targets.pool, &mut found.sure);
        found
    }

    /// CHAIN-MOST: whether the record can't number another link.
    pub(crate) fn chain_is_full(&self) -> bool {
        self.p.chain.len() >= MOST_LINKS
    }

    /// Whether a seat may add to the chain as far as the texts of the link on top go.
    pub(crate) fn may_chain(&self, seat: Seat) -> bool {
        let Some(link) = self.p.chain.last() else {
            return true;
        };
        let by_effect = self
            .effect(link.face, link.effect)
            .and_then(|effect| effect.unanswerable)
            .is_some_and(|side| side.covers(link.seat, seat));
        let by_card = !link.kind.is_card() && self.is_unanswerable(link.card, link.seat, seat);
        !by_effect && !by_card
    }

    /// Whether an effect summons its own card from the hand.
    fn summons_itself_from_hand(&self, zone: Zone, effect: &Effect) -> bool {
        use crate::vocabulary::{Act, Objects};
        let itself = |act: &Act| {
            matches!(
                act,
                Act::SpecialSummon {
                    what: Objects::This,
                    ..
                }
            )
        };
        let optional = matches!(
            effect.kind,
            EffectKind::Trigger {
                mandatory: false,
                ..
            }
        );
        optional
            && zone == Zone::Hand
            && effect
                .modes
                .iter()
                .flat_map(|mode| &mode.resolve)
                .any(|instruction| itself(&instruction.act))
    }
}

impl Answers {
    /// Whether a seat's effect answers links of this kind and of this player at all.
    pub(crate) fn takes(&self, seat: Seat, link: &Link) -> bool {
        match self {
            Self::Activation { by, kinds, .. } => {
                by.covers(seat, link.seat) && kinds.iter().any(|kind| kind.covers(link.kind))
            }
            _ => false,
        }
    }
}

impl Activation {
    fn covers(self, kind: LinkKind) -> bool {
        matches!(
            (self, kind),
            (Self::SpellCard, LinkKind::SpellCard)
                | (Self::TrapCard, LinkKind::TrapCard)
                | (Self::SpellEffect, LinkKind::SpellEffect)
                | (Self::TrapEffect, LinkKind::TrapEffect)
                | (Self::MonsterEffect, LinkKind::MonsterEffect)
        )
    }

    /// Whether an occasion's list of kinds has this one.
    pub(crate) fn any_covers(list: &[Self], kind: LinkKind) -> bool {
        list.iter().any(|one| one.covers(kind))
    }
}

/// The spell speed of an effect, used where the card is (SPEED-TABLE).
pub(crate) fn speed(def: &CardDef, effect: &Effect, row: &Row) -> u8 {
    let spell = matches!(def.kind, CardKind::Spell(_));
    match (&effect.kind, &def.kind) {
        (EffectKind::CardActivation, CardKind::Trap(Trap::Counter)) => 3,
        (EffectKind::CardActivation, CardKind::Trap(_))
        | (EffectKind::CardActivation, CardKind::Spell(Spell::QuickPlay)) => 2,
        // A spell's effect in the graveyard is speed 1, a quick-play spell's as well.
        (EffectKind::Quick | EffectKind::MandatoryQuick, _)
            if !spell || row.place.zone.on_field() =>
        {
            2
        }
        _ => 1,
    }
}

/// What kind of link the activation makes.
pub(crate) fn link_kind(def: &CardDef, effect: &Effect) -> LinkKind {
    let card = effect.kind.is_card_activation();
    match def.kind {
        CardKind::Spell(_) if card => LinkKind::SpellCard,
        CardKind::Spell(_) => LinkKind::SpellEffect,
        CardKind::Trap(_) if card => LinkKind::TrapCard,
        CardKind::Trap(_) => LinkKind::TrapEffect,
        // Only a pendulum monster is activated as a card: as a spell.
        CardKind::Monster(_) if card => LinkKind::SpellCard,
        CardKind::Monster(_) => LinkKind::MonsterEffect,
    }
}

fn is_spell_zone(zone: Zone) -> bool {
    matches!(zone, Zone::Spell | Zone::Field)
}
