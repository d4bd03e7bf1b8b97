//! What refers to something that nothing gives.

use crate::common::{DESTROYS, does, monster, sound, trap, wrong};

#[test]
fn the_first_instruction_depends_on_nothing() {
    for gate in ["IfDone", "IfNotDone", "Then", "Also"] {
        let text = format!("(act: EndBattlePhase, when: ^{gate})");
        wrong(&does(&text), "none before it");
    }
    sound(&does(
        "(act: EndBattlePhase), (act: EndBattlePhase, when: Then)",
    ));
}

#[test]
fn nothing_is_done_to_the_negated_before_it_is_negated() {
    let answers = "answers: SummonAttempt(by: Own), resolve";
    let early = "[(act: Destroy(^Negated)), (act: NegateSummon)]";
    wrong(&trap(&format!("{answers}: {early}")), "nothing is negated");
    let right = "[(act: NegateSummon), (act: Destroy(Negated), when: IfDone)]";
    sound(&trap(&format!("{answers}: {right}")));
}

#[test]
fn those_cards_are_cards_that_were_moved() {
    let lost = "no instruction before this moves a card";
    wrong(&does("(act: Banish(^Done))"), lost);
    wrong(&does("(act: Draw(side: Own, count: ^Done))"), lost);
    wrong(&does("(act: EndBattlePhase), (act: Banish(^Done))"), lost);
    wrong(&does("(act: Banish(Each(places: [^Done])))"), lost);
    let moved = "(act: Destroy(Each(places: [Field])))";
    sound(&does(&format!(
        "{moved}, (act: Draw(side: Own, count: Done))"
    )));
    sound(&does(&format!(
        "{moved}, (act: EndBattlePhase), (act: Banish(Each(places: [Done], filter: (owner: Own))))"
    )));
}

#[test]
fn those_life_points_are_those_of_the_instruction_before() {
    let gain = "(act: GainLp(side: Own, amount: ^Moved))";
    wrong(&does(gain), "moves no life points");
    let damage = "(act: Damage(side: Opponent, amount: Fixed(100)))";
    sound(&does(&format!("{damage}, {}", gain.replace('^', ""))));
}

#[test]
fn a_number_is_rolled_before_it_is_asked_for() {
    wrong(&does("(act: PayLp(^Number))"), "nothing is rolled");
    wrong(
        &does("(act: EndBattlePhase, when: If(^Rolled(2, 5)))"),
        "nothing is rolled",
    );
    sound(&does(
        "(act: RollDie), (act: EndBattlePhase, when: If(Rolled(2, 5)))",
    ));
}

#[test]
fn a_name_is_locked_only_after_a_card_moved() {
    let lock = |rule| format!("(act: Linger(side: Own, rule: {rule}CannotActivateMoved))");
    wrong(&does(&lock("^")), "whose name could be meant");
    let added = "(act: AddFromDeck(filter: (), count: 1))";
    sound(&does(&format!("{added}, {}", lock(""))));
}

#[test]
fn what_was_paid_was_moved_by_the_cost() {
    let text = |cost: &str, paid| {
        monster(&format!(
            "kind: Ignition, cost: [{cost}], modes: [(resolve: [(act: ReturnToHand({paid}))])]"
        ))
    };
    wrong(&text("(act: PayLp(Fixed(1)))", "^Paid"), "moves no card");
    sound(&text("(act: Banish(This))", "Paid"));
}

#[test]
fn damage_taken_needs_damage() {
    let text = |event, amount| {
        monster(&format!(
            "kind: Trigger(mandatory: false, timing: When, event: {event}), \
             modes: [(resolve: [(act: GainLp(side: Own, amount: {amount}))])]"
        ))
    };
    wrong(&text("Gained(Opponent)", "^DamageTaken"), "no damage");
    sound(&text("Damaged(side: Own, battle: true)", "DamageTaken"));
}

#[test]
fn a_number_is_remembered_before_it_is_asked_for() {
    wrong(&does("(act: PayLp(^Remembered))"), "remembers a number");
    sound(&does("(act: Remember(Fixed(2))), (act: PayLp(Remembered))"));
    let circle = does("(act: Remember(^Remembered))");
    wrong(&circle, "remembers a number");
}

#[test]
fn that_monster_needs_something_that_happened() {
    wrong(
        &does("(act: Destroy(Each(places: [^Occasion])))"),
        "set the effect off or is answered",
    );
    sound(&trap(
        "answers: Happening(Summoned(what: Any())), resolve: [(act: Destroy(Each(places: [Occasion])))]",
    ));
}

#[test]
fn materials_of_a_summon_need_a_summon() {
    wrong(
        &does("(act: Banish(Each(places: [^UsedAsMaterial])))"),
        "no summon",
    );
}

#[test]
fn what_is_declared_is_asked_for_and_what_is_asked_for_declared() {
    let text = trap(&format!("declares: ^Name, {DESTROYS}"));
    wrong(&text, "nothing asks for it");
    let asked = "(act: Discard(Each(places: [Hand], filter: (declared: ^true))))";
    wrong(&does(asked), "declares nothing");
    let both = format!("declares: Name, resolve: [{}]", asked.replace('^', ""));
    sound(&trap(&both));
}

#[test]
fn a_card_that_moved_itself_is_another_one_afterwards() {
    let later = |what: &str| {
        let later = format!("(act: Later(what: {what}, then: Return, at: ThisTurn))");
        let list = format!("(act: Banish(This)), {later}");
        monster(&format!("kind: Ignition, modes: [(resolve: [{list}])]"))
    };
    let found = wrong(&later("^This"), "has moved before this");
    assert_eq!(found.hint.as_deref(), Some("write `Done`"));
    sound(&later("Done"));
}
