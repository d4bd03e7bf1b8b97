//! Questions: who is awaited and what for.

use crate::viewer::pass_as_read;
use crate::{Wording, args, ids};
use duel::{Answer, Because, ChoiceKind, Lot, Place, Position, Seat, Window};
use rules::{Ask, Next, Question};

impl Wording {
    /// Who is awaited, and what for.
    #[must_use]
    pub fn ask(&self, ask: &Ask, position: &Position) -> String {
        match ask.question {
            Question::Window(kind) => {
                let because = position
                    .window
                    .map_or(position.because, |open| open.because);
                let must = matches!(because, Because::TriggersMet { mandatory: true });
                self.sentence(
                    "ask-window",
                    args![
                        seat: self.player(ask.seat),
                        kind: ids::window_kind(kind),
                        because: self.because(because),
                        mandatory: if must { "yes" } else { "no" },
                    ],
                )
            }
            Question::Choice(what) => {
                let count = position
                    .choice
                    .map_or((1, 1), |choice| (choice.least, choice.most));
                self.choice("ask-choice", ask.seat, what, count)
            }
        }
    }

    /// What the duel waits for. `None` while an event follows by itself.
    #[must_use]
    pub fn awaited(&self, next: &Next, position: &Position) -> Option<String> {
        Some(match next {
            Next::Event(_) => return None,
            Next::Ask(ask) => self.ask(ask, position),
            Next::Chance { lot, seat } => self.chance(*lot, *seat),
            Next::SetUp => self.sentence("ask-set-up", args![]),
            Next::Over => self.sentence("ask-over", args![]),
        })
    }

    fn chance(&self, lot: Lot, seat: Seat) -> String {
        let Lot::Cards {
            seat: whose,
            zone,
            count,
        } = lot
        else {
            let key = if lot == Lot::Coin {
                "ask-coin"
            } else {
                "ask-die"
            };
            return self.sentence(key, args![seat: self.player(seat)]);
        };
        let place = self.located("place-from", Place::pile(whose, zone));
        let cards = self.text("count-cards", args![count: count]);
        self.sentence(
            "ask-chance",
            args![seat: self.player(seat), cards: cards, place: place],
        )
    }

    /// A message about a choice of so many.
    pub(crate) fn choice(
        &self,
        key: &str,
        seat: Seat,
        what: ChoiceKind,
        (least, most): (u8, u8),
    ) -> String {
        let count = match (least, most) {
            (least, most) if least == most => self.text("count-exactly", args![count: most]),
            (0, most) => self.text("count-at-most", args![count: most]),
            (least, most) => self.text("count-between", args![least: least, most: most]),
        };
        self.sentence(
            key,
            args![
                seat: self.player(seat),
                what: ids::choice(what),
                count: count,
                least: least,
                most: most,
            ],
        )
    }

    /// An answer as a verb, for "B …": "passed by moving on", "was not asked".
    #[must_use]
    pub fn answer(&self, seat: Seat, answer: Answer) -> String {
        let key = match answer {
            Answer::Passed(how) => {
                pass_as_read(self.viewer(), seat, how).map_or("secret", ids::how)
            }
            Answer::Acted | Answer::Skipped => ids::answer(answer),
        };
        self.text("answer", args![answer: key])
    }

    /// How an open window stands: each owed seat, with its answer or that it is awaited.
    #[must_use]
    pub fn standing(&self, open: &Window) -> String {
        let owed = [Some(open.owed.0), open.owed.1];
        let parts: Vec<String> = owed
            .into_iter()
            .enumerate()
            .filter_map(|(rank, seat)| Some(self.standing_of(open, rank, seat?)))
            .collect();
        let parts = parts
            .into_iter()
            .reduce(|before, next| self.text("moves-more", args![before: before, next: next]));
        let window = self.window(open.kind, open.because);
        self.sentence(
            "standing",
            args![window: window, parts: parts.unwrap_or_default()],
        )
    }

    fn standing_of(&self, open: &Window, rank: usize, seat: Seat) -> String {
        let how = match open.answers[rank] {
            Some(answer) => self.answer(seat, answer),
            None => {
                let state = if open.holder() == Some(seat) {
                    "awaited"
                } else {
                    "later"
                };
                let flag = |is: bool| if is { "yes" } else { "no" };
                let (asked, held) = (flag(open.asked[rank]), flag(open.held[rank]));
                self.text(
                    "standing-state",
                    args![state: state, asked: asked, held: held],
                )
            }
        };
        self.text("standing-seat", args![seat: self.player(seat), how: how])
    }
}
