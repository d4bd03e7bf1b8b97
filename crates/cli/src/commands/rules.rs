//! `takeback rules`: the rule profiles with the days they held, and the formats.

use crate::context::Context;
use crate::error::Outcome;
use crate::exit::Exit;
use crate::rulesets::{head, titled};
use cards::{Known, NamedProfile, Sourced};
use serde_json::{Value, json};
use wording::args;

/// Lists them.
pub(super) fn run(context: &mut Context) -> Outcome {
    context.say("rules-profiles", args![]);
    for profile in cards::profiles() {
        context.object(profile_json(&profile));
        let line = head(&profile, context);
        context.out.line(format!("  {line}"));
    }
    context.say("rules-formats", args![]);
    for known in cards::formats() {
        context.object(format_json(&known));
        let (name, title, rules) = match &known {
            Known::Format(format) => (shown(&known), &format.title, format.profile.value.as_str()),
            Known::OtherGame(game) => (shown(&known), &game.title.value, "none"),
        };
        let title = titled(known.name(), title, context);
        let args = args![name: name, title: title, profile: rules];
        context.say("rules-format", args);
    }
    context.next_step("rules-next", &["explain", "edison"]);
    Ok(Exit::Done)
}

/// Its name, as it is written.
fn shown(known: &Known) -> String {
    match known {
        Known::Format(format) if format.takes_a_day() => format!("{}:DAY", format.name),
        _ => known.name().to_owned(),
    }
}

fn profile_json(profile: &NamedProfile) -> Value {
    let date = |date: &Option<Sourced<String>>| date.as_ref().map(|date| date.value.clone());
    json!({
        "kind": "profile", "id": profile.id, "title": profile.title,
        "names": profile.names().skip(1).collect::<Vec<_>>(), "region": profile.region.letters(),
        "since": date(&profile.since), "until": date(&profile.until),
    })
}

fn format_json(known: &Known) -> Value {
    match known {
        Known::Format(format) => json!({
            "kind": "format", "id": format.name, "title": format.title, "names": format.aliases,
            "profile": format.profile.value, "takes_a_day": format.takes_a_day(), "played": true,
        }),
        Known::OtherGame(game) => json!({
            "kind": "format", "id": game.name, "title": game.title.value, "names": game.aliases,
            "profile": null, "takes_a_day": false, "played": false,
        }),
    }
}
