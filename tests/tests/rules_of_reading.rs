//! What each role may do and read, what a terminal is never sent, and what is explained.

use system_tests::{Outcome, Sandbox, root};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

/// A holds Waboku, B holds Sangan and has set Trap Hole; A's summon waits for B.
const SECRET: &str = "\
rules P7
mode MODE
turn 2 of A, main phase 1
seat A  hand: Gemini Elf, Waboku
seat B  hand: Sangan  set: Trap Hole

A summons Gemini Elf
A passes
";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

fn with_the_secret(mode: &str) -> Sandbox {
    let mut sandbox = sandbox();
    let text = SECRET.replace("MODE", mode);
    std::fs::write(sandbox.home().join("secret.duel"), text).expect("a file");
    done(&sandbox.run("takeback run ~/secret.duel"), 0);
    sandbox
}

fn done(outcome: &Outcome, code: i32) {
    assert_eq!(outcome.code, Some(code), "{}", outcome.printed);
}

#[test]
fn a_seat_is_told_nothing_about_the_other_hand() {
    for mode in ["strict", "witness"] {
        let mut sandbox = with_the_secret(mode);
        for (line, code) in [
            ("B activates Waboku", 5),
            ("B activates Nobody", 2),
            ("B summons Sangan in zone 3", 5),
            ("A activates Waboku", 7),
            ("A passes", 7),
            ("both pass", 7),
            ("! Waboku in A's hand", 7),
            ("refused ACT-FROM: B activates Waboku", 7),
        ] {
            for json in ["", "--json"] {
                let command = format!("takeback play --dry-run --as B {json} \"{line}\"");
                let outcome = sandbox.run(&command);
                let named = outcome.printed.replace(line, "");
                assert!(!named.contains("A's hand"), "{line}: {named}");
                assert!(!named.contains("A sets"), "{line}: {named}");
                assert!(
                    line.contains("Waboku") || !named.contains("Waboku"),
                    "{line}: {named}"
                );
                assert_eq!(outcome.code, Some(code), "{line}: {named}");
            }
        }
        done(&sandbox.run("takeback play --as spectator 'A passes'"), 7);
        let own = sandbox.run("takeback play --as B 'B passes automatically'");
        done(&own, 0);
        assert!(own.printed.contains("Reading as B."), "{}", own.printed);
    }
}

/// Two duels that differ only in what A holds say the same to B, whatever B tries.
#[test]
fn what_b_is_told_does_not_depend_on_what_a_holds() {
    let told = |card: &str| {
        let mut sandbox = sandbox();
        let text = SECRET.replace("MODE", "strict").replace("Waboku", card);
        std::fs::write(sandbox.home().join("secret.duel"), text).expect("a file");
        done(&sandbox.run("takeback run ~/secret.duel"), 0);
        let lines = [
            "B activates Waboku",
            "B activates Trap Hole",
            "B activates Mind Crush declaring Waboku",
            "B sets Waboku",
            "B shows Waboku",
            "B passes",
        ];
        let commands = lines.map(|line| format!("play --as B '{line}'"));
        let reading = ["status --as B", "log --as B", "show --as B", "lines --as B"];
        let all = commands.iter().map(String::as_str).chain(reading);
        all.map(|command| sandbox.run(&format!("takeback {command}")).printed)
            .collect::<Vec<_>>()
    };
    assert_eq!(told("Waboku"), told("Solemn Warning"));
}

#[test]
fn the_judge_is_told_everything_and_reads_as_judge() {
    let mut sandbox = with_the_secret("strict");
    let refused = sandbox.run("takeback play 'A activates Waboku'");
    done(&refused, 5);
    for part in ["Reading as judge.", "Refused for A, Waboku", "Legal now:"] {
        assert!(refused.printed.contains(part), "{}", refused.printed);
    }
}

#[test]
fn a_refusal_in_a_strict_duel_says_nothing_of_witness_records() {
    let mut sandbox = sandbox();
    for (mode, talks) in [("strict", false), ("witness", true)] {
        sandbox.run(&format!("takeback new --name {mode}-one --mode {mode}"));
        let refused = sandbox.run(&format!("takeback play {mode}-one 'A passes' 'A passes'"));
        done(&refused, 5);
        let said = refused.printed.contains("a witness record doesn't take it");
        assert_eq!(said, talks, "{}", refused.printed);
    }
}

#[test]
fn every_reading_command_takes_a_role_and_going_back_takes_a_judge() {
    let mut sandbox = with_the_secret("witness");
    done(
        &sandbox.run("takeback rewind @-2 --reason 'B holds Sangan' --by Kim"),
        0,
    );
    for command in ["lines", "duels", "verify", "status", "show", "log"] {
        for role in ["A", "B", "judge", "spectator"] {
            let outcome = sandbox.run(&format!("takeback {command} --as {role}"));
            done(&outcome, 0);
            let words = outcome.printed.contains("holds Sangan") || outcome.printed.contains("Kim");
            assert!(
                role == "judge" || !words,
                "{command} {role}: {}",
                outcome.printed
            );
        }
    }
    for (command, why) in [
        ("rewind @-1 --reason x", "only a judge goes back"),
        ("undo", "only a judge takes back"),
        ("missed", "for a judge alone"),
    ] {
        let outcome = sandbox.run(&format!("takeback {command} --as A"));
        done(&outcome, 7);
        assert!(outcome.printed.contains(why), "{}", outcome.printed);
    }
}

#[test]
fn nothing_stored_or_typed_makes_a_terminal_obey() {
    let mut sandbox = sandbox();
    sandbox.run(&format!(
        "cp {DISPUTE} ~/plain.duel; takeback run ~/plain.duel"
    ));
    let evil = r"$(printf '\033[2J\n\342\200\256x')";
    for command in [
        format!("rewind @-3 --reason \"{evil}\" --by \"{evil}\""),
        "log".into(),
        "lines".into(),
        "undo".into(),
        "lines --json".into(),
        format!("show \"{evil}\""),
        format!("show --at \"{evil}\""),
        format!("show --line \"{evil}\""),
        format!("explain \"{evil}\""),
        format!("cards show \"{evil}\""),
        format!("play \"A passes {evil}\""),
        format!("run \"{evil}\""),
        format!("new --name \"{evil}\""),
        format!("duels --lang \"{evil}\""),
        format!("duels --json \"{evil}\""),
    ] {
        let outcome = sandbox.run(&format!("takeback {command}"));
        let obeyed = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(
            !outcome.printed.contains(obeyed),
            "{command}: {:?}",
            outcome.printed
        );
    }
    let lines = sandbox.run("takeback lines").printed;
    assert!(lines.contains(r"\u{1b}[2J\u{a}\u{202e}x"), "{lines}");
}

#[test]
fn every_rule_of_the_model_is_explained_with_its_source() {
    let mut sandbox = sandbox();
    let model = std::fs::read_to_string(root().join("docs/rules-model.md")).expect("the model");
    let mut explained = 0;
    for line in model.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [id, _, source] = cells[..] else { continue };
        if !id.contains('-') || id.to_uppercase() != id {
            continue;
        }
        explained += 1;
        let outcome = sandbox.run(&format!("takeback explain {id}"));
        done(&outcome, 0);
        assert!(
            outcome.printed.contains(source),
            "{id}: {}",
            outcome.printed
        );
    }
    assert!(explained > 40, "{explained}");
}

#[test]
fn rule_profiles_are_explained_with_their_dates_and_flags() {
    let mut sandbox = sandbox();
    for name in [
        "P1",
        "p2e",
        "edison",
        "P7",
        "advanced",
        "TCG 2010-04-24",
        "time-wizard:2011-09-01",
    ] {
        let outcome = sandbox.run(&format!("takeback explain '{name}'"));
        done(&outcome, 0);
        assert!(
            outcome.printed.contains("  Ignition effects: ")
                && outcome.printed.contains("  ignition: "),
            "{}",
            outcome.printed
        );
    }
    let edison = sandbox.run("takeback explain edison").printed;
    for part in [
        "P2e",
        "since 2010-03",
        "until 2012-04-24",
        "ignition: AfterSummon; TCG until 2012-04-24",
    ] {
        assert!(edison.contains(part), "{part}: {edison}");
    }
    let programs = sandbox.run("takeback explain edison --json").printed;
    let object: serde_json::Value = serde_json::from_str(&programs).expect("one object");
    assert_eq!(object["flags"]["texts"], 20_100_424);
    assert_eq!(object["profile"], "P2e");
    let because = object["because"]["ignition"].as_str().unwrap_or_default();
    assert!(because.contains("2012-04-24"), "{object}");
    let far = sandbox.run("takeback explain lorem-ipsum");
    done(&far, 3);
    assert!(!far.printed.contains("did you mean"), "{}", far.printed);
}

#[test]
fn a_dry_run_says_that_nothing_stands() {
    let mut sandbox = with_the_secret("strict");
    sandbox.run("printf 'A summons Sangan\\n' | cat ~/secret.duel - >~/refused.duel");
    for (command, said) in [
        (
            "run ~/refused.duel --dry-run",
            "could be played; nothing was written",
        ),
        (
            "play secret 'B passes' 'A sets Sangan' --dry-run",
            "could be played; nothing was written",
        ),
        ("rewind @-2 --reason x --dry-run", "would go on along line"),
        ("undo --dry-run", "would be taken back: A passed in words"),
    ] {
        let outcome = sandbox.run(&format!("takeback {command}"));
        assert!(
            outcome.printed.contains(said),
            "{command}: {}",
            outcome.printed
        );
        assert!(
            !outcome.printed.contains("stand in"),
            "{command}: {}",
            outcome.printed
        );
    }
}

#[test]
fn an_undo_says_what_it_took_back() {
    let mut sandbox = with_the_secret("strict");
    let undone = sandbox.run("takeback undo");
    let said = "Taken back: A passed in words.";
    assert!(undone.printed.contains(said), "{}", undone.printed);
    assert!(!undone.printed.contains("batch"), "{}", undone.printed);
    let lines = sandbox.run("takeback lines").printed;
    assert!(lines.contains("takes back: A passed in words;"), "{lines}");
}

#[test]
fn a_finished_duel_says_who_won_and_why_and_offers_are_said_once() {
    let mut sandbox = with_the_secret("witness");
    let status = sandbox.run("takeback status").printed;
    let offers: Vec<&str> = status
        .lines()
        .filter(|line| line.starts_with("  "))
        .collect();
    let mut once = offers.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), offers.len(), "{status}");
    done(&sandbox.run("takeback play 'B concedes'"), 0);
    for role in ["judge", "A", "spectator"] {
        let status = sandbox.run(&format!("takeback status --as {role}")).printed;
        assert!(status.contains("A wins: B concedes."), "{status}");
    }
}

#[test]
fn a_log_without_passes_shows_who_was_not_asked() {
    let mut sandbox = sandbox();
    sandbox.run(&format!("takeback run {DISPUTE}"));
    let log = sandbox.run("takeback log").printed;
    assert!(log.contains("B was not asked."), "{log}");
    assert!(!log.contains("passed in words"), "{log}");
}

#[test]
fn a_language_is_chosen_by_the_option_and_by_the_locale() {
    let mut sandbox = sandbox();
    sandbox.run(&format!("takeback run {DISPUTE}"));
    let languages = [
        ("it", "it_IT.UTF-8", "nel turno 3, turno di A"),
        ("zh-Hant", "zh_TW.UTF-8", "主要階段1"),
        ("en", "C.UTF-8", "main phase 1"),
    ];
    for (tag, locale, says) in languages {
        let asked = sandbox.run(&format!("takeback log --lang {tag}"));
        done(&asked, 0);
        assert!(asked.printed.contains(says), "{}", asked.printed);
        let set = sandbox.run(&format!("LC_ALL={locale} takeback log"));
        assert_eq!(asked.printed, set.printed, "{locale}");
    }
    let unknown = sandbox.run("takeback duels --lang tlh");
    done(&unknown, 2);
    assert!(
        unknown.printed.contains("en, it, zh-Hant"),
        "{}",
        unknown.printed
    );
}

#[test]
fn an_empty_store_is_sound() {
    let mut sandbox = sandbox();
    sandbox.run("takeback duels");
    let outcome = sandbox.run("takeback verify");
    done(&outcome, 0);
    assert!(
        outcome.printed.contains("holds no duels"),
        "{}",
        outcome.printed
    );
}

#[test]
fn the_changelog_counts_the_cards() {
    let cards = system_tests::files(&root().join("data/cards"), "ron");
    let text = |path: &std::path::PathBuf| std::fs::read_to_string(path).expect("a card file");
    let plain = cards
        .iter()
        .filter(|path| !text(path).contains("effects:"))
        .count();
    let numbers = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
    ];
    let said = format!(
        "{} cards, {} of them monsters without effects",
        cards.len(),
        numbers[plain]
    );
    let changelog = std::fs::read_to_string(root().join("CHANGELOG.md")).expect("the changelog");
    assert!(changelog.contains(&said), "CHANGELOG.md has to say: {said}");
}

#[test]
fn a_difference_between_rules_is_told_to_programs_too() {
    let mut sandbox = sandbox();
    let duel = "data/duels/seeds/S07-ignition-priority.duel";
    let outcome = sandbox.run(&format!("takeback diff --profiles P2e,P7 {duel} --json"));
    done(&outcome, 1);
    let object: serde_json::Value = serde_json::from_str(&outcome.printed).expect("one object");
    assert_eq!(object["kind"], "diff");
    assert_eq!(object["profiles"], serde_json::json!(["P2e", "P7"]));
    assert_eq!(object["parted"]["line"], 23);
    let [then, now] = [0, 1].map(|side| &object["accounts"][side]);
    assert!(
        then["events"]
            .as_array()
            .is_some_and(|events| events.len() > 3)
    );
    assert_eq!(then["stopped"], serde_json::Value::Null);
    assert_eq!(now["stopped"]["rule"], "FET-FREE");
    let ends = object["ends"].as_array().expect("what differs");
    let lp = ends
        .iter()
        .find(|end| end["what"] == "lp")
        .expect("life points differ");
    assert_eq!(
        (&lp["seat"], &lp["values"]),
        (&"B".into(), &serde_json::json!(["7500", "8000"]))
    );
    let same = sandbox.run(&format!(
        "takeback diff --profiles P2e,edison {duel} --json"
    ));
    let object: serde_json::Value = serde_json::from_str(&same.printed).expect("one object");
    assert_eq!(
        (&object["same"], &object["parted"]),
        (&true.into(), &serde_json::Value::Null)
    );
    done(&same, 0);
}

#[test]
fn a_stored_duel_is_played_again_under_other_rules_like_its_file() {
    let mut sandbox = sandbox();
    for name in [
        "S13-sangan-and-two-torrentials",
        "S30-mind-crush-on-stratos",
        "S17-forgot-to-ask",
    ] {
        sandbox.run(&format!("takeback run data/duels/seeds/{name}.duel"));
        let outcome = sandbox.run(&format!("takeback diff --profiles P7,P7 {name}"));
        done(&outcome, 0);
        assert!(
            !outcome.printed.contains("Both stop"),
            "{}",
            outcome.printed
        );
    }
}

#[test]
fn a_file_with_rules_there_are_not_is_told_by_its_place() {
    let mut sandbox = sandbox();
    for (rules, said) in [
        ("rush", "Rush Duel is another game"),
        (
            "P7 with igniton: None",
            "no flag of a rule profile is called",
        ),
        ("TCG 2007-05-01", "P2g ended on 2005-09-30"),
    ] {
        sandbox.run(&format!(
            "printf 'rules {rules}\\nA moves on\\n' > ~/wrong.duel"
        ));
        let outcome = sandbox.run("takeback run ~/wrong.duel");
        done(&outcome, 2);
        assert!(outcome.printed.contains(said), "{}", outcome.printed);
        assert!(
            outcome.printed.contains("wrong.duel:1:"),
            "{}",
            outcome.printed
        );
    }
}
