//! Serialization of a word graph.
//!
//! Six little-endian `u32`, then the slots, little-endian too:
//!
//! | offset | meaning                                                    |
//! |--------|------------------------------------------------------------|
//! | 0      | the letters `PLWG`                                         |
//! | 4      | version of this format: 1                                  |
//! | 8      | letters in the alphabet: 26                                |
//! | 12     | words                                                      |
//! | 16     | slots                                                      |
//! | 20     | CRC-32 of the slots' bytes (that of zlib)                  |
//! | 24     | the slots                                                  |
//!
//! Reading validates everything: no traversal of an accepted graph can fail or loop.

use std::fmt;

use crate::alphabet;
use crate::graph::{Edge, WordGraph};

const MAGIC: [u8; 4] = *b"PLWG";
const VERSION: u32 = 1;
const HEADER: usize = 24;

/// Why bytes are not a valid word graph.
#[derive(Debug, PartialEq, Eq)]
pub struct Damage(String);

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a word graph: {}", self.0)
    }
}

impl std::error::Error for Damage {}

fn require(sound: bool, otherwise: impl FnOnce() -> String) -> Result<(), Damage> {
    if sound { Ok(()) } else { Err(Damage(otherwise())) }
}

impl WordGraph {
    /// Serializes the graph.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let body: Vec<u8> = self.slots().iter().flat_map(|slot| slot.to_le_bytes()).collect();
        let mut bytes = Vec::with_capacity(HEADER + body.len());
        bytes.extend(MAGIC);
        for field in
            [VERSION, u32::from(alphabet::SIZE), count(self.len()), count(self.slots().len()), crc32(&body)]
        {
            bytes.extend(field.to_le_bytes());
        }
        bytes.extend(body);
        bytes
    }

    /// Reads bytes made by [`WordGraph::to_bytes`].
    ///
    /// # Errors
    /// If they are not a valid word graph.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Damage> {
        let Some((header, body)) = bytes.split_at_checked(HEADER) else {
            return Err(Damage(format!("{} bytes are too few, the header alone has {HEADER}", bytes.len())));
        };
        let (fields, _) = header.as_chunks::<4>();
        require(fields[0] == MAGIC, || {
            format!("it starts with \"{}\", not with \"PLWG\"", fields[0].escape_ascii())
        })?;
        let [version, letters, words, length, sum] =
            [1, 2, 3, 4, 5].map(|at: usize| u32::from_le_bytes(fields[at]));
        require(version == VERSION, || {
            format!("its format is version {version}, this program reads version {VERSION}")
        })?;
        require(letters == u32::from(alphabet::SIZE), || {
            format!("its alphabet has {letters} letters, not {}", alphabet::SIZE)
        })?;
        require((WordGraph::ENTRIES..=WordGraph::MAX_SLOTS).contains(&(length as usize)), || {
            format!("it cannot have {length} slots")
        })?;
        require(body.len() == length as usize * 4, || {
            format!("{length} slots need {} bytes, there are {}", length as usize * 4, body.len())
        })?;
        let actual = crc32(body);
        require(actual == sum, || format!("its checksum is {actual:08x}, the header says {sum:08x}"))?;
        let (chunks, _) = body.as_chunks::<4>();
        let slots: Vec<u32> = chunks.iter().map(|&chunk| u32::from_le_bytes(chunk)).collect();
        let actual = check(&slots)?;
        require(actual == u64::from(words), || format!("it has {actual} words, the header says {words}"))?;
        Ok(Self::from_parts(slots, words as usize))
    }
}

/// A count as a header field. 24-bit indices limit both counts to far less than 32 bits for any list that
/// fits into memory.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Checks that the slots form a valid graph, and counts its words.
fn check(slots: &[u32]) -> Result<u64, Damage> {
    let entries = &slots[..WordGraph::ENTRIES];
    for (place, &slot) in entries.iter().enumerate() {
        require(slot & !Edge::CHILD == Edge::LAST, || format!("slot {place} is no entry"))?;
    }
    require(Edge(entries[1]).child() == 0, || {
        "it has a GADDAG, which this version does not know".to_owned()
    })?;

    // Number of words below each node; `None` where no node starts. Children come before parents, so one pass
    // suffices and there is no cycle.
    let mut words_after: Vec<Option<u64>> = vec![None; slots.len()];
    words_after[0] = Some(0);
    let mut node = WordGraph::ENTRIES;
    let mut below: u64 = 0;
    let mut previous_code = 0;
    for (place, edge) in slots.iter().map(|&slot| Edge(slot)).enumerate().skip(WordGraph::ENTRIES) {
        let code = edge.code();
        require((1..=alphabet::SIZE).contains(&code), || {
            format!("slot {place} has letter {code}, the alphabet has {}", alphabet::SIZE)
        })?;
        require(code > previous_code, || {
            format!("slot {place} is out of the alphabetical order of its node")
        })?;
        let child = edge.child() as usize;
        // 1 is an entry; a child that has no count yet is not a node, or would form a cycle.
        let after =
            words_after.get(child).copied().flatten().ok_or_else(|| {
                Damage(format!("slot {place} leads to {child}, where no earlier node starts"))
            })?;
        require(edge.accepts() || child != 0, || format!("slot {place} ends no word and leads nowhere"))?;
        below = below.saturating_add(after).saturating_add(u64::from(edge.accepts()));
        previous_code = code;
        if edge.last() {
            words_after[node] = Some(below);
            node = place + 1;
            below = 0;
            previous_code = 0;
        }
    }
    require(node == slots.len(), || "its last node has no end".to_owned())?;
    let root = Edge(entries[0]).child() as usize;
    words_after
        .get(root)
        .copied()
        .flatten()
        .ok_or_else(|| Damage(format!("its words start at {root}, where no node starts")))
}

/// CRC-32 as in zlib and PNG.
fn crc32(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut byte: u8 = 0;
        loop {
            let mut value = byte as u32;
            let mut bit = 0;
            while bit < 8 {
                value = if value & 1 == 0 { value >> 1 } else { value >> 1 ^ 0xedb8_8320 };
                bit += 1;
            }
            table[byte as usize] = value;
            if byte == u8::MAX {
                break;
            }
            byte += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |sum, &byte| TABLE[usize::from(sum.to_le_bytes()[0] ^ byte)] ^ (sum >> 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAST: u32 = Edge::LAST;
    const ACCEPTS: u32 = Edge::ACCEPTS;
    const A: u32 = 1 << 24;
    const B: u32 = 2 << 24;

    /// A file with a valid header for any slots.
    fn file(words: u32, slots: &[u32]) -> Vec<u8> {
        let body: Vec<u8> = slots.iter().flat_map(|slot| slot.to_le_bytes()).collect();
        let mut bytes = MAGIC.to_vec();
        for field in [VERSION, 26, words, count(slots.len()), crc32(&body)] {
            bytes.extend(field.to_le_bytes());
        }
        bytes.extend(body);
        bytes
    }

    fn complaint(words: u32, slots: &[u32]) -> String {
        WordGraph::from_bytes(&file(words, slots)).unwrap_err().to_string()
    }

    #[test]
    fn bytes_round_trip() {
        for words in [&["BAT", "CAT", "CATS"][..], &["A"], &[]] {
            let graph = WordGraph::build(words).unwrap();
            assert_eq!(WordGraph::from_bytes(&graph.to_bytes()), Ok(graph));
        }
    }

    #[test]
    fn the_checksum_matches_zlib() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_handmade_valid_file_is_read() {
        // AB and B: a node for B, and a root for A and B.
        let slots = [LAST | 3, LAST, B | ACCEPTS | LAST, A | 2, B | ACCEPTS | LAST];
        let graph = WordGraph::from_bytes(&file(2, &slots)).unwrap();
        assert!(graph.contains("AB") && graph.contains("B") && !graph.contains("A"));
    }

    #[test]
    fn each_damage_is_named() {
        let end = A | ACCEPTS | LAST;
        for (words, slots, what) in [
            (0, &[LAST][..], "cannot have 1 slots"),
            (1, &[2, LAST, end], "slot 0 is no entry"),
            (1, &[LAST | 2, LAST | A, end], "slot 1 is no entry"),
            (1, &[LAST | 2, LAST | 2, end], "GADDAG"),
            (1, &[LAST | 3, LAST, end], "start at 3, where no node starts"),
            (1, &[LAST | 1, LAST, end], "start at 1, where no node starts"),
            (1, &[LAST | 2, LAST, ACCEPTS | LAST], "slot 2 has letter 0"),
            (1, &[LAST | 2, LAST, 27 << 24 | ACCEPTS | LAST], "slot 2 has letter 27"),
            (2, &[LAST | 2, LAST, B | ACCEPTS, end], "slot 3 is out of the alphabetical order"),
            (2, &[LAST | 2, LAST, A | ACCEPTS, end], "slot 3 is out of the alphabetical order"),
            (1, &[LAST | 2, LAST, A | LAST], "slot 2 ends no word and leads nowhere"),
            (1, &[LAST | 2, LAST, A | ACCEPTS], "last node has no end"),
            (2, &[LAST | 2, LAST, end], "it has 1 words, the header says 2"),
            // To itself, to a later node, into the middle of a node, to an entry, beyond the end.
            (1, &[LAST | 2, LAST, end | 2], "slot 2 leads to 2"),
            (1, &[LAST | 2, LAST, end | 3, end], "slot 2 leads to 3"),
            (1, &[LAST | 4, LAST, A | ACCEPTS, B | ACCEPTS | LAST, end | 3], "slot 4 leads to 3"),
            (1, &[LAST | 2, LAST, end | 1], "slot 2 leads to 1"),
            (1, &[LAST | 2, LAST, end | 0x999], "slot 2 leads to 2457"),
        ] {
            let complaint = complaint(words, slots);
            assert!(complaint.contains(what), "{complaint} / {what}");
        }
    }

    #[test]
    fn an_overflowing_word_count_is_refused() {
        // Two words for each further letter: 2^70 in all.
        let mut slots = vec![LAST, LAST, A | ACCEPTS, B | ACCEPTS | LAST];
        for node in (2..).step_by(2).take(69) {
            slots.extend([A | node, B | LAST | node]);
        }
        slots[0] |= count(slots.len()) - 2;
        assert!(complaint(0, &slots).contains("18446744073709551615 words"));
    }

    #[test]
    fn every_cut_and_every_flipped_bit_is_noticed() {
        let bytes = WordGraph::build(&["BAT", "CAT", "CATS"]).unwrap().to_bytes();
        for length in 0..bytes.len() {
            assert!(WordGraph::from_bytes(&bytes[..length]).is_err());
        }
        for bit in 0..bytes.len() * 8 {
            let mut damaged = bytes.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(WordGraph::from_bytes(&damaged).is_err(), "bit {bit}");
        }
    }
}
