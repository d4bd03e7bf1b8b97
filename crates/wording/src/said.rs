//! What a seat says, as the line of a written duel (`B activates Mind Crush`), and the same words
//! inside a sentence.
//!
//! A written duel is written in one language, so lines are English whatever the reader's is; the
//! words and their order are those of `docs/duel-format.md`.

use crate::viewer::pass_as_read;
use crate::written::{spelled, written_card};
use crate::{Arg, Wording, args, ids};
use duel::{Action, CardId, How, Passcode, Phase, Picked, Position, Seat, Which};
use rules::{Catalogue, Said};

/// How a message is looked up: in the reader's language, or as a written duel has it.
type Say<'a> = &'a dyn Fn(&str, &[(&str, Arg<'_>)]) -> String;

impl Wording {
    /// What a seat says, as the line of a written duel. Lines can be typed back.
    #[must_use]
    pub fn said(&self, said: &Said, position: &Position, cards: &Catalogue) -> String {
        let say = |key: &str, args: &[(&str, Arg<'_>)]| self.english(key, args);
        let face = |face| spelled(cards, face);
        let chooses = matches!(said.action, Action::Choose(_));
        let mut name = |which: &Which| match which {
            Which::Card(card) => written_card(position, cards, *card, chooses),
            Which::Unseen { face, .. } => spelled(cards, *face),
        };
        let deed = deed(&said.action, &mut name, &face, &say);
        match said.action {
            Action::Outcome(_) => deed,
            _ => self.english("line", args![seat: said.by.letter(), deed: deed]),
        }
    }

    /// The same without the seat and in the reader's language, for use inside a sentence.
    pub(crate) fn deed(
        &self,
        by: Seat,
        action: &Action,
        name: &mut dyn FnMut(&CardId) -> String,
        cards: &Catalogue,
    ) -> String {
        let say = |key: &str, args: &[(&str, Arg<'_>)]| self.text(key, args);
        let face = |face| {
            self.face(cards, Some(face))
                .unwrap_or_else(|| say("card-some", args![]))
        };
        match action {
            Action::Pass(how) => say(
                "deed-pass",
                args![how: pass_key(pass_as_read(self.viewer(), by, *how))],
            ),
            _ => deed(action, name, &face, &say),
        }
    }
}

/// The words of an action, without who says it.
fn deed<C>(
    action: &Action<C>,
    name: &mut dyn FnMut(&C) -> String,
    face: &dyn Fn(Passcode) -> String,
    say: Say<'_>,
) -> String {
    match action {
        Action::Pass(how) => say("deed-pass", args![how: pass_key(Some(*how))]),
        Action::Ask => say("deed-ask", args![]),
        Action::Hold => say("deed-hold", args![]),
        Action::MoveOn { to } => say("deed-move-on", args![to: phase_key(*to)]),
        Action::EndTurn => say("deed-end-turn", args![]),
        Action::AgreeUpTo { to } => say("deed-agree", args![to: ids::phase(*to)]),
        Action::Activate { card, effect } => say(
            "deed-activate",
            args![card: name(card), effect: u32::from(*effect) + 1],
        ),
        Action::Summon { card } => say("deed-summon", args![card: name(card)]),
        Action::SetMonster { card } => say("deed-set-monster", args![card: name(card)]),
        Action::SetSpell { card } => say("deed-set", args![card: name(card)]),
        Action::FlipSummon { card } => say("deed-flip-summon", args![card: name(card)]),
        Action::ChangePosition { card } => say("deed-change-position", args![card: name(card)]),
        Action::Choose(picked) => {
            let (what, picked) = named(picked, name, face);
            say("deed-choose", args![what: what, picked: picked])
        }
        Action::Outcome(picked) => {
            let (what, picked) = named(picked, name, face);
            say("deed-outcome", args![what: what, picked: picked])
        }
        // Whichever card of its pile it is, the face says it.
        Action::Show {
            face: told, open, ..
        } => {
            let open = if *open { "yes" } else { "no" };
            say("deed-show", args![card: face(*told), open: open])
        }
        Action::Concede => say("deed-concede", args![]),
    }
}

/// What was picked: its kind, and its name, number or id.
fn named<C>(
    picked: &Picked<C>,
    name: &mut dyn FnMut(&C) -> String,
    face: &dyn Fn(Passcode) -> String,
) -> (&'static str, String) {
    match picked {
        Picked::Cards(cards) if cards.is_empty() => ("nothing", String::new()),
        Picked::Cards(cards) => (
            "cards",
            cards.iter().map(name).collect::<Vec<_>>().join(", "),
        ),
        Picked::Mode(mode) => ("mode", (u32::from(*mode) + 1).to_string()),
        Picked::Name(told) => ("name", face(*told)),
        Picked::Phase(phase) => (ids::phase(*phase), String::new()),
        Picked::Unknown => ("unknown", String::new()),
    }
}

fn phase_key(phase: Option<Phase>) -> &'static str {
    phase.map_or("none", ids::phase)
}

fn pass_key(how: Option<How>) -> &'static str {
    how.map_or("secret", ids::how)
}
