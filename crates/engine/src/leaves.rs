//! What the tiles are worth that a play leaves on the rack, in thousandths of a point.

use crate::anagrams::sum_of;
use crate::letters::{BadInput, bad};

/// A value for each leave: from a table, or else the sum of the tiles' own values.
#[derive(Clone, Debug)]
pub struct Leaves {
    tiles: [i32; 64],
    table: Vec<(u64, i32)>,
    shift: u32,
    count: usize,
}

impl Leaves {
    /// Values of tiles by their codes (63 is the blank), and of whole leaves.
    ///
    /// # Errors
    /// If a leave is there twice.
    pub fn new(tiles: [i32; 64], leaves: &[(Vec<u8>, i32)]) -> Result<Self, BadInput> {
        let size = (leaves.len() * 2).next_power_of_two().max(16);
        let mut made =
            Self { tiles, table: vec![(0, 0); size], shift: 64 - size.trailing_zeros(), count: leaves.len() };
        for (leave, value) in leaves {
            let sum = leave.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
            let mut at = made.slot(sum);
            while made.table[at].0 != 0 {
                if made.table[at].0 == sum {
                    return bad("a leave is there twice");
                }
                at = (at + 1) & (size - 1);
            }
            // The empty leave's sum marks a free place; its value is 0 and needs none.
            if sum != 0 {
                made.table[at] = (sum, *value);
            }
        }
        Ok(made)
    }

    #[inline]
    fn slot(&self, sum: u64) -> usize {
        (sum.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> self.shift) as usize
    }

    /// How many leaves the table has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether tiles alone are valued.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The value of a tile by itself.
    #[inline]
    #[must_use]
    pub fn tile(&self, tile: u8) -> i32 {
        self.tiles[usize::from(tile & 63)]
    }

    /// The value in the table for tiles with that sum.
    #[inline]
    #[must_use]
    pub fn by_sum(&self, sum: u64) -> Option<i32> {
        let mut at = self.slot(sum);
        loop {
            let (there, value) = self.table[at];
            if there == sum && sum != 0 {
                return Some(value);
            }
            if there == 0 {
                return None;
            }
            at = (at + 1) & (self.table.len() - 1);
        }
    }

    /// The value of a leave.
    #[must_use]
    pub fn value(&self, leave: &[u8]) -> i32 {
        let sum = leave.iter().fold(0u64, |sum, &tile| sum.wrapping_add(sum_of(tile)));
        self.by_sum(sum).unwrap_or_else(|| leave.iter().map(|&tile| self.tile(tile)).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_comes_before_the_sum_of_tiles() {
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
}
