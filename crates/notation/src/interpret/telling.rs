//! What a declared card does, from a written line to what is said: as its effect, line by line, or
//! as its cost, with the activation.

use super::{Plan, Read, Reader, one};
use crate::candidates::Use;
use crate::lookup;
use crate::script::{As, CardRef, Lies, Paid, Tell};
use duel::{Action, ChoiceKind, Fate, Part, Picked, Posture, Seat, Telling, Told, Which};
use rules::Said;
use rules::declared::{Manner, manners};
use rules::vocabulary::CardDef;
use smallvec::SmallVec;

type Cards = SmallVec<[Which; 4]>;

impl Reader<'_> {
    /// Something that is told of the link that resolves.
    pub(super) fn told(&self, also: bool, tell: &Tell) -> Read<Plan> {
        let by = self.teller();
        let said = match tell {
            Tell::Moved(cards, fate) => {
                let fate = *fate;
                self.told_of(by, cards, also, &|cards| Told::Moved(cards, fate))?
            }
            Tell::Summoned {
                cards,
                lies,
                across,
            } => {
                let (across, posture) = (*across, lies_so(*lies));
                self.told_of(by, cards, also, &|cards| Told::Summoned {
                    cards,
                    across,
                    posture,
                })?
            }
            Tell::Turned(cards, lies) => {
                let posture = lies.of_a_monster();
                self.told_of(by, cards, also, &|cards| Told::Turned(cards, posture))?
            }
            Tell::Control { cards, this_turn } => {
                let this_turn = *this_turn;
                self.told_of(by, cards, also, &|cards| Told::ControlChanged {
                    cards,
                    this_turn,
                })?
            }
            Tell::Becomes {
                cards,
                what,
                to,
                this_turn,
            } => {
                let (what, to, this_turn) = (*what, *to, *this_turn);
                self.told_of(by, cards, also, &|cards| Told::Becomes {
                    cards,
                    what,
                    to,
                    this_turn,
                })?
            }
            Tell::EffectsNegated { cards, this_turn } => {
                let this_turn = *this_turn;
                self.told_of(by, cards, also, &|cards| Told::EffectsNegated {
                    cards,
                    this_turn,
                })?
            }
            Tell::Attached(cards) => self.told_of(by, cards, also, &Told::Attached)?,
            Tell::Shown(cards) => self.told_of(by, cards, also, &Told::Shown)?,
            Tell::Counters(card, counter, count) => {
                let (counter, by_so_many) = (*counter, *count);
                self.told_of_one(by, card, also, &|card| Told::Counters {
                    card,
                    counter,
                    by: by_so_many,
                })?
            }
            Tell::Equipped(card) => self.told_of_one(by, card, also, &Told::Equipped)?,
            other => telling(by, also, self.without_cards(by, other)?),
        };
        Ok(one(said))
    }

    fn without_cards(&self, by: Seat, tell: &Tell) -> Read<Told<Which>> {
        Ok(match tell {
            Tell::Tokens {
                count,
                name,
                lies,
                across,
            } => Told::Tokens {
                face: lookup::face(self.lookup, &name.value, name.span)?,
                count: *count,
                across: *across,
                posture: lies_so(*lies),
            },
            Tell::Drawn(seat, count) => Told::Drawn {
                seat: seat.unwrap_or(by),
                count: *count,
            },
            Tell::LifePoints(seat, by) => Told::LifePoints {
                seat: *seat,
                by: *by,
            },
            Tell::LinkNegated(link, what) => Told::LinkNegated {
                link: *link,
                what: *what,
            },
            Tell::SummonNegated => Told::SummonNegated,
            Tell::AttackNegated => Told::AttackNegated,
            Tell::Shuffled(seat) => Told::Shuffled(*seat),
            Tell::Won(seat) => Told::Won(*seat),
            Tell::Over => Told::Over,
            _ => Told::Other,
        })
    }

    /// Whose effect is told of: that of the link that resolves, or resolves next.
    fn teller(&self) -> Seat {
        let position = self.position;
        let asked = position
            .choice
            .filter(|choice| choice.what == ChoiceKind::Telling);
        let next = position
            .link_on_top()
            .and_then(|link| position.link(link))
            .map(|link| link.seat);
        asked
            .map(|choice| choice.seat)
            .or(next)
            .unwrap_or(position.turn_seat)
    }

    fn told_of(
        &self,
        by: Seat,
        cards: &[CardRef],
        also: bool,
        what: &dyn Fn(Cards) -> Told<Which>,
    ) -> Read<Said> {
        let action = |picked: Picked<Which>| match picked {
            Picked::Cards(cards) => chosen(also, what(cards)),
            other => Action::Choose(other),
        };
        self.cards(by, cards, Use::Pick, &action)
    }

    fn told_of_one(
        &self,
        by: Seat,
        card: &CardRef,
        also: bool,
        what: &dyn Fn(Which) -> Told<Which>,
    ) -> Read<Said> {
        let action = |picked: Picked<Which>| match picked {
            Picked::Cards(cards) if cards.len() == 1 => chosen(also, what(cards[0])),
            other => Action::Choose(other),
        };
        self.cards(by, std::slice::from_ref(card), Use::Pick, &action)
    }

    /// What is paid for a declared card.
    pub(super) fn paid(&self, by: Seat, paid: Paid, cards: &[CardRef]) -> Read<Said> {
        let fate = match paid {
            Paid::Tributing => Fate::Tributed,
            Paid::Discarding => Fate::Discarded,
            Paid::Banishing => Fate::Banished,
            Paid::Detaching => Fate::Detached,
            Paid::Sending => Fate::Sent,
            Paid::Returning => Fate::ToHand,
            Paid::Revealing => return self.told_of(by, cards, false, &Told::Shown),
        };
        self.told_of(by, cards, false, &|cards| Told::Moved(cards, fate))
    }

    /// What ends an activation of a declared card that says no more: it costs nothing else, and
    /// targets nothing.
    pub(crate) fn unsaid(&self, by: Seat, asked: ChoiceKind) -> Option<Said> {
        let paying = self
            .position
            .frame
            .as_ref()
            .is_some_and(|frame| frame.part == Part::Cost);
        match asked {
            ChoiceKind::Telling if paying => Some(telling(by, false, Told::Over)),
            ChoiceKind::Target if self.position.choice?.least == 0 => Some(Said {
                by,
                action: Action::Choose(Picked::Cards(SmallVec::new())),
            }),
            _ => None,
        }
    }

    /// That nothing more is told of the effect that something was told of.
    pub(crate) fn end_of_telling(&self) -> Option<Said> {
        let (choice, frame) = (self.position.choice?, self.position.frame.as_ref()?);
        let told = choice.what == ChoiceKind::Telling
            && frame.part == Part::Effect
            && frame.told.is_some();
        told.then(|| telling(choice.seat, false, Told::Over))
    }
}

/// The effect of a declared card that is used so, from 0.
pub(super) fn used_as(definition: &CardDef, how: As) -> Option<u8> {
    let fits = |manner: &Manner| match how {
        As::Ignition => *manner == Manner::Ignition,
        As::Quick => *manner == Manner::Quick,
        As::Trigger => *manner == Manner::Trigger,
        As::MandatoryTrigger => *manner == Manner::MandatoryTrigger,
        As::Negation => matches!(manner, Manner::CardToNegate | Manner::QuickToNegate),
    };
    let all = manners(&definition.kind);
    let at = all.iter().position(fits).filter(|_| definition.declared)?;
    u8::try_from(at).ok()
}

/// Whether a declared card is used so where nothing else is said.
pub(super) fn goes_without_saying(definition: &CardDef, effect: u8) -> bool {
    let manner = manners(&definition.kind).get(usize::from(effect));
    matches!(
        manner,
        Some(Manner::Card | Manner::Ignition | Manner::Quick)
    )
}

/// Life points that are paid.
pub(super) fn life_points(by: Seat, amount: u32) -> Said {
    let told = Told::LifePoints {
        seat: by,
        by: i32::try_from(amount).map_or(i32::MIN, |amount| -amount),
    };
    telling(by, false, told)
}

fn telling(by: Seat, also: bool, what: Told<Which>) -> Said {
    Said {
        by,
        action: chosen(also, what),
    }
}

fn chosen(also: bool, what: Told<Which>) -> Action<Which> {
    Action::Choose(Picked::Told(Box::new(Telling { also, what })))
}

fn lies_so(lies: Option<Lies>) -> Posture {
    lies.map_or(Posture::FaceUpAttack, Lies::of_a_monster)
}
