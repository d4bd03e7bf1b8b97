//! Players who choose by chance among what they are offered, and now and then say something else.

use crate::book::Book;
use crate::random::Random;
use duel::{Action, Phase, Picked, Position, Seat, Which, WindowKind};
use rules::vocabulary::{Act, Objects};
use rules::{Ask, Next, Said, next, offers};
use testkit::agreement::{MUTATIONS, mutation};
use testkit::pairs::{shows, too_fast};
use testkit::play::{Named, Play};

/// Something a player says, with its cards named by their rows.
pub type Decision = (Seat, Action<Named>);

/// What is said next. `None` when nobody is awaited, or nobody knows anything to say.
#[must_use]
pub fn decide(book: &Book, play: &Play<'_>, random: &mut Random) -> Option<Decision> {
    if let Some(lots) = play.lots(random.below(1 << 16)) {
        return Some(lots);
    }
    let Next::Ask(ask) = next(&play.position, play.cards) else {
        return None;
    };
    let said = say(book, &play.position, ask, random)?;
    Some((said.by, play.named(&said.action)?))
}

fn say(book: &Book, position: &Position, ask: Ask, random: &mut Random) -> Option<Said> {
    if random.percent(4) {
        return Some(anything(book, position, random));
    }
    if position.choice.is_none() && random.percent(4) {
        let by = *random.pick(&Seat::BOTH);
        let mut early = too_fast(position, by);
        early.extend(shows(position, by));
        if !early.is_empty() {
            return Some(random.pick(&early).clone());
        }
    }
    legal(book, position, ask.seat, random).or_else(|| unlisted(book, position, ask.seat, random))
}

/// Something a seat is offered, by chance. `None` when nothing is listed for it.
#[must_use]
pub fn legal(book: &Book, position: &Position, by: Seat, random: &mut Random) -> Option<Said> {
    let offered: Vec<Said> = offers(position, &book.cards, by).iter().collect();
    weighted(book, position, offered, random)
}

/// Something that may well be wrong.
#[must_use]
pub fn anything(book: &Book, position: &Position, random: &mut Random) -> Said {
    let kind = random.bits() % MUTATIONS;
    mutation(position, &book.faces, kind, random.bits())
}

fn weighted(
    book: &Book,
    position: &Position,
    mut offered: Vec<Said>,
    random: &mut Random,
) -> Option<Said> {
    let weights: Vec<usize> = offered
        .iter()
        .map(|said| weight(book, position, &said.action))
        .collect();
    let all = weights.iter().sum();
    let mut at = random.below(all);
    let chosen = weights.iter().position(|weight| {
        let here = at < *weight;
        at = at.saturating_sub(*weight);
        here
    })?;
    Some(offered.swap_remove(chosen))
}

/// How likely something is to be said: what leads to much comes more often.
fn weight(book: &Book, position: &Position, action: &Action<Which>) -> usize {
    let open = position.window.map(|window| window.kind) == Some(WindowKind::Open);
    match action {
        Action::Activate { card, effect } => {
            let responds = if open { 400 } else { 900 };
            responds
                * if removes_many(book, position, *card, *effect) {
                    3
                } else {
                    1
                }
        }
        Action::SpecialSummon { .. } | Action::PendulumSummon => 900,
        Action::Attack { .. } => 600,
        Action::Summon { .. } | Action::GeminiSummon { .. } => 500,
        Action::SetSpell { .. } | Action::SetMonster { .. } | Action::FlipSummon { .. } => 300,
        Action::Pass(_) => 500,
        Action::MoveOn { to } => moves_on(position.phase, *to),
        Action::ChangePosition { .. } => 60,
        Action::EndTurn => 10,
        Action::AgreeUpTo { .. } | Action::Ask | Action::Hold => 5,
        Action::Concede => 0,
        Action::Choose(Picked::Cards(cards)) if cards.is_empty() => 40,
        Action::Choose(_) | Action::Outcome(_) => 120,
        Action::Show { .. } | Action::Automatic { .. } => 5,
    }
}

/// Phases in which little is done are left quickly, and for the next one.
const fn moves_on(now: Phase, to: Option<Phase>) -> usize {
    match (now, to) {
        (Phase::Draw | Phase::Standby, None | Some(Phase::Main1)) => 500,
        (Phase::Main1, Some(Phase::Battle)) => 250,
        (_, None) => 200,
        (_, Some(_)) => 10,
    }
}

/// True for an effect that is about all cards of a kind at once.
fn removes_many(book: &Book, position: &Position, card: Which, effect: u8) -> bool {
    let face = match card {
        Which::Card(id) => position.card(id).and_then(|row| row.face),
        Which::Unseen { face, .. } => Some(face),
    };
    let def = face.and_then(|face| book.cards.get(face));
    let effect = def.and_then(|def| def.effects.get(usize::from(effect)));
    let modes = effect.into_iter().flat_map(|effect| &effect.modes);
    let mut steps = modes.flat_map(|mode| &mode.resolve);
    steps.any(|step| {
        let (Act::Destroy(what)
        | Act::SendToGraveyard(what)
        | Act::Banish(what)
        | Act::ReturnToHand(what)
        | Act::ReturnToDeck(what, _)) = &step.act
        else {
            return false;
        };
        matches!(what, Objects::Each(_))
    })
}

/// An answer to a choice that can't be listed: unidentified cards, by a face they may have.
fn unlisted(book: &Book, position: &Position, by: Seat, random: &mut Random) -> Option<Said> {
    let choice = position.choice?;
    let piles: Vec<Which> = position
        .rows
        .iter()
        .filter(|row| row.face.is_none())
        .map(|row| Which::Unseen {
            seat: row.place.seat,
            zone: row.place.zone,
            face: *random.pick(&book.faces),
        })
        .collect();
    let known = !piles.is_empty() && !random.percent(30);
    let picked = if known {
        let count = choice.least.max(1);
        let cards = (0..count).map(|_| *random.pick(&piles));
        Picked::Cards(cards.collect())
    } else {
        Picked::Unknown
    };
    let action = Action::Choose(picked);
    Some(Said { by, action })
}
