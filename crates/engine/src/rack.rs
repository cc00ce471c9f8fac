//! A rack: its tiles, and all subsets of them.

use crate::anagrams::sum_of;
use crate::layout::Layout;
use crate::leaves::Leaves;
use crate::letters::BLANK;

/// Largest rack.
pub const MAX_TILES: usize = 12;

/// The tiles of a rack that are not laid yet.
#[derive(Clone, Debug)]
pub struct Rack {
    counts: [u8; 64],
    /// Bit set of the letters.
    pub letters: u64,
    /// Number of blanks.
    pub blanks: usize,
}

impl Rack {
    #[must_use]
    pub fn new(rack: &[u8]) -> Self {
        let mut remaining = Self { counts: [0; 64], letters: 0, blanks: 0 };
        for &tile in rack {
            if tile == BLANK {
                remaining.blanks += 1;
            } else {
                remaining.give(tile);
            }
        }
        remaining
    }

    /// Takes a letter; the rack has to have it.
    #[inline]
    pub fn take(&mut self, code: u8) {
        let count = &mut self.counts[usize::from(code & 63)];
        *count -= 1;
        self.letters &= !(u64::from(*count == 0) << (code & 63));
    }

    /// Puts a letter back.
    #[inline]
    pub fn give(&mut self, code: u8) {
        self.counts[usize::from(code & 63)] += 1;
        self.letters |= 1 << (code & 63);
    }

    /// Whether the rack has a letter.
    #[inline]
    #[must_use]
    pub fn has(&self, code: u8) -> bool {
        self.counts[usize::from(code & 63)] > 0
    }
}

/// A subset of the rack, to be laid.
#[derive(Clone, Copy, Debug)]
pub struct Subset {
    /// Anagram sum of its letters.
    pub sum: u64,
    /// Bit set of its letters.
    pub letters: u64,
    /// Number of blanks in it.
    pub blanks: u8,
    /// Its tiles, blanks included, by falling value.
    pub tiles: [u8; MAX_TILES],
    /// Anagram sum of the leave, blanks included.
    left: u64,
    /// Bit set of the leave, by index in the sorted rack.
    left_bits: u16,
    /// Value of the leave by single tiles and pairs.
    added_up: i32,
}

/// All subsets of one size, in columns, so that all are rated at once.
#[derive(Debug, Default)]
pub struct Subsets {
    pub all: Vec<Subset>,
    /// Anagram sums of their letters.
    pub sums: Vec<u64>,
    /// Values of their leaves, in thousandths.
    pub leaves: Vec<i32>,
    /// Columns of tile values in thousandths: the highest of each subset, then the second highest, and so on.
    pub values: Vec<i32>,
    pub best_leave: i32,
    /// For each letter of the rack, the set of the subsets that contain it; only for up to 64 subsets.
    pub having: [u64; MAX_TILES],
    /// Set of the subsets that contain a blank.
    pub blank: u64,
}

impl Subsets {
    /// Whether there are few enough subsets for bit sets.
    #[inline]
    #[must_use]
    pub fn listed(&self) -> bool {
        self.all.len() <= 64
    }
}

/// All subsets of a rack by size.
#[derive(Debug, Default)]
pub struct RackSubsets {
    /// By number of tiles.
    pub of: Vec<Subsets>,
    /// Sum of the `n` highest tile values of the rack, in thousandths.
    pub top_values: [i32; MAX_TILES + 1],
    /// Distinct letters of the rack by falling value; no blanks.
    pub tiles: Vec<(u8, i32)>,
}

impl RackSubsets {
    /// Recomputes the subsets for a rack. `out` is the value of an empty leave, in thousandths.
    pub fn update(&mut self, rack: &[u8], layout: &Layout, leaves: Option<&Leaves>, out: i32) {
        let value = |tile: u8| if tile == BLANK { 0 } else { layout.values[usize::from(tile)] * 1000 };
        let mut sorted = rack.to_vec();
        sorted.sort_unstable_by_key(|&tile| (-value(tile), tile));
        for count in 0..MAX_TILES {
            self.top_values[count + 1] =
                self.top_values[count] + sorted.get(count).map_or(0, |&tile| value(tile));
        }
        self.tiles.clear();
        self.tiles.extend(sorted.iter().filter(|&&tile| tile != BLANK).map(|&tile| (tile, value(tile))));
        self.tiles.dedup();
        self.of.resize_with((rack.len() + 1).max(self.of.len()), Subsets::default);
        for subsets in &mut self.of {
            subsets.all.clear();
            subsets.sums.clear();
            subsets.leaves.clear();
            subsets.values.clear();
            subsets.best_leave = i32::MIN;
        }
        let left = sorted.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        let left_bits = (1 << sorted.len()) - 1;
        let mut none =
            Subset { sum: 0, letters: 0, blanks: 0, tiles: [0; MAX_TILES], left, left_bits, added_up: 0 };
        let shares = Shares::new(&sorted, leaves);
        // The terms added tile by tile sum up to the value of the whole rack.
        none.added_up = (0..sorted.len()).map(|at| shares.of(at, (1 << at) - 1)).sum();
        self.choose(&sorted, 0, none, &shares);
        for (size, subsets) in self.of.iter_mut().enumerate().take(rack.len() + 1) {
            subsets.sums.extend(subsets.all.iter().map(|subset| subset.sum));
            // Independent lookups, so that the processor overlaps their memory accesses.
            subsets.leaves.extend(subsets.all.iter().map(|subset| {
                leaves.map_or(0, |leaves| leaves.by_sum(subset.left).unwrap_or(subset.added_up))
            }));
            if size == rack.len() {
                subsets.leaves.iter_mut().for_each(|leave| *leave += out);
            }
            for nth in 0..size {
                subsets.values.extend(subsets.all.iter().map(|subset| value(subset.tiles[nth])));
            }
            subsets.having = [0; MAX_TILES];
            subsets.blank = 0;
            for (index, subset) in subsets.all.iter().enumerate().take(64) {
                for (having, &(tile, _)) in subsets.having.iter_mut().zip(&self.tiles) {
                    *having |= (subset.letters >> tile & 1) << index;
                }
                subsets.blank |= u64::from(subset.blanks > 0) << index;
            }
            subsets.best_leave = subsets.leaves.iter().copied().max().unwrap_or(i32::MIN);
        }
    }

    /// Adds every combination of the remaining tiles, each kind any number of times.
    fn choose(&mut self, tiles: &[u8], chosen: usize, mut subset: Subset, shares: &Shares) {
        let Some(&tile) = tiles.first() else {
            self.of[chosen].all.push(subset);
            return;
        };
        let same = tiles.iter().take_while(|&&other| other == tile).count();
        for count in 0..=same {
            self.choose(&tiles[same..], chosen + count, subset, shares);
            if count == same {
                break;
            }
            subset.tiles[chosen + count] = tile;
            if tile == BLANK {
                subset.blanks += 1;
            } else {
                subset.sum = subset.sum.wrapping_add(sum_of(tile));
                subset.letters |= 1 << tile;
            }
            subset.left = subset.left.wrapping_sub(sum_of(tile));
            let at = shares.count - tiles.len() + count;
            subset.left_bits &= !(1 << at);
            subset.added_up -= shares.of(at, subset.left_bits);
        }
    }
}

/// Value that each tile and each pair of a rack adds to a leave.
struct Shares {
    count: usize,
    pairs: bool,
    tiles: [i32; MAX_TILES],
    together: [[i32; MAX_TILES]; MAX_TILES],
}

impl Shares {
    fn new(rack: &[u8], leaves: Option<&Leaves>) -> Self {
        let mut shares = Self {
            count: rack.len(),
            pairs: false,
            tiles: [0; MAX_TILES],
            together: [[0; MAX_TILES]; MAX_TILES],
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

    /// Value that a tile adds to a set of other tiles.
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
