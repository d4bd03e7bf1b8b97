//! Plays a duel, by chance or after a script that names cards by their rows.

use super::exchange::{Exchange, Swap};
use super::{Case, Side};
use duel::{
    Action, Audience, CardId, Event, Knowing, Lot, Passcode, Phase, Picked, Place, Position,
    Posture, Seat, Which, Zone,
};
use rules::{Ask, Catalogue, Next, Rule, Said, answer, makes_way, next, offers};

/// A duel as it was played: what was said, what came of it.
pub(super) struct Play<'a> {
    pub(super) cards: &'a Catalogue,
    pub(super) position: Position,
    pub(super) events: Vec<Event>,
    /// What was said, every card by its row.
    pub(super) script: Vec<(Seat, Action<Named>)>,
    pub(super) refused: Vec<Option<Rule>>,
    /// How many events there were when it was said.
    pub(super) said_at: Vec<usize>,
    /// The hand of the one who said it, by rows.
    pub(super) hands: Vec<Vec<usize>>,
}

/// A card as a script names it: by its row, or as one nobody can tell from the others.
#[derive(Clone, Copy, Debug)]
pub(super) enum Named {
    Row(usize),
    Unseen(Seat, Zone, Passcode),
}

pub(super) fn play_by_chance<'a>(cards: &'a Catalogue, case: &Case) -> Play<'a> {
    let mut play = Play::begin(cards, case, &Exchange::none());
    for choice in &case.choices {
        let Next::Ask(ask) = next(&play.position, cards) else {
            match next(&play.position, cards) {
                Next::Chance { seat, .. } => play.draw_lots(seat, *choice),
                _ => break,
            }
            continue;
        };
        let said = pick(&play, ask, *choice);
        let named = play.named(&said);
        play.say_named(said.by, named);
    }
    play
}

/// What is said: mostly something that can be, now and then something that may be wrong.
pub(super) fn pick(play: &Play<'_>, ask: Ask, choice: u16) -> Said {
    let position = &play.position;
    let mut said: Vec<Said> = offers(position, play.cards, ask.seat)
        .iter()
        .filter(|said| said.action != Action::Concede)
        .collect();
    if position.choice.is_none() {
        said.extend(shows(position, ask.seat));
        if choice.is_multiple_of(3) {
            said.extend(too_fast(position, position.turn_seat));
            said.extend(too_fast(position, ask.seat.other()));
        }
    }
    let at = usize::from(choice / 3) % said.len().max(1);
    said.into_iter().nth(at).unwrap_or(Said {
        by: ask.seat,
        action: Action::Choose(Picked::Cards(Default::default())),
    })
}

/// Shows a card of the hand, or tells one of the unidentified ones.
pub(super) fn shows(position: &Position, by: Seat) -> Vec<Said> {
    let hand = position.zone(by, Zone::Hand);
    let known = hand.filter_map(|row| {
        let (card, face) = (Which::Card(row.id), row.face?);
        let open = true;
        Some(Said {
            by,
            action: Action::Show { card, face, open },
        })
    });
    let mut said: Vec<Said> = known.collect();
    if position.unidentified(by, Zone::Hand).next().is_some()
        && let Some(&face) = position.pool[by].iter().min()
    {
        let (seat, zone, open) = (by, Zone::Hand, false);
        let card = Which::Unseen { seat, zone, face };
        said.push(Said {
            by,
            action: Action::Show { card, face, open },
        });
    }
    said
}

/// What somebody does who doesn't wait.
pub(super) fn too_fast(position: &Position, by: Seat) -> Vec<Said> {
    let mine = position.rows.iter().filter(|row| row.place.seat == by);
    let rows = mine.filter(|row| row.place.zone == Zone::Hand || row.place.zone.on_field());
    let actions = rows.flat_map(|row| {
        let card = Which::Card(row.id);
        [
            Action::Summon { card },
            Action::SetMonster { card },
            Action::SetSpell { card },
            Action::Activate { card, effect: 0 },
        ]
    });
    actions.map(|action| Said { by, action }).collect()
}

pub(super) fn play_again<'a>(
    cards: &'a Catalogue,
    case: &Case,
    first: &Play<'_>,
    exchange: &Exchange,
    swap: Option<Swap>,
) -> Play<'a> {
    let mut play = Play::begin(cards, case, exchange);
    for (step, (by, action)) in first.script.iter().enumerate() {
        let swapped = |named| swap.map_or(named, |swap| swap.named(step, named));
        let action = action.map(|named| Some(exchange.named(swapped(*named))));
        play.say_named(*by, action.expect("every name has another"));
    }
    play
}

impl<'a> Play<'a> {
    pub(super) fn begin(cards: &'a Catalogue, case: &Case, exchange: &Exchange) -> Self {
        let mut play = Self {
            cards,
            position: Position::new(),
            events: Vec::new(),
            script: Vec::new(),
            refused: Vec::new(),
            said_at: Vec::new(),
            hands: Vec::new(),
        };
        play.put(Event::DuelBegan {
            profile_name: "as given".into(),
            profile: case.profile,
            mode: case.mode,
            reading: case.reading,
            catalogue: cards.digest(),
        });
        for (seat, side) in Seat::BOTH.into_iter().zip(&case.sides) {
            play.enter(seat, side, exchange);
        }
        play.put(Event::PlayBegan {
            turn: 3,
            seat: Seat::A,
            phase: Some(Phase::Main1),
        });
        play.run();
        play
    }

    pub(super) fn enter(&mut self, owner: Seat, side: &Side, exchange: &Exchange) {
        let mut faces = Vec::new();
        let first = self.position.rows.len();
        let posture = Posture::FaceDown;
        for (zone, cards) in [(Zone::Deck, &side.deck), (Zone::Hand, &side.hand)] {
            let to = Place::pile(owner, zone);
            let count = cards.len() as u8;
            self.put(Event::CardsEntered {
                owner,
                to,
                count,
                posture,
            });
            faces.extend(cards.iter().map(|face| (*face, zone)));
        }
        for (slot, face) in (0..).zip(&side.set) {
            let to = Place {
                seat: owner,
                zone: Zone::Spell,
                slot,
            };
            self.put(Event::CardsEntered {
                owner,
                to,
                count: 1,
                posture,
            });
            faces.push((*face, Zone::Spell));
        }
        for n in 0..faces.len() {
            let (face, _) = faces[exchange.face_of(first + n).wrapping_sub(first)];
            let to = if faces[n].1 == Zone::Deck {
                Audience::Judge
            } else {
                Audience::Seat(owner)
            };
            let (card, how) = (CardId((first + n) as u32), Knowing::Told);
            self.put(Event::CardKnown {
                card,
                face,
                to,
                how,
            });
        }
    }

    pub(super) fn put(&mut self, event: Event) {
        self.position
            .apply(&event)
            .unwrap_or_else(|wrong| panic!("{event:?} after {:?}: {wrong}", self.script));
        self.events.push(event);
    }

    pub(super) fn run(&mut self) {
        while let Next::Event(event) = next(&self.position, self.cards) {
            self.put(event);
        }
    }

    pub(super) fn draw_lots(&mut self, seat: Seat, choice: u16) {
        let Next::Chance { lot, .. } = next(&self.position, self.cards) else {
            return;
        };
        let picked = match lot {
            Lot::Cards {
                seat: of,
                zone,
                count,
            } => some_of(&self.rows_in(of, zone), count, choice),
            Lot::Coin => Picked::Number(u32::from(choice % 2)),
            Lot::Die => Picked::Number(1 + u32::from(choice % 6)),
        };
        self.say_named(seat, Action::Outcome(picked));
    }

    pub(super) fn rows_in(&self, seat: Seat, zone: Zone) -> Vec<usize> {
        let rows = self.position.rows.iter().enumerate();
        rows.filter(|(_, row)| (row.place.seat, row.place.zone) == (seat, zone))
            .map(|(n, _)| n)
            .collect()
    }

    pub(super) fn named(&self, said: &Said) -> Action<Named> {
        let named = said.action.map(|which| match *which {
            Which::Card(id) => {
                let row = self.position.rows.iter().position(|row| row.id == id)?;
                Some(Named::Row(row))
            }
            Which::Unseen { seat, zone, face } => Some(Named::Unseen(seat, zone, face)),
        });
        named.expect("offers name cards that are there")
    }

    pub(super) fn say_named(&mut self, by: Seat, named: Action<Named>) {
        let action = named.map(|named| {
            Some(match *named {
                Named::Row(row) => Which::Card(self.position.rows[row].id),
                Named::Unseen(seat, zone, face) => Which::Unseen { seat, zone, face },
            })
        });
        self.script.push((by, named));
        self.said_at.push(self.events.len());
        self.hands.push(self.rows_in(by, Zone::Hand));
        let action = action.expect("every row is there");
        let refused = self.say(&Said { by, action });
        self.refused.push(refused);
    }

    /// Says something; on a refusal nothing has happened.
    pub(super) fn say(&mut self, said: &Said) -> Option<Rule> {
        let (position, events) = (self.position.clone(), self.events.len());
        loop {
            match answer(&self.position, self.cards, said) {
                Ok(event) => {
                    let way = makes_way(&event, said);
                    self.put(event);
                    self.run();
                    if !way {
                        return None;
                    }
                }
                Err(refusal) => {
                    self.position = position;
                    self.events.truncate(events);
                    return Some(refusal.rule);
                }
            }
        }
    }
}

/// So many rows, from one on that the number says.
fn some_of(rows: &[usize], count: u8, choice: u16) -> Picked<Named> {
    let from = usize::from(choice) % rows.len().max(1);
    let picked = rows.iter().cycle().skip(from).take(usize::from(count));
    Picked::Cards(picked.map(|row| Named::Row(*row)).collect())
}
