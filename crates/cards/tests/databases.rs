//! Card databases made here, read: rows that are damaged, tables that are none, and many cards.
#![cfg(feature = "cdb")]

use cards::imported::{CdbError, Imported, LeftOut, Read, read_cdb};
use duel::Passcode;
use rusqlite::Connection;
use std::path::PathBuf;

struct Database {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

/// A database with what this SQL makes.
fn made(sql: &str) -> Database {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("cards.cdb");
    let database = Connection::open(&path).expect("a database");
    let sql = format!("BEGIN; {sql} COMMIT;");
    database.execute_batch(&sql).expect("SQL that works");
    Database {
        _folder: folder,
        path,
    }
}

const TABLES: &str = "
    CREATE TABLE datas(id integer primary key, ot integer, alias integer, setcode integer,
        type integer, atk integer, def integer, level integer, race integer, attribute integer,
        category integer);
    CREATE TABLE texts(id integer primary key, name text, desc text, str1 text);
";

fn read(rows: &str) -> Read {
    let database = made(&format!("{TABLES}{rows}"));
    read_cdb(&database.path).expect("a card database")
}

#[test]
fn a_database_gives_cards_with_names_and_facts() {
    let read = read(
        "INSERT INTO datas VALUES (500, 3, 0, 8, 33, 1500, -2, 4, 1, 32, 0);
         INSERT INTO texts VALUES (500, '  Knight of  Tests ', 'not kept', '');",
    );
    assert_eq!(read.left_out, []);
    let (fact, name) = &read.cards[&Passcode(500)];
    assert_eq!(name, "Knight of Tests");
    assert_eq!(
        (fact.kind, fact.atk, fact.def, fact.level),
        (33, 1500, -2, 4)
    );
    assert_eq!(
        (fact.scope, fact.sets, fact.race, fact.attribute),
        (3, 8, 1, 32)
    );
    let mut imported = Imported::default();
    imported.add(read, "en");
    let bytes = imported.to_bytes();
    let text = b"not kept";
    assert!(
        !bytes.windows(text.len()).any(|part| part == text),
        "a card's text is kept"
    );
}

#[test]
fn rows_that_cannot_be_cards_are_left_out_and_told() {
    let read = read(
        "INSERT INTO datas VALUES (1, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0);
         INSERT INTO datas VALUES (-7, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0);
         INSERT INTO datas VALUES (4294967296, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0);
         INSERT INTO datas VALUES (2, 3, 0, 0, 0, 0, 0, 4, 1, 1, 0);
         INSERT INTO datas VALUES (3, 3, 0, 0, 'spell', 0, 0, 0, 0, 0, 0);
         INSERT INTO datas VALUES (4, 3, 0, 0, NULL, 0, 0, 0, 0, 0, 0);
         INSERT INTO datas VALUES (5, 3, 0, 0, 33, -9, 0, 4, 1, 1, 0);
         INSERT INTO datas VALUES (6, 3, 0, 0, 6, 0, 0, 0, 0, 0, 0);
         INSERT INTO datas VALUES (8, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0);
         INSERT INTO texts VALUES (1, 'Sound', '', ''), (2, 'B', '', ''), (3, 'C', '', ''),
             (4, 'D', '', ''), (5, 'E', '', ''), (6, 'F', '', ''), (8, '   ', '', ''),
             (9, 'Nobody', '', '');",
    );
    assert_eq!(read.cards.len(), 1);
    assert_eq!(
        read.left_out,
        [
            (-7, LeftOut::Passcode),
            (2, LeftOut::Kind),
            (3, LeftOut::Number),
            (4, LeftOut::Number),
            (5, LeftOut::Number),
            (6, LeftOut::Kind),
            (8, LeftOut::Name),
            (9, LeftOut::NoCard),
            (4_294_967_296, LeftOut::Passcode),
        ]
    );
}

#[test]
fn what_is_no_card_database_is_refused() {
    let no_texts =
        made("CREATE TABLE datas(id, ot, alias, setcode, type, atk, def, level, race, attribute);");
    assert!(matches!(
        read_cdb(&no_texts.path),
        Err(CdbError::NoTable("texts"))
    ));
    let no_type = made("CREATE TABLE datas(id, ot, alias, setcode); CREATE TABLE texts(id, name);");
    assert!(matches!(
        read_cdb(&no_type.path),
        Err(CdbError::NoColumn("datas", "type"))
    ));
    // A view can be a question without end.
    let view = made(&format!(
        "{TABLES} DROP TABLE datas; CREATE VIEW datas AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
         SELECT i AS id, 0 AS ot, 0 AS alias, 0 AS setcode, 33 AS type, 0 AS atk, 0 AS def, 0 AS level, 0 AS race, 0 AS attribute FROM n;"
    ));
    assert!(matches!(
        read_cdb(&view.path),
        Err(CdbError::NoTable("datas"))
    ));
    let folder = tempfile::tempdir().expect("a folder");
    let text = folder.path().join("text.cdb");
    std::fs::write(
        &text,
        "this is no database, whatever its ending says".repeat(100),
    )
    .expect("a file");
    assert!(matches!(read_cdb(&text), Err(CdbError::Database(_))));
}

#[test]
fn a_database_with_damaged_pages_never_stops_the_reader() {
    let rows: String = (1..400)
        .map(|n| format!("INSERT INTO datas VALUES ({n}, 3, 0, 0, 33, 0, 0, 4, 1, 1, 0); INSERT INTO texts VALUES ({n}, 'Card {n}', '', '');"))
        .collect();
    let database = made(&format!("{TABLES}{rows}"));
    let bytes = std::fs::read(&database.path).expect("a file");
    for step in 0..40 {
        let mut damaged = bytes.clone();
        for at in (100 + step * 7..damaged.len()).step_by(911) {
            damaged[at] ^= 0x55;
        }
        std::fs::write(&database.path, damaged).expect("a file");
        let _ = read_cdb(&database.path);
    }
}

#[test]
fn thirteen_thousand_cards_take_less_than_two_seconds() {
    let rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 13000)
        INSERT INTO datas SELECT i, 3, 0, 0, 33, i, i, 4, 1, 1, 0 FROM n;
        INSERT INTO texts SELECT id, 'Card number ' || id, 'a long text of a card', '' FROM datas;";
    let database = made(&format!("{TABLES}{rows}"));
    let begun = std::time::Instant::now();
    let read = read_cdb(&database.path).expect("a card database");
    let mut imported = Imported::default();
    let added = imported.add(read, "en");
    let bytes = imported.to_bytes();
    assert_eq!(added.new, 13_000);
    assert!(begun.elapsed().as_secs_f64() < 2.0, "{:?}", begun.elapsed());
    assert!(bytes.len() < 1 << 20, "{} bytes", bytes.len());
}
