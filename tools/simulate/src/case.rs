//! One random duel: how it begins, what is said in it, and whether everything holds.

use crate::book::Book;
use crate::checks;
use crate::draw;
use crate::failure::{Failure, caught};
use crate::played::Played;
use crate::player::{Decision, decide};
use crate::random::Random;
use crate::start::Start;
use testkit::play::Play;

/// How a duel is made.
#[derive(Clone, Copy, Debug)]
pub struct Dealt<'b> {
    /// The cards and rules.
    pub book: &'b Book,
    /// The seed of the run.
    pub seed: u64,
    /// The only rules to play under.
    pub rules: Option<&'b str>,
}

/// A duel with everything that was decided in it.
#[derive(Clone, Debug)]
pub struct Case {
    /// How it begins.
    pub start: Start,
    /// What was said.
    pub decisions: Vec<Decision>,
    /// Where the checks get their numbers from.
    pub seed: u64,
}

/// Plays the duel with this number, and checks it.
///
/// # Errors
/// The first thing that doesn't hold, with the decisions up to there.
pub fn play(dealt: Dealt<'_>, number: u64) -> Result<Played, Box<(Case, Failure)>> {
    let mut random = Random::of_duel(dealt.seed, number);
    let mut case = Case {
        start: draw::start(dealt.book, dealt.rules, &mut random),
        decisions: Vec::new(),
        seed: random.bits(),
    };
    let most = random.between(10, 80);
    let decisions = &mut case.decisions;
    let start = &case.start;
    let seed = case.seed;
    let mut asking = None;
    let outcome = caught(|| {
        let set_up = start.events(dealt.book).expect("a set-up that can be");
        let mut checks = checks::Running::new(dealt.book, seed);
        let mut play = Play::begin(&dealt.book.cards, &set_up);
        for _ in 0..most {
            checks.at_rest(&play, &mut asking);
            let Some(decision) = decide(dealt.book, &play, &mut random) else {
                break;
            };
            decisions.push(decision.clone());
            play.say_named(decision.0, decision.1);
        }
        let mut played = checks.whole(&play, seed);
        played.under(&start.rules, start.mode);
        played
    });
    outcome.map_err(|failure| {
        case.decisions.extend(asking);
        Box::new((case, failure))
    })
}

impl Case {
    /// Plays it again, and checks it.
    ///
    /// # Errors
    /// The first thing that doesn't hold.
    pub fn again(&self, book: &Book) -> Result<Played, Failure> {
        caught(|| {
            let Ok(set_up) = self.start.events(book) else {
                return Played::default();
            };
            let mut checks = checks::Running::new(book, self.seed);
            let mut play = Play::begin(&book.cards, &set_up);
            for decision in &self.decisions {
                checks.mirrored(&play);
                checks.before(&play, decision);
                play.say_named(decision.0, decision.1.clone());
            }
            checks.mirrored(&play);
            checks.whole(&play, self.seed)
        })
    }
}
