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
///
/// Groups of words stand in the order of their sums' hashes, so that those of one bucket lie side by side: to look one up
/// is to go to one place in memory, and not to two.
#[derive(Debug)]
pub struct Anagrams {
    /// Where each bucket starts in `groups`; the last is where they end.
    starts: Vec<u32>,
    shift: u32,
    /// For each group: a mark of its sum (two bytes), how long its words are, how many there are, and their letters.
    groups: Vec<u8>,
    whole: Bits,
    less_one: Bits,
    less_two: Bits,
}

/// How many bytes stand before the letters of a group.
const HEAD: usize = 4;

impl Anagrams {
    pub(crate) fn build(keys: &[u128]) -> Result<Self, BadInput> {
        let mut order: Vec<(u64, u32)> =
            keys.iter().enumerate().map(|(at, &key)| (mixed(sum_of_key(key)), at as u32)).collect();
        order.sort_unstable();
        let distinct = order.chunk_by(|a, b| a.0 == b.0).count();
        let buckets = distinct.next_power_of_two().max(2) / 2;
        let mut made = Self {
            starts: Vec::with_capacity(buckets + 1),
            // One bucket has no bits to be told by; one bit less than all is as good, and a shift that there is.
            shift: (64 - buckets.trailing_zeros()).min(63),
            groups: Vec::new(),
            whole: Bits::new(distinct * 12),
            less_one: Bits::new(distinct * 8 * 8),
            less_two: Bits::new(distinct * 28 * 4),
        };
        for group in order.chunk_by(|a, b| a.0 == b.0) {
            made.start_buckets((group[0].0 >> made.shift) as usize)?;
            // Words of different length with the same sum stand in groups of their own, one behind the other.
            let mut group: Vec<u128> = group.iter().map(|&(_, at)| keys[at as usize]).collect();
            group.sort_unstable_by_key(|&key| length(key));
            for same in group.chunk_by(|&a, &b| length(a) == length(b)) {
                made.insert(same);
            }
            made.shorten(group[0]);
        }
        made.start_buckets(buckets.max(2))?;
        made.groups.shrink_to_fit();
        Ok(made)
    }

    /// All buckets up to this one start here, if they have not started yet.
    fn start_buckets(&mut self, last: usize) -> Result<(), BadInput> {
        let Ok(start) = u32::try_from(self.groups.len()) else {
            return bad("too many words");
        };
        self.starts.resize(self.starts.len().max(last + 1), start);
        Ok(())
    }

    fn insert(&mut self, words: &[u128]) {
        let long = length(words[0]);
        // A group counts its words in a byte; a longer one is several.
        for words in words.chunks(usize::from(u8::MAX)) {
            self.groups.extend(mark(mixed(sum_of_key(words[0]))).to_le_bytes());
            self.groups.extend([long as u8, words.len() as u8]);
            for &word in words {
                self.groups.extend((0..long).map(|at| code_at(word, at)));
            }
        }
    }

    fn shorten(&mut self, word: u128) {
        let sum = sum_of_key(word);
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

    /// The words whose letters have this sum and that are so long, each as its codes. A very few may
    /// have other letters.
    #[inline]
    pub fn words(&self, sum: u64, long: usize) -> impl Iterator<Item = &[u8]> {
        let mixed = mixed(sum);
        let bucket = (mixed >> self.shift) as usize;
        let mut rest = &self.groups[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
        let mark = mark(mixed);
        std::iter::from_fn(move || {
            while let Some((head, behind)) = rest.split_at_checked(HEAD) {
                let (words, behind) = behind.split_at(usize::from(head[2]) * usize::from(head[3]));
                rest = behind;
                if u16::from_le_bytes([head[0], head[1]]) == mark && usize::from(head[2]) == long {
                    return Some(words.chunks_exact(long));
                }
            }
            None
        })
        .flatten()
    }

    /// Whether the letters make a word: false is certain.
    #[inline]
    #[must_use]
    pub fn may_be(&self, sum: u64) -> bool {
        self.whole.get(sum)
    }

    /// Whether so many letters more can make a word: false is certain.
    #[inline]
    #[must_use]
    pub fn may_grow(&self, sum: u64, by: usize) -> bool {
        match by {
            0 => self.may_be(sum),
            1 => self.less_one.get(sum),
            2 => self.less_two.get(sum),
            _ => true,
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.starts.len() * 4
            + self.groups.len()
            + (self.whole.0.len() + self.less_one.0.len() + self.less_two.0.len()) * 8
    }
}

fn sum_of_key(key: u128) -> u64 {
    (0..length(key)).fold(0u64, |sum, at| sum.wrapping_add(sum_of(code_at(key, at))))
}

/// A sum as a hash: no two sums have the same.
#[inline]
fn mixed(sum: u64) -> u64 {
    (sum ^ (sum >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// What is written beside a group, of the bits that do not say which bucket it is in.
#[inline]
fn mark(mixed: u64) -> u16 {
    (mixed >> 20) as u16
}

/// A set of sums that may hold a few more than were put in.
#[derive(Debug)]
struct Bits(Vec<u64>);

impl Bits {
    fn new(bits: usize) -> Self {
        Self(vec![0; (bits / 64).max(1)])
    }

    /// Where a sum is kept: three bits of one number, so that one look tells.
    #[inline]
    fn place(&self, sum: u64) -> (usize, u64) {
        let mixed = mixed(sum);
        let bits = 1 << (mixed & 63) | 1 << (mixed >> 6 & 63) | 1 << (mixed >> 12 & 63);
        ((((mixed >> 32) * self.0.len() as u64) >> 32) as usize, bits)
    }

    fn set(&mut self, sum: u64) {
        let (at, bits) = self.place(sum);
        self.0[at] |= bits;
    }

    #[inline]
    fn get(&self, sum: u64) -> bool {
        let (at, bits) = self.place(sum);
        self.0[at] & bits == bits
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
