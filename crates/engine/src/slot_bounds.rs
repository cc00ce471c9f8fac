//! Upper bounds for the score of a slot before the tiles are known.

use crate::anagrams::sum_of;
use crate::letters::AS_BLANK;
use crate::position::Square;
use crate::rack::{MAX_TILES, RackSubsets, Subsets};

/// Cheap bound of a slot that grows square by square. A board has hundreds of slots, so this trades accuracy
/// for speed; [`SlotBound`] is tighter.
#[derive(Clone, Copy)]
pub struct QuickBound {
    /// Number of empty squares.
    pub tiles: usize,
    /// Anagram sum of the letters played through.
    pub through: u64,
    /// Face value of the letters played through.
    fixed: i32,
    /// Product of the word premiums.
    word: i32,
    /// Score of the cross words without the new letters, with their bonuses.
    across: i32,
    /// Number of empty squares with a letter premium of at least 1, of at least 2, and so on: four bits each.
    letters: u64,
    /// The same for squares that take any letter.
    free: u64,
    /// Maximum of the restricted squares in the main word, before its premium, and in cross words; in
    /// thousandths.
    capped: (i32, i32),
}

impl QuickBound {
    pub fn new() -> Self {
        Self { tiles: 0, through: 0, fixed: 0, word: 1, across: 0, letters: 0, free: 0, capped: (0, 0) }
    }

    /// Adds the tiles at a place of a line, if any, and returns the place after them.
    #[inline]
    pub fn play_through(&mut self, line: &[Square], mut at: usize) -> usize {
        while line[at].tile != 0 {
            self.fixed += line[at].value;
            self.through = self.through.wrapping_add(sum_of(line[at].tile & !AS_BLANK));
            at += 1;
        }
        at
    }

    /// Adds an empty square. `usable` are the letters that can be laid; `cap` is the highest value that fits
    /// a square with a cross word, in thousandths.
    #[inline]
    pub fn add(&mut self, square: &Square, usable: u64, cap: i32) {
        // Premiums are at most 9: nine counts of four bits.
        let steps = 0x1_1111_1111 & ((1 << (4 * square.letter)) - 1);
        self.tiles += 1;
        self.word *= i32::from(square.word);
        self.letters += steps;
        if square.has_cross_word {
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

    /// Score that does not depend on the letters laid.
    #[inline]
    pub fn fixed_score(&self) -> i32 {
        self.fixed * self.word + self.across
    }

    /// Maximum for the new letters, in thousandths: the lower of two bounds, the highest tiles on the best
    /// squares, or the cap of each restricted square. Cross words always use the cap.
    #[inline]
    pub fn letters(&self, subsets: &RackSubsets, max_premium: u8) -> i32 {
        let ranked = |mut squares: u64| {
            let mut sum = 0;
            for _ in 0..max_premium {
                sum += subsets.top_values[(squares & 15) as usize];
                squares >>= 4;
            }
            sum
        };
        ranked(self.letters).min(ranked(self.free) + self.capped.0) * self.word + self.capped.1
    }
}

/// Tighter bound of a slot.
///
/// The lower of two bounds. One assigns the highest tile to the largest multiplier, and so on. The other does
/// that only for squares that take any letter; a square with a cross word gets the highest tile that fits
/// there.
pub struct SlotBound {
    /// Multiplier of each empty square over all words, falling.
    times: [i32; MAX_TILES],
    /// The same for squares that take any letter.
    free: [i32; MAX_TILES],
    frees: usize,
    /// Maximum of the other squares, in thousandths.
    capped: i32,
    /// Number of empty squares.
    tiles: usize,
}

impl SlotBound {
    /// Bound of a slot, from its empty squares and their caps.
    pub fn new(quick: &QuickBound, squares: &[(&Square, i32)]) -> Self {
        let mut frame =
            Self { times: [0; MAX_TILES], free: [0; MAX_TILES], frees: 0, capped: 0, tiles: squares.len() };
        for (count, &(square, cap)) in squares.iter().enumerate() {
            let cross = if square.has_cross_word { i32::from(square.word) } else { 0 };
            let times = i32::from(square.letter) * (quick.word + cross);
            insert(&mut frame.times, count, times);
            if square.has_cross_word {
                frame.capped += times * cap;
            } else {
                insert(&mut frame.free, frame.frees, times);
                frame.frees += 1;
            }
        }
        frame
    }

    /// Maximum score of the new letters plus the leave, for each subset of the rack.
    pub fn rate(&self, subsets: &Subsets, rated: &mut Vec<i32>) {
        let count = subsets.all.len();
        rated.clear();
        rated.extend_from_slice(&subsets.leaves);
        for (values, &times) in subsets.values.chunks_exact(count).zip(&self.times) {
            for (rate, &value) in rated.iter_mut().zip(values) {
                *rate += value * times;
            }
        }
        if self.frees == self.tiles {
            return;
        }
        let mut other = [0; 64];
        for (at, (rates, leaves)) in rated.chunks_mut(64).zip(subsets.leaves.chunks(64)).enumerate() {
            let other = &mut other[..rates.len()];
            for (rate, &leave) in other.iter_mut().zip(leaves) {
                *rate = leave + self.capped;
            }
            for (values, &times) in subsets.values.chunks_exact(count).zip(&self.free[..self.frees]) {
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

/// Inserts a number into the first `count`, which are in falling order.
#[inline]
fn insert(list: &mut [i32; MAX_TILES], count: usize, number: i32) {
    let mut at = count;
    while at > 0 && list[at - 1] < number {
        list[at] = list[at - 1];
        at -= 1;
    }
    list[at] = number;
}
