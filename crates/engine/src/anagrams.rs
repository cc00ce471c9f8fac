//! Words by their letters, whatever the order: "which words can be made of exactly these tiles" in one look.
//!
//! A bag of letters has a *sum*: that of one large odd number for each of its letters. So the sum of a rack and of the
//! letters it plays through is found by adding, and taking a letter away by subtracting. Different
//! bags may have the same sum, though they hardly ever do; whoever asks compares letters anyway.
//!
//! Three sets of bits, small enough to stay near the processor, say whether a sum is that of a word, of a word without
//! one letter, or without two: the questions that racks with blanks ask. They may say yes in error, never no.

use crate::gaddag::{code_at, length};
use crate::letters::{BadInput, bad};

/// The sum of a letter.
#[inline]
#[must_use]
pub fn sum_of(code: u8) -> u64 {
    SUMS[usize::from(code & 63)]
}

const SUMS: [u64; 64] = {
    let mut sums = [0; 64];
    let mut code = 0;
    while code < 64 {
        // splitmix64
        let mut mixed = (code as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        sums[code] = (mixed ^ (mixed >> 31)) | 1;
        code += 1;
    }
    sums
};

/// The index.
#[derive(Debug)]
pub struct Anagrams {
    /// Low half: where the group starts in `groups`, plus one; high half: more of the sum.
    table: Vec<u64>,
    shift: u32,
    /// For each group: how long its words are, how many there are (two bytes), and their letters.
    groups: Vec<u8>,
    whole: Bits,
    less_one: Bits,
    less_two: Bits,
}

impl Anagrams {
    pub(crate) fn build(keys: &[u128]) -> Result<Self, BadInput> {
        let mut order: Vec<(u64, u32)> = keys
            .iter()
            .enumerate()
            .map(|(at, &key)| {
                let sum = (0..length(key)).fold(0u64, |sum, i| sum.wrapping_add(sum_of(code_at(key, i))));
                (sum, at as u32)
            })
            .collect();
        order.sort_unstable();
        let distinct = order.chunk_by(|a, b| a.0 == b.0).count();
        let size = (distinct * 2).next_power_of_two().max(16);
        let mut made = Self {
            table: vec![0; size],
            shift: 64 - size.trailing_zeros(),
            groups: Vec::new(),
            whole: Bits::new(distinct * 8),
            less_one: Bits::new(distinct * 8 * 8),
            less_two: Bits::new(distinct * 28 * 4),
        };
        for group in order.chunk_by(|a, b| a.0 == b.0) {
            let sum = group[0].0;
            // Words of different length with the same sum stand in groups of their own, one behind the other.
            let mut group: Vec<u128> = group.iter().map(|&(_, at)| keys[at as usize]).collect();
            group.sort_unstable_by_key(|&key| length(key));
            for same in group.chunk_by(|&a, &b| length(a) == length(b)) {
                made.insert(sum, same)?;
            }
            made.shorten(sum, group[0]);
        }
        made.groups.shrink_to_fit();
        Ok(made)
    }

    fn insert(&mut self, sum: u64, words: &[u128]) -> Result<(), BadInput> {
        let long = length(words[0]);
        // A group counts its words in two bytes; a longer one is several.
        for words in words.chunks(usize::from(u16::MAX)) {
            let Ok(start) = u32::try_from(self.groups.len() + 1) else {
                return bad("too many words");
            };
            self.groups.push(long as u8);
            self.groups.extend((words.len() as u16).to_le_bytes());
            for &word in words {
                self.groups.extend((0..long).map(|at| code_at(word, at)));
            }
            let mask = self.table.len() - 1;
            let mut at = self.slot(sum);
            while self.table[at] != 0 {
                at = (at + 1) & mask;
            }
            self.table[at] = mixed(sum) << 32 | u64::from(start);
        }
        Ok(())
    }

    fn shorten(&mut self, sum: u64, word: u128) {
        self.whole.set(sum);
        let long = length(word);
        let codes: Vec<u8> = (0..long).map(|at| code_at(word, at)).collect();
        for (at, &one) in codes.iter().enumerate() {
            let less = sum.wrapping_sub(sum_of(one));
            self.less_one.set(less);
            for &two in &codes[at + 1..] {
                self.less_two.set(less.wrapping_sub(sum_of(two)));
            }
        }
    }

    #[inline]
    fn slot(&self, sum: u64) -> usize {
        (mixed(sum) >> self.shift) as usize
    }

    /// The words whose letters have this sum and that are so long, each as its codes. A very few may
    /// have other letters.
    #[inline]
    pub fn words(&self, sum: u64, long: usize) -> impl Iterator<Item = &[u8]> {
        let mask = self.table.len() - 1;
        let mut at = self.slot(sum);
        let high = mixed(sum) << 32;
        let mut group: std::slice::ChunksExact<'_, u8> = [].chunks_exact(long.max(1));
        std::iter::from_fn(move || {
            loop {
                if let Some(word) = group.next() {
                    return Some(word);
                }
                let entry = self.table[at];
                if entry == 0 {
                    return None;
                }
                at = (at + 1) & mask;
                if entry >> 32 == high >> 32 {
                    let start = (entry & 0xffff_ffff) as usize - 1;
                    if usize::from(self.groups[start]) == long {
                        let count = u16::from_le_bytes([self.groups[start + 1], self.groups[start + 2]]);
                        group =
                            self.groups[start + 3..start + 3 + usize::from(count) * long].chunks_exact(long);
                    }
                }
            }
        })
    }

    /// Whether so many letters more can make a word: false is certain.
    #[inline]
    #[must_use]
    pub fn may_grow(&self, sum: u64, by: usize) -> bool {
        match by {
            0 => self.whole.get(sum),
            1 => self.less_one.get(sum),
            2 => self.less_two.get(sum),
            _ => true,
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.table.len() * 8
            + self.groups.len()
            + (self.whole.0.len() + self.less_one.0.len() + self.less_two.0.len()) * 8
    }
}

#[inline]
fn mixed(sum: u64) -> u64 {
    (sum ^ (sum >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// A set of sums that may hold a few more than were put in.
#[derive(Debug)]
struct Bits(Vec<u64>);

impl Bits {
    fn new(bits: usize) -> Self {
        Self(vec![0; bits.next_power_of_two().max(64) / 64])
    }

    #[inline]
    fn place(&self, sum: u64) -> (usize, u64) {
        let mixed = mixed(sum);
        ((mixed >> 38) as usize & (self.0.len() - 1), 1 << (mixed >> 32 & 63))
    }

    fn set(&mut self, sum: u64) {
        let (at, bit) = self.place(sum);
        self.0[at] |= bit;
    }

    #[inline]
    fn get(&self, sum: u64) -> bool {
        let (at, bit) = self.place(sum);
        self.0[at] & bit != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(word: &str) -> u128 {
        word.bytes().enumerate().fold(0, |key, (at, b)| key | u128::from(b - 64) << (122 - 6 * at))
    }

    fn sum(letters: &str) -> u64 {
        letters.bytes().fold(0, |sum, b| sum.wrapping_add(sum_of(b - 64)))
    }

    fn index(words: &[&str]) -> Anagrams {
        let mut keys: Vec<u128> = words.iter().map(|word| key(word)).collect();
        keys.sort_unstable();
        Anagrams::build(&keys).unwrap()
    }

    #[test]
    fn words_are_found_by_their_letters() {
        let index = index(&["TEA", "EAT", "ATE", "EATS", "SEAT", "QI"]);
        let mut found: Vec<String> =
            index.words(sum("AET"), 3).map(|word| word.iter().map(|&c| (c + 64) as char).collect()).collect();
        found.sort();
        assert_eq!(found, ["ATE", "EAT", "TEA"]);
        assert_eq!(index.words(sum("TSAE"), 4).count(), 2);
        assert_eq!(index.words(sum("AET"), 4).count(), 0);
        assert_eq!(index.words(sum("AEX"), 3).count(), 0);
    }

    #[test]
    fn what_can_grow_is_never_denied() {
        let index = index(&["TEA", "QI", "SEATS"]);
        assert!(index.may_grow(sum("TE"), 1) && index.may_grow(sum("Q"), 1) && index.may_grow(sum("STE"), 2));
        assert!(index.may_grow(0, 2) && index.may_grow(sum("AET"), 0));
        assert!(!index.may_grow(sum("TX"), 1));
    }

    #[test]
    fn no_words_are_an_index_too() {
        let index = index(&[]);
        assert_eq!(index.words(sum("AB"), 2).count(), 0);
        assert!(!index.may_grow(0, 1));
    }
}
