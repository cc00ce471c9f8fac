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
    /// The sum of what is left, blanks included.
    left: u64,
    /// A bit for each tile of the sorted rack that is left.
    kept: u16,
    /// What is left is worth, each tile by itself and any two together.
    alone: i32,
}

/// All choices of so many tiles, with what they are worth side by side, so that all of them are rated at once.
#[derive(Debug, Default)]
pub struct Choices {
    /// What can be chosen.
    pub all: Vec<Choice>,
    /// The sums of their letters.
    pub sums: Vec<u64>,
    /// What is left on the rack is worth, in thousandths.
    pub leaves: Vec<i32>,
    /// The value of the dearest tile of each choice in thousandths, then that of the second dearest, and so on.
    pub values: Vec<i32>,
    /// The best of the leaves.
    pub best_leave: i32,
    /// For each letter of the rack a bit for each choice that has it; for choices beyond the 64th there is none.
    pub having: [u64; MOST_TILES],
    /// A bit for each choice that has a blank.
    pub blank: u64,
}

impl Choices {
    /// Whether there are few enough to have a bit each.
    #[inline]
    #[must_use]
    pub fn listed(&self) -> bool {
        self.all.len() <= 64
    }
}

/// All choices of a rack, by how many tiles are chosen.
#[derive(Debug, Default)]
pub struct AllChoices {
    /// `of[n]`: of n tiles.
    pub of: Vec<Choices>,
    /// The values of so many of the dearest tiles of the rack together, in thousandths.
    pub dearest: [i32; MOST_TILES + 1],
    /// The letters of the rack, each once, the dearest first, with its value; no blanks.
    pub tiles: Vec<(u8, i32)>,
}

impl AllChoices {
    /// Makes them anew for a rack. `out` is what it is worth to leave nothing, in thousandths.
    pub fn renew(&mut self, rack: &[u8], layout: &Layout, leaves: Option<&Leaves>, out: i32) {
        let value = |tile: u8| if tile == BLANK { 0 } else { layout.values[usize::from(tile)] * 1000 };
        let mut sorted = rack.to_vec();
        sorted.sort_unstable_by_key(|&tile| (-value(tile), tile));
        for count in 0..MOST_TILES {
            self.dearest[count + 1] = self.dearest[count] + sorted.get(count).map_or(0, |&tile| value(tile));
        }
        self.tiles.clear();
        self.tiles.extend(sorted.iter().filter(|&&tile| tile != BLANK).map(|&tile| (tile, value(tile))));
        self.tiles.dedup();
        self.of.resize_with((rack.len() + 1).max(self.of.len()), Choices::default);
        for choices in &mut self.of {
            choices.all.clear();
            choices.sums.clear();
            choices.leaves.clear();
            choices.values.clear();
            choices.best_leave = i32::MIN;
        }
        let left = sorted.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        let kept = (1 << sorted.len()) - 1;
        let mut none = Choice { sum: 0, letters: 0, blanks: 0, tiles: [0; MOST_TILES], left, kept, alone: 0 };
        let shares = Shares::new(&sorted, leaves);
        // What is added one by one is what is there in the end.
        none.alone = (0..sorted.len()).map(|at| shares.of(at, (1 << at) - 1)).sum();
        self.choose(&sorted, 0, none, &shares);
        for (size, choices) in self.of.iter_mut().enumerate().take(rack.len() + 1) {
            choices.sums.extend(choices.all.iter().map(|choice| choice.sum));
            // One look after the other, so that the memory can be asked for several at a time.
            choices.leaves.extend(
                choices.all.iter().map(|choice| {
                    leaves.map_or(0, |leaves| leaves.by_sum(choice.left).unwrap_or(choice.alone))
                }),
            );
            if size == rack.len() {
                choices.leaves.iter_mut().for_each(|leave| *leave += out);
            }
            for nth in 0..size {
                choices.values.extend(choices.all.iter().map(|choice| value(choice.tiles[nth])));
            }
            choices.having = [0; MOST_TILES];
            choices.blank = 0;
            for (index, choice) in choices.all.iter().enumerate().take(64) {
                for (having, &(tile, _)) in choices.having.iter_mut().zip(&self.tiles) {
                    *having |= (choice.letters >> tile & 1) << index;
                }
                choices.blank |= u64::from(choice.blanks > 0) << index;
            }
            choices.best_leave = choices.leaves.iter().copied().max().unwrap_or(i32::MIN);
        }
    }

    /// Of the tiles still to come, each kind any number of times.
    fn choose(&mut self, tiles: &[u8], chosen: usize, mut choice: Choice, shares: &Shares) {
        let Some(&tile) = tiles.first() else {
            self.of[chosen].all.push(choice);
            return;
        };
        let same = tiles.iter().take_while(|&&other| other == tile).count();
        for count in 0..=same {
            self.choose(&tiles[same..], chosen + count, choice, shares);
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
            choice.left = choice.left.wrapping_sub(sum_of(tile));
            let at = shares.count - tiles.len() + count;
            choice.kept &= !(1 << at);
            choice.alone -= shares.of(at, choice.kept);
        }
    }
}

/// What each tile of a rack adds to what is kept of it.
struct Shares {
    count: usize,
    pairs: bool,
    tiles: [i32; MOST_TILES],
    together: [[i32; MOST_TILES]; MOST_TILES],
}

impl Shares {
    fn new(rack: &[u8], leaves: Option<&Leaves>) -> Self {
        let mut shares = Self {
            count: rack.len(),
            pairs: false,
            tiles: [0; MOST_TILES],
            together: [[0; MOST_TILES]; MOST_TILES],
        };
        let Some(leaves) = leaves else { return shares };
        shares.pairs = leaves.has_pairs();
        for (at, &tile) in rack.iter().enumerate() {
            shares.tiles[at] = leaves.tile(tile);
            if shares.pairs {
                for (row, &other) in shares.together[at].iter_mut().zip(rack) {
                    *row = leaves.pair(tile, other);
                }
            }
        }
        shares
    }

    /// What the tile at a place adds to the tiles at these others.
    #[inline]
    fn of(&self, at: usize, mut others: u16) -> i32 {
        let mut all = self.tiles[at];
        if self.pairs {
            while others != 0 {
                all += self.together[at][others.trailing_zeros() as usize];
                others &= others - 1;
            }
        }
        all
    }
}
