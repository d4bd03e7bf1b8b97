//! Files whose every check fits, made by somebody who knows the format and means harm.

use crate::DuelId;
use crate::portable::{End, Front, Header, Kind, Tie};
use crate::seal::block_check;

fn tie(sound: &[u8]) -> Tie {
    let start: [u8; 16] = sound[..16].try_into().expect("16 bytes");
    let front = head(sound);
    Tie {
        start,
        duel: DuelId(front.duel),
    }
}

fn header(bytes: &[u8], at: usize) -> Header {
    let header = bytes[at..at + 18].try_into().expect("18 bytes");
    Header::read(header).expect("it is sound")
}

fn head(sound: &[u8]) -> Front {
    let stored = header(sound, 16).stored as usize;
    Front::read(&sound[34..34 + stored]).expect("it is sound")
}

/// The first byte of the seal a block begins with changed, and its check made anew.
pub(super) fn with_another_seal(sound: &[u8], (at, _): &(usize, Option<Kind>)) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    bytes[at + 18] ^= 1;
    let header = header(sound, *at);
    let mut index = 0_u32;
    let mut place = 16;
    while place < *at {
        place += self::header(sound, place).length() as usize;
        index += 1;
    }
    let tie = tie(sound);
    let end = at + 18 + header.stored as usize;
    let check = block_check(&[
        &tie.start,
        &tie.duel.0,
        &index.to_le_bytes(),
        &bytes[*at..end],
    ]);
    bytes[end..end + 8].copy_from_slice(&check);
    bytes
}

/// Another seal stated at the head and at the end, with checks that fit.
pub(super) fn with_another_head(sound: &[u8]) -> Vec<u8> {
    let mut front = head(sound);
    let tie = tie(sound);
    front.seal[0] ^= 1;
    let mut blocks = 0;
    let mut place = 16;
    while place < sound.len() {
        place += header(sound, place).length() as usize;
        blocks += 1;
    }
    let first = tie.block(0, header(sound, 16), &front.bytes());
    let end_at = sound.len() - (18 + crate::portable::END + 8);
    let end = End::of(&front, blocks).bytes();
    let last = tie.block(blocks - 1, header(sound, end_at), &end);
    [
        &sound[..16],
        &first,
        &sound[16 + first.len()..end_at],
        &last,
    ]
    .concat()
}
