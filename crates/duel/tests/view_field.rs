//! What a role may know of battles, summons by effects, materials, counters and tokens, on small
//! hand-made lines.

mod line;

use duel::{
    Action, Audience, CardId, Cause, ChoiceKind, Event, Lingering, LingeringRule, Lot, Method,
    Move, Passcode, Picked, Place, Posture, Reason, Role, Row, Seat, Step, Until, Word, Zone,
};
use line::{A, B, Line, SANGAN, STRATOS, differs_to, same_to, spell};

const UP: Posture = Posture::FaceUpAttack;
const EVERYBODY_ELSE: [Role; 2] = [A, Role::Spectator];

fn monster(seat: Seat, slot: u8) -> Place {
    let zone = Zone::Monster;
    Place { seat, zone, slot }
}

impl Line {
    fn summoned(&mut self, row: usize, to: Place, posture: Posture) -> Event {
        let Row { id, place, .. } = self.position.rows[row];
        let step = Move {
            card: id,
            from: place,
            to,
            posture,
        };
        self.add(Event::SpecialSummoned {
            seat: Seat::B,
            method: Method::Special,
            moves: vec![step],
            cause: Cause::RULE,
        })
    }

    /// Others lose track of the hand: what they follow from now on has another identity.
    fn mix_hand(&mut self) {
        self.know(2, SANGAN, Audience::All);
        self.set(0, 4);
    }

    fn chooses(&mut self, what: ChoiceKind, picked: Picked, hidden: bool) {
        self.add(Event::ChoiceAsked {
            seat: Seat::B,
            what,
            least: 0,
            most: 1,
        });
        self.add(Event::ChoiceMade {
            seat: Seat::B,
            picked,
            hidden,
        });
    }

    fn battle(&mut self) {
        self.add(Event::StepEntered { step: Step::Battle });
    }

    fn attacks(&mut self, row: usize, target: Option<usize>) -> Event {
        let (seat, card) = (Seat::B, self.id(row));
        let target = target.map(|row| self.id(row));
        self.add(Event::AttackDeclared { seat, card, target })
    }

    /// The card the role reads in a zone of the field.
    fn there(&self, place: Place) -> Row {
        *self.now().at(place).expect("a card")
    }
}

/// Both see no difference between the two rows.
fn same_to_others(play: impl Fn(&mut Line, usize)) {
    EVERYBODY_ELSE
        .into_iter()
        .for_each(|role| same_to(role, &play));
}

#[test]
fn which_card_of_a_hand_came_face_down_by_an_effect_is_nobody_elses_business() {
    let play = |line: &mut Line, row| {
        line.know(0, STRATOS, Audience::All);
        line.step_begins();
        line.summoned(row, monster(Seat::B, 0), Posture::FaceDownDefense);
        assert!(line.now().rows.iter().all(|row| row.face.is_none()));
    };
    same_to_others(play);
    differs_to(B, |line, row| {
        line.summoned(row, monster(Seat::B, 0), Posture::FaceDownDefense);
    });
}

#[test]
fn a_monster_summoned_from_a_hidden_place_is_read_where_it_stands() {
    for (role, row) in [(A, 0), (A, 5), (B, 0), (B, 5), (Role::Spectator, 0)] {
        let mut line = Line::new(role);
        line.know(row as u32, STRATOS, Audience::All);
        let seen = line.summoned(row, monster(Seat::B, 0), UP);
        let Event::SpecialSummoned { moves, .. } = seen else {
            panic!("the event stays what it is");
        };
        let there = line.there(monster(Seat::B, 0));
        assert_eq!((there.id, there.face), (moves[0].card, Some(STRATOS)));
        assert_eq!(moves[0].from.slot, 0);
    }
}

#[test]
fn where_in_the_deck_a_summoned_monster_was_is_nobodys_business() {
    for role in [A, B, Role::Spectator] {
        same_to(role, |line, row| {
            let row = [4, 6][row];
            line.know(row as u32, STRATOS, Audience::All);
            line.summoned(row, monster(Seat::B, 0), UP);
        });
    }
}

#[test]
fn a_monster_turned_down_is_still_known() {
    for role in EVERYBODY_ELSE {
        let mut line = Line::new(role);
        line.know(0, STRATOS, Audience::All);
        line.summoned(0, monster(Seat::B, 0), UP);
        let before = line.there(monster(Seat::B, 0)).id;
        let (card, cause) = (line.id(0), Cause::RULE);
        line.add(Event::PositionChanged {
            card,
            to: Posture::FaceDownDefense,
            cause,
        });
        let there = line.there(monster(Seat::B, 0));
        assert_eq!((there.id, there.face), (before, Some(STRATOS)));
    }
}

#[test]
fn a_card_put_at_the_bottom_of_the_deck_is_read_to_go_there() {
    for (slot, reads) in [(Place::BOTTOM, Place::BOTTOM), (0, 0)] {
        let mut line = Line::new(A);
        let deck = Place::pile(Seat::B, Zone::Deck);
        let to = Place { slot, ..deck };
        let seen = line.move_card(3, to, Posture::FaceDown, Reason::Effect);
        let Event::CardsMoved { moves, .. } = seen else {
            panic!("the event stays what it is");
        };
        assert_eq!(moves[0].to.slot, reads);
    }
}

#[test]
fn a_token_is_read_under_the_alias_it_has_from_then_on() {
    for role in [A, B, Role::Spectator] {
        let mut line = Line::new(role);
        line.mix_hand();
        line.know(2, SANGAN, Audience::All);
        line.summoned(2, monster(Seat::B, 1), UP);
        let seen = line.add(Event::TokenMade {
            seat: Seat::B,
            card: CardId(10),
            face: Passcode(7),
            to: monster(Seat::B, 0),
            posture: UP,
            cause: Cause::RULE,
        });
        let Event::TokenMade { card, .. } = seen else {
            panic!("the event stays what it is");
        };
        let there = line.there(monster(Seat::B, 0));
        assert_eq!((there.id, there.face), (card, Some(Passcode(7))));
        assert!(there.token);
        assert_eq!(line.now().rows.len(), line.position.rows.len());
    }
}

#[test]
fn materials_counters_and_what_lingers_name_cards_as_the_role_reads_them() {
    for role in [A, B, Role::Spectator] {
        let mut line = Line::new(role);
        line.mix_hand();
        line.know(2, SANGAN, Audience::All);
        line.summoned(2, monster(Seat::B, 1), UP);
        line.know(1, STRATOS, Audience::All);
        let (card, material) = (line.id(2), line.id(1));
        let cause = Cause::RULE;
        line.add(Event::MaterialsAttached {
            cards: [material].into_iter().collect(),
            to: card,
            cause,
        });
        line.add(Event::CountersChanged {
            card,
            counter: Word::new("Spell").expect("short"),
            by: 1,
            to: 1,
            cause,
        });
        let lingering = Lingering {
            rule: LingeringRule::Negated,
            seat: Seat::B,
            card: Some(card),
            until: Until::Leaves,
            source: line.id(3),
        };
        line.add(Event::LingeringBegan { lingering, cause });
        let alias = line.there(monster(Seat::B, 1)).id;
        let under = line.zone(Seat::B, Zone::Material);
        assert_eq!(
            (under[0].attached, under[0].face),
            (Some(alias), Some(STRATOS))
        );
        assert_eq!(line.now().counters[0].0, alias);
        assert_eq!(line.now().lingering[0].card, Some(alias));
        let seen = line.add(Event::LingeringEnded { lingering });
        let Event::LingeringEnded { lingering } = seen else {
            panic!("the event stays what it is");
        };
        assert_eq!(lingering.card, Some(alias));
        assert!(line.now().lingering.is_empty());
    }
}

#[test]
fn an_attack_names_attacker_and_target_as_the_role_reads_them() {
    for role in [A, B, Role::Spectator] {
        let mut line = Line::new(role);
        line.mix_hand();
        line.know(2, SANGAN, Audience::All);
        line.summoned(2, monster(Seat::B, 1), UP);
        line.move_card(
            8,
            monster(Seat::A, 0),
            Posture::FaceDownDefense,
            Reason::Effect,
        );
        line.battle();
        line.add(Event::Said {
            by: Seat::B,
            action: Action::Attack {
                card: line.id(2),
                target: Some(line.id(8)),
            },
        });
        let seen = line.attacks(2, Some(8));
        let names = (
            line.there(monster(Seat::B, 1)).id,
            Some(line.there(monster(Seat::A, 0)).id),
        );
        assert!(
            matches!(seen, Event::AttackDeclared { card, target, .. } if (card, target) == names)
        );
        let attack = line.now().attack.expect("under way");
        assert_eq!((attack.card, attack.target), names);
    }
}

#[test]
fn an_attack_is_stopped_under_the_name_it_was_declared_by_wherever_the_attacker_went() {
    same_to_others(|line, row| {
        line.know(0, STRATOS, Audience::All);
        line.summoned(0, monster(Seat::B, 1), UP);
        line.battle();
        let Event::AttackDeclared { card: attacker, .. } = line.attacks(0, None) else {
            panic!("the event stays what it is");
        };
        let card = line.id(0);
        let hand = Place::pile(Seat::B, Zone::Hand);
        line.move_card(0, hand, Posture::FaceDown, Reason::Effect);
        line.set([0, 1][row], 2);
        let (taken_back, cause) = (false, Cause::RULE);
        let seen = line.add(Event::AttackStopped {
            card,
            taken_back,
            cause,
        });
        let Event::AttackStopped { card, .. } = seen else {
            panic!("the event stays what it is");
        };
        assert_eq!(card, attacker);
        assert_ne!(line.there(spell(2)).id, attacker);
        assert_eq!(line.now().attack, None);
    });
}

#[test]
fn what_was_chosen_in_secret_is_not_in_the_position_either() {
    let in_step = |what, picks: [Picked; 2]| {
        let play = move |line: &mut Line, row: usize| {
            line.step_begins();
            line.chooses(what, picks[row].clone(), true);
        };
        same_to_others(&play);
        differs_to(B, &play);
    };
    in_step(
        ChoiceKind::Whether,
        [Picked::Whether(true), Picked::Whether(false)],
    );
    in_step(ChoiceKind::Number, [Picked::Number(1), Picked::Number(2)]);
    let postures = [Posture::FaceDownDefense, Posture::FaceUpDefense];
    in_step(ChoiceKind::Posture, postures.map(Picked::Posture));
    let cards = [0, 1].map(|n| Picked::Cards([CardId(n)].into_iter().collect()));
    in_step(ChoiceKind::Material, cards.clone());
    let hand_limit = |line: &mut Line, row: usize| {
        line.know(0, STRATOS, Audience::All);
        line.chooses(ChoiceKind::HandLimit, cards[row].clone(), true);
    };
    same_to_others(hand_limit);
    differs_to(B, hand_limit);
}

#[test]
fn what_was_chosen_openly_is_in_the_position() {
    let mut line = Line::new(A);
    line.step_begins();
    line.chooses(ChoiceKind::Number, Picked::Number(3), false);
    line.chooses(ChoiceKind::Whether, Picked::Whether(true), false);
    let frame = line.now().frame.as_ref().expect("a step");
    assert_eq!((frame.number, frame.whether), (Some(3), Some(true)));
}

#[test]
fn a_coin_and_a_die_lie_open() {
    for (lot, face) in [(Lot::Coin, 1), (Lot::Die, 5)] {
        let mut line = Line::new(Role::Spectator);
        line.step_begins();
        let picked = Picked::Number(face);
        let seen = line.add(Event::RandomOutcome {
            lot,
            picked: picked.clone(),
        });
        assert_eq!(seen, Event::RandomOutcome { lot, picked });
        let frame = line.now().frame.as_ref().expect("a step");
        assert_eq!(frame.number, Some(face));
    }
}

#[test]
fn what_is_used_once_a_duel_is_read_by_those_who_read_what_it_was() {
    let play = |line: &mut Line, row: usize| {
        line.know(0, [STRATOS, SANGAN][row], Audience::Judge);
        line.add(Event::LinkAdded {
            link: 1,
            seat: Seat::B,
            card: line.id(0),
            effect: 0,
            mode: 0,
            kind: duel::LinkKind::MonsterEffect,
            speed: 2,
            targets: Default::default(),
            declared: None,
            word: None,
        });
        assert!(line.now().used_ever.is_empty());
    };
    for role in [A, B, Role::Spectator] {
        same_to(role, play);
    }
    let mut line = Line::new(A);
    line.know(0, STRATOS, Audience::All);
    line.add(Event::LinkAdded {
        link: 1,
        seat: Seat::B,
        card: line.id(0),
        effect: 3,
        mode: 0,
        kind: duel::LinkKind::MonsterEffect,
        speed: 2,
        targets: Default::default(),
        declared: None,
        word: None,
    });
    assert_eq!(line.now().used_ever[..], [(Seat::B, STRATOS, 3)]);
}

#[test]
fn whether_a_card_that_was_used_has_left_is_nobodys_business() {
    let mut line = Line::new(A);
    line.know(0, STRATOS, Audience::All);
    line.add(Event::LinkAdded {
        link: 1,
        seat: Seat::B,
        card: line.id(0),
        effect: 0,
        mode: 0,
        kind: duel::LinkKind::MonsterEffect,
        speed: 2,
        targets: Default::default(),
        declared: None,
        word: None,
    });
    let grave = Place::pile(Seat::B, Zone::Graveyard);
    line.move_card(0, grave, UP, Reason::Effect);
    let left = |used: &duel::Use| matches!(used, duel::Use::Effect { left: true, .. });
    assert!(line.position.used.iter().any(left));
    assert!(!line.now().used.iter().any(left));
}

#[test]
fn from_which_rank_of_the_hand_a_card_was_activated_is_nobodys_business() {
    same_to_others(|line, row| {
        line.know(row as u32, STRATOS, Audience::All);
        line.add(Event::LinkAdded {
            link: 1,
            seat: Seat::B,
            card: line.id(row),
            effect: 0,
            mode: 0,
            kind: duel::LinkKind::MonsterEffect,
            speed: 2,
            targets: Default::default(),
            declared: None,
            word: None,
        });
    });
}

#[test]
fn monsters_summoned_together_lie_open_between_declaration_and_success() {
    same_to_others(|line, row| {
        let rows = [[0, 1], [1, 0]][row];
        line.know(rows[0], STRATOS, Audience::Seat(Seat::B));
        line.know(rows[1], SANGAN, Audience::Seat(Seat::B));
        let card = line.id(rows[0] as usize);
        line.add(Event::SummonDeclared {
            seat: Seat::B,
            card,
            method: Method::Pendulum,
            to: monster(Seat::B, 0),
            posture: UP,
            way: None,
        });
        line.add(Event::SummonJoined {
            card: line.id(rows[1] as usize),
            to: monster(Seat::B, 1),
            posture: UP,
        });
        let limbo = line.zone(Seat::B, Zone::Limbo);
        let faces: Vec<_> = limbo.iter().filter_map(|row| row.face).collect();
        assert_eq!(faces, [STRATOS, SANGAN]);
        assert_eq!(line.now().joined[0].card, limbo[1].id);
        line.add(Event::SummonSucceeded { card });
        assert_eq!(line.there(monster(Seat::B, 1)).face, Some(SANGAN));
    });
}

#[test]
fn a_card_drawn_by_an_effect_is_the_one_on_top() {
    let mut line = Line::new(A);
    line.know(7, STRATOS, Audience::All);
    line.step_begins();
    let hand = Place::pile(Seat::B, Zone::Hand);
    line.move_card(7, hand, Posture::FaceDown, Reason::Drawn);
    let cards = line.zone(Seat::B, Zone::Hand);
    assert!(cards.iter().any(|row| row.face == Some(STRATOS)));
}

#[test]
fn a_card_that_goes_unseen_from_hand_to_deck_is_one_of_the_deck_to_others() {
    same_to_others(|line, row| {
        line.know(2, SANGAN, Audience::All);
        line.step_begins();
        let deck = Place::pile(Seat::B, Zone::Deck);
        let before = line.now().clone();
        let seen = line.move_card(row, deck, Posture::FaceDown, Reason::Effect);
        let Event::CardsMoved { moves, .. } = seen else {
            panic!("the event stays what it is");
        };
        assert!(before.card(moves[0].card).is_none());
        let there = line.now().card(moves[0].card).map(|row| row.place.zone);
        assert_eq!(there, Some(Zone::Deck));
    });
}

#[test]
fn since_when_a_card_was_in_a_hand_is_nobodys_business_and_since_when_it_lies_open_is_plain() {
    let hand = Place::pile(Seat::B, Zone::Hand);
    let deck = Place::pile(Seat::B, Zone::Deck);
    same_to_others(|line, row| {
        line.know(2, SANGAN, Audience::All);
        line.step_begins();
        line.move_card(1, deck, Posture::FaceDown, Reason::Effect);
        line.move_card(1, hand, Posture::FaceDown, Reason::Drawn);
        let [old, new] = [0, 1].map(|row: usize| line.position.rows[row].applies_since);
        assert!(old < new, "one of them came later");
        line.set(row, 4);
    });
    let mut line = Line::new(A);
    line.step_begins();
    line.summoned(0, monster(Seat::B, 0), UP);
    let since = line.position.rows[0].applies_since;
    assert!(since > 0, "it came during play");
    assert_eq!(line.there(monster(Seat::B, 0)).applies_since, since);
}
