//! The letters that lie ahead of each node of a word graph, so that a search can turn back early.

use crate::graph::{Edge, WordGraph};

/// Letters that are looked ahead.
pub(super) const AHEAD: usize = 8;

/// For each node of a graph, the letters that can come after 0, 1, 2… others.
#[derive(Debug)]
pub struct Ahead(pub(super) Vec<[u32; AHEAD]>);

impl Ahead {
    /// Computes it for all nodes of a graph: about eight times the size of the graph.
    #[must_use]
    pub fn new(graph: &WordGraph) -> Self {
        let slots = graph.slots();
        let mut found: Vec<[u32; AHEAD]> = vec![[0; AHEAD]; slots.len()];
        let mut first = WordGraph::ENTRIES;
        while first < slots.len() {
            let last = (first..slots.len()).find(|&at| Edge(slots[at]).last()).unwrap_or(slots.len() - 1);
            let mut node = [0; AHEAD];
            // Children come before their parents. From the last edge on, each edge adds its letters to those behind it.
            for at in (first..=last).rev() {
                let edge = Edge(slots[at]);
                node[0] |= 1 << edge.code();
                for (letters, below) in node[1..].iter_mut().zip(found[edge.child() as usize]) {
                    *letters |= below;
                }
                found[at] = node;
            }
            first = last + 1;
        }
        Self(found)
    }
}
