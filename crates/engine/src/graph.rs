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

/// One slot of the array; the module documentation lists its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge(pub u32);

impl Edge {
    /// Mask of the child.
    pub const CHILD: u32 = (1 << CHILD_BITS) - 1;
    /// Right shift of the letter's code.
    pub const LETTER_SHIFT: u32 = CHILD_BITS;
    /// Mask of the letter's code after the shift.
    pub const LETTER: u32 = 0x3f;
    /// Set when a word ends with this letter.
    pub const ACCEPTS: u32 = 1 << 30;
    /// Set on the last edge of a node.
    pub const LAST: u32 = 1 << 31;

    /// An edge for a letter, without a child yet.
    pub(crate) fn new(code: u8) -> Self {
        Self(u32::from(code) << Self::LETTER_SHIFT)
    }

    /// An edge without a letter, whose child is a root.
    pub(crate) fn entry(root: u32) -> Self {
        Self(root | Self::LAST)
    }

    /// Target node; 0 if nothing follows.
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

/// The words of a list, immutable. Made by [`WordGraph::build`] or [`WordGraph::from_bytes`].
#[derive(Debug, PartialEq, Eq)]
pub struct WordGraph {
    slots: Vec<u32>,
    words: usize,
}

impl WordGraph {
    /// Number of entry slots before the first node.
    pub(crate) const ENTRIES: usize = 2;
    /// Most slots that 24 bits can address.
    pub(crate) const MAX_SLOTS: usize = 1 << CHILD_BITS;

    /// The caller guarantees the layout of the slots.
    pub(crate) fn from_parts(slots: Vec<u32>, words: usize) -> Self {
        Self { slots, words }
    }

    /// The array of edges.
    #[must_use]
    pub fn slots(&self) -> &[u32] {
        &self.slots
    }

    /// Number of words.
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

    /// Root of all words; 0 if there are none.
    #[must_use]
    pub fn root(&self) -> u32 {
        self.entry().child()
    }

    /// Whether `node` is 0 or an index after the entries.
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

    /// Whether the list contains this word.
    #[must_use]
    pub fn contains(&self, word: &str) -> bool {
        self.walk(self.entry(), word).is_some_and(Edge::accepts)
    }

    /// Whether some word starts with this text.
    #[must_use]
    pub fn has_prefix(&self, text: &str) -> bool {
        // Every edge is on the path of a word; only the entry can be empty.
        self.walk(self.entry(), text).is_some_and(|edge| edge.accepts() || edge.child() != 0)
    }

    /// Letters that complete a word between two texts, in alphabetical order.
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

    /// A cursor before the first word that starts with this text.
    #[must_use]
    pub fn cursor(&self, text: &str) -> Cursor {
        match self.walk(self.entry(), text) {
            Some(edge) => Cursor { path: vec![edge.child()], text: text.to_owned(), itself: edge.accepts() },
            None => Cursor { path: Vec::new(), text: String::new(), itself: false },
        }
    }
}

/// A position in the alphabetical order of the words. It borrows nothing, so a Python iterator can own it.
#[derive(Debug)]
pub struct Cursor {
    /// Next slot of each node on the path; 0 when the node is done.
    path: Vec<u32>,
    /// Letters on the path.
    text: String,
    /// Whether the prefix itself is a word that was not returned yet.
    itself: bool,
}

impl Cursor {
    /// The next word, if any. `graph` has to be the one that made the cursor.
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
    fn prefixes_of_words_are_found() {
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
    fn an_empty_graph_answers_all_queries() {
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
    fn entries_are_not_nodes() {
        let graph = graph(&["A"]);
        assert!(graph.has_node(0) && graph.has_node(graph.root()));
        assert!(!graph.has_node(1) && !graph.has_node(3) && !graph.has_node(u32::MAX));
    }
}
