//! What changes by a late fact: somebody learns now what nobody knew at an old record, such as that
//! an effect was mandatory.
//!
//! [`changes`] says what would have been owed there, what would have come of it if nobody had
//! answered, and the steps that would put it right now. Where somebody has to choose, the first
//! choice offered stands for theirs: it is an example, and said to be one.

mod made;

pub use made::{Change, Repair};

use crate::ledger::{Entry, Given, windows};
use crate::noted::{Note, notes, repairs};
use crate::{Cost, FoldError, Scratch, walk};
use duel::{
    Action, CardId, Event, How, Passcode, Picked, Position, Row, Seat, Trigger, TriggerFate, Which,
    Zone,
};
use made::made;
use rules::{Catalogue, Check, Next, Question, Said, Truth, whynot};
use timeline::History;

/// No effect is followed over more questions than this.
const FARTHEST: usize = 64;

/// What changes by a late fact. For a judge alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changes {
    /// The record it is about.
    pub about: u32,
    /// Trigger effects whose condition was met there and that weren't activated.
    pub due: Vec<Due>,
    /// What was said there, if it breaks a rule by the definitions at hand.
    pub breaks: Option<Breaks>,
    /// The life points that changed there.
    pub lp: Option<LpThere>,
    /// The faces that lay there, or were known to lie there, and that no definition describes: the
    /// rules say nothing about them.
    pub undescribed: Vec<Passcode>,
    /// What has happened since.
    pub cost: Cost,
    /// What the desk wrote about it before.
    pub notes: Vec<Note>,
    /// The repairs made since that don't say what they put right.
    pub repairs: Vec<u32>,
}

/// A trigger effect that wasn't activated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Its owner.
    pub seat: Seat,
    /// The card.
    pub card: CardId,
    /// Its face, where the record knows it.
    pub face: Option<Passcode>,
    /// The effect's number, from 0.
    pub effect: u8,
    /// Whether it has to be activated by its definition as well.
    pub mandatory: bool,
    /// What became of the question.
    pub given: Given,
    /// The record of that answer.
    pub at: Option<u32>,
    /// The record at which the seat could have activated it.
    pub go_back_to: u32,
    /// What would have come of it.
    pub led: Led,
}

/// What an effect would have led to, if nobody had answered it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Led {
    /// What would have been said, from the activation on, each with the position it is said in.
    pub said: Vec<(Said, Position)>,
    /// The choices among them: the first that is offered, for example.
    pub chosen: Vec<usize>,
    /// What the effect would have changed, in order.
    pub changes: Vec<Change>,
    /// Chance decides, or somebody chooses among cards the record doesn't know: what it changes can't
    /// be said to the end.
    pub open: bool,
}

/// An action that breaks a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breaks {
    /// What was said.
    pub said: Said,
    /// The position it was said in.
    pub before: Position,
    /// The conditions that fail.
    pub failing: Vec<Check>,
}

/// A change of life points at a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LpThere {
    /// Whose.
    pub seat: Seat,
    /// By how much.
    pub by: i32,
    /// To what.
    pub to: u32,
    /// What they are now.
    pub now: u32,
}

/// Says what changes by a late fact about a record of a line.
///
/// For a judge alone: see the head of the crate.
///
/// # Errors
/// [`FoldError`] when the line has no such record, or can't be folded.
pub fn changes(
    history: &History,
    cards: &Catalogue,
    line: u32,
    about: u32,
) -> Result<Changes, FoldError> {
    let path = crate::ledger::path(history, line)?;
    let base = walk::base(history, &path, about)?;
    let rest = walk::after(&path, base);
    let entries = windows(history, &path)?;
    let window = window_at(&entries, base);
    let due = window.map_or_else(|| Ok(Vec::new()), |entry| due(history, cards, entry));
    let there_then = history.position_at(base)?;
    let there = |n: u32| n == about || window.is_some_and(|entry| within(entry, n));
    Ok(Changes {
        about,
        due: due?,
        breaks: breaks(history, cards, &path, base)?,
        lp: lp(history, &path, base)?,
        undescribed: undescribed(&there_then, cards),
        cost: Cost::of(history, rest, there_then)?,
        notes: notes(history, line, there),
        repairs: repairs(history, rest),
    })
}

/// The known faces outside the decks that no definition describes.
fn undescribed(position: &Position, cards: &Catalogue) -> Vec<Passcode> {
    let mut found = Vec::new();
    let seen = |row: &&Row| row.place.zone != Zone::Deck;
    for face in position.rows.iter().filter(seen).filter_map(|row| row.face) {
        if cards.get(face).is_none() && !found.contains(&face) {
            found.push(face);
        }
    }
    found
}

/// The window a record lies in, or the one that opened because of it.
fn window_at(entries: &[Entry], record: u32) -> Option<&Entry> {
    let mut later = entries.iter();
    later.find(|entry| entry.closed.is_none_or(|closed| closed >= record))
}

/// Whether a record belongs to a window: from what it opened for to its end.
fn within(entry: &Entry, record: u32) -> bool {
    let first = entry.after.unwrap_or(entry.opened);
    (first..=entry.closed.unwrap_or(u32::MAX)).contains(&record)
}

/// The triggers whose condition was met in a window and that its answers leave out.
fn due(history: &History, cards: &Catalogue, entry: &Entry) -> Result<Vec<Due>, FoldError> {
    let mut found = Vec::new();
    for owed in &entry.owed {
        let Some(go_back_to) = owed.go_back_to.filter(|_| owed.given != Given::Acted) else {
            continue;
        };
        let position = history.position_at(go_back_to)?;
        let met = |t: &&Trigger| t.seat == owed.seat && t.fate == TriggerFate::Met;
        for trigger in position.triggers.iter().filter(met) {
            found.push(Due {
                seat: owed.seat,
                card: trigger.card,
                face: position.card(trigger.card).and_then(|row| row.face),
                effect: trigger.effect,
                mandatory: trigger.mandatory,
                given: owed.given,
                at: owed.at,
                go_back_to,
                led: led(history, cards, go_back_to, trigger)?,
            });
        }
    }
    Ok(found)
}

/// Activates a trigger there, has everybody pass, and follows it until it has resolved.
fn led(
    history: &History,
    cards: &Catalogue,
    record: u32,
    trigger: &Trigger,
) -> Result<Led, FoldError> {
    let mut scratch = Scratch::at(history, cards, record)?;
    let (card, effect) = (Which::Card(trigger.card), trigger.effect);
    let action = Action::Activate { card, effect };
    let by = trigger.seat;
    let mut led = Led::default();
    if !led.say(&mut scratch, Said { by, action }) {
        led.open = true;
        return Ok(led);
    }
    for _ in 0..FARTHEST {
        if ended(&scratch) {
            break;
        }
        let next = match scratch.awaited() {
            Next::Ask(ask) => match ask.question {
                Question::Window(_) => Some(Said {
                    by: ask.seat,
                    action: Action::Pass(How::Silence),
                }),
                Question::Choice(_) => {
                    led.chosen.push(led.said.len());
                    first_choice(&scratch, ask.seat)
                }
            },
            _ => None,
        };
        let said = next.is_some_and(|said| led.say(&mut scratch, said));
        if !said {
            led.open = true;
            break;
        }
    }
    led.changes = made(&scratch).map_err(|mismatch| FoldError::Mismatch { record, mismatch })?;
    Ok(led)
}

impl Led {
    fn say(&mut self, scratch: &mut Scratch<'_>, said: Said) -> bool {
        let before = scratch.position().clone();
        let taken = scratch.say(&said).is_ok();
        if taken {
            self.said.push((said, before));
        }
        taken
    }
}

fn ended(scratch: &Scratch<'_>) -> bool {
    let mut events = scratch.events().iter();
    events.any(|event| *event == Event::ChainEnded)
}

/// The first choice that is offered, of cards that can be named.
fn first_choice(scratch: &Scratch<'_>, seat: Seat) -> Option<Said> {
    let offers = rules::offers(scratch.position(), scratch.cards(), seat);
    let known = |said: &Said| match &said.action {
        Action::Choose(Picked::Cards(picked)) if picked.is_empty() => false,
        Action::Choose(Picked::Cards(picked)) => picked.iter().all(|which| match which {
            Which::Unseen { .. } => true,
            Which::Card(card) => {
                let row = scratch.position().card(*card);
                row.is_some_and(|row| row.face.is_some())
            }
        }),
        Action::Choose(Picked::Whether(yes)) => *yes,
        Action::Choose(Picked::Unknown) => false,
        Action::Choose(_) => true,
        _ => false,
    };
    offers.iter().find(known)
}

/// The last thing said at or before a record, in one go with it, if it breaks a rule.
fn breaks(
    history: &History,
    cards: &Catalogue,
    path: &[u32],
    record: u32,
) -> Result<Option<Breaks>, FoldError> {
    let batch = history.record(record).map(|record| record.batch);
    let before = path.iter().rev().filter(|n| **n <= record);
    let same = before.filter_map(|n| history.record(*n));
    let mut same = same.take_while(|one| Some(one.batch) == batch);
    let said = same.find_map(|one| match &one.event {
        Event::Said { by, action } => Some((one.number, *by, action.clone())),
        _ => None,
    });
    let Some((number, by, action)) = said else {
        return Ok(None);
    };
    let Some(stood) = history.before(number).filter(|n| *n > 0) else {
        return Ok(None);
    };
    let position = history.position_at(stood)?;
    let Some(action) = action.map(|card| Some(Which::Card(*card))) else {
        return Ok(None);
    };
    let said = Said { by, action };
    let mut failing = whynot(&position, cards, &said);
    failing.retain(|check| check.truth == Truth::No);
    let breaks = Breaks {
        said,
        before: position,
        failing,
    };
    Ok(Some(breaks).filter(|breaks| !breaks.failing.is_empty()))
}

fn lp(history: &History, path: &[u32], record: u32) -> Result<Option<LpThere>, FoldError> {
    let event = history.record(record).map(|record| &record.event);
    let Some(Event::LpChanged { seat, by, to, .. }) = event else {
        return Ok(None);
    };
    let tip = path.last().copied().unwrap_or(record);
    let now = history.position_at(tip)?.lp[*seat];
    let (seat, by, to) = (*seat, *by, *to);
    Ok(Some(LpThere { seat, by, to, now }))
}
