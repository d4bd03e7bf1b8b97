//! What can't be stated of a match.

use duel::Desk;
use thiserror::Error;

/// Why a match can't be as it is stated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum MatchFault {
    /// Rounds, tables, duels and matches are counted from 1, and a round lasts some minutes.
    #[error("rounds, tables, duels and minutes are counted from 1")]
    Number,
    /// A player plays against herself.
    #[error("the two players have the same name")]
    SamePlayers,
    /// More duels were won than were played.
    #[error("more duels were won than were played before it")]
    TooManyWon,
    /// The match was over before this duel.
    #[error("the match was over before it")]
    Over,
}

impl MatchFault {
    /// What is wrong with a statement, if something is.
    #[must_use]
    pub fn of(entry: &Desk, players: &[String]) -> Option<Self> {
        let Desk::MatchStated {
            round,
            table,
            game,
            best_of,
            score: (a, b),
            minutes,
            ..
        } = *entry
        else {
            return None;
        };
        let won = u16::from(a) + u16::from(b);
        let none = round == 0 || table == 0 || game == 0 || best_of == 0 || minutes == Some(0);
        match () {
            () if none => Some(Self::Number),
            () if matches!(players, [one, other] if one == other) => Some(Self::SamePlayers),
            () if won >= u16::from(game) => Some(Self::TooManyWon),
            () if a.max(b) > best_of / 2 => Some(Self::Over),
            () => None,
        }
    }
}
