//! Effects that don't fit their card, and costs that can't be paid.

use crate::common::{DESTROYS, GOLEM, cost, effects, monster, sound, wrong};

/// A card with its activation and one more effect.
fn beside(kind: &str, effect: &str) -> String {
    let own = format!("(kind: CardActivation, modes: [({DESTROYS})])");
    effects(kind, &format!("{own}, ({effect})"))
}

#[test]
fn an_effect_fits_its_card() {
    let mode = format!("modes: [({DESTROYS})]");
    for (text, message, hint) in [
        (
            monster(&format!("kind: ^CardActivation, {mode}")),
            "isn't activated as a card",
            "Ignition",
        ),
        (
            beside("Trap(Continuous)", &format!("kind: ^Ignition, {mode}")),
            "no ignition effects",
            "Quick",
        ),
        (
            beside(
                "Spell(Normal)",
                &format!("kind: ^Quick, from: [Graveyard], {mode}"),
            ),
            "no quick effects",
            "Ignition",
        ),
        (
            beside("Trap(Normal)", "kind: ^Continuous([NormalElsewhere])"),
            "doesn't stay on the field",
            "Linger",
        ),
    ] {
        let found = wrong(&text, message);
        assert!(found.hint.unwrap_or_default().contains(hint), "{hint}");
    }
    sound(&beside("Trap(Continuous)", &format!("kind: Quick, {mode}")));
    sound(&beside(
        "Spell(Continuous)",
        &format!("kind: Quick, {mode}"),
    ));
    let pendulum = GOLEM.replace("def: 1000", "def: 1000, scale: 4");
    sound(&effects(
        &pendulum,
        &format!("(kind: CardActivation, {mode})"),
    ));
}

#[test]
fn what_is_used_from_the_field_stays_there() {
    let mode = format!("modes: [({DESTROYS})]");
    let quick = format!("kind: ^Quick, {mode}");
    wrong(&beside("Trap(Normal)", &quick), "doesn't stay on the field");
    let from = format!("kind: Quick, from: [Graveyard], {mode}");
    sound(&beside("Trap(Normal)", &from));
    let trigger =
        |event| format!("kind: ^Trigger(mandatory: true, timing: If, event: {event}), {mode}");
    let drawn = trigger("Gained(Own)");
    wrong(
        &beside("Spell(Normal)", &drawn),
        "doesn't stay on the field",
    );
    let moved = trigger("Moved(what: This, to: [Graveyard])").replace('^', "");
    sound(&beside("Spell(Normal)", &moved));
}

#[test]
fn what_is_activated_has_a_mode_and_what_is_not_has_none() {
    wrong(&monster("kind: Ignition, modes: ^[]"), "has no mode");
    let continuous = "kind: Continuous([NormalElsewhere])";
    wrong(
        &monster(&format!("{continuous}, modes: ^[({DESTROYS})]")),
        "has no modes",
    );
    wrong(
        &monster(&format!("{continuous}, cost: ^[(act: PayLp(Fixed(1)))]")),
        "has no cost",
    );
    wrong(&monster("kind: ^Continuous([])"), "nothing is so");
}

#[test]
fn only_traps_are_activated_from_the_hand_by_their_text() {
    let text = format!("kind: Ignition, from_hand_if: ^Turn(Own), modes: [({DESTROYS})]");
    wrong(&monster(&text), "only the activation of a trap");
    let mode = format!("(kind: CardActivation, from_hand_if: Turn(Own), modes: [({DESTROYS})])");
    sound(&effects("Trap(Normal)", &mode));
}

#[test]
fn an_ignition_effect_names_no_timing_of_the_damage_step() {
    let text = format!("kind: Ignition, damage_step: ^[Start], modes: [({DESTROYS})]");
    wrong(&monster(&text), "never used in the damage step");
}

#[test]
fn a_counter_trap_answers_something() {
    let text = format!("(kind: CardActivation, modes: [^({DESTROYS})])");
    wrong(&effects("Trap(Counter)", &text), "answers something");
}

#[test]
fn an_equip_spell_equips() {
    let text = format!("(kind: CardActivation, modes: [({DESTROYS})])");
    let text = effects("Spell(Equip)", &text).replace("resolve: [", "resolve: ^[");
    let found = wrong(&text, "equips nothing");
    assert_eq!(found.hint.as_deref(), Some("write `(act: Equip(Targets))`"));
}

#[test]
fn a_cost_is_payable() {
    for act in [
        "NegateSummon",
        "Destroy(This)",
        "AddFromDeck(filter: (), count: 1)",
        "Damage(side: Own, amount: Fixed(1))",
        "SpecialSummon(what: This)",
        "RollDie",
    ] {
        wrong(&cost(&format!("(act: ^{act})")), "this is no cost");
    }
    for act in [
        "PayLp(Half(LifePoints(Own)))",
        "Tribute(This)",
        "Discard(Picked(pool: (side: Own, places: [Hand]), least: Fixed(1), most: Fixed(1)))",
        "Linger(side: Own, rule: Forbids(Activate))",
    ] {
        sound(&cost(&format!("(act: {act})")));
    }
}

#[test]
fn a_cost_of_nothing_is_a_mistake() {
    wrong(&cost("(act: PayLp(^Fixed(0)))"), "pays nothing");
    let none = "(act: Discard(Picked(pool: (places: [Hand]), least: Fixed(0), most: ^Fixed(0))))";
    wrong(&cost(none), "takes no card");
}

#[test]
fn the_user_discards_from_the_own_hand() {
    let theirs = "(act: ^Discard(Each(side: Opponent, places: [Hand])))";
    wrong(&cost(theirs), "from the own hand");
    // Some monsters are summoned by tributing the opponent's.
    sound(&cost(
        "(act: Tribute(Each(side: Opponent, places: [Monsters])))",
    ));
}

#[test]
fn a_cost_is_paid_whole() {
    let paid = "(act: PayLp(Fixed(1)))";
    wrong(
        &cost(&format!("{paid}, (act: Tribute(This), when: ^Then)")),
        "paid whole",
    );
    wrong(&cost("(act: Tribute(This), may: ^true)"), "paid whole");
    sound(&cost(&format!("{paid}, (act: Tribute(This), when: Also)")));
}

#[test]
fn a_cost_knows_no_targets_and_no_link() {
    wrong(&cost("(act: Tribute(^Targets))"), "after the cost is paid");
    wrong(
        &cost("(act: PayLp(Times(100, ^LinkNumber)))"),
        "isn't on the chain",
    );
}

#[test]
fn tributes_come_from_the_field_or_the_hand_and_discards_from_a_hand() {
    let tribute = |place| cost(&format!("(act: Tribute(Each(places: [{place}])))"));
    wrong(&tribute("^Deck"), "tributed from the field or the hand");
    wrong(
        &tribute("Hand, ^Graveyard"),
        "tributed from the field or the hand",
    );
    sound(&tribute("Hand, Monsters"));
    let discard =
        "(act: Discard(Picked(pool: (places: [^Field]), least: Fixed(1), most: Fixed(1))))";
    wrong(&cost(discard), "discarded from a hand");
}

#[test]
fn materials_are_taken_off_xyz_monsters() {
    let detach = |place| {
        format!("(act: Detach(Picked(pool: (places: [{place}]), least: Fixed(1), most: Fixed(1))))")
    };
    wrong(&cost(&detach("^Monsters")), "only materials");
    let text = cost(&detach("OwnMaterials")).replace("Picked", "^Picked");
    wrong(&text, "only an Xyz monster");
}

#[test]
fn a_mode_does_something_unless_its_card_stays() {
    wrong(
        &monster("kind: Ignition, modes: [(resolve: ^[])]"),
        "does nothing",
    );
    sound(&effects(
        "Trap(Continuous)",
        "(kind: CardActivation, modes: [()])",
    ));
    let normal = effects("Trap(Normal)", "(kind: CardActivation, modes: [^()])");
    wrong(&normal, "does nothing");
}
