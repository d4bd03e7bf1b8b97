//! Takes away what a role may not read: of an event, and of a whole position.

use super::{
    Role,
    sight::{Secrets, Sight},
    walk,
};
use crate::{
    Action, Answer, CardId, ChoiceKind, Event, Frame, Happened, How, Lot, Passcode, Picked, Place,
    Position, Posture, Row, Seat, Use, Window, Zone,
};
use alloc::vec::Vec;

/// Stands for a card the role has lost track of; no row ever has it.
pub(super) const LOST: CardId = CardId(u32::MAX);

/// A face the role may not read.
pub(super) const UNREAD: Passcode = Passcode(0);

/// Takes away what the role may not read of an event, except whose face a `CardKnown` gives.
pub(super) fn event(role: Role, event: &mut Event) {
    match event {
        Event::Said { by, action } if !role.is(*by) => said(action),
        Event::WindowAnswered { seat, answer, .. } if !role.is(*seat) => *answer = read(*answer),
        Event::ChoiceMade {
            seat,
            picked,
            hidden: true,
        } if !role.is(*seat) => *picked = Picked::Unknown,
        Event::RandomOutcome { lot, picked } if blind(role, *lot) => *picked = Picked::Unknown,
        Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
            for step in moves {
                step.from = without_rank(step.from);
                step.to = without_rank(step.to);
            }
        }
        _ => {}
    }
}

/// True when the role can't see which cards this lot picked.
pub(super) fn blind(role: Role, lot: Lot) -> bool {
    match lot {
        // What comes up from a deck is shown to everybody.
        lot if lot.is_of_deck() => false,
        Lot::Cards { seat, zone, .. } => !role.sees(Place::pile(seat, zone), Posture::FaceDown),
        Lot::Coin | Lot::Die => false,
    }
}

fn said(action: &mut Action) {
    match action {
        Action::Pass(how) if !how.open() => *how = How::Silence,
        Action::Show {
            face, open: false, ..
        } => *face = UNREAD,
        Action::Choose(picked) | Action::Outcome(picked) => *picked = Picked::Unknown,
        _ => {}
    }
}

/// Everybody else reads a pass as a pass.
const fn read(answer: Answer) -> Answer {
    match answer {
        Answer::Passed(how) if !how.open() => Answer::Passed(How::Silence),
        other => other,
    }
}

/// Which card of a hidden pile it was is nobody's business; that it went to the bottom is plain.
const fn without_rank(place: Place) -> Place {
    let told = !place.zone.hidden() || place.slot == Place::BOTTOM;
    let slot = if told { place.slot } else { 0 };
    Place { slot, ..place }
}

/// The position at which this sight stands, as its role reads it.
pub(super) fn position(sight: &Sight) -> Position {
    let mut seen = sight.full().clone();
    seen.rows = rows(sight);
    seen.pool = Default::default();
    seen.used_ever = sight.used_ever().iter().copied().collect();
    seen.values.retain(|(card, _, _)| sight.knows(*card));
    take_picks(sight, &mut seen);
    take_faces(sight, &mut seen);
    if let Some(window) = &mut seen.window {
        take_passes(sight.role(), window);
    }
    if let Some(intent) = &mut seen.intent
        && !sight.role().is(intent.by)
    {
        said(&mut intent.action);
    }
    walk::mentions(&mut seen, &mut |card| sight.name(card));
    seen
}

fn take_picks(sight: &Sight, seen: &mut Position) {
    let secrets = sight.secrets();
    if let Some(frame) = &mut seen.frame {
        take_from_step(secrets, frame);
    }
    if secrets.hand_limit {
        seen.picked = seen.picked.is_some().then(Default::default);
    }
    if let Some(attack) = &mut seen.attack
        && secrets.reply
    {
        attack.reply = None;
    }
    if let Some(intent) = &mut seen.intent
        && secrets.intent
    {
        intent.mode = None;
        intent.declared = None;
        intent.targets = intent.targets.is_some().then(Default::default);
        intent.tributes = intent.tributes.is_some().then(Default::default);
        intent.word = None;
        intent.posture = None;
    }
}

fn take_from_step(secrets: &Secrets, frame: &mut Frame) {
    for what in &secrets.step {
        match what {
            ChoiceKind::Whether => frame.whether = None,
            ChoiceKind::Number => frame.number = None,
            ChoiceKind::Posture => frame.posture = None,
            ChoiceKind::Material => {
                frame.materials = frame.materials.is_some().then(Default::default);
            }
            _ => frame.picked = frame.picked.is_some().then(Default::default),
        }
    }
}

fn take_faces(sight: &Sight, seen: &mut Position) {
    if let Some(intent) = &mut seen.intent {
        intent.from = intent.from.map(without_rank);
    }
    for link in &mut seen.chain {
        link.face = link.face.filter(|_| sight.knows(link.card));
        link.from = without_rank(link.from);
    }
    for entry in &mut seen.used {
        if let Use::Effect {
            name, card, left, ..
        } = entry
        {
            // Which card of a hand it was isn't followed, so whether that one has left isn't either.
            *left = false;
            if !sight.knows(*card) {
                *name = UNREAD;
            }
        }
    }
    for happening in seen.happened.iter_mut().chain(&mut seen.occasion) {
        if let Happened::Moved {
            card,
            face,
            from,
            to,
            negated,
            ..
        } = &mut happening.what
        {
            *face = face.filter(|_| sight.knows(*card));
            *negated &= sight.knows(*card);
            *from = without_rank(*from);
            *to = without_rank(*to);
        }
    }
}

fn take_passes(role: Role, window: &mut Window) {
    let owed = [Some(window.owed.0), window.owed.1];
    for (answer, seat) in window.answers.iter_mut().zip(owed) {
        if seat.is_some_and(|seat| !role.is(seat)) {
            *answer = answer.map(read);
        }
    }
}

/// One row for each card, at the number its alias says; piles the role can't look into hold what
/// it can't tell apart at the bottom and what it knows on top.
fn rows(sight: &Sight) -> Vec<Row> {
    let mut rows: Vec<Option<Row>> = Vec::new();
    rows.resize_with(sight.full().rows.len(), || None);
    for (&(seat, zone), pile) in sight.piles() {
        for (rank, &alias) in pile.iter().enumerate() {
            rows[alias.row()] = Some(unseen(alias, seat, zone, rank as u8));
        }
    }
    for (row, alias) in sight.followed() {
        rows[alias.row()] = Some(followed(sight, row, alias));
    }
    rank_the_known(sight, &mut rows);
    rows.into_iter()
        .enumerate()
        .map(|(n, row)| row.unwrap_or_else(|| unseen(CardId(n as u32), Seat::A, Zone::Gone, 0)))
        .collect()
}

/// Which rank a known card has in a pile the role can't look into tells which others left it.
fn rank_the_known(sight: &Sight, rows: &mut [Option<Row>]) {
    let mut next: Vec<((Seat, Zone), u8)> = Vec::new();
    for row in rows.iter_mut().flatten() {
        let pile = (row.place.seat, row.place.zone);
        let hidden = sight.piles().get(&pile);
        let counted = hidden.is_some_and(|pile| pile.contains(&row.id));
        let into = Place::pile(row.place.seat, row.place.zone);
        if counted || !row.place.zone.hidden() || sight.role().sees(into, Posture::FaceDown) {
            continue;
        }
        let at = next
            .iter()
            .position(|(p, _)| *p == pile)
            .unwrap_or_else(|| {
                next.push((pile, hidden.map_or(0, |pile| pile.len() as u8)));
                next.len() - 1
            });
        row.place.slot = next[at].1;
        next[at].1 += 1;
    }
}

fn followed(sight: &Sight, row: &Row, alias: CardId) -> Row {
    let known = sight.knows(row.id);
    // Since when a card lies openly on the field is plain; of any other it tells where it was.
    let plain = row.place.zone.on_field() && row.posture.face_up();
    Row {
        id: alias,
        face: row.face.filter(|_| known),
        known_to: readers(sight, row),
        attached: row.attached.map(|monster| sight.name(monster)),
        pooled: false,
        since: 0,
        since_earliest: 0,
        applies_since: if plain { row.applies_since } else { 0 },
        ..*row
    }
}

/// Who knows the face, as far as the role can tell: everybody, itself, or nobody.
fn readers(sight: &Sight, row: &Row) -> u8 {
    match sight.role() {
        _ if !sight.knows(row.id) => 0,
        Role::Seat(seat) if !sight.open(row) => 1 << seat.index(),
        _ => 3,
    }
}

const fn unseen(alias: CardId, seat: Seat, zone: Zone, rank: u8) -> Row {
    let place = Place {
        seat,
        zone,
        slot: rank,
    };
    Row::entered(alias, seat, place, Posture::FaceDown, 0)
}
