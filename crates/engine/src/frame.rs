//! What the squares of a slot make of the tiles that are laid on them, before it is known which these are.

use crate::hand::{Choices, MOST_TILES};
use crate::position::Square;

/// The multipliers of a slot while it grows square by square.
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
    /// For each empty square its letter premium, the word premium of its cross word (0: none), and its cap.
    squares: [(i32, i32, i32); MOST_TILES],
    /// How many empty squares there are.
    pub tiles: usize,
    /// The word premiums together.
    word: i32,
    /// What the tiles score that are played through.
    pub fixed: i32,
    /// What the cross words score without the new letters, and their bonuses.
    across: i32,
}

impl Frame {
    /// The cap of a square where any letter fits.
    pub const FREE: i32 = -1;

    pub fn new() -> Self {
        Self {
            times: [0; MOST_TILES],
            free: [0; MOST_TILES],
            frees: 0,
            capped: 0,
            squares: [(0, 0, 0); MOST_TILES],
            tiles: 0,
            word: 1,
            fixed: 0,
            across: 0,
        }
    }

    /// Starts again without a square.
    #[inline]
    pub fn clear(&mut self) {
        (self.frees, self.capped, self.tiles, self.word, self.fixed, self.across) = (0, 0, 0, 1, 0, 0);
    }

    /// Adds an empty square. `usable` are the letters that can be laid, `cap` the dearest of them, in thousandths.
    #[inline]
    pub fn add(&mut self, square: &Square, usable: u64, cap: i32) {
        let (letter, word) = (i32::from(square.letter), i32::from(square.word));
        let cross = if square.crosses { word } else { 0 };
        self.across += square.cross_score * cross;
        if square.bonus & usable != 0 {
            self.across += square.bonus_points;
        }
        self.squares[self.tiles] = (letter, cross, cap);
        self.tiles += 1;
        if word == 1 {
            self.enter(self.tiles - 1);
        } else {
            self.word *= word;
            self.frees = 0;
            self.capped = 0;
            for at in 0..self.tiles {
                self.enter(at);
            }
        }
    }

    #[inline]
    fn enter(&mut self, at: usize) {
        let (letter, cross, cap) = self.squares[at];
        let times = letter * (self.word + cross);
        insert(&mut self.times, at, times);
        if cap == Self::FREE {
            insert(&mut self.free, self.frees, times);
            self.frees += 1;
        } else {
            self.capped += times * cap;
        }
    }

    /// Points that do not depend on the letters laid.
    #[inline]
    pub fn sure(&self) -> i32 {
        self.fixed * self.word + self.across
    }

    /// What the new letters score at most, of tiles with these values, the dearest first; in thousandths.
    #[inline]
    pub fn letters(&self, values: &[i32]) -> i32 {
        let any = product(&self.times[..self.tiles], values);
        if self.frees == self.tiles {
            return any;
        }
        any.min(product(&self.free[..self.frees], values) + self.capped)
    }

    /// The same and the leave, for each choice of tiles.
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

#[inline]
fn product(times: &[i32], values: &[i32]) -> i32 {
    times.iter().zip(values).map(|(a, b)| a * b).sum()
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
