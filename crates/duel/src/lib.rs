//! What a duel is: seats, cards, places, actions, events, and the position they fold into.
//!
//! The one function that changes anything is [`Position::apply`], a fold over facts. This crate
//! knows no cards, no rules, no clock, no files and no chance: whatever depends on them was
//! decided once, by the crate `rules`, and is stated in the [`Event`].
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod action;
mod apply;
mod card;
mod cause;
mod desk;
mod event;
mod facets;
mod lingering;
mod pinned;
mod place;
mod position;
mod profile;
mod seat;
mod telling;
mod view;
mod window;
mod word;

pub use action::{Action, How, Picked, Which};
pub use apply::Mismatch;
pub use card::{CardId, Passcode, Posture, Row};
pub use cause::{Cause, Happened, Happening, Method, Reason};
pub use desk::{Bench, Desk, Standing};
pub use event::Event;
pub use facets::{
    Asker, Audience, ChoiceKind, DuelResult, Knowing, LinkKind, Lot, Move, Negation, Outcome, Part,
    ResultReason, RewindKind, TriggerFate, Value,
};
pub use lingering::{Forbidden, Lingering, LingeringRule, Until};
pub use pinned::{Definitions, Digest, Engine, Mode, Reading, RuleId};
pub use place::{DamageTiming, Phase, Place, Step, Zone};
pub use position::{
    Ahead, Attack, Choice, Frame, Goal, Intent, Joined, Link, PendingSummon, Point, Position,
    Reply, Setting, Trigger, Use,
};
pub use profile::{
    DamageStep, DuelEnds, FlagError, FlagKind, HiddenTriggers, Ignition, NegationFirst, NormalDraw,
    Profile, Region, Replay, TrapMonsterZones, TriggerLocation, Zones, days, is_day,
};
pub use seat::{BySeat, Seat};
pub use telling::{Fate, Telling, Told};
pub use view::{Role, View, renamed};
pub use window::{Answer, Because, Window, WindowKind};
pub use word::Word;
