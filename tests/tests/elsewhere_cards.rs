//! Cards, decks and recordings that come from elsewhere, through the whole program.

use system_tests::Sandbox;

fn sandbox() -> Sandbox {
    Sandbox::new(env!("CARGO_BIN_EXE_takeback-under-test"))
}

/// What a command prints, when it ends so.
fn printed(sandbox: &mut Sandbox, line: &str, code: i32) -> String {
    let outcome = sandbox.run(line);
    assert_eq!(outcome.code, Some(code), "{line}\n{}", outcome.printed);
    outcome.printed
}

/// A deck of Waboku and others nobody knows, with a Synchro monster in the main deck.
const DECK: &str = "#created by a player\n#main\n12607053\n12607053\n12607053\n44508094\n1\n#extra\n!side\n12607053\n";

#[test]
fn a_deck_is_checked_and_written_in_every_form() {
    let mut sandbox = sandbox();
    sandbox.write("deck.ydk", DECK);
    sandbox.write(
        "list.conf",
        "#[A][B]\n!A\n12607053 1 --Waboku\n!B\n$whitelist\n1 3\n",
    );
    let checked = printed(&mut sandbox, "takeback deck check ~/deck.ydk", 1);
    for expected in [
        "the main deck has 5 cards; it may have 40 to 60",
        "Waboku: 4 copies, and a deck may have 3",
        "Stardust Dragon is in the main deck and belongs in the extra deck",
        "Nothing is known of one card",
    ] {
        assert!(checked.contains(expected), "{expected}\n{checked}");
    }
    let which = printed(
        &mut sandbox,
        "takeback deck check ~/deck.ydk --list ~/list.conf",
        3,
    );
    assert!(which.contains("name one with --of: A; B"), "{which}");
    let limited = printed(
        &mut sandbox,
        "takeback deck check ~/deck.ydk --list ~/list.conf --of a",
        1,
    );
    assert!(
        limited.contains("Waboku: 4 copies, and the list allows 1"),
        "{limited}"
    );
    let allowed = printed(
        &mut sandbox,
        "takeback deck check ~/deck.ydk --list ~/list.conf --of B",
        1,
    );
    assert!(allowed.contains("Waboku isn't on the list"), "{allowed}");
    let link = printed(&mut sandbox, "takeback deck to-ydke ~/deck.ydk", 0);
    let back = printed(
        &mut sandbox,
        &format!("takeback deck to-ydk '{}'", link.trim()),
        0,
    );
    assert!(back.ends_with("!side\n12607053\n"), "{back}");
    let lines = printed(&mut sandbox, "takeback deck to-duel ~/deck.ydk --seat B", 0);
    assert!(
        lines.starts_with("seat B  shuffled deck: [Waboku], [Waboku]"),
        "{lines}"
    );
}

#[test]
fn a_deck_that_cannot_be_read_is_told_with_its_line() {
    let mut sandbox = sandbox();
    sandbox.write("deck.ydk", "#main\nWaboku\n");
    let told = printed(&mut sandbox, "takeback deck check ~/deck.ydk", 2);
    assert!(
        told.contains("deck.ydk:2:1") && told.contains("“Waboku” is no passcode"),
        "{told}"
    );
    sandbox.write("list.conf", "!A\n12607053 nine\n");
    let told = printed(
        &mut sandbox,
        "takeback deck check ydke://TV7AAA==!!! --list ~/list.conf",
        2,
    );
    assert!(told.contains("list.conf:2:1"), "{told}");
}

/// A recording of decks and answers.
fn recording() -> Vec<u8> {
    let mut bytes = b"yrp1".to_vec();
    [1_u32, 0, 7, 0, 0, 0, 0]
        .iter()
        .for_each(|n| bytes.extend(n.to_le_bytes()));
    for name in ["Anna", "Bruno"] {
        let mut units: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        units.resize(40, 0);
        bytes.extend(units);
    }
    [
        8000_u32, 5, 1, 0, 2, 12_607_053, 12_607_053, 0, 1, 4_206_964, 0,
    ]
    .iter()
    .for_each(|n| bytes.extend(n.to_le_bytes()));
    bytes.extend([1, 7, 2, 1, 1]);
    bytes
}

#[test]
fn a_recording_of_answers_says_its_decks_and_how_many_answers_there_are() {
    let mut sandbox = sandbox();
    std::fs::write(sandbox.home().join("duel.yrp"), recording()).expect("a file");
    let told = printed(&mut sandbox, "takeback replay ~/duel.yrp", 0);
    for expected in [
        "Anna went first, against Bruno",
        "Waboku ×2",
        "Trap Hole",
        "It holds 2 answers",
        "answers without their questions",
    ] {
        assert!(told.contains(expected), "{expected}\n{told}");
    }
    let italian = printed(&mut sandbox, "takeback replay ~/duel.yrp --lang it", 0);
    assert!(italian.contains("Contiene 2 risposte"), "{italian}");
    sandbox.write("text.yrp", "this is no recording");
    let other = printed(&mut sandbox, "takeback replay ~/text.yrp", 8);
    assert!(other.contains("begins like no recording"), "{other}");
    std::fs::write(sandbox.home().join("cut.yrp"), &recording()[..100]).expect("a file");
    printed(&mut sandbox, "takeback replay ~/cut.yrp", 4);
}

#[cfg(not(feature = "cdb"))]
#[test]
fn a_program_without_what_reads_databases_says_how_to_get_it() {
    let mut sandbox = sandbox();
    sandbox.write("cards.cdb", "whatever");
    let told = printed(&mut sandbox, "takeback cards import ~/cards.cdb", 8);
    assert!(told.contains("--features cdb"), "{told}");
}

#[cfg(feature = "cdb")]
mod databases {
    use super::{printed, sandbox};
    use system_tests::Sandbox;

    fn database(sandbox: &Sandbox, file: &str, names: [&str; 3]) {
        let path = sandbox.home().join(file);
        let database = rusqlite::Connection::open(path).expect("a database");
        let [quick, monster, counter] = names;
        let sql = format!(
            "CREATE TABLE datas(id, ot, alias, setcode, type, atk, def, level, race, attribute, category);
             CREATE TABLE texts(id, name, desc);
             INSERT INTO datas VALUES (900001, 3, 0, 0, 65538, 0, 0, 0, 0, 0, 0),
               (900002, 3, 0, 0, 33, 1500, 1200, 4, 1, 32, 0), (900003, 3, 0, 0, 1048580, 0, 0, 0, 0, 0, 0),
               (900004, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0);
             INSERT INTO texts VALUES (900001, '{quick}', ''), (900002, '{monster}', ''), (900003, '{counter}', '');"
        );
        database.execute_batch(&sql).expect("SQL that works");
    }

    #[test]
    fn imported_cards_are_found_declared_and_played_and_the_duel_needs_no_database() {
        let mut sandbox = sandbox();
        database(
            &sandbox,
            "en.cdb",
            [
                "Sudden Gust of Tests",
                "Knight of the Long Check",
                "No to All That",
            ],
        );
        database(
            &sandbox,
            "it.cdb",
            ["Raffica di Prove", "Cavaliere del Controllo", "No a Tutto"],
        );
        let told = printed(
            &mut sandbox,
            "takeback cards import ~/en.cdb it=$HOME/it.cdb",
            0,
        );
        assert!(
            told.contains("3 cards, 3 of them new") && told.contains("row 900004"),
            "{told}"
        );
        let found = printed(&mut sandbox, "takeback cards find 'long check'", 0);
        assert!(
            found.contains("900002  Knight of the Long Check (Cavaliere del Controllo)"),
            "{found}"
        );
        let shown = printed(&mut sandbox, "takeback cards show raffica", 0);
        assert!(shown.contains("whoever records a duel says it"), "{shown}");
        sandbox.write(
            "one.duel",
            "mode witness\nturn 3 of A, main phase 1\nseat A  hand: Cavaliere del Controllo, 2 cards\n\
             A summons Knight of the Long Check\nboth pass\n! Knight of the Long Check has 1500 ATK\n",
        );
        printed(&mut sandbox, "takeback run ~/one.duel", 0);
        printed(&mut sandbox, "rm -r ~/.local/share/takeback-cards", 0);
        let status = printed(&mut sandbox, "takeback show one", 0);
        assert!(status.contains("Knight of the Long Check"), "{status}");
        printed(&mut sandbox, "takeback audit one", 0);
    }
}
