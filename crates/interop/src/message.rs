//! The messages of a stream that say what happened in the duel.

use crate::bytes::Bytes;
use crate::recording::Packet;

/// Where a card is, as a message says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// The player, 0 or 1.
    pub(crate) player: u8,
    /// The kind of place, as bits; 0: nowhere.
    pub(crate) location: u8,
    /// Which zone, or which card of the pile from the bottom.
    pub(crate) number: u32,
    /// How it lies, as bits; for a material its rank under the monster.
    pub(crate) lies: u32,
}

/// A message that says something of the duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Message {
    Start {
        lp: [u32; 2],
        decks: [u16; 2],
        extras: [u16; 2],
    },
    Won {
        player: u8,
        reason: u8,
    },
    Turn {
        player: u8,
    },
    Phase {
        phase: u16,
    },
    Moved {
        code: u32,
        from: Spot,
        to: Spot,
        reason: u32,
    },
    Turned {
        code: u32,
        at: Spot,
    },
    WasSet {
        code: u32,
        at: Spot,
    },
    Summoning {
        code: u32,
        at: Spot,
        special: bool,
    },
    FlipSummoning {
        code: u32,
        at: Spot,
    },
    Summoned,
    Chaining {
        code: u32,
        at: Spot,
        from: Spot,
    },
    Solving {
        link: u8,
    },
    Solved {
        link: u8,
    },
    ChainEnd,
    Negated {
        link: u8,
        whole: bool,
    },
    Targets {
        cards: Vec<Spot>,
    },
    Drawn {
        player: u8,
        codes: Vec<u32>,
    },
    LifePoints {
        player: u8,
        what: LifePoints,
        number: u32,
    },
    Attack {
        by: Spot,
        on: Option<Spot>,
    },
    Battle {
        attacker: bool,
        target: bool,
    },
    AttackStopped,
    ShuffledDeck {
        player: u8,
    },
    ShuffledHand {
        player: u8,
        codes: Vec<u32>,
    },
    Equipped {
        card: Spot,
        to: Option<Spot>,
    },
    MissedTiming {
        code: u32,
        at: Spot,
    },
    /// Says something of the duel that isn't told here.
    NotTold,
    /// Says nothing of the duel: what a screen shows, or what can be seen from other messages.
    Nothing,
}

impl Message {
    /// The cards it names by their numbers.
    pub(crate) fn codes(self) -> Vec<u32> {
        match self {
            Self::Moved { code, .. }
            | Self::Turned { code, .. }
            | Self::WasSet { code, .. }
            | Self::Summoning { code, .. }
            | Self::FlipSummoning { code, .. }
            | Self::Chaining { code, .. }
            | Self::MissedTiming { code, .. } => vec![code],
            Self::Drawn { codes, .. } | Self::ShuffledHand { codes, .. } => codes,
            _ => Vec::new(),
        }
    }
}

/// What became of life points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LifePoints {
    Damage,
    Gain,
    Payment,
    Now,
}

/// The most cards one message names.
const MOST: u32 = 255;

/// What a packet says; nothing where it is too short for it.
pub(crate) fn message(packet: &Packet) -> Option<Message> {
    let mut from = Bytes::new(&packet.says);
    let from = &mut from;
    Some(match packet.number {
        4 => start(from)?,
        5 => Message::Won {
            player: from.u8()?,
            reason: from.u8()?,
        },
        40 => Message::Turn { player: from.u8()? },
        41 => Message::Phase { phase: from.u16()? },
        50 => Message::Moved {
            code: from.u32()?,
            from: spot(from)?,
            to: spot(from)?,
            reason: from.u32()?,
        },
        53 => turned(from)?,
        54 => Message::WasSet {
            code: from.u32()?,
            at: spot(from)?,
        },
        60 | 62 => Message::Summoning {
            code: from.u32()?,
            at: spot(from)?,
            special: packet.number == 62,
        },
        64 => Message::FlipSummoning {
            code: from.u32()?,
            at: spot(from)?,
        },
        61 | 63 | 65 => Message::Summoned,
        70 => chaining(from)?,
        72 => Message::Solving { link: from.u8()? },
        73 => Message::Solved { link: from.u8()? },
        74 => Message::ChainEnd,
        75 | 76 => Message::Negated {
            link: from.u8()?,
            whole: packet.number == 75,
        },
        83 => Message::Targets {
            cards: spots(from)?,
        },
        90 => drawn(from)?,
        91 | 92 | 94 | 100 => life_points(packet.number, from)?,
        93 => Message::Equipped {
            card: spot(from)?,
            to: there(spot(from)?),
        },
        95 => Message::Equipped {
            card: spot(from)?,
            to: None,
        },
        110 => Message::Attack {
            by: spot(from)?,
            on: there(spot(from)?),
        },
        111 => battle(from)?,
        112 => Message::AttackStopped,
        120 => {
            let at = spot(from)?;
            Message::MissedTiming {
                code: from.u32()?,
                at,
            }
        }
        32 => Message::ShuffledDeck { player: from.u8()? },
        33 => Message::ShuffledHand {
            player: from.u8()?,
            codes: codes(from)?,
        },
        number if is_nothing(number) => Message::Nothing,
        _ => Message::NotTold,
    })
}

/// Hints, what is shown of cards that are known already, the places of a screen.
const fn is_nothing(number: u8) -> bool {
    matches!(number, 1..=3 | 6..=8 | 10..=26 | 34 | 56 | 71 | 80 | 81 | 96 | 97 | 113 | 114 | 121..=123 | 132 | 133 | 140..=143 | 160 | 164 | 165 | 170 | 180)
}

fn there(spot: Spot) -> Option<Spot> {
    (spot.location != 0).then_some(spot)
}

fn spot(from: &mut Bytes<'_>) -> Option<Spot> {
    Some(Spot {
        player: from.u8()?,
        location: from.u8()?,
        number: from.u32()?,
        lies: from.u32()?,
    })
}

fn few(from: &mut Bytes<'_>) -> Option<u32> {
    from.u32().filter(|count| *count <= MOST)
}

fn spots(from: &mut Bytes<'_>) -> Option<Vec<Spot>> {
    let count = few(from)?;
    (0..count).map(|_| spot(from)).collect()
}

fn codes(from: &mut Bytes<'_>) -> Option<Vec<u32>> {
    let count = few(from)?;
    (0..count).map(|_| from.u32()).collect()
}

fn start(from: &mut Bytes<'_>) -> Option<Message> {
    from.u8()?;
    let lp = [from.u32()?, from.u32()?];
    let (deck, extra) = (from.u16()?, from.u16()?);
    let (other_deck, other_extra) = (from.u16()?, from.u16()?);
    Some(Message::Start {
        lp,
        decks: [deck, other_deck],
        extras: [extra, other_extra],
    })
}

fn turned(from: &mut Bytes<'_>) -> Option<Message> {
    let code = from.u32()?;
    let (player, location, number) = (from.u8()?, from.u8()?, from.u8()?);
    from.u8()?;
    let at = Spot {
        player,
        location,
        number: number.into(),
        lies: from.u8()?.into(),
    };
    Some(Message::Turned { code, at })
}

fn chaining(from: &mut Bytes<'_>) -> Option<Message> {
    let (code, at) = (from.u32()?, spot(from)?);
    let (player, location, number) = (from.u8()?, from.u8()?, from.u32()?);
    from.u64()?;
    from.u32()?;
    let from = Spot {
        player,
        location,
        number,
        lies: at.lies,
    };
    Some(Message::Chaining { code, at, from })
}

fn drawn(from: &mut Bytes<'_>) -> Option<Message> {
    let player = from.u8()?;
    let count = few(from)?;
    let card = |_| {
        let code = from.u32()?;
        from.u32()?;
        Some(code)
    };
    let codes = (0..count).map(card).collect::<Option<_>>()?;
    Some(Message::Drawn { player, codes })
}

fn life_points(number: u8, from: &mut Bytes<'_>) -> Option<Message> {
    let what = match number {
        91 => LifePoints::Damage,
        92 => LifePoints::Gain,
        94 => LifePoints::Now,
        _ => LifePoints::Payment,
    };
    Some(Message::LifePoints {
        player: from.u8()?,
        what,
        number: from.u32()?,
    })
}

fn battle(from: &mut Bytes<'_>) -> Option<Message> {
    spot(from)?;
    from.u64()?;
    let attacker = from.u8()? != 0;
    spot(from)?;
    from.u64()?;
    let target = from.u8()? != 0;
    Some(Message::Battle { attacker, target })
}
