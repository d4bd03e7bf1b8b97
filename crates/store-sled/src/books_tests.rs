//! What is missing or wrong on the shelf is found: whatever is taken away or changed, everything
//! that is asked afterwards either fails or is answered as before.

use crate::books::{BookFault, Books};
use crate::item::Item;
use crate::sim::SimGround;
use journal::{Beside, DuelEntry, DuelId, StoredBatch};
use testkit::store_suite::{Writer, entry};

/// Everything there is to be asked.
#[derive(PartialEq, Debug)]
struct Everything {
    list: Vec<DuelEntry>,
    duels: Vec<(DuelEntry, Vec<StoredBatch>, Vec<Beside>)>,
}

fn ask(ground: &SimGround, duels: &[DuelId]) -> Result<Everything, BookFault> {
    let mut books = Books::new(Box::new(ground.clone()));
    let mut list: Vec<DuelEntry> = Vec::new();
    loop {
        let page = books.duels(list.last().map(|entry| entry.id), 3)?;
        if page.is_empty() {
            break;
        }
        list.extend(page);
    }
    let ask = |duel: &DuelId| {
        let entry = books.listed(*duel)?.ok_or(BookFault::NoSuchDuel(*duel))?;
        let mut batches: Vec<StoredBatch> = Vec::new();
        loop {
            let from = batches.last().map_or(1, |batch| batch.last() + 1);
            let page = books.read(*duel, from, 50, 1 << 20)?;
            if page.is_empty() {
                break;
            }
            batches.extend(page);
        }
        Ok((entry, batches, books.beside(*duel, 0, u32::MAX)?))
    };
    let duels = duels.iter().map(ask).collect::<Result<_, BookFault>>()?;
    Ok(Everything { list, duels })
}

/// A shelf with some duels, one of them long, one with two batches only.
fn filled() -> (SimGround, Vec<DuelId>) {
    let ground = SimGround::new(1);
    let mut books = Books::new(Box::new(ground.clone()));
    books.mark(0).unwrap();
    let mut duels = Vec::new();
    for (number, batches) in [(5, 2), (1, 90), (3, 3), (2, 20), (4, 5)] {
        let mut writer = Writer::new(number, number);
        for n in 0..batches {
            let batch = writer.next(1 + n % 3, 30 + n as usize);
            books.do_all(&[Item::Append(writer.duel, batch)]).unwrap();
        }
        let beside = vec![
            entry(0, 1, b"secret"),
            entry(1, 3, b""),
            entry(2, 3, b"words"),
        ];
        books.do_all(&[Item::Beside(writer.duel, beside)]).unwrap();
        duels.push(writer.duel);
    }
    (ground, duels)
}

#[test]
fn no_key_can_be_missing_unnoticed_nor_any_row_of_keys() {
    let (ground, duels) = filled();
    let whole = ask(&ground, &duels).unwrap();
    assert_eq!(whole.list.len(), 5);
    let keys = ground.world().shelf_keys();
    // All but the first, which says how many syncs there were: without it there is no shelf.
    for from in 1..keys.len() {
        for length in [1, 2, 3, 7, 20, 60, 200] {
            let damaged = ground.apart();
            let gone = &keys[from..(from + length).min(keys.len())];
            damaged.world().lose(gone);
            let found = ask(&damaged, &duels);
            assert!(
                found.is_err(),
                "{length} keys from {from} of {}",
                keys.len()
            );
        }
    }
}

#[test]
fn no_value_can_be_another_one_unnoticed() {
    let (ground, duels) = filled();
    let keys = ground.world().shelf_keys();
    for (index, key) in keys.iter().enumerate() {
        for other in [index + 1, index + 7, index * 31 % keys.len()] {
            let other = &keys[other % keys.len()];
            let damaged = ground.apart();
            if damaged.world().swap(key, other) {
                assert!(ask(&damaged, &duels).is_err(), "{index}");
            }
        }
    }
}

#[test]
fn sound_batches_before_and_after_damage_are_read() {
    let (ground, duels) = filled();
    let long = duels[1];
    let whole = Books::new(Box::new(ground.clone()))
        .read(long, 1, 10_000, 1 << 20)
        .unwrap();
    let keys = ground.world().shelf_keys();
    let journal = keys
        .iter()
        .filter(|key| key.starts_with(&long.0) && key[16..20] > [0; 4][..]);
    let chunks: Vec<_> = journal.filter(|key| key[16..20] < [255; 4][..]).collect();
    assert!(chunks.len() > 3);
    let damaged = ground.apart();
    damaged.world().lose(&[chunks[1].clone()]);
    let books = Books::new(Box::new(damaged));
    let before = books.read(long, 1, 10_000, 1 << 20).unwrap();
    assert_eq!(before, whole[..before.len()]);
    let due = before.last().unwrap().last() + 1;
    let error = books.read(long, due, 10_000, 1 << 20).unwrap_err();
    let BookFault::Damaged { first, last, .. } = error else {
        panic!("{error:?}")
    };
    assert_eq!(first, due);
    let after = books.read(long, last + 1, 10_000, 1 << 20).unwrap();
    assert_eq!(after, whole[whole.len() - after.len()..]);
    assert_eq!(
        after[0].first,
        last + 1,
        "the range is as small as it can be"
    );
}
