//! What the commands of the desk take: marks and names, calls, findings, rulings, the match.

use super::{As, SeatName, seconds, some_words};
use crate::misread::from_one;
use clap::{Args, ValueEnum};

/// A command that writes at the desk.
#[derive(Args, Debug)]
pub(crate) struct Writing {
    /// Show what would be written without writing it
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// For whom. Only a judge writes at the desk
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `mark` marks.
#[derive(Args, Debug)]
#[command(override_usage = "takeback mark [OPTIONS] [DUEL] <PLACE> <NAME>")]
pub(crate) struct Mark {
    /// The duel, the place, and the name, which mark:NAME then means
    #[arg(value_name = "DUEL|PLACE|NAME", num_args = 2..=3, required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `name` names.
#[derive(Args, Debug)]
#[command(override_usage = "takeback name [OPTIONS] [DUEL] <LINE> <NAME>")]
pub(crate) struct Name {
    /// The duel, the line, and its name
    #[arg(value_name = "DUEL|LINE|NAME", num_args = 2..=3, required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// Where `switch` goes on.
#[derive(Args, Debug)]
#[command(override_usage = "takeback switch [OPTIONS] [DUEL] <LINE>")]
pub(crate) struct Switch {
    /// The duel, and the line to go on along
    #[arg(value_name = "DUEL|LINE", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Why, in your own words
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: Option<String>,
    /// Who decided; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `adjust` puts right.
#[derive(Args, Debug)]
#[command(override_usage = "takeback adjust [OPTIONS] [DUEL] <STEP>... --reason <TEXT>")]
pub(crate) struct Adjust {
    /// The duel, and the steps of the repair, in order
    #[arg(value_name = "DUEL|STEP", required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// Why, in your own words; kept beside the sealed record
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: String,
    /// The record that is put right by it, such as that of a forgotten effect
    #[arg(long, value_name = "PLACE", value_parser = some_words)]
    pub(crate) about: Option<String>,
    /// Who decided; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `finding` finds.
#[derive(Args, Debug)]
#[command(override_usage = "takeback finding [OPTIONS] [DUEL] <LINE>...")]
pub(crate) struct Finding {
    /// The duel, and the line that tells what happened; several where it isn't a judge's finding
    #[arg(value_name = "DUEL|LINE", required = true)]
    pub(crate) words: Vec<String>,
    /// Whose account it is
    #[arg(long, value_enum, default_value_t = Account::Found, value_name = "STANDING")]
    pub(crate) standing: Account,
    /// Why, in your own words
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: Option<String>,
    /// Who says so; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What an account counts as.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Account {
    /// Seat A says so
    #[value(name = "A", alias = "a")]
    A,
    /// Seat B says so
    #[value(name = "B", alias = "b")]
    B,
    /// A witness says so
    Witness,
    /// Both players say so
    Agreed,
    /// A judge found it to be so
    Found,
}

/// What `ruling` writes down.
#[derive(Args, Debug)]
#[command(override_usage = "takeback ruling [OPTIONS] [DUEL] <PLACE> <TEXT>")]
pub(crate) struct Ruling {
    /// The duel, the record it is about, and the ruling in your own words
    #[arg(value_name = "DUEL|PLACE|TEXT", num_args = 2..=3, required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// The head judge rules
    #[arg(long)]
    pub(crate) head: bool,
    /// The record of the ruling it decides about again
    #[arg(long, value_name = "RECORD")]
    pub(crate) appeals: Option<u32>,
    /// Who decided; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// Against what `appeal` appeals.
#[derive(Args, Debug)]
#[command(override_usage = "takeback appeal [OPTIONS] [DUEL] <RECORD> --seat <SEAT>")]
pub(crate) struct Appeal {
    /// The duel, and the record of the ruling
    #[arg(value_name = "DUEL|RECORD", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Who doesn't accept it
    #[arg(long, value_enum)]
    pub(crate) seat: SeatName,
    /// Why, in the player's words
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: Option<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `late` says of an old record.
#[derive(Args, Debug)]
#[command(override_usage = "takeback late [OPTIONS] [DUEL] <PLACE> <TEXT>")]
pub(crate) struct Late {
    /// The duel, the record, and what nobody knew then ("that effect was mandatory")
    #[arg(value_name = "DUEL|PLACE|TEXT", num_args = 2..=3, required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// The rule it comes from
    #[arg(long, value_name = "RULE")]
    pub(crate) rule: Option<String>,
    /// Who says so; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `penalty` writes down.
#[derive(Args, Debug)]
#[command(override_usage = "takeback penalty [OPTIONS] [DUEL] <TEXT> --seat <SEAT>")]
pub(crate) struct Penalty {
    /// The duel, and the penalty that a judge gave, in your own words
    #[arg(value_name = "DUEL|TEXT", num_args = 1..=2, required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// Who got it
    #[arg(long, value_enum)]
    pub(crate) seat: SeatName,
    /// The record it is about
    #[arg(long, value_name = "PLACE")]
    pub(crate) about: Option<String>,
    /// Who gave it; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `note` notes.
#[derive(Args, Debug)]
#[command(override_usage = "takeback note [OPTIONS] [DUEL] <TEXT>")]
pub(crate) struct Note {
    /// The duel, and the note
    #[arg(value_name = "DUEL|TEXT", num_args = 1..=2, required = true, value_parser = some_words)]
    pub(crate) words: Vec<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `call` writes down.
#[derive(Args, Debug)]
pub(crate) struct Call {
    /// The duel
    #[arg(value_name = "DUEL", num_args = 0..=1)]
    pub(crate) words: Vec<String>,
    /// Who calls a judge; left out: a judge steps in
    #[arg(long, value_enum)]
    pub(crate) seat: Option<SeatName>,
    /// The call is over
    #[arg(long, conflicts_with = "seat")]
    pub(crate) end: bool,
    /// The extension: seconds, or minutes and seconds, such as 3:00 [default: the time lost]
    #[arg(long, value_name = "SECONDS", requires = "end", value_parser = seconds, allow_hyphen_values = true)]
    pub(crate) extension: Option<u16>,
    /// Time is called in the round
    #[arg(long, conflicts_with_all = ["end", "seat"])]
    pub(crate) time: bool,
    /// When it happened, such as 2026-02-01T18:30:00+01:00 [default: now]
    #[arg(long, value_name = "TIME")]
    pub(crate) happened_at: Option<String>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}

/// What `match` states, or shows where nothing is stated.
#[derive(Args, Debug)]
pub(crate) struct Match {
    /// The duel
    #[arg(value_name = "DUEL", num_args = 0..=1)]
    pub(crate) words: Vec<String>,
    /// Show every duel of a player, and for a judge the penalties that were entered
    #[arg(long, value_name = "NAME", conflicts_with_all = ["words", "round", "table", "event"], value_parser = some_words)]
    pub(crate) player: Option<String>,
    /// The event
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) event: Option<String>,
    /// The players, A's first
    #[arg(long, value_name = "NAME", num_args = 2, value_parser = some_words)]
    pub(crate) players: Vec<String>,
    /// The round
    #[arg(long, value_name = "N", value_parser = from_one::<u16>)]
    pub(crate) round: Option<u16>,
    /// The table
    #[arg(long, value_name = "N", value_parser = from_one::<u16>)]
    pub(crate) table: Option<u16>,
    /// Which duel of the match
    #[arg(long, value_name = "N", value_parser = from_one::<u8>)]
    pub(crate) game: Option<u8>,
    /// Out of how many
    #[arg(long, value_name = "N", value_parser = from_one::<u8>)]
    pub(crate) best_of: Option<u8>,
    /// How many A and B have won before this one
    #[arg(long, value_name = "N", num_args = 2)]
    pub(crate) score: Vec<u8>,
    /// Who began this one
    #[arg(long, value_enum, value_name = "SEAT")]
    pub(crate) began: Option<SeatName>,
    /// How many minutes the round lasts
    #[arg(long, value_name = "N", value_parser = from_one::<u16>)]
    pub(crate) minutes: Option<u16>,
    /// When the round began, such as 2026-02-01T18:30:00+01:00 [default: when the first duel of the
    /// match did]
    #[arg(long, value_name = "TIME")]
    pub(crate) started: Option<String>,
    /// How many cards A and B exchanged with their side decks
    #[arg(long, value_name = "N", num_args = 2)]
    pub(crate) sided: Vec<u8>,
    /// How it is written.
    #[command(flatten)]
    pub(crate) writing: Writing,
}
