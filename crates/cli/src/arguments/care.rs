//! What the commands take that look after the store: repair, backup, erasing, removing, archiving.

use super::{As, Writing, some_words};
use clap::Args;
use std::path::PathBuf;

/// What `repair` repairs.
#[derive(Args, Debug)]
pub(crate) struct Repair {
    /// The folder of the damaged store [default: the store]
    #[arg(id = "damaged", value_name = "DIR")]
    pub(crate) damaged: Option<PathBuf>,
    /// The folder the new store is made in
    #[arg(long, value_name = "DIR", required_unless_present = "in_place")]
    pub(crate) into: Option<PathBuf>,
    /// Put the new store in the place of the damaged one, which is kept beside it
    #[arg(long, conflicts_with = "into")]
    pub(crate) in_place: bool,
    /// Where else to look: a backup, a copy, a portable file; may be given more than once
    #[arg(long, value_name = "PATH")]
    pub(crate) from: Vec<PathBuf>,
    /// Who repairs it
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Option<String>,
    /// For whom
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// Where `backup` puts it.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The folder of the backup
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
    /// For whom
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `erase` erases.
#[derive(Args, Debug)]
pub(crate) struct Erase {
    /// The duel
    #[arg(value_name = "DUEL")]
    pub(crate) duel: String,
    /// Every text in which this name stands, and the duel's own name where it has it
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) name: Option<String>,
    /// What was said at this record; may be given more than once
    #[arg(long, value_name = "NUMBER")]
    pub(crate) record: Vec<u32>,
    /// Every name and free text of the duel
    #[arg(long)]
    pub(crate) all_words: bool,
    /// Why
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: String,
    /// Who decided
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: String,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `remove` and `archive` are told.
#[derive(Args, Debug)]
pub(crate) struct PutAway {
    /// The duel
    #[arg(value_name = "DUEL")]
    pub(crate) duel: String,
    /// Why
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: String,
    /// Who decided
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: String,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// For whom `traces` lists them.
#[derive(Args, Debug)]
pub(crate) struct Traces {
    /// For whom
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}
