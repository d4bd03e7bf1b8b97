//! Copies of a journal for one role: checking one, which needs no store and can't be read as one.

use crate::context::Context;
use crate::error::Outcome;
use crate::exported;
use crate::notes::{self, Signed};
use journal::{Checkpoint, FileDamage, FileError, FileVerified, Form, check_file_against};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;
use wording::{Viewer, args};

/// Whether a file by this name begins as a copy for one role does.
#[must_use]
pub(crate) fn is_one(path: &Path) -> bool {
    let mut start = [0; 14];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && start.starts_with(b"TAKEBACK\r\n\x1a\n") && start[13] == 1
}

/// A copy that was checked, and the checkpoints it was compared with.
#[derive(Debug)]
pub(crate) struct Copy<'a> {
    path: &'a Path,
    verified: FileVerified,
    pub(crate) against: Vec<&'a Signed>,
}

/// What came of checking one.
#[derive(Debug)]
pub(crate) enum Checked<'a> {
    /// It is sound.
    Sound(Copy<'a>),
    /// It is damaged, or isn't what was signed.
    Damaged(FileDamage),
}

/// Checks a copy against the checkpoints that are of its duel.
///
/// # Errors
/// When it can't be read.
pub(crate) fn check<'a>(
    path: &'a Path,
    against: &'a [Signed],
    context: &Context,
) -> Outcome<Checked<'a>> {
    let once = |points: &[Checkpoint]| {
        let file = File::open(path).map_err(FileError::Io)?;
        check_file_against(&mut BufReader::new(file), points)
    };
    // The first pass says which duel it is of.
    let found = once(&[]).and_then(|(verified, _)| {
        let duel = verified.duel;
        let of_it = against
            .iter()
            .filter(|signed| signed.checkpoint.duel == duel);
        let against: Vec<&Signed> = of_it.collect();
        let points: Vec<Checkpoint> = against.iter().map(|signed| signed.checkpoint).collect();
        let (verified, _) = once(&points)?;
        Ok(Copy {
            path,
            verified,
            against,
        })
    });
    match found {
        Ok(copy) => Ok(Checked::Sound(copy)),
        Err(error) => match exported::damage(&error) {
            Some(damage) => Ok(Checked::Damaged(damage.clone())),
            None => Err(exported::unread(path, &error, &context.words)),
        },
    }
}

impl Copy<'_> {
    /// Says what was found.
    pub(crate) fn tell(&self, against: Value, context: &mut Context) {
        let FileVerified {
            duel,
            name,
            records,
            told,
            ..
        } = &self.verified;
        debug_assert_eq!(self.verified.form, Form::Redacted);
        let role = match self.verified.role {
            Viewer::Seat(seat) => seat.letter().to_string(),
            Viewer::Spectator => "spectator".to_owned(),
            Viewer::Judge => "judge".to_owned(),
        };
        let seal = self.verified.seal.to_string();
        let mut object = json!({
            "kind": "verified", "duel": duel.to_string(), "name": name, "records": records,
            "seal": seal, "path": self.path.display().to_string(), "role": role, "told": told,
        });
        if !self.against.is_empty() {
            object["against"] = against;
        }
        context.object(object);
        let path = wording::visible(&self.path.display().to_string()).into_owned();
        context.say(
            "verify-copy",
            args![
                path: path, duel: name.as_str(), role: role, records: *records, seal: seal,
                told: *told,
            ],
        );
    }

    /// How many records it has.
    pub(crate) const fn records(&self) -> u32 {
        self.verified.records
    }
}

/// The names of signers and of strangers, for the sentence about a checkpoint.
#[must_use]
pub(crate) fn by_whom(signed: &Signed) -> (String, String) {
    let names = |known| notes::names(&signed.signers, known);
    (names(true), names(false))
}
