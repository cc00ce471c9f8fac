//! A rack: its tiles, and every choice of them.

use crate::anagrams::sum_of;
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::BLANK;

/// The most tiles that a rack may have.
pub const MOST_TILES: usize = 12;

/// What is left of a rack while tiles are laid.
#[derive(Clone, Debug)]
pub struct Hand {
    counts: [u8; 64],
    /// The letters there are.
    pub letters: u64,
    /// How many blanks.
    pub blanks: usize,
}

impl Hand {
    /// The tiles of a rack.
    #[must_use]
    pub fn new(rack: &[u8]) -> Self {
        let mut hand = Self { counts: [0; 64], letters: 0, blanks: 0 };
        for &tile in rack {
            if tile == BLANK {
                hand.blanks += 1;
            } else {
                hand.give(tile);
            }
        }
        hand
    }

    /// Takes a letter that is there.
    #[inline]
    pub fn take(&mut self, code: u8) {
        let count = &mut self.counts[usize::from(code & 63)];
        *count -= 1;
        self.letters &= !(u64::from(*count == 0) << (code & 63));
    }

    /// Gives a letter back.
    #[inline]
    pub fn give(&mut self, code: u8) {
        self.counts[usize::from(code & 63)] += 1;
        self.letters |= 1 << (code & 63);
    }

    /// Whether a letter is there.
    #[inline]
    #[must_use]
    pub fn has(&self, code: u8) -> bool {
        self.counts[usize::from(code & 63)] > 0
    }
}

/// Some tiles of a rack, to be laid.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The sum of its letters (see `anagrams`).
    pub sum: u64,
    /// The letters.
    pub letters: u64,
    /// How many blanks there are among them.
    pub blanks: u8,
    /// The tiles: letters and blanks, the dearest first.
    pub tiles: [u8; MOST_TILES],
}

/// All choices of so many tiles, with what they are worth side by side, so that all of them are rated at once.
#[derive(Debug, Default)]
pub struct Choices {
    /// What can be chosen.
    pub all: Vec<Choice>,
    /// What is left on the rack is worth, in thousandths.
    pub leaves: Vec<i32>,
    /// The value of the dearest tile of each choice in thousandths, then that of the second dearest, and so on.
    pub values: Vec<i32>,
    /// The best of the leaves.
    pub best_leave: i32,
}

/// All choices of a rack, by how many tiles are chosen.
#[derive(Debug, Default)]
pub struct AllChoices {
    /// `of[n]`: of n tiles.
    pub of: Vec<Choices>,
    /// The tiles of the rack, the dearest first, in thousandths.
    pub values: Vec<i32>,
}

impl AllChoices {
    /// Makes them anew for a rack.
    pub fn renew(&mut self, rack: &[u8], layout: &Layout, leaves: Option<&Leaves>) {
        let value = |tile: u8| if tile == BLANK { 0 } else { layout.values[usize::from(tile)] * 1000 };
        let mut sorted = rack.to_vec();
        sorted.sort_unstable_by_key(|&tile| (-value(tile), tile));
        self.values.clear();
        self.values.extend(sorted.iter().map(|&tile| value(tile)));
        self.of.resize_with((rack.len() + 1).max(self.of.len()), Choices::default);
        for choices in &mut self.of {
            choices.all.clear();
            choices.leaves.clear();
            choices.values.clear();
            choices.best_leave = i32::MIN;
        }
        let whole = sorted.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        let alone = sorted.iter().map(|&tile| leaves.map_or(0, |leaves| leaves.tile(tile))).sum();
        let none = Choice { sum: 0, letters: 0, blanks: 0, tiles: [0; MOST_TILES] };
        self.choose(&sorted, 0, none, leaves, whole, alone);
        for (size, choices) in self.of.iter_mut().enumerate().take(rack.len() + 1) {
            for nth in 0..size {
                choices.values.extend(choices.all.iter().map(|choice| value(choice.tiles[nth])));
            }
            choices.best_leave = choices.leaves.iter().copied().max().unwrap_or(i32::MIN);
        }
    }

    /// Of the tiles still to come, each kind any number of times.
    fn choose(
        &mut self,
        tiles: &[u8],
        chosen: usize,
        choice: Choice,
        leaves: Option<&Leaves>,
        left: u64,
        alone: i32,
    ) {
        let Some(&tile) = tiles.first() else {
            let leave = leaves.map_or(0, |leaves| leaves.by_sum(left).unwrap_or(alone));
            self.of[chosen].all.push(choice);
            self.of[chosen].leaves.push(leave);
            return;
        };
        let same = tiles.iter().take_while(|&&other| other == tile).count();
        let (mut choice, mut left, mut alone) = (choice, left, alone);
        for count in 0..=same {
            self.choose(&tiles[same..], chosen + count, choice, leaves, left, alone);
            if count == same {
                break;
            }
            choice.tiles[chosen + count] = tile;
            if tile == BLANK {
                choice.blanks += 1;
            } else {
                choice.sum = choice.sum.wrapping_add(sum_of(tile));
                choice.letters |= 1 << tile;
            }
            left = left.wrapping_sub(sum_of(tile));
            alone -= leaves.map_or(0, |leaves| leaves.tile(tile));
        }
    }
}
