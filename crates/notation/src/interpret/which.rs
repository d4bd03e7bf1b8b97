//! Which physical card a spoken-of card is: the one that can do what is said, and where two could,
//! the line has to say which.

use super::{Plan, Read, Reader, one, step};
use crate::ahead::{self, Verdict};
use crate::candidates::{self, Candidate, Search, Use};
use crate::error::{Mistake, NotationError};
use crate::lookup;
use crate::script::{At, CardRef, Noun, Spot};
use duel::{Action, Passcode, Picked, Place, Seat, Which, Zone};
use rules::{Rule, Said, Truth};

/// How many ways to understand a list of cards are tried.
const MOST_TRIES: usize = 64;
/// A list longer than this is understood in one way only.
const LONG_LIST: usize = 8;

impl Reader<'_> {
    /// An action with one card.
    pub(super) fn card(
        &self,
        by: Seat,
        card: &CardRef,
        what: Use,
        actions: &dyn Fn(Which) -> Vec<Action<Which>>,
    ) -> Read<Plan> {
        let found = match self.candidates(by, card, what) {
            Ok(found) => found,
            Err(mistake) => match self.comes_to_hand(by, card, actions)? {
                Some(candidate) => vec![candidate],
                None => {
                    let later = ahead::open_state(self.position, self.catalogue, by);
                    self.at(&later)
                        .candidates(by, card, what)
                        .map_err(|_| mistake)?
                }
            },
        };
        let mut ranked: Vec<(Verdict, Candidate, Said)> = Vec::new();
        for candidate in found {
            for action in actions(candidate.which) {
                let said = Said { by, action };
                let verdict = ahead::verdict(self.position, self.catalogue, &said);
                ranked.push((verdict, candidate, said));
            }
        }
        // Of what isn't legal, that is meant of which the least is wrong.
        ranked.sort_by_cached_key(|(verdict, candidate, said)| {
            let legal = *verdict == Verdict::Legal;
            let wrong = (!legal).then(|| self.wrong(said));
            (*verdict, candidate.is_guess(), wrong)
        });
        let places = ranked
            .iter()
            .map(|(verdict, c, _)| (*verdict, c.is_guess(), c.place));
        self.one_place(card, places, |a, b| a.zone == b.zone && a.zone.on_field())?;
        let (_, candidate, said) = ranked.swap_remove(0);
        let mut plan = one(said);
        if let Some(face) = candidate.tell {
            let card = candidate.which;
            let open = false;
            let action = Action::Show { card, face, open };
            plan.steps.insert(0, step(Said { by, action }));
        }
        Ok(plan)
    }

    /// How much speaks against something here and now: from where the card is it couldn't be used at
    /// any time, and how much else.
    fn wrong(&self, said: &Said) -> (bool, usize) {
        let checks = rules::whynot(self.position, self.catalogue, said);
        let failing = || checks.iter().filter(|check| check.truth == Truth::No);
        let elsewhere = failing().any(|check| check.rule == Rule::From);
        (elsewhere, failing().count())
    }

    /// A card that isn't there, where what is under way brings it to the hand in time for what is
    /// said: a card the chain draws, say.
    fn comes_to_hand(
        &self,
        by: Seat,
        card: &CardRef,
        actions: &dyn Fn(Which) -> Vec<Action<Which>>,
    ) -> Read<Option<Candidate>> {
        let Noun::Name(name) = &card.noun else {
            return Ok(None);
        };
        let (zone, face) = (Zone::Hand, self.named(name, card)?);
        let seat = card.side.unwrap_or(by);
        let which = Which::Unseen { seat, zone, face };
        let timely = actions(which).into_iter().any(|action| {
            let said = Said { by, action };
            ahead::verdict(self.position, self.catalogue, &said) == Verdict::Legal
        });
        let place = Place::pile(seat, zone);
        let in_hand = !matches!(card.place, Some(spot) if spot != Spot::Hand);
        let tell = None;
        Ok((timely && in_hand).then_some(Candidate { which, place, tell }))
    }

    /// A choice of cards: the first combination that is legal.
    pub(super) fn cards(
        &self,
        by: Seat,
        cards: &[CardRef],
        what: Use,
        action: &dyn Fn(Picked<Which>) -> Action<Which>,
    ) -> Read<Said> {
        let combinations = self.combinations(by, cards, what)?;
        let mut ranked: Vec<(Verdict, &[Candidate], Said)> = Vec::new();
        for of in &combinations {
            let picked = of.iter().map(|candidate| candidate.which).collect();
            let action = action(Picked::Cards(picked));
            let said = Said { by, action };
            let verdict = ahead::verdict(self.position, self.catalogue, &said);
            ranked.push((verdict, of, said));
            // Of several cards the first combination counts; one card has to be unmistakable.
            if verdict == Verdict::Legal && cards.len() > 1 {
                break;
            }
        }
        let guess = |of: &[Candidate]| of.iter().any(|candidate| candidate.is_guess());
        ranked.sort_by_key(|(verdict, of, _)| (*verdict, guess(of)));
        if let [card] = cards {
            let places = ranked
                .iter()
                .map(|(verdict, of, _)| (*verdict, guess(of), of[0].place));
            self.one_place(card, places, |_, _| true)?;
        }
        Ok(ranked.swap_remove(0).2)
    }

    /// The ways to take different cards for these, the likeliest first; of a long list only one.
    fn combinations(&self, by: Seat, cards: &[CardRef], what: Use) -> Read<Vec<Vec<Candidate>>> {
        let most = if cards.len() > LONG_LIST {
            1
        } else {
            MOST_TRIES
        };
        let mut combinations: Vec<Vec<Candidate>> = vec![Vec::new()];
        for card in cards {
            let found = self.candidates(by, card, what)?;
            let with_one_more = |before: Vec<Candidate>| {
                let more = found.clone().into_iter();
                more.filter_map(move |candidate| {
                    let again = matches!(candidate.which, Which::Card(_))
                        && before.iter().any(|b| b.which == candidate.which);
                    (!again).then(|| [before.as_slice(), &[candidate]].concat())
                })
            };
            let grown = combinations.into_iter().flat_map(with_one_more);
            combinations = grown.take(most).collect();
            if combinations.is_empty() {
                return Err(self.not_there(by, card, what));
            }
        }
        Ok(combinations)
    }

    /// A mistake when two places are as good as each other and it matters which is meant. A card
    /// known by its name is better than one that nobody has identified.
    pub(super) fn one_place(
        &self,
        card: &CardRef,
        ranked: impl Iterator<Item = (Verdict, bool, Place)>,
        matters: impl Fn(Place, Place) -> bool,
    ) -> Read<()> {
        let ranked: Vec<(Verdict, bool, Place)> = ranked.collect();
        let (best, guess, first) = ranked[0];
        let mut others: Vec<Place> = ranked
            .iter()
            .filter(|(verdict, other, place)| {
                (*verdict, *other) == (best, guess)
                    && best == Verdict::Legal
                    && !same_spot(first, *place)
                    && matters(first, *place)
            })
            .map(|(.., place)| *place)
            .collect();
        if others.is_empty() {
            return Ok(());
        }
        others.insert(0, first);
        others.dedup();
        let mistake = Mistake::WhichOne {
            name: card.to_string(),
            could: others.into_iter().map(spoken).collect(),
        };
        Err(NotationError::new(card.at.span, mistake))
    }

    pub(crate) fn candidates(&self, by: Seat, card: &CardRef, what: Use) -> Read<Vec<Candidate>> {
        let face = match &card.noun {
            Noun::Name(name) => Some(self.named(name, card)?),
            Noun::Card | Noun::Monster => None,
        };
        let search = Search {
            position: self.position,
            catalogue: self.catalogue,
            by,
            what,
        };
        let found = search.all(card, face);
        if found.is_empty() {
            return Err(self.not_there(by, card, what));
        }
        Ok(found)
    }

    pub(crate) fn not_there(&self, by: Seat, card: &CardRef, what: Use) -> NotationError {
        let face = match &card.noun {
            Noun::Name(name) => self.named(name, card).ok(),
            _ => None,
        };
        let rows = self.position.rows.iter();
        let mut elsewhere: Vec<String> = rows
            .filter(|row| face.is_some() && row.face == face)
            .map(|row| spoken(row.place))
            .collect();
        elsewhere.dedup();
        let mistake = Mistake::NotThere {
            by,
            rule: candidates::absent(by, what, card, face, self.position),
            seat: card.side.unwrap_or(by),
            name: card.to_string(),
            elsewhere,
        };
        NotationError::new(card.at.span, mistake)
    }

    pub(super) fn named(&self, name: &str, card: &CardRef) -> Read<Passcode> {
        lookup::face(self.lookup, name, card.at.span)
    }

    pub(super) fn face(&self, name: &At<String>) -> Read<Passcode> {
        lookup::face(self.lookup, &name.value, name.span)
    }
}

/// The same pile, or the same zone of the field.
fn same_spot(a: Place, b: Place) -> bool {
    (a.seat, a.zone) == (b.seat, b.zone) && (a.zone.is_pile() || a.slot == b.slot)
}

/// A place as the language says it: `A's hand`, `B's spell zone 2`.
pub(crate) fn spoken(place: Place) -> String {
    let pile = match place.zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Graveyard => "graveyard",
        Zone::Banished => "banished cards",
        Zone::Extra => "extra deck",
        Zone::Field => "field zone",
        Zone::Monster => return format!("{}'s monster zone {}", place.seat, place.slot + 1),
        Zone::Spell => return format!("{}'s spell zone {}", place.seat, place.slot + 1),
        Zone::Pendulum => return format!("{}'s pendulum zone {}", place.seat, place.slot + 1),
        Zone::Material => "materials",
        Zone::Limbo => "summon",
        Zone::Gone => "removed cards",
    };
    format!("{}'s {pile}", place.seat)
}
