//! The first events of a written duel: its headers and set-up lines as facts.

use crate::error::{Mistake, NotationError};
use crate::lookup::{self, Lookup, Ruleset};
use crate::parse::words;
use crate::script::{
    At, Header, Lies, Moment, Rules, Script, SetUp, SetUpCard, SetUpPart, SetUpPlace, SetUpWhat,
    Span, Statement,
};
use duel::{
    Audience, BySeat, CardId, Cause, Event, Knowing, Mode, Passcode, Place, Posture, Reading, Seat,
    Zone,
};
use rules::{Catalogue, vocabulary::CardKind};

/// The profile of a file that names none.
const USUAL_PROFILE: &str = "P7";
/// The life points a position has before anything is said of them.
const BLANK_LP: u32 = 8000;

/// More cards than a duel can follow there can't be.
const MOST_CARDS: usize = 255;

/// What the caller decides in place of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Strict or witness, whatever the file says.
    pub mode: Option<Mode>,
    /// How unwritten passes are read, whatever the file says.
    pub reading: Option<Reading>,
}

/// The events a written duel begins with, up to the beginning of play.
///
/// # Errors
/// A name nobody knows, a card that can't begin where it is put, too many cards.
pub fn set_up(
    script: &Script,
    catalogue: &Catalogue,
    lookup: &dyn Lookup,
    options: Options,
) -> Result<Vec<Event>, NotationError> {
    let rules = rules(script, lookup)?;
    let mut table = Entering::new(catalogue, lookup, rules.profile.zones_each);
    for entry in &script.entries {
        if let Statement::SetUp(set_up) = &entry.says.value {
            table.seat(set_up)?;
        }
    }
    for seat in Seat::BOTH {
        if table.deck[seat].is_none() {
            // What is left of the least deck when the hand is drawn.
            let left = usize::from(rules.deck).saturating_sub(usize::from(rules.hand));
            table.pile(seat, SetUpPlace::Deck, &vec![None; left]);
        }
        if !table.said_lp[seat] && rules.lp != BLANK_LP {
            table.life_points(seat, rules.lp);
        }
    }
    if table.cards > MOST_CARDS {
        return Err(NotationError::new(table.last, Mistake::TooManyCards));
    }
    let mut events = vec![began(script, catalogue, rules, options)];
    let shuffled = Seat::BOTH
        .into_iter()
        .filter(|seat| table.deck[*seat] == Some(SetUpPlace::ShuffledDeck))
        .map(|seat| Event::Shuffled { seat });
    events.append(&mut table.entered);
    events.append(&mut table.known);
    events.extend(shuffled);
    events.append(&mut table.lp);
    events.push(play_began(script));
    Ok(events)
}

/// The rules of a script.
fn rules(script: &Script, lookup: &dyn Lookup) -> Result<Ruleset, NotationError> {
    match script.rules() {
        Some(rules) => lookup::ruleset(lookup, rules),
        None => lookup::ruleset(lookup, &Rules::named(USUAL_PROFILE)),
    }
}

fn began(script: &Script, catalogue: &Catalogue, rules: Ruleset, options: Options) -> Event {
    let mode = options.mode.unwrap_or_else(|| script.mode());
    let reading = options.reading.or_else(|| script.reading());
    Event::DuelBegan {
        profile_name: rules.name.into(),
        profile: rules.profile,
        mode,
        // Who plays a file in another mode reads it as it was written: a seat that it doesn't
        // mention was as much, or as little, asked.
        reading: reading.unwrap_or(Script::usual_reading(script.said_mode().unwrap_or(mode))),
        catalogue: catalogue.digest(),
    }
}

fn play_began(script: &Script) -> Event {
    let from_the_start = Moment {
        turn: 1,
        seat: Seat::A,
        phase: None,
    };
    let moment = script.headers().find_map(|header| match header {
        Header::Turn(moment) => Some(*moment),
        _ => None,
    });
    let Moment { turn, seat, phase } = moment.unwrap_or(from_the_start);
    Event::PlayBegan { turn, seat, phase }
}

/// The cards as they enter, row by row.
struct Entering<'a> {
    catalogue: &'a Catalogue,
    lookup: &'a dyn Lookup,
    entered: Vec<Event>,
    known: Vec<Event>,
    lp: Vec<Event>,
    taken: Vec<Place>,
    deck: BySeat<Option<SetUpPlace>>,
    said_lp: BySeat<bool>,
    zones: u8,
    cards: usize,
    last: Span,
}

impl<'a> Entering<'a> {
    fn new(catalogue: &'a Catalogue, lookup: &'a dyn Lookup, zones: u8) -> Self {
        Self {
            catalogue,
            lookup,
            entered: Vec::new(),
            known: Vec::new(),
            lp: Vec::new(),
            taken: Vec::new(),
            deck: BySeat([None, None]),
            said_lp: BySeat([false, false]),
            zones,
            cards: 0,
            last: Span::default(),
        }
    }

    fn seat(&mut self, set_up: &SetUp) -> Result<(), NotationError> {
        for part in &set_up.parts {
            match part {
                SetUpPart::Lp(lp) => {
                    self.said_lp[set_up.seat] = true;
                    self.life_points(set_up.seat, *lp);
                }
                SetUpPart::Cards { place, cards } => {
                    self.last = place.span;
                    if on_field(place.value) {
                        for card in cards {
                            self.on_field(set_up.seat, place.value, card)?;
                        }
                    } else {
                        self.in_pile(set_up.seat, place, cards)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn life_points(&mut self, seat: Seat, to: u32) {
        self.lp.push(Event::LpChanged {
            seat,
            by: (i64::from(to) - i64::from(BLANK_LP)) as i32,
            to,
            cause: Cause::SET_UP,
        });
    }

    fn in_pile(
        &mut self,
        seat: Seat,
        place: &At<SetUpPlace>,
        cards: &[At<SetUpCard>],
    ) -> Result<(), NotationError> {
        let which = place.value;
        if matches!(which, SetUpPlace::Deck | SetUpPlace::ShuffledDeck) {
            if self.deck[seat].is_some() {
                let mistake = Mistake::Twice { what: "deck" };
                return Err(NotationError::new(place.span, mistake));
            }
            self.deck[seat] = Some(which);
        }
        let mut faces = Vec::new();
        for card in cards {
            if card.value.lies.is_some() || card.value.zone.is_some() {
                return Err(wrong_place(card, which));
            }
            if self.cards + faces.len() > MOST_CARDS {
                return Err(NotationError::new(place.span, Mistake::TooManyCards));
            }
            match &card.value.what {
                SetUpWhat::Unidentified(count) => {
                    faces.extend(std::iter::repeat_n(None, usize::from(*count)));
                }
                SetUpWhat::Named(name) => {
                    let face = lookup::face(self.lookup, name, card.span)?;
                    self.may_begin(face, card, which)?;
                    faces.push(Some(face));
                }
            }
        }
        self.pile(seat, which, &faces);
        Ok(())
    }

    /// Cards of a pile, the top one first. (A hand has no top: its cards keep their order.)
    fn pile(&mut self, seat: Seat, which: SetUpPlace, faces: &[Option<Passcode>]) {
        let (zone, posture, to) = match which {
            SetUpPlace::Hand => (Zone::Hand, Posture::FaceDown, Audience::Seat(seat)),
            SetUpPlace::ExtraDeck => (Zone::Extra, Posture::FaceDown, Audience::Seat(seat)),
            SetUpPlace::Graveyard => (Zone::Graveyard, Posture::FaceUp, Audience::All),
            SetUpPlace::Banished => (Zone::Banished, Posture::FaceUp, Audience::All),
            _ => (Zone::Deck, Posture::FaceDown, Audience::Judge),
        };
        if faces.is_empty() {
            return;
        }
        let first = self.cards;
        self.cards += faces.len();
        self.entered.push(Event::CardsEntered {
            owner: seat,
            to: Place::pile(seat, zone),
            count: faces.len().min(255) as u8,
            posture,
        });
        let from_bottom: Vec<_> = if zone == Zone::Hand {
            faces.to_vec()
        } else {
            faces.iter().rev().copied().collect()
        };
        for (n, face) in from_bottom.into_iter().enumerate() {
            if let Some(face) = face {
                self.told(first + n, face, to);
            }
        }
    }

    fn told(&mut self, row: usize, face: Passcode, to: Audience) {
        self.known.push(Event::CardKnown {
            card: CardId(row as u32),
            face,
            to,
            how: Knowing::Told,
        });
    }

    fn on_field(
        &mut self,
        seat: Seat,
        which: SetUpPlace,
        card: &At<SetUpCard>,
    ) -> Result<(), NotationError> {
        let (face, count) = match &card.value.what {
            SetUpWhat::Named(name) => (Some(lookup::face(self.lookup, name, card.span)?), 1),
            SetUpWhat::Unidentified(count) => (None, *count),
        };
        if let Some(face) = face {
            self.may_begin(face, card, which)?;
        }
        if count > 1 && card.value.zone.is_some() {
            return Err(wrong_place(card, which));
        }
        let is_monster = which == SetUpPlace::Monsters || face.is_some_and(|f| self.is_monster(f));
        let zone = match which {
            SetUpPlace::FieldZone => Zone::Field,
            _ if is_monster => Zone::Monster,
            _ => Zone::Spell,
        };
        let posture = posture(which, zone, card)?;
        for _ in 0..count {
            let place = self.place(seat, zone, which, card)?;
            self.entered.push(Event::CardsEntered {
                owner: seat,
                to: place,
                count: 1,
                posture,
            });
            if let Some(face) = face {
                let to = match posture.face_up() {
                    true => Audience::All,
                    false => Audience::Seat(seat),
                };
                self.told(self.cards, face, to);
            }
            self.cards += 1;
        }
        Ok(())
    }

    fn place(
        &mut self,
        seat: Seat,
        zone: Zone,
        which: SetUpPlace,
        card: &At<SetUpCard>,
    ) -> Result<Place, NotationError> {
        let zones = match zone {
            Zone::Field => 1,
            _ => self.zones,
        };
        let at = |slot| Place { seat, zone, slot };
        let slot = match card.value.zone {
            Some(number) => {
                Some(number - 1).filter(|slot| *slot < zones && !self.taken.contains(&at(*slot)))
            }
            None => (0..zones).find(|slot| !self.taken.contains(&at(*slot))),
        };
        let Some(slot) = slot else {
            let mistake = Mistake::ZoneTaken {
                place: words::word(&SetUpPlace::ALL, &which),
                zone: card.value.zone,
            };
            return Err(NotationError::new(card.span, mistake));
        };
        self.taken.push(at(slot));
        Ok(at(slot))
    }

    fn is_monster(&self, face: Passcode) -> bool {
        let card = self.catalogue.get(face);
        card.is_some_and(|card| matches!(card.kind, CardKind::Monster(_)))
    }

    /// A card's kind must fit its place.
    fn may_begin(
        &self,
        face: Passcode,
        card: &At<SetUpCard>,
        place: SetUpPlace,
    ) -> Result<(), NotationError> {
        let Some(definition) = self.catalogue.get(face) else {
            return Ok(());
        };
        let monster = matches!(definition.kind, CardKind::Monster(_));
        let fits = match place {
            SetUpPlace::Monsters => monster,
            SetUpPlace::Spells | SetUpPlace::FieldZone => !monster,
            SetUpPlace::ExtraDeck => definition.is_extra(),
            SetUpPlace::Hand | SetUpPlace::Deck | SetUpPlace::ShuffledDeck => {
                !definition.is_extra()
            }
            SetUpPlace::Set | SetUpPlace::Graveyard | SetUpPlace::Banished => true,
        };
        if fits {
            Ok(())
        } else {
            Err(wrong_place(card, place))
        }
    }
}

const fn on_field(place: SetUpPlace) -> bool {
    matches!(
        place,
        SetUpPlace::Set | SetUpPlace::Monsters | SetUpPlace::Spells | SetUpPlace::FieldZone
    )
}

/// How a card of the field lies. "set" may be said of monsters, and of what is set anyway.
fn posture(which: SetUpPlace, zone: Zone, card: &At<SetUpCard>) -> Result<Posture, NotationError> {
    let monster = zone == Zone::Monster;
    Ok(match (which, card.value.lies) {
        (SetUpPlace::Set, None | Some(Lies::Set)) if monster => Posture::FaceDownDefense,
        (SetUpPlace::Set, None | Some(Lies::Set)) => Posture::FaceDown,
        (SetUpPlace::Monsters, None | Some(Lies::Attack)) => Posture::FaceUpAttack,
        (SetUpPlace::Monsters, Some(Lies::Defense)) => Posture::FaceUpDefense,
        (SetUpPlace::Monsters, Some(Lies::Set)) => Posture::FaceDownDefense,
        (SetUpPlace::Spells | SetUpPlace::FieldZone, None) => Posture::FaceUp,
        _ => return Err(wrong_place(card, which)),
    })
}

fn wrong_place(card: &At<SetUpCard>, place: SetUpPlace) -> NotationError {
    let name = match &card.value.what {
        SetUpWhat::Named(name) => name.clone(),
        SetUpWhat::Unidentified(_) => card.value.to_string(),
    };
    let place = words::word(&SetUpPlace::ALL, &place);
    NotationError::new(card.span, Mistake::WrongPlace { name, place })
}
