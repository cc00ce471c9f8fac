//! Values of leaves, in thousandths of a point.

use crate::anagrams::sum_of;
use crate::letters::{BadInput, bad};

/// Value of each leave: from a table, otherwise the sum of single-tile and pair values.
#[derive(Clone, Debug)]
pub struct Leaves {
    tiles: [i32; 64],
    /// Values of pairs, symmetric; empty if there are none.
    pairs: Vec<[i32; 64]>,
    /// Hash table. High half: tag of the leave, never 0; low half: its value. 0 is empty.
    table: Vec<u64>,
    shift: u32,
    /// Multiplier of the hash, chosen so that no two leaves share a tag on one probe path.
    factor: u64,
    count: usize,
}

impl Leaves {
    /// Values of tiles by their codes (63 is the blank), and of whole leaves.
    ///
    /// # Errors
    /// If a leave is listed twice.
    pub fn new(tiles: [i32; 64], leaves: &[(Vec<u8>, i32)]) -> Result<Self, BadInput> {
        let sums: Vec<(u64, i32)> = leaves
            .iter()
            .filter(|(leave, _)| !leave.is_empty())
            .map(|(leave, value)| {
                (leave.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile))), *value)
            })
            .collect();
        let mut sorted: Vec<u64> = sums.iter().map(|&(sum, _)| sum).collect();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            return bad("a leave is there twice");
        }
        let size = (sums.len() * 2).next_power_of_two().max(16);
        let mut made = Self {
            tiles,
            pairs: Vec::new(),
            table: Vec::new(),
            shift: 64 - size.trailing_zeros(),
            factor: 0xbf58_476d_1ce4_e5b9,
            count: leaves.len(),
        };
        while !made.fill(&sums, size) {
            made.factor = made.factor.wrapping_mul(0x94d0_49bb_1331_11eb);
        }
        Ok(made)
    }

    /// Adds values of pairs.
    #[must_use]
    pub fn with_pairs(mut self, pairs: &[((u8, u8), i32)]) -> Self {
        self.pairs = if pairs.is_empty() { Vec::new() } else { vec![[0; 64]; 64] };
        for &((one, other), value) in pairs {
            self.pairs[usize::from(one & 63)][usize::from(other & 63)] = value;
            self.pairs[usize::from(other & 63)][usize::from(one & 63)] = value;
        }
        self
    }

    /// Scales every value by `part / whole`.
    #[must_use]
    pub fn scaled(&self, part: usize, whole: usize) -> Self {
        let (part, whole) = (part as i64, whole.max(1) as i64);
        let scale = |value: i32| (i64::from(value) * part / whole) as i32;
        let mut made = self.clone();
        made.tiles.iter_mut().for_each(|value| *value = scale(*value));
        made.pairs.iter_mut().flatten().for_each(|value| *value = scale(*value));
        for entry in made.table.iter_mut().filter(|entry| **entry != 0) {
            *entry = *entry >> 32 << 32 | u64::from(scale(*entry as u32 as i32) as u32);
        }
        made
    }

    /// Fills the table; `false` if two leaves collide.
    fn fill(&mut self, sums: &[(u64, i32)], size: usize) -> bool {
        self.table = vec![0; size];
        for &(sum, value) in sums {
            let (mut at, tag) = self.place(sum);
            while self.table[at] != 0 {
                if self.table[at] >> 32 == tag {
                    return false;
                }
                at = (at + 1) & (size - 1);
            }
            self.table[at] = tag << 32 | u64::from(value as u32);
        }
        true
    }

    #[inline]
    fn place(&self, sum: u64) -> (usize, u64) {
        let mixed = (sum ^ (sum >> 32)).wrapping_mul(self.factor);
        ((mixed >> self.shift) as usize, mixed & 0xffff_ffff | 1)
    }

    /// Number of leaves in the table.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether the table is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Value of a single tile.
    #[inline]
    #[must_use]
    pub fn tile(&self, tile: u8) -> i32 {
        self.tiles[usize::from(tile & 63)]
    }

    /// Value of a pair, beyond those of its tiles.
    #[inline]
    #[must_use]
    pub fn pair(&self, one: u8, other: u8) -> i32 {
        self.pairs.get(usize::from(one & 63)).map_or(0, |row| row[usize::from(other & 63)])
    }

    /// Whether any pair has a value.
    #[inline]
    #[must_use]
    pub fn has_pairs(&self) -> bool {
        !self.pairs.is_empty()
    }

    /// Value of a leave by single tiles and pairs.
    fn added_up(&self, leave: &[u8]) -> i32 {
        let alone: i32 = leave.iter().map(|&tile| self.tile(tile)).sum();
        let together = leave
            .iter()
            .enumerate()
            .map(|(index, &one)| -> i32 { leave[..index].iter().map(|&other| self.pair(one, other)).sum() });
        alone + together.sum::<i32>()
    }

    /// Value in the table for tiles with that sum.
    #[inline]
    #[must_use]
    pub fn by_sum(&self, sum: u64) -> Option<i32> {
        let (mut at, tag) = self.place(sum);
        loop {
            let entry = self.table[at];
            if entry >> 32 == tag {
                return Some(entry as u32 as i32);
            }
            if entry == 0 {
                return None;
            }
            at = (at + 1) & (self.table.len() - 1);
        }
    }

    /// Value of a leave.
    #[must_use]
    pub fn value(&self, leave: &[u8]) -> i32 {
        let sum = leave.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        self.by_sum(sum).unwrap_or_else(|| self.added_up(leave))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_takes_precedence_over_tile_sums() {
        let mut tiles = [0; 64];
        tiles[1] = 500;
        tiles[63] = 20_000;
        let leaves = Leaves::new(tiles, &[(vec![1, 1], -3000)]).unwrap();
        assert_eq!(leaves.value(&[]), 0);
        assert_eq!(leaves.value(&[1]), 500);
        assert_eq!(leaves.value(&[1, 1]), -3000);
        assert_eq!(leaves.value(&[63, 1]), 20_500);
        assert!(Leaves::new(tiles, &[(vec![1, 2], 1), (vec![2, 1], 2)]).is_err());
    }

    #[test]
    fn pairs_count_once_in_addition_to_tiles() {
        let mut tiles = [0; 64];
        tiles[1] = 500;
        let leaves =
            Leaves::new(tiles, &[(vec![1, 2], 7)]).unwrap().with_pairs(&[((1, 1), -100), ((1, 63), 30)]);
        assert_eq!(leaves.value(&[1, 1]), 900);
        assert_eq!(leaves.value(&[1, 1, 1]), 1200);
        assert_eq!(leaves.value(&[63, 1, 1]), 960);
        assert_eq!(leaves.value(&[2, 1]), 7);
        let half = leaves.scaled(1, 2);
        assert_eq!((half.value(&[1, 1]), half.value(&[2, 1]), half.value(&[1, 63])), (450, 3, 265));
    }
}
