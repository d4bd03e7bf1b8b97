//! What comes back without a card being moved: what was used this turn, attacks, changes of
//! position, values, lingering effects, and what each player knew of hidden cards.

use duel::{CardId, Lingering, Passcode, Position, Row, Seat, Use, Value, Zone};

/// What comes back besides the cards. Cards are named by their identities now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Back {
    /// Used since then: it can be used again.
    pub free: Vec<Use>,
    /// Used in the turn of then: it is used up again.
    pub used: Vec<Use>,
    /// Monsters that have attacked more or less often in their turn: then, now.
    pub attacks: Vec<(CardId, u8, u8)>,
    /// Monsters that were summoned or have changed their position in the turn of then, and whether
    /// that was so then already.
    pub turned: Vec<(CardId, bool)>,
    /// Values that were others; `None`: as printed.
    pub values: Vec<(CardId, Value, Option<i32>)>,
    /// Lingering effects that began since: they are no more.
    pub ends: Vec<Lingering>,
    /// Lingering effects of then that have ended since: they hold again.
    pub holds: Vec<Lingering>,
    /// Hidden cards a player knew then: they stay known.
    pub known: Vec<Known>,
}

/// A hidden card somebody else than its holder knew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who knew it.
    pub by: Seat,
    /// The card.
    pub card: CardId,
    /// Its face.
    pub face: Passcode,
    /// Who held it.
    pub of: Seat,
    /// Where it lay then.
    pub zone: Zone,
}

pub(super) fn back(then: &Position, now: &Position, from: &[usize]) -> Back {
    let pairs = || {
        from.iter()
            .enumerate()
            .map(|(t, n)| (&then.rows[t], &now.rows[*n]))
    };
    Back {
        free: without(&now.used, &then.used),
        used: match then.turn == now.turn {
            true => Vec::new(),
            false => then.used.to_vec(),
        },
        attacks: pairs()
            .filter(|(old, new)| old.attacks != new.attacks && on_board(old, new))
            .map(|(old, new)| (new.id, old.attacks, new.attacks))
            .collect(),
        turned: pairs()
            .filter_map(|(old, new)| turned(then, old, new))
            .collect(),
        values: values(then, now, from),
        ends: without(&now.lingering, &then.lingering),
        holds: without(&then.lingering, &now.lingering),
        known: pairs().flat_map(|(old, new)| known(old, new)).collect(),
    }
}

fn without<T: PartialEq + Clone>(all: &[T], these: &[T]) -> Vec<T> {
    all.iter()
        .filter(|one| !these.contains(one))
        .cloned()
        .collect()
}

fn on_board(then: &Row, now: &Row) -> bool {
    [then, now]
        .iter()
        .any(|row| row.place.zone == Zone::Monster)
}

/// Whether it counts as summoned or turned in the turn of then, where that isn't so now as it was.
fn turned(position: &Position, then: &Row, now: &Row) -> Option<(CardId, bool)> {
    let turn = position.turn;
    let (was, is) = (then.moved_turn == turn, now.moved_turn == turn);
    (was != is && then.place.zone == Zone::Monster).then_some((now.id, was))
}

fn values(then: &Position, now: &Position, from: &[usize]) -> Vec<(CardId, Value, Option<i32>)> {
    let changed = |position: &Position, card: CardId, what: Value| {
        let mut all = position.values.iter();
        let found = all.find(|(id, value, _)| (*id, *value) == (card, what));
        found.map(|(.., number)| *number)
    };
    let mut found = Vec::new();
    for (t, n) in from.iter().enumerate() {
        let (old, new) = (&then.rows[t], &now.rows[*n]);
        for what in [Value::Atk, Value::Def, Value::Level, Value::Negated] {
            let (was, is) = (changed(then, old.id, what), changed(now, new.id, what));
            if was != is && old.place.zone.on_field() {
                found.push((new.id, what, was));
            }
        }
    }
    found
}

fn known(then: &Row, now: &Row) -> Vec<Known> {
    let zone = then.place.zone;
    let hidden = zone.hidden() || (zone.on_field() && !then.posture.face_up());
    let Some(face) = then.face.filter(|_| hidden) else {
        return Vec::new();
    };
    let of = then.place.seat;
    let by = of.other();
    let knew = then.known_by(by);
    let known = knew.then_some(Known {
        by,
        card: now.id,
        face,
        of,
        zone,
    });
    known.into_iter().collect()
}
