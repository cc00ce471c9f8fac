//! Builds the array of a [`crate::lexicon::Lexicon`].
//!
//! Incremental construction for sorted input after Daciuk, Mihov, Watson and Watson (2000), twice: first the
//! DAWG of the words, then the GADDAG of all reversed prefixes, whose separators lead into the DAWG. At last the nodes
//! are put in the order in which searches are fastest.

use std::collections::VecDeque;

use crate::letters::{BadInput, MAX_LETTERS, bad};
use crate::lexicon::MAX_LENGTH;

/// Code at an index of a key: six bits each, from the top.
#[inline]
pub(crate) fn code_at(key: u128, at: usize) -> u8 {
    (key >> (122 - 6 * at)) as u8 & 63
}

/// Number of codes of a key.
#[inline]
pub(crate) fn key_length(key: u128) -> usize {
    // The lowest two bits are not part of a code.
    let used = 126 - ((key >> 2).trailing_zeros() as usize).min(126);
    used.div_ceil(6)
}

/// Array and GADDAG root of the words with these sorted, unique keys.
pub(crate) fn build(keys: &[u128], wide: bool) -> Result<(Vec<u32>, u32), BadInput> {
    let mut builder = Builder::new(wide);
    let dawg = builder.add(keys.iter().map(|&key| (key, true, 0)))?;
    let mut beginnings = Vec::with_capacity(keys.len() * 3);
    builder.beginnings(dawg, &mut beginnings);
    beginnings.sort_unstable();
    let root = builder.add(beginnings.iter().map(|&(key, node)| (key & !3, key & 1 == 1, node)))?;
    drop(beginnings);
    Ok(in_breadth(&builder.finished(), root, wide))
}

/// The same nodes breadth first: the children of a node lie together, and those near the root, which every search
/// visits, share few cache lines.
fn in_breadth(slots: &[u32], root: u32, wide: bool) -> (Vec<u32>, u32) {
    let head = if wide { 4 } else { 2 };
    let node_at = |node: u32| {
        let start = node as usize;
        let count: u32 = slots[start..start + head / 2].iter().map(|bits| bits.count_ones()).sum();
        &slots[start..start + head + count as usize]
    };
    // Node 0 is empty and stays where it is.
    let mut places = vec![0; slots.len()];
    let mut ordered = Vec::with_capacity(slots.len());
    ordered.resize(head, 0);
    let mut waiting = VecDeque::new();
    let mut end = head as u32;
    let mut place = |node: u32, waiting: &mut VecDeque<u32>| {
        let place = &mut places[node as usize];
        if *place == 0 && node != 0 {
            *place = end;
            end += node_at(node).len() as u32;
            waiting.push_back(node);
        }
        *place
    };
    let first = place(root, &mut waiting);
    while let Some(node) = waiting.pop_front() {
        let (bits, children) = node_at(node).split_at(head);
        ordered.extend_from_slice(bits);
        ordered.extend(children.iter().map(|&child| place(child, &mut waiting)));
    }
    (ordered, first)
}

#[derive(Clone, Copy)]
struct Open {
    on: u64,
    ends: u64,
    count: usize,
    children: [u32; MAX_LETTERS + 1],
}

impl Open {
    const EMPTY: Self = Self { on: 0, ends: 0, count: 0, children: [0; MAX_LETTERS + 1] };
}

struct Builder {
    wide: bool,
    slots: Vec<u32>,
    /// Hash table of finished nodes with open addressing; 0 is empty.
    table: Vec<u32>,
    nodes: usize,
}

impl Builder {
    fn new(wide: bool) -> Self {
        Self { wide, slots: vec![0; if wide { 4 } else { 2 }], table: vec![0; 1 << 16], nodes: 0 }
    }

    /// Adds paths: the key, whether its last letter ends a word, and the target of the separator after it (0:
    /// none).
    fn add(&mut self, paths: impl Iterator<Item = (u128, bool, u32)>) -> Result<u32, BadInput> {
        let mut open = [Open::EMPTY; MAX_LENGTH + 2];
        let mut previous = 0u128;
        let mut depth = 0;
        for (key, ends, behind) in paths {
            let length = key_length(key);
            let shared = ((previous ^ key).leading_zeros() as usize / 6).min(depth).min(length);
            self.close(&mut open, previous, shared, depth)?;
            for node in &mut open[shared + 1..=length] {
                // Children past the count are never read.
                (node.on, node.ends, node.count) = (0, 0, 0);
            }
            if ends && length > 0 {
                open[length - 1].ends |= 1 << code_at(key, length - 1);
            }
            if behind != 0 {
                // The separator sorts before all letters.
                let node = &mut open[length];
                node.on |= 1;
                node.children[0] = behind;
                node.count = 1;
            }
            (previous, depth) = (key, length);
        }
        self.close(&mut open, previous, 0, depth)?;
        self.finish(&open[0])
    }

    /// Finishes the nodes deeper than `shared` and links each to its parent.
    fn close(&mut self, open: &mut [Open], key: u128, shared: usize, depth: usize) -> Result<(), BadInput> {
        for at in (shared + 1..=depth).rev() {
            let child = self.finish(&open[at])?;
            if child != 0 {
                let parent = &mut open[at - 1];
                parent.on |= 1 << code_at(key, at - 1);
                parent.children[parent.count] = child;
                parent.count += 1;
            }
        }
        Ok(())
    }

    /// Index of such a node, merged with an equal one if there is one.
    fn finish(&mut self, node: &Open) -> Result<u32, BadInput> {
        if node.on == 0 && node.ends == 0 {
            return Ok(0);
        }
        let mut content = [0u32; MAX_LETTERS + 5];
        let head: &[u32] = if self.wide {
            &[node.on as u32, (node.on >> 32) as u32, node.ends as u32, (node.ends >> 32) as u32]
        } else {
            &[node.on as u32, node.ends as u32]
        };
        let size = head.len() + node.count;
        content[..head.len()].copy_from_slice(head);
        content[head.len()..size].copy_from_slice(&node.children[..node.count]);
        let content = &content[..size];
        if self.nodes * 2 > self.table.len() {
            self.grow();
        }
        let mut at = hash(content) as usize & (self.table.len() - 1);
        loop {
            let place = self.table[at] as usize;
            if place == 0 {
                break;
            }
            if self.slots.get(place..place + size) == Some(content) {
                return Ok(place as u32);
            }
            at = (at + 1) & (self.table.len() - 1);
        }
        if self.slots.len() + size > u32::MAX as usize {
            return bad("too many words");
        }
        let place = self.slots.len() as u32;
        self.slots.extend_from_slice(content);
        self.table[at] = place;
        self.nodes += 1;
        Ok(place)
    }

    /// The array alone.
    fn finished(self) -> Vec<u32> {
        self.slots
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.table);
        self.table = vec![0; old.len() * 2];
        for place in old.into_iter().filter(|&place| place != 0) {
            let start = place as usize;
            let size = if self.wide {
                4 + (self.slots[start].count_ones() + self.slots[start + 1].count_ones()) as usize
            } else {
                2 + self.slots[start].count_ones() as usize
            };
            let mut at = hash(&self.slots[start..start + size]) as usize & (self.table.len() - 1);
            while self.table[at] != 0 {
                at = (at + 1) & (self.table.len() - 1);
            }
            self.table[at] = place;
        }
    }

    /// Collects every reversed prefix of a word, bit 0 set if it is a word, with the DAWG node after it.
    fn beginnings(&self, dawg: u32, found: &mut Vec<(u128, u32)>) {
        if dawg == 0 {
            return;
        }
        found.push((0, dawg));
        let mut stack = vec![(0u128, dawg)];
        while let Some((key, node)) = stack.pop() {
            let start = node as usize;
            let (on, ends, mut child) = if self.wide {
                let pair = |at: usize| u64::from(self.slots[at]) | u64::from(self.slots[at + 1]) << 32;
                (pair(start), pair(start + 2), start + 4)
            } else {
                (u64::from(self.slots[start]), u64::from(self.slots[start + 1]), start + 2)
            };
            let mut either = on | ends;
            while either != 0 {
                let code = either.trailing_zeros();
                let bit = either & either.wrapping_neg();
                either ^= bit;
                let longer = (key & !3) >> 6 & !3 | u128::from(code) << 122;
                let mut behind = 0;
                if on & bit != 0 {
                    behind = self.slots[child];
                    child += 1;
                    stack.push((longer, behind));
                }
                found.push((longer | u128::from(ends & bit != 0), behind));
            }
        }
    }
}

fn hash(content: &[u32]) -> u32 {
    let mut sum = 0u64;
    for &word in content {
        sum = (sum.rotate_left(5) ^ u64::from(word)).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
    (sum >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_the_length_of_their_words() {
        for length in 0..=MAX_LENGTH {
            for code in [1u8, 26, 32, 48] {
                let key = (0..length).fold(0u128, |key, at| key | u128::from(code) << (122 - 6 * at));
                assert_eq!(key_length(key), length);
                assert!((0..length).all(|at| code_at(key, at) == code));
            }
        }
    }

    #[test]
    fn the_children_of_a_node_lie_together_behind_it() {
        // AB, CD, EF: no two children of the root are the same node.
        let keys: Vec<u128> =
            [(1u128, 2u128), (3, 4), (5, 6)].iter().map(|(a, b)| a << 122 | b << 116).collect();
        let (slots, root) = build(&keys, false).unwrap();
        assert_eq!(root, 2);
        let mut next = root + 2 + slots[2].count_ones();
        for &child in &slots[4..4 + slots[2].count_ones() as usize] {
            assert_eq!(child, next);
            next += 2 + slots[child as usize].count_ones();
        }
    }

    #[test]
    fn equal_nodes_are_shared() {
        // AB, CB: the DAWG has a node for B and a root; reversed, B leads to A and C, which lead to a
        // separator.
        let keys: Vec<u128> = [(1u128, 2u128), (3, 2)].iter().map(|(a, b)| a << 122 | b << 116).collect();
        let (one, _) = build(&keys[..1], false).unwrap();
        let (two, _) = build(&keys, false).unwrap();
        assert!(two.len() <= one.len() + 8, "{} {}", one.len(), two.len());
    }
}
