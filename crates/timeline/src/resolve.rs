//! From a place as it was written to the record it means in one journal.

use crate::{History, Place, PlaceError, Spot, TurnPart};
use duel::{Event, Phase};

impl Place {
    /// The record a place means. Relative places follow the line stood on (by its id), or the
    /// line the place names.
    ///
    /// A plain number is any record of the journal; with a line it has to be on it.
    ///
    /// # Errors
    /// [`PlaceError`] says what there is instead.
    pub fn resolve(&self, history: &History, standing: u32) -> Result<u32, PlaceError> {
        let line = match &self.line {
            Some(name) => history.line_id(name)?,
            None => standing,
        };
        let number = match &self.spot {
            Spot::Number(number) => history.require(*number),
            Spot::Tip => history.back(line, 0),
            Spot::Back(back) => history.back(line, *back),
            Spot::Turn { turn, part } => history.in_turn(line, *turn, *part),
            Spot::Seal(prefix) => history.sealed(prefix),
            Spot::Mark(name) => {
                let no_such = || PlaceError::NoSuchMark { name: name.clone() };
                history.marked(name).ok_or_else(no_such)
            }
        }?;
        match self.line {
            Some(_) => history.require_on(number, line),
            None => Ok(number),
        }
    }
}

impl History {
    pub(crate) fn line_id(&self, name: &str) -> Result<u32, PlaceError> {
        let line = self.line_named(name);
        line.map(|line| line.id).ok_or_else(|| {
            let name = name.to_owned();
            PlaceError::NoSuchLine { name }
        })
    }

    pub(crate) fn require_on(&self, number: u32, line: u32) -> Result<u32, PlaceError> {
        if self.is_on(number, line) {
            return Ok(number);
        }
        let own = self.line_of(number).unwrap_or(line);
        Err(PlaceError::NotOnLine {
            number,
            line: self.name_of(line),
            own: self.name_of(own),
        })
    }

    fn require(&self, number: u32) -> Result<u32, PlaceError> {
        let last = self.last();
        match self.record(number) {
            Some(_) => Ok(number),
            None => Err(PlaceError::NoSuchRecord { number, last }),
        }
    }

    fn back(&self, line: u32, back: u32) -> Result<u32, PlaceError> {
        let path = self.path_of(line);
        let most = (path.len() as u32).saturating_sub(1);
        path.len()
            .checked_sub(1)
            .and_then(|tip| tip.checked_sub(back as usize))
            .map(|at| path[at])
            .ok_or(PlaceError::TooFarBack { back, most })
    }

    fn sealed(&self, prefix: &str) -> Result<u32, PlaceError> {
        let prefix = prefix.to_owned();
        let numbers: Vec<u32> = self
            .seals()
            .filter(|(_, seal)| seal.to_string().starts_with(&prefix))
            .map(|(number, _)| number)
            .collect();
        match numbers[..] {
            [number] => Ok(number),
            [] => Err(PlaceError::NoSuchSeal { prefix }),
            _ => Err(PlaceError::AmbiguousSeal { prefix, numbers }),
        }
    }

    fn in_turn(&self, line: u32, turn: u16, part: Option<TurnPart>) -> Result<u32, PlaceError> {
        let events = self.events_of_turn(line, turn)?;
        let begun = events[0].0;
        match part {
            None => Ok(begun),
            Some(TurnPart::Phase(phase)) => {
                phase_entered(&events, phase).ok_or_else(|| PlaceError::NoSuchPhase {
                    turn,
                    phase,
                    line: self.name_of(line),
                })
            }
            Some(TurnPart::Link { chain, link }) => {
                self.link_in(&events, (turn, chain, link), line)
            }
        }
    }

    /// The duel events of a turn along a line, from the one that began it.
    fn events_of_turn(&self, line: u32, turn: u16) -> Result<Vec<(u32, &Event)>, PlaceError> {
        let path = self.path_of(line);
        let events: Vec<(u32, &Event)> = path
            .iter()
            .filter_map(|n| Some((*n, &self.record(*n)?.event)))
            .collect();
        let turns: Vec<(usize, u16)> = events
            .iter()
            .enumerate()
            .filter_map(|(at, (_, event))| Some((at, turn_begun(event)?)))
            .collect();
        // Where play began before the first turn, the turn's own beginning comes later.
        let Some(which) = turns.iter().rposition(|(_, number)| *number == turn) else {
            return Err(PlaceError::NoSuchTurn {
                turn,
                line: self.name_of(line),
                first: turns.first().map_or(0, |(_, number)| *number),
                last: turns.last().map_or(0, |(_, number)| *number),
            });
        };
        let end = turns.get(which + 1).map_or(events.len(), |(at, _)| *at);
        Ok(events[turns[which].0..end].to_vec())
    }

    fn link_in(
        &self,
        events: &[(u32, &Event)],
        (turn, chain, link): (u16, u32, u8),
        line: u32,
    ) -> Result<u32, PlaceError> {
        let line = self.name_of(line);
        let chains = chains_in(events);
        let at = (chain as usize).checked_sub(1);
        let Some(links) = at.and_then(|at| chains.get(at)) else {
            let chains = chains.len() as u32;
            return Err(PlaceError::NoSuchChain {
                turn,
                chain,
                chains,
                line,
            });
        };
        let found = links.iter().find(|(number, _)| *number == link);
        found.map(|(_, at)| *at).ok_or(PlaceError::NoSuchLink {
            turn,
            chain,
            link,
            links: links.len() as u8,
            line,
        })
    }
}

fn turn_begun(event: &Event) -> Option<u16> {
    match event {
        Event::PlayBegan { turn, .. } | Event::TurnBegan { turn, .. } => Some(*turn),
        _ => None,
    }
}

fn phase_entered(events: &[(u32, &Event)], wanted: Phase) -> Option<u32> {
    let enters = |event: &Event| match event {
        Event::PhaseEntered { phase }
        | Event::PlayBegan {
            phase: Some(phase), ..
        } => *phase == wanted,
        // A turn begins in its draw phase, which needs no event of its own.
        Event::TurnBegan { .. } => wanted == Phase::Draw,
        _ => false,
    };
    let found = events.iter().rev().find(|(_, event)| enters(event));
    found.map(|(number, _)| *number)
}

/// The links of each chain, with the records that added them.
fn chains_in(events: &[(u32, &Event)]) -> Vec<Vec<(u8, u32)>> {
    let mut chains: Vec<Vec<(u8, u32)>> = Vec::new();
    for (number, event) in events {
        let Event::LinkAdded { link, .. } = event else {
            continue;
        };
        if *link == 1 {
            chains.push(Vec::new());
        }
        if let Some(chain) = chains.last_mut() {
            chain.push((*link, *number));
        }
    }
    chains
}
