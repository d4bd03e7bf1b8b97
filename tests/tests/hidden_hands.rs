//! Could have responded, could do nothing, was not asked: what a seat held looks the same to every
//! role but the judge.
//!
//! Two duels that differ only in what B holds are recorded; everything the program prints for A
//! and for a spectator, refusals among it, has to be the same bytes.

use proptest::prelude::*;
use system_tests::{Outcome, Sandbox};

/// What B may hold in its hand and set: things that answer, and things that don't.
const HELD: [&str; 9] = [
    "Mind Crush",
    "Trap Hole",
    "Waboku",
    "Mystical Space Typhoon",
    "Gemini Elf",
    "Sangan",
    "Effect Veiler",
    "Blue-Eyes White Dragon",
    "Solemn Judgment",
];

/// What A does; B is asked now and then.
const DEEDS: [&str; 4] = [
    "A activates Reinforcement of the Army\nboth pass\nA chooses Elemental HERO Stratos",
    "A summons Gemini Elf",
    "A sets Waboku",
    "A activates Cannon Soldier tributing Cannon Soldier\nboth pass",
];

/// Everything that reads a duel, and what is refused.
const READS: [&str; 32] = [
    "status",
    "status --at 16",
    "log",
    "log --passes",
    "show",
    "lines",
    "missed",
    "ledger",
    "claim --seat B 'Mind Crush'",
    "preview @ 'B activates Mind Crush'",
    "whynot 'B activates Mind Crush'",
    "whynot 'A activates Waboku'",
    "play --dry-run 'B activates Mind Crush'",
    "play --dry-run 'A sets Waboku'",
    "find 'turn == 3'",
    "find 'A.lp < 9000' --all",
    "why A.lp",
    "why B.lp",
    "followed 16",
    "diff 16 @",
    "step --plain --at 16 </dev/null",
    "sheet",
    "match",
    "match --player Ben",
    "call --dry-run",
    "rewind 16 --dry-run",
    "undo --dry-run",
    "redo --dry-run",
    "assess 16",
    "report 16 --html ~/no.html",
    "audit",
    "adjust 'B has 1 LP' --reason x --dry-run",
];

/// What B holds: its hand and its set card.
type Hold = ([usize; 2], usize);

/// A written duel with what B holds and what happened in it.
fn written((hand, set): Hold, deeds: &[usize], asks: &[bool]) -> String {
    let [one, other] = hand.map(|n| HELD[n]);
    let set = HELD[set];
    let mut text = format!(
        "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
         seat A  monsters: Cannon Soldier  hand: Reinforcement of the Army, Gemini Elf, Waboku  \
         shuffled deck: Elemental HERO Stratos, 34 cards\n\
         seat B  hand: {one}, {other}  set: {set}\n\n"
    );
    for (deed, asked) in deeds.iter().zip(asks) {
        text.push_str(DEEDS[*deed]);
        text.push('\n');
        if *asked {
            text.push_str("A passes\nB passes\n");
        }
    }
    text
}

/// The set card and hand of B, told so that it can be set: a monster can't lie among the traps.
fn hold() -> impl Strategy<Value = Hold> {
    let traps = proptest::sample::select(vec![0_usize, 1, 2, 3, 8]);
    let hand = [0..HELD.len(), 0..HELD.len()];
    (hand, traps)
}

fn recorded(text: &str) -> (Sandbox, Outcome) {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    sandbox.write("one.duel", text);
    let run = sandbox.run("takeback run ~/one.duel");
    (sandbox, run)
}

/// A judge writes down that B would have used a card, and looks at it again at another moment.
fn claimed(sandbox: &mut Sandbox, card: &str) {
    for when in ["", " --when 14"] {
        let line = format!("takeback claim --seat B '{card}'{when}");
        let printed = sandbox.run(&line).printed;
        let again = printed.contains("is on record already");
        assert_eq!(again, !when.is_empty(), "{line}\n{printed}");
    }
}

/// What a role reads of a duel by every command, with how each ended.
fn read(sandbox: &mut Sandbox, role: &str) -> Vec<String> {
    let mut all = Vec::new();
    for command in READS {
        for json in ["", " --json"] {
            // What is read from comes last.
            let (command, from) = command.split_once(" <").unwrap_or((command, ""));
            let from = if from.is_empty() { "" } else { " < /dev/null" };
            let line = format!("takeback {command} --as {role}{json}{from}");
            let outcome = sandbox.run(&line);
            all.push(format!("$ {line}\n{}= {:?}", outcome.printed, outcome.code));
        }
    }
    all
}

fn cases() -> u32 {
    std::env::var("CASES").map_or(3, |n| n.parse().expect("a number"))
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 20, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn what_b_holds_changes_no_byte_of_what_the_others_read(
        holds in (hold(), hold()),
        deeds in Just(vec![0_usize, 1, 2, 3]).prop_shuffle(),
        asks in proptest::collection::vec(any::<bool>(), 4),
    ) {
        let texts = [holds.0, holds.1].map(|hold| written(hold, &deeds, &asks));
        let (mut one, first) = recorded(&texts[0]);
        let (mut other, second) = recorded(&texts[1]);
        prop_assert_eq!(first.code, second.code, "{}\n{}", first.printed, second.printed);
        for (sandbox, (_, set)) in [(&mut one, holds.0), (&mut other, holds.1)] {
            claimed(sandbox, HELD[set]);
        }
        for role in ["A", "spectator"] {
            for (first, second) in read(&mut one, role).iter().zip(&read(&mut other, role)) {
                prop_assert_eq!(first, second, "{}\n{}", &texts[0], &texts[1]);
            }
        }
    }
}

/// The same pair is told apart by the judge: the comparison compares something.
#[test]
fn the_judge_reads_what_the_others_do_not() {
    let deeds = [0, 1, 2, 3];
    let asks = [false; 4];
    let texts = [([4, 5], 0), ([4, 5], 2)].map(|hold| written(hold, &deeds, &asks));
    let [mut one, mut other] = texts.map(|text| {
        let (sandbox, run) = recorded(&text);
        assert_eq!(run.code, Some(0), "{}", run.printed);
        sandbox
    });
    for command in ["missed", "ledger", "claim --dry-run --seat B 'Mind Crush'"] {
        let line = format!("takeback {command}");
        assert_ne!(one.run(&line).printed, other.run(&line).printed, "{line}");
    }
    let mut as_a = |line: &str| (one.run(line).printed, other.run(line).printed);
    let (first, second) = as_a("takeback missed --as A");
    assert_eq!(first, second);
    assert!(first.contains("for a judge alone"), "{first}");
}

/// Where a judge's own words could come through: places and lines, right and wrong ones.
const PLACES: [&str; 14] = [
    "log",
    "log --passes",
    "lines",
    "show",
    "status",
    "show --at @t99",
    "show --at 'B cheats@60'",
    "show --at mark:palmed",
    "log --line 'B cheats'",
    "log --line zzz",
    "log mark:palmed..",
    "find true --line zzz",
    "why B.lp --at main@12",
    "match",
];

/// A name a judge gave says what nobody else may know: it is neither printed nor answered to.
#[test]
fn what_a_judge_calls_things_reaches_nobody_else() {
    let (mut sandbox, run) = recorded(&written(([4, 5], 0), &[1, 2], &[false, false]));
    assert_eq!(run.code, Some(0), "{}", run.printed);
    for entry in [
        "name one main 'B cheats'",
        "mark one 14 palmed",
        "note one 'I saw it up the sleeve'",
        "rewind one 20 --kind what-if --reason 'the sleeve'",
        "penalty one --seat B 'for the sleeve' --by Kim",
        "late one 14 'the sleeve again'",
    ] {
        let done = sandbox.run(&format!("takeback {entry}"));
        assert!(
            matches!(done.code, Some(0 | 1)),
            "{entry}: {}",
            done.printed
        );
    }
    for role in ["A", "B", "spectator"] {
        for place in PLACES {
            let line = format!("takeback {place} --as {role}");
            let read = sandbox.run(&line).printed;
            // What was typed is said back; a name that isn't there is no more than that.
            let asked = ["B cheats", "palmed"].map(|name| place.contains(name));
            for (name, typed) in ["B cheats", "palmed"].into_iter().zip(asked) {
                assert!(typed || !read.contains(name), "{line}\n{read}");
            }
            assert!(!read.contains("sleeve"), "{line}\n{read}");
            if asked.contains(&true) {
                let other = place
                    .replace("B cheats", "C cheats")
                    .replace("palmed", "balmed");
                let guess = sandbox
                    .run(&format!("takeback {other} --as {role}"))
                    .printed;
                let guess = guess
                    .replace("C cheats", "B cheats")
                    .replace("balmed", "palmed");
                assert_eq!(read, guess, "{line}");
            }
        }
    }
    let judge = sandbox.run("takeback show --at mark:palmed");
    assert_eq!(judge.code, Some(0), "{}", judge.printed);
}

/// A player who tries names for the other's face-down cards hears the same for every name, also
/// where nothing is written.
#[test]
fn a_name_is_no_way_to_find_out_what_lies_face_down() {
    let duel = |set: &str| {
        format!(
            "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
             seat A  hand: Mystical Space Typhoon, Nobleman of Crossout\n\
             seat B  hand: 3 cards  monsters: 1 card set, 1 card set  set: {set}\n\n\
             A sets Nobleman of Crossout\n"
        )
    };
    let (mut one, run) = recorded(&duel("Mirror Force, Book of Moon"));
    assert_eq!(run.code, Some(0), "{}", run.printed);
    let (mut other, _) = recorded(&duel("Waboku, Trap Hole"));
    let mut codes = Vec::new();
    for name in [
        "Mirror Force",
        "B's set Book of Moon",
        "Waboku",
        "Trap Hole",
    ] {
        for json in ["", " --json"] {
            let line = format!(
                "takeback play 'B passes' --dry-run >/dev/null; takeback play \
                 \"A activates Mystical Space Typhoon targeting {name}\" --as A --dry-run{json}"
            );
            let (first, second) = (one.run(&line), other.run(&line));
            assert_eq!(first.printed, second.printed, "{line}");
            assert_eq!(first.code, second.code, "{line}");
            codes.push(first.code);
        }
    }
    assert!(
        codes
            .iter()
            .all(|code| *code == codes[0] && *code != Some(0)),
        "{codes:?}"
    );
}
