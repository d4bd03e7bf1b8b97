//! Rule profiles and formats as they are explained: each fact in words, with its dates and source.

use crate::context::Context;
use cards::{Day, Format, Kind, Known, List, NamedProfile, OtherGame, Ruleset, Size, Sourced};
use duel::Profile;
use serde_json::{Map, Value, json};
use wording::args;

/// Explains a profile.
pub(crate) fn profile(profile: &NamedProfile, context: &mut Context) {
    let names: Vec<&str> = profile.names().skip(1).collect();
    let because = |flag: &str| profile.because(flag).unwrap_or_default().to_owned();
    let date = |date: &Option<Sourced<String>>| date.as_ref().map(|date| date.value.clone());
    let reason = |date: &Option<Sourced<String>>| date.as_ref().map(|date| date.because.clone());
    let (since, until) = (&profile.since, &profile.until);
    context.object(json!({
        "kind": "explanation", "id": profile.id, "title": profile.title, "names": names,
        "region": profile.region.letters(), "since": date(since), "until": date(until),
        "since_because": reason(since), "until_because": reason(until),
        "flags": values(&profile.flags), "because": reasons(because),
    }));
    let line = head(profile, context);
    context.out.line(line);
    context.say("explain-names", args![names: context.words.joined(&names)]);
    for (key, date) in [("explain-since", since), ("explain-until", until)] {
        if let Some(date) = date {
            let (day, because) = (date.value.as_str(), context.words.source(&date.because));
            context.say(key, args![day: day, because: because]);
        }
    }
    flags(&profile.flags, because, context);
}

/// The profile with its title and dates, in one line.
#[must_use]
pub(crate) fn head(profile: &NamedProfile, context: &Context) -> String {
    let date = |date: &Option<Sourced<String>>| {
        let date = date.as_ref().map(|date| date.value.as_str());
        date.unwrap_or("none").to_owned()
    };
    context.text(
        "explain-profile",
        args![
            id: profile.id.as_str(), title: titled(&profile.id, &profile.title, context),
            since: date(&profile.since), until: date(&profile.until),
        ],
    )
}

/// What a profile or a format is called in the reader's language, by its id or name and its title.
#[must_use]
pub(crate) fn titled(id: &str, title: &str, context: &Context) -> String {
    context.text("ruleset-title", args![id: id, title: title])
}

/// Explains a format, as it is played with this day's list.
pub(crate) fn format(format: &Format, day: Option<Day>, context: &mut Context) {
    let Some(rules) = played(format, day) else {
        return;
    };
    let because = |flag: &str| {
        let changed = format.changes.iter().find(|change| change.flag == flag);
        let own = changed.map(|change| change.because.as_str());
        own.or_else(|| rules.bundle.because(flag))
            .unwrap_or_default()
            .to_owned()
    };
    let facts = facts(format, day, context);
    let mut object = as_object(format, &rules);
    object.insert("because".into(), Value::Object(reasons(because)));
    object.insert("list".into(), json!(list(format, day, context)));
    context.object(object);
    let name = format.name.as_str();
    let title = titled(name, &format.title, context);
    context.say("explain-format", args![name: name, title: title]);
    if !format.aliases.is_empty() {
        context.say(
            "explain-names",
            args![names: context.words.joined(&format.aliases)],
        );
    }
    for (about, says, because) in facts {
        context.say(
            "explain-fact",
            args![
                about: context.text(about, args![]), says: says,
                because: context.words.source(because),
            ],
        );
    }
    flags(&rules.profile, because, context);
}

/// The rules of a format; of one that takes a day, whichever it is.
fn played(format: &Format, day: Option<Day>) -> Option<Ruleset> {
    let day = day
        .or_else(|| Day::read("2010-04-24"))
        .filter(|_| format.takes_a_day());
    let name = match day {
        Some(day) => format!("{}:{day}", format.name),
        None => format.name.clone(),
    };
    cards::ruleset(&cards::Asked::Named(name), &[]).ok()
}

type Said<'f> = (&'static str, String, &'f str);

/// Everything a format says beside flags: what about, what, and why.
fn facts<'f>(format: &'f Format, day: Option<Day>, context: &Context) -> Vec<Said<'f>> {
    let bundle = cards::profile(&format.profile.value);
    let bundle = bundle
        .map(|bundle| head(&bundle, context))
        .unwrap_or_default();
    let mut facts = vec![
        ("fact-profile", bundle, format.profile.because.as_str()),
        (
            "fact-lp",
            format.lp.value.to_string(),
            format.lp.because.as_str(),
        ),
        (
            "fact-hand",
            format.hand.value.to_string(),
            format.hand.because.as_str(),
        ),
    ];
    let decks = [
        ("fact-main", &format.main),
        ("fact-extra", &format.extra),
        ("fact-side", &format.side),
    ];
    facts.extend(decks.map(|(key, deck)| (key, size(deck.value, context), deck.because.as_str())));
    facts.push((
        "fact-list",
        list(format, day, context),
        format.list.because.as_str(),
    ));
    facts.extend(format.banned.iter().map(|banned| {
        let kind = match banned.value {
            Kind::Link => "link",
            Kind::Pendulum => "pendulum",
        };
        let kind = context.text("card-kind", args![kind: kind]);
        ("fact-banned", kind, banned.because.as_str())
    }));
    facts
}

fn size(size: Size, context: &Context) -> String {
    let least = size.least;
    match size.most {
        Some(most) => context.text("deck-size", args![least: least, most: most]),
        None => context.text("deck-size", args![least: least, most: "none"]),
    }
}

fn list(format: &Format, day: Option<Day>, context: &Context) -> String {
    let mut of = String::new();
    let mut points = 0;
    let list = match &format.list.value {
        List::Current => "current",
        List::NothingForbidden => "nothing-forbidden",
        List::OfTheDay if day.is_none() => "of-the-day",
        List::OfTheDay => {
            of = day.map(|day| day.to_string()).unwrap_or_default();
            "of"
        }
        List::Of(date) => {
            of.clone_from(date);
            "of"
        }
        List::Points(most) => {
            points = *most;
            "points"
        }
        List::Own => "own",
    };
    context.text(
        "deck-list",
        args![list: list, day: of, points: points.to_string()],
    )
}

fn as_object(format: &Format, rules: &Ruleset) -> Map<String, Value> {
    let size = |size: Size| json!({"least": size.least, "most": size.most});
    let banned = format.banned.iter().map(|banned| match banned.value {
        Kind::Link => "link",
        Kind::Pendulum => "pendulum",
    });
    let object = json!({
        "kind": "explanation", "id": format.name, "title": format.title, "names": format.aliases,
        "profile": rules.bundle.id, "flags": values(&rules.profile), "lp": format.lp.value,
        "hand": format.hand.value, "main": size(format.main.value),
        "extra": size(format.extra.value), "side": size(format.side.value),
        "banned": banned.collect::<Vec<_>>(),
    });
    match object {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

/// Says which game it is, and what there is here instead.
pub(crate) fn other_game(game: &OtherGame, context: &mut Context) {
    let (name, title) = (game.name.as_str(), game.title.value.as_str());
    let known: Vec<String> = cards::formats()
        .into_iter()
        .filter_map(|known| match known {
            Known::Format(format) => Some(format.name),
            Known::OtherGame(_) => None,
        })
        .collect();
    let args = args![
        name: name, title: titled(name, title, context),
        because: context.words.source(&game.title.because), known: context.words.joined(&known),
    ];
    let text = context.text("explain-other-game", args);
    context.object(json!({
        "kind": "explanation", "id": name, "title": title, "names": game.aliases, "text": text,
        "formats": known,
    }));
    context.out.line(text);
}

/// Every flag in words, with its value and where it is known from under it.
fn flags(flags: &Profile, because: impl Fn(&str) -> String, context: &mut Context) {
    for words in context.words.profile(flags) {
        context.out.line(format!("  {}", words.text));
        let (flag, value) = (words.flag, words.value);
        let because = context.words.source(&because(flag));
        context.say(
            "explain-flag",
            args![flag: flag, value: value, because: because],
        );
    }
}

/// The flags as values of the contract.
pub(crate) fn values(profile: &Profile) -> Value {
    serde_json::to_value(profile).unwrap_or_default()
}

fn reasons(because: impl Fn(&str) -> String) -> Map<String, Value> {
    let flags = Profile::FLAGS.iter();
    flags
        .map(|flag| ((*flag).to_owned(), json!(because(flag))))
        .collect()
}

#[cfg(test)]
mod tests {
    use wording::{Language, Wording, args};

    #[test]
    fn where_a_fact_is_known_from_is_said_in_every_language() {
        let profiles = cards::profiles();
        let flags = |profile: &cards::NamedProfile| {
            let of = |flag: &&str| profile.because(flag).map(str::to_owned);
            let dates = [&profile.since, &profile.until].into_iter().flatten();
            let dates = dates.map(|date| date.because.clone());
            duel::Profile::FLAGS
                .iter()
                .filter_map(of)
                .chain(dates)
                .collect::<Vec<_>>()
        };
        let formats = cards::formats().into_iter().flat_map(|known| match known {
            cards::Known::Format(format) => {
                let changes = format.changes.into_iter().map(|change| change.because);
                let sizes = [format.main, format.extra, format.side].map(|deck| deck.because);
                let numbers = [
                    format.profile.because,
                    format.hand.because,
                    format.list.because,
                ];
                let lp = [format.lp.because];
                changes
                    .chain(sizes)
                    .chain(numbers)
                    .chain(lp)
                    .collect::<Vec<_>>()
            }
            cards::Known::OtherGame(game) => vec![game.title.because],
        });
        for text in profiles.iter().flat_map(flags).chain(formats) {
            assert_eq!(Wording::new(Language::En).source(&text), text);
            for language in [Language::It, Language::ZhHant] {
                let said = Wording::new(language).source(&text);
                assert_ne!(said, text, "data/locales/{}/sources.ftl", language.tag());
            }
        }
    }

    #[test]
    fn every_profile_and_every_format_has_a_title_in_the_readers_language() {
        let profiles = cards::profiles().into_iter().map(|p| (p.id, p.title));
        let formats = cards::formats()
            .into_iter()
            .filter_map(|known| match known {
                cards::Known::Format(format) => Some((format.name, format.title)),
                cards::Known::OtherGame(_) => None,
            });
        for (id, title) in profiles.chain(formats) {
            let said = |language| {
                let args = args![id: &*id, title: &*title];
                Wording::new(language).text("ruleset-title", args)
            };
            assert_eq!(said(Language::En), title, "{id}");
            // Speed Duel is a name.
            let same = said(Language::ZhHant) == title;
            assert_eq!(same, id == "speed", "{id}: {title}");
            let english = [" to ", "the "].iter().any(|word| title.contains(word));
            assert!(!english || said(Language::It) != title, "{id}: {title}");
        }
    }
}
