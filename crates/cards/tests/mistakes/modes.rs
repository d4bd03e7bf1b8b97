//! What a mode answers, targets and waits for.

use crate::common::{DESTROYS, does, effects, monster, sound, trap, wrong};

const TARGETS: &str = "targets: (pool: (places: [Monsters]), least: 1, most: 1)";

fn targets(fields: &str) -> String {
    trap(&format!(
        "targets: ({fields}), resolve: [(act: Destroy(Targets))]"
    ))
}

#[test]
fn targets_are_declared_and_used() {
    let text = trap(&format!("{TARGETS}, {DESTROYS}"));
    let text = text.replace("targets: (pool", "targets: ^(pool");
    wrong(&text, "nothing under `resolve` is done");
    wrong(&does("(act: Destroy(^Targets))"), "has no `targets`");
    let summed = "(act: Damage(side: Own, amount: Sum(Atk, Targets)))";
    sound(&trap(&format!("{TARGETS}, resolve: [{summed}]")));
}

#[test]
fn what_is_hidden_is_no_target() {
    for place in ["Hand", "Deck", "ExtraDeck", "Materials"] {
        let text = format!("pool: (places: [Field, ^{place}]), least: 1, most: 1");
        wrong(&targets(&text), "can't be targeted");
    }
    let pool = "pool: (places: [ExtraDeck], filter: (face_up: true))";
    sound(&targets(&format!("{pool}, least: 1, most: 1")));
}

#[test]
fn some_cards_are_targeted() {
    let pool = "pool: (places: [Monsters])";
    wrong(
        &targets(&format!("{pool}, least: ^2, most: 1")),
        "over the most",
    );
    wrong(&targets(&format!("{pool}, least: 0, most: ^0")), "no card");
    sound(&targets(&format!("{pool}, least: 0, most: 2")));
}

#[test]
fn speed_one_answers_nothing() {
    let mode = format!("answers: ^SummonAttempt(by: Either), {DESTROYS}");
    wrong(
        &monster(&format!("kind: Ignition, modes: [({mode})]")),
        "spell speed 1",
    );
    let spell = |kind| effects(kind, &format!("(kind: CardActivation, modes: [({mode})])"));
    wrong(&spell("Spell(Normal)"), "spell speed 1");
    sound(&spell("Spell(QuickPlay)").replace('^', ""));
}

#[test]
fn what_can_never_happen_is_not_waited_for() {
    let answers = |what: &str| trap(&format!("answers: {what}, {DESTROYS}"));
    for (what, message) in [
        (
            "Activation(by: Either, kinds: ^[])",
            "no kind of activation",
        ),
        ("Happening(Summoned(what: ^This))", "no monster"),
        (
            "Happening(Summoned(what: ^Any(class: [Spell])))",
            "only monsters",
        ),
        ("Happening(Flipped(^This))", "no monster"),
        ("Happening(Attack(by: Own, attacker: ^This))", "no monster"),
        ("Happening(^Damaged(side: Own))", "no kind of damage"),
        (
            "Happening(Damaged(side: Own, effect: true, monster: ^Any()))",
            "about battle damage",
        ),
        (
            "Happening(Damaged(side: Own, effect: true, direct: ^true))",
            "about battle damage",
        ),
        (
            "Happening(BattleTiming(timing: Start, what: ^This))",
            "no monster",
        ),
        (
            "Happening(Activated(by: Own, kinds: ^[]))",
            "no kind of activation",
        ),
        (
            "Happening(Moved(what: Any(), from: [^Hand], why: [Battle]))",
            "from there",
        ),
        (
            "Happening(Moved(what: Any(), from: [^Field], why: [Discarded]))",
            "from there",
        ),
        (
            "Happening(Moved(what: Any(), to: [^Field], why: [Drawn]))",
            "moves there",
        ),
    ] {
        wrong(&answers(what), message);
    }
}

#[test]
fn a_monster_is_not_summoned_in_the_way_of_another() {
    let trigger = |event: &str| {
        monster(&format!(
            "kind: Trigger(mandatory: true, timing: If, event: {event}), modes: [({DESTROYS})]"
        ))
    };
    let summoned = |methods| trigger(&format!("Summoned(what: This, methods: {methods})"));
    wrong(&summoned("[Special, ^Link]"), "never summoned like this");
    wrong(&summoned("[^Gemini]"), "never summoned like this");
    sound(&summoned("[Normal, Tribute, Flip, Special]"));
    wrong(
        &trigger("Summoned(what: This, by_effect: ^1)"),
        "has no effect 1",
    );
    sound(&trigger("Summoned(what: This, by_effect: 0)"));
}

#[test]
fn only_what_is_answered_is_negated() {
    let answering = |what: &str, act: &str| trap(&format!("{what}resolve: [(act: {act})]"));
    for act in [
        "NegateSummon",
        "NegateActivation",
        "NegateEffect",
        "TurnDamage",
    ] {
        wrong(&answering("", &format!("^{act}")), "doesn't answer");
    }
    let summon = "answers: SummonAttempt(by: Own), ";
    wrong(&answering(summon, "^NegateActivation"), "doesn't answer");
    sound(&answering(summon, "NegateSummon"));
    let activation = "answers: Activation(by: Own, kinds: [TrapCard]), ";
    wrong(&answering(activation, "^NegateSummon"), "doesn't answer");
    sound(&answering(activation, "NegateEffect"));
}

#[test]
fn a_mode_may_cost_something_of_its_own() {
    let costing = |cost: &str| trap(&format!("cost: [{cost}], {DESTROYS}"));
    sound(&costing("(act: PayLp(Fixed(500)))"));
    wrong(&costing("(act: ^NegateAttack)"), "is no cost");
    wrong(&costing("(act: PayLp(^Fixed(0)))"), "pays nothing");
}
