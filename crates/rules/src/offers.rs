//! What a seat could do now.

use crate::answer::is_offered;
use crate::choice::Options;
use crate::game::{Found, Game};
use crate::{Catalogue, Said};
use alloc::vec::Vec;
use duel::{Action, Choice, How, Phase, Picked, Place, Position, Row, Seat, Which};

/// How many ways to make one choice are listed at most.
const MOST_PICKS: usize = 256;

/// What a seat could do now: [`Offers::contains`] is exact, [`Offers::iter`] lists what is known
/// and finite (no declared names, no unidentified cards).
#[derive(Clone, Copy, Debug)]
pub struct Offers<'a> {
    position: &'a Position,
    cards: &'a Catalogue,
    seat: Seat,
}

/// What a seat could do now.
#[must_use]
pub fn offers<'a>(position: &'a Position, cards: &'a Catalogue, seat: Seat) -> Offers<'a> {
    Offers {
        position,
        cards,
        seat,
    }
}

impl<'a> Offers<'a> {
    /// True exactly when [`answer`](crate::answer) records this as legal now, with no window
    /// jumped over before it.
    #[must_use]
    pub fn contains(&self, said: &Said) -> bool {
        said.by == self.seat && is_offered(self.position, self.cards, said)
    }

    /// What is known to be possible: answers and passes first, then cards by their rows.
    pub fn iter(&self) -> impl Iterator<Item = Said> + use<'a> {
        let this = *self;
        this.candidates()
            .into_iter()
            .map(move |action| Said {
                by: this.seat,
                action,
            })
            .filter(move |said| this.contains(said))
    }

    fn candidates(&self) -> Vec<Action<Which>> {
        if let Some(choice) = &self.position.choice {
            return self.choices(choice);
        }
        let mut actions = alloc::vec![
            Action::Pass(How::Spoken),
            Action::Ask,
            Action::Hold,
            Action::MoveOn { to: None },
        ];
        for to in Phase::ALL {
            actions.push(Action::MoveOn { to: Some(to) });
            actions.push(Action::AgreeUpTo { to });
        }
        actions.push(Action::EndTurn);
        actions.push(Action::PendulumSummon);
        for row in &self.position.rows {
            self.with_card(row, &mut actions);
        }
        actions.push(Action::Concede);
        actions
    }

    fn with_card(&self, row: &Row, actions: &mut Vec<Action<Which>>) {
        let card = Which::Card(row.id);
        let def = self.cards.of(row);
        if row.place.seat != self.seat {
            // An effect that either player may use.
            let anyone = def
                .into_iter()
                .flat_map(|def| def.effects.iter().enumerate());
            let anyone = anyone.filter(|(_, effect)| effect.anyone);
            actions.extend(anyone.map(|(n, _)| Action::Activate {
                card,
                effect: n as u8,
            }));
            return;
        }
        // After the effects of a Pendulum monster comes its activation as a scale.
        let effects = def.map_or(0, |def| {
            def.effects.len() + usize::from(crate::zones::scale(def).is_some())
        });
        actions.extend((0..effects).map(|n| Action::Activate {
            card,
            effect: n as u8,
        }));
        let ways = def.map_or(0, |def| crate::ways(def).count());
        actions.extend((0..ways).map(|n| Action::SpecialSummon { card, way: n as u8 }));
        match row.place.zone {
            duel::Zone::Hand => {
                actions.push(Action::Summon { card });
                actions.push(Action::SetMonster { card });
                actions.push(Action::SetSpell { card });
            }
            duel::Zone::Monster => {
                actions.push(Action::FlipSummon { card });
                actions.push(Action::GeminiSummon { card });
                actions.push(Action::ChangePosition { card });
                let others = self
                    .position
                    .zone_in_order(self.seat.other(), duel::Zone::Monster);
                let targets = others.iter().map(|row| Some(Which::Card(row.id)));
                let attack = |target| Action::Attack { card, target };
                actions.extend(targets.chain([None]).map(attack));
            }
            _ => {}
        }
    }

    fn choices(&self, choice: &Choice) -> Vec<Action<Which>> {
        let game = Game {
            p: self.position,
            cards: self.cards,
        };
        if let Some(recipe) = game.recipe_asked(choice).filter(|recipe| !recipe.lenient) {
            let named = |set: &Vec<_>| set.iter().copied().map(Which::Card).collect();
            let sets = recipe.sets(MOST_PICKS);
            let picks = sets.iter().map(|set| Picked::Cards(named(set)));
            return picks.map(Action::Choose).collect();
        }
        let picks: Vec<Picked<Which>> = match game.options(choice) {
            Options::Cards(found) => selections(&game.named(&found), choice),
            Options::Modes(modes) => modes.into_iter().map(Picked::Mode).collect(),
            Options::Phases(phases) => phases.into_iter().map(Picked::Phase).collect(),
            Options::Whether => alloc::vec![Picked::Whether(true), Picked::Whether(false)],
            Options::Postures(all) => all.into_iter().map(Picked::Posture).collect(),
            Options::Numbers(least, most) => (least..=most).map(Picked::Number).collect(),
            Options::Words(kind) => self.cards.words(kind).map(Picked::Word).collect(),
            Options::Exactly(picks) => picks
                .iter()
                .filter_map(|picked| picked.map(|card| Some(Which::Card(*card))))
                .collect(),
            Options::Names => self
                .cards
                .iter()
                .map(|def| Picked::Name(def.passcode))
                .collect(),
        };
        picks.into_iter().map(Action::Choose).collect()
    }
}

impl Game<'_> {
    /// Cards as somebody can name them: those that can be followed, and unidentified ones of a
    /// pile by each face that is left for them.
    fn named(&self, found: &Found) -> Vec<Which> {
        let mut named: Vec<Which> = found.sure.iter().copied().map(Which::Card).collect();
        for row in found.perhaps.iter().filter_map(|&id| self.p.card(id)) {
            let Place { seat, zone, .. } = row.place;
            if !zone.hidden() {
                named.push(Which::Card(row.id));
                continue;
            }
            for &face in &self.p.pool[row.owner] {
                let unseen = Which::Unseen { seat, zone, face };
                if row.pooled && !named.contains(&unseen) {
                    named.push(unseen);
                }
            }
        }
        named
    }
}

/// The ways to pick among cards, smallest first, in the order they are named.
fn selections(cards: &[Which], choice: &Choice) -> Vec<Picked<Which>> {
    let mut picks: Vec<Vec<Which>> = alloc::vec![Vec::new()];
    let mut from = 0;
    while from < picks.len() && picks.len() < MOST_PICKS {
        let so_far = picks[from].clone();
        let after = so_far
            .last()
            .and_then(|last| cards.iter().position(|card| card == last));
        let next = after.map_or(0, |at| at + 1);
        if so_far.len() < usize::from(choice.most) {
            picks.extend(cards[next..].iter().map(|&card| {
                let mut more = so_far.clone();
                more.push(card);
                more
            }));
        }
        from += 1;
    }
    picks.retain(|pick| pick.len() >= usize::from(choice.least));
    picks.truncate(MOST_PICKS);
    picks
        .into_iter()
        .map(|pick| Picked::Cards(pick.into_iter().collect()))
        .collect()
}
