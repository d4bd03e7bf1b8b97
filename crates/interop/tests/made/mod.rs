//! Recordings made byte by byte, as the programs that make them do.
#![allow(dead_code, reason = "each test binary uses a part of it")]

/// The messages of a stream.
#[derive(Default)]
pub(crate) struct Stream {
    pub(crate) bytes: Vec<u8>,
}

impl Stream {
    pub(crate) fn message(&mut self, number: u8, says: &[u8]) {
        self.bytes.push(number);
        self.bytes.extend((says.len() as u32).to_le_bytes());
        self.bytes.extend(says);
    }
}

fn header(magic: &[u8; 4], flags: u32, size: u32, properties: [u8; 8]) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    for number in [1, flags, 7, size, 0] {
        bytes.extend(u32::to_le_bytes(number));
    }
    bytes.extend(properties);
    bytes
}

fn name(text: &str) -> Vec<u8> {
    let mut bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    bytes.resize(40, 0);
    bytes
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers
        .iter()
        .flat_map(|number| number.to_le_bytes())
        .collect()
}

/// Names, set-up, and the decks 11 12 | none and 13 | 21.
fn body(answers: &[u8]) -> Vec<u8> {
    let mut bytes = [name("Anna"), name("Bruno")].concat();
    bytes.extend(numbers(&[8000, 5, 1, 0]));
    bytes.extend(numbers(&[2, 11, 12, 0]));
    bytes.extend(numbers(&[1, 13, 1, 21]));
    bytes.extend(answers);
    bytes
}

/// A recording of decks and answers, not packed.
pub(crate) fn yrp1(answers: &[u8]) -> Vec<u8> {
    let body = body(answers);
    let mut bytes = header(b"yrp1", 0, body.len() as u32, [0; 8]);
    bytes.extend(body);
    bytes
}

/// The same in the form with the longer header, packed.
pub(crate) fn yrp2(answers: &[u8]) -> Vec<u8> {
    let (properties, body, size) = pack(&body(answers));
    let mut bytes = header(b"yrp2", 1, size, properties);
    bytes.extend([0; 48]);
    bytes.extend(body);
    bytes
}

/// A stream, not packed.
pub(crate) fn yrpx(stream: &Stream) -> Vec<u8> {
    let mut bytes = header(b"yrpX", 0x330, stream.bytes.len() as u32, [0; 8]);
    bytes.extend(1_u64.to_le_bytes());
    bytes.extend([0; 32]);
    bytes.extend(1_u32.to_le_bytes());
    bytes.extend(name("Anna"));
    bytes.extend(1_u32.to_le_bytes());
    bytes.extend(name("Bruno"));
    bytes.extend(0_u64.to_le_bytes());
    bytes.extend(&stream.bytes);
    bytes
}

/// A header without more, and this behind it, packed.
pub(crate) fn packed(magic: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let (properties, body, size) = pack(body);
    let mut bytes = header(magic, 1, size, properties);
    bytes.extend(body);
    bytes
}

/// How it was packed, the packed bytes, and how many they were.
fn pack(bytes: &[u8]) -> ([u8; 8], Vec<u8>, u32) {
    let mut packed = Vec::new();
    let options = lzma_rs::compress::Options {
        unpacked_size: lzma_rs::compress::UnpackedSize::WriteToHeader(Some(bytes.len() as u64)),
    };
    lzma_rs::lzma_compress_with_options(&mut &*bytes, &mut packed, &options).expect("it packs");
    let mut properties = [0; 8];
    properties[..5].copy_from_slice(&packed[..5]);
    (properties, packed[13..].to_vec(), bytes.len() as u32)
}
