//! A recorded duel comes out as a written one that can be run.

mod support;

use duel::{Event, Position};
use notation::script::{Rules, RulesBase};
use notation::{Found, Lookup, NoRules, Ruleset, Runner, Sink, SinkError};
use rules::{Catalogue, Said};
use support::{bench, recorded};
use takeback_conformance::trace::Step;
use testkit::play::Play;

/// Card names and rules, as a written duel names them.
struct Names(Catalogue);

impl Lookup for Names {
    fn card(&self, text: &str) -> Found {
        let named = self.0.iter().find(|def| def.names.en == text);
        named.map_or(
            Found::None {
                nearest: Vec::new(),
            },
            |def| Found::One(def.passcode),
        )
    }

    fn rules(&self, rules: &Rules) -> Result<Ruleset, NoRules> {
        let unknown = || NoRules::Unknown { known: Vec::new() };
        let RulesBase::Named(name) = &rules.base.value else {
            return Err(unknown());
        };
        let changes = rules.changes.iter();
        let changes: Vec<(String, String)> = changes
            .map(|change| (change.flag.value.clone(), change.value.value.clone()))
            .collect();
        let asked = cards::Asked::Named(name.clone());
        let found = cards::ruleset(&asked, &changes).map_err(|_| unknown())?;
        Ok(Ruleset {
            profile: found.profile,
            lp: found.lp(),
            hand: found.hand(),
            deck: found.deck(),
            name: found.name,
        })
    }
}

struct Memory<'a>(Play<'a>);

impl Sink for Memory<'_> {
    type Error = String;

    fn position(&self) -> &Position {
        &self.0.position
    }

    fn past(&self, see: &mut dyn FnMut(&Event)) {
        self.0.events.iter().for_each(see);
    }

    fn say(&mut self, said: &Said, _: Option<&str>) -> Result<Vec<Event>, SinkError<String>> {
        let from = self.0.events.len();
        match self.0.say(said) {
            Ok(()) => Ok(self.0.events[from..].to_vec()),
            Err(refusal) => Err(SinkError::Refused(refusal)),
        }
    }
}

/// Runs a written duel to its end.
fn run(text: &str, names: &Names) -> Result<Position, String> {
    let script = notation::parse(text).map_err(|error| format!("{error:?}"))?;
    let set_up = notation::set_up(&script, &names.0, names, Default::default());
    let set_up = set_up.map_err(|error| format!("{error:?}"))?;
    let mut runner = Runner::new(Memory(Play::begin(&names.0, &set_up)), &names.0, names);
    let played = runner.play(script.play());
    played.map_err(|error| format!("{error:?}"))?;
    Ok(runner.into_sink().0.position)
}

#[test]
fn recorded_duels_written_down_are_run_to_their_end() {
    let bench = bench();
    let names = Names(bench.cards.clone());
    let mut run_to_their_end = 0;
    for trace in recorded("scenarios.jsonl.zst").iter().step_by(3) {
        let text = bench.write(trace).expect("the duel begins");
        let end = run(&text, &names);
        assert!(end.is_ok(), "{}: {end:?}\n{text}", trace.id);
        run_to_their_end += 1;
    }
    assert!(run_to_their_end > 40);
}

#[test]
fn a_written_duel_ends_where_the_accounts_part() {
    let bench = bench();
    let names = Names(bench.cards.clone());
    let scenarios = recorded("scenarios.jsonl.zst");
    let trace = scenarios
        .iter()
        .find(|trace| trace.id == "chain_strike_count")
        .expect("a scenario with damage");
    let whole = bench.write(trace).expect("the duel begins");
    let mut other = trace.clone();
    for step in &mut other.steps {
        if let Step::Damage { n, .. } = step {
            *n += 100;
        }
    }
    let part = bench.write(&other).expect("the duel begins");
    assert!(part.len() <= whole.len());
    let end = run(&part, &names).expect("it runs up to there");
    assert!(end.lp.0.iter().any(|lp| *lp < 8000), "the damage was dealt");
}
