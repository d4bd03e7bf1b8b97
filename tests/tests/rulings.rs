//! The table of docs/rulings.md and the written duels of the cases say the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use system_tests::{files, root};

/// How many cases there are.
const CASES: usize = 99;

/// Where the table's links lead.
const FOLDER: &str = "](../data/duels/rulings/";

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn page() -> String {
    read(&root().join("docs/rulings.md"))
}

/// The rows of the first table: each case's number, and what shows it.
fn rows() -> Vec<(String, String)> {
    let page = page();
    let table = page.split("\n## ").next().unwrap_or_default();
    table.lines().filter_map(row).collect()
}

/// One row, `| C08† | the question | what shows it |`.
fn row(line: &str) -> Option<(String, String)> {
    let mut cells = line.strip_prefix("| C")?.split(" | ");
    let number = cells.next()?.trim_end_matches('†');
    let shown = cells.nth(1)?.trim_end_matches(" |");
    Some((format!("C{number}"), shown.to_owned()))
}

/// The duels of the cases: each case's number with the names of its files.
fn duels() -> BTreeMap<String, BTreeSet<String>> {
    let mut duels: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&root().join("data/duels/rulings"), "duel") {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if let Some(case) = case_of(&name) {
            duels.entry(case).or_default().insert(name.into_owned());
        }
    }
    duels
}

/// The case a file is named after: `C08` of `C08-lacooda-today.duel`.
fn case_of(name: &str) -> Option<String> {
    let (case, _) = name.split_once('-')?;
    let number = case.strip_prefix('C')?;
    number.parse::<u32>().ok()?;
    Some(case.to_owned())
}

/// The files a row links to.
fn links(shown: &str) -> BTreeSet<String> {
    let after = shown.split(FOLDER).skip(1);
    after
        .filter_map(|rest| rest.split(')').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_case_has_one_row_in_the_table_of_rulings() {
    let rows = rows();
    let cases: BTreeSet<&String> = rows.iter().map(|(case, _)| case).collect();
    assert_eq!(
        rows.len(),
        CASES,
        "docs/rulings.md has one row for each case"
    );
    assert_eq!(cases.len(), CASES, "docs/rulings.md has a case twice");
}

#[test]
fn every_case_is_shown_by_its_duels_or_says_why_not() {
    let duels = duels();
    for (case, shown) in rows() {
        let linked = links(&shown);
        let there = duels.get(&case).cloned().unwrap_or_default();
        assert_eq!(
            linked, there,
            "{case}: the row of docs/rulings.md and the files"
        );
        let reason = shown.strip_prefix("none: ").unwrap_or_default();
        let said = linked.is_empty() && reason.len() > 20;
        assert!(
            said != shown.contains(FOLDER),
            "{case}: docs/rulings.md links to a duel or says \"none: \" and why"
        );
    }
}

#[test]
fn every_duel_of_a_case_is_in_the_table_of_rulings() {
    let cases: BTreeSet<String> = rows().into_iter().map(|(case, _)| case).collect();
    for (case, files) in duels() {
        assert!(
            cases.contains(&case),
            "{files:?}: docs/rulings.md has no row {case}"
        );
    }
}

#[test]
fn every_duel_of_a_case_bears_its_number_in_the_title() {
    for (case, names) in duels() {
        for name in names {
            let duel = read(&root().join("data/duels/rulings").join(&name));
            let title = format!("title {case}: ");
            assert!(
                duel.lines().any(|line| line.starts_with(&title)),
                "{name}: its title should begin with \"{case}: \""
            );
        }
    }
}

#[test]
fn the_table_of_rulings_counts_right() {
    let shown = rows()
        .iter()
        .filter(|(_, how)| how.contains(FOLDER))
        .count();
    let duels: usize = duels().values().map(BTreeSet::len).sum();
    let sentence = format!("{shown} of the {CASES} are shown, by {duels} duels.");
    assert!(
        page().contains(&sentence),
        "docs/rulings.md should say: {sentence}"
    );
}
