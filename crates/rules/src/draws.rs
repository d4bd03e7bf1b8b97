//! Cards drawn, and cards of a hand that chance picks.

use crate::Next;
use crate::game::Game;
use crate::resolve::{Party, Progress};
use crate::vocabulary::{Act, Amount, Side, Span};
use duel::{CardId, Frame, LingeringRule, Lot, Reason, ResultReason, Seat, Zone};

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
