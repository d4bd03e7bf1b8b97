//! What a condition can read of a position, by its name.

use duel::{ChoiceKind, DamageTiming, DuelResult, Phase, Position, Seat, Step, WindowKind, Zone};

/// Every name that stands for itself, as `docs/find.md` lists them. `S` is a seat, `A` or `B`.
pub const FIELDS: &[&str] = &[
    "turn",
    "record",
    "phase",
    "step",
    "timing",
    "turn.seat",
    "priority",
    "chain.len",
    "chain.waiting",
    "chain.seat",
    "window.open",
    "window.kind",
    "window.number",
    "window.passes",
    "choice.open",
    "choice.kind",
    "choice.seat",
    "attack.open",
    "attack.seat",
    "summon.open",
    "summon.seat",
    "triggers",
    "winner",
    "S.lp",
    "S.hand",
    "S.deck",
    "S.extra",
    "S.monsters",
    "S.spells",
    "S.field",
    "S.pendulum",
    "S.materials",
    "S.graveyard",
    "S.banished",
    "S.table",
];

/// A number of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NumberField {
    Turn,
    Record,
    Links,
    Waiting,
    Window,
    Passes,
    Triggers,
    Lp(Seat),
    Cards(Where),
}

/// A truth of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flag {
    Window,
    Choice,
    Attack,
    Summon,
}

/// A word of the position: one of a [`Vocabulary`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WordField {
    Phase,
    Step,
    Timing,
    TurnSeat,
    Priority,
    LinkSeat,
    WindowKind,
    ChoiceKind,
    ChoiceSeat,
    AttackSeat,
    SummonSeat,
    Winner,
}

/// The words something can be. A word is kept by its number in the list.
pub(super) type Vocabulary = &'static [&'static str];

const PHASES: Vocabulary = &["draw", "standby", "main1", "battle", "main2", "end"];
const STEPS: Vocabulary = &["none", "start", "battle", "damage", "end"];
const TIMINGS: Vocabulary = &[
    "none",
    "start",
    "flipped",
    "before_calculation",
    "calculation",
    "damaged",
    "after_calculation",
    "end",
];
const SEATS: Vocabulary = &["none", "A", "B"];
const WINNERS: Vocabulary = &["none", "A", "B", "draw"];
const WINDOWS: Vocabulary = &[
    "none",
    "open",
    "summon_negation",
    "free",
    "chain",
    "trigger",
    "phase_end",
    "step_end",
    "damage_step",
];
const CHOICES: Vocabulary = &[
    "none",
    "mode",
    "name",
    "cost",
    "target",
    "tribute",
    "cards",
    "phase",
    "material",
    "posture",
    "whether",
    "number",
    "word",
    "attack_target",
    "hand_limit",
    "telling",
];

/// Zones of one seat, or of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Where {
    seat: Option<Seat>,
    zones: u16,
}

impl Where {
    /// True for a place in one of them.
    #[inline]
    pub(super) fn holds(self, place: duel::Place) -> bool {
        self.zones & bit(place.zone) != 0 && self.seat.is_none_or(|seat| seat == place.seat)
    }
}

const fn bit(zone: Zone) -> u16 {
    1 << zone as u16
}

/// A field, as its name gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    Number(NumberField),
    Word(WordField),
    Flag(Flag),
}

/// The field with this name.
pub(super) fn field(name: &str) -> Option<Field> {
    use Field::{Flag as F, Number as N, Word as W};
    Some(match name {
        "turn" => N(NumberField::Turn),
        "record" => N(NumberField::Record),
        "chain.len" => N(NumberField::Links),
        "chain.waiting" => N(NumberField::Waiting),
        "window.number" => N(NumberField::Window),
        "window.passes" => N(NumberField::Passes),
        "triggers" => N(NumberField::Triggers),
        "phase" => W(WordField::Phase),
        "step" => W(WordField::Step),
        "timing" => W(WordField::Timing),
        "turn.seat" => W(WordField::TurnSeat),
        "priority" => W(WordField::Priority),
        "chain.seat" => W(WordField::LinkSeat),
        "window.kind" => W(WordField::WindowKind),
        "choice.kind" => W(WordField::ChoiceKind),
        "choice.seat" => W(WordField::ChoiceSeat),
        "attack.seat" => W(WordField::AttackSeat),
        "summon.seat" => W(WordField::SummonSeat),
        "winner" => W(WordField::Winner),
        "window.open" => F(Flag::Window),
        "choice.open" => F(Flag::Choice),
        "attack.open" => F(Flag::Attack),
        "summon.open" => F(Flag::Summon),
        _ => return of_seat(name),
    })
}

fn of_seat(name: &str) -> Option<Field> {
    let number = match name.split_once('.') {
        Some((letter, "lp")) => NumberField::Lp(seat(letter)?),
        Some(_) => NumberField::Cards(place(name)?),
        None => return None,
    };
    Some(Field::Number(number))
}

/// The zones with this name: `A.hand`, or `hand` for both seats.
pub(super) fn place(name: &str) -> Option<Where> {
    let (seat, zone) = match name.split_once('.') {
        Some((letter, zone)) => (Some(seat(letter)?), zone),
        None => (None, name),
    };
    let zones = match zone {
        "hand" => bit(Zone::Hand),
        "deck" => bit(Zone::Deck),
        "extra" => bit(Zone::Extra),
        "monsters" => bit(Zone::Monster),
        "spells" => bit(Zone::Spell),
        "field" => bit(Zone::Field),
        "pendulum" => bit(Zone::Pendulum),
        "materials" => bit(Zone::Material),
        "graveyard" => bit(Zone::Graveyard),
        "banished" => bit(Zone::Banished),
        "table" => bit(Zone::Monster) | bit(Zone::Spell) | bit(Zone::Field) | bit(Zone::Pendulum),
        _ => return None,
    };
    Some(Where { seat, zones })
}

fn seat(letter: &str) -> Option<Seat> {
    match letter {
        "A" | "a" => Some(Seat::A),
        "B" | "b" => Some(Seat::B),
        _ => None,
    }
}

/// The names there are, where one was written that isn't: those of its own kind if it has a dot.
pub(super) fn known(name: &str) -> Vec<String> {
    let head = name.split_once('.').map(|(head, _)| head);
    let seats = if head.is_some_and(|head| seat(head).is_some()) {
        head
    } else {
        Some("S")
    };
    let spelt = |field: &&str| match (field.strip_prefix("S."), seats) {
        (Some(rest), Some(seat)) => format!("{seat}.{rest}"),
        _ => (*field).to_owned(),
    };
    let all: Vec<String> = FIELDS.iter().map(spelt).collect();
    let begins = |name: &&String| head.is_some_and(|head| name.split('.').next() == Some(head));
    let near: Vec<String> = all.iter().filter(begins).cloned().collect();
    if near.is_empty() { all } else { near }
}

/// The places there are.
pub(super) fn places() -> Vec<String> {
    let fields = FIELDS.iter().filter_map(|field| field.strip_prefix("S."));
    let zones = fields.filter(|zone| *zone != "lp");
    zones
        .flat_map(|zone| [format!("A.{zone}"), zone.to_owned()])
        .collect()
}

impl NumberField {
    #[inline]
    pub(super) fn value(self, p: &Position) -> i64 {
        match self {
            Self::Turn => p.turn.into(),
            Self::Record => p.moment.into(),
            Self::Links => p.chain.len() as i64,
            Self::Waiting => p.chain.iter().filter(|link| !link.resolved).count() as i64,
            Self::Window => p.window.map_or(0, |open| open.number.into()),
            Self::Passes => p.window.map_or(0, |open| open.passes().into()),
            Self::Triggers => p.triggers.len() as i64,
            Self::Lp(seat) => p.lp[seat].into(),
            Self::Cards(wanted) => {
                let rows = p.rows.iter();
                rows.filter(|row| wanted.holds(row.place)).count() as i64
            }
        }
    }
}

impl Flag {
    #[inline]
    pub(super) const fn holds(self, p: &Position) -> bool {
        match self {
            Self::Window => p.window.is_some(),
            Self::Choice => p.choice.is_some(),
            Self::Attack => p.attack.is_some(),
            Self::Summon => p.summon.is_some(),
        }
    }
}

impl WordField {
    /// What it can be.
    pub(super) const fn vocabulary(self) -> Vocabulary {
        match self {
            Self::Phase => PHASES,
            Self::Step => STEPS,
            Self::Timing => TIMINGS,
            Self::WindowKind => WINDOWS,
            Self::ChoiceKind => CHOICES,
            Self::Winner => WINNERS,
            Self::TurnSeat
            | Self::Priority
            | Self::LinkSeat
            | Self::ChoiceSeat
            | Self::AttackSeat
            | Self::SummonSeat => SEATS,
        }
    }

    /// What it is, as a number in its vocabulary.
    #[inline]
    pub(super) fn value(self, p: &Position) -> u8 {
        match self {
            Self::Phase => phase(p.phase),
            Self::Step => p.step.map_or(0, step),
            Self::Timing => p.timing.map_or(0, timing),
            Self::TurnSeat => a_seat((p.turn > 0).then_some(p.turn_seat)),
            Self::Priority => a_seat(p.choice.map(|choice| choice.seat).or(p.holder())),
            Self::LinkSeat => a_seat(p.chain.last().map(|link| link.seat)),
            Self::WindowKind => p.window.map_or(0, |open| window(open.kind)),
            Self::ChoiceKind => p.choice.map_or(0, |choice| choice_kind(choice.what)),
            Self::ChoiceSeat => a_seat(p.choice.map(|choice| choice.seat)),
            Self::AttackSeat => a_seat(p.attack.map(|attack| attack.seat)),
            Self::SummonSeat => a_seat(p.summon.map(|summon| summon.seat)),
            Self::Winner => match p.result {
                None => 0,
                Some((DuelResult::Won(seat), _)) => a_seat(Some(seat)),
                Some((DuelResult::Draw, _)) => 3,
            },
        }
    }
}

fn a_seat(seat: Option<Seat>) -> u8 {
    seat.map_or(0, |seat| seat.index() as u8 + 1)
}

const fn phase(phase: Phase) -> u8 {
    match phase {
        Phase::Draw => 0,
        Phase::Standby => 1,
        Phase::Main1 => 2,
        Phase::Battle => 3,
        Phase::Main2 => 4,
        Phase::End => 5,
    }
}

const fn step(step: Step) -> u8 {
    match step {
        Step::Start => 1,
        Step::Battle => 2,
        Step::Damage => 3,
        Step::End => 4,
    }
}

const fn timing(timing: DamageTiming) -> u8 {
    match timing {
        DamageTiming::Start => 1,
        DamageTiming::Flipped => 2,
        DamageTiming::BeforeCalculation => 3,
        DamageTiming::Calculation => 4,
        DamageTiming::Damaged => 5,
        DamageTiming::AfterCalculation => 6,
        DamageTiming::End => 7,
    }
}

const fn window(kind: WindowKind) -> u8 {
    match kind {
        WindowKind::Open => 1,
        WindowKind::SummonNegation => 2,
        WindowKind::Free => 3,
        WindowKind::Chain => 4,
        WindowKind::Trigger => 5,
        WindowKind::PhaseEnd => 6,
        WindowKind::StepEnd => 7,
        WindowKind::DamageStep => 8,
    }
}

const fn choice_kind(kind: ChoiceKind) -> u8 {
    match kind {
        ChoiceKind::Mode => 1,
        ChoiceKind::Name => 2,
        ChoiceKind::Cost => 3,
        ChoiceKind::Target => 4,
        ChoiceKind::Tribute => 5,
        ChoiceKind::Cards => 6,
        ChoiceKind::Phase => 7,
        ChoiceKind::Material => 8,
        ChoiceKind::Posture => 9,
        ChoiceKind::Whether => 10,
        ChoiceKind::Number => 11,
        ChoiceKind::Word => 12,
        ChoiceKind::AttackTarget => 13,
        ChoiceKind::HandLimit => 14,
        ChoiceKind::Telling => 15,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_field_is_one() {
        for name in FIELDS {
            let name = name.replace("S.", "B.");
            assert!(field(&name).is_some(), "{name}");
        }
        assert!(places().iter().all(|name| place(name).is_some()));
    }
}
