//! What the squares of a slot make of the tiles that are laid on them, before it is known which these are.

use crate::anagrams::sum_of;
use crate::hand::{AllChoices, Choices, MOST_TILES};
use crate::letters::AS_BLANK;
use crate::position::Square;

/// A slot while it grows square by square: what it could score at most. There are hundreds on a board, so it says
/// that with little work, and not as well as a [`Frame`] does.
#[derive(Clone, Copy)]
pub struct Sketch {
    /// How many empty squares there are.
    pub tiles: usize,
    /// The sum of the letters that are played through (see `anagrams`),
    pub through: u64,
    /// and what they score.
    fixed: i32,
    /// The word premiums together.
    word: i32,
    /// What the cross words score without the new letters, and their bonuses.
    across: i32,
    /// How many empty squares multiply their letter by one or more, by two or more, and so on: four bits each.
    letters: u64,
    /// The same for squares where any letter fits.
    free: u64,
    /// What the other squares score at most in the word, before it is multiplied, and across; in thousandths.
    capped: (i32, i32),
}

impl Sketch {
    pub fn new() -> Self {
        Self { tiles: 0, through: 0, fixed: 0, word: 1, across: 0, letters: 0, free: 0, capped: (0, 0) }
    }

    /// Takes in the tiles that lie at a place of a line, if there are any, and says where they end.
    #[inline]
    pub fn play_through(&mut self, line: &[Square], mut at: usize) -> usize {
        while line[at].tile != 0 {
            self.fixed += line[at].value;
            self.through = self.through.wrapping_add(sum_of(line[at].tile & !AS_BLANK));
            at += 1;
        }
        at
    }

    /// Adds an empty square. `usable` are the letters that can be laid; where a cross word is made, `cap` is the value of the
    /// dearest that fits there, in thousandths.
    #[inline]
    pub fn add(&mut self, square: &Square, usable: u64, cap: i32) {
        // Premiums are 9 at most: nine counts of four bits.
        let steps = 0x1_1111_1111 & ((1 << (4 * square.letter)) - 1);
        self.tiles += 1;
        self.word *= i32::from(square.word);
        self.letters += steps;
        if square.crosses {
            let (letter, word) = (i32::from(square.letter), i32::from(square.word));
            self.across += square.cross_score * word;
            if square.bonus & usable != 0 {
                self.across += square.bonus_points;
            }
            self.capped.0 += cap * letter;
            self.capped.1 += cap * letter * word;
        } else {
            self.free += steps;
        }
    }

    /// Points that do not depend on the letters laid.
    #[inline]
    pub fn sure(&self) -> i32 {
        self.fixed * self.word + self.across
    }

    /// What the new letters score at most, in thousandths: the dearest tiles where they count most, or the dearest that fits
    /// where few do; the lower counts. In words across it is always the dearest that fits.
    #[inline]
    pub fn letters(&self, choices: &AllChoices, levels: u8) -> i32 {
        let ranked = |mut squares: u64| {
            let mut sum = 0;
            for _ in 0..levels {
                sum += choices.dearest[(squares & 15) as usize];
                squares >>= 4;
            }
            sum
        };
        ranked(self.letters).min(ranked(self.free) + self.capped.0) * self.word + self.capped.1
    }
}

/// The multipliers of a slot.
///
/// Two bounds are kept. One gives the dearest tile to the square that multiplies most, and so on. The other does so only for
/// squares where any letter fits; a square that makes a cross word gets the dearest tile that fits there. The lower counts.
pub struct Frame {
    /// What each empty square multiplies its letter by, all words together, the most first.
    times: [i32; MOST_TILES],
    /// The same for squares where any letter fits.
    free: [i32; MOST_TILES],
    frees: usize,
    /// What the other squares score at most, in thousandths.
    capped: i32,
    /// How many empty squares there are.
    tiles: usize,
}

impl Frame {
    /// Of a slot that has been sketched, from its empty squares with their caps.
    pub fn new(sketch: &Sketch, squares: &[(&Square, i32)]) -> Self {
        let mut frame =
            Self { times: [0; MOST_TILES], free: [0; MOST_TILES], frees: 0, capped: 0, tiles: squares.len() };
        for (count, &(square, cap)) in squares.iter().enumerate() {
            let cross = if square.crosses { i32::from(square.word) } else { 0 };
            let times = i32::from(square.letter) * (sketch.word + cross);
            insert(&mut frame.times, count, times);
            if square.crosses {
                frame.capped += times * cap;
            } else {
                insert(&mut frame.free, frame.frees, times);
                frame.frees += 1;
            }
        }
        frame
    }

    /// What the new letters score at most and the leave, for each choice of tiles.
    pub fn rate(&self, choices: &Choices, rated: &mut Vec<i32>) {
        let count = choices.all.len();
        rated.clear();
        rated.extend_from_slice(&choices.leaves);
        for (values, &times) in choices.values.chunks_exact(count).zip(&self.times) {
            for (rate, &value) in rated.iter_mut().zip(values) {
                *rate += value * times;
            }
        }
        if self.frees == self.tiles {
            return;
        }
        let mut other = [0; 64];
        for (at, (rates, leaves)) in rated.chunks_mut(64).zip(choices.leaves.chunks(64)).enumerate() {
            let other = &mut other[..rates.len()];
            for (rate, &leave) in other.iter_mut().zip(leaves) {
                *rate = leave + self.capped;
            }
            for (values, &times) in choices.values.chunks_exact(count).zip(&self.free[..self.frees]) {
                for (rate, &value) in other.iter_mut().zip(&values[at * 64..]) {
                    *rate += value * times;
                }
            }
            for (rate, &other) in rates.iter_mut().zip(&*other) {
                *rate = (*rate).min(other);
            }
        }
    }
}

/// Puts a number among the first `count`, which stand in falling order.
#[inline]
fn insert(list: &mut [i32; MOST_TILES], count: usize, number: i32) {
    let mut at = count;
    while at > 0 && list[at - 1] < number {
        list[at] = list[at - 1];
        at -= 1;
    }
    list[at] = number;
}
