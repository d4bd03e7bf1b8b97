//! What can be typed of cards, decks and recordings that come from elsewhere.

use super::PathBuf;
use clap::{Args, Subcommand};

/// The catalogue.
#[derive(Subcommand, Debug)]
pub(crate) enum Cards {
    /// Every card the catalogue holds
    List,
    /// One card: its printed facts and its effects
    Show {
        /// Its name in any language, the start of it, or its passcode
        #[arg(required = true)]
        name: Vec<String>,
    },
    /// The cards whose name has these words in it
    Find {
        /// A part of a name in any language, or a passcode
        #[arg(required = true)]
        text: Vec<String>,
        /// How many at most
        #[arg(long, value_name = "N", default_value_t = 20)]
        most: usize,
    },
    /// Check card files
    Check {
        /// Card files or folders of them [default: data/cards]
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Take names and kinds of cards over from card databases of your own
    Import(ImportCards),
}

/// What `cards import` takes over.
#[derive(Args, Debug)]
pub(crate) struct ImportCards {
    /// Card databases (cards.cdb), each with the language of its names before it where it isn't
    /// that of --lang: it=cards-it.cdb
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<String>,
    /// Forget what was imported before
    #[arg(long)]
    pub(crate) anew: bool,
    /// Show what would be taken over without keeping it
    #[arg(long)]
    pub(crate) dry_run: bool,
}

/// Players' decks.
#[derive(Subcommand, Debug)]
pub(crate) enum Deck {
    /// What is wrong with a deck
    Check(CheckDeck),
    /// The deck as a ydke:// link
    ToYdke {
        /// A .ydk file, or a ydke:// link
        #[arg(value_name = "DECK")]
        deck: String,
    },
    /// The deck as a .ydk file
    ToYdk {
        /// A .ydk file, or a ydke:// link
        #[arg(value_name = "DECK")]
        deck: String,
    },
    /// The deck as lines of a written duel
    ToDuel {
        /// A .ydk file, or a ydke:// link
        #[arg(value_name = "DECK")]
        deck: String,
        /// Whose deck it is
        #[arg(long, value_enum, default_value_t = super::SeatName::A, value_name = "SEAT")]
        seat: super::SeatName,
    },
}

/// What `deck check` checks.
#[derive(Args, Debug)]
pub(crate) struct CheckDeck {
    /// A .ydk file, or a ydke:// link
    #[arg(value_name = "DECK")]
    pub(crate) deck: String,
    /// A file of forbidden and limited cards (lflist.conf)
    #[arg(long, value_name = "FILE")]
    pub(crate) list: Option<PathBuf>,
    /// Which of the file's lists, by a part of its name
    #[arg(long, value_name = "NAME", requires = "list")]
    pub(crate) of: Option<String>,
    /// The format: its deck sizes, and the kinds of cards it has
    #[arg(long, value_name = "FORMAT", default_value = "advanced")]
    pub(crate) format: String,
}

/// What `replay` reads.
#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// A recording of another program (.yrpX, .yrp)
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Say only what the recording is and what it can't say, without the moments
    #[arg(long)]
    pub(crate) brief: bool,
}
