//! Cards drawn or excavated, and cards of a hand that chance picks.

use crate::Next;
use crate::game::{Game, User};
use crate::numbers::Scene;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, Amount, Filter, Side, Span};
use duel::{
    CardId, Event, Frame, LingeringRule, Lot, Picked, Reason, ResultReason, Row, Seat, Zone,
};

impl<'a> Game<'a> {
    /// So many cards of a hand go by chance.
    pub(crate) fn discard_at_random(
        &self,
        frame: &Frame,
        side: Side,
        most: u8,
        party: &Party<'_>,
    ) -> Progress {
        let seat = side.seat(party.user.seat);
        let count = most.min(self.p.count(seat, Zone::Hand));
        if frame.did > 0 || count == 0 {
            return Progress::Done;
        }
        let Some(picked) = &frame.picked else {
            let lot = Lot::Cards {
                seat,
                zone: Zone::Hand,
                count,
            };
            return Progress::Next(Next::Chance { lot, seat });
        };
        self.send_these(
            picked,
            party.cause(Reason::Discarded),
            Self::send_to_graveyard,
        )
    }

    /// Cards from the top of a deck, one by one, until enough of a kind have come up. One that
    /// everybody knows to lie there comes by itself, any other by chance.
    pub(crate) fn excavate(
        &self,
        frame: &Frame,
        (side, filter): (Side, &Filter),
        count: &Amount,
        party: &Party<'_>,
    ) -> Progress {
        if let Some(shown) = self.reveal(&frame.excavated) {
            return Progress::event(shown);
        }
        let scene = Scene::new(frame, party);
        let enough = |seat: &Seat| {
            let user = User {
                seat: *seat,
                ..party.user
            };
            let fits = |card: &&CardId| {
                let row = self.p.card(**card);
                row.is_some_and(|row| {
                    self.excavated(row) == Some(*seat) && self.fits(row, filter, user).may()
                })
            };
            frame.excavated.iter().filter(fits).count() as u32
                >= self.number(count, user, Some(scene))
        };
        let first = self.turn_player();
        let due = [first, first.other()].into_iter().find_map(|seat| {
            let asked = side.covers(party.user.seat, seat) && !enough(&seat);
            asked.then(|| Some((seat, self.next_to_excavate(seat)?)))?
        });
        let Some((seat, top)) = due else {
            return Progress::Done;
        };
        let zone = Zone::Deck;
        let lot = Lot::Cards {
            seat,
            zone,
            count: 1,
        };
        Progress::Next(if top.known_to == 3 {
            Next::Event(Event::RandomOutcome {
                lot,
                picked: Picked::Cards(core::iter::once(top.id).collect()),
            })
        } else {
            Next::Chance { lot, seat }
        })
    }

    /// The uppermost card of a deck that isn't excavated yet.
    pub(crate) fn next_to_excavate(&self, seat: Seat) -> Option<&'a Row> {
        let deck = self.p.zone_in_order(seat, Zone::Deck);
        let mut below = deck.into_iter().rev();
        below.find(|row| self.excavated(row).is_none())
    }

    /// Whose deck an excavated card lies in.
    pub(crate) fn excavated(&self, row: &Row) -> Option<Seat> {
        let frame = self.p.frame.as_ref()?;
        let there = row.place.zone == Zone::Deck && frame.excavated.contains(&row.id);
        there.then_some(row.place.seat)
    }

    /// One player draws, or both at once. DUEL-END: who has to draw more cards than there are has
    /// lost.
    pub(crate) fn draw(
        &self,
        frame: &Frame,
        side: Side,
        count: &Amount,
        party: &Party<'_>,
    ) -> Progress {
        let count = self.count_of(count, frame, party);
        if count == 0 || !self.may_lose_by_drawing(frame, party) {
            return Progress::Done;
        }
        if let Some(seat) = self.short_of_cards(side, count, party).next() {
            let rule = LingeringRule::Loses(ResultReason::DeckOut);
            let of = (seat, None);
            return Progress::event(self.lingering_event(rule, of, Span::ThisTurn, party));
        }
        if frame.did > 0 {
            return Progress::Done;
        }
        let drawn = side.seats(party.user.seat);
        let cards: alloc::vec::Vec<CardId> = drawn
            .flat_map(|seat| self.top_of_deck(seat, count))
            .collect();
        self.send_these(&cards, party.cause(Reason::Drawn), Self::send_to_hand)
    }

    /// Whether nothing was drawn in the step yet: all it did was to say who loses.
    fn may_lose_by_drawing(&self, frame: &Frame, party: &Party<'_>) -> bool {
        let rule = LingeringRule::Loses(ResultReason::DeckOut);
        let of_this = |l: &&duel::Lingering| (l.rule, l.source) == (rule, party.user.card);
        let lost = self.p.lingering.iter().filter(of_this).count();
        frame.did == 0 || usize::from(frame.did) == lost
    }

    /// Who has to draw more cards than there are, and hasn't lost by it yet.
    fn short_of_cards(
        &self,
        side: Side,
        count: u32,
        party: &Party<'_>,
    ) -> impl Iterator<Item = Seat> + use<'_, 'a> {
        let short = move |seat: &Seat| u32::from(self.p.count(*seat, Zone::Deck)) < count;
        let lost = move |seat: &Seat| {
            let rule = LingeringRule::Loses(ResultReason::DeckOut);
            let mut all = self.p.lingering.iter();
            all.any(|l| (l.rule, l.seat) == (rule, *seat))
        };
        let seats = side.seats(party.user.seat);
        seats.filter(short).filter(move |seat| !lost(seat))
    }

    /// Whether the draw under way leaves somebody short of cards who hasn't lost by it yet.
    pub(crate) fn loses_by_drawing_too(&self) -> bool {
        match (&self.p.frame, self.act_under_way()) {
            (Some(frame), Some((Act::Draw { side, count }, party))) => {
                let count = self.count_of(count, frame, &party);
                frame.did > 0
                    && self.may_lose_by_drawing(frame, &party)
                    && self.short_of_cards(*side, count, &party).next().is_some()
            }
            _ => false,
        }
    }
}
