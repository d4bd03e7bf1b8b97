//! Records of a batch, whole or redacted: what is hashed of each, and the seals that follow.

use crate::Checked;
use crate::tables::Tables;
use crate::values::{Rest, Value, varint, zigzag};

/// The key of one use of the hash.
pub(crate) fn key(used: &str) -> [u8; 32] {
    blake3::derive_key(&format!("takeback v1 {used}"), b"")
}

/// The keyed hash of one use.
pub(crate) fn keyed(used: &str, parts: &[&[u8]]) -> [u8; 32] {
    *blake3::keyed_hash(&key(used), &parts.concat()).as_bytes()
}

/// What a batch says for all its records.
#[derive(Clone, Debug)]
pub(crate) struct Batch {
    pub(crate) number: u32,
    pub(crate) at: i64,
    pub(crate) nonce: [u8; 8],
}

/// What is needed to read records.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading<'t> {
    pub(crate) tables: &'t Tables,
    pub(crate) redacted: bool,
    /// The secrets of seat A, seat B and the judge.
    pub(crate) secrets: [Option<[u8; 32]>; 3],
}

/// A record's hash, and what the next ones need to know of it.
#[derive(Clone, Debug)]
pub(crate) struct Hashed {
    pub(crate) hash: [u8; 32],
    pub(crate) desk: bool,
    pub(crate) told: bool,
    /// The commitment to its words.
    pub(crate) words: Option<[u8; 32]>,
}

/// What stands in the place of what is hidden.
enum Cover {
    Whole,
    Salt([u8; 16]),
    Veiled([u8; 32]),
    Told([u8; 32]),
}

impl Reading<'_> {
    /// Reads one record. `before` is the last duel record before it in its batch.
    pub(crate) fn record(
        &self,
        rest: &mut Rest<'_>,
        batch: &Batch,
        (number, first): (u32, bool),
        before: Option<u32>,
    ) -> Checked<Hashed> {
        let (cover, form) = self.cover(rest)?;
        let flags = rest.byte()?;
        let back = (flags & 32 != 0).then(|| rest.small()).transpose()?;
        let later = (flags & 64 != 0).then(|| rest.signed()).transpose()?;
        let all = rest.0;
        let event = rest.named("Event", self.tables)?;
        let open = &all[..all.len() - rest.0.len()];
        let told = matches!(cover, Cover::Told(_));
        let veiled = veil(&event).filter(|_| !told);
        if self.redacted && !told && veiled.is_some() != (form < 2) {
            return Err(format!("record {number} isn't covered as its event is"));
        }
        let veiled = self.commitment(rest, number, veiled, &cover)?;
        let has_words = flags & 128 != 0 && !told;
        let words = has_words.then(|| rest.array::<32>()).transpose()?;
        let desk = ["Rewound", "Note", "Desk"].contains(&event.name());
        let implied = if desk {
            None
        } else {
            before.or(Some(number - 1).filter(|&to| to > 0))
        };
        let follows = match back {
            None => implied,
            Some(0) => None,
            Some(back) => Some(number.wrapping_sub(back)),
        };
        if back.is_some() && follows == implied {
            return Err(format!("record {number} says what need not be said"));
        }
        let hash = match cover {
            Cover::Told(hash) => hash,
            _ => keyed(
                "record",
                &[&canonical(
                    batch,
                    (number, first, follows),
                    later,
                    flags,
                    (open, veiled, words),
                )],
            ),
        };
        Ok(Hashed {
            hash,
            desk,
            told,
            words,
        })
    }

    fn cover(&self, rest: &mut Rest<'_>) -> Checked<(Cover, u8)> {
        if !self.redacted {
            return Ok((Cover::Whole, 2));
        }
        let form = rest.byte()?;
        let cover = match form {
            0 => Cover::Salt(rest.array()?),
            1 => Cover::Veiled(rest.array()?),
            2 => Cover::Whole,
            3 => Cover::Told(rest.array()?),
            _ => return Err("no form of a record".into()),
        };
        Ok((cover, form))
    }

    /// The commitment to the veiled part, which is read where it is shown.
    fn commitment(
        &self,
        rest: &mut Rest<'_>,
        number: u32,
        veiled: Option<(usize, &'static str)>,
        cover: &Cover,
    ) -> Checked<Option<[u8; 32]>> {
        let Some((audience, made)) = veiled else {
            return Ok(None);
        };
        if let Cover::Veiled(commitment) = cover {
            return Ok(Some(*commitment));
        }
        let all = rest.0;
        match made {
            "Face" => {
                rest.small()?;
            }
            made => {
                rest.named(made, self.tables)?;
            }
        }
        let part = &all[..all.len() - rest.0.len()];
        let salt = match cover {
            Cover::Salt(salt) => *salt,
            _ => {
                let secret = self.secrets[audience].ok_or("a secret is missing")?;
                let hash = blake3::keyed_hash(&secret, &number.to_le_bytes());
                let mut salt = [0; 16];
                salt.copy_from_slice(&hash.as_bytes()[..16]);
                salt
            }
        };
        Ok(Some(keyed("veil", &[&salt, part])))
    }
}

/// Whose veiled part an event has (0 A, 1 B, 2 judge), and of which type it is.
fn veil(event: &Value) -> Option<(usize, &'static str)> {
    let seat = |value: &Value| usize::from(value.name() == "B");
    let hidden = |how: &Value| !["AskedTheOther", "MovedOn", "AgreedUpTo"].contains(&how.name());
    match event.name() {
        "CardKnown" => match event.field("to").name() {
            "All" => None,
            "Judge" => Some((2, "Face")),
            _ => Some((seat(event.field("to").field("seat")), "Face")),
        },
        "WindowAnswered" => {
            let answer = event.field("answer");
            let passed = answer.name() == "Passed" && hidden(answer.field("how"));
            passed.then(|| (seat(event.field("seat")), "How"))
        }
        "ChoiceMade" => {
            let hidden = event.field("hidden") == &Value::Number(1);
            hidden.then(|| (seat(event.field("seat")), "Picked"))
        }
        "Said" => {
            let (by, action) = (seat(event.field("by")), event.field("action"));
            match action.name() {
                "Pass" if hidden(action.field("how")) => Some((by, "How")),
                "Show" if action.field("open") == &Value::Number(0) => Some((by, "Face")),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The canonical form of a record.
fn canonical(
    batch: &Batch,
    (number, first, follows): (u32, bool, Option<u32>),
    later: Option<i64>,
    flags: u8,
    (open, veiled, words): (&[u8], Option<[u8; 32]>, Option<[u8; 32]>),
) -> Vec<u8> {
    let mut bytes = varint(number.into());
    optional(&mut bytes, follows.map(|to| varint(to.into())));
    bytes.extend(varint(batch.number.into()));
    optional(&mut bytes, first.then(|| batch.nonce.to_vec()));
    bytes.extend(zigzag(batch.at));
    optional(
        &mut bytes,
        later.map(|later| zigzag(batch.at.wrapping_add(later))),
    );
    bytes.extend([flags & 7, flags >> 3 & 3]);
    bytes.extend(open);
    optional(&mut bytes, veiled.map(|hash| hash.to_vec()));
    optional(&mut bytes, words.map(|hash| hash.to_vec()));
    bytes
}

fn optional(bytes: &mut Vec<u8>, value: Option<Vec<u8>>) {
    bytes.push(u8::from(value.is_some()));
    bytes.extend(value.into_iter().flatten());
}
