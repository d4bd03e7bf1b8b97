//! Compares what happened in both accounts, and how the cards lie.

use crate::difference::Kind;
use crate::fact::{Fact, Seen, in_groups};
use crate::play::{Going, Player, Stop};
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
            self.ours.facts.clear();
            self.theirs.facts.clear();
            self.theirs.disabled.clear();
            self.ours.without_card.clear();
            self.ours.unaffected = false;
            return Ok(true);
        }
        let whole = |facts: &[Fact<Passcode>]| facts.last().is_none_or(|fact| fact.is_mark());
        if theirs.starts_with(&ours) && (whole(&ours) || theirs[ours.len()].is_mark()) {
            self.ours.facts.clear();
            self.theirs.leave_out(ours.len());
            return Ok(false);
        }
        if self.at >= self.trace.steps.len() {
            return Err(Stop::TraceOver);
        }
        let tell = |facts: &[Fact<Passcode>]| {
            facts
                .iter()
                .map(|fact| crate::tell::fact(self.bench, fact))
                .collect()
        };
        let mut difference = self.difference(Kind::Events, tell(&theirs), tell(&ours));
        difference.cards = crate::tell::cards_apart(self.bench, &theirs, &ours);
        difference.window = self.circumstance(&theirs, &ours).map(str::to_owned);
        Err(Stop::Differs(Box::new(difference)))
    }

    /// What is known to make the accounts differ, where it is so now.
    pub(crate) fn circumstance(
        &self,
        theirs: &[Fact<Passcode>],
        ours: &[Fact<Passcode>],
    ) -> Option<&'static str> {
        let first = theirs
            .iter()
            .zip(ours)
            .find(|(theirs, ours)| theirs != ours);
        let gone = &self.ours.without_card;
        let all = [
            (
                self.theirs.disabled.iter().any(|link| gone.contains(link)),
                "an effect whose card had left was negated",
            ),
            (self.ours.columns, "a column counts"),
            (self.ours.position.hand_limit, "after the hand limit"),
            (
                self.ours.unaffected && matches!(first, Some((_, Fact::Negated(_)))),
                "an unaffected monster's activation was negated",
            ),
            (
                first.is_some_and(|(_, ours)| self.returns_face_down(ours)),
                "a monster returns face-down",
            ),
        ];
        all.into_iter().find(|(so, _)| *so).map(|(_, what)| what)
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
        if self.ours.columns {
            difference.window = Some("a column counts".to_owned());
        }
        let faces = ours.iter().filter(|one| !theirs.contains(one));
        let faces = faces.chain(theirs.iter().filter(|one| !ours.contains(one)));
        difference.cards = faces.map(|one| self.bench.name(one.2)).collect();
        Err(Stop::Differs(Box::new(difference)))
    }
}
