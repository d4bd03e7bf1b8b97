//! `takeback deck`: a player's deck read, checked against a format and a list, and written anew.

use crate::arguments::{CheckDeck, Deck as What, SeatName};
use crate::context::Context;
use crate::error::{Code, Failure, Outcome};
use crate::exit::Exit;
use crate::{files, imported};
use cards::deck::{
    Deck, DeckError, DeckWrong, Finding, ForbiddenList, ListError, ListWrong, Part, Rules, check,
    read_lists,
};
use cards::{Format, Known};
use duel::Passcode;
use serde_json::{Value, json};
use std::path::Path;
use wording::args;

/// Runs the command.
pub(super) fn run(what: &What, context: &mut Context) -> Outcome {
    match what {
        What::Check(options) => checked(options, context),
        What::ToYdke { deck } => {
            let deck = read(deck, context)?;
            written(&deck, &deck.to_ydke(), context)
        }
        What::ToYdk { deck } => {
            let deck = read(deck, context)?;
            written(&deck, &deck.to_ydk(), context)
        }
        What::ToDuel { deck, seat } => {
            let deck = read(deck, context)?;
            let lines = duel_lines(&deck, *seat, context);
            written(&deck, &lines, context)
        }
    }
}

fn written(deck: &Deck, text: &str, context: &mut Context) -> Outcome {
    let mut object = deck_json(deck);
    object["text"] = json!(text);
    context.object(object);
    context.out.line(text);
    Ok(Exit::Done)
}

fn deck_json(deck: &Deck) -> Value {
    let cards = |part| {
        deck.part(part)
            .iter()
            .map(|card| card.0)
            .collect::<Vec<_>>()
    };
    json!({
        "kind": "deck", "main": cards(Part::Main), "extra": cards(Part::Extra),
        "side": cards(Part::Side),
    })
}

/// Reads a deck: a link, or the file of this name. Its cards are known from then on, as far as they
/// were imported.
fn read(named: &str, context: &mut Context) -> Outcome<Deck> {
    let deck = read_text(named, context)?;
    let cards = deck.cards().map(|(_, card)| card).collect();
    context.cards = imported::with(&cards, &context.cards)?;
    Ok(deck)
}

fn read_text(named: &str, context: &Context) -> Outcome<Deck> {
    let path = Path::new(named);
    let text = match named.trim_start().starts_with("ydke:") {
        true => named.to_owned(),
        false => text_of(path)?,
    };
    Deck::read(&text).map_err(|error| unreadable(&error, named, context))
}

fn text_of(path: &Path) -> Outcome<String> {
    let bytes = files::read(path)?;
    String::from_utf8(bytes).map_err(|_| Failure::new(Code::NotText).with("path", path.display()))
}

fn unreadable(error: &DeckError, named: &str, context: &Context) -> Failure {
    let (found, part, count) = match &error.wrong {
        DeckWrong::NoPasscode(text) => (text.as_str(), None, 0),
        DeckWrong::TooMany(part) | DeckWrong::Base64(part) | DeckWrong::CutOff(part) => {
            ("", Some(*part), 0)
        }
        DeckWrong::Parts(count) => ("", None, *count),
        DeckWrong::Empty => ("", None, 0),
    };
    let why = match &error.wrong {
        DeckWrong::NoPasscode(_) => "passcode",
        DeckWrong::TooMany(_) => "many",
        DeckWrong::Parts(_) => "parts",
        DeckWrong::Base64(_) => "base64",
        DeckWrong::CutOff(_) => "cut",
        DeckWrong::Empty => "empty",
    };
    let part = part.map_or_else(String::new, |part| part_name(part, context));
    let found = wording::visible(found);
    let what = context.text(
        "deck-wrong",
        args![why: why, found: found, part: part, count: count],
    );
    let failure = Failure::new(Code::BadDeck).with("what", what);
    match named.trim_start().starts_with("ydke:") {
        true => failure,
        false => failure.at(Path::new(named), error.line, 1),
    }
}

fn part_name(part: Part, context: &Context) -> String {
    context.text("deck-part", args![part: part.id()])
}

/// The deck as set-up lines. The side deck isn't in the duel.
fn duel_lines(deck: &Deck, seat: SeatName, context: &Context) -> String {
    let seat = match seat {
        SeatName::A => "A",
        SeatName::B => "B",
    };
    let list = |cards: &[Passcode]| {
        let cards = cards.iter().map(|card| match context.cards.get(*card) {
            Some(def) => format!("[{}]", def.names.en),
            None => "1 card".to_owned(),
        });
        cards.collect::<Vec<_>>().join(", ")
    };
    let mut lines = Vec::new();
    if !deck.main.is_empty() {
        lines.push(format!("seat {seat}  shuffled deck: {}", list(&deck.main)));
    }
    if !deck.extra.is_empty() {
        lines.push(format!("seat {seat}  extra deck: {}", list(&deck.extra)));
    }
    lines.join("\n")
}

fn checked(options: &CheckDeck, context: &mut Context) -> Outcome {
    let deck = read(&options.deck, context)?;
    let format = format(&options.format, context)?;
    let list = match &options.list {
        Some(path) => Some(list(path, options.of.as_deref(), context)?),
        None => None,
    };
    let catalogue = context.cards.clone();
    let rules = Rules {
        format: &format,
        list: list.as_ref(),
        cards: &catalogue,
    };
    let findings = check(&deck, &rules);
    say(&deck, &findings, &rules, context);
    let sound = !findings.iter().any(Finding::is_wrong);
    Ok(if sound { Exit::Done } else { Exit::Findings })
}

fn format(name: &str, context: &Context) -> Outcome<Format> {
    let name = name.split(':').next().unwrap_or_default();
    let mut all = cards::formats().into_iter();
    match all.find(|known| known.answers_to(name)) {
        Some(Known::Format(format)) => Ok(*format),
        _ => {
            let known = cards::formats()
                .into_iter()
                .filter_map(|known| match known {
                    Known::Format(format) => Some(format.name),
                    Known::OtherGame(_) => None,
                });
            let known = context.words.joined(&known.collect::<Vec<_>>());
            let what = context.text("deck-no-format", args![name: name, known: known]);
            Err(Failure::new(Code::NoProfile).with("what", what))
        }
    }
}

fn list(path: &Path, of: Option<&str>, context: &Context) -> Outcome<ForbiddenList> {
    let lists = read_lists(&text_of(path)?).map_err(|error| unlisted(&error, path, context))?;
    let wanted = of.map(str::to_lowercase);
    let names: Vec<String> = lists.iter().map(|list| list.name.clone()).collect();
    let fits = |list: &ForbiddenList| {
        let name = list.name.to_lowercase();
        wanted.as_ref().is_none_or(|wanted| name.contains(wanted))
    };
    let exact = |list: &ForbiddenList| Some(list.name.to_lowercase()) == wanted;
    let (whole, part): (Vec<_>, Vec<_>) = lists.into_iter().filter(fits).partition(exact);
    let mut could = if whole.is_empty() { part } else { whole };
    match could.len() {
        1 => Ok(could.remove(0)),
        _ => Err(Failure::new(Code::WhichList)
            .with("path", path.display())
            .with("name", of.unwrap_or_default())
            .count("count", could.len() as u32)
            .with("lists", names.join("; "))),
    }
}

fn unlisted(error: &ListError, path: &Path, context: &Context) -> Failure {
    let (why, found) = match &error.wrong {
        ListWrong::NoList => ("no-list", ""),
        ListWrong::NoName => ("no-name", ""),
        ListWrong::NoPasscode(text) => ("passcode", text.as_str()),
        ListWrong::NoCopies => ("copies", ""),
        ListWrong::Unknown(text) => ("unknown", text.as_str()),
        ListWrong::TooMany => ("many", ""),
        ListWrong::Empty => ("empty", ""),
    };
    let found = wording::visible(found);
    let what = context.text("list-wrong", args![why: why, found: found]);
    let failure = Failure::new(Code::BadList).with("what", what);
    failure.at(path, error.line, 1)
}

fn say(deck: &Deck, findings: &[Finding], rules: &Rules<'_>, context: &mut Context) {
    let wrong = findings.iter().filter(|finding| finding.is_wrong()).count();
    let list = rules.list.map(|list| list.name.as_str());
    let mut object = deck_json(deck);
    object["format"] = json!(rules.format.name);
    object["list"] = json!(list);
    object["sound"] = json!(wrong == 0);
    context.object(object);
    let listed = list.map_or_else(String::new, |name| wording::visible(name).into_owned());
    context.say(
        "deck-read",
        args![
            main: deck.main.len(), extra: deck.extra.len(), side: deck.side.len(),
            format: rules.format.name.as_str(), list: listed,
            listed: if list.is_some() { "yes" } else { "no" },
        ],
    );
    for finding in findings.iter().filter(|finding| finding.is_wrong()) {
        let text = finding_text(finding, context);
        context
            .object(json!({"kind": "deck_finding", "finding": finding_id(finding), "text": text}));
        context.out.line(format!("  {text}"));
    }
    match wrong {
        0 => context.say("deck-sound", args![]),
        wrong => context.say("deck-not-sound", args![count: wrong]),
    }
    if findings.len() > wrong {
        context.say("deck-unknown", args![count: findings.len() - wrong]);
    }
}

const fn finding_id(finding: &Finding) -> &'static str {
    match finding {
        Finding::Size { .. } => "size",
        Finding::Copies { .. } => "copies",
        Finding::Forbidden { .. } => "forbidden",
        Finding::NotOnTheList { .. } => "not-on-the-list",
        Finding::WrongPart { .. } => "wrong-part",
        Finding::NoSuchKind { .. } => "no-such-kind",
        Finding::Unknown { .. } => "unknown",
    }
}

fn finding_text(finding: &Finding, context: &Context) -> String {
    let card = |card: &Passcode| match context.cards.get(*card) {
        Some(def) => context.words.name(&def.names).to_owned(),
        None => card.0.to_string(),
    };
    let key = format!("deck-found-{}", finding_id(finding));
    let text = |args: &[(&str, wording::Arg<'_>)]| context.text(&key, args);
    match finding {
        Finding::Size { part, has, may } => {
            let most = may
                .most
                .map_or_else(|| "none".to_owned(), |most| most.to_string());
            let part = part_name(*part, context);
            text(args![part: part, has: *has, least: may.least, most: most])
        }
        Finding::Copies {
            card: face,
            has,
            most,
            listed,
        } => {
            let listed = if *listed { "yes" } else { "no" };
            text(args![card: card(face), has: *has, most: *most, listed: listed])
        }
        Finding::WrongPart {
            card: face,
            part,
            belongs,
        } => {
            let belongs =
                belongs.map_or_else(|| "none".to_owned(), |part| part_name(part, context));
            text(args![card: card(face), part: part_name(*part, context), belongs: belongs])
        }
        Finding::NoSuchKind { card: face, kind } => {
            let kind = match kind {
                cards::Kind::Link => "link",
                cards::Kind::Pendulum => "pendulum",
            };
            text(args![card: card(face), kind: kind])
        }
        Finding::Forbidden { card: face }
        | Finding::NotOnTheList { card: face }
        | Finding::Unknown { card: face, .. } => text(args![card: card(face)]),
    }
}
