//! The JSON contract: names and fields, for every event and for positions.

use crate::common::*;
use crate::every::{desk_entries, every_form, one_of_every_kind};
use duel::*;
use rules::Said;
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;
use wording::contract::{could_json, event_json, event_name, position_json};
use wording::{Language, Viewer, Wording};

/// The fields the contract promises for an event.
fn promised(event: &Event) -> &'static [&'static str] {
    match event {
        Event::DuelBegan { .. } => &["profile", "mode", "catalogue"],
        Event::CardsEntered { .. } => &["owner", "place", "count"],
        Event::PlayBegan { .. } => &["turn", "seat", "phase"],
        Event::Said { .. } => &["by", "text"],
        Event::CardKnown { .. } => &["card", "to"],
        Event::DefinitionsChanged { .. } => &["catalogue", "engine"],
        Event::TurnBegan { .. } => &["turn", "seat"],
        Event::PhaseEntered { .. } => &["phase"],
        Event::StepEntered { .. } => &["step"],
        Event::TimingEntered { .. } => &["timing"],
        Event::LoopFound { .. } => &["length"],
        Event::AttackDeclared { .. } => &["seat", "card", "target"],
        Event::AttackRetargeted { .. } => &["card", "target"],
        Event::AttackStopped { .. } => &["card", "taken_back", "cause"],
        Event::DamageCalculated { .. } => &["card", "target", "destroyed"],
        Event::SummonJoined { .. } => &["card", "place", "position"],
        Event::SpecialSummoned { .. } => &["seat", "method", "moves", "reason"],
        Event::MaterialsAttached { .. } => &["cards", "to"],
        Event::Attached { .. } => &["card", "to"],
        Event::CountersChanged { .. } => &["card", "counter", "by", "to"],
        Event::TokenMade { .. } => &["seat", "card", "place"],
        Event::WindowOpened { .. } => &["window", "window_kind", "owed", "because"],
        Event::WindowAsked { .. } => &["window", "seat", "by"],
        Event::WindowHeld { .. } => &["window", "seat"],
        Event::WindowAnswered { .. } => &["window", "seat", "answer", "how"],
        Event::WindowClosed { .. } => &["window"],
        Event::ChoiceAsked { .. } => &["seat", "what", "domain"],
        Event::ChoiceMade { .. } => &["seat"],
        Event::TriggerActivated { .. } => &["seat", "card", "effect"],
        Event::SummonDeclared { .. } => &["seat", "card", "method"],
        Event::SummonNegated { .. } | Event::SummonSucceeded { .. } => &["card"],
        Event::CardSet { .. } => &["seat", "card"],
        Event::PositionChanged { .. } => &["card"],
        Event::LinkAdded { .. } => &["link", "seat", "card", "effect", "speed", "targets"],
        Event::ChainClosed { .. } => &["links"],
        Event::LinkResolving { .. } => &["link"],
        Event::StepBegan { .. } => &["link", "step"],
        Event::LinkNegated { .. } => &["link", "what"],
        Event::LinkResolved { .. } => &["link", "outcome"],
        Event::ChainEnded | Event::Note => &[],
        Event::TriggerMet { .. } => &["card", "effect"],
        Event::TriggerMissed { .. } => &["card", "effect", "cause"],
        Event::CardsMoved { .. } => &["moves", "reason"],
        Event::ValueChanged { .. } => &["card", "what", "from", "to", "because"],
        Event::LpChanged { .. } => &["seat", "by", "to", "reason"],
        Event::Shuffled { .. } => &["seat"],
        Event::RandomOutcome { .. } => &["lot", "picked"],
        Event::LingeringBegan { .. } | Event::LingeringEnded { .. } => &["lingering"],
        Event::Irregularity { .. } => &["rule", "by", "wronged", "about"],
        Event::DuelEnded { .. } => &["result", "reason"],
        Event::Rewound { .. } => &[
            "to",
            "rewind_kind",
            "reason",
            "by",
            "statements",
            "extension",
        ],
        Event::Adjusted { .. } => &["steps", "by", "reason"],
        Event::SettingChanged { .. } => &["seat", "passes", "suspended"],
        Event::Desk(_) => &[],
    }
}

/// How many kinds of events there are.
const KINDS: usize = 57;

fn json_of(event: &Event, viewer: Viewer) -> Json {
    let position = after(&set_up());
    Json::Object(event_json(
        &position,
        &position,
        &catalogue(),
        event,
        viewer,
    ))
}

#[test]
fn every_event_has_its_name_and_the_fields_that_are_promised() {
    let mut names = BTreeSet::new();
    for event in one_of_every_kind() {
        let json = json_of(&event, Viewer::Judge);
        assert_eq!(json["event"], event_name(&event));
        names.insert(event_name(&event));
        for field in promised(&event) {
            assert!(
                json.get(field).is_some(),
                "{}: no {field}",
                event_name(&event)
            );
        }
        for taken in [
            "kind", "number", "duel", "follows", "line", "batch", "at", "source",
        ] {
            assert!(
                json.get(taken).is_none(),
                "{}: {taken} is the record's",
                event_name(&event)
            );
        }
    }
    assert_eq!(
        names.len(),
        KINDS,
        "an event of every kind is looked at: {names:?}"
    );
}

#[test]
fn every_event_in_every_form_is_one_whole_sentence_with_and_without_faces() {
    let known = after(&set_up());
    let mut redacted = known.clone();
    redacted.rows.iter_mut().for_each(|row| row.face = None);
    for words in Language::ALL.map(Wording::new) {
        for position in [&known, &redacted, &Position::new()] {
            for event in every_form() {
                let told = words.sentence_of(position, position, &catalogue(), &event);
                crate::common::is_a_sentence(&told, &words, &format!("{event:?}"));
                assert!(!told.contains("event-"), "{event:?}: {told}");
            }
        }
    }
}

#[test]
fn every_form_of_an_event_has_fields_in_json() {
    for event in every_form() {
        let json = json_of(&event, Viewer::Judge);
        let fields = json.as_object().map_or(0, serde_json::Map::len);
        let bare = promised(&event).is_empty();
        assert!(bare || fields > 1, "{event:?}: {json}");
    }
}

#[test]
fn a_card_has_id_name_and_passcode() {
    let known = json_of(&Event::SummonSucceeded { card: A_SANGAN }, Viewer::Judge);
    assert_eq!(
        known["card"],
        json!({"id": 1, "name": "Sangan", "passcode": 26202165})
    );
    let unknown = json_of(&Event::SummonSucceeded { card: B_HAND }, Viewer::Judge);
    assert_eq!(
        unknown["card"],
        json!({"id": 6, "name": null, "passcode": null})
    );
}

#[test]
fn answers_read_as_the_viewer_may_read_them() {
    let read = |how, viewer| {
        let json = json_of(&answered(1, Seat::B, Answer::Passed(how)), viewer);
        (json["answer"].clone(), json["how"].clone())
    };
    let own = Viewer::Seat(Seat::B);
    for viewer in [Viewer::Judge, own] {
        let setting = (json!("passed_automatically"), json!("setting"));
        assert_eq!(read(How::Setting, viewer), setting);
        assert_eq!(
            read(How::NoResponse, viewer),
            (json!("no_response"), Json::Null)
        );
        assert_eq!(
            read(How::Gesture, viewer),
            (json!("passed"), json!("gesture"))
        );
    }
    for viewer in [Viewer::Seat(Seat::A), Viewer::Spectator] {
        for how in [
            How::Setting,
            How::NoResponse,
            How::Gesture,
            How::Silence,
            How::Spoken,
        ] {
            assert_eq!(read(how, viewer), (json!("passed"), Json::Null));
        }
        assert_eq!(
            read(How::MovedOn, viewer),
            (json!("passed"), json!("moved_on"))
        );
    }
    let skipped = json_of(&answered(1, Seat::B, Answer::Skipped), Viewer::Spectator);
    assert_eq!(
        (&skipped["answer"], &skipped["how"]),
        (&json!("skipped"), &Json::Null)
    );
}

#[test]
fn a_window_says_why_it_opened() {
    let because = Because::ChainEnded { links: 2 };
    let window = opened(4, WindowKind::Free, (Seat::A, Some(Seat::B)), because);
    let expected = json!({
        "event": "window_opened", "window": 4, "window_kind": "free", "owed": ["A", "B"],
        "because": "chain_ended", "links": 2,
    });
    assert_eq!(json_of(&window, Viewer::Judge), expected);
}

#[test]
fn moves_name_card_place_and_reason() {
    let step = moved(
        A_SANGAN,
        pile(Seat::A, Zone::Hand),
        zone(Seat::A, Zone::Monster, 2),
        Posture::FaceUpAttack,
        Cause::RULE,
    );
    let json = json_of(&step, Viewer::Judge);
    assert_eq!(json["reason"], "rule");
    assert_eq!(json["moves"][0]["card"]["name"], "Sangan");
    let from = json!({"seat": "A", "zone": "hand", "number": null});
    let to = json!({"seat": "A", "zone": "monster", "number": 2});
    assert_eq!(
        (&json["moves"][0]["from"], &json["moves"][0]["to"]),
        (&from, &to)
    );
}

#[test]
fn what_was_said_is_a_line_of_a_written_duel() {
    let action = Action::Activate {
        card: A_ROTA,
        effect: 0,
    };
    let json = json_of(
        &Event::Said {
            by: Seat::A,
            action,
        },
        Viewer::Judge,
    );
    assert_eq!(json["text"], "A activates Reinforcement of the Army");
    assert_eq!(json["says"], json["text"]);
}

#[test]
fn people_count_effects_and_steps_from_one_and_so_does_the_contract() {
    let step = json_of(
        &Event::StepBegan {
            link: 1,
            part: Part::Effect,
            step: 0,
            together: false,
        },
        Viewer::Judge,
    );
    assert_eq!((&step["link"], &step["step"]), (&json!(1), &json!(1)));
    let link = json_of(
        &link(1, Seat::A, A_ROTA, 1, LinkKind::SpellCard),
        Viewer::Judge,
    );
    assert_eq!((&link["effect"], &link["mode"]), (&json!(1), &json!(1)));
}

#[test]
fn a_position_has_the_fields_that_are_promised() {
    let window = opened(
        1,
        WindowKind::Free,
        (Seat::A, Some(Seat::B)),
        Because::CardSet,
    );
    let pass = answered(1, Seat::A, Answer::Passed(How::Spoken));
    let position = after(&[set_up(), vec![window, pass]].concat());
    let json = Json::Object(position_json(&position, &catalogue()));
    let promised = [
        "kind",
        "number",
        "turn",
        "turn_seat",
        "phase",
        "window",
        "chain",
        "seats",
        "used",
        "lingering",
        "prompt",
    ];
    for field in promised {
        assert!(json.get(field).is_some(), "no {field}");
    }
    assert_eq!(
        (&json["turn"], &json["phase"]),
        (&json!(3), &json!("main1"))
    );
    assert_eq!(json["window"]["holder"], "B");
    assert_eq!(json["window"]["passes"], 1);
    assert_eq!(
        json["prompt"],
        json!({"seat": "B", "asks": "window", "what": "free"})
    );
    let a = &json["seats"]["A"];
    assert_eq!(
        (&a["lp"], &a["deck"], &a["extra"]),
        (&json!(8000), &json!(2), &json!(0))
    );
    assert_eq!(a["hand"][0]["name"], "Reinforcement of the Army");
    assert_eq!(a["monsters"][0]["place"]["number"], 3);
    assert_eq!(a["monsters"][0]["position"], "face_up_attack");
    assert_eq!(a["field"], Json::Null);
    for field in [
        "owner",
        "place",
        "position",
        "counters",
        "materials",
        "equips",
    ] {
        assert!(
            json["seats"]["B"]["spells"][1].get(field).is_some(),
            "no {field}"
        );
    }
}

#[test]
fn a_set_monster_shows_no_values() {
    let set = Event::CardSet {
        seat: Seat::A,
        card: A_SANGAN,
        to: zone(Seat::A, Zone::Monster, 1),
        posture: Posture::FaceDownDefense,
    };
    let position = after(&[set_up(), vec![set]].concat());
    let json = Json::Object(position_json(&position, &catalogue()));
    assert_eq!(json["seats"]["A"]["monsters"][0]["atk"], Json::Null);
    assert_eq!(json["seats"]["A"]["monsters"][1]["atk"], 1000);
}

#[test]
fn before_the_first_turn_a_position_has_no_phase() {
    let json = Json::Object(position_json(&Position::new(), &catalogue()));
    assert_eq!((&json["turn"], &json["phase"]), (&json!(0), &Json::Null));
    assert_eq!(
        (&json["window"], &json["prompt"]),
        (&Json::Null, &Json::Null)
    );
}

#[test]
fn what_a_seat_could_have_said_has_card_effect_and_line() {
    let said = Said {
        by: Seat::B,
        action: Action::Activate {
            card: B_SET.into(),
            effect: 0,
        },
    };
    let could = could_json(
        &Wording::new(Language::En),
        &after(&set_up()),
        &catalogue(),
        &said,
    );
    let expected = json!({
        "card": {"id": 4, "name": "Mind Crush", "passcode": 15800838},
        "effect": 1,
        "line": "B activates Mind Crush",
    });
    assert_eq!(Json::Object(could), expected);
}

#[test]
fn every_entry_of_the_desk_has_a_name_and_a_sentence_of_its_own_in_every_language() {
    let mut names = BTreeSet::new();
    for entry in desk_entries() {
        let event = Event::Desk(entry);
        assert!(names.insert(event_name(&event)), "{event:?}");
        assert_eq!(json_of(&event, Viewer::Judge)["event"], event_name(&event));
    }
    for language in Language::ALL {
        let events: Vec<Event> = desk_entries().into_iter().map(Event::Desk).collect();
        let told: BTreeSet<String> = tell(&Wording::new(language), &events).into_iter().collect();
        assert_eq!(told.len(), events.len(), "{told:?}");
        assert!(
            told.iter().all(|sentence| !sentence.contains("event-")),
            "{told:?}"
        );
    }
}
