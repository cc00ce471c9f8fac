//! A word graph: all words of a list as one minimal automaton (a DAWG) in one array of `u32`.
//!
//! # Layout
//!
//! The array holds *slots*; a slot is an edge:
//!
//! | bits  | meaning                                                          |
//! |-------|------------------------------------------------------------------|
//! | 0–23  | child: the node the edge leads to, 0 when nothing follows        |
//! | 24–29 | code of the letter, A = 1 (0 is the separator of a GADDAG)       |
//! | 30    | accepts: a word ends with this letter                            |
//! | 31    | last: this is the last edge of its node                          |
//!
//! A *node* is the index of its first edge; its other edges follow, by rising letter, up to the one marked
//! last. Slots 0 and 1 are *entries*: edges without a letter whose child is a root. Slot 0 enters the DAWG
//! and slot 1 is kept for a GADDAG. As no node can start there, 0 is free to mean "no node", and an edge
//! with a letter is never the number 0.
//!
//! A node stands after all nodes it leads to. So the graph has no cycle if every child is smaller than the
//! node that points to it, which one pass can check, and sums over all words below a node need one pass too.
//!
//! # Room for a GADDAG
//!
//! The builder adds one sorted list of code sequences after another to the same array and shares equal nodes
//! among them. A GADDAG is one more such list: for each word, every prefix reversed, then the separator
//! (code 0), then the rest. Its nodes come after those of the DAWG, what follows a separator is mostly there
//! already as a tail of the DAWG, and slot 1 gets its root. Nothing in the layout changes, and a reader that
//! knows only slot 0 still reads the words.

use crate::alphabet;

const CHILD_BITS: u32 = 24;

/// One slot of the array. See the head of the module for its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge(pub u32);

impl Edge {
    /// The bits that hold the child.
    pub const CHILD: u32 = (1 << CHILD_BITS) - 1;
    /// How far to shift right to bring the letter's code to the lowest bits.
    pub const LETTER_SHIFT: u32 = CHILD_BITS;
    /// The bits of the letter's code, once shifted.
    pub const LETTER: u32 = 0x3f;
    /// Set when a word ends with this letter.
    pub const ACCEPTS: u32 = 1 << 30;
    /// Set on the last edge of a node.
    pub const LAST: u32 = 1 << 31;

    /// An edge for a letter that leads nowhere yet.
    pub(crate) fn new(code: u8) -> Self {
        Self(u32::from(code) << Self::LETTER_SHIFT)
    }

    /// An edge without a letter, whose child is a root.
    pub(crate) fn entry(root: u32) -> Self {
        Self(root | Self::LAST)
    }

    /// The node this edge leads to; 0 when nothing follows.
    #[must_use]
    pub fn child(self) -> u32 {
        self.0 & Self::CHILD
    }

    /// The code of the letter.
    #[must_use]
    pub fn code(self) -> u8 {
        (self.0 >> Self::LETTER_SHIFT & Self::LETTER) as u8
    }

    /// The letter.
    #[must_use]
    pub fn letter(self) -> char {
        alphabet::letter(self.code())
    }

    /// Whether a word ends with this letter.
    #[must_use]
    pub fn accepts(self) -> bool {
        self.0 & Self::ACCEPTS != 0
    }

    /// Whether this is the last edge of its node.
    #[must_use]
    pub fn last(self) -> bool {
        self.0 & Self::LAST != 0
    }
}

/// The words of a list. Made by [`WordGraph::build`] or [`WordGraph::from_bytes`], never changed.
#[derive(Debug, PartialEq, Eq)]
pub struct WordGraph {
    slots: Vec<u32>,
    words: usize,
}

impl WordGraph {
    /// Slots before the first node: the entries.
    pub(crate) const ENTRIES: usize = 2;
    /// The most slots that 24 bits can point into.
    pub(crate) const MOST_SLOTS: usize = 1 << CHILD_BITS;

    /// Trusts its caller that the slots are laid out as the module says.
    pub(crate) fn from_parts(slots: Vec<u32>, words: usize) -> Self {
        Self { slots, words }
    }

    /// The array.
    #[must_use]
    pub fn slots(&self) -> &[u32] {
        &self.slots
    }

    /// How many words there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words
    }

    /// Whether there are no words.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == 0
    }

    fn entry(&self) -> Edge {
        Edge(self.slots[0])
    }

    /// The node where all words start; 0 when there are none.
    #[must_use]
    pub fn root(&self) -> u32 {
        self.entry().child()
    }

    /// Whether `node` may be asked for its edges: 0, or an index behind the entries.
    #[must_use]
    pub fn has_node(&self, node: u32) -> bool {
        node == 0 || (Self::ENTRIES..self.slots.len()).contains(&(node as usize))
    }

    /// The edges of a node, by rising letter. Node 0 has none.
    ///
    /// # Panics
    /// If there is no such node (see [`WordGraph::has_node`]).
    pub fn edges(&self, node: u32) -> impl Iterator<Item = Edge> + '_ {
        assert!(self.has_node(node), "there is no node {node}");
        let slots = if node == 0 { &[] } else { &self.slots[node as usize..] };
        let mut more = true;
        slots
            .iter()
            .map(|&slot| Edge(slot))
            .take_while(move |edge| std::mem::replace(&mut more, !edge.last()))
    }

    /// The edge of a node for one letter.
    #[must_use]
    pub fn edge(&self, node: u32, letter: char) -> Option<Edge> {
        let code = alphabet::code(letter)?;
        self.edges(node).find(|edge| edge.code() == code)
    }

    fn walk(&self, from: Edge, text: &str) -> Option<Edge> {
        text.chars().try_fold(from, |edge, letter| self.edge(edge.child(), letter))
    }

    /// Whether this is a word of the list.
    #[must_use]
    pub fn contains(&self, word: &str) -> bool {
        self.walk(self.entry(), word).is_some_and(Edge::accepts)
    }

    /// Whether a word begins with this text.
    #[must_use]
    pub fn has_prefix(&self, text: &str) -> bool {
        // An edge is there because a word runs through it; only the entry can lead nowhere.
        self.walk(self.entry(), text).is_some_and(|edge| edge.accepts() || edge.child() != 0)
    }

    /// The letters that make a word between two texts, by the alphabet.
    #[must_use]
    pub fn letters_between(&self, before: &str, after: &str) -> String {
        let Some(edge) = self.walk(self.entry(), before) else {
            return String::new();
        };
        self.edges(edge.child())
            .filter(|&edge| self.walk(edge, after).is_some_and(Edge::accepts))
            .map(Edge::letter)
            .collect()
    }

    /// A place before the first of the words that begin with this text.
    #[must_use]
    pub fn cursor(&self, text: &str) -> Cursor {
        match self.walk(self.entry(), text) {
            Some(edge) => Cursor { path: vec![edge.child()], text: text.to_owned(), itself: edge.accepts() },
            None => Cursor { path: Vec::new(), text: String::new(), itself: false },
        }
    }
}

/// A place in the alphabetical order of the words. It holds no borrow, so that a Python iterator can own it.
#[derive(Debug)]
pub struct Cursor {
    /// For each node on the way, the slot to look at next; 0 when the node is done.
    path: Vec<u32>,
    /// The letters on the way.
    text: String,
    /// The text that the cursor started with is itself a word, and still to come.
    itself: bool,
}

impl Cursor {
    /// The next word, until there is none. The graph must be the one that made the cursor.
    pub fn next<'a>(&'a mut self, graph: &WordGraph) -> Option<&'a str> {
        if std::mem::take(&mut self.itself) {
            return Some(&self.text);
        }
        while let Some(slot) = self.path.last_mut() {
            if *slot == 0 {
                self.path.pop();
                self.text.pop();
                continue;
            }
            let edge = Edge(graph.slots[*slot as usize]);
            *slot = if edge.last() { 0 } else { *slot + 1 };
            self.path.push(edge.child());
            self.text.push(edge.letter());
            if edge.accepts() {
                return Some(&self.text);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(words: &[&str]) -> WordGraph {
        WordGraph::build(words).unwrap()
    }

    fn with_prefix(graph: &WordGraph, text: &str) -> Vec<String> {
        let mut cursor = graph.cursor(text);
        std::iter::from_fn(|| cursor.next(graph).map(str::to_owned)).collect()
    }

    #[test]
    fn contains_its_words_and_nothing_else() {
        let graph = graph(&["LIGHT", "LIGHTS", "NIGHT", "NIGHTS"]);
        assert!(graph.contains("LIGHT"));
        assert!(graph.contains("NIGHTS"));
        for other in ["", "L", "IGHT", "LIGHTSS", "light", "LIGHT ", "LÍGHT", "L\u{1f}"] {
            assert!(!graph.contains(other), "{other:?}");
        }
    }

    #[test]
    fn prefixes_are_the_beginnings_of_words() {
        let graph = graph(&["AT", "ATE"]);
        for text in ["", "A", "AT", "ATE"] {
            assert!(graph.has_prefix(text), "{text:?}");
        }
        for text in ["T", "ATES", "a", "É"] {
            assert!(!graph.has_prefix(text), "{text:?}");
        }
    }

    #[test]
    fn words_come_in_alphabetical_order() {
        let graph = graph(&["TEN", "A", "TEE", "AB", "T"]);
        assert_eq!(with_prefix(&graph, ""), ["A", "AB", "T", "TEE", "TEN"]);
        assert_eq!(with_prefix(&graph, "T"), ["T", "TEE", "TEN"]);
        assert_eq!(with_prefix(&graph, "TEN"), ["TEN"]);
        assert!(with_prefix(&graph, "X").is_empty());
    }

    #[test]
    fn a_finished_cursor_stays_finished() {
        let graph = graph(&["AB"]);
        let mut cursor = graph.cursor("A");
        assert_eq!(cursor.next(&graph), Some("AB"));
        assert_eq!(cursor.next(&graph), None);
        assert_eq!(cursor.next(&graph), None);
    }

    #[test]
    fn letters_between_fill_one_gap() {
        let graph = graph(&["CAT", "COT", "CUT", "CUTS", "AT", "CUB"]);
        assert_eq!(graph.letters_between("C", "T"), "AOU");
        assert_eq!(graph.letters_between("CU", ""), "BT");
        assert_eq!(graph.letters_between("", "AT"), "C");
        assert_eq!(graph.letters_between("X", "T"), "");
        assert_eq!(graph.letters_between("C", "é"), "");
    }

    #[test]
    fn a_graph_without_words_answers_everything() {
        let graph = graph(&[]);
        assert!(graph.is_empty());
        assert_eq!(graph.root(), 0);
        assert!(!graph.contains("") && !graph.has_prefix(""));
        assert!(with_prefix(&graph, "").is_empty());
        assert_eq!(graph.edges(0).count(), 0);
    }

    #[test]
    fn a_node_lists_its_edges() {
        let graph = graph(&["A", "AB", "C"]);
        let edges: Vec<_> = graph
            .edges(graph.root())
            .map(|edge| (edge.letter(), edge.child() != 0, edge.accepts()))
            .collect();
        assert_eq!(edges, [('A', true, true), ('C', false, true)]);
    }

    #[test]
    fn entries_are_no_nodes() {
        let graph = graph(&["A"]);
        assert!(graph.has_node(0) && graph.has_node(graph.root()));
        assert!(!graph.has_node(1) && !graph.has_node(3) && !graph.has_node(u32::MAX));
    }
}
