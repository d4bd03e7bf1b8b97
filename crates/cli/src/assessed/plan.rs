//! The plan for the table, in words a player can follow.

use super::Assessed;
use crate::printer::machinery;
use duel::{CardId, Cause, Event, Passcode, Place, Position, Posture, Zone};
use judge::{Pick, Step, Weight};
use wording::{Arg, args};

/// A record, and what has to be done to take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Undone {
    /// Its number.
    pub(crate) at: String,
    /// It is only what every window brings with it.
    pub(crate) machinery: bool,
    /// What happened.
    pub(crate) event: String,
    /// What has to be done; empty where that is nothing.
    pub(crate) doing: String,
}

impl Assessed<'_> {
    /// The net: what goes where, all at once, and where chance chose.
    pub(crate) fn net(&self) -> Vec<String> {
        let plan = &self.it.plan;
        let net = plan.net.iter();
        let net: Vec<String> = net.map(|step| self.step(&plan.now, step)).collect();
        // What is picked comes first: the moves name the cards by it.
        let picks = plan.picks.iter().map(|pick| self.pick(pick));
        picks.chain(net).collect()
    }

    /// The same as a list with a head.
    pub(crate) fn net_lines(&self) -> Vec<String> {
        let net = self.net();
        let key = match net.is_empty() {
            true => "plan-nothing",
            false => "plan-head",
        };
        let head = self.words.text(key, args![]);
        let net = net.into_iter().map(|line| format!("  {line}"));
        std::iter::once(head).chain(net).collect()
    }

    /// A step, its cards called as they are at a position.
    fn step(&self, at: &Position, step: &Step) -> String {
        let card = |card| self.words.card(at, self.cards, card);
        match step {
            Step::Move { .. } => self.moved(at, step),
            Step::Turn { card: id, to, .. } => {
                let posture = self.words.in_posture(*to);
                let args = args![card: card(*id), posture: posture];
                self.words.text("plan-turn", args)
            }
            Step::Attach { card: id, to } => {
                let bearer = to.map_or_else(|| "none".to_owned(), card);
                let args = args![card: card(*id), bearer: bearer];
                self.words.text("plan-attach", args)
            }
            Step::Counters {
                card: id,
                counter,
                to,
                ..
            } => {
                let counters = self.words.counters(*counter, u32::from(*to));
                let args = args![card: card(*id), counters: counters];
                self.words.text("plan-counters", args)
            }
            Step::Remove { card: id, from } => {
                let from = self.words.located("place-from", *from);
                let args = args![card: card(*id), from: from];
                self.words.text("plan-remove", args)
            }
            Step::Lp { seat, from, to } => {
                let seat = self.words.player(*seat);
                let args = args![seat: seat, from: from.to_string(), to: to.to_string()];
                self.words.text("plan-lp", args)
            }
            Step::Shuffle { seat, keeps } => {
                let keeps: Vec<String> = keeps
                    .iter()
                    .map(|kept| {
                        let args = args![card: self.face(Some(kept.face)), above: kept.above];
                        self.words.text("plan-kept", args)
                    })
                    .collect();
                let keeps = match keeps.is_empty() {
                    true => "none".to_owned(),
                    false => self.words.joined(&keeps),
                };
                let args = args![seat: self.words.player(*seat), keeps: keeps];
                self.words.text("plan-shuffle", args)
            }
        }
    }

    fn moved(&self, at: &Position, step: &Step) -> String {
        let Step::Move {
            card,
            face,
            from,
            to,
            posture,
            look,
        } = *step
        else {
            return String::new();
        };
        let face = face.or_else(|| at.card(card)?.face);
        let posture = match to.zone.on_field() || posture == Posture::FaceDown && shows(to) {
            true => self.words.in_posture(posture),
            false => "none".to_owned(),
        };
        self.words.text(
            "plan-move",
            args![
                card: self.on_its_way(at, (card, from), face),
                from: self.from(from),
                to: self.words.located("place-to", to),
                posture: posture,
                rank: self.rank(to),
                look: if look { "yes" } else { "no" },
            ],
        )
    }

    fn from(&self, place: Place) -> String {
        match place.zone {
            Zone::Limbo => self.words.text("plan-from-limbo", args![]),
            _ => self.words.located("place-from", place),
        }
    }

    /// How many cards lie above it, where that can be told: in a graveyard, in a deck that wasn't
    /// shuffled.
    fn rank(&self, to: Place) -> Arg<'static> {
        let plan = &self.it.plan;
        let counts = match to.zone {
            Zone::Deck => !plan.shuffled[to.seat],
            zone => zone == Zone::Graveyard,
        };
        let count = plan.then.count(to.seat, to.zone);
        let above = count.saturating_sub(to.slot + 1);
        match counts {
            true => Arg::from(u32::from(above)),
            false => Arg::from("none"),
        }
    }

    /// A card on its way: by its face; one that nobody but its holder can tell from the others of a
    /// hand by when it was drawn.
    fn on_its_way(
        &self,
        at: &Position,
        (card, from): (CardId, Place),
        face: Option<Passcode>,
    ) -> String {
        if let Some(named) = self.in_the_row(card).filter(|_| face.is_none()) {
            return named;
        }
        let (seat, zone) = (from.seat, from.zone);
        let unknown = at.zone(seat, zone).filter(|row| row.face.is_none()).count();
        let hidden = face.is_none() && zone == Zone::Hand && unknown > 1;
        let mut drawn = self.it.lessons[seat].iter().filter(|lesson| {
            matches!(lesson.weight, Weight::Drawn { .. }) && lesson.card == card && !lesson.left
        });
        match drawn.next_back().filter(|_| hidden) {
            Some(lesson) => {
                let args = args![seat: self.words.player(seat), at: lesson.at];
                self.words.text("plan-drawn-card", args)
            }
            None => self.face(face),
        }
    }

    fn pick(&self, pick: &Pick) -> String {
        let cards: Vec<String> = pick
            .candidates
            .iter()
            .map(|card| self.in_the_row(*card).unwrap_or_else(|| self.card(*card)))
            .collect();
        let said = self.words.text(
            "plan-pick",
            args![
                place: self.words.located("place-to", pick.to),
                count: pick.candidates.len(),
                cards: self.words.joined(&cards),
                picked: pick.picked + 1,
                card: cards.get(pick.picked).map_or("", String::as_str),
                hand: self.in_hand(pick),
                seed: self.it.plan.seed.to_string(),
            ],
        );
        let faces = pick.faces.iter().map(|(face, count)| {
            let args = args![card: self.face(Some(*face)), count: *count];
            self.words.text("plan-times", args)
        });
        let faces: Vec<String> = faces.collect();
        if faces.is_empty() {
            return said;
        }
        let args = args![faces: self.words.joined(&faces)];
        format!(
            "{said}{}{}",
            self.words.gap(),
            self.words.text("plan-pick-faces", args)
        )
    }

    /// A hand card among those that were picked from, by its number in the row they are laid in.
    fn in_the_row(&self, card: CardId) -> Option<String> {
        let plan = &self.it.plan;
        let first = plan
            .picks
            .iter()
            .find(|pick| pick.candidates.contains(&card))?;
        let unseen = |card: &&CardId| {
            let row = plan.now.card(**card);
            row.is_some_and(|row| row.place.zone == Zone::Hand && row.face.is_none())
        };
        let mut row = first.candidates.iter().filter(unseen);
        let number = row.position(|other| *other == card)? + 1;
        let args = args![number: number, seat: self.words.player(first.owner)];
        Some(self.words.text("plan-row-card", args))
    }

    /// How many of the candidates lie in a hand: those have no order yet.
    fn in_hand(&self, pick: &Pick) -> usize {
        let now = &self.it.plan.now;
        let zone = |card: &&CardId| now.card(**card).map(|row| row.place.zone);
        let all = pick.candidates.iter();
        all.filter(|card| zone(card) == Some(Zone::Hand)).count()
    }

    /// What comes back without a card being moved.
    pub(crate) fn back(&self) -> Vec<String> {
        let (back, now) = (&self.it.plan.back, &self.it.plan.now);
        let then = &self.it.plan.then;
        let used = |key, at: &Position, used| {
            let what = self.words.used(at, self.cards, used);
            self.words.text(key, args![what: what])
        };
        let mut lines: Vec<String> = Vec::new();
        lines.extend(back.free.iter().map(|one| used("plan-free", now, one)));
        lines.extend(back.used.iter().map(|one| used("plan-used", then, one)));
        lines.extend(back.attacks.iter().map(|(card, then, now)| {
            let args = args![card: self.card(*card), then: *then, now: *now];
            self.words.text("plan-attacks", args)
        }));
        lines.extend(back.turned.iter().map(|(card, was)| {
            let was = if *was { "yes" } else { "no" };
            let args = args![card: self.card(*card), was: was];
            self.words.text("plan-turned", args)
        }));
        lines.extend(back.values.iter().map(|(card, what, to)| {
            let (card, what, to, cause) = (*card, *what, *to, Cause::RULE);
            let event = Event::ValueChanged {
                card,
                what,
                to,
                cause,
            };
            self.words.sentence_of(now, now, self.cards, &event)
        }));
        let lasting = |key, at: &Position, lingering| {
            let effect = self.words.lingering(at, self.cards, lingering);
            self.words.text(key, args![effect: effect])
        };
        lines.extend(back.ends.iter().map(|one| lasting("plan-ends", now, one)));
        lines.extend(
            back.holds
                .iter()
                .map(|one| lasting("plan-holds", then, one)),
        );
        lines.extend(back.known.iter().map(|known| {
            let place = Place::pile(known.of, known.zone);
            let args = args![
                seat: self.words.player(known.by),
                card: self.face(Some(known.face)),
                place: self.words.located("place-in", place),
            ];
            self.words.text("plan-known", args)
        }));
        lines
    }

    /// The same as a list with a head; none when nothing does.
    pub(crate) fn back_lines(&self) -> Vec<String> {
        let back = self.back();
        let head = (!back.is_empty()).then(|| self.words.text("plan-back", args![]));
        let back = back.into_iter().map(|line| format!("  {line}"));
        head.into_iter().chain(back).collect()
    }

    /// The picture to reach.
    pub(crate) fn picture(&self) -> Vec<String> {
        let head = self.words.text("plan-picture", args![]);
        let picture = self.words.position(&self.it.plan.then, self.cards);
        vec![head, picture]
    }

    /// Every record since, the latest first, with what has to be undone of it.
    pub(crate) fn undone(&self) -> Vec<Undone> {
        let plan = &self.it.plan;
        let mut after: Vec<Position> = Vec::with_capacity(plan.reverse.len() + 1);
        let first = plan
            .fork
            .and_then(|fork| self.opened.history.position_at(fork).ok());
        after.push(first.unwrap_or_else(|| plan.then.clone()));
        let events = plan.reverse.iter().rev().map(|reverse| {
            let record = self.opened.history.record(reverse.at);
            record.map(|record| record.event.clone())
        });
        let events: Vec<Event> = events.map(|event| event.unwrap_or(Event::Note)).collect();
        for event in &events {
            let mut next = after.last().cloned().unwrap_or_default();
            // The plan was made by folding these very records, so they fold.
            let _ = next.apply(event);
            after.push(next);
        }
        let steps = plan.reverse.iter().zip(events.iter().rev());
        let around = after.windows(2).rev();
        steps
            .zip(around)
            .map(|((reverse, event), around)| {
                let (before, after) = (&around[0], &around[1]);
                let said = self.words.sentence_of(before, after, self.cards, event);
                let doing = reverse.steps.iter().map(|step| self.step(after, step));
                let doing: Vec<String> = doing.collect();
                Undone {
                    at: reverse.at.to_string(),
                    machinery: machinery(event),
                    event: said,
                    doing: self.words.joined(&doing),
                }
            })
            .collect()
    }

    /// The same in lines.
    pub(crate) fn reverse(&self) -> Vec<String> {
        let line = |undone: Undone| {
            let doing = match undone.doing.is_empty() {
                true => "none".to_owned(),
                false => undone.doing,
            };
            let event = wording::Wording::unstopped(&undone.event).to_owned();
            let args = args![at: undone.at, event: event, doing: doing];
            self.words.text("plan-reverse", args)
        };
        self.undone().into_iter().map(line).collect()
    }

    /// The same with a head.
    pub(crate) fn reverse_lines(&self) -> Vec<String> {
        let head = self.words.text("plan-reverse-head", args![]);
        let plan = &self.it.plan;
        let again = plan.fork.map(|fork| {
            let args = args![fork: fork, record: plan.to];
            self.words.text("plan-reverse-fork", args)
        });
        std::iter::once(head)
            .chain(self.reverse())
            .chain(again)
            .collect()
    }
}

/// Piles in which a card lies face-up unless something says otherwise.
const fn shows(place: Place) -> bool {
    matches!(place.zone, Zone::Banished)
}
