//! Which cards an instruction is about: targets, everything that fits, or what somebody picks.

use crate::game::{Found, Game, User};
use crate::resolve::Party;
use crate::vocabulary::{Act, Amount, Filter, Objects, Places, Pool, Side};
use alloc::vec::Vec;
use duel::{Action, CardId, ChoiceKind, Event, Frame, Part, Seat, Zone};

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
            Objects::This => Objective::Cards(self.on_field_or_limbo(&[party.user.card])),
            Objects::Negated => Objective::Cards(self.on_field_or_limbo(&frame.moved)),
            Objects::Each(_) | Objects::Picked { .. } => match &frame.picked {
                Some(picked) => Objective::Cards(self.with_sure(objects, picked, party)),
                None => self.left_to_pick(objects, party),
            },
        }
    }

    /// What is picked of "each": what the record knows to fit, and what its owner said fits too.
    fn with_sure(&self, objects: &Objects, picked: &[CardId], party: &Party<'_>) -> Vec<CardId> {
        let mut cards = picked.to_vec();
        if let Objects::Each(pool) = objects {
            for card in self.find(pool, party.user).sure {
                if !cards.contains(&card) {
                    cards.push(card);
                }
            }
        }
        cards
    }

    fn left_to_pick(&self, objects: &Objects, party: &Party<'_>) -> Objective {
        match objects {
            Objects::Each(pool) => {
                let found = self.find(pool, party.user);
                // Where the record can't see which cards fit, their owner says. That is asked
                // whatever the unseen cards may be: the question itself must tell nothing.
                let unseen = self.unseen(pool, party.user);
                let Some(first) = unseen.first().filter(|_| !pool.is_public()) else {
                    return Objective::Cards([found.sure, found.perhaps].concat());
                };
                let seat = self
                    .p
                    .card(*first)
                    .map_or(party.user.seat, |row| row.place.seat);
                let most = count(unseen.len());
                let found = Found {
                    sure: Vec::new(),
                    perhaps: found.perhaps,
                };
                Objective::Pick(Wanted {
                    seat,
                    found,
                    least: 0,
                    most,
                    public: false,
                })
            }
            Objects::Picked { pool, least, most } => {
                let found = self.find(pool, party.user);
                let there = found.sure.len() + found.perhaps.len();
                let most = self.amount(most, party).min(there as u32);
                let least = self.amount(least, party).min(most);
                if most == 0 {
                    return Objective::Cards(Vec::new());
                }
                Objective::Pick(Wanted {
                    seat: party.user.seat,
                    found,
                    least: count(least as usize),
                    most: count(most as usize),
                    public: pool.is_public(),
                })
            }
            _ => Objective::Cards(Vec::new()),
        }
    }

    /// The unidentified cards where a pool looks.
    fn unseen(&self, pool: &Pool, user: User) -> Vec<CardId> {
        let everything = Pool {
            filter: Filter::default(),
            ..pool.clone()
        };
        let mut cards = self.find(&everything, user).sure;
        cards.retain(|&id| self.p.card(id).is_some_and(|row| row.face.is_none()));
        cards
    }

    /// What the instruction under way waits for somebody to pick.
    pub(crate) fn wanted(&self) -> Option<Wanted> {
        let frame = self.p.frame.as_ref()?;
        let step = usize::from(frame.step?);
        let (instruction, party) = match frame.part {
            Part::Cost => {
                let intent = self.p.intent.as_ref()?;
                let Action::Activate { card, effect } = intent.action else {
                    return None;
                };
                let body = self.def(card)?.effects.get(usize::from(effect))?;
                (body.cost.get(step)?, self.party(intent))
            }
            Part::Effect => {
                let link = self.p.link(frame.link)?;
                let mode = self.mode(link.face, link.effect, link.mode)?;
                (
                    mode.resolve.get(step)?,
                    self.party_of_link(frame.link, link),
                )
            }
        };
        match &instruction.act {
            Act::Tribute(objects)
            | Act::Destroy(objects)
            | Act::Discard(objects)
            | Act::ReturnToHand(objects) => self.choosable(objects, &party),
            Act::AddFromDeck { filter, count } => {
                let pool = Pool {
                    side: Side::Own,
                    place: Places::Deck,
                    filter: filter.clone(),
                };
                Some(self.search(&pool, *count, &party))
            }
            _ => None,
        }
    }

    /// What can be picked where a choice was asked for. A card told by its face meanwhile is one
    /// the record sees.
    fn choosable(&self, objects: &Objects, party: &Party<'_>) -> Option<Wanted> {
        match (objects, self.left_to_pick(objects, party)) {
            (_, Objective::Pick(wanted)) if !matches!(objects, Objects::Each(_)) => Some(wanted),
            (Objects::Each(pool), _) => Some(Wanted {
                seat: party.user.seat,
                found: self.find(pool, party.user),
                least: 0,
                most: u8::MAX,
                public: pool.is_public(),
            }),
            _ => None,
        }
    }

    /// The targets that are still there and still fit.
    fn targets_left(&self, party: &Party<'_>) -> Vec<CardId> {
        let Some((targets, pool)) = party.targets else {
            return Vec::new();
        };
        let found = self.find(pool, party.user);
        let still = |card: &&CardId| found.sure.contains(card) || found.perhaps.contains(card);
        targets.iter().filter(still).copied().collect()
    }

    fn on_field_or_limbo(&self, cards: &[CardId]) -> Vec<CardId> {
        let there = |card: &&CardId| {
            self.p
                .card(**card)
                .is_some_and(|row| row.place.zone.on_field() || row.place.zone == Zone::Limbo)
        };
        cards.iter().filter(there).copied().collect()
    }

    pub(crate) fn amount(&self, amount: &Amount, party: &Party<'_>) -> u32 {
        match amount {
            Amount::Fixed(fixed) => *fixed,
            Amount::Count(pool) => self.find(pool, party.user).sure.len() as u32,
        }
    }

    pub(crate) fn search(&self, pool: &Pool, least: u8, party: &Party<'_>) -> Wanted {
        let found = self.find(pool, party.user);
        let there = count(found.sure.len() + found.perhaps.len());
        let count = least.min(there);
        Wanted {
            seat: party.user.seat,
            found,
            least: count,
            most: count,
            public: false,
        }
    }
}

impl Wanted {
    pub(crate) fn ask(&self, part: Part) -> Event {
        let what = match part {
            Part::Cost => ChoiceKind::Cost,
            Part::Effect => ChoiceKind::Cards,
        };
        Event::ChoiceAsked {
            seat: self.seat,
            what,
            least: self.least,
            most: self.most,
        }
    }
}

fn count(many: usize) -> u8 {
    u8::try_from(many).unwrap_or(u8::MAX)
}
