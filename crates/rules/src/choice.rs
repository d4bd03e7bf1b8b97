//! What can be chosen where something is asked for, and when the engine needn't ask.

use crate::activation::Attempt;
use crate::game::{Found, Game, User};
use crate::materials::Recipe;
use crate::objects::Wanted;
use crate::vocabulary::{Declares, Pool, Targets};
use crate::{Ask, Next, Question};
use alloc::vec::Vec;
use duel::{
    Action, CardId, Choice, ChoiceKind, Event, Intent, Mode, Phase, Picked, Posture, Row, Seat,
    Zone,
};

/// What a choice can be made among.
#[derive(Clone, Debug)]
pub(crate) enum Options {
    /// Cards: those that fit and those that may.
    Cards(Found),
    /// Modes of the effect.
    Modes(Vec<u8>),
    /// Any card name.
    Names,
    /// Phases.
    Phases(Vec<Phase>),
    /// Yes or no.
    Whether,
    /// Postures.
    Postures(Vec<Posture>),
    /// A number from the first to the second.
    Numbers(u32, u32),
    /// Types, or attributes.
    Words(Declares),
    /// Whatever can have happened.
    Telling,
    /// These answers.
    Exactly(Vec<Picked>),
}

/// A choice somebody is asked for, with everything it can be answered with.
#[derive(Debug)]
pub(crate) struct Asked<'a> {
    choice: Choice,
    pub(crate) options: Options,
    /// How the cards have to fit together, where they are materials or tributes.
    pub(crate) recipe: Option<Recipe<'a>>,
}

impl<'a> Game<'a> {
    /// A choice with what it can be answered with.
    pub(crate) fn asked(&self, choice: &Choice) -> Asked<'a> {
        Asked {
            choice: *choice,
            options: self.options(choice),
            recipe: self.recipe_asked(choice),
        }
    }

    /// Whether a choice can be answered so.
    pub(crate) fn can_be_picked(&self, asked: &Asked<'_>, picked: &Picked) -> bool {
        let choice = &asked.choice;
        match (picked, &asked.options) {
            // What is used for a summon, attacked or discarded by rule lies open.
            (Picked::Unknown, Options::Cards(_)) => {
                self.p.mode == Mode::Witness
                    && matches!(
                        choice.what,
                        ChoiceKind::Cost | ChoiceKind::Cards | ChoiceKind::Target
                    )
            }
            (Picked::Cards(cards), Options::Cards(found)) => {
                let known =
                    |card: &CardId| found.sure.contains(card) || found.perhaps.contains(card);
                let count = cards.len();
                (usize::from(choice.least)..=usize::from(choice.most)).contains(&count)
                    && cards.iter().all(known)
                    && (1..count).all(|n| !cards[..n].contains(&cards[n]))
                    && self.fit_together(asked, cards)
            }
            (Picked::Mode(mode), Options::Modes(modes)) => modes.contains(mode),
            (Picked::Name(name), Options::Names) => self.cards.get(*name).is_some(),
            (Picked::Phase(phase), Options::Phases(phases)) => phases.contains(phase),
            (Picked::Whether(_), Options::Whether) => true,
            (Picked::Posture(posture), Options::Postures(all)) => all.contains(posture),
            (Picked::Number(number), Options::Numbers(least, most)) => {
                (least..=most).contains(&number)
            }
            (Picked::Word(word), Options::Words(kind)) => self.cards.knows_word(*kind, *word),
            (Picked::Told(told), Options::Telling) => self.may_be_told(&told.what),
            (picked, Options::Exactly(picks)) => picks.contains(picked),
            _ => false,
        }
    }

    /// Whether cards that each may be picked may be picked together.
    fn fit_together(&self, asked: &Asked<'_>, cards: &[CardId]) -> bool {
        match asked.choice.what {
            ChoiceKind::Material | ChoiceKind::Tribute => {
                let recipe = asked.recipe.as_ref();
                recipe.is_some_and(|recipe| recipe.valid(cards).may())
            }
            // Nobody leaves out a summon that can be made for certain.
            ChoiceKind::Cards if cards.is_empty() && self.asks_for_a_monster() => self
                .wanted()
                .is_none_or(|wanted| wanted.found.sure.is_empty()),
            _ => true,
        }
    }

    /// What can be chosen.
    pub(crate) fn options(&self, choice: &Choice) -> Options {
        match choice.what {
            ChoiceKind::Mode => Options::Modes(self.modes_to_choose()),
            ChoiceKind::Name => Options::Names,
            ChoiceKind::Phase => Options::Phases(self.phases_after()),
            ChoiceKind::Target => Options::Cards(self.targets_to_choose()),
            ChoiceKind::Tribute | ChoiceKind::Material => Options::Cards(
                self.recipe_asked(choice)
                    .map_or_else(Found::default, |recipe| recipe.found()),
            ),
            ChoiceKind::Cost | ChoiceKind::Cards => Options::Cards(self.cards_to_pick()),
            ChoiceKind::Whether => Options::Whether,
            ChoiceKind::Posture => Options::Postures(self.postures_asked().into_vec()),
            ChoiceKind::Number => Options::Numbers(u32::from(choice.least), u32::from(choice.most)),
            ChoiceKind::Word => Options::Words(self.word_to_declare()),
            ChoiceKind::AttackTarget => Options::Exactly(self.replay_picks()),
            ChoiceKind::HandLimit => Options::Cards(self.hand_of(choice.seat)),
            ChoiceKind::Telling => Options::Telling,
        }
    }

    /// Whether a choice is made among cards that lie there.
    pub(crate) fn chosen_from(&self, choice: &Choice, (seat, zone): (Seat, Zone)) -> bool {
        let there = |row: &Row| (row.place.seat, row.place.zone) == (seat, zone);
        let lies = |card: &CardId| self.p.card(*card).is_some_and(there);
        match self.options(choice) {
            Options::Cards(found) => found.all().iter().any(lies),
            Options::Exactly(picks) => picks.iter().any(|picked| match picked {
                Picked::Cards(cards) => cards.iter().any(lies),
                _ => false,
            }),
            _ => false,
        }
    }

    /// Asks for the choice, or makes it where everybody can see that there is only one way.
    pub(crate) fn choice_due(&self, choice: &Choice) -> Next {
        match self.only_way(choice) {
            Some(picked) => Next::Event(Event::ChoiceMade {
                seat: choice.seat,
                picked,
                hidden: false,
            }),
            None => Next::Ask(Ask {
                seat: choice.seat,
                question: Question::Choice(choice.what),
            }),
        }
    }

    fn only_way(&self, choice: &Choice) -> Option<Picked> {
        if self.is_hidden(choice) {
            return None;
        }
        if let Some(recipe) = self.recipe_asked(choice) {
            let only = recipe.only_set();
            return only.map(|set| Picked::Cards(set.into_iter().collect()));
        }
        match self.options(choice) {
            Options::Cards(found)
                if found.perhaps.is_empty()
                    && found.sure.len() == usize::from(choice.least)
                    && choice.least == choice.most =>
            {
                Some(Picked::Cards(found.sure.into_iter().collect()))
            }
            Options::Modes(modes) if self.one_open_mode() => {
                modes.first().map(|mode| Picked::Mode(*mode))
            }
            Options::Phases(phases) if phases.len() == 1 => Some(Picked::Phase(phases[0])),
            Options::Exactly(picks) if picks.len() == 1 => picks.into_iter().next(),
            _ => None,
        }
    }

    /// True when what is chosen, or what there is to choose from, isn't for everybody's eyes.
    pub(crate) fn is_hidden(&self, choice: &Choice) -> bool {
        match choice.what {
            ChoiceKind::Cost | ChoiceKind::Cards => self.wanted().is_some_and(|w| !w.public),
            ChoiceKind::Target => self.target_pool().is_some_and(|pool| !pool.is_public()),
            ChoiceKind::HandLimit => true,
            ChoiceKind::Material => self.recipe_asked(choice).is_some_and(|r| r.hidden),
            _ => false,
        }
    }

    fn modes_to_choose(&self) -> Vec<u8> {
        let Some(attempt) = self.attempt_under_way() else {
            return alloc::vec![0];
        };
        let open: Vec<u8> = attempt.open_modes().collect();
        let possible: Vec<u8> = open
            .iter()
            .copied()
            .filter(|&mode| attempt.mode_may_be_used(mode))
            .collect();
        match (possible.is_empty(), open.is_empty()) {
            (false, _) => possible,
            (true, false) => open,
            // Only an irregular activation comes here: what it does is then as its first mode.
            (true, true) => alloc::vec![0],
        }
    }

    fn one_open_mode(&self) -> bool {
        self.attempt_under_way()
            .is_none_or(|attempt| attempt.open_modes().count() <= 1)
    }

    fn attempt_under_way(&self) -> Option<Attempt<'a>> {
        let intent = self.p.intent.as_ref()?;
        let Action::Activate { card, effect } = intent.action else {
            return None;
        };
        Attempt::new(*self, intent.by, card, effect).ok()
    }

    /// What the mode under way asks to declare.
    fn word_to_declare(&self) -> Declares {
        let mode = self
            .p
            .intent
            .as_ref()
            .and_then(|intent| self.mode_of(intent));
        mode.and_then(|mode| mode.declares)
            .unwrap_or(Declares::Race)
    }

    fn target_pool(&self) -> Option<&Pool> {
        self.targets_under_way().map(|targets| &targets.pool)
    }

    fn targets_under_way(&self) -> Option<&Targets> {
        let intent = self.p.intent.as_ref()?;
        self.mode_of(intent)?.targets.as_ref()
    }

    fn targets_to_choose(&self) -> Found {
        match (&self.p.intent, self.targets_under_way()) {
            (Some(intent), Some(targets)) => self.targets_for(intent, targets),
            _ => Found::default(),
        }
    }

    /// What an activation can target. One that breaks a rule anyway may have been given a target
    /// that doesn't fit: then any card of that place.
    pub(crate) fn targets_for(&self, intent: &Intent, targets: &Targets) -> Found {
        let user = self.user_of(intent);
        let found = self.targetable(targets, self.mode_of(intent), user);
        if !intent.is_irregular() || !found.sure.is_empty() || !found.perhaps.is_empty() {
            return found;
        }
        self.find(&targets.pool.once_targeted().unfiltered(), user)
    }

    fn cards_to_pick(&self) -> Found {
        self.wanted()
            .map(|wanted: Wanted| wanted.found)
            .unwrap_or_default()
    }

    /// A hand, as its owner picks among it.
    fn hand_of(&self, seat: Seat) -> Found {
        let mut found = Found::default();
        let own = |row: &&Row| (row.place.seat, row.place.zone) == (seat, Zone::Hand);
        for row in self.those(own) {
            let known = row.face.is_some();
            (if known {
                &mut found.sure
            } else {
                &mut found.perhaps
            })
            .push(row.id);
        }
        found
    }

    /// The user of an effect that is being activated.
    pub(crate) fn user_of(&self, intent: &Intent) -> User {
        let card = intent.action.card().copied().unwrap_or(CardId(u32::MAX));
        let effect = match intent.action {
            Action::Activate { effect, .. } => effect,
            _ => u8::MAX,
        };
        User {
            seat: intent.by,
            card,
            effect,
            declared: intent.declared,
            word: intent.word,
            link: self.p.next_link(),
        }
    }

    /// The phases that may follow the present one.
    pub(crate) fn phases_after(&self) -> Vec<Phase> {
        match self.p.phase {
            Phase::Draw if !self.skips(self.turn_player(), Phase::Standby) => {
                alloc::vec![Phase::Standby]
            }
            Phase::Draw => alloc::vec![Phase::Main1],
            Phase::Standby => alloc::vec![Phase::Main1],
            Phase::Main1 if self.may_battle() => alloc::vec![Phase::Battle, Phase::End],
            // Some formats have no main phase 2.
            Phase::Battle if self.profile().main_phase_2 => {
                alloc::vec![Phase::Main2, Phase::End]
            }
            Phase::Battle => alloc::vec![Phase::End],
            Phase::Main1 | Phase::Main2 | Phase::End => alloc::vec![Phase::End],
        }
    }
}
