//! What can be typed to hand a journal over and to take one in: `export`, `import`.

use super::As;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// What `export` writes.
#[derive(Args, Debug)]
pub(crate) struct Export {
    /// The duel
    pub(crate) duel: Option<String>,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// In which format
    #[arg(long, value_enum, default_value_t = Format::Takeback, value_name = "FORMAT")]
    pub(crate) format: Format,
    /// Compress it
    #[arg(long)]
    pub(crate) zstd: bool,
    /// For whom: everybody but a judge gets a copy with what the role may know
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// The formats a journal is exported in.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// The portable file.
    Takeback,
    /// JSON Lines.
    Jsonl,
}

/// What `import` takes in.
#[derive(Args, Debug)]
pub(crate) struct Import {
    /// Files that `export` wrote
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// For whom; only a judge may do this
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}
