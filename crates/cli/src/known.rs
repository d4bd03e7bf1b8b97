//! What a role knows of a position, with the cards' own ids: what its lines are read against, and
//! what it is told could be said.

use duel::{Position, Role, Row};

/// The position without the faces the role may not know. Ids stay: what is said by them can be
/// taken by the table.
#[must_use]
pub(crate) fn known_to(role: Role, full: &Position) -> Position {
    let mut known = full.clone();
    if role == Role::Judge {
        return known;
    }
    for row in &mut known.rows {
        if !knows(role, row) {
            row.face = None;
        }
    }
    for seat in duel::Seat::BOTH {
        if !role.is(seat) {
            known.pool[seat].clear();
        }
    }
    known
}

fn knows(role: Role, row: &Row) -> bool {
    let everybody = duel::Seat::BOTH.into_iter().all(|seat| row.known_by(seat));
    everybody || role.seat().is_some_and(|seat| row.known_by(seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::{CardId, Passcode, Place, Posture, Seat, Zone};

    fn row(id: u32, known_to: u8) -> Row {
        Row {
            id: CardId(id),
            face: Some(Passcode(7)),
            owner: Seat::A,
            place: Place::pile(Seat::A, Zone::Hand),
            posture: Posture::FaceDown,
            known_to,
            pooled: false,
            set_turn: 0,
            moved_turn: 0,
            since: 0,
            since_earliest: 0,
            applies_since: 0,
            attached: None,
            token: false,
            proper: false,
            gemini: false,
            summoned: None,
            up_turn: 0,
            attacks: 0,
            fought: false,
        }
    }

    #[test]
    fn a_role_reads_the_faces_it_may_know_and_no_others() {
        let mut full = Position::new();
        full.rows = vec![row(0, 1), row(1, 2), row(2, 3)];
        full.pool[Seat::A] = vec![Passcode(8)];
        let read = |role| -> Vec<bool> {
            let known = known_to(role, &full);
            known.rows.iter().map(|row| row.face.is_some()).collect()
        };
        assert_eq!(read(Role::Seat(Seat::A)), [true, false, true]);
        assert_eq!(read(Role::Seat(Seat::B)), [false, true, true]);
        assert_eq!(read(Role::Spectator), [false, false, true]);
        assert_eq!(read(Role::Judge), [true, true, true]);
        assert!(known_to(Role::Seat(Seat::B), &full).pool[Seat::A].is_empty());
        assert_eq!(known_to(Role::Seat(Seat::A), &full).pool[Seat::A].len(), 1);
    }
}
