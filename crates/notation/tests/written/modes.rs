//! The mode a file is played in, and how its unwritten passes are read.

use crate::common::Shipped;
use duel::{Event, Mode, Reading};
use notation::{Options, parse, set_up};

/// Played in another mode, a file keeps how its unwritten passes are meant.
#[test]
fn a_file_played_in_another_mode_keeps_its_reading_of_passes() {
    let reading = |text: &str, mode| {
        let script = parse(text).expect("a duel");
        let options = Options {
            mode,
            reading: None,
        };
        let cards = Shipped::new();
        let events = set_up(&script, &cards.0, &cards, options).expect("a set-up");
        match events[0] {
            Event::DuelBegan { mode, reading, .. } => (mode, reading),
            _ => panic!("a duel begins with its beginning"),
        }
    };
    let (strict, witness) = (Mode::Strict, Mode::Witness);
    let (written, implied) = (Reading::Written, Reading::Implied);
    let told = "mode witness\nturn 3 of A\n";
    assert_eq!(reading(told, Some(strict)), (strict, written));
    assert_eq!(
        reading("mode strict\nturn 3 of A\n", Some(witness)),
        (witness, implied)
    );
    assert_eq!(reading("turn 3 of A\n", Some(witness)), (witness, written));
    assert_eq!(reading("turn 3 of A\n", None), (strict, implied));
}
