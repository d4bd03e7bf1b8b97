//! The tree over the seals, and notes that sign its root.

use crate::{Checked, hex};
use ed25519_dalek::{Signature, VerifyingKey};
use sha2::{Digest, Sha256};

fn sha(parts: &[&[u8]]) -> [u8; 32] {
    Sha256::digest(parts.concat()).into()
}

/// The root over these seals.
pub(crate) fn root(seals: &[[u8; 32]]) -> [u8; 32] {
    match seals {
        [] => sha(&[]),
        [seal] => sha(&[&[0], seal]),
        _ => {
            let (left, right) = seals.split_at(seals.len().next_power_of_two() / 2);
            sha(&[&[1], &root(left), &root(right)])
        }
    }
}

/// Who signed the note (of the one key that counts) over how many records, once it is found to be a
/// checkpoint of these seals.
pub(crate) fn check(
    bytes: &[u8],
    key: &str,
    duel: &[u8; 16],
    seals: &[[u8; 32]],
) -> Checked<(String, usize)> {
    let note = std::str::from_utf8(bytes).map_err(|_| "the note is no text")?;
    let (text, signatures) = note
        .rsplit_once("\n\n")
        .ok_or("the note has no signatures")?;
    let name = signed(&format!("{text}\n"), signatures, key)?;
    let [origin, size, said] = text.split('\n').collect::<Vec<_>>()[..] else {
        return Err("a checkpoint is three lines".into());
    };
    if origin != format!("takeback/duel/{}", hex(duel)) {
        return Err("the checkpoint is of another duel".into());
    }
    let records: usize = size.parse().map_err(|_| "no number of records")?;
    let signed = seals.get(..records).filter(|_| records > 0);
    let signed = signed.ok_or("the checkpoint is over more records than there are")?;
    match base64(&root(signed)) == said && records.to_string() == size {
        true => Ok((name, records)),
        false => Err(format!("these aren't the {size} records that were signed")),
    }
}

/// The name of the key, once a signature of it is found to be good.
fn signed(text: &str, signatures: &str, key: &str) -> Checked<String> {
    let [name, id, rest] = key.splitn(3, '+').collect::<Vec<_>>()[..] else {
        return Err("no key".into());
    };
    let bytes = unbase64(rest).ok_or("no key")?;
    let [1, public @ ..] = &bytes[..] else {
        return Err("no Ed25519 key".into());
    };
    let public: &[u8; 32] = public.try_into().map_err(|_| "no Ed25519 key")?;
    let key_id = &sha(&[name.as_bytes(), b"\n\x01", public])[..4];
    if hex(key_id) != id {
        return Err("the key's id doesn't fit it".into());
    }
    let public = VerifyingKey::from_bytes(public).map_err(|_| "no Ed25519 key")?;
    let begin = format!("\u{2014} {name} ");
    let lines = signatures
        .lines()
        .filter_map(|line| line.strip_prefix(&begin));
    let mut made = lines
        .filter_map(unbase64)
        .filter(|made| made.starts_with(key_id));
    let made = made.next().ok_or("the key didn't sign the note")?;
    let signature = Signature::from_slice(&made[4..]).map_err(|_| "no signature")?;
    let good = public.verify_strict(text.as_bytes(), &signature);
    good.map(|()| name.to_owned())
        .map_err(|_| "the signature is forged".into())
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes in base 64 with padding.
pub(crate) fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0_usize, |bits, at| {
            bits << 8 | usize::from(three.get(at).copied().unwrap_or(0))
        });
        for at in 0..4 {
            let letter = LETTERS[bits >> (18 - 6 * at) & 63];
            text.push(if at <= three.len() {
                letter.into()
            } else {
                '='
            });
        }
    }
    text
}

fn unbase64(text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0_u32);
    for letter in text.trim_end_matches('=').bytes() {
        let six = LETTERS.iter().position(|&known| known == letter)?;
        (bits, held) = (bits << 6 | six as u32, held + 6);
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    (base64(&bytes) == text).then_some(bytes)
}
