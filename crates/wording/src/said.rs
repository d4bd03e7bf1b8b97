//! What a seat says, as the line of a written duel (`B activates Mind Crush`), and the same words
//! inside a sentence.
//!
//! A written duel is written in one language, so lines are English whatever the reader's is; the
//! words and their order are those of `docs/duel-format.md`.

use crate::told::Telltale;
use crate::viewer::pass_as_read;
use crate::written::{Whose, spelled, written_card};
use crate::{Arg, Wording, args, ids, ways};
use duel::{
    Action, CardId, ChoiceKind, How, Method, Passcode, Phase, Picked, Position, Seat, Telling,
    Which, Word,
};
use rules::{Catalogue, Said};

/// How a message is looked up: in the reader's language, or as a written duel has it.
type Say<'a> = &'a dyn Fn(&str, &[(&str, Arg<'_>)]) -> String;

/// The kind of summon that a way of a card is, and its number where it isn't the first of a kind.
type WayOf<'a, C> = &'a dyn Fn(&C, u8) -> (Method, Option<u8>);

/// What an action is said with: how cards and faces are named, and what its bare numbers mean.
struct Speech<'a, C> {
    name: &'a mut dyn FnMut(&C) -> String,
    face: &'a dyn Fn(Passcode) -> String,
    say: Say<'a>,
    word: &'a dyn Fn(Word) -> String,
    joined: &'a dyn Fn(&[String]) -> String,
    way: WayOf<'a, C>,
    /// Whether chance is a coin.
    coin: bool,
    /// What the seat is asked to choose.
    asked: Option<ChoiceKind>,
    /// What a seat is called.
    seat: &'a dyn Fn(Seat) -> String,
    /// Whether a card is on the speaker's side.
    own: &'a dyn Fn(&C) -> bool,
}

impl Wording {
    /// What a seat says, as the line of a written duel. Lines can be typed back.
    #[must_use]
    pub fn said(&self, said: &Said, position: &Position, cards: &Catalogue) -> String {
        let whose = match &said.action {
            Action::Choose(_) => Whose::IfUnclear,
            // An effect that either player may use.
            Action::Activate {
                card: Which::Card(card),
                ..
            } if !is_of(position, said.by, *card) => Whose::Always,
            _ => Whose::Never,
        };
        let mut name = |which: &Which| match which {
            Which::Card(card) => written_card(position, cards, *card, whose),
            Which::Unseen { face, .. } => spelled(cards, *face),
        };
        let mut speech = Speech {
            name: &mut name,
            face: &|face| spelled(cards, face),
            say: &|key: &str, args: &[(&str, Arg<'_>)]| self.english(key, args),
            word: &|word| word.as_str().to_owned(),
            joined: &|names| names.join(", "),
            way: &|which: &Which, way| {
                let face = match which {
                    Which::Card(card) => position.card(*card).and_then(|row| row.face),
                    Which::Unseen { face, .. } => Some(*face),
                };
                ways::said(cards, face, way)
            },
            coin: ways::is_coin(position, cards),
            asked: position.choice.map(|choice| choice.what),
            seat: &|seat| seat.letter().to_owned(),
            own: &|which: &Which| match which {
                Which::Card(card) => is_of(position, said.by, *card),
                Which::Unseen { seat, .. } => *seat == said.by,
            },
        };
        let deed = speech.deed(&said.action);
        match said.action {
            Action::Outcome(_) | Action::Choose(Picked::Told(_)) => deed,
            _ => self.english("line", args![seat: said.by.letter(), deed: deed]),
        }
    }

    /// The same without the seat and in the reader's language, for use inside a sentence.
    pub(crate) fn deed(
        &self,
        by: Seat,
        action: &Action,
        name: &mut dyn FnMut(&CardId) -> String,
        position: &Position,
        cards: &Catalogue,
    ) -> String {
        let say = |key: &str, args: &[(&str, Arg<'_>)]| self.text(key, args);
        if let Action::Pass(how) = action {
            let how = pass_key(pass_as_read(self.viewer(), by, *how));
            return say("deed-pass", args![how: how]);
        }
        let face = |face| {
            self.face(cards, Some(face))
                .unwrap_or_else(|| say("card-some", args![]))
        };
        Speech {
            name,
            face: &face,
            say: &say,
            word: &|word| self.word(word),
            joined: &|names| self.joined(names),
            way: &|card: &CardId, way| {
                ways::said(cards, position.card(*card).and_then(|row| row.face), way)
            },
            coin: ways::is_coin(position, cards),
            asked: position.choice.map(|choice| choice.what),
            seat: &|seat| self.player(seat).to_owned(),
            own: &|card: &CardId| is_of(position, by, *card),
        }
        .deed(action)
    }
}

impl<C> Speech<'_, C> {
    /// The words of an action, without who says it.
    fn deed(&mut self, action: &Action<C>) -> String {
        match action {
            Action::Pass(how) => self.say("deed-pass", args![how: pass_key(Some(*how))]),
            Action::Ask => self.say("deed-ask", args![]),
            Action::Hold => self.say("deed-hold", args![]),
            Action::MoveOn { to } => self.say("deed-move-on", args![to: phase_key(*to)]),
            Action::EndTurn => self.say("deed-end-turn", args![]),
            Action::AgreeUpTo { to } => self.say("deed-agree", args![to: ids::phase(*to)]),
            Action::Automatic { on } => {
                let on = if *on { "on" } else { "off" };
                self.say("deed-automatic", args![on: on])
            }
            Action::Activate { card, effect } => {
                let (card, effect) = ((self.name)(card), u32::from(*effect) + 1);
                self.say("deed-activate", args![card: card, effect: effect])
            }
            Action::Summon { card } => self.about("deed-summon", card),
            Action::SetMonster { card } => self.about("deed-set-monster", card),
            Action::SetSpell { card } => self.about("deed-set", card),
            Action::FlipSummon { card } => self.about("deed-flip-summon", card),
            Action::ChangePosition { card } => self.about("deed-change-position", card),
            Action::SpecialSummon { card, way } => self.special_summon(card, *way),
            Action::PendulumSummon => self.say("deed-pendulum-summon", args![]),
            Action::GeminiSummon { card } => self.about("deed-gemini-summon", card),
            Action::Attack { card, target } => self.attack(card, target.as_ref()),
            Action::Choose(Picked::Cards(cards))
                if self.asked == Some(ChoiceKind::AttackTarget)
                    && cards.first().is_some_and(|card| (self.own)(card)) =>
            {
                self.attack(&cards[0], cards.get(1))
            }
            Action::Choose(Picked::Told(telling)) => self.telling(telling),
            Action::Choose(picked) => {
                let (what, picked) = self.picked(picked);
                let key = match (self.asked, what) {
                    (Some(ChoiceKind::AttackTarget), "nothing" | "cards" | "yes" | "no") => {
                        "deed-attack-anew"
                    }
                    (Some(ChoiceKind::HandLimit), "cards") => "deed-discard",
                    _ => "deed-choose",
                };
                self.say(key, args![what: what, picked: picked])
            }
            Action::Outcome(picked) => {
                let (what, picked) = self.outcome(picked);
                self.say("deed-outcome", args![what: what, picked: picked])
            }
            // Whichever card of its pile it is, the face says it.
            Action::Show {
                face: told, open, ..
            } => {
                let (card, open) = ((self.face)(*told), if *open { "yes" } else { "no" });
                self.say("deed-show", args![card: card, open: open])
            }
            Action::Concede => self.say("deed-concede", args![]),
        }
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        (self.say)(key, args)
    }

    fn telling(&mut self, telling: &Telling<C>) -> String {
        let mut words = Telltale {
            say: self.say,
            name: &mut *self.name,
            joined: self.joined,
            face: self.face,
            word: self.word,
            seat: self.seat,
        };
        let what = words.told(&telling.what);
        let also = if telling.also { "yes" } else { "no" };
        self.say("deed-told", args![what: what, also: also])
    }

    fn about(&mut self, key: &str, card: &C) -> String {
        let card = (self.name)(card);
        self.say(key, args![card: card])
    }

    fn attack(&mut self, card: &C, target: Option<&C>) -> String {
        let target = target.map(|target| (self.name)(target));
        let target = target.unwrap_or_else(|| "none".to_owned());
        let card = (self.name)(card);
        self.say("deed-attack", args![card: card, target: target])
    }

    fn special_summon(&mut self, card: &C, way: u8) -> String {
        let (method, number) = (self.way)(card, way);
        let number = number.map_or_else(|| "first".to_owned(), |number| number.to_string());
        let card = (self.name)(card);
        self.say(
            "deed-special-summon",
            args![method: ids::method(method), card: card, way: number],
        )
    }

    /// What was picked: its kind, and its name, number or id.
    fn picked(&mut self, picked: &Picked<C>) -> (&'static str, String) {
        match picked {
            Picked::Cards(cards) if cards.is_empty() => ("nothing", String::new()),
            Picked::Cards(cards) => {
                let names: Vec<String> = cards.iter().map(|card| (self.name)(card)).collect();
                ("cards", (self.joined)(&names))
            }
            Picked::Mode(mode) => ("mode", (u32::from(*mode) + 1).to_string()),
            Picked::Name(told) => ("name", (self.face)(*told)),
            Picked::Phase(phase) => (ids::phase(*phase), String::new()),
            Picked::Whether(true) => ("yes", String::new()),
            Picked::Whether(false) => ("no", String::new()),
            Picked::Posture(posture) => (ids::posture(*posture), String::new()),
            Picked::Number(number) => ("number", number.to_string()),
            Picked::Word(word) => ("word", (self.word)(*word)),
            Picked::Unknown => ("unknown", String::new()),
            Picked::Told(telling) => ("told", self.telling(telling)),
        }
    }

    /// What chance decided.
    fn outcome(&mut self, picked: &Picked<C>) -> (&'static str, String) {
        match picked {
            Picked::Number(0) if self.coin => ("tails", String::new()),
            Picked::Number(_) if self.coin => ("heads", String::new()),
            Picked::Number(number) => ("die", number.to_string()),
            other => self.picked(other),
        }
    }
}

fn is_of(position: &Position, seat: Seat, card: CardId) -> bool {
    position
        .card(card)
        .is_some_and(|row| row.place.seat == seat)
}

fn phase_key(phase: Option<Phase>) -> &'static str {
    phase.map_or("none", ids::phase)
}

fn pass_key(how: Option<How>) -> &'static str {
    how.map_or("secret", ids::how)
}
