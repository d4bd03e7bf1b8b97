//! What can be typed to travel in time: `why`, `followed`, `find`, `step`.

use super::Standing;
use clap::Args;

/// What `why` asks about.
#[derive(Args, Debug)]
#[command(override_usage = "takeback why [OPTIONS] [DUEL] <WHAT>")]
pub(crate) struct Why {
    /// The duel, and what is asked about, such as B.lp
    #[arg(value_name = "DUEL|WHAT", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// The place to stand at
    #[arg(long, value_name = "PLACE")]
    pub(crate) at: Option<String>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `find` looks for.
#[derive(Args, Debug)]
#[command(override_usage = "takeback find [OPTIONS] [DUEL] <CONDITION>")]
pub(crate) struct Find {
    /// The duel, and a condition such as 'B.lp < 4000'
    #[arg(value_name = "DUEL|CONDITION", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Every record after which it holds, not just the first
    #[arg(long)]
    pub(crate) all: bool,
    /// The last one; with --all, the last one first
    #[arg(long)]
    pub(crate) reverse: bool,
    /// In every duel of the store
    #[arg(long, conflicts_with = "line")]
    pub(crate) in_all: bool,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// Which record `followed` asks about.
#[derive(Args, Debug)]
#[command(override_usage = "takeback followed [OPTIONS] [DUEL] <PLACE>")]
pub(crate) struct Followed {
    /// The duel, and the place
    #[arg(value_name = "DUEL|PLACE", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// Where `step` begins.
#[derive(Args, Debug)]
pub(crate) struct Step {
    /// The duel
    pub(crate) duel: Option<String>,
    /// The place to begin at
    #[arg(long, value_name = "PLACE")]
    pub(crate) at: Option<String>,
    /// Line by line: reads commands from the standard input, for screen readers and scripts
    #[arg(long)]
    pub(crate) plain: bool,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}
