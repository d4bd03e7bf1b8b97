//! The windows a seat was owed and not given: "you forgot to ask your opponent".
//!
//! Every `Skipped` answer of a line is one. A turn without any chain owes the other player nine
//! or ten windows, so the list is ranked: first those in which the seat could have acted, then
//! those of which the record can't tell, then those in which there was nothing to do.

use crate::{Cost, FoldError, held, later, later::Later, walk};
use duel::{
    Action, Answer, Because, CardId, Event, Passcode, Phase, Position, Row, Seat, Which, WindowKind,
};
use rules::{Catalogue, Said};
use timeline::History;

/// Which missed windows are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only those of this seat.
    pub seat: Option<Seat>,
    /// Only the first of the list as it is ranked.
    pub first: bool,
    /// The line; the current one when it isn't given.
    pub line: Option<u32>,
}

/// A window a seat was owed and not given. For a judge alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// The seat that was not asked.
    pub seat: Seat,
    /// The window's number.
    pub window: u32,
    /// What it was for.
    pub kind: WindowKind,
    /// Why it opened.
    pub because: Because,
    /// The turn it was in.
    pub turn: u16,
    /// The phase it was in.
    pub phase: Phase,
    /// The record that says that the seat was not asked.
    pub at: u32,
    /// The record to go back to: there the seat is asked in this window.
    pub go_back_to: u32,
    /// What the seat could have done with what it held then, as far as the record knows it.
    pub could: Vec<Could>,
    /// Cards it held then that the record doesn't know, not even by now.
    pub cannot_tell: Vec<CardId>,
    /// What has happened since, on this line.
    pub cost: Cost,
}

/// Something a seat could have done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Could {
    /// With which card, by its identity then.
    pub card: CardId,
    /// The card's face.
    pub face: Passcode,
    /// With which of its effects.
    pub effect: u8,
    /// What it would have said.
    pub said: Said,
    /// The later record that tells the face, where the record didn't know it then.
    pub known_since: Option<u32>,
}

/// What can be said about a missed window, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// The seat could have acted.
    Could,
    /// The record doesn't know all it held.
    CannotTell,
    /// There was nothing it could have done.
    Nothing,
}

impl Missed {
    /// How it stands.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        if !self.could.is_empty() {
            Standing::Could
        } else if !self.cannot_tell.is_empty() {
            Standing::CannotTell
        } else {
            Standing::Nothing
        }
    }
}

/// The windows of a line that a seat was owed and not given, by [`Standing`], then in order.
///
/// For a judge alone: see the head of the crate.
///
/// ```
/// use judge::{Filter, missed};
///
/// let cards = rules::Catalogue::new(Vec::new(), duel::Digest([0; 32]));
/// let nobody = missed(&timeline::History::default(), &cards, Filter::default());
/// assert_eq!(nobody, Ok(Vec::new()));
/// ```
///
/// # Errors
/// [`FoldError`] when there is no such line, or it can't be folded.
pub fn missed(
    history: &History,
    cards: &Catalogue,
    filter: Filter,
) -> Result<Vec<Missed>, FoldError> {
    let line = filter.line.unwrap_or(history.current().id);
    if history.line(line).is_none() {
        let last = history.last();
        return Err(FoldError::NoSuchRecord { number: line, last });
    }
    let path = history.path_of(line);
    let mut skipped = Vec::new();
    walk::along(history, &path, Position::new(), |record, before| {
        if let Event::WindowAnswered { seat, answer, .. } = record.event
            && answer == Answer::Skipped
            && filter.seat.is_none_or(|wanted| wanted == seat)
        {
            skipped.push((record.number, seat, before.clone()));
        }
    })?;
    let found = skipped
        .into_iter()
        .filter_map(|(at, seat, before)| look_at(history, cards, &path, at, seat, before));
    let mut found = found.collect::<Result<Vec<Missed>, FoldError>>()?;
    found.sort_by_key(|missed| (missed.standing(), missed.at));
    if filter.first {
        found.truncate(1);
    }
    Ok(found)
}

/// One skipped answer, seen from the position before it, where the seat holds the window.
fn look_at(
    history: &History,
    cards: &Catalogue,
    path: &[u32],
    at: u32,
    seat: Seat,
    before: Position,
) -> Option<Result<Missed, FoldError>> {
    let window = before.window?;
    let go_back_to = history.before(at)?;
    let rest = walk::after(path, go_back_to);
    let mut then = before.clone();
    let told = later::fill_in(history, rest, &mut then);
    Some(Cost::of(history, rest, before).map(|cost| Missed {
        seat,
        window: window.number,
        kind: window.kind,
        because: window.because,
        turn: then.turn,
        phase: then.phase,
        at,
        go_back_to,
        could: could(&then, cards, seat, &told),
        cannot_tell: unknown(&then, seat),
        cost,
    }))
}

fn could(then: &Position, cards: &Catalogue, seat: Seat, told: &[Later]) -> Vec<Could> {
    let offers = rules::offers(then, cards, seat);
    offers
        .iter()
        .filter_map(|said| {
            let Action::Activate {
                card: Which::Card(card),
                effect,
            } = said.action
            else {
                return None;
            };
            Some(Could {
                card,
                face: then.card(card)?.face?,
                effect,
                said,
                known_since: told.iter().find(|l| l.card == card).map(|l| l.at),
            })
        })
        .collect()
}

fn unknown(then: &Position, seat: Seat) -> Vec<CardId> {
    let mine = |row: &&Row| row.place.seat == seat && held::keeps(row) && row.face.is_none();
    then.rows.iter().filter(mine).map(|row| row.id).collect()
}
