//! What a board and a set of tiles are worth: premium squares, values, and bonuses.

use std::sync::Arc;

use crate::hand::MOST_TILES;
use crate::letters::{BadInput, MOST, bad};
use crate::lexicon::{LONGEST, Lexicon};

/// The widest board.
pub const WIDEST: usize = 21;
/// More points than this a play must not be able to score, so that thousandths of points fit 32 bits.
const MOST_POINTS: i64 = 1_000_000;

/// A board without tiles, and what scores on it.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Rows, and columns.
    pub size: usize,
    /// Where the first word must lie.
    pub centre: usize,
    /// What each square does to a letter.
    pub letter: Vec<u8>,
    /// What each square does to a word.
    pub word: Vec<u8>,
    /// Points of a letter by its code; the blank's is 0.
    pub values: [i32; MOST + 1],
    /// Points for laying so many tiles.
    pub tiles: [i32; MOST_TILES + 1],
    /// Words that earn more, and how much, by length.
    pub bonus: Option<Bonus>,
}

/// Words that earn more points when they are made.
#[derive(Clone, Debug)]
pub struct Bonus {
    /// The words.
    pub words: Arc<Lexicon>,
    /// How much, by the length of the word.
    pub points: [i32; LONGEST + 1],
}

impl Layout {
    /// Checks that it is one.
    ///
    /// # Errors
    /// If it is not.
    pub fn check(self) -> Result<Self, BadInput> {
        let squares = self.size * self.size;
        if !(2..=WIDEST).contains(&self.size) {
            return bad(format!("a board has 2 to {WIDEST} rows, not {}", self.size));
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
                    words.iter().take(MOST_TILES).fold(1i64, |times, &word| times.saturating_mul(word));
                let most = times.saturating_mul(value * letter * self.size as i64);
                if most > MOST_POINTS {
                    return bad(format!("a play could score {most} points; {MOST_POINTS} are the most"));
                }
            }
        }
        Ok(self)
    }
}
