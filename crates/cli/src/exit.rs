//! Exit codes, each with its one meaning.

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Exit {
    /// Done.
    Done = 0,
    /// Done, and something was found.
    Findings = 1,
    /// What was typed, or a file that was given, can't be read.
    Usage = 2,
    /// There is no such thing, or more than one.
    NoSuchThing = 3,
    /// Damaged, or changed by somebody.
    Damaged = 4,
    /// The rules said no.
    Refused = 5,
    /// The store is busy, or the file system said no.
    Unavailable = 6,
    /// This role may not.
    NotAllowed = 7,
    /// An unknown format or version.
    UnknownFormat = 8,
    /// A bug in this program.
    Bug = 70,
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
