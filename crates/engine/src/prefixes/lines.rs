//! The lines of a board: what each square allows, and where a play connects.

use super::{EVERY, Prefixes};
use crate::graph::{Edge, WordGraph};
use crate::letters::{AS_BLANK, NONE};
use crate::position::Position;

/// Widest board: the squares of a line are bits.
pub const MAX_WIDTH: usize = 31;

/// All lines of one direction.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    /// Line by line, the letters that each square allows: that of its tile, or those that the word across the line
    /// allows.
    fits: Vec<u32>,
    /// For each line, bits of the squares with tiles.
    tiles: Vec<u32>,
    /// For each line, bits of the empty squares on which a tile connects a play.
    touches: Vec<u32>,
}

/// A line from the first square of a word on.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) start: usize,
    step: usize,
    /// The letters that each square allows.
    pub(super) fits: &'a [u32],
    /// Bits of the squares with tiles.
    pub(super) tiles: u32,
    /// Bits of the empty squares on which a tile connects a play.
    pub(super) touches: u32,
    /// The place that a play has to cover: the first one that connects it, or that of the last lifted tile. Behind the
    /// line if there is none.
    pub(super) goal: usize,
}

impl Line<'_> {
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.fits.len()
    }

    #[inline]
    pub(super) fn square(&self, at: usize) -> usize {
        self.start + at * self.step
    }

    #[inline]
    pub(super) fn has_tile(&self, at: usize) -> bool {
        self.tiles >> at & 1 == 1
    }

    /// The first place with a tile; behind the line if there is none.
    #[inline]
    pub(super) fn first_tile(&self) -> usize {
        (self.tiles.trailing_zeros() as usize).min(self.len())
    }

    /// Whether a play from here could connect, as far as that many tiles reach.
    pub(super) fn reaches(&self, tiles: usize, covers: bool) -> bool {
        self.goal < self.len() && (covers || self.goal + usize::from(!self.has_tile(self.goal)) <= tiles)
    }
}

impl Prefixes {
    /// As [`Prefixes::prepare`].
    #[must_use]
    pub fn prepared(mut self, cross: Option<&WordGraph>) -> Self {
        self.prepare(cross);
        self
    }

    /// Computes what the words across the lines allow; `cross`: their words, or `None` if any letters are one.
    pub fn prepare(&mut self, cross: Option<&WordGraph>) {
        let area = self.board.len();
        for lines in &mut self.lines {
            lines.fits.resize(area, EVERY);
            lines.tiles.resize(self.size, 0);
            lines.touches.resize(self.size, 0);
        }
        for square in 0..area {
            self.look(square, cross);
        }
        if self.cover.is_empty() && self.board.iter().all(|&tile| tile == NONE) {
            for way in 0..2 {
                let (number, at) = self.place(self.centre, way);
                self.lines[way].touches[number] |= 1 << at;
            }
        }
    }

    /// Takes over a board that differs in a few squares from the one that is prepared.
    pub fn follow(&mut self, board: &[u8], cross: &WordGraph) {
        let is_empty = |tiles: &[u8]| tiles.iter().all(|&tile| tile == NONE);
        if self.lines[0].fits.len() < board.len() || is_empty(&self.board) || is_empty(board) {
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
            self.look(square, Some(cross));
            for way in 0..2 {
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

    /// Computes what a square allows in both directions.
    fn look(&mut self, square: usize, cross: Option<&WordGraph>) {
        let tile = self.board[square];
        for way in 0..2 {
            let (number, at) = self.place(square, way);
            if tile == NONE {
                self.lines[way].tiles[number] &= !(1 << at);
                self.cross(square, way, cross);
            } else {
                let lines = &mut self.lines[way];
                lines.tiles[number] |= 1 << at;
                lines.touches[number] &= !(1 << at);
                lines.fits[number * self.size + at] = 1 << (tile & !AS_BLANK);
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
        let touches = end - first > 1;
        let fits = match words {
            Some(words) if touches => {
                let tile = |at: usize| self.board[square + at * step - place * step] & !AS_BLANK;
                between(words, (first..place).map(tile), &(place + 1..end).map(tile))
            }
            _ => EVERY,
        };
        let (number, at) = self.place(square, way);
        let lines = &mut self.lines[way];
        lines.fits[number * self.size + at] = fits;
        lines.touches[number] = lines.touches[number] & !(1 << at) | u32::from(touches) << at;
    }

    /// Takes the board and what the words across the lines allow from a position with the same words.
    pub fn take(&mut self, position: &Position) {
        let size = self.size;
        for way in 0..2 {
            let lines = &mut self.lines[way];
            lines.fits.resize(size * size, EVERY);
            lines.tiles.resize(size, 0);
            lines.touches.resize(size, 0);
            for number in 0..size {
                let (mut tiles, mut touches) = (0, 0);
                let squares = &position.line(way == 1, number)[1..=size];
                let fits = &mut lines.fits[number * size..][..size];
                for (at, (square, fits)) in squares.iter().zip(fits).enumerate() {
                    let has_tile = square.tile != NONE;
                    *fits = if has_tile { 1 << (square.tile & !AS_BLANK) } else { square.cross_set as u32 };
                    tiles |= u32::from(has_tile) << at;
                    touches |= u32::from(!has_tile && square.anchor) << at;
                    if way == 0 {
                        self.board[number * size + at] = square.tile;
                    }
                }
                (lines.tiles[number], lines.touches[number]) = (tiles, touches);
            }
        }
    }

    /// The number of a square's line in that direction, and its place there.
    pub(super) fn place(&self, square: usize, way: usize) -> (usize, usize) {
        let (row, column) = (square / self.size, square % self.size);
        if way == 0 { (row, column) } else { (column, row) }
    }

    /// The line from a square on.
    pub(super) fn line(&self, start: usize, way: usize) -> Line<'_> {
        let (number, at) = self.place(start, way);
        self.line_from(number, at, way)
    }

    /// A line, by its number, from a place on.
    #[inline]
    pub(super) fn line_from(&self, number: usize, at: usize, way: usize) -> Line<'_> {
        let (size, lines) = (self.size, &self.lines[way]);
        let (start, step) = if way == 0 { (number * size + at, 1) } else { (at * size + number, size) };
        let fits = &lines.fits[number * size + at..(number + 1) * size];
        let (tiles, touches) = (lines.tiles[number] >> at, lines.touches[number] >> at);
        let goal = match (self.cover.first(), self.cover.last()) {
            (Some(&first), Some(&last)) => {
                let ((_, first), (other, last)) = (self.place(first, way), self.place(last, way));
                if other == number && at <= first { last - at } else { fits.len() }
            }
            _ => ((tiles | touches).trailing_zeros() as usize).min(fits.len()),
        };
        Line { start, step, fits, tiles, touches, goal }
    }

    /// Whether there is a tile right before a place of a line.
    #[inline]
    pub(super) fn is_behind_a_tile(&self, number: usize, at: usize, way: usize) -> bool {
        self.lines[way].tiles[number] << 1 >> at & 1 == 1
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
