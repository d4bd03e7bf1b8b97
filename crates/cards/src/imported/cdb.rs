//! Reads a card database: SQLite with the tables `datas` and `texts`.
//!
//! Somebody else made the file, so nothing in it is run: the tables have to be tables, a row may
//! have so many bytes and no more, and a database that takes too many steps is given up.

use super::{Fact, LeftOut, Read};
use duel::Passcode;
use rusqlite::{Connection, OpenFlags, Row, limits::Limit, types::ValueRef};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The most bytes a value of a row may have.
const MOST_BYTES: i32 = 1 << 20;

/// How many rows a table may have: some twenty times the cards there are.
const MOST_ROWS: usize = 300_000;

/// How many bytes a name may have.
const MOST_NAME: usize = 400;

/// How many thousand steps a question to the database may take.
const MOST_STEPS: u32 = 100_000;

/// Why a database can't be read.
#[derive(Debug, thiserror::Error)]
pub enum CdbError {
    /// It is no database, or damaged beyond its rows.
    #[error("it can't be read as a database")]
    Database(#[from] rusqlite::Error),
    /// It has no such table, or something that isn't a table has its name.
    #[error("it has no table {0}")]
    NoTable(&'static str),
    /// The table lacks a column.
    #[error("its table {0} lacks the column {1}")]
    NoColumn(&'static str, &'static str),
    /// A table has more rows than there could be cards.
    #[error("its table {0} has more rows than there are cards")]
    TooMany(&'static str),
}

const DATAS: [&str; 10] = [
    "id",
    "ot",
    "alias",
    "setcode",
    "type",
    "atk",
    "def",
    "level",
    "race",
    "attribute",
];
const TEXTS: [&str; 2] = ["id", "name"];

/// Reads the cards of a database, and which rows were left out.
///
/// # Errors
/// When it is no such database at all.
pub fn read_cdb(path: &Path) -> Result<Read, CdbError> {
    let database = open(path)?;
    check(&database, "datas", &DATAS)?;
    check(&database, "texts", &TEXTS)?;
    let mut read = Read::default();
    let mut names = names(&database, &mut read)?;
    let select = format!("SELECT {} FROM datas", DATAS.join(", "));
    each(&database, &select, "datas", |row| {
        match row.map_or(Err((0, LeftOut::Unreadable)), fact) {
            Ok((passcode, fact)) => match names.remove(&passcode) {
                Some(name) => {
                    read.cards.insert(passcode, (fact, name));
                }
                None => read.left_out.push((i64::from(passcode.0), LeftOut::Name)),
            },
            Err(left_out) => read.left_out.push(left_out),
        }
    })?;
    names_without_a_card(&names, &mut read);
    read.left_out.sort_unstable();
    Ok(read)
}

/// Names that are left over and belong to no row that was left out already.
fn names_without_a_card(names: &BTreeMap<Passcode, String>, read: &mut Read) {
    let left: BTreeSet<i64> = read.left_out.iter().map(|(number, _)| *number).collect();
    let without = names.keys().map(|passcode| i64::from(passcode.0));
    let without = without.filter(|number| !left.contains(number));
    read.left_out
        .extend(without.map(|number| (number, LeftOut::NoCard)));
}

fn open(path: &Path) -> Result<Connection, CdbError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let database = Connection::open_with_flags(path, flags)?;
    database.set_limit(Limit::SQLITE_LIMIT_LENGTH, MOST_BYTES)?;
    database.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    let mut steps = 0;
    database.progress_handler(
        1_000,
        Some(move || {
            steps += 1;
            steps > MOST_STEPS
        }),
    );
    database.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")?;
    Ok(database)
}

/// Checks that a table is one, and has these columns.
fn check(
    database: &Connection,
    table: &'static str,
    columns: &[&'static str],
) -> Result<(), CdbError> {
    let is = "SELECT count(*) FROM sqlite_schema WHERE lower(name) = ?1 AND type = 'table' \
              AND lower(sql) NOT LIKE 'create virtual%'";
    let is: i64 = database.query_row(is, [table], |row| row.get(0))?;
    if is != 1 {
        return Err(CdbError::NoTable(table));
    }
    let mut info = database.prepare("SELECT lower(name) FROM pragma_table_info(?1)")?;
    let there: Vec<String> = info
        .query_map([table], |row| row.get(0))?
        .flatten()
        .collect();
    match columns
        .iter()
        .find(|column| !there.iter().any(|name| name == **column))
    {
        Some(column) => Err(CdbError::NoColumn(table, column)),
        None => Ok(()),
    }
}

/// Gives each row of a table; none where the database can't give it, which ends the table.
fn each(
    database: &Connection,
    select: &str,
    table: &'static str,
    mut take: impl FnMut(Option<&Row<'_>>),
) -> Result<(), CdbError> {
    let mut select = database.prepare(select)?;
    let mut rows = select.query([])?;
    for number in 0.. {
        if number == MOST_ROWS {
            return Err(CdbError::TooMany(table));
        }
        match rows.next() {
            Ok(Some(row)) => take(Some(row)),
            Ok(None) => break,
            // What was read before the damage stands.
            Err(error) if number == 0 => return Err(error.into()),
            Err(_) => {
                take(None);
                break;
            }
        }
    }
    Ok(())
}

/// Every name, by the passcode it belongs to.
fn names(database: &Connection, read: &mut Read) -> Result<BTreeMap<Passcode, String>, CdbError> {
    let mut names = BTreeMap::new();
    each(database, "SELECT id, name FROM texts", "texts", |row| {
        let Some(row) = row else {
            return read.left_out.push((0, LeftOut::Unreadable));
        };
        match (passcode(row), text(row, 1)) {
            (Ok(passcode), Some(name)) => {
                names.insert(passcode, name);
            }
            (Err(left_out), _) => read.left_out.push(left_out),
            // Its card is left out for want of a name.
            (Ok(_), None) => {}
        }
    })?;
    Ok(names)
}

/// A name: on one line, without spaces around it.
fn text(row: &Row<'_>, column: usize) -> Option<String> {
    let ValueRef::Text(bytes) = row.get_ref(column).ok()? else {
        return None;
    };
    let text = std::str::from_utf8(bytes)
        .ok()
        .filter(|text| text.len() <= MOST_NAME)?;
    let text: Vec<&str> = text.split_whitespace().collect();
    let text = text.join(" ");
    let shown = !text.is_empty() && !text.contains(char::is_control);
    shown.then_some(text)
}

fn passcode(row: &Row<'_>) -> Result<Passcode, (i64, LeftOut)> {
    let number = whole(row, 0).unwrap_or(0);
    let passcode = u32::try_from(number).ok().filter(|code| *code != 0);
    passcode.map(Passcode).ok_or((number, LeftOut::Passcode))
}

fn whole(row: &Row<'_>, column: usize) -> Option<i64> {
    match row.get_ref(column).ok()? {
        ValueRef::Integer(number) => Some(number),
        _ => None,
    }
}

fn fact(row: &Row<'_>) -> Result<(Passcode, Fact), (i64, LeftOut)> {
    let passcode = passcode(row)?;
    let left_out = |why| (i64::from(passcode.0), why);
    let fact = numbers(row).ok_or(left_out(LeftOut::Number))?;
    match fact.wrong() {
        Some(why) => Err(left_out(why)),
        None => Ok((passcode, fact)),
    }
}

fn numbers(row: &Row<'_>) -> Option<Fact> {
    let number = |column| whole(row, column);
    let small = |column| u32::try_from(number(column)?).ok();
    let signed = |column| i32::try_from(number(column)?).ok();
    Some(Fact {
        scope: small(1).unwrap_or(0),
        alias: small(2)
            .filter(|alias| Some(*alias) != small(0))
            .unwrap_or(0),
        // Four numbers of 16 bits, of which the highest may have made it negative.
        sets: number(3).unwrap_or(0) as u64,
        kind: small(4)?,
        atk: signed(5)?,
        def: signed(6)?,
        level: small(7).or_else(|| signed(7).map(|level| level as u32))?,
        race: number(8)? as u64,
        attribute: small(9)?,
    })
}
