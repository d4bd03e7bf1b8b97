//! Lingering effects: how they begin, what they wait for, and when they end.

use crate::game::Game;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, Linger, Objects, Side, Span};
use duel::{
    CardId, Cause, Event, Frame, Lingering, LingeringRule, Phase, Place, Posture, Reason, Seat,
    Until, Zone,
};

impl Game<'_> {
    pub(crate) fn has_lingering(&self, card: CardId, rule: LingeringRule) -> bool {
        self.p
            .lingering
            .iter()
            .any(|l| l.card == Some(card) && l.rule == rule)
    }

    pub(crate) fn lingering_event(
        &self,
        rule: LingeringRule,
        (seat, card): (Seat, Option<CardId>),
        until: Span,
        party: &Party<'_>,
    ) -> Event {
        let lingering = Lingering {
            rule,
            seat,
            card,
            until: self.until(until, party.user.seat),
            source: party.user.card,
        };
        let cause = party.cause(Reason::Effect);
        Event::LingeringBegan { lingering, cause }
    }

    /// A lingering effect for a seat, for the rest of the duel's or the turn's rule it is.
    pub(crate) fn begin(
        &self,
        frame: &Frame,
        rule: LingeringRule,
        seat: Seat,
        party: &Party<'_>,
    ) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        Progress::event(self.lingering_event(rule, (seat, None), Span::ThisTurn, party))
    }

    /// A lingering effect of the card with the effect itself, for the rest of the turn.
    pub(crate) fn begin_on_this(
        &self,
        frame: &Frame,
        rule: LingeringRule,
        party: &Party<'_>,
    ) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        let of = (party.user.seat, Some(party.user.card));
        Progress::event(self.lingering_event(rule, of, Span::ThisTurn, party))
    }

    /// A lingering effect for the user until the chain is over.
    pub(crate) fn begin_for_chain(
        &self,
        frame: &Frame,
        rule: LingeringRule,
        party: &Party<'_>,
    ) -> Progress {
        if frame.did > 0 {
            return Progress::Done;
        }
        let lingering = Lingering {
            rule,
            seat: party.user.seat,
            card: None,
            until: Until::EndOfChain,
            source: party.user.card,
        };
        let cause = party.cause(Reason::Effect);
        Progress::event(Event::LingeringBegan { lingering, cause })
    }

    /// Acts after which something is so for a while.
    pub(crate) fn act_that_lingers(&self, frame: &Frame, act: &Act, party: &Party<'_>) -> Progress {
        match act {
            Act::Change {
                of,
                what,
                by,
                until,
            } => {
                let rule = |card| LingeringRule::Change(*what, self.delta(by, frame, party, card));
                self.linger_on(frame, of, rule, *until, party)
            }
            Act::Become {
                of,
                what,
                to,
                original,
                until,
            } => {
                let rule = |card| {
                    let to = self.count_about(to, frame, party, card);
                    match original {
                        true => LingeringRule::OriginalBecomes(*what, to),
                        false => LingeringRule::Becomes(*what, to),
                    }
                };
                self.linger_on(frame, of, rule, *until, party)
            }
            Act::NegateEffectsOf { what, until } => {
                self.linger_on(frame, what, |_| LingeringRule::Negated, *until, party)
            }
            Act::Later { what, then, at } => self.later(frame, (what, *then), *at, party),
            Act::Linger { side, rule, until } => {
                let seat = side.seat(party.user.seat);
                let Some(rule) = self.rule_of(*rule, frame, party) else {
                    return Progress::Done;
                };
                if frame.did > 0 {
                    return Progress::Done;
                }
                Progress::event(self.lingering_event(rule, (seat, None), *until, party))
            }
            Act::LingerOn { what, rule, until } => match self.rule_of(*rule, frame, party) {
                Some(rule) => self.linger_on(frame, what, |_| rule, *until, party),
                None => Progress::Done,
            },
            _ => Progress::Done,
        }
    }

    /// What happens to cards later: each returns to where it came from.
    fn later(
        &self,
        frame: &Frame,
        (what, then): (&Objects, crate::vocabulary::Later),
        at: Span,
        party: &Party<'_>,
    ) -> Progress {
        let cards = match self.chosen(frame, what, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let next = cards.get(usize::from(frame.did));
        let rule = match then {
            crate::vocabulary::Later::Destroy => LingeringRule::DestroyedLater,
            crate::vocabulary::Later::Summon => LingeringRule::SummonedLater(party.user.seat),
            crate::vocabulary::Later::Return
                if next.is_some_and(|card| self.came_from_hand(*card)) =>
            {
                LingeringRule::ReturnsToHand
            }
            crate::vocabulary::Later::Return => LingeringRule::Returns,
        };
        self.linger_on(frame, what, |_| rule, at, party)
    }

    fn came_from_hand(&self, of: CardId) -> bool {
        let moves = self.p.happened.iter().rev();
        let last = moves
            .into_iter()
            .find_map(|happening| match happening.what {
                duel::Happened::Moved { card, from, .. } if card == of => Some(from.zone),
                _ => None,
            });
        last == Some(Zone::Hand)
    }

    /// One event for each card, in the order they were found.
    fn linger_on(
        &self,
        frame: &Frame,
        objects: &Objects,
        rule: impl Fn(CardId) -> LingeringRule,
        until: Span,
        party: &Party<'_>,
    ) -> Progress {
        let cards = match self.chosen(frame, objects, party) {
            Ok(cards) => cards,
            Err(progress) => return progress,
        };
        let Some(&card) = cards.get(usize::from(frame.did)) else {
            return Progress::Done;
        };
        let seat = self
            .p
            .card(card)
            .map_or(party.user.seat, |row| row.place.seat);
        Progress::event(self.lingering_event(rule(card), (seat, Some(card)), until, party))
    }

    fn rule_of(&self, rule: Linger, frame: &Frame, party: &Party<'_>) -> Option<LingeringRule> {
        Some(match rule {
            Linger::NoBattleDamage => LingeringRule::NoBattleDamage,
            Linger::NoEffectDamage => LingeringRule::NoEffectDamage,
            Linger::BattleDamageToOther => LingeringRule::BattleDamageToOther,
            Linger::NoBattleDestruction => LingeringRule::NoBattleDestruction,
            Linger::NoEffectDestruction => LingeringRule::NoEffectDestruction,
            Linger::Forbids(what) => LingeringRule::Forbids(what),
            Linger::TrapsNegated => LingeringRule::TrapsNegated,
            Linger::UnaffectedBySpellsAndTraps => LingeringRule::UnaffectedBySpellsAndTraps,
            Linger::AttacksEach => LingeringRule::AttacksEach,
            Linger::BanishedWhenItLeaves => LingeringRule::BanishedWhenItLeaves,
            Linger::DrawsOnSpecialSummon(count) => LingeringRule::DrawsOnSpecialSummon(count),
            Linger::NotTributedForSummon => LingeringRule::NotTributedForSummon,
            Linger::BurnsWhenDestroyed(amount) => LingeringRule::BurnsWhenDestroyed(amount),
            Linger::Skips(phase) => LingeringRule::Skips(phase),
            Linger::BanishesNamesake => {
                LingeringRule::BanishesNamed(self.def(party.user.card)?.name())
            }
            Linger::CannotActivateMoved => {
                let moved = frame.moved.first()?;
                LingeringRule::CannotActivate(self.p.card(*moved)?.face?)
            }
            Linger::SpentAttribute => {
                let paid = party.paid.first()?;
                LingeringRule::Spent(self.def(*paid)?.monster()?.attribute)
            }
            Linger::ColumnNegated => {
                let row = self.p.card(party.user.card);
                let column = self.column_of(row.filter(|row| row.place.zone.on_field())?)?;
                LingeringRule::ColumnNegated(column)
            }
        })
    }

    /// When a span is over.
    fn until(&self, span: Span, own: Seat) -> Until {
        let turn = self.p.turn;
        match span {
            Span::ThisTurn => Until::EndOfTurn(turn),
            Span::NextTurn => Until::EndOfTurn(turn.saturating_add(1)),
            Span::DamageStep => Until::EndOfDamageStep,
            Span::DamageCalculation => Until::EndOfCalculation,
            Span::WhileAttached => Until::WhileAttached,
            Span::WhileThere => Until::Leaves,
            Span::Ever => Until::Ever,
            Span::Until(Side::Either, phase) => {
                Until::Phase(turn.saturating_add(u16::from(self.p.phase >= phase)), phase)
            }
            Span::Until(side, phase) => Until::Phase(self.turn_of(side.seat(own), phase), phase),
            Span::Through(side, phase, count) => {
                let first = self.turn_of(side.seat(own), phase);
                let last = first.saturating_add(2 * u16::from(count.saturating_sub(1)));
                match phase.following() {
                    Some(next) => Until::Phase(last, next),
                    None => Until::EndOfTurn(last),
                }
            }
            Span::UntilNextTurn(Side::Either, phase) => Until::Phase(turn.saturating_add(1), phase),
            Span::UntilNextTurn(side, phase) => {
                let own = side.seat(own) == self.turn_player();
                Until::Phase(turn.saturating_add(if own { 2 } else { 1 }), phase)
            }
        }
    }

    /// The number of the next turn of a seat in which a phase is still to come.
    fn turn_of(&self, seat: Seat, phase: Phase) -> u16 {
        let own = seat == self.turn_player();
        match own {
            true if self.p.phase < phase => self.p.turn,
            true => self.p.turn.saturating_add(2),
            false => self.p.turn.saturating_add(1),
        }
    }

    /// The next lingering effect that ends, or comes due, as a phase begins.
    pub(crate) fn due_in_phase(&self) -> Option<Event> {
        // A phase that is skipped has begun all the same with the next one.
        let begun = |until| {
            matches!(until, Until::Phase(turn, phase)
                if turn == self.p.turn && phase <= self.p.phase)
        };
        let due = *self.p.lingering.iter().find(|l| begun(l.until))?;
        Some(self.end_of(due))
    }

    /// The next lingering effect that ends with the turn.
    pub(crate) fn due_at_end_of_turn(&self) -> Option<Event> {
        let over = Until::EndOfTurn(self.p.turn);
        let due = *self.p.lingering.iter().find(|l| l.until == over)?;
        Some(self.end_of(due))
    }

    /// The next lingering effect that ends with the damage step.
    pub(crate) fn due_after_damage_step(&self) -> Option<Event> {
        self.due_until(Until::EndOfDamageStep)
    }

    /// The next lingering effect that is over at such a moment.
    pub(crate) fn due_until(&self, moment: Until) -> Option<Event> {
        let due = |l: &&Lingering| l.until == moment;
        self.p.lingering.iter().find(due).map(|l| self.end_of(*l))
    }

    /// A lingering effect that lasts while its source is attached to its card, and is it no more.
    pub(crate) fn due_detached(&self) -> Option<Event> {
        let due = self.p.lingering.iter().find(|l| {
            let attached = self.p.card(l.source).is_some_and(|row| {
                row.place.zone.on_field()
                    && row.posture.face_up()
                    && row.attached == l.card
                    && !self.p.is_negated(row.id)
            });
            l.until == Until::WhileAttached && !attached
        })?;
        Some(self.end_of(*due))
    }

    /// What waits for a banished card that is banished no more.
    pub(crate) fn waits_in_vain(&self) -> Option<Event> {
        let due = self.p.lingering.iter().find(|l| {
            let waits = matches!(l.rule, LingeringRule::SummonedLater(_));
            let card = l.card.and_then(|card| self.p.card(card));
            waits && card.is_none_or(|row| row.place.zone != Zone::Banished)
        })?;
        Some(Event::LingeringEnded { lingering: *due })
    }

    /// A banished monster comes to the field of the one whose effect said so.
    fn summoned_when_due(&self, row: &duel::Row, seat: Seat, cause: Cause) -> Option<Event> {
        let to = self.zone_for_summon(row, seat, &[])?;
        if !self.may_come(row.id, seat, false) {
            return None;
        }
        let link = self.def(row.id).is_some_and(|def| {
            def.monster()
                .is_some_and(|m| m.kind == crate::vocabulary::MonsterKind::Link)
        });
        let said = self.p.posture.or(link.then_some(Posture::FaceUpAttack));
        let Some(posture) = said else {
            return Some(crate::acts::ask_posture(seat));
        };
        let step = duel::Move {
            card: row.id,
            from: row.place,
            to,
            posture,
        };
        Some(Event::SpecialSummoned {
            seat,
            method: duel::Method::Special,
            moves: alloc::vec![step],
            cause,
        })
    }

    /// CONT-CONTROL: a monster goes back, or, where it finds no zone, to the graveyard.
    fn changes_side(&self, row: &duel::Row, seat: Seat, cause: Cause) -> Event {
        match self.free_monster_zone(seat, &[]) {
            Some(to) => self.one_move(row.id, to, row.posture, cause),
            None => self.send_to_graveyard(&[row.id], Cause::RULE),
        }
    }

    /// CONT-CONTROL: whose a monster is says the newest control effect in force. When one ends under
    /// a newer one that took the monster back, that one has nothing to give back any more: it ends
    /// first, and whose the monster is doesn't change.
    fn goes_back(
        &self,
        row: &duel::Row,
        ends: &Lingering,
        seat: Seat,
        cause: Cause,
    ) -> Option<Event> {
        let all = self.p.lingering.iter();
        let newer = all
            .skip_while(|l| *l != ends)
            .skip(1)
            .find(|l| matches!(l.rule, LingeringRule::GoesBack(_)) && l.card == ends.card);
        match newer {
            Some(newer) if newer.rule == ends.rule => None,
            Some(newer) => Some(Event::LingeringEnded { lingering: *newer }),
            None if row.place.seat == seat => None,
            None => Some(self.changes_side(row, seat, cause)),
        }
    }

    /// CONT-CONTROL: what takes control of a monster for good leaves no earlier control effect
    /// anything to give back.
    pub(crate) fn held_for_good(&self, frame: &Frame) -> Progress {
        let due = self.p.lingering.iter().find(|l| {
            matches!(l.rule, LingeringRule::GoesBack(_))
                && l.card.is_some_and(|card| frame.moved.contains(&card))
        });
        due.map_or(Progress::Done, |l| {
            Progress::event(Event::LingeringEnded { lingering: *l })
        })
    }

    /// What is to happen when it ends happens first: once it has, there is nothing left to do.
    fn end_of(&self, lingering: Lingering) -> Event {
        let cause = Cause {
            card: Some(lingering.source),
            ..Cause::RULE
        };
        if let LingeringRule::BanishesNamed(name) = lingering.rule
            && let Some(event) = self.banish_named(&lingering, name)
        {
            return event;
        }
        let card = lingering.card.and_then(|card| self.p.card(card));
        let event = card.and_then(|row| match lingering.rule {
            LingeringRule::GoesBack(seat) => self.goes_back(row, &lingering, seat, cause),
            LingeringRule::SummonedLater(seat) if row.place.zone == Zone::Banished => {
                let cause = Cause {
                    reason: Reason::Effect,
                    by: Some(seat),
                    ..cause
                };
                self.summoned_when_due(row, seat, cause)
            }
            LingeringRule::Returns if row.place.zone == Zone::Banished => {
                let to = self.free_monster_zone(row.owner, &[])?;
                Some(self.one_move(row.id, to, Posture::FaceUpAttack, cause))
            }
            LingeringRule::ReturnsToHand if row.place.zone == Zone::Banished => {
                Some(self.send_to_hand(&[row.id], cause))
            }
            LingeringRule::DestroyedLater if row.place.zone.on_field() => {
                let cause = Cause {
                    reason: Reason::Destroyed,
                    ..cause
                };
                Some(self.send_to_graveyard(&[row.id], cause))
            }
            _ => None,
        });
        event.unwrap_or(Event::LingeringEnded { lingering })
    }

    /// One card with a name leaves the graveyard of the seat, once.
    fn banish_named(&self, lingering: &Lingering, name: duel::Passcode) -> Option<Event> {
        let cause = Cause {
            reason: Reason::Effect,
            by: Some(lingering.seat),
            card: Some(lingering.source),
            link: 0,
        };
        let moves = |of: &duel::Happened| matches!(of, duel::Happened::Moved { .. });
        let mut all = self.p.happened.iter();
        if all.any(|one| one.cause == cause && moves(&one.what)) {
            return None;
        }
        let mut there = self.p.zone(lingering.seat, Zone::Graveyard);
        let card = there.find(|row| {
            self.cards.of(row).is_some_and(|def| def.name() == name)
                && self.may_banish(row, lingering.seat)
        })?;
        Some(self.banish(&[card.id], cause))
    }

    /// Whether a seat skips a phase of its turn.
    pub(crate) fn skips(&self, seat: Seat, phase: Phase) -> bool {
        let skips = |l: &Lingering| (l.rule, l.seat) == (LingeringRule::Skips(phase), seat);
        self.p.lingering.iter().any(skips)
    }

    pub(crate) fn one_move(
        &self,
        card: CardId,
        to: Place,
        posture: Posture,
        cause: Cause,
    ) -> Event {
        let from = self.p.card(card).map_or(to, |row| row.place);
        let step = duel::Move {
            card,
            from,
            to,
            posture,
        };
        let moves = alloc::vec![step];
        Event::CardsMoved { moves, cause }
    }

    /// LINGER-DRAW: who drew for each Special Summon of the other draws now, outside any chain.
    pub(crate) fn draw_due(&self) -> Option<Event> {
        self.p.lingering.iter().find_map(|l| match l.rule {
            LingeringRule::DrawsOnSpecialSummon(count) if count > 0 => {
                self.owes_a_draw(l, count).then(|| self.draws_by(l, count))
            }
            _ => None,
        })
    }

    /// Whether the other has Special Summoned more often, since the effect began, than was drawn
    /// for.
    fn owes_a_draw(&self, l: &Lingering, count: u8) -> bool {
        use duel::{Happened, Happening};
        let of_source = |one: &Happening| one.cause.card == Some(l.source);
        // The last thing that the link itself did. Where it is forgotten, everything came later.
        let own = self.p.happened.iter().rev();
        let mut own = own.filter(|one| of_source(one) && one.cause.link > 0);
        let began = own.next().map_or(0, |one| one.group);
        let since = || self.p.happened.iter().filter(|one| one.group > began);
        let summons = since().filter(|one| {
            matches!(one.what, Happened::Summoned { by, method, .. }
                if by != l.seat && method.is_special())
        });
        let mut groups: alloc::vec::Vec<u32> = summons.map(|one| one.group).collect();
        groups.dedup();
        let drawn = |one: &&Happening| {
            of_source(one) && one.cause.reason == Reason::Drawn && one.cause.link == 0
        };
        groups.len() > since().filter(drawn).count() / usize::from(count)
    }

    /// DUEL-END: who has to draw more cards than there are has lost here too.
    fn draws_by(&self, l: &Lingering, count: u8) -> Event {
        let cause = |reason| Cause {
            reason,
            by: Some(l.seat),
            card: Some(l.source),
            link: 0,
        };
        if self.p.count(l.seat, Zone::Deck) >= count {
            let cards = self.top_of_deck(l.seat, u32::from(count));
            return self.send_to_hand(&cards, cause(Reason::Drawn));
        }
        let lingering = Lingering {
            rule: LingeringRule::Loses(duel::ResultReason::DeckOut),
            card: None,
            until: Until::EndOfTurn(self.p.turn),
            ..*l
        };
        let cause = cause(Reason::Effect);
        Event::LingeringBegan { lingering, cause }
    }
}
