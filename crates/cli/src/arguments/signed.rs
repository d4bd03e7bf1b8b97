//! What the commands of evidence take: keys, checkpoints, proofs, and what `verify` checks against.

use super::As;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// The keys.
#[derive(Subcommand, Debug)]
pub(crate) enum Keys {
    /// Make a key of one's own
    New {
        /// Who signs with it
        name: String,
    },
    /// Keep the public key of somebody else
    Add {
        /// The key
        #[arg(value_name = "KEY")]
        key: String,
    },
    /// Every key of the folder
    List,
    /// A public key, to be given away
    Show {
        /// Whose
        name: String,
    },
}

/// How `checkpoint` signs.
#[derive(Args, Debug)]
pub(crate) struct MakeCheckpoint {
    /// The duel
    pub(crate) duel: Option<String>,
    /// The key to sign with
    #[arg(long, value_name = "NAME")]
    pub(crate) key: String,
    /// Sign this note too, in place of making one
    #[arg(long, value_name = "NOTE")]
    pub(crate) co_sign: Option<PathBuf>,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// For whom. Only a judge signs
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `proof` proves.
#[derive(Args, Debug)]
#[command(override_usage = "takeback proof [OPTIONS] [DUEL] <PLACE>
       takeback proof [OPTIONS] --since <NOTE> [DUEL]")]
pub(crate) struct MakeProof {
    /// The duel, and the record
    #[arg(value_name = "DUEL|PLACE", num_args = 0..=2)]
    pub(crate) words: Vec<String>,
    /// Prove instead that the journal only grew since this checkpoint
    #[arg(long, value_name = "NOTE")]
    pub(crate) since: Option<PathBuf>,
    /// Prove it under this checkpoint [default: the last one kept]
    #[arg(long, value_name = "NOTE")]
    pub(crate) under: Option<PathBuf>,
    /// The file to write
    #[arg(short = 'o', long = "out", value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// For whom. Only a judge proves
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `verify` checks.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// Duels of the store, or files of proofs [default: every duel]
    #[arg(value_name = "DUEL|FILE")]
    pub(crate) duels: Vec<String>,
    /// A checkpoint that left the machine; may be given more than once
    #[arg(long, value_name = "NOTE")]
    pub(crate) against: Vec<PathBuf>,
    /// Whose signatures count [default: every key of `keys list`]
    #[arg(long, value_name = "KEY")]
    pub(crate) key: Vec<String>,
    /// For whom; seals are the same for every role
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}
