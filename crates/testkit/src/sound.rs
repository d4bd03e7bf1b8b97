//! What must hold in every position and after every event, whatever is played.
//!
//! [`Audit`] follows a duel event by event; [`position`] looks at one position. They know the
//! table's rules of bookkeeping only (a card is in one place, a window is answered), nothing of
//! what cards do.

mod audit;

pub use audit::Audit;

use duel::{ChoiceKind, Part, Position, Row, Seat, WindowKind, Zone};
use rules::{Ask, Catalogue, Next, Question, next, offers};

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

/// Whoever is asked knows the cards of the own hand, as far as the record does.
fn looked_at_its_hand(p: &Position, seat: Seat) {
    let mut hand = p.zone(seat, Zone::Hand);
    let unseen = hand.find(|row| row.face.is_some() && !row.known_by(seat));
    assert!(unseen.is_none(), "{seat} never saw {unseen:?} of its hand");
}

/// Whoever is asked can answer with something that moves the duel on.
///
/// # Panics
/// When it can't.
pub fn somebody_can_go_on(p: &Position, cards: &Catalogue) {
    let Next::Ask(ask) = next(p, cards) else {
        return;
    };
    asks_who_is_awaited(p, ask);
    nothing_is_lost(p);
    looked_at_its_hand(p, ask.seat);
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

/// Whoever is asked is the seat that the window or the choice waits for.
///
/// # Panics
/// When it isn't.
pub fn asks_who_is_awaited(p: &Position, ask: Ask) {
    let awaited = match ask.question {
        Question::Window(kind) => p
            .window
            .filter(|window| window.kind == kind)
            .and_then(|window| window.holder()),
        Question::Choice(what) => p
            .choice
            .filter(|choice| choice.what == what)
            .map(|choice| choice.seat),
    };
    assert_eq!(awaited, Some(ask.seat), "{ask:?} asks the wrong seat");
}

/// Where somebody is awaited, what is on no field and in no pile is being summoned.
///
/// # Panics
/// When it isn't.
pub fn nothing_is_lost(p: &Position) {
    let summoned = |row: &&Row| {
        let joins = p.joined.iter().any(|joined| joined.card == row.id);
        joins || p.summon.is_some_and(|summon| summon.card == row.id)
    };
    let mut limbo = p.rows.iter().filter(|row| row.place.zone == Zone::Limbo);
    let lost = limbo.find(|row| !summoned(row));
    assert!(lost.is_none(), "{lost:?} is nowhere, and nobody summons it");
}

/// True for what can be said without moving the duel on, and for giving up.
#[must_use]
pub const fn is_no_answer(action: &duel::Action<duel::Which>) -> bool {
    use duel::Action::{Ask, Automatic, Concede, Hold};
    matches!(action, Ask | Hold | Concede | Automatic { .. })
}
