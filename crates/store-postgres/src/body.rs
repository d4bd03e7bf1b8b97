//! What stands in a row of `batch`: a check, then the batch. And many of them in one of `archive`.

use journal::{DuelId, ReadError, StoredBatch};

/// How long the check is.
const CHECK: usize = 8;
/// What stands before each batch of an archived piece: first, count, length.
const ITEM: usize = 16;

/// The batch with its check in front.
pub(crate) fn framed(duel: DuelId, batch: &StoredBatch) -> Vec<u8> {
    let mut body = check(duel, batch.first, batch.count, &batch.bytes).to_vec();
    body.extend_from_slice(&batch.bytes);
    body
}

/// The batch of a row, where its check holds.
pub(crate) fn unframed(
    duel: DuelId,
    first: u32,
    count: u32,
    body: &[u8],
) -> Result<StoredBatch, ReadError> {
    let damaged = || ReadError::Damaged {
        first,
        last: first.saturating_add(count).saturating_sub(1),
        what: "its check doesn't hold".into(),
    };
    let (said, bytes) = body.split_at_checked(CHECK).ok_or_else(damaged)?;
    if said != check(duel, first, count, bytes) || count == 0 {
        return Err(damaged());
    }
    let bytes = bytes.to_vec();
    Ok(StoredBatch {
        first,
        count,
        bytes,
    })
}

/// One batch of an archived piece, not yet checked: first, count, body.
pub(crate) type Item<'a> = (u32, u32, &'a [u8]);

/// The batches of an archived piece, as far as they can be told apart.
pub(crate) fn items(mut piece: &[u8]) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    while let Some((item, rest)) = item(piece) {
        items.push(item);
        piece = rest;
    }
    items
}

fn item(piece: &[u8]) -> Option<(Item<'_>, &[u8])> {
    let (head, rest) = piece.split_at_checked(ITEM)?;
    let first = u64::from_be_bytes(head[..8].try_into().ok()?);
    let count = u32::from_be_bytes(head[8..12].try_into().ok()?);
    let length = u32::from_be_bytes(head[12..].try_into().ok()?);
    let (body, rest) = rest.split_at_checked(usize::try_from(length).ok()?)?;
    Some(((u32::try_from(first).ok()?, count, body), rest))
}

fn check(duel: DuelId, first: u32, count: u32, bytes: &[u8]) -> [u8; CHECK] {
    let key = blake3::derive_key("takeback v1 postgres batch", &[]);
    let mut hasher = blake3::Hasher::new_keyed(&key);
    hasher.update(&duel.0);
    hasher.update(&first.to_le_bytes());
    hasher.update(&count.to_le_bytes());
    hasher.update(bytes);
    let mut check = [0; CHECK];
    hasher.finalize_xof().fill(&mut check);
    check
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flipped_byte_and_another_place_is_noticed() {
        let duel = DuelId([3; 16]);
        let batch = StoredBatch {
            first: 7,
            count: 2,
            bytes: vec![1, 2, 3, 4, 5],
        };
        let body = framed(duel, &batch);
        assert_eq!(unframed(duel, 7, 2, &body).expect("it is sound"), batch);
        for at in 0..body.len() {
            let mut flipped = body.clone();
            flipped[at] ^= 1;
            assert!(unframed(duel, 7, 2, &flipped).is_err(), "byte {at}");
        }
        assert!(unframed(duel, 8, 2, &body).is_err());
        assert!(unframed(duel, 7, 3, &body).is_err());
        assert!(unframed(DuelId([4; 16]), 7, 2, &body).is_err());
        assert!(unframed(duel, 7, 2, &body[..4]).is_err());
    }

    #[test]
    fn a_piece_is_told_apart_as_far_as_it_goes() {
        let mut piece = Vec::new();
        for (first, body) in [(1_u64, &b"one"[..]), (3, b"three")] {
            piece.extend(first.to_be_bytes());
            piece.extend(2_u32.to_be_bytes());
            piece.extend((body.len() as u32).to_be_bytes());
            piece.extend(body);
        }
        assert_eq!(items(&piece), [(1, 2, &b"one"[..]), (3, 2, b"three")]);
        assert_eq!(items(&piece[..piece.len() - 1]), [(1, 2, &b"one"[..])]);
        assert_eq!(items(&[255; 40]), []);
    }
}
