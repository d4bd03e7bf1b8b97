//! Standard base 64 with padding (RFC 4648, section 4): one way to write each text, no other read.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The bytes as text.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let mut three = [0; 3];
        three[..group.len()].copy_from_slice(group);
        let [a, b, c] = three.map(u32::from);
        let bits = a << 16 | b << 8 | c;
        for letter in 0..4 {
            let six = (bits >> (18 - 6 * letter)) as usize & 63;
            let said = letter <= group.len();
            text.push(if said { LETTERS[six].into() } else { '=' });
        }
    }
    text
}

/// The bytes of a text; `None` unless it is exactly what [`encode`] would write.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    let letters = text.as_bytes();
    let mut bytes = Vec::with_capacity(letters.len() / 4 * 3);
    for group in letters.chunks(4) {
        let said = group.iter().take_while(|&&letter| letter != b'=').count();
        if group.len() != 4 || said < 2 {
            return None;
        }
        let mut bits = 0;
        for (at, letter) in group.iter().enumerate() {
            let six = if at < said { six_of(*letter)? } else { 0 };
            bits = bits << 6 | u32::from(six);
        }
        let [_, three @ ..] = bits.to_be_bytes();
        bytes.extend(&three[..said - 1]);
    }
    (encode(&bytes) == text).then_some(bytes)
}

fn six_of(letter: u8) -> Option<u8> {
    Some(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}
