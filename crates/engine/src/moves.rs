//! A play as it is kept: 32 bytes.

use crate::letters::{AS_BLANK, NONE};

/// The most letters that a play can have.
pub const LENGTH: usize = 21;

/// A play: where a word stands, the letters that are laid for it, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// What it scores.
    pub score: i32,
    /// Score and leave in thousandths of a point; without leaves, a thousand times the score.
    pub equity: i32,
    place: u16,
    /// How many tiles it takes.
    pub tiles: u8,
    letters: [u8; LENGTH],
}

/// Where a word stands.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// Whether it runs down.
    pub down: bool,
    /// Its row, or its column if it runs down.
    pub line: usize,
    /// Where in the line it starts.
    pub start: usize,
    /// How many letters it has.
    pub long: usize,
}

impl Move {
    /// A play. `letters` starts with the first letter of the word and has [`NONE`] where a tile lies already;
    /// what stands behind the word is not looked at.
    #[inline]
    #[must_use]
    pub fn new(span: Span, tiles: usize, letters: &[u8; LENGTH], score: i32, equity: i32) -> Self {
        let Span { down, line, start, long } = span;
        let place = (start | long << 5 | line << 10 | usize::from(down) << 15) as u16;
        Self { score, equity, place, tiles: tiles as u8, letters: *letters }
    }

    /// The same play with another score, and no leave.
    #[must_use]
    pub fn worth(self, score: i32) -> Self {
        Self { score, equity: score.saturating_mul(1000), ..self }
    }

    /// Whether the word runs down.
    #[must_use]
    pub fn down(&self) -> bool {
        self.place >> 15 != 0
    }

    /// Its row, or its column if it runs down.
    #[must_use]
    pub fn line(&self) -> usize {
        usize::from(self.place >> 10 & 31)
    }

    /// Where in the line its first letter stands.
    #[must_use]
    pub fn start(&self) -> usize {
        usize::from(self.place & 31)
    }

    /// How many letters the word has.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.place >> 5 & 31)
    }

    /// Never.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The letters laid, [`NONE`] where a tile lies already.
    #[must_use]
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.len()]
    }

    /// The square of a letter of the word on a board of that size.
    #[must_use]
    pub fn square(&self, index: usize, size: usize) -> usize {
        let at = self.start() + index;
        if self.down() { at * size + self.line() } else { self.line() * size + at }
    }

    /// The squares and tiles that are laid.
    pub fn laid(&self, size: usize) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.letters()
            .iter()
            .enumerate()
            .filter(|(_, letter)| **letter != NONE)
            .map(move |(index, &letter)| (self.square(index, size), letter))
    }

    /// The tiles that leave the rack.
    pub fn rack_tiles(&self) -> impl Iterator<Item = u8> + '_ {
        self.letters()
            .iter()
            .filter(|letter| **letter != NONE)
            .map(|&letter| if letter & AS_BLANK == 0 { letter } else { crate::letters::BLANK })
    }

    /// The record as bytes: score, equity, place, tiles, letters; little-endian, 32 in all.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&self.score.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.equity.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.place.to_le_bytes());
        bytes[10] = self.tiles;
        bytes[11..11 + self.len()].copy_from_slice(self.letters());
        bytes
    }
}
