//! What the words across the lines allow on each square.

use super::{EVERY, Prefixes};
use crate::graph::{Edge, WordGraph};
use crate::letters::{AS_BLANK, NONE};
use crate::position::Position;

impl Prefixes {
    /// As [`Prefixes::prepare`].
    #[must_use]
    pub fn prepared(mut self, cross: Option<&WordGraph>) -> Self {
        self.prepare(cross);
        self
    }

    /// Computes what the words across the lines allow; `cross`: their words, or `None` if any letters are one.
    pub fn prepare(&mut self, cross: Option<&WordGraph>) {
        let area = self.size * self.size;
        let is_first = self.cover.is_empty() && self.board.iter().all(|&tile| tile == NONE);
        for way in 0..2 {
            self.fits[way].clear();
            self.fits[way].resize(area, EVERY);
            self.touches[way].clear();
            self.touches[way].resize(area, false);
            if is_first {
                self.touches[way][self.centre] = true;
                continue;
            }
            for square in 0..area {
                if self.board[square] == NONE {
                    self.cross(square, way, cross);
                }
            }
        }
    }

    /// Takes over a board that differs in a few squares from the one that is prepared.
    pub fn follow(&mut self, board: &[u8], cross: &WordGraph) {
        let is_empty = |tiles: &[u8]| tiles.iter().all(|&tile| tile == NONE);
        if self.fits[0].len() < board.len() || is_empty(&self.board) || is_empty(board) {
            self.board.copy_from_slice(board);
            self.prepare(Some(cross));
            return;
        }
        let changed: Vec<usize> =
            (0..board.len()).filter(|&square| self.board[square] != board[square]).collect();
        self.board.copy_from_slice(board);
        self.change(&changed, cross);
    }

    /// Lifts these tiles, which a play has to cover, from a board that is prepared.
    pub fn lift(&mut self, squares: &[usize], cross: &WordGraph) {
        self.cover = squares.to_vec();
        for &square in squares {
            self.board[square] = NONE;
        }
        self.change(squares, cross);
    }

    /// Computes again what depends on these squares.
    fn change(&mut self, squares: &[usize], cross: &WordGraph) {
        for &square in squares {
            for way in 0..2 {
                if self.board[square] == NONE {
                    self.cross(square, way, Some(cross));
                }
                // The words across the empty squares at both ends are others now.
                let (step, place) = self.across(square, way);
                let is_free = |at: &usize| self.board[*at] == NONE;
                let before = (1..=place).map(|at| square - at * step).find(is_free);
                let behind = (1..self.size - place).map(|at| square + at * step).find(is_free);
                for end in [before, behind].into_iter().flatten() {
                    self.cross(end, way, Some(cross));
                }
            }
        }
    }

    /// The step along the words across a line of that direction, and the place of a square in such a word's line.
    fn across(&self, square: usize, way: usize) -> (usize, usize) {
        if way == 0 { (self.size, square / self.size) } else { (1, square % self.size) }
    }

    /// Computes what the word across an empty square allows.
    fn cross(&mut self, square: usize, way: usize, words: Option<&WordGraph>) {
        let (step, place) = self.across(square, way);
        let mut first = place;
        while first > 0 && self.board[square - (place - first + 1) * step] != NONE {
            first -= 1;
        }
        let mut end = place + 1;
        while end < self.size && self.board[square + (end - place) * step] != NONE {
            end += 1;
        }
        self.touches[way][square] = end - first > 1;
        self.fits[way][square] = match words {
            Some(words) if end - first > 1 => {
                let tile = |at: usize| self.board[square + at * step - place * step] & !AS_BLANK;
                between(words, (first..place).map(tile), &(place + 1..end).map(tile))
            }
            _ => EVERY,
        };
    }

    /// Takes the board and what the words across the lines allow from a position with the same words.
    pub fn take(&mut self, position: &Position) {
        for way in 0..2 {
            self.fits[way].resize(self.board.len(), EVERY);
            self.touches[way].resize(self.board.len(), false);
        }
        for number in 0..self.size {
            for way in 0..2 {
                for (at, square) in position.line(way == 1, number)[1..=self.size].iter().enumerate() {
                    let here = if way == 0 { number * self.size + at } else { at * self.size + number };
                    self.board[here] = square.tile;
                    self.fits[way][here] = square.cross_set as u32;
                    self.touches[way][here] = square.anchor;
                }
            }
        }
    }
}

/// Bits of the letters that complete a word between two texts.
fn between(
    words: &WordGraph,
    mut before: impl Iterator<Item = u8>,
    after: &(impl Iterator<Item = u8> + Clone),
) -> u32 {
    let next = |node: u32, code: u8| words.edges(node).find(|edge| edge.code() == code);
    let Some(node) = before.try_fold(words.root(), |node, code| next(node, code).map(Edge::child)) else {
        return 0;
    };
    let mut found = 0;
    for edge in words.edges(node) {
        let mut last = edge;
        if after.clone().all(|code| {
            next(last.child(), code).is_some_and(|edge| {
                last = edge;
                true
            })
        }) && last.accepts()
        {
            found |= 1 << edge.code();
        }
    }
    found
}
