//! A board with tiles and the cross set of each empty square.
//!
//! Every square is stored twice, along its row and along its column, with a sentinel before and after every
//! line on which nothing fits, so no code checks for the end of a line. The *cross set* holds the letters
//! that form a word with the tiles beside the line. It is updated incrementally as tiles are laid: only at
//! the ends of the runs that grow.

use std::sync::Arc;

use crate::layout::Layout;
use crate::letters::{AS_BLANK, BadInput, NONE, bad};
use crate::lexicon::Lexicon;

/// A square as seen by words in one direction.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    /// Cross set: letters that may be laid here.
    pub cross_set: u64,
    /// Letters whose cross word earns a bonus.
    pub bonus: u64,
    /// That bonus.
    pub bonus_points: i32,
    /// Score of the tiles of the cross word that already lie there.
    pub cross_score: i32,
    /// Value of the tile here.
    pub value: i32,
    /// GADDAG node after reading backwards the run of tiles that starts here.
    pub run: u32,
    /// Tile here, or [`NONE`].
    pub tile: u8,
    /// Letter premium.
    pub letter: u8,
    /// Word premium.
    pub word: u8,
    /// Whether a word over this empty square is connected (anchor): a tile lies beside the line, or it is the
    /// centre of an empty board.
    pub anchor: bool,
    /// Whether a tile lies beside the line, so that a cross word is formed.
    pub has_cross_word: bool,
}

/// Sentinel before and after a line.
const EDGE: Square = Square {
    cross_set: 0,
    bonus: 0,
    bonus_points: 0,
    cross_score: 0,
    value: 0,
    run: 0,
    tile: NONE,
    letter: 1,
    word: 1,
    anchor: false,
    has_cross_word: false,
};

/// A board with tiles.
#[derive(Clone, Debug)]
pub struct Position {
    lexicon: Arc<Lexicon>,
    layout: Arc<Layout>,
    squares: Vec<Square>,
    /// For each line, a bit for each place that connects a word over it: a tile, or an anchor.
    connecting: Vec<u32>,
    tiles: usize,
}

impl Position {
    /// A board with these tiles: codes, row by row, [`NONE`] where there is none, [`AS_BLANK`] on blanks.
    ///
    /// # Errors
    /// If they do not fit the board.
    pub fn new(lexicon: Arc<Lexicon>, layout: Arc<Layout>, board: &[u8]) -> Result<Self, BadInput> {
        let size = layout.size;
        if board.len() != size * size {
            return bad(format!("the board has {} squares, not {size} times {size}", board.len()));
        }
        let mut made = Self {
            lexicon,
            layout,
            squares: vec![EDGE; 2 * size * (size + 2)],
            connecting: vec![0; 2 * size],
            tiles: 0,
        };
        let all = made.all_letters();
        for (square, &tile) in board.iter().enumerate() {
            for down in [false, true] {
                let at = made.at(square, down);
                let (letter, word) = (made.layout.letter[square], made.layout.word[square]);
                made.squares[at] = Square { cross_set: all, letter, word, ..EDGE };
            }
            if tile != NONE {
                made.set(square, tile);
            }
        }
        for square in 0..size * size {
            made.update_runs(square);
        }
        made.mark_centre();
        Ok(made)
    }

    fn all_letters(&self) -> u64 {
        (1u64 << (self.lexicon.letters().len() + 1)) - 2
    }

    /// The word list.
    #[must_use]
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// Board and scoring.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Number of rows and of columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.layout.size
    }

    /// Number of tiles on the board.
    #[must_use]
    pub fn tiles(&self) -> usize {
        self.tiles
    }

    /// Codes, row by row.
    #[must_use]
    pub fn board(&self) -> Vec<u8> {
        let row = |number| &self.line(false, number)[1..=self.size()];
        (0..self.size()).flat_map(row).map(|square| square.tile).collect()
    }

    /// Tile on a square.
    #[must_use]
    pub fn tile(&self, square: usize) -> u8 {
        self.squares[self.at(square, false)].tile
    }

    /// A line with its sentinels.
    #[inline]
    #[must_use]
    pub fn line(&self, down: bool, line: usize) -> &[Square] {
        let width = self.size() + 2;
        let start = (usize::from(down) * self.size() + line) * width;
        &self.squares[start..start + width]
    }

    /// Bit set of the places of a line, as in [`Position::line`], that connect a word over them.
    #[inline]
    #[must_use]
    pub fn connecting(&self, down: bool, line: usize) -> u32 {
        self.connecting[usize::from(down) * self.size() + line]
    }

    /// Sets whether a place connects, by its index in `squares`.
    fn set_connecting(&mut self, at: usize, connects: bool) {
        let width = self.size() + 2;
        let (line, place) = (&mut self.connecting[at / width], at % width);
        *line = *line & !(1 << place) | u32::from(connects) << place;
    }

    /// Square at a place of a line, counted from 1 as in [`Position::line`].
    #[must_use]
    pub fn square(&self, down: bool, line: usize, place: usize) -> usize {
        let at = place - 1;
        if down { at * self.size() + line } else { line * self.size() + at }
    }

    fn at(&self, square: usize, down: bool) -> usize {
        let size = self.size();
        let (row, column) = (square / size, square % size);
        let (line, place) = if down { (column, row) } else { (row, column) };
        (usize::from(down) * size + line) * (size + 2) + place + 1
    }

    fn set(&mut self, square: usize, tile: u8) {
        let value = if tile & AS_BLANK == 0 { self.layout.values[usize::from(tile)] } else { 0 };
        for down in [false, true] {
            let at = self.at(square, down);
            let here = &mut self.squares[at];
            here.tile = tile;
            here.value = value;
            self.set_connecting(at, true);
        }
        self.tiles += 1;
    }

    /// Lays tiles (square and code) and updates the cross sets around them.
    ///
    /// # Errors
    /// If a square is not on the board or not empty. The board is unchanged then.
    pub fn lay(&mut self, laid: &[(usize, u8)]) -> Result<(), BadInput> {
        for (index, &(square, _)) in laid.iter().enumerate() {
            if square >= self.size() * self.size() {
                return bad(format!("square {square} is not on the board"));
            }
            if self.tile(square) != NONE || laid[..index].iter().any(|&(other, _)| other == square) {
                return bad(format!("square {square} is not empty"));
            }
        }
        let first = self.tiles == 0;
        for &(square, tile) in laid {
            self.set(square, tile);
        }
        for &(square, _) in laid {
            self.update_runs(square);
        }
        if first {
            self.mark_centre();
        }
        Ok(())
    }

    /// On an empty board the centre is the only anchor.
    fn mark_centre(&mut self) {
        let empty = self.tiles == 0;
        let centre = self.layout.centre;
        for down in [false, true] {
            let at = self.at(centre, down);
            let here = &mut self.squares[at];
            here.anchor = empty || here.has_cross_word;
            let connects = here.anchor || here.tile != NONE;
            self.set_connecting(at, connects);
        }
    }

    /// Updates the cross sets at the ends of the runs through a square whose tile has changed.
    fn update_runs(&mut self, square: usize) {
        if self.tile(square) == NONE {
            return;
        }
        for down in [false, true] {
            let mut start = self.at(square, down);
            let mut end = start + 1;
            while self.squares[start - 1].tile != NONE {
                start -= 1;
            }
            while self.squares[end].tile != NONE {
                end += 1;
            }
            let node = (start..end).rev().fold(self.lexicon.root(), |node, at| {
                self.lexicon.child(node, self.squares[at].tile & !AS_BLANK)
            });
            self.squares[start].run = node;
            self.update_cross_set(start - 1, down);
            self.update_cross_set(end, down);
        }
    }

    /// Computes the cross set of a place from the tiles before and after it.
    fn update_cross_set(&mut self, place: usize, down: bool) {
        let width = self.size() + 2;
        if place.is_multiple_of(width) || place % width == width - 1 {
            return;
        }
        let mut start = place;
        while self.squares[start - 1].tile != NONE {
            start -= 1;
        }
        let mut end = place + 1;
        while self.squares[end].tile != NONE {
            end += 1;
        }
        let cross = letters_between(&self.lexicon, &self.squares[start..end], place - start);
        let (mut bonus, mut bonus_points) = (0, 0);
        if let Some(list) = &self.layout.bonus {
            bonus = cross & letters_between(&list.words, &self.squares[start..end], place - start);
            bonus_points = list.points[end - start];
        }
        let cross_score = self.squares[start..end].iter().map(|square| square.value).sum();
        let line = place / width - usize::from(down) * self.size();
        let square = self.square(down, line, place % width);
        let at = self.at(square, !down);
        let here = &mut self.squares[at];
        here.cross_set = cross;
        here.cross_score = cross_score;
        here.bonus = bonus;
        here.bonus_points = bonus_points;
        here.has_cross_word = true;
        here.anchor = true;
        self.set_connecting(at, true);
    }
}

/// Letters that complete a run with a gap.
pub(crate) fn letters_between(lexicon: &Lexicon, run: &[Square], gap: usize) -> u64 {
    let back = |node: u32, squares: &[Square]| {
        squares.iter().rev().fold(node, |node, square| lexicon.child(node, square.tile & !AS_BLANK))
    };
    let (before, after) = (&run[..gap], &run[gap + 1..]);
    if after.is_empty() {
        return lexicon.any_node(lexicon.child(back(lexicon.root(), before), 0)).ends;
    }
    let node = back(lexicon.root(), after);
    let Some((first, rest)) = before.split_first() else {
        return lexicon.any_node(node).ends;
    };
    let mut letters = lexicon.any_node(node).on & !1;
    let mut fit = 0;
    while letters != 0 {
        let code = letters.trailing_zeros() as u8;
        letters &= letters - 1;
        let node = back(lexicon.child(node, code), rest);
        if lexicon.any_node(node).ends & 1 << (first.tile & !AS_BLANK) != 0 {
            fit |= 1 << code;
        }
    }
    fit
}
