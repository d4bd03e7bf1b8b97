//! The position: everything that is so at one moment of a duel, as flat data.
//!
//! A position holds the whole state of the machine, down to the middle of a resolution: from it
//! alone `rules::next` gives the event that follows. Nothing here decides anything; the readers
//! below only look.

use crate::{
    Action, Because, BySeat, CardId, ChoiceKind, DamageTiming, DuelResult, Event, Happening,
    Lingering, LinkKind, Method, Mode, Negation, Part, Passcode, Phase, Place, Posture, Profile,
    Reading, ResultReason, Row, Seat, Step, Telling, TriggerFate, Value, Window, WindowKind, Word,
    Zone,
};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where the machine stands between two events when no window is open and nothing is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Point {
    /// The set-up is being given.
    SettingUp,
    /// The set-up is complete; the first turn begins.
    Ready,
    /// A turn began.
    TurnBegan,
    /// A phase began.
    PhaseEntered,
    /// A step of the battle phase began.
    StepEntered,
    /// A timing of the damage step began.
    TimingEntered,
    /// A window is open.
    Window,
    /// A window closed because a seat acted: the action is carried out.
    Acting,
    /// Every owed seat of a window has answered without acting.
    Passed(WindowKind),
    /// A summon was declared.
    Declared,
    /// Something happened outside a chain, or a chain ended: triggers, then the free window.
    Happened,
    /// A link was added.
    Linked,
    /// The chain is closed and between two links, or before its end.
    Resolving,
}

/// An action said, or a mandatory trigger, while it is carried out.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Intent {
    /// Whose.
    pub by: Seat,
    /// What.
    pub action: Action,
    /// True for a mandatory trigger that the engine activates.
    pub by_rule: bool,
    /// How many irregularities were recorded for it.
    pub irregularities: u8,
    /// The window it was said in is settled (answered and closed).
    pub settled: bool,
    /// The mode chosen.
    pub mode: Option<u8>,
    /// The card name declared.
    pub declared: Option<Passcode>,
    /// The targets chosen; `None` while they aren't.
    pub targets: Option<SmallVec<[CardId; 4]>>,
    /// The tributes or materials chosen for a summon.
    pub tributes: Option<SmallVec<[CardId; 4]>>,
    /// The attribute or type declared.
    pub word: Option<Word>,
    /// The posture chosen.
    pub posture: Option<Posture>,
    /// The card that is activated lay face-down on the field before.
    pub was_set: bool,
    /// Where the card that is activated was when that was said, before any cost.
    pub from: Option<Place>,
    /// The last group of happenings before it: what comes later is its own doing.
    pub group: u32,
}

impl Intent {
    /// Whether it breaks a rule, as the record has it.
    #[must_use]
    pub const fn is_irregular(&self) -> bool {
        self.irregularities > 0
    }
}

/// A choice somebody was asked to make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: ChoiceKind,
    /// How many at least.
    pub least: u8,
    /// How many at most.
    pub most: u8,
}

/// A link of the chain.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Link {
    /// Who activated.
    pub seat: Seat,
    /// The card.
    pub card: CardId,
    /// Its face when it was activated.
    pub face: Option<Passcode>,
    /// The effect's number.
    pub effect: u8,
    /// The mode.
    pub mode: u8,
    /// What kind of activation.
    pub kind: LinkKind,
    /// Its spell speed.
    pub speed: u8,
    /// Its targets.
    pub targets: SmallVec<[CardId; 4]>,
    /// The card name declared.
    pub declared: Option<Passcode>,
    /// The attribute or type declared.
    pub word: Option<Word>,
    /// What its cost moved last.
    pub paid: SmallVec<[CardId; 4]>,
    /// Where the card was when it was activated: of an effect before any cost, of a card where it
    /// was activated to.
    pub from: Place,
    /// True when the card had been set before it was activated.
    pub was_set: bool,
    /// The moment it was added: a card that has moved since is another one.
    pub moment: u32,
    /// What of it was negated.
    pub negated: Option<Negation>,
    /// True once it has resolved.
    pub resolved: bool,
}

/// Where the interpreter stands in a cost or an effect.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// Cost or effect.
    pub part: Part,
    /// The link, from 1.
    pub link: u8,
    /// The step begun last; `None` before the first.
    pub step: Option<u8>,
    /// How many events of the step are behind it.
    pub stage: u8,
    /// How many of them changed something.
    pub did: u8,
    /// How much the step before changed.
    pub did_before: u8,
    /// How much the whole effect changed.
    pub did_in_all: u8,
    /// What was picked in the step, by a seat or by chance.
    pub picked: Option<SmallVec<[CardId; 4]>>,
    /// How many times cards were picked in the step, said or not which.
    pub picks: u8,
    /// What the last step that moved cards moved, or what it negated.
    pub moved: SmallVec<[CardId; 16]>,
    /// A deck was shuffled in the step.
    pub shuffled: bool,
    /// Whether the optional step is done, once that was said.
    pub whether: Option<bool>,
    /// The number declared or rolled last.
    pub number: Option<u32>,
    /// The materials chosen in the step.
    pub materials: Option<SmallVec<[CardId; 4]>>,
    /// The posture chosen in the step.
    pub posture: Option<Posture>,
    /// The life points that the last step moved.
    pub amount: u32,
    /// How many cards the last step that moved cards put into each deck.
    pub into_deck: BySeat<u8>,
    /// The cards excavated by the effect: they lie in a deck, seen by everybody.
    pub excavated: SmallVec<[CardId; 16]>,
    /// What was told last of a declared card.
    pub told: Option<Telling>,
    /// What was told last has begun to happen.
    pub telling: bool,
}

/// An attack between its declaration and the end of its damage step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub seat: Seat,
    /// The attacker.
    pub card: CardId,
    /// The monster attacked; `None` for a direct attack.
    pub target: Option<CardId>,
    /// The monsters of the other side have changed since it was declared.
    pub changed: bool,
    /// Its declaration has had its windows.
    pub declared: bool,
    /// The attacked monster was face-down when the damage step began.
    pub was_face_down: bool,
    /// Damage was calculated.
    pub calculated: bool,
    /// Whether the attacker and the monster attacked are to be destroyed.
    pub doomed: [bool; 2],
    /// What the attacker does now that its targets have changed, once that was said.
    pub reply: Option<Reply>,
}

/// What becomes of an attack whose targets have changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It goes on against this monster.
    Against(CardId),
    /// It goes on as a direct attack.
    Directly,
    /// It stops.
    Stop,
}

/// A summon between declaration and success.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PendingSummon {
    /// Who summons.
    pub seat: Seat,
    /// The monster.
    pub card: CardId,
    /// How.
    pub method: Method,
    /// Where it will stand.
    pub to: Place,
    /// In which posture.
    pub posture: Posture,
    /// Where it came from.
    pub from: Zone,
    /// The way of summoning it used, for a Special Summon of its own.
    pub way: Option<u8>,
    /// Its negation window has been opened.
    pub asked: bool,
}

/// Another monster of the summon under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Joined {
    /// The monster.
    pub card: CardId,
    /// Where it will stand.
    pub to: Place,
    /// In which posture.
    pub posture: Posture,
    /// Where it came from.
    pub from: Zone,
}

/// A trigger whose event happened since the last window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Trigger {
    /// Its owner.
    pub seat: Seat,
    /// The card.
    pub card: CardId,
    /// The effect's number.
    pub effect: u8,
    /// True when it must be activated.
    pub mandatory: bool,
    /// What became of it.
    pub fate: TriggerFate,
}

/// An entry of the turn's ledger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Use {
    /// The turn's Normal Summon or Set.
    NormalSummon(Seat),
    /// The turn's Pendulum Summon.
    PendulumSummon(Seat),
    /// A Special Summon.
    SpecialSummon(Seat),
    /// A Normal or Flip Summon, negated or not. (A Set is none.)
    Summon(Seat),
    /// A battle phase was conducted.
    Battle(Seat),
    /// A monster declared an attack on another.
    Attacked {
        /// The attacker.
        card: CardId,
        /// The monster attacked.
        target: CardId,
    },
    /// A way of summoning a card with this name was used.
    Way {
        /// Who.
        seat: Seat,
        /// The name.
        name: Passcode,
        /// The way.
        way: u8,
        /// The summon was negated.
        negated: bool,
    },
    /// An effect of a card with this name was activated.
    Effect {
        /// Who.
        seat: Seat,
        /// The name.
        name: Passcode,
        /// The effect's number.
        effect: u8,
        /// The card.
        card: CardId,
        /// The card has left its place since, or was turned face-down: it is as good as another.
        left: bool,
        /// The link it was, in a chain that isn't over; 0 afterwards.
        link: u8,
        /// Its activation was negated.
        negated: bool,
    },
}

/// How far a seat has said it goes on without acting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// To the end of this phase.
    Leave(Phase),
    /// To the end of this step of the battle phase.
    LeaveStep(Step),
    /// Until this phase begins.
    Reach(Phase),
    /// To the end of the turn.
    EndTurn,
}

/// What a seat has said ahead for this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ahead {
    /// How far it goes on.
    pub goal: Goal,
    /// The duel went back since: it doesn't count until it is said again.
    pub suspended: bool,
}

impl From<Goal> for Ahead {
    fn from(goal: Goal) -> Self {
        let suspended = false;
        Self { goal, suspended }
    }
}

/// Whether a seat passes automatically, until it says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Setting {
    /// It does, wherever it could only respond.
    pub passes: bool,
    /// The duel went back since: it doesn't count until it is said again.
    pub suspended: bool,
}

/// Everything that is so at one moment of a duel.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    /// How many duel events lead here.
    pub moment: u32,
    /// The rules in force; `None` before the duel began.
    pub profile: Option<Profile>,
    /// Strict or witness.
    pub mode: Mode,
    /// How windows nobody mentions are read.
    pub reading: Reading,
    /// The number of the turn, 0 before the first.
    pub turn: u16,
    /// The turn player.
    pub turn_seat: Seat,
    /// The phase; meaningful from the first `PhaseEntered` on.
    pub phase: Phase,
    /// The step of the battle phase.
    pub step: Option<Step>,
    /// The timing of the damage step.
    pub timing: Option<DamageTiming>,
    /// The first chain of this timing is over, or both passed before one.
    pub timing_served: bool,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// The hand limit was seen to this turn.
    pub hand_limit: bool,
    /// What was picked where a rule of the game asked.
    pub picked: Option<SmallVec<[CardId; 4]>>,
    /// Life points.
    pub lp: BySeat<u32>,
    /// Every physical card.
    pub rows: Vec<Row>,
    /// The faces of each seat's unidentified cards that came from its shuffled deck.
    pub pool: BySeat<Vec<Passcode>>,
    /// Changed values of cards on the field.
    pub values: SmallVec<[(CardId, Value, i32); 4]>,
    /// Counters on cards of the field.
    pub counters: SmallVec<[(CardId, Word, u16); 2]>,
    /// How many windows have been opened.
    pub windows: u32,
    /// The open window.
    pub window: Option<Window>,
    /// Where the machine stands.
    pub point: Point,
    /// What is being carried out.
    pub intent: Option<Intent>,
    /// The choice somebody is asked for.
    pub choice: Option<Choice>,
    /// The phase chosen to follow.
    pub next_phase: Option<Phase>,
    /// The chain.
    pub chain: SmallVec<[Link; 4]>,
    /// Where the interpreter stands.
    pub frame: Option<Frame>,
    /// The summon under way.
    pub summon: Option<PendingSummon>,
    /// The other monsters of the summon under way.
    pub joined: SmallVec<[Joined; 4]>,
    /// Triggers since the last window.
    pub triggers: SmallVec<[Trigger; 8]>,
    /// Which seats had their say about optional triggers since the last other window.
    pub asked_triggers: BySeat<bool>,
    /// What happened since the last window, in order.
    pub happened: Vec<Happening>,
    /// What the present window, or the present chain, may be an answer to.
    pub occasion: Vec<Happening>,
    /// Why the next window opens.
    pub because: Because,
    /// Counts groups of simultaneous happenings.
    pub group: u32,
    /// The last of these groups before the link under way began to resolve.
    pub resolving_since: u32,
    /// Lingering effects in force.
    pub lingering: SmallVec<[Lingering; 4]>,
    /// The moment each of them began, in the same order.
    pub lingering_since: SmallVec<[u32; 4]>,
    /// What was used this turn.
    pub used: SmallVec<[Use; 8]>,
    /// What is used once a duel.
    pub used_ever: SmallVec<[(Seat, Passcode, u8); 2]>,
    /// How a monster is to lie that comes by no link and no action, once that was said.
    pub posture: Option<Posture>,
    /// How far each seat has said it goes on.
    pub goals: BySeat<Option<Ahead>>,
    /// Whether each seat passes automatically.
    pub settings: BySeat<Setting>,
    /// How many steps of a judge's repair are still to come.
    pub repairs: u16,
    /// Nothing that standing and lingering effects change has happened since there was nothing left
    /// of it to state.
    pub settled: bool,
    /// How the duel ended.
    pub result: Option<(DuelResult, ResultReason)>,
}

/// Copies every field of a position into the room another one has already.
macro_rules! copy_into {
    ($into:expr, $from:expr; $($field:ident),* $(,)?) => {{
        let Self { $($field),* } = $from;
        $($into.$field.clone_from($field);)*
    }};
}

impl Clone for Position {
    fn clone(&self) -> Self {
        let mut copy = Self::new();
        copy.clone_from(self);
        copy
    }

    fn clone_from(&mut self, source: &Self) {
        copy_into!(self, source;
            moment, profile, mode, reading, turn, turn_seat, phase, step, timing, timing_served,
            attack, hand_limit, picked, lp, rows, pool, values, counters, windows, window, point,
            intent, choice, next_phase, chain, frame, summon, joined, triggers, asked_triggers,
            happened, occasion, because, group, resolving_since, lingering, lingering_since, used,
            used_ever, posture, goals, settings, repairs, settled, result,
        );
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::new()
    }
}

impl Position {
    /// The position before the first event.
    #[must_use]
    pub fn new() -> Self {
        Self {
            moment: 0,
            profile: None,
            mode: Mode::Strict,
            reading: Reading::Written,
            turn: 0,
            turn_seat: Seat::A,
            phase: Phase::Draw,
            step: None,
            timing: None,
            timing_served: false,
            attack: None,
            hand_limit: false,
            picked: None,
            lp: BySeat([8000, 8000]),
            rows: Vec::new(),
            pool: BySeat::default(),
            values: SmallVec::new(),
            counters: SmallVec::new(),
            windows: 0,
            window: None,
            point: Point::SettingUp,
            intent: None,
            choice: None,
            next_phase: None,
            chain: SmallVec::new(),
            frame: None,
            summon: None,
            joined: SmallVec::new(),
            triggers: SmallVec::new(),
            asked_triggers: BySeat([false, false]),
            happened: Vec::new(),
            occasion: Vec::new(),
            because: Because::Happened,
            group: 0,
            resolving_since: 0,
            lingering: SmallVec::new(),
            lingering_since: SmallVec::new(),
            used: SmallVec::new(),
            used_ever: SmallVec::new(),
            posture: None,
            goals: BySeat([None, None]),
            settings: BySeat([Setting::default(); 2]),
            repairs: 0,
            settled: false,
            result: None,
        }
    }

    /// The card with this identity, if it still has it.
    #[must_use]
    #[inline]
    pub fn card(&self, id: CardId) -> Option<&Row> {
        self.rows.get(id.row()).filter(|row| row.id == id)
    }

    /// The cards of a seat's zone, in no order.
    pub fn zone(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = &Row> {
        self.rows
            .iter()
            .filter(move |row| row.place.seat == seat && row.place.zone == zone)
    }

    /// The cards of a seat's zone, lowest slot first (a pile from the bottom).
    #[must_use]
    pub fn zone_in_order(&self, seat: Seat, zone: Zone) -> Vec<&Row> {
        let mut rows: Vec<&Row> = self.zone(seat, zone).collect();
        rows.sort_by_key(|row| row.place.slot);
        rows
    }

    /// How many cards a seat has in a zone.
    #[must_use]
    pub fn count(&self, seat: Seat, zone: Zone) -> u8 {
        self.zone(seat, zone).count() as u8
    }

    /// The top card of a seat's pile.
    #[must_use]
    pub fn top(&self, seat: Seat, zone: Zone) -> Option<&Row> {
        self.zone(seat, zone).max_by_key(|row| row.place.slot)
    }

    /// The card in a numbered zone of the field.
    #[must_use]
    #[inline]
    pub fn at(&self, place: Place) -> Option<&Row> {
        self.rows.iter().find(|row| row.place == place)
    }

    /// The lowest free number of a seat's zones of this kind among the first `zones`.
    #[must_use]
    pub fn free_slot(&self, seat: Seat, zone: Zone, zones: u8) -> Option<u8> {
        (0..zones).find(|&slot| {
            self.at(Place { seat, zone, slot }).is_none()
                && self
                    .summon
                    .is_none_or(|s| s.to != Place { seat, zone, slot })
        })
    }

    /// The unidentified cards of a pile: no face in the record.
    pub fn unidentified(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = &Row> {
        self.zone(seat, zone).filter(|row| row.face.is_none())
    }

    /// The number of the link that is added next; after link 255 it is 0, which no link has.
    #[must_use]
    pub fn next_link(&self) -> u8 {
        (self.chain.len() as u8).wrapping_add(1)
    }

    /// The link that resolves next, or resolves now: the highest one that hasn't resolved.
    #[must_use]
    pub fn link_on_top(&self) -> Option<u8> {
        self.chain
            .iter()
            .rposition(|link| !link.resolved)
            .map(|i| i as u8 + 1)
    }

    /// Whether the effects of a card on the field are negated.
    #[must_use]
    #[inline]
    pub fn is_negated(&self, card: CardId) -> bool {
        self.values.contains(&(card, Value::Negated, 1))
    }

    /// A link by its number, from 1.
    #[must_use]
    pub fn link(&self, number: u8) -> Option<&Link> {
        self.chain.get(usize::from(number).checked_sub(1)?)
    }

    /// How far a seat goes on, unless that is suspended.
    #[must_use]
    #[inline]
    pub fn goal(&self, seat: Seat) -> Option<Goal> {
        let ahead = self.goals[seat].filter(|ahead| !ahead.suspended)?;
        Some(ahead.goal)
    }

    /// What suspends all that the seats have said ahead: due whenever the duel goes back.
    #[must_use]
    pub fn suspensions(&self) -> SmallVec<[Event; 2]> {
        let counts = |seat: &Seat| {
            let Setting { passes, suspended } = self.settings[*seat];
            self.goal(*seat).is_some() || (passes && !suspended)
        };
        let suspended = |seat: Seat| Event::SettingChanged {
            seat,
            passes: self.settings[seat].passes,
            suspended: true,
        };
        Seat::BOTH
            .into_iter()
            .filter(counts)
            .map(suspended)
            .collect()
    }

    /// The seat that is awaited by a window, as the window says.
    #[must_use]
    #[inline]
    pub fn holder(&self) -> Option<Seat> {
        self.window.as_ref().and_then(Window::holder)
    }
}
