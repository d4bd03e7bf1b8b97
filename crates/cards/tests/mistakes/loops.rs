//! Mandatory effects that set themselves off for ever.

use crate::common::{GOLEM, effects, sound, wrong};

fn trigger(event: &str, act: &str) -> String {
    format!(
        "(kind: Trigger(mandatory: true, timing: If, event: {event}), modes: [(resolve: [(act: {act})])])"
    )
}

fn golem(all: &[String]) -> String {
    effects(GOLEM, &all.join(", "))
}

const GAIN: &str = "GainLp(side: Own, amount: Fixed(100))";

#[test]
fn a_mandatory_effect_does_not_set_itself_off() {
    for (event, act) in [
        ("^Gained(Own)", GAIN),
        ("^Gained(Either)", GAIN),
        (
            "^Damaged(side: Opponent, effect: true)",
            "Damage(side: Opponent, amount: Fixed(100))",
        ),
        (
            "^Moved(what: Any(), from: [Deck], to: [Hand])",
            "Draw(side: Own, count: Fixed(1))",
        ),
        (
            "^Moved(what: Any(), why: [Drawn], side: Own)",
            "Draw(side: Own, count: Fixed(1))",
        ),
        ("^Summoned(what: Any())", "MakeToken(token: 8, count: 1)"),
        (
            "^PositionChanged(This)",
            "ChangePosition(what: This, to: Other)",
        ),
        (
            "^Activated(by: Own, kinds: [MonsterEffect])",
            "EndBattlePhase",
        ),
    ] {
        let found = wrong(&golem(&[trigger(event, act)]), "sets itself off again");
        let hint = found.hint.unwrap_or_default();
        assert!(hint.contains("limit"), "{hint}");
    }
}

#[test]
fn two_effects_of_a_card_do_not_set_each_other_off_for_ever() {
    let gain = trigger("^Damaged(side: Opponent, effect: true)", GAIN);
    let burn = trigger("Gained(Own)", "Damage(side: Opponent, amount: Fixed(100))");
    wrong(&golem(&[gain, burn]), "they this one");
}

#[test]
fn what_holds_an_effect_back_breaks_the_loop() {
    let looping = trigger("Gained(Own)", GAIN);
    for (from, to) in [
        ("mandatory: true", "mandatory: false"),
        ("modes:", "limit: OncePerTurn, modes:"),
        ("modes:", "cost: [(act: PayLp(Fixed(100)))], modes:"),
        ("resolve:", "requires: [Turn(Own)], resolve:"),
        ("[(act", "[(may: true, act"),
        ("Gained(Own)", "Gained(Opponent)"),
        ("side: Own, amount", "side: Opponent, amount"),
    ] {
        assert!(looping.contains(from), "{from}");
        sound(&golem(&[looping.replacen(from, to, 1)]));
    }
}

#[test]
fn what_is_not_certain_is_not_refused() {
    let filtered = "Moved(what: Any(class: [Monster]), to: [Hand])";
    sound(&golem(&[trigger(
        filtered,
        "Draw(side: Own, count: Fixed(1))",
    )]));
    let theirs = "Activated(by: Opponent, kinds: [MonsterEffect])";
    sound(&golem(&[trigger(theirs, "EndBattlePhase")]));
    let other = "Activated(by: Own, kinds: [TrapCard])";
    sound(&golem(&[trigger(other, "EndBattlePhase")]));
}
