//! One effect: its kind, how often and from where it is used, its cost and its alternatives.

use super::{Speaker, spelling};
use crate::args;
use rules::vocabulary::{Effect, EffectKind, Limit, Mode, Side, Standing};

impl Speaker<'_> {
    /// The effect's head, and its lines, indented.
    pub(super) fn effect(&self, number: usize, effect: &Effect) -> Vec<String> {
        let limit = effect.limit.map(|limit| self.limit(limit));
        let kind = self.text("defined-kind", args![kind: spelling::effect(&effect.kind)]);
        let head = args![number: number, kind: kind, limit: limit.unwrap_or_default()];
        let mut lines = vec![self.text("defined-effect", head)];
        lines.extend(self.use_of(effect));
        match &effect.kind {
            EffectKind::Trigger { event, .. } => {
                let occasion = self.occasion(event);
                lines.push(self.indented(1, "defined-set-off", args![occasion: occasion]));
            }
            EffectKind::Continuous(standing) => lines.extend(self.applies(standing)),
            _ => {}
        }
        if !effect.cost.is_empty() {
            // The targets and the name are chosen before the cost is paid.
            let steps = self.in_mode(effect.modes.first()).steps(&effect.cost);
            lines.push(self.indented(1, "defined-cost", args![steps: steps]));
        }
        lines.extend(self.modes(&effect.modes));
        lines
    }

    /// ", once a turn".
    pub(super) fn limit(&self, limit: Limit) -> String {
        self.text("defined-limit", args![limit: spelling::limit(limit)])
    }

    /// From where and by whom it is used, and what else is said about its use.
    fn use_of(&self, effect: &Effect) -> Vec<String> {
        let from = (!effect.from.is_empty()).then(|| {
            let places = self.where_at(&effect.from, Side::Own);
            self.indented(1, "defined-used-from", args![places: places])
        });
        let from_hand = effect.from_hand_if.as_ref().map(|condition| {
            let condition = self.condition(condition);
            self.indented(1, "defined-from-hand", args![condition: condition])
        });
        let unanswerable = effect.unanswerable.map(|side| {
            let side = spelling::side(side);
            self.indented(1, "defined-unanswerable", args![side: side])
        });
        let timings: Vec<String> = effect
            .damage_step
            .iter()
            .map(|timing| self.words.timing(*timing))
            .collect();
        let timings = (!timings.is_empty()).then(|| {
            let timings = self.either(&timings);
            self.indented(1, "defined-damage-step", args![timings: timings])
        });
        let anyone = effect.anyone;
        let lines = [
            from,
            from_hand,
            anyone.then(|| self.indented(1, "defined-anyone", &[])),
            unanswerable,
            timings,
        ];
        lines.into_iter().flatten().collect()
    }

    fn applies(&self, standing: &[Standing]) -> Vec<String> {
        let line = |one: &Standing| {
            let what = self.standing(one);
            let key = match one {
                Standing::NormalElsewhere => "defined-applies-elsewhere",
                _ => "defined-applies",
            };
            self.indented(1, key, args![what: what])
        };
        standing.iter().map(line).collect()
    }

    fn modes(&self, modes: &[Mode]) -> Vec<String> {
        let mut lines = Vec::new();
        let several = modes.len() > 1;
        for (number, mode) in modes.iter().enumerate() {
            if several {
                let numbers = args![number: number + 1, count: modes.len()];
                lines.push(self.indented(1, "defined-mode", numbers));
            }
            let speaker = self.in_mode(Some(mode));
            lines.extend(speaker.mode(1 + usize::from(several), mode));
        }
        lines
    }

    fn in_mode(&self, mode: Option<&Mode>) -> Self {
        let targets = mode.and_then(|mode| mode.targets.as_ref());
        Self {
            targets: targets.map_or(0, |targets| targets.most),
            declares: mode.and_then(|mode| mode.declares),
            ..*self
        }
    }

    fn mode(&self, depth: usize, mode: &Mode) -> Vec<String> {
        let answers = mode.answers.as_ref().map(|answers| {
            let what = self.answers(answers);
            self.indented(depth, "defined-answers", args![what: what])
        });
        let cost = (!mode.cost.is_empty()).then(|| {
            let steps = self.steps(&mode.cost);
            self.indented(depth, "defined-cost", args![steps: steps])
        });
        let requires = (!mode.requires.is_empty()).then(|| {
            let all = self.conditions(&mode.requires);
            self.indented(depth, "defined-requires", args![conditions: all])
        });
        let declares = mode.declares.map(|what| {
            let what = spelling::declares(what);
            self.indented(depth, "defined-declares", args![what: what])
        });
        let targets = mode.targets.as_ref().map(|targets| {
            let things = self.targets(targets);
            self.indented(depth, "defined-targets", args![things: things])
        });
        let resolves = (!mode.resolve.is_empty()).then(|| {
            let steps = self.steps(&mode.resolve);
            self.indented(depth, "defined-resolves", args![steps: steps])
        });
        let lines = [answers, requires, cost, declares, targets, resolves];
        lines.into_iter().flatten().collect()
    }
}
