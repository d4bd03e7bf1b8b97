//! What could be done at all: whether a cost can be paid, whether an effect would find anything to
//! do, and what a link would do, as other cards ask about it.

use crate::Truth;
use crate::carry::stays;
use crate::game::{Found, Game, User, lies_in};
use crate::vocabulary::{
    Act, Does, Gate, Instruction, Linger, Mode, Objects, Places, Pool, Side, Trait, Turn,
};
use duel::{CardId, Forbidden, Link, Part, Place, Row, Seat, Zone};

impl<'a> Game<'a> {
    /// Whether a cost can be paid, each part of it.
    pub(crate) fn payable(&self, cost: &[Instruction], user: User) -> Truth {
        cost.iter().fold(Truth::Yes, |so_far, instruction| {
            so_far.and(|| self.could(&instruction.act, user, Part::Cost))
        })
    }

    /// Whether the first thing an effect does could be done. Where it is only done under a
    /// condition, or may be left out, nobody can say that it can't.
    pub(crate) fn could_do_first(&self, resolve: &[Instruction], user: User) -> Truth {
        match resolve.first() {
            Some(Instruction {
                act,
                when: Gate::Always,
                may: false,
            }) => self.could(act, user, Part::Effect),
            _ => Truth::Yes,
        }
    }

    fn could(&self, act: &Act, user: User, part: Part) -> Truth {
        match act {
            Act::PayLp(amount) => {
                let amount = self.number(amount, user, None);
                Truth::of(self.p.lp[user.seat] >= amount && amount > 0)
            }
            Act::AddFromDeck { filter, count } => {
                let deck = Pool::of(Side::Own, Places::Deck, filter.clone());
                self.find(&deck, user).at_least(usize::from(*count))
            }
            Act::Draw { side, count } => {
                let count = self.number(count, user, None);
                let enough = |seat| u32::from(self.p.count(seat, Zone::Deck)) >= count;
                Truth::of(side.seats(user.seat).all(enough))
            }
            Act::DiscardAtRandom { side, .. } => Truth::of(
                side.seats(user.seat)
                    .any(|seat| self.p.count(seat, Zone::Hand) > 0),
            ),
            Act::SpecialSummon {
                what,
                to_opponent,
                ignoring,
                ..
            } => self.could_summon(what, user, (*to_opponent, *ignoring)),
            Act::FusionSummon {
                what, materials, ..
            } => self.fusion_possible(what, materials, user),
            Act::RitualSummon {
                what,
                tributes,
                exactly,
            } => self.ritual_possible(what, tributes, *exactly, user),
            Act::MakeToken {
                to_opponent, count, ..
            } => {
                let own = user.seat;
                let seat = if *to_opponent { own.other() } else { own };
                let by = Some(user.card);
                let freed = usize::from(part == Part::Effect && self.frees_a_zone(user));
                let zones = self.free_monster_zones(seat) + freed;
                Truth::of(
                    zones.min(self.rows_left()) >= usize::from(*count)
                        && !self.forbidden_to(by, own, Forbidden::SpecialSummon, None),
                )
            }
            Act::TakeCounters {
                what: Objects::This,
                counter,
                count,
            } => {
                let there = u32::from(self.counters(user.card, *counter));
                Truth::of(there >= self.number(count, user, None))
            }
            Act::TakeControl { .. } => Truth::of(self.has_zone_to_take_to(act, user))
                .and(|| self.could_find_objects(act, user, part)),
            act => self.could_find_objects(act, user, part),
        }
    }

    /// Whether there is a zone for monsters that come to the user's side, or leave it.
    fn has_zone_to_take_to(&self, act: &Act, user: User) -> bool {
        let gives = act
            .objects()
            .and_then(Objects::pool)
            .is_some_and(|pool| pool.side == Side::Own);
        let seat = if gives { user.seat.other() } else { user.seat };
        self.free_monster_zones(seat) > 0 || self.frees_a_zone(user)
    }

    fn could_find_objects(&self, act: &Act, user: User, part: Part) -> Truth {
        act.objects().map_or(Truth::Yes, |objects| {
            self.could_find(act, objects, user, part)
        })
    }

    fn could_find(&self, act: &Act, objects: &Objects, user: User, part: Part) -> Truth {
        match objects {
            // What is declared is declared after this is asked.
            objects if objects.pool().is_some_and(|pool| pool.filter.declared) => Truth::Yes,
            // What the other player may do, or leave, keeps nobody from using the effect.
            Objects::Picked {
                by_opponent: true, ..
            } if part == Part::Effect && objects.least() == 0 => Truth::Yes,
            Objects::Each(pool) | Objects::Picked { pool, .. } | Objects::Random { pool, .. } => {
                let least = match (part, objects) {
                    // "Up to", and "all", have to find something all the same.
                    (Part::Effect, _) => objects.least().max(1),
                    (Part::Cost, Objects::Picked { least, .. }) => {
                        self.number(least, user, None) as usize
                    }
                    (Part::Cost, _) => objects.least(),
                };
                self.usable_for(act, pool, user, part).at_least(least)
            }
            Objects::Top { side, count } => {
                let there = u32::from(self.p.count(side.seat(user.seat), Zone::Deck));
                Truth::of(there >= self.number(count, user, None))
            }
            Objects::This => Truth::of(self.this_can(act, user.card, user.seat)),
            Objects::TopUpTo { side, least, .. } => {
                Truth::of(self.p.count(side.seat(user.seat), Zone::Deck) >= *least)
            }
            Objects::Answered => Truth::of(self.answered(user).is_some()),
            Objects::OneOfEach(pool) | Objects::EachPicks { pool, .. } => {
                let there = |seat| self.find(&pool.on(seat, user), user);
                let fold =
                    |so_far: Truth, seat| so_far.and(|| there(seat).at_least(objects.least()));
                Seat::BOTH.into_iter().fold(Truth::Yes, fold)
            }
            Objects::Targets
            | Objects::EachOther(_)
            | Objects::Negated
            | Objects::Done
            | Objects::Paid
            | Objects::Told => Truth::Yes,
        }
    }

    /// The cards of a pool an act could be done with.
    fn usable_for(&self, act: &Act, pool: &Pool, user: User, part: Part) -> Found {
        let mut found = self.find(pool, user);
        let usable = |card: &CardId| self.this_can(act, *card, user.seat);
        found.sure.retain(usable);
        found.perhaps.retain(usable);
        if part == Part::Cost && pool.places.contains(&Places::Hand) {
            // The card that is activated from the hand has left it by then.
            let itself = |card: &CardId| *card != user.card || self.stays_in_hand(user);
            found.sure.retain(itself);
            found.perhaps.retain(itself);
        }
        found
    }

    /// Whether the card an effect belongs to is still in the hand while its cost is paid.
    fn stays_in_hand(&self, user: User) -> bool {
        self.def(user.card)
            .is_some_and(|def| def.monster().is_some())
    }

    /// Whether an act of a seat's effect can be done to a card.
    pub(crate) fn this_can(&self, act: &Act, card: CardId, by: Seat) -> bool {
        let Some(row) = self.p.card(card) else {
            return false;
        };
        match act {
            Act::Tribute(_) => !self.has_trait(row, Trait::NotTributed),
            Act::TakeCounters { counter, .. } => self.counters(card, *counter) > 0,
            Act::Banish(_) | Act::BanishFaceDown(_) => self.may_banish(row, by),
            Act::ReturnToHand(_) | Act::ReturnToDeck(..) => !self.goes_after_the_chain(row),
            // Effects that are negated already aren't negated again.
            Act::NegateEffectsOf { .. } => !self.p.is_negated(card),
            // What can't lie face-down isn't turned so: Link monsters and tokens.
            Act::ChangePosition { to, .. } => {
                let bound = row.token || self.is_link_monster(row);
                row.place.zone == Zone::Monster && !(*to == Turn::FaceDown && bound)
            }
            _ => true,
        }
    }

    /// CHAIN-END: a spell or trap that was activated and doesn't stay goes to the graveyard after
    /// the chain: to no hand and to no deck.
    pub(crate) fn goes_after_the_chain(&self, row: &Row) -> bool {
        let doesnt_stay = || self.cards.of(row).is_some_and(|def| !stays(&def.kind));
        let activated = |link: &Link| link.card == row.id && link.kind.is_card();
        row.place.zone.on_field() && self.p.chain.iter().any(activated) && doesnt_stay()
    }

    fn could_summon(
        &self,
        what: &Objects,
        user: User,
        (to_opponent, ignoring): (bool, bool),
    ) -> Truth {
        let own = user.seat;
        let seat = if to_opponent { own.other() } else { own };
        if self.forbidden(own, Forbidden::SpecialSummon, None) {
            return Truth::No;
        }
        let freed = self.frees_a_zone(user);
        let room = |row: &Row| freed || self.zone_for_summon(row, seat, &[]).is_some();
        let may = |card: &CardId| {
            self.may_come(*card, own, ignoring) && self.p.card(*card).is_some_and(room)
        };
        match what {
            Objects::This => Truth::of(may(&user.card)),
            Objects::Each(pool) | Objects::Picked { pool, .. } | Objects::Random { pool, .. } => {
                let mut found = self.find(pool, user);
                found.sure.retain(may);
                found.perhaps.retain(may);
                found.at_least(what.least().max(1))
            }
            _ => Truth::of(freed || self.free_monster_zones(seat) > 0),
        }
    }

    /// Whether paying for the effect frees a monster zone: its cost tributes the card itself, or
    /// one of the monsters.
    fn frees_a_zone(&self, user: User) -> bool {
        let effect = self
            .p
            .card(user.card)
            .and_then(|row| self.effect(row.face, user.effect));
        effect.is_some_and(|effect| {
            let modes = effect.modes.iter().flat_map(|mode| &mode.cost);
            effect
                .cost
                .iter()
                .chain(modes)
                .any(|instruction| matches!(instruction.act, Act::Tribute(_)))
        })
    }

    /// Whether a link's effect would do something, as other cards ask about it.
    pub(crate) fn would(&self, number: u8, link: &Link, does: Does, asked_by: User) -> Truth {
        if does == Does::TargetsThis {
            return Truth::of(link.targets.contains(&asked_by.card));
        }
        if does == Does::TargetsYours {
            let own =
                |row: &duel::Row| row.place.zone.on_field() && row.place.seat == asked_by.seat;
            let yours = |card: &CardId| self.p.card(*card).is_some_and(own);
            return Truth::of(link.targets.iter().any(yours));
        }
        let Some(mode) = self.mode(link.face, link.effect, link.mode) else {
            return Truth::Unknown;
        };
        // What a declared card does isn't known before it is told.
        if mode.resolve.iter().any(|one| one.act == Act::AsTold) {
            return Truth::Unknown;
        }
        let user = User {
            seat: link.seat,
            card: link.card,
            effect: link.effect,
            declared: link.declared,
            word: link.word,
            link: number,
        };
        if does == Does::DamagesYou {
            let hurts = |act: &Act| match act {
                Act::Damage { side, .. } => side.covers(link.seat, asked_by.seat),
                _ => false,
            };
            return Truth::of(mode.resolve.iter().any(|one| hurts(&one.act)));
        }
        if does == Does::DestroysTwoOfYours {
            return Truth::of(self.destroyed_of(mode, link, user, asked_by) >= 2);
        }
        Truth::of(
            mode.resolve
                .iter()
                .any(|one| does_this(&one.act, does, (mode, link.from))),
        )
    }

    /// How many cards of the one who asks a link would destroy, as things are.
    fn destroyed_of(&self, mode: &Mode, link: &Link, user: User, asked_by: User) -> usize {
        let own = |card: &CardId| {
            self.p
                .card(*card)
                .is_some_and(|row| row.place.zone.on_field() && row.place.seat == asked_by.seat)
        };
        let destroyed = |act: &Act| match act {
            Act::Destroy(Objects::Each(pool)) | Act::DestroyAndBanish(Objects::Each(pool)) => {
                let cards = self.find(pool, user).all();
                cards.iter().filter(|card| own(card)).count()
            }
            Act::Destroy(Objects::Targets) | Act::DestroyAndBanish(Objects::Targets) => {
                link.targets.iter().filter(|card| own(card)).count()
            }
            _ => 0,
        };
        mode.resolve.iter().map(|one| destroyed(&one.act)).sum()
    }
}

/// Whether an act does what another card asks about.
fn does_this(act: &Act, does: Does, (mode, place): (&Mode, Place)) -> bool {
    let itself = |place: Place, places: &[Places]| {
        act.objects() == Some(&Objects::This)
            && places
                .iter()
                .any(|one| lies_in(place.zone, place.slot, *one, false))
    };
    let from = |places: &[Places]| act.comes_from(places, mode) || itself(place, places);
    match does {
        Does::SpecialSummons => act.special_summons(),
        Does::DestroysOnField => {
            matches!(act, Act::Destroy(objects) | Act::DestroyAndBanish(objects)
                if objects.on_field(mode))
        }
        Does::AddsFromDeck => {
            matches!(act, Act::AddFromDeck { .. })
                || (matches!(act, Act::ReturnToHand(_)) && from(&[Places::Deck]))
        }
        Does::SummonsFromDeck => act.special_summons() && from(&[Places::Deck]),
        Does::SendsFromDeck => {
            matches!(act, Act::SendToGraveyard(_))
                && (from(&[Places::Deck])
                    || matches!(
                        act.objects(),
                        Some(Objects::Top { .. } | Objects::TopUpTo { .. })
                    ))
        }
        Does::MovesFromGraveyard => act.moves() && from(&[Places::Graveyard]),
        Does::Banishes => matches!(act, Act::Banish(_) | Act::BanishFaceDown(_)),
        Does::Draws => matches!(
            act,
            Act::Draw { .. }
                | Act::Linger {
                    rule: Linger::DrawsOnSpecialSummon(_),
                    ..
                }
        ),
        Does::Damages => matches!(act, Act::Damage { .. }),
        Does::DestroysTwoOfYours | Does::TargetsThis | Does::TargetsYours | Does::DamagesYou => {
            false
        }
    }
}

impl Act {
    fn special_summons(&self) -> bool {
        matches!(
            self,
            Self::SpecialSummon { .. }
                | Self::FusionSummon { .. }
                | Self::RitualSummon { .. }
                | Self::MakeToken { .. }
        )
    }

    fn moves(&self) -> bool {
        matches!(
            self,
            Self::Banish(_)
                | Self::BanishFaceDown(_)
                | Self::ReturnToHand(_)
                | Self::ReturnToDeck(..)
                | Self::SpecialSummon { .. }
                | Self::Attach(_)
                | Self::Set(_)
        )
    }

    /// Whether the cards it is about are looked for in one of these places.
    fn comes_from(&self, places: &[Places], mode: &Mode) -> bool {
        let pool = match (self.objects(), self) {
            (Some(Objects::Targets), _) => mode.targets.as_ref().map(|targets| &targets.pool),
            (Some(objects), _) => objects.pool(),
            (None, Self::FusionSummon { materials, .. }) => Some(materials),
            _ => None,
        };
        pool.is_some_and(|pool| pool.places.iter().any(|place| places.contains(place)))
    }
}

impl Objects {
    fn on_field(&self, mode: &Mode) -> bool {
        let field = |pool: &Pool| {
            pool.places.iter().any(|place| {
                matches!(
                    place,
                    Places::Monsters
                        | Places::SpellsAndTraps
                        | Places::FieldZone
                        | Places::Field
                        | Places::Occasion
                        | Places::Attacker
                        | Places::Attacked
                )
            })
        };
        match self {
            Self::Targets => mode.targets.as_ref().is_some_and(|t| field(&t.pool)),
            Self::This | Self::Negated | Self::Answered => true,
            objects => objects.pool().is_some_and(field),
        }
    }
}
