//! Every example in docs/duel-format.md is read, and every whole duel in it is played.

use crate::common::{Shipped, play};

const DOCUMENT: &str = include_str!("../../../../docs/duel-format.md");

/// The fenced examples of a kind.
fn examples(kind: &str) -> Vec<String> {
    let fence = format!("```{kind}\n");
    let after = DOCUMENT.split(&fence).skip(1);
    let text = |part: &str| part.split("```").next().unwrap_or_default().to_owned();
    after.map(text).collect()
}

#[test]
fn every_whole_duel_in_the_document_plays() {
    let cards = Shipped::new();
    let duels = examples("duel");
    assert!(duels.len() >= 5);
    for text in duels {
        let played = play(&text, &cards);
        assert!(played.is_ok(), "{:?}\nin\n{text}", played.err());
    }
}

#[test]
fn every_single_line_in_the_document_can_be_read() {
    for text in examples("duel-lines") {
        for line in text.lines() {
            let read = notation::parse_line(line);
            assert!(read.is_ok(), "{line}: {read:?}");
        }
    }
}

/// The rows of the document's tables begin with what can be written, in backticks.
fn in_tables(begin: &str) -> Vec<String> {
    let rows = DOCUMENT.lines().filter(|line| line.starts_with("| `"));
    let first_cell = |row: &str| row.split('|').nth(1).unwrap_or_default().to_owned();
    let mut found = Vec::new();
    for cell in rows.map(first_cell) {
        let spans = cell.split('`').skip(1).step_by(2);
        found.extend(
            spans
                .filter(|span| span.starts_with(begin))
                .map(str::to_owned),
        );
    }
    found
}

#[test]
fn every_line_of_the_documents_tables_can_be_read() {
    let fill = |line: String| {
        line.replace("CARD NAME", "Waboku")
            .replace("CARDS", "Sangan, Waboku")
            .replace("CARD", "Sangan")
            .replace("MONSTER", "Sangan")
            .replace("PHASE", "end phase")
            .replace("RULE", "FET-OPEN")
            .replace("mode N", "mode 1")
    };
    let mut lines = Vec::new();
    for begin in ["A ", "B ", "both ", "chance ", "coin", "die", "! "] {
        lines.extend(in_tables(begin));
    }
    assert!(lines.len() >= 70, "only {} lines", lines.len());
    for line in lines {
        let line = fill(line);
        let read = notation::parse_line(&line);
        assert!(read.is_ok(), "{line}: {read:?}");
    }
}
