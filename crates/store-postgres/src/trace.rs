//! The bytes of a trace, and the chain that shows when one is missing.

use journal::{Deed, DuelId, Head, Seal, Time, Trace};

/// The chain before the first trace.
pub(crate) const BEFORE_ALL: [u8; 32] = [0; 32];

/// A deed as it is kept.
pub(crate) const fn number(deed: Deed) -> i16 {
    match deed {
        Deed::Removed => 1,
        Deed::Archived => 2,
        Deed::Erased => 3,
        Deed::Repaired => 4,
    }
}

fn deed(number: u8) -> Option<Deed> {
    let all = [Deed::Removed, Deed::Archived, Deed::Erased, Deed::Repaired];
    let number = usize::from(number).checked_sub(1)?;
    all.get(number).copied()
}

/// deed, duel, number, seal, time, length and text of `by`, length and text of `reason`.
pub(crate) fn packed(trace: &Trace) -> Vec<u8> {
    let mut bytes = vec![u8::try_from(number(trace.deed)).unwrap_or(0)];
    bytes.extend(trace.duel.0);
    bytes.extend(trace.head.number.to_le_bytes());
    bytes.extend(trace.head.seal.0);
    bytes.extend(trace.at.0.to_le_bytes());
    for text in [&trace.by, &trace.reason] {
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        bytes.extend(length.to_le_bytes());
        bytes.extend(text.as_bytes());
    }
    bytes
}

/// The trace in these bytes, where they are one and nothing else.
pub(crate) fn unpacked(bytes: &[u8]) -> Option<Trace> {
    let mut rest = bytes;
    let [kind] = take::<1>(&mut rest)?;
    let duel = DuelId(take(&mut rest)?);
    let number = u32::from_le_bytes(take(&mut rest)?);
    let seal = Seal(take(&mut rest)?);
    let at = Time(i64::from_le_bytes(take(&mut rest)?));
    let by = text(&mut rest)?;
    let reason = text(&mut rest)?;
    let trace = Trace {
        deed: deed(kind)?,
        duel,
        head: Head { number, seal },
        at,
        by,
        reason,
    };
    rest.is_empty().then_some(trace)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk::<N>()?;
    *rest = left;
    Some(*taken)
}

fn text(rest: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(u32::from_le_bytes(take(rest)?)).ok()?;
    let (text, left) = rest.split_at_checked(length)?;
    *rest = left;
    String::from_utf8(text.to_vec()).ok()
}

/// The chain after a trace.
pub(crate) fn chained(before: &[u8], body: &[u8]) -> [u8; 32] {
    let key = blake3::derive_key("takeback v1 postgres trace", &[]);
    let mut hasher = blake3::Hasher::new_keyed(&key);
    hasher.update(before);
    hasher.update(body);
    *hasher.finalize().as_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_comes_back_and_a_part_of_one_does_not() {
        for deed in [Deed::Removed, Deed::Archived, Deed::Erased, Deed::Repaired] {
            let trace = Trace {
                deed,
                duel: DuelId([7; 16]),
                head: Head {
                    number: 9,
                    seal: Seal([8; 32]),
                },
                at: Time(-5),
                by: "Mx. Rossi".into(),
                reason: "as they asked – 依其要求".into(),
            };
            let bytes = packed(&trace);
            assert_eq!(unpacked(&bytes), Some(trace));
            for length in 0..bytes.len() {
                assert_eq!(unpacked(&bytes[..length]), None);
            }
            assert_eq!(unpacked(&[&bytes[..], &[0]].concat()), None);
        }
    }
}
