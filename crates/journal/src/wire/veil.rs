//! The veiled part of an event: what not everybody at the table could see.
//!
//! The open part of an event is the event as everybody may read it: a hidden face is 0, the way a
//! pass was given is "in silence", a hidden pick is unknown. What was there instead is the veiled
//! part. Whether an event has one can be seen from its open part alone, so nothing that is hidden
//! decides it. Each event has one at most, and it belongs to one audience (and to the judge).

use super::bytes::{self, Fault};
use super::mirror::Mirror;
use duel::{Action, Answer, Audience, Event, How, Passcode, Picked};

/// The place in an event where its veiled part belongs.
enum Slot<'a> {
    Face(&'a mut Passcode),
    How(&'a mut How),
    Picked(&'a mut Picked),
}

/// The veiled part of an event, taken out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Veiled {
    /// Who may know it, besides the judge; never `All`.
    pub(crate) audience: Audience,
    /// Its bytes.
    pub(crate) part: Vec<u8>,
}

fn slot(event: &mut Event) -> Option<(Audience, Slot<'_>)> {
    match event {
        Event::CardKnown { to, face, .. } if *to != Audience::All => Some((*to, Slot::Face(face))),
        Event::WindowAnswered {
            seat,
            answer: Answer::Passed(how),
            ..
        }
        | Event::Said {
            by: seat,
            action: Action::Pass(how),
        } if !how.open() => Some((Audience::Seat(*seat), Slot::How(how))),
        Event::ChoiceMade {
            seat,
            picked,
            hidden: true,
        } => Some((Audience::Seat(*seat), Slot::Picked(picked))),
        Event::Said {
            by,
            action: Action::Show {
                face, open: false, ..
            },
        } => Some((Audience::Seat(*by), Slot::Face(face))),
        _ => None,
    }
}

/// Takes the veiled part out of an event and leaves the open part.
pub(crate) fn lift(event: &Event) -> (Event, Option<Veiled>) {
    let mut open = event.clone();
    let veiled = slot(&mut open).map(|(audience, slot)| {
        let part = match slot {
            Slot::Face(face) => bytes::encode(&std::mem::replace(face, Passcode(0)).to_wire()),
            Slot::How(how) => bytes::encode(&std::mem::replace(how, How::Silence).to_wire()),
            Slot::Picked(picked) => {
                bytes::encode(&std::mem::replace(picked, Picked::Unknown).to_wire())
            }
        };
        Veiled { audience, part }
    });
    (open, veiled)
}

/// Puts the veiled part, which begins `bytes`, back into an open event that has one. Gives the
/// whole event and how many bytes the part took.
pub(super) fn put_back(mut open: Event, bytes: &[u8]) -> Result<(Event, usize), Fault> {
    let taken = match slot(&mut open) {
        None => 0,
        Some((_, Slot::Face(face))) => put(face, bytes)?,
        Some((_, Slot::How(how))) => put(how, bytes)?,
        Some((_, Slot::Picked(picked))) => put(picked, bytes)?,
    };
    Ok((open, taken))
}

fn put<T: Mirror>(place: &mut T, bytes: &[u8]) -> Result<usize, Fault>
where
    T::Wire: serde::de::DeserializeOwned,
{
    let (wire, taken) = bytes::decode(bytes)?;
    *place = T::from_wire(wire);
    Ok(taken)
}
