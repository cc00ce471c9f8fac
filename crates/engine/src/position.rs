//! A board with tiles on it, and for each empty square what may lie there.
//!
//! Every square is kept twice, for words across and for words down, each time along its line, with an empty
//! square before and behind every line on which nothing fits; so nobody asks where a line ends. *Cross* is
//! what the tiles beside the line leave open: the letters that make a word with them. It is kept up to date as tiles
//! are laid, only where it changes: at the ends of the runs that grow.

use std::sync::Arc;

use crate::layout::Layout;
use crate::letters::{AS_BLANK, BadInput, NONE, bad};
use crate::lexicon::Lexicon;

/// A square as words in one direction see it.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    /// The letters that may be laid here.
    pub cross: u64,
    /// Of these, the letters whose cross word earns a bonus.
    pub bonus: u64,
    /// How much that is.
    pub bonus_points: i32,
    /// What the tiles of the cross word are worth that lie there already.
    pub cross_score: i32,
    /// What the tile here is worth.
    pub value: i32,
    /// Where the GADDAG stands when it has read, backwards, the run of tiles that starts here.
    pub run: u32,
    /// The tile that lies here, or [`NONE`].
    pub tile: u8,
    /// What the square does to a letter.
    pub letter: u8,
    /// What the square does to the word.
    pub word: u8,
    /// Whether a word laid over it is connected: a tile lies beside the line, or it is the first word's square.
    pub touches: bool,
    /// Whether a tile lies beside the line: a cross word is made.
    pub crosses: bool,
}

/// The square before and behind a line.
const EDGE: Square = Square {
    cross: 0,
    bonus: 0,
    bonus_points: 0,
    cross_score: 0,
    value: 0,
    run: 0,
    tile: NONE,
    letter: 1,
    word: 1,
    touches: false,
    crosses: false,
};

/// A board on which words are laid.
#[derive(Clone, Debug)]
pub struct Position {
    lexicon: Arc<Lexicon>,
    layout: Arc<Layout>,
    squares: Vec<Square>,
    /// For each line a bit for each of its places that connects a word laid over it: a tile lies there, or it touches.
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
                made.squares[at] = Square { cross: all, letter, word, ..EDGE };
            }
            if tile != NONE {
                made.set(square, tile);
            }
        }
        for square in 0..size * size {
            made.renew(square);
        }
        made.mark_centre();
        Ok(made)
    }

    fn all_letters(&self) -> u64 {
        (1u64 << (self.lexicon.letters().len() + 1)) - 2
    }

    /// The words.
    #[must_use]
    pub fn lexicon(&self) -> &Arc<Lexicon> {
        &self.lexicon
    }

    /// The board without tiles.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// Rows, and columns.
    #[must_use]
    pub fn size(&self) -> usize {
        self.layout.size
    }

    /// How many tiles lie on it.
    #[must_use]
    pub fn tiles(&self) -> usize {
        self.tiles
    }

    /// The codes, row by row.
    #[must_use]
    pub fn board(&self) -> Vec<u8> {
        (0..self.size() * self.size()).map(|square| self.tile(square)).collect()
    }

    /// The tile on a square.
    #[must_use]
    pub fn tile(&self, square: usize) -> u8 {
        self.squares[self.at(square, false)].tile
    }

    /// A line, with the squares before and behind it.
    #[inline]
    #[must_use]
    pub fn line(&self, down: bool, line: usize) -> &[Square] {
        let width = self.size() + 2;
        let start = (usize::from(down) * self.size() + line) * width;
        &self.squares[start..start + width]
    }

    /// The places of a line, as in [`Position::line`], that connect a word laid over them: a bit for each.
    #[inline]
    #[must_use]
    pub fn connecting(&self, down: bool, line: usize) -> u32 {
        self.connecting[usize::from(down) * self.size() + line]
    }

    /// Notes whether a place connects, by where it is kept.
    fn connect(&mut self, at: usize, connects: bool) {
        let width = self.size() + 2;
        let (line, place) = (&mut self.connecting[at / width], at % width);
        *line = *line & !(1 << place) | u32::from(connects) << place;
    }

    /// The square at a place of a line, counted from 1 as in [`Position::line`].
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
            self.connect(at, true);
        }
        self.tiles += 1;
    }

    /// Lays tiles: square and code. What may be laid around them changes with it.
    ///
    /// # Errors
    /// If a square is not on the board, or not empty. Nothing is laid then.
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
            self.renew(square);
        }
        if first {
            self.mark_centre();
        }
        Ok(())
    }

    /// On an empty board the first word's square is what has to be touched.
    fn mark_centre(&mut self) {
        let empty = self.tiles == 0;
        let centre = self.layout.centre;
        for down in [false, true] {
            let at = self.at(centre, down);
            let here = &mut self.squares[at];
            here.touches = empty || here.crosses;
            let connects = here.touches || here.tile != NONE;
            self.connect(at, connects);
        }
    }

    /// After a tile came to lie on a square, or none does: what the runs through it leave open at their ends.
    fn renew(&mut self, square: usize) {
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
            self.cross(start - 1, down);
            self.cross(end, down);
        }
    }

    /// What the tiles before and behind a place of a line leave open for the words that cross it.
    fn cross(&mut self, place: usize, down: bool) {
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
        here.cross = cross;
        here.cross_score = cross_score;
        here.bonus = bonus;
        here.bonus_points = bonus_points;
        here.crosses = true;
        here.touches = true;
        self.connect(at, true);
    }
}

/// The letters that make a word of a run with a gap at a place of it.
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
