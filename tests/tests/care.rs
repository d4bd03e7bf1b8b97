//! Looking after the store, each command a process of its own: a damaged store is repaired, a
//! backup is made and taken up again, names are erased, duels are removed and archived.

use serde_json::Value;
use std::path::Path;
use system_tests::Sandbox;

const DISPUTE: &str = "data/duels/disputes/forgot-to-ask.duel";
const OTHER: &str = "data/duels/disputes/forgotten-sangan.duel";

fn sandbox() -> Sandbox {
    let mut sandbox = Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"));
    objects(&mut sandbox, &format!("run {DISPUTE}"), 0);
    sandbox
}

/// Runs a command with `--json` and gives its objects.
fn objects(sandbox: &mut Sandbox, command: &str, code: i32) -> Vec<Value> {
    let outcome = sandbox.run(&format!("takeback {command} --json 2>/dev/null"));
    assert_eq!(outcome.code, Some(code), "{command}: {}", outcome.printed);
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    outcome.printed.lines().map(parse).collect()
}

fn of_kind<'a>(all: &'a [Value], kind: &str) -> &'a Value {
    let found = all.iter().find(|object| object["kind"] == kind);
    found.unwrap_or_else(|| panic!("no {kind} in {all:#?}"))
}

fn store(sandbox: &Sandbox) -> std::path::PathBuf {
    sandbox.home().join(".local/share/takeback")
}

/// True when any file of a folder holds these bytes.
fn holds(folder: &Path, bytes: &[u8]) -> bool {
    let entries = std::fs::read_dir(folder).expect("it is there").flatten();
    entries.into_iter().any(|entry| match entry.path() {
        path if path.is_dir() => holds(&path, bytes),
        path => {
            let all = std::fs::read(path).expect("it can be read");
            all.windows(bytes.len()).any(|part| part == bytes)
        }
    })
}

/// Ruins the log and sled's file, so that the store can't be opened.
fn ruin(store: &Path) {
    let log = store.join("log").join("00000001.log");
    let mut bytes = std::fs::read(&log).expect("it is there");
    bytes[40] ^= 1;
    std::fs::write(&log, bytes).expect("it can be written");
}

#[test]
fn a_store_that_cant_be_opened_names_repair_and_repair_brings_it_back() {
    let mut sandbox = sandbox();
    let sound = objects(&mut sandbox, "verify", 0);
    ruin(&store(&sandbox));
    let refused = objects(&mut sandbox, "duels", 4);
    assert_eq!(refused[0]["code"], "store-damaged");
    let hint = refused[0]["hint"].as_str().expect("it has one");
    assert!(hint.contains("takeback repair --into"), "{hint}");
    for (language, word) in [("it", "intatto"), ("zh-Hant", "完好")] {
        let told = sandbox.run(&format!("takeback duels --lang {language}"));
        assert!(told.printed.contains("repair --into"), "{}", told.printed);
        assert!(told.printed.contains(word), "{}", told.printed);
    }
    let home = sandbox.home().display().to_string();
    let all = objects(&mut sandbox, &format!("repair --into {home}/new"), 0);
    let repaired = of_kind(&all, "repaired");
    assert_eq!(repaired["records"], sound[0]["records"]);
    assert_eq!(repaired["missing"], Value::Array(Vec::new()));
    let verified = objects(&mut sandbox, &format!("verify --store {home}/new"), 0);
    assert_eq!(verified, sound);
    let twice = objects(&mut sandbox, &format!("repair --into {home}/new"), 2);
    assert_eq!(twice[0]["code"], "exists");
    let placed = objects(&mut sandbox, "repair --in-place", 0);
    assert!(of_kind(&placed, "repair")["kept"].is_string());
    assert_eq!(objects(&mut sandbox, "verify", 0), sound);
}

#[test]
fn a_lost_store_is_made_again_from_its_backup() {
    let mut sandbox = sandbox();
    let home = sandbox.home().display().to_string();
    let first = objects(&mut sandbox, &format!("backup {home}/backup"), 0);
    assert_eq!(of_kind(&first, "backup")["written"], 1);
    let second = objects(&mut sandbox, &format!("backup {home}/backup"), 0);
    assert_eq!(of_kind(&second, "backup")["unchanged"], 1);
    let refused = objects(&mut sandbox, &format!("backup {home}"), 2);
    assert_eq!(refused[0]["code"], "not-a-backup");
    let sound = objects(&mut sandbox, "verify", 0);
    std::fs::remove_dir_all(store(&sandbox)).expect("it is there");
    let command = format!("repair --from {home}/backup --into {home}/again");
    let all = objects(&mut sandbox, &command, 0);
    assert_eq!(of_kind(&all, "repaired")["helped"], true);
    assert_eq!(
        objects(&mut sandbox, &format!("verify --store {home}/again"), 0),
        sound
    );
}

#[test]
fn a_name_is_erased_from_texts_and_from_the_duels_name_and_from_the_disk() {
    let mut sandbox = sandbox();
    objects(
        &mut sandbox,
        &format!("new {DISPUTE} --name Zoraide-table-4"),
        0,
    );
    objects(&mut sandbox, "note Zoraide-table-4 'Zoraide shuffled'", 0);
    objects(&mut sandbox, "note Zoraide-table-4 'a sleeve is torn'", 0);
    assert!(holds(&store(&sandbox), b"Zoraide"));
    let nobody = "erase Zoraide-table-4 --name Ulderico --reason asked --by Kim";
    assert_eq!(objects(&mut sandbox, nobody, 3)[0]["code"], "no-words");
    let unclear = "erase Zoraide-table-4 --reason asked --by Kim";
    assert_eq!(objects(&mut sandbox, unclear, 2)[0]["code"], "usage");
    let tried = "erase Zoraide-table-4 --name zoraide --reason asked --by Kim --dry-run";
    assert_eq!(
        of_kind(&objects(&mut sandbox, tried, 0), "erased")["dry_run"],
        true
    );
    assert!(holds(&store(&sandbox), b"Zoraide"));

    let erase = "erase Zoraide-table-4 --name zoraide --reason asked --by Kim";
    let all = objects(&mut sandbox, erase, 0);
    let erased = of_kind(&all, "erased");
    assert_eq!(erased["records"].as_array().expect("a list").len(), 1);
    let name = erased["name"].as_str().expect("it has one").to_owned();
    assert!(!holds(&store(&sandbox), b"Zoraide"), "it is on the disk");
    assert!(
        holds(&store(&sandbox), b"a sleeve is torn"),
        "the rest stays"
    );
    objects(&mut sandbox, &format!("verify {name}"), 0);
    let traces = objects(&mut sandbox, "traces", 0);
    assert_eq!(
        (&traces[0]["deed"], &traces[0]["by"]),
        (&"erased".into(), &"Kim".into())
    );
    let log = objects(&mut sandbox, &format!("log {name}"), 0);
    assert!(
        log.iter().any(|record| record["event"] == "erased"),
        "{log:#?}"
    );
    let role = objects(&mut sandbox, "traces --as A", 7);
    assert_eq!(role[0]["code"], "role");
}

#[test]
fn a_removed_duel_is_gone_and_an_archived_one_only_read() {
    let mut sandbox = sandbox();
    objects(&mut sandbox, &format!("run {OTHER}"), 0);
    let removed = "remove forgotten-sangan --reason 'entered twice' --by Kim";
    of_kind(&objects(&mut sandbox, removed, 0), "removed");
    assert_eq!(
        objects(&mut sandbox, "log forgotten-sangan", 3)[0]["code"],
        "no-duel"
    );
    let archived = "archive forgot-to-ask --reason 'the event is over' --by Kim";
    of_kind(&objects(&mut sandbox, archived, 0), "archived");
    let refused = objects(&mut sandbox, "note forgot-to-ask 'one more'", 7);
    assert_eq!(refused[0]["code"], "archived");
    objects(&mut sandbox, "verify forgot-to-ask", 0);
    let traces = objects(&mut sandbox, "traces", 0);
    let deeds: Vec<&Value> = traces.iter().map(|trace| &trace["deed"]).collect();
    assert_eq!(deeds, ["removed", "archived"]);
    let said = sandbox.run("takeback traces");
    assert!(
        said.printed.contains("by Kim: entered twice"),
        "{}",
        said.printed
    );
}
