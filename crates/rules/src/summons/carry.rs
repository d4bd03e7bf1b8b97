//! Carrying out a summon that was said, one event at a time: what is chosen, what is paid, what is
//! used up, and the declaration with which its negation window opens.

use super::{OwnWay, postures, ways};
use crate::game::Game;
use crate::resolve::Progress;
use crate::{Next, Rule};
use alloc::vec::Vec;
use duel::{
    Action, CardId, Cause, ChoiceKind, Event, Intent, Method, Outcome, PendingSummon, Place,
    Posture, Reason, Row, Zone,
};

impl<'a> Game<'a> {
    /// What comes next of a summon, or of a monster that is set.
    pub(crate) fn carry_out_summon(&self, intent: &'a Intent) -> Next {
        if let Action::PendulumSummon = intent.action {
            return self.swing(intent);
        }
        let row = intent.action.card().and_then(|card| self.p.card(*card));
        let Some(row) = row else {
            return Next::Event(self.no_zone(intent));
        };
        match intent.action {
            Action::Summon { .. } => self.normal_summon(intent, row),
            Action::SetMonster { .. } => self.set_monster(intent, row),
            Action::FlipSummon { .. } => {
                self.turn_up(intent, row, Method::Flip, Posture::FaceUpAttack)
            }
            Action::GeminiSummon { .. } => self.turn_up(intent, row, Method::Gemini, row.posture),
            Action::SpecialSummon { way, .. } => {
                let of = self
                    .cards
                    .of(row)
                    .and_then(|def| ways(def).nth(usize::from(way)));
                match of {
                    Some(of) => self.special_summon_by(intent, row, (way, of)),
                    None => Next::Event(self.no_zone(intent)),
                }
            }
            _ => Next::Event(self.no_zone(intent)),
        }
    }

    fn normal_summon(&self, intent: &'a Intent, row: &Row) -> Next {
        if let Some(next) = self.take_materials(intent, None) {
            return next;
        }
        if let Some(event) = self.reveal(&[row.id]) {
            return Next::Event(event);
        }
        let method = if self.tributes_for(row) > 0 {
            Method::Tribute
        } else {
            Method::Normal
        };
        let to = self.free_monster_zone(intent.by, &[]);
        Next::Event(self.declared(intent, row, method, to, Posture::FaceUpAttack))
    }

    fn set_monster(&self, intent: &'a Intent, row: &Row) -> Next {
        if let Some(next) = self.take_materials(intent, None) {
            return next;
        }
        let Some(to) = self.free_monster_zone(intent.by, &[]) else {
            return Next::Event(self.no_zone(intent));
        };
        Next::Event(Event::CardSet {
            seat: intent.by,
            card: self.set_identity(row),
            to,
            posture: Posture::FaceDownDefense,
        })
    }

    /// A Flip Summon, and a Gemini monster that is summoned again: the monster stands on the field
    /// already.
    fn turn_up(&self, intent: &Intent, row: &Row, method: Method, posture: Posture) -> Next {
        let declared = self.declared(intent, row, method, Some(row.place), posture);
        Next::Event(self.reveal(&[row.id]).unwrap_or(declared))
    }

    /// SUMMON-WAY: shown, materials and position said, cost paid, materials used up, declared.
    fn special_summon_by(
        &self,
        intent: &'a Intent,
        row: &Row,
        (way, of): (u8, OwnWay<'a>),
    ) -> Next {
        if let Some(event) = self.reveal(&[row.id]) {
            return Next::Event(event);
        }
        let takes = of.materials.is_some();
        if takes
            && intent.tributes.is_none()
            && let Some(next) = self.ask_for_materials(intent)
        {
            return next;
        }
        let Some(posture) = self.posture_of(intent, row, of) else {
            return self.ask_posture(intent);
        };
        if let Progress::Next(next) = self.pay(intent, of.cost) {
            return next;
        }
        if takes && let Some(next) = self.use_up(intent, row, &of) {
            return next;
        }
        let to = self.zone_for_summon(row, intent.by, &[]);
        let to = to.or_else(|| self.irregular_zone(intent));
        let event = self.declared(intent, row, of.method, to, posture);
        Next::Event(with_way(event, way))
    }

    fn posture_of(&self, intent: &Intent, row: &Row, of: OwnWay<'_>) -> Option<Posture> {
        match postures(self.cards.of(row), of.facing).as_slice() {
            [only] => Some(*only),
            _ => intent.posture,
        }
    }

    fn ask_posture(&self, intent: &Intent) -> Next {
        Next::Event(crate::acts::ask_posture(intent.by))
    }

    /// Where a summon that breaks a rule anyway puts its monster.
    fn irregular_zone(&self, intent: &Intent) -> Option<Place> {
        let free = self.free_monster_zone(intent.by, &[]);
        free.filter(|_| intent.is_irregular())
    }

    /// Materials are used up: overlaid by an Xyz monster, with what lay under them where the way
    /// says so, or sent to the graveyard. They stay so when the summon is negated.
    fn use_up(&self, intent: &'a Intent, row: &Row, of: &OwnWay<'_>) -> Option<Next> {
        if of.method != Method::Xyz {
            return self.take_materials(intent, Some(row.id));
        }
        let mut cards = self.left_on_field(intent);
        if of.on_top {
            let under = |below: &CardId| {
                let lies = |r: &&Row| r.place.zone == Zone::Material && r.attached == Some(*below);
                self.p
                    .rows
                    .iter()
                    .filter(lies)
                    .map(|r| r.id)
                    .collect::<Vec<_>>()
            };
            let all: Vec<CardId> = cards.iter().flat_map(under).collect();
            cards.extend(all);
        }
        if cards.is_empty() {
            return None;
        }
        let attached = Event::MaterialsAttached {
            cards: cards.iter().copied().collect(),
            to: row.id,
            cause: material(intent, Some(row.id)),
        };
        Some(Next::Event(self.reveal(&cards).unwrap_or(attached)))
    }

    /// Tributes and materials are chosen, and go to the graveyard (SUMMON-TRIBUTE).
    fn take_materials(&self, intent: &'a Intent, monster: Option<CardId>) -> Option<Next> {
        if intent.tributes.is_none() {
            return self.ask_for_materials(intent);
        }
        let cards = self.left_on_field(intent);
        if cards.is_empty() {
            return None;
        }
        let cause = material(intent, monster);
        let gone = || self.send_to_graveyard(&cards, cause);
        Some(Next::Event(self.reveal(&cards).unwrap_or_else(gone)))
    }

    fn ask_for_materials(&self, intent: &Intent) -> Option<Next> {
        let recipe = self.recipe_of_action(intent)?;
        let (least, most) = recipe.range();
        let what = match intent.action {
            Action::Summon { .. } | Action::SetMonster { .. } => ChoiceKind::Tribute,
            _ => ChoiceKind::Material,
        };
        // Only an irregular summon finds nothing to ask for.
        (most > 0).then_some(Next::Event(Event::ChoiceAsked {
            seat: intent.by,
            what,
            least,
            most,
        }))
    }

    /// What was chosen and still stands on the field.
    fn left_on_field(&self, intent: &Intent) -> Vec<CardId> {
        let chosen = intent.tributes.iter().flatten().copied();
        chosen
            .filter(|&card| {
                self.p
                    .card(card)
                    .is_some_and(|row| row.place.zone == Zone::Monster)
            })
            .collect()
    }

    /// SUMMON-PENDULUM: the monsters are chosen and shown, then declared one after the other, each
    /// in the position that is said for it. All of them are one summon with one negation window.
    fn swing(&self, intent: &'a Intent) -> Next {
        let Some(chosen) = &intent.tributes else {
            let due = self.ask_for_materials(intent);
            return due.unwrap_or_else(|| Next::Event(self.no_zone(intent)));
        };
        if let Some(event) = self.reveal(chosen) {
            return Next::Event(event);
        }
        let waiting = |card: &CardId| {
            let row = self.p.card(*card);
            row.is_some_and(|row| row.place.zone != Zone::Limbo)
        };
        let left: Vec<CardId> = chosen.iter().copied().filter(waiting).collect();
        let places = self.places_for_all(intent.by, &left);
        let place = places
            .as_ref()
            .and_then(|places| places.iter().find(|(card, _)| left.first() == Some(card)));
        let (to, card) = match (place, left.first()) {
            (Some((card, to)), _) => (Some(*to), *card),
            (None, Some(card)) => (self.irregular_zone(intent), *card),
            (None, None) => return Next::Event(self.no_zone(intent)),
        };
        match self.p.card(card) {
            Some(row) => self.swing_one(intent, row, to),
            None => Next::Event(self.no_zone(intent)),
        }
    }

    fn swing_one(&self, intent: &Intent, row: &Row, to: Option<Place>) -> Next {
        let can = postures(self.cards.of(row), crate::vocabulary::Facing::FaceUp);
        let posture = match (can.as_slice(), intent.posture) {
            ([only], _) => *only,
            (_, Some(said)) => said,
            (_, None) => return self.ask_posture(intent),
        };
        let card = row.id;
        Next::Event(match (to, self.p.summon) {
            (Some(to), Some(_)) => Event::SummonJoined { card, to, posture },
            (to, _) => self.declared(intent, row, Method::Pendulum, to, posture),
        })
    }

    /// After a declaration: the link that made it is over with it; else the negation window.
    pub(crate) fn after_declaration(&self) -> Event {
        match self.p.link_on_top() {
            Some(link) => Event::LinkResolved {
                link,
                outcome: Outcome::Applied,
            },
            None => self.answer_summon(),
        }
    }

    /// SUMMON-AFTER: what a link summoned "immediately after" succeeds before the next link
    /// resolves; nobody can negate it there.
    pub(crate) fn succeeds_within_chain(&self) -> Option<Event> {
        let card = self.p.summon.filter(|summon| !summon.asked)?.card;
        Some(Event::SummonSucceeded { card })
    }

    /// A summon under way when a chain is over: its negation window, if it had none yet.
    pub(crate) fn summon_due(&self, summon: &PendingSummon) -> Event {
        if summon.asked {
            Event::SummonSucceeded { card: summon.card }
        } else {
            self.answer_summon()
        }
    }

    /// A monster whose summon was negated and that nothing has moved goes to the graveyard.
    pub(crate) fn stranded(&self) -> impl Iterator<Item = CardId> {
        let none = self.p.summon.is_none();
        let lost = move |row: &&Row| none && row.place.zone == Zone::Limbo;
        self.p.rows.iter().filter(lost).map(|row| row.id)
    }

    fn declared(
        &self,
        intent: &Intent,
        row: &Row,
        method: Method,
        to: Option<Place>,
        posture: Posture,
    ) -> Event {
        match to {
            Some(to) => Event::SummonDeclared {
                seat: intent.by,
                card: row.id,
                method,
                to,
                posture,
                way: None,
            },
            None => self.no_zone(intent),
        }
    }

    /// There is no zone for it: it stays said, with an irregularity.
    fn no_zone(&self, intent: &Intent) -> Event {
        Event::Irregularity {
            rule: Rule::SummonZone.rule_id(),
            by: intent.by,
            wronged: None,
        }
    }
}

/// The cause under which materials leave, and tributes. The card is what materials are used for.
fn material(intent: &Intent, monster: Option<CardId>) -> Cause {
    let reason = match monster {
        Some(_) => Reason::Material,
        None => Reason::Tributed,
    };
    Cause {
        card: monster,
        ..Cause::action(reason, intent.by)
    }
}

fn with_way(event: Event, number: u8) -> Event {
    match event {
        Event::SummonDeclared {
            seat,
            card,
            method,
            to,
            posture,
            ..
        } => Event::SummonDeclared {
            seat,
            card,
            method,
            to,
            posture,
            way: Some(number),
        },
        other => other,
    }
}
