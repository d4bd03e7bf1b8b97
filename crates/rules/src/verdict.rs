//! The one judgement of what a seat says: `answer` records by it, `offers` lists by it, `next`
//! names irregularities by it.

use crate::activation::Attempt;
use crate::game::Game;
use crate::inquiry::Inquiry;
use crate::summons::Summon;
use crate::vocabulary::{CardDef, MonsterKind};
use crate::{Next, Refusal, Rule, Truth, next};
use duel::{
    Action, Because, CardId, Lot, Mode, Passcode, Phase, Picked, Row, Seat, Window, WindowKind,
    Zone,
};

impl<'a> Game<'a> {
    /// Whether a seat may do this now.
    pub(crate) fn verdict(&self, by: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(by, action, &mut Inquiry::first())
            .map_err(|broken| self.refusal(by, action, broken))
    }

    /// The same, of a seat that only wants to know.
    pub(crate) fn allows(&self, by: Seat, action: &Action) -> bool {
        self.judge(by, action, &mut Inquiry::first()).is_ok()
    }

    /// Whether the open window waits for this seat.
    pub(crate) fn is_awaited(&self, by: Seat) -> bool {
        self.p.holder() == Some(by)
    }

    fn refusal(&self, seat: Seat, action: &Action, broken: Broken) -> Refusal {
        let awaited = self
            .p
            .choice
            .map(|choice| choice.seat)
            .or_else(|| self.p.holder());
        Refusal {
            rule: broken.rule,
            seat,
            card: action.card().copied(),
            awaited: awaited.filter(|awaited| *awaited != seat),
            impossible: broken.impossible,
        }
    }

    /// Asks every condition of an action in its order, and gives the first that fails; an inquiry
    /// that hears all is stopped only by what leaves nothing else to ask.
    pub(crate) fn judge(
        &self,
        by: Seat,
        action: &Action,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        match action {
            Action::Concede | Action::Automatic { .. } => Ok(()),
            Action::Show { card, face, .. } => self.judge_show(by, *card, *face),
            Action::Choose(picked) => self.judge_choice(by, picked),
            Action::Outcome(picked) => self.judge_outcome(picked),
            Action::Ask => self.judge_ask(by),
            Action::Hold => self.judge_hold(by),
            _ => {
                inquiry.ask_for(Rule::ChoiceFirst, self.nothing_first())?;
                self.could_have_happened(by, action)?;
                let window = self.p.window.ok_or(Rule::Resolving)?;
                // While an action is carried out its own window still stands: it is judged as it
                // was said.
                inquiry.ask(Rule::Holder, Truth::of(self.is_awaited(by)))?;
                self.judge_in_window(by, action, &window, inquiry)
            }
        }
    }

    /// The same as [`Self::allows`] of an action of the seat that this window waits for, where
    /// nothing else comes first.
    pub(crate) fn allows_in_window(&self, by: Seat, action: &Action, window: &Window) -> bool {
        self.could_have_happened(by, action).is_ok()
            && self
                .judge_in_window(by, action, window, &mut Inquiry::first())
                .is_ok()
    }

    /// What can't have happened at all, right or wrong, whoever was awaited.
    fn could_have_happened(&self, by: Seat, action: &Action) -> Result<(), Broken> {
        match action {
            Action::PendulumSummon if !self.could_have_swung(by).may() => {
                Err(Broken::impossible(Rule::Pendulum))
            }
            Action::Attack { card, target } => {
                self.own_monster(by, *card)?;
                let target = target.map(|target| self.own_monster(by.other(), target));
                target.transpose().map(|_| ())
            }
            _ => Ok(()),
        }
    }

    /// Whether the card of an action is where it would have to be, whoever is awaited: one that
    /// isn't has done nothing, right or wrong.
    pub(crate) fn is_there(&self, by: Seat, action: &Action) -> bool {
        match action {
            Action::Activate { card, effect } => self.activated(by, *card, *effect).is_ok(),
            Action::Summon { .. }
            | Action::SetMonster { .. }
            | Action::FlipSummon { .. }
            | Action::SpecialSummon { .. }
            | Action::GeminiSummon { .. } => Summon::new(*self, by, action).is_ok(),
            Action::SetSpell { card } => self.in_hand(by, *card).is_ok(),
            Action::ChangePosition { card } => self.own_monster(by, *card).is_ok(),
            _ => true,
        }
    }

    /// A choice or a lot is settled before anything else is said.
    pub(crate) fn nothing_first(&self) -> Result<(), Broken> {
        if self.p.choice.is_some() || self.lot().is_some() {
            return Err(Broken::impossible(Rule::ChoiceFirst));
        }
        Ok(())
    }

    fn judge_in_window(
        &self,
        by: Seat,
        action: &Action,
        window: &Window,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        match action {
            Action::Pass(_) => self.judge_pass(window),
            Action::MoveOn { to } => self.judge_move_on(by, *to, window),
            Action::EndTurn => {
                // Whoever is in the end phase already ends the turn by leaving it.
                let to = (self.p.phase < Phase::End).then_some(Phase::End);
                self.judge_move_on(by, to, window)
            }
            Action::AgreeUpTo { to } => self.judge_agreement(by, *to, window),
            Action::Activate { card, effect } => {
                self.judge_activation(by, (*card, *effect), window, inquiry)
            }
            Action::Summon { .. }
            | Action::SetMonster { .. }
            | Action::FlipSummon { .. }
            | Action::SpecialSummon { .. }
            | Action::GeminiSummon { .. } => Summon::new(*self, by, action)?.check(window, inquiry),
            Action::PendulumSummon => self.judge_pendulum(by, window, inquiry),
            Action::SetSpell { card } => self.judge_set_spell(by, *card, window, inquiry),
            Action::ChangePosition { card } => self.judge_turn(by, *card, window, inquiry),
            Action::Attack { card, target } => {
                self.judge_attack(by, (*card, *target), window, inquiry)
            }
            _ => Err(Rule::Choice.into()),
        }
    }

    fn judge_pass(&self, window: &Window) -> Result<(), Broken> {
        match (window.kind, window.because) {
            // FET-A: in the open state the turn player moves on instead.
            (WindowKind::Open, _) => Err(Broken::impossible(Rule::OpenPass)),
            (WindowKind::Trigger, Because::TriggersMet { mandatory: true }) => {
                Err(Broken::impossible(Rule::Mandatory))
            }
            _ if self.waits_for_face(window) => Err(Broken::impossible(Rule::BattleFace)),
            _ => Ok(()),
        }
    }

    fn judge_ask(&self, by: Seat) -> Result<(), Broken> {
        self.nothing_first()?;
        let window = self.p.window.ok_or(Rule::Resolving)?;
        let asks_in_passing = window.owed == (by, Some(by.other())) && window.holder() == Some(by);
        let asks_again = window.holder() == Some(by.other())
            && window
                .rank(by.other())
                .is_some_and(|rank| !window.asked[rank]);
        if asks_in_passing || (asks_again && window.kind != WindowKind::Open) {
            Ok(())
        } else {
            Err(Rule::Holder.into())
        }
    }

    /// Thinking aloud: anybody who is owed an answer in the window and hasn't given it.
    fn judge_hold(&self, by: Seat) -> Result<(), Broken> {
        let window = self.p.window.ok_or(Broken::impossible(Rule::Resolving))?;
        match window.rank(by) {
            Some(rank) if window.answers[rank].is_none() => Ok(()),
            _ => Err(Broken::impossible(Rule::Holder)),
        }
    }

    fn judge_move_on(&self, by: Seat, to: Option<Phase>, window: &Window) -> Result<(), Broken> {
        if by != self.turn_player() || window.because == (Because::TriggersMet { mandatory: true })
        {
            return Err(Broken::impossible(Rule::Holder));
        }
        let Some(to) = to else { return Ok(()) };
        // PHASE-ORDER: only a later phase, and main phase 2 only after a battle phase.
        if to <= self.p.phase {
            return Err(Broken::impossible(Rule::PhaseOrder));
        }
        if to == Phase::Main2 && !self.profile().main_phase_2 {
            return Err(Broken::impossible(Rule::PhaseOrder));
        }
        let through_battle = matches!(to, Phase::Battle | Phase::Main2);
        if through_battle && self.p.phase < Phase::Battle && !self.may_battle() {
            let first = self.p.turn <= 1;
            let rule = if first {
                Rule::FirstTurnBattle
            } else {
                Rule::Forbidden
            };
            return Err(Broken::impossible(rule));
        }
        Ok(())
    }

    fn judge_agreement(&self, by: Seat, to: Phase, window: &Window) -> Result<(), Broken> {
        self.judge_pass(window)?;
        if by == self.turn_player() {
            return Err(Broken::impossible(Rule::Holder));
        }
        if to <= self.p.phase {
            Err(Broken::impossible(Rule::PhaseOrder))
        } else {
            Ok(())
        }
    }

    fn judge_activation(
        &self,
        by: Seat,
        (card, effect): (CardId, u8),
        window: &Window,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        self.activated(by, card, effect)?.check(window, inquiry)
    }

    /// The activation that is meant, of a card that is where the seat could activate it.
    fn activated(&self, by: Seat, card: CardId, effect: u8) -> Result<Attempt<'a>, Broken> {
        // What a refusal says of another's card may not depend on what it is, if that isn't known.
        let hidden = |row: &&Row| row.place.seat != by && !row.known_by(by);
        if self.p.card(card).filter(hidden).is_some() {
            return Err(Broken::impossible(Rule::From));
        }
        let attempt = Attempt::new(*self, by, card, effect).map_err(Broken::impossible)?;
        if attempt.row.place.seat != by && !attempt.effect.anyone {
            return Err(Broken::impossible(Rule::From));
        }
        Ok(attempt)
    }

    /// FET-OPEN and FET-MAIN: actions belong to the open state of a main phase.
    pub(crate) fn open_main(&self, window: &Window) -> Result<(), Rule> {
        if window.kind != WindowKind::Open {
            Err(Rule::OpenState)
        } else if !self.p.phase.is_main() {
            Err(Rule::MainPhase)
        } else {
            Ok(())
        }
    }

    fn judge_set_spell(
        &self,
        by: Seat,
        card: CardId,
        window: &Window,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        let row = self.in_hand(by, card)?;
        if self
            .cards
            .of(row)
            .is_some_and(|def| def.monster().is_some())
        {
            return Err(Broken::impossible(Rule::Summonable));
        }
        inquiry.ask_for(Rule::OpenState, self.open_main(window))?;
        let allowed = !self.forbidden(by, duel::Forbidden::SetSpells, Some(row));
        inquiry.ask(Rule::Forbidden, Truth::of(allowed))?;
        let free = self.free_spell_zone(row, by, &[]).is_some();
        inquiry.ask(Broken::impossible(Rule::Zone), Truth::of(free))
    }

    fn judge_turn(
        &self,
        by: Seat,
        card: CardId,
        window: &Window,
        inquiry: &mut Inquiry,
    ) -> Result<(), Broken> {
        let row = self.own_monster(by, card)?;
        if !row.posture.face_up() || self.is_link_monster(row) {
            return Err(Broken::impossible(Rule::PositionChange));
        }
        inquiry.ask_for(Rule::OpenState, self.open_main(window))?;
        let moved = row.moved_turn != 0 && row.moved_turn == self.p.turn;
        inquiry.ask(Rule::PositionChange, Truth::of(!moved && row.attacks == 0))?;
        let allowed = !self.forbidden(by, duel::Forbidden::ChangePosition, Some(row));
        inquiry.ask(Rule::Forbidden, Truth::of(allowed))
    }

    /// A Link monster has no defense position.
    pub(crate) fn is_link_monster(&self, row: &Row) -> bool {
        let monster = self.cards.of(row).and_then(CardDef::monster);
        monster.is_some_and(|monster| monster.kind == MonsterKind::Link)
    }

    fn in_hand(&self, by: Seat, card: CardId) -> Result<&'a Row, Broken> {
        self.there(by, card, Zone::Hand)
    }

    pub(crate) fn own_monster(&self, by: Seat, card: CardId) -> Result<&'a Row, Broken> {
        self.there(by, card, Zone::Monster)
    }

    fn there(&self, by: Seat, card: CardId, zone: Zone) -> Result<&'a Row, Broken> {
        self.p
            .card(card)
            .filter(|row| (row.place.seat, row.place.zone) == (by, zone))
            .ok_or(Broken::impossible(Rule::Physics))
    }

    fn judge_show(&self, by: Seat, card: CardId, face: Passcode) -> Result<(), Broken> {
        // A seat shows its own cards: nobody says what another's are.
        let own = self.p.card(card).filter(|row| row.place.seat == by);
        let row = own.ok_or(Broken::impossible(Rule::Physics))?;
        if self.is_unseen_by(by, row) {
            return Err(Broken::impossible(Rule::Physics));
        }
        let possible = row
            .face
            .map_or_else(|| self.may_be(row, face), |known| known == face);
        if possible {
            Ok(())
        } else {
            Err(Broken::impossible(Rule::Face))
        }
    }

    /// Whether a seat has never seen a card of its own: in a strict record it can't show that
    /// either, for what is refused would tell it which one it is.
    fn is_unseen_by(&self, by: Seat, row: &Row) -> bool {
        let looked_at = row.face.is_none() && row.place.zone != Zone::Deck;
        self.p.mode == Mode::Strict && !row.known_by(by) && !looked_at
    }

    /// Whether an unidentified card may have this face: its deck's pool has one left.
    pub(crate) fn may_be(&self, row: &Row, face: Passcode) -> bool {
        let Some(def) = self.cards.get(face) else {
            return false;
        };
        // CARD-FACE: an Extra Deck monster is in no hand and no main deck, and nothing else lies
        // face-down in the extra deck; a token is in no pile at all.
        let token = def.monster().is_some_and(|monster| monster.token);
        if row.place.zone.hidden() && (token || def.is_extra() != (row.place.zone == Zone::Extra)) {
            return false;
        }
        let pool = &self.p.pool[row.owner];
        let pooled = self
            .p
            .rows
            .iter()
            .filter(|r| r.pooled && r.owner == row.owner)
            .count();
        !row.pooled || pooled > pool.len() || pool.contains(&face)
    }

    fn judge_choice(&self, by: Seat, picked: &Picked) -> Result<(), Broken> {
        let choice = self.p.choice.ok_or(Broken::impossible(Rule::Choice))?;
        if choice.seat != by {
            return Err(Broken::impossible(Rule::ChoiceFirst));
        }
        let fits = self.can_be_picked(&self.asked(&choice), picked);
        if fits {
            Ok(())
        } else {
            Err(Broken::impossible(Rule::Choice))
        }
    }

    fn judge_outcome(&self, picked: &Picked) -> Result<(), Broken> {
        let lot = self.lot().ok_or(Broken::impossible(Rule::Choice))?;
        let fits = match (picked, lot) {
            (Picked::Number(face), Lot::Coin) => *face <= 1,
            (Picked::Number(face), Lot::Die) => (1..=6).contains(face),
            (Picked::Cards(cards), Lot::Cards { seat, zone, count }) => {
                cards.len() == usize::from(count)
                    && cards
                        .iter()
                        .all(|card| self.there(seat, *card, zone).is_ok())
                    && (1..cards.len()).all(|n| !cards[..n].contains(&cards[n]))
                    && cards.iter().all(|card| self.may_come_up(*card))
            }
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err(Broken::impossible(Rule::Choice))
        }
    }

    /// A card of a deck comes up once, and where the uppermost is known it is that one.
    fn may_come_up(&self, card: CardId) -> bool {
        let Some(row) = self.p.card(card).filter(|row| row.place.zone == Zone::Deck) else {
            return true;
        };
        let top = self.next_to_excavate(row.place.seat);
        let is_top = top.is_none_or(|top| top.face.is_none() || top.id == card);
        self.excavated(row).is_none() && is_top
    }

    /// What chance is asked for now.
    pub(crate) fn lot(&self) -> Option<Lot> {
        // Chance is only ever asked by an instruction under way.
        self.p.frame.as_ref()?;
        match next(self.p, self.cards) {
            Next::Chance { lot, .. } => Some(lot),
            _ => None,
        }
    }
}

/// A broken rule, and whether what was said cannot have happened at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Broken {
    pub(crate) rule: Rule,
    pub(crate) impossible: bool,
}

impl Broken {
    pub(crate) const fn impossible(rule: Rule) -> Self {
        Self {
            rule,
            impossible: true,
        }
    }
}

impl From<Rule> for Broken {
    /// A rule that can be broken at a real table, unless a card would have no place.
    fn from(rule: Rule) -> Self {
        Self {
            rule,
            impossible: matches!(rule, Rule::Physics | Rule::Zone),
        }
    }
}
