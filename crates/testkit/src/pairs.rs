//! Pairs of duels that differ only in what a role may not know: they must read the same to it,
//! byte for byte.
//!
//! [`check`] plays a duel by chance, plays it again with the hidden cards of one seat exchanged
//! (any cards of the hand, cards of the deck and set cards that nobody ever sees; another card set
//! from the hand), and compares what the other seat and a spectator read: every event, every
//! position, every refusal.

use duel::{
    Action, Audience, CardId, Event, Knowing, Mode, Passcode, Phase, Picked, Place, Position,
    Posture, Profile, Reading, Role, Seat, View, Which, Zone,
};
use rules::vocabulary::{CardKind, Spell};
use rules::{Ask, Catalogue, Next, Rule, Said, answer, makes_way, next, offers};

/// What a seat starts with.
#[derive(Clone, Debug, Default)]
pub struct Side {
    /// Its hand.
    pub hand: Vec<Passcode>,
    /// Its set spells and traps.
    pub set: Vec<Passcode>,
    /// Its deck, bottom first.
    pub deck: Vec<Passcode>,
}

/// A duel to play by chance, and how to play it again.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its rules.
    pub profile: Profile,
    /// Strict or witness.
    pub mode: Mode,
    /// How windows nobody mentions are read.
    pub reading: Reading,
    /// What the seats start with.
    pub sides: [Side; 2],
    /// Whose hidden cards are exchanged.
    pub hidden: Seat,
    /// How they are exchanged: the same numbers give the same exchange.
    pub exchange: Vec<u8>,
    /// What is said, by its number among what can be said.
    pub choices: Vec<u16>,
}

/// Where a role reads two different things.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The role.
    pub role: Role,
    /// What it reads in the first duel.
    pub first: String,
    /// What it reads in the second.
    pub second: String,
}

/// How much was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    /// Events of the first duel.
    pub events: usize,
    /// Cards that were exchanged.
    pub exchanged: usize,
    /// True when another card of the hand was set.
    pub swapped: bool,
}

/// Plays both duels of a case and compares what the roles read that may not know the exchange.
///
/// # Errors
/// The first [`Difference`].
pub fn check(cards: &Catalogue, case: &Case) -> Result<Compared, Box<Difference>> {
    let first = play_by_chance(cards, case);
    let exchange = Exchange::new(case, &first);
    let swap = Swap::find(case, &first);
    let second = play_again(cards, case, &first, &exchange, swap);
    let roles = [Role::Seat(case.hidden.other()), Role::Spectator];
    for role in roles {
        compare(role, &first, &second)?;
    }
    Ok(Compared {
        events: first.events.len(),
        exchanged: exchange.moved(),
        swapped: swap.is_some(),
    })
}

/// A duel as it was played: what was said, what came of it.
struct Play<'a> {
    cards: &'a Catalogue,
    position: Position,
    events: Vec<Event>,
    /// What was said, every card by its row.
    script: Vec<(Seat, Action<Named>)>,
    refused: Vec<Option<Rule>>,
    /// How many events there were when it was said.
    said_at: Vec<usize>,
    /// The hand of the one who said it, by rows.
    hands: Vec<Vec<usize>>,
}

/// A card as a script names it: by its row, or as one nobody can tell from the others.
#[derive(Clone, Copy, Debug)]
enum Named {
    Row(usize),
    Unseen(Seat, Zone, Passcode),
}

fn play_by_chance<'a>(cards: &'a Catalogue, case: &Case) -> Play<'a> {
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
fn pick(play: &Play<'_>, ask: Ask, choice: u16) -> Said {
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
fn shows(position: &Position, by: Seat) -> Vec<Said> {
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
fn too_fast(position: &Position, by: Seat) -> Vec<Said> {
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

fn play_again<'a>(
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
    fn begin(cards: &'a Catalogue, case: &Case, exchange: &Exchange) -> Self {
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

    fn enter(&mut self, owner: Seat, side: &Side, exchange: &Exchange) {
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

    fn put(&mut self, event: Event) {
        self.position
            .apply(&event)
            .unwrap_or_else(|wrong| panic!("{event:?} after {:?}: {wrong}", self.script));
        self.events.push(event);
    }

    fn run(&mut self) {
        while let Next::Event(event) = next(&self.position, self.cards) {
            self.put(event);
        }
    }

    fn draw_lots(&mut self, seat: Seat, choice: u16) {
        let Next::Chance { lot, .. } = next(&self.position, self.cards) else {
            return;
        };
        let duel::Lot::Cards {
            seat: of,
            zone,
            count,
        } = lot;
        let rows: Vec<usize> = self.rows_in(of, zone);
        let from = usize::from(choice) % rows.len().max(1);
        let picked = rows.iter().cycle().skip(from).take(usize::from(count));
        let picked = picked.map(|row| Named::Row(*row)).collect();
        self.say_named(seat, Action::Outcome(Picked::Cards(picked)));
    }

    fn rows_in(&self, seat: Seat, zone: Zone) -> Vec<usize> {
        let rows = self.position.rows.iter().enumerate();
        rows.filter(|(_, row)| (row.place.seat, row.place.zone) == (seat, zone))
            .map(|(n, _)| n)
            .collect()
    }

    fn named(&self, said: &Said) -> Action<Named> {
        let named = said.action.map(|which| match *which {
            Which::Card(id) => {
                let row = self.position.rows.iter().position(|row| row.id == id)?;
                Some(Named::Row(row))
            }
            Which::Unseen { seat, zone, face } => Some(Named::Unseen(seat, zone, face)),
        });
        named.expect("offers name cards that are there")
    }

    fn say_named(&mut self, by: Seat, named: Action<Named>) {
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
    fn say(&mut self, said: &Said) -> Option<Rule> {
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

/// Which row has whose face in the second duel.
struct Exchange {
    /// By row of the second duel: the row of the first whose face it has.
    from: Vec<usize>,
}

impl Exchange {
    const fn none() -> Self {
        Self { from: Vec::new() }
    }

    fn new(case: &Case, first: &Play<'_>) -> Self {
        let mut exchange = Self {
            from: (0..first.position.rows.len()).collect(),
        };
        let begun = Play::begin(first.cards, case, &Self::none());
        let mut numbers = case.exchange.iter().copied().cycle();
        exchange.shuffle(begun.rows_in(case.hidden, Zone::Hand), &mut numbers);
        for zone in [Zone::Deck, Zone::Spell] {
            let rows = begun.rows_in(case.hidden, zone);
            let unseen = rows.into_iter().filter(|row| never_seen(first, *row, zone));
            exchange.shuffle(unseen.collect(), &mut numbers);
        }
        exchange
    }

    fn shuffle(&mut self, rows: Vec<usize>, numbers: &mut impl Iterator<Item = u8>) {
        for n in (1..rows.len()).rev() {
            let other = numbers.next().map_or(0, |k| usize::from(k) % (n + 1));
            self.from.swap(rows[n], rows[other]);
        }
    }

    fn face_of(&self, row: usize) -> usize {
        self.from.get(row).copied().unwrap_or(row)
    }

    /// The card of the second duel that does what this one did in the first.
    fn named(&self, named: Named) -> Named {
        match named {
            Named::Row(row) => Named::Row(
                self.from
                    .iter()
                    .position(|from| *from == row)
                    .unwrap_or(row),
            ),
            unseen @ Named::Unseen(..) => unseen,
        }
    }

    fn moved(&self) -> usize {
        let rows = self.from.iter().enumerate();
        rows.filter(|(row, from)| row != *from).count()
    }
}

/// From one step on, two cards of a hand take each other's part: the first is set, and nobody
/// sees either of them afterwards.
#[derive(Clone, Copy, Debug)]
struct Swap {
    step: usize,
    set: usize,
    other: usize,
}

impl Swap {
    fn find(case: &Case, first: &Play<'_>) -> Option<Self> {
        let script = first.script.iter().enumerate();
        let mut found = script.filter_map(|(step, (by, action))| match action {
            Action::SetSpell {
                card: Named::Row(set),
            } if *by == case.hidden && first.refused[step].is_none() => {
                let others = first.rows_in(case.hidden, Zone::Hand);
                let swaps = others.into_iter().map(|other| Self {
                    step,
                    set: *set,
                    other,
                });
                let fits: Vec<Self> = swaps.filter(|swap| swap.fits(first)).collect();
                let number = usize::from(*case.exchange.first()?);
                fits.get(number % fits.len().max(1)).copied()
            }
            _ => None,
        });
        found.next()
    }

    /// Both can be set, were in the hand then, and are hidden and left alone ever after.
    fn fits(self, first: &Play<'_>) -> bool {
        let from = first.said_at[self.step];
        let hand = &first.hands[self.step];
        let face = |row: usize| first.position.rows[row].face;
        let alone = |row: usize| {
            let now = first.position.rows[row];
            hand.contains(&row)
                && !now.posture.face_up()
                && face(row).is_some_and(|face| goes_to_a_spell_zone(first.cards, face))
                && !seen(&first.events[from..], row)
                && !used(&first.script[self.step + 1..], row)
        };
        let faces = [face(self.set), face(self.other)];
        let declared = first.script[self.step..].iter().any(|(_, action)| {
            matches!(action, Action::Choose(Picked::Name(said)) if faces.contains(&Some(*said)))
        });
        self.set != self.other && !declared && alone(self.set) && alone(self.other)
    }

    fn named(self, step: usize, named: Named) -> Named {
        match named {
            Named::Row(row) if step >= self.step && row == self.set => Named::Row(self.other),
            Named::Row(row) if step >= self.step && row == self.other => Named::Row(self.set),
            named => named,
        }
    }
}

fn goes_to_a_spell_zone(cards: &Catalogue, face: Passcode) -> bool {
    cards.get(face).is_some_and(|def| match def.kind {
        CardKind::Monster(_) | CardKind::Spell(Spell::Field) => false,
        CardKind::Spell(_) | CardKind::Trap(_) => true,
    })
}

/// True when everybody was shown a card of this row, or one moved.
fn seen(events: &[Event], row: usize) -> bool {
    // The low byte of an identity is its row, whatever became of the rest.
    let it = |card: CardId| (card.0 & 0xff) as usize == row;
    events.iter().any(|event| match event {
        Event::CardKnown { card, to, .. } => *to == Audience::All && it(*card),
        Event::CardsMoved { moves, .. } => moves.iter().any(|step| it(step.card)),
        _ => false,
    })
}

fn used(script: &[(Seat, Action<Named>)], row: usize) -> bool {
    script
        .iter()
        .any(|(_, action)| matches!(action.card(), Some(Named::Row(named)) if *named == row))
}

/// True when a card stayed where it was, and nobody but its owner was shown it or acted with it.
fn never_seen(play: &Play<'_>, row: usize, zone: Zone) -> bool {
    let now = play.position.rows[row];
    let stayed = now.place.zone == zone && !now.posture.face_up();
    stayed && !seen(&play.events, row) && !used(&play.script, row)
}

fn compare(role: Role, first: &Play<'_>, second: &Play<'_>) -> Result<(), Box<Difference>> {
    let different = |first: String, second: String| {
        Box::new(Difference {
            role,
            first,
            second,
        })
    };
    let (ours, theirs) = (read(role, first), read(role, second));
    for (one, other) in ours.iter().zip(&theirs) {
        if one.bytes() != other.bytes() {
            return Err(different(one.words(), other.words()));
        }
    }
    if ours.len() != theirs.len() {
        let count = |n: usize| format!("{n} things to read");
        return Err(different(count(ours.len()), count(theirs.len())));
    }
    // A refusal is the speaker's own; for the role it has to be the same one.
    let said = first
        .script
        .iter()
        .zip(first.refused.iter().zip(&second.refused));
    for ((by, action), (one, other)) in said {
        let same = if role == Role::Seat(*by) {
            one == other
        } else {
            one.is_some() == other.is_some()
        };
        if !same {
            let told = |rule: &Option<Rule>| format!("{by} says {action:?}: {rule:?}");
            return Err(different(told(one), told(other)));
        }
    }
    Ok(())
}

/// What a role reads of one event.
struct Seen {
    event: Event,
    after: Position,
}

impl Seen {
    fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(&(&self.event, &self.after)).expect("plain data of known lengths")
    }

    fn words(&self) -> String {
        format!("{:?}\nand then {:#?}", self.event, self.after)
    }
}

/// Everything a role reads of a duel.
fn read(role: Role, play: &Play<'_>) -> Vec<Seen> {
    let mut view = View::new(role);
    let mut position = Position::new();
    let mut before = view.position(&position);
    let mut all = Vec::new();
    for event in &play.events {
        let seen = view.see(&position, event);
        position.apply(event).expect("it was applied before");
        let after = view.position(&position);
        for card in moved(&seen) {
            let found = before.card(card).or(after.card(card));
            assert!(found.is_some(), "{role:?} can't find {card:?} of {seen:?}");
        }
        before = after.clone();
        all.push(Seen { event: seen, after });
    }
    all
}

fn moved(event: &Event) -> Vec<CardId> {
    match event {
        Event::CardsMoved { moves, .. } => moves.iter().map(|step| step.card).collect(),
        Event::CardSet { card, .. }
        | Event::CardKnown { card, .. }
        | Event::SummonDeclared { card, .. }
        | Event::LinkAdded { card, .. } => vec![*card],
        Event::Said { action, .. } => action.card().into_iter().copied().collect(),
        _ => Vec::new(),
    }
}
