//! What must hold in every position and after every event, whatever is played.
//!
//! [`Audit`] follows a duel event by event; [`position`] looks at one position. They know the
//! table's rules of bookkeeping only (a card is in one place, a window is answered), nothing of
//! what cards do.

use duel::{
    Answer, BySeat, ChoiceKind, Event, Mode, Part, Position, Reason, Row, Seat, WindowKind, Zone,
};
use rules::{Catalogue, Next, Question, next, offers};

/// Piles in which every card has a rank of its own.
const PILES: [Zone; 6] = [
    Zone::Deck,
    Zone::Hand,
    Zone::Graveyard,
    Zone::Banished,
    Zone::Extra,
    Zone::Material,
];

/// Checks a position.
///
/// # Panics
/// When something in it can't be.
pub fn position(p: &Position, cards: &Catalogue) {
    for seat in Seat::BOTH {
        PILES.iter().for_each(|zone| ranks(p, seat, *zone));
    }
    for (n, row) in p.rows.iter().enumerate() {
        row_is_sound(p, n, row, cards);
    }
    nobody_acts_while_it_resolves(p);
    if let Some(window) = &p.window {
        let settled = p.chain.is_empty() && p.summon.is_none();
        let calm = matches!(
            window.kind,
            WindowKind::Open | WindowKind::Free | WindowKind::PhaseEnd
        );
        assert!(settled || !calm, "a chain or a summon is left behind");
    }
}

/// The cards of a pile have the ranks from 0 on, each once.
fn ranks(p: &Position, seat: Seat, zone: Zone) {
    let mut taken = [false; 256];
    let mut count = 0;
    for row in p.zone(seat, zone) {
        let slot = usize::from(row.place.slot);
        assert!(
            !taken[slot],
            "two cards of {seat}'s {zone:?} are number {slot}"
        );
        taken[slot] = true;
        count += 1;
    }
    let gap = taken[..count].iter().position(|taken| !taken);
    assert!(
        gap.is_none(),
        "no card of {seat}'s {zone:?} is number {gap:?}"
    );
}

fn row_is_sound(p: &Position, n: usize, row: &Row, cards: &Catalogue) {
    let zone = row.place.zone;
    assert_eq!((row.id.0 & 0xff) as usize, n, "{row:?} isn't in its row");
    if zone.on_field() {
        let mut others = p.rows[..n].iter();
        let twin = others.find(|other| other.place == row.place);
        assert!(twin.is_none(), "{row:?} and {twin:?} are in one place");
    }
    let own = matches!(
        zone,
        Zone::Deck | Zone::Hand | Zone::Graveyard | Zone::Banished | Zone::Extra
    );
    assert!(
        !own || row.place.seat == row.owner,
        "{row:?} isn't its owner's"
    );
    let token = matches!(zone, Zone::Monster | Zone::Spell | Zone::Gone | Zone::Limbo);
    assert!(!row.token || token, "{row:?} is a token");
    assert!(row.token || zone != Zone::Gone, "{row:?} left the duel");
    if let Some(def) = cards.of(row) {
        let pile = matches!(zone, Zone::Deck | Zone::Hand);
        assert!(
            !pile || !def.is_extra(),
            "{row:?} belongs to the extra deck"
        );
    }
    if zone == Zone::Material {
        let holder = row.attached.and_then(|to| p.card(to));
        assert!(holder.is_some(), "{row:?} lies under nothing");
    }
}

/// CHAIN-RESOLVE: while a chain resolves nobody holds priority.
fn nobody_acts_while_it_resolves(p: &Position) {
    let resolves = p.frame.as_ref().map(|frame| frame.part) == Some(Part::Effect);
    assert!(
        !resolves || p.window.is_none(),
        "a window is open while a chain resolves"
    );
}

/// Whoever is asked can answer with something that moves the duel on.
///
/// # Panics
/// When it can't.
pub fn somebody_can_go_on(p: &Position, cards: &Catalogue) {
    let Next::Ask(ask) = next(p, cards) else {
        return;
    };
    // A declared name and unidentified cards aren't listed: there the question itself is enough.
    let names = ask.question == Question::Choice(ChoiceKind::Name);
    // Nor are damage calculations that wait for a face.
    let waits = p.choice.is_some() || p.attack.is_some();
    let unknown = waits && p.rows.iter().any(|row| row.face.is_none());
    let moves_on = offers(p, cards, ask.seat)
        .iter()
        .any(|said| !is_no_answer(&said.action));
    assert!(names || unknown || moves_on, "{ask:?} can do nothing");
}

/// True for what can be said without moving the duel on, and for giving up.
#[must_use]
pub const fn is_no_answer(action: &duel::Action<duel::Which>) -> bool {
    use duel::Action::{Ask, Concede, Hold};
    matches!(action, Ask | Hold | Concede)
}

/// Follows a duel from its first event and checks each.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    lp: BySeat<i64>,
    began: bool,
    open: Option<Asked>,
    cards: usize,
    links: u8,
    resolved: u8,
}

/// An open window and who has answered in it.
#[derive(Clone, Debug)]
struct Asked {
    number: u32,
    owed: (Seat, Option<Seat>),
    answers: Vec<(Seat, Answer)>,
    irregular: bool,
}

impl Audit {
    /// Follows one event. `after` is the position after it.
    ///
    /// # Panics
    /// When the event breaks a law.
    pub fn follow(&mut self, event: &Event, after: &Position) {
        self.life_points(event, after);
        self.windows(event, after);
        self.links(event, after);
        if let Event::CardsEntered { count, .. } = event {
            self.cards += usize::from(*count);
        }
        let lasting = after.rows.iter().filter(|row| !row.token).count();
        assert_eq!(lasting, self.cards, "a card came or went");
    }

    fn life_points(&mut self, event: &Event, after: &Position) {
        if matches!(event, Event::DuelBegan { .. }) {
            self.began = true;
            self.lp = BySeat(after.lp.0.map(i64::from));
        }
        if let Event::LpChanged {
            seat,
            by,
            to,
            cause,
        } = event
        {
            let set_up = cause.reason == Reason::SetUp;
            self.lp[*seat] += i64::from(*by);
            let wrong = format!("{seat} is said to have {to} life points");
            assert!(set_up || self.lp[*seat] == i64::from(*to), "{wrong}");
            self.lp[*seat] = i64::from(*to);
        }
        let counted = BySeat(after.lp.0.map(i64::from));
        assert_eq!(counted, self.lp, "life points changed without an event");
    }

    fn windows(&mut self, event: &Event, after: &Position) {
        match event {
            Event::WindowOpened { window, owed, .. } => {
                assert!(self.open.is_none(), "a second window opened");
                self.open = Some(Asked {
                    number: *window,
                    owed: *owed,
                    answers: Vec::new(),
                    irregular: false,
                });
            }
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => {
                let open = self.open.as_mut().expect("answered in an open window");
                assert_eq!(open.number, *window, "answered in another window");
                open.answers.push((*seat, *answer));
                let strict = after.mode == Mode::Strict;
                assert!(
                    !strict || *answer != Answer::Skipped,
                    "{seat} wasn't asked in a strict duel"
                );
            }
            Event::WindowClosed { window } => {
                let open = self.open.take().expect("an open window closed");
                assert_eq!(open.number, *window, "another window closed");
                open.is_answered();
            }
            Event::Irregularity { .. } => {
                assert_eq!(
                    after.mode,
                    Mode::Witness,
                    "an irregularity in a strict duel"
                );
                if let Some(open) = &mut self.open {
                    open.irregular = true;
                }
            }
            Event::DuelEnded { .. } => self.open = None,
            Event::LinkResolving { .. } | Event::LinkResolved { .. } => {
                assert!(
                    self.open.is_none(),
                    "a window is open while a chain resolves"
                );
            }
            _ => {}
        }
        let open = self.open.as_ref().map(|open| open.number);
        let stands = after.window.map(|window| window.number);
        assert_eq!(open, stands, "another window is open than was opened");
    }

    /// Links are added one by one and resolve from the top.
    fn links(&mut self, event: &Event, after: &Position) {
        match event {
            Event::LinkAdded { link, .. } => {
                self.links += 1;
                assert_eq!(*link, self.links, "a link out of order");
                self.resolved = self.links;
            }
            Event::LinkResolved { link, .. } => {
                assert_eq!(*link, self.resolved, "a link resolves out of order");
                self.resolved -= 1;
            }
            Event::ChainEnded => {
                assert_eq!(self.resolved, 0, "a chain ends with links left");
                self.links = 0;
            }
            _ => {}
        }
        assert_eq!(after.chain.len(), usize::from(self.links), "lost links");
    }
}

impl Asked {
    /// Every owed seat answered, or somebody acted, which releases those after it.
    fn is_answered(&self) {
        let (first, second) = self.owed;
        let answered = |seat| self.answers.iter().any(|(by, _)| *by == seat);
        let acted = self
            .answers
            .iter()
            .any(|(_, answer)| *answer == Answer::Acted);
        let all = answered(first) && second.is_none_or(answered);
        assert!(
            acted || all || self.irregular,
            "a window closed with {:?} of {:?}",
            self.answers,
            self.owed
        );
        let owed = |seat: Seat| seat == first || second == Some(seat);
        let wrong = self.answers.iter().find(|(seat, _)| !owed(*seat));
        assert!(
            wrong.is_none() || self.irregular,
            "{wrong:?} wasn't owed an answer"
        );
    }
}
