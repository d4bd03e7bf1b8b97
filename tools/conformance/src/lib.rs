//! The second opinion: duels recorded from the peer engine ygopro-core, played on ours.
//!
//! Each trace gives the set-up and every decision; we compare who could do what, the order of
//! chains, every move, every change of life points, and how the cards lie. The peer is *a*
//! reference, not the law: where we differ on purpose, `data/wanted.ron` says why.
#![forbid(unsafe_code)]

mod decide;
mod difference;
mod effects;
mod fact;
mod happened;
mod offered;
mod options;
mod ours;
mod play;
mod read;
mod rule_sets;
mod stretch;
mod tell;
mod theirs;
pub mod trace;
mod wanted;
mod written;

pub use difference::{Difference, Kind};
pub use effects::PeerEffects;
pub use play::{Bench, Played};
pub use read::{files, read};
pub use wanted::{Want, Wanted};

impl Bench {
    /// With the shipped cards, those of a folder over them, and the lists of this program.
    ///
    /// # Errors
    /// What is wrong with a list or a card file.
    pub fn load(folder: Option<&std::path::Path>) -> Result<Self, String> {
        let shipped = cards::catalogue();
        let own = match folder {
            None => Vec::new(),
            Some(folder) => cards::load(folder).map_err(|errors| {
                let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
                lines.join("\n")
            })?,
        };
        Ok(Self {
            cards: cards::catalogue_of(shipped.iter().cloned().chain(own).collect()),
            effects: PeerEffects::load()?,
            wanted: Wanted::load()?,
        })
    }
}
