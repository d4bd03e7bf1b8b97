//! The engine against the reference model of the window machine: after any legal action the same
//! seat is asked, in the same kind of window; what the model calls impossible is refused.

use duel::{
    Action, Audience, CardId, Event, How, Knowing, Mode, Place, Position, Posture, Reading, Seat,
    Which, Zone,
};
use proptest::test_runner::Config;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};
use rules::{Ask, Catalogue, Next, Question, Said, answer, makes_way, next};
use testkit::window_model::{Deed, WindowModel, after};

struct Engine {
    cards: Catalogue,
    position: Position,
}

impl Engine {
    fn new(model: &WindowModel) -> Self {
        let cards = cards::catalogue();
        let mut engine = Self {
            position: Position::new(),
            cards,
        };
        engine.put(&Event::DuelBegan {
            profile_name: "P7".into(),
            profile: cards::profile("P7").expect("a shipped profile").flags,
            mode: Mode::Strict,
            reading: Reading::Written,
            catalogue: engine.cards.digest(),
            engine: rules::ENGINE,
        });
        for seat in Seat::BOTH {
            let stock = model.stock[seat.index()];
            let set = ["Waboku"]
                .repeat(stock.fast.into())
                .into_iter()
                .chain(["Solemn Warning"].repeat(stock.warnings.into()))
                .chain(["Seven Tools of the Bandit"].repeat(stock.tools.into()));
            for (slot, name) in set.enumerate() {
                engine.give(seat, Zone::Spell, slot as u8, name);
            }
            for slot in 0..stock.monsters {
                engine.give(seat, Zone::Hand, slot, "Gemini Elf");
            }
            for slot in 0..40 {
                engine.give(seat, Zone::Deck, slot, "Gemini Elf");
            }
        }
        let (turn, seat, phase) = (model.turn, model.turn_player, Some(model.phase));
        engine.put(&Event::PlayBegan { turn, seat, phase });
        engine.run();
        engine
    }

    fn give(&mut self, owner: Seat, zone: Zone, slot: u8, name: &str) {
        let card = CardId(self.position.rows.len() as u32);
        let (to, posture) = (
            Place {
                seat: owner,
                zone,
                slot,
            },
            Posture::FaceDown,
        );
        self.put(&Event::CardsEntered {
            owner,
            to,
            count: 1,
            posture,
        });
        let face = self
            .cards
            .iter()
            .find(|d| d.names.en == name)
            .expect("a card")
            .passcode;
        let (to, how) = (Audience::Seat(owner), Knowing::Told);
        self.put(&Event::CardKnown {
            card,
            face,
            to,
            how,
        });
    }

    fn put(&mut self, event: &Event) {
        self.position
            .apply(event)
            .expect("what the engine gives can be");
    }

    fn run(&mut self) -> Next {
        loop {
            match next(&self.position, &self.cards) {
                Next::Event(event) => self.put(&event),
                other => return other,
            }
        }
    }

    /// Says it, after what has to stand before it, and runs until somebody is asked.
    fn say(&mut self, said: &Said) -> Next {
        loop {
            let event = answer(&self.position, &self.cards, said).expect("the model allows it");
            self.put(&event);
            let asked = self.run();
            if !makes_way(&event, said) {
                return asked;
            }
        }
    }

    /// How the model's deed is said.
    fn said(&self, by: Seat, deed: Deed) -> Option<Said> {
        let card = |zone, name: &str| {
            let row = self
                .position
                .zone_in_order(by, zone)
                .into_iter()
                .find(|row| {
                    row.face
                        .and_then(|f| self.cards.get(f))
                        .is_some_and(|d| d.names.en == name)
                        && !row.posture.face_up()
                })?;
            Some(Which::Card(row.id))
        };
        let trap = |name| {
            Some(Action::Activate {
                card: card(Zone::Spell, name)?,
                effect: 0,
            })
        };
        let action = match deed {
            Deed::Pass => Action::Pass(How::Spoken),
            Deed::Fast => trap("Waboku")?,
            Deed::NegateSummon => trap("Solemn Warning")?,
            Deed::NegateTrap => trap("Seven Tools of the Bandit")?,
            Deed::Summon => Action::Summon {
                card: card(Zone::Hand, "Gemini Elf")?,
            },
            Deed::MoveOn if self.position.phase == duel::Phase::End => Action::EndTurn,
            Deed::MoveOn => Action::MoveOn {
                to: Some(after(self.position.phase)),
            },
            Deed::EndTurn => Action::EndTurn,
        };
        Some(Said { by, action })
    }
}

struct WindowMachine;

impl StateMachineTest for WindowMachine {
    type SystemUnderTest = Engine;
    type Reference = WindowModel;

    fn init_test(model: &WindowModel) -> Engine {
        Engine::new(model)
    }

    fn apply(mut engine: Engine, model: &WindowModel, deed: Deed) -> Engine {
        let by = engine.position.holder().expect("somebody is asked");
        let said = engine.said(by, deed).expect("the model knows what is left");
        let asked = engine.say(&said);
        let question = Question::Window(model.window);
        assert_eq!(
            asked,
            Next::Ask(Ask {
                seat: model.holder,
                question
            })
        );
        assert_eq!(engine.position.phase, model.phase);
        engine
    }

    fn check_invariants(engine: &Engine, model: &WindowModel) {
        for seat in Seat::BOTH {
            assert_eq!(engine.position.lp[seat], model.stock[seat.index()].lp);
            let refused = |by, deed| {
                engine
                    .said(by, deed)
                    .is_none_or(|said| answer(&engine.position, &engine.cards, &said).is_err())
            };
            for deed in [
                Deed::Pass,
                Deed::Fast,
                Deed::NegateSummon,
                Deed::NegateTrap,
                Deed::Summon,
            ] {
                let may = seat == model.holder && model.may(deed);
                // The model keeps away from paying the last life points; the engine doesn't.
                assert!(may || model.stock[seat.index()].lp <= 2000 || refused(seat, deed));
            }
        }
    }
}

#[test]
fn the_model_starts_where_the_engine_does() {
    let model = WindowModel::start();
    assert_eq!(Engine::new(&model).position.holder(), Some(model.holder));
    assert!(WindowModel::preconditions(&model, &Deed::Summon));
}

prop_state_machine! {
    #![proptest_config(Config { cases: 256, failure_persistence: None, ..Config::default() })]

    #[test]
    fn the_same_seat_is_asked_as_in_the_model(sequential 1..80 => WindowMachine);
}
