//! Word list for move generation: a GADDAG and a DAWG in one array of `u32`, and an anagram index.
//!
//! # The array
//!
//! A *node* is an index into the array:
//!
//! | words | meaning                                                                        |
//! |-------|--------------------------------------------------------------------------------|
//! | 1     | *on*: a bit for each letter that leads to another node, bit 0 for the separator |
//! | 1     | *ends*: a bit for each letter with which a word ends                            |
//! | n     | the nodes that the bits of *on* lead to, in their order                         |
//!
//! Alphabets of more than 31 letters take two words for *on* and for *ends*, the lower half first. A letter that
//! ends a word and leads nowhere has no entry, so that leaves cost nothing, and the letters that can be laid on a
//! square are found by one "and" of bits: those of the node, of the rack and of the square.
//!
//! The GADDAG (Gordon 1994) has, for each word and each way to cut it in two, the first part backwards, the separator, and the second
//! part; and the whole word backwards without a separator. Cut before the first letter, that is the word itself
//! behind a separator: the DAWG is the node behind the root's separator. What follows a separator depends only on what stood
//! before it, and so leads into the DAWG; the builder therefore adds one path for each *beginning* of a
//! word, not for each cut of each word.

use crate::anagrams::Anagrams;
use crate::letters::{BadInput, Letters, bad};

/// Longest word that fits on a board.
pub const MAX_LENGTH: usize = 21;
/// Bit of the separator.
pub const SEPARATOR: u64 = 1;

/// A decoded node.
#[derive(Clone, Copy)]
pub struct Node {
    /// Letters with a child, and the separator.
    pub on: u64,
    /// Letters that end a word.
    pub ends: u64,
    children: usize,
}

/// The words of a list for move generation, immutable.
#[derive(Debug)]
pub struct Lexicon {
    letters: Letters,
    slots: Vec<u32>,
    root: u32,
    words: usize,
    anagrams: Anagrams,
}

impl Lexicon {
    /// The words of a list, in any order. Those of one letter and of more than 21 fit on no board and are left out.
    ///
    /// # Errors
    /// If a word has a sign outside the alphabet, or there are too many words.
    pub fn new<S: AsRef<str>>(
        letters: Letters,
        words: impl IntoIterator<Item = S>,
    ) -> Result<Self, BadInput> {
        let mut keys = Vec::new();
        for (index, word) in words.into_iter().enumerate() {
            let word = word.as_ref();
            let mut key = 0u128;
            let mut length = 0;
            for sign in word.chars() {
                let Some(code) = letters.code(sign) else {
                    return bad(format!(
                        "word {index} ({word:?}): {sign:?} is not a letter {}",
                        letters.name()
                    ));
                };
                if length < MAX_LENGTH {
                    key |= u128::from(code) << (122 - 6 * length);
                }
                length += 1;
            }
            if length == 0 {
                return bad(format!("word {index} is empty"));
            }
            if (2..=MAX_LENGTH).contains(&length) {
                keys.push(key);
            }
        }
        Self::of_keys(letters, keys)
    }

    /// Lexicon of words given as keys: six bits a letter, from the top.
    pub(crate) fn of_keys(letters: Letters, mut keys: Vec<u128>) -> Result<Self, BadInput> {
        keys.sort_unstable();
        keys.dedup();
        let wide = letters.len() > 31;
        let (slots, root) = crate::gaddag::build(&keys, wide)?;
        let anagrams = Anagrams::build(&keys)?;
        Ok(Self { letters, slots, root, words: keys.len(), anagrams })
    }

    /// The alphabet.
    #[must_use]
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// Number of words that fit on a board.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == 0
    }

    /// Array of the GADDAG and the DAWG.
    #[must_use]
    pub fn slots(&self) -> &[u32] {
        &self.slots
    }

    /// Size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.slots.len() * 4 + self.anagrams.bytes()
    }

    /// The anagram index.
    #[must_use]
    pub fn anagrams(&self) -> &Anagrams {
        &self.anagrams
    }

    /// Whether bit sets of letters take two words of the array.
    #[must_use]
    pub fn wide(&self) -> bool {
        self.letters.len() > 31
    }

    /// Root of the GADDAG; 0 if there are no words.
    #[must_use]
    pub fn root(&self) -> u32 {
        self.root
    }

    /// Root of the DAWG; 0 if there are no words.
    #[must_use]
    pub fn dawg(&self) -> u32 {
        self.child(self.root, 0)
    }

    /// Decodes a node. Node 0 is empty.
    #[inline]
    #[must_use]
    pub fn node<const WIDE: bool>(&self, at: u32) -> Node {
        let at = at as usize;
        if WIDE {
            let head = &self.slots[at..at + 4];
            Node {
                on: u64::from(head[0]) | u64::from(head[1]) << 32,
                ends: u64::from(head[2]) | u64::from(head[3]) << 32,
                children: at + 4,
            }
        } else {
            let head = &self.slots[at..at + 2];
            Node { on: u64::from(head[0]), ends: u64::from(head[1]), children: at + 2 }
        }
    }

    /// Child for a bit of `on`.
    #[inline]
    #[must_use]
    pub fn follow(&self, node: Node, bit: u64) -> u32 {
        self.slots[node.children + (node.on & (bit - 1)).count_ones() as usize]
    }

    /// Decodes a node of any width.
    #[must_use]
    pub fn any_node(&self, at: u32) -> Node {
        if self.wide() { self.node::<true>(at) } else { self.node::<false>(at) }
    }

    /// Child for a letter (or 0, the separator); 0 if there is none.
    #[must_use]
    pub fn child(&self, at: u32, code: u8) -> u32 {
        let node = self.any_node(at);
        let bit = 1 << code;
        if node.on & bit == 0 { 0 } else { self.follow(node, bit) }
    }

    /// Whether codes are a word.
    #[must_use]
    pub fn contains(&self, word: &[u8]) -> bool {
        let Some((&last, first)) = word.split_last() else {
            return false;
        };
        let node = first.iter().fold(self.dawg(), |node, &code| self.child(node, code));
        self.any_node(node).ends & 1 << last != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(letters: &Letters, word: &str) -> Vec<u8> {
        word.chars().map(|sign| letters.code(sign).unwrap()).collect()
    }

    /// Every word can be found from each of its letters, in both directions.
    fn check(lexicon: &Lexicon, words: &[&str]) {
        for word in words {
            let word = codes(lexicon.letters(), word);
            assert!(lexicon.contains(&word));
            for cut in 0..word.len() {
                let back =
                    word[..cut].iter().rev().fold(lexicon.root(), |node, &code| lexicon.child(node, code));
                let forth = word[cut..word.len() - 1]
                    .iter()
                    .fold(lexicon.child(back, 0), |node, &code| lexicon.child(node, code));
                assert_ne!(lexicon.any_node(forth).ends & 1 << word[word.len() - 1], 0);
            }
            let back = word[1..].iter().rev().fold(lexicon.root(), |node, &code| lexicon.child(node, code));
            assert_ne!(lexicon.any_node(back).ends & 1 << word[0], 0);
        }
    }

    #[test]
    fn words_are_found_from_every_letter() {
        let words = ["CAT", "CATS", "SCAT", "AT", "TACT", "QI"];
        let lexicon = Lexicon::new(Letters::latin(), words).unwrap();
        assert_eq!(lexicon.len(), 6);
        check(&lexicon, &words);
        for other in ["CA", "C", "", "TAC", "QIS"] {
            assert!(!lexicon.contains(&codes(lexicon.letters(), other)), "{other}");
        }
    }

    #[test]
    fn wide_alphabets_work_alike() {
        let letters: String = ('А'..='Я').chain('A'..='P').collect();
        let words = ["PА", "АPЯ", "ЯЯЯ", "BЯ"];
        let lexicon = Lexicon::new(Letters::new(&letters).unwrap(), words).unwrap();
        assert!(lexicon.wide());
        check(&lexicon, &words);
    }

    #[test]
    fn words_that_fit_no_board_are_skipped() {
        let long = "A".repeat(22);
        let lexicon = Lexicon::new(Letters::latin(), ["A", "AA", &long, &long[1..]]).unwrap();
        assert_eq!(lexicon.len(), 2);
        check(&lexicon, &["AA", &long[1..]]);
    }

    #[test]
    fn an_empty_lexicon_is_valid() {
        let lexicon = Lexicon::new(Letters::latin(), [""; 0]).unwrap();
        assert!(lexicon.is_empty() && lexicon.dawg() == 0 && !lexicon.contains(&[1, 2]));
    }

    #[test]
    fn a_bad_word_is_named() {
        let error = Lexicon::new(Letters::latin(), ["AB", "NOËL"]).unwrap_err();
        assert_eq!(error.0, "word 1 (\"NOËL\"): 'Ë' is not a letter A-Z");
        assert_eq!(Lexicon::new(Letters::latin(), ["AB", ""]).unwrap_err().0, "word 1 is empty");
    }
}
