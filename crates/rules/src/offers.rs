//! What a seat could do now.

use crate::answer::{is_offered, plays};
use crate::choice::{Asked, Options};
use crate::game::{Found, Game};
use crate::gathered::Gathered;
use crate::vocabulary::CardDef;
use crate::{Catalogue, Said};
use alloc::{boxed::Box, vec::Vec};
use duel::{
    Action, CardId, Choice, How, Phase, Picked, Place, Position, Row, Seat, Telling, Told, Which,
    Window, WindowKind, Zone,
};

/// How many ways to make one choice are listed at most.
pub const MOST_PICKS: usize = 256;
/// So many things can be done at most as a rule.
const USUAL: usize = 24;

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
        let by = self.seat;
        let actions = self.actions().into_iter();
        actions.map(move |action| Said { by, action })
    }

    fn actions(&self) -> Vec<Action<Which>> {
        if !plays(self.position) {
            return Vec::new();
        }
        let gathered = Gathered::default();
        let game = Game::of(self.position, self.cards, &gathered);
        match &self.position.choice {
            Some(choice) if choice.seat == self.seat => self.choices(game, choice),
            Some(_) => Vec::new(),
            None => Listed::new(game, self.seat).all(),
        }
    }

    fn choices(&self, game: Game<'_>, choice: &Choice) -> Vec<Action<Which>> {
        let asked = game.asked(choice);
        let mut picks = self.picks(game, choice, &asked);
        picks.retain(|picked| {
            let followed = |which: &Which| match which {
                Which::Card(id) => Some(*id),
                Which::Unseen { .. } => None,
            };
            match picked.map(followed) {
                Some(picked) => game.can_be_picked(&asked, &picked),
                // Which card that is has to be told first.
                None => self.contains(&Said {
                    by: self.seat,
                    action: Action::Choose(picked.clone()),
                }),
            }
        });
        picks.into_iter().map(Action::Choose).collect()
    }

    fn picks(&self, game: Game<'_>, choice: &Choice, asked: &Asked<'_>) -> Vec<Picked<Which>> {
        if let Some(recipe) = asked.recipe.as_ref().filter(|recipe| !recipe.lenient) {
            let named = |set: &Vec<_>| set.iter().copied().map(Which::Card).collect();
            let sets = recipe.sets(MOST_PICKS);
            return sets.iter().map(|set| Picked::Cards(named(set))).collect();
        }
        match &asked.options {
            Options::Cards(found) => selections(&game.named(found), choice),
            Options::Modes(modes) => modes.iter().copied().map(Picked::Mode).collect(),
            Options::Phases(phases) => phases.iter().copied().map(Picked::Phase).collect(),
            Options::Whether => alloc::vec![Picked::Whether(true), Picked::Whether(false)],
            // Of all that can be told, that it is over and what needs no card.
            Options::Telling => told_without_cards(),
            Options::Postures(all) => all.iter().copied().map(Picked::Posture).collect(),
            Options::Numbers(least, most) => (*least..=*most).map(Picked::Number).collect(),
            Options::Words(kind) => {
                let words = self.cards.words(*kind).iter();
                words.copied().map(Picked::Word).collect()
            }
            Options::Exactly(picks) => picks
                .iter()
                .filter_map(|picked| picked.map(|card| Some(Which::Card(*card))))
                .collect(),
            Options::Names => self
                .cards
                .iter()
                .map(|def| Picked::Name(def.passcode))
                .collect(),
        }
    }
}

/// What a seat could do where no choice is asked for, found action by action.
struct Listed<'a> {
    game: Game<'a>,
    seat: Seat,
    actions: Vec<Action<Which>>,
}

impl<'a> Listed<'a> {
    fn new(game: Game<'a>, seat: Seat) -> Self {
        Self {
            game,
            seat,
            actions: Vec::with_capacity(USUAL),
        }
    }

    fn all(mut self) -> Vec<Action<Which>> {
        let first = self.game.is_awaited(self.seat) && self.game.nothing_first().is_ok();
        let window = self.game.p.window.filter(|_| first);
        if let Some(window) = &window {
            self.offer_in(window, &Action::Pass(How::Spoken));
        }
        self.offer(&Action::Ask);
        self.offer(&Action::Hold);
        // Everything else is for the seat that the window waits for.
        if let Some(window) = &window {
            self.in_window(window);
        }
        self.offer(&Action::Concede);
        self.actions
    }

    fn offer(&mut self, action: &Action) {
        if self.game.allows(self.seat, action) {
            self.add(action);
        }
    }

    /// The same in the window that waits for the seat.
    fn offer_in(&mut self, window: &Window, action: &Action) {
        if self.game.allows_in_window(self.seat, action, window) {
            self.add(action);
        }
    }

    fn add(&mut self, action: &Action) {
        let named = action.map(|card| Some(Which::Card(*card)));
        self.actions.extend(named);
    }

    fn in_window(&mut self, window: &Window) {
        self.onward(window);
        let main = self.game.open_main(window).is_ok();
        if main {
            self.offer_in(window, &Action::PendulumSummon);
        }
        // Whatever lies in a deck waits for a trigger, or for a way of summoning it.
        let decks = window.kind == WindowKind::Trigger || (main && self.game.cards.has_deck_ways());
        for row in &self.game.p.rows {
            if row.place.seat == self.seat {
                if decks || row.place.zone != Zone::Deck {
                    self.with_card(row, window, main);
                }
            } else if row.place.zone.on_field() {
                self.with_anothers(row, window);
            }
        }
    }

    /// Moving on is for the turn player, agreeing to it for the other, and both only to what is
    /// still to come.
    fn onward(&mut self, window: &Window) {
        let now = self.game.p.phase;
        let later = Phase::ALL.into_iter().filter(|to| *to > now);
        if self.seat != self.game.turn_player() {
            return later.for_each(|to| self.offer_in(window, &Action::AgreeUpTo { to }));
        }
        self.offer_in(window, &Action::MoveOn { to: None });
        later.for_each(|to| self.offer_in(window, &Action::MoveOn { to: Some(to) }));
        self.offer_in(window, &Action::EndTurn);
    }

    /// What can be done with a card; `main` in the open state of a main phase.
    fn with_card(&mut self, row: &'a Row, window: &Window, main: bool) {
        let card = row.id;
        let known = self.game.cards.marked(row);
        if let Some((def, marks)) = known {
            if self.game.has_something_to_activate(row, marks, window) {
                self.activations(row, def, window);
            }
            for way in 0..if main { marks.ways } else { 0 } {
                self.offer_in(window, &Action::SpecialSummon { card, way });
            }
        }
        match row.place.zone {
            Zone::Hand if main => {
                // An unidentified card may be either.
                let monster = known.map(|(def, _)| def.monster().is_some());
                if monster != Some(false) {
                    self.offer_in(window, &Action::Summon { card });
                    self.offer_in(window, &Action::SetMonster { card });
                }
                if monster != Some(true) {
                    self.offer_in(window, &Action::SetSpell { card });
                }
            }
            Zone::Monster if main && row.posture.face_up() => {
                self.offer_in(window, &Action::GeminiSummon { card });
                self.offer_in(window, &Action::ChangePosition { card });
            }
            Zone::Monster if main => self.offer_in(window, &Action::FlipSummon { card }),
            Zone::Monster if self.game.attack_can_stand() => self.attacks(card, window),
            _ => {}
        }
    }

    /// The effects of the other side's card that either player may use.
    fn with_anothers(&mut self, row: &'a Row, window: &Window) {
        let game = self.game;
        let known = game.cards.marked(row);
        let Some((def, _)) = known.filter(|(_, marks)| marks.anyone) else {
            return;
        };
        let effects = game.effects(def).iter().zip(0..);
        for (_, effect) in effects.filter(|(effect, _)| effect.anyone) {
            let card = row.id;
            self.offer_in(window, &Action::Activate { card, effect });
        }
    }

    fn activations(&mut self, row: &'a Row, def: &'a CardDef, window: &Window) {
        // After the effects of a Pendulum monster comes its activation as a scale.
        let effects =
            self.game.effects(def).len() + usize::from(crate::zones::scale(def).is_some());
        for effect in 0..effects {
            let effect = effect as u8;
            if self.game.may_activate(row, def, effect, window) {
                let card = Which::Card(row.id);
                self.actions.push(Action::Activate { card, effect });
            }
        }
    }

    fn attacks(&mut self, card: CardId, window: &Window) {
        let others = self.game.monsters(self.seat.other());
        for target in others.iter().map(|row| Some(row.id)).chain([None]) {
            self.offer_in(window, &Action::Attack { card, target });
        }
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

/// What can be told of a declared card without naming anything.
fn told_without_cards() -> Vec<Picked<Which>> {
    let all = [
        Told::Over,
        Told::Other,
        Told::SummonNegated,
        Told::AttackNegated,
    ];
    let alone = |what| Picked::Told(Box::new(Telling { also: false, what }));
    all.into_iter().map(alone).collect()
}

/// The ways to pick among cards, smallest first, in the order they are named.
fn selections(cards: &[Which], choice: &Choice) -> Vec<Picked<Which>> {
    let mut picks = Vec::new();
    let most = usize::from(choice.most).min(cards.len());
    for size in usize::from(choice.least)..=most {
        if picks.len() >= MOST_PICKS {
            break;
        }
        select(cards, size, &mut Vec::new(), &mut picks);
    }
    picks
}

/// The selections of this size that go on from a beginning with these cards.
fn select(cards: &[Which], size: usize, so_far: &mut Vec<Which>, picks: &mut Vec<Picked<Which>>) {
    if so_far.len() == size {
        picks.push(Picked::Cards(so_far.iter().copied().collect()));
        return;
    }
    let missing = size - so_far.len();
    for (at, card) in cards.iter().enumerate() {
        if picks.len() >= MOST_PICKS || cards.len() - at < missing {
            return;
        }
        so_far.push(*card);
        select(&cards[at + 1..], size, so_far, picks);
        so_far.pop();
    }
}
