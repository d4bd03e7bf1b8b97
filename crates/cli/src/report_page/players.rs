//! The players' copy: what everybody at the table may know, and nothing else. It is made from a
//! spectator's reading alone.

use super::case::Case;
use super::life::Life;
use super::public::{Asked, Public, Window};
use super::sheet::{Block, Section, Tongues};
use super::steps::{Put, steps};
use super::{answers, common, windows};
use duel::{Answer, Passcode, Place, Seat, Zone};
use rules::Catalogue;
use wording::{Viewer, Wording, args};

/// Its sections, in order.
pub(super) fn sections(
    case: &Case<'_>,
    public: &Public,
    life: &Life,
    tongues: &Tongues,
) -> Vec<Section> {
    let (then, now) = (&public.then, &public.now);
    let answers = answers::for_players(case, public, tongues);
    vec![
        common::case(case, then, now, tongues),
        common::claim(case, Viewer::Spectator, answers, tongues),
        common::board(case, (then, now), tongues),
        life.section(case, tongues),
        asked(case, public, tongues),
        plan(case, public, tongues),
        common::rulings(case, Viewer::Spectator, tongues),
        seals(case, tongues),
        common::sign(case, tongues),
    ]
}

/// The windows in which somebody wasn't asked, and how many others there were.
fn asked(case: &Case<'_>, public: &Public, tongues: &Tongues) -> Section {
    let windows = public.windows.iter().map(|window| {
        let head = tongues.say(|words| {
            let place = words.place(window.turn, window.phase, window.step);
            let args = args![
                place: place,
                window: words.window(window.kind, window.because),
                record: window.opened,
            ];
            words.text("report-window", args)
        });
        let cell = |seat: Seat| {
            let mut asked = window.owed.iter().filter(|asked| asked.seat == seat);
            let said = |asked| tongues.say(|words| answered(words, window, asked));
            asked
                .next()
                .map_or_else(Vec::new, |asked| vec![said(asked)])
        };
        let left_out = |asked: &Asked| asked.answer == Some(Answer::Skipped);
        windows::Asked {
            place: (window.turn, window.phase, window.step),
            opened: window.opened,
            head,
            cells: Seat::BOTH.map(cell).to_vec(),
            matters: public
                .then
                .window
                .as_ref()
                .is_some_and(|open| open.number == window.number),
            left_out: window.owed.iter().any(left_out),
        }
    });
    tongues.section("asked", windows::short(windows.collect(), case, tongues))
}

/// What became of the question for a seat.
pub(super) fn answer(words: &Wording, window: &Window, asked: &Asked) -> String {
    match (asked.answer, window.closed) {
        (Some(answer), _) => words.answer(asked.seat, answer),
        (None, Some(_)) => words.text("ledger-released", args![]),
        (None, None) => words.text("ledger-awaited", args![]),
    }
}

fn answered(words: &Wording, window: &Window, asked: &Asked) -> String {
    let answer = answer(words, window, asked);
    let by = asked.asked.map(|(_, by)| wording::ids::asker(by));
    let (by, at) = match asked.answer {
        Some(Answer::Skipped) => ("nobody", 0),
        _ => (by.unwrap_or("nobody"), asked.asked.map_or(0, |(at, _)| at)),
    };
    let seat = words.player(asked.seat);
    words.text(
        "ledger-seat",
        args![seat: seat, answer: answer, asked: at, by: by, held: 0, could: ""],
    )
}

/// What to do with the cards everybody knows; of the others, how many.
fn plan(case: &Case<'_>, public: &Public, tongues: &Tongues) -> Section {
    let steps = steps(public);
    let say = |put: &Put| tongues.say(|words| said(words, case.cards, put));
    // What was done is told by the cards alone; the numbers stand in the table.
    let done = case.gone_back.is_some();
    let net = steps
        .iter()
        .filter(|put| !done || !matches!(put, Put::Count { .. }));
    let net = net.map(say).collect();
    let mut plan = common::plan(case, net, Vec::new(), tongues);
    if case.gone_back.is_none() && steps.iter().any(goes_hidden) {
        let hidden = tongues.text("report-hidden", args![]);
        plan.blocks.push(Block::Say(hidden));
    }
    plan
}

/// Whether a card goes to where nobody else sees which it is.
fn goes_hidden(put: &Put) -> bool {
    match put {
        Put::Move { to, .. } => to.zone.hidden(),
        Put::Mixed { .. } | Put::Count { .. } => true,
        _ => false,
    }
}

/// A step in words.
fn said(words: &Wording, cards: &Catalogue, put: &Put) -> String {
    let name = |face: Option<Passcode>| {
        let known = words.face(cards, face);
        known.unwrap_or_else(|| words.text("card-some", args![]))
    };
    let from = |place: Place| match place.zone {
        Zone::Limbo => words.text("plan-from-limbo", args![]),
        _ => words.located("place-from", place),
    };
    match *put {
        Put::Move {
            face,
            from: place,
            to,
            posture,
        } => {
            let posture = match to.zone.on_field() {
                true => words.in_posture(posture),
                false => "none".to_owned(),
            };
            let to = words.located("place-to", to);
            let (card, from) = (name(face), from(place));
            let args = args![
                card: card, from: from, to: to, posture: posture, rank: "none", look: "no",
            ];
            words.text("plan-move", args)
        }
        Put::Mixed {
            face,
            from: place,
            seat,
        } => {
            let (card, from) = (name(face), from(place));
            let args = args![card: card, from: from, seat: words.player(seat)];
            words.text("report-mixed", args)
        }
        Put::Turn { face, to } => {
            let args = args![card: name(face), posture: words.in_posture(to)];
            words.text("plan-turn", args)
        }
        Put::Attach { face, to } => {
            let bearer = match to {
                Some(bearer) => name(bearer),
                None => "none".to_owned(),
            };
            words.text("plan-attach", args![card: name(face), bearer: bearer])
        }
        Put::Remove { face, from: place } => {
            words.text("plan-remove", args![card: name(face), from: from(place)])
        }
        Put::Counters { face, counter, to } => {
            let counters = words.counters(counter, u32::from(to));
            words.text("plan-counters", args![card: name(face), counters: counters])
        }
        Put::Lp { seat, from, to } => {
            let (from, to) = (from.to_string(), to.to_string());
            words.text(
                "plan-lp",
                args![seat: words.player(seat), from: from, to: to],
            )
        }
        Put::Shuffle(seat) => words.text(
            "plan-shuffle",
            args![seat: words.player(seat), keeps: "none"],
        ),
        Put::Count {
            seat,
            zone,
            then,
            now,
        } => {
            let place = words.located("place-in", Place::pile(seat, zone));
            words.text("report-pile", args![place: place, then: then, now: now])
        }
    }
}

/// Which record this is about. A seal isn't told: it stands for what the hands hold as well.
fn seals(case: &Case<'_>, tongues: &Tongues) -> Section {
    let args = args![to: case.to, from: case.tip()];
    let said = tongues.text("report-seals-players", args);
    tongues.section("seals", vec![Block::Say(said)])
}
