//! Builds the minimal word graph of a word list.
//!
//! Incremental construction for sorted input after Daciuk, Mihov, Watson and Watson (2000): only the nodes on
//! the path of the latest word are open. When the next word leaves that path, the nodes behind it are final
//! and are merged with equal nodes.

use std::collections::HashMap;
use std::fmt;

use crate::alphabet;
use crate::graph::{Edge, WordGraph};

/// Why a list cannot be compiled.
#[derive(Debug, PartialEq, Eq)]
pub enum BadWord {
    /// A word without letters.
    Empty {
        /// Index in the list.
        index: usize,
    },
    /// A word with a character that is not a letter.
    NotALetter {
        /// Index in the list.
        index: usize,
        /// The word.
        word: String,
        /// The offending character.
        character: char,
    },
    /// More edges than 24 bits can address.
    TooMany,
}

impl fmt::Display for BadWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty { index } => write!(f, "word {index} is empty"),
            Self::NotALetter { index, word, character } => {
                write!(f, "word {index} ({word:?}): {character:?} is not a letter {}", alphabet::NAME)
            }
            Self::TooMany => write!(
                f,
                "too many different words: the graph would need more than {} edges",
                WordGraph::MAX_SLOTS
            ),
        }
    }
}

impl std::error::Error for BadWord {}

/// Validated words as codes, in input order.
#[derive(Debug, Default)]
pub struct CodedWords(Vec<Box<[u8]>>);

impl CodedWords {
    /// Validates and adds a word.
    pub fn push(&mut self, word: &str) -> Result<(), BadWord> {
        let index = self.0.len();
        let codes = word
            .chars()
            .map(|character| {
                alphabet::code(character).ok_or_else(|| BadWord::NotALetter {
                    index,
                    word: word.to_owned(),
                    character,
                })
            })
            .collect::<Result<Box<[u8]>, _>>()?;
        if codes.is_empty() {
            return Err(BadWord::Empty { index });
        }
        self.0.push(codes);
        Ok(())
    }

    /// Compiles the words.
    pub fn graph(self) -> Result<WordGraph, BadWord> {
        let mut words = self.0;
        words.sort_unstable();
        words.dedup();
        let mut builder = Builder::new();
        let root = builder.add(&words)?;
        builder.slots[0] = Edge::entry(root).0;
        Ok(WordGraph::from_parts(builder.slots, words.len()))
    }
}

impl WordGraph {
    /// Compiles a list of words in any order, with or without repetitions.
    ///
    /// # Errors
    /// If a word is empty or has a character that is not a letter, or if the graph grows too large.
    pub fn build<S: AsRef<str>>(words: &[S]) -> Result<Self, BadWord> {
        let mut coded = CodedWords::default();
        for word in words {
            coded.push(word.as_ref())?;
        }
        coded.graph()
    }
}

struct Builder {
    slots: Vec<u32>,
    /// Index of each finished node by its edges.
    nodes: HashMap<Box<[u32]>, u32>,
}

impl Builder {
    fn new() -> Self {
        Self { slots: vec![Edge::entry(0).0; WordGraph::ENTRIES], nodes: HashMap::new() }
    }

    /// Adds sorted, unique sequences of codes and returns their root.
    fn add(&mut self, sequences: &[Box<[u8]>]) -> Result<u32, BadWord> {
        // `open[n]` is the node reached by the first `n` codes of the latest sequence; the newest edge of
        // each leads to the next.
        let longest = sequences.iter().map(|sequence| sequence.len()).max();
        let mut open: Vec<Vec<u32>> = vec![Vec::new(); longest.unwrap_or(0) + 1];
        let mut previous: &[u8] = &[];
        for sequence in sequences {
            let shared = std::iter::zip(previous, sequence).take_while(|(a, b)| a == b).count();
            self.close(&mut open[shared..=previous.len()])?;
            for (node, &code) in std::iter::zip(&mut open, sequence).skip(shared) {
                node.push(Edge::new(code).0);
            }
            if let Some(edge) = open[sequence.len() - 1].last_mut() {
                *edge |= Edge::ACCEPTS;
            }
            previous = sequence;
        }
        self.close(&mut open[..=previous.len()])?;
        self.finish(&mut open[0])
    }

    /// Finishes all open nodes but the first, deepest first, and links each to its parent.
    fn close(&mut self, open: &mut [Vec<u32>]) -> Result<(), BadWord> {
        for depth in (1..open.len()).rev() {
            let child = self.finish(&mut open[depth])?;
            if let Some(edge) = open[depth - 1].last_mut() {
                *edge |= child;
            }
        }
        Ok(())
    }

    /// Index of a node with these edges, merged with an equal one if there is one. Empties `edges`.
    fn finish(&mut self, edges: &mut Vec<u32>) -> Result<u32, BadWord> {
        let Some(last) = edges.last_mut() else {
            return Ok(0);
        };
        *last |= Edge::LAST;
        let place = if let Some(&place) = self.nodes.get(edges.as_slice()) {
            place
        } else {
            if self.slots.len() + edges.len() > WordGraph::MAX_SLOTS {
                return Err(BadWord::TooMany);
            }
            let place = u32::try_from(self.slots.len()).map_err(|_| BadWord::TooMany)?;
            self.slots.extend_from_slice(edges);
            self.nodes.insert(edges.as_slice().into(), place);
            place
        };
        edges.clear();
        Ok(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_repetitions_do_not_matter() {
        let sorted = WordGraph::build(&["AT", "BAT", "CAT"]).unwrap();
        let mixed = WordGraph::build(&["CAT", "AT", "BAT", "CAT", "AT"]).unwrap();
        assert_eq!(sorted, mixed);
        assert_eq!(mixed.len(), 3);
    }

    #[test]
    fn equal_tails_are_shared() {
        // Two entries, T, A, and a root of B, C, D: one node for each distinct tail.
        let graph = WordGraph::build(&["BAT", "CAT", "DAT"]).unwrap();
        assert_eq!(graph.slots().len(), 2 + 1 + 1 + 3);
    }

    #[test]
    fn the_graph_is_minimal() {
        let graph = WordGraph::build(&["TAP", "TAPS", "TOP", "TOPS", "TIP"]).unwrap();
        // S; P that may end and go on; P that ends; A I O; T.
        assert_eq!(graph.slots().len(), 2 + 1 + 1 + 1 + 3 + 1);
    }

    #[test]
    fn children_come_before_parents() {
        let graph = WordGraph::build(&["A", "ABLE", "BABEL", "CABLE", "TABLE"]).unwrap();
        for (place, &slot) in graph.slots().iter().enumerate().skip(WordGraph::ENTRIES) {
            assert!((Edge(slot).child() as usize) < place);
        }
    }

    #[test]
    fn a_bad_word_is_named() {
        assert_eq!(WordGraph::build(&["AB", ""]), Err(BadWord::Empty { index: 1 }));
        let error = WordGraph::build(&["AB", "NOËL"]).unwrap_err();
        assert_eq!(error.to_string(), "word 1 (\"NOËL\"): 'Ë' is not a letter A-Z");
    }

    #[test]
    fn a_very_long_word_is_accepted() {
        let long = "AB".repeat(50_000);
        let graph = WordGraph::build(&[&long]).unwrap();
        assert!(graph.contains(&long) && !graph.contains(&long[1..]));
    }
}
