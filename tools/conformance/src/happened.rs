//! Compares what happened in both accounts, and how the cards lie.

use crate::difference::{Difference, Kind};
use crate::fact::{Fact, Seen, in_groups};
use crate::play::{Going, Player, Stop};
use crate::trace::Step;
use duel::{Passcode, Seat, Zone};

impl Player<'_> {
    pub(crate) fn accounts_are_equal(&self) -> bool {
        let (ours, theirs) = self.accounts();
        ours == theirs
    }

    /// What happened since the last comparison, in both accounts.
    pub(crate) fn accounts(&self) -> (Vec<Fact<Passcode>>, Vec<Fact<Passcode>>) {
        let face = |seen: Seen| seen.face.unwrap_or_else(|| self.ours.face(seen.card));
        let ours = self.ours.facts.iter().map(|fact| fact.map(face));
        let theirs = self.theirs.facts.iter();
        let theirs = theirs.map(|fact| fact.map(|id| self.theirs.face(id)));
        (in_groups(ours.collect()), in_groups(theirs.collect()))
    }

    /// True when both accounts have come equally far. The peer's may be ahead: where it asks nobody
    /// it goes on.
    pub(crate) fn compare_facts(&mut self) -> Going<bool> {
        let (ours, theirs) = self.accounts();
        if ours == theirs {
            self.ours.apart |= self.ours.columns && self.negated_apart();
            self.ours.facts.clear();
            self.theirs.facts.clear();
            self.theirs.disabled.clear();
            self.ours.without_card.clear();
            self.ours.disabled.clear();
            self.ours.unaffected = false;
            return Ok(true);
        }
        let whole = |facts: &[Fact<Passcode>]| facts.last().is_none_or(|fact| fact.is_mark());
        if theirs.starts_with(&ours) && (whole(&ours) || theirs[ours.len()].is_mark()) {
            self.ours.facts.clear();
            self.theirs.leave_out(ours.len());
            return Ok(false);
        }
        // A recording that was cut off ends before our account does.
        let cut = !self.has_winner() && self.at >= self.trace.steps.len();
        if cut && begins_with(&ours, &theirs) {
            return Err(Stop::TraceOver);
        }
        Err(Stop::Differs(Box::new(self.of_facts(&theirs, &ours))))
    }

    /// Whether the recording was cut off before anything that our account hasn't come to.
    pub(crate) fn is_cut_off_here(&mut self) -> bool {
        for step in &self.trace.steps[self.at..] {
            self.theirs.fold(step);
        }
        self.at = self.trace.steps.len();
        let (ours, theirs) = self.accounts();
        !self.has_winner() && begins_with(&ours, &theirs)
    }

    /// Whether the recording says how the duel ended.
    pub(crate) fn has_winner(&self) -> bool {
        let mut steps = self.trace.steps.iter().rev();
        steps.any(|step| matches!(step, Step::Win { .. }))
    }

    /// Both accounts, where other things happened.
    pub(crate) fn of_facts(
        &self,
        theirs: &[Fact<Passcode>],
        ours: &[Fact<Passcode>],
    ) -> Difference {
        let tell = |facts: &[Fact<Passcode>]| {
            facts
                .iter()
                .map(|fact| crate::tell::fact(self.bench, fact))
                .collect()
        };
        let mut difference = self.difference(Kind::Events, tell(theirs), tell(ours));
        difference.cards = crate::tell::cards_apart(self.bench, theirs, ours);
        difference.window = self.circumstance(theirs, ours).map(str::to_owned);
        difference
    }

    /// What is known to make the accounts differ, where the first facts apart are of that kind.
    pub(crate) fn circumstance(
        &self,
        theirs: &[Fact<Passcode>],
        ours: &[Fact<Passcode>],
    ) -> Option<&'static str> {
        let same = theirs
            .iter()
            .zip(ours)
            .take_while(|(one, other)| one == other);
        let at = same.count();
        let first = (theirs.get(at), ours.get(at));
        let link = resolving(&ours[..at]).unwrap_or(0);
        let there = self.theirs.disabled.contains(&link);
        let here = self.ours.disabled.contains(&link);
        let all = [
            (
                there && !here && self.ours.without_card.contains(&link),
                "an effect whose card had left was negated",
            ),
            (
                self.ours.columns && (there != here || self.ours.apart),
                "a column counts",
            ),
            (
                self.ours.position.hand_limit
                    && matches!(first, (Some(Fact::Turn(..)), Some(Fact::Link(..)))),
                "after the hand limit",
            ),
            (
                self.ours.unaffected && matches!(first, (_, Some(Fact::Negated(_)))),
                "an unaffected monster's activation was negated",
            ),
            (
                self.goes_on_after_the_end(theirs, ours),
                "the effect that ended the duel went on",
            ),
            (
                first.1.is_some_and(|ours| self.returns_face_down(ours)),
                "a monster returns face-down",
            ),
        ];
        all.into_iter().find(|(so, _)| *so).map(|(_, what)| what)
    }

    /// Whether an effect was negated in one account and not in the other.
    fn negated_apart(&self) -> bool {
        let (theirs, ours) = (&self.theirs.disabled, &self.ours.disabled);
        let missing = |from: &[u8], of: &[u8]| of.iter().any(|link| !from.contains(link));
        missing(ours, theirs) || missing(theirs, ours)
    }

    /// Both duels are over, and ours with life points that the last effect still moved.
    fn goes_on_after_the_end(&self, theirs: &[Fact<Passcode>], ours: &[Fact<Passcode>]) -> bool {
        let over = self.has_winner() && self.ours.position.result.is_some();
        let moved = |fact: &&Fact<Passcode>| !theirs.contains(fact);
        let rest = || ours.iter().filter(moved);
        over && begins_with(ours, theirs)
            && ours.len() == theirs.len() + rest().count()
            && rest().all(|fact| matches!(fact, Fact::Lp(..)))
    }

    /// A monster changes sides here that lies face-down there on the side it was on.
    pub(crate) fn returns_face_down(&self, fact: &Fact<Passcode>) -> bool {
        let Fact::Moved(face, Some((from, Zone::Monster)), Some((to, Zone::Monster))) = fact else {
            return false;
        };
        let lies = |card: &crate::theirs::TheirCard| {
            card.face == *face && card.down && card.place == Some((*from, Zone::Monster))
        };
        from != to && self.theirs.cards.values().any(lies)
    }

    pub(crate) fn compare_lying(&mut self) -> Going<()> {
        let (ours, theirs) = (self.ours.lying(), self.theirs.lying());
        let lp = Seat::BOTH.map(|seat| i64::from(self.ours.position.lp[seat]));
        let in_battle = self.ours.position.step == Some(duel::Step::Damage);
        if lp == self.theirs.lp && (ours == theirs || in_battle) {
            return Ok(());
        }
        let tell = |lying: &[crate::ours::Lying], other: &[crate::ours::Lying], lp: [i64; 2]| {
            let apart = lying.iter().filter(|one| !other.contains(one));
            let mut lines: Vec<String> = apart
                .map(|one| crate::tell::lying(self.bench, one))
                .collect();
            lines.push(format!("life points: A {}, B {}", lp[0], lp[1]));
            lines
        };
        let told = tell(&theirs, &ours, self.theirs.lp);
        let mut difference = self.difference(Kind::Zones, told, tell(&ours, &theirs, lp));
        // How a monster lies that an effect didn't turn.
        let places = |lying: &[crate::ours::Lying]| {
            let mut all: Vec<_> = lying.iter().map(|one| (one.0, one.1, one.2)).collect();
            all.sort_unstable();
            all
        };
        let turned = lp == self.theirs.lp && places(&ours) == places(&theirs);
        if self.ours.columns && (turned || self.ours.apart) {
            difference.window = Some("a column counts".to_owned());
        }
        let faces = ours.iter().filter(|one| !theirs.contains(one));
        let faces = faces.chain(theirs.iter().filter(|one| !ours.contains(one)));
        difference.cards = faces.map(|one| self.bench.name(one.2)).collect();
        Err(Stop::Differs(Box::new(difference)))
    }
}

/// The link that is carried out behind these facts, if one is.
fn resolving(facts: &[Fact<Passcode>]) -> Option<u8> {
    match facts.iter().rev().find(|fact| fact.is_mark())? {
        Fact::Solving(link) => Some(*link),
        _ => None,
    }
}

/// Whether an account goes on from another, which may end in the middle of a group.
fn begins_with(whole: &[Fact<Passcode>], part: &[Fact<Passcode>]) -> bool {
    let group = part.iter().rposition(Fact::is_mark).map_or(0, |at| at + 1);
    let (before, last) = part.split_at(group);
    let Some(rest) = whole.strip_prefix(before) else {
        return false;
    };
    let mut there: Vec<_> = rest.iter().take_while(|fact| !fact.is_mark()).collect();
    last.iter().all(|fact| {
        let at = there.iter().position(|one| *one == fact);
        at.map(|at| there.swap_remove(at)).is_some()
    })
}
