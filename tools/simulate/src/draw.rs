//! Draws how a duel begins: from the start with decks, or in the middle with anything anywhere.

use crate::book::{Book, Lists};
use crate::random::Random;
use crate::start::{Laid, Start};
use duel::{Mode, Phase, Reading, Seat, Zones};
use notation::script::{Lies, Moment, SetUpPlace};

/// In a duel with a theme, so many of a hundred cards are of it, where they can be.
const OF_THE_THEME: usize = 35;
/// So many of a hundred fields have no monsters.
const EMPTY: usize = 15;

/// How a duel begins, from random numbers.
#[must_use]
pub fn start(book: &Book, rules: Option<&str>, random: &mut Random) -> Start {
    let names: Vec<&str> = book.rulesets().collect();
    let rules = rules.unwrap_or_else(|| *random.pick(&names));
    let mode = *random.pick(&[Mode::Strict, Mode::Strict, Mode::Witness]);
    let reading = *random.pick(&[Reading::Written, Reading::Implied]);
    let mut drawing = Drawing {
        book,
        rules,
        unknown: if random.percent(20) { 15 } else { 0 },
        theme: Vec::new(),
        random,
        cards: Vec::new(),
    };
    drawing.choose_theme();
    let middle = drawing.random.percent(60);
    let (moment, lp) = if middle {
        drawing.middle()
    } else {
        drawing.beginning()
    };
    Start {
        rules: rules.to_owned(),
        mode,
        reading,
        moment,
        lp,
        cards: drawing.cards,
    }
}

struct Drawing<'a> {
    book: &'a Book,
    rules: &'a str,
    random: &'a mut Random,
    /// How many of a hundred hidden cards nobody has identified.
    unknown: usize,
    /// A few cards that come up again and again.
    theme: Vec<String>,
    cards: Vec<Laid>,
}

type Begins = (Moment, [Option<u32>; 2]);

impl Drawing<'_> {
    /// In every other duel a few cards come up often, so that they meet each other.
    fn choose_theme(&mut self) {
        if self.random.percent(50) {
            let Lists { any, .. } = &self.book.lists;
            let count = self.random.between(2, 6);
            let cards = (0..count).map(|_| self.random.pick(any).clone());
            self.theme = cards.collect();
        }
    }

    /// A card of a list, often one of the theme.
    fn one_of(&mut self, list: &[String]) -> String {
        if !self.theme.is_empty() && self.random.percent(OF_THE_THEME) {
            let card = self.random.pick(&self.theme);
            if list.contains(card) {
                return card.clone();
            }
        }
        self.random.pick(list).clone()
    }

    fn beginning(&mut self) -> Begins {
        let hand = self.book.ruleset(self.rules).map_or(5, |rules| rules.hand);
        for seat in Seat::BOTH {
            self.pile(seat, SetUpPlace::Hand, hand.into());
            let deck = self.random.between(8, 32);
            self.deck(seat, deck);
            let extra = self.random.between(0, 12);
            self.pile(seat, SetUpPlace::ExtraDeck, extra);
        }
        let seat = *self.random.pick(&Seat::BOTH);
        let moment = Moment {
            turn: 1,
            seat,
            phase: None,
        };
        (moment, [None, None])
    }

    fn middle(&mut self) -> Begins {
        for seat in Seat::BOTH {
            for (place, most) in [
                (SetUpPlace::Hand, 6),
                (SetUpPlace::ExtraDeck, 9),
                (SetUpPlace::Graveyard, 9),
                (SetUpPlace::Banished, 4),
            ] {
                let count = self.random.between(0, most);
                self.pile(seat, place, count);
            }
            let deck = self.random.between(1, 24);
            self.deck(seat, deck);
            self.field(seat);
        }
        let seat = *self.random.pick(&Seat::BOTH);
        let phases = [
            None,
            Some(Phase::Draw),
            Some(Phase::Standby),
            Some(Phase::Main1),
            Some(Phase::Main1),
            Some(Phase::Main1),
            Some(Phase::Battle),
            Some(Phase::Battle),
            Some(Phase::Main2),
            Some(Phase::End),
        ];
        let moment = Moment {
            turn: self.random.between(2, 9) as u16,
            seat,
            phase: *self.random.pick(&phases),
        };
        let lives = [None, None, Some(100), Some(1000), Some(2500), Some(16_000)];
        let lp = [(); 2].map(|()| *self.random.pick(&lives));
        (moment, lp)
    }

    fn list(book: &Book, place: SetUpPlace) -> &[String] {
        let Lists {
            main, extra, any, ..
        } = &book.lists;
        match place {
            SetUpPlace::ExtraDeck => extra,
            SetUpPlace::Graveyard | SetUpPlace::Banished => any,
            _ => main,
        }
    }

    fn card(&mut self, seat: Seat, place: SetUpPlace, name: Option<String>) -> &mut Laid {
        self.cards.push(Laid {
            seat,
            place,
            name,
            lies: None,
            zone: None,
            under: None,
            bearer: None,
        });
        self.cards.last_mut().expect("a card was laid down")
    }

    fn name(&mut self, list: impl FnOnce(&Lists) -> &[String]) -> Option<String> {
        let book = self.book;
        let list = list(&book.lists);
        (!list.is_empty()).then(|| self.one_of(list))
    }

    fn pile(&mut self, seat: Seat, place: SetUpPlace, count: usize) {
        let hidden = !matches!(place, SetUpPlace::Graveyard | SetUpPlace::Banished);
        let list = Self::list(self.book, place);
        for _ in 0..count {
            let unknown = hidden && self.random.percent(self.unknown);
            let name = (!unknown).then(|| self.one_of(list));
            self.card(seat, place, name);
        }
    }

    fn deck(&mut self, seat: Seat, count: usize) {
        let shuffled = self.random.percent(35);
        let place = if shuffled {
            SetUpPlace::ShuffledDeck
        } else {
            SetUpPlace::Deck
        };
        self.pile(seat, place, count);
    }

    fn field(&mut self, seat: Seat) {
        let profile = self.book.profile(self.rules);
        let zones = profile.map_or(5, |profile| profile.zones_each);
        let classic = profile.is_none_or(|profile| profile.zones == Zones::Classic);
        let pendulum = !classic && self.random.percent(30);
        if pendulum {
            for _ in 0..2 {
                let name = self.name(|lists| &lists.scales);
                if name.is_some() {
                    self.card(seat, SetUpPlace::Pendulum, name);
                }
            }
        }
        self.monsters(seat, zones);
        // The outer zones may be those of the scales.
        let spells = if pendulum { zones - 2 } else { zones };
        self.spells(seat, spells);
        if self.random.percent(25) {
            let name = self.name(|lists| &lists.fields);
            if name.is_some() {
                self.card(seat, SetUpPlace::FieldZone, name);
            }
        }
    }

    fn monsters(&mut self, seat: Seat, zones: u8) {
        if self.random.percent(EMPTY) {
            return;
        }
        for zone in 1..=zones {
            if self.random.percent(45) {
                continue;
            }
            if self.random.percent(25) {
                let unknown = self.random.percent(self.unknown);
                let name = self.name(|lists| &lists.set_monsters);
                let name = name.filter(|_| !unknown);
                let laid = self.card(seat, SetUpPlace::Monsters, name);
                (laid.zone, laid.lies) = (Some(zone), Some(Lies::Set));
                continue;
            }
            let name = self.name(|lists| &lists.monsters);
            let lies = *self
                .random
                .pick(&[Lies::Attack, Lies::Attack, Lies::Defense]);
            let link = name.as_ref().is_some_and(|name| self.is_link(name));
            let laid = self.card(seat, SetUpPlace::Monsters, name.clone());
            laid.zone = Some(zone);
            laid.lies = Some(if link { Lies::Attack } else { lies });
            self.belongings(seat, zone, &name.unwrap_or_default());
        }
    }

    fn is_link(&self, name: &str) -> bool {
        let mut all = self.book.cards.iter();
        let def = all.find(|def| def.names.en == name);
        let monster = def.and_then(|def| def.monster());
        monster.is_some_and(|monster| monster.kind == rules::vocabulary::MonsterKind::Link)
    }

    /// Materials under an Xyz monster, an equip spell on any.
    fn belongings(&mut self, seat: Seat, zone: u8, monster: &str) {
        let under = |drawing: &mut Self, place, name| {
            let laid = drawing.card(seat, place, name);
            (laid.under, laid.bearer) = (Some(zone), Some(monster.to_owned()));
        };
        if self.book.lists.xyz.iter().any(|name| name == monster) {
            for _ in 0..self.random.between(0, 3) {
                let name = self.name(|lists| &lists.monsters);
                under(self, SetUpPlace::Graveyard, name);
            }
        }
        if self.random.percent(5) {
            let name = self.name(|lists| &lists.equips);
            if name.is_some() {
                under(self, SetUpPlace::Spells, name);
            }
        }
    }

    fn spells(&mut self, seat: Seat, zones: u8) {
        let equips = self
            .cards
            .iter()
            .filter(|card| card.seat == seat && card.place == SetUpPlace::Spells);
        let free = usize::from(zones).saturating_sub(equips.count());
        for _ in 0..self.random.between(0, free) {
            if self.random.percent(25) {
                let name = self.name(|lists| &lists.spells);
                if name.is_some() {
                    self.card(seat, SetUpPlace::Spells, name);
                }
            } else {
                let unknown = self.random.percent(self.unknown);
                let name = self.name(|lists| &lists.set_spells);
                let name = name.filter(|_| !unknown);
                self.card(seat, SetUpPlace::Set, name);
            }
        }
    }
}
