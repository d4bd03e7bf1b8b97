//! What can be typed: the commands and their options, as clap reads them.
//!
//! The comments here are for whoever reads the code. What `--help` prints comes from `help.ftl` of
//! each language (`help.rs`); a test says which command or option has no text there. No command
//! does anything in this file.

mod care;
mod desk;

pub(crate) use care::{Backup, Erase, PutAway, Repair, Traces};

pub(crate) use desk::{
    Account, Adjust, Appeal, Call, Finding, Late, Mark, Match, Name, Note, Penalty, Ruling, Switch,
    Writing,
};

mod evidence;

pub(crate) use evidence::{Export, Format, Import};

mod signed;

pub(crate) use signed::{Keys, MakeCheckpoint, MakeProof, Verify};

mod foreign;

pub(crate) use foreign::{Cards, CheckDeck, Deck, ImportCards, Replay};

mod travel;

pub(crate) use travel::{Find, Followed, Step, Why};

use crate::misread::SaysNothing;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Records every pass, activation and resolution step of a duel, and goes back to any of them.
#[derive(Parser, Debug)]
#[command(name = "takeback", bin_name = "takeback", version)]
pub(crate) struct Arguments {
    /// Options that every command takes.
    #[command(flatten)]
    pub(crate) everywhere: Everywhere,
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Options that every command takes.
#[derive(Args, Debug, Clone)]
pub(crate) struct Everywhere {
    /// The store's folder, or a server's address [default: TAKEBACK_STORE or the user's data]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) store: Option<PathBuf>,
    /// A folder of your own card files, beside the shipped ones [default: TAKEBACK_CARDS]
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) cards: Option<PathBuf>,
    /// Print JSON Lines for programs instead of sentences
    #[arg(long, global = true)]
    pub(crate) json: bool,
    /// The language: en, it or zh-Hant [default: the locale]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    /// Never ask back; the program asks nothing, so it changes nothing
    #[arg(long, global = true)]
    pub(crate) yes: bool,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Play written duels into the store and print what happened
    Run(Run),
    /// Start a duel
    New(New),
    /// Append actions to a duel, one by one
    Play(Play),
    /// List the duels in the store
    Duels(Duels),
    /// Who may act, and why: turn, phase, window, chain
    Status(Read),
    /// The events of a duel, readable
    Log(Log),
    /// The whole position
    Show(Read),
    /// The life points of both players, change by change
    Sheet(Read),
    /// Go through a duel event by event, forwards and backwards
    Step(Step),
    /// Every time a seat was owed the question and wasn't asked
    Missed(Missed),
    /// What going back to a place would cost, under a policy, and how it is done at the table
    Assess(Assess),
    /// What a player says: "I would have used that card then"
    Claim(Claim),
    /// Every window since a place, and what became of the question for each seat
    Ledger(Ledger),
    /// What would follow if something else were said at a place; nothing is written
    Preview(Preview),
    /// A printable report about going back to a place, for the judge or for the players
    Report(ReportPage),
    /// Go back to a place, on a new line; nothing is deleted
    Rewind(Rewind),
    /// Take back the last operation, by appending
    Undo(Undo),
    /// Take back the last undo, by appending
    Redo(Undo),
    /// Put something right by hand, in place of going back
    Adjust(Adjust),
    /// The lines of a duel, as a tree
    Lines(Lines),
    /// Go on along another line
    Switch(Switch),
    /// Give a line a name
    Name(Name),
    /// Give a record a name
    Mark(Mark),
    /// Say whose account of what happened a line is, or that it is what happened
    Finding(Finding),
    /// Write a ruling down
    Ruling(Ruling),
    /// Write down that a player doesn't accept a ruling
    Appeal(Appeal),
    /// Say of an old record what nobody knew then
    Late(Late),
    /// Write a penalty down that a judge gave
    Penalty(Penalty),
    /// Write a note
    Note(Note),
    /// A judge is called, the call ends, or time is called
    Call(Call),
    /// Which duel of which match this is, and the duels of that match
    Match(Match),
    /// Give every answer of many duels again and compare; irregularities, questions not asked
    Audit(Audit),
    /// Check seals and order, and fold everything again
    Verify(Verify),
    /// Write a duel as a file, to keep or to hand over
    Export(Export),
    /// Take in duels that were exported
    Import(Import),
    /// The root of a duel's journal as a signed note, to be carried away
    Checkpoint(MakeCheckpoint),
    /// That a record is in a journal, for somebody who hasn't got it
    Proof(MakeProof),
    /// The keys that sign checkpoints
    #[command(subcommand)]
    Keys(Keys),
    /// Bring what is sound in a damaged store into a new one
    Repair(Repair),
    /// Copy every duel into a folder; the next time only what has changed
    Backup(Backup),
    /// Erase names and free texts of a duel, so that they are on this disk no more
    Erase(Erase),
    /// Take a whole duel out of the store; a trace of it stays
    Remove(PutAway),
    /// Close a finished duel: it can be read, and nothing more is appended
    Archive(PutAway),
    /// What was removed, archived, erased and repaired, by whom and why
    Traces(Traces),
    /// Which record made something as it is, and what that came of, back to an action
    Why(Why),
    /// What came of a record, what depends on it, and what stands without it
    Followed(Followed),
    /// The records after which a condition holds, such as 'B.lp < 4000'
    Find(Find),
    /// Why an action can't be at a place: the conditions it fails
    Whynot(WhyNot),
    /// The catalogue of cards
    #[command(subcommand)]
    Cards(Cards),
    /// Players' decks: read, checked, written in another form
    #[command(subcommand)]
    Deck(Deck),
    /// What a recording of another program says, and what it doesn't
    Replay(Replay),
    /// What differs between two places, two lines or two duels, or under two sets of rules
    Diff(Diff),
    /// The rule profiles and formats there are
    Rules,
    /// Put written duels in their canonical form
    Fmt(Fmt),
    /// A rule, a rule profile, a format or an error, in words
    Explain(Explain),
}

/// How `run` plays.
#[derive(Args, Debug)]
pub(crate) struct Run {
    /// Written duels
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Record what happened, right or wrong, whatever the file says
    #[arg(long, conflicts_with = "strict")]
    pub(crate) witness: bool,
    /// Refuse what the rules refuse, whatever the file says
    #[arg(long)]
    pub(crate) strict: bool,
    /// The rules, whatever the file says: a profile (P7), a format (edison), or a region and a day
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// Play it without writing anything
    #[arg(long)]
    pub(crate) dry_run: bool,
}

/// Which files `fmt` puts in order.
#[derive(Args, Debug)]
pub(crate) struct Fmt {
    /// Written duels; `-` is the standard input, which is printed
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Change nothing; name the files that would be
    #[arg(long)]
    pub(crate) check: bool,
}

/// How `new` starts a duel.
#[derive(Args, Debug)]
pub(crate) struct New {
    /// A written duel whose headers and set-up are taken; its actions are not played
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// What the duel is called [default: the file's name, or duel]
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// The rules: a profile (P7), a format (edison), or a region and a day (TCG 2010-04-24)
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// Strict (the engine is the table) or witness (what happened, right or wrong)
    #[arg(long, value_enum)]
    pub(crate) mode: Option<Mode>,
    /// Show what would be written without writing it
    #[arg(long)]
    pub(crate) dry_run: bool,
}

/// What `play` appends.
#[derive(Args, Debug)]
#[command(override_usage = "takeback play [OPTIONS] [DUEL] [ACTION]...")]
pub(crate) struct Play {
    /// The duel, then lines such as 'A passes'; - reads the standard input; without one, a prompt
    #[arg(value_name = "DUEL|ACTION")]
    pub(crate) words: Vec<String>,
    /// For whom: a seat says its own lines, and reads only what it may know
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
    /// Show what would be written without writing it
    #[arg(long)]
    pub(crate) dry_run: bool,
}

/// Where a reading command stands, and for whom it reads.
#[derive(Args, Debug, Clone)]
pub(crate) struct Standing {
    /// Read as this role, with what it may know
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
    /// The line to stand on [default: the one last played on]
    #[arg(long, value_name = "LINE")]
    pub(crate) line: Option<String>,
}

/// A command that reads one position.
#[derive(Args, Debug)]
pub(crate) struct Read {
    /// The duel
    pub(crate) duel: Option<String>,
    /// The place to stand at
    #[arg(long, value_name = "PLACE")]
    pub(crate) at: Option<String>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `log` prints.
#[derive(Args, Debug)]
#[command(override_usage = "takeback log [OPTIONS] [DUEL] [RANGE]")]
pub(crate) struct Log {
    /// The duel, and a range such as 100..118 or a place
    #[arg(value_name = "DUEL|RANGE", num_args = 0..=2)]
    pub(crate) words: Vec<String>,
    /// Only up to this place
    #[arg(long, value_name = "PLACE")]
    pub(crate) at: Option<String>,
    /// Show every window and every pass, one by one
    #[arg(long)]
    pub(crate) passes: bool,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `missed` looks for.
#[derive(Args, Debug)]
pub(crate) struct Missed {
    /// The duel
    pub(crate) duel: Option<String>,
    /// Only this seat
    #[arg(long, value_enum)]
    pub(crate) seat: Option<SeatName>,
    /// Only the one that matters most
    #[arg(long)]
    pub(crate) first: bool,
    /// Only up to this place
    #[arg(long, value_name = "PLACE")]
    pub(crate) at: Option<String>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `claim` answers.
#[derive(Args, Debug)]
#[command(override_usage = "takeback claim [OPTIONS] [DUEL] --seat <SEAT> <CARD>")]
pub(crate) struct Claim {
    /// The duel, and the card that would have been used
    #[arg(value_name = "DUEL|CARD", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Who says so
    #[arg(long, value_enum)]
    pub(crate) seat: SeatName,
    /// When it would have been used [default: where it fits best]
    #[arg(long, value_name = "PLACE")]
    pub(crate) when: Option<String>,
    /// A card the claim names beside it: declared or targeted; may be given more than once
    #[arg(long, value_name = "CARD")]
    pub(crate) naming: Vec<String>,
    /// Answer without writing down that it was claimed
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `preview` tries.
#[derive(Args, Debug)]
#[command(override_usage = "takeback preview [OPTIONS] [DUEL] <PLACE> <ACTION>...")]
pub(crate) struct Preview {
    /// The duel, the place, then lines such as 'B activates Mind Crush'
    #[arg(value_name = "DUEL|PLACE|ACTION", num_args = 2.., required = true)]
    pub(crate) words: Vec<String>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `ledger` lists.
#[derive(Args, Debug)]
pub(crate) struct Ledger {
    /// The duel
    pub(crate) duel: Option<String>,
    /// Only windows that were open after this place
    #[arg(long, value_name = "PLACE")]
    pub(crate) since: Option<String>,
    /// Only what became of the question for this seat
    #[arg(long, value_enum)]
    pub(crate) seat: Option<SeatName>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `whynot` asks about.
#[derive(Args, Debug)]
#[command(override_usage = "takeback whynot [OPTIONS] [DUEL] <ACTION>")]
pub(crate) struct WhyNot {
    /// The duel, and a line such as 'B activates Waboku'
    #[arg(value_name = "DUEL|ACTION", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// The place to stand at
    #[arg(long, value_name = "PLACE")]
    pub(crate) at: Option<String>,
    /// Every condition, those that hold too
    #[arg(long)]
    pub(crate) all: bool,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `assess` assesses.
#[derive(Args, Debug)]
#[command(override_usage = "takeback assess [OPTIONS] [DUEL] <PLACE>")]
pub(crate) struct Assess {
    /// The duel, and the place going back to which is assessed
    #[arg(value_name = "DUEL|PLACE", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Under which policy [default: kde, in every language]
    #[arg(long, value_name = "ID")]
    pub(crate) policy: Option<String>,
    /// Who asks for it
    #[arg(long, value_enum, value_name = "SEAT")]
    pub(crate) asked_by: Option<SeatName>,
    /// The card the request names
    #[arg(long, value_name = "CARD")]
    pub(crate) naming: Option<String>,
    /// Pick cards nobody can tell apart by this number, to get the same ones again
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Every record since in strict reverse order instead
    #[arg(long)]
    pub(crate) audit: bool,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `report` reports.
#[derive(Args, Debug)]
#[command(override_usage = "takeback report [OPTIONS] [DUEL] <PLACE> --html <FILE>")]
pub(crate) struct ReportPage {
    /// The duel, and the place going back to which is reported
    #[arg(value_name = "DUEL|PLACE", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// The file to write: a page to read or to print
    #[arg(long, value_name = "FILE")]
    pub(crate) html: PathBuf,
    /// The players' copy: nothing in it that only one of them, or the judge, may know
    #[arg(long)]
    pub(crate) players: bool,
    /// With what an auditor needs besides: every window, and every record in reverse order (in the
    /// judge's copy only)
    #[arg(long, conflicts_with = "players")]
    pub(crate) annex: bool,
    /// A second language beside the first
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) second_lang: Option<String>,
    /// Under which policy [default: kde, in every language]
    #[arg(long, value_name = "ID")]
    pub(crate) policy: Option<String>,
    /// The record of the claim it is about [default: the last claim]
    #[arg(long, value_name = "RECORD")]
    pub(crate) claim: Option<u32>,
    /// Pick cards nobody can tell apart by this number, as `assess` did
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// Where `rewind` goes, and who says so.
#[derive(Args, Debug)]
#[command(override_usage = "takeback rewind [OPTIONS] [DUEL] <PLACE> --reason <TEXT>")]
pub(crate) struct Rewind {
    /// The duel, and the place to go back to
    #[arg(value_name = "DUEL|PLACE", num_args = 1..=2, required = true)]
    pub(crate) words: Vec<String>,
    /// Why, in your own words; kept beside the sealed record
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) reason: String,
    /// Which kind of going back
    #[arg(long, value_enum, default_value_t = Kind::Judge)]
    pub(crate) kind: Kind,
    /// Who decided; may be given more than once
    #[arg(long, value_name = "NAME", value_parser = some_words)]
    pub(crate) by: Vec<String>,
    /// What A said happened; kept beside the sealed record
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) statement_a: Option<String>,
    /// What B said happened; kept beside the sealed record
    #[arg(long, value_name = "TEXT", value_parser = some_words)]
    pub(crate) statement_b: Option<String>,
    /// The extension that is given for it: seconds, or minutes and seconds, such as 3:00
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_hyphen_values = true)]
    pub(crate) extension: Option<u16>,
    /// Under which policy it is assessed first [default: kde, in every language]
    #[arg(long, value_name = "ID")]
    pub(crate) policy: Option<String>,
    /// Pick cards nobody can tell apart by this number, as `assess` did
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Shuffle in the record as well what the plan says to shuffle at the table
    #[arg(long)]
    pub(crate) shuffle: bool,
    /// Show what would be written without writing it
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// For whom. Only a judge goes back
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// How `duels` lists.
#[derive(Args, Debug)]
pub(crate) struct Duels {
    /// For whom; the list is the same for every role
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `undo` takes back.
#[derive(Args, Debug)]
pub(crate) struct Undo {
    /// The duel
    pub(crate) duel: Option<String>,
    /// Show what would be taken back without writing it
    #[arg(long)]
    pub(crate) dry_run: bool,
    /// For whom. Only a judge takes back
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// Which duel's lines.
#[derive(Args, Debug)]
pub(crate) struct Lines {
    /// The duel
    pub(crate) duel: Option<String>,
    /// Read as this role, with what it may know
    #[arg(long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `audit` audits.
#[derive(Args, Debug)]
pub(crate) struct Audit {
    /// Duels of the store, written duels, folders of them, or other stores [default: the store]
    #[arg(value_name = "PATH|DUEL")]
    pub(crate) paths: Vec<String>,
    /// How many at once [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    pub(crate) jobs: Option<std::num::NonZero<usize>>,
    /// Write a JUnit report to this file as well
    #[arg(long, value_name = "FILE")]
    pub(crate) junit: Option<PathBuf>,
    /// For whom. Only a judge audits
    #[arg(id = "writer", long = "as", value_enum, default_value_t = As::Judge, value_name = "ROLE")]
    pub(crate) role: As,
}

/// What `diff` compares.
#[derive(Args, Debug)]
#[command(
    override_usage = "takeback diff [OPTIONS] [DUEL] <PLACE> [DUEL] <PLACE>
       takeback diff --profiles <RULES,RULES> [FILE|DUEL]"
)]
pub(crate) struct Diff {
    /// Two places, each after its duel where it isn't the one last written to; with --profiles a
    /// written duel, or a duel of the store
    #[arg(value_name = "DUEL|PLACE|FILE", num_args = 0..=4)]
    pub(crate) words: Vec<String>,
    /// Compare two sets of rules instead: P2e,P7, or the option twice
    #[arg(long, value_name = "RULES,RULES")]
    pub(crate) profiles: Vec<String>,
    /// Where and for whom.
    #[command(flatten)]
    pub(crate) standing: Standing,
}

/// What `explain` explains.
#[derive(Args, Debug)]
pub(crate) struct Explain {
    /// A rule such as FET-HOLDER, a profile such as P7, a format such as edison, or an error's code
    pub(crate) id: String,
}

/// Seconds, or minutes and seconds, such as 3:00.
fn seconds(typed: &str) -> Result<u16, std::num::ParseIntError> {
    let Some((minutes, seconds)) = typed.split_once(':') else {
        return typed.parse();
    };
    let (minutes, seconds) = (minutes.parse::<u16>()?, seconds.parse::<u16>()?);
    // What is too large for it is as long as can be: longer than any round.
    Ok(minutes.saturating_mul(60).saturating_add(seconds))
}

/// Words that say something.
fn some_words(typed: &str) -> Result<String, SaysNothing> {
    let shows = |c: char| !c.is_whitespace() && !wording::is_unseen(c);
    match typed.chars().any(shows) {
        true => Ok(typed.to_owned()),
        false => Err(SaysNothing),
    }
}

/// A role, as `--as` spells it.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum As {
    /// Seat A
    #[value(name = "A", alias = "a")]
    A,
    /// Seat B
    #[value(name = "B", alias = "b")]
    B,
    /// Everything recorded
    Judge,
    /// What is public
    Spectator,
}

/// A seat, as options spell it.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeatName {
    /// Seat A
    #[value(name = "A", alias = "a")]
    A,
    /// Seat B
    #[value(name = "B", alias = "b")]
    B,
}

/// How a duel is written down.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// The engine is the table
    Strict,
    /// What happened, right or wrong
    Witness,
}

/// The kinds of going back.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A judge's ruling
    Judge,
    /// Both players agree
    Agreed,
    /// A slip of whoever keeps the record
    Correction,
    /// Only to look at
    WhatIf,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn seats_are_typed_in_either_case() {
        for typed in ["A", "a"] {
            let line = ["takeback", "missed", "--seat", typed];
            let read = Arguments::try_parse_from(line).expect("a seat");
            assert!(matches!(read.command, Command::Missed(m) if m.seat == Some(SeatName::A)));
        }
    }

    #[test]
    fn a_rewind_without_a_reason_is_no_rewind() {
        assert!(Arguments::try_parse_from(["takeback", "rewind", "d", "118"]).is_err());
    }
}
