//! What a recording holds, read from its bytes.

use crate::bytes::Bytes;
use crate::message::message;
use crate::unpack::unpack;
use duel::Passcode;
use std::collections::BTreeSet;

/// The most bytes a recording may have, packed as on the disk: 16 MiB.
pub const MOST_BYTES: usize = 16 << 20;

/// The most bytes it may have unpacked: 64 MiB.
const MOST_UNPACKED: usize = 64 << 20;

/// The most players of a side.
const MOST_PLAYERS: u32 = 3;

/// The most cards of a deck, and of the cards that rules add.
const MOST_CARDS: u32 = 1_000;

/// The most messages of a stream.
const MOST_MESSAGES: usize = 500_000;

/// Bits of the header that change how it is read.
mod flag {
    pub(super) const COMPRESSED: u32 = 0x1;
    pub(super) const TAG: u32 = 0x2;
    pub(super) const SINGLE: u32 = 0x8;
    pub(super) const COUNTED_NAMES: u32 = 0x20;
    pub(super) const HAND_TEST: u32 = 0x40;
    pub(super) const WIDE_OPTIONS: u32 = 0x100;
    pub(super) const EXTENDED: u32 = 0x200;
}

/// The message that carries the recording of answers.
const EMBEDDED: u8 = 231;

/// The message that names the other player of a duel against the program.
const AI_NAME: u8 = 163;

/// Which kind of recording.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `yrp1`: decks and answers.
    Yrp1,
    /// `yrp2`: the same, with a longer header.
    Yrp2,
    /// `yrpX`: the stream of messages.
    YrpX,
}

impl Form {
    /// As messages and programs name it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Yrp1 => "yrp1",
            Self::Yrp2 => "yrp2",
            Self::YrpX => "yrpX",
        }
    }
}

/// What a recording begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Header {
    /// Which kind of recording.
    pub form: Form,
    /// The version of the program that made it, as it says.
    pub version: u32,
    /// Its flags.
    pub flags: u32,
    /// The seed of the shuffling in `yrp1`, the time it was made in seconds since 1970 elsewhere.
    pub stamp: u32,
}

/// What is there of both sides: first the side that goes first.
pub type Sides<T> = [Vec<T>; 2];

/// What the duel was set up with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameters {
    /// Life points at the start.
    pub lp: u32,
    /// Cards in the first hand.
    pub hand: u32,
    /// Cards drawn each turn.
    pub draw: u32,
}

/// A deck as it was recorded. There is no side deck in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// The main deck.
    pub main: Vec<Passcode>,
    /// The extra deck.
    pub extra: Vec<Passcode>,
}

/// The answers to the program's questions. Which questions, only the program that asked them knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    /// How many.
    pub count: usize,
    /// True when the last is cut off.
    pub cut: bool,
}

/// One message of a stream.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Packet {
    /// Which message.
    pub(crate) number: u8,
    /// What it says.
    pub(crate) says: Vec<u8>,
}

/// A recording.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recording {
    /// What it begins with.
    pub header: Header,
    /// The players' names.
    pub players: Sides<String>,
    /// What the duel was set up with; a stream says it in a message.
    pub parameters: Option<Parameters>,
    /// The bits of the rules it was played under.
    pub options: u64,
    /// The decks, by player. A stream has none.
    pub decks: Vec<Deck>,
    /// Cards that the rules of the duel added.
    pub rule_cards: Vec<Passcode>,
    /// The answers. A stream has none.
    pub answers: Answers,
    /// The recording of decks and answers in a stream.
    pub embedded: Option<Box<Recording>>,
    /// True when the stream ends in the middle of a message.
    pub cut: bool,
    pub(crate) packets: Vec<Packet>,
}

/// Why bytes are no recording.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// They are something else.
    #[error("it begins with something else")]
    Other,
    /// A version that isn't known.
    #[error("its header has version {0}")]
    Version(u64),
    /// More than is ever read.
    #[error("it is too large")]
    TooLarge,
    /// It ends before what it says is there.
    #[error("it ends after {0} bytes")]
    CutOff(usize),
    /// What was packed can't be unpacked.
    #[error("it can't be unpacked")]
    Packed,
    /// A number that can't be: of players, or of cards.
    #[error("at byte {0} it has a number that can't be")]
    Number(usize),
}

impl Recording {
    /// How many messages a stream has.
    #[must_use]
    pub fn messages(&self) -> usize {
        self.packets.len()
    }

    /// Every card that a deck or a message names.
    #[must_use]
    pub fn named(&self) -> BTreeSet<Passcode> {
        let played = self.played();
        let decks = played
            .decks
            .iter()
            .flat_map(|deck| deck.main.iter().chain(&deck.extra));
        let cards = decks.chain(&played.rule_cards).copied();
        let codes = self.packets.iter().filter_map(message);
        cards
            .chain(codes.flat_map(|message| message.codes()).map(Passcode))
            .collect()
    }

    /// The decks and their answers: its own, or those of the recording in it.
    #[must_use]
    pub fn played(&self) -> &Self {
        self.embedded.as_deref().unwrap_or(self)
    }
}

/// Reads a recording.
///
/// # Errors
/// When the bytes are none, or are damaged. (A stream that ends in the middle of a message is read
/// as far as it goes.)
pub fn read(bytes: &[u8]) -> Result<Recording, ReadError> {
    read_within(bytes, true)
}

/// Reads it; a recording in a recording holds no other.
fn read_within(bytes: &[u8], outer: bool) -> Result<Recording, ReadError> {
    if bytes.len() > MOST_BYTES {
        return Err(ReadError::TooLarge);
    }
    let mut head = Bytes::new(bytes);
    let (header, size, properties) = header(&mut head)?;
    let packed = &bytes[head.read()..];
    let body = match header.flags & flag::COMPRESSED {
        0 => packed.to_vec(),
        _ if size > MOST_UNPACKED => return Err(ReadError::TooLarge),
        _ => unpack(&properties, packed, size).ok_or(ReadError::Packed)?,
    };
    let mut body = Bytes::new(&body);
    let mut recording = opening(header, &mut body)?;
    match header.form {
        Form::YrpX => stream(&mut recording, &mut body, outer)?,
        Form::Yrp1 | Form::Yrp2 => {
            decks(&mut recording, &mut body)?;
            recording.answers = answers(&mut body);
        }
    }
    Ok(recording)
}

/// The header, the size of what was packed, and how it was packed.
fn header(from: &mut Bytes<'_>) -> Result<(Header, usize, [u8; 8]), ReadError> {
    let form = match from.take(4) {
        Some(b"yrp1") => Form::Yrp1,
        Some(b"yrp2") => Form::Yrp2,
        Some(b"yrpX") => Form::YrpX,
        _ => return Err(ReadError::Other),
    };
    let cut = |from: &Bytes<'_>| ReadError::CutOff(from.read() + from.left());
    let mut number = || from.u32().ok_or(cut(from));
    let (version, flags, stamp, size) = (number()?, number()?, number()?, number()?);
    number()?;
    let properties = from.take(8).ok_or(cut(from))?;
    let properties = properties.try_into().map_err(|_| cut(from))?;
    let more = match form {
        // Eight numbers of a seed, a version, and three values.
        Form::Yrp2 => Some(48),
        _ if flags & flag::EXTENDED != 0 => {
            let version = from.u64().ok_or(cut(from))?;
            if version > 1 {
                return Err(ReadError::Version(version));
            }
            Some(32)
        }
        _ => None,
    };
    if let Some(more) = more {
        from.take(more).ok_or(cut(from))?;
    }
    let header = Header {
        form,
        version,
        flags,
        stamp,
    };
    Ok((header, size as usize, properties))
}

/// The names and what the duel was set up with.
fn opening(header: Header, from: &mut Bytes<'_>) -> Result<Recording, ReadError> {
    let players = names(header.flags, from)?;
    let cut = |from: &Bytes<'_>| ReadError::CutOff(from.read());
    let parameters = match header.form {
        Form::YrpX => None,
        Form::Yrp1 | Form::Yrp2 => {
            let mut number = || from.u32().ok_or(cut(from));
            Some(Parameters {
                lp: number()?,
                hand: number()?,
                draw: number()?,
            })
        }
    };
    let wide = header.form != Form::Yrp2 && header.flags & flag::WIDE_OPTIONS != 0;
    let options = match wide {
        true => from.u64(),
        false => from.u32().map(u64::from),
    };
    Ok(Recording {
        header,
        players,
        parameters,
        options: options.ok_or(cut(from))?,
        decks: Vec::new(),
        rule_cards: Vec::new(),
        answers: Answers::default(),
        embedded: None,
        cut: false,
        packets: Vec::new(),
    })
}

fn names(flags: u32, from: &mut Bytes<'_>) -> Result<Sides<String>, ReadError> {
    let mut sides = Sides::default();
    for side in &mut sides {
        let count = match () {
            () if flags & flag::SINGLE != 0 => 1,
            () if flags & flag::COUNTED_NAMES != 0 => count(from, MOST_PLAYERS)?,
            () if flags & flag::TAG != 0 => 2,
            () => 1,
        };
        for _ in 0..count {
            let name = from.take(40).ok_or(ReadError::CutOff(from.read()))?;
            side.push(of_utf16(name));
        }
    }
    Ok(sides)
}

/// A name of at most 20 units, up to the first that is 0.
fn of_utf16(bytes: &[u8]) -> String {
    let (units, _) = bytes.as_chunks::<2>();
    let units = units.iter().map(|unit| u16::from_le_bytes(*unit));
    let units = units.take_while(|unit| *unit != 0);
    let letters = char::decode_utf16(units);
    letters
        .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

/// A number of things, of which there are at most so many.
fn count(from: &mut Bytes<'_>, most: u32) -> Result<u32, ReadError> {
    let at = from.read();
    let count = from.u32().ok_or(ReadError::CutOff(at))?;
    match count > most {
        true => Err(ReadError::Number(at)),
        false => Ok(count),
    }
}

fn cards(from: &mut Bytes<'_>) -> Result<Vec<Passcode>, ReadError> {
    let count = count(from, MOST_CARDS)?;
    let card = |_| {
        from.u32()
            .map(Passcode)
            .ok_or(ReadError::CutOff(from.read()))
    };
    (0..count).map(card).collect()
}

fn decks(recording: &mut Recording, from: &mut Bytes<'_>) -> Result<(), ReadError> {
    let flags = recording.header.flags;
    let single = flags & flag::SINGLE != 0;
    if single {
        // The name of a script that sets the duel up stands first.
        let length = from.u16().ok_or(ReadError::CutOff(from.read()))?;
        from.take(length.into())
            .ok_or(ReadError::CutOff(from.read()))?;
        if flags & flag::HAND_TEST == 0 {
            return Ok(());
        }
    }
    let players: usize = recording.players.iter().map(Vec::len).sum();
    for _ in 0..players {
        let (main, extra) = (cards(from)?, cards(from)?);
        recording.decks.push(Deck { main, extra });
    }
    let counted = recording.header.form == Form::Yrp1 && flags & flag::COUNTED_NAMES != 0;
    if counted && flags & flag::HAND_TEST == 0 {
        recording.rule_cards = cards(from)?;
    }
    Ok(())
}

fn answers(from: &mut Bytes<'_>) -> Answers {
    let mut answers = Answers::default();
    while let Some(length) = from.u8().filter(|length| *length != 0) {
        if from.take(length.into()).is_none() {
            answers.cut = true;
            break;
        }
        answers.count += 1;
    }
    answers
}

fn stream(recording: &mut Recording, from: &mut Bytes<'_>, outer: bool) -> Result<(), ReadError> {
    while from.left() > 0 {
        let packet = from.u8().zip(from.u32());
        let packet =
            packet.and_then(|(number, length)| Some((number, from.take(length as usize)?)));
        let Some((number, says)) = packet else {
            recording.cut = true;
            break;
        };
        match number {
            EMBEDDED if outer && recording.embedded.is_none() => {
                // Without it the stream still says what happened.
                recording.embedded = read_within(says, false).ok().map(Box::new);
            }
            EMBEDDED => {}
            AI_NAME => rename(recording, says),
            _ if recording.packets.len() == MOST_MESSAGES => return Err(ReadError::TooLarge),
            _ => recording.packets.push(Packet {
                number,
                says: says.to_vec(),
            }),
        }
    }
    Ok(())
}

/// The other player is the program, and this is what it is called.
fn rename(recording: &mut Recording, says: &[u8]) {
    let mut says = Bytes::new(says);
    let name = says.u16().and_then(|length| says.take(length.into()));
    let other = recording.players[1].first_mut();
    if let (Some(name), Some(other)) = (name, other) {
        *other = String::from_utf8_lossy(name)
            .trim_end_matches('\0')
            .to_owned();
    }
}
