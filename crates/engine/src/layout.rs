//! Board and scoring: premium squares, tile values and bonuses.

use std::sync::Arc;

use crate::letters::{BadInput, MAX_LETTERS, bad};
use crate::lexicon::{Lexicon, MAX_LENGTH};
use crate::rack::MAX_TILES;

/// Largest board.
pub const MAX_SIZE: usize = 21;
/// Limit of a play's score, so that thousandths of a point fit into 32 bits.
const MAX_POINTS: i64 = 1_000_000;

/// An empty board and its scoring.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Number of rows and of columns.
    pub size: usize,
    /// Square that the first word has to cover.
    pub centre: usize,
    /// Letter premium of each square.
    pub letter: Vec<u8>,
    /// Word premium of each square.
    pub word: Vec<u8>,
    /// Tile values by code; the blank's is 0.
    pub values: [i32; MAX_LETTERS + 1],
    /// Bonus by number of tiles laid.
    pub tiles: [i32; MAX_TILES + 1],
    /// Bonus words, if any.
    pub bonus: Option<Bonus>,
}

/// Words that earn a bonus when they are formed.
#[derive(Clone, Debug)]
pub struct Bonus {
    /// Words that earn the bonus.
    pub words: Arc<Lexicon>,
    /// Bonus by word length.
    pub points: [i32; MAX_LENGTH + 1],
}

impl Layout {
    /// Bonus of a main word.
    #[must_use]
    pub fn bonus_of(&self, word: &[u8]) -> i32 {
        let points = |bonus: &Bonus| bonus.points[word.len()];
        self.bonus.as_ref().filter(|bonus| points(bonus) != 0 && bonus.words.contains(word)).map_or(0, points)
    }

    /// Validates the layout.
    ///
    /// # Errors
    /// If a size, premium, value or bonus is out of range.
    pub fn check(self) -> Result<Self, BadInput> {
        let squares = self.size * self.size;
        if !(2..=MAX_SIZE).contains(&self.size) {
            return bad(format!("a board has 2 to {MAX_SIZE} rows, not {}", self.size));
        }
        for (what, list) in [("letter", &self.letter), ("word", &self.word)] {
            if list.len() != squares {
                return bad(format!("{squares} squares need as many {what} premiums, not {}", list.len()));
            }
            if let Some(odd) = list.iter().find(|premium| !(1..=9).contains(*premium)) {
                return bad(format!("a {what} premium is 1 to 9, not {odd}"));
            }
        }
        if self.centre >= squares {
            return bad(format!("square {} is not on the board of {squares}", self.centre));
        }
        if let Some(odd) = self.values.iter().find(|value| !(0..=100).contains(*value)) {
            return bad(format!("a letter is worth 0 to 100 points, not {odd}"));
        }
        let bonuses = self.bonus.as_ref().map_or(&[][..], |bonus| &bonus.points[..]);
        if let Some(odd) = self.tiles.iter().chain(bonuses).find(|points| !(0..=1000).contains(*points)) {
            return bad(format!("a bonus is 0 to 1000 points, not {odd}"));
        }
        let value = i64::from(self.values.iter().copied().max().unwrap_or(0));
        let letter = i64::from(self.letter.iter().copied().max().unwrap_or(1));
        for line in 0..self.size {
            for (first, step) in [(line * self.size, 1), (line, self.size)] {
                let mut words: Vec<i64> =
                    (0..self.size).map(|at| i64::from(self.word[first + at * step])).collect();
                words.sort_unstable_by_key(|&word| -word);
                let times =
                    words.iter().take(MAX_TILES).fold(1i64, |times, &word| times.saturating_mul(word));
                let most = times.saturating_mul(value * letter * self.size as i64);
                if most > MAX_POINTS {
                    return bad(format!("a play could score {most} points; {MAX_POINTS} are the most"));
                }
            }
        }
        Ok(self)
    }
}
