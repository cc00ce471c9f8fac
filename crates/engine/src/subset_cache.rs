//! Cache: which subsets of a rack form a word with which letters on the board.
//!
//! Many slots play through the same letters, or through none, and few subsets of six or seven tiles form a
//! word with them. So the bound of a slot counts only subsets that may be a word, and a slot without any is
//! skipped.

use crate::anagrams::Anagrams;
use crate::rack::{MAX_TILES, RackSubsets};

const SLOTS: usize = 512;

/// Cached results for one anagram sum played through, by number of tiles laid.
#[derive(Clone, Copy, Debug)]
struct Entry {
    through: u64,
    computed: u16,
    possible: [u64; MAX_TILES + 1],
    leave: [i32; MAX_TILES + 1],
}

/// The cache of one rack on one board.
#[derive(Debug)]
pub struct SubsetCache {
    slots: [u16; SLOTS],
    entries: Vec<Entry>,
}

impl Default for SubsetCache {
    fn default() -> Self {
        Self { slots: [0; SLOTS], entries: Vec::new() }
    }
}

impl SubsetCache {
    pub fn clear(&mut self) {
        self.slots = [0; SLOTS];
        self.entries.clear();
    }

    /// Index of the entry of a sum.
    #[inline]
    pub fn find(&mut self, through: u64) -> usize {
        let mut at = (through >> 20) as usize % SLOTS;
        loop {
            let entry = usize::from(self.slots[at]);
            if entry == 0 {
                break;
            }
            if self.entries[entry - 1].through == through {
                return entry - 1;
            }
            at = (at + 1) % SLOTS;
        }
        self.entries.push(Entry {
            through,
            computed: 0,
            possible: [0; MAX_TILES + 1],
            leave: [0; MAX_TILES + 1],
        });
        // A board has fewer distinct runs than this; if one has more, the rest is not cached.
        if self.entries.len() < SLOTS / 2 {
            self.slots[at] = self.entries.len() as u16;
        }
        self.entries.len() - 1
    }

    /// Among the subsets of that many tiles, those that may form a word (all of them if there are too many
    /// for a bit set) and their best leave; `None` if there are none.
    #[inline]
    pub fn possible(
        &mut self,
        at: usize,
        tiles: usize,
        subsets: &RackSubsets,
        anagrams: &Anagrams,
    ) -> Option<(u64, i32)> {
        let entry = &mut self.entries[at];
        if entry.computed >> tiles & 1 == 0 {
            entry.computed |= 1 << tiles;
            (entry.possible[tiles], entry.leave[tiles]) = compute(entry.through, tiles, subsets, anagrams);
        }
        (entry.possible[tiles] != 0).then_some((entry.possible[tiles], entry.leave[tiles]))
    }
}

#[inline(never)]
fn compute(through: u64, tiles: usize, subsets: &RackSubsets, anagrams: &Anagrams) -> (u64, i32) {
    let subsets = &subsets.of[tiles];
    if !subsets.listed() {
        return (!0, subsets.best_leave);
    }
    let mut possible = 0;
    if subsets.blank == 0 {
        for (index, &sum) in subsets.sums.iter().enumerate() {
            possible |= u64::from(anagrams.may_form(sum.wrapping_add(through))) << index;
        }
    } else {
        for (index, (&sum, subset)) in subsets.sums.iter().zip(&subsets.all).enumerate() {
            possible |= u64::from(anagrams.may_extend(sum.wrapping_add(through), usize::from(subset.blanks)))
                << index;
        }
    }
    let (mut rest, mut best) = (possible, i32::MIN);
    while rest != 0 {
        best = best.max(subsets.leaves[rest.trailing_zeros() as usize]);
        rest &= rest - 1;
    }
    (possible, best)
}
