//! The text trace: events as indented sentences, so that a reader sees who was asked, who passed
//! and how, and who was not asked.
//!
//! ```text
//! Main phase 1 begins.
//!   Open state …: A.
//!     A activates …
//!       …the chain is built, one link deeper
//!         …a link resolves, one deeper still
//! ```

use duel::{Event, Mismatch, Part, Position};
use rules::Catalogue;
use wording::Wording;

/// One line of a trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TraceLine {
    /// How deep: 0 for a turn, a phase or a step of the battle phase, and one more for each of: an answer in a window, a chain,
    /// an action or link being carried out.
    pub indent: u8,
    /// The sentence.
    pub text: String,
}

impl std::fmt::Display for TraceLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let spaces = usize::from(self.indent) * 2;
        write!(f, "{:spaces$}{}", "", self.text)
    }
}

impl TraceLine {
    /// The line of an event, between the positions before and after it. None for an event that
    /// only moves the machine on.
    #[must_use]
    pub fn of(
        words: &Wording,
        catalogue: &Catalogue,
        before: &Position,
        after: &Position,
        event: &Event,
    ) -> Option<Self> {
        let text = words.event(before, after, catalogue, event)?;
        let indent = indent(before, event);
        Some(Self { indent, text })
    }
}

/// The lines of events that follow one another.
///
/// # Errors
/// The first event that can't follow.
pub fn trace<'e>(
    words: &Wording,
    catalogue: &Catalogue,
    from: &Position,
    events: impl IntoIterator<Item = &'e Event>,
) -> Result<Vec<TraceLine>, Mismatch> {
    let mut before = from.clone();
    let mut lines = Vec::new();
    for event in events {
        let mut after = before.clone();
        after.apply(event)?;
        lines.extend(TraceLine::of(words, catalogue, &before, &after, event));
        before = after;
    }
    Ok(lines)
}

fn indent(before: &Position, event: &Event) -> u8 {
    match event {
        Event::DuelBegan { .. }
        | Event::CardsEntered { .. }
        | Event::PlayBegan { .. }
        | Event::DefinitionsChanged { .. }
        | Event::TurnBegan { .. }
        | Event::PhaseEntered { .. }
        | Event::StepEntered { .. }
        | Event::DuelEnded { .. } => return 0,
        event if event.is_desk() => return 0,
        _ if before.point == duel::Point::SettingUp => return 0,
        _ => {}
    }
    let chain = match event {
        Event::LinkAdded { .. } => true,
        Event::ChainEnded => false,
        _ => !before.chain.is_empty(),
    };
    let resolves = before
        .frame
        .as_ref()
        .is_some_and(|frame| frame.part == Part::Effect);
    let carried = match event {
        Event::LinkResolving { .. } | Event::LinkResolved { .. } | Event::LinkAdded { .. } => false,
        Event::WindowAnswered { .. } | Event::WindowClosed { .. } => false,
        _ => resolves || before.intent.is_some(),
    };
    let answers = matches!(
        event,
        Event::WindowAnswered { .. }
            | Event::WindowAsked { .. }
            | Event::WindowHeld { .. }
            | Event::WindowClosed { .. }
    );
    1 + u8::from(chain) + u8::from(carried) + u8::from(answers)
}
