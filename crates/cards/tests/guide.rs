//! The table of the guide: each row is a piece of a card file that can be read where it belongs.

use ron::{Options, extensions::Extensions};
use rules::vocabulary::CardDef;
use std::path::Path;

/// Where the rows of a part stand in a card file.
fn around(part: &str, row: &str) -> Option<String> {
    let card = |fields: &str| {
        format!("(passcode: 7, names: (en: \"Test\"), kind: Trap(Normal), {fields})")
    };
    let effect = |fields: &str| card(&format!("effects: [({fields})]"));
    Some(match part {
        "What is printed" if row.starts_with("kind") => {
            format!("(passcode: 7, names: (en: \"Test\"), {row})")
        }
        "What is printed" | "Earlier texts" => card(row),
        "How it is summoned" => card(&format!("summoning: ({row})")),
        "An effect" if row.starts_with("kind") => effect(row),
        "An effect" => effect(&format!("kind: Quick, {row}")),
        "What sets it off" => effect(&format!(
            "kind: Trigger(mandatory: true, timing: If, event: {row})"
        )),
        "In a mode" => effect(&format!("kind: Quick, modes: [({row})]")),
        "Paid and done" => effect(&format!("kind: Quick, modes: [(resolve: [{row}])]")),
        "While it is face-up" => effect(&format!("kind: Continuous([{row}])")),
        _ => return None,
    })
}

/// The rows of the guide's table, each with its part.
fn rows(guide: &str) -> Vec<(String, String)> {
    let (mut rows, mut part) = (Vec::new(), String::new());
    let table = guide.split("\n## The text says").nth(1).unwrap_or_default();
    for line in table.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            title.clone_into(&mut part);
        }
        let cells: Vec<&str> = line.split(" | ").collect();
        if let [_, written] = cells.as_slice()
            && let Some(code) = written.strip_prefix('`')
        {
            let code = code.trim_end_matches(" |").trim_end_matches('`');
            rows.push((part.clone(), code.replace('…', "")));
        }
    }
    rows
}

#[test]
fn every_row_of_the_table_can_be_read_where_it_belongs() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guides/add-a-card.md");
    let guide = std::fs::read_to_string(path).expect("the guide");
    let rows = rows(&guide);
    assert!(rows.len() > 80, "{} rows", rows.len());
    let extensions = Extensions::IMPLICIT_SOME
        | Extensions::UNWRAP_NEWTYPES
        | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = Options::default().with_default_extension(extensions);
    for (part, row) in rows {
        let text = around(&part, &row).unwrap_or_else(|| panic!("no part is called {part}"));
        if let Err(error) = options.from_str::<CardDef>(&text) {
            panic!("{part}: {row}\n{error}");
        }
    }
}
