//! How a random duel begins: its rules and its cards, as they can be written down, cut down and
//! set up.

use crate::book::Book;
use duel::{Event, Mode, Reading, Seat};
use notation::script::{
    At, CardRef, Entry, Header, Lies, Moment, Noun, Rules, Script, SetUp, SetUpCard, SetUpPart,
    SetUpPlace, SetUpWhat, Spot, Statement, Tie,
};
use notation::{NotationError, Options};

/// A card of the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Whose.
    pub seat: Seat,
    /// Where it lies; a material lies in the graveyard as far as this says.
    pub place: SetUpPlace,
    /// Its name; `None` for one nobody has identified.
    pub name: Option<String>,
    /// How it lies, where that is said.
    pub lies: Option<Lies>,
    /// The zone, from 1, where it is said.
    pub zone: Option<u8>,
    /// The zone of the monster it lies under or is equipped to.
    pub under: Option<u8>,
    /// The name of that monster.
    pub bearer: Option<String>,
}

/// How a duel begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The name of its rules.
    pub rules: String,
    /// Strict or witness.
    pub mode: Mode,
    /// How unwritten passes are read.
    pub reading: Reading,
    /// When the record begins.
    pub moment: Moment,
    /// Life points, where they aren't the usual.
    pub lp: [Option<u32>; 2],
    /// The cards, in the order in which they enter.
    pub cards: Vec<Laid>,
}

/// In which order the places of a seat are filled; the materials come last.
const PLACES: [SetUpPlace; 11] = [
    SetUpPlace::Hand,
    SetUpPlace::Deck,
    SetUpPlace::ShuffledDeck,
    SetUpPlace::ExtraDeck,
    SetUpPlace::Graveyard,
    SetUpPlace::Banished,
    SetUpPlace::Monsters,
    SetUpPlace::Pendulum,
    SetUpPlace::Set,
    SetUpPlace::FieldZone,
    SetUpPlace::Spells,
];

impl Laid {
    const fn is_material(&self) -> bool {
        self.under.is_some() && matches!(self.place, SetUpPlace::Graveyard)
    }
}

impl Start {
    /// The first events of the duel.
    ///
    /// # Errors
    /// When a card can't begin where it is put.
    pub fn events(&self, book: &Book) -> Result<Vec<Event>, NotationError> {
        notation::set_up(&self.script(), &book.cards, book, Options::default())
    }

    /// As the beginning of a written duel.
    #[must_use]
    pub fn script(&self) -> Script {
        let headers = [
            Header::Rules(Rules::named(&self.rules)),
            Header::Mode(self.mode),
            Header::Passes(self.reading),
            Header::Turn(self.moment),
        ];
        let mut statements: Vec<Statement> = headers.map(Statement::Header).into();
        for seat in Seat::BOTH {
            let life = self.lp[seat.index()].map(SetUpPart::Lp);
            let parts = life.into_iter().chain(self.parts(seat));
            statements.extend(parts.map(|part| {
                let parts = vec![part];
                Statement::SetUp(SetUp { seat, parts })
            }));
        }
        Script {
            entries: statements.into_iter().map(entry).collect(),
        }
    }

    fn parts(&self, seat: Seat) -> Vec<SetUpPart> {
        let laid = PLACES.iter().filter_map(|place| {
            let cards = listed(self.lying(seat, *place));
            let place = At::unwritten(*place);
            (!cards.is_empty()).then_some(SetUpPart::Cards { place, cards })
        });
        let mut parts: Vec<SetUpPart> = laid.collect();
        let materials: Vec<&Laid> = self.materials(seat).collect();
        for together in materials.chunk_by(|a, b| a.under == b.under) {
            parts.push(SetUpPart::Materials {
                under: bearer(together[0]),
                cards: listed(together.iter().map(|card| (*card, None))),
            });
        }
        parts
    }

    fn lying(
        &self,
        seat: Seat,
        place: SetUpPlace,
    ) -> impl Iterator<Item = (&Laid, Option<(Tie, CardRef)>)> {
        let here = self.cards.iter().filter(move |card| {
            (card.seat, card.place, card.is_material()) == (seat, place, false)
        });
        here.map(|card| {
            let tied = card.under.map(|_| (Tie::Equipped, bearer(card)));
            (card, tied)
        })
    }

    fn materials(&self, seat: Seat) -> impl Iterator<Item = &Laid> {
        let own = self.cards.iter().filter(move |card| card.seat == seat);
        own.filter(|card| card.is_material())
    }

    /// The row each card gets, by its place in [`Start::cards`].
    #[must_use]
    pub fn rows(&self) -> Vec<usize> {
        let mut order: Vec<usize> = Vec::new();
        let indexed = |seat: Seat, fits: &dyn Fn(&Laid) -> bool| -> Vec<usize> {
            let all = self.cards.iter().enumerate();
            let here = all.filter(|(_, card)| card.seat == seat && fits(card));
            here.map(|(n, _)| n).collect()
        };
        for seat in Seat::BOTH {
            for place in PLACES {
                let mut here = indexed(seat, &|card| card.place == place && !card.is_material());
                // A pile is written from the top and laid down from the bottom.
                if is_pile(place) {
                    here.reverse();
                }
                order.extend(here);
            }
            order.extend(indexed(seat, &Laid::is_material));
        }
        let mut rows = vec![0; order.len()];
        for (row, card) in order.into_iter().enumerate() {
            rows[card] = row;
        }
        rows
    }

    /// The same without some cards: those whose number isn't kept, and what lies under them.
    #[must_use]
    pub fn keeping(&self, kept: &[usize]) -> Self {
        Self {
            cards: kept.iter().map(|n| self.cards[*n].clone()).collect(),
            ..self.clone()
        }
    }

    /// The cards that belong to a card that isn't there.
    pub(crate) fn lost(&self, kept: &[usize]) -> Vec<usize> {
        let lost = |n: &&usize| {
            let card = &self.cards[**n];
            let bears = |m: &usize| {
                let other = &self.cards[*m];
                other.seat == card.seat && other.zone == card.under && other.name == card.bearer
            };
            card.under.is_some() && !kept.iter().any(bears)
        };
        kept.iter().filter(lost).copied().collect()
    }
}

const fn is_pile(place: SetUpPlace) -> bool {
    matches!(
        place,
        SetUpPlace::Deck
            | SetUpPlace::ShuffledDeck
            | SetUpPlace::ExtraDeck
            | SetUpPlace::Graveyard
            | SetUpPlace::Banished
    )
}

fn bearer(card: &Laid) -> CardRef {
    CardRef {
        noun: Noun::Name(card.bearer.clone().unwrap_or_default()),
        place: card.under.map(Spot::Zone),
        ..CardRef::default()
    }
}

/// Cards as a set-up lists them: unidentified ones in a row are counted.
fn listed<'a>(
    cards: impl Iterator<Item = (&'a Laid, Option<(Tie, CardRef)>)>,
) -> Vec<At<SetUpCard>> {
    let mut list: Vec<At<SetUpCard>> = Vec::new();
    for (card, tied) in cards {
        let counted = list.last_mut().map(|last| &mut last.value);
        if let (None, Some(last)) = (&card.name, counted)
            && let SetUpWhat::Unidentified(count) = &mut last.what
            && (last.zone, card.zone) == (None, None)
        {
            *count += 1;
            continue;
        }
        let what = card.name.clone().map(SetUpWhat::Named);
        list.push(At::unwritten(SetUpCard {
            what: what.unwrap_or(SetUpWhat::Unidentified(1)),
            lies: card.lies,
            zone: card.zone,
            counters: Vec::new(),
            tied,
        }));
    }
    list
}

const fn entry(says: Statement) -> Entry {
    Entry {
        says: At::unwritten(says),
        comment: None,
    }
}
