//! `takeback report`: both copies, in one language and in two, as one file that can be printed;
//! what was written stays text, and what a hand holds reaches no players' copy.

use serde_json::Value;
use std::collections::BTreeSet;
use system_tests::{Outcome, Sandbox};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

/// The sections of each copy, in order.
const JUDGES: [&str; 11] = [
    "case", "claim", "board", "lp", "asked", "plan", "learned", "grade", "rulings", "seals", "sign",
];
const ANNEXED: [&str; 14] = [
    "case",
    "claim",
    "board",
    "lp",
    "asked",
    "plan",
    "learned",
    "grade",
    "rulings",
    "seals",
    "sign",
    "windows",
    "order",
    "procedure",
];
const PLAYERS: [&str; 9] = [
    "case", "claim", "board", "lp", "asked", "plan", "rulings", "seals", "sign",
];

/// So many rows, items and paragraphs fit on two sheets of A4.
const MOST_PARTS: usize = 100;
/// So many characters of both languages fit on three.
const MOST_OF_TWO: usize = 17_500;
/// So many characters of one language fit there.
const MOST_CHARACTERS: usize = 10_500;

fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    done(&mut sandbox, &format!("takeback run {DISPUTE}"));
    sandbox
}

fn done(sandbox: &mut Sandbox, command: &str) -> String {
    let Outcome { printed, code } = sandbox.run(command);
    assert_eq!(code, Some(0), "{command}: {printed}");
    printed
}

/// The page a report writes.
fn page(sandbox: &mut Sandbox, options: &str) -> String {
    let command = format!("takeback report {options} --html ~/page.html");
    done(sandbox, &command);
    let page = sandbox.home().join("page.html");
    let page = std::fs::read_to_string(page).expect("the page");
    assert!(!page.contains("{$"), "a sentence lacks a fact: {page}");
    page
}

/// The section with this id.
fn section<'p>(page: &'p str, id: &str) -> &'p str {
    let start = page.find(&format!("<section id=\"{id}\">"));
    let rest = &page[start.unwrap_or_else(|| panic!("no section {id}: {page}"))..];
    &rest[..rest.find("</section>").expect("it ends")]
}

/// Reads a page as far as is needed to see that every element ends where it has to, and gives the
/// names of its elements in order.
fn elements(page: &str) -> Vec<String> {
    const EMPTY: [&str; 2] = ["meta", "!doctype"];
    let (mut open, mut all): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').expect("a tag ends") + start;
        let tag = &rest[start + 1..end];
        assert!(!tag.contains('<'), "a stray <: {tag}");
        let name = |tag: &str| {
            let name = tag.split_whitespace().next().unwrap_or_default();
            name.to_lowercase()
        };
        match tag.strip_prefix('/') {
            Some(closing) => assert_eq!(open.pop(), Some(name(closing)), "{all:?}"),
            None if EMPTY.contains(&name(tag).as_str()) => all.push(name(tag)),
            None => {
                open.push(name(tag));
                all.push(name(tag));
            }
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "{open:?}");
    all
}

/// The ids of the sections, in order.
fn sections(page: &str) -> Vec<&str> {
    let parts = page.split("<section id=\"").skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn each_copy_has_every_section_and_is_well_formed() {
    let mut sandbox = sandbox();
    for (options, wanted) in [
        ("forgot-to-ask 40", &JUDGES[..]),
        ("forgot-to-ask 40 --annex", &ANNEXED[..]),
        ("forgot-to-ask 40 --players", &PLAYERS[..]),
        ("forgot-to-ask 40 --second-lang it", &JUDGES[..]),
    ] {
        let page = page(&mut sandbox, options);
        assert_eq!(sections(&page), wanted, "{options}");
        let all = elements(&page);
        let names: BTreeSet<&str> = all.iter().map(String::as_str).collect();
        for outside in ["script", "link", "img", "iframe", "form", "a"] {
            assert!(!names.contains(outside), "{outside}");
        }
        assert!(!page.contains("http://") && !page.contains("url("));
        assert_eq!(all.iter().filter(|name| *name == "h1").count(), 1);
        let count = |wanted: &str| all.iter().filter(|name| *name == wanted).count();
        assert_eq!(count("h2"), wanted.len());
        assert!(count("table") > 0);
        assert_eq!(count("table"), count("caption"), "each table is named");
        assert!(!page.contains(">report-"), "a text is missing");
    }
}

#[test]
fn the_judges_copy_tells_what_the_judge_needs() {
    let mut sandbox = sandbox();
    done(
        &mut sandbox,
        "takeback match forgot-to-ask --event 'Spring Open' --players Ada Ben --round 3 --table 7",
    );
    let claim = "takeback claim forgot-to-ask --seat B 'Mind Crush'";
    sandbox.run(claim);
    done(
        &mut sandbox,
        "takeback ruling forgot-to-ask 40 'back to record 40' --by Kim",
    );
    let page = page(&mut sandbox, "forgot-to-ask 40");
    let case = section(&page, "case");
    for told in [
        "Spring Open",
        "A: Ada, B: Ben",
        "Round 3, table 7",
        "Record 40:",
        "P7",
        "KDE",
    ] {
        assert!(case.contains(told), "{told}: {case}");
    }
    assert!(section(&page, "claim").contains("I would have used Mind Crush"));
    let asked = section(&page, "asked");
    assert!(
        asked.contains("was not asked") && asked.contains("could have said"),
        "{asked}"
    );
    assert!(section(&page, "board").contains("class=\"differs\""));
    let plan = section(&page, "plan");
    assert!(plan.contains("class=\"box\""), "{plan}");
    assert!(section(&page, "learned").contains("Mind Crush"));
    let grade = section(&page, "grade");
    let (instead, graded) = (grade.find("Leave it as it is"), grade.find("complex."));
    assert!(
        instead.is_some() && instead < graded,
        "the grade is last: {grade}"
    );
    assert!(section(&page, "rulings").contains("back to record 40"));
    let annexed = self::page(&mut sandbox, "forgot-to-ask 40 --annex");
    assert!(section(&annexed, "order").contains("class=\"tick\""));
    assert!(section(&annexed, "windows").len() > section(&annexed, "asked").len());
    assert!(section(&page, "sign").contains("Player B, Ben:"));
    let log = done(&mut sandbox, "takeback verify forgot-to-ask --json");
    let verified: Value = serde_json::from_str(log.trim()).expect("an object");
    let id = verified["duel"].as_str().expect("an id");
    assert!(section(&page, "case").contains(&id[..8]) && !page.contains(id));
}

#[test]
fn the_plan_and_the_form_are_those_of_assess() {
    let mut sandbox = sandbox();
    let printed = done(
        &mut sandbox,
        "takeback assess forgot-to-ask 40 --json 2>/dev/null",
    );
    let first = printed.lines().next().unwrap_or_default();
    let assessment: Value = serde_json::from_str(first).expect("an object");
    let page = page(&mut sandbox, "forgot-to-ask 40");
    let net = assessment["net"].as_array().expect("a list");
    assert!(!net.is_empty());
    for step in net {
        let text = step["text"].as_str().or(step.as_str()).expect("a text");
        let text = text.replace('&', "&amp;").replace('"', "&quot;");
        assert!(section(&page, "plan").contains(&text), "{text}");
    }
}

#[test]
fn the_players_copy_has_no_hands_no_conduct_and_nothing_that_could_have_been_done() {
    let mut sandbox = sandbox();
    sandbox.write("held.duel", &written("Gemini Elf", "Trap Hole"));
    done(&mut sandbox, "takeback run ~/held.duel");
    let judges = page(&mut sandbox, "held t3");
    let players = page(&mut sandbox, "held t3 --players");
    assert!(judges.contains("Trap Hole") && judges.contains("Waboku"));
    for hidden in [
        "Trap Hole",
        "Waboku",
        "could have",
        "held nothing",
        "learned",
        "decision",
    ] {
        assert!(!players.contains(hidden), "{hidden}: {players}");
    }
    assert!(players.contains("was not asked"), "{players}");
    // What everybody saw goes back by its name.
    for step in [
        "Gemini Elf from A's monster zone 2 to A's hand",
        "Reinforcement of the Army from A's graveyard to A's hand",
        "Cannon Soldier from A's graveyard to A's monster zone 1",
        "a card from A's spell and trap zone 1 to A's hand",
    ] {
        assert!(
            section(&players, "plan").contains(step),
            "{step}: {players}"
        );
    }
}

/// A written duel in which B holds this and has that set.
fn written(hand: &str, set: &str) -> String {
    format!(
        "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
         seat A  monsters: Cannon Soldier  hand: Reinforcement of the Army, Gemini Elf, Waboku  \
         shuffled deck: Elemental HERO Stratos, 34 cards\n\
         seat B  hand: {hand}, Sangan  set: {set}\n\n\
         A activates Reinforcement of the Army\nboth pass\nA chooses Elemental HERO Stratos\n\
         A summons Gemini Elf\nA sets Waboku\nA passes\nB passes\n\
         A activates Cannon Soldier tributing Cannon Soldier\nboth pass\n"
    )
}

#[test]
fn what_a_hand_holds_changes_no_byte_of_the_players_copy() {
    let held = [("Gemini Elf", "Trap Hole"), ("Effect Veiler", "Mind Crush")];
    let pages = held.map(|(hand, set)| {
        let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
        sandbox.write("one.duel", &written(hand, set));
        done(&mut sandbox, "takeback run ~/one.duel");
        let options = [
            "one t3",
            "one t3 --players",
            "one t3 --players --second-lang zh-Hant",
        ];
        options.map(|options| page(&mut sandbox, options))
    });
    let [one, other] = pages;
    assert_ne!(one[0], other[0], "the judge's copies tell them apart");
    assert_eq!(one[1], other[1]);
    assert_eq!(one[2], other[2]);
}

#[test]
fn two_languages_stand_side_by_side_each_with_its_tag() {
    let mut sandbox = sandbox();
    let both = page(
        &mut sandbox,
        "forgot-to-ask 40 --lang en --second-lang zh-Hant",
    );
    assert!(both.contains("<html lang=\"en\">"));
    for (id, texts) in [
        ("grade", ["The grade and its reasons", "等級與理由"]),
        ("plan", ["At the table, all at once:", "在桌上同時進行："]),
        ("asked", ["was not asked", "未被詢問"]),
    ] {
        for text in texts {
            assert!(
                section(&both, id).contains(text),
                "{text}: {}",
                section(&both, id)
            );
        }
    }
    let count = |tag: &str| both.matches(&format!("<span lang=\"{tag}\">")).count();
    assert_eq!(count("en"), count("zh-Hant"));
    assert!(count("en") > 50);
    let one = page(&mut sandbox, "forgot-to-ask 40 --lang it --second-lang it");
    assert!(one.contains("<html lang=\"it\">") && !one.contains("<span lang="));
}

#[test]
fn what_was_written_is_text_and_no_markup() {
    let mut sandbox = sandbox();
    done(
        &mut sandbox,
        "takeback match forgot-to-ask --event '<img src=x>' --players '<b>Ada' 'Ben\"' --round 1 --table 2",
    );
    done(
        &mut sandbox,
        "takeback ruling forgot-to-ask 40 '</style><script>alert(1)</script>' --by '<i>Kim'",
    );
    for options in ["forgot-to-ask 40", "forgot-to-ask 40 --players"] {
        let page = page(&mut sandbox, options);
        elements(&page);
        for markup in ["<script", "<img", "<b>", "<i>"] {
            assert!(!page.contains(markup), "{markup}");
        }
        assert!(page.contains("&lt;b&gt;Ada"), "{page}");
        assert_eq!(
            page.contains("&lt;script&gt;"),
            !options.contains("players")
        );
    }
}

#[test]
fn a_judge_alone_makes_either_copy() {
    let mut sandbox = sandbox();
    for role in ["A", "B", "spectator"] {
        for copy in ["", "--players"] {
            let command =
                format!("takeback report forgot-to-ask 40 --html ~/no.html {copy} --as {role}");
            let Outcome { printed, code } = sandbox.run(&command);
            assert_eq!(code, Some(7), "{printed}");
        }
    }
    assert!(!sandbox.home().join("no.html").exists());
}

#[test]
fn what_cannot_be_is_said_with_its_code() {
    let mut sandbox = sandbox();
    for (options, code) in [
        ("forgot-to-ask 40 --html ~/no/such/folder/page.html", 6),
        ("forgot-to-ask 40 --html ~", 2),
        ("forgot-to-ask 9999 --html ~/page.html", 3),
        ("forgot-to-ask 2 --html ~/page.html", 3),
        ("no-duel 40 --html ~/page.html", 3),
        ("forgot-to-ask 40 --html ~/page.html --claim 41", 3),
        ("forgot-to-ask 40 --html ~/page.html --policy house", 2),
        ("forgot-to-ask 40 --html ~/page.html --second-lang tlh", 2),
        ("forgot-to-ask 40", 2),
    ] {
        let outcome = sandbox.run(&format!("takeback report {options}"));
        assert_eq!(outcome.code, Some(code), "{options}: {}", outcome.printed);
    }
    assert!(!sandbox.home().join("page.html").exists());
}

#[test]
fn programs_read_what_was_written_where() {
    let mut sandbox = sandbox();
    let command =
        "takeback report forgot-to-ask 40 --html ~/page.html --players --json 2>/dev/null";
    let printed = done(&mut sandbox, command);
    let report: Value = serde_json::from_str(printed.trim()).expect("an object");
    assert_eq!(report["kind"], "report");
    assert_eq!(
        (&report["to"], &report["copy"]),
        (&40.into(), &"players".into())
    );
    assert_eq!(
        report["sections"].as_array().map(Vec::len),
        Some(PLAYERS.len())
    );
    assert_eq!(report["languages"][0], "en");
}

#[test]
fn the_answers_to_the_claim_are_the_judges_and_the_players_read_what_everybody_saw() {
    let mut sandbox = sandbox();
    sandbox.run("takeback claim forgot-to-ask --seat B 'Mind Crush'");
    let judges = page(&mut sandbox, "forgot-to-ask 40");
    let claim = section(&judges, "claim");
    for answer in [
        "I would have used Mind Crush",
        "Owed: yes,",
        "Asked: B was not asked",
        "Held: yes.",
        "Legal: yes.",
        "this one.",
        "Going back: to record 40.",
        "In all: owed, not asked, held and legal.",
    ] {
        assert!(claim.contains(answer), "{answer}: {claim}");
    }
    let players = page(&mut sandbox, "forgot-to-ask 40 --players");
    let claim = section(&players, "claim");
    for answer in ["Owed: yes,", "Asked: B was not asked", "Since record 40"] {
        assert!(claim.contains(answer), "{answer}: {claim}");
    }
    for hidden in ["Mind Crush", "Held: ", "Legal: ", "Last moment: ", "In all"] {
        assert!(!claim.contains(hidden), "{hidden}: {claim}");
    }
}

#[test]
fn whatever_is_claimed_the_players_copy_is_the_same() {
    let pages = ["Mind Crush", "Waboku", "Solemn Warning"].map(|card| {
        let mut sandbox = sandbox();
        sandbox.run(&format!("takeback claim forgot-to-ask --seat B '{card}'"));
        page(&mut sandbox, "forgot-to-ask 40 --players")
    });
    assert_eq!(pages[0], pages[1]);
    assert_eq!(pages[0], pages[2]);
}

#[test]
fn the_annex_is_the_judges_alone() {
    let mut sandbox = sandbox();
    let command = "takeback report forgot-to-ask 40 --players --annex --html ~/no.html";
    assert_eq!(sandbox.run(command).code, Some(2));
}

/// What is printed of a page, or of a part of one, without its markup.
fn words(page: &str) -> String {
    let body = &page[page.find("<body>").unwrap_or(0)..];
    let parts = body.split('<').filter_map(|part| part.split_once('>'));
    parts.map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_typical_dispute_is_no_longer_than_two_sheets() {
    let mut sandbox = sandbox();
    sandbox.run("takeback claim forgot-to-ask --seat B 'Mind Crush'");
    // What fits on two sheets of A4, measured in a browser: so many rows, items and paragraphs, so
    // many characters. Two languages side by side take three.
    for (options, characters) in [
        ("", MOST_CHARACTERS),
        (" --players", MOST_CHARACTERS),
        (" --lang it", MOST_CHARACTERS),
        (" --lang en --second-lang it", MOST_OF_TWO),
    ] {
        let page = page(&mut sandbox, &format!("forgot-to-ask 40{options}"));
        let parts = ["<tr", "<li", "<p", "<h2", "<h3"].map(|tag| page.matches(tag).count());
        let (parts, long) = (parts.iter().sum::<usize>(), words(&page).chars().count());
        assert!(
            parts <= MOST_PARTS,
            "{options}: {parts} rows, items and paragraphs"
        );
        assert!(long <= characters, "{options}: {long} characters");
    }
}

#[test]
fn the_report_made_after_the_ruling_is_about_what_it_left() {
    let mut sandbox = sandbox();
    let before = page(&mut sandbox, "forgot-to-ask 40");
    done(
        &mut sandbox,
        "takeback rewind forgot-to-ask 40 --reason 'B was not asked' --by Kim",
    );
    done(
        &mut sandbox,
        "takeback play forgot-to-ask 'B activates Mind Crush'",
    );
    let after = page(&mut sandbox, "forgot-to-ask 40");
    let steps = |page: &str| {
        let plan = section(page, "plan").replace("<span class=\"box\">☐</span> ", "");
        let items = plan.split("<li>").skip(1);
        let item = |item: &str| item[..item.find("</li>").expect("it ends")].to_owned();
        items.map(item).collect::<Vec<_>>()
    };
    assert_eq!(steps(&after), steps(&before));
    let plan = section(&after, "plan");
    assert!(plan.contains("has gone back to record 40"), "{plan}");
    assert!(!plan.contains("class=\"box\""), "what was done: {plan}");
    let rulings = section(&after, "rulings");
    for told in ["goes back to record 40", "B was not asked", "Kim"] {
        assert!(rulings.contains(told), "{told}: {rulings}");
    }
    let players = page(&mut sandbox, "forgot-to-ask 40 --players");
    let rulings = section(&players, "rulings");
    assert!(rulings.contains("goes back to record 40"), "{rulings}");
    assert!(!rulings.contains("B was not asked"), "{rulings}");
}

#[test]
fn the_players_plan_says_which_monster_an_equip_card_belongs_to() {
    let mut sandbox = sandbox();
    let written = "rules P7\nmode witness\nturn 3 of A, main phase 1\n\
         seat A  monsters: Cannon Soldier  spells: Premature Burial equipped to Cannon Soldier  shuffled deck: 10 cards\n\
         seat B  set: Mystical Space Typhoon  shuffled deck: 10 cards\n\n\
         A moves on\nB activates Mystical Space Typhoon targeting Premature Burial\nboth pass\n";
    sandbox.write("burial.duel", written);
    sandbox.run("takeback run ~/burial.duel");
    let players = page(&mut sandbox, "burial t3 --players");
    let plan = section(&players, "plan");
    assert!(
        plan.contains("Premature Burial belongs to Cannon Soldier again"),
        "{plan}"
    );
}

#[test]
fn a_written_duels_headers_say_where_it_was_and_who_played() {
    let mut sandbox = sandbox();
    let headers = "title B held Mind Crush\nevent Spring Open\nround 4\ntable 17\nplayer A Ada\nplayer B Ben\n";
    let duel = format!("{headers}{}", written("Gemini Elf", "Trap Hole"));
    sandbox.write("headed.duel", &duel);
    done(&mut sandbox, "takeback run ~/headed.duel");
    for options in ["headed t3", "headed t3 --players"] {
        let page = page(&mut sandbox, options);
        let case = section(&page, "case");
        for told in ["Spring Open", "Round 4, table 17", "A: Ada, B: Ben"] {
            assert!(case.contains(told), "{told}: {case}");
        }
        assert!(!case.contains("B held Mind Crush"), "{case}");
        assert!(section(&page, "sign").contains("Player B, Ben:"));
    }
}

#[test]
fn a_card_that_may_have_been_drawn_goes_to_hand_or_deck_as_the_judge_says() {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    let duel = "title Discarded\nrules P7\nmode witness\npasses written\n\
        turn 3 of A, main phase 1\n\
        seat A  hand: Graceful Charity, Gemini Elf, Waboku  deck: 20 cards\nseat B  hand: 1 card\n\n\
        A activates Graceful Charity\nboth pass\nA chooses Gemini Elf, Waboku\n";
    sandbox.write("discarded.duel", duel);
    done(&mut sandbox, "takeback run ~/discarded.duel");
    let page = page(&mut sandbox, "t3.c1 --players");
    let plan = words(section(&page, "plan"));
    assert!(
        plan.contains("Waboku from A's graveyard to A's hand or deck"),
        "{plan}"
    );
}

/// Both sheets, and what each player's says, are what two wrong sheets are settled by.
#[test]
fn both_copies_have_the_life_points_change_by_change_and_each_players_account() {
    let mut sandbox = sandbox();
    let duel = "mode witness\nturn 3 of A, main phase 1\n\
                seat A  monsters: Cannon Soldier, Gemini Elf\nseat B  LP: 2000\n\n\
                A activates Cannon Soldier tributing Gemini Elf\nboth pass\n";
    sandbox.write("lp.duel", duel);
    done(&mut sandbox, "takeback run ~/lp.duel");
    let agreed = "takeback finding lp main --standing agreed";
    done(&mut sandbox, agreed);
    for options in ["lp t3", "lp t3 --players"] {
        let page = page(&mut sandbox, options);
        let sheet = section(&page, "lp");
        for told in ["at the beginning", "2000", "1500", "own sheet says"] {
            assert!(sheet.contains(told), "{told}: {sheet}");
        }
        let claim = section(&page, "claim");
        assert!(claim.contains("Both players say"), "{claim}");
    }
}
