//! Follows a duel event by event: life points, windows, links, and what there is in all.

use duel::{Answer, BySeat, Event, Mode, Passcode, Position, Reason, Seat};

/// Follows a duel from its first event and checks each.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    lp: BySeat<i64>,
    began: bool,
    open: Option<Asked>,
    cards: usize,
    links: u8,
    resolved: u8,
    faces: BySeat<Faces>,
}

/// An open window and who has answered in it.
#[derive(Clone, Debug)]
struct Asked {
    number: u32,
    owed: (Seat, Option<Seat>),
    answers: Vec<(Seat, Answer)>,
    irregular: bool,
}

impl Audit {
    /// Follows one event. `after` is the position after it.
    ///
    /// # Panics
    /// When the event breaks a law.
    pub fn follow(&mut self, event: &Event, after: &Position) {
        self.life_points(event, after);
        self.windows(event, after);
        self.links(event, after);
        if let Event::CardsEntered { count, .. } = event {
            self.cards += usize::from(*count);
        }
        let lasting = after.rows.iter().filter(|row| !row.token).count();
        assert_eq!(lasting, self.cards, "a card came or went");
        self.faces(event, after);
    }

    fn life_points(&mut self, event: &Event, after: &Position) {
        if matches!(event, Event::DuelBegan { .. }) {
            self.began = true;
            self.lp = BySeat(after.lp.0.map(i64::from));
        }
        if let Event::LpChanged {
            seat,
            by,
            to,
            cause,
        } = event
        {
            let set_up = cause.reason == Reason::SetUp;
            self.lp[*seat] += i64::from(*by);
            let wrong = format!("{seat} is said to have {to} life points");
            assert!(set_up || self.lp[*seat] == i64::from(*to), "{wrong}");
            self.lp[*seat] = i64::from(*to);
        }
        let counted = BySeat(after.lp.0.map(i64::from));
        assert_eq!(counted, self.lp, "life points changed without an event");
    }

    fn windows(&mut self, event: &Event, after: &Position) {
        match event {
            Event::WindowOpened { window, owed, .. } => {
                assert!(self.open.is_none(), "a second window opened");
                self.open = Some(Asked {
                    number: *window,
                    owed: *owed,
                    answers: Vec::new(),
                    irregular: false,
                });
            }
            Event::WindowAnswered {
                window,
                seat,
                answer,
            } => {
                let open = self.open.as_mut().expect("answered in an open window");
                assert_eq!(open.number, *window, "answered in another window");
                open.answers.push((*seat, *answer));
                let strict = after.mode == Mode::Strict;
                assert!(
                    !strict || *answer != Answer::Skipped,
                    "{seat} wasn't asked in a strict duel"
                );
            }
            Event::WindowClosed { window } => {
                let open = self.open.take().expect("an open window closed");
                assert_eq!(open.number, *window, "another window closed");
                open.is_answered();
            }
            Event::Irregularity { .. } => {
                assert_eq!(
                    after.mode,
                    Mode::Witness,
                    "an irregularity in a strict duel"
                );
                if let Some(open) = &mut self.open {
                    open.irregular = true;
                }
            }
            Event::DuelEnded { .. } => self.open = None,
            Event::LinkResolving { .. } | Event::LinkResolved { .. } => {
                assert!(
                    self.open.is_none(),
                    "a window is open while a chain resolves"
                );
            }
            _ => {}
        }
        let open = self.open.as_ref().map(|open| open.number);
        let stands = after.window.map(|window| window.number);
        assert_eq!(open, stands, "another window is open than was opened");
    }

    /// The faces that are known of a seat's cards stay: one more is known when it is told, none is
    /// forgotten and none turns into another.
    fn faces(&mut self, event: &Event, after: &Position) {
        for seat in Seat::BOTH {
            let (known, mut expected) = (Faces::of(after, seat), self.faces[seat]);
            if let Event::CardKnown { face, .. } = event
                && known.count > expected.count
            {
                expected.add(*face);
            }
            assert!(
                expected == known,
                "{seat}'s cards have {} known faces instead of {}, or others, after {event:?}",
                known.count,
                expected.count
            );
            self.faces[seat] = known;
        }
    }

    /// Links are added one by one and resolve from the top.
    fn links(&mut self, event: &Event, after: &Position) {
        match event {
            Event::LinkAdded { link, .. } => {
                self.links += 1;
                assert_eq!(*link, self.links, "a link out of order");
                self.resolved = self.links;
            }
            Event::LinkResolved { link, .. } => {
                assert_eq!(*link, self.resolved, "a link resolves out of order");
                self.resolved -= 1;
            }
            Event::ChainEnded => {
                assert_eq!(self.resolved, 0, "a chain ends with links left");
                self.links = 0;
            }
            _ => {}
        }
        assert_eq!(after.chain.len(), usize::from(self.links), "lost links");
    }
}

/// What is known of a seat's cards: of those that can be followed, and of its deck. In whatever
/// order the faces are counted, the sum is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Faces {
    count: usize,
    sum: u64,
}

impl Faces {
    fn of(p: &Position, seat: Seat) -> Self {
        let own = p.rows.iter().filter(|row| row.owner == seat && !row.token);
        let mut faces = Self::default();
        own.filter_map(|row| row.face)
            .chain(p.pool[seat].iter().copied())
            .for_each(|face| faces.add(face));
        faces
    }

    /// Adds a face, far apart from every other.
    const fn add(&mut self, face: Passcode) {
        let mixed = (face.0 as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.count += 1;
        self.sum = self.sum.wrapping_add(mixed ^ (mixed >> 29));
    }
}

impl Asked {
    /// Every owed seat answered, or somebody acted, which releases those after it.
    fn is_answered(&self) {
        let (first, second) = self.owed;
        let answered = |seat| self.answers.iter().any(|(by, _)| *by == seat);
        let acted = self
            .answers
            .iter()
            .any(|(_, answer)| *answer == Answer::Acted);
        let all = answered(first) && second.is_none_or(answered);
        assert!(
            acted || all || self.irregular,
            "a window closed with {:?} of {:?}",
            self.answers,
            self.owed
        );
        let at = |seat: Seat| self.answers.iter().position(|(by, _)| *by == seat);
        let in_order = second
            .and_then(at)
            .is_none_or(|later| at(first) < Some(later));
        assert!(
            in_order || self.irregular,
            "{:?} is out of turn in {:?}",
            self.answers,
            self.owed
        );
        let owed = |seat: Seat| seat == first || second == Some(seat);
        let wrong = self.answers.iter().find(|(seat, _)| !owed(*seat));
        assert!(
            wrong.is_none() || self.irregular,
            "{wrong:?} wasn't owed an answer"
        );
    }
}
