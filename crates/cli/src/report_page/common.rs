//! The sections that both copies have. What may be read was decided before: the positions are
//! those of the copy's reader, and words lie beside a record for the judge alone.

use super::case::Case;
use super::sheet::{Block, Section, SheetRow, Table, Text, Tongues};
use crate::rounds;
use duel::{Desk, Event, Position, Seat, Zone};
use journal::Record;
use rules::policy::Document;
use timeline::RoundClock;
use wording::{Viewer, Wording, args};

/// The zones of a side, as a table has them.
const ZONES: [Zone; 7] = [
    Zone::Hand,
    Zone::Monster,
    Zone::Spell,
    Zone::Field,
    Zone::Pendulum,
    Zone::Graveyard,
    Zone::Banished,
];

/// The case: which duel, which place, under which rules and which policy.
pub(super) fn case(case: &Case<'_>, then: &Position, now: &Position, tongues: &Tongues) -> Section {
    let label = |label: &str| tongues.text("report-label", args![label: label]);
    let row = |name: &str, cell: Vec<Text>| SheetRow {
        head: label(name),
        cells: vec![cell],
        differs: false,
    };
    let entry = &case.opened.entry;
    let moment = |record: u32, position: &Position| {
        tongues.say(|words| {
            let moment = words.moment(position);
            words.text("report-moment", args![record: record, moment: moment])
        })
    };
    let mut rows = Vec::new();
    rows.extend(match_rows(case, tongues).map(|cell| row("match", cell)));
    let id: String = entry.id.to_string().chars().take(8).collect();
    let duel = format!("{} ({id}…)", wording::visible(&entry.name));
    rows.push(row("duel", vec![Text::plain(duel)]));
    let times = [entry.created, case.made].map(|time| case.zone.moment(time));
    let times = times.join("; ");
    rows.push(row("made", vec![Text::plain(times)]));
    rows.push(row("to", vec![moment(case.to, then)]));
    let from = if case.gone_back.is_some() {
        "stood"
    } else {
        "from"
    };
    rows.push(row(from, vec![moment(case.tip(), now)]));
    rows.extend(case.gone_back.map(|record| {
        let args = args![record: record, to: case.to];
        row("gone-back", vec![tongues.text("report-gone-back", args)])
    }));
    rows.extend(profile(case).map(|name| row("rules", vec![Text::plain(name)])));
    let title = tongues.say(|words| words.policy_title(case.policy));
    rows.push(row("policy", vec![title]));
    let table = Table {
        caption: tongues.text("report-caption", args![table: "case", seat: ""]),
        head: vec![label("what"), label("is")],
        rows,
        boxes: false,
    };
    tongues.section("case", vec![Block::Table(table)])
}

/// The match, its event and its players, where they were stated.
fn match_rows(case: &Case<'_>, tongues: &Tongues) -> Option<Vec<Text>> {
    let mut cell = match case.stated() {
        Some((record, entry)) => {
            let words = record.words.as_ref();
            let event = words.and_then(|words| words.text.as_deref());
            let event = event.map(|event| Text::plain(wording::visible(event)));
            let stated = sentence(case, entry, tongues);
            event.into_iter().chain([stated]).collect()
        }
        None => headers(case, tongues),
    };
    let named = |seat: Seat| {
        let name = case.player(seat)?;
        Some(format!("{seat}: {name}"))
    };
    let players: Vec<String> = Seat::BOTH.into_iter().filter_map(named).collect();
    if !players.is_empty() {
        cell.push(Text::plain(players.join(", ")));
    }
    Some(cell).filter(|cell| !cell.is_empty())
}

/// The same from the headers of a written duel. (Not its title: that may tell too much.)
fn headers(case: &Case<'_>, tongues: &Tongues) -> Vec<Text> {
    let says = |of: &str| case.header(of);
    let mut cell: Vec<Text> = says("event").map(Text::plain).into_iter().collect();
    if let (Some(round), Some(table)) = (says("round"), says("table")) {
        let args = args![round: round, table: table];
        cell.push(tongues.text("report-round", args));
    }
    cell.extend(says("date").map(Text::plain));
    cell
}

/// The name of the rules the duel began under.
fn profile<'c>(case: &'c Case<'_>) -> Option<&'c str> {
    let mut records = case.opened.history.records().iter();
    records.find_map(|record| match &record.event {
        Event::DuelBegan { profile_name, .. } => Some(profile_name.as_ref()),
        _ => None,
    })
}

/// The documents of the policy.
pub(super) fn documents(case: &Case<'_>, tongues: &Tongues) -> Text {
    let document = |words: &Wording, document: &Document| {
        let (version, date) = (document.version.as_deref(), document.date.as_deref());
        words.text(
            "report-document",
            args![
                document: document.name.as_str(),
                version: version.unwrap_or("none"),
                date: date.unwrap_or("none"),
                read: if document.read.is_some() { "yes" } else { "no" },
            ],
        )
    };
    tongues.say(|words| {
        let all = case.policy.documents.iter();
        let all: Vec<String> = all.map(|one| document(words, one)).collect();
        all.join("; ")
    })
}

/// What is claimed, and what the record answers. Which card was named only the judge's copy says.
pub(super) fn claim(
    case: &Case<'_>,
    viewer: Viewer,
    answers: Option<Block>,
    tongues: &Tongues,
) -> Section {
    let mut blocks = match case.claimed() {
        None => vec![Block::Say(tongues.text("report-no-claim", args![]))],
        Some((record, Desk::Claimed { by, at, .. })) if viewer != Viewer::Judge => {
            let (by, at, named) = (*by, *at, None);
            let claimed = Event::Desk(Desk::Claimed { by, at, named });
            entered(case, record, &claimed, viewer, tongues)
        }
        Some((record, _)) => entered(case, record, &record.event, viewer, tongues),
    };
    blocks.extend(answers);
    blocks.extend(Seat::BOTH.map(|seat| statement(case, seat, tongues)));
    blocks.extend(accounts(case, viewer, tongues));
    tongues.section("claim", blocks)
}

/// Whose account of what happened each line is, as it was said or found.
fn accounts(case: &Case<'_>, viewer: Viewer, tongues: &Tongues) -> Vec<Block> {
    let entries = case.opened.history.desk_entries();
    let mut given: Vec<&Record> = entries
        .filter(|(_, entry)| matches!(entry, Desk::StandingGiven { .. }))
        .map(|(record, _)| record)
        .collect();
    given.sort_by_key(|record| record.number);
    let given = given.into_iter();
    let told = given.flat_map(|record| entered(case, record, &record.event, viewer, tongues));
    told.collect()
}

/// What a player said about it in front of both, or a line to write it on.
fn statement(case: &Case<'_>, seat: Seat, tongues: &Tongues) -> Block {
    let history = &case.opened.history;
    let about = |record: &&Record| match &record.event {
        Event::Rewound { to, undoes, .. } => {
            undoes.is_none() && history.base(*to) == history.base(case.to)
        }
        Event::Desk(Desk::Ruled { about, .. }) => {
            Some(*about) == case.claim || history.base(*about) == history.base(case.to)
        }
        _ => false,
    };
    let mut told = history.records().iter().rev().filter(about);
    let text = told.find_map(|record| {
        let mut said = record.words.as_ref()?.statements();
        said.find(|(by, _)| *by == seat).map(|(_, text)| text)
    });
    let Some(text) = text else {
        let args = args![blank: "statement", who: seat.letter()];
        return Block::Blank(tongues.text("report-blank", args));
    };
    quoted(seat, text, tongues)
}

/// What a player said, in quotation marks.
fn quoted(seat: Seat, text: &str, tongues: &Tongues) -> Block {
    let text = wording::visible(text);
    Block::Say(tongues.say(|words| {
        let args = args![seat: words.player(seat), text: text.as_ref()];
        words.text("statement", args)
    }))
}

/// An entry of the desk, and the words beside it where the reader may read them.
fn entered(
    case: &Case<'_>,
    record: &Record,
    event: &Event,
    viewer: Viewer,
    tongues: &Tongues,
) -> Vec<Block> {
    let said = tongues.each(|words| sentence_in(case, event, words));
    let numbered = tongues.each(|words| words.text("report-entry", args![record: record.number]));
    let pairs = numbered.into_iter().zip(said);
    let said = Text::of(pairs.map(|(number, said)| format!("{number} {said}")));
    let mut blocks = vec![Block::Say(said)];
    let beside = record.words.as_ref().filter(|_| viewer == Viewer::Judge);
    let beside = beside.filter(|words| !words.is_empty());
    let Some(beside) = beside else { return blocks };
    if beside.text.is_some() {
        blocks.push(Block::Say(
            tongues.say(|words| crate::noted::quoted(beside, words)),
        ));
    }
    let said = beside.statements();
    blocks.extend(said.map(|(seat, text)| quoted(seat, text, tongues)));
    blocks
}

fn sentence(case: &Case<'_>, entry: &Desk, tongues: &Tongues) -> Text {
    let event = Event::Desk(entry.clone());
    tongues.say(|words| sentence_in(case, &event, words))
}

fn sentence_in(case: &Case<'_>, event: &Event, words: &Wording) -> String {
    let nowhere = Position::new();
    words.sentence_of(&nowhere, &nowhere, case.cards, event)
}

/// The table before and after: what lies where, and what is under way.
pub(super) fn board(
    case: &Case<'_>,
    (then, now): (&Position, &Position),
    tongues: &Tongues,
) -> Section {
    let mut blocks = vec![Block::Table(moments(case, (then, now), tongues))];
    for seat in Seat::BOTH {
        blocks.push(Block::Table(side(case, (then, now), seat, tongues)));
    }
    tongues.section("board", blocks)
}

/// A table of what was so before and what is so after.
fn compared(case: &Case<'_>, caption: Text, rows: Vec<SheetRow>, tongues: &Tongues) -> Table {
    let label = |label: &str| tongues.text("report-label", args![label: label]);
    let at =
        |when: &str, record: u32| tongues.text("report-when", args![when: when, record: record]);
    Table {
        caption,
        head: vec![
            label("zone"),
            at("before", case.to),
            at("after", case.tip()),
        ],
        rows,
        boxes: false,
    }
}

fn differing(head: Text, before: Vec<Text>, after: Vec<Text>) -> Option<SheetRow> {
    let empty = before.is_empty() && after.is_empty();
    (!empty).then(|| SheetRow {
        head,
        differs: before != after,
        cells: vec![before, after],
    })
}

/// What is told of a position in one language.
type Lines = fn(&Wording, &Position, &Case<'_>) -> Vec<String>;

fn moments(case: &Case<'_>, (then, now): (&Position, &Position), tongues: &Tongues) -> Table {
    let label = |label: &str| tongues.text("report-label", args![label: label]);
    let parts: [(&str, Lines); 3] = [
        ("moment", |words, at, _| words.heading(at)),
        ("chain", |words, at, case| words.chain_lines(at, case.cards)),
        ("used", |words, at, case| {
            let mut rest = words.ledger(at, case.cards);
            rest.extend(words.ended(at, case.cards));
            rest
        }),
    ];
    let rows = parts.into_iter().filter_map(|(name, of)| {
        let [before, after] = [then, now].map(|at| tongues.all(|words| of(words, at, case)));
        differing(label(name), before, after)
    });
    let caption = tongues.text("report-caption", args![table: "moment", seat: ""]);
    compared(case, caption, rows.collect(), tongues)
}

/// One side before and after.
fn side(
    case: &Case<'_>,
    (then, now): (&Position, &Position),
    seat: Seat,
    tongues: &Tongues,
) -> Table {
    let label = |label: &str| tongues.text("report-label", args![label: label]);
    let count = |zone: Zone| {
        let counted = |at: &Position| Some(at.count(seat, zone)).filter(|count| *count > 0);
        let of = |at: &Position| counted(at).map(Text::plain).into_iter().collect();
        differing(label(wording::ids::zone(zone)), of(then), of(now))
    };
    let lp = |at: &Position| vec![Text::plain(at.lp[seat])];
    let mut rows = vec![differing(label("lp"), lp(then), lp(now))];
    rows.extend(ZONES.map(|zone| {
        let [before, after] = [then, now].map(|at| cards(case, at, seat, zone, tongues));
        differing(label(wording::ids::zone(zone)), before, after)
    }));
    rows.extend([Zone::Deck, Zone::Extra].map(count));
    let caption = tongues.text("report-caption", args![table: "side", seat: seat.letter()]);
    compared(case, caption, rows.into_iter().flatten().collect(), tongues)
}

/// The cards of a zone: on the field one under the other, in a pile with their number.
fn cards(case: &Case<'_>, at: &Position, seat: Seat, zone: Zone, tongues: &Tongues) -> Vec<Text> {
    let rows = at.zone_in_order(seat, zone);
    if rows.is_empty() {
        return Vec::new();
    }
    if zone.on_field() {
        let lines = |words: &Wording| {
            let one = |row| words.zone_cards(at, case.cards, zone, &[row]);
            rows.iter().copied().map(one).collect::<Vec<String>>()
        };
        return tongues.all(lines);
    }
    let all = tongues.say(|words| words.zone_cards(at, case.cards, zone, &rows));
    vec![tongues.text("report-count", args![count: rows.len()]), all]
}

/// Rulings, appeals, and what was learned later, as they were entered.
pub(super) fn rulings(case: &Case<'_>, viewer: Viewer, tongues: &Tongues) -> Section {
    let history = &case.opened.history;
    let about = |event: &Event| match event {
        Event::Desk(
            entry @ (Desk::Ruled { .. } | Desk::Appealed { .. } | Desk::LateFact { .. }),
        ) => viewer == Viewer::Judge || entry.is_public(),
        // The duel went back there.
        Event::Rewound { to, undoes, .. } => {
            undoes.is_none() && history.base(*to) == history.base(case.to)
        }
        _ => false,
    };
    let entries = history.records().iter();
    let mut blocks: Vec<Block> = entries
        .filter(|record| about(&record.event))
        .flat_map(|record| entered(case, record, &record.event, viewer, tongues))
        .collect();
    let ruled = |record: &Record| matches!(record.event, Event::Desk(Desk::Ruled { .. }));
    let ruled = history.records().iter().any(ruled);
    let decided = ruled || case.gone_back.is_some();
    if blocks.is_empty() {
        blocks.push(Block::Say(tongues.text("report-no-ruling", args![])));
    }
    if ruled && case.gone_back.is_none() {
        let args = args![to: case.to];
        blocks.push(Block::Say(tongues.text("report-goes-on", args)));
    }
    let blank = |blank: &str| {
        let args = args![blank: blank, who: ""];
        Block::Blank(tongues.text("report-blank", args))
    };
    // What a judge wrote beside a ruling isn't the players' to read: it is told to them, and written
    // here by hand.
    let open = !decided || viewer != Viewer::Judge;
    blocks.extend(open.then(|| blank("ruling")));
    blocks.push(match RoundClock::of(&[history]).extension() {
        0 => blank("extension"),
        given => Block::Say(tongues.say(|words| {
            let label = words.text("report-blank", args![blank: "extension", who: ""]);
            format!("{label} {}", rounds::span(given))
        })),
    });
    tongues.section("rulings", blocks)
}

/// Places to sign.
pub(super) fn sign(case: &Case<'_>, tongues: &Tongues) -> Section {
    let blank = |who: &str, name: Option<String>| {
        let name = name.unwrap_or_else(|| "none".to_owned());
        Block::Blank(tongues.text("report-sign", args![who: who, name: name]))
    };
    let players = Seat::BOTH.map(|seat| blank(seat.letter(), case.player(seat)));
    let mut blocks = vec![Block::Say(tongues.text("report-signing", args![]))];
    blocks.extend(players);
    blocks.extend(["judge", "date"].map(|who| blank(who, None)));
    tongues.section("sign", blocks)
}

/// What to do at the table: the moves, each with a box, and what comes back with them. Where the duel
/// went back already, what was done.
pub(super) fn plan(case: &Case<'_>, net: Vec<Text>, back: Vec<Text>, tongues: &Tongues) -> Section {
    let boxes = case.gone_back.is_none();
    let list = |head: &str, items: Vec<Text>| {
        let head = Some(tongues.text("report-list", args![list: head]));
        (!items.is_empty()).then_some(Block::List { head, items, boxes })
    };
    let mut blocks = match net.is_empty() {
        true => vec![Block::Say(tongues.text("plan-nothing", args![]))],
        false => list(if boxes { "net" } else { "done" }, net)
            .into_iter()
            .collect(),
    };
    if let Some(record) = case.gone_back {
        let args = args![record: record, to: case.to];
        blocks.insert(0, Block::Say(tongues.text("report-gone-back", args)));
    }
    blocks.extend(list("back", back));
    if boxes {
        blocks.push(Block::Say(tongues.text("report-picture", args![])));
    }
    tongues.section("plan", blocks)
}
