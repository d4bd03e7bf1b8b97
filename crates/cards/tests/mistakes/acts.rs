//! Acts that can't do anything.

use crate::common::{does, sound, trap, wrong};

#[test]
fn an_act_of_nothing_is_a_mistake() {
    for (act, message) in [
        ("PayLp(^Fixed(0))", "pays nothing"),
        ("Draw(side: Own, count: ^Fixed(0))", "draws no card"),
        ("Damage(side: Own, amount: ^Fixed(0))", "does no damage"),
        ("GainLp(side: Own, amount: ^Fixed(0))", "gains nothing"),
        ("AddFromDeck(filter: (), count: ^0)", "adds no card"),
        ("DiscardAtRandom(side: Own, count: ^0)", "discards no card"),
        ("MakeToken(token: 8, count: ^0)", "makes no token"),
        (
            "PutCounters(what: This, counter: \"Spell\", count: ^Fixed(0))",
            "moves no counter",
        ),
        (
            "Change(of: This, what: Atk, by: Plus(^Fixed(0)))",
            "changes nothing",
        ),
        ("PayLp(Times(^0, LinkNumber))", "0 times"),
        ("PayLp(Half(^Fixed(0)))", "half of 0"),
    ] {
        wrong(&does(&format!("(act: {act})")), message);
    }
}

#[test]
fn some_cards_are_picked() {
    let picked = |least, most| {
        does(&format!(
            "(act: Destroy(Picked(pool: (places: [Monsters]), least: {least}, most: {most})))"
        ))
    };
    wrong(&picked("^Fixed(2)", "Fixed(1)"), "over the most");
    wrong(&picked("Fixed(0)", "^Fixed(0)"), "takes no card");
    sound(&picked("Fixed(0)", "Fixed(1)"));
    let random = "(act: Discard(Random(pool: (places: [Hand]), count: ^0)))";
    wrong(&does(random), "takes no card");
    let top = "(act: SendToGraveyard(Top(side: Own, count: ^Fixed(0))))";
    wrong(&does(top), "takes no card");
}

#[test]
fn cards_are_destroyed_and_taken_where_that_can_be() {
    let destroy = "(act: Destroy(Each(places: [^Graveyard])))";
    wrong(&does(destroy), "can't be destroyed");
    let take = "(act: TakeControl(what: Each(places: [^Hand]), until: ThisTurn))";
    wrong(&does(take), "only monsters on the field");
    sound(&does("(act: Destroy(Each(places: [Hand, Deck])))"));
}

#[test]
fn cards_are_not_sent_where_they_are() {
    for (act, place) in [
        ("SendToGraveyard", "Graveyard"),
        ("Banish", "Banished"),
        ("ReturnToHand", "Hand"),
    ] {
        wrong(
            &does(&format!("(act: {act}(^Each(places: [{place}])))")),
            "already",
        );
    }
    let deck = "(act: ReturnToDeck(^Each(places: [Deck]), Shuffled))";
    wrong(&does(deck), "already");
    sound(&does("(act: ReturnToDeck(Each(places: [Deck]), Top))"));
    let summon = "(act: SpecialSummon(what: ^Each(places: [Monsters])))";
    wrong(&does(summon), "already");
}

#[test]
fn only_monsters_are_summoned() {
    let text = "(act: SpecialSummon(what: ^Each(places: [Graveyard], filter: (class: [Trap]))))";
    wrong(&does(text), "only monsters");
    wrong(&does("(act: SpecialSummon(what: ^This))"), "only monsters");
    let fusion = "(act: FusionSummon(what: (monsters: ^[Synchro]), materials: (places: [Hand])))";
    wrong(&does(fusion), "only Fusion monsters");
    let ritual = "(act: RitualSummon(what: (monsters: ^[Fusion]), tributes: (places: [Hand])))";
    wrong(&does(ritual), "only Ritual monsters");
}

#[test]
fn negating_is_said_with_acts_of_its_own() {
    let text = "(act: Become(of: This, what: ^Negated, to: Fixed(1)))";
    let found = wrong(&does(text), "isn't negated by a number");
    assert!(found.hint.unwrap_or_default().contains("NegateEffectsOf"));
}

#[test]
fn what_lingers_is_about_a_player_or_about_cards() {
    let player = "(act: Linger(side: Own, rule: ^BanishedWhenItLeaves))";
    let found = wrong(&does(player), "about cards");
    assert!(found.hint.unwrap_or_default().contains("LingerOn"));
    let cards = "(act: LingerOn(what: This, rule: ^NoEffectDamage))";
    wrong(&does(cards), "about a player");
    sound(&does(
        "(act: LingerOn(what: This, rule: NoBattleDestruction))",
    ));
}

#[test]
fn what_happens_later_happens_some_time() {
    let text = "(act: Later(what: This, then: Destroy, at: ^Ever))";
    wrong(&does(text), "never comes");
    sound(&does(
        "(act: Later(what: This, then: Destroy, at: Until(Own, End)))",
    ));
}

#[test]
fn what_a_card_lies_on_ends_at_no_known_time() {
    let text = "(act: Later(what: This, then: Destroy, at: ^WhileAttached))";
    wrong(&does(text), "never comes");
}

#[test]
fn what_changes_sides_is_one_monster_of_each() {
    let all = "(act: SwapControl(^Each(places: [Monsters])))";
    wrong(&does(all), "one monster of each side");
    let hands = "(act: SwapControl(OneOfEach(places: [^Hand])))";
    wrong(&does(hands), "on the field");
    sound(&does("(act: SwapControl(OneOfEach(places: [Monsters])))"));
}

#[test]
fn its_own_value_is_of_a_card_that_is_changed() {
    let half = "(act: Become(of: This, what: Atk, to: Half(ItsOriginal(Atk)), original: true))";
    sound(&does(half));
    let damage = "(act: Damage(side: Opponent, amount: Half(^Its(Atk))))";
    wrong(&does(damage), "no card is changed");
}

#[test]
fn conditions_can_hold() {
    for (condition, message) in [
        (
            "Count(pool: (places: [Field]), least: ^2, most: 1)",
            "over the most",
        ),
        ("Phase(^[])", "no phases"),
        ("SummonedBy(^[])", "no ways"),
        ("Any(^[])", "no conditions"),
        ("^More(Fixed(1), Fixed(2))", "never holds"),
        ("^More(Fixed(2), Fixed(1))", "always holds"),
        ("Not(^More(Fixed(2), Fixed(1)))", "always holds"),
        ("All([Turn(Own), Phase(^[])])", "no phases"),
    ] {
        let mode = format!("requires: [{condition}], resolve: [(act: EndBattlePhase)]");
        wrong(&trap(&mode), message);
    }
    wrong(
        &does("(act: RollDie), (act: EndBattlePhase, when: If(Rolled(^5, 2)))"),
        "over the most",
    );
}
