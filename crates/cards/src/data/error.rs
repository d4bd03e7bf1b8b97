//! A mistake in a data file, and where it is.

use std::path::PathBuf;

/// A mistake in a data file: where it is, what is wrong, and what could be meant.
///
/// Displays as one line, `FILE:LINE:COLUMN: MESSAGE (HINT)`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{message}{}", place(.file, *.line, *.column), aside(.hint.as_deref()))]
pub struct CardError {
    /// The file, or the folder that can't be read.
    pub file: PathBuf,
    /// The line, from 1; 0 when the mistake is the file itself.
    pub line: usize,
    /// The column in characters, from 1; 0 when the mistake is the file itself.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What could be meant.
    pub hint: Option<String>,
}

impl CardError {
    /// A mistake of the file as a whole.
    pub(super) fn whole(file: &std::path::Path, message: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: 0,
            column: 0,
            message: message.into(),
            hint: None,
        }
    }
}

fn place(file: &std::path::Path, line: usize, column: usize) -> String {
    match line {
        0 => format!("{}: ", file.display()),
        _ => format!("{}:{line}:{column}: ", file.display()),
    }
}

fn aside(hint: Option<&str>) -> String {
    hint.map(|hint| format!(" ({hint})")).unwrap_or_default()
}
