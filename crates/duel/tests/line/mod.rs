//! A small line with one role's reading of it, for the tests of views.

use duel::{
    Action, Audience, CardId, Cause, Event, Knowing, Move, Passcode, Phase, Place, Position,
    Posture, Reason, Role, Row, Seat, View, Zone,
};

pub(crate) const STRATOS: Passcode = Passcode(40_044_918);
pub(crate) const SANGAN: Passcode = Passcode(26_202_165);
pub(crate) const A: Role = Role::Seat(Seat::A);
pub(crate) const B: Role = Role::Seat(Seat::B);

/// A line with one role's reading of it.
pub(crate) struct Line {
    pub(crate) position: Position,
    pub(crate) view: View,
    pub(crate) seen: Vec<Event>,
    pub(crate) positions: Vec<Position>,
}

impl Line {
    /// Three cards in B's hand (0 to 2), one set (3), four in B's deck (4 to 7), two in A's hand
    /// (8 and 9).
    pub(crate) fn new(role: Role) -> Self {
        let mut line = Self {
            position: Position::new(),
            view: View::new(role),
            seen: Vec::new(),
            positions: Vec::new(),
        };
        line.add(began());
        line.add(entered(Seat::B, Zone::Hand, 3));
        line.add(entered(Seat::B, Zone::Spell, 1));
        line.add(entered(Seat::B, Zone::Deck, 4));
        line.add(entered(Seat::A, Zone::Hand, 2));
        line.add(Event::PlayBegan {
            turn: 2,
            seat: Seat::B,
            phase: Some(Phase::Main1),
        });
        line
    }

    pub(crate) fn add(&mut self, event: Event) -> Event {
        let seen = self.view.see(&self.position, &event);
        self.position.apply(&event).expect("a possible fact");
        self.positions.push(self.view.position(&self.position));
        self.seen.push(seen.clone());
        seen
    }

    pub(crate) fn know(&mut self, row: u32, face: Passcode, to: Audience) -> Event {
        let card = self.position.rows[row as usize].id;
        let how = Knowing::Shown;
        self.add(Event::CardKnown {
            card,
            face,
            to,
            how,
        })
    }

    pub(crate) fn id(&self, row: usize) -> CardId {
        self.position.rows[row].id
    }

    pub(crate) fn now(&self) -> &Position {
        self.positions.last().expect("something happened")
    }

    /// The cards the role reads in a zone.
    pub(crate) fn zone(&self, seat: Seat, zone: Zone) -> Vec<Row> {
        let now = self.now();
        now.zone_in_order(seat, zone).into_iter().copied().collect()
    }

    pub(crate) fn step_begins(&mut self) {
        self.add(Event::StepBegan {
            link: 1,
            part: duel::Part::Cost,
            step: 0,
            together: false,
        });
    }

    pub(crate) fn set(&mut self, row: usize, slot: u8) {
        let card = self.id(row);
        let action = Action::SetSpell { card };
        self.add(Event::Said {
            by: Seat::B,
            action,
        });
        self.add(Event::CardSet {
            seat: Seat::B,
            card,
            to: spell(slot),
            posture: Posture::FaceDown,
        });
    }

    pub(crate) fn move_card(
        &mut self,
        row: usize,
        to: Place,
        posture: Posture,
        reason: Reason,
    ) -> Event {
        let Row { id, place, .. } = self.position.rows[row];
        let step = Move {
            card: id,
            from: place,
            to,
            posture,
        };
        let cause = Cause {
            reason,
            ..Cause::RULE
        };
        self.add(Event::CardsMoved {
            moves: vec![step],
            cause,
        })
    }
}

pub(crate) fn spell(slot: u8) -> Place {
    let (seat, zone) = (Seat::B, Zone::Spell);
    Place { seat, zone, slot }
}

fn began() -> Event {
    use duel::*;
    Event::DuelBegan {
        profile_name: "P7".into(),
        profile: Profile {
            ignition: Ignition::None,
            hidden_triggers: HiddenTriggers::WithOptional,
            early_trigger: false,
            trigger_location: TriggerLocation::MustStay,
            negated_summon_counts: false,
            replay: Replay::SameOtherOrNone,
            damage_step: DamageStep::Five,
            one_chain_per_damage_timing: false,
            phase_trigger_again: false,
            first_turn_draw: false,
            one_field_spell: false,
            zones: Zones::ExtraMonsterZonesEased,
            trap_monster_zones: TrapMonsterZones::MonsterOnly,
            duel_ends: DuelEnds::AtOnce,
            negation_first: NegationFirst::TurnPlayer,
            texts: 0,
            zones_each: 5,
            main_phase_2: true,
            normal_draw: duel::NormalDraw::One,
            first_turn_battle: false,
        },
        mode: Mode::Strict,
        reading: Reading::Implied,
        catalogue: Digest([0; 32]),
        engine: duel::Engine(1),
    }
}

fn entered(owner: Seat, zone: Zone, count: u8) -> Event {
    Event::CardsEntered {
        owner,
        to: Place::pile(owner, zone),
        count,
        posture: Posture::FaceDown,
    }
}

/// The same for both rows to a role: every event it read and every position.
pub(crate) fn same_to(role: Role, play: impl Fn(&mut Line, usize)) {
    let [first, second] = [0, 1].map(|row| {
        let mut line = Line::new(role);
        play(&mut line, row);
        (line.seen, line.positions)
    });
    assert_eq!(first.0, second.0);
    assert_eq!(first.1, second.1);
}

pub(crate) fn differs_to(role: Role, play: impl Fn(&mut Line, usize)) {
    let [first, second] = [0, 1].map(|row| {
        let mut line = Line::new(role);
        play(&mut line, row);
        (line.seen, line.positions)
    });
    assert_ne!(first, second);
}
