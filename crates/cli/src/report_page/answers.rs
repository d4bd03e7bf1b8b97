//! What the record answers to a claim: to the judge owed, asked, held, legal, the last moment, the
//! cost; to the players only what everybody saw.

use super::case::Case;
use super::public::Public;
use super::sheet::{Block, Text, Tongues};
use duel::{Desk, Seat};
use judge::{Claim, Held, Moment, Stands};
use rules::{Check, Truth};
use wording::{Wording, args};

/// The answers for the judge.
pub(super) fn told(claim: &Claim, case: &Case<'_>, tongues: &Tongues) -> Option<Block> {
    let answers = |words: &Wording| {
        let answers = Answers { words, claim, case };
        answers.lines()
    };
    list(tongues.all(answers), tongues)
}

fn list(items: Vec<Text>, tongues: &Tongues) -> Option<Block> {
    let head = Some(tongues.text("report-list", args![list: "answers"]));
    let boxes = false;
    (!items.is_empty()).then_some(Block::List { head, items, boxes })
}

struct Answers<'a> {
    words: &'a Wording,
    claim: &'a Claim,
    case: &'a Case<'a>,
}

impl Answers<'_> {
    fn lines(&self) -> Vec<String> {
        let seat = self.seat();
        let Some(moment) = &self.claim.moment else {
            return vec![self.words.text("claim-not-owed", args![seat: seat])];
        };
        let mut lines = vec![
            owed(self.words, &self.place(moment), moment.opened),
            self.asked(moment),
            self.held(moment),
            self.legal(moment),
        ];
        lines.extend(self.last(moment));
        lines.extend(self.claim.cost.as_ref().map(|cost| {
            let cost = crate::assessed::cost(cost, self.words);
            let args = args![record: moment.go_back_to, cost: cost];
            self.words.text("claim-cost", args)
        }));
        lines.push(self.stands());
        lines
    }

    fn seat(&self) -> &str {
        self.words.player(self.claim.claimed.by)
    }

    fn card(&self) -> String {
        let card = Some(self.claim.claimed.card);
        self.words.face(self.case.cards, card).unwrap_or_default()
    }

    fn place(&self, moment: &Moment) -> String {
        let words = self.words;
        let place = words.place(moment.turn, moment.phase, moment.step);
        let window = words.window(moment.kind, moment.because);
        words.text("claim-place", args![place: place, window: window])
    }

    fn asked(&self, moment: &Moment) -> String {
        let by = self.claim.claimed.by;
        let answer = crate::responses::answered(self.words, by, moment.given);
        let at = moment.at.unwrap_or(0);
        let args = args![seat: self.seat(), answer: answer, at: at];
        self.words.text("claim-asked", args)
    }

    fn held(&self, moment: &Moment) -> String {
        let held = match moment.held {
            Held::Yes => "yes",
            Held::Possible => "possible",
            Held::No => "no",
        };
        let place = moment.place.map(|place| self.words.location(place));
        self.words.text(
            "claim-held",
            args![
                held: held, seat: self.seat(), card: self.card(),
                place: place.unwrap_or_default(), since: moment.known_since.unwrap_or(0),
                why: moment.not_held.map_or("none", crate::responses::not_held),
            ],
        )
    }

    /// Whether it was legal, with every condition that fails or can't be told.
    fn legal(&self, moment: &Moment) -> String {
        let legal = match moment.legal() {
            _ if moment.conditions.is_empty() => "nothing",
            Truth::Yes => "yes",
            Truth::Unknown => "unknown",
            Truth::No => "no",
        };
        let args = args![legal: legal, card: self.card()];
        let legal = self.words.text("claim-legal", args);
        let open = |check: &&Check| check.truth != Truth::Yes;
        let open = moment.conditions.iter().filter(open);
        let open: Vec<String> = open.map(|check| self.words.check(check)).collect();
        match open.is_empty() {
            true => legal,
            false => format!(
                "{legal}{}{}",
                self.words.gap(),
                open.join(&self.words.gap())
            ),
        }
    }

    fn last(&self, moment: &Moment) -> Option<String> {
        let last = self.claim.last.as_ref()?;
        let same = if last.window == moment.window {
            "yes"
        } else {
            "no"
        };
        let place = self.place(last);
        let args = args![
            place: place, same: same, go_back_to: last.go_back_to, later: self.claim.later,
        ];
        Some(self.words.text("claim-last", args))
    }

    fn stands(&self) -> String {
        let stands = match self.claim.stands() {
            Stands::Open => "open",
            Stands::Yes => "yes",
            Stands::CannotTell => "cannot_tell",
            Stands::No => "no",
        };
        let owed = if self.claim.moment.is_some() {
            "yes"
        } else {
            "no"
        };
        let args = args![stands: stands, owed: owed, seat: self.seat(), card: self.card()];
        self.words.text("claim-stands", args)
    }
}

fn owed(words: &Wording, place: &str, opened: u32) -> String {
    words.text("claim-owed", args![place: place, opened: opened])
}

/// The answers everybody may read, about the place that is gone back to: whether the one who claims
/// was owed the window there and was asked, and what has happened since. What a hand held and could
/// do is for the judge, whatever it is.
pub(super) fn for_players(case: &Case<'_>, public: &Public, tongues: &Tongues) -> Option<Block> {
    let (_, Desk::Claimed { by, .. }) = case.claimed()? else {
        return None;
    };
    let lines = tongues.all(|words| public_lines(words, *by, case, public));
    list(lines, tongues)
}

fn public_lines(words: &Wording, by: Seat, case: &Case<'_>, public: &Public) -> Vec<String> {
    let seat = words.player(by);
    let open = public.then.window;
    let window = open.and_then(|open| public.windows.iter().find(|one| one.number == open.number));
    let asked = window.and_then(|window| {
        let asked = window.owed.iter().find(|asked| asked.seat == by)?;
        Some((window, asked))
    });
    let mut lines = match asked {
        None => vec![words.text("claim-not-owed", args![seat: seat])],
        Some((window, asked)) => {
            let place = words.place(window.turn, window.phase, window.step);
            let kind = words.window(window.kind, window.because);
            let place = words.text("claim-place", args![place: place, window: kind]);
            let answer = super::players::answer(words, window, asked);
            vec![
                owed(words, &place, window.opened),
                words.text("claim-asked", args![seat: seat, answer: answer, at: 0]),
            ]
        }
    };
    lines.push(words.text("report-answers-judge", args![seat: seat]));
    let acts = |seat: Seat| {
        let said =
            |event: &duel::Event| matches!(event, duel::Event::Said { by, .. } if *by == seat);
        let since = public.since.iter();
        since.filter(|seen| said(&seen.event)).count()
    };
    let args = args![record: case.to, a: acts(Seat::A), b: acts(Seat::B)];
    lines.push(words.text("report-since", args));
    lines
}
