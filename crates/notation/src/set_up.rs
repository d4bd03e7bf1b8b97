//! The first events of a written duel: its headers and set-up lines as facts.

mod belongings;
mod field;

use crate::error::{Mistake, NotationError};
use crate::lookup::{self, Found, Lookup, Ruleset};
use crate::parse::words;
use crate::script::{
    At, Header, Lies, Moment, Rules, Script, SetUp, SetUpCard, SetUpPart, SetUpPlace, SetUpWhat,
    Span, Statement,
};
use crate::zones::{is_field_spell, may_lie};
use belongings::Pending;
use duel::{
    Audience, BySeat, CardId, Cause, Event, Knowing, Mode, Passcode, Place, Posture, Profile,
    Reading, Seat, Zone,
};
use field::Field;
use rules::{Catalogue, vocabulary::CardDef};

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
    let mut table = Entering::new(catalogue, lookup, &rules.profile);
    for entry in &script.entries {
        if let Statement::SetUp(set_up) = &entry.says.value {
            table.seat(set_up)?;
        }
    }
    for seat in Seat::BOTH {
        if table.deck[seat].is_none() {
            // What is left of the least deck when the hand is drawn.
            let left = usize::from(rules.deck).saturating_sub(usize::from(rules.hand));
            table.pile(seat, SetUpPlace::Deck, &vec![(None, None); left]);
        }
        if !table.said_lp[seat] && rules.lp != BLANK_LP {
            table.life_points(seat, rules.lp);
        }
    }
    if table.cards > MOST_CARDS {
        return Err(NotationError::new(table.last, Mistake::TooManyCards));
    }
    table.tie()?;
    let mut events = vec![began(script, catalogue, rules, options)];
    let shuffled = Seat::BOTH
        .into_iter()
        .filter(|seat| table.deck[*seat] == Some(SetUpPlace::ShuffledDeck))
        .map(|seat| Event::Shuffled { seat });
    events.append(&mut table.entered);
    events.append(&mut table.known);
    events.append(&mut table.tied);
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
        engine: rules::ENGINE,
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
    tied: Vec<Event>,
    field: Field,
    ties: Vec<Pending>,
    deck: BySeat<Option<SetUpPlace>>,
    said_lp: BySeat<bool>,
    cards: usize,
    last: Span,
}

impl<'a> Entering<'a> {
    fn new(catalogue: &'a Catalogue, lookup: &'a dyn Lookup, profile: &Profile) -> Self {
        Self {
            catalogue,
            lookup,
            entered: Vec::new(),
            known: Vec::new(),
            lp: Vec::new(),
            tied: Vec::new(),
            field: Field::new(profile),
            ties: Vec::new(),
            deck: BySeat([None, None]),
            said_lp: BySeat([false, false]),
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
                SetUpPart::Materials { under, cards } => {
                    self.last = under.at.span;
                    self.no_name_twice_read(cards)?;
                    self.materials(set_up.seat, under, cards)?;
                }
                SetUpPart::Cards { place, cards } => {
                    self.last = place.span;
                    self.no_name_twice_read(cards)?;
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

    /// A mistake where two cards of a list, with the comma between them, are the name of one card:
    /// each part alone would be read as that card.
    fn no_name_twice_read(&self, cards: &[At<SetUpCard>]) -> Result<(), NotationError> {
        for pair in cards.windows(2) {
            let (SetUpWhat::Named(first), SetUpWhat::Named(then)) =
                (&pair[0].value.what, &pair[1].value.what)
            else {
                continue;
            };
            let name = format!("{first}, {then}");
            let means = |text: &str| self.lookup.card(text);
            // A name nobody knows is dear to look up: it comes last.
            let alike = first != then && means(first) == means(then);
            let one = alike && matches!(means(first), Found::One(_));
            if one && means(&name) == means(first) {
                let mistake = Mistake::CommaInName { name };
                return Err(NotationError::new(pair[0].span, mistake));
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
            let posture = in_a_pile(card, which)?;
            for face in self.faces(card, which, faces.len(), place.span)? {
                faces.push((face, posture));
            }
        }
        self.pile(seat, which, &faces);
        Ok(())
    }

    /// The faces of a card of a list: one that is named, or so many that aren't identified.
    fn faces(
        &self,
        card: &At<SetUpCard>,
        which: SetUpPlace,
        before: usize,
        at: Span,
    ) -> Result<Vec<Option<Passcode>>, NotationError> {
        if self.cards + before > MOST_CARDS {
            return Err(NotationError::new(at, Mistake::TooManyCards));
        }
        match &card.value.what {
            SetUpWhat::Unidentified(count) => Ok(vec![None; usize::from(*count)]),
            SetUpWhat::Named(name) => {
                let face = lookup::face(self.lookup, name, card.span)?;
                self.may_begin(face, card, which)?;
                Ok(vec![Some(face)])
            }
        }
    }

    /// Cards of a pile, the top one first. (A hand has no top: its cards keep their order.)
    fn pile(&mut self, seat: Seat, which: SetUpPlace, faces: &[(Option<Passcode>, Option<Lies>)]) {
        let (zone, posture, to) = match which {
            SetUpPlace::Hand => (Zone::Hand, Posture::FaceDown, Audience::Seat(seat)),
            SetUpPlace::ExtraDeck => (Zone::Extra, Posture::FaceDown, Audience::Seat(seat)),
            SetUpPlace::Graveyard => (Zone::Graveyard, Posture::FaceUp, Audience::All),
            SetUpPlace::Banished => (Zone::Banished, Posture::FaceUp, Audience::All),
            _ => (Zone::Deck, Posture::FaceDown, Audience::Judge),
        };
        let mut from_bottom = faces.to_vec();
        if zone != Zone::Hand {
            from_bottom.reverse();
        }
        // Cards that lie alike enter together.
        for alike in from_bottom.chunk_by(|a, b| a.1 == b.1) {
            let (posture, to) = match alike[0].1 {
                Some(Lies::Up) => (Posture::FaceUp, Audience::All),
                Some(_) => (Posture::FaceDown, Audience::Seat(seat)),
                None => (posture, to),
            };
            self.enter(seat, Place::pile(seat, zone), posture, alike.len());
            let first = self.cards - alike.len();
            for (n, (face, _)) in alike.iter().enumerate() {
                if let Some(face) = face {
                    self.told(first + n, *face, to);
                }
            }
        }
    }

    fn enter(&mut self, owner: Seat, to: Place, posture: Posture, count: usize) {
        self.cards += count;
        self.entered.push(Event::CardsEntered {
            owner,
            to,
            count: count.min(255) as u8,
            posture,
        });
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
        let faces = self.faces(card, which, 0, card.span)?;
        let face = faces.first().copied().flatten();
        let apart = card.value.zone.is_some() || card.value.tied.is_some();
        if faces.len() > 1 && (apart || !card.value.counters.is_empty()) {
            return Err(wrong_place(card, which));
        }
        let zone = zone_of(which, face.and_then(|face| self.catalogue.get(face)));
        let posture = posture(which, zone, card)?;
        if face.is_none() && posture.face_up() {
            let place = words::word(&SetUpPlace::ALL, &which);
            return Err(NotationError::new(
                card.span,
                Mistake::FaceUpUnnamed { place },
            ));
        }
        for face in faces {
            let place = self.place(seat, zone, which, card)?;
            let row = self.cards;
            self.enter(seat, place, posture, 1);
            if let Some(face) = face {
                let to = match posture.face_up() {
                    true => Audience::All,
                    false => Audience::Seat(seat),
                };
                self.told(row, face, to);
            }
            self.field.put(row, place, face, posture);
            self.belongings(row, seat, card);
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
        if zone == Zone::Pendulum && !self.field.has_pendulum_zones() {
            return Err(wrong_place(card, which));
        }
        self.field
            .place(seat, zone, card.value.zone)
            .ok_or_else(|| {
                let mistake = Mistake::ZoneTaken {
                    place: words::word(&SetUpPlace::ALL, &which),
                    zone: card.value.zone,
                };
                NotationError::new(card.span, mistake)
            })
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
        if definition.monster().is_some_and(|monster| monster.token) {
            let name = definition.names.en.clone();
            return Err(NotationError::new(card.span, Mistake::Token { name }));
        }
        let up = card.value.lies == Some(Lies::Up);
        let zone = zone_of(place, Some(definition));
        match may_lie(definition, zone, up) {
            true => Ok(()),
            false => Err(wrong_place(card, place)),
        }
    }
}

/// The zone or pile of a place of the set-up. A card that is set lies where its kind belongs.
fn zone_of(place: SetUpPlace, card: Option<&CardDef>) -> Zone {
    match place {
        SetUpPlace::Monsters => Zone::Monster,
        SetUpPlace::Spells => Zone::Spell,
        SetUpPlace::FieldZone => Zone::Field,
        SetUpPlace::Pendulum => Zone::Pendulum,
        SetUpPlace::ExtraDeck => Zone::Extra,
        SetUpPlace::Hand => Zone::Hand,
        SetUpPlace::Deck | SetUpPlace::ShuffledDeck => Zone::Deck,
        SetUpPlace::Graveyard => Zone::Graveyard,
        SetUpPlace::Banished => Zone::Banished,
        SetUpPlace::Set => match card {
            Some(card) if card.monster().is_some() => Zone::Monster,
            Some(card) if is_field_spell(card) => Zone::Field,
            _ => Zone::Spell,
        },
    }
}

const fn on_field(place: SetUpPlace) -> bool {
    matches!(
        place,
        SetUpPlace::Set
            | SetUpPlace::Monsters
            | SetUpPlace::Spells
            | SetUpPlace::FieldZone
            | SetUpPlace::Pendulum
    )
}

/// How a card of a pile lies, where that isn't as all of the pile do.
fn in_a_pile(card: &At<SetUpCard>, which: SetUpPlace) -> Result<Option<Lies>, NotationError> {
    let SetUpCard {
        lies,
        zone,
        counters,
        tied,
        ..
    } = &card.value;
    let usual = zone.is_none() && counters.is_empty() && tied.is_none();
    match (which, lies) {
        (_, None) if usual => Ok(None),
        (SetUpPlace::ExtraDeck, Some(Lies::Up)) | (SetUpPlace::Banished, Some(Lies::Set))
            if usual =>
        {
            Ok(*lies)
        }
        _ => Err(wrong_place(card, which)),
    }
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
        (SetUpPlace::Spells | SetUpPlace::FieldZone | SetUpPlace::Pendulum, None) => {
            Posture::FaceUp
        }
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
