//! What a person reads, in the language asked for: the pages of help, a command line that can't be
//! read, and every other way in which a command ends early.

use serde_json::Value;
use std::collections::BTreeSet;
use system_tests::{Outcome, Sandbox, root};

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";
const FORGOTTEN: &str = "data/duels/disputes/forgotten-sangan.duel";

/// Words that only English has, of the languages that are spoken here.
const ENGLISH: [&str; 29] = [
    "the", "of", "is", "are", "and", "not", "with", "that", "which", "there", "has", "have", "was",
    "were", "from", "but", "nothing", "this", "would", "been", "for", "says", "expected", "has to",
    "can't", "isn't", "doesn't", "must", "its",
];

/// Ways in which a command ends early, or says little.
const EARLY: &[&str] = &[
    "nonsense",
    "rewnd DUEL",
    "",
    "claim",
    "claim --seat C Sangan",
    "run",
    "run --strict --witness x.duel",
    "show DUEL --reazon x",
    "show one two",
    "show --at",
    "log --json=yes",
    "audit --jobs 0",
    "audit --jobs many",
    "match DUEL --round 70000",
    "match DUEL --round 4 --players Ann",
    "match DUEL --table 3",
    "rewind DUEL --html \"$HOME/x.html\"",
    "ruling DUEL 40 ''",
    "assess DUEL 60 --seed -1",
    "assess DUEL 60 --policy none-such",
    "assess DUEL 2",
    "rewind DUEL 2 --reason x",
    "show DUEL --at t99",
    "show DUEL --at wherever",
    "show DUEL --at 118..",
    "show DUEL --at 99999999999",
    "show DUEL --at @-999",
    "show DUEL --at t3.c9",
    "show DUEL --at t3.c1.l9",
    "show DUEL --at mark:x",
    "show DUEL --at seal:zz",
    "show DUEL --at seal:00000000",
    "show DUEL --line 7",
    "show none-such",
    "log DUEL 60..40",
    "log DUEL 40..nowhere",
    "adjust DUEL --reason x",
    "adjust none-such --reason x",
    "adjust none-such 'B has 3 LP' --reason x",
    "adjust DUEL 'B has 99999999999 LP' --reason x",
    "adjust DUEL 'Waboku to the extra deck' --reason x",
    "adjust DUEL 'Kuriboh to monster zone 9' --reason x",
    "adjust DUEL 'Sangan in attack position' --reason x",
    "adjust DUEL \"Mind Crush to A's hand\" --reason x",
    "explain FET-HOLDR",
    "explain nothing-like-it",
    "late DUEL 40 x --rule NOPE",
    "cards show Elemental",
    "cards show Sangn",
    "cards show Zzzzzzzzz",
    "cards check /none-such",
    "whynot DUEL ''",
    "play DUEL",
    "play none-such",
    "play DUEL 'A summons'",
    "play DUEL 'A summons Sangn'",
    "play DUEL 'A activates Waboku' 'A activates Waboku'",
    "play DUEL 'A activates Gemini Elf'",
    "play DUEL 'title x'",
    "play DUEL 'B passes' --as A",
    "play DUEL 'A passes' --dry-run --as spectator",
    "preview DUEL wherever 'B passes'",
    "preview DUEL 60 'B activates Mind Crush'",
    "preview DUEL 60 'B activates Waboku'",
    "claim DUEL --seat B None-Such",
    "claim DUEL --seat B 'Mind Crush' --when 999",
    "claim DUEL --seat B 'Mind Crush' --as A",
    "claim DUEL --seat B Sangan --dry-run",
    "missed DUEL --as spectator",
    "ledger DUEL --as B",
    "ledger DUEL --since nowhere",
    "find DUEL 'B.lp <'",
    "find DUEL ''",
    "find DUEL 'B.lp'",
    "find DUEL 'phase == 3'",
    "find DUEL 'in(\"Sangn\", A.hand)'",
    "why DUEL zzz",
    "why DUEL chain.9",
    "why DUEL 'Elemental HERO'",
    "followed DUEL nowhere",
    "diff DUEL",
    "diff DUEL 20 none-such 20",
    "diff --profiles P2e,PX DUEL",
    "diff --profiles P2e DUEL",
    "audit /none-such",
    "audit DUEL --as A",
    "run data/duels",
    "run /none-such.duel",
    "run /dev/null",
    "run --rules PX data/duels/disputes/forgot-to-ask.duel",
    "report DUEL 60 --html /none-such/x.html",
    "report DUEL 60 --html data/duels/disputes/forgot-to-ask.duel",
    "report DUEL 60 --html data",
    "report DUEL 60 --html \"$HOME/x.html\" --second-lang tlh",
    "report DUEL 60 --html \"$HOME/x.html\" --claim 3",
    "audit DUEL --junit README.md",
    "ruling DUEL 60 x --appeals 3",
    "appeal DUEL 60 --seat A",
    "call DUEL --end",
    "name DUEL main 'a@b'",
    "name DUEL 99 x",
    "mark DUEL 40 ' '",
    "finding DUEL 99",
    "switch DUEL 99",
    "switch DUEL main --as A",
    "undo DUEL --as A",
    "redo DUEL",
    "verify none-such",
    "penalty DUEL x --seat A --about nowhere",
    "new --name '@x'",
    "new --rules PX",
    "step DUEL --at nowhere",
    "duels --store README.md",
    "duels --store data",
    "duels --cards /none-such",
    "duels --cards docs",
];

fn sandbox(duels: &[&str]) -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    for duel in duels {
        let outcome = sandbox.run(&format!("takeback run {duel}"));
        assert_eq!(outcome.code, Some(0), "{}", outcome.printed);
    }
    sandbox
}

fn says(sandbox: &mut Sandbox, command: &str) -> Outcome {
    sandbox.run(&format!("takeback {command}"))
}

/// The text without what is English in every language: what is typed and where it comes from.
fn own_words(text: &str) -> String {
    let typed = |line: &&str| {
        let line = line.trim_start();
        let number = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let excerpt = number.starts_with(" | ") || line.starts_with("| ");
        !excerpt
            && !["A ", "B "]
                .iter()
                .any(|seat| line.starts_with(seat) && written(line))
    };
    let lines: Vec<&str> = text.lines().filter(typed).collect();
    let mut text = lines.join("\n");
    for (open, close) in [
        ('`', '`'),
        ('«', '»'),
        ('「', '」'),
        ('“', '”'),
        ('\'', '\''),
        ('"', '"'),
    ] {
        text = outside(&text, open, close);
    }
    text
}

/// True for a line of a written duel.
fn written(line: &str) -> bool {
    let verbs = [
        "activates",
        "agrees",
        "passes",
        "asks",
        "declares",
        "moves",
        "ends",
        "chooses",
        "sets",
        "summons",
    ];
    line.split(' ')
        .nth(1)
        .is_some_and(|verb| verbs.contains(&verb))
}

/// What stands outside of a pair of marks. An apostrophe inside a word is none.
fn outside(text: &str, open: char, close: char) -> String {
    let (mut out, mut inside, mut before) = (String::new(), false, ' ');
    for c in text.chars() {
        let opens = !inside && c == open && !before.is_alphanumeric();
        let closes = inside && c == close;
        if opens || closes || (inside && c == '\n') {
            inside = opens;
        }
        if !inside && !closes {
            out.push(c);
        }
        before = c;
    }
    out
}

fn english(text: &str) -> BTreeSet<&'static str> {
    let own = own_words(text).to_lowercase();
    let words: BTreeSet<&str> = own
        .split(|c: char| {
            !(c.is_ascii_alphabetic() || c == '\'' || c == '-' || c == '/' || c == '.')
        })
        .collect();
    ENGLISH
        .into_iter()
        .filter(|word| words.contains(word))
        .collect()
}

#[test]
fn english_is_found_where_it_is_and_not_in_what_is_typed() {
    let it = "errore: record 2 belongs to the set-up\nsuggerimento: `B has to say` «B is it»";
    assert_eq!(english(it), BTreeSet::from(["the"]));
    assert!(english("  B activates the card\n 1 | this is it\nl'inizio è di B").is_empty());
}

#[test]
fn a_command_that_ends_early_says_so_in_the_language_asked_for() {
    let mut wrong = Vec::new();
    for language in ["it", "zh-Hant"] {
        let mut sandbox = sandbox(&[DISPUTE, FORGOTTEN]);
        for command in EARLY {
            let command = command.replace("DUEL", "forgot-to-ask");
            let outcome = says(&mut sandbox, &format!("--lang {language} {command}"));
            let found = english(&outcome.printed);
            let raw = outcome.printed.contains("{$") || outcome.printed.contains("{ $");
            if !found.is_empty() || raw || outcome.printed.trim().is_empty() {
                wrong.push(format!("{command}: {found:?}\n{}", outcome.printed));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The commands that help lists.
fn commands(sandbox: &mut Sandbox) -> BTreeSet<String> {
    let page = says(sandbox, "--help").printed;
    let listed = page.split("Commands:").nth(1);
    let listed = listed.and_then(|rest| rest.split("\n\n").next());
    let rows = listed.unwrap_or_default().lines();
    let names = rows.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let names = names.filter(|name| !name.is_empty() && *name != "help");
    names.map(str::to_owned).collect()
}

#[test]
fn every_page_of_help_is_in_the_language_asked_for() {
    let mut sandbox = sandbox(&[]);
    let names = commands(&mut sandbox);
    assert!(names.contains("rewind"), "{names:?}");
    for (language, usage) in [("it", "Uso:"), ("zh-Hant", "用法：")] {
        for name in &names {
            let page = says(&mut sandbox, &format!("--lang {language} help {name}"));
            assert_eq!(page.code, Some(0), "{}", page.printed);
            assert!(page.printed.contains(usage), "{}", page.printed);
            let steps = name == "adjust";
            let found = english(&page.printed);
            assert!(
                found.is_empty() || steps,
                "{name}: {found:?}\n{}",
                page.printed
            );
        }
    }
}

#[test]
fn the_language_of_help_is_that_of_the_locale_where_none_is_named() {
    let mut sandbox = sandbox(&[]);
    let page = sandbox.run("LC_ALL=it_IT.UTF-8 takeback rewind -h").printed;
    assert!(page.starts_with("Torna a un punto"), "{page}");
    let named = sandbox
        .run("LC_ALL=it_IT.UTF-8 takeback rewind -h --lang zh-Hant")
        .printed;
    assert!(named.contains("用法："), "{named}");
    let unread = sandbox.run("LC_ALL=it_IT.UTF-8 takeback rewnd");
    assert_eq!(unread.code, Some(2));
    assert!(
        unread.printed.contains("intendevi rewind?"),
        "{}",
        unread.printed
    );
}

#[test]
fn a_command_line_that_cant_be_read_is_an_error_for_programs_too() {
    let mut sandbox = sandbox(&[]);
    let outcome = sandbox.run("takeback --json --lang it rewnd 2>/dev/null");
    let error: Value = serde_json::from_str(&outcome.printed).expect("an object");
    assert_eq!(error["kind"], "error");
    assert_eq!(
        (&error["code"], &error["exit"]),
        (&"usage".into(), &2.into())
    );
    assert_eq!(error["message"], "non c'è nessun comando “rewnd”");
    assert_eq!(outcome.code, Some(2));
}

#[test]
fn the_readme_lists_every_command() {
    let mut sandbox = sandbox(&[]);
    let names = commands(&mut sandbox);
    assert!(names.len() > 40, "{names:?}");
    let readme = std::fs::read_to_string(root().join("README.md")).expect("README.md");
    let table = readme
        .split("## Commands")
        .nth(1)
        .and_then(|rest| rest.split("\n## ").next());
    let rows = table
        .unwrap_or_default()
        .lines()
        .filter(|line| line.starts_with("| `"));
    let cells = rows.filter_map(|line| line.split(" | ").next());
    let code = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let first = code.filter_map(|code| code.split(' ').next());
    let told: BTreeSet<String> = first.map(str::to_owned).collect();
    let missing: Vec<_> = names.difference(&told).collect();
    assert!(
        missing.is_empty(),
        "the table of README.md lacks {missing:?}"
    );
    let over: Vec<_> = told.difference(&names).collect();
    assert!(
        over.iter()
            .all(|name| ["show", "check"].contains(&name.as_str())),
        "{over:?}"
    );
}
