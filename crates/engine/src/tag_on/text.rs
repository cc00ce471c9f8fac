//! What the text says about words: asked once for each word or pair of words, and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::alphabet;

/// The text as the library reads it. `None`: the question failed, and the answer is not kept.
pub trait Text: Send + Sync {
    /// The headwords of a word; no list if it cannot be linked with any word (TO-50).
    fn heads(&self, word: &str) -> Option<Option<Vec<String>>>;
    /// Whether a claim about a word stands, by the number of the claim; with the other word and the number of the
    /// relation that it names.
    fn stands(&self, claim: usize, word: &str, other: &str, relation: usize) -> Option<bool>;
}

/// Numbers of the headwords of a word; `None` if it cannot be linked.
pub type Heads = Option<Arc<[u32]>>;

/// A claim, the word, the other word, and the relation.
type Question = (usize, Vec<u8>, Vec<u8>, usize);

#[derive(Default)]
struct Kept {
    numbers: HashMap<String, u32>,
    heads: HashMap<Vec<u8>, Heads>,
    verdicts: HashMap<Question, bool>,
}

/// The answers so far.
pub struct Answers {
    text: Box<dyn Text>,
    kept: Mutex<Kept>,
}

fn written(word: &[u8]) -> String {
    word.iter().map(|&code| alphabet::letter(code)).collect()
}

impl Answers {
    /// No answers yet.
    #[must_use]
    pub fn new(text: Box<dyn Text>) -> Self {
        Self { text, kept: Mutex::default() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The headwords of a word.
    pub fn heads(&self, word: &[u8]) -> Heads {
        if let Some(known) = self.kept().heads.get(word) {
            return known.clone();
        }
        let found = self.text.heads(&written(word))?;
        let mut kept = self.kept();
        let heads: Heads = found.map(|names| {
            let number = |name| {
                let next = kept.numbers.len() as u32;
                *kept.numbers.entry(name).or_insert(next)
            };
            names.into_iter().map(number).collect()
        });
        kept.heads.insert(word.to_vec(), heads.clone());
        heads
    }

    /// Whether a claim stands, as [`Text::stands`].
    pub fn stands(&self, claim: usize, word: &[u8], other: &[u8], relation: usize) -> bool {
        let question = (claim, word.to_vec(), other.to_vec(), relation);
        if let Some(&known) = self.kept().verdicts.get(&question) {
            return known;
        }
        let answer = self.text.stands(claim, &written(word), &written(other), relation);
        answer.is_some_and(|stands| *self.kept().verdicts.entry(question).or_insert(stands))
    }
}

/// TO-50: whether a word may tag another, before the text is consulted.
pub fn may_tag(heads: &Heads, others: &Heads) -> bool {
    match (heads, others) {
        (Some(heads), Some(others)) => heads.iter().all(|head| !others.contains(head)),
        _ => false,
    }
}
