//! Bad input of every kind ends in a sentence and the right exit code, never in a panic.

use std::fmt::Write as _;
use system_tests::{Outcome, Sandbox};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

/// A sandbox that holds the dispute as the duel `forgot-to-ask`.
fn with_the_dispute() -> Sandbox {
    let mut sandbox = sandbox();
    let outcome = sandbox.run(&format!("takeback run {DISPUTE}"));
    assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
    sandbox
}

fn file(sandbox: &Sandbox, name: &str, bytes: &[u8]) {
    std::fs::write(sandbox.home().join(name), bytes).expect("a file");
}

/// It ended with this code and said something of at least a few words, without a panic.
fn ends(outcome: &Outcome, code: i32) {
    assert_eq!(outcome.code, Some(code), "{}", outcome.printed);
    assert!(
        outcome.printed.split_whitespace().count() > 3,
        "{}",
        outcome.printed
    );
    for ugly in ["panicked", "RUST_BACKTRACE", "unwrap", "Os {", "Error("] {
        assert!(!outcome.printed.contains(ugly), "{}", outcome.printed);
    }
}

#[test]
fn a_file_that_is_no_written_duel_is_a_mistake_with_its_place() {
    let mut sandbox = sandbox();
    let cases: [(&str, &[u8], i32); 7] = [
        ("empty.duel", b"", 2),
        ("blank.duel", b" \n\n\t\n", 2),
        ("nothing.duel", b"; only a comment\n", 2),
        ("zeros.duel", b"rules P7\n\0\0\0\n", 2),
        ("profile.duel", b"rules P99\n\nA moves on\n", 2),
        ("latin.duel", b"title caf\xe9\n", 2),
        (
            "unknown.duel",
            b"rules P7\nseat A  hand: Sangn\n\nA summons Sangn\n",
            2,
        ),
    ];
    for (name, bytes, code) in cases {
        file(&sandbox, name, bytes);
        let outcome = sandbox.run(&format!("takeback run ~/{name}"));
        ends(&outcome, code);
        assert!(outcome.printed.contains(name), "{}", outcome.printed);
    }
    let duels = sandbox.run("takeback duels --json");
    assert_eq!(duels.printed, "", "nothing of them was recorded");
}

#[test]
fn a_mistake_is_underlined_and_the_nearest_names_are_said() {
    let mut sandbox = sandbox();
    file(
        &sandbox,
        "typo.duel",
        b"rules P7\nseat A  hand: Sangan\nturn 2 of A, main phase 1\n\nA summons Sangn\n",
    );
    let outcome = sandbox.run("takeback run ~/typo.duel");
    ends(&outcome, 2);
    for part in ["typo.duel:5:", "5 | A summons Sangn", "^^^^^", "Sangan"] {
        assert!(
            outcome.printed.contains(part),
            "{part}: {}",
            outcome.printed
        );
    }
}

#[test]
fn random_bytes_and_random_lines_never_panic() {
    let mut sandbox = sandbox();
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let words = [
        "A",
        "B",
        "activates",
        "passes",
        "summons",
        "Sangan",
        "targeting",
        "rules",
        "P7",
        ":",
        ",",
        "seat",
        "hand",
        "deck",
        "!",
        ";",
        "\"",
        "zone",
        "999999999999",
        "-1",
        "ü",
        "三眼",
        "x",
        "\n",
        "\t",
        "(",
        ")",
        "turn",
        "2",
        "of",
        "main phase 1",
        "chooses",
        "lp",
    ];
    for round in 0..40 {
        let mut bytes: Vec<u8> = Vec::new();
        if round % 2 == 0 {
            bytes.extend((0..200).map(|_| random() as u8));
        } else {
            for _ in 0..60 {
                bytes.extend(words[random() as usize % words.len()].bytes());
                bytes.push(b' ');
            }
        }
        file(&sandbox, "random.duel", &bytes);
        let outcome = sandbox.run("takeback run ~/random.duel");
        let code = outcome.code.unwrap_or(-1);
        assert!(
            [0, 1, 2, 5].contains(&code),
            "{code}: {}\n{bytes:?}",
            outcome.printed
        );
    }
}

#[test]
fn a_folder_or_a_missing_file_is_said_to_be_one() {
    let mut sandbox = sandbox();
    ends(&sandbox.run("takeback run data/duels"), 2);
    ends(&sandbox.run("takeback run no/such/file.duel"), 3);
    ends(&sandbox.run("takeback cards check no/such/folder"), 3);
}

#[test]
fn what_does_not_exist_is_said_to_be_missing() {
    let mut sandbox = sandbox();
    ends(&sandbox.run("takeback log"), 3);
    ends(&sandbox.run("takeback show nobody"), 3);
    let mut sandbox = with_the_dispute();
    for command in [
        "show forgot-to-ask --at 99999",
        "show --at t99",
        "show --line 77",
        "log forgot-to-ask 5..99999",
        "rewind forgot-to-ask 99999 --reason x",
        "missed nobody",
        "cards show Nobody the Unknown",
        "explain NO-SUCH-RULE",
        "verify nobody",
        "lines ffffffffffff",
        "show --at @-99999999999",
        "show --at 99999999999999999999",
        "show --at t99999999999999999",
        "log forgot-to-ask 5..99999999999",
        "cards show zzz",
    ] {
        ends(&sandbox.run(&format!("takeback {command}")), 3);
    }
    for command in [
        "show --at what",
        "show --at ''",
        "log 5...9",
        "show --at t1.c",
        "rewind @-3 --reason ''",
        "rewind @-3 --reason ' '",
        "new --rules P99",
    ] {
        ends(&sandbox.run(&format!("takeback {command}")), 2);
    }
}

#[test]
fn fewer_than_four_digits_of_an_id_name_no_duel() {
    let mut sandbox = with_the_dispute();
    let id = listed(&mut sandbox)[0]["duel"].clone();
    let id = id.as_str().expect("an id");
    let short = sandbox.run(&format!("takeback show {}", &id[..3]));
    ends(&short, 3);
    assert!(
        short.printed.contains("four of its digits"),
        "{}",
        short.printed
    );
    ends(&sandbox.run(&format!("takeback show {}", &id[..4])), 0);
}

/// Four files of one name played at the same time may make duels of one name; that name then means
/// none of them, and each is reached by its id.
#[test]
fn a_name_that_two_duels_have_means_neither() {
    let mut sandbox = sandbox();
    // Ids of their own: the fixed ones would be the same four times.
    let one = format!("unset TAKEBACK_SEED; takeback run {DISPUTE} >/dev/null 2>&1");
    sandbox.run(&format!("for n in 1 2 3 4; do ({one}) & done; wait"));
    let duels = listed(&mut sandbox);
    assert!(!duels.is_empty());
    for duel in &duels {
        let (name, id) = (duel["name"].as_str(), duel["duel"].as_str());
        let (name, id) = (name.expect("a name"), id.expect("an id"));
        let shared = duels.iter().filter(|other| other["name"] == name).count() > 1;
        let shown = sandbox.run(&format!("takeback show {name}"));
        ends(&shown, if shared { 3 } else { 0 });
        assert!(
            !shared || shown.printed.contains(&id[..8]),
            "{}",
            shown.printed
        );
        ends(&sandbox.run(&format!("takeback show {id}")), 0);
    }
}

/// The duels of the store.
fn listed(sandbox: &mut Sandbox) -> Vec<serde_json::Value> {
    let printed = sandbox.run("takeback duels --json").printed;
    let parse = |line: &str| serde_json::from_str(line).expect("an object");
    printed.lines().map(parse).collect()
}

#[test]
fn a_name_that_can_not_be_given_says_why() {
    let mut sandbox = with_the_dispute();
    for (name, why) in [
        ("forgot-to-ask", "already"),
        ("beef", "the start of an id"),
        ("t3", "a place"),
        ("'a b'", "letters, digits"),
    ] {
        let outcome = sandbox.run(&format!("takeback new --name {name}"));
        ends(&outcome, 2);
        assert!(outcome.printed.contains(why), "{name}: {}", outcome.printed);
    }
    assert_eq!(listed(&mut sandbox).len(), 1);
    let copied = sandbox.run(&format!(
        "cp {DISPUTE} ~/beef.duel; takeback run ~/beef.duel"
    ));
    ends(&copied, 0);
    assert!(
        copied.printed.contains("is called duel-beef"),
        "{}",
        copied.printed
    );
}

#[test]
fn only_regular_files_of_a_bounded_size_are_read() {
    let mut sandbox = sandbox();
    sandbox.run("mkfifo ~/pipe ~/pipe.ron; mkdir ~/cards ~/none; mv ~/pipe.ron ~/cards");
    sandbox.run("head -c 1048577 /dev/zero >~/large.duel; cp ~/large.duel ~/large.ron");
    for (line, code) in [
        ("run ~/pipe", 2),
        ("run /dev/zero", 2),
        ("run ~/large.duel", 2),
        ("new ~/pipe", 2),
        ("new ~/large.duel", 2),
        ("cards check ~/pipe", 2),
        ("cards check ~/cards", 2),
        ("cards check ~/large.ron", 2),
        ("cards check ~/none", 3),
    ] {
        ends(&sandbox.run(&format!("timeout 20 takeback {line}")), code);
    }
    let mut sandbox = with_the_dispute();
    ends(
        &sandbox.run("timeout 20 takeback play forgot-to-ask - </dev/zero"),
        2,
    );
}

#[test]
fn a_folder_that_is_not_ours_is_left_alone() {
    let mut sandbox = sandbox();
    let theirs = sandbox.home().join("theirs");
    std::fs::create_dir_all(&theirs).expect("a folder");
    std::fs::write(theirs.join("letter.txt"), "Dear aunt").expect("a file");
    ends(&sandbox.run("takeback duels --store ~/theirs"), 8);
    let kept: Vec<_> = std::fs::read_dir(&theirs)
        .expect("the folder")
        .flatten()
        .collect();
    assert_eq!(kept.len(), 1, "{kept:?}");
}

#[test]
fn a_store_that_can_not_be_made_is_no_bug() {
    let mut sandbox = sandbox();
    file(&sandbox, "a-file", b"x");
    let outcome = sandbox.run("takeback duels --store ~/a-file");
    assert!(
        [Some(6), Some(8)].contains(&outcome.code),
        "{}",
        outcome.printed
    );
    ends(&sandbox.run("takeback duels --store /proc/nowhere"), 6);
}

#[test]
fn a_store_in_use_is_waited_for_and_then_said_to_be_busy() {
    let mut sandbox = with_the_dispute();
    let lock = "~/.local/share/takeback/LOCK";
    let soon = sandbox.run(&format!("flock {lock} sleep 1 & sleep 0.2; takeback duels"));
    assert_eq!(soon.code, Some(0), "{}", soon.printed);
    let held = sandbox.run(&format!(
        "flock {lock} sleep 15 & sleep 0.2; takeback duels"
    ));
    ends(&held, 6);
    assert!(held.printed.contains("in use"), "{}", held.printed);
}

#[test]
fn eight_who_read_and_two_who_write_at_once_all_have_their_turn() {
    let mut sandbox = with_the_dispute();
    let reading =
        "for n in 1 2 3 4 5 6 7 8; do (takeback show >~/r$n 2>&1; echo $? >>~/codes) & done";
    let writing =
        "for n in 1 2; do (takeback note forgot-to-ask n >~/w$n 2>&1; echo $? >>~/codes) & done";
    sandbox.run(&format!("{reading}; {writing}; wait"));
    let codes = std::fs::read_to_string(sandbox.home().join("codes")).expect("they ended");
    assert_eq!(codes, "0\n".repeat(10));
}

#[test]
fn two_who_append_at_once_do_not_lose_each_other() {
    let mut sandbox = with_the_dispute();
    let all = "for n in 1 2 3 4; do takeback play 'B passes' --json >~/$n 2>&1 & done; wait";
    sandbox.run(all);
    let mut won = 0;
    for n in 1..=4 {
        let printed = std::fs::read_to_string(sandbox.home().join(n.to_string())).expect("output");
        let lost = printed.contains("\"conflict\"") || printed.contains("\"refused\"");
        won += u32::from(!lost && printed.contains("window_answered"));
        assert!(!printed.contains("panicked"), "{printed}");
    }
    assert!(won >= 1, "one of them has to win");
    ends(&sandbox.run("takeback verify"), 0);
}

#[test]
fn a_store_of_a_kind_there_is_not_is_refused_and_nothing_is_made() {
    let mut sandbox = sandbox();
    ends(
        &sandbox.run("cd ~; takeback duels --store mysql://somewhere/duels"),
        8,
    );
    assert!(!sandbox.home().join("mysql:").exists());
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut sandbox = with_the_dispute();
    let outcome = sandbox.run("(takeback log; echo $? >~/code) | head -1; cat ~/code");
    assert!(outcome.printed.ends_with("0\n"), "{}", outcome.printed);
}

#[test]
fn a_full_output_is_said_with_what_stands() {
    let mut sandbox = with_the_dispute();
    let records = listed(&mut sandbox)[0]["records"].as_u64().unwrap_or(0);
    let read = sandbox.run("takeback log --passes >/dev/full");
    ends(&read, 6);
    assert!(!read.printed.contains("stand"), "{}", read.printed);
    for command in ["play 'B passes'", "undo", "rewind @-3 --reason x"] {
        let outcome = sandbox.run(&format!("takeback {command} >/dev/full"));
        ends(&outcome, 6);
        let now = listed(&mut sandbox)[0]["records"].as_u64().unwrap_or(0);
        assert!(now > records, "{command} was recorded");
        let stands = format!("the records up to {now} stand");
        assert!(outcome.printed.contains(&stands), "{}", outcome.printed);
        assert!(
            !outcome.printed.contains("nothing was"),
            "{}",
            outcome.printed
        );
    }
    let dry = sandbox.run("takeback undo --dry-run >/dev/full");
    ends(&dry, 6);
    assert!(!dry.printed.contains("stand"), "{}", dry.printed);
}

#[test]
fn what_was_typed_wrong_is_a_usage_error_for_both_readers() {
    let mut sandbox = sandbox();
    for line in [
        "",
        "nonsense",
        "rewind",
        "show --as everybody",
        "run",
        "log --at",
    ] {
        ends(&sandbox.run(&format!("takeback {line}")), 2);
    }
    let outcome = sandbox.run("takeback show --as everybody --json 2>/dev/null");
    let object: serde_json::Value = serde_json::from_str(&outcome.printed).expect("an object");
    assert_eq!(
        (&object["kind"], &object["exit"]),
        (&"error".into(), &2.into())
    );
}

#[test]
fn a_lone_mistake_among_several_files_does_not_keep_the_others_back() {
    let mut sandbox = sandbox();
    file(&sandbox, "empty.duel", b"");
    let outcome = sandbox.run(&format!("takeback run ~/empty.duel {DISPUTE}"));
    assert_eq!(outcome.code, Some(2), "{}", outcome.printed);
    let mut listed = String::new();
    let _ = write!(listed, "{}", sandbox.run("takeback duels --json").printed);
    assert!(listed.contains("forgot-to-ask"), "{listed}");
}
