//! Our account: a duel of our engine with the trace's set-up, in which things can be said.

use crate::fact::{self, Fact, Seen};
use crate::theirs::{TheirCard, Theirs};
use crate::trace::Trace;
use crate::written::Written;
use duel::{
    Action, Audience, CardId, Event, Knowing, LingeringRule, Mode, Outcome, Passcode, Place,
    Position, Posture, Profile, Reading, Row, Seat, Which, Zone,
};
use rules::vocabulary::{Act, Linger};
use rules::{Catalogue, Next, Refusal, Said, answer, makes_way, next};
use std::collections::BTreeMap;

/// No batch is longer.
const LONGEST: usize = 4096;

/// Our account of a duel.
#[derive(Clone, Debug)]
pub(crate) struct Ours<'c> {
    /// The cards there are.
    pub(crate) cards: &'c Catalogue,
    /// Where the duel stands.
    pub(crate) position: Position,
    /// What happened since the last comparison.
    pub(crate) facts: Vec<Fact<Seen>>,
    /// Links that were carried out though their card had left its place, since the last comparison.
    pub(crate) without_card: Vec<u8>,
    /// Links whose effect was negated here, since the last comparison.
    pub(crate) disabled: Vec<u8>,
    /// An activation was negated whose monster was unaffected, since the last comparison.
    pub(crate) unaffected: bool,
    /// An effect that is about a column was used this turn.
    pub(crate) columns: bool,
    /// This turn an effect was negated in one account and not in the other, where columns count.
    pub(crate) apart: bool,
    /// Which cards leave whose deck for an open place next, as the trace has it.
    pub(crate) coming: Vec<(Seat, Passcode)>,
    /// Everything that was said, where it is written down.
    pub(crate) written: Option<Written>,
    /// Which of the trace's cards are which of ours.
    ids: BTreeMap<u32, CardId>,
}

impl<'c> Ours<'c> {
    /// The duel at its beginning.
    pub(crate) fn new(
        trace: &Trace,
        theirs: &Theirs,
        profile: Profile,
        cards: &'c Catalogue,
    ) -> Result<Self, String> {
        let mut ours = Self {
            cards,
            position: Position::new(),
            facts: Vec::new(),
            without_card: Vec::new(),
            disabled: Vec::new(),
            unaffected: false,
            columns: false,
            apart: false,
            coming: Vec::new(),
            written: None,
            ids: BTreeMap::new(),
        };
        ours.put(Event::DuelBegan {
            profile_name: trace.rules.clone().into(),
            profile,
            mode: Mode::Strict,
            reading: Reading::Written,
            catalogue: cards.digest(),
            engine: rules::ENGINE,
        })?;
        for (player, deck) in trace.setup.decks.iter().enumerate() {
            let left = deck.iter().rev().filter(|id| {
                theirs.cards[id]
                    .place
                    .is_some_and(|(_, zone)| zone == Zone::Deck)
            });
            for id in left {
                let place = Place::pile(crate::theirs::seat(player as u8), Zone::Deck);
                ours.enter(*id, &theirs.cards[id], place)?;
            }
        }
        for card in &trace.setup.cards {
            let theirs = &theirs.cards[&card.id];
            let (Some((seat, zone)), Some(at)) = (theirs.place, &card.at) else {
                continue;
            };
            if zone != Zone::Deck {
                let place = Place {
                    seat,
                    zone,
                    slot: at.seq,
                };
                ours.enter(card.id, theirs, place)?;
            }
        }
        for seat in Seat::BOTH {
            let to = trace.lp[seat.index()];
            let by = i64::from(to) - i64::from(ours.position.lp[seat]);
            if by != 0 {
                let cause = duel::Cause::SET_UP;
                ours.put(Event::LpChanged {
                    seat,
                    by: by as i32,
                    to,
                    cause,
                })?;
            }
        }
        ours.put(Event::PlayBegan {
            turn: 1,
            seat: Seat::A,
            phase: None,
        })?;
        ours.facts.clear();
        Ok(ours)
    }

    fn enter(&mut self, id: u32, card: &TheirCard, to: Place) -> Result<(), String> {
        let row = CardId(self.position.rows.len() as u32);
        let posture = posture(card, to.zone);
        let owner = card.owner;
        self.put(Event::CardsEntered {
            owner,
            to,
            count: 1,
            posture,
        })?;
        let known = match (to.zone, posture.face_up()) {
            (Zone::Deck, _) => Audience::Judge,
            (_, true) => Audience::All,
            (_, false) => Audience::Seat(to.seat),
        };
        self.ids.insert(id, row);
        let (face, how) = (card.face, Knowing::Told);
        self.put(Event::CardKnown {
            card: row,
            face,
            to: known,
            how,
        })
    }

    /// Adds an event of our engine.
    pub(crate) fn put(&mut self, event: Event) -> Result<(), String> {
        fact::of_event(&event, &self.position, &mut self.facts);
        match &event {
            Event::TurnBegan { .. } => (self.columns, self.apart) = (false, false),
            Event::LinkAdded { card, .. } if self.is_about_a_column(*card) => self.columns = true,
            Event::LinkResolved {
                link,
                outcome: Outcome::NegatedEffect,
            } => self.disabled.push(*link),
            Event::LinkNegated { link, .. } => self.unaffected |= self.is_unaffected(*link),
            _ => {}
        }
        if let Event::LinkResolving { link } = event {
            let gone = |link: &duel::Link| {
                let row = self.position.card(link.card);
                row.is_none_or(|row| row.place.zone != link.from.zone)
            };
            if self.position.link(link).is_some_and(gone) {
                self.without_card.push(link);
            }
        }
        let applied = self.position.apply(&event);
        applied.map_err(|mismatch| format!("our own event doesn't fit: {event:?}: {mismatch}"))
    }

    /// Spells and traps do nothing to the monster whose effect a link is.
    fn is_unaffected(&self, link: u8) -> bool {
        let card = self.position.link(link).map(|link| link.card);
        self.position.lingering.iter().any(|lingering| {
            lingering.rule == LingeringRule::UnaffectedBySpellsAndTraps && lingering.card == card
        })
    }

    /// Which of several zones is taken isn't said here as it is there: what depends on it may differ.
    fn is_about_a_column(&self, card: CardId) -> bool {
        let def = self.cards.get(self.face(card));
        let mut modes = def
            .iter()
            .flat_map(|def| &def.effects)
            .flat_map(|e| &e.modes);
        modes.any(|mode| mode.resolve.iter().any(|one| is_of_columns(&one.act)))
    }

    /// Goes on until somebody is awaited.
    pub(crate) fn run(&mut self) -> Result<Next, String> {
        for _ in 0..LONGEST {
            match next(&self.position, self.cards) {
                Next::Event(event) => {
                    self.put(event.clone())?;
                    self.show_what_came(&event)?;
                }
                other => return Ok(other),
            }
        }
        let mut last = Vec::new();
        for _ in 0..4 {
            if let Next::Event(event) = next(&self.position, self.cards) {
                last.push(format!("{event:?}"));
                self.put(event)?;
            }
        }
        Err(format!(
            "our engine never comes to rest: {}",
            last.join("; ")
        ))
    }

    /// What leaves a deck nobody knows for an open place is told at once, as the trace has it.
    fn show_what_came(&mut self, event: &Event) -> Result<(), String> {
        let Event::CardsMoved { moves, .. } = event else {
            return Ok(());
        };
        let open = |step: &&duel::Move| {
            step.from.zone == Zone::Deck && matches!(step.to.zone, Zone::Graveyard | Zone::Banished)
        };
        for step in moves.iter().filter(open) {
            let face = self.position.card(step.card).and_then(|row| row.face);
            let seat = step.from.seat;
            let next = |(whose, coming): &(Seat, Passcode)| {
                *whose == seat && face.is_none_or(|face| face == *coming)
            };
            let Some(n) = self.coming.iter().position(next) else {
                continue;
            };
            let (_, coming) = self.coming.remove(n);
            if face.is_none() {
                self.show(step.card, coming)?;
            }
        }
        Ok(())
    }

    fn show(&mut self, card: CardId, face: Passcode) -> Result<(), String> {
        let Some(by) = self.position.card(card).map(|row| row.place.seat) else {
            return Ok(());
        };
        let (card, open) = (Which::Card(card), true);
        let action = Action::Show { card, face, open };
        let said = Said { by, action };
        let line = self.written.is_some().then(|| Written::line(self, &said));
        if let Ok(told) = answer(&self.position, self.cards, &said) {
            self.put(told)?;
            self.write(line);
        }
        Ok(())
    }

    fn write(&mut self, line: Option<String>) {
        if let (Some(written), Some(line)) = (&mut self.written, line) {
            written.push(line);
        }
    }

    /// Says something, which is refused or taken.
    pub(crate) fn say(&mut self, said: &Said) -> Result<Result<(), Refusal>, String> {
        let line = self.written.is_some().then(|| Written::line(self, said));
        loop {
            let event = match answer(&self.position, self.cards, said) {
                Ok(event) => event,
                Err(refusal) => return Ok(Err(refusal)),
            };
            let way = makes_way(&event, said);
            self.put(event)?;
            if !way {
                self.write(line);
                self.run()?;
                return Ok(Ok(()));
            }
            self.run()?;
        }
    }

    /// The rule that refuses something, if one does.
    pub(crate) fn refuses(&self, said: &Said) -> Option<Refusal> {
        answer(&self.position, self.cards, said).err()
    }

    /// The face of one of our cards, as far as it is known now.
    pub(crate) fn face(&self, card: CardId) -> Passcode {
        let row = self.position.rows.get((card.0 & 0xff) as usize);
        row.and_then(|row| row.face).unwrap_or(Passcode(0))
    }

    /// Finds out which card of ours each of the trace's is, now that both accounts stand at the
    /// same moment.
    pub(crate) fn bind(&mut self, theirs: &Theirs) {
        let position = &self.position;
        self.ids.retain(|id, ours| {
            let same = |row: &Row| is_at(row, &theirs.cards[id]);
            position.card(*ours).is_some_and(same)
        });
        for (id, card) in &theirs.cards {
            let (Some((seat, zone)), false) = (card.place, self.ids.contains_key(id)) else {
                continue;
            };
            let free = |row: &&Row| !self.ids.values().any(|taken| *taken == row.id);
            let here = || position.zone(seat, zone).filter(free);
            let known = here().find(|row| row.face == Some(card.face) && lies_alike(row, card));
            let known = known.or_else(|| here().find(|row| row.face == Some(card.face)));
            // Of an unidentified deck no card is any of the trace's.
            let unknown = || here().find(|row| row.face.is_none() && zone != Zone::Deck);
            if let Some(row) = known.or_else(unknown) {
                self.ids.insert(*id, row.id);
            }
        }
    }

    /// Tells the faces of cards that came out of a shuffled deck.
    pub(crate) fn reveal(&mut self, theirs: &Theirs) -> Result<(), String> {
        loop {
            let unseen = self.ids.iter().find_map(|(id, ours)| {
                let row = self.position.card(*ours)?;
                row.face.is_none().then_some((*id, *row))
            });
            let Some((id, row)) = unseen else {
                return Ok(());
            };
            let said = Said {
                by: row.place.seat,
                action: Action::Show {
                    card: Which::Card(row.id),
                    face: theirs.face(id),
                    open: !row.place.zone.hidden() && row.posture.face_up(),
                },
            };
            let told = self.say(&said)?;
            told.map_err(|refusal| format!("a face can't be told: {}", refusal.rule.id()))?;
        }
    }

    /// One of the trace's cards, as it can be named.
    pub(crate) fn which(&self, id: u32, theirs: &Theirs) -> Option<Which> {
        if let Some(card) = self.ids.get(&id) {
            return Some(Which::Card(*card));
        }
        let card = theirs.cards.get(&id)?;
        let (seat, zone) = card.place?;
        Some(Which::Unseen {
            seat,
            zone,
            face: card.face,
        })
    }
}

/// Whether what an act does depends on columns.
fn is_of_columns(act: &Act) -> bool {
    match act {
        Act::Linger { rule, .. } | Act::LingerOn { rule, .. } => *rule == Linger::ColumnNegated,
        _ => false,
    }
}

fn posture(card: &TheirCard, zone: Zone) -> Posture {
    match (zone, card.down, card.defense) {
        (Zone::Monster, false, false) => Posture::FaceUpAttack,
        (Zone::Monster, false, true) => Posture::FaceUpDefense,
        (Zone::Monster, true, _) => Posture::FaceDownDefense,
        (Zone::Hand | Zone::Deck | Zone::Extra, ..) | (_, true, _) => Posture::FaceDown,
        _ => Posture::FaceUp,
    }
}

fn is_at(row: &Row, card: &TheirCard) -> bool {
    let zone = match row.place.zone {
        Zone::Limbo => Zone::Monster,
        zone => zone,
    };
    card.place == Some((row.place.seat, zone)) && row.face.is_none_or(|face| face == card.face)
}

fn lies_alike(row: &Row, card: &TheirCard) -> bool {
    !row.place.zone.on_field() || row.posture == posture(card, row.place.zone)
}

/// How the cards of a position lie, as it is compared: place, face, and on the field how.
pub(crate) type Lying = (duel::Seat, Zone, Passcode, Option<Posture>);

impl Ours<'_> {
    /// How a monster will stand whose summon is under way.
    fn summoned(&self, card: CardId) -> Option<Posture> {
        let first = self.position.summon.filter(|summon| summon.card == card);
        let joined = || {
            self.position
                .joined
                .iter()
                .find(|joined| joined.card == card)
        };
        first
            .map(|summon| summon.posture)
            .or_else(|| joined().map(|joined| joined.posture))
    }

    /// How our cards lie, but for decks.
    pub(crate) fn lying(&self) -> Vec<Lying> {
        let rows = self.position.rows.iter();
        let mut all: Vec<Lying> = rows
            .filter_map(|row| {
                let (zone, posture) = match row.place.zone {
                    Zone::Gone | Zone::Material | Zone::Deck => return None,
                    Zone::Limbo => (Zone::Monster, self.summoned(row.id)),
                    zone => (zone, Some(row.posture).filter(|_| zone.on_field())),
                };
                Some((
                    row.place.seat,
                    zone,
                    row.face.unwrap_or(Passcode(0)),
                    posture,
                ))
            })
            .collect();
        all.sort_by_key(lying_key);
        all
    }
}

impl Theirs {
    /// How the peer's cards lie, but for decks.
    pub(crate) fn lying(&self) -> Vec<Lying> {
        let cards = self.cards.values();
        let mut all: Vec<Lying> = cards
            .filter_map(|card| {
                let (seat, zone) = card.place.filter(|(_, zone)| *zone != Zone::Deck)?;
                let posture = zone.on_field().then(|| posture(card, zone));
                Some((seat, zone, card.face, posture))
            })
            .collect();
        all.sort_by_key(lying_key);
        all
    }
}

/// An order for what lies.
pub(crate) fn lying_key(lying: &Lying) -> (Seat, Zone, Passcode, u8) {
    (
        lying.0,
        lying.1,
        lying.2,
        lying.3.map_or(9, |posture| posture as u8),
    )
}
