//! Every rule by its id, with its sentence and its source, as `docs/rules-model.md` lists them.
//!
//! The document is compiled in: it is the one list, and what it says is what is explained.

const MODEL: &str = include_str!("../../../docs/rules-model.md");

/// A row of the document's tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RuleRow {
    /// The rule's id.
    pub(crate) id: &'static str,
    /// The rule.
    pub(crate) rule: &'static str,
    /// Where it comes from.
    pub(crate) source: &'static str,
}

/// Every rule, in the document's order.
pub(crate) fn rows() -> impl Iterator<Item = RuleRow> {
    MODEL.lines().filter_map(row)
}

/// The rule of this id. Case doesn't matter.
#[must_use]
pub(crate) fn find(id: &str) -> Option<RuleRow> {
    rows().find(|row| row.id.eq_ignore_ascii_case(id))
}

fn row(line: &'static str) -> Option<RuleRow> {
    let inner = line.strip_prefix("| ")?.strip_suffix(" |")?;
    let mut cells = inner.split(" | ");
    let (id, rule, source) = (cells.next()?, cells.next()?, cells.next()?);
    let capitals = |c: char| c.is_ascii_uppercase() || c == '-';
    let is_id = id.contains('-') && id.starts_with(|c: char| c.is_ascii_uppercase());
    (is_id && id.chars().all(capitals) && cells.next().is_none()).then_some(RuleRow {
        id,
        rule,
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_tables_is_a_rule() {
        let after = MODEL.split("## Rules by id").nth(1).unwrap_or_default();
        let after = after.split("\n## ").next().unwrap_or_default();
        let headings = ["| id ", "|---"];
        let rows_written = after
            .lines()
            .filter(|line| line.starts_with('|'))
            .filter(|line| !headings.iter().any(|heading| line.starts_with(heading)))
            .count();
        assert!(rows_written > 30, "{rows_written}");
        assert_eq!(rows().count(), rows_written);
    }

    #[test]
    fn every_rule_of_the_engine_is_among_them() {
        for rule in rules::Rule::ALL {
            assert!(find(rule.id()).is_some(), "{}", rule.id());
        }
        assert_eq!(find("fet-d").map(|row| row.id), Some("FET-D"));
        assert_eq!(find("open"), None);
    }
}
