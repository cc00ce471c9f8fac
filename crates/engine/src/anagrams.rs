//! Anagram index: the words that use exactly a given multiset of letters, in one lookup.
//!
//! The key of a multiset is the *sum* of one large odd constant for each letter, so letters are added and
//! removed by addition and subtraction. Collisions are rare; callers compare the letters anyway.
//!
//! Three Bloom filters, small enough for the cache, tell whether a sum is that of a word, of a word minus one
//! letter or of a word minus two, for racks with blanks. They have false positives, no false negatives.

use crate::gaddag::{code_at, key_length};
use crate::letters::{BadInput, bad};

/// Constant of one letter.
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
        let mut hashed = (code as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hashed = (hashed ^ (hashed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        hashed = (hashed ^ (hashed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        sums[code] = (hashed ^ (hashed >> 31)) | 1;
        code += 1;
    }
    sums
};

/// The index.
///
/// Groups are stored in the order of their hashes, so that a bucket is contiguous and a lookup touches one
/// place in memory.
#[derive(Debug)]
pub struct Anagrams {
    /// Start of each bucket in `groups`, and the end of the last one.
    starts: Vec<u32>,
    shift: u32,
    /// For each group: a two-byte tag of its sum, the word length, the number of words, and their letters.
    groups: Vec<u8>,
    whole: BloomFilter,
    minus_one: BloomFilter,
    minus_two: BloomFilter,
}

/// Size of a group's header in bytes.
const HEAD: usize = 4;

impl Anagrams {
    pub(crate) fn build(keys: &[u128]) -> Result<Self, BadInput> {
        let mut order: Vec<(u64, u32)> =
            keys.iter().enumerate().map(|(at, &key)| (hashed(sum_of_key(key)), at as u32)).collect();
        order.sort_unstable();
        let distinct = order.chunk_by(|a, b| a.0 == b.0).count();
        let buckets = distinct.next_power_of_two().max(2) / 2;
        let mut made = Self {
            starts: Vec::with_capacity(buckets + 1),
            // A single bucket would need a shift by 64, which is undefined; 63 gives at most bucket 1.
            shift: (64 - buckets.trailing_zeros()).min(63),
            groups: Vec::new(),
            whole: BloomFilter::new(distinct * 12),
            minus_one: BloomFilter::new(distinct * 8 * 8),
            minus_two: BloomFilter::new(distinct * 28 * 4),
        };
        for group in order.chunk_by(|a, b| a.0 == b.0) {
            made.start_buckets((group[0].0 >> made.shift) as usize)?;
            // Words of different length with the same sum are separate groups, one after the other.
            let mut group: Vec<u128> = group.iter().map(|&(_, at)| keys[at as usize]).collect();
            group.sort_unstable_by_key(|&key| key_length(key));
            for same in group.chunk_by(|&a, &b| key_length(a) == key_length(b)) {
                made.insert(same);
            }
            made.insert_shorter(group[0]);
        }
        made.start_buckets(buckets.max(2))?;
        made.groups.shrink_to_fit();
        Ok(made)
    }

    /// Sets the start of all buckets up to `last` that have not started yet.
    fn start_buckets(&mut self, last: usize) -> Result<(), BadInput> {
        let Ok(start) = u32::try_from(self.groups.len()) else {
            return bad("too many words");
        };
        self.starts.resize(self.starts.len().max(last + 1), start);
        Ok(())
    }

    fn insert(&mut self, words: &[u128]) {
        let length = key_length(words[0]);
        // The count is one byte; larger groups are split.
        for words in words.chunks(usize::from(u8::MAX)) {
            self.groups.extend(tag(hashed(sum_of_key(words[0]))).to_le_bytes());
            self.groups.extend([length as u8, words.len() as u8]);
            for &word in words {
                self.groups.extend((0..length).map(|at| code_at(word, at)));
            }
        }
    }

    fn insert_shorter(&mut self, word: u128) {
        let sum = sum_of_key(word);
        self.whole.set(sum);
        let length = key_length(word);
        let codes: Vec<u8> = (0..length).map(|at| code_at(word, at)).collect();
        for (at, &one) in codes.iter().enumerate() {
            let less = sum.wrapping_sub(sum_of(one));
            self.minus_one.set(less);
            for &two in &codes[at + 1..] {
                self.minus_two.set(less.wrapping_sub(sum_of(two)));
            }
        }
    }

    /// Words of that length whose letters have this sum, as codes. Rarely, a word has other letters (a
    /// collision).
    #[inline]
    pub fn words(&self, sum: u64, length: usize) -> impl Iterator<Item = &[u8]> {
        let hashed = hashed(sum);
        let bucket = (hashed >> self.shift) as usize;
        let mut rest = &self.groups[self.starts[bucket] as usize..self.starts[bucket + 1] as usize];
        let tag = tag(hashed);
        std::iter::from_fn(move || {
            while let Some((head, behind)) = rest.split_at_checked(HEAD) {
                let (words, behind) = behind.split_at(usize::from(head[2]) * usize::from(head[3]));
                rest = behind;
                if u16::from_le_bytes([head[0], head[1]]) == tag && usize::from(head[2]) == length {
                    return Some(words.chunks_exact(length));
                }
            }
            None
        })
        .flatten()
    }

    /// Whether the letters may form a word; `false` is certain.
    #[inline]
    #[must_use]
    pub fn may_form(&self, sum: u64) -> bool {
        self.whole.get(sum)
    }

    /// Whether adding `by` letters (at most two) may form a word; `false` is certain.
    #[inline]
    #[must_use]
    pub fn may_extend(&self, sum: u64, by: usize) -> bool {
        match by {
            0 => self.may_form(sum),
            1 => self.minus_one.get(sum),
            2 => self.minus_two.get(sum),
            _ => true,
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.starts.len() * 4
            + self.groups.len()
            + (self.whole.0.len() + self.minus_one.0.len() + self.minus_two.0.len()) * 8
    }
}

fn sum_of_key(key: u128) -> u64 {
    (0..key_length(key)).fold(0u64, |sum, at| sum.wrapping_add(sum_of(code_at(key, at))))
}

/// A bijective hash of a sum.
#[inline]
fn hashed(sum: u64) -> u64 {
    (sum ^ (sum >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// The tag stored with a group: bits of the hash that do not select the bucket.
#[inline]
fn tag(hashed: u64) -> u16 {
    (hashed >> 20) as u16
}

/// A Bloom filter of sums.
#[derive(Debug)]
struct BloomFilter(Vec<u64>);

impl BloomFilter {
    fn new(bits: usize) -> Self {
        Self(vec![0; (bits / 64).max(1)])
    }

    /// Word and bit mask of a sum: three bits of one word, so a query reads memory once.
    #[inline]
    fn place(&self, sum: u64) -> (usize, u64) {
        let hashed = hashed(sum);
        let bits = 1 << (hashed & 63) | 1 << (hashed >> 6 & 63) | 1 << (hashed >> 12 & 63);
        ((((hashed >> 32) * self.0.len() as u64) >> 32) as usize, bits)
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
    fn words_are_found_by_letters() {
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
    fn extension_filters_have_no_false_negatives() {
        let index = index(&["TEA", "QI", "SEATS"]);
        assert!(
            index.may_extend(sum("TE"), 1)
                && index.may_extend(sum("Q"), 1)
                && index.may_extend(sum("STE"), 2)
        );
        assert!(index.may_extend(0, 2) && index.may_extend(sum("AET"), 0));
        assert!(!index.may_extend(sum("TX"), 1));
    }

    #[test]
    fn an_empty_index_is_valid() {
        let index = index(&[]);
        assert_eq!(index.words(sum("AB"), 2).count(), 0);
        assert!(!index.may_extend(0, 1));
    }
}
