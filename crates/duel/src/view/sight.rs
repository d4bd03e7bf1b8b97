//! What a role can follow: which cards it can tell apart, under which alias, and whose face it
//! knows.
//!
//! A [`Sight`] keeps the full position under identities of its own: the record's, renewed once
//! more whenever the role loses track of a card. An own identity has one alias for life, so what
//! the position remembers of a card (a target, a happening) never tells where that card went
//! after the role lost it. Cards the role can't tell apart have only a pile of aliases between
//! them; the one that leaves takes the last, whichever card it is.

mod lost;
mod secrets;
mod twins;

pub(super) use secrets::Secrets;

use super::{Role, mask, own::Owning, walk};
use crate::{
    Action, Audience, CardId, Cause, ChoiceKind, Event, Knowing, Move, Passcode, Place, Position,
    Reason, Row, Seat, Zone,
};
use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};
use smallvec::SmallVec;

type Piles = BTreeMap<(Seat, Zone), Vec<CardId>>;

/// See the head of the file.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    role: Role,
    full: Position,
    /// By row: the alias of a card the role can tell from the others.
    aliases: Vec<Option<CardId>>,
    /// The aliases of the cards it can't tell apart, by the pile they lie in.
    piles: Piles,
    /// Own identities to aliases.
    names: BTreeMap<CardId, CardId>,
    /// Identities the record has given up, to own identities.
    former: BTreeMap<CardId, CardId>,
    /// Own identities of cards whose face the role knows.
    known: BTreeSet<CardId>,
    /// Cards of a hidden pile that somebody holds out just now, by own identity.
    held_out: SmallVec<[CardId; 4]>,
    secrets: Secrets,
    /// What the role read to be used once a duel.
    used_ever: Vec<(Seat, Passcode, u8)>,
}

impl Sight {
    /// Before the first event.
    pub(super) fn new(role: Role) -> Self {
        Self {
            role,
            full: Position::new(),
            aliases: Vec::new(),
            piles: Piles::new(),
            names: BTreeMap::new(),
            former: BTreeMap::new(),
            known: BTreeSet::new(),
            held_out: SmallVec::new(),
            secrets: Secrets::default(),
            used_ever: Vec::new(),
        }
    }

    /// At a position nobody walked to: only what can be seen there, and one's own cards.
    pub(super) fn standing(role: Role, full: &Position) -> Self {
        let mut sight = Self::new(role);
        sight.full = full.clone();
        sight.aliases = full.rows.iter().map(|_| None).collect();
        sight.secrets = Secrets::everything();
        let used = full.used_ever.iter().copied();
        sight.used_ever = used.filter(|(seat, ..)| role.is(*seat)).collect();
        let mut rows: Vec<Row> = full.rows.clone();
        rows.sort_by_key(|row| row.place);
        for (n, row) in rows.iter().enumerate() {
            let alias = CardId(n as u32);
            if role.sees(row.place, row.posture) {
                sight.follow(row.id.row(), alias);
            } else {
                sight.pile(row.place).push(alias);
            }
            let own = role == Role::Seat(row.place.seat) && row.place.zone != Zone::Deck;
            if own && role.seat().is_some_and(|seat| row.known_by(seat)) {
                sight.known.insert(row.id);
            }
        }
        sight.read_open_faces();
        sight
    }

    pub(super) const fn role(&self) -> Role {
        self.role
    }

    pub(super) const fn moment(&self) -> u32 {
        self.full.moment
    }

    /// The full position, under own identities.
    pub(super) const fn full(&self) -> &Position {
        &self.full
    }

    pub(super) const fn piles(&self) -> &Piles {
        &self.piles
    }

    /// Identities the record has given up, to own identities.
    pub(super) fn former(&self, theirs: CardId) -> Option<CardId> {
        self.former.get(&theirs).copied()
    }

    /// True when the role can tell the card of a row from the others.
    pub(super) fn follows(&self, row: usize) -> bool {
        self.aliases.get(row).is_some_and(Option::is_some)
    }

    pub(super) const fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    pub(super) fn used_ever(&self) -> &[(Seat, Passcode, u8)] {
        &self.used_ever
    }

    /// The cards the role can tell from the others, with their aliases.
    pub(super) fn followed(&self) -> impl Iterator<Item = (&Row, CardId)> {
        let rows = self.full.rows.iter().zip(&self.aliases);
        rows.filter_map(|(row, alias)| Some((row, (*alias)?)))
    }

    /// True when the role knows the face of what has, or had, this own identity.
    pub(super) fn knows(&self, own: CardId) -> bool {
        self.known.contains(&own)
    }

    /// The alias of an own identity.
    pub(super) fn name(&self, own: CardId) -> CardId {
        self.names.get(&own).copied().unwrap_or(mask::LOST)
    }

    /// The event as the role reads it; the sight goes on to the position after it.
    pub(super) fn see(&mut self, before: &Position, event: &Event) -> Event {
        self.line_up(event);
        if let Event::CardKnown {
            card,
            face,
            to,
            how,
        } = *event
        {
            let (card, known) = self.learn(before, event, card, to, how);
            let face = if known { face } else { mask::UNREAD };
            return Event::CardKnown {
                card,
                face,
                to,
                how,
            };
        }
        self.put_down(event);
        let earlier = self.all_aliases();
        self.blur(event);
        let mut own = event.clone();
        walk::event(&mut own, &mut Owning::new(self, before, event));
        let mut seen = own.clone();
        mask::event(self.role, &mut seen);
        walk::event(&mut seen, &mut |card| self.show(card));
        let renewed = self.leave_unidentified(&own);
        self.fold(before, event, &own);
        match (&mut seen, &own, renewed) {
            (Event::CardSet { card, .. }, _, Some(id)) => *card = self.name(id),
            (Event::TokenMade { card, .. }, Event::TokenMade { card: id, .. }, _) => {
                *card = self.name(*id);
            }
            _ => {}
        }
        self.settle();
        self.name_the_lost(&earlier, &mut seen);
        seen
    }

    /// An unidentified card is set under an identity it has only from then on: gives that one.
    fn leave_unidentified(&mut self, own: &Event) -> Option<CardId> {
        let Event::CardSet { card, .. } = *own else {
            return None;
        };
        let now = self.full.rows.get(card.row())?.id;
        if card == now.renewed() {
            self.show(now);
            return Some(card);
        }
        None
    }

    /// A face becomes known: gives the card's alias, and whether the role knows the face now.
    fn learn(
        &mut self,
        before: &Position,
        event: &Event,
        card: CardId,
        to: Audience,
        how: Knowing,
    ) -> (CardId, bool) {
        let Some(row) = self.full.rows.get(card.row()).copied() else {
            self.restart(before, event);
            return (mask::LOST, false);
        };
        let mut own = event.clone();
        if let Event::CardKnown { card, .. } = &mut own {
            let one_of = how == Knowing::OneOf;
            *card = if one_of { row.id.renewed() } else { row.id };
        }
        let hears = self.role.hears(to);
        if !hears && !self.role.sees(row.place, row.posture) {
            let alias = self.any_of(row.place);
            self.fold(before, event, &own);
            self.settle();
            self.freshen(row.place);
            return (alias, false);
        }
        self.fold(before, event, &own);
        let own = self.full.rows.get(card.row()).map_or(card, |row| row.id);
        let alias = self.show(own);
        if hears {
            self.known.insert(own);
            self.held_out.push(own);
        }
        self.settle();
        (alias, self.knows(own))
    }

    /// Stands for a card of a pile that is told to others: it could be any.
    fn any_of(&mut self, place: Place) -> CardId {
        if let Some(last) = self.pile(place).last() {
            return *last;
        }
        let pile = (place.seat, place.zone);
        let there = self
            .followed()
            .filter(|(row, _)| (row.place.seat, row.place.zone) == pile);
        there.map(|(_, alias)| alias).max().unwrap_or(mask::LOST)
    }

    /// What was held out is put down when the duel goes on to the next thing.
    fn put_down(&mut self, event: &Event) {
        if matches!(
            event,
            Event::Said { .. }
                | Event::StepBegan { .. }
                | Event::WindowOpened { .. }
                | Event::LinkResolved { .. }
                | Event::ChainEnded
        ) {
            self.held_out.clear();
        }
    }

    /// A card that leaves a hidden pile unseen may be any card of it: the role loses track of all
    /// the cards it knew there.
    fn blur(&mut self, event: &Event) {
        match event {
            Event::Said {
                action: Action::SetMonster { card } | Action::SetSpell { card },
                ..
            } => self.blur_around(*card),
            Event::CardSet { card, .. } if !self.singled_out(card.row()) => {
                self.blur_around(*card);
            }
            Event::CardsMoved { moves, cause } | Event::SpecialSummoned { moves, cause, .. } => {
                for step in moves {
                    if self.leaves_unseen(step, *cause) {
                        self.blur_around(step.card);
                    }
                }
            }
            _ => {}
        }
    }

    fn leaves_unseen(&self, step: &Move, cause: Cause) -> bool {
        let Some(row) = self.full.rows.get(step.card.row()) else {
            return false;
        };
        let shown = self.role.sees(step.to, step.posture)
            && (step.posture.face_up() || step.to.zone == Zone::Graveyard);
        // A draw takes the top card, as everybody can see.
        let by_draw = matches!(cause.reason, Reason::Rule | Reason::Drawn);
        let drawn = row.place.zone == Zone::Deck && step.to.zone == Zone::Hand && by_draw;
        !shown && !drawn && !self.singled_out(step.card.row())
    }

    fn blur_around(&mut self, card: CardId) {
        let Some(row) = self.full.rows.get(card.row()) else {
            return;
        };
        let (seat, zone) = (row.place.seat, row.place.zone);
        let lost = self.rows_where(|sight, row| {
            (row.place.seat, row.place.zone) == (seat, zone)
                && !sight.role.sees(row.place, row.posture)
        });
        self.let_go(lost);
    }

    /// Folds the event, and follows the identities it renews.
    fn fold(&mut self, before: &Position, event: &Event, own: &Event) {
        let rows = self.full.rows.clone();
        let choice = self.full.choice.map(|choice| choice.what);
        if self.full.apply(own).is_err() {
            self.restart(before, event);
            return;
        }
        self.note_secrets(own, choice);
        self.put_away(own);
        for (n, old) in rows.iter().enumerate() {
            if self.full.rows[n].id != old.id {
                self.former.insert(before.rows[n].id, old.id);
                self.renamed(n, old);
            }
        }
        for n in self.aliases.len()..self.full.rows.len() {
            self.enter(n);
        }
        self.read_open_faces();
        self.note_use(own);
    }

    /// The event can't be folded: begins anew behind it.
    fn restart(&mut self, before: &Position, event: &Event) {
        let mut after = before.clone();
        // A mismatch leaves the position as it is, which is where the caller stays as well.
        let _ = after.apply(event);
        *self = Self::standing(self.role, &after);
    }

    fn enter(&mut self, row: usize) {
        let Row { place, posture, .. } = self.full.rows[row];
        let alias = CardId(row as u32);
        self.aliases.push(None);
        if self.role.sees(place, posture) {
            self.follow(row, alias);
        } else {
            self.pile(place).push(alias);
        }
    }

    /// The record renewed the identity of a row, which it had lost sight of.
    fn renamed(&mut self, row: usize, old: &Row) {
        let new = self.full.rows[row];
        let Some(alias) = self.aliases[row] else {
            return;
        };
        let sees = self.role.sees(new.place, new.posture);
        if sees && (old.place.zone.on_field() || !self.role.sees(old.place, old.posture)) {
            // The record may not know which card it is; everybody can see where it lies.
            self.follow(row, alias);
        } else if sees {
            self.follow(row, alias.renewed());
        }
        // What it was known as stays behind; what the role can't see `settle` lets go.
    }

    /// A card that moved is held out no more.
    fn put_away(&mut self, own: &Event) {
        match own {
            Event::CardsMoved { moves, .. } | Event::SpecialSummoned { moves, .. } => {
                self.held_out
                    .retain(|id| !moves.iter().any(|step| step.card == *id));
            }
            Event::MaterialsAttached { cards, .. } => {
                self.held_out.retain(|id| !cards.contains(id));
            }
            Event::CardSet { card, .. }
            | Event::SummonDeclared { card, .. }
            | Event::SummonJoined { card, .. } => self.held_out.retain(|id| id != card),
            _ => {}
        }
    }

    fn note_secrets(&mut self, own: &Event, choice: Option<ChoiceKind>) {
        match own {
            Event::ChoiceMade {
                seat, hidden: true, ..
            } if !self.role.is(*seat) => {
                if let Some(what) = choice {
                    self.secrets.add(what, self.full.frame.is_some());
                }
            }
            Event::RandomOutcome { lot, .. } if mask::blind(self.role, *lot) => {
                self.secrets.add(ChoiceKind::Cards, true);
            }
            _ => {}
        }
        self.secrets.forget(&self.full);
    }

    /// A link was added: what is used once a duel is used, as far as the role can tell.
    fn note_use(&mut self, own: &Event) {
        let Event::LinkAdded {
            seat, card, effect, ..
        } = *own
        else {
            return;
        };
        let face = self.full.chain.last().and_then(|link| link.face);
        let read = face.filter(|_| self.knows(card));
        if let Some(entry) = read.map(|face| (seat, face, effect))
            && !self.used_ever.contains(&entry)
        {
            self.used_ever.push(entry);
        }
    }

    /// Faces that lie open are known to everybody.
    fn read_open_faces(&mut self) {
        let open = self.full.rows.iter().filter(|row| self.open(row));
        let open: Vec<CardId> = open.map(|row| row.id).collect();
        self.known.extend(open);
    }

    /// True when everybody at the table can read the card.
    pub(super) fn open(&self, row: &Row) -> bool {
        match row.place.zone {
            Zone::Deck | Zone::Hand => false,
            Zone::Graveyard => true,
            Zone::Limbo => self.summoned_up(row.id),
            _ => row.posture.face_up(),
        }
    }

    /// True for a monster between the declaration and the success of its summon, face-up.
    fn summoned_up(&self, own: CardId) -> bool {
        let summon = self.full.summon.iter().map(|s| (s.card, s.posture));
        let joined = self.full.joined.iter().map(|j| (j.card, j.posture));
        let mut all = summon.chain(joined);
        all.any(|(card, posture)| card == own && posture.face_up())
    }

    /// Lets go what the role can't follow any more, and takes up what it sees.
    fn settle(&mut self) {
        let lost = self.rows_where(|sight, row| {
            !sight.role.sees(row.place, row.posture)
                && !sight.knows(row.id)
                && !sight.singled_out(row.id.row())
        });
        self.let_go(lost);
        for n in 0..self.full.rows.len() {
            let row = self.full.rows[n];
            if self.aliases[n].is_none() && self.role.sees(row.place, row.posture) {
                self.single_out(n);
            }
        }
    }

    /// Rows of followed cards that fit, in the order of their aliases.
    fn rows_where(&self, fits: impl Fn(&Self, &Row) -> bool) -> Vec<usize> {
        let mut rows: Vec<(CardId, usize)> = self
            .followed()
            .filter(|(row, _)| fits(self, row))
            .map(|(row, alias)| (alias, row.id.row()))
            .collect();
        rows.sort_by_key(|(alias, _)| alias.row());
        rows.into_iter().map(|(_, row)| row).collect()
    }

    fn let_go(&mut self, rows: Vec<usize>) {
        for &row in &rows {
            let place = self.full.rows[row].place;
            if let Some(alias) = self.aliases[row].take() {
                self.pile(place).push(alias);
            }
            let id = &mut self.full.rows[row].id;
            *id = id.renewed();
        }
        let mut places: Vec<Place> = rows.iter().map(|&n| self.full.rows[n].place).collect();
        places.sort_by_key(|place| (place.seat, place.zone));
        places.dedup_by_key(|place| (place.seat, place.zone));
        places.into_iter().for_each(|place| self.freshen(place));
    }

    /// A pile was mixed, or may have been: none of its aliases means what it meant.
    fn freshen(&mut self, place: Place) {
        for alias in self.pile(place) {
            *alias = alias.renewed();
        }
    }

    /// The alias under which the role reads of this card; it can tell it apart from now on, as
    /// long as `settle` finds a reason.
    fn show(&mut self, own: CardId) -> CardId {
        if !self.names.contains_key(&own) && self.full.card(own).is_some() {
            match self.aliases[own.row()] {
                Some(alias) => self.follow(own.row(), alias),
                None => self.single_out(own.row()),
            }
        }
        self.name(own)
    }

    fn single_out(&mut self, row: usize) {
        let place = self.full.rows[row].place;
        if let Some(alias) = self.pile(place).pop() {
            self.follow(row, alias);
        }
    }

    fn follow(&mut self, row: usize, alias: CardId) {
        self.aliases[row] = Some(alias);
        self.names.insert(self.full.rows[row].id, alias);
    }

    fn pile(&mut self, place: Place) -> &mut Vec<CardId> {
        self.piles.entry((place.seat, place.zone)).or_default()
    }

    /// True when everybody sees which card of its pile is meant: it is held out, or what is under
    /// way names it.
    fn singled_out(&self, row: usize) -> bool {
        let Some(id) = self.full.rows.get(row).map(|row| row.id) else {
            return false;
        };
        let intent = self.full.intent.as_ref();
        let said = intent.and_then(|i| i.action.card()) == Some(&id);
        let chosen = intent.is_some_and(|i| {
            !self.secrets.intent
                && i.targets
                    .iter()
                    .chain(&i.tributes)
                    .flatten()
                    .any(|c| *c == id)
        });
        said || chosen || self.picked_openly(id) || self.held_out.contains(&id)
    }

    fn picked_openly(&self, id: CardId) -> bool {
        let frame = self.full.frame.as_ref();
        let picks = [
            (
                self.secrets.of_step(ChoiceKind::Cards),
                frame.and_then(|f| f.picked.as_ref()),
            ),
            (
                self.secrets.of_step(ChoiceKind::Material),
                frame.and_then(|f| f.materials.as_ref()),
            ),
            (self.secrets.hand_limit, self.full.picked.as_ref()),
        ];
        let told = frame.and_then(|frame| frame.told.as_ref());
        if told.is_some_and(|told| told.what.cards().contains(&id)) {
            return true;
        }
        picks
            .into_iter()
            .any(|(secret, cards)| !secret && cards.is_some_and(|cards| cards.contains(&id)))
    }
}
