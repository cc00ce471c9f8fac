//! A play in 32 bytes.

use crate::letters::{AS_BLANK, NONE};

/// Most letters of a play.
pub const LENGTH: usize = 21;

/// A play: position of the word, letters laid, score and equity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Score.
    pub score: i32,
    /// Equity in thousandths; without leaves, a thousand times the score.
    pub equity: i32,
    place: u16,
    /// Number of tiles laid.
    pub tiles: u8,
    letters: [u8; LENGTH],
}

/// Position of a word.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// Whether it runs down.
    pub down: bool,
    /// Row, or column if it runs down.
    pub line: usize,
    /// Index of its first letter in the line.
    pub start: usize,
    /// Number of letters.
    pub length: usize,
}

impl Move {
    /// `letters` starts with the first letter of the word and has [`NONE`] where a tile already lies; entries
    /// after the word are ignored.
    #[inline]
    #[must_use]
    pub fn new(span: Span, tiles: usize, letters: &[u8; LENGTH], score: i32, equity: i32) -> Self {
        let Span { down, line, start, length } = span;
        let place = (start | length << 5 | line << 10 | usize::from(down) << 15) as u16;
        Self { score, equity, place, tiles: tiles as u8, letters: *letters }
    }

    /// The same play with another score, without a leave.
    #[must_use]
    pub fn with_score(self, score: i32) -> Self {
        Self { score, equity: score.saturating_mul(1000), ..self }
    }

    /// Whether the word runs down.
    #[must_use]
    pub fn down(&self) -> bool {
        self.place >> 15 != 0
    }

    /// Row, or column if it runs down.
    #[must_use]
    pub fn line(&self) -> usize {
        usize::from(self.place >> 10 & 31)
    }

    /// Index of its first letter in the line.
    #[must_use]
    pub fn start(&self) -> usize {
        usize::from(self.place & 31)
    }

    /// Number of letters of the word.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.place >> 5 & 31)
    }

    /// Always `false`.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Letters laid, [`NONE`] where a tile already lies.
    #[must_use]
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.len()]
    }

    /// Square of a letter of the word on a board of that size.
    #[must_use]
    pub fn square(&self, index: usize, size: usize) -> usize {
        let at = self.start() + index;
        if self.down() { at * size + self.line() } else { self.line() * size + at }
    }

    /// Squares and tiles laid.
    pub fn laid(&self, size: usize) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.letters()
            .iter()
            .enumerate()
            .filter(|(_, letter)| **letter != NONE)
            .map(move |(index, &letter)| (self.square(index, size), letter))
    }

    /// Tiles taken from the rack.
    pub fn rack_tiles(&self) -> impl Iterator<Item = u8> + '_ {
        self.letters()
            .iter()
            .filter(|letter| **letter != NONE)
            .map(|&letter| if letter & AS_BLANK == 0 { letter } else { crate::letters::BLANK })
    }

    /// Packs score, equity, place, tiles and letters: 32 bytes, little-endian.
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
