//! Compares what could be done in a window.

use crate::difference::Kind;
use crate::options::{self, Deed};
use crate::play::Player;
use crate::stretch::{Asked, Stretch};
use duel::{Seat, WindowKind};

impl Player<'_> {
    /// Compares what could be done here.
    pub(crate) fn compare_offers(&mut self, seat: Seat, kind: WindowKind, stretch: &Stretch) {
        // A deed that was refused here was done there: the windows after it are another duel's.
        if self.refused.is_some() {
            return;
        }
        let Some(asks) = stretch.comparable(seat, kind, &self.ours.position, &self.theirs) else {
            return;
        };
        self.compared += 1;
        let open = asks.iter().any(|asked| asked.is_open());
        let ours = options::ours(self.bench, &self.ours, seat, open);
        let asked: Vec<Vec<Deed>> = self.asked(&asks, kind);
        let ours = self.without_phase_effects(seat, kind, stretch, ours);
        if asked.contains(&ours) || (asked.is_empty() && ours.is_empty()) {
            return;
        }
        let nth = self.windows[seat.index()];
        if nth < asked.len() || asked.is_empty() {
            let theirs = asked.get(nth).cloned().unwrap_or_default();
            self.note_offers(seat, kind, &theirs, &ours);
            return;
        }
        // Ours is a further window, in which what the peer's last one answers may be past.
        let any: Vec<Deed> = asked.into_iter().flatten().collect();
        let extra = ours.iter().filter(|deed| !any.contains(deed));
        for deed in extra.cloned().collect::<Vec<_>>() {
            self.offer(Kind::OfferExtra, kind, &deed, seat, None);
        }
    }

    /// The peer asks for effects of a phase once, when it begins, as for triggers; here they can be
    /// used at any time of the phase. They are compared as it begins.
    pub(crate) fn without_phase_effects(
        &mut self,
        seat: Seat,
        kind: WindowKind,
        stretch: &Stretch,
        ours: Vec<Deed>,
    ) -> Vec<Deed> {
        if kind == WindowKind::Trigger {
            return ours;
        }
        let of_phase = |deed: &Deed| options::is_of_phase(self.bench, deed);
        let (phase, rest): (Vec<Deed>, Vec<Deed>) = ours.into_iter().partition(of_phase);
        let asks = stretch.asked.iter().filter(|asked| asked.seat == seat);
        let asked: Vec<Deed> = asks
            .flat_map(|asked| options::theirs(self.bench, &self.theirs, asked))
            .collect();
        let begins = self
            .ours
            .position
            .window
            .is_some_and(|window| matches!(window.because, duel::Because::PhaseBegan(_)));
        if begins && !stretch.silent {
            let asked: Vec<Deed> = asked
                .into_iter()
                .filter(|deed| options::is_of_phase(self.bench, deed))
                .collect();
            let extra: Vec<Deed> = phase
                .into_iter()
                .filter(|deed| stretch.terminal.is_none() || asked.contains(deed))
                .collect();
            self.note_offers(seat, kind, &asked, &extra);
        }
        rest
    }

    pub(crate) fn asked(&self, asks: &[&Asked], kind: WindowKind) -> Vec<Vec<Deed>> {
        let each = asks
            .iter()
            .map(|asked| options::theirs(self.bench, &self.theirs, asked));
        if kind != WindowKind::Trigger {
            let of_phase = |deed: &Deed| options::is_of_phase(self.bench, deed);
            return each
                .map(|deeds| deeds.into_iter().filter(|deed| !of_phase(deed)).collect())
                .collect();
        }
        // Triggers are asked for event by event: together they are what ours asks for at once.
        let mut all: Vec<Deed> = Vec::new();
        for one in each {
            for deed in &one {
                let times = |list: &[Deed]| list.iter().filter(|other| *other == deed).count();
                if times(&all) < times(&one) {
                    all.push(deed.clone());
                }
            }
        }
        all.sort();
        vec![all]
    }

    pub(crate) fn note_offers(
        &mut self,
        seat: Seat,
        kind: WindowKind,
        theirs: &[Deed],
        ours: &[Deed],
    ) {
        for missing in theirs.iter().filter(|deed| !ours.contains(deed)) {
            let said = options::said(self.bench, &self.ours, seat, missing);
            let refusal = said.and_then(|said| self.ours.refuses(&said));
            let rule = refusal.map(|refusal| refusal.rule.id().to_owned());
            self.offer(Kind::OfferMissing, kind, missing, seat, rule);
        }
        for extra in ours.iter().filter(|deed| !theirs.contains(deed)) {
            self.offer(Kind::OfferExtra, kind, extra, seat, None);
        }
        // The same things, but another number of copies.
        if theirs.len() != ours.len()
            && theirs.iter().all(|deed| ours.contains(deed))
            && ours.iter().all(|deed| theirs.contains(deed))
        {
            let deed = ours.first().or_else(|| theirs.first()).cloned();
            if let Some(deed) = deed {
                self.offer(Kind::OfferCopies, kind, &deed, seat, None);
            }
        }
    }

    pub(crate) fn offer(
        &mut self,
        kind: Kind,
        window: WindowKind,
        deed: &Deed,
        seat: Seat,
        rule: Option<String>,
    ) {
        let told = format!("{seat} may {}", crate::tell::deed(self.bench, deed));
        let (theirs, ours) = match kind {
            Kind::OfferMissing => (
                vec![told],
                vec![format!(
                    "refused by {}",
                    rule.as_deref().unwrap_or("nothing")
                )],
            ),
            Kind::OfferExtra => (vec!["nothing of the kind".to_owned()], vec![told]),
            _ => (vec!["another number of copies".to_owned()], vec![told]),
        };
        let mut difference = self.difference(kind, theirs, ours);
        difference.cards = vec![self.bench.name(deed.face)];
        difference.rule = rule;
        difference.window = Some(format!("{window:?} {} {}", self.moment(), deed.what));
        self.differences.push(difference);
    }

    pub(crate) fn moment(&self) -> String {
        let position = &self.ours.position;
        if self.second && !position.chain.is_empty() {
            return "second window".to_owned();
        }
        match (position.timing, position.window) {
            (Some(timing), _) => format!("{timing:?}"),
            (None, Some(window)) => format!("{:?} {:?}", position.phase, window.because),
            _ => format!("{:?}", position.phase),
        }
    }
}
