//! Attacks, every kind of summon, and what is chosen on the way, as they are written.

use crate::common::{Memory, Shipped, play};
use duel::{Event, Method, Posture};
use notation::RunError;

#[track_caller]
fn played<'a>(text: &str, cards: &'a Shipped) -> Memory<'a> {
    match play(text, cards) {
        Ok(memory) => memory,
        Err(error) => panic!(
            "line {}: {error:?}\n{}",
            error.at().line,
            text.lines()
                .nth(error.at().line as usize - 1)
                .unwrap_or_default()
        ),
    }
}

/// The mistake, or the rule that refuses.
fn wrong(text: &str, cards: &Shipped) -> String {
    match play(text, cards) {
        Err(RunError::Mistaken(error)) => format!("{:?}", error.mistake),
        Err(RunError::Refused { refusal, .. } | RunError::Absent { refusal, .. }) => {
            refusal.rule.id().to_owned()
        }
        Err(other) => panic!("{text}: {other:?}"),
        Ok(_) => panic!("{text} was played"),
    }
}

const BATTLE: &str = "turn 3 of A, battle phase
seat A  monsters: Summoned Skull, Gemini Elf, Gemini Elf
seat B  monsters: Gemini Elf  set: Giant Soldier of Stone
A moves on
";

#[test]
fn an_attack_is_declared_on_the_monster_that_is_named() {
    let cards = Shipped::new();
    for line in [
        "A attacks Gemini Elf with Summoned Skull",
        "A attacks with Summoned Skull -> B's Gemini Elf",
        "A attacks Gemini Elf with A's Summoned Skull in zone 1",
    ] {
        played(
            &format!(
                "{BATTLE}{line}\n! attack of Summoned Skull on Gemini Elf\nboth pass\n\
                 ! attack of Summoned Skull on B's Gemini Elf\n! battle step\n\
                 A moves on\nB passes\n! damage step, at the start\n"
            ),
            &cards,
        );
    }
    let set = "A attacks B's set monster in zone 2 with Summoned Skull";
    let memory = played(&format!("{BATTLE}{set}\n"), &cards);
    assert!(memory.position.attack.is_some_and(|a| a.target.is_some()));
    // B's own card, but the record knows it.
    played(
        &format!("{BATTLE}A attacks Giant Soldier of Stone with Summoned Skull\n"),
        &cards,
    );
}

#[test]
fn which_of_two_monsters_attacks_has_to_be_said() {
    let cards = Shipped::new();
    let twice = format!("{BATTLE}A attacks Gemini Elf with Gemini Elf\n");
    let said = wrong(&twice, &cards);
    assert!(
        said.contains("WhichOne") && said.contains("A's monster zone 3"),
        "{said}"
    );
    let memory = played(
        &format!("{BATTLE}A attacks Gemini Elf with Gemini Elf in zone 3\n"),
        &cards,
    );
    let attack = memory.position.attack.expect("an attack");
    let attacker = memory.position.card(attack.card).expect("it is there");
    assert_eq!(attacker.place.slot, 2);
    let target = attack
        .target
        .and_then(|target| memory.position.card(target));
    assert_eq!(target.map(|row| row.place.seat), Some(duel::Seat::B));
}

#[test]
fn an_attack_that_cannot_be_is_refused_and_not_mistaken() {
    let cards = Shipped::new();
    for (line, rule) in [
        ("A attacks Sangan with Summoned Skull", "CARD-PLACE"),
        ("A attacks Gemini Elf with Sangan", "CARD-PLACE"),
        ("A cancels the attack", "CHOICE-OFFERED"),
    ] {
        assert_eq!(wrong(&format!("{BATTLE}{line}\n"), &cards), rule, "{line}");
        played(
            &format!("{BATTLE}refused {rule}: {line}\n! no attack\n"),
            &cards,
        );
    }
    let direct = "A attacks directly with Summoned Skull";
    let text = format!("{BATTLE}B passes\n! battle step\n{direct}\n");
    assert_eq!(wrong(&text, &cards), "BATTLE-DIRECT");
}

pub(crate) const REPLAY: &str = "turn 3 of A, battle phase
seat A  monsters: Summoned Skull, Cannon Soldier
seat B  set: Call of the Haunted  graveyard: Gemini Elf
A moves on
A attacks directly with Summoned Skull
! direct attack of Summoned Skull
A passes
B activates Call of the Haunted targeting Gemini Elf
both pass
! A to choose the attack target
";

#[test]
fn an_attack_whose_targets_have_changed_goes_on_or_stops() {
    let cards = Shipped::new();
    for (line, check) in [
        (
            "A attacks Gemini Elf",
            "! attack of Summoned Skull on Gemini Elf",
        ),
        ("A cancels the attack", "! no attack"),
        (
            "A attacks Gemini Elf with Summoned Skull",
            "! attack of Summoned Skull on Gemini Elf",
        ),
        (
            "A attacks Gemini Elf with Cannon Soldier",
            "! attack of Cannon Soldier on Gemini Elf",
        ),
    ] {
        played(&format!("{REPLAY}{line}\n{check}\n"), &cards);
    }
    let direct = format!("{REPLAY}A attacks directly\n");
    assert_eq!(wrong(&direct, &cards), "CHOICE-OFFERED");
}

pub(crate) const DRAGON: &str = "turn 3 of A, main phase 1
seat A  hand: Chaos Emperor Dragon - Envoy of the End
seat A  graveyard: Dragon Spirit of White, Sangan, Summoned Skull, Blue-Eyes White Dragon
";

#[test]
fn one_list_pays_several_costs_in_any_order() {
    let cards = Shipped::new();
    for paid in [
        "Dragon Spirit of White, Sangan",
        "Sangan, Dragon Spirit of White",
        "Summoned Skull, Blue-Eyes White Dragon",
    ] {
        let (first, second) = paid.split_once(", ").expect("two cards");
        played(
            &format!(
                "{DRAGON}A special summons Chaos Emperor Dragon banishing {paid} in defense \
                 position\n! summon of A's Chaos Emperor Dragon\n\
                 ! {first} among A's banished cards\n! {second} among A's banished cards\n\
                 both pass\n! Chaos Emperor Dragon is in defense position\n"
            ),
            &cards,
        );
    }
}

#[test]
fn what_is_paid_may_stand_on_lines_of_its_own() {
    let cards = Shipped::new();
    played(
        &format!(
            "{DRAGON}A special summons Chaos Emperor Dragon\n! A to choose the position\n\
             A chooses attack position\n! A to choose the cost\n\
             A chooses Dragon Spirit of White\nA chooses Sangan\n! summon of Chaos Emperor Dragon\n"
        ),
        &cards,
    );
}

#[test]
fn a_cost_that_does_not_fit_leaves_nothing_behind() {
    let cards = Shipped::new();
    for paid in [
        "Dragon Spirit of White, Blue-Eyes White Dragon",
        "Dragon Spirit of White, Sangan, Summoned Skull",
        "Sangan, Sangan",
    ] {
        let line = format!("A special summons Chaos Emperor Dragon banishing {paid}");
        let said = wrong(&format!("{DRAGON}{line}\n"), &cards);
        assert!(
            said == "CHOICE-OFFERED" || said.contains("NotAskedFor"),
            "{paid}: {said}"
        );
    }
}

#[test]
fn monsters_of_the_extra_deck_are_summoned_with_what_is_used() {
    let cards = Shipped::new();
    for (hand, extra, line, method) in [
        (
            "Ash Blossom & Joyous Spring, Cyber Dragon, Gemini Elf",
            "Stardust Dragon",
            "A synchro summons Stardust Dragon using Cyber Dragon, Ash Blossom in attack position",
            Method::Synchro,
        ),
        (
            "Gemini Elf, Gemini Elf, Cannon Soldier, Snipe Hunter, Goblindbergh",
            "Zoodiac Drident",
            "A xyz summons Zoodiac Drident using Gemini Elf, Gemini Elf, Goblindbergh, Cannon \
             Soldier in defense position",
            Method::Xyz,
        ),
        (
            "Effect Veiler, Gemini Elf",
            "Linkuriboh",
            "A link summons Linkuriboh using Effect Veiler",
            Method::Link,
        ),
        (
            "Effect Veiler",
            "Linkuriboh",
            "A special summons Linkuriboh by way 1",
            Method::Link,
        ),
    ] {
        let text = format!(
            "turn 3 of A, main phase 1\nseat A  monsters: {hand}  extra deck: {extra}\n{line}\n\
             ! summon of {extra}\nboth pass\n! {extra} on A's field\n"
        );
        let memory = played(&text, &cards);
        let declared = memory.events.iter().find_map(|event| match event {
            Event::SummonDeclared { method, .. } => Some(*method),
            _ => None,
        });
        assert_eq!(declared, Some(method), "{line}");
    }
}

#[test]
fn a_summon_in_a_way_the_card_does_not_have_is_refused() {
    let cards = Shipped::new();
    let table = "turn 3 of A, main phase 1\nseat A  hand: Sangan  extra deck: Stardust Dragon\n";
    for line in [
        "A special summons Sangan",
        "A synchro summons Sangan",
        "A link summons Stardust Dragon",
        "A synchro summons Stardust Dragon by way 7",
        "A synchro summons Stardust Dragon",
    ] {
        let rule = wrong(&format!("{table}{line}\n"), &cards);
        assert!(rule.starts_with("SUMMON-"), "{line}: {rule}");
    }
    let said = wrong(&format!("{table}A special summons a monster\n"), &cards);
    assert!(said.contains("a card name"), "{said}");
    let table = "turn 3 of A, main phase 1\nseat A  hand: Sangan\n";
    for line in ["A pendulum summons", "A gemini summons Sangan"] {
        assert!(!wrong(&format!("{table}{line}\n"), &cards).is_empty());
    }
}

#[test]
fn what_an_effect_summons_is_chosen_with_its_materials_and_its_position() {
    let cards = Shipped::new();
    let text = "turn 3 of A, main phase 1
seat A  hand: Super Polymerization, Gemini Elf  monsters: Elemental HERO Avian, Sangan
seat A  extra deck: Elemental HERO Absolute Zero
seat B  monsters: Tribe-Infecting Virus, Deep Sea Diva
A activates Super Polymerization discarding Gemini Elf
A chooses Elemental HERO Absolute Zero using Avian, B's Deep Sea Diva in defense position
! Elemental HERO Absolute Zero is in defense position
! Deep Sea Diva in B's graveyard
! Tribe-Infecting Virus on B's field
";
    let memory = played(text, &cards);
    let summoned = memory.events.iter().any(|event| {
        matches!(event, Event::SpecialSummoned { moves, .. }
            if moves[0].posture == Posture::FaceUpDefense)
    });
    assert!(summoned);
}

const VIRUS: &str = "turn 3 of A, main phase 1
seat A  hand: Sangan, Gemini Elf  monsters: Tribe-Infecting Virus
seat B  monsters: Gemini Elf
";

#[test]
fn a_type_is_declared_beforehand_or_when_it_is_asked_for() {
    let cards = Shipped::new();
    let line = "A activates Tribe-Infecting Virus declaring spellcaster discarding Sangan\n";
    let after = "both pass\n! Gemini Elf in B's graveyard\n! Tribe-Infecting Virus on A's field\n";
    played(&format!("{VIRUS}{line}{after}"), &cards);
    let lines = "A activates Tribe-Infecting Virus\n! A to choose a type or attribute\n\
                 A declares Spellcaster\n! A to choose the cost\nA discards Sangan\n";
    played(&format!("{VIRUS}{lines}{after}"), &cards);
    let unknown = "A activates Tribe-Infecting Virus declaring Spelcaster\n";
    let said = wrong(&format!("{VIRUS}{unknown}"), &cards);
    assert!(
        said.contains("UnknownWord") && said.contains("Spellcaster"),
        "{said}"
    );
}

#[test]
fn a_die_decides_where_the_effect_asks_for_one() {
    let cards = Shipped::new();
    let text = "turn 3 of A, main phase 1
seat A  hand: Sangan, Waboku  monsters: Snipe Hunter
seat B  monsters: Gemini Elf, Cannon Soldier
A activates Snipe Hunter discarding Sangan targeting B's Gemini Elf
both pass
! chance to decide
";
    played(
        &format!("{text}die: 3\n! Gemini Elf in B's graveyard\n"),
        &cards,
    );
    played(
        &format!("{text}die: 6\n! Gemini Elf on B's field\n"),
        &cards,
    );
    let coin = wrong(&format!("{text}coin: heads\n"), &cards);
    assert!(
        coin.contains("NotAskedFor") && coin.contains("coin"),
        "{coin}"
    );
    // Where passes are implied it may follow the activation at once.
    let short = text.replace("both pass\n! chance to decide\n", "die: 2\n");
    played(&format!("{short}! Gemini Elf in B's graveyard\n"), &cards);
    let coin = wrong(&short.replace("die: 2", "coin: heads"), &cards);
    assert!(coin.contains("NotAskedFor"), "{coin}");
}

#[test]
fn what_goes_for_the_hand_limit_is_discarded() {
    let cards = Shipped::new();
    let text = "turn 3 of A, end phase
seat A  hand: Sangan, Waboku, 6 cards
A moves on
B passes
! A to choose the discards
";
    played(
        &format!(
            "{text}A discards Sangan, Waboku\n! 6 cards in A's hand\n! Sangan in A's graveyard\n"
        ),
        &cards,
    );
    assert_eq!(
        wrong(&format!("{text}A discards Sangan\n"), &cards),
        "CHOICE-OFFERED"
    );
    // Chance throws nothing here.
    assert_eq!(wrong(&format!("{text}die: 2\n"), &cards), "CHOICE-FIRST");
}

#[test]
fn a_check_of_a_trigger_tells_missed_from_met() {
    let cards = Shipped::new();
    // Peten is tributed as a cost, and the damage is the last thing that happens.
    let text = "turn 3 of A, main phase 1
seat A  monsters: Cannon Soldier, Peten the Dark Clown, Sangan  deck: Peten the Dark Clown, Sangan, 30 cards
A activates Cannon Soldier tributing Peten the Dark Clown
both pass
! B: lp 7500
! Peten the Dark Clown missed its timing
! A's Peten the Dark Clown missed its timing
both pass
A activates Cannon Soldier tributing Sangan
both pass
! Sangan triggered
! link 1 is A's Sangan
! link 1 has spell speed 1
";
    played(text, &cards);
    let other = text.replace("! A's Peten", "! B's Peten");
    assert!(matches!(play(&other, &cards), Err(RunError::Check { .. })));
}

#[test]
fn checks_see_lingering_effects_and_the_end_of_the_duel() {
    let cards = Shipped::new();
    let text = "turn 3 of A, main phase 1
seat A  set: Waboku
! no lingering effect of Waboku
A activates Waboku
both pass
! lingering effect of Waboku
both pass
A concedes
! B wins
! B wins by concession
! the duel is over
";
    played(text, &cards);
}

#[test]
fn a_set_up_puts_everything_where_it_says() {
    let cards = Shipped::new();
    let text = "turn 4 of A, main phase 1
seat A  monsters: Zoodiac Drident in zone 7 with 2 Spell counters with 1 Venom counter, Sangan
seat A  materials of Zoodiac Drident in zone 7: Gemini Elf, 1 card
seat A  banished: Sangan face-down, Waboku, 1 card  extra deck: Stardust Dragon, 2 cards
seat B  monsters: Gemini Elf in zone 7  spells: Call of the Haunted bound to Gemini Elf in zone 7
! Zoodiac Drident has 2 materials
! Zoodiac Drident is in zone 7
! Zoodiac Drident has 1 Venom counter
! Zoodiac Drident has 2 Spell counters
! Zoodiac Drident has 0 Fog counters
! at first Zoodiac Drident has 2 materials
! Gemini Elf among A's materials
! B's Gemini Elf in zone 7 is in zone 7
! Call of the Haunted is bound to B's Gemini Elf
! 3 cards among A's banished cards
! 3 cards in A's extra deck
";
    let memory = played(text, &cards);
    let banished = memory
        .position
        .rows
        .iter()
        .filter(|row| row.place.zone == duel::Zone::Banished && !row.posture.face_up());
    assert_eq!(banished.count(), 1);
    assert!(
        memory.position.happened.is_empty(),
        "a set-up is no happening"
    );
}
