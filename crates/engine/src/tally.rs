//! The score of a word that is laid in a line.

use crate::layout::Layout;
use crate::letters::AS_BLANK;
use crate::position::Square;

/// Score of the letters so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tally {
    /// Letters of the main word.
    pub(crate) main: i32,
    /// Its word premium.
    times: i32,
    /// Cross words, with their bonuses.
    across: i32,
    /// Tiles laid.
    pub(crate) tiles: usize,
}

impl Tally {
    /// Of a word that begins with tiles on the board of that value.
    #[inline]
    pub(crate) fn new(main: i32) -> Self {
        Self { main, times: 1, across: 0, tiles: 0 }
    }

    /// With a letter that is laid, as a bit, and the value of its tile.
    #[inline]
    pub(crate) fn with(mut self, square: &Square, bit: u64, value: i32) -> Self {
        let value = value * i32::from(square.letter);
        self.main += value;
        self.times *= i32::from(square.word);
        if square.has_cross_word {
            self.across += (square.cross_score + value) * i32::from(square.word);
            if square.bonus & bit != 0 {
                self.across += square.bonus_points;
            }
        }
        self.tiles += 1;
        self
    }

    /// The score, without a bonus of the main word.
    #[inline]
    pub(crate) fn score(&self, layout: &Layout) -> i32 {
        self.main * self.times + self.across + layout.tiles[self.tiles]
    }
}

/// Score of a whole word, bonuses included: its squares and its letters, with [`AS_BLANK`] for blanks. Letters where a
/// tile lies already are not looked at; `word` has all of them without [`AS_BLANK`].
pub(crate) fn score(layout: &Layout, squares: &[Square], letters: &[u8], word: &[u8]) -> i32 {
    let mut tally = Tally::new(0);
    for (square, &letter) in squares.iter().zip(letters) {
        if square.tile == 0 {
            let value = if letter & AS_BLANK == 0 { layout.values[usize::from(letter)] } else { 0 };
            tally = tally.with(square, 1 << (letter & !AS_BLANK), value);
        } else {
            tally.main += square.value;
        }
    }
    tally.score(layout) + layout.bonus_of(word)
}
