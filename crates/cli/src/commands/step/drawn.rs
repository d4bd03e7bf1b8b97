//! The debugger on a virtual terminal: what is drawn, in every language, and what keys do to it.

use super::keys::KEYS;
use super::model::Model;
use super::rehearsed::{reading, reading_of_text};
use super::screen::Screen;
use super::{answers, view};
use crate::arguments::As;
use crate::cells;
use crate::context::Context;
use crate::reading::Reading;
use crate::rehearsal::context;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use timeline::Road;
use wording::{Language, Wording, args};

const FORGOT: &str = "seeds/S17-forgot-to-ask";
const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

fn in_language(language: Language, role: As) -> Context {
    let mut context = context();
    context.words = Wording::new(language).for_viewer(role.viewer());
    context
}

fn screen(reading: Reading) -> Screen {
    Screen::new(Model::new(reading).expect("it folds"))
}

/// The rows of the screen, each checked to be exactly as wide as it is.
fn drawn(screen: &Screen, (columns, rows): (u16, u16), context: &Context) -> Vec<String> {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a terminal");
    let draw = |frame: &mut ratatui::Frame<'_>| {
        view::draw(screen, frame.area(), frame.buffer_mut(), context);
    };
    terminal.draw(draw).expect("it draws");
    let buffer = terminal.backend().buffer();
    let row = |y| {
        let (mut row, mut x) = (String::new(), 0);
        while x < columns {
            let symbol = buffer[(x, y)].symbol();
            row.push_str(symbol);
            x += cells::width(symbol).max(1) as u16;
        }
        assert_eq!(x, columns, "a wide character hangs over the edge: {row}");
        row
    };
    (0..rows).map(row).collect()
}

fn letters(text: &str) -> String {
    text.split_whitespace().collect()
}

fn press(screen: &mut Screen, keys: &str, context: &Context) {
    for c in keys.chars() {
        let code = match c {
            '\n' => KeyCode::Enter,
            '→' => KeyCode::Right,
            '←' => KeyCode::Left,
            c => KeyCode::Char(c),
        };
        screen.press(KeyEvent::new(code, KeyModifiers::NONE), context);
    }
}

#[test]
fn every_place_is_drawn_in_every_language_and_size() {
    for language in Language::ALL {
        let context = in_language(language, As::Judge);
        let mut screen = screen(reading(FORGOT, As::Judge));
        let numbers = screen.model.tape.numbers().to_vec();
        for (number, size) in numbers
            .into_iter()
            .step_by(3)
            .zip(SIZES.into_iter().cycle())
        {
            screen.model.tape.stand(number).expect("it folds");
            let rows = drawn(&screen, size, &context);
            let all = rows.join("\n");
            assert!(rows[0].contains(&number.to_string()), "{all}");
            for pane in ["events", "priority", "board", "chain", "watches"] {
                let title = context.text("step-pane", args![pane: pane]);
                assert!(all.contains(&title), "{title} in\n{all}");
            }
            // Where one stands is told in full, down the left of the screen.
            let (seen, _) = screen.model.tape.record().expect("a record");
            let sentence = letters(&answers::sentence(seen, &context));
            let cells = usize::from(view::left_cells(size.0));
            let left: String = rows.iter().map(|row| first(row, cells)).collect();
            assert!(letters(&left).contains(&sentence), "{sentence} in\n{all}");
        }
    }
}

/// The first cells of a row.
fn first(row: &str, mut cells: usize) -> String {
    let fits = |c: &char| {
        let width = cells::width(c.encode_utf8(&mut [0; 4]));
        let fits = width <= cells;
        cells = cells.saturating_sub(width);
        fits
    };
    row.chars().take_while(fits).collect()
}

#[test]
fn every_key_is_told_in_full_on_the_smallest_screen() {
    for language in Language::ALL {
        let context = in_language(language, As::Judge);
        let mut screen = screen(reading(FORGOT, As::Judge));
        press(&mut screen, "?", &context);
        let rows = drawn(&screen, SIZES[0], &context);
        let halves = rows.iter().map(|row| {
            let left = first(row, view::key_cells(80) + 2);
            (left.clone(), row[left.len()..].to_owned())
        });
        let (left, right): (Vec<String>, Vec<String>) = halves.unzip();
        let all = letters(&[left.concat(), right.concat()].concat());
        for key in KEYS {
            let told = context.text(&format!("step-key-{}", key.id), args![]);
            assert!(
                all.contains(&letters(&told)),
                "{told} in\n{}",
                rows.join("\n")
            );
        }
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    for language in Language::ALL {
        let context = in_language(language, As::Judge);
        for size in [(79, 24), (80, 23), (20, 5), (1, 1)] {
            let screen = screen(reading(FORGOT, As::Judge));
            let rows = drawn(&screen, size, &context).join("\n");
            assert!(size.0 < 20 || rows.contains("80"), "{rows}");
        }
    }
}

#[test]
fn keys_go_where_they_say() {
    let context = in_language(Language::En, As::Judge);
    let mut screen = screen(reading(FORGOT, As::Judge));
    let at = |screen: &Screen| screen.model.tape.at();
    press(&mut screen, "g1\n", &context);
    assert_eq!(at(&screen), 1);
    press(&mut screen, "jj→k", &context);
    assert_eq!(at(&screen), 3);
    press(&mut screen, "c", &context);
    let chain = at(&screen);
    press(&mut screen, "→→C", &context);
    assert_eq!(at(&screen), chain);
    press(&mut screen, "va typo\n", &context);
    assert!(
        screen.message[0].contains("column 1"),
        "{:?}",
        screen.message
    );
    press(&mut screen, "vB.hand\nvphase\n", &context);
    let rows = drawn(&screen, SIZES[0], &context).join("\n");
    assert!(rows.contains("phase is main1"), "{rows}");
    press(&mut screen, "/chain.len == 0 && turn > 0\n", &context);
    assert!(at(&screen) > chain && screen.model.tape.seen().chain.is_empty());
    press(&mut screen, "x→d\n", &context);
    assert!(screen.message.len() > 1, "{:?}", screen.message);
    press(&mut screen, "b", &context);
    let whole = drawn(&screen, SIZES[1], &context).join("\n");
    assert!(whole.contains("Hand:"), "{whole}");
    press(&mut screen, "bq", &context);
    assert!(screen.over());
}

#[test]
fn the_side_of_the_one_who_reads_lies_below() {
    let context = in_language(Language::En, As::B);
    let mut screen = screen(reading(FORGOT, As::B));
    let order = |screen: &Screen| {
        let rows = drawn(screen, SIZES[0], &context).join("\n");
        rows.find("A: ") < rows.find("B: ")
    };
    assert!(order(&screen));
    press(&mut screen, "f", &context);
    assert!(!order(&screen));
}

#[test]
fn only_a_judge_is_told_what_could_have_been_said() {
    let (judge, seat) = (
        in_language(Language::En, As::Judge),
        in_language(Language::En, As::A),
    );
    let screen_of = |role, context: &Context| {
        let mut screen = screen(reading(FORGOT, role));
        press(&mut screen, "g1\nm", context);
        (screen.model.tape.at(), screen.message.join("\n"))
    };
    let (at, told) = screen_of(As::Judge, &judge);
    assert!(at > 1 && told.contains("Mind Crush"), "{at}: {told}");
    let (at, told) = screen_of(As::A, &seat);
    assert!(
        at == 1 && told.contains("judge alone") && !told.contains("Crush"),
        "{told}"
    );
}

/// A duel in which B holds this.
fn held(card: &str) -> String {
    format!(
        "rules P7\nmode witness\npasses written\nturn 3 of A, main phase 1\n\
         seat A  hand: Reinforcement of the Army, Gemini Elf  \
         shuffled deck: Elemental HERO Stratos, 34 cards\n\
         seat B  hand: {card}  set: Waboku\n\n\
         A activates Reinforcement of the Army\nA passes\nB passes\n\
         A chooses Elemental HERO Stratos\nA summons Gemini Elf\n"
    )
}

#[test]
fn what_b_holds_changes_nothing_on_a_s_screen() {
    let keys = "jjjjjjjjjjjaaAsSmooccllrRppuUnN?b";
    let shown = |card: &str, role: As| -> Vec<String> {
        let context = in_language(Language::En, role);
        let mut screen = screen(reading_of_text(&held(card), role));
        press(
            &mut screen,
            "g1\nvB.hand\nvpriority\nvin(\"Mind Crush\", B.hand)\n",
            &context,
        );
        let mut all = Vec::new();
        for key in keys.chars() {
            press(&mut screen, &key.to_string(), &context);
            all.push(drawn(&screen, SIZES[1], &context).join("\n"));
        }
        all
    };
    for role in [As::A, As::Spectator] {
        assert_eq!(
            shown("Mind Crush", role),
            shown("Effect Veiler", role),
            "{role:?}"
        );
    }
    assert_ne!(
        shown("Mind Crush", As::Judge),
        shown("Effect Veiler", As::Judge)
    );
}
