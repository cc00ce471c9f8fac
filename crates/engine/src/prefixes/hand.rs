//! Tiles in the hand while a word is tried.

use super::{BLANK, CODES, EVERY, Tiles};

/// Tiles, and the bits of those that there are.
#[derive(Clone, Copy)]
pub(super) struct Held {
    tiles: Tiles,
    letters: u32,
}

impl Held {
    pub(super) fn new(tiles: Tiles) -> Self {
        let letters = (0..CODES).filter(|&tile| tiles[tile] > 0).fold(0, |set, tile| set | 1 << tile);
        Self { tiles, letters }
    }

    #[inline]
    pub(super) fn has(&self, tile: u8) -> bool {
        self.letters >> tile & 1 == 1
    }

    /// Bits of the letters that can be laid.
    #[inline]
    pub(super) fn can_lay(&self) -> u32 {
        if self.has(BLANK) { EVERY } else { self.letters }
    }

    #[inline]
    pub(super) fn take(&mut self, tile: u8) {
        let count = &mut self.tiles[usize::from(tile)];
        *count -= 1;
        if *count == 0 {
            self.letters &= !(1 << tile);
        }
    }

    #[inline]
    pub(super) fn put(&mut self, tile: u8) {
        self.tiles[usize::from(tile)] += 1;
        self.letters |= 1 << tile;
    }
}
