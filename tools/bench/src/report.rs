//! The rows, and how they are printed: a table for people, objects for programs, a page to keep.

use crate::machine::Machine;
use serde_json::{Value, json};

/// What a figure counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Events a second.
    EventsASecond,
    /// Decisions a second.
    DecisionsASecond,
    /// Records for each decision.
    Records,
    /// Millionths of a second.
    Micros,
    /// Appends a second, each answered when it is on the disk.
    AppendsASecond,
    /// Records a second.
    RecordsASecond,
    /// Bytes.
    Bytes,
    /// 1,048,576 bytes.
    MebiBytes,
}

impl Unit {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::EventsASecond => "events/s",
            Self::DecisionsASecond => "decisions/s",
            Self::Records => "records",
            Self::Micros => "µs",
            Self::AppendsASecond => "appends/s",
            Self::RecordsASecond => "records/s",
            Self::Bytes => "bytes",
            Self::MebiBytes => "MiB",
        }
    }
}

/// One figure.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What was measured.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// What it counts.
    pub unit: Unit,
    /// The figure that is wanted, where there is one.
    pub wanted: Option<f64>,
    /// What it is compared with, measured in the same run: mostly the same at another size.
    pub reference: Option<(String, f64)>,
}

impl Row {
    /// A figure by itself.
    #[must_use]
    pub fn new(name: impl Into<String>, value: f64, unit: Unit) -> Self {
        Self {
            name: name.into(),
            value,
            unit,
            wanted: None,
            reference: None,
        }
    }

    /// With the figure that is wanted.
    #[must_use]
    pub fn wanted(self, wanted: f64) -> Self {
        Self {
            wanted: Some(wanted),
            ..self
        }
    }

    /// With what it is compared with.
    #[must_use]
    pub fn beside(self, name: impl Into<String>, value: f64) -> Self {
        Self {
            reference: Some((name.into(), value)),
            ..self
        }
    }

    /// How many times the reference it is.
    #[must_use]
    pub fn ratio(&self) -> Option<f64> {
        let (_, reference) = self.reference.as_ref()?;
        (*reference != 0.0).then(|| self.value / reference)
    }

    fn object(&self) -> Value {
        let reference = self.reference.as_ref();
        json!({
            "name": self.name,
            "value": self.value,
            "unit": self.unit.name(),
            "wanted": self.wanted,
            "reference": reference.map(|(name, value)| json!({ "name": name, "value": value })),
            "ratio": self.ratio(),
        })
    }

    fn cells(&self) -> [String; 6] {
        let or_dash = |text: Option<String>| text.unwrap_or_else(|| "–".to_owned());
        let reference = self.reference.as_ref();
        [
            self.name.clone(),
            figure(self.value),
            self.unit.name().to_owned(),
            or_dash(self.wanted.map(figure)),
            or_dash(reference.map(|(name, value)| format!("{name}: {}", figure(*value)))),
            or_dash(self.ratio().map(|ratio| format!("{ratio:.2}"))),
        ]
    }
}

/// A figure with as many digits as mean something.
fn figure(value: f64) -> String {
    match value.abs() {
        large if large >= 1e6 => format!("{:.1} M", value / 1e6),
        large if large >= 1e3 => format!("{:.0} k", value / 1e3),
        large if large >= 100.0 => format!("{value:.0}"),
        0.0 => "0".to_owned(),
        _ => format!("{value:.2}"),
    }
}

/// The rows as a table in Markdown, which can be read as it is.
#[must_use]
pub fn table(rows: &[Row]) -> String {
    let heads = [
        "figure",
        "value",
        "unit",
        "wanted",
        "reference in the same run",
        "ratio",
    ];
    let mut lines = vec![heads.map(str::to_owned)];
    lines.extend(rows.iter().map(Row::cells));
    let mut widths = [0; 6];
    for cells in &lines {
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let padded = |cells: &[String; 6]| {
        let each = cells.iter().zip(widths);
        let cells: Vec<String> = each.map(|(cell, width)| format!("{cell:width$}")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule = widths.map(|width| "-".repeat(width));
    lines.insert(1, rule);
    lines.iter().map(padded).collect()
}

/// The rows as objects, one a line.
#[must_use]
pub fn objects(rows: &[Row]) -> String {
    rows.iter()
        .map(|row| format!("{}\n", row.object()))
        .collect()
}

/// The page that is kept in `docs/performance.md`.
#[must_use]
pub fn page(rows: &[Row], machine: &Machine) -> String {
    format!(
        "# How fast it is\n\n\
         Printed by `cargo xtask bench`, which measures everything in one run; nothing here is \
         written by hand. Each figure is the median of {repetitions} repetitions over random legal \
         duels of one seed. What counts are the ratios: absolute figures drift with the machine \
         and with what else runs on it.\n\n\
         {date}, {machine}\n\n\
         {table}\n\
         A decision is an action or a choice, passes included; what chance says is none. *Offers \
         asked* means that everything the awaited seat could do is listed before each. *Wanted* is \
         the bar that the design sets, 0.4 M decisions a second with 1 M as the aim. A ratio near 1 \
         between two sizes says that the cost doesn't grow with the length of the duel. Appends are \
         measured in a folder beside the program, next to a plain file on the same disk; the disk's \
         own speed drifts, so only their ratio counts. Opening and memory are measured in processes \
         of their own.\n\n\
         Applying an event allocates nothing once play has begun: `tools/bench/tests/no_allocation.rs` \
         counts every allocation over random duels, and `crates/notation/tests/written` over the \
         written ones.\n",
        repetitions = crate::measure::REPETITIONS,
        date = machine.date,
        table = table(rows),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_its_ratio_to_what_it_is_compared_with() {
        let row = Row::new("fold", 30.0, Unit::Micros).beside("half", 20.0);
        assert_eq!(row.ratio(), Some(1.5));
        assert_eq!(Row::new("fold", 30.0, Unit::Micros).ratio(), None);
        let object = row.object();
        assert_eq!(object["ratio"], 1.5);
        assert_eq!(object["reference"]["name"], "half");
    }

    #[test]
    fn every_line_of_the_table_has_the_same_width() {
        let rows = [
            Row::new("short", 1.0, Unit::Micros),
            Row::new("a longer name", 2e6, Unit::EventsASecond).wanted(1e6),
        ];
        let table = table(&rows);
        let widths: Vec<usize> = table.lines().map(|line| line.chars().count()).collect();
        assert_eq!(widths.len(), 4);
        assert!(widths.windows(2).all(|pair| pair[0] == pair[1]), "{table}");
    }
}
