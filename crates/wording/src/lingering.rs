//! Lingering effects in words.

use crate::{Wording, args, ids};
use duel::{Lingering, LingeringRule, Position, Until, Value};
use rules::Catalogue;

/// When it does what it does: as long as it lasts, when its time comes, or as soon as what is under
/// way is over.
pub(crate) const fn course(rule: LingeringRule) -> &'static str {
    match rule {
        LingeringRule::Returns
        | LingeringRule::ReturnsToHand
        | LingeringRule::DestroyedLater
        | LingeringRule::GoesBack(_)
        | LingeringRule::BanishesNamed(_)
        | LingeringRule::SummonedLater(_) => "later",
        LingeringRule::BattleEnds | LingeringRule::Loses(_) => "soon",
        _ => "lasts",
    }
}

impl Wording {
    /// "B takes no battle damage until the end of turn 3 (Waboku)".
    #[must_use]
    pub fn lingering(
        &self,
        position: &Position,
        cards: &Catalogue,
        lingering: &Lingering,
    ) -> String {
        let effect = self.lingering_effect(position, cards, lingering);
        let until = match course(lingering.rule) {
            "soon" => self.text("when-soon", args![]),
            course => self.until(lingering.until, course == "later"),
        };
        let source = self.card(position, cards, lingering.source);
        self.text(
            "lingering-until",
            args![effect: effect, until: until, source: source],
        )
    }

    fn lingering_effect(
        &self,
        position: &Position,
        cards: &Catalogue,
        lingering: &Lingering,
    ) -> String {
        let seat = self.player(lingering.seat);
        let card = lingering.card.map(|card| self.card(position, cards, card));
        let source = self.card(position, cards, lingering.source);
        let each = || self.text("lingering-each", args![seat: seat]);
        let (rule, number) = form(lingering.rule);
        let (name, value, forbidden) = match lingering.rule {
            LingeringRule::CannotActivate(face) | LingeringRule::BanishesNamed(face) => {
                (self.face(cards, Some(face)), None, None)
            }
            LingeringRule::Skips(phase) => (Some(self.the_phase(phase)), None, None),
            LingeringRule::Spent(attribute) => (Some(self.word(attribute)), None, None),
            LingeringRule::GoesBack(to) | LingeringRule::SummonedLater(to) => {
                (Some(self.player(to).to_owned()), None, None)
            }
            LingeringRule::Forbids(what) => (None, None, Some(self.forbidden(what, card.clone()))),
            LingeringRule::Change(value, _)
            | LingeringRule::Becomes(value, _)
            | LingeringRule::OriginalBecomes(value, _) => (None, Some(self.value(value)), None),
            _ => (None, None, None),
        };
        self.text(
            "lingering",
            args![
                rule: rule,
                seat: seat,
                other: self.player(lingering.seat.other()),
                thing: card.clone().unwrap_or_else(each),
                holder: card.clone().unwrap_or(source),
                card: card.unwrap_or_else(|| "none".to_owned()),
                name: name.unwrap_or_default(),
                number: number,
                value: value.unwrap_or_default(),
                forbidden: forbidden.unwrap_or_default(),
            ],
        )
    }

    /// Until when it lasts, or when it happens.
    fn until(&self, until: Until, happens: bool) -> String {
        let (id, turn, phase) = match until {
            Until::EndOfTurn(turn) => ("end_of_turn", turn, None),
            Until::Phase(turn, phase) => ("phase", turn, Some(phase)),
            Until::EndOfDamageStep => ("end_of_damage_step", 0, None),
            Until::Leaves => ("leaves", 0, None),
            Until::Ever => ("ever", 0, None),
            Until::EndOfCalculation => ("end_of_calculation", 0, None),
            Until::EndOfChain => ("end_of_chain", 0, None),
            Until::WhileAttached => ("while_attached", 0, None),
        };
        let phase = phase.map(|phase| self.the_phase(phase)).unwrap_or_default();
        let key = if happens { "when" } else { "until" };
        self.text(key, args![until: id, turn: turn, phase: phase])
    }
}

/// The form of the sentence, and the number in it.
const fn form(rule: LingeringRule) -> (&'static str, u32) {
    match rule {
        LingeringRule::Change(Value::Level, by) if by < 0 => ("levels_down", by.unsigned_abs()),
        LingeringRule::Change(Value::Level, by) => ("levels_up", by.unsigned_abs()),
        LingeringRule::Change(_, by) if by < 0 => ("less", by.unsigned_abs()),
        LingeringRule::Change(_, by) => ("more", by.unsigned_abs()),
        LingeringRule::Becomes(_, to) => ("becomes", to.unsigned_abs()),
        LingeringRule::OriginalBecomes(_, to) => ("original_becomes", to.unsigned_abs()),
        LingeringRule::DamageOfLinkToOther(link) => ("damage_of_link_to_other", link as u32),
        LingeringRule::ColumnNegated(column) => ("column_negated", column as u32 + 1),
        LingeringRule::BurnsWhenDestroyed(amount) => ("burns_when_destroyed", amount),
        LingeringRule::Remembers(number) => ("remembers", number),
        LingeringRule::DrawsOnSpecialSummon(count) => ("draws_on_special_summon", count as u32),
        other => (ids::lingering(other), 0),
    }
}
