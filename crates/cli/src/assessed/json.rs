//! The assessment for programs, as the JSON contract promises it.

use super::{Assessed, facts};
use duel::{CardId, Seat};
use judge::{Lesson, Pick, Way};
use rules::policy::Criterion;
use serde_json::{Value, json};
use wording::contract::card_json;

impl Assessed<'_> {
    /// The object of kind `assessment`.
    pub(crate) fn json(&self) -> Value {
        let it = self.it;
        let both = |of: &dyn Fn(Seat) -> Value| json!({"A": of(Seat::A), "B": of(Seat::B)});
        let texts = |all: Vec<String>| json!(all);
        json!({
            "kind": "assessment", "duel": self.opened.entry.name, "to": it.to, "line": it.line,
            "table_line": it.table,
            "policy": {
                "id": self.policy.id, "title": self.policy.title,
                "game": wording::ids::game(self.policy.game),
            },
            "grade": facts::grade(it.grade), "reasons": self.reasons(),
            "unknown": texts(it.unknown.iter().map(|u| self.unknown(u)).collect()),
            "decisions": both(&|seat| json!(it.cost.decisions[seat])),
            "records": it.cost.records, "turns": it.cost.turns, "phases": it.cost.phases,
            "important": it.important.iter()
                .map(|one| json!({"at": one.at, "seat": one.seat.letter()}))
                .collect::<Vec<_>>(),
            "learned": both(&|seat| self.lessons(seat)),
            "notes": crate::noted::notes_json(&it.notes, &self.opened.history),
            "kept_draw": it.kept_draw, "time_called": it.time_called,
            "random": texts(it.cost.random.iter().map(|lot| trimmed(&self.lot(lot))).collect()),
            "conduct": texts(it.conduct.iter().map(|fact| self.fact(fact)).collect()),
            "procedure": it.procedure.iter().map(|c| self.demand(c)).collect::<Vec<_>>(),
            "alternatives": it.ways.iter().map(|way| self.alternative(way)).collect::<Vec<_>>(),
            "net": self.net(), "back": self.back(), "onward": self.onward(),
            "picks": it.plan.picks.iter().map(|pick| self.picked(pick)).collect::<Vec<_>>(),
            "seed": it.plan.seed, "plan": self.reverse(),
        })
    }

    fn reasons(&self) -> Vec<Value> {
        let all = self.it.reasons.iter();
        all.map(|reason| {
            json!({
                "grade": facts::grade(reason.grade), "ground": facts::ground(reason.ground),
                "text": self.ground(reason), "source": self.source_json(reason.criterion.as_ref()),
            })
        })
        .collect()
    }

    fn source_json(&self, criterion: Option<&Criterion>) -> Value {
        let Some(criterion) = criterion else {
            return Value::Null;
        };
        let document = self.policy.document(criterion);
        json!({
            "says": wording::ids::says(criterion.says),
            "document": document.map(|d| &d.name), "version": document.map(|d| &d.version),
            "date": document.and_then(|d| d.date.as_ref()),
            "read": document.and_then(|d| d.read.as_ref()), "at": criterion.at,
        })
    }

    fn demand(&self, criterion: &Criterion) -> Value {
        json!({
            "text": self.words.says(criterion.says),
            "source": self.source_json(Some(criterion)),
        })
    }

    fn lessons(&self, seat: Seat) -> Value {
        let all = self.it.lessons[seat].iter();
        all.map(|lesson| self.lesson_json(seat, lesson)).collect()
    }

    fn lesson_json(&self, seat: Seat, lesson: &Lesson) -> Value {
        let card = json!({
            "id": lesson.card.0, "passcode": lesson.face.map(|face| face.0),
            "name": lesson.face.and_then(|face| self.cards.get(face)).map(|card| &card.names.en),
        });
        json!({
            "at": lesson.at, "card": card, "of": lesson.of.letter(),
            "zone": wording::ids::zone(lesson.zone), "slot": lesson.slot, "left": lesson.left,
            "weight": facts::weight(lesson.weight),
            "text": trimmed(&self.lesson(seat, lesson, 1)),
        })
    }

    fn alternative(&self, way: &Way) -> Value {
        let record = match way {
            Way::Leave { .. } => None,
            Way::ApplyNow { at, .. } | Way::PutRight { at, .. } | Way::AskNow { at, .. } => {
                Some(*at)
            }
            Way::AtRest { record, .. } | Way::AfterTheLessons { record, .. } => Some(*record),
        };
        json!({"way": facts::way_id(way), "record": record, "text": self.way(way)})
    }

    fn picked(&self, pick: &Pick) -> Value {
        let (then, now) = (&self.it.plan.then, &self.it.plan.now);
        let card = |card: &CardId| card_json(now, then, self.cards, *card);
        json!({
            "zone": wording::ids::zone(pick.to.zone), "seat": pick.to.seat.letter(),
            "candidates": pick.candidates.iter().map(card).collect::<Vec<_>>(),
            "picked": pick.picked + 1,
        })
    }
}

fn trimmed(line: &str) -> String {
    line.trim().to_owned()
}
