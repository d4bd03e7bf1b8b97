//! What lines do to a duel: which card is meant, what is told, what is skipped, what is spoken.

use crate::common::{Memory, Shipped, begin, play};
use duel::{Answer, Audience, Event, How, Knowing, Reading, Seat};
use notation::{RunError, Runner, Sink, SinkError};
use rules::Said;

#[track_caller]
fn played<'a>(text: &str, cards: &'a Shipped) -> Memory<'a> {
    match play(text, cards) {
        Ok(memory) => memory,
        Err(error) => panic!("line {}: {error:?}", error.at().line),
    }
}

fn answers(memory: &Memory<'_>) -> Vec<(Seat, Answer)> {
    let answered = memory.events.iter().filter_map(|event| match event {
        Event::WindowAnswered { seat, answer, .. } => Some((*seat, *answer)),
        _ => None,
    });
    answered.collect()
}

fn tellings(memory: &Memory<'_>) -> Vec<(u32, Audience, Knowing)> {
    let told = memory.events.iter().filter_map(|event| match event {
        Event::CardKnown { face, to, how, .. } => Some((face.0, *to, *how)),
        _ => None,
    });
    told.collect()
}

const SANGAN: u32 = 26202165;
const WABOKU: u32 = 12607053;

#[test]
fn how_a_pass_was_given_is_kept() {
    let cards = Shipped::new();
    let memory = played(
        "passes written\nturn 2 of A, main phase 1\nseat A  hand: Waboku, Waboku\n\
         A sets Waboku\nA passes by gesture\nB passes with no response\n\
         A sets Waboku\nA passes automatically\nB passes in silence\n",
        &cards,
    );
    let passes: Vec<How> = answers(&memory)
        .into_iter()
        .filter_map(|(_, answer)| match answer {
            Answer::Passed(how) => Some(how),
            _ => None,
        })
        .collect();
    let wanted = [How::Gesture, How::NoResponse, How::Setting, How::Silence];
    assert_eq!(passes, wanted);
}

#[test]
fn an_unidentified_card_of_the_hand_is_told_by_using_it() {
    let cards = Shipped::new();
    let memory = played(
        "turn 2 of A, main phase 1\nseat A  hand: 3 cards\nA summons Sangan\n! 2 cards in A's hand\n",
        &cards,
    );
    let of_hand = (SANGAN, Audience::Seat(Seat::A), Knowing::OneOf);
    assert!(
        tellings(&memory).contains(&of_hand),
        "{:?}",
        tellings(&memory)
    );
}

#[test]
fn a_set_card_in_a_named_zone_is_told_before_it_is_used() {
    let cards = Shipped::new();
    let memory = played(
        "turn 2 of A, main phase 1\nseat A  set: 3 cards\n\
         A activates Waboku in zone 2\n! chain 1\n! Waboku on A's field\n",
        &cards,
    );
    let of_zone = (WABOKU, Audience::Seat(Seat::A), Knowing::Told);
    assert!(
        tellings(&memory).contains(&of_zone),
        "{:?}",
        tellings(&memory)
    );
    let link = memory.position.link(1).expect("a link");
    let place = memory.position.card(link.card).expect("followed").place;
    assert_eq!(place.slot, 1);
}

#[test]
fn telling_the_record_tells_the_owner_alone_and_showing_tells_all() {
    let cards = Shipped::new();
    let memory = played(
        "turn 2 of A, main phase 1\nseat A  hand: 2 cards  set: 2 cards\n\
         A has Sangan\nA shows Waboku\n! Sangan in A's hand\n! Waboku in A's hand\n\
         A has Trap Hole in zone 2\n! Trap Hole on A's field\n",
        &cards,
    );
    let told = tellings(&memory);
    assert_eq!(told[0], (SANGAN, Audience::Seat(Seat::A), Knowing::OneOf));
    assert_eq!(told[1], (WABOKU, Audience::All, Knowing::OneOf));
}

#[test]
fn a_card_that_can_do_what_is_said_is_preferred() {
    let cards = Shipped::new();
    // The one in the hand can't be activated, the set one can.
    let memory = played(
        "turn 2 of A, main phase 1\nseat A  hand: Waboku  set: Waboku\nA activates Waboku\n\
         ! 1 card in A's hand\n! chain 1\n",
        &cards,
    );
    assert_eq!(memory.position.chain.len(), 1);
    // Of two that can be targeted the line has to say which.
    let text = "turn 2 of A, main phase 1\nseat A  hand: Mystical Space Typhoon  set: Waboku\n\
                seat B  set: Waboku\nA activates Mystical Space Typhoon targeting Waboku\n";
    let error = play(text, &cards).err();
    assert!(matches!(error, Some(RunError::Mistaken(_))), "{error:?}");
    let memory = played(&text.replace("targeting", "targeting B's"), &cards);
    let link = memory.position.link(1).expect("a link");
    let target = memory.position.card(link.targets[0]).expect("followed");
    assert_eq!(target.place.seat, Seat::B);
}

#[test]
fn a_choice_that_is_made_by_itself_may_be_written_when_it_is_right() {
    let cards = Shipped::new();
    let text = "turn 2 of A, main phase 1\nseat A  hand: Mystical Space Typhoon\n\
                seat B  set: Waboku\n";
    let right = format!("{text}A activates Mystical Space Typhoon targeting B's set card\n");
    played(&right, &cards);
    played(
        &format!("{text}A activates Mystical Space Typhoon\n! chain 1\n"),
        &cards,
    );
    let wrong = format!("{text}A activates Mystical Space Typhoon tributing B's set card\n");
    assert!(play(&wrong, &cards).is_err());
}

#[test]
fn chance_picks_from_the_pile_it_is_asked_about() {
    let cards = Shipped::new();
    let text = "turn 2 of A, main phase 1\nseat A  hand: Sangan\n\
                seat B  set: Mind Crush  hand: Gemini Elf, Waboku, 2 cards\nA moves on\n\
                B activates Mind Crush declaring Waboku\nboth pass\n! chance to decide\n";
    played(
        &format!("{text}chance picks Gemini Elf\n! Gemini Elf in B's graveyard\n"),
        &cards,
    );
    // One of those nobody has identified.
    played(
        &format!("{text}chance picks Sangan\n! Sangan in B's graveyard\n"),
        &cards,
    );
    // And where passes are implied, it may follow the activation at once.
    let short = text.replace("both pass\n! chance to decide\n", "chance picks Waboku\n");
    played(&format!("{short}! Waboku in B's graveyard\n"), &cards);
}

#[test]
fn unwritten_passes_are_read_as_the_file_says() {
    let cards = Shipped::new();
    let text = "turn 3 of A, main phase 1\n\
                seat A  hand: Reinforcement of the Army  deck: Elemental HERO Stratos, 30 cards\n\
                A activates Reinforcement of the Army\nA chooses Elemental HERO Stratos\n";
    // Witness: B wasn't asked about the activation.
    let memory = played(
        &format!("mode witness\n{text}! B was not asked in the chain window\n"),
        &cards,
    );
    assert_eq!(memory.position.reading, Reading::Written);
    // Strict: B passed in silence, unless passes have to be written.
    let memory = played(&format!("{text}! B passed in the chain window\n"), &cards);
    assert_eq!(memory.position.reading, Reading::Implied);
    let written = play(&format!("passes written\n{text}"), &cards);
    assert!(matches!(written, Err(RunError::Refused { .. })));
}

#[test]
fn an_irregular_action_stands_in_a_witness_record_with_its_rule() {
    let cards = Shipped::new();
    let text = "turn 3 of A, main phase 1\nseat A  hand: Sangan, Gemini Elf\n\
                A summons Sangan\nboth pass\nboth pass\nA summons Gemini Elf\n";
    played(
        &format!("mode witness\n{text}! irregularity SUMMON-ONCE\n"),
        &cards,
    );
    let refused = play(text, &cards);
    assert!(matches!(refused, Err(RunError::Refused { .. })));
}

/// A sink that keeps the words it is given.
struct Listening<'a> {
    memory: Memory<'a>,
    heard: Vec<Option<String>>,
}

impl Sink for Listening<'_> {
    type Error = ();

    fn position(&self) -> &duel::Position {
        self.memory.position()
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        self.memory.past(see);
    }

    fn say(&mut self, said: &Said, words: Option<&str>) -> Result<Vec<Event>, SinkError<()>> {
        self.heard.push(words.map(str::to_owned));
        self.memory.say(said, words)
    }
}

#[test]
fn spoken_words_go_with_what_was_said_and_not_with_what_follows() {
    let cards = Shipped::new();
    let text = "turn 2 of A, main phase 1\nseat A  set: 2 cards  monsters: Gemini Elf, Sangan\n\
                A activates Trap Hole in zone 1 \"I turn this up\"\n";
    let (script, runner) = begin(&text.replace("Trap Hole", "Waboku"), &cards);
    let memory = runner.into_sink();
    let heard = Vec::new();
    let mut runner = Runner::new(Listening { memory, heard }, &cards.0, &cards);
    runner.play(script.play()).expect("it plays");
    let heard = runner.into_sink().heard;
    // First the record is told which card it is, then it is activated.
    assert_eq!(heard, [None, Some("I turn this up".to_owned())]);
}

/// The first event of a text, and the life points its set-up ends with.
fn begun(text: &str) -> (String, duel::Profile, [u32; 2]) {
    let cards = Shipped::new();
    let (_, runner) = begin(text, &cards);
    let position = runner.sink().position().clone();
    let Some(Event::DuelBegan {
        profile_name,
        profile,
        ..
    }) = runner.sink().events.first()
    else {
        panic!("a duel begins with its rules")
    };
    (profile_name.to_string(), *profile, position.lp.0)
}

#[test]
fn a_header_names_a_format_or_a_region_and_a_day() {
    for (rules, name) in [
        ("P2e", "P2e"),
        ("edison", "edison"),
        ("OCG 2011-03-18", "P1"),
        ("2011-03-19 ocg", "P4a"),
        ("TCG 2010-04-24", "P2e"),
        ("time-wizard:2011-09-01", "time-wizard:2011-09-01"),
        (
            "TCG 2010-04-24 with texts: 0, replay: TakenBack",
            "P2e with texts: 0, replay: TakenBack",
        ),
    ] {
        let (called, profile, lp) = begun(&format!("rules {rules}\nA moves on\n"));
        assert_eq!(called, name, "{rules}");
        assert_eq!(lp, [8000, 8000]);
        assert_eq!(profile.zones_each, 5);
    }
}

#[test]
fn a_format_sets_the_life_points_a_file_leaves_out() {
    let (_, profile, lp) = begun("rules speed\nseat B  lp: 3000\nA moves on\n");
    assert_eq!(lp, [4000, 3000]);
    assert!(!profile.main_phase_2);
}

#[test]
fn a_small_field_has_no_fourth_zone() {
    let cards = Shipped::new();
    let text = "rules speed\nseat A  set: Waboku in zone 4\nA moves on\n";
    let script = notation::parse(text).expect("it reads");
    let error = notation::set_up(&script, &cards.0, &cards, notation::Options::default());
    assert!(matches!(
        error.expect_err("three zones").mistake,
        notation::Mistake::ZoneTaken { zone: Some(4), .. }
    ));
}
