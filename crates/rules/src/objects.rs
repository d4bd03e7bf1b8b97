//! Which cards an instruction is about: targets, everything that fits, or what somebody picks.

use crate::Truth;
use crate::game::{Found, Game, User};
use crate::numbers::Scene;
use crate::resolve::Party;
use crate::vocabulary::{Act, Amount, Objects, Places, Pool, Side};
use alloc::vec::Vec;
use duel::{CardId, ChoiceKind, Event, Frame, Happened, LinkKind, Lot, Part, Seat, Zone};

/// The cards an instruction waits for somebody to pick.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) seat: Seat,
    pub(crate) found: Found,
    pub(crate) least: u8,
    pub(crate) most: u8,
    pub(crate) public: bool,
}

/// What an instruction's objects come to.
pub(crate) enum Objective {
    Cards(Vec<CardId>),
    Pick(Wanted),
    Lot(Lot),
    /// A number between these is said first.
    Number(u8, u8),
}

impl Game<'_> {
    pub(crate) fn objective(
        &self,
        frame: &Frame,
        objects: &Objects,
        party: &Party<'_>,
    ) -> Objective {
        match objects {
            Objects::Targets => Objective::Cards(self.targets_left(party)),
            Objects::This => {
                let mut cards = self.followed(&[party.user.card], party);
                cards.retain(|card| !self.was_turned_down(*card, party));
                Objective::Cards(cards)
            }
            Objects::Negated => Objective::Cards(self.where_negated(&frame.moved)),
            Objects::Done => Objective::Cards(frame.moved.to_vec()),
            Objects::Paid => Objective::Cards(party.paid.to_vec()),
            Objects::Told => Objective::Cards(self.told_cards(frame)),
            Objects::EachOther(pool) => {
                let mut cards = self.find(pool, party.user).all();
                let targets = party.targets.map_or(&[][..], |(targets, _)| targets);
                cards.retain(|card| !targets.contains(card));
                Objective::Cards(cards)
            }
            Objects::Top { side, count } => {
                let count = self.number(count, party.user, Some(Scene::new(frame, party)));
                Objective::Cards(self.top_of_deck(side.seat(party.user.seat), count))
            }
            Objects::TopUpTo { side, least, most } => {
                self.top_as_said(frame, side.seat(party.user.seat), (*least, *most))
            }
            Objects::Answered => Objective::Cards(self.answered(party.user).into_iter().collect()),
            Objects::OneOfEach(_) | Objects::EachPicks { .. } => {
                self.left_to_pick(frame, objects, party)
            }
            Objects::Each(_) | Objects::Picked { .. } | Objects::Random { .. } => {
                match &frame.picked {
                    Some(picked) => Objective::Cards(self.with_sure(objects, picked, party)),
                    None => self.left_to_pick(frame, objects, party),
                }
            }
        }
    }

    /// What is picked of "each": what the record knows to fit, and what its owner said fits too.
    fn with_sure(&self, objects: &Objects, picked: &[CardId], party: &Party<'_>) -> Vec<CardId> {
        let mut cards = picked.to_vec();
        if let Objects::Each(pool) = objects {
            for card in self.all_that_fit(pool, party.user).sure {
                if !cards.contains(&card) {
                    cards.push(card);
                }
            }
        }
        cards
    }

    fn left_to_pick(&self, frame: &Frame, objects: &Objects, party: &Party<'_>) -> Objective {
        match objects {
            Objects::Each(pool) => self.each(pool, party.user),
            Objects::Picked {
                pool,
                least,
                most,
                by_opponent,
            } => {
                let found = self.pickable(pool, party.user);
                let there = (found.sure.len() + found.perhaps.len()) as u32;
                let scene = Some(Scene::new(frame, party));
                let least = self.number(least, party.user, scene).min(there);
                // Who may pick none of hidden cards is asked whatever they are: whether it is asked
                // tells nothing.
                let there = match least {
                    0 => there.max(self.could_be_picked(pool, party.user)),
                    _ => there,
                };
                let most = self.number(most, party.user, scene).min(there);
                let least = least.min(most);
                if most == 0 {
                    return Objective::Cards(Vec::new());
                }
                let own = party.user.seat;
                Objective::Pick(Wanted {
                    seat: if *by_opponent { own.other() } else { own },
                    least: self.surely(&found, count(least as usize), pool, party.user),
                    found,
                    most: count(most as usize),
                    public: pool.is_public(),
                })
            }
            Objects::Random { pool, count } => self.by_lot(pool, *count, party.user),
            Objects::OneOfEach(pool) => {
                let own = party.user.seat;
                self.each_picks(frame, (pool, 1), [own, own.other()], party.user)
            }
            Objects::EachPicks { pool, count } => {
                let first = self.turn_player();
                self.each_picks(frame, (pool, *count), [first, first.other()], party.user)
            }
            _ => Objective::Cards(Vec::new()),
        }
    }

    /// The cards of a pool that the act under way can be done with.
    fn pickable(&self, pool: &Pool, user: User) -> Found {
        let mut found = self.find(pool, user);
        if let Some((act, _)) = self.act_under_way() {
            found
                .sure
                .retain(|card| self.this_can(act, *card, user.seat));
            found
                .perhaps
                .retain(|card| self.this_can(act, *card, user.seat));
        }
        found
    }

    /// How many cards of a pool could be picked as far as everybody can see.
    fn could_be_picked(&self, pool: &Pool, user: User) -> u32 {
        if pool.is_public() {
            return 0;
        }
        let hidden = |row: &&duel::Row| {
            let open = row.known_to == 3 || row.place.zone.on_field();
            !open && self.looks_at(row, pool, user)
        };
        self.p.rows.iter().filter(hidden).count() as u32
    }

    /// So many cards of each side, as its player picks, in this order. Nobody picks where a side
    /// has fewer.
    fn each_picks(
        &self,
        frame: &Frame,
        (pool, count): (&Pool, u8),
        order: [Seat; 2],
        user: User,
    ) -> Objective {
        let found = order.map(|seat| self.find(&pool.on(seat, user), user));
        let many = usize::from(count);
        if found.iter().any(|found| found.at_least(many) == Truth::No) {
            return Objective::Cards(Vec::new());
        }
        // Who didn't say which cards has picked all the same.
        let due = usize::from(frame.picks);
        match order.into_iter().zip(found).nth(due).filter(|_| many > 0) {
            Some((seat, found)) => Objective::Pick(Wanted {
                seat,
                found,
                least: count,
                most: count,
                public: pool.is_public(),
            }),
            None => Objective::Cards(frame.picked.as_deref().unwrap_or(&[]).to_vec()),
        }
    }

    /// The top cards of a deck, as many as the user says; where there is only one number, that is
    /// not asked.
    fn top_as_said(&self, frame: &Frame, seat: Seat, (least, most): (u8, u8)) -> Objective {
        let most = most.min(self.p.count(seat, Zone::Deck));
        let least = least.min(most);
        let said = frame.number.filter(|_| frame.stage > 0 && least < most);
        match said {
            None if least < most => Objective::Number(least, most),
            said => {
                let count = said.unwrap_or(u32::from(most));
                Objective::Cards(self.top_of_deck(seat, count))
            }
        }
    }

    /// The card of the link under this one, where it still is what was activated there.
    pub(crate) fn answered(&self, user: User) -> Option<CardId> {
        let link = self.p.link(user.link.checked_sub(1)?)?;
        let row = self.p.card(link.card)?;
        (row.place.zone.on_field() && row.since <= link.moment).then_some(row.id)
    }

    /// Everything that fits and is still to be reached.
    fn all_that_fit(&self, pool: &Pool, user: User) -> Found {
        let mut found = self.find(pool, user);
        self.leave_stopped(pool, &mut found.sure);
        self.leave_activated(&mut found.sure);
        self.leave_fallen(pool, &mut found.sure);
        found
    }

    /// Everything that fits. Where the record can't see which cards fit, their owner says. That is
    /// asked whatever the unseen cards may be: the question itself must tell nothing.
    fn each(&self, pool: &Pool, user: User) -> Objective {
        let found = self.all_that_fit(pool, user);
        let unseen = self.unseen(pool, user);
        let any = *pool == pool.unfiltered();
        let Some(first) = unseen.first().filter(|_| !pool.is_public() && !any) else {
            return Objective::Cards(found.all());
        };
        let seat = self.p.card(*first).map_or(user.seat, |row| row.place.seat);
        Objective::Pick(Wanted {
            seat,
            found: Found {
                sure: Vec::new(),
                perhaps: found.perhaps,
            },
            least: 0,
            most: count(unseen.len()),
            public: false,
        })
    }

    /// Cards by chance: of one pile, as many as there are.
    fn by_lot(&self, pool: &Pool, most: u8, user: User) -> Objective {
        let cards = self.find(pool, user).all();
        let pile = cards.first().and_then(|&card| self.p.card(card));
        match pile.map(|row| row.place) {
            None => Objective::Cards(Vec::new()),
            Some(place) => Objective::Lot(Lot::Cards {
                seat: place.seat,
                zone: place.zone,
                count: most.min(count(cards.len())),
            }),
        }
    }

    pub(crate) fn top_of_deck(&self, seat: Seat, count: u32) -> Vec<CardId> {
        let deck = self.p.zone_in_order(seat, Zone::Deck);
        deck.iter()
            .rev()
            .take(count as usize)
            .map(|row| row.id)
            .collect()
    }

    /// The unidentified cards where a pool looks.
    fn unseen(&self, pool: &Pool, user: User) -> Vec<CardId> {
        let mut cards = self.find(&pool.unfiltered(), user).sure;
        cards.retain(|&id| self.p.card(id).is_some_and(|row| row.face.is_none()));
        cards
    }

    /// The act under way, and on whose behalf.
    pub(crate) fn act_under_way(&self) -> Option<(&Act, Party<'_>)> {
        let frame = self.p.frame.as_ref()?;
        let step = usize::from(frame.step?);
        match frame.part {
            Part::Cost => {
                let intent = self.p.intent.as_ref()?;
                Some((&self.cost_of(intent)?.get(step)?.act, self.party(intent)))
            }
            Part::Effect => {
                let link = self.p.link(frame.link)?;
                let mode = self.mode(link.face, link.effect, link.mode)?;
                let party = self.party_of_link(frame.link, link);
                Some((&mode.resolve.get(step)?.act, party))
            }
        }
    }

    /// What the instruction under way waits for somebody to pick.
    pub(crate) fn wanted(&self) -> Option<Wanted> {
        let frame = self.p.frame.as_ref()?;
        let (act, party) = self.act_under_way()?;
        match act {
            Act::AddFromDeck { filter, count } => {
                let pool = Pool::of(Side::Own, Places::Deck, filter.clone());
                Some(self.search(&pool, *count, &party))
            }
            Act::FusionSummon { .. } | Act::RitualSummon { .. } | Act::NormalSummonAfter { .. } => {
                self.wanted_for_summon(act, &party)
            }
            act => self.choosable(frame, act.objects()?, &party),
        }
    }

    /// What can be picked where a choice was asked for. A card told by its face meanwhile is one
    /// the record sees.
    fn choosable(&self, frame: &Frame, objects: &Objects, party: &Party<'_>) -> Option<Wanted> {
        if let Objects::Each(pool) = objects {
            return Some(Wanted {
                seat: party.user.seat,
                found: self.find(pool, party.user),
                least: 0,
                most: u8::MAX,
                public: pool.is_public(),
            });
        }
        match self.left_to_pick(frame, objects, party) {
            Objective::Pick(wanted) => Some(wanted),
            _ => None,
        }
    }

    /// The targets that are still there and still fit. A card that has moved since is another one.
    pub(crate) fn targets_left(&self, party: &Party<'_>) -> Vec<CardId> {
        let Some((targets, pool)) = party.targets else {
            return Vec::new();
        };
        // What the chain answered isn't asked again: the target is the monster that was meant then.
        let found = self.find(&pool.once_targeted(), party.user);
        let fits = |card: &CardId| found.sure.contains(card) || found.perhaps.contains(card);
        let there = |card: &&CardId| {
            let own = self.changed_by(**card, party);
            own || (self.stayed(**card, party) && fits(card))
        };
        let mut left: Vec<CardId> = targets.iter().filter(there).copied().collect();
        self.leave_stopped(pool, &mut left);
        self.leave_activated(&mut left);
        left
    }

    /// DAMAGE-END: a monster that the battle destroys is out of reach until it leaves, but for what
    /// is about the battle.
    pub(crate) fn leave_fallen(&self, pool: &Pool, cards: &mut Vec<CardId>) {
        let of_battle = [Places::Attacker, Places::Attacked, Places::Occasion];
        if pool.places.iter().any(|place| of_battle.contains(place)) {
            return;
        }
        let fallen = |card: CardId| {
            let row = self.p.card(card);
            row.is_some_and(|row| row.place.zone == Zone::Monster) && self.falls_now(card)
        };
        cards.retain(|card| !fallen(*card));
    }

    /// CHAIN-END: what goes to the graveyard after the chain is returned nowhere before it.
    fn leave_activated(&self, cards: &mut Vec<CardId>) {
        let returns = |(act, _): (&Act, Party<'_>)| {
            matches!(act, Act::ReturnToHand(_) | Act::ReturnToDeck(..))
        };
        if self.act_under_way().is_some_and(returns) {
            let goes = |card: &CardId| {
                let row = self.p.card(*card);
                row.is_some_and(|row| self.goes_after_the_chain(row))
            };
            cards.retain(|card| !goes(card));
        }
    }

    /// "The attacking monster" is none any more where its attack can't go on.
    pub(crate) fn leave_stopped(&self, pool: &Pool, cards: &mut Vec<CardId>) {
        if pool.places.contains(&Places::Attacker) {
            cards.retain(|card| self.still_attacks(*card));
        }
    }

    /// RES-OWN: what the effect itself has moved or turned is still the card it is about.
    fn changed_by(&self, card: CardId, party: &Party<'_>) -> bool {
        let link = party.user.link;
        self.p.happened.iter().any(|happening| {
            happening.cause.link == link
                && happening.cause.reason != duel::Reason::Activation
                && matches!(
                    happening.what,
                    Happened::Moved { card: of, .. } | Happened::Turned { card: of, .. }
                        if of == card
                )
        })
    }

    fn stayed(&self, card: CardId, party: &Party<'_>) -> bool {
        self.p
            .card(card)
            .is_some_and(|row| party.moment.is_none_or(|moment| row.since <= moment))
    }

    /// Whether the card with the effect has moved by nothing but that effect since the link was
    /// added.
    pub(crate) fn is_still_itself(&self, party: &Party<'_>) -> bool {
        !self.followed(&[party.user.card], party).is_empty()
    }

    /// Those of some cards that haven't moved since the link was added, but by the link itself.
    fn followed(&self, cards: &[CardId], party: &Party<'_>) -> Vec<CardId> {
        let there = |card: &&CardId| {
            self.stayed(**card, party) || (party.moment.is_some() && self.changed_by(**card, party))
        };
        cards.iter().filter(there).copied().collect()
    }

    /// RES-OWN: a monster that used its effect face-up and was turned face-down since is no longer
    /// what its effect calls "this card".
    fn was_turned_down(&self, card: CardId, party: &Party<'_>) -> bool {
        let link = self.p.link(party.user.link);
        let used_up = link.is_some_and(|link| {
            link.kind == LinkKind::MonsterEffect && link.from.zone == Zone::Monster
        });
        let down = self
            .p
            .card(card)
            .is_some_and(|row| row.place.zone == Zone::Monster && !row.posture.face_up());
        party.part == Part::Effect && used_up && down && !self.changed_by(card, party)
    }

    /// What was negated is destroyed where it is: on the field, on its way there, or in the hand it
    /// was used from. A card that paid for itself is there no more.
    fn where_negated(&self, cards: &[CardId]) -> Vec<CardId> {
        let there = |card: &&CardId| {
            self.p.card(**card).is_some_and(|row| {
                row.place.zone.on_field() || matches!(row.place.zone, Zone::Limbo | Zone::Hand)
            })
        };
        cards.iter().filter(there).copied().collect()
    }

    pub(crate) fn search(&self, pool: &Pool, least: u8, party: &Party<'_>) -> Wanted {
        let found = self.find(pool, party.user);
        let there = count(found.sure.len() + found.perhaps.len());
        let most = least.min(there);
        Wanted {
            seat: party.user.seat,
            least: self.surely(&found, most, pool, party.user),
            found,
            most,
            public: false,
        }
    }
}

impl Act {
    /// The cards it is about, where it is about cards that can be picked.
    pub(crate) const fn objects(&self) -> Option<&Objects> {
        match self {
            Self::Tribute(objects)
            | Self::Destroy(objects)
            | Self::DestroyAndBanish(objects)
            | Self::SendToGraveyard(objects)
            | Self::Banish(objects)
            | Self::BanishFaceDown(objects)
            | Self::ReturnToHand(objects)
            | Self::ReturnToDeck(objects, _)
            | Self::Discard(objects)
            | Self::Reveal(objects)
            | Self::Detach(objects)
            | Self::Attach(objects)
            | Self::Set(objects)
            | Self::Equip(objects)
            | Self::Bind(objects)
            | Self::SpecialSummon { what: objects, .. }
            | Self::ChangePosition { what: objects, .. }
            | Self::SwapControl(objects)
            | Self::TakeControl { what: objects, .. }
            | Self::PutCounters { what: objects, .. }
            | Self::TakeCounters { what: objects, .. }
            | Self::Change { of: objects, .. }
            | Self::Become { of: objects, .. }
            | Self::NegateEffectsOf { what: objects, .. }
            | Self::Later { what: objects, .. }
            | Self::LingerOn { what: objects, .. } => Some(objects),
            _ => None,
        }
    }
}

impl Pool {
    /// The same on one side.
    pub(crate) fn on(&self, seat: Seat, user: User) -> Self {
        let side = if seat == user.seat {
            Side::Own
        } else {
            Side::Opponent
        };
        Self {
            side,
            ..self.clone()
        }
    }

    /// Where its cards are looked for once they are targets.
    pub(crate) fn once_targeted(&self) -> Self {
        let mut pool = self.clone();
        for place in &mut pool.places {
            // The monster that was meant then.
            if matches!(
                place,
                Places::Occasion | Places::Attacker | Places::Attacked
            ) {
                *place = Places::Monsters;
            }
        }
        pool
    }
}

impl Objects {
    /// The pool they are looked for in, where there is one.
    pub(crate) const fn pool(&self) -> Option<&Pool> {
        match self {
            Self::Each(pool)
            | Self::EachOther(pool)
            | Self::OneOfEach(pool)
            | Self::EachPicks { pool, .. }
            | Self::Picked { pool, .. }
            | Self::Random { pool, .. } => Some(pool),
            _ => None,
        }
    }

    /// How many there must be at least, where a number is written.
    pub(crate) fn least(&self) -> usize {
        match self {
            Self::Picked {
                least: Amount::Fixed(least),
                ..
            } => *least as usize,
            Self::Random { count, .. } | Self::EachPicks { count, .. } => usize::from(*count),
            _ => 1,
        }
    }
}

impl Game<'_> {
    /// RES-SEARCH: how many of so many have to be picked. What a deck of unidentified cards holds
    /// says whoever looks through it: perhaps nothing that fits. Where its list is known it has to
    /// hold what the list says.
    fn surely(&self, found: &Found, least: u8, pool: &Pool, user: User) -> u8 {
        if !pool.places.contains(&Places::Deck) {
            return least;
        }
        let seats = Seat::BOTH.into_iter();
        let seats = seats.filter(|seat| pool.side.covers(user.seat, *seat));
        let listed: usize = seats
            .map(|seat| self.deck_must_hold(seat, pool, user))
            .sum();
        least.min(count(found.sure.len() + listed))
    }
}

impl Wanted {
    pub(crate) fn ask(&self, part: Part) -> Event {
        let what = match part {
            Part::Cost => ChoiceKind::Cost,
            Part::Effect => ChoiceKind::Cards,
        };
        self.ask_as(what)
    }

    pub(crate) const fn ask_as(&self, what: ChoiceKind) -> Event {
        Event::ChoiceAsked {
            seat: self.seat,
            what,
            least: self.least,
            most: self.most,
        }
    }
}

pub(crate) fn count(many: usize) -> u8 {
    u8::try_from(many).unwrap_or(u8::MAX)
}
